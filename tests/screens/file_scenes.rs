//! What is asked of people where a file is chosen.

use jadoube::i18n::Words;
use jadoube::ui::{Command, FileTask, Screen};

use super::scenes::{Window, game, pressed};

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
    shell.rest();
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
