//! A blitz game as the program keeps it, for those who come to one that was played.

use std::time::Duration;

use jadoube_core::chess::Color;
use jadoube_core::clock::Moment;
use jadoube_core::laws::{ArbiterAct, Deed, Event, PlayerAct};
use jadoube_core::record::log::checksummed_lines::LineWriter;
use jadoube_core::record::log::journal::{Heading, JournalLine};
use jadoube_core::record::script::{Script, Times};
use jadoube_core::record::{Entry, ReviewedGame};

/// A game of 5+3 and how it went.
pub struct KeptGame<'a> {
    /// Who played, White first.
    pub players: [&'a str; 2],
    /// The day, as PGN writes it.
    pub date: &'a str,
    /// The name of the event; empty where there is none.
    pub event: &'a str,
    /// The moves in letters of English, without numbers.
    pub moves: &'a [&'a str],
    /// How long each took.
    pub each: Duration,
    /// What was done after the last of them, as long after each other.
    pub end: Vec<Deed>,
}

impl KeptGame<'_> {
    /// Its journal, line by line.
    pub fn journal(self) -> String {
        let (heading, log) = self.played();
        let mut writer = LineWriter::default();
        let lines = JournalLine::all(&heading, &[], &log);
        lines.iter().map(|line| writer.line(line)).collect()
    }

    /// The game as it is looked through.
    pub fn reviewed(self) -> ReviewedGame {
        let (heading, log) = self.played();
        ReviewedGame::played(&heading, &log)
    }

    /// What governs it, and what happened.
    fn played(self) -> (Heading, Vec<Entry>) {
        let [white, black] = self.players.map(str::to_owned);
        let heading = Heading {
            white,
            black,
            date: self.date.to_owned(),
            event: self.event.to_owned(),
            terms: Script {
                time: Some(Times::same("300+3".parse().expect("a time control"))),
                ..Script::default()
            },
            ..Heading::default()
        };
        let moves = Color::ALL.into_iter().cycle().zip(self.moves);
        let moves = moves.map(|(color, text)| {
            let mv = PlayerAct::Move((*text).to_owned());
            Deed::Player(color, mv)
        });
        let start = Deed::Arbiter(ArbiterAct::Start);
        let deeds = std::iter::once(start).chain(moves).chain(self.end);
        let mut arbiter = heading.arbiter();
        let mut at = Moment::START;
        let log = deeds.map(|deed| {
            let event = Event { at, deed };
            at = at + self.each;
            let rulings = arbiter.hear(&event);
            Entry { event, rulings }
        });
        let log = log.collect();
        (heading, log)
    }
}
