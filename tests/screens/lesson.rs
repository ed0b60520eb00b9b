//! What a teacher does at the board: shows what can be done, and says what was not legal.

use eframe::egui::{Color32, Pos2, Shape, vec2};
use egui_kittest::kittest::Queryable;
use jadoube_core::chess::{Color, Position as _, Role, Square};
use jadoube_core::clock::Moment;
use jadoube_core::i18n::Words;
use jadoube_core::laws::{ArbiterAct, Edition, Event, Pace, PlayerAct, Supervision, Terms};
use jadoube_core::notation::Letters;
use jadoube_ui::kit::theme::BoardColors;
use jadoube_ui::{AssistLevel, BoardTheme};

use super::blitz_scenes::checked;
use super::column::face;
use super::fits::texts;
use super::move_hint::hand;
use super::table::{Window, click, from_fen, started};
use super::table_scenes::blitz_of;
use crate::support::app_harness::{AppHarness, window, window as window_of};
use crate::support::share_of_checks::due_languages;

/// A game in which those acts were done, with a teacher.
pub fn lesson(acts: &[PlayerAct]) -> Window {
    lesson_at((1280.0, 800.0), acts)
}

/// The same in a window of that size.
pub fn lesson_at((width, height): (f32, f32), acts: &[PlayerAct]) -> Window {
    let mut shell = started("300");
    shell.set(|settings| settings.play.assist = AssistLevel::Teaching);
    for act in acts {
        shell.does(Color::White, act.clone());
    }
    window(shell, width, height)
}

/// How many drawn arrows stand on the board.
pub fn arrows(window: &Window) -> usize {
    arrows_in(window, BoardColors::of(BoardTheme::Ivory).arrow)
}

/// How many arrows there show why something is not legal.
pub fn whys(window: &Window) -> usize {
    arrows_in(window, BoardColors::of(BoardTheme::Ivory).why)
}

fn arrows_in(window: &Window, arrow: Color32) -> usize {
    let shapes = window.output().shapes.iter();
    let is_shaft = |shape: &Shape| matches!(shape, Shape::Path(path) if path.fill == arrow && path.points.len() == 4);
    shapes.filter(|clipped| is_shaft(&clipped.shape)).count()
}

#[test]
fn show_me_draws_the_moves_of_the_touched_piece_or_tells_to_press() {
    let mut window = lesson(&[PlayerAct::Touch(Square::G1), PlayerAct::LetGo]);
    click(&mut window, "Show me");
    assert_eq!(arrows(&window), 2, "the knight has two moves");
    let mut window = lesson(&[PlayerAct::Play("e4".into())]);
    click(&mut window, "Show me");
    let told = window.get_by_label("Now press the clock.").rect();
    let pawn = window.get_by_label("e4, white pawn").rect();
    assert!(told.bottom() <= pawn.top() + 0.5, "the pawn's head is seen");
}

#[test]
fn what_was_put_back_shows_what_stood_in_its_way() {
    const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
    let castles = [(Square::E1, Square::G1), (Square::H1, Square::F1)];
    for (fen, carried, from, to) in [
        (START, &castles[..], Square::E1, Square::F1),
        (START, &[(Square::A1, Square::A5)], Square::A1, Square::A2),
        (
            "4k3/8/8/8/8/5r2/8/4K2R w K - 0 1",
            &castles,
            Square::F3,
            Square::F1,
        ),
        (
            "4k3/8/8/8/8/6r1/8/4K2R w K - 0 1",
            &castles,
            Square::G3,
            Square::G1,
        ),
        (
            "4k3/8/8/4r3/8/8/8/4K2R w K - 0 1",
            &castles,
            Square::E5,
            Square::E1,
        ),
    ] {
        let mut shell = AppHarness::new(from_fen(fen));
        shell.set(|settings| settings.play.assist = AssistLevel::Friendly);
        for (from, to) in carried {
            shell.does(Color::White, PlayerAct::Lift(*from));
            shell.does(Color::White, PlayerAct::Release(*to));
        }
        shell.does(Color::White, PlayerAct::Press);
        let mut window = window(shell, 1280.0, 800.0);
        let restored = window.arbiter().table().game().position().board().clone();
        assert_eq!(*window.arbiter().table().board(), restored, "{fen}");
        assert_eq!(whys(&window), 1, "{fen}: {from} to {to}");
        assert!(points_at(&window, to), "{fen}: {from} to {to}");
        window.set(|settings| settings.play.assist = AssistLevel::Tournament);
        window.run();
        assert_eq!(whys(&window), 0, "{fen}: a tournament shows none");
    }
}

/// Whether an arrow that shows why has its tip on that square.
fn points_at(window: &Window, square: Square) -> bool {
    let board = window.get_by_label("Chess board").rect();
    let side = board.width() / 8.0;
    let (file, rank) = (
        f32::from(u8::from(square.file())),
        f32::from(u8::from(square.rank())),
    );
    let center = board.left_bottom() + vec2((file + 0.5) * side, -(rank + 0.5) * side);
    let why = BoardColors::of(BoardTheme::Ivory).why;
    let mut shapes = window.output().shapes.iter();
    shapes.any(|clipped| {
        let Shape::Path(path) = &clipped.shape else {
            return false;
        };
        let is_near = |at: &Pos2| (*at - center).length() < side * 0.2;
        path.fill == why && path.points.len() == 3 && path.points.iter().any(is_near)
    })
}

#[test]
fn what_is_pressed_in_a_lesson_stands_in_one_row_high_enough_for_a_finger() {
    for language in due_languages() {
        let words = Words::new(language);
        let mut shell = started("300");
        shell.set(|settings| settings.play.assist = AssistLevel::Teaching);
        shell.speak(words);
        shell.does(Color::White, PlayerAct::Touch(Square::E2));
        let mut window = window(shell, 900.0, 600.0);
        let goal = words.tr_args("square-empty", &[("square", Square::E5.into())]);
        click(&mut window, &goal);
        let cited = words.tr_args("article", &[("number", "3.7.1".into())]);
        let controls = ["lesson-mark", "lesson-show", "lesson-mistakes"].map(|id| words.tr(id));
        let place = |name: &str| window.get_by_label(name).rect();
        let row = place(&cited).y_range();
        let board = place(&words.tr("board-name"));
        let mut above = texts(&window).into_iter();
        let (said, at) = above
            .find(|(_, at)| row.contains(at.center().y))
            .expect("a headline");
        assert!(
            (at.left() - board.left()).abs() < 2.0,
            "{language:?}: {said}"
        );
        assert!(row.span() >= 32.0, "{language:?}: {row:?}");
        let mut right = place(&cited).right();
        for name in &controls {
            let place = place(name);
            assert_eq!(place.y_range(), row, "{language:?} {name}: one row");
            assert!(place.left() > right, "{language:?} {name}: {place:?}");
            right = place.right();
            let mut written = texts(&window).into_iter();
            let (_, at) = written
                .find(|(text, _)| text.replace('\n', " ") == **name)
                .expect("its words");
            assert!(place.contains_rect(at), "{language:?} {name}: {at:?}");
        }
        let column = face(&window, &words.tr("color-white")).right();
        assert!((right - column).abs() < 1.0, "{language:?}: {right}");
    }
}

#[test]
fn before_the_start_the_clock_is_shown_and_nothing_covers_it() {
    let mut shell = AppHarness::new(blitz_of("300"));
    shell.set(|settings| settings.play.assist = AssistLevel::Teaching);
    let mut window = window(shell, 1280.0, 800.0);
    click(&mut window, "Show me");
    assert_eq!(arrows(&window), 0, "nobody can move yet");
    let shown = hand(&window).expect("a hand");
    assert!(
        face(&window, "Black").contains(shown.left_top()),
        "{shown:?}"
    );
    assert!(window.query_by_label("Now press the clock.").is_none());
}

#[test]
fn where_a_piece_can_go_is_seen_until_it_has_moved() {
    let mut window = lesson(&[]);
    let touched = BoardColors::of(BoardTheme::Ivory).touched;
    let dots = |window: &Window| {
        let is_dot =
            |shape: &Shape| matches!(shape, Shape::Circle(circle) if circle.fill == touched);
        let shapes = window.output().shapes.iter();
        shapes.filter(|clipped| is_dot(&clipped.shape)).count()
    };
    click(&mut window, "g1, white knight");
    assert_eq!(dots(&window), 2);
    click(&mut window, "g4, empty");
    window.get_by_label_contains("two squares straight");
    assert_eq!(dots(&window), 2, "after a wrong try");
    window.does(Color::White, PlayerAct::LetGo);
    window.run();
    assert_eq!(dots(&window), 2, "it is owed");
    window.does(Color::White, PlayerAct::Move("Nf3".into()));
    window.run();
    assert_eq!(dots(&window), 0, "it has moved");
}

#[test]
fn whoever_learns_hears_before_it_happens_that_the_next_illegal_move_loses() {
    const WARNING: &str = "White: the next illegal move loses the game.";
    let illegal = [
        PlayerAct::Lift(Square::F1),
        PlayerAct::Release(Square::F4),
        PlayerAct::Press,
    ];
    for (edition, warned) in [(Edition::E2023, true), (Edition::E2009, false)] {
        let mut shell = AppHarness::new(Terms {
            edition,
            ..blitz_of("7200")
        });
        shell.set(|settings| settings.play.assist = AssistLevel::Teaching);
        shell.hear(Event::of_arbiter(Moment::START, ArbiterAct::Start));
        let mut window = window(shell, 900.0, 600.0);
        assert!(window.query_by_label_contains(WARNING).is_none());
        for act in illegal.clone() {
            window.does(Color::White, act);
        }
        window.run();
        let told = window.query_by_label_contains(WARNING).is_some();
        assert_eq!(told, warned, "{edition:?}");
    }
}

#[test]
fn where_the_first_illegal_move_loses_it_is_said_before_it_is_made() {
    for (edition, told) in [
        (
            Edition::E2014,
            Some("the first illegal move loses the game."),
        ),
        (
            Edition::E2009,
            Some("can claim a win after the first illegal"),
        ),
        (Edition::E2023, None),
    ] {
        let mut shell = AppHarness::new(Terms {
            edition,
            play: Pace::Blitz,
            supervision: Supervision::Light,
            ..blitz_of("180")
        });
        shell.set(|settings| settings.play.assist = AssistLevel::Teaching);
        shell.hear(Event::of_arbiter(Moment::START, ArbiterAct::Start));
        let mut window = window_of(shell, 900.0, 600.0);
        let is_told = |window: &Window| {
            let mut all = told.into_iter();
            all.any(|told| window.query_by_label_contains(told).is_some())
        };
        assert_eq!(is_told(&window), told.is_some(), "{edition:?}");
        for act in [PlayerAct::Lift(Square::F1), PlayerAct::Release(Square::F4)] {
            window.does(Color::White, act);
        }
        window.run();
        assert_eq!(
            is_told(&window),
            told.is_some(),
            "{edition:?}: not yet pressed"
        );
    }
}

#[test]
fn the_panel_below_says_no_reason_twice() {
    let window = lesson(&[PlayerAct::Lift(Square::F1), PlayerAct::Release(Square::F4)]);
    window.get_by_label("Put the pieces back");
    let reasons = texts(&window).into_iter();
    let reasons = reasons.filter(|(text, _)| text.contains("along diagonals"));
    assert_eq!(reasons.count(), 1);
    window.get_by_label("Or let the program do it:");
}

#[test]
fn each_piece_that_may_move_shows_where_it_can_go() {
    const FEN: &str = "4k3/8/8/3p4/8/2N1N3/8/4K3 w - - 0 1";
    let mut shell = AppHarness::new(from_fen(FEN));
    shell.set(|settings| settings.play.assist = AssistLevel::Teaching);
    for act in [PlayerAct::Touch(Square::D5), PlayerAct::LetGo] {
        shell.does(Color::White, act);
    }
    let mut window = window_of(shell, 1280.0, 800.0);
    let touched = BoardColors::of(BoardTheme::Ivory).touched;
    let square = window.get_by_label("d5, black pawn").rect();
    let rings = window.output().shapes.iter().filter(|clipped| {
        matches!(&clipped.shape, Shape::Circle(circle)
            if circle.stroke.color == touched && square.contains(circle.center))
    });
    assert_eq!(rings.count(), 1, "the pawn is captured there");
    click(&mut window, "Show me");
    assert_eq!(arrows(&window), 2, "by either knight");
}

#[test]
fn why_a_pawn_cannot_go_three_squares_does_not_forbid_two() {
    let mut window = lesson(&[]);
    click(&mut window, "e2, white pawn");
    click(&mut window, "e5, empty");
    window.get_by_label_contains("from its starting square, one or two");
    click(&mut window, "e4, empty");
    window.get_by_label("e4, white pawn");
}

#[test]
fn a_marked_square_does_not_hide_its_coordinate() {
    let mut window = lesson(&[]);
    click(&mut window, "a1, white rook");
    let touched = BoardColors::of(BoardTheme::Ivory).touched;
    let shapes = &window.output().shapes;
    let corner = window.get_by_label("a1, white rook").rect();
    let marked = shapes.iter().rposition(|clipped| {
        matches!(&clipped.shape, Shape::Rect(rect) if rect.fill == touched && rect.rect == corner)
    });
    let letter = |letter: &str| {
        shapes.iter().rposition(|clipped| {
            matches!(&clipped.shape, Shape::Text(text) if text.galley.text() == letter
                && corner.contains_rect(text.visual_bounding_rect()))
        })
    };
    assert!(marked.is_some());
    assert!(letter("a") > marked && letter("1") > marked);
}

#[test]
fn an_arrow_shows_why_a_move_is_refused_or_was_ruled_illegal() {
    let mut window = lesson(&[]);
    assert_eq!(whys(&window), 0);
    click(&mut window, "a1, white rook");
    click(&mut window, "a5, empty");
    assert_eq!(whys(&window), 1, "a pawn stands in the rook's way");
    for (assist, shown) in [
        (AssistLevel::Friendly, 1),
        (AssistLevel::Teaching, 1),
        (AssistLevel::Tournament, 0),
    ] {
        let mut shell = checked();
        shell.set(|settings| settings.play.assist = assist);
        let mut window = window_of(shell, 1280.0, 800.0);
        assert_eq!(whys(&window), shown, "{assist:?}: the bishop gives check");
        window.does(Color::Black, PlayerAct::Move("Qd7".to_owned()));
        window.run();
        assert_eq!(whys(&window), 0, "{assist:?}: it is paid");
    }
}

#[test]
fn the_headline_says_what_the_card_of_a_ruling_says() {
    let illegal = [
        PlayerAct::Lift(Square::F1),
        PlayerAct::Release(Square::F4),
        PlayerAct::Press,
    ];
    let mut window = lesson(&illegal);
    window.get_by_label("Any legal move may be played");
    window.get_by_label(
        "The bishop moves along diagonals. The bishop is back on f1: play another piece. White: the next illegal move loses the game.",
    );
    window.does(Color::White, PlayerAct::Touch(Square::B1));
    window.does(Color::White, PlayerAct::LetGo);
    window.run();
    window.get_by_label_contains("has touched the knight on b1 (Article 4.3.1). It must move.");
    window.get_by_label("The knight on b1 must move");
    assert!(
        window
            .query_by_label("Any legal move may be played")
            .is_none()
    );
}

#[test]
fn the_headline_says_why_what_stands_on_the_board_is_not_legal_and_what_it_costs() {
    let mut window = lesson(&[PlayerAct::Lift(Square::F1), PlayerAct::Release(Square::F4)]);
    window.get_by_label(
        "Not legal. The bishop moves along diagonals. Put the piece back on f1 and play a legal move with another piece.",
    );
    window.does(Color::White, PlayerAct::Press);
    window.run();
    assert!(window.query_by_label_contains("Not legal.").is_none());
}

#[test]
fn the_headline_names_the_piece_that_was_touched_in_every_language() {
    for language in due_languages() {
        let words = Words::new(language);
        let mut shell = started("300");
        shell.set(|settings| settings.play.assist = AssistLevel::Teaching);
        shell.speak(words);
        shell.does(Color::White, PlayerAct::Touch(Square::B1));
        let window = window(shell, 900.0, 600.0);
        let args = [
            ("player", Color::White.into()),
            ("role", Role::Knight.into()),
            ("square", Square::B1.into()),
            ("article", "4.3.1".into()),
            ("duty", "move".into()),
        ];
        let told = words.tr_args("teach-touched", &args);
        assert!(told.contains("b1"), "{language:?}: {told}");
        window.get_by_label(&told);
    }
}

#[test]
fn whoever_learns_reads_what_was_wrong_and_what_it_costs() {
    let mut shell = AppHarness::new(blitz_of("300+3"));
    shell.set(|settings| settings.play.assist = AssistLevel::Teaching);
    shell.hear(Event::of_arbiter(Moment::START, ArbiterAct::Start));
    for act in [
        PlayerAct::Lift(Square::F1),
        PlayerAct::Release(Square::F4),
        PlayerAct::Press,
    ] {
        shell.does(Color::White, act);
    }
    let window = window(shell, 1280.0, 800.0);
    let rulings = &window.log().last().expect("the press").rulings;
    let table = window.arbiter().table();
    let (board, edition) = (
        table.game().position().board(),
        window.arbiter().terms().edition,
    );
    let summary = window
        .words()
        .ruling_summary(rulings, edition, Letters::English, board);
    assert!(summary.reasons.len() >= 2);
    for reason in summary.reasons.iter().take(2) {
        window.get_by_label(&reason.text);
    }
}
