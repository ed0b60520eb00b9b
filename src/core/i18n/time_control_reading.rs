//! Time controls read back from the words in which they are told, whatever language those are.
//!
//! No grammar is kept beside that of the locales: what could be meant is told again, and is meant if it says the same. In
//! which case a unit stands, and in which units a time is told, makes no difference: `1 minuta`, `1 minutę`, `60 s`.

use std::time::Duration;

use super::{Language, Words};
use crate::chess::{ByColor, Color};
use crate::clock::control::AtFlag;
use crate::clock::control_phrases::{Beginning, Phrase, meant};
use crate::clock::duration_text::{BareSeconds, UnreadableDuration, read_seconds};
use crate::clock::typed_words;
use crate::clock::{Method, Period, TimeControl};

/// What both sides are given by a text as [`Words::time_said`] writes it in some language, if it is one.
pub fn read_time_said(text: &str) -> Option<ByColor<TimeControl>> {
    let text = folded(text);
    let mut languages = Language::ALL.into_iter();
    languages.find_map(|language| Words::new(language).controls_said(&text))
}

impl Words {
    fn controls_said(self, text: &str) -> Option<ByColor<TimeControl>> {
        if let Some(both) = self.control_said(text, "both") {
            let (white, black) = (both.clone(), both);
            return Some(ByColor { white, black });
        }
        let (white, black) = text.split_once(" · ")?;
        let side = |color: Color, text: &str| {
            let name = folded(&self.tr(color.fold_wb("color-white", "color-black")));
            let text = text.strip_prefix(&*name)?.strip_prefix(": ")?;
            self.control_said(text, "side")
        };
        Some(ByColor {
            white: side(Color::White, white)?,
            black: side(Color::Black, black)?,
        })
    }

    /// What `both` sides or one `side` are given.
    fn control_said(self, text: &str, to: &str) -> Option<TimeControl> {
        let quantities = Quantities::of(text);
        let in_a_sentence = plain(&quantities.times)
            .filter(|control| quantities.are_told_by(&self.side_said(control, to)));
        in_a_sentence.or_else(|| meant(&self.phrases_said(text)?))
    }

    /// The phrases, parted by semicolons; within one there may be another.
    fn phrases_said(self, text: &str) -> Option<Vec<Phrase>> {
        let parts: Vec<&str> = text.split("; ").collect();
        let (mut rest, mut phrases) = (&*parts, Vec::new());
        while !rest.is_empty() {
            let said =
                |count: usize| Some((self.phrase_said(&rest.get(..count)?.join("; "))?, count));
            let (phrase, count) = [1, 2].into_iter().find_map(said)?;
            phrases.push(phrase);
            rest = &rest[count..];
        }
        Some(phrases)
    }

    fn phrase_said(self, text: &str) -> Option<Phrase> {
        let quantities = Quantities::of(text);
        let mut all = candidates(&quantities).into_iter();
        all.find(|phrase| quantities.are_told_by(&self.phrase(*phrase)))
    }
}

/// One period of that time, with the increment that follows it.
fn plain(times: &[Duration]) -> Option<TimeControl> {
    let (time, method) = match *times {
        [time] => (time, Method::SuddenDeath),
        [time, increment] => (time, Method::Fischer { increment }),
        _ => return None,
    };
    let moves = None;
    TimeControl::new(vec![Period {
        time,
        moves,
        method,
    }])
    .ok()
}

/// Everything that a phrase with these quantities could say.
fn candidates(quantities: &Quantities) -> Vec<Phrase> {
    let Quantities { times, counts, .. } = quantities;
    let mut all = vec![
        Phrase::FirstIncrementLate,
        Phrase::AtFlag(AtFlag::Freeze),
        Phrase::AtFlag(AtFlag::PlayOn),
        Phrase::OwnPeriods,
    ];
    let beginnings = |number: u32| {
        let index = number.checked_sub(1).map(|index| index as usize);
        let period = index.map(Beginning::Period);
        [Some(Beginning::Move(number)), period]
            .into_iter()
            .flatten()
    };
    let from: Vec<Beginning> = counts.iter().copied().flat_map(beginnings).collect();
    all.extend(from.iter().map(|&from| Phrase::NothingByTheMove { from }));
    let Some(&time) = times.first() else {
        return all;
    };
    all.extend([
        Phrase::WholeGame { time },
        Phrase::UntilUsedUp { time },
        Phrase::Rest { time },
        Phrase::Hourglass { time },
        Phrase::Canadian { moves: None, time },
        Phrase::Upcount { from: time },
        Phrase::EachMove { time },
    ]);
    // “Every move” says no number.
    for moves in counts.iter().copied().chain([1]) {
        let renewed = Some(moves);
        let stretches = moves;
        all.extend([
            Phrase::MovesIn { moves, time },
            Phrase::EveryMovesIn { moves, time },
            Phrase::Japanese { stretches, time },
            Phrase::Canadian {
                moves: renewed,
                time,
            },
        ]);
    }
    for from in from {
        all.extend([
            Phrase::Increment { time, from },
            Phrase::Bronstein { time, from },
            Phrase::UsDelay { time, from },
        ]);
    }
    all
}

/// The numbers in a text.
#[derive(Debug, Default)]
struct Quantities {
    /// Those with units, as far as they belong together.
    times: Vec<Duration>,
    counts: Vec<u32>,
    /// What stands between those with units, and behind the last one.
    between: Vec<String>,
}

impl Quantities {
    /// Whether `told` says the same about the same times, in whatever units and cases.
    fn are_told_by(&self, told: &str) -> bool {
        let told = Self::of(&folded(told));
        told.times == self.times && told.between == self.between
    }

    fn of(text: &str) -> Self {
        let mut found = Self::default();
        let text = with_decimal_points(text);
        let (mut rest, mut words) = (&*text, String::new());
        // The unit of the time before, to which the next belongs where nothing but a word stands between the two.
        let mut before: Option<u32> = None;
        while let Some(begin) = rest.find(|sign: char| sign.is_ascii_digit()) {
            let between = &rest[..begin];
            let has_signs =
                between.contains(|sign: char| !sign.is_alphabetic() && !sign.is_whitespace());
            let joins = !has_signs && {
                let word = between.trim();
                word.is_empty() || typed_words::is_and(word)
            };
            rest = &rest[begin..];
            let Ok(number) = read_seconds(rest).or_else(|_| whole(rest)) else {
                break;
            };
            let digits = &rest[..number.length];
            rest = &rest[number.length..];
            let behind = rest.trim_start();
            if let Some((length, unit)) = typed_words::unit(behind) {
                rest = &behind[length..];
                let time = number.time.saturating_mul(unit);
                match (before, found.times.last_mut()) {
                    (Some(larger), Some(last)) if joins && unit < larger => {
                        *last = last.saturating_add(time);
                    }
                    _ => {
                        words.push_str(between);
                        found.between.push(std::mem::take(&mut words));
                        found.times.push(time);
                    }
                }
                before = Some(unit);
            } else {
                found.counts.extend(u32::try_from(number.time.as_secs()));
                words.push_str(between);
                words.push_str(digits);
                before = None;
            }
        }
        words.push_str(rest);
        found.between.push(words);
        found
    }
}

/// The text with a point wherever a comma stands between two digits, as most languages write a fraction.
fn with_decimal_points(text: &str) -> String {
    let mut before = ' ';
    let mut signs = text.chars().peekable();
    let mut written = String::with_capacity(text.len());
    while let Some(sign) = signs.next() {
        let behind = signs.peek().is_some_and(char::is_ascii_digit);
        let is_decimal = sign == ',' && before.is_ascii_digit() && behind;
        written.push(if is_decimal { '.' } else { sign });
        before = sign;
    }
    written
}

/// The whole number that a text begins with, where a point behind it belongs to the sentence.
fn whole(text: &str) -> Result<BareSeconds, UnreadableDuration> {
    let end = text.find(|sign: char| !sign.is_ascii_digit());
    read_seconds(&text[..end.unwrap_or(text.len())])
}

/// A text in small letters, with one blank wherever there are some.
fn folded(text: &str) -> String {
    let words = text.split_whitespace().map(str::to_lowercase);
    words.collect::<Vec<_>>().join(" ")
}
