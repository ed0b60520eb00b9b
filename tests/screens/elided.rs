//! What must be read whole never ends in dots, at the smallest window and in every language.

use jadoube_core::i18n::Words;

use super::fits::galleys;
use super::scenes::SCENES;
use crate::support::share_of_checks::due_languages;

/// Names of people may be cut, nothing else.
const NAMES: [&str; 3] = ["Jan Nowak", "Вукадинов", "Wiśniews"];

#[track_caller]
fn is_read_whole(scenes: &[&str]) {
    let mut cut = Vec::new();
    for (name, scene) in SCENES {
        if !scenes.contains(&name) {
            continue;
        }
        for language in due_languages() {
            let window = scene(Words::new(language));
            let found = galleys(&window).into_iter().filter(|(it, _)| it.elided);
            let texts = found.map(|(galley, _)| galley.text().to_owned());
            let texts = texts.filter(|text| !NAMES.iter().any(|name| text.contains(name)));
            cut.extend(texts.map(|text| format!("{name} in {}: {text}", language.tag())));
        }
    }
    assert!(cut.is_empty(), "\n{}\n", cut.join("\n"));
}

#[test]
fn headlines_of_folded_rulings_are_read_whole() {
    is_read_whole(&["two-rulings", "illegal-on-the-board"]);
}

#[test]
fn names_beside_changed_clocks_are_read_whole() {
    is_read_whole(&["table", "table-little-time", "illegal-move"]);
}
#[test]
fn the_list_of_games_and_files_is_read_whole() {
    is_read_whole(&["kept", "kept-played", "games"]);
}

#[test]
fn no_line_holds_dots_alone() {
    for (name, scene) in SCENES {
        if !["table", "table-offered", "face-to-face"].contains(&name) {
            continue;
        }
        for language in due_languages() {
            let window = scene(Words::new(language));
            for (galley, _) in galleys(&window) {
                let text = galley.text();
                let is_alone = |row: &str| row.trim() == "…";
                let has_alone = galley.rows.iter().any(|row| is_alone(&row.text()));
                assert!(
                    !has_alone || is_alone(text),
                    "{name} in {}: {text}",
                    language.tag()
                );
            }
        }
    }
}
