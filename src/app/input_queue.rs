//! Input one gesture after another: what a button did has a frame to itself, and so has a lever's key.
//!
//! On a slow screen a press, the way and the release may all arrive before one frame. The panels would then see only
//! where the pointer is at the end, and would ask for acts before those they rest on were heard. So each press and each
//! release is shown in a frame of its own, in order, and what came after it waits for the next. So is each press of Enter
//! and of the space bar, which play and complete a move.
//!
//! Whatever waits counts from the moment at which it arrived, so that nobody is charged for what the other hand does. And
//! what does nothing waits for nothing: clicks that meet nothing, and a key that is held on, are shown with what follows.
//!
//! A key that is a lever may also be the first half of a shortcut, which is no press. Which it is, shows later: at its
//! release, or when something else is done. Until then its press is held back; what is done with it then counts from the
//! moment at which the key went down, so that nobody is charged for how long they hold it.

use std::collections::{HashMap, HashSet, VecDeque};

use eframe::egui::{Event, Key, PointerButton, Pos2, TouchPhase};

use super::time_source::Timestamp;

/// What has arrived and was not shown yet.
#[derive(Debug, Default)]
pub struct InputQueue {
    waiting: VecDeque<ArrivedEvent>,
    held: Option<HeldLever>,
    /// The keys that went down here and did not come up yet.
    down: HashSet<Key>,
    /// What the keys that are down were called when they went down, by their places.
    called: HashMap<Key, Vec<Key>>,
    /// The buttons that went down where they met nothing, and did not come up yet.
    idle: Vec<PointerButton>,
    /// From when on what is shown now counts, if not from now.
    since: Option<Timestamp>,
    /// Whether something may have been done in the last frame, so that what it drew may be gone.
    has_acted: bool,
}

/// How many presses and releases of buttons may wait until those that meet nothing are shown together: a hand that clicks
/// now and then has a frame for each.
const CALM: usize = 4;

/// An event, and when it arrived.
#[derive(Clone, Debug)]
struct ArrivedEvent {
    event: Event,
    at: Timestamp,
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
    Nothing,
}

/// With what an event is shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Company {
    /// Alone: what follows rests on what is done with it.
    Alone,
    /// With what arrived at the same moment, from which on it counts.
    Contemporaries,
    /// With anything: nothing is done with it.
    Any,
}

/// The events of a frame, and from when on what is done with them counts.
#[derive(Debug, Default)]
struct ShownEvents {
    events: Vec<Event>,
    /// When what counts in it arrived.
    counts_from: Option<Timestamp>,
    /// When the last of it arrived.
    last: Option<Timestamp>,
}

impl ShownEvents {
    fn push(&mut self, event: Event, at: Timestamp, company: Company) {
        self.events.push(event);
        self.last = Some(at);
        if company != Company::Any {
            self.counts_from = Some(at);
        }
    }
}

impl InputQueue {
    /// Takes what arrived since the last frame, and gives what the next frame shows, which begins `now`. A click at a place
    /// that does not `meet` anything does nothing.
    pub fn next(
        &mut self,
        arrived: Vec<Event>,
        levers: &[Key],
        now: Timestamp,
        meets: impl Fn(Pos2) -> bool,
    ) -> Vec<Event> {
        for event in arrived {
            let events = self.as_it_went_down(event).into_iter();
            self.waiting
                .extend(events.map(|event| ArrivedEvent { event, at: now }));
        }
        let shown = self.show(levers, meets);
        let since = shown.counts_from.or(shown.last);
        self.since = since.filter(|since| *since != now);
        self.has_acted = shown.counts_from.is_some();
        shown.events
    }

    /// The same event, but that a key comes up under every name by which it went down: with Shift let go first, `?` would
    /// come up as `/`, and each later `?` pass for one that is held on.
    fn as_it_went_down(&mut self, event: Event) -> Vec<Event> {
        if event == Event::WindowFocused(false) {
            self.called.clear();
        }
        let Event::Key {
            key,
            physical_key: Some(place),
            pressed,
            repeat,
            modifiers,
        } = event
        else {
            return vec![event];
        };
        if pressed {
            let called = self.called.entry(place).or_default();
            if !called.contains(&key) {
                called.push(key);
            }
            return vec![event];
        }
        let called = self.called.remove(&place).unwrap_or_else(|| vec![key]);
        let release = |key| Event::Key {
            key,
            physical_key: Some(place),
            pressed,
            repeat,
            modifiers,
        };
        called.into_iter().map(release).collect()
    }

    fn show(&mut self, levers: &[Key], meets: impl Fn(Pos2) -> bool) -> ShownEvents {
        let mut shown = ShownEvents::default();
        let is_button = |it: &&ArrivedEvent| matches!(it.event, Event::PointerButton { .. });
        let is_calm = self.waiting.iter().filter(is_button).count() <= CALM;
        let meets = |place| is_calm || meets(place);
        while let Some(ArrivedEvent { event, at }) = self.waiting.pop_front() {
            let company = self.company(&event, shown.counts_from.is_none(), meets);
            let is_release = self.releases_held(&event);
            let key_use = if is_release {
                KeyUse::Lever
            } else {
                self.key_use(&event, levers)
            };
            let is_alone =
                company == Company::Alone || self.held.is_some() && key_use == KeyUse::Lever;
            let is_of_another_moment = company == Company::Contemporaries
                && shown.counts_from.is_some_and(|moment| moment != at);
            if is_alone && !shown.events.is_empty() || is_of_another_moment {
                self.waiting.push_front(ArrivedEvent { event, at });
                return shown;
            }
            match (key_use, self.held.take()) {
                (KeyUse::Lever, Some(held)) => {
                    shown.push(held.press, held.since, Company::Alone);
                    if is_release {
                        self.down.remove(&held.place);
                        shown.push(event, at, Company::Any);
                    } else {
                        self.waiting.push_front(ArrivedEvent { event, at });
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
                        since: at,
                    });
                }
                continue;
            }
            self.follow(&event, company);
            shown.push(event, at, company);
            if company == Company::Alone {
                break;
            }
        }
        shown
    }

    /// Notes which keys and which buttons are down.
    fn follow(&mut self, event: &Event, company: Company) {
        if let Some(place) = pressed(event) {
            self.down.insert(place);
        } else if let Some(place) = released(event) {
            self.down.remove(&place);
        } else if *event == Event::WindowFocused(false) {
            // Whoever has the keyboard now hears the keys come up.
            self.down.clear();
        }
        if let Event::PointerButton {
            button, pressed, ..
        } = event
        {
            if *pressed && company == Company::Any {
                self.idle.push(*button);
            } else {
                self.idle.retain(|idle| idle != button);
            }
        }
    }

    /// With what an event is shown; a click does something where something was done before in the
    /// same frame or in the last one, which shows later.
    #[expect(
        clippy::wildcard_enum_match_arm,
        reason = "of whatever else arrives nothing is done"
    )]
    fn company(&self, event: &Event, is_first: bool, meets: impl Fn(Pos2) -> bool) -> Company {
        let is_held_on = pressed(event).is_some_and(|place| self.down.contains(&place));
        match event {
            Event::PointerButton {
                pos,
                pressed,
                button,
                ..
            } => {
                let is_idle = if *pressed {
                    is_first && !self.has_acted && !meets(*pos)
                } else {
                    self.idle.contains(button)
                };
                if is_idle {
                    Company::Any
                } else {
                    Company::Alone
                }
            }
            Event::Key { .. } if is_held_on => Company::Any,
            Event::Key {
                key: Key::Enter | Key::Space,
                pressed: true,
                ..
            } => Company::Alone,
            Event::Key { pressed: true, .. }
            | Event::Copy
            | Event::Cut
            | Event::Paste(_)
            | Event::Text(_)
            | Event::Ime(_)
            | Event::Touch {
                phase: TouchPhase::Start | TouchPhase::End,
                ..
            } => Company::Contemporaries,
            _ => Company::Any,
        }
    }

    /// Whether something waits for another frame, or what was shown counted from another moment than this one.
    pub fn is_waiting(&self) -> bool {
        !self.waiting.is_empty() || self.since.is_some()
    }

    /// From when on what is shown now counts, if not from now.
    pub const fn since(&self) -> Option<Timestamp> {
        self.since
    }

    /// The moment until which it is known what was done, if that is not now: a flag that falls later may yet be
    /// forestalled by what waits, or by the key that is held.
    pub fn known_until(&self) -> Option<Timestamp> {
        let held = self.held.as_ref().map(|held| held.since);
        let waiting = self.waiting.front().map(|event| event.at);
        self.since.or(held).or(waiting)
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
                let arrived = std::mem::take(&mut arrived);
                let shown = queue.next(arrived, &LEVERS, now, |_| true);
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
        queue.next(vec![down(Key::ControlLeft)], &LEVERS, at(5), |_| true);
        assert!(!queue.is_waiting());
        queue.next(Vec::new(), &LEVERS, at(50), |_| true);
        assert_eq!(queue.known_until(), Some(at(5)));
        queue.next(vec![down(Key::S)], &LEVERS, at(60), |_| true);
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
        let mut frames = vec![queue.next(drag, &[], at(0), |_| true)];
        while queue.is_waiting() {
            frames.push(queue.next(Vec::new(), &[], at(0), |_| true));
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
            queue.next(vec![button(true), button(false)], &[], at(0), |_| true),
            [button(true)]
        );
        assert_eq!(
            queue.next(vec![moved(1.0)], &[], at(0), |_| true),
            [button(false)]
        );
        assert_eq!(queue.next(Vec::new(), &[], at(0), |_| true), [moved(1.0)]);
        assert!(!queue.is_waiting());
    }

    /// What each frame shows and from when on it counts, when all of these arrive in their milliseconds before the first
    /// frame could be drawn, and each frame takes forty.
    fn late_frames(arriving: &[(u64, Event)], meets: bool) -> Vec<(Vec<Event>, u128)> {
        let mut queue = InputQueue::default();
        let (mut frames, mut now) = (Vec::new(), 40);
        let mut arriving = arriving.to_vec();
        loop {
            let later = arriving.partition_point(|(moment, _)| *moment <= now);
            let arrived = arriving.drain(..later).map(|(_, event)| event).collect();
            let shown = queue.next(arrived, &LEVERS, at(now), |_| meets);
            let since = queue.since().unwrap_or(at(now));
            if !shown.is_empty() {
                frames.push((shown, since.steady.as_millis()));
            }
            if !queue.is_waiting() && arriving.is_empty() {
                return frames;
            }
            now += 40;
        }
    }

    #[test]
    fn what_waits_for_clicks_counts_from_when_it_arrived() {
        let click = |moment| [(moment, button(true)), (moment, button(false))];
        let mut arriving: Vec<_> = (0..50).flat_map(|index| click(index * 10)).collect();
        arriving.push((501, down(Key::Space)));
        let frames = late_frames(&arriving, true);
        let (shown, since) = frames.last().expect("a frame");
        assert_eq!((shown.as_slice(), *since), (&[down(Key::Space)][..], 520));
        assert!(frames.len() > 100, "each press of a button had a frame");
    }

    #[test]
    fn what_meets_nothing_waits_for_nothing() {
        let click = |moment| [(moment, button(true)), (moment, button(false))];
        let mut arriving: Vec<_> = (0..50).flat_map(|index| click(index * 10)).collect();
        arriving.push((501, down(Key::Space)));
        let frames = late_frames(&arriving, false);
        assert_eq!(frames.last(), Some(&(vec![down(Key::Space)], 520)));
        assert!(frames.len() <= 20, "{}", frames.len());
    }

    #[test]
    fn a_key_that_is_held_on_waits_for_nothing_and_keys_count_each_from_its_moment() {
        let space = down(Key::Space);
        let mut arriving: Vec<_> = (0..50).map(|index| (41 + index, space.clone())).collect();
        arriving.push((92, down(Key::P)));
        let frames = late_frames(&arriving, true);
        let last = frames.last().expect("a frame");
        assert_eq!((last.0.last(), last.1), (Some(&down(Key::P)), 120));
        assert!(frames.len() <= 4, "{frames:?}");
        // While something else waits, two keys of different moments are not taken for one.
        let [first, second] = [Key::A, Key::P].map(down);
        let arriving = [
            (0, button(true)),
            (0, button(false)),
            (60, first),
            (90, second),
        ];
        let dated: Vec<_> = late_frames(&arriving, true)
            .into_iter()
            .map(|it| it.1)
            .collect();
        assert_eq!(dated, [40, 40, 80, 120]);
    }

    #[test]
    fn a_button_that_went_down_on_something_comes_up_in_a_frame_of_its_own() {
        let mut queue = InputQueue::default();
        let drop = vec![button(true), button(false), moved(1.0)];
        assert_eq!(queue.next(drop, &[], at(0), |_| true), [button(true)]);
        assert_eq!(
            queue.next(Vec::new(), &[], at(9), |_| false),
            [button(false)]
        );
        assert_eq!(
            queue.known_until(),
            Some(at(0)),
            "and counts from when it did"
        );
    }

    #[test]
    fn a_key_comes_up_as_it_went_down_though_shift_came_up_before_it() {
        let mut queue = InputQueue::default();
        let slash = |key, pressed| Event::Key {
            key,
            physical_key: Some(Key::Slash),
            pressed,
            repeat: false,
            modifiers: Modifiers::NONE,
        };
        let went_down = slash(Key::Questionmark, true);
        let shown = queue.next(vec![went_down.clone()], &[], at(0), |_| true);
        assert_eq!(shown, [went_down]);
        let came_up = slash(Key::Slash, false);
        let shown = queue.next(vec![came_up.clone()], &[], at(9), |_| true);
        assert_eq!(shown, [slash(Key::Questionmark, false)]);
        let shown = queue.next(vec![came_up.clone()], &[], at(18), |_| true);
        assert_eq!(shown, [came_up], "nothing is known of its going down");
    }

    #[test]
    fn a_click_where_nothing_was_before_the_last_act_waits_until_that_is_shown() {
        let mut queue = InputQueue::default();
        let nothing = |_| false;
        queue.next(vec![down(Key::Space)], &[], at(0), nothing);
        let arrived = vec![moved(1.0), button(true)];
        assert_eq!(queue.next(arrived, &[], at(9), nothing), [moved(1.0)]);
        let drawn = queue.next(vec![button(false)], &[], at(18), |_| true);
        assert_eq!(drawn, [button(true)], "by now something is there");
    }
}
