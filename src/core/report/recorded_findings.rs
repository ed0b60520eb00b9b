//! What the arbiter found at the board and nothing changes by, as the log tells it: what counts later, and what is answered.

use super::recorded_claims::touch_claimant;
use super::recorded_game::RecordedGame;
use crate::chess::{Color, Square};
use crate::clock::ClockUnit;
use crate::laws::{ArbiterAct, CommonAct, Consequence, Deed, Notice, PlayerAct, Rule, Ruling};
use crate::record::Entry;
use crate::record::narrative::NarratedEntry;

/// Whether a consequence changes nothing here and is an answer all the same: the board is turned by hands, and a game that
/// goes on goes on by a rule.
pub const fn is_answer(consequence: &Consequence) -> bool {
    matches!(
        consequence,
        Consequence::Notice(Notice::TurnBoard | Notice::GoesOn)
    )
}

/// The square whose piece an act touches.
pub const fn touched_square(act: &PlayerAct) -> Option<Square> {
    let (PlayerAct::Touch(square)
    | PlayerAct::Graze(square)
    | PlayerAct::Brush(square)
    | PlayerAct::Lift(square)) = act
    else {
        return None;
    };
    Some(*square)
}

/// What was found at the board for which a game does not count.
pub fn annulled_for(game: &RecordedGame<'_>, entry: &Entry) -> Option<String> {
    let annuls = |ruling: &&Ruling| ruling.consequences.contains(&Consequence::Annulled);
    let ruling = entry.rulings.iter().find(annuls)?;
    let is_finding = matches!(entry.event.deed, Deed::Common(..));
    let known = is_finding || game.table().colors_found_reversed();
    let id = format!("rule-{}-finding", ruling.rule.slug());
    known.then(|| {
        let found = game.words.tr(&id);
        // By that finding itself a game ends only early (7.3).
        if is_finding && ruling.rule == Rule::ColoursReversed {
            format!("{found} {}", game.words.tr("record-fewer-than-ten"))
        } else {
            found
        }
    })
}

/// That a flag fell, and which of both it was where both fell.
pub fn fallen_flag(game: &RecordedGame<'_>, index: usize) -> Option<String> {
    let Deed::Flag(color) = game.log[index].event.deed else {
        return None;
    };
    let other = |log: &[Entry]| log.iter().any(|it| it.event.deed == Deed::Flag(!color));
    let is_unclear = |it: &Entry| it.event.arbiter_act() == Some(&ArbiterAct::FlagsUnclear);
    let id = if game.log[index..].iter().any(is_unclear) {
        "log-flag"
    } else if other(&game.log[..index]) {
        "log-flag-second"
    } else if other(&game.log[index..]) {
        "log-flag-first"
    } else {
        "log-flag"
    };
    let player = [("player", game.words.name(color).into())];
    Some(game.words.tr_args(id, &player))
}

/// What the arbiter found of a touch, and of which piece; the same with what its player owes now, and whose clock runs for that.
#[expect(
    clippy::wildcard_enum_match_arm,
    reason = "few acts of the arbiter find what a touch was"
)]
pub fn touch_found(
    game: &RecordedGame<'_>,
    index: usize,
    held: &NarratedEntry,
) -> Option<(String, String)> {
    let entry = &game.log[index];
    let (id, square) = match *entry.event.arbiter_act()? {
        ArbiterAct::CallTouched(square) => ("record-touched-on-purpose", Some(square)),
        ArbiterAct::CallUntouched(square) => ("record-touched-by-accident", Some(square)),
        ArbiterAct::CallAccidental => ("record-touched-by-accident", None),
        _ => return None,
    };
    let touches = |entry: &Entry| touched_square(entry.event.player_act()?);
    let square = square.or_else(|| game.log[..index].iter().rev().find_map(touches))?;
    let piece = held.board.piece_at(square)?;
    let args = [("role", piece.role.into()), ("square", square.into())];
    let found = game.words.tr_args(id, &args);
    let letters = game.notation.of(piece.color).letters;
    // A doubt that nobody had claimed anything about is no claim that is right or wrong.
    let is_claimed = touch_claimant(&game.log[..index]).is_some();
    let is_verdict =
        |it: &Consequence| matches!(it, Consequence::ClaimUpheld | Consequence::ClaimRejected);
    let follows = entry
        .consequences()
        .filter(|it| !matches!(it, Consequence::Notice(_)) && (is_claimed || !is_verdict(it)))
        .map(|it| game.words.consequence(it, letters));
    let runs = held.started.map(Consequence::StartClock);
    let runs = runs.map(|runs| game.words.consequence(&runs, letters));
    let told = std::iter::once(found.clone()).chain(follows).chain(runs);
    let told: Vec<String> = told.collect();
    Some((found, told.join(" · ")))
}

/// That a player knocked pieces over, pressed before they stood, or set all up again, and what follows for the clocks.
pub fn knocked_over(game: &RecordedGame<'_>, index: usize) -> Option<String> {
    let entry = &game.log[index];
    let found = match (entry.event.common_act(), entry.event.player()) {
        (Some(CommonAct::Displace(..) | CommonAct::KnockOver), Some(player)) => {
            let args = [("player", player.into())];
            Some(game.words.tr_args("rule-displaced-pieces-finding", &args))
        }
        (Some(CommonAct::StandUp), _) => Some(format!("{}.", game.words.tr("strip-stand-again"))),
        (None, Some(_)) if presses_while_pieces_lie(entry) => None,
        _ => return None,
    };
    let letters = game.notation.of(Color::White).letters;
    let rulings = entry.rulings.iter();
    let follows = rulings
        .flat_map(|ruling| {
            let all = ruling.consequences.iter();
            all.filter(|it| !ruling.is_overtaken(it))
        })
        .filter(|it| !matches!(it, Consequence::Notice(_) | Consequence::Take(..)))
        .map(|it| game.words.consequence(it, letters));
    let told: Vec<String> = found.into_iter().chain(follows).collect();
    let told = told.join(" ");
    let mut taken = entry.consequences();
    let presser = taken.find_map(|it| {
        if let Consequence::Take(color, _) = it {
            Some(*color)
        } else {
            None
        }
    });
    let Some(presser) = presser else {
        return Some(told);
    };
    let args = [("player", presser.into())];
    let none = game.words.tr_args("record-increment-none", &args);
    Some(format!("{}: {none}", told.trim_end_matches('.')))
}

/// Whether somebody pressed who was still to set up what they knocked over.
fn presses_while_pieces_lie(entry: &Entry) -> bool {
    let takes_back = |it: &Consequence| matches!(it, Consequence::PressTakenBack(_));
    entry.rulings.iter().any(|ruling| {
        ruling.rule == Rule::DisplacedPieces && ruling.consequences.iter().any(takes_back)
    })
}

/// Why a player's clock runs again after their press: they knocked pieces over with the move, and set them up on their own time.
pub fn sets_up_after_press(game: &RecordedGame<'_>, entry: &Entry) -> Option<String> {
    let pays = |ruling: &&Ruling| ruling.rule == Rule::DisplacedPieces;
    let mut consequences = entry
        .rulings
        .iter()
        .filter(pays)
        .flat_map(|it| &it.consequences);
    let presser = entry.event.player()?;
    let runs_again = Consequence::StartClock(presser);
    if !consequences.any(|it| *it == runs_again) {
        return None;
    }
    let args = [("player", presser.into())];
    Some(game.words.tr_args("incident-sets-up", &args))
}

/// Whether an act is one that the arbiter finds, whoever did it.
pub const fn is_finding(entry: &Entry) -> bool {
    matches!(
        entry.event.deed,
        Deed::Player(
            _,
            PlayerAct::BothHands | PlayerAct::OtherHand | PlayerAct::Phone | PlayerAct::DeviceFound
        )
    )
}

/// Whether a draw was to be agreed before each player had made a move.
fn is_too_early(entry: &Entry) -> bool {
    let too_early = Consequence::Notice(Notice::MoveEachFirst);
    entry.has(|it| *it == too_early)
}

/// How long after the start of the session a player came to the board, if they came after it; who comes in the break is not
/// late.
pub fn lateness(game: &RecordedGame<'_>, entry: &Entry) -> Option<String> {
    if !matches!(entry.event.deed, Deed::Player(_, PlayerAct::Arrive)) {
        return None;
    }
    let begins = |entry: &Entry| {
        matches!(
            entry.event.arbiter_act(),
            Some(ArbiterAct::Start | ArbiterAct::BeginSession | ArbiterAct::Resume)
        )
    };
    let adjourns = |entry: &Entry| entry.has(|it| *it == Consequence::Adjourned);
    let at = entry.event.at;
    let mut before = game.log.iter().rev().filter(|it| it.event.at < at);
    let begun = before.find(|it| begins(it) || adjourns(it))?;
    let late = ClockUnit::Second.down(at - begun.event.at);
    let is_told = begins(begun) && !late.is_zero();
    let time = [("time", game.words.in_units(late).into())];
    is_told.then(|| game.words.tr_args("record-after-the-start", &time))
}

/// What is told of a finding on which nothing else was ruled than that play goes on or what hands put right.
pub fn finding_alone(game: &RecordedGame<'_>, entry: &Entry) -> Option<String> {
    match &entry.event.deed {
        Deed::Player(color, PlayerAct::BothHands) if entry.rulings.is_empty() => {
            let player = [("player", (*color).into())];
            Some(game.words.tr_args("rule-two-hands-finding", &player))
        }
        Deed::Player(color, PlayerAct::StopClocks) => {
            let player = [("player", (*color).into())];
            let stops = entry.has(|it| *it == Consequence::StopClocks);
            let id = if stops {
                "record-stops-clocks"
            } else {
                "rule-player-may-stop-finding"
            };
            let calls = game.words.tr_args(id, &player);
            Some(calls.trim_end_matches('.').to_owned())
        }
        Deed::Arbiter(ArbiterAct::LoseEnvelope) => Some(game.words.headline(&entry.rulings)),
        Deed::Player(_, PlayerAct::Accept | PlayerAct::OfferDraw) if is_too_early(entry) => {
            Some(game.words.headline(&entry.rulings))
        }
        Deed::Player(color, PlayerAct::Arrive) => {
            let player = [("player", (*color).into())];
            Some(game.words.tr_args("record-arrives", &player))
        }
        Deed::Arbiter(ArbiterAct::SeePresent(color)) => {
            let player = [("player", (*color).into())];
            Some(game.words.tr_args("record-present", &player))
        }
        Deed::Arbiter(ArbiterAct::BeginSession) => Some(game.words.tr("found-session")),
        Deed::Arbiter(ArbiterAct::RefuseEntry) => Some(game.words.tr("record-wrong-pin")),
        Deed::Common(..) => {
            let answer = entry.consequences().find(|it| is_answer(it))?;
            let letters = game.notation.of(Color::White).letters;
            let answer = game.words.consequence(answer, letters);
            Some(format!(
                "{} · {answer}",
                game.words.headline(&entry.rulings)
            ))
        }
        Deed::Player(..) | Deed::Arbiter(_) | Deed::Flag(_) => None,
    }
}
