//! The settings are written when hands are still, and again when the disk refused them.

use std::time::Duration;

use jadoube::app::platform::Platform;
use jadoube::app::settings_controller::QUIET_TIME;
use jadoube::app::settings_file::SettingsFile;
use jadoube::app::store::{MemoryStore, SETTINGS};
use jadoube::app::time_source::ScriptedTime;
use jadoube_ui::{Command, Notification};

use crate::support::failing_store::{EACCES, ENOSPC, FailingStore, Failure};
use crate::support::headless_program::HeadlessProgram;

/// What a disk is asked for when a file is written: to write, to sync, to rename, to sync the folder.
const CALLS_OF_A_WRITE: usize = 4;

/// A program on a disk that may fail.
struct Bench {
    store: FailingStore,
    time: ScriptedTime,
    program: HeadlessProgram,
}

impl Bench {
    fn on(store: FailingStore) -> Self {
        let time = ScriptedTime::default();
        let mut platform = Platform::scripted(&time, &MemoryStore::default());
        platform.store = Box::new(store.clone());
        platform.chosen_files = Box::new(store.clone());
        let program = HeadlessProgram::start(platform);
        Self {
            store,
            time,
            program,
        }
    }

    fn volume(&mut self, volume: f32) {
        let mut settings = self.program.settings().clone();
        settings.preferences.volume = volume;
        self.program.ask(Command::Change(Box::new(settings)));
    }

    fn pass(&mut self, time: Duration) {
        self.time.pass(time);
        self.program.let_time_pass();
    }

    fn finish(&mut self) {
        self.program.finish();
    }

    /// Whether that volume is on the disk.
    fn has(&self, volume: f32) -> bool {
        let bytes = self.store.file(SETTINGS).expect("written");
        (SettingsFile::read(&bytes).settings.preferences.volume - volume).abs() < f32::EPSILON
    }
}

#[test]
fn a_volume_dragged_for_sixty_frames_is_written_once() {
    let mut bench = Bench::on(FailingStore::default());
    bench.store.mend();
    for step in 0_u8..60 {
        bench.pass(Duration::from_millis(16));
        bench.volume(f32::from(step) / 100.0);
    }
    bench.pass(QUIET_TIME.saturating_sub(Duration::from_millis(1)));
    assert_eq!(bench.store.calls(), 0, "the hands are not still yet");
    bench.pass(Duration::from_millis(1));
    bench.pass(Duration::from_secs(5));
    bench.finish();
    assert_eq!(bench.store.calls(), CALLS_OF_A_WRITE);
    assert!(bench.has(0.59));
}

#[test]
fn nothing_is_lost_when_the_program_ends_at_once() {
    let mut bench = Bench::on(FailingStore::default());
    bench.volume(0.25);
    bench.finish();
    assert!(bench.has(0.25));
}

#[test]
fn a_disk_that_refuses_is_told_once_and_asked_again_and_what_it_takes_is_told() {
    let mut bench = Bench::on(FailingStore::default());
    bench.store.fail(Failure::always(ENOSPC));
    bench.volume(0.25);
    bench.pass(QUIET_TIME);
    bench.pass(Duration::ZERO);
    let told = |bench: &Bench| bench.program.notifications().to_vec();
    assert!(matches!(told(&bench)[..], [Notification::NotKept(_)]));
    bench.store.mend();
    bench.pass(Duration::from_secs(2));
    assert_eq!(told(&bench), [Notification::KeptAfterAll]);
    assert!(bench.has(0.25));
}

#[test]
fn what_was_refused_is_written_at_the_end() {
    let mut bench = Bench::on(FailingStore::default());
    bench.store.fail(Failure::always(ENOSPC));
    bench.volume(0.25);
    bench.pass(QUIET_TIME);
    bench.store.mend();
    bench.finish();
    assert!(bench.has(0.25));
}

#[test]
fn settings_that_the_disk_does_not_give_are_kept_before_they_are_replaced() {
    let store = FailingStore::default();
    store.put(SETTINGS, "(turned: true)");
    store.fail(Failure::always(EACCES));
    let mut bench = Bench::on(store);
    let told = bench.program.notifications();
    assert!(matches!(told[0], Notification::SettingsUnread(_)));
    bench.volume(0.25);
    bench.pass(QUIET_TIME);
    let untouched = Some("(turned: true)".into());
    assert_eq!(bench.store.file(SETTINGS), untouched);
    bench.store.mend();
    bench.finish();
    assert!(bench.has(0.25));
    assert_eq!(bench.store.file("earlier settings.ron"), untouched);
}
