//! Envelopes are closed and opened beside the window: it takes long on purpose, and nothing ever blocks the clock.

use std::collections::HashMap;
use std::sync::mpsc::{Receiver, TryRecvError};
use std::time::Duration;

use eframe::egui::Context;

use super::worker;
use crate::app::game_session::GameSession;
use crate::app::wrong_tries::WrongTries;
use jadoube_core::chess::Color;
use jadoube_core::clock::Moment;
use jadoube_core::laws::{Event, PlayerAct};
use jadoube_core::record::envelope::{
    Entries, Envelope, EnvelopeError, Fingerprint, GameId, Randomness, Resumption, Secret,
};
use jadoube_ui::{EnvelopeWork, Sealing};

/// The envelope that is being closed or opened, and why the last one was not.
#[derive(Debug, Default)]
pub struct EnvelopeJob {
    under_way: Option<EnvelopeTask>,
    refused: Option<EnvelopeError>,
    wrong_passphrases: WrongPassphrases,
}

/// The wrong passphrases that were tried at each envelope.
#[derive(Debug, Default)]
struct WrongPassphrases(HashMap<Fingerprint, WrongTries>);

impl WrongPassphrases {
    /// How long the next passphrase for the envelope on that table has to wait.
    fn wait(&self, session: &GameSession, now: Duration) -> Option<Duration> {
        if self.0.is_empty() {
            return None;
        }
        let envelope = session.envelope().ok()?;
        self.0.get(&envelope.fingerprint())?.wait(now)
    }

    /// Counts what came of one.
    fn count(&mut self, envelope: Fingerprint, outcome: Option<EnvelopeError>, now: Duration) {
        match outcome {
            Some(EnvelopeError::WrongPassphrase) => self.0.entry(envelope).or_default().add(now),
            Some(_) => {}
            None => drop(self.0.remove(&envelope)),
        }
    }
}

#[derive(Debug)]
enum EnvelopeTask {
    /// The player has stopped the clock at that moment; whatever closing takes is charged to nobody.
    Closing {
        by: Color,
        at: Moment,
        stop: PlayerAct,
        answer: Receiver<Result<Envelope, EnvelopeError>>,
    },
    Opening(Fingerprint, Receiver<Result<Secret, EnvelopeError>>),
}

impl EnvelopeJob {
    /// What people see of it.
    pub const fn work(&self) -> EnvelopeWork {
        match (&self.under_way, self.refused) {
            (Some(EnvelopeTask::Closing { .. }), _) => EnvelopeWork::Closing,
            (Some(EnvelopeTask::Opening(..)), _) => EnvelopeWork::Opening,
            (None, Some(refused)) => EnvelopeWork::Refused(refused),
            (None, None) => EnvelopeWork::Nothing,
        }
    }

    /// The moment at which the game stands still while an envelope is being closed.
    pub const fn standstill(&self) -> Option<Moment> {
        match self.under_way {
            Some(EnvelopeTask::Closing { at, .. }) => Some(at),
            Some(EnvelopeTask::Opening(..)) | None => None,
        }
    }

    /// How long the next passphrase for the envelope on the table has to wait, after several wrong ones.
    pub fn wait(&self, session: &GameSession, now: Duration) -> Option<Duration> {
        self.wrong_passphrases.wait(session, now)
    }

    /// The same where another game lies on the table: nothing is under way, but what was tried is remembered.
    pub fn for_another_game(self) -> Self {
        Self {
            wrong_passphrases: self.wrong_passphrases,
            ..Self::default()
        }
    }

    /// Forgets why the last envelope was refused.
    pub const fn dismiss_refusal(&mut self) {
        self.refused = None;
    }

    /// A player has put the move into an envelope and stops the clock at that moment.
    ///
    /// On paper it is closed at once; one that is locked by passphrases is closed beside the window.
    pub fn seal(
        &mut self,
        sealing: Sealing,
        at: Moment,
        session: &GameSession,
        randomness: fn() -> Option<Randomness>,
        context: &Context,
    ) -> Option<ClosedEnvelope> {
        if self.under_way.is_some() {
            return None;
        }
        let (by, stop, entries) = entries(session, at, sealing.resumption);
        let Some((written, passphrases)) = sealing.content else {
            return Some(ClosedEnvelope {
                by,
                at,
                stop,
                envelope: Envelope::on_paper(entries),
            });
        };
        let randomness = randomness();
        let answer = worker::answer("envelope", context, move || {
            let randomness = randomness.ok_or(EnvelopeError::NoRandomness)?;
            Envelope::seal(entries, &written, &passphrases, &randomness)
        });
        self.begin(answer.ok().map(|answer| EnvelopeTask::Closing {
            by,
            at,
            stop,
            answer,
        }));
        None
    }

    /// The arbiter opens the envelope that lies on the table with that passphrase, unless several wrong ones before it
    /// have made it wait.
    pub fn open(
        &mut self,
        passphrase: Secret,
        session: &GameSession,
        now: Duration,
        context: &Context,
    ) {
        if self.under_way.is_some() || self.wait(session, now).is_some() {
            return;
        }
        let game = GameId::of(session.heading(), session.arbiter().table().game());
        match session.envelope() {
            Ok(envelope) => {
                let fingerprint = envelope.fingerprint();
                let work = move || envelope.open(game, &passphrase);
                let answer = worker::answer("envelope", context, work);
                let opening = |answer| EnvelopeTask::Opening(fingerprint, answer);
                self.begin(answer.ok().map(opening));
            }
            Err(refused) => self.refused = Some(refused),
        }
    }

    /// Notes what is under way; where the system gave no thread for it, that it is not done.
    fn begin(&mut self, task: Option<EnvelopeTask>) {
        self.refused = task.is_none().then_some(EnvelopeError::NotDone);
        self.under_way = task;
    }

    /// What has been closed or opened meanwhile.
    pub fn finished(&mut self, now: Duration) -> Option<FinishedEnvelope> {
        let task = self.under_way.take()?;
        let answer = match &task {
            EnvelopeTask::Closing {
                by,
                at,
                stop,
                answer,
            } => answered(answer, |envelope| {
                FinishedEnvelope::Closed(Box::new(ClosedEnvelope {
                    by: *by,
                    at: *at,
                    stop: stop.clone(),
                    envelope,
                }))
            }),
            EnvelopeTask::Opening(_, answer) => answered(answer, FinishedEnvelope::Opened),
        };
        let Some(answer) = answer else {
            self.under_way = Some(task);
            return None;
        };
        self.refused = answer.as_ref().err().copied();
        if let EnvelopeTask::Opening(envelope, _) = task {
            self.wrong_passphrases.count(envelope, self.refused, now);
        }
        answer.ok()
    }
}

/// What came of the work, once something did; a thread that ended without an answer has not done it.
fn answered<T>(
    answer: &Receiver<Result<T, EnvelopeError>>,
    finished: impl FnOnce(T) -> FinishedEnvelope,
) -> Option<Result<FinishedEnvelope, EnvelopeError>> {
    match answer.try_recv() {
        Ok(answer) => Some(answer.map(finished)),
        Err(TryRecvError::Empty) => None,
        Err(TryRecvError::Disconnected) => Some(Err(EnvelopeError::NotDone)),
    }
}

/// An envelope that was closed, to be laid on the table.
#[derive(Debug)]
pub struct ClosedEnvelope {
    pub by: Color,
    /// When the clock was stopped.
    pub at: Moment,
    /// How the clock was stopped.
    pub stop: PlayerAct,
    pub envelope: Envelope,
}

/// What came of the work with an envelope.
#[derive(Debug)]
pub enum FinishedEnvelope {
    Closed(Box<ClosedEnvelope>),
    /// It is open, and this was in it.
    Opened(Secret),
}

/// What will stand on the envelope: who seals, how they stop the clock, and the entries once it is stopped.
fn entries(
    session: &GameSession,
    at: Moment,
    resumption: Resumption,
) -> (Color, PlayerAct, Entries) {
    let mut foreseen = session.arbiter().clone();
    let table = foreseen.table();
    let mover = table.game().has_the_move();
    let adjournment = table.adjournment();
    let is_reply = adjournment.is_some_and(|adjournment| adjournment.may_seal_reply(mover));
    let by = adjournment
        .filter(|adjournment| adjournment.closed().is_none())
        .map_or(mover, jadoube_core::laws::Adjournment::sealer);
    // Whoever seals a reply starts the absent player's clock; whoever adjourns starts none.
    let stop = if is_reply {
        PlayerAct::Press
    } else {
        PlayerAct::StopClocks
    };
    if is_reply {
        let entries = Entries::of(session.heading(), table, at, resumption);
        return (by, stop, entries);
    }
    drop(foreseen.hear(&Event::of(by, at, PlayerAct::Enclose(String::new()))));
    drop(foreseen.hear(&Event::of(by, at, stop.clone())));
    let entries = Entries::of(session.heading(), foreseen.table(), at, resumption);
    (by, stop, entries)
}

#[cfg(test)]
mod tests {
    use std::sync::mpsc;

    use super::*;

    #[test]
    fn work_that_ends_without_an_answer_is_told_and_can_be_tried_again() {
        let mut job = EnvelopeJob::default();
        let (sender, answer) = mpsc::channel();
        job.begin(Some(EnvelopeTask::Closing {
            by: Color::White,
            at: Moment::START,
            stop: PlayerAct::StopClocks,
            answer,
        }));
        assert!(job.finished(Duration::ZERO).is_none());
        assert_eq!(job.work(), EnvelopeWork::Closing);
        drop(sender);
        assert!(job.finished(Duration::ZERO).is_none());
        assert_eq!(job.work(), EnvelopeWork::Refused(EnvelopeError::NotDone));
        assert_eq!(job.standstill(), None, "the clock goes on");
        job.dismiss_refusal();
        let (sender, answer) = mpsc::channel();
        let text = include_str!("../../../tests/record/envelopes/version-1.txt");
        let envelope = Envelope::read(text).expect("an envelope").fingerprint();
        job.begin(Some(EnvelopeTask::Opening(envelope, answer)));
        drop(sender);
        assert!(job.finished(Duration::ZERO).is_none());
        assert_eq!(job.work(), EnvelopeWork::Refused(EnvelopeError::NotDone));
    }

    #[test]
    fn a_system_that_gives_no_thread_is_told() {
        let mut job = EnvelopeJob::default();
        job.begin(None);
        assert_eq!(job.work(), EnvelopeWork::Refused(EnvelopeError::NotDone));
    }
}
