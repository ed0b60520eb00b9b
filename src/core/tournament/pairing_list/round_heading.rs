//! The heading over a pairing list that says which round it is: `Round 2`, `3. kolo`, `Runda 4 (5.12.)`.

use super::line_words::{LineWord, WordKind};

/// What stands for a round in the lists of pairing programs, in the languages of this program and in German.
const ROUND_WORDS: [&str; 21] = [
    "round",
    "rd",
    "rnd",
    "kolo",
    "kola",
    "kolu",
    "krog",
    "kroga",
    "krogu",
    "runda",
    "rundy",
    "rundę",
    "runde",
    "kolejka",
    "коло",
    "кола",
    "колу",
    "круг",
    "рунда",
    "рунде",
    "рунди",
];

/// The highest number that is taken for a round; what is higher is a rating or a year.
const LAST_ROUND: u32 = 99;

/// Returns the round that a line names which begins with the word for it, as `Round 2 on Saturday` does.
pub fn round_heading(words: &[LineWord]) -> Option<u16> {
    let [first, second, ..] = words else {
        return None;
    };
    if is_round_word(first) {
        round_number(second)
    } else {
        None
    }
}

/// Returns the round that a line names anywhere, as `Pari 3. kola` does; for a line that is no pairing.
pub fn round_within(words: &[LineWord]) -> Option<u16> {
    let pairs = words.windows(2);
    let mut named = pairs.filter_map(|pair| match pair {
        [before, behind] if is_round_word(before) => round_number(behind),
        [before, behind] if is_round_word(behind) => round_number(before),
        _ => None,
    });
    named.next()
}

fn is_round_word(word: &LineWord) -> bool {
    let bare = word.text.trim_matches(|it: char| !it.is_alphabetic());
    word.kind == WordKind::Name && ROUND_WORDS.contains(&bare.to_lowercase().as_str())
}

fn round_number(word: &LineWord) -> Option<u16> {
    let bare = word.text.trim_end_matches(|it: char| !it.is_ascii_digit());
    let number = word.number().or_else(|| bare.parse().ok())?;
    let is_round = (1..=LAST_ROUND).contains(&number);
    u16::try_from(number).ok().filter(|_| is_round)
}

#[cfg(test)]
mod tests {
    use super::super::line_words::line_words;
    use super::*;

    #[test]
    fn headings_name_their_round_in_the_languages_of_the_program() {
        for (line, round) in [
            ("Round 2", 2),
            ("Round 2 on 2026/11/30 at 18:00", 2),
            ("Round: 11", 11),
            ("ROUND 3 - Saturday, 5 December", 3),
            ("3. kolo", 3),
            ("Pari 4. kola", 4),
            ("5. krog", 5),
            ("Pari 5. kroga", 5),
            ("Runda 6", 6),
            ("Kojarzenia rundy 6", 6),
            ("7. runda", 7),
            ("8. коло", 8),
            ("Коло 8", 8),
            ("8. круг", 8),
            ("Рунда 9", 9),
            ("9. Runde am 30.11.2026", 9),
        ] {
            let words = line_words(line);
            let read = round_heading(&words).or_else(|| round_within(&words));
            assert_eq!(read, Some(round), "{line}");
        }
    }

    #[test]
    fn what_names_no_round_is_no_heading() {
        for line in [
            "Round",
            "Round robin",
            "Kolo Jan 1850",
            "Round 2026",
            "Round 0",
        ] {
            let words = line_words(line);
            let read = round_heading(&words).or_else(|| round_within(&words));
            assert_eq!(read, None, "{line}");
        }
    }
}
