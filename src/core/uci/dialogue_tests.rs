//! A conversation line by line, without any engine.

use std::time::Duration;

use super::*;
use crate::chess::{CastlingMode, Chess, Fen, FromSetup, Position as _};
use crate::clock::Moment;
use crate::engine::{MoveQuestion, PlayingStrength};
use crate::laws::{Arbiter, Event, PlayerAct, Terms};
use crate::record::Script;
use crate::record::script::Placement;

const NOW: Duration = Duration::from_secs(100);

const PATIENCE: Duration = UciDialogue::PATIENCE;

fn arbiter(fen: &str, castling: CastlingMode) -> Arbiter {
    let fen: Fen = fen.parse().expect("a FEN");
    let start = Chess::from_setup(fen.into_setup(), castling).expect("a position");
    let script = Script {
        position: Placement { start, castling },
        ..Script::default()
    };
    Arbiter::new(script.terms(script.edition))
}

fn order(arbiter: &Arbiter, allowed: impl Fn(&str) -> bool) -> SearchOrder {
    let game = arbiter.table().game();
    let position = game.position().clone();
    let legal = position.legal_moves().into_iter();
    let question = MoveQuestion {
        allowed: legal
            .filter(|mv| allowed(&mv.to_uci(game.castling()).to_string()))
            .collect(),
        position,
        earlier: Vec::new(),
        strength: PlayingStrength::ALL[0],
        seed: 1,
    };
    SearchOrder::of(arbiter.table(), &question, Moment::START)
}

/// An order about a new game.
fn any_order() -> SearchOrder {
    order(&Arbiter::new(Terms::default()), |_| true)
}

/// A conversation in which those lines were heard.
fn after(mut dialogue: UciDialogue, lines: &[&str]) -> UciDialogue {
    for line in lines {
        dialogue.hear(line, NOW);
    }
    dialogue
}

/// One that searches.
fn searching() -> UciDialogue {
    let mut dialogue = UciDialogue::begin(None, false, NOW);
    dialogue.ask(any_order(), NOW);
    let mut dialogue = after(dialogue, &["uciok", "readyok"]);
    assert!(
        dialogue
            .take_said()
            .pop()
            .is_some_and(|it| it.starts_with("go "))
    );
    dialogue
}

fn found(dialogue: &mut UciDialogue) -> Option<String> {
    let choice = dialogue.take_found()?;
    Some(choice.mv.to_uci(CastlingMode::Standard).to_string())
}

#[test]
fn a_well_behaved_engine_is_asked_and_answers() {
    let mut dialogue = UciDialogue::begin(Some(1500), false, NOW);
    assert_eq!(dialogue.take_said(), ["uci"]);
    dialogue.ask(any_order(), NOW);
    let mut dialogue = after(
        dialogue,
        &[
            "Scripted 1 by nobody",
            "id name Scripted 1",
            "option name UCI_LimitStrength type check default false",
            "option name UCI_Elo type spin default 1350 min 1350 max 2850",
            "uciok",
        ],
    );
    assert_eq!(
        dialogue.take_said(),
        [
            "setoption name UCI_LimitStrength value true",
            "setoption name UCI_Elo value 1500",
            "ucinewgame",
            "isready"
        ]
    );
    let mut dialogue = after(dialogue, &["readyok"]);
    assert_eq!(
        dialogue.take_said(),
        [
            "position fen rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
            "go movetime 2000"
        ]
    );
    let lines = ["info depth 1 score cp 33", "bestmove e2e4 ponder e7e5"];
    let mut dialogue = after(dialogue, &lines);
    let choice = dialogue.take_found().expect("a move");
    assert_eq!(choice.score, Some(33));
    assert_eq!(dialogue.due(), None);
}

#[test]
fn what_it_answers_to_nobody_is_not_played() {
    let mut dialogue = searching();
    // Another question makes the first one void; its answer, however late, is none to the second.
    dialogue.ask(any_order(), NOW);
    assert_eq!(dialogue.take_said(), ["stop"]);
    let mut dialogue = after(dialogue, &["bestmove a2a3"]);
    assert_eq!(dialogue.take_said(), ["isready"]);
    let mut dialogue = after(dialogue, &["bestmove b2b3", "readyok", "bestmove e2e4"]);
    assert_eq!(found(&mut dialogue).as_deref(), Some("e2e4"));
    let mut dialogue = after(dialogue, &["bestmove d2d4", "uciok", "readyok"]);
    assert_eq!(found(&mut dialogue), None);
    assert_eq!(dialogue.fault(), None);
}

#[test]
fn an_engine_that_keeps_waiting_is_told_to_play_and_then_given_up() {
    let mut greeted = UciDialogue::begin(None, false, NOW);
    greeted.hear("readyok", NOW + PATIENCE / 2);
    greeted.let_time_pass(NOW + PATIENCE / 2);
    assert_eq!(greeted.fault(), None);
    greeted.let_time_pass(NOW + PATIENCE);
    assert_eq!(greeted.fault(), Some(EngineFault::NoUci));

    let mut preparing = after(UciDialogue::begin(None, false, NOW), &["uciok", "uciok"]);
    preparing.let_time_pass(NOW + PATIENCE);
    assert_eq!(preparing.fault(), Some(EngineFault::NotReady));

    let mut dialogue = searching();
    let due = dialogue.due().expect("it searches");
    dialogue.let_time_pass(due);
    assert_eq!(dialogue.take_said(), ["stop"]);
    let mut hurried = dialogue.clone();
    hurried.hear("bestmove e2e4", due);
    assert_eq!(found(&mut hurried).as_deref(), Some("e2e4"));
    dialogue.hear("info depth 3", due + PATIENCE / 2);
    dialogue.let_time_pass(due + PATIENCE);
    assert_eq!(dialogue.fault(), Some(EngineFault::Silent));

    let mut stopped = searching();
    stopped.ask(any_order(), NOW);
    stopped.let_time_pass(NOW + PATIENCE);
    assert_eq!(stopped.fault(), Some(EngineFault::Silent));
}

#[test]
fn what_is_no_legal_move_is_told_and_not_played() {
    for (said, fault) in [
        ("bestmove e2e5", EngineFault::IllegalMove),
        ("bestmove e7e5", EngineFault::IllegalMove),
        ("bestmove e4", EngineFault::IllegalMove),
        ("bestmove \u{fffd}\u{fffd}", EngineFault::IllegalMove),
        ("bestmove (none)", EngineFault::NoMove),
        ("bestmove 0000", EngineFault::NoMove),
        ("bestmove", EngineFault::NoMove),
    ] {
        let mut dialogue = after(searching(), &[said]);
        assert_eq!(dialogue.fault(), Some(fault), "{said}");
        assert_eq!(found(&mut dialogue), None, "{said}");
        dialogue.ask(any_order(), NOW);
        assert!(dialogue.take_said().is_empty(), "nobody talks to it");
    }
}

/// Glaurung has no move where it may look at two hundred positions.
#[test]
fn one_that_was_held_back_too_far_to_find_a_move_is_asked_once_more() {
    let mut dialogue = UciDialogue::begin(Some(1400), false, NOW);
    dialogue.ask(any_order(), NOW);
    let mut dialogue = after(dialogue, &["uciok", "readyok"]);
    let go = dialogue.take_said().pop().unwrap_or_default();
    assert!(go.contains(" nodes "), "{go}");
    let mut dialogue = after(dialogue, &["bestmove (none)"]);
    let said = dialogue.take_said();
    assert!(said[0].starts_with("position "), "{said:?}");
    assert!(!said[1].contains(" nodes "), "{said:?}");
    let mut again = after(dialogue.clone(), &["bestmove e2e4"]);
    assert_eq!(found(&mut again).as_deref(), Some("e2e4"));
    let dialogue = after(dialogue, &["bestmove (none)"]);
    assert_eq!(dialogue.fault(), Some(EngineFault::NoMove));
}

#[test]
fn castling_is_understood_either_way_and_written_as_the_game_has_it() {
    let start = "4k3/8/8/8/8/8/8/4K2R w K - 0 1";
    let position = |castling| order(&arbiter(start, castling), |_| true);
    let usual = position(CastlingMode::Standard);
    let chess960 = position(CastlingMode::Chess960);
    for said in ["e1g1", "e1h1", "E1G1"] {
        for order in [&usual, &chess960] {
            let choice = order.choice(said, None).expect("a legal move");
            assert!(choice.mv.is_castle(), "{said}");
        }
    }
    let only_king = |castling| {
        let arbiter = arbiter(start, castling);
        order(&arbiter, |mv| matches!(mv, "e1g1" | "e1h1" | "e1e2"))
    };
    let go = only_king(CastlingMode::Standard).go(None, true);
    assert!(
        go.ends_with(" searchmoves e1e2 e1g1") || go.ends_with(" searchmoves e1g1 e1e2"),
        "{go}"
    );
    let go = only_king(CastlingMode::Chess960).go(Some(7), true);
    assert!(go.contains("e1h1") && go.contains(" nodes 7 "), "{go}");
}

#[test]
fn a_touched_piece_binds_an_engine_that_does_not_know_it() {
    let arbiter = Arbiter::new(Terms::default());
    let order = order(&arbiter, |mv| mv.starts_with("g1"));
    let choice = order.choice("e2e4", Some(5)).expect("a move");
    assert!(
        choice
            .mv
            .to_uci(CastlingMode::Standard)
            .to_string()
            .starts_with("g1")
    );
}

#[test]
fn moves_since_the_last_capture_or_pawn_move_are_told() {
    let mut arbiter = Arbiter::new(Terms::default());
    for (at, mv) in ["e4", "e5", "Nf3", "Nf6", "Ng1"].into_iter().enumerate() {
        let by = arbiter.table().game().has_the_move();
        let moment = Moment::START + Duration::from_secs(at as u64);
        arbiter.hear(&Event::of(by, moment, PlayerAct::Move(mv.to_owned())));
    }
    assert_eq!(
        order(&arbiter, |_| true).position(),
        "position fen rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2 moves g1f3 g8f6 f3g1"
    );
}
