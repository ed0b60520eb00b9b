//! What the arbiter lets the players know without changing anything.

use strum::{AsRefStr, Display, EnumString, VariantArray};

/// Who gains by being told.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Audience {
    /// Whoever plays.
    Everyone,
    /// Those who are learning the Laws.
    Learners,
}

macro_rules! notices {
    ($( $name:ident $audience:ident $doc:literal; )*) => {
        /// Something to know that changes nothing.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, AsRefStr, Display, EnumString, VariantArray)]
        #[strum(serialize_all = "kebab-case")]
        pub enum Notice { $( #[doc = $doc] $name, )* }

        impl Notice {
            /// Who gains by being told.
            pub const fn audience(self) -> Audience {
                match self { $( Self::$name => Audience::$audience, )* }
            }
        }
    };
}

notices! {
    Distraction Learners "A touch that does not bind, because the toucher does not have the move.";
    Adjusting Learners "The pieces are only being straightened.";
    AdjustTooLate Everyone "The piece was touched before it was said that pieces are only straightened: it stays touched.";
    Accident Learners "The contact was an accident.";
    NoSuchMove Everyone "The text names no move that can be played here.";
    OutOfPlace Everyone "The pieces do not stand so that the move could be carried out; nothing was moved.";
    NothingThere Everyone "There is nothing to accept, decline, claim or decide.";
    AlreadyRuled Everyone "It was so, and has been ruled on already.";
    FlagDown Everyone "The flag is down; nobody has acted on it.";
    Displaced Learners "Pieces stand where they should not.";
    UpdateScoresheet Learners "A scoresheet must be completed before the next move.";
    NoSuchScore Everyone "The scores of one game never add up to more than a point.";
    FlagOrderUnknown Everyone "Both flags are down, nobody can tell which fell first, and no rule says what follows.";
    GiveScores Everyone "The arbiter has to say what each player scores.";
    NotTold Everyone "The arbiter does not say how many moves have been made.";
    MayBeTold Everyone "Now that a flag has fallen it may be said how many moves have been made.";
    TurnBoard Everyone "The board is to be turned, and the position set up on it again.";
    GoesOn Everyone "The game goes on as it is.";
    InTime Learners "The player has come in time.";
    OnlyFelt Learners "A blind player only felt the pieces.";
    AnnounceMove Everyone "The move must be announced.";
    AnnouncePromotion Everyone "The new piece must be announced as well.";
    NotUnderstood Everyone "The announcement names no move that can be played here.";
    RepeatedOtherwise Everyone "Another move than the one announced was repeated.";
    SlipOfTongue Everyone "Another move than the one on the board was announced; this may still be put right.";
    TooLateToCorrect Everyone "Once the opponent's clock runs an announcement can no longer be put right.";
    AssistantTells Everyone "The assistant says how many moves have been made.";
    GoBackToAgreement Everyone "The arbiter goes back to where both scoresheets agree.";
    NotNow Learners "It was not this player's to do now.";
    MoveEachFirst Everyone "A draw can be agreed only once each player has made a move.";
    GameOver Everyone "The game is over; the act changed nothing.";
    NotInTheBreak Everyone "The game is adjourned: this counts, or is looked into, when it is taken up again.";
    OfferOutOfTime Learners "The offer was made at another moment than the proper one.";
    NotAllowedByEvent Everyone "The rules of the event do not allow it here.";
    Irrevocable Everyone "An offer or a claim cannot be taken back.";
    WrittenInAdvance Learners "A move may be written in advance only to claim a draw or to seal it.";
    RecordFirst Learners "The own last move must be written down before the next is made.";
    NeedNotRecord Learners "With so little time the moves need not be written down in this period.";
    WrongEntry Learners "What was written down is not the move that was played.";
    IllegibleEntry Everyone "What was written down cannot be read as a move.";
    MarkOffer Learners "The offer of a draw belongs on the scoresheet.";
    PaperOnly Learners "The booklet knows only scoresheets of paper.";
    StopBothClocks Learners "Whoever claims a draw stops both clocks at once.";
    AnnounceEnd Learners "The end of the session is announced.";
    SealOnPaper Everyone "A sealed move stands on paper, whatever else is recorded electronically.";
    Sealed Everyone "A move lies sealed; until the clock is stopped it may be changed.";
    SealedAnew Everyone "Another move lies sealed instead.";
    SealWhatWasPlayed Everyone "The move made on the board is the one to be sealed.";
    OpenEnvelope Everyone "The envelope is to be opened now.";
    KeepClosed Everyone "The envelope stays closed.";
    PlayWhatWasSealed Everyone "The move that its player says was sealed is played on the board.";
    CorrectClocks Everyone "The times on the clocks are corrected.";
    CastlingAnnounced Everyone "A player is about to castle, and has said so.";
    WrongArray Everyone "The pieces do not stand as a game of Chess960 begins.";
    NotInThisGame Everyone "In a game of this kind there is no such thing.";
    NotInThisEdition Everyone "The booklet does not know it.";
    MayGiveTwoMinutes Everyone "The arbiter may give the opponent two minutes.";
    ContactFirst Everyone "The arbiter must first say what the contact with the piece was.";
    NameThePiece Everyone "The arbiter has to name the piece that was touched.";
    OneOfThose Everyone "One of the pieces that the written move may mean must move; which, the arbiter may say.";
    AwaitsVerdict Everyone "The claim or request is made, and awaits the arbiter's verdict.";
    AnswerOfferFirst Everyone "The opponent must first answer the offer of a draw.";
    WritePosition Everyone "The claimant writes the final position down, the opponent verifies it.";
    WritePositionAndSheet Everyone "The same, and the scoresheet must be complete.";
}

impl Notice {
    /// Whether it says that what was done counts for nothing, and why.
    pub const fn refuses(self) -> bool {
        matches!(
            self,
            Self::NoSuchMove
                | Self::OutOfPlace
                | Self::NothingThere
                | Self::AlreadyRuled
                | Self::NoSuchScore
                | Self::NotNow
                | Self::GameOver
                | Self::NotInTheBreak
                | Self::NotAllowedByEvent
                | Self::Irrevocable
                | Self::NotInThisGame
                | Self::NotInThisEdition
                | Self::ContactFirst
                | Self::AnswerOfferFirst
        )
    }
}
