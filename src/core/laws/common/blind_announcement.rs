//! A blind player's move waits for its announcement (D.2.3).

use crate::chess::{Color, Move};
use crate::laws::answers::{Consequence, Ruling};
use crate::laws::editions::Rule;
use crate::laws::facts::Case;
use crate::laws::facts::announcement::{announcement_due, placed};

/// D.2.3 — a blind player's move is made only when it is announced as well; until then what they have put into its aperture
/// stays there.
///
/// For a sighted player the usual rules hold (D.2.5).
pub(in crate::laws) fn waits_for_announcement(
    case: Case<'_>,
    player: Color,
    mv: Move,
) -> Option<Vec<Ruling>> {
    if !case.terms.blind.is(player) || announcement_due(case, player) == Some(mv) {
        return None;
    }
    let is_told = placed(case) == Some(mv);
    let must = Ruling::on(player, Rule::BlindMade, [Consequence::MustAnnounce(mv)]);
    Some(if is_told { Vec::new() } else { vec![must] })
}
