//! The lines of an envelope: each has a name and a value, in one order.

use super::error::EnvelopeError;
use super::version::{EnvelopeVersion, FirstLine};

/// The lines of an envelope, read one after another.
pub(super) struct Lines<'a> {
    rest: std::iter::Peekable<std::str::Lines<'a>>,
    number: usize,
}

impl<'a> Lines<'a> {
    /// The lines behind the first one, and the version that it names.
    pub(super) fn of(text: &'a str) -> Result<(EnvelopeVersion, Self), EnvelopeError> {
        let mut rest = text.lines().peekable();
        match FirstLine::read(rest.next().unwrap_or_default()) {
            FirstLine::Known(version) => Ok((version, Self { rest, number: 2 })),
            FirstLine::Newer => Err(EnvelopeError::Newer),
            FirstLine::Damaged => Err(EnvelopeError::Damaged(1)),
            FirstLine::Foreign => Err(EnvelopeError::NotAnEnvelope),
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
