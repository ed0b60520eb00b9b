//! The type: one family with full Latin, Cyrillic and chessmen, in two weights.

use std::sync::Arc;

use eframe::egui::{Context, FontData, FontDefinitions, FontFamily, FontId};

use crate::record::print::typeface::{BOLD, BOLD_BE, REGULAR, REGULAR_BE};

/// Whose form the letter б takes: Serbian and Macedonian write it in their own way.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum LetterBe {
    /// As most of Europe prints it.
    #[default]
    Common,
    /// As Serbian and Macedonian print it.
    Serbian,
}

/// Gives the fonts to `context`; to be called once at the start, and when the language changes.
pub fn install(context: &Context, letter_be: LetterBe) {
    context.set_fonts(definitions(letter_be));
}

/// The upright weight at that size, in points.
#[must_use]
pub fn regular(size: f32) -> FontId {
    FontId::new(size, FontFamily::Proportional)
}

/// The bold weight at that size, in points.
#[must_use]
pub fn bold(size: f32) -> FontId {
    FontId::new(size, bold_family())
}

/// The family that is bold.
#[must_use]
pub fn bold_family() -> FontFamily {
    FontFamily::Name("bold".into())
}

fn definitions(letter_be: LetterBe) -> FontDefinitions {
    let mut fonts = FontDefinitions::default();
    let data = [
        ("sans", REGULAR),
        ("sans-bold", BOLD),
        ("sans-be", REGULAR_BE),
        ("sans-bold-be", BOLD_BE),
    ];
    for (name, bytes) in data {
        fonts
            .font_data
            .insert(name.to_owned(), Arc::new(FontData::from_static(bytes)));
    }
    let (regular, bold): (&[&str], &[&str]) = match letter_be {
        LetterBe::Common => (&["sans"], &["sans-bold", "sans"]),
        LetterBe::Serbian => (&["sans-be", "sans"], &["sans-bold-be", "sans-bold", "sans"]),
    };
    let owned = |names: &[&str]| {
        names
            .iter()
            .map(|&name| name.to_owned())
            .collect::<Vec<_>>()
    };
    let icons = fonts
        .families
        .get(&FontFamily::Proportional)
        .cloned()
        .unwrap_or_default();
    let behind = |names: &[&str]| {
        owned(names)
            .into_iter()
            .chain(icons.iter().cloned())
            .collect::<Vec<_>>()
    };
    let (regular, bold) = (behind(regular), behind(bold));
    fonts
        .families
        .insert(FontFamily::Monospace, regular.clone());
    fonts.families.insert(FontFamily::Proportional, regular);
    fonts.families.insert(bold_family(), bold);
    fonts
}
