//! The chessmen of the board as outlines for print, taken from the same drawings.

use std::sync::LazyLock;

use super::place::Place;
use crate::chess::{Color, Piece, Role};

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
    Move(Place),
    /// Goes straight to there.
    Line(Place),
    /// Curves to the last place, drawn to the two before it.
    Curve(Place, Place, Place),
    /// Goes back to where it began.
    Close,
}

/// The outline of a chessman.
pub fn outline(piece: Piece) -> &'static Outline {
    let role = match piece.role {
        Role::Pawn => 0,
        Role::Knight => 1,
        Role::Bishop => 2,
        Role::Rook => 3,
        Role::Queen => 4,
        Role::King => 5,
    };
    &OUTLINES[role + piece.color.fold_wb(0, 6)]
}

macro_rules! drawing {
    ($name:literal) => {
        include_str!(concat!(
            env!("CARGO_MANIFEST_DIR"),
            "/assets/pieces/staunton/",
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

/// Reads a path. Of all that SVG knows it takes what our drawings use: M, L, H, V, C, Q and Z, and half circles by `a`.
fn steps(path: &str) -> Vec<Step> {
    let mut steps = Vec::new();
    let mut here: Place = (0.0, 0.0);
    let mut rest = path;
    while let Some(command) = rest.chars().next() {
        let numbers_end = rest[1..]
            .find(|c: char| c.is_ascii_alphabetic())
            .map_or(rest.len(), |at| at + 1);
        let numbers = numbers(&rest[1..numbers_end]);
        let place = |index: usize| (numbers[index], numbers[index + 1]);
        rest = &rest[numbers_end..];
        match (command, numbers.len()) {
            ('M', 2) => {
                here = place(0);
                steps.push(Step::Move(here));
            }
            ('L', 2) => {
                here = place(0);
                steps.push(Step::Line(here));
            }
            ('H', 1) => {
                here.0 = numbers[0];
                steps.push(Step::Line(here));
            }
            ('V', 1) => {
                here.1 = numbers[0];
                steps.push(Step::Line(here));
            }
            ('C', 6) => {
                here = place(4);
                steps.push(Step::Curve(place(0), place(2), here));
            }
            ('Q', 4) => {
                let (pulled, to) = (place(0), place(2));
                let towards = |from: Place| {
                    (
                        from.0 + (pulled.0 - from.0) * 2.0 / 3.0,
                        from.1 + (pulled.1 - from.1) * 2.0 / 3.0,
                    )
                };
                steps.push(Step::Curve(towards(here), towards(to), to));
                here = to;
            }
            ('a', 7) => {
                let to = (here.0 + numbers[5], here.1 + numbers[6]);
                steps.extend(half_circle(here, to));
                here = to;
            }
            ('Z', 0) => steps.push(Step::Close),
            _ => {}
        }
    }
    steps
}

/// Two quarters of a circle on a level diameter, turning as the drawings' dots do.
fn half_circle(from: Place, to: Place) -> [Step; 2] {
    // How far a quarter of a circle pulls, in radii.
    const PULL: f32 = 0.552_285;
    let radius = (to.0 - from.0) / 2.0;
    let low = from.1 + radius;
    let middle = from.0 + radius;
    [
        Step::Curve(
            (from.0, from.1 + radius * PULL),
            (middle - radius * PULL, low),
            (middle, low),
        ),
        Step::Curve(
            (middle + radius * PULL, low),
            (to.0, to.1 + radius * PULL),
            to,
        ),
    ]
}

/// Numbers parted by blanks, commas, or by a minus that begins the next.
fn numbers(text: &str) -> Vec<f32> {
    let parted = text.replace('-', " -");
    parted
        .split([' ', ',', '\n'])
        .filter_map(|number| number.parse().ok())
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_step_of_every_drawing_is_understood() {
        for svg in DRAWINGS {
            let outline = read(svg, Color::White);
            let commands = svg
                .split("<path d=\"")
                .skip(1)
                .filter_map(|rest| rest.split_once('"'))
                .flat_map(|(path, _)| path.chars().filter(char::is_ascii_alphabetic));
            let (halves, others): (Vec<char>, Vec<char>) =
                commands.partition(|command| *command == 'a');
            let steps = outline.body.len() + outline.lines.len();
            assert_eq!(steps, others.len() + 2 * halves.len());
        }
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
