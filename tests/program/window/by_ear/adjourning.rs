//! A move is sealed, the program is started anew, and the envelope is opened.

use super::in_turn;

/// The arbiter's.
const PASSPHRASE: &str = "three knights on dark squares";

#[test]
fn a_move_is_sealed_and_played_at_the_resumption() {
    in_turn(4, |player| {
        player.begin_game();
        player.plays("e4 e5");
        player.press("F10");
        player.hear("in Menu");
        player.go_to("Down", "Adjourn (seal a move)");
        player.press("Return");
        player.hear("Adjourning the game");
        player.tab_to("The arbiter’s passphrase");
        player.write(PASSPHRASE);
        player.tab_to("Repeat");
        player.write(PASSPHRASE);
        player.choose("Ask for the sealed move");
        player.tab_to("Move to be sealed");
        player.write("Ng1-f3");
        player.choose("Seal it and stop the clock");
        player.hear("adjourned");

        player.quit_and_start();
        player.choose("Resume the game");
        player.choose("Both are here");
        player.choose("Yes, the same");
        player.tab_to("Passphrase");
        player.write(PASSPHRASE);
        player.choose("Open the envelope");
        player.hear("knight to f3");
    });
}
