//! What is asked of people where a file is chosen.

use std::thread;
use std::time::Duration;

use egui_kittest::kittest::Queryable;
use jadoube::app::store::MemoryStore;
use jadoube::i18n::Words;
use jadoube::ui::{Command, FileTask, Notification, Screen};

use super::scenes::{Window, game, pressed};
use crate::support::app_harness::AppHarness;
use crate::support::slow_files::{LENGTH, READ, SlowFiles};

pub fn chooser(words: Words) -> Window {
    let mut shell = game(false);
    shell.ask(Command::Choose(FileTask::Save));
    pressed(words, shell, &[])
}

pub fn chooser_taken(words: Words) -> Window {
    let mut window = chooser(words);
    window
        .files
        .put("x.jadoube", "a file that is there already");
    window.ask(Command::Chosen(FileTask::Save, "x.jadoube".into()));
    window.run_ok();
    window
}

pub fn replacement(words: Words) -> Window {
    let mut shell = game(false);
    shell.ask(Command::Chosen(FileTask::Save, "kept.jadoube".into()));
    shell.ask(Command::Chosen(FileTask::Open, "kept.jadoube".into()));
    shell.wait_until_done();
    pressed(words, shell, &[])
}

/// What was set aside and damaged, a game with names among it.
pub fn kept(words: Words, screen: Screen) -> Window {
    let mut shell = game(false);
    let journal = shell.files.file("game.journal").expect("a journal");
    for (name, bytes) in [
        ("earlier/until 2026-11-21 18-05-09.journal", &*journal),
        ("earlier/evening until 2026-11-20 22-40-00.journal", b""),
        ("damaged 2026-11-22 08-14-09.journal", &journal),
        ("damaged settings 2026-11-19 08-14-09.ron", b""),
    ] {
        shell.files.put(name, bytes);
    }
    shell.ask(Command::Show(screen));
    pressed(words, shell, &[])
}

/// A file is on its way that takes long, while people are told something else.
pub fn reading(words: Words) -> Window {
    let told = vec![Notification::SecondProgram];
    let name = "Турнирски_архив_1851–2026.pgn";
    let shell = AppHarness::on_files(MemoryStore::default(), SlowFiles::over, told);
    let mut window = pressed(words, shell, &[]);
    window
        .state_mut()
        .asked_for(Command::Chosen(FileTask::Open, name.into()));
    window.step();
    window.wait_until(window.now() + Duration::from_secs(1));
    let args = [
        ("name", name.into()),
        ("read", (READ >> 20).into()),
        ("length", (LENGTH >> 20).into()),
    ];
    let told = words.tr_args("reading-reads", &args);
    for _ in 0..12_000 {
        window.run_ok();
        if window.query_by_label(&told).is_some() {
            return window;
        }
        thread::sleep(Duration::from_millis(5));
    }
    panic!("nothing is told of a file that takes long");
}
