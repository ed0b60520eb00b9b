//! Where people are told what happened to files, disks and time: one notification, which leaves by itself if it is good
//! news. At the table it stands at the bottom of the middle of the column, elsewhere at the foot of the window.

use std::time::Duration;

use eframe::egui::accesskit::{Live, Role as Part};
use eframe::egui::text::{LayoutJob, TextFormat};
use eframe::egui::{
    Align, Color32, FontId, Frame, Id, Label, Layout, Margin, Rect, Sense, Stroke, Ui, UiBuilder,
    WidgetInfo, vec2,
};

use super::fonts::{bold, regular};
use super::foot_strip::{foot_strip, is_hand_free};
use super::notification_text::NotificationText;
use super::theme::{GAP, SMALL_CORNER, palette};
use super::widgets::{bare, sign};
use crate::ui::Command;
use crate::ui::view::frame_view::View;
use crate::ui::view::notification::Notification;

/// How long good news is shown, in seconds; under the pointer it stays.
const GOOD_NEWS: f64 = 5.0;

/// How high one notification is at least.
const HEIGHT: f32 = 40.0;

/// How high trouble may be in the column: what happened, what was kept and what to do next.
const TROUBLE: f32 = 92.0;

/// How many lines what happened and what is said beside it may have; the tooltip has all of it.
const LINES: usize = 2;

/// What is shown. While a button or a finger is down nothing comes or goes.
#[derive(Debug, Default)]
pub struct NotificationStrip {
    shown: Vec<Notification>,
    /// Which of them is read.
    place: usize,
    leaving: Leaving,
}

/// When good news leaves.
#[derive(Clone, Copy, Debug, Default)]
struct Leaving {
    /// What is left of its time, in seconds, once it has been seen.
    rest: Option<f64>,
    /// When it was last seen, in seconds of the window's time.
    seen: f64,
    /// Whether the pointer was over it then.
    is_held: bool,
}

impl NotificationStrip {
    /// Shows the newest notification, or another that was asked for, at the foot of the window.
    pub fn foot(&mut self, ui: &mut Ui, view: &View<'_>) {
        let Some(notification) = self.current(ui, view) else {
            return;
        };
        let colors = palette(ui);
        let line = if notification.is_trouble() {
            colors.warning
        } else {
            colors.ink
        };
        let rect = foot_strip(ui, "notes", line, |ui| {
            self.contents(ui, view, &notification);
        });
        self.shown_at(ui, view, rect, &notification);
    }

    /// Shows the same at the bottom of `rect`; gives back what is left of that.
    pub fn in_column(&mut self, ui: &mut Ui, view: &View<'_>, rect: Rect) -> Rect {
        let Some(notification) = self.current(ui, view) else {
            return rect;
        };
        let height = if notification.is_trouble() {
            TROUBLE
        } else {
            HEIGHT
        };
        let top = rect.bottom() - height.min(rect.height().max(HEIGHT));
        let place = rect.with_min_y(top);
        let colors = palette(ui);
        let line = if notification.is_trouble() {
            Stroke::new(2.0, colors.warning)
        } else {
            Stroke::NONE
        };
        ui.scope_builder(UiBuilder::new().max_rect(place), |ui| {
            let frame = Frame::new()
                .fill(colors.sheet)
                .stroke(line)
                .corner_radius(SMALL_CORNER)
                .shadow(colors.shadow())
                .inner_margin(Margin::symmetric(12, 2));
            frame.show(ui, |ui| {
                ui.set_min_size(place.size() - vec2(24.0, 4.0) - vec2(2.0, 2.0) * line.width);
                ui.set_max_height(place.height() - 4.0);
                ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                    self.contents(ui, view, &notification);
                });
            });
        });
        self.shown_at(ui, view, place, &notification);
        rect.with_max_y((top - GAP).max(rect.top()))
    }

    /// What is shown now, if anything is.
    fn current(&mut self, ui: &Ui, view: &View<'_>) -> Option<Notification> {
        self.follow(ui, view.notifications);
        self.shown.get(self.place).cloned()
    }

    fn contents(&mut self, ui: &mut Ui, view: &View<'_>, notification: &Notification) {
        if sign(ui, "×", &view.tr("close")).clicked() {
            dismiss(view, notification);
        }
        let count = self.shown.len();
        let others = [("count", (count as u64).saturating_sub(1).into())];
        if count > 1 && bare(ui, &view.tr_args("notes-more", &others)).clicked() {
            self.place = (self.place + count - 1) % count;
            self.leaving = Leaving::default();
        }
        let text = NotificationText::of(notification, view.words);
        let lines = if notification.is_trouble() { LINES } else { 1 };
        ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
            ui.vertical(|ui| words(ui, &text, lines));
        });
    }

    /// It was shown there: good news leaves in time, unless the pointer is over it.
    fn shown_at(&mut self, ui: &Ui, view: &View<'_>, rect: Rect, notification: &Notification) {
        let name = view.tr("notes-name");
        ui.interact(rect, Id::unique("notes-name"), Sense::hover())
            .widget_info(|| WidgetInfo::labeled(Part::Group, true, &*name));
        if notification.is_trouble() {
            return;
        }
        let now = ui.input(|input| input.time);
        let leaving = self.leaving;
        let passed = if leaving.is_held {
            0.0
        } else {
            now - leaving.seen
        };
        let stays = leaving.rest.map_or(GOOD_NEWS, |rest| rest - passed);
        self.leaving = Leaving {
            rest: Some(stays),
            seen: now,
            is_held: ui.rect_contains_pointer(rect),
        };
        if self.leaving.is_held {
            return;
        }
        if stays > 0.0 {
            ui.request_repaint_after(Duration::from_secs_f64(stays));
        } else {
            dismiss(view, notification);
        }
    }

    /// Takes over what people are told now, unless a hand is down; the newest is shown first.
    fn follow(&mut self, ui: &Ui, told: &[Notification]) {
        if self.shown == told || !is_hand_free(ui) {
            return;
        }
        let is_newer = told.len() > self.shown.len();
        let before = self.shown.get(self.place).cloned();
        self.shown = told.to_vec();
        let newest = self.shown.len().saturating_sub(1);
        self.place = if is_newer {
            newest
        } else {
            self.place.min(newest)
        };
        if self.shown.get(self.place) != before.as_ref() {
            self.leaving = Leaving::default();
        }
    }
}

/// Somebody has read it, or its time is over.
fn dismiss(view: &View<'_>, notification: &Notification) {
    let place = view.notifications.iter().position(|it| it == notification);
    if let Some(place) = place {
        view.ask(Command::Dismiss(place));
    }
}

/// What happened, and beneath it what was kept and what to do next.
fn words(ui: &mut Ui, text: &NotificationText, most: usize) {
    let colors = palette(ui);
    ui.spacing_mut().item_spacing.y = 1.0;
    let beside = [text.kept.as_str(), text.next.as_str()].join(" ");
    let beside = beside.trim();
    let happened = lines(text.happened.clone(), bold(14.0), colors.ink, most);
    let response = ui.add(Label::new(happened).wrap());
    ui.accesskit_node_builder(response.id, |node| node.set_live(Live::Polite));
    if !beside.is_empty() {
        let beside = lines(beside.to_owned(), regular(13.5), colors.soft_ink, most);
        ui.add(Label::new(beside).wrap());
    }
}

fn lines(text: String, font: FontId, color: Color32, most: usize) -> LayoutJob {
    let mut job = LayoutJob::single_section(text, TextFormat::simple(font, color));
    job.wrap.max_rows = most;
    job
}
