//! The settings as the program reads them when it starts: all of them can be lived with, and are read again the same.

use jadoube::app::platform::Platform;
use jadoube::app::settings_controller::SettingsController;
use jadoube::app::store::{MemoryStore, SETTINGS};
use jadoube::app::time_source::ScriptedTime;
use jadoube_ui::Settings;

pub fn run(data: &[u8]) {
    let settings = read(data);
    assert!(
        settings.preferences.volume.is_finite()
            && (0.0..=1.0).contains(&settings.preferences.volume)
    );
    assert!(
        settings.preferences.scale.is_finite()
            && (0.1..=10.0).contains(&settings.preferences.scale)
    );
    let written = ron::ser::to_string_pretty(&settings, ron::ser::PrettyConfig::new())
        .expect("settings hold nothing that RON cannot write");
    assert_eq!(read(written.as_bytes()), settings, "written so:\n{written}");
}

/// What the program makes of such a file; what it cannot read it sets aside, whole.
fn read(data: &[u8]) -> Settings {
    let (time, files) = (ScriptedTime::default(), MemoryStore::default());
    files.put(SETTINGS, data);
    let mut platform = Platform::scripted(&time, &files);
    let timestamp = platform.time.look();
    let (controller, _) = SettingsController::read(&mut platform, timestamp);
    let kept = files
        .names()
        .into_iter()
        .filter_map(|name| files.file(name));
    assert!(kept.into_iter().any(|file| file == data), "nothing is lost");
    controller.settings().clone()
}
