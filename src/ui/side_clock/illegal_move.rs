//! An illegal move at a board beside the clock: both sides stop, the opponent is given time, and it is counted and logged.

use std::time::Duration;

use eframe::egui::{Button, Popup, Response, TextWrapMode};

use crate::chess::Color;
use crate::clock::Clock;
use crate::laws::{Edition, Pace, Terms};
use crate::record::side_clock::{SideClock, SideClockAct, StopReason};
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
        let gives = gives(clock);
        for color in Color::ALL {
            let name = |color| side_clock_name(view, side_clock, color);
            let args = [
                ("player", name(color).into()),
                ("opponent", name(!color).into()),
                ("time", whole_seconds(gives).into()),
            ];
            let text = view.tr_args("side-illegal-by", &args);
            let button = Button::new(text).wrap_mode(TextWrapMode::Extend);
            if ui.add(button).clicked() {
                charge(view, side_clock, clock, color, gives);
            }
        }
    });
}

/// What the opponent is given under the Laws in force, by how long the game is.
fn gives(clock: &Clock) -> Duration {
    let terms = Terms {
        play: Pace::of(
            Some(clock.controls()),
            Edition::default().provisions().rapid,
        ),
        ..Terms::default()
    };
    Duration::from_mins(terms.minutes(terms.provisions().illegal_move_gives))
}

fn charge(view: &View<'_>, side_clock: &SideClock, clock: &Clock, by: Color, gives: Duration) {
    let Some(mut correction) = side_clock.as_it_stands(view.side_clock_now) else {
        return;
    };
    if clock.running().is_some() {
        view.ask(Command::Clock(SideClockAct::Stop(StopReason::ByHand)));
    }
    let time = correction.times.get_mut(!by);
    *time = time.saturating_add(gives);
    let count = correction.illegal.get_mut(by);
    *count = count.saturating_add(1);
    correction.reason = view.tr("side-illegal").into_owned();
    view.ask(Command::Clock(SideClockAct::Correct(correction)));
}
