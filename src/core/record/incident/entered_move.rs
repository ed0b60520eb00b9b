//! A move as an arbiter writes it down, legal or not: the acts of the hand that made it.

use crate::chess::{Board, Chess, Color, Position as _, Role, Square};
use crate::laws::PlayerAct;
use crate::laws::facts::acts_of_a_move::acts_of;
use crate::laws::facts::move_in_any_language::read_in_any_language;

/// Returns the acts of a hand that makes that move, in their order; nothing where the text does not say which it is.
///
/// A legal move may be written in any letters. One that is not legal is told by both squares, `e1-e3`, or by the piece and
/// the square it went to where only one such piece stands on the board.
pub fn entered_move(
    position: &Chess,
    board: &Board,
    player: Color,
    text: &str,
) -> Option<Vec<PlayerAct>> {
    let text = text.trim();
    let is_in_order = position.turn() == player && position.board() == board;
    let legal = read_in_any_language(position, text).filter(|_| is_in_order);
    if let Some(mv) = legal {
        return Some(acts_of(position, mv));
    }
    let squares = squares_in(text);
    let (from, to) = match squares[..] {
        [from, to] => (from, to),
        [to] => (only_piece(board, player, text, to)?, to),
        _ => return None,
    };
    board.piece_at(from)?;
    let mut acts = vec![PlayerAct::Lift(from)];
    if board
        .piece_at(to)
        .is_some_and(|there| there.color != player)
    {
        acts.push(PlayerAct::Remove(to));
    }
    acts.push(PlayerAct::Release(to));
    Some(acts)
}

/// The squares that a text names, in their order.
fn squares_in(text: &str) -> Vec<Square> {
    let signs: Vec<char> = text.to_lowercase().chars().collect();
    let pairs = signs.windows(2);
    let read = |pair: &[char]| {
        let name: String = pair.iter().collect();
        Square::from_ascii(name.as_bytes()).ok()
    };
    pairs.filter_map(read).collect()
}

/// The only piece of that player that the text can mean by its letter, a pawn where it names none.
fn only_piece(board: &Board, player: Color, text: &str, to: Square) -> Option<Square> {
    let first = text.chars().next()?;
    let role = Role::from_char(first.to_ascii_lowercase())
        .filter(|_| first.is_ascii_uppercase())
        .unwrap_or(Role::Pawn);
    let mut men = board
        .by_piece(role.of(player))
        .into_iter()
        .filter(|from| role != Role::Pawn || from.file() == to.file());
    let only = men.next()?;
    men.next().is_none().then_some(only)
}
