//! A claim that is right, one that is wrong, and a touched piece that was not moved.

use super::{BlindPlayer, in_turn};

#[test]
fn a_draw_is_claimed_by_the_third_repetition() {
    in_turn(1, |player| {
        player.begin_game();
        player.plays("Nf3 Nf6 Ng1 Ng8 Nf3 Nf6");
        let told = player.makes("Ng1");
        assert!(told.contains("Black can claim a draw"), "{told}");
        player.completes();
        claims(player, "Threefold repetition: with knight to g8");
        let told = player.hear("Draw");
        for part in ["½–½", "repetition", "Article 9.2"] {
            assert!(told.contains(part), "“{told}” lacks {part}");
        }
    });
}

#[test]
fn a_wrong_claim_is_answered_and_the_opponent_declines() {
    in_turn(2, |player| {
        player.begin_game();
        player.plays("e4");
        claims(player, "Threefold repetition: once so far");
        let told = player.hear("Black’s claim is wrong");
        for part in ["White +1:00", "Article 9.2.2", "draw offer"] {
            assert!(told.contains(part), "“{told}” lacks {part}");
        }
        // The answer has the keyboard.
        player.hear("White declines: play on, button");
        player.rest(super::BEFORE_AN_ANSWER);
        player.press("Return");
        player.hear("White declined the draw: play on");
        player.plays("e5 Nf3");
    });
}

#[test]
fn a_touched_piece_that_is_not_moved_is_claimed_and_put_right() {
    in_turn(3, |player| {
        player.begin_game();
        player.plays("e4 e5");
        let stands = player.walk_to("g1");
        assert_eq!(stands, "g1, white knight");
        player.press("Return");
        player.hear("White: knight g1, touched.");
        player.press("Return");
        player.hear("g1, white knight");
        player.walk_to("d2");
        player.press("Return");
        player.hear("The knight on g1 was touched first.");
        player.walk_to("d4");
        player.press("Return");
        let told = player.hear("White did not move the touched piece");
        for part in ["The knight on g1 must move", "Article 4.3.1"] {
            assert!(told.contains(part), "“{told}” lacks {part}");
        }
        // The pawn is put back by the ruling.
        player.walk_to("d2");
        player.hear("d2, white pawn");
        player.plays("Nf3");
    });
}

/// Claims on that ground, for the player who has the move.
fn claims(player: &mut BlindPlayer<'_>, ground: &str) {
    player.press("ctrl+l");
    player.hear("claims…");
    // The first ground has the keyboard.
    player.hear(", radio button");
    assert!(
        player.focus().name.starts_with(ground),
        "{}",
        player.focus()
    );
    player.press("space");
    player.choose("Make the claim");
}
