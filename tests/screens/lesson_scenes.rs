//! What a teacher shows on the board: how one moves, what is owed, and the clock to be pressed.

use egui_kittest::kittest::Queryable;
use jadoube::chess::{Color, Square};
use jadoube::i18n::Words;
use jadoube::laws::{ArbiterAct, Event, PlayerAct};
use jadoube::ui::AssistLevel;

use super::scenes::{Window, pressed};
use super::table_scenes::{blitz_of, of_two};

/// Those acts of White's in a lesson, and what is shown then.
fn shown(words: Words, acts: &[PlayerAct]) -> Window {
    let mut shell = of_two(blitz_of("300+3"));
    shell.set(|settings| settings.assist = AssistLevel::Teaching);
    let now = shell.now();
    shell.hear(Event::of_arbiter(now, ArbiterAct::Start));
    for act in acts {
        shell.does(Color::White, act.clone());
    }
    let mut window = pressed(words, shell, &[]);
    window
        .get_by_label(&words.tr("lesson-show"))
        .click_accesskit();
    window.run();
    window
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
