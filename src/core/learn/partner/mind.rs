//! What a partner who plays well thinks: which move, and whether there is anything left to play for.

use std::task::Poll;

use super::turn_plan::permitted_moves;
use crate::chess::position_key::PositionKey;
use crate::chess::{ByColor, Chess, Color, Position as _};
use crate::clock::Moment;
use crate::engine::{MoveChoice, MoveQuestion, PlayingStrength, SeededRng, evaluate};
use crate::laws::{Arbiter, Event, PlayerAct, Ruling};
use crate::notation::algebraic::{self, Style};

/// Whoever stands worse than this, in hundredths of a pawn, twice in a row gives up.
const LOST: i32 = -900;

/// Whoever stands worse than this is glad of a draw.
const GLAD: i32 = -120;

/// Whoever stands between this and its opposite from that move on agrees to one.
const EVEN: (i32, u32) = (25, 40);

/// After so many half-moves without a capture or a pawn move an even game is dead.
const DEAD: u32 = 30;

/// So many half-moves without a capture or a pawn move come before the one by which a position can stand for the third time.
const LEAST_REPEATED: u32 = 7;

/// What partners think about, and how well they stood.
#[derive(Clone, Debug, Default)]
pub struct Mind {
    thought: Thought,
    /// How well each partner stood when it chose its last two moves, the last first.
    standing: ByColor<[Option<i32>; 2]>,
}

/// What a partner thinks about.
#[derive(Clone, Debug, Default)]
enum Thought {
    #[default]
    Nothing,
    /// This was asked, and has no answer yet.
    Asked(Box<MoveQuestion>),
    /// This was the answer.
    Answered(Box<MoveQuestion>, Option<MoveChoice>),
}

impl Mind {
    /// Returns what the partner thinks about; nothing while it need not think. Its answer may take a second, and belongs on a thread
    /// of its own.
    pub fn question(&self) -> Option<&MoveQuestion> {
        match &self.thought {
            Thought::Asked(question) => Some(question),
            Thought::Nothing | Thought::Answered(..) => None,
        }
    }

    /// Takes the answer to the question that was asked last.
    pub fn answer(&mut self, choice: Option<MoveChoice>) {
        if let Thought::Asked(question) = &self.thought {
            let standing = self.standing.get_mut(question.position.turn());
            *standing = [choice.and_then(|it| it.score), standing[0]];
            self.thought = Thought::Answered(question.clone(), choice);
        }
    }

    /// The move that the partner on move has chosen, once it has. Where it is mistaken follows from `seeded`.
    pub fn think(
        &mut self,
        arbiter: &Arbiter,
        strength: PlayingStrength,
        seeded: &mut SeededRng,
    ) -> Poll<Option<MoveChoice>> {
        let game = arbiter.table().game();
        let allowed = permitted_moves(arbiter);
        let is_here = |it: &MoveQuestion| it.position == *game.position();
        // Whoever has touched the piece that they want to move need not think again.
        let holds = |it: &MoveQuestion, choice: &Option<MoveChoice>| {
            choice.map_or(it.allowed == allowed, |it| allowed.contains(&it.mv))
        };
        match &self.thought {
            Thought::Answered(question, choice) if is_here(question) && holds(question, choice) => {
                Poll::Ready(*choice)
            }
            Thought::Asked(question) if is_here(question) && question.allowed == allowed => {
                Poll::Pending
            }
            Thought::Nothing | Thought::Asked(_) | Thought::Answered(..) => {
                let positions = 0..game.plies().len();
                let earlier = positions.filter_map(|plies| game.position_after(plies));
                self.thought = Thought::Asked(Box::new(MoveQuestion {
                    position: game.position().clone(),
                    allowed,
                    earlier: earlier.map(PositionKey::of).collect(),
                    strength,
                    seed: seeded.draw(),
                }));
                Poll::Pending
            }
        }
    }

    /// Whether a partner agrees to a draw in that position.
    pub fn agrees(&self, us: Color, position: &Chess) -> bool {
        let [last, _] = *self.standing.get(us);
        let (even, late) = EVEN;
        let is_late = position.fullmoves().get() >= late;
        last.is_some_and(|score| score < GLAD || score.abs() <= even && is_late)
    }

    /// Whether a partner offers a draw: the game is level, and nothing has happened for long.
    pub fn offers(&self, arbiter: &Arbiter, us: Color) -> bool {
        let position = arbiter.table().game().position();
        let (even, late) = EVEN;
        let is_level = |score: &Option<i32>| score.is_some_and(|it| it.abs() <= even);
        position.fullmoves().get() >= late
            && position.halfmoves() >= DEAD
            && self.standing.get(us).iter().all(is_level)
    }

    /// Returns the claim of a draw that the position gives, or the move that was chosen in it, where there is nothing better.
    pub fn drawing_claim(&self, arbiter: &Arbiter, us: Color, now: Moment) -> Option<PlayerAct> {
        let position = arbiter.table().game().position();
        let [last, _] = *self.standing.get(us);
        if last.is_none_or(|score| score > 0) || position.halfmoves() < LEAST_REPEATED {
            return None;
        }
        // A search that knows of the draw tells nothing of what would be given away.
        if evaluate(position) > -GLAD {
            return None;
        }
        let with_move = self.chosen_in(position).map(|choice| {
            let text = algebraic::write(position, choice.mv, Style::default());
            [
                PlayerAct::ClaimRepetition(Some(text.clone())),
                PlayerAct::ClaimFifty(Some(text)),
            ]
        });
        let as_it_stands = [
            PlayerAct::ClaimRepetition(None),
            PlayerAct::ClaimFifty(None),
        ];
        let mut claims = as_it_stands
            .into_iter()
            .chain(with_move.into_iter().flatten());
        claims.find(|claim| {
            let rulings = arbiter.clone().hear(&Event::of(us, now, claim.clone()));
            rulings.iter().any(Ruling::ends_game)
        })
    }

    /// The move that was chosen in that position.
    fn chosen_in(&self, position: &Chess) -> Option<MoveChoice> {
        match &self.thought {
            Thought::Answered(question, choice) if question.position == *position => *choice,
            Thought::Nothing | Thought::Asked(_) | Thought::Answered(..) => None,
        }
    }

    /// Whether there is nothing left to play for.
    pub fn gives_up(&self, us: Color) -> bool {
        let is_lost = |score: &Option<i32>| score.is_some_and(|score| score < LOST);
        self.standing.get(us).iter().all(is_lost)
    }
}
