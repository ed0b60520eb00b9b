//! A text as it is searched through: without capitals, accents and the difference between Serbian alphabets.

use unicode_normalization::UnicodeNormalization;
use unicode_normalization::char::is_combining_mark;

use super::transliteration::to_latin;

/// A text in small letters without accents, Cyrillic ones written as Latin ones; whoever searches with a plain keyboard
/// finds what was written with care.
///
/// ```
/// use jadoube_core::i18n::folded_for_search;
///
/// assert_eq!(folded_for_search("Две руке"), folded_for_search("dve ruke"));
/// assert_eq!(folded_for_search("ZŁAMANIE ciszy"), "zlamanie ciszy");
/// ```
pub fn folded_for_search(text: &str) -> String {
    let latin = to_latin(&text.to_lowercase());
    let mut folded = String::with_capacity(latin.len());
    for letter in latin.nfd() {
        match letter {
            mark if is_combining_mark(mark) => {}
            other => match bare(other) {
                Some(bare) => folded.push_str(bare),
                None => folded.push(other),
            },
        }
    }
    // Who has no đ, ѓ or ќ, or no ä, ö or ü, writes two letters, or only the first.
    for (two, one) in [
        ("dj", "d"),
        ("gj", "g"),
        ("kj", "k"),
        ("ae", "a"),
        ("oe", "o"),
        ("ue", "u"),
    ] {
        if folded.contains(two) {
            folded = folded.replace(two, one);
        }
    }
    folded
}

/// What a letter is written as that does not come apart into a letter and its accent, and is not Serbian.
const fn bare(letter: char) -> Option<&'static str> {
    Some(match letter {
        'đ' | 'ð' => "d",
        'ł' => "l",
        'ø' => "o",
        'ı' | 'и' | 'і' | 'ы' => "i",
        'ß' => "ss",
        'æ' => "ae",
        'œ' => "oe",
        'þ' => "th",
        'ѕ' => "dz",
        'г' | 'ґ' => "g",
        'к' => "k",
        'е' | 'э' | 'є' => "e",
        'у' => "u",
        'щ' => "sc",
        'ю' => "ju",
        'я' => "ja",
        // Nobody who looks for O'Brien has to know where the apostrophe stands.
        'ь' | 'ъ' | '\'' | '’' | '‘' | 'ʼ' | '`' | '´' => "",
        '\u{a0}' => " ",
        '–' | '—' => "-",
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::folded_for_search;

    #[test]
    fn capitals_accents_and_alphabets_make_no_difference() {
        for (written, typed) in [
            ("Żądanie posunięć", "zadanie posuniec"),
            ("Ćelija, Đak", "celija, dak"),
            ("Љубав и ЊЕГОВ џак", "ljubav i njegov dzak"),
            ("ѓавол, ќебе, ѕвезда", "gavol, kebe, dzvezda"),
            ("Đorđević", "dordevic"),
            ("djordjevic", "dordevic"),
            ("opponent’s", "opponents"),
            ("7.5.5", "7.5.5"),
            ("w\u{a0}przelocie", "w przelocie"),
        ] {
            assert_eq!(folded_for_search(written), typed);
        }
    }

    #[test]
    fn a_name_is_found_however_it_is_typed() {
        for (name, typed) in [
            ("Łącka, Żaneta", &["lacka", "ZANETA", "Łącka"][..]),
            ("Žižek, Špela", &["zizek", "spela", "жижек", "Шпела"]),
            (
                "Đorđević, Ćira",
                &["dordevic", "djordjevic", "Ђорђевић", "cira"],
            ),
            (
                "Ђорђевић, Љубиша",
                &["Đorđević", "djordjevic", "Ljubiša", "ljubisa"],
            ),
            (
                "Петровић, Мирко",
                &["petrovic", "Petrović", "петровић", "mirko"],
            ),
            ("Његош, Џејн", &["njegos", "Njegoš", "dzejn", "Džejn"]),
            (
                "Ѓорѓиевски, Ќирил",
                &["gjorgjievski", "gorgievski", "kjiril", "kiril"],
            ),
            (
                "Müller, Jörg – Weiß",
                &["muller", "mueller", "joerg", "jorg", "weiss"],
            ),
            ("Mueller, Baer", &["müller", "muller", "bär"]),
            (
                "O’Brien, D'Arcy",
                &["obrien", "o'brien", "O’Brien", "darcy"],
            ),
            ("Manuel", &["manuel", "man", "manu"]),
            ("Djokovic, Novak", &["djokovic", "dokovic", "Ђоковић"]),
            ("Krzyżanowski", &["krzyzanowski"]),
            ("Šćepanović", &["scepanovic", "Шћепановић"]),
            ("Алёхин", &["alehin"]),
        ] {
            for typed in typed {
                let (name, typed) = (folded_for_search(name), folded_for_search(typed));
                assert!(name.contains(&typed), "{typed} in {name}");
            }
        }
    }
}
