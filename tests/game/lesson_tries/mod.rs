//! Every step of every lesson that a learner plays: done right in every way of the hand, it is accepted; done wrong, it is
//! answered, and never praised.

mod ending;
mod right_ways;
mod wrong_acts;

use std::time::Duration;

use jadoube_core::chess::{Color, Move, Position as _, Role, Square};
use jadoube_core::clock::Moment;
use jadoube_core::hands::{HandContext, HandEvent, HandInput};
use jadoube_core::laws::{Deed, Event, Hand, PlayerAct};
use jadoube_core::learn::lesson_run::Reply;
use jadoube_core::learn::reference_solution::{in_single_acts, later};
use jadoube_core::learn::{
    Curriculum, Goal, Lesson, LessonRun, LessonStep, Numbered, StepKind, StepState,
};
use jadoube_core::record::play_mode::{AssistLevel, Hands, PlayMode};

/// How a hand carries a piece.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Way {
    Drag,
    Clicks,
    Keys,
    Typed,
}

impl Way {
    const ALL: [Self; 4] = [Self::Drag, Self::Clicks, Self::Keys, Self::Typed];
}

/// What a learner does in one go.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Gesture {
    /// A piece goes from one square to another.
    Carry(Square, Square),
    /// A pawn goes from one square to another, and the one on the square between is captured.
    InPassing(Square, Square, Square),
    /// Fingers are laid on a piece and taken off.
    Touch(Square),
    /// Fingers are laid on an own piece, and then a piece is taken off by a click.
    TakeOff(Square, Square),
    /// A piece is taken off the board.
    Off(Square),
    /// A new piece is put on a square, where quick hands choose it for the pawn that stands there.
    FromBox(Role, Square),
    /// Something that hands on the pieces do not do, and no press.
    Say(Deed),
    /// The learner's lever.
    Press,
    /// The other lever.
    PressOther,
}

/// A learner at a step of a lesson.
#[derive(Clone, Debug)]
struct Learner {
    run: LessonRun,
    hand: HandInput,
    hands: Hands,
    step: usize,
}

impl Learner {
    fn at(lesson: &Numbered<Lesson>, step: usize, hands: Hands) -> Self {
        let edition = lesson.content.newest_edition();
        let mut run = LessonRun::new(lesson.content.clone(), edition).expect("it begins");
        run.go_to(step);
        Self {
            run,
            hand: HandInput::default(),
            hands,
            step,
        }
    }

    /// Whether the step awaits hands, and nothing has come of it yet.
    fn is_open(&self) -> bool {
        self.run.index() == self.step
            && self.run.state() == StepState::Hands
            && self.run.reply().is_none()
    }

    fn is_done(&self) -> bool {
        self.run.done()[self.step].is_some()
    }

    fn hear(&mut self, hears: impl FnOnce(&mut HandInput, &HandContext<'_>) -> Vec<Deed>) {
        self.run.let_time_pass(Duration::from_millis(400));
        let game = self.run.game();
        let mode = PlayMode {
            assist: AssistLevel::Friendly,
            hands: self.hands,
            mistakes: true,
        };
        let context = HandContext {
            learner: Some(self.run.learner()),
            shows_ways: is_done_right(self),
            ..HandContext::new(game.arbiter(), game.log(), game.now(), mode)
        };
        for deed in hears(&mut self.hand, &context) {
            self.run.act(deed);
        }
    }

    fn hand(&mut self, event: HandEvent) {
        self.hear(|hand, context| hand.hear(event, context));
    }

    fn click(&mut self, square: Square, way: Way) {
        if way != Way::Keys {
            self.hand(HandEvent::Touch(square));
        }
        self.hand(HandEvent::Click(square));
    }

    fn drag(&mut self, from: Square, to: Option<Square>) {
        self.hand(HandEvent::Touch(from));
        self.hand(HandEvent::Carry(from));
        self.hand(HandEvent::LetGo(to));
    }

    /// The move between those squares, if it is legal, is typed; else it is dragged.
    fn types(&mut self, from: Square, to: Square) {
        let position = self.run.game().arbiter().table().game().position();
        let goes = |mv: &&Move| {
            let king = matches!(**mv, Move::Castle { king, .. } if king == from);
            let arrives = if king {
                Square::from_coords(to.file(), from.rank())
            } else {
                to
            };
            let spelled = mv
                .to_uci(jadoube_core::chess::CastlingMode::Standard)
                .to_string();
            spelled.starts_with(&format!("{from}{arrives}"))
        };
        let moves = position.legal_moves();
        let typed = moves.iter().find(goes).copied();
        match typed.filter(|mv| mv.promotion().is_none()) {
            Some(mv) => self.hand(HandEvent::Play(mv)),
            None => self.drag(from, Some(to)),
        }
    }

    fn does(&mut self, gesture: &Gesture, way: Way) {
        match gesture {
            Gesture::Carry(from, to) => match way {
                Way::Drag => self.drag(*from, Some(*to)),
                Way::Clicks | Way::Keys => {
                    let table = self.run.game().arbiter().table();
                    let is_touched = *table.hand(self.run.learner()) == Hand::Touching(*from);
                    if !is_touched {
                        self.click(*from, way);
                    }
                    self.click(*to, way);
                }
                Way::Typed => self.types(*from, *to),
            },
            Gesture::InPassing(from, _, to) => self.does(&Gesture::Carry(*from, *to), way),
            Gesture::Touch(square) => {
                self.click(*square, way);
                if self.is_open() {
                    self.click(*square, way);
                }
            }
            Gesture::TakeOff(by, captured) => {
                self.click(*by, way);
                self.click(*captured, way);
            }
            Gesture::Off(square) => self.drag(*square, None),
            Gesture::FromBox(role, square) if self.hands == Hands::Full => {
                self.hand(HandEvent::Box(*role));
                match way {
                    Way::Drag => self.hand(HandEvent::LetGo(Some(*square))),
                    Way::Clicks | Way::Keys | Way::Typed => self.click(*square, way),
                }
            }
            Gesture::FromBox(role, square) => self.hand(HandEvent::Promote(*square, *role)),
            Gesture::Say(deed) => {
                self.run.let_time_pass(Duration::from_millis(400));
                self.run.act(deed.clone());
            }
            Gesture::Press | Gesture::PressOther => {
                let color = self.run.learner();
                let color = if *gesture == Gesture::Press {
                    color
                } else {
                    !color
                };
                self.hear(|hand, context| hand.press_clock(color, context));
            }
        }
    }

    /// All of them, each at its moment if it has one, until the step is done or answered.
    fn does_all(&mut self, gestures: &[(Moment, Gesture)], way: Way) {
        let begun = self.run.game().now();
        for (at, gesture) in gestures {
            if !self.is_open() {
                return;
            }
            let act = Event::of(Color::White, *at, PlayerAct::Press);
            self.run.wait_until(later(&act, begun).at);
            self.does(gesture, way);
        }
        self.run.finish_playback();
    }

    /// The lesson as it stood when the step began.
    fn begun(&self) -> LessonRun {
        let mut run = self.run.clone();
        run.go_to(self.step);
        run
    }

    /// What came of it, told for whoever reads a failure.
    fn told(&self) -> String {
        let entries = self.run.entries_of_step().iter();
        let seen: Vec<String> = entries.map(|it| format!("{:?}", it.event.deed)).collect();
        let reply = self.run.reply();
        if let Some(Reply::Ruled(entry)) = reply {
            let rules: Vec<_> = entry.rulings.iter().map(|it| it.rule).collect();
            return format!("{seen:?} → ruled {rules:?}");
        }
        format!("{seen:?} → {reply:?}")
    }
}

/// The gestures of the usual way through the step that a learner is at.
fn usual_gestures(learner: &Learner) -> Vec<(Moment, Gesture)> {
    let mut events = Vec::new();
    let mut trial = learner.run.game().clone();
    for act in &learner.run.step().acts {
        let mut singles = in_single_acts(&trial, vec![act.clone()]);
        // What the opponent answers to a piece that visits squares is no gesture of the learner.
        singles.retain(|it| it.player() != Some(!learner.run.learner()));
        events.extend(singles.into_iter().map(|it| (act.at, it.deed)));
        trial.hear(&later(act, learner.run.game().now()));
    }
    let mut gestures = Vec::new();
    let mut held: Option<Square> = None;
    let mut captured: Option<Square> = None;
    let mut new: Option<Role> = None;
    for (at, deed) in events {
        #[expect(
            clippy::wildcard_enum_match_arm,
            reason = "what hands on the pieces and the press do not do is said"
        )]
        let gesture = match &deed {
            Deed::Player(_, PlayerAct::Lift(square)) => {
                held = Some(*square);
                None
            }
            Deed::Player(_, PlayerAct::Take(role)) => {
                new = Some(*role);
                None
            }
            Deed::Player(_, PlayerAct::Release(to)) => match new.take() {
                Some(role) => Some(Gesture::FromBox(role, *to)),
                None => held.take().map(|from| match captured.take() {
                    Some(captured) if captured != *to => Gesture::InPassing(from, captured, *to),
                    _ => Gesture::Carry(from, *to),
                }),
            },
            Deed::Player(_, PlayerAct::Touch(square)) => Some(Gesture::Touch(*square)),
            Deed::Player(_, PlayerAct::LetGo) => None,
            // What is captured on the square of arrival, or in passing, belongs to that movement.
            Deed::Player(_, PlayerAct::Remove(square)) if held.is_some() => {
                captured = Some(*square);
                None
            }
            Deed::Player(_, PlayerAct::Remove(square)) => Some(Gesture::Off(*square)),
            Deed::Player(_, PlayerAct::Press) => Some(Gesture::Press),
            other => Some(Gesture::Say(other.clone())),
        };
        gestures.extend(gesture.map(|it| (at, it)));
    }
    gestures
}

/// Every step that a learner plays, with whoever stands at it in quick and in full hands.
fn played_steps() -> impl Iterator<Item = (String, Learner)> {
    let lessons = Curriculum::own().lessons.iter();
    lessons.flat_map(|lesson| {
        let steps = lesson.content.steps.iter().enumerate();
        let played = steps.filter(|(_, step)| step.kind.is_played());
        played.flat_map(move |(index, step)| {
            let is_own = |hands: &Hands| *hands == lesson.content.hands || !needs_full_hands(step);
            Hands::ALL.into_iter().filter(is_own).map(move |hands| {
                let told = format!("{}/{} ({}, {hands})", lesson.number, index + 1, step.kind);
                (told, Learner::at(lesson, index, hands))
            })
        })
    })
}

/// Whether the step asks for something that one movement of quick hands does not do.
fn needs_full_hands(step: &LessonStep) -> bool {
    let is_full = |goal: &Goal| {
        matches!(
            goal,
            Goal::Did(PlayerAct::Take(_) | PlayerAct::Remove(_) | PlayerAct::Lift(_))
        )
    };
    step.goal.iter().any(is_full)
}

/// Whether the learner is to do it right there.
fn is_done_right(learner: &Learner) -> bool {
    matches!(learner.run.step().kind, StepKind::Do | StepKind::PutRight)
}
