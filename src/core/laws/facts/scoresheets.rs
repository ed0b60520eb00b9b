//! What the players write on their scoresheets, and the time they had for it: facts for Article 8, no law.

use std::time::Duration;

use super::event::{Deed, Event, PlayerAct};
use super::game_moves::Game;
use super::move_in_any_language::{means, read_in_any_language};
use crate::chess::{ByColor, CastlingSide, Color, Move, Role};
use crate::clock::{Clock, Moment};
use crate::notation::Letters;
use crate::notation::algebraic::{Shape, Written};

/// Both scoresheets, and the least time each player has had in a period.
#[derive(Clone, Debug, Default)]
pub struct Recording {
    sheets: ByColor<PlayerSheet>,
    least: ByColor<Option<LeastTime>>,
    taken_back: Vec<Move>,
    flag_after: Option<usize>,
}

/// One player's scoresheet.
#[derive(Clone, Debug, Default)]
pub struct PlayerSheet {
    entries: Vec<SheetEntry>,
    in_use: bool,
    copied: Option<Copied>,
    complete_to: usize,
    latest: Option<usize>,
}

/// What was written at one time.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SheetEntry {
    /// The words, as written.
    pub text: String,
    /// The moment at which they were written.
    pub at: Moment,
    /// What they are.
    pub kind: EntryKind,
    /// Whether the sign of a draw offer stands with it.
    pub offer: bool,
    /// Whether the player has struck it out again.
    pub is_struck: bool,
}

/// When a sheet was brought up to date.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Copied {
    /// How many entries stood on it before.
    pub entries: usize,
    /// How many half-moves of those that it held then still stand.
    pub plies: usize,
}

/// What an entry is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum EntryKind {
    /// The move made as that half-move, counted from 0.
    Played(usize),
    /// A move other than the one made as that half-move.
    Wrong(usize),
    /// A move that is not made yet; none if it is not legal.
    Ahead(Option<Move>),
    /// A move that was made or tried a moment ago and put back.
    TakenBack,
    /// Only the sign of a draw offer.
    Offer,
    /// A clock time, a result, a number.
    Figures,
    /// Nothing that can be read.
    Illegible,
}

/// The least time a player has had in a period.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LeastTime {
    /// The index of the period, from 0.
    pub period: usize,
    /// The time.
    pub time: Duration,
}

impl Recording {
    /// A player's scoresheet.
    pub fn sheet(&self, color: Color) -> &PlayerSheet {
        self.sheets.get(color)
    }

    /// The least time a player has had in the period they are in, if a clock is used.
    pub fn least(&self, color: Color) -> Option<LeastTime> {
        *self.least.get(color)
    }

    /// After how many half-moves a flag last fell, if one did.
    pub const fn flag_after(&self) -> Option<usize> {
        self.flag_after
    }

    pub(in crate::laws) fn apply_event(
        &mut self,
        event: &Event,
        game: &Game,
        clock: Option<&Clock>,
    ) {
        if let Some(clock) = clock {
            for color in Color::ALL {
                self.look_at_clock(color, clock, event.at);
            }
        }
        match &event.deed {
            Deed::Player(color, act) => {
                let sheet = self.sheets.get_mut(*color);
                match act {
                    PlayerAct::Record(text) => {
                        sheet.write(text, event.at, game);
                        let wrote = sheet.entries.last_mut();
                        let is_ahead =
                            |entry: &&mut SheetEntry| matches!(entry.kind, EntryKind::Ahead(_));
                        if let Some(entry) = wrote.filter(is_ahead)
                            && self.taken_back.iter().any(|mv| may_be(text, *mv))
                        {
                            entry.kind = EntryKind::TakenBack;
                        }
                    }
                    PlayerAct::ClaimRepetition(Some(text)) | PlayerAct::ClaimFifty(Some(text)) => {
                        sheet.claims(text, event.at, game);
                    }
                    PlayerAct::Strike => sheet.strike(),
                    PlayerAct::UpdateSheet => sheet.update(game),
                    _ => {}
                }
            }
            Deed::Flag(_) => self.flag_after = Some(game.plies().len()),
            Deed::Arbiter(_) | Deed::Common(..) => {}
        }
    }

    /// Both players' sheets when moves made elsewhere were taken over: they stand on them, copied.
    pub(in crate::laws) fn take_over(&mut self, game: &Game) {
        for sheet in &mut self.sheets {
            sheet.copy(game);
        }
    }

    /// What was played was put back just now: whoever writes it down writes nothing in advance.
    pub(in crate::laws) fn note_taken_back(&mut self, moves: impl Iterator<Item = Move>) {
        self.taken_back.extend(moves);
    }

    /// Both players' sheets when a move was made: a move written ahead has come true.
    pub(in crate::laws) fn note_move(&mut self, game: &Game) {
        self.taken_back.clear();
        for sheet in &mut self.sheets {
            sheet.comes_true(game);
        }
    }

    /// The moves after `plies` half-moves count no longer.
    pub(in crate::laws) fn go_back_to(&mut self, plies: usize) {
        for sheet in &mut self.sheets {
            sheet.complete_to = sheet.complete_to.min(plies);
            if let Some(copied) = &mut sheet.copied {
                copied.plies = copied.plies.min(plies);
            }
            sheet.latest = sheet
                .latest
                .and_then(|latest| latest.min(plies.checked_sub(1)?).into());
        }
    }

    fn look_at_clock(&mut self, color: Color, clock: &Clock, at: Moment) {
        let now = LeastTime {
            period: clock.period(color),
            time: clock.remaining(color, at),
        };
        let least = self.least.get_mut(color);
        *least = Some(match *least {
            Some(before) if before.period == now.period && before.time < now.time => before,
            _ => now,
        });
    }
}

impl PlayerSheet {
    /// What was written, in order.
    pub fn entries(&self) -> &[SheetEntry] {
        &self.entries
    }

    /// Whether anything was ever written on it. A player whose sheet here is empty writes elsewhere.
    pub const fn is_in_use(&self) -> bool {
        self.in_use
    }

    /// When it was last brought up to date from another sheet, if it was.
    pub const fn copied(&self) -> Option<Copied> {
        self.copied
    }

    /// Up to how many half-moves of the game it holds without a gap.
    pub const fn complete_to(&self) -> usize {
        self.complete_to
    }

    /// Whether that half-move, counted from 0, or a later one is on it.
    pub fn has_reached(&self, ply: usize) -> bool {
        self.latest.is_some_and(|latest| latest >= ply)
    }

    fn write(&mut self, text: &str, at: Moment, game: &Game) {
        let kind = self.kind(text, game);
        if let EntryKind::Played(ply) = kind {
            self.holds(ply);
        }
        self.in_use = true;
        self.entries.push(SheetEntry {
            text: text.to_owned(),
            at,
            kind,
            offer: text.contains("(=)"),
            is_struck: false,
        });
    }

    /// A move written down for a claim stands on the sheet, if one is kept here; often it was written there just before.
    fn claims(&mut self, text: &str, at: Moment, game: &Game) {
        let is_there = self.entries.last().is_some_and(|entry| entry.text == text);
        if self.in_use && !is_there {
            self.write(text, at, game);
        }
    }

    fn kind(&self, text: &str, game: &Game) -> EntryKind {
        let plies = game.plies();
        let is_played = |ply: &usize| {
            let played = plies.get(*ply).zip(game.position_after(*ply));
            played.is_some_and(|(played, before)| means(before, text, played.mv))
        };
        let due = self.complete_to;
        let last_two = plies.len().saturating_sub(2).max(due)..plies.len();
        if let Some(ply) = std::iter::once(due).chain(last_two).find(is_played) {
            return EntryKind::Played(ply);
        }
        let is_move = Letters::ALL
            .into_iter()
            .any(|letters| Written::parse(text, letters).is_ok());
        if is_move && due < plies.len() {
            EntryKind::Wrong(due)
        } else if is_move {
            EntryKind::Ahead(read_in_any_language(game.position(), text))
        } else if text.trim() == "(=)" {
            EntryKind::Offer
        } else if is_figures(text) {
            EntryKind::Figures
        } else {
            EntryKind::Illegible
        }
    }

    /// Strikes out the last entry that stands: it is on the sheet no more, though everybody can still read it.
    fn strike(&mut self) {
        let first = self.copied.map_or(0, |copied| copied.entries);
        let held = self.copied.map_or(0, |copied| copied.plies);
        let standing = self.entries[first..].iter_mut().rev();
        let Some(entry) = standing.into_iter().find(|entry| !entry.is_struck) else {
            return;
        };
        entry.is_struck = true;
        let EntryKind::Played(struck) = entry.kind else {
            return;
        };
        self.complete_to = self.complete_to.min(struck.max(held));
        let on_it = self.entries[first..]
            .iter()
            .filter(|entry| !entry.is_struck);
        let written = on_it.filter_map(|entry| match entry.kind {
            EntryKind::Played(ply) => Some(ply),
            EntryKind::Wrong(_)
            | EntryKind::Ahead(_)
            | EntryKind::TakenBack
            | EntryKind::Offer
            | EntryKind::Figures
            | EntryKind::Illegible => None,
        });
        self.latest = written.max().max(held.checked_sub(1));
    }

    fn update(&mut self, game: &Game) {
        self.in_use = true;
        self.copy(game);
    }

    /// Every move of the game is on it, as it was made.
    fn copy(&mut self, game: &Game) {
        self.complete_to = game.plies().len();
        self.copied = Some(Copied {
            entries: self.entries.len(),
            plies: self.complete_to,
        });
        self.latest = self.complete_to.checked_sub(1);
    }

    fn comes_true(&mut self, game: &Game) {
        let made = game.plies().len().checked_sub(1);
        let last = self.entries.last_mut().filter(|entry| !entry.is_struck);
        if let (Some(entry), Some(ply)) = (last, made)
            && let EntryKind::Ahead(Some(mv)) = entry.kind
            && game.plies()[ply].mv == mv
        {
            entry.kind = EntryKind::Played(ply);
            self.holds(ply);
        }
    }

    fn holds(&mut self, ply: usize) {
        if ply == self.complete_to {
            self.complete_to += 1;
        }
        self.latest = self.latest.max(Some(ply));
    }
}

/// Whether a text may be how that move is written, legal or not.
fn may_be(text: &str, mv: Move) -> bool {
    let is_it = |shape| match (shape, mv) {
        (Shape::Castling(side), Move::Castle { king, rook }) => {
            side == CastlingSide::from_queen_side(rook < king)
        }
        (Shape::Step { role, to, .. }, mv) => {
            role.unwrap_or(Role::Pawn) == mv.role() && to == mv.to() && !mv.is_castle()
        }
        (Shape::Castling(_), _) => false,
    };
    let read = |letters| Written::parse(text, letters).ok();
    let mut readings = Letters::ALL.into_iter().filter_map(read);
    readings.any(|written| is_it(written.shape))
}

/// Whether it is a clock time, a result or another figure rather than words.
fn is_figures(text: &str) -> bool {
    text.chars()
        .all(|c| c.is_numeric() || c.is_whitespace() || ":.-–/'’+=()".contains(c))
}
