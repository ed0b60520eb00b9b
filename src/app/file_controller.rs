//! Owns what has to do with files a person chose: the path that is asked for, and the file of games that lies open.

use std::io::{self, BufReader};
use std::path::{Path, PathBuf};

use super::documents::{document, suggested_name, with_ending};
use super::file_dialog::Choice;
use super::game_controller::GameController;
use super::game_session::{GameSession, TakenUp};
use super::jobs::game_files::{GameFiles, is_archive};
use super::services::Services;
use crate::chess::{ByColor, CastlingMode, Position};
use crate::clock::Moment;
use crate::laws::{Deed, PlayerAct, Terms};
use crate::notation::pgn::{self, Listed, Reading};
use crate::notation::{Letters, Style, algebraic};
use crate::record::SavedGame;
use crate::record::side_clock::session::SideClock;
use crate::ui::{
    FileProblem, FileTask, GameFile, Looked, Notification, PathRequest, Players, Screen,
};

/// The files that a person chooses, and the file of games that lies open.
#[derive(Debug, Default)]
pub struct FileController {
    path_request: Option<PathRequest>,
    game_files: Option<GameFiles>,
}

impl FileController {
    /// The path that a person is to type, where the system offers no window for it.
    #[must_use]
    pub const fn path_request(&self) -> Option<&PathRequest> {
        self.path_request.as_ref()
    }

    /// The file of games that lies open.
    #[must_use]
    pub fn game_file(&self) -> Option<&GameFile> {
        self.game_files.as_ref().map(|open| &open.file)
    }

    /// Lets a person choose a file for that.
    pub fn choose(&mut self, task: FileTask, session: &GameSession, services: &mut Services<'_>) {
        let name = suggestion(task, session, services);
        let dialog = &mut services.platform.chooser;
        dialog.ask(task, &name, services.context);
    }

    /// Nobody wants to choose a file any more.
    pub fn choose_nothing(&mut self) {
        self.path_request = None;
    }

    /// A person typed the path of a file for that.
    pub fn chosen(
        &mut self,
        task: FileTask,
        path: PathBuf,
        game: &mut GameController,
        side_clock: &SideClock,
        services: &mut Services<'_>,
    ) {
        self.path_request = None;
        self.work_on(task, path, game, side_clock, services);
    }

    /// Hears what came of choosing, and what has been listed of the file that lies open.
    pub fn time_passes(
        &mut self,
        game: &mut GameController,
        side_clock: &SideClock,
        services: &mut Services<'_>,
    ) {
        match services.platform.chooser.answer() {
            Some(Choice::File(task, path)) => self.work_on(task, path, game, side_clock, services),
            Some(Choice::NoWay(task)) => {
                let suggestion = suggestion(task, game.session(), services);
                self.path_request = Some(PathRequest { task, suggestion });
            }
            Some(Choice::Nothing) | None => {}
        }
        if let Some(open) = &mut self.game_files
            && let Some(why) = open.take_in()
        {
            let unreadable = Notification::Unreadable(open.path.clone(), FileProblem::Said(why));
            services.notifications.add(unreadable);
        }
    }

    fn work_on(
        &mut self,
        task: FileTask,
        path: PathBuf,
        game: &mut GameController,
        side_clock: &SideClock,
        services: &mut Services<'_>,
    ) {
        let path = with_ending(path, task);
        let notification = match document(task, game.session(), side_clock, services.words) {
            None => match self.open(&path, game, services) {
                Ok(()) => return,
                Err(problem) => Notification::Unreadable(path, problem),
            },
            Some(Ok(bytes)) => match services.platform.store.write_chosen(&path, &bytes) {
                Ok(()) => Notification::Written(path),
                Err(error) => Notification::Unwritable(path, said(error)),
            },
            Some(Err(problem)) => Notification::Unwritable(path, problem),
        };
        services.notifications.add(notification);
    }

    fn open(
        &mut self,
        path: &Path,
        game: &mut GameController,
        services: &mut Services<'_>,
    ) -> Result<(), FileProblem> {
        let source = services.platform.store.open_chosen(path);
        if source.and_then(is_archive).map_err(said)? {
            open_archive(path, game, services)
        } else {
            self.open_games(path, game, services)
        }
    }

    /// Opens a PGN file: its only game is laid on the table; many, or one with faults, are shown as a list.
    fn open_games(
        &mut self,
        path: &Path,
        game: &mut GameController,
        services: &mut Services<'_>,
    ) -> Result<(), FileProblem> {
        let store = &services.platform.store;
        let open = || store.open_chosen(path).map_err(said);
        let first_two: Result<Vec<Listed>, io::Error> =
            pgn::list(BufReader::new(open()?)).take(2).collect();
        let first_two = first_two.map_err(said)?;
        let first = first_two.first().ok_or(FileProblem::NoGame)?;
        let reading = pgn::game_at(&mut open()?, first).map_err(said)?;
        if first_two.len() == 1 {
            if reading.game.plies.is_empty() {
                let fault = reading.faults.into_iter().next();
                return Err(fault.map_or(FileProblem::NoGame, FileProblem::Pgn));
            }
            if reading.faults.is_empty() {
                lay_on_table(reading, game, services);
                return Ok(());
            }
        }
        let mut listed = GameFiles::open(path, open()?, services.context);
        listed.file.looked = (first_two.len() == 1).then_some(Looked { index: 0, reading });
        self.game_files = Some(listed);
        services.window.show(Screen::Games);
        Ok(())
    }

    /// Opens a game of the list to be looked at.
    pub fn look_at(&mut self, index: usize, services: &mut Services<'_>) {
        let Some(open) = &mut self.game_files else {
            return;
        };
        let Some(listed) = open.file.listed.get(index) else {
            return;
        };
        let source = services.platform.store.open_chosen(&open.path);
        match source.and_then(|mut source| pgn::game_at(&mut source, listed)) {
            Ok(reading) => open.file.looked = Some(Looked { index, reading }),
            Err(error) => {
                let unreadable = Notification::Unreadable(open.path.clone(), said(error));
                services.notifications.add(unreadable);
            }
        }
    }

    /// Lays the game that is looked at on the table.
    pub fn lay_looked_on_table(&self, game: &mut GameController, services: &mut Services<'_>) {
        let looked = self.game_file().and_then(|file| file.looked.clone());
        if let Some(Looked { reading, .. }) = looked {
            lay_on_table(reading, game, services);
        }
    }
}

/// Opens a game that this program has kept, its clock stopped.
fn open_archive(
    path: &Path,
    game: &mut GameController,
    services: &mut Services<'_>,
) -> Result<(), FileProblem> {
    let bytes = services.platform.store.read_chosen(path).map_err(said)?;
    let journal = SavedGame::read(&String::from_utf8_lossy(&bytes))
        .map_err(said)?
        .into_journal();
    let TakenUp { session, changed } = GameSession::take_up(&journal);
    let last = session.last_moment();
    game.put_on_table(session, last, services);
    game.stop_clock(last, services);
    if !changed.is_empty() {
        let notification = Notification::RuledDifferently(changed.len());
        services.notifications.add(notification);
    }
    Ok(())
}

/// Lays a game on the table, without a clock and as far as its moves can be read.
fn lay_on_table(reading: Reading, table: &mut GameController, services: &mut Services<'_>) {
    let game = reading.game;
    let terms = Terms {
        start: game.start.clone(),
        castling: CastlingMode::from_chess960(game.chess960),
        ..Terms::default()
    };
    let tag = |name| game.tags.get(name).unwrap_or_default().to_owned();
    let players = Players {
        names: ByColor {
            white: tag("White"),
            black: tag("Black"),
        },
        event: tag("Event"),
        ..Players::default()
    };
    let session = GameSession::new(terms, players, tag("Date"));
    table.put_on_table(session, Moment::START, services);
    let mut position = game.start;
    for ply in game.plies {
        let by = position.turn();
        let text = algebraic::write(&position, ply.mv, Style::laws(Letters::English));
        position.play_unchecked(ply.mv);
        let deed = Deed::Player(by, PlayerAct::Move(text));
        table.happen(deed, Moment::START, services);
    }
}

fn suggestion(task: FileTask, session: &GameSession, services: &Services<'_>) -> String {
    let today = services.local_time().pgn_date();
    suggested_name(task, session, &today, services.words)
}

/// A problem as whoever met it words it.
#[expect(
    clippy::needless_pass_by_value,
    reason = "stands where an error is turned into a problem"
)]
fn said(error: impl ToString) -> FileProblem {
    FileProblem::Said(error.to_string())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::services::stage::Stage;
    use crate::ui::NewGame;

    #[test]
    fn what_comes_of_a_file_is_told_as_a_fact() {
        let mut stage = Stage::new();
        let mut game = GameController::new(stage.timestamp());
        game.begin(NewGame::default(), &mut stage.services());
        let (mut files, side_clock) = (FileController::default(), SideClock::default());
        stage.files.put("empty.pgn", "\n");
        for (task, path) in [(FileTask::Save, "kept"), (FileTask::Open, "empty.pgn")] {
            files.choose(task, game.session(), &mut stage.services());
            files.time_passes(&mut game, &side_clock, &mut stage.services());
            assert!(files.path_request().is_some_and(|asked| asked.task == task));
            files.chosen(
                task,
                path.into(),
                &mut game,
                &side_clock,
                &mut stage.services(),
            );
            assert!(files.path_request().is_none());
        }
        assert!(stage.files.file("kept.jadoube").is_some());
        assert_eq!(
            stage.notifications.all(),
            [
                Notification::Written("kept.jadoube".into()),
                Notification::Unreadable("empty.pgn".into(), FileProblem::NoGame),
            ]
        );
    }
}
