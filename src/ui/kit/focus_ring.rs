//! The ring around what the keyboard is at: one for every widget, painted over all of them, and seen on every ground. What
//! the keyboard comes to is scrolled into sight.

use eframe::egui::accesskit::{Action, ActionRequest, TreeId};
use eframe::egui::{
    Context, CornerRadius, Event, Id, Memory, Plugin, RawInput, Rect, Stroke, StrokeKind, Ui,
    WidgetRect,
};

use super::first_window::{is_drawn_there, is_heard_there};
use super::half_turn::painted_place;
use super::theme::{SMALL_CORNER, palette};

/// How wide the ring is, and the pale line at both of its sides by which it is told from whatever it lies upon.
const RING: f32 = 3.0;
const LINE: f32 = 1.5;

/// Has the ring painted in that window.
pub fn install(context: &Context) {
    context.add_plugin(FocusRing::default());
}

/// Paints the ring, last of all.
#[derive(Debug, Default)]
struct FocusRing {
    /// What had the keyboard when the last frame was drawn.
    last: Option<Id>,
    /// What has to be scrolled into sight.
    hidden: Option<Id>,
}

impl Plugin for FocusRing {
    fn debug_name(&self) -> &'static str {
        "focus-ring"
    }

    fn input_hook(&mut self, _: &Context, input: &mut RawInput) {
        if is_heard_there(input)
            && let Some(hidden) = self.hidden.take()
        {
            input
                .events
                .push(Event::AccessKitActionRequest(ActionRequest {
                    action: Action::ScrollIntoView,
                    target_tree: TreeId::ROOT,
                    target_node: hidden.accesskit_id(),
                    data: None,
                }));
        }
    }

    fn on_end_pass(&mut self, ui: &mut Ui) {
        if !is_drawn_there(ui) {
            return;
        }
        let context = ui.ctx();
        let focused = context.memory(Memory::focused);
        let is_new = focused != self.last;
        self.last = focused;
        let widget = focused.and_then(|id| {
            context.viewport(|viewport| viewport.this_pass.widgets.get(id).copied())
        });
        // A board is walked square by square, and shows at which the keyboard is.
        let Some(widget) = widget.filter(|widget| widget.sense.interactive()) else {
            return;
        };
        let by_pointer = context.input(|input| input.pointer.any_pressed());
        if is_new && !by_pointer && is_cut(&widget) {
            self.hidden = Some(widget.id);
            context.request_repaint();
        }
        paint(ui, &widget);
    }
}

/// Whether a part of it lies beyond what it is shown in.
fn is_cut(widget: &WidgetRect) -> bool {
    !widget.interact_rect.expand(1.0).contains_rect(widget.rect)
}

fn paint(ui: &Ui, widget: &WidgetRect) {
    let context = ui.ctx();
    let window = context.content_rect().shrink(RING + LINE);
    let seen = painted_place(context, widget.interact_rect).intersect(window);
    if !seen.is_positive() {
        return;
    }
    let colors = palette(ui);
    let painter = context.layer_painter(widget.layer_id);
    for (rect, width, color, kind) in [
        (seen, LINE, colors.sheet, StrokeKind::Inside),
        (seen.expand(RING), LINE, colors.sheet, StrokeKind::Outside),
        (seen, RING, colors.hand, StrokeKind::Outside),
    ] {
        painter.rect_stroke(rect, corner(rect), Stroke::new(width, color), kind);
    }
}

/// How round the ring is around something so small.
fn corner(rect: Rect) -> CornerRadius {
    if rect.size().min_elem() < 2.0 * f32::from(SMALL_CORNER.nw) {
        CornerRadius::same(2)
    } else {
        SMALL_CORNER
    }
}
