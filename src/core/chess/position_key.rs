//! When two positions are the same (Art. 9.2).

use super::{Bitboard, Chess, Color, Position};

/// What makes a position the same as another for the draw by repetition (Art. 9.2.2–9.2.3).
///
/// Two keys are equal exactly when the same pieces stand on the same squares, the same player has the move, the same
/// pairs of unmoved king and rook keep their right to castle (told apart by the rook's square, so Chess960 needs
/// nothing else), and the same pawn can be captured en passant *by a legal move*. An en passant capture that is only
/// on paper, because no pawn stands beside or because the capturing pawn is pinned, makes no difference.
///
/// The key is the position itself in 32 bytes, not a hash of it: an arbiter must not declare a draw because two
/// numbers happened to collide. Each square has one of sixteen meanings, spread over four bitboards; meanings that
/// chess leaves free carry what is not placement:
///
/// - a pawn on the first or eighth rank is a rook that may still castle;
/// - a king has two codes, and the one of the player who has the move says so;
/// - an empty square with a colour is the square passed over by a pawn that may be captured en passant.
///
/// ```
/// use jadoube_core::chess::{Chess, Position, UciMove, position_key::PositionKey};
///
/// let start = Chess::default();
/// let mut position = start.clone();
/// for text in ["g1f3", "g8f6", "f3g1", "f6g8"] {
///     let text: UciMove = text.parse().unwrap();
///     position.play_unchecked(text.to_move(&position).unwrap());
/// }
/// assert_eq!(PositionKey::of(&position), PositionKey::of(&start));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct PositionKey([u64; 4]);

impl PositionKey {
    /// The key of `position`, in constant time: well under a microsecond however long the game.
    pub fn of(position: &Chess) -> PositionKey {
        let board = position.board();
        let castling = position.castles().castling_rights();
        let on_move = board.kings() & board.by_color(position.turn());
        let passed = position
            .legal_ep_square()
            .map_or(Bitboard::EMPTY, Bitboard::from_square);
        let plain_rooks = board.rooks() & !castling;

        let ones = board.pawns() | castling | board.bishops() | board.queens() | on_move;
        let twos = board.knights() | board.bishops() | board.kings();
        let fours = plain_rooks | board.queens() | board.kings();
        let color = board.by_color(Color::White) | passed;
        PositionKey([ones.0, twos.0, fours.0, color.0])
    }
}

impl From<&Chess> for PositionKey {
    fn from(position: &Chess) -> PositionKey {
        PositionKey::of(position)
    }
}
