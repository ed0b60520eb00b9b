//! A scoresheet in which something is to be found: the move that was illegal, or the one that was not written down.

use std::sync::LazyLock;

use crate::chess::illegal_reason::legal_move;
use crate::chess::unchecked_play::play_told;
use crate::chess::{Board, CastlingSide, Chess, File, Move, Position, Role, Square};
use crate::laws::Rule;
use crate::notation::algebraic::{MateSign, Style, read, write, write_carried};
use crate::notation::letters::Letters;

/// The scoresheets that the program brings along, as their file explains.
const SHEETS: &str = include_str!(concat!(
    env!("CARGO_MANIFEST_DIR"),
    "/../../assets/scoresheets.txt"
));

/// What is to be found on a scoresheet.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SheetFind {
    /// The move that was illegal.
    Illegal,
    /// The move that was played and not written down.
    Unrecorded,
}

/// A move of the sheet, with the position in which it was played.
#[derive(Clone, Debug)]
struct SheetMove {
    before: Chess,
    mv: Move,
}

/// A scoresheet with one thing to find.
#[derive(Clone, Debug)]
pub struct SheetTask {
    find: SheetFind,
    moves: Vec<SheetMove>,
    place: usize,
    end: Chess,
}

/// What a candidate found.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SheetAnswer {
    /// The cell at that place, from 0, White's and Black's in turn.
    Cell(usize),
    /// The move that was written into the gap.
    Written(String),
}

impl SheetTask {
    /// Returns the program's own tasks of that kind.
    pub fn own(find: SheetFind) -> impl Iterator<Item = &'static SheetTask> {
        static OWN: LazyLock<Vec<SheetTask>> = LazyLock::new(|| {
            let lines = SHEETS.lines().filter(|line| !line.starts_with('#'));
            lines.filter_map(SheetTask::read).collect()
        });
        OWN.iter().filter(move |it| it.find == find)
    }

    /// Reads the line of a game. Nothing if a move cannot be read, or if not exactly one thing is to be found.
    pub fn read(line: &str) -> Option<Self> {
        let mut position = Chess::default();
        let mut moves = Vec::new();
        let mut found = Vec::new();
        for (place, text) in line.split_whitespace().enumerate() {
            let missing = text.strip_prefix('(').and_then(|it| it.strip_suffix(')'));
            if missing.is_some() {
                found.push((SheetFind::Unrecorded, place));
            }
            let mv = match text.split_once('-').map(|it| (it.0.parse(), it.1.parse())) {
                Some((Ok(from), Ok(to))) => {
                    found.push((SheetFind::Illegal, place));
                    illegal_move(&position, from, to)?
                }
                _ => read(&position, missing.unwrap_or(text), Letters::English).ok()?,
            };
            let before = position.clone();
            play_told(&mut position, mv);
            moves.push(SheetMove { before, mv });
        }
        let &[(find, place)] = found.as_slice() else {
            return None;
        };
        Some(Self {
            find,
            moves,
            place,
            end: position,
        })
    }

    /// What is to be found.
    pub const fn find(&self) -> SheetFind {
        self.find
    }

    /// Returns what stands in each cell in that style, White's and Black's in turn; nothing in the one that is empty.
    /// Checks are not marked, since a mark would tell of one that was overlooked.
    pub fn cells(&self, style: Style) -> Vec<Option<String>> {
        let moves = self.moves.iter().enumerate();
        let cells = moves.map(|(place, it)| {
            let is_missing = self.find == SheetFind::Unrecorded && place == self.place;
            (!is_missing).then(|| written(it, style))
        });
        cells.collect()
    }

    /// Returns the board after the last move.
    pub fn board(&self) -> &Board {
        self.end.board()
    }

    /// Returns the move that was to be found, in that style, and its place among the cells.
    pub fn solution(&self, style: Style) -> (usize, String) {
        let found = self.moves.get(self.place);
        let text = found.map(|it| written(it, style));
        (self.place, text.unwrap_or_default())
    }

    /// Returns the rule on which the task rests.
    pub const fn rule(&self) -> Rule {
        match self.find {
            SheetFind::Illegal => Rule::IllegalWhenFound,
            SheetFind::Unrecorded => Rule::MustRecord,
        }
    }

    /// Whether that is what was to be found: the cell of the illegal move, or a move in anybody's letters from which the
    /// moves that are written down lead to the position on the board.
    pub fn is_right(&self, answer: &SheetAnswer) -> bool {
        match (self.find, answer) {
            (SheetFind::Illegal, SheetAnswer::Cell(place)) => *place == self.place,
            (SheetFind::Unrecorded, SheetAnswer::Written(text)) => {
                let before = self.moves.get(self.place).map(|it| &it.before);
                let mut read = Letters::ALL
                    .into_iter()
                    .filter_map(|letters| read(before?, text.trim(), letters).ok());
                read.any(|mv| self.leads_to_the_end(mv))
            }
            (SheetFind::Illegal, SheetAnswer::Written(_))
            | (SheetFind::Unrecorded, SheetAnswer::Cell(_)) => false,
        }
    }

    /// Whether the moves behind the gap can be played after that one, up to the position on the board.
    fn leads_to_the_end(&self, mv: Move) -> bool {
        let (Some(gap), Some(rest)) =
            (self.moves.get(self.place), self.moves.get(self.place + 1..))
        else {
            return false;
        };
        let after = gap.before.clone().play(mv).ok();
        let end = after.and_then(|after| {
            let mut rest = rest.iter();
            rest.try_fold(after, |position, it| position.play(it.mv).ok())
        });
        end.is_some_and(|it| it.board() == self.end.board())
    }
}

fn written(it: &SheetMove, style: Style) -> String {
    let style = Style {
        check: false,
        mate: MateSign::Unmarked,
        ..style
    };
    if it.before.is_legal(it.mv) {
        return write(&it.before, it.mv, style);
    }
    let to = match it.mv {
        Move::Castle { king, rook } => castled_king(king, rook),
        Move::Normal { to, .. } | Move::EnPassant { to, .. } | Move::Put { to, .. } => to,
    };
    let carried = it
        .mv
        .from()
        .and_then(|from| write_carried(&it.before, from, to, style));
    carried.unwrap_or_default()
}

/// Where the king stands that has castled with that rook.
fn castled_king(king: Square, rook: Square) -> Square {
    let side = CastlingSide::from_king_side(king < rook);
    Square::from_coords(side.king_to_file(), king.rank())
}

/// Returns the illegal move that takes a piece of who has the move from one square to another; a king that goes two squares
/// castles. Nothing if that is legal, or no such piece stands there.
fn illegal_move(position: &Chess, from: Square, to: Square) -> Option<Move> {
    let piece = position.board().piece_at(from)?;
    if piece.color != position.turn() || legal_move(position, from, to, None).is_ok() {
        return None;
    }
    if piece.role == Role::King && from.distance(to) == 2 {
        let file = if from < to { File::H } else { File::A };
        let rook = Square::from_coords(file, from.rank());
        return Some(Move::Castle { king: from, rook });
    }
    Some(Move::Normal {
        role: piece.role,
        from,
        capture: position.board().role_at(to),
        to,
        promotion: None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    const KINDS: [SheetFind; 2] = [SheetFind::Illegal, SheetFind::Unrecorded];

    #[test]
    fn every_line_of_the_file_is_a_task() {
        let lines = SHEETS.lines().filter(|it| !it.starts_with('#'));
        for line in lines.filter(|it| !it.is_empty()) {
            assert!(SheetTask::read(line).is_some(), "{line}");
        }
        for find in KINDS {
            assert!(SheetTask::own(find).count() >= 6, "{find:?}");
        }
    }

    #[test]
    fn the_illegal_move_is_right_and_no_other_cell() {
        for task in SheetTask::own(SheetFind::Illegal) {
            let cells = task.cells(Style::default()).len();
            let right = (0..cells).filter(|place| task.is_right(&SheetAnswer::Cell(*place)));
            assert_eq!(
                right.collect::<Vec<_>>(),
                [task.solution(Style::default()).0]
            );
        }
    }

    #[test]
    fn only_one_legal_move_fits_the_gap() {
        for task in SheetTask::own(SheetFind::Unrecorded) {
            let before = &task.moves[task.place].before;
            let fits = before.legal_moves().into_iter().filter(|mv| {
                let text = write(before, *mv, Style::laws(Letters::Polish));
                task.is_right(&SheetAnswer::Written(text))
            });
            assert_eq!(fits.collect::<Vec<_>>(), [task.moves[task.place].mv]);
            let cells = task.cells(Style::default());
            assert_eq!(cells.iter().filter(|it| it.is_none()).count(), 1);
        }
    }

    #[test]
    fn an_illegal_move_is_written_as_a_player_wrote_it() {
        let task = SheetTask::read("e4 e5 Nf3 Nf6 d3 c8-g4 Be2 d6").expect("a task");
        let solution = task.solution(Style::laws(Letters::Slovene));
        assert_eq!(solution, (5, "Lg4".to_owned()));
        let castled = SheetTask::own(SheetFind::Illegal).nth(1).expect("castling");
        assert_eq!(castled.solution(Style::laws(Letters::English)).1, "0-0");
    }

    #[test]
    fn a_line_without_one_thing_to_find_is_no_task() {
        for line in [
            "",
            "e4 e5",
            "e4 (e5) (Nf3)",
            "e2-e4",
            "e4 Ke2 (d4)",
            "e4 e2-e5",
        ] {
            assert!(SheetTask::read(line).is_none(), "{line}");
        }
    }
}
