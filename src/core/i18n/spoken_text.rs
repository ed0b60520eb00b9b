//! A sentence as a voice can read it: squares, moves, times, articles and signs written out in words.

use super::Words;
use crate::chess::{CastlingSide, Square};
use crate::notation::algebraic::{Shape, Written};

/// What may stand before a word, and what behind it.
const BEFORE: [char; 6] = ['“', '„', '"', '«', '»', '('];
const BEHIND: [char; 13] = [
    '.', ',', ';', ':', '!', '?', '…', '”', '“', '"', '»', '«', ')',
];

/// What of that a voice makes a pause or a tone of; the rest is silent.
const HEARD: [char; 6] = ['.', ',', ';', ':', '!', '?'];

impl Words {
    /// Returns a sentence of this language as a voice can read it: “Nf3” as “knight f three”, “0:26” as “26 seconds”.
    ///
    /// ```
    /// use jadoube_core::i18n::{Language, Words};
    /// let words = Words::new(Language::English);
    /// assert_eq!(words.spoken("Play “Nf3”, then press."), "Play knight f three, then press.");
    /// assert_eq!(words.spoken("Black +2:00 – 7.5.5"), "Black plus 2 minutes, 7 point 5 point 5");
    /// ```
    pub fn spoken(self, text: &str) -> String {
        let mut spoken = String::with_capacity(text.len());
        for word in text.split_whitespace() {
            if matches!(word, "–" | "—" | "·" | "›") {
                if spoken.ends_with(char::is_alphanumeric) {
                    spoken.push(',');
                }
                continue;
            }
            let inner = word.trim_start_matches(BEFORE);
            let core = inner.trim_end_matches(BEHIND);
            let behind = inner[core.len()..].chars().filter(|it| HEARD.contains(it));
            let told = self.spoken_word(core);
            let told = told.unwrap_or_else(|| core.to_owned());
            if !spoken.is_empty() && !told.is_empty() {
                spoken.push(' ');
            }
            spoken.push_str(&told);
            spoken.extend(behind);
        }
        spoken
    }

    /// What is said for a word that a voice cannot read as it is written.
    fn spoken_word(self, word: &str) -> Option<String> {
        let sign = match word {
            "→" => "spoken-to",
            "+" => "spoken-plus",
            "−" => "spoken-minus",
            "½" => "spoken-half",
            "=" => "spoken-equal",
            "≠" => "spoken-unequal",
            _ => "",
        };
        if !sign.is_empty() {
            return Some(self.tr(sign).into_owned());
        }
        self.spoken_score(word)
            .or_else(|| self.spoken_time(word))
            .or_else(|| self.spoken_article(word))
            .or_else(|| self.spoken_range(word))
            .or_else(|| self.spoken_notation(word))
    }

    /// A square as it is said: “e four”.
    fn spoken_square(self, square: Square) -> String {
        let file = self.word_of("spoken-files", usize::from(square.file()));
        let rank = self.word_of("spoken-ranks", usize::from(square.rank()));
        format!("{file} {rank}")
    }

    fn word_of(self, id: &str, place: usize) -> String {
        let all = self.tr(id);
        let word = all.split_whitespace().nth(place);
        word.unwrap_or_default().to_owned()
    }

    /// A result: “1 : 0”.
    fn spoken_score(self, word: &str) -> Option<String> {
        let (white, black) = word.split_once(['-', '–', ':'])?;
        let half = |points: &str| match points {
            "½" | "1/2" => Some(self.tr("spoken-half").into_owned()),
            "0" | "1" => Some(points.to_owned()),
            _ => None,
        };
        let (white, black) = (half(white)?, half(black)?);
        let args = [("white", white.into()), ("black", black.into())];
        Some(self.tr_args("spoken-score", &args).into_owned())
    }

    /// A time, or a change of one: “plus 2 minutes”.
    fn spoken_time(self, word: &str) -> Option<String> {
        let unsigned = word.trim_start_matches(['+', '−', '-']);
        let sign = match word.chars().next()? {
            '+' => self.tr("spoken-plus") + " ",
            '−' | '-' => self.tr("spoken-minus") + " ",
            _ => "".into(),
        };
        let parts: Option<Vec<u64>> = unsigned.split(':').map(|it| it.parse().ok()).collect();
        let (minutes, seconds) = match parts?[..] {
            [number] if unsigned.len() < word.len() => return Some(format!("{sign}{number}")),
            [minutes, seconds] => (minutes, seconds),
            [hours, minutes, seconds] => (hours * 60 + minutes, seconds),
            _ => return None,
        };
        let args = [("minutes", minutes.into()), ("seconds", seconds.into())];
        Some(format!("{sign}{}", self.tr_args("duration", &args)))
    }

    /// The number of an article: “7 point 5 point 5”.
    fn spoken_article(self, word: &str) -> Option<String> {
        let parts: Vec<&str> = word.split('.').collect();
        let is_number = |part: &&str| part.parse::<u32>().is_ok();
        let is_head = |part: &str| part.chars().all(|it| it.is_ascii_uppercase());
        let (first, rest) = parts.split_first()?;
        let is_article =
            (is_number(first) || is_head(first)) && !rest.is_empty() && rest.iter().all(is_number);
        let point = format!(" {} ", self.tr("spoken-point"));
        is_article.then(|| parts.join(&point))
    }

    /// Years or squares from the one to the other.
    fn spoken_range(self, word: &str) -> Option<String> {
        let (from, to) = word.split_once(['–', '-', '→'])?;
        let end = |text: &str| match text.parse::<Square>() {
            Ok(square) => Some(self.spoken_square(square)),
            Err(_) => text.parse::<u32>().is_ok().then(|| text.to_owned()),
        };
        Some(format!(
            "{} {} {}",
            end(from)?,
            self.tr("spoken-to"),
            end(to)?
        ))
    }

    /// A square, or a move in the letters of this language or in figurines.
    fn spoken_notation(self, word: &str) -> Option<String> {
        let written = Written::parse(word, self.language().letters()).ok()?;
        let told = match written.shape {
            Shape::Castling(CastlingSide::KingSide) => {
                self.tr("move-castles-kingside").into_owned()
            }
            Shape::Castling(CastlingSide::QueenSide) => {
                self.tr("move-castles-queenside").into_owned()
            }
            Shape::Step {
                role,
                file,
                rank,
                to,
                promotion,
            } => {
                let piece = role.map(|it| self.piece_named(it).into_owned());
                let mut who: Vec<String> = piece.into_iter().collect();
                who.extend(file.map(|it| self.word_of("spoken-files", usize::from(it))));
                who.extend(rank.map(|it| self.word_of("spoken-ranks", usize::from(it))));
                let who = who.join(" ");
                let square = self.spoken_square(to);
                let mut told = if written.capture {
                    let args = [("piece", who.into()), ("square", square.into())];
                    self.tr_args("move-takes", &args).into_owned()
                } else {
                    format!("{who} {square}").trim_start().to_owned()
                };
                if let Some(role) = promotion {
                    let args = [("piece", self.piece_named(role).into())];
                    told = format!("{told}, {}", self.tr_args("move-promotes", &args));
                }
                told
            }
        };
        Some(self.with_threat(told, written.threat))
    }
}

#[cfg(test)]
mod tests {
    use super::super::Language;
    use super::*;
    use crate::learn::Curriculum;

    #[test]
    fn what_a_voice_cannot_read_is_written_out_in_each_language() {
        for (language, written, spoken) in [
            (Language::English, "Nbxd2+", "knight b takes d two, check"),
            (
                Language::English,
                "e8Q#",
                "e eight, promotes to queen, checkmate",
            ),
            (
                Language::English,
                "0-0-0, then 1-0",
                "castles queenside, then 1 to 0",
            ),
            (
                Language::English,
                "½–½ in 2005–2009",
                "half to half in 2005 to 2009",
            ),
            (
                Language::English,
                "the clock shows 0:26.",
                "the clock shows 26 seconds.",
            ),
            (Language::English, "♞f6", "knight f six"),
            (Language::English, "A move: yes!", "A move: yes!"),
            (Language::Polish, "Zagraj „Sf3”.", "Zagraj skoczek ef trzy."),
            (Language::Polish, "na g5 i", "na gie pięć i"),
            (Language::Slovene, "Skakač na b1", "Skakač na be ena"),
            (
                Language::SerbianCyrillic,
                "са e2 на e4",
                "са е два на е четири",
            ),
            (
                Language::SerbianLatin,
                "sa c2 na h4",
                "sa ce dva na ha četiri",
            ),
            (Language::Macedonian, "од e2", "од е два"),
        ] {
            assert_eq!(Words::new(language).spoken(written), spoken);
        }
    }

    /// Returns whether a voice would stumble over the word.
    fn is_unreadable(word: &str) -> bool {
        let signs = [
            '→', '½', '×', '≠', '=', '#', '+', '−', '·', '›', '“', '„', '”',
        ];
        let word = word.trim_matches(|it: char| !it.is_alphanumeric() && !signs.contains(&it));
        let is_digit = |it: char| it.is_ascii_digit();
        // An ordinal has its ending behind a hyphen.
        let mixed = |part: &str| part.contains(is_digit) && !part.chars().all(is_digit);
        word.contains(signs) || word.split('-').any(mixed)
    }

    #[test]
    fn no_sentence_of_a_lesson_holds_anything_that_a_voice_cannot_read() {
        for language in Language::ALL {
            let words = Words::new(language);
            for lesson in &Curriculum::own().lessons {
                let told = super::super::LessonWords::new(words, &lesson.name, &lesson.content);
                for key in lesson.content.word_keys() {
                    let spoken = words.spoken(&told.get(&key).unwrap_or_default());
                    let bad: Vec<&str> = spoken
                        .split(' ')
                        .filter(|word| is_unreadable(word))
                        .collect();
                    assert!(
                        bad.is_empty(),
                        "{language:?} {} {key}: {spoken}",
                        lesson.name
                    );
                }
            }
        }
    }
}
