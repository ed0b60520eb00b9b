//! An exam: questions drawn from the situations, a time, a pass mark, and what is to be read again.

use std::collections::BTreeMap;
use std::sync::Arc;
use std::time::Duration;

use super::curriculum::{Curriculum, Numbered};
use super::situation::{Level, Situation};
use super::situation_run::Scene;
use crate::chess::{Board, ByColor};
use crate::engine::SeededRng;
use crate::laws::{Edition, Rule};

/// How many questions an exam has, and how many of its own level at least, where there are so many.
pub const QUESTIONS: usize = 20;
const OF_ITS_LEVEL: usize = 14;

/// How many right answers of a hundred an exam is passed with.
pub const PASS: usize = 80;

/// A question of an exam.
#[derive(Clone, Debug)]
pub struct ExamQuestion {
    /// The situation that it is about.
    pub situation: Numbered<Situation>,
    /// The places of its answers, in the order in which they stand in the exam.
    pub order: Vec<usize>,
    /// What stands on the board when it is asked.
    pub board: Board,
    /// What the clocks show then, if there are any.
    pub clocks: Option<ByColor<Duration>>,
    /// The place of the answer that was chosen, in the situation's own order.
    pub chosen: Option<usize>,
    /// What was written, where the candidate writes the ruling and its article in place of choosing.
    pub written: Option<WrittenAnswer>,
}

/// An answer that a candidate writes, and marks afterwards by the model.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct WrittenAnswer {
    /// The words.
    pub text: String,
    /// Whether the candidate found it right, once it was compared.
    pub is_right: Option<bool>,
}

/// An exam that is being taken, or was.
#[derive(Clone, Debug)]
pub struct Exam {
    level: Level,
    edition: Edition,
    questions: Vec<ExamQuestion>,
    index: usize,
    left: Duration,
    is_over: bool,
}

/// How long an exam of that level takes.
pub const fn time_of(level: Level) -> Duration {
    Duration::from_secs(match level {
        Level::Player => 20 * 60,
        Level::Club => 25 * 60,
        Level::National => 30 * 60,
    })
}

/// How many of so many questions must be answered rightly.
pub const fn needed(questions: usize) -> usize {
    (questions * PASS).div_ceil(100)
}

/// How many questions of an exam of that level are answered in writing.
pub const fn written_of(level: Level) -> usize {
    match level {
        Level::Player => 0,
        Level::Club => 3,
        Level::National => 5,
    }
}

impl Exam {
    /// An exam of that level under that edition, which the seed draws: most of its questions are of the level itself, the
    /// others of the ones around it, all of them and their answers in drawn order.
    pub fn drawn(level: Level, edition: Edition, library: &Curriculum, seed: u64) -> Self {
        let mut seeded = SeededRng::new(seed);
        let asked = library.situations.iter().filter(|it| {
            let situation = &it.content;
            situation.editions.contains(edition)
                && situation.right_answers(edition).next().is_some()
        });
        let (mut own, mut others): (Vec<_>, Vec<_>) =
            asked.partition(|it| it.content.level == level);
        seeded.shuffle(&mut own);
        // Whoever plays is asked nothing harder; the others first what is nearest below.
        others.retain(|it| it.content.level <= level);
        seeded.shuffle(&mut others);
        let of_its_level = if others.is_empty() {
            QUESTIONS
        } else {
            OF_ITS_LEVEL
        };
        let mut drawn: Vec<_> = own
            .iter()
            .take(of_its_level)
            .chain(&others)
            .copied()
            .collect();
        drawn.truncate(QUESTIONS);
        seeded.shuffle(&mut drawn);
        let questions = drawn
            .into_iter()
            .filter_map(|it| ExamQuestion::of(it, edition, &mut seeded));
        let mut questions: Vec<ExamQuestion> = questions.collect();
        // What is written comes last, as in the exams of federations.
        for question in questions.iter_mut().rev().take(written_of(level)) {
            question.written = Some(WrittenAnswer::default());
        }
        Self {
            level,
            edition,
            questions,
            index: 0,
            left: time_of(level),
            is_over: false,
        }
    }

    /// Its level.
    pub const fn level(&self) -> Level {
        self.level
    }

    /// The edition by which it is marked.
    pub const fn edition(&self) -> Edition {
        self.edition
    }

    /// Its questions, in their order.
    pub fn questions(&self) -> &[ExamQuestion] {
        &self.questions
    }

    /// The place of the question that is open, from 0.
    pub const fn index(&self) -> usize {
        self.index
    }

    /// How much time is left.
    pub const fn left(&self) -> Duration {
        self.left
    }

    /// Whether it was handed in, or its time is over.
    pub const fn is_over(&self) -> bool {
        self.is_over
    }

    /// Opens the question at that place, if there is one.
    pub fn go_to(&mut self, index: usize) {
        self.index = index.min(self.questions.len().saturating_sub(1));
    }

    /// Chooses the answer that stands at that place of the open question; it may be changed until the exam is over.
    pub fn choose(&mut self, shown: usize) {
        if let Some(question) = self.questions.get_mut(self.index).filter(|_| !self.is_over)
            && let Some(place) = question.order.get(shown)
        {
            question.chosen = Some(*place);
        }
    }

    /// Writes the answer of the open question, if it is one that is written; it may be changed until the exam is over.
    pub fn write(&mut self, text: &str) {
        let question = self.questions.get_mut(self.index);
        let written = question.and_then(|it| it.written.as_mut());
        if let Some(written) = written.filter(|_| !self.is_over) {
            text.clone_into(&mut written.text);
        }
    }

    /// Marks the written answer of the question at that place, once the exam is over.
    pub fn mark(&mut self, place: usize, is_right: bool) {
        let question = self.questions.get_mut(place);
        let written = question.and_then(|it| it.written.as_mut());
        if let Some(written) = written.filter(|_| self.is_over) {
            written.is_right = Some(is_right);
        }
    }

    /// Returns the place of the first written answer that is not marked yet; one that is empty needs no mark.
    pub fn to_mark(&self) -> Option<usize> {
        let is_unmarked = |it: &ExamQuestion| {
            let written = it.written.as_ref();
            written.is_some_and(|it| it.is_right.is_none() && !it.text.trim().is_empty())
        };
        self.questions
            .iter()
            .position(is_unmarked)
            .filter(|_| self.is_over)
    }

    /// So much time passes.
    pub fn let_time_pass(&mut self, passed: Duration) {
        if !self.is_over {
            self.left = self.left.saturating_sub(passed);
            self.is_over = self.left.is_zero();
        }
    }

    /// Nothing more is answered.
    pub const fn hand_in(&mut self) {
        self.is_over = true;
    }

    /// How many questions are still open.
    pub fn open(&self) -> usize {
        self.questions.iter().filter(|it| !it.is_answered()).count()
    }

    /// How many questions were answered rightly.
    pub fn right(&self) -> usize {
        let right = self.questions.iter().filter(|it| it.is_right(self.edition));
        right.count()
    }

    /// Whether it is passed.
    pub fn is_passed(&self) -> bool {
        self.right() >= needed(self.questions.len())
    }

    /// The places of the questions that were not answered rightly, by the rule on which each rests mainly, in the order of
    /// the Laws.
    pub fn to_read_again(&self) -> BTreeMap<Rule, Vec<usize>> {
        let mut found: BTreeMap<Rule, Vec<usize>> = BTreeMap::new();
        for (place, question) in self.questions.iter().enumerate() {
            if !question.is_right(self.edition)
                && let Some(rule) = question.situation.content.rules.first()
            {
                found.entry(rule.0).or_default().push(place);
            }
        }
        found
    }
}

impl ExamQuestion {
    fn of(
        situation: &Numbered<Situation>,
        edition: Edition,
        seeded: &mut SeededRng,
    ) -> Option<Self> {
        let mut scene = Scene::new(&situation.content.scene, edition).ok()?;
        scene.finish();
        let table = scene.shown(false).table();
        let now = scene.game().now();
        let clocks = table
            .clock()
            .map(|clock| ByColor::new_with(|color| clock.remaining(color, now)));
        let mut order: Vec<usize> = (0..situation.content.answers.len()).collect();
        seeded.shuffle(&mut order);
        Some(Self {
            situation: Numbered {
                number: situation.number,
                name: situation.name.clone(),
                content: Arc::clone(&situation.content),
            },
            order,
            board: table.board().clone(),
            clocks,
            chosen: None,
            written: None,
        })
    }

    /// Whether it was answered, by choosing or in writing.
    pub fn is_answered(&self) -> bool {
        match &self.written {
            Some(written) => !written.text.trim().is_empty(),
            None => self.chosen.is_some(),
        }
    }

    /// Whether it was answered rightly under that edition; a written answer, as its writer marked it.
    pub fn is_right(&self, edition: Edition) -> bool {
        if let Some(written) = &self.written {
            return written.is_right == Some(true);
        }
        let answers = &self.situation.content.answers;
        self.chosen
            .is_some_and(|place| answers[place].is_right(edition))
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    fn exam(level: Level, seed: u64) -> Exam {
        Exam::drawn(level, Edition::E2023, Curriculum::own(), seed)
    }

    /// Answers that many questions rightly, and the others wrongly.
    fn answered(mut exam: Exam, right: usize) -> Exam {
        for place in 0..exam.questions().len() {
            exam.go_to(place);
            let question = &exam.questions()[place];
            let answers = &question.situation.content.answers;
            let wanted = |it: &usize| answers[*it].is_right(Edition::E2023) == (place < right);
            let shown = question.order.iter().position(wanted);
            exam.choose(shown.expect("such an answer"));
            exam.write("7.5.5: two minutes");
        }
        exam.hand_in();
        while let Some(place) = exam.to_mark() {
            exam.mark(place, place < right);
        }
        exam
    }

    #[test]
    fn twenty_different_questions_are_drawn_and_not_the_same_ones_each_time() {
        for level in Level::ALL {
            let names = |seed| {
                let exam = exam(level, seed);
                let names = exam.questions().iter().map(|it| it.situation.number);
                names.collect::<Vec<u32>>()
            };
            let first = names(1);
            let different: BTreeSet<&u32> = first.iter().collect();
            assert_eq!(
                (first.len(), different.len()),
                (QUESTIONS, QUESTIONS),
                "{level}"
            );
            assert_ne!(first, names(2));
            let exam = exam(level, 3);
            let own = exam.questions().iter();
            let own = own.filter(|it| it.situation.content.level == level).count();
            assert!(own >= OF_ITS_LEVEL, "{level}: {own}");
            assert!(
                exam.questions()
                    .iter()
                    .all(|it| it.situation.content.level <= level)
            );
        }
    }

    #[test]
    fn a_written_answer_counts_as_it_was_marked_and_an_empty_one_as_wrong() {
        let mut exam = exam(Level::National, 5);
        let last = QUESTIONS - 1;
        let written = exam.questions().iter().filter(|it| it.written.is_some());
        assert_eq!(written.count(), written_of(Level::National));
        exam.go_to(last);
        exam.write("12.6: say nothing");
        assert_eq!(exam.open(), QUESTIONS - 1);
        assert_eq!(exam.to_mark(), None, "it is marked afterwards");
        exam.mark(last, true);
        exam.hand_in();
        exam.write("something else");
        assert_eq!((exam.right(), exam.to_mark()), (0, Some(last)));
        exam.mark(last, true);
        assert_eq!((exam.right(), exam.to_mark()), (1, None));
    }

    #[test]
    fn answers_stand_in_drawn_order() {
        let exam = exam(Level::Club, 7);
        let moved = exam.questions().iter().filter(|it| !it.order.is_sorted());
        assert!(moved.count() > QUESTIONS / 2);
    }

    #[test]
    fn it_is_passed_with_sixteen_of_twenty_and_tells_what_to_read_again() {
        for (right, passes) in [(20, true), (16, true), (15, false), (0, false)] {
            let exam = answered(exam(Level::National, 5), right);
            assert_eq!((exam.right(), exam.is_passed()), (right, passes));
            let again: usize = exam.to_read_again().values().map(Vec::len).sum();
            assert_eq!(again, QUESTIONS - right);
        }
    }

    #[test]
    fn after_its_time_nothing_more_is_answered() {
        let mut exam = exam(Level::Player, 5);
        exam.let_time_pass(Duration::from_secs(20 * 60 - 1));
        exam.choose(0);
        assert_eq!((exam.is_over(), exam.open()), (false, QUESTIONS - 1));
        exam.let_time_pass(Duration::from_secs(1));
        exam.go_to(1);
        exam.choose(0);
        assert_eq!((exam.is_over(), exam.open()), (true, QUESTIONS - 1));
    }
}
