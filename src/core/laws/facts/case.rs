//! The case before the arbiter: what happened, what stands on the table, and under which terms.

use super::event::{ArbiterAct, CanMate, Decision, Deed, Event, PlayerAct};
use super::game_terms::Terms;
use super::illegal_on_board;
use super::mating_chance::MatingKnowledge;
use super::obligation::Obligation;
use super::table::{Standing, Table};
use crate::chess::{Chess, Color, Move};
use crate::laws::answers::{Consequence, Question, Ruling};
use crate::laws::editions::{Contact, Minutes, Provisions, Rule};

/// All a chapter may look at. A chapter is a pure function of it.
#[derive(Clone, Copy, Debug)]
pub struct Case<'a> {
    /// What stands on the table, the event already witnessed and earlier rulings on it carried out.
    pub table: &'a Table,
    /// What happened.
    pub event: &'a Event,
    /// What governs the game.
    pub terms: &'a Terms,
    /// What has been ruled on this event so far.
    pub found: &'a [Ruling],
    /// What the player who had the move owed before this act, if a player did it.
    pub owed_before: Option<Obligation>,
    /// How much search a mating question may cost, in nodes.
    pub effort: u64,
}

impl Case<'_> {
    /// What the edition lays down.
    pub fn provisions(&self) -> &'static Provisions {
        self.terms.provisions()
    }

    /// The player who did it, if a player did.
    pub fn player(&self) -> Option<Color> {
        self.event.player()
    }

    /// The player who did just that, if one did.
    pub fn player_does(&self, act: &PlayerAct) -> Option<Color> {
        match &self.event.deed {
            Deed::Player(color, done) if done == act => Some(*color),
            Deed::Player(..) | Deed::Arbiter(_) | Deed::Common(..) | Deed::Flag(_) => None,
        }
    }

    /// Whether the arbiter did just that.
    pub fn arbiter_does(&self, act: &ArbiterAct) -> bool {
        self.event.arbiter_act() == Some(act)
    }

    /// What the arbiter decides, if this is a decision.
    pub const fn decision(&self) -> Option<Decision> {
        match self.event.arbiter_act() {
            Some(ArbiterAct::Decide(decision)) => Some(*decision),
            _ => None,
        }
    }

    /// What the arbiter decides of the oldest question, if it is `asked` by that rule.
    pub fn decided(&self, rule: Rule, asked: Question) -> Option<Decision> {
        let is_oldest = self.table.questions().first() == Some(&(rule, asked));
        self.decision().filter(|_| is_oldest)
    }

    /// Whose flag falls, if one does.
    pub const fn flag(&self) -> Option<Color> {
        match self.event.deed {
            Deed::Flag(color) => Some(color),
            Deed::Player(..) | Deed::Arbiter(_) | Deed::Common(..) => None,
        }
    }

    /// Whether that player has the move.
    pub fn has_the_move(&self, color: Color) -> bool {
        self.table.game().has_the_move() == color
    }

    /// Whose clock runs when play goes on: that of the player who has not completed a move, else of the one who has it.
    pub fn whose_clock_runs(&self) -> Color {
        self.table.whose_clock_runs()
    }

    /// Whether the player who has the move has touched a piece to move or capture it: from July 2017 contact of which
    /// nobody can say whether it was meant is such a touch (4.2.2).
    pub fn has_touched(&self) -> bool {
        let turn = self.table.turn();
        let counts_doubts = self.provisions().contact == Contact::AnyButAccidental;
        turn.touches().next().is_some() || (counts_doubts && turn.doubtful().next().is_some())
    }

    /// Art. 7.6 — whether that player, who has the move, captures what the opponent had moved out of turn: no move, and no illegal
    /// one either.
    pub fn answers_a_move_out_of_turn(&self, player: Color) -> bool {
        self.has_the_move(player) && self.table.is_answer_to_a_move_out_of_turn()
    }

    /// Whether the game is being played.
    pub fn is_playing(&self) -> bool {
        self.table.standing() == Standing::Playing
    }

    /// The move that this event made, if it made one: of a piece that was moved on unnoticed, the move that stands now.
    pub fn move_made(&self) -> Option<Move> {
        let last = || self.table.game().last().map(|ply| ply.mv);
        self.consequences()
            .find_map(|consequence| match consequence {
                Consequence::Made(mv) => Some(*mv),
                Consequence::MovedOn(to) => last().filter(|mv| mv.to() == *to),
                _ => None,
            })
    }

    /// Everything that follows from this event so far.
    pub fn consequences(&self) -> impl Iterator<Item = &Consequence> {
        self.found.iter().flat_map(|ruling| &ruling.consequences)
    }

    /// Whether `color` could still mate by any series of legal moves.
    pub fn can_mate(&self, color: Color) -> MatingKnowledge {
        match self.table.established(color) {
            Some(CanMate::Yes) => MatingKnowledge::Yes,
            Some(CanMate::Never) => MatingKnowledge::Never,
            None => MatingKnowledge::of(self.last_legal_position(), color, self.effort),
        }
    }

    /// The position, or where it came about by an illegal move that stands, the last one before it from which it can be asked
    /// who could mate.
    fn last_legal_position(&self) -> &Chess {
        let game = self.table.game();
        let made = game.plies().len();
        let mut positions = (0..=made)
            .rev()
            .filter_map(|plies| game.position_after(plies));
        positions
            .find(|position| !illegal_on_board::is_illegal(position))
            .unwrap_or_else(|| game.position())
    }

    /// The answer to whether a player could still mate, if this act of the arbiter gives it and `rule` had asked: who,
    /// and whether they could.
    pub fn mating_answer(&self, rule: Rule) -> Option<(Color, bool)> {
        let asked =
            self.table
                .questions()
                .iter()
                .find_map(|(asking, question)| match question {
                    Question::CanMate(color) if *asking == rule => Some(*color),
                    _ => None,
                })?;
        match *self.event.arbiter_act()? {
            ArbiterAct::Establish(color, answer) if color == asked => {
                Some((asked, answer == CanMate::Yes))
            }
            ArbiterAct::Decide(Decision::Accept) => Some((asked, true)),
            ArbiterAct::Decide(Decision::Reject) => Some((asked, false)),
            _ => None,
        }
    }

    /// The minutes of a scale that apply to this game.
    pub fn minutes(&self, scale: Minutes) -> u64 {
        self.terms.minutes(scale)
    }
}
