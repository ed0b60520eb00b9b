//! An exam: questions drawn from the situations, a time, a pass mark, and what is to be read again.

use std::collections::BTreeMap;
use std::sync::Arc;
use std::time::Duration;

use super::curriculum::{Curriculum, Numbered};
use super::rule_name::RuleName;
use super::sheet_task::{SheetAnswer, SheetFind, SheetTask};
use super::situation::{Level, Situation};
use super::situation_run::Scene;
use crate::chess::{Board, ByColor};
use crate::engine::SeededRng;
use crate::laws::{Edition, Provision};

/// How many questions an exam has, and how many of its own level at least, where there are so many.
pub const QUESTIONS: usize = 20;
const OF_ITS_LEVEL: usize = 14;

/// How many right answers of a hundred an exam is passed with.
pub const PASS: usize = 80;

/// A question of an exam.
#[derive(Clone, Debug)]
pub struct ExamQuestion {
    /// What stands on the board when it is asked.
    pub board: Board,
    /// What the clocks show then, if there are any.
    pub clocks: Option<ByColor<Duration>>,
    /// What is asked.
    pub subject: ExamSubject,
}

/// What a question of an exam asks.
#[derive(Clone, Debug)]
pub enum ExamSubject {
    /// How the arbiter rules.
    Ruling(RulingQuestion),
    /// What is to be found on a scoresheet, and what the candidate found.
    Sheet(&'static SheetTask, Option<SheetAnswer>),
}

/// A situation to rule on.
#[derive(Clone, Debug)]
pub struct RulingQuestion {
    /// The situation that it is about.
    pub situation: Numbered<Situation>,
    /// The places of its answers, in the order in which they stand in the exam.
    pub order: Vec<usize>,
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

/// Returns how many of the `questions` must be answered rightly.
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

/// Which tasks with a scoresheet an exam of that level has.
pub const fn sheets_of(level: Level) -> &'static [SheetFind] {
    match level {
        Level::Player => &[],
        Level::Club | Level::National => &[SheetFind::Illegal, SheetFind::Unrecorded],
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
        let sheets = sheets_of(level).iter().filter_map(|find| {
            let mut tasks: Vec<_> = SheetTask::own(*find).collect();
            seeded.shuffle(&mut tasks);
            tasks.pop().map(ExamQuestion::of_sheet)
        });
        let sheets: Vec<ExamQuestion> = sheets.collect();
        drawn.truncate(QUESTIONS.saturating_sub(sheets.len()));
        seeded.shuffle(&mut drawn);
        let questions = drawn
            .into_iter()
            .filter_map(|it| ExamQuestion::of(it, edition, &mut seeded));
        let mut questions: Vec<ExamQuestion> = questions.collect();
        // What is written comes last, as in the exams of federations, and the scoresheets before it.
        let place = questions.len().saturating_sub(written_of(level));
        let rulings = questions.iter_mut().skip(place);
        for ruling in rulings.filter_map(ExamQuestion::ruling_mut) {
            ruling.written = Some(WrittenAnswer::default());
        }
        questions.splice(place..place, sheets);
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
        let question = self.questions.get_mut(self.index);
        let ruling = question.and_then(ExamQuestion::ruling_mut);
        if let Some(ruling) = ruling.filter(|_| !self.is_over)
            && let Some(place) = ruling.order.get(shown)
        {
            ruling.chosen = Some(*place);
        }
    }

    /// Notes what was found on the scoresheet of the open question; it may be changed until the exam is over.
    pub fn note_found(&mut self, found: SheetAnswer) {
        let question = self.questions.get_mut(self.index);
        if let Some(question) = question.filter(|_| !self.is_over)
            && let ExamSubject::Sheet(_, answer) = &mut question.subject
        {
            *answer = Some(found);
        }
    }

    /// Writes the answer of the open question, if it is one that is written; it may be changed until the exam is over.
    pub fn write(&mut self, text: &str) {
        if let Some(written) = self.written_mut(self.index, false) {
            text.clone_into(&mut written.text);
        }
    }

    /// Marks the written answer of the question at that place, once the exam is over.
    pub fn mark(&mut self, place: usize, is_right: bool) {
        if let Some(written) = self.written_mut(place, true) {
            written.is_right = Some(is_right);
        }
    }

    /// The written answer of the question at that place, if the exam is over, or is not, as asked.
    fn written_mut(&mut self, place: usize, over: bool) -> Option<&mut WrittenAnswer> {
        let ruling = self.questions.get_mut(place)?.ruling_mut()?;
        ruling.written.as_mut().filter(|_| self.is_over == over)
    }

    /// Returns the place of the first written answer that is not marked yet, with its question; one that is empty needs no
    /// mark.
    pub fn to_mark(&self) -> Option<(usize, &RulingQuestion)> {
        let rulings = self.questions.iter().enumerate();
        let mut rulings = rulings.filter_map(|(place, it)| Some((place, it.ruling()?)));
        let unmarked = rulings.find(|(_, it)| {
            let written = it.written.as_ref();
            written.is_some_and(|it| it.is_right.is_none() && !it.text.trim().is_empty())
        });
        unmarked.filter(|_| self.is_over)
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

    /// The places of the questions that were not answered rightly, by the provision on which each rests mainly, in the order
    /// of the Laws.
    pub fn to_read_again(&self) -> BTreeMap<Provision, Vec<usize>> {
        let mut found: BTreeMap<Provision, Vec<usize>> = BTreeMap::new();
        for (place, question) in self.questions.iter().enumerate() {
            if !question.is_right(self.edition)
                && let Some(provision) = question.provision(self.edition)
            {
                found.entry(provision).or_default().push(place);
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
        let table = scene.visible_arbiter(false).table();
        let now = scene.game().now();
        let clocks = table
            .clock()
            .map(|clock| ByColor::new_with(|color| clock.remaining(color, now)));
        let mut order: Vec<usize> = (0..situation.content.answers.len()).collect();
        seeded.shuffle(&mut order);
        Some(Self {
            board: table.board().clone(),
            clocks,
            subject: ExamSubject::Ruling(RulingQuestion {
                situation: Numbered {
                    number: situation.number,
                    name: situation.name.clone(),
                    content: Arc::clone(&situation.content),
                },
                order,
                chosen: None,
                written: None,
            }),
        })
    }

    fn of_sheet(task: &'static SheetTask) -> Self {
        Self {
            board: task.board().clone(),
            clocks: None,
            subject: ExamSubject::Sheet(task, None),
        }
    }

    /// Returns the situation to rule on, if it asks for a ruling.
    pub const fn ruling(&self) -> Option<&RulingQuestion> {
        match &self.subject {
            ExamSubject::Ruling(ruling) => Some(ruling),
            ExamSubject::Sheet(..) => None,
        }
    }

    const fn ruling_mut(&mut self) -> Option<&mut RulingQuestion> {
        match &mut self.subject {
            ExamSubject::Ruling(ruling) => Some(ruling),
            ExamSubject::Sheet(..) => None,
        }
    }

    /// Returns the provision on which it rests mainly in that edition.
    fn provision(&self, edition: Edition) -> Option<Provision> {
        match &self.subject {
            ExamSubject::Ruling(ruling) => {
                let situation = &ruling.situation.content;
                // An article that is written down covers what no rule does.
                let written = situation.article(edition).and_then(|article| {
                    let states = |it: &Provision| it.articles(edition).contains(&article);
                    Provision::all()
                        .filter(|it| it.rule().is_none())
                        .find(states)
                });
                let mut rules = situation.rules.iter().chain(&situation.why);
                let is_stated = |it: &&RuleName| it.0.articles(edition).next().is_some();
                let main = || rules.find(is_stated).map(|it| it.0.into());
                written.or_else(main)
            }
            ExamSubject::Sheet(task, _) => Some(task.rule().into()),
        }
    }

    /// Whether it was answered, by choosing, finding or in writing.
    pub fn is_answered(&self) -> bool {
        match &self.subject {
            ExamSubject::Ruling(ruling) => match &ruling.written {
                Some(written) => !written.text.trim().is_empty(),
                None => ruling.chosen.is_some(),
            },
            ExamSubject::Sheet(_, Some(SheetAnswer::Written(text))) => !text.trim().is_empty(),
            ExamSubject::Sheet(_, found) => found.is_some(),
        }
    }

    /// Whether it was answered rightly under that edition; a written ruling, as its writer marked it.
    pub fn is_right(&self, edition: Edition) -> bool {
        match &self.subject {
            ExamSubject::Ruling(ruling) => match &ruling.written {
                Some(written) => written.is_right == Some(true),
                None => ruling
                    .chosen
                    .is_some_and(|place| ruling.situation.content.answers[place].is_right(edition)),
            },
            ExamSubject::Sheet(task, found) => found.as_ref().is_some_and(|it| task.is_right(it)),
        }
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;
    use crate::notation::Style;

    fn exam(level: Level, seed: u64) -> Exam {
        Exam::drawn(level, Edition::E2023, Curriculum::own(), seed)
    }

    /// Answers that many questions rightly, and the others wrongly.
    fn answered(mut exam: Exam, right: usize) -> Exam {
        for place in 0..exam.questions().len() {
            exam.go_to(place);
            match &exam.questions()[place].subject {
                ExamSubject::Ruling(question) => {
                    let answers = &question.situation.content.answers;
                    let wanted =
                        |it: &usize| answers[*it].is_right(Edition::E2023) == (place < right);
                    let shown = question.order.iter().position(wanted);
                    exam.choose(shown.expect("such an answer"));
                    exam.write("7.5.5: two minutes");
                }
                ExamSubject::Sheet(task, _) => {
                    let (cell, text) = task.solution(Style::default());
                    let wrong = usize::from(place >= right);
                    exam.note_found(match task.find() {
                        SheetFind::Illegal => SheetAnswer::Cell(cell + wrong),
                        SheetFind::Unrecorded => SheetAnswer::Written(text.repeat(1 + wrong)),
                    });
                }
            }
        }
        exam.hand_in();
        while let Some((place, _)) = exam.to_mark() {
            exam.mark(place, place < right);
        }
        exam
    }

    #[test]
    fn twenty_different_questions_are_drawn_and_not_the_same_ones_each_time() {
        for level in Level::ALL {
            let names = |seed| {
                let exam = exam(level, seed);
                let questions = exam.questions().iter();
                let names = questions.map(|it| match &it.subject {
                    ExamSubject::Ruling(it) => it.situation.number.to_string(),
                    ExamSubject::Sheet(task, _) => format!("{:?}", task.find()),
                });
                names.collect::<Vec<String>>()
            };
            let first = names(1);
            let different: BTreeSet<&String> = first.iter().collect();
            assert_eq!(
                (first.len(), different.len()),
                (QUESTIONS, QUESTIONS),
                "{level}"
            );
            assert_ne!(first, names(2));
            let exam = exam(level, 3);
            let rulings = exam.questions().iter().filter_map(ExamQuestion::ruling);
            let levels: Vec<Level> = rulings.map(|it| it.situation.content.level).collect();
            assert_eq!(levels.len() + sheets_of(level).len(), QUESTIONS, "{level}");
            let own = levels.iter().filter(|it| **it == level).count();
            assert!(own >= OF_ITS_LEVEL, "{level}: {own}");
            assert!(levels.iter().all(|it| *it <= level));
        }
    }

    #[test]
    fn a_written_answer_counts_as_it_was_marked_and_an_empty_one_as_wrong() {
        let mut exam = exam(Level::National, 5);
        let last = QUESTIONS - 1;
        let written = exam.questions().iter();
        let written =
            written.filter(|it| it.ruling().is_some_and(|ruling| ruling.written.is_some()));
        assert_eq!(written.count(), written_of(Level::National));
        exam.go_to(last);
        exam.write("12.6: say nothing");
        assert_eq!(exam.open(), QUESTIONS - 1);
        assert_eq!(
            exam.to_mark().map(|it| it.0),
            None,
            "it is marked afterwards"
        );
        exam.mark(last, true);
        exam.hand_in();
        exam.write("something else");
        assert_eq!(
            (exam.right(), exam.to_mark().map(|it| it.0)),
            (0, Some(last))
        );
        exam.mark(last, true);
        assert_eq!((exam.right(), exam.to_mark().map(|it| it.0)), (1, None));
    }

    #[test]
    fn answers_stand_in_drawn_order() {
        let exam = exam(Level::Club, 7);
        let rulings = exam.questions().iter().filter_map(ExamQuestion::ruling);
        let moved = rulings.filter(|it| !it.order.is_sorted());
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

    /// What a question is filed under is stated in the edition of the exam, and is what its situation is about.
    #[test]
    fn every_situation_is_filed_under_what_it_rests_on() {
        for edition in Edition::ALL {
            for situation in &Curriculum::own().situations {
                let Some(question) = ExamQuestion::of(situation, edition, &mut SeededRng::new(1))
                    .filter(|_| situation.content.editions.contains(edition))
                else {
                    continue;
                };
                let told = format!("{edition:?} {}", situation.name);
                let provision = question.provision(edition).expect(&told);
                let articles = provision.articles(edition);
                let article = situation.content.article(edition);
                assert!(!articles.is_empty(), "{told}");
                if let Some(article) = article {
                    assert!(articles.contains(&article), "{told}: {provision:?}");
                }
            }
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
