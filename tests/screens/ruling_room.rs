//! What happened, what follows, what must be done and why have room in the smallest window, whatever was ruled and in
//! whatever language.

use std::cell::RefCell;
use std::cmp::Reverse;
use std::rc::Rc;
use std::time::Duration;

use eframe::egui::{Rect, Shape, Vec2, vec2};
use egui_kittest::Harness;
use egui_kittest::kittest::Queryable;
use jadoube_core::chess::{ByColor, Color, Square};
use jadoube_core::clock::Moment;
use jadoube_core::i18n::{Language, NamedWords, RulingEffect, Words};
use jadoube_core::laws::{Arbiter, Consequence, Edition, Event, PlayerAct, Rule, Ruling};
use jadoube_core::notation::Letters;
use jadoube_core::record::Entry;
use jadoube_ui::kit::fonts::{self, LetterBe};
use jadoube_ui::{AssistLevel, Players, Screen, Screens, View};

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

/// What waits for an answer above a ruling.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Asked {
    Nothing,
    Draw,
    TakeBack,
}

/// The sizes at which both have room at once, the last one taller than wide.
const SIZES: [Vec2; 3] = [vec2(900.0, 600.0), vec2(1280.0, 800.0), vec2(800.0, 1280.0)];

/// A table at which that is asked, and what is ruled on it at will.
struct Table {
    harness: Harness<'static>,
    log: Rc<RefCell<Vec<Entry>>>,
    arbiter: Arbiter,
    now: Moment,
    words: Words,
    named: NamedWords,
    asked: Asked,
}

impl Table {
    fn new(language: Language, asked: Asked, size: Vec2) -> Self {
        let words = Words::new(language);
        let mut shell = started("300+3");
        shell.set(|settings| settings.play.assist = AssistLevel::Friendly);
        if asked != Asked::Nothing {
            shell.does(Color::White, PlayerAct::Move("d4".into()));
        }
        if asked == Asked::Draw {
            shell.does(Color::White, PlayerAct::OfferDraw);
        }
        let (arbiter, now) = (shell.arbiter().clone(), shell.now());
        let settings = shell.state().settings().clone();
        let log = Rc::new(RefCell::new(Vec::new()));
        let shown = Rc::clone(&log);
        let names = ["Ana Kovač", "Boris Petrović"].map(str::to_owned);
        let [white, black] = names;
        let players = Players {
            names: ByColor { white, black },
            ..Players::default()
        };
        let spoken = NamedWords::of_players(words, &players.names);
        let mut screens = Screens::default();
        let seen = arbiter.clone();
        let harness = Harness::builder()
            .with_size(size)
            .with_context_setup(|context| fonts::install(context, LetterBe::Common))
            .build_ui(move |ui| {
                let entries = shown.borrow();
                let mut view = View::new(&seen, now, &players, &settings, words);
                view.log = &entries;
                view.window.screen = Screen::Table;
                screens.ui(ui, &view);
            });
        Self {
            harness,
            log,
            arbiter,
            now,
            words,
            named: spoken,
            asked,
        }
    }

    /// What is ruled from now on, and what of it has to be read at once.
    fn rule(&mut self, rulings: Vec<Ruling>) -> (Vec<String>, Vec<String>) {
        let (edition, board) = (self.arbiter.terms().edition, self.arbiter.table().board());
        let letters = Letters::default();
        let summary = self.named.ruling_summary(&rulings, edition, letters, board);
        let event = Event::of(Color::White, self.now, PlayerAct::Press);
        let ruled = Entry { event, rulings };
        let asks = Entry {
            event: Event::of(Color::White, self.now, PlayerAct::AskTakeBack),
            rulings: Vec::new(),
        };
        let asks = Some(asks).filter(|_| self.asked == Asked::TakeBack);
        *self.log.borrow_mut() = asks.into_iter().chain([ruled]).collect();
        // A card opens in two frames, and knows its size in the third.
        for _ in 0..3 {
            self.harness.step();
        }
        let mut wanted = vec![summary.headline];
        for effect in summary.effects {
            wanted.push(match effect {
                RulingEffect::Clock(_, digits) => digits,
                RulingEffect::Words(words, _) => words,
            });
        }
        let reasons = summary.reasons.into_iter().map(|it| it.text).collect();
        (wanted, reasons)
    }

    /// The middle of the table, between what belongs to the two players.
    fn middle(&self) -> Rect {
        let resign = self.words.tr("say-resign");
        let mut rows: Vec<Rect> = self
            .harness
            .query_all_by_label(&resign)
            .map(|node| node.rect())
            .collect();
        rows.sort_by(|a, b| a.top().total_cmp(&b.top()));
        let screen = self.harness.ctx.content_rect();
        let board = self.words.tr("board-name");
        let board = self.harness.get_by_label(&board);
        let left = if screen.width() > screen.height() {
            board.rect().right()
        } else {
            0.0
        };
        screen
            .with_min_x(left)
            .with_min_y(rows[0].bottom())
            .with_max_y(rows[1].top())
    }
}

#[track_caller]
fn has_room(language: Language) {
    let mut table = Table::new(language, Asked::Nothing, SIZES[0]);
    let within = table.middle();
    let mut faults = Vec::new();
    for rulings in Rule::ALL.iter().copied().flat_map(rulings) {
        let rule = rulings[0].rule;
        let (mut wanted, reasons) = table.rule(rulings);
        wanted.extend(reasons.into_iter().take(1));
        for text in wanted {
            if !is_whole(&table.harness, &text, within) {
                faults.push(format!("{rule:?}: {text}"));
            }
        }
    }
    none(&faults);
}

/// What says most in so many words: the rulings that need the most room.
fn longest(words: Words) -> Vec<Vec<Ruling>> {
    let (edition, letters) = (Edition::default(), Letters::default());
    let board = started("300").arbiter().table().board().clone();
    let mut all: Vec<_> = Rule::ALL.iter().copied().flat_map(rulings).collect();
    let length = |rulings: &Vec<Ruling>| {
        let summary = words.ruling_summary(rulings, edition, letters, &board);
        let effects = summary.effects.iter().map(|effect| match effect {
            RulingEffect::Clock(_, digits) => digits.chars().count(),
            RulingEffect::Words(words, _) => words.chars().count(),
        });
        (
            summary.headline.chars().count() + effects.sum::<usize>(),
            summary.reasons.len(),
        )
    };
    all.sort_by_cached_key(|rulings| Reverse(length(rulings)));
    let (mut most, rest) = (all[..10].to_vec(), &mut all[10..]);
    rest.sort_by_cached_key(|rulings| Reverse(length(rulings).1));
    most.extend_from_slice(&rest[..4]);
    most
}

#[track_caller]
fn has_room_below_a_question(language: Language) {
    let mut faults = Vec::new();
    for asked in [Asked::Draw, Asked::TakeBack] {
        for size in SIZES {
            let mut table = Table::new(language, asked, size);
            let within = table.middle();
            for rulings in longest(table.words) {
                let rule = rulings[0].rule;
                let (wanted, reasons) = table.rule(rulings);
                let all = wanted.iter().map(|it| (it, true));
                for (text, is_needed) in all.chain(reasons.iter().map(|it| (it, false))) {
                    let harness = &table.harness;
                    let is_shown = is_needed || harness.query_by_label(text).is_some();
                    if is_shown && !is_whole(harness, text, within) {
                        faults.push(format!("{asked:?} {size:?} {rule:?}: {text}"));
                    }
                }
            }
        }
    }
    none(&faults);
}

#[track_caller]
fn none(faults: &[String]) {
    let count = faults.len();
    assert!(faults.is_empty(), "{count}:\n{}", faults.join("\n"));
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
fn every_ruling_has_room_below_a_question_in_english() {
    has_room_below_a_question(Language::English);
}

#[test]
fn every_ruling_has_room_below_a_question_in_serbian_in_cyrillic() {
    has_room_below_a_question(Language::SerbianCyrillic);
}

#[test]
fn every_ruling_has_room_below_a_question_in_serbian_in_latin() {
    has_room_below_a_question(Language::SerbianLatin);
}

#[test]
fn every_ruling_has_room_below_a_question_in_slovene() {
    has_room_below_a_question(Language::Slovene);
}

#[test]
fn every_ruling_has_room_below_a_question_in_polish() {
    has_room_below_a_question(Language::Polish);
}

#[test]
fn every_ruling_has_room_below_a_question_in_macedonian() {
    has_room_below_a_question(Language::Macedonian);
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
