//! What can be pressed in a bar: an icon, a word where there is room, and at its end the key that does it or a sign that
//! there is a choice.

use std::borrow::Cow;

use eframe::egui::{
    Color32, Rect, Response, Role as Part, Sense, Stroke, StrokeKind, Ui, WidgetInfo, pos2, vec2,
};

use super::fonts::{bold, regular};
use super::icons::Icon;
use super::plain_fill::frame_plainly;
use super::theme::{SMALL_CORNER, palette};

/// How high it usually is, and how large its icon.
const SIZE: (f32, f32) = (36.0, 20.0);

/// The space at both ends, and between its parts.
const SPACE: f32 = 8.0;

/// What an item of a bar ends in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ending {
    Plain,
    /// The key that does the same.
    Key(&'static str),
    Choice,
}

/// How an item of a bar stands out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Emphasis {
    None,
    /// Somebody waits for it to be pressed.
    Awaiting,
    /// It lies on the ground like a sheet.
    Framed,
    /// It is what the bar is there for.
    Primary,
    /// It keeps its place and can do nothing just now.
    Dimmed,
}

/// An item of a bar.
#[derive(Clone, Debug)]
pub struct BarItem<'a> {
    pub icon: Icon,
    /// The word beside it, if there is room for one.
    pub word: Option<Cow<'a, str>>,
    pub ending: Ending,
    pub emphasis: Emphasis,
    /// How high it is, in points.
    pub height: f32,
    /// What it is called in full.
    pub name: Cow<'a, str>,
}

impl<'a> BarItem<'a> {
    /// An icon of that name, with nothing beside it.
    pub fn new(icon: Icon, name: Cow<'a, str>) -> Self {
        Self {
            icon,
            word: None,
            ending: Ending::Plain,
            emphasis: Emphasis::None,
            height: SIZE.0,
            name,
        }
    }

    pub fn width(&self, ui: &Ui) -> f32 {
        let word = self
            .word
            .as_deref()
            .map_or(0.0, |word| measured(ui, word, regular(16.0)) + SPACE);
        let ending = match self.ending {
            Ending::Plain => 0.0,
            Ending::Key(key) => measured(ui, key, regular(13.0)) + 12.0 + SPACE,
            Ending::Choice => 12.0 + SPACE,
        };
        SPACE + SIZE.1 + word + ending + SPACE
    }

    pub fn show(&self, ui: &mut Ui) -> Response {
        let size = vec2(self.width(ui), self.height);
        let does = self.emphasis != Emphasis::Dimmed;
        let sense = if does { Sense::CLICK } else { Sense::HOVER };
        let (rect, response) = ui.allocate_exact_size(size, sense);
        response.widget_info(|| WidgetInfo::labeled(Part::Button, does, &*self.name));
        let colors = palette(ui);
        let (ground, ink) = match self.emphasis {
            Emphasis::Awaiting => (Some(colors.here_tint), colors.ink),
            Emphasis::Primary => (Some(colors.press), colors.on_press),
            Emphasis::None | Emphasis::Framed if response.hovered() => {
                (Some(colors.tint), colors.ink)
            }
            Emphasis::Framed => (Some(colors.sheet), colors.ink),
            Emphasis::None => (None, colors.ink),
            Emphasis::Dimmed => (None, colors.faint_ink),
        };
        let painter = ui.painter();
        if let Some(ground) = ground {
            let is_framed = self.emphasis == Emphasis::Framed;
            let line = is_framed.then_some(colors.line);
            frame_plainly(painter, rect, f32::from(SMALL_CORNER.nw), ground, line);
        }
        if response.has_focus() {
            let ring = Stroke::new(3.0, colors.hand);
            painter.rect_stroke(rect, SMALL_CORNER, ring, StrokeKind::Inside);
        }
        let square = |left: f32, side: f32| {
            let corner = pos2(left, rect.center().y - side / 2.0);
            Rect::from_min_size(corner, vec2(side, side))
        };
        let mut left = rect.left() + SPACE;
        self.icon.paint(painter, square(left, SIZE.1), ink);
        left += SIZE.1 + SPACE;
        if let Some(word) = &self.word {
            let word = painter.layout_no_wrap(word.to_string(), regular(16.0), ink);
            let at = pos2(left, rect.center().y - word.size().y / 2.0);
            left += word.size().x + SPACE;
            painter.galley(at, word, ink);
        }
        match self.ending {
            Ending::Plain => {}
            Ending::Key(key) => {
                let (chip_ground, soft) = if self.emphasis == Emphasis::Primary {
                    (colors.soft_ink, colors.on_press)
                } else {
                    (
                        colors.tint,
                        if does {
                            colors.soft_ink
                        } else {
                            colors.faint_ink
                        },
                    )
                };
                let key = painter.layout_no_wrap(key.to_owned(), regular(13.0), soft);
                let corner = pos2(left, rect.center().y - 10.0);
                let chip = Rect::from_min_size(corner, vec2(key.size().x + 12.0, 20.0));
                frame_plainly(painter, chip, 6.0, chip_ground, None);
                painter.galley(chip.center() - key.size() / 2.0, key, soft);
            }
            Ending::Choice => Icon::Choice.paint(painter, square(left, 12.0), ink),
        }
        if self.word.is_none() || self.word.as_deref() != Some(&*self.name) {
            response.on_hover_text(&*self.name)
        } else {
            response
        }
    }
}

fn measured(ui: &Ui, text: &str, font: eframe::egui::FontId) -> f32 {
    let ink = Color32::PLACEHOLDER;
    let text = ui.painter().layout_no_wrap(text.to_owned(), font, ink);
    text.size().x
}

/// How wide what is played is, as a bar writes it: the time large, and what else holds beside it.
pub fn heading_width(ui: &Ui, time: &str, terms: &str) -> f32 {
    measured(ui, time, bold(17.0)) + SPACE + measured(ui, terms, regular(16.0))
}
