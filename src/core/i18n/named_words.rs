//! Sentences that call the players by their names where those are known, and by their colour where they are not.
//!
//! A sentence leaves a mark where a name belongs, and the names are put there last: what no locale file wrote passes no
//! locale file.

use std::time::Duration;

use super::{Arg, RulingEffect, RulingSummary, RulingText, Words, shown_text};
use crate::chess::{Board, ByColor, Color};
use crate::laws::{Consequence, Edition, Question, Reason, Ruling};
use crate::notation::Letters;

/// What stands in a sentence where White's name and Black's belong: characters that no text has.
const MARKS: ByColor<char> = ByColor {
    white: '\u{E000}',
    black: '\u{E001}',
};

/// What a message is told where it should leave the mark for that player's name, or that it should leave none.
pub(super) fn mark(named: Option<Color>) -> String {
    named.map_or_else(|| "none".to_owned(), |color| MARKS.get(color).to_string())
}

/// What stands before a name and is none: forms of address, and the titles of players.
const TITLES: [&str; 30] = [
    "mr",
    "mrs",
    "ms",
    "miss",
    "dr",
    "prof",
    "sir",
    "gm",
    "im",
    "fm",
    "cm",
    "wgm",
    "wim",
    "wfm",
    "wcm",
    "ia",
    "fa",
    "g",
    "ga",
    "gdč",
    "gospa",
    "gospod",
    "pan",
    "pani",
    "г",
    "гђа",
    "госпођа",
    "господин",
    "др",
    "проф",
];

fn is_title(word: &str) -> bool {
    let word = word.trim_end_matches('.').to_lowercase();
    TITLES.contains(&&*word)
}

/// Returns the first part of each name, by which people at a board call each other; the whole name where that is a form of
/// address, and both where they are the same.
/// What is not known is empty.
pub fn short_names(names: &ByColor<String>) -> ByColor<String> {
    let whole = names.as_ref().map(|name| name.trim());
    let short = whole.map(|name| {
        let first = name.split([' ', ',']).next();
        let first = first.filter(|first| !first.is_empty() && !is_title(first));
        first.unwrap_or(name)
    });
    let names = if short.white == short.black {
        whole
    } else {
        short
    };
    names.map(|name| shown_text::line(name).into_owned())
}

/// The words of one language for a game whose players have these names.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NamedWords {
    words: Words,
    names: ByColor<String>,
}

impl NamedWords {
    /// Those words with those names; an empty one is not known.
    pub fn new(words: Words, names: ByColor<String>) -> Self {
        let is_named = ByColor::new_with(|color| !names.get(color).is_empty());
        Self {
            words: words.leaving_marks(is_named),
            names,
        }
    }

    /// Those words, in which the players are called by the [short forms](short_names) of these names.
    pub fn of_players(words: Words, names: &ByColor<String>) -> Self {
        let names = names
            .as_ref()
            .map(|name| words.player_name(name.trim()).into_owned());
        Self::new(words, short_names(&names))
    }

    /// A player's name, or "White" and "Black" where none is known.
    pub fn name(&self, color: Color) -> String {
        let name = self.names.get(color);
        if name.is_empty() {
            self.tr(color.fold_wb("color-white", "color-black"))
        } else {
            name.clone()
        }
    }

    /// The message `id`.
    pub fn tr(&self, id: &str) -> String {
        self.tr_args(id, &[])
    }

    /// The message `id` with arguments; a colour among them is called by name.
    pub fn tr_args(&self, id: &str, args: &[(&str, Arg<'_>)]) -> String {
        self.put_in(&self.words.tr_args(id, args))
    }

    /// A time in hours, minutes and seconds, as [`Words::in_units`] writes it.
    pub fn in_units(&self, time: Duration) -> String {
        self.words.in_units(time)
    }

    /// Returns why the arbiter does something, as its own sentence: "Reason: …"; what is news by itself needs no heading.
    pub fn noted(&self, reason: &Reason) -> String {
        if !reason.is_for_what_follows() {
            return self.words.reason(reason).into_owned();
        }
        let args = [("reason", self.words.reason(reason).into())];
        self.tr_args("record-reason", &args)
    }

    /// What happened, whose, and which time, in a few words without a full stop.
    pub fn headline(&self, rulings: &[Ruling]) -> String {
        self.put_in(&self.words.headline(rulings))
    }

    /// One consequence as a sentence, moves written with these letters.
    pub fn consequence(&self, consequence: &Consequence, letters: Letters) -> String {
        self.put_in(&self.words.consequence(consequence, letters))
    }

    /// A ruling as a card shows it, moves written with these letters.
    pub fn ruling(&self, ruling: &Ruling, edition: Edition, letters: Letters) -> RulingText {
        let mut told = self.words.ruling(ruling, edition, letters);
        told.finding = self.put_in(&told.finding);
        for consequence in &mut told.consequences {
            *consequence = self.put_in(consequence);
        }
        told
    }

    /// A question that awaits the arbiter's judgment.
    pub fn question(&self, question: Question) -> String {
        self.put_in(&self.words.question(question))
    }

    /// Who cannot checkmate any more, where the game is drawn for that.
    pub fn never_mates(&self, ruling: &Ruling, edition: Edition) -> Option<String> {
        let never = self.words.never_mates(ruling, edition)?;
        Some(self.put_in(&never))
    }

    /// What was ruled on one event, `board` being the position of the game after it.
    pub fn ruling_summary(
        &self,
        rulings: &[Ruling],
        edition: Edition,
        letters: Letters,
        board: &Board,
    ) -> RulingSummary {
        let mut summary = self.words.ruling_summary(rulings, edition, letters, board);
        summary.headline = self.put_in(&summary.headline);
        for effect in &mut summary.effects {
            if let RulingEffect::Words(words, _) = effect {
                *words = self.put_in(words);
            }
        }
        for reason in &mut summary.reasons {
            reason.text = self.put_in(&reason.text);
        }
        summary
    }

    /// The text with the names where their marks stand.
    fn put_in(&self, text: &str) -> String {
        text.replace(MARKS.white, &self.names.white)
            .replace(MARKS.black, &self.names.black)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::i18n::Language;
    use crate::laws::StandardReason;

    fn sentence(language: Language, names: [&str; 2]) -> String {
        let [white, black] = names.map(str::to_owned);
        let words = NamedWords::new(Words::new(language), ByColor { white, black });
        words.consequence(&Consequence::StartClock(Color::White), Letters::default())
    }

    #[test]
    fn people_are_called_by_the_part_of_the_name_that_tells_them_apart() {
        for (names, short) in [
            (["Ana Kovač", "Boris Petrović"], ["Ana", "Boris"]),
            (["Kovač, Ana", ""], ["Kovač", ""]),
            (["Ana Kovač", "Ana Petrović"], ["Ana Kovač", "Ana Petrović"]),
            (["Ms Hill", "Dr. Cole"], ["Ms Hill", "Dr. Cole"]),
            (["", " "], ["", ""]),
        ] {
            let [white, black] = names.map(str::to_owned);
            let called = short_names(&ByColor { white, black });
            assert_eq!([called.white.as_str(), called.black.as_str()], short);
        }
    }

    #[test]
    fn what_is_news_by_itself_is_headed_as_no_reason() {
        let words = NamedWords::new(Words::new(Language::English), ByColor::default());
        for (reason, told) in [
            (StandardReason::Agreed, "Reason: Agreed by the players"),
            (
                StandardReason::ArbiterAnswers,
                "From here on, only the arbiter answers questions",
            ),
        ] {
            assert_eq!(words.noted(&reason.into()), told);
        }
    }

    #[test]
    fn a_player_whose_name_is_known_is_called_by_it_in_every_language() {
        for language in Language::ALL {
            let plain = Words::new(language)
                .consequence(&Consequence::StartClock(Color::White), Letters::default());
            assert_eq!(sentence(language, ["", "Boris"]), plain, "{language:?}");
            let named = sentence(language, ["Ana", "Boris"]);
            assert!(named.contains("Ana") && !named.contains("Boris"), "{named}");
            let marks = [MARKS.white, MARKS.black];
            assert!(!named.contains(marks), "{language:?}: {named}");
        }
        assert_eq!(
            sentence(Language::English, ["Ana", ""]),
            "Ana’s clock runs."
        );
        assert_eq!(
            sentence(Language::SerbianCyrillic, ["Ана", ""]),
            "Иде сат белог (Ана)."
        );
    }
}
