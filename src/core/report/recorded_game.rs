//! A game with all that was recorded of it, for whoever tells what happened: the desk on its page, and the report on paper.

use std::time::Duration;

use crate::chess::{Chess, Color, Move, Position as _};
use crate::clock::Moment;
use crate::i18n::{NamedWords, RulingSummary};
use crate::laws::{Arbiter, Ruling, Table};
use crate::notation::{Letters, NotationStyles, algebraic};
use crate::record::Entry;
use crate::record::log::wall_clock::WallClock;
use crate::record::narrative::{AgreedOn, NarratedEntry, RecordedMove};

/// A game with its log, and the words in which it is told.
#[derive(Clone, Debug)]
pub struct RecordedGame<'a> {
    /// The arbiter of the game.
    pub arbiter: &'a Arbiter,
    /// Everything that happened, with what was ruled on it.
    pub log: &'a [Entry],
    /// What each entry of the log was, as far as that was followed.
    pub narrative: &'a [NarratedEntry],
    /// How each player likes moves written.
    pub notation: NotationStyles,
    /// The words, with the players' names.
    pub words: NamedWords,
    /// What the clock on the wall showed during the game.
    pub wall: Option<&'a WallClock>,
}

/// A move that stood on the scoresheet as its last.
#[derive(Clone, Debug)]
pub struct StandingMove {
    /// Whose it is.
    pub by: Color,
    /// Its number, with a point for White and three for Black.
    pub number: String,
    /// How its player writes it.
    pub text: String,
    /// The move itself.
    pub mv: Move,
    /// What its player's clock showed when it was completed, if it was.
    pub left: Option<Duration>,
}

impl StandingMove {
    /// Writes that move as its player does.
    pub fn of(last: &RecordedMove, notation: NotationStyles) -> Self {
        let RecordedMove {
            before,
            by,
            mv,
            left,
        } = last;
        Self {
            by: *by,
            number: algebraic::number(before, *by),
            text: algebraic::write(before, *mv, notation.of(*by)),
            mv: *mv,
            left: *left,
        }
    }

    /// The move as its player writes it, behind its number.
    pub fn numbered(&self) -> String {
        format!("{}{}", self.number, self.text)
    }
}

/// Returns the last of that many half-moves; nothing where fewer stand.
pub fn last_move(table: &Table, notation: NotationStyles, plies: usize) -> Option<StandingMove> {
    RecordedMove::of(table.game(), plies).map(|last| StandingMove::of(&last, notation))
}

/// What the wall showed at that moment of the game, to the second; nothing where nobody looked.
pub fn time_of_day(wall: Option<&WallClock>, at: Moment) -> Option<String> {
    let time = wall?.at(at)?.time_of_day();
    time.split('.').next().map(str::to_owned)
}

/// The letters in which what was ruled tells moves: those of the player it concerns, of White where it concerns both.
pub fn letters_for(rulings: &[Ruling], notation: NotationStyles) -> Letters {
    let concerned = rulings.iter().find_map(|ruling| ruling.concerns);
    notation.of(concerned.unwrap_or(Color::White)).letters
}

impl<'a> RecordedGame<'a> {
    /// Returns the table of the game.
    pub const fn table(&self) -> &'a Table {
        self.arbiter.table()
    }

    /// What was ruled on one event, moves in the notation of the player it concerns.
    pub fn ruling_summary(&self, rulings: &[Ruling]) -> RulingSummary {
        let letters = letters_for(rulings, self.notation);
        let edition = self.arbiter.terms().edition;
        let board = self.table().game().position().board();
        self.words.ruling_summary(rulings, edition, letters, board)
    }

    /// Returns what the entry at that place of the log was, if that was followed.
    pub fn narrated(&self, index: usize) -> Option<&'a NarratedEntry> {
        self.narrative.get(index)
    }

    /// Returns whose move the entry at that place of the log put back first.
    pub fn first_put_back(&self, index: usize) -> Option<Color> {
        let (before, _) = self.narrated(index)?.moves_put_back().first()?;
        Some(before.turn())
    }

    /// Writes a move as its player does, behind its number.
    pub fn numbered(&self, (before, mv): &(Chess, Move)) -> String {
        algebraic::numbered(before, *mv, self.notation.of(before.turn()))
    }

    /// Tells that the players agreed on what the entry at that place of the log put back, if they did.
    pub fn taken_back_by_agreement(&self, index: usize) -> Option<String> {
        let narrated = self.narrated(index)?;
        (narrated.agreed == Some(AgreedOn::TakeBack)).then(|| {
            let numbered = narrated.moves_put_back().iter().map(|it| self.numbered(it));
            let moves = numbered.collect::<Vec<_>>().join(", ");
            if moves.is_empty() {
                return self.words.tr("headline-taken-back");
            }
            let args = [("move", moves.into())];
            self.words.tr_args("headline-move-taken-back", &args)
        })
    }

    /// Which position the entry at that place of the log put back, by the last move that stands as the desk names it, if
    /// it did and that is known.
    pub fn position_put_back(&self, index: usize) -> Option<String> {
        let back = self.narrated(index)?.put_back.as_ref()?;
        Some(match &back.last {
            Some(last) => {
                let args = [("move", self.numbered(last).into())];
                self.words.tr_args("back-after", &args)
            }
            None => self.words.tr("back-to-start"),
        })
    }
}
