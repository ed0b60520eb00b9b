//! A lesson made of a game: its acts as they happened, and at each weighty ruling a step that shows it.

use super::lesson::{Lesson, LessonStep, StepKind};
use super::rule_name::RuleName;
use crate::clock::Moment;
use crate::laws::{Consequence, Deed, Event, Rule, Ruling, Terms};
use crate::record::Entry;
use crate::record::script::{Expectation, Expected, Script};

/// How many acts are shown in one step at most.
const ACTS: usize = 24;

impl Lesson {
    /// A lesson of the game that was played under these terms: every act in its order, parted where something weighty was
    /// ruled, with what the arbiter ruled as it was ruled. Its sentences are to be written by whoever teaches.
    pub fn of_game(terms: &Terms, log: &[Entry]) -> Self {
        let mut lesson = Self {
            about: "A lesson made of a game".to_owned(),
            start: Script {
                edition: Script::default().edition,
                ..Script::of(terms)
            },
            ..Self::default()
        };
        if let Ok(editions) = terms.edition.name().parse() {
            lesson.editions = editions;
        }
        let mut part: Vec<&Entry> = Vec::new();
        let mut from = Moment::START;
        for entry in log {
            part.push(entry);
            let is_ruled = entry.is_grave();
            if is_ruled {
                lesson.note_rules(entry);
            }
            if is_ruled || part.len() >= ACTS {
                from = lesson.add_part(&part, from, is_ruled);
                part.clear();
            }
        }
        if !part.is_empty() {
            lesson.add_part(&part, from, false);
        }
        lesson.write_sentences();
        lesson
    }

    fn note_rules(&mut self, entry: &Entry) {
        for Ruling { rule, .. } in &entry.rulings {
            if !self.rules.contains(&RuleName(*rule)) {
                self.rules.push(RuleName(*rule));
            }
        }
    }

    /// Adds a step that shows these; gives the moment of the last.
    fn add_part(&mut self, part: &[&Entry], from: Moment, is_ruled: bool) -> Moment {
        // A flag falls by itself.
        let acts: Vec<&Entry> = part
            .iter()
            .copied()
            .filter(|entry| !matches!(entry.event.deed, Deed::Flag(_)))
            .collect();
        let expected: Vec<Expected> = acts
            .iter()
            .enumerate()
            .flat_map(|(index, entry)| expected(index + 1, entry))
            .collect();
        let since = |entry: &&Entry| Event {
            at: Moment::START + (entry.event.at - from),
            deed: entry.event.deed.clone(),
        };
        let last = part.last().map_or(from, |entry| entry.event.at);
        if !acts.is_empty() {
            self.steps.push(LessonStep {
                kind: StepKind::Watch,
                acts: acts.iter().map(since).collect(),
                expect: (!expected.is_empty()).then(|| Expectation::same(expected)),
                ..LessonStep::default()
            });
        }
        if is_ruled {
            self.steps.push(LessonStep {
                kind: StepKind::Ruling,
                ..LessonStep::default()
            });
        }
        last
    }

    /// Places for the sentences, in the words of the program's own language.
    fn write_sentences(&mut self) {
        let keys = self.word_keys();
        let title = [("title".to_owned(), self.about.clone())];
        let words = keys.into_iter().map(|key| (key, "…".to_owned()));
        self.words = title.into_iter().chain(words).collect();
    }
}

/// What is to be expected of the rulings on that act: nothing of what belongs to the ordinary course of a move.
fn expected(act: usize, entry: &Entry) -> Vec<Expected> {
    let is_ordinary = |it: &Consequence| {
        matches!(
            it,
            Consequence::Made(_) | Consequence::Completed(_) | Consequence::MustMove(_)
        )
    };
    let told = entry.rulings.iter().filter(|ruling| {
        let is_routine = ruling.consequences.iter().all(is_ordinary)
            && ruling.rule != Rule::NextMoveCompletes
            && !ruling.consequences.is_empty();
        !is_routine && !ruling.says_only_why()
    });
    told.map(|ruling| Expected::Ruling {
        act: Some(act),
        at: None,
        rule: ruling.rule.slug().to_owned(),
        articles: None,
        consequences: ruling
            .consequences
            .iter()
            .map(ToString::to_string)
            .collect(),
    })
    .collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::chess::{Color, Square};
    use crate::laws::{Arbiter, ArbiterAct, PlayerAct};

    #[test]
    fn a_lesson_of_a_game_says_what_was_ruled_in_it() {
        let terms = Terms {
            control: crate::record::script::Times::same("300".parse().expect("a time"))
                .0
                .into(),
            ..Terms::default()
        };
        let mut arbiter = Arbiter::new(terms.clone());
        let acts = [
            PlayerAct::Touch(Square::F1),
            PlayerAct::LetGo,
            PlayerAct::Lift(Square::G1),
            PlayerAct::Release(Square::F3),
            PlayerAct::Move("e4".into()),
        ];
        let start = Event::of_arbiter(Moment::START, ArbiterAct::Start);
        let acts = acts.map(|act| Event::of(Color::White, Moment::START, act));
        let log: Vec<Entry> = [start]
            .into_iter()
            .chain(acts)
            .map(|event| Entry {
                rulings: arbiter.hear(&event),
                event,
            })
            .collect();
        let lesson = Lesson::of_game(&terms, &log);
        let kinds: Vec<_> = lesson.steps.iter().map(|step| step.kind).collect();
        assert_eq!(kinds.first(), Some(&StepKind::Watch));
        let written = lesson.written();
        let read = Lesson::read(&written).expect("it can be read");
        assert_eq!(read, lesson, "{written}");
        assert_eq!(lesson.faults(), [], "{written}");
    }
}
