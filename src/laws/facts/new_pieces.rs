//! New pieces from the box: what a pawn may become, and which choice outlives a press that was too early.

use super::turn::Released;
use crate::chess::{Role, Square};

/// Whether a pawn may become it.
pub(super) const fn is_promotion_role(role: Role) -> bool {
    matches!(role, Role::Queen | Role::Rook | Role::Bishop | Role::Knight)
}

/// Of the new pieces that touched a square, in order, those that touched it first and were let go of there.
pub(super) fn chosen_for_good(
    spares: &[(Square, Role)],
    let_go: &[Released],
) -> Vec<(Square, Role)> {
    let is_first = |at: usize| spares[..at].iter().all(|it| it.0 != spares[at].0);
    let is_let_go = |(square, role): (Square, Role)| {
        let mut let_go = let_go.iter();
        let_go.any(|it| (it.from, it.to, it.piece.role) == (square, square, role))
    };
    let stays = |at: &usize| is_first(*at) && is_let_go(spares[*at]);
    (0..spares.len())
        .filter(stays)
        .map(|at| spares[at])
        .collect()
}
