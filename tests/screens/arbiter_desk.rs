//! The arbiter's desk: what awaits a decision is seen and decided, and every act of the arbiter's can be done.

use std::time::Duration;

use eframe::egui::{Event as Press, Modifiers, PointerButton, vec2};
use egui_kittest::kittest::Queryable;
use jadoube::chess::{ByColor, Color, Square};
use jadoube::clock::{Moment, TimeControl};
use jadoube::i18n::{Language, Words};
use jadoube::laws::{
    ArbiterAct, Decision, Edition, Event, Penalty, PlayerAct, Question, Score, Standing, Terms,
};
use jadoube::ui::ColorScheme;

use crate::support::app_harness::{AppHarness, window};

type Window = AppHarness;

/// A game with a clock that runs, some moves played.
fn game(moves: &[&str]) -> AppHarness {
    let control: TimeControl = "5400+30".parse().expect("a time control");
    let mut shell = AppHarness::new(Terms {
        control: Some(ByColor {
            white: control.clone(),
            black: control,
        }),
        ..Terms::default()
    });
    shell.hear(Event::of_arbiter(Moment::START, ArbiterAct::Start));
    for text in moves {
        let turn = shell.arbiter().table().game().has_the_move();
        shell.does(turn, PlayerAct::Move((*text).to_owned()));
    }
    shell
}

/// The desk opened beside such a game, in a window with room for all of it.
fn desk(shell: AppHarness) -> Window {
    let mut window = window(shell, 1280.0, 800.0);
    press(&mut window, "Desk");
    window
}

fn press(window: &mut Window, label: &str) {
    window.get_by_label(label).click_accesskit();
    window.run();
}

/// The last thing the arbiter did.
fn last_act(window: &Window) -> Option<ArbiterAct> {
    let mut log = window.log().iter().rev();
    log.find_map(|entry| entry.event.arbiter_act().cloned())
}

#[test]
fn a_matter_is_told_on_the_button_and_decided_on_the_desk() {
    let mut shell = game(&["e4", "e5"]);
    shell.does(Color::White, PlayerAct::StopClocks);
    let asked: Vec<Question> = questions(&shell);
    assert_eq!(asked, [Question::StoppedClocks]);
    let mut window = window(shell, 1280.0, 800.0);
    press(&mut window, "Desk: 1");
    let question = "Was there a good reason to stop the clocks?";
    assert!(window.query_all_by_label(question).next().is_some());
    press(
        &mut window,
        "There was a good reason: There was a good reason",
    );
    let mut acts = window
        .log()
        .iter()
        .rev()
        .filter_map(|entry| entry.event.arbiter_act());
    assert_eq!(acts.next(), Some(&ArbiterAct::Resume), "play goes on");
    assert_eq!(acts.next(), Some(&ArbiterAct::Decide(Decision::Accept)));
    assert_eq!(questions(&window), []);
    window.get_by_label("Nothing awaits a decision.");
}

fn questions(shell: &AppHarness) -> Vec<Question> {
    let asked = shell.arbiter().table().questions().iter();
    asked.map(|(_, question)| *question).collect()
}

#[test]
fn every_act_of_the_arbiters_can_be_done() {
    let acts = [
        (
            "What the arbiter has seen",
            "A fallen flag",
            ArbiterAct::SeeFlag,
        ),
        (
            "What the arbiter has seen",
            "An illegal move",
            ArbiterAct::SeeIllegal,
        ),
        (
            "Clocks",
            "White: 2 min more",
            ArbiterAct::AddTime(Color::White, Duration::from_mins(2)),
        ),
        (
            "Clocks",
            "Black: 5 min more",
            ArbiterAct::AddTime(Color::Black, Duration::from_mins(5)),
        ),
        (
            "Clocks",
            "Start the clock: Black",
            ArbiterAct::StartClock(Color::Black),
        ),
        (
            "Conduct of",
            "Impose",
            ArbiterAct::Penalise(Color::White, Penalty::Warning),
        ),
        ("Position", "One half-move back", ArbiterAct::Reinstate(1)),
        ("Position", "Put the pieces back", ArbiterAct::Reinstate(2)),
        ("Result", "Annul the game", ArbiterAct::Annul),
    ];
    for (part, label, act) in acts {
        let mut window = desk(game(&["e4", "e5"]));
        press(&mut window, part);
        if label == "Impose" {
            press(&mut window, label);
            assert!(
                last_act(&window) == Some(ArbiterAct::Start),
                "nothing is chosen yet"
            );
            press(&mut window, "Warning");
        }
        press(&mut window, label);
        if ["Impose", "Annul the game"].contains(&label) {
            press(&mut window, label);
        }
        assert_eq!(last_act(&window), Some(act), "{label}");
    }
}

#[test]
fn what_cannot_be_taken_back_is_asked_once_more_and_forgotten_after_five_seconds() {
    let mut window = desk(game(&["e4", "e5"]));
    let before = window.log().len();
    press(&mut window, "Result");
    press(&mut window, "Annul the game");
    window.get_by_label("Sure?");
    press(&mut window, "No");
    assert!(window.query_by_label("Sure?").is_none());
    press(&mut window, "Annul the game");
    for _ in 0..24 {
        window.step();
    }
    assert!(window.query_by_label("Sure?").is_none(), "it was too late");
    assert_eq!(window.log().len(), before, "nothing has happened");
    press(&mut window, "Annul the game");
    press(&mut window, "Annul the game");
    assert_eq!(window.arbiter().table().standing(), Standing::Annulled);
}

#[test]
fn a_double_click_declares_nothing() {
    let mut window = desk(game(&["e4", "e5"]));
    let before = window.log().len();
    press(&mut window, "Result");
    press(&mut window, "½–½");
    let declare = window.get_by_label("Declare this result");
    declare.scroll_to_me();
    window.run();
    let button = window.get_by_label("Declare this result").rect();
    let at = button.left_center() + vec2(80.0, 0.0);
    window.hover_at(at);
    // Each step here is a quarter of a second.
    window
        .ctx
        .options_mut(|options| options.input_options.max_double_click_delay = 1.0);
    window.run();
    for _ in 0..2 {
        let button = |pressed| Press::PointerButton {
            pos: at,
            button: PointerButton::Primary,
            pressed,
            modifiers: Modifiers::NONE,
        };
        let click = [true, false].map(button);
        window.input_mut().events.extend(click);
        window.run_steps(2);
    }
    assert!(window.query_by_label("Sure?").is_none(), "No was clicked");
    assert_eq!(window.log().len(), before);
}

#[test]
fn a_touch_is_called_meant_or_an_accident() {
    for (label, act) in [
        ("The touch was meant", ArbiterAct::CallTouched(Square::G1)),
        ("The touch was an accident", ArbiterAct::CallAccidental),
    ] {
        let mut shell = game(&["e4", "e5"]);
        shell.does(Color::White, PlayerAct::Touch(Square::G1));
        let mut window = desk(shell);
        press(&mut window, label);
        assert_eq!(last_act(&window), Some(act));
    }
}

#[test]
fn a_result_is_chosen_before_it_is_declared_and_both_times_are_set() {
    let mut window = desk(game(&["e4", "e5"]));
    press(&mut window, "Result");
    press(&mut window, "Declare this result");
    assert_eq!(
        window.arbiter().table().standing(),
        Standing::Playing,
        "nothing was chosen yet"
    );
    press(&mut window, "Clocks");
    press(&mut window, "Set both times");
    press(&mut window, "Set both times");
    assert!(matches!(last_act(&window), Some(ArbiterAct::SetTimes(..))));
    press(&mut window, "Result");
    press(&mut window, "½–0");
    press(&mut window, "Declare this result");
    press(&mut window, "Declare this result");
    let declared = ArbiterAct::Declare(Score::Half, Score::Zero);
    assert_eq!(last_act(&window), Some(declared));
}

#[test]
fn more_than_one_point_is_offered_where_the_edition_knows_no_cap_and_then_to_either_player() {
    for edition in Edition::ALL {
        let mut window = desk(AppHarness::new(Terms {
            edition,
            ..Terms::default()
        }));
        press(&mut window, "Result");
        let offered = ["1–½", "½–1"].map(|score| window.query_by_label(score).is_some());
        let is_uncapped = edition < Edition::E2017;
        assert_eq!(offered, [is_uncapped; 2], "{edition:?}");
        window.get_by_label("½–0");
        window.get_by_label("0–½");
    }
}

#[test]
fn the_desk_stands_in_every_size_and_language() {
    let sizes = [
        (900.0, 600.0),
        (1280.0, 800.0),
        (1920.0, 1080.0),
        (700.0, 900.0),
    ];
    let modes = [ColorScheme::Light, ColorScheme::Dark].into_iter().cycle();
    for ((width, height), (language, mode)) in sizes
        .into_iter()
        .cycle()
        .zip(Language::ALL.into_iter().zip(modes))
    {
        let mut shell = game(&["e4", "e5"]);
        shell.does(Color::White, PlayerAct::StopClocks);
        shell.speak(Words::new(language));
        shell.set(|settings| settings.mode = mode);
        let mut window = window(shell, width, height);
        let words = window.words();
        let name = words.tr_args("desk-pending", &[("count", 1_u32.into())]);
        press(&mut window, &name);
        window.get_by_label(&words.tr("desk-clocks"));
    }
}

#[test]
fn a_needless_look_is_answered() {
    let mut window = desk(game(&["e4", "e5"]));
    press(&mut window, "An illegal move");
    window.get_by_label("Looked, and nothing was found; the game goes on.");
}
