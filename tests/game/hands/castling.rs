//! Castling: king onto rook, king first, rook first, by its button, and with both by hand.

use super::{AssistLevel, Game, Hands, White};
use jadoube_core::chess::Square;
use jadoube_core::hands::{Castling, HandEvent};
use jadoube_core::laws::{Duty, PlayerAct};

const BOTH_SIDES: &str = "4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1";
const TO_THE_RIGHT: Castling = Castling {
    king: Square::E1,
    rook: Square::H1,
};

fn quick() -> Game {
    Game::of(BOTH_SIDES, Hands::Quick)
}

#[test]
fn the_rook_follows_the_king() {
    for target in [Square::G1, Square::H1] {
        let mut game = quick();
        let acts = game.slide(Square::E1, target);
        assert_eq!(acts, "Touch(E1) Lift(E1) Release(G1) Lift(H1) Release(F1)");
        assert!(game.is_sound());
        let mut game = quick();
        assert_eq!(game.click(Square::E1), "Touch(E1)");
        let aimed = Castling::aimed_at(&game.context(), target);
        assert_eq!(aimed, Some(TO_THE_RIGHT));
        let acts = game.click(target);
        assert_eq!(acts, "Lift(E1) Release(G1) Lift(H1) Release(F1)");
        assert_eq!(game.made(), ["e1g1"]);
    }
}

#[test]
fn a_rook_that_was_touched_first_does_not_castle() {
    let mut game = quick();
    assert_eq!(game.click(Square::H1), "Touch(H1)");
    assert_eq!(game.click(Square::E1), "Touch(E1)");
    assert_eq!(game.arbiter.obligation().duty, Duty::Move(Square::H1));
    let mut game = quick();
    let acts = game.slide(Square::H1, Square::F1);
    assert_eq!(acts, "Touch(H1) Lift(H1) Release(F1)");
    assert_eq!(game.made(), ["h1f1"]);
}

#[test]
fn by_hand_king_and_rook_are_moved_one_after_the_other() {
    let mut game = Game::of(BOTH_SIDES, Hands::Full);
    let king = game.slide(Square::E1, Square::G1);
    assert_eq!(king, "Touch(E1) Lift(E1) Release(G1)");
    assert_eq!(game.made(), [""; 0]);
    assert!(game.arbiter.obligation().duty.is_under_way());
    assert!(!game.context().is_unsettled());
    let rook = game.slide(Square::H1, Square::F1);
    assert_eq!(rook, "Touch(H1) Lift(H1) Release(F1)");
    assert_eq!(game.made(), ["e1g1"]);
    // The king onto its rook is no act by hand.
    let mut game = Game::of(BOTH_SIDES, Hands::Full);
    let acts = game.slide(Square::E1, Square::H1);
    assert_eq!(acts, "Touch(E1) Lift(E1) PutBack");
}

#[test]
fn its_button_castles_whatever_is_in_hand() {
    let mut game = quick();
    let offers = Castling::offers(&game.context());
    assert_eq!(offers.len(), 2);
    assert_eq!(offers[1], TO_THE_RIGHT);
    game.does(HandEvent::Carry(Square::E1));
    let acts = game.does(HandEvent::Castle(TO_THE_RIGHT));
    assert_eq!(acts, "PutBack Lift(E1) Release(G1) Lift(H1) Release(F1)");
    assert!(game.is_sound());
}

#[test]
fn where_castling_is_not_legal_king_and_rook_are_touched() {
    let fen = "4k1r1/8/8/8/8/8/8/R3K2R w KQ - 0 1";
    let mut game = Game::of(fen, Hands::Quick).with(AssistLevel::Tournament);
    assert_eq!(Castling::offers(&game.context()).len(), 2);
    let acts = game.slide(Square::E1, Square::H1);
    let wish = "Touch(E1) LetGo Touch(H1) LetGo";
    assert_eq!(acts, format!("Touch(E1) Lift(E1) PutBack {wish}"));
    let mut game = Game::of(fen, Hands::Quick);
    assert_eq!(Castling::offers(&game.context()).len(), 1);
    assert_eq!(game.does(HandEvent::Castle(TO_THE_RIGHT)), wish);
}

#[test]
fn in_chess960_the_king_waits_beside_the_board_while_it_changes_places() {
    let fen = "4k3/8/8/8/8/8/8/5KR1 w G - 0 1";
    let mut game = Game::of(fen, Hands::Quick);
    let acts = game.slide(Square::F1, Square::G1);
    let ritual = "Remove(F1) Lift(G1) Release(F1) Take(King) Release(G1)";
    assert_eq!(acts, format!("Touch(F1) Lift(F1) PutBack {ritual}"));
    assert!(game.is_sound());
    let mut game = Game::of(fen, Hands::Full);
    game.acts(White, PlayerAct::AnnounceCastling);
    let aside = game.slide(Square::F1, None);
    assert_eq!(aside, "Touch(F1) Lift(F1) PutBack Remove(F1)");
    game.slide(Square::G1, Square::F1);
    let king = game.does(HandEvent::Box(jadoube_core::chess::Role::King));
    assert_eq!(king, "Take(King)");
    let over = HandEvent::LetGo(Some(Square::G1));
    assert_eq!(game.does(over), "Release(G1)");
    assert!(game.is_sound());
    assert_eq!(game.arbiter.table().game().plies().len(), 1);
}
