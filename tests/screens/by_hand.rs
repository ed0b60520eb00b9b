//! Every act by hand: whose hand touches what, and what is said where a hand does nothing.

use egui_kittest::kittest::Queryable;
use jadoube_core::chess::{CastlingMode, Color, Fen, Square};
use jadoube_core::laws::{ArbiterAct, Consequence, Event, PlayerAct, Terms};
use jadoube_core::record::Entry;
use jadoube_ui::{AssistLevel, Hands, Screen};

use super::table::{Window, acts, click, drag, started, timed};
use crate::support::app_harness::{AppHarness, window};

fn by_hand(assist: AssistLevel) -> Window {
    let mut shell = started("300");
    shell.set(|settings| {
        settings.play.hands = Hands::Full;
        settings.play.assist = assist;
    });
    window(shell, 1280.0, 800.0)
}

fn does(window: &mut Window, color: Color, act: PlayerAct) {
    window.does(color, act);
    window.run();
}

/// White's knight has been moved to c3 and not pressed, after 1.e4 d5.
fn before_the_press() -> Window {
    let mut window = by_hand(AssistLevel::Tournament);
    does(&mut window, Color::White, PlayerAct::Move("e4".into()));
    does(&mut window, Color::Black, PlayerAct::Move("d5".into()));
    does(&mut window, Color::White, PlayerAct::Play("Nc3".into()));
    window
}

fn charged(window: &Window) -> bool {
    let mut all = window.log().iter().flat_map(Entry::consequences);
    all.any(|it| {
        matches!(
            it,
            Consequence::Illegal(..) | Consequence::MustCapture(_) | Consequence::TakeBack
        )
    })
}

#[test]
fn between_move_and_press_a_players_own_piece_is_under_their_own_hand() {
    let gestures: [fn(&mut Window); 2] = [
        |window| click(window, "e4, white pawn"),
        |window| drag(window, "e4, white pawn", "e4, white pawn"),
    ];
    for gesture in gestures {
        let mut window = before_the_press();
        let blacks = acts(&window, Color::Black).len();
        gesture(&mut window);
        assert_eq!(acts(&window, Color::Black).len(), blacks);
        does(&mut window, Color::White, PlayerAct::Press);
        drag(&mut window, "g8, black knight", "f6, empty");
        does(&mut window, Color::Black, PlayerAct::Press);
        assert!(!charged(&window), "{:?}", window.log());
        assert_eq!(window.arbiter().table().game().plies().len(), 4);
    }
}

#[test]
fn between_move_and_press_the_opponents_piece_is_under_the_opponents_hand() {
    let mut window = before_the_press();
    click(&mut window, "g8, black knight");
    assert_eq!(
        acts(&window, Color::Black).last(),
        Some(&PlayerAct::Touch(Square::G8))
    );
    let owed = window.arbiter().obligation();
    assert_eq!(owed.duty, jadoube_core::laws::Duty::Move(Square::G8));
}

#[test]
fn between_move_and_press_their_player_straightens_their_own_pieces() {
    for hands in [Hands::Full, Hands::Quick] {
        let mut window = before_the_press();
        window.set(|settings| settings.play.hands = hands);
        window.run();
        let adjust = window.get_all_by_label("J’adoube").last();
        adjust.expect("a player can say so").click();
        window.run();
        window.get_by_label_contains("White is adjusting");
        click(&mut window, "e4, white pawn");
        let whites = acts(&window, Color::White);
        assert!(whites.ends_with(&[
            PlayerAct::Adjust,
            PlayerAct::Touch(Square::E4),
            PlayerAct::LetGo
        ]));
        // Black’s reply is Black’s all the same, and ends it.
        drag(&mut window, "g8, black knight", "f6, empty");
        assert!(!charged(&window), "{:?}", window.log());
        assert_eq!(window.arbiter().table().game().plies().len(), 4);
    }
}

#[test]
fn a_capture_that_is_refused_says_why_and_what_was_captured_lies_in_the_box() {
    let mut window = by_hand(AssistLevel::Tournament);
    does(&mut window, Color::White, PlayerAct::Move("e4".into()));
    does(&mut window, Color::Black, PlayerAct::Move("d5".into()));
    drag(&mut window, "e4, white pawn", "d5, black pawn");
    window.get_by_label("The pawn on d5 must leave the board first.");
    assert!(!charged(&window));
}

#[test]
fn a_second_piece_that_is_touched_tells_among_friends_which_was_touched_first() {
    let mut window = by_hand(AssistLevel::Friendly);
    click(&mut window, "b1, white knight");
    click(&mut window, "e2, white pawn");
    window.get_by_label_contains("The knight on b1 was touched first.");
}

#[test]
fn half_a_capture_is_told_before_the_press_and_in_the_ruling() {
    let mut window = by_hand(AssistLevel::Friendly);
    for (color, text) in [(Color::White, "e4"), (Color::Black, "d5")] {
        does(&mut window, color, PlayerAct::Move(text.into()));
    }
    let told = "The capture on d5 is not finished: no piece stands there yet.";
    assert!(window.query_by_label(told).is_none());
    does(&mut window, Color::White, PlayerAct::Remove(Square::D5));
    window.get_by_label(told);
    does(&mut window, Color::White, PlayerAct::Press);
    assert!(charged(&window));
    window.get_by_label_contains("The capture on d5 was not finished.");
}

/// Both players clear the squares between king and rook.
fn until_both_may_castle(window: &mut Window) {
    for (color, text) in [
        (Color::White, "e4"),
        (Color::Black, "e5"),
        (Color::White, "Nf3"),
        (Color::Black, "Nf6"),
        (Color::White, "Be2"),
        (Color::Black, "Be7"),
    ] {
        does(window, color, PlayerAct::Move(text.into()));
    }
}

/// Castling that is done by hand has no button of its own: what was said stays where it was said, and so does *J'adoube*.
#[test]
fn castling_that_is_announced_by_hand_is_told_and_takes_no_button_away() {
    let mut window = by_hand(AssistLevel::Friendly);
    until_both_may_castle(&mut window);
    let count = |window: &Window, label| window.query_all_by_label(label).count();
    let adjusting = count(&window, "J’adoube");
    assert_eq!(count(&window, "Castling"), 0);
    does(&mut window, Color::White, PlayerAct::AnnounceCastling);
    assert_eq!(count(&window, "J’adoube"), adjusting);
    assert_eq!(count(&window, "Castling"), 1);
}

/// What a sealed move took lies in the box like anything else that was taken, and so does a piece that a pawn had become.
#[test]
fn whatever_was_taken_lies_in_the_box() {
    for (start, sealed, taken) in [
        ("2q1k3/8/8/8/8/8/2Q5/4K3 w - - 0 1", "Qxc8", "Black: queen"),
        (
            "1r2k3/8/8/8/8/8/2p5/1R2K3 b - - 0 1",
            "cxb1=Q",
            "White: rook; Black: pawn",
        ),
    ] {
        let fen: Fen = start.parse().expect("a FEN");
        let start = fen
            .into_position(CastlingMode::Standard)
            .expect("a position");
        let mut shell = AppHarness::new(Terms {
            start,
            ..timed("5400+30")
        });
        shell.set(|settings| settings.play.hands = Hands::Full);
        let by = shell.arbiter().table().game().has_the_move();
        for act in [ArbiterAct::Start, ArbiterAct::Adjourn] {
            shell.hear(Event::of_arbiter(shell.now(), act));
        }
        shell.does(by, PlayerAct::Enclose("1234".to_owned()));
        shell.does(by, PlayerAct::StopClocks);
        for color in Color::ALL {
            shell.does(color, PlayerAct::Arrive);
        }
        for act in [ArbiterAct::Resume, ArbiterAct::Reveal(sealed.to_owned())] {
            shell.hear(Event::of_arbiter(shell.now(), act));
        }
        let mut window = window(shell, 1280.0, 800.0);
        window.run_ok();
        let game = window.arbiter().table().game();
        assert_eq!(game.plies().len(), 1, "{:?}", window.log());
        window.get_by_label(taken);
        if by.is_black() {
            window.does(Color::Black, PlayerAct::Press);
            window.does(Color::White, PlayerAct::Move("Kd2".into()));
            window.does(Color::Black, PlayerAct::Move("Qd3+".into()));
            window.does(Color::White, PlayerAct::Move("Kxd3".into()));
            window.run_ok();
            window.get_by_label("White: rook; Black: queen, pawn");
        }
    }
}

#[test]
fn what_tells_that_moves_are_made_by_hand_leads_to_where_that_is_chosen() {
    let mut window = by_hand(AssistLevel::Friendly);
    click(&mut window, "Full moves by hand");
    assert_eq!(window.state().screen(), Screen::Preferences);
}

#[test]
fn castling_is_announced_where_it_is_possible_and_once() {
    let announced = |window: &Window| {
        let whites = acts(window, Color::White);
        let announces = |it: &&PlayerAct| **it == PlayerAct::AnnounceCastling;
        whites.iter().filter(announces).count()
    };
    let whites = |window: &mut Window, label: &str| {
        let button = window.get_all_by_label(label).last();
        button.expect("White’s button").click();
        window.run();
    };
    let mut window = by_hand(AssistLevel::Friendly);
    whites(&mut window, "Castle");
    assert_eq!(announced(&window), 0, "nobody can castle yet");
    until_both_may_castle(&mut window);
    whites(&mut window, "Castle");
    assert_eq!(announced(&window), 1);
    whites(&mut window, "Castling");
    assert_eq!(announced(&window), 1, "what was said is said");
}
