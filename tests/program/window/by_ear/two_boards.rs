//! A blind player and a sighted one on two boards (Appendix D): announced, repeated, executed, felt, asked and read.

use super::{BlindPlayer, in_turn};

#[test]
fn moves_are_announced_repeated_and_executed_on_two_boards() {
    in_turn(4, |player| {
        begin_game_on_two_boards(player);
        let stands = player.walk_to("e2");
        assert_eq!(stands, "e2, white pawn");
        player.press("Return");
        player.hear("pawn e2");
        player.walk_to("e4");
        player.press("Return");
        player.hear("White – announce: pawn e2, e4");
        player.press("F7");
        player.hear("White: pawn to e4, made.");
        player.hear("Black – repeat: pawn e2, e4");
        player.completes();
        // The opponent's hands wait for the repetition.
        player.write("e6");
        player.press("Return");
        player.hear("That is not the announced move: pawn e2, e4");
        player.press("F7");
        player.hear("pawn e2, e4");
        player.makes("e5");
        player.hear("White – repeat: pawn e7, e5");
        player.completes();
        let stands = player.walk_to("e5");
        assert_eq!(stands, "e5, empty", "it is not executed yet");
        player.press("F7");
        player.hear("pawn e7, e5");
        let stands = player.walk_to("e7");
        assert_eq!(stands, "e7, empty");
        player.press("F5");
        player.hear("Moves made: White 1, Black 1. White: ");
        player.press("F4");
        player.hear("White: scoresheet");
        player.press("Escape");
        player.listen_to_all();
        player.makes("Nf3");
        player.completes();
    });
}

/// Begins a game in which White is blind and each player has a board, and starts White's clock.
fn begin_game_on_two_boards(player: &mut BlindPlayer<'_>) {
    player.choose("Play");
    player.hear("New game");
    player.tab_to_beginning("Tournament settings");
    player.press("Return");
    player.tab_to_beginning("Blind or visually disabled: White");
    player.press("space");
    player.tab_to_beginning("Two boards");
    player.press("space");
    player.choose("Start the game");
    player.hear("Black, press your clock");
    player.press("space");
    player.hear("White has the move");
}
