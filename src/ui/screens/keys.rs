//! The keys: what each of them does, on a page of its own and in fact.

use std::borrow::Cow;

use eframe::egui::{Key, Label, Ui, vec2};

use crate::ui::Command;
use crate::ui::kit::keyboard::{self, KeyPress};
use crate::ui::kit::page::page;
use crate::ui::kit::theme::GAP;
use crate::ui::kit::tile::key_cap;
use crate::ui::kit::widgets::{form, soft, subtitle};
use crate::ui::view::command::FileTask;
use crate::ui::view::frame_view::View;
use crate::ui::view::screen::Screen;

/// The page's parts: the message of a heading, and keys with the message of what they do.
const SHEET: [(&str, &[(&str, &str)]); 4] = [
    (
        "keys-clock",
        &[
            ("key-name-levers", "key-levers"),
            ("key-name-space", "key-space"),
            ("Pause, P", "key-pause"),
        ],
    ),
    (
        "keys-board",
        &[
            ("← ↑ → ↓", "key-walk"),
            ("key-name-enter", "key-act"),
            ("key-name-typed", "key-typed"),
            ("key-name-pieces", "key-jump"),
            ("Shift+Enter", "key-draw"),
            ("Esc", "key-put-back"),
            ("Shift+F", "key-turn"),
        ],
    ),
    (
        "keys-side",
        &[
            ("key-name-levers", "key-side-levers"),
            ("key-name-space", "key-running"),
            ("Esc", "key-side-stop"),
            ("key-name-enter", "key-side-correct"),
            ("F2", "key-side-counters"),
            ("F4", "key-side-lock"),
        ],
    ),
    (
        "keys-program",
        &[
            ("Ctrl+N", "menu-new"),
            ("Ctrl+O", "menu-open"),
            ("Ctrl+S", "menu-save"),
            ("Ctrl+E", "menu-pgn"),
            ("F11", "menu-full-screen"),
            ("?", "menu-keys"),
            ("Ctrl+Q", "menu-quit"),
        ],
    ),
];

/// Shows the page of keys.
pub fn keys_page(ui: &mut Ui, view: &View<'_>) {
    page(ui, view, &view.tr("menu-keys"), 1100.0, |ui| {
        form(ui, |ui| {
            let (game, others) = SHEET.split_at(2);
            if ui.available_width() > 900.0 {
                ui.columns(2, |columns| {
                    for (ui, parts) in columns.iter_mut().zip([game, others]) {
                        ui.vertical(|ui| list(ui, view, parts));
                    }
                });
            } else {
                list(ui, view, &SHEET);
            }
            soft(ui, &view.tr("keys-running-clock"));
        });
    });
}

/// How wide the keys stand beside what they do.
const KEYS: f32 = 150.0;

/// Lists some of the page's parts.
fn list(ui: &mut Ui, view: &View<'_>, parts: &[(&str, &[(&str, &str)])]) {
    for (heading, keys) in parts {
        subtitle(ui, &view.tr(heading));
        ui.spacing_mut().item_spacing.y = 8.0;
        for (key, id) in *keys {
            let name = if key.starts_with("key-name-") {
                view.tr(key)
            } else {
                Cow::Borrowed(*key)
            };
            ui.horizontal_top(|ui| {
                ui.allocate_ui(vec2(KEYS, 28.0), |ui| {
                    ui.set_width(KEYS);
                    key_cap(ui, &name);
                });
                ui.vertical(|ui| {
                    ui.add_space(2.0);
                    ui.add(Label::new(view.tr(id)).wrap());
                });
            });
        }
        ui.add_space(GAP * 2.0);
    }
}

/// Lets the keys do what the page says, on every screen but the side clock, which has keys of its own. Keys that are typed
/// into a line do nothing else, and a sheet that lies upon a screen hears its own only.
pub fn listen(ui: &Ui, view: &View<'_>) {
    if view.screen == Screen::SideClock {
        return;
    }
    for press in keyboard::presses(ui) {
        if press.key == Key::F11 {
            view.ask(Command::FullScreen);
        } else if keyboard::is_covered(ui) {
        } else if press.modifiers.command {
            shortcut(view, press.place);
        } else if keyboard::is_free(ui) && !press.modifiers.alt && asks_for_keys(press) {
            view.ask(Command::Show(Screen::Keys));
        }
    }
}

fn asks_for_keys(press: KeyPress) -> bool {
    press.key == Key::Questionmark || press.key == Key::Slash && press.modifiers.shift
}

/// What the letters do together with Ctrl; Ctrl alone is a lever.
fn shortcut(view: &View<'_>, place: Key) {
    let command = if place == Key::N {
        Command::Show(Screen::NewGame)
    } else if place == Key::O {
        Command::Choose(FileTask::Open)
    } else if place == Key::S {
        Command::Choose(FileTask::Save)
    } else if place == Key::E {
        Command::Choose(FileTask::ExportPgn)
    } else {
        return;
    };
    if view.has_game || matches!(place, Key::N | Key::O) {
        view.ask(command);
    }
}
