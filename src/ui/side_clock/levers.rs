//! The levers: which were pressed in this frame by key, mouse or finger, and what that means.

use eframe::egui::{Event, Key, Modifiers, PointerButton, Pos2, Rect, TouchPhase, Ui};

use crate::kit::keyboard;
use crate::view::settings::{ClockKeys, Lever};
use jadoube_core::chess::{ByColor, Color};
use jadoube_core::clock::Clock;
use jadoube_core::record::side_clock::{SideClock, SideClockAct};

/// Which levers were pressed in this frame. Keys count by their place and once however long they are held; the mouse and
/// each finger count when they come down on a half that nothing lies over, as what people are `told` does. A log in `log`
/// that is only read keeps nobody from pressing beside it.
#[expect(
    clippy::wildcard_enum_match_arm,
    reason = "no other event moves a lever"
)]
pub fn pressed(
    ui: &Ui,
    keys: ClockKeys,
    left: Color,
    places: &ByColor<Rect>,
    [log, told]: [Option<Rect>; 2],
) -> ByColor<bool> {
    let mut pressed = ByColor::default();
    let is_free = keyboard::is_free(ui) || log.is_some();
    let events = ui.input(|input| input.events.clone());
    for event in events {
        let color = match event {
            Event::Key {
                key,
                physical_key,
                pressed: true,
                repeat: false,
                modifiers,
            } if is_free && !is_shortcut(keys, modifiers) => {
                lever_of(keys, physical_key.unwrap_or(key), left)
            }
            Event::PointerButton {
                pos,
                button: PointerButton::Primary,
                pressed: true,
                ..
            }
            | Event::Touch {
                pos,
                phase: TouchPhase::Start,
                ..
            } if told.is_none_or(|told| !told.contains(pos)) => half_at(ui, pos, places, log),
            _ => None,
        };
        if let Some(color) = color {
            *pressed.get_mut(color) = true;
        }
    }
    pressed
}

/// What pressing those levers means: of both at once only the running side's counts. A clock that was not begun is begun by
/// Black's, for White has the first move (Laws of 2023, 6.2).
pub fn act_of_levers(side_clock: &SideClock, pressed: ByColor<bool>) -> Option<SideClockAct> {
    let running = side_clock.clock().and_then(Clock::running);
    match (running, side_clock.next()) {
        (Some(color), _) => pressed.get(color).then_some(SideClockAct::Press(color)),
        (None, None) => {
            let is_blacks = pressed.black && !pressed.white;
            is_blacks.then_some(SideClockAct::Begin(Color::White))
        }
        (None, Some(_)) => None,
    }
}

/// Whether letters that are levers are typed for something else.
fn is_shortcut(keys: ClockKeys, modifiers: Modifiers) -> bool {
    keys == ClockKeys::Letters && (modifiers.command || modifiers.ctrl || modifiers.alt)
}

fn lever_of(keys: ClockKeys, place: Key, left: Color) -> Option<Color> {
    keys.lever(place).map(|lever| match lever {
        Lever::Left => left,
        Lever::Right => left.other(),
    })
}

fn half_at(ui: &Ui, at: Pos2, places: &ByColor<Rect>, log: Option<Rect>) -> Option<Color> {
    let layer = ui.ctx().layer_id_at(at);
    let is_beside_log = log.is_some_and(|log| !log.contains(at));
    let is_free = is_beside_log || layer.is_none_or(|layer| layer == ui.layer_id());
    Color::ALL
        .into_iter()
        .find(|color| is_free && places.get(*color).contains(at))
}
