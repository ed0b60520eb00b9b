//! Which consequences of what was ruled are shown large.

use crate::laws::{Consequence, Ruling};

/// Whether nothing is owed any more by what follows together: the game is over, or the move that was owed has been made.
pub(super) fn is_nothing_owed<'a>(
    mut follows: impl Iterator<Item = &'a Consequence> + Clone,
) -> bool {
    let goes_back = follows.clone().any(|it| {
        matches!(
            it,
            Consequence::TakeBack
                | Consequence::Unmade(_)
                | Consequence::PutBack
                | Consequence::Reinstate
                | Consequence::ReinstateAt(_)
        )
    });
    follows.any(|it| {
        matches!(it, Consequence::Over(_)) || !goes_back && matches!(it, Consequence::Made(_))
    })
}

/// What is shown large: every change of a clock, then what must be done, or else the one thing that matters most.
pub(super) fn large<'a>(
    all: &[(&'a Ruling, &'a Consequence)],
) -> Vec<(&'a Ruling, &'a Consequence)> {
    let of = |wanted: fn(&Consequence) -> bool| {
        let all = all.iter().copied();
        all.filter(move |(_, it)| wanted(it)).collect::<Vec<_>>()
    };
    let mut shown = of(|it| {
        matches!(
            it,
            Consequence::Add(..) | Consequence::Take(..) | Consequence::Set(..)
        )
    });
    // An increment that goes back is no penalty; its reason tells it.
    shown.retain(|(ruling, _)| !ruling.takes_increment_back());
    let has = |wanted: fn(&Consequence) -> bool| all.iter().any(|(_, it)| wanted(it));
    let ends = has(|it| matches!(it, Consequence::Over(_)));
    let is_made = has(Consequence::is_move);
    let mut duties = of(Consequence::is_duty);
    if is_nothing_owed(all.iter().map(|(_, it)| *it)) {
        duties.clear();
    }
    // A later ruling on the same event binds instead of an earlier one.
    if let Some(&(last, _)) = duties.last() {
        duties.retain(|(ruling, _)| std::ptr::eq(*ruling, last));
    }
    if duties.is_empty() {
        let is_illegal = all.iter().any(|(_, it)| it.is_charge());
        let most = all
            .iter()
            .filter(|(_, it)| !(is_made && matches!(it, Consequence::ReinstateAt(_))))
            .filter(|(_, it)| !(ends && is_of_a_game_that_goes_on(it)))
            .filter(|(ruling, it)| !ruling.is_overtaken(it))
            .filter_map(|&(ruling, it)| Some((place(it, is_illegal)?, (ruling, it))))
            .min_by_key(|(place, _)| *place);
        shown.extend(most.map(|(_, most)| most));
    } else {
        shown.extend(duties);
    }
    shown
}

/// Whether a consequence says how play goes on.
pub(super) const fn is_of_a_game_that_goes_on(consequence: &Consequence) -> bool {
    matches!(
        consequence,
        Consequence::Reinstate | Consequence::ReinstateAt(_) | Consequence::Resumed
    )
}

/// How early a consequence that is no duty deserves to be shown large; what need not be has no place.
#[expect(
    clippy::wildcard_enum_match_arm,
    reason = "most consequences are told beside their reason"
)]
const fn place(consequence: &Consequence, is_illegal: bool) -> Option<u8> {
    match consequence {
        Consequence::AskArbiter(_) => Some(0),
        Consequence::Promoted(..) => Some(1),
        Consequence::PressTakenBack(_) => Some(2),
        Consequence::Increment(_) => Some(3),
        Consequence::Unmade(_) => Some(4),
        Consequence::ReinstateAt(_) => Some(5),
        Consequence::Free if is_illegal => Some(6),
        Consequence::TakeBack | Consequence::PutBack => Some(7),
        Consequence::PlayOver => Some(8),
        Consequence::Adjourned => Some(9),
        Consequence::Resumed => Some(10),
        Consequence::Reinstate => Some(11),
        _ => None,
    }
}
