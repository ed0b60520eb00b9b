//! The arbiter: events in, rulings out.
//!
//! | Laws | here |
//! |---|---|
//! | Article 4, the act of moving | [`art04_moving`], [`art04_claims`], [`obligation`] |
//! | Article 5, the completion of the game | [`art05_ending`] |
//! | Article 6, the clock | [`art06_start`], [`art06_clock`] |
//! | Article 7, irregularities | [`art07_irregularities`], [`art07_found_late`], [`art07_found_wrong`] |
//! | Article 8, the recording of the moves | [`art08_recording`] |
//! | Article 9, the drawn game | [`art09_draws`], [`art09_claims`] |
//! | Article 10, points | [`art10_points`] |
//! | Article 11, the conduct of the players | [`art11_conduct`] |
//! | Article 12, the role of the arbiter | [`art12_arbiter`] |
//! | Appendix D, blind and visually disabled players | [`app_d_blind`] |
//! | Guideline I, adjourned games | [`adjournment`], [`guide_1_adjourned`], [`guide_1_resumed`], [`guide_1_envelope`] |
//! | Guideline II, Chess960 | [`guide_2_chess960`] |
//! | Guideline III, the quickplay finish | [`guide_3_quickplay`] |
//! | Appendix A, rapid | [`app_a_rapid`], [`app_a_illegal`], [`irregular`] |
//! | Appendix B, blitz | [`app_b_blitz`] |
//!
//! What happened arrives as an [`Event`]; [`Arbiter::hear`] lets the [`Table`] witness it (the fact), asks each chapter
//! (the law: a pure function of the [`Case`]) and carries out what they rule (the consequence).

#![expect(
    clippy::wildcard_enum_match_arm,
    reason = "a rule picks its few acts out of all that can happen; `Table::apply` names every consequence"
)]

pub mod adjournment;
mod app_a_illegal;
mod app_a_rapid;
mod app_b_blitz;
mod app_d_blind;
mod art04_claims;
mod art04_moving;
mod art05_ending;
mod art06_clock;
mod art06_start;
mod art07_found_late;
mod art07_found_wrong;
mod art07_irregularities;
mod art08_recording;
mod art09_claims;
mod art09_draws;
mod art10_points;
mod art11_conduct;
mod art12_arbiter;
pub mod case;
pub mod concordance;
pub mod edition;
pub mod event;
pub mod game;
mod guide_1_adjourned;
mod guide_1_envelope;
mod guide_1_resumed;
mod guide_2_chess960;
mod guide_3_quickplay;
pub mod hands;
pub mod irregular;
pub mod mating;
pub mod notice;
pub mod obligation;
pub mod outcome;
pub mod play;
pub mod provisions;
pub mod question;
pub mod recording;
pub mod repetition;
pub mod ruling;
pub mod spelled;
pub mod table;
pub mod terms;

pub use adjournment::{Adjournment, Envelope, Paper};
pub use case::Case;
pub use concordance::Rule;
pub use edition::Edition;
pub use event::{Act, By, CanMate, Decision, Event, Penalty};
pub use game::{Game, Ply};
pub use hands::{Hand, Held, Touch, Turn};
pub use notice::Notice;
pub use obligation::{Duty, Obligation};
pub use outcome::{Outcome, Score};
pub use provisions::Provisions;
pub use question::{Claim, Question};
pub use ruling::{Consequence, Ruling};
pub use table::{Standing, Table};
pub use terms::{Blind, Play, Presence, Regulations, Supervision, Terms};

use crate::chess::Color;
use crate::clock::Moment;

/// The arbiter of one game: hears what happens and answers with rulings.
///
/// ```
/// use jadoube::clock::Moment;
/// use jadoube::laws::{Act, Arbiter, Event, Terms};
/// use jadoube::chess::Color;
///
/// let mut arbiter = Arbiter::new(Terms::default());
/// let rulings = arbiter.hear(&Event::of(Color::White, Moment::START, Act::Move("e4".into())));
/// assert!(rulings.iter().any(|ruling| ruling.tokens() == "made e2e4"));
/// ```
#[derive(Clone, Debug)]
pub struct Arbiter {
    terms: Terms,
    table: Table,
    effort: u64,
}

/// The chapters, in the order in which they are asked.
const CHAPTERS: &[fn(Case<'_>, &mut Vec<Ruling>)] = &[
    guide_1_adjourned::consult,
    guide_1_resumed::consult,
    guide_1_envelope::consult,
    art04_moving::consult,
    app_d_blind::consult,
    art04_claims::consult,
    app_a_illegal::consult,
    app_a_rapid::consult,
    art07_irregularities::consult,
    art07_found_wrong::consult,
    art06_start::consult,
    art06_clock::consult,
    art08_recording::consult,
    art09_draws::consult,
    art05_ending::consult,
    guide_2_chess960::consult,
    guide_3_quickplay::consult,
    art11_conduct::consult,
    art10_points::consult,
    art12_arbiter::consult,
    guide_1_adjourned::after_the_move,
    guide_1_envelope::after_the_move,
];

impl Arbiter {
    /// An arbiter for a game under these terms. It does not search for mates: a question the quick answer leaves open
    /// becomes [`Question::CanMate`], to be answered by [`Act::Establish`].
    #[must_use]
    pub fn new(terms: Terms) -> Self {
        let table = Table::new(&terms);
        Self {
            terms,
            table,
            effort: 0,
        }
    }

    /// The same arbiter, who searches up to so many nodes whether a side could still mate before he asks.
    #[must_use]
    pub fn searching(mut self, nodes: u64) -> Self {
        self.effort = nodes;
        self
    }

    /// The same arbiter, called to a game in progress: its clock has counted the moves that the number of the starting
    /// position tells of, and each player is in the period they led to.
    #[must_use]
    pub fn called_in_progress(mut self) -> Self {
        self.table.count_moves_before();
        self
    }

    /// What governs the game.
    #[must_use]
    pub const fn terms(&self) -> &Terms {
        &self.terms
    }

    /// What stands on the table.
    #[must_use]
    pub const fn table(&self) -> &Table {
        &self.table
    }

    /// What the player who has the move owes by the pieces he touched.
    #[must_use]
    pub fn obligation(&self) -> Obligation {
        Obligation::of(
            self.table.game().position(),
            self.table.turn(),
            self.terms.provisions(),
        )
    }

    /// Whose flag will fall, and when, if nobody does anything: the moment at which to wake.
    #[must_use]
    pub fn flag_due(&self) -> Option<(Color, Moment)> {
        self.table.clock().and_then(crate::clock::Clock::flag_due)
    }

    /// Hears what happened and answers. It cannot fail: whatever happened, happened.
    ///
    /// A flag that was due before the event falls first. The acts that [`Act::Play`] and [`Act::Move`] stand for are
    /// heard one after another, all at the event's moment, until one is taken back.
    pub fn hear(&mut self, event: &Event) -> Vec<Ruling> {
        let mut rulings = Vec::new();
        if let Some((color, due)) = self.flag_due()
            && due <= event.at
            && !matches!(event.act, Act::Flag(_))
        {
            rulings.extend(self.hear_one(&Event::flag(color, due)));
        }
        match play::acts(event, &self.table) {
            play::Acts::One => rulings.extend(self.hear_one(event)),
            play::Acts::Many(acts) => {
                for act in acts {
                    let ruled = self.hear_one(&Event {
                        at: event.at,
                        by: event.by,
                        act,
                    });
                    let taken_back = ruled.iter().any(Ruling::takes_back);
                    rulings.extend(ruled);
                    if taken_back {
                        break;
                    }
                }
            }
            play::Acts::NoSuchMove => {
                rulings.push(Ruling::of(
                    Rule::LegalMoveDef,
                    [Consequence::Notice(Notice::NoSuchMove)],
                ));
            }
        }
        rulings
    }

    /// What another edition would have said of the event. Nothing is carried out.
    #[must_use]
    pub fn would_rule(&self, event: &Event, edition: Edition) -> Vec<Ruling> {
        let mut other = self.clone();
        other.terms.edition = edition;
        other.terms.amended = None;
        other.hear(event)
    }

    /// Takes an event as history: what was ruled on it then is carried out, whatever would be ruled now.
    pub fn abide_by(&mut self, event: &Event, rulings: &[Ruling]) {
        match play::acts(event, &self.table) {
            play::Acts::One => self.table.witness(event),
            play::Acts::Many(acts) => {
                for act in acts {
                    self.table.witness(&Event {
                        at: event.at,
                        by: event.by,
                        act,
                    });
                }
            }
            play::Acts::NoSuchMove => {}
        }
        for ruling in rulings {
            self.table.carry_out(ruling, event);
        }
    }

    fn hear_one(&mut self, event: &Event) -> Vec<Ruling> {
        let owed_before = event.by.color().map(|_| self.obligation());
        self.table.witness(event);
        let mut rulings: Vec<Ruling> = Vec::new();
        for consult in CHAPTERS {
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
                self.table.carry_out(ruling, event);
            }
            rulings.extend(found);
        }
        rulings
    }
}
