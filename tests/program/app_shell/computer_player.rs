//! A game against the program at the table: kept, killed, saved and told as any other.

use std::time::Duration;

use jadoube::app::store::MemoryStore;
use jadoube_core::chess::{CastlingMode, Color, Position as _};
use jadoube_core::clock::Clock;
use jadoube_core::laws::{ArbiterAct, Consequence, Deed, PlayerAct, Standing, Terms};
use jadoube_core::notation::algebraic;
use jadoube_core::record::conduct::LapseKind;
use jadoube_core::record::script::Times;
use jadoube_core::record::{ComputerPlayer, Entry, MoveSource, SlipRate, to_pgn_text};
use jadoube_ui::{Command, NewGame, Players};

use super::Table;

/// How much time passes between two looks.
const STRETCH: Duration = Duration::from_millis(450);

/// A game in which the program has the white pieces, its clock running.
fn begun(files: &MemoryStore, start: &str) -> Table {
    let mut table = set_up(files, start, Color::White);
    table.act(Deed::Arbiter(ArbiterAct::Start));
    table
}

/// A game in which the program has those pieces, before the start.
fn set_up(files: &MemoryStore, start: &str, color: Color) -> Table {
    set_up_with_slips(files, start, color, SlipRate::Never)
}

/// The same, the program slipping at that rate.
fn set_up_with_slips(files: &MemoryStore, start: &str, color: Color, slips: SlipRate) -> Table {
    let mut table = Table::new(files);
    let control = Times::same("300+2".parse().expect("a time control"));
    let fen: jadoube_core::chess::Fen = start.parse().expect("a FEN");
    let mut players = Players::default();
    "Computer, level 1".clone_into(&mut players.names.white);
    let game = NewGame {
        players,
        terms: Terms {
            control: Some(control.0),
            start: fen
                .into_position(CastlingMode::Standard)
                .expect("a position"),
            ..Terms::default()
        },
        computer: Some(ComputerPlayer {
            color,
            plays: MoveSource::Level(1),
            slips,
            plays_on: false,
        }),
        ..NewGame::default()
    };
    table.ask(Command::Start(Box::new(game)));
    table
}

#[test]
fn the_program_with_the_black_pieces_starts_the_clock_of_white() {
    let files = MemoryStore::default();
    let mut table = set_up(&files, START, Color::Black);
    table.window.step();
    let arbiter = table.app().session().arbiter();
    let running = arbiter.table().clock().and_then(Clock::running);
    assert_eq!(running, Some(Color::White));
}

#[test]
fn a_game_of_two_persons_after_one_against_the_program_shows_white_below() {
    let files = MemoryStore::default();
    let mut table = set_up(&files, START, Color::White);
    assert!(table.app().settings().views.turned);
    table.ask(Command::Start(Box::default()));
    assert!(!table.app().settings().views.turned);
}

const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

fn log(table: &Table) -> &[Entry] {
    table.app().session().log()
}

/// Lets time pass until the program has done something.
fn wait(table: &mut Table) {
    let before = log(table).len();
    for _ in 0..400 {
        // Its thoughts have a thread of their own.
        std::thread::sleep(Duration::from_millis(2));
        table.time.pass(STRETCH);
        table.window.step();
        if log(table).len() > before {
            return;
        }
    }
    panic!("the program does nothing");
}

fn is_playing(table: &Table) -> bool {
    table.app().session().arbiter().table().standing() == Standing::Playing
}

/// Whether the opponent of the program is to do something.
fn is_ours(table: &Table) -> bool {
    let table = table.app().session().arbiter().table();
    table.whose_clock_runs() == Color::Black && table.is_in_order()
}

/// Black plays some legal move.
fn reply(table: &mut Table) {
    let position = table.app().session().arbiter().table().game().position();
    let legal = position.legal_moves();
    let mv = legal[log(table).len() % legal.len()];
    let san = algebraic::write(position, mv, algebraic::Style::default());
    table.act(Deed::Player(Color::Black, PlayerAct::Move(san)));
}

#[test]
fn a_move_that_the_program_does_not_give_back_holds_no_clock() {
    let files = MemoryStore::default();
    let mut table = begun(&files, START);
    for replies in [true, false] {
        while !is_ours(&table) {
            wait(&mut table);
        }
        if replies {
            reply(&mut table);
        }
    }
    // As the button at the table asks, and holds the clocks for the answer.
    for deed in [
        Deed::Player(Color::Black, PlayerAct::AskTakeBack),
        Deed::Arbiter(ArbiterAct::Stop),
    ] {
        let act = Command::Act(table.app().board_act(deed));
        table.window.state_mut().asked_for(act);
    }
    table.window.run();
    let declines = Deed::Player(Color::White, PlayerAct::DeclineTakeBack);
    assert!(log(&table).iter().any(|entry| entry.event.deed == declines));
    let clock = table.app().session().arbiter().table().clock();
    assert_eq!(clock.and_then(Clock::running), Some(Color::Black));
}

#[test]
fn a_game_against_the_program_outlives_a_kill_at_every_act() {
    let files = MemoryStore::default();
    let mut table = begun(&files, START);
    let mut kills = 0;
    while is_playing(&table) && table.app().session().arbiter().table().game().plies().len() < 16 {
        if is_ours(&table) {
            reply(&mut table);
        } else {
            wait(&mut table);
        }
        let (acts, position) = (log(&table).len(), table.position());
        drop(table);
        table = Table::new(&files);
        kills += 1;
        assert_eq!(table.position(), position);
        assert!(log(&table).len() >= acts, "nothing is lost");
        let computer = table
            .app()
            .session()
            .computer()
            .expect("the program sits there");
        assert_eq!(computer.color, Color::White);
        table.act(Deed::Arbiter(ArbiterAct::Resume));
    }
    assert!(kills > 30, "{kills}");
    let wrong = |it: &&Consequence| matches!(it, Consequence::Illegal(..) | Consequence::TakeBack);
    let consequences = log(&table).iter().flat_map(Entry::consequences);
    assert_eq!(consequences.filter(wrong).count(), 0);
}

#[test]
fn a_program_that_slips_is_ruled_on_outlives_a_kill_and_charges_the_person_nothing() {
    let files = MemoryStore::default();
    let mut table = set_up_with_slips(&files, START, Color::White, SlipRate::Often);
    table.act(Deed::Arbiter(ArbiterAct::Start));
    while is_playing(&table) && table.app().session().arbiter().table().game().plies().len() < 40 {
        if is_ours(&table) {
            reply(&mut table);
            continue;
        }
        wait(&mut table);
        if log(&table).len().is_multiple_of(6) {
            drop(table);
            table = Table::new(&files);
            let computer = table.app().session().computer();
            assert_eq!(computer.map(|it| it.slips), Some(SlipRate::Often));
            table.act(Deed::Arbiter(ArbiterAct::Resume));
        }
    }
    let wrong = |it: &&Consequence| matches!(it, Consequence::Illegal(..) | Consequence::TakeBack);
    let of = |color: Color| {
        let rulings = log(&table).iter().flat_map(|entry| &entry.rulings);
        let concerned = rulings.filter(|ruling| ruling.concerns == Some(color));
        concerned
            .flat_map(|it| &it.consequences)
            .filter(wrong)
            .count()
    };
    assert!(of(Color::White) > 3, "{}", of(Color::White));
    assert_eq!(of(Color::Black), 0);
    // Each of the person's moves takes no time here, and gives two seconds.
    let arbiter = table.app().session().arbiter();
    let left = arbiter
        .table()
        .reading(Color::Black, table.app().session().last_moment());
    assert!(left > Some(Duration::from_mins(5)), "{left:?}");
}

#[test]
fn the_program_claims_fifty_moves_as_they_stand_and_with_its_next_move() {
    for (count, is_standing) in [(100, true), (99, false)] {
        let files = MemoryStore::default();
        let start = format!("4k3/6r1/8/8/8/8/8/1N2K3 w - - {count} 90");
        let mut table = begun(&files, &start);
        wait(&mut table);
        let last = log(&table).last().expect("something happened");
        let Some(PlayerAct::ClaimFifty(with)) = last.event.player_act() else {
            panic!("{last:?}");
        };
        assert_eq!(with.is_none(), is_standing);
        assert!(!is_playing(&table), "it holds");
    }
    // A rook more is worth more than a draw.
    let files = MemoryStore::default();
    let mut table = begun(&files, "4k3/6n1/8/8/8/8/8/R3K3 w - - 100 90");
    wait(&mut table);
    let act = log(&table).last().and_then(|it| it.event.player_act());
    assert!(matches!(act, Some(PlayerAct::Lift(_))), "{act:?}");
}

#[test]
fn every_kind_of_move_is_gone_on_with_after_a_kill() {
    for start in [
        // Castling on either side, a capture, a promotion with and without one, a capture en passant.
        "4k3/8/8/8/8/8/3PPP2/3QK2R w K - 0 1",
        "r3k3/1P6/8/8/8/8/8/4K3 w - - 0 1",
        "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1",
        "6k1/5ppp/8/8/8/8/1q6/K7 w - - 0 1",
    ] {
        for _ in 0..6 {
            let files = MemoryStore::default();
            let mut table = begun(&files, start);
            while table.app().session().arbiter().table().whose_clock_runs() == Color::White
                && is_playing(&table)
            {
                wait(&mut table);
                drop(table);
                table = Table::new(&files);
                table.act(Deed::Arbiter(ArbiterAct::Resume));
            }
            let trouble = log(&table).iter().find(|entry| entry.is_trouble());
            assert_eq!(trouble, None, "{start}");
        }
    }
}

#[test]
fn nobody_else_moves_the_hands_of_the_program() {
    let files = MemoryStore::default();
    let mut table = begun(&files, START);
    let before = log(&table).len();
    table.act(Deed::Player(Color::White, PlayerAct::Move("e4".to_owned())));
    table.act(Deed::Player(Color::White, PlayerAct::Resign));
    assert_eq!(log(&table).len(), before);
    assert!(is_playing(&table));
}

#[test]
fn a_game_against_the_program_is_exported_with_its_moves() {
    let files = MemoryStore::default();
    let mut table = begun(&files, START);
    while table.app().session().arbiter().table().game().plies().len() < 4 {
        if is_ours(&table) {
            reply(&mut table);
        } else {
            wait(&mut table);
        }
    }
    let session = table.app().session();
    let pgn = to_pgn_text(session.heading(), session.narrative(), session.log());
    assert!(
        pgn.contains("[White \"Computer, level 1\"]") && pgn.contains("2. "),
        "{pgn}"
    );
    assert_eq!(session.review().plies(), 4);
}

#[test]
fn how_a_game_against_the_program_was_conducted_is_kept_once() {
    let files = MemoryStore::default();
    let mut table = begun(&files, START);
    while table.app().session().arbiter().table().game().plies().len() < 11 {
        if is_ours(&table) {
            reply(&mut table);
        } else {
            wait(&mut table);
        }
    }
    table.act(Deed::Player(Color::Black, PlayerAct::OfferDraw));
    table.act(Deed::Player(Color::Black, PlayerAct::Resign));
    table.window.run();
    let games = |table: &Table| {
        let progress = table.app().learn().learners.progress();
        progress.map(|it| it.games.clone()).unwrap_or_default()
    };
    let kept = games(&table);
    let [game] = &kept[..] else {
        panic!("{kept:?}");
    };
    assert!(game.moves >= 5);
    assert_eq!(game.lapses.get(&LapseKind::OfferTime), Some(&1));
    drop(table);
    let again = Table::new(&files);
    assert_eq!(games(&again), kept);
}
