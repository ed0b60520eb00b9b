//! The sheet of an incident in a game that was played on this machine: the position and the clocks of the matter, not those of
//! the start.

use jadoube_core::i18n::{Language, Words};
use jadoube_core::notation::Style;
use jadoube_core::record::incident::Incident;
use jadoube_core::report::incident_sheet;

/// The sheet of a game with those acts after 1.e4 e5 2.Nf3, in English.
fn sheet_of(acts: &str) -> String {
    let script = format!(
        r#"(time: "5400+30", heading: (board: "9"), acts: [
            (at: "0:00", by: Arbiter, act: Start),
            (at: "0:10", by: White, act: Move("e4")),
            (at: "0:20", by: Black, act: Move("e5")),
            (at: "0:30", by: White, act: Move("Nf3")),
            {acts}
        ])"#
    );
    let incident = Incident::read(&script).expect("a script");
    let sheet = incident_sheet(&incident, Style::default(), Words::new(Language::English));
    sheet.expect("its acts can begin").as_text()
}

/// What is said of the clocks before the matter.
fn before(text: &str) -> &str {
    let line = text
        .lines()
        .find(|line| line.contains("Before what happened"));
    line.expect("the clocks ran on this machine")
}

#[test]
fn an_illegal_move_stands_below_the_position_in_which_it_was_made() {
    let text = sheet_of(
        r#"(at: "1:30", by: Black, act: Lift("g8")),
           (at: "1:31", by: Black, act: Release("g6")),
           (at: "1:32", by: Black, act: Press)"#,
    );
    assert!(text.contains("/5N2/PPPP1PPP/RNBQKB1R b KQkq"), "{text}");
    let clocks = before(&text);
    // White had 90:30 for a start, used 20 s and was given 30 s twice; Black had used 10 s and thought for a minute.
    assert!(
        clocks.contains("1:31:10") && clocks.contains("1:29:48"),
        "{text}"
    );
    assert!(!text.contains("1.e4"), "{text}");
    assert!(text.contains("Ng6"), "{text}");
}

#[test]
fn a_claim_that_a_touched_piece_was_not_moved_stands_below_the_position_before_that_move() {
    let text = sheet_of(
        r#"(at: "0:40", by: Black, act: Graze("d8")),
           (at: "0:41", by: Black, act: Move("Nc6")),
           (at: "0:45", by: White, act: ClaimTouchMove),
           (at: "0:50", by: Arbiter, act: Decide(Accept))"#,
    );
    assert!(text.contains("/5N2/PPPP1PPP/RNBQKB1R b KQkq"), "{text}");
    assert!(text.contains("Touched or brushed: a queen, d8"), "{text}");
    assert!(!text.contains("1.e4"), "{text}");
}

#[test]
fn what_was_ruled_earlier_in_the_game_is_told_without_the_moves_between() {
    let text = sheet_of(
        r#"(at: "1:30", by: Black, act: Lift("g8")),
           (at: "1:31", by: Black, act: Release("g6")),
           (at: "1:32", by: Black, act: Press),
           (at: "1:40", by: Black, act: Move("Nf6")),
           (at: "1:50", by: White, act: Move("Bb5")),
           (at: "2:00", by: Black, act: Move("Be7")),
           (at: "2:30", by: White, act: ClaimFifty(None))"#,
    );
    assert!(text.contains("first illegal move (2\u{2026}Ng6)"), "{text}");
    assert!(!text.contains("White: +2:00"), "that is long done: {text}");
    assert!(!text.contains("Bb5") && !text.contains("Be7"), "{text}");
    assert!(text.contains("/RNBQK2R w KQkq"), "{text}");
}
