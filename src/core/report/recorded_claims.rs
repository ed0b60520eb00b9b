//! What players claimed and how offers of a draw were answered, as the log tells it: what, by whom, and what it came to.

use super::recorded_game::RecordedGame;
use crate::chess::Color;
use crate::laws::{Consequence, PlayerAct, Rule, Ruling};
use crate::notation::Letters;
use crate::record::Entry;
use crate::record::log::wrong_claim::wrong_claim;
use crate::record::narrative::ClaimFact;

/// The message that says what is claimed, if an act claims anything that has one.
#[expect(clippy::wildcard_enum_match_arm, reason = "few acts claim anything")]
const fn ground(act: &PlayerAct) -> Option<&'static str> {
    let id = match act {
        PlayerAct::ClaimRepetition(_) => "claim-repetition",
        PlayerAct::ClaimFifty(_) => "claim-fifty",
        PlayerAct::ClaimFlag => "claimed-flag",
        PlayerAct::ClaimTimes => "claimed-times",
        PlayerAct::ClaimIllegal => "claimed-illegal",
        PlayerAct::ClaimTouchMove => "claimed-touch-move",
        PlayerAct::ClaimNormalMeans => "claimed-normal-means",
        PlayerAct::ClaimNoEffort => "claimed-no-effort",
        _ => return None,
    };
    Some(id)
}

/// What is claimed in that entry, and by whom.
fn claim(game: &RecordedGame<'_>, entry: &Entry) -> Option<String> {
    let (player, act) = entry.event.player().zip(entry.event.player_act())?;
    let is_of_this_turn = entry
        .rulings
        .iter()
        .any(|it| it.rule == Rule::AccidentalTouch);
    if *act == PlayerAct::ClaimTouchMove && is_of_this_turn {
        // Before the opponent has moved the claim can only be that a piece was touched; which, nobody says.
        let args = [("player", player.into())];
        return Some(game.words.tr_args("record-claims-touch", &args));
    }
    if *act == PlayerAct::ClaimIllegal && Ruling::finds_own_fault(&entry.rulings, player) {
        let args = [("player", player.into())];
        return Some(game.words.tr_args("record-reports-own", &args));
    }
    let claimant = [("player", player.into())];
    let mut claim = game.words.tr_args(ground(act)?, &claimant);
    if let PlayerAct::ClaimRepetition(Some(mv)) | PlayerAct::ClaimFifty(Some(mv)) = act {
        let with = [("move", mv.as_str().into())];
        claim = format!("{claim}, {}", game.words.tr_args("claim-holds-with", &with));
    }
    let args = [("player", player.into()), ("claim", claim.into())];
    Some(game.words.tr_args("record-claims", &args))
}

/// Whether the entry decides on a claim.
fn verdict(entry: &Entry) -> Option<bool> {
    let is_verdict =
        |it: &&Consequence| matches!(it, Consequence::ClaimUpheld | Consequence::ClaimRejected);
    let mut rulings = entry.rulings_on_the_matter();
    let verdict = rulings.find_map(|ruling| ruling.consequences.iter().find(is_verdict))?;
    Some(*verdict == Consequence::ClaimUpheld)
}

/// Whether an entry leaves a claim to be decided later.
fn waits(entry: &Entry) -> bool {
    entry.has(|it| matches!(it, Consequence::AskArbiter(_) | Consequence::ClaimPostponed))
}

/// The claim that the entry at that place makes, or that is decided there, if there is one.
fn claim_of(game: &RecordedGame<'_>, index: usize) -> Option<String> {
    let entry = &game.log[index];
    if let Some(claim) = claim(game, entry) {
        return Some(claim);
    }
    let is_decided = entry.event.arbiter_act().is_some() && verdict(entry).is_some();
    let asked = game.log[..index].iter().rfind(|entry| waits(entry));
    let asked = asked.filter(|_| is_decided)?;
    // What a doubtful touch was is a finding of its own.
    if touch_claimant(&game.log[..index]).is_some() {
        None
    } else {
        claim(game, asked)
    }
}

/// Who claimed of a touch what the arbiter was asked last in that log; nobody where anything else was asked.
pub fn touch_claimant(log: &[Entry]) -> Option<Color> {
    let asked = log.iter().rfind(|it| it.has(Consequence::asks_arbiter))?;
    let is_of_a_touch = asked.event.player_act() == Some(&PlayerAct::ClaimTouchMove);
    asked.event.player().filter(|_| is_of_a_touch)
}

/// Whose claim of a touch is right, or wrong, by what is decided in that entry; nothing where its headline says so.
pub fn touch_claim_decided(game: &RecordedGame<'_>, index: usize) -> Option<String> {
    let (entry, before) = (&game.log[index], &game.log[..index]);
    entry.event.arbiter_act()?;
    let claimant = touch_claimant(before)?;
    let id = if verdict(entry)? {
        "headline-claim-right"
    } else {
        "headline-claim-wrong"
    };
    let args = [("player", claimant.into())];
    let told = game.words.tr_args(id, &args);
    (game.words.headline(&entry.rulings) != told).then_some(told)
}

/// What the entry at that place tells of a claim, `happened` being what was ruled there; nothing where it is about none.
pub fn claim_ruled(game: &RecordedGame<'_>, index: usize, happened: &str) -> Option<String> {
    let entry = &game.log[index];
    if let Some(decided) = touch_claim_decided(game, index) {
        return Some(format!("{happened} · {decided}"));
    }
    let claim = claim_of(game, index)?;
    let came_to = match verdict(entry) {
        _ if entry.has(Consequence::is_charge) => happened.to_owned(),
        Some(true) => {
            let right = game.words.tr("record-claim-right");
            match counted(game, index) {
                Some(counted) => format!("{right} ({counted})"),
                None => right,
            }
        }
        Some(false) => {
            let wrong = game.words.tr("record-claim-wrong");
            // What ended the game all the same was not the claim.
            let ends = entry.rulings.iter().any(Ruling::ends_game);
            let is_flag = |it: &&Consequence| matches!(it, Consequence::Flag(_));
            match entry.consequences().find(is_flag).filter(|_| ends) {
                Some(flag) => {
                    let flag = game.words.consequence(flag, Letters::default());
                    format!("{wrong} · {}", flag.trim_end_matches('.'))
                }
                None => wrong,
            }
        }
        None if waits(entry) => game.words.tr("record-claim-asked"),
        None => happened.to_owned(),
    };
    Some(format!("{claim} · {came_to}"))
}

/// What the board counted for the claim that the entry at that place makes, or decides.
fn counted(game: &RecordedGame<'_>, index: usize) -> Option<String> {
    let count = |index: usize| Some((index, game.narrated(index)?.claim_count?));
    let asked = || game.log[..index].iter().rposition(waits);
    let (claimed, count) = count(index).or_else(|| count(asked()?))?;
    let by_next = matches!(
        game.log[claimed].event.player_act(),
        Some(PlayerAct::ClaimRepetition(Some(_)) | PlayerAct::ClaimFifty(Some(_)))
    );
    let (id, count) = match count {
        ClaimFact::Times(times) => ("record-counted-times", times),
        ClaimFact::Moves(moves) => ("record-counted-moves", moves),
        ClaimFact::FlagUp
        | ClaimFact::TouchKept
        | ClaimFact::TouchUnseen
        | ClaimFact::LastMoveLegal
        | ClaimFact::WrittenNotLegal
        | ClaimFact::PositionsDiffer => return None,
    };
    let when = if by_next { "next" } else { "now" };
    let args = [("count", count.into()), ("when", when.into())];
    Some(game.words.tr_args(id, &args))
}

/// What is claimed where nothing was ruled on it: that the arbiter is to decide, if they are asked, or that it is wrong.
pub fn claim_alone(game: &RecordedGame<'_>, entry: &Entry) -> Option<String> {
    let claim = claim(game, entry)?;
    let came_to = if waits(entry) {
        "record-claim-asked"
    } else if wrong_claim(entry).is_some() {
        "record-claim-wrong"
    } else {
        return Some(claim);
    };
    Some(format!("{claim} · {}", game.words.tr(came_to)))
}

/// That a claim comes too late, and who makes it; or that nobody can make it any more.
pub fn claim_lost(game: &RecordedGame<'_>, entry: &Entry) -> Option<String> {
    let mut consequences = entry.consequences();
    let lost = consequences.find(|it| matches!(it, Consequence::ClaimLost(_)))?;
    let lost = game.words.consequence(lost, Letters::default());
    let lost = lost.trim_end_matches('.');
    Some(match claim(game, entry) {
        Some(claim) => format!("{claim} · {lost}"),
        None => lost.to_owned(),
    })
}

/// Whether the arbiter found later that the draw which a touch declined stands all the same: it was an accident.
pub fn stands_again(log: &[Entry], index: usize) -> bool {
    let offers = |it: &Consequence| matches!(it, Consequence::Offer(_));
    let about_it = |it: &Consequence| offers(it) || *it == Consequence::OfferLapsed;
    let mut later = log[index + 1..].iter();
    let next = later.find(|entry| entry.has(about_it));
    next.is_some_and(|it| it.event.arbiter_act().is_some() && it.has(offers))
}

/// That a draw that was offered is declined by that entry: in words, or by a touch, which `touched` tells already.
pub fn draw_declined(
    game: &RecordedGame<'_>,
    entry: &Entry,
    touched: Option<&str>,
) -> Option<String> {
    let lapses = |it: &Consequence| *it == Consequence::OfferLapsed;
    let is_declined = entry.has(lapses);
    let player = entry.event.player().filter(|_| is_declined)?;
    if let Some(touched) = touched {
        return Some(format!(
            "{touched} · {}",
            game.words.tr("record-declines-by-it")
        ));
    }
    let is_said = entry.event.player_act() == Some(&PlayerAct::Decline);
    is_said.then(|| {
        let args = [("player", player.into())];
        game.words.tr_args("record-declines", &args)
    })
}
