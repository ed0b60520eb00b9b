//! Fingers on the window: from the first one on everything is large enough for them, until a mouse is used again; and whatever
//! a second finger presses is heard while the first, which the system takes for the mouse, is still down.

use std::time::Duration;

use eframe::egui::{
    Context, Event, Plugin, PointerButton, Pos2, RawInput, Rect, TouchId, TouchPhase, Ui, Vec2,
};

use super::first_window::is_heard_there;

/// How large a target is at least for a finger, in physical points, as Apple and the W3C (WCAG 2.2, 2.5.5) have it.
pub const TARGET: f32 = 44.0;

/// How high a button is for a mouse, in points.
const BUTTON: f32 = 30.0;

/// How far beside a target a finger may come down and still meet it, and a mouse, in points.
pub const REACH: f32 = 8.0;
const REACH_OF_A_MOUSE: f32 = 5.0;

/// How long a finger stays that does what the right button does, as egui has it; and how far it may tremble, in points.
const LONG: Duration = Duration::from_millis(800);
const STILL: f32 = 6.0;

/// The smallest window in which every screen has its place, in points.
const LEAST_WINDOW: Vec2 = Vec2::new(640.0, 400.0);

/// Has that window looked after.
pub fn install(context: &Context) {
    context.add_plugin(Fingers::default());
}

/// Whether the window is drawn for fingers now.
pub fn are_used(context: &Context) -> bool {
    let is_drawn = |fingers: &mut Fingers| fingers.is_drawn_for_them;
    context.with_plugin(is_drawn).unwrap_or_default()
}

/// How many times as large everything is drawn for fingers in a window of that size in points, so that every screen still
/// has its place: at least once.
pub fn growth(window: Vec2) -> f32 {
    let room = (window / LEAST_WINDOW).min_elem();
    room.clamp(1.0, TARGET / BUTTON)
}

/// Lets a finger come down a little farther from what it means than a mouse.
pub fn set_reach(context: &Context, is_for_fingers: bool) {
    let reach = if is_for_fingers {
        REACH
    } else {
        REACH_OF_A_MOUSE
    };
    if (context.global_style().interaction.interact_radius - reach).abs() > f32::EPSILON {
        context.all_styles_mut(|style| style.interaction.interact_radius = reach);
    }
}

/// Whether a finger comes down in that place in this frame while another has the place of the mouse, and nothing lies over it.
pub fn press_beside_the_pointer(ui: &Ui, place: Rect) -> bool {
    let beside = |fingers: &mut Fingers| fingers.beside.clone();
    let beside = ui.ctx().with_plugin(beside).unwrap_or_default();
    let is_on_top = |at: Pos2| {
        ui.ctx()
            .layer_id_at(at)
            .is_none_or(|layer| layer == ui.layer_id())
    };
    beside
        .into_iter()
        .any(|at| place.contains(at) && is_on_top(at))
}

/// Where a finger has stayed so long that it does what the right button does, in the frame in which it is known.
pub fn long_press(context: &Context) -> Option<Pos2> {
    let stayed = |fingers: &mut Fingers| fingers.stayed_at;
    context.with_plugin(stayed).flatten()
}

/// A finger that is down.
#[derive(Clone, Copy, Debug)]
struct Finger {
    id: TouchId,
    at: Pos2,
    /// When it came down, in seconds; nothing once it moved, or stayed long enough.
    rests_since: Option<f64>,
}

#[derive(Debug, Default)]
struct Fingers {
    /// The one that is taken for the mouse while it is down.
    pointer: Option<Finger>,
    /// Where that one has stayed long, in the frame in which it is known.
    stayed_at: Option<Pos2>,
    /// Where others came down in this frame.
    beside: Vec<Pos2>,
    /// Whether the last press was a finger's.
    was_last: bool,
    is_button_down: bool,
    is_drawn_for_them: bool,
}

impl Plugin for Fingers {
    fn debug_name(&self) -> &'static str {
        "fingers"
    }

    fn input_hook(&mut self, context: &Context, input: &mut RawInput) {
        if !is_heard_there(input) {
            return;
        }
        let before = context.input(|input| input.time);
        let now = input.time.unwrap_or(before + f64::from(input.predicted_dt));
        self.beside.clear();
        for event in &input.events {
            self.hear(event, now);
        }
        self.stayed_at = self.stays(now);
        if self
            .pointer
            .is_some_and(|finger| finger.rests_since.is_some())
        {
            context.request_repaint_after(LONG);
        }
        // Nothing moves from under a finger or a button that is still down.
        if self.pointer.is_none() && !self.is_button_down {
            self.is_drawn_for_them = self.was_last;
        }
    }
}

impl Fingers {
    /// Where the finger has stayed long, once.
    fn stays(&mut self, now: f64) -> Option<Pos2> {
        let finger = self.pointer.as_mut()?;
        let is_long = finger
            .rests_since
            .is_some_and(|since| now - since >= LONG.as_secs_f64());
        is_long.then(|| {
            finger.rests_since = None;
            finger.at
        })
    }

    #[expect(clippy::wildcard_enum_match_arm, reason = "no other event is a press")]
    fn hear(&mut self, event: &Event, now: f64) {
        match event {
            Event::Touch { id, phase, pos, .. } => match phase {
                TouchPhase::Start => {
                    self.was_last = true;
                    if self.pointer.is_none() {
                        self.pointer = Some(Finger {
                            id: *id,
                            at: *pos,
                            rests_since: Some(now),
                        });
                    } else {
                        self.beside.push(*pos);
                    }
                }
                TouchPhase::End | TouchPhase::Cancel => {
                    self.pointer = self.pointer.filter(|finger| finger.id != *id);
                }
                TouchPhase::Move => {
                    let finger = self.pointer.as_mut().filter(|finger| finger.id == *id);
                    if let Some(finger) = finger.filter(|it| it.at.distance(*pos) > STILL) {
                        finger.rests_since = None;
                    }
                }
            },
            Event::PointerButton {
                button: PointerButton::Primary,
                pressed,
                ..
            } => {
                self.is_button_down = *pressed;
                if *pressed && self.pointer.is_none() {
                    self.was_last = false;
                }
            }
            Event::PointerGone | Event::WindowFocused(false) => self.is_button_down = false,
            _ => {}
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_button_is_large_enough_for_a_finger_where_the_window_has_room() {
        for (window, expected) in [
            (Vec2::new(1280.0, 800.0), 44.0 / 30.0),
            (Vec2::new(940.0, 590.0), 44.0 / 30.0),
            (Vec2::new(900.0, 600.0), 900.0 / 640.0),
            (Vec2::new(640.0, 400.0), 1.0),
            (Vec2::new(320.0, 200.0), 1.0),
        ] {
            assert!((growth(window) - expected).abs() < 0.001, "{window:?}");
        }
    }
}
