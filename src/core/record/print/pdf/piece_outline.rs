//! The chessmen of the board as outlines for print, taken from the same drawings.

use std::sync::LazyLock;

use svgtypes::{SimplePathSegment, SimplifyingPathParser};

use super::page_geometry::PagePoint;
use crate::chess::{Color, Piece, Role, piece_index};

/// How wide and high a drawing is, in its own units.
pub const SIDE: f32 = 100.0;

/// A chessman: its body, and the lines upon it.
#[derive(Clone, Debug, Default)]
pub struct Outline {
    /// Whether it is a white man.
    pub is_white: bool,
    /// The body.
    pub body: Vec<Step>,
    /// The lines upon it.
    pub lines: Vec<Step>,
}

/// One step along an outline.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Step {
    /// Begins anew there.
    Move(PagePoint),
    /// Goes straight to there.
    Line(PagePoint),
    /// Curves to the last place, drawn to the two before it.
    Curve(PagePoint, PagePoint, PagePoint),
    /// Goes back to where it began.
    Close,
}

impl Outline {
    /// Returns the man that it is the outline of.
    pub fn piece(&'static self) -> Option<Piece> {
        let men = Color::ALL
            .into_iter()
            .flat_map(|color| Role::ALL.map(|role| role.of(color)));
        men.into_iter()
            .find(|piece| std::ptr::eq(outline(*piece), self))
    }
}

/// The outline of a chessman.
pub fn outline(piece: Piece) -> &'static Outline {
    &OUTLINES[piece_index(piece)]
}

macro_rules! drawing {
    ($name:literal) => {
        include_str!(concat!(
            env!("CARGO_MANIFEST_DIR"),
            "/../../assets/pieces/staunton/",
            $name,
            ".svg"
        ))
    };
}

const DRAWINGS: [&str; 12] = [
    drawing!("white-pawn"),
    drawing!("white-knight"),
    drawing!("white-bishop"),
    drawing!("white-rook"),
    drawing!("white-queen"),
    drawing!("white-king"),
    drawing!("black-pawn"),
    drawing!("black-knight"),
    drawing!("black-bishop"),
    drawing!("black-rook"),
    drawing!("black-queen"),
    drawing!("black-king"),
];

static OUTLINES: LazyLock<[Outline; 12]> = LazyLock::new(|| {
    let mut color = Color::White;
    let mut count = 0;
    DRAWINGS.map(|svg| {
        count += 1;
        if count > 6 {
            color = Color::Black;
        }
        read(svg, color)
    })
});

/// Reads a drawing: what stands before the group without a filling is the body.
fn read(svg: &str, color: Color) -> Outline {
    let (bodies, lines) = svg.split_once("fill=\"none\"").unwrap_or((svg, ""));
    let steps = |part: &str| {
        let paths = part.split("<path d=\"").skip(1);
        paths
            .filter_map(|rest| rest.split_once('"'))
            .flat_map(|(path, _)| steps(path))
            .collect()
    };
    Outline {
        is_white: color.is_white(),
        body: steps(bodies),
        lines: steps(lines),
    }
}

/// Reads a path, as far as it can be read.
fn steps(path: &str) -> Vec<Step> {
    let mut steps: Vec<Step> = Vec::new();
    let mut here: PagePoint = (0.0, 0.0);
    for segment in SimplifyingPathParser::from(path).map_while(Result::ok) {
        let step = match segment {
            SimplePathSegment::MoveTo { x, y } => Step::Move(point(x, y)),
            SimplePathSegment::LineTo { x, y } => Step::Line(point(x, y)),
            SimplePathSegment::CurveTo {
                x1,
                y1,
                x2,
                y2,
                x,
                y,
            } => Step::Curve(point(x1, y1), point(x2, y2), point(x, y)),
            SimplePathSegment::Quadratic { x1, y1, x, y } => {
                let (pulled, to) = (point(x1, y1), point(x, y));
                // A page knows curves of the third degree only.
                let towards = |from: PagePoint| {
                    (
                        from.0 + (pulled.0 - from.0) * 2.0 / 3.0,
                        from.1 + (pulled.1 - from.1) * 2.0 / 3.0,
                    )
                };
                Step::Curve(towards(here), towards(to), to)
            }
            SimplePathSegment::ClosePath => Step::Close,
        };
        if let Step::Move(to) | Step::Line(to) | Step::Curve(_, _, to) = step {
            here = to;
        }
        steps.push(step);
    }
    steps
}

/// A page measures in single precision, which is finer than any printer.
#[expect(
    clippy::cast_possible_truncation,
    reason = "a drawing is a hundred units wide"
)]
const fn point(x: f64, y: f64) -> PagePoint {
    (x as f32, y as f32)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_path_of_every_drawing_is_read_to_its_end() {
        for svg in DRAWINGS {
            let paths = svg.split("<path d=\"").skip(1);
            for (path, _) in paths.filter_map(|rest| rest.split_once('"')) {
                let segments: Result<Vec<_>, _> = SimplifyingPathParser::from(path).collect();
                assert!(
                    segments.is_ok_and(|segments| !segments.is_empty()),
                    "{path}"
                );
            }
            let outline = read(svg, Color::White);
            assert!(!outline.body.is_empty() && !outline.lines.is_empty());
        }
    }

    #[test]
    fn a_path_is_drawn_by_moves_lines_curves_and_closing() {
        let path = "M10 20H40V50L10,50Q10 35 25-5a5 5 0 0 0 10 0Z";
        let steps = steps(path);
        assert_eq!(
            steps[..5],
            [
                Step::Move((10.0, 20.0)),
                Step::Line((40.0, 20.0)),
                Step::Line((40.0, 50.0)),
                Step::Line((10.0, 50.0)),
                Step::Curve((10.0, 40.0), (15.0, 21.666_666), (25.0, -5.0)),
            ]
        );
        let [.., Step::Curve(_, _, end), Step::Close] = steps[..] else {
            panic!("a half circle ends in a curve: {steps:?}");
        };
        assert!((end.0 - 35.0).abs() < 0.001 && (end.1 + 5.0).abs() < 0.001);
    }

    #[test]
    fn every_outline_stays_within_its_square() {
        for outline in OUTLINES.iter() {
            for step in outline.body.iter().chain(&outline.lines) {
                if let Step::Move(at) | Step::Line(at) | Step::Curve(_, _, at) = step {
                    assert!((0.0..=SIDE).contains(&at.0) && (0.0..=SIDE).contains(&at.1));
                }
            }
        }
    }
}
