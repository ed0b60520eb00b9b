//! Letters and words: glyphs, alphabets, quotation marks, one word for one concept, nothing left in English.

use std::collections::BTreeSet;

use jadoube_core::i18n::{Language, Words, sources};
use jadoube_core::record::print::typeface::Typeface;

use super::ftl::Locale;
use super::{every, none};

#[test]
fn every_character_has_a_glyph() {
    for is_bold in [false, true] {
        none(Language::ALL.into_iter().flat_map(|language| {
            let text: BTreeSet<char> = sources(language)
                .iter()
                .flat_map(|source| source.text.chars().collect::<Vec<_>>())
                .collect();
            let drawn = |letter: &char| {
                letter.is_control() || Typeface::with(*letter, is_bold).glyph(*letter) != 0
            };
            let bare: Vec<char> = text.into_iter().filter(|letter| !drawn(letter)).collect();
            let tag = language.tag();
            let weight = if is_bold { "bold" } else { "regular" };
            bare.into_iter().map(move |letter| {
                format!("the {weight} fonts have no `{letter}`, which {tag} uses")
            })
        }));
    }
}

#[test]
fn no_english_is_left_over() {
    let english = Locale::of(Language::English);
    // Names, and words that some of the languages share with English.
    let names = [
        "Jadoube",
        "PGN",
        "FEN",
        "PDF",
        "DGT",
        "FIDE",
        "Chess960",
        "Fischer",
        "Bronstein",
        "Armageddon",
        "Enter",
        "Incident",
        "incident",
        "System",
        "Program",
        "Period",
        "Diagram",
        "Menu",
        "plus",
        "minus",
    ];
    none(
        every()
            .filter(|locale| locale.language != Language::English)
            .flat_map(|locale| {
                let tag = locale.language.tag();
                locale
                    .messages
                    .iter()
                    .filter_map(|(id, message)| {
                        let same = english.messages.get(id)?.text == message.text;
                        let mut words =
                            message.text.split(|letter: char| !letter.is_alphanumeric());
                        let telling =
                            words.any(|word| word.chars().count() > 3 && !names.contains(&word));
                        (same && telling)
                            .then(|| format!("{tag}: `{id}` is English: {}", message.text.trim()))
                    })
                    .collect::<Vec<_>>()
            }),
    );
}

#[test]
fn every_language_keeps_to_its_letters() {
    let is_cyrillic = |letter: char| ('\u{400}'..='\u{4ff}').contains(&letter);
    let only: [(Language, &str); 3] = [
        (Language::SerbianCyrillic, "абвгдђежзијклљмнњопрстћуфхцчџш"),
        (Language::Macedonian, "абвгдѓежзѕијклљмнњопрстќуфхцчџшѐѝ"),
        (Language::English, ""),
    ];
    none(every().flat_map(|locale| {
        let letters = only
            .iter()
            .find(|(language, _)| *language == locale.language)
            .map_or("", |(_, letters)| letters);
        let tag = locale.language.tag();
        locale
            .messages
            .iter()
            .filter_map(|(id, message)| {
                let mut words = message.text.split(|letter: char| !letter.is_alphabetic());
                let strange = words.find(|word| {
                    let foreign = |letter: char| {
                        is_cyrillic(letter) && !letter.to_lowercase().all(|it| letters.contains(it))
                    };
                    let mixed = word.chars().any(is_cyrillic) && !word.chars().all(is_cyrillic);
                    mixed || word.chars().any(foreign)
                })?;
                Some(format!("{tag}: `{id}` has a strange `{strange}`"))
            })
            .collect::<Vec<_>>()
    }));
}

#[test]
fn quotation_marks_are_those_of_the_language() {
    none(every().flat_map(|locale| {
        let marks = match locale.language {
            Language::English => "“”’",
            Language::SerbianCyrillic | Language::SerbianLatin | Language::Macedonian => "„“’",
            Language::Slovene => "»«’",
            Language::Polish => "„”’",
        };
        let tag = locale.language.tag();
        locale
            .messages
            .iter()
            .filter_map(|(id, message)| {
                let strange = message
                    .text
                    .chars()
                    .find(|letter| "\"'“”„»«‘’‚‹›".contains(*letter) && !marks.contains(*letter))?;
                Some(format!("{tag}: `{id}` quotes with `{strange}`"))
            })
            .collect::<Vec<_>>()
    }));
}

/// Words that another one stands for already.
const SHUNNED: [(Language, &[&str]); 6] = [
    (
        Language::English,
        &["illegitimate", "umpire", "referee", "timeout", "undo "],
    ),
    (
        Language::SerbianCyrillic,
        &[
            "часовник",
            "нелегал",
            "легал",
            "арбит",
            "краљиц",
            "нерешен",
            "судиј ",
            "коверат",
            "увећањ",
            "намешта",
            "пролазу",
            "друкчиј",
            "појачаног надзор",
            "притиска сата",
            "сатови раде",
        ],
    ),
    (
        Language::SerbianLatin,
        &["časovnik", "nelegal", "kraljic", "nerešen", "koverat"],
    ),
    (
        Language::Slovene,
        &[
            "nelegal",
            "neveljavn",
            "kraljic",
            "konj",
            "odigran",
            "izveden",
            "mimogrede",
            "hitri zaključ",
            "hitrem zaključ",
            "brez osnove",
            "naznan",
            "običajen način",
            "predaja",
            "položaj",
        ],
    ),
    (
        Language::Polish,
        &[
            "królowa",
            "królową",
            "nielegal",
            "arbiter",
            "ruchu",
            "ruchem",
            "ruchów",
            "gracz",
            "pion ",
            "piona",
            "pionem",
            "utajn",
            "blankiet",
            "werdykt",
            "zwykłymi środk",
            "zegar idzie",
            "idzie zegar",
            "międzyczas",
            "zegary idą",
            "preferencj",
            "anulowan",
        ],
    ),
    (
        Language::Macedonian,
        &[
            "потезот",
            "потез ",
            "арбит",
            "нелегал",
            "кралиц",
            "нерешен",
            "нагод",
            "минување",
            "зашто",
            "упатств",
            "овде",
            "часовниците работ",
            "двата играч",
            " и натаму",
        ],
    ),
];

#[test]
fn one_word_serves_one_concept() {
    none(every().flat_map(|locale| {
        let tag = locale.language.tag();
        let (_, shunned) = SHUNNED
            .iter()
            .find(|(language, _)| *language == locale.language)
            .expect("every language");
        locale
            .messages
            .iter()
            .filter_map(|(id, message)| {
                let text = message.text.to_lowercase();
                let word = shunned.iter().find(|word| text.contains(*word))?;
                Some(format!("{tag}: `{id}` says `{word}`"))
            })
            .collect::<Vec<_>>()
    }));
}

#[test]
fn serbian_in_latin_letters_is_the_serbian_of_the_cyrillic() {
    let (cyrillic, latin) = (
        Words::new(Language::SerbianCyrillic),
        Words::new(Language::SerbianLatin),
    );
    for (id, cyrillic_text, latin_text) in [
        ("piece-knight", "скакач", "skakač"),
        ("rule-touch-own", "Такнуто-макнуто", "Taknuto-maknuto"),
    ] {
        assert_eq!(cyrillic.tr(id), cyrillic_text);
        assert_eq!(latin.tr(id), latin_text);
    }
    none(
        Locale::of(Language::SerbianLatin)
            .messages
            .into_iter()
            .filter_map(|(id, message)| {
                let cyrillic = message
                    .text
                    .chars()
                    .any(|letter| ('\u{400}'..='\u{4ff}').contains(&letter));
                cyrillic.then(|| format!("`{id}` is not in Latin letters"))
            }),
    );
}
