//! Whether everything that was asked for stands in the journals on the disk, in order, and nothing else.

use std::collections::BTreeMap;
use std::env;
use std::fs;
use std::path::{Path, PathBuf};

use jadoube::app::store::{EARLIER, JOURNAL};
use jadoube_core::laws::{ArbiterAct, Deed};
use jadoube_core::record::log::journal::{self, Journal};
use jadoube_core::record::side_clock::{self, SideClock, SideClockAct, SideClockEvent, StopReason};

/// Says how much was kept, and whether it was all.
pub fn tell(asked: &[Vec<Deed>], asked_of_clock: &[Vec<SideClockAct>]) -> bool {
    let home = PathBuf::from(env::var_os("JADOUBE_HOME").expect("a home"));
    let journals = journals(&home);
    let mut whole = journals.len() == asked.len();
    for (index, asked) in asked.iter().enumerate() {
        let kept = journals.get(&format!("White {}", index + 1));
        let (lost, added) = kept.map_or((asked.len(), 0), |kept| compare(asked, kept));
        if lost + added > 0 {
            let first = kept.and_then(|kept| first_lost(asked, kept));
            println!(
                "game {}: {lost} acts lost, {added} invented; {first:?}",
                index + 1
            );
            whole = false;
        }
    }
    let sessions = side_clocks(&home);
    for (index, asked) in asked_of_clock.iter().enumerate() {
        let kept = sessions.get(&format!("Session {index}"));
        if kept.is_none_or(|kept| !is_all(asked, kept)) {
            println!("side clock, session {index}: not what was done");
            whole = false;
        }
    }
    println!(
        "log: {} acts in {} games, {} at the side clock in {} sessions{}",
        asked.iter().map(Vec::len).sum::<usize>(),
        asked.len(),
        asked_of_clock.iter().map(Vec::len).sum::<usize>(),
        asked_of_clock.len(),
        if whole {
            ", all kept in order"
        } else {
            ": NOT WHOLE"
        },
    );
    whole
}

/// Whether the session's log says what was done and nothing else; when the clock was set the program adds.
fn is_all(asked: &[SideClockAct], kept: &SideClock) -> bool {
    let done = kept.log().iter().filter_map(|entry| match &entry.what {
        SideClockEvent::Did(act) => Some(act),
        SideClockEvent::Became(_) => None,
    });
    let is_set = |act: &SideClockAct| matches!(act, SideClockAct::Set(_));
    let done: Vec<_> = done.filter(|act| !is_set(act)).collect();
    let mut asked: Vec<_> = asked.iter().filter(|act| !is_set(act)).collect();
    let ended = SideClockAct::Stop(StopReason::Ended);
    if done.last() == Some(&&ended) {
        asked.push(&ended);
    }
    done == asked
}

/// How many acts are not kept in their place, and how many stand there that nobody did.
fn compare(asked: &[Deed], kept: &Journal) -> (usize, usize) {
    let mut asked = asked.iter().peekable();
    let mut unasked = 0;
    for record in &kept.records {
        let deed = &record.event.deed;
        if asked.next_if(|next| *next == deed).is_none() && !is_of_the_program(deed) {
            unasked += 1;
        }
    }
    (asked.count(), unasked)
}

/// The first act that is not kept in its place, by its number.
fn first_lost(asked: &[Deed], kept: &Journal) -> Option<(usize, Deed)> {
    let mut kept = kept.records.iter();
    let mut asked = asked.iter().cloned().enumerate();
    asked.find(|(_, deed)| !kept.any(|record| record.event.deed == *deed))
}

/// What the program does by itself: flags fall, whether a side could mate is found, a clock stops at the end.
fn is_of_the_program(deed: &Deed) -> bool {
    matches!(
        deed,
        Deed::Flag(_) | Deed::Arbiter(ArbiterAct::Establish(..) | ArbiterAct::Stop)
    )
}

/// Every journal of a game, by White's name.
fn journals(home: &Path) -> BTreeMap<String, Journal> {
    let mut found = BTreeMap::new();
    for (path, bytes) in files(home, JOURNAL) {
        let read = journal::read(&bytes);
        if let Some(journal) = read.contents {
            assert_eq!(read.good, bytes.len(), "{} is damaged", path.display());
            found.insert(journal.heading.white.clone(), journal);
        }
    }
    found
}

/// Every session at the side clock, by the name on its left.
fn side_clocks(home: &Path) -> BTreeMap<String, SideClock> {
    let mut found = BTreeMap::new();
    for (_, bytes) in files(home, "evening.journal") {
        let clock = side_clock::journal::read(&bytes).contents;
        if let Some(name) = clock.names().map(|names| names.white.clone()) {
            found.insert(name, clock);
        }
    }
    found
}

/// The logs of earlier games and sessions, and the last one.
fn files(home: &Path, last: &str) -> Vec<(PathBuf, Vec<u8>)> {
    let earlier = fs::read_dir(home.join(EARLIER)).into_iter().flatten();
    let earlier = earlier.filter_map(Result::ok).map(|entry| entry.path());
    earlier
        .chain([home.join(last)])
        .map(|path| {
            let bytes = fs::read(&path).unwrap_or_default();
            (path, bytes)
        })
        .collect()
}
