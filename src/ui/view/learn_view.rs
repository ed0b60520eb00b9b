//! What the panels see of what is being learnt, and what they can ask for there.

use super::own_lessons::OwnLessons;
use jadoube_core::i18n::Language;
use jadoube_core::laws::Edition;
use jadoube_core::learn::next_situation::Practised;
use jadoube_core::learn::partner::Call;
use jadoube_core::learn::progress::{DayNumber, TakenExam};
use jadoube_core::learn::situation_run::Scene;
use jadoube_core::learn::{
    Learners, LessonDraft, LessonRun, Level, PracticeRun, PracticeTerms, SituationRun,
};
use jadoube_core::record::ChessEngine;

/// What is being learnt, and what was.
#[derive(Clone, Copy, Debug)]
pub struct LearnView<'a> {
    /// The lesson that lies open, with its name.
    pub lesson: Option<(&'a str, &'a LessonRun)>,
    /// The situation that lies open, with its name.
    pub situation: Option<(&'a str, &'a SituationRun)>,
    /// The case that is watched, with its name.
    pub scene: Option<(&'a str, &'a Scene)>,
    /// The game against a partner who slips.
    pub practice: Option<&'a PracticeRun>,
    /// The how manieth time a game with a partner was asked for, and what it is to be.
    pub proposed: Option<(u64, &'a PracticeTerms)>,
    /// The engines that were found on this machine.
    pub engines: &'a [ChessEngine],
    /// The lesson that is being made.
    pub draft: Option<&'a LessonDraft>,
    /// All learners on this machine.
    pub learners: &'a Learners,
    pub class: &'a ClassChoices,
    /// What a teacher has written.
    pub own: &'a OwnLessons,
    pub today: DayNumber,
    /// Whether the ruling of the lesson is held back until the teacher shows it.
    pub is_held_back: bool,
}

impl<'a> LearnView<'a> {
    /// Nothing lies open, on the first day.
    pub const fn new(learners: &'a Learners, class: &'a ClassChoices, own: &'a OwnLessons) -> Self {
        Self {
            lesson: None,
            situation: None,
            scene: None,
            practice: None,
            proposed: None,
            engines: &[],
            draft: None,
            learners,
            class,
            own,
            today: 0,
            is_held_back: false,
        }
    }
}

/// How a class learns: chosen by whoever teaches, for as long as the program runs.
#[expect(
    clippy::struct_excessive_bools,
    reason = "each is one thing a teacher switches on or off"
)]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct ClassChoices {
    /// The edition in which everything is shown; without one, the newest in which it holds.
    pub edition: Option<Edition>,
    /// Whether a ruling is shown only when the teacher wants it.
    pub holds_back: bool,
    /// Whether everything is drawn for a projector.
    pub is_projected: bool,
    /// Whether situations are answered against the clock.
    pub is_against_clock: bool,
    /// Whether two learners answer, one with the keys of each side.
    pub has_two_learners: bool,
    /// Which situations are practised.
    pub practised: Practised,
}

/// What can be asked for in what is being learnt.
#[derive(Clone, Debug)]
pub enum LearnCommand {
    /// Opens the lesson of that name.
    OpenLesson(String),
    /// Goes to the next step of the lesson.
    NextStep,
    StepAgain,
    /// Takes again what went wrong in the lesson.
    TakeMissedAgain,
    /// Shows the way through the step.
    ShowStep,
    /// Goes to that step, from 0.
    GoToStep(usize),
    /// Stops what is played, or lets it go on.
    TogglePlayback,
    /// Plays slowly what is played in a lesson, or at the usual pace.
    ToggleSlowness,
    /// Plays the next act of what is played in a lesson.
    PlayNextAct,
    /// Shows the ruling that was held back.
    RevealRuling,
    /// Opens the folder of a teacher's own lessons in the system's own window.
    OpenFolder,
    /// Begins to make a lesson of the game on the table.
    MakeLesson,
    /// Does something with the lesson that is being made.
    Draft(DraftAct),
    /// Deletes the file of that name from the folder of a teacher's own lessons.
    DeleteOwnLesson(String),
    /// Chooses an answer of the lesson's question, by its place.
    AnswerStep(usize),
    /// Opens the situation of that name.
    OpenSituation(String),
    /// Chooses a ruling, by its place.
    Rule(usize),
    /// Chooses a ruling for two learners who have answered: its place, and what each of them chose, by name.
    RuleForBoth(usize, Vec<(String, usize)>),
    /// An exam of that level was taken and marked, by the learner of that name.
    NoteExam(String, Level, TakenExam),
    /// Lets whoever watches a case do what they like on its board.
    TryScene,
    /// Does something with the scene of the situation or case that lies open.
    Scene(SceneAct),
    /// Everything is said in that language; nothing else among the settings changes.
    Speak(Language),
    /// Does something in the game against a partner who slips.
    Practice(PracticeAct),
    /// Another learner learns from now on; one of whom nothing is known begins.
    ChooseLearner(String),
    /// What a learner has done is forgotten.
    AddLearners(Vec<String>),
    ForgetLearner(String),
    /// The class learns so from now on.
    ChooseForClass(ClassChoices),
}

/// What can be done with a lesson that is being made.
#[derive(Clone, Debug)]
pub enum DraftAct {
    /// Begins one at the starting position.
    Begin,
    /// Changes the lesson that the file of that name holds.
    Edit(String),
    /// Calls it so.
    Name(String),
    /// Writes the sentence of the step at that place.
    Say(usize, String),
    /// Writes what is told after the step at that place.
    SayAfter(usize, String),
    /// Shows the acts of the step at that place, or asks for the goal of that place.
    Ask(usize, Option<usize>),
    NextStep,
    Undo,
    /// Keeps it among a teacher's own lessons.
    Save,
}

/// What can be done in practice with a partner.
#[derive(Clone, Debug)]
pub enum PracticeAct {
    /// Proposes these terms for the next game.
    Propose(Box<PracticeTerms>),
    /// Begins a game under these terms.
    Start(Box<PracticeTerms>),
    /// Steps in, as the arbiter.
    StepIn(Call),
    /// Answers the claim that stands: whether it holds.
    AnswerClaim(bool),
    /// Ends the game, and shows what was noticed and what was missed.
    End,
    /// Opens what was noted at that place as a scene.
    OpenMoment(usize),
    /// Puts the game away, so that another can be agreed on.
    PutAway,
}

/// What can be done with a scene.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SceneAct {
    /// Plays it, or stops it.
    Toggle,
    /// Plays it from its beginning.
    Again,
    /// Plays it slowly, or at the usual pace.
    Slower,
    /// The next act at once.
    Forward,
    /// As it was before the last act.
    Back,
    /// As it stands after so many acts of the script.
    GoTo(usize),
}

impl LearnCommand {
    /// Whether something begins by it that has the board to itself.
    pub const fn begins_something(&self) -> bool {
        matches!(
            self,
            Self::OpenLesson(_)
                | Self::OpenSituation(_)
                | Self::Practice(PracticeAct::Start(_))
                | Self::Draft(DraftAct::Begin | DraftAct::Edit(_))
        )
    }
}
