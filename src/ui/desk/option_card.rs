//! A way to decide a matter as it lies on the desk: what is found, what comes of it, and the button in one line.

use std::sync::Arc;

use eframe::egui::{Color32, Galley, Rect, Stroke, StrokeKind, Ui, pos2, vec2};

use super::desk_layout::BUTTON;
use crate::kit::fonts::{SOFT, bold, regular};
use crate::kit::icons::Icon;
use crate::kit::theme::{SMALL_CORNER, palette};
use crate::parts::question_options::{ClocksAfter, QuestionOption};
use crate::view::frame_view::View;

/// How much is left above the title and below the button.
const HEAD: f32 = 8.0;
const FOOT: f32 = 8.0;

/// What lies beside the words of the button.
const BESIDE: f32 = 8.0;

/// Narrower than this, in points, everything is written smaller.
const ROOMY: f32 = 240.0;

/// A way to decide a matter, as it is laid out.
pub struct OptionCard {
    title: Arc<Galley>,
    effects: Vec<(Icon, Arc<Galley>)>,
    /// What the button says, in one line.
    pub words: String,
    /// What the button does, whole.
    pub name: String,
    ink: Color32,
}

impl OptionCard {
    /// Lays all of them out, each in that width, in points; their buttons are all worded as fully as the longest can be.
    pub fn all(ui: &Ui, view: &View<'_>, options: &[QuestionOption], width: f32) -> Vec<Self> {
        let ways: Vec<_> = options.iter().map(|it| ways_to_say(view, it)).collect();
        let room = width - 28.0 - 2.0 * BESIDE;
        let fits = |words: &String| {
            let laid = ui
                .painter()
                .layout_no_wrap(words.clone(), bold(SOFT), Color32::PLACEHOLDER);
            laid.size().x <= room
        };
        let level = (0..2).find(|level| ways.iter().all(|ways| fits(&ways[*level])));
        let level = level.unwrap_or(2);
        let laid = options.iter().zip(&ways);
        laid.map(|(option, ways)| Self::new(ui, option, width, (&ways[0], &ways[level])))
            .collect()
    }

    fn new(ui: &Ui, option: &QuestionOption, width: f32, (full, words): (&str, &str)) -> Self {
        let ink = palette(ui).ink;
        let room = width - 28.0;
        let painter = ui.painter();
        let (size, small) = if width < ROOMY {
            (15.0, 13.5)
        } else {
            (17.0, 14.5)
        };
        let line = |text: &String| painter.layout(text.clone(), regular(small), ink, room - 24.0);
        let clocks = option.clocks.as_ref().map(ClocksAfter::words);
        let told = option.effects.iter().map(|effect| (Icon::Yes, effect));
        let told = told
            .chain(option.next.iter().map(|question| (Icon::Help, question)))
            .chain(option.note.iter().map(|note| (Icon::Yes, note)))
            .chain(clocks.map(|clocks| (Icon::Hourglass, clocks)));
        Self {
            title: painter.layout(option.title.clone(), bold(size), ink, room),
            effects: told.map(|(icon, text)| (icon, line(text))).collect(),
            words: words.to_owned(),
            name: full.to_owned(),
            ink,
        }
    }

    /// What comes of it, as it is told with the button.
    pub fn effects_text(&self) -> String {
        let effects: Vec<&str> = self.effects.iter().map(|(_, text)| text.text()).collect();
        effects.join(" ")
    }

    /// How much it takes, in points.
    pub fn height(&self) -> f32 {
        let effects = self.effects.iter().map(|(_, text)| text.size().y + 3.0);
        HEAD + self.title.size().y + 4.0 + effects.sum::<f32>() + 4.0 + BUTTON + FOOT
    }

    /// Where its button is in `rect`.
    pub fn foot(rect: Rect) -> Rect {
        let foot = rect.with_max_y(rect.bottom() - FOOT);
        let foot = foot.with_min_y(foot.bottom() - BUTTON);
        foot.shrink2(vec2(14.0, 0.0))
    }

    /// Shows all but the button.
    pub fn paint(&self, ui: &Ui, rect: Rect) {
        let edge = Stroke::new(1.0, palette(ui).line);
        let painter = ui.painter();
        painter.rect_stroke(rect, SMALL_CORNER, edge, StrokeKind::Inside);
        let mut at = rect.min + vec2(14.0, HEAD);
        painter.galley(at, Arc::clone(&self.title), self.ink);
        at.y += self.title.size().y + 4.0;
        for (icon, text) in &self.effects {
            let sign = Rect::from_min_size(at + vec2(0.0, 3.0), vec2(14.0, 14.0));
            icon.paint(painter, sign, self.ink);
            painter.galley(pos2(at.x + 24.0, at.y), Arc::clone(text), self.ink);
            at.y += text.size().y + 3.0;
        }
    }
}

/// What the button may say, the fullest first: that a clock starts by it or what is found, then what is found, then that
/// this is ruled.
fn ways_to_say(view: &View<'_>, option: &QuestionOption) -> [String; 3] {
    let found = [("what", option.title.as_str().into())];
    let found = view.tr_args("desk-rule", &found).into_owned();
    let starts = option.clocks.as_ref().and_then(|clocks| {
        let ClocksAfter::Start(_, player) = clocks else {
            return None;
        };
        let args = [("name", view.named_words().name(*player).into())];
        Some(view.tr_args("desk-rule-and-start", &args).into_owned())
    });
    let full = starts.unwrap_or_else(|| found.clone());
    [full, found, view.tr("desk-rule-alone").into_owned()]
}
