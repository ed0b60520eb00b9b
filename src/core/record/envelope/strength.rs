//! How hard a passphrase is to guess: an estimate that rather says too little than too much.

use super::secret::Secret;

/// How hard a passphrase is to guess.
///
/// Each run of letters counts as one word of some language, however long it is, and at most 11 bits: as much as one of
/// two thousand words. What is repeated, or goes up and down the alphabet, counts next to nothing. No dictionary is
/// asked, so that words of a small language count as little as English ones; and nothing of the passphrase is copied
/// where it would not be wiped.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Strength {
    /// In tenths of a bit.
    tenths: u32,
}

/// How long a fast computer takes to try all passphrases of a strength, at a thousand guesses a second.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, strum::Display)]
#[strum(serialize_all = "kebab-case")]
pub enum GuessingTime {
    /// Two minutes at most.
    Minutes,
    /// Less than a day.
    Day,
    /// Some weeks: less than a hundred days.
    Weeks,
    /// Less than seventy years.
    Years,
    /// More than a lifetime.
    Lifetime,
}

/// The bits of a word of which nothing is known: one of two thousand.
const WORD: u32 = 110;

/// How many letters a long word has; what is longer is taken for several.
const LONG_WORD: u32 = 12;

/// How many bits make a passphrase that nobody guesses.
const ENOUGH: u32 = 44;

/// What a run of characters is made of.
#[derive(Clone, Copy, PartialEq, Eq)]
enum CharacterKind {
    Capital,
    Letter,
    Digit,
    Blank,
    Other,
}

impl CharacterKind {
    fn of(c: char) -> Self {
        match c {
            c if c.is_uppercase() => Self::Capital,
            c if c.is_alphabetic() => Self::Letter,
            c if c.is_numeric() => Self::Digit,
            c if c.is_whitespace() => Self::Blank,
            _ => Self::Other,
        }
    }

    /// Whether a character of this kind goes on with a run that the one before it belongs to.
    fn continues(self, before: Self) -> bool {
        self == before || (before, self) == (Self::Capital, Self::Letter)
    }
}

impl Strength {
    /// An estimate for a passphrase that a person chose.
    pub fn of(passphrase: &Secret) -> Self {
        let passphrase = passphrase.normalized();
        let mut runs: Vec<&str> = Vec::with_capacity(passphrase.reveal().len());
        let mut rest = passphrase.reveal();
        let mut tenths = 0;
        while !rest.is_empty() {
            let (run, kind) = first_run(rest);
            rest = &rest[run.len()..];
            tenths += if kind == CharacterKind::Blank {
                0
            } else if runs.contains(&run) {
                10
            } else {
                bits_of_run(run, kind)
            };
            runs.push(run);
        }
        Self { tenths }
    }

    /// That of so many words, each drawn by lot from a list of that many.
    pub fn of_drawn(words: u32, list: usize) -> Self {
        let list = u128::try_from(list).unwrap_or(u128::MAX);
        // The logarithm of the list's tenth power is ten times its own.
        let tenth_power = list.saturating_pow(10);
        let tenths = tenth_power.checked_ilog2().unwrap_or_default();
        Self {
            tenths: words * tenths,
        }
    }

    /// In whole bits, rounded down.
    pub const fn bits(self) -> u32 {
        self.tenths / 10
    }

    /// How long it takes to try everything.
    pub const fn guessing_time(self) -> GuessingTime {
        match self.bits() {
            ..17 => GuessingTime::Minutes,
            17..26 => GuessingTime::Day,
            26..33 => GuessingTime::Weeks,
            33..41 => GuessingTime::Years,
            41.. => GuessingTime::Lifetime,
        }
    }

    /// Whether an opponent with a computer might guess it before the game is resumed.
    pub fn is_weak(self) -> bool {
        self.guessing_time() < GuessingTime::Years
    }

    /// How much of what is enough it has, from 0 to 1.
    pub fn part_of_enough(self) -> f32 {
        let part = u16::try_from(self.bits().min(ENOUGH)).unwrap_or_default();
        f32::from(part) / f32::from(u16::try_from(ENOUGH).unwrap_or(1))
    }
}

/// The run of characters that a text, which is not empty, begins with, and what it ends with.
fn first_run(text: &str) -> (&str, CharacterKind) {
    let mut kinds = text
        .char_indices()
        .map(|(at, c)| (at, CharacterKind::of(c)));
    let mut before = kinds.next().map_or(CharacterKind::Other, |(_, kind)| kind);
    for (at, kind) in kinds {
        if !kind.continues(before) {
            return (&text[..at], before);
        }
        before = kind;
    }
    (text, before)
}

/// What a run counts, in tenths of a bit.
fn bits_of_run(run: &str, kind: CharacterKind) -> u32 {
    let count = without_steps(run);
    match kind {
        CharacterKind::Capital | CharacterKind::Letter => {
            let word = (20 + 20 * count).min(WORD);
            word + 15 * count.saturating_sub(LONG_WORD)
        }
        CharacterKind::Digit => 25 * count,
        CharacterKind::Other => 30 * count,
        CharacterKind::Blank => 0,
    }
}

/// How many characters there are, but not those that only go on as the two before: `aaa`, `1234`, `987`.
fn without_steps(run: &str) -> u32 {
    let codes = run.chars().map(|c| i64::from(u32::from(c)));
    let (mut count, mut before, mut step) = (0, None, None);
    for code in codes {
        let new_step = before.map(|before: i64| code - before);
        let goes_on =
            new_step.is_some() && new_step == step && new_step.is_some_and(|step| step.abs() <= 1);
        count += u32::from(!goes_on);
        (before, step) = (Some(code), new_step);
    }
    count
}

#[cfg(test)]
mod tests {
    use super::*;

    fn bits(text: &str) -> u32 {
        Strength::of(&text.into()).bits()
    }

    #[test]
    fn a_word_is_a_word_in_every_language() {
        for word in [
            "password",
            "geslo1",
            "шаховница",
            "szachownica",
            "šahovnica",
            "e4",
        ] {
            let strength = Strength::of(&word.into());
            assert!(strength.bits() <= 13, "{word}: {strength:?}");
            assert!(strength.is_weak());
            assert_eq!(strength.guessing_time(), GuessingTime::Minutes, "{word}");
        }
        assert_eq!(bits(""), 0);
        assert_eq!(bits("a"), 4);
        assert_eq!(bits("three knights"), 22);
        assert_eq!(bits("љубичаста коза"), 21);
    }

    #[test]
    fn what_repeats_or_only_counts_up_is_worth_next_to_nothing() {
        for poor in [
            "aaaaaaaaaaaaaaaaaaaaaaaaa",
            "12345678901234567890",
            "abcdefghijklmnopqrstuvwxyz",
            "rook rook rook rook rook rook",
            "ha-ha-ha-ha-ha-ha",
            "!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!",
        ] {
            assert!(
                Strength::of(&poor.into()).is_weak(),
                "{poor}: {}",
                bits(poor)
            );
        }
    }

    #[test]
    fn four_words_or_a_dozen_signs_by_lot_are_not_guessed_in_a_lifetime() {
        for good in [
            "bishop lantern orchard teapot",
            "BishopLanternOrchardTeapot",
            "kmetica na belem polju spi",
            "љубичаста коза свира хармонику",
            "x7Kq-9zRw-2mTp",
        ] {
            let strength = Strength::of(&good.into());
            assert_eq!(
                strength.guessing_time(),
                GuessingTime::Lifetime,
                "{good}: {strength:?}"
            );
            assert!(!strength.is_weak());
        }
    }

    #[test]
    fn a_text_that_is_written_on_counts_more_and_more() {
        let text = "Three knights, 4 rooks & a Zwischenzug!! 1234 aaa";
        let mut before = 0;
        for end in (1..=text.len()).filter(|&end| text.is_char_boundary(end)) {
            let now = Strength::of(&text[..end].into()).tenths;
            assert!(now >= before, "{}", &text[..end]);
            before = now;
        }
    }

    #[test]
    fn drawn_words_count_what_the_lot_gives() {
        assert_eq!(Strength::of_drawn(4, 1296).bits(), 41);
        assert_eq!(Strength::of_drawn(4, 2048).bits(), 44);
        assert_eq!(Strength::of_drawn(4, 1).bits(), 0);
        assert_eq!(Strength::of_drawn(4, 0).bits(), 0);
        let four = Strength::of_drawn(4, 1296);
        assert_eq!(four.guessing_time(), GuessingTime::Lifetime);
        assert!((Strength::of_drawn(4, 2048).part_of_enough() - 1.0).abs() < f32::EPSILON);
    }
}
