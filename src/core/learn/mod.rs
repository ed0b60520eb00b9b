//! Learning: what is shown, what is to be done and whether it was, what the arbiter of a situation may rule, and what comes
//! back when.
//!
//! A lesson is a script with sentences between the acts, and a situation one with answers behind them; the arbiter of
//! [`laws`](crate::laws) rules on both as on any game. The sentences stand in the locales, and nothing here knows them; what
//! is seen belongs to `ui`, and what touches the world to `app`.

pub mod badge;
pub mod case_library;
pub mod certificate;
pub mod class_list;
pub mod conduct_lessons;
pub mod curriculum;
pub mod exam;
pub mod goal;
pub mod learner_side;
pub mod lesson;
pub mod lesson_check;
pub mod lesson_draft;
pub mod lesson_file;
pub mod lesson_run;
mod let_go;
pub mod next_situation;
pub mod partner;
pub mod playback;
pub mod practice_game;
pub mod progress;
pub mod reference_solution;
pub mod rule_name;
pub mod sheet_task;
pub mod situation;
pub mod situation_check;
pub mod situation_run;
mod step_attempt;
pub mod step_state;
mod visitor;

pub use badge::Badge;
pub use certificate::{Certificate, CertificateStanding};
pub use curriculum::{Curriculum, Numbered};
pub use exam::Exam;
pub use goal::Goal;
pub use lesson::{Lesson, LessonStep, StepKind};
pub use lesson_draft::LessonDraft;
pub use lesson_run::LessonRun;
pub use partner::{PracticeRun, PracticeTerms};
pub use practice_game::PracticeGame;
pub use progress::{LearnerProgress, Learners};
pub use rule_name::RuleName;
pub use situation::{Level, Situation};
pub use situation_run::SituationRun;
pub use step_state::{StepDone, StepState};
