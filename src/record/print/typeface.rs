//! The type of the program, on the screen and in print: one family with full Latin, Cyrillic and chessmen, in two weights.

use std::sync::LazyLock;

/// The upright weight.
pub const REGULAR: &[u8] = include_bytes!("../../../assets/fonts/DejaVuSans.ttf");
/// The bold weight.
pub const BOLD: &[u8] = include_bytes!("../../../assets/fonts/DejaVuSans-Bold.ttf");
/// The letter б of the upright weight as Serbian and Macedonian write it, and nothing else.
pub const REGULAR_BE: &[u8] = include_bytes!("../../../assets/fonts/DejaVuSans-be.ttf");
/// The same of the bold weight.
pub const BOLD_BE: &[u8] = include_bytes!("../../../assets/fonts/DejaVuSans-Bold-be.ttf");

/// A font file.
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
}

static PARSED: LazyLock<[ttf_parser::Face<'static>; 4]> = LazyLock::new(|| {
    Typeface::ALL.map(|face| {
        ttf_parser::Face::parse(face.bytes(), 0).expect("the program's own fonts are whole")
    })
});

impl Typeface {
    /// Every font file.
    pub const ALL: [Self; 4] = [Self::Regular, Self::Bold, Self::RegularBe, Self::BoldBe];

    /// The file.
    #[must_use]
    pub const fn bytes(self) -> &'static [u8] {
        match self {
            Self::Regular => REGULAR,
            Self::Bold => BOLD,
            Self::RegularBe => REGULAR_BE,
            Self::BoldBe => BOLD_BE,
        }
    }

    /// The name by which a document calls it.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Regular => "DejaVuSans",
            Self::Bold => "DejaVuSans-Bold",
            Self::RegularBe => "DejaVuSansBe",
            Self::BoldBe => "DejaVuSansBe-Bold",
        }
    }

    /// What the file says of itself.
    #[must_use]
    pub fn parsed(self) -> &'static ttf_parser::Face<'static> {
        &PARSED[self as usize]
    }

    /// The glyph of a letter, the blank box if it has none.
    #[must_use]
    pub fn glyph(self, letter: char) -> u16 {
        self.parsed().glyph_index(letter).map_or(0, |glyph| glyph.0)
    }

    /// How wide a letter is set, in ems.
    #[must_use]
    pub fn advance(self, letter: char) -> f32 {
        let face = self.parsed();
        let glyph = ttf_parser::GlyphId(self.glyph(letter));
        f32::from(face.glyph_hor_advance(glyph).unwrap_or_default())
            / f32::from(face.units_per_em())
    }
}
