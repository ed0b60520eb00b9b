//! No silence: over random games each act of a player or of the arbiter that the Laws give an answer to gets a ruling or a
//! notice; what rightly may get none stands in a list, with the reason.

use std::collections::{BTreeMap, BTreeSet};

use jadoube_core::chess::ByColor;
use jadoube_core::laws::{
    Arbiter, Deed, Edition, Event, Pace, Presence, Regulations, Standing, Supervision, Terms,
};
use proptest::strategy::{Strategy, ValueTree};
use proptest::test_runner::TestRunner;

use crate::side_by_side::sequences;
use crate::support::arbitrary_events;

/// The acts that may get no answer, and why.
const MAY_BE_SILENT: &[(&str, &str)] = &[
    (
        "Touch",
        "hands on the pieces: what binds is told once, when it changes",
    ),
    (
        "Graze",
        "it binds at once, or it is left to the players to ask",
    ),
    (
        "Lift",
        "hands on the pieces: what binds is told once, when it changes",
    ),
    (
        "Set",
        "hands on the pieces: what binds is told once, when it changes",
    ),
    (
        "LetGo",
        "hands on the pieces: what binds is told once, when it changes",
    ),
    (
        "Release",
        "hands on the pieces: what binds is told once, when it changes",
    ),
    (
        "PutBack",
        "hands on the pieces: what binds is told once, when it changes",
    ),
    (
        "Remove",
        "hands on the pieces: what binds is told once, when it changes",
    ),
    (
        "Take",
        "hands on the pieces: what binds is told once, when it changes",
    ),
    (
        "TakeEnemy",
        "hands on the pieces: what binds is told once, when it changes",
    ),
    (
        "Restore",
        "hands on the pieces: what binds is told once, when it changes",
    ),
    ("BothHands", "it counts when the clock is pressed"),
    (
        "EndAdjusting",
        "touches count again, and nothing else changes",
    ),
    ("AnnounceCastling", "only Chess960 knows it"),
    (
        "Press",
        "the lever is down already, or nothing awaits a press",
    ),
    ("Displace", "nothing stood there, or it stands again"),
    ("StandUp", "nothing lay, or the clock runs that should"),
    ("Flag", "nobody watches: it is for the players to claim"),
    (
        "Record",
        "writing is ruled on only where something is wrong with it",
    ),
    ("Strike", "a slip of the pen put right"),
    ("UpdateSheet", "a scoresheet brought up to date"),
    ("AskMoves", "nobody is there to be asked"),
    (
        "Announce",
        "nobody here is blind, or it is the move that was made",
    ),
    (
        "AskTakeBack",
        "the Laws know no such request; the players agree or not",
    ),
    ("AgreeTakeBack", "the Laws know no such agreement"),
    ("DeclineTakeBack", "the Laws know no such request"),
    ("WithdrawTakeBack", "the Laws know no such request"),
    (
        "ProposeRuling",
        "the Laws know no such agreement; what comes of it is the arbiter's act",
    ),
    ("RefuseEntry", "nobody at the board did anything"),
    ("Arrive", "in time, or not awaited"),
    ("BeginSession", "the hour has come; no clock runs yet"),
    ("Note", "a reason that is written down"),
    ("Establish", "the answer ends nothing"),
    ("Decide", "put off: the question stays open"),
    (
        "ClaimTimes",
        "a move is being sealed, or the game goes on again after the claim was heard",
    ),
    (
        "LoseEnvelope",
        "the envelope was opened, or is not closed yet",
    ),
    ("Open", "the envelope was opened, or is not closed yet"),
    ("Reveal", "the envelope was opened, or is not closed yet"),
    ("SeeAbsent", "a move is being sealed"),
];

/// What is answered in the break and once the game is over, too: claims, offers, moves, and what the arbiter does at the
/// clocks. Some more is answered mostly, and listed above for the times it is not.
const ANSWERED_LATER: &[&str] = &[
    "OfferDraw",
    "Accept",
    "Decline",
    "Withdraw",
    "Resign",
    "ClaimRepetition",
    "ClaimFifty",
    "ClaimFlag",
    "ClaimIllegal",
    "ClaimTouchMove",
    "ClaimNormalMeans",
    "ClaimNoEffort",
    "AskIncrement",
    "Seal",
    "Enclose",
    "Play",
    "Move",
    "SeeFlag",
    "SeeIllegal",
    "FindIllegalPosition",
    "CallTouched",
    "CallUntouched",
    "CallAccidental",
    "Reinstate",
    "StopClocks",
    "Adjust",
    "StartClock",
    "AddTime",
    "SetTimes",
    "SetMoveCounter",
    "SetIncrement",
    "ReplaceClock",
    "FindRefusal",
    "Start",
    "Resume",
    "Annul",
];

/// The name of an act; deciding one of several questions is deciding.
fn name(event: &Event) -> String {
    let act = match &event.deed {
        Deed::Player(_, act) => format!("{act:?}"),
        Deed::Arbiter(act) => format!("{act:?}"),
        Deed::Common(_, act) => format!("{act:?}"),
        Deed::Flag(_) => "Flag".to_owned(),
    };
    let name = act.split(['(', ' ', '{']).next().unwrap_or_default();
    if name == "DecideOn" { "Decide" } else { name }.to_owned()
}

fn terms(game: usize) -> Terms {
    let edition = Edition::ALL[game % Edition::ALL.len()];
    let (play, time) = [
        (Pace::Standard, "5400+30"),
        (Pace::Rapid, "1200+5"),
        (Pace::Blitz, "300"),
    ][game / 6 % 3];
    let (supervision, arbiter) = [
        (Supervision::Full, Presence::Present),
        (Supervision::Light, Presence::Present),
        (Supervision::Full, Presence::Elsewhere),
        (Supervision::Full, Presence::Absent),
    ][game / 18 % 4];
    Terms {
        edition,
        control: Some(ByColor::new_with(|_| time.parse().expect("a time control"))),
        play,
        supervision,
        arbiter,
        regulations: Regulations {
            quickplay: game.is_multiple_of(2),
            fines: true,
            ..Regulations::default()
        },
        ..Terms::default()
    }
}

#[test]
fn every_act_that_the_laws_answer_gets_a_ruling_or_a_notice() {
    let mut runner = TestRunner::deterministic();
    let mut silent: BTreeMap<String, (usize, String)> = BTreeMap::new();
    let mut heard = 0_usize;
    let games = usize::try_from(sequences(1_500)).expect("a number of games");
    for game in 0..games {
        let tree = arbitrary_events::events(60).new_tree(&mut runner);
        let events = tree.expect("a game can be made up").current();
        let mut arbiter = Arbiter::new(terms(game));
        for event in events {
            let is_played = arbiter.table().standing() == Standing::Playing;
            let name = name(&event);
            heard += 1;
            let must_answer = is_played || ANSWERED_LATER.contains(&name.as_str());
            if arbiter.hear(&event).is_empty() && must_answer {
                let example = format!("game {game}: {:?}", event.deed);
                silent.entry(name).or_insert((0, example)).0 += 1;
            }
        }
    }
    let allowed: BTreeSet<&str> = MAY_BE_SILENT.iter().map(|(name, _)| *name).collect();
    let found: BTreeSet<&str> = silent.keys().map(String::as_str).collect();
    let unanswered: Vec<_> = found
        .difference(&allowed)
        .map(|name| (name, &silent[*name]))
        .collect();
    let stale: Vec<_> = allowed.difference(&found).collect();
    eprintln!("{heard} acts heard");
    assert!(
        unanswered.is_empty() && stale.is_empty(),
        "without an answer: {unanswered:#?}\nalways answered: {stale:#?}"
    );
}
