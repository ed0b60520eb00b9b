//! Keeps a PGN of the game on the table up to date for those who follow it elsewhere, and beside it small texts for a
//! program that streams: names, clocks, the last move, the result.
//!
//! The files are replaced on a thread of their own, always by the newest state: a slow disk holds up no frame, and what was
//! overtaken meanwhile is never written. Nothing of the game depends on them.

use std::collections::BTreeMap;
use std::io;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::mpsc::{self, Receiver, Sender};
use std::thread;
use std::time::Duration;

use super::chosen_file::{Overwrite, Replace};
use super::frame_context::AppContext;
use super::game_controller::GameController;
use super::game_session::GameSession;
use jadoube_cli::system::file_problem::problem_of;
use jadoube_core::chess::Color;
use jadoube_core::clock::Moment;
use jadoube_core::clock::clock_text::digits;
use jadoube_core::laws::Standing;
use jadoube_core::notation::NotationStyles;
use jadoube_core::notation::algebraic;
use jadoube_core::record::completed_pgn_text;
use jadoube_core::record::log::journal::Heading;
use jadoube_core::record::narrative::RecordedMove;
use jadoube_ui::{Notification, Settings};

/// How long the end of the program waits for what is still to be written.
const PATIENCE: Duration = Duration::from_secs(1);

/// What is to stand in each file.
type Files = Vec<(PathBuf, Arc<str>)>;

/// What became of writing a file.
type ReplacedFile = (PathBuf, io::Result<()>);

/// The PGN that is kept up to date, if one is.
#[derive(Debug, Default)]
pub struct LivePgn {
    /// The game as it was told last.
    told: Option<ToldGame>,
    /// What was last handed over to be written.
    handed_over: Files,
    writer: Option<Writer>,
    /// Whether people have been told that the files cannot be written.
    has_failed: bool,
}

/// A state of a game, and how it is told.
#[derive(Debug)]
struct ToldGame {
    number: u64,
    events: usize,
    heading: Heading,
    pgn: Arc<str>,
    last_move: Arc<str>,
}

/// The thread on which the files are replaced.
#[derive(Debug)]
struct Writer {
    files: Sender<Files>,
    written: Receiver<ReplacedFile>,
}

impl LivePgn {
    /// Writes what has changed, if a file is kept up to date.
    pub fn time_passes(
        &mut self,
        game: &GameController,
        settings: &Settings,
        cx: &mut AppContext<'_>,
    ) {
        self.hear_writer(cx);
        let Some(path) = &settings.live.pgn else {
            *self = Self::default();
            return;
        };
        let session = game.session();
        if !session.has_game() || session.history().is_some() {
            return;
        }
        let told = self.told.take().filter(|told| told.is_of(game));
        let told = told.unwrap_or_else(|| ToldGame::of(game, settings.preferences.notation));
        let mut files = vec![(path.clone(), Arc::clone(&told.pgn))];
        if settings.live.texts {
            let now = game.now(cx.timestamp);
            files.extend(texts(path, session, &told, now));
        }
        self.told = Some(told);
        if files != self.handed_over {
            self.handed_over.clone_from(&files);
            self.write(files, cx);
        }
    }

    /// The program ends: what is still to be written is waited for, a little.
    pub fn finish(&mut self) {
        if let Some(Writer { files, written }) = self.writer.take() {
            drop(files);
            while written.recv_timeout(PATIENCE).is_ok() {}
        }
    }

    fn write(&mut self, files: Files, cx: &mut AppContext<'_>) {
        let Some(replace) = cx.platform.chosen_files.replacer() else {
            for (path, text) in files {
                let chosen_files = &mut cx.platform.chosen_files;
                let saved = chosen_files.save(&path, text.as_bytes(), Overwrite::Allowed);
                self.note((path, saved), cx);
            }
            return;
        };
        let writer = match self.writer.take() {
            Some(writer) => Ok(writer),
            None => Writer::begin(replace, cx),
        };
        match writer {
            Ok(writer) => {
                // A thread that broke off is followed by another.
                let is_there = writer.files.send(files).is_ok();
                self.writer = Some(writer).filter(|_| is_there);
            }
            Err(error) => {
                let path = files.into_iter().next().unwrap_or_default().0;
                self.note((path, Err(error)), cx);
            }
        }
    }

    fn hear_writer(&mut self, cx: &mut AppContext<'_>) {
        let written: Vec<ReplacedFile> = match &self.writer {
            Some(writer) => writer.written.try_iter().collect(),
            None => Vec::new(),
        };
        for written in written {
            self.note(written, cx);
        }
    }

    /// Tells once that a file cannot be written, until one could be again.
    fn note(&mut self, (path, written): ReplacedFile, cx: &mut AppContext<'_>) {
        let failed = written.err();
        let was_told = std::mem::replace(&mut self.has_failed, failed.is_some());
        if let Some(error) = failed.filter(|_| !was_told) {
            let unwritable = Notification::Unwritable(path, problem_of(&error));
            cx.notifications.add(unwritable);
        }
    }
}

impl ToldGame {
    fn of(game: &GameController, notation: NotationStyles) -> Self {
        let session = game.session();
        let (heading, log) = (session.heading(), session.log());
        Self {
            number: game.number(),
            events: log.len(),
            heading: heading.clone(),
            pgn: completed_pgn_text(heading, session.narrative(), log).into(),
            last_move: last_move(session, notation).into(),
        }
    }

    /// Whether it tells the game on the table as it stands.
    fn is_of(&self, game: &GameController) -> bool {
        let session = game.session();
        self.number == game.number()
            && self.events == session.log().len()
            && self.heading == *session.heading()
    }
}

/// The last move that was completed, behind its number, as its player writes it.
fn last_move(session: &GameSession, notation: NotationStyles) -> String {
    let game = session.arbiter().table().game();
    let plies = game.plies();
    let completed = plies.iter().rposition(|ply| ply.completed.is_some());
    let last = completed.and_then(|index| RecordedMove::of(game, index + 1));
    last.map_or_else(String::new, |last| {
        algebraic::numbered(&last.before, last.mv, notation.of(last.by))
    })
}

/// The small texts beside the file: its name without the ending, and behind that what each of them tells.
fn texts(path: &Path, session: &GameSession, told: &ToldGame, now: Moment) -> Files {
    let table = session.arbiter().table();
    let heading = session.heading();
    let clock = |color: Color| {
        let face = table.clock().map(|clock| clock.face(color, now));
        face.as_ref().map_or_else(String::new, digits)
    };
    let result = match table.standing() {
        Standing::Ended(outcome, _) => outcome.printed(),
        Standing::Playing | Standing::Adjourned | Standing::Referred | Standing::Annulled => {
            String::new()
        }
    };
    let stem = path.file_stem().unwrap_or_default().to_string_lossy();
    let all: [(&str, Arc<str>); 6] = [
        ("white", heading.known_name(Color::White).into()),
        ("black", heading.known_name(Color::Black).into()),
        ("clock-white", clock(Color::White).into()),
        ("clock-black", clock(Color::Black).into()),
        ("last-move", Arc::clone(&told.last_move)),
        ("result", result.into()),
    ];
    let files = all.into_iter().map(|(what, text)| {
        let name = format!("{stem}-{what}.txt");
        (path.with_file_name(name), text)
    });
    files.collect()
}

impl Writer {
    fn begin(replace: Replace, cx: &AppContext<'_>) -> io::Result<Self> {
        let (files, to_write) = mpsc::channel();
        let (sender, written) = mpsc::channel();
        let context = cx.context.clone();
        let works = move || {
            replace_each(&to_write, replace, |written| {
                // If nobody listens any more, the program is ending.
                let _ = sender.send(written);
                context.request_repaint();
            });
        };
        let named = thread::Builder::new().name("live-pgn".to_owned());
        named.spawn(works)?;
        Ok(Self { files, written })
    }
}

/// Replaces what has changed, always by the newest of what waits, until nothing more can come. Tells of a file that failed,
/// and of the first that did not after one that did.
fn replace_each(to_write: &Receiver<Files>, replace: Replace, tell: impl Fn(ReplacedFile)) {
    let mut on_disk: BTreeMap<PathBuf, Arc<str>> = BTreeMap::new();
    let mut has_failed = false;
    while let Ok(first) = to_write.recv() {
        let newest = to_write.try_iter().last().unwrap_or(first);
        for (path, text) in newest {
            if on_disk.get(&path) == Some(&text) {
                continue;
            }
            let written = replace(&path, text.as_bytes());
            let is_news = has_failed || written.is_err();
            has_failed = written.is_err();
            if written.is_ok() {
                on_disk.insert(path.clone(), text);
            } else {
                on_disk.remove(&path);
            }
            if is_news {
                tell((path, written));
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Mutex;

    use super::*;
    use crate::app::frame_context::stage::Stage;
    use jadoube_core::chess::Square;
    use jadoube_core::laws::{ArbiterAct, Deed, PlayerAct, Score};
    use jadoube_ui::LiveSettings;

    /// A game of five minutes each that has begun, and settings that keep it up to date in `live.pgn`.
    fn begun(stage: &mut Stage) -> (GameController, Settings) {
        let game = stage.timed_game();
        let settings = Settings {
            live: LiveSettings {
                pgn: Some("live.pgn".into()),
                texts: true,
            },
            ..Settings::default()
        };
        (game, settings)
    }

    #[test]
    fn the_file_has_the_completed_moves_and_follows_what_is_taken_back() {
        let mut stage = Stage::new();
        let (mut game, settings) = begun(&mut stage);
        let mut live = LivePgn::default();
        let mut told = |deeds: &[Deed]| {
            for deed in deeds {
                stage.time.pass(Duration::from_secs(2));
                game.act(deed.clone(), &mut stage.cx());
            }
            live.time_passes(&game, &settings, &mut stage.cx());
            let text = |name: &str| {
                let bytes = stage.files.file(name).expect("a file");
                String::from_utf8(bytes).expect("text")
            };
            let moves = text("live.pgn");
            let moves = moves.rsplit("]\n").next().unwrap_or_default().trim();
            let beside = ["clock-white", "last-move", "result"];
            let [clock, last, result] = beside.map(|what| text(&format!("live-{what}.txt")));
            (moves.to_owned(), clock, last, result)
        };
        let by = |act| Deed::Player(Color::White, act);
        assert_eq!(told(&[]).0, "*");
        let made = [
            by(PlayerAct::Lift(Square::E2)),
            by(PlayerAct::Release(Square::E4)),
        ];
        let (moves, clock, last, _) = told(&made);
        assert_eq!(
            [&*moves, &*clock, &*last],
            ["*", "4:56", ""],
            "not completed"
        );
        let (moves, clock, last, result) = told(&[by(PlayerAct::Press)]);
        assert_eq!(moves, "1. e4 {[%clk 0:04:54]} *");
        assert_eq!([&*clock, &*last, &*result], ["4:54", "1.e4", ""]);
        let (moves, _, last, result) =
            told(&[Deed::Arbiter(ArbiterAct::Declare(Score::One, Score::Zero))]);
        assert_eq!(moves, "1. e4 {[%clk 0:04:54]} 1-0");
        assert_eq!([&*last, &*result], ["1.e4", "1–0"]);
    }

    #[test]
    fn what_was_overtaken_is_not_written_and_what_is_the_same_neither() {
        static WRITTEN: Mutex<Vec<(PathBuf, Vec<u8>)>> = Mutex::new(Vec::new());
        let (files, to_write) = mpsc::channel();
        for clock in ["5:00", "4:59", "4:58"] {
            let state = [("live.pgn", "*"), ("clock.txt", clock)];
            let state = state.map(|(path, text)| (PathBuf::from(path), Arc::from(text)));
            files.send(state.to_vec()).expect("it is taken");
        }
        drop(files);
        let replace: Replace = |path, bytes| {
            let mut written = WRITTEN.lock().expect("nobody else writes");
            written.push((path.to_owned(), bytes.to_vec()));
            Ok(())
        };
        replace_each(&to_write, replace, |_| panic!("all is well"));
        let written = WRITTEN.lock().expect("nobody else writes").clone();
        assert_eq!(
            written,
            [
                ("live.pgn".into(), b"*".to_vec()),
                ("clock.txt".into(), b"4:58".to_vec())
            ]
        );
    }
}
