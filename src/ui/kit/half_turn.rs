//! A part of the screen for whoever sits at its other side: shown as everything else, then turned by half a turn. What is
//! painted there is turned, the pointer before anybody hears it, and the places that screen readers are told.

use std::f32::consts::PI;

use eframe::egui::accesskit::Affine;
use eframe::egui::epaint::ClippedShape;
use eframe::egui::layers::ShapeIdx;
use eframe::egui::{
    Context, CornerRadius, Event, LayerId, Plugin, Pos2, RawInput, Rect, Shape, Ui, UiBuilder,
};

use super::first_window::is_heard_there;

/// Shows `contents` in `rect` to whoever sits at the other side of the screen; what they open over it is turned too.
///
/// Inside, every place is what it would be on a screen that is not turned.
pub fn half_turned<R>(ui: &mut Ui, rect: Rect, contents: impl FnOnce(&mut Ui) -> R) -> R {
    let pointer = ui.ctx().plugin_or_default::<PointerTurn>();
    pointer.lock().shown.push(rect);
    turned_picture(ui, rect, contents)
}

/// The same for what is only looked at: the pointer goes on to what lies beneath.
pub fn turned_picture<R>(ui: &mut Ui, rect: Rect, contents: impl FnOnce(&mut Ui) -> R) -> R {
    let context = ui.ctx().clone();
    let before = painted(&context, ui.layer_id());
    let shown = ui.scope_builder(UiBuilder::new().max_rect(rect), |ui| {
        let id = ui.unique_id();
        ui.accesskit_node_builder(id, |node| node.set_transform(affine(rect)));
        contents(ui)
    });
    let after = painted(&context, ui.layer_id());
    context.graphics_mut(|graphics| {
        for (layer, end) in after {
            let begin = before.iter().find(|(it, _)| *it == layer);
            for index in begin.map_or(0, |(_, begin)| *begin)..end {
                let turn = |shape: &mut ClippedShape| turn_clipped(shape, rect);
                graphics.entry(layer).mutate_shape(ShapeIdx(index), turn);
            }
        }
    });
    shown.inner
}

/// Has the pointer turned from now on, before any other plug-in that comes later hears it.
pub fn install(context: &Context) {
    context.plugin_or_default::<PointerTurn>();
}

/// Where that place, as those see it who are shown it, is painted in this frame.
pub fn painted_place(context: &Context, place: Rect) -> Rect {
    let pointer = context.plugin_or_default::<PointerTurn>();
    let shown = &pointer.lock().shown;
    let part = shown.iter().rfind(|part| part.contains_rect(place));
    part.map_or(place, |part| turned_rect(place, *part))
}

/// How many shapes each layer holds by now.
fn painted(context: &Context, own: LayerId) -> Vec<(LayerId, usize)> {
    let mut layers: Vec<LayerId> = context.memory(|memory| memory.layer_ids().collect());
    if !layers.contains(&own) {
        layers.push(own);
    }
    context.graphics(|graphics| {
        let shapes = |layer| graphics.get(layer).map_or(0, |list| list.next_idx().0);
        let count = |layer: LayerId| (layer, shapes(layer));
        layers.into_iter().map(count).collect()
    })
}

/// Turns the pointer where it is over a part that was shown turned.
#[derive(Debug, Default)]
struct PointerTurn {
    /// The parts that are shown turned in this frame.
    shown: Vec<Rect>,
}

impl Plugin for PointerTurn {
    fn debug_name(&self) -> &'static str {
        "half-turn"
    }

    fn input_hook(&mut self, _: &Context, input: &mut RawInput) {
        if !is_heard_there(input) {
            return;
        }
        let shown = std::mem::take(&mut self.shown);
        for event in &mut input.events {
            let Some(at) = place_of(event) else { continue };
            // What was shown last lies on top.
            if let Some(rect) = shown.iter().rfind(|rect| rect.contains(*at)) {
                *at = turned(*at, *rect);
            }
        }
    }
}

/// Where something was done, if that is a place.
#[expect(clippy::wildcard_enum_match_arm, reason = "no other event has a place")]
const fn place_of(event: &mut Event) -> Option<&mut Pos2> {
    match event {
        Event::PointerMoved(at)
        | Event::PointerButton { pos: at, .. }
        | Event::Touch { pos: at, .. } => Some(at),
        _ => None,
    }
}

/// Where a place comes to when `rect` is turned.
fn turned(at: Pos2, rect: Rect) -> Pos2 {
    (rect.min.to_vec2() + rect.max.to_vec2() - at.to_vec2()).to_pos2()
}

fn turned_rect(it: Rect, rect: Rect) -> Rect {
    Rect::from_min_max(turned(it.max, rect), turned(it.min, rect))
}

/// The same for screen readers.
fn affine(rect: Rect) -> Affine {
    let sum = rect.min.to_vec2() + rect.max.to_vec2();
    Affine::new([-1.0, 0.0, 0.0, -1.0, sum.x.into(), sum.y.into()])
}

fn turn_clipped(clipped: &mut ClippedShape, rect: Rect) {
    clipped.clip_rect = turned_rect(clipped.clip_rect, rect);
    turn_shape(&mut clipped.shape, rect);
}

fn turn_shape(shape: &mut Shape, rect: Rect) {
    let turn = |at: &mut Pos2| *at = turned(*at, rect);
    match shape {
        Shape::Vec(shapes) => shapes.iter_mut().for_each(|it| turn_shape(it, rect)),
        Shape::Circle(circle) => turn(&mut circle.center),
        Shape::Ellipse(ellipse) => turn(&mut ellipse.center),
        Shape::LineSegment { points, .. } => points.iter_mut().for_each(turn),
        Shape::Path(path) => path.points.iter_mut().for_each(turn),
        Shape::Rect(it) => {
            it.rect = turned_rect(it.rect, rect);
            let CornerRadius { nw, ne, sw, se } = it.corner_radius;
            it.corner_radius = CornerRadius {
                nw: se,
                ne: sw,
                sw: ne,
                se: nw,
            };
        }
        Shape::Text(text) => {
            turn(&mut text.pos);
            text.angle += PI;
        }
        Shape::Mesh(mesh) => {
            let vertices = &mut std::sync::Arc::make_mut(mesh).vertices;
            for vertex in vertices {
                turn(&mut vertex.pos);
            }
        }
        Shape::QuadraticBezier(curve) => curve.points.iter_mut().for_each(turn),
        Shape::CubicBezier(curve) => curve.points.iter_mut().for_each(turn),
        // Nothing here paints a band, or with the graphics card itself.
        Shape::Noop | Shape::Band(_) | Shape::Callback(_) => {}
    }
}

#[cfg(test)]
mod tests {
    use eframe::egui::{Color32, Stroke, StrokeKind, pos2, vec2};

    use super::*;

    const PART: Rect = Rect {
        min: pos2(10.0, 20.0),
        max: pos2(110.0, 220.0),
    };

    #[test]
    fn a_part_that_is_turned_has_each_corner_at_the_opposite_one() {
        assert_eq!(turned(PART.left_top(), PART), PART.right_bottom());
        assert_eq!(turned(PART.right_top(), PART), PART.left_bottom());
        assert_eq!(turned(PART.center(), PART), PART.center());
        let inside = Rect::from_min_size(pos2(12.0, 25.0), vec2(30.0, 40.0));
        let there = turned_rect(inside, PART);
        assert_eq!(there.size(), inside.size());
        assert_eq!(turned_rect(there, PART), inside);
    }

    #[test]
    fn what_is_painted_comes_back_after_a_whole_turn() {
        let radius = CornerRadius {
            nw: 1,
            ne: 2,
            sw: 3,
            se: 4,
        };
        let (red, line) = (Color32::RED, Stroke::new(1.0, Color32::RED));
        let inside = Rect::from_min_size(pos2(12.0, 25.0), vec2(30.0, 40.0));
        let there = turned_rect(inside, PART);
        let first = Shape::rect_filled(inside, radius, red);
        let mut shape = first.clone();
        turn_shape(&mut shape, PART);
        let expected = CornerRadius {
            nw: 4,
            ne: 3,
            sw: 2,
            se: 1,
        };
        assert_eq!(shape, Shape::rect_filled(there, expected, red));
        turn_shape(&mut shape, PART);
        assert_eq!(shape, first);
        for first in [
            Shape::circle_stroke(inside.min, 3.0, line),
            Shape::line(vec![inside.min, inside.max, PART.min], line),
            Shape::line_segment([inside.min, inside.max], line),
            Shape::Vec(vec![Shape::rect_stroke(
                inside,
                radius,
                line,
                StrokeKind::Inside,
            )]),
        ] {
            let mut shape = first.clone();
            turn_shape(&mut shape, PART);
            assert_ne!(shape, first);
            turn_shape(&mut shape, PART);
            assert_eq!(shape, first);
        }
    }
}
