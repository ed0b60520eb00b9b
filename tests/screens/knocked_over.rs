//! Pieces that a player knocks over: who says so, at the table and at the desk, whose time it takes, and what the log tells.

use eframe::egui::Key;
use egui_kittest::kittest::{NodeT, Queryable};
use jadoube_core::chess::{ByColor, Color};
use jadoube_core::clock::{Clock, TimeControl};
use jadoube_core::i18n::{NamedWords, Words};
use jadoube_core::laws::{ArbiterAct, CommonAct, Deed, Event, Person, PlayerAct, Presence, Terms};
use jadoube_core::notation::NotationStyles;
use jadoube_core::report::RecordedGame;
use jadoube_core::report::recorded_lines::{RecordedLine, recorded_lines};
use jadoube_ui::{AssistLevel, Screen};

use super::arbiter_desk::{desk, game, left, press};
use super::fits::texts;
use super::table::{Window, click};
use crate::support::app_harness::{AppHarness, window};
use crate::support::share_of_checks::due_languages;

/// White has the move, and their clock runs.
fn table() -> Window {
    window(game(&["e4", "e5"]), 1280.0, 800.0)
}

fn says(window: &mut Window, entry: &str) {
    click(window, "Menu");
    window.get_by_label_contains(entry).click();
    window.run();
}

fn running(window: &Window) -> Option<Color> {
    window.arbiter().table().clock().and_then(Clock::running)
}

fn is_told(window: &Window, words: &str) -> bool {
    texts(window).iter().any(|it| it.0.contains(words))
}

/// What the record tells last.
fn last_line(window: &Window) -> RecordedLine {
    let game = RecordedGame {
        arbiter: window.arbiter(),
        log: window.log(),
        narrative: window.narrated(),
        notation: NotationStyles::default(),
        words: NamedWords::of_players(window.words(), &ByColor::default()),
        wall: None,
    };
    recorded_lines(&game).pop().expect("something is told")
}

#[test]
fn at_the_table_it_is_said_of_either_player_and_all_stand_again_by_a_button() {
    for (color, name) in [(Color::White, "White"), (Color::Black, "Black")] {
        let mut window = table();
        says(&mut window, &format!("{name} knocked pieces over"));
        assert_eq!(running(&window), Some(color), "on their own time");
        assert!(window.arbiter().table().do_pieces_lie());
        click(&mut window, "All stand again");
        assert_eq!(running(&window), Some(Color::White), "{name}");
        assert!(!window.arbiter().table().is_displaced());
        window.show(Screen::Desk);
        window.run();
        assert!(is_told(&window, &format!("{name} knocked pieces off")));
        assert!(is_told(&window, "All stand again"));
        assert!(!is_told(&window, "Touched"), "no piece is named");
    }
}

#[test]
fn a_press_while_pieces_lie_gives_nothing_and_is_logged() {
    let mut window = table();
    says(&mut window, "Black knocked pieces over");
    let before = left(&window, Color::Black);
    window.key_press(Key::ControlRight);
    window.run();
    assert_eq!(running(&window), Some(Color::Black));
    assert!(left(&window, Color::Black) <= before, "no increment");
    click(&mut window, "All stand again");
    assert_eq!(running(&window), Some(Color::White));
    window.show(Screen::Desk);
    window.run();
    assert!(is_told(
        &window,
        "The press does not count; Black’s clock runs again: no increment for Black"
    ));
}

/// Where nobody sees to it, the opponent presses to give who knocked pieces over their own time; that is told beforehand, and
/// afterwards nobody else is said to have knocked them over.
#[test]
fn where_nobody_watches_the_opponent_gives_the_time_by_a_press() {
    let control: TimeControl = "300+3".parse().expect("a time control");
    let mut shell = AppHarness::new(Terms {
        arbiter: Presence::Elsewhere,
        control: Some(ByColor {
            white: control.clone(),
            black: control,
        }),
        ..Terms::default()
    });
    shell.hear(Event::of_arbiter(shell.now(), ArbiterAct::Start));
    let mut window = window(shell, 1280.0, 800.0);
    says(&mut window, "Black knocked pieces over");
    assert!(is_told(&window, "White, press your clock to start Black’s"));
    window.key_press(Key::ControlLeft);
    window.run();
    assert_eq!(running(&window), Some(Color::Black));
    assert!(!is_told(&window, "White knocked"));
    assert!(!is_told(&window, "White’s clock runs again"));
    click(&mut window, "All stand again");
    window.show(Screen::Desk);
    window.run();
    assert!(is_told(&window, "Black knocked pieces off"));
    let told: Vec<_> = texts(&window).into_iter().map(|it| it.0).collect();
    assert!(
        !is_told(&window, "White knocked") && !is_told(&window, "runs again"),
        "{told:?}"
    );
}

/// What has to be pressed keeps its room above what was ruled, and goes with it once it is true no more.
#[test]
fn all_stand_again_lies_over_no_other_button_whatever_was_ruled() {
    for assist in [AssistLevel::Friendly, AssistLevel::Tournament] {
        for language in due_languages() {
            let mut shell = game(&["e4", "e5", "Nf3"]);
            shell.set(|settings| {
                settings.play.assist = assist;
                settings.preferences.language = Some(language);
            });
            shell.speak(Words::new(language));
            let knocked = Deed::Common(Person::Player(Color::White), CommonAct::KnockOver);
            shell.act(knocked);
            shell.does(Color::White, PlayerAct::Press);
            let mut window = window(shell, 900.0, 600.0);
            window.run_ok();
            let words = window.words();
            let name = words.tr("strip-stand-again");
            let button = window.get_by_label(&name).rect();
            for id in ["say-resign", "say-adjust"] {
                for other in window.query_all_by_label(&words.tr(id)) {
                    let overlap = other.rect().intersect(button);
                    assert!(!overlap.is_positive(), "{language:?} {assist:?}: {id}");
                }
            }
            click(&mut window, &name);
            assert!(!window.arbiter().table().is_displaced());
            let card = words.tr("ruling-name");
            assert_eq!(window.query_all_by_label(&card).count(), 0, "{language:?}");
        }
    }
}

#[test]
fn at_the_desk_it_is_entered_on_their_own_time_and_while_the_clocks_stand() {
    let knocked = |color| Deed::Common(Person::Player(color), CommonAct::KnockOver);
    for (stops, color, name) in [
        (false, Color::White, "White"),
        (true, Color::White, "White"),
        (true, Color::Black, "Black"),
    ] {
        let mut shell = game(&["e4", "e5"]);
        if stops {
            shell.hear(Event::of_arbiter(shell.now(), ArbiterAct::Stop));
        }
        let mut window = desk(shell);
        press(&mut window, "Incident…");
        press(&mut window, "Pieces knocked over");
        press(&mut window, name);
        // Of clocks that stand it is said whose runs next, which is the one that is offered then.
        let foreseen = if stops {
            format!("When play resumes, {name}’s clock runs")
        } else {
            "Nothing changes on the clocks".to_owned()
        };
        assert!(is_told(&window, &foreseen), "{name}");
        let button = format!("Enter for {name}: Pieces knocked over");
        assert!(!window.get_by_label(&button).accesskit_node().is_disabled());
        press(&mut window, &button);
        press(&mut window, &button);
        let last = window.log().last().expect("it was entered");
        assert_eq!(last.event.deed, knocked(color));
        assert!(is_told(&window, &format!("{name} knocked pieces off")));
        assert!(is_told(&window, "7.4.1"), "the log names the article");
        if stops {
            press(&mut window, &format!("Start {name}’s clock"));
            assert_eq!(running(&window), Some(color), "on their own time");
        }
        window.show(Screen::Table);
        window.run();
        click(&mut window, "All stand again");
        assert_eq!(running(&window), Some(Color::White), "{name}");
        assert!(!window.arbiter().table().is_displaced());
    }
}

/// Who tells of it is who finds it: a player at the table, the arbiter at the desk.
#[test]
fn who_enters_it_stands_before_the_line() {
    let mut shell = game(&["e4", "e5"]);
    shell.set(|settings| settings.play.assist = AssistLevel::Tournament);
    let mut window = desk(shell);
    press(&mut window, "Incident…");
    press(&mut window, "Pieces knocked over");
    press(&mut window, "Black");
    let button = "Enter for Black: Pieces knocked over";
    press(&mut window, button);
    press(&mut window, button);
    let line = last_line(&window);
    assert_eq!(line.by, Some(Person::Arbiter), "{}", line.text);
    assert!(line.text.contains("Black knocked pieces off"));
    assert_eq!(line.reason, None, "the desk is no reason");

    let mut window = table();
    says(&mut window, "Black knocked pieces over");
    assert_eq!(last_line(&window).by, Some(Person::Player(Color::Black)));
}

/// While both clocks stand nobody sets anything up on their own time: letting the offender's clock run comes first.
#[test]
fn at_the_table_the_clocks_run_before_anything_is_set_up_again() {
    let mut shell = game(&["e4", "e5"]);
    shell.hear(Event::of_arbiter(shell.now(), ArbiterAct::Stop));
    let knocked = Deed::Common(Person::Player(Color::Black), CommonAct::KnockOver);
    shell.act(knocked);
    let mut window = window(shell, 1280.0, 800.0);
    window.run_ok();
    let own_time = "on their own time";
    assert!(is_told(&window, "Both clocks are stopped"));
    assert!(!is_told(&window, own_time));
    window.key_press(Key::P);
    window.run();
    assert_eq!(running(&window), Some(Color::Black));
    assert!(is_told(&window, own_time));
    click(&mut window, "All stand again");
    assert_eq!(running(&window), Some(Color::White));
}

#[test]
fn of_two_who_call_the_arbiter_the_one_who_stopped_the_clocks_is_asked_for_the_reason() {
    let mut shell = game(&["e4", "e5"]);
    shell.does(Color::White, PlayerAct::StopClocks);
    shell.does(Color::Black, PlayerAct::StopClocks);
    let mut window = desk(shell);
    assert!(is_told(&window, "Black calls the arbiter"), "it is logged");
    let reject = ArbiterAct::Decide(jadoube_core::laws::Decision::Reject);
    window.hear(Event::of_arbiter(window.now(), reject));
    window.run();
    assert!(
        is_told(&window, "penalty for White"),
        "{:?}",
        texts(&window)
    );
    assert!(!is_told(&window, "penalty for Black"));
}
