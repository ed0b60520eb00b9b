//! An illegal move at a board beside the clock: both sides stand, its press is taken back, the opponent is given time, and it
//! is counted and logged.

use std::time::Duration;

use eframe::egui::{Button, Popup, Response, TextWrapMode};

use crate::chess::Color;
use crate::clock::Clock;
use crate::laws::{Edition, Pace, Terms};
use crate::record::side_clock::{
    IllegalMoveCost, IllegalPress, SideClock, SideClockAct, StopReason,
};
use crate::ui::Command;
use crate::ui::kit::clock_text::whole_seconds;
use crate::ui::kit::player_names::side_clock_name;
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
        for color in Color::ALL {
            let name = |color| side_clock_name(view, side_clock, color);
            let count = side_clock.illegal().get(color).saturating_add(1);
            let cost = cost(clock, count);
            let args = [
                ("player", name(color).into()),
                ("opponent", name(!color).into()),
                ("time", whole_seconds(cost.gives).into()),
                ("count", count.into()),
            ];
            let text = if loses(count) {
                view.tr_args("side-illegal-loses", &args)
            } else {
                view.tr_args("side-illegal-by", &args)
            };
            let button = Button::new(text).wrap_mode(TextWrapMode::Extend);
            if ui.add(button).clicked() {
                charge(view, side_clock, clock, color, cost);
            }
        }
        if side_clock.can_take_back() {
            let text = view.tr("correct-take-back");
            let button = Button::new(text).wrap_mode(TextWrapMode::Extend);
            if ui.add(button).clicked() {
                view.ask(Command::Clock(SideClockAct::TakeBack));
            }
        }
    });
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
        IllegalPress::NotMade => ("side-illegal-before-press", Duration::ZERO),
        IllegalPress::TakenBack(Duration::ZERO) => ("side-illegal-press-back", Duration::ZERO),
        IllegalPress::TakenBack(gained) => ("side-illegal-press-back-gain", gained),
        IllegalPress::Unknown => ("side-illegal-press-unknown", Duration::ZERO),
    };
    let args = [
        ("player", side_clock_name(view, side_clock, by).into()),
        ("time", whole_seconds(gained).into()),
    ];
    correction.reason = view.tr_args(id, &args).into_owned();
    view.ask(Command::Clock(SideClockAct::Correct(correction)));
}
