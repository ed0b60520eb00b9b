//! Input one gesture after another: what a button did has a frame to itself, and so has a lever's key.
//!
//! On a slow screen a press, the way and the release may all arrive before one frame. The panels would then see only
//! where the pointer is at the end, and would ask for acts before those they rest on were heard. So each press and each
//! release is shown in a frame of its own, in order, and what came after it waits for the next. So is each press of Enter
//! and of the space bar, which play and complete a move.
//!
//! A key that is a lever may also be the first half of a shortcut, which is no press. Which it is, shows later: at its
//! release, or when something else is done. Until then its press is held back; what is done with it then counts from the
//! moment at which the key went down, so that nobody is charged for how long they hold it.

use std::collections::{HashSet, VecDeque};

use eframe::egui::{Event, Key, TouchPhase};

use super::time_source::Timestamp;

/// What has arrived and was not shown yet.
#[derive(Debug, Default)]
pub struct InputQueue {
    waiting: VecDeque<Event>,
    held: Option<HeldLever>,
    /// The keys that went down here and did not come up yet.
    down: HashSet<Key>,
    /// From when on what is shown now counts, if not from now.
    since: Option<Timestamp>,
}

/// A lever's key that is down, and nobody knows yet what for.
#[derive(Debug)]
struct HeldLever {
    place: Key,
    press: Event,
    since: Timestamp,
}

/// What an event means for a lever's key that is held.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum KeyUse {
    /// It was pressed alone, and this comes after it.
    Lever,
    /// It was pressed for something else.
    Shortcut,
    /// Nothing.
    Nothing,
}

impl InputQueue {
    /// Takes what arrived since the last frame, and gives what the next frame shows, which begins `now`.
    pub fn next(&mut self, arrived: Vec<Event>, levers: &[Key], now: Timestamp) -> Vec<Event> {
        self.waiting.extend(arrived);
        self.since = None;
        let mut shown = Vec::new();
        while let Some(event) = self.waiting.pop_front() {
            let is_act = is_act(&event);
            let is_release = self.releases_held(&event);
            let key_use = if is_release {
                KeyUse::Lever
            } else {
                self.key_use(&event, levers)
            };
            let is_alone = is_act || self.held.is_some() && key_use == KeyUse::Lever;
            if is_alone && !shown.is_empty() {
                self.waiting.push_front(event);
                return shown;
            }
            match (key_use, self.held.take()) {
                (KeyUse::Lever, Some(held)) => {
                    self.since = Some(held.since);
                    shown.push(held.press);
                    if is_release {
                        self.down.remove(&held.place);
                        shown.push(event);
                    } else {
                        self.waiting.push_front(event);
                    }
                    return shown;
                }
                (KeyUse::Nothing, held) => self.held = held,
                (KeyUse::Shortcut | KeyUse::Lever, _) => {}
            }
            if let Some(place) = pressed(&event).filter(|place| levers.contains(place)) {
                // A key that is held long may say so again.
                if self.down.insert(place) {
                    self.held = Some(HeldLever {
                        place,
                        press: event,
                        since: now,
                    });
                }
                continue;
            }
            if let Some(place) = pressed(&event) {
                self.down.insert(place);
            } else if let Some(place) = released(&event) {
                self.down.remove(&place);
            } else if event == Event::WindowFocused(false) {
                // Whoever has the keyboard now hears the keys come up.
                self.down.clear();
            }
            shown.push(event);
            if is_act {
                break;
            }
        }
        shown
    }

    /// Whether something waits for another frame, or what was shown counted from another moment than this one.
    #[must_use]
    pub fn is_waiting(&self) -> bool {
        !self.waiting.is_empty() || self.since.is_some()
    }

    /// From when on what is shown now counts, if not from now.
    #[must_use]
    pub const fn since(&self) -> Option<Timestamp> {
        self.since
    }

    /// The moment until which it is known what was done, if that is not now: a flag that falls later may yet be
    /// forestalled by the key that is held.
    #[must_use]
    pub fn known_until(&self) -> Option<Timestamp> {
        self.since.or(self.held.as_ref().map(|held| held.since))
    }

    fn releases_held(&self, event: &Event) -> bool {
        let held = self.held.as_ref();
        held.is_some_and(|held| released(event) == Some(held.place))
    }

    #[expect(
        clippy::wildcard_enum_match_arm,
        reason = "whatever else arrives says nothing of a key"
    )]
    fn key_use(&self, event: &Event, levers: &[Key]) -> KeyUse {
        if let Some(place) = pressed(event) {
            return match (self.down.contains(&place), levers.contains(&place)) {
                (true, true) => KeyUse::Nothing,
                (false, true) => KeyUse::Lever,
                (_, false) => KeyUse::Shortcut,
            };
        }
        if let Some(place) = released(event) {
            // The window system keeps some presses to itself, such as that of an empty clipboard's Ctrl+V.
            return if self.down.contains(&place) {
                KeyUse::Nothing
            } else {
                KeyUse::Shortcut
            };
        }
        match event {
            Event::PointerButton { .. }
            | Event::Touch {
                phase: TouchPhase::Start | TouchPhase::End,
                ..
            } => KeyUse::Lever,
            Event::Copy
            | Event::Cut
            | Event::Paste(_)
            | Event::Text(_)
            | Event::Ime(_)
            | Event::Zoom(_)
            | Event::MouseWheel { .. }
            | Event::WindowFocused(false) => KeyUse::Shortcut,
            _ => KeyUse::Nothing,
        }
    }
}

/// Whether something is done with that event, so that what follows rests on it.
const fn is_act(event: &Event) -> bool {
    matches!(
        event,
        Event::PointerButton { .. }
            | Event::Key {
                key: Key::Enter | Key::Space,
                pressed: true,
                repeat: false,
                ..
            }
    )
}

/// The place of the key that goes down in an event, or is held down.
fn pressed(event: &Event) -> Option<Key> {
    key(event, true)
}

/// The place of the key that comes up in an event.
fn released(event: &Event) -> Option<Key> {
    key(event, false)
}

fn key(event: &Event, down: bool) -> Option<Key> {
    let Event::Key {
        key,
        physical_key,
        pressed,
        ..
    } = event
    else {
        return None;
    };
    (*pressed == down).then(|| physical_key.unwrap_or(*key))
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use eframe::egui::{Modifiers, PointerButton, Pos2};

    use super::*;

    const LEVERS: [Key; 2] = [Key::ControlLeft, Key::ControlRight];

    fn at(milliseconds: u64) -> Timestamp {
        Timestamp {
            steady: Duration::from_millis(milliseconds),
            ..Timestamp::default()
        }
    }

    fn down(place: Key) -> Event {
        stroke(place, true)
    }

    fn up(place: Key) -> Event {
        stroke(place, false)
    }

    fn stroke(place: Key, pressed: bool) -> Event {
        Event::Key {
            key: place,
            physical_key: Some(place),
            pressed,
            repeat: false,
            modifiers: Modifiers::NONE,
        }
    }

    /// What each frame shows and from when on it counts, when these arrive, each in a millisecond of its own.
    fn frames(arriving: &[Event]) -> Vec<(Vec<Event>, u128)> {
        let mut queue = InputQueue::default();
        let mut frames = Vec::new();
        for (moment, event) in (1..).zip(arriving) {
            let mut arrived = vec![event.clone()];
            loop {
                let now = at(moment);
                let shown = queue.next(std::mem::take(&mut arrived), &LEVERS, now);
                let since = queue.since().unwrap_or(now);
                frames.push((shown, since.steady.as_millis()));
                if !queue.is_waiting() {
                    break;
                }
            }
        }
        frames.retain(|(shown, _)| !shown.is_empty());
        frames
    }

    #[test]
    fn a_lever_counts_from_when_it_went_down_as_soon_as_it_comes_up() {
        let [press, release] = [down, up].map(|stroke| stroke(Key::ControlLeft));
        let shown = frames(&[press.clone(), moved(1.0), release.clone(), moved(2.0)]);
        let pressed = vec![press, release];
        let [before, after] = [1.0, 2.0].map(|x| vec![moved(x)]);
        assert_eq!(shown, [(before, 2), (pressed, 1), (after, 4)]);
    }

    #[test]
    fn a_lever_s_key_with_another_is_a_shortcut() {
        let [press, release] = [down, up].map(|stroke| stroke(Key::ControlLeft));
        let [s_down, s_up] = [down, up].map(|stroke| stroke(Key::S));
        let typed = Event::Text("s".to_owned());
        for between in [
            vec![s_down, s_up.clone()],
            vec![Event::Copy],
            vec![typed],
            vec![Event::WindowFocused(false)],
            vec![s_up],
        ] {
            let mut arriving = vec![press.clone()];
            arriving.extend(between.clone());
            arriving.push(release.clone());
            let shown: Vec<Event> = frames(&arriving).into_iter().flat_map(|it| it.0).collect();
            assert_eq!(shown, [between, vec![release.clone()]].concat());
        }
    }

    #[test]
    fn a_key_that_is_held_on_after_a_shortcut_is_no_lever() {
        let [press, release] = [down, up].map(|stroke| stroke(Key::ControlLeft));
        let s = down(Key::S);
        let arriving = [press.clone(), s.clone(), press, release.clone()];
        let shown: Vec<Event> = frames(&arriving).into_iter().flat_map(|it| it.0).collect();
        assert_eq!(shown, [s, release]);
    }

    #[test]
    fn a_key_that_was_down_before_may_come_up_while_a_lever_is_held() {
        let [press, release] = [down, up].map(|stroke| stroke(Key::ControlLeft));
        let [space_down, space_up] = [down, up].map(|stroke| stroke(Key::Space));
        let arriving = [space_down, press.clone(), space_up, release.clone()];
        assert_eq!(frames(&arriving).last(), Some(&(vec![press, release], 2)));
    }

    #[test]
    fn what_the_hand_or_the_opponent_does_meanwhile_comes_after_the_lever() {
        let press = down(Key::ControlLeft);
        let other = down(Key::ControlRight);
        let shown = frames(&[press.clone(), button(true), up(Key::ControlLeft)]);
        assert_eq!(
            shown[..2],
            [(vec![press.clone()], 1), (vec![button(true)], 2)]
        );
        let shown = frames(&[press.clone(), other.clone(), up(Key::ControlRight)]);
        let both = vec![other, up(Key::ControlRight)];
        assert_eq!(shown, [(vec![press], 1), (both, 2)]);
    }

    #[test]
    fn until_a_held_lever_is_let_go_nobody_knows_what_was_done() {
        let mut queue = InputQueue::default();
        queue.next(vec![down(Key::ControlLeft)], &LEVERS, at(5));
        assert!(!queue.is_waiting());
        queue.next(Vec::new(), &LEVERS, at(50));
        assert_eq!(queue.known_until(), Some(at(5)));
        queue.next(vec![down(Key::S)], &LEVERS, at(60));
        assert_eq!(queue.known_until(), None);
    }

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
        let mut frames = vec![queue.next(drag, &[], at(0))];
        while queue.is_waiting() {
            frames.push(queue.next(Vec::new(), &[], at(0)));
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
            queue.next(vec![button(true), button(false)], &[], at(0)),
            [button(true)]
        );
        assert_eq!(queue.next(vec![moved(1.0)], &[], at(0)), [button(false)]);
        assert_eq!(queue.next(Vec::new(), &[], at(0)), [moved(1.0)]);
        assert!(!queue.is_waiting());
    }
}
