//! The sheet on which a player claims: it says what becomes of the clocks, and never whether the claim is right.

use egui_kittest::kittest::Queryable;
use jadoube::chess::Color;
use jadoube::laws::PlayerAct;

use super::arbiter_desk::game;
use super::fits::texts;
use crate::support::app_harness::window;

#[test]
fn a_claim_of_a_draw_says_that_the_clock_runs_until_it_is_made_and_then_both_stop() {
    let back_and_forth = ["Nf3", "Nf6", "Ng1", "Ng8"].repeat(2);
    for moves in [&["e4", "e5"][..], &back_and_forth] {
        let mut shell = game(moves);
        shell.does(Color::Black, PlayerAct::Press);
        let mut window = window(shell, 1280.0, 800.0);
        let claim = window.get_all_by_label("Claim…").last();
        claim.expect("White can claim").click_accesskit();
        window.run();
        let ground = window.get_all_by_label_contains("The same position").next();
        ground.expect("a ground").click_accesskit();
        window.run();
        let told = texts(&window);
        let says = "Your clock runs until you make it; then both clocks stop";
        assert!(told.iter().any(|it| it.0.contains(says)), "{told:?}");
    }
}
