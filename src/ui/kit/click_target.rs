//! What is a click, and what it would meet before anybody hears it.

use eframe::egui::{Context, InputOptions, InputState, Pos2, Rect};

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

/// Takes a press of the mouse and its release for a click however much time lies between them: a slow hand, or a picture that
/// is drawn slowly. A finger that stays is another gesture. To be called for each picture of the window.
pub fn accept_slow_clicks(context: &Context) {
    let is_touched = context.input(InputState::any_touches);
    let longest = if is_touched {
        InputOptions::default().max_click_duration
    } else {
        f64::INFINITY
    };
    context.options_mut(|options| options.input_options.max_click_duration = longest);
}
