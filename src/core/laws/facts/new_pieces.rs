//! New pieces from the box: what a pawn may become, and which choice outlives a press that was too early.

use crate::chess::{Role, Square};

/// Whether a pawn may become it.
pub(super) const fn is_promotion_role(role: Role) -> bool {
    matches!(role, Role::Queen | Role::Rook | Role::Bishop | Role::Knight)
}

/// Returns, of the new pieces that touched squares in that order, the first on each: that choice is final (4.4.4).
pub(super) fn chosen_for_good(spares: &[(Square, Role)]) -> Vec<(Square, Role)> {
    let is_first = |at: &usize| spares[..*at].iter().all(|it| it.0 != spares[*at].0);
    (0..spares.len())
        .filter(is_first)
        .map(|at| spares[at])
        .collect()
}
