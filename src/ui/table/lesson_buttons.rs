//! The buttons beside what a teacher says: words over one line or two, some with a box to be ticked.

use std::borrow::Cow;
use std::sync::Arc;

use eframe::egui::text::LayoutJob;
use eframe::egui::{
    Align, Color32, Galley, Rect, Response, Role as Part, Sense, Stroke, StrokeKind, Ui, Vec2,
    WidgetInfo, pos2, vec2,
};

use crate::kit::fitted_text::line_width;
use crate::kit::fonts::regular;
use crate::kit::icons::Icon;
use crate::kit::theme::{SMALL_CORNER, palette};
use crate::kit::tile::focus_ring;
use crate::view::frame_view::View;

/// How high a button is, how large its words, and how much stands beside those, in points.
pub const CELL: f32 = 44.0;
const WORD: f32 = 14.5;
const BESIDE: f32 = 12.0;

/// How large the words of an article are, and how much stands beside them, in points.
const ARTICLE: f32 = 12.5;
const BESIDE_ARTICLE: f32 = 8.0;

/// How wide the box before what is ticked is, with the space behind it.
const BOX: f32 = 24.0;

/// What a button of the band is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ButtonKind {
    Plain,
    /// It is ticked or not, in a box.
    Box(bool),
    /// There is nothing for it to do now.
    Rests,
    /// It opens the page of the article that it names.
    Cites,
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

/// The buttons with those words, on two lines where these can be parted: so none is wider or narrower for its neighbours.
pub fn buttons<const COUNT: usize>(
    ui: &Ui,
    words: [(Cow<'_, str>, ButtonKind); COUNT],
) -> [LessonButton; COUNT] {
    words.map(|(text, kind)| LessonButton::new(ui, text, kind))
}

impl ButtonKind {
    /// How much stands beside its words, in points.
    const fn beside(self) -> f32 {
        match self {
            Self::Box(_) => 2.0 * BESIDE + BOX,
            Self::Plain | Self::Rests | Self::Grave => 2.0 * BESIDE,
            Self::Cites => 2.0 * BESIDE_ARTICLE,
        }
    }

    /// How large its words are, in points.
    const fn size(self) -> f32 {
        match self {
            Self::Cites => ARTICLE,
            Self::Plain | Self::Box(_) | Self::Rests | Self::Grave => WORD,
        }
    }

    fn ink(self, ui: &Ui) -> Color32 {
        let colors = palette(ui);
        match self {
            Self::Plain | Self::Box(_) => colors.ink,
            Self::Rests => colors.faint_ink,
            Self::Cites => colors.soft_ink,
            Self::Grave => colors.on_warning,
        }
    }
}

/// How wide those words are on one line, in points.
fn width_of(ui: &Ui, words: &str, size: f32) -> f32 {
    line_width(ui.painter(), words, regular(size))
}

/// The text broken once, where it is narrowest so, and how wide it is then.
fn two_lines(ui: &Ui, text: &str, size: f32) -> (String, f32) {
    let breaks = text.match_indices(' ').map(|(at, _)| text.split_at(at));
    let halves = breaks.map(|(one, other)| {
        let (one, other) = (one.trim(), other.trim());
        let width = width_of(ui, one, size).max(width_of(ui, other, size));
        (format!("{one}\n{other}"), width)
    });
    let whole = (text.to_owned(), width_of(ui, text, size));
    halves.fold(
        whole,
        |best, next| if next.1 < best.1 { next } else { best },
    )
}

impl LessonButton {
    /// The button with those words on two lines, as wide as they need.
    pub fn new(ui: &Ui, words: impl Into<String>, kind: ButtonKind) -> Self {
        let name = words.into();
        let lines = two_lines(ui, &name, kind.size());
        Self::laid(ui, name, lines, kind)
    }

    /// The same with the words on one line where that has so much room in points, which it takes in any case.
    pub fn of_width(ui: &Ui, words: impl Into<String>, kind: ButtonKind, width: f32) -> Self {
        let name = words.into();
        let one_line = width_of(ui, &name, kind.size());
        let button = if one_line + kind.beside() <= width {
            Self::laid(ui, name.clone(), (name, one_line), kind)
        } else {
            Self::new(ui, name, kind)
        };
        Self {
            width: button.width.max(width),
            ..button
        }
    }

    /// The button of that name, with what is painted on it and how wide that is.
    fn laid(ui: &Ui, name: String, (lines, width): (String, f32), kind: ButtonKind) -> Self {
        let font = regular(kind.size());
        let mut job = LayoutJob::simple(lines, font, kind.ink(ui), f32::INFINITY);
        job.halign = Align::Center;
        Self {
            name,
            galley: ui.painter().layout_job(job),
            kind,
            width: width + kind.beside(),
        }
    }

    /// The article under that number, with what it is about where `title` says so.
    pub fn citing(ui: &Ui, view: &View<'_>, number: &str, title: Option<&str>) -> Self {
        let name = view.tr_args("article", &[("number", number.into())]);
        let words = title.map_or_else(|| name.to_string(), |title| format!("{number} {title}"));
        Self {
            name: name.into_owned(),
            ..Self::new(ui, words, ButtonKind::Cites)
        }
    }

    pub fn show(&self, ui: &mut Ui) -> Response {
        let (rect, response) = ui.allocate_exact_size(vec2(self.width, CELL), Sense::CLICK);
        response.widget_info(|| match self.kind {
            ButtonKind::Box(ticked) => {
                WidgetInfo::selected(Part::CheckBox, true, ticked, &*self.name)
            }
            ButtonKind::Rests => WidgetInfo::labeled(Part::Button, false, &*self.name),
            ButtonKind::Plain | ButtonKind::Grave | ButtonKind::Cites => {
                WidgetInfo::labeled(Part::Button, true, &*self.name)
            }
        });
        let colors = palette(ui);
        let painter = ui.painter();
        let (ground, line) = match self.kind {
            ButtonKind::Grave => (colors.warning, colors.warning),
            ButtonKind::Rests => (Color32::TRANSPARENT, colors.line),
            _ if response.hovered() => (colors.tint, colors.line),
            ButtonKind::Plain | ButtonKind::Box(_) | ButtonKind::Cites => {
                (colors.sheet, colors.line)
            }
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
        if self.kind == ButtonKind::Box(true) {
            Icon::Yes.paint(painter, place.shrink(2.0), ink);
        }
        // Words in the middle are laid out to both sides of where they stand, behind the box where there is one.
        let has_box = matches!(self.kind, ButtonKind::Box(_));
        let before = if has_box { BOX / 2.0 } else { 0.0 };
        let middle = pos2(rect.center().x + before, rect.center().y);
        let at = middle - vec2(0.0, self.galley.size().y / 2.0);
        painter.galley(at, Arc::clone(&self.galley), ink);
        response
    }
}
