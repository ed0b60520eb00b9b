//! An adjournment as it stands on the table: envelopes, who is there, what the clock showed. Facts for Guideline I, no law.

use crate::chess::{ByColor, Color, Move};
use crate::clock::Moment;

/// What is known of an adjournment, from the moment a move is asked for or sealed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Adjournment {
    sealer: Color,
    asked: bool,
    envelope: Option<SealedEnvelope>,
    changed: bool,
    reply: Option<SealedEnvelope>,
    played: Option<Move>,
    closed: Option<Moment>,
    plies: usize,
    present: ByColor<Option<Moment>>,
    resumed: Option<Moment>,
    kept: EnvelopeState,
    /// Whether the move of a lost envelope was made on the board once, and put back since: it is played like any other now.
    is_replayed: bool,
}

/// What became of the envelope with the sealed move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum EnvelopeState {
    Closed,
    Opened,
    Lost,
}

/// A sealed move and what stands on its envelope (I.2); names, date, time and venue are not the arbiter's to rule on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SealedEnvelope {
    /// Who sealed it.
    pub by: Color,
    /// What lies in it.
    pub paper: SealedMoveText,
    /// The number of the sealed move, as it would stand on a scoresheet.
    pub number: u32,
    /// Who had offered a draw that still stood.
    pub offer: Option<Color>,
    /// When it was sealed.
    pub at: Moment,
}

/// What lies in an envelope.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SealedMoveText {
    /// These words, as they were written.
    Text(String),
    /// Something nobody has read; the envelope bears this fingerprint.
    Unread(String),
}

impl Adjournment {
    /// An adjournment that begins: this player is to seal, or seals.
    pub fn of(sealer: Color) -> Self {
        Self {
            sealer,
            asked: false,
            envelope: None,
            changed: false,
            reply: None,
            played: None,
            closed: None,
            plies: 0,
            present: ByColor::default(),
            resumed: None,
            kept: EnvelopeState::Closed,
            is_replayed: false,
        }
    }

    /// Who seals, or has sealed.
    pub const fn sealer(&self) -> Color {
        self.sealer
    }

    /// Who will have to reply to the sealed move.
    pub fn replier(&self) -> Color {
        !self.sealer
    }

    /// Whether the arbiter asked for the sealed move, the session being over.
    pub const fn is_asked(&self) -> bool {
        self.asked
    }

    /// The sealed move, if one was sealed.
    pub const fn envelope(&self) -> Option<&SealedEnvelope> {
        self.envelope.as_ref()
    }

    /// Whether another move lay sealed before.
    pub const fn is_changed(&self) -> bool {
        self.changed
    }

    /// The reply that lies in a second envelope, its writer's opponent being absent, until it is opened (I.9.3).
    pub const fn reply(&self) -> Option<&SealedEnvelope> {
        self.reply.as_ref()
    }

    /// The move that was made on the board though it was to be sealed.
    pub const fn played(&self) -> Option<Move> {
        self.played
    }

    /// When the clock was stopped on the sealed move, so that it can be changed no more.
    pub const fn closed(&self) -> Option<Moment> {
        self.closed
    }

    /// When a player came to the board for the resumption, if they have come.
    pub fn arrived(&self, color: Color) -> Option<Moment> {
        *self.present.get(color)
    }

    /// Whether a player has come to the board for the resumption.
    pub fn is_present(&self, color: Color) -> bool {
        self.arrived(color).is_some()
    }

    /// When the session began to which the game was adjourned.
    pub const fn resumed(&self) -> Option<Moment> {
        self.resumed
    }

    /// Whether a player has made a move on the board since the game was taken up again, which is now `plies` half-moves
    /// old. The sealed move itself does not count.
    pub fn has_moved_since(&self, color: Color, plies: usize) -> bool {
        let out_of_the_envelope = usize::from(self.played.is_none() && !self.is_lost());
        let before_him = usize::from(self.is_lost() != (color == self.sealer));
        plies > self.plies + out_of_the_envelope + before_him
    }

    /// Whether the envelope is lost, and the move that lay in it has still to be made on the board: the game is so many
    /// half-moves old.
    pub const fn awaits_the_lost_move(&self, plies: usize) -> bool {
        self.is_lost()
            && !self.is_replayed
            && self.resumed.is_some()
            && self.played.is_none()
            && plies == self.plies
    }

    /// Whether the move of a lost envelope was put back after it had been made.
    pub const fn is_replayed(&self) -> bool {
        self.is_replayed
    }

    /// The game, `plies` half-moves old, goes back.
    pub(super) fn go_back(&mut self, plies: usize) {
        let is_made = self.resumed.is_some() && self.has_moved_since(self.sealer, plies);
        self.is_replayed |= self.is_lost() && is_made;
    }

    /// Whether the envelope with the sealed move was opened.
    pub const fn is_opened(&self) -> bool {
        matches!(self.kept, EnvelopeState::Opened)
    }

    /// Whether that player may write their reply and seal it, for the player who sealed has not come (I.9.3).
    pub fn may_seal_reply(&self, color: Color) -> bool {
        self.is_opened() && color == self.replier() && !self.is_present(self.sealer)
    }

    /// Whether that player is sealing their move, or may: the clock was not stopped on it yet.
    pub fn is_sealing(&self, color: Color) -> bool {
        self.closed.is_none() && color == self.sealer
    }

    /// Whether the arbiter asked for a move that is not sealed for good yet.
    pub const fn awaits_the_seal(&self) -> bool {
        self.asked && self.closed.is_none()
    }

    /// Whether the envelope with the sealed move is lost.
    pub const fn is_lost(&self) -> bool {
        matches!(self.kept, EnvelopeState::Lost)
    }

    pub(in crate::laws) const fn ask(&mut self) {
        self.asked = true;
    }

    /// Puts an envelope where it belongs: the sealed move until the clock is stopped, later the reply to it.
    pub(in crate::laws) fn enclose(&mut self, envelope: SealedEnvelope) {
        if self.closed.is_none() {
            self.changed = self.envelope.is_some();
            self.envelope = Some(envelope);
        } else {
            self.reply = Some(envelope);
        }
    }

    pub(in crate::laws) const fn play(&mut self, mv: Move) {
        self.played = Some(mv);
    }

    /// The clock is stopped on the sealed move, after `plies` half-moves.
    pub(in crate::laws) fn close(&mut self, at: Moment, plies: usize) {
        self.closed = Some(at);
        self.plies = plies;
    }

    pub(in crate::laws) fn arrive(&mut self, color: Color, at: Moment) {
        let present = self.present.get_mut(color);
        *present = present.or(Some(at));
    }

    /// The player was there when the session began, or is there before it does.
    pub(in crate::laws) fn was_there(&mut self, color: Color, at: Moment) {
        let since = self.resumed.unwrap_or(at);
        let present = self.present.get_mut(color);
        *present = Some(present.map_or(since, |arrived| arrived.min(since)));
    }

    pub(in crate::laws) fn resume(&mut self, at: Moment) {
        self.resumed = self.resumed.or(Some(at));
    }

    pub(in crate::laws) const fn open(&mut self) {
        if matches!(self.kept, EnvelopeState::Closed) {
            self.kept = EnvelopeState::Opened;
        }
    }

    pub(in crate::laws) fn open_reply(&mut self) {
        self.reply = None;
    }

    pub(in crate::laws) const fn lose(&mut self) {
        self.kept = EnvelopeState::Lost;
    }
}
