//! The sheet on which a player claims: it says what becomes of the clocks, and never whether the claim is right.

use egui_kittest::kittest::Queryable;
use jadoube::chess::Color;
use jadoube::laws::{ArbiterAct, Deed, Edition, Pace, PlayerAct, Terms};
use jadoube::ui::{AssistLevel, Command};

use super::arbiter_desk::game;
use super::fits::texts;
use crate::support::app_harness::{AppHarness, window};

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

/// The sheet of a claim by White in a game of that edition and pace.
fn sheet(terms: Terms) -> Vec<String> {
    let mut shell = AppHarness::new(terms);
    shell.set(|settings| settings.assist = AssistLevel::Friendly);
    shell.ask(Command::Act(Deed::Arbiter(ArbiterAct::Start)));
    let mut window = window(shell, 900.0, 600.0);
    let claim = window.get_all_by_label("Claim…").last();
    claim.expect("White can claim").click_accesskit();
    window.run();
    texts(&window).into_iter().map(|it| it.0).collect()
}

#[test]
fn what_a_wrong_claim_costs_in_this_edition_is_told_before_it_is_made() {
    let offers = "The claim counts as an offer of a draw.";
    let also = "White also loses time: half of what is left, at most three minutes. ";
    for (edition, play, minutes, halves) in [
        (Edition::E2005, Pace::Standard, "3 minutes", also),
        (Edition::E2009, Pace::Blitz, "3 minutes", ""),
        (Edition::E2014, Pace::Blitz, "1 minute", ""),
        (Edition::E2018, Pace::Rapid, "2 minutes", ""),
        (Edition::E2023, Pace::Standard, "2 minutes", ""),
        (Edition::E2023, Pace::Rapid, "1 minute", ""),
    ] {
        let terms = Terms {
            edition,
            play,
            ..super::table_scenes::blitz_of("300+3")
        };
        let told = sheet(terms);
        let gains = "If a claim of a draw is wrong, Black gains";
        let wanted = format!("{gains} {minutes} and the game goes on. {halves}{offers}");
        assert!(told.contains(&wanted), "{edition:?} {play:?}: {told:?}");
        let runs = "The clock runs on while you choose.";
        assert!(told.iter().any(|it| it.contains(runs)), "{told:?}");
    }
}
