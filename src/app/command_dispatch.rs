//! Hands each command to the part that owns what it is about, and lets time pass for all of them.

use std::path::PathBuf;

use eframe::egui::ViewportCommand;

use super::chosen_file::Overwrite;
use super::desk_lock_controller::DeskLockController;
use super::file_controller::FileController;
use super::frame_context::AppContext;
use super::game_controller::GameController;
use super::incident_controller::IncidentController;
use super::jobs::file_content::FileEvent;
use super::learn_controller::LearnController;
use super::live_pgn::LivePgn;
use super::review_controller::ReviewController;
use super::settings_controller::SettingsController;
use super::side_clock_controller::SideClockController;
use super::store::JOURNAL;
use super::tournament_controller::TournamentController;
use super::voice::Utterance;
use super::window_controller;
use jadoube_core::chess::Color;
use jadoube_core::laws::{Deed, Person};
use jadoube_core::learn::LessonDraft;
use jadoube_core::record::ComputerPlayer;
use jadoube_core::record::play_mode::{AssistLevel, PlayMode};
use jadoube_core::record::side_clock::SideClockAct;
use jadoube_ui::{
    BoardAct, BoardId, BoardSeat, Command, FileTask, IncidentCommand, LearnCommand, NewGame,
    Notification, Screen, Settings, TournamentCommand, Urgency,
};

/// The parts that obey commands, each of which owns its own state.
pub struct Controllers<'a> {
    /// The game on the table.
    pub game: &'a mut GameController,
    pub side_clock: &'a mut SideClockController,
    pub files: &'a mut FileController,
    /// The game that is looked through.
    pub review: &'a mut ReviewController,
    pub settings: &'a mut SettingsController,
    /// The lock of the arbiter's desk.
    pub desk_lock: &'a mut DeskLockController,
    pub learn: &'a mut LearnController,
    pub incident: &'a mut IncidentController,
    pub tournament: &'a mut TournamentController,
    pub live_pgn: &'a mut LivePgn,
}

impl Controllers<'_> {
    /// Hands a command to the part that owns what it is about.
    pub fn obey(&mut self, command: Command, cx: &mut AppContext<'_>) {
        match command {
            Command::Act(act) => self.act(act, cx),
            Command::Learn(command) => self.learn(command, cx),
            Command::Incident(command) => self.incident(command, cx),
            Command::Tournament(TournamentCommand::Take { seat, round, board }) => {
                self.take_board(seat, round, board, cx);
            }
            Command::Tournament(command) => self.tournament.obey(command, cx),
            Command::Start(game) => self.begin(*game, cx),
            Command::Rematch => self.rematch(cx),
            Command::Reseat(change) => self.game.reseat(change, cx),
            Command::Remember(position) => self.game.remember(position, cx),
            Command::Name(players) => self.game.rename(*players, cx),
            Command::Seal(sealing) => self.game.seal(*sealing, cx),
            Command::OpenEnvelope(passphrase) => self.game.open_envelope(passphrase, cx),
            Command::TryAgain => self.game.dismiss_refusal(),

            Command::Lock(command) => self.desk_lock.obey(command, self.settings, cx),
            Command::Clock(act) if self.is_kept_from(&act) => {
                cx.notifications.add(Notification::PinNeeded);
            }
            Command::Clock(act) => self.clock(act, cx),
            Command::NewSideClock if self.desk_lock.is_locked(self.settings) => {
                cx.notifications.add(Notification::PinNeeded);
            }
            Command::NewSideClock => {
                self.leave_board_of_side_clock(cx);
                self.side_clock.begin_anew(cx);
            }
            Command::SaveSideClockLog(order) => self.side_clock.save_log(order, cx),

            Command::Choose(task) => {
                let side_clock = self.side_clock.side_clock();
                self.files.choose(task, self.game, side_clock, cx);
            }
            Command::Chosen(task, path) => self.take_path(task, path, Overwrite::Never, cx),
            Command::Overwrite(task, path) => {
                self.take_path(task, path, Overwrite::Allowed, cx);
            }
            Command::OpenIn(path, encoding) => {
                self.files.open(&path, false, Some(encoding), cx);
            }
            Command::Paste(text) if cx.window.screen() == Screen::Event => {
                self.tournament.obey(TournamentCommand::ReadText(text), cx);
            }
            Command::Paste(text) => self.files.paste(&text, cx),
            Command::Copy(what) => self.game.copy(what, cx),
            Command::CopyOther(content) => GameController::put_on_clipboard(content, cx),
            Command::OpenOutside(path) => self.files.open_outside(path, cx),
            Command::Print(task) => {
                let side_clock = self.side_clock.side_clock();
                self.files.print(&task, self.game.session(), side_clock, cx);
            }
            Command::ShowInFolder(path) => self.files.show_in_folder(path, cx),
            Command::StopReading => self.files.stop_reading(),
            Command::ChooseNothing => self.files.choose_nothing(),
            Command::LookAt(index) => self.files.look_at(index, cx),
            Command::WorkOutPositions(games) => self.files.work_out_positions(games, cx),
            Command::SayAloud(words, urgency) => self.say_aloud(words, urgency, cx),
            Command::Mark(made, marks) => self.game.mark(made, &marks, cx),
            Command::PutOnTable(history) => {
                let left = cx.window.screen();
                self.game.put_history_on_table(history, cx);
                cx.window.lead_back_to(left);
            }
            Command::LookThrough(made) => {
                let session = self.game.session();
                self.review.look_through_table(session, made, cx);
            }
            Command::LookAtConduct => {
                let session = self.game.session();
                self.review.look_at_conduct(session, cx);
            }
            Command::Review(game) => self.review.show(game, cx),
            Command::Continue(game) => {
                self.help_as_in_free_games(cx);
                self.files.continue_from(game, cx);
            }

            Command::ReviewFile(path) => self.files.open(&path, true, None, cx),
            Command::TakeSettings => self.files.take_settings(cx),
            Command::KeepSettings => self.files.keep_settings(),
            Command::ReplaceGame => self.files.replace(self.game, cx),
            Command::KeepGame => self.files.replace_nothing(),

            Command::Change(settings) => self.change(*settings, cx),
            Command::KeepPosition(fen) => self.settings.keep_position(fen, cx),
            Command::Dismiss(index) => cx.notifications.dismiss(index),

            Command::Show(screen) => self.show(screen, cx),
            Command::OpenLaw(provision) => cx.window.open_law(provision),
            Command::WatchCase(name, edition) => {
                self.game.pause_to_learn(cx);
                self.learn.watch_case(&name, edition, cx);
            }
            Command::FullScreen => window_controller::toggle_full_screen(cx.context),
            Command::HallWindow(is_open) => cx.window.open_hall_window(is_open),
            Command::Quit => cx.context.send_viewport_cmd(ViewportCommand::Close),
            Command::CloseForGood => cx.window.close_for_good(cx.context),
            Command::StayOpen => cx.window.stay_open(),
        }
    }

    /// Begins the game of a board of the tournament on this machine: what is known of it stands in the form.
    fn take_board(&mut self, seat: BoardSeat, round: u16, board: u16, cx: &mut AppContext<'_>) {
        if !self.tournament.take(seat, round, board, cx) {
            return;
        }
        match seat {
            BoardSeat::Table => {
                self.files.continue_nothing();
                // In a tournament it is the arbiter who rules.
                let mut settings = self.settings.settings().clone();
                let chosen = settings.play.assist;
                settings.recent.free_assist.get_or_insert(chosen);
                settings.play.mistakes = false;
                settings.play.assist = AssistLevel::Tournament;
                self.settings.change(settings, cx);
                cx.window.show(Screen::NewGame);
            }
            BoardSeat::SideClock => cx.window.show(Screen::SideClock),
        }
    }

    /// Does something to the side clock. Where it is set for another game, the board beside which it stood is left.
    fn clock(&mut self, act: SideClockAct, cx: &mut AppContext<'_>) {
        if matches!(act, SideClockAct::Set(_)) {
            self.leave_board_of_side_clock(cx);
            self.tournament.take_nothing();
        }
        self.side_clock.act(act, self.settings.settings(), cx);
    }

    /// The side clock is for another game from now on: tells people if the board beside it has no result yet.
    fn leave_board_of_side_clock(&self, cx: &mut AppContext<'_>) {
        let side_clock = self.side_clock.side_clock();
        let begun = side_clock.setting().filter(|_| side_clock.next().is_some());
        let at = begun.and_then(|setting| setting.tournament_board);
        if let Some(at) = at.filter(|at| self.tournament.awaits_result(at)) {
            cx.notifications.add(Notification::BoardLeft {
                round: at.round,
                board: at.board,
            });
        }
    }

    /// Does what was asked for at an incident: tells people if another one lies open then and the tournament lacks the one before.
    fn incident(&mut self, command: IncidentCommand, cx: &mut AppContext<'_>) {
        let is_another = matches!(
            command,
            IncidentCommand::Open(_) | IncidentCommand::Prepare(_)
        );
        let open = self.incident.view().filter(|_| is_another);
        let lacking = open.and_then(|it| self.tournament.board_lacking(it.incident));
        let before = open.map(|it| it.revision);
        self.incident.obey(command, cx);
        let after = self.incident.view().map(|it| it.revision);
        if let Some((round, board)) = lacking.filter(|_| before != after) {
            cx.notifications
                .add(Notification::IncidentLeft { round, board });
        }
    }

    /// Begins the same game again with colours reversed.
    fn rematch(&mut self, cx: &mut AppContext<'_>) {
        let chosen = self.settings.settings().play;
        // A game that is practised for something is practised for it again.
        let session = self.game.session();
        let before = session.mode().filter(|_| session.computer().is_some());
        let mode = before.unwrap_or(chosen);
        self.game.begin_rematch(mode, cx);
        let computer = self.game.session().computer().cloned();
        self.turn_to_opponent_of(computer.as_ref(), cx);
    }

    fn show(&mut self, screen: Screen, cx: &mut AppContext<'_>) {
        if matches!(screen, Screen::NewGame | Screen::SideClock) {
            self.tournament.take_nothing();
        }
        if screen == Screen::NewGame {
            self.help_as_in_free_games(cx);
            self.files.continue_nothing();
        } else if matches!(screen, Screen::First | Screen::Kept) {
            self.files.find_kept(cx);
        }
        if screen == Screen::Practice {
            self.learn.find_engines(cx);
        }
        cx.window.show(screen);
    }

    /// Whoever plays a program sits in front of the board; where no program plays after one did, White does.
    fn turn_to_opponent_of(&mut self, computer: Option<&ComputerPlayer>, cx: &mut AppContext<'_>) {
        let was_turned = self.game.session().computer().is_some();
        let turned = match computer {
            Some(computer) => computer.color == Color::White,
            None if was_turned => false,
            None => return,
        };
        let settings = self.settings.settings().with_views(turned, false);
        self.settings.change(settings, cx);
    }

    /// Lets an act happen at the board it was done at, unless another game lies there by now.
    fn act(&mut self, act: BoardAct, cx: &mut AppContext<'_>) {
        match act.board {
            // A program at the table has hands of its own.
            BoardId::Table(game) if game == self.game.number() && !self.is_of_computer(&act) => {
                self.game.happen(act.deed, act.at, cx);
            }
            BoardId::Table(_) => {}
            BoardId::Lesson => self.learn.act(act.deed, cx),
            BoardId::Practice => self.learn.act_in_practice(act.deed, cx),
            BoardId::Draft => self.learn.act_in_draft(act.deed, cx),
            BoardId::Incident => self.incident.act(act.deed, cx),
        }
    }

    /// Whether somebody would do that for a program that plays at the table.
    fn is_of_computer(&self, act: &BoardAct) -> bool {
        let doer = match &act.deed {
            Deed::Player(color, _) | Deed::Common(Person::Player(color), _) => Some(*color),
            Deed::Arbiter(_) | Deed::Common(Person::Arbiter, _) | Deed::Flag(_) => None,
        };
        let computer = self.game.session().computer();
        doer.is_some_and(|doer| computer.is_some_and(|it| it.color == doer))
    }

    /// Whether that act at the side clock is for somebody who knows the PIN, and the lock is closed: an arbiter's correction
    /// or illegal move, what takes one back, and setting the clock for another game.
    fn is_kept_from(&self, act: &SideClockAct) -> bool {
        let is_set = self.side_clock.side_clock().clock().is_some();
        let is_of_the_arbiter = match act {
            SideClockAct::Correct(_) | SideClockAct::TakeBack => true,
            SideClockAct::Set(_) => is_set,
            SideClockAct::Begin(_)
            | SideClockAct::Press(_)
            | SideClockAct::Stop(_)
            | SideClockAct::Resume(_)
            | SideClockAct::Lock(_)
            | SideClockAct::RefuseEntry => false,
        };
        is_of_the_arbiter && self.desk_lock.is_locked(self.settings)
    }

    fn say_aloud(&self, words: String, urgency: Urgency, cx: &AppContext<'_>) {
        cx.platform.voice.say(Utterance {
            words,
            language: self.settings.words().language(),
            urgency,
            pace: self.settings.settings().preferences.voice_pace,
        });
    }

    /// Does what was asked for where something is learnt.
    #[expect(
        clippy::wildcard_enum_match_arm,
        reason = "all but what belongs to another part is obeyed there"
    )]
    fn learn(&mut self, command: LearnCommand, cx: &mut AppContext<'_>) {
        match command {
            LearnCommand::MakeLesson => {
                self.game.pause_to_learn(cx);
                let session = self.game.session();
                let draft = LessonDraft::of_game(session.arbiter().terms(), session.log());
                self.learn.open_draft(draft.ok(), cx);
            }
            LearnCommand::Speak(language) => {
                // What is seen of the settings where something is learnt is not all as it was chosen.
                let mut settings = self.settings.settings().clone();
                settings.preferences.language = Some(language);
                self.settings.change(settings, cx);
            }
            command => {
                if command.begins_something() {
                    self.game.pause_to_learn(cx);
                }
                self.learn.obey(command, cx);
            }
        }
    }

    /// Begins a game as it is to be played.
    fn begin(&mut self, game: NewGame, cx: &mut AppContext<'_>) {
        self.files.continue_nothing();
        self.tournament.take_nothing();
        // Whether mistakes may happen is said of each lesson anew, where it is agreed upon.
        let is_agreed = cx.window.screen() == Screen::NewGame;
        if game.board.is_none() {
            if !is_agreed {
                self.help_as_in_free_games(cx);
            }
            let mut settings = self.settings.settings().clone();
            settings.recent.free_assist = None;
            self.settings.change(settings, cx);
        }
        let mode = self.settings.settings().play;
        let mode = PlayMode {
            assist: game.purpose.help(mode.assist),
            mistakes: mode.mistakes && is_agreed && mode.assist == AssistLevel::Teaching,
            ..mode
        };
        self.turn_to_opponent_of(game.computer.as_ref(), cx);
        self.game.begin(game, mode, cx);
    }

    fn change(&mut self, mut settings: Settings, cx: &mut AppContext<'_>) {
        if cx.window.screen().is_of_practice() {
            // How a lesson is played says nothing of the games that are.
            let chosen = self.settings.settings();
            let settings = Settings {
                play: chosen.play,
                views: chosen.views,
                ..settings
            };
            return self.settings.change(settings, cx);
        }
        // Who may rule in a tournament is not for the players to change.
        let is_tournament = self.game.session().is_unfinished()
            && self.settings.settings().play.assist == AssistLevel::Tournament;
        let is_kept = is_tournament
            && settings.play.assist != AssistLevel::Tournament
            && cx.window.screen() != Screen::NewGame
            && self.desk_lock.is_locked(self.settings);
        if is_kept {
            cx.notifications.add(Notification::PinNeeded);
            return;
        }
        if settings.play.assist != self.settings.settings().play.assist {
            cx.notifications.withdraw(&Notification::PinNeeded);
        }
        // What is chosen for a new game is not for the one on the table.
        if cx.window.screen() != Screen::NewGame {
            self.game.play_in(settings.play, cx);
        } else if let Some(free) = &mut settings.recent.free_assist
            && !self.tournament.has_taken()
        {
            *free = settings.play.assist;
        }
        self.settings.change(settings, cx);
    }

    /// The next game has the help that was chosen before a board of the tournament was taken, and no mistakes happen in the
    /// next lesson until that is said of it. The game on the table keeps what was said of it.
    fn help_as_in_free_games(&mut self, cx: &mut AppContext<'_>) {
        let mut settings = self.settings.settings().clone();
        settings.play.mistakes = false;
        if let Some(assist) = settings.recent.free_assist {
            settings.play.assist = assist;
        }
        self.settings.change(settings, cx);
    }

    fn take_path(
        &mut self,
        task: FileTask,
        path: PathBuf,
        overwrite: Overwrite,
        cx: &mut AppContext<'_>,
    ) {
        let side_clock = self.side_clock.side_clock();
        self.files
            .take_path(task, path, overwrite, self.game, side_clock, cx);
    }

    /// Time passes for every part, and each asks to be woken when it must.
    pub fn time_passes(&mut self, cx: &mut AppContext<'_>) {
        self.game.time_passes(cx);
        if let Some(game) = self.game.conducted_game(cx.local_time().day_number()) {
            self.learn.note_game(game, cx);
        }
        self.side_clock.time_passes(self.settings.settings(), cx);
        let side_clock = self.side_clock.side_clock();
        self.files.time_passes(self.game, side_clock, cx);
        self.review.time_passes(cx);
        for opened in self.files.take_events() {
            match opened {
                FileEvent::SideClock(log) => self.side_clock.put_in_place(*log, cx),
                FileEvent::Settings(settings) => {
                    // Which file is replaced while a game is played is not for a file to say.
                    let mut settings = *settings;
                    settings
                        .live
                        .pgn
                        .clone_from(&self.settings.settings().live.pgn);
                    self.settings.change(settings, cx);
                }
                FileEvent::LivePgn(path) => {
                    let mut settings = self.settings.settings().clone();
                    settings.live.pgn = Some(path);
                    self.settings.change(settings, cx);
                }
                FileEvent::Review(game) => self.review.show(game, cx),
                FileEvent::Engine(path) => self.settings.remember_engine(path, cx),
                FileEvent::Incident(incident) => {
                    self.incident(IncidentCommand::Open(incident), cx);
                    cx.window.show(Screen::Incident);
                }
                FileEvent::Report(report) => self.tournament.import(*report, cx),
                FileEvent::Tournament(log) => self.tournament.put_in_place(&log, cx),
                FileEvent::Opened(path) => self.settings.remember_file(path, cx),
                FileEvent::Unreadable(path) => self.settings.forget_file(&path, cx),
            }
        }
        self.desk_lock
            .time_passes(self.settings, self.game, self.side_clock, cx);
        self.play_as_begun(cx);
        self.settings.time_passes(cx);
        self.incident.time_passes(cx);
        self.tournament.time_passes(cx);
        self.tournament.follow_table(self.game.session(), cx);
        let side_clock = self.side_clock.side_clock();
        self.tournament.follow_side_clock(side_clock, cx);
        self.learn.time_passes(cx);
        self.live_pgn
            .time_passes(self.game, self.settings.settings(), cx);
        self.game.wake_in_time(cx);
        self.side_clock.wake_in_time(cx);
    }

    /// The game on the table goes on as it was begun, whatever was played or chosen in between.
    fn play_as_begun(&mut self, cx: &mut AppContext<'_>) {
        if cx.window.screen() != Screen::NewGame
            && let Some(mode) = self.game.session().mode()
            && mode != self.settings.settings().play
        {
            let settings = self.settings.settings().playing(mode);
            self.settings.change(settings, cx);
        }
    }

    /// The window is to close: the program ends, unless games are lost with it and nobody has said that they may be.
    pub fn close(&mut self, cx: &mut AppContext<'_>) {
        let has_played = !self.game.session().log().is_empty() || self.side_clock.has_log();
        let keeps_nothing = cx.platform.store.path_on_disk(JOURNAL).is_none();
        if has_played && keeps_nothing && !cx.window.may_close() {
            cx.window.ask_before_closing(cx.context);
        } else {
            self.finish(cx);
        }
    }

    /// The program ends: clocks are stopped, and whatever is not on the disk is written.
    pub fn finish(&mut self, cx: &mut AppContext<'_>) {
        self.game.finish(cx);
        self.live_pgn
            .time_passes(self.game, self.settings.settings(), cx);
        self.live_pgn.finish();
        self.side_clock.finish(cx);
        self.settings.finish(cx);
        self.learn.finish(cx);
        self.incident.finish(cx);
        self.tournament.finish(cx);
    }
}
