//! A position set up by hand, or named by a FEN: what keeps a game from beginning there.

use super::{
    Bitboard, CastlingMode, Chess, Color, EnPassantMode, FromSetup, Piece, Position, PositionError,
    PositionErrorKinds, Rank, Role, Setup, Square, attacks,
};

/// What is wrong with a position in which a game was to begin.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum PositionFault {
    /// A player has no king.
    NoKing(Color),
    /// A player has more than one.
    TooManyKings(Color),
    /// A pawn stands on a first or a last rank.
    PawnOnLastRank,
    /// The king of the player who does not have the move could be captured.
    OpponentInCheck(Color),
    /// A right to castle is noted whose king or rook is not in its place.
    Castling,
    /// The square noted for capturing en passant is none that a pawn has just passed.
    EnPassant,
}

/// The position in which a game can begin, with the kind of castling it needs.
///
/// More pieces than a game ever has, and checks that no game brings about, are accepted: what follows from such a
/// position is as clear as ever.
///
/// # Errors
/// All that is wrong with it: a king too few or too many, a pawn on the last rank, the opponent in check, a castling right
/// or an en passant square that cannot be.
pub fn begin(setup: &Setup) -> Result<(Chess, CastlingMode), Vec<PositionFault>> {
    let mode = CastlingMode::detect(setup);
    Chess::from_setup(setup.clone(), mode)
        .or_else(PositionError::ignore_too_much_material)
        .or_else(PositionError::ignore_impossible_check)
        .map(|position| (position, mode))
        .map_err(|error| faults(setup, error.kinds()))
}

/// A position to begin in, as forgivingly as its FEN can be read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ForgivingStart {
    /// The position.
    pub position: Chess,
    /// How castling is played.
    pub castling: CastlingMode,
    /// What is noted and left out since the pieces contradict it: rights to castle, the en passant square.
    pub left_out: Vec<PositionFault>,
}

/// Finds the position in which a game can begin, whatever castling right or en passant square is noted that cannot be:
/// of the rights those that can be are kept. Castling is that of Chess960 where that is said, or the rights tell it.
///
/// # Errors
/// What nobody can play with: a king too few or too many, a pawn on the last rank, the opponent in check.
#[expect(
    clippy::result_large_err,
    reason = "shakmaty's error holds the position, which is what is wanted"
)]
pub fn forgiving_start(
    setup: &Setup,
    is_chess960: bool,
) -> Result<ForgivingStart, Vec<PositionFault>> {
    let position = |mode| {
        Chess::from_setup(setup.clone(), mode)
            .or_else(PositionError::ignore_too_much_material)
            .or_else(PositionError::ignore_impossible_check)
    };
    let declared = CastlingMode::from_chess960(is_chess960);
    let detected = match declared {
        CastlingMode::Chess960 => declared,
        CastlingMode::Standard => CastlingMode::detect(setup),
    };
    let (castling, found) = match position(detected) {
        Err(error)
            if error
                .kinds()
                .contains(PositionErrorKinds::INVALID_CASTLING_RIGHTS) =>
        {
            (declared, position(declared))
        }
        found => (detected, found),
    };
    let faults = match &found {
        Ok(_) => Vec::new(),
        Err(error) => faults(setup, error.kinds()),
    };
    let is_flag =
        |fault: &PositionFault| matches!(fault, PositionFault::Castling | PositionFault::EnPassant);
    let (left_out, faults): (Vec<_>, Vec<_>) = faults.into_iter().partition(is_flag);
    found
        .or_else(PositionError::ignore_invalid_castling_rights)
        .or_else(PositionError::ignore_invalid_ep_square)
        .map(|position| ForgivingStart {
            position,
            castling,
            left_out,
        })
        .map_err(|_| faults)
}

/// A setup as it is before anything stands on the board: White to move, nobody may castle.
pub fn empty() -> Setup {
    Setup::empty()
}

/// The rooks with which that player might castle, from the a-file on: those on the king's own rank, the first.
pub fn rooks_to_castle_with(setup: &Setup, color: Color) -> Vec<Square> {
    let home = color.backrank();
    let kings = setup.board.by_piece(Piece {
        color,
        role: Role::King,
    });
    if (kings & home).is_empty() {
        return Vec::new();
    }
    let rooks = setup.board.by_piece(Piece {
        color,
        role: Role::Rook,
    });
    (rooks & home).into_iter().collect()
}

/// The squares a pawn of the player who does not have the move may just have passed, where it could be captured.
pub fn passed_squares(setup: &Setup) -> Vec<Square> {
    let (us, them) = (setup.turn, !setup.turn);
    let passed = us.fold_wb(Rank::Sixth, Rank::Third);
    let stands = us.fold_wb(Rank::Fifth, Rank::Fourth);
    let came_from = us.fold_wb(Rank::Seventh, Rank::Second);
    let board = &setup.board;
    let is_possible = |square: &Square| {
        let on = |rank| Square::from_coords(square.file(), rank);
        let capturers = attacks::pawn_attacks(them, *square) & board.by_piece(us.pawn());
        board.piece_at(on(stands)) == Some(them.pawn())
            && board.piece_at(*square).is_none()
            && board.piece_at(on(came_from)).is_none()
            && capturers.any()
    };
    Bitboard::from_rank(passed)
        .into_iter()
        .filter(is_possible)
        .collect()
}

/// Takes away what is noted of castling and en passant and no longer fits the pieces.
pub fn forget_what_cannot_be(setup: &mut Setup) {
    let rooks = Color::ALL.map(|color| rooks_to_castle_with(setup, color));
    let possible: Bitboard = rooks.into_iter().flatten().collect();
    setup.castling_rights &= possible;
    let passed = passed_squares(setup);
    setup.ep_square = setup.ep_square.filter(|square| passed.contains(square));
}

/// The position as a setup that can be changed.
pub fn of(position: &Chess) -> Setup {
    position.to_setup(EnPassantMode::Legal)
}

fn faults(setup: &Setup, kinds: PositionErrorKinds) -> Vec<PositionFault> {
    let mut faults = Vec::new();
    for color in Color::ALL {
        match setup.board.by_piece(color.king()).count() {
            0 => faults.push(PositionFault::NoKing(color)),
            1 => {}
            _ => faults.push(PositionFault::TooManyKings(color)),
        }
    }
    let others = [
        (
            PositionErrorKinds::PAWNS_ON_BACKRANK,
            PositionFault::PawnOnLastRank,
        ),
        (
            PositionErrorKinds::OPPOSITE_CHECK,
            PositionFault::OpponentInCheck(!setup.turn),
        ),
        (
            PositionErrorKinds::INVALID_CASTLING_RIGHTS,
            PositionFault::Castling,
        ),
        (
            PositionErrorKinds::INVALID_EP_SQUARE,
            PositionFault::EnPassant,
        ),
    ];
    let named = others.into_iter().filter(|(kind, _)| kinds.contains(*kind));
    faults.extend(named.map(|(_, fault)| fault));
    faults
}

#[cfg(test)]
mod tests {
    use super::super::Fen;
    use super::*;

    fn setup(fen: &str) -> Setup {
        fen.parse::<Fen>().expect("a FEN").into_setup()
    }

    #[test]
    fn every_fault_is_named() {
        let named = |fen| begin(&setup(fen)).map(|_| ()).expect_err(fen);
        assert_eq!(
            named("8/8/8/8/8/8/8/8 w - - 0 1"),
            [
                PositionFault::NoKing(Color::White),
                PositionFault::NoKing(Color::Black)
            ]
        );
        assert_eq!(
            named("kk6/8/8/8/8/8/8/K7 w - - 0 1"),
            [PositionFault::TooManyKings(Color::Black)]
        );
        assert_eq!(
            named("k6P/8/8/8/8/8/8/K7 w - - 0 1"),
            [PositionFault::PawnOnLastRank]
        );
        assert_eq!(
            named("k7/8/8/8/8/8/8/KR6 w Q - 0 1"),
            [PositionFault::Castling],
            "the rook meant has to stand outside"
        );
        assert_eq!(
            named("k7/8/8/8/8/8/R7/1K6 w - - 0 1"),
            [PositionFault::OpponentInCheck(Color::Black)]
        );
        assert_eq!(
            named("k7/8/8/8/8/8/8/K7 w - e6 0 1"),
            [PositionFault::EnPassant]
        );
    }

    #[test]
    fn what_no_longer_fits_is_forgotten() {
        let mut changed = setup("4k2r/8/8/3pP3/8/8/8/R3K2R w KQk d6 0 1");
        assert_eq!(passed_squares(&changed), [Square::D6]);
        assert_eq!(
            rooks_to_castle_with(&changed, Color::White),
            [Square::A1, Square::H1]
        );
        changed.board.discard_piece_at(Square::A1);
        changed.board.discard_piece_at(Square::D5);
        forget_what_cannot_be(&mut changed);
        assert_eq!(changed.ep_square, None);
        assert_eq!(
            changed.castling_rights,
            Bitboard::from_iter([Square::H1, Square::H8])
        );
        assert!(begin(&changed).is_ok());
    }
}
