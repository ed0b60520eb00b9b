//! Names of files that every file system takes.

/// The most bytes of a name; some are kept free for a number behind it.
const LONGEST: usize = 240;

/// The most bytes of one part of a name, such as a player's.
const LONGEST_PART: usize = 90;

/// Names that Windows keeps for its devices, whatever ending they have.
const DEVICES: [&str; 4] = ["con", "prn", "aux", "nul"];

/// Endings that are kept as a person typed them.
const ENDINGS: [&str; 8] = ["jadoube", "pgn", "pdf", "png", "txt", "csv", "ron", "trf"];

/// The name of a file with that ending; what no file system takes is replaced or left out.
pub fn safe_name(name: &str, ending: &str) -> String {
    let mut safe: String = name.chars().filter_map(safe_letter).collect();
    safe.truncate(safe.floor_char_boundary(LONGEST - ending.len()));
    let bare = safe.trim_matches([' ', '.']);
    let mut safe = if bare.is_empty() { "-" } else { bare }.to_owned();
    if is_device(&safe) {
        safe.insert(0, '_');
    }
    format!("{safe}.{ending}")
}

/// A part of a name, cut where it is longer than a name may be with another beside it.
pub fn short_part(part: &str) -> String {
    if part.len() <= LONGEST_PART {
        return part.to_owned();
    }
    let end = part.floor_char_boundary(LONGEST_PART);
    format!("{}…", part[..end].trim_end())
}

/// A date as PGN writes it, as far as it is known.
pub fn known_date(date: &str) -> String {
    let known = date.split('.').take_while(|part| !part.contains('?'));
    known.collect::<Vec<_>>().join(".")
}

/// Whether a name ends as files do, so that nothing is added to what a person typed.
pub fn has_ending(name: &str) -> bool {
    let ending = name.rsplit_once('.').map(|(_, ending)| ending);
    ending.is_some_and(|ending| {
        ENDINGS
            .iter()
            .any(|known| ending.eq_ignore_ascii_case(known))
    })
}

fn safe_letter(letter: char) -> Option<char> {
    match letter {
        '/' | '\\' | ':' | '*' | '"' | '<' | '>' | '|' | '?' | '\n' | '\t' => Some('-'),
        // They turn the letters behind them round, or are not seen.
        '\u{200e}' | '\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}' => None,
        letter if letter.is_control() => None,
        letter => Some(letter),
    }
}

fn is_device(name: &str) -> bool {
    let stem = name.split('.').next().unwrap_or_default().trim_end();
    let stem = stem.to_ascii_lowercase();
    let is_port = ["com", "lpt"].iter().any(|port| {
        let number = stem.strip_prefix(port);
        number.is_some_and(|number| matches!(number.as_bytes(), [b'1'..=b'9']))
    });
    is_port || DEVICES.contains(&stem.as_str())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_is_one_that_every_file_system_takes() {
        for (name, safe) in [
            ("Ana – Boris 2026.11.27", "Ana – Boris 2026.11.27.pgn"),
            ("a/b\\c:d*e?f\"g<h>i|j\nk", "a-b-c-d-e-f-g-h-i-j-k.pgn"),
            ("a\u{7}b\u{202e}c", "abc.pgn"),
            (" .. ", "-.pgn"),
            ("Smith vs. Jones. ", "Smith vs. Jones.pgn"),
            ("con", "_con.pgn"),
            ("LPT1.x", "_LPT1.x.pgn"),
            ("Comte", "Comte.pgn"),
        ] {
            assert_eq!(safe_name(name, "pgn"), safe, "{name:?}");
        }
        let long = "Ђ".repeat(300);
        assert!(safe_name(&long, "jadoube").len() <= 255 - " 1000".len());
        let both = format!("{0} – {0} 2026.11.27", short_part(&long));
        assert!(safe_name(&both, "pgn").ends_with("… 2026.11.27.pgn"));
    }

    #[test]
    fn a_date_that_is_not_known_is_left_out_and_only_known_endings_count() {
        for (date, known) in [
            ("????.??.??", ""),
            ("2026.??.??", "2026"),
            ("2026.11.27", "2026.11.27"),
        ] {
            assert_eq!(known_date(date), known);
        }
        for (name, has) in [
            ("game.pgn", true),
            ("game.PGN", true),
            ("results 2026.11.28.csv", true),
            ("game 2026.11.27", false),
            ("Smith vs. Jones", false),
            ("game", false),
        ] {
            assert_eq!(has_ending(name), has, "{name}");
        }
    }
}
