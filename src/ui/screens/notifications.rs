//! Notifications in words at the foot of the window: what happened, what was kept, what to do next.

use std::path::{Path, PathBuf};
use std::time::Duration;

use eframe::egui::{Align2, Area, Frame, Id, Margin, Order, RichText, Stroke, Ui, vec2};

use crate::clock::duration_text::DurationParts;
use crate::i18n::Words;
use crate::notation::Style;
use crate::ui::Command;
use crate::ui::kit::fonts::bold;
use crate::ui::kit::theme::{CORNER, palette};
use crate::ui::kit::widgets::{sign, soft};
use crate::ui::view::frame_view::View;
use crate::ui::view::notification::{FileProblem, KeptLog, Notification};

/// A notification in words.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NotificationText {
    /// What happened.
    pub happened: String,
    /// What was kept.
    pub kept: String,
    /// What to do next.
    pub next: String,
}

impl NotificationText {
    /// The words for a notification in that language.
    #[must_use]
    pub fn of<'a>(notification: &'a Notification, words: Words) -> Self {
        let nowhere = Path::new("");
        let problem = |problem: &FileProblem| match problem {
            FileProblem::Said(text) => text.clone(),
            FileProblem::NoGame => words.tr("games-none").into_owned(),
            FileProblem::Pgn(error) => words.pgn_error(error, Style::default()),
        };
        let nothing = String::new;
        let mut log = KeptLog::Game;
        let mut of_log = |id, which: &KeptLog, path: Option<&'a PathBuf>, why: &str| {
            log = *which;
            let path = path.map_or(nowhere, PathBuf::as_path);
            (id, path, why.to_owned(), 0)
        };
        let (id, path, why, count) = match notification {
            Notification::Damaged(log, path) => of_log("note-damaged", log, path.as_ref(), ""),
            Notification::Foreign(log, path) => of_log("note-foreign", log, path.as_ref(), ""),
            Notification::Newer(log) => of_log("note-newer", log, None, ""),
            Notification::LogUnreadable(log, why) => of_log("note-log-unreadable", log, None, why),
            Notification::SignLost(log) => of_log("note-sign-lost", log, None, ""),
            Notification::KeptAfterAll => ("note-kept-after-all", nowhere, nothing(), 0),
            Notification::RuledDifferently(events) => {
                ("note-ruled-differently", nowhere, nothing(), *events as u64)
            }
            Notification::NotKept(why) => ("note-not-kept", nowhere, why.clone(), 0),
            Notification::SecondProgram => ("note-second-program", nowhere, nothing(), 0),
            Notification::Slept(time) => ("note-slept", nowhere, nothing(), minutes(*time)),
            Notification::SleptOrSet(time) => {
                ("note-slept-or-set", nowhere, nothing(), minutes(*time))
            }
            Notification::HeldUp(time) => ("note-held-up", nowhere, nothing(), time.as_secs()),
            Notification::Unreadable(path, why) => ("note-unreadable", &**path, problem(why), 0),
            Notification::Unwritable(path, why) => ("note-unwritable", &**path, problem(why), 0),
            Notification::Written(path) => ("note-written", &**path, nothing(), 0),
            Notification::SettingsLost(path) => ("note-settings-lost", &**path, nothing(), 0),
            Notification::SettingsRefused(path, names) => (
                "note-settings-refused",
                &**path,
                setting_names(names, words),
                names.len() as u64,
            ),
            Notification::SettingsUnread(why) => ("note-settings-unread", nowhere, why.clone(), 0),
        };
        let place = if path == nowhere { "there" } else { "aside" };
        let path = path.display().to_string();
        let log = match log {
            KeptLog::Game => "game",
            KeptLog::SideClock => "clock",
        };
        let args = [
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

/// Minutes that hold the time.
fn minutes(time: Duration) -> u64 {
    let parts = DurationParts::of(time);
    parts.all_minutes() + u64::from(parts.seconds > 0)
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
            "clock_keys" => "prefs-clock-keys",
            "countdown" => "prefs-countdown",
            "side_counters" => "side-counters",
            "side_swapped" => "side-swap",
            "own_times" => "time-list-own",
            _ => return name.clone(),
        };
        words.tr(id).into_owned()
    };
    let names: Vec<String> = names.iter().map(name).collect();
    names.join("; ")
}

/// Shows the notifications at the foot of the window, the newest lowest.
pub fn notifications(ui: &Ui, view: &View<'_>) {
    if view.notifications.is_empty() {
        return;
    }
    let colors = palette(ui);
    let width = (ui.ctx().content_rect().width() - 48.0).min(520.0);
    Area::new(Id::unique("notes"))
        .order(Order::Foreground)
        .anchor(Align2::LEFT_BOTTOM, vec2(20.0, -20.0))
        .accessible_name(view.tr("notes-name").into_owned())
        .show(ui.ctx(), |ui| {
            for (index, notification) in view.notifications.iter().enumerate() {
                let text = NotificationText::of(notification, view.words);
                let line = if notification.is_trouble() {
                    colors.warning
                } else {
                    colors.accent
                };
                Frame::new()
                    .fill(colors.sheet)
                    .stroke(Stroke::new(1.5, line))
                    .corner_radius(CORNER)
                    .shadow(colors.shadow())
                    .inner_margin(Margin::symmetric(16, 10))
                    .show(ui, |ui| {
                        ui.set_width(width - 34.0);
                        ui.horizontal_top(|ui| {
                            let room = ui.available_width() - 48.0;
                            ui.vertical(|ui| {
                                ui.set_width(room);
                                ui.spacing_mut().item_spacing.y = 2.0;
                                let happened = RichText::new(&text.happened).font(bold(14.0));
                                let response = ui.add(eframe::egui::Label::new(happened).wrap());
                                ui.accesskit_node_builder(response.id, |node| {
                                    node.set_live(eframe::egui::accesskit::Live::Polite);
                                });
                                for text in [&text.kept, &text.next] {
                                    if !text.is_empty() {
                                        soft(ui, text);
                                    }
                                }
                            });
                            if sign(ui, "×", &view.tr("close")).clicked() {
                                view.ask(Command::Dismiss(index));
                            }
                        });
                    });
            }
        });
}
