//! Where in a looked-through game one can stand: in the game itself, or in a variation, and how that hangs together.

use std::sync::Arc;

use jadoube_core::chess::unchecked_play::play_told;
use jadoube_core::chess::{Chess, Move};
use jadoube_core::notation::pgn::{BoardMark, PgnGame, PgnMove, Variation, board_marks};

/// Moves that were not played, as a file tells them beside those that were.
#[derive(Debug)]
pub struct VariationLine {
    /// Where it leaves what it stands beside.
    leaves: GamePlace,
    start: Chess,
    moves: Vec<Move>,
    /// What is drawn on the board before its first move, and behind each.
    marks: Vec<Vec<BoardMark>>,
}

/// A place in a game that is looked through.
#[derive(Clone, Debug)]
pub enum GamePlace {
    /// In the game, after so many half-moves.
    Game(usize),
    /// In a variation, after so many of its half-moves.
    Variation(Arc<VariationLine>, usize),
}

impl VariationLine {
    /// That variation, which begins at that place, in that position.
    pub fn new(variation: &Variation, leaves: GamePlace, start: &Chess) -> Self {
        Self {
            leaves,
            start: start.clone(),
            moves: variation.moves.iter().map(|played| played.mv).collect(),
            marks: std::iter::once(&variation.opening)
                .chain(variation.moves.iter().map(|played| &played.annotations))
                .map(|annotations| board_marks(annotations))
                .collect(),
        }
    }

    /// What its file draws on the board after `made` of its half-moves.
    pub fn marks(&self, made: usize) -> &[BoardMark] {
        self.marks.get(made).map_or(&[], Vec::as_slice)
    }

    /// Where it leaves what it stands beside.
    pub const fn leaves(&self) -> &GamePlace {
        &self.leaves
    }

    /// How many half-moves there are in it.
    pub fn plies(&self) -> usize {
        self.moves.len()
    }

    /// The position after `made` of its half-moves, and the last of them.
    pub fn position(&self, made: usize) -> (Chess, Option<Move>) {
        let moves = &self.moves[..made.min(self.moves.len())];
        let mut position = self.start.clone();
        for mv in moves {
            play_told(&mut position, *mv);
        }
        (position, moves.last().copied())
    }
}

impl Default for GamePlace {
    fn default() -> Self {
        Self::Game(0)
    }
}

impl PartialEq for GamePlace {
    fn eq(&self, other: &Self) -> bool {
        match (self, other) {
            (Self::Game(made), Self::Game(other)) => made == other,
            (Self::Variation(line, made), Self::Variation(other_line, other)) => {
                Arc::ptr_eq(line, other_line) && made == other
            }
            (Self::Game(_), Self::Variation(..)) | (Self::Variation(..), Self::Game(_)) => false,
        }
    }
}

impl GamePlace {
    /// How many half-moves of the game itself are made here.
    pub fn made_in_game(&self) -> usize {
        match self {
            Self::Game(made) => *made,
            Self::Variation(line, _) => line.leaves.made_in_game(),
        }
    }

    /// How many half-moves of the game itself are made here; nothing in a variation.
    pub const fn in_game(&self) -> Option<usize> {
        match self {
            Self::Game(made) => Some(*made),
            Self::Variation(..) => None,
        }
    }

    /// The game as it stands here: what was played, and what was not but leads here.
    pub fn so_far(&self, game: &PgnGame) -> PgnGame {
        match self {
            Self::Game(made) => game.up_to(*made),
            Self::Variation(line, made) => {
                let mut so_far = line.leaves.so_far(game);
                let moves = line.moves.iter().take(*made).copied();
                so_far.plies.extend(moves.map(PgnMove::from));
                so_far
            }
        }
    }
}
