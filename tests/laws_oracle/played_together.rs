//! A random game that program and oracle hear together, compared after each act.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::time::Duration;

use jadoube_core::chess::{CastlingMode, Chess, Color, Fen, Move, Position};
use jadoube_core::clock::{Clock, Moment, TimeControl};
use jadoube_core::laws::{
    Arbiter, Edition, Event, Outcome, Pace, Presence, Question, Ruling, Score, Standing,
    Supervision, Terms,
};
use jadoube_core::record::script::{Script, Times};

use crate::random_acts::Conduct;
use crate::side_by_side::numbers_of;
use crate::support::seeded_random::SeededRandom;
use crate::touch_duty::lawful;
use crate::touch_memory::{HalfPoints, Rules, TouchMemory};

/// From full boards to bare ones: castling on both sides, promotions, en passant, checks, pins.
const POSITIONS: [&str; 16] = [
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
    "r3k2r/pppq1ppp/2npbn2/2b1p3/2B1P3/2NPBN2/PPPQ1PPP/R3K2R w KQkq - 0 1",
    "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1",
    "r3k2r/p6p/8/8/8/8/P6P/R3K2R b KQkq - 0 1",
    "4kr2/7p/8/8/8/8/4P3/R3K2R w KQ - 0 1",
    "3r4/4P1k1/7p/8/8/7P/1p4K1/N7 w - - 0 1",
    "8/PP4k1/7p/8/8/7P/1p2p1K1/8 b - - 0 1",
    "4k3/2p4p/8/3pP3/8/8/5P1P/4K3 w - d6 0 1",
    "4k3/8/8/2PpP3/4b3/8/1N6/4K2R w K d6 0 2",
    "4r1k1/7p/8/3p4/8/2p1n3/1P2N3/R3K3 w Q - 0 1",
    "rnb1k1nr/pppp1ppp/8/4p3/1b2P2q/2N2N2/PPPP1PPP/R1BQKB1R w KQkq - 0 1",
    "r1bqk2r/pp1nbppp/2p1pn2/3p4/2PP4/2N1PN2/PPQB1PPP/R3KB1R w KQkq - 0 1",
    "4k3/4p3/8/1q1p4/8/2N2B2/4R3/4K3 w - - 0 1",
    "5rk1/6p1/8/1b6/8/8/3P4/3RK2R w K - 0 1",
    "8/1P6/4k3/1N1p4/2P1P3/8/r3K2R/8 w - - 0 1",
    "2b1k3/1P5p/8/8/6pP/8/p2PP3/1N2K2R b K h3 0 1",
];

/// What the two were asked to rule on.
pub struct Together {
    pub acts: usize,
    /// Where they differ, with the game as a script that `jadoube judge` takes.
    pub difference: Option<String>,
    /// What the Laws leave open there, if the game ended by that.
    pub open: Option<&'static str>,
}

struct Setting {
    rules: Rules,
    terms: Terms,
    base: Duration,
}

fn setting(random: &mut SeededRandom) -> Setting {
    let edition = Edition::ALL[random.below(6)];
    let (pace, base, increment) = match random.below(4) {
        0 | 1 => (Pace::Standard, 5400, 30),
        2 => (Pace::Rapid, 1200, 5),
        _ => (Pace::Blitz, 300, 3),
    };
    let increment = if random.below(2) == 0 { 0 } else { increment };
    let (supervision, arbiter) = match (pace, random.below(4)) {
        (_, 0) => (Supervision::Full, Presence::Absent),
        (Pace::Standard, _) | (_, 1) => (Supervision::Full, Presence::Present),
        (_, _) => (Supervision::Light, Presence::Present),
    };
    let fen = POSITIONS[random.below(POSITIONS.len())];
    let start: Chess = fen
        .parse::<Fen>()
        .expect("a position of the list is a FEN")
        .into_position(CastlingMode::Standard)
        .expect("a position of the list can be played");
    let time = format!(
        "{base}{}",
        if increment > 0 {
            format!("+{increment}")
        } else {
            String::new()
        }
    );
    let control: TimeControl = time.parse().expect("a time control");
    let terms = Terms {
        edition,
        control: Some(Times::same(control).0),
        play: pace,
        supervision,
        arbiter,
        start,
        ..Terms::default()
    };
    let present = arbiter == Presence::Present;
    let full = supervision == Supervision::Full && edition >= Edition::E2009;
    let rules = Rules {
        edition,
        pace,
        watched: present && (pace == Pace::Standard || full),
        arbiter: present,
        increment: Duration::from_secs(increment),
    };
    Setting {
        rules,
        terms,
        base: Duration::from_secs(base),
    }
}

/// Program and oracle at the same table.
struct SharedTable {
    script: Script,
    arbiter: Arbiter,
    memory: TouchMemory,
    now: Moment,
}

impl SharedTable {
    fn of(setting: &Setting) -> Self {
        let script = Script::of(&setting.terms);
        let arbiter = script
            .begin(setting.terms.clone())
            .expect("a game can begin");
        let memory = TouchMemory::new(setting.rules, &setting.terms.start, setting.base);
        Self {
            script,
            arbiter,
            memory,
            now: Moment::START,
        }
    }

    /// Both hear it; where they differ, what they say.
    fn hear(&mut self, event: &Event) -> Option<String> {
        self.now = event.at;
        self.script.acts.push(event.clone());
        let heard = catch_unwind(AssertUnwindSafe(|| self.arbiter.hear(event)));
        let Ok(rulings) = heard else {
            return Some("PANIC of the program".to_owned());
        };
        self.memory.hear(event, &self.arbiter);
        let asks = |(_, question): &(_, Question)| matches!(question, Question::CanMate(_));
        if self.arbiter.table().questions().iter().any(asks) {
            self.memory.is_open("whether somebody could still mate");
        }
        if self.memory.open.is_some() {
            return None;
        }
        let what = differs(&self.memory, &self.arbiter, self.now)?;
        let tokens = |ruling: &Ruling| format!("{:?} [{}]", ruling.rule, ruling.tokens());
        let said: Vec<String> = rulings.iter().map(tokens).collect();
        Some(format!("{what}\n  ruled: {}", said.join(" | ")))
    }

    fn is_done(&self) -> bool {
        self.memory.open.is_some() || self.memory.over.is_some()
    }
}

impl Together {
    /// The game with that number, played until they differ, it is over, or the Laws leave it open; where they differ, the
    /// script is made as short as it can be if `shortest` is asked for.
    pub fn of(seed: u64, shortest: bool) -> Self {
        let mut random = numbers_of(seed, 8);
        let setting = setting(&mut random);
        let mut table = SharedTable::of(&setting);
        let length = 12 + random.below(50);
        let mut difference = None;
        while table.script.acts.len() < length && !table.is_done() && difference.is_none() {
            let burst = Conduct {
                random: &mut random,
                memory: &table.memory,
            }
            .what_happens();
            let began = (table.memory.restored, table.memory.halves.len());
            for (seconds, deed) in burst {
                let at = table.now + Duration::from_secs(seconds);
                difference = table.hear(&Event { at, deed });
                let stands = (table.memory.restored, table.memory.halves.len());
                if table.is_done() || difference.is_some() || stands != began {
                    break;
                }
            }
        }
        let (acts, open) = (table.script.acts.len(), table.memory.open);
        let heard = table.script.acts;
        let difference = difference.map(|what| {
            let (what, acts) = if shortest {
                shortened(&setting, what, heard)
            } else {
                (what, heard)
            };
            told(seed, &setting, &what, acts)
        });
        Self {
            acts,
            difference,
            open,
        }
    }
}

/// The fewest acts of a game whose last one still brings a difference of that kind, and what differs then.
fn shortened(setting: &Setting, mut what: String, mut acts: Vec<Event>) -> (String, Vec<Event>) {
    let kind = |what: &str| what.split(' ').next().map(str::to_owned);
    let mut index = 0;
    while index + 1 < acts.len() {
        let mut fewer = acts.clone();
        fewer.remove(index);
        let mut table = SharedTable::of(setting);
        let mut found = None;
        for event in &fewer {
            found = table.hear(event);
            if found.is_some() || table.is_done() {
                break;
            }
        }
        let at_the_end = table.script.acts.len() == fewer.len();
        match found.filter(|found| at_the_end && kind(found) == kind(&what)) {
            Some(found) => {
                what = found;
                acts = fewer;
                index = 0;
            }
            None => index += 1,
        }
    }
    (what, acts)
}

/// Where a game differs, with the script that `jadoube judge` takes.
fn told(seed: u64, setting: &Setting, what: &str, acts: Vec<Event>) -> String {
    let about = format!("Seed {seed}: {}", what.lines().next().unwrap_or_default());
    let script = Script {
        about,
        acts,
        ..Script::of(&setting.terms)
    };
    let act = script.acts.len();
    format!("seed {seed}, act {act}: {what}\n{}\n", script.written())
}

/// What program and oracle say otherwise.
fn differs(memory: &TouchMemory, arbiter: &Arbiter, now: Moment) -> Option<String> {
    let table = arbiter.table();
    let ended = match table.standing() {
        Standing::Ended(outcome, _) => Some(half_points(outcome)),
        Standing::Playing | Standing::Adjourned | Standing::Referred | Standing::Annulled => None,
    };
    if ended != memory.over {
        return Some(format!(
            "RESULT program {ended:?}, oracle {:?}",
            memory.over
        ));
    }
    for color in Color::ALL {
        let (said, known) = (table.illegal_moves()[color], memory.illegal[color]);
        if said != known {
            return Some(format!("ILLEGAL {color} program {said}, oracle {known}"));
        }
        let said = table.reading(color, now).unwrap_or_default();
        let known = memory.time[color];
        if said != known {
            return Some(format!("TIME {color} program {said:?}, oracle {known:?}"));
        }
    }
    if ended.is_some() {
        return None;
    }
    let (said, known) = (table.game().position(), &memory.now().before);
    if said.turn() != known.turn() || said.board() != known.board() {
        return Some(format!(
            "POSITION program {} {}, oracle {} {}",
            said.board(),
            said.turn(),
            known.board(),
            known.turn()
        ));
    }
    if *table.board() != memory.men.board() {
        return Some(format!(
            "TABLE program {}, oracle {}",
            table.board(),
            memory.men.board()
        ));
    }
    let runs = table.clock().and_then(Clock::running);
    if runs != memory.running {
        return Some(format!(
            "RUNS program {runs:?}, oracle {:?}",
            memory.running
        ));
    }
    duties_differ(memory, arbiter)
}

fn duties_differ(memory: &TouchMemory, arbiter: &Arbiter) -> Option<String> {
    let owed = arbiter.obligation();
    let mut said = lawful(arbiter.table().game().position());
    said.retain(|mv| owed.permits(*mv));
    let sets = memory.now().permitted(&memory.rules);
    let in_order = |set: &Vec<Move>| {
        let mut names: Vec<String> = set
            .iter()
            .map(|mv| mv.to_uci(CastlingMode::Standard).to_string())
            .collect();
        names.sort();
        names
    };
    let said = in_order(&said);
    let known: Vec<Vec<String>> = sets.iter().map(in_order).collect();
    (!known.contains(&said)).then(|| format!("DUTY program {said:?}, oracle {known:?}"))
}

fn half_points(outcome: Outcome) -> HalfPoints {
    let of = |score| match score {
        Score::Zero => 0,
        Score::Half => 1,
        Score::One => 2,
    };
    (of(outcome.white), of(outcome.black))
}
