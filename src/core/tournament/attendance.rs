//! Who has come to a round, as it is typed, and who forfeits by the default time.

use super::board_result::Forfeit;
use super::model::Tournament;
use super::player::PairingNumber;
use super::quick_result::{QuickResultFault, board_and_rest};
use super::round::{PairedBoard, Round};
use super::tournament_log::TournamentChange;
use crate::chess::{ByColor, Color};

/// Who has come to a board, as it was typed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TypedAttendance {
    /// The board.
    pub board: u16,
    /// Whether each player has come.
    pub present: ByColor<bool>,
}

impl TypedAttendance {
    /// Reads who has come to a board: `12` both, `12 +-` White alone, `12 -+` Black alone, `12 --` nobody.
    ///
    /// # Errors
    /// [`QuickResultFault`] says what is missing or unknown.
    pub fn read_for(text: &str, round: &Round) -> Result<Self, QuickResultFault> {
        let (board, rest) = board_and_rest(text)?;
        let signs: String = rest.chars().filter(|sign| !sign.is_whitespace()).collect();
        let present = match signs.replace(['–', '—', '−'], "-").as_str() {
            "" | "+" | "++" => ByColor::new_with(|_| true),
            "+-" => ByColor::new_with(|color| color == Color::White),
            "-+" => ByColor::new_with(|color| color == Color::Black),
            "-" | "--" => ByColor::new_with(|_| false),
            _ => return Err(QuickResultFault::UnknownResult(board, rest.to_owned())),
        };
        let there = round.board(board);
        there.ok_or(QuickResultFault::NoSuchBoard(board))?;
        Ok(Self { board, present })
    }
}

impl Tournament {
    /// Whether a player has come to that round.
    pub fn is_present(&self, round: u16, player: PairingNumber) -> bool {
        let present = self.attendance.get(&round);
        present.is_some_and(|present| present.contains(&player))
    }

    /// Returns whether each player of a board has come.
    pub fn presence(&self, round: u16, board: &PairedBoard) -> ByColor<bool> {
        ByColor::new_with(|color| self.is_present(round, board.player(color)))
    }

    /// Returns who is missing at a board that has no result yet; none where nobody is.
    pub fn missing(&self, round: u16, board: &PairedBoard) -> Option<Forfeit> {
        if !board.result.is_pending() {
            return None;
        }
        let present = self.presence(round, board);
        match (present.white, present.black) {
            (true, true) => None,
            (false, true) => Some(Forfeit::White),
            (true, false) => Some(Forfeit::Black),
            (false, false) => Some(Forfeit::Both),
        }
    }

    /// Returns the entries that say so of a board, as far as they change anything.
    pub fn attendance_changes(
        &self,
        round: u16,
        board: &PairedBoard,
        present: ByColor<bool>,
    ) -> Vec<TournamentChange> {
        let entry = |is_present: bool| {
            let of_them = Color::ALL.into_iter();
            let players: Vec<PairingNumber> = of_them
                .filter(|color| *present.get(*color) == is_present)
                .map(|color| board.player(color))
                .filter(|player| self.is_present(round, *player) != is_present)
                .collect();
            (!players.is_empty()).then_some(TournamentChange::AttendanceEntered {
                round,
                players,
                is_present,
            })
        };
        [entry(true), entry(false)].into_iter().flatten().collect()
    }

    /// Returns who has not come to a board that has no result yet.
    pub fn missing_players(&self, number: u16) -> Vec<PairingNumber> {
        let boards = self.round(number).map(|round| &round.boards[..]);
        let boards = boards.unwrap_or_default().iter();
        let waiting = boards.filter(|board| board.result.is_pending());
        waiting
            .flat_map(|board| [board.white, board.black])
            .filter(|player| !self.is_present(number, *player))
            .collect()
    }

    /// Returns the entry by which whoever is missing at a board forfeits by the default time; none where nobody is.
    pub fn forfeit_by_default_time(
        &self,
        round: u16,
        board: &PairedBoard,
    ) -> Option<TournamentChange> {
        let default_minutes = self.schedules.get(&round)?.default_minutes;
        Some(TournamentChange::ForfeitedByDefaultTime {
            round,
            board: board.number,
            forfeit: self.missing(round, board)?,
            default_minutes,
        })
    }

    /// Returns those entries for all boards of a round.
    pub fn forfeits_by_default_time(&self, number: u16) -> Vec<TournamentChange> {
        let boards = self.round(number).map(|round| &round.boards[..]);
        let boards = boards.unwrap_or_default().iter();
        boards
            .filter_map(|board| self.forfeit_by_default_time(number, board))
            .collect()
    }
}
