//! Anything that may happen at a board, for properties that hold whatever happens.

use std::time::Duration;

use jadoube::chess::{Color, Role, Square};
use jadoube::clock::Moment;
use jadoube::laws::{Act, By, CanMate, Decision, Event, Penalty, Score};
use proptest::prelude::*;

/// Events in the order of time, a good part of them plain moves so that games get somewhere.
pub fn events(most: usize) -> impl Strategy<Value = Vec<Event>> {
    proptest::collection::vec((0u64..20_000, by(), act()), 0..most).prop_map(|happenings| {
        let mut now = Moment::START;
        let happened = happenings.into_iter().map(|(millis, by, act)| {
            now = now + Duration::from_millis(millis);
            Event { at: now, by, act }
        });
        happened.collect()
    })
}

fn by() -> impl Strategy<Value = By> {
    prop_oneof![4 => Just(By::White), 4 => Just(By::Black), 2 => Just(By::Arbiter), 1 => Just(By::Clock)]
}

fn square() -> impl Strategy<Value = Square> {
    (0u32..64).prop_map(Square::new)
}

fn color() -> impl Strategy<Value = Color> {
    any::<bool>().prop_map(Color::from_white)
}

fn time() -> impl Strategy<Value = Duration> {
    (0u64..400_000).prop_map(Duration::from_millis)
}

fn text() -> impl Strategy<Value = String> {
    const MOVES: [&str; 16] = [
        "e4",
        "e5",
        "d4",
        "d5",
        "Nf3",
        "Nf6",
        "Nc3",
        "Nc6",
        "exd5",
        "Bc4",
        "0-0",
        "O-O-O",
        "Qh5",
        "Ke2",
        "Rg1",
        "Springer Gustav eins Felix drei",
    ];
    prop_oneof![9 => proptest::sample::select(&MOVES[..]).prop_map(str::to_owned), 1 => "\\PC{0,8}"]
}

fn act() -> impl Strategy<Value = Act> {
    prop_oneof![8 => text().prop_map(Act::Move), 6 => of_hands(), 3 => of_voice(), 2 => of_arbiter()]
}

fn of_hands() -> impl Strategy<Value = Act> {
    let role = proptest::sample::select(&Role::ALL[..]);
    prop_oneof![
        square().prop_map(Act::Touch),
        square().prop_map(Act::Brush),
        square().prop_map(Act::Graze),
        square().prop_map(Act::Lift),
        square().prop_map(Act::Set),
        square().prop_map(Act::Release),
        square().prop_map(Act::Remove),
        (square(), square()).prop_map(|(from, to)| Act::Displace(from, to)),
        role.prop_map(Act::Take),
        Just(Act::LetGo),
        Just(Act::PutBack),
        Just(Act::BothHands),
        Just(Act::AnnounceCastling),
        Just(Act::Press),
        Just(Act::StopClocks),
    ]
}

fn of_voice() -> impl Strategy<Value = Act> {
    let written = || proptest::option::of(text());
    prop_oneof![
        Just(Act::Adjust),
        Just(Act::OfferDraw),
        Just(Act::Accept),
        Just(Act::Decline),
        Just(Act::Resign),
        written().prop_map(Act::ClaimRepetition),
        written().prop_map(Act::ClaimFifty),
        Just(Act::ClaimFlag),
        Just(Act::ClaimIllegal),
        Just(Act::ClaimTouchMove),
        Just(Act::ClaimNormalMeans),
        Just(Act::ClaimNoEffort),
        Just(Act::AskIncrement),
        text().prop_map(Act::Record),
        text().prop_map(Act::Seal),
        text().prop_map(Act::Enclose),
        Just(Act::ClaimTimes),
        text().prop_map(Act::Announce),
        text().prop_map(Act::Play),
        Just(Act::FindWrongArray),
        Just(Act::FindBoardTurned),
        Just(Act::FindColorsReversed),
        Just(Act::FindDisplaced),
        Just(Act::FindWrongSetting),
        Just(Act::Arrive),
        Just(Act::Phone),
    ]
}

fn of_arbiter() -> impl Strategy<Value = Act> {
    let score = || proptest::sample::select(&[Score::Zero, Score::Half, Score::One][..]);
    let decision =
        proptest::sample::select(&[Decision::Accept, Decision::Postpone, Decision::Reject][..]);
    let can_mate = proptest::sample::select(&[CanMate::Yes, CanMate::Never][..]);
    let penalty = prop_oneof![
        Just(Penalty::Warning),
        time().prop_map(Penalty::OpponentTime),
        time().prop_map(Penalty::OffenderTime),
        Just(Penalty::Loss),
        score().prop_map(Penalty::Reduce),
        Just(Penalty::RaiseOpponent),
    ];
    prop_oneof![
        Just(Act::Start),
        Just(Act::Stop),
        Just(Act::Resume),
        color().prop_map(Act::StartClock),
        Just(Act::SeeFlag),
        Just(Act::SeeIllegal),
        Just(Act::CallAccidental),
        square().prop_map(Act::CallTouched),
        (color(), time()).prop_map(|(color, time)| Act::AddTime(color, time)),
        (time(), time()).prop_map(|(white, black)| Act::SetTimes(white, black)),
        (0u32..99, 0u32..99).prop_map(|(white, black)| Act::SetMoveCounter(white, black)),
        Just(Act::ReplaceClock),
        time().prop_map(Act::SetIncrement),
        decision.prop_map(Act::Decide),
        (color(), can_mate).prop_map(|(color, can)| Act::Establish(color, can)),
        color().prop_map(Act::Warn),
        (color(), penalty).prop_map(|(color, penalty)| Act::Penalise(color, penalty)),
        (score(), score()).prop_map(|(white, black)| Act::Declare(white, black)),
        (0u32..40).prop_map(Act::Reinstate),
        Just(Act::Annul),
        Just(Act::Adjourn),
        Just(Act::Open),
        text().prop_map(Act::Reveal),
        color().prop_map(Act::SeeAbsent),
        Just(Act::LoseEnvelope),
        color().prop_map(Act::Flag),
    ]
}
