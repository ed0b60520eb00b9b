//! Two boards where a player is blind or visually disabled (Appendix D): the opponent repeats what was announced and executes
//! it on their own board; the blind player's set is felt by arrows. And the scoresheet as text.

use eframe::egui::accesskit::Toggled;
use eframe::egui::{Event, Key, Pos2, vec2};
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use jadoube_core::chess::{Board, Color, Square};
use jadoube_core::i18n::{Language, Words};
use jadoube_core::laws::{
    ArbiterAct, Blind, Decision, Deed, Duty, PlayerAct, Regulations, Rule, Terms,
};
use jadoube_ui::Screen;

use super::blind::at_the_table;
use super::fits::cut_texts;
use super::heard_events::told;
use super::new_game_scenes::form;
use super::scenes::{Window, pressed};
use super::table::{acts, click, drag, drag_between, timed};
use super::table_scenes::of_two;
use crate::support::app_harness::AppHarness;

const ENGLISH: Words = Words::new(Language::English);
const KNIGHT: &str = "knight g1, f3";

/// A game that has begun on two boards, in which those are blind.
pub(super) fn begun(white: bool, black: bool) -> AppHarness {
    let mut shell = of_two(Terms {
        blind: Blind { white, black },
        ..timed("5400+30")
    });
    shell.set(|settings| settings.views.two_boards = true);
    shell.act(Deed::Arbiter(ArbiterAct::Start));
    shell
}

/// The same once White, who is blind, has moved the knight and announced it.
pub(super) fn announced() -> AppHarness {
    let mut shell = begun(true, false);
    shell.does(Color::White, PlayerAct::Lift(Square::G1));
    shell.does(Color::White, PlayerAct::Release(Square::F3));
    shell.does(Color::White, PlayerAct::Announce(KNIGHT.to_owned()));
    shell.does(Color::White, PlayerAct::Press);
    shell
}

pub(super) fn feeling(words: Words) -> Window {
    pressed(words, begun(true, false), &[])
}

pub(super) fn repeating(words: Words) -> Window {
    pressed(words, announced(), &[])
}

pub(super) fn repeating_on_one_board(words: Words) -> Window {
    let mut shell = announced();
    shell.set(|settings| settings.views.two_boards = false);
    pressed(words, shell, &[])
}

pub(super) fn reading(words: Words) -> Window {
    let mut window = pressed(words, announced(), &[]);
    window.key_press(Key::F4);
    window.run();
    window
}

pub(super) fn agreeing(words: Words) -> Window {
    let mut window = form(words, &["tournament-settings"]);
    let black = format!("{}: {}", words.tr("blind-players"), words.tr("color-black"));
    window.get_by_label(&black).click_accesskit();
    window.run();
    window
        .get_by_label(&words.tr("boards-two"))
        .click_accesskit();
    window.run();
    window
}

/// Two boards were chosen, and the screen lies flat between the players.
pub(super) fn laid_flat(words: Words) -> Window {
    let mut shell = begun(true, false);
    shell.set(|settings| settings.views.face_to_face = true);
    pressed(words, shell, &[])
}

/// The form of a new game while the screen lies flat.
pub(super) fn agreeing_flat(words: Words) -> Window {
    let mut window = agreeing(words);
    window.set(|settings| settings.views.face_to_face = true);
    window.run();
    window
}

/// Whether both boards tell that of a square, or how many of them do.
fn boards_with(window: &Window, square: &str) -> usize {
    window.query_all_by_label(square).count()
}

/// Where that square is on the large board.
fn on_the_large(window: &Window, square: &str) -> Pos2 {
    let all = window.query_all_by_label(square).map(|it| it.rect());
    let largest = all.max_by(|a, b| a.width().total_cmp(&b.width()));
    largest.expect("a square").center()
}

fn drag_on_the_large(window: &mut Window, from: &str, to: &str) {
    let (from, to) = (on_the_large(window, from), on_the_large(window, to));
    drag_between(window, from, to);
}

fn has_ruled(window: &Window, rule: Rule) -> bool {
    let mut rulings = window.log().iter().flat_map(|entry| &entry.rulings);
    rulings.any(|ruling| ruling.rule == rule)
}

fn newest(window: &Window, color: Color) -> Option<PlayerAct> {
    acts(window, color).last().cloned()
}

#[test]
fn two_boards_are_agreed_upon_and_remembered() {
    let mut window = agreeing(ENGLISH);
    assert!(window.state().settings().views.two_boards);
    click(&mut window, "Start the game");
    assert_eq!(window.state().screen(), Screen::Table);
    window.get_by_label("Board of Black");
}

#[test]
fn the_opponents_board_stands_until_the_move_is_repeated() {
    let mut window = at_the_table(announced());
    assert_eq!(boards_with(&window, "f3, white knight"), 1, "White's own");
    assert_eq!(boards_with(&window, "g1, white knight"), 1, "Black's");
    window.get_by_label("Boris Petrović – repeat: knight g1, f3");
    window.key_press(Key::F7);
    window.run();
    let said = PlayerAct::Announce(KNIGHT.to_owned());
    assert_eq!(newest(&window, Color::Black), Some(said));
    assert_eq!(boards_with(&window, "f3, white knight"), 2);
    assert!(window.query_by_label_contains("– repeat:").is_none());
    assert!(!has_ruled(&window, Rule::BlindAnnounce));
}

#[test]
fn a_hand_executes_it_and_anything_else_is_told_at_once() {
    let mut window = at_the_table(announced());
    // Nothing else is touched meanwhile.
    drag_on_the_large(&mut window, "e7, black pawn", "e5, empty");
    assert_eq!(newest(&window, Color::Black), None);
    assert_eq!(boards_with(&window, "f3, white knight"), 1);
    assert!(told(&window).contains("not the announced move"));
    drag_on_the_large(&mut window, "g1, white knight", "h3, empty");
    assert!(has_ruled(&window, Rule::BlindAnnounce));
    assert_eq!(boards_with(&window, "f3, white knight"), 1);
    drag_on_the_large(&mut window, "g1, white knight", "f3, empty");
    let said = PlayerAct::Announce(KNIGHT.to_owned());
    assert_eq!(newest(&window, Color::Black), Some(said));
    assert_eq!(boards_with(&window, "f3, white knight"), 2);
    assert_eq!(window.arbiter().obligation().duty, Duty::None);
}

#[test]
fn what_is_typed_repeats_before_it_plays() {
    let mut window = at_the_table(announced());
    for text in ["e6", "Nf3", "e5"] {
        for sign in text.chars() {
            window.event(Event::Text(sign.to_string()));
        }
        window.run();
        window.key_press(Key::Enter);
        window.run();
    }
    let game = window.arbiter().table().game();
    assert_eq!(game.plies().len(), 2);
    assert!(!has_ruled(&window, Rule::BlindAnnounce));
    // White's own board has the reply once White has repeated it.
    assert_eq!(boards_with(&window, "e5, black pawn"), 1);
    window.key_press(Key::Space);
    window.run();
    window.get_by_label_contains("Ana Kovač – repeat:");
    window.key_press(Key::F7);
    window.run();
    assert_eq!(boards_with(&window, "e5, black pawn"), 2);
}

#[test]
fn arrows_feel_the_blind_players_own_board_and_enter_takes_out() {
    let mut shell = begun(true, false);
    shell.set(|settings| settings.preferences.voice = true);
    let mut window = at_the_table(shell);
    for _ in 0..2 {
        window.key_press(Key::ArrowUp);
        window.run();
    }
    assert!(told(&window).contains("e4"), "{:?}", told(&window));
    assert_eq!(acts(&window, Color::White), []);
    for _ in 0..2 {
        window.key_press(Key::ArrowDown);
        window.run();
    }
    window.key_press(Key::Enter);
    window.run();
    assert_eq!(window.arbiter().obligation().duty, Duty::Move(Square::E2));
    // The sighted player's board stands as it was.
    assert_eq!(boards_with(&window, "e2, white pawn"), 1);
    for _ in 0..2 {
        window.key_press(Key::ArrowUp);
        window.run();
    }
    window.key_press(Key::Enter);
    window.run();
    window.get_by_label_contains("announce: pawn e2, e4");
}

#[test]
fn out_of_turn_the_fingers_only_feel() {
    let mut window = at_the_table(announced());
    let before = window.log().len();
    window.key_press(Key::ArrowDown);
    window.run();
    window.key_press(Key::Enter);
    window.run();
    assert!(
        told(&window).contains("e1, white king"),
        "{:?}",
        told(&window)
    );
    assert_eq!(window.log().len(), before);
}

#[test]
fn the_large_board_says_that_the_opponent_is_to_move() {
    let mut window = at_the_table(begun(true, false));
    let before = window.log().len();
    assert_eq!(boards_with(&window, "e7, black pawn"), 2);
    let at = on_the_large(&window, "e7, black pawn");
    window.drag_at(at);
    window.drop_at(at);
    window.run();
    assert!(
        told(&window).contains("on the other board"),
        "{:?}",
        told(&window)
    );
    assert_eq!(window.log().len(), before);
}

#[test]
fn both_boards_are_one_again_when_that_is_chosen() {
    let mut window = at_the_table(announced());
    window.set(|settings| settings.views.two_boards = false);
    window.run();
    assert_eq!(boards_with(&window, "f3, white knight"), 1);
    window.get_by_label("Boris Petrović – repeat: knight g1, f3");
    drag(&mut window, "e7, black pawn", "e5, empty");
    assert_eq!(window.arbiter().table().game().plies().len(), 2);
}

/// White has moved the knight, announced another move, and pressed the clock.
pub(super) fn wrongly_announced() -> AppHarness {
    let mut shell = begun(false, true);
    shell.does(Color::White, PlayerAct::Lift(Square::G1));
    shell.does(Color::White, PlayerAct::Release(Square::F3));
    shell.does(
        Color::White,
        PlayerAct::Announce("knight g1, h3".to_owned()),
    );
    shell.does(Color::White, PlayerAct::Press);
    shell
}

#[test]
fn what_was_announced_wrongly_stands_on_one_board_until_it_is_decided() {
    let mut window = at_the_table(wrongly_announced());
    assert!(has_ruled(&window, Rule::BlindPositionsDiffer));
    assert_eq!(boards_with(&window, "f3, white knight"), 1, "White's own");
    assert_eq!(boards_with(&window, "g1, white knight"), 1, "Black's");
    window.act(Deed::Arbiter(ArbiterAct::Decide(Decision::Accept)));
    window.run();
    assert_eq!(boards_with(&window, "f3, white knight"), 2);
    assert_eq!(window.arbiter().table().board(), &after_knight());
}

#[test]
fn a_screen_that_lies_flat_says_that_there_is_one_board_and_leads_to_two() {
    // As large as usual, and as a window is that is drawn for fingers.
    let sizes = [(1280.0, 800.0), (873.0, 545.0), (900.0, 600.0)];
    for (language, (width, height)) in Language::ALL
        .into_iter()
        .flat_map(|language| sizes.map(|size| (language, size)))
    {
        let words = Words::new(language);
        let mut window = laid_flat(words);
        let one_board = words.tr("face-to-face-one-board");
        assert!(told(&window).contains(&*one_board), "{}", told(&window));
        window.set_size(vec2(width, height));
        window.run();
        let told_to = window.query_all_by_label(&one_board).count();
        assert_eq!(told_to, 2, "both players are told: {language:?} {width}");
        let cut = cut_texts(&window);
        assert!(cut.iter().all(|(text, _)| *text != one_board), "{cut:?}");
        let menu = words.tr("menu");
        let menus = window.get_all_by_label(&menu).last();
        menus.expect("a menu").click();
        window.run();
        let both = words.tr("face-to-face-two-boards");
        window.get_by_label(&both).click();
        window.run();
        let views = window.state().settings().views;
        assert!(views.two_boards && !views.face_to_face);
        let own = words.tr_args("boards-own", &[("name", "Ana Kovač".into())]);
        window.get_by_label(&own);
    }
}

#[test]
fn the_form_of_a_new_game_never_promises_two_boards_on_a_flat_screen() {
    let mut window = agreeing_flat(ENGLISH);
    let one_board = ENGLISH.tr("face-to-face-one-board");
    window.get_by_label(&one_board);
    let two = ENGLISH.tr("boards-two");
    let toggled = |window: &Window| window.get_by_label(&two).accesskit_node().toggled();
    assert_eq!(toggled(&window), Some(Toggled::False));
    window.get_by_label(&two).click_accesskit();
    window.run();
    let views = window.state().settings().views;
    assert!(views.two_boards && !views.face_to_face);
    assert_eq!(toggled(&window), Some(Toggled::True));
    assert!(window.query_by_label(&one_board).is_none());
}

fn after_knight() -> Board {
    let mut board = Board::new();
    let knight = board.remove_piece_at(Square::G1).expect("a knight");
    board.set_piece_at(Square::F3, knight);
    board
}

#[test]
fn the_scoresheet_is_read_as_text() {
    let mut shell = announced();
    shell.does(Color::Black, PlayerAct::Announce(KNIGHT.to_owned()));
    shell.does(Color::Black, PlayerAct::Move("d5".to_owned()));
    let mut window = at_the_table(shell);
    window.key_press(Key::F4);
    window.run();
    let sheet = window.get_by_label("Ana Kovač: scoresheet");
    assert_eq!(sheet.value().as_deref(), Some("1 Nf3 d5"));
    assert!(sheet.is_focused());
    window.key_press(Key::Escape);
    window.run();
    assert!(window.query_by_label("Ana Kovač: scoresheet").is_none());
}

#[test]
fn it_is_written_below_where_the_players_keep_it() {
    let mut shell = of_two(Terms {
        blind: Blind {
            white: true,
            black: false,
        },
        regulations: Regulations {
            own_score: true,
            ..timed("5400+30").regulations
        },
        ..timed("5400+30")
    });
    shell.act(Deed::Arbiter(ArbiterAct::Start));
    shell.does(Color::White, PlayerAct::Move("Nf3".to_owned()));
    let mut window = at_the_table(shell);
    window.key_press(Key::F4);
    window.run();
    let name = ENGLISH.tr_args("own-write", &[("player", "Ana Kovač".into())]);
    let line = window.get_by_role_and_label(eframe::egui::accesskit::Role::TextInput, &name);
    line.focus();
    window.run();
    window.event(Event::Text("Nf3".to_owned()));
    window.run();
    window.key_press(Key::Enter);
    window.run();
    let written = PlayerAct::Record("Nf3".to_owned());
    assert_eq!(newest(&window, Color::White), Some(written));
    let sheets = window.query_all_by_label("Ana Kovač: scoresheet");
    assert!(
        sheets
            .into_iter()
            .any(|it| it.value().as_deref() == Some("1 Nf3")),
        "the sheet as text"
    );
}
