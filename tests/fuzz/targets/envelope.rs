//! An envelope: what is read is exactly what stands there, and no byte of it can be altered unnoticed.

use std::time::Duration;

use jadoube_core::chess::Color;
use jadoube_core::clock::duration_text::LONGEST;
use jadoube_core::record::envelope::{Envelope, EnvelopeError};

/// Where an envelope of paper with everything in it that can be said begins: the program itself wrote it.
const PAPER: &str = include_str!("../corpus/envelope/paper");

pub fn run(data: &[u8]) {
    if let Ok(text) = std::str::from_utf8(data)
        && let Ok(envelope) = Envelope::read(text)
    {
        assert_eq!(envelope.written(), text);
    }
    if let Some(envelope) = told_of(data) {
        let written = envelope.written();
        assert_eq!(
            Envelope::read(&written).as_ref(),
            Ok(&envelope),
            "{written}"
        );
        damaged(&written, data);
    }
}

/// An envelope of paper with entries made of those bytes.
fn told_of(data: &[u8]) -> Option<Envelope> {
    let text = String::from_utf8_lossy(data);
    let mut lines = text.split('\n').map(str::to_owned);
    let mut next = || lines.next().unwrap_or_default();
    let mut entries = Envelope::read(PAPER).ok()?.entries().clone();
    entries.names.white = next();
    entries.names.black = next();
    entries.position = next();
    entries.resumption.date = next();
    entries.resumption.time = next();
    entries.resumption.venue = next();
    let numbers = next();
    let mut numbers = numbers.split(' ');
    let mut number = || numbers.next().and_then(|number| number.parse::<u64>().ok());
    entries.times.white = number().map(|nanos| Duration::from_nanos(nanos).min(LONGEST));
    entries.times.black = number().map(|seconds| Duration::from_secs(seconds).min(LONGEST));
    entries.number = number().map_or(1, |number| u32::try_from(number).unwrap_or(u32::MAX));
    entries.sealed_by = Color::from_white(data.len().is_multiple_of(2));
    entries.offer = number().map(|number| Color::from_white(number % 2 == 0));
    Some(Envelope::on_paper(entries))
}

/// One bit of it is turned: it is refused.
fn damaged(written: &str, data: &[u8]) {
    let mut bytes = written.as_bytes().to_vec();
    let place = data.iter().fold(data.len(), |sum, &byte| {
        sum.wrapping_mul(31) + usize::from(byte)
    });
    let at = place % bytes.len();
    bytes[at] ^= 1 << (place / bytes.len() % 8);
    if let Ok(text) = std::str::from_utf8(&bytes) {
        let refused = Envelope::read(text).expect_err("one bit of it was turned");
        assert!(
            matches!(
                refused,
                EnvelopeError::Damaged(_) | EnvelopeError::NotAnEnvelope | EnvelopeError::Newer
            ),
            "{refused}"
        );
    }
}
