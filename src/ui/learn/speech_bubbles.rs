//! What is said beside a board, each in a bubble at the side of whoever says it.

use std::cmp::Reverse;
use std::sync::Arc;

use eframe::egui::{
    Galley, Id, Rect, Role as Part, Sense, Shape, Stroke, StrokeKind, Ui, Vec2, WidgetInfo, pos2,
    vec2,
};

use super::act_words::{Spoken, speaker_name};
use crate::kit::fonts::{SMALL, bold, regular};
use crate::kit::theme::{CORNER, GAP, Palette, palette};
use crate::view::frame_view::View;
use jadoube_core::learn::situation::Speaker;

/// Around the words of a bubble, in points, also where there is little room, and how long its tail is.
const AROUND: Vec2 = vec2(16.0, 9.0);
const CLOSE: Vec2 = vec2(9.0, 4.0);
const TAIL: f32 = 8.0;

/// How much of the board's width a bubble takes at most; the wider one is, the fewer lines it has.
const WIDEST: f32 = 0.62;
const NARROW: [f32; 5] = [0.5, 0.42, 0.35, 0.29, 0.24];

/// How dear it is to cover a piece, a square on which something is told, or another bubble, and how dear to be a square
/// further away from whoever speaks, or the board's whole width narrower: all in areas of a square.
const COVERED: f32 = 50.0;
const AWAY: f32 = 0.3;
const NARROWER: f32 = 2.0;

/// One way of looking for a place: in how many steps over the board, with how large letters, as a share of the usual ones,
/// and how much around them.
#[derive(Clone, Copy)]
struct Try {
    steps: u8,
    letters: f32,
    around: Vec2,
}

/// The ways that are tried, until something is covered no more.
const TRIES: [Try; 3] = [
    Try {
        steps: 16,
        letters: 1.0,
        around: AROUND,
    },
    Try {
        steps: 40,
        letters: 1.0,
        around: CLOSE,
    },
    Try {
        steps: 64,
        letters: 0.85,
        around: CLOSE,
    },
];

/// How much of a square lies around the piece on it, in sides of a square.
const AROUND_A_PIECE: f32 = 0.1;

/// What a bubble had better not cover.
#[derive(Clone, Debug, Default)]
pub struct KeptFree {
    /// Squares on which something is told, and bubbles.
    pub told: Vec<Rect>,
    /// Squares on which a piece stands.
    pub pieces: Vec<Rect>,
}

/// Shows what is said over the board in `rect`; what is told on the squares stays in sight, and so do pieces, as long as the
/// board has room for the words beside them.
pub fn bubbles(ui: &Ui, view: &View<'_>, rect: Rect, spoken: &[Spoken], mut taken: KeptFree) {
    // Who says most has the most room.
    let mut longest: Vec<(usize, &Spoken)> = spoken.iter().enumerate().collect();
    longest.sort_by_key(|(_, one)| Reverse(one.words.chars().count()));
    for (index, one) in longest {
        let (bubble, place) = placed(ui, view, rect, one, &taken);
        taken.told.push(place);
        bubble.paint(ui, place, index);
    }
}

/// What one says, as wide as covers least, and its place.
fn placed<'a>(
    ui: &Ui,
    view: &View<'_>,
    board: Rect,
    spoken: &'a Spoken,
    taken: &KeptFree,
) -> (Bubble<'a>, Rect) {
    let around = board.width() / 8.0 * AROUND_A_PIECE;
    let pieces = taken.pieces.iter().map(|it| it.shrink(around));
    let covered: Vec<Rect> = pieces.chain(taken.told.iter().copied()).collect();
    let mut best = best_of(TRIES[0], ui, view, (board, spoken), &covered);
    for another in &TRIES[1..] {
        if best.covers {
            best = best_of(*another, ui, view, (board, spoken), &covered);
        }
    }
    (best.bubble, best.place)
}

/// A bubble at a place, with what that costs.
struct Priced<'a> {
    price: f32,
    covers: bool,
    bubble: Bubble<'a>,
    place: Rect,
}

/// The bubble of that try which covers least, of all widths.
fn best_of<'a>(
    how: Try,
    ui: &Ui,
    view: &View<'_>,
    (board, spoken): (Rect, &'a Spoken),
    covered: &[Rect],
) -> Priced<'a> {
    let of_width = |share: f32| {
        let bubble = Bubble::new(ui, view, board, (spoken, share, how));
        let (price, place) = bubble.place(board, how.steps, covered);
        Priced {
            price: price - NARROWER * share,
            covers: covered.iter().any(|it| it.intersect(place).is_positive()),
            bubble,
            place,
        }
    };
    let mut best = of_width(WIDEST);
    for share in NARROW {
        let other = of_width(share);
        if other.price < best.price {
            best = other;
        }
    }
    best
}

struct Bubble<'a> {
    spoken: &'a Spoken,
    words: Arc<Galley>,
    /// Who speaks, or did it.
    label: Arc<Galley>,
    name: String,
    around: Vec2,
    /// Whether they sit below the board; nothing of whoever stands beside it.
    is_below: Option<bool>,
}

impl<'a> Bubble<'a> {
    fn new(
        ui: &Ui,
        view: &View<'_>,
        board: Rect,
        (spoken, share, how): (&'a Spoken, f32, Try),
    ) -> Self {
        let colors = palette(ui);
        let painter = ui.painter();
        let side = board.width() / 8.0;
        let letters = how.letters * (side * 0.24).clamp(14.5, 22.0);
        let room = board.width() * share - 2.0 * how.around.x;
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
            around: how.around,
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
        inner + 2.0 * self.around
    }

    /// Where it stands, and what that costs: at the side of whoever speaks, or at the right, where it covers least.
    fn place(&self, board: Rect, steps: u8, taken: &[Rect]) -> (f32, Rect) {
        let size = self.size();
        let square = board.width() / 8.0;
        let area = board.shrink2(vec2(GAP, TAIL + 0.1 * square));
        let within = Rect::from_min_max(area.min, (area.max - size).max(area.min));
        let step = board.width() / f32::from(steps);
        let steps = (0..=steps).map(|at| step * f32::from(at));
        let places = steps.clone().flat_map(|right| {
            steps.clone().map(move |down| {
                let middle = board.min + vec2(right, down);
                Rect::from_min_size(within.clamp(middle - size / 2.0), size)
            })
        });
        let priced = places.map(|place| {
            let covered = taken.iter().map(|it| it.intersect(place));
            let covered: f32 = covered.filter(Rect::is_positive).map(|it| it.area()).sum();
            let away = match self.is_below {
                Some(true) => board.bottom() - place.bottom(),
                Some(false) => place.top() - board.top(),
                None => board.right() - place.right(),
            };
            let aside = (place.left() - board.left() - 0.62 * board.width()).abs() * 0.1;
            let price = COVERED * covered / (square * square) + AWAY * (away + aside) / square;
            (price, place)
        });
        let best = priced.min_by(|(one, _), (other, _)| one.total_cmp(other));
        best.unwrap_or((f32::INFINITY, Rect::from_min_size(board.min, size)))
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
        let mut at = place.min + self.around;
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
