//! Who has come to a round, as it is typed, and who forfeits by the default time.

use super::board_result::Forfeit;
use super::model::Tournament;
use super::player::PairingNumber;
use super::quick_result::{QuickResultFault, board_and_rest};
use super::round::{PairedBoard, Round};
use super::round_schedule::RoundPhase;
use super::tournament_log::TournamentChange;
use crate::chess::{ByColor, Color};
use crate::record::wall_time::WallTime;

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

    /// Keeps that players have come to a round, or are not there after all.
    pub(super) fn say_attendance(
        &mut self,
        round: u16,
        players: &[PairingNumber],
        (is_present, is_late): (bool, bool),
    ) {
        let late = self.late.entry(round).or_default();
        let present = self.attendance.entry(round).or_default();
        let absent = self.absence.entry(round).or_default();
        let (said, unsaid) = if is_present {
            (present, absent)
        } else {
            (absent, present)
        };
        for player in players {
            unsaid.remove(player);
            said.insert(*player);
            late.remove(player);
            if is_present && is_late {
                late.insert(*player);
            }
        }
    }

    /// Keeps that players did not come too late to a round after all.
    pub(super) fn say_in_time(&mut self, round: u16, players: &[PairingNumber]) {
        if let Some(late) = self.late.get_mut(&round) {
            late.retain(|player| !players.contains(player));
        }
    }

    /// Whether a player came to that round after its default time.
    pub fn is_late(&self, round: u16, player: PairingNumber) -> bool {
        let late = self.late.get(&round);
        late.is_some_and(|late| late.contains(&player))
    }

    /// Whether it was said of a player that they have not come to that round; of most nobody says anything until they come.
    pub fn is_absent(&self, round: u16, player: PairingNumber) -> bool {
        let absent = self.absence.get(&round);
        absent.is_some_and(|absent| absent.contains(&player))
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

    /// Returns the entries that say so of a board, as far as they change anything: whoever has not come is said to be absent.
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
                .filter(|player| {
                    if is_present {
                        !self.is_present(round, *player)
                    } else {
                        !self.is_absent(round, *player)
                    }
                })
                .collect();
            (!players.is_empty()).then_some(TournamentChange::AttendanceEntered {
                round,
                players,
                is_present,
                is_late: false,
                came_in_time: false,
            })
        };
        [entry(true), entry(false)].into_iter().flatten().collect()
    }

    /// Returns the entry that a player has come, where that was not said, or else that the player is not there after all.
    pub fn attendance_turned(&self, round: u16, player: PairingNumber) -> TournamentChange {
        TournamentChange::AttendanceEntered {
            round,
            players: vec![player],
            is_present: !self.is_present(round, player),
            is_late: false,
            came_in_time: false,
        }
    }

    /// Returns the entry that all of whom nothing was said yet have come; none where nobody is awaited.
    pub fn all_others_come(&self, round: u16) -> Option<TournamentChange> {
        let players = self.awaited_players(round);
        (!players.is_empty()).then_some(TournamentChange::AttendanceEntered {
            round,
            players,
            is_present: true,
            is_late: false,
            came_in_time: false,
        })
    }

    /// Whether by that entry somebody comes to a board without a result when the default time is over: that player loses,
    /// unless the arbiter decides otherwise (Art. 6.7.1).
    pub fn comes_too_late(&self, change: &TournamentChange, now: WallTime) -> bool {
        let TournamentChange::AttendanceEntered {
            round,
            players,
            is_present: true,
            ..
        } = change
        else {
            return false;
        };
        let schedule = self.schedules.get(round);
        let is_over = schedule.is_some_and(|it| it.phase(now) == RoundPhase::DefaultTimeOver);
        let missing = is_over.then(|| self.missing_players(*round));
        missing.is_some_and(|missing| players.iter().any(|player| missing.contains(player)))
    }

    /// Returns of whom nothing was said yet at a board that has no result: all others who have come.
    pub fn awaited_players(&self, number: u16) -> Vec<PairingNumber> {
        let missing = self.missing_players(number).into_iter();
        missing
            .filter(|player| !self.is_absent(number, *player))
            .collect()
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
            late: Vec::new(),
        })
    }

    /// Returns those entries for the boards at which somebody comes by these entries, as long as nobody let them play; they say
    /// who came.
    pub fn forfeits_of_late(
        &self,
        number: u16,
        changes: &[TournamentChange],
    ) -> Vec<TournamentChange> {
        let comes = |it: PairingNumber| {
            changes.iter().any(|change| {
                matches!(
                    change,
                    TournamentChange::AttendanceEntered { players, is_present: true, .. }
                        if players.contains(&it)
                )
            })
        };
        let boards = self.round(number).map(|round| &round.boards[..]);
        let boards = boards.unwrap_or_default().iter();
        let boards = boards.filter(|board| comes(board.white) || comes(board.black));
        let forfeits = boards.filter_map(|board| {
            let mut forfeit = self.forfeit_by_default_time(number, board)?;
            if let TournamentChange::ForfeitedByDefaultTime { late, .. } = &mut forfeit {
                let players = [board.white, board.black].into_iter();
                late.extend(players.filter(|it| comes(*it) && !self.is_present(number, *it)));
            }
            Some(forfeit)
        });
        forfeits.collect()
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
