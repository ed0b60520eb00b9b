//! Words in six languages: loads the locales, finds a message, and puts rulings into sentences.
//!
//! What is said is decided elsewhere; nothing here rules, and nothing here draws.
//!
//! The words themselves stand in `locales/<language>/*.ftl`, one file a topic. A message that a language lacks is
//! said in English, so a new message can be written in one language first.

mod arg;
mod booklet_parts;
mod calendar;
mod computer_name;
mod decided_question;
mod file_problem_text;
mod heard_name;
mod language;
mod large_effects;
mod lesson_fault_text;
mod lesson_words;
mod locales;
mod named_words;
mod notation_errors;
mod position_errors;
mod provision_search;
mod ruled_time_text;
mod ruling_summary;
mod ruling_text;
mod scoresheet_text;
mod script_fault_text;
mod search_folding;
mod short_words;
pub mod shown_text;
mod spoken_move;
mod spoken_text;
mod time_control_reading;
pub mod time_control_text;
mod time_control_words;
mod tournament_text;
mod transliteration;
mod word_list;

use std::borrow::Cow;

use fluent_bundle::FluentArgs;
use serde::{Deserialize, Serialize};

use crate::chess::{ByColor, Color};

pub use arg::Arg;
pub use calendar::{Day, DayTime};
pub use file_problem_text::file_problem;
pub use language::Language;
pub use lesson_fault_text::{lesson_fault, unreadable_lesson};
pub use lesson_words::{LessonWords, SituationWords};
pub use locales::{Source, sources};
pub use named_words::{NamedWords, short_names};
pub use provision_search::{FoundProvision, ProvisionSearch, provisions_at};
pub use ruled_time_text::clock_change;
pub use ruling_summary::{EffectSubject, RulingEffect, RulingReason, RulingSummary};
pub use ruling_text::{ArticlePage, EditionChange, EditionEntry, RulingText};
pub use scoresheet_text::labels;
pub use script_fault_text::{hindrance, script_fault};
pub use search_folding::folded_for_search;
pub use time_control_reading::read_time_said;
pub use time_control_words::word_begin;
pub use tournament_text::{
    offence_name, pairing_list_fault, quick_result_fault, tie_break_name, tournament_change_fault,
    trf_fault, trf_loss,
};
pub use transliteration::to_latin;
pub use word_list::WordList;

/// The words of one language.
///
/// `Words` is a small handle: copy it and keep it. The texts behind it are read once.
///
/// ```
/// use jadoube_core::i18n::{Language, Words};
///
/// let words = Words::new(Language::SerbianLatin);
/// assert_eq!(words.tr("piece-knight"), "skakač");
/// assert_eq!(words.tr_args("square-of-piece", &[("color", "white".into()), ("role", "rook".into()), ("square", "a1".into())]), "a1, beli top");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Words {
    language: Language,
    #[serde(skip)]
    is_lengthened: bool,
    /// Whose names are put into the sentences later.
    #[serde(skip)]
    is_named: ByColor<bool>,
}

impl Words {
    /// The words of that language.
    pub const fn new(language: Language) -> Self {
        Self {
            language,
            is_lengthened: false,
            is_named: ByColor {
                white: false,
                black: false,
            },
        }
    }

    /// The same words, each longer by two fifths, to see whether a screen has room for any language.
    pub const fn lengthened(self) -> Self {
        Self {
            is_lengthened: true,
            ..self
        }
    }

    /// The same words, with marks where the names of these players belong.
    const fn leaving_marks(self, is_named: ByColor<bool>) -> Self {
        Self { is_named, ..self }
    }

    /// The language spoken.
    pub const fn language(self) -> Language {
        self.language
    }

    /// The message named `id`, or `id.attribute`.
    ///
    /// Where the language lacks it, English says it; where English lacks it too, the id itself is given back.
    pub fn tr(self, id: &str) -> Cow<'static, str> {
        self.tr_args(id, &[])
    }

    /// The message named `id`, or `id.attribute`, with its arguments, each a name and a value.
    ///
    /// An argument that the message does not use is no fault; one that it misses shows as `{$name}`.
    pub fn tr_args(self, id: &str, args: &[(&str, Arg<'_>)]) -> Cow<'static, str> {
        self.find(id, args)
            .map_or_else(|| Cow::Owned(id.to_owned()), |found| found.text)
    }

    /// The message `id` with its arguments, if any language has it and every argument it asks for is there.
    pub fn try_tr(self, id: &str, args: &[(&str, Arg<'_>)]) -> Option<Cow<'static, str>> {
        self.find(id, args)
            .filter(|found| found.whole)
            .map(|found| found.text)
    }

    /// Whether this language itself has the message, without help from English.
    pub fn has(self, id: &str) -> bool {
        locales::bundle(self.language).has_message(id)
    }

    /// The attributes of a message, in the language itself or else in English.
    fn attributes(self, id: &str) -> Vec<&'static str> {
        [self.language, Language::English]
            .into_iter()
            .find_map(|language| locales::bundle(language).get_message(id))
            .map(|message| {
                message
                    .attributes()
                    .map(|attribute| attribute.id())
                    .collect()
            })
            .unwrap_or_default()
    }

    fn find(self, id: &str, args: &[(&str, Arg<'_>)]) -> Option<FoundMessage> {
        let is_about = |color: Color| args.contains(&("player", color.into()));
        let player = Color::ALL.into_iter().find(|color| is_about(*color));
        let mut args: FluentArgs<'_> = args
            .iter()
            .map(|(name, value)| (*name, value.to_fluent()))
            .collect();
        for (name, color) in [
            ("white-mark", Some(Color::White)),
            ("black-mark", Some(Color::Black)),
            ("player-mark", player),
            ("opponent-mark", player.map(|player| !player)),
        ] {
            let named = color.filter(|color| *self.is_named.get(*color));
            args.set(name, named_words::mark(named));
        }
        let found = Self::find_in(self.language, id, &args)
            .or_else(|| Self::find_in(Language::English, id, &args))?;
        Some(if self.is_lengthened {
            FoundMessage {
                text: Cow::Owned(longer(&found.text)),
                ..found
            }
        } else {
            found
        })
    }

    fn find_in(language: Language, id: &str, args: &FluentArgs<'_>) -> Option<FoundMessage> {
        let bundle = locales::bundle(language);
        let (id, attribute) = id
            .split_once('.')
            .map_or((id, None), |(id, attribute)| (id, Some(attribute)));
        let message = bundle.get_message(id)?;
        let pattern = match attribute {
            Some(attribute) => message.get_attribute(attribute)?.value(),
            None => message.value()?,
        };
        let mut faults = Vec::new();
        let text = bundle.format_pattern(pattern, Some(args), &mut faults);
        Some(FoundMessage {
            text: Cow::Owned(text.into_owned()),
            whole: faults.is_empty(),
        })
    }
}

/// A text whose every word of letters is longer by two fifths.
fn longer(text: &str) -> String {
    let lengthen = |word: &str| {
        let letters = word.chars().filter(|letter| letter.is_alphabetic()).count();
        format!("{word}{}", "o".repeat((letters * 2).div_ceil(5)))
    };
    let words: Vec<String> = text.split(' ').map(lengthen).collect();
    words.join(" ")
}

/// A message as it came out.
struct FoundMessage {
    text: Cow<'static, str>,
    /// Whether every argument and reference in it was found.
    whole: bool,
}
