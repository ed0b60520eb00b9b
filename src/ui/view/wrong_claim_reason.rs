//! Why a claim was wrong: what the board counted, or knew of touches, moves and flags, when it was made.

use crate::view::recorded_game::{RecordedGame, letters_for};
use jadoube_core::chess::{Chess, Position};
use jadoube_core::i18n::{Arg, RulingReason};
use jadoube_core::laws::facts::move_in_any_language::read_in_any_language;
use jadoube_core::laws::facts::repetition::Repetition;
use jadoube_core::laws::{Consequence, PlayerAct, Rule, Ruling};
use jadoube_core::record::log::moves_standing::MovesStanding;
use jadoube_core::record::log::wrong_claim::wrong_claim;

/// Why the claim at that place of the log was wrong, if one was.
pub fn wrong_claim_reason(game: &RecordedGame<'_>, index: usize) -> Option<RulingReason> {
    let entry = &game.log[index];
    if let Some((_, claim)) = wrong_claim(entry) {
        return fact_against(game, index, claim);
    }
    let mut rulings = entry.rulings.iter();
    let refused = rulings.find(|it| it.consequences == [Consequence::ClaimRejected])?;
    let edition = game.arbiter.terms().edition;
    let letters = letters_for(std::slice::from_ref(refused), game.notation);
    let card = game.words.ruling(refused, edition, letters);
    let text = match (refused.rule, entry.event.player_act()?) {
        (Rule::SamePosition | Rule::SamePositionEp | Rule::SamePositionCastling, _) => card.finding,
        (_, PlayerAct::ClaimRepetition(written)) => {
            let (before, claimed) = claimed(game, index, written.as_deref())?;
            let positions = before
                .iter()
                .copied()
                .chain(written.is_some().then_some(&claimed));
            let count = Repetition::of(positions).times(&claimed);
            counted(game, "reason-claim-times", refused, count)
        }
        (_, PlayerAct::ClaimFifty(written)) => {
            let (_, claimed) = claimed(game, index, written.as_deref())?;
            counted(game, "reason-claim-moves", refused, claimed.halfmoves() / 2)
        }
        _ => return None,
    };
    let articles = refused.rule.articles(edition);
    Some(RulingReason {
        text,
        interpretation: card.interpretation,
        articles: articles.map(|number| (number, refused.rule)).collect(),
    })
}

/// What stands against such a claim, in place of what else would be told; nothing where nothing is known.
fn fact_against(game: &RecordedGame<'_>, index: usize, claim: &Ruling) -> Option<RulingReason> {
    let entry = &game.log[index];
    let opponent = !entry.event.player()?;
    let moves = game.table().game();
    let standing = MovesStanding::after(moves.taken_over(), &game.log[..index]);
    let has_moved = || {
        let plies = moves.plies().get(..standing.plies());
        plies.is_some_and(|plies| plies.iter().any(|ply| ply.by == opponent))
    };
    let is_rejected = claim.consequences == [Consequence::ClaimRejected];
    let act = entry.event.player_act()?;
    let id = if *act == PlayerAct::ClaimFlag {
        "reason-flag-up"
    } else if *act == PlayerAct::ClaimTouchMove && is_rejected {
        "reason-touch-kept"
    } else if !has_moved() {
        return None;
    } else if *act == PlayerAct::ClaimTouchMove {
        "reason-touch-unseen"
    } else {
        "reason-last-move-legal"
    };
    let edition = game.arbiter.terms().edition;
    let articles = claim.rule.articles(edition);
    Some(RulingReason {
        text: game.words.tr_args(id, &[("player", opponent.into())]),
        interpretation: None,
        articles: articles.map(|number| (number, claim.rule)).collect(),
    })
}

/// The positions that had been on the board when the claim at that place of the log was made, and the one it was made
/// for: the last of them, or the one after the move that was written down.
fn claimed<'a>(
    game: &RecordedGame<'a>,
    index: usize,
    written: Option<&str>,
) -> Option<(Vec<&'a Chess>, Chess)> {
    let moves = game.table().game();
    let plies = MovesStanding::after(moves.taken_over(), &game.log[..index]).plies();
    let positions: Option<Vec<_>> = (0..=plies).map(|it| moves.position_after(it)).collect();
    let positions = positions?;
    let mut claimed = (*positions.last()?).clone();
    if let Some(text) = written {
        claimed.play_unchecked(read_in_any_language(&claimed, text)?);
    }
    Some((positions, claimed))
}

fn counted(game: &RecordedGame<'_>, id: &str, refused: &Ruling, count: u32) -> String {
    let by_next = [Rule::Repetition3ClaimNext, Rule::FiftyClaimNext].contains(&refused.rule);
    let when = if by_next { "next" } else { "now" };
    let args: [(&str, Arg<'_>); 2] = [("count", count.into()), ("when", when.into())];
    game.words.tr_args(id, &args)
}
