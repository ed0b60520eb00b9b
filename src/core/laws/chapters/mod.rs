//! The chapters of the Laws, one or more files an article, appendix or guideline: `ls` is the table of contents.
//!
//! A chapter is a pure function of the case. Its `consult` lists its provisions in the order of the Laws, each with its
//! number in the newest edition. What a chapter needs to know stands in the case; what happened is for `facts`, what is
//! answered for `answers`, how editions differ for `editions`.

pub(super) mod app_a_b_illegal_unsupervised;
pub(super) mod app_a_b_rapid_blitz;
pub(super) mod app_d_blind;
pub(super) mod art03_moves;
pub(super) mod art04_claims;
pub(super) mod art04_moving;
pub(super) mod art05_ending;
pub(super) mod art06_clock;
pub(super) mod art06_start;
pub(super) mod art07_illegal_moves;
pub(super) mod art07_incorrect_position;
pub(super) mod art08_recording;
pub(super) mod art09_claims;
pub(super) mod art09_draws;
pub(super) mod art10_points;
pub(super) mod art11_conduct;
pub(super) mod art12_arbiter;
pub(super) mod guide_1_adjourning;
pub(super) mod guide_1_envelope_opened;
pub(super) mod guide_1_resumption_clocks;
pub(super) mod guide_2_chess960;
pub(super) mod guide_3_quickplay;

use crate::laws::common::win_unless_never;
use crate::laws::{Case, Ruling};

/// The chapters, in the order in which they are asked.
///
/// Where a line says *before* or *after*, some case is ruled otherwise if it moves.
pub(super) const CHAPTERS: &[fn(Case<'_>, &mut Vec<Ruling>)] = &[
    art05_ending::decided_at_the_start, // first of all: where the game is over already, nothing is played
    win_unless_never::answered, // before Article 7: an answer that ends the game leaves nothing to be put back
    guide_1_adjourning::consult, // before Article 7: who pressed instead of sealing has not pressed without a move
    guide_1_resumption_clocks::consult, // before Article 12: who comes late to a resumption is judged by its own default time
    guide_1_envelope_opened::consult, // before Article 5: the sealed move is made first, then looked at for an ending
    art04_moving::consult,            // before all who follow: it makes the move that they look at
    app_d_blind::consult, // before Article 6: without its announcement a move is not completed by the press
    art04_claims::consult, // after the move: the piece that was touched may have moved by now
    app_a_b_illegal_unsupervised::consult, // before Article 7: it takes up the press that Article 7 then looks into
    app_a_b_rapid_blitz::consult, // after the move: a touch that was put right leaves nothing to claim
    art07_illegal_moves::consult, // before Article 6: a press that is taken back completes nothing
    art03_moves::consult,         // after Article 7: it says why what was put back is not legal
    art07_incorrect_position::consult, // before Article 6: pieces moved out of turn go back before a press can count
    art06_start::consult, // before Article 12: the absence is judged before the arbiter's own verdict on it
    art06_clock::consult, // before Article 12: whether the clocks were stopped for a reason is judged here
    art08_recording::consult, // after the move: what was written is held against it
    art09_draws::consult, // before Article 5, which carries out the agreement that the event allows
    art09_claims::consult, // before Article 12: a claim is ruled on before a decision finds nothing to decide
    art05_ending::consult, // after agreements are heard, and before Guideline I asks whether play goes on
    guide_2_chess960::consult, // anywhere: it only tells what castling will do
    guide_3_quickplay::consult, // before Article 12: its requests are answered before a decision finds no question
    art11_conduct::consult,     // anywhere: nobody else looks at conduct
    art10_points::consult,      // anywhere: it only looks at the scores declared
    art12_arbiter::consult, // after all who ask: what they have not answered is left to judgment
    guide_1_adjourning::after_the_move, // last: the move made instead of sealing has been judged by all others
    guide_1_envelope_opened::after_the_move, // last: what the envelope held is known to all others by now
    art06_clock::held, // after all who put something back: what was stopped by hand stays so
    guide_1_adjourning::in_the_break, // last: only what nobody has answered
    art05_ending::after_the_end, // last: only what nobody has answered
];
