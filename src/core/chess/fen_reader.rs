//! Why a text is no FEN: the first part of it that cannot be read, so that a person finds the slip.

use shakmaty::fen::ParseFenError;

use super::{Fen, Setup, counters};

/// How much of a part that cannot be read is shown again.
const SHOWN: usize = 16;

/// What is wrong with a text that was to be a FEN.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum FenError {
    /// So many rows stand in it where there should be eight.
    Rows(usize),
    /// A row, `8` being the first that is written, has so many squares where it should have eight.
    RowLength {
        /// The rank that the row stands for.
        row: usize,
        /// Its squares.
        squares: usize,
    },
    /// A sign among the pieces that is neither a piece nor a number of empty squares.
    Sign(char),
    /// What stands for the player who has the move is neither `w` nor `b`.
    Turn(String),
    /// What stands for the rights to castle.
    Castling(String),
    /// What stands for the square a pawn has just passed.
    EnPassant(String),
    /// What stands for a count of half-moves or moves.
    Count(String),
    /// What follows after everything a FEN can say, or nothing at all.
    Surplus(String),
}

/// Reads a FEN as a setup, whatever stands in it; parts that are missing at the end are taken to be `w - - 0 1`.
///
/// # Errors
/// The first part that cannot be read: more or fewer than eight rows, a row of more or fewer than eight squares, a sign
/// that is no piece, no side to move, no castling right, no square, no number or one that no game can have, or something
/// behind all that a FEN can say.
pub fn read(text: &str) -> Result<Setup, FenError> {
    let parts: Vec<&str> = text
        .split([' ', '_'])
        .filter(|part| !part.is_empty())
        .collect();
    let part = |index: usize| -> String {
        let part = parts.get(index).copied().unwrap_or_default();
        part.chars().take(SHOWN).collect()
    };
    let pieces = parts.first().copied().unwrap_or_default();
    let setup = text.parse::<Fen>().map(Fen::into_setup);
    let setup = setup.map_err(|error| match error {
        ParseFenError::InvalidBoard | ParseFenError::InvalidPocket => of_the_board(pieces),
        ParseFenError::InvalidTurn => FenError::Turn(part(1)),
        ParseFenError::InvalidCastling => FenError::Castling(part(2)),
        ParseFenError::InvalidEpSquare => FenError::EnPassant(part(3)),
        ParseFenError::InvalidHalfmoveClock | ParseFenError::InvalidRemainingChecks => {
            FenError::Count(part(4))
        }
        ParseFenError::InvalidFullmoves => FenError::Count(part(5)),
        ParseFenError::InvalidFen => FenError::Surplus(part(6)),
    })?;
    if setup.halfmoves > counters::MOST_MOVES {
        return Err(FenError::Count(part(4)));
    }
    if setup.fullmoves.get() > counters::MOST_MOVES {
        return Err(FenError::Count(part(5)));
    }
    if setup.pockets.is_some() {
        return Err(of_the_board(pieces));
    }
    if setup.remaining_checks.is_some() {
        let checks = parts.iter().find(|part| part.contains('+'));
        return Err(FenError::Surplus(
            checks.copied().unwrap_or_default().to_owned(),
        ));
    }
    Ok(setup)
}

/// What is wrong with the part that tells where the pieces stand.
fn of_the_board(part: &str) -> FenError {
    let is_piece = |sign: char| "KQRBNPkqrbnp".contains(sign);
    let squares = |sign: char| match sign {
        '~' => 0,
        sign if is_piece(sign) => 1,
        sign => sign.to_digit(10).map_or(0, |digit| digit as usize),
    };
    let is_known = |sign: char| is_piece(sign) || "/~12345678".contains(sign);
    if let Some(sign) = part.chars().find(|sign| !is_known(*sign)) {
        return FenError::Sign(sign);
    }
    let rows: Vec<&str> = part.split('/').collect();
    if rows.len() != 8 {
        return FenError::Rows(rows.len());
    }
    let lengths = rows
        .iter()
        .map(|row| row.chars().map(squares).sum::<usize>());
    let wrong = lengths.enumerate().find(|(_, length)| *length != 8);
    wrong.map_or(FenError::Rows(rows.len()), |(index, squares)| {
        FenError::RowLength {
            row: 8 - index,
            squares,
        }
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_part_that_cannot_be_read_is_named() {
        let start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR";
        let text = |text: &str| text.to_owned();
        for (fen, fault) in [
            (
                text("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP w"),
                FenError::Rows(7),
            ),
            (format!("{start}/8 w"), FenError::Rows(9)),
            (format!("{start}[Qq] w KQkq"), FenError::Sign('[')),
            (
                text("rnbqkbnr/ppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w"),
                FenError::RowLength { row: 7, squares: 7 },
            ),
            (
                text("rnbqkbnr/pppppppp/8/8/8/45/PPPPPPPP/RNBQKBNR w"),
                FenError::RowLength { row: 3, squares: 9 },
            ),
            (text("rnbqkbnr/pppppppp/9/8"), FenError::Sign('9')),
            (text("Кe1"), FenError::Sign('К')),
            (text("Sg1-f3"), FenError::Sign('S')),
            (format!("{start} white KQkq"), FenError::Turn(text("white"))),
            (format!("{start} w XYkq"), FenError::Castling(text("XYkq"))),
            (format!("{start} w - e9"), FenError::EnPassant(text("e9"))),
            (format!("{start} w - - x 1"), FenError::Count(text("x"))),
            (format!("{start} w - - 0 one"), FenError::Count(text("one"))),
            (
                format!("{start} w - - 100000 1"),
                FenError::Count(text("100000")),
            ),
            (
                format!("{start} w - - 0 18446744073709551615"),
                FenError::Count(text("1844674407370955")),
            ),
            (
                format!("{start} w - - 0 1 and more of the same"),
                FenError::Surplus(text("and")),
            ),
            (
                format!("{start} w KQkq - 3+3 0 1"),
                FenError::Surplus(text("3+3")),
            ),
        ] {
            assert_eq!(read(&fen), Err(fault), "{fen}");
        }
    }

    #[test]
    fn what_is_missing_at_the_end_is_taken_as_usual() {
        let setup = read("4k3/8/8/8/8/8/8/4K3").expect("a FEN");
        assert_eq!(setup.fullmoves.get(), 1);
        assert!(setup.castling_rights.is_empty());
    }
}
