//! Somebody who looks on at a game and knows nothing but its moves: what is legal, what could be claimed, how it has to end.

use jadoube_core::laws::{Deed, Outcome, PlayerAct};
use shakmaty::fen::Fen;
use shakmaty::san::San;
use shakmaty::{Chess, Color, EnPassantMode, Move, Position};

/// Somebody who looks on at a game, by a chess library alone.
pub struct GameWitness {
    position: Chess,
    moves: usize,
    /// Every position that stood, the last one too.
    stood: Vec<String>,
}

/// What stands on the board, without counters.
fn key(position: &Chess) -> String {
    let fen = Fen::from_position(position, EnPassantMode::Legal).to_string();
    let parts: Vec<&str> = fen.split(' ').take(4).collect();
    parts.join(" ")
}

impl GameWitness {
    /// Looks on from that position on.
    pub fn new(start: Chess) -> Self {
        Self {
            stood: vec![key(&start)],
            position: start,
            moves: 0,
        }
    }

    pub const fn position(&self) -> &Chess {
        &self.position
    }

    /// Sees all moves so far, each by its player.
    pub fn sees(&mut self, moves: &[(Color, Move)]) {
        assert!(moves.len() >= self.moves, "no move goes back");
        for (by, mv) in &moves[self.moves..] {
            assert_eq!(*by, self.position.turn());
            assert!(
                self.position.is_legal(*mv),
                "{mv:?} in {}",
                self.stood[self.moves]
            );
            self.position.play_unchecked(*mv);
            self.stood.push(key(&self.position));
            self.moves += 1;
        }
    }

    /// How often that position has stood.
    fn occurrences(&self, position: &Chess) -> usize {
        let sought = key(position);
        self.stood.iter().filter(|it| **it == sought).count()
    }

    /// The position after the move that is written so.
    fn after(&self, text: &str) -> Chess {
        let san: San = text.parse().expect("a move");
        let mv = san.to_move(&self.position).expect("a legal one");
        let mut position = self.position.clone();
        position.play_unchecked(mv);
        position
    }

    /// Whether that claim would be right now; nothing where it is no claim about the board. Nobody here moves illegally, or
    /// touches what they do not move.
    pub fn would_hold(&self, act: &PlayerAct) -> Option<bool> {
        #[expect(
            clippy::wildcard_enum_match_arm,
            reason = "few of all acts are claims about the board"
        )]
        match act {
            PlayerAct::ClaimRepetition(None) => Some(self.occurrences(&self.position) >= 3),
            PlayerAct::ClaimRepetition(Some(text)) => {
                Some(self.occurrences(&self.after(text)) >= 2)
            }
            PlayerAct::ClaimFifty(None) => Some(self.position.halfmoves() >= 100),
            PlayerAct::ClaimFifty(Some(text)) => Some(self.after(text).halfmoves() >= 100),
            PlayerAct::ClaimIllegal | PlayerAct::ClaimTouchMove => Some(false),
            _ => None,
        }
    }

    /// How the game has to end after all that was done, by the last of it that ends a game; nothing if by none of it.
    pub fn result(&self, done: &[Deed]) -> Option<Outcome> {
        let said = done.iter().rev().find_map(|deed| self.ended_by(deed));
        said.or_else(|| self.ended_on_the_board())
    }

    #[expect(
        clippy::wildcard_enum_match_arm,
        reason = "few of all acts end a game by themselves"
    )]
    fn ended_by(&self, deed: &Deed) -> Option<Outcome> {
        match deed {
            Deed::Player(color, PlayerAct::Resign) | Deed::Flag(color) => {
                Some(self.lost_by(*color))
            }
            Deed::Player(_, PlayerAct::Accept) => Some(Outcome::DRAW),
            Deed::Player(_, act @ (PlayerAct::ClaimRepetition(_) | PlayerAct::ClaimFifty(_))) => {
                let holds = self.would_hold(act) == Some(true);
                holds.then_some(Outcome::DRAW)
            }
            _ => None,
        }
    }

    /// Whoever gives up or has no time left loses, unless the other one has not the men to mate by any moves.
    fn lost_by(&self, color: Color) -> Outcome {
        if self.position.has_insufficient_material(!color) {
            Outcome::DRAW
        } else {
            Outcome::win(!color)
        }
    }

    fn ended_on_the_board(&self) -> Option<Outcome> {
        let position = &self.position;
        if position.is_checkmate() {
            return Some(Outcome::win(!position.turn()));
        }
        let is_drawn = position.is_stalemate()
            || position.is_insufficient_material()
            || self.occurrences(position) >= 5
            || position.halfmoves() >= 150;
        is_drawn.then_some(Outcome::DRAW)
    }
}
