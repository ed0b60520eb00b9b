//! Owns what has to do with files a person chose: the path that is asked for, and the file of games that lies open.

use std::io::{self, ErrorKind};
use std::path::{Path, PathBuf};
use std::time::Duration;

use super::asked_document::AskedDocument;
use super::chosen_file::{Overwrite, in_folder, under_home};
use super::clipboard::PastedText;
use super::file_dialog::{Choice, FileRequest};
use super::file_export::{document, suggested_name, with_ending};
use super::frame_context::AppContext;
use super::game_controller::GameController;
use super::game_session::{GameSession, RestoredGame};
use super::jobs::file_content::{FileContent, FileEvent, OpenedGame};
use super::jobs::game_file_reading::{FileReader, GameFiles};
use super::kept_files::KeptFiles;
use super::places::empty_folder;
use super::replacing_game::ReplacingGame;
use super::time_source::Timestamp;
use jadoube_cli::system::file_problem::problem_of;
use jadoube_core::notation::pgn::{PgnGame, TextEncoding};
use jadoube_core::record::FileProblem;
use jadoube_core::record::side_clock::SideClock;
use jadoube_ui::{
    FileTask, FilesView, KeptFile, Notification, OpenedGameList, PathRequest, ReadingProgress,
    Screen, SelectedGame, Settings, WaitingGame,
};

/// How long a file may be on its way before it is said that it is.
const PATIENCE: Duration = Duration::from_millis(500);

/// How often it is looked how far it has been read.
const LOOK: Duration = Duration::from_millis(100);

/// The files that a person chooses, and the file of games that lies open.
#[derive(Debug, Default)]
pub struct FileController {
    path_request: Option<PathRequest>,
    /// What a file is being chosen for, or was last.
    asked: Option<AskedDocument>,
    /// The path that was typed there last, until it is known what came of it.
    typed: Option<PathBuf>,
    game_files: GameFiles,
    /// The steady time at which the file that is being read was asked for.
    opening_since: Duration,
    /// The game that a new one is to go on from, while it is being agreed upon.
    continuing: Option<Box<PgnGame>>,
    /// What was set aside or damaged, as it was last looked for.
    kept: KeptFiles,
    /// The game that waits until it is said whether the unfinished one on the table is set aside for it.
    replacing: Option<ReplacingGame>,
    /// The settings that wait until it is said whether they are to be used, and the file they were found in.
    offered_settings: Option<(PathBuf, Box<Settings>)>,
    /// Whether the file that is being opened is only to be looked through.
    only_looks: bool,
    /// What comes of opened files for other parts of the program.
    events: Vec<FileEvent>,
}

impl FileController {
    /// The path that a person is to type, where the system offers no window for it.
    pub const fn path_request(&self) -> Option<&PathRequest> {
        self.path_request.as_ref()
    }

    /// What the panels see of files at that moment, but for the game on the table.
    pub fn view(&self, now: Timestamp) -> FilesView<'_> {
        FilesView {
            // Of a file that takes long it is told how far it has been read.
            path_request: self.path_request().filter(|_| self.reading(now).is_none()),
            games: self.game_file(),
            continuing: self.continuing(),
            reading: self.reading(now),
            replacing: self.replacing(),
            offered_settings: self.offered_settings(),
            on_table: None,
            kept: self.kept_files(),
        }
    }

    /// The file of games that lies open.
    pub fn game_file(&self) -> Option<&OpenedGameList> {
        self.game_files.file()
    }

    /// The game that a new one is to go on from, while it is being agreed upon.
    pub fn continuing(&self) -> Option<&PgnGame> {
        self.continuing.as_deref()
    }

    /// What was set aside or damaged, the newest first.
    pub fn kept_files(&self) -> &[KeptFile] {
        self.kept.listed()
    }

    /// Whether the games that were set aside are still to be read.
    pub const fn is_reading_kept(&self) -> bool {
        self.kept.is_busy()
    }

    /// Looks for what was set aside or damaged.
    pub fn find_kept(&mut self, cx: &AppContext<'_>) {
        self.kept.find(cx);
    }

    /// What is told of the game that waits until it is said whether the unfinished one on the table is set aside for it.
    pub fn replacing(&self) -> Option<WaitingGame> {
        self.replacing.as_ref().map(ReplacingGame::waiting_game)
    }

    /// Whether a file that was opened is still being read so far that it can be shown.
    pub const fn is_opening(&self) -> bool {
        self.game_files.is_busy()
    }

    /// Lets a person choose a file for that, one at a time.
    pub fn choose(
        &mut self,
        task: FileTask,
        game: &GameController,
        side_clock: &SideClock,
        cx: &mut AppContext<'_>,
    ) {
        if cx.platform.file_dialog.is_open() {
            return cx.notifications.add(Notification::FileWindowOpen);
        }
        if task.opens() {
            cx.notifications.another_file_is_wanted();
        }
        // What was asked for before is not wanted any more.
        self.path_request = None;
        let asked = AskedDocument::of(task.clone(), game, side_clock, cx);
        self.asked = Some(asked);
        let request = FileRequest {
            name: suggestion(&task, game.session(), cx),
            words: cx.words,
            task,
        };
        let platform = &mut *cx.platform;
        let folder = platform.documents.as_deref();
        platform.file_dialog.ask(request, folder, cx.context);
    }

    /// Nobody wants to choose a file any more.
    pub fn choose_nothing(&mut self) {
        self.path_request = None;
        self.asked = None;
        if self.typed.take().is_some() {
            self.stop_reading();
        }
    }

    /// A person typed the path of a file for that, or said that the file there may be written over.
    pub fn take_path(
        &mut self,
        task: FileTask,
        path: PathBuf,
        overwrite: Overwrite,
        game: &mut GameController,
        side_clock: &SideClock,
        cx: &mut AppContext<'_>,
    ) {
        let asked = self.path_request.take();
        // What says no folder goes among the documents, so that it can be found again.
        let path = under_home(path, std::env::home_dir());
        let path = if cx.platform.chosen_files.keeps(&path) {
            path
        } else {
            in_folder(cx.platform.documents.as_deref(), path)
        };
        if let Some(asked) = asked.filter(|asked| asked.task == task) {
            self.typed = Some(with_ending(path.clone(), &task));
            // Whether it can be opened is known only once it was read.
            self.path_request = task.opens().then_some(asked);
        }
        self.work_on(task, path, overwrite, game, side_clock, cx);
    }

    /// Hears what came of choosing, and what has been listed of the file that lies open.
    pub fn time_passes(
        &mut self,
        game: &mut GameController,
        side_clock: &SideClock,
        cx: &mut AppContext<'_>,
    ) {
        while let Some(refusal) = cx.platform.outside_programs.failure() {
            cx.notifications.add(refusal.notification());
        }
        let answer = cx.platform.file_dialog.answer();
        if answer.is_some() {
            cx.notifications.withdraw(&Notification::FileWindowOpen);
        }
        match answer {
            Some(Choice::File(task, path)) => {
                // The system's window has asked, about this very name.
                let is_asked = with_ending(path.clone(), &task) == path;
                let overwrite = if is_asked {
                    Overwrite::Allowed
                } else {
                    Overwrite::Never
                };
                self.work_on(task, path, overwrite, game, side_clock, cx);
            }
            Some(Choice::NoWay(task, path)) => {
                self.path_request = Some(PathRequest {
                    task,
                    suggestion: path.display().to_string(),
                    taken: None,
                    fault: None,
                });
            }
            Some(Choice::Nothing) => self.asked = None,
            None => {}
        }
        self.hear_files(game, cx);
        self.kept.time_passes(cx);
    }

    fn work_on(
        &mut self,
        task: FileTask,
        path: PathBuf,
        overwrite: Overwrite,
        game: &mut GameController,
        side_clock: &SideClock,
        cx: &mut AppContext<'_>,
    ) {
        let path = with_ending(path, &task);
        let asked = self.asked.as_ref();
        let made = AskedDocument::to_be_written(asked, &task, game, side_clock, cx);
        let notification = match made {
            None if task == FileTask::Engine => {
                if let Some(path) = path.to_str() {
                    self.typed = None;
                    self.events.push(FileEvent::Engine(path.to_owned()));
                } else {
                    // A journal could not tell where it lies.
                    let unusable = problem_of(&io::Error::from(ErrorKind::InvalidFilename));
                    self.refuse(task, path, unusable, cx);
                }
                return;
            }
            None => return self.open(&path, false, None, cx),
            Some(Ok(bytes)) => {
                let files = &mut cx.platform.chosen_files;
                match files.save(&path, &bytes, overwrite) {
                    Ok(()) if task == FileTask::LivePgn => {
                        self.typed = None;
                        self.asked = None;
                        self.events.push(FileEvent::LivePgn(path));
                        return;
                    }
                    Ok(()) => Notification::Written(path),
                    Err(error) if error.kind() == ErrorKind::AlreadyExists => {
                        self.typed = None;
                        self.path_request = Some(PathRequest {
                            task,
                            suggestion: path.display().to_string(),
                            taken: Some(path),
                            fault: None,
                        });
                        return;
                    }
                    Err(error) => return self.refuse(task, path, problem_of(&error), cx),
                }
            }
            Some(Err(problem)) => return self.refuse(task, path, problem, cx),
        };
        self.typed = None;
        self.asked = None;
        cx.notifications.add(notification);
    }

    /// Says that a file cannot be read or written: where its path was typed, if it was.
    fn refuse(
        &mut self,
        task: FileTask,
        path: PathBuf,
        problem: FileProblem,
        cx: &mut AppContext<'_>,
    ) {
        if self.is_typed(&path) {
            self.typed = None;
            self.path_request = Some(PathRequest {
                task,
                suggestion: path.display().to_string(),
                taken: None,
                fault: Some(problem),
            });
            return;
        }
        cx.notifications.add(if task.reads() {
            Notification::Unreadable(path, problem)
        } else {
            Notification::Unwritable(path, problem)
        });
    }

    /// Whether that path was typed, and nobody knows yet what came of it.
    fn is_typed(&self, path: &Path) -> bool {
        self.typed.as_deref() == Some(path)
    }

    /// What was typed is opened, or something else is.
    fn close_prompt(&mut self) {
        if self.typed.take().is_some() {
            self.path_request = None;
        }
    }

    /// Begins to open and to read a file, beside the window, in that encoding if one is chosen; a game in it may only be
    /// looked through, and leaves the one on the table where it is.
    pub fn open(
        &mut self,
        path: &Path,
        only_looks: bool,
        encoding: Option<TextEncoding>,
        cx: &mut AppContext<'_>,
    ) {
        if !self.is_typed(path) {
            self.close_prompt();
        }
        let unopened = cx.platform.chosen_files.open(path);
        self.opening_since = cx.timestamp.steady;
        self.only_looks = only_looks;
        let begun = self.game_files.open(path, encoding, unopened, cx.context);
        if let Err(error) = begun {
            self.refuse(FileTask::Open, path.to_owned(), problem_of(&error), cx);
        }
    }

    /// Lets the program open a file that opens its kind.
    pub fn open_outside(&self, path: PathBuf, cx: &mut AppContext<'_>) {
        let opened = cx.platform.outside_programs.open(&path, cx.context);
        if opened.is_err() {
            cx.notifications.add(Notification::NotOpened(path));
        }
    }

    /// Writes what that task would write into the cache, and lets it be printed from there.
    pub fn print(
        &self,
        task: &FileTask,
        session: &GameSession,
        side_clock: &SideClock,
        cx: &mut AppContext<'_>,
    ) {
        let today = cx.local_time().pgn_date();
        let played = (session, session.last_moment());
        let Some(made) = document(task, played, side_clock, &today, cx.words) else {
            return;
        };
        let folder = cx.platform.cache.join("print");
        let path = folder.join(suggestion(task, session, cx));
        let platform = &mut *cx.platform;
        let written = made.and_then(|bytes| {
            let emptied = if folder.is_absolute() {
                empty_folder(&folder)
            } else {
                Ok(())
            };
            emptied
                .and_then(|()| {
                    platform
                        .chosen_files
                        .save(&path, &bytes, Overwrite::Allowed)
                })
                .map_err(|error| problem_of(&error))
        });
        if let Err(problem) = written {
            let unwritable = Notification::Unwritable(path, problem);
            cx.notifications.add(unwritable);
        } else if platform.outside_programs.print(&path, cx.context).is_err() {
            cx.notifications.add(Notification::NotOpened(path));
        }
    }

    /// Lets the file manager show a file.
    pub fn show_in_folder(&self, path: PathBuf, cx: &mut AppContext<'_>) {
        let shown = cx.platform.outside_programs.show(&path, cx.context);
        if shown.is_err() {
            cx.notifications.add(Notification::NotShown(path));
        }
    }

    /// A text was pasted beside every field: a game or a position is opened as from a file, and of a link it is said that
    /// nobody follows it.
    pub fn paste(&mut self, text: &str, cx: &mut AppContext<'_>) {
        cx.notifications.another_file_is_wanted();
        match PastedText::of(text) {
            None => {}
            Some(PastedText::Link) => cx.notifications.add(Notification::LinkPasted),
            Some(PastedText::Position(game)) => self.continue_from(game, cx),
            Some(PastedText::Games(bytes)) => {
                let name = PathBuf::from(cx.words.tr("clipboard").into_owned());
                self.opening_since = cx.timestamp.steady;
                self.only_looks = false;
                let begun = self.game_files.open_pasted(name.clone(), bytes, cx.context);
                if let Err(error) = begun {
                    let unreadable = Notification::Unreadable(name, problem_of(&error));
                    cx.notifications.add(unreadable);
                }
            }
        }
    }

    /// How far the file that is being opened has been read, once that has taken so long that a person wonders.
    pub fn reading(&self, now: Timestamp) -> Option<ReadingProgress> {
        let is_long = now.steady.saturating_sub(self.opening_since) >= PATIENCE;
        self.game_files.progress().filter(|_| is_long)
    }

    /// The file that is being opened is not wanted any more.
    pub fn stop_reading(&mut self) {
        self.close_prompt();
        self.game_files.give_up();
    }

    /// Hears what was found in the files that are being read.
    fn hear_files(&mut self, game: &mut GameController, cx: &mut AppContext<'_>) {
        if self.game_files.progress().is_some() {
            cx.context.request_repaint_after(LOOK);
        }
        if let Some((reader, content)) = self.game_files.opened() {
            let path = reader.path.clone();
            let shown = self.show_content(reader, content, game, cx);
            let came = match shown {
                Ok(()) => {
                    self.close_prompt();
                    FileEvent::Opened(path.clone())
                }
                Err(problem) => {
                    self.refuse(FileTask::Open, path.clone(), problem, cx);
                    FileEvent::Unreadable(path.clone())
                }
            };
            // What was pasted can be opened no second time.
            if !self.game_files.is_pasted(&path) {
                self.events.push(came);
            }
        }
        if let Some(why) = self.game_files.take_in() {
            self.list_unreadable(why, cx);
        }
    }

    /// A saved game goes on the table, once it is said what becomes of an unfinished one there; so does the only game of
    /// a PGN file, unless it has faults or another game is unfinished there; everything else is shown as a list.
    fn show_content(
        &mut self,
        reader: FileReader,
        content: FileContent,
        game: &mut GameController,
        cx: &mut AppContext<'_>,
    ) -> Result<(), FileProblem> {
        match content {
            FileContent::Game(opened) => {
                tell_of_damage(opened.is_cut, &reader, cx);
                let OpenedGame {
                    restored, review, ..
                } = *opened;
                let is_busy = game.session().is_unfinished();
                if self.only_looks || is_busy && !restored.session.is_unfinished() {
                    self.events.push(FileEvent::Review(review));
                } else if is_busy {
                    let kept = self.kept_files();
                    let is_listed = kept.iter().any(|file| file.path == reader.path);
                    let game = Box::new(restored);
                    self.replacing = Some(ReplacingGame { game, is_listed });
                } else {
                    put_kept_on_table(restored, game, cx);
                }
            }
            FileContent::SideClock(log) => {
                tell_of_damage(log.is_cut, &reader, cx);
                let log = Box::new(log.contents);
                self.events.push(FileEvent::SideClock(log));
            }
            FileContent::Incident(incident) => {
                self.events.push(FileEvent::Incident(incident));
            }
            FileContent::Report(report) => self.events.push(FileEvent::Report(report)),
            FileContent::Tournament(log) => {
                tell_of_damage(log.is_cut, &reader, cx);
                let log = Box::new(log.contents);
                self.events.push(FileEvent::Tournament(log));
            }
            FileContent::Settings(settings) => {
                self.offered_settings = Some((reader.path.clone(), settings));
            }
            FileContent::Single(_, history) if history.game().plies.is_empty() => {
                return Err(FileProblem::of_no_move(history.reading()));
            }
            FileContent::Single(_, history)
                if history.reading().errors.is_empty() && !game.session().is_unfinished() =>
            {
                game.put_history_on_table(history, cx);
            }
            FileContent::Single(listed, history) => {
                let looked = Some(SelectedGame { index: 0, history });
                self.game_files.show_list(reader, vec![listed], looked);
                cx.window.show(Screen::Games);
            }
            FileContent::Position(position) => self.continue_from(position, cx),
            FileContent::Unplayable(fault) => return Err(FileProblem::Position(fault)),
            FileContent::Positions(games) => {
                let path = reader.path.clone();
                if !self.game_files.is_pasted(&path) {
                    self.events.push(FileEvent::Opened(path.clone()));
                }
                // From here on they are games that lie in no file.
                let begun = self.game_files.open_pasted(path, games, cx.context);
                begun.map_err(|error| problem_of(&error))?;
            }
            FileContent::Games(listed) => {
                self.game_files.show_list(reader, listed, None);
                cx.window.show(Screen::Games);
            }
            FileContent::Nothing | FileContent::End => return Err(FileProblem::NoGame),
            FileContent::Unreadable(why) => return Err(why),
        }
        Ok(())
    }

    /// What came of opened files for other parts of the program since this was last asked.
    pub fn take_events(&mut self) -> Vec<FileEvent> {
        std::mem::take(&mut self.events)
    }

    /// The unfinished game on the table is set aside for the one that waits.
    pub fn replace(&mut self, game: &mut GameController, cx: &mut AppContext<'_>) {
        if let Some(ReplacingGame { game: restored, .. }) = self.replacing.take() {
            put_kept_on_table(*restored, game, cx);
        }
    }

    /// The unfinished game stays on the table.
    pub fn replace_nothing(&mut self) {
        self.replacing = None;
    }

    /// The file of settings that were opened, while it is asked whether they are to be used.
    pub fn offered_settings(&self) -> Option<&Path> {
        self.offered_settings
            .as_ref()
            .map(|(path, _)| path.as_path())
    }

    /// The settings that were opened are to be used.
    pub fn take_settings(&mut self, cx: &mut AppContext<'_>) {
        if let Some((path, settings)) = self.offered_settings.take() {
            self.events.push(FileEvent::Settings(settings));
            let taken = Notification::SettingsTaken(path);
            cx.notifications.add(taken);
        }
    }

    /// The settings stay as they are.
    pub fn keep_settings(&mut self) {
        self.offered_settings = None;
    }

    /// Opens a game of the list to be looked at.
    pub fn look_at(&mut self, index: usize, cx: &mut AppContext<'_>) {
        let files = &*cx.platform.chosen_files;
        let unopened = self.game_files.unopened_list(files);
        let begun = unopened.map(|file| self.game_files.look_up(index, file, cx.context));
        if let Some(Err(error)) = begun {
            self.list_unreadable(problem_of(&error), cx);
        }
    }

    /// Works out where games of the file that lies open ended.
    pub fn work_out_positions(&mut self, games: Vec<usize>, cx: &AppContext<'_>) {
        let files = &*cx.platform.chosen_files;
        if let Some(unopened) = self.game_files.unopened_list(files) {
            self.game_files.work_out(games, unopened, cx.context);
        }
    }

    fn list_unreadable(&self, why: FileProblem, cx: &mut AppContext<'_>) {
        if let Some(path) = self.game_files.list_path() {
            let unreadable = Notification::Unreadable(path.to_owned(), why);
            cx.notifications.add(unreadable);
        }
    }

    /// Lets people agree on a new game that goes on where that one stands.
    pub fn continue_from(&mut self, game: Box<PgnGame>, cx: &mut AppContext<'_>) {
        self.continuing = Some(game);
        cx.window.show(Screen::NewGame);
    }

    /// A new game begins, or is to begin from another position.
    pub fn continue_nothing(&mut self) {
        self.continuing = None;
    }
}

/// Tells people that only the beginning of what they opened is good, if so.
fn tell_of_damage(is_cut: bool, reader: &FileReader, cx: &mut AppContext<'_>) {
    if is_cut {
        let opened = Notification::OpenedInPart(reader.path.clone());
        cx.notifications.add(opened);
    }
}

/// Opens a game that this program has kept, its clock stopped.
fn put_kept_on_table(restored: RestoredGame, game: &mut GameController, cx: &mut AppContext<'_>) {
    let RestoredGame {
        session, changed, ..
    } = restored;
    let last = session.last_moment();
    game.put_on_table(session, last, cx);
    game.interrupt(last, cx);
    if !changed.is_empty() {
        let notification = Notification::RuledDifferently(changed.len());
        cx.notifications.add(notification);
    }
}

fn suggestion(task: &FileTask, session: &GameSession, cx: &AppContext<'_>) -> String {
    let today = cx.local_time().pgn_date();
    suggested_name(task, session, &today, cx.words)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::chosen_file::{ChosenFiles, UnopenedFile, in_memory};
    use crate::app::frame_context::stage::Stage;
    use jadoube_ui::{BoardLook, BoardTheme, PieceSet};

    /// A disk on which nothing is allowed.
    #[derive(Debug)]
    struct Forbidden;

    impl ChosenFiles for Forbidden {
        fn open(&self, _: &Path) -> UnopenedFile {
            in_memory(Err(ErrorKind::PermissionDenied.into()))
        }

        fn save(&mut self, _: &Path, _: &[u8], _: Overwrite) -> io::Result<()> {
            Err(ErrorKind::PermissionDenied.into())
        }
    }

    #[test]
    fn what_comes_of_a_file_is_told_as_a_fact() {
        let mut stage = Stage::new();
        let mut game = stage.game();
        let (mut files, side_clock) = (FileController::default(), SideClock::default());
        stage.files.put("empty.pgn", "\n");
        for (task, path) in [(FileTask::Save, "kept"), (FileTask::Open, "empty.pgn")] {
            files.choose(task.clone(), &game, &side_clock, &mut stage.cx());
            files.time_passes(&mut game, &side_clock, &mut stage.cx());
            assert!(files.path_request().is_some_and(|asked| asked.task == task));
            files.take_path(
                task.clone(),
                path.into(),
                Overwrite::Never,
                &mut game,
                &side_clock,
                &mut stage.cx(),
            );
            while files.is_opening() {
                std::thread::sleep(std::time::Duration::from_millis(2));
                files.time_passes(&mut game, &side_clock, &mut stage.cx());
            }
        }
        assert!(stage.files.file("kept.jadoube").is_some());
        let written = Notification::Written("kept.jadoube".into());
        assert_eq!(stage.notifications.all(), [written]);
        // What was typed is told where it was typed.
        let asked = files.path_request().expect("it is asked again");
        assert_eq!(
            (&*asked.suggestion, &asked.fault),
            ("empty.pgn", &Some(FileProblem::NoGame))
        );
        files.open(Path::new("empty.pgn"), false, None, &mut stage.cx());
        while files.is_opening() {
            std::thread::sleep(std::time::Duration::from_millis(2));
            files.time_passes(&mut game, &side_clock, &mut stage.cx());
        }
        let unreadable = Notification::Unreadable("empty.pgn".into(), FileProblem::NoGame);
        assert_eq!(stage.notifications.all().last(), Some(&unreadable));
    }

    #[test]
    fn a_path_that_cannot_be_written_stays_where_it_was_typed() {
        let mut stage = Stage::new();
        let mut game = stage.game();
        let (mut files, side_clock) = (FileController::default(), SideClock::default());
        stage.platform.chosen_files = Box::new(Forbidden);
        files.choose(FileTask::Save, &game, &side_clock, &mut stage.cx());
        files.time_passes(&mut game, &side_clock, &mut stage.cx());
        files.take_path(
            FileTask::Save,
            "kept".into(),
            Overwrite::Never,
            &mut game,
            &side_clock,
            &mut stage.cx(),
        );
        let asked = files.path_request().expect("it is asked again");
        assert_eq!(asked.fault, Some(FileProblem::Forbidden));
        assert_eq!(stage.notifications.all(), []);
        files.choose_nothing();
        assert!(files.path_request().is_none());
    }

    #[test]
    fn what_is_printed_lies_among_what_can_be_made_again() {
        let mut stage = Stage::new();
        let game = stage.game();
        let files = FileController::default();
        let look = BoardLook {
            theme: BoardTheme::Ivory,
            pieces: PieceSet::Staunton,
            turned: false,
        };
        let side_clock = SideClock::default();
        let task = FileTask::Picture(look);
        files.print(&task, game.session(), &side_clock, &mut stage.cx());
        let names = stage.files.names();
        let path = names.iter().find(|path| path.starts_with("cache/print"));
        let path = path.unwrap_or_else(|| panic!("{names:?}"));
        assert!(path.extension().is_some_and(|it| it == "png"), "{path:?}");
        let written = stage.files.file(path).expect("a picture");
        assert!(written.starts_with(b"\x89PNG"));
        let noted = format!("{:?}", stage.platform.outside_programs);
        assert!(noted.contains(&format!("printed: [{path:?}]")), "{noted}");
        assert_eq!(stage.notifications.all(), []);
    }

    #[test]
    fn what_is_there_is_asked_about_before_it_is_written_over() {
        let mut stage = Stage::new();
        let mut game = stage.game();
        let (mut files, side_clock) = (FileController::default(), SideClock::default());
        stage.files.put("kept.jadoube", "somebody else’s");
        let task = FileTask::Save;
        let mut chosen = |files: &mut FileController, path: &str, overwrite| {
            let cx = &mut stage.cx();
            files.take_path(
                task.clone(),
                path.into(),
                overwrite,
                &mut game,
                &side_clock,
                cx,
            );
            stage.files.file("kept.jadoube")
        };
        let theirs = Some("somebody else’s".into());
        // With and without its ending: what counts is the file that would be written.
        for path in ["kept.jadoube", "kept"] {
            assert_eq!(chosen(&mut files, path, Overwrite::Never), theirs);
            let asked = files.path_request().expect("it is asked");
            assert_eq!(asked.taken.as_deref(), Some(Path::new("kept.jadoube")));
        }
        let ours = chosen(&mut files, "kept.jadoube", Overwrite::Allowed);
        assert!(ours != theirs && files.path_request().is_none());
        let written = Notification::Written("kept.jadoube".into());
        assert_eq!(stage.notifications.all(), [written]);
    }
}
