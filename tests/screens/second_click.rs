//! No second click rules: what a click brings under the pointer does not hear the second half of a double click.

use std::collections::BTreeSet;

use eframe::egui::accesskit::Role as Part;
use eframe::egui::{Event as Input, Modifiers, PointerButton, Pos2, Rect};
use egui_kittest::kittest::{NodeT, Queryable, by};
use jadoube_core::chess::{Color, Square};
use jadoube_core::i18n::{Language, Words};
use jadoube_core::laws::{PlayerAct, Standing};
use jadoube_ui::{LearnCommand, Screen};

use super::adjourned_games::resumed;
use super::lessons::{learn, opened, run, watch};
use super::scenes::{SCENES, Window, game, pressed};
use super::table::{acts, started};
use crate::support::app_harness::window;
use crate::support::share_of_checks::is_due_in;

/// How long after the first click the second one comes, in seconds.
const SOON: f64 = 0.15;

/// How long a hand waits before it means another button, in seconds.
const LATER: f64 = 0.5;

/// How long what the first click brought is deaf, once it was drawn, in seconds.
const ECHO: f64 = 0.4;

/// How long the button is down, and how long the window takes to draw what became of it, in seconds.
const HELD: f64 = 0.03;
const DRAWN: f64 = 0.01;

/// A pointer on a window whose time is real: each event has its frame and its moment.
struct Pointer<'a> {
    window: &'a mut Window,
    now: f64,
}

impl<'a> Pointer<'a> {
    fn on(window: &'a mut Window) -> Self {
        let now = window.ctx.input(|input| input.time);
        let mut pointer = Self { window, now };
        pointer.frame(LATER, None);
        pointer
    }

    /// A frame so much later, with what the pointer does.
    fn frame(&mut self, later: f64, event: Option<Input>) {
        self.now += later;
        let input = self.window.input_mut();
        input.time = Some(self.now);
        input.events.extend(event);
        self.window.step();
    }

    fn button(&mut self, pos: Pos2, pressed: bool, later: f64) {
        let event = Input::PointerButton {
            pos,
            button: PointerButton::Primary,
            pressed,
            modifiers: Modifiers::NONE,
        };
        self.frame(later, Some(event));
    }

    fn moves_to(&mut self, pos: Pos2) {
        self.frame(LATER, Some(Input::PointerMoved(pos)));
        self.frame(DRAWN, None);
    }

    /// The time of a click that begins so much later, and no click.
    fn rests(&mut self, later: f64) {
        self.frame(later, None);
        self.frame(HELD, None);
        for _ in 0..3 {
            self.frame(DRAWN, None);
        }
    }

    /// A click that begins so much later.
    fn clicks(&mut self, pos: Pos2, later: f64) {
        self.button(pos, true, later);
        self.button(pos, false, HELD);
        for _ in 0..3 {
            self.frame(DRAWN, None);
        }
    }
}

/// Something that can be clicked, as a person sees it.
#[derive(Clone, Debug, PartialEq)]
struct Button {
    name: String,
    rect: Rect,
}

/// What is written on all that can be clicked, but for figures, which may be those of a clock.
fn faces(window: &Window) -> BTreeSet<String> {
    let figures = |name: &String| name.chars().filter(|it| !it.is_ascii_digit()).collect();
    buttons(window)
        .iter()
        .map(|button| figures(&button.name))
        .collect()
}

fn buttons(window: &Window) -> Vec<Button> {
    let is_pressed = |role| {
        matches!(
            role,
            Part::Button
                | Part::Link
                | Part::MenuItem
                | Part::CheckBox
                | Part::RadioButton
                | Part::Tab
                | Part::ListBoxOption
        )
    };
    let whole = window.ctx.content_rect();
    let named = by().predicate(move |node| is_pressed(node.role()) && !node.is_disabled());
    let found = window.query_all(named).map(|node| Button {
        name: node.accesskit_node().label().unwrap_or_default(),
        rect: node.rect(),
    });
    found
        .filter(|button| button.rect.is_positive() && whole.contains(button.rect.center()))
        .collect()
}

/// What lies on top there, of what can be clicked.
fn on_top(window: &Window, at: Pos2) -> Option<Button> {
    let mut all = buttons(window).into_iter();
    all.rfind(|button| button.rect.contains(at))
}

/// What was done and said so far, wherever.
fn done(window: &Window) -> String {
    let program = window.state();
    let games = program.learn();
    format!(
        "{:?} {:?} {:?} {:?} {:?} {:?}",
        window.log(),
        window.side_clock().log(),
        program.screen(),
        program.settings(),
        program.path_request(),
        games,
    )
}

/// What is wrong with a second click on that button, if anything: whether it comes to something else than the first alone
/// has come to by then, for what a click began may still go on.
fn fault(scene: impl Fn() -> Window, button: &Button) -> Option<String> {
    let at = button.rect.center();
    let mut window = scene();
    let mut pointer = Pointer::on(&mut window);
    pointer.moves_to(at);
    let first = on_top(pointer.window, at);
    pointer.clicks(at, DRAWN);
    let (after_one, shown) = (done(pointer.window), faces(pointer.window));
    let second = on_top(pointer.window, at);
    pointer.clicks(at, SOON - 3.0 * DRAWN);
    let twice = (done(pointer.window), faces(pointer.window));
    // A switch that says how it stands is one button: "Slower", "Slower: on".
    let is_switch = |one: &Button, other: &Button| {
        one.rect == other.rect && other.name.starts_with(&format!("{}: ", one.name))
    };
    let is_switched = first
        .iter()
        .zip(&second)
        .any(|(one, other)| is_switch(one, other) || is_switch(other, one));
    if second == first || is_switched || twice == (after_one, shown) {
        return None;
    }
    let mut window = scene();
    let mut pointer = Pointer::on(&mut window);
    pointer.moves_to(at);
    pointer.clicks(at, DRAWN);
    pointer.rests(SOON - 3.0 * DRAWN);
    let once = (done(pointer.window), faces(pointer.window));
    (twice != once).then(|| {
        let under = second.map_or_else(|| "nothing".to_owned(), |it| it.name);
        format!("`{}` twice presses `{under}`", button.name)
    })
}

/// What is wrong with any button of a scene that is due and was not met so yet: of that name, at that place.
fn faults(name: &str, met: &mut BTreeSet<String>, scene: impl Fn() -> Window) -> Vec<String> {
    let mut all = buttons(&scene());
    all.retain(|button| met.insert(format!("{button:?}")) && is_due_in(CHANGES, met.len()));
    faults_of(name, &all, scene)
}

/// The same of all its buttons, whichever are due.
fn faults_of_all(name: &str, scene: impl Fn() -> Window) -> Vec<String> {
    faults_of(name, &buttons(&scene()), scene)
}

fn faults_of(name: &str, buttons: &[Button], scene: impl Fn() -> Window) -> Vec<String> {
    // What is read beside the window may be there a frame earlier or later; a fault is there each time.
    let each = buttons
        .iter()
        .filter_map(|button| fault(&scene, button).and_then(|_| fault(&scene, button)));
    each.map(|fault| format!("{name}: {fault}")).collect()
}

/// In how many changes each button is clicked twice once.
const CHANGES: usize = 9;

/// In how many parts the scenes are looked at, side by side.
const PARTS: usize = 6;

#[track_caller]
fn hold(part: usize) {
    let words = Words::new(Language::English);
    let (many, mut met) = (SCENES.len().div_ceil(PARTS), BTreeSet::new());
    let scenes = SCENES.into_iter().skip(part * many).take(many);
    let faults: Vec<String> = scenes
        .flat_map(|(name, scene)| faults(name, &mut met, || scene(words)))
        .collect();
    assert!(faults.is_empty(), "\n{}\n", faults.join("\n"));
}

#[test]
fn a_second_click_does_nothing_new_in_the_first_sixth_of_the_scenes() {
    hold(0);
}

#[test]
fn a_second_click_does_nothing_new_in_the_second_sixth() {
    hold(1);
}

#[test]
fn a_second_click_does_nothing_new_in_the_third_sixth() {
    hold(2);
}

#[test]
fn a_second_click_does_nothing_new_in_the_fourth_sixth() {
    hold(3);
}

#[test]
fn a_second_click_does_nothing_new_in_the_fifth_sixth() {
    hold(4);
}

#[test]
fn a_second_click_does_nothing_new_in_the_last_sixth() {
    hold(5);
}

/// The session has begun, and nobody was there.
fn nobody_came() -> Window {
    pressed(Words::new(Language::English), resumed(&[]), &[])
}

/// Somebody wants to adjourn, in a window where the whole panel has room.
fn asks_to_adjourn() -> Window {
    let mut shell = game(false);
    shell.show(Screen::Adjourning);
    shell.speak(Words::new(Language::English));
    window(shell, 1280.0, 800.0)
}

#[test]
fn no_draw_is_offered_by_asking_twice_for_the_sealed_move() {
    let faults = faults_of_all("to be sealed", asks_to_adjourn);
    assert!(faults.is_empty(), "\n{}\n", faults.join("\n"));
}

#[test]
fn whoever_comes_late_is_not_forfeited_by_the_second_click() {
    let faults = faults_of_all("nobody came", nobody_came);
    assert!(faults.is_empty(), "\n{}\n", faults.join("\n"));
}

/// On a slow machine the second click comes before anything was drawn of the first one, or right after. What lay there for a
/// whole picture was seen, and a click on it is a new one.
#[test]
fn however_slow_the_window_is_nobody_is_forfeited_by_a_second_click() {
    for drawing in [DRAWN, 1.0, 3.0] {
        for between in [0, 1, 2] {
            let mut window = nobody_came();
            let at = window.get_by_label("White is here").rect().center();
            let mut pointer = Pointer::on(&mut window);
            pointer.moves_to(at);
            pointer.button(at, true, DRAWN);
            pointer.button(at, false, HELD);
            for _ in 0..between {
                pointer.frame(drawing, None);
            }
            pointer.button(at, true, drawing);
            pointer.button(at, false, drawing);
            for _ in 0..3 {
                pointer.frame(DRAWN, None);
            }
            let standing = window.arbiter().table().standing();
            assert_eq!(standing, Standing::Adjourned, "{drawing} {between}");
            let acts = window.log().len() - nobody_came().log().len();
            let was_seen = between == 2 && drawing > ECHO;
            assert_eq!(acts, 1 + usize::from(was_seen), "{drawing} {between}");
        }
    }
}

#[test]
fn two_quick_clicks_on_the_board_are_two() {
    let mut window = window(started("300"), 1280.0, 800.0);
    let [from, to] = ["e2, white pawn", "e4, empty"].map(|it| {
        let square = window.get_by_label(it);
        square.rect().center()
    });
    let mut pointer = Pointer::on(&mut window);
    pointer.moves_to(from);
    pointer.clicks(from, DRAWN);
    pointer.frame(DRAWN, Some(Input::PointerMoved(to)));
    pointer.clicks(to, DRAWN);
    let made = [
        PlayerAct::Touch(Square::E2),
        PlayerAct::Lift(Square::E2),
        PlayerAct::Release(Square::E4),
    ];
    assert_eq!(acts(&window, Color::White), made);
}

#[test]
fn two_quick_clicks_on_one_button_are_two() {
    let mut window = SCENES
        .iter()
        .find(|(name, _)| *name == "review")
        .map(|(_, scene)| scene(Words::new(Language::English)))
        .expect("a game to look through");
    let back = window.get_by_label("One move back").rect().center();
    let shown = |window: &Window| {
        let all = window.query_all(by().predicate(|_| true));
        let told = all.map(|node| {
            let node = node.accesskit_node();
            (node.label(), node.value(), node.toggled())
        });
        told.collect::<Vec<_>>()
    };
    let first = shown(&window);
    let mut pointer = Pointer::on(&mut window);
    pointer.moves_to(back);
    pointer.clicks(back, DRAWN);
    let second = shown(pointer.window);
    pointer.clicks(back, SOON - 3.0 * DRAWN);
    let third = shown(pointer.window);
    assert_ne!(first, second, "one move back");
    assert_ne!(second, third, "two moves back");
}

#[test]
fn the_second_half_of_a_double_click_does_not_shut_a_panel_of_the_desk() {
    let mut window = super::arbiter_desk::desk(super::arbiter_desk::game(&["e4", "e5"]));
    let doors = ["Clocks…", "Restore…", "Incident…", "Penalty…", "Result…"];
    for door in doors {
        let at = window.get_by_label(door).rect().center();
        let mut pointer = Pointer::on(&mut window);
        pointer.moves_to(at);
        pointer.clicks(at, LATER);
        pointer.clicks(at, SOON);
        assert!(window.query_by_label("Close").is_some(), "{door}");
        Pointer::on(&mut window).clicks(at, LATER);
        assert!(window.query_by_label("Close").is_none(), "{door}");
    }
}

#[test]
fn a_double_click_on_skip_leaves_out_one_step() {
    let mut window = lesson_at("the-jumper", 1);
    let skip = window.get_by_label("Skip").rect().center();
    let mut pointer = Pointer::on(&mut window);
    pointer.moves_to(skip);
    pointer.clicks(skip, LATER);
    pointer.clicks(skip, SOON);
    assert_eq!(run(&window).index(), 2);
}

#[test]
fn what_ends_by_itself_does_not_turn_a_click_into_another() {
    let mut window = lesson_at("the-jumper", 0);
    learn(&mut window, LearnCommand::StepAgain);
    window.run_ok();
    let slower = window.get_by_label("Slower").rect().center();
    let mut pointer = Pointer::on(&mut window);
    pointer.moves_to(slower);
    watch(pointer.window);
    pointer.now = pointer.window.ctx.input(|input| input.time);
    pointer.clicks(slower, SOON);
    assert_eq!(run(pointer.window).index(), 0, "it was meant for Slower");
    pointer.clicks(slower, LATER);
    assert_eq!(run(&window).index(), 1);
}

/// A lesson at that step, from 0.
fn lesson_at(lesson: &str, step: usize) -> Window {
    let mut window = window(opened(lesson), 900.0, 600.0);
    learn(&mut window, LearnCommand::GoToStep(step));
    watch(&mut window);
    window.run_ok();
    window
}
