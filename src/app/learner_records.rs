//! Owns what the learners have done: read when the program is opened, and written whenever something of it has changed.

use std::io;
use std::time::Duration;

use serde::{Deserialize, Serialize};

use super::deferred_write::DeferredWrite;
use super::frame_context::AppContext;
use super::store::Store;
use jadoube_cli::system::file_problem::problem_of;
use jadoube_core::laws::Edition;
use jadoube_core::learn::Learners;
use jadoube_core::learn::Level;
use jadoube_core::learn::progress::{ConductedGame, DayNumber, StuckStep, TakenExam};
use jadoube_ui::Notification;

/// Where what the learners have done is kept.
pub const LEARNERS: &str = "learners.ron";

/// How the file is written today.
const VERSION: u32 = 1;

/// What the learners have done, and what of it is not on the disk.
#[derive(Debug)]
pub struct LearnerRecords {
    learners: Learners,
    unwritten: DeferredWrite,
}

impl Default for LearnerRecords {
    fn default() -> Self {
        Self {
            learners: Learners::default(),
            unwritten: DeferredWrite::new(LEARNERS),
        }
    }
}

#[derive(Serialize)]
struct WrittenLearners<'a> {
    version: u32,
    learners: &'a Learners,
}

/// The file, once its version is known.
#[derive(Deserialize)]
struct ReadLearners {
    learners: Learners,
}

/// What of the file every version has.
#[derive(Deserialize)]
struct RecordsVersion {
    version: u32,
}

/// What is wrong with the file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum LearnersFault {
    Damaged,
    /// A newer version of the program wrote it.
    Newer,
}

impl LearnerRecords {
    /// Reads what the learners have done before. What cannot be taken over is kept under another name, and told.
    pub fn load(&mut self, cx: &mut AppContext<'_>) {
        let fault = match cx.platform.store.read(LEARNERS) {
            Ok(None) => return,
            Ok(Some(bytes)) => match read(&bytes) {
                Ok(learners) => {
                    self.learners = learners;
                    return;
                }
                Err(fault) => fault,
            },
            Err(error) => {
                self.unwritten.keep_old();
                let unread = Notification::LearnersUnread(problem_of(&error));
                cx.notifications.add(unread);
                return;
            }
        };
        let stamp = cx.local_time().file_stamp();
        let aside = match fault {
            LearnersFault::Damaged => format!("damaged learners {stamp}.ron"),
            LearnersFault::Newer => format!("newer learners {stamp}.ron"),
        };
        match cx.platform.store.copy_as(LEARNERS, &aside) {
            Ok(kept) => {
                let kept = kept.unwrap_or_else(|| cx.platform.store.path(LEARNERS));
                cx.notifications.add(match fault {
                    LearnersFault::Damaged => Notification::LearnersLost(kept),
                    LearnersFault::Newer => Notification::LearnersNewer(kept),
                });
                // Else the same would be told at every start.
                self.unwritten.add(cx.timestamp.steady);
            }
            Err(error) => {
                self.unwritten.keep_old();
                cx.check(Err(error));
            }
        }
    }

    pub const fn learners(&self) -> &Learners {
        &self.learners
    }

    /// Somebody of that name learns from now on.
    pub fn choose(&mut self, name: &str, cx: &AppContext<'_>) {
        self.change(cx, |learners| learners.choose(name));
    }

    /// Adds a class.
    pub fn add(&mut self, names: &[String], cx: &AppContext<'_>) {
        self.change(cx, |learners| {
            for name in names {
                learners.add(name);
            }
        });
    }

    /// A step of a lesson went wrong again and again.
    pub fn note_stuck(&mut self, name: &str, stuck: StuckStep, now: Duration) {
        let progress = self.learners.progress_mut();
        if progress.stuck.get(name) != Some(&stuck) {
            progress.note_stuck(name, stuck);
            self.unwritten.add(now);
        }
    }

    /// Whoever learns now has played a game against a program, conducted so.
    pub fn note_game(&mut self, game: ConductedGame, cx: &AppContext<'_>) {
        self.change(cx, |learners| learners.progress_mut().note_game(game));
    }

    /// What somebody has done is forgotten.
    pub fn forget(&mut self, name: &str, cx: &AppContext<'_>) {
        self.change(cx, |learners| learners.forget(name));
    }

    fn change(&mut self, cx: &AppContext<'_>, change: impl FnOnce(&mut Learners)) {
        let before = self.learners.clone();
        change(&mut self.learners);
        if self.learners != before {
            self.unwritten.add(cx.timestamp.steady);
        }
    }

    /// Whoever learns now has done a lesson, alone or with help.
    pub fn note_lesson(&mut self, name: &str, is_alone: bool, today: DayNumber, now: Duration) {
        let known = |learners: &Learners| {
            let progress = learners.progress();
            progress.and_then(|it| it.lessons.get(name).copied())
        };
        let before = known(&self.learners);
        let progress = self.learners.progress_mut();
        progress.note_lesson(name, is_alone, today);
        if known(&self.learners) != before {
            self.unwritten.add(now);
        }
    }

    /// Whoever learns now has answered a situation in that edition.
    pub fn note_situation(
        &mut self,
        (name, edition): (&str, Edition),
        is_right: bool,
        today: DayNumber,
        now: Duration,
    ) {
        let progress = self.learners.progress_mut();
        progress.note_situation(name, edition, is_right, today);
        self.unwritten.add(now);
    }

    /// The learner of that name has answered a situation in that edition, whoever learns now.
    pub fn note_situation_of(
        &mut self,
        learner: &str,
        (name, edition): (&str, Edition),
        is_right: bool,
        today: DayNumber,
        now: Duration,
    ) {
        if let Some(progress) = self.learners.progress_of_mut(learner) {
            progress.note_situation(name, edition, is_right, today);
            self.unwritten.add(now);
        }
    }

    /// The learner of that name has taken an exam of that level; one without a name is whoever learns now.
    pub fn note_exam(&mut self, name: &str, level: Level, taken: TakenExam, cx: &AppContext<'_>) {
        self.change(cx, |learners| {
            let progress = if name.is_empty() {
                Some(learners.progress_mut())
            } else {
                learners.progress_of_mut(name)
            };
            if let Some(progress) = progress {
                progress.note_exam(level, taken);
            }
        });
    }

    /// Writes what the disk lacks, if it is time for that; else asks to be woken then.
    pub fn time_passes(&mut self, cx: &mut AppContext<'_>) {
        let learners = &self.learners;
        self.unwritten
            .time_passes(cx, |store| write(store, learners));
    }

    /// The program ends: whatever is not on the disk is written.
    pub fn finish(&mut self, cx: &mut AppContext<'_>) {
        let learners = &self.learners;
        self.unwritten.finish(cx, |store| write(store, learners));
    }
}

fn write(store: &mut dyn Store, learners: &Learners) -> io::Result<()> {
    let file = WrittenLearners {
        version: VERSION,
        learners,
    };
    let text = ron::ser::to_string_pretty(&file, ron::ser::PrettyConfig::new());
    store.write(LEARNERS, text.map_err(io::Error::other)?.as_bytes())
}

fn read(bytes: &[u8]) -> Result<Learners, LearnersFault> {
    let text = std::str::from_utf8(bytes).map_err(|_| LearnersFault::Damaged)?;
    let version: RecordsVersion = ron::from_str(text).map_err(|_| LearnersFault::Damaged)?;
    if version.version > VERSION {
        return Err(LearnersFault::Newer);
    }
    let file: ReadLearners = ron::from_str(text).map_err(|_| LearnersFault::Damaged)?;
    Ok(file.learners)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::frame_context::stage::Stage;

    /// The program opened on a file of learners, if there is one.
    fn opened_on(text: Option<&str>) -> (Stage, LearnerRecords) {
        let mut stage = Stage::new();
        if let Some(text) = text {
            stage.files.put(LEARNERS, text);
        }
        let mut records = LearnerRecords::default();
        records.load(&mut stage.cx());
        records.time_passes(&mut stage.cx());
        (stage, records)
    }

    fn written(stage: &Stage) -> Option<String> {
        let bytes = stage.files.file(LEARNERS)?;
        Some(String::from_utf8(bytes).expect("text"))
    }

    #[test]
    fn what_was_written_is_read_again() {
        let (mut stage, mut records) = opened_on(None);
        records.choose("Ana", &stage.cx());
        records.note_lesson("touch", true, 5, Duration::ZERO);
        records.note_situation(("queen", Edition::E2005), true, 5, Duration::ZERO);
        records.time_passes(&mut stage.cx());
        let (again, read) = opened_on(written(&stage).as_deref());
        assert_eq!(read.learners(), records.learners());
        assert!(again.notifications.all().is_empty());
    }

    #[test]
    fn nothing_is_written_while_nothing_changes() {
        let (mut stage, mut records) = opened_on(None);
        records.choose("", &stage.cx());
        records.forget("Ana", &stage.cx());
        records.time_passes(&mut stage.cx());
        records.finish(&mut stage.cx());
        assert_eq!(written(&stage), None);
        records.note_lesson("touch", true, 5, Duration::ZERO);
        records.time_passes(&mut stage.cx());
        assert!(written(&stage).is_some());
        stage.files.put(LEARNERS, "(version: 1, learners: ())");
        records.note_lesson("touch", true, 5, Duration::ZERO);
        records.time_passes(&mut stage.cx());
        assert_eq!(
            written(&stage).as_deref(),
            Some("(version: 1, learners: ())")
        );
    }

    #[test]
    fn a_damaged_file_and_one_of_a_newer_version_are_kept_aside_and_told_once() {
        let newer = "(version: 2, learners: (current: \"Ana\"), medals: [Gold])";
        for (text, is_newer) in [
            ("(version: 1, learners: (current: \"A", false),
            ("", false),
            (newer, true),
        ] {
            let (stage, records) = opened_on(Some(text));
            assert_eq!(*records.learners(), Learners::default(), "{text}");
            let kept = match stage.notifications.all() {
                [Notification::LearnersLost(kept)] if !is_newer => kept,
                [Notification::LearnersNewer(kept)] if is_newer => kept,
                other => panic!("{text}: {other:?}"),
            };
            assert_eq!(stage.files.file(kept), Some(text.into()));
            let (again, _) = opened_on(written(&stage).as_deref());
            assert!(again.notifications.all().is_empty(), "{text}");
        }
    }
}
