//! What follows from a ruling: one table, from which each consequence has its token, its reading, its message
//! and its weight.

use std::fmt;
use std::time::Duration;

use super::consequence_detail::{Detail, FindMove, PawnWay, TokenParts, whole};
use super::notice::Notice;
use super::outcome::Outcome;
use super::question::{Claim, Question};
use crate::chess::{ByColor, Color, Move, Role, Square};

/// How much a consequence weighs for those who follow the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Weight {
    /// It belongs to the ordinary course of play.
    Light,
    /// Nobody at the table should miss it.
    Grave,
    /// Grave, and noted beside the moves on the scoresheet.
    Noted,
}

macro_rules! consequences {
    ($( $name:ident $( ( $($field:ident: $part:ty),+ ) )? $token:literal $message:literal $weight:ident $doc:literal; )*) => {
        /// What follows from a ruling. [`fmt::Display`] writes its stable token.
        #[derive(Clone, Debug, PartialEq, Eq)]
        pub enum Consequence { $( #[doc = $doc] $name $( ( $($part),+ ) )?, )* }

        impl Consequence {
            /// The keys of the messages that put consequences into words, one for each.
            pub const MESSAGES: &[&str] = &[$($message),*];

            /// The key of the message that puts it into words.
            pub const fn message(&self) -> &'static str {
                match self { $( Self::$name { .. } => $message, )* }
            }

            /// How much it weighs.
            pub const fn weight(&self) -> Weight {
                match self { $( Self::$name { .. } => Weight::$weight, )* }
            }

            /// What it tells beside its kind: squares, players, times.
            pub fn details(&self) -> Vec<Detail> {
                match self { $( Self::$name $( ( $($field),+ ) )? => vec![$( $( Detail::from(*$field) ),+ )?], )* }
            }

            /// Reads a token; `find` tells which move is meant. Nothing, if no consequence is written so.
            pub fn read(token: &str, find: FindMove<'_>) -> Option<Self> {
                let mut words = token.split(' ');
                let kind = words.next()?;
                $( if kind == $token
                    && let Some(($($($field,)+)?)) = whole(&words, |words| TokenParts::read(words, find))
                {
                    return Some(Self::$name $( ( $($field),+ ) )?);
                } )*
                None
            }

            const fn kind(&self) -> &'static str {
                match self { $( Self::$name { .. } => $token, )* }
            }

            /// Any consequence of each kind; every move it tells is this one.
            #[cfg(test)]
            pub(crate) fn any_of_each_kind(mv: Move) -> Vec<proptest::strategy::BoxedStrategy<Self>> {
                use proptest::strategy::Strategy;
                vec![$( <($($($part,)+)?)>::any(mv).prop_map(|($($($field,)+)?)| Self::$name $( ( $($field),+ ) )?).boxed() ),*]
            }
        }
    };
}

consequences! {
    // What it tells            Token           Message         Weight
    MustMove(square: Square) "must-move" "must-move" Light "The own piece that stood there when the turn began must move.";
    MustCapture(square: Square) "must-capture" "must-capture" Light "The enemy piece there must be captured.";
    MustCastle(square: Square) "must-castle" "must-castle" Light "The king must castle, arriving there.";
    MayNotCastle(square: Square) "may-not-castle" "may-not-castle" Light "Castling with the rook that stands there is barred on this move.";
    MustStay(square: Square) "must-stay" "must-stay" Light "The piece just released must stay there.";
    MustMoveAndPromote(way: PawnWay) "must-move-and-promote" "must-move-and-promote" Light "The pawn, which stands where it came from again, must go the same way and be promoted there.";
    MustPromote(role: Role) "must-promote" "must-promote" Light "The pawn must become this piece.";
    Free "free" "free" Light "Any legal move may be made.";
    TakeBack "take-back" "take-back" Grave "What was just played on the board is taken back; the turn goes on.";
    PutBack "put-back" "put-back" Grave "Pieces found off their squares are put back; the turn goes on.";
    Made(mv: Move) "made" "made" Light "The move is made: it stands, and the opponent has the move.";
    MovedOn(square: Square) "moved-on" "moved-on" Light "Unnoticed, a piece was moved on to there after the move was made and before it was pressed: what stands on the board is the move now.";
    Completed(mv: Move) "completed" "completed" Light "The move is completed.";
    Unmade(mv: Move) "unmade" "unmade" Grave "The move last made is taken back: its player has the move again, and what was touched still binds.";
    Illegal(player: Color, count: u32) "illegal" "illegal" Noted "A completed illegal move (or what counts as one) was charged: whose, and which one it is.";
    IllegalMoves(charged: ByColor<u32>) "illegal-moves" "illegal-moves" Grave "This is how many illegal moves White and Black have been charged with by now.";
    Irregular "irregular" "irregular" Light "What stands on the board is no legal move, but the clock was pressed: the opponent has the move, and may claim.";
    TakenUp(player: Color) "taken-up" "taken-up" Light "This player's illegal move, which nobody had acted on, is looked into: it counts as pressed just now.";
    Reinstate "reinstate" "reinstate" Grave "The position before the irregularity is put back on the board, and its mover's clock runs.";
    ReinstateAt(count: u32) "reinstate" "reinstate-at" Noted "The position after so many half-moves is put back on the board, and its mover's clock runs.";
    Promoted(square: Square, role: Role) "promoted" "promoted" Grave "The piece stands promoted there.";
    Add(player: Color, time: Duration) "add" "add" Noted "A player gains time.";
    Take(player: Color, time: Duration) "take" "take" Noted "A player loses time.";
    Set(player: Color, time: Duration) "set" "set" Noted "A player's reading becomes this.";
    StopClocks "stop-clocks" "stop-clocks" Light "Both clocks are stopped.";
    StartClock(player: Color) "start-clock" "start-clock" Light "One side's clock runs.";
    Counters(moves: ByColor<u32>) "counters" "counters" Light "The clock's move counters become these: White's and Black's.";
    Offer(player: Color) "offer" "offer" Light "A draw offer stands.";
    OfferLapsed "offer-lapsed" "offer-lapsed" Light "The standing offer is gone.";
    ClaimUpheld "claim-upheld" "claim-upheld" Noted "A claim was right.";
    ClaimRejected "claim-rejected" "claim-rejected" Noted "A claim was wrong.";
    ClaimPostponed "claim-postponed" "claim-postponed" Grave "The verdict on a claim waits while play goes on.";
    Increment(time: Duration) "increment" "increment" Grave "Each player gains so much time by each move from now on.";
    ClaimLost(claim: Claim) "claim-lost" "claim-lost" Light "The right to make this claim on this move is gone.";
    MustAnnounce(mv: Move) "must-announce" "must-announce" Grave "The move on the board must be announced, and is made by that.";
    PressTakenBack(player: Color) "press-taken-back" "press-taken-back" Grave "A player's press does not count, and that clock runs again.";
    MustPlay(mv: Move) "must-play" "must-play" Light "The move that was written must be played.";
    Flag(player: Color) "flag" "flag" Noted "A flag has fallen and counts as fallen.";
    Period(player: Color, count: u32) "period" "period" Light "A time control was passed: whose, and the period entered, from 1.";
    AskArbiter(question: Question) "ask-arbiter" "ask-arbiter" Grave "The booklet leaves it to judgment.";
    Warning(player: Color) "warn" "warning" Noted "A player was warned.";
    Fined(player: Color) "fine" "fined" Grave "A player is fined.";
    Excluded(player: Color) "exclude" "excluded" Grave "A player is excluded from one or more rounds.";
    Expelled(player: Color) "expel" "expelled" Grave "A player is expelled from the event.";
    DeclaredLost(player: Color) "declared-lost" "declared-lost" Grave "The arbiter declares the game lost for a player.";
    Notice(notice: Notice) "notice" "notice" Light "Something to know that changes nothing.";
    PlayOver "play-over" "play-over" Grave "Nothing more is played; the result is still to be decided.";
    Over(outcome: Outcome) "over" "over" Grave "The game is over.";
    Annulled "annulled" "annulled" Noted "The game does not count; another is to be played.";
    MustSeal(player: Color) "must-seal" "must-seal" Grave "The player must seal the move.";
    NeedNotSeal(player: Color) "need-not-seal" "need-not-seal" Grave "The player who was to seal the move need not: it is made on the board.";
    Adjourned "adjourned" "adjourned" Noted "The game is adjourned.";
    Resumed "resumed" "resumed" Grave "The adjourned game goes on.";
    SetUp "set-up" "set-up" Light "The position the game is in is set up on the board.";
    Pressed(player: Color) "pressed" "pressed" Light "The player's clock counts as pressed: the move counts, and the opponent's clock runs.";
}

impl Consequence {
    /// Returns after how many half-moves the position stood that it puts back, if it puts back one that is told so.
    pub const fn goes_back_to(&self) -> Option<usize> {
        if let Self::ReinstateAt(plies) = self {
            Some(*plies as usize)
        } else {
            None
        }
    }

    /// Whether an illegal move is charged by it.
    pub const fn is_charge(&self) -> bool {
        matches!(self, Self::Illegal(..))
    }

    /// Whether the arbiter is to decide something by it.
    pub const fn asks_arbiter(&self) -> bool {
        matches!(self, Self::AskArbiter(_))
    }

    /// Whether a move was made by it.
    pub const fn is_move(&self) -> bool {
        matches!(self, Self::Made(_))
    }

    /// Whether a player owes something by it on this move.
    pub const fn is_duty(&self) -> bool {
        matches!(
            self,
            Self::MustMove(_)
                | Self::MustCapture(_)
                | Self::MustCastle(_)
                | Self::MustStay(_)
                | Self::MustMoveAndPromote(_)
                | Self::MustPromote(_)
                | Self::MustPlay(_)
                | Self::MustAnnounce(_)
                | Self::MustSeal(_)
        )
    }
}

impl fmt::Display for Consequence {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.kind())?;
        self.details()
            .into_iter()
            .try_for_each(|detail| write!(f, " {detail}"))
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;
    use crate::chess::{Chess, Position, UciMove};

    /// A position of a random game, and a move that can be made in it.
    fn any_move() -> impl Strategy<Value = (Chess, Move)> {
        proptest::collection::vec(any::<prop::sample::Index>(), 1..120).prop_map(|choices| {
            let mut position = Chess::default();
            let mut made = (position.clone(), position.legal_moves()[0]);
            for choice in choices {
                let moves = position.legal_moves();
                if moves.is_empty() {
                    break;
                }
                made = (position.clone(), *choice.get(&moves));
                position.play_unchecked(made.1);
            }
            made
        })
    }

    /// A consequence of every kind, with the position in which its moves can be made.
    fn one_of_each_kind() -> impl Strategy<Value = (Chess, Vec<Consequence>)> {
        any_move()
            .prop_flat_map(|(position, mv)| (Just(position), Consequence::any_of_each_kind(mv)))
    }

    proptest! {
        #[test]
        fn what_is_written_is_read_back((position, consequences) in one_of_each_kind()) {
            let find = |uci: UciMove| uci.to_move(&position).ok();
            for consequence in consequences {
                let token = consequence.to_string();
                prop_assert_eq!(Consequence::read(&token, &find), Some(consequence), "{}", token);
            }
        }
    }

    #[test]
    fn what_no_consequence_says_is_not_read() {
        for token in [
            "",
            "must-move",
            "must-move e9",
            "free e4",
            "illegal white",
            "over 2-0",
            "warning white",
            "reinstate x",
        ] {
            assert_eq!(Consequence::read(token, &|_| None), None, "{token}");
        }
    }
}
