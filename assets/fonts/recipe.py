"""Cuts the interface's fonts out of DejaVu 2.37; see ../CREDITS.md for how to run it. The result is the same bytes every time."""

import sys
from pathlib import Path

from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont

# Latin with every extension Europe writes with, marks, Greek, Cyrillic of all Slavic languages, punctuation, currencies,
# letterlike signs and fractions, arrows and mathematics, technical signs, geometric shapes, chessmen and dingbats.
RANGES = [
    (0x0020, 0x024F), (0x02B0, 0x036F), (0x0370, 0x03FF), (0x0400, 0x045F), (0x0490, 0x0491), (0x1E9E, 0x1E9E),
    (0x2000, 0x20CF), (0x2100, 0x218F), (0x2190, 0x23FF), (0x25A0, 0x27FF), (0x2B00, 0x2BFF), (0xFFFD, 0xFFFD),
]


def cut(source, target, characters, letter_forms=None):
    """Writes those `characters` of the font `source` to `target`; `letter_forms` gives some of them another glyph."""
    font = TTFont(source, recalcTimestamp=False)
    for table in font["cmap"].tables:
        if table.isUnicode():
            table.cmap.update(letter_forms or {})
    options = Options(hinting=False, layout_features=["ccmp", "kern", "mark", "mkmk"], name_IDs=[0, 1, 2, 3, 4, 5, 6, 13, 14])
    options.drop_tables += ["FFTM", "MATH"]
    subsetter = Subsetter(options)
    subsetter.populate(unicodes=characters)
    subsetter.subset(font)
    font.save(target)


def main():
    source = Path(sys.argv[1] if len(sys.argv) > 1 else "/usr/share/fonts/truetype/dejavu")
    target = Path(__file__).parent
    characters = [code for first, last in RANGES for code in range(first, last + 1)]
    for weight in ["DejaVuSans", "DejaVuSans-Bold"]:
        cut(source / f"{weight}.ttf", target / f"{weight}.ttf", characters)
        # Serbian and Macedonian write the letter б in their own way: one glyph, asked before the whole font.
        cut(source / f"{weight}.ttf", target / f"{weight}-be.ttf", [0x0431], {0x0431: "uniF6C5"})


main()
