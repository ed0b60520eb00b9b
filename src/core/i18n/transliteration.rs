//! Serbian in Latin letters, made from the Cyrillic.

/// Serbian Cyrillic written in Latin letters; everything else stays as it is.
///
/// The three letters that become two follow the case of the word: `Љубав` is `Ljubav`, `ЉУБАВ` is `LJUBAV`.
/// Ids, arguments and syntax in locale files are ASCII and therefore untouched.
///
/// ```
/// assert_eq!(jadoube_core::i18n::to_latin("Џак и ЊЕГОВ коњ"), "Džak i NJEGOV konj");
/// ```
pub fn to_latin(text: &str) -> String {
    let mut latin = String::with_capacity(text.len());
    let mut before = None;
    let mut letters = text.chars().peekable();
    while let Some(letter) = letters.next() {
        match capital_digraph(letter) {
            Some((title, capitals)) => {
                let in_capitals = match letters.peek() {
                    Some(next) if next.is_alphabetic() => next.is_uppercase(),
                    Some(_) | None => before.is_some_and(char::is_uppercase),
                };
                latin.push_str(if in_capitals { capitals } else { title });
            }
            None => match small_digraph(letter) {
                Some(digraph) => latin.push_str(digraph),
                None => latin.push(single(letter)),
            },
        }
        before = Some(letter);
    }
    latin
}

/// A capital that becomes two letters: at the head of a word, and among capitals.
const fn capital_digraph(letter: char) -> Option<(&'static str, &'static str)> {
    match letter {
        'Љ' => Some(("Lj", "LJ")),
        'Њ' => Some(("Nj", "NJ")),
        'Џ' => Some(("Dž", "DŽ")),
        _ => None,
    }
}

const fn small_digraph(letter: char) -> Option<&'static str> {
    match letter {
        'љ' => Some("lj"),
        'њ' => Some("nj"),
        'џ' => Some("dž"),
        _ => None,
    }
}

#[rustfmt::skip]
const fn single(letter: char) -> char {
    match letter {
        'А' => 'A', 'Б' => 'B', 'В' => 'V', 'Г' => 'G', 'Д' => 'D', 'Ђ' => 'Đ', 'Е' => 'E', 'Ж' => 'Ž',
        'З' => 'Z', 'И' => 'I', 'Ј' => 'J', 'К' => 'K', 'Л' => 'L', 'М' => 'M', 'Н' => 'N', 'О' => 'O',
        'П' => 'P', 'Р' => 'R', 'С' => 'S', 'Т' => 'T', 'Ћ' => 'Ć', 'У' => 'U', 'Ф' => 'F', 'Х' => 'H',
        'Ц' => 'C', 'Ч' => 'Č', 'Ш' => 'Š',
        'а' => 'a', 'б' => 'b', 'в' => 'v', 'г' => 'g', 'д' => 'd', 'ђ' => 'đ', 'е' => 'e', 'ж' => 'ž',
        'з' => 'z', 'и' => 'i', 'ј' => 'j', 'к' => 'k', 'л' => 'l', 'м' => 'm', 'н' => 'n', 'о' => 'o',
        'п' => 'p', 'р' => 'r', 'с' => 's', 'т' => 't', 'ћ' => 'ć', 'у' => 'u', 'ф' => 'f', 'х' => 'h',
        'ц' => 'c', 'ч' => 'č', 'ш' => 'š',
        other => other,
    }
}

#[cfg(test)]
mod tests {
    use super::to_latin;

    #[test]
    fn letters_that_become_two_follow_the_case_of_their_word() {
        for (cyrillic, latin) in [
            ("љубав", "ljubav"),
            ("Љубав", "Ljubav"),
            ("ЉУБАВ", "LJUBAV"),
            ("КОЊ", "KONJ"),
            ("Коњ", "Konj"),
            ("ЏЕП, џеп, Џеп", "DŽEP, džep, Džep"),
            ("Њ", "Nj"),
            ("УЖ", "UŽ"),
            ("К Д Т Л С", "K D T L S"),
            ("инјекција", "injekcija"),
            (
                "Ђорђе Ћирић чује Жику и Шћепана",
                "Đorđe Ćirić čuje Žiku i Šćepana",
            ),
        ] {
            assert_eq!(to_latin(cyrillic), latin);
        }
    }

    #[test]
    fn the_whole_alphabet_is_carried_over() {
        assert_eq!(
            to_latin("абвгдђежзијклљмнњопрстћуфхцчџш"),
            "abvgdđežzijklljmnnjoprstćufhcčdžš",
        );
        assert_eq!(
            to_latin("АБВГДЂЕЖЗИЈКЛМНОПРСТЋУФХЦЧШ"),
            "ABVGDĐEŽZIJKLMNOPRSTĆUFHCČŠ"
        );
    }

    #[test]
    fn what_is_not_serbian_stays() {
        let text = "clock-left = { $minutes -> [one] „{ $minutes }“ } FIDE 7.5.5 ♘ – …";
        assert_eq!(to_latin(text), text);
    }
}
