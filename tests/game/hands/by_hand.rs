//! Every act by hand: the captured piece off first, the new one from the box.

use super::{Black, Game, Hands, START, White};
use jadoube_core::chess::{Color, Piece, Role, Square};
use jadoube_core::hands::HandEvent;
use jadoube_core::hands::hand_input::captured_first;
use jadoube_core::laws::{Hand, PlayerAct};

const CAPTURE: &str = "4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1";

fn by_hand(fen: &str) -> Game {
    Game::of(fen, Hands::Full)
}

#[test]
fn a_touch_a_lift_and_a_release_are_three_acts() {
    let mut game = by_hand(START);
    assert_eq!(game.does(HandEvent::Touch(Square::E2)), "Touch(E2)");
    assert_eq!(game.does(HandEvent::Carry(Square::E2)), "Lift(E2)");
    let over = HandEvent::LetGo(Some(Square::E4));
    assert_eq!(game.does(over), "Release(E4)");
    assert_eq!(game.made(), ["e2e4"]);
}

#[test]
fn a_capture_removes_the_captured_piece_first() {
    let mut game = by_hand(CAPTURE);
    assert_eq!(game.slide(Square::D5, None), "Touch(D5) Remove(D5)");
    let acts = game.slide(Square::E4, Square::D5);
    assert_eq!(acts, "Touch(E4) Lift(E4) Release(D5)");
    assert_eq!(game.made(), ["e4d5"]);
    let mut game = by_hand(CAPTURE);
    assert_eq!(game.click(Square::E4), "Touch(E4)");
    assert_eq!(game.click(Square::D5), "Remove(D5)");
    assert_eq!(game.click(Square::D5), "Lift(E4) Release(D5)");
    assert!(game.is_sound());
}

#[test]
fn whoever_took_a_pawn_off_in_passing_has_a_free_hand() {
    let mut game = by_hand("1n2k3/8/8/3pP3/8/8/8/4K3 w - d6 0 2");
    game.slide(Square::E5, Square::D6);
    assert_eq!(game.slide(Square::D5, None), "Touch(D5) Remove(D5)");
    game.acts(White, PlayerAct::Press);
    let reply = game.slide(Square::B8, Square::C6);
    assert_eq!(reply, "Black:Touch(B8) Black:Lift(B8) Black:Release(C6)");
    assert_eq!(game.made(), ["e5d6", "b8c6"]);
}

#[test]
fn no_piece_is_stood_upon_another() {
    let mut game = by_hand(CAPTURE);
    game.does(HandEvent::Touch(Square::E4));
    game.does(HandEvent::Carry(Square::E4));
    let captured = captured_first(Square::D5, &game.context());
    let pawn = Piece {
        color: Black,
        role: Role::Pawn,
    };
    assert_eq!(captured, Some(pawn));
    assert_eq!(captured_first(Square::E1, &game.context()), None);
    let over = HandEvent::LetGo(Some(Square::D5));
    assert_eq!(game.does(over), "PutBack");
    assert_eq!(captured_first(Square::D5, &game.context()), None);
}

#[test]
fn the_new_piece_of_a_promotion_is_taken_from_the_box() {
    let mut game = by_hand("7k/P7/8/8/8/8/8/4K3 w - - 0 1");
    game.slide(Square::A7, Square::A8);
    assert_eq!(game.hand.promotes_on(&game.context()), None);
    let off = game.slide(Square::A8, None);
    assert_eq!(off, "Touch(A8) Lift(A8) PutBack Remove(A8)");
    assert_eq!(game.does(HandEvent::Box(Role::Queen)), "Take(Queen)");
    assert_eq!(game.does(HandEvent::Box(Role::Queen)), "PutBack");
    assert_eq!(game.does(HandEvent::Box(Role::Rook)), "Take(Rook)");
    let over = HandEvent::LetGo(Some(Square::A8));
    assert_eq!(game.does(over), "Release(A8)");
    assert_eq!(game.made(), ["a7a8r"]);
    assert!(game.is_sound());
}

#[test]
fn a_pawn_that_must_be_played_to_the_last_rank_may_wait_there_for_its_exchange() {
    let mut game = by_hand("7k/P7/8/8/8/8/8/4K3 w - - 0 1");
    let claimed = PlayerAct::ClaimRepetition(Some("a8=Q+".to_owned()));
    game.acts(Color::White, claimed);
    game.slide(Square::A7, Square::A8);
    assert!(!game.context().is_unsettled());
}

/// Art. 4.6.1: the pawn need not be stood on the last rank, and the order of the acts is free.
#[test]
fn a_pawn_that_promotes_leaves_the_board_from_where_it_stands() {
    const PROMOTES: &str = "1rn1k3/P7/8/8/8/8/8/4K3 w - - 0 1";
    const CAPTURES: &str = "2r1k3/1P6/8/8/8/8/8/4K3 w - - 0 1";
    let new_queen = |game: &mut Game, square| {
        game.does(HandEvent::Box(Role::Queen));
        game.does(HandEvent::LetGo(Some(square)));
    };
    let mut game = by_hand(PROMOTES);
    game.slide(Square::A7, None);
    new_queen(&mut game, Square::A8);
    assert_eq!(game.made(), ["a7a8q"]);
    let mut game = by_hand(PROMOTES);
    new_queen(&mut game, Square::A8);
    game.slide(Square::A7, None);
    assert_eq!(game.made(), ["a7a8q"]);
    for [first, second] in [[Square::B7, Square::C8], [Square::C8, Square::B7]] {
        let mut game = by_hand(CAPTURES);
        game.slide(first, None);
        game.slide(second, None);
        new_queen(&mut game, Square::C8);
        assert_eq!(game.made(), ["b7c8q"], "{first} first");
        assert!(game.is_sound());
    }
    let mut game = by_hand(CAPTURES);
    game.slide(Square::C8, None);
    new_queen(&mut game, Square::C8);
    game.slide(Square::B7, None);
    assert_eq!(game.made(), ["b7c8q"]);
}

#[test]
fn what_may_not_lie_beside_the_board_goes_back() {
    let mut game = by_hand(START);
    let acts = game.slide(Square::E2, None);
    assert_eq!(acts, "Touch(E2) Lift(E2) PutBack");
    assert_eq!(game.does(HandEvent::Box(Role::Queen)), "Take(Queen)");
    assert_eq!(game.does(HandEvent::LetGo(None)), "PutBack");
    assert_eq!(*game.arbiter.table().hand(White), Hand::Empty);
}

#[test]
fn a_straightened_piece_is_let_go_at_once() {
    for hands in Hands::ALL {
        let mut game = Game::of(START, hands);
        game.acts(White, PlayerAct::Adjust);
        assert_eq!(game.click(Square::E2), "Touch(E2) LetGo");
        let touched = game.does(HandEvent::Touch(Square::D2));
        assert_eq!(touched, "Touch(D2)");
        let pushed = HandEvent::LetGo(Some(Square::D2));
        assert_eq!(game.does(pushed), "LetGo");
        let owed = game.arbiter.obligation().duty;
        assert_eq!(owed, jadoube_core::laws::Duty::None);
        let carried = game.slide(Square::E2, Square::E4);
        assert_eq!(carried, "Touch(E2) Lift(E2) Release(E4)");
        assert_eq!(game.context().adjusting(), None::<Color>);
    }
}
