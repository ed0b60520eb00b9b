//! A game comes back from its journal, wherever the journal was cut and whatever befell its bytes.

use std::collections::BTreeSet;
use std::time::Duration;

use jadoube::app::game_session::GameSession;
use jadoube::app::store::{JOURNAL, MemoryStore};
use jadoube_core::chess::{Color, Square};
use jadoube_core::clock::Moment;
use jadoube_core::laws::{
    Arbiter, ArbiterAct, Consequence, Edition, Event, Game, PlayerAct, Rule, Ruling,
};
use jadoube_core::record::log::checksummed_lines::{LineWriter, LogEnd, ReadLog};
use jadoube_core::record::log::journal::{Heading, Journal, JournalLine, read};
use jadoube_core::record::script::judge::judge_under;
use jadoube_core::record::script::{Script, Times};
use jadoube_core::record::{Entry, SavedGame};
use jadoube_ui::Players;
use proptest::prelude::*;

use crate::support::arbitrary_events;
use crate::support::failing_store::{ENOSPC, FailingStore, Failure};

fn heading() -> Heading {
    let terms = Script {
        time: Some(Times::same("40/300+2:60".parse().expect("a time control"))),
        ..Script::default()
    };
    Heading {
        program: "0.1.0".into(),
        white: "Ана „Прва“".into(),
        black: "Boris\n(\"B\")".into(),
        terms,
        ..Heading::default()
    }
}

/// The journal of these events, line by line, and the log that people saw.
fn journal_of(events: &[Event]) -> (Vec<String>, Vec<Entry>) {
    let heading = heading();
    let mut arbiter = Arbiter::new(heading.terms());
    let mut writer = LineWriter::default();
    let mut lines = vec![writer.line(&head(&heading))];
    let mut log = Vec::new();
    for event in events {
        lines.push(writer.line(&JournalLine::Event(event.clone())));
        let rulings = arbiter.hear(event);
        lines.push(writer.line(&JournalLine::ruled(&rulings, Edition::default())));
        log.push(Entry {
            event: event.clone(),
            rulings,
        });
    }
    (lines, log)
}

fn head(heading: &Heading) -> JournalLine {
    JournalLine::Heading(Box::new(heading.clone()))
}

fn arbiter_for(journal: &Journal) -> Arbiter {
    Arbiter::new(journal.heading.terms())
}

fn moves(texts: &[&str]) -> Vec<Event> {
    let mut second = 0;
    let mut moves = Vec::new();
    for (index, text) in texts.iter().enumerate() {
        second += 3;
        let color = Color::from_white(index % 2 == 0);
        moves.push(Event::of(
            color,
            Moment::after(Duration::from_secs(second)),
            PlayerAct::Move((*text).to_owned()),
        ));
    }
    moves
}

/// What an arbiter of another version ruled on these events after so many idle ones: at some of them they charged White
/// with something that this one does not see. With it the numbers of those events.
fn with_charges(
    events: &[Event],
    charged: &BTreeSet<usize>,
    idle: usize,
) -> (Vec<Entry>, Vec<usize>) {
    let mut arbiter = Arbiter::new(heading().terms());
    let nothing = Event::of(Color::White, Moment::START, PlayerAct::Adjust);
    let all = std::iter::repeat_n(&nothing, idle).chain(events);
    let mut log = Vec::new();
    let mut differing = Vec::new();
    for (index, event) in all.enumerate() {
        let before = arbiter.clone();
        let mut rulings = arbiter.hear(event);
        if index
            .checked_sub(idle)
            .is_some_and(|index| charged.contains(&index))
        {
            let charge = [Consequence::Illegal(Color::White, 1)];
            rulings.push(Ruling::on(Color::White, Rule::IllegalCountStd, charge));
            arbiter = before;
            arbiter.replay(event, &rulings);
            differing.push(index + 1);
        }
        log.push(Entry {
            event: event.clone(),
            rulings,
        });
    }
    (log, differing)
}

fn journal_with(log: &[Entry]) -> Journal {
    let mut writer = LineWriter::default();
    let lines = JournalLine::all(&heading(), &[], log);
    let text: String = lines.iter().map(|line| writer.line(line)).collect();
    read(text.as_bytes()).contents.expect("the journal is good")
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(24))]

    #[test]
    fn a_journal_cut_after_any_byte_gives_back_its_whole_lines(events in arbitrary_events::events(12)) {
        let (lines, log) = journal_of(&events);
        let bytes = lines.concat().into_bytes();
        let mut whole = 0;
        let mut ends = lines.iter().map(String::len).scan(0, |end, length| { *end += length; Some(*end) }).peekable();
        for cut in 0..=bytes.len() {
            while ends.next_if(|&end| end <= cut).is_some() {
                whole += 1;
            }
            let ReadLog { contents: journal, good, .. } = read(&bytes[..cut]);
            prop_assert_eq!(good, lines[..whole].iter().map(String::len).sum::<usize>());
            let records = journal.map_or(0, |journal| journal.records.len());
            prop_assert_eq!(records, whole / 2);
        }
        let journal = read(&bytes).contents.expect("the whole journal is good");
        prop_assert_eq!(&journal.heading, &heading());
        let game = journal.replay(arbiter_for(&journal));
        prop_assert_eq!(game.log, log);
        prop_assert_eq!(game.changed, vec![]);
    }

    #[test]
    fn a_flipped_byte_is_noticed(events in arbitrary_events::events(8), place in any::<prop::sample::Index>(), flip in 1u8..=255) {
        let (lines, _) = journal_of(&events);
        let mut bytes = lines.concat().into_bytes();
        let place = place.index(bytes.len());
        bytes[place] ^= flip;
        let ReadLog { contents: journal, good, .. } = read(&bytes);
        prop_assert!(good <= place, "what is good ends before the byte that was flipped");
        for (record, event) in journal.iter().flat_map(|journal| &journal.records).zip(&events) {
            prop_assert_eq!(&record.event, event);
        }
    }

    #[test]
    fn whoever_hears_events_lets_the_same_flags_fall(happened in arbitrary_events::events(12)) {
        let heading = Heading {
            terms: Script { time: Some(Times::same("20:10".parse().expect("a time control"))), ..heading().terms },
            ..heading()
        };
        let start = Event::of_arbiter(Moment::START, ArbiterAct::Start);
        let events: Vec<Event> = std::iter::once(start).chain(happened).collect();
        let mut arbiter = Arbiter::new(heading.terms());
        let alone: Vec<Ruling> = events.iter().flat_map(|event| arbiter.hear(event)).collect();

        let script = Script { acts: events.clone(), ..heading.terms.clone() };
        let report = judge_under(&script, heading.terms()).expect("it can begin");
        let judged: Vec<Ruling> = report.lines.into_iter().map(|line| line.ruling).collect();
        // Who judges a script searches for mates; the arbiter at the table asks.
        let mut searching = script.begin(heading.terms()).expect("it can begin");
        let searched: Vec<Ruling> = events.iter().flat_map(|event| searching.hear(event)).collect();
        prop_assert_eq!(judged, searched);

        let mut files = MemoryStore::default();
        let mut session = GameSession::new(heading.terms(), Players::default(), String::new());
        session.begin_journal("now", &mut files).expect("memory keeps everything");
        for event in events {
            session.happen(event, &mut files).expect("memory keeps everything");
        }
        let restored = GameSession::restore("later", &mut files).expect("memory can be read");
        prop_assert_eq!(restored.changed, vec![]);
        for session in [&session, &restored.session] {
            let log = session.log().iter().flat_map(|entry| entry.rulings.clone());
            prop_assert_eq!(log.collect::<Vec<_>>(), &alone[..]);
            prop_assert_eq!(session.arbiter().table().clock(), arbiter.table().clock());
            prop_assert_eq!(session.arbiter().table().standing(), arbiter.table().standing());
        }
    }

    #[test]
    fn history_stands_as_if_the_arbiter_had_been_copied_before_each_event(
        events in arbitrary_events::events(16),
        charged in proptest::collection::btree_set(0usize..16, 0..5),
        idle in proptest::sample::select(&[0usize, 500, 4_010][..]),
    ) {
        let (log, differing) = with_charges(&events, &charged, idle);
        let journal = journal_with(&log);
        let game = journal.replay(arbiter_for(&journal));
        let told: Vec<usize> = game.changed.iter().map(|changed| changed.event).collect();
        prop_assert_eq!(told, differing);
        prop_assert_eq!(&game.log, &log);

        let mut arbiter = arbiter_for(&journal);
        for Entry { event, rulings } in &log {
            let before = arbiter.clone();
            if arbiter.hear(event) != *rulings {
                arbiter = before;
                arbiter.replay(event, rulings);
            }
        }
        let (now, then) = (game.arbiter.table(), arbiter.table());
        prop_assert_eq!(now.game().plies(), then.game().plies());
        prop_assert_eq!(now.clock(), then.clock());
        prop_assert_eq!(now.illegal_moves(), then.illegal_moves());
        prop_assert_eq!(now.standing(), then.standing());
        prop_assert_eq!(now.questions(), then.questions());
    }

    #[test]
    fn whatever_stands_in_a_file_is_no_reason_to_panic(bytes in proptest::collection::vec(any::<u8>(), 0..200)) {
        prop_assert_eq!(read(&bytes).good, 0);
    }
}

#[test]
fn a_journal_goes_on_behind_its_last_good_line() {
    let events = moves(&["e4", "e5", "Nf3"]);
    let (lines, _) = journal_of(&events[..2]);
    let torn = format!("{}98b0", lines.concat());
    let ReadLog {
        good, mut writer, ..
    } = read(torn.as_bytes());
    let third = JournalLine::Event(events[2].clone());
    let mended = torn[..good].to_owned() + &writer.line(&third);
    let again = read(mended.as_bytes())
        .contents
        .expect("the mended journal is good");
    assert_eq!(again.records.len(), 3);
    let game = again.replay(arbiter_for(&again));
    assert!(
        again.is_unannounced(),
        "the third move was kept, and not yet ruled on"
    );
    assert_eq!(game.arbiter.table().game().plies().len(), 3);
}

#[test]
fn a_line_put_elsewhere_is_noticed() {
    let (mut lines, _) = journal_of(&moves(&["e4", "e5", "Nf3", "Nc6"]));
    lines.swap(3, 5);
    let journal = read(lines.concat().as_bytes())
        .contents
        .expect("the first line is good");
    assert_eq!(journal.records.len(), 1);
}

#[test]
fn what_nobody_can_have_done_ends_what_is_good() {
    let (lines, _) = journal_of(&moves(&["e4", "e5"]));
    let whole = lines.concat();
    for impossible in [
        "Event((at:\"0:01:00\",by:White,act:Decide(Accept)))",
        "Event((at:\"0:01:00\",by:White,act:Flag(Black)))",
        "Event((at:\"0:01:00\",act:Establish(Black,Never),by:White))",
        "Event((at:\"0:01:00\",by:Arbiter,act:Press))",
        "Event((by:White,act:Press))",
    ] {
        let last = whole.lines().last().expect("a journal has lines");
        let before = u32::from_str_radix(&last[..8], 16).expect("a line begins with its checksum");
        let mut sum = crc32fast::Hasher::new();
        sum.update(&before.to_le_bytes());
        sum.update(impossible.as_bytes());
        let line = format!("{:08x} {impossible}\n", sum.finalize());
        let log = read(format!("{whole}{line}").as_bytes());
        assert_eq!(log.good, whole.len(), "{impossible}");
        assert_eq!(log.contents.map(|journal| journal.records.len()), Some(2));
    }
}

#[test]
fn what_was_announced_stands_even_if_this_program_would_rule_differently() {
    let heading = heading();
    let mut other = Arbiter::new(heading.terms());
    let mut writer = LineWriter::default();
    let mut text = writer.line(&head(&heading));
    for event in moves(&["e4", "e5"]) {
        let mut rulings = other.hear(&event);
        // An arbiter of another version charged White with something that this one does not see.
        if event.player() == Some(Color::White) {
            let charge = [Consequence::Illegal(Color::White, 1)];
            rulings.push(Ruling::on(Color::White, Rule::IllegalCountStd, charge));
        }
        text += &writer.line(&JournalLine::Event(event));
        text += &writer.line(&JournalLine::ruled(&rulings, Edition::default()));
    }
    let journal = read(text.as_bytes()).contents.expect("the journal is good");
    let game = journal.replay(arbiter_for(&journal));
    let table = game.arbiter.table();
    assert_eq!(
        game.changed
            .iter()
            .map(|changed| changed.event)
            .collect::<Vec<_>>(),
        [1]
    );
    assert!(
        game.changed[0].is_kept,
        "this program knows every word of it"
    );
    assert_eq!(table.illegal_moves().white, 1);
    let moves = |game: &Game| {
        let moves = game.plies().iter();
        let moves: Vec<_> = moves
            .map(|ply| (ply.mv, ply.made, ply.completed, ply.left))
            .collect();
        moves
    };
    assert_eq!(moves(table.game()), moves(other.table().game()));
    let now = Moment::after(Duration::from_secs(9));
    assert_eq!(
        table.reading(Color::White, now),
        other.table().reading(Color::White, now)
    );
}

#[test]
fn a_journal_that_does_not_yet_say_why_a_move_is_not_legal_is_taken_up_as_it_is() {
    let heading = heading();
    let mut arbiter = Arbiter::new(heading.terms());
    let mut writer = LineWriter::default();
    let mut text = writer.line(&head(&heading));
    let start = Event::of_arbiter(Moment::START, ArbiterAct::Start);
    let illegal = [
        PlayerAct::Lift(Square::B1),
        PlayerAct::Release(Square::B3),
        PlayerAct::Press,
    ];
    let illegal = illegal.map(|act| Event::of(Color::White, Moment::START, act));
    for event in std::iter::once(start).chain(illegal) {
        let mut rulings = arbiter.hear(&event);
        rulings.retain(|ruling| ruling.rule != Rule::MoveKnight);
        text += &writer.line(&JournalLine::Event(event));
        text += &writer.line(&JournalLine::ruled(&rulings, Edition::default()));
    }
    let journal = read(text.as_bytes()).contents.expect("the journal is good");
    let game = journal.replay(arbiter_for(&journal));
    assert_eq!(game.changed, vec![], "nobody need be told");
    let told = &game.log.last().expect("the press").rulings;
    assert!(told.iter().any(|ruling| ruling.rule == Rule::MoveKnight));
}

#[test]
fn an_envelope_is_kept_with_its_game_in_the_journal_and_in_the_document() {
    let envelope = "Jadoube envelope 1\nwhite: Ана\n".to_owned();
    let (lines, log) = journal_of(&moves(&["e4", "e5"]));
    let mut writer = read(lines.concat().as_bytes()).writer;
    let text = lines.concat()
        + &writer.line(&JournalLine::Envelope(envelope.clone()))
        + &writer.line(&JournalLine::Event(moves(&["a3", "a6", "b3"]).remove(2)));
    let journal = read(text.as_bytes()).contents.expect("the journal is good");
    assert_eq!(journal.envelopes, std::slice::from_ref(&envelope));
    assert_eq!(journal.records.len(), 3, "the game goes on behind it");

    let saved = SavedGame::of(&heading(), &log, std::slice::from_ref(&envelope));
    let again = SavedGame::read(saved.written().as_bytes()).expect("its own text");
    assert_eq!(again, saved);
    assert_eq!(again.into_journal().envelopes, [envelope]);
}

/// From now on the disk has no room.
fn is_full(store: &FailingStore) {
    store.fail(Failure {
        call: 0,
        error: ENOSPC,
        lasts: true,
    });
}

#[test]
fn what_the_disk_refused_for_a_while_is_there_after_the_next_event() {
    let mut store = FailingStore::default();
    let mut session = GameSession::new(heading().terms(), Players::default(), String::new());
    session
        .begin_journal("now", &mut store)
        .expect("a new journal");
    for event in moves(&["e4", "e5", "Nf3"]) {
        let is_black = event.player() == Some(Color::Black);
        if is_black {
            is_full(&store);
        }
        let kept = session.happen(event, &mut store);
        assert_eq!(kept.is_err(), is_black);
        store.mend();
    }
    is_whole(&session, &store);
}

/// Whether the journal on the disk is whole and tells the game.
fn is_whole(session: &GameSession, store: &FailingStore) {
    let journal = store.file(JOURNAL).expect("a journal");
    let log = read(&journal);
    assert_eq!((log.good, log.end), (journal.len(), LogEnd::Whole));
    let game = log.contents.expect("a game");
    assert_eq!(game.replay(arbiter_for(&game)).log, session.log());
}

#[test]
fn the_journal_of_the_game_before_is_there_until_it_is_kept_elsewhere() {
    let mut store = FailingStore::default();
    let begun = |stamp, store: &mut FailingStore| {
        let mut session = GameSession::new(heading().terms(), Players::default(), String::new());
        let kept = session.begin_journal(stamp, store);
        (session, kept.is_ok())
    };
    let [first, second, third] = [0, 1, 2].map(|index| moves(&["e4", "e5", "Nf3"]).remove(index));
    let (mut former, _) = begun("now", &mut store);
    former
        .happen(first.clone(), &mut store)
        .expect("into the log");
    let before = store.file(JOURNAL).expect("a journal");

    is_full(&store);
    let (mut session, is_kept) = begun("later", &mut store);
    assert!(!is_kept, "there is no room for it");
    for event in [first, second] {
        assert!(session.happen(event, &mut store).is_err());
        assert_eq!(store.file(JOURNAL).as_ref(), Some(&before));
    }
    store.mend();
    session.happen(third, &mut store).expect("into the log");
    let aside = store.file("earlier/until later.journal");
    assert_eq!(aside, Some(before));
    is_whole(&session, &store);
}
