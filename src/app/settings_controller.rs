//! Owns the settings: what they are, the words of their language, and when they are written to the disk.

use std::io;
use std::time::Duration;

use super::frame_context::FrameContext;
use super::local_time::LocalTime;
use super::platform::Platform;
use super::store::{SETTINGS, Store};
use super::time_source::Timestamp;
use crate::i18n::{Language, Words};
use crate::ui::{Notification, Settings};

/// How long nothing may have been changed before the settings are written.
pub const QUIET_TIME: Duration = Duration::from_millis(500);

/// The settings, and what of them is not on the disk yet.
#[derive(Debug)]
pub struct SettingsController {
    settings: Settings,
    words: Words,
    /// Whether the disk lacks a change.
    is_unwritten: bool,
    /// The steady time at which it is to be written; none while there is nothing to write, or writing it failed.
    due: Option<Duration>,
}

impl SettingsController {
    /// Reads the settings; what cannot be read is set aside, and the usual ones hold.
    pub fn read(platform: &mut Platform, timestamp: Timestamp) -> (Self, Option<Notification>) {
        let (settings, lost) = match platform.store.read(SETTINGS) {
            Ok(Some(text)) => parse(&text).map_or_else(
                || (Settings::default(), set_aside(platform, timestamp)),
                |settings| (settings, None),
            ),
            Ok(None) | Err(_) => (Settings::default(), None),
        };
        let controller = Self {
            words: words_of(&settings, platform),
            settings,
            is_unwritten: false,
            due: None,
        };
        controller.apply_to_sound(platform);
        (controller, lost)
    }

    /// What is chosen now.
    #[must_use]
    pub const fn settings(&self) -> &Settings {
        &self.settings
    }

    /// The words of the language chosen, else of the system's.
    #[must_use]
    pub const fn words(&self) -> Words {
        self.words
    }

    /// The settings become these at once, and are written when nothing more changes for [`QUIET_TIME`].
    pub fn change(&mut self, settings: Settings, services: &mut FrameContext<'_>) {
        if settings == self.settings {
            return;
        }
        self.settings = settings;
        self.words = words_of(&self.settings, services.platform);
        self.apply_to_sound(services.platform);
        self.is_unwritten = true;
        self.due = Some(services.timestamp.steady + QUIET_TIME);
    }

    /// Writes the settings if nothing was changed for [`QUIET_TIME`]; else asks to be woken then.
    pub fn time_passes(&mut self, services: &mut FrameContext<'_>) {
        let Some(due) = self.due else { return };
        let left = due.saturating_sub(services.timestamp.steady);
        if left.is_zero() {
            let written = self.write(&mut *services.platform.store);
            services.check(written);
        } else {
            services.context.request_repaint_after(left);
        }
    }

    /// The program ends: whatever is not on the disk is written.
    pub fn finish(&mut self, services: &mut FrameContext<'_>) {
        if self.is_unwritten {
            let written = self.write(&mut *services.platform.store);
            services.check(written);
        }
    }

    fn write(&mut self, store: &mut dyn Store) -> io::Result<()> {
        // What failed is tried again with the next change and at the end, not in every frame.
        self.due = None;
        let text = ron::ser::to_string_pretty(&self.settings, ron::ser::PrettyConfig::new());
        let text = text.map_err(io::Error::other)?;
        store.write(SETTINGS, text.as_bytes())?;
        self.is_unwritten = false;
        Ok(())
    }

    fn apply_to_sound(&self, platform: &mut Platform) {
        platform.audio.set_on(self.settings.sound);
        platform.audio.set_volume(self.settings.volume);
    }
}

fn parse(text: &[u8]) -> Option<Settings> {
    ron::from_str(std::str::from_utf8(text).ok()?).ok()
}

fn set_aside(platform: &mut Platform, timestamp: Timestamp) -> Option<Notification> {
    let now = LocalTime::new(timestamp, &platform.time_zone);
    let name = format!("damaged settings {}.ron", now.file_stamp());
    let path = platform.store.set_aside(SETTINGS, &name).ok()?;
    Some(Notification::SettingsLost(path))
}

fn words_of(settings: &Settings, platform: &Platform) -> Words {
    let of_system = || platform.locale.as_deref().and_then(Language::of_locale);
    (platform.words)(settings.language.or_else(of_system).unwrap_or_default())
}

#[cfg(test)]
mod tests {
    use std::cell::Cell;
    use std::path::{Path, PathBuf};
    use std::rc::Rc;

    use super::*;
    use crate::app::frame_context::stage::Stage;
    use crate::app::store::{Durability, MemoryStore, SeekableFile};

    /// Files that count how often the settings are written, and can refuse it.
    #[derive(Clone, Debug, Default)]
    struct CountingStore {
        files: MemoryStore,
        writes: Rc<Cell<usize>>,
        is_full: Rc<Cell<bool>>,
    }

    impl Store for CountingStore {
        fn read(&self, name: &str) -> io::Result<Option<Vec<u8>>> {
            self.files.read(name)
        }

        fn write(&mut self, name: &str, bytes: &[u8]) -> io::Result<()> {
            if self.is_full.get() {
                return Err(io::ErrorKind::StorageFull.into());
            }
            self.writes.set(self.writes.get() + 1);
            self.files.write(name, bytes)
        }

        fn append(&mut self, name: &str, text: &str, safe: Durability) -> io::Result<()> {
            self.files.append(name, text, safe)
        }

        fn scribble(&mut self, name: &str, text: &str) -> io::Result<()> {
            self.files.scribble(name, text)
        }

        fn set_aside(&mut self, name: &str, other: &str) -> io::Result<PathBuf> {
            self.files.set_aside(name, other)
        }

        fn read_chosen(&self, path: &Path) -> io::Result<Vec<u8>> {
            self.files.read_chosen(path)
        }

        fn open_chosen(&self, path: &Path) -> io::Result<Box<dyn SeekableFile>> {
            self.files.open_chosen(path)
        }

        fn write_chosen(&mut self, path: &Path, bytes: &[u8]) -> io::Result<()> {
            self.files.write_chosen(path, bytes)
        }
    }

    /// Settings alone on a scripted platform.
    struct Bench {
        stage: Stage,
        store: CountingStore,
        controller: SettingsController,
    }

    impl Bench {
        fn new() -> Self {
            let (mut stage, store) = (Stage::new(), CountingStore::default());
            stage.platform.store = Box::new(store.clone());
            let timestamp = stage.timestamp();
            let (controller, lost) = SettingsController::read(&mut stage.platform, timestamp);
            assert_eq!(lost, None);
            Self {
                stage,
                store,
                controller,
            }
        }

        fn with(&mut self, work: impl FnOnce(&mut SettingsController, &mut FrameContext<'_>)) {
            work(&mut self.controller, &mut self.stage.services());
        }

        fn volume(&mut self, volume: f32) {
            self.with(|controller, services| {
                let settings = Settings {
                    volume,
                    ..controller.settings().clone()
                };
                controller.change(settings, services);
            });
        }

        fn frame(&mut self) {
            self.with(SettingsController::time_passes);
        }

        fn written(&self) -> Settings {
            let bytes = self.store.files.file(SETTINGS).expect("written");
            parse(&bytes).expect("settings")
        }
    }

    #[test]
    fn a_volume_dragged_for_sixty_frames_is_written_once() {
        let mut bench = Bench::new();
        for step in 0_u8..60 {
            bench.volume(f32::from(step) / 100.0);
            bench.frame();
            bench.stage.time.pass(Duration::from_millis(16));
        }
        bench
            .stage
            .time
            .pass(QUIET_TIME.saturating_sub(Duration::from_millis(17)));
        bench.frame();
        assert_eq!(bench.store.writes.get(), 0, "the hands are not still yet");
        bench.stage.time.pass(Duration::from_millis(1));
        bench.frame();
        bench.stage.time.pass(Duration::from_secs(5));
        bench.frame();
        bench.with(SettingsController::finish);
        assert_eq!(bench.store.writes.get(), 1);
        assert!((bench.written().volume - 0.59).abs() < f32::EPSILON);
    }

    #[test]
    fn nothing_is_lost_when_the_program_ends_at_once() {
        let mut bench = Bench::new();
        bench.volume(0.25);
        bench.with(SettingsController::finish);
        assert!((bench.written().volume - 0.25).abs() < f32::EPSILON);
    }

    #[test]
    fn a_disk_that_refuses_is_told_once_and_tried_again_at_the_end() {
        let mut bench = Bench::new();
        bench.store.is_full.set(true);
        bench.volume(0.25);
        bench.stage.time.pass(QUIET_TIME);
        bench.frame();
        bench.frame();
        assert!(matches!(
            bench.stage.notifications.all(),
            [Notification::NotKept(_)]
        ));
        bench.store.is_full.set(false);
        bench.with(SettingsController::finish);
        assert!((bench.written().volume - 0.25).abs() < f32::EPSILON);
    }

    #[test]
    fn settings_that_still_hold_a_screen_are_read_and_the_screen_is_not() {
        let old = b"(language: Some(pl), volume: 0.5, screen: SideClock)";
        let settings = parse(old).expect("settings of an earlier version");
        assert_eq!(settings.language, Some(Language::Polish));
        let text = ron::to_string(&settings).expect("settings");
        assert!(!text.contains("screen"), "{text}");
    }
}
