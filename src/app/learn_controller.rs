//! Owns what is being learnt: the lesson or situation that lies open, its time, and what each learner has done.

use std::sync::Arc;
use std::time::Duration;

use super::engine_list::EngineList;
use super::frame_context::AppContext;
use super::learner_records::LearnerRecords;
use super::own_lesson_folder::OwnLessonFolder;
use super::practice_controller::PracticeController;
use super::practised_game::{PractisedGame, sound_from};
use super::sound::Sound;
use super::time_source::Timestamp;
use jadoube_cli::system::file_problem::problem_of;
use jadoube_core::chess::Color;
use jadoube_core::laws::{Arbiter, Deed, Edition};
use jadoube_core::learn::case_library::CaseLibrary;
use jadoube_core::learn::progress::{ConductedGame, DayNumber, StuckStep};
use jadoube_core::learn::situation_run::Scene;
use jadoube_core::learn::{
    Curriculum, LearnerProgress, Lesson, LessonDraft, LessonRun, PracticeGame, SituationRun,
    StepKind, StepState,
};
use jadoube_core::record::play_mode::{AssistLevel, PlayMode};
use jadoube_ui::{
    ClassChoices, DraftAct, LearnCommand, LearnView, Notification, Players, PracticeAct, SceneAct,
    Screen, Settings,
};

/// The longest stretch of time that passes at once in what is being learnt: a program that was held up skips nothing.
const LONGEST_STRETCH: Duration = Duration::from_millis(500);

/// After how many wrong tries at a step a teacher should know of it.
const TRIES_OF_THE_STUCK: u32 = 2;

#[derive(Debug)]
pub struct LearnController {
    lesson: Option<(String, LessonRun)>,
    situation: Option<(String, SituationRun)>,
    scene: Option<(String, Scene)>,
    practice: PracticeController,
    engines: EngineList,
    draft: Option<LessonDraft>,
    /// The file whose lesson is being changed, if it is none that begins.
    draft_file: Option<String>,
    own: OwnLessonFolder,
    records: LearnerRecords,
    class: ClassChoices,
    today: DayNumber,
    /// Whether a ruling that is held back may be seen.
    is_revealed: bool,
    last: Duration,
}

impl LearnController {
    /// Nothing is being learnt yet.
    pub fn new(timestamp: Timestamp) -> Self {
        Self {
            lesson: None,
            situation: None,
            scene: None,
            practice: PracticeController::default(),
            engines: EngineList::default(),
            draft: None,
            draft_file: None,
            own: OwnLessonFolder::default(),
            records: LearnerRecords::default(),
            class: ClassChoices::default(),
            today: 0,
            is_revealed: false,
            last: timestamp.steady,
        }
    }

    /// Reads what the learners have done before.
    pub fn resume(&mut self, cx: &mut AppContext<'_>) {
        self.today = cx.local_time().day_number();
        self.records.load(cx);
    }

    pub fn view(&self) -> LearnView<'_> {
        fn named<T>(it: &(String, T)) -> (&str, &T) {
            (it.0.as_str(), &it.1)
        }
        LearnView {
            lesson: self.lesson.as_ref().map(named),
            situation: self.situation.as_ref().map(named),
            scene: self.scene.as_ref().map(named),
            practice: self.practice.run(),
            proposed: self.practice.proposed(),
            engines: self.engines.found(),
            draft: self.draft.as_ref(),
            learners: self.records.learners(),
            class: &self.class,
            own: self.own.lessons(),
            today: self.today,
            is_held_back: self.holds_back(),
        }
    }

    /// The game that is shown on that screen, if it is one on which something is learnt.
    pub fn practised_game(&self, screen: Screen, settings: &Settings) -> Option<PractisedGame<'_>> {
        let (arbiter, game, mode, turned): (&Arbiter, &PracticeGame, PlayMode, bool) = match screen
        {
            Screen::Lesson => {
                let (_, run) = self.lesson.as_ref()?;
                let mode = PlayMode {
                    assist: AssistLevel::Friendly,
                    hands: run.lesson().hands,
                    mistakes: true,
                };
                let turned = run.learner() == Color::Black && !run.step().is_free();
                let arbiter = if self.holds_back() {
                    run.game().unruled()
                } else {
                    run.game().arbiter()
                };
                (arbiter, run.game(), mode, turned)
            }
            Screen::Situation => {
                let (_, run) = self.situation.as_ref()?;
                let mode = PlayMode::default();
                (
                    run.visible_arbiter(),
                    run.scene().game(),
                    mode,
                    settings.views.turned,
                )
            }
            Screen::Scene => {
                let (_, scene) = self.scene.as_ref()?;
                let mode = PlayMode::default();
                (
                    scene.visible_arbiter(true),
                    scene.game(),
                    mode,
                    settings.views.turned,
                )
            }
            Screen::Practice => return self.practice.practised_game(settings),
            Screen::LessonEditor => {
                let draft = self.draft.as_ref()?;
                let mode = PlayMode {
                    assist: AssistLevel::Friendly,
                    mistakes: true,
                    ..PlayMode::default()
                };
                (
                    draft.game().arbiter(),
                    draft.game(),
                    mode,
                    settings.views.turned,
                )
            }
            Screen::First
            | Screen::Table
            | Screen::Adjourning
            | Screen::Desk
            | Screen::NewGame
            | Screen::Preferences
            | Screen::Review
            | Screen::Conduct
            | Screen::Games
            | Screen::Kept
            | Screen::Print
            | Screen::Report
            | Screen::Details
            | Screen::Keys
            | Screen::Manual
            | Screen::About
            | Screen::SideClock
            | Screen::Laws
            | Screen::Incident
            | Screen::Event
            | Screen::Hall
            | Screen::LessonCheck
            | Screen::Learn => return None,
        };
        Some(PractisedGame {
            arbiter,
            now: game.now(),
            log: game.log(),
            narrative: game.narrative(),
            players: Players::default(),
            settings: settings.playing(mode).with_views(turned, false),
        })
    }

    /// Looks for engines that can sit opposite.
    pub fn find_engines(&mut self, cx: &AppContext<'_>) {
        self.engines.find(cx);
    }

    /// The learner does something at the board of the practice game.
    pub fn act_in_practice(&mut self, deed: Deed, cx: &AppContext<'_>) {
        self.practice.act(deed, cx);
    }

    /// The learner does something at the board of the lesson.
    pub fn act(&mut self, deed: Deed, cx: &mut AppContext<'_>) {
        if let Some((_, run)) = &mut self.lesson {
            let (before, answers) = (run.game().log().len(), answers(run));
            run.act(deed);
            self.is_revealed = false;
            sound_from(run.game(), before, cx);
            sound_of_answer(run, answers, cx);
        }
        self.note_lesson();
    }

    /// Does what was asked for.
    pub fn obey(&mut self, command: LearnCommand, cx: &mut AppContext<'_>) {
        match command {
            LearnCommand::OpenLesson(name) => self.open_lesson(&name, cx),
            LearnCommand::NextStep => self.in_lesson(LessonRun::next),
            LearnCommand::StepAgain => self.in_lesson(LessonRun::again),
            LearnCommand::TakeMissedAgain => self.in_lesson(LessonRun::take_missed_again),
            LearnCommand::ShowStep => self.in_lesson(LessonRun::show),
            LearnCommand::GoToStep(step) => self.in_lesson(|run| run.go_to(step)),
            LearnCommand::TogglePlayback => self.in_lesson(LessonRun::toggle_playback),
            LearnCommand::ToggleSlowness => self.in_lesson(LessonRun::toggle_slowness),
            LearnCommand::PlayNextAct => self.in_lesson(LessonRun::play_next_act),
            LearnCommand::AnswerStep(place) => {
                let before = self.lesson.as_ref().map(|(_, run)| answers(run));
                self.in_lesson(|run| run.answer(place));
                if let Some(((_, run), before)) = self.lesson.as_ref().zip(before) {
                    sound_of_answer(run, before, cx);
                }
            }
            LearnCommand::OpenFolder => {
                if let Err(error) = self.own.open(cx) {
                    let folder = self.own.lessons().folder.clone();
                    let told = if folder.is_dir() {
                        Notification::NotOpened(folder)
                    } else {
                        Notification::Unwritable(folder, problem_of(&error))
                    };
                    cx.notifications.add(told);
                }
            }
            LearnCommand::RevealRuling => self.is_revealed = true,
            LearnCommand::OpenSituation(name) => self.open_situation(&name, cx),
            LearnCommand::Rule(place) => self.rule(place, None, cx),
            LearnCommand::RuleForBoth(place, answers) => self.rule(place, Some(&answers), cx),
            LearnCommand::NoteExam(name, level, taken) => {
                self.records.note_exam(&name, level, taken, cx);
            }
            LearnCommand::Practice(PracticeAct::OpenMoment(at)) => self.open_moment(at, cx),
            LearnCommand::Practice(act) => self.practice.obey(act, cx),
            LearnCommand::Draft(act) => self.make(act, cx),
            LearnCommand::DeleteOwnLesson(file) => self.delete_own_lesson(&file, cx),
            LearnCommand::TryScene => self.try_scene(cx),
            LearnCommand::Scene(act) => self.in_scene(act, cx.window.screen()),
            // The game and the language belong to others, who obey these.
            LearnCommand::MakeLesson | LearnCommand::Speak(_) => {}
            LearnCommand::ChooseLearner(name) => self.records.choose(&name, cx),
            LearnCommand::AddLearners(names) => self.records.add(&names, cx),
            LearnCommand::ForgetLearner(name) => self.records.forget(&name, cx),
            LearnCommand::ChooseForClass(class) => {
                let is_other_edition = class.edition != self.class.edition;
                self.class = class;
                if is_other_edition {
                    self.change_edition(cx);
                }
            }
        }
        self.last = cx.timestamp.steady;
        cx.context.request_repaint();
    }

    /// Whether the ruling on a mistake is held back just now.
    fn holds_back(&self) -> bool {
        let is_ruled = self.lesson.as_ref().is_some_and(|(_, run)| {
            let is_made = run.state() == StepState::Done;
            match run.step().kind {
                StepKind::Ruling => true,
                StepKind::Mistake => is_made,
                StepKind::Watch | StepKind::Do | StepKind::PutRight | StepKind::Question => false,
            }
        });
        self.class.holds_back && !self.is_revealed && is_ruled
    }

    fn in_lesson(&mut self, does: impl FnOnce(&mut LessonRun)) {
        if let Some((_, run)) = &mut self.lesson {
            let before = run.index();
            does(run);
            self.is_revealed &= run.index() == before;
        }
        self.note_lesson();
    }

    /// The edition in which something is shown that holds in these.
    fn edition(&self, holds: impl Fn(Edition) -> bool, newest: Edition) -> Edition {
        self.class.edition.filter(|it| holds(*it)).unwrap_or(newest)
    }

    fn open_lesson(&mut self, name: &str, cx: &mut AppContext<'_>) {
        let known = Curriculum::own().lesson(name).map(|found| &found.content);
        let Some(lesson) = known.or_else(|| self.own.lessons().lesson(name)) else {
            return;
        };
        let holds = |edition| lesson.editions.contains(edition);
        let edition = self.edition(holds, lesson.newest_edition());
        if let Ok(run) = LessonRun::new(lesson.clone(), edition) {
            self.lesson = Some((name.to_owned(), run));
            cx.window.show(Screen::Lesson);
        }
    }

    fn open_situation(&mut self, name: &str, cx: &mut AppContext<'_>) {
        let known = Curriculum::own()
            .situation(name)
            .map(|found| &found.content);
        let Some(situation) = known.or_else(|| self.own.lessons().situation(name)) else {
            return;
        };
        let holds = |edition| situation.editions.contains(edition);
        let edition = self.edition(holds, situation.newest_edition());
        // The order follows from what was answered before: another one each time it is asked.
        let progress = self.records.learners().progress();
        let asked = progress.map_or(0, LearnerProgress::answers);
        let seed = SituationRun::seed(name, asked);
        if let Ok(run) = SituationRun::new(situation.clone(), edition) {
            self.situation = Some((name.to_owned(), run.in_drawn_order(seed)));
            cx.window.show(Screen::Situation);
        }
    }

    /// Opens a lesson that is to be made, or an empty one.
    pub fn open_draft(&mut self, draft: Option<LessonDraft>, cx: &mut AppContext<'_>) {
        let edition = self.class.edition.unwrap_or_default();
        self.draft = draft.or_else(|| LessonDraft::from_the_start(edition).ok());
        self.draft_file = None;
        cx.window.show(Screen::LessonEditor);
        cx.context.request_repaint();
    }

    /// Somebody shows something at the board of the lesson that is being made.
    pub fn act_in_draft(&mut self, deed: Deed, cx: &AppContext<'_>) {
        if let Some(draft) = &mut self.draft {
            let before = draft.game().log().len();
            draft.hear(deed);
            sound_from(draft.game(), before, cx);
        }
    }

    /// Does something with the lesson that is being made.
    fn make(&mut self, act: DraftAct, cx: &mut AppContext<'_>) {
        if let DraftAct::Edit(file) = act {
            let found = self.own.lessons().find(&file);
            let lesson = found.and_then(|it| it.content.lesson());
            if let Some(draft) = lesson.and_then(|it| LessonDraft::of_lesson(it)) {
                self.open_draft(Some(draft), cx);
                self.draft_file = Some(file);
            }
            return;
        }
        if matches!(act, DraftAct::Begin) {
            return self.open_draft(None, cx);
        }
        let Some(draft) = &mut self.draft else { return };
        match act {
            DraftAct::Name(title) => draft.title = title,
            DraftAct::Say(place, text) => {
                if let Some(step) = draft.step_mut(place) {
                    step.sentence = text;
                }
            }
            DraftAct::SayAfter(place, text) => {
                if let Some(step) = draft.step_mut(place) {
                    step.after = text;
                }
            }
            DraftAct::Ask(place, goal) => {
                if let Some(step) = draft.step_mut(place) {
                    step.goal = goal;
                }
            }
            DraftAct::NextStep => draft.next_step(),
            DraftAct::Undo => draft.undo(),
            DraftAct::Save => {
                let text = draft.lesson().written();
                self.add_lesson(&text, cx);
            }
            DraftAct::Begin | DraftAct::Edit(_) => {}
        }
    }

    fn delete_own_lesson(&mut self, file: &str, cx: &mut AppContext<'_>) {
        if let Err(error) = self.own.delete(file, cx) {
            let path = self.own.lessons().folder.join(file);
            cx.notifications
                .add(Notification::Unwritable(path, problem_of(&error)));
        }
    }

    /// Keeps a lesson among a teacher's own, and tells where.
    fn add_lesson(&mut self, text: &str, cx: &mut AppContext<'_>) {
        let name = format!("lesson {}", cx.local_time().file_stamp());
        let kept = match &self.draft_file {
            Some(file) => self.own.replace(file, text, cx),
            None => self.own.add(&name, text, cx),
        };
        let told = match kept {
            Ok(path) => {
                self.draft = None;
                cx.window.show(Screen::Learn);
                Notification::Written(path)
            }
            Err(error) => {
                let path = self.own.lessons().folder.clone();
                Notification::Unwritable(path, problem_of(&error))
            }
        };
        cx.notifications.add(told);
    }

    /// A lesson of a teacher's own that lies open is shown as its file has it now, at the same step.
    fn read_anew(&mut self, cx: &mut AppContext<'_>) {
        let Some((name, step)) = self
            .lesson
            .as_ref()
            .map(|(name, run)| (name.clone(), run.index()))
        else {
            return;
        };
        let is_open = cx.window.screen() == Screen::Lesson;
        let has_changed = self.own.lessons().lesson(&name).is_some_and(|lesson| {
            let shown = self.lesson.as_ref().map(|(_, run)| run.lesson());
            shown.is_some_and(|shown| shown != lesson)
        });
        if is_open && has_changed {
            self.open_lesson(&name, cx);
            self.in_lesson(|run| run.go_to(step));
        }
    }

    /// Shows a case of the library by that edition, before its first act.
    pub fn watch_case(&mut self, name: &str, edition: Edition, cx: &mut AppContext<'_>) {
        let Some(case) = CaseLibrary::open().named(name) else {
            return;
        };
        if let Ok(scene) = Scene::new(&case.script(), edition) {
            self.scene = Some((name.to_owned(), scene));
            self.last = cx.timestamp.steady;
            cx.window.show(Screen::Scene);
        }
    }

    /// Shows what was noted in the game with a partner as a scene.
    fn open_moment(&mut self, at: usize, cx: &mut AppContext<'_>) {
        let run = self.practice.run();
        let scene = run.and_then(|run| {
            let script = run.moment(at)?;
            Scene::new(&script, run.terms().edition).ok()
        });
        if let Some(scene) = scene {
            self.scene = Some((String::new(), scene));
            self.last = cx.timestamp.steady;
            cx.window.show(Screen::Scene);
        }
    }

    /// Lets whoever watches a case do what they like on its board.
    fn try_scene(&mut self, cx: &mut AppContext<'_>) {
        let Some((name, scene)) = &self.scene else {
            return;
        };
        let edition = scene.edition();
        let Some(case) = CaseLibrary::open().named(name) else {
            return;
        };
        let words = cx.words;
        let script = case.script();
        let told = [
            ("title", script.about.clone()),
            ("aim", String::new()),
            ("s1", words.tr("try-case").into_owned()),
            ("s1-hint", words.tr("try-case-hint").into_owned()),
        ];
        let lesson = Lesson::free(script, told.map(|(key, text)| (key.to_owned(), text)));
        if let Ok(run) = LessonRun::new(Arc::new(lesson), edition) {
            self.lesson = Some((String::new(), run));
            cx.window.show(Screen::Lesson);
        }
    }

    /// What lies open begins again in the edition that was chosen.
    #[expect(
        clippy::wildcard_enum_match_arm,
        reason = "on the other screens nothing lies open"
    )]
    fn change_edition(&mut self, cx: &mut AppContext<'_>) {
        match cx.window.screen() {
            Screen::Lesson => {
                if let Some((name, _)) = self.lesson.take() {
                    self.open_lesson(&name, cx);
                }
            }
            Screen::Situation => {
                if let Some((name, _)) = self.situation.take() {
                    self.open_situation(&name, cx);
                }
            }
            Screen::Scene => {
                if let Some((name, scene)) = self.scene.take() {
                    let edition = self.class.edition.unwrap_or(scene.edition());
                    self.watch_case(&name, edition, cx);
                }
            }
            _ => {}
        }
    }

    /// Rules on the situation that lies open, for whoever learns now or for those who answered by name.
    fn rule(&mut self, place: usize, both: Option<&[(String, usize)]>, cx: &AppContext<'_>) {
        let Some((name, run)) = &mut self.situation else {
            return;
        };
        if run.choice().is_some() {
            return;
        }
        run.answer(place);
        if let Some(is_right) = run.is_right() {
            cx.platform.play(sound_of(is_right));
        }
        let (edition, today, now) = (run.edition(), self.today, cx.timestamp.steady);
        if let Some(both) = both {
            for (learner, place) in both {
                let is_right = run.situation().answers[*place].is_right(edition);
                self.records
                    .note_situation_of(learner, (name, edition), is_right, today, now);
            }
        } else if let Some(is_right) = run.is_right() {
            self.records
                .note_situation((name, edition), is_right, today, now);
        }
    }

    fn in_scene(&mut self, act: SceneAct, screen: Screen) {
        let does = |scene: &mut Scene| match act {
            SceneAct::Toggle => scene.toggle(),
            SceneAct::Again => scene.again(),
            SceneAct::Slower => scene.toggle_slowness(),
            SceneAct::Forward => scene.step(),
            SceneAct::Back => scene.step_back(),
            SceneAct::GoTo(acts) => scene.go_to_act(acts),
        };
        if screen == Screen::Scene {
            if let Some((_, scene)) = &mut self.scene {
                does(scene);
            }
        } else if let Some((_, run)) = &mut self.situation {
            run.in_scene(does);
        }
    }

    /// A game against a program is over that was conducted so.
    pub fn note_game(&mut self, game: ConductedGame, cx: &AppContext<'_>) {
        self.records.note_game(game, cx);
    }

    /// Notes a lesson that was finished.
    fn note_lesson(&mut self) {
        let Some((name, run)) = &self.lesson else {
            return;
        };
        let has_name = !name.is_empty();
        if has_name && run.is_finished() && run.is_done_without_skipping() {
            let (is_alone, today) = (run.is_done_alone(), self.today);
            self.records.note_lesson(name, is_alone, today, self.last);
        } else if has_name && run.tries() >= TRIES_OF_THE_STUCK {
            let stuck = StuckStep {
                step: run.index() + 1,
                tries: run.tries(),
                last: self.today,
            };
            self.records.note_stuck(name, stuck, self.last);
        }
    }

    /// Time passes for what is shown, and what was learnt is kept.
    #[expect(
        clippy::wildcard_enum_match_arm,
        reason = "on the other screens nothing is learnt"
    )]
    pub fn time_passes(&mut self, cx: &mut AppContext<'_>) {
        let now = cx.timestamp.steady;
        let passed = now.saturating_sub(self.last).min(LONGEST_STRETCH);
        self.last = now;
        self.today = cx.local_time().day_number();
        let until = match cx.window.screen() {
            Screen::Lesson => self.lesson.as_mut().and_then(|(_, run)| {
                let before = run.game().log().len();
                run.let_time_pass(passed);
                sound_from(run.game(), before, cx);
                run.until_change()
            }),
            Screen::Situation => self.situation.as_mut().and_then(|(_, run)| {
                let before = run.scene().game().log().len();
                run.let_time_pass(passed);
                sound_from(run.scene().game(), before, cx);
                run.scene().playback().until_next()
            }),
            Screen::Scene => self.scene.as_mut().and_then(|(_, scene)| {
                let before = scene.game().log().len();
                scene.let_time_pass(passed);
                sound_from(scene.game(), before, cx);
                scene.playback().until_next()
            }),
            Screen::Practice => self.practice.let_time_pass(passed, cx),
            _ => None,
        };
        if let Some(until) = until {
            cx.context.request_repaint_after(until.min(LONGEST_STRETCH));
        }
        let screen = cx.window.screen();
        let shows_own = matches!(screen, Screen::Learn | Screen::Lesson | Screen::LessonCheck);
        if shows_own && self.own.time_passes(cx) {
            self.read_anew(cx);
        }
        self.engines.time_passes();
        self.note_lesson();
        self.records.time_passes(cx);
    }

    pub fn finish(&mut self, cx: &mut AppContext<'_>) {
        self.records.finish(cx);
    }
}

/// Which step of a lesson is open, how many of its tries went wrong, and whether it waits for the learner.
fn answers(run: &LessonRun) -> (usize, u32, bool) {
    let waits = matches!(run.state(), StepState::Hands | StepState::Asking);
    (run.index(), run.tries(), waits)
}

/// What was answered since is heard: that something was done right, or that a try went wrong.
fn sound_of_answer(run: &LessonRun, before: (usize, u32, bool), cx: &AppContext<'_>) {
    let now = answers(run);
    let is_right = before.2 && (now.0 != before.0 || !now.2);
    if is_right || now.1 > before.1 {
        cx.platform.play(sound_of(is_right));
    }
}

/// What is heard of an answer or a try.
const fn sound_of(is_right: bool) -> Sound {
    if is_right { Sound::Right } else { Sound::Wrong }
}
