//! The PIN of the arbiter's desk as it is kept: never in clear, only what Argon2id makes of it.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use super::envelope::Secret;
use super::envelope::encryption::{Cost, bytes, hex, stretched};

/// What is kept of a PIN, in the form of the password hashing competition, salt and hash in hexadecimal digits:
/// `$argon2id$v=19$m=65536,t=3,p=1$…$…`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct DeskPin {
    cost: Cost,
    salt: [u8; DeskPin::SALT],
    hash: [u8; 32],
}

impl DeskPin {
    /// How many letters or digits a PIN has at least.
    pub const LEAST: usize = 4;

    /// How many random bytes a PIN is salted with.
    pub const SALT: usize = 16;

    /// Returns what is kept of that PIN. It takes as long as a passphrase of an envelope.
    pub fn of(pin: &Secret, salt: [u8; Self::SALT]) -> Self {
        let cost = Cost::USUAL;
        let hash = *stretched(&pin.normalized(), &salt, cost);
        Self { cost, salt, hash }
    }

    /// Returns whether that is the PIN. It takes as long.
    pub fn is(&self, pin: &Secret) -> bool {
        *stretched(&pin.normalized(), &self.salt, self.cost) == self.hash
    }
}

impl fmt::Display for DeskPin {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Cost { memory, passes } = self.cost;
        let [salt, hash] = [&self.salt[..], &self.hash].map(hex);
        write!(f, "$argon2id$v=19$m={memory},t={passes},p=1${salt}${hash}")
    }
}

/// A text that is nothing kept of a PIN.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("this is nothing kept of a PIN")]
pub struct NoPin;

impl FromStr for DeskPin {
    type Err = NoPin;

    fn from_str(text: &str) -> Result<Self, NoPin> {
        let parts: Vec<&str> = text.split('$').collect();
        let ["", "argon2id", "v=19", cost, salt, hash] = parts[..] else {
            return Err(NoPin);
        };
        let read = || {
            let [memory, passes, "p=1"] = cost.split(',').collect::<Vec<_>>()[..] else {
                return None;
            };
            let cost = Cost {
                memory: memory.strip_prefix("m=")?.parse().ok()?,
                passes: passes.strip_prefix("t=")?.parse().ok()?,
            };
            Some(Self {
                cost: Some(cost).filter(|cost| cost.is_bearable())?,
                salt: bytes(salt)?,
                hash: bytes(hash)?,
            })
        };
        read().ok_or(NoPin)
    }
}

impl TryFrom<String> for DeskPin {
    type Error = NoPin;

    fn try_from(text: String) -> Result<Self, NoPin> {
        text.parse()
    }
}

impl From<DeskPin> for String {
    fn from(pin: DeskPin) -> Self {
        pin.to_string()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_kept_of_a_pin_opens_for_it_alone_and_shows_nothing_of_it() {
        let kept = DeskPin::of(&"2718".into(), [7; DeskPin::SALT]);
        let text = kept.to_string();
        assert!(!text.contains("2718"), "{text}");
        assert!(text.starts_with("$argon2id$v=19$m=65536,t=3,p=1$0707"));
        let again: DeskPin = text.parse().expect("what was written");
        assert!(again.is(&"2718".into()));
        assert!(!again.is(&"2719".into()));
        for wrong in [
            "",
            "2718",
            "$argon2id$v=19$m=4294967295,t=3,p=1$07$07",
            &text.replace("m=65536", "m=4294967295"),
            &text.replace("m=65536", "m=0"),
            &text[..text.len() - 1],
        ] {
            assert_eq!(wrong.parse::<DeskPin>(), Err(NoPin), "{wrong}");
        }
    }
}
