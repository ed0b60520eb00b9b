//! Envelopes are closed and opened beside the window: it takes long on purpose, and nothing ever blocks the clock.

use std::sync::mpsc::{self, Receiver};
use std::thread;

use eframe::egui::Context;

use crate::app::App;
use crate::app::wall_clock::Timestamp;
use crate::chess::Color;
use crate::clock::Moment;
use crate::laws::{ArbiterAct, Deed, Event, PlayerAct};
use crate::record::envelope::{Entries, Envelope, GameId, Refused, Resumption, Secret};
use crate::ui::{EnvelopeWork, Screen, Sealing};

/// The envelope that is being closed or opened, and why the last one was not.
#[derive(Debug, Default)]
pub struct EnvelopeJob {
    under_way: Option<UnderWay>,
    refused: Option<Refused>,
}

#[derive(Debug)]
enum UnderWay {
    /// The player has stopped his clock at that moment; whatever closing takes is charged to nobody.
    Closing {
        by: Color,
        at: Moment,
        stop: PlayerAct,
        answer: Receiver<Result<Envelope, Refused>>,
    },
    EnvelopeOpening(Receiver<Result<Secret, Refused>>),
}

impl EnvelopeJob {
    /// What people see of it.
    #[must_use]
    pub const fn work(&self) -> EnvelopeWork {
        match (&self.under_way, self.refused) {
            (Some(UnderWay::Closing { .. }), _) => EnvelopeWork::Closing,
            (Some(UnderWay::EnvelopeOpening(_)), _) => EnvelopeWork::EnvelopeOpening,
            (None, Some(refused)) => EnvelopeWork::Refused(refused),
            (None, None) => EnvelopeWork::Nothing,
        }
    }

    /// The moment at which the game stands still while an envelope is being closed.
    #[must_use]
    pub const fn standstill(&self) -> Option<Moment> {
        match self.under_way {
            Some(UnderWay::Closing { at, .. }) => Some(at),
            Some(UnderWay::EnvelopeOpening(_)) | None => None,
        }
    }

    /// Forgets why the last envelope was refused.
    pub const fn try_again(&mut self) {
        self.refused = None;
    }
}

/// Does something that takes long on a thread of its own, and wakes the window when it is done.
fn beside<T: Send + 'static>(
    context: &Context,
    work: impl FnOnce() -> T + Send + 'static,
) -> Option<Receiver<T>> {
    let (sender, answer) = mpsc::channel();
    let context = context.clone();
    let begun = thread::Builder::new()
        .name("envelope".to_owned())
        .spawn(move || {
            // If nobody waits for the answer any more, it is not needed.
            let _ = sender.send(work());
            context.request_repaint();
        });
    begun.is_ok().then_some(answer)
}

impl App {
    /// A player has put his move into an envelope and stops his clock.
    pub(in crate::app) fn seal(&mut self, sealing: Sealing, look: Timestamp, context: &Context) {
        if self.envelope_job.under_way.is_some() {
            return;
        }
        let at = self.time.moment(look).max(self.session.last_moment());
        let (by, stop, entries) = self.entries(at, sealing.resumption);
        let Some((written, passphrases)) = sealing.content else {
            self.closed(by, at, stop, &Envelope::on_paper(entries));
            return;
        };
        let randomness = (self.world.randomness)();
        let answer = beside(context, move || {
            let randomness = randomness.ok_or(Refused::NoRandomness)?;
            Envelope::seal(entries, &written, &passphrases, &randomness)
        });
        self.envelope_job.refused = None;
        self.envelope_job.under_way = answer.map(|answer| UnderWay::Closing {
            by,
            at,
            stop,
            answer,
        });
    }

    /// What will stand on the envelope: who seals, how he stops his clock, and the entries once it is stopped.
    fn entries(&self, at: Moment, resumption: Resumption) -> (Color, PlayerAct, Entries) {
        let mut foreseen = self.session.arbiter().clone();
        let table = foreseen.table();
        let mover = table.game().has_the_move();
        let adjournment = table.adjournment();
        let is_reply = adjournment.is_some_and(|adjournment| adjournment.may_seal_reply(mover));
        let by = adjournment
            .filter(|adjournment| adjournment.closed().is_none())
            .map_or(mover, crate::laws::Adjournment::sealer);
        // Whoever seals his reply starts the absent player's clock; whoever adjourns starts none.
        let stop = if is_reply {
            PlayerAct::Press
        } else {
            PlayerAct::StopClocks
        };
        if is_reply {
            let entries = Entries::of(self.session.heading(), table, at, resumption);
            return (by, stop, entries);
        }
        drop(foreseen.hear(&Event::of(by, at, PlayerAct::Enclose(String::new()))));
        drop(foreseen.hear(&Event::of(by, at, stop.clone())));
        let entries = Entries::of(self.session.heading(), foreseen.table(), at, resumption);
        (by, stop, entries)
    }

    fn closed(&mut self, by: Color, at: Moment, stop: PlayerAct, envelope: &Envelope) {
        let fingerprint = envelope.fingerprint().to_string();
        let sealed = Event::of(by, at, PlayerAct::Enclose(fingerprint));
        let kept = self
            .session
            .enclose(envelope.written(), sealed, &mut *self.world.store);
        self.note_trouble(kept.err());
        self.happen(Deed::Player(by, stop), at);
        if self.settings.screen == Screen::Adjourning {
            self.show(Screen::Table);
        }
    }

    /// The arbiter opens the envelope that lies on the table with that passphrase.
    pub(in crate::app) fn open_envelope(&mut self, passphrase: Secret, context: &Context) {
        if self.envelope_job.under_way.is_some() {
            return;
        }
        self.envelope_job.refused = None;
        let game = GameId::of(
            self.session.heading(),
            self.session.arbiter().table().game(),
        );
        match self.session.envelope() {
            Ok(envelope) => {
                let answer = beside(context, move || envelope.open(game, &passphrase));
                self.envelope_job.under_way = answer.map(UnderWay::EnvelopeOpening);
            }
            Err(refused) => self.envelope_job.refused = Some(refused),
        }
    }

    /// Looks whether an envelope was closed or opened meanwhile.
    pub(in crate::app) fn look_at_envelopes(&mut self, now: Moment) {
        let found = match &self.envelope_job.under_way {
            None => return,
            Some(UnderWay::Closing { answer, .. }) => answer
                .try_recv()
                .map(|closed| closed.map(|envelope| Done::Closed(Box::new(envelope))))
                .ok(),
            Some(UnderWay::EnvelopeOpening(answer)) => answer
                .try_recv()
                .map(|opened| opened.map(Done::Opened))
                .ok(),
        };
        let Some(found) = found else { return };
        let under_way = self.envelope_job.under_way.take();
        match (found, under_way) {
            (Ok(Done::Closed(envelope)), Some(UnderWay::Closing { by, at, stop, .. })) => {
                self.closed(by, at, stop, &envelope);
            }
            (Ok(Done::Opened(text)), _) => {
                let revealed = ArbiterAct::Reveal(text.reveal().to_owned());
                self.happen(Deed::Arbiter(revealed), now);
            }
            (Err(refused), _) => self.envelope_job.refused = Some(refused),
            (Ok(Done::Closed(_)), _) => {}
        }
    }
}

enum Done {
    Closed(Box<Envelope>),
    Opened(Secret),
}
