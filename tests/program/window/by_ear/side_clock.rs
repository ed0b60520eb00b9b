//! The clock for a board beside the screen: set, started, pressed, stopped, and run to its flag.

use std::time::Duration;

use super::in_turn;

#[test]
fn the_side_clock_is_set_pressed_and_run_to_its_flag() {
    in_turn(5, |player| {
        player.choose("Side clock");
        player.hear("Side clock");
        player.tab_to("Custom time");
        player.press("ctrl+a");
        player.write("19s");
        player.choose("Set the clock");
        player.hear("Black presses first");
        player.press("Control_R");
        player.hear("White: 0:19, running");
        player.press("Control_L");
        player.hear("Black: 0:19, running");
        player.press("p");
        player.hear("Both clocks are stopped.");
        player.press("p");
        player.hear("Black: 0:1");
        player.rest(Duration::from_secs(7));
        player.hear("Black: 0:10");
        player.rest(Duration::from_secs(8));
        let told = player.hear("flag");
        assert!(told.contains("Black"), "{told}");
    });
}
