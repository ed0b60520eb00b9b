//! The envelope of an adjourned game: its entries, which everybody may read, and the sealed move, which nobody can.
//!
//! ```text
//! Jadoube envelope 2
//! white: Anna
//! black: Boris
//! position: 6k1/5ppp/8/8/8/8/5PPP/R5K1 w - - 3 41
//! white clock: 0:12:05
//! black clock: 0:09:48
//! sealed by: white
//! move: 41
//! draw offer: -
//! date: 2026-11-22
//! time: 10:00
//! venue: Club hall
//! game: 1f0c…
//! lock: arbiter argon2id 65536 3 1 <salt> <nonce> <wrapped key>
//! key: <hash of the key>
//! sealed: <nonce> <sealed text>
//! fingerprint: ABCDE-FGHJK-LMNPQ-RSTUV-WXYZ2
//! ```
//!
//! Each passphrase opens a lock (Argon2id), each lock holds the same random key, and the key opens the sealed text
//! (XChaCha20-Poly1305), whose associated data is every line before it: an envelope whose entries were altered does not
//! open. The hash of the key sees to it that all locks lead to one and the same text. An envelope of paper has only the
//! entries and the fingerprint. `README.md` beside this file says more, so that it can be opened without this program.

pub(in crate::record) mod encryption;
mod entries;
mod error;
mod fingerprint;
mod line_reader;
mod secret;
mod strength;
mod version;

use encryption::{Content, Lock};
use line_reader::Lines;
use version::EnvelopeVersion;

use crate::laws::{SealedMoveText, Table};

pub use encryption::{LockOwner, ROOM, Randomness};
pub use entries::{Entries, GameId, Resumption};
pub use error::EnvelopeError;
pub use fingerprint::Fingerprint;
pub use secret::Secret;
pub use strength::{GuessingTime, Strength};

/// An envelope, closed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Envelope {
    version: EnvelopeVersion,
    entries: Entries,
    sealed: Option<Sealed>,
}

/// The part of an envelope that only a passphrase opens.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Sealed {
    locks: Vec<Lock>,
    commitment: [u8; 32],
    content: Content,
}

impl Envelope {
    /// The entries of an envelope of paper, which holds the move itself.
    pub fn on_paper(entries: Entries) -> Self {
        Self {
            version: EnvelopeVersion::NEWEST,
            entries: entries.on_one_line_each(),
            sealed: None,
        }
    }

    /// Closes an envelope over what a player has written, so that each of the passphrases opens it.
    ///
    /// This takes some tenths of a second for each passphrase, on purpose. `randomness` must be used once only.
    ///
    /// # Errors
    /// [`EnvelopeError::TooLong`] or [`EnvelopeError::NoPassphrase`].
    pub fn seal(
        entries: Entries,
        written: &Secret,
        passphrases: &[(LockOwner, Secret)],
        randomness: &Randomness,
    ) -> Result<Self, EnvelopeError> {
        if passphrases.is_empty() || passphrases.iter().any(|(_, secret)| secret.is_empty()) {
            return Err(EnvelopeError::NoPassphrase);
        }
        let padded = encryption::padded(written)?;
        let entries = entries.on_one_line_each();
        let key = randomness.key();
        let locks: Vec<Lock> = passphrases
            .iter()
            .zip(randomness.of_locks())
            .map(|((owner, passphrase), random)| Lock::close(*owner, passphrase, &key, random))
            .collect();
        let commitment = encryption::commitment(&key);
        let version = EnvelopeVersion::NEWEST;
        let outside = outside(version, &entries, Some((&locks, &commitment)));
        let content = Content::seal(&padded, outside.as_bytes(), &key, randomness);
        Ok(Self {
            version,
            entries,
            sealed: Some(Sealed {
                locks,
                commitment,
                content,
            }),
        })
    }

    /// What stands on it.
    pub const fn entries(&self) -> &Entries {
        &self.entries
    }

    /// Whether the move is on paper, and only the entries are here.
    pub const fn is_on_paper(&self) -> bool {
        self.sealed.is_none()
    }

    /// What was sealed in that game. This takes some tenths of a second, on purpose.
    ///
    /// # Errors
    /// [`EnvelopeError::OtherGame`], [`EnvelopeError::OnPaper`], [`EnvelopeError::WrongPassphrase`] or [`EnvelopeError::Altered`].
    pub fn open(&self, game: GameId, passphrase: &Secret) -> Result<Secret, EnvelopeError> {
        if self.entries.game != game {
            return Err(EnvelopeError::OtherGame);
        }
        let sealed = self.sealed.as_ref().ok_or(EnvelopeError::OnPaper)?;
        let key = sealed
            .locks
            .iter()
            .find_map(|lock| lock.open(self.version, passphrase))
            .ok_or(EnvelopeError::WrongPassphrase)?;
        if encryption::commitment(&key) != sealed.commitment {
            return Err(EnvelopeError::Altered);
        }
        let outside = self.outside(sealed);
        sealed
            .content
            .open(outside.as_bytes(), &key)
            .ok_or(EnvelopeError::Altered)
    }

    /// What both players write down when it is closed, and compare when it is opened.
    pub fn fingerprint(&self) -> Fingerprint {
        Fingerprint::of(self.version, &self.body())
    }

    /// The envelope as text.
    pub fn written(&self) -> String {
        let body = self.body();
        let fingerprint = Fingerprint::of(self.version, &body);
        format!("{body}fingerprint: {fingerprint}\n")
    }

    /// Reads an envelope, still closed.
    ///
    /// # Errors
    /// [`EnvelopeError::NotAnEnvelope`], [`EnvelopeError::Newer`], [`EnvelopeError::Damaged`] or [`EnvelopeError::TooCostly`].
    pub fn read(text: &str) -> Result<Self, EnvelopeError> {
        let (version, mut lines) = Lines::of(text)?;
        let entries = Entries::read(&mut lines)?;
        let sealed = if lines.peek("fingerprint").is_some() {
            None
        } else {
            let mut locks = Vec::new();
            while let Some(lock) = lines.peek("lock") {
                if locks.len() == Randomness::LOCKS {
                    return Err(lines.damaged());
                }
                locks.push(Lock::read(lock).map_err(|fault| fault.unwrap_or(lines.damaged()))?);
                lines.pass();
            }
            let commitment = lines.next("key", encryption::bytes)?;
            let content = lines.next("sealed", Content::read)?;
            Some(Sealed {
                locks,
                commitment,
                content,
            })
        };
        let envelope = Self {
            version,
            entries,
            sealed,
        };
        let fingerprint = envelope.fingerprint().to_string();
        lines.next("fingerprint", |stated| {
            (stated == fingerprint).then_some(())
        })?;
        // Nothing may stand in it that this program would not have written.
        if envelope.written() == text {
            Ok(envelope)
        } else {
            Err(lines.damaged())
        }
    }

    /// The envelope that lies on the table: the sealed reply if there is one, else the sealed move.
    ///
    /// # Errors
    /// [`EnvelopeError::Missing`] where none lies there, a script says what is in it, or no text bears its fingerprint; else as
    /// [`Envelope::find`].
    pub fn on_table(table: &Table, texts: &[String]) -> Result<Self, EnvelopeError> {
        let lying = table
            .adjournment()
            .and_then(|adjournment| adjournment.reply().or(adjournment.envelope()));
        match lying.map(|envelope| &envelope.paper) {
            Some(SealedMoveText::Unread(fingerprint)) => Self::find(texts, fingerprint),
            Some(SealedMoveText::Text(_)) | None => Err(EnvelopeError::Missing),
        }
    }

    /// Finds the envelope with that fingerprint among texts of envelopes.
    ///
    /// # Errors
    /// Why a text cannot be read ([`EnvelopeError::Damaged`], [`EnvelopeError::Newer`] and their like), if none of the others is the one;
    /// [`EnvelopeError::Missing`] if all can be read and none is.
    pub fn find(texts: &[String], fingerprint: &str) -> Result<Self, EnvelopeError> {
        let mut why = EnvelopeError::Missing;
        for text in texts.iter().rev() {
            match Self::read(text) {
                Ok(envelope) if envelope.fingerprint().verify(fingerprint) => return Ok(envelope),
                Ok(_) => {}
                Err(refused) => why = refused,
            }
        }
        Err(why)
    }

    /// Everything that the fingerprint covers.
    fn body(&self) -> String {
        let Some(sealed) = &self.sealed else {
            return outside(self.version, &self.entries, None);
        };
        let outside = self.outside(sealed);
        format!("{outside}sealed: {}\n", sealed.content)
    }

    fn outside(&self, sealed: &Sealed) -> String {
        let closed = (&sealed.locks[..], &sealed.commitment);
        outside(self.version, &self.entries, Some(closed))
    }
}

/// Every line before the sealed text.
fn outside(
    version: EnvelopeVersion,
    entries: &Entries,
    closed: Option<(&[Lock], &[u8; 32])>,
) -> String {
    let mut text = format!("{}\n{entries}", version.first_line());
    let Some((locks, commitment)) = closed else {
        return text;
    };
    let mut line = |name: &str, value: &str| text.extend([name, ": ", value, "\n"]);
    for lock in locks {
        line("lock", &lock.to_string());
    }
    line("key", &encryption::hex(commitment));
    text
}
