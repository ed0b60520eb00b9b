//! At the arbiter's desk: an incident is entered.

use super::{BEFORE_AN_ANSWER, in_turn};

#[test]
fn an_incident_is_entered_at_the_desk_once_it_is_known_what_comes_of_it() {
    in_turn(0, |player| {
        player.begin_game();
        player.plays("e4");
        player.press("F9");
        player.hear("Arbiter’s desk");
        player.choose("Incident…");
        player.choose("A phone rang");
        player.choose("Black");
        player.hear("White wins: 1–0. ");
        player.choose("Enter: 1–0");
        player.hear("Sure? Enter: 1–0");
        // What keeps things as they are has the keyboard; the other answer stands before it.
        player.hear("No, button");
        player.rest(BEFORE_AN_ANSWER);
        player.press("shift+Tab");
        player.hear("Enter: 1–0, button");
        player.press("Return");
        player.hear("that rang: 1–0");
        // Escape takes the keyboard from where it was, if it still is there, and then leaves the desk.
        player.press("Escape");
        if !player.listen_to_all().contains("White wins 1–0") {
            player.press("Escape");
        }
        let told = player.hear("White wins 1–0");
        assert!(told.contains("Article 11.3.2"), "{told}");
    });
}
