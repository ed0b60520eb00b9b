//! Whose hand comes to the board, by whose clock runs and whose piece stands there; and when nobody's does.

use super::{Black, Game, Hands, White};
use jadoube_core::chess::Square;
use jadoube_core::hands::{HandContext, HandEvent, HandInput};
use jadoube_core::laws::{ArbiterAct, CommonAct, Deed, Person, PlayerAct, Rule, Terms};

/// White has moved a pawn and has yet to press.
fn before_the_press(hands: Hands) -> Game {
    let mut game = Game::timed(hands);
    game.acts(White, PlayerAct::Play("e4".into()));
    game
}

#[test]
fn by_hand_a_second_touch_before_the_press_is_its_own_players() {
    let mut game = before_the_press(Hands::Full);
    assert_eq!(game.context().at_the_board(), Black);
    assert_eq!(game.click(Square::E4), "Touch(E4) LetGo");
    let acts = game.slide(Square::D2, Square::D2);
    assert_eq!(acts, "Touch(D2) Lift(D2) PutBack");
    // The opponent's piece is the opponent's, whose move it is.
    assert_eq!(game.click(Square::G8), "Black:Touch(G8)");
    // Once the reply has begun, a click on an enemy piece is the replying player's, who captures.
    assert_eq!(game.click(Square::E4), "Black:Remove(E4)");
}

#[test]
fn a_piece_that_whoever_waits_puts_elsewhere_goes_back_at_once() {
    for hands in [Hands::Quick, Hands::Full] {
        let mut game = Game::timed(hands);
        for (by, from, to) in [
            (White, Square::E2, Square::E4),
            (Black, Square::D7, Square::D5),
            (White, Square::B1, Square::C3),
        ] {
            game.slide(from, to);
            game.acts(by, PlayerAct::Press);
        }
        let acts = game.slide(Square::E4, Square::E5);
        assert_eq!(acts, "Lift(E4) Release(E5)", "{hands:?}");
        let rulings = game.log.last().map(|entry| &entry.rulings);
        let rules: Vec<Rule> = rulings.into_iter().flatten().map(|it| it.rule).collect();
        assert_eq!(rules, [Rule::HaveTheMove], "{hands:?}");
        assert!(game.arbiter.table().is_in_order(), "{hands:?}");
    }
}

#[test]
fn whoever_knocked_pieces_over_sets_up_those_of_both_sides() {
    let mut game = before_the_press(Hands::Full);
    let whites = |act| Deed::Common(Person::Player(White), act);
    game.hear(whites(CommonAct::KnockOver));
    for square in [Square::G8, Square::F2] {
        game.click(square);
        let act = game.log.last().and_then(|entry| entry.event.player());
        assert_eq!(act, Some(White), "{square}");
    }
    game.hear(whites(CommonAct::StandUp));
    game.acts(White, PlayerAct::Press);
    assert_eq!(game.context().hand_at(Square::G8), Black);
    assert!(game.arbiter.table().turn().binds_to_nothing());
}

#[test]
fn in_quick_hands_a_move_that_was_made_is_not_made_again() {
    let mut game = before_the_press(Hands::Quick);
    assert!(game.context().is_move_made_with(Square::E4));
    assert!(!game.context().is_move_made_with(Square::E7));
    assert_eq!(game.click(Square::E4), "");
    assert_eq!(game.slide(Square::E4, Square::E5), "");
    game.acts(White, PlayerAct::Press);
    assert!(!game.context().is_move_made_with(Square::E4));
    assert_eq!(game.click(Square::E4), "Black:Touch(E4)");
}

#[test]
fn a_player_straightens_their_own_pieces_between_move_and_press() {
    for hands in Hands::ALL {
        let mut game = before_the_press(hands);
        game.acts(White, PlayerAct::Adjust);
        assert_eq!(game.context().adjusting(), Some(White));
        assert_eq!(game.click(Square::E4), "Touch(E4) LetGo");
        let reply = game.slide(Square::G8, Square::F6);
        assert_eq!(reply, "Black:Touch(G8) Black:Lift(G8) Black:Release(F6)");
        assert_eq!(game.made(), ["e2e4", "g8f6"]);
    }
}

#[test]
fn in_a_lesson_every_hand_is_the_learners() {
    let game = before_the_press(Hands::Full);
    let context = HandContext {
        learner: Some(Black),
        ..game.context()
    };
    let touch = HandInput::default().hear(HandEvent::Touch(Square::E4), &context);
    assert_eq!(touch, [Deed::Player(Black, PlayerAct::Touch(Square::E4))]);
}

#[test]
fn nobody_lays_hands_on_the_board_while_the_clocks_stand_or_the_game_is_history() {
    let mut game = Game::timed(Hands::Quick);
    game.hear(Deed::Arbiter(ArbiterAct::Stop));
    assert!(game.context().is_paused());
    assert_eq!(game.slide(Square::E2, Square::E4), "");
    assert_eq!(game.types("e4"), "");
    game.hear(Deed::Arbiter(ArbiterAct::Resume));
    let history = HandContext {
        is_played: false,
        ..game.context()
    };
    let touch = HandInput::default().hear(HandEvent::Touch(Square::E2), &history);
    assert_eq!(touch, []);
    assert_eq!(game.types("e4"), "Lift(E2) Release(E4)");
}

/// Without a clock the opponent says that a move is done by reaching for a piece to reply with, and that gesture does nothing
/// else: what was let go of is an illegal move like any other.
#[test]
fn without_a_clock_a_reply_says_that_the_move_is_done() {
    for hands in [Hands::Quick, Hands::Full] {
        let mut game = Game::under(Terms::default(), hands);
        game.slide(Square::E2, Square::E5);
        assert_eq!(game.slide(Square::E7, Square::E6), "Press", "{hands:?}");
        let charged = game.arbiter.table().illegal_moves();
        assert_eq!((charged.white, charged.black), (1, 0), "{hands:?}");
        assert!(game.is_sound(), "{hands:?}");
        game.slide(Square::E2, Square::E4);
        game.slide(Square::E7, Square::E6);
        assert_eq!(game.made(), ["e2e4", "e7e6"], "{hands:?}");
    }
}
