//! A lesson that is made by showing: acts are recorded at the board, and the teacher says what each stretch of them is.

use super::goal::{Goal, touched};
use super::learner_side::LearnerSide;
use super::lesson::{Lesson, LessonStep, StepKind};
use super::practice_game::PracticeGame;
use super::reference_solution::later;
use super::rule_name::RuleName;
use crate::chess::Color;
use crate::clock::Moment;
use crate::laws::{ArbiterAct, Channel, Consequence, Deed, Edition, Event, PlayerAct, Terms};
use crate::record::Entry;
use crate::record::play_mode::Hands;
use crate::record::script::{Expectation, Script, Times, Unplayable};

/// The time that each player has, as the lessons of the program give it.
const TIME: &str = "5400";

/// How many acts of a game are shown in one step at most.
const ACTS: usize = 24;

/// What stands where nothing was written.
const UNWRITTEN: &str = "…";

/// A lesson that is being made, with the game in which its acts were recorded.
#[derive(Clone, Debug)]
pub struct LessonDraft {
    /// What the lesson is called.
    pub title: String,
    start: Script,
    game: PracticeGame,
    /// The steps in order; acts are recorded in the last.
    steps: Vec<DraftStep>,
    /// What it held when it was opened.
    opened: DraftContent,
}

/// All that a teacher puts into a lesson.
#[derive(Clone, Debug, Default, PartialEq)]
struct DraftContent {
    title: String,
    steps: Vec<DraftStep>,
    events: Vec<Event>,
}

/// A step of it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct DraftStep {
    /// The sentence above the board.
    pub sentence: String,
    /// What is told once the step is done, or beneath what was ruled in it.
    pub after: String,
    /// The place of the goal among [`LessonDraft::goals`]; without one, its acts are shown.
    pub goal: Option<usize>,
    /// How much had happened when it began.
    from: usize,
}

/// What is still to be written before a lesson can be kept.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unwritten {
    /// The title of the lesson.
    Title,
    /// The sentence of the step at that place.
    Sentence(usize),
    /// What the step at that place shows, of which there are only words.
    Acts(usize),
}

/// What a learner may be asked to do, as it follows from what was done.
#[derive(Clone, Copy, Debug, PartialEq, Eq, strum::Display)]
#[strum(serialize_all = "kebab-case")]
pub enum GoalKind {
    /// That move.
    ThisMove,
    /// Any move of that piece.
    ThisPiece,
    /// Any move.
    AnyMove,
    /// To touch that piece first.
    Touch,
    /// To say or claim that.
    Say,
    /// To make that mistake, on which the arbiter rules.
    Mistake,
}

impl LessonDraft {
    /// A lesson that begins so, under that edition, in which nothing was recorded yet.
    ///
    /// # Errors
    /// [`Unplayable`] when no acts can begin there.
    pub fn new(start: Script, edition: Edition) -> Result<Self, Unplayable> {
        let start = Script {
            edition,
            acts: Vec::new(),
            expect: None,
            ..start
        };
        let mut draft = Self {
            title: String::new(),
            game: PracticeGame::begin(&start, edition)?,
            start,
            steps: vec![DraftStep::default()],
            opened: DraftContent::default(),
        };
        draft.opened = draft.content();
        Ok(draft)
    }

    /// A lesson from the first move on, with the time that lessons have, under that edition.
    ///
    /// # Errors
    /// [`Unplayable`] never: nothing hinders a game from its beginning.
    pub fn from_the_start(edition: Edition) -> Result<Self, Unplayable> {
        let start = Script {
            time: TIME.parse().ok().map(Times::same),
            ..Script::default()
        };
        Self::new(start, edition)
    }

    /// A lesson of the game that was played under these terms: its acts in their order, parted where something weighty was
    /// ruled.
    ///
    /// # Errors
    /// [`Unplayable`] when the game cannot be played again from its beginning.
    pub fn of_game(terms: &Terms, log: &[Entry]) -> Result<Self, Unplayable> {
        let mut draft = Self::new(Script::of(terms), terms.edition)?;
        // A lesson begins with its first act, however long the game had lain on the table.
        let first = log.iter().find(|it| is_shown(it));
        let begun = first.map_or(Moment::START, |entry| entry.event.at);
        for entry in log.iter().filter(|it| is_shown(it)) {
            draft.game.hear(&Event {
                at: Moment::after(entry.event.at - begun),
                deed: entry.event.deed.clone(),
            });
            let is_ruled = draft.game.log().last().is_some_and(Entry::is_grave);
            if is_ruled || draft.acts(draft.steps.len() - 1).len() >= ACTS {
                draft.next_step();
            }
        }
        if draft.steps.len() > 1 && draft.acts(draft.steps.len() - 1).is_empty() {
            draft.steps.pop();
        }
        Ok(draft)
    }

    /// The draft of a lesson that was made so, to be changed; nothing of one that holds more than a draft does.
    pub fn of_lesson(lesson: &Lesson) -> Option<Self> {
        let mut draft = Self::new(lesson.start.clone(), lesson.newest_edition()).ok()?;
        let word = |key: String| {
            let text = lesson.words.get(&key).map(String::as_str);
            text.filter(|it| *it != UNWRITTEN)
                .unwrap_or_default()
                .to_owned()
        };
        draft.title = word("title".to_owned());
        for (number, step) in (1..).zip(&lesson.steps) {
            if step.kind != StepKind::Ruling {
                draft.next_step();
                let begun = draft.game.now();
                for act in step.acts.iter().chain(&step.then) {
                    draft.game.hear(&later(act, begun));
                }
            }
            let goals = draft.goals(draft.steps.len() - 1);
            let last = draft.steps.last_mut()?;
            last.after = word(format!("s{number}-after"));
            if step.kind != StepKind::Ruling {
                last.sentence = word(format!("s{number}"));
                let mut wanted = step.goal.clone();
                if step.kind == StepKind::Mistake {
                    wanted.iter_mut().for_each(by_fault);
                }
                last.goal = goals.iter().position(|(_, it)| wanted == [it.clone()]);
            }
        }
        draft.opened = draft.content();
        let made = draft.lesson();
        let is_kept = |text: &String| made.words.values().any(|it| it == text);
        let mut steps = lesson.steps.clone();
        let mistakes = steps.iter_mut().filter(|it| it.kind == StepKind::Mistake);
        mistakes.flat_map(|it| &mut it.goal).for_each(by_fault);
        let is_same = made.steps == steps && lesson.words.values().all(is_kept);
        is_same.then_some(draft)
    }

    /// What is still to be written before it can be kept, the first of it.
    pub fn unwritten(&self) -> Option<Unwritten> {
        let is_empty = |text: &str| text.trim().is_empty();
        if is_empty(&self.title) {
            return Some(Unwritten::Title);
        }
        let mut steps = self.steps.iter().enumerate();
        steps.find_map(|(place, step)| {
            if self.acts(place).is_empty() {
                let is_said = !is_empty(&step.sentence) || !is_empty(&step.after);
                is_said.then_some(Unwritten::Acts(place))
            } else {
                is_empty(&step.sentence).then_some(Unwritten::Sentence(place))
            }
        })
    }

    /// Whether anything in it is other than it was opened with.
    pub fn is_changed(&self) -> bool {
        self.content() != self.opened
    }

    /// All that a teacher puts into it.
    fn content(&self) -> DraftContent {
        let log = self.game.log().iter();
        DraftContent {
            title: self.title.clone(),
            steps: self.steps.clone(),
            events: log.map(|it| it.event.clone()).collect(),
        }
    }

    /// The game in which the acts are recorded.
    pub const fn game(&self) -> &PracticeGame {
        &self.game
    }

    /// The edition by which it is ruled.
    pub const fn edition(&self) -> Edition {
        self.start.edition
    }

    /// Its steps, in order.
    pub fn steps(&self) -> &[DraftStep] {
        &self.steps
    }

    /// The step at that place, to be changed.
    pub fn step_mut(&mut self, place: usize) -> Option<&mut DraftStep> {
        self.steps.get_mut(place)
    }

    /// Records that this was done, in the last step.
    pub fn hear(&mut self, deed: Deed) {
        let at = self.game.now();
        let place = self.steps.len() - 1;
        let before = self.goals(place);
        self.game.hear(&Event { at, deed });
        // What was chosen is no longer offered at its place.
        if self.goals(place) != before
            && let Some(step) = self.steps.last_mut()
        {
            step.goal = None;
        }
    }

    /// Begins another step, unless nothing was recorded in the last one.
    pub fn next_step(&mut self) {
        if !self.acts(self.steps.len() - 1).is_empty() {
            self.steps.push(DraftStep {
                from: self.game.log().len(),
                ..DraftStep::default()
            });
        }
    }

    /// Takes back what was recorded in the last step, or, where nothing was, in the one before it.
    pub fn undo(&mut self) {
        if self.acts(self.steps.len() - 1).is_empty() && self.steps.len() > 1 {
            self.steps.pop();
        }
        let Some(last) = self.steps.last_mut() else {
            return;
        };
        last.goal = None;
        let kept: Vec<Event> = self.game.log()[..last.from]
            .iter()
            .map(|it| it.event.clone())
            .collect();
        if let Ok(game) = PracticeGame::begin(&self.start, self.start.edition) {
            self.game = game;
            for event in kept.iter().filter(|it| !matches!(it.deed, Deed::Flag(_))) {
                self.game.hear(event);
            }
        }
    }

    /// Returns what was recorded in the step at that place.
    pub fn acts(&self, place: usize) -> &[Entry] {
        let log = self.game.log();
        let from = self.steps.get(place).map_or(log.len(), |it| it.from);
        let to = self.steps.get(place + 1).map_or(log.len(), |it| it.from);
        &log[from.min(log.len())..to.min(log.len())]
    }

    /// Returns the player who acts first in the step at that place: the learner, where they are to do it.
    fn learner(&self, place: usize) -> Option<Color> {
        self.acts(place).iter().find_map(|it| it.event.player())
    }

    /// Returns what a learner may be asked to do in the step at that place, the narrowest first; nothing where its acts can
    /// only be shown.
    pub fn goals(&self, place: usize) -> Vec<(GoalKind, Goal)> {
        let Some(learner) = self.learner(place) else {
            return Vec::new();
        };
        let own = || {
            let acts = self.acts(place).iter();
            acts.take_while(move |it| it.event.player() == Some(learner))
        };
        let faulty = own().filter(|it| it.is_grave()).flat_map(|it| &it.rulings);
        if let Some(ruling) = faulty.clone().find(|it| it.finds_fault()) {
            let rule = RuleName(ruling.rule);
            return vec![(GoalKind::Mistake, Goal::Fault(rule))];
        }
        let completed = own().flat_map(Entry::consequences).find_map(|it| {
            let token = it.to_string();
            matches!(it, Consequence::Completed(_)).then_some(token)
        });
        if let Some(token) = completed {
            let piece = token.get(..12).unwrap_or(&token).to_owned();
            return vec![
                (GoalKind::ThisMove, Goal::Follows(token)),
                (GoalKind::ThisPiece, Goal::Follows(piece)),
                (GoalKind::AnyMove, Goal::Follows("completed".to_owned())),
            ];
        }
        let is_said = |act: &&PlayerAct| {
            matches!(
                act.kind().channel,
                Channel::Voice | Channel::Pen | Channel::Clock
            )
        };
        let said = own().filter_map(|it| it.event.player_act()).filter(is_said);
        let mut touches = own()
            .filter_map(|it| it.event.player_act())
            .filter_map(touched);
        let said = said.last().map(|it| (GoalKind::Say, Goal::Did(it.clone())));
        let touch = touches
            .next()
            .map(|it| (GoalKind::Touch, Goal::TouchedFirst(it)));
        said.into_iter().chain(touch).collect()
    }

    /// Returns the lesson as it stands; what a learner could not be asked to do is shown, so that nothing in it is wrong.
    pub fn lesson(&self) -> Lesson {
        let asked = (0..self.steps.len()).filter(|place| self.steps[*place].goal.is_some());
        let mut asked: Vec<usize> = asked.collect();
        loop {
            let (lesson, owners) = self.assembled(&asked);
            let faults = lesson.faults();
            let wrong = faults.iter().filter_map(|it| it.step);
            let wrong: Vec<usize> = wrong
                .filter_map(|step| owners.get(step - 1).copied())
                .collect();
            let before = asked.len();
            asked.retain(|place| !wrong.contains(place));
            if asked.len() == before {
                return lesson;
            }
        }
    }

    /// The lesson in which these steps are asked for and the others shown, and the place of each of its steps here.
    fn assembled(&self, asked: &[usize]) -> (Lesson, Vec<usize>) {
        let title = self.title.trim();
        let mut lesson = Lesson {
            about: if title.is_empty() { UNWRITTEN } else { title }.to_owned(),
            editions: self.edition().name().parse().unwrap_or_default(),
            hands: Hands::default(),
            start: self.start.clone(),
            ..Lesson::default()
        };
        let mut owners = Vec::new();
        let mut words = vec![("title".to_owned(), lesson.about.clone())];
        let mut from = Moment::START;
        for (place, step) in self.steps.iter().enumerate() {
            let entries = self.acts(place);
            let Some(last) = entries.last() else { continue };
            let mut made = self.step(place, asked.contains(&place), from);
            from = last.event.at;
            let number = lesson.steps.len() + 1;
            let text = |text: &str| {
                let text = text.trim();
                if text.is_empty() { UNWRITTEN } else { text }.to_owned()
            };
            words.push((format!("s{number}"), text(&step.sentence)));
            let is_ruled = last.is_grave() && made.kind != StepKind::Do;
            // What is said behind a step stands once: beneath what was ruled in it, where something was.
            if !step.after.trim().is_empty() {
                let told_at = number + usize::from(is_ruled);
                words.push((format!("s{told_at}-after"), text(&step.after)));
            }
            if is_ruled {
                for ruling in &last.rulings {
                    if !lesson.rules.contains(&RuleName(ruling.rule)) {
                        lesson.rules.push(RuleName(ruling.rule));
                    }
                }
            }
            made.expect = None;
            lesson.steps.push(made);
            owners.push(place);
            if is_ruled {
                lesson.steps.push(LessonStep {
                    kind: StepKind::Ruling,
                    ..LessonStep::default()
                });
                owners.push(place);
            }
        }
        lesson.words = words.into_iter().collect();
        for (step, lines) in lesson.ruled(self.edition()).into_iter().enumerate() {
            if let Some(step) = lesson.steps.get_mut(step).filter(|_| !lines.is_empty()) {
                step.expect = Some(Expectation::same(lines));
            }
        }
        (lesson, owners)
    }

    /// The step at that place, asked for or shown, its moments counted from that one.
    fn step(&self, place: usize, is_asked: bool, from: Moment) -> LessonStep {
        let since = |entry: &Entry| Event {
            at: Moment::START + (entry.event.at - from),
            deed: entry.event.deed.clone(),
        };
        let acts = self.acts(place).iter();
        let mut acts: Vec<Event> = acts
            .filter(|it| !matches!(it.event.deed, Deed::Flag(_)))
            .map(since)
            .collect();
        let goal = self.steps[place].goal;
        let goal = goal.and_then(|goal| self.goals(place).into_iter().nth(goal));
        let learner = self.learner(place).filter(|_| is_asked);
        let (Some(learner), Some((kind, goal))) = (learner, goal) else {
            return LessonStep {
                kind: StepKind::Watch,
                acts,
                ..LessonStep::default()
            };
        };
        let own = acts.iter().take_while(|it| it.player() == Some(learner));
        let then = acts.split_off(own.count());
        LessonStep {
            kind: if kind == GoalKind::Mistake {
                StepKind::Mistake
            } else {
                StepKind::Do
            },
            plays: Some(LearnerSide::from(learner)),
            goal: vec![goal],
            acts,
            then,
            ..LessonStep::default()
        }
    }
}

/// Lets a mistake be known by the fault itself, where a lesson that was made earlier asks for any ruling of its rule.
fn by_fault(goal: &mut Goal) {
    if let Goal::Ruled(rule) = goal {
        *goal = Goal::Fault(*rule);
    }
}

/// Whether what happened in a game is shown in a lesson of it: no flag, which falls by itself, and nothing that was noted or
/// found out beside the board and led to nothing.
fn is_shown(entry: &Entry) -> bool {
    match &entry.event.deed {
        Deed::Flag(_) | Deed::Arbiter(ArbiterAct::Note(_)) => false,
        Deed::Arbiter(ArbiterAct::Establish(..)) => !entry.rulings.is_empty(),
        Deed::Arbiter(_) | Deed::Player(..) | Deed::Common(..) => true,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::chess::{CastlingMode, Position as _, Square};
    use crate::engine::SeededRng;
    use crate::laws::{Arbiter, CanMate, StandardReason};
    use crate::learn::LessonRun;
    use std::sync::Arc;
    use std::time::Duration;

    fn recorded(acts: &[(Color, PlayerAct)]) -> LessonDraft {
        let mut draft = LessonDraft::from_the_start(Edition::E2023).expect("it begins");
        for (color, act) in acts {
            draft.hear(Deed::Player(*color, act.clone()));
        }
        draft
    }

    fn assert_right(draft: &LessonDraft) -> Lesson {
        let lesson = draft.lesson();
        let written = lesson.written();
        assert_eq!(
            Lesson::read(&written).expect("it is read"),
            lesson,
            "{written}"
        );
        assert_eq!(lesson.faults(), [], "{written}");
        lesson
    }

    #[test]
    fn what_was_done_is_shown_or_asked_for_as_the_teacher_chose() {
        let e4 = PlayerAct::Move("e4".to_owned());
        let mut draft = recorded(&[(Color::White, e4)]);
        draft.title = "The first move".to_owned();
        draft.step_mut(0).expect("a step").sentence = "Watch.".to_owned();
        draft.next_step();
        draft.hear(Deed::Player(Color::Black, PlayerAct::Move("e5".to_owned())));
        let kinds: Vec<GoalKind> = draft.goals(1).into_iter().map(|it| it.0).collect();
        assert_eq!(
            kinds,
            [GoalKind::ThisMove, GoalKind::ThisPiece, GoalKind::AnyMove]
        );
        for (place, (kind, _)) in draft.goals(1).into_iter().enumerate() {
            draft.step_mut(1).expect("a step").goal = Some(place);
            let lesson = assert_right(&draft);
            let kinds: Vec<StepKind> = lesson.steps.iter().map(|it| it.kind).collect();
            assert_eq!(kinds, [StepKind::Watch, StepKind::Do], "{kind}");
            assert_eq!(lesson.words["s1"], "Watch.");
        }
    }

    /// A mistake is made where its fault was found, not where anything was ruled by the same rule.
    #[test]
    fn a_mistake_that_is_asked_for_can_be_made_to_its_end() {
        let mistake = [
            PlayerAct::Touch(Square::G8),
            PlayerAct::LetGo,
            PlayerAct::Lift(Square::E7),
            PlayerAct::Release(Square::E5),
            PlayerAct::Press,
        ];
        let mut draft = recorded(&[(Color::White, PlayerAct::Move("e4".to_owned()))]);
        draft.next_step();
        for act in &mistake {
            draft.hear(Deed::Player(Color::Black, act.clone()));
        }
        assert_eq!(draft.goals(1)[0].0, GoalKind::Mistake);
        draft.step_mut(1).expect("a step").goal = Some(0);
        let lesson = Arc::new(assert_right(&draft));
        let run = || {
            let mut run = LessonRun::new(lesson.clone(), Edition::E2023).expect("it begins");
            run.go_to(1);
            run
        };
        let mut touches = run();
        touches.act(Deed::Player(Color::Black, PlayerAct::Touch(Square::E7)));
        assert_eq!(touches.done()[1], None);
        let mut makes = run();
        // What was touched before is noticed once the other piece is let go; the press comes behind it.
        for act in &mistake[..4] {
            assert_eq!(makes.done()[1], None, "{act:?}");
            makes.act(Deed::Player(Color::Black, act.clone()));
        }
        assert!(makes.done()[1].is_some());
    }

    #[test]
    fn what_is_made_can_be_changed_later_and_other_lessons_are_left_alone() {
        let mut draft = recorded(&[(Color::White, PlayerAct::Move("e4".to_owned()))]);
        draft.title = "Two knights".to_owned();
        draft.step_mut(0).expect("a step").sentence = "Watch.".to_owned();
        draft.next_step();
        draft.hear(Deed::Player(Color::Black, PlayerAct::Move("e5".to_owned())));
        draft.next_step();
        for act in [
            PlayerAct::Lift(Square::G1),
            PlayerAct::Release(Square::G3),
            PlayerAct::Press,
        ] {
            draft.hear(Deed::Player(Color::White, act));
        }
        for (place, goal) in [(1, 1), (2, 0)] {
            let step = draft.step_mut(place).expect("a step");
            step.goal = Some(goal);
            step.sentence = format!("Step {place}.");
            step.after = format!("After {place}.");
        }
        let lesson = assert_right(&draft);
        let texts: Vec<&String> = lesson.words.values().collect();
        let once = texts.iter().filter(|it| **it == "After 2.").count();
        assert_eq!(once, 1, "{texts:?}");
        let again = LessonDraft::of_lesson(&lesson).expect("it can be changed");
        assert_eq!(again.lesson(), lesson);
        assert_eq!(again.steps()[2].after, "After 2.");
        let mut other = lesson;
        other.words.insert("s1-hint".to_owned(), "Look.".to_owned());
        assert!(LessonDraft::of_lesson(&other).is_none());
    }

    #[test]
    fn what_is_still_to_be_written_is_told() {
        let mut draft = recorded(&[(Color::White, PlayerAct::Move("e4".to_owned()))]);
        draft.next_step();
        assert_eq!(draft.unwritten(), Some(Unwritten::Title));
        draft.title = "The first move".to_owned();
        assert_eq!(draft.unwritten(), Some(Unwritten::Sentence(0)));
        draft.step_mut(0).expect("a step").sentence = "Watch.".to_owned();
        assert_eq!(draft.unwritten(), None, "the last step is empty");
    }

    #[test]
    fn a_touch_and_words_can_be_asked_for() {
        let touched = [PlayerAct::Touch(Square::D1), PlayerAct::LetGo];
        let mut draft = recorded(&touched.map(|act| (Color::White, act)));
        assert_eq!(draft.goals(0)[0].0, GoalKind::Touch);
        draft.step_mut(0).expect("a step").goal = Some(0);
        assert_eq!(assert_right(&draft).steps[0].kind, StepKind::Do);
        let mut draft = recorded(&[(Color::White, PlayerAct::Resign)]);
        assert_eq!(draft.goals(0)[0].0, GoalKind::Say);
        draft.step_mut(0).expect("a step").goal = Some(0);
        assert_right(&draft);
    }

    #[test]
    fn an_illegal_move_is_shown_with_its_ruling() {
        let acts = [
            PlayerAct::Lift(Square::G1),
            PlayerAct::Release(Square::G3),
            PlayerAct::Press,
        ];
        let draft = recorded(&acts.map(|act| (Color::White, act)));
        let lesson = assert_right(&draft);
        let kinds: Vec<StepKind> = lesson.steps.iter().map(|it| it.kind).collect();
        assert_eq!(kinds, [StepKind::Watch, StepKind::Ruling]);
        assert!(!lesson.rules.is_empty());
    }

    #[test]
    fn an_illegal_move_can_be_asked_for_as_a_mistake() {
        let acts = [
            PlayerAct::Lift(Square::G1),
            PlayerAct::Release(Square::G3),
            PlayerAct::Press,
        ];
        let mut draft = recorded(&acts.map(|act| (Color::White, act)));
        assert_eq!(draft.goals(0)[0].0, GoalKind::Mistake);
        draft.step_mut(0).expect("a step").goal = Some(0);
        let lesson = assert_right(&draft);
        let kinds: Vec<StepKind> = lesson.steps.iter().map(|it| it.kind).collect();
        assert_eq!(kinds, [StepKind::Mistake, StepKind::Ruling]);
        draft.hear(Deed::Player(Color::White, PlayerAct::OfferDraw));
        assert_eq!(
            draft.steps()[0].goal,
            Some(0),
            "the mistake is still offered"
        );
    }

    #[test]
    fn what_was_chosen_goes_where_it_is_no_longer_offered() {
        let touched = [PlayerAct::Touch(Square::D2), PlayerAct::LetGo];
        let mut draft = recorded(&touched.map(|act| (Color::White, act)));
        draft.step_mut(0).expect("a step").goal = Some(0);
        draft.hear(Deed::Player(Color::White, PlayerAct::Move("d4".to_owned())));
        assert_eq!(draft.steps()[0].goal, None);
        assert_eq!(draft.goals(0)[0].0, GoalKind::ThisMove);
    }

    #[test]
    fn what_was_recorded_last_is_taken_back() {
        let e4 = PlayerAct::Move("e4".to_owned());
        let mut draft = recorded(&[(Color::White, e4)]);
        draft.next_step();
        draft.next_step();
        assert_eq!(draft.steps().len(), 2, "an empty step needs no other");
        draft.hear(Deed::Player(Color::Black, PlayerAct::Move("e5".to_owned())));
        draft.undo();
        assert_eq!((draft.steps().len(), draft.acts(1).len()), (2, 0));
        draft.undo();
        assert_eq!((draft.steps().len(), draft.acts(0).len()), (1, 0));
    }

    /// What hands and voices may do at random, legal or not.
    fn random_act(draft: &LessonDraft, seeded: &mut SeededRng) -> (Color, PlayerAct) {
        let table = draft.game().arbiter().table();
        let position = table.game().position();
        let mover = position.turn();
        let by = if seeded.below(6) == 0 { !mover } else { mover };
        let legal = position.legal_moves();
        let mut square = || Square::new(u32::try_from(seeded.below(64)).unwrap_or_default());
        let (one, other) = (square(), square());
        let act = match seeded.below(14) {
            0..=4 if !legal.is_empty() => {
                let mv = legal[seeded.below(legal.len())];
                PlayerAct::Move(mv.to_uci(CastlingMode::Standard).to_string())
            }
            5 => PlayerAct::Touch(one),
            6 => PlayerAct::LetGo,
            7 => PlayerAct::Lift(one),
            8 => PlayerAct::Release(other),
            9 => PlayerAct::OfferDraw,
            10 => PlayerAct::ClaimIllegal,
            11 => PlayerAct::Adjust,
            12 => PlayerAct::StopClocks,
            _ => PlayerAct::Press,
        };
        (by, act)
    }

    #[test]
    fn whatever_is_recorded_and_chosen_the_lesson_passes_its_check() {
        let mut kinds = Vec::new();
        for seed in 0..40 {
            let mut seeded = SeededRng::new(seed);
            let mut draft = recorded(&[]);
            for _ in 0..30 {
                let (by, act) = random_act(&draft, &mut seeded);
                draft.hear(Deed::Player(by, act));
                let place = draft.steps().len() - 1;
                let goals = draft.goals(place).len();
                if goals > 0 && seeded.below(3) == 0 {
                    draft.step_mut(place).expect("a step").goal = Some(seeded.below(goals));
                }
                if seeded.below(4) == 0 {
                    draft.next_step();
                }
            }
            let lesson = draft.lesson();
            assert_eq!(lesson.faults(), [], "{seed}: {}", lesson.written());
            kinds.extend(lesson.steps.iter().map(|it| it.kind));
        }
        for kind in [StepKind::Watch, StepKind::Do, StepKind::Ruling] {
            assert!(kinds.contains(&kind), "{kind}");
        }
    }

    #[test]
    fn what_is_noted_beside_the_board_is_no_step() {
        let begun = LessonDraft::from_the_start(Edition::E2023).expect("it begins");
        let terms = begun.game().arbiter().terms().clone();
        let mut arbiter = Arbiter::new(terms.clone());
        let players = [
            PlayerAct::Lift(Square::E2),
            PlayerAct::Release(Square::E5),
            PlayerAct::Press,
        ];
        let players = players.map(|act| Deed::Player(Color::White, act));
        let noted = [
            ArbiterAct::Note(StandardReason::Proof.into()),
            ArbiterAct::Establish(Color::White, CanMate::Yes),
        ];
        let start = Deed::Arbiter(ArbiterAct::Start);
        let all = [start].into_iter().chain(players);
        let log: Vec<Entry> = all
            .chain(noted.map(Deed::Arbiter))
            .map(|deed| {
                let at = Moment::START;
                let event = Event { at, deed };
                let rulings = arbiter.hear(&event);
                Entry { event, rulings }
            })
            .collect();
        let draft = LessonDraft::of_game(&terms, &log).expect("it is played again");
        assert_eq!(draft.steps().len(), 1);
        assert_eq!(draft.acts(0).len(), 4);
    }

    #[test]
    fn a_lesson_of_a_game_that_lay_waiting_has_its_clocks() {
        let begun = LessonDraft::from_the_start(Edition::E2023).expect("it begins");
        let terms = begun.game().arbiter().terms().clone();
        let mut arbiter = Arbiter::new(terms.clone());
        let at = |second| Moment::after(Duration::from_secs(second));
        let events = [
            Event::of_arbiter(at(10), ArbiterAct::Start),
            Event::of(Color::White, at(13), PlayerAct::Move("e4".to_owned())),
            Event::of(Color::Black, at(15), PlayerAct::Move("e5".to_owned())),
        ];
        let log = events.map(|event| Entry {
            rulings: arbiter.hear(&event),
            event,
        });
        let draft = LessonDraft::of_game(&terms, &log).expect("it is played again");
        let reading = |arbiter: &Arbiter, now| arbiter.table().reading(Color::White, now);
        let game = draft.game();
        let wanted = reading(&arbiter, at(15));
        assert_eq!(reading(game.arbiter(), game.now()), wanted);
    }

    /// Plays what was seen to be made into a lesson that was wrong: an illegal move that follows a legal one.
    #[test]
    fn a_lesson_of_a_game_is_never_wrong() {
        let begun = LessonDraft::from_the_start(Edition::E2023).expect("it begins");
        let terms = begun.game().arbiter().terms().clone();
        let mut arbiter = Arbiter::new(terms.clone());
        let acts = [
            (Color::White, PlayerAct::Lift(Square::E2)),
            (Color::White, PlayerAct::Release(Square::E4)),
            (Color::White, PlayerAct::Press),
            (Color::Black, PlayerAct::Lift(Square::E7)),
            (Color::Black, PlayerAct::Remove(Square::E4)),
            (Color::Black, PlayerAct::Release(Square::E4)),
            (Color::Black, PlayerAct::Press),
            (Color::Black, PlayerAct::Move("e5".to_owned())),
            (Color::White, PlayerAct::Touch(Square::F1)),
            (Color::White, PlayerAct::LetGo),
            (Color::White, PlayerAct::Lift(Square::G1)),
            (Color::White, PlayerAct::Release(Square::F3)),
        ];
        let start = Event::of_arbiter(Moment::START, ArbiterAct::Start);
        let acts = acts.map(|(color, act)| Event::of(color, Moment::START, act));
        let log: Vec<Entry> = [start]
            .into_iter()
            .chain(acts)
            .map(|event| Entry {
                rulings: arbiter.hear(&event),
                event,
            })
            .collect();
        let draft = LessonDraft::of_game(&terms, &log).expect("it is played again");
        let lesson = assert_right(&draft);
        assert!(lesson.steps.iter().any(|it| it.kind == StepKind::Ruling));
    }
}
