//! Pages of this program that were saved as text: nothing of them is read back.

use crate::i18n::{Language, Words};

/// The messages that stand alone on the first line of a page saved as text: scoresheet, report of a game, sheet of an incident,
/// log of the side clock.
const TITLES: [&str; 4] = ["sheet-title", "report-title", "incident-sheet", "log-title"];

/// Whether a file that begins so, in UTF-8, is such a page in any language of the program.
pub fn is_printed_text(beginning: &[u8]) -> bool {
    let end = beginning.iter().position(|byte| *byte == b'\n');
    let Ok(first) = str::from_utf8(&beginning[..end.unwrap_or(beginning.len())]) else {
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
                assert!(is_printed_text(page.as_bytes()), "{page}");
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
