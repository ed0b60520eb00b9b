//! What each learner has done, and what comes back when.
//!
//! Situations come back as cards in a box with five compartments do (Leitner): an answer that was right moves one on, one
//! that was not back to the first; those of each compartment are asked again after so many days. A lesson has one star when
//! it was done, two when it was done without a hint, three when it was done again on another day.

use std::collections::{BTreeMap, BTreeSet};

use serde::{Deserialize, Serialize};

use super::exam::{Exam, needed};
use super::situation::Level;
use crate::laws::Edition;
use crate::record::conduct::{LapseKind, PlayerConduct};

/// After how many days a situation is asked again, by its compartment.
pub const INTERVALS: [i64; 5] = [0, 1, 3, 7, 21];

/// The most stars a lesson has.
pub const STARS: u8 = 3;

/// How many lessons and rightly answered situations make a day’s goal.
pub const DAY_GOAL: usize = 3;

/// The most games of which is kept how they were conducted.
pub const MOST_GAMES: usize = 20;

/// The most letters of a learner's name.
pub const LONGEST_LEARNER: usize = 40;

/// The most learners on one machine.
pub const MOST_LEARNERS: usize = 60;

/// A day, counted from 1 January 1970 where the machine is.
pub type DayNumber = i64;

/// All learners on this machine, and who learns now.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Learners {
    /// Who learns now; nobody has a name until one is given.
    pub current: String,
    /// What each has done, by name.
    pub learners: BTreeMap<String, LearnerProgress>,
}

/// What a learner has done.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct LearnerProgress {
    /// Lessons, by name.
    pub lessons: BTreeMap<String, LessonProgress>,
    /// Situations, by name.
    pub situations: BTreeMap<String, SituationProgress>,
    /// Lessons in which a step went wrong again and again, until they are done.
    pub stuck: BTreeMap<String, StuckStep>,
    /// How the last games against a program were conducted, the latest last; at most [`MOST_GAMES`].
    pub games: Vec<ConductedGame>,
    /// The best exam of each level; of two that went alike, the first.
    pub exams: BTreeMap<Level, TakenExam>,
}

/// An exam that was taken and marked.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct TakenExam {
    /// The day on which it was marked.
    pub day: DayNumber,
    /// The edition under which it was marked.
    pub edition: Edition,
    /// How many questions were answered rightly.
    pub right: usize,
    /// How many there were.
    pub asked: usize,
}

impl TakenExam {
    /// Returns what an exam came to that was marked on that day.
    pub fn of(exam: &Exam, day: DayNumber) -> Self {
        Self {
            day,
            edition: exam.edition(),
            right: exam.right(),
            asked: exam.questions().len(),
        }
    }

    /// Whether it was passed.
    pub const fn is_passed(&self) -> bool {
        self.right >= needed(self.asked)
    }

    /// Whether it went better than another one, however many questions each had.
    const fn is_better_than(&self, other: &Self) -> bool {
        self.right * other.asked > other.right * self.asked
    }
}

/// How a learner conducted a game against a program.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct ConductedGame {
    /// The day on which it ended.
    pub day: DayNumber,
    /// When it ended, in milliseconds since it began.
    pub ended: u64,
    /// How many moves the learner made.
    pub moves: usize,
    /// What went wrong, and how often; what did not is left out.
    pub lapses: BTreeMap<LapseKind, usize>,
    /// How many seconds ran away while a move was made and the clock not pressed yet.
    pub given_away: u64,
}

impl ConductedGame {
    /// Returns how a game was conducted that ended on that day, so many milliseconds after it began.
    pub fn of(conduct: &PlayerConduct, moves: usize, day: DayNumber, ended: u64) -> Self {
        let mut lapses = BTreeMap::new();
        for lapse in &conduct.lapses {
            *lapses.entry(lapse.kind).or_default() += 1;
        }
        Self {
            day,
            ended,
            moves,
            lapses,
            given_away: conduct.given_away().as_secs(),
        }
    }
}

/// A step of a lesson that went wrong again and again.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct StuckStep {
    /// Its number, from 1.
    pub step: usize,
    /// How many tries went wrong.
    pub tries: u32,
    /// When that was last.
    pub last: DayNumber,
}

/// Where a learner is stuck.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum StuckAt {
    /// In a lesson of that name, at that step.
    Lesson(String, usize),
    /// At a situation of that name, which was answered wrongly.
    Situation(String),
}

/// What is known of a lesson that was done.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct LessonProgress {
    /// Its stars, 1 to [`STARS`].
    pub stars: u8,
    /// When it was done first.
    pub first: DayNumber,
    /// When it was done last.
    pub last: DayNumber,
}

/// What is known of a situation that was answered.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct SituationProgress {
    /// Its compartment, from 0.
    pub compartment: usize,
    /// From when on it is asked again.
    pub due: DayNumber,
    /// The editions in which it was answered rightly.
    pub right: BTreeSet<Edition>,
    /// How often it was answered; 0 where that was not counted yet.
    pub times: u32,
    /// When it was answered rightly last.
    pub right_on: DayNumber,
    /// The number of its last answer among all of the learner's answers, from 1.
    pub asked: u32,
}

impl Learners {
    /// What whoever learns now has done.
    pub fn progress(&self) -> Option<&LearnerProgress> {
        self.learners.get(&self.current)
    }

    /// The same, to be added to.
    pub fn progress_mut(&mut self) -> &mut LearnerProgress {
        self.learners.entry(self.current.clone()).or_default()
    }

    /// What the learner of that name has done, to be added to; nothing where nobody bears it.
    pub fn progress_of_mut(&mut self, name: &str) -> Option<&mut LearnerProgress> {
        self.learners.get_mut(name)
    }

    /// Somebody of that name learns from now on. A name without letters is nobody's; one that is too long is cut off. What
    /// was done while nobody had given a name belongs to whoever gives one next.
    pub fn choose(&mut self, name: &str) {
        let name = as_kept(name);
        let is_known = self.learners.contains_key(&name);
        if is_known || !self.is_full() {
            if !name.is_empty() && !is_known {
                let nameless = self.learners.remove("");
                self.learners
                    .insert(name.clone(), nameless.unwrap_or_default());
            }
            self.current = name;
        }
    }

    /// Adds somebody of that name who has done nothing yet; whoever learns now goes on learning.
    pub fn add(&mut self, name: &str) {
        let name = as_kept(name);
        if !name.is_empty() && !self.is_full() {
            self.learners.entry(name).or_default();
        }
    }

    /// Parts names into those of nobody yet, each once, and those that somebody bears already or that came before.
    pub fn parted(&self, names: Vec<String>) -> (Vec<String>, Vec<String>) {
        let mut borne: BTreeSet<String> = self.learners.keys().cloned().collect();
        names
            .into_iter()
            .partition(|name| borne.insert(as_kept(name)))
    }

    /// Whether no more learners find room on this machine.
    pub fn is_full(&self) -> bool {
        self.learners.len() >= MOST_LEARNERS
    }

    /// Everybody who has given a name, in the order of the names.
    pub fn named(&self) -> impl Iterator<Item = (&str, &LearnerProgress)> {
        let all = self.learners.iter();
        all.filter(|(name, _)| !name.is_empty())
            .map(|(name, progress)| (name.as_str(), progress))
    }

    /// What somebody has done is forgotten.
    pub fn forget(&mut self, name: &str) {
        self.learners.remove(name);
        if self.current == name {
            self.current.clear();
        }
    }
}

/// A name as it is kept: without blanks around it, and no longer than there is room for.
fn as_kept(name: &str) -> String {
    let name: String = name.trim().chars().take(LONGEST_LEARNER).collect();
    name.trim_end().to_owned()
}

impl LearnerProgress {
    /// How many stars a lesson has, 0 to [`STARS`].
    pub fn stars(&self, lesson: &str) -> u8 {
        self.lessons.get(lesson).map_or(0, |it| it.stars.min(STARS))
    }

    /// A lesson was done, alone or with help.
    pub fn note_lesson(&mut self, lesson: &str, is_alone: bool, today: DayNumber) {
        let is_first = !self.lessons.contains_key(lesson);
        let known = self.lessons.entry(lesson.to_owned()).or_default();
        if is_first {
            known.first = today;
        }
        let stars = match (is_alone, today > known.first) {
            (true, true) => STARS,
            (true, false) => 2,
            (false, _) => 1,
        };
        known.stars = known.stars.max(stars);
        known.last = today;
        self.stuck.remove(lesson);
    }

    /// A step of a lesson went wrong again.
    pub fn note_stuck(&mut self, lesson: &str, stuck: StuckStep) {
        self.stuck.insert(lesson.to_owned(), stuck);
    }

    /// Returns where the learner is stuck: in the lesson that went wrong last, else at the situation that was answered most
    /// often and wrongly at the end.
    pub fn stuck_at(&self) -> Option<StuckAt> {
        let lesson = self.stuck.iter().max_by_key(|(_, stuck)| stuck.last);
        let lesson = lesson.map(|(name, stuck)| StuckAt::Lesson(name.clone(), stuck.step));
        let missed = self.situations.iter().filter(|(_, it)| it.compartment == 0);
        let often = missed.filter(|(_, it)| it.times > 1);
        let situation = often.max_by_key(|(_, it)| it.times);
        lesson.or_else(|| situation.map(|(name, _)| StuckAt::Situation(name.clone())))
    }

    /// A game against a program is over; one that is known already changes nothing.
    pub fn note_game(&mut self, game: ConductedGame) {
        let is_it = |it: &ConductedGame| (it.moves, it.ended) == (game.moves, game.ended);
        if !self.games.iter().any(is_it) {
            self.games.push(game);
            let most = self.games.len().saturating_sub(MOST_GAMES);
            self.games.drain(..most);
        }
    }

    /// An exam of that level was marked; the best one is kept.
    pub fn note_exam(&mut self, level: Level, taken: TakenExam) {
        let kept = self.exams.get(&level);
        if kept.is_none_or(|kept| taken.is_better_than(kept)) {
            self.exams.insert(level, taken);
        }
    }

    /// A situation was answered in that edition.
    pub fn note_situation(
        &mut self,
        situation: &str,
        edition: Edition,
        is_right: bool,
        today: DayNumber,
    ) {
        let asked = self.answers() + 1;
        let known = self.situations.entry(situation.to_owned()).or_default();
        known.times += 1;
        known.asked = asked;
        if is_right {
            known.compartment = (known.compartment + 1).min(INTERVALS.len() - 1);
            known.right.insert(edition);
            known.right_on = today;
        } else {
            known.compartment = 0;
        }
        known.due = today.saturating_add(INTERVALS[known.compartment]);
    }

    /// How many lessons and situations were done or answered rightly on that day.
    pub fn done_on(&self, day: DayNumber) -> usize {
        let lessons = self.lessons.values().filter(|it| it.last == day);
        let situations = self.situations.values().filter(|it| it.right_on == day);
        lessons.count() + situations.count()
    }

    /// Returns the number of the learner's last answer to a situation, from 1; 0 where there is none.
    pub fn answers(&self) -> u32 {
        let asked = self.situations.values().map(|it| it.asked);
        asked.max().unwrap_or_default()
    }

    /// After how many days a situation that was answered today is asked again.
    pub fn returns_after(&self, situation: &str, today: DayNumber) -> Option<i64> {
        let known = self.situations.get(situation)?;
        Some(known.due.saturating_sub(today).max(0))
    }

    /// Whether a situation was answered and is to be asked again by that day.
    pub fn is_due(&self, situation: &str, today: DayNumber) -> bool {
        let known = self.situations.get(situation);
        known.is_some_and(|it| it.due <= today && it.compartment + 1 < INTERVALS.len())
    }

    /// Whether a situation was answered wrongly last.
    pub fn missed(&self, situation: &str) -> bool {
        let known = self.situations.get(situation);
        known.is_some_and(|it| it.compartment == 0)
    }

    /// Whether a situation was answered rightly at some time.
    pub fn knows(&self, situation: &str) -> bool {
        let known = self.situations.get(situation);
        known.is_some_and(|it| !it.right.is_empty())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_situation_comes_back_after_none_one_three_seven_and_twenty_one_days() {
        let mut progress = LearnerProgress::default();
        let mut today = 100;
        let mut note = |is_right, today| {
            progress.note_situation("queen", Edition::E2023, is_right, today);
            progress.returns_after("queen", today)
        };
        assert_eq!(note(false, today), Some(0));
        for after in [1, 3, 7, 21, 21] {
            assert_eq!(note(true, today), Some(after));
            today += after;
        }
        assert_eq!(note(false, today), Some(0));
    }

    #[test]
    fn a_lesson_has_three_stars_when_it_was_done_alone_on_another_day() {
        let mut progress = LearnerProgress::default();
        for (is_alone, today, stars) in [
            (false, 5, 1),
            (true, 5, 2),
            (false, 6, 2),
            (true, 6, 3),
            (false, 7, 3),
        ] {
            progress.note_lesson("touch", is_alone, today);
            assert_eq!(progress.stars("touch"), stars, "{is_alone} on {today}");
        }
    }

    #[test]
    fn the_last_games_are_kept_each_once() {
        let game = |ended: u64| ConductedGame {
            ended,
            moves: 30,
            lapses: BTreeMap::from([(LapseKind::Touch, 2)]),
            ..ConductedGame::default()
        };
        let mut progress = LearnerProgress::default();
        for ended in 0..=MOST_GAMES as u64 {
            progress.note_game(game(ended));
            progress.note_game(game(ended));
        }
        assert_eq!(progress.games.len(), MOST_GAMES);
        assert_eq!(progress.games.first(), Some(&game(1)));
        assert_eq!(progress.games.last(), Some(&game(MOST_GAMES as u64)));
        let written = ron::to_string(&progress).expect("text");
        assert_eq!(ron::from_str(&written), Ok(progress));
    }

    #[test]
    fn the_best_exam_of_each_level_is_kept_with_its_day() {
        let taken = |right, day| TakenExam {
            day,
            right,
            asked: 20,
            ..TakenExam::default()
        };
        let mut progress = LearnerProgress::default();
        for (right, day) in [(15, 3), (17, 5), (17, 6), (12, 7)] {
            progress.note_exam(Level::Club, taken(right, day));
        }
        assert_eq!(progress.exams[&Level::Club], taken(17, 5));
        assert!(progress.exams[&Level::Club].is_passed());
        assert!(!taken(15, 3).is_passed());
        assert_eq!(progress.exams.len(), 1);
        let written = ron::to_string(&progress).expect("text");
        assert_eq!(ron::from_str(&written), Ok(progress));
    }

    #[test]
    fn who_is_stuck_in_a_lesson_is_so_until_it_is_done() {
        let mut progress = LearnerProgress::default();
        for _ in 0..2 {
            progress.note_situation("king", Edition::E2023, false, 5);
        }
        assert_eq!(progress.stuck_at(), Some(StuckAt::Situation("king".into())));
        let stuck = StuckStep {
            step: 3,
            tries: 2,
            last: 5,
        };
        progress.note_stuck("touch", stuck);
        assert_eq!(
            progress.stuck_at(),
            Some(StuckAt::Lesson("touch".into(), 3))
        );
        progress.note_lesson("touch", false, 6);
        progress.note_situation("king", Edition::E2023, true, 6);
        assert_eq!(progress.stuck_at(), None);
    }

    #[test]
    fn a_class_is_added_and_whoever_learns_goes_on() {
        let mut learners = Learners::default();
        learners.choose("Ana");
        for name in ["Ben", "Ana", " "] {
            learners.add(name);
        }
        let names: Vec<&str> = learners.named().map(|it| it.0).collect();
        assert_eq!((names, &*learners.current), (vec!["Ana", "Ben"], "Ana"));
    }

    #[test]
    fn nobody_of_a_list_is_given_what_was_done_without_a_name() {
        let mut learners = Learners::default();
        learners.progress_mut().note_lesson("touch", true, 1);
        for name in ["Mira", "Ben"] {
            learners.add(name);
        }
        let stars = |(_, progress): (&str, &LearnerProgress)| progress.stars("touch");
        assert_eq!(learners.named().map(stars).collect::<Vec<_>>(), [0, 0]);
        let nameless = learners.progress().expect("they learn on");
        assert_eq!(nameless.stars("touch"), 2);
    }

    #[test]
    fn a_day_counts_what_was_done_on_it_once() {
        let mut progress = LearnerProgress::default();
        for _ in 0..2 {
            progress.note_lesson("touch", true, 5);
            progress.note_situation("queen", Edition::E2023, true, 5);
            progress.note_situation("king", Edition::E2023, false, 5);
        }
        assert_eq!((progress.done_on(5), progress.done_on(6)), (2, 0));
    }

    #[test]
    fn each_learner_has_a_progress_of_their_own() {
        let mut learners = Learners::default();
        learners.choose("  Ana ");
        learners.progress_mut().note_lesson("touch", true, 1);
        learners.choose("Ben");
        assert_eq!(learners.progress().map(|it| it.stars("touch")), Some(0));
        learners.choose("Ana");
        assert_eq!(learners.progress().map(|it| it.stars("touch")), Some(2));
        learners.forget("Ana");
        assert_eq!(
            (learners.current.as_str(), learners.learners.len()),
            ("", 1)
        );
    }

    #[test]
    fn what_was_done_without_a_name_belongs_to_whoever_gives_one_next() {
        let mut learners = Learners::default();
        learners.progress_mut().note_lesson("touch", true, 1);
        assert_eq!(learners.named().count(), 0);
        for (name, stars) in [("Ana", 2), ("Ben", 0)] {
            learners.choose(name);
            assert_eq!(learners.progress().map(|it| it.stars("touch")), Some(stars));
        }
        let names: Vec<&str> = learners.named().map(|(name, _)| name).collect();
        assert_eq!(names, ["Ana", "Ben"]);
    }

    #[test]
    fn nobody_more_finds_room_than_there_is() {
        let mut learners = Learners::default();
        for number in 0..=MOST_LEARNERS {
            learners.choose(&format!("Learner {number}"));
        }
        assert_eq!(learners.learners.len(), MOST_LEARNERS);
        assert!(learners.is_full() && learners.progress().is_some());
    }
}
