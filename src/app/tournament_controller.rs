//! Owns the tournament that lies open: each thing that is entered is on the disk before it is seen, and lies open again at
//! the next start.

use std::collections::BTreeSet;

use super::durable_log::{DurableLog, FoundLog, LogFault, LogFiles};
use super::frame_context::AppContext;
use super::game_session::GameSession;
use super::places::TOURNAMENT_SIGN;
use super::store::Durability;
use jadoube_core::record::file_title::FileKind;
use jadoube_core::record::incident::{Incident, incident_of_game, incidents_of_side_clock};
use jadoube_core::record::log::journal::Heading;
use jadoube_core::record::side_clock::SideClock;
use jadoube_core::record::wall_time::WallTime;
use jadoube_core::record::{TournamentBoard, to_pgn_text};
use jadoube_core::tournament::pairing_list::{PairingList, PairingListFault, place_pairings};
use jadoube_core::tournament::trf::{ReadTrf, is_report, read_trf};
use jadoube_core::tournament::{
    BoardNews, BoardResult, PairingNumber, Round, TournamentChange, TournamentLine, TournamentLog,
    TournamentNote, board_lacking, board_of_game, board_to_play, changes_with_game, incident_at,
    read_tournament_log, result_of_game,
};
use jadoube_ui::{
    BoardSeat, ImportRemarks, KeptLog, Screen, TakenBoard, TournamentCommand, TournamentView,
};

/// Where the log of the tournament lies.
const FILES: LogFiles = LogFiles {
    kind: FileKind::Tournament,
    log: "tournament.journal",
    last_sign: TOURNAMENT_SIGN,
    owner: "tournament ",
};

/// The tournament that lies open, if one does, and its place on the disk.
#[derive(Debug, Default)]
pub struct TournamentController {
    log: TournamentLog,
    /// None before anything was entered.
    journal: Option<DurableLog<TournamentLine>>,
    revision: u64,
    /// The results that were entered here together, each with what the board had before.
    entered: Vec<Vec<EnteredResult>>,
    remarks: ImportRemarks,
    /// The board whose game is about to begin on this machine.
    taken: Option<TakenBoard>,
    /// What of the game at the table was looked at last, and of the one beside the side clock.
    followed: [Option<FollowedGame>; 2],
}

/// How far a game on this machine was followed, and in which state of the tournament.
#[derive(Clone, Debug, PartialEq)]
struct FollowedGame {
    at: TournamentBoard,
    /// What stands in its PGN beside its moves.
    heading: Option<Box<Heading>>,
    events: usize,
    revision: u64,
}

/// A result that was entered, and what the board had before.
#[derive(Clone, Copy, Debug)]
struct EnteredResult {
    round: u16,
    board: u16,
    before: BoardResult,
}

impl TournamentController {
    /// Opens the tournament that lay open when the program ended.
    pub fn take_up(&mut self, cx: &mut AppContext<'_>) {
        let stamp = cx.local_time().file_stamp();
        let store = &mut *cx.platform.store;
        let found = match DurableLog::find(FILES, read_tournament_log, &stamp, store) {
            Ok(found) => found,
            Err(error) => return cx.log_unreadable(KeptLog::Tournament, &error),
        };
        let Some(FoundLog {
            contents,
            log,
            fault,
            ..
        }) = found
        else {
            return;
        };
        if !matches!(fault, Some(LogFault::Newer)) {
            self.log = contents;
            self.journal = Some(log);
        }
        cx.tell_of_log(KeptLog::Tournament, fault);
    }

    /// Tries again to keep what the disk refused, and looks whether the log lies in its place.
    pub fn time_passes(&mut self, cx: &mut AppContext<'_>) {
        let Some(journal) = &mut self.journal else {
            return;
        };
        let retried = journal.retry(cx.timestamp.steady, &mut *cx.platform.store);
        let (lacks, displaced) = (journal.lacks_something(), journal.take_displacement());
        cx.check_again(retried, lacks);
        cx.tell_of_displacement(KeptLog::Tournament, displaced);
    }

    /// The program ends: the log is looked after once more.
    pub fn finish(&mut self, cx: &mut AppContext<'_>) {
        if let Some(journal) = &mut self.journal {
            let kept = journal.look_after(&mut *cx.platform.store);
            cx.check(kept);
        }
    }

    /// What is seen of it where the wall shows that.
    pub fn view(&self, now: WallTime) -> Option<TournamentView<'_>> {
        let is_there = !self.log.lines().is_empty() || !self.remarks.is_empty();
        is_there.then_some(TournamentView {
            log: &self.log,
            revision: self.revision,
            can_undo: !self.entered.is_empty(),
            remarks: &self.remarks,
            taken: self.taken.as_ref(),
            now,
        })
    }

    /// The board of an incident that the tournament lacks.
    pub fn board_lacking(&self, incident: &Incident) -> Option<(u16, u16)> {
        board_lacking(&self.log, incident)
    }

    /// Does what was asked for.
    pub fn obey(&mut self, command: TournamentCommand, cx: &mut AppContext<'_>) {
        match command {
            TournamentCommand::Begin(details, pairings) => {
                self.set_aside(cx);
                self.enter_all(vec![TournamentChange::Described(details)], cx);
                if !pairings.trim().is_empty() {
                    self.read_text(&pairings, cx);
                }
            }
            TournamentCommand::Enter(changes) => {
                self.remarks = ImportRemarks::default();
                let before = changes.iter().filter_map(|it| self.result_before(it));
                let before: Vec<EnteredResult> = before.collect();
                if self.enter_all(changes, cx) && !before.is_empty() {
                    self.entered.push(before);
                }
            }
            TournamentCommand::ReadText(text) => self.read_text(&text, cx),
            TournamentCommand::Take { seat, round, board } => {
                self.take(seat, round, board, cx);
            }
            TournamentCommand::Undo => self.undo(cx),
            TournamentCommand::CloseRemarks => self.remarks = ImportRemarks::default(),
        }
        self.revision += 1;
        cx.context.request_repaint();
    }

    /// The game of that board is about to begin on this machine. Whether there is such a board.
    pub fn take(&mut self, seat: BoardSeat, round: u16, board: u16, cx: &AppContext<'_>) -> bool {
        let since = cx.local_time().wall();
        let to_play = board_to_play(&self.log, round, board, since);
        self.taken = to_play.map(|to_play| TakenBoard { seat, to_play });
        self.taken.is_some()
    }

    /// Whether the game of a board is about to begin on this machine.
    pub const fn has_taken(&self) -> bool {
        self.taken.is_some()
    }

    /// The game that was about to begin has begun, or something else is begun.
    pub fn take_nothing(&mut self) {
        self.taken = None;
    }

    /// Whether that board of the tournament that lies open is without a result.
    pub fn awaits_result(&self, at: &TournamentBoard) -> bool {
        board_of_game(&self.log, at).is_some_and(|paired| paired.result.is_pending())
    }

    /// Enters what the game at the table tells, if it is played for a board of this tournament.
    pub fn follow_table(&mut self, session: &GameSession, cx: &mut AppContext<'_>) {
        let heading = session.heading();
        let Some(at) = heading.tournament_board.filter(|_| session.has_game()) else {
            return;
        };
        let state = |revision| FollowedGame {
            at,
            heading: Some(Box::new(heading.clone())),
            events: session.log().len(),
            revision,
        };
        let is_known = self.followed[0].as_ref().is_some_and(|it| {
            (it.events, it.revision) == (session.log().len(), self.revision)
                && it.heading.as_deref() == Some(heading)
        });
        if is_known {
            return;
        }
        let table = session.arbiter().table();
        let waits = table.standing().is_unfinished() && !table.questions().is_empty();
        let mut incident = incident_of_game(heading, session.log()).filter(|_| !waits);
        if let Some(incident) = &mut incident {
            let arbiter = self.log.tournament().details.chief_arbiter.clone();
            incident.change_heading(|heading| heading.arbiter = arbiter);
        }
        let result = result_of_game(table.standing());
        let pgn = || to_pgn_text(heading, session.narrative(), session.log());
        let news = BoardNews {
            incidents: incident.iter().map(Incident::written).collect(),
            result,
            pgn: result.map(|_| pgn()),
        };
        self.enter_news(&at, &news, cx);
        self.followed[0] = Some(state(self.revision));
    }

    /// Enters what was noted at the side clock, if it stands beside a board of this tournament.
    pub fn follow_side_clock(&mut self, side_clock: &SideClock, cx: &mut AppContext<'_>) {
        let setting = side_clock.setting();
        let Some(at) = setting.and_then(|setting| setting.tournament_board) else {
            return;
        };
        let events = side_clock.log().len();
        let state = |revision| FollowedGame {
            at,
            heading: None,
            events,
            revision,
        };
        if self.followed[1] == Some(state(self.revision)) {
            return;
        }
        let heading = incident_at(&self.log, at.round, at.board);
        let heading = heading.map(|incident| incident.heading());
        let incidents = heading.map(|heading| incidents_of_side_clock(side_clock, &heading));
        let news = BoardNews {
            incidents: incidents.iter().flatten().map(Incident::written).collect(),
            ..BoardNews::default()
        };
        self.enter_news(&at, &news, cx);
        self.followed[1] = Some(state(self.revision));
    }

    /// Enters what a game on this machine tells and the tournament lacks.
    fn enter_news(&mut self, at: &TournamentBoard, news: &BoardNews, cx: &mut AppContext<'_>) {
        let changes = changes_with_game(&self.log, at, news);
        if changes.is_empty() {
            return;
        }
        let before: Vec<EnteredResult> = changes
            .iter()
            .filter_map(|change| self.result_before(change))
            .collect();
        if !before.is_empty() {
            self.entered.push(before);
        }
        let wall = Some(cx.local_time().wall());
        for change in changes {
            self.enter(TournamentLine { wall, change }, cx);
        }
        self.revision += 1;
        cx.context.request_repaint();
    }

    /// Takes in a report that was opened: into the tournament of that name if it lies open, or as another one.
    pub fn import(&mut self, read: ReadTrf, cx: &mut AppContext<'_>) {
        let own = self.log.tournament().details.name.trim();
        let is_same = !own.is_empty() && own == read.tournament.details.name.trim();
        if !is_same {
            self.set_aside(cx);
        }
        self.entered.clear();
        let imported = TournamentChange::Imported(Box::new(read.tournament));
        self.enter_all(vec![imported], cx);
        self.remarks.report = read.faults;
        self.revision += 1;
        cx.window.show(Screen::Event);
    }

    /// Puts the tournament of a log that was opened in the place of this one, which is set aside.
    pub fn put_in_place(&mut self, log: &TournamentLog, cx: &mut AppContext<'_>) {
        self.set_aside(cx);
        for line in log.lines() {
            self.enter(line.clone(), cx);
        }
        self.revision += 1;
        cx.window.show(Screen::Event);
    }

    /// Lets the next entry begin a log of its own, before which the one that lies there is kept among the earlier files.
    fn set_aside(&mut self, cx: &AppContext<'_>) {
        *self = Self {
            revision: self.revision,
            journal: Some(DurableLog::new(FILES, &cx.local_time().file_stamp())),
            ..Self::default()
        };
    }

    /// Enters all of these or, where one of them does not fit, none; whether they were.
    fn enter_all(&mut self, changes: Vec<TournamentChange>, cx: &mut AppContext<'_>) -> bool {
        let wall = Some(cx.local_time().wall());
        let lines = changes
            .into_iter()
            .map(|change| TournamentLine { wall, change });
        let lines: Vec<TournamentLine> = lines.collect();
        if let [only] = &lines[..] {
            if let Some(fault) = self.log.fault(&only.change) {
                self.remarks.refused.push((None, fault));
                return false;
            }
        } else {
            let mut trial = self.log.clone();
            for line in &lines {
                if let Err(fault) = trial.enter(line.clone()) {
                    self.remarks.refused.push((None, fault));
                    return false;
                }
            }
        }
        for line in lines {
            self.enter(line, cx);
        }
        true
    }

    /// Keeps a line that can be entered, and enters it.
    fn enter(&mut self, line: TournamentLine, cx: &mut AppContext<'_>) {
        let stamp = cx.local_time().file_stamp();
        let journal = self
            .journal
            .get_or_insert_with(|| DurableLog::new(FILES, &stamp));
        let kept = journal.append(&line, Durability::AtOnce, &mut *cx.platform.store);
        cx.check(kept);
        // Whoever hands it over has asked whether it fits.
        let _ = self.log.enter(line);
    }

    /// What the board has that gets a result by that change.
    fn result_before(&self, change: &TournamentChange) -> Option<EnteredResult> {
        let (round, board, _) = change.result()?;
        let before = self.log.tournament().round(round)?.board(board)?.result;
        Some(EnteredResult {
            round,
            board,
            before,
        })
    }

    /// Takes the last results back: their entries stay, and others say so.
    fn undo(&mut self, cx: &mut AppContext<'_>) {
        self.remarks = ImportRemarks::default();
        let Some(last) = self.entered.pop() else {
            return;
        };
        let reason = cx.words.tr("event-taken-back");
        let back = last
            .into_iter()
            .map(|it| TournamentChange::ResultCorrected {
                round: it.round,
                board: it.board,
                result: it.before,
                reason: reason.clone().into_owned(),
            });
        self.enter_all(back.collect(), cx);
    }

    /// Reads a report, the pairings of the next round, or results of the round that is played.
    fn read_text(&mut self, text: &str, cx: &mut AppContext<'_>) {
        self.remarks = ImportRemarks::default();
        if is_report(text) {
            return self.import(read_trf(text), cx);
        }
        for (named, list) in PairingList::read(text).by_round() {
            self.read_list(named, &list, cx);
        }
        self.remarks.list.sort_by_key(|fault| fault.line);
    }

    /// Reads the pairings or the results of one round: of the one that its heading names, or of the next and the last one.
    fn read_list(&mut self, named: Option<u16>, list: &PairingList, cx: &mut AppContext<'_>) {
        let tournament = self.log.tournament();
        let mut placed = place_pairings(list, &tournament.players);
        let mut round = named.unwrap_or_else(|| tournament.paired_round_count());
        let has_results = |it: &Round| it.boards.iter().any(|board| !board.result.is_pending());
        let paired = named.and_then(|number| tournament.round(number));
        if let Some(paired) = paired.filter(|it| has_results(it)) {
            placed.take_as_results(paired);
        }
        if placed.pairs_somebody() {
            round = named.unwrap_or_else(|| tournament.round_to_pair());
            let mut pairings = placed.round;
            let told: BTreeSet<PairingNumber> = pairings.by_player().into_keys().collect();
            let before = tournament.round(round).map(|before| &before.byes[..]);
            let kept = before.unwrap_or_default().iter();
            pairings
                .byes
                .extend(kept.filter(|given| !told.contains(&given.player)));
            let players = placed
                .newcomers
                .into_iter()
                .map(|player| TournamentChange::PlayerEntered(Box::new(player)));
            let pairings = Box::new(pairings);
            let paired = TournamentChange::RoundPaired { round, pairings };
            self.enter_all(players.chain([paired]).collect(), cx);
            self.entered.clear();
        }
        for (board, result) in placed.results {
            let change = TournamentChange::ResultEntered {
                round,
                board,
                result,
            };
            let before = self.result_before(&change);
            match self.log.fault(&change) {
                Some(fault) => self.remarks.refused.push((Some(board), fault)),
                None if self.enter_all(vec![change], cx) => {
                    self.entered.extend(before.map(|before| vec![before]));
                }
                None => {}
            }
        }
        self.note_lost_lines(round, &placed.faults, cx);
        self.remarks.list.extend(placed.faults);
    }

    /// Keeps the lines of a list that were not taken as a note, so that they are not lost when the remarks are closed.
    fn note_lost_lines(
        &mut self,
        round: u16,
        faults: &[PairingListFault],
        cx: &mut AppContext<'_>,
    ) {
        let lost = faults.iter().filter(|fault| fault.kind.loses_the_line());
        let lost: Vec<&str> = lost.map(|fault| fault.text.as_str()).collect();
        if lost.is_empty() || self.log.lines().is_empty() {
            return;
        }
        let note = TournamentNote {
            round: (round > 0).then_some(round),
            board: None,
            text: lost.join("\n"),
            is_unread_list: true,
        };
        self.enter_all(vec![TournamentChange::Noted(note)], cx);
    }
}
