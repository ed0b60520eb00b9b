//! The list of a file's games: what nobody knows stays blank, and days stand as the language writes them.

use eframe::egui::accesskit::Role as Part;
use eframe::egui::{Event, Key, Modifiers, Shape, vec2};
use egui_kittest::kittest::{NodeT, Queryable};
use jadoube::app::store::MemoryStore;
use jadoube_core::chess::{ByColor, Color, Position};
use jadoube_core::clock::Clock;
use jadoube_core::i18n::{Day, Language, Words};
use jadoube_core::laws::{ArbiterAct, Deed, Event as GameEvent, PlayerAct};
use jadoube_ui::{Command, FileTask, Players, Screen};

use super::{file_scenes, fits};
use crate::support::app_harness::{AppHarness, window};
use crate::support::share_of_checks::due_languages;

const TEXT: &str = "[Event \"?\"]\n[Date \"????.??.??\"]\n[White \"Anna\"]\n[Black \"Boris\"]\n[Result \"1-0\"]\n\n\
    1. e4 1-0\n\n[Event \"Open\"]\n[Date \"2026.03.14\"]\n[White \"Mira\"]\n[Black \"Jan\"]\n[Result \"1-0\"]\n\n\
    1. d4 1-0\n";

#[test]
fn what_nobody_knows_stays_blank_and_days_stand_as_they_are_written() {
    for (width, height) in [(900.0, 600.0), (1280.0, 800.0)] {
        let files = MemoryStore::default();
        files.put("games.pgn", TEXT);
        let mut shell = AppHarness::on(files, Vec::new());
        shell.speak(Words::new(Language::English));
        shell.ask(Command::Chosen(FileTask::Open, "games.pgn".into()));
        shell.wait_until_done();
        let window = window(shell, width, height);
        let texts: Vec<String> = fits::texts(&window).into_iter().map(|it| it.0).collect();
        assert!(
            texts.iter().any(|text| text == "14 March 2026"),
            "{texts:?}"
        );
        // The way to the keys is a question mark as well, and stands alone.
        let asked = texts.iter().filter(|text| text.contains('?')).count();
        assert!(asked <= 1, "{texts:?}");
        for column in ["Players", "Result", "Event", "Date"] {
            assert!(
                texts.iter().any(|text| text == column),
                "{column}: {texts:?}"
            );
        }
    }
}

/// A day is found as the list shows it and as people say it, in each language, and as files have it.
#[test]
fn a_game_is_found_by_its_day_as_it_is_shown() {
    for language in Language::ALL {
        let words = Words::new(language);
        let files = MemoryStore::default();
        files.put("games.pgn", TEXT);
        let mut shell = AppHarness::on(files, Vec::new());
        shell.speak(words);
        shell.ask(Command::Chosen(FileTask::Open, "games.pgn".into()));
        shell.wait_until_done();
        let mut window = window(shell, 1280.0, 800.0);
        let day = Day::of_pgn("2026.03.14").expect("a day");
        let (shown, said) = (words.short_day("2026.03.14"), words.day(day));
        let partly: Vec<&str> = said.split(' ').take(2).collect();
        for searched in [&shown, &said, &partly.join(" "), "2026.03.14", "2026-03"] {
            let line = words.tr("games-search");
            let search = window.get_by_role_and_label(Part::TextInput, &line);
            search.focus();
            window.run();
            window.key_press_modifiers(Modifiers::COMMAND, Key::A);
            window.event(Event::Text(searched.to_owned()));
            window.run();
            let is_found = |name| window.query_all_by_label_contains(name).next().is_some();
            assert!(is_found("Mira") && !is_found("Anna"), "{searched}");
        }
    }
}

/// The list of a file with so many games, each of another length, the first of them 1. e4 e5.
fn list(count: usize, width: f32, height: f32) -> AppHarness {
    const MOVES: [&str; 6] = ["e4", "e5", "Nf3", "Nc6", "Bb5", "a6"];
    let game = |game: usize| {
        let moves = MOVES[..2 + game % 5].join(" ");
        format!(
            "[White \"Anna {game}\"]\n[Black \"Boris {game}\"]\n[Result \"*\"]\n\n{moves} *\n\n"
        )
    };
    let text: Vec<String> = (0..count).map(game).collect();
    opened(&text.concat(), width, height)
}

fn key(window: &mut AppHarness, key: Key) {
    window.key_press(key);
    window.run();
    window.wait_until_done();
}

/// The rows that are seen, by the numbers in their names.
fn seen(window: &AppHarness) -> Vec<usize> {
    let rows = window.query_all_by_label_contains("Anna ");
    let names = rows.filter_map(|row| row.accesskit_node().label());
    let numbers = names.filter_map(|name| {
        let (number, _) = name.strip_prefix("Anna ")?.split_once(' ')?;
        number.parse().ok()
    });
    numbers.collect()
}

#[test]
fn each_row_that_is_seen_shows_the_position_to_which_its_game_came() {
    let window = list(300, 1280.0, 800.0);
    let seen = seen(&window);
    assert!((4..40).contains(&seen.len()), "{seen:?}");
    let file = window.state().game_file().expect("a list");
    for game in &seen {
        let last = file.last.get(game).and_then(Option::as_ref);
        let plies = last.map(|last| {
            let black_began = usize::from(last.position.turn() == Color::Black);
            2 * (last.position.fullmoves().get() as usize - 1) + black_began
        });
        assert_eq!(plies, Some(2 + game % 5), "{game}");
    }
    assert!(file.last.len() < 60, "only what is seen is worked out");
    let boards = window.query_all_by_label("Chess board").count();
    assert!(boards >= seen.len(), "{boards} boards, {} rows", seen.len());
}

#[test]
fn the_arrows_walk_over_the_list_and_enter_looks_the_game_through() {
    let mut window = list(300, 900.0, 600.0);
    let looked = |window: &AppHarness| {
        let file = window.state().game_file().expect("a list");
        file.looked.as_ref().map(|looked| looked.index)
    };
    assert_eq!(looked(&window), Some(0), "the first is chosen");
    for _ in 0..20 {
        key(&mut window, Key::ArrowDown);
    }
    assert_eq!(looked(&window), Some(20));
    assert!(seen(&window).contains(&20), "the list follows");
    key(&mut window, Key::ArrowUp);
    assert_eq!(looked(&window), Some(19));
    // While something is searched for, too.
    let search = "Search by name, event or date";
    window
        .get_by_role_and_label(Part::TextInput, search)
        .focus();
    window.run();
    window.event(Event::Text("boris 27".to_owned()));
    window.run();
    assert_eq!(seen(&window)[..3], [27, 127, 227], "from the top");
    key(&mut window, Key::ArrowDown);
    assert_eq!(looked(&window), Some(27));
    key(&mut window, Key::ArrowDown);
    assert_eq!(looked(&window), Some(127));
    key(&mut window, Key::Enter);
    assert_eq!(window.state().screen(), Screen::Review);
    let players = window.query_all_by_label_contains("Anna 127");
    assert!(players.count() > 0);
}

#[test]
fn columns_stand_below_their_names() {
    for (count, width) in [(3, 900.0), (300, 900.0), (300, 1280.0)] {
        let window = list(count, width, 800.0);
        let texts = fits::texts(&window);
        let left = |text: &str| {
            let found = texts.iter().find(|it| it.0 == text);
            found
                .unwrap_or_else(|| panic!("{text}: {texts:?}"))
                .1
                .left()
        };
        assert!((left("Players") - left("Anna 0")).abs() < 3.0, "{width}");
        assert!((left("Result") - left("*")).abs() < 3.0, "{width}");
    }
}

#[test]
fn kept_games_are_searched_and_walked_over_by_keys() {
    let words = Words::new(Language::English);
    let mut window = file_scenes::played(words, Screen::Kept);
    let rows = |window: &AppHarness| window.query_all_by_label_contains("5 + 3").count();
    let all = rows(&window);
    window
        .get_by_role_and_label(Part::TextInput, "Search by name, event or date")
        .focus();
    window.run();
    window.event(Event::Text("zupan".to_owned()));
    window.run();
    assert!(rows(&window) < all);
    key(&mut window, Key::ArrowDown);
    window.get_by_label("Mira Zupan – Jan Nowak-Wiśniewski");
    key(&mut window, Key::Enter);
    assert_eq!(window.state().screen(), Screen::Review);
}

#[test]
fn a_kept_game_is_found_by_its_event_and_by_its_day_in_numbers_and_words() {
    let words = Words::new(Language::English);
    for (search, found) in [
        ("2026-02-14", "Mira Zupan – Piotr Lis"),
        ("2026.02.14", "Mira Zupan – Piotr Lis"),
        ("14 february 2026", "Mira Zupan – Piotr Lis"),
        ("club cup", "Elena Ristova – Ana Kovač"),
    ] {
        let mut window = file_scenes::played(words, Screen::Kept);
        window
            .get_by_role_and_label(Part::TextInput, "Search by name, event or date")
            .focus();
        window.run();
        window.event(Event::Text(search.to_owned()));
        window.run();
        let mut rows = window.query_all_by_label_contains("5 + 3");
        let row = rows.next().and_then(|row| row.accesskit_node().label());
        assert!(row.is_some_and(|row| row.contains(found)), "{search}");
        assert!(rows.next().is_none(), "{search}");
    }
}

#[test]
fn the_first_game_is_looked_at_before_anybody_chooses() {
    let words = Words::new(Language::English);
    let window = file_scenes::played(words, Screen::Kept);
    assert!(window.query_by_label("Choose a game to see it.").is_none());
    window.get_by_label_contains("Review");
    let window = list(3, 1280.0, 800.0);
    assert!(window.query_by_label("Choose a game to see it.").is_none());
    window.get_by_label("Anna 0 – Boris 0");
}

/// Moves, a comment and a variation of the first game of a file.
const ANNOTATED: &str = "[White \"Anna\"]\n[Black \"Boris\"]\n[Result \"*\"]\n\n\
    1. e4 e5 (1... c5 2. Nf3) 2. Nf3 {King's knight.} Nc6 3. Bb5 a6 4. Ba4 Nf6 5. O-O Be7 *\n\n\
    [White \"Jan\"]\n[Black \"Mira\"]\n[Result \"*\"]\n\n1. d4 *\n";

/// Two games, of which the first goes on with a move that cannot be made.
const NOT_UNDERSTOOD: &str = "[White \"Anna\"]\n[Black \"Boris\"]\n[Result \"0-1\"]\n\n1. d4 d5 2. Bb6+ 0-1\n\n\
    [White \"Jan\"]\n[Black \"Mira\"]\n[Result \"*\"]\n\n1. d4 *\n";

fn annotated(width: f32, height: f32) -> AppHarness {
    opened(ANNOTATED, width, height)
}

/// The list of that file.
fn opened(text: &str, width: f32, height: f32) -> AppHarness {
    let files = MemoryStore::default();
    files.put("games.pgn", text);
    let mut shell = AppHarness::on(files, Vec::new());
    shell.speak(Words::new(Language::English));
    shell.ask(Command::Chosen(FileTask::Open, "games.pgn".into()));
    shell.wait_until_done();
    let mut window = window(shell, width, height);
    window.wait_until_done();
    window.run();
    window
}

#[test]
fn the_moves_of_the_game_looked_at_end_with_a_whole_row() {
    let sizes = [(900.0, 600.0), (1280.0, 800.0), (1280.0, 813.0)];
    let all = [ANNOTATED, NOT_UNDERSTOOD].map(|text| sizes.map(|size| (text, size)));
    for (text, (width, height)) in all.into_iter().flatten() {
        let window = opened(text, width, height);
        let shapes = &window.output().shapes;
        for (index, clipped) in shapes.iter().enumerate() {
            let Shape::Text(text) = &clipped.shape else {
                continue;
            };
            let place = text.visual_bounding_rect();
            let seen = place.intersect(clipped.clip_rect);
            let is_whole = place.bottom() <= clipped.clip_rect.bottom() + 0.5;
            if is_whole || !seen.is_positive() || text.galley.text().trim().is_empty() {
                continue;
            }
            let is_covered = shapes[index..].iter().any(|above| {
                matches!(&above.shape, Shape::Rect(it) if it.fill.is_opaque() && it.rect.contains_rect(seen))
            });
            assert!(is_covered, "{width}×{height}: {}", text.galley.text());
        }
    }
}

#[test]
fn a_board_and_four_rows_of_moves_of_the_game_looked_at_use_the_room_there_is() {
    const LONG: &str = "[White \"Anna\"]\n[Black \"Boris\"]\n[Result \"*\"]\n\n\
        1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Ba4 Nf6 5. O-O Be7 6. Re1 b5 7. Bb3 d6 *\n\n\
        [White \"Jan\"]\n[Black \"Mira\"]\n[Result \"*\"]\n\n1. d4 *\n";
    for (width, height, side) in [(900.0, 600.0, 200.0), (1280.0, 800.0, 400.0)] {
        let window = opened(LONG, width, height);
        let boards = window.query_all_by_label("Chess board");
        let largest = boards.map(|board| board.rect().width()).fold(0.0, f32::max);
        assert!(largest >= side, "{width}: {largest}");
        let fourth = window.get_by_label("knight to f6").rect();
        let below = window.get_by_label("Review").rect();
        assert!(fourth.bottom() < below.top(), "{width}: {fourth} {below}");
    }
}

#[test]
fn no_row_moves_when_a_variation_is_entered() {
    for (width, height) in [(900.0, 700.0), (1280.0, 800.0), (800.0, 1280.0)] {
        let mut window = annotated(width, height);
        let top = |window: &AppHarness| window.get_by_label("e4").rect().top();
        for in_the_list in [true, false] {
            if !in_the_list {
                window.get_by_label("Review").click();
                window.run();
            }
            let before = top(&window);
            window.get_by_label("1… c5").click();
            window.run();
            window.get_by_label("Variation");
            assert!((top(&window) - before).abs() < 0.5, "{width} {in_the_list}");
            window.get_by_label("Main line").click();
            window.run();
            assert!((top(&window) - before).abs() < 0.5, "{width} {in_the_list}");
        }
    }
}

#[test]
fn a_kept_game_tells_its_day_and_hour_on_one_line_and_the_list_ends_with_a_whole_row() {
    for language in due_languages() {
        let scene = file_scenes::played(Words::new(language), Screen::Kept);
        let mut window = window(scene, 900.0, 600.0);
        window.run_ok();
        let hours: Vec<_> = fits::galleys(&window)
            .into_iter()
            .filter(|(galley, _)| galley.text().ends_with(", 18:42"))
            .collect();
        assert!(!hours.is_empty(), "the hour is told: {language:?}");
        assert!(hours.iter().all(|(galley, _)| galley.rows.len() == 1));
        let sizes = hours
            .iter()
            .map(|(galley, _)| galley.job.sections[0].format.font_id.size);
        let smallest = sizes.fold(f32::INFINITY, f32::min);
        assert!(smallest >= 13.0, "{language:?}: {smallest}");
        let cut = fits::cut_texts(&window);
        assert!(cut.is_empty(), "{language:?}: {cut:?}");
    }
}

/// The page of all games, with a game in play, one that was set aside, and a PGN that was looked through before.
fn all_games() -> AppHarness {
    let shell = file_scenes::played(Words::new(Language::English), Screen::Kept);
    let mut window = window(shell, 1280.0, 800.0);
    window.run_ok();
    window
}

#[test]
fn a_game_resumed_from_its_row_asks_only_what_becomes_of_the_other() {
    let mut window = all_games();
    let row = window
        .get_all_by_label_contains("Mira Zupan – Piotr Lis")
        .next();
    row.expect("its row").click();
    window.run();
    window.get_by_label("Resume").click();
    window.wait_until_done();
    window.run();
    assert!(window.query_by_label("Which of the two games?").is_none());
    window.get_by_role_and_label(Part::Dialog, "Resume this game?");
    window.get_by_label_contains("Your game Ana Kovač – Boris Petrović will be saved");
    let resume = window.get_all_by_label("Resume").last();
    resume.expect("the answer").click();
    window.run();
    assert_eq!(window.state().screen(), Screen::Table);
    let names = &window.state().session().players().names;
    assert_eq!(names.white, "Mira Zupan");
}

#[test]
fn a_clock_that_runs_while_another_game_is_resumed_is_told_and_can_be_paused() {
    let mut window = file_scenes::resumed(Words::new(Language::English));
    for (width, height) in [(900.0, 600.0), (1280.0, 800.0)] {
        window.set_size(vec2(width, height));
        window.run();
        let told = window.get_by_label("Ana’s clock runs.").rect();
        let cancel = window.get_by_label("Cancel").rect();
        assert!(told.bottom() <= cancel.top(), "{width}: {told} {cancel}");
        assert!(
            cancel.bottom() - told.top() < 120.0,
            "{width}: {told} {cancel}"
        );
    }
    window.key_press(Key::P);
    window.run();
    let running = |window: &AppHarness| window.arbiter().table().clock().and_then(Clock::running);
    assert_eq!(running(&window), None);
    window.get_by_label("Cancel").click();
    window.run();
    assert_eq!(window.state().screen(), Screen::Kept);
}

#[test]
fn a_game_out_of_a_pgn_tells_its_time_and_one_without_a_dash() {
    for (tag, told) in [("[TimeControl \"900+10\"]\n", "15 + 10"), ("", "—")] {
        let files = MemoryStore::default();
        let text =
            format!("[White \"Anna\"]\n[Black \"Boris\"]\n[Result \"1-0\"]\n{tag}\n1. e4 1-0\n");
        files.put("game.pgn", text);
        let mut shell = AppHarness::on(files, Vec::new());
        shell.speak(Words::new(Language::English));
        shell.ask(Command::Chosen(FileTask::Open, "game.pgn".into()));
        shell.wait_until_done();
        shell.ask(Command::Show(Screen::Kept));
        shell.wait_until_done();
        let mut window = window(shell, 900.0, 600.0);
        window.run();
        let mut texts = fits::texts(&window).into_iter();
        assert!(texts.any(|(text, _)| text == told), "{told}");
    }
}

#[test]
fn a_name_that_was_written_under_the_result_is_the_player_s_in_the_list() {
    let mut shell = file_scenes::first_start(Words::new(Language::English));
    shell.ask(Command::Name(Box::new(Players {
        signatures: ByColor {
            white: "Vesna".to_owned(),
            black: String::new(),
        },
        ..Players::default()
    })));
    let summary = shell.state().session().summary();
    assert_eq!(
        [&*summary.names.white, &*summary.names.black],
        ["Vesna", ""]
    );
}

#[test]
fn the_game_in_hand_is_gone_back_to_resumed_or_looked_through_as_it_stands() {
    let mut window = all_games();
    let row = window.get_all_by_label_contains("Ana Kovač – Boris Petrović");
    row.into_iter().next().expect("its row").click();
    window.run();
    let resign = Deed::Player(Color::White, PlayerAct::Resign);
    for (deed, first, other) in [
        (
            Deed::Arbiter(ArbiterAct::Start),
            "Back to the game",
            "Resume",
        ),
        (
            Deed::Arbiter(ArbiterAct::Stop),
            "Resume",
            "Back to the game",
        ),
        (resign, "Review", "Resume"),
    ] {
        let at = window.now();
        window.hear(GameEvent { at, deed });
        // Whether a resignation loses waits for the search whether the opponent could mate.
        window.wait_until_done();
        window.run();
        assert!(window.query_by_label(other).is_none(), "{other}");
        let [first, second] = [first, "Review"].map(|it| window.get_by_label(it).rect());
        assert!(first.left() <= second.left(), "{first} before {second}");
    }
    let second = window.get_by_label("Result and signatures").rect();
    assert!(window.get_by_label("Review").rect().left() < second.left());
}
