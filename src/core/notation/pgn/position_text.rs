//! A position as text, FEN or EPD, as the beginning of a game.

use super::game::PgnGame;
use crate::chess::{fen_reader, setup_validation};

/// How many parts of a position EPD has before its operations.
const EPD_PARTS: usize = 4;

/// How many parts a FEN has.
const FEN_PARTS: usize = 6;

/// Returns a game without moves that begins in the first position of a text; none where the text is something else than
/// positions, one on each line, or nobody can play on from that one.
///
/// A line is a FEN, or one of EPD, whose operations are left out.
pub fn game_from_position(text: &str) -> Option<PgnGame> {
    let lines = text.trim_start_matches('\u{feff}').lines();
    let mut lines = lines.map(str::trim).filter(|line| !line.is_empty());
    let first = lines.next().filter(|line| is_position(line))?;
    if !lines.all(is_position) {
        return None;
    }
    let parts: Vec<&str> = first.split_whitespace().collect();
    let is_number = |part: &&&str| part.parse::<u32>().is_ok();
    let counters = parts.iter().skip(EPD_PARTS).take(FEN_PARTS - EPD_PARTS);
    let counted = counters.take_while(is_number).count();
    let is_epd = counted < FEN_PARTS - EPD_PARTS && parts.len() > EPD_PARTS;
    let known = if is_epd { EPD_PARTS } else { FEN_PARTS };
    let fen = parts[..parts.len().min(known)].join(" ");
    let setup = fen_reader::read(&fen).ok()?;
    let start = setup_validation::forgiving_start(&setup, false).ok()?;
    Some(PgnGame {
        start: start.position,
        chess960: start.castling.is_chess960(),
        ..PgnGame::default()
    })
}

/// Whether a line begins like a position: eight rows, each parted from the next by a stroke.
fn is_position(line: &str) -> bool {
    let rows = line.split_whitespace().next().unwrap_or_default();
    let is_man = |sign: char| sign.is_ascii_alphanumeric() || sign == '~';
    rows.split('/').count() == 8
        && rows
            .split('/')
            .all(|row| !row.is_empty() && row.chars().all(is_man))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::chess::Position as _;

    const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR";

    #[test]
    fn a_fen_and_a_line_of_epd_begin_a_game() {
        for text in [
            format!("{START} b KQkq - 0 3"),
            format!("\u{feff}\n  {START} b KQkq -\r\n"),
            format!("{START} b KQkq - bm e5; id \"a b\";"),
            format!("{START} b KQkq - hmvc 0;\n{START} w KQkq - id \"2\";\n"),
        ] {
            let game = game_from_position(&text).unwrap_or_else(|| panic!("{text}"));
            assert!(
                game.plies.is_empty() && game.start.turn().is_black(),
                "{text}"
            );
        }
    }

    #[test]
    fn what_is_no_position_begins_none() {
        for text in [
            "",
            "1. e4 e5 *",
            "[FEN \"8/8/8/8/8/8/8/8 w - - 0 1\"]",
            "8/8/8/8/8/8/8/8 w - - 0 1",
            "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1\n1. e4 *",
        ] {
            assert_eq!(game_from_position(text), None, "{text}");
        }
    }
}
