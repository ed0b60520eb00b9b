//! A click beside an open menu closes it and does nothing else: whoever only wants to be rid of a menu presses no clock.

use eframe::egui::{
    Context, Event, Memory, Order, Plugin, PointerButton, Popup, PopupCloseBehavior, Pos2,
    RawInput, Response,
};

use super::first_window::is_heard_there;
use super::second_click::{ECHO, is_second};

/// Lets clicks beside a menu through in this frame: a clock beside a wooden board is pressed whatever lies open on the screen.
pub fn let_through(context: &Context) {
    let frame = context.cumulative_frame_nr();
    context.with_plugin(|shade: &mut MenuShade| shade.let_through = Some(frame));
}

/// The menu at a button beside which clicks are let through: a click on the button opens and shuts it, the echo of one does
/// neither.
pub fn menu_at(button: &Response, closes: PopupCloseBehavior) -> Popup<'_> {
    let menu = Popup::menu(button);
    if button.clicked() && is_second(&button.ctx) {
        menu.open_memory(None)
            .close_behavior(PopupCloseBehavior::IgnoreClicks)
    } else {
        menu.close_behavior(closes)
    }
}

/// Has every click of that window looked at.
pub fn install(context: &Context) {
    context.add_plugin(MenuShade::default());
}

/// Hears the pointer before what lies beneath a menu does.
#[derive(Debug, Default)]
struct MenuShade {
    /// Which button's press closed a menu and is still down.
    silenced: Option<PointerButton>,
    /// Since when a menu lies open, in seconds of the window's time.
    open_since: Option<f64>,
    /// The last frame in which clicks were let through.
    let_through: Option<u64>,
    /// Until when another press is the echo of that one, in seconds of the window's time.
    until: f64,
}

impl Plugin for MenuShade {
    fn debug_name(&self) -> &'static str {
        "menu-shade"
    }

    fn input_hook(&mut self, context: &Context, input: &mut RawInput) {
        if !is_heard_there(input) {
            return;
        }
        let before = context.input(|input| input.time);
        let now = input.time.unwrap_or(before + f64::from(input.predicted_dt));
        self.open_since = Popup::is_any_open(context).then(|| self.open_since.unwrap_or(now));
        input.events.retain(|event| {
            let Event::PointerButton {
                pos,
                button,
                pressed,
                ..
            } = event
            else {
                return true;
            };
            if *pressed && self.closes(context, *pos, now) {
                self.silenced = Some(*button);
                self.until = now + ECHO;
            }
            let is_silenced = self.silenced == Some(*button);
            if is_silenced && !pressed {
                self.silenced = None;
            }
            !is_silenced
        });
    }
}

impl MenuShade {
    /// Whether a press there only closes a menu, or is the second one of a hand that has just done so.
    fn closes(&self, context: &Context, at: Pos2, now: f64) -> bool {
        if now < self.until {
            return true;
        }
        let frame = context.cumulative_frame_nr();
        if self.let_through.is_some_and(|last| last + 1 >= frame) {
            return false;
        }
        let layer = context.layer_id_at(at);
        let sheet = context.memory(Memory::top_modal_layer);
        let is_beneath =
            layer.is_none_or(|layer| layer.order < Order::Foreground || Some(layer) == sheet);
        let Some(opened) = self.open_since.filter(|_| is_beneath) else {
            return false;
        };
        // The second click of the hand that opened the menu leaves it open.
        if now - opened >= ECHO {
            Popup::close_all(context);
            context.request_repaint();
        }
        true
    }
}
