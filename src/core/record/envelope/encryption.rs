//! Locks and the sealed text: Argon2id turns a passphrase into a key, XChaCha20-Poly1305 seals with it.

use std::fmt;

use argon2::{Algorithm, Argon2, Params, Version};
use blake2::Blake2b;
use blake2::digest::consts::U32;
use blake2::digest::{Digest, FixedOutput};
use chacha20poly1305::aead::{Aead, KeyInit, Payload};
use chacha20poly1305::{XChaCha20Poly1305, XNonce};
use zeroize::{Zeroize, Zeroizing};

use super::error::EnvelopeError;
use super::secret::Secret;
use super::version::EnvelopeVersion;

/// How many bytes of UTF-8 a sealed text may have; shorter ones are filled up, so that the length tells nothing.
pub const ROOM: usize = 256;

/// What a passphrase costs to try, in each envelope this program closes: 64 MiB, three passes, one lane.
const COST: Cost = Cost {
    memory: 64 * 1024,
    passes: 3,
};

/// The most memory an envelope may ask for, in KiB, and the most passes; an honest one needs far less.
const MOST: Cost = Cost {
    memory: 512 * 1024,
    passes: 12,
};

const KEY: usize = 32;
const SALT: usize = 16;
const NONCE: usize = 24;
const TAG: usize = 16;

type Key = Zeroizing<[u8; KEY]>;

/// Whose passphrase opens a lock.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, strum::EnumString, strum::Display)]
#[strum(serialize_all = "kebab-case")]
pub enum LockOwner {
    /// The arbiter's.
    Arbiter,
    /// The player's who sealed.
    Player,
}

impl LockOwner {
    /// Both, in the order in which their locks stand.
    pub const ALL: [Self; 2] = [Self::Arbiter, Self::Player];
}

/// What one derivation of a key takes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Cost {
    /// In KiB.
    pub memory: u32,
    /// How often all of it is gone through.
    pub passes: u32,
}

impl Cost {
    /// What trying a passphrase costs that is chosen now.
    pub const USUAL: Self = COST;

    /// Whether it is no more than an honest secret costs, and can be paid at all.
    pub const fn is_bearable(self) -> bool {
        self.memory <= MOST.memory
            && self.passes <= MOST.passes
            && self.memory >= Params::MIN_M_COST
            && self.passes >= Params::MIN_T_COST
    }
}

/// The random bytes that one envelope needs. They must come from the system's own randomness, and serve once.
#[derive(Clone)]
pub struct Randomness([u8; Self::BYTES]);

impl Randomness {
    /// How many locks an envelope can have.
    pub const LOCKS: usize = LockOwner::ALL.len();

    /// How many bytes it takes.
    pub const BYTES: usize = KEY + NONCE + Self::LOCKS * (SALT + NONCE);

    /// These bytes.
    pub const fn new(bytes: [u8; Self::BYTES]) -> Self {
        Self(bytes)
    }

    pub(super) fn key(&self) -> Key {
        Zeroizing::new(self.part(0))
    }

    fn nonce(&self) -> [u8; NONCE] {
        self.part(KEY)
    }

    /// Salt and nonce of each lock.
    pub(super) fn of_locks(&self) -> [([u8; SALT], [u8; NONCE]); Self::LOCKS] {
        [0, 1].map(|index| {
            let at = KEY + NONCE + index * (SALT + NONCE);
            (self.part(at), self.part(at + SALT))
        })
    }

    fn part<const N: usize>(&self, at: usize) -> [u8; N] {
        std::array::from_fn(|index| self.0[at + index])
    }
}

impl Drop for Randomness {
    fn drop(&mut self) {
        self.0.zeroize();
    }
}

impl fmt::Debug for Randomness {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Randomness(…)")
    }
}

/// A lock: the envelope's key, sealed with a passphrase.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Lock {
    pub(super) owner: LockOwner,
    cost: Cost,
    salt: [u8; SALT],
    nonce: [u8; NONCE],
    wrapped: [u8; KEY + TAG],
}

impl Lock {
    /// Closes it as the newest version does.
    pub(super) fn close(
        owner: LockOwner,
        passphrase: &Secret,
        key: &Key,
        (salt, nonce): ([u8; SALT], [u8; NONCE]),
    ) -> Self {
        let own = derive(EnvelopeVersion::NEWEST, passphrase, &salt, COST);
        let wrapped = seal(&own, &nonce, key.as_slice(), &[]);
        Self {
            owner,
            cost: COST,
            salt,
            nonce,
            wrapped: wrapped.try_into().expect("a key and its tag"),
        }
    }

    /// The envelope's key, if the passphrase is right.
    pub(super) fn open(&self, version: EnvelopeVersion, passphrase: &Secret) -> Option<Key> {
        let own = derive(version, passphrase, &self.salt, self.cost);
        let key = open(&own, &self.nonce, &self.wrapped, &[])?;
        Some(Zeroizing::new(key.as_slice().try_into().ok()?))
    }

    /// Reads what stands behind `lock: `.
    ///
    /// # Errors
    /// [`EnvelopeError::TooCostly`], or nothing where it is no lock.
    pub(super) fn read(text: &str) -> Result<Self, Option<EnvelopeError>> {
        let words: Vec<&str> = text.split(' ').collect();
        let [owner, "argon2id", memory, passes, "1", salt, nonce, wrapped] = words[..] else {
            return Err(None);
        };
        let cost = Cost {
            memory: memory.parse().map_err(|_| None)?,
            passes: passes.parse().map_err(|_| None)?,
        };
        if cost.memory > MOST.memory || cost.passes > MOST.passes {
            return Err(Some(EnvelopeError::TooCostly));
        }
        if cost.memory < Params::MIN_M_COST || cost.passes < Params::MIN_T_COST {
            return Err(None);
        }
        let owner = owner.parse().map_err(|_| None)?;
        Ok(Self {
            owner,
            cost,
            salt: bytes(salt).ok_or(None)?,
            nonce: bytes(nonce).ok_or(None)?,
            wrapped: bytes(wrapped).ok_or(None)?,
        })
    }
}

impl fmt::Display for Lock {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Cost { memory, passes } = self.cost;
        let [salt, nonce, wrapped] = [&self.salt[..], &self.nonce, &self.wrapped].map(hex);
        let owner = self.owner;
        write!(
            f,
            "{owner} argon2id {memory} {passes} 1 {salt} {nonce} {wrapped}"
        )
    }
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Content {
    nonce: [u8; NONCE],
    sealed: [u8; ROOM + TAG],
}

impl Content {
    pub(super) fn seal(
        padded: &[u8; ROOM],
        outside: &[u8],
        key: &Key,
        randomness: &Randomness,
    ) -> Self {
        let nonce = randomness.nonce();
        let sealed = seal(key, &nonce, padded, outside);
        Self {
            nonce,
            sealed: sealed.try_into().expect("the room and its tag"),
        }
    }

    pub(super) fn open(&self, outside: &[u8], key: &Key) -> Option<Secret> {
        let padded = open(key, &self.nonce, &self.sealed, outside)?;
        let text = std::str::from_utf8(&padded).ok()?;
        Some(Secret::from(text.trim_end_matches('\0')))
    }

    pub(super) fn read(text: &str) -> Option<Self> {
        let (nonce, sealed) = text.split_once(' ')?;
        Some(Self {
            nonce: bytes(nonce)?,
            sealed: bytes(sealed)?,
        })
    }
}

impl fmt::Display for Content {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", hex(&self.nonce), hex(&self.sealed))
    }
}

/// What was written, filled up with zeros.
pub(super) fn padded(written: &Secret) -> Result<Zeroizing<[u8; ROOM]>, EnvelopeError> {
    let text = written.reveal().trim_end_matches('\0').as_bytes();
    let mut padded = Zeroizing::new([0; ROOM]);
    padded
        .get_mut(..text.len())
        .ok_or(EnvelopeError::TooLong)?
        .copy_from_slice(text);
    Ok(padded)
}

/// What only this key has: `BLAKE2b` of 32 bytes.
pub(super) fn commitment(key: &Key) -> [u8; 32] {
    let mut hasher = Blake2b::<U32>::new();
    hasher.update(key.as_slice());
    hasher.finalize_fixed().into()
}

fn derive(version: EnvelopeVersion, passphrase: &Secret, salt: &[u8; SALT], cost: Cost) -> Key {
    match version {
        EnvelopeVersion::One => stretched(passphrase, salt, cost),
        EnvelopeVersion::Two => stretched(&passphrase.normalized(), salt, cost),
    }
}

/// What Argon2id makes of a secret, byte for byte as it was written.
pub fn stretched(secret: &Secret, salt: &[u8; SALT], cost: Cost) -> Key {
    let params = Params::new(cost.memory, cost.passes, 1, Some(KEY));
    let params = params.expect("the cost was looked at when it was read");
    let mut key = Zeroizing::new([0; KEY]);
    Argon2::new(Algorithm::Argon2id, Version::V0x13, params)
        .hash_password_into(secret.reveal().as_bytes(), salt, &mut *key)
        .expect("a passphrase is shorter than 4 GiB");
    key
}

fn seal(key: &Key, nonce: &[u8; NONCE], msg: &[u8], aad: &[u8]) -> Vec<u8> {
    XChaCha20Poly1305::new((&**key).into())
        .encrypt(&XNonce::from(*nonce), Payload { msg, aad })
        .expect("a few hundred bytes can be sealed")
}

fn open(key: &Key, nonce: &[u8; NONCE], msg: &[u8], aad: &[u8]) -> Option<Zeroizing<Vec<u8>>> {
    XChaCha20Poly1305::new((&**key).into())
        .decrypt(&XNonce::from(*nonce), Payload { msg, aad })
        .ok()
        .map(Zeroizing::new)
}

/// Bytes in hexadecimal digits, lower case.
pub fn hex(bytes: &[u8]) -> String {
    let digit = |half: u8| char::from(b"0123456789abcdef"[usize::from(half)]);
    bytes
        .iter()
        .flat_map(|byte| [digit(byte >> 4), digit(byte & 15)])
        .collect()
}

/// So many bytes, as [`hex`] writes them.
pub fn bytes<const N: usize>(text: &str) -> Option<[u8; N]> {
    let mut bytes = [0; N];
    if text.len() != 2 * N || !text.is_ascii() {
        return None;
    }
    for (index, byte) in bytes.iter_mut().enumerate() {
        *byte = u8::from_str_radix(&text[2 * index..2 * index + 2], 16).ok()?;
    }
    Some(bytes)
}
