//! Calling the arbiter is no offence: what nobody did wrong is told quietly, or not at all, and never with a whistle.

use eframe::egui::Color32;
use egui_kittest::kittest::{NodeT, Queryable};
use jadoube_core::chess::{Color, Square};
use jadoube_core::laws::{ArbiterAct, Decision, Edition, Event, PlayerAct, Supervision, Terms};
use jadoube_core::record::ReviewedGame;
use jadoube_core::record::log::journal::Heading;
use jadoube_core::record::reviewed_game::ReviewedRuling;
use jadoube_ui::kit::theme::Palette;
use jadoube_ui::{AssistLevel, Screen};

use super::table::{Window, click, started, timed};
use crate::support::app_harness::{AppHarness, window};

/// Whether anything is painted in that colour: words, lines or grounds.
fn is_painted(window: &Window, color: Color32) -> bool {
    let wanted = format!("{color:?}");
    let mut shapes = window.output().shapes.iter();
    shapes.any(|clipped| format!("{:?}", clipped.shape).contains(&wanted))
}

fn is_trouble_seen(window: &Window) -> bool {
    let colors = Palette::ALL[0];
    is_painted(window, colors.warning) || is_painted(window, colors.warning_tint)
}

/// What the look-through tells beside the moves.
fn reviewed(shell: &AppHarness) -> ReviewedGame {
    ReviewedGame::played(&Heading::default(), shell.log())
}

fn moves(shell: &mut AppHarness, moves: &[(Color, &str)]) {
    for (color, text) in moves {
        shell.does(*color, PlayerAct::Move((*text).into()));
    }
}

/// A game in which that player has called the arbiter, at their turn or at the other's.
fn called_by(caller: Color) -> AppHarness {
    let mut shell = started("300");
    moves(&mut shell, &[(Color::White, "e4"), (Color::Black, "e5")]);
    shell.does(caller, PlayerAct::StopClocks);
    shell
}

#[test]
fn whoever_touches_a_piece_meanwhile_hears_what_lets_the_clocks_run() {
    let mut window = window(called_by(Color::White), 1280.0, 800.0);
    click(&mut window, "d2, white pawn");
    window.get_by_label("The clocks are stopped. “Play on” starts them.");
    window.get_by_label("Play on");
}

#[test]
fn a_call_of_the_arbiter_that_is_settled_leaves_no_trace_of_trouble() {
    for caller in Color::ALL {
        let mut window = window(called_by(caller), 1280.0, 800.0);
        click(&mut window, "Play on");
        for (color, text) in [(Color::White, "Nf3"), (Color::Black, "Nc6")] {
            assert!(!is_trouble_seen(&window), "{caller:?}, before {text}");
            assert!(window.query_by_label_contains("stop the clocks").is_none());
            window.does(color, PlayerAct::Move(text.into()));
            window.run();
        }
        assert_eq!(reviewed(&window).rulings(), []);
        window.show(Screen::Desk);
        window.run();
        assert!(!is_trouble_seen(&window), "{caller:?}, at the desk");
        let told = caller.fold_wb("White", "Black");
        let told = format!("{told} called the arbiter; play goes on");
        let lines = window.get_all_by_label_contains(&told);
        assert!(lines.count() > 0, "the log tells it");
    }
}

#[test]
fn a_call_without_a_good_reason_is_told_as_trouble() {
    let mut shell = called_by(Color::Black);
    let reject = ArbiterAct::Decide(Decision::Reject);
    shell.hear(Event::of_arbiter(shell.now(), reject));
    shell.show(Screen::Desk);
    let window = window(shell, 1280.0, 800.0);
    assert!(is_trouble_seen(&window));
    let reviewed = reviewed(&window);
    let mut rulings = reviewed.rulings().iter();
    assert!(rulings.any(ReviewedRuling::is_trouble));
}

/// The desk of a game in which Black claims that White touched the bishop on f1.
fn touch_claimed() -> Window {
    let mut shell = AppHarness::new(Terms {
        edition: Edition::E2009,
        supervision: Supervision::Light,
        ..timed("300")
    });
    shell.hear(Event::of_arbiter(shell.now(), ArbiterAct::Start));
    moves(&mut shell, &[(Color::White, "e4"), (Color::Black, "e5")]);
    shell.does(Color::White, PlayerAct::Graze(Square::F1));
    shell.does(Color::Black, PlayerAct::ClaimTouchMove);
    shell.show(Screen::Desk);
    window(shell, 1280.0, 800.0)
}

#[test]
fn a_claim_of_a_touch_is_told_as_a_claim_and_the_ruling_as_what_was_decided() {
    for (decision, told) in [
        (Decision::Accept, "The touch was deliberate: White"),
        (Decision::Reject, "The touch was an accident: White"),
    ] {
        let mut window = touch_claimed();
        let claim = "Black claims: White touched a piece";
        assert!(window.get_all_by_label_contains(claim).count() > 0);
        assert!(window.query_by_label_contains("by accident").is_none());
        window.hear(Event::of_arbiter(
            window.now(),
            ArbiterAct::Decide(decision),
        ));
        window.run();
        assert!(window.get_all_by_label_contains(told).count() > 0, "{told}");
        assert!(window.query_by_label_contains("by accident").is_none());
    }
}

#[test]
fn a_move_taken_back_by_agreement_stands_on_the_scoresheet_without_a_whistle() {
    let mut shell = started("300");
    shell.set(|settings| settings.play.assist = AssistLevel::Friendly);
    moves(&mut shell, &[(Color::White, "e4"), (Color::Black, "e5")]);
    shell.hear(Event::of_arbiter(shell.now(), ArbiterAct::Reinstate(1)));
    let window = window(shell, 1280.0, 800.0);
    assert!(!is_trouble_seen(&window));
    let game = reviewed(&window);
    assert_eq!(game.rulings().len(), 1, "it is told");
    assert!(!game.rulings()[0].is_trouble());
}

#[test]
fn a_wrong_claim_stands_aside_while_the_arbiter_is_called() {
    let mut shell = started("300");
    moves(&mut shell, &[(Color::White, "e4"), (Color::Black, "e5")]);
    shell.does(Color::White, PlayerAct::ClaimRepetition(None));
    let mut window = window(shell, 1280.0, 800.0);
    window.get_by_label_contains("White’s claim is wrong");
    window.does(Color::White, PlayerAct::StopClocks);
    window.run();
    let claim = window.query_by_label_contains("White’s claim is wrong");
    assert!(claim.is_none(), "what is asked stands there");
}

#[test]
fn a_position_put_back_bears_the_article_on_its_reason_on_the_table() {
    for (reason, article) in [
        ("Pieces were displaced", Some("7.6")),
        ("The lights went out", None),
    ] {
        let mut shell = started("300");
        moves(&mut shell, &[(Color::White, "e4"), (Color::Black, "e5")]);
        for act in [ArbiterAct::Note(reason.into()), ArbiterAct::Reinstate(1)] {
            shell.hear(Event::of_arbiter(shell.now(), act));
        }
        let window = window(shell, 1280.0, 800.0);
        // On its card, and as the remark on the scoresheet.
        let told = window.query_all_by_label_contains("Position after 1.e4 restored");
        assert_eq!(told.count(), 2);
        let cited = window.query_all_by_label_contains("Article ");
        let cited: Vec<_> = cited
            .filter_map(|node| node.accesskit_node().label())
            .collect();
        let expected: Vec<String> = article
            .map(|it| format!("Article {it}"))
            .into_iter()
            .collect();
        assert_eq!(cited, expected, "{reason}");
    }
}
