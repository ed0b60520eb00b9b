//! Colours live in `ui/kit/theme.rs`, words in `locales/`.

use super::source::{Fault, Source};

/// Calls whose text only an engineer reads.
const FOR_ENGINEERS: [&str; 12] = [
    "expect",
    "#",
    "reason",
    "panic!",
    "unreachable!",
    "assert!",
    "assert_eq!",
    "assert_ne!",
    "debug_assert!",
    "debug_assert_eq!",
    "debug_assert_ne!",
    "cfg",
];

/// Calls whose text is shown as it is, so that not even one word may stand there.
const FOR_EVERYBODY: [&str; 18] = [
    "label",
    "heading",
    "button",
    "small_button",
    "menu_button",
    "strong",
    "weak",
    "monospace",
    "small",
    "checkbox",
    "radio",
    "selectable_label",
    "hyperlink_to",
    "on_hover_text",
    "accessible_name",
    "hint_text",
    "RichText::new",
    "Button::new",
];

/// Colours made outside the theme.
pub fn colours(source: &Source) -> Vec<Fault> {
    if source.path == "src/ui/kit/theme.rs" {
        return Vec::new();
    }
    let no_colours = ["Color32::TRANSPARENT", "Color32::PLACEHOLDER"];
    let named = ["Color32::", "Rgba::from", "Hsva::", "hex_color!"]
        .iter()
        .flat_map(|name| source.finds(name))
        .filter(|at| {
            !no_colours
                .iter()
                .any(|name| source.code[*at..].starts_with(name))
        });
    let written = source
        .literals
        .iter()
        .filter(|literal| is_hex_colour(&literal.text))
        .map(|literal| literal.at);
    named
        .chain(written.filter(|at| !source.is_test(*at)))
        .map(|at| source.fault(at, "colours live in ui/theme.rs"))
        .collect()
}

/// Words for people, written in a view instead of in `locales/`.
pub fn sentences(source: &Source) -> Vec<Fault> {
    if source.room() != Some("ui") {
        return Vec::new();
    }
    let shown = |call: &str| {
        FOR_EVERYBODY
            .iter()
            .any(|name| call == *name || call.ends_with(&format!("::{name}")))
    };
    source
        .literals
        .iter()
        .filter(|literal| !source.is_test(literal.at))
        .filter(|literal| {
            let call = source.call_around(literal.at);
            let words = words(&literal.text);
            !FOR_ENGINEERS.contains(&call) && (words >= 2 || (words == 1 && shown(call)))
        })
        .map(|literal| {
            source.fault(
                literal.at,
                format!("words live in locales/: {:?}", literal.text),
            )
        })
        .collect()
}

/// How many words a person would read in `text`: parted by blanks, of letters, without what stands in braces.
fn words(text: &str) -> usize {
    let mut depth = 0;
    let bare: String = text
        .chars()
        .filter(|c| {
            depth += i32::from(*c == '{') - i32::from(*c == '}');
            depth == 0 && *c != '}'
        })
        .collect();
    bare.split_whitespace()
        .map(|word| word.trim_matches(|c: char| c.is_ascii_punctuation() || "…–—“”‘’".contains(c)))
        .filter(|word| {
            word.chars().count() >= 2
                && word.chars().all(|c| c.is_alphabetic() || "'’-".contains(c))
        })
        .count()
}

fn is_hex_colour(text: &str) -> bool {
    let Some(digits) = text.strip_prefix('#') else {
        return false;
    };
    matches!(digits.len(), 3 | 4 | 6 | 8) && digits.chars().all(|c| c.is_ascii_hexdigit())
}

#[test]
fn a_colour_outside_the_theme_is_seen() {
    for code in [
        "Color32::from_rgb(1, 2, 3)",
        "egui::Color32::RED",
        "\"#ffcc00\"",
        "Hsva::new(0., 0., 0., 0.)",
    ] {
        assert_eq!(
            colours(&Source::new("src/ui/table/board_view.rs", code)).len(),
            1,
            "{code}"
        );
        assert_eq!(
            colours(&Source::new("src/ui/kit/theme.rs", code)),
            [],
            "{code}"
        );
    }
    assert_eq!(
        colours(&Source::new(
            "src/ui/table/board_view.rs",
            "fn f(c: Color32) { \"#hash\" }"
        )),
        []
    );
}

#[test]
fn a_sentence_in_a_view_is_seen() {
    for code in [
        "ui.label(\"Draw offered\")",
        "let title = \"New game\";",
        "ui.button(\"Save\")",
        "egui::Button::new(\"Save\")",
        "format!(\"{name} has the move\")",
    ] {
        assert_eq!(
            sentences(&Source::new("src/ui/new_game/new_game_form.rs", code)).len(),
            1,
            "{code}"
        );
    }
}

#[test]
fn what_nobody_reads_may_stand_in_a_view() {
    for code in [
        "tr(\"new-game-title\")",
        "map.get(\"e2\").expect(\"every square has its name\")",
        "Id::unique(\"board\")",
        "ui.label(\"½\")",
        "ui.label(format!(\"{white} – {black}\"))",
        "#[expect(clippy::cast_sign_loss, reason = \"a board is never smaller than nothing\")]",
        "assert!(ok, \"the board is square\")",
        "#[cfg(test)] mod tests { fn f() { ui.label(\"Draw offered\") } }",
    ] {
        assert_eq!(
            sentences(&Source::new("src/ui/new_game/new_game_form.rs", code)),
            [],
            "{code}"
        );
    }
    assert_eq!(
        sentences(&Source::new(
            "src/app/window_startup.rs",
            "\"no window here\""
        )),
        []
    );
}
