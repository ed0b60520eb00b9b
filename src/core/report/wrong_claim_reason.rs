//! Why a claim was wrong, in the words of a language.

use super::recorded_game::{RecordedGame, letters_for};
use crate::i18n::{Arg, RulingReason};
use crate::laws::Rule;
use crate::record::narrative::ClaimFact;

/// Returns why the claim at that place of the log was wrong, if one was.
pub fn wrong_claim_reason(game: &RecordedGame<'_>, index: usize) -> Option<RulingReason> {
    let fault = game.narrated(index)?.claim_fault.as_ref()?;
    let (ruling, opponent) = (&fault.ruling, !game.log[index].event.player()?);
    let edition = game.arbiter.terms().edition;
    let letters = letters_for(std::slice::from_ref(ruling), game.notation);
    let card = game.words.ruling(ruling, edition, letters);
    let against = |id: &str| (game.words.tr_args(id, &[("player", opponent.into())]), None);
    let counted = |id: &str, count: u32| {
        let by_next = [Rule::Repetition3ClaimNext, Rule::FiftyClaimNext].contains(&ruling.rule);
        let when = if by_next { "next" } else { "now" };
        let args: [(&str, Arg<'_>); 2] = [("count", count.into()), ("when", when.into())];
        (game.words.tr_args(id, &args), card.interpretation.clone())
    };
    let (text, interpretation) = match fault.fact {
        ClaimFact::FlagUp => against("reason-flag-up"),
        ClaimFact::TouchKept => against("reason-touch-kept"),
        ClaimFact::TouchUnseen => against("reason-touch-unseen"),
        ClaimFact::LastMoveLegal => against("reason-last-move-legal"),
        ClaimFact::WrittenNotLegal => (game.words.tr("reason-written-not-legal"), None),
        ClaimFact::Times(count) => counted("reason-claim-times", count),
        ClaimFact::Moves(count) => counted("reason-claim-moves", count),
        ClaimFact::PositionsDiffer => (card.finding, card.interpretation),
    };
    let articles = ruling.rule.articles(edition);
    Some(RulingReason {
        text,
        interpretation,
        articles: articles.map(|number| (number, ruling.rule)).collect(),
    })
}
