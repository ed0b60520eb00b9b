//! Scores that the arbiter is asked for or may not give (10.2, 11.7).

use crate::chess::Color;
use crate::laws::answers::{Consequence, Notice, Outcome, Question, Ruling, Score};
use crate::laws::editions::Rule;
use crate::laws::facts::Case;

/// Art. 10.2 — from July 2017 the scores of a game never add up to more than there is for it.
pub(in crate::laws) fn above_cap(case: Case<'_>, outcome: Outcome) -> Option<Ruling> {
    let halves = |score| match score {
        Score::Zero => 0,
        Score::Half => 1,
        Score::One => 2,
    };
    let is_above = halves(outcome.white) + halves(outcome.black) > 2;
    (is_above && case.provisions().score_cap).then(|| {
        let none = Consequence::Notice(Notice::NoSuchScore);
        Ruling::of(Rule::ScoreCap, [none])
    })
}

/// The game is lost for the opponent of this player, whose own score the arbiter decides.
pub(in crate::laws) fn score_left_open(player: Color) -> [Consequence; 2] {
    [
        Consequence::PlayOver,
        Consequence::AskArbiter(Question::OpponentScore(player)),
    ]
}
