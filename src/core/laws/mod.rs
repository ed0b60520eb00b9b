//! The arbiter: events in, rulings out.
//!
//! Here stands only how an event is heard. What happened belongs to [`facts`], what the Laws say of it to `chapters`, where
//! editions differ to [`editions`], what is answered to [`answers`]; nothing below knows a window, a file or the wall clock.
//!
//! | Laws | here |
//! |---|---|
//! | Articles 1 and 3, how the pieces move | [`art03_moves`](chapters::art03_moves), [`illegal_on_board`](facts::illegal_on_board) |
//! | Article 4, the act of moving | [`art04_moving`](chapters::art04_moving), [`art04_claims`](chapters::art04_claims), [`touch_move`](facts::touch_move) |
//! | Article 5, the completion of the game | [`art05_ending`](chapters::art05_ending) |
//! | Article 6, the clock | [`art06_start`](chapters::art06_start), [`art06_clock`](chapters::art06_clock) |
//! | Article 7, irregularities | [`art07_illegal_moves`](chapters::art07_illegal_moves), [`art07_incorrect_position`](chapters::art07_incorrect_position), [`illegal_move_found_late`](common::illegal_move_found_late), [`illegal_move_penalty`](common::illegal_move_penalty) |
//! | Article 8, the recording of the moves | [`art08_recording`](chapters::art08_recording) |
//! | Article 9, the drawn game | [`art09_draws`](chapters::art09_draws), [`art09_claims`](chapters::art09_claims) |
//! | Article 10, points | [`art10_points`](chapters::art10_points) |
//! | Article 11, the conduct of the players | [`art11_conduct`](chapters::art11_conduct) |
//! | Article 12, the role of the arbiter | [`art12_arbiter`](chapters::art12_arbiter) |
//! | Appendix D, blind and visually disabled players | [`app_d_blind`](chapters::app_d_blind) |
//! | Guideline I, adjourned games | [`adjournment`](facts::adjournment), [`guide_1_adjourning`](chapters::guide_1_adjourning), [`guide_1_resumption_clocks`](chapters::guide_1_resumption_clocks), [`guide_1_envelope_opened`](chapters::guide_1_envelope_opened) |
//! | Guideline II, Chess960 | [`guide_2_chess960`](chapters::guide_2_chess960) |
//! | Guideline III, the quickplay finish | [`guide_3_quickplay`](chapters::guide_3_quickplay) |
//! | Appendices A and B, rapid and blitz | [`app_a_b_rapid_blitz`](chapters::app_a_b_rapid_blitz), [`app_a_b_illegal_unsupervised`](chapters::app_a_b_illegal_unsupervised); [`Pace`] says which a game is |
//!
//! What several chapters rule alike stands in [`common`].
//!
//! What happened arrives as an [`Event`]: a [`PlayerAct`], an [`ArbiterAct`], a [`CommonAct`] that either may do, or
//! the fall of a flag. What only the arbiter can do cannot be said of a player. [`Arbiter::hear`] applies it to
//! the [`Table`] (the fact), asks each chapter (the law: a pure function of the [`Case`]) and carries out what they rule
//! (the consequence).

#![expect(
    clippy::wildcard_enum_match_arm,
    reason = "a rule picks its few acts out of all that can happen; `Table::apply_consequence` names every consequence"
)]

pub mod answers;
mod chapters;
mod common;
mod due_flags;
pub mod editions;
pub mod facts;
pub use answers::consequence::{Consequence, Weight};
pub use answers::consequence_detail::{Detail, FindMove, PawnWay};
pub use answers::notice::{Audience, Notice};
pub use answers::outcome::{Outcome, Score};
pub use answers::question::{Claim, Question};
pub use answers::ruling::Ruling;
pub use chapters::art03_moves::rules_against;
pub use due_flags::DueFlags;
pub use editions::concordance::Rule;
pub use editions::contents::Provision;
pub use editions::edition::Edition;
pub use editions::pace::Pace;
pub use editions::provisions::{FirstIllegal, PenaltyList, Provisions, Quickplay};
pub use editions::rule_family::RuleFamily;
pub use editions::statements::Statement;
pub use facts::act_kind::{ActKind, Channel};
pub use facts::adjournment::{Adjournment, SealedEnvelope, SealedMoveText};
pub use facts::case::Case;
pub use facts::event::{
    ArbiterAct, CanMate, CommonAct, Decision, Deed, Event, Penalty, Person, PlayerAct,
};
pub use facts::event_serde::UndatedEvent;
pub use facts::game_moves::Game;
pub use facts::game_terms::{Blind, Presence, Regulations, Supervision, Terms};
pub use facts::half_move::{Ply, PriorMove};
pub use facts::hands::{Hand, HeldFrom};
pub use facts::obligation::{Duty, Obligation};
pub use facts::reason::Reason;
pub use facts::standard_reason::StandardReason;
pub use facts::table::{Standing, Table};
pub use facts::turn::{Manner, Touch, Turn};

use crate::chess::{ByColor, Color, Move};
use crate::clock::Moment;
use facts::acts_of_a_move::{Acts, acts};
use facts::announcement::to_be_announced;
use facts::unsupervised_play::leaves_touches_to_players;

/// The arbiter of one game: hears what happens and answers with rulings.
///
/// ```
/// use jadoube_core::clock::Moment;
/// use jadoube_core::laws::{Arbiter, Event, PlayerAct, Terms};
/// use jadoube_core::chess::Color;
///
/// let mut arbiter = Arbiter::new(Terms::default());
/// let moves = PlayerAct::Move("e4".into());
/// let rulings = arbiter.hear(&Event::of(Color::White, Moment::START, moves));
/// assert!(rulings.iter().any(|ruling| ruling.tokens() == "made e2e4"));
/// ```
#[derive(Clone, Debug)]
pub struct Arbiter {
    terms: Terms,
    table: Table,
    effort: u64,
}

impl Arbiter {
    /// An arbiter for a game under these terms. It does not search for mates: a question the quick answer leaves open
    /// becomes [`Question::CanMate`], to be answered by [`ArbiterAct::Establish`].
    pub fn new(terms: Terms) -> Self {
        let table = Table::new(&terms);
        Self {
            terms,
            table,
            effort: 0,
        }
    }

    /// The same arbiter, who searches up to `nodes` nodes whether a side could still mate before asking.
    pub fn searching(mut self, nodes: u64) -> Self {
        self.effort = nodes;
        self
    }

    /// The same arbiter, called to a game in progress: its clock has counted the moves that the number of the starting
    /// position tells of, and each player is in the period they led to.
    pub fn called_in_progress(mut self) -> Self {
        self.table.count_moves_before();
        self
    }

    /// The same arbiter, called to a game in which so many moves have been completed with the clock that is used: it has
    /// counted them, and each player is in the period they led to.
    pub fn with_moves_completed(mut self, moves: ByColor<u32>) -> Self {
        self.table.count_moves(moves);
        self
    }

    /// The same arbiter, called to a game in which these illegal moves have been charged.
    pub fn with_illegal_moves(mut self, charged: ByColor<u32>) -> Self {
        self.table.take_over_illegal_moves(charged);
        self
    }

    /// The same arbiter, called to a game of which these moves are history: they count for repetition and for the fifty
    /// moves and stand on the scoresheets, and nobody rules on them. Moves from the first that is not legal are left out.
    pub fn after(mut self, moves: &[PriorMove]) -> Self {
        self.table.take_over(moves);
        self
    }

    /// What governs the game.
    pub const fn terms(&self) -> &Terms {
        &self.terms
    }

    /// What stands on the table.
    pub const fn table(&self) -> &Table {
        &self.table
    }

    /// What the player who has the move owes by the pieces they touched.
    pub fn obligation(&self) -> Obligation {
        Obligation::of(
            self.table.game().position(),
            self.table.turn(),
            self.terms.provisions(),
        )
    }

    /// The move that has yet to be announced, or announced rightly, and whose it is, where a player is blind (D.2.1).
    pub fn announcement_to_come(&self) -> Option<(Color, Move)> {
        to_be_announced(&self.table, self.terms.blind)
    }

    /// Whose flag will fall, and when, if nobody does anything: the moment at which to wake.
    pub fn flag_due(&self) -> Option<(Color, Moment)> {
        self.table.clock().and_then(crate::clock::Clock::flag_due)
    }

    /// Hears what happened and answers. It cannot fail: whatever happened, happened.
    ///
    /// Flags that were due before the event fall first: see [`DueFlags`]. The acts that [`PlayerAct::Play`] and
    /// [`PlayerAct::Move`] stand for are heard one after another, all at the event's moment, until one is taken back;
    /// none of them where the pieces do not stand so that the move could be carried out.
    pub fn hear(&mut self, event: &Event) -> Vec<Ruling> {
        let mut rulings = Vec::new();
        let mut flags = DueFlags::before(event);
        while let Some(flag) = flags.next(self) {
            rulings.extend(self.hear_one(&flag));
        }
        match acts(event, &self.table) {
            Acts::One => rulings.extend(self.hear_one(event)),
            Acts::Many(player, acts) => {
                for act in acts {
                    let ruled = self.hear_one(&Event::of(player, event.at, act));
                    let taken_back = ruled.iter().any(Ruling::takes_back);
                    rulings.extend(ruled);
                    if taken_back {
                        break;
                    }
                }
            }
            Acts::Decision(question, decision) => {
                rulings.extend(self.decide_on(question, decision, event.at));
            }
            Acts::NoSuchMove => rulings.push(not_carried_out(Notice::NoSuchMove)),
            Acts::OutOfPlace => rulings.push(not_carried_out(Notice::OutOfPlace)),
        }
        rulings
    }

    /// The event as the hands do it: the acts that [`PlayerAct::Play`] and [`PlayerAct::Move`] stand for, one after another,
    /// as long as the pieces stand so; any other event is itself.
    pub fn taken_apart(&self, event: &Event) -> Vec<Event> {
        match acts(event, &self.table) {
            Acts::Many(player, acts) => {
                let at = event.at;
                acts.into_iter()
                    .map(|act| Event::of(player, at, act))
                    .collect()
            }
            Acts::One | Acts::Decision(..) | Acts::NoSuchMove | Acts::OutOfPlace => {
                vec![event.clone()]
            }
        }
    }

    /// What another edition would have said of the event. Nothing is carried out.
    pub fn would_rule(&self, event: &Event, edition: Edition) -> Vec<Ruling> {
        self.under(edition).hear(event)
    }

    /// Returns an arbiter who has heard the same and rules by another edition from now on.
    #[must_use]
    pub fn under(&self, edition: Edition) -> Self {
        let mut other = self.clone();
        other.terms.edition = edition;
        other.terms.amended = None;
        other
    }

    /// Takes an event as history: what was ruled on it then is carried out, whatever would be ruled now.
    pub fn replay(&mut self, event: &Event, rulings: &[Ruling]) {
        match acts(event, &self.table) {
            Acts::One => self.take_fact(event),
            Acts::Many(player, acts) => {
                // Which ruling followed which act is known as long as the same would be ruled now.
                let mut heard = self.clone();
                if heard.hear(event) == rulings {
                    *self = heard;
                    return;
                }
                let is_taken_back = rulings.iter().any(Ruling::takes_back);
                let mut trial = is_taken_back.then(|| self.clone());
                for act in acts {
                    let act = Event::of(player, event.at, act);
                    self.table.apply_event(&act);
                    // What would have followed the one that was taken back never happened.
                    let ruled = trial.as_mut().map(|trial| trial.hear_one(&act));
                    if ruled.iter().flatten().any(Ruling::takes_back) {
                        break;
                    }
                }
            }
            Acts::Decision(question, decision) => {
                if self.table.bring_forward(question) {
                    let decided = ArbiterAct::Decide(decision);
                    self.table
                        .apply_event(&Event::of_arbiter(event.at, decided));
                }
            }
            Acts::NoSuchMove | Acts::OutOfPlace => {}
        }
        for ruling in rulings {
            self.table.apply_ruling(ruling, event);
        }
        self.settle(event);
    }

    /// Everything that follows from an event has been carried out.
    fn settle(&mut self, event: &Event) {
        self.table.note_running();
        if says_what_a_contact_was(event) {
            self.table.answer_touch();
        }
    }

    /// Takes a fact; what the arbiter says of touches that nobody asked about is none where it is left to the players.
    fn take_fact(&mut self, event: &Event) {
        let is_asked = self.table.is_touch_asked();
        if !says_what_a_contact_was(event) || is_asked || !leaves_touches_to_players(&self.terms) {
            self.table.apply_event(event);
        }
    }

    /// Decides a question as if it had been asked first.
    fn decide_on(&mut self, question: Question, decision: Decision, at: Moment) -> Vec<Ruling> {
        if self.table.bring_forward(question) {
            return self.hear_one(&Event::of_arbiter(at, ArbiterAct::Decide(decision)));
        }
        let nothing = [Consequence::Notice(Notice::NothingThere)];
        vec![Ruling::of(Rule::ArbiterNonIntervention, nothing)]
    }

    fn hear_one(&mut self, event: &Event) -> Vec<Ruling> {
        let owed_before = event.player().map(|_| self.obligation());
        self.take_fact(event);
        let mut rulings: Vec<Ruling> = Vec::new();
        for consult in chapters::CHAPTERS {
            let case = Case {
                table: &self.table,
                event,
                terms: &self.terms,
                found: &rulings,
                owed_before,
                effort: self.effort,
            };
            let mut found = Vec::new();
            consult(case, &mut found);
            for ruling in &found {
                self.table.apply_ruling(ruling, event);
            }
            rulings.extend(found);
        }
        self.settle(event);
        rulings
    }
}

/// A move that was named and of which nothing was carried out.
fn not_carried_out(why: Notice) -> Ruling {
    Ruling::of(Rule::LegalMoveDef, [Consequence::Notice(why)])
}

const fn says_what_a_contact_was(event: &Event) -> bool {
    matches!(
        event.arbiter_act(),
        Some(
            ArbiterAct::CallTouched(_) | ArbiterAct::CallUntouched(_) | ArbiterAct::CallAccidental
        )
    )
}
