//! A partner who slips, as a learner sees it: the set-up, the game, what is said in time, and what is told afterwards.

use std::path::PathBuf;
use std::time::{Duration, Instant};

use egui_kittest::kittest::Queryable;
use jadoube::app::store::MemoryStore;
use jadoube_core::chess::{CastlingMode, Color, Position as _, Square};
use jadoube_core::i18n::{Language, Words};
use jadoube_core::laws::{ArbiterAct, Deed, Edition, PlayerAct};
use jadoube_core::learn::partner::{PracticeAnswer, PracticeRole, Slip, SlipVerdict};
use jadoube_core::learn::{PracticeRun, PracticeTerms};
use jadoube_core::record::{ChessEngine, ComputerPlayer, MoveSource, SlipRate};
use jadoube_ui::kit::theme::BoardColors;
use jadoube_ui::{BoardTheme, Command, FileTask, LearnCommand, NewGame, PracticeAct, Screen};
use strum::VariantArray;

use super::column::painted;
use super::fits::texts;
use crate::support::app_harness::{AppHarness, window};
use crate::support::share_of_checks::due_languages;

/// How much time passes between two looks.
const STRETCH: Duration = Duration::from_millis(480);

/// A program on whose screen of practice that game was begun.
pub fn begun(role: PracticeRole, slips: &[Slip]) -> AppHarness {
    let mut shell = AppHarness::on(MemoryStore::default(), Vec::new());
    shell.show(Screen::Practice);
    let terms = PracticeTerms {
        role,
        slips: slips.to_vec(),
        rate: SlipRate::Often,
        ..PracticeTerms::default()
    };
    does(&mut shell, PracticeAct::Start(Box::new(terms)));
    shell
}

/// The page on which a game against the program is agreed on.
pub fn alone(words: Words) -> AppHarness {
    proposed(words, PracticeTerms::alone())
}

/// The same page, those terms being proposed.
fn proposed(words: Words, terms: PracticeTerms) -> AppHarness {
    let mut shell = AppHarness::on(MemoryStore::default(), Vec::new());
    shell.speak(words);
    does(&mut shell, PracticeAct::Propose(Box::new(terms)));
    shell.show(Screen::Practice);
    shell
}

/// The same page, an engine sitting opposite that somebody has chosen, and that slips.
pub fn against_engine(words: Words) -> AppHarness {
    let terms = PracticeTerms {
        rate: SlipRate::NowAndThen,
        ..PracticeTerms::alone()
    };
    let mut shell = proposed(words, terms);
    shell.set(|settings| settings.recent.engines = vec!["/usr/games/stockfish".to_owned()]);
    shell.set_size(eframe::egui::vec2(1280.0, 800.0));
    shell.run();
    shell.get_by_label("stockfish").click_accesskit();
    shell.run();
    shell
}

/// A game against an engine that is not there.
pub fn engine_left(words: Words) -> AppHarness {
    let mut shell = AppHarness::on(MemoryStore::default(), Vec::new());
    shell.speak(words);
    let engine = ChessEngine {
        path: "/usr/games/no-such-engine".to_owned(),
        rating: Some(1400),
        ..ChessEngine::default()
    };
    let game = NewGame {
        terms: PracticeTerms::alone().script().terms(Edition::default()),
        computer: Some(ComputerPlayer {
            color: Color::White,
            plays: MoveSource::Engine(engine),
            slips: SlipRate::Never,
            plays_on: false,
        }),
        ..NewGame::default()
    };
    shell.ask(Command::Start(Box::new(game)));
    shell.act(Deed::Arbiter(ArbiterAct::Start));
    for _ in 0..400 {
        if !shell.state().notifications().is_empty() {
            return shell;
        }
        // It is looked for beside the window.
        std::thread::sleep(Duration::from_millis(5));
        shell.step();
    }
    panic!("nothing is told of it");
}

/// A game against the program, which has moved.
pub fn alone_played(words: Words) -> AppHarness {
    let mut shell = AppHarness::on(MemoryStore::default(), Vec::new());
    shell.speak(words);
    let game = NewGame {
        terms: PracticeTerms::alone().script().terms(Edition::default()),
        computer: Some(ComputerPlayer {
            color: Color::White,
            plays: MoveSource::Level(1),
            slips: SlipRate::Never,
            plays_on: false,
        }),
        ..NewGame::default()
    };
    shell.ask(Command::Start(Box::new(game)));
    shell.act(Deed::Arbiter(ArbiterAct::Start));
    for _ in 0..400 {
        let last = shell.arbiter().table().game().last();
        if last.is_some_and(|ply| ply.completed.is_some()) {
            return shell;
        }
        // Its thoughts have a thread of their own.
        std::thread::sleep(Duration::from_millis(5));
        let later = shell.now() + STRETCH;
        shell.wait_until(later);
        shell.step();
    }
    panic!("the program does not move");
}

/// Asks for that of the game against a partner.
pub fn does(shell: &mut AppHarness, act: PracticeAct) {
    shell.ask(Command::Learn(LearnCommand::Practice(act)));
}

/// The game against a partner.
pub fn run(shell: &AppHarness) -> &PracticeRun {
    shell.state().learn().practice.expect("a game is played")
}

/// Lets time pass until that holds.
pub fn until(shell: &mut AppHarness, holds: impl Fn(&PracticeRun) -> bool) {
    for _ in 0..2000 {
        if holds(run(shell)) {
            return;
        }
        let later = shell.now() + STRETCH;
        shell.wait_until(later);
        shell.step();
    }
    panic!("it does not come about");
}

fn noticed(run: &PracticeRun) -> Option<SlipVerdict> {
    run.noted().last()?.slip()?.verdict
}

#[test]
fn whoever_is_alone_plays_the_program_from_the_first_screen() {
    let mut window = window(
        AppHarness::on(MemoryStore::default(), Vec::new()),
        900.0,
        600.0,
    );
    window.get_by_label("Play the computer").click_accesskit();
    window.run();
    window.get_by_label("I play Black").click_accesskit();
    window.run();
    window.get_by_label("Start").click_accesskit();
    window.run_steps(3);
    assert_eq!(window.state().screen(), Screen::Table);
    let heading = window.state().session().heading().clone();
    assert_eq!(heading.white, "Computer, level 3");
    assert!(
        window.state().settings().views.turned,
        "Black sits in front"
    );
    window.show(Screen::NewGame);
    window.set_size(eframe::egui::vec2(1280.0, 800.0));
    window.run();
    let texts = super::fits::texts(&window);
    let at = |text: &str| {
        let painted = texts.iter().filter(|it| it.0 == text);
        painted.map(|it| it.1.top()).fold(0.0, f32::max)
    };
    assert!(at("1") > at("8"), "White sits in front of two persons");
}

#[test]
fn an_engine_that_was_chosen_sits_down_at_a_rating() {
    let mut window = window(against_engine(Words::new(Language::English)), 900.0, 600.0);
    window.get_by_label("1800").click_accesskit();
    window.run();
    window.get_by_label("Start").click_accesskit();
    window.run_steps(3);
    let heading = window.state().session().heading().clone();
    assert_eq!(heading.black, "stockfish, Elo 1800");
    let engine = heading.computer.as_ref().and_then(ComputerPlayer::engine);
    let engine = engine.expect("an engine");
    assert_eq!(engine.path, "/usr/games/stockfish");
    assert_eq!(engine.rating, Some(1800));
}

#[test]
fn an_engine_that_is_chosen_from_a_file_is_offered_and_sits_down() {
    let shell = AppHarness::on(MemoryStore::default(), Vec::new());
    let mut window = window(shell, 900.0, 600.0);
    window.get_by_label("Play the computer").click_accesskit();
    window.run();
    window.get_by_label("another engine…").click_accesskit();
    window.run();
    let path = PathBuf::from("/opt/gnuchess");
    window.ask(Command::Chosen(FileTask::Engine, path));
    window.run();
    window.get_by_label("gnuchess");
    window.get_by_label("as well as it can").click_accesskit();
    window.run();
    window.get_by_label("Start").click_accesskit();
    window.run_steps(3);
    let heading = window.state().session().heading().clone();
    assert_eq!(heading.black, "gnuchess");
    let engine = heading.computer.as_ref().and_then(ComputerPlayer::engine);
    let engine = engine.expect("an engine");
    assert_eq!(engine.arguments, ["--uci"]);
    assert_eq!(engine.rating, None);
}

#[test]
fn an_engine_that_left_is_replaced_by_one_click() {
    for (width, height) in [(900.0, 600.0), (1280.0, 800.0)] {
        let shell = engine_left(Words::new(Language::English));
        let mut window = window(shell, width, height);
        window.get_by_label("Start it again");
        window
            .get_by_label("Let the program play on")
            .click_accesskit();
        window.run_steps(3);
        let computer = window.state().session().computer().cloned();
        let plays = computer.map(|it| it.plays);
        assert_eq!(plays, Some(MoveSource::Level(5)));
        assert!(window.state().notifications().is_empty());
    }
}

#[test]
fn a_game_is_agreed_on_played_and_told_afterwards() {
    let mut shell = AppHarness::on(MemoryStore::default(), Vec::new());
    shell.show(Screen::Practice);
    let mut window = window(shell, 900.0, 600.0);
    window.get_by_label("I am the arbiter").click_accesskit();
    window.run();
    window.get_by_label("Start").click_accesskit();
    window.run_steps(3);
    assert_eq!(run(&window).terms().role, PracticeRole::Arbiter);
    window.get_by_label("End and see what I missed");
    does(&mut window, PracticeAct::End);
    window.run();
    assert!(texts(&window).iter().any(|(it, _)| it == "What happened"));
    window.get_by_label("New choice").click_accesskit();
    window.run();
    window.get_by_label("Start");
}

#[test]
fn an_arbiter_who_steps_in_in_time_is_credited_by_the_button() {
    let mut shell = begun(PracticeRole::Arbiter, &[Slip::IllegalMove]);
    until(&mut shell, |run| !run.noted().is_empty());
    let mut window = window(shell, 1280.0, 800.0);
    window.get_by_label("Illegal move").click_accesskit();
    window.run_steps(2);
    assert_eq!(noticed(run(&window)), Some(SlipVerdict::InTime));
    window.get_by_label("noticed in time");
}

/// Black answers each of the partner's moves with some legal one, until that holds.
pub fn answer_moves(shell: &mut AppHarness, holds: impl Fn(&PracticeRun) -> bool) {
    for _ in 0..40 {
        until(shell, |run| {
            let game = run.game().arbiter().table().game();
            holds(run)
                || game.has_the_move().is_black()
                    && game.last().is_some_and(|ply| ply.completed.is_some())
        });
        if holds(run(shell)) {
            return;
        }
        let game = run(shell).game().arbiter().table().game();
        let written = game.position().legal_moves()[0].to_uci(CastlingMode::Standard);
        shell.does(Color::Black, PlayerAct::Move(written.to_string()));
        shell.step();
    }
}

#[test]
fn a_player_claims_a_touched_piece_before_touching_one() {
    let mut shell = begun(PracticeRole::Black, &[Slip::MovesAnother]);
    answer_moves(&mut shell, |run| !run.noted().is_empty());
    let mut window = window(shell, 900.0, 600.0);
    window.get_by_label("Claim: touch-move").click_accesskit();
    window.run_steps(2);
    assert_eq!(noticed(run(&window)), Some(SlipVerdict::InTime));
}

#[test]
fn what_happened_is_watched_again_as_a_scene() {
    let mut shell = begun(PracticeRole::Arbiter, &[Slip::MovesAnother]);
    until(&mut shell, |run| !run.noted().is_empty());
    does(&mut shell, PracticeAct::End);
    let slip = run(&shell).noted()[0].slip().expect("a slip").clone();
    let mut window = window(shell, 900.0, 600.0);
    window.run_ok();
    window.get_by_label("Watch it").click_accesskit();
    window.run_steps(3);
    assert_eq!(window.state().screen(), Screen::Scene);
    let (_, scene) = window.state().learn().scene.expect("a scene");
    let first = &scene.acts()[0];
    let (_, touched) = slip.touched.expect("a touched piece");
    assert_eq!(first.player(), Some(slip.by));
    assert!(
        matches!(first.player_act(), Some(PlayerAct::Touch(at) | PlayerAct::Lift(at)) if *at == touched),
        "{first:?}"
    );
    assert!(window.query_by_label("Try it yourself").is_none());
}

#[test]
fn a_learners_own_slip_is_explained_and_the_last_move_is_marked() {
    let mut shell = begun(PracticeRole::White, &[Slip::ForgetsPress]);
    let acts = [
        PlayerAct::Lift(Square::A1),
        PlayerAct::Release(Square::A4),
        PlayerAct::Press,
    ];
    for act in acts {
        shell.does(Color::White, act);
        shell.step();
    }
    until(&mut shell, |run| {
        matches!(run.last_answer(), Some(PracticeAnswer::Own(_)))
    });
    let mut window = window(shell, 1280.0, 800.0);
    window.run_ok();
    let told: Vec<String> = texts(&window).into_iter().map(|it| it.0).collect();
    assert!(told.iter().any(|it| it == "your own slip"), "{told:?}");
    let why = "Only a knight can jump";
    assert!(told.iter().any(|it| it.contains(why)), "{told:?}");
    let mark = BoardColors::of(BoardTheme::Ivory).last_to;
    assert!(painted(&window, mark).is_empty());
    window.does(Color::White, PlayerAct::Move("a4".into()));
    window.run_ok();
    assert_eq!(painted(&window, mark).len(), 1, "the last move");
}

/// An offer is answered in words, and what can be claimed can be claimed all the same.
#[test]
fn an_offer_of_the_partners_is_answered_in_words_beside_the_claims() {
    let mut shell = begun(PracticeRole::Black, &[Slip::OffersAgain]);
    let is_offered = |run: &PracticeRun| run.game().arbiter().table().is_offered_by(Color::White);
    answer_moves(&mut shell, is_offered);
    assert!(is_offered(run(&shell)), "the partner offers");
    let mut window = window(shell, 900.0, 600.0);
    for label in ["“Agreed.”", "Claim: touch-move"] {
        window.get_by_label(label);
    }
    window.get_by_label("“No, thank you.”").click_accesskit();
    window.run_steps(2);
    assert!(!is_offered(run(&window)));
}

#[test]
fn a_call_for_nothing_is_told_with_its_article() {
    let shell = begun(PracticeRole::Arbiter, &[Slip::ForgetsPress]);
    let mut window = window(shell, 1280.0, 800.0);
    window
        .get_by_label("The clock was not pressed")
        .click_accesskit();
    window.run_steps(2);
    assert_eq!(run(&window).noted().len(), 1);
    window.get_by_label("nothing to rule on");
    window.get_by_label("Article 12.6");
}

#[test]
#[expect(
    clippy::disallowed_methods,
    reason = "how long a frame takes is read from a real clock"
)]
fn a_frame_of_the_game_takes_less_than_four_milliseconds() {
    let mut shell = begun(PracticeRole::Arbiter, Slip::VARIANTS);
    until(&mut shell, |run| run.game().log().len() > 60);
    shell.run_steps(4);
    let mut best = Duration::MAX;
    for _ in 0..40 {
        let later = shell.now() + Duration::from_millis(100);
        shell.wait_until(later);
        let before = Instant::now();
        shell.step();
        best = best.min(before.elapsed());
    }
    println!("a frame takes {best:?}");
    let most = if cfg!(debug_assertions) { 60 } else { 4 };
    assert!(best < Duration::from_millis(most), "{best:?}");
}

/// Pictures to be looked at: `JADOUBE_PICTURES` names the folder they go to.
#[test]
fn every_page_of_it_can_be_drawn() {
    let folder = std::env::var_os("JADOUBE_PICTURES");
    for language in [Language::English, Language::SerbianCyrillic] {
        for (width, height) in [(900.0, 600.0), (1280.0, 800.0)] {
            for is_dark in [false, true] {
                if folder.is_none() && is_dark {
                    continue;
                }
                pictures(language, (width, height), is_dark, folder.as_deref());
            }
        }
    }
}

fn pictures(
    language: Language,
    (width, height): (f32, f32),
    is_dark: bool,
    folder: Option<&std::ffi::OsStr>,
) {
    let save = |shell: AppHarness, name: &str| {
        let mut shell = shell;
        shell.speak(Words::new(language));
        shell.set(|settings| {
            settings.preferences.mode = if is_dark {
                jadoube_ui::ColorScheme::Dark
            } else {
                jadoube_ui::ColorScheme::Light
            };
        });
        let mut window = window(shell, width, height);
        window.run_steps(4);
        if let Some(folder) = folder {
            let tag = language.tag();
            let light = if is_dark { "dark" } else { "light" };
            let file = format!("{name}-{tag}-{width}-{light}.png");
            let picture = window.render().expect("a picture");
            picture
                .save(std::path::Path::new(folder).join(file))
                .expect("a file");
        }
    };
    let mut shell = AppHarness::on(MemoryStore::default(), Vec::new());
    shell.show(Screen::Practice);
    save(shell, "setup");
    let mut shell = begun(PracticeRole::Arbiter, &[Slip::MovesAnother]);
    until(&mut shell, |run| !run.noted().is_empty());
    does(
        &mut shell,
        PracticeAct::StepIn(jadoube_core::learn::partner::Call::TouchMove),
    );
    save(shell, "arbiter");
    let mut shell = begun(PracticeRole::Arbiter, &[Slip::ClaimsWrongly]);
    until(&mut shell, |run| run.standing_claim().is_some());
    save(shell, "claim");
    save(begun(PracticeRole::White, &[Slip::MovesAnother]), "white");
    let mut shell = begun(PracticeRole::Arbiter, Slip::VARIANTS);
    until(&mut shell, |run| run.noted().len() > 6 || run.is_over());
    does(
        &mut shell,
        PracticeAct::StepIn(jadoube_core::learn::partner::Call::Press),
    );
    does(&mut shell, PracticeAct::End);
    save(shell, "report");
}

#[test]
fn what_starts_the_game_is_in_sight_without_scrolling() {
    for (width, height) in [(1280.0, 800.0), (900.0, 600.0)] {
        for language in due_languages() {
            for terms in [PracticeTerms::default(), PracticeTerms::alone()] {
                let mut shell = AppHarness::on(MemoryStore::default(), Vec::new());
                shell.speak(Words::new(language));
                does(&mut shell, PracticeAct::Propose(Box::new(terms)));
                shell.show(Screen::Practice);
                let window = window(shell, width, height);
                let start = window.words().tr("practice-start").into_owned();
                let rect = window.get_by_label(&start).rect();
                let tag = language.tag();
                assert!(
                    rect.bottom() <= height && rect.height() > 40.0,
                    "{tag}: {rect:?}"
                );
            }
        }
    }
}
