//! Short words that never end a line: in Polish, Slovene, Serbian and Macedonian typography a preposition or conjunction
//! of one letter stays with the word after it. So does an ellipsis with the word before it.

use super::language::Language;

/// A space at which no line is broken.
const NO_BREAK_SPACE: char = '\u{a0}';

/// Returns the text of a locale file with a no-break space after each word of one letter that the language joins to the
/// next word, and before each ellipsis that has a space before it.
///
/// A placeable (`{ $square }`) counts as a word. Comments, keys and selectors hold no such words.
pub(super) fn join_short_words(text: &str, language: Language) -> String {
    let letters = short_words(language);
    let mut joined = String::with_capacity(text.len());
    let (mut before, mut letter) = (None, None);
    for next in text.chars() {
        if next == '…' && joined.ends_with(' ') {
            joined.pop();
            joined.push(NO_BREAK_SPACE);
        }
        let is_joined = next == ' ' && is_short(letters, before, letter);
        joined.push(if is_joined { NO_BREAK_SPACE } else { next });
        (before, letter) = (letter, Some(next));
    }
    joined
}

/// Whether that letter stands alone and is one of the language's short words.
fn is_short(letters: &str, before: Option<char>, letter: Option<char>) -> bool {
    let begins_word = before.is_none_or(|it| it.is_whitespace() || "(„“»«–".contains(it));
    begins_word && letter.is_some_and(|it| letters.contains(it))
}

/// Returns the words of one letter in that language, in both cases.
const fn short_words(language: Language) -> &'static str {
    match language {
        Language::English => "",
        Language::Polish => "aiouwzAIOUWZ",
        Language::Slovene => "ahkoszvAHKOSZV",
        Language::SerbianCyrillic => "аиоусАИОУС",
        Language::SerbianLatin => "aiousAIOUS",
        Language::Macedonian => "аивосуАИВОСУ",
    }
}

#[cfg(test)]
mod tests {
    use super::super::Words;
    use super::*;

    #[test]
    fn a_short_word_stays_with_the_word_after_it() {
        let told = join_short_words("key = Stoi w { $square } i z „o tym”.\n", Language::Polish);
        assert_eq!(
            told,
            "key = Stoi w\u{a0}{ $square } i\u{a0}z\u{a0}„o\u{a0}tym”.\n"
        );
        assert_eq!(
            join_short_words("s h w", Language::English),
            "s h w",
            "English breaks anywhere"
        );
    }

    #[test]
    fn no_message_ends_a_line_with_a_short_word() {
        for language in Language::ALL {
            let words = Words::new(language);
            let told = words.tr("card-learn-what");
            let mut letters: Vec<char> = vec![' '];
            letters.extend(told.chars());
            let is_open = letters.windows(3).any(|it| {
                it[2] == ' ' && is_short(short_words(language), Some(it[0]), Some(it[1]))
            });
            assert!(!is_open, "{language:?}: {told}");
        }
    }
}
