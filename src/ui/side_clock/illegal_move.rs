//! An illegal move at a board beside the clock: both sides stand, its press is taken back, the opponent is given time, and it
//! is counted and logged.

use std::time::Duration;

use eframe::egui::{Button, Popup, Response, RichText, TextWrapMode};

use crate::chess::{ByColor, Color};
use crate::clock::Clock;
use crate::i18n::Words;
use crate::laws::{Edition, Pace, Terms};
use crate::record::side_clock::{
    IllegalMoveCost, IllegalPress, SideClock, SideClockAct, StopReason,
};
use crate::ui::Command;
use crate::ui::kit::clock_text::whole_seconds;
use crate::ui::kit::player_names::side_clock_name;
use crate::ui::kit::theme::palette;
use crate::ui::kit::widgets::soft;
use crate::ui::view::frame_view::View;

/// Asks at the button whose move it was, and what it costs.
pub fn illegal_move_menu(
    view: &View<'_>,
    button: &Response,
    side_clock: &SideClock,
    clock: &Clock,
) {
    Popup::menu(button).show(|ui| {
        ui.set_min_width(240.0);
        let names = ByColor::new_with(|color| side_clock_name(view, side_clock, color));
        if side_clock.can_take_back() {
            let text = takes_back(view, side_clock);
            let button = Button::new(text).wrap_mode(TextWrapMode::Extend);
            if ui.add(button).clicked() {
                view.ask(Command::Clock(SideClockAct::TakeBack));
            }
            ui.separator();
        }
        for color in Color::ALL {
            let count = side_clock.illegal().get(color).saturating_add(1);
            let cost = cost(clock, count);
            let text = if loses(count) {
                let lost = lost(view.words, names.get(color), count);
                RichText::new(lost).color(palette(ui).warning)
            } else {
                let args = [
                    ("player", names.get(color).as_str().into()),
                    ("opponent", names.get(!color).as_str().into()),
                    ("time", whole_seconds(cost.gives).into()),
                    ("number", side_clock.illegal_move_number(color).into()),
                ];
                RichText::new(view.tr_args("side-illegal-by", &args))
            };
            let button = Button::new(text).wrap_mode(TextWrapMode::Extend);
            if ui.add(button).clicked() {
                charge(view, side_clock, clock, color, cost);
            }
        }
        ui.add_space(2.0);
        ui.horizontal(|ui| {
            ui.add_space(ui.spacing().button_padding.x);
            soft(ui, &view.tr("side-illegal-uncompleted"));
        });
        ui.add_space(4.0);
    });
}

/// What a button says that takes back the last correction: the illegal move by its number, where it noted one.
#[must_use]
pub fn takes_back(view: &View<'_>, side_clock: &SideClock) -> String {
    let Some((by, count)) = side_clock.last_charged() else {
        return view.tr("correct-take-back").into_owned();
    };
    let name = side_clock_name(view, side_clock, by);
    let what = numbered(view.words, &name, count);
    view.tr_args("side-illegal-take-back", &[("what", what.into())])
        .into_owned()
}

/// That the player so called loses by the illegal move of that number.
#[must_use]
pub fn lost(words: Words, player: &str, count: u32) -> String {
    let args = [("player", player.into()), ("count", count.into())];
    words.tr_args("side-illegal-loses", &args).into_owned()
}

/// The illegal move of the player so called that is the one of that number.
#[must_use]
pub fn numbered(words: Words, player: &str, count: u32) -> String {
    let args = [("player", player.into()), ("count", count.into())];
    words.tr_args("side-illegal-nth", &args).into_owned()
}

/// Whether the game on the clock is over by illegal moves, unless the arbiter rules otherwise: both sides stand, and a
/// player has as many as lose.
#[must_use]
pub fn has_lost_one(side_clock: &SideClock, clock: &Clock) -> bool {
    let mut counts = side_clock.illegal().into_iter();
    clock.running().is_none() && counts.any(loses)
}

/// Whether so many illegal moves of a player lose under the Laws in force, or draw where the opponent cannot mate.
#[must_use]
pub fn loses(count: u32) -> bool {
    count >= Edition::default().provisions().illegal_move_that_loses
}

/// What a player's illegal move of that number costs under the Laws in force, by how long the game is: one that loses gives
/// no time.
fn cost(clock: &Clock, count: u32) -> IllegalMoveCost {
    let terms = Terms {
        play: Pace::of(
            Some(clock.controls()),
            Edition::default().provisions().rapid,
        ),
        ..Terms::default()
    };
    let gives = Duration::from_mins(terms.minutes(terms.provisions().illegal_move_gives));
    IllegalMoveCost {
        gives: if loses(count) { Duration::ZERO } else { gives },
        takes_back_increment: terms.regulations.take_back_increment,
    }
}

fn charge(
    view: &View<'_>,
    side_clock: &SideClock,
    clock: &Clock,
    by: Color,
    cost: IllegalMoveCost,
) {
    let Some((mut correction, press)) = side_clock.illegal_move(by, cost, view.side_clock_now)
    else {
        return;
    };
    if clock.running().is_some() {
        view.ask(Command::Clock(SideClockAct::Stop(StopReason::ByHand)));
    }
    let (id, gained) = match press {
        IllegalPress::Replied => ("side-illegal-replied", Duration::ZERO),
        IllegalPress::TakenBack(Duration::ZERO) => ("side-illegal-press-back", Duration::ZERO),
        IllegalPress::TakenBack(gained) => ("side-illegal-press-back-gain", gained),
        IllegalPress::Unknown => ("side-illegal-press-unknown", Duration::ZERO),
    };
    let args = [
        ("player", side_clock_name(view, side_clock, by).into()),
        ("number", side_clock.illegal_move_number(by).into()),
        ("time", whole_seconds(gained).into()),
    ];
    correction.reason = view.tr_args(id, &args).into_owned();
    view.ask(Command::Clock(SideClockAct::Correct(correction)));
}
