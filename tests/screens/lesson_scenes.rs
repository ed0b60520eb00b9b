//! What a teacher shows on the board: how one moves, what is owed, and the clock to be pressed.

use std::time::Duration;

use eframe::egui::Key;
use egui_kittest::kittest::Queryable;
use jadoube_core::chess::{Color, Square};
use jadoube_core::i18n::Words;
use jadoube_core::laws::{ArbiterAct, Event, PlayerAct};
use jadoube_ui::AssistLevel;

use super::lever_keys::arrive;
use super::scenes::{Window, pressed};
use super::table_scenes::{blitz_of, of_two};

/// Those acts of White's in a lesson.
fn taught(words: Words, acts: &[PlayerAct]) -> Window {
    let mut shell = of_two(blitz_of("300+3"));
    shell.set(|settings| settings.play.assist = AssistLevel::Teaching);
    let now = shell.now();
    shell.hear(Event::of_arbiter(now, ArbiterAct::Start));
    for act in acts {
        shell.does(Color::White, act.clone());
    }
    pressed(words, shell, &[])
}

/// Those acts, and what is shown then.
fn shown(words: Words, acts: &[PlayerAct]) -> Window {
    let mut window = taught(words, acts);
    window
        .get_by_label(&words.tr("lesson-show"))
        .click_accesskit();
    window.run();
    window
}

/// The first lesson, before anybody has pressed the clock.
pub fn unstarted(words: Words) -> Window {
    let mut shell = of_two(blitz_of("300+3"));
    shell.set(|settings| settings.play.assist = AssistLevel::Teaching);
    pressed(words, shell, &[])
}

/// The clock runs, and nothing was touched yet.
pub fn begun(words: Words) -> Window {
    taught(words, &[])
}

pub fn first_move(words: Words) -> Window {
    shown(words, &[])
}

pub fn owed_piece(words: Words) -> Window {
    shown(words, &[PlayerAct::Touch(Square::G1), PlayerAct::LetGo])
}

pub fn clock_to_press(words: Words) -> Window {
    shown(words, &[PlayerAct::Play("e4".into())])
}

pub fn piece_standing_wrong(words: Words) -> Window {
    shown(
        words,
        &[PlayerAct::Lift(Square::F1), PlayerAct::Release(Square::F4)],
    )
}

pub fn remembered(words: Words) -> Window {
    let mut window = taught(words, &[PlayerAct::Move("e4".into())]);
    window
        .get_by_label(&words.tr("lesson-mark"))
        .click_accesskit();
    window.run();
    window
}

/// It is asked whether everything since the remembered position is undone.
pub fn goes_back(words: Words) -> Window {
    let mut window = remembered(words);
    window.does(Color::Black, PlayerAct::Move("e5".into()));
    window.does(Color::White, PlayerAct::Move("Nf3".into()));
    window.does(Color::Black, PlayerAct::Move("Nc6".into()));
    window.run();
    let args = [("begins", "no".into()), ("move", "1.e4".into())];
    let back = words.tr_args("lesson-back", &args);
    window.get_by_label(&back).click_accesskit();
    window.run();
    window
}

/// The remembered position is on the board again.
pub fn went_back(words: Words) -> Window {
    let mut window = goes_back(words);
    let now = window.now();
    window.wait_until(now + Duration::from_secs(1));
    window.run();
    window
        .get_by_label(&words.tr("lesson-go-back"))
        .click_accesskit();
    window.run();
    window
}

/// An illegal move was completed and ruled upon, with a teacher who lets it happen.
pub fn ruled(words: Words) -> Window {
    let wrong = [
        PlayerAct::Lift(Square::F1),
        PlayerAct::Release(Square::F4),
        PlayerAct::Press,
    ];
    taught(words, &wrong)
}

/// A press without a move was stopped.
pub fn stopped_press(words: Words) -> Window {
    let mut window = taught(words, &[]);
    arrive(&mut window, Key::ControlLeft, true);
    arrive(&mut window, Key::ControlLeft, false);
    window
}

/// A try that was stopped: the knight is back.
pub fn stopped_try(words: Words) -> Window {
    let mut window = taught(words, &[PlayerAct::Touch(Square::B1)]);
    let empty = words.tr_args("square-empty", &[("square", Square::B3.into())]);
    window.get_by_label(&empty).click();
    window.run();
    window
}
