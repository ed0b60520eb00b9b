//! A blitz game as the program keeps it, for those who come to one that was played.

use std::time::Duration;

use jadoube::chess::Color;
use jadoube::clock::Moment;
use jadoube::laws::{ArbiterAct, Event, PlayerAct};
use jadoube::record::Entry;
use jadoube::record::log::checksummed_lines::LineWriter;
use jadoube::record::log::journal::{Heading, JournalLine};
use jadoube::record::script::{Script, Times};

/// A game of 5+3 and how it went.
pub struct KeptGame<'a> {
    /// Who played, White first.
    pub players: [&'a str; 2],
    /// The day, as PGN writes it.
    pub date: &'a str,
    /// The moves in letters of English, without numbers.
    pub moves: &'a [&'a str],
    /// How long each took.
    pub each: Duration,
    /// What was done after the last of them.
    pub end: Vec<(Color, PlayerAct)>,
}

impl KeptGame<'_> {
    /// Its journal, line by line.
    pub fn journal(self) -> String {
        let [white, black] = self.players.map(str::to_owned);
        let heading = Heading {
            white,
            black,
            date: self.date.to_owned(),
            terms: Script {
                time: Some(Times::same("300+3".parse().expect("a time control"))),
                ..Script::default()
            },
            ..Heading::default()
        };
        let mut arbiter = heading.arbiter();
        let mut log = Vec::new();
        let mut hear = |event: Event| {
            let rulings = arbiter.hear(&event);
            log.push(Entry { event, rulings });
        };
        hear(Event::of_arbiter(Moment::START, ArbiterAct::Start));
        let mut at = Moment::START;
        for (color, text) in [Color::White, Color::Black]
            .into_iter()
            .cycle()
            .zip(self.moves)
        {
            at = at + self.each;
            hear(Event::of(color, at, PlayerAct::Move((*text).to_owned())));
        }
        for (color, act) in self.end {
            hear(Event::of(color, at, act));
        }
        let mut writer = LineWriter::default();
        let lines = JournalLine::all(&heading, &[], &log);
        lines.iter().map(|line| writer.line(line)).collect()
    }
}
