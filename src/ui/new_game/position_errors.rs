//! What is wrong with a first rank that is being set up for Chess960, in words.

use crate::view::frame_view::View;
use jadoube_core::chess::chess960_start_number;

/// What keeps a first rank from being, or becoming, one of the 960.
pub fn rank_fault_text(view: &View<'_>, fault: chess960_start_number::RankFault) -> String {
    let text = match fault {
        chess960_start_number::RankFault::TooMany { role, allowed, .. } => view.tr_args(
            "rank-too-many",
            &[("role", role.into()), ("allowed", allowed.into())],
        ),
        chess960_start_number::RankFault::BishopsOnOneColor { light } => {
            let shade = if light { "light" } else { "dark" };
            view.tr_args("rank-bishops", &[("shade", shade.into())])
        }
        chess960_start_number::RankFault::KingOutsideRooks { .. } => view.tr("rank-king-outside"),
        chess960_start_number::RankFault::NoWayOn => view.tr("rank-no-way-on"),
        chess960_start_number::RankFault::Incomplete { empty } => {
            view.tr_args("rank-incomplete", &[("count", empty.into())])
        }
    };
    text.into_owned()
}
