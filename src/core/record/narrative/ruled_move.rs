//! The move that was ruled upon: charged as an illegal one, or taken back.

use crate::chess::{Chess, Color, Move, Position as _, Square};
use crate::laws::{Consequence, Ply, Ruling, Table};
use crate::notation::algebraic::{self, Style};

/// A move that was ruled upon.
#[derive(Clone, Debug)]
pub struct RuledMove {
    /// The position in which it was played.
    pub before: Chess,
    /// Who played it.
    pub by: Color,
    /// How it was played.
    pub played: Played,
}

/// How a move was played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Played {
    /// As a legal move.
    Legally(Move),
    /// As a piece that was carried from one square to another.
    Carried(Square, Square),
}

impl RuledMove {
    /// Writes the move behind its number; nothing where no piece stood there.
    pub fn numbered(&self, style: Style) -> Option<String> {
        let text = match self.played {
            Played::Legally(mv) => algebraic::write(&self.before, mv, style),
            Played::Carried(from, to) => algebraic::write_carried(&self.before, from, to, style)?,
        };
        Some(algebraic::number(&self.before, self.by) + &text)
    }

    /// Returns from where to where a piece was carried.
    pub fn carried(&self) -> Option<(Square, Square)> {
        match self.played {
            Played::Legally(mv) => Some((mv.from()?, mv.to())),
            Played::Carried(from, to) => Some((from, to)),
        }
    }

    /// Returns the move that is charged as an illegal one by these rulings on what happens at `table`.
    pub(super) fn illegal(table: &Table, rulings: &[Ruling]) -> Option<Self> {
        let is_illegal = |it: &&Consequence| it.is_charge();
        let Consequence::Illegal(by, _) = *consequences(rulings).find(is_illegal)? else {
            return None;
        };
        let game = table.game();
        let back = consequences(rulings).find_map(Consequence::goes_back_to);
        // Found late, it is the move that follows the position put back.
        let undone = back.filter(|back| {
            let undone = game.plies().get(*back);
            undone.is_some_and(|ply| ply.by == by && ply.irregular)
        });
        let (before, played) = if undone.is_none() && game.has_the_move() == by {
            let board = game.position().board();
            let mut released = table.turn().released().iter();
            let carried =
                released.find(|it| it.from != it.to && board.color_at(it.from) == Some(by))?;
            let played = Played::Carried(carried.from, carried.to);
            (game.position(), played)
        } else {
            let is_meant = |ply: &Ply| ply.by == by && (ply.irregular || ply.completed.is_none());
            let index = undone.or_else(|| game.plies().iter().rposition(is_meant))?;
            let ply = &game.plies()[index];
            let is_castling = matches!(ply.mv, Move::Castle { .. });
            let played = if ply.irregular && !is_castling {
                Played::Carried(ply.mv.from()?, ply.mv.to())
            } else {
                Played::Legally(ply.mv)
            };
            (game.position_after(index)?, played)
        };
        Some(Self {
            before: before.clone(),
            by,
            played,
        })
    }

    /// Returns the last move at `table`, if these rulings take that back.
    pub(super) fn unmade(table: &Table, rulings: &[Ruling]) -> Option<Self> {
        let is_unmade = |it: &&Consequence| matches!(it, Consequence::Unmade(_));
        let Consequence::Unmade(mv) = *consequences(rulings).find(is_unmade)? else {
            return None;
        };
        let game = table.game();
        let before = game.position_after(game.plies().len().checked_sub(1)?)?;
        Some(Self {
            before: before.clone(),
            by: before.turn(),
            played: Played::Legally(mv),
        })
    }

    /// Returns the move of which a piece was let go last, if these rulings have put it back at `table`.
    pub(super) fn put_back(table: &Table, rulings: &[Ruling]) -> Option<Self> {
        if !rulings.iter().any(Ruling::takes_back) {
            return None;
        }
        let before = table.game().position();
        let carried = table.turn().let_go().last()?;
        let is_a_way = carried.from != carried.to
            && before.board().color_at(carried.from) == Some(table.game().has_the_move());
        is_a_way.then(|| Self {
            before: before.clone(),
            by: before.turn(),
            played: Played::Carried(carried.from, carried.to),
        })
    }
}

fn consequences(rulings: &[Ruling]) -> impl Iterator<Item = &Consequence> {
    rulings.iter().flat_map(|ruling| &ruling.consequences)
}
