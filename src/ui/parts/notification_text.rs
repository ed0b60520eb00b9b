//! Notifications in words: what happened, what was kept, what to do next.

use std::path::{Path, PathBuf};
use std::time::Duration;

use crate::view::command::ClipboardContent;
use crate::view::notification::{KeptLog, Notification, OtherProgram};
use jadoube_core::clock::duration_text::DurationParts;
use jadoube_core::i18n::{Words, file_problem};
use jadoube_core::record::FileProblem;

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NotificationText {
    pub happened: String,
    pub kept: String,
    pub next: String,
}

impl NotificationText {
    /// The words for a notification in that language.
    pub fn of<'a>(notification: &'a Notification, words: Words) -> Self {
        let nowhere = Path::new("");
        let problem = |problem: &FileProblem| file_problem(problem, words);
        let nothing = String::new;
        let mut log = KeptLog::Game;
        let mut of_log = |id, which: &KeptLog, path: Option<&'a PathBuf>, why: &str| {
            log = *which;
            let path = path.map_or(nowhere, PathBuf::as_path);
            (id, path, why.to_owned(), 0)
        };
        let of_board =
            |id, round: u16, board: u16| (id, nowhere, round.to_string(), u64::from(board));
        let (id, path, why, count) = match notification {
            Notification::Damaged(log, path) => of_log("note-damaged", log, path.as_ref(), ""),
            Notification::Lost(log, path) => of_log("note-lost", log, path.as_ref(), ""),
            Notification::Foreign(log, path) => of_log("note-foreign", log, path.as_ref(), ""),
            Notification::Newer(log) => of_log("note-newer", log, None, ""),
            Notification::LogUnreadable(log, why) => {
                of_log("note-log-unreadable", log, None, &problem(why))
            }
            Notification::SignLost(log) => of_log("note-sign-lost", log, None, ""),
            Notification::Unwatched(log, time) => {
                of_log("note-unwatched", log, None, &hours_and_seconds(*time))
            }
            Notification::Displaced(log, path) => of_log("note-displaced", log, path.as_ref(), ""),
            Notification::StartFailed(path) => ("note-start-failed", &**path, nothing(), 0),
            Notification::ColorsSwapped => ("note-colors-swapped", nowhere, nothing(), 0),
            Notification::EngineLeft(engine, fault) => {
                let path = Path::new(&engine.path);
                ("note-engine-left", path, fault.to_string(), 0)
            }
            Notification::BoardLeft { round, board } => of_board("note-board-left", *round, *board),
            Notification::IncidentLeft { round, board } => {
                of_board("note-incident-left", *round, *board)
            }
            Notification::PinNeeded => ("note-pin-needed", nowhere, nothing(), 0),
            Notification::PositionKept => ("note-position-kept", nowhere, nothing(), 0),
            Notification::GamePaused => ("note-game-paused", nowhere, nothing(), 0),
            Notification::KeptAfterAll => ("note-kept-after-all", nowhere, nothing(), 0),
            Notification::RuledDifferently(events) => {
                ("note-ruled-differently", nowhere, nothing(), *events as u64)
            }
            Notification::NotKept(why) => ("note-not-kept", nowhere, problem(why), 0),
            Notification::SecondProgram(None) => ("note-second-program", nowhere, nothing(), 0),
            Notification::SecondProgram(Some(other)) => {
                (of_other_program(other), nowhere, other.who.clone(), 0)
            }
            Notification::Crashed(path) => ("note-crashed", &**path, nothing(), 0),
            Notification::Slept(time) => ("note-slept", nowhere, nothing(), minutes(*time)),
            Notification::SleptOrSet(time) => {
                ("note-slept-or-set", nowhere, nothing(), minutes(*time))
            }
            Notification::HeldUp(time) => ("note-held-up", nowhere, nothing(), time.as_secs()),
            Notification::Unreadable(path, why) => ("note-unreadable", &**path, problem(why), 0),
            Notification::Unwritable(path, why) => ("note-unwritable", &**path, problem(why), 0),
            Notification::NotOpened(path) => ("note-not-opened", &**path, nothing(), 0),
            Notification::NotShown(path) => ("note-not-shown", &**path, nothing(), 0),
            Notification::OpenedInPart(path) => ("note-opened-in-part", &**path, nothing(), 0),
            Notification::SettingsTaken(path) => ("note-settings-taken", &**path, nothing(), 0),
            Notification::Copied(content) => (copied(*content), nowhere, nothing(), 0),
            Notification::LinkPasted => ("note-link-pasted", nowhere, nothing(), 0),
            Notification::FileWindowOpen => ("note-file-window-open", nowhere, nothing(), 0),
            Notification::Written(path) => ("note-written", &**path, nothing(), 0),
            Notification::SettingsLost(path) => ("note-settings-lost", &**path, nothing(), 0),
            Notification::SettingsRefused(path, names) => (
                "note-settings-refused",
                &**path,
                setting_names(names, words),
                names.len() as u64,
            ),
            Notification::SettingsUnread(why) => ("note-settings-unread", nowhere, problem(why), 0),
            Notification::LearnersLost(path) => ("note-learners-lost", &**path, nothing(), 0),
            Notification::LearnersNewer(path) => ("note-learners-newer", &**path, nothing(), 0),
            Notification::LearnersUnread(why) => ("note-learners-unread", nowhere, problem(why), 0),
        };
        let place = if path == nowhere { "there" } else { "aside" };
        let path = path.display().to_string();
        let log = match log {
            KeptLog::Game => "game",
            KeptLog::SideClock => "clock",
            KeptLog::Tournament => "tournament",
        };
        let args = [
            ("name", engine_name(notification).into()),
            ("remedy", remedy(notification).into()),
            ("log", log.into()),
            ("place", place.into()),
            ("path", path.as_str().into()),
            ("why", why.as_str().into()),
            ("count", count.into()),
        ];
        let part = |part: &str| {
            let text = words.try_tr(&format!("{id}{part}"), &args);
            text.unwrap_or_default().into_owned()
        };
        Self {
            happened: part(""),
            kept: part(".kept"),
            next: part(".next"),
        }
    }
}

/// The message that says what is on the clipboard now.
const fn copied(content: ClipboardContent) -> &'static str {
    match content {
        ClipboardContent::Game => "note-copied-pgn",
        ClipboardContent::Position => "note-copied-fen",
        ClipboardContent::Picture(_) => "note-copied-picture",
        ClipboardContent::Text => "note-copied-text",
    }
}

/// What is to be done about a file that could not be written.
const fn remedy(notification: &Notification) -> &str {
    if let Notification::NotKept(why) | Notification::Unwritable(_, why) = notification {
        why.remedy()
    } else {
        ""
    }
}

/// What the engine is called that is told of.
fn engine_name(notification: &Notification) -> &str {
    if let Notification::EngineLeft(engine, _) = notification {
        engine.name()
    } else {
        ""
    }
}

/// Minutes that hold the time.
fn minutes(time: Duration) -> u64 {
    let parts = DurationParts::of(time);
    parts.all_minutes() + u64::from(parts.seconds > 0)
}

/// The time as a clock shows it, in hours, minutes and seconds.
fn hours_and_seconds(time: Duration) -> String {
    let seconds = time.as_secs();
    let (hours, minutes) = (seconds / 3_600, seconds / 60 % 60);
    format!("{hours}:{minutes:02}:{:02}", seconds % 60)
}

/// What settings are called where they are chosen; those that this version does not know keep their names.
fn setting_names(names: &[String], words: Words) -> String {
    let name = |name: &String| {
        let id = match &**name {
            "language" => "prefs-language",
            "notation" => "prefs-notation",
            "mode" => "prefs-mode",
            "board" => "prefs-board",
            "pieces" => "prefs-pieces",
            "hands" => "prefs-hands",
            "assist" => "prefs-assist",
            "sound" => "prefs-sound-on",
            "volume" => "prefs-volume",
            "animation" => "prefs-animation",
            "scale" => "prefs-scale",
            "turned" => "board-turn",
            "clock_keys" | "side_keys" => "prefs-clock-keys",
            "countdown" => "prefs-countdown",
            "side_counters" => "side-counters",
            "side_swapped" => "side-swap",
            "own_times" => "time-list-own",
            "positions" => "positions-kept",
            "opened_files" => "kept-opened",
            "engines" => "practice-opponent",
            "live_pgn" | "live_texts" => "live-title",
            "projector_ground" => "live-ground",
            "event" => "sheet-event",
            "site" => "sheet-site",
            _ => return name.clone(),
        };
        words.tr(id).into_owned()
    };
    let names: Vec<String> = names.iter().map(name).collect();
    names.join("; ")
}

/// The message of another program: whether it has a game that can be looked at.
const fn of_other_program(other: &OtherProgram) -> &'static str {
    if other.journal.is_some() {
        "note-other-program"
    } else {
        "note-other-without-game"
    }
}
