//! Two clocks of which at most one runs (Art. 6.1), as a device of levers and counters: it knows presses and no moves.

use jadoube_core::chess::{ByColor, Color};

/// In microseconds.
pub const SECOND: u64 = 1_000_000;

/// What a press, or each move, gives.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Gift {
    /// Nothing.
    None,
    /// So many microseconds, added for good (cumulative mode).
    Increment(u64),
    /// So many microseconds, which run down before the main time does and are then lost (Art. 6.3.2).
    Delay(u64),
}

/// One period: its microseconds, its moves, where they are counted, and what each move gives.
#[derive(Clone, Copy, Debug)]
pub struct Stretch {
    pub time: u64,
    pub moves: Option<u32>,
    pub gift: Gift,
}

/// One of the two displays.
#[derive(Clone, Copy, Debug, Default)]
pub struct Display {
    pub time: u64,
    pub delay: u64,
    pub period: usize,
    pub presses: u32,
    /// The presses at which a last period of so many moves began anew.
    pub again: u32,
    /// When the flag fell.
    pub fallen: Option<u64>,
}

impl Display {
    /// The next period begins; the last one begins again.
    fn enter(&mut self, stretches: &[Stretch]) {
        if self.period + 1 < stretches.len() {
            self.period += 1;
        } else {
            self.again += stretches[self.period].moves.unwrap_or_default();
        }
    }
}

/// Both displays; all moments are microseconds since the acts began.
#[derive(Clone, Debug)]
pub struct TwoClocks {
    pub stretches: Vec<Stretch>,
    pub sides: ByColor<Display>,
    pub running: Option<Color>,
    since: u64,
    turn: Option<Color>,
    /// Whether a counter that the arbiter set is past the moves of its period.
    pub is_past: bool,
}

impl TwoClocks {
    /// Standing clocks that show these times.
    pub fn new(stretches: Vec<Stretch>, times: ByColor<u64>) -> Self {
        let sides = times.map(|time| Display {
            time,
            ..Display::default()
        });
        let mut clocks = Self {
            stretches,
            sides,
            running: None,
            since: 0,
            turn: None,
            is_past: false,
        };
        clocks.refill(Color::White);
        clocks.refill(Color::Black);
        clocks
    }

    /// The period a side is in.
    pub fn stretch(&self, color: Color) -> Stretch {
        self.stretches[self.sides[color].period]
    }

    /// The moves a side must have completed by the end of its period; none where all remaining ones are to be made.
    pub fn required(&self, color: Color) -> Option<u32> {
        let until = &self.stretches[..=self.sides[color].period];
        let all = until
            .iter()
            .try_fold(0, |sum, stretch| Some(sum + stretch.moves?));
        all.map(|moves| moves + self.sides[color].again)
    }

    /// Gives a side the delay of its next move anew.
    pub fn refill(&mut self, color: Color) {
        self.sides[color].delay = match self.stretch(color).gift {
            Gift::Delay(delay) => delay,
            Gift::None | Gift::Increment(_) => 0,
        };
    }

    /// Main time and delay of a side at a moment.
    pub fn reading(&self, color: Color, at: u64) -> (u64, u64) {
        let side = self.sides[color];
        let used = if self.running == Some(color) {
            at - self.since
        } else {
            0
        };
        let beyond = used.saturating_sub(side.delay);
        (
            side.time.saturating_sub(beyond),
            side.delay.saturating_sub(used),
        )
    }

    /// How long it still takes until the running side's flag falls.
    pub fn until_flag(&self, at: u64) -> Option<(Color, u64)> {
        let color = self.running.filter(|&it| self.sides[it].fallen.is_none())?;
        let (time, delay) = self.reading(color, at);
        Some((color, time + delay))
    }

    /// Puts a side where so many completed moves have led it, its time as it is.
    pub fn count(&mut self, color: Color, moves: u32) {
        self.sides[color].presses = moves;
        while self
            .required(color)
            .is_some_and(|required| required <= moves)
        {
            self.sides[color].enter(&self.stretches);
        }
        self.refill(color);
    }

    /// Writes down what was used until a moment.
    pub fn settle(&mut self, at: u64) {
        if let Some(color) = self.running {
            let (time, delay) = self.reading(color, at);
            self.sides[color].time = time;
            self.sides[color].delay = delay;
        }
        self.since = at;
    }

    /// Starts a side, the other stops; a delay begins anew when the turn passes.
    pub fn start(&mut self, color: Color, at: u64) {
        self.settle(at);
        self.running = Some(color);
        if self.turn != Some(color) {
            self.turn = Some(color);
            self.refill(color);
        }
    }

    /// Stops both.
    pub fn stop(&mut self, at: u64) {
        self.settle(at);
        self.running = None;
    }

    /// A lever goes down; whether it moved anything.
    pub fn press(&mut self, color: Color, at: u64) -> bool {
        if self.running != Some(color) {
            return false;
        }
        self.settle(at);
        let required = self.required(color);
        let gift = self.stretch(color).gift;
        let side = &mut self.sides[color];
        side.presses += 1;
        let is_fallen = side.fallen.is_some();
        let is_reached = required.is_some_and(|required| required <= side.presses);
        let enters = is_reached && !is_fallen;
        self.is_past |= enters && required != Some(side.presses);
        if enters {
            side.enter(&self.stretches);
        }
        let entered = self.stretch(color);
        let side = &mut self.sides[color];
        if enters {
            side.time += entered.time;
        }
        let given = if enters { entered.gift } else { gift };
        if let (Gift::Increment(increment), false) = (given, is_fallen) {
            side.time += increment;
        }
        self.refill(color);
        self.start(!color, at);
        true
    }

    /// The flag of a period that was passed stands up, and the next one's time is given.
    pub fn pass_flag(&mut self, color: Color, at: u64) {
        self.settle(at);
        let side = &mut self.sides[color];
        side.fallen = None;
        side.enter(&self.stretches);
        let given = self.stretch(color).time;
        self.sides[color].time += given;
        self.refill(color);
    }

    /// Gives a side more time; its flag stands up.
    pub fn add(&mut self, color: Color, time: u64, at: u64) {
        self.settle(at);
        self.sides[color].time += time;
        self.sides[color].fallen = None;
    }
}
