//! A board of the tournament that is played on this machine: taken from its round, at the table and beside the side clock.

use eframe::egui::accesskit::Role as Part;
use eframe::egui::vec2;
use egui_kittest::kittest::{Queryable as _, by};
use jadoube_core::chess::{ByColor, Color};
use jadoube_core::i18n::Words;
use jadoube_core::laws::{ArbiterAct, Deed, Score};
use jadoube_core::record::side_clock::{SideClockAct, StopReason};
use jadoube_core::tournament::register::register;
use jadoube_core::tournament::{BoardResult, TournamentChange};
use jadoube_ui::{AssistLevel, Command, NewGame, Screen, TournamentCommand};

use super::event::{chosen, english, paired, tournament};
use super::scenes::{Window, press, pressed};

fn turn_to(window: &mut Window, id: &str) {
    let words = window.words();
    press(window, &words.tr(id));
    window.run_ok();
}

fn is_shown(window: &Window, part: &str) -> bool {
    window.query_all_by_label_contains(part).next().is_some()
}

fn show(window: &mut Window, screen: Screen) {
    window.ask(Command::Show(screen));
    window.run_ok();
}

/// The form of a game for the third board.
pub fn form(words: Words) -> Window {
    let mut window = chosen(words);
    turn_to(&mut window, "event-play-here");
    window
}

/// The third board is played at the table, where White has completed an illegal move.
fn begun(words: Words) -> Window {
    let mut window = form(words);
    turn_to(&mut window, "new-game-start");
    window.act(Deed::Arbiter(ArbiterAct::Start));
    window.presses_an_illegal_move();
    window.run_ok();
    window
}

/// The round while the third board is played at the table, and that board is chosen.
pub fn live(words: Words) -> Window {
    let mut window = begun(words);
    show(&mut window, Screen::Event);
    window
}

/// The result that the third board has, and how often players were charged with illegal moves.
fn told(window: &Window) -> (BoardResult, usize) {
    use jadoube_core::tournament::register::OffenceKind::IllegalMove;
    let round = tournament(window).rounds[0].clone();
    let open = window.state().tournament().expect("a tournament");
    let all = register(open.log).into_iter();
    let charged = all.map(|it| it.count(IllegalMove)).sum();
    (round.board(3).expect("a board").result, charged)
}

fn declare(window: &mut Window, white: Score, black: Score) {
    let declared = ArbiterAct::Declare(white, black);
    window.act(Deed::Arbiter(declared));
    window.run_ok();
}

#[test]
fn a_board_is_taken_to_the_table_with_its_players_and_what_is_ruled_there_is_registered() {
    let mut window = form(english());
    assert_eq!(window.state().screen(), Screen::NewGame);
    assert!(is_shown(&window, "Round 1, board 3: Klubski turnir"));
    let settings = window.state().settings();
    assert_eq!(settings.play.assist, AssistLevel::Tournament);
    turn_to(&mut window, "new-game-start");
    let heading = window.state().session().heading().clone();
    assert!(heading.white.starts_with("Ристова"), "{heading:?}");
    assert_eq!((&*heading.round, &*heading.board), ("1", "3"));
    assert_eq!(heading.event, "Klubski turnir Črnuče");
    window.act(Deed::Arbiter(ArbiterAct::Start));
    window.presses_an_illegal_move();
    window.run_ok();
    assert_eq!(told(&window), (BoardResult::Pending, 1));
    show(&mut window, Screen::Event);
    assert!(
        is_shown(&window, "Live: at this table"),
        "the board is live"
    );
    declare(&mut window, Score::Zero, Score::One);
    assert_eq!(told(&window), (BoardResult::win(Color::Black), 1));
    assert!(!is_shown(&window, "Live: at this table"));
}

/// Whether the row of a board is in sight and its results are shown beside it, with the keyboard at the line for results.
fn is_at_result(window: &Window, board: u16) -> bool {
    let entry = window.words().tr("event-entry").into_owned();
    let row = format!("{board}  ");
    let rows = window.query_all_by_label_contains(&row);
    let page = window.ctx.content_rect();
    let mut rows = rows.filter(|row| page.contains_rect(row.rect()));
    rows.next().is_some()
        && is_shown(window, &format!("Board {board}"))
        && window
            .query_all(by().predicate(|node| {
                node.role() == Part::TextInput
                    && node.is_focused()
                    && node.label().as_deref() == Some(&*entry)
            }))
            .next()
            .is_some()
}

#[test]
fn whoever_comes_back_to_the_round_sees_the_board_whose_game_ended() {
    let mut window = pressed(english(), paired(40), &[]);
    for screen in [Screen::Event, Screen::Table] {
        show(&mut window, screen);
    }
    let result = BoardResult::win(Color::White);
    for board in [38, 2] {
        let change = TournamentChange::ResultEntered {
            round: 1,
            board,
            result,
        };
        let entered = TournamentCommand::Enter(vec![change]);
        window.ask(Command::Tournament(entered));
        show(&mut window, Screen::Event);
        assert!(is_at_result(&window, board));
        assert!(is_shown(&window, "1–0"));
        show(&mut window, Screen::Table);
    }
    // What is being written stays.
    show(&mut window, Screen::Event);
    turn_to(&mut window, "event-tab-standings");
    window.run_ok();
    show(&mut window, Screen::Table);
    show(&mut window, Screen::Event);
    assert!(!is_shown(&window, "Board 2"), "nothing ended meanwhile");
}

#[test]
fn a_result_that_stands_is_not_overwritten_and_is_asked_about() {
    let mut window = live(english());
    let drawn = TournamentChange::ResultEntered {
        round: 1,
        board: 3,
        result: BoardResult::DRAW,
    };
    let entered = TournamentCommand::Enter(vec![drawn]);
    window.ask(Command::Tournament(entered));
    window.run_ok();
    declare(&mut window, Score::One, Score::Zero);
    assert_eq!(told(&window).0, BoardResult::DRAW);
    assert!(is_shown(
        &window,
        "The game played here ended 1–0; entered is ½–½."
    ));
    press(&mut window, "Correct to 1–0");
    window.run_ok();
    press(&mut window, "Correct to 1–0");
    window.run_ok();
    assert_eq!(told(&window).0, BoardResult::win(Color::White));
    let corrections = tournament(&window).corrections;
    let reasons: Vec<&str> = corrections.iter().map(|it| it.reason.as_str()).collect();
    assert_eq!(reasons, ["As played on this computer"]);
}

#[test]
fn a_result_that_was_taken_back_is_offered_and_stays_away() {
    let mut window = live(english());
    declare(&mut window, Score::One, Score::Zero);
    turn_to(&mut window, "event-undo");
    assert_eq!(told(&window).0, BoardResult::Pending);
    assert!(is_shown(&window, "The game played here ended 1–0."));
    press(&mut window, "Enter 1–0");
    window.run_ok();
    assert_eq!(told(&window).0, BoardResult::win(Color::White));
}

#[test]
fn a_game_that_is_left_changes_nothing_and_another_one_is_for_no_board() {
    let mut window = live(english());
    let before = tournament(&window);
    window.ask(Command::Start(Box::<NewGame>::default()));
    window.run_ok();
    assert!(is_shown(
        &window,
        "The game at board 3 of round 1 was not finished here."
    ));
    declare(&mut window, Score::One, Score::Zero);
    assert_eq!(tournament(&window), before);
    assert_eq!(told(&window).0, BoardResult::Pending);
}

#[test]
fn a_rematch_is_for_no_board() {
    let mut window = live(english());
    declare(&mut window, Score::One, Score::Zero);
    window.ask(Command::Rematch);
    window.run_ok();
    assert_eq!(window.state().session().heading().tournament_board, None);
}

#[test]
fn a_form_that_is_opened_otherwise_is_for_no_board() {
    let mut window = form(english());
    show(&mut window, Screen::Event);
    show(&mut window, Screen::NewGame);
    assert!(!is_shown(&window, "Round 1, board 3"));
    turn_to(&mut window, "new-game-start");
    let heading = window.state().session().heading();
    assert_eq!(heading.tournament_board, None);
    assert_eq!(heading.board, "");
}

/// The side clock stands beside the third board and has been started.
fn clock_started(words: Words) -> Window {
    let mut window = chosen(words);
    // No clock runs meanwhile at the table.
    window.act(Deed::Arbiter(ArbiterAct::Stop));
    turn_to(&mut window, "event-use-side-clock");
    turn_to(&mut window, "side-set");
    window.ask(Command::Clock(SideClockAct::Begin(Color::White)));
    window.run_ok();
    window
}

/// The round while the side clock stands beside the third board.
pub fn clock_live(words: Words) -> Window {
    let mut window = clock_started(words);
    show(&mut window, Screen::Event);
    window
}

#[test]
fn the_side_clock_stands_beside_a_board_and_tells_its_illegal_moves_and_its_result() {
    let mut window = clock_started(english());
    let clock = window.side_clock().clone();
    let names = clock.names().expect("it is set");
    assert!(names.white.starts_with("Ристова"), "{names:?}");
    window.ask(Command::Clock(SideClockAct::Stop(StopReason::ByHand)));
    window.run_ok();
    let at = clock.last_moment();
    let mut correction = clock.as_it_stands(at).expect("it is set");
    correction.illegal = ByColor { white: 1, black: 0 };
    window.ask(Command::Clock(SideClockAct::Correct(correction)));
    window.run_ok();
    window.run_ok();
    assert_eq!(told(&window), (BoardResult::Pending, 1));
    turn_to(&mut window, "menu");
    press(&mut window, "Board 3: 1–0");
    window.run_ok();
    assert_eq!(told(&window), (BoardResult::win(Color::White), 1));
    show(&mut window, Screen::Event);
    assert!(!is_shown(&window, "Live: on the side clock"));
}

#[test]
fn a_clock_that_is_set_for_another_game_says_that_its_board_is_left() {
    let mut window = clock_live(english());
    assert!(is_shown(&window, "Live: on the side clock"));
    window.ask(Command::Clock(SideClockAct::Stop(StopReason::ByHand)));
    window.ask(Command::NewSideClock);
    window.run_ok();
    assert!(is_shown(
        &window,
        "The game at board 3 of round 1 was not finished here."
    ));
    assert_eq!(told(&window).0, BoardResult::Pending);
}

#[test]
fn two_clocks_that_run_leave_the_bar_of_a_small_window_room() {
    let mut window = clock_started(english());
    window.act(Deed::Arbiter(ArbiterAct::StartClock(Color::White)));
    show(&mut window, Screen::Event);
    for size in [vec2(900.0, 600.0), vec2(640.0, 480.0)] {
        window.set_size(size);
        for _ in 0..3 {
            window.run_ok();
        }
        let rect_of = |name: &str| {
            let mut all = window.query_all_by_label_contains(name);
            all.next().expect("it is there").rect()
        };
        let new = window.words().tr("event-new").into_owned();
        let in_order = ["Back: ", &new, "Side clock: ", "The game: "].map(rect_of);
        for (left, right) in in_order.iter().zip(&in_order[1..]) {
            assert!(left.right() <= right.left(), "{size}: {left} {right}");
        }
        assert!(in_order[0].left() >= 0.0);
    }
}
