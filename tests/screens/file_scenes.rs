//! What is asked of people where a file is chosen.

use std::thread;
use std::time::Duration;

use eframe::egui::{Key, ViewportEvent, ViewportId, vec2};
use egui_kittest::kittest::Queryable;
use jadoube::app::store::MemoryStore;
use jadoube_core::chess::Color;
use jadoube_core::i18n::{Language, Words};
use jadoube_core::laws::{ArbiterAct, Deed, Event, PlayerAct, Score};
use jadoube_ui::{Command, FileTask, Notification, Screen};

use super::scenes::{Window, game, pressed};
use super::table_scenes::opera;
use crate::support::app_harness::AppHarness;
use crate::support::kept_game::KeptGame;
use crate::support::slow_files::{LENGTH, READ, SlowFiles};

pub fn chooser(words: Words) -> Window {
    let mut shell = game(false);
    shell.ask(Command::Choose(FileTask::Save));
    pressed(words, shell, &[])
}

pub fn chooser_taken(words: Words) -> Window {
    let mut window = chooser(words);
    window
        .files
        .put("x.jadoube", "a file that is there already");
    window.ask(Command::Chosen(FileTask::Save, "x.jadoube".into()));
    window.run_ok();
    window
}

/// A game of the same players is to take the place of the one on the table.
pub fn replacement(words: Words) -> Window {
    let mut shell = opera();
    shell.ask(Command::Chosen(FileTask::Save, "kept.jadoube".into()));
    shell.does(Color::White, PlayerAct::OfferDraw);
    shell.ask(Command::Chosen(FileTask::Open, "kept.jadoube".into()));
    shell.wait_until_done();
    pressed(words, shell, &[])
}

/// A window is to close that alone keeps the game on its table.
pub fn closing(words: Words) -> Window {
    let mut window = pressed(words, opera(), &[]);
    let viewports = &mut window.input_mut().viewports;
    let viewport = viewports.entry(ViewportId::ROOT).or_default();
    viewport.events.push(ViewportEvent::Close);
    window.step();
    window.run_ok();
    window
}

/// What was set aside and damaged, a game with names among it.
pub fn kept(words: Words, screen: Screen) -> Window {
    let mut shell = game(false);
    let journal = shell.files.file("game.journal").expect("a journal");
    for (name, bytes) in [
        ("earlier/until 2026-11-21 18-05-09.journal", &*journal),
        ("earlier/evening until 2026-11-20 22-40-00.journal", b""),
        ("damaged 2026-11-22 08-14-09.journal", &journal),
        ("damaged settings 2026-11-19 08-14-09.ron", b""),
    ] {
        shell.files.put(name, bytes);
    }
    shell.ask(Command::Show(screen));
    shell.wait_until_done();
    pressed(words, shell, &[])
}

/// The first screen of somebody who has never played here.
pub fn first_start(words: Words) -> Window {
    pressed(
        words,
        AppHarness::on(MemoryStore::default(), Vec::new()),
        &[],
    )
}

/// The first screen, and the page of all games, of somebody who has played a while: games that ended in several ways,
/// one that is not over, and files that were opened.
pub fn played(words: Words, screen: Screen) -> Window {
    let files = MemoryStore::default();
    for (name, journal) in kept_games() {
        files.put(name, journal);
    }
    let mut shell = AppHarness::on(files, Vec::new());
    let opened = ["ljubljana.pgn", "Турнирски архив 1851–2026.pgn"];
    shell.set(|settings| settings.recent.opened_files = opened.map(Into::into).to_vec());
    shell.ask(Command::Show(screen));
    shell.wait_until_done();
    if screen == Screen::Kept {
        let mut window = pressed(words, shell, &[]);
        window
            .get_all_by_label_contains("Kovač")
            .nth(1)
            .expect("a game in the list")
            .click_accesskit();
        window.run();
        return window;
    }
    pressed(words, shell, &[])
}

/// The first screen with a game in hand whose clock runs.
pub fn first_in_play(words: Words) -> Window {
    let mut window = played(words, Screen::First);
    let now = window.now();
    window.hear(Event::of_arbiter(now, ArbiterAct::Start));
    window.run_ok();
    window
}

/// A game that is not over is resumed from its row while another is in play.
pub fn resumed(words: Words) -> Window {
    let mut window = played(words, Screen::Kept);
    let now = window.now();
    window.hear(Event::of_arbiter(now, ArbiterAct::Start));
    // So high that its row is seen.
    window.set_size(vec2(900.0, 1000.0));
    window.run_ok();
    let mut rows = window.get_all_by_label_contains("Elena Ristova – Ana Kovač");
    rows.next().expect("its row").click_accesskit();
    drop(rows);
    window.run_ok();
    window
        .get_by_label(&words.tr("summary-resume"))
        .click_accesskit();
    window.run_ok();
    window.wait_until_done();
    window.run_ok();
    window
}

/// Journals of games as the program keeps them.
fn kept_games() -> Vec<(&'static str, String)> {
    let mate = &["f3", "e5", "g4", "Qh4#"][..];
    let begun = &[
        "e4", "c5", "Nf3", "d6", "d4", "cxd4", "Nxd4", "Nf6", "Nc3", "a6",
    ][..];
    let queen = &["d4", "d5", "c4", "e6", "Nc3", "Nf6", "Bg5", "Be7"][..];
    let agrees = vec![
        Deed::Player(Color::White, PlayerAct::OfferDraw),
        Deed::Player(Color::Black, PlayerAct::Accept),
    ];
    let recorded = vec![
        Deed::Arbiter(ArbiterAct::Note("Agreed by the players".into())),
        Deed::Arbiter(ArbiterAct::Declare(Score::Half, Score::Half)),
    ];
    let games = [
        (
            "game.journal",
            ["Ana Kovač", "Boris Petrović"],
            "2026.11.22",
            begun,
            Vec::new(),
        ),
        (
            "earlier/until 2026-11-22 18-42-00.journal",
            ["Ana Kovač", "Boris Petrović"],
            "2026.11.21",
            mate,
            Vec::new(),
        ),
        (
            "earlier/until 2026-03-07 20-10-00.journal",
            ["Mira Zupan", "Jan Nowak-Wiśniewski"],
            "2026.03.07",
            queen,
            agrees,
        ),
        (
            "earlier/until 2026-03-07 19-05-00.journal",
            ["Elena Ristova", "Piotr Lis"],
            "2026.03.07",
            queen,
            recorded,
        ),
        (
            "earlier/until 2026-02-14 19-05-00.journal",
            ["Mira Zupan", "Piotr Lis"],
            "2026.02.14",
            queen,
            Vec::new(),
        ),
        (
            "earlier/until 2026-02-13 19-05-00.journal",
            ["Elena Ristova", "Ana Kovač"],
            "2026.02.13",
            begun,
            Vec::new(),
        ),
    ];
    let written = games.map(|(name, players, date, moves, end)| {
        let is_of_event = date == "2026.02.13";
        let game = KeptGame {
            players,
            date,
            event: if is_of_event { "Club cup" } else { "" },
            moves,
            each: Duration::from_secs(11),
            end,
        };
        (name, game.journal())
    });
    written.into()
}

/// A file is on its way that takes long, while people are told something else.
pub fn reading(words: Words) -> Window {
    let told = vec![Notification::SecondProgram(None)];
    let name = "Турнирски_архив_1851–2026.pgn";
    let shell = AppHarness::on_files(MemoryStore::default(), SlowFiles::over, told);
    let mut window = pressed(words, shell, &[]);
    window
        .state_mut()
        .asked_for(Command::Chosen(FileTask::Open, name.into()));
    window.step();
    window.wait_until(window.now() + Duration::from_secs(1));
    let args = [
        ("name", name.into()),
        ("read", (READ >> 20).into()),
        ("length", (LENGTH >> 20).into()),
    ];
    let told = words.tr_args("reading-reads", &args);
    for _ in 0..12_000 {
        window.run_ok();
        if window.query_by_label(&told).is_some() {
            return window;
        }
        thread::sleep(Duration::from_millis(5));
    }
    panic!("nothing is told of a file that takes long");
}

/// A file with a game that has faults.
pub fn games(words: Words) -> Window {
    const TEXT: &str = "[White \"Ана Марић\"]\n[Black \"Boris\"]\n[Result \"0-1\"]\n\n\
        1. d4 d5 2. Bb6+ {Final score 0-0: nothing for either player} *\n";
    let mut shell = game(false);
    shell.files.put("games.pgn", TEXT);
    shell.ask(Command::Chosen(FileTask::Open, "games.pgn".into()));
    shell.wait_until_done();
    let looked = shell.state().game_file().map(|file| file.looked.is_some());
    assert_eq!(looked, Some(true), "a game is looked at");
    pressed(words, shell, &[])
}

/// A game from the list is wanted on the table, where another is not over.
pub fn games_unfinished(words: Words) -> Window {
    let wish = words.tr("games-lay");
    let mut window = games(words);
    window.get_by_label(&wish).click_accesskit();
    window.run();
    window
}

/// A file with many games, the third of which is looked at.
pub fn many_games(words: Words) -> Window {
    const PLAYERS: [&str; 5] = [
        "Marić-Jovanović, Aleksandra",
        "Wojciechowski, Krzysztof",
        "Kovač, Ana",
        "Петровић, Борис",
        "Zupan, Mira",
    ];
    const MOVES: [&str; 8] = ["e4", "e5", "Nf3", "Nc6", "Bc4", "Bc5", "O-O", "Nf6"];
    const RESULTS: [&str; 3] = ["1-0", "1/2-1/2", "0-1"];
    let game = |number: usize| {
        let [white, black] = [number, number + 1 + number / 7].map(|place| PLAYERS[place % 5]);
        let (result, round, day) = (RESULTS[number % 3], 1 + number / 5, 1 + number % 28);
        let moves = MOVES[..3 + number % 6].join(" ");
        format!(
            "[Event \"Open Ljubljana\"]\n[Round \"{round}\"]\n[Date \"2026.10.{day:02}\"]\n\
             [White \"{white}\"]\n[Black \"{black}\"]\n[Result \"{result}\"]\n\n{moves} {result}\n\n"
        )
    };
    let text: Vec<String> = (0..40).map(game).collect();
    let text = text.concat();
    let files = MemoryStore::default();
    files.put("ljubljana.pgn", text);
    let mut shell = AppHarness::on(files, Vec::new());
    shell.ask(Command::Chosen(FileTask::Open, "ljubljana.pgn".into()));
    shell.wait_until_done();
    let mut window = pressed(words, shell, &[]);
    // As many rows as the largest window shows.
    window.set_size(vec2(1280.0, 1300.0));
    window.run();
    for _ in 0..2 {
        window.key_press(Key::ArrowDown);
        window.run();
    }
    window.wait_until_done();
    window.run();
    window
}

#[test]
fn what_is_typed_first_takes_the_place_of_the_offered_name() {
    let words = Words::new(Language::English);
    let mut window = chooser(words);
    let field = words.tr("choose-path");
    let before = window.get_by_label(&field).value();
    assert!(before.is_some_and(|path| path.ends_with(".jadoube")));
    window.get_by_label(&field).type_text("Final");
    window.run_ok();
    let after = window.get_by_label(&field).value();
    assert_eq!(after.as_deref(), Some("Final.jadoube"));
}

/// The page of the game's details, while a PGN of it is kept up to date.
pub(super) fn followed(words: Words) -> Window {
    let mut shell = game(false);
    shell.set(|settings| settings.live.pgn = Some("/ana/live.pgn".into()));
    shell.show(Screen::Details);
    pressed(words, shell, &[])
}
