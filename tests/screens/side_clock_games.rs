//! Two games at the side clock in one session: each has its place in the log and a sheet of its own.

use std::time::Duration;

use egui_kittest::kittest::Queryable;
use jadoube_core::chess::{ByColor, Color};
use jadoube_core::i18n::{Language, Words};
use jadoube_core::record::print::pdf::Paper;
use jadoube_core::record::side_clock::{SideClock, SideClockAct, SideClockSetting, StopReason};
use jadoube_ui::{LogExtent, side_clock_logs, side_clock_pages};

use super::side_clock::{at, begun, on_screen};

/// A session of two games, each of so many presses, the first with an illegal move that was noted by mistake.
pub fn two_games() -> SideClock {
    let mut side_clock = begun("300");
    let mut second = 1;
    let mut hear = |side_clock: &mut SideClock, act: SideClockAct| {
        second += 1;
        assert!(side_clock.hear(act.clone(), at(second)), "{act:?}");
    };
    hear(&mut side_clock, SideClockAct::Press(Color::White));
    hear(&mut side_clock, SideClockAct::Stop(StopReason::ByHand));
    let stands = side_clock.as_it_stands(at(3));
    let mut correction = stands.expect("a clock that was set");
    correction.illegal.white = 1;
    correction.times.black += Duration::from_mins(1);
    hear(&mut side_clock, SideClockAct::Correct(correction));
    hear(&mut side_clock, SideClockAct::TakeBack);
    let setting = SideClockSetting {
        control: "300".parse().expect("a time control"),
        names: ByColor {
            white: "Eva".to_owned(),
            black: "Tom".to_owned(),
        },
        day: String::new(),
        tournament_board: None,
    };
    for act in [
        SideClockAct::Set(setting.clone()),
        SideClockAct::Set(setting),
        SideClockAct::Begin(Color::White),
        SideClockAct::Press(Color::White),
    ] {
        hear(&mut side_clock, act);
    }
    side_clock
}

#[test]
fn each_game_of_an_evening_has_a_sheet_of_its_own_to_be_signed() {
    let (side_clock, words) = (two_games(), Words::new(Language::English));
    let logs = side_clock_logs(&side_clock, words);
    let players: Vec<_> = logs.iter().map(|log| log.players[0].as_str()).collect();
    assert_eq!(
        players,
        ["Ana (White) – Black", "Eva (White) – Tom (Black)"]
    );
    for log in &logs {
        let presses: Vec<_> = log.lines.iter().filter_map(|line| line.press).collect();
        assert_eq!(presses, [1], "the presses of each are counted");
    }
    let all: usize = logs.iter().map(|log| log.lines.len()).sum();
    assert_eq!(all, side_clock.log().len(), "no line is lost");
    assert_eq!(
        side_clock_pages(&side_clock, words, Paper::A4, LogExtent::Session)
            .pages
            .len(),
        2
    );
}

#[test]
fn each_game_stands_in_the_log_below_its_players_the_newest_first() {
    let mut side_clock = two_games();
    side_clock.hear(SideClockAct::Stop(StopReason::ByHand), at(30));
    let mut window = on_screen(&side_clock, 1280.0, 800.0, |_| {});
    window.get_by_label("Log…").click();
    window.run();
    let top = |what: &str| window.get_by_label_contains(what).rect().top();
    let lines = [
        "Eva (White) – Tom (Black)",
        "Eva pressed, move 1",
        "Ana (White) – Black",
        "Undone: ",
        "Ana pressed, move 1",
    ];
    let tops: Vec<f32> = lines.iter().map(|what| top(what)).collect();
    assert!(tops.is_sorted(), "{tops:?}");
}
