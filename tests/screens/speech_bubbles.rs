//! What is said over the board of a situation: in no scene a bubble lies over a piece, or over a square that is told of.

use eframe::egui::{Rect, Vec2, vec2};
use egui_kittest::Node;
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use jadoube_core::chess::Square;
use jadoube_core::i18n::{Language, Words};
use jadoube_core::learn::Curriculum;
use jadoube_ui::{Command, LearnCommand, SceneAct};

use super::fits::texts;
use super::scenes::Window;
use super::situation_scenes::{choose, opened};
use crate::support::share_of_checks::is_due;

/// How much of a square's edge lies around the piece on it, in sides of a square.
const AROUND_A_PIECE: f32 = 0.12;

fn label(node: &Node<'_>) -> String {
    let node = node.accesskit_node();
    node.label().or_else(|| node.value()).unwrap_or_default()
}

/// The board, and the squares on which a piece stands, each with its place.
fn pieces(window: &Window) -> (Rect, Vec<(Square, Rect)>) {
    let (_, run) = window.state().learn().situation.expect("it is open");
    let (board, words) = (
        run.visible_arbiter().table().board().clone(),
        window.words(),
    );
    let place = |square: Square| {
        let name = words.square_in_words(square, board.piece_at(square));
        window.get_by_label(&name).rect()
    };
    let occupied = board.occupied().into_iter();
    let pieces = occupied.map(|square| (square, place(square)));
    (place(Square::A8).union(place(Square::H1)), pieces.collect())
}

/// What is said over the board, with its place.
fn bubbles(window: &Window, board: Rect) -> Vec<(String, Rect)> {
    let speakers = [
        "color-white",
        "color-black",
        "speaker-arbiter",
        "speaker-neighbour",
        "speaker-spectator",
    ];
    let words = window.words();
    let speakers = speakers.map(|id| format!("{}: ", words.tr(id)));
    let all = speakers
        .iter()
        .flat_map(|it| window.query_all_by_label_contains(it));
    let all = all.map(|node| (label(&node), node.rect()));
    all.filter(|(_, rect)| board.intersects(rect.shrink(1.0)))
        .collect()
}

/// The squares that the story beside the board names.
fn named(window: &Window) -> Vec<Square> {
    let told = texts(window).into_iter().map(|(text, _)| text);
    let story = told.filter(|text| text.len() > 30);
    let story: Vec<String> = story.collect();
    let parts = story
        .iter()
        .flat_map(|text| text.split(|sign: char| !sign.is_ascii_alphanumeric()));
    parts.filter_map(|part| part.parse().ok()).collect()
}

/// What a bubble covers, in every scene as it stands after each act.
fn covered(size: (f32, f32), language: Language, is_projected: bool) -> Vec<String> {
    let mut found = Vec::new();
    let mut seen = 0;
    let words = Words::new(language);
    let mut window = opened("a-silent-nudge", size);
    window.speak(words);
    choose(&mut window, |class| class.is_projected = is_projected);
    for situation in &Curriculum::own().situations {
        let name = &situation.name;
        window.ask(Command::Learn(LearnCommand::OpenSituation(name.clone())));
        let (_, run) = window.state().learn().situation.expect("it is open");
        let acts = run.scene().playback().acts().len();
        for act in 0..=acts {
            window.ask(Command::Learn(LearnCommand::Scene(SceneAct::GoTo(act))));
            window.run();
            let (board, pieces) = pieces(&window);
            let edge = board.width() / 8.0;
            let told = named(&window).into_iter().map(|square| {
                let (file, rank) = (square.file() as u8, 7 - square.rank() as u8);
                let corner = board.min + edge * vec2(f32::from(file), f32::from(rank));
                (
                    square,
                    Rect::from_min_size(corner, Vec2::splat(edge)).shrink(1.0),
                )
            });
            let around = edge * AROUND_A_PIECE;
            let pieces = pieces
                .iter()
                .map(|(square, place)| (*square, place.shrink(around)));
            let kept: Vec<(Square, Rect)> = pieces.chain(told).collect();
            for (said, rect) in bubbles(&window, board) {
                seen += 1;
                let at = format!("{name} {act} {size:?}: {said:?}");
                if !board.contains_rect(rect) {
                    found.push(format!("{at} leaves the board"));
                }
                let covered = kept.iter().filter(|(_, place)| rect.intersects(*place));
                found.extend(covered.map(|(square, _)| format!("{at} over {square}")));
            }
        }
    }
    assert!(seen > 150, "{seen} bubbles were seen");
    found
}

#[test]
fn no_bubble_of_any_situation_lies_over_a_piece_or_a_square_that_is_told_of() {
    let english = Language::English;
    let mut found = covered((900.0, 600.0), english, false);
    found.extend(covered((1280.0, 800.0), english, false));
    assert!(found.is_empty(), "{}\n{}\n", found.len(), found.join("\n"));
}

#[test]
fn nor_in_longer_words_or_before_a_class() {
    let wide = (1280.0, 800.0);
    let others = [
        ((900.0, 600.0), Language::Polish, false),
        ((900.0, 600.0), Language::SerbianCyrillic, false),
        (wide, Language::SerbianCyrillic, true),
    ];
    let due = others
        .into_iter()
        .enumerate()
        .filter(|(check, _)| is_due(*check));
    let found =
        due.flat_map(|(_, (size, language, is_projected))| covered(size, language, is_projected));
    let found: Vec<String> = found.collect();
    assert!(found.is_empty(), "{}\n{}\n", found.len(), found.join("\n"));
}
