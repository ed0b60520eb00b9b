//! Arrows and coloured squares that a comment tells, in the commands `[%cal …]` and `[%csl …]`.

use super::game::Annotation;
use crate::chess::Square;

/// An arrow, or a coloured square.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct BoardMark {
    /// Its colour.
    pub color: MarkColor,
    /// Where an arrow begins, or the square.
    pub from: Square,
    /// Where an arrow ends; the same for a square.
    pub to: Square,
}

/// The colour of an arrow or of a square.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum MarkColor {
    /// `G`
    #[default]
    Green,
    /// `R`
    Red,
    /// `Y`
    Yellow,
    /// `B`
    Blue,
}

/// The commands that tell squares and arrows.
const COMMANDS: [&str; 2] = ["[%csl ", "[%cal "];

/// What is drawn on the board, by the comments among these annotations.
pub fn board_marks(annotations: &[Annotation]) -> Vec<BoardMark> {
    let mut marks = Vec::new();
    for annotation in annotations {
        let Annotation::Comment(comment) = annotation else {
            continue;
        };
        for command in COMMANDS {
            for behind in comment.split(command).skip(1) {
                let listed = behind.split_once(']').map_or("", |(listed, _)| listed);
                marks.extend(listed.split(',').filter_map(|it| mark(it.trim())));
            }
        }
    }
    marks
}

/// The commands that tell these marks.
pub fn commands(marks: &[BoardMark]) -> String {
    let mut told = String::new();
    for (command, is_square) in COMMANDS.into_iter().zip([true, false]) {
        let listed = marks.iter().filter(|it| (it.from == it.to) == is_square);
        let listed: Vec<_> = listed.map(|it| it.text()).collect();
        if !listed.is_empty() {
            told.extend([command, &listed.join(","), "]"]);
        }
    }
    told
}

/// A comment without the commands that tell marks.
pub fn without_commands(comment: &str) -> String {
    let mut rest = comment;
    let mut kept = String::with_capacity(comment.len());
    let first = |text: &str| COMMANDS.iter().filter_map(|it| text.find(it)).min();
    while let Some(at) = first(rest)
        && let Some(length) = rest[at..].find(']')
    {
        kept.push_str(&rest[..at]);
        rest = &rest[at + length + 1..];
    }
    kept + rest
}

impl BoardMark {
    fn text(self) -> String {
        let color = match self.color {
            MarkColor::Green => 'G',
            MarkColor::Red => 'R',
            MarkColor::Yellow => 'Y',
            MarkColor::Blue => 'B',
        };
        let to = (self.from != self.to).then_some(self.to);
        let to = to.map(|to| to.to_string()).unwrap_or_default();
        format!("{color}{}{to}", self.from)
    }
}

/// One mark: a letter for its colour, and one square or two.
fn mark(text: &str) -> Option<BoardMark> {
    let color = match text.as_bytes().first()? {
        b'G' => MarkColor::Green,
        b'R' => MarkColor::Red,
        b'Y' => MarkColor::Yellow,
        b'B' => MarkColor::Blue,
        _ => return None,
    };
    let squares = &text[1..];
    let square = |from: usize| -> Option<Square> { squares.get(from..from + 2)?.parse().ok() };
    let from = square(0)?;
    let to = match squares.len() {
        2 => from,
        4 => square(2)?,
        _ => return None,
    };
    Some(BoardMark { color, from, to })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn arrows_and_squares_are_read_from_comments() {
        let comment = |text: &str| Annotation::Comment(text.to_owned());
        let all = [
            comment("[%cal Ge2e4,Rd2d4][%csl Gd5, Ye5] Start here."),
            Annotation::Nag(1),
            comment("well [%csl Bh8] [%csl Qa1,G,Ga9,Ga1b]"),
            comment("[%cal Ge2e4"),
        ];
        let told: Vec<_> = board_marks(&all)
            .iter()
            .map(|it| format!("{:?} {}{}", it.color, it.from, it.to))
            .collect();
        let expected = [
            "Green d5d5",
            "Yellow e5e5",
            "Green e2e4",
            "Red d2d4",
            "Blue h8h8",
        ];
        assert_eq!(told, expected);
    }
}
