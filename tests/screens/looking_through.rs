//! What hands do while a game is looked through: moves of variations, the way back, a game that was continued.

use std::sync::Arc;
use std::time::Duration;

use eframe::egui::{Key, OutputCommand, Shape, vec2};
use egui_kittest::kittest::Queryable;
use jadoube::app::store::MemoryStore;
use jadoube_core::chess::{Color, Square};
use jadoube_core::clock::{Clock, Moment};
use jadoube_core::i18n::{Language, Words};
use jadoube_core::laws::{ArbiterAct, CanMate, Deed, Event, PlayerAct, Score};
use jadoube_core::record::log::journal::Heading;
use jadoube_core::record::log::origin::Origin;
use jadoube_core::record::script::{Script, Times};
use jadoube_core::record::{Entry, ImportedGame, ReviewedGame};
use jadoube_ui::{AssistLevel, Command, Screen};

use super::{fits, review_scenes};
use crate::support::app_harness::{AppHarness, window};
use crate::support::kept_game::KeptGame;
use crate::support::share_of_checks::due_languages;

const ANNOTATED: &str = "[White \"Anna\"]\n[Black \"Boris\"]\n[Result \"*\"]\n[TimeControl \"300+3\"]\n\n\
    1. e4 {[%clk 0:05:01]} e5 {[%clk 0:04:58]} 2. Nf3 {[%clk 0:04:57]}\n\
    (2. f4 exf4 (2... d5 3. exd5) 3. Nf3 {is the gambit} g5) 2... d6 {[%clk 0:04:50]} *\n";

pub fn annotated(width: f32, height: f32) -> AppHarness {
    let mut shell = AppHarness::on(MemoryStore::default(), Vec::new());
    let game = ImportedGame::read(ANNOTATED);
    shell.ask(Command::Review(Arc::clone(game.review())));
    window(shell, width, height)
}

pub fn click(window: &mut AppHarness, label: &str) {
    window.get_by_label(label).click();
    window.run();
}

fn key(window: &mut AppHarness, key: Key) {
    window.key_press(key);
    window.run();
}

/// The board and the side to move, as they are copied.
pub fn position(window: &mut AppHarness) -> String {
    let name = ["Copy FEN", "FEN copied"];
    let button = name
        .into_iter()
        .find(|name| window.query_by_label(name).is_some());
    window.get_by_label(button.expect("a button")).click();
    for _ in 0..8 {
        window.step();
        let commands = &window.output().platform_output.commands;
        let text = commands.iter().find_map(|command| {
            if let OutputCommand::CopyText(text) = command {
                Some(text.clone())
            } else {
                None
            }
        });
        if let Some(text) = text {
            let words: Vec<&str> = text.split_whitespace().take(2).collect();
            return words.join(" ");
        }
    }
    panic!("nothing was copied");
}

const GAMBIT: &str = "rnbqkbnr/pppp1ppp/8/4p3/4PP2/8/PPPP2PP/RNBQKBNR b";
const TAKEN: &str = "rnbqkbnr/pppp1ppp/8/8/4Pp2/8/PPPP2PP/RNBQKBNR w";
const FALKBEER: &str = "rnbqkbnr/ppp2ppp/8/3pp3/4PP2/8/PPPP2PP/RNBQKBNR w";
const BEFORE: &str = "rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w";
const PLAYED: &str = "rnbqkbnr/pppp1ppp/8/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R b";

#[test]
fn a_move_of_a_variation_leads_to_its_position_and_the_keys_go_on_in_it() {
    for (width, height) in [(1280.0, 800.0), (900.0, 600.0), (800.0, 1280.0)] {
        let mut window = annotated(width, height);
        click(&mut window, "exf4");
        assert_eq!(position(&mut window), TAKEN);
        key(&mut window, Key::ArrowLeft);
        assert_eq!(position(&mut window), GAMBIT);
        // One within another, and out of it again.
        click(&mut window, "2… d5");
        assert_eq!(position(&mut window), FALKBEER);
        key(&mut window, Key::ArrowLeft);
        assert_eq!(position(&mut window), GAMBIT);
        key(&mut window, Key::ArrowLeft);
        assert_eq!(position(&mut window), BEFORE);
        assert!(window.query_by_label("Variation").is_none());
        key(&mut window, Key::ArrowRight);
        assert_eq!(position(&mut window), PLAYED);
    }
}

#[test]
fn a_variation_says_that_it_is_one_shows_no_clock_and_leads_back_to_the_game() {
    let mut window = annotated(1280.0, 800.0);
    key(&mut window, Key::Home);
    for _ in 0..3 {
        key(&mut window, Key::ArrowRight);
    }
    let is_told = |window: &AppHarness| window.query_by_label_contains("4:57").is_some();
    assert!(is_told(&window));
    click(&mut window, "2. f4");
    assert!(!is_told(&window), "no clock ran in a variation");
    window.get_by_label("Variation");
    key(&mut window, Key::End);
    click(&mut window, "Main line");
    assert_eq!(position(&mut window), PLAYED);
    assert!(is_told(&window));
}

#[test]
fn a_game_goes_on_from_a_position_of_a_variation() {
    let mut window = annotated(1280.0, 800.0);
    click(&mut window, "3. exd5");
    click(&mut window, "Continue from here");
    assert_eq!(window.state().screen(), Screen::NewGame);
    click(&mut window, "Start the game");
    let Origin::Continued(text) = &window.state().session().heading().origin else {
        panic!("it goes on from somewhere");
    };
    assert!(text.contains("1. e4"), "{text}");
    assert!(text.contains("2. f4 d5 3. exd5"), "{text}");
}

#[test]
fn a_game_that_goes_on_keeps_what_the_clocks_showed_before() {
    for (width, height) in [(900.0, 600.0), (1280.0, 800.0)] {
        let mut window = annotated(width, height);
        click(&mut window, "d6");
        click(&mut window, "Continue from here");
        click(&mut window, "Start the game");
        window.run();
        let texts = fits::texts(&window);
        for time in ["5:01", "4:58", "4:57", "4:50"] {
            assert!(
                texts.iter().any(|it| it.0 == time),
                "{width}: {time} {texts:?}"
            );
        }
    }
}

#[test]
fn before_a_game_goes_on_it_is_told_after_which_move_and_with_which_times() {
    for (width, height) in [(900.0, 600.0), (1280.0, 800.0), (800.0, 1280.0)] {
        let mut window = annotated(width, height);
        click(&mut window, "Continue from here");
        window.get_by_label("Continue from the start of that game. White to move.");
        key(&mut window, Key::Escape);
        click(&mut window, "d6");
        click(&mut window, "Continue from here");
        window.get_by_label("Continue the game");
        window.get_by_label("Continue after 2… d6. White to move.");
        let told = "Both clocks start with 15 + 10; the old times are dropped. The original game is not changed. Illegal moves start from zero.";
        click(&mut window, "New clocks");
        click(&mut window, "15 + 10");
        let told = window.get_by_label(told).rect();
        let start = window.get_by_label("Start the game").rect();
        assert!(
            told.bottom() < start.top(),
            "{width}: seen without scrolling"
        );
        click(&mut window, "Start the game");
        let clock = window.arbiter().table().clock().expect("a clock");
        let face = clock.face(Color::Black, window.now());
        assert_eq!(face.shown, Duration::from_secs(15 * 60 + 10), "{width}");
    }
}

/// A game of 5+3 that was continued with 15+10 behind these moves.
fn continued(moves: &str) -> ReviewedGame {
    let heading = Heading {
        terms: Script {
            time: Some(Times::same("900+10".parse().expect("a time control"))),
            ..Script::default()
        },
        origin: Origin::Continued(format!("[TimeControl \"300+3\"]\n\n{moves} *\n")),
        ..Heading::default()
    };
    let mut arbiter = heading.arbiter();
    let mut log = Vec::new();
    let start = Event::of_arbiter(Moment::START, ArbiterAct::Start);
    let first = arbiter.table().game().has_the_move();
    let mv = first.fold_wb("d4", "e5");
    let at = Moment::after(Duration::from_secs(20));
    for event in [start, Event::of(first, at, PlayerAct::Move(mv.to_owned()))] {
        let rulings = arbiter.hear(&event);
        log.push(Entry { event, rulings });
    }
    ReviewedGame::played(&heading, &log)
}

#[test]
fn a_line_parts_the_times_of_a_game_from_those_of_its_continuation() {
    for (moves, before, since) in [
        ("1. e4 {[%clk 0:05:01]} e5 {[%clk 0:04:58]}", "e5", "d4"),
        ("1. e4 {[%clk 0:05:01]}", "e4", "e5"),
    ] {
        let game = continued(moves);
        assert!(game.continued_at().is_some());
        let mut shell = AppHarness::on(MemoryStore::default(), Vec::new());
        shell.ask(Command::Review(Arc::new(game)));
        let window = window(shell, 1280.0, 800.0);
        let line = window
            .get_by_label("Continued here, new clocks: 15 + 10")
            .rect();
        let [before, since] = [before, since].map(|mv| window.get_by_label(mv).rect());
        assert!(before.bottom() <= line.top(), "{moves}: {before} {line}");
        assert!(line.bottom() <= since.top(), "{moves}: {line} {since}");
    }
}

#[test]
fn long_names_are_read_in_full_beside_long_times() {
    for (width, height) in [(900.0, 600.0), (1280.0, 800.0), (800.0, 1280.0)] {
        let mut window = review_scenes::history(Words::new(Language::English));
        window.set_size(vec2(width, height));
        window.run();
        let clock = window.get_by_label_contains("Krzysztof: 1:29:40").rect();
        for name in ["Marić-Jovanović, Aleksandra", "Wojciechowski, Krzysztof"] {
            let all = fits::galleys(&window).into_iter();
            let beside =
                all.filter(|(galley, place)| galley.text() == name && place.left() > clock.left());
            let [(galley, _)] = &beside.collect::<Vec<_>>()[..] else {
                panic!("{width}: {name} stands there once");
            };
            assert!(!galley.elided, "{width}: {name} is cut off");
            let size = galley.job.sections[0].format.font_id.size;
            assert!(size >= 12.0, "{width}: {name} is {size} large");
        }
    }
}

#[test]
fn the_chart_measures_what_was_played_before_and_since_by_scales_of_their_own() {
    let game = continued("1. e4 {[%clk 0:05:01]} e5 {[%clk 0:04:58]}");
    let mut shell = AppHarness::on(MemoryStore::default(), Vec::new());
    shell.ask(Command::Review(Arc::new(game)));
    let window = window(shell, 1280.0, 800.0);
    for (part, longest) in [
        ("Before", "longest move 0:05"),
        ("New clocks", "longest move 0:20"),
    ] {
        let part = window.get_by_label(part).rect();
        let all = fits::texts(&window);
        let place = all.iter().find(|(text, _)| text == longest);
        let place = place.unwrap_or_else(|| panic!("{longest}: {all:?}")).1;
        assert!(part.contains_rect(place), "{longest}: {place} in {part}");
    }
}

#[test]
fn the_position_shown_is_kept_with_a_click() {
    for (width, height) in [(900.0, 600.0), (1280.0, 800.0), (800.0, 1280.0)] {
        let mut window = annotated(width, height);
        key(&mut window, Key::ArrowRight);
        click(&mut window, "Save this position");
        let kept = &window.state().settings().recent.positions;
        let king_pawn = "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1";
        assert_eq!(kept, &[king_pawn], "{width}");
        window.get_by_label("Delete this position");
    }
}

#[test]
fn turning_the_board_of_an_old_game_leaves_the_table_as_it_is() {
    let mut window = annotated(1280.0, 800.0);
    let anna = |window: &AppHarness| {
        let named = window.get_all_by_label_contains("Anna");
        named.map(|node| node.rect().top()).fold(0.0, f32::max)
    };
    let before = anna(&window);
    key(&mut window, Key::F);
    assert!(anna(&window) < before, "Black is below");
    assert!(!window.state().settings().views.turned);
    click(&mut window, "Turn the board");
    assert!((anna(&window) - before).abs() < 1.0);
    assert!(!window.state().settings().views.turned);
}

#[test]
fn the_end_of_a_game_is_told_by_what_happened() {
    let illegal = [
        PlayerAct::Lift(Square::E2),
        PlayerAct::Release(Square::E5),
        PlayerAct::Press,
    ];
    let illegal = illegal.map(|act| Deed::Player(Color::White, act));
    let can_mate = Deed::Arbiter(ArbiterAct::Establish(Color::Black, CanMate::Yes));
    let declared = Deed::Arbiter(ArbiterAct::Declare(Score::Half, Score::Half));
    let note = |reason: &str| Deed::Arbiter(ArbiterAct::Note(reason.into()));
    for (deeds, told) in [
        (
            [illegal.to_vec(), illegal.to_vec(), vec![can_mate]].concat(),
            "0–1 · Second illegal move",
        ),
        (vec![declared.clone()], "½–½ · Decided by the arbiter"),
        (
            vec![note("Agreed by the players"), declared.clone()],
            "½–½ · Draw by agreement (recorded by the arbiter)",
        ),
        (
            vec![note("Phone rang"), declared],
            "½–½ · Decided by the arbiter: A phone rang or was found",
        ),
    ] {
        looked_through(&[], deeds).get_by_label(told);
    }
}

/// An old game is looked through while another is in play.
fn beside_a_game_in_play() -> AppHarness {
    let mut shell = review_scenes::beside_a_game();
    shell.set(|settings| settings.preferences.animation = false);
    window(shell, 900.0, 600.0)
}

#[test]
fn a_game_in_play_is_named_and_paused_while_another_is_looked_through() {
    let name = "The game: Mira Zupan 5:03, Jan Nowak 5:03";
    for by_key in [false, true] {
        let mut window = beside_a_game_in_play();
        window.get_by_label("Game in play");
        window.get_by_label(name);
        let running = |window: &AppHarness| {
            let clock = window.arbiter().table().clock().expect("a clock");
            clock.running()
        };
        assert_eq!(running(&window), Some(Color::White));
        if by_key {
            key(&mut window, Key::P);
        } else {
            click(&mut window, "Stop both clocks");
        }
        assert_eq!(running(&window), None, "by key: {by_key}");
        window.get_by_label("Both clocks are stopped.");
        window.get_by_label(name);
        click(&mut window, "Back to the game");
        assert_eq!(window.state().screen(), Screen::Table);
    }
}

#[test]
fn names_and_words_over_a_game_are_whole_in_every_language() {
    for language in due_languages() {
        let mut window = review_scenes::in_play(Words::new(language));
        for (width, height) in [(900.0, 600.0), (1280.0, 800.0), (800.0, 1280.0)] {
            window.set_size(vec2(width, height));
            window.run();
            let all = fits::galleys(&window).into_iter();
            let above = all.filter(|(_, place)| place.bottom() < 100.0);
            let cut = above.filter(|(galley, _)| galley.elided);
            let cut: Vec<_> = cut.map(|(galley, _)| galley.text().to_owned()).collect();
            assert!(cut.is_empty(), "{language:?} {width}: {cut:?}");
        }
    }
}

/// A game among friends, in play, of two moves.
fn in_play(assist: AssistLevel) -> AppHarness {
    let mut shell = super::blitz_scenes::blitz(&["e4", "e5", "Nf3"]);
    shell.set(|settings| settings.play.assist = assist);
    window(shell, 1280.0, 800.0)
}

#[test]
fn a_click_on_a_move_of_the_game_in_play_offers_to_look_back_from_there() {
    let mut window = in_play(AssistLevel::Friendly);
    click(&mut window, "e5");
    assert_eq!(
        window.state().screen(),
        Screen::Table,
        "a slip leaves no board"
    );
    click(&mut window, "See the position after 1…e5");
    window.wait_until_done();
    window.run();
    assert_eq!(window.state().screen(), Screen::Review);
    let shown = position(&mut window);
    assert!(
        shown.starts_with("rnbqkbnr/pppp1ppp/8/4p3/4P3/8/"),
        "{shown}"
    );
    let clock = window.arbiter().table().clock().and_then(Clock::running);
    assert_eq!(clock, Some(Color::Black), "the clock keeps running");
    assert!(window.query_by_label("Continue from here").is_none());
    window.get_by_label("Another game from here…");
}

#[test]
fn the_menu_of_the_game_in_play_looks_back_except_in_a_tournament() {
    for assist in AssistLevel::ALL {
        let mut window = in_play(assist);
        click(&mut window, "Menu");
        let is_offered = window.query_by_label_contains("Review").is_some();
        assert_eq!(is_offered, assist != AssistLevel::Tournament, "{assist:?}");
    }
}

#[test]
fn a_comment_stands_beneath_the_move_it_belongs_to() {
    const SPOKEN: &str = "1. e4 {The king’s pawn.} e5 {Met by its like.} 2. Nf3 Nc6 \
        3. Bb5 {The Spanish game.} (3. Bc4 Bc5) a6 $6 4. Ba4 *";
    let mut shell = AppHarness::on(MemoryStore::default(), Vec::new());
    let game = ImportedGame::read(SPOKEN);
    shell.ask(Command::Review(Arc::clone(game.review())));
    let window = window(shell, 1280.0, 800.0);
    let top = |label: &str| window.get_by_label(label).rect().top();
    let order = [
        "e4",
        "The king’s pawn.",
        "e5",
        "1… e5 – Met by its like.",
        "knight to f3",
        "bishop to b5",
        "The Spanish game.",
        "3. bishop to c4",
        "a6?!",
        "bishop to a4",
    ];
    let places = order.map(top);
    assert!(places.is_sorted_by(|one, next| one < next), "{places:?}");
    let apart = (top("knight to f3") - top("knight to c6")).abs();
    assert!(apart < 0.5, "an uncommented move has its answer beside it");
}

/// A game with those moves, after which that was done, nine seconds apart, looked through.
pub fn looked_through(moves: &[&str], end: Vec<Deed>) -> AppHarness {
    let game = KeptGame {
        players: ["Ana Kovač", "Boris Petrović"],
        date: "",
        event: "",
        moves,
        each: Duration::from_secs(9),
        end,
    };
    let mut shell = AppHarness::on(MemoryStore::default(), Vec::new());
    shell.ask(Command::Review(Arc::new(game.reviewed())));
    window(shell, 1280.0, 800.0)
}

#[test]
fn the_comment_of_the_current_move_is_seen_though_its_variation_has_no_room() {
    let window = review_scenes::annotated(Words::new(Language::English));
    let mut window = self::window(window, 800.0, 1280.0);
    window.run();
    is_seen_whole(&window, "3… ♝g4? – A bishop leaves too soon.");
}

#[test]
fn the_current_move_of_a_variation_is_seen_in_a_window_of_any_size() {
    let window = review_scenes::variation(Words::new(Language::Polish));
    let mut window = self::window(window, 900.0, 600.0);
    for (width, height) in [(900.0, 600.0), (800.0, 1280.0), (900.0, 600.0)] {
        window.set_size(vec2(width, height));
        window.run();
        is_seen_whole(&window, "3… exd4");
    }
}

/// Whether those words stand in a list, and nothing is painted over them.
#[track_caller]
fn is_seen_whole(window: &AppHarness, words: &str) {
    let mut told = None;
    for clipped in &window.output().shapes {
        if let Shape::Text(text) = &clipped.shape
            && text.galley.text() == words
        {
            let place = text.visual_bounding_rect();
            assert!(
                clipped.clip_rect.contains_rect(place.shrink(1.0)),
                "in the list"
            );
            told = Some(place);
        } else if let Shape::Rect(rect) = &clipped.shape
            && told.is_some_and(|told| rect.rect.contains_rect(told))
        {
            panic!("it is painted over");
        }
    }
    assert!(told.is_some());
}
