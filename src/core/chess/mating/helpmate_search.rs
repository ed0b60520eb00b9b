//! A search for a mating line with the help of the other side, deep along promising moves.
//!
//! As in M. Ambrona, *A Practical Algorithm for Chess Unwinnability* (FUN 2022), depth is paid for: a move that looks
//! like progress is free, and so is the answer to it; other moves cost a step, and those that spoil things several.
//! The depth that may be spent grows from one round to the next. What is found is a line of legal moves; that nothing
//! is found proves nothing, see [`super::exhaustive_search`] for that.

use rustc_hash::FxHashMap;

use super::super::position_key::PositionKey;
use super::super::{Bitboard, Board, Chess, Color, Move, Position, Role, Square, attacks};

/// Plies a line may have at most.
const LONGEST: u32 = 160;

/// Steps that a move costs which takes away what the mate may need.
const SPOILING: u32 = 4;

/// Moves looked at for each step of depth, at most, before the next round begins.
const MOST_PER_STEP: u64 = 1_500;

/// Looks for a mate by `by` among at most `effort` moves.
pub(super) fn find(position: &Chess, by: Color, plan: Plan, effort: u64) -> Option<Vec<Move>> {
    let mut search = HelpmateSearch {
        by,
        plan,
        goal: MateGoal::of(position.board(), by, plan),
        nodes: 0,
        effort,
        line: Vec::new(),
        seen: FxHashMap::default(),
    };
    let per_step = (effort / 4).min(MOST_PER_STEP);
    for depth in 1..=LONGEST {
        search.effort = effort.min(search.nodes.saturating_add(u64::from(depth) * per_step));
        if search.look(position, depth, false) {
            return Some(search.line);
        }
        if search.nodes >= effort {
            break;
        }
    }
    None
}

struct HelpmateSearch {
    by: Color,
    plan: Plan,
    goal: MateGoal,
    nodes: u64,
    effort: u64,
    line: Vec<Move>,
    /// The most steps that were left when a position was looked at.
    seen: FxHashMap<PositionKey, u32>,
}

impl HelpmateSearch {
    /// Whether a mate was found; `line` then leads to it.
    fn look(&mut self, position: &Chess, left: u32, is_answer: bool) -> bool {
        if position.has_insufficient_material(self.by) {
            return false;
        }
        let moves = position.legal_moves();
        if moves.is_empty() {
            return position.turn() != self.by && position.is_check();
        }
        if left == 0 || self.line.len() >= LONGEST as usize {
            return false;
        }
        let state = left * 2 + u32::from(is_answer);
        let best = self.seen.entry(PositionKey::of(position)).or_default();
        if *best >= state {
            return false;
        }
        *best = state;
        if self.plan == Plan::Spare {
            return self.follow(position, &moves, None, left, is_answer);
        }
        [Worth::Progress, Worth::Neutral, Worth::Spoils]
            .into_iter()
            .any(|only| self.follow(position, &moves, Some(only), left, is_answer))
    }

    /// Follows the moves in their order, those of one worth if it is given.
    fn follow(
        &mut self,
        position: &Chess,
        moves: &[Move],
        only: Option<Worth>,
        left: u32,
        is_answer: bool,
    ) -> bool {
        for &next in moves {
            let worth = self.worth(position.board(), position.turn(), next);
            if only.is_some_and(|only| only != worth) {
                continue;
            }
            if self.nodes >= self.effort {
                return false;
            }
            self.nodes += 1;
            let cost = match worth {
                Worth::Progress => 0,
                Worth::Neutral => u32::from(!is_answer),
                Worth::Spoils => SPOILING,
            };
            let Some(left) = left.checked_sub(cost) else {
                continue;
            };
            let mut there = position.clone();
            there.play_unchecked(next);
            self.line.push(next);
            if self.look(&there, left, worth == Worth::Progress) {
                return true;
            }
            self.line.pop();
        }
        false
    }

    fn worth(&self, board: &Board, turn: Color, next: Move) -> Worth {
        let role = next.role();
        let (Some(from), to) = (next.from(), next.to()) else {
            return Worth::Neutral;
        };
        let own = board.by_color(self.by) & !board.kings();
        let lone_minor = own.count() == 1 && (own & (board.knights() | board.bishops())).any();
        let blockers = board.by_color(!self.by) & !(board.pawns() | board.queens() | board.kings());
        let nearer = |goal: Square| to.distance(goal) < from.distance(goal);
        if turn == self.by {
            let takes_blocker = lone_minor && blockers.count() <= 2 && blockers.contains(to);
            let progress = (next.is_capture() && !takes_blocker)
                || role == Role::Pawn
                || (role == Role::King && nearer(self.goal.attacking_king))
                || (role == Role::Knight && self.goal.attacking_knight.is_nearer(from, to));
            return if progress {
                Worth::Progress
            } else {
                Worth::Neutral
            };
        }
        let nears_corner = nearer(self.goal.corner);
        let opens = self.plan == Plan::Open
            && next.is_capture()
            && (role == Role::Pawn || next.capture() == Some(Role::Pawn));
        let progress = opens
            || match role {
                Role::King => nears_corner,
                Role::Knight => self.goal.blocking.is_nearer(from, to),
                Role::Pawn => lone_minor,
                Role::Bishop | Role::Rook | Role::Queen => lone_minor && nears_corner,
            };
        if progress {
            Worth::Progress
        } else if role == Role::Pawn || next.is_capture() {
            Worth::Spoils
        } else {
            Worth::Neutral
        }
    }
}

/// What the side to be mated does with its men.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Plan {
    /// It keeps the men of the other side, and its own pawns where they stand.
    Spare,
    /// The same, but the king goes to the opposite corner.
    SpareAndGoFar,
    /// It opens what is shut: its pawns capture and are captured.
    Open,
}

/// What a move does for the mate.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Worth {
    Progress,
    Neutral,
    Spoils,
}

/// Where the mate is easiest to make.
struct MateGoal {
    corner: Square,
    attacking_king: Square,
    attacking_knight: KnightSteps,
    blocking: KnightSteps,
}

impl MateGoal {
    /// A corner that the bishops can reach: those of the side that mates, else those that would stand in the way.
    fn of(board: &Board, by: Color, plan: Plan) -> Self {
        let bishops = board.bishops() & board.by_color(by);
        let other_bishops = board.bishops() & board.by_color(!by);
        let dark = (bishops & Bitboard::DARK_SQUARES).any()
            || (bishops.is_empty() && (other_bishops & Bitboard::LIGHT_SQUARES).any());
        let on_king_side = dark == by.is_white();
        let far = plan == Plan::SpareAndGoFar;
        let turn = |square: Square| {
            let square = if by.is_white() == far {
                square.flip_vertical()
            } else {
                square
            };
            if on_king_side == far {
                square.flip_horizontal()
            } else {
                square
            }
        };
        Self {
            corner: turn(Square::H8),
            attacking_king: turn(Square::G7),
            attacking_knight: KnightSteps::to(turn(Square::E5)),
            blocking: KnightSteps::to(turn(Square::G8)),
        }
    }
}

/// How many moves a knight needs from each square to one.
struct KnightSteps([u8; 64]);

impl KnightSteps {
    fn to(goal: Square) -> KnightSteps {
        let mut steps = [0; 64];
        let mut seen = Bitboard::from_square(goal);
        let mut ring = seen;
        for step in 1..=6 {
            let around = ring.into_iter().fold(Bitboard::EMPTY, |all, square| {
                all | attacks::knight_attacks(square)
            });
            ring = around & !seen;
            seen |= ring;
            for square in ring {
                steps[usize::from(square)] = step;
            }
        }
        KnightSteps(steps)
    }

    fn is_nearer(&self, from: Square, to: Square) -> bool {
        self.0[usize::from(to)] < self.0[usize::from(from)]
    }
}
