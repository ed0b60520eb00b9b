//! The keys: what each of them does, on a page of its own and in fact.

use std::borrow::Cow;

use eframe::egui::{Event, Grid, Key, Modifiers, RichText, Ui};

use crate::chess::Color;
use crate::clock::Clock;
use crate::laws::{ArbiterAct, PlayerAct};
use crate::ui::Command;
use crate::ui::kit::fonts::bold;
use crate::ui::kit::page::page;
use crate::ui::kit::theme::GAP;
use crate::ui::kit::widgets::{sheet, soft, subtitle};
use crate::ui::view::command::FileTask;
use crate::ui::view::frame_view::View;
use crate::ui::view::screen::Screen;
use crate::ui::view::settings::{ClockKeys, Lever};

/// The page's parts: the message of a heading, and keys with the message of what they do.
const SHEET: [(&str, &[(&str, &str)]); 4] = [
    (
        "keys-clock",
        &[
            ("key-name-levers", "key-levers"),
            ("key-name-space", "key-running"),
            ("Pause", "key-pause"),
        ],
    ),
    (
        "keys-board",
        &[
            ("← ↑ → ↓", "key-walk"),
            ("K Q R B N P", "key-jump"),
            ("key-name-enter", "key-act"),
            ("Esc", "key-put-back"),
            ("F", "key-turn"),
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
    page(ui, view, &view.tr("menu-keys"), 760.0, |ui| {
        sheet(ui).show(ui, |ui| {
            ui.set_width(ui.available_width());
            for (heading, keys) in SHEET {
                subtitle(ui, &view.tr(heading));
                Grid::new(heading)
                    .num_columns(2)
                    .spacing([32.0, 8.0])
                    .min_col_width(150.0)
                    .show(ui, |ui| {
                        for (key, id) in keys {
                            let name = if key.starts_with("key-name-") {
                                view.tr(key)
                            } else {
                                Cow::Borrowed(*key)
                            };
                            ui.label(RichText::new(name).font(bold(14.0)));
                            ui.label(view.tr(id));
                            ui.end_row();
                        }
                    });
                ui.add_space(GAP * 2.0);
            }
            soft(ui, &view.tr("keys-running-clock"));
        });
    });
}

/// Lets the keys do what the page says. Keys that are typed into a field do nothing else.
pub fn listen(ui: &Ui, view: &View<'_>) {
    // The side clock has keys of its own.
    if view.screen == Screen::SideClock {
        return;
    }
    let presses: Vec<(Key, Option<Key>, Modifiers)> = ui.input(|input| {
        let pressed = input.events.iter().filter_map(|event| {
            if let Event::Key {
                key,
                physical_key,
                pressed: true,
                repeat: false,
                modifiers,
            } = event
            {
                Some((*key, *physical_key, *modifiers))
            } else {
                None
            }
        });
        pressed.collect()
    });
    let types = ui.ctx().egui_wants_keyboard_input();
    let at_the_table = view.screen == Screen::Table;
    let runs = view
        .table()
        .clock()
        .and_then(Clock::running)
        .filter(|_| at_the_table && view.is_playing());
    for (key, physical, modifiers) in presses {
        let place = physical.unwrap_or(key);
        if let Some(running) = runs {
            if let Some(color) = lever(view.settings.clock_keys, place).filter(|_| !types) {
                view.act(color, PlayerAct::Press);
            } else if place == Key::Space && !types {
                view.act(running, PlayerAct::Press);
            } else if place == Key::Pause {
                view.arbitrate(ArbiterAct::Stop);
            }
        } else if at_the_table && view.is_paused() && !types {
            standing(view, place);
        }
        shortcut(view, place, modifiers);
        anytime(view, key, place, modifiers, types, at_the_table);
    }
}

/// What the keys do while the clocks stand.
fn standing(view: &View<'_>, place: Key) {
    if matches!(place, Key::Space | Key::Pause) {
        let act = if view.is_fresh() {
            ArbiterAct::Start
        } else {
            ArbiterAct::Resume
        };
        view.arbitrate(act);
    }
}

/// What the letters do together with Ctrl; Ctrl alone is a lever.
fn shortcut(view: &View<'_>, place: Key, modifiers: Modifiers) {
    if !modifiers.command {
        return;
    }
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

fn anytime(
    view: &View<'_>,
    key: Key,
    place: Key,
    modifiers: Modifiers,
    types: bool,
    at_the_table: bool,
) {
    if key == Key::F11 {
        view.ask(Command::FullScreen);
    } else if types || modifiers.command || modifiers.alt {
    } else if place == Key::F && at_the_table {
        view.change(|settings| settings.turned = !settings.turned);
    } else if key == Key::Questionmark || key == Key::Slash && modifiers.shift {
        view.ask(Command::Show(Screen::Keys));
    }
}

/// Whose lever a key presses at the table, where letters walk the board.
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
