//! Why a claim was wrong: what the board counted, or knew of touches, moves and flags, when it was made.

use crate::chess::{Chess, Position as _};
use crate::laws::facts::move_in_any_language::read_in_any_language;
use crate::laws::facts::repetition::Repetition;
use crate::laws::{Consequence, Game, PlayerAct, Rule, Ruling, Table};
use crate::record::log::journal::Entry;
use crate::record::log::wrong_claim::wrong_claim;

/// What stands against a claim.
#[derive(Clone, Debug)]
pub struct ClaimFault {
    /// What was ruled on it.
    pub ruling: Ruling,
    /// The fact.
    pub fact: ClaimFact,
}

/// The fact that stands against a claim.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ClaimFact {
    /// The opponent's flag had not fallen.
    FlagUp,
    /// The opponent moved or captured what they had touched.
    TouchKept,
    /// The opponent was not seen to touch anything else.
    TouchUnseen,
    /// The opponent's last move was legal.
    LastMoveLegal,
    /// The ruling itself says in what two positions differed.
    PositionsDiffer,
    /// The move that was written down is none that can be played.
    WrittenNotLegal,
    /// How often the position had been on the board.
    Times(u32),
    /// How many moves had been made without a capture and without a pawn.
    Moves(u32),
}

impl ClaimFault {
    /// Returns why the claim in that entry was wrong, the game standing so when it was made.
    pub(super) fn of(entry: &Entry, table: &Table) -> Option<Self> {
        let (ruling, fact) = match wrong_claim(entry) {
            Some((_, claim)) => (claim, against(entry, table, claim)?),
            None => miscounted(entry, table.game())?,
        };
        let ruling = ruling.clone();
        Some(Self { ruling, fact })
    }
}

/// What stands against such a claim, in place of what else would be told; nothing where nothing is known.
fn against(entry: &Entry, table: &Table, claim: &Ruling) -> Option<ClaimFact> {
    let opponent = !entry.event.player()?;
    let is_rejected = claim.consequences == [Consequence::ClaimRejected];
    let is_of_a_touch = *entry.event.player_act()? == PlayerAct::ClaimTouchMove;
    if *entry.event.player_act()? == PlayerAct::ClaimFlag {
        return Some(ClaimFact::FlagUp);
    }
    if is_of_a_touch && is_rejected {
        return Some(ClaimFact::TouchKept);
    }
    let fact = if is_of_a_touch {
        ClaimFact::TouchUnseen
    } else {
        ClaimFact::LastMoveLegal
    };
    // What the opponent has let go of since and not completed, nobody has looked into.
    let is_under_way = fact == ClaimFact::LastMoveLegal
        && table.game().has_the_move() == opponent
        && !table.is_in_order();
    let has_moved = table.game().plies().iter().any(|ply| ply.by == opponent);
    (has_moved && !is_under_way).then_some(fact)
}

/// What was ruled on a claim of a draw that was wrong, and what was counted.
fn miscounted<'a>(entry: &'a Entry, game: &Game) -> Option<(&'a Ruling, ClaimFact)> {
    let mut rulings = entry.rulings.iter();
    let refused = rulings.find(|it| it.consequences == [Consequence::ClaimRejected])?;
    let differs = matches!(
        refused.rule,
        Rule::SamePosition | Rule::SamePositionEp | Rule::SamePositionCastling
    );
    let fact = if differs {
        ClaimFact::PositionsDiffer
    } else if is_unreadable(entry, game) {
        ClaimFact::WrittenNotLegal
    } else {
        ClaimFact::counted(entry, game)?
    };
    Some((refused, fact))
}

impl ClaimFact {
    /// Returns what the board counts for the draw that is claimed in that entry, the game standing so when it was claimed:
    /// positions or moves (9.2, 9.3); nothing where nothing is to be counted.
    #[expect(clippy::wildcard_enum_match_arm, reason = "two claims rest on a count")]
    pub(super) fn counted(entry: &Entry, game: &Game) -> Option<Self> {
        match entry.event.player_act()? {
            PlayerAct::ClaimRepetition(written) => {
                let before = (0..=game.plies().len()).filter_map(|it| game.position_after(it));
                let claimed = claimed(game, written.as_deref())?;
                let positions = before.chain(written.is_some().then_some(&claimed));
                Some(Self::Times(Repetition::of(positions).times(&claimed)))
            }
            PlayerAct::ClaimFifty(written) => {
                let claimed = claimed(game, written.as_deref())?;
                Some(Self::Moves(claimed.halfmoves() / 2))
            }
            _ => None,
        }
    }
}

/// A position in which the pieces stand as in one for which a repetition is claimed, and the same player has the move:
/// whether it is the same is for the Laws (9.2.3).
#[derive(Clone, Debug)]
pub struct AlikePosition {
    /// After how many half-moves it stood, the one that was written down counted.
    pub after: usize,
    /// The position.
    pub position: Chess,
}

/// Returns those positions in order, the claimed one last; nothing where no repetition is claimed.
pub(super) fn alike_positions(entry: &Entry, game: &Game) -> Vec<AlikePosition> {
    let Some(PlayerAct::ClaimRepetition(written)) = entry.event.player_act() else {
        return Vec::new();
    };
    let Some(claimed) = claimed(game, written.as_deref()) else {
        return Vec::new();
    };
    let stood = |after: usize| {
        let position = game.position_after(after)?.clone();
        let is_alike = position.board() == claimed.board() && position.turn() == claimed.turn();
        is_alike.then_some(AlikePosition { after, position })
    };
    let plies = game.plies().len();
    let mut alike: Vec<_> = (0..=plies).filter_map(stood).collect();
    if written.is_some() {
        alike.push(AlikePosition {
            after: plies + 1,
            position: claimed,
        });
    }
    alike
}

/// Whether the move that was written down for a claim is none that can be played.
fn is_unreadable(entry: &Entry, game: &Game) -> bool {
    let Some(PlayerAct::ClaimRepetition(written) | PlayerAct::ClaimFifty(written)) =
        entry.event.player_act()
    else {
        return false;
    };
    let text = written.as_deref();
    text.is_some_and(|text| read_in_any_language(game.position(), text).is_none())
}

/// The position a claim was made for: the one on the board, or the one after the move that was written down.
fn claimed(game: &Game, written: Option<&str>) -> Option<Chess> {
    let mut claimed = game.position().clone();
    if let Some(text) = written {
        claimed.play_unchecked(read_in_any_language(&claimed, text)?);
    }
    Some(claimed)
}
