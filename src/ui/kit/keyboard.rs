//! Whose the keys are: the screen's, a line's in which somebody writes, or a sheet's that lies upon the screen.

use eframe::egui::{Context, Event, FocusDirection, Key, Memory, Modifiers, Popup, Response, Ui};

/// A key that went down.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct KeyPress {
    pub key: Key,
    /// What stands at its place on a keyboard of the usual order.
    pub place: Key,
    pub modifiers: Modifiers,
}

/// The keys that went down in this frame; one that is only held does not go down again.
#[expect(clippy::wildcard_enum_match_arm, reason = "no other event is of a key")]
pub fn presses(ui: &Ui) -> Vec<KeyPress> {
    let press = |event: &Event| match *event {
        Event::Key {
            key,
            physical_key,
            pressed: true,
            repeat: false,
            modifiers,
        } => Some(KeyPress {
            key,
            place: physical_key.unwrap_or(key),
            modifiers,
        }),
        _ => None,
    };
    ui.input(|input| input.events.iter().filter_map(press).collect())
}

/// Whether a sheet lies upon the screen, which hears its own keys only.
pub fn is_covered(context: &Context) -> bool {
    context.memory(Memory::top_modal_layer).is_some()
}

/// Whether the keys are the screen's, whatever holds the focus: nobody writes, and no sheet lies upon it.
pub fn is_free(ui: &Ui) -> bool {
    !is_covered(ui.ctx()) && !ui.ctx().text_edit_focused()
}

/// Whether Enter has just ended what was written in that line.
pub fn is_entered(ui: &Ui, line: &Response) -> bool {
    line.lost_focus() && ui.input(|input| input.key_pressed(Key::Enter))
}

/// Whether a menu hangs open, which hears arrows, Enter, Escape and the space bar.
pub fn has_menu(ui: &Ui) -> bool {
    Popup::is_any_open(ui.ctx())
}

/// Takes those keys from everybody who would hear them in this frame, nothing else being held with them: the step of each
/// that was pressed or is held, in the order in which they were.
pub fn take_steps<S: Copy>(ui: &Ui, keys: &[(Key, S)]) -> Vec<S> {
    let step = |event: &Event| {
        let Event::Key {
            key,
            pressed: true,
            modifiers: Modifiers::NONE,
            ..
        } = event
        else {
            return None;
        };
        keys.iter().find(|it| it.0 == *key).map(|it| it.1)
    };
    let steps: Vec<S> = ui.input_mut(|input| {
        let steps = input.events.iter().filter_map(step).collect();
        input.events.retain(|event| step(event).is_none());
        steps
    });
    if !steps.is_empty() {
        // An arrow that leads from row to row does not also lead from button to button.
        ui.memory_mut(|memory| memory.move_focus(FocusDirection::None));
    }
    steps
}

/// Whether the keyboard is at something that Enter and the space bar press: not at a board, nor in a line to write in.
pub fn is_at_a_button(ui: &Ui) -> bool {
    let Some(focused) = ui.memory(Memory::focused) else {
        return false;
    };
    let is_pressed = ui.ctx().viewport(|viewport| {
        let widget = viewport.prev_pass.widgets.get(focused);
        widget.is_some_and(|widget| widget.enabled && widget.sense.senses_click())
    });
    is_pressed && !ui.ctx().text_edit_focused()
}

/// Takes that key from everybody else who would hear it in this frame; whether it went down. Enter and the space bar are a
/// button's that the keyboard is at.
pub fn take(ui: &Ui, wanted: Key) -> bool {
    let presses_buttons = matches!(wanted, Key::Enter | Key::Space);
    !(presses_buttons && is_at_a_button(ui)) && take_from_all(ui, wanted)
}

/// Takes that key from everybody, a focused button among them; whether it went down.
pub fn take_from_all(ui: &Ui, wanted: Key) -> bool {
    let went_down = presses(ui).iter().any(|press| press.key == wanted);
    ui.input_mut(|input| {
        let is_it = |event: &Event| matches!(event, Event::Key { key, .. } if *key == wanted);
        input.events.retain(|event| !is_it(event));
    });
    went_down
}
