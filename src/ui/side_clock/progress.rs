//! The clock that goes on beside the board, in one sentence: for screens that do not show it.

use super::illegal_move::has_lost_one;
use crate::parts::player_names::side_clock_name;
use crate::view::frame_view::View;
use jadoube_core::chess::Color;
use jadoube_core::clock::clock_text::digits;
use jadoube_core::i18n::Day;

/// The blank in what stays together on a line: a name, and the time behind it.
pub const TOGETHER: &str = "\u{A0}";

/// Who plays at the side clock and what it shows, or since which other day it has been left so; nothing before it was
/// started, and nothing once a flag fell or an illegal move lost.
pub fn in_progress(view: &View<'_>) -> Option<String> {
    let side_clock = view.side.clock?;
    let clock = side_clock.clock()?;
    side_clock.next()?;
    let fallen = clock.fallen();
    if fallen.white.is_some() || fallen.black.is_some() || has_lost_one(side_clock, clock) {
        return None;
    }
    let name = |color| {
        let name = side_clock_name(view, side_clock, color);
        name.replace(' ', TOGETHER).into()
    };
    let time = |color| digits(&clock.face(color, view.side.now)).into();
    let mut args = vec![
        ("white", name(Color::White)),
        ("white-time", time(Color::White)),
        ("black", name(Color::Black)),
        ("black-time", time(Color::Black)),
    ];
    let last = side_clock.log().last().and_then(|line| line.wall);
    let day = last.and_then(|wall| Day::of_pgn(&wall.pgn_date()));
    let left = day.filter(|day| clock.running().is_none() && view.window.today != Some(*day));
    let id = match left.zip(view.window.today) {
        Some((day, today)) => {
            args.push(("day", view.words.day_from(day, today).into()));
            "card-side-left"
        }
        None => "card-side-goes-on",
    };
    Some(view.tr_args(id, &args).into_owned())
}
