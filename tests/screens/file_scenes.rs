//! What is asked of people where a file is chosen.

use jadoube::i18n::Words;
use jadoube::ui::{Command, FileTask};

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
