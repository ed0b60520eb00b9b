//! The log of the arbiter's desk: what a decision rests on, and what an answer that nobody spoke comes to.

use jadoube_core::chess::{CastlingMode, Color, Fen, Square};
use jadoube_core::clock::Moment;
use jadoube_core::laws::{ArbiterAct, CanMate, Decision, Event, PlayerAct, StandardReason, Terms};

use super::arbiter_desk::game;
use super::desk_log::told;
use crate::support::app_harness::AppHarness;

fn from_position(fen: &str) -> AppHarness {
    let fen: Fen = fen.parse().expect("a FEN");
    let terms = Terms {
        start: fen
            .into_position(CastlingMode::Standard)
            .expect("a position"),
        control: Terms::default().control,
        ..Terms::default()
    };
    let mut shell = AppHarness::new(terms);
    shell.hear(Event::of_arbiter(Moment::START, ArbiterAct::Start));
    shell
}

fn arbitrates(shell: &mut AppHarness, act: ArbiterAct) {
    shell.hear(Event::of_arbiter(shell.now(), act));
}

#[test]
fn a_claim_that_is_right_is_told_with_what_was_counted() {
    let mut thrice = game(&["Nf3", "Nf6", "Ng1", "Ng8"].repeat(2));
    thrice.does(Color::Black, PlayerAct::Press);
    thrice.does(Color::White, PlayerAct::ClaimRepetition(None));
    let line = "the claim is right (the position has occurred 3 times): ½–½";
    let lines = told(thrice);
    assert!(lines.iter().any(|it| it.ends_with(line)), "{lines:?}");

    let mut fifty = from_position("4k3/8/8/8/8/8/R7/4K3 w - - 99 90");
    fifty.does(Color::White, PlayerAct::Move("Ra3".into()));
    fifty.does(Color::Black, PlayerAct::ClaimFifty(None));
    arbitrates(&mut fifty, ArbiterAct::Decide(Decision::Accept));
    let line = "50 moves by each player without a capture or a pawn move";
    let lines = told(fifty);
    assert!(lines.iter().any(|it| it.contains(line)), "{lines:?}");
    assert!(lines.iter().any(|it| it.contains("9.3.2")), "{lines:?}");
}

#[test]
fn times_that_nobody_corrects_are_told_as_staying() {
    for answer in [ArbiterAct::Resume, ArbiterAct::Decide(Decision::Reject)] {
        let mut shell = game(&["e4", "e5", "Nf3"]);
        arbitrates(&mut shell, ArbiterAct::Stop);
        arbitrates(&mut shell, ArbiterAct::Reinstate(1));
        let asked = shell.arbiter().table().questions().len();
        assert_eq!(asked, 1, "what should the clocks show?");
        arbitrates(&mut shell, answer.clone());
        let lines = told(shell);
        let kept = |it: &String| it.contains("the clock times stay");
        assert!(lines.iter().any(kept), "{answer:?}: {lines:?}");
    }
}

#[test]
fn a_pawn_that_leaves_its_file_and_takes_nothing_is_written_with_both_squares() {
    let mut shell = game(&["e4"]);
    for act in [
        PlayerAct::Lift(Square::B7),
        PlayerAct::Release(Square::A6),
        PlayerAct::Press,
    ] {
        shell.does(Color::Black, act);
    }
    let lines = told(shell);
    let written = |it: &String| it.contains("(1…b7-a6)");
    assert!(lines.iter().any(written), "{lines:?}");
}

#[test]
fn what_the_program_proves_is_not_told_as_the_arbiters() {
    let mut shell = from_position("r3k3/8/8/8/8/8/4P3/4K3 w - - 0 1");
    shell.does(Color::White, PlayerAct::Resign);
    for act in [
        ArbiterAct::Note(StandardReason::Proof.into()),
        ArbiterAct::Establish(Color::Black, CanMate::Yes),
    ] {
        arbitrates(&mut shell, act);
    }
    let lines = told(shell);
    let says = |it: &String| it.ends_with("mate is still possible, as the program proved");
    assert!(lines.iter().any(says), "{lines:?}");
}

/// Who moves out of turn after the opponent's illegal move was put right is not charged with the opponent's move.
#[test]
fn a_move_out_of_turn_is_not_named_after_the_opponents_illegal_one() {
    let mut shell = game(&["e4", "e5"]);
    for act in [
        PlayerAct::Lift(Square::G1),
        PlayerAct::Release(Square::G3),
        PlayerAct::Press,
    ] {
        shell.does(Color::White, act);
    }
    for act in [
        PlayerAct::Lift(Square::B8),
        PlayerAct::Release(Square::C6),
        PlayerAct::Press,
    ] {
        shell.does(Color::Black, act);
    }
    let lines = told(shell);
    let of_black: Vec<_> = lines
        .iter()
        .filter(|line| line.starts_with("Black moved while White had the move"))
        .collect();
    assert!(!of_black.is_empty(), "{lines:?}");
    assert!(
        of_black.iter().all(|line| !line.contains("g3")),
        "{lines:?}"
    );
}

#[test]
fn an_offer_is_told_as_made() {
    let mut shell = game(&["e4"]);
    shell.does(Color::Black, PlayerAct::Move("e5".into()));
    shell.does(Color::White, PlayerAct::Move("d4".into()));
    shell.does(Color::White, PlayerAct::OfferDraw);
    let lines = told(shell);
    assert!(
        lines.iter().any(|line| line == "White offers a draw"),
        "{lines:?}"
    );
}
