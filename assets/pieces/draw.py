"""Draws the two sets of chessmen: one drawing a man, painted once in ivory and once in ebony. Run it after changing a line."""

from pathlib import Path

INK = 3.2  # the outline
LINE = 2.2  # what is carved inside it

PAINTS = {
    "white": {"light": "#fffdf6", "body": "#fbf2dd", "shade": "#dcc8a0", "ink": "#2b241d", "line": "#4a3d2f"},
    "black": {"light": "#6d6259", "body": "#3d3631", "shade": "#221e1b", "ink": "#15110e", "line": "#d9cbb2"},
}


def turned(*profile):
    """The outline of a man turned on a lathe: `profile` runs down the right side, from the axis to the axis, x counted from it."""
    (start, *steps) = profile
    down = f"M{50 + start[0]:g} {start[1]:g}"
    points = [start]
    for step in steps:
        down += ("L" if len(step) == 2 else "C") + " ".join(f"{50 + x if i % 2 == 0 else x:g}" for i, x in enumerate(step))
        points.append(step[-2:])
    up = ""
    for here, step in zip(reversed(points[:-1]), reversed(steps)):
        bends = [step[i:i + 2] for i in range(0, len(step) - 2, 2)]
        stops = [*reversed(bends), here]
        up += ("L" if len(stops) == 1 else "C") + " ".join(f"{50 - x:g} {y:g}" for x, y in stops)
    return down + up + "Z"


def foot(width):
    """The last steps of a profile, the same under every man but for its half width: moulding, plinth, felt."""
    w = width
    return [
        (w - 5, 74.5), (w - 2.6, 75.5, w - 2.6, 80.5, w - 5, 81.5),
        (w - 2, 81.5, w, 83, w, 85.5), (w, 87), (w, 89.5, w - 1.5, 90.5, w - 4, 90.5), (0, 90.5),
    ]


def foot_lines(width):
    """The two grooves of the foot."""
    return [rule(81.5, width - 4.5), rule(74.5, width - 5.5)]


def rule(y, half, sag=0):
    """A groove across the man at height `y`, hanging by `sag` in the middle."""
    return f"M{50 - half:g} {y:g}Q50 {y + 2 * sag:g} {50 + half:g} {y:g}"


def pawn():
    body = turned(
        (0, 21.5), (7.5, 21.5, 13, 27, 13, 34), (13, 38.6, 10.6, 42.6, 7.5, 45),
        (14, 45), (16, 45, 16, 50.5, 14, 50.5), (7.5, 50.5),
        (8, 60, 11, 66, 17, 74.5), *foot(23),
    )
    return [body], [rule(50.5, 7.5), rule(45, 7.5), *foot_lines(23)], []


def rook():
    body = turned(
        (0, 19.5), (5.5, 19.5), (5.5, 25.5), (12.5, 25.5), (12.5, 17.5), (22, 17.5), (22, 31), (21.5, 34, 18, 36, 16, 38.5),
        (15.8, 50, 16.5, 62, 20.5, 74.5), *foot(26),
    )
    return [body], [rule(33, 20), rule(39.5, 15.2), *foot_lines(26)], []


def bishop():
    ball = turned((0, 6.5), (3.4, 6.5, 5.4, 8.8, 5.4, 11.6), (5.4, 14.4, 3.4, 16.7, 0, 16.7))
    body = turned(
        (0, 15.5), (8, 20.5, 15.8, 28.5, 15.8, 37.5), (15.8, 42, 13, 46, 9.5, 48.5),
        (15.5, 48.5), (17.5, 48.5, 17.5, 54, 15.5, 54), (8.5, 54),
        (9, 62, 12, 68, 19, 74.5), *foot(25),
    )
    cut = "M60.5 25.5L51.5 37.5"
    return [ball, body], [cut, rule(48.5, 9), rule(54, 8.5), *foot_lines(25)], []


def queen():
    ball = turned((0, 7.5), (2.8, 7.5, 4.8, 9.6, 4.8, 12.2), (4.8, 14.8, 2.8, 17, 0, 17))
    body = turned(
        (0, 17), (4, 17, 7, 18.3, 9, 20.6), (10.5, 17.5), (14, 22), (19.5, 17.5), (20.5, 19.5),
        (18, 28, 14.5, 36, 10.5, 44), (15.5, 44), (17.5, 44, 17.5, 49.5, 15.5, 49.5), (8.5, 49.5),
        (9, 60, 12.5, 68, 21, 74.5), *foot(27),
    )
    return [ball, body], [rule(44, 10.5), rule(49.5, 8.5), *foot_lines(27)], []


def king():
    cross = "M46.6 4.5H53.4L52.6 9.6L58 8.9V15.1L52.6 14.4L53.4 22H46.6L47.4 14.4L42 15.1V8.9L47.4 9.6Z"
    body = turned(
        (0, 20.5), (6.5, 20.5, 13, 22, 18.5, 25.5),
        (17, 33, 13.5, 38, 11, 44), (16, 44), (18, 44, 18, 49.5, 16, 49.5), (9, 49.5),
        (9.5, 60, 13, 68, 21, 74.5), *foot(27),
    )
    return [cross, body], [rule(28, 17, 0), rule(44, 11), rule(49.5, 9), *foot_lines(27)], []


def knight():
    head = (
        "M29 74.5 C30 66 38 62 43.5 54.5 C40 57.5 35.5 58 32 60.5 C29.5 62.5 28.5 65.5 25 65.5 "
        "C20.5 65.5 17 61 17.5 56 C18 51 23 46.5 26 41 C28.5 36 29 30 35 25.5 "
        "C36.5 20.5 38 16 37.5 10 C42 12.5 45.5 15.5 47.5 18.5 C63 19.5 73 29 75.5 44 C77 54 74.5 65 74 74.5 Z"
    )
    base = turned((0, 74.5), *foot(27))
    lines = ["M23 58.5 C24.5 57.5 25 57 25.5 56", *foot_lines(27)]
    return [base, head], lines, ["M36 35 C38 32 42 32 43 34 C41 37 38 37.5 36 35 Z"]


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
