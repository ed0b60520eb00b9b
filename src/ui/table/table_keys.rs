//! The keys of the table: the levers, the space bar, and those of the board. They work whatever has the focus, unless
//! somebody writes or a sheet lies upon the table; the space bar is a button's that the keyboard is at.

use eframe::egui::{Key, Ui};

use super::board_view::BoardView;
use super::clock_press::{self, ClockStop};
use super::take_back::holds_clocks;
use crate::kit::keyboard::{self, KeyPress};
use crate::view::frame_view::View;
use crate::view::screen::Screen;
use crate::view::settings::{ClockKeys, Lever};
use jadoube_core::chess::Color;

/// Hears what was pressed in this frame, before any button can.
pub fn hear(ui: &Ui, view: &View<'_>, board: &mut BoardView) {
    let has_hands = matches!(
        view.window.screen,
        Screen::Table
            | Screen::Adjourning
            | Screen::Lesson
            | Screen::Practice
            | Screen::LessonEditor
    );
    if !has_hands || !view.has_game || !keyboard::is_free(ui) {
        return;
    }
    for press in keyboard::presses(ui) {
        if board.is_written_elsewhere && matches!(press.place, Key::P | Key::F) {
            continue;
        }
        if let Some(color) = lever(view.settings.preferences.clock_keys, press.place) {
            if view.window.has_sticky_keys && view.hands().press_to_come() != Some(color) {
                // Whoever presses two keys one after the other has pressed no clock.
                let name = view.tr("key-name-space");
                let text = view.tr_args("sticky-keys", &[("key", (&*name).into())]);
                board.message.say(ui, text.into_owned());
                continue;
            }
            let standstill = clock_press::press(view, &mut board.hand, color);
            say_why(ui, view, board, standstill);
        } else if pauses(press) && board.typed.is_empty() {
            let is_answered = view.is_arbiter_called() || !view.may_let_clocks_run();
            if holds_clocks(view) || view.is_paused() && is_answered {
                say_why(ui, view, board, ClockStop::of(view));
            } else {
                view.toggle_clocks();
            }
        } else if press.place == Key::F
            && press.modifiers.shift_only()
            && board.typed.question().is_none()
        {
            view.change(|settings| settings.views.turned = !settings.views.turned);
        }
    }
    if !view.is_playing() || keyboard::has_menu(ui) {
        return;
    }
    if board.typed.question().is_none() && keyboard::take(ui, Key::Space) {
        let standstill = clock_press::space(view, &mut board.hand);
        say_why(ui, view, board, standstill);
    }
    board.hear(ui, view);
}

/// Says over the board why a key does nothing, if it does not.
fn say_why(ui: &Ui, view: &View<'_>, board: &mut BoardView, standstill: Option<ClockStop>) {
    if let Some(standstill) = standstill {
        board.message.say_why(ui, view, standstill);
    }
}

fn pauses(press: KeyPress) -> bool {
    press.place == Key::Pause || press.place == Key::P && press.modifiers.is_none()
}

/// Whose lever a key presses at the table, where letters are typed.
fn lever(keys: ClockKeys, place: Key) -> Option<Color> {
    let keys = match keys {
        ClockKeys::Control | ClockKeys::Letters => ClockKeys::Control,
        ClockKeys::Shift => ClockKeys::Shift,
    };
    keys.lever(place).map(|lever| match lever {
        Lever::Left => Color::White,
        Lever::Right => Color::Black,
    })
}
