//! The screens: what gestures become, and that every screen stands in every size, light and dark.

use eframe::egui::{Event as Input, Key, Pos2, Rect, Shape};
use egui_kittest::kittest::Queryable;
use jadoube_core::chess::{ByColor, CastlingMode, Color, Fen, Role, Square};
use jadoube_core::clock::{Moment, TimeControl};
use jadoube_core::i18n::Words;
use jadoube_core::laws::{ArbiterAct, Event, PlayerAct, Ruling, Standing, Terms};
use jadoube_ui::{AssistLevel, ColorScheme, Hands, Notification, Screen};

use crate::support::app_harness::{AppHarness, drawn, window};
use crate::support::share_of_checks::due_languages;

pub(super) type Window = AppHarness;

pub(super) fn from_fen(fen: &str) -> Terms {
    let fen: Fen = fen.parse().expect("a FEN");
    let start = fen
        .into_position(CastlingMode::Standard)
        .expect("a position");
    Terms {
        start,
        ..Terms::default()
    }
}

pub(super) fn timed(time: &str) -> Terms {
    let control: TimeControl = time.parse().expect("a time control");
    let control = ByColor {
        white: control.clone(),
        black: control,
    };
    Terms {
        control: Some(control),
        ..Terms::default()
    }
}

/// A game whose clocks have been started.
pub(super) fn started(time: &str) -> AppHarness {
    let mut shell = AppHarness::new(timed(time));
    shell.hear(Event::of_arbiter(Moment::START, ArbiterAct::Start));
    shell
}

fn table(terms: Terms) -> Window {
    window(AppHarness::new(terms), 1280.0, 800.0)
}

/// What the player did since, in order.
pub(super) fn acts(window: &Window, color: Color) -> Vec<PlayerAct> {
    let log = window.log().iter();
    log.filter(|entry| entry.event.player() == Some(color))
        .filter_map(|entry| entry.event.player_act().cloned())
        .collect()
}

pub(super) fn click(window: &mut Window, label: &str) {
    window.get_by_label(label).click();
    window.run();
}

fn place(window: &Window, label: &str) -> Rect {
    window.get_by_label(label).rect()
}

pub(super) fn drag(window: &mut Window, from: &str, to: &str) {
    let (from, to) = (place(window, from).center(), place(window, to).center());
    drag_between(window, from, to);
}

pub(super) fn drag_between(window: &mut Window, from: Pos2, to: Pos2) {
    window.drag_at(from);
    window.run();
    window.hover_at(from.lerp(to, 0.5));
    window.run();
    window.hover_at(to);
    window.run();
    window.drop_at(to);
    window.run();
}

#[test]
fn a_pawn_clicked_and_then_a_square_is_touched_lifted_and_released() {
    let mut window = table(Terms::default());
    click(&mut window, "e2, white pawn");
    click(&mut window, "e4, empty");
    assert_eq!(
        acts(&window, Color::White),
        [
            PlayerAct::Touch(Square::E2),
            PlayerAct::Lift(Square::E2),
            PlayerAct::Release(Square::E4)
        ]
    );
    window.get_by_label("e4, white pawn");
}

#[test]
fn a_knight_dragged_is_touched_lifted_and_released_and_then_black_may_reply() {
    let mut window = table(Terms::default());
    drag(&mut window, "g1, white knight", "f3, empty");
    drag(&mut window, "b8, black knight", "c6, empty");
    assert_eq!(
        acts(&window, Color::White),
        [
            PlayerAct::Touch(Square::G1),
            PlayerAct::Lift(Square::G1),
            PlayerAct::Release(Square::F3)
        ]
    );
    assert_eq!(
        acts(&window, Color::Black),
        [
            PlayerAct::Touch(Square::B8),
            PlayerAct::Lift(Square::B8),
            PlayerAct::Release(Square::C6)
        ]
    );
}

#[test]
fn a_screen_reader_moves_as_a_hand_does() {
    let mut window = table(Terms::default());
    window.get_by_label("d2, white pawn").click_accesskit();
    window.run();
    window.get_by_label("d4, empty").click_accesskit();
    window.run();
    window.get_by_label("d4, white pawn");
}

#[test]
fn the_keyboard_walks_jumps_acts_and_puts_back_and_nothing_has_to_be_focused_first() {
    let mut window = table(Terms::default());
    for key in [
        Key::ArrowRight,
        Key::ArrowLeft,
        Key::Enter,
        Key::ArrowUp,
        Key::ArrowUp,
        Key::Enter,
    ] {
        window.key_press(key);
        window.run();
    }
    window.get_by_label("e4, white pawn");
    window.event(Input::Text("n".to_owned()));
    for key in [Key::Enter, Key::Escape] {
        window.key_press(key);
        window.run();
    }
    let black = acts(&window, Color::Black);
    assert_eq!(black, [PlayerAct::Touch(Square::B8), PlayerAct::LetGo]);
}

#[test]
fn quick_hands_take_the_captured_piece_off() {
    let mut window = table(from_fen("4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1"));
    drag(&mut window, "e4, white pawn", "d5, black pawn");
    let ending = acts(&window, Color::White).split_off(1);
    assert_eq!(
        ending,
        [
            PlayerAct::Lift(Square::E4),
            PlayerAct::Remove(Square::D5),
            PlayerAct::Release(Square::D5)
        ]
    );
}

#[test]
fn quick_hands_take_the_pawn_off_that_was_passed() {
    let mut window = table(from_fen("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1"));
    drag(&mut window, "e5, white pawn", "d6, empty");
    window.get_by_label("d5, empty");
    window.get_by_label("d6, white pawn");
    assert_eq!(window.arbiter().table().game().plies().len(), 1);
}

#[test]
fn a_kings_two_steps_and_king_onto_rook_castle_with_the_rook_following() {
    for (from, to) in [
        ("e1, white king", "g1, empty"),
        ("e1, white king", "h1, white rook"),
    ] {
        let mut window = table(from_fen("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1"));
        drag(&mut window, from, to);
        let ending = acts(&window, Color::White).split_off(1);
        assert_eq!(
            ending,
            [
                PlayerAct::Lift(Square::E1),
                PlayerAct::Release(Square::G1),
                PlayerAct::Lift(Square::H1),
                PlayerAct::Release(Square::F1)
            ]
        );
        assert_eq!(window.arbiter().table().game().plies().len(), 1);
    }
}

#[test]
fn a_pawn_on_the_last_rank_asks_what_it_becomes() {
    let mut window = table(from_fen("7k/P7/8/8/8/8/8/4K3 w - - 0 1"));
    drag(&mut window, "a7, white pawn", "a8, empty");
    click(&mut window, "knight");
    let ending = acts(&window, Color::White).split_off(2);
    assert_eq!(
        ending,
        [
            PlayerAct::Release(Square::A8),
            PlayerAct::Remove(Square::A8),
            PlayerAct::Take(Role::Knight),
            PlayerAct::Release(Square::A8)
        ]
    );
    window.get_by_label("a8, white knight");
    assert!(
        window.query_by_label("rook").is_none(),
        "the question is answered"
    );
}

#[test]
fn full_hands_do_each_act_by_themselves() {
    let mut shell = AppHarness::new(from_fen("4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1"));
    shell.set(|settings| settings.play.hands = Hands::Full);
    let mut window = window(shell, 1280.0, 800.0);
    drag(&mut window, "e4, white pawn", "d5, black pawn");
    window.get_by_label("e4, white pawn");
    let beside = place(&window, "White");
    let from = place(&window, "d5, black pawn").center();
    window.drag_at(from);
    window.run();
    window.hover_at(beside.center());
    window.run();
    window.drop_at(beside.center());
    window.run();
    window.get_by_label("d5, empty");
    drag(&mut window, "e4, white pawn", "d5, empty");
    assert_eq!(window.arbiter().table().game().plies().len(), 1);
}

#[test]
fn an_illegal_move_can_be_made_among_friends_who_are_told_why_and_in_a_tournament() {
    for assist in AssistLevel::ALL {
        let mut shell = AppHarness::new(Terms::default());
        shell.set(|settings| settings.play.assist = assist);
        let mut window = window(shell, 1280.0, 800.0);
        drag(&mut window, "e2, white pawn", "e5, empty");
        let stands = window.query_by_label("e5, white pawn").is_some();
        let warns = window.query_by_label("Put the pieces back").is_some();
        assert_eq!(stands, assist != AssistLevel::Teaching, "{assist:?}");
        let explains = "A pawn moves one square straight ahead; from its starting square";
        let explains = window.query_by_label_contains(explains).is_some();
        assert_eq!(warns, assist == AssistLevel::Friendly, "{assist:?}");
        assert_eq!(explains, assist != AssistLevel::Tournament, "{assist:?}");
    }
}

#[test]
fn pressing_a_clock_face_presses_that_side() {
    let mut shell = started("300+3");
    shell.does(Color::White, PlayerAct::Play("e4".into()));
    let mut window = window(shell, 1280.0, 800.0);
    let face = window.get_by_label_contains("White: 5:0");
    face.click();
    window.run();
    assert_eq!(acts(&window, Color::White).last(), Some(&PlayerAct::Press));
    let clock = window.arbiter().table().clock().expect("a clock");
    assert_eq!(clock.running(), Some(Color::Black));
}

#[test]
fn the_levers_keys_press_and_the_space_bar_completes_what_was_made() {
    let mut shell = started("300+3");
    shell.does(Color::White, PlayerAct::Play("e4".into()));
    let mut window = window(shell, 1280.0, 800.0);
    window.key_press(Key::ControlLeft);
    window.run();
    assert_eq!(acts(&window, Color::White).last(), Some(&PlayerAct::Press));
    window.does(Color::Black, PlayerAct::Play("e5".into()));
    window.key_press(Key::Space);
    window.run();
    assert_eq!(acts(&window, Color::Black).last(), Some(&PlayerAct::Press));
}

#[test]
fn hands_wait_while_the_clocks_stand() {
    let mut window = window(AppHarness::new(timed("300")), 1280.0, 800.0);
    click(&mut window, "e2, white pawn");
    assert!(acts(&window, Color::White).is_empty());
    window.key_press(Key::Space);
    window.run();
    click(&mut window, "e2, white pawn");
    assert_eq!(acts(&window, Color::White), [PlayerAct::Touch(Square::E2)]);
}

#[test]
fn resigning_asks_first_and_an_offer_is_answered() {
    let mut shell = started("300");
    shell.does(Color::White, PlayerAct::Move("e4".into()));
    shell.does(Color::Black, PlayerAct::Move("e5".into()));
    shell.does(Color::White, PlayerAct::Play("Nf3".into()));
    shell.does(Color::White, PlayerAct::OfferDraw);
    shell.does(Color::White, PlayerAct::Press);
    let mut window = window(shell, 1280.0, 800.0);
    let resign = window.get_all_by_label("Resign").last();
    resign.expect("a player can resign").click();
    window.run();
    assert!(window.arbiter().table().standing() == Standing::Playing);
    window.get_by_label("Sure?");
    click(&mut window, "No");
    click(&mut window, "Black accepts: ½–½");
    assert!(window.arbiter().table().standing() == Standing::Playing);
    window.get_by_label("Sure?");
    click(&mut window, "Black accepts: ½–½");
    assert_eq!(acts(&window, Color::Black).last(), Some(&PlayerAct::Accept));
    window.get_by_label("½–½");
}

#[test]
fn an_illegal_move_is_told_on_a_card_that_leads_to_its_article() {
    let mut shell = started("300");
    shell.presses_an_illegal_move();
    let mut window = window(shell, 1280.0, 800.0);
    window.get_by_label("White’s first illegal move");
    click(&mut window, "Article 7.5.5");
    window.get_by_label("How each edition rules on the same act");
    let page = window.get_by_label("In each edition").rect();
    let board = window.get_by_label("Chess board").rect();
    assert!(
        board.contains_rect(page),
        "{page:?}: the clocks stay in sight"
    );
    let edition = window.get_by_role_and_label(eframe::egui::accesskit::Role::RadioButton, "2005");
    edition.click();
    window.run();
    window.key_press(Key::Escape);
    window.run();
    assert!(
        window.query_by_label("In each edition").is_none(),
        "the page is closed"
    );
}

#[test]
fn a_second_illegal_move_waits_for_its_result_and_nothing_hides_it() {
    let mut shell = started("300");
    for _ in 0..2 {
        shell.presses_an_illegal_move();
    }
    let last = &shell.log().last().expect("the second press").rulings;
    let tokens: Vec<String> = last.iter().map(Ruling::tokens).collect();
    assert_eq!(
        tokens,
        [
            "reinstate",
            "illegal white 2; stop-clocks; ask-arbiter can-mate black",
            "" // why it is not legal
        ],
        "no other move is asked for while it is open how the game ends"
    );
    let finding = "White’s second illegal move";
    let searching = drawn(&shell, true);
    let is_told = searching.query_by_label(finding).is_some();
    assert!(!is_told, "nothing flashes");
    drawn(&shell, false).get_by_label(finding);
    shell.wait_until_done();
    let window = window(shell, 1280.0, 800.0);
    window.get_by_label("0–1");
    assert!(
        window.query_by_label(finding).is_none(),
        "the result is seen"
    );
}

#[test]
fn every_screen_has_its_glyphs_and_names_in_every_size_light_and_dark() {
    let screens = [
        Screen::First,
        Screen::Table,
        Screen::NewGame,
        Screen::Preferences,
        Screen::Print,
        Screen::Keys,
        Screen::Laws,
        Screen::SideClock,
    ];
    for (width, height) in [(900.0, 600.0), (1280.0, 800.0), (1920.0, 1080.0)] {
        for screen in screens {
            for mode in [ColorScheme::Light, ColorScheme::Dark] {
                let told = vec![Notification::SecondProgram(None)];
                let mut shell = AppHarness::told(timed("5400+30"), told);
                shell.hear(Event::of_arbiter(Moment::START, ArbiterAct::Start));
                shell.does(Color::White, PlayerAct::Move("e4".into()));
                shell.show(screen);
                shell.set(|settings| settings.preferences.mode = mode);
                window(shell, width, height);
            }
        }
    }
}

#[test]
fn what_each_level_of_help_does_is_told_in_words_that_do_not_gape() {
    let mut window = window(started("300"), 1280.0, 800.0);
    let (help, what) = (
        window.words().tr("assist-tournament"),
        window.words().tr("assist-teaching-what"),
    );
    let told = window.words().tr_args(
        "assist-now",
        &[(
            "level",
            window.words().tr("assist-friendly").as_ref().into(),
        )],
    );
    window.get_by_label(&told).click();
    window.run();
    window.get_by_label(&help);
    let justified: Vec<bool> = window
        .output()
        .shapes
        .iter()
        .filter_map(|shape| {
            if let Shape::Text(text) = &shape.shape
                && text.galley.text().ends_with(&*what)
            {
                Some(text.galley.job.justify)
            } else {
                None
            }
        })
        .collect();
    assert_eq!(justified, [false]);
}

#[test]
fn the_bar_never_says_a_level_of_help_without_saying_of_what() {
    for (width, height) in [(900.0, 600.0), (800.0, 1280.0), (1280.0, 800.0)] {
        for language in due_languages() {
            let mut shell = started("5400+30");
            shell.speak(Words::new(language));
            let window = window(shell, width, height);
            let words = window.words();
            let texts = super::fits::texts(&window);
            for level in ["assist-tournament", "assist-friendly", "assist-teaching"] {
                let level = words.tr(level);
                let is_bare = texts.iter().any(|(text, _)| *text == level);
                assert!(!is_bare, "{level} in {language:?} at {width}");
            }
        }
    }
}
