//! An illegal move at the board beside the clock: the presses since it was made are taken back, and what it costs is given.

use std::collections::BTreeSet;
use std::time::Duration;

use super::act::{SideClockAct, SideClockCorrection};
use super::state::{SideClock, SideClockEntry, SideClockEvent};
use crate::chess::{ByColor, Color};
use crate::clock::{Clock, Moment};

/// What an illegal move costs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct IllegalMoveCost {
    /// What the opponent is given.
    pub gives: Duration,
    /// Whether what the press gave is taken back with it.
    pub takes_back_increment: bool,
}

/// What becomes of the presses since an illegal move, whose position comes back on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PressesSince {
    /// There are none: the player charged with it has completed no move.
    None,
    /// There is the one that completed it: it no longer counts, and the clock of the player who erred runs next.
    TakenBack,
    /// The opponent has replied: neither of the two counts any longer, and the clock of the player who erred runs next.
    TakenBackWithReply,
    /// They no longer count, and the clock of the player who erred runs next, but nobody can tell what they gave, since the
    /// clock was corrected after the first: the times stay as they were set.
    TimesStay,
}

impl PressesSince {
    /// What becomes of so many presses, of which the clock still knows so many.
    const fn of(undone: usize, known: usize) -> Self {
        match undone {
            0 => Self::None,
            _ if known < undone => Self::TimesStay,
            1 => Self::TakenBack,
            _ => Self::TakenBackWithReply,
        }
    }
}

/// Whose presses are undone if the last completed move of `by` was illegal, the last press first.
fn undone_presses(stands: &SideClockCorrection, by: Color) -> Vec<Color> {
    if *stands.moves.get(by) == 0 {
        Vec::new()
    } else if stands.next == by {
        vec![!by, by]
    } else {
        vec![by]
    }
}

impl SideClock {
    /// The correction that the last completed move of `by` asks for at `at` if it was illegal, and what becomes of the
    /// presses since. Whoever replied to it has that press taken back too: both counts go back with the position (Laws of
    /// 2023, 7.1 and 7.5.1).
    pub fn illegal_move(
        &self,
        by: Color,
        cost: IllegalMoveCost,
        at: Moment,
    ) -> Option<(SideClockCorrection, PressesSince)> {
        let mut correction = self.as_it_stands(at)?;
        let undone = undone_presses(&correction, by);
        let known = self.known(&undone);
        let presses = PressesSince::of(undone.len(), known);
        if !undone.is_empty() {
            let mut clock = self.clock()?.clone();
            for color in &undone[..known] {
                take_back(&mut clock, *color, cost, at);
            }
            correction.times = ByColor::new_with(|color| clock.main_time(color, at));
            correction.moves = ByColor::new_with(|color| clock.moves(color));
            correction.periods = ByColor::new_with(|color| clock.period(color));
            for color in &undone[known..] {
                let moves = correction.moves.get_mut(*color);
                *moves = moves.saturating_sub(1);
            }
            correction.next = by;
        }
        correction.gives = Some(cost.gives);
        let time = correction.times.get_mut(!by);
        *time = time.saturating_add(cost.gives);
        let count = correction.illegal.get_mut(by);
        *count = count.saturating_add(1);
        Some((correction, presses))
    }

    /// What would become of the presses since the last completed move of `by` at `at`, if it was illegal.
    pub fn presses_since(&self, by: Color, at: Moment) -> Option<PressesSince> {
        let undone = undone_presses(&self.as_it_stands(at)?, by);
        Some(PressesSince::of(undone.len(), self.known(&undone)))
    }

    /// Of how many of these presses, the last one first, the clock still knows what they gave.
    fn known(&self, undone: &[Color]) -> usize {
        let pairs = undone.iter().zip(self.last_presses());
        let known = pairs.take_while(|(color, press)| *press == Some(**color));
        known.count()
    }

    /// The number of the move of `by` that [`Self::illegal_move`] is about: of their last completed one, for until its press
    /// an illegal move costs nothing (Laws of 2023, 7.5.1); 0 if there is none.
    pub fn illegal_move_number(&self, by: Color) -> u32 {
        self.clock().map_or(0, |clock| clock.moves(by))
    }
}

/// What an illegal move that was noted changed on one side.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct IllegalMoveChange {
    /// What the side shows more than before.
    pub gained: Duration,
    /// What it shows less.
    pub lost: Duration,
    /// What became of a press: of the last one here if the move was made on this side, and of the reply to it.
    pub press: Option<LastPress>,
}

/// What became of the last press on a side.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LastPress {
    /// It was taken back, and counts no longer.
    Undone,
    /// It stays, and counts, as in the logs of earlier versions where the clock had been corrected since.
    Stays,
}

/// Whose illegal move the last correction of these noted, and which of theirs it is, from 1; nothing if it noted none.
pub fn last_charged(log: &[SideClockEntry]) -> Option<(Color, u32)> {
    let [before, noted] = last_correction(log)?;
    let by = noted.charged_after(before)?;
    Some((by, *noted.illegal.get(by)))
}

/// The last correction of these, after what stood before it.
fn last_correction(log: &[SideClockEntry]) -> Option<[&SideClockEntry; 2]> {
    let last = log.iter().rposition(|entry| entry.correction().is_some())?;
    Some([&log[last.checked_sub(1)?], &log[last]])
}

/// Which entries of the log no longer hold at its end: presses that were taken back with an illegal move, and corrections
/// that were taken back.
pub fn undone_entries(log: &[SideClockEntry]) -> BTreeSet<usize> {
    let (mut pressed, mut undone_last) = (Vec::new(), Vec::new());
    let mut corrected = None;
    let mut undone = BTreeSet::new();
    for (index, entry) in log.iter().enumerate() {
        match &entry.what {
            SideClockEvent::Did(SideClockAct::Press(_)) => pressed.push(index),
            SideClockEvent::Did(SideClockAct::Correct(correction)) => {
                let before = index.checked_sub(1).map_or(entry, |last| &log[last]);
                let fell = |color: &Color| entry.moves.get(*color) < before.moves.get(*color);
                let count = Color::ALL.into_iter().filter(fell).count();
                let count = correction.gives.map_or(0, |_| count);
                undone_last = pressed.split_off(pressed.len().saturating_sub(count));
                undone.extend(&undone_last);
                corrected = Some(index);
            }
            SideClockEvent::Did(SideClockAct::TakeBack) => {
                undone.retain(|press| !undone_last.contains(press));
                pressed.append(&mut undone_last);
                undone.extend(corrected.take());
            }
            SideClockEvent::Did(
                SideClockAct::Set(_)
                | SideClockAct::Begin(_)
                | SideClockAct::Stop(_)
                | SideClockAct::Resume(_)
                | SideClockAct::Lock(_)
                | SideClockAct::RefuseEntry,
            )
            | SideClockEvent::Became(_) => {}
        }
    }
    undone
}

impl SideClockEntry {
    /// What this correction gave for the illegal move that it noted; nothing if it noted none.
    pub fn gives(&self) -> Option<Duration> {
        self.correction()?.gives
    }

    fn correction(&self) -> Option<&SideClockCorrection> {
        if let SideClockEvent::Did(SideClockAct::Correct(correction)) = &self.what {
            Some(correction)
        } else {
            None
        }
    }

    /// What this correction changed on the side of `color` after the entry `before` it, if it noted an illegal move; nothing
    /// where that side stayed as it was.
    pub fn illegal_move_change(&self, before: &Self, color: Color) -> Option<IllegalMoveChange> {
        let by = self.charged_after(before)?;
        let [was, is] = [before, self].map(|entry| *entry.shown.get(color));
        let gives = if color == by { None } else { self.gives() };
        let gives = gives.unwrap_or_default();
        let expected = was.saturating_add(gives);
        let [made, counted] = [before, self].map(|entry| *entry.moves.get(color));
        let press = if counted < made {
            Some(LastPress::Undone)
        } else {
            (color == by && made > 0).then_some(LastPress::Stays)
        };
        let change = IllegalMoveChange {
            gained: gives.saturating_add(is.saturating_sub(expected)),
            lost: expected.saturating_sub(is),
            press,
        };
        (was != is || press.is_some()).then_some(change)
    }

    /// To whom this correction charges an illegal move, if it does, after the entry `before` it.
    pub fn charged_after(&self, before: &Self) -> Option<Color> {
        let is_charged = |color: &Color| self.illegal.get(*color) > before.illegal.get(*color);
        self.correction()?;
        Color::ALL.into_iter().find(is_charged)
    }
}

impl SideClock {
    /// Whose illegal move the correction noted that can still be taken back, and which of theirs it is, if it did.
    pub fn last_charged(&self) -> Option<(Color, u32)> {
        last_charged(self.log()).filter(|_| self.can_take_back())
    }

    /// Whether a correction was just taken back: nothing has come after that but the lock.
    pub fn has_taken_back(&self) -> bool {
        self.before_take_back().is_some()
    }

    /// To whom an illegal move was charged by the correction that was just taken back.
    pub fn uncharged(&self) -> Option<Color> {
        last_charged(self.before_take_back()?).map(|(by, _)| by)
    }

    /// What that correction had changed on the side of `color`.
    pub fn uncharged_change(&self, color: Color) -> Option<IllegalMoveChange> {
        let [before, noted] = last_correction(self.before_take_back()?)?;
        noted.illegal_move_change(before, color)
    }

    /// The log before a correction was taken back, if that was done last.
    fn before_take_back(&self) -> Option<&[SideClockEntry]> {
        let last = self.last_but_lock()?;
        let is_take_back = matches!(
            self.log()[last].what,
            SideClockEvent::Did(SideClockAct::TakeBack)
        );
        is_take_back.then(|| &self.log()[..last])
    }

    fn last_but_lock(&self) -> Option<usize> {
        let is_lock = |entry: &SideClockEntry| {
            matches!(
                entry.what,
                SideClockEvent::Did(SideClockAct::Lock(_) | SideClockAct::RefuseEntry)
            )
        };
        self.log().iter().rposition(|entry| !is_lock(entry))
    }

    /// What the illegal move that was noted last changed on the side of `color`, as long as nothing has come after it but
    /// the lock; nothing where that side stayed as it was.
    pub fn illegal_move_change(&self, color: Color) -> Option<IllegalMoveChange> {
        let last = self.last_but_lock()?;
        let (noted, before) = (&self.log()[last], self.log().get(last.checked_sub(1)?)?);
        noted.illegal_move_change(before, color)
    }
}

/// Takes the last press of `color` back, with what it gave where that is to go too.
fn take_back(clock: &mut Clock, color: Color, cost: IllegalMoveCost, at: Moment) {
    clock.retract_press(color, at);
    if cost.takes_back_increment {
        let gained = clock.increment_gained(color);
        clock.take(color, gained, at);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::record::side_clock::{SideClockSetting, StopReason};

    const COST: IllegalMoveCost = IllegalMoveCost {
        gives: Duration::from_mins(2),
        takes_back_increment: true,
    };

    fn at(seconds: u64) -> Moment {
        Moment::after(Duration::from_secs(seconds))
    }

    /// A clock on which `presses` presses were made, one each second, White’s first; White’s clock began at 0.
    fn pressed(control: &str, presses: u64) -> SideClock {
        let mut side_clock = SideClock::default();
        let setting = SideClockSetting {
            control: control.parse().expect("a time control"),
            names: ByColor::default(),
            day: String::new(),
            tournament_board: None,
        };
        assert!(side_clock.hear(SideClockAct::Set(setting), at(0)));
        assert!(side_clock.hear(SideClockAct::Begin(Color::White), at(0)));
        for press in 1..=presses {
            let color = Color::from_white(press % 2 == 1);
            assert!(side_clock.hear(SideClockAct::Press(color), at(press)));
        }
        side_clock
    }

    #[test]
    fn counts_and_periods_go_back_with_the_position_after_the_reply() {
        // Both completed move 2, and with it the period.
        let side_clock = pressed("2/60+10:600+10", 4);
        let (correction, presses) = side_clock
            .illegal_move(Color::White, COST, at(4))
            .expect("a clock");
        assert_eq!(presses, PressesSince::TakenBackWithReply);
        assert_eq!(correction.moves, ByColor { white: 1, black: 1 });
        assert_eq!(correction.periods, ByColor { white: 0, black: 0 });
        // What was used stays used: two seconds each; and both keep what the start and move 1 gave.
        let [white, black] = [80 - 2, 80 - 2 + 120].map(Duration::from_secs);
        assert_eq!(correction.times, ByColor { white, black });
        assert_eq!(correction.next, Color::White);
    }

    #[test]
    fn the_reply_of_white_goes_back_too() {
        let side_clock = pressed("300+5", 5);
        let (correction, _) = side_clock
            .illegal_move(Color::Black, COST, at(5))
            .expect("a clock");
        assert_eq!(correction.moves, ByColor { white: 2, black: 1 });
        assert_eq!(correction.next, Color::Black);
    }

    #[test]
    fn what_goes_back_is_what_was_pressed_since_the_last_correction() {
        let mut side_clock = pressed("300+5", 3);
        assert!(side_clock.hear(SideClockAct::Stop(StopReason::ByHand), at(3)));
        let as_it_stands = side_clock.as_it_stands(at(3)).expect("a clock");
        assert!(side_clock.hear(SideClockAct::Correct(as_it_stands), at(3)));
        assert!(side_clock.hear(SideClockAct::Resume(Color::Black), at(3)));
        assert!(side_clock.hear(SideClockAct::Press(Color::Black), at(4)));
        let presses = |by| side_clock.illegal_move(by, COST, at(4)).expect("a clock").1;
        assert_eq!(presses(Color::White), PressesSince::TimesStay);
        assert_eq!(presses(Color::Black), PressesSince::TakenBack);
    }

    #[test]
    fn after_a_correction_counts_and_turn_go_back_and_times_stay() {
        let mut side_clock = pressed("300+5", 1);
        assert!(side_clock.hear(SideClockAct::Stop(StopReason::ByHand), at(2)));
        let mut set = side_clock.as_it_stands(at(2)).expect("a clock");
        set.times.white = Duration::from_mins(4);
        assert!(side_clock.hear(SideClockAct::Correct(set), at(3)));
        let (correction, presses) = side_clock
            .illegal_move(Color::White, COST, at(3))
            .expect("a clock");
        assert_eq!(presses, PressesSince::TimesStay);
        assert_eq!((correction.moves.white, correction.next), (0, Color::White));
        assert_eq!(correction.times.white, Duration::from_mins(4));
    }

    #[test]
    fn before_the_first_press_nothing_is_taken_back() {
        let side_clock = pressed("300+5", 1);
        for (clock, by) in [
            (pressed("300+5", 0), Color::White),
            (side_clock, Color::Black),
        ] {
            let (correction, presses) = clock.illegal_move(by, COST, at(1)).expect("a clock");
            assert_eq!(presses, PressesSince::None);
            let stands = clock.as_it_stands(at(1)).expect("a clock");
            assert_eq!(correction.moves, stands.moves);
            assert_eq!(correction.next, stands.next);
        }
    }

    #[test]
    fn what_is_given_is_told_apart_from_what_went_back_with_a_press() {
        let mut side_clock = pressed("300+5", 2);
        assert!(side_clock.hear(SideClockAct::Stop(StopReason::ByHand), at(2)));
        let (correction, _) = side_clock
            .illegal_move(Color::White, COST, at(2))
            .expect("a clock");
        assert!(side_clock.hear(SideClockAct::Correct(correction), at(2)));
        // Set, begun, pressed twice, stopped, corrected.
        assert_eq!(undone_entries(side_clock.log()), BTreeSet::from([2, 3]));
        let change = side_clock.illegal_move_change(Color::Black);
        let expected = IllegalMoveChange {
            gained: Duration::from_mins(2),
            lost: Duration::from_secs(5),
            press: Some(LastPress::Undone),
        };
        assert_eq!(change, Some(expected));
        assert!(side_clock.hear(SideClockAct::TakeBack, at(3)));
        assert_eq!(undone_entries(side_clock.log()), BTreeSet::from([5]));
        assert_eq!(side_clock.uncharged(), Some(Color::White));
        assert_eq!(side_clock.uncharged_change(Color::Black), change);
        let clock = side_clock.clock().expect("a clock");
        assert_eq!(
            (clock.moves(Color::White), clock.moves(Color::Black)),
            (1, 1)
        );
        // And once more: it still knows the presses.
        let again = side_clock.illegal_move(Color::White, COST, at(3));
        let presses = again.map(|(_, presses)| presses);
        assert_eq!(presses, Some(PressesSince::TakenBackWithReply));
    }
}
