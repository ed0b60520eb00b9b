//! Owns the settings: what they are, the words of their language, and when they are written to the disk.

use std::io;
use std::path::{Path, PathBuf};
use std::time::Duration;

use super::deferred_write::DeferredWrite;
use super::frame_context::AppContext;
use super::kept_files::is_set_aside;
use super::local_time::LocalTime;
use super::platform::Platform;
use super::settings_file::SettingsFile;
use super::store::{SETTINGS, Store};
use super::time_source::Timestamp;
use jadoube_cli::system::file_problem::problem_of;
use jadoube_core::i18n::Words;
use jadoube_core::record::desk_pin::DeskPin;
use jadoube_ui::{CHOSEN_ENGINES, KEPT_POSITIONS, Notification, OPENED_FILES, SCALES, Settings};

/// How long nothing may have been changed before the settings are written.
pub const QUIET_TIME: Duration = Duration::from_millis(500);

/// The settings, and what of them is not on the disk yet.
#[derive(Debug)]
pub struct SettingsController {
    settings: Settings,
    words: Words,
    unwritten: DeferredWrite,
    /// Whether there were none, so that the desktop's take the place of the usual ones.
    are_new: bool,
}

impl SettingsController {
    /// Reads the settings; what cannot be used is as usual, and the file is kept aside as it was.
    pub fn read(platform: &mut Platform, timestamp: Timestamp) -> (Self, Option<Notification>) {
        let read = platform.store.read(SETTINGS);
        let are_new = matches!(read, Ok(None));
        let mut unwritten = DeferredWrite::new(SETTINGS);
        let (settings, told) = match read {
            Ok(None) => (Settings::default(), None),
            Ok(Some(bytes)) => {
                let file = SettingsFile::read(&bytes);
                let told = file.is_at_fault().then(|| {
                    let kept = set_aside(&file, platform, timestamp);
                    kept.unwrap_or_else(|error| {
                        unwritten.keep_old();
                        Notification::NotKept(problem_of(&error))
                    })
                });
                (file.settings, told)
            }
            Err(error) => {
                unwritten.keep_old();
                let unread = Notification::SettingsUnread(problem_of(&error));
                (Settings::default(), Some(unread))
            }
        };
        let controller = Self {
            words: words_of(&settings, platform),
            settings,
            unwritten,
            are_new,
        };
        controller.apply_to_sound(platform);
        (controller, told)
    }

    pub const fn settings(&self) -> &Settings {
        &self.settings
    }

    /// The words of the language chosen, else of the system's.
    pub const fn words(&self) -> Words {
        self.words
    }

    /// Replaces the settings at once, and writes them when nothing more changes for [`QUIET_TIME`].
    ///
    /// The PIN of the arbiter's desk stays as it is, wherever the new settings come from.
    pub fn change(&mut self, settings: Settings, cx: &mut AppContext<'_>) {
        let mut settings = Settings {
            pin: self.settings.pin.clone(),
            ..settings
        };
        settings.preferences.system = self.settings.preferences.system;
        self.put(settings, cx);
    }

    /// Hears how the desktop likes things to be shown: dark or light, where that is left to it; whether things glide and how
    /// large they are at the first start alone, for then nobody has chosen.
    fn hear_system_wishes(&mut self, cx: &mut AppContext<'_>) {
        let Ok(wishes) = cx.platform.system_wishes.try_recv() else {
            return;
        };
        self.settings.preferences.system = wishes.looks;
        if self.are_new {
            let mut settings = self.settings.clone();
            let preferences = &mut settings.preferences;
            preferences.animation = wishes.animation.unwrap_or(preferences.animation);
            let scale = wishes.scale.unwrap_or(preferences.scale);
            preferences.scale = scale.clamp(*SCALES.start(), *SCALES.end());
            self.put(settings, cx);
        }
    }

    /// That is what is kept of the PIN of the arbiter's desk from now on.
    pub fn set_pin(&mut self, pin: Option<DeskPin>, cx: &mut AppContext<'_>) {
        let settings = Settings {
            pin,
            ..self.settings.clone()
        };
        self.put(settings, cx);
    }

    fn put(&mut self, settings: Settings, cx: &mut AppContext<'_>) {
        if settings == self.settings {
            return;
        }
        self.settings = settings;
        self.words = words_of(&self.settings, cx.platform);
        self.apply_to_sound(cx.platform);
        let until = cx.timestamp.steady + QUIET_TIME;
        self.unwritten.put_off(until);
    }

    /// Keeps a position, if there is room for one more, and says where it is found again.
    pub fn keep_position(&mut self, fen: String, cx: &mut AppContext<'_>) {
        let mut settings = self.settings.clone();
        if settings.recent.positions.len() < KEPT_POSITIONS
            && !settings.recent.positions.contains(&fen)
        {
            settings.recent.positions.push(fen);
            cx.notifications.add(Notification::PositionKept);
            self.change(settings, cx);
        }
    }

    /// Remembers a file that was opened as the last one, unless the program had set it aside or its path is no text.
    pub fn remember_file(&mut self, path: PathBuf, cx: &mut AppContext<'_>) {
        let home = cx.platform.store.path("");
        if is_set_aside(&path, &home) || path.to_str().is_none() {
            return;
        }
        let mut settings = self.settings.clone();
        settings.recent.opened_files.retain(|known| *known != path);
        settings.recent.opened_files.insert(0, path);
        settings.recent.opened_files.truncate(OPENED_FILES);
        self.change(settings, cx);
    }

    /// Remembers a program that was chosen as an engine.
    pub fn remember_engine(&mut self, path: String, cx: &mut AppContext<'_>) {
        let mut settings = self.settings.clone();
        settings.recent.engines.retain(|known| *known != path);
        settings.recent.engines.insert(0, path);
        settings.recent.engines.truncate(CHOSEN_ENGINES);
        self.change(settings, cx);
    }

    /// A file that was opened before cannot be opened any more.
    pub fn forget_file(&mut self, path: &Path, cx: &mut AppContext<'_>) {
        let mut settings = self.settings.clone();
        settings.recent.opened_files.retain(|known| known != path);
        self.change(settings, cx);
    }

    /// Hears the desktop, and writes the settings if nothing was changed for [`QUIET_TIME`]; else asks to be woken then.
    pub fn time_passes(&mut self, cx: &mut AppContext<'_>) {
        self.hear_system_wishes(cx);
        let settings = &self.settings;
        self.unwritten
            .time_passes(cx, |store| write(store, settings));
    }

    /// The program ends: whatever is not on the disk is written.
    pub fn finish(&mut self, cx: &mut AppContext<'_>) {
        let settings = &self.settings;
        self.unwritten.finish(cx, |store| write(store, settings));
    }

    fn apply_to_sound(&self, platform: &mut Platform) {
        platform.audio.set_on(self.settings.preferences.sound);
        platform.audio.set_volume(self.settings.preferences.volume);
        if !self.settings.preferences.voice {
            platform.voice.hush();
        }
    }
}

fn write(store: &mut dyn Store, settings: &Settings) -> io::Result<()> {
    let text = ron::ser::to_string_pretty(settings, ron::ser::PrettyConfig::new());
    store.write(SETTINGS, text.map_err(io::Error::other)?.as_bytes())
}

/// Keeps the file of the settings as it was, and writes those of them that can be used; says what was kept.
fn set_aside(
    file: &SettingsFile,
    platform: &mut Platform,
    timestamp: Timestamp,
) -> io::Result<Notification> {
    let now = LocalTime::new(timestamp, &platform.time_zone);
    let name = format!("damaged settings {}.ron", now.file_stamp());
    let store = &mut *platform.store;
    let kept = store.copy_as(SETTINGS, &name)?;
    let kept = kept.ok_or(io::ErrorKind::NotFound)?;
    write(store, &file.settings)?;
    Ok(if file.is_broken {
        Notification::SettingsLost(kept)
    } else {
        Notification::SettingsRefused(kept, file.refused.clone())
    })
}

fn words_of(settings: &Settings, platform: &Platform) -> Words {
    let language = settings.preferences.language.or(platform.language);
    (platform.words)(language.unwrap_or_default())
}

#[cfg(test)]
mod tests {
    use jadoube_ui::{ColorScheme, SystemLooks};

    use super::*;
    use crate::app::frame_context::stage::Stage;
    use crate::app::system_wishes::SystemWishes;

    /// The program opened on a file of settings; what was told, and all files there are then.
    fn opened_on(text: &str) -> (Stage, SettingsController, Option<Notification>) {
        let mut stage = Stage::new();
        stage.files.put(SETTINGS, text);
        let timestamp = stage.timestamp();
        let (controller, told) = SettingsController::read(&mut stage.platform, timestamp);
        (stage, controller, told)
    }

    #[test]
    fn a_bad_setting_costs_itself_and_the_file_as_it_was_is_kept() {
        let text = "(scale: 0.0, turned: true, perfume: 3)";
        let (stage, controller, told) = opened_on(text);
        assert!(controller.settings().views.turned);
        let Some(Notification::SettingsRefused(kept, names)) = told else {
            panic!("{told:?}");
        };
        assert_eq!(names, ["scale", "perfume"]);
        assert_eq!(stage.files.file(kept), Some(text.into()));
        let written = stage.files.file(SETTINGS).expect("settings");
        let file = SettingsFile::read(&written);
        assert!(
            !file.is_at_fault() && file.settings.views.turned,
            "{file:?}"
        );
        let (_, _, told) = opened_on(&String::from_utf8(written).expect("text"));
        assert_eq!(told, None);
    }

    /// What the program shows after the desktop has answered, opened on those settings.
    fn shown_after(text: Option<&str>, wishes: SystemWishes) -> Settings {
        let mut stage = Stage::new();
        if let Some(text) = text {
            stage.files.put(SETTINGS, text);
        }
        let (tell, told) = std::sync::mpsc::channel();
        stage.platform.system_wishes = told;
        let timestamp = stage.timestamp();
        let (mut controller, _) = SettingsController::read(&mut stage.platform, timestamp);
        tell.send(wishes).expect("somebody listens");
        controller.time_passes(&mut stage.cx());
        controller.settings().clone()
    }

    #[test]
    fn the_desktop_is_followed_where_nobody_has_chosen() {
        let wishes = SystemWishes {
            looks: SystemLooks {
                is_dark: Some(true),
                has_contrast: true,
            },
            animation: Some(false),
            scale: Some(3.0),
        };
        let first = shown_after(None, wishes).preferences;
        assert_eq!(first.mode_shown(), ColorScheme::ContrastDark);
        assert_eq!((first.animation, first.scale), (false, *SCALES.end()));
        let later = shown_after(Some("(mode: Light)"), wishes).preferences;
        assert_eq!(later.mode_shown(), ColorScheme::Light);
        assert_eq!((later.animation, later.scale), (true, 1.0));
    }

    #[test]
    fn a_broken_file_is_kept_and_told() {
        let (stage, controller, told) = opened_on("(turned: true, scale");
        assert!(controller.settings().views.turned);
        let Some(Notification::SettingsLost(kept)) = told else {
            panic!("{told:?}");
        };
        assert_eq!(stage.files.file(kept), Some("(turned: true, scale".into()));
    }
}
