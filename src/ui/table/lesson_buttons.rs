//! The buttons beside what a teacher says: words over one line or two, some with a box to be ticked.

use std::borrow::Cow;
use std::sync::Arc;

use eframe::egui::text::LayoutJob;
use eframe::egui::{
    Align, Color32, Galley, Rect, Response, Role as Part, Sense, Stroke, StrokeKind, Ui, Vec2,
    WidgetInfo, pos2, vec2,
};

use crate::ui::kit::fitted_text::line_width;
use crate::ui::kit::fonts::regular;
use crate::ui::kit::icons::Icon;
use crate::ui::kit::theme::{GAP, SMALL_CORNER, palette};
use crate::ui::kit::tile::focus_ring;

/// How high a button is, how large its words, and how much stands beside those, in points.
pub const CELL: f32 = 44.0;
const WORD: f32 = 14.5;
const BESIDE: f32 = 12.0;

/// How wide the box before what is ticked is, with the space behind it.
const BOX: f32 = 24.0;

/// What a button of the band is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ButtonKind {
    /// It is pressed.
    Plain,
    /// It is ticked or not, in a box.
    Box(bool),
    /// What it says holds, and a tick says so.
    Holds,
    /// What it does takes something away.
    Grave,
}

/// A button of the band.
#[derive(Debug)]
pub struct LessonButton {
    name: String,
    galley: Arc<Galley>,
    kind: ButtonKind,
    /// How wide it is, in points.
    pub width: f32,
}

/// The buttons with those words: on one line if all have `room` so, else on two.
pub fn buttons<const COUNT: usize>(
    ui: &Ui,
    words: [(Cow<'_, str>, ButtonKind); COUNT],
    room: f32,
) -> [LessonButton; COUNT] {
    let one_line: [f32; COUNT] = std::array::from_fn(|index| width_of(ui, &words[index].0));
    let beside = words.each_ref().map(|(_, kind)| kind.beside());
    let whole: f32 = one_line
        .iter()
        .chain(&beside)
        .map(|width| width + GAP / 2.0)
        .sum();
    let mut index = 0;
    words.map(|(text, kind)| {
        let (lines, width) = if whole <= room {
            (text.to_string(), one_line[index])
        } else {
            two_lines(ui, &text)
        };
        let mut job = LayoutJob::simple(lines, regular(WORD), kind.ink(ui), f32::INFINITY);
        job.halign = Align::Center;
        let width = width + beside[index];
        index += 1;
        LessonButton {
            name: text.into_owned(),
            galley: ui.painter().layout_job(job),
            kind,
            width,
        }
    })
}

impl ButtonKind {
    /// How much stands beside its words, in points.
    const fn beside(self) -> f32 {
        match self {
            Self::Box(_) | Self::Holds => 2.0 * BESIDE + BOX,
            Self::Plain | Self::Grave => 2.0 * BESIDE,
        }
    }

    fn ink(self, ui: &Ui) -> Color32 {
        let colors = palette(ui);
        match self {
            Self::Plain | Self::Box(_) => colors.ink,
            Self::Holds => colors.here_ink,
            Self::Grave => colors.on_warning,
        }
    }
}

/// How wide those words are on one line, in points.
fn width_of(ui: &Ui, words: &str) -> f32 {
    line_width(ui.painter(), words, regular(WORD))
}

/// The text broken once, where it is narrowest so, and how wide it is then.
fn two_lines(ui: &Ui, text: &str) -> (String, f32) {
    let breaks = text.match_indices(' ').map(|(at, _)| text.split_at(at));
    let halves = breaks.map(|(one, other)| {
        let (one, other) = (one.trim(), other.trim());
        let width = width_of(ui, one).max(width_of(ui, other));
        (format!("{one}\n{other}"), width)
    });
    let whole = (text.to_owned(), width_of(ui, text));
    halves.fold(
        whole,
        |best, next| if next.1 < best.1 { next } else { best },
    )
}

impl LessonButton {
    /// Shows it.
    pub fn show(&self, ui: &mut Ui) -> Response {
        let (rect, response) = ui.allocate_exact_size(vec2(self.width, CELL), Sense::CLICK);
        response.widget_info(|| match self.kind {
            ButtonKind::Box(ticked) => {
                WidgetInfo::selected(Part::CheckBox, true, ticked, &*self.name)
            }
            ButtonKind::Holds => WidgetInfo::selected(Part::Button, true, true, &*self.name),
            ButtonKind::Plain | ButtonKind::Grave => {
                WidgetInfo::labeled(Part::Button, true, &*self.name)
            }
        });
        let colors = palette(ui);
        let painter = ui.painter();
        let (ground, line) = match self.kind {
            ButtonKind::Grave => (colors.warning, colors.warning),
            ButtonKind::Holds => (colors.here_tint, colors.here),
            _ if response.hovered() => (colors.tint, colors.line),
            ButtonKind::Plain | ButtonKind::Box(_) => (colors.sheet, colors.line),
        };
        let line = Stroke::new(1.0, line);
        painter.rect(rect, SMALL_CORNER, ground, line, StrokeKind::Inside);
        if response.has_focus() {
            focus_ring(ui, rect);
        }
        let ink = self.kind.ink(ui);
        let center = pos2(rect.left() + BESIDE + 8.0, rect.center().y);
        let place = Rect::from_center_size(center, Vec2::splat(16.0));
        if let ButtonKind::Box(_) = self.kind {
            let edge = Stroke::new(1.0, colors.edge);
            painter.rect_stroke(place, 4.0, edge, StrokeKind::Inside);
        }
        if matches!(self.kind, ButtonKind::Box(true) | ButtonKind::Holds) {
            Icon::Yes.paint(painter, place.shrink(2.0), ink);
        }
        // Words in the middle are laid out to both sides of where they stand.
        let before = self.kind.beside() / 2.0 - BESIDE;
        let middle = pos2(rect.center().x + before, rect.center().y);
        let at = middle - vec2(0.0, self.galley.size().y / 2.0);
        painter.galley(at, Arc::clone(&self.galley), ink);
        response
    }
}
