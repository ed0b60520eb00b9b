//! How a new game gets its starting position: by number, by lot, in a ceremony, by hand, from a FEN.

use eframe::egui::Key;
use egui_kittest::kittest::{NodeT, Queryable};
use jadoube::app::store::MemoryStore;
use jadoube_core::chess::chess960_start_number::StartNumber;
use jadoube_core::chess::{CastlingMode, Chess, Color, Position, Square};
use jadoube_core::i18n::{Language, Words};
use jadoube_core::laws::{PlayerAct, Terms};
use jadoube_ui::{ColorScheme, Screen};

use super::table::{click, drag};
use crate::support::app_harness::{AppHarness, give_no_random_numbers, window};
use crate::support::share_of_checks::due_languages;

/// What the line is called in which a position is typed.
const FEN_FIELD: &str = "Position as FEN, or a game as PGN";

type Window = AppHarness;

/// The form of a new game, with Chess960 chosen.
fn chess960() -> Window {
    let mut window = opened(1280.0, 800.0);
    click(&mut window, "Chess960");
    window
}

/// The form with everything that holds open.
fn opened(width: f32, height: f32) -> Window {
    let mut window = form(width, height);
    press(&mut window, "Tournament settings");
    window
}

fn form(width: f32, height: f32) -> Window {
    let mut shell = AppHarness::on(MemoryStore::default(), Vec::new());
    shell.show(Screen::NewGame);
    window(shell, width, height)
}

fn shows(window: &Window, label: &str) -> bool {
    window.query_by_label_contains(label).is_some()
}

/// Whether that stands in a field.
fn holds(window: &Window, text: &str) -> bool {
    window.query_all_by_value(text).next().is_some()
}

/// The game that was begun.
fn begun(window: &Window) -> &Terms {
    assert!(has_begun(window), "a game was begun");
    window.arbiter().terms()
}

fn has_begun(window: &Window) -> bool {
    window.state().session().has_game()
}

fn number_of(terms: &Terms) -> Option<u16> {
    StartNumber::all()
        .find(|number| number.position() == terms.start)
        .map(StartNumber::get)
}

/// Stands White's men on the first rank, from the a-file on, out of the box.
fn arrange(window: &mut Window, men: &[(&str, &str)]) {
    let mut in_hand = "";
    for (role, square) in men {
        if *role != in_hand {
            click(window, &format!("box, white {role}"));
        }
        in_hand = role;
        let square = window
            .get_all_by_role(eframe::egui::accesskit::Role::Cell)
            .find(|cell| {
                cell.accesskit_node()
                    .label()
                    .is_some_and(|label| label.starts_with(square))
            });
        square.expect("a square").click();
        window.run();
    }
}

/// What is told of the number that is chosen.
fn numbers_told(window: &Window) -> Vec<String> {
    let all = window.query_all_by_label_contains("Chess960 ");
    let told = all.filter_map(|node| node.accesskit_node().label());
    told.collect()
}

#[test]
fn chess960_begins_with_a_position_that_was_drawn() {
    let mut window = chess960();
    click(&mut window, "Start the game");
    let drawn = number_of(begun(&window)).expect("one of the 960");
    assert_ne!(drawn, 518, "the men stand otherwise than usually");
    // Who goes back to it finds the position that was drawn.
    let mut window = chess960();
    let before = numbers_told(&window);
    click(&mut window, "Set up");
    click(&mut window, "Chess960");
    assert_eq!(numbers_told(&window), before);
}

#[test]
fn a_number_is_typed_or_drawn_and_518_can_be_left_out() {
    let mut window = chess960();
    click(&mut window, "Skip the standard position (518)");
    click(&mut window, "Random");
    click(&mut window, "Start the game");
    let terms = begun(&window);
    assert_eq!(terms.castling, CastlingMode::Chess960);
    let number = number_of(terms).expect("one of the 960");
    assert_ne!(number, 518);
}

#[test]
fn enter_leads_from_the_first_name_to_the_second_and_from_there_into_the_game() {
    let mut window = form(1280.0, 800.0);
    window.get_by_label("White’s name").focus();
    window.run();
    window.key_press(Key::Enter);
    window.run();
    assert!(!has_begun(&window), "the second name is asked for");
    window.get_by_label("Black’s name").type_text("Boris");
    window.run();
    window.key_press(Key::Enter);
    window.run();
    begun(&window);
}

#[test]
fn without_the_systems_luck_nothing_is_drawn_and_the_table_is_named() {
    give_no_random_numbers();
    let mut window = chess960();
    assert!(shows(&window, "draw with dice, coins or cards"));
    window.get_by_label("Random").click();
    window.run();
    click(&mut window, "Start the game");
    assert_eq!(number_of(begun(&window)), Some(518), "the usual one");
}

#[test]
fn the_ceremony_places_piece_after_piece_until_the_number_is_found_and_played() {
    let mut window = chess960();
    click(&mut window, "Public draw…");
    for (what, lot) in [
        ("A bishop on a light square", "3 was drawn"),
        ("A bishop on a dark square", "2 was drawn"),
        ("The queen", "3 was drawn"),
        ("The first knight", "2 was drawn"),
        ("The second knight", "3 was drawn"),
    ] {
        window.get_by_label(what);
        click(&mut window, lot);
    }
    window.get_by_label("518");
    window.get_by_label("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w HAha - 0 1");
    click(&mut window, "Play this position");
    assert_eq!(begun(&window).castling, CastlingMode::Chess960);
    assert_eq!(number_of(begun(&window)), Some(518));
}

#[test]
fn a_throw_that_stands_for_no_square_is_thrown_again_and_a_step_can_be_taken_back() {
    let mut window = chess960();
    click(&mut window, "Public draw…");
    click(&mut window, "5 was drawn");
    window.get_by_label("5 matches no square. Again!");
    window.get_by_label("A bishop on a light square");
    click(&mut window, "2: d1");
    window.get_by_label("A bishop on a dark square");
    click(&mut window, "Back one step");
    window.get_by_label("A bishop on a light square");
    window.get_by_label("2: d1");
}

#[test]
fn coins_are_told_one_after_another_and_cards_always_fit() {
    let mut window = chess960();
    click(&mut window, "Public draw…");
    click(&mut window, "Coins");
    click(&mut window, "Heads");
    window.get_by_label("A bishop on a light square");
    click(&mut window, "Tails");
    window.get_by_label("A bishop on a dark square");
    click(&mut window, "Cards");
    assert!(window.query_by_label("5 was drawn").is_none());
    click(&mut window, "4 was drawn");
    window.get_by_label("The queen");
}

#[test]
fn the_program_throws_by_itself_in_every_way() {
    for (lots, throw) in [
        ("Dice", "Roll the die"),
        ("Coins", "Toss the coins"),
        ("Cards", "Draw a card"),
    ] {
        let mut window = chess960();
        click(&mut window, "Public draw…");
        click(&mut window, lots);
        for _ in 0..200 {
            if window.query_by_label("Play this position").is_some() {
                break;
            }
            click(&mut window, throw);
        }
        click(&mut window, "Play this position");
        assert!(number_of(begun(&window)).is_some(), "{lots}");
    }
}

#[test]
fn the_projector_is_dark_and_left_by_escape() {
    let mut window = chess960();
    click(&mut window, "Public draw…");
    click(&mut window, "Projector view");
    assert!(
        window
            .query_by_label("Drawing the starting position")
            .is_none()
    );
    window.key_press(Key::Escape);
    window.run();
    window.get_by_label("Drawing the starting position");
}

#[test]
fn faults_are_named_while_the_first_rank_is_arranged_and_then_its_number() {
    let mut window = chess960();
    click(&mut window, "Arrange by hand…");
    window.get_by_label("8 squares are still empty.");
    arrange(&mut window, &[("bishop", "a1"), ("bishop", "c1")]);
    window.get_by_label("Both bishops are on dark squares; one belongs on a light square.");
    click(&mut window, "Clear the board");
    arrange(&mut window, &[("king", "a1")]);
    window.get_by_label("The king must be between the rooks.");
    click(&mut window, "Clear the board");
    let men = [
        "rook", "knight", "bishop", "king", "queen", "bishop", "knight", "rook",
    ];
    let squares = ["a1", "b1", "c1", "d1", "e1", "f1", "g1", "h1"];
    let men: Vec<_> = men.into_iter().zip(squares).collect();
    arrange(&mut window, &men);
    window.get_by_label("Position 534");
    window.get_by_label("e8, black queen");
    click(&mut window, "Use this position");
    click(&mut window, "Start the game");
    assert_eq!(number_of(begun(&window)), Some(534));
}

#[test]
fn two_men_of_the_first_rank_change_places_and_one_dragged_off_is_gone() {
    let mut window = chess960();
    click(&mut window, "Arrange by hand…");
    click(&mut window, "Standard");
    window.get_by_label("Position 518");
    drag(&mut window, "d1, white queen", "e1, white king");
    window.get_by_label("Position 534");
    drag(&mut window, "b1, white knight", "Clear the board");
    window.get_by_label("b1, empty");
    window.get_by_label("1 square is still empty.");
}

#[test]
fn a_position_is_set_up_on_the_board_with_its_faults_named_and_its_rights_chosen() {
    let mut window = opened(1280.0, 800.0);
    click(&mut window, "Set up");
    click(&mut window, "Set up on the board…");
    click(&mut window, "Clear the board");
    window.get_by_label("White has no king.");
    for (man, square) in [
        ("white king", "e1, empty"),
        ("white rook", "h1, empty"),
        ("black king", "e8, empty"),
    ] {
        click(&mut window, &format!("box, {man}"));
        click(&mut window, square);
    }
    click(&mut window, "h1");
    assert!(holds(&window, "4k3/8/8/8/8/8/8/4K2R w K - 0 1"));
    click(&mut window, "box, white rook");
    click(&mut window, "e7, empty");
    assert!(holds(&window, "4k3/4R3/8/8/8/8/8/4K2R w K - 0 1"));
    window.get_by_label("Black is in check, but it is not Black’s move.");
    click(&mut window, "Black");
    click(&mut window, "Use this position");
    click(&mut window, "Start the game");
    let terms = begun(&window);
    assert_eq!(terms.start.turn(), Color::Black);
    assert_eq!(terms.castling, CastlingMode::Standard);
    assert!(terms.start.castles().castling_rights().contains(Square::H1));
}

#[test]
fn a_position_that_was_kept_is_chosen_again_for_another_game_and_can_be_forgotten() {
    const ENDING: &str = "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1";
    let mut window = opened(1280.0, 800.0);
    click(&mut window, "Set up");
    write(&mut window, ENDING);
    click(&mut window, "Set up on the board…");
    click(&mut window, "Save this position");
    assert_eq!(window.state().settings().recent.positions, [ENDING]);
    click(&mut window, "Clear the board");
    click(&mut window, "Saved position 1");
    assert!(holds(&window, ENDING));
    click(&mut window, "Use this position");
    write(&mut window, " is no FEN any more");
    click(&mut window, "Saved position 1");
    click(&mut window, "Set up on the board…");
    click(&mut window, "Delete this position");
    assert!(window.state().settings().recent.positions.is_empty());
    assert!(!shows(&window, "Saved position 1"));
    click(&mut window, "Use this position");
    click(&mut window, "Start the game");
    assert_eq!(begun(&window).start.board().occupied().count(), 3);
}

#[test]
fn a_man_is_stood_by_key_and_taken_off_by_key() {
    let mut window = opened(1280.0, 800.0);
    click(&mut window, "Set up");
    click(&mut window, "Set up on the board…");
    click(&mut window, "Clear the board");
    window.get_by_label("Chess board").focus();
    window.run();
    for key in [Key::ArrowUp, Key::ArrowRight, Key::N] {
        window.key_press(key);
        window.run();
    }
    window.get_by_label("b2, white knight");
    window.key_press(Key::Delete);
    window.run();
    window.get_by_label("b2, empty");
}

#[test]
fn a_fen_is_read_in_both_ways_of_writing_it_or_its_faults_are_named() {
    for (fen, castling) in [
        ("4k3/8/8/8/8/8/8/4K2R w K - 0 1", CastlingMode::Standard),
        ("4k3/8/8/8/8/8/8/4K2R w H - 0 1", CastlingMode::Standard),
        (
            "1r2k1r1/8/8/8/8/8/8/RR2K2R w BHg - 0 1",
            CastlingMode::Chess960,
        ),
    ] {
        let mut window = opened(1280.0, 800.0);
        click(&mut window, "Set up");
        write(&mut window, fen);
        click(&mut window, "Start the game");
        assert_eq!(begun(&window).castling, castling, "{fen}");
    }
    let mut window = opened(1280.0, 800.0);
    click(&mut window, "Set up");
    write(&mut window, "4k3/8/8/8/8/8/8/8 w - - 0 1");
    window.get_by_label("White has no king.");
    window.get_by_label("Start the game").click();
    window.run();
    assert!(!has_begun(&window), "no game begins");
}

#[test]
fn of_a_text_that_is_no_fen_the_slip_is_shown_in_every_language() {
    let start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR";
    for (fen, told) in [
        (
            "rnbqkbnr/ppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w".to_owned(),
            "Rank 7 has 7 squares instead of eight.",
        ),
        (
            "rnbqkbnr/pppppppp/8/8/8/PPPPPPPP/RNBQKBNR w".to_owned(),
            "A FEN has eight ranks separated by slashes; this has 7.",
        ),
        (
            "sgqkbnr/8".to_owned(),
            "“s” is not a piece: K Q R B N P are White’s, small letters Black’s, a digit counts empty squares.",
        ),
        (
            format!("{start} white"),
            "“white” does not say whose move it is: w is White, b is Black.",
        ),
        (
            format!("{start} w XX"),
            "“XX” does not say who may castle: KQkq, the files of the rooks, or a dash for nobody.",
        ),
        (
            format!("{start} w KQkq j3"),
            "“j3” is not a square that a pawn has just passed; a dash means none.",
        ),
        (
            format!("{start} w KQkq - few 1"),
            "“few” is not a number of moves.",
        ),
        (
            format!("{start} w KQkq - 0 1 indeed"),
            "“indeed” is too much: a FEN ends before it.",
        ),
    ] {
        let mut window = opened(1280.0, 800.0);
        click(&mut window, "Set up");
        write(&mut window, &fen);
        window.get_by_label(told);
        window.get_by_label("Start the game").click();
        window.run();
        assert!(!has_begun(&window), "no game begins");
        for language in due_languages() {
            window.speak(Words::new(language));
            window.run();
            let is_english = shows(&window, told);
            assert_eq!(is_english, language == Language::English, "{language:?}");
        }
    }
}

#[test]
fn where_a_position_is_set_up_on_the_board_a_slip_in_its_fen_is_shown_too() {
    let mut window = opened(1280.0, 800.0);
    click(&mut window, "Set up");
    click(&mut window, "Set up on the board…");
    let field = window.get_by_label(FEN_FIELD);
    field.focus();
    window.run();
    window.get_by_label(FEN_FIELD).type_text("x");
    window.run();
    assert!(
        shows(&window, "stands behind everything a FEN can say")
            || shows(&window, "is not a number of moves")
    );
    window.get_by_label("e1, white king");
}

fn write(window: &mut Window, text: &str) {
    let field = window.get_by_label(FEN_FIELD);
    field.focus();
    window.run();
    window.get_by_label(FEN_FIELD).type_text(text);
    window.run();
}

/// Every page has its glyphs and names in every size and language, light and dark.
#[test]
fn every_page_stands_in_every_size_and_language() {
    let sizes = [
        (900.0, 600.0),
        (1280.0, 800.0),
        (1920.0, 1080.0),
        (390.0, 844.0),
    ];
    let mut looks = Language::ALL.into_iter().cycle().zip(
        [ColorScheme::Light, ColorScheme::Dark, ColorScheme::Dark]
            .into_iter()
            .cycle(),
    );
    for (width, height) in sizes {
        for page in ["Public draw…", "Arrange by hand…", "Set up on the board…"] {
            let (language, mode) = looks.next().expect("looks never end");
            let mut window = opened(width, height);
            let kind = if page == "Set up on the board…" {
                "Set up"
            } else {
                "Chess960"
            };
            press(&mut window, kind);
            press(&mut window, page);
            window.speak(Words::new(language));
            window.set(|settings| settings.preferences.mode = mode);
            window.run();
            let title = window.words().tr("new-game-start");
            let is_open = window.query_by_label(&title).is_none();
            assert!(is_open, "{page} is shown at {width} × {height}");
        }
    }
}

/// As a screen reader presses, also what lies below the edge of the window.
fn press(window: &mut Window, label: &str) {
    window.get_by_label(label).click_accesskit();
    window.run();
}

#[test]
fn a_game_on_the_table_is_left_as_it_stands_and_the_form_says_so() {
    let mut shell = AppHarness::new(Terms::default());
    shell.does(Color::White, PlayerAct::Play("e4".into()));
    shell.show(Screen::NewGame);
    let window = window(shell, 900.0, 600.0);
    window.get_by_label("Your current game will be saved under “All games and files”.");
}

#[test]
fn the_usual_start_is_ordinary_chess() {
    let mut window = form(900.0, 600.0);
    click(&mut window, "Start the game");
    assert_eq!(begun(&window).start, Chess::default());
    assert_eq!(begun(&window).castling, CastlingMode::Standard);
}
