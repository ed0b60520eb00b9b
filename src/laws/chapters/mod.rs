//! The chapters of the Laws, one or more files an article, appendix or guideline: `ls` is the table of contents.
//!
//! A chapter is a pure function of the case. Its `consult` lists its provisions in the order of the Laws, each with its
//! number in the newest edition. What a chapter needs to know stands in the case; what happened is for `facts`, what is
//! answered for `answers`, how editions differ for `booklets`.

mod app_a_illegal;
mod app_a_rapid;
mod app_d_blind;
pub(super) mod art03_moves;
mod art04_claims;
mod art04_moving;
mod art05_ending;
mod art06_clock;
mod art06_start;
mod art07_found_wrong;
mod art07_irregularities;
mod art08_recording;
mod art09_claims;
mod art09_draws;
mod art10_points;
mod art11_conduct;
mod art12_arbiter;
mod guide_1_adjourned;
mod guide_1_envelope;
mod guide_1_resumed;
mod guide_2_chess960;
mod guide_3_quickplay;

use crate::laws::common::win_unless_never;
use crate::laws::{Case, Ruling};

/// The chapters, in the order in which they are asked.
pub(super) const CHAPTERS: &[fn(Case<'_>, &mut Vec<Ruling>)] = &[
    win_unless_never::answered, // what it ends is over for all who follow
    guide_1_adjourned::consult,
    guide_1_resumed::consult,
    guide_1_envelope::consult,
    art04_moving::consult, // makes the move that all who follow look at
    app_d_blind::consult,
    art04_claims::consult,
    app_a_illegal::consult, // takes up the press that Article 7 then looks into
    app_a_rapid::consult,
    art07_irregularities::consult,
    art03_moves::consult, // says why what the chapters before put back was not legal
    art07_found_wrong::consult,
    art06_start::consult,
    art06_clock::consult, // a press that Article 7 took back completes nothing
    art08_recording::consult,
    art09_draws::consult, // says first whether the event allows the agreement that Article 5 carries out
    art09_claims::consult,
    art05_ending::consult,
    guide_2_chess960::consult,
    guide_3_quickplay::consult,
    art11_conduct::consult,
    art10_points::consult,
    art12_arbiter::consult,
    guide_1_adjourned::after_the_move, // the move itself has been judged by all others
    guide_1_envelope::after_the_move,
];
