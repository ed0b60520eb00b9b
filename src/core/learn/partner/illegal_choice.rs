//! Moves that are not legal and that people make all the same: a king left in check, a pinned piece, castling through an attack,
//! a pawn that captures where nothing stands or en passant too late, a bishop that ends one file beside its diagonal.

use crate::chess::{
    Bitboard, CastlingSide, Chess, Color, File, Move, Piece, Position, Rank, Role, Square, attacks,
};
use crate::engine::SeededRng;
use crate::laws::PlayerAct;

/// From how far away on a bishop ends one file beside its diagonal, in squares.
const FAR: u32 = 4;

/// How many moves of one kind are proposed at most, so that each kind has its turn.
const MOST_OF_A_KIND: usize = 4;

/// A move that is not legal.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct IllegalMove {
    /// The piece that goes.
    pub piece: Piece,
    /// From where it goes.
    pub from: Square,
    /// To where it goes.
    pub to: Square,
    /// What hands do for it, without the press.
    pub acts: Vec<PlayerAct>,
}

/// The moves that are not legal and that people make in that position, in an order that is drawn: those that look most like
/// legal ones come first, mostly.
pub fn illegal_moves(position: &Chess, seeded: &mut SeededRng) -> Vec<IllegalMove> {
    let mistakes = Mistakes {
        position,
        legal: position.legal_moves().into_iter().collect(),
    };
    let mut subtle = [
        mistakes.exposing(),
        mistakes.castling(),
        mistakes.en_passant_too_late(),
    ];
    let mut plain = [mistakes.pawns_askew(), mistakes.bishops_astray()];
    seeded.shuffle(&mut subtle);
    seeded.shuffle(&mut plain);
    let mut drawn = |kinds: &mut [Vec<IllegalMove>]| {
        for kind in kinds.iter_mut() {
            seeded.shuffle(kind);
            kind.truncate(MOST_OF_A_KIND);
        }
        kinds.concat()
    };
    let (subtle, plain) = (drawn(&mut subtle), drawn(&mut plain));
    if seeded.happens(700) {
        [subtle, plain].concat()
    } else {
        [plain, subtle].concat()
    }
}

/// What goes wrong in a position.
struct Mistakes<'a> {
    position: &'a Chess,
    legal: Vec<Move>,
}

impl Mistakes<'_> {
    fn us(&self) -> Color {
        self.position.turn()
    }

    fn piece(&self, square: Square) -> Option<Piece> {
        self.position.board().piece_at(square)
    }

    fn is_legal(&self, from: Square, to: Square) -> bool {
        let leads = |mv: &Move| mv.from() == Some(from) && mv.to() == to;
        let us = self.us();
        let castled = |mv: &Move| mv.castling_side().map(|side| side.king_to(us));
        let king_goes = |mv: &Move| mv.from() == Some(from) && castled(mv) == Some(to);
        self.legal.iter().any(|mv| leads(mv) || king_goes(mv))
    }

    /// Whether a piece of ours may be put there: neither our own stands there nor a king.
    fn can_stand(&self, to: Square) -> bool {
        let stands = self.piece(to);
        stands.is_none_or(|it| it.color != self.us() && it.role != Role::King)
    }

    /// Our own men with the squares on which they stand, of that kind where one is named.
    fn own(&self, role: Option<Role>) -> impl Iterator<Item = (Square, Piece)> {
        let own = self.position.us().into_iter();
        let own = own.filter_map(|square| Some((square, self.piece(square)?)));
        own.filter(move |(_, piece)| role.is_none_or(|role| piece.role == role))
    }

    /// The move of that piece to there, with whatever it captures taken off first.
    fn step(&self, piece: Piece, from: Square, to: Square) -> IllegalMove {
        let takes = self.piece(to).is_some();
        let mut acts = vec![PlayerAct::Lift(from)];
        acts.extend(takes.then_some(PlayerAct::Remove(to)));
        acts.push(PlayerAct::Release(to));
        IllegalMove {
            piece,
            from,
            to,
            acts,
        }
    }

    /// Moves as the pieces go that leave the own king in check, or bring it there.
    fn exposing(&self) -> Vec<IllegalMove> {
        let occupied = self.position.board().occupied();
        let mut found = Vec::new();
        for (from, piece) in self.own(None) {
            let reached = if piece.role == Role::Pawn {
                self.pawn_goes(from)
            } else {
                attacks::attacks(from, piece, occupied)
            };
            for to in reached {
                // A pawn on its last rank would want a new piece as well.
                let is_last = piece.role == Role::Pawn && is_last_rank(to);
                if !is_last && self.can_stand(to) && !self.is_legal(from, to) {
                    found.push(self.step(piece, from, to));
                }
            }
        }
        found
    }

    /// Where a pawn goes, whatever becomes of the king: ahead where nothing stands, and where it captures something.
    fn pawn_goes(&self, from: Square) -> Bitboard {
        let board = self.position.board();
        let captured = attacks::pawn_attacks(self.us(), from) & board.by_color(!self.us());
        let ahead = self.us().fold_wb(8, -8);
        let is_free = |square: &Square| self.piece(*square).is_none();
        let next = from.offset(ahead).filter(is_free);
        let home = self.us().fold_wb(Rank::Second, Rank::Seventh);
        let jumps = next.filter(|_| from.rank() == home);
        let second = jumps.and_then(|next| next.offset(ahead)).filter(is_free);
        captured | next.into_iter().chain(second).collect::<Bitboard>()
    }

    /// Castling that is not allowed, while king and rook stand at home and nothing stands between them: through an attack, out of
    /// a check, or after one of them has moved.
    fn castling(&self) -> Vec<IllegalMove> {
        let us = self.us();
        let home = us.fold_wb(Rank::First, Rank::Eighth);
        let is_chess960 = self.position.castles().mode().is_chess960();
        let mut found = Vec::new();
        for (side, corner) in [
            (CastlingSide::KingSide, File::H),
            (CastlingSide::QueenSide, File::A),
        ] {
            let king = Square::from_coords(File::E, home);
            let rook = Square::from_coords(corner, home);
            let (to, rook_to) = (side.king_to(us), side.rook_to(us));
            let stand = self.piece(king) == Some(us.king()) && self.piece(rook) == Some(us.rook());
            let between = attacks::between(king, rook) & self.position.board().occupied();
            let is_allowed = |mv: &Move| mv.castling_side() == Some(side);
            if is_chess960 || !stand || !between.is_empty() || self.legal.iter().any(is_allowed) {
                continue;
            }
            found.push(IllegalMove {
                piece: us.king(),
                from: king,
                to,
                acts: vec![
                    PlayerAct::Lift(king),
                    PlayerAct::Release(to),
                    PlayerAct::Lift(rook),
                    PlayerAct::Release(rook_to),
                ],
            });
        }
        found
    }

    /// Pawns that capture a pawn beside them as if it had only just come by two squares.
    fn en_passant_too_late(&self) -> Vec<IllegalMove> {
        let us = self.us();
        let fifth = us.fold_wb(Rank::Fifth, Rank::Fourth);
        let mut found = Vec::new();
        for (from, piece) in self.own(Some(Role::Pawn)) {
            if from.rank() != fifth {
                continue;
            }
            for to in attacks::pawn_attacks(us, from) {
                let beside = Square::from_coords(to.file(), fifth);
                let is_pawn = self.piece(beside) == Some((!us).pawn());
                if is_pawn && self.piece(to).is_none() && !self.is_legal(from, to) {
                    found.push(IllegalMove {
                        piece,
                        from,
                        to,
                        acts: vec![
                            PlayerAct::Lift(from),
                            PlayerAct::Remove(beside),
                            PlayerAct::Release(to),
                        ],
                    });
                }
            }
        }
        found
    }

    /// Pawns that go aslant though nothing is captured there, or capture what stands straight ahead.
    fn pawns_askew(&self) -> Vec<IllegalMove> {
        let us = self.us();
        let mut found = Vec::new();
        for (from, piece) in self.own(Some(Role::Pawn)) {
            let aslant = attacks::pawn_attacks(us, from).into_iter();
            let aslant = aslant.filter(|to| self.piece(*to).is_none());
            let ahead = from.offset(us.fold_wb(8, -8)).filter(|to| {
                let stands = self.piece(*to);
                stands.is_some_and(|it| it.color != us && it.role != Role::King)
            });
            let wrong = aslant.chain(ahead);
            let wrong = wrong.filter(|to| !is_last_rank(*to) && !self.is_legal(from, *to));
            found.extend(wrong.map(|to| self.step(piece, from, to)));
        }
        found
    }

    /// Bishops that go far and end one file beside their diagonal, on a square of the other colour.
    fn bishops_astray(&self) -> Vec<IllegalMove> {
        let occupied = self.position.board().occupied();
        let mut found = Vec::new();
        for (from, piece) in self.own(Some(Role::Bishop)) {
            let reached = attacks::attacks(from, piece, occupied).into_iter();
            for meant in reached.filter(|it| from.distance(*it) >= FAR) {
                let beside = [meant.file().offset(-1), meant.file().offset(1)];
                let beside = beside.into_iter().flatten();
                let beside = beside.map(|file| Square::from_coords(file, meant.rank()));
                let free = beside.filter(|to| self.piece(*to).is_none() && *to != from);
                found.extend(free.map(|to| self.step(piece, from, to)));
            }
        }
        found
    }
}

const fn is_last_rank(square: Square) -> bool {
    matches!(square.rank(), Rank::First | Rank::Eighth)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::chess::{CastlingMode, Fen};

    const POSITIONS: [&str; 7] = [
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
        "r1bqkb1r/pppp1ppp/2n2n2/4p3/2B1P3/5N2/PPPP1PPP/RNBQK2R w KQkq - 4 4",
        "4k3/8/8/8/1b6/8/3N4/R3K2R w KQ - 0 1",
        "4kr2/8/8/8/8/8/8/R3K2R w KQ - 0 1",
        "4k3/8/8/8/8/8/8/R3K2R w - - 0 1",
        "4k3/8/8/3pP3/8/8/8/4K3 w - - 0 1",
        "4k3/8/8/8/8/8/PPP5/B3K3 w - - 0 1",
    ];

    fn position(fen: &str) -> Chess {
        let fen: Fen = fen.parse().expect("a FEN");
        fen.into_position(CastlingMode::Standard)
            .expect("a position")
    }

    /// How many files and ranks lie between two squares.
    fn apart(from: Square, to: Square) -> (u32, u32) {
        let files = u32::from(from.file()).abs_diff(u32::from(to.file()));
        let ranks = u32::from(from.rank()).abs_diff(u32::from(to.rank()));
        (files, ranks)
    }

    /// Whether people take such a move for one of that piece: on its lines, or for a bishop one file beside them.
    fn is_like_its_piece(it: &IllegalMove) -> bool {
        let (files, ranks) = apart(it.from, it.to);
        match it.piece.role {
            Role::Pawn => files <= 1 && (1..=2).contains(&ranks) && files + ranks <= 2,
            Role::Knight => files + ranks == 3 && files > 0 && ranks > 0,
            Role::Bishop => files.abs_diff(ranks) <= 1,
            Role::Rook => files == 0 || ranks == 0,
            Role::Queen => files == 0 || ranks == 0 || files == ranks,
            Role::King => files <= 2 && ranks <= 1 && (files < 2 || ranks == 0),
        }
    }

    #[test]
    fn every_illegal_move_is_one_that_people_make() {
        for fen in POSITIONS {
            let position = position(fen);
            for seed in 0..200 {
                let all = illegal_moves(&position, &mut SeededRng::new(seed));
                for it in &all {
                    assert!(is_like_its_piece(it), "{fen}: {it:?}");
                    let legal = position.legal_moves();
                    let leads = |mv: &Move| mv.from() == Some(it.from) && mv.to() == it.to;
                    assert!(!legal.iter().any(leads), "{fen}: {it:?} is legal");
                }
            }
        }
    }

    fn is_proposed(fen: &str, from: Square, to: Square) -> bool {
        let position = position(fen);
        let all = (0..50).flat_map(|seed| illegal_moves(&position, &mut SeededRng::new(seed)));
        let mut all = all.map(|it| (it.from, it.to));
        all.any(|it| it == (from, to))
    }

    #[test]
    fn each_kind_of_mistake_is_made() {
        let [_, _, pinned, attacked, lost, late, astray] = POSITIONS;
        assert!(
            is_proposed(pinned, Square::D2, Square::F3),
            "a pinned piece"
        );
        assert!(is_proposed(attacked, Square::E1, Square::G1), "castling");
        assert!(is_proposed(attacked, Square::E1, Square::F1), "into check");
        assert!(is_proposed(lost, Square::E1, Square::C1), "a lost right");
        assert!(is_proposed(late, Square::E5, Square::D6), "en passant");
        assert!(is_proposed(astray, Square::B2, Square::C3), "aslant");
        let open = "4k3/8/8/8/8/8/8/B3K3 w - - 0 1";
        assert!(is_proposed(open, Square::A1, Square::G8), "a bishop astray");
    }
}
