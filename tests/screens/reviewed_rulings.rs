//! What was ruled in a game that is looked through: it is named, and leads to where it is seen on the board.

use eframe::egui::Key;
use eframe::egui::accesskit::Toggled;
use egui_kittest::kittest::{NodeT, Queryable};
use jadoube_core::chess::{Color, Square};
use jadoube_core::i18n::{Language, Words};
use jadoube_core::laws::{ArbiterAct, Deed, Penalty, PlayerAct};
use jadoube_ui::Screen;

use super::lesson::whys;
use super::looking_through::{click, looked_through, position};
use super::{fits, review_scenes};
use crate::support::app_harness::window;

#[test]
fn a_move_that_was_taken_back_is_named_with_the_increment_that_went_back() {
    let put_back = vec![
        Deed::Arbiter(ArbiterAct::Note("Wrong square".into())),
        Deed::Arbiter(ArbiterAct::Reinstate(3)),
        Deed::Player(Color::Black, PlayerAct::Move("d6".to_owned())),
    ];
    let window = looked_through(&["e4", "e5", "Nf3", "Nc6"], put_back);
    window.get_by_label(
        "Position before 2… knight to c6 restored; Boris −0:03 (increment). Reason: Wrong square",
    );
    let counted = window.query_by_label_contains("together");
    assert!(counted.is_none(), "nobody counts half-moves");
}

#[test]
fn a_touched_piece_that_was_not_moved_is_among_the_rulings() {
    let hands = [
        PlayerAct::Touch(Square::G1),
        PlayerAct::LetGo,
        PlayerAct::Lift(Square::E2),
        PlayerAct::Release(Square::E4),
        PlayerAct::Press,
        PlayerAct::Move("Nf3".to_owned()),
    ];
    let acts = hands.map(|act| Deed::Player(Color::White, act));
    let window = looked_through(&[], acts.into());
    window.get_by_label("Ruling 1: Ana did not move the touched piece. The knight on g1 must move");
    let again = window.query_by_label_contains("Ruling 2");
    assert!(again.is_none(), "one fault is one ruling");
    assert!(
        fits::texts(&window)
            .iter()
            .any(|(text, _)| text == "red = ruling")
    );
}

#[test]
fn two_rulings_under_one_article_at_one_move_are_two_lines() {
    let warning = |color| ArbiterAct::Penalise(color, Penalty::Warning);
    let acts = Color::ALL.map(|color| Deed::Arbiter(warning(color)));
    let window = looked_through(&["e4"], acts.into());
    let rulings = window.query_all_by_label_contains("warn").count();
    assert!(rulings >= 2, "{:?}", fits::texts(&window));
    let told = fits::texts(&window);
    let clash = told.iter().find(|(text, _)| text.contains("use of widget"));
    assert_eq!(clash.map(|it| &it.0), None);
}

#[test]
fn a_ruling_leads_to_the_illegal_move_which_an_arrow_shows_on_the_board() {
    let scene = review_scenes::played(Words::new(Language::English));
    let mut window = window(scene, 1280.0, 800.0);
    window.run();
    assert_eq!(whys(&window), 0, "nobody asked for it");
    let label = "Ruling 1: ";
    window.get_by_label_contains(label).click();
    window.run();
    let ruling = window.get_by_label_contains(label);
    assert_eq!(ruling.accesskit_node().toggled(), Some(Toggled::True));
    assert_eq!(whys(&window), 1, "from b8 to a6");
    let before = position(&mut window);
    click(&mut window, "bishop takes b5, check");
    assert_eq!(position(&mut window), before, "where it was made");
    assert_eq!(whys(&window), 0, "another place is looked at");
}

#[test]
fn f1_opens_the_laws_at_the_ruling_in_sight() {
    let scene = review_scenes::played(Words::new(Language::English));
    let mut window = window(scene, 1280.0, 800.0);
    window.run();
    window.get_by_label_contains("Ruling 1: ").click();
    window.run();
    window.key_press(Key::F1);
    window.run();
    assert_eq!(window.state().screen(), Screen::Laws);
    let told = fits::texts(&window);
    assert!(
        told.iter().any(|(text, _)| text.ends_with("› 3.9.2")),
        "{told:?}"
    );
}

#[test]
fn a_ruling_is_read_after_the_move_before_it_and_before_the_move_that_took_its_place() {
    let scene = review_scenes::played(Words::new(Language::English));
    let mut window = window(scene, 1280.0, 800.0);
    window.run();
    let place = |label: &str| window.get_by_label(label).rect();
    let (before, after) = (place("bishop takes b5, check"), place("knight b to d7"));
    let ruling = window.get_by_label_contains("Ruling 1: ").rect();
    assert!(before.bottom() <= ruling.top(), "{before} {ruling}");
    assert!(ruling.bottom() <= after.top(), "{ruling} {after}");
}

/// White carries a pawn three squares and presses.
fn illegal_move() -> [Deed; 3] {
    [
        PlayerAct::Lift(Square::E2),
        PlayerAct::Release(Square::E5),
        PlayerAct::Press,
    ]
    .map(|act| Deed::Player(Color::White, act))
}

#[test]
fn a_ruling_before_the_first_move_of_a_game_is_told_though_no_move_followed() {
    let resigns = Deed::Player(Color::White, PlayerAct::Resign);
    let acts = illegal_move().into_iter().chain([resigns]);
    let window = looked_through(&[], acts.collect());
    window.get_by_label_contains("Ruling 1: ");
}

#[test]
fn a_ruling_that_is_looked_back_on_asks_nothing() {
    let acts = illegal_move().into_iter().chain(illegal_move());
    let window = looked_through(&[], acts.collect());
    window.get_by_label_contains("Ruling 2: ");
    let texts = fits::texts(&window);
    let asks = |(text, _): &(String, _)| text.contains("still mate by any series");
    assert!(!texts.iter().any(asks), "{texts:?}");
}

#[test]
fn a_ruling_on_no_illegal_move_leads_to_the_move_it_stands_above() {
    let hands = [
        PlayerAct::Touch(Square::G1),
        PlayerAct::LetGo,
        PlayerAct::Move("e4".to_owned()),
    ];
    let mut acts: Vec<_> = hands.map(|act| Deed::Player(Color::White, act)).into();
    acts.extend([
        Deed::Player(Color::White, PlayerAct::Move("Nf3".to_owned())),
        Deed::Player(Color::Black, PlayerAct::Move("e5".to_owned())),
    ]);
    let mut window = looked_through(&[], acts);
    window.get_by_label_contains("Ruling 1: ").click();
    window.run();
    let made = window
        .get_by_label("knight to f3")
        .accesskit_node()
        .toggled();
    assert_eq!(made, Some(Toggled::True));
    assert_eq!(whys(&window), 0);
}
