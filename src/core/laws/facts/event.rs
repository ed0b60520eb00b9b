//! What happened at the board, who did it, and when: three kinds of acts, by who can do them.
//!
//! A player has hands, a voice and a side of the clock; the arbiter starts, stops, finds and decides; a flag falls by
//! itself. What only one of them can do cannot be said of another.

use std::time::Duration;

use serde::{Deserialize, Serialize};

use super::reason::Reason;
use super::spelling::{ColorName, RoleName, question, square};
use crate::chess::{Color, Role, Square, counters};
use crate::clock::Moment;
use crate::clock::duration_text::as_text;
use crate::laws::answers::{Question, Score};

/// A deed with its moment.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Event {
    /// When it happened, counted from the beginning of the acts.
    pub at: Moment,
    /// What was done, and by whom.
    pub deed: Deed,
}

/// An act with its doer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Deed {
    /// A player did it.
    Player(Color, PlayerAct),
    /// The arbiter did it, or an assistant.
    Arbiter(ArbiterAct),
    /// Somebody did it who might have been either.
    Common(Person, CommonAct),
    /// A flag fell, as worked out from the readings.
    Flag(Color),
}

/// Somebody at the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Person {
    /// The player of these pieces.
    Player(Color),
    /// The arbiter, or an assistant.
    Arbiter,
}

impl Event {
    /// An act of a player.
    pub const fn of(color: Color, at: Moment, act: PlayerAct) -> Self {
        Self {
            at,
            deed: Deed::Player(color, act),
        }
    }

    /// An act of the arbiter.
    pub const fn of_arbiter(at: Moment, act: ArbiterAct) -> Self {
        Self {
            at,
            deed: Deed::Arbiter(act),
        }
    }

    /// The fall of a flag, as worked out from the readings.
    pub const fn flag(color: Color, at: Moment) -> Self {
        Self {
            at,
            deed: Deed::Flag(color),
        }
    }

    /// The player who did it, if a player did.
    pub const fn player(&self) -> Option<Color> {
        match &self.deed {
            Deed::Player(color, _) | Deed::Common(Person::Player(color), _) => Some(*color),
            Deed::Arbiter(_) | Deed::Common(Person::Arbiter, _) | Deed::Flag(_) => None,
        }
    }

    /// What a player did, if it is what only a player does.
    pub const fn player_act(&self) -> Option<&PlayerAct> {
        match &self.deed {
            Deed::Player(_, act) => Some(act),
            Deed::Arbiter(_) | Deed::Common(..) | Deed::Flag(_) => None,
        }
    }

    /// What the arbiter did, if it is what only the arbiter does.
    pub const fn arbiter_act(&self) -> Option<&ArbiterAct> {
        match &self.deed {
            Deed::Arbiter(act) => Some(act),
            Deed::Player(..) | Deed::Common(..) | Deed::Flag(_) => None,
        }
    }

    /// What was done, if a player and the arbiter might have done it alike.
    pub const fn common_act(&self) -> Option<CommonAct> {
        match &self.deed {
            Deed::Common(_, act) => Some(*act),
            Deed::Player(..) | Deed::Arbiter(_) | Deed::Flag(_) => None,
        }
    }
}

/// What a player's hands or voice did, at the board or at the clock.
///
/// Acts are facts: nothing here is legal or illegal, and every one of them may happen at any time.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum PlayerAct {
    /// Lays fingers on the piece there, deliberately.
    Touch(#[serde(with = "square")] Square),
    /// Touches the piece there plainly by accident.
    Brush(#[serde(with = "square")] Square),
    /// Comes into contact with the piece there, and nobody can say whether it was meant.
    Graze(#[serde(with = "square")] Square),
    /// Says "I adjust"; holds for touches that only straighten pieces, until one is carried off its square.
    Adjust,
    /// Has straightened what was to be straightened: touches count again.
    EndAdjusting,
    /// Takes the piece there in hand.
    Lift(#[serde(with = "square")] Square),
    /// Stands the piece in hand on a square, fingers still on it.
    Set(#[serde(with = "square")] Square),
    /// Takes the fingers off the piece.
    LetGo,
    /// Stands the piece in hand on a square and lets go of it.
    Release(#[serde(with = "square")] Square),
    /// Puts the piece in hand back where it came from.
    PutBack,
    /// Takes a piece off the board: an enemy one, or the own pawn that promotes.
    Remove(#[serde(with = "square")] Square),
    /// Takes a new piece of the own colour from the box.
    Take(#[serde(with = "RoleName")] Role),
    /// Takes a piece of the opponent's colour from the box, as if it were the own new one.
    TakeEnemy(#[serde(with = "RoleName")] Role),
    /// Puts a piece that was taken off on this move back on the square where it stood.
    Restore(#[serde(with = "square")] Square),
    /// The other hand took part in this move.
    BothHands,
    /// Says "I am about to castle" (useful in Chess960).
    AnnounceCastling,

    /// Presses the own side of the clock.
    Press,
    /// Does so with the hand that did not move: said of the press before or after it.
    OtherHand,
    /// Stops both sides to fetch the arbiter.
    StopClocks,
    /// Writes on the own scoresheet, in any supported language.
    Record(String),
    /// Strikes out what was written last on the own scoresheet.
    Strike,
    /// Brings the own scoresheet up to date, from the opponent's or the arbiter's.
    UpdateSheet,

    /// Offers a draw.
    OfferDraw,
    /// Accepts the standing offer.
    Accept,
    /// Declines the standing offer in words.
    Decline,
    /// Wants to take back an offer or claim of a draw.
    Withdraw,
    /// Asks the opponent for the own last move back, outside tournaments.
    AskTakeBack,
    /// Agrees that the opponent takes it back. The arbiter then puts the position before it back.
    AgreeTakeBack,
    /// Does not agree that the opponent takes it back.
    DeclineTakeBack,
    /// No longer asks for the own last move back.
    WithdrawTakeBack,
    /// Says how a question to the arbiter is to be decided, where the two players are their own arbiter. Nothing follows
    /// from it; once both have said the same the arbiter decides so.
    ProposeRuling(#[serde(with = "question")] Question, Decision),
    /// Resigns.
    Resign,
    /// Claims a threefold repetition as the position stands, or with the move written and not played.
    ClaimRepetition(Option<String>),
    /// Claims fifty moves without capture or pawn move, likewise.
    ClaimFifty(Option<String>),
    /// Asks the arbiter how many moves have been made.
    AskMoves,
    /// Claims that the opponent's flag has fallen.
    ClaimFlag,
    /// Claims that the opponent completed an illegal move.
    ClaimIllegal,
    /// Claims a breach of the touch-move rules.
    ClaimTouchMove,
    /// Quickplay finish: the opponent cannot win by normal means.
    ClaimNormalMeans,
    /// Quickplay finish: the opponent makes no effort to win by normal means.
    ClaimNoEffort,
    /// Quickplay finish: asks for five seconds a move.
    AskIncrement,
    /// Seals a move: free text, unchecked until it is opened. So a script says it; see [`PlayerAct::Enclose`].
    Seal(String),
    /// Seals a move that nobody reads: the text is the fingerprint of the envelope. So the program keeps it, and what
    /// was written never stands on a disk in plain text.
    Enclose(String),
    /// Says that the clocks show wrong times.
    ClaimTimes,
    /// Comes to the board.
    Arrive,
    /// The player's electronic device makes itself heard.
    Phone,
    /// The player's electronic device is found with them, and was not heard.
    DeviceFound,
    /// Announces a move aloud, or repeats the opponent's (where a player is blind or visually disabled).
    Announce(String),
    /// All the physical acts of a move, in their proper order.
    Play(String),
    /// The same, and presses the clock.
    Move(String),
}

/// What nobody but the arbiter does.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum ArbiterAct {
    /// The hour has come at which the session was to begin; the clock need not run yet.
    BeginSession,
    /// Starts the game: White's clock runs.
    Start,
    /// Stops both clocks.
    Stop,
    /// Lets the clock of the player who has the move run on; begins the session to which a game was adjourned.
    Resume,
    /// Starts one side's clock.
    StartClock(#[serde(with = "ColorName")] Color),
    /// Notices a fallen flag that nobody claimed.
    SeeFlag,
    /// Finds both flags down and cannot tell which fell first.
    FlagsUnclear,
    /// Sees an illegal move being made, or learns of one, that nobody claimed.
    SeeIllegal,
    /// Comes upon a position that no legal moves lead to: both kings in check, or a pawn on its last rank.
    FindIllegalPosition,
    /// Decides that the last touch was an accident.
    CallAccidental,
    /// Decides that the piece there was touched on purpose.
    CallTouched(#[serde(with = "square")] Square),
    /// Decides that the piece there was touched by accident.
    CallUntouched(#[serde(with = "square")] Square),
    /// Gives a player time.
    AddTime(
        #[serde(with = "ColorName")] Color,
        #[serde(with = "as_text")] Duration,
    ),
    /// Sets White's and Black's readings.
    SetTimes(
        #[serde(with = "as_text")] Duration,
        #[serde(with = "as_text")] Duration,
    ),
    /// Sets the clock's move counters: moves White and Black have completed.
    SetMoveCounter(
        #[serde(with = "counters")] u32,
        #[serde(with = "counters")] u32,
    ),
    /// Enters how many illegal moves White and Black have been charged with: of a game that is taken over, say.
    SetIllegalMoves(
        #[serde(with = "counters")] u32,
        #[serde(with = "counters")] u32,
    ),
    /// Charges a player with a completed illegal move that was made where this board does not show it: at a wooden one, say.
    ChargeIllegal(#[serde(with = "ColorName")] Color),
    /// Sets what each move gives both players from now on.
    SetIncrement(#[serde(with = "as_text")] Duration),
    /// Replaces a defective clock; the readings stay as they are.
    ReplaceClock,
    /// Decides the claim or request that has awaited judgment longest.
    Decide(Decision),
    /// Decides that one of several open questions, whichever was asked first.
    DecideOn(#[serde(with = "question")] Question, Decision),
    /// Establishes whether a player could still mate, by a proof found or given.
    Establish(#[serde(with = "ColorName")] Color, CanMate),
    /// Warns a player.
    Warn(#[serde(with = "ColorName")] Color),
    /// Penalises a player.
    Penalise(#[serde(with = "ColorName")] Color, Penalty),
    /// Finds that a player persistently refuses to comply with the Laws.
    FindRefusal(#[serde(with = "ColorName")] Color),
    /// Declares the game over with White's and Black's scores.
    Declare(Score, Score),
    /// Goes back to the position after that many half-moves.
    Reinstate(#[serde(with = "counters")] u32),
    /// Annuls the game.
    Annul,
    /// The session is over: asks the player who has the move to seal it.
    Adjourn,
    /// Finds that the session is not over: nobody needs to seal, and play goes on.
    PlayOn,
    /// Opens the envelope, where the text is known from [`PlayerAct::Seal`].
    Open,
    /// Opens the envelope and reads what stands on the paper in it.
    Reveal(String),
    /// Finds that a player was at the board when the session began to which a game was adjourned.
    SeePresent(#[serde(with = "ColorName")] Color),
    /// Notices that a player is still not at the board, or came too late.
    SeeAbsent(#[serde(with = "ColorName")] Color),
    /// Finds that the envelope is lost.
    LoseEnvelope,
    /// Writes down why the next thing is done. It changes nothing.
    Note(Reason),
    /// Keeps somebody away from the arbiter's desk who did not know its PIN. It changes nothing.
    RefuseEntry,
}

impl ArbiterAct {
    /// Whether it answers a question that was put to the arbiter.
    pub const fn answers_a_question(&self) -> bool {
        matches!(
            self,
            Self::Decide(_)
                | Self::DecideOn(..)
                | Self::Establish(..)
                | Self::CallAccidental
                | Self::CallTouched(_)
        )
    }

    /// Whether it says what a contact with a piece was, or decides a question that may have been about one.
    pub const fn says_what_a_touch_was(&self) -> bool {
        matches!(
            self,
            Self::CallAccidental
                | Self::CallTouched(_)
                | Self::CallUntouched(_)
                | Self::Decide(_)
                | Self::DecideOn(..)
        )
    }

    /// Whether it concerns a game that is being played: not one in its break, nor one that is over.
    pub const fn concerns_play(&self) -> bool {
        matches!(
            self,
            Self::SeeFlag
                | Self::FlagsUnclear
                | Self::SeeIllegal
                | Self::FindIllegalPosition
                | Self::CallAccidental
                | Self::CallTouched(_)
                | Self::CallUntouched(_)
                | Self::Reinstate(_)
                | Self::Adjourn
                | Self::PlayOn
        )
    }
}

/// What a player or the arbiter does alike: either may see that something is not as it should be, and point it out.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum CommonAct {
    /// Knocks a piece over or off its square, onto another.
    Displace(
        #[serde(with = "square")] Square,
        #[serde(with = "square")] Square,
    ),
    /// Knocks pieces over where they stand; nobody says which.
    KnockOver,
    /// Has set up again what lay where it stands.
    StandUp,
    /// Finds that the two boards show different positions.
    BoardsDiffer,
    /// Finds that the pieces were set up wrongly when the game began.
    FindWrongArray,
    /// Finds that the board lies turned.
    FindBoardTurned,
    /// Finds that each player has the other's colour.
    FindColorsReversed,
    /// Finds pieces off their squares.
    FindDisplaced,
    /// Finds that a clock was set wrongly.
    FindWrongSetting,
}

/// What the arbiter makes of a claim or request.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Decision {
    /// It is upheld.
    Accept,
    /// The verdict waits.
    Postpone,
    /// It is turned down.
    Reject,
}

/// Whether a side could still mate by any series of legal moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum CanMate {
    /// A mating line exists.
    Yes,
    /// None exists.
    Never,
}

/// What the arbiter may impose (Art. 12.9; 13.4 in 2005 and 2009).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Penalty {
    /// A warning.
    Warning,
    /// The opponent's remaining time grows.
    OpponentTime(#[serde(with = "as_text")] Duration),
    /// The offender's remaining time shrinks.
    OffenderTime(#[serde(with = "as_text")] Duration),
    /// The game is lost.
    Loss,
    /// The offender's points in the game are reduced to this.
    Reduce(Score),
    /// The opponent's points in the game are raised to the most there is.
    RaiseOpponent,
    /// A fine announced in advance.
    Fine,
    /// Exclusion from one or more rounds.
    Exclusion,
    /// Expulsion from the event.
    Expulsion,
}
