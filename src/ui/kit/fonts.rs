//! The type: one family with full Latin, Cyrillic and chessmen, in two weights, and the digits of clocks.

use std::cell::Cell;
use std::sync::Arc;

use eframe::egui::{Context, FontData, FontDefinitions, FontFamily, FontId};

use jadoube_core::record::print::typeface::{
    BOLD, BOLD_BE, CHESSMEN, CLOCK, JUDGEMENTS, REGULAR, REGULAR_BE, SYMBOLS,
};

/// The type scale, in points: what stands at the edge, second words, the text of a page, what is read first, headings.
pub const FINE: f32 = 12.5;
pub const SMALL: f32 = 13.0;
pub const SOFT: f32 = 13.5;
pub const BODY: f32 = 14.5;
pub const LEAD: f32 = 16.0;
pub const HEADING: f32 = 17.0;
pub const TITLE: f32 = 22.0;

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

thread_local! {
    /// The smallest size of a letter, in points: larger before a projector.
    static LEAST: Cell<f32> = const { Cell::new(0.0) };
}

/// From now on no letter is smaller than that, in points.
pub fn set_least(size: f32) {
    LEAST.set(size);
}

/// The smallest size of a letter, in points.
pub fn least() -> f32 {
    LEAST.get()
}

/// The upright weight at that size, in points.
pub fn regular(size: f32) -> FontId {
    FontId::new(size.max(least()), FontFamily::Proportional)
}

/// The bold weight at that size, in points.
pub fn bold(size: f32) -> FontId {
    FontId::new(size.max(least()), bold_family())
}

pub fn bold_family() -> FontFamily {
    FontFamily::Name("bold".into())
}

/// The digits of a clock, at that height of their row, in points; a digit is nine tenths of it high.
///
/// All ten are equally wide. The face holds digits, blanks and `:.,+-−–½`, and nothing else.
pub fn digits_font(size: f32) -> FontId {
    FontId::new(size, FontFamily::Name("digits".into()))
}

/// The bytes of each font under its name, in no particular order.
const DATA: [(&str, &[u8]); 8] = [
    ("regular", REGULAR),
    ("bold", BOLD),
    ("regular-be", REGULAR_BE),
    ("bold-be", BOLD_BE),
    ("chessmen", CHESSMEN),
    ("symbols", SYMBOLS),
    ("judgements", JUDGEMENTS),
    ("clock", CLOCK),
];

fn definitions(letter_be: LetterBe) -> FontDefinitions {
    let mut fonts = FontDefinitions::empty();
    for (name, bytes) in DATA {
        fonts
            .font_data
            .insert(name.to_owned(), Arc::new(FontData::from_static(bytes)));
    }
    let (regular, bold): (&[&str], &[&str]) = match letter_be {
        LetterBe::Common => (&["regular"], &["bold"]),
        LetterBe::Serbian => (&["regular-be", "regular"], &["bold-be", "bold"]),
    };
    let signs: &[&str] = &["chessmen", "symbols", "judgements"];
    let families = [
        (FontFamily::Proportional, [regular, signs]),
        (FontFamily::Monospace, [regular, signs]),
        (bold_family(), [bold, signs]),
        (digits_font(0.0).family, [&["clock"], &[]]),
    ];
    for (family, names) in families {
        let names = names.concat().iter().map(|&name| name.to_owned()).collect();
        fonts.families.insert(family, names);
    }
    fonts
}
