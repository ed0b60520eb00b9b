//! What becomes of a path that is opened: no file keeps anybody waiting, and none is shown as what it is not.

#![expect(
    clippy::disallowed_methods,
    reason = "how long somebody waits is measured by the machine's time"
)]

use std::fs::{self, File};
use std::io::{self, Write};
use std::path::Path;
use std::sync::mpsc;
use std::thread;
use std::time::{Duration, Instant};

use eframe::egui::Context;
use jadoube::app::chosen_file::{UnopenedFile, in_memory, on_disk};
use jadoube::app::jobs::file_content::FileContent;
use jadoube::app::jobs::game_file_reading::GameFiles;
use jadoube_core::record::FileProblem;

const GAMES: &str = "[White \"Ana\"]\n\n1. e4 e5 *\n\n[White \"Boris\"]\n\n1. d4 d5 *\n";

/// Opens a file as the window does, and says what was found in it and how long that took.
fn opened(unopened: UnopenedFile) -> (GameFiles, FileContent, Duration) {
    let mut files = GameFiles::default();
    let began = Instant::now();
    let context = Context::default();
    files
        .open(Path::new("x"), None, unopened, &context)
        .expect("a thread");
    loop {
        if let Some((reader, content)) = files.opened() {
            let took = began.elapsed();
            if let FileContent::Games(games) = &content {
                files.show_list(reader, games.clone(), None);
            }
            return (files, content, took);
        }
        assert!(began.elapsed() < Duration::from_secs(20), "an answer comes");
        thread::sleep(Duration::from_millis(1));
    }
}

fn problem(content: &FileContent) -> Option<&FileProblem> {
    if let FileContent::Unreadable(problem) = content {
        Some(problem)
    } else {
        None
    }
}

/// A file of so many bytes that begins so; nothing but its beginning is on the disk.
fn sparse(path: &Path, beginning: &str, length: u64) {
    let mut file = File::create(path).expect("a file");
    file.write_all(beginning.as_bytes()).expect("written");
    file.set_len(length).expect("room for nothing");
}

#[cfg(unix)]
#[test]
fn what_cannot_be_read_is_told_within_a_second() {
    use rustix::fs::{CWD, FileType, Mode, mknodat};
    let folder = tempfile::tempdir().expect("a folder");
    let path = |name: &str| folder.path().join(name);
    mknodat(CWD, path("pipe"), FileType::Fifo, Mode::RWXU, 0).expect("a pipe");
    std::os::unix::fs::symlink("pipe", path("link")).expect("a link");
    sparse(&path("zeros"), "", 2 << 30);
    sparse(&path("blanks"), "  \n", 2 << 30);
    sparse(
        &path("saved"),
        &format!("({}", " ".repeat(1 << 17)),
        2 << 30,
    );
    for (name, why) in [
        (path("pipe"), Some(FileProblem::Endless)),
        (path("link"), Some(FileProblem::Endless)),
        ("/dev/zero".into(), Some(FileProblem::Endless)),
        ("/dev/tty".into(), None),
        (folder.path().to_owned(), Some(FileProblem::Folder)),
        (path("saved"), Some(FileProblem::TooLarge(64))),
        (path("gone"), None),
    ] {
        let (_, content, took) = opened(on_disk(name.clone()));
        let found = problem(&content);
        assert!(found.is_some(), "{}: {content:?}", name.display());
        assert!(why.is_none() || found == why.as_ref(), "{content:?}");
        assert!(
            took < Duration::from_secs(1),
            "{} took {took:?}",
            name.display()
        );
    }
    for name in ["zeros", "blanks"] {
        let (_, content, took) = opened(on_disk(path(name)));
        assert!(matches!(content, FileContent::Nothing), "{content:?}");
        assert!(took < Duration::from_secs(1), "{name} took {took:?}");
    }
}

#[test]
fn opening_that_takes_long_keeps_nobody_waiting_and_can_be_given_up() {
    let (go_on, wait) = mpsc::channel::<()>();
    let unopened: UnopenedFile = Box::new(move || {
        let _ = wait.recv();
        in_memory(Ok(GAMES.into()))()
    });
    let mut files = GameFiles::default();
    let began = Instant::now();
    files
        .open(Path::new("a/slow.pgn"), None, unopened, &Context::default())
        .expect("a thread");
    assert!(files.is_busy() && files.opened().is_none());
    let progress = files.progress().expect("it is on its way");
    assert_eq!((progress.name.as_str(), progress.length), ("slow.pgn", 0));
    files.give_up();
    assert!(!files.is_busy() && files.progress().is_none());
    assert!(began.elapsed() < Duration::from_secs(1));
    drop(go_on);
    thread::sleep(Duration::from_millis(20));
    assert!(files.opened().is_none(), "nobody waits for it any more");
}

#[test]
fn a_long_file_tells_how_far_it_was_read_and_is_read_no_further_when_given_up() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("long.pgn");
    let comment = format!("{{{}}}\n", "x".repeat(120)).repeat(500_000);
    fs::write(&path, comment).expect("a file");
    let mut files = GameFiles::default();
    files
        .open(&path, None, on_disk(path.clone()), &Context::default())
        .expect("a thread");
    let mut last = 0;
    while last == 0 {
        let progress = files.progress().expect("it is on its way");
        assert!(progress.read <= progress.length || progress.length == 0);
        last = progress.read;
        thread::yield_now();
    }
    files.give_up();
    assert!(files.progress().is_none() && !files.is_busy());
}

#[test]
fn a_reader_that_breaks_off_is_told() {
    let panics = || -> UnopenedFile { Box::new(|| panic!("this reader breaks off, as it should")) };
    let (mut files, content, _) = opened(panics());
    assert_eq!(problem(&content), Some(&FileProblem::BrokenOff));
    assert!(!files.is_busy());
    let (listed, content, _) = opened(in_memory(Ok(GAMES.into())));
    assert!(matches!(content, FileContent::Games(_)), "{content:?}");
    files = listed;
    files
        .look_up(0, panics(), &Context::default())
        .expect("a thread");
    assert_eq!(told(&mut files), Some(FileProblem::BrokenOff));
}

/// What somebody else does to a file; the text is that of another one.
type Change = fn(&Path, &str) -> io::Result<()>;

/// What goes wrong with a game that is looked up; nothing if it comes.
fn told(files: &mut GameFiles) -> Option<FileProblem> {
    let began = Instant::now();
    while files.is_busy() {
        assert!(began.elapsed() < Duration::from_secs(20), "an answer comes");
        let problem = files.take_in();
        if problem.is_some() {
            return problem;
        }
        thread::sleep(Duration::from_millis(1));
    }
    None
}

#[test]
fn a_file_replaced_or_changed_under_its_list_shows_no_other_game() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("games.pgn");
    let other = GAMES.replace("Ana", "Eva");
    let changes: [(&str, Change); 3] = [
        ("replaced", |path, other| {
            fs::write(path.with_extension("new"), other)?;
            fs::rename(path.with_extension("new"), path)
        }),
        ("changed", |path, other| {
            thread::sleep(Duration::from_millis(20));
            fs::write(path, other)
        }),
        ("longer", |path, _| {
            File::options().append(true).open(path)?.write_all(b"\n")
        }),
    ];
    for (how, change) in changes {
        fs::write(&path, GAMES).expect("a file");
        let (mut files, _, _) = opened(on_disk(path.clone()));
        let look = |files: &mut GameFiles| {
            files
                .look_up(0, on_disk(path.clone()), &Context::default())
                .expect("a thread");
            told(files)
        };
        assert_eq!(look(&mut files), None, "{how}");
        let looked = files.file().and_then(|file| file.looked.clone());
        let white = |tags: &jadoube_core::notation::pgn::Tags| tags.get("White").map(str::to_owned);
        let before = looked.map(|looked| white(&looked.history.game().tags));
        assert_eq!(before, Some(Some("Ana".to_owned())));
        change(&path, &other).expect("changed");
        assert_eq!(look(&mut files), Some(FileProblem::Replaced), "{how}");
    }
}
