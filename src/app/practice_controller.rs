//! Owns the game against a partner, lets its time pass, and has its moves thought of beside the window.

use std::task::Poll;
use std::time::Duration;

use super::frame_context::AppContext;
use super::jobs::move_search::MoveSearch;
use super::practised_game::{PractisedGame, sound_from};
use jadoube_core::chess::Color;
use jadoube_core::laws::Deed;
use jadoube_core::learn::{PracticeRun, PracticeTerms};
use jadoube_core::record::play_mode::{AssistLevel, Hands, PlayMode};
use jadoube_ui::{Players, PracticeAct, Settings};

/// The game against a partner, if there is one.
#[derive(Debug, Default)]
pub struct PracticeController {
    run: Option<PracticeRun>,
    /// Games under way that wait while one of the other kind is asked for, the latest last.
    set_aside: Vec<PracticeRun>,
    search: MoveSearch,
    /// What the next game is to be, as it was asked for last.
    proposed: Option<Box<PracticeTerms>>,
    /// How often one was asked for.
    asked: u64,
    /// How many games were begun, so that no two are alike.
    begun: u64,
}

impl PracticeController {
    pub const fn run(&self) -> Option<&PracticeRun> {
        self.run.as_ref()
    }

    /// The how manieth time one was asked for, and what the next game is to be.
    pub fn proposed(&self) -> Option<(u64, &PracticeTerms)> {
        self.proposed.as_deref().map(|terms| (self.asked, terms))
    }

    /// What is shown of it, with what holds there.
    pub fn practised_game(&self, settings: &Settings) -> Option<PractisedGame<'_>> {
        let run = self.run.as_ref()?;
        // Nobody hints at what is to be noticed.
        let mode = PlayMode {
            assist: AssistLevel::Tournament,
            hands: Hands::Quick,
            mistakes: true,
        };
        let turned = match run.terms().role.color() {
            Some(color) => color == Color::Black,
            None => settings.views.turned,
        };
        Some(PractisedGame {
            arbiter: run.game().arbiter(),
            now: run.game().now(),
            log: run.game().log(),
            narrative: run.game().narrative(),
            players: Players::default(),
            settings: settings.playing(mode).with_views(turned, false),
        })
    }

    /// The learner does something at the board.
    pub fn act(&mut self, deed: Deed, cx: &AppContext<'_>) {
        self.heard(cx, |run| run.act(deed));
    }

    /// Does what was asked for.
    pub fn obey(&mut self, act: PracticeAct, cx: &AppContext<'_>) {
        match act {
            PracticeAct::Propose(terms) => self.propose(terms),
            PracticeAct::Start(terms) => self.start(*terms, cx),
            PracticeAct::StepIn(call) => self.heard(cx, |run| run.step_in(call)),
            PracticeAct::AnswerClaim(holds) => {
                self.heard(cx, |run| run.answer_claim(holds));
            }
            // A scene belongs to whoever shows scenes.
            PracticeAct::OpenMoment(_) => {}
            PracticeAct::End => self.heard(cx, PracticeRun::end),
            PracticeAct::PutAway => self.run = None,
        }
    }

    /// A game of that kind is asked for: the one under way lies open again, and one of the other kind waits.
    fn propose(&mut self, terms: Box<PracticeTerms>) {
        let under_way = self.run.take().filter(|run| !run.is_over());
        self.set_aside.extend(under_way);
        let is_asked_for = |run: &PracticeRun| run.terms().kind == terms.kind;
        let place = self.set_aside.iter().rposition(is_asked_for);
        self.run = place.map(|place| self.set_aside.remove(place));
        self.search = MoveSearch::default();
        self.proposed = Some(terms);
        self.asked += 1;
    }

    fn start(&mut self, terms: PracticeTerms, cx: &AppContext<'_>) {
        self.begun += 1;
        let drawn = (cx.platform.random)().unwrap_or_default();
        self.search = MoveSearch::default();
        self.run = PracticeRun::begin(terms, drawn.wrapping_add(self.begun)).ok();
    }

    /// So much time passes; gives how long nothing changes by itself then.
    pub fn let_time_pass(&mut self, passed: Duration, cx: &AppContext<'_>) -> Option<Duration> {
        self.heard(cx, |run| run.let_time_pass(passed));
        self.think(cx);
        self.run.as_ref().and_then(PracticeRun::until_change)
    }

    /// What the partner thinks about is worked out, and played once it is found.
    fn think(&mut self, cx: &AppContext<'_>) {
        let question = self.run.as_ref().and_then(PracticeRun::question);
        let answer = question.map(|question| self.search.answer(question, cx.context));
        if let Some(Poll::Ready(choice)) = answer {
            self.heard(cx, |run| run.answer_question(choice));
        }
    }

    fn heard(&mut self, cx: &AppContext<'_>, does: impl FnOnce(&mut PracticeRun)) {
        if let Some(run) = &mut self.run {
            let before = run.game().log().len();
            does(run);
            sound_from(run.game(), before, cx);
        }
    }
}
