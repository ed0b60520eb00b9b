//! The keys: what each of them does, on a page of its own and in fact.

use std::borrow::Cow;

use eframe::egui::{Key, Label, Ui, vec2};

use AppAction::Say;
use NamedKey::{Cards, Of, Printed, SideLevers, SidePause, TableLevers, Told};

use crate::app_action::{AppAction, PlayerWish};
use crate::kit::keyboard::{self, KeyPress};
use crate::kit::theme::GAP;
use crate::kit::tile::{key_cap_that_does, key_cap_width};
use crate::kit::widgets::{form, part_title, quiet, soft};
use crate::parts::page::page;
use crate::start::first_screen::CARDS;
use crate::table::ruling_lifetime::newest_rule;
use crate::view::command::Command;
use crate::view::frame_view::View;
use crate::view::screen::Screen;
use crate::view::settings::ClockKeys;

/// A key as the page names it.
#[derive(Clone, Copy, Debug)]
enum NamedKey {
    /// As it is printed on the key.
    Printed(&'static str),
    Told(&'static str),
    Of(AppAction),
    /// Those that press the clocks of the table, as they were chosen.
    TableLevers,
    /// Those that press the halves of the side clock.
    SideLevers,
    /// Those that stop the side clock: a letter among them unless letters press its halves.
    SidePause,
    /// The digits of the cards that stand on the first screen.
    Cards,
}

/// Keys, each with the message of what it does, below the message of a heading.
type KeyGroup = (&'static str, &'static [(NamedKey, &'static str)]);

const SHEET: [KeyGroup; 6] = [
    (
        "keys-clock",
        &[
            (TableLevers, "key-levers"),
            (Told("key-name-space"), "key-space"),
            (Printed("Pause, P"), "key-pause"),
        ],
    ),
    (
        "keys-board",
        &[
            (Printed("← ↑ → ↓"), "key-walk"),
            (Told("key-name-enter"), "key-act"),
            (Told("key-name-typed"), "key-typed"),
            (Told("key-name-ask"), "key-ask"),
            (Told("key-name-pieces"), "key-jump"),
            (Printed("Shift+Enter"), "key-draw"),
            (Printed("Esc"), "key-put-back"),
            (Of(AppAction::TurnBoard), "key-turn"),
        ],
    ),
    (
        "keys-said",
        &[
            (Of(Say(PlayerWish::Offer)), PlayerWish::Offer.id()),
            (Of(Say(PlayerWish::Claim)), PlayerWish::Claim.id()),
            (Of(Say(PlayerWish::Resign)), PlayerWish::Resign.id()),
            (Of(Say(PlayerWish::Adjust)), PlayerWish::Adjust.id()),
            (Of(Say(PlayerWish::TakeBack)), PlayerWish::TakeBack.id()),
            (Of(Say(PlayerWish::Arbiter)), PlayerWish::Arbiter.id()),
            (Printed("Shift"), "key-other-player"),
            (Of(AppAction::Announce), "key-announce"),
            (Of(AppAction::AskMoves), "announce-ask-moves"),
            (Of(AppAction::ReadSheet), "key-read-sheet"),
            (Of(AppAction::Question), "key-question"),
            (Of(AppAction::Desk), "desk-open"),
            (Of(AppAction::Menu), "menu"),
        ],
    ),
    (
        "keys-review",
        &[
            (Printed("← →"), "key-step"),
            (Printed("Home"), "key-to-start"),
            (Printed("End"), "key-to-end"),
            (Printed("Shift + ← ↑ → ↓"), "key-walk"),
            (Printed("Shift+Enter"), "key-draw"),
            (Of(AppAction::TurnBoard), "key-turn"),
        ],
    ),
    (
        "keys-side",
        &[
            (SideLevers, "key-side-levers"),
            (Told("key-name-space"), "key-running"),
            (SidePause, "key-pause"),
            (Printed("Esc"), "key-side-stop"),
            (Told("key-name-enter"), "key-side-correct"),
            (Printed("F2"), "key-side-counters"),
            (Printed("F1"), "key-laws"),
            (Printed("F4"), "key-side-lock"),
        ],
    ),
    (
        "keys-program",
        &[
            (Cards, "key-cards"),
            (Of(AppAction::Palette), "menu-palette"),
            (Of(AppAction::TellAgain), "key-tell-again"),
            (Of(AppAction::NewGame), "menu-new"),
            (Of(AppAction::Open), "menu-open"),
            (Of(AppAction::Save), "menu-save"),
            (Of(AppAction::ExportPgn), "menu-pgn"),
            (Of(AppAction::Laws), "key-laws"),
            (Of(AppAction::FullScreen), "menu-full-screen"),
            (Of(AppAction::Keys), "menu-keys"),
            (Of(AppAction::Quit), "menu-quit"),
        ],
    ),
];

impl NamedKey {
    fn name(self, view: &View<'_>) -> Cow<'static, str> {
        let (chosen, at_the_side) = (
            view.settings.preferences.clock_keys,
            view.settings.side_clock_keys(),
        );
        match self {
            Printed(name) => Cow::Borrowed(name),
            Told(id) => view.tr(id),
            Of(action) => action.printed_keys(),
            SideLevers => view.tr(&format!("clock-keys-{at_the_side}")),
            SidePause if at_the_side == ClockKeys::Letters => Cow::Borrowed("Pause"),
            SidePause => Cow::Borrowed("Pause, P"),
            Cards => Cow::Owned(format!("1–{}", CARDS.len())),
            TableLevers => view.tr(&format!("clock-keys-{}", at_the_table(chosen))),
        }
    }
}

/// The keys of the table's clocks: letters press those of the side clock alone.
const fn at_the_table(chosen: ClockKeys) -> ClockKeys {
    match chosen {
        ClockKeys::Control | ClockKeys::Letters => ClockKeys::Control,
        ClockKeys::Shift => ClockKeys::Shift,
    }
}

pub fn keys_page(ui: &mut Ui, view: &View<'_>) {
    page(ui, view, &view.tr("menu-keys"), 1100.0, |ui| {
        ui.horizontal(|ui| {
            for action in [AppAction::Manual, AppAction::About] {
                if quiet(ui, &action.text(view)).clicked() {
                    action.ask(view);
                }
            }
        });
        ui.add_space(GAP);
        form(ui, |ui| {
            let (game, others) = SHEET.split_at(3);
            if ui.available_width() > 900.0 {
                ui.columns(2, |columns| {
                    for (ui, parts) in columns.iter_mut().zip([game, others]) {
                        ui.vertical(|ui| list(ui, view, parts));
                    }
                    // The second column is the shorter one.
                    lever_alone(&mut columns[1], view);
                });
            } else {
                list(ui, view, &SHEET);
                lever_alone(ui, view);
            }
        });
    });
}

/// That the key of a lever presses the clock by itself only.
fn lever_alone(ui: &mut Ui, view: &View<'_>) {
    let key = match at_the_table(view.settings.preferences.clock_keys) {
        ClockKeys::Shift => "Shift",
        ClockKeys::Control | ClockKeys::Letters => "Ctrl",
    };
    soft(
        ui,
        &view.tr_args("keys-running-clock", &[("key", key.into())]),
    );
}

/// Lists some of the page's parts: the keys in a column as wide as the longest name, what they do beside it.
fn list(ui: &mut Ui, view: &View<'_>, parts: &[KeyGroup]) {
    let named = parts.iter().flat_map(|(_, keys)| *keys);
    let widths = named.map(|(key, _)| key_cap_width(ui, &key.name(view)));
    let width = widths.fold(0.0, f32::max) + GAP;
    for (heading, keys) in parts {
        part_title(ui, &view.tr(heading));
        ui.spacing_mut().item_spacing.y = 6.0;
        for (key, id) in *keys {
            ui.horizontal_top(|ui| {
                ui.allocate_ui(vec2(width, 26.0), |ui| {
                    ui.set_width(width);
                    let name = key.name(view);
                    let spoken = format!("{name}: {}", view.tr(id));
                    key_cap_that_does(ui, &name, &spoken);
                });
                ui.vertical(|ui| {
                    ui.add_space(2.0);
                    ui.add(Label::new(view.tr(id)).wrap());
                });
            });
        }
        ui.add_space(GAP * 1.5);
    }
}

/// What was asked for by a key, and whether Shift was held with it.
#[derive(Clone, Copy, Debug)]
pub struct KeyWish {
    pub action: AppAction,
    pub is_shifted: bool,
}

/// Hears the keys of the page, on every screen but the side clock, which has keys of its own, and gives what they ask for.
/// Keys that are typed into a line do nothing else, and a sheet that lies upon a screen hears its own only.
pub fn listen(ui: &Ui, view: &View<'_>) -> Vec<KeyWish> {
    if view.window.screen == Screen::SideClock {
        return Vec::new();
    }
    let mut wishes = Vec::new();
    for press in keyboard::presses(ui) {
        if press.key == Key::F1 && press.modifiers.is_none() && !keyboard::is_covered(ui.ctx()) {
            view.ask(
                newest_rule(view).map_or(Command::Show(Screen::Laws), |rule| {
                    Command::OpenLaw(rule.into())
                }),
            );
        }
        let action = wished(ui, press).filter(|action| action.is_allowed(view));
        wishes.extend(action.map(|action| KeyWish {
            action,
            is_shifted: press.modifiers.shift,
        }));
    }
    wishes
}

/// The action that a key asks for.
#[expect(clippy::wildcard_enum_match_arm, reason = "few keys ask for something")]
fn wished(ui: &Ui, press: KeyPress) -> Option<AppAction> {
    if press.key == Key::F11 {
        return Some(AppAction::FullScreen);
    }
    if keyboard::is_covered(ui.ctx()) {
        return None;
    }
    let is_free = keyboard::is_free(ui);
    if press.modifiers.command {
        // Where somebody writes, some of these keys are the line's.
        let action = AppAction::with_control(press.place)?;
        return Some(action).filter(|action| is_free || !matches!(action, Say(_)));
    }
    match press.key {
        _ if !is_free || press.modifiers.alt => None,
        _ if asks_for_keys(press) => Some(AppAction::Keys),
        Key::F4 => Some(AppAction::ReadSheet),
        Key::F5 => Some(AppAction::AskMoves),
        Key::F6 => Some(AppAction::Question),
        Key::F7 => Some(AppAction::Announce),
        Key::F8 => Some(AppAction::TellAgain),
        Key::F9 => Some(AppAction::Desk),
        Key::F10 => Some(AppAction::Menu),
        _ => None,
    }
}

fn asks_for_keys(press: KeyPress) -> bool {
    press.key == Key::Questionmark || press.key == Key::Slash && press.modifiers.shift
}
