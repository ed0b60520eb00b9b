//! What the evening took: the memory as it went on, what each frame cost, and what was asked for.

use std::fs;
use std::time::{Duration, Instant};

use jadoube_core::laws::Deed;
use jadoube_core::record::side_clock::SideClockAct;

use super::support::window::now;

/// How long the memory may grow until every screen, language and size of letters was seen once.
const WARM_UP: Duration = Duration::from_hours(2);

/// How much it may differ afterwards from one hour to another.
const FLAT: f64 = 0.05;

/// The most that a frame may take.
const LONGEST: Duration = Duration::from_millis(50);

/// When a frame or a part of it began, by the wall and by what this thread had used of the processor.
#[derive(Clone, Copy)]
pub struct Began {
    wall: Instant,
    processor: Duration,
}

impl Began {
    pub fn now() -> Self {
        Self {
            wall: now(),
            processor: processor_time(),
        }
    }

    fn until(self, end: Self) -> Cost {
        Cost {
            wall: end.wall - self.wall,
            processor: end.processor.saturating_sub(self.processor),
        }
    }
}

/// What it cost.
#[derive(Clone, Copy, Debug, Default)]
struct Cost {
    wall: Duration,
    processor: Duration,
}

/// The costs of all frames, in tenths of a millisecond.
#[derive(Default)]
struct Costs {
    counts: Vec<u32>,
    longest: Duration,
}

impl Costs {
    fn add(&mut self, cost: Duration) {
        let place = usize::try_from(cost.as_micros() / 100).map_or(9_999, |place| place.min(9_999));
        if self.counts.is_empty() {
            self.counts.resize(10_000, 0);
        }
        self.counts[place] += 1;
        self.longest = self.longest.max(cost);
    }

    /// The cost that so many of a thousand frames stay below, in milliseconds.
    fn below(&self, of_thousand: u64) -> f64 {
        let all: u64 = self.counts.iter().copied().map(u64::from).sum();
        let mut seen = 0;
        let place = self.counts.iter().position(|&count| {
            seen += u64::from(count);
            seen * 1_000 >= all * of_thousand
        });
        let place = place.and_then(|place| u32::try_from(place).ok());
        f64::from(place.unwrap_or_default() + 1) / 10.0
    }

    fn over(&self, most: Duration) -> u32 {
        let from = usize::try_from(most.as_micros() / 100).unwrap_or_default();
        self.counts.iter().skip(from).sum()
    }

    fn tell(&self, what: &str) {
        println!(
            "{what}: half below {:.1} ms, 99 % below {:.1} ms, 99.9 % below {:.1} ms, the longest {:.1} ms, {} of {} over {} ms",
            self.below(500),
            self.below(990),
            self.below(999),
            self.longest.as_secs_f64() * 1_000.0,
            self.over(LONGEST),
            self.counts.iter().sum::<u32>(),
            LONGEST.as_millis(),
        );
    }
}

/// Everything that was measured.
#[derive(Default)]
pub struct Figures {
    /// Own memory in KiB, and when in the evening.
    memory: Vec<(Duration, u64)>,
    /// The program's own part of a frame: what is done and what is drawn.
    own_wall: Costs,
    own_processor: Costs,
    /// From one frame to the next without the waiting between them: triangles, the driver and the window system too.
    whole_processor: Costs,
    /// What was asked for, game by game, and of the side clock, session by session.
    asked: Vec<Vec<Deed>>,
    asked_of_clock: Vec<Vec<SideClockAct>>,
}

impl Figures {
    pub fn own_part(&mut self, began: Began, end: Began) {
        let Cost { wall, processor } = began.until(end);
        self.own_wall.add(wall);
        self.own_processor.add(processor);
    }

    pub fn whole_frame(&mut self, began: Began, next: Began) {
        self.whole_processor.add(began.until(next).processor);
    }

    pub fn look_at_memory(&mut self, passed: Duration) {
        let rollup = fs::read_to_string("/proc/self/smaps_rollup").unwrap_or_default();
        let own = rollup
            .lines()
            .find_map(|line| line.strip_prefix("Anonymous:"))
            .and_then(|size| size.trim().trim_end_matches("kB").trim().parse().ok())
            .expect("a figure of the process's memory");
        self.memory.push((passed, own));
    }

    pub fn begin_game(&mut self) {
        self.asked.push(Vec::new());
    }

    pub fn ask(&mut self, deed: Deed) {
        self.asked.last_mut().expect("a game was begun").push(deed);
    }

    pub fn ask_clock(&mut self, act: SideClockAct) {
        if matches!(act, SideClockAct::Set(_)) {
            self.asked_of_clock.push(Vec::new());
        }
        let session = self.asked_of_clock.last_mut();
        session.expect("the clock was set").push(act);
    }

    pub fn asked(&self) -> &[Vec<Deed>] {
        &self.asked
    }

    pub fn asked_of_clock(&self) -> &[Vec<SideClockAct>] {
        &self.asked_of_clock
    }

    /// Says how the memory went, hour by hour, and whether it stayed flat once it was warm.
    pub fn tell_memory(&self) -> bool {
        let hour = |passed: Duration| passed.as_secs() / 3600;
        let end = self.memory.last().map_or(0, |(passed, _)| hour(*passed));
        let mut flat = true;
        let mut first = None;
        for wanted in 0..=end {
            let mut sizes: Vec<u64> = self
                .memory
                .iter()
                .filter(|(passed, _)| hour(*passed) == wanted)
                .map(|(_, size)| *size)
                .collect();
            sizes.sort_unstable();
            let (Some(&least), Some(&most)) = (sizes.first(), sizes.last()) else {
                continue;
            };
            let middle = mib(sizes[sizes.len() / 2]);
            print!(
                "own memory in hour {}: {middle:.2} MiB, between {:.2} and {:.2}",
                wanted + 1,
                mib(least),
                mib(most)
            );
            // The last moments, when the evening is over, are no hour.
            if Duration::from_hours(wanted) < WARM_UP || sizes.len() < 10 {
                println!();
                continue;
            }
            let against = middle / *first.get_or_insert(middle) - 1.0;
            let grew = against.abs() > FLAT;
            flat &= !grew;
            let verdict = if grew { ": NOT FLAT" } else { "" };
            println!(", {:+.1} %{verdict}", 100.0 * against);
        }
        flat
    }

    /// Says what the frames cost, and whether none of them cost the processor too much.
    pub fn tell_frames(&self) -> bool {
        self.own_processor.tell("frames, their own part, processor");
        self.own_wall.tell("frames, their own part, by the wall");
        self.whole_processor
            .tell("frames, whole, processor of the window's thread");
        let quick =
            self.own_processor.longest <= LONGEST && self.whole_processor.longest <= LONGEST;
        if !quick {
            println!("frames: TOO LONG");
        }
        quick
    }
}

fn mib(kib: u64) -> f64 {
    u32::try_from(kib).map_or(f64::INFINITY, f64::from) / 1024.0
}

/// What this thread has used of the processor.
fn processor_time() -> Duration {
    let stat = fs::read_to_string("/proc/thread-self/schedstat").unwrap_or_default();
    let nanoseconds = stat.split(' ').next().and_then(|first| first.parse().ok());
    Duration::from_nanos(nanoseconds.expect("a kernel that counts"))
}
