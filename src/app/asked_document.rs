//! What a person chooses a file for, as it was when they asked: whatever begins on the table or at the side clock while
//! they choose is another matter.

use super::file_export::document;
use super::frame_context::AppContext;
use super::game_controller::GameController;
use jadoube_core::record::FileProblem;
use jadoube_core::record::side_clock::SideClock;
use jadoube_ui::FileTask;

/// The bytes of a file; none where one is only read.
pub type Made = Option<Result<Vec<u8>, FileProblem>>;

/// A document that waits until it is known into which file it goes.
#[derive(Debug)]
pub struct AskedDocument {
    task: FileTask,
    /// The number of the game that was on the table.
    game: u64,
    made: Made,
}

impl AskedDocument {
    /// What that task writes at this moment.
    pub fn of(
        task: FileTask,
        game: &GameController,
        side_clock: &SideClock,
        cx: &AppContext<'_>,
    ) -> Self {
        Self {
            made: made_now(&task, game, side_clock, cx),
            game: game.number(),
            task,
        }
    }

    /// What is to be written for that task now that the file is known: what was asked for. A game that is kept whole and
    /// still goes on has all that was played meanwhile, and a PGN that follows the table begins with what is played there.
    pub fn to_be_written(
        asked: Option<&Self>,
        task: &FileTask,
        game: &GameController,
        side_clock: &SideClock,
        cx: &AppContext<'_>,
    ) -> Made {
        let is_as_of_now = |asked: &Self| match task {
            FileTask::LivePgn => true,
            FileTask::Save => asked.game == game.number(),
            FileTask::Open
            | FileTask::OpenReport
            | FileTask::Engine
            | FileTask::ExportPgn
            | FileTask::OtherPgn(_)
            | FileTask::Sheet(_)
            | FileTask::SideClockLog(_)
            | FileTask::GameReport(..)
            | FileTask::Picture(_)
            | FileTask::Envelope(_)
            | FileTask::Certificate(_)
            | FileTask::ArticleSummary(..)
            | FileTask::ClassResults(_)
            | FileTask::Incident(_)
            | FileTask::IncidentSheet(_)
            | FileTask::EventReport(_) => false,
        };
        let asked = asked.filter(|asked| asked.task == *task && !is_as_of_now(asked));
        asked.map_or_else(
            || made_now(task, game, side_clock, cx),
            |asked| asked.made.clone(),
        )
    }
}

fn made_now(
    task: &FileTask,
    game: &GameController,
    side_clock: &SideClock,
    cx: &AppContext<'_>,
) -> Made {
    let today = cx.local_time().pgn_date();
    let played = (game.session(), game.now(cx.timestamp));
    document(task, played, side_clock, &today, cx.words)
}

#[cfg(test)]
mod tests {
    use std::path::PathBuf;

    use super::*;
    use crate::app::file_controller::FileController;
    use crate::app::file_dialog::ScriptedFileDialog;
    use crate::app::file_export::with_ending;
    use crate::app::frame_context::stage::Stage;
    use jadoube_core::chess::{ByColor, Color};
    use jadoube_core::i18n::Language;
    use jadoube_core::laws::{Deed, PlayerAct};
    use jadoube_core::notation::{NotationStyles, Style};
    use jadoube_core::record::play_mode::PlayMode;
    use jadoube_ui::{NewGame, Notification, Players, SheetOrder};

    const FILE: &str = "chosen";

    /// Where that is written.
    fn path(task: &FileTask) -> PathBuf {
        with_ending(FILE.into(), task)
    }

    /// The next file is chosen in a window.
    fn chosen(stage: &mut Stage) {
        let mut dialog = ScriptedFileDialog::default();
        dialog.files.push_back(FILE.into());
        stage.platform.file_dialog = Box::new(dialog);
    }

    /// Those two begin a game in which that move is played.
    fn play(game: &mut GameController, [white, black]: [&str; 2], san: &str, stage: &mut Stage) {
        let names = ByColor {
            white: white.to_owned(),
            black: black.to_owned(),
        };
        let new = NewGame {
            players: Players {
                names,
                ..Players::default()
            },
            ..NewGame::default()
        };
        game.begin(new, PlayMode::default(), &mut stage.cx());
        game.act(
            Deed::Player(Color::White, PlayerAct::Move(san.to_owned())),
            &mut stage.cx(),
        );
    }

    #[test]
    fn what_is_saved_is_what_was_asked_for_whatever_is_played_meanwhile() {
        let sheet = SheetOrder {
            style: Style::default(),
            language: Language::English,
            paper: None,
            is_empty: false,
        };
        for task in [
            FileTask::GameReport(None, NotationStyles::default()),
            FileTask::Sheet(sheet),
            FileTask::ExportPgn,
            FileTask::Save,
        ] {
            let mut stage = Stage::new();
            chosen(&mut stage);
            let mut game = stage.game();
            let (mut files, side_clock) = (FileController::default(), SideClock::default());
            play(&mut game, ["Ana", "Boris"], "e4", &mut stage);
            let wanted = made_now(&task, &game, &side_clock, &stage.cx());
            files.choose(task.clone(), &game, &side_clock, &mut stage.cx());
            play(&mut game, ["Boris", "Ana"], "d4", &mut stage);
            files.time_passes(&mut game, &side_clock, &mut stage.cx());
            let written = stage.files.file(path(&task)).expect("it is written");
            assert_eq!(Some(Ok(written)), wanted, "{task:?}");
        }
    }

    #[test]
    fn a_game_that_goes_on_is_kept_with_all_that_was_played() {
        let mut stage = Stage::new();
        chosen(&mut stage);
        let mut game = stage.game();
        let (mut files, side_clock) = (FileController::default(), SideClock::default());
        play(&mut game, ["Ana", "Boris"], "e4", &mut stage);
        files.choose(FileTask::Save, &game, &side_clock, &mut stage.cx());
        let reply = PlayerAct::Move("c5".to_owned());
        game.act(Deed::Player(Color::Black, reply), &mut stage.cx());
        let wanted = made_now(&FileTask::Save, &game, &side_clock, &stage.cx());
        files.time_passes(&mut game, &side_clock, &mut stage.cx());
        let written = stage
            .files
            .file(path(&FileTask::Save))
            .expect("it is written");
        assert_eq!(Some(Ok(written)), wanted);
    }

    #[test]
    fn while_a_file_window_is_open_it_is_said_that_no_other_one_opens() {
        let mut stage = Stage::new();
        chosen(&mut stage);
        let mut game = stage.game();
        let (mut files, side_clock) = (FileController::default(), SideClock::default());
        files.choose(FileTask::Save, &game, &side_clock, &mut stage.cx());
        assert_eq!(stage.notifications.all(), []);
        for task in [FileTask::ExportPgn, FileTask::Open] {
            files.choose(task, &game, &side_clock, &mut stage.cx());
            assert_eq!(stage.notifications.all(), [Notification::FileWindowOpen]);
        }
        let wanted = made_now(&FileTask::Save, &game, &side_clock, &stage.cx());
        files.time_passes(&mut game, &side_clock, &mut stage.cx());
        assert_eq!(stage.files.file(path(&FileTask::Save)).map(Ok), wanted);
        let written = Notification::Written(path(&FileTask::Save));
        assert_eq!(stage.notifications.all(), [written]);
    }
}
