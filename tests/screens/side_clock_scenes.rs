//! The side clock as people come to it, with games under way and stopped.

use std::time::Duration;

use eframe::egui::Key;
use jadoube_core::chess::{ByColor, Color};
use jadoube_core::clock::Moment;
use jadoube_core::i18n::Words;
use jadoube_core::laws::Terms;
use jadoube_core::record::side_clock::{
    SideClock, SideClockAct, SideClockCorrection, SideClockSetting, StopReason,
};
use jadoube_ui::{Command, FileTask, Screen};

use super::scenes::{self, Window};
use super::time_field::write_in;
use crate::support::app_harness::AppHarness;

/// The side clock after these acts, a second apart, and with these pressed.
pub fn side(words: Words, acts: &[SideClockAct], ids: &[&str]) -> Window {
    side_from(Screen::SideClock, words, acts, ids)
}

/// The same on that screen.
pub fn side_from(screen: Screen, words: Words, acts: &[SideClockAct], ids: &[&str]) -> Window {
    let mut shell = AppHarness::new(Terms::default());
    shell.show(screen);
    let mut side_clock = SideClock::default();
    for (second, act) in (1..).zip(acts) {
        let at = Moment::after(Duration::from_secs(second));
        assert!(side_clock.hear(act.clone(), at), "{act:?}");
    }
    shell.follow(&side_clock);
    scenes::pressed(words, shell, ids)
}

/// Two players at twenty seconds each, after so many, their clock locked or not.
pub fn flagged(words: Words, seconds: u64, is_locked: bool) -> Window {
    let names = ByColor {
        white: "Ana Kovač".to_owned(),
        black: "Boris Petrović".to_owned(),
    };
    let setting = SideClockSetting {
        control: "20".parse().expect("a time control"),
        names,
        day: String::new(),
        tournament_board: None,
    };
    let acts = [
        SideClockAct::Set(setting),
        SideClockAct::Begin(Color::White),
        SideClockAct::Press(Color::White),
        SideClockAct::Lock(true),
    ];
    let acts = &acts[..if is_locked { 4 } else { 3 }];
    let mut window = side(words, acts, &[]);
    for second in 4..=seconds {
        window.wait_until(Moment::after(Duration::from_secs(second)));
        window.run();
    }
    window
}

/// A log with a little of everything, its clock stopped.
pub fn stopped() -> [SideClockAct; 7] {
    let setting = SideClockSetting {
        control: "40/5400+30:1800+30".parse().expect("a time control"),
        names: ByColor::default(),
        day: "2026-11-21 18:05:09 UTC".to_owned(),
        tournament_board: None,
    };
    let correction = SideClockCorrection {
        times: ByColor::new_with(|_| Duration::from_secs(5025)),
        moves: ByColor { white: 2, black: 1 },
        illegal: ByColor { white: 1, black: 0 },
        gives: None,
        of_incident: false,
        periods: ByColor { white: 0, black: 0 },
        next: Color::Black,
        reason: String::new(),
    };
    [
        SideClockAct::Set(setting),
        SideClockAct::Begin(Color::White),
        SideClockAct::Press(Color::White),
        SideClockAct::Stop(StopReason::ByHand),
        SideClockAct::Correct(correction),
        SideClockAct::Resume(Color::Black),
        SideClockAct::Stop(StopReason::Slept(Duration::from_secs(125))),
    ]
}

/// The same, stopped after the first flag.
pub fn flag_paused(words: Words) -> Window {
    let mut window = flagged(words, 30, false);
    window.clock(SideClockAct::Stop(StopReason::ByHand));
    window.run();
    window
}

/// The form with a time that cannot be read.
pub fn refused(words: Words) -> Window {
    let mut window = side(words, &[], &[]);
    write_in(&mut window, &words.tr("time-own"), "25 onds");
    window
}

/// White has pressed a clock that nobody started.
pub fn too_soon(words: Words) -> Window {
    let mut window = side(words, &stopped()[..1], &[]);
    window.key_press(Key::ControlLeft);
    window.run();
    window
}

/// Good news over a page.
pub fn told(words: Words) -> Window {
    let mut shell = AppHarness::new(Terms::default());
    shell.show(Screen::Preferences);
    let mut window = scenes::pressed(words, shell, &[]);
    window.ask(Command::Chosen(FileTask::Save, "evening.jadoube".into()));
    window.wait_until_done();
    window.step();
    window
}
