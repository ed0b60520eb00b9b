//! What happened, what follows, what must be done and why have room in the smallest window, whatever was ruled and in
//! whatever language.

use std::cell::RefCell;
use std::rc::Rc;
use std::time::Duration;

use eframe::egui::{Rect, Shape, vec2};
use egui_kittest::Harness;
use egui_kittest::kittest::Queryable;
use jadoube::chess::{Color, Square};
use jadoube::i18n::{Language, RulingEffect, Words};
use jadoube::laws::{Consequence, Event, PlayerAct, Rule, Ruling};
use jadoube::notation::Letters;
use jadoube::record::Entry;
use jadoube::ui::kit::fonts::{self, LetterBe};
use jadoube::ui::{Players, Screen, Screens, View};

use super::table::started;

/// Two minutes for Black, and a pawn that White must move.
fn follows() -> [Consequence; 2] {
    let two_minutes = Duration::from_mins(2);
    [
        Consequence::Add(Color::Black, two_minutes),
        Consequence::MustMove(Square::E2),
    ]
}

/// What that rule can lead to: by itself, and as the reason why a move is illegal.
fn rulings(rule: Rule) -> Vec<Vec<Ruling>> {
    let alone = vec![Ruling::on(Color::White, rule, follows())];
    let why = Ruling::on(Color::White, rule, []);
    if !why.says_only_why() {
        return vec![alone];
    }
    let counted = [Consequence::Illegal(Color::White, 1)];
    let price = [counted.to_vec(), follows().to_vec()].concat();
    let counted = Ruling::on(Color::White, Rule::IllegalCountStd, price);
    vec![alone, vec![why, counted]]
}

/// Whether that text is painted, and none of it is cut off.
fn is_whole(harness: &Harness<'_>, text: &str, within: Rect) -> bool {
    fn of(shape: &Shape, clip: Rect, text: &str, within: Rect) -> bool {
        if let Shape::Vec(shapes) = shape {
            return shapes.iter().any(|shape| of(shape, clip, text, within));
        }
        let Shape::Text(shape) = shape else {
            return false;
        };
        let place = shape.galley.mesh_bounds.translate(shape.pos.to_vec2());
        let seen = clip.expand(1.0).intersect(within);
        shape.galley.text() == text && !shape.galley.elided && seen.contains_rect(place)
    }
    let mut shapes = harness.output().shapes.iter();
    shapes.any(|clipped| of(&clipped.shape, clipped.clip_rect, text, within))
}

#[track_caller]
fn has_room(language: Language) {
    let words = Words::new(language);
    let shell = started("300+3");
    let (arbiter, now) = (shell.arbiter().clone(), shell.now());
    let settings = shell.state().settings().clone();
    let log = Rc::new(RefCell::new(Vec::new()));
    let shown = Rc::clone(&log);
    let players = Players::default();
    let mut screens = Screens::default();
    let board = arbiter.table().board().clone();
    let edition = arbiter.terms().edition;
    let mut harness = Harness::builder()
        .with_size(vec2(900.0, 600.0))
        .with_context_setup(|context| fonts::install(context, LetterBe::Common))
        .build_ui(move |ui| {
            let entries = shown.borrow();
            let mut view = View::new(&arbiter, now, &players, &settings, words);
            view.log = &entries;
            view.screen = Screen::Table;
            screens.ui(ui, &view);
        });
    // The column, between the rows in which the players act.
    let within = Rect::from_x_y_ranges(580.0..=884.0, 184.0..=448.0);
    let mut faults = Vec::new();
    for rulings in Rule::ALL.iter().copied().flat_map(rulings) {
        let rule = rulings[0].rule;
        let summary = words.ruling_summary(&rulings, edition, Letters::default(), &board);
        let event = Event::of(Color::White, now, PlayerAct::Press);
        *log.borrow_mut() = vec![Entry { event, rulings }];
        // A card opens in two frames, and what scrolls in it knows its size in the third.
        for _ in 0..3 {
            harness.step();
        }
        let mut wanted = vec![summary.headline];
        for effect in summary.effects {
            wanted.push(match effect {
                RulingEffect::Clock(_, digits) => digits,
                RulingEffect::Words(words, _) => words,
            });
        }
        wanted.extend(summary.reasons.into_iter().take(1).map(|it| it.text));
        for text in wanted {
            if !is_whole(&harness, &text, within) {
                faults.push(format!("{rule:?}: {text}"));
            }
        }
    }
    assert!(
        faults.is_empty(),
        "{}:\n{}",
        faults.len(),
        faults.join("\n")
    );
}

#[test]
fn every_ruling_has_room_in_english() {
    has_room(Language::English);
}

#[test]
fn every_ruling_has_room_in_serbian_in_cyrillic() {
    has_room(Language::SerbianCyrillic);
}

#[test]
fn every_ruling_has_room_in_serbian_in_latin() {
    has_room(Language::SerbianLatin);
}

#[test]
fn every_ruling_has_room_in_slovene() {
    has_room(Language::Slovene);
}

#[test]
fn every_ruling_has_room_in_polish() {
    has_room(Language::Polish);
}

#[test]
fn every_ruling_has_room_in_macedonian() {
    has_room(Language::Macedonian);
}

#[test]
fn the_number_of_an_article_stands_in_the_middle_of_its_badge() {
    let words = Words::new(Language::English);
    let window = super::blitz_scenes::ruling(words);
    let name = words.tr_args("article", &[("number", "3.9.2".into())]);
    let badge = window.get_by_label(&name).rect();
    let all = super::fits::galleys(&window);
    let number = all.iter().find(|(galley, _)| galley.text() == "3.9.2");
    let (_, number) = number.expect("the number");
    let off = (number.center().y - badge.center().y).abs();
    assert!(off < 1.5, "{number:?} in {badge:?}");
}
