//! The branches of a resumption, each gone by an arbiter who presses the buttons on the screen.

use eframe::egui::{Key, vec2};
use egui_kittest::kittest::Queryable;
use jadoube::app::store::MemoryStore;
use jadoube_core::chess::Color;
use jadoube_core::laws::{Edition, Outcome, Rule, Standing};
use jadoube_ui::{Command, Screen};

use super::ENDING;
use crate::support::adjournment_harness::{ARBITERS, AdjournmentHarness};

const ANNA: &str = "Ана Марић";
const BORIS: &str = "Boris Novak";
const MINUTE: u64 = 60;
const SEALED_REPLAYED: &str = "6k1/4Rppp/8/8/1p6/1P6/5PPP/R5K1 b - - 5 41";

/// A game adjourned with Anna's move in an envelope of paper; the program has been quit and started since.
fn adjourned(edition: Edition) -> AdjournmentHarness {
    let files = MemoryStore::default();
    let mut hall = AdjournmentHarness::playing(&files, edition, ENDING);
    hall.ask(Command::Show(Screen::Adjourning));
    hall.press("on paper");
    hall.press("Ask for the sealed move");
    hall.press("It is sealed: stop the clock");
    AdjournmentHarness::open(&files)
}

/// The envelope is opened, and that is read out.
fn opens(hall: &mut AdjournmentHarness, sealed: &str) {
    hall.look_into_the_envelope();
    hall.write("What the paper says", sealed);
    hall.press("Read it out");
}

/// Both players come, the session begins, and the envelope is opened.
fn resumes(hall: &mut AdjournmentHarness, sealed: &str) {
    hall.begin(&[ANNA, BORIS]);
    opens(hall, sealed);
}

fn ended(outcome: Outcome, rule: Rule) -> Standing {
    Standing::Ended(outcome, rule)
}

/// Goes a way that is asked for twice.
fn goes(hall: &mut AdjournmentHarness, way: &str) {
    hall.press("More options…");
    hall.press(way);
    assert_eq!(
        hall.standing(),
        Standing::Adjourned,
        "it is asked for twice"
    );
    hall.press(way);
}

/// Coming late costs the game, which is asked for twice.
fn costs_the_game(hall: &mut AdjournmentHarness) {
    hall.press("Lateness loses the game");
    assert_eq!(hall.outcome(), None, "it is asked for twice");
    hall.press("Lateness loses the game");
}

/// The arbiter raises that Boris, who is there, came too late.
fn raises_lateness(hall: &mut AdjournmentHarness) {
    hall.press("More options…");
    hall.press("Boris Novak is late…");
}

/// Boris, who must reply, comes so many minutes after the session began.
fn boris_comes_after(edition: Edition, minutes: u64) -> AdjournmentHarness {
    let mut hall = adjourned(edition);
    hall.begin(&[ANNA]);
    hall.pass(minutes * MINUTE);
    hall.press("Boris Novak is here");
    hall
}

#[test]
fn until_2009_an_hour_is_not_too_late_for_the_resumption() {
    for edition in [Edition::E2005, Edition::E2009] {
        let mut hall = boris_comes_after(edition, 59);
        assert!(!hall.shows("lose for being late"));
        opens(&mut hall, "Re7");
        assert_eq!(hall.position(), SEALED_REPLAYED);
    }
}

#[test]
fn until_2009_more_than_an_hour_costs_the_game_if_the_arbiter_says_so() {
    for edition in [Edition::E2005, Edition::E2009] {
        let mut hall = boris_comes_after(edition, 61);
        assert!(hall.shows("Does Black lose for being late?"));
        costs_the_game(&mut hall);
        let lost = ended(Outcome::win(Color::White), Rule::AdjLate);
        assert_eq!(hall.standing(), lost, "{edition:?}");
        let mut hall = boris_comes_after(edition, 61);
        hall.press("Play on");
        opens(&mut hall, "Re7");
        assert_eq!(hall.position(), SEALED_REPLAYED);
    }
}

#[test]
fn where_nothing_was_announced_the_arbiter_may_raise_that_a_minute_is_too_late() {
    let mut hall = boris_comes_after(Edition::E2014, 1);
    assert!(!hall.shows("lose for being late"), "nobody asks");
    raises_lateness(&mut hall);
    costs_the_game(&mut hall);
    assert_eq!(hall.outcome(), Some(Outcome::win(Color::White)));
    let mut hall = boris_comes_after(Edition::E2014, 1);
    raises_lateness(&mut hall);
    hall.press("Play on");
    opens(&mut hall, "Re7");
    assert_eq!(hall.running(), Some(Color::Black));
}

#[test]
fn since_2017_whoever_is_not_there_once_the_session_has_begun_is_late() {
    for edition in [Edition::E2017, Edition::E2018, Edition::E2023] {
        let mut hall = adjourned(edition);
        hall.begin(&[ANNA]);
        hall.pass(1);
        hall.press("Boris Novak is late…");
        assert!(hall.shows("Does Black lose for being late?"));
        assert!(hall.shows("open the envelope first"));
        costs_the_game(&mut hall);
        let lost = ended(Outcome::win(Color::White), Rule::AdjLate);
        assert_eq!(hall.standing(), lost, "{edition:?}");
    }
}

#[test]
fn a_sealed_mate_stands_though_the_player_who_must_reply_is_late() {
    for edition in [Edition::E2014, Edition::E2018, Edition::E2023] {
        let mut hall = adjourned(edition);
        hall.begin(&[ANNA]);
        hall.pass(MINUTE);
        hall.press("Boris Novak is late…");
        opens(&mut hall, "Ra8#");
        let mated = ended(Outcome::win(Color::White), Rule::WinCheckmate);
        assert_eq!(hall.standing(), mated, "{edition:?}");
    }
}

#[test]
fn a_sealed_mate_wins_for_its_player_who_comes_too_late() {
    for edition in [Edition::E2005, Edition::E2009] {
        let mut hall = adjourned(edition);
        hall.begin(&[BORIS]);
        hall.pass(61 * MINUTE);
        hall.press("Ана Марић is here");
        assert!(hall.shows("Does White lose for being late?"));
        opens(&mut hall, "Ra8#");
        let mated = ended(Outcome::win(Color::White), Rule::WinCheckmate);
        assert_eq!(hall.standing(), mated, "{edition:?}");
    }
}

#[test]
fn where_neither_comes_both_lose_since_2017_at_once_and_after_an_hour_before() {
    let nobody = |hall: &AdjournmentHarness| hall.outcome().map(|outcome| outcome.to_string());
    let mut hall = adjourned(Edition::E2023);
    hall.begin(&[]);
    assert_eq!(
        hall.running(),
        Some(Color::Black),
        "the time of who must reply"
    );
    hall.pass(1);
    neither_is_excused(&mut hall);
    assert_eq!(nobody(&hall).as_deref(), Some("0-0"));

    let mut hall = adjourned(Edition::E2009);
    hall.begin(&[]);
    assert_eq!(hall.running(), Some(Color::Black));
    hall.press("Ана Марић is late…");
    assert!(!hall.shows("lose for being late"), "nobody is late yet");
    hall.pass(61 * MINUTE);
    neither_is_excused(&mut hall);
    assert_eq!(nobody(&hall).as_deref(), Some("0-0"));
}

/// The arbiter sees that neither player is there, and lets it cost each of them the game.
fn neither_is_excused(hall: &mut AdjournmentHarness) {
    hall.press("Ана Марић is late…");
    hall.press("Boris Novak is late…");
    hall.press("Lateness loses the game");
    assert_eq!(hall.outcome(), None, "the other may still be excused");
    costs_the_game(hall);
}

#[test]
fn where_neither_comes_and_the_arbiter_is_lenient_the_envelope_waits() {
    let mut hall = adjourned(Edition::E2023);
    hall.begin(&[]);
    hall.pass(1);
    hall.press("Ана Марић is late…");
    hall.press("Boris Novak is late…");
    hall.press("Play on");
    hall.press("Play on");
    assert!(hall.shows("The envelope stays closed until Boris Novak arrives."));
    hall.pass(10 * MINUTE);
    hall.press("Boris Novak is here");
    hall.press("Stop the clock and call the arbiter");
    assert_eq!(hall.running(), None);
    opens(&mut hall, "Re7");
    assert_eq!(hall.running(), Some(Color::Black));
}

#[test]
fn whoever_is_ticked_within_the_first_minute_was_there_and_loses_no_time() {
    for edition in Edition::ALL {
        let mut hall = adjourned(edition);
        let before = hall.left(Color::Black);
        hall.begin(&[]);
        hall.pass(30);
        hall.press("Ана Марић is here");
        hall.press("Boris Novak is here");
        assert!(!hall.shows("lose for being late"), "{edition:?}");
        assert_eq!(hall.running(), None, "{edition:?}");
        assert_eq!(hall.left(Color::Black), before, "{edition:?}");
        opens(&mut hall, "Re7");
        assert_eq!(hall.running(), Some(Color::Black), "{edition:?}");
    }
}

#[test]
fn a_draw_agreed_during_the_break_ends_the_game() {
    for edition in Edition::ALL {
        let mut hall = adjourned(edition);
        hall.press("Resume the game…");
        goes(&mut hall, "A draw was agreed during the break");
        let drawn = ended(Outcome::DRAW, Rule::AdjEndedBeforeResumption);
        assert_eq!(hall.standing(), drawn, "{edition:?}");
    }
}

#[test]
fn a_draw_is_offered_and_declined_during_the_break() {
    let mut hall = adjourned(Edition::E2023);
    hall.press("Resume the game…");
    hall.press("More options…");
    hall.press("Boris Novak offers a draw");
    hall.press("Back");
    assert!(hall.shows("The draw offer stands until it is answered."));
    hall.press("Resume the game…");
    hall.press("Ана Марић declines the draw");
    hall.press("Back");
    assert!(!hall.shows("The draw offer stands"));
    resumes(&mut hall, "Re7");
    assert_eq!(hall.position(), SEALED_REPLAYED);
}

#[test]
fn a_draw_offered_during_the_break_is_accepted_after_the_resumption() {
    let mut hall = adjourned(Edition::E2009);
    hall.press("Resume the game…");
    hall.press("More options…");
    hall.press("Ана Марић offers a draw");
    hall.press("Back");
    resumes(&mut hall, "Re7");
    hall.press("Boris accepts: ½–½");
    assert_eq!(hall.outcome(), None, "it is asked for twice");
    hall.press("Boris accepts: ½–½");
    assert_eq!(hall.outcome(), Some(Outcome::DRAW));
}

#[test]
fn a_resignation_during_the_break_ends_the_game() {
    for edition in Edition::ALL {
        let mut hall = adjourned(edition);
        hall.press("Resume the game…");
        goes(&mut hall, "Ана Марић has resigned");
        let rule = if edition == Edition::E2023 {
            Rule::WinResign
        } else {
            Rule::AdjEndedBeforeResumption
        };
        let lost = ended(Outcome::win(Color::Black), rule);
        assert_eq!(hall.standing(), lost, "{edition:?}");
    }
}

#[test]
fn the_move_of_a_lost_envelope_is_made_on_the_board() {
    for edition in Edition::ALL {
        let mut hall = adjourned(edition);
        hall.press("Resume the game…");
        goes(&mut hall, "The envelope is lost");
        assert!(hall.shows("The envelope with the sealed move is lost."));
        hall.press("Both are here");
        assert_eq!(hall.running(), None, "no clock runs before that move");
        drag(&mut hall, "e1, white rook", "e7, empty");
        assert_eq!(hall.position(), SEALED_REPLAYED, "{edition:?}");
        assert_eq!(hall.running(), Some(Color::Black));
    }
}

#[test]
fn an_envelope_that_is_lost_when_it_should_be_opened_is_lost_all_the_same() {
    let mut hall = adjourned(Edition::E2014);
    hall.begin(&[ANNA, BORIS]);
    goes(&mut hall, "The envelope is lost");
    drag(&mut hall, "e1, white rook", "e7, empty");
    assert_eq!(hall.position(), SEALED_REPLAYED);
    assert_eq!(hall.running(), Some(Color::Black));
}

#[test]
fn a_game_whose_position_is_lost_does_not_count() {
    for edition in Edition::ALL {
        let mut hall = adjourned(edition);
        hall.press("Resume the game…");
        goes(&mut hall, "The position is lost: annul the game");
        assert_eq!(hall.standing(), Standing::Annulled, "{edition:?}");
    }
}

#[test]
fn nothing_is_lost_by_changing_ones_mind() {
    let mut hall = adjourned(Edition::E2023);
    hall.press("Resume the game…");
    hall.press("More options…");
    hall.press("The position is lost: annul the game");
    assert!(hall.shows("cannot be undone"));
    hall.press("Cancel");
    hall.press("Fewer options");
    hall.press("Back");
    resumes(&mut hall, "Re7");
    assert_eq!(hall.position(), SEALED_REPLAYED);
}

#[test]
fn times_that_nobody_knows_are_set_by_the_arbiter_before_the_session() {
    let mut hall = adjourned(Edition::E2018);
    hall.press("Resume the game…");
    sets(&mut hall, "0:40:00", "0:50:00");
    hall.press("Back");
    resumes(&mut hall, "Re7");
    assert_eq!(shown(&hall), [2_400 + 30, 3_000]);
}

#[test]
fn wrong_clocks_pointed_out_in_time_are_corrected() {
    for edition in Edition::ALL {
        let mut hall = adjourned(edition);
        resumes(&mut hall, "Re7");
        hall.ask(Command::Show(Screen::Adjourning));
        hall.press("Boris Novak: the clocks are wrong");
        assert_eq!(hall.running(), None, "{edition:?}");
        sets(&mut hall, "1:00:00", "1:10:00");
        assert_eq!(shown(&hall), [3_600, 4_200], "{edition:?}");
        hall.press("Close");
        hall.window.key_press(Key::Space);
        hall.window.run();
        assert_eq!(hall.running(), Some(Color::Black), "the game goes on");
    }
}

#[test]
fn wrong_clocks_pointed_out_too_late_are_for_the_arbiter_to_correct_or_to_leave() {
    for (edition, answer, runs) in [
        (Edition::E2009, "Keep the times", Some(Color::White)),
        (Edition::E2009, "Correct the clocks", None),
        (Edition::E2023, "Keep the times", Some(Color::White)),
        (Edition::E2023, "Correct the clocks", None),
    ] {
        let mut hall = adjourned(edition);
        resumes(&mut hall, "Re7");
        drag(&mut hall, "h7, black pawn", "h6, empty");
        hall.window.key_press(Key::Space);
        hall.window.run();
        hall.ask(Command::Show(Screen::Adjourning));
        hall.press("Boris Novak: the clocks are wrong");
        assert!(hall.shows("The error was reported too late."));
        hall.press(answer);
        assert_eq!(hall.running(), runs, "{edition:?}: {answer}");
    }
}

#[test]
fn what_adjourning_early_costs_is_asked_where_no_session_was_announced() {
    let files = MemoryStore::default();
    let mut hall = AdjournmentHarness::playing(&files, Edition::E2023, ENDING);
    hall.prepare();
    hall.press("A player adjourns early");
    hall.press("Next");
    hall.write("Move to be sealed", "Re7");
    hall.press("Seal it and stop the clock");
    assert!(hall.shows("What times should the clocks show?"));
    sets(&mut hall, "1:00:00", "1:30:00");
    assert!(!hall.shows("What times should the clocks show?"));
    assert_eq!(shown(&hall), [3_600, 5_400]);
    hall.resume(ARBITERS);
    assert_eq!(shown(&hall), [3_630, 5_400]);
}

/// The arbiter sets both clocks.
fn sets(hall: &mut AdjournmentHarness, white: &str, black: &str) {
    if hall.window.query_by_label("Set the clocks").is_some()
        && hall.window.query_by_label("Cancel").is_none()
    {
        hall.press("Set the clocks");
    }
    for (name, time) in [("White", white), ("Black", black)] {
        hall.overwrite(name, time);
    }
    hall.press("Set the clocks");
}

/// What the clocks show, in whole seconds.
fn shown(hall: &AdjournmentHarness) -> [u64; 2] {
    let state = hall.window.state();
    let table = state.session().arbiter().table();
    let clock = table.clock().expect("a clock");
    let at = state.session().last_moment();
    Color::ALL.map(|color| clock.remaining(color, at).as_secs())
}

/// Drags what stands on one square to another.
fn drag(hall: &mut AdjournmentHarness, from: &str, to: &str) {
    let [from, to] = [from, to].map(|square| hall.window.get_by_label(square).rect().center());
    hall.window.drag_at(from);
    hall.window.run();
    hall.window.hover_at(to + vec2(1.0, 1.0));
    hall.window.run();
    hall.window.drop_at(to);
    hall.window.run();
}
