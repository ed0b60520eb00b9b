//! A walk over every position that can still arise, towards a mate or to the end of all roads.
//!
//! The walk knows the whole of the rules, castling and Chess960 included, and remembers every position it has seen.
//! Either it meets the mate, or it runs out of positions, and then there is none: both are proof. Otherwise it stops
//! when its effort is spent. It goes to the most promising position first; a bad nose costs time, never truth.

use std::collections::VecDeque;

use rustc_hash::FxHashSet;

use super::super::position_key::PositionKey;
use super::super::{Bitboard, Board, Chess, Color, Move, Position, Square};
use super::semi_static;
use super::verdict::Verdict;

/// As long as so few positions have been reached, each is asked whether it is proved already that nothing leads on.
const WITH_ANALYSIS: u64 = 3_000;

/// Walks from `position` until `by` mates, nothing new can be reached, or `effort` positions have been reached.
pub(super) fn walk(position: &Chess, by: Color, effort: u64) -> Verdict {
    let mut search = ExhaustiveSearch {
        by,
        seen: FxHashSet::default(),
        trail: Vec::new(),
        open: Frontier::new(),
    };
    search.reach(position.clone(), None);
    while search.reached() < effort {
        let Some((here, at)) = search.open.pop() else {
            return Verdict::Never;
        };
        let moves = here.legal_moves();
        if moves.is_empty() && here.turn() != by && here.is_check() {
            return Verdict::Yes(search.line_to(at));
        }
        if here.has_insufficient_material(by)
            || (search.reached() < WITH_ANALYSIS && semi_static::is_never(&here, by))
        {
            continue;
        }
        for next in moves {
            let mut there = here.clone();
            there.play_unchecked(next);
            search.reach(there, Some((at, next)));
        }
    }
    Verdict::Undecided {
        nodes: search.reached(),
    }
}

/// Where the walk has been and where it may go on.
struct ExhaustiveSearch {
    by: Color,
    seen: FxHashSet<PositionKey>,
    /// For each position reached: from which one, by which move.
    trail: Vec<Option<(u32, Move)>>,
    open: Frontier,
}

impl ExhaustiveSearch {
    fn reached(&self) -> u64 {
        self.trail.len() as u64
    }

    fn reach(&mut self, position: Chess, step: Option<(u32, Move)>) {
        if self.seen.insert(PositionKey::of(&position)) {
            let at = u32::try_from(self.trail.len())
                .expect("memory ends long before four thousand million positions");
            self.trail.push(step);
            self.open.push(distance(&position, self.by), position, at);
        }
    }

    fn line_to(&self, mut at: u32) -> Vec<Move> {
        let mut line = Vec::new();
        while let Some((before, step)) = self.trail[at as usize] {
            line.push(step);
            at = before;
        }
        line.reverse();
        line
    }
}

/// Positions still to be looked at, the most promising first, and among equals the one reached first.
struct Frontier {
    shelves: Vec<VecDeque<(Chess, u32)>>,
    lowest: usize,
}

impl Frontier {
    fn new() -> Frontier {
        Frontier {
            shelves: Vec::new(),
            lowest: 0,
        }
    }

    fn push(&mut self, distance: usize, position: Chess, at: u32) {
        if distance >= self.shelves.len() {
            self.shelves.resize_with(distance + 1, VecDeque::new);
        }
        self.shelves[distance].push_back((position, at));
        self.lowest = self.lowest.min(distance);
    }

    fn pop(&mut self) -> Option<(Chess, u32)> {
        while let Some(shelf) = self.shelves.get_mut(self.lowest) {
            if let Some(next) = shelf.pop_front() {
                return Some(next);
            }
            self.lowest += 1;
        }
        None
    }
}

/// A rough guess how far `by` is from a mate with the other side's help; only the order of the walk hangs on it.
///
/// First comes a piece that can mate, got by walking a pawn to the last rank or by capturing what blocks it; then both
/// kings go to a corner that this piece can reach. Men of the other side that are more than pawns are in the way,
/// unless a lone knight or bishop needs them to shut their own king in.
fn distance(position: &Chess, by: Color) -> usize {
    let board = position.board();
    let own = board.by_color(by);
    let (Some(own_king), Some(other_king)) = (board.king_of(by), board.king_of(!by)) else {
        return 0;
    };
    let pawns = own & board.pawns();
    let bishops = own & board.bishops();
    let light = bishops | (own & board.knights());
    let majors = own & board.rooks_and_queens();
    let can_mate_alone = majors.any() || light.count() >= 2;
    let in_the_way = 8 * (board.by_color(!by) & !board.pawns()).count();

    if !can_mate_alone
        && let Some(nearest) = pawns
            .into_iter()
            .map(|pawn| to_promotion(board, by, own_king, pawn))
            .min()
    {
        return 40 + in_the_way + nearest;
    }
    let corners = match bishops.first() {
        Some(bishop) if light == bishops && bishop.is_light() => {
            Bitboard::CORNERS & Bitboard::LIGHT_SQUARES
        }
        Some(_) if light == bishops => Bitboard::CORNERS & Bitboard::DARK_SQUARES,
        Some(_) | None => Bitboard::CORNERS,
    };
    let nearest = |men: Bitboard, corner| men.into_iter().map(|man| steps(man, corner)).min();
    let blockers = board.by_color(!by) & !(board.pawns() | board.queens() | board.kings());
    let to_last_rank = (board.by_color(!by) & board.pawns())
        .into_iter()
        .map(|pawn| usize::from(by.fold_wb(pawn.rank(), pawn.rank().flip_vertical())))
        .min();
    corners
        .into_iter()
        .map(|corner| {
            let kings = 2 * steps(other_king, corner) + steps(own_king, corner);
            if can_mate_alone {
                let knights = if majors.is_empty() {
                    own & board.knights()
                } else {
                    Bitboard::EMPTY
                };
                let knights: usize = knights
                    .into_iter()
                    .map(|knight| steps(knight, corner))
                    .sum();
                return kings + knights + in_the_way;
            }
            let blocker = nearest(blockers, corner)
                .map_or_else(|| 20 + 2 * to_last_rank.unwrap_or(0), |steps| steps.max(1));
            let minor = nearest(light, corner).unwrap_or(0).max(2);
            let kings = 2 * steps(other_king, corner) + steps(own_king, corner).max(2);
            80 + kings + 2 * blocker + minor
        })
        .min()
        .unwrap_or(0)
}

/// Steps a pawn has to go, and the king's way to the first man that stands before it.
fn to_promotion(board: &Board, by: Color, own_king: Square, pawn: Square) -> usize {
    let forward = by.fold_wb(8, -8);
    let ahead = || std::iter::successors(pawn.offset(forward), |square| square.offset(forward));
    let blocker = ahead().find(|&square| board.occupied().contains(square));
    2 * ahead().count() + blocker.map_or(0, |square| 6 + steps(own_king, square))
}

fn steps(from: Square, to: Square) -> usize {
    from.distance(to) as usize
}
