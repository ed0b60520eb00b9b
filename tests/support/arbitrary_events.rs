//! Anything that may happen at a board, for properties that hold whatever happens.

use std::time::Duration;

use jadoube_core::chess::{Color, Role, Square};
use jadoube_core::clock::Moment;
use jadoube_core::laws::{
    ArbiterAct, CanMate, CommonAct, Decision, Deed, Event, Penalty, Person, PlayerAct, Question,
    Score, StandardReason,
};
use proptest::prelude::*;

/// Events in the order of time, a good part of them plain moves so that games get somewhere.
pub fn events(most: usize) -> impl Strategy<Value = Vec<Event>> {
    proptest::collection::vec((0u64..20_000, deed()), 0..most).prop_map(|happenings| {
        let mut now = Moment::START;
        let happened = happenings.into_iter().map(|(millis, deed)| {
            now = now + Duration::from_millis(millis);
            Event { at: now, deed }
        });
        happened.collect()
    })
}

fn deed() -> impl Strategy<Value = Deed> {
    prop_oneof![
        32 => (color(), of_a_player()).prop_map(|(color, act)| Deed::Player(color, act)),
        6 => of_arbiter().prop_map(Deed::Arbiter),
        3 => (person(), of_either()).prop_map(|(person, act)| Deed::Common(person, act)),
        1 => color().prop_map(Deed::Flag),
    ]
}

fn person() -> impl Strategy<Value = Person> {
    prop_oneof![2 => color().prop_map(Person::Player), 1 => Just(Person::Arbiter)]
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

fn of_a_player() -> impl Strategy<Value = PlayerAct> {
    prop_oneof![8 => text().prop_map(PlayerAct::Move), 6 => of_hands(), 3 => of_voice()]
}

fn of_hands() -> impl Strategy<Value = PlayerAct> {
    let role = proptest::sample::select(&Role::ALL[..]);
    prop_oneof![
        square().prop_map(PlayerAct::Touch),
        square().prop_map(PlayerAct::Brush),
        square().prop_map(PlayerAct::Graze),
        square().prop_map(PlayerAct::Lift),
        square().prop_map(PlayerAct::Set),
        square().prop_map(PlayerAct::Release),
        square().prop_map(PlayerAct::Remove),
        role.clone().prop_map(PlayerAct::Take),
        role.prop_map(PlayerAct::TakeEnemy),
        square().prop_map(PlayerAct::Restore),
        Just(PlayerAct::OtherHand),
        Just(PlayerAct::LetGo),
        Just(PlayerAct::PutBack),
        Just(PlayerAct::BothHands),
        Just(PlayerAct::AnnounceCastling),
        Just(PlayerAct::Press),
        Just(PlayerAct::StopClocks),
    ]
}

fn of_voice() -> impl Strategy<Value = PlayerAct> {
    let written = || proptest::option::of(text());
    prop_oneof![
        Just(PlayerAct::Adjust),
        Just(PlayerAct::EndAdjusting),
        Just(PlayerAct::AskTakeBack),
        Just(PlayerAct::AgreeTakeBack),
        Just(PlayerAct::DeclineTakeBack),
        Just(PlayerAct::WithdrawTakeBack),
        question().prop_map(|about| PlayerAct::ProposeRuling(about, Decision::Accept)),
        Just(PlayerAct::OfferDraw),
        Just(PlayerAct::Accept),
        Just(PlayerAct::Decline),
        Just(PlayerAct::Withdraw),
        Just(PlayerAct::AskMoves),
        Just(PlayerAct::Strike),
        Just(PlayerAct::UpdateSheet),
        Just(PlayerAct::Resign),
        written().prop_map(PlayerAct::ClaimRepetition),
        written().prop_map(PlayerAct::ClaimFifty),
        Just(PlayerAct::ClaimFlag),
        Just(PlayerAct::ClaimIllegal),
        Just(PlayerAct::ClaimTouchMove),
        Just(PlayerAct::ClaimNormalMeans),
        Just(PlayerAct::ClaimNoEffort),
        Just(PlayerAct::AskIncrement),
        text().prop_map(PlayerAct::Record),
        text().prop_map(PlayerAct::Seal),
        text().prop_map(PlayerAct::Enclose),
        Just(PlayerAct::ClaimTimes),
        text().prop_map(PlayerAct::Announce),
        text().prop_map(PlayerAct::Play),
        Just(PlayerAct::Arrive),
        Just(PlayerAct::Phone),
        Just(PlayerAct::DeviceFound),
    ]
}

fn of_either() -> impl Strategy<Value = CommonAct> {
    prop_oneof![
        (square(), square()).prop_map(|(from, to)| CommonAct::Displace(from, to)),
        Just(CommonAct::KnockOver),
        Just(CommonAct::StandUp),
        Just(CommonAct::BoardsDiffer),
        Just(CommonAct::FindWrongArray),
        Just(CommonAct::FindBoardTurned),
        Just(CommonAct::FindColorsReversed),
        Just(CommonAct::FindDisplaced),
        Just(CommonAct::FindWrongSetting),
    ]
}

fn question() -> impl Strategy<Value = Question> {
    let asked = [
        Question::StoppedClocks,
        Question::Touch,
        Question::Penalty,
        Question::CanMate(Color::White),
        Question::Consent(Color::Black),
        Question::Times,
    ];
    proptest::sample::select(asked.to_vec())
}

fn of_arbiter() -> impl Strategy<Value = ArbiterAct> {
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
        prop_oneof![
            Just(ArbiterAct::BeginSession),
            Just(ArbiterAct::FindIllegalPosition),
            Just(ArbiterAct::FlagsUnclear),
            color().prop_map(ArbiterAct::FindRefusal),
            (question(), decision.clone())
                .prop_map(|(question, decision)| ArbiterAct::DecideOn(question, decision)),
        ],
        Just(ArbiterAct::Start),
        Just(ArbiterAct::Stop),
        Just(ArbiterAct::Resume),
        color().prop_map(ArbiterAct::StartClock),
        Just(ArbiterAct::SeeFlag),
        Just(ArbiterAct::SeeIllegal),
        Just(ArbiterAct::CallAccidental),
        square().prop_map(ArbiterAct::CallTouched),
        square().prop_map(ArbiterAct::CallUntouched),
        (color(), time()).prop_map(|(color, time)| ArbiterAct::AddTime(color, time)),
        (time(), time()).prop_map(|(white, black)| ArbiterAct::SetTimes(white, black)),
        (0u32..99, 0u32..99).prop_map(|(white, black)| ArbiterAct::SetMoveCounter(white, black)),
        Just(ArbiterAct::ReplaceClock),
        (0..4_u32, 0..4_u32).prop_map(|(white, black)| ArbiterAct::SetIllegalMoves(white, black)),
        color().prop_map(ArbiterAct::ChargeIllegal),
        time().prop_map(ArbiterAct::SetIncrement),
        decision.prop_map(ArbiterAct::Decide),
        (color(), can_mate).prop_map(|(color, can)| ArbiterAct::Establish(color, can)),
        color().prop_map(ArbiterAct::Warn),
        (color(), penalty).prop_map(|(color, penalty)| ArbiterAct::Penalise(color, penalty)),
        (score(), score()).prop_map(|(white, black)| ArbiterAct::Declare(white, black)),
        (0u32..40).prop_map(ArbiterAct::Reinstate),
        Just(ArbiterAct::Annul),
        Just(ArbiterAct::Adjourn),
        Just(ArbiterAct::PlayOn),
        Just(ArbiterAct::Open),
        text().prop_map(ArbiterAct::Reveal),
        color().prop_map(ArbiterAct::SeeAbsent),
        Just(ArbiterAct::LoseEnvelope),
        Just(ArbiterAct::Note("a reason".into())),
        Just(ArbiterAct::Note(StandardReason::Displaced.into())),
        Just(ArbiterAct::RefuseEntry),
    ]
}
