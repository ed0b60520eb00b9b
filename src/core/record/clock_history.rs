//! What both clocks showed after each half-move of a game, and how long each half-move took.

use std::ops::Range;
use std::time::Duration;

use crate::chess::{ByColor, Color, Position};
use crate::clock::{Clock, ClockUnit, Moment, TimeControl};
use crate::laws::facts::game_moves::OPEN_PLIES;
use crate::laws::{ArbiterAct, Consequence, Event, Ply, Rule, Ruling, Standing, Table};
use crate::notation::pgn::PgnGame;

/// What both clocks showed after each half-move, and how long each took.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ClockHistory {
    /// Both readings after so many half-moves, those at the start first; nothing where nobody knows.
    readings: Vec<ByColor<Option<Duration>>>,
    /// What rulings and the arbiter's corrections gave and took since so many half-moves were made: what was found wrong with
    /// a move stays to be paid for when that move is taken back, and a clock that was wrong stays put right.
    ruled: Vec<ByColor<RuledTime>>,
    /// Both readings when the last thing happened, if that was recorded: after the last half-move the clocks went on.
    last: Option<ByColor<Option<Duration>>>,
    /// How long the player's clock ran for each half-move; nothing where nobody knows. Behind the last one of a game that is
    /// no longer played, how long that of the player whose move it was had run, if a second or more.
    used: Vec<Option<Duration>>,
}

impl ClockHistory {
    /// What both clocks showed once `plies` half-moves were made.
    pub fn after(&self, plies: usize) -> ByColor<Option<Duration>> {
        self.readings.get(plies).copied().unwrap_or_default()
    }

    /// What both clocks are to show once the position after `plies` half-moves is put back: what they showed there, with what
    /// rulings and corrections have given and taken since.
    pub fn due_after(&self, plies: usize) -> ByColor<Option<Duration>> {
        let ruled = self.ruled.get(plies).copied().unwrap_or_default();
        let shown = self.after(plies);
        ByColor::new_with(|color| {
            let RuledTime { given, taken } = *ruled.get(color);
            let shown = (*shown.get(color))?;
            Some(shown.saturating_add(given).saturating_sub(taken))
        })
    }

    /// What both clocks show to whoever looks at the game after `plies` half-moves: behind the last one, how they stood at
    /// the end.
    pub fn shown_after(&self, plies: usize) -> ByColor<Option<Duration>> {
        let is_last = plies + 1 == self.readings.len();
        let last = self.last.filter(|_| is_last);
        last.unwrap_or_else(|| self.after(plies))
    }

    /// How long the player's clock ran for that half-move, counted from 0: since the player completed the one before that
    /// still stands. That is what the clock lost meanwhile, whatever increments, rulings and corrections added or took; so
    /// what a move used that was taken back counts for the next one that its player completes. Behind the last half-move of
    /// a game that is no longer played it tells what the player whose move it was used until then, if a second or more.
    pub fn used(&self, ply: usize) -> Option<Duration> {
        self.used.get(ply).copied().flatten()
    }

    /// How long the longest of those half-moves took; nothing if nothing is known of any.
    pub fn longest(&self, plies: Range<usize>) -> Option<Duration> {
        plies.filter_map(|ply| self.used(ply)).max()
    }

    /// As a file tells it by the comments behind the moves, and by tags for how the clocks stood at the end.
    pub fn from_game(game: &PgnGame) -> Self {
        let control = game.time_control();
        let clocks = game.clocks();
        let is_told = clocks.iter().any(Option::is_some);
        let at_first = |control: &TimeControl| control.periods().first().map(|period| period.time);
        let mut now = match &control {
            Some(controls) if is_told => ByColor {
                white: at_first(&controls.white),
                black: at_first(&controls.black),
            },
            Some(_) | None => ByColor::default(),
        };
        let mut history = Self {
            readings: vec![now],
            ruled: Vec::new(),
            last: None,
            used: Vec::with_capacity(game.plies.len()),
        };
        let mut color = game.start.turn();
        for (ply, left) in game.plies.iter().zip(clocks) {
            let gained = control.as_ref().map(|controls| {
                let first = controls.get(color).periods().first();
                first.map_or(Duration::ZERO, |period| period.method.increment())
            });
            let before = std::mem::replace(now.get_mut(color), left);
            let spent = before.zip(left).and_then(|(before, left)| {
                let before = before.saturating_add(gained.unwrap_or_default());
                before.checked_sub(left)
            });
            history.readings.push(now);
            history.used.push(ply.elapsed().or(spent));
            color = !color;
        }
        let left = ByColor::new_with(|color| game.clock_left(color));
        if left.white.is_some() || left.black.is_some() {
            history.last = Some(ByColor::new_with(|color| {
                left.get(color).or(*now.get(color))
            }));
        }
        history
    }

    /// Returns the history of a game that was followed until that moment, or in which nothing has happened.
    pub(super) fn until(&self, end: Option<Moment>, table: &Table, running: &RunningTime) -> Self {
        let mut history = self.clone();
        history.last = end.map(|end| readings(table, end));
        // Whoever still thinks has used nothing yet for a move.
        let is_left = table.standing() != Standing::Playing;
        let turn = table.game().position().turn();
        let plies = table.game().plies();
        let waited = running
            .of
            .get(turn)
            .saturating_sub(self.told_of_open(plies, turn));
        if is_left && waited >= Duration::from_secs(1) {
            history.used.push(Some(waited));
        }
        history
    }

    /// What both clocks are set from, should they be set now: what they showed `before`; where that answers what they should
    /// show after a position was put back, or is just that, what they are due to show there. What ran since that position is
    /// given back then, and corrects nothing.
    pub(super) fn set_from(
        &self,
        table: &Table,
        before: ByColor<Duration>,
        event: &Event,
    ) -> ByColor<Duration> {
        let due = self.due_after(table.game().plies().len());
        let Some((white, black)) = due.white.zip(due.black) else {
            return before;
        };
        let due = ByColor { white, black };
        let in_seconds = |times: ByColor<Duration>| times.map(|it| ClockUnit::Second.up(it));
        let is_due = match event.arbiter_act() {
            Some(&ArbiterAct::SetTimes(white, black)) => {
                in_seconds(ByColor { white, black }) == in_seconds(due)
            }
            _ => false,
        };
        let is_asked = matches!(
            table.clocks_corrected_by(),
            Some(Rule::TimesAfterRestore | Rule::BlindScoresDiffer)
        );
        if table.is_position_put_back() && (is_asked || is_due) {
            due
        } else {
            before
        }
    }

    /// Takes in what rulings give and take, for every position that stood before them; where they set the clocks, the
    /// difference between what those were set from and what they show now.
    pub(super) fn note_ruled(&mut self, rulings: &[Ruling], set: Option<[ByColor<Duration>; 2]>) {
        self.ruled.resize(self.readings.len(), ByColor::default());
        let mut consequences = rulings.iter().flat_map(|ruling| &ruling.consequences);
        if consequences.any(sets_a_clock) {
            if let Some([from, now]) = set {
                for since in &mut self.ruled {
                    note_difference(since, from, now);
                }
            }
            return;
        }
        // What a press gave and lost again is in none of the readings before it.
        let stays = |it: &&Ruling| !it.takes_increment_back();
        let ruled = rulings.iter().filter(stays);
        for consequence in ruled.flat_map(|ruling| &ruling.consequences) {
            for since in &mut self.ruled {
                note_given_and_taken(since, consequence);
            }
        }
    }

    /// Takes in what an event at that moment has changed.
    pub(super) fn follow(&mut self, table: &Table, at: Moment, running: &mut RunningTime) {
        let plies = table.game().plies();
        self.readings.truncate(plies.len() + 1);
        self.ruled.truncate(plies.len() + 1);
        self.used.truncate(plies.len());
        running.undo_from(plies.len());
        if plies.is_empty() && !running.has_run {
            self.read(table, 0, at);
        }
        for (index, ply) in plies.iter().enumerate().skip(self.used.len()) {
            let told = self.told_of_open(&plies[..index], ply.by);
            let used = running.of.get(ply.by).saturating_sub(told);
            self.used.push(table.clock().map(|_| used));
            self.read(table, index + 1, at);
        }
        let open = plies.len().saturating_sub(OPEN_PLIES);
        let open = open.max(table.game().taken_over());
        for (index, ply) in plies.iter().enumerate().skip(open) {
            if ply.completed.is_none() {
                running.undo_from(index);
            } else if ply.completed == Some(at) && !running.is_completed(index) {
                let used = running.complete(index, ply.by);
                self.used[index] = table.clock().map(|_| used);
                self.read(table, index + 1, at);
            }
            if ply.left.is_some() {
                *self.readings[index + 1].get_mut(ply.by) = ply.left;
            }
        }
    }

    /// How much of the time since that player last completed a move is told with moves that were made since and not completed.
    fn told_of_open(&self, plies: &[Ply], by: Color) -> Duration {
        let own = plies.iter().zip(&self.used).filter(|(ply, _)| ply.by == by);
        let open = own.rev().take_while(|(ply, _)| ply.completed.is_none());
        open.filter_map(|(_, used)| *used).sum()
    }

    /// What both clocks show at that moment is what they showed after `plies` half-moves.
    fn read(&mut self, table: &Table, plies: usize, at: Moment) {
        if self.readings.len() <= plies {
            self.readings.resize(plies + 1, ByColor::default());
        }
        self.readings[plies] = readings(table, at);
        if let Some(ruled) = self.ruled.get_mut(plies) {
            *ruled = ByColor::default();
        }
    }
}

/// What rulings have given a player and taken from them.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct RuledTime {
    given: Duration,
    taken: Duration,
}

/// Takes in what a consequence gives to a player or takes from one.
fn note_given_and_taken(ruled: &mut ByColor<RuledTime>, consequence: &Consequence) {
    if let Consequence::Add(color, time) = *consequence {
        let given = &mut ruled.get_mut(color).given;
        *given = given.saturating_add(time);
    } else if let Consequence::Take(color, time) = *consequence {
        let taken = &mut ruled.get_mut(color).taken;
        *taken = taken.saturating_add(time);
    }
}

/// Takes in what a correction gives to both players or takes from them.
fn note_difference(
    ruled: &mut ByColor<RuledTime>,
    from: ByColor<Duration>,
    now: ByColor<Duration>,
) {
    for color in Color::ALL {
        let (from, now) = (*from.get(color), *now.get(color));
        let RuledTime { given, taken } = ruled.get_mut(color);
        *given = given.saturating_add(now.saturating_sub(from));
        *taken = taken.saturating_add(from.saturating_sub(now));
    }
}

/// Whether a clock shows another time by it, however much it gave or took.
const fn sets_a_clock(consequence: &Consequence) -> bool {
    matches!(consequence, Consequence::Set(..) | Consequence::Period(..))
}

/// What both clocks show at that moment.
fn readings(table: &Table, at: Moment) -> ByColor<Option<Duration>> {
    ByColor::new_with(|color| table.reading(color, at))
}

/// How long each player's clock has run since that player's last move was completed.
#[derive(Clone, Debug, Default)]
pub(super) struct RunningTime {
    of: ByColor<Duration>,
    /// How long any clock has run in the game, also for moves that were taken back.
    pub(super) whole: Duration,
    last: Moment,
    /// The half-moves that are completed, in order: what else happens at the same moment completes none of them again.
    completed: Vec<CompletedPly>,
    /// Whether a clock ever ran: what they showed at the start is what they showed before.
    has_run: bool,
}

/// A half-move that is completed, counted from 0, and the time that went into it.
#[derive(Clone, Debug)]
struct CompletedPly {
    index: usize,
    by: Color,
    used: Duration,
}

impl RunningTime {
    /// Whichever clock runs on the table has run until that moment.
    pub(super) fn until(&mut self, at: Moment, table: &Table) {
        let running: Option<Color> = table.clock().and_then(Clock::running);
        if let Some(color) = running {
            let of = self.of.get_mut(color);
            *of = of.saturating_add(at - self.last);
            self.whole = self.whole.saturating_add(at - self.last);
            self.has_run = true;
        }
        self.last = at;
    }

    /// Whether that half-move is completed, or one behind it.
    fn is_completed(&self, index: usize) -> bool {
        self.completed
            .last()
            .is_some_and(|last| last.index >= index)
    }

    /// That half-move is completed; the time that went into it.
    fn complete(&mut self, index: usize, by: Color) -> Duration {
        let used = std::mem::take(self.of.get_mut(by));
        self.completed.push(CompletedPly { index, by, used });
        used
    }

    /// From that half-move on nothing is completed any more: who made them has still used that time.
    fn undo_from(&mut self, index: usize) {
        while let Some(undone) = self.completed.pop_if(|it| it.index >= index) {
            let of = self.of.get_mut(undone.by);
            *of = of.saturating_add(undone.used);
        }
    }
}
