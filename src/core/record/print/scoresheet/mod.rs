//! The scoresheet: the moves with their times and offers, what the arbiter did beside them, and the sheet on paper.
//!
//! What the Laws say of keeping score belongs to `laws`, how a sheet looks on the screen to `ui`.

mod own_scoresheet;
mod pages;
mod plain_text;

pub use own_scoresheet::{Cell, SheetFault, own};
pub use plain_text::move_lines;

use std::time::Duration;

use crate::chess::{Color, Position};
use crate::clock::ClockUnit;
use crate::laws::{Game, Standing};
use crate::notation::{Style, algebraic};
use crate::record::log::journal::{Entry, Heading};
use crate::record::narrative::Narrative;
use crate::record::narrative::scoresheet_remarks::{Remark, remarks};

/// A scoresheet, ready to be printed.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Sheet {
    /// Who plays, where, when, and how it ended.
    pub title: Title,
    /// The number of the first move.
    pub first_number: u32,
    /// Whether Black made the first move on it.
    pub black_began: bool,
    /// The half-moves, in order.
    pub moves: Vec<SheetLine>,
    /// What the arbiter did, in order.
    pub remarks: Vec<Said>,
}

/// What stands above and below the moves; whatever is empty is left to be written by hand.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Title {
    /// The event.
    pub event: String,
    /// The place.
    pub site: String,
    /// The round.
    pub round: String,
    /// The board of a match or of the round.
    pub board: String,
    /// The day.
    pub date: String,
    /// White's name, with the rating behind it.
    pub white: String,
    /// Black's name, with the rating behind it.
    pub black: String,
    /// The score, as `1–0`.
    pub result: String,
    /// How White signed.
    pub signed_white: String,
    /// How Black signed.
    pub signed_black: String,
}

/// One half-move on a sheet.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SheetLine {
    /// Who made it.
    pub by: Color,
    /// The move, as written.
    pub text: String,
    /// What the mover's clock showed, rounded up to the second as clocks show it.
    pub time: Option<Duration>,
    /// Whether a draw was offered with it.
    pub offer: bool,
}

/// A remark in words.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Said {
    /// How many half-moves stood on the sheet, of those that stand there still.
    pub after: usize,
    /// How many stood then, where some of them were taken back later.
    pub fell: Option<usize>,
    /// The words.
    pub text: String,
}

/// The words that are printed on a sheet, in the language of its reader.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Labels {
    /// The tag of their language.
    pub language: &'static str,
    /// Over the sheet.
    pub scoresheet: String,
    /// Before the event.
    pub event: String,
    /// Before the place.
    pub site: String,
    /// Before the round.
    pub round: String,
    /// Before the board, which stands behind the round.
    pub board: String,
    /// Before the day.
    pub date: String,
    /// Before White's name, and over White's moves.
    pub white: String,
    /// Before Black's name, and over Black's moves.
    pub black: String,
    /// Before the result.
    pub result: String,
    /// Over what the arbiter did.
    pub remarks: String,
    /// Behind the number of a move that was taken back later.
    pub taken_back: String,
    /// Under a line for a signature of White.
    pub signature_white: String,
    /// Under a line for a signature of Black.
    pub signature_black: String,
}

impl Sheet {
    /// The sheet of a game, every move written in `style`; `say` puts a remark into words.
    pub fn of(
        heading: &Heading,
        narrative: &Narrative,
        log: &[Entry],
        style: Style,
        say: impl Fn(&Remark<'_>) -> String,
    ) -> Self {
        let arbiter = narrative.arbiter();
        let game = arbiter.table().game();
        Self {
            title: Title {
                result: result(heading, arbiter.table().standing()),
                signed_white: heading.signed_white.clone(),
                signed_black: heading.signed_black.clone(),
                ..Title::of(heading)
            },
            first_number: game.start().fullmoves().get(),
            black_began: game.start().turn().is_black(),
            moves: lines(game, style),
            remarks: remarks(narrative.entries(), log)
                .iter()
                .map(|remark| Said {
                    after: remark.after,
                    fell: remark.fell,
                    text: say(remark),
                })
                .collect(),
        }
    }

    /// A sheet on which nothing stands but who plays.
    pub fn empty(heading: &Heading) -> Self {
        Self {
            title: Title::of(heading),
            first_number: 1,
            ..Self::default()
        }
    }

    /// The number of a half-move, as `12.` or `12…`.
    pub fn number(&self, ply: usize) -> String {
        let place = ply + usize::from(self.black_began);
        let number = u64::from(self.first_number) + (place / 2) as u64;
        let sign = if place.is_multiple_of(2) { "." } else { "…" };
        format!("{number}{sign}")
    }

    /// Returns the number of rows, each for a move of White's and of Black's: those begun, and one for what was remarked
    /// where the next move would stand.
    pub fn rows(&self) -> usize {
        let remarked = self.remarks.iter().map(|remark| remark.after + 1).max();
        let begun = self.moves.len().max(remarked.unwrap_or_default());
        (begun + usize::from(self.black_began)).div_ceil(2)
    }

    /// Returns the index of that colour's half-move in a row, both counted from 0; none before Black began.
    pub fn ply(&self, row: usize, color: Color) -> Option<usize> {
        let place = row * 2 + color.fold_wb(0, 1);
        place.checked_sub(usize::from(self.black_began))
    }

    /// Returns the numbers, from 1, of the remarks beside a half-move: the next one made, or where it would stand.
    fn notes(&self, ply: usize) -> impl Iterator<Item = usize> {
        let remarks = self.remarks.iter().enumerate();
        remarks
            .filter(move |(_, remark)| remark.after == ply)
            .map(|(index, _)| index + 1)
    }

    /// What a remark is about, and its words: `2) 12… …`. Words that name the move themselves need no number before them.
    fn remark_line(&self, index: usize, labels: &Labels) -> String {
        let Said { after, fell, text } = &self.remarks[index];
        let number = match fell {
            Some(fell) => format!("{} {}", self.number(*fell), labels.taken_back),
            None => self.number(*after),
        };
        // A digit makes it the number of an article.
        let is_a_move = |rest: &str| !rest.starts_with(|it: char| it.is_ascii_digit());
        let named = format!("({number}");
        let mut named = text.split(&named).skip(1);
        let is_named = text.strip_prefix(&number).is_some_and(is_a_move) || named.any(is_a_move);
        if is_named {
            format!("{}) {text}", index + 1)
        } else {
            format!("{}) {number} {text}", index + 1)
        }
    }
}

impl Title {
    /// Who plays, where and when; nothing of how it ended.
    fn of(heading: &Heading) -> Self {
        let details = heading.details();
        Self {
            white: details.rated(&heading.white, Color::White),
            black: details.rated(&heading.black, Color::Black),
            event: details.event,
            site: details.site,
            round: details.round,
            board: details.board,
            date: heading.date.clone(),
            ..Self::default()
        }
    }

    /// Returns the round, and behind it the board where there is one.
    fn round_and_board(&self, labels: &Labels) -> String {
        if self.board.is_empty() {
            return self.round.clone();
        }
        let board = format!("{} {}", labels.board.to_lowercase(), self.board);
        let parts = [self.round.clone(), board].into_iter();
        let parts: Vec<_> = parts.filter(|part| !part.is_empty()).collect();
        parts.join(", ")
    }
}

/// How a game ended: as it was ruled, or as its file tells if it is history. Of any other it is the arbiter's to say.
fn result(heading: &Heading, standing: Standing) -> String {
    if let Standing::Ended(outcome, _) = standing {
        return outcome.printed();
    }
    let told = heading.origin.told_result();
    told.map_or_else(String::new, |score| score.printed().to_owned())
}

impl SheetLine {
    /// The move with the sign of a draw offer.
    pub fn with_offer(&self) -> String {
        if self.offer {
            format!("{} (=)", self.text)
        } else {
            self.text.clone()
        }
    }
}

/// The moves of a game as lines, written in `style`.
pub fn lines(game: &Game, style: Style) -> Vec<SheetLine> {
    let mut position = game.start().clone();
    let mut lines = Vec::with_capacity(game.plies().len());
    for ply in game.plies() {
        let mut text = String::new();
        algebraic::write_and_play(&mut position, ply.mv, style, &mut text);
        lines.push(SheetLine {
            by: ply.by,
            text,
            time: ply.left.map(|left| ClockUnit::Second.up(left)),
            offer: ply.offered_draw,
        });
    }
    lines
}

#[cfg(test)]
mod tests {
    use super::{Labels, Said, Sheet};

    #[test]
    fn the_number_of_a_remark_is_written_once() {
        let of = |text: &str, after, fell| {
            let text = text.to_owned();
            let remarks = vec![Said { after, fell, text }];
            let first_number = 1;
            let sheet = Sheet {
                first_number,
                remarks,
                ..Sheet::default()
            };
            let labels = Labels {
                taken_back: "(taken back)".to_owned(),
                ..Labels::default()
            };
            sheet.remark_line(0, &labels)
        };
        let stands = |text| of(text, 7, None);
        let named = "Illegal move (4…dxe4) (7.5.1)";
        assert_eq!(stands(named), format!("1) {named}"));
        assert_eq!(stands("Flag fallen (4…)"), "1) Flag fallen (4…)");
        assert_eq!(stands("Time given (4.8)"), "1) 4… Time given (4.8)");
        assert_eq!(stands("4…d6 taken back"), "1) 4…d6 taken back");
        // Where it stands now, another move has its number.
        let fallen = of("Time given (4.8)", 4, Some(7));
        assert_eq!(fallen, "1) 4… (taken back) Time given (4.8)");
    }
}
