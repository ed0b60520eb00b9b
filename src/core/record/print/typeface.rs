//! The type of the program, on the screen and in print: one family with full Latin and Cyrillic in two weights, with
//! chessmen and signs behind it, and digits for clocks.

use std::sync::LazyLock;

use skrifa::charmap::Charmap;
use skrifa::metrics::{GlyphMetrics, Metrics};
use skrifa::prelude::{LocationRef, Size};
use skrifa::{FontRef, GlyphId, MetadataProvider as _};

/// The upright weight.
pub const REGULAR: &[u8] = include_bytes!("../../../../assets/fonts/JadoubeSans-Regular.ttf");
/// The bold weight.
pub const BOLD: &[u8] = include_bytes!("../../../../assets/fonts/JadoubeSans-Semibold.ttf");
/// The letter б of the upright weight as Serbian and Macedonian write it, and nothing else.
pub const REGULAR_BE: &[u8] = include_bytes!("../../../../assets/fonts/JadoubeSans-Regular-be.ttf");
/// The same of the bold weight.
pub const BOLD_BE: &[u8] = include_bytes!("../../../../assets/fonts/JadoubeSans-Semibold-be.ttf");
/// The twelve chessmen.
pub const CHESSMEN: &[u8] = include_bytes!("../../../../assets/fonts/JadoubeChessmen.ttf");
/// Arrows, mathematics, shapes and signs, for those that the other weights lack.
pub const SYMBOLS: &[u8] = include_bytes!("../../../../assets/fonts/JadoubeSymbols.ttf");
/// Signs of judgement that no other file has.
pub const JUDGEMENTS: &[u8] = include_bytes!("../../../../assets/fonts/JadoubeJudgements.ttf");
/// Digits and the signs that times are written with; a digit is nine tenths of an em high, in a row of one em.
pub const CLOCK: &[u8] = include_bytes!("../../../../assets/fonts/JadoubeClock.ttf");

/// A font file that text is set in.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Typeface {
    /// [`REGULAR`]
    Regular,
    /// [`BOLD`]
    Bold,
    /// [`REGULAR_BE`]
    RegularBe,
    /// [`BOLD_BE`]
    BoldBe,
    /// [`CHESSMEN`]
    Chessmen,
    /// [`SYMBOLS`]
    Symbols,
    /// [`JUDGEMENTS`]
    Judgements,
}

/// The tables of a font file that text is set by.
struct ParsedTables {
    charmap: Charmap<'static>,
    advances: GlyphMetrics<'static>,
    metrics: Metrics,
}

static PARSED: LazyLock<[ParsedTables; 7]> = LazyLock::new(|| {
    Typeface::ALL.map(|face| {
        let font = FontRef::new(face.bytes()).expect("the program's own fonts are whole");
        let (size, upright) = (Size::unscaled(), LocationRef::default());
        ParsedTables {
            charmap: font.charmap(),
            advances: font.glyph_metrics(size, upright),
            metrics: font.metrics(size, upright),
        }
    })
});

impl Typeface {
    /// Every font file.
    pub const ALL: [Self; 7] = [
        Self::Regular,
        Self::Bold,
        Self::RegularBe,
        Self::BoldBe,
        Self::Chessmen,
        Self::Symbols,
        Self::Judgements,
    ];

    /// The file in which that weight finds a letter; its own, with a box, if none has it.
    ///
    /// The letter б is everybody's; Serbian and Macedonian ask [`Self::RegularBe`] and [`Self::BoldBe`] for theirs.
    pub fn with(letter: char, is_bold: bool) -> Self {
        let own = if is_bold { Self::Bold } else { Self::Regular };
        [own, Self::Chessmen, Self::Symbols, Self::Judgements]
            .into_iter()
            .find(|face| face.glyph(letter) != 0)
            .unwrap_or(own)
    }

    /// The file.
    pub const fn bytes(self) -> &'static [u8] {
        match self {
            Self::Regular => REGULAR,
            Self::Bold => BOLD,
            Self::RegularBe => REGULAR_BE,
            Self::BoldBe => BOLD_BE,
            Self::Chessmen => CHESSMEN,
            Self::Symbols => SYMBOLS,
            Self::Judgements => JUDGEMENTS,
        }
    }

    /// The name by which a document calls it.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Regular => "JadoubeSans",
            Self::Bold => "JadoubeSans-Semibold",
            Self::RegularBe => "JadoubeSansBe",
            Self::BoldBe => "JadoubeSansBe-Semibold",
            Self::Chessmen => "JadoubeChessmen",
            Self::Symbols => "JadoubeSymbols",
            Self::Judgements => "JadoubeJudgements",
        }
    }

    fn parsed(self) -> &'static ParsedTables {
        &PARSED[self as usize]
    }

    /// Returns the measures of the whole font, in the units of [`Metrics::units_per_em`].
    pub fn metrics(self) -> Metrics {
        self.parsed().metrics
    }

    /// The glyph of a letter, a box if it has none.
    pub fn glyph(self, letter: char) -> u16 {
        let glyph = self.parsed().charmap.map(letter).unwrap_or_default();
        u16::try_from(glyph.to_u32()).unwrap_or_default()
    }

    /// How wide a letter is set, in ems.
    pub fn advance(self, letter: char) -> f32 {
        let glyph = GlyphId::from(self.glyph(letter));
        let width = self.parsed().advances.advance_width(glyph);
        width.unwrap_or_default() / f32::from(self.metrics().units_per_em)
    }
}

/// The characters of a text that are seen as boxes where it is printed, each once.
pub fn boxes(text: &str) -> String {
    let mut boxes = String::new();
    for letter in text.chars() {
        let is_seen = letter.is_control() || Typeface::with(letter, false).glyph(letter) != 0;
        if !is_seen && !boxes.contains(letter) {
            boxes.push(letter);
        }
    }
    boxes
}
