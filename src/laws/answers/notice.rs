//! What the arbiter lets the players know without changing anything.

use serde::{Deserialize, Serialize};

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
    /// The scores of one game never add up to more than a point.
    NoSuchScore,
    /// The arbiter has to say what each player scores.
    GiveScores,
    /// The arbiter does not say how many moves have been made.
    NotTold,
    /// Now that a flag has fallen it may be said how many moves have been made.
    MayBeTold,
    /// The board is to be turned, and the position set up on it again.
    TurnBoard,
    /// The game goes on as it is.
    GoesOn,
    /// The player has come in time.
    InTime,
    /// A blind player only felt the pieces.
    OnlyFelt,
    /// The move must be announced.
    AnnounceMove,
    /// The new piece must be announced as well.
    AnnouncePromotion,
    /// The announcement names no move that can be played here.
    NotUnderstood,
    /// Another move than the one on the board was announced; this may still be put right.
    SlipOfTongue,
    /// Once the opponent's clock runs an announcement can no longer be put right.
    TooLateToCorrect,
    /// The assistant says how many moves have been made.
    AssistantTells,
    /// The arbiter goes back to where both scoresheets agree.
    GoBackToAgreement,
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
    /// The end of the session is announced.
    AnnounceEnd,
    /// A sealed move stands on paper, whatever else is recorded electronically.
    SealOnPaper,
    /// A move lies sealed; until the clock is stopped it may be changed.
    Sealed,
    /// Another move lies sealed instead.
    SealedAnew,
    /// The move made on the board is the one to be sealed.
    SealWhatWasPlayed,
    /// The envelope is to be opened now.
    OpenEnvelope,
    /// The envelope stays closed.
    KeepClosed,
    /// The move that its player says he sealed is played on the board.
    PlayWhatWasSealed,
    /// The times on the clocks are corrected.
    CorrectClocks,
    /// A player is about to castle, and has said so.
    CastlingAnnounced,
    /// The pieces do not stand as a game of Chess960 begins.
    WrongArray,
    /// In a game of this kind there is no such thing.
    NotInThisGame,
    /// The booklet does not know it.
    NotInThisEdition,
    /// The arbiter may give the opponent two minutes.
    MayGiveTwoMinutes,
    /// The opponent must first answer the offer of a draw.
    AnswerOfferFirst,
    /// The claimant writes the final position down, the opponent verifies it.
    WritePosition,
    /// The same, and the scoresheet must be complete.
    WritePositionAndSheet,
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
            Self::NoSuchScore => "no-such-score",
            Self::GiveScores => "give-scores",
            Self::NotTold => "not-told",
            Self::MayBeTold => "may-be-told",
            Self::TurnBoard => "turn-board",
            Self::GoesOn => "goes-on",
            Self::InTime => "in-time",
            Self::OnlyFelt => "only-felt",
            Self::AnnounceMove => "announce-move",
            Self::AnnouncePromotion => "announce-promotion",
            Self::NotUnderstood => "not-understood",
            Self::SlipOfTongue => "slip-of-tongue",
            Self::TooLateToCorrect => "too-late-to-correct",
            Self::AssistantTells => "assistant-tells",
            Self::GoBackToAgreement => "go-back-to-agreement",
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
            Self::AnnounceEnd => "announce-end",
            Self::SealOnPaper => "seal-on-paper",
            Self::Sealed => "sealed",
            Self::SealedAnew => "sealed-anew",
            Self::SealWhatWasPlayed => "seal-what-was-played",
            Self::OpenEnvelope => "open-envelope",
            Self::KeepClosed => "keep-closed",
            Self::PlayWhatWasSealed => "play-what-was-sealed",
            Self::CorrectClocks => "correct-clocks",
            Self::CastlingAnnounced => "castling-announced",
            Self::WrongArray => "wrong-array",
            Self::NotInThisGame => "not-in-this-game",
            Self::NotInThisEdition => "not-in-this-edition",
            Self::MayGiveTwoMinutes => "may-give-two-minutes",
            Self::AnswerOfferFirst => "answer-offer-first",
            Self::WritePosition => "write-position",
            Self::WritePositionAndSheet => "write-position-and-sheet",
        }
    }
}
