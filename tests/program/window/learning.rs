//! In a real window: three lessons by the mouse, three by the keyboard, and ten situations.

use std::path::Path;
use std::time::Duration;

use eframe::egui::{Key, Pos2, pos2, vec2};
use jadoube_core::chess::Color;
use jadoube_core::learn::next_situation::{Practised, next_situation};
use jadoube_core::learn::{Curriculum, LearnerProgress, SituationRun};

use crate::support::share_of_checks::is_due;
use crate::support::window::desktop::Desktop;
use crate::support::window::wait_for;
use crate::support::window::window_driver::WindowDriver;

/// Where the program keeps what the learners have done.
const LEARNERS: &str = "learners.ron";

/// What a hand does in a step, one after another.
#[derive(Clone, Copy)]
pub enum Act {
    /// Nothing, until what is played is over.
    Watch,
    /// Nothing, until the opponent has answered.
    Wait,
    /// A piece goes from one square to another.
    Carry(&'static str, &'static str),
    /// A piece is touched and let go.
    Touch(&'static str),
    /// That player's clock is pressed.
    Press(Color),
    /// The answer of that letter is chosen.
    Answer(&'static str),
}

use Act::{Answer, Carry, Press, Touch, Wait, Watch};
use Color::{Black, White};

/// The name of a lesson and what is done in each of its steps; what was ruled is shown by itself.
pub type Taken = (&'static str, &'static [&'static [Act]]);

const BY_MOUSE: [Taken; 3] = [
    (
        "your-turn-my-turn",
        &[
            &[Watch],
            &[Carry("d2", "d4"), Press(White), Watch],
            &[Carry("e7", "e5"), Press(Black)],
            &[Carry("e2", "e4"), Press(White), Carry("d2", "d4")],
            &[Watch, Answer("B")],
        ],
    ),
    (
        "straight-and-slanting",
        &[
            &[Watch],
            &[Carry("a1", "a5"), Press(White)],
            &[
                Carry("c1", "a3"),
                Press(White),
                Wait,
                Carry("a3", "c5"),
                Press(White),
                Wait,
                Carry("c5", "g1"),
                Press(White),
            ],
            &[Carry("a1", "a4"), Press(White)],
            &[Carry("a1", "b1"), Press(White)],
            &[Answer("A")],
            &[
                Carry("a1", "a5"),
                Press(White),
                Wait,
                Carry("a5", "d5"),
                Press(White),
                Wait,
                Carry("d5", "d2"),
                Press(White),
            ],
        ],
    ),
    (
        "touched-is-moved",
        &[
            &[Watch],
            &[Carry("g1", "f3"), Press(White)],
            &[Touch("f1"), Carry("g1", "f3")],
            &[Carry("f1", "e2"), Press(White)],
            &[Answer("B")],
        ],
    ),
];

pub const BY_KEYBOARD: [Taken; 3] = [
    (
        "queen-and-king",
        &[
            &[Watch],
            &[Carry("d1", "h5"), Press(White)],
            &[
                Carry("e1", "f2"),
                Press(White),
                Wait,
                Carry("f2", "e3"),
                Press(White),
                Wait,
                Carry("e3", "d2"),
                Press(White),
            ],
            &[Carry("e3", "e4"), Press(White)],
            &[Carry("e3", "d2"), Press(White)],
            &[Answer("B")],
            &[
                Carry("d1", "h5"),
                Press(White),
                Wait,
                Carry("h5", "c5"),
                Press(White),
                Wait,
                Carry("c5", "a3"),
                Press(White),
            ],
        ],
    ),
    (
        "check",
        &[
            &[Watch],
            &[Carry("e1", "d1"), Press(White)],
            &[Carry("b5", "e2"), Press(White)],
            &[Carry("b5", "e8"), Press(White)],
            &[Carry("e2", "c3"), Press(White)],
            &[Carry("e1", "d2"), Press(White)],
            &[Answer("B")],
        ],
    ),
    (
        "let-go",
        &[
            &[Watch],
            &[Carry("d2", "d4"), Press(White)],
            &[Carry("e2", "e3"), Carry("e3", "e4")],
            &[Press(White)],
            &[Watch, Answer("C")],
        ],
    ),
];

/// The last lesson that is seen before the page is scrolled, and where its scroll bar is taken.
const SEEN_AT_ONCE: u32 = 6;
const SCROLL_BAR: Pos2 = pos2(1247.0, 200.0);

/// How long what is played before a learner takes at most, in fifths of two seconds.
const PLAYED: usize = 32;

/// The same of the opponent's answer.
const ANSWERED: usize = 12;

/// How many situations are ruled on, and how many acts the longest of them has at most.
const SITUATIONS: usize = 10;
const LONGEST: usize = 12;

/// The keys of the answers, and what they are called.
const LETTERS: [(Key, &str); 4] = [(Key::A, "a"), (Key::B, "b"), (Key::C, "c"), (Key::D, "d")];

/// The page with the lessons.
fn to_the_lessons(seat: &mut WindowDriver<'_>) {
    seat.click("Learn the Laws");
    seat.settle();
}

fn open(seat: &mut WindowDriver<'_>, lesson: &str) {
    let number = Curriculum::own().lesson(lesson).map(|it| it.number);
    let number = number.expect("a lesson of that name");
    if number > SEEN_AT_ONCE {
        seat.drag_between(SCROLL_BAR, SCROLL_BAR + vec2(0.0, 150.0));
    }
    seat.click(&format!("{number} "));
    seat.settle();
}

fn goes_on(seat: &mut WindowDriver<'_>, by_keyboard: bool) {
    if by_keyboard {
        seat.key(Key::Enter, "Return");
    } else {
        seat.click("Next: ");
    }
}

fn take(seat: &mut WindowDriver<'_>, (lesson, steps): Taken, by_keyboard: bool) {
    open(seat, lesson);
    for (place, acts) in steps.iter().enumerate() {
        if place > 0 {
            goes_on(seat, by_keyboard);
        }
        for act in *acts {
            does(seat, *act, by_keyboard);
        }
    }
    seat.click("Back: ");
    seat.settle();
}

fn does(seat: &mut WindowDriver<'_>, act: Act, by_keyboard: bool) {
    let mut rest = |stretches| {
        for _ in 0..stretches {
            seat.rest(Duration::from_millis(400));
        }
    };
    match (act, by_keyboard) {
        (Watch, _) => rest(PLAYED),
        (Wait, _) => rest(ANSWERED),
        (Carry(from, to), true) => {
            // Any arrow brings the keyboard to the board.
            seat.key(Key::ArrowUp, "Up");
            for square in [from, to] {
                seat.walk_to(square);
                seat.key(Key::Enter, "Return");
            }
        }
        (Carry(from, to), false) => seat.drag(from, to),
        (Touch(square), _) => {
            seat.click_square(square);
            seat.click_square(square);
        }
        (Press(_), true) => seat.space(),
        (Press(color), false) => seat.press_face(color),
        (Answer(letter), true) => {
            let key = Key::from_name(letter).expect("a key");
            seat.key(key, &letter.to_lowercase());
        }
        (Answer(letter), false) => seat.click(&format!("{letter}   ")),
    }
}

/// Waits until the program has written down that so many of these were done.
fn wait_until_noted(home: &Path, names: &[&str], count: usize) {
    wait_for("what was learnt to be written", || {
        let written = std::fs::read_to_string(home.join(LEARNERS)).unwrap_or_default();
        let noted = names.iter().filter(|name| written.contains(**name));
        (noted.count() == count).then_some(())
    });
}

/// One of them with each change, all with `JADOUBE_LONG=1`.
fn take_all(lessons: [Taken; 3], by_keyboard: bool) {
    let desktop = Desktop::start();
    let home = tempfile::tempdir().expect("a folder for the program");
    let mut seat = WindowDriver::take(&desktop, home.path());
    to_the_lessons(&mut seat);
    let due = (0..lessons.len()).filter(|place| is_due(*place));
    let due: Vec<Taken> = due.map(|place| lessons[place]).collect();
    for lesson in &due {
        take(&mut seat, *lesson, by_keyboard);
    }
    let names: Vec<&str> = due.iter().map(|(name, _)| *name).collect();
    wait_until_noted(home.path(), &names, names.len());
}

#[test]
fn lessons_are_taken_by_the_mouse() {
    take_all(BY_MOUSE, false);
}

#[test]
fn lessons_are_taken_by_the_keyboard() {
    take_all(BY_KEYBOARD, true);
}

#[test]
fn ten_situations_are_watched_and_ruled_on() {
    let desktop = Desktop::start();
    let home = tempfile::tempdir().expect("a folder for the program");
    let mut seat = WindowDriver::take(&desktop, home.path());
    to_the_lessons(&mut seat);
    seat.click("You are the arbiter");
    seat.click("Start");
    let all = &Curriculum::own().situations;
    let mut progress = LearnerProgress::default();
    let mut open =
        next_situation(all, Practised::All, "", Some(&progress), 0).expect("a first situation");
    for place in 1..=SITUATIONS {
        for _ in 0..LONGEST {
            seat.key(Key::ArrowRight, "Right");
        }
        let situation = &open.content;
        let edition = situation.newest_edition();
        let right = situation.right_answers(edition).next().expect("a ruling");
        let run = SituationRun::new(situation.clone(), edition).expect("a situation");
        let seed = SituationRun::seed(&open.name, progress.answers());
        let run = run.in_drawn_order(seed);
        let (key, name) = LETTERS[run.shown_at(right)];
        seat.key(key, name);
        progress.note_situation(&open.name, edition, true, 0);
        if place < SITUATIONS {
            seat.click("Next situation");
            open = next_situation(all, Practised::All, &open.name, Some(&progress), 0)
                .expect("another one");
        }
    }
    let names: Vec<&str> = all.iter().map(|it| it.name.as_str()).collect();
    wait_until_noted(home.path(), &names, SITUATIONS);
}
