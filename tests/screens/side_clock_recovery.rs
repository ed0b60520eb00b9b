//! What outlives a power cut, a sleep and a hidden window: the log of the side clock, kept and taken up.

use std::time::Duration;

use crate::support::app_window::AppWindow;
use egui_kittest::kittest::Queryable;
use jadoube::app::platform::Platform;
use jadoube::app::side_clock_session::SideClockSession;
use jadoube::app::store::{DiskStore, MemoryStore};
use jadoube::app::time_source::{Interruption, ScriptedTime, Time as _};
use jadoube_core::chess::{ByColor, Color};
use jadoube_core::clock::Moment;
use jadoube_core::record::log::checksummed_lines::LineWriter;
use jadoube_core::record::side_clock::{
    SideClock, SideClockAct, SideClockCorrection, SideClockEvent, SideClockLine, StopReason,
    journal,
};
use jadoube_ui::{Command, Notification, Screen};

use super::side_clock::{at, begun, setting};

#[test]
fn an_evening_is_kept_and_read_back_and_a_torn_line_loses_only_itself() {
    let mut side_clock = begun("3:2");
    for (act, second) in [
        (SideClockAct::Press(Color::White), 2),
        (SideClockAct::Press(Color::Black), 4),
        (SideClockAct::Stop(StopReason::ByHand), 9),
    ] {
        assert!(side_clock.hear(act, at(second)));
    }
    let correction = SideClockCorrection {
        illegal: ByColor { white: 0, black: 1 },
        gives: Some(Duration::from_mins(2)),
        reason: "Сат је био лоше подешен".to_owned(),
        ..side_clock.as_it_stands(at(9)).expect("a clock")
    };
    assert!(side_clock.hear(SideClockAct::Correct(correction), at(10)));
    let (text, writer) = written(&side_clock);
    let read = journal::read(text.as_bytes());
    assert_eq!(read.good, text.len());
    assert_eq!(read.writer, writer);
    assert_eq!(read.contents.log(), side_clock.log());
    assert_eq!(read.contents.clock(), side_clock.clock());
    for cut in 0..text.len() {
        let read = journal::read(&text.as_bytes()[..cut]);
        let whole = text[..floor(&text, cut)].matches('\n').count();
        let deeds = read.contents.log().iter();
        let deeds = deeds.filter(|line| matches!(line.what, SideClockEvent::Did(_)));
        assert_eq!(deeds.count(), whole, "cut after {cut} bytes");
    }
}

/// The journal of a session, and the writer that goes on behind it.
fn written(side_clock: &SideClock) -> (String, LineWriter) {
    let mut writer = LineWriter::default();
    let lines = SideClockLine::all(side_clock);
    let text = lines.iter().map(|line| writer.line(line)).collect();
    (text, writer)
}

#[test]
fn lines_of_an_earlier_version_are_read_and_written_as_they_were() {
    let lines = "\
        64de9bd3 (at:\"0:00:00\",deed:Set((control:\"180+2\",names:(white:\"Ana\",black:\"Boris\"))))\n\
        97a4a61d (at:\"0:00:04.25\",deed:Begin(White))\n\
        13ef62df (at:\"0:00:06\",deed:Press(White))\n\
        5f60636d (at:\"0:00:09\",deed:Stop(ByHand))\n";
    let read = journal::read(lines.as_bytes());
    assert_eq!(read.good, lines.len());
    assert_eq!(written(&read.contents), (lines.to_owned(), read.writer));
}

/// The last place before `at` where a character begins.
fn floor(text: &str, at: usize) -> usize {
    (0..=at)
        .rev()
        .find(|at| text.is_char_boundary(*at))
        .unwrap_or(0)
}

fn program(time: &ScriptedTime, files: &MemoryStore) -> AppWindow {
    let world = Platform::scripted(time, files);
    let mut program = AppWindow::open(world, 1280.0, 800.0);
    program.run();
    program
}

/// Shows the side clock and sets it to that time.
fn set(program: &mut AppWindow, time: &str) {
    program.ask(Command::Show(Screen::SideClock));
    program.ask(Command::Clock(SideClockAct::Set(setting(time))));
}

/// White's time begins to run.
fn begin(program: &mut AppWindow) {
    program.ask(Command::Clock(SideClockAct::Begin(Color::White)));
}

#[test]
fn a_power_cut_stops_the_clock_at_its_last_sign_of_life_and_the_log_goes_on() {
    let (time, files) = (ScriptedTime::default(), MemoryStore::default());
    let mut first = program(&time, &files);
    set(&mut first, "300");
    begin(&mut first);
    time.pass(Duration::from_secs(7));
    first.run();
    // The power fails: nothing of the first program runs any more, not even its end.
    std::mem::forget(first);
    time.pass(Duration::from_mins(1));
    let second = program(&time, &files);
    second.get_by_label_contains("Ana: 4:53, stopped");
    let journal = String::from_utf8(files.file("evening.journal").expect("a journal"));
    assert!(
        journal
            .expect("text")
            .trim_end()
            .ends_with("deed:Stop(Ended))")
    );
}

#[test]
fn a_flag_that_has_fallen_has_fallen_after_a_power_cut_too() {
    for control in ["10;freeze", "10;playon"] {
        let (time, files) = (ScriptedTime::default(), MemoryStore::default());
        let mut first = program(&time, &files);
        set(&mut first, control);
        begin(&mut first);
        for _ in 0..101 {
            time.pass(Duration::from_millis(100));
            first.run();
        }
        first.get_by_label_contains("Ana: 0:00.0, flag fallen");
        // The power fails.
        std::mem::forget(first);
        time.pass(Duration::from_mins(1));
        let mut second = program(&time, &files);
        second.ask(Command::Show(Screen::SideClock));
        second.run();
        second.get_by_label_contains("Ana: 0:00.0, flag fallen");
    }
}

#[test]
fn a_machine_that_slept_finds_the_clock_stopped_and_a_note() {
    let (time, files) = (ScriptedTime::default(), MemoryStore::default());
    let mut program = program(&time, &files);
    set(&mut program, "300");
    begin(&mut program);
    for _ in 0..10 {
        time.pass(Duration::from_secs(1));
        program.run();
    }
    time.sleep(Duration::from_mins(10));
    program.run();
    program.get_by_label_contains("Ana: 4:50, stopped");
    let slept = Notification::Slept(Duration::from_mins(10));
    assert_eq!(program.state().notifications(), [slept]);
}

#[test]
fn a_sleep_is_told_even_if_the_disk_refuses_to_keep_the_stop() {
    let (time, files) = (ScriptedTime::default(), MemoryStore::default());
    let mut session = SideClockSession::new(time.look());
    for act in [
        SideClockAct::Set(setting("300")),
        SideClockAct::Begin(Color::White),
    ] {
        let kept = session.hear(act, Moment::START, &mut files.clone());
        kept.expect("files in memory");
    }
    let home = tempfile::tempdir().expect("a folder for the program");
    let mut disk = DiskStore::open(home.path().to_owned()).expect("nobody else is there");
    let place = home.path().to_owned();
    home.close().expect("the folder is gone");
    // Where something else lies, the folder cannot be made again.
    std::fs::write(&place, "").expect("a file in its place");
    time.sleep(Duration::from_mins(10));
    let (told, kept) = session.time_passes(time.look(), time.look(), &mut disk);
    std::fs::remove_file(&place).expect("the file is there");
    assert_eq!(told, Some(Interruption::Slept(Duration::from_mins(10))));
    assert!(kept.is_err() && !session.runs());
}

#[test]
fn a_running_clock_is_painted_once_a_second_and_ten_times_below_ten_and_a_stopped_one_never() {
    let (time, files) = (ScriptedTime::default(), MemoryStore::default());
    let mut program = program(&time, &files);
    set(&mut program, "30");
    let next = |program: &AppWindow| {
        let outputs = program.output().viewport_output.values();
        outputs
            .map(|output| output.repaint_delay)
            .min()
            .expect("a window")
    };
    assert_eq!(next(&program), Duration::MAX, "nothing changes by itself");
    begin(&mut program);
    for (passing, wait) in [
        (0, 1_000),
        (300, 700),
        (700, 1_000),
        (9_000, 1_000),
        (10_000, 100),
        (40, 60),
    ] {
        time.pass(Duration::from_millis(passing));
        program.run();
        assert_eq!(
            next(&program),
            Duration::from_millis(wait),
            "after {passing} ms more"
        );
    }
}
