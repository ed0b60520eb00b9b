//! Quick hands: one gesture does a whole move.

use super::{AssistLevel, Game, Hands, START};
use jadoube_core::chess::{Role, Square};
use jadoube_core::hands::{HandEvent, Prevented, PreventedMove};

fn quick(fen: &str) -> Game {
    Game::of(fen, Hands::Quick)
}

#[test]
fn a_slide_is_a_move() {
    let mut game = quick(START);
    let acts = game.slide(Square::E2, Square::E4);
    assert_eq!(acts, "Touch(E2) Lift(E2) Release(E4)");
    assert_eq!(game.made(), ["e2e4"]);
    assert!(game.is_sound());
}

#[test]
fn two_clicks_are_a_move() {
    let mut game = quick(START);
    assert_eq!(game.click(Square::G1), "Touch(G1)");
    assert_eq!(game.click(Square::F3), "Lift(G1) Release(F3)");
    assert_eq!(game.made(), ["g1f3"]);
}

#[test]
fn a_second_click_on_the_piece_takes_the_fingers_off() {
    let mut game = quick(START);
    assert_eq!(game.click(Square::G1), "Touch(G1)");
    assert_eq!(game.click(Square::G1), "LetGo");
    assert_eq!(game.click(Square::G1), "Touch(G1)");
    assert_eq!(game.does(HandEvent::PutBack), "LetGo");
}

#[test]
fn a_piece_let_go_where_it_was_taken_goes_back() {
    let mut game = quick(START);
    let acts = game.slide(Square::E2, Square::E2);
    assert_eq!(acts, "Touch(E2) Lift(E2) PutBack");
    let acts = game.slide(Square::E2, None);
    assert_eq!(acts, "Touch(E2) Lift(E2) PutBack");
    assert_eq!(game.made(), [""; 0]);
}

#[test]
fn a_capture_takes_the_captured_piece_off_first() {
    let fen = "4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1";
    let mut game = quick(fen);
    let acts = game.slide(Square::E4, Square::D5);
    assert_eq!(acts, "Touch(E4) Lift(E4) Remove(D5) Release(D5)");
    let mut game = quick(fen);
    assert_eq!(game.click(Square::E4), "Touch(E4)");
    assert_eq!(game.click(Square::D5), "Lift(E4) Remove(D5) Release(D5)");
    assert_eq!(game.made(), ["e4d5"]);
    let mut game = quick("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1");
    let acts = game.slide(Square::E5, Square::D6);
    assert_eq!(acts, "Touch(E5) Lift(E5) Remove(D5) Release(D6)");
    assert!(game.is_sound());
}

#[test]
fn a_piece_stood_on_one_of_its_own_goes_back() {
    let mut game = quick(START);
    let acts = game.slide(Square::D1, Square::D2);
    assert_eq!(acts, "Touch(D1) Lift(D1) PutBack");
    assert_eq!(game.click(Square::B1), "Touch(B1)");
    assert_eq!(game.click(Square::E2), "Touch(E2)");
}

#[test]
fn a_promotion_is_asked_for_and_may_be_put_off() {
    let mut game = quick("7k/P7/8/8/8/8/8/4K3 w - - 0 1");
    assert_eq!(game.hand.promotes_on(&game.context()), None);
    let acts = game.slide(Square::A7, Square::A8);
    assert_eq!(acts, "Touch(A7) Lift(A7) Release(A8)");
    assert_eq!(game.hand.promotes_on(&game.context()), Some(Square::A8));
    assert_eq!(game.does(HandEvent::PutBack), "");
    assert_eq!(game.hand.promotes_on(&game.context()), None);
    let acts = game.does(HandEvent::Promote(Square::A8, Role::Knight));
    assert_eq!(acts, "Remove(A8) Take(Knight) Release(A8)");
    assert_eq!(game.made(), ["a7a8n"]);
    assert!(game.is_sound());
}

#[test]
fn an_enemy_piece_that_is_put_elsewhere_was_moved_by_the_enemy() {
    for occupied in [Square::D6, Square::E4] {
        let mut game = quick("4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1");
        let acts = game.slide(Square::D5, occupied);
        let ends = if occupied == Square::D6 {
            "Release(D6)"
        } else {
            "PutBack"
        };
        assert_eq!(acts, format!("Black:Lift(D5) Black:{ends}"));
        assert!(game.arbiter.table().turn().binds_to_nothing());
    }
}

#[test]
fn an_enemy_piece_that_is_dragged_leaves_the_board_only_beside_it() {
    let mut game = quick("4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1");
    assert_eq!(game.does(HandEvent::Touch(Square::D5)), "");
    assert_eq!(game.does(HandEvent::Carry(Square::D5)), "");
    assert_eq!(game.hand.dragged_enemy(), Some(Square::D5));
    let nudged = game.does(HandEvent::LetGo(Some(Square::D5)));
    assert_eq!(nudged, "Touch(D5) LetGo");
    assert_eq!(game.slide(Square::D5, None), "Touch(D5) Remove(D5)");
    assert_eq!(game.hand.dragged_enemy(), None);
}

#[test]
fn a_typed_move_is_done_act_by_act_with_empty_hands() {
    let mut game = quick(START);
    assert_eq!(game.types("Nf3"), "Lift(G1) Release(F3)");
    let mut game = quick("4k3/8/8/3p4/4P3/8/8/4K2R w K - 0 1");
    game.click(Square::E4);
    assert_eq!(game.types("exd5"), "LetGo Lift(E4) Remove(D5) Release(D5)");
    let mut game = quick("7k/P7/8/8/8/8/8/4K3 w - - 0 1");
    let acts = game.types("a8=Q");
    assert_eq!(
        acts,
        "Lift(A7) Release(A8) Remove(A8) Take(Queen) Release(A8)"
    );
    let mut game = quick("4k3/8/8/8/8/8/8/4K2R w K - 0 1");
    game.does(HandEvent::Carry(Square::E1));
    let acts = game.types("O-O");
    assert_eq!(acts, "PutBack Lift(E1) Release(G1) Lift(H1) Release(F1)");
    assert!(game.is_sound());
}

#[test]
fn an_illegal_move_is_made_among_friends_and_stopped_by_a_teacher() {
    let mut game = quick(START);
    let acts = game.slide(Square::E2, Square::E5);
    assert_eq!(acts, "Touch(E2) Lift(E2) Release(E5)");
    assert!(game.context().is_unsettled());
    let mut game = quick(START).with(AssistLevel::Teaching);
    let acts = game.slide(Square::E2, Square::E5);
    assert_eq!(acts, "Touch(E2) Lift(E2) PutBack");
    let stopped = PreventedMove {
        from: Square::E2,
        to: Square::E5,
        is_owed_otherwise: false,
    };
    let context = game.context();
    assert_eq!(game.hand.stopped_move(&context), Some(stopped));
    assert_eq!(game.hand.stopped(&context), Some(Prevented::Move(stopped)));
    game.slide(Square::E2, Square::E4);
    assert_eq!(game.hand.stopped(&game.context()), None);
    assert_eq!(game.made(), ["e2e4"]);
}

#[test]
fn a_teacher_stops_a_move_of_another_piece_than_the_touched_one() {
    let mut game = quick(START).with(AssistLevel::Teaching);
    game.click(Square::G1);
    assert_eq!(game.types("e4"), "");
    let stopped = game.hand.stopped_move(&game.context());
    assert!(stopped.is_some_and(|stopped| stopped.is_owed_otherwise));
    let mut game = quick(START).with(AssistLevel::Teaching);
    game.mode.mistakes = true;
    game.click(Square::G1);
    assert_eq!(game.types("e4"), "LetGo Lift(E2) Release(E4)");
}

#[test]
fn a_click_on_a_teachers_dot_moves_the_piece_that_must_move() {
    let mut game = quick(START).with(AssistLevel::Teaching);
    assert_eq!(game.click(Square::F3), "");
    game.click(Square::G1);
    game.click(Square::G1);
    assert_eq!(game.click(Square::F3), "Touch(G1) Lift(G1) Release(F3)");
    assert!(game.is_sound());
}
