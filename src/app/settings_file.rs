//! The file of the settings, read setting by setting: one that cannot be meant costs itself and no other.

use std::fmt;

use ron::value::RawValue;
use serde::Deserialize;
use serde::de::{DeserializeOwned, Deserializer, Error, MapAccess, Visitor};

use jadoube_core::chess::{ByColor, fen_reader};
use jadoube_core::clock::AgreedTimeControl;
use jadoube_ui::{
    CHOSEN_ENGINES, KEPT_POSITIONS, LONGEST_NAME, OPENED_FILES, OWN_TIMES, SCALES, Settings,
    VOLUMES,
};

/// What earlier versions wrote and this one has no use for.
const FORMER: [&str; 1] = ["screen"];

/// What the file says, and what of it could not be taken.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct SettingsFile {
    /// The settings; what could not be taken is as usual.
    pub settings: Settings,
    /// The names, as the file has them, of the settings that could not be taken.
    pub refused: Vec<String>,
    /// Whether the text is none of settings from some place on.
    pub is_broken: bool,
}

impl SettingsFile {
    /// Reads what the file says.
    pub fn read(bytes: &[u8]) -> Self {
        let mut file = Self::default();
        let text = std::str::from_utf8(bytes).ok();
        let read = text.and_then(|text| {
            let mut text = ron::Deserializer::from_str(text).ok()?;
            text.deserialize_struct("Settings", &[], Fields(&mut file))
                .ok()?;
            text.end().ok()
        });
        file.is_broken = read.is_none();
        file
    }

    /// Whether anything of it could not be taken.
    pub const fn is_at_fault(&self) -> bool {
        self.is_broken || !self.refused.is_empty()
    }

    /// Takes one setting, if it can be meant.
    fn take(&mut self, name: &str, value: &RawValue) {
        let settings = &mut self.settings;
        let is_taken = match name {
            "language" => put(&mut settings.preferences.language, value),
            "notation" => put(&mut settings.preferences.notation, value),
            "spoken" => put(&mut settings.preferences.spoken, value),
            "mode" => put(&mut settings.preferences.mode, value),
            "board" => put(&mut settings.preferences.board, value),
            "pieces" => put(&mut settings.preferences.pieces, value),
            "hands" => put(&mut settings.play.hands, value),
            "assist" => put(&mut settings.play.assist, value),
            "sound" => put(&mut settings.preferences.sound, value),
            "captions" => put(&mut settings.preferences.captions, value),
            "volume" => put_if(&mut settings.preferences.volume, value, |volume| {
                VOLUMES.contains(volume)
            }),
            "voice" => put(&mut settings.preferences.voice, value),
            "voice_pace" => put(&mut settings.preferences.voice_pace, value),
            "animation" => put(&mut settings.preferences.animation, value),
            "scale" => put_if(&mut settings.preferences.scale, value, |scale| {
                SCALES.contains(scale)
            }),
            "turned" => put(&mut settings.views.turned, value),
            "face_to_face" => put(&mut settings.views.face_to_face, value),
            "clock_keys" => put(&mut settings.preferences.clock_keys, value),
            "side_keys" => put(&mut settings.side_clock.keys, value),
            "mistakes" => put(&mut settings.play.mistakes, value),
            "countdown" => put(&mut settings.side_clock.countdown, value),
            "side_counters" => put(&mut settings.side_clock.counters, value),
            "side_swapped" => put(&mut settings.side_clock.swapped, value),
            "own_times" => put_if(&mut settings.recent.own_times, value, |times| {
                are_times(times)
            }),
            "positions" => put_if(&mut settings.recent.positions, value, |positions| {
                are_positions(positions)
            }),
            "engines" => put_if(&mut settings.recent.engines, value, |engines| {
                engines.len() <= CHOSEN_ENGINES
            }),
            "opened_files" => put_if(&mut settings.recent.opened_files, value, |files| {
                files.len() <= OPENED_FILES
            }),
            "names" => put_names(&mut settings.recent.names, value),
            "ratings" => put_names(&mut settings.recent.ratings, value),
            "fide_ids" => put_names(&mut settings.recent.fide_ids, value),
            "event" => put_if(&mut settings.recent.event, value, |name| is_name(name)),
            "site" => put_if(&mut settings.recent.site, value, |name| is_name(name)),
            "live_pgn" => put(&mut settings.live.pgn, value),
            "live_texts" => put(&mut settings.live.texts, value),
            "projector_ground" => put(&mut settings.views.projector_ground, value),
            "two_boards" => put(&mut settings.views.two_boards, value),
            "blind" => put(&mut settings.recent.blind, value),
            "time" => put_if(&mut settings.recent.time, value, |time| {
                time.parse::<AgreedTimeControl>().is_ok()
            }),
            "free_assist" => put(&mut settings.recent.free_assist, value),
            "pin" => put(&mut settings.pin, value),
            name => FORMER.contains(&name),
        };
        if !is_taken {
            self.refused.push(name.to_owned());
        }
    }
}

fn put<T: DeserializeOwned>(setting: &mut T, value: &RawValue) -> bool {
    put_if(setting, value, |_| true)
}

fn put_if<T: DeserializeOwned>(
    setting: &mut T,
    value: &RawValue,
    can_be_meant: impl Fn(&T) -> bool,
) -> bool {
    let read = ron::from_str(value.get_ron()).ok();
    let meant = read.filter(can_be_meant);
    let is_meant = meant.is_some();
    if let Some(meant) = meant {
        *setting = meant;
    }
    is_meant
}

fn put_names(setting: &mut ByColor<String>, value: &RawValue) -> bool {
    #[derive(Deserialize)]
    #[serde(transparent)]
    struct Names(
        #[serde(with = "jadoube_core::serde_support::by_color_serde::pair")] ByColor<String>,
    );

    let mut names = Names(ByColor::default());
    let is_meant = put_if(&mut names, value, |Names(names)| {
        names.iter().all(|name| is_name(name))
    });
    if is_meant {
        *setting = names.0;
    }
    is_meant
}

fn is_name(name: &str) -> bool {
    name.chars().count() <= LONGEST_NAME
}

fn are_times(times: &[String]) -> bool {
    let is_time = |text: &String| matches!(text.parse(), Ok(AgreedTimeControl::Timed(_)));
    times.len() <= OWN_TIMES && times.iter().all(is_time)
}

fn are_positions(fens: &[String]) -> bool {
    fens.len() <= KEPT_POSITIONS && fens.iter().all(|fen| fen_reader::read(fen).is_ok())
}

/// The settings of a file, one after the other.
struct Fields<'a>(&'a mut SettingsFile);

impl<'de> Visitor<'de> for Fields<'_> {
    type Value = ();

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("settings, `(language: …, volume: …, …)`")
    }

    fn visit_map<A: MapAccess<'de>>(self, mut fields: A) -> Result<(), A::Error> {
        let mut seen: Vec<String> = Vec::new();
        while let Some(name) = fields.next_key::<String>()? {
            let value = fields.next_value::<Box<RawValue>>()?;
            if seen.contains(&name) {
                return Err(A::Error::custom(format!("{name} is said twice")));
            }
            self.0.take(&name, &value);
            seen.push(name);
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use jadoube_core::i18n::Language;
    use jadoube_core::laws::Blind;
    use jadoube_core::record::desk_pin::DeskPin;
    use jadoube_core::record::play_mode::PlayMode;
    use jadoube_ui::{
        AssistLevel, Hands, LiveSettings, Preferences, ProjectorGround, RecentlyUsed,
        SideClockSettings, ViewState,
    };

    fn kept_pin() -> String {
        let (salt, hash) = ("07".repeat(16), "a5".repeat(32));
        format!("$argon2id$v=19$m=65536,t=3,p=1${salt}${hash}")
    }

    #[test]
    fn what_is_written_is_read() {
        assert!(kept_pin().parse::<DeskPin>().is_ok());
        let settings = Settings {
            preferences: Preferences {
                language: Some(Language::Macedonian),
                volume: 0.0,
                scale: 2.0,
                ..Preferences::default()
            },
            play: PlayMode {
                hands: Hands::Full,
                ..PlayMode::default()
            },
            recent: RecentlyUsed {
                own_times: vec!["40/5400+30:1800+30".to_owned(), "W300-B240".to_owned()],
                positions: vec!["4k3/8/8/8/8/8/8/4K2R w K - 0 1".to_owned()],
                opened_files: vec!["/игре/opera.pgn".into()],
                engines: vec!["/програми/машина".to_owned()],
                names: ByColor {
                    white: "Ana \"Kovač\"".to_owned(),
                    black: String::new(),
                },
                ratings: ByColor {
                    white: "2210".to_owned(),
                    black: String::new(),
                },
                fide_ids: ByColor {
                    white: "914120".to_owned(),
                    black: String::new(),
                },
                event: "Клупски куп".to_owned(),
                site: "Нови Сад".to_owned(),
                blind: Blind {
                    white: true,
                    black: false,
                },
                free_assist: Some(AssistLevel::Teaching),
                time: "-".to_owned(),
            },
            views: ViewState {
                two_boards: true,
                projector_ground: ProjectorGround::Magenta,
                ..ViewState::default()
            },
            side_clock: SideClockSettings {
                counters: false,
                ..SideClockSettings::default()
            },
            live: LiveSettings {
                pgn: Some("/игре/live.pgn".into()),
                texts: true,
            },
            pin: kept_pin().parse().ok(),
        };
        for text in [
            ron::to_string(&settings).expect("settings"),
            ron::ser::to_string_pretty(&settings, ron::ser::PrettyConfig::new()).expect("settings"),
        ] {
            let file = SettingsFile::read(text.as_bytes());
            assert_eq!(file.settings, settings);
            assert!(file.refused.is_empty() && !file.is_broken, "{file:?}");
        }
    }

    #[test]
    fn a_setting_that_cannot_be_meant_costs_itself_and_no_other() {
        for (text, refused) in [
            ("scale: 0.0", "scale"),
            ("scale: -1.0", "scale"),
            ("scale: 1e30", "scale"),
            ("scale: 1e308", "scale"),
            ("scale: 1e999", "scale"),
            ("scale: NaN", "scale"),
            ("scale: inf", "scale"),
            ("scale: -inf", "scale"),
            ("scale: \"large\"", "scale"),
            ("volume: -0.1", "volume"),
            ("volume: NaN", "volume"),
            ("volume: 18446744073709551615", "volume"),
            ("language: Some(tlh)", "language"),
            ("mode: Sepia", "mode"),
            ("hands: Three", "hands"),
            ("sound: Some(true)", "sound"),
            ("notation: (white: (letters: Runes))", "notation"),
            ("own_times: [\"18446744073709551615+30\"]", "own_times"),
            (
                "own_times: [\"1\", \"2\", \"3\", \"4\", \"5\", \"6\"]",
                "own_times",
            ),
            ("positions: [\"8/8 w\"]", "positions"),
            ("opened_files: [1]", "opened_files"),
            (
                "engines: [\"1\", \"2\", \"3\", \"4\", \"5\", \"6\"]",
                "engines",
            ),
            ("time: \"soon\"", "time"),
            ("names: (white: \"Ana\")", "names"),
            ("names: \"Ana\"", "names"),
            ("pin: Some(\"2718\")", "pin"),
            ("perfume: Rose(petals: [1, 2])", "perfume"),
        ] {
            let text = format!("(turned: true, {text}, countdown: true)");
            let file = SettingsFile::read(text.as_bytes());
            let mut usual = Settings::default();
            usual.views.turned = true;
            usual.side_clock.countdown = true;
            assert_eq!(file.settings, usual, "{text}");
            assert_eq!(file.refused, [refused], "{text}");
            assert!(!file.is_broken, "{text}");
        }
    }

    #[test]
    fn of_a_broken_text_counts_what_stands_before_the_break() {
        for text in [
            &b"(turned: true, scale: 1.5, volume: , countdown: true)"[..],
            b"(turned: true, scale: 1.5,",
            b"(turned: true, scale: 1.5) and more",
            b"(turned: true, scale: 1.5, scale: 2.0)",
        ] {
            let file = SettingsFile::read(text);
            assert!(file.is_broken && file.settings.views.turned, "{file:?}");
            assert!((file.settings.preferences.scale - 1.5).abs() < f32::EPSILON);
        }
        for text in [&b""[..], b"\xff\xfe", b"[]", b"(((((((((((((((((((((("] {
            let file = SettingsFile::read(text);
            assert!(file.is_broken && file.settings == Settings::default());
        }
    }

    #[test]
    fn settings_that_still_hold_a_screen_are_read_and_the_screen_is_not() {
        let old = b"(language: Some(pl), volume: 0.5, screen: SideClock)";
        let file = SettingsFile::read(old);
        assert_eq!(file.settings.preferences.language, Some(Language::Polish));
        assert!(file.refused.is_empty() && !file.is_broken, "{file:?}");
        let text = ron::to_string(&file.settings).expect("settings");
        assert!(!text.contains("screen"), "{text}");
    }
}
