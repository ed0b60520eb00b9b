//! The articles under which what was ruled is told beside the moves of a game that is looked through.

use std::time::Duration;

use jadoube_core::chess::Square;
use jadoube_core::clock::Moment;
use jadoube_core::laws::{ArbiterAct, Consequence, Event, PlayerAct, Rule, Score, StandardReason};
use jadoube_core::record::log::journal::Heading;
use jadoube_core::record::script::Script;
use jadoube_core::record::{Entry, ReviewedGame};

use super::reviewed_game::{BLACK, WHITE, heading, log, moves};

/// What is told beside the moves rests on the articles of the log: why a move was illegal first; of a score the reason for it,
/// and nothing where none was given.
#[test]
fn a_ruling_is_told_under_the_articles_of_the_log() {
    let heading = heading("300+3");
    let moved = log(
        &heading,
        [
            (10, WHITE, moves("e4")),
            (30, BLACK, PlayerAct::Lift(Square::G8)),
            (32, BLACK, PlayerAct::Release(Square::G6)),
            (35, BLACK, PlayerAct::Press),
        ],
    );
    let cited = |log: &[Entry]| {
        let game = ReviewedGame::played(&heading, log);
        game.rulings().last().expect("a ruling").cited.clone()
    };
    assert_eq!(
        cited(&moved),
        [
            Rule::MoveKnight,
            Rule::IllegalRestore,
            Rule::IllegalCountStd,
            Rule::BlitzPenaltyScale
        ]
    );
    let decided = |acts: &[ArbiterAct]| {
        let (mut arbiter, mut log) = (heading.arbiter(), moved.clone());
        for entry in &moved {
            arbiter.hear(&entry.event);
        }
        log.extend(acts.iter().map(|act| {
            let event = Event::of_arbiter(Moment::after(Duration::from_secs(40)), act.clone());
            let rulings = arbiter.hear(&event);
            Entry { event, rulings }
        }));
        log
    };
    let both_lose = ArbiterAct::Declare(Score::Zero, Score::Zero);
    assert_eq!(cited(&decided(std::slice::from_ref(&both_lose))), []);
    let refuse = ArbiterAct::Note(StandardReason::Refuses.into());
    assert_eq!(cited(&decided(&[refuse, both_lose])), [Rule::BothGuilty]);
}

/// What is told of a game beside its moves, oldest first.
fn told_beside_moves(script: &str) -> Vec<Consequence> {
    let mut terms = Script::read(script).expect("a script");
    let acts = std::mem::take(&mut terms.acts);
    let heading = Heading {
        terms,
        ..Heading::default()
    };
    let mut arbiter = heading.arbiter();
    let heard = acts.into_iter().map(|event| Entry {
        rulings: arbiter.hear(&event),
        event,
    });
    let log: Vec<Entry> = heard.collect();
    let game = ReviewedGame::played(&heading, &log);
    let rulings = game.rulings().iter().flat_map(|it| it.rulings.clone());
    rulings.flat_map(|ruling| ruling.consequences).collect()
}

#[test]
fn how_a_game_went_on_is_told_beside_its_moves() {
    let postponed = told_beside_moves(
        r#"(time: "5400", edition: "2014", regulations: (quickplay: true),
            position: "4k3/r7/8/8/8/8/R7/4K3 w - - 0 80", acts: [
            (at: "0:00", by: Arbiter, act: Start),
            (at: "1:29:00", by: White, act: ClaimNoEffort),
            (at: "1:29:02", by: Arbiter, act: Decide(Postpone)),
        ])"#,
    );
    assert!(
        postponed.contains(&Consequence::ClaimPostponed),
        "{postponed:?}"
    );
    let resumed = told_beside_moves(
        r#"(time: "300", acts: [
            (at: "0:00", by: Arbiter, act: Start),
            (at: "0:05", by: White, act: Move("e4")),
            (at: "0:06", by: Arbiter, act: Adjourn),
            (at: "0:07", by: Black, act: Seal("e5")),
            (at: "0:08", by: Black, act: StopClocks),
            (by: White, act: Arrive),
            (by: Black, act: Arrive),
            (by: Arbiter, act: Resume),
            (by: Arbiter, act: Open),
        ])"#,
    );
    assert!(resumed.contains(&Consequence::Resumed), "{resumed:?}");
    let unclear = told_beside_moves(
        r#"(time: "300", edition: "2009", supervision: Light,
            position: "r3k3/8/8/8/8/8/4P3/R3K3 w - - 0 1", acts: [
            (at: "0:00", by: Arbiter, act: Start),
            (at: "5:06", by: White, act: Move("e4")),
            (at: "10:12", by: Arbiter, act: FlagsUnclear),
        ])"#,
    );
    assert!(!unclear.is_empty());
}
