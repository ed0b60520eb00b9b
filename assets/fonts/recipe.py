"""Cuts the program's fonts out of other families; see ../CREDITS.md for where those come from and how to run it.

The result is the same bytes every time. A cut font is a changed one, and two of the families keep their names for
themselves, so every file gets a name of its own; copyright and licence stay in it.
"""

import sys
import tempfile
from pathlib import Path

from fontTools.merge import Merger
from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont

# Latin with every extension Europe writes with, marks, Greek, Cyrillic of all Slavic languages, punctuation, currencies,
# letterlike signs and fractions, arrows, shapes.
LETTERS = [
    (0x0020, 0x024F), (0x02B0, 0x036F), (0x0370, 0x03FF), (0x0400, 0x045F), (0x0490, 0x0491), (0x1E9E, 0x1E9E),
    (0x2000, 0x20CF), (0x2100, 0x218F), (0x2190, 0x23FF), (0x25A0, 0x26FF), (0x2713, 0x2717), (0xFFFD, 0xFFFD),
]
# What the letters' family may lack of arrows, mathematics, keys, shapes and signs.
SYMBOLS = [(0x2190, 0x22FF), (0x2300, 0x232F), (0x2500, 0x2500), (0x25A0, 0x2637), (0x2660, 0x2667), (0x2713, 0x2717)]
CHESSMEN = [(0x2654, 0x265F)]
# What is written of moves and positions and no other file has: slightly better and worse, development, zugzwang; with
# compensation; better is.
JUDGEMENTS = {
    "NotoSansMath-Regular.ttf": [0x27F3, 0x2A00, 0x2A71, 0x2A72],
    "NotoSansSymbols2-Regular.ttf": [0x2BF9],
    "NotoSansSymbols-Regular.ttf": [0x2313],
}
DIGITS = " 0123456789:.,+-\u2212\u2013\u00bd\u2007\u2009"

# Ascent and descent in ems, alike in all files of the text, so that they stand on one line when they are mixed.
TEXT_ROW = (0.96, -0.24)
DIGITS_ROW = (0.95, -0.05)


def codes(ranges):
    return [code for first, last in ranges for code in range(first, last + 1)]


def cut(source, target, characters, style, letter_forms=None, units_per_em=None, row=TEXT_ROW, features=("ccmp", "kern", "mark", "mkmk"), has_box=False):
    """Writes those `characters` of the font `source` to `target`; `letter_forms` gives some of them another glyph.

    With `has_box` a character that no file has is seen as a box. More `units_per_em` make the letters smaller at the same size, fewer larger; `row` is the ascent and the descent.
    """
    font = TTFont(source, recalcTimestamp=False)
    for table in font["cmap"].tables:
        if table.isUnicode():
            table.cmap.update(letter_forms or {})
    options = Options(hinting=False, layout_features=list(features), name_IDs=[0, 13, 14], name_languages=[0x409], glyph_names=False, notdef_outline=has_box)
    options.drop_tables += ["FFTM", "MATH", "DSIG", "meta", "STAT"]
    subsetter = Subsetter(options)
    subsetter.populate(unicodes=characters)
    subsetter.subset(font)
    if units_per_em:
        font["head"].unitsPerEm = units_per_em
    ascent, descent = (round(part * font["head"].unitsPerEm) for part in row)
    across, windows = font["hhea"], font["OS/2"]
    across.ascent, across.descent, across.lineGap = ascent, descent, 0
    windows.sTypoAscender, windows.sTypoDescender, windows.sTypoLineGap = ascent, descent, 0
    windows.usWinAscent, windows.usWinDescent = ascent, -descent
    names = font["name"]
    names.names = [name for name in names.names if name.nameID in (0, 13, 14) and name.platformID == 3]
    family = target.stem.split("-")[0].replace("Jadoube", "Jadoube ")
    for number, text in ((1, family), (2, style), (4, f"{family} {style}"), (5, "Version 1.0"), (6, target.stem)):
        names.setName(text, number, 3, 1, 0x409)
    font.flavor = None
    font.save(target)


def main():
    source_sans, plex, noto, dejavu = map(Path, sys.argv[1:])
    target = Path(__file__).parent
    # 890 units give the letters the height that the sizes in the code were chosen for.
    for style in ["Regular", "Semibold"]:
        letters = source_sans / f"TTF/SourceSans3-{style}.ttf"
        cut(letters, target / f"JadoubeSans-{style}.ttf", codes(LETTERS), style, units_per_em=890, has_box=True)
        # Serbian and Macedonian write the letter б in their own way: one glyph, asked before the whole font.
        cut(letters, target / f"JadoubeSans-{style}-be.ttf", [0x0431], style, {0x0431: "uni0431.a"}, units_per_em=890, features=(), has_box=True)
    digits = plex / "fonts/complete/woff2/IBMPlexSansCondensed-SemiBold.woff2"
    # 800 units make a digit nine tenths of an em high in a row of exactly one em.
    cut(digits, target / "JadoubeClock.ttf", [ord(sign) for sign in DIGITS], "Semibold", units_per_em=800, row=DIGITS_ROW, features=())
    cut(noto / "NotoSansSymbols2-Regular.ttf", target / "JadoubeChessmen.ttf", codes(CHESSMEN), "Regular")
    with tempfile.TemporaryDirectory() as folder:
        parts = []
        for source, characters in JUDGEMENTS.items():
            parts.append(Path(folder) / source)
            cut(noto / source, parts[-1], characters, "Regular", features=())
        merged = Path(folder) / "merged.ttf"
        font = Merger().merge([str(part) for part in parts])
        font.recalcTimestamp = False
        for time in ("created", "modified"):
            setattr(font["head"], time, 0)
        font.save(merged)
        cut(merged, target / "JadoubeJudgements.ttf", sum(JUDGEMENTS.values(), []), "Regular", features=())
    cut(dejavu / "DejaVuSans.ttf", target / "JadoubeSymbols.ttf", codes(SYMBOLS), "Regular")


main()
