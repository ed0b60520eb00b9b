//! Texts and games of any length: what is shown of them, and told to a screen reader, is no more than can be seen.

use eframe::egui::Shape;
use egui_kittest::kittest::NodeT as _;
use jadoube::app::store::MemoryStore;
use jadoube_ui::{Command, FileTask, Screen};

use crate::support::app_harness::{AppHarness, window};

/// More letters than any text that is shown has, and fewer than those of these files have.
const MOST: usize = 25_000;

/// How many controls and texts a screen reader is told of at most.
const MOST_NODES: usize = 400;

fn opened(text: String) -> AppHarness {
    let files = MemoryStore::default();
    files.put("hostile.pgn", text);
    let mut shell = AppHarness::on(files, Vec::new());
    shell.ask(Command::Chosen(FileTask::Open, "hostile.pgn".into()));
    shell.wait_until_opened();
    window(shell, 1280.0, 800.0)
}

/// The longest text that is drawn or told.
fn longest(window: &AppHarness) -> usize {
    fn of(shape: &Shape) -> usize {
        if let Shape::Text(text) = shape {
            text.galley.text().len()
        } else if let Shape::Vec(shapes) = shape {
            shapes.iter().map(of).max().unwrap_or_default()
        } else {
            0
        }
    }
    let drawn = window.output().shapes.iter().map(|it| of(&it.shape)).max();
    let nodes = window.root().children_recursive();
    let told = nodes.map(|node| {
        let node = node.accesskit_node();
        let label = node.label().map_or(0, |label| label.len());
        label.max(node.value().map_or(0, |value| value.len()))
    });
    drawn
        .unwrap_or_default()
        .max(told.max().unwrap_or_default())
}

fn nodes(window: &AppHarness) -> usize {
    window.root().children_recursive().count()
}

#[test]
fn of_a_text_of_any_length_no_more_is_laid_out_than_can_be_seen() {
    let long = "x".repeat(40_000);
    let words = "word ".repeat(8_000);
    let tags = |value: &str| {
        let names = [
            "Event",
            "Site",
            "Date",
            "Round",
            "White",
            "Black",
            "TimeControl",
            "Annotator",
            "Termination",
            "WhiteTitle",
            "Opening",
        ];
        let tags = names.map(|name| format!("[{name} \"{value}\"]\n"));
        format!("{}[Result \"*\"]\n\n", tags.concat())
    };
    let moves = |said: &str| {
        format!("{{{said}}} 1. e4 {{{said}}} (1. d4 {{{said}}} d5 {{{said}}}) e5 {{{said}}} *\n\n")
    };
    for text in [&long, &words] {
        let game = tags(text) + &moves(text);
        for file in [game.clone(), game.repeat(2)] {
            let mut window = opened(file);
            for screen in [
                Screen::Review,
                Screen::Games,
                Screen::Table,
                Screen::First,
                Screen::Kept,
                Screen::Print,
                Screen::NewGame,
            ] {
                window.show(screen);
                window.wait_until_opened();
                window.run();
                let most = longest(&window);
                assert!(most <= MOST, "{most} letters on {screen:?}");
                assert!(window.state().title().len() <= 1_000);
            }
        }
    }
}

/// A game of that many half-moves, a comment behind each of them where it is annotated.
fn long_game(plies: usize, is_annotated: bool) -> String {
    let moves = ["Nf3", "Nf6", "Ng1", "Ng8"];
    let said = if is_annotated { " {so it goes}" } else { "" };
    let moves = (0..plies).map(|ply| {
        let number = ply / 2 + 1;
        let dots = if ply % 2 == 0 { "." } else { "..." };
        format!("{number}{dots} {}{said}\n", moves[ply % 4])
    });
    format!(
        "[Event \"long\"]\n[Result \"*\"]\n\n{}*\n",
        moves.collect::<String>()
    )
}

#[test]
fn of_a_game_of_any_length_only_what_is_in_sight_is_told_to_a_screen_reader() {
    for is_annotated in [false, true] {
        let mut window = opened(long_game(10_000, is_annotated));
        for screen in [Screen::Table, Screen::Review, Screen::First] {
            window.show(screen);
            window.wait_until_opened();
            window.run();
            let told = nodes(&window);
            assert!(told <= MOST_NODES, "{told} nodes on {screen:?}");
        }
    }
}
