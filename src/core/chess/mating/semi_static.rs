//! Proof without a search that a side can never mate: where each man can ever get to.
//!
//! The idea is the semi-static analysis of M. Ambrona, *A Practical Algorithm for Chess Unwinnability* (FUN 2022,
//! `LIPIcs` 226, 2:1–2:20): every man gets the set of squares on which it may ever stand, and the set of men that may
//! ever be captured is kept beside it. Both only grow, until no move that could still be played leads out of them.
//! If then no square remains on which the king could be mated, it never will be.
//!
//! Why that is proof. Take any series of legal moves that ends in the mate, and in it the first move that leads out of
//! the sets. Before it every man stood within its set, and every man that was not in the set of the capturable was
//! still on the board. But each move out of the sets was refused for a reason that holds in *every* such position: it
//! would jump over, or land on, a man that cannot be elsewhere; or put a king where it is attacked from wherever the
//! attacker may stand; or end the game without the mate. So there is no such move.
//!
//! Whatever is not refused is let happen: castling at any time while the right exists, promotion to queen and knight
//! alike, capture *en passant* as a capture on the square passed over, on which the pawn counts as having stood.

use std::ops::{Index, IndexMut};

use super::super::{
    Bitboard, Board, CastlingSide, Chess, Color, Piece, Position, Role, Square, attacks,
};

/// At most so many men are split over all their cases together.
const MOST_SPLIT: usize = 3;

/// Men with more squares than this are taken to be no certain obstacle.
const NARROW: usize = 8;

/// Whether it is proved that `by` can never mate from `position`; `false` says nothing.
pub(super) fn is_never(position: &Chess, by: Color) -> bool {
    let first = Ranges::saturated(position, by, Assumption::default());
    if !first.allow_mate() {
        return true;
    }
    let doubtful = first.doubtful;
    let holds = |split: Bitboard| {
        split.carry_rippler().all(|kept| {
            let assumption = Assumption {
                kept,
                given: split & !kept,
            };
            !Ranges::saturated(position, by, assumption).allow_mate()
        })
    };
    doubtful
        .into_iter()
        .any(|man| holds(Bitboard::from_square(man)))
        || ((2..=MOST_SPLIT).contains(&doubtful.count()) && holds(doubtful))
}

/// A set of squares for each man, named by its first square.
struct BySquare([Bitboard; 64]);

impl BySquare {
    const EMPTY: BySquare = BySquare([Bitboard::EMPTY; 64]);
}

impl Index<Square> for BySquare {
    type Output = Bitboard;

    fn index(&self, man: Square) -> &Bitboard {
        &self.0[usize::from(man)]
    }
}

impl IndexMut<Square> for BySquare {
    fn index_mut(&mut self, man: Square) -> &mut Bitboard {
        &mut self.0[usize::from(man)]
    }
}

/// One of the cases that together are all: each of some men is either never captured before it has moved (on the
/// square it stands on now), or it is, and so never moves. A mate must be ruled out in each case.
#[derive(Clone, Copy, Default)]
struct Assumption {
    /// Men that are not captured on the square they stand on now before they have moved.
    kept: Bitboard,
    /// Men that are captured there, and so never move.
    given: Bitboard,
}

/// The squares each man may ever stand on, and the men that may ever be captured. Men are named by their first square.
struct Ranges<'a> {
    board: &'a Board,
    by: Color,
    assumption: Assumption,
    /// Squares a man may ever stand on; a pawn also on those it passes over with a double step.
    reach: BySquare,
    /// Those on which it may stand as a piece: for a pawn only after promotion.
    as_piece: BySquare,
    /// Squares it may arrive on by a move, and by a capture.
    arrival: BySquare,
    capture: BySquare,
    capturable: Bitboard,
    /// Men that had no move yet when it was found that they may be captured, and no pawn promoted yet.
    doubtful: Bitboard,
    /// The last man `by` has beside the king: with its loss nobody can mate, so it is not captured.
    last_man: Bitboard,

    /// What follows from the above, worked out anew in each round.
    fixed: Bitboard,
    narrow: Bitboard,
    attacked: [Bitboard; 2],
}

impl<'a> Ranges<'a> {
    fn saturated(position: &'a Chess, by: Color, assumption: Assumption) -> Ranges<'a> {
        let board = position.board();
        let own = board.by_color(by) & !board.kings();
        let mut ranges = Ranges {
            board,
            by,
            assumption,
            reach: BySquare::EMPTY,
            as_piece: BySquare::EMPTY,
            arrival: BySquare::EMPTY,
            capture: BySquare::EMPTY,
            capturable: Bitboard::EMPTY,
            doubtful: Bitboard::EMPTY,
            last_man: if own.count() == 1 {
                own
            } else {
                Bitboard::EMPTY
            },
            fixed: Bitboard::EMPTY,
            narrow: Bitboard::EMPTY,
            attacked: [Bitboard::EMPTY; 2],
        };
        for man in board.occupied() {
            ranges.reach[man] = Bitboard::from_square(man);
            if !board.pawns().contains(man) {
                ranges.as_piece[man] = ranges.reach[man];
            }
        }
        ranges.let_castle(position);
        if let Some(passed) = position.legal_ep_square() {
            let pawn = passed
                .offset(position.turn().fold_wb(-8, 8))
                .expect("the pawn stands before the square it passed over");
            ranges.reach[pawn].add(passed);
        }
        while ranges.grow() && !ranges.may_promote(by) {}
        ranges
    }

    fn let_castle(&mut self, position: &Chess) {
        for color in Color::ALL {
            let Some(king) = self.board.king_of(color) else {
                continue;
            };
            for side in CastlingSide::ALL {
                if let Some(rook) = position.castles().rook(color, side) {
                    self.arrive(king, Bitboard::from_square(side.king_to(color)));
                    self.arrive(rook, Bitboard::from_square(side.rook_to(color)));
                }
            }
        }
    }

    fn arrive(&mut self, piece: Square, squares: Bitboard) {
        self.reach[piece] |= squares;
        self.as_piece[piece] |= squares;
        self.arrival[piece] |= squares;
    }

    /// Lets every man go one move further; whether anything is new.
    fn grow(&mut self) -> bool {
        let mut grown = false;
        self.conclude();
        let mut stuck = [false; 2];
        for color in Color::ALL {
            stuck[color as usize] = self.has_king_alone_to_move(color);
        }
        for man in self.board.occupied() & !self.assumption.given {
            if self.role(man) == Role::King {
                grown |= self.grow_king(man, stuck[!self.color(man) as usize]);
                continue;
            }
            grown |= self.grow_piece(man);
            if self.board.pawns().contains(man) {
                grown |= self.grow_pawn(man);
            }
        }
        let capturable = self.may_be_captured();
        grown |= capturable != self.capturable;
        if !Color::ALL.iter().any(|&color| self.may_promote(color)) {
            self.doubtful |= (capturable & !self.capturable)
                .into_iter()
                .filter(|&man| self.reach[man] == Bitboard::from_square(man))
                .collect::<Bitboard>();
        }
        self.capturable = capturable;
        grown
    }

    fn may_promote(&self, color: Color) -> bool {
        (self.board.pawns() & self.board.by_color(color))
            .into_iter()
            .any(|pawn| self.as_piece[pawn].any())
    }

    /// Works out what is certain as long as nobody leaves the ranges.
    fn conclude(&mut self) {
        self.fixed = Bitboard::EMPTY;
        self.narrow = Bitboard::EMPTY;
        for man in self.board.occupied() & !self.capturable {
            let count = self.reach[man].count();
            if count == 1 {
                self.fixed.add(man);
            }
            if count <= NARROW {
                self.narrow.add(man);
            }
        }
        for color in Color::ALL {
            self.attacked[color as usize] = self.always_attacked(color, None, Bitboard::EMPTY);
        }
    }

    /// Squares that the other king can never stand on, because some man of `color` attacks them from wherever it may be.
    ///
    /// A line may be shut only by men that can get into it. The other king does not shut it before itself; and where a
    /// man of the same kind and colour stands in it, that man attacks the rest of the line.
    fn always_attacked(&self, color: Color, except: Option<Square>, filled: Bitboard) -> Bitboard {
        let own = self.board.by_color(color);
        let other_king = self.board.by_color(!color) & self.board.kings();
        let everybody = self.board.occupied() & !other_king;
        let diagonal = own & (self.board.bishops() | self.board.queens());
        let straight = own & self.board.rooks_and_queens();
        let obstacles = |transparent: Bitboard| {
            (everybody & !transparent)
                .into_iter()
                .fold(filled, |all, man| all | self.reach[man])
        };
        let (on_diagonals, on_straights) = (obstacles(diagonal), obstacles(straight));
        let mut attacked = Bitboard::EMPTY;
        for man in own & !self.capturable {
            let from = |square: Square| match self.role(man) {
                Role::Pawn => attacks::pawn_attacks(color, square),
                Role::Knight => attacks::knight_attacks(square),
                Role::King => attacks::king_attacks(square),
                Role::Bishop => attacks::bishop_attacks(square, on_diagonals),
                Role::Rook => attacks::rook_attacks(square, on_straights),
                Role::Queen => {
                    attacks::bishop_attacks(square, on_diagonals)
                        | attacks::rook_attacks(square, on_straights)
                }
            };
            if Some(man) == except || (self.role(man) == Role::Pawn && self.as_piece[man].any()) {
                continue;
            }
            attacked |= self.reach[man]
                .into_iter()
                .fold(Bitboard::FULL, |all, square| all & from(square));
        }
        attacked
    }

    fn grow_piece(&mut self, man: Square) -> bool {
        let role = self.role(man);
        let mut arrivals = Bitboard::EMPTY;
        for source in self.as_piece[man] {
            let mut targets = self.moves_of(role, source);
            // Only its first square may be new as an arrival though it is in reach.
            targets &= !self.arrival[man] & !arrivals;
            for target in targets {
                let way = attacks::between(source, target).with(source);
                if !self.is_refused(man, way, Bitboard::from_square(target))
                    && !self.mates_the_wrong_king(man, target)
                {
                    arrivals.add(target);
                }
            }
        }
        self.arrive(man, arrivals);
        self.capture[man] |= arrivals;
        arrivals.any()
    }

    fn grow_king(&mut self, king: Square, other_is_stuck: bool) -> bool {
        let color = self.color(king);
        let mut arrivals = Bitboard::EMPTY;
        for source in self.reach[king] {
            let targets = attacks::king_attacks(source)
                & !self.arrival[king]
                & !arrivals
                & !self.attacked[!color as usize];
            for target in targets {
                let refused = self.is_refused(
                    king,
                    Bitboard::from_square(source),
                    Bitboard::from_square(target),
                ) || (other_is_stuck && self.is_stalemate(king, source, target));
                if !refused {
                    arrivals.add(target);
                }
            }
        }
        self.arrive(king, arrivals);
        self.capture[king] |= arrivals;
        arrivals.any()
    }

    /// Whether a move there mates the side that is to mate, whose king can never move.
    ///
    /// The move may be the first out of the ranges, so the answers must be impossible though this man stands on
    /// `target`: to move the king, to capture the man, to stand in its way.
    fn mates_the_wrong_king(&self, man: Square, target: Square) -> bool {
        let color = self.color(man);
        let role = self.role(man);
        let Some(king) = self.board.king_of(self.by) else {
            return false;
        };
        if color == self.by
            || role == Role::King
            || self.reach[king].count() > 1
            || (role == Role::Pawn
                && (self.as_piece[man].any() || Bitboard::BACKRANKS.contains(target)))
        {
            return false;
        }
        let attacked_from_target =
            |occupied: Bitboard| attacks::attacks(target, Piece { color, role }, occupied);
        if !attacked_from_target(Bitboard::EMPTY).contains(king) {
            return false;
        }
        let everybody = (self.board.occupied())
            .without(man)
            .without(king)
            .into_iter()
            .fold(Bitboard::EMPTY, |all, other| all | self.reach[other]);
        let between = attacks::between(target, king);
        let answers = (self.board.by_color(self.by).without(king))
            .into_iter()
            .fold(Bitboard::EMPTY, |all, other| all | self.may_go(other, man));
        let flights = attacks::king_attacks(king)
            & !attacked_from_target(everybody)
            & !self.always_attacked(color, Some(man), Bitboard::from_square(target))
            & !(self.board.by_color(self.by) & self.fixed).without(target);
        flights.is_empty()
            && (between & everybody).is_empty()
            && (answers & between.with(target)).is_empty()
    }

    /// Squares to which the man may go, though `leaver` is gone from where it stood: more than it can reach.
    fn may_go(&self, man: Square, leaver: Square) -> Bitboard {
        let role = self.role(man);
        let fixed = self.fixed.without(leaver);
        let goes = self.as_piece[man]
            .into_iter()
            .fold(Bitboard::EMPTY, |all, square| {
                all | moves_over(role, square, fixed)
            });
        if role != Role::Pawn {
            return goes;
        }
        self.reach[man].into_iter().fold(goes, |all, square| {
            all | self.ahead(man, square) | attacks::pawn_attacks(self.color(man), square)
        })
    }

    /// Whether no man of `color` but the king can move.
    fn has_king_alone_to_move(&self, color: Color) -> bool {
        (self.board.by_color(color) & !self.board.kings())
            .into_iter()
            .all(|man| self.arrival[man].is_empty())
    }

    /// Whether the move of a king leaves the other side without any move and does not mate.
    ///
    /// The move may be the first out of the ranges, so what the other side could do after it must be impossible though
    /// this king stands on `target`.
    fn is_stalemate(&mut self, king: Square, source: Square, target: Square) -> bool {
        let color = self.color(king);
        let Some(other_king) = self.board.king_of(!color) else {
            return false;
        };
        let near = attacks::king_attacks(target).with(target);
        let stands = self.reach[other_king] & !near;
        if (attacks::king_attacks(other_king) & near).is_empty() && stands.count() > 8 {
            return false;
        }
        let before = (self.reach[king], self.fixed, self.narrow);
        self.reach[king].add(target);
        if self.reach[king].count() > 1 {
            self.fixed.discard(king);
        }
        if self.reach[king].count() > NARROW {
            self.narrow.discard(king);
        }
        let shut = near
            | self.always_attacked(color, None, Bitboard::EMPTY)
            | (self.board.by_color(!color) & self.fixed);
        let is_stuck = stands
            .into_iter()
            .all(|square| (attacks::king_attacks(square) & !shut).is_empty())
            && (self.board.by_color(!color) & !self.board.kings())
                .into_iter()
                .all(|man| self.is_immobile(man))
            && !(color == self.by && self.may_uncover(source, stands));
        (self.reach[king], self.fixed, self.narrow) = before;
        is_stuck
    }

    /// Whether a man that has not moved cannot move.
    fn is_immobile(&self, man: Square) -> bool {
        let color = self.color(man);
        let source = Bitboard::from_square(man);
        if self.assumption.given.contains(man) {
            return true;
        }
        if self.role(man) != Role::Pawn {
            return self
                .moves_of(self.role(man), man)
                .into_iter()
                .all(|target| {
                    let way = attacks::between(man, target) | source;
                    self.is_refused(man, way, Bitboard::from_square(target))
                });
        }
        let step = source.shift(color.fold_wb(8, -8));
        (attacks::pawn_attacks(color, man) & self.victims(color))
            .into_iter()
            .all(|target| self.is_refused(man, source, Bitboard::from_square(target)))
            && (step.is_empty() || self.is_blocked(man, man, step))
    }

    /// Whether leaving `source` may give check by another man to a king on one of the squares.
    fn may_uncover(&self, source: Square, squares: Bitboard) -> bool {
        (self.board.by_color(self.by) & !self.board.kings())
            .into_iter()
            .any(|man| {
                self.as_piece[man].into_iter().any(|from| {
                    (self.moves_of(self.role(man), from) & squares)
                        .into_iter()
                        .any(|square| attacks::between(from, square).contains(source))
                })
            })
    }

    /// Moves of a piece of that role over what can never be elsewhere.
    fn moves_of(&self, role: Role, source: Square) -> Bitboard {
        moves_over(role, source, self.fixed)
    }

    fn grow_pawn(&mut self, man: Square) -> bool {
        let color = self.color(man);
        let forward = color.fold_wb(8, -8);
        let (second, last) = color.fold_wb(
            (Bitboard(0xff00), Bitboard(0xff << 56)),
            (Bitboard(0xff << 48), Bitboard(0xff)),
        );
        let victims = self.victims(color);
        let (mut arrivals, mut captures, mut passed) =
            (Bitboard::EMPTY, Bitboard::EMPTY, Bitboard::EMPTY);
        for source in self.reach[man] & !Bitboard::BACKRANKS {
            for target in attacks::pawn_attacks(color, source) & victims & !self.capture[man] {
                if !self.is_refused(
                    man,
                    Bitboard::from_square(source),
                    Bitboard::from_square(target),
                ) && !self.mates_the_wrong_king(man, target)
                {
                    captures.add(target);
                }
            }
            let Some(step) = source.offset(forward) else {
                continue;
            };
            if !self.arrival[man].contains(step)
                && !self.is_blocked(man, source, Bitboard::from_square(step))
                && !self.mates_the_wrong_king(man, step)
            {
                arrivals.add(step);
            }
            if second.contains(source)
                && let Some(double) = step.offset(forward)
                && !(self.arrival[man].contains(double) && self.reach[man].contains(step))
                && !self.is_blocked(man, source, Bitboard::from_square(step).with(double))
            {
                arrivals.add(double);
                passed.add(step);
            }
        }
        let new = (arrivals | captures) & !self.arrival[man]
            | captures & !self.capture[man]
            | passed & !self.reach[man];
        self.arrival[man] |= arrivals | captures;
        self.capture[man] |= captures;
        self.reach[man] |= arrivals | captures | passed;
        self.as_piece[man] |= (arrivals | captures) & last;
        new.any()
    }

    /// Squares on which a man that `color` may capture can ever stand.
    fn victims(&self, color: Color) -> Bitboard {
        (self.board.by_color(!color) & !self.board.kings())
            .into_iter()
            .filter(|&man| !self.is_kept(man))
            .fold(Bitboard::EMPTY, |all, man| all | self.reach[man])
    }

    /// Whether the man is by assumption not captured where it stands.
    fn is_kept(&self, man: Square) -> bool {
        self.last_man.contains(man)
            || (self.assumption.kept.contains(man) && self.reach[man] == Bitboard::from_square(man))
    }

    /// Whether a move is impossible because `way` must be empty, and `target` without a man that cannot be captured.
    fn is_refused(&self, man: Square, way: Bitboard, target: Bitboard) -> bool {
        let own = self.board.by_color(self.color(man)) | self.board.kings();
        self.narrow.without(man).into_iter().any(|other| {
            let shut = if own.contains(other) || self.is_kept(other) {
                way | target
            } else {
                way
            };
            self.reach[other].is_subset(shut)
        })
    }

    /// Whether a pawn's move straight ahead over `squares`, the last of which it arrives on, is impossible.
    ///
    /// Two pawns that can never leave the file they share keep their order on it.
    fn is_blocked(&self, man: Square, source: Square, squares: Bitboard) -> bool {
        let file = Bitboard::from_file(man.file());
        let stays = self.reach[man].is_subset(file);
        let front = self
            .color(man)
            .fold_wb(squares.last(), squares.first())
            .expect("a square to go to");
        let passed = file & !self.ahead(man, front);
        self.narrow.without(man).into_iter().any(|other| {
            let mut shut = squares.with(source);
            if stays
                && self.board.pawns().contains(other)
                && self.ahead(man, man).contains(other)
                && self.reach[other].is_subset(file)
                && self.as_piece[other].is_empty()
            {
                shut |= passed;
            }
            self.reach[other].is_subset(shut)
        })
    }

    /// Squares of its file that lie before a pawn on `square`.
    fn ahead(&self, man: Square, square: Square) -> Bitboard {
        let file = Bitboard::from_file(square.file());
        let below = Bitboard((1 << u32::from(square)) - 1);
        let beyond = self.color(man).fold_wb(!below.with(square), below);
        file & beyond
    }

    fn may_be_captured(&self) -> Bitboard {
        let mut capturable = self.capturable | self.assumption.given;
        for color in Color::ALL {
            let captures = self
                .board
                .by_color(color)
                .into_iter()
                .fold(Bitboard::EMPTY, |all, man| all | self.capture[man]);
            for man in self.board.by_color(!color) & !self.board.kings() & !capturable {
                if (self.reach[man] & captures).any() && !self.is_kept(man) {
                    capturable.add(man);
                }
            }
        }
        capturable
    }

    fn role(&self, man: Square) -> Role {
        self.board.role_at(man).expect("a man stands there")
    }

    fn color(&self, man: Square) -> Color {
        self.board.color_at(man).expect("a man stands there")
    }

    /// Whether a mate by the side that wants it is not ruled out.
    ///
    /// In a mate the king stands on a square of its range and is attacked, and each square beside it that is in its
    /// range is attacked too or taken by one of its own men.
    fn allow_mate(&self) -> bool {
        if self.may_promote(self.by) {
            return true;
        }
        let (Some(king), Some(other_king)) =
            (self.board.king_of(self.by), self.board.king_of(!self.by))
        else {
            return true;
        };
        let own = self.board.by_color(self.by).without(king);
        let cover = own.into_iter().fold(Bitboard::EMPTY, |all, man| {
            all | self.may_attack(man, self.reach[man], self.as_piece[man])
        });
        let checked = self.may_check();
        let range = self.reach[other_king];
        (range & checked).into_iter().any(|mated| {
            let flights = attacks::king_attacks(mated) & range & !cover;
            (self.reach[king] & !attacks::king_attacks(mated))
                .without(mated)
                .into_iter()
                .any(|beside| {
                    self.can_be_filled(flights & !attacks::king_attacks(beside), other_king)
                })
        })
    }

    /// Squares that the man may attack from any of those.
    fn may_attack(&self, man: Square, squares: Bitboard, as_piece: Bitboard) -> Bitboard {
        let role = self.role(man);
        let pieces = as_piece.into_iter().fold(Bitboard::EMPTY, |all, square| {
            all | self.moves_of(role, square)
        });
        if role != Role::Pawn {
            return pieces;
        }
        squares.into_iter().fold(pieces, |all, square| {
            all | attacks::pawn_attacks(self.color(man), square)
        })
    }

    /// Squares on which the side that wants to mate may give check, by the man that moves or by uncovering another.
    fn may_check(&self) -> Bitboard {
        let own = self.board.by_color(self.by);
        let mut checked = Bitboard::EMPTY;
        for man in own & !self.board.kings() {
            let arrival = self.arrival[man];
            checked |= self.may_attack(man, arrival, self.as_piece[man] & arrival);
            for square in self.as_piece[man] {
                let open = self.moves_of(self.role(man), square) & !checked;
                for target in open {
                    let between = attacks::between(square, target);
                    if between.any() && self.may_open(man, between) {
                        checked.add(target);
                    }
                }
            }
        }
        checked
    }

    /// Whether a move of the side that wants to mate may open a line of `man` through those squares.
    fn may_open(&self, man: Square, between: Bitboard) -> bool {
        let own = self.board.by_color(self.by);
        let leaves = own
            .without(man)
            .into_iter()
            .any(|other| (self.reach[other] & between).any() && self.arrival[other].any());
        leaves || {
            let captures_by_pawn = (own & self.board.pawns())
                .into_iter()
                .any(|pawn| self.capture[pawn].any());
            captures_by_pawn
                && (self.board.by_color(!self.by) & self.board.pawns())
                    .into_iter()
                    .any(|pawn| (self.reach[pawn] & between).any())
        }
    }

    /// Whether men of the side to be mated may stand on all those squares at once, a man on each.
    fn can_be_filled(&self, squares: Bitboard, king: Square) -> bool {
        if squares.is_empty() {
            return true;
        }
        let men = self.board.by_color(!self.by).without(king);
        let mut taken_by = [None; 64];
        squares.into_iter().all(|square| {
            let mut tried = Bitboard::EMPTY;
            self.find_filler(square, men, &mut tried, &mut taken_by)
        })
    }

    /// Finds a man for `square`, moving others to other squares (an augmenting path of the matching).
    fn find_filler(
        &self,
        square: Square,
        men: Bitboard,
        tried: &mut Bitboard,
        fills: &mut [Option<Square>; 64],
    ) -> bool {
        for man in men {
            if tried.contains(man) || !self.reach[man].contains(square) {
                continue;
            }
            tried.add(man);
            let free = match fills[usize::from(man)] {
                None => true,
                Some(other) => self.find_filler(other, men, tried, fills),
            };
            if free {
                fills[usize::from(man)] = Some(square);
                return true;
            }
        }
        false
    }
}

/// Moves of a piece of that role among those men; a pawn is one that was promoted.
fn moves_over(role: Role, source: Square, occupied: Bitboard) -> Bitboard {
    match role {
        Role::Pawn => attacks::queen_attacks(source, occupied) | attacks::knight_attacks(source),
        Role::Knight => attacks::knight_attacks(source),
        Role::Bishop => attacks::bishop_attacks(source, occupied),
        Role::Rook => attacks::rook_attacks(source, occupied),
        Role::Queen => attacks::queen_attacks(source, occupied),
        Role::King => attacks::king_attacks(source),
    }
}
