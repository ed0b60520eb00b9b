//! A tournament as it is kept: what was entered, line by line, from which everything else follows.
//!
//! ```text
//! Jadoube tournament 2 1d3a90c4
//! 1d3a90c4 (wall:"2026-11-30 18:05:09.250",change:Imported((details:(name:"Club evening",…),…)))
//! 7f20e6b8 (wall:"2026-11-30 19:40:13.500",change:ResultEntered(round:1,board:12,result:"1-0"))
//! ```
//!
//! Lines are only ever added, each bound to the one before, as in the journal of a game: a last line that was cut loses
//! that line and nothing else. A result that is corrected stays where it was entered; the correction is a line of its own,
//! with the reason.

use std::collections::BTreeSet;

use serde::{Deserialize, Serialize};

use super::board_result::{BoardResult, Forfeit};
use super::details::TournamentDetails;
use super::late_arrivals::late_arrivals;
use super::model::{ResultCorrection, Tournament};
use super::player::{PairingNumber, TournamentPlayer};
use super::round::{Bye, GivenBye, Round, RoundOfPlayer};
use super::round_schedule::RoundSchedule;
use crate::record::FileFault;
use crate::record::file_title::FileKind;
use crate::record::incident::Incident;
use crate::record::log::checksummed_lines::{ReadLog, read_lines};
use crate::record::own_file::{OpenedLog, opened};
use crate::record::wall_time::WallTime;

/// What is entered.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum TournamentChange {
    /// A report or a list was read: what it tells takes the place of everything but corrections, starts of rounds, who has come,
    /// incidents and notes.
    Imported(Box<Tournament>),
    /// What the tournament is.
    Described(Box<TournamentDetails>),
    /// A player is new, or a player's data are other than before.
    PlayerEntered(Box<TournamentPlayer>),
    /// A round is paired, or paired anew before any result is there.
    RoundPaired {
        /// The round, from 1.
        round: u16,
        /// Its boards and byes.
        pairings: Box<Round>,
    },
    /// A board has its result.
    ResultEntered {
        /// The round.
        round: u16,
        /// The board.
        board: u16,
        /// The result.
        result: BoardResult,
    },
    /// A result was wrong.
    ResultCorrected {
        /// The round.
        round: u16,
        /// The board.
        board: u16,
        /// What it is now.
        result: BoardResult,
        /// Why.
        reason: String,
    },
    /// Whoever was missing when the default time ended lost by that (Art. 6.7.1).
    ForfeitedByDefaultTime {
        /// The round.
        round: u16,
        /// The board.
        board: u16,
        /// Who was missing.
        forfeit: Forfeit,
        /// The default time, in minutes.
        default_minutes: u16,
        /// Who of them came after it.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        late: Vec<PairingNumber>,
    },
    /// When a round starts, and what is announced of it.
    RoundScheduled {
        /// The round, which may still be to be paired.
        round: u16,
        /// Its start and its default time.
        schedule: Box<RoundSchedule>,
    },
    /// Players have come to a round, or have not come after all.
    AttendanceEntered {
        /// The round.
        round: u16,
        /// The players.
        players: Vec<PairingNumber>,
        /// Whether they have come.
        is_present: bool,
        /// Whether they came after the default time and the arbiter decided that they play all the same (Art. 6.7.1).
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        is_late: bool,
        /// Whether they had come in time, and the arbiter noted it only after the default time.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        came_in_time: bool,
    },
    /// A player who is not paired has a bye.
    ByeGiven {
        /// The round.
        round: u16,
        /// The player.
        player: PairingNumber,
        /// The bye.
        bye: Bye,
    },
    /// Something happened at a board.
    IncidentAttached(AttachedIncident),
    /// A game that was played at a board on this machine is over.
    GamePlayed(PlayedGame),
    /// A note.
    Noted(TournamentNote),
}

impl TournamentChange {
    /// Returns whether that player has come, if it says so.
    pub fn presence_of(&self, player: PairingNumber) -> Option<bool> {
        if let Self::AttendanceEntered {
            players,
            is_present,
            ..
        } = self
        {
            players.contains(&player).then_some(*is_present)
        } else {
            None
        }
    }

    /// Returns how many players have come by it.
    pub const fn arrivals(&self) -> usize {
        if let Self::AttendanceEntered {
            players,
            is_present: true,
            ..
        } = self
        {
            players.len()
        } else {
            0
        }
    }

    /// Returns the entry of players who have come, by which the arbiter decides that they play though it was after the default
    /// time; any other entry as it is.
    pub fn let_play(mut self) -> Self {
        if let Self::AttendanceEntered {
            is_present: true,
            is_late,
            ..
        } = &mut self
        {
            *is_late = true;
        }
        self
    }

    /// Returns the entry of players who had come in time, which was noted only after the default time; any other entry as it is.
    pub fn came_in_time(mut self) -> Self {
        if let Self::AttendanceEntered {
            is_present: true,
            came_in_time,
            ..
        } = &mut self
        {
            *came_in_time = true;
        }
        self
    }

    /// Returns the round, the board, and the result that it has by this change; none where no result is entered or corrected.
    pub const fn result(&self) -> Option<(u16, u16, BoardResult)> {
        match *self {
            Self::ResultEntered {
                round,
                board,
                result,
            }
            | Self::ResultCorrected {
                round,
                board,
                result,
                ..
            } => Some((round, board, result)),
            Self::ForfeitedByDefaultTime {
                round,
                board,
                forfeit,
                ..
            } => Some((round, board, BoardResult::Forfeited(forfeit))),
            Self::Imported(_)
            | Self::Described(_)
            | Self::PlayerEntered(_)
            | Self::RoundPaired { .. }
            | Self::RoundScheduled { .. }
            | Self::AttendanceEntered { .. }
            | Self::ByeGiven { .. }
            | Self::IncidentAttached(_)
            | Self::GamePlayed(_)
            | Self::Noted(_) => None,
        }
    }
}

/// An incident at a board, as its script tells.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct AttachedIncident {
    /// The round.
    pub round: u16,
    /// The board.
    pub board: u16,
    /// The script, which [`Incident::read`] reads.
    pub script: String,
    /// Which of the incidents that were attached before it takes the place of, from 1; none if it is another one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub replaces: Option<u16>,
    /// The game on this machine in which it was ruled, known by when its board was taken there; none where it was entered.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub game: Option<WallTime>,
}

/// A game that was played at a board on this machine.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PlayedGame {
    /// The round.
    pub round: u16,
    /// The board.
    pub board: u16,
    /// When its board was taken to this machine, by which it is known.
    pub since: WallTime,
    /// The game as PGN.
    pub pgn: String,
}

/// A note of the arbiter's.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct TournamentNote {
    /// The round that it is about, if it is about one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub round: Option<u16>,
    /// The board, likewise.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub board: Option<u16>,
    /// What is noted.
    pub text: String,
    /// Whether these are lines of a pairing list that were not taken; they count for nothing once the round is paired anew.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub is_unread_list: bool,
}

/// One line: what was entered and when.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TournamentLine {
    /// What the wall showed, where that was known.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub wall: Option<WallTime>,
    /// What was entered.
    pub change: TournamentChange,
}

/// Why something cannot be entered.
#[derive(Clone, Copy, Debug, PartialEq, Eq, strum::Display, strum::EnumIter)]
#[strum(serialize_all = "kebab-case")]
pub enum ChangeFault {
    /// There is no such round, or it would leave one out.
    NoSuchRound,
    /// The round has no such board.
    NoSuchBoard,
    /// There is no such player.
    NoSuchPlayer,
    /// The player's number is none from 1 to 9999.
    NoPairingNumber,
    /// A player would sit at two boards, or at both sides of one, or have a bye beside a pairing.
    PairedTwice,
    /// Two boards bear one number, or one bears none.
    BoardNumberTaken,
    /// The round has results, so it is not paired anew.
    HasResults,
    /// The board has a result; another one is a correction.
    HasResult,
    /// The board has no result that could be corrected.
    NoResult,
    /// It stands there already.
    NothingChanges,
    /// A correction wants a reason.
    NoReason,
    /// The script of the incident cannot be read.
    UnreadableIncident,
}

/// A tournament with everything that was entered.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct TournamentLog {
    lines: Vec<TournamentLine>,
    tournament: Tournament,
    incidents: Vec<AttachedIncident>,
    games: Vec<PlayedGame>,
    notes: Vec<TournamentNote>,
}

impl TournamentLog {
    /// Everything that was entered, in order.
    pub fn lines(&self) -> &[TournamentLine] {
        &self.lines
    }

    /// The tournament as it is now.
    pub const fn tournament(&self) -> &Tournament {
        &self.tournament
    }

    /// The incidents at the boards, in the order in which they were attached.
    pub fn incidents(&self) -> &[AttachedIncident] {
        &self.incidents
    }

    /// The games that were played on this machine, in the order in which they ended first.
    pub fn games(&self) -> &[PlayedGame] {
        &self.games
    }

    /// When the log was begun, by which the tournament is known; none where nobody knows.
    pub fn begun(&self) -> Option<WallTime> {
        self.lines.first()?.wall
    }

    /// The notes.
    pub fn notes(&self) -> &[TournamentNote] {
        &self.notes
    }

    /// Returns why that cannot be entered now; none if it can.
    pub fn fault(&self, change: &TournamentChange) -> Option<ChangeFault> {
        match change {
            TournamentChange::Imported(_)
            | TournamentChange::Described(_)
            | TournamentChange::Noted(_) => None,
            TournamentChange::PlayerEntered(player) => {
                let is_number = (1..=PairingNumber::LAST.0).contains(&player.number.0);
                (!is_number).then_some(ChangeFault::NoPairingNumber)
            }
            TournamentChange::RoundPaired { round, pairings } => {
                self.pairing_fault(*round, pairings)
            }
            TournamentChange::ResultEntered {
                round,
                board,
                result,
            } => self.first_result_fault(*round, *board, *result),
            TournamentChange::ForfeitedByDefaultTime {
                round,
                board,
                forfeit,
                ..
            } => self.first_result_fault(*round, *board, BoardResult::Forfeited(*forfeit)),
            TournamentChange::RoundScheduled { round, schedule } => {
                let last = self.tournament.round_count().max(1);
                if !(1..=last).contains(round) {
                    return Some(ChangeFault::NoSuchRound);
                }
                let before = self.tournament.schedules.get(round);
                (before == Some(&**schedule)).then_some(ChangeFault::NothingChanges)
            }
            TournamentChange::AttendanceEntered { round, players, .. } => {
                self.attendance_fault(*round, players)
            }
            TournamentChange::ResultCorrected {
                round,
                board,
                result,
                reason,
            } => match self.result(*round, *board) {
                Err(fault) => Some(fault),
                Ok(BoardResult::Pending) => Some(ChangeFault::NoResult),
                Ok(before) if before == *result => Some(ChangeFault::NothingChanges),
                Ok(_) => reason.trim().is_empty().then_some(ChangeFault::NoReason),
            },
            TournamentChange::ByeGiven { round, player, .. } => self.bye_fault(*round, *player),
            TournamentChange::GamePlayed(game) => {
                let board = self.result(game.round, game.board);
                let is_known = || {
                    self.games
                        .contains(game)
                        .then_some(ChangeFault::NothingChanges)
                };
                board.err().or_else(is_known)
            }
            TournamentChange::IncidentAttached(incident) => {
                let board = self.result(incident.round, incident.board);
                board.err().or_else(|| {
                    let is_read = Incident::read(&incident.script).is_ok();
                    if !is_read {
                        return Some(ChangeFault::UnreadableIncident);
                    }
                    let is_same = |before: &AttachedIncident| {
                        (before.round, before.board, &before.script)
                            == (incident.round, incident.board, &incident.script)
                    };
                    let is_known = self.incidents.iter().any(is_same);
                    is_known.then_some(ChangeFault::NothingChanges)
                })
            }
        }
    }

    /// Enters that. Whoever keeps the log on a disk asks for its [`TournamentLog::fault`] first, and writes the line before
    /// it is entered.
    ///
    /// # Errors
    /// [`ChangeFault`] where it does not fit what was entered before; then nothing changes.
    pub fn enter(&mut self, line: TournamentLine) -> Result<(), ChangeFault> {
        if let Some(fault) = self.fault(&line.change) {
            return Err(fault);
        }
        self.apply(line.change.clone(), line.wall);
        self.lines.push(line);
        Ok(())
    }

    fn first_result_fault(
        &self,
        round: u16,
        board: u16,
        result: BoardResult,
    ) -> Option<ChangeFault> {
        match self.result(round, board) {
            Err(fault) => Some(fault),
            Ok(before) if !before.is_pending() => Some(ChangeFault::HasResult),
            Ok(_) if result.is_pending() => Some(ChangeFault::NothingChanges),
            Ok(_) => None,
        }
    }

    fn attendance_fault(&self, round: u16, players: &[PairingNumber]) -> Option<ChangeFault> {
        if self.tournament.round(round).is_none() {
            return Some(ChangeFault::NoSuchRound);
        }
        let is_known = |player: &PairingNumber| self.tournament.player(*player).is_some();
        let is_unknown = !players.iter().all(is_known);
        is_unknown.then_some(ChangeFault::NoSuchPlayer)
    }

    fn result(&self, round: u16, board: u16) -> Result<BoardResult, ChangeFault> {
        let round = self.tournament.round(round);
        let board = round.ok_or(ChangeFault::NoSuchRound)?.board(board);
        Ok(board.ok_or(ChangeFault::NoSuchBoard)?.result)
    }

    fn pairing_fault(&self, number: u16, pairings: &Round) -> Option<ChangeFault> {
        let is_next = number == self.tournament.round_count() + 1;
        match self.tournament.round(number) {
            None if !is_next => return Some(ChangeFault::NoSuchRound),
            Some(before) if before.boards.iter().any(|it| !it.result.is_pending()) => {
                return Some(ChangeFault::HasResults);
            }
            None | Some(_) => {}
        }
        let mut numbers = BTreeSet::new();
        let is_free = |board: u16| board > 0 && numbers.insert(board);
        if !pairings
            .boards
            .iter()
            .map(|board| board.number)
            .all(is_free)
        {
            return Some(ChangeFault::BoardNumberTaken);
        }
        let at_boards = pairings.boards.iter().flat_map(|it| [it.white, it.black]);
        let mut players = at_boards.chain(pairings.byes.iter().map(|given| given.player));
        let known: BTreeSet<PairingNumber> =
            self.tournament.players.iter().map(|it| it.number).collect();
        let mut seen = BTreeSet::new();
        players.find_map(|player| {
            if !known.contains(&player) {
                Some(ChangeFault::NoSuchPlayer)
            } else if seen.insert(player) {
                None
            } else {
                Some(ChangeFault::PairedTwice)
            }
        })
    }

    fn bye_fault(&self, round: u16, player: PairingNumber) -> Option<ChangeFault> {
        let Some(round) = self.tournament.round(round) else {
            return Some(ChangeFault::NoSuchRound);
        };
        if self.tournament.player(player).is_none() {
            return Some(ChangeFault::NoSuchPlayer);
        }
        match round.of_player(player) {
            RoundOfPlayer::Paired(..) => Some(ChangeFault::PairedTwice),
            RoundOfPlayer::Bye(_) | RoundOfPlayer::Absent => None,
        }
    }

    fn apply(&mut self, change: TournamentChange, wall: Option<WallTime>) {
        let tournament = &mut self.tournament;
        match change {
            TournamentChange::Imported(imported) => {
                let before = std::mem::replace(tournament, *imported);
                tournament.players.sort_by_key(|player| player.number);
                tournament.corrections = before.corrections;
                tournament.schedules = before.schedules;
                tournament.attendance = before.attendance;
                tournament.absence = before.absence;
                tournament.late = before.late;
            }
            TournamentChange::Described(details) => tournament.details = *details,
            TournamentChange::PlayerEntered(player) => {
                let players = &mut tournament.players;
                match players.binary_search_by_key(&player.number, |it| it.number) {
                    Ok(at) => players[at] = *player,
                    Err(at) => players.insert(at, *player),
                }
            }
            TournamentChange::RoundPaired { round, pairings } => {
                self.notes
                    .retain(|note| !note.is_unread_list || note.round != Some(round));
                match tournament.round_mut(round) {
                    Some(before) => *before = *pairings,
                    None => tournament.rounds.push(*pairings),
                }
            }
            TournamentChange::ResultEntered {
                round,
                board,
                result,
            } => {
                set_result(tournament, round, board, result);
            }
            TournamentChange::ForfeitedByDefaultTime {
                round,
                board,
                forfeit,
                late,
                ..
            } => {
                if !late.is_empty() {
                    tournament.say_attendance(round, &late, (true, true));
                }
                set_result(tournament, round, board, BoardResult::Forfeited(forfeit));
            }
            TournamentChange::RoundScheduled { round, schedule } => {
                tournament.schedules.insert(round, *schedule);
            }
            TournamentChange::AttendanceEntered {
                round,
                players,
                is_present,
                is_late,
                ..
            } => {
                tournament.say_attendance(round, &players, (is_present, is_late));
            }
            TournamentChange::ResultCorrected {
                round,
                board,
                result,
                reason,
            } => {
                let before = set_result(tournament, round, board, result);
                tournament.corrections.push(ResultCorrection {
                    round,
                    board,
                    before,
                    after: result,
                    reason,
                    wall,
                });
            }
            TournamentChange::ByeGiven { round, player, bye } => {
                if let Some(round) = tournament.round_mut(round) {
                    round.byes.retain(|given| given.player != player);
                    round.byes.push(GivenBye { player, bye });
                }
            }
            TournamentChange::IncidentAttached(incident) => self.attach(incident),
            TournamentChange::GamePlayed(game) => {
                let mut games = self.games.iter_mut();
                let is_same = |it: &&mut PlayedGame| {
                    (it.round, it.board, it.since) == (game.round, game.board, game.since)
                };
                match games.find(is_same) {
                    Some(before) => *before = game,
                    None => self.games.push(game),
                }
            }
            TournamentChange::Noted(note) => self.notes.push(note),
        }
    }

    /// Keeps an incident in its place, and who came late by it.
    fn attach(&mut self, incident: AttachedIncident) {
        let place = incident
            .replaces
            .map(|number| usize::from(number).wrapping_sub(1));
        let before = place.and_then(|place| self.incidents.get(place));
        self.tournament.say_lateness(before, &incident);
        match place.and_then(|place| self.incidents.get_mut(place)) {
            Some(before) => *before = incident,
            None => self.incidents.push(incident),
        }
    }
}

impl Tournament {
    /// Keeps who came after the default time by that incident, and forgets who did by the one whose place it takes.
    fn say_lateness(&mut self, before: Option<&AttachedIncident>, incident: &AttachedIncident) {
        let of = |tournament: &Self, it: &AttachedIncident| {
            let round = tournament.round(it.round);
            let board = round.and_then(|round| round.board(it.board));
            board.map_or_else(Vec::new, |board| late_arrivals(board, &it.script))
        };
        if let Some(before) = before {
            let late = of(self, before);
            self.say_in_time(before.round, &late);
        }
        let late = of(self, incident);
        if !late.is_empty() {
            self.say_attendance(incident.round, &late, (true, true));
        }
    }
}

/// Gives a board its result, and returns what stood there.
fn set_result(
    tournament: &mut Tournament,
    round: u16,
    board: u16,
    result: BoardResult,
) -> BoardResult {
    let round = tournament.round_mut(round);
    let board = round.and_then(|round| round.board_mut(board));
    board.map_or(BoardResult::Pending, |board| {
        std::mem::replace(&mut board.result, result)
    })
}

/// Reads the log of a tournament from a file that was opened, as far as that is good.
///
/// # Errors
/// [`FileFault`], when a newer version wrote it, or nothing of it is good.
pub fn open_tournament_log(bytes: &[u8]) -> Result<OpenedLog<TournamentLog>, FileFault> {
    let log = opened(read_tournament_log(bytes))?;
    if log.is_cut && log.contents.lines().is_empty() {
        return Err(FileFault::Damaged(None));
    }
    Ok(log)
}

/// Reads the log of a tournament up to its last good line.
pub fn read_tournament_log(bytes: &[u8]) -> ReadLog<TournamentLog> {
    read_lines(
        FileKind::Tournament,
        bytes,
        |log: &mut TournamentLog, line: TournamentLine| log.enter(line).is_ok(),
    )
}
