//! A result as it is typed when slips come in: the board, a blank, the result. `12 1`, `13 =`, `7 +-`.

use super::board_result::BoardResult;
use super::result_text::read_typed_result;
use super::round::Round;

/// A result that was typed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct QuickResult {
    /// The board.
    pub board: u16,
    /// The result.
    pub result: BoardResult,
}

/// Why a text is no result of a board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum QuickResultFault {
    /// Nothing was typed.
    Empty,
    /// It does not begin with the number of a board; what stands there.
    NoBoard(String),
    /// Nothing stands behind the number of the board.
    NoResult(u16),
    /// What stands behind the number of the board is no result.
    UnknownResult(u16, String),
    /// The round has no such board.
    NoSuchBoard(u16),
    /// The board has a result already; another one is a correction, and wants a reason.
    HasResult(u16, BoardResult),
}

impl QuickResult {
    /// Reads what was typed: `12 1` (White wins), `12 0`, `12 =`, `12 1-0`, `12 +-`, `12 -+`, `12 --`, `12 00` (both lose),
    /// `12 ½-0`, `12 1u` (not rated).
    ///
    /// # Errors
    /// [`QuickResultFault`] says what is missing or unknown; of boards that are not there it knows nothing.
    pub fn read(text: &str) -> Result<Self, QuickResultFault> {
        let (board, result) = board_and_rest(text)?;
        if result.is_empty() {
            return Err(QuickResultFault::NoResult(board));
        }
        let unknown = || QuickResultFault::UnknownResult(board, result.to_owned());
        let result = read_typed_result(result).ok_or_else(unknown)?;
        Ok(Self { board, result })
    }

    /// Reads what was typed for that round.
    ///
    /// # Errors
    /// Besides what [`QuickResult::read`] says, that the board is not there or has a result.
    pub fn read_for(text: &str, round: &Round) -> Result<Self, QuickResultFault> {
        let typed = Self::read(text);
        let (Ok(Self { board: number, .. }) | Err(QuickResultFault::NoResult(number))) = typed
        else {
            return typed;
        };
        let board = round.board(number);
        let board = board.ok_or(QuickResultFault::NoSuchBoard(number))?;
        if board.result.is_pending() {
            typed
        } else {
            Err(QuickResultFault::HasResult(board.number, board.result))
        }
    }
}

/// Parts what was typed into the number of a board and what stands behind it.
pub(super) fn board_and_rest(text: &str) -> Result<(u16, &str), QuickResultFault> {
    let text = text.trim();
    if text.is_empty() {
        return Err(QuickResultFault::Empty);
    }
    let end = text
        .find(|sign: char| !sign.is_ascii_digit())
        .unwrap_or(text.len());
    let (number, rest) = text.split_at(end);
    let board = number.parse().ok().filter(|board| *board > 0);
    let board = board.ok_or_else(|| QuickResultFault::NoBoard(text.to_owned()))?;
    // A board and its result stand apart: `12=` would be clear, `121` would not.
    let rest = rest.trim_start_matches(['.', ')', ':']);
    Ok((board, rest.trim()))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tournament::{PairedBoard, PairingNumber};

    #[test]
    fn board_and_result_are_read() {
        for (text, board, result) in [
            ("12 1", 12, "1-0"),
            (" 13  = ", 13, "1/2-1/2"),
            ("4 0", 4, "0-1"),
            ("7 +-", 7, "+-"),
            ("8 -+", 8, "-+"),
            ("9 --", 9, "--"),
            ("9 00", 9, "0-0"),
            ("10 ½-0", 10, "1/2-0"),
            ("11. 1-0", 11, "1-0"),
            ("11=", 11, "1/2-1/2"),
            ("3 1u", 3, "1-0 unrated"),
            ("3 ?", 3, "*"),
        ] {
            let read = QuickResult::read(text).expect(text);
            assert_eq!(
                (read.board, read.result.to_string().as_str()),
                (board, result)
            );
        }
    }

    #[test]
    fn what_is_wrong_is_told() {
        for (text, fault) in [
            ("", QuickResultFault::Empty),
            ("x 1", QuickResultFault::NoBoard("x 1".to_owned())),
            ("0 1", QuickResultFault::NoBoard("0 1".to_owned())),
            ("99999 1", QuickResultFault::NoBoard("99999 1".to_owned())),
            ("12", QuickResultFault::NoResult(12)),
            ("12 3", QuickResultFault::UnknownResult(12, "3".to_owned())),
            (
                "12 1-1",
                QuickResultFault::UnknownResult(12, "1-1".to_owned()),
            ),
        ] {
            assert_eq!(QuickResult::read(text), Err(fault), "{text}");
        }
    }

    #[test]
    fn a_board_that_is_not_there_or_has_a_result_is_told() {
        let mut round = Round::default();
        let mut board = PairedBoard::new(1, PairingNumber(1), PairingNumber(2));
        round.boards.push(board);
        board.number = 2;
        board.result = BoardResult::DRAW;
        round.boards.push(board);
        assert!(QuickResult::read_for("1 1", &round).is_ok());
        assert_eq!(
            QuickResult::read_for("3 1", &round),
            Err(QuickResultFault::NoSuchBoard(3))
        );
        for text in ["2 1", "2", "2 "] {
            assert_eq!(
                QuickResult::read_for(text, &round),
                Err(QuickResultFault::HasResult(2, BoardResult::DRAW)),
                "{text}"
            );
        }
        assert_eq!(
            QuickResult::read_for("1", &round),
            Err(QuickResultFault::NoResult(1))
        );
        assert_eq!(
            QuickResult::read_for("3", &round),
            Err(QuickResultFault::NoSuchBoard(3))
        );
    }
}
