//! A draw is offered: who offers what is seen at once, two buttons answer it, and what was answered is told.

use eframe::egui::{Event as Press, Modifiers, PointerButton, Rect, vec2};
use egui_kittest::kittest::{NodeT as _, Queryable};
use jadoube_core::chess::Color;
use jadoube_core::i18n::{Language, Words};
use jadoube_core::laws::{PlayerAct, Standing};
use jadoube_ui::AssistLevel;

use super::blitz_scenes;
use super::fits::texts;
use super::scenes::Window;
use super::table::{acts, click, started};
use super::table_scenes::offered;
use crate::support::app_harness::window;
use crate::support::share_of_checks::due_languages;

const OFFERS: &str = "Ana Kovač offers a draw";
const ACCEPT: &str = "Boris accepts: ½–½";
const DECLINE: &str = "Boris declines: play on";

/// How far from the window's edge the column ends, in points.
const MARGIN: f32 = 16.0;

const SIZES: [(f32, f32); 4] = [
    (900.0, 600.0),
    (1280.0, 800.0),
    (800.0, 1280.0),
    (640.0, 1000.0),
];

fn at((width, height): (f32, f32)) -> Window {
    let mut window = window(offered(Words::new(Language::English)), width, height);
    window.run();
    window
}

#[test]
fn who_offers_what_stands_beside_both_answers_in_every_window() {
    for size in SIZES {
        let window = at(size);
        let told = window.get_by_label(OFFERS).rect();
        let screen = Rect::from_min_size(eframe::egui::Pos2::ZERO, vec2(size.0, size.1));
        for answer in [ACCEPT, DECLINE] {
            let button = window.get_by_label(answer).rect();
            assert!(screen.contains_rect(button), "{size:?}: {answer}");
            assert!(button.height() >= 32.0, "{size:?}: {answer} {button:?}");
            let apart = (told.center() - button.center()).abs();
            assert!(apart.y < 140.0, "{size:?}: {answer} stands beside it");
        }
    }
}

#[test]
fn an_offer_that_is_declined_is_told_and_play_goes_on() {
    for size in SIZES {
        let mut window = at(size);
        click(&mut window, DECLINE);
        assert_eq!(
            acts(&window, Color::Black).last(),
            Some(&PlayerAct::Decline)
        );
        assert!(window.query_by_label(OFFERS).is_none());
        let told = "Boris Petrović declined the draw: play on";
        window.get_by_label(told);
        let later = window.now() + std::time::Duration::from_secs(7);
        window.wait_until(later);
        window.run();
        assert!(window.query_by_label(told).is_none(), "news leaves");
    }
}

#[test]
fn whoever_offered_and_moves_reads_what_comes_next_and_not_that_it_was_declined() {
    let mut shell = started("300");
    shell.does(Color::White, PlayerAct::OfferDraw);
    shell.does(Color::Black, PlayerAct::Decline);
    let mut window = window(shell, 1280.0, 800.0);
    let told = "Black declined the draw: play on";
    window.get_by_label(told);
    window.does(Color::White, PlayerAct::Play("e4".into()));
    window.run();
    assert!(window.query_by_label(told).is_none());
}

#[test]
fn an_offer_is_accepted_once_it_was_asked_again() {
    let mut window = at((900.0, 600.0));
    click(&mut window, ACCEPT);
    assert_eq!(window.arbiter().table().standing(), Standing::Playing);
    click(&mut window, ACCEPT);
    assert_eq!(acts(&window, Color::Black).last(), Some(&PlayerAct::Accept));
}

#[test]
fn the_sign_of_an_offer_stands_at_the_move_that_it_accompanied() {
    let mut shell = started("300");
    for (color, text) in [(Color::White, "e4"), (Color::Black, "e5")] {
        shell.does(color, PlayerAct::Move(text.into()));
    }
    let signs = |shell: &Window| {
        let plies = shell.arbiter().table().game().plies();
        plies.iter().map(|ply| ply.offered_draw).collect::<Vec<_>>()
    };
    // Said before the move is made.
    shell.does(Color::White, PlayerAct::OfferDraw);
    assert_eq!(signs(&shell), [false, false]);
    shell.does(Color::White, PlayerAct::Play("Nf3".into()));
    assert_eq!(signs(&shell), [false, false, true]);
    shell.does(Color::White, PlayerAct::Press);
    shell.does(Color::Black, PlayerAct::Decline);
    // Said between the move and the press.
    shell.does(Color::Black, PlayerAct::Play("Nc6".into()));
    shell.does(Color::Black, PlayerAct::OfferDraw);
    shell.does(Color::Black, PlayerAct::Press);
    assert_eq!(signs(&shell), [false, false, true, true]);
    shell.does(Color::White, PlayerAct::Decline);
    // Said while the opponent thinks.
    shell.does(Color::Black, PlayerAct::OfferDraw);
    shell.does(Color::White, PlayerAct::Move("Bb5".into()));
    assert_eq!(signs(&shell), [false, false, true, true, false]);
}

/// White has claimed a repetition that there was not.
fn wrong_claim(size: (f32, f32)) -> Window {
    claimed(size, Some("Nf3"))
}

/// The same, with that move or of the position on the board.
fn claimed((width, height): (f32, f32), written: Option<&str>) -> Window {
    let mut shell = started("300");
    for (color, text) in [(Color::White, "e4"), (Color::Black, "e5")] {
        shell.does(color, PlayerAct::Move(text.into()));
    }
    shell.does(
        Color::White,
        PlayerAct::ClaimRepetition(written.map(str::to_owned)),
    );
    let mut window = window(shell, width, height);
    window.run();
    window
}

#[test]
fn a_wrong_claim_says_that_it_stands_as_an_offer() {
    for size in SIZES {
        let window = wrong_claim(size);
        window.get_by_label("White’s claim counts as a draw offer");
    }
}

#[test]
fn after_a_wrong_claim_it_is_told_whose_clock_runs_and_who_answers() {
    let window = wrong_claim((1280.0, 800.0));
    window.get_by_label_contains("White’s clock runs again");
    window.get_by_label(
        "Black may answer at once, or decline later by touching a piece. White has the move.",
    );
}

#[test]
fn a_wrong_claim_is_told_until_whoever_goes_on_has_pressed() {
    let mut window = claimed((1280.0, 800.0), None);
    let runs = "White’s clock runs again";
    window.does(Color::White, PlayerAct::Play("Nf3".into()));
    window.run();
    window.get_by_label_contains(runs);
    window.does(Color::White, PlayerAct::Press);
    window.run();
    assert!(window.query_by_label_contains(runs).is_none());
    window.get_by_label("White’s claim counts as a draw offer");
}

#[test]
fn what_was_ruled_is_read_before_the_offer_that_comes_of_it() {
    for size in SIZES {
        let window = wrong_claim(size);
        let place = |label: &str| {
            let mut all = window.query_all_by_label_contains(label);
            all.next().expect("it is told").rect()
        };
        let ruled = place("White’s claim is wrong");
        let offer = place("White’s claim counts as a draw offer");
        let is_beside = ruled.right() <= offer.left();
        assert!(
            ruled.top() < offer.top() || is_beside,
            "{size:?}: {ruled:?} {offer:?}"
        );
        let screen = Rect::from_min_size(eframe::egui::Pos2::ZERO, vec2(size.0, size.1));
        let answer = place("Black accepts: ½–½");
        assert!(screen.contains_rect(answer), "{size:?}: {answer:?}");
    }
}

#[test]
fn only_who_offered_reads_so_and_the_other_cell_rests() {
    let window = at((1280.0, 800.0));
    let told = window.get_by_label("Draw offered");
    assert!(
        told.accesskit_node().is_disabled(),
        "it is nothing to press"
    );
    let offered = told.rect();
    let other = window.get_by_label("Offer a draw");
    assert!(other.accesskit_node().is_disabled());
    assert!(other.rect().top() < offered.top(), "Ana has offered, below");
}

#[test]
fn what_is_asked_once_more_is_read_before_its_answers() {
    let mut window = at((1280.0, 800.0));
    let cells = window.query_all_by_label("Resign");
    cells.last().expect("White's").click();
    window.run();
    let left = |label: &str| window.get_by_label(label).rect().left();
    let resigns = window.query_all_by_label("Resign");
    let resigns = resigns
        .map(|it| it.rect())
        .max_by(|a, b| a.top().total_cmp(&b.top()));
    let resigns = resigns.expect("what does it").left();
    assert!(left("Sure?") < resigns && resigns < left("No"));
}

#[test]
fn a_double_click_resigns_nothing() {
    for size in SIZES {
        for place in [0, 1] {
            let mut window = at(size);
            let cell = {
                let cells: Vec<Rect> = window
                    .query_all_by_label("Resign")
                    .map(|node| node.rect())
                    .collect();
                cells[place]
            };
            for at in [
                cell.left_center() + vec2(4.0, 0.0),
                cell.center(),
                cell.right_center() - vec2(4.0, 0.0),
            ] {
                for _ in 0..3 {
                    let button = |pressed| Press::PointerButton {
                        pos: at,
                        button: PointerButton::Primary,
                        pressed,
                        modifiers: Modifiers::NONE,
                    };
                    window.hover_at(at);
                    window.run();
                    window.input_mut().events.extend([true, false].map(button));
                    // A click long after the first one is no double click, and resigns as little.
                    window.run_steps(4);
                }
                assert_eq!(window.arbiter().table().standing(), Standing::Playing);
            }
        }
    }
}

#[test]
fn who_offers_before_the_press_is_told_to_press() {
    let mut shell = super::blitz_scenes::blitz(&["e4"]);
    shell.does(Color::Black, PlayerAct::Play("e5".to_owned()));
    shell.does(Color::Black, PlayerAct::OfferDraw);
    let mut window = window(shell, 1280.0, 800.0);
    window.run();
    window.get_by_label_contains("Boris still has to press the clock.");
    window.does(Color::Black, PlayerAct::Press);
    window.run();
    let told = window.query_by_label_contains("presses the clock.");
    assert!(told.is_none());
    window.get_by_label("Ana answers, or declines by touching a piece to move it.");
}

#[test]
fn an_article_of_a_wrong_claim_has_words_beside_it_in_every_window_and_language() {
    for language in due_languages() {
        for (width, height) in [(900.0, 600.0), (1280.0, 800.0), (800.0, 1280.0)] {
            let mut window = blitz_scenes::claim_wrong(Words::new(language));
            window.set_size(vec2(width, height));
            window.run();
            let told = texts(&window);
            for (number, at) in told.iter().filter(|(text, _)| text == "A.3") {
                let beside = |(text, place): &&(String, Rect)| {
                    text.chars().count() > 5 && place.y_range().intersects(at.y_range())
                };
                let subject = told.iter().find(beside);
                let subject = subject.unwrap_or_else(|| panic!("{number} {language:?} {width}"));
                assert!(
                    subject.1.right() <= width - MARGIN,
                    "{subject:?} {language:?} {width}"
                );
            }
        }
    }
}

#[test]
fn before_each_has_moved_nobody_can_accept_and_everybody_is_told_why() {
    let why = "a draw can be agreed only once each player has made a move";
    let says = |window: &Window| texts(window).iter().any(|it| it.0.contains(why));
    let mut shell = started("5400+30");
    shell.does(Color::White, PlayerAct::Move("e4".into()));
    shell.does(Color::White, PlayerAct::OfferDraw);
    let mut window = window(shell, 1280.0, 800.0);
    assert!(says(&window), "{:?}", texts(&window));
    let offered = window.query_by_label_contains("accepts: ½–½");
    assert!(offered.is_none());
    window.does(Color::Black, PlayerAct::Accept);
    window.run();
    assert!(says(&window), "{:?}", texts(&window));
    assert_eq!(window.arbiter().table().standing(), Standing::Playing);
}

/// In a tournament nobody says that a press is still to come; elsewhere it is said with the offer.
#[test]
fn only_where_help_is_given_an_offer_says_that_the_press_is_still_to_come() {
    for (assist, is_told) in [
        (AssistLevel::Friendly, true),
        (AssistLevel::Tournament, false),
    ] {
        let mut shell = started("300");
        shell.set(|settings| settings.play.assist = assist);
        for (color, text) in [(Color::White, "e4"), (Color::Black, "e5")] {
            shell.does(color, PlayerAct::Move(text.into()));
        }
        shell.does(Color::White, PlayerAct::Play("Nf3".into()));
        shell.does(Color::White, PlayerAct::OfferDraw);
        let window = window(shell, 1280.0, 800.0);
        let told = texts(&window);
        let says = |part: &str| told.iter().any(|(text, _)| text.contains(part));
        assert_eq!(says("still has to press"), is_told, "{assist:?} {told:?}");
    }
}
