//! A game in which a player is blind or visually disabled (Appendix D): it is agreed upon, moves are announced, the board is
//! felt, and the assistant is asked.

use eframe::egui::{Event, Key};
use egui_kittest::kittest::Queryable as _;
use jadoube_core::chess::{Color, Square};
use jadoube_core::i18n::{Language, Words};
use jadoube_core::laws::{
    ArbiterAct, Blind, Deed, Duty, PlayerAct, Provision, Rule, Statement, Terms,
};
use jadoube_core::notation::SpokenStyle;
use jadoube_ui::{Command, Screen};

use super::heard_events::told;
use super::new_game_scenes::form;
use super::scenes::{Window, pressed};
use super::table::{acts, click, drag, timed};
use super::table_scenes::of_two;
use crate::support::app_harness::{AppHarness, window};

const ENGLISH: Words = Words::new(Language::English);

/// A game that has begun, in which those are blind.
fn begun(white: bool, black: bool) -> AppHarness {
    let mut shell = of_two(Terms {
        blind: Blind { white, black },
        ..timed("5400+30")
    });
    shell.act(Deed::Arbiter(ArbiterAct::Start));
    shell
}

/// The same once White has taken the knight out and put it in its new aperture.
fn placed(white: bool, black: bool) -> AppHarness {
    let mut shell = begun(white, black);
    shell.does(Color::White, PlayerAct::Lift(Square::G1));
    shell.does(Color::White, PlayerAct::Release(Square::F3));
    shell
}

pub(super) fn announcing(words: Words) -> Window {
    pressed(words, placed(true, false), &[])
}

/// The same with the screen flat between the players.
pub(super) fn announcing_face_to_face(words: Words) -> Window {
    let mut shell = placed(true, false);
    shell.set(|settings| settings.views.face_to_face = true);
    pressed(words, shell, &[])
}

/// A slip of the tongue, to be corrected before the press.
pub(super) fn slip(words: Words) -> Window {
    let mut shell = placed(true, false);
    shell.does(Color::White, PlayerAct::Announce("Springer h3".to_owned()));
    pressed(words, shell, &[])
}

/// Nothing stands there to be announced; the assistant has just been asked.
pub(super) fn asked(words: Words) -> Window {
    pressed(words, begun(true, true), &["announce-ask-moves"])
}

pub(super) fn agreeing(words: Words) -> Window {
    let mut window = form(words, &["tournament-settings"]);
    let black = format!("{}: {}", words.tr("blind-players"), words.tr("color-black"));
    window.get_by_label(&black).click_accesskit();
    window.run();
    window
}

pub(super) fn names(words: Words) -> Window {
    let mut window = pressed(words, begun(true, false), &[]);
    let names = Provision::Statement(Statement::BlindNames);
    window.ask(Command::OpenLaw(names));
    window.run();
    window
}

pub(super) fn at_the_table(shell: AppHarness) -> Window {
    let mut window = window(shell, 1280.0, 800.0);
    window.run();
    window
}

fn made(window: &Window) -> usize {
    window.arbiter().table().game().plies().len()
}

fn has_ruled(window: &Window, rule: Rule) -> bool {
    let newest = window.log().last().expect("an entry");
    newest.rulings.iter().any(|ruling| ruling.rule == rule)
}

#[test]
fn who_is_blind_is_agreed_upon_told_and_remembered() {
    let mut window = agreeing(ENGLISH);
    window.set_size(eframe::egui::vec2(1280.0, 800.0));
    window.run();
    assert!(window.query_all_by_label_contains("Black is blind").count() > 0);
    click(&mut window, "Start the game");
    let blind = Blind {
        white: false,
        black: true,
    };
    assert_eq!(window.arbiter().terms().blind, blind);
    assert_eq!(window.state().settings().recent.blind, blind);
    window.ask(Command::Rematch);
    window.run();
    let reversed = window.arbiter().terms().blind;
    assert!(reversed.white && !reversed.black);
}

#[test]
fn what_stands_on_the_board_is_said_by_a_button_or_a_key() {
    for by_key in [false, true] {
        let mut window = at_the_table(placed(true, false));
        assert_eq!(made(&window), 0);
        window.get_by_label("Ana Kovač – announce: knight g1, f3");
        if by_key {
            window.key_press(Key::F7);
            window.run();
        } else {
            click(&mut window, "Say it (F7)");
        }
        assert_eq!(made(&window), 1);
        let said = PlayerAct::Announce("knight g1, f3".to_owned());
        assert_eq!(acts(&window, Color::White).last(), Some(&said));
        assert!(window.query_by_label_contains("– announce:").is_none());
    }
}

#[test]
fn each_player_announces_in_the_way_of_their_moves() {
    for (style, said) in [
        (SpokenStyle::Anna, "Springer Gustav eins, Felix drei"),
        (SpokenStyle::Nato, "knight Golf 1, Foxtrot 3"),
        (SpokenStyle::Notation, "f3"),
        (SpokenStyle::Uci, "g1f3"),
    ] {
        let mut shell = placed(true, false);
        shell.set(|settings| settings.preferences.spoken.white = style);
        let mut window = at_the_table(shell);
        window.key_press(Key::F7);
        window.run();
        assert_eq!(made(&window), 1, "{said}");
        let acts = acts(&window, Color::White);
        let Some(PlayerAct::Announce(words)) = acts.last() else {
            panic!("{acts:?}");
        };
        assert!(words.ends_with(said), "{words}");
    }
}

#[test]
fn a_slip_of_the_tongue_is_typed_and_corrected_before_the_press() {
    let mut window = at_the_table(placed(true, false));
    window
        .get_by_label("The announcement, in your own words")
        .focus();
    window.run();
    for (typed, slips) in [("knight h3", true), ("Springer Felix drei", false)] {
        let line = window.get_by_label("The announcement, in your own words");
        line.focus();
        window.run();
        window.event(Event::Text(typed.to_owned()));
        window.run();
        window.key_press(Key::Enter);
        window.run();
        assert_eq!(has_ruled(&window, Rule::BlindSlip), slips, "{typed}");
        assert_eq!(made(&window), usize::from(!slips), "{typed}");
        let told = window.query_by_label_contains("other than the one on the board");
        assert_eq!(told.is_some(), slips, "{typed}");
    }
}

#[test]
fn enter_in_the_empty_line_says_what_stands_there() {
    let mut window = at_the_table(placed(true, false));
    window
        .get_by_label("The announcement, in your own words")
        .focus();
    window.run();
    window.key_press(Key::Enter);
    window.run();
    assert_eq!(made(&window), 1);
}

#[test]
fn a_press_before_the_announcement_does_not_count() {
    let mut window = at_the_table(placed(true, false));
    window.key_press(Key::Space);
    window.run();
    assert_eq!(acts(&window, Color::White).last(), Some(&PlayerAct::Press));
    assert!(has_ruled(&window, Rule::BlindClockAfter));
    window.get_by_label_contains("– announce:");
}

fn type_knight_to_f3(window: &mut Window) {
    for sign in ["N", "f", "3"] {
        window.event(Event::Text(sign.to_owned()));
    }
    window.run();
    window.key_press(Key::Enter);
    window.run();
}

#[test]
fn a_typed_move_is_announced_as_it_is_typed() {
    let mut window = at_the_table(begun(true, false));
    type_knight_to_f3(&mut window);
    assert_eq!(made(&window), 1);
    // What stands on the board already is only said.
    let mut window = at_the_table(placed(true, false));
    type_knight_to_f3(&mut window);
    assert_eq!(made(&window), 1);
}

#[test]
fn clicks_feel_and_enter_or_a_drag_takes_out() {
    let mut shell = begun(true, false);
    shell.set(|settings| settings.preferences.voice = true);
    let mut window = at_the_table(shell);
    click(&mut window, "g1, white knight");
    assert!(told(&window).contains("g1, white knight"));
    let mut rulings = window.log().iter().flat_map(|entry| &entry.rulings);
    assert!(rulings.any(|ruling| ruling.rule == Rule::BlindTouched));
    click(&mut window, "f3, empty");
    assert_eq!(window.arbiter().obligation().duty, Duty::None);
    assert_eq!(made(&window), 0);
    click(&mut window, "b1, white knight");
    window.key_press(Key::Enter);
    window.run();
    assert_eq!(window.arbiter().obligation().duty, Duty::Move(Square::B1));
    for key in [Key::ArrowUp, Key::ArrowUp, Key::ArrowRight] {
        window.key_press(key);
        window.run();
    }
    assert!(told(&window).contains("c3"), "{:?}", told(&window));
    window.key_press(Key::Enter);
    window.run();
    window.get_by_label_contains("announce: knight b1, c3");
    let mut window = at_the_table(begun(true, false));
    drag(&mut window, "e2, white pawn", "e4, empty");
    window.get_by_label_contains("announce: pawn e2, e4");
}

#[test]
fn a_sighted_opponent_announces_too() {
    let mut shell = begun(false, true);
    shell.does(Color::White, PlayerAct::Lift(Square::E2));
    shell.does(Color::White, PlayerAct::Release(Square::E4));
    let mut window = at_the_table(shell);
    assert_eq!(made(&window), 1, "it is made all the same");
    click(&mut window, "Say it (F7)");
    assert!(window.query_by_label_contains("– announce:").is_none());
    window.key_press(Key::Space);
    window.run();
    assert!(!has_ruled(&window, Rule::BlindAnnounce));
}

#[test]
fn the_assistant_tells_how_many_moves_have_been_made() {
    let mut window = at_the_table(placed(true, false));
    window.key_press(Key::F7);
    window.run();
    window.does(Color::White, PlayerAct::Press);
    window.run();
    click(&mut window, "How many moves?");
    assert_eq!(
        acts(&window, Color::White).last(),
        Some(&PlayerAct::AskMoves)
    );
    let made = "Moves made: White 1, Black 0.";
    let clocks = "Ana: 90 minutes and 57 seconds. Boris: 90 minutes and 30 seconds.";
    window.get_by_label(&format!("{made} {clocks}"));
    assert!(told(&window).contains("White 1"), "{:?}", told(&window));
}

#[test]
fn where_everybody_sees_nothing_is_announced() {
    let mut window = at_the_table(placed(false, false));
    window.key_press(Key::F7);
    window.run();
    assert_eq!(made(&window), 1);
    assert!(window.query_by_label_contains("announce").is_none());
    let newest = acts(&window, Color::White);
    assert_eq!(newest.last(), Some(&PlayerAct::Release(Square::F3)));
}

#[test]
fn the_laws_list_the_names() {
    let window = names(ENGLISH);
    assert_eq!(window.state().screen(), Screen::Laws);
    for name in [
        "a: Anna",
        "h: Hector",
        "8: acht",
        "bishop: Läufer",
        "castles queenside: Lange Rochade",
    ] {
        window.get_by_label(name);
    }
}
