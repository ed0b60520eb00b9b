//! What stands beside the board while a game is looked through: comments to click on, points, and the times in a chart.

use std::sync::Arc;

use eframe::egui::accesskit::Toggled;
use egui_kittest::kittest::{NodeT, Queryable};
use jadoube::app::store::MemoryStore;
use jadoube::record::ImportedGame;
use jadoube::ui::Command;

use super::fits;
use crate::support::app_harness::{AppHarness, window};

const GAME: &str = "[White \"Anna\"]\n[Black \"Boris\"]\n[Result \"1-0\"]\n[TimeControl \"5400\"]\n\n\
    1. e4 {[%clk 1:29:50]} e5 {[%clk 1:10:30]} (1... c5 2. Nf3 {is open} d6)\n\
    2. Nf3 {[%clk 1:29:40]} Nc6 {[%clk 1:10:20]} 1-0\n";

fn looked_through(width: f32, height: f32) -> AppHarness {
    let mut shell = AppHarness::on(MemoryStore::default(), Vec::new());
    let game = ImportedGame::read(GAME);
    shell.ask(Command::Review(Arc::clone(game.review())));
    window(shell, width, height)
}

#[test]
fn a_click_on_a_comment_in_a_variation_goes_to_the_move_it_speaks_of() {
    let mut window = looked_through(1280.0, 800.0);
    window.get_by_label_contains("is open").click();
    window.run();
    let knight = window.get_by_label("2. ♘f3");
    assert_eq!(knight.accesskit_node().toggled(), Some(Toggled::True));
}

#[test]
fn the_points_beside_a_name_are_told_by_name() {
    let window = looked_through(1280.0, 800.0);
    window.get_by_label_contains("Points in this game: 1");
    window.get_by_label_contains("Points in this game: 0");
}

#[test]
fn the_chart_has_the_whole_width_and_tells_its_scale() {
    for (width, height, least) in [(900.0, 600.0, 44.0), (1280.0, 800.0, 56.0)] {
        let window = looked_through(width, height);
        let chart = window.get_by_label("Time used, move by move").rect();
        assert!(chart.height() - 30.0 >= least, "{width}: {chart}");
        let texts = fits::texts(&window);
        let scale = texts.iter().find(|(text, _)| text == "5:00");
        let scale = scale.unwrap_or_else(|| panic!("{width}: {texts:?}")).1;
        assert!(chart.contains_rect(scale), "{width}: {scale} in {chart}");
        assert!(scale.left() > chart.right() - 50.0, "{width}: {scale}");
    }
}
