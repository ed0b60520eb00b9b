//! The articles under which what was ruled is told beside the moves of a game that is looked through.

use std::time::Duration;

use jadoube_core::chess::Square;
use jadoube_core::clock::Moment;
use jadoube_core::laws::{ArbiterAct, Event, PlayerAct, Rule, Score, StandardReason};
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
            Rule::IllegalCountStd
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
