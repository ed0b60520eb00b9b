//! The ways in which an arbiter can answer a question, each with what would come of it.

use std::time::Duration;

use crate::parts::conduct::conduct_asked;
use crate::parts::recorded_times::{offered_times, pair_of_times};
use crate::view::frame_view::View;
use jadoube_core::chess::{ByColor, Color};
use jadoube_core::clock::{Clock, ClockUnit};
use jadoube_core::i18n::{RulingEffect, clock_change};
use jadoube_core::laws::{
    Arbiter, ArbiterAct, CanMate, Consequence, Decision, Event, Notice, Question, Ruling, Standing,
};
use jadoube_core::report::question_findings::finding;
use jadoube_core::report::recorded_game::letters_for;

/// How far it is searched whether a side could still mate, before somebody answers: far enough for what is plain.
pub const TRIED: u64 = 20_000;

#[derive(Clone, Debug)]
pub struct QuestionOption {
    /// What the arbiter finds by it, without a full stop.
    pub title: String,
    /// What comes of it, each without a full stop.
    pub effects: Vec<String>,
    /// What is asked next, if anything is.
    pub next: Option<String>,
    /// What to do next or that nothing changes, where nothing comes of it by itself.
    pub note: Option<String>,
    /// What becomes of the clocks, if there are any and the game goes on.
    pub clocks: Option<ClocksAfter>,
    /// Whether the question is upheld by it or rejected.
    pub decision: Decision,
    pub act: ArbiterAct,
    /// Whether the game is over then.
    pub ends_game: bool,
    /// Whether it comes to nothing before the opponent has answered an offer; its effects say so.
    pub awaits_offer: bool,
}

/// What becomes of the clocks by an answer, in words.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ClocksAfter {
    /// They go on standing, or the one that runs goes on running.
    Same(String),
    /// That player's clock begins to run.
    Start(String, Color),
}

impl ClocksAfter {
    pub const fn words(&self) -> &String {
        match self {
            Self::Same(words) | Self::Start(words, _) => words,
        }
    }
}

impl QuestionOption {
    /// Lets the arbiter answer so.
    pub fn decide(&self, view: &View<'_>) {
        view.arbitrate(self.act.clone());
    }
}

/// The ways to answer that question; none where something has to be set at the desk.
///
/// They are tried out by an arbiter who searches for a short while whether a side could still mate: so it is known before
/// somebody answers that this ends the game.
pub fn options(view: &View<'_>, question: Question) -> Vec<QuestionOption> {
    let arbiter = view.arbiter.clone().searching(TRIED);
    if question == Question::Times {
        return times(view, &arbiter);
    }
    let offered = |decision: Decision| {
        let id = match decision {
            // Where no other piece is known to have been touched, there is none of which it could be said.
            Decision::Reject if is_of_an_unseen_touch(view, question) => "answer-claim-wrong",
            Decision::Accept | Decision::Postpone | Decision::Reject => {
                finding(question, decision)?
            }
        };
        let act = decided(view, question, decision);
        let title = view.tr(id).into_owned();
        Some(titled(view, &arbiter, question, title, (decision, act)))
    };
    // That a sealed move is clear is said by reading it out.
    let decisions: &[Decision] = if question == Question::SealedMove {
        &[Decision::Reject]
    } else {
        &[Decision::Accept, Decision::Reject]
    };
    decisions
        .iter()
        .filter_map(|decision| offered(*decision))
        .collect()
}

/// Whether a breach of touch-move is claimed by a move before which nobody is known to have touched another piece.
fn is_of_an_unseen_touch(view: &View<'_>, question: Question) -> bool {
    let table = view.table();
    let last = table.game().last();
    question == Question::Touch
        && table.is_touch_claimed()
        && last.is_some_and(|last| {
            let contacts = last.turn.contacts().iter();
            let mut theirs = contacts.filter(|it| it.by == last.by);
            theirs.all(|it| Some(it.square) == last.mv.from())
        })
}

/// What the clocks can be made to show at one press: what they showed when the position that stands came about, with what
/// was ruled since, and what they show now.
fn times(view: &View<'_>, arbiter: &Arbiter) -> Vec<QuestionOption> {
    let Some(clock) = view.table().clock() else {
        return Vec::new();
    };
    let now = ByColor::new_with(|color| clock.remaining(color, view.now));
    let seconds = |times: ByColor<Duration>| times.map(|time| ClockUnit::Second.up(time));
    let then = offered_times(view).filter(|(_, then)| seconds(*then) != seconds(now));
    let then = then.map(|(id, then)| (id, Decision::Accept, then));
    [then, Some(("answer-times-stay", Decision::Reject, now))]
        .into_iter()
        .flatten()
        .map(|(id, decision, times)| {
            let args = [("times", pair_of_times(times).into())];
            let title = view.tr_args(id, &args).into_owned();
            let act = ArbiterAct::SetTimes(times.white, times.black);
            titled(view, arbiter, Question::Times, title, (decision, act))
        })
        .collect()
}

/// The act that decides a question: by its name where others were asked before it.
pub fn decided(view: &View<'_>, question: Question, decision: Decision) -> ArbiterAct {
    if let Question::CanMate(color) = question {
        let found = match decision {
            Decision::Accept => CanMate::Yes,
            Decision::Postpone | Decision::Reject => CanMate::Never,
        };
        return ArbiterAct::Establish(color, found);
    }
    let first = view.table().questions().first();
    if first.is_none_or(|(_, asked)| *asked == question) {
        ArbiterAct::Decide(decision)
    } else {
        ArbiterAct::DecideOn(question, decision)
    }
}

/// A way to answer, tried out on a table that nobody plays at.
fn titled(
    view: &View<'_>,
    arbiter: &Arbiter,
    question: Question,
    title: String,
    (decision, act): (Decision, ArbiterAct),
) -> QuestionOption {
    let mut trial = arbiter.clone();
    let rulings = trial.hear(&Event::of_arbiter(view.now, act.clone()));
    if names_a_piece(&rulings) {
        return once_named(view, title, (decision, act));
    }
    let mut effects = effects(view, &rulings);
    let mut consequences = rulings.iter().flat_map(|ruling| &ruling.consequences);
    let awaits_offer = rulings
        .iter()
        .any(|it| it.consequences == [Consequence::Notice(Notice::AnswerOfferFirst)]);
    if awaits_offer {
        let first = view.words.notice(Notice::AnswerOfferFirst);
        effects = vec![first.trim_end_matches('.').to_owned()];
    }
    let lets_pass = question.is_of_a_fault() && decision == Decision::Reject;
    if lets_pass && consequences.any(|it| *it == Consequence::Reinstate) {
        effects.insert(0, view.tr("answer-goes-back").into_owned());
    }
    let standing = trial.table().standing();
    let ends_game = !matches!(standing, Standing::Playing | Standing::Adjourned);
    if let Standing::Ended(outcome, _) = standing {
        let result = [("result", outcome.printed().into())];
        effects.push(view.tr_args("desk-over", &result).into_owned());
    }
    let next = asked_next(view, &rulings);
    let note = match decision {
        _ if ends_game || next.is_some() || !effects.is_empty() => None,
        Decision::Accept if question.is_of_a_fault() => Some("desk-then-penalty"),
        // Clocks that stand say it themselves.
        _ if view.is_paused() || standing == Standing::Adjourned => None,
        Decision::Accept | Decision::Postpone | Decision::Reject => Some("desk-unchanged"),
    };
    // What is found then decides the game.
    let mut asked = Ruling::questions(&rulings);
    let asks_for_mate = asked.any(|question| matches!(question, Question::CanMate(_)));
    QuestionOption {
        title,
        effects,
        next,
        note: note.map(|id| view.tr(id).into_owned()),
        clocks: clocks(view, &trial).filter(|_| !asks_for_mate),
        ends_game: ends_game || asks_for_mate,
        awaits_offer,
        decision,
        act,
    }
}

fn names_a_piece(rulings: &[Ruling]) -> bool {
    let mut consequences = rulings.iter().flat_map(|ruling| &ruling.consequences);
    consequences.any(|it| *it == Consequence::Notice(Notice::NameThePiece))
}

/// An answer by which nothing comes about before the piece is named: what follows then, whichever other piece it is.
fn once_named(
    view: &View<'_>,
    title: String,
    (decision, act): (Decision, ArbiterAct),
) -> QuestionOption {
    let named = |square| {
        let mut trial = view.arbiter.clone();
        let event = Event::of_arbiter(view.now, ArbiterAct::CallTouched(square));
        let rulings = trial.hear(&event);
        let mut follows = rulings.iter().flat_map(|ruling| &ruling.consequences);
        let is_right = follows.any(|it| *it == Consequence::ClaimUpheld);
        is_right.then_some((trial, rulings))
    };
    let other = view.table().board().occupied().into_iter().find_map(named);
    let (mut told, mut clocks) = (Vec::new(), None);
    if let Some((trial, rulings)) = other {
        told = move_taken_back(view, &rulings);
        told.extend(clock_changes(view, &rulings));
        clocks = trial.table().clock().and_then(Clock::running).map(|runs| {
            let args = [("player", runs.into())];
            ClocksAfter::Same(view.tell("desk-runs-once-named", &args))
        });
    }
    QuestionOption {
        title,
        effects: told,
        next: Some(view.tr("point-at-touched").into_owned()),
        note: None,
        clocks: clocks.or_else(|| self::clocks(view, view.arbiter)),
        decision,
        act,
        ends_game: false,
        awaits_offer: false,
    }
}

/// What the arbiter is asked next, with the name of whoever's conduct is to be judged.
fn asked_next(view: &View<'_>, rulings: &[Ruling]) -> Option<String> {
    let question = Ruling::questions(rulings).next()?;
    let conduct = conduct_asked(view, rulings).filter(|_| question == Question::Penalty);
    Some(conduct.unwrap_or_else(|| view.named_words().question(question)))
}

/// What matters of what was ruled, each without a full stop; what is asked next is no effect.
fn effects(view: &View<'_>, rulings: &[Ruling]) -> Vec<String> {
    let game = view.record();
    let asked = Ruling::questions(rulings)
        .next()
        .map(|question| game.words.question(question));
    let effects = game.ruling_summary(rulings).effects.into_iter();
    let told = effects.map(|effect| match effect {
        RulingEffect::Clock(color, time) => format!("{} {time}", game.words.name(color)),
        RulingEffect::Words(words, _) => words,
    });
    // Whose clock runs is told of every answer.
    let runs = Ruling::restart_after_wrong_claim(rulings).map(|player| {
        let args = [("player", player.into())];
        game.words.tr_args("clock-runs-again", &args)
    });
    let told = told.filter(|words| asked.as_ref() != Some(words) && runs.as_ref() != Some(words));
    let mut all = move_taken_back(view, rulings);
    for effect in told.chain(clock_changes(view, rulings)) {
        if !all.contains(&effect) {
            all.push(effect);
        }
    }
    all
}

/// That the last move is taken back, if it is.
fn move_taken_back(view: &View<'_>, rulings: &[Ruling]) -> Vec<String> {
    let letters = letters_for(rulings, view.settings.preferences.notation);
    let consequences = rulings.iter().flat_map(|ruling| &ruling.consequences);
    let unmade = consequences.filter(|it| matches!(it, Consequence::Unmade(_)));
    let told = unmade.map(|it| view.named_words().consequence(it, letters));
    told.map(|it| it.trim_end_matches('.').to_owned()).collect()
}

/// What is taken from clocks and given to them, the increment of a press that does not stand among it.
fn clock_changes(view: &View<'_>, rulings: &[Ruling]) -> Vec<String> {
    let words = view.named_words();
    let told = |ruling: &Ruling, it: &Consequence| {
        let (color, change) = clock_change(it)?;
        let change = format!("{} {change}", words.name(color));
        Some(if ruling.takes_increment_back() {
            words.tr_args("record-increment-back", &[("change", change.into())])
        } else {
            change
        })
    };
    let all = rulings.iter().flat_map(|ruling| {
        let consequences = ruling.consequences.iter();
        consequences.filter_map(move |it| told(ruling, it))
    });
    all.collect()
}

/// What becomes of the clocks; nothing where there are none or the game does not go on.
fn clocks(view: &View<'_>, after: &Arbiter) -> Option<ClocksAfter> {
    let is_unfinished = after.table().standing().is_unfinished();
    if after.table().clock().is_none() || !is_unfinished {
        return None;
    }
    let running = |arbiter: &Arbiter| arbiter.table().clock().and_then(Clock::running);
    if let Some(color) = running(after) {
        let letters = view.settings.preferences.notation.of(color).letters;
        let runs = Consequence::StartClock(color);
        let sentence = view.named_words().consequence(&runs, letters);
        let words = sentence.trim_end_matches('.').to_owned();
        return Some(if running(view.arbiter) == Some(color) {
            ClocksAfter::Same(words)
        } else {
            ClocksAfter::Start(words, color)
        });
    }
    let words = view.tr("desk-clocks-stay").into_owned();
    Some(ClocksAfter::Same(words))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Players, Settings};
    use jadoube_core::chess::ByColor;
    use jadoube_core::clock::{Moment, TimeControl};
    use jadoube_core::i18n::{Language, Words};
    use jadoube_core::laws::{Edition, PlayerAct, Terms};
    use jadoube_core::record::Script;

    #[test]
    fn what_is_asked_next_is_no_effect_and_the_clocks_stay() {
        let control: TimeControl = "300+3".parse().expect("a time control");
        let mut arbiter = Arbiter::new(Terms {
            control: Some(ByColor {
                white: control.clone(),
                black: control,
            }),
            ..Terms::default()
        });
        arbiter.hear(&Event::of_arbiter(Moment::START, ArbiterAct::Start));
        arbiter.hear(&Event::of(
            Color::White,
            Moment::START,
            PlayerAct::StopClocks,
        ));
        let (players, settings) = (Players::default(), Settings::default());
        let words = Words::new(Language::English);
        let view = View::new(&arbiter, Moment::START, &players, &settings, words);
        let options = options(&view, Question::StoppedClocks);
        let asks: Vec<_> = options.iter().map(|option| option.next.clone()).collect();
        let penalty = "What is the penalty for White?".to_owned();
        assert_eq!(asks, [None, Some(penalty)]);
        for option in options {
            assert_eq!(option.effects, Vec::<String>::new(), "{option:?}");
            assert!(matches!(option.clocks, Some(ClocksAfter::Same(_))));
        }
    }

    /// The five seconds are granted only once the draw that goes with the request is declined (III.4).
    #[test]
    fn what_waits_for_an_offer_cannot_be_granted_before() {
        let script =
            r#"(time: "5400", regulations: (quickplay: true), clocks: ("0:01:00", "0:01:30"))"#;
        let script = Script::read(script).expect("a script");
        let begun = script.begin(script.terms(Edition::default()));
        let mut arbiter = begun.expect("it can begin");
        let by = |color, act| Event::of(color, Moment::START, act);
        arbiter.hear(&by(Color::White, PlayerAct::AskIncrement));
        let (players, settings) = (Players::default(), Settings::default());
        let words = Words::new(Language::English);
        let waits = |arbiter: &Arbiter| {
            let view = View::new(arbiter, Moment::START, &players, &settings, words);
            let options = options(&view, Question::Increment(Color::White));
            options.iter().map(|it| it.awaits_offer).collect::<Vec<_>>()
        };
        assert_eq!(waits(&arbiter), [true, false]);
        arbiter.hear(&by(Color::Black, PlayerAct::Decline));
        assert_eq!(waits(&arbiter), [false, false]);
    }

    #[test]
    fn in_the_break_no_answer_lets_play_continue() {
        let control: TimeControl = "300+3".parse().expect("a time control");
        let mut arbiter = Arbiter::new(Terms {
            control: Some(ByColor::new_with(|_| control.clone())),
            ..Terms::default()
        });
        arbiter.hear(&Event::of_arbiter(Moment::START, ArbiterAct::Start));
        let by = |color, act| Event::of(color, Moment::START, act);
        arbiter.hear(&by(Color::Black, PlayerAct::StopClocks));
        arbiter.hear(&Event::of_arbiter(Moment::START, ArbiterAct::Adjourn));
        arbiter.hear(&by(Color::White, PlayerAct::Seal("e4".to_owned())));
        arbiter.hear(&by(Color::White, PlayerAct::StopClocks));
        assert_eq!(arbiter.table().standing(), Standing::Adjourned);
        let (players, settings) = (Players::default(), Settings::default());
        let words = Words::new(Language::English);
        let view = View::new(&arbiter, Moment::START, &players, &settings, words);
        let options = options(&view, Question::StoppedClocks);
        let penalty = "What is the penalty for Black?".to_owned();
        let asks: Vec<_> = options.iter().map(|option| option.next.clone()).collect();
        assert_eq!(asks, [None, Some(penalty)]);
        for option in options {
            assert_eq!(option.note, None, "{option:?}");
            assert!(matches!(option.clocks, Some(ClocksAfter::Same(_))));
        }
    }

    #[test]
    fn a_matter_that_was_not_asked_first_is_decided_by_its_name() {
        let mut arbiter = Arbiter::new(Terms {
            edition: jadoube_core::laws::Edition::E2014,
            control: Some(ByColor::new_with(|_| {
                "300".parse().expect("a time control")
            })),
            ..Terms::default()
        });
        arbiter.hear(&Event::of_arbiter(Moment::START, ArbiterAct::Start));
        for act in [
            PlayerAct::StopClocks,
            PlayerAct::Graze(jadoube_core::chess::Square::G1),
        ] {
            arbiter.hear(&Event::of(Color::White, Moment::START, act));
        }
        let (players, settings) = (Players::default(), Settings::default());
        let words = Words::new(Language::English);
        let view = View::new(&arbiter, Moment::START, &players, &settings, words);
        let act = |question| options(&view, question)[0].act.clone();
        let reason = ArbiterAct::Decide(Decision::Accept);
        assert_eq!(act(Question::StoppedClocks), reason);
        let touched = ArbiterAct::DecideOn(Question::Intent, Decision::Accept);
        assert_eq!(act(Question::Intent), touched);
    }
}
