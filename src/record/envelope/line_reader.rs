//! The lines of an envelope: each has a name and a value, in one order.

use super::error::EnvelopeError;

/// The first line of an envelope that this program can read.
pub(super) const FIRST_LINE: &str = "Jadoube envelope 1";

/// The lines of an envelope, read one after another.
pub(super) struct Lines<'a> {
    rest: std::iter::Peekable<std::str::Lines<'a>>,
    number: usize,
}

impl<'a> Lines<'a> {
    pub(super) fn of(text: &'a str) -> Result<Self, EnvelopeError> {
        let (name, _) = FIRST_LINE
            .rsplit_once(' ')
            .expect("the first line ends with a number");
        let mut rest = text.lines().peekable();
        let first = rest.next().unwrap_or_default();
        if first == FIRST_LINE {
            Ok(Self { rest, number: 2 })
        } else if first
            .strip_prefix(name)
            .and_then(|version| version.strip_prefix(' '))
            .is_some_and(|version| version.parse::<u32>().is_ok_and(|version| version > 1))
        {
            Err(EnvelopeError::Newer)
        } else {
            Err(EnvelopeError::NotAnEnvelope)
        }
    }

    /// The value of the next line, if it has that name.
    pub(super) fn peek(&mut self, name: &str) -> Option<&'a str> {
        let line = self.rest.peek()?;
        line.strip_prefix(name)?.strip_prefix(": ")
    }

    pub(super) fn pass(&mut self) {
        self.rest.next();
        self.number += 1;
    }

    /// The next line, which must have that name and a value that `read` understands.
    pub(super) fn next<T>(
        &mut self,
        name: &str,
        read: impl FnOnce(&str) -> Option<T>,
    ) -> Result<T, EnvelopeError> {
        let value = self.peek(name).and_then(read).ok_or(self.damaged())?;
        self.pass();
        Ok(value)
    }

    pub(super) const fn damaged(&self) -> EnvelopeError {
        EnvelopeError::Damaged(self.number)
    }
}
