//! What has the place of the move strip while something else comes first: the press that starts the game, or pieces that
//! are straightened.

use std::borrow::Cow;

use eframe::egui::accesskit::Live;
use eframe::egui::{Color32, Rect, Role as Part, Sense, Stroke, StrokeKind, Ui, WidgetInfo, vec2};

use super::clock_press::Standstill;
use crate::ui::kit::fitted_text::fitted_paragraph;
use crate::ui::kit::fonts::bold;
use crate::ui::kit::theme::{CORNER, palette};
use crate::ui::view::frame_view::View;
use crate::ui::view::settings::AssistLevel;

/// How high it is, in points.
pub const HEIGHT: f32 = 72.0;

/// How large its words are at most, in points.
const LARGEST: f32 = 20.0;

/// What comes first now.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Matter {
    /// Somebody has to press the clock before anybody moves.
    Start,
    /// A player straightens pieces.
    Adjusting,
}

/// What comes first now, in words.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StripMessage {
    matter: Matter,
    text: Cow<'static, str>,
}

impl StripMessage {
    /// What stands in the strip's place; nothing where a teacher says the same in large type above the board.
    #[must_use]
    pub fn in_the_strip(view: &View<'_>) -> Option<Self> {
        let is_taught = view.settings.assist == AssistLevel::Teaching;
        Self::of(view).filter(|_| !is_taught)
    }

    /// What comes first now, if anything does.
    #[must_use]
    pub fn of(view: &View<'_>) -> Option<Self> {
        if let Some(color) = view.adjusting() {
            let text = view.tell("adjusting-counts", &[("player", color.into())]);
            return Some(Self {
                matter: Matter::Adjusting,
                text: Cow::Owned(text),
            });
        }
        let standstill = Standstill::of(view).filter(|it| *it == Standstill::NotStarted)?;
        Some(Self {
            matter: Matter::Start,
            text: Cow::Owned(standstill.told(view)),
        })
    }

    /// What is told.
    #[must_use]
    pub fn into_text(self) -> String {
        self.text.into_owned()
    }

    /// Shows it in `rect`, as large as it may be.
    pub fn ui(&self, ui: &Ui, rect: Rect) {
        let colors = palette(ui);
        let (ground, edge, bar): (Color32, Stroke, Color32) = match self.matter {
            Matter::Start => (colors.sheet, colors.sheet_edge(), colors.press),
            Matter::Adjusting => (colors.hand_tint, Stroke::new(2.0, colors.hand), colors.hand),
        };
        let painter = ui.painter();
        painter.rect(rect, CORNER, ground, edge, StrokeKind::Inside);
        let size = vec2(6.0, rect.height() - 20.0);
        let place = Rect::from_min_size(rect.min + vec2(8.0, 10.0), size);
        painter.rect_filled(place, 3.0, bar);
        let inside = rect
            .with_min_x(place.right() + 10.0)
            .with_max_x(rect.right() - 10.0);
        let room = inside.shrink2(vec2(0.0, 5.0)).size();
        let text = fitted_paragraph(painter, &self.text, bold, LARGEST, room, colors.ink);
        let at = inside.left_center() - vec2(0.0, text.size().y / 2.0);
        painter.galley(at, text, colors.ink);
        let response = ui.interact(rect, ui.scope_id().with("strip_message"), Sense::HOVER);
        response.widget_info(|| WidgetInfo::labeled(Part::Label, true, &*self.text));
        ui.accesskit_node_builder(response.id, |node| node.set_live(Live::Polite));
    }
}
