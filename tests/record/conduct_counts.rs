//! What counts once in how a game was conducted, and which move it is about.

use jadoube_core::chess::Square;
use jadoube_core::laws::PlayerAct;
use jadoube_core::record::conduct::LapseKind;
use jadoube_core::record::script::Script;

use super::conduct::{BLACK, WHITE, conduct, moves, stands, timed, told};

#[test]
fn a_capture_tried_in_place_of_a_touched_piece_is_one_regret() {
    let script = Script {
        position: stands("4k3/8/2n5/1B6/8/4B3/8/4K3 w - - 0 8"),
        ..timed("5400")
    };
    let of = conduct(
        script,
        [
            (1, WHITE, PlayerAct::Touch(Square::E3)),
            (1, WHITE, PlayerAct::LetGo),
            (2, WHITE, PlayerAct::Play("Bxc6+".to_owned())),
            (3, WHITE, moves("Bf2")),
        ],
    );
    assert_eq!(told(&of.white), [(LapseKind::Touch, 8)]);
}

#[test]
fn a_slip_of_the_pen_is_told_with_the_move_that_it_is_about() {
    let of = conduct(
        timed("5400"),
        [
            (2, WHITE, moves("e4")),
            (3, WHITE, PlayerAct::Record("e4".to_owned())),
            (4, BLACK, moves("Nf6")),
            (5, WHITE, PlayerAct::Record("Nh6".to_owned())),
        ],
    );
    assert_eq!(told(&of.white), [(LapseKind::Scoresheet, 1)]);
}

#[test]
fn a_press_without_a_move_is_told_as_that_and_not_as_an_illegal_move() {
    let of = conduct(
        timed("5400"),
        [
            (2, WHITE, moves("e4")),
            (4, BLACK, moves("Nf6")),
            (5, WHITE, PlayerAct::Press),
        ],
    );
    assert_eq!(told(&of.white), [(LapseKind::EmptyPress, 2)]);
}
