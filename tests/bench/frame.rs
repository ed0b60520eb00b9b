//! One frame of the table, and of a long list: looked at, laid out and cut into triangles.

use std::time::Duration;

use divan::Bencher;
use eframe::egui::{
    Context, Event as WindowEvent, FullOutput, Modifiers, MouseWheelSource, MouseWheelUnit, Pos2,
    RawInput, Rect, TouchPhase, pos2, vec2,
};
use jadoube_core::chess::{ByColor, Chess, Color, Position as _};
use jadoube_core::clock::{Moment, TimeControl};
use jadoube_core::i18n::{Language, Words};
use jadoube_core::laws::facts::acts_of_a_move::acts_of;
use jadoube_core::laws::{Arbiter, ArbiterAct, Event, PlayerAct, Rule, Terms};
use jadoube_core::learn::{Curriculum, Learners, LessonRun, PracticeGame, SituationRun};
use jadoube_core::notation::pgn::ListedGame;
use jadoube_core::record::Entry;
use jadoube_ui::kit::fonts::{self, LetterBe};
use jadoube_ui::{
    ClassChoices, LastPosition, LearnView, OpenedGameList, OwnLessons, Players, Screen, Screens,
    Settings, View,
};

use super::move_generator::quiet_moves;

/// The table at 1280 × 800 after so many half-moves, White's clock running.
#[divan::bench(args = [2, 120])]
fn of_the_table(bencher: Bencher<'_, '_>, plies: usize) {
    let control: TimeControl = "5400+30".parse().expect("a usual control");
    let control = ByColor {
        black: control.clone(),
        white: control,
    };
    let mut arbiter = Arbiter::new(Terms {
        control: Some(control),
        ..Terms::default()
    });
    let mut log = Vec::new();
    let mut hear = |event: Event| {
        let rulings = arbiter.hear(&event);
        log.push(Entry { event, rulings });
    };
    hear(Event::of_arbiter(Moment::START, ArbiterAct::Start));
    let mut position = Chess::default();
    for mv in quiet_moves(plies) {
        for act in acts_of(&position, mv).into_iter().chain([PlayerAct::Press]) {
            hear(Event::of(position.turn(), Moment::START, act));
        }
        position.play_unchecked(mv);
    }
    assert_eq!(position.turn(), Color::White);

    let table = Shown {
        arbiter,
        log,
        screen: Screen::Table,
        games: None,
    };
    table.bench(bencher, RawInput::default);
}

/// The list of a file with ten thousand games at 1280 × 800, scrolled by some rows in every frame, each with its board.
#[divan::bench]
fn of_a_list_that_is_scrolled(bencher: Bencher<'_, '_>) {
    let mut position = Chess::default();
    let moves = quiet_moves(40);
    for mv in &moves {
        position.play_unchecked(*mv);
    }
    let game = |number: usize| ListedGame {
        is_mostly_utf8: false,
        white: format!("Marić-Jovanović, Aleksandra {number}").into(),
        black: format!("Wojciechowski, Krzysztof {number}").into(),
        event: format!("Open Ljubljana {}", number / 100).into(),
        date: format!("2026.10.{:02}", 1 + number % 28).into(),
        ..ListedGame::default()
    };
    let last = LastPosition {
        position,
        last: moves.last().copied(),
    };
    let games = OpenedGameList {
        serial: 1,
        name: "ljubljana.pgn".to_owned(),
        path: "ljubljana.pgn".into(),
        chosen_encoding: None,
        listed: (0..10_000).map(game).collect(),
        is_whole: true,
        looked: None,
        last: (0..10_000)
            .map(|number| (number, Some(last.clone())))
            .collect(),
    };
    let scrolled = Shown {
        arbiter: Arbiter::new(Terms::default()),
        log: Vec::new(),
        screen: Screen::Games,
        games: Some(games),
    };
    scrolled.bench(bencher, || RawInput {
        events: vec![
            WindowEvent::PointerMoved(pos2(300.0, 500.0)),
            WindowEvent::MouseWheel {
                unit: MouseWheelUnit::Point,
                delta: vec2(0.0, -200.0),
                phase: TouchPhase::Move,
                source: MouseWheelSource::Wheel,
                modifiers: Modifiers::NONE,
            },
        ],
        ..RawInput::default()
    });
}

/// A lesson whose first step is being played before the learner.
#[divan::bench]
fn of_a_lesson_that_is_played(bencher: Bencher<'_, '_>) {
    let lesson = Curriculum::own()
        .lesson("touched-is-moved")
        .expect("a lesson");
    let edition = lesson.content.newest_edition();
    let mut run = LessonRun::new(lesson.content.clone(), edition).expect("a lesson can begin");
    run.let_time_pass(Duration::from_secs(3));
    let learnt = Learnt {
        lesson: Some((&lesson.name, &run)),
        ..Learnt::default()
    };
    learnt.bench(bencher, Screen::Lesson, run.game());
}

/// A situation: its scene is being played, and it is answered, with what each edition rules.
#[divan::bench(args = [false, true])]
fn of_a_situation(bencher: Bencher<'_, '_>, is_answered: bool) {
    let situation = Curriculum::own()
        .situation("the-list-on-the-screen")
        .expect("a situation");
    let edition = situation.content.newest_edition();
    let run = SituationRun::new(situation.content.clone(), edition);
    let mut run = run.expect("a situation can begin");
    if is_answered {
        run.answer(0);
    } else {
        run.in_scene(|scene| scene.go_to_act(1));
    }
    let learnt = Learnt {
        situation: Some((&situation.name, &run)),
        ..Learnt::default()
    };
    learnt.bench(bencher, Screen::Situation, run.scene().game());
}

/// The Laws at what an illegal move costs, with its cases.
#[divan::bench]
fn of_the_laws(bencher: Bencher<'_, '_>) {
    let shown = Shown {
        arbiter: Arbiter::new(Terms::default()),
        log: Vec::new(),
        screen: Screen::Laws,
        games: None,
    };
    shown.bench_with(bencher, RawInput::default, |view| {
        view.window.law = Some(Rule::IllegalCountStd.into());
    });
}

/// What is learnt in a frame.
#[derive(Default)]
struct Learnt<'a> {
    lesson: Option<(&'a str, &'a LessonRun)>,
    situation: Option<(&'a str, &'a SituationRun)>,
}

impl Learnt<'_> {
    fn bench(&self, bencher: Bencher<'_, '_>, screen: Screen, game: &PracticeGame) {
        let (learners, class) = (Learners::default(), ClassChoices::default());
        let own = OwnLessons::default();
        let shown = Shown {
            arbiter: game.arbiter().clone(),
            log: game.log().to_vec(),
            screen,
            games: None,
        };
        shown.bench_with(bencher, RawInput::default, |view| {
            view.now = game.now();
            view.has_game = true;
            view.learn = Some(LearnView {
                lesson: self.lesson,
                situation: self.situation,
                ..LearnView::new(&learners, &class, &own)
            });
        });
    }
}

/// What is shown in a frame.
struct Shown {
    arbiter: Arbiter,
    log: Vec<Entry>,
    screen: Screen,
    games: Option<OpenedGameList>,
}

impl Shown {
    /// Shows it again and again, while `input` comes in.
    fn bench(&self, bencher: Bencher<'_, '_>, input: impl Fn() -> RawInput) {
        self.bench_with(bencher, input, |_| {});
    }

    /// The same, with `more` in what is looked at.
    fn bench_with<'a>(
        &'a self,
        bencher: Bencher<'_, '_>,
        input: impl Fn() -> RawInput,
        more: impl Fn(&mut View<'a>),
    ) {
        // They live as long as the bench.
        let settings: &Settings = Box::leak(Box::default());
        let players: &Players = Box::leak(Box::default());
        let mut interface = Screens::default();
        let context = Context::default();
        fonts::install(&context, LetterBe::Common);
        let mut frame = || {
            let input = RawInput {
                screen_rect: Some(Rect::from_min_size(Pos2::ZERO, vec2(1280.0, 800.0))),
                ..input()
            };
            let words = Words::new(Language::English);
            let mut view = View::new(&self.arbiter, Moment::START, players, settings, words);
            view.window.screen = self.screen;
            view.log = &self.log;
            view.files.games = self.games.as_ref();
            more(&mut view);
            let FullOutput {
                shapes,
                mut textures_delta,
                pixels_per_point,
                ..
            } = context.run_ui(input, |ui| interface.ui(ui, &view));
            textures_delta.clear();
            context.tessellate(shapes, pixels_per_point)
        };
        // The first frames cut the letters and the chessmen, and work out what is shown bit by bit.
        for _ in 0..200 {
            frame();
        }
        bencher.bench_local(frame);
    }
}
