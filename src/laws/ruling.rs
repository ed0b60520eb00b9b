//! What the arbiter answers: a rule, and what follows from it. No sentences: `i18n` puts a ruling into words.

use std::fmt;
use std::time::Duration;

use serde::{Deserialize, Serialize};

use super::concordance::Rule;
use crate::chess::{CastlingMode, Color, File, Move, Role, Square};
use crate::clock::time::written;

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
    /// A completed illegal move (or what counts as one) was charged: whose, and which one it is.
    Illegal(Color, u32),
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
    /// The right to make this claim on this move is gone.
    ClaimLost(Claim),
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
    /// Something to know that changes nothing.
    Notice(Notice),
    /// The game is over.
    Over(Outcome),
    /// The game does not count; another is to be played.
    Annulled,
    /// The game is adjourned.
    Adjourned,
}

/// What can be claimed and whose right can be lost.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Claim {
    /// A threefold repetition.
    Repetition,
    /// Fifty moves without capture or pawn move.
    Fifty,
    /// A breach of Article 4.
    TouchMove,
    /// A completed illegal move.
    IllegalMove,
    /// A fallen flag.
    Flag,
}

/// What only a person can judge.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Question {
    /// Whether this player could still mate: the search gave up.
    CanMate(#[serde(with = "super::spelled::ColorName")] Color),
    /// Why the clocks were stopped.
    StoppedClocks,
    /// Whether a touch was meant.
    Touch,
    /// What to do about a press without a move, in editions that leave it open.
    PressWithoutMove,
    /// What to do about a move made with two hands, in editions that leave it open.
    TwoHands,
    /// Whether a game can be won by normal means.
    NormalMeans,
    /// Whether a player makes an effort to win.
    Effort,
    /// Whether five seconds a move are granted.
    Increment,
    /// What the opponent of an offender scores.
    OpponentScore,
    /// What a conduct matter deserves.
    Penalty,
    /// What a sealed move means.
    SealedMove,
    /// What times the clocks should show.
    Times,
    /// Which flag fell first, or what the sheets prove.
    Evidence,
    /// What move this player has written down for the draw he claims, and whether the claim is right.
    WrittenMove(#[serde(with = "super::spelled::ColorName")] Color),
    /// Whether this player's claim of fifty completed moves holds while the last press is still to come.
    LastPress(#[serde(with = "super::spelled::ColorName")] Color),
    /// Whether this player may offer or agree a draw that the rules of the event restrict.
    Consent(#[serde(with = "super::spelled::ColorName")] Color),
}

/// Something to know that changes nothing.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Notice {
    /// A touch that does not bind, because the toucher does not have the move.
    Distraction,
    /// The pieces are only being straightened.
    Adjusting,
    /// The contact was an accident.
    Accident,
    /// The text names no move that can be played here.
    NoSuchMove,
    /// There is nothing to accept, decline, claim or decide.
    NothingThere,
    /// The flag is down; nobody has acted on it.
    FlagDown,
    /// Pieces stand where they should not.
    Displaced,
    /// A scoresheet must be completed before the next move.
    UpdateScoresheet,
    /// It was not this player's to do now.
    NotNow,
    /// The game is over; the act changed nothing.
    GameOver,
    /// The offer was made at another moment than the proper one.
    OfferOutOfTime,
    /// The rules of the event do not allow it here.
    NotAllowedByEvent,
    /// An offer or a claim cannot be taken back.
    Irrevocable,
    /// A move may be written in advance only to claim a draw or to seal it.
    WrittenInAdvance,
    /// The own last move must be written down before the next is made.
    RecordFirst,
    /// With so little time the moves need not be written down in this period.
    NeedNotRecord,
    /// What was written down is not the move that was played.
    WrongEntry,
    /// What was written down cannot be read as a move.
    IllegibleEntry,
    /// The offer of a draw belongs on the scoresheet.
    MarkOffer,
    /// The booklet knows only scoresheets of paper.
    PaperOnly,
    /// Whoever claims a draw stops both clocks at once.
    StopBothClocks,
}

/// What one player scores for the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Score {
    /// Nothing.
    Zero,
    /// Half a point.
    Half,
    /// The whole point.
    One,
}

/// How a game ended: what each player scores. The two need not add up to one (Art. 10.2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Outcome {
    /// White's score.
    pub white: Score,
    /// Black's score.
    pub black: Score,
}

impl Outcome {
    /// A draw.
    pub const DRAW: Self = Self {
        white: Score::Half,
        black: Score::Half,
    };

    /// A win for that side, a loss for the other.
    #[must_use]
    pub const fn win(color: Color) -> Self {
        match color {
            Color::White => Self {
                white: Score::One,
                black: Score::Zero,
            },
            Color::Black => Self {
                white: Score::Zero,
                black: Score::One,
            },
        }
    }

    /// What that side scores.
    #[must_use]
    pub const fn score(self, color: Color) -> Score {
        match color {
            Color::White => self.white,
            Color::Black => self.black,
        }
    }

    /// Who won, if one player scored and the other did not.
    #[must_use]
    pub const fn winner(self) -> Option<Color> {
        match (self.white, self.black) {
            (Score::One, Score::Zero) => Some(Color::White),
            (Score::Zero, Score::One) => Some(Color::Black),
            _ => None,
        }
    }
}

impl fmt::Display for Score {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Zero => "0",
            Self::Half => "1/2",
            Self::One => "1",
        })
    }
}

impl fmt::Display for Outcome {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-{}", self.white, self.black)
    }
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
            Self::Completed(mv) => write!(f, "completed {}", in_uci(*mv)),
            Self::Illegal(color, count) => write!(f, "illegal {color} {count}"),
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
            Self::ClaimLost(claim) => write!(f, "claim-lost {}", claim.slug()),
            Self::MustPlay(mv) => write!(f, "must-play {}", in_uci(*mv)),
            Self::Flag(color) => write!(f, "flag {color}"),
            Self::Period(color, period) => write!(f, "period {color} {period}"),
            Self::AskArbiter(question) => write!(f, "ask-arbiter {}", question.slug()),
            Self::Warning(color) => write!(f, "warn {color}"),
            Self::Notice(notice) => write!(f, "notice {}", notice.slug()),
            Self::Over(outcome) => write!(f, "over {outcome}"),
            Self::Annulled => f.write_str("annulled"),
            Self::Adjourned => f.write_str("adjourned"),
        }
    }
}

impl Claim {
    /// Its stable name in tokens and locale files.
    #[must_use]
    pub const fn slug(self) -> &'static str {
        match self {
            Self::Repetition => "repetition",
            Self::Fifty => "fifty",
            Self::TouchMove => "touch-move",
            Self::IllegalMove => "illegal-move",
            Self::Flag => "flag",
        }
    }
}

impl Question {
    /// The player it is about, where it names one.
    #[must_use]
    pub const fn player(self) -> Option<Color> {
        match self {
            Self::CanMate(color)
            | Self::WrittenMove(color)
            | Self::LastPress(color)
            | Self::Consent(color) => Some(color),
            Self::StoppedClocks
            | Self::Touch
            | Self::PressWithoutMove
            | Self::TwoHands
            | Self::NormalMeans
            | Self::Effort
            | Self::Increment
            | Self::OpponentScore
            | Self::Penalty
            | Self::SealedMove
            | Self::Times
            | Self::Evidence => None,
        }
    }

    /// Its stable name in tokens and locale files.
    #[must_use]
    pub const fn slug(self) -> &'static str {
        match self {
            Self::CanMate(Color::White) => "can-mate white",
            Self::CanMate(Color::Black) => "can-mate black",
            Self::StoppedClocks => "stopped-clocks",
            Self::Touch => "touch",
            Self::PressWithoutMove => "press-without-move",
            Self::TwoHands => "two-hands",
            Self::NormalMeans => "normal-means",
            Self::Effort => "effort",
            Self::Increment => "increment",
            Self::OpponentScore => "opponent-score",
            Self::Penalty => "penalty",
            Self::SealedMove => "sealed-move",
            Self::Times => "times",
            Self::Evidence => "evidence",
            Self::WrittenMove(Color::White) => "written-move white",
            Self::WrittenMove(Color::Black) => "written-move black",
            Self::LastPress(Color::White) => "last-press white",
            Self::LastPress(Color::Black) => "last-press black",
            Self::Consent(Color::White) => "consent white",
            Self::Consent(Color::Black) => "consent black",
        }
    }
}

impl Notice {
    /// Its stable name in tokens and locale files.
    #[must_use]
    pub const fn slug(self) -> &'static str {
        match self {
            Self::Distraction => "distraction",
            Self::Adjusting => "adjusting",
            Self::Accident => "accident",
            Self::NoSuchMove => "no-such-move",
            Self::NothingThere => "nothing-there",
            Self::FlagDown => "flag-down",
            Self::Displaced => "displaced",
            Self::UpdateScoresheet => "update-scoresheet",
            Self::NotNow => "not-now",
            Self::GameOver => "game-over",
            Self::OfferOutOfTime => "offer-out-of-time",
            Self::NotAllowedByEvent => "not-allowed-by-event",
            Self::Irrevocable => "irrevocable",
            Self::WrittenInAdvance => "written-in-advance",
            Self::RecordFirst => "record-first",
            Self::NeedNotRecord => "need-not-record",
            Self::WrongEntry => "wrong-entry",
            Self::IllegibleEntry => "illegible-entry",
            Self::MarkOffer => "mark-offer",
            Self::PaperOnly => "paper-only",
            Self::StopBothClocks => "stop-both-clocks",
        }
    }
}

/// The English name of a role in lower case, as tokens write it.
#[must_use]
pub const fn role_name(role: Role) -> &'static str {
    match role {
        Role::Pawn => "pawn",
        Role::Knight => "knight",
        Role::Bishop => "bishop",
        Role::Rook => "rook",
        Role::Queen => "queen",
        Role::King => "king",
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
