//! A game that is looked through: its clocks as they stood, how long each half-move took, where the arbiter ruled.

use std::time::Duration;

use jadoube_core::chess::{ByColor, Color, Position, SanPlus, Square};
use jadoube_core::clock::Moment;
use jadoube_core::laws::{Arbiter, ArbiterAct, Deed, Event, PlayerAct, Rule, Standing};
use jadoube_core::record::log::journal::Heading;
use jadoube_core::record::log::origin::Origin;
use jadoube_core::record::narrative::Narrative;
use jadoube_core::record::narrative::scoresheet_remarks::remarks;
use jadoube_core::record::script::{Script, Times};
use jadoube_core::record::to_pgn_text;
use jadoube_core::record::{Entry, ImportedGame, ReviewedGame};
use proptest::prelude::*;

use crate::support::arbitrary_events;

pub fn heading(time: &str) -> Heading {
    Heading {
        white: "Anna".to_owned(),
        terms: Script {
            time: Some(Times::same(time.parse().expect("a time control"))),
            ..Script::default()
        },
        ..Heading::default()
    }
}

/// The log of what happened at these seconds.
pub fn log(
    heading: &Heading,
    events: impl IntoIterator<Item = (u64, Option<Color>, PlayerAct)>,
) -> Vec<Entry> {
    let mut arbiter = heading.arbiter();
    let start = Event::of_arbiter(Moment::START, ArbiterAct::Start);
    let events = events.into_iter().map(|(second, color, act)| {
        let at = Moment::after(Duration::from_secs(second));
        match color {
            Some(color) => Event::of(color, at, act),
            None => Event::of_arbiter(at, ArbiterAct::Stop),
        }
    });
    let heard = std::iter::once(start).chain(events).map(|event| {
        let rulings = arbiter.hear(&event);
        Entry { event, rulings }
    });
    heard.collect()
}

pub fn moves(text: &str) -> PlayerAct {
    PlayerAct::Move(text.to_owned())
}

pub fn seconds(white: u64, black: u64) -> ByColor<Option<Duration>> {
    ByColor { white, black }.map(|seconds| Some(Duration::from_secs(seconds)))
}

pub const WHITE: Option<Color> = Some(Color::White);
pub const BLACK: Option<Color> = Some(Color::Black);

#[test]
fn both_clocks_stand_as_they_did_and_each_half_move_took_its_time() {
    let heading = heading("300+3");
    let log = log(
        &heading,
        [
            (10, WHITE, moves("e4")),
            (30, BLACK, moves("e5")),
            (31, WHITE, PlayerAct::Lift(Square::G1)),
            (32, WHITE, PlayerAct::Release(Square::G3)),
            (35, WHITE, PlayerAct::Press),
            (42, WHITE, moves("Nf3")),
        ],
    );
    let game = ReviewedGame::played(&heading, &log);
    assert_eq!(game.plies(), 3);
    assert_eq!(game.positions().len(), 4);
    assert_eq!(game.clocks().after(0), seconds(303, 303));
    assert_eq!(game.clocks().after(1), seconds(296, 303));
    assert_eq!(game.clocks().after(2), seconds(296, 286));
    let used = [10, 20, 12].map(|seconds| Some(Duration::from_secs(seconds)));
    assert_eq!([0, 1, 2].map(|ply| game.clocks().used(ply)), used);
    assert_eq!(game.clocks().longest(0..3), Some(Duration::from_secs(20)));
    assert_eq!(game.clocks().longest(2..3), Some(Duration::from_secs(12)));
    // Black was compensated for the illegal move while White still had to move.
    let [ruling] = game.rulings() else {
        panic!("{:?}", game.rulings());
    };
    assert_eq!(ruling.after, 2);
    assert_eq!(ruling.retracted, Some((Square::G1, Square::G3)));
    let after = game.clocks().shown_after(3);
    assert_eq!(after.black, Some(Duration::from_secs(286 + 60)));
    assert_eq!(
        ruling.clocks,
        seconds(296 - 5, 286 + 60),
        "as they stood then"
    );
    assert_eq!(game.standing(), Some(Standing::Playing));
}

#[test]
fn a_press_without_a_move_bears_nobodys_move() {
    let heading = heading("300+3");
    let log = log(
        &heading,
        [
            (10, WHITE, moves("e4")),
            (20, BLACK, PlayerAct::Lift(Square::E7)),
            (21, BLACK, PlayerAct::Release(Square::E5)),
            (22, BLACK, PlayerAct::Press),
            (30, WHITE, PlayerAct::Press),
        ],
    );
    let game = ReviewedGame::played(&heading, &log);
    let [ruling] = game.rulings() else {
        panic!("{:?}", game.rulings());
    };
    assert_eq!(ruling.retracted, None);
    let narrative = Narrative::of(&heading, &log);
    let text = to_pgn_text(&heading, &narrative, &log);
    assert!(!text.contains("e7-e5"), "{text}");
    let on_paper = remarks(narrative.entries(), &log);
    assert!(on_paper.iter().all(|remark| remark.retracted.is_none()));
}

#[test]
fn at_the_end_the_clocks_stand_as_they_stood_then() {
    let heading = heading("60");
    let mut log = log(&heading, [(10, WHITE, moves("e4"))]);
    let mut arbiter = heading.arbiter();
    for entry in &log {
        arbiter.hear(&entry.event);
    }
    let event = Event::flag(Color::Black, Moment::after(Duration::from_secs(70)));
    let rulings = arbiter.hear(&event);
    log.push(Entry { event, rulings });
    let game = ReviewedGame::played(&heading, &log);
    assert_eq!(game.clocks().shown_after(1), seconds(50, 0));
    assert_eq!(game.clocks().after(1), seconds(50, 60), "when it was made");
}

#[test]
fn what_is_ruled_behind_the_last_move_is_ruled_on_nobodys_move() {
    let heading = heading("300+3");
    let log = log(
        &heading,
        [
            (10, WHITE, moves("e4")),
            (31, BLACK, PlayerAct::Lift(Square::G8)),
            (32, BLACK, PlayerAct::Release(Square::G6)),
            (35, BLACK, PlayerAct::Press),
            (42, BLACK, PlayerAct::Resign),
        ],
    );
    let game = ReviewedGame::played(&heading, &log);
    assert_eq!(game.plies(), 1);
    let ruled = |ply| game.rulings_at(ply).filter(|it| it.is_trouble()).count();
    assert_eq!([0, 1].map(ruled), [0, 1]);
}

#[test]
fn what_was_used_behind_the_last_move_is_told_too() {
    let heading = heading("300+3");
    let acts = [
        (10, WHITE, moves("e4")),
        (30, BLACK, moves("e5")),
        (95, WHITE, PlayerAct::Resign),
    ];
    let game = ReviewedGame::played(&heading, &log(&heading, acts));
    let used = [10, 20, 65].map(|seconds| Some(Duration::from_secs(seconds)));
    assert_eq!([0, 1, 2].map(|ply| game.clocks().used(ply)), used);
    assert_eq!(game.clocks().shown_after(2), seconds(296 - 65, 286));
    let acts = [(10, WHITE, moves("e4")), (10, BLACK, PlayerAct::Resign)];
    let game = ReviewedGame::played(&heading, &log(&heading, acts));
    assert_eq!(game.clocks().used(1), None, "at once");
    let play = |text: &str| PlayerAct::Play(text.to_owned());
    let acts = [
        (5, WHITE, play("d4")),
        (8, BLACK, play("e5")),
        (20, WHITE, PlayerAct::Resign),
    ];
    let game = ReviewedGame::played(&heading, &log(&heading, acts));
    let used = [5, 0, 15].map(|seconds| Some(Duration::from_secs(seconds)));
    let told = [0, 1, 2].map(|ply| game.clocks().used(ply));
    assert_eq!(told, used, "no second is told twice");
}

#[test]
fn a_stopped_clock_uses_no_time() {
    let heading = heading("300");
    let mut log = log(
        &heading,
        [(10, WHITE, moves("e4")), (15, None, PlayerAct::Adjust)],
    );
    let mut arbiter = heading.arbiter();
    for entry in &log {
        arbiter.hear(&entry.event);
    }
    for (second, event) in [(600, None), (604, Some(moves("e5")))] {
        let at = Moment::after(Duration::from_secs(second));
        let event = match event {
            None => Event::of_arbiter(at, ArbiterAct::Resume),
            Some(act) => Event::of(Color::Black, at, act),
        };
        let rulings = arbiter.hear(&event);
        log.push(Entry { event, rulings });
    }
    let game = ReviewedGame::played(&heading, &log);
    assert_eq!(game.clocks().used(1), Some(Duration::from_secs(5 + 4)));
    assert_eq!(game.clocks().after(2), seconds(290, 291));
}

#[test]
fn a_file_tells_its_clocks_by_its_comments() {
    let game = ImportedGame::read(
        "[TimeControl \"300+3\"]\n\n1. e4 {[%clk 0:04:58]} e5 {[%clk 0:04:50]} 2. Nf3 {[%clk 0:04:51]}\n\
         Nc6 3. Bb5 {[%clk 0:04:40][%emt 0:00:09]} *\n",
    );
    let game = game.review();
    assert_eq!(game.clocks().after(0), seconds(300, 300));
    assert_eq!(game.clocks().after(3), seconds(291, 290));
    let after = game.clocks().after(4);
    assert_eq!((after.white, after.black), (seconds(291, 0).white, None));
    let used = [5, 13, 10].map(|seconds| Some(Duration::from_secs(seconds)));
    assert_eq!([0, 1, 2].map(|ply| game.clocks().used(ply)), used);
    assert_eq!(game.clocks().used(3), None, "nobody knows");
    assert_eq!(game.clocks().used(4), Some(Duration::from_secs(9)));
    let silent = ImportedGame::read("[TimeControl \"300\"]\n\n1. e4 e5 *\n");
    assert_eq!(silent.review().clocks().after(0), ByColor::default());
    assert_eq!(silent.review().clocks().longest(0..2), None);
}

#[test]
fn what_was_played_before_stands_in_front_with_what_was_said() {
    let heading = Heading {
        origin: Origin::Continued("1. e4 {first} e5 {[%clk 0:01:00]} *".to_owned()),
        ..heading("300")
    };
    let log = log(&heading, [(10, WHITE, moves("Nf3"))]);
    let game = ReviewedGame::played(&heading, &log);
    assert_eq!(game.plies(), 3);
    assert_eq!(game.game().plies[0].comments().next(), Some("first"));
    assert_eq!(
        game.clocks().after(2).black,
        Some(Duration::from_mins(1)),
        "as it was told"
    );
    assert_eq!(game.clocks().after(3), seconds(290, 300));
}

/// What may come next at a table whose players are good to each other.
#[derive(Clone, Copy, Debug)]
enum Step {
    /// The player whose move it is makes one of those that are legal.
    Move(usize),
    /// The king is put where it cannot go, and the clock pressed.
    Illegal,
    /// So many half-moves are taken back as both agree.
    TakeBack(usize),
    /// The arbiter sets both clocks.
    Correct(u64, u64),
    /// The arbiter gives a player time.
    Add(Color, u64),
}

fn step() -> impl Strategy<Value = Step> {
    let color = || any::<bool>().prop_map(Color::from_white);
    prop_oneof![
        6 => (0usize..40).prop_map(Step::Move),
        1 => Just(Step::Illegal),
        2 => (1usize..4).prop_map(Step::TakeBack),
        1 => (3000u64..9000, 3000u64..9000).prop_map(|(white, black)| Step::Correct(white, black)),
        1 => (color(), 1u64..300).prop_map(|(color, time)| Step::Add(color, time)),
    ]
}

/// The acts that a step is made of, as the table stands.
fn acts(arbiter: &Arbiter, step: Step) -> Vec<Deed> {
    let game = arbiter.table().game();
    let turn = game.position().turn();
    let by_arbiter = |act| vec![Deed::Arbiter(act)];
    match step {
        Step::Move(choice) => {
            let legal = game.position().legal_moves();
            let Some(mv) = legal.get(choice % legal.len().max(1)) else {
                return Vec::new();
            };
            let text = SanPlus::from_move(game.position().clone(), *mv).to_string();
            vec![Deed::Player(turn, moves(&text))]
        }
        Step::Illegal => {
            let king = game.position().board().king_of(turn);
            let Some(king) = king else { return Vec::new() };
            let acts = [
                PlayerAct::Lift(king),
                PlayerAct::Release(Square::E4),
                PlayerAct::Press,
            ];
            acts.map(|act| Deed::Player(turn, act)).to_vec()
        }
        Step::TakeBack(plies) => {
            let left = game.plies().len().saturating_sub(plies);
            let back = u32::try_from(left).expect("few moves");
            vec![
                Deed::Player(!turn, PlayerAct::AskTakeBack),
                Deed::Player(turn, PlayerAct::AgreeTakeBack),
                Deed::Arbiter(ArbiterAct::Reinstate(back)),
            ]
        }
        Step::Correct(white, black) => {
            let [white, black] = [white, black].map(Duration::from_secs);
            by_arbiter(ArbiterAct::SetTimes(white, black))
        }
        Step::Add(color, time) => by_arbiter(ArbiterAct::AddTime(color, Duration::from_secs(time))),
    }
}

#[test]
fn what_a_move_used_that_was_taken_back_its_player_still_used() {
    let heading = heading("300+3");
    let mut arbiter = heading.arbiter();
    let mut log = Vec::new();
    let steps = [
        (0, Deed::Arbiter(ArbiterAct::Start)),
        (10, Deed::Player(Color::White, moves("e4"))),
        (50, Deed::Player(Color::Black, moves("e5"))),
        (57, Deed::Player(Color::White, PlayerAct::AskTakeBack)),
        (58, Deed::Player(Color::Black, PlayerAct::AgreeTakeBack)),
        (58, Deed::Arbiter(ArbiterAct::Reinstate(1))),
        (60, Deed::Player(Color::Black, moves("c5"))),
        (65, Deed::Player(Color::White, moves("Nf3"))),
    ];
    for (second, deed) in steps {
        let at = Moment::after(Duration::from_secs(second));
        hear(&mut arbiter, &mut log, Event { at, deed });
    }
    let game = ReviewedGame::played(&heading, &log);
    let used = [10, 40 + 2, 8 + 5].map(|seconds| Some(Duration::from_secs(seconds)));
    assert_eq!([0, 1, 2].map(|ply| game.clocks().used(ply)), used);
}

#[test]
fn a_claim_that_comes_too_late_stands_among_what_was_ruled() {
    let heading = heading("300");
    let log = log(
        &heading,
        [
            (5, WHITE, PlayerAct::Touch(Square::G1)),
            (6, WHITE, PlayerAct::LetGo),
            (7, WHITE, PlayerAct::ClaimRepetition(None)),
            (9, WHITE, moves("Nf3")),
        ],
    );
    let game = ReviewedGame::played(&heading, &log);
    let [ruling] = game.rulings() else {
        panic!("{:?}", game.rulings());
    };
    assert_eq!(ruling.after, 0);
    assert_eq!(ruling.rulings[0].rule, Rule::ClaimRightLost);
    assert!(!ruling.is_trouble());
}

#[test]
fn a_move_with_another_piece_than_the_touched_one_presses_no_clock() {
    let heading = heading("300");
    let log = log(
        &heading,
        [
            (5, WHITE, PlayerAct::Touch(Square::E2)),
            (10, WHITE, moves("a3")),
            (30, WHITE, moves("e4")),
            (31, BLACK, moves("e5")),
        ],
    );
    let game = ReviewedGame::played(&heading, &log);
    let used = [30, 1].map(|seconds| Some(Duration::from_secs(seconds)));
    assert_eq!([0, 1].map(|ply| game.clocks().used(ply)), used);
}

#[test]
fn a_move_that_the_next_one_completes_took_until_then() {
    let heading = heading("300+3");
    let play = |text: &str| PlayerAct::Play(text.to_owned());
    let acts = [
        (5, WHITE, play("d4")),
        (8, BLACK, play("e5")),
        (20, WHITE, moves("d5")),
    ];
    let game = ReviewedGame::played(&heading, &log(&heading, acts));
    let used = [20, 0, 0].map(|seconds| Some(Duration::from_secs(seconds)));
    assert_eq!([0, 1, 2].map(|ply| game.clocks().used(ply)), used);
    assert_eq!(
        game.clocks().after(1),
        seconds(283, 303),
        "before what the press adds"
    );
    assert_eq!(game.clocks().after(3), seconds(286, 303));
}

fn hear(arbiter: &mut Arbiter, log: &mut Vec<Entry>, event: Event) {
    let rulings = arbiter.hear(&event);
    log.push(Entry { event, rulings });
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]

    /// Whatever is taken back, corrected or given: once both have moved, what a player's moves used is what the clock
    /// showed at first, and what was given since, less what it shows.
    #[test]
    fn what_the_moves_of_a_player_used_is_what_that_clock_lost(
        steps in proptest::collection::vec((1u64..40, step()), 0..30),
    ) {
        let heading = heading("6000+3");
        let mut arbiter = heading.arbiter();
        let mut log = Vec::new();
        let start = Event::of_arbiter(Moment::START, ArbiterAct::Start);
        hear(&mut arbiter, &mut log, start);
        let reading = |arbiter: &Arbiter, at| {
            ByColor::new_with(|color| arbiter.table().reading(color, at).expect("a clock"))
        };
        let mut given = reading(&arbiter, Moment::START).map(|base| base.as_secs_f64());
        let mut now = Moment::START;
        let last = [(7, Step::Move(0)), (5, Step::Move(0))];
        for (seconds, step) in steps.into_iter().chain(last) {
            for deed in acts(&arbiter, step) {
                now = now + Duration::from_secs(seconds);
                let before = reading(&arbiter, now);
                hear(&mut arbiter, &mut log, Event { at: now, deed });
                let after = reading(&arbiter, now);
                for color in Color::ALL {
                    let more = after.get(color).as_secs_f64() - before.get(color).as_secs_f64();
                    *given.get_mut(color) += more;
                }
            }
        }
        let plies = arbiter.table().game().plies();
        // A king that was touched may have had to move instead.
        let completed = plies.iter().rev().map_while(|ply| ply.completed);
        let last_two: Vec<Moment> = completed.take(2).collect();
        prop_assume!(last_two == [now, Moment::after(now - Moment::after(Duration::from_secs(5)))]);
        let game = ReviewedGame::played(&heading, &log);
        for color in Color::ALL {
            let of = plies.iter().enumerate().filter(|(_, ply)| ply.by == color);
            let used = of.filter_map(|(index, _)| game.clocks().used(index));
            let used: f64 = used.map(|used| used.as_secs_f64()).sum();
            let lost = given.get(color) - reading(&arbiter, now).get(color).as_secs_f64();
            prop_assert!((used - lost).abs() < 0.001, "{color:?}: {used} used, {lost} lost");
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]

    /// Whatever happens: there is a position and a reading for each half-move, and the last reading is the table's.
    #[test]
    fn it_tells_of_as_many_half_moves_as_were_made(events in arbitrary_events::events(40)) {
        let heading = heading("300+3");
        let mut arbiter = heading.arbiter();
        let mut log = Vec::new();
        for event in events {
            let rulings = arbiter.hear(&event);
            log.push(Entry { event, rulings });
        }
        let game = ReviewedGame::played(&heading, &log);
        let plies = arbiter.table().game().plies();
        prop_assert_eq!(game.plies(), plies.len());
        prop_assert_eq!(game.positions().len(), plies.len() + 1);
        prop_assert_eq!(game.positions().last(), Some(arbiter.table().game().position()));
        prop_assert!(game.rulings().iter().all(|ruling| ruling.after <= plies.len()));
        for (index, ply) in plies.iter().enumerate() {
            prop_assert!(game.clocks().used(index).is_some());
            let shown = *game.clocks().after(index + 1).get(ply.by);
            prop_assert!(ply.left.is_none() || shown == ply.left, "{index}: {shown:?}");
        }
    }
}
