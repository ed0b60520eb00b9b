//! What the arbiter answers: a rule, and what follows from it. No sentences: `i18n` puts a ruling into words.

use std::fmt;
use std::time::Duration;

use super::notice::Notice;
use super::outcome::Outcome;
use super::question::{Claim, Question};
use crate::chess::{CastlingMode, Color, File, Move, Role, Square, role_name};
use crate::clock::time::written;
use crate::laws::booklets::Rule;

/// One decision: the rule it rests on and what follows.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ruling {
    /// The rule it rests on; the concordance knows its article in each edition.
    pub rule: Rule,
    /// The player it concerns, where it concerns one.
    pub concerns: Option<Color>,
    /// What follows, in the order in which it is carried out.
    pub consequences: Vec<Consequence>,
}

impl Ruling {
    /// A ruling on a player's conduct.
    #[must_use]
    pub fn on(color: Color, rule: Rule, consequences: impl Into<Vec<Consequence>>) -> Self {
        Self {
            rule,
            concerns: Some(color),
            consequences: consequences.into(),
        }
    }

    /// A ruling that concerns the game rather than one player.
    #[must_use]
    pub fn of(rule: Rule, consequences: impl Into<Vec<Consequence>>) -> Self {
        Self {
            rule,
            concerns: None,
            consequences: consequences.into(),
        }
    }

    /// Whether the game ends by it.
    #[must_use]
    pub fn ends_game(&self) -> bool {
        self.consequences
            .iter()
            .any(|consequence| matches!(consequence, Consequence::Over(_)))
    }

    /// Whether what was just played goes back.
    #[must_use]
    pub fn takes_back(&self) -> bool {
        self.consequences.contains(&Consequence::TakeBack)
    }

    /// The consequences as stable English tokens, joined by `; `, as `judge` prints them.
    #[must_use]
    pub fn tokens(&self) -> String {
        let tokens: Vec<String> = self.consequences.iter().map(ToString::to_string).collect();
        tokens.join("; ")
    }
}

/// What follows from a ruling. [`fmt::Display`] writes its stable token.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Consequence {
    /// The own piece that stood there when the turn began must move.
    MustMove(Square),
    /// The enemy piece there must be captured.
    MustCapture(Square),
    /// The king must castle, arriving there.
    MustCastle(Square),
    /// Castling with the rook that stands there is barred on this move.
    MayNotCastle(Square),
    /// The piece just released must stay there.
    MustStay(Square),
    /// The pawn must become this piece.
    MustPromote(Role),
    /// Any legal move may be made.
    Free,
    /// What was just played on the board is taken back; the turn goes on.
    TakeBack,
    /// The move is made: it stands, and the opponent has the move.
    Made(Move),
    /// The move is completed.
    Completed(Move),
    /// The move last made is taken back: its player has the move again, and what he touched still binds.
    Unmade(Move),
    /// A completed illegal move (or what counts as one) was charged: whose, and which one it is.
    Illegal(Color, u32),
    /// What stands on the board is no legal move, but the clock was pressed: the opponent has the move, and may claim.
    Irregular,
    /// This player's illegal move, which nobody had acted on, is looked into: it counts as pressed just now.
    TakenUp(Color),
    /// The position before the irregularity is put back on the board, and its mover's clock runs.
    Reinstate,
    /// The position after so many half-moves is put back on the board, and its mover's clock runs.
    ReinstateAt(u32),
    /// The piece stands promoted there.
    Promoted(Square, Role),
    /// A player gains time.
    Add(Color, Duration),
    /// A player loses time.
    Take(Color, Duration),
    /// A player's reading becomes this.
    Set(Color, Duration),
    /// Both clocks are stopped.
    StopClocks,
    /// One side's clock runs.
    StartClock(Color),
    /// The clock's move counters become these: White's and Black's.
    Counters(u32, u32),
    /// A draw offer stands.
    Offer(Color),
    /// The standing offer is gone.
    OfferLapsed,
    /// A claim was right.
    ClaimUpheld,
    /// A claim was wrong.
    ClaimRejected,
    /// The verdict on a claim waits while play goes on.
    ClaimPostponed,
    /// Each player gains so much time by each move from now on.
    Increment(Duration),
    /// The right to make this claim on this move is gone.
    ClaimLost(Claim),
    /// The move on the board must be announced, and is made by that.
    MustAnnounce(Move),
    /// A player's press does not count, and his clock runs again.
    PressTakenBack(Color),
    /// The move that was written must be played.
    MustPlay(Move),
    /// A flag has fallen and counts as fallen.
    Flag(Color),
    /// A time control was passed: whose, and the period entered, from 1.
    Period(Color, u32),
    /// The booklet leaves it to judgment.
    AskArbiter(Question),
    /// A player was warned.
    Warning(Color),
    /// A player is fined.
    Fined(Color),
    /// A player is excluded from one or more rounds.
    Excluded(Color),
    /// A player is expelled from the event.
    Expelled(Color),
    /// Something to know that changes nothing.
    Notice(Notice),
    /// Nothing more is played; the result is still to be decided.
    PlayOver,
    /// The game is over.
    Over(Outcome),
    /// The game does not count; another is to be played.
    Annulled,
    /// The player must seal his move.
    MustSeal(Color),
    /// The game is adjourned.
    Adjourned,
    /// The adjourned game goes on.
    Resumed,
    /// The position the game is in is set up on the board.
    SetUp,
    /// The player's clock counts as pressed: his move counts, and his opponent's clock runs.
    Pressed(Color),
}

impl fmt::Display for Consequence {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::MustMove(square) => write!(f, "must-move {square}"),
            Self::MustCapture(square) => write!(f, "must-capture {square}"),
            Self::MustCastle(square) => write!(f, "must-castle {square}"),
            Self::MayNotCastle(square) => write!(f, "may-not-castle {square}"),
            Self::MustStay(square) => write!(f, "must-stay {square}"),
            Self::MustPromote(role) => write!(f, "must-promote {}", role_name(*role)),
            Self::Free => f.write_str("free"),
            Self::TakeBack => f.write_str("take-back"),
            Self::Made(mv) => write!(f, "made {}", in_uci(*mv)),
            Self::Unmade(mv) => write!(f, "unmade {}", in_uci(*mv)),
            Self::Completed(mv) => write!(f, "completed {}", in_uci(*mv)),
            Self::Illegal(color, count) => write!(f, "illegal {color} {count}"),
            Self::Irregular => f.write_str("irregular"),
            Self::TakenUp(color) => write!(f, "taken-up {color}"),
            Self::Reinstate => f.write_str("reinstate"),
            Self::ReinstateAt(ply) => write!(f, "reinstate {ply}"),
            Self::Promoted(square, role) => write!(f, "promoted {square} {}", role_name(*role)),
            Self::Add(color, time) => write!(f, "add {color} {}", brief(*time)),
            Self::Take(color, time) => write!(f, "take {color} {}", brief(*time)),
            Self::Set(color, time) => write!(f, "set {color} {}", brief(*time)),
            Self::StopClocks => f.write_str("stop-clocks"),
            Self::StartClock(color) => write!(f, "start-clock {color}"),
            Self::Counters(white, black) => write!(f, "counters {white} {black}"),
            Self::Offer(color) => write!(f, "offer {color}"),
            Self::OfferLapsed => f.write_str("offer-lapsed"),
            Self::ClaimUpheld => f.write_str("claim-upheld"),
            Self::ClaimRejected => f.write_str("claim-rejected"),
            Self::ClaimPostponed => f.write_str("claim-postponed"),
            Self::Increment(time) => write!(f, "increment {}", brief(*time)),
            Self::ClaimLost(claim) => write!(f, "claim-lost {}", claim.slug()),
            Self::MustAnnounce(mv) => write!(f, "must-announce {}", in_uci(*mv)),
            Self::PressTakenBack(color) => write!(f, "press-taken-back {color}"),
            Self::MustPlay(mv) => write!(f, "must-play {}", in_uci(*mv)),
            Self::Flag(color) => write!(f, "flag {color}"),
            Self::Period(color, period) => write!(f, "period {color} {period}"),
            Self::AskArbiter(question) => write!(f, "ask-arbiter {}", question.slug()),
            Self::Warning(color) => write!(f, "warn {color}"),
            Self::Fined(color) => write!(f, "fine {color}"),
            Self::Excluded(color) => write!(f, "exclude {color}"),
            Self::Expelled(color) => write!(f, "expel {color}"),
            Self::Notice(notice) => write!(f, "notice {}", notice.slug()),
            Self::PlayOver => f.write_str("play-over"),
            Self::Over(outcome) => write!(f, "over {outcome}"),
            Self::Annulled => f.write_str("annulled"),
            Self::MustSeal(color) => write!(f, "must-seal {color}"),
            Self::Adjourned => f.write_str("adjourned"),
            Self::Resumed => f.write_str("resumed"),
            Self::SetUp => f.write_str("set-up"),
            Self::Pressed(color) => write!(f, "pressed {color}"),
        }
    }
}

/// A move as `e2e4`; castling by the king's arrival from its usual square, else by king onto rook.
fn in_uci(mv: Move) -> String {
    let mode = match mv {
        Move::Castle { king, rook }
            if king.file() == File::E && matches!(rook.file(), File::A | File::H) =>
        {
            CastlingMode::Standard
        }
        Move::Castle { .. } | Move::Normal { .. } | Move::EnPassant { .. } | Move::Put { .. } => {
            CastlingMode::Chess960
        }
    };
    mv.to_uci(mode).to_string()
}

/// `2:00` rather than `0:02:00`: hours only where there are any.
fn brief(time: Duration) -> String {
    let text = written(time);
    text.strip_prefix("0:").map_or(text.clone(), |rest| {
        rest.strip_prefix('0').unwrap_or(rest).to_owned()
    })
}
