//! A text as it is searched through: without capitals, accents and the difference between Serbian alphabets.

use unicode_normalization::UnicodeNormalization;
use unicode_normalization::char::is_combining_mark;

use super::transliteration::to_latin;

/// A text in small letters without accents, Cyrillic ones written as Latin ones; whoever searches with a plain keyboard
/// finds what was written with care.
///
/// ```
/// use jadoube::i18n::folded_for_search;
///
/// assert_eq!(folded_for_search("Две руке"), folded_for_search("dve ruke"));
/// assert_eq!(folded_for_search("ZŁAMANIE ciszy"), "zlamanie ciszy");
/// ```
#[must_use]
pub fn folded_for_search(text: &str) -> String {
    let latin = to_latin(&text.to_lowercase());
    let mut folded = String::with_capacity(latin.len());
    for letter in latin.nfd() {
        match letter {
            'đ' => folded.push('d'),
            'ł' => folded.push('l'),
            'ѕ' => folded.push_str("dz"),
            'г' => folded.push('g'),
            'к' => folded.push('k'),
            '’' | '‘' => folded.push('\''),
            '\u{a0}' => folded.push(' '),
            mark if is_combining_mark(mark) => {}
            other => folded.push(other),
        }
    }
    folded
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
            ("opponent’s", "opponent's"),
            ("7.5.5", "7.5.5"),
            ("w\u{a0}przelocie", "w przelocie"),
        ] {
            assert_eq!(folded_for_search(written), typed);
        }
    }
}
