//! What is said beside a board, each in a bubble at the side of whoever says it.

use std::sync::Arc;

use eframe::egui::{
    Galley, Id, Pos2, Rect, Role as Part, Sense, Shape, Stroke, StrokeKind, Ui, Vec2, WidgetInfo,
    pos2, vec2,
};

use super::act_words::{Spoken, speaker_name};
use crate::kit::fonts::{SMALL, bold, regular};
use crate::kit::theme::{CORNER, GAP, Palette, palette};
use crate::view::frame_view::View;
use jadoube_core::learn::situation::Speaker;

/// Around the words of a bubble, in points, and how long its tail is.
const AROUND: Vec2 = vec2(16.0, 9.0);
const TAIL: f32 = 8.0;

/// How much of the board's width a bubble takes at most.
const WIDEST: f32 = 0.62;

/// How dear it is to cover a square on which something is told, or another bubble, and how dear to be a square further
/// away; to cover a piece costs as much as its square is large.
const TOLD: f32 = 8.0;
const AWAY: f32 = 0.3;

/// What a bubble had better not cover.
#[derive(Clone, Debug, Default)]
pub struct KeptFree {
    /// Squares on which something is told, and bubbles.
    pub told: Vec<Rect>,
    /// Squares on which a piece stands.
    pub pieces: Vec<Rect>,
}

/// Shows what is said over the board in `rect`; what is told on the squares stays in sight if it can, and so do pieces.
pub fn bubbles(ui: &Ui, view: &View<'_>, rect: Rect, spoken: &[Spoken], mut taken: KeptFree) {
    for (index, one) in spoken.iter().enumerate() {
        let bubble = Bubble::new(ui, view, rect, one);
        let place = bubble.place(rect, &taken);
        taken.told.push(place);
        bubble.paint(ui, place, index);
    }
}

struct Bubble<'a> {
    spoken: &'a Spoken,
    words: Arc<Galley>,
    /// Who speaks, or did it.
    label: Arc<Galley>,
    name: String,
    /// Whether they sit below the board; nothing of whoever stands beside it.
    is_below: Option<bool>,
}

impl<'a> Bubble<'a> {
    fn new(ui: &Ui, view: &View<'_>, board: Rect, spoken: &'a Spoken) -> Self {
        let colors = palette(ui);
        let painter = ui.painter();
        let side = board.width() / 8.0;
        let letters = (side * 0.24).clamp(14.5, 22.0);
        let room = board.width() * WIDEST - 2.0 * AROUND.x;
        let font = if spoken.is_said { bold } else { regular };
        let words = painter.layout(spoken.words.clone(), font(letters), colors.ink, room);
        let turned = view.settings.views.turned;
        let is_below = match spoken.by {
            Speaker::White => Some(!turned),
            Speaker::Black => Some(turned),
            Speaker::Arbiter | Speaker::Neighbour | Speaker::Spectator => None,
        };
        let who = speaker_name(spoken.by, view);
        let label =
            painter.layout_no_wrap(who.clone().into_owned(), regular(SMALL), colors.soft_ink);
        Self {
            words,
            label,
            name: format!("{who}: {}", spoken.words),
            spoken,
            is_below,
        }
    }

    fn size(&self) -> Vec2 {
        let label = self.label.size();
        let inner = vec2(
            self.words.size().x.max(label.x),
            self.words.size().y + label.y,
        );
        inner + 2.0 * AROUND
    }

    /// Where it stands: at the side of whoever speaks, where it covers least of what is told.
    fn place(&self, board: Rect, taken: &KeptFree) -> Rect {
        let size = self.size();
        let square = board.width() / 8.0;
        let lefts = [0.62, 0.2, 0.75, 0.05, 0.4].map(|share| {
            let left = board.left() + board.width() * share;
            left.clamp(board.left() + GAP, board.right() - size.x - GAP)
        });
        let at_edge = board.right() - size.x - GAP;
        let inwards = [0.15, 0.65, 1.15, 1.65, 2.15, 2.65, 3.15];
        let at_side = |top: fn(Rect, f32, f32) -> f32| -> Vec<(f32, Pos2)> {
            let places = inwards.iter().flat_map(|inward| {
                let top = top(board, square * inward + TAIL, size.y);
                lefts.map(|left| (*inward, pos2(left, top)))
            });
            places.collect()
        };
        let candidates: Vec<(f32, Pos2)> = match self.is_below {
            Some(true) => at_side(|board, inward, height| board.bottom() - inward - height),
            Some(false) => at_side(|board, inward, _| board.top() + inward),
            None => [3.4, 4.5, 2.3, 5.6, 1.2]
                .iter()
                .map(|down| (0.0, pos2(at_edge, board.top() + square * down)))
                .collect(),
        };
        let covered = |rect: Rect, all: &[Rect]| {
            let areas = all.iter().map(|it| it.intersect(rect));
            areas
                .filter(Rect::is_positive)
                .map(|it| it.area())
                .sum::<f32>()
        };
        let priced = candidates.into_iter().map(|(inward, at)| {
            let rect = Rect::from_min_size(at, size);
            let dear = TOLD * covered(rect, &taken.told) + covered(rect, &taken.pieces);
            (dear + AWAY * inward * square * square, rect)
        });
        let best = priced.min_by(|(one, _), (other, _)| one.total_cmp(other));
        best.map_or_else(|| Rect::from_min_size(board.min, size), |(_, rect)| rect)
    }

    fn paint(&self, ui: &Ui, place: Rect, index: usize) {
        let colors = palette(ui);
        let response = ui.interact(place, Id::unique(("speech", index)), Sense::HOVER);
        response.widget_info(|| WidgetInfo::labeled(Part::Label, true, &self.name));
        let painter = ui.painter();
        painter.add(colors.shadow().as_shape(place, CORNER));
        let edge = Stroke::new(
            1.0,
            if colors.sheet_edge() == Stroke::NONE {
                colors.line
            } else {
                colors.edge
            },
        );
        let fill = if self.spoken.is_said {
            colors.sheet
        } else {
            colors.tint
        };
        painter.rect(place, CORNER, fill, edge, StrokeKind::Inside);
        if self.spoken.is_said {
            self.tail(ui, place, colors, edge);
        }
        let mut at = place.min + AROUND;
        painter.galley(at, Arc::clone(&self.label), colors.soft_ink);
        at.y += self.label.size().y;
        painter.galley(at, Arc::clone(&self.words), colors.ink);
    }

    /// The tail points to whoever speaks.
    fn tail(&self, ui: &Ui, place: Rect, colors: &Palette, edge: Stroke) {
        let points = if let Some(is_below) = self.is_below {
            let x = place.center().x;
            let (foot, tip) = if is_below {
                (place.bottom() - 1.0, place.bottom() + TAIL)
            } else {
                (place.top() + 1.0, place.top() - TAIL)
            };
            [pos2(x - TAIL, foot), pos2(x, tip), pos2(x + TAIL, foot)]
        } else {
            let y = place.center().y;
            let (foot, tip) = (place.right() - 1.0, place.right() + TAIL);
            [pos2(foot, y - TAIL), pos2(tip, y), pos2(foot, y + TAIL)]
        };
        let painter = ui.painter();
        painter.add(Shape::convex_polygon(
            points.to_vec(),
            colors.sheet,
            Stroke::NONE,
        ));
        painter.line(points.to_vec(), edge);
    }
}
