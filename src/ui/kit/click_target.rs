//! What a click would meet, before anybody hears it.

use eframe::egui::{Context, Pos2, Rect};

use super::half_turn::painted_place;

/// Whether something that can be clicked or dragged is at that place, or so near that it is meant, as the window was drawn
/// last.
pub fn meets_something(context: &Context, place: Pos2) -> bool {
    let reach = context.global_style().interaction.interact_radius;
    let drawn: Vec<Rect> = context.viewport(|viewport| {
        let widgets = viewport.prev_pass.widgets.layers().flat_map(|(_, it)| it);
        let heard = widgets.filter(|it| it.sense.interactive());
        heard.map(|it| it.interact_rect.expand(reach)).collect()
    });
    drawn
        .into_iter()
        .any(|it| it.contains(place) || painted_place(context, it).contains(place))
}
