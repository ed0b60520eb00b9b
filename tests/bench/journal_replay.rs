//! A journal of 50 000 events, from its bytes to the game on the table.

use std::time::Duration;

use divan::Bencher;
use divan::counter::ItemsCount;
use jadoube::app::game_session::GameSession;
use jadoube_core::chess::{Chess, Position as _};
use jadoube_core::clock::Moment;
use jadoube_core::laws::facts::acts_of_a_move::acts_of;
use jadoube_core::laws::{Arbiter, ArbiterAct, Edition, Event, PlayerAct};
use jadoube_core::record::Entry;
use jadoube_core::record::log::checksummed_lines::LineWriter;
use jadoube_core::record::log::journal::{Heading, JournalLine, read};
use jadoube_core::record::script::{Script, Times};

use super::move_generator::endless_moves;

const EVENTS: usize = 50_000;

#[divan::bench(sample_count = 10, sample_size = 1)]
fn fifty_thousand_events_are_taken_up(bencher: Bencher<'_, '_>) {
    let bytes = journal();
    bencher.counter(ItemsCount::new(EVENTS)).bench_local(|| {
        let journal = read(&bytes).contents.expect("a journal");
        let game = GameSession::from_journal(&journal);
        assert_eq!(game.session.log().len(), EVENTS);
        assert!(game.changed.is_empty(), "nothing is ruled differently");
        game
    });
}

/// A game of pieces that go hither and thither. In the edition of 2009 no number of moves ends it by itself.
fn journal() -> Vec<u8> {
    let heading = Heading {
        terms: Script {
            edition: Edition::E2009,
            time: Some(Times::same("5400+30".parse().expect("a usual control"))),
            ..Script::default()
        },
        ..Heading::default()
    };
    let mut position = Chess::default();
    let mut at = Moment::START;
    let mut events = vec![Event::of_arbiter(at, ArbiterAct::Start)];
    for mv in endless_moves(EVENTS / 3) {
        at = at + Duration::from_secs(7);
        let player = position.turn();
        let acts = acts_of(&position, mv).into_iter().chain([PlayerAct::Press]);
        events.extend(acts.map(|act| Event::of(player, at, act)));
        position.play_unchecked(mv);
    }
    events.resize(EVENTS, Event::of(position.turn(), at, PlayerAct::Adjust));
    let mut arbiter = Arbiter::new(heading.terms());
    let heard = |event: Event| Entry {
        rulings: arbiter.hear(&event),
        event,
    };
    let log: Vec<Entry> = events.into_iter().map(heard).collect();
    let mut writer = LineWriter::default();
    let lines = JournalLine::all(&heading, &[], &log);
    let text: String = lines.iter().map(|line| writer.line(line)).collect();
    text.into_bytes()
}
