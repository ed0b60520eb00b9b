//! A position as text, FEN or EPD, as the beginning of a game.

use super::error::StartFault;
use super::game::PgnGame;
use super::write::push_tag;
use crate::chess::{fen_reader, setup_validation};

/// How many parts of a position EPD has before its operations.
const EPD_PARTS: usize = 4;

/// How many parts a FEN has.
const FEN_PARTS: usize = 6;

/// Returns a game without moves that begins in the position of a text; none where the text is something else than
/// positions, one on each line, or nobody can play on from the first of them.
///
/// A line is a FEN, or one of EPD, whose operations are left out.
pub fn game_from_position(text: &str) -> Option<PgnGame> {
    begin_in_position(text)?.ok()
}

/// Returns the same game, or why nobody can play on from the first position; none where the text is something else than
/// positions.
///
/// # Errors
/// [`StartFault`] where the first position is no FEN or nobody can play from it.
pub fn begin_in_position(text: &str) -> Option<Result<PgnGame, StartFault>> {
    let (fen, _) = *positions(text)?.first()?;
    Some(begin_in(fen))
}

fn begin_in(fen: &str) -> Result<PgnGame, StartFault> {
    let setup = fen_reader::read(&whole_fen(fen)).map_err(StartFault::Fen)?;
    let start = setup_validation::forgiving_start(&setup, false).map_err(StartFault::Position)?;
    Ok(PgnGame {
        start: start.position,
        chess960: start.castling.is_chess960(),
        ..PgnGame::default()
    })
}

/// Returns the positions of a text as games without moves in PGN, the operations of EPD as comments; none where the text is
/// something else than positions, one on each line, or there is only one.
pub fn games_from_positions(text: &str) -> Option<String> {
    let positions = positions(text).filter(|positions| positions.len() > 1)?;
    let game = |(number, (fen, operations)): (usize, &(&str, &str))| {
        let id = operations
            .split(';')
            .find_map(|it| it.trim().strip_prefix("id "));
        let number = number.to_string();
        let name = id.map_or(&*number, |id| id.trim().trim_matches('"'));
        let mut text = String::new();
        for (tag, value) in [("Event", name), ("SetUp", "1"), ("FEN", &whole_fen(fen))] {
            push_tag(&mut text, tag, value);
        }
        let said = operations.replace(['{', '}'], "");
        let comment = if said.is_empty() {
            String::new()
        } else {
            format!("{{{said}}} ")
        };
        format!("{text}\n{comment}*\n\n")
    };
    Some((1..).zip(&positions).map(game).collect())
}

/// The positions of a text, each with the operations of EPD behind it; none where the text is something else.
fn positions(text: &str) -> Option<Vec<(&str, &str)>> {
    let lines = text.trim_start_matches('\u{feff}').lines();
    let lines = lines.map(str::trim).filter(|line| !line.is_empty());
    let parted = |line| is_position(line).then(|| part_operations(line));
    lines.map(parted).collect()
}

/// Parts a line into the position, with the counters where it is a FEN, and the operations of EPD.
fn part_operations(line: &str) -> (&str, &str) {
    let behind = |part: &str| {
        let from = part.as_ptr().addr() - line.as_ptr().addr();
        from + part.len()
    };
    let parts: Vec<&str> = line.split_whitespace().collect();
    let is_number = |part: &&&str| part.parse::<u32>().is_ok();
    let counters = parts.iter().skip(EPD_PARTS).take(FEN_PARTS - EPD_PARTS);
    let counted = counters.take_while(is_number).count();
    let is_epd = counted < FEN_PARTS - EPD_PARTS && parts.len() > EPD_PARTS;
    let known = if is_epd { EPD_PARTS } else { FEN_PARTS };
    let last = parts.iter().take(known).next_back();
    let (position, operations) = line.split_at(last.map_or(0, |last| behind(last)));
    (position, operations.trim())
}

/// A position with the counters that EPD leaves out.
fn whole_fen(position: &str) -> String {
    match position.split_whitespace().count() {
        EPD_PARTS => format!("{position} 0 1"),
        _ => position.to_owned(),
    }
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
    fn several_positions_are_games_to_choose_from() {
        let epd = format!("{START} b KQkq - bm e5; id \"a b\";\n{START} w KQkq -\n");
        let games = games_from_positions(&epd).expect("two positions");
        let read: Vec<_> = games
            .split_inclusive("*\n\n")
            .map(crate::notation::pgn::read)
            .collect();
        let [first, second] = &read[..] else {
            panic!("{games}");
        };
        assert!(
            first.errors.is_empty() && second.errors.is_empty(),
            "{games}"
        );
        assert_eq!(first.game.tags.get("Event"), Some("a b"));
        assert_eq!(second.game.tags.get("Event"), Some("2"));
        assert!(first.game.start.turn().is_black() && second.game.start.turn().is_white());
        assert!(games.contains("{bm e5; id \"a b\";}"), "{games}");
        assert_eq!(games_from_positions(&format!("{START} b KQkq - 0 3")), None);
        assert_eq!(games_from_positions("1. e4 *\n1. d4 *"), None);
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
