//! Which legal moves a player may still play, by what they touched and let go of on this half-move: Articles 4.3, 4.4, 4.5
//! and 4.7 (4.6 of 2005 and 2009), as a set of moves. No duty has a name here.

use jadoube_core::chess::{CastlingSide, Chess, Move, Position, Role, Square};
use jadoube_core::clock::Moment;

/// What is remembered of a half-move, in order. Squares are those on which the pieces stood when it began.
#[derive(Clone, Copy, Debug)]
pub enum Mark {
    /// The player who had the move touched that piece, and it counts.
    Touched(Square, Moment),
    /// They let go of that piece on a square.
    Released(Square, Square),
    /// A new piece touched that square.
    Stood(Role, Square),
    /// They let go of a new piece on that square.
    Exchanged(Role, Square),
}

/// How to read what the Laws leave open; each answer is as good as the other.
#[expect(
    clippy::struct_excessive_bools,
    reason = "each is one question that the Laws leave open"
)]
#[derive(Clone, Copy, Debug)]
struct Reading {
    /// A castling is meant also where another piece was touched between king and rook, or an enemy piece with them.
    castling_is_meant: bool,
    /// Before July 2017 "one of each" is also said of more than two pieces, if the others cannot be moved or captured.
    pair_among_many: bool,
    /// A choice of promotion is final wherever the pawn promotes.
    choice_goes_along: bool,
    /// It is final although no pawn was touched that could promote there.
    choice_needs_no_pawn: bool,
    /// With a rook that cannot castle touched first, touching the other one does not mean castling there.
    first_rook_only: bool,
    /// A move that was taken back for a touch stays made where that touch turns out to be none.
    release_outlives_touch: bool,
}

/// The sets of legal moves of which the player may play any, one set for each reading of what is open.
pub fn permitted(position: &Chess, marks: &[Mark], any_number: bool) -> Vec<Vec<Move>> {
    let mut sets: Vec<Vec<Move>> = Vec::new();
    let king = position.our(Role::King).first();
    let about_king = marks
        .iter()
        .any(|mark| matches!(mark, Mark::Touched(it, _) if Some(*it) == king));
    let about_release = marks.iter().any(|mark| matches!(mark, Mark::Released(..)));
    let about_choice = marks.iter().any(|mark| matches!(mark, Mark::Stood(..)));
    let asked = [
        about_king,
        !any_number,
        about_choice,
        about_choice,
        about_king,
        about_release,
    ];
    // A question that does not arise has one answer.
    let arises = |bits: &usize| (0..6).all(|bit| asked[bit] || bits & (1 << bit) == 0);
    for bits in (0..64).filter(arises) {
        let reading = Reading {
            castling_is_meant: bits & 1 == 0,
            pair_among_many: bits & 2 == 0,
            choice_goes_along: bits & 4 == 0,
            choice_needs_no_pawn: bits & 8 == 0,
            first_rook_only: bits & 16 == 0,
            release_outlives_touch: bits & 32 == 0,
        };
        let set = Half {
            position,
            any_number,
            reading,
        }
        .replay(marks);
        if !sets.contains(&set) {
            sets.push(set);
        }
    }
    sets
}

/// The legal moves; no king is captured, not even one that was left in check with nobody looking (1.4.1), and no pawn that
/// leapt over a man is taken in passing: it passed no empty square.
pub fn lawful(position: &Chess) -> Vec<Move> {
    let both_kings = position.board().kings().count() == 2;
    let mut moves: Vec<Move> = if both_kings {
        position.legal_moves().into_iter().collect()
    } else {
        Vec::new()
    };
    let men = position.board().occupied();
    moves.retain(|mv| mv.capture() != Some(Role::King));
    moves.retain(|mv| !(mv.is_en_passant() && men.contains(mv.to())));
    moves
}

/// The square on which a move captures.
pub fn captures_on(mv: Move) -> Option<Square> {
    match mv {
        Move::Normal { to, capture, .. } => capture.map(|_| to),
        Move::EnPassant { from, to } => Some(Square::from_coords(to.file(), from.rank())),
        Move::Castle { .. } | Move::Put { .. } => None,
    }
}

/// The square from which a move starts; castling is a move of the king.
pub fn starts_on(mv: Move) -> Option<Square> {
    match mv {
        Move::Normal { from, .. } | Move::EnPassant { from, .. } => Some(from),
        Move::Castle { king, .. } => Some(king),
        Move::Put { .. } => None,
    }
}

/// Where the king of a castling arrives.
pub fn king_arrives(mv: Move, position: &Chess) -> Option<Square> {
    match mv {
        Move::Castle { king, rook } => {
            Some(CastlingSide::from_queen_side(rook < king).king_to(position.turn()))
        }
        Move::Normal { .. } | Move::EnPassant { .. } | Move::Put { .. } => None,
    }
}

/// The move that letting go of that piece on that square was the whole of, of those owed. It was made at once unless a touch
/// forbade it; where it is owed all the same that touch was none, and what was let go of stays (4.7). Of a capture nothing
/// was made before the other man was touched.
fn whole(home: Square, to: Square, owed: &[Move], touched: &[(Square, Moment)]) -> Vec<Move> {
    let is_whole = |mv: &&Move| match **mv {
        Move::Normal {
            from,
            to: arrives,
            capture,
            promotion: None,
            ..
        } => {
            let is_taken = capture.is_none() || touched.iter().any(|&(square, _)| square == to);
            from == home && arrives == to && is_taken
        }
        Move::Normal { .. } | Move::EnPassant { .. } | Move::Castle { .. } | Move::Put { .. } => {
            false
        }
    };
    owed.iter().filter(is_whole).copied().collect()
}

#[derive(Clone, Copy)]
struct Half<'a> {
    position: &'a Chess,
    any_number: bool,
    reading: Reading,
}

impl Half<'_> {
    fn replay(self, marks: &[Mark]) -> Vec<Move> {
        let mut touched: Vec<(Square, Moment)> = Vec::new();
        let mut fixed: Option<Vec<Move>> = None;
        let mut choices: Vec<(Role, Square)> = Vec::new();
        for mark in marks {
            let owed = fixed.clone().unwrap_or_else(|| self.by_touch(&touched));
            match *mark {
                Mark::Touched(square, at) => {
                    if touched.iter().all(|&(known, _)| known != square) {
                        touched.push((square, at));
                    }
                }
                Mark::Released(home, to) => {
                    let mut part = self.begun_by(home, to, &owed);
                    if part.is_empty() && self.reading.release_outlives_touch {
                        part = whole(home, to, &owed, &touched);
                    }
                    if fixed.is_none() && !part.is_empty() {
                        fixed = Some(part);
                    }
                }
                Mark::Exchanged(role, to) => {
                    // Part of a promotion, its pawn still to go (4.6.2, 4.7); of two pawns neither is meant yet.
                    let is_part = |mv: &&Move| mv.promotion() == Some(role) && mv.to() == to;
                    let part: Vec<Move> = owed.iter().filter(is_part).copied().collect();
                    let is_final = |known: &&(Role, Square)| known.1 == to;
                    let is_chosen = choices.iter().find(is_final).is_none_or(|it| it.0 == role);
                    if fixed.is_none() && is_chosen && part.len() == 1 {
                        fixed = Some(part);
                    }
                }
                Mark::Stood(role, to) => {
                    let chosen = |mv: &Move| mv.promotion() == Some(role) && mv.to() == to;
                    let goes_along = self.reading.choice_goes_along;
                    let is_chosen = |known: &(Role, Square)| goes_along || known.1 == to;
                    if owed.iter().any(chosen) && !choices.iter().any(is_chosen) {
                        choices.push((role, to));
                    }
                }
            }
        }
        let owed = fixed.unwrap_or_else(|| self.by_touch(&touched));
        choices
            .into_iter()
            .fold(owed, |owed, choice| self.as_chosen(choice, owed, &touched))
    }

    /// Of the moves owed, those that keep to the choice of a new piece for that square (4.4.4).
    fn as_chosen(
        self,
        (role, square): (Role, Square),
        owed: Vec<Move>,
        touched: &[(Square, Moment)],
    ) -> Vec<Move> {
        let pawn = |mv: &Move| {
            let from = starts_on(*mv);
            mv.is_promotion()
                && mv.to() == square
                && touched.iter().any(|&(it, _)| Some(it) == from)
        };
        if !self.reading.choice_needs_no_pawn && !owed.iter().any(pawn) {
            return owed;
        }
        let keeps = |mv: &Move| {
            let bound = self.reading.choice_goes_along || mv.to() == square;
            mv.promotion().is_none_or(|other| !bound || other == role)
        };
        let kept: Vec<Move> = owed.iter().copied().filter(keeps).collect();
        if kept.is_empty() { owed } else { kept }
    }

    /// Of the moves owed, those of which letting go of that piece on that square is a part, but not the whole (4.7).
    fn begun_by(self, home: Square, to: Square, owed: &[Move]) -> Vec<Move> {
        let is_part = |mv: &&Move| match **mv {
            Move::Castle { king, .. } => {
                king == home && king_arrives(**mv, self.position) == Some(to)
            }
            Move::EnPassant { from, to: arrives } => from == home && arrives == to,
            Move::Normal {
                from,
                to: arrives,
                promotion,
                ..
            } => promotion.is_some() && from == home && arrives == to,
            Move::Put { .. } => false,
        };
        owed.iter().filter(is_part).copied().collect()
    }

    /// What touching alone binds to (4.3 to 4.5).
    fn by_touch(self, touched: &[(Square, Moment)]) -> Vec<Move> {
        let us = self.position.us();
        let king = self.position.our(Role::King).first();
        let mut touched = touched.to_vec();
        // Touched at one moment: nobody saw in which order. The own piece counts first, and king and rook together castle.
        let only_own = touched.iter().all(|&(square, _)| us.contains(square));
        let with_king = touched.iter().find(|&&(square, _)| Some(square) == king);
        let castles = with_king.is_some_and(|&(king, at)| {
            let at_one_moment =
                |&(rook, touched): &(Square, Moment)| touched == at && self.is_at_home(rook, king);
            (self.reading.castling_is_meant || only_own) && touched.iter().any(at_one_moment)
        });
        touched.sort_by_key(|&(square, at)| {
            (at, !(castles && Some(square) == king), !us.contains(square))
        });
        let order: Vec<Square> = touched.into_iter().map(|(square, _)| square).collect();
        let (own, enemy): (Vec<Square>, Vec<Square>) =
            order.iter().partition(|&&it| us.contains(it));
        let legal = self.not_barred(&own, king);
        let of = |square: Square| -> Vec<Move> {
            let takes = |mv: &&Move| captures_on(**mv) == Some(square);
            let moves = |mv: &&Move| starts_on(**mv) == Some(square);
            if us.contains(square) {
                legal.iter().filter(moves).copied().collect()
            } else {
                legal.iter().filter(takes).copied().collect()
            }
        };
        if let Some(castles) = self.by_castling(&own, enemy.is_empty(), king, &legal) {
            return castles;
        }
        if let Some((first, second)) = self.pair(&order, &own, &enemy, &of) {
            let both: Vec<Move> = of(first)
                .into_iter()
                .filter(|&mv| captures_on(mv) == Some(second))
                .collect();
            if !both.is_empty() {
                return both;
            }
        }
        let playable = order.iter().map(|&square| of(square));
        playable
            .into_iter()
            .find(|moves| !moves.is_empty())
            .unwrap_or(legal)
    }

    /// Whether a rook and the king stand as they do before castling.
    fn is_at_home(self, rook: Square, king: Square) -> bool {
        let first_rank = if self.position.turn().is_white() {
            0
        } else {
            7
        };
        rook.rank() == king.rank()
            && u32::from(king.rank()) == first_rank
            && u32::from(king.file()) == 4
            && self.position.our(Role::Rook).contains(rook)
            && matches!(u32::from(rook.file()), 0 | 7)
    }

    /// The legal moves but for castling with a rook that was touched before the king (4.4.2).
    fn not_barred(self, own: &[Square], king: Option<Square>) -> Vec<Move> {
        let kings_place = own.iter().position(|&square| Some(square) == king);
        let barred = |rook: Square| {
            let place = own.iter().position(|&square| square == rook);
            matches!((place, kings_place), (Some(rook), Some(king)) if rook < king)
        };
        let mut legal = lawful(self.position);
        legal.retain(|mv| !matches!(mv, Move::Castle { rook, .. } if barred(*rook)));
        legal
    }

    /// The own and the enemy piece that must move and be captured together (4.3.3), if that is legal.
    fn pair(
        self,
        order: &[Square],
        own: &[Square],
        enemy: &[Square],
        of: &impl Fn(Square) -> Vec<Move>,
    ) -> Option<(Square, Square)> {
        let (first_own, first_enemy) = (*own.first()?, *enemy.first()?);
        let first_two = &order[..2];
        let one_of_each = first_two.contains(&first_own) && first_two.contains(&first_enemy);
        if self.any_number || one_of_each {
            return Some((first_own, first_enemy));
        }
        let playable = |square: &&Square| !of(**square).is_empty();
        self.reading.pair_among_many.then_some(())?;
        let left: Vec<Square> = order.iter().filter(playable).copied().collect();
        let own_left = left.iter().find(|it| own.contains(it))?;
        let enemy_left = left.iter().find(|it| enemy.contains(it))?;
        (left.len() == 2).then_some((*own_left, *enemy_left))
    }

    /// What touching the king and then a rook binds to (4.4.1, 4.4.3), where no own piece touched before them can move.
    fn by_castling(
        self,
        own: &[Square],
        only_own: bool,
        king: Option<Square>,
        legal: &[Move],
    ) -> Option<Vec<Move>> {
        let king = king?;
        let movable = |square: Square| legal.iter().any(|&mv| starts_on(mv) == Some(square));
        let first = own
            .iter()
            .position(|&square| square == king || movable(square))?;
        let (before, rest) = own.split_at(first);
        if rest[0] != king || !self.reading.castling_is_meant && (!only_own || !before.is_empty()) {
            return None;
        }
        let reach = if self.reading.castling_is_meant {
            rest.len()
        } else {
            rest.len().min(3)
        };
        let is_at_home = |square: Square| self.is_at_home(square, king);
        let rooks: Vec<Square> = rest[1..reach]
            .iter()
            .copied()
            .take_while(|&square| self.reading.castling_is_meant || is_at_home(square))
            .filter(|&square| is_at_home(square))
            .collect();
        let tried = if self.reading.first_rook_only {
            1
        } else {
            rooks.len()
        };
        for rook in rooks.iter().take(tried) {
            let castles =
                |mv: &&Move| matches!(mv, Move::Castle { rook: with, .. } if with == rook);
            if let Some(castling) = legal.iter().find(castles) {
                return Some(vec![*castling]);
            }
        }
        if rooks.is_empty() || !(self.reading.castling_is_meant || rest.len() == 2) {
            return None;
        }
        if !movable(king) {
            return Some(legal.to_vec());
        }
        // An enemy piece touched as well: the king must move, and need not be the one to capture it.
        let by_king = |mv: &&Move| starts_on(**mv) == Some(king);
        (!only_own).then(|| legal.iter().filter(by_king).copied().collect())
    }
}
