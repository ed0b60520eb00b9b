//! What an engine is asked for: a move in a position to which some moves led, in so much time.

use super::search_limits::SearchLimits;
use crate::chess::chess960_fen::{self, FenStyle};
use crate::chess::{CastlingMode, Chess, Move, Position as _, UciMove};
use crate::clock::Moment;
use crate::engine::{MoveChoice, MoveQuestion};
use crate::laws::Table;

/// What an engine is asked for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SearchOrder {
    question: MoveQuestion,
    /// The position from which the moves lead to the one it is asked about.
    base: Chess,
    moves: Vec<Move>,
    castling: CastlingMode,
    pub(super) limits: SearchLimits,
}

/// Why what an engine answered is no move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum NotPlayed {
    /// It says that there is none.
    NoMove,
    /// It is not legal, or nobody can read it.
    Illegal,
}

impl SearchOrder {
    /// The order for that question about the game on a table, at `now`.
    pub fn of(table: &Table, question: &MoveQuestion, now: Moment) -> Self {
        let game = table.game();
        let castling = game.castling();
        let plies = game.plies();
        // What is behind a capture or a pawn move comes back no more.
        let quiet = usize::try_from(question.position.halfmoves()).unwrap_or(usize::MAX);
        let quiet = plies.len().saturating_sub(quiet);
        let (mut from, mut moves) = (quiet, Vec::new());
        // An engine is never told a move that is not legal, though one may have stood.
        for (at, ply) in plies.iter().enumerate().skip(quiet) {
            let (before, after) = (game.position_after(at), game.position_after(at + 1));
            let leads =
                |it: &Chess| it.is_legal(ply.mv) && it.clone().play(ply.mv).ok().as_ref() == after;
            if before.is_some_and(leads) {
                moves.push(ply.mv);
            } else {
                from = at + 1;
                moves.clear();
            }
        }
        let base = game.position_after(from).unwrap_or(game.position());
        Self {
            base: base.clone(),
            moves,
            castling,
            limits: SearchLimits::of(table.clock(), question.position.turn(), now),
            question: question.clone(),
        }
    }

    /// Returns what is said of the position.
    pub(super) fn position(&self) -> String {
        let mut said = format!(
            "position fen {}",
            chess960_fen::write(&self.base, FenStyle::XFen)
        );
        for (at, mv) in self.moves.iter().enumerate() {
            said.push_str(if at == 0 { " moves " } else { " " });
            said.push_str(&self.written(*mv));
        }
        said
    }

    /// Returns what is said so that it begins to think, where it may look at so many positions at most.
    pub(super) fn go(&self, nodes: Option<u64>, knows_hands: bool) -> String {
        let mut said = vec![format!("go {}", self.limits.go_arguments(knows_hands))];
        said.extend(nodes.map(|nodes| format!("nodes {nodes}")));
        let allowed = &self.question.allowed;
        if allowed.len() < self.question.position.legal_moves().len() {
            said.push("searchmoves".to_owned());
            said.extend(allowed.iter().map(|mv| self.written(*mv)));
        }
        said.join(" ")
    }

    /// Returns the move that an engine means, with what it thought of it. Where a touched piece rules it out, as an engine may not
    /// know, the best of what is left is played.
    pub(super) fn choice(&self, said: &str, score: Option<i32>) -> Result<MoveChoice, NotPlayed> {
        if matches!(said, "" | "(none)" | "0000" | "NULL" | "null") {
            return Err(NotPlayed::NoMove);
        }
        let position = &self.question.position;
        let mv = UciMove::from_ascii(said.to_ascii_lowercase().as_bytes())
            .ok()
            .and_then(|mv| mv.to_move(position).ok())
            .ok_or(NotPlayed::Illegal)?;
        if self.question.allowed.contains(&mv) {
            return Ok(MoveChoice { mv, score });
        }
        self.question.answer().ok_or(NotPlayed::NoMove)
    }

    fn written(&self, mv: Move) -> String {
        mv.to_uci(self.castling).to_string()
    }
}
