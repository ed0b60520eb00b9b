//! A game comes back from its journal, wherever the journal was cut and whatever befell its bytes.

use std::time::Duration;

use jadoube::chess::{Color, Square};
use jadoube::clock::Moment;
use jadoube::laws::{
    Arbiter, ArbiterAct, Consequence, Edition, Event, Game, PlayerAct, Rule, Ruling,
};
use jadoube::record::log::journal::{Heading, Journal, Pen, Reading, read};
use jadoube::record::script::{Script, Times};
use jadoube::record::{Entry, SavedGame};
use proptest::prelude::*;

use crate::support::happenings;

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
    let mut pen = Pen::default();
    let mut lines = vec![pen.heading(&heading)];
    let mut log = Vec::new();
    for event in events {
        lines.push(pen.event(event));
        let rulings = arbiter.hear(event);
        lines.push(pen.rulings(&rulings, Edition::default()));
        log.push(Entry {
            event: event.clone(),
            rulings,
        });
    }
    (lines, log)
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

proptest! {
    #![proptest_config(ProptestConfig::with_cases(24))]

    #[test]
    fn a_journal_cut_after_any_byte_gives_back_its_whole_lines(events in happenings::events(12)) {
        let (lines, log) = journal_of(&events);
        let bytes = lines.concat().into_bytes();
        let mut whole = 0;
        let mut ends = lines.iter().map(String::len).scan(0, |end, length| { *end += length; Some(*end) }).peekable();
        for cut in 0..=bytes.len() {
            while ends.next_if(|&end| end <= cut).is_some() {
                whole += 1;
            }
            let Reading { journal, good } = read(&bytes[..cut]);
            prop_assert_eq!(good, lines[..whole].iter().map(String::len).sum::<usize>());
            let records = journal.map_or(0, |journal| journal.records.len());
            prop_assert_eq!(records, whole / 2);
        }
        let journal = read(&bytes).journal.expect("the whole journal is good");
        prop_assert_eq!(&journal.heading, &heading());
        let game = journal.take_up(arbiter_for(&journal));
        prop_assert_eq!(game.log, log);
        prop_assert_eq!(game.changed, vec![]);
    }

    #[test]
    fn a_flipped_byte_is_noticed(events in happenings::events(8), place in any::<prop::sample::Index>(), flip in 1u8..=255) {
        let (lines, _) = journal_of(&events);
        let mut bytes = lines.concat().into_bytes();
        let place = place.index(bytes.len());
        bytes[place] ^= flip;
        let Reading { journal, good } = read(&bytes);
        prop_assert!(good <= place, "what is good ends before the byte that was flipped");
        for (record, event) in journal.iter().flat_map(|journal| &journal.records).zip(&events) {
            prop_assert_eq!(&record.event, event);
        }
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
    let Reading { journal, good } = read(torn.as_bytes());
    let mut journal = journal.expect("the lines before the torn one are good");
    let mended = torn[..good].to_owned() + &journal.pen.event(&events[2]);
    let again = read(mended.as_bytes())
        .journal
        .expect("the mended journal is good");
    assert_eq!(again.records.len(), 3);
    let game = again.take_up(arbiter_for(&again));
    assert!(
        game.is_unannounced,
        "the third move was kept, and not yet ruled on"
    );
    assert_eq!(game.arbiter.table().game().plies().len(), 3);
}

#[test]
fn a_line_put_elsewhere_is_noticed() {
    let (mut lines, _) = journal_of(&moves(&["e4", "e5", "Nf3", "Nc6"]));
    lines.swap(3, 5);
    let journal = read(lines.concat().as_bytes())
        .journal
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
        let Reading { journal, good } = read(format!("{whole}{line}").as_bytes());
        assert_eq!(good, whole.len(), "{impossible}");
        assert_eq!(journal.map(|journal| journal.records.len()), Some(2));
    }
}

#[test]
fn what_was_announced_stands_even_if_this_program_would_rule_differently() {
    let heading = heading();
    let mut other = Arbiter::new(heading.terms());
    let mut pen = Pen::default();
    let mut text = pen.heading(&heading);
    for event in moves(&["e4", "e5"]) {
        let mut rulings = other.hear(&event);
        // An arbiter of another version charged White with something that this one does not see.
        if event.player() == Some(Color::White) {
            let charge = [Consequence::Illegal(Color::White, 1)];
            rulings.push(Ruling::on(Color::White, Rule::IllegalCountStd, charge));
        }
        text += &pen.event(&event);
        text += &pen.rulings(&rulings, Edition::default());
    }
    let journal = read(text.as_bytes()).journal.expect("the journal is good");
    let game = journal.take_up(arbiter_for(&journal));
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
    let mut pen = Pen::default();
    let mut text = pen.heading(&heading);
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
        text += &pen.event(&event);
        text += &pen.rulings(&rulings, Edition::default());
    }
    let journal = read(text.as_bytes()).journal.expect("the journal is good");
    let game = journal.take_up(arbiter_for(&journal));
    assert_eq!(game.changed, vec![], "nobody need be told");
    let told = &game.log.last().expect("the press").rulings;
    assert!(told.iter().any(|ruling| ruling.rule == Rule::MoveKnight));
}

#[test]
fn an_envelope_is_kept_with_its_game_in_the_journal_and_in_the_document() {
    let envelope = "Jadoube envelope 1\nwhite: Ана\n".to_owned();
    let (lines, log) = journal_of(&moves(&["e4", "e5"]));
    let mut pen = read(lines.concat().as_bytes())
        .journal
        .expect("the journal is good")
        .pen;
    let text =
        lines.concat() + &pen.envelope(&envelope) + &pen.event(&moves(&["a3", "a6", "b3"])[2]);
    let journal = read(text.as_bytes()).journal.expect("the journal is good");
    assert_eq!(journal.envelopes, std::slice::from_ref(&envelope));
    assert_eq!(journal.records.len(), 3, "the game goes on behind it");

    let archive = SavedGame::of(&heading(), &log, std::slice::from_ref(&envelope));
    let again = SavedGame::read(&archive.written()).expect("its own text");
    assert_eq!(again, archive);
    assert_eq!(again.into_journal().envelopes, [envelope]);
}
