//! The hands of a blind player: clicks feel, and Enter and a drag take out of the aperture.

use jadoube_core::chess::{Role, Square, chess960_fen};
use jadoube_core::hands::HandEvent;
use jadoube_core::laws::{Blind, Duty, PlayerAct, Terms};
use jadoube_core::record::play_mode::Hands;

use super::{Black, Game, START, White};

fn blind_white() -> Game {
    blind_white_from(START)
}

fn blind_white_from(fen: &str) -> Game {
    let (start, _) = chess960_fen::read(fen).expect("a position");
    let terms = Terms {
        start,
        blind: Blind {
            white: true,
            black: false,
        },
        ..Terms::default()
    };
    Game::under(terms, Hands::Quick)
}

#[test]
fn clicks_feel_and_bind_to_nothing() {
    let mut game = blind_white();
    assert_eq!(game.click(Square::E2), "Touch(E2) LetGo");
    assert_eq!(game.click(Square::E4), "", "an empty square");
    assert_eq!(game.click(Square::G8), "Touch(G8) LetGo");
    // The pointer went down on one piece and left it for another.
    game.does(HandEvent::Touch(Square::A2));
    assert_eq!(game.does(HandEvent::LetGo(Some(Square::A3))), "LetGo");
    assert_eq!(game.arbiter.obligation().duty, Duty::None);
    assert!(game.made().is_empty());
}

#[test]
fn what_is_taken_out_of_its_aperture_is_touched_and_waits_to_be_announced() {
    let mut game = blind_white();
    assert_eq!(game.does(HandEvent::Pick(Square::G1)), "Lift(G1)");
    assert_eq!(game.arbiter.obligation().duty, Duty::Move(Square::G1));
    assert_eq!(game.does(HandEvent::Pick(Square::F3)), "Release(F3)");
    assert!(game.made().is_empty());
    let (by, mv) = game
        .arbiter
        .announcement_to_come()
        .expect("an announcement");
    assert_eq!((by, mv.to()), (White, Square::F3));
    assert!(!game.context().is_unsettled());
    game.acts(White, PlayerAct::Announce("knight f3".to_owned()));
    assert_eq!(game.made(), ["g1f3"]);
    assert_eq!(game.arbiter.announcement_to_come(), None);
    // The sighted opponent announces once the move is made.
    game.acts(Black, PlayerAct::Play("e5".to_owned()));
    assert_eq!(
        game.arbiter.announcement_to_come(),
        None,
        "said as it is played"
    );
    assert_eq!(
        game.slide(Square::B1, Square::C3),
        "Touch(B1) Lift(B1) Release(C3)"
    );
}

#[test]
fn a_sighted_opponent_announces_what_was_made() {
    let mut game = blind_white();
    game.acts(White, PlayerAct::Play("e4".to_owned()));
    assert_eq!(game.click(Square::G8), "Black:Touch(G8)");
    assert_eq!(game.click(Square::F6), "Black:Lift(G8) Black:Release(F6)");
    let due = game.arbiter.announcement_to_come().map(|(by, _)| by);
    assert_eq!(due, Some(Black));
    game.acts(
        Black,
        PlayerAct::Announce("Springer Hector sechs".to_owned()),
    );
    let due = game.arbiter.announcement_to_come().map(|(by, _)| by);
    assert_eq!(due, Some(Black), "a slip of the tongue is corrected");
    game.acts(Black, PlayerAct::Announce("skoczek f6".to_owned()));
    assert_eq!(game.arbiter.announcement_to_come(), None);
}

#[test]
fn captures_castling_and_promotion_wait_as_a_whole_for_their_announcement() {
    let mut game = blind_white_from("4k3/P7/8/8/4p3/3P4/8/4K2R w K - 0 1");
    game.slide(Square::D3, Square::E4);
    game.acts(White, PlayerAct::Announce("pawn d3, e4".to_owned()));
    assert_eq!(game.made(), ["d3e4"]);
    let mut game = blind_white_from("4k3/P7/8/8/4p3/3P4/8/4K2R w K - 0 1");
    game.does(HandEvent::Pick(Square::E1));
    game.does(HandEvent::Pick(Square::G1));
    assert!(game.context().waits_for_announcement());
    game.acts(White, PlayerAct::Announce("krótka roszada".to_owned()));
    assert_eq!(game.made().len(), 1);
    let mut game = blind_white_from("4k3/P7/8/8/4p3/3P4/8/4K2R w K - 0 1");
    game.slide(Square::A7, Square::A8);
    let waits = game.hand.promotes_on(&game.context());
    assert_eq!(waits, Some(Square::A8));
    game.does(HandEvent::Promote(Square::A8, Role::Queen));
    assert!(game.context().waits_for_announcement());
    assert_eq!(game.hand.promotes_on(&game.context()), None);
    game.acts(White, PlayerAct::Announce("a8 queen".to_owned()));
    assert_eq!(game.made(), ["a7a8q"]);
    assert!(game.is_sound());
}
