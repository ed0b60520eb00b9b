//! Positions that a few bytes lead to: the beginning, and a legal move for each byte.

use jadoube_core::chess::chess960_start_number::StartNumber;
use jadoube_core::chess::{Chess, Position as _};

/// How many moves are made at most.
const MOST: usize = 120;

/// The position behind the bytes before the first line feed, and the text behind it.
///
/// The first byte chooses the usual array, or one of Chess960 where it is odd.
pub fn position_and_text(data: &[u8]) -> (Chess, &[u8]) {
    let end = data.iter().position(|&byte| byte == b'\n');
    let (choices, text) = end.map_or((&[][..], data), |at| (&data[..at], &data[at + 1..]));
    let mut position = match choices.first() {
        Some(&byte) if byte % 2 == 1 => {
            StartNumber::new(u16::from(byte) * 3).map_or_else(Chess::default, StartNumber::position)
        }
        Some(_) | None => Chess::default(),
    };
    for &choice in choices.iter().skip(1).take(MOST) {
        let moves = position.legal_moves();
        if moves.is_empty() {
            break;
        }
        position.play_unchecked(moves[usize::from(choice) % moves.len()]);
    }
    (position, text)
}
