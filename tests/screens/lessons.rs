//! Every lesson as a learner takes it: the usual way, every foreseen mistake, and legal moves at random.

use std::time::Duration;

use eframe::egui::{Event as Input, Key};
use egui_kittest::kittest::Queryable;
use jadoube::app::store::MemoryStore;
use jadoube_core::chess::{Color, Position as _};
use jadoube_core::clock::Moment;
use jadoube_core::i18n::{Language, Words};
use jadoube_core::laws::{ArbiterAct, Deed, Edition, Event, PlayerAct, StandardReason, Standing};
use jadoube_core::learn::lesson_run::Reply;
use jadoube_core::learn::reference_solution::later;
use jadoube_core::learn::{Curriculum, LessonRun, StepDone, StepKind, StepState};
use jadoube_ui::{ClassChoices, Command, LearnCommand, Notification, Screen};

use super::fits::texts;
use super::table::{drag, started};
use crate::support::app_harness::{AppHarness, window};
use crate::support::share_of_checks::due_languages;

/// How many frames a step may take at most.
const MOST_FRAMES: usize = 400;

/// The program with that lesson open.
pub fn opened(lesson: &str) -> AppHarness {
    let mut shell = AppHarness::on(MemoryStore::default(), Vec::new());
    learn(&mut shell, LearnCommand::OpenLesson(lesson.to_owned()));
    assert_eq!(shell.state().screen(), Screen::Lesson, "{lesson}");
    shell
}

pub fn learn(shell: &mut AppHarness, command: LearnCommand) {
    shell.ask(Command::Learn(command));
}

pub fn run(shell: &AppHarness) -> &LessonRun {
    shell.state().learn().lesson.expect("a lesson is open").1
}

/// Lets time pass until nothing is played before the learner any more.
pub fn watch(shell: &mut AppHarness) {
    for _ in 0..MOST_FRAMES {
        if run(shell).state() != StepState::Playing {
            return;
        }
        let later = shell.now() + Duration::from_millis(480);
        shell.wait_until(later);
        shell.step();
    }
    panic!("what is played does not end");
}

/// Lets time pass in the game until that moment of it.
fn wait_until(shell: &mut AppHarness, moment: Moment) {
    for _ in 0..MOST_FRAMES {
        let now = run(shell).game().now();
        if now >= moment || run(shell).entries().is_empty() && run(shell).game().now() == now {
            break;
        }
        let stretch = (moment - now).min(Duration::from_millis(450));
        let later = shell.now() + stretch;
        shell.wait_until(later);
        shell.step();
    }
}

/// The learner does these acts, until the step is done or begins anew.
pub fn does(shell: &mut AppHarness, acts: &[Event]) {
    let step = run(shell).index();
    let begun = run(shell).game().now();
    for act in acts {
        let act = later(act, begun);
        for single in run(shell).game().arbiter().taken_apart(&act) {
            let run_now = run(shell);
            let is_over = run_now.index() != step || run_now.reply().is_some();
            if is_over || run_now.state() != StepState::Hands {
                return;
            }
            wait_until(shell, single.at);
            shell.act(single.deed);
        }
    }
}

/// Takes the step that is open in the usual way, every foreseen mistake and every wrong answer first.
pub fn take_step(shell: &mut AppHarness, name: &str) {
    watch(shell);
    let (index, kind) = (run(shell).index(), run(shell).step().kind);
    let told = || format!("{name}, step {}", index + 1);
    let step = run(shell).step().clone();
    if kind.is_played() {
        for (place, wrong) in step.wrong.iter().enumerate() {
            does(shell, &wrong.acts);
            assert_eq!(
                run(shell).reply(),
                Some(&Reply::Foreseen(place)),
                "{}",
                told()
            );
            learn(shell, LearnCommand::StepAgain);
        }
        does(shell, &step.acts);
        watch(shell);
        assert!(run(shell).done()[index].is_some(), "{} is not done", told());
    }
    if kind == StepKind::Question {
        let right = step.right_answer().expect("a right answer");
        for place in (0..step.answers).filter(|place| *place != right) {
            learn(shell, LearnCommand::AnswerStep(place));
            assert_eq!(run(shell).state(), StepState::Asking, "{}", told());
        }
        learn(shell, LearnCommand::AnswerStep(right));
    }
    assert_eq!(run(shell).state(), StepState::Done, "{}", told());
}

#[test]
fn every_lesson_can_be_taken_and_every_foreseen_mistake_is_answered() {
    for lesson in &Curriculum::own().lessons {
        let mut shell = opened(&lesson.name);
        for _ in 0..lesson.content.steps.len() * 2 {
            take_step(&mut shell, &lesson.name);
            if run(&shell).is_finished() {
                break;
            }
            learn(&mut shell, LearnCommand::NextStep);
        }
        assert!(run(&shell).is_finished(), "{}", lesson.name);
        assert!(run(&shell).is_done_without_skipping(), "{}", lesson.name);
        let learners = shell.state().learn().learners.clone();
        let stars = learners.progress().map_or(0, |it| it.stars(&lesson.name));
        assert!(stars > 0, "{} has no star", lesson.name);
    }
}

/// What a learner looks for to do that act, where hands at the board do not do it: what is written on it.
#[expect(
    clippy::wildcard_enum_match_arm,
    reason = "few acts are done in the row of what a player can say"
)]
fn button_of(words: Words, act: &PlayerAct) -> Option<String> {
    let id = match act {
        PlayerAct::Adjust => "say-adjust",
        PlayerAct::AnnounceCastling => "say-castle",
        PlayerAct::StopClocks => "say-arbiter",
        PlayerAct::OfferDraw => "say-offer",
        PlayerAct::Resign => "say-resign",
        PlayerAct::ClaimRepetition(_)
        | PlayerAct::ClaimFifty(_)
        | PlayerAct::ClaimFlag
        | PlayerAct::ClaimIllegal
        | PlayerAct::ClaimTouchMove
        | PlayerAct::ClaimNormalMeans
        | PlayerAct::ClaimNoEffort => "say-claim",
        PlayerAct::AskIncrement => "deed-ask-increment",
        _ => return None,
    };
    Some(words.tr(id).into_owned())
}

#[test]
fn what_is_said_in_a_step_has_its_button_at_the_board() {
    let words = Words::new(Language::English);
    for lesson in &Curriculum::own().lessons {
        let mut window = window(opened(&lesson.name), 1280.0, 800.0);
        for _ in 0..lesson.content.steps.len() * 2 {
            watch(&mut window);
            window.run();
            if run(&window).is_finished() {
                break;
            }
            let (number, step) = (run(&window).index() + 1, run(&window).step().clone());
            let is_over = run(&window).game().arbiter().table().standing() != Standing::Playing;
            let acts = step.acts.iter().filter_map(Event::player_act);
            let wanted = acts.filter_map(|act| button_of(words, act));
            for name in wanted.filter(|_| step.kind.is_played()) {
                let name = if is_over { "Flag" } else { &name };
                assert!(
                    window.query_all_by_label_contains(name).next().is_some(),
                    "{}, step {number}: {name}",
                    lesson.name
                );
            }
            take_step(&mut window, &lesson.name);
            learn(&mut window, LearnCommand::NextStep);
        }
    }
}

#[test]
fn every_lesson_holds_in_every_edition_that_it_claims() {
    let mut faults = Vec::new();
    for lesson in &Curriculum::own().lessons {
        let found = lesson.content.faults();
        faults.extend(found.into_iter().map(|fault| (&lesson.name, fault)));
    }
    assert!(faults.is_empty(), "{faults:#?}");
    let claimed = Curriculum::own().lessons.iter();
    let old = claimed.filter(|it| it.content.editions.contains(Edition::E2005));
    assert!(old.count() >= 20, "most lessons hold in all editions");
}

#[test]
fn every_situation_is_ruled_as_it_says_in_every_edition_that_it_claims() {
    let situations = Curriculum::own().situations.iter();
    let faults: Vec<_> = situations
        .map(|situation| (&situation.name, situation.content.faults()))
        .filter(|(_, found)| !found.is_empty())
        .collect();
    assert!(faults.is_empty(), "{faults:#?}");
}

#[test]
fn there_are_forty_lessons_with_a_mistake_each_and_four_beside_the_path() {
    let lessons = &Curriculum::own().lessons;
    let numbers: Vec<u32> = lessons.iter().map(|lesson| lesson.number).collect();
    assert_eq!(numbers, (1..=44).collect::<Vec<_>>());
    for lesson in lessons {
        let steps = &lesson.content.steps;
        assert!((3..=8).contains(&steps.len()), "{}", lesson.name);
        let has = |kind| steps.iter().any(|step| step.kind == kind);
        assert!(
            has(StepKind::Mistake) && has(StepKind::Ruling),
            "{}",
            lesson.name
        );
        assert!(!lesson.content.rules.is_empty(), "{}", lesson.name);
    }
}

/// A learner who only plays legal moves at random and presses never hangs a lesson: there always is a way on.
#[test]
fn a_learner_of_random_legal_moves_hangs_no_lesson() {
    let mut random = 0x9E37_79B9_7F4A_7C15_u64;
    for lesson in &Curriculum::own().lessons {
        let run = LessonRun::new(lesson.content.clone(), lesson.content.newest_edition());
        let mut run = run.expect("a lesson can begin");
        let mut idle = 0;
        while !run.is_finished() {
            let before = run.index();
            for _ in 0..12 {
                random = random.wrapping_mul(0x5851_F42D_4C95_7F2D).wrapping_add(1);
                match run.state() {
                    StepState::Playing => run.let_time_pass(Duration::from_secs(3)),
                    StepState::Asking => {
                        let answers = run.step().answers;
                        run.answer(usize::try_from(random >> 33).unwrap_or(0) % answers);
                    }
                    StepState::Hands => play_at_random(&mut run, random),
                    StepState::Done => break,
                }
            }
            // Whoever does not get on is shown the way, or leaves the step out.
            if run.state() != StepState::Done {
                run.show();
                run.finish_playback();
            }
            run.next();
            idle = if run.index() == before { idle + 1 } else { 0 };
            assert!(idle < 3, "{}, step {}", lesson.name, before + 1);
        }
    }
}

fn play_at_random(run: &mut LessonRun, random: u64) {
    let position = run.game().arbiter().table().game().position().clone();
    let moves = position.legal_moves();
    let learner = run.learner();
    if moves.is_empty() || position.turn() != learner {
        return run.act(Deed::Player(learner, PlayerAct::Press));
    }
    let chosen = moves[usize::try_from(random >> 33).unwrap_or(0) % moves.len()];
    let text = jadoube_core::chess::SanPlus::from_move(position, chosen).to_string();
    let event = Event::of(learner, run.game().now(), PlayerAct::Move(text));
    for single in run.game().arbiter().taken_apart(&event) {
        if run.state() == StepState::Hands {
            run.act(single.deed);
        }
    }
}

#[test]
fn a_step_that_was_shown_is_done_with_help_and_can_be_done_again() {
    let mut shell = opened("touched-is-moved");
    watch(&mut shell);
    learn(&mut shell, LearnCommand::NextStep);
    learn(&mut shell, LearnCommand::ShowStep);
    watch(&mut shell);
    assert_eq!(run(&shell).state(), StepState::Done);
    let index = run(&shell).index();
    assert_eq!(run(&shell).done()[index], Some(StepDone::Helped));
    learn(&mut shell, LearnCommand::StepAgain);
    assert_eq!(run(&shell).state(), StepState::Hands);
}

#[test]
fn a_ruling_that_is_held_back_is_shown_by_the_space_bar() {
    let mut shell = opened("touched-is-moved");
    learn(
        &mut shell,
        LearnCommand::ChooseForClass(ClassChoices {
            holds_back: true,
            ..ClassChoices::default()
        }),
    );
    let steps = run(&shell).lesson().steps.clone();
    let mistake = steps.iter().position(|it| it.kind == StepKind::Mistake);
    let mistake = mistake.expect("a mistake");
    learn(&mut shell, LearnCommand::GoToStep(mistake));
    does(&mut shell, &steps[mistake].acts);
    let mut window = window(shell, 1280.0, 800.0);
    assert!(window.query_by_label("What would you rule?").is_some());
    assert!(
        window.query_by_label("f3, white knight").is_some(),
        "it stands there yet"
    );
    window.key_press(Key::Space);
    window.run();
    assert!(window.query_by_label("What would you rule?").is_none());
    assert!(
        window.query_by_label("g1, white knight").is_some(),
        "it went back"
    );
}

#[test]
fn a_lesson_is_taken_by_the_keyboard_alone() {
    let shell = opened("your-turn-my-turn");
    let mut window = window(shell, 1280.0, 800.0);
    window.key_press(Key::Enter);
    window.run();
    window.key_press(Key::Enter);
    window.run();
    assert_eq!(run(&window).index(), 1);
    window.event(Input::Text("d4".to_owned()));
    window.run();
    window.key_press(Key::Enter);
    window.run();
    assert!(
        window.query_by_label("d4, white pawn").is_some(),
        "the move was typed"
    );
    window.key_press(Key::Space);
    window.run();
    assert!(run(&window).done()[1].is_some(), "and pressed");
}

#[test]
fn every_sentence_of_a_lesson_is_there_in_every_language_and_short() {
    let mut faults = Vec::new();
    for language in due_languages() {
        let words = Words::new(language);
        for lesson in &Curriculum::own().lessons {
            let id = format!("lesson-{}", lesson.name);
            if !words.has(&id) {
                faults.push(format!("{} lacks {id}", language.tag()));
            }
            for key in lesson.content.word_keys() {
                let id = format!("{id}.{key}");
                match words.try_tr(&id, &[]) {
                    None => faults.push(format!("{} lacks {id}", language.tag())),
                    Some(text) => {
                        let count = text.split(' ').filter(|it| *it != "–").count();
                        let is_sentence = !key.contains('-') && key.starts_with('s');
                        if is_sentence && count > 12 {
                            faults.push(format!("{} {id} has {count} words", language.tag()));
                        }
                    }
                }
            }
        }
    }
    assert!(faults.is_empty(), "\n{}\n", faults.join("\n"));
}

#[test]
fn a_click_goes_through_the_first_lesson() {
    let shell = opened("your-turn-my-turn");
    let mut window = window(shell, 1280.0, 800.0);
    for _ in 0..2 {
        window.key_press(Key::Enter);
        window.run();
    }
    drag(&mut window, "d2, white pawn", "d4, empty");
    assert!(window.query_by_label("d4, white pawn").is_some());
}

#[test]
fn a_move_out_of_turn_is_made_with_the_mouse() {
    let mut shell = opened("your-turn-my-turn");
    learn(&mut shell, LearnCommand::GoToStep(3));
    let mut window = window(shell, 1280.0, 800.0);
    drag(&mut window, "e2, white pawn", "e4, empty");
    window.key_press(Key::Space);
    window.run();
    drag(&mut window, "d2, white pawn", "d4, empty");
    window.run();
    assert!(
        run(&window).done()[3].is_some(),
        "{:?}",
        run(&window).entries()
    );
}

#[test]
fn a_game_that_is_being_played_is_paused_for_a_lesson_and_the_way_back_is_told() {
    let situation = Curriculum::own().situations[0].name.clone();
    for begins in [
        LearnCommand::OpenLesson("your-turn-my-turn".to_owned()),
        LearnCommand::OpenSituation(situation),
    ] {
        let mut shell = started("300");
        shell.does(Color::White, PlayerAct::Move("e4".to_owned()));
        learn(&mut shell, begins.clone());
        let mut window = window(shell, 1280.0, 800.0);
        let running = window.state().session().running();
        assert_eq!(running, None, "{begins:?}");
        let told = window.state().notifications().to_vec();
        assert_eq!(told, [Notification::GamePaused], "{begins:?}");
        window.get_by_label("The game is paused while you learn.");
        let acts = window.log().iter().rev();
        let acts: Vec<_> = acts.map_while(|it| it.event.arbiter_act()).collect();
        let interrupted = ArbiterAct::Note(StandardReason::Interrupted.into());
        assert_eq!(acts, [&ArbiterAct::Stop, &interrupted], "{begins:?}");
        window.show(Screen::First);
        window.run();
        let mut told = texts(&window).into_iter();
        assert!(told.any(|(text, _)| text == "Game in play"), "{begins:?}");
        window.get_by_label("Resume").click();
        window.run();
        assert_eq!(window.state().screen(), Screen::Table);
    }
}
