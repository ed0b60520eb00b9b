//! Input one gesture after another: what a button did has a frame to itself.
//!
//! On a slow screen a press, the way and the release may all arrive before one frame. The panels would then see only
//! where the pointer is at the end, and would ask for acts before those they rest on were heard. So each press and each
//! release is shown in a frame of its own, in order, and what came after it waits for the next.

use std::collections::VecDeque;

use eframe::egui::Event;

/// What has arrived and was not shown yet.
#[derive(Debug, Default)]
pub struct InputQueue {
    waiting: VecDeque<Event>,
}

impl InputQueue {
    /// Takes what arrived since the last frame, and gives what the next frame shows.
    pub fn next(&mut self, arrived: Vec<Event>) -> Vec<Event> {
        self.waiting.extend(arrived);
        let is_button = |event: &Event| matches!(event, Event::PointerButton { .. });
        let count = match self.waiting.iter().position(is_button) {
            Some(0) => 1,
            Some(before) => before,
            None => self.waiting.len(),
        };
        self.waiting.drain(..count).collect()
    }

    /// Whether something waits for another frame.
    #[must_use]
    pub fn is_waiting(&self) -> bool {
        !self.waiting.is_empty()
    }
}

#[cfg(test)]
mod tests {
    use eframe::egui::{Modifiers, PointerButton, Pos2};

    use super::*;

    fn button(pressed: bool) -> Event {
        Event::PointerButton {
            pos: Pos2::ZERO,
            button: PointerButton::Primary,
            pressed,
            modifiers: Modifiers::NONE,
        }
    }

    fn moved(x: f32) -> Event {
        Event::PointerMoved(Pos2::new(x, 0.0))
    }

    #[test]
    fn a_drag_that_arrives_at_once_is_shown_step_by_step() {
        let mut queue = InputQueue::default();
        let drag = vec![
            moved(1.0),
            button(true),
            moved(2.0),
            moved(3.0),
            button(false),
            moved(4.0),
        ];
        let mut frames = vec![queue.next(drag)];
        while queue.is_waiting() {
            frames.push(queue.next(Vec::new()));
        }
        assert_eq!(
            frames,
            [
                vec![moved(1.0)],
                vec![button(true)],
                vec![moved(2.0), moved(3.0)],
                vec![button(false)],
                vec![moved(4.0)],
            ]
        );
    }

    #[test]
    fn what_arrives_later_stays_behind_what_waits() {
        let mut queue = InputQueue::default();
        assert_eq!(
            queue.next(vec![button(true), button(false)]),
            [button(true)]
        );
        assert_eq!(queue.next(vec![moved(1.0)]), [button(false)]);
        assert_eq!(queue.next(Vec::new()), [moved(1.0)]);
        assert!(!queue.is_waiting());
    }
}
