//! What a screen reader says of a move, at every level of help.

use egui_kittest::kittest::Queryable;
use jadoube_core::chess::{Chess, Color, Move, Position as _};
use jadoube_core::i18n::{Language, Words};
use jadoube_core::laws::{ArbiterAct, Deed, PlayerAct};
use jadoube_core::notation::{Letters, NotationStyles, SpokenStyle, Style};
use jadoube_ui::AssistLevel;
use strum::IntoEnumIterator as _;

use super::heard_events::told;
use super::table::timed;
use crate::support::app_harness::{AppHarness, window};

/// A game in which those moves are made, each pressed but for the last.
fn played(moves: &[&str], assist: AssistLevel) -> AppHarness {
    let mut shell = AppHarness::new(timed("300"));
    shell.set(|settings| settings.play.assist = assist);
    shell.act(Deed::Arbiter(ArbiterAct::Start));
    for (ply, text) in moves.iter().enumerate() {
        let color = shell.arbiter().table().game().has_the_move();
        shell.does(color, PlayerAct::Play((*text).to_owned()));
        if ply + 1 < moves.len() {
            shell.does(color, PlayerAct::Press);
        }
    }
    window(shell, 1280.0, 800.0)
}

#[test]
fn every_move_is_said_when_it_is_made_and_when_it_is_completed() {
    for assist in [AssistLevel::Tournament, AssistLevel::Friendly] {
        let mut window = played(&["e4", "d5", "exd5"], assist);
        window.get_by_label_contains("White: pawn takes d5, made.");
        window.does(Color::White, PlayerAct::Press);
        window.run();
        window.get_by_label_contains("White: pawn takes d5, completed.");
        let presses = window.query_by_label_contains("White presses");
        assert!(presses.is_none());
    }
    let window = played(&["e4"], AssistLevel::Tournament);
    let due = window.query_by_label_contains("White presses");
    assert!(due.is_none(), "the arbiter is silent");
}

#[test]
fn the_move_that_ends_the_game_is_said_with_the_result_and_why() {
    for assist in [AssistLevel::Tournament, AssistLevel::Friendly] {
        let window = played(&["f3", "e5", "g4", "Qh4#"], assist);
        let text = told(&window);
        for part in [
            "Black: queen to h4, checkmate, made.",
            "Black wins 0–1",
            "Article 5.1.1",
        ] {
            assert!(text.contains(part), "{assist:?}: `{text}` lacks `{part}`");
        }
    }
}

#[test]
fn checks_castling_and_promotion_are_heard() {
    for (moves, said) in [
        (&["e4", "f6", "Qh5+"][..], "queen to h5, check"),
        (&["f3", "e5", "g4", "Qh4#"], "queen to h4, checkmate"),
        (
            &["e4", "e5", "Nf3", "Nf6", "Bc4", "Bc5", "O-O"],
            "castles kingside",
        ),
        (&["Nf3", "d5", "d3", "Nc6", "Nbd2"], "knight b1 to d2"),
        (&["c4", "d5", "e4", "e6", "cxd5"], "pawn c4 takes d5"),
        // The other knight is pinned.
        (
            &["d4", "e6", "Nc3", "Bb4", "e4", "h6", "Ne2"],
            "knight to e2",
        ),
    ] {
        let mut position = Chess::default();
        let (last, before) = moves.split_last().expect("a move");
        for text in before {
            let mv = read(&position, text);
            position.play_unchecked(mv);
        }
        let words = Words::new(Language::English);
        assert_eq!(words.move_in_words(&position, read(&position, last)), said);
    }
}

fn read(position: &Chess, text: &str) -> Move {
    let letters = jadoube_core::notation::Letters::English;
    jadoube_core::notation::algebraic::read(position, text, letters).expect("a legal move")
}

#[test]
fn a_move_is_heard_in_the_way_that_its_player_has_chosen() {
    let said = [
        (SpokenStyle::Words, "knight to f3"),
        (SpokenStyle::Notation, "Nf3"),
        (SpokenStyle::Anna, "Springer Gustav eins, Felix drei"),
        (SpokenStyle::Nato, "knight to Foxtrot 3"),
        (SpokenStyle::Uci, "g1f3"),
    ];
    assert_eq!(said.len(), SpokenStyle::iter().count());
    for (style, heard) in said {
        let mut window = played(&["e4", "e5", "Nf3"], AssistLevel::Friendly);
        window.set(|settings| {
            settings.preferences.spoken.white = style;
            settings.preferences.notation = NotationStyles::of_both(Style::laws(Letters::English));
        });
        window.does(Color::White, PlayerAct::Press);
        window.run();
        let told = |window: &AppHarness| {
            let heard = format!("White: {heard}, ");
            window.query_all_by_label_contains(&heard).next().is_some()
        };
        assert!(told(&window), "{style}: {heard}");
        // The other player's moves are said as before.
        window.does(Color::Black, PlayerAct::Move("Nc6".into()));
        window.run();
        let reply = window.query_all_by_label_contains("Black: knight to c6, ");
        assert!(reply.count() > 0, "{style}");
    }
}
