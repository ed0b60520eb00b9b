//! Files that know themselves: what was altered, what is foreign and what a newer version wrote are told apart, and files
//! of the first version are read.

use jadoube_core::chess::Color;
use jadoube_core::clock::Moment;
use jadoube_core::laws::{Arbiter, Event, PlayerAct};
use jadoube_core::record::file_title::FileKind;
use jadoube_core::record::log::checksummed_lines::{LineWriter, LogEnd};
use jadoube_core::record::log::journal::{self, Heading, JournalLine};
use jadoube_core::record::script::ScriptFault;
use jadoube_core::record::side_clock;
use jadoube_core::record::{Entry, FileFault, SavedGame};
use std::time::Duration;

fn heading() -> Heading {
    Heading {
        white: "Ана".to_owned(),
        ..Heading::default()
    }
}

/// A game of two moves.
fn log() -> Vec<Entry> {
    let mut arbiter = Arbiter::new(heading().terms());
    let mut log = Vec::new();
    for (second, color, text) in [(1, Color::White, "e4"), (2, Color::Black, "e5")] {
        let at = Moment::after(Duration::from_secs(second));
        let event = Event::of(color, at, PlayerAct::Move(text.to_owned()));
        let rulings = arbiter.hear(&event);
        log.push(Entry { event, rulings });
    }
    log
}

fn saved() -> SavedGame {
    SavedGame::of(&heading(), &log(), &[])
}

/// The text with another checksum at its end, that of what stands before it.
fn resealed(text: &str) -> String {
    let (body, _) = text.rsplit_once("checksum ").expect("a checksum");
    format!("{body}checksum {:08x}\n", crc32fast::hash(body.as_bytes()))
}

#[test]
fn every_bit_of_a_saved_game_that_is_flipped_is_noticed() {
    let text = saved().written();
    assert_eq!(SavedGame::read(text.as_bytes()), Ok(saved()));
    for place in 0..text.len() {
        for bit in 0..8 {
            let mut bytes = text.clone().into_bytes();
            bytes[place] ^= 1 << bit;
            let read = SavedGame::read(&bytes);
            assert!(
                matches!(read, Err(FileFault::Damaged(_) | FileFault::Foreign)),
                "byte {place}, bit {bit}: {read:?}"
            );
        }
        let cut = SavedGame::read(&text.as_bytes()[..place]);
        assert!(cut.is_err(), "cut at {place}");
    }
}

#[test]
fn a_saved_game_tells_where_it_is_damaged() {
    let text = saved().written();
    let misspelt = text.replace("Ана", "\u{1}");
    let Err(FileFault::Damaged(_)) = SavedGame::read(misspelt.as_bytes()) else {
        panic!("it is damaged");
    };
    let mut bytes = text.clone().into_bytes();
    let name = text.find("Ана").expect("a name");
    bytes[name] = 0xFF;
    let Err(FileFault::Damaged(Some(place))) = SavedGame::read(&bytes) else {
        panic!("it is damaged");
    };
    let line = text[..name].matches('\n').count() + 1;
    assert_eq!((place.line, place.fault), (line, ScriptFault::NotUtf8));
}

#[test]
fn what_a_newer_version_wrote_is_not_called_damaged() {
    let text = saved().written();
    let unknown = resealed(&text.replace("    record: [", "    weather: \"rain\",\n    record: ["));
    let Err(FileFault::Newer(Some(place))) = SavedGame::read(unknown.as_bytes()) else {
        panic!(
            "a newer version wrote it: {:?}",
            SavedGame::read(unknown.as_bytes())
        );
    };
    assert!(place.to_string().contains("weather"), "{place}");
    let title = FileKind::SavedGame.title();
    let later = "Jadoube saved game 3";
    let later = format!("{later} {:08x}\n", crc32fast::hash(later.as_bytes()));
    let later = text.replace(&title, &later);
    assert_eq!(
        SavedGame::read(later.as_bytes()),
        Err(FileFault::Newer(None))
    );
}

#[test]
fn what_is_foreign_is_not_called_damaged() {
    for text in [
        "Dear diary,\n",
        "[Event \"x\"]\n1. e4 *\n",
        "Jadoube saved gate\n",
    ] {
        let read = SavedGame::read(text.as_bytes());
        let is_ours = text.starts_with("Jadoube");
        assert_eq!(
            matches!(read, Err(FileFault::Damaged(None))),
            is_ours,
            "{text}"
        );
        assert_eq!(read == Err(FileFault::Foreign), !is_ours, "{text}");
    }
    let (_, journal) = LineWriter::titled(FileKind::GameJournal);
    assert_eq!(SavedGame::read(journal.as_bytes()), Err(FileFault::Foreign));
}

#[test]
fn acts_out_of_order_are_refused_with_their_place() {
    let mut game = saved();
    game.record.swap(0, 1);
    let text = game.written();
    let Err(FileFault::Newer(Some(place))) = SavedGame::read(text.as_bytes()) else {
        panic!("the acts are out of order");
    };
    assert!(
        place.to_string().contains("before the one in front of it"),
        "{place}"
    );
    assert!(place.line > 5, "{place}");
}

#[test]
fn a_saved_game_of_the_first_version_is_read() {
    let text = saved().written();
    let (_, document) = text.split_once('\n').expect("a title");
    let (document, _) = document.rsplit_once("checksum").expect("a checksum");
    assert_eq!(SavedGame::read(document.as_bytes()), Ok(saved()));
    let unknown = document.replacen('(', "(weather: \"rain\",", 1);
    let Err(FileFault::Damaged(Some(place))) = SavedGame::read(unknown.as_bytes()) else {
        panic!("a field that nobody knows");
    };
    assert_eq!(place.line, 1);
}

/// The lines of a game's journal behind a title, the last of them whatever is given.
fn journal_with(last: &str) -> String {
    let (mut writer, mut text) = LineWriter::titled(FileKind::GameJournal);
    for line in JournalLine::all(&heading(), &[], &log()) {
        text += &writer.line(&line);
    }
    let mut sum = crc32fast::Hasher::new();
    sum.update(&writer.checksum().to_le_bytes());
    sum.update(last.as_bytes());
    format!("{text}{:08x} {last}\n", sum.finalize())
}

#[test]
fn a_journal_tells_how_it_ends() {
    let whole = journal_with("Ruled([])");
    let lines = whole.lines().count();
    let (good, last) = whole.trim_end().rsplit_once('\n').expect("lines");
    let good = format!("{good}\n");
    let end = |bytes: &[u8]| journal::read(bytes).end;
    assert_eq!(end(good.as_bytes()), LogEnd::Whole);
    for cut in 1..last.len() {
        let torn = format!("{good}{}", &last[..cut]);
        assert_eq!(end(torn.as_bytes()), LogEnd::Torn, "{cut}");
    }
    let without_line_feed = format!("{good}{last}\u{b}");
    assert_eq!(end(without_line_feed.as_bytes()), LogEnd::Damaged(lines));
    let zeros = [good.as_bytes(), &[0; 512]].concat();
    assert_eq!(end(&zeros), LogEnd::Torn, "what a power cut leaves");
    let torn = [good.as_bytes(), &last.as_bytes()[..10], &[0; 512]].concat();
    assert_eq!(end(&torn), LogEnd::Torn);
    let then = [good.as_bytes(), &[0; 512], b"\n"].concat();
    assert_eq!(end(&then), LogEnd::Damaged(lines));
    let unknown = journal_with("Weather(\"rain\")");
    assert_eq!(end(unknown.as_bytes()), LogEnd::Newer(lines));
    assert_eq!(end(b"Dear diary,\n"), LogEnd::Foreign);
    let (_, other) = LineWriter::titled(FileKind::SideClockJournal);
    assert_eq!(end(other.as_bytes()), LogEnd::Foreign);
    assert_eq!(
        side_clock::journal::read(other.as_bytes()).end,
        LogEnd::Whole
    );
    for place in 0..good.len() {
        let mut bytes = good.clone().into_bytes();
        bytes[place] ^= 4;
        let end = end(&bytes);
        let is_noticed = matches!(end, LogEnd::Damaged(_) | LogEnd::Foreign);
        assert!(is_noticed, "byte {place}: {end:?}");
    }
}

#[test]
fn a_journal_of_the_first_version_is_read_and_goes_on() {
    let mut writer = LineWriter::default();
    let lines = JournalLine::all(&heading(), &[], &log());
    let text: String = lines.iter().map(|line| writer.line(line)).collect();
    let read = journal::read(text.as_bytes());
    assert_eq!(
        (read.end, read.good, read.writer),
        (LogEnd::Whole, text.len(), writer)
    );
    assert_eq!(read.contents.expect("a game").records.len(), log().len());
}
