//! Time controls in words: what one says, and what is wrong with a text that says none.

use std::borrow::Cow;
use std::time::Duration;

use super::{Arg, Language, Words};
use crate::chess::{ByColor, Color};
use crate::clock::control::{AtFlag, ControlError, MOST_PERIODS};
use crate::clock::control_phrases::{Beginning, Phrase, understood};
use crate::clock::control_text::{ControlFault, ControlParseError};
use crate::clock::duration_text::{
    DurationFault, DurationParts, DurationStyle, UnreadableDuration,
};
use crate::clock::{Method, Period, TimeControl};

/// How many characters of a text are shown at most where something is wrong with it.
const PART: usize = 20;

/// Where the word begins that has a letter at that character; a sign or a digit is no part of it.
///
/// ```
/// use jadoube_core::i18n::word_begin;
///
/// assert_eq!(word_begin("5 min delay 3", 7), 6);
/// assert_eq!(word_begin("40/60O0", 5), 5);
/// ```
pub fn word_begin(text: &str, at: usize) -> usize {
    let signs: Vec<char> = text.chars().take(at.saturating_add(1)).collect();
    if !signs.get(at).is_some_and(|sign| sign.is_alphabetic()) {
        return at;
    }
    let letters = signs.iter().rev().take_while(|sign| sign.is_alphabetic());
    signs.len() - letters.count()
}

impl Words {
    /// What a time control says, one phrase after another.
    ///
    /// ```
    /// use jadoube_core::clock::TimeControl;
    /// use jadoube_core::i18n::{Language, Words};
    ///
    /// let control: TimeControl = "40/6000+30:900+30".parse()?;
    /// let phrases = Words::new(Language::English).time_control(&control);
    /// assert_eq!(phrases[2], "15 min for the rest of the game");
    /// # Ok::<(), jadoube_core::clock::control_text::ControlParseError>(())
    /// ```
    pub fn time_control(self, control: &TimeControl) -> Vec<String> {
        understood(control)
            .into_iter()
            .map(|phrase| self.phrase(phrase).into_owned())
            .collect()
    }

    /// What both sides are given, as one would say it.
    ///
    /// ```
    /// use jadoube_core::clock::{AgreedTimeControl, typed_control::read_typed};
    /// use jadoube_core::i18n::{Language, Words};
    ///
    /// let AgreedTimeControl::Timed(controls) = read_typed("5+3")?.meant else { unreachable!() };
    /// let said = Words::new(Language::English).time_said(&controls);
    /// assert_eq!(said, "5 minutes each, plus 3 seconds per move");
    /// # Ok::<(), jadoube_core::clock::control_text::ControlParseError>(())
    /// ```
    pub fn time_said(self, controls: &ByColor<TimeControl>) -> String {
        if controls.white == controls.black {
            return self.side_said(&controls.white, "both");
        }
        let side = |color: Color| {
            let name = self.tr(color.fold_wb("color-white", "color-black"));
            format!("{name}: {}", self.side_said(controls.get(color), "side"))
        };
        format!("{} · {}", side(Color::White), side(Color::Black))
    }

    /// What one side is given, as one would say it.
    pub fn side_time_said(self, control: &TimeControl) -> String {
        self.side_said(control, "side")
    }

    /// The same in one sentence where nothing but a time and an increment is given, to `both` or to one `side`.
    pub(super) fn side_said(self, control: &TimeControl, to: &str) -> String {
        let plain = |period: &Period| match period.method {
            Method::SuddenDeath if period.moves.is_none() => Some(Duration::ZERO),
            Method::Fischer { increment } if period.moves.is_none() => Some(increment),
            Method::SuddenDeath
            | Method::Fischer { .. }
            | Method::Bronstein { .. }
            | Method::UsDelay { .. }
            | Method::Hourglass
            | Method::JapaneseByoyomi { .. }
            | Method::CanadianByoyomi
            | Method::Upcount
            | Method::FixedPerMove => None,
        };
        if let [period] = control.periods()
            && let Some(increment) = plain(period)
            && !period.time.is_zero()
            && understood(control).iter().all(Phrase::is_usual)
        {
            let args = [
                ("time", self.long(period.time).into()),
                ("to", to.into()),
                ("more", self.long(increment).into()),
            ];
            let id = if increment.is_zero() {
                "time-said"
            } else {
                "time-said-more"
            };
            return self.tr_args(id, &args).into_owned();
        }
        self.time_control(control).join("; ")
    }

    /// A time in hours, minutes and seconds with the signs that every language writes, and the decimal sign of this one:
    /// `1 h 40 min`, `30 s`, `0.5 s`, in Polish `0,5 s`.
    pub fn in_units(self, time: Duration) -> String {
        let text = in_units(time);
        match self.language() {
            Language::English => text,
            Language::SerbianCyrillic
            | Language::SerbianLatin
            | Language::Slovene
            | Language::Polish
            | Language::Macedonian => text.replace('.', ","),
        }
    }

    /// A time in words, `5 minutes`; one that has parts of a second with the signs of its units.
    fn long(self, time: Duration) -> String {
        let parts = DurationParts::of(time);
        if time.subsec_nanos() > 0 {
            return self.in_units(time);
        }
        let args = [
            ("minutes", parts.all_minutes().into()),
            ("seconds", parts.seconds.into()),
        ];
        self.tr_args("duration", &args).into_owned()
    }

    /// What is wrong with a text that says no time control: the part that is not understood, or why it cannot be meant.
    pub fn unclear_time(self, text: &str, unclear: ControlParseError) -> String {
        let why = match unclear.fault {
            ControlFault::PeriodExpected => self.tr("time-fault-period"),
            ControlFault::NumberExpected => self.tr("time-fault-number"),
            ControlFault::WholeExpected => self.tr("time-fault-whole"),
            ControlFault::TooLarge => self.tr("time-fault-too-large"),
            ControlFault::TooFine => self.tr("time-fault-too-fine"),
            ControlFault::BlackExpected => self.tr("time-fault-black"),
            ControlFault::SettingExpected => self.tr("time-fault-setting"),
            ControlFault::SettingTwice => self.tr("time-fault-twice"),
            ControlFault::EndExpected => self.tr("time-fault-end"),
            ControlFault::Improper(improper) => self.improper_time(improper),
        };
        let is_strange = matches!(
            unclear.fault,
            ControlFault::PeriodExpected
                | ControlFault::NumberExpected
                | ControlFault::SettingExpected
                | ControlFault::EndExpected
        );
        self.unclear_at(text, unclear.at, is_strange, &why)
    }

    /// What is wrong with a text that says no time: the part that is not understood, or why it cannot be meant.
    pub fn unclear_duration(self, text: &str, unclear: UnreadableDuration) -> String {
        let why = match unclear.fault {
            DurationFault::DigitExpected => self.tr("time-fault-number"),
            DurationFault::ColonExpected => self.tr("time-fault-colon"),
            DurationFault::SixtyExpected => self.tr("time-fault-sixty"),
            DurationFault::TooFine => self.tr("time-fault-too-fine"),
            DurationFault::TooLong => self.tr("time-fault-too-large"),
            DurationFault::EndExpected => self.tr("time-fault-end"),
        };
        let is_strange = matches!(
            unclear.fault,
            DurationFault::DigitExpected | DurationFault::EndExpected
        );
        self.unclear_at(text, unclear.at, is_strange, &why)
    }

    /// The part of a text that stands at that character, and what is wrong with it; where the text ends there, its end.
    fn unclear_at(self, text: &str, at: usize, is_strange: bool, why: &str) -> String {
        let behind: String = text.chars().skip(word_begin(text, at)).collect();
        let part = behind.split_whitespace().next().unwrap_or_default();
        if part.is_empty() {
            let before: Vec<char> = text.trim_end().chars().collect();
            let last = before.len().saturating_sub(PART);
            let before: String = before[last..].iter().collect();
            let args = [("part", format!("{before}…").into()), ("why", why.into())];
            return self.tr_args("time-unclear", &args).into_owned();
        }
        let mut part: String = part.into();
        if let Some((end, _)) = part.char_indices().nth(PART) {
            part.truncate(end);
            part.push('…');
        }
        let args = [("part", part.into()), ("why", why.into())];
        let id = if is_strange {
            "time-not-understood"
        } else {
            "time-unclear"
        };
        self.tr_args(id, &args).into_owned()
    }

    fn improper_time(self, improper: ControlError) -> Cow<'static, str> {
        let of = |id, period: usize| self.tr_args(id, &[("period", (period + 1).into())]);
        match improper {
            ControlError::NoPeriod => self.tr("time-improper-none"),
            ControlError::TooManyPeriods(_) => {
                self.tr_args("time-improper-too-many", &[("most", MOST_PERIODS.into())])
            }
            ControlError::NoTime(period) => of("time-improper-no-time", period),
            ControlError::NoMoves(period) => of("time-improper-no-moves", period),
            ControlError::MovesDoNotCount(period) => of("time-improper-moves", period),
            ControlError::NothingFollows(period) => of("time-improper-follows", period),
            ControlError::MustFollowZero(period) => of("time-improper-zero", period),
        }
    }

    pub(super) fn phrase(self, phrase: Phrase) -> Cow<'static, str> {
        let timed = |id, time| self.tr_args(id, &[("time", self.in_units(time).into())]);
        let counted = |id, moves: u32, time| {
            let args = [
                ("moves", moves.into()),
                ("time", self.in_units(time).into()),
            ];
            self.tr_args(id, &args)
        };
        match phrase {
            Phrase::WholeGame { time } => timed("phrase-whole-game", time),
            Phrase::MovesIn { moves, time } => counted("phrase-moves-in", moves, time),
            Phrase::EveryMovesIn { moves, time } => counted("phrase-every-moves-in", moves, time),
            Phrase::UntilUsedUp { time } => timed("phrase-until-used-up", time),
            Phrase::Rest { time } => timed("phrase-rest", time),
            Phrase::Hourglass { time } => timed("phrase-hourglass", time),
            Phrase::Japanese { stretches, time } => {
                let args = [
                    ("count", stretches.into()),
                    ("time", self.in_units(time).into()),
                ];
                self.tr_args("phrase-japanese", &args)
            }
            Phrase::Canadian {
                moves: Some(moves),
                time,
            } => counted("phrase-canadian", moves, time),
            Phrase::Canadian { moves: None, time } => timed("phrase-canadian-counted", time),
            Phrase::Upcount { from } => timed("phrase-upcount", from),
            Phrase::EachMove { time } => timed("phrase-each-move", time),
            Phrase::Increment { time, from } => self.since("phrase-increment", time, from),
            Phrase::Bronstein { time, from } => self.since("phrase-bronstein", time, from),
            Phrase::UsDelay { time, from } => self.since("phrase-us-delay", time, from),
            Phrase::NothingByTheMove { from } => {
                self.since("phrase-nothing-by-the-move", Duration::ZERO, from)
            }
            Phrase::FirstIncrementLate => self.tr("phrase-first-increment-late"),
            Phrase::AtFlag(AtFlag::Freeze) => self.tr("phrase-freeze"),
            Phrase::AtFlag(AtFlag::PlayOn) => self.tr("phrase-play-on"),
            Phrase::OwnPeriods => self.tr("phrase-own-periods"),
        }
    }

    fn since(self, id: &str, time: Duration, from: Beginning) -> Cow<'static, str> {
        let (from, number): (&str, Arg<'_>) = match from {
            Beginning::Move(number) => ("move", number.into()),
            Beginning::Period(index) => ("period", (index + 1).into()),
        };
        let args = [
            ("time", self.in_units(time).into()),
            ("from", from.into()),
            ("number", number),
        ];
        self.tr_args(id, &args)
    }
}

/// A time in hours, minutes and seconds with the signs that every language writes: `1 h 40 min`, `30 s`, `0.5 s`.
fn in_units(time: Duration) -> String {
    let parts = DurationParts::of(time);
    let mut said = Vec::new();
    for (count, unit) in [(parts.hours, "h"), (parts.minutes, "min")] {
        if count > 0 {
            said.push(format!("{count} {unit}"));
        }
    }
    let rest = parts.below_a_minute();
    if !rest.is_zero() || said.is_empty() {
        said.push(format!("{} s", DurationStyle::SECONDS.text(rest)));
    }
    said.join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::clock::AgreedTimeControl;

    #[test]
    fn times_are_said_in_the_units_they_have() {
        for (millis, said) in [
            (0, "0 s"),
            (500, "0.5 s"),
            (30_000, "30 s"),
            (90_000, "1 min 30 s"),
            (6_000_000, "1 h 40 min"),
            (7_200_000, "2 h"),
            (3_600_000 + 5_250, "1 h 5.25 s"),
        ] {
            assert_eq!(in_units(Duration::from_millis(millis)), said);
        }
    }

    #[test]
    fn parts_of_a_second_have_the_decimal_sign_of_the_language() {
        for language in Language::ALL {
            let said = Words::new(language).in_units(Duration::from_millis(5500));
            let expected = if language == Language::English {
                "5.5 s"
            } else {
                "5,5 s"
            };
            assert_eq!(said, expected, "{language:?}");
        }
    }

    #[test]
    fn a_time_is_said_in_a_sentence_where_one_can_be_made() {
        let words = Words::new(Language::English);
        for (written, said) in [
            ("300", "5 minutes each"),
            ("60+1", "1 minute each, plus 1 second per move"),
            ("5400+30", "90 minutes each, plus 30 seconds per move"),
            (
                "90+0.5",
                "1 minute and 30 seconds each, plus 0.5 s per move",
            ),
            ("W300-B240", "White: 5 minutes · Black: 4 minutes"),
            (
                "300+3;late",
                "5 min for the whole game; plus 3 s per move from move 1 on; \
                 the first increment comes after the first move",
            ),
            (
                "40/5400:1800",
                "1 h 30 min for 40 moves; 30 min for the rest of the game",
            ),
        ] {
            let Ok(AgreedTimeControl::Timed(controls)) = written.parse() else {
                panic!("{written} is a time control");
            };
            assert_eq!(words.time_said(&controls), said);
        }
    }
}
