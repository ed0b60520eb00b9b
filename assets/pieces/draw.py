"""Draws the two sets of chessmen: one drawing a man, painted once in ivory and once in ebony. Run it after changing a line."""

from pathlib import Path

INK = 3.2  # the outline
LINE = 2.2  # what is carved inside it

PAINTS = {
    "white": {"light": "#fffdf6", "body": "#fbf2dd", "shade": "#dcc8a0", "ink": "#2b241d", "line": "#2b241d"},
    "black": {"light": "#5c534b", "body": "#37312d", "shade": "#201c19", "ink": "#15110e", "line": "#d9cbb2"},
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


def paint(color, drawing):
    """The SVG text of a `drawing` (closed shapes, carved lines, closed marks) in the paint of `color`."""
    shapes, lines, marks = drawing
    p = PAINTS[color]
    text = f"""<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">
<linearGradient id="wood" gradientUnits="userSpaceOnUse" x1="20" y1="0" x2="80" y2="0">
<stop offset="0" stop-color="{p['body']}"/><stop offset=".3" stop-color="{p['light']}"/>\
<stop offset=".6" stop-color="{p['body']}"/><stop offset="1" stop-color="{p['shade']}"/>
</linearGradient>
<g fill="url(#wood)" stroke="{p['ink']}" stroke-width="{INK}" stroke-linejoin="round">
"""
    text += "".join(f'<path d="{d}"/>\n' for d in shapes)
    text += f'</g>\n<g fill="none" stroke="{p["line"]}" stroke-width="{LINE}" stroke-linecap="round" stroke-linejoin="round">\n'
    text += "".join(f'<path d="{d}"/>\n' for d in lines)
    text += f'</g>\n<g fill="{p["line"]}">\n' if marks else "</g>\n"
    text += "".join(f'<path d="{d}"/>\n' for d in marks) + ("</g>\n" if marks else "")
    return text + "</svg>\n"


def main():
    for name, men in {"staunton": STAUNTON}.items():
        folder = Path(__file__).parent / name
        folder.mkdir(exist_ok=True)
        for role, draw in men.items():
            for color in PAINTS:
                (folder / f"{color}-{role}.svg").write_text(paint(color, draw()))


main()
