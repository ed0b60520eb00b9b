//! The lists of words that passphrases are drawn from: enough words, each easy to tell from all others.

use std::collections::{BTreeMap, BTreeSet};

use jadoube_core::i18n::{Language, WordList};

/// How many words a list has at least: four of them then have 41 bits.
const LEAST: usize = 1296;

/// The letters that the words of a language are written with.
const fn alphabet(language: Language) -> &'static str {
    match language {
        Language::English => "abcdefghijklmnopqrstuvwxyz",
        Language::SerbianCyrillic => "абвгдђежзијклљмнњопрстћуфхцчџш",
        Language::SerbianLatin => "abcčćdđefghijklmnoprsštuvzž",
        Language::Slovene => "abcčdefghijklmnoprsštuvzž",
        Language::Polish => "aąbcćdeęfghijklłmnńoóprsśtuwyzźż",
        Language::Macedonian => "абвгдѓежзѕијклљмнњопрстќуфхцчџш",
    }
}

/// Everything that is wrong with a list of words in those letters.
fn faults<'a>(words: impl Iterator<Item = &'a str>, letters: &str) -> Vec<String> {
    let mut faults = Vec::new();
    let mut known: BTreeSet<&str> = BTreeSet::new();
    let mut stems: BTreeMap<String, &str> = BTreeMap::new();
    for word in words {
        if !known.insert(word) {
            faults.push(format!("`{word}` stands there twice"));
            continue;
        }
        let length = word.chars().count();
        if !(3..=9).contains(&length) {
            faults.push(format!("`{word}` has {length} letters"));
        }
        if let Some(letter) = word.chars().find(|letter| !letters.contains(*letter)) {
            faults.push(format!("`{word}` has the letter {letter:?}"));
        }
        let stem: String = word.chars().take(length.saturating_sub(1)).collect();
        if let Some(other) = stems.insert(stem, word) {
            faults.push(format!(
                "only the last letter tells `{word}` from `{other}`"
            ));
        }
    }
    // Whatever begins with a word follows it in order.
    for (word, next) in known.iter().zip(known.iter().skip(1)) {
        if next.starts_with(word) {
            faults.push(format!("`{word}` is the beginning of `{next}`"));
        }
    }
    if known.len() < LEAST {
        faults.push(format!("there are only {} words", known.len()));
    }
    faults
}

#[test]
fn four_words_can_be_drawn_in_each_language_and_told_apart() {
    for language in Language::ALL {
        let list = WordList::of(language);
        let faults = faults(list.words(), alphabet(language));
        assert!(faults.is_empty(), "{language:?}: {faults:#?}");
        assert_eq!(list.len(), list.words().count());
    }
}

#[test]
fn what_is_wrong_with_a_list_is_seen() {
    let letters = alphabet(Language::English);
    let told = |words: &[&str]| {
        let mut faults = faults(words.iter().copied(), letters);
        assert_eq!(
            faults.pop().as_deref(),
            Some(format!("there are only {} words", words.len()).as_str())
        );
        faults
    };
    assert!(told(&["apple", "river"]).is_empty());
    for (words, fault) in [
        (["yak", "ox"], "`ox` has 2 letters"),
        (["yak", "chandelier"], "`chandelier` has 10 letters"),
        (["yak", "žaba"], "`žaba` has the letter 'ž'"),
        (["yak", "Apple"], "`Apple` has the letter 'A'"),
        (["sun", "sunday"], "`sun` is the beginning of `sunday`"),
        (
            ["candle", "candly"],
            "only the last letter tells `candly` from `candle`",
        ),
    ] {
        assert_eq!(told(&words), [fault]);
    }
    let twice = faults(["yak", "yak"].into_iter(), letters);
    assert_eq!(twice[0], "`yak` stands there twice");
}
