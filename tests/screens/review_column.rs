//! What stands beside the board while a game is looked through: comments to click on, points, and the times in a chart.

use std::sync::Arc;

use eframe::egui::accesskit::Toggled;
use eframe::egui::{Rect, Shape};
use egui_kittest::kittest::{NodeT, Queryable};
use jadoube::app::store::MemoryStore;
use jadoube_core::record::ImportedGame;
use jadoube_ui::Command;

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
    let knight = window.get_by_label("2. knight to f3");
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

/// A game whose players took so many seconds for their moves, in turn.
fn timed(seconds: &[u64], width: f32, height: f32) -> AppHarness {
    const MOVES: [&str; 6] = ["e4", "e5", "Nf3", "Nc6", "Bb5", "a6"];
    let moves = MOVES.iter().zip(seconds).enumerate();
    let written = moves.map(|(index, (mv, seconds))| {
        let number = if index % 2 == 0 {
            format!("{}. ", index / 2 + 1)
        } else {
            String::new()
        };
        let [minutes, seconds] = [seconds / 60, seconds % 60];
        format!("{number}{mv} {{[%emt 0:{minutes:02}:{seconds:02}]}} ")
    });
    let text: String = written.collect();
    let mut shell = AppHarness::on(MemoryStore::default(), Vec::new());
    let game = ImportedGame::read(&format!("[Result \"*\"]\n\n{text}*\n"));
    shell.ask(Command::Review(Arc::clone(game.review())));
    window(shell, width, height)
}

/// The bars of the chart, from the first half-move on.
fn bars(window: &AppHarness) -> Vec<Rect> {
    let chart = window.get_by_label("Time used, move by move").rect();
    let shapes = window.output().shapes.iter();
    let bars = shapes.filter_map(|clipped| {
        let Shape::Rect(bar) = &clipped.shape else {
            return None;
        };
        let is_inside = chart.shrink(4.0).contains_rect(bar.rect);
        is_inside.then_some(bar.rect)
    });
    bars.collect()
}

#[test]
fn a_bar_is_as_high_as_its_time_is_long() {
    for (width, height) in [(900.0, 600.0), (1280.0, 800.0), (1920.0, 1080.0)] {
        for seconds in [[120, 60, 60, 120, 1, 30], [60, 120, 30, 20, 15, 1]] {
            let window = timed(&seconds, width, height);
            let bars = bars(&window);
            assert_eq!(bars.len(), seconds.len(), "{width}: {bars:?}");
            let highest = bars.iter().map(Rect::height).fold(0.0, f32::max);
            for (bar, seconds) in bars.iter().zip(seconds) {
                let told = highest * f32::from(u8::try_from(seconds).expect("short")) / 120.0;
                let is_true = (bar.height() - told).abs() <= 1.0 || seconds == 1;
                assert!(is_true, "{width}: {seconds} s: {bar}, not {told}");
                assert!(bar.height() >= 1.5, "{width}: a second is seen");
            }
        }
    }
}

#[test]
fn the_scale_has_a_round_time_and_at_most_half_of_it_each_told_once() {
    let window = timed(&[100, 130, 60, 120, 1, 30], 1280.0, 800.0);
    let chart = window.get_by_label("Time used, move by move").rect();
    let texts = fits::texts(&window);
    let scale = texts.iter().filter(|(_, place)| {
        chart.contains_rect(*place)
            && place.left() > chart.right() - 50.0
            && place.top() > chart.top() + 20.0
    });
    let mut scale: Vec<_> = scale.collect();
    scale.sort_by(|one, other| one.1.top().total_cmp(&other.1.top()));
    let told: Vec<_> = scale.iter().map(|(text, _)| text.as_str()).collect();
    assert_eq!(told, ["1:00", "2:00"], "below, where the longest is");
}

#[test]
fn the_times_of_the_scale_are_as_large_as_the_rest_of_the_chart_and_stand_apart() {
    for (width, height) in [(900.0, 600.0), (1280.0, 800.0), (1920.0, 1080.0)] {
        for seconds in [[100, 130, 60, 120, 1, 30], [35, 61, 60, 12, 1, 30]] {
            let window = timed(&seconds, width, height);
            let chart = window.get_by_label("Time used, move by move").rect();
            let scale: Vec<_> = fits::galleys(&window)
                .into_iter()
                .filter(|(galley, place)| {
                    chart.contains_rect(*place)
                        && galley.text().ends_with(":00")
                        && place.left() > chart.right() - 60.0
                        && place.top() > chart.top() + 20.0
                })
                .collect();
            assert!(!scale.is_empty(), "{width}");
            for (galley, place) in &scale {
                let size = galley.job.sections[0].format.font_id.size;
                assert!(size >= 12.0, "{width}: {size}");
                let others = scale.iter().filter(|(_, other)| other != place);
                for (_, other) in others {
                    assert!(!place.intersects(*other), "{width}: {place} {other}");
                }
            }
        }
    }
}
