//! Pages of this program that were saved as text: nothing of them is read back.

use crate::i18n::{Language, Words};

/// The messages that stand alone on the first line of a page saved as text: scoresheet, report of a game, sheet of an incident,
/// log of the side clock.
const TITLES: [&str; 4] = ["sheet-title", "report-title", "incident-sheet", "log-title"];

/// How many bytes such a title has at most.
const LONGEST: usize = 80;

/// Whether a file that begins so, in UTF-8, is such a page in any language of the program.
pub fn is_printed_text(beginning: &[u8]) -> bool {
    // The title is short and stands alone: of anything else the words of every language are not looked up.
    let mut lines = beginning.splitn(3, |byte| *byte == b'\n');
    let (Some(first), Some(second)) = (lines.next(), lines.next()) else {
        return false;
    };
    if first.len() > LONGEST || !second.trim_ascii().is_empty() {
        return false;
    }
    let Ok(first) = str::from_utf8(first) else {
        return false;
    };
    let first = first.trim_start_matches('\u{feff}').trim_end();
    let titles = Language::ALL
        .iter()
        .flat_map(|language| TITLES.map(|id| Words::new(*language).tr(id)));
    !first.is_empty() && titles.into_iter().any(|title| title == first)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_page_saved_as_text_is_known_by_its_title_in_every_language() {
        for language in Language::ALL {
            for id in TITLES {
                let page = format!("{}\n\nEvent:\n", Words::new(language).tr(id));
                assert!(
                    page.len() < LONGEST && is_printed_text(page.as_bytes()),
                    "{page}"
                );
            }
        }
        for other in [
            "",
            "\n",
            "[Event \"Scoresheet\"]\n",
            "1. e4 e5 *\n",
            "\u{feff}",
        ] {
            assert!(!is_printed_text(other.as_bytes()), "{other}");
        }
        assert!(!is_printed_text(b"\xff\xfe\n"));
    }
}
