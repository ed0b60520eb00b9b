//! Who has chosen which answer, and when the ruling is seen: after the scene, after both, when the teacher wants it.

use std::collections::BTreeMap;

use eframe::egui::{Key, Ui};

use super::class_bar::class;
use crate::kit::keyboard::{self, KeyPress};
use crate::view::command::Command;
use crate::view::frame_view::View;
use crate::view::learn_view::LearnCommand;
use jadoube_core::learn::SituationRun;

/// The keys of the answers, by what they say or by their place.
const LETTERS: [Key; 5] = [Key::A, Key::B, Key::C, Key::D, Key::E];
const DIGITS: [Key; 5] = [Key::Num1, Key::Num2, Key::Num3, Key::Num4, Key::Num5];

/// The keys of the learner at the left and of the one at the right.
const LEFT: [[Key; 5]; 2] = [DIGITS, [Key::Q, Key::W, Key::E, Key::R, Key::T]];
const RIGHT: [[Key; 5]; 2] = [
    [Key::Num7, Key::Num8, Key::Num9, Key::Num0, Key::Minus],
    [Key::Y, Key::U, Key::I, Key::O, Key::P],
];

/// What is written on the keys of both learners.
pub const LEFT_CAPS: [&str; 5] = ["1", "2", "3", "4", "5"];
/// The same of the one at the right.
pub const RIGHT_CAPS: [&str; 5] = ["7", "8", "9", "0", "-"];

/// What was chosen in the situation that lies open.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Answering {
    /// Whether the scene was seen to its end.
    pub is_watched: bool,
    /// The answer that was chosen, while its ruling is held back.
    pub held: Option<usize>,
    /// What the learner at the left has chosen, and the one at the right.
    pub pair: [Option<usize>; 2],
    /// How often whoever sat there was right since the program was opened.
    scores: BTreeMap<AnsweringSide, u32>,
    /// Who sits at the left and who at the right, once that was chosen.
    seated: [Option<String>; 2],
    /// Whether the ruling was seen.
    was_ruled: bool,
}

/// Who answers at one of the two sides: a learner of the class, or where no class is known the side itself.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum AnsweringSide {
    Of(String),
    Side(usize),
}

impl Answering {
    /// Follows the situation: what was chosen before it began anew is forgotten.
    pub fn follow(&mut self, view: &View<'_>, run: &SituationRun) {
        let is_ruled = run.choice().is_some();
        if self.was_ruled && !is_ruled {
            self.begin_anew();
        }
        if is_ruled && !self.was_ruled {
            for (side, chosen) in self.pair.into_iter().enumerate() {
                let is_right = chosen.is_some() && chosen == run.right();
                *self.scores.entry(self.seat(view, side)).or_default() += u32::from(is_right);
            }
        }
        self.was_ruled = is_ruled;
        self.is_watched |= run.scene().playback().is_over();
    }

    /// Who sits at that side.
    fn seat(&self, view: &View<'_>, side: usize) -> AnsweringSide {
        let sits = self.seats(view)[side].clone();
        sits.map_or(AnsweringSide::Side(side), AnsweringSide::Of)
    }

    /// How often whoever sits at that side was right since the program was opened.
    pub fn score(&self, view: &View<'_>, side: usize) -> u32 {
        let score = self.scores.get(&self.seat(view, side));
        score.copied().unwrap_or_default()
    }

    /// Forgets what was chosen, and keeps how often each was right.
    pub fn begin_anew(&mut self) {
        *self = Self {
            scores: std::mem::take(&mut self.scores),
            seated: std::mem::take(&mut self.seated),
            ..Self::default()
        };
    }

    /// Returns who sits at the left, or at the right: a learner of the class, or only the side.
    pub fn name(&self, view: &View<'_>, side: usize) -> String {
        let sits = self.seats(view)[side].clone();
        let id = ["situation-left-hand", "situation-right-hand"][side];
        sits.unwrap_or_else(|| view.tr(id).into_owned())
    }

    /// Another learner of the class sits down at that side: the next one who does not sit at the other. What each has had
    /// right is kept, so whoever sits down again goes on from there.
    pub fn seat_next(&mut self, view: &View<'_>, side: usize) {
        let seats = self.seats(view);
        let other = seats[1 - side].as_deref();
        let free = named(view).filter(|name| Some(*name) != other);
        let free: Vec<&str> = free.collect();
        let sits = free
            .iter()
            .position(|name| seats[side].as_deref() == Some(*name));
        let next = sits.map_or(0, |at| (at + 1) % free.len().max(1));
        if let Some(name) = free.get(next) {
            let name = Some((*name).to_owned());
            self.seated = seats;
            self.seated[side] = name;
        }
    }

    /// Who sits where: those who were chosen, and else whoever learns now and the next of the class.
    fn seats(&self, view: &View<'_>) -> [Option<String>; 2] {
        let all: Vec<&str> = named(view).collect();
        if all.len() < 2 {
            return [None, None];
        }
        let is_known = |name: &&str| all.contains(name);
        let [left, right] = &self.seated;
        let current = view.learn.map(|learn| &*learn.learners.current);
        let left = left.as_deref().filter(is_known);
        let left = left.or(current.filter(is_known)).unwrap_or(all[0]);
        let is_free = |name: &&str| *name != left;
        let right = right.as_deref().filter(is_known).filter(is_free);
        let right = right.or_else(|| all.iter().copied().find(is_free));
        [Some(left.to_owned()), right.map(str::to_owned)]
    }

    /// Whether an answer may be chosen now.
    pub fn can_choose(&self, run: &SituationRun) -> bool {
        self.is_watched && self.held.is_none() && run.choice().is_none()
    }

    /// Somebody chooses the answer that is shown at that place: the learner of that number, or where nobody can say who, the
    /// first who has not.
    pub fn choose(
        &mut self,
        view: &View<'_>,
        run: &SituationRun,
        shown: usize,
        learner: Option<usize>,
    ) {
        let class = class(view);
        let place = run.order().get(shown).copied();
        let Some(place) = place.filter(|_| self.can_choose(run)) else {
            return;
        };
        let mut chosen = place;
        if class.has_two_learners {
            let first = self.pair.iter().position(Option::is_none);
            let Some(slot) = learner.or(first).and_then(|at| self.pair.get_mut(at)) else {
                return;
            };
            slot.get_or_insert(place);
            let [Some(left), Some(_)] = self.pair else {
                return;
            };
            chosen = left;
        }
        if class.holds_back {
            self.held = Some(chosen);
        } else {
            self.ask_for_ruling(view, chosen);
        }
    }

    /// Asks for the ruling on what was chosen; of two learners of the class, what each has chosen is that one's own.
    fn ask_for_ruling(&self, view: &View<'_>, place: usize) {
        let rule = if class(view).has_two_learners {
            let answers = self.seats(view).into_iter().zip(self.pair);
            let answers = answers.filter_map(|(name, chosen)| name.zip(chosen));
            LearnCommand::RuleForBoth(place, answers.collect())
        } else {
            LearnCommand::Rule(place)
        };
        view.ask(Command::Learn(rule));
    }

    /// Shows the ruling that was held back.
    pub fn reveal(&mut self, view: &View<'_>) {
        if let Some(place) = self.held.take() {
            self.ask_for_ruling(view, place);
        }
    }

    /// Hears the keys of the answers.
    pub fn hear(&mut self, ui: &Ui, view: &View<'_>, run: &SituationRun) {
        let has_two = class(view).has_two_learners;
        for press in keyboard::presses(ui) {
            let is_plain = !press.modifiers.any() || press.modifiers.shift_only();
            if !is_plain {
                continue;
            }
            if has_two {
                if let Some(place) = LEFT.iter().find_map(|keys| place_of(press, *keys)) {
                    self.choose(view, run, place, Some(0));
                } else if let Some(place) = RIGHT.iter().find_map(|keys| place_of(press, *keys)) {
                    self.choose(view, run, place, Some(1));
                }
            } else {
                let lettered = LETTERS.iter().position(|key| *key == press.key);
                if let Some(place) = lettered.or_else(|| place_of(press, DIGITS)) {
                    self.choose(view, run, place, None);
                }
            }
        }
    }
}

/// The learners of the class, by name.
fn named<'a>(view: &View<'a>) -> impl Iterator<Item = &'a str> {
    let learners = view.learn.into_iter().map(|learn| learn.learners);
    learners.flat_map(|all| all.named().map(|(name, _)| name))
}

/// Which of these keys was pressed, by its place on the keyboard or by what it says.
fn place_of(press: KeyPress, keys: [Key; 5]) -> Option<usize> {
    let by_place = keys.iter().position(|key| *key == press.place);
    by_place.or_else(|| keys.iter().position(|key| *key == press.key))
}
