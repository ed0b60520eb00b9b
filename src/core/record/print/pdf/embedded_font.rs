//! Fonts in a document: only the letters that stand in it, and which letter each glyph is.

use std::collections::BTreeMap;

use pdf_writer::types::{CidFontType, FontFlags, SystemInfo, UnicodeCmap};
use pdf_writer::{Filter, Finish, Name, Pdf, Rect, Ref, Str};
use subsetter::{GlyphRemapper, subset};

use crate::record::print::typeface::Typeface;

/// How letters are numbered: by ourselves.
const SYSTEM: SystemInfo<'static> = SystemInfo {
    registry: Str(b"Adobe"),
    ordering: Str(b"Identity"),
    supplement: 0,
};

/// How many objects one font takes in a document.
pub const OBJECTS: i32 = 6;

/// The letters of one font that a document needs; each has a number of its own, so that letters which look the same
/// are told apart when the text is read again.
#[derive(Debug, Default)]
pub struct UsedLetters {
    numbers: BTreeMap<char, u16>,
}

impl UsedLetters {
    /// The number of a letter.
    pub fn number(&mut self, letter: char) -> u16 {
        let next = u16::try_from(self.numbers.len() + 1).unwrap_or_default();
        *self.numbers.entry(letter).or_insert(next)
    }

    /// Writes the font to `pdf` as the objects from `first` on; the first of them is the font itself.
    pub fn embed(&self, face: Typeface, pdf: &mut Pdf, first: i32) {
        let [font, cid, descriptor, file, map, unicode] =
            [0, 1, 2, 3, 4, 5].map(|offset| Ref::new(first + offset));
        let mut letters: Vec<(u16, char)> = self
            .numbers
            .iter()
            .map(|(c, number)| (*number, *c))
            .collect();
        letters.sort_unstable();
        let mut glyphs = GlyphRemapper::new();
        let mut places = vec![0, 0];
        let mut meanings = UnicodeCmap::<u16>::new(Name(b"Letters"), SYSTEM);
        for (number, letter) in &letters {
            let glyph = glyphs.remap(face.glyph(*letter));
            places.extend(glyph.to_be_bytes());
            meanings.pair(*number, *letter);
        }
        let name = format!("JADOUB+{}", face.name());
        let name = Name(name.as_bytes());

        pdf.type0_font(font)
            .base_font(name)
            .encoding_predefined(Name(b"Identity-H"))
            .descendant_font(cid)
            .to_unicode(unicode);
        let mut cid_font = pdf.cid_font(cid);
        cid_font
            .subtype(CidFontType::Type2)
            .base_font(name)
            .system_info(SYSTEM)
            .font_descriptor(descriptor)
            .default_width(0.0)
            .cid_to_gid_map_stream(map);
        let widths = letters
            .iter()
            .map(|(_, letter)| face.advance(*letter) * 1000.0);
        cid_font.widths().consecutive(1, widths);
        cid_font.finish();
        describe(pdf, descriptor, file, face, name);
        let cut = subset(face.bytes(), 0, &glyphs).expect("the program's own fonts can be cut");
        let length = i32::try_from(cut.len()).expect("a font is small");
        pdf.stream(file, &packed(&cut))
            .filter(Filter::FlateDecode)
            .pair(Name(b"Length1"), length);
        pdf.stream(map, &packed(&places))
            .filter(Filter::FlateDecode);
        pdf.cmap(unicode, &packed(&meanings.finish()))
            .filter(Filter::FlateDecode);
    }
}

fn describe(pdf: &mut Pdf, descriptor: Ref, file: Ref, face: Typeface, name: Name<'_>) {
    let font = face.metrics();
    let em = |units: f32| units * 1000.0 / f32::from(font.units_per_em);
    let bounds = font.bounds.unwrap_or_default();
    let bounds = Rect::new(
        em(bounds.x_min),
        em(bounds.y_min),
        em(bounds.x_max),
        em(bounds.y_max),
    );
    pdf.font_descriptor(descriptor)
        .name(name)
        .flags(FontFlags::SYMBOLIC)
        .bbox(bounds)
        .italic_angle(0.0)
        .ascent(em(font.ascent))
        .descent(em(font.descent))
        .cap_height(em(font.cap_height.unwrap_or_default()))
        .stem_v(80.0)
        .font_file2(file);
}

/// The same bytes in less room.
pub fn packed(bytes: &[u8]) -> Vec<u8> {
    miniz_oxide::deflate::compress_to_vec_zlib(bytes, 8)
}
