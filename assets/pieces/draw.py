"""Draws the chessmen: one drawing a man, painted once in ivory and once in ebony, and for high contrast in plain white and black.

Run it after changing a line.
"""

import math
import re
from pathlib import Path

INK = 3.2  # the outline
LINE = 2.2  # what is carved inside it

PAINTS = {
    "white": {"light": "#fffdf6", "body": "#fbf2dd", "shade": "#dcc8a0", "ink": "#2b241d", "line": "#2b241d"},
    "black": {"light": "#5c534b", "body": "#37312d", "shade": "#201c19", "ink": "#15110e", "line": "#d9cbb2"},
}

# Each is edged with the other's colour, so that it is seen on a square of any.
PLAIN_PAINTS = {
    "white": {"light": "#ffffff", "body": "#ffffff", "shade": "#ffffff", "ink": "#000000", "line": "#000000"},
    "black": {"light": "#000000", "body": "#000000", "shade": "#000000", "ink": "#ffffff", "line": "#ffffff"},
}


def path(start, steps):
    """A path from `start` through straight and curved `steps`, x counted from the axis."""
    text = f"M{50 + start[0]:g} {start[1]:g}"
    for step in steps:
        text += ("L" if len(step) == 2 else "C") + " ".join(f"{50 + x if i % 2 == 0 else x:g}" for i, x in enumerate(step))
    return text


def mirrored(start, steps):
    """The steps on the other side of the axis, from the end of `steps` back to `start`."""
    ends = [start, *(step[-2:] for step in steps)]
    back = []
    for here, step in zip(reversed(ends[:-1]), reversed(steps)):
        bends = [step[i:i + 2] for i in range(0, len(step) - 2, 2)]
        back.append(tuple(n for x, y in [*reversed(bends), here] for n in (-x, y)))
    return back


def turned(start, *steps):
    """The outline of a man turned on a lathe: the profile runs down the right side, from the axis to the axis."""
    return path(start, [*steps, *mirrored(start, steps)]) + "Z"


def standing(head, width):
    """A carved `head`, drawn from the left end of the foot's neck to the right, on the foot all men have."""
    start, *steps = foot(width)
    return head + "L" + path(start, [*steps, *mirrored(start, steps)])[1:] + "Z"


def foot(width):
    """The last steps of a profile, the same under every man but for its half width: moulding, plinth, felt."""
    w = width
    return [
        (w - 5, 74.5), (w - 2.6, 75.5, w - 2.6, 80.5, w - 5, 81.5),
        (w - 2, 81.5, w, 83, w, 85.5), (w, 87), (w, 89.5, w - 1.5, 90.5, w - 4, 90.5), (0, 90.5),
    ]


def foot_lines(width):
    """The two grooves of the foot."""
    return [rule(81.5, width - 7.2), rule(74.5, width - 7.2)]


def rule(y, half, sag=0):
    """A groove across the man at height `y`, hanging by `sag` in the middle."""
    return f"M{50 - half:g} {y:g}Q50 {y + 2 * sag:g} {50 + half:g} {y:g}"


def disc(y, radius, x=50):
    """A ball with its middle at (`x`, `y`)."""
    return f"M{x - radius:g} {y:g}a{radius:g} {radius:g} 0 1 0 {2 * radius:g} 0a{radius:g} {radius:g} 0 1 0 {-2 * radius:g} 0Z"


def pawn():
    body = turned(
        (0, 20.5), (8, 20.5, 14, 26.5, 14, 34), (14, 39, 11.5, 43.4, 8, 46),
        (14.5, 46), (17.3, 46, 17.3, 52, 14.5, 52), (8.5, 52),
        (9, 61, 12, 67, 19, 74.5), *foot(25),
    )
    return [body], [rule(52, 9), rule(46, 8.5), *foot_lines(25)], []


def rook():
    body = turned(
        (0, 20), (5.5, 20), (5.5, 26), (13.5, 26), (13.5, 16.5), (23.5, 16.5), (23.5, 31.5), (22.5, 35, 19, 36.5, 16.5, 39.5),
        (16, 50, 17.5, 63, 21.5, 74.5), *foot(28),
    )
    return [body], [rule(33, 21.5), rule(40, 15), *foot_lines(28)], []


def bishop():
    body = turned(
        (0, 15.5), (9, 20.5, 18.5, 29, 18.5, 38.5), (18.5, 44, 15.5, 48, 11, 50.5),
        (17, 50.5), (19.8, 50.5, 19.8, 56.5, 17, 56.5), (9.5, 56.5),
        (10, 64, 13, 69, 20, 74.5), *foot(27),
    )
    cut = "M62 24.5L52 38.5"
    return [disc(11, 5.4), body], [cut, rule(50.5, 10.5), rule(56.5, 10), *foot_lines(27)], []


def queen():
    cup = turned(
        (0, 18), (6, 34), (14.5, 19.5), (16.5, 36), (28, 25),
        (24, 36, 18, 44, 14, 51), (17.5, 51), (20.5, 51, 20.5, 57, 17.5, 57), (10, 57),
        (10.5, 65, 14.5, 70, 23, 74.5), *foot(30),
    )
    pearls = [disc(y, 3.9, 50 + side * x) for x, y in [(29, 23), (15, 16.5)] for side in (-1, 1)] + [disc(13.5, 4.4)]
    return [cup, *pearls], [rule(43, 16.5, 2), rule(51, 12), rule(57, 8.5), *foot_lines(30)], []


def king():
    cross = "M46.3 2.8H53.7L53 8.4L61 7.5V16.9L53 16L53.7 25H46.3L47 16L39 16.9V7.5L47 8.4Z"
    body = turned(
        (0, 22), (9, 22, 18, 23.4, 25, 27.4), (27.6, 29, 27.4, 31.6, 26, 34.4),
        (22.5, 41.5, 16.5, 44, 14, 51), (17.5, 51), (20.5, 51, 20.5, 57, 17.5, 57), (10, 57),
        (10.5, 65, 14.5, 70, 23, 74.5), *foot(30),
    )
    return [cross, body], [rule(33, 23, 1.5), rule(51, 12), rule(57, 8.5), *foot_lines(30)], []


def knight():
    head = (
        "M26 74.5C26.5 68.5 31 64.5 36 61C40.5 58 44.5 54.5 45.5 48.5C42 51 38 51.5 34.5 52.8C31 54.5 29.5 58.5 26.5 60.8"
        "C24.2 62.6 21 62.4 19.3 60.2C15.8 59.2 13.6 55.6 14.2 51.4C14.8 47.6 18.6 44.6 21.8 39.8"
        "C23.8 36.6 25.2 33.2 26.8 29.4C28.4 25.8 31 23.2 34 21.3C33.6 16.5 34.6 11.5 37 6.8C40.8 9.2 43.8 12.4 45.2 16"
        "C50.5 14.6 56 15.6 60 18.6L58.4 21.6C64 22.6 68.4 26 70.6 30.6L67.8 32.8C72.4 35.6 75.4 40 76.4 45.4L73.2 46.8"
        "C76.4 51 77.6 56.6 76.8 62.4L73.6 62.8C74.4 66.5 74.6 70.5 74 74.5"
    )
    mane = [
        "M47 21C50.5 20.4 54.5 20.6 58.4 21.6", "M56.5 29.5C60.5 29.5 64.5 30.8 67.8 32.8",
        "M62.5 41.5C66.5 42 70.3 44 73.2 46.8", "M64.5 56C68 57 71.5 59.6 73.6 62.8",
    ]
    lines = ["M19.6 60C22 59.4 24 57.8 25.2 55.6", "M45.5 48.5C48 45 48.6 40 46.6 36", *mane, *foot_lines(29)]
    marks = ["M32 33.2C33.4 29.6 37.6 28.6 40.4 30.4C39 33.8 35.4 35.2 32 33.2Z", "M17.8 52.4C17.8 49.8 19.8 48.6 21.4 49.2C21.6 51.4 20 53.2 17.8 52.4Z"]
    return [standing(head, 29)], lines, marks


STAUNTON = {"king": king, "queen": queen, "rook": rook, "bishop": bishop, "knight": knight, "pawn": pawn}


def opposite(part):
    """The same `part` (absolute moves only) turned upside down about the middle of the square."""
    numbers = iter(re.findall(r"[\d.]+", part))
    return re.sub(r"[\d.]+", lambda _: f"{100 - float(next(numbers)):g}", part)


def twice(half):
    """A closed outline through `half` and its opposite, which begins where `half` ends."""
    return half + "L" + opposite(half)[1:] + "Z"


def both(*parts):
    """Each of the `parts` with its opposite."""
    return [*parts, *map(opposite, parts)]


def around(count, point):
    """The points of a star: `point(i)` gives angle in degrees and distance from the middle."""
    places = [point(i) for i in range(count)]
    return [(50 + r * math.cos(math.radians(a)), 50 + r * math.sin(math.radians(a))) for a, r in places]


def facing_pawn():
    return [disc(50, 19.5)], [disc(50, 9.5)], []


def facing_rook():
    walls = "M19 19H35V27H43V19H57V27H65V19H81V35H73V43H81V57H73V65H81V81H65V73H57V81H43V73H35V81H19V65H27V57H19V43H27V35H19Z"
    return [walls], ["M38 38H62V62H38Z"], []


def two_headed(head):
    """A man as each player knows it: a `head`, drawn from the right end of its neck to the left, on its own opposite."""
    return twice(f"M70 50C70 47.2 69 45.5 67 45.5L62 45.5{head}L33 45.5C31 45.5 30 47.2 30 50")


def facing_bishop():
    mitre = "C67 42 71.5 38 71.5 32.5C71.5 23 60.5 17 50 12C39.5 17 28.5 23 28.5 32.5C28.5 38 33 42 38 45.5"
    balls = [disc(8.5, 5), disc(91.5, 5)]
    return [*balls, two_headed(mitre)], both(rule(45.5, 10), "M63.5 20.5L52 34.5"), []


def facing_queen():
    # Its outermost pearls leave the corners of the square to coordinates.
    cup = "C66 39.5 74 34 78 21.5L66.5 31L65 13L55.5 29L50 11L44.5 29L35 13L33.5 31L22 21.5C26 34 34 39.5 38 45.5"
    tips = [(50, 9.5), (65, 12), (35, 12), (78, 21), (22, 21)]
    pearls = [disc(v, 4.4, u) for x, y in tips for u, v in [(x, y), (100 - x, 100 - y)]]
    return [two_headed(cup), *pearls], both(rule(45.5, 10), rule(37.5, 17, 2)), []


def facing_king():
    crown = (
        "C65.5 40 75 37.5 79 30C80.6 27 80 24.4 77 23C70 19.6 60 18.5 50 18.5"
        "C40 18.5 30 19.6 23 23C20 24.4 19.4 27 21 30C25 37.5 34.5 40 38 45.5"
    )
    cross = "M46.4 2.5H53.6L53 7.4L60.5 6.6V15.2L53 14.4L53.6 20H46.4L47 14.4L39.5 15.2V6.6L47 7.4Z"
    return [*both(cross), two_headed(crown)], both(rule(45.5, 10), rule(30, 24, 1.5)), []


def facing_knight():
    half = (
        "M63 45C69.5 37 68 21 45.5 15.5C44.5 12.5 42.5 9.5 39 7C38 11 38 14.5 38.2 18C33 20.5 30.5 24.5 28.5 29"
        "C26 34.5 19 38 16 43.5C13.5 48.5 15.5 53.5 20 54.5C23.5 55.5 26 53.5 28.5 51.5C31 49.5 36 50 40 46C41 50 39 52.5 37 55"
    )
    lines = ["M19.5 54.3C21.6 53.8 23.4 52.6 24.6 50.8", "M47 21.5C55 24.5 59 31 57 38"]
    marks = ["M33 30.5C34.4 27.3 38 26.4 40.4 28C39.2 31 36 32.3 33 30.5Z", "M18.8 47.5C18.8 45.3 20.5 44.2 22 44.8C22 46.8 20.8 48.2 18.8 47.5Z"]
    return [twice(half)], both(*lines), both(*marks)


FACING = {
    "king": facing_king, "queen": facing_queen, "rook": facing_rook,
    "bishop": facing_bishop, "knight": facing_knight, "pawn": facing_pawn,
}


WOOD = {
    "staunton": """<linearGradient id="wood" gradientUnits="userSpaceOnUse" x1="20" y1="0" x2="80" y2="0">
<stop offset="0" stop-color="{body}"/><stop offset=".3" stop-color="{light}"/>\
<stop offset=".6" stop-color="{body}"/><stop offset="1" stop-color="{shade}"/>
</linearGradient>""",
    "facing": """<radialGradient id="wood" gradientUnits="userSpaceOnUse" cx="50" cy="50" r="48">
<stop offset="0" stop-color="{light}"/><stop offset=".5" stop-color="{body}"/><stop offset="1" stop-color="{shade}"/>
</radialGradient>""",
}


def paint(name, p, drawing):
    """The SVG text of a `drawing` (closed shapes, carved lines, closed marks) of the set `name` in the paint `p`."""
    shapes, lines, marks = (["".join(f'<path d="{d}"/>\n' for d in part)] for part in drawing)
    return "".join([
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">\n',
        WOOD[name].format(**p),
        f'\n<g fill="url(#wood)" stroke="{p["ink"]}" stroke-width="{INK}" stroke-linejoin="round">\n',
        *shapes,
        f'</g>\n<g fill="none" stroke="{p["line"]}" stroke-width="{LINE}" stroke-linecap="round" stroke-linejoin="round">\n',
        *lines,
        f'</g>\n<g fill="{p["line"]}">\n' if drawing[2] else "",
        *marks,
        "</g>\n</svg>\n",
    ])


def icon():
    """The program's icon: a knight before the dial of a clock, whose flag is about to fall."""
    shapes, lines, marks = knight()
    p = PAINTS["white"]
    ticks = "".join(f"M{x:.4g} {y:.4g}L{u:.4g} {v:.4g}" for (x, y), (u, v) in zip(
        around(12, lambda i: (30 * i, 38.5)), around(12, lambda i: (30 * i, 33 if i % 3 == 0 else 35.5))))
    return "".join([
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">\n',
        '<linearGradient id="felt" x1="0" y1="0" x2="0" y2="1">'
        '<stop offset="0" stop-color="#3f7357"/><stop offset="1" stop-color="#1f4533"/></linearGradient>\n',
        WOOD["staunton"].format(**p),
        '\n<rect x="2" y="2" width="96" height="96" rx="21" fill="url(#felt)"/>\n',
        '<circle cx="50" cy="50" r="41" fill="#19392a" stroke="#efe6d2" stroke-width="3.6"/>\n',
        f'<path d="{ticks}" stroke="#efe6d2" stroke-width="2" stroke-linecap="round"/>\n',
        '<path d="M51 10.5L68 19L54 24.5Z" fill="#d9532c"/>\n',
        '<g transform="translate(15.4 15.8) scale(.74)">\n',
        f'<g fill="url(#wood)" stroke="#10261c" stroke-width="{INK}" stroke-linejoin="round">\n',
        *(f'<path d="{d}"/>\n' for d in shapes),
        f'</g>\n<g fill="none" stroke="{p["line"]}" stroke-width="{LINE}" stroke-linecap="round" stroke-linejoin="round">\n',
        *(f'<path d="{d}"/>\n' for d in lines),
        f'</g>\n<g fill="{p["line"]}">\n',
        *(f'<path d="{d}"/>\n' for d in marks),
        "</g>\n</g>\n</svg>\n",
    ])


def small_icon(pixels):
    """The icon where it is shown that small: the knight alone, flat, with the flag in the corner; no dial would be seen."""
    shapes, _, marks = knight()
    body, ink, felt, flag = PAINTS["white"]["body"], PAINTS["white"]["line"], "#2a5741", "#d9532c"
    pixel = 100 / pixels
    side = 100 - 2 * (pixel if pixels > 16 else 0)
    corner = side / 5
    outline = f' stroke="#10261c" stroke-width="{0.8 * pixel:.4g}" stroke-linejoin="round"' if pixels > 16 else ""
    scale = 1.02 if pixels > 16 else 1.1
    shift = (50 - 46 * scale, 50 - 48.5 * scale)
    return "".join([
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">\n',
        f'<rect x="{50 - side / 2:.4g}" y="{50 - side / 2:.4g}" width="{side:.4g}" height="{side:.4g}" rx="{corner:.4g}" fill="{felt}"/>\n',
        f'<path d="M{100 - 7 * pixel:.4g} {2 * pixel:.4g}H{100 - 2 * pixel:.4g}V{7 * pixel:.4g}Z" fill="{flag}"/>\n',
        f'<g transform="translate({shift[0]:.4g} {shift[1]:.4g}) scale({scale})">\n',
        f'<g fill="{body}"{outline}>\n',
        *(f'<path d="{d}"/>\n' for d in shapes),
        f'</g>\n<g fill="{ink}">\n',
        *(f'<path d="{d}"/>\n' for d in marks),
        "</g>\n</g>\n</svg>\n",
    ])


def main():
    for name, men in {"staunton": STAUNTON, "facing": FACING}.items():
        for folder, paints in {name: PAINTS, f"{name}-plain": PLAIN_PAINTS}.items():
            folder = Path(__file__).parent / folder
            folder.mkdir(exist_ok=True)
            for role, draw in men.items():
                for color, p in paints.items():
                    (folder / f"{color}-{role}.svg").write_text(paint(name, p, draw()))
    assets = Path(__file__).parent.parent
    (assets / "icon.svg").write_text(icon())
    for pixels in (16, 24):
        (assets / f"icon-{pixels}.svg").write_text(small_icon(pixels))


main()
