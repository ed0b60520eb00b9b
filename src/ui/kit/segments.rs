//! Several choices in a row, of which one is taken.

use std::sync::Arc;

use eframe::egui::{
    Galley, Rect, Role as Part, Sense, Stroke, StrokeKind, Ui, WidgetInfo, pos2, vec2,
};

use super::fonts::{bold, regular};
use super::theme::{SMALL_CORNER, palette};

/// How high a segment is, and how far its ground reaches around it.
const HEIGHT: f32 = 32.0;
const AROUND: f32 = 3.0;

/// How large the words of a segment are and how much lies beside them, in points: as usual, and in ever less room.
const USUAL: (f32, f32) = (14.5, 13.0);
const TIGHTER: [(f32, f32); 3] = [(14.5, 8.0), (13.5, 6.0), (12.5, 5.0)];

/// Shows the choices in one row, or in more where there is no room; whether another was taken.
pub fn choice<T: Copy + PartialEq>(
    ui: &mut Ui,
    chosen: &mut T,
    all: &[T],
    name: impl Fn(T) -> String,
) -> bool {
    let laid = laid(ui, *chosen, all, &name, USUAL);
    show_segments(ui, chosen, laid)
}

/// The same in one row, with smaller words where there is little room.
pub fn choice_in_a_row<T: Copy + PartialEq>(
    ui: &mut Ui,
    chosen: &mut T,
    all: &[T],
    name: impl Fn(T) -> String,
) -> bool {
    let room = ui.available_width() - 2.0 * AROUND;
    let mut row = laid(ui, *chosen, all, &name, USUAL);
    for tighter in TIGHTER {
        if row.iter().map(|segment| segment.width).sum::<f32>() <= room {
            break;
        }
        row = laid(ui, *chosen, all, &name, tighter);
    }
    show_segments(ui, chosen, row)
}

/// The choices as they are written, with words so large and so much beside them.
fn laid<T: Copy + PartialEq>(
    ui: &Ui,
    chosen: T,
    all: &[T],
    name: impl Fn(T) -> String,
    scale: (f32, f32),
) -> Vec<Segment<T>> {
    let room = ui.available_width() - 2.0 * AROUND;
    all.iter()
        .map(|option| Segment::new(ui, *option, *option == chosen, name(*option), room, scale))
        .collect()
}

fn show_segments<T: Copy + PartialEq>(ui: &mut Ui, chosen: &mut T, laid: Vec<Segment<T>>) -> bool {
    let before = *chosen;
    let colors = palette(ui);
    let room = ui.available_width() - 2.0 * AROUND;
    let mut rows: Vec<Vec<Segment<T>>> = vec![Vec::new()];
    let mut taken = 0.0;
    for segment in laid {
        if taken > 0.0 && taken + segment.width > room {
            rows.push(Vec::new());
            taken = 0.0;
        }
        taken += segment.width;
        if let Some(row) = rows.last_mut() {
            row.push(segment);
        }
    }
    let widths = rows.iter().map(|row| row.iter().map(|it| it.width).sum());
    let widest = widths.fold(0.0, f32::max);
    let height = rows.iter().map(|row| row_height(row)).sum();
    let size = vec2(widest, height) + vec2(AROUND, AROUND) * 2.0;
    let (ground, whole) = ui.allocate_exact_size(size, Sense::HOVER);
    ui.painter().rect_filled(ground, SMALL_CORNER, colors.tint);
    let mut corner = ground.min + vec2(AROUND, AROUND);
    let placed = rows.iter().flat_map(|row| {
        let height = row_height(row);
        let is_last = |place: usize| place + 1 == row.len();
        row.iter()
            .enumerate()
            .map(move |(place, segment)| (segment, height, is_last(place)))
    });
    for (index, (segment, height, is_last)) in placed.enumerate() {
        let rect = Rect::from_min_size(corner, vec2(segment.width, height));
        let response = ui.interact(rect, whole.id.with(index), Sense::click());
        let is_chosen = segment.option == before;
        response.widget_info(|| {
            WidgetInfo::selected(Part::RadioButton, ui.is_enabled(), is_chosen, &segment.name)
        });
        if response.clicked() {
            *chosen = segment.option;
        }
        segment.paint(ui, rect, is_chosen, response.hovered());
        corner = if is_last {
            pos2(ground.left() + AROUND, corner.y + height)
        } else {
            corner + vec2(rect.width(), 0.0)
        };
    }
    *chosen != before
}

/// How high a row is: higher than usual where words take more than a line.
fn row_height<T>(row: &[Segment<T>]) -> f32 {
    let heights = row.iter().map(|segment| segment.galley.size().y + 14.0);
    heights.fold(HEIGHT, f32::max)
}

/// One of the choices, as it is written.
struct Segment<T> {
    option: T,
    name: String,
    galley: Arc<Galley>,
    /// As wide as it is while it is chosen, so that nothing moves.
    width: f32,
}

impl<T> Segment<T> {
    fn new(
        ui: &Ui,
        option: T,
        is_chosen: bool,
        name: String,
        room: f32,
        (size, beside): (f32, f32),
    ) -> Self {
        let colors = palette(ui);
        let room = room - 2.0 * beside;
        let laid = |font, color| ui.painter().layout(name.clone(), font, color, room);
        let (chosen, other) = (
            laid(bold(size), colors.ink),
            laid(regular(size), colors.soft_ink),
        );
        let width = chosen.size().x.max(other.size().x) + 2.0 * beside;
        let galley = if is_chosen { chosen } else { other };
        Self {
            option,
            name,
            galley,
            width,
        }
    }

    fn paint(&self, ui: &Ui, rect: Rect, is_chosen: bool, is_hovered: bool) {
        let colors = palette(ui);
        let painter = ui.painter().with_clip_rect(rect.expand(1.0));
        if is_chosen {
            painter.rect_filled(rect, SMALL_CORNER, colors.sheet);
            let bar = rect.with_min_y(rect.bottom() - 3.0).shrink2(vec2(2.0, 0.0));
            painter.rect_filled(bar, 1.5, colors.here);
        } else if is_hovered {
            let line = Stroke::new(1.0, colors.edge);
            painter.rect_stroke(rect.shrink(1.0), SMALL_CORNER, line, StrokeKind::Inside);
        }
        let color = if is_chosen {
            colors.ink
        } else {
            colors.soft_ink
        };
        let at = rect.center() - self.galley.size() / 2.0;
        painter.galley(at, Arc::clone(&self.galley), color);
    }
}
