//! Articles 1–3 on top of shakmaty: positions and moves, no people, no time.
//!
//! Other rooms take shakmaty's words from here, so that one line says which library stands underneath.

pub mod chess960_draw;
pub mod chess960_fen;
pub mod chess960_start_number;
pub mod counters;
pub mod fen_reader;
pub mod illegal_reason;
pub mod mate_line_protocol;
pub mod mating;
pub mod null_move;
pub mod position_key;
pub mod setup_validation;
pub mod unchecked_play;
pub mod unreachable_position;

pub use shakmaty::{
    Bitboard, Board, ByCastlingSide, ByColor, ByRole, Castles, CastlingMode, CastlingSide, Chess,
    Color, EnPassantMode, File, FromSetup, KnownOutcome, Move, MoveList, Outcome, Piece, PlayError,
    Position, PositionError, PositionErrorKinds, Rank, Role, Setup, Square, attacks,
    fen::{Epd, Fen, ParseFenError},
    san::{San, SanPlus, Suffix},
    uci::UciMove,
};

/// The English name of a role in lower case, as tokens write it.
pub const fn role_name(role: Role) -> &'static str {
    match role {
        Role::Pawn => "pawn",
        Role::Knight => "knight",
        Role::Bishop => "bishop",
        Role::Rook => "rook",
        Role::Queen => "queen",
        Role::King => "king",
    }
}

/// Returns the place of a piece in a list of all twelve: White's before Black's, each from the pawn up to the king.
pub fn piece_index(piece: Piece) -> usize {
    let role = match piece.role {
        Role::Pawn => 0,
        Role::Knight => 1,
        Role::Bishop => 2,
        Role::Rook => 3,
        Role::Queen => 4,
        Role::King => 5,
    };
    role + piece.color.fold_wb(0, 6)
}
