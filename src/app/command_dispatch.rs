//! Hands each command to the part that owns what it is about, and lets time pass for all of them.

use std::path::PathBuf;

use eframe::egui::ViewportCommand;

use super::chosen_file::Overwrite;
use super::desk_lock_controller::DeskLockController;
use super::file_controller::FileController;
use super::frame_context::FrameContext;
use super::game_controller::GameController;
use super::jobs::file_content::ForOthers;
use super::learn_controller::LearnController;
use super::live_pgn::LivePgn;
use super::review_controller::ReviewController;
use super::settings_controller::SettingsController;
use super::side_clock_controller::SideClockController;
use super::window_controller;
use jadoube_core::learn::Lesson;
use jadoube_core::record::play_mode::{AssistLevel, PlayMode};
use jadoube_core::record::side_clock::SideClockAct;
use jadoube_ui::{
    BoardAct, BoardId, Command, FileTask, LearnCommand, Notification, Screen, Settings,
};

/// The parts that obey commands, each of which owns its own state.
pub struct Parts<'a> {
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
    pub live_pgn: &'a mut LivePgn,
}

impl Parts<'_> {
    /// Hands a command to the part that owns what it is about.
    pub fn obey(&mut self, command: Command, services: &mut FrameContext<'_>) {
        match command {
            Command::Act(act) => self.act(act, services),
            Command::Learn(command) => self.learn(command, services),
            Command::Start(game) => {
                self.files.continue_nothing();
                let mode = self.settings.settings().play_mode();
                // Whether mistakes may happen is said of each lesson anew, where it is agreed upon.
                let is_agreed = services.window.screen() == Screen::NewGame;
                let mode = PlayMode {
                    mistakes: mode.mistakes && is_agreed && mode.assist == AssistLevel::Teaching,
                    ..mode
                };
                self.game.begin(*game, mode, services);
            }
            Command::Rematch => {
                let mode = self.settings.settings().play_mode();
                self.game.begin_rematch(mode, services);
            }
            Command::Remember(position) => self.game.remember(position, services),
            Command::Name(players) => self.game.rename(*players, services),
            Command::Seal(sealing) => self.game.seal(*sealing, services),
            Command::OpenEnvelope(passphrase) => self.game.open_envelope(passphrase, services),
            Command::TryAgain => self.game.dismiss_refusal(),

            Command::Lock(command) => self.desk_lock.obey(command, self.settings, services),
            Command::Clock(act) if self.is_kept_from(&act) => {
                services.notifications.add(Notification::PinNeeded);
            }
            Command::Clock(act) => self.side_clock.act(act, self.settings.settings(), services),
            Command::NewSideClock if self.desk_lock.is_locked(self.settings) => {
                services.notifications.add(Notification::PinNeeded);
            }
            Command::NewSideClock => self.side_clock.begin_anew(services),
            Command::SaveSideClockLog(order) => self.side_clock.save_log(order, services),

            Command::Choose(task) => self.files.choose(task, self.game.session(), services),
            Command::Chosen(task, path) => self.chosen(task, path, Overwrite::Never, services),
            Command::Overwrite(task, path) => {
                self.chosen(task, path, Overwrite::Allowed, services);
            }
            Command::OpenIn(path, encoding) => {
                self.files.open(&path, false, Some(encoding), services);
            }
            Command::Paste(text) => self.files.paste(&text, services),
            Command::Copy(what) => self.game.copy(what, services),
            Command::OpenOutside(path) => self.files.open_outside(path, services),
            Command::Print(task) => {
                let side_clock = self.side_clock.side_clock();
                self.files
                    .print(&task, self.game.session(), side_clock, services);
            }
            Command::ShowInFolder(path) => self.files.show_in_folder(path, services),
            Command::StopReading => self.files.stop_reading(),
            Command::ChooseNothing => self.files.choose_nothing(),
            Command::LookAt(index) => self.files.look_at(index, services),
            Command::WorkOutPositions(games) => self.files.work_out_positions(games, services),
            Command::Mark(made, marks) => self.game.mark(made, &marks, services),
            Command::PutOnTable(history) => {
                let left = services.window.screen();
                self.game.put_history_on_table(history, services);
                services.window.lead_back_to(left);
            }
            Command::LookThrough(made) => {
                let session = self.game.session();
                self.review.look_through_table(session, made, services);
            }
            Command::Review(game) => self.review.show(game, services),
            Command::Continue(game) => {
                self.allow_no_mistakes(services);
                self.files.continue_from(game, services);
            }

            Command::ReviewFile(path) => self.files.open(&path, true, None, services),
            Command::TakeSettings => self.files.take_settings(services),
            Command::KeepSettings => self.files.keep_settings(),
            Command::ReplaceGame => self.files.replace(self.game, services),
            Command::KeepGame => self.files.replace_nothing(),

            Command::Change(settings) => self.change(*settings, services),
            Command::KeepPosition(fen) => self.settings.keep_position(fen, services),
            Command::Dismiss(index) => services.notifications.dismiss(index),

            Command::Show(screen) => self.show(screen, services),
            Command::OpenLaw(provision) => services.window.open_law(provision),
            Command::WatchCase(name, edition) => {
                self.game.pause_to_learn(services);
                self.learn.watch_case(&name, edition, services);
            }
            Command::FullScreen => window_controller::toggle_full_screen(services.context),
            Command::Quit => services.context.send_viewport_cmd(ViewportCommand::Close),
        }
    }

    fn show(&mut self, screen: Screen, services: &mut FrameContext<'_>) {
        if screen == Screen::NewGame {
            self.allow_no_mistakes(services);
            self.files.continue_nothing();
        } else if matches!(screen, Screen::First | Screen::Kept) {
            self.files.find_kept(services);
        }
        services.window.show(screen);
    }

    /// Lets an act happen at the board it was done at, unless another game lies there by now.
    fn act(&mut self, act: BoardAct, services: &mut FrameContext<'_>) {
        match act.board {
            BoardId::Table(game) if game == self.game.number() => {
                self.game.happen(act.deed, act.at, services);
            }
            BoardId::Table(_) => {}
            BoardId::Lesson => self.learn.act(act.deed, services),
            BoardId::Practice => self.learn.act_in_practice(act.deed, services),
        }
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

    /// Does what was asked for where something is learnt.
    #[expect(
        clippy::wildcard_enum_match_arm,
        reason = "all but what belongs to another part is obeyed there"
    )]
    fn learn(&mut self, command: LearnCommand, services: &mut FrameContext<'_>) {
        match command {
            LearnCommand::MakeLesson => {
                let session = self.game.session();
                let lesson = Lesson::of_game(session.arbiter().terms(), session.log());
                self.learn.add_lesson(&lesson, services);
            }
            LearnCommand::Speak(language) => {
                // What is seen of the settings where something is learnt is not all as it was chosen.
                let mut settings = self.settings.settings().clone();
                settings.language = Some(language);
                self.settings.change(settings, services);
            }
            command => {
                if command.begins_something() {
                    self.game.pause_to_learn(services);
                }
                self.learn.obey(command, services);
            }
        }
    }

    fn change(&mut self, settings: Settings, services: &mut FrameContext<'_>) {
        if services.window.screen().is_of_practice() {
            // How a lesson is played says nothing of the games that are.
            let chosen = self.settings.settings();
            let settings = Settings {
                turned: chosen.turned,
                face_to_face: chosen.face_to_face,
                ..settings.playing(chosen.play_mode())
            };
            return self.settings.change(settings, services);
        }
        // Who may rule in a tournament is not for the players to change.
        let is_tournament = self.game.session().is_unfinished()
            && self.settings.settings().assist == AssistLevel::Tournament;
        let is_kept = is_tournament
            && settings.assist != AssistLevel::Tournament
            && services.window.screen() != Screen::NewGame
            && self.desk_lock.is_locked(self.settings);
        if is_kept {
            services.notifications.add(Notification::PinNeeded);
            return;
        }
        if settings.assist != self.settings.settings().assist {
            services.notifications.withdraw(&Notification::PinNeeded);
        }
        // What is chosen for a new game is not for the one on the table.
        if services.window.screen() != Screen::NewGame {
            self.game.play_in(settings.play_mode(), services);
        }
        self.settings.change(settings, services);
    }

    /// No mistakes happen in the next lesson until that is said of it; the game on the table keeps what was said of it.
    fn allow_no_mistakes(&mut self, services: &mut FrameContext<'_>) {
        let settings = Settings {
            mistakes: false,
            ..self.settings.settings().clone()
        };
        self.settings.change(settings, services);
    }

    fn chosen(
        &mut self,
        task: FileTask,
        path: PathBuf,
        overwrite: Overwrite,
        services: &mut FrameContext<'_>,
    ) {
        let side_clock = self.side_clock.side_clock();
        self.files
            .chosen(task, path, overwrite, self.game, side_clock, services);
    }

    /// Time passes for every part, and each asks to be woken when it must.
    pub fn time_passes(&mut self, services: &mut FrameContext<'_>) {
        self.game.time_passes(services);
        self.side_clock
            .time_passes(self.settings.settings(), services);
        let side_clock = self.side_clock.side_clock();
        self.files.time_passes(self.game, side_clock, services);
        self.review.time_passes(services);
        for opened in self.files.take_for_others() {
            match opened {
                ForOthers::SideClock(log) => self.side_clock.put_in_place(*log, services),
                ForOthers::Settings(settings) => {
                    // Which file is replaced while a game is played is not for a file to say.
                    let live_pgn = self.settings.settings().live_pgn.clone();
                    let settings = Settings {
                        live_pgn,
                        ..*settings
                    };
                    self.settings.change(settings, services);
                }
                ForOthers::LivePgn(path) => {
                    let settings = Settings {
                        live_pgn: Some(path),
                        ..self.settings.settings().clone()
                    };
                    self.settings.change(settings, services);
                }
                ForOthers::Review(game) => self.review.show(game, services),
                ForOthers::Opened(path) => self.settings.remember_file(path, services),
                ForOthers::Unreadable(path) => self.settings.forget_file(&path, services),
            }
        }
        self.desk_lock
            .time_passes(self.settings, self.game, self.side_clock, services);
        self.play_as_begun(services);
        self.settings.time_passes(services);
        self.learn.time_passes(services);
        self.live_pgn
            .time_passes(self.game, self.settings.settings(), services);
        self.game.wake_in_time(services);
        self.side_clock.wake_in_time(services);
    }

    /// The game on the table goes on as it was begun, whatever was played or chosen in between.
    fn play_as_begun(&mut self, services: &mut FrameContext<'_>) {
        if services.window.screen() != Screen::NewGame
            && let Some(mode) = self.game.session().mode()
            && mode != self.settings.settings().play_mode()
        {
            let settings = self.settings.settings().playing(mode);
            self.settings.change(settings, services);
        }
    }

    /// The program ends: clocks are stopped, and whatever is not on the disk is written.
    pub fn finish(&mut self, services: &mut FrameContext<'_>) {
        self.game.finish(services);
        self.live_pgn
            .time_passes(self.game, self.settings.settings(), services);
        self.live_pgn.finish();
        self.side_clock.finish(services);
        self.settings.finish(services);
        self.learn.finish(services);
    }
}
