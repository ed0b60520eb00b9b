//! What the arbiter lets the players know without changing anything.

/// Who gains by being told.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Audience {
    /// Whoever plays.
    Everyone,
    /// Those who are learning the Laws.
    Learners,
}

macro_rules! notices {
    ($( $name:ident $slug:literal $audience:ident $doc:literal; )*) => {
        super::slug_enum::slugs! {
            /// Something to know that changes nothing.
            Notice

            $( $name $slug $doc; )*
        }

        impl Notice {
            /// Who gains by being told.
            pub const fn audience(self) -> Audience {
                match self { $( Self::$name => Audience::$audience, )* }
            }
        }
    };
}

notices! {
    Distraction "distraction" Learners "A touch that does not bind, because the toucher does not have the move.";
    Adjusting "adjusting" Learners "The pieces are only being straightened.";
    AdjustTooLate "adjust-too-late" Everyone "The piece was touched before it was said that pieces are only straightened: it stays touched.";
    Accident "accident" Learners "The contact was an accident.";
    NoSuchMove "no-such-move" Everyone "The text names no move that can be played here.";
    OutOfPlace "out-of-place" Everyone "The pieces do not stand so that the move could be carried out; nothing was moved.";
    NothingThere "nothing-there" Everyone "There is nothing to accept, decline, claim or decide.";
    AlreadyRuled "already-ruled" Everyone "It was so, and has been ruled on already.";
    FlagDown "flag-down" Everyone "The flag is down; nobody has acted on it.";
    Displaced "displaced" Learners "Pieces stand where they should not.";
    UpdateScoresheet "update-scoresheet" Learners "A scoresheet must be completed before the next move.";
    NoSuchScore "no-such-score" Everyone "The scores of one game never add up to more than a point.";
    GiveScores "give-scores" Everyone "The arbiter has to say what each player scores.";
    NotTold "not-told" Everyone "The arbiter does not say how many moves have been made.";
    MayBeTold "may-be-told" Everyone "Now that a flag has fallen it may be said how many moves have been made.";
    TurnBoard "turn-board" Everyone "The board is to be turned, and the position set up on it again.";
    GoesOn "goes-on" Everyone "The game goes on as it is.";
    InTime "in-time" Learners "The player has come in time.";
    OnlyFelt "only-felt" Learners "A blind player only felt the pieces.";
    AnnounceMove "announce-move" Everyone "The move must be announced.";
    AnnouncePromotion "announce-promotion" Everyone "The new piece must be announced as well.";
    NotUnderstood "not-understood" Everyone "The announcement names no move that can be played here.";
    SlipOfTongue "slip-of-tongue" Everyone "Another move than the one on the board was announced; this may still be put right.";
    TooLateToCorrect "too-late-to-correct" Everyone "Once the opponent's clock runs an announcement can no longer be put right.";
    AssistantTells "assistant-tells" Everyone "The assistant says how many moves have been made.";
    GoBackToAgreement "go-back-to-agreement" Everyone "The arbiter goes back to where both scoresheets agree.";
    NotNow "not-now" Learners "It was not this player's to do now.";
    GameOver "game-over" Everyone "The game is over; the act changed nothing.";
    NotInTheBreak "not-in-the-break" Everyone "The game is adjourned: this counts, or is looked into, when it is taken up again.";
    OfferOutOfTime "offer-out-of-time" Learners "The offer was made at another moment than the proper one.";
    NotAllowedByEvent "not-allowed-by-event" Everyone "The rules of the event do not allow it here.";
    Irrevocable "irrevocable" Everyone "An offer or a claim cannot be taken back.";
    WrittenInAdvance "written-in-advance" Learners "A move may be written in advance only to claim a draw or to seal it.";
    RecordFirst "record-first" Learners "The own last move must be written down before the next is made.";
    NeedNotRecord "need-not-record" Learners "With so little time the moves need not be written down in this period.";
    WrongEntry "wrong-entry" Learners "What was written down is not the move that was played.";
    IllegibleEntry "illegible-entry" Learners "What was written down cannot be read as a move.";
    MarkOffer "mark-offer" Learners "The offer of a draw belongs on the scoresheet.";
    PaperOnly "paper-only" Learners "The booklet knows only scoresheets of paper.";
    StopBothClocks "stop-both-clocks" Learners "Whoever claims a draw stops both clocks at once.";
    AnnounceEnd "announce-end" Learners "The end of the session is announced.";
    SealOnPaper "seal-on-paper" Everyone "A sealed move stands on paper, whatever else is recorded electronically.";
    Sealed "sealed" Everyone "A move lies sealed; until the clock is stopped it may be changed.";
    SealedAnew "sealed-anew" Everyone "Another move lies sealed instead.";
    SealWhatWasPlayed "seal-what-was-played" Everyone "The move made on the board is the one to be sealed.";
    OpenEnvelope "open-envelope" Everyone "The envelope is to be opened now.";
    KeepClosed "keep-closed" Everyone "The envelope stays closed.";
    PlayWhatWasSealed "play-what-was-sealed" Everyone "The move that its player says was sealed is played on the board.";
    CorrectClocks "correct-clocks" Everyone "The times on the clocks are corrected.";
    CastlingAnnounced "castling-announced" Everyone "A player is about to castle, and has said so.";
    WrongArray "wrong-array" Everyone "The pieces do not stand as a game of Chess960 begins.";
    NotInThisGame "not-in-this-game" Everyone "In a game of this kind there is no such thing.";
    NotInThisEdition "not-in-this-edition" Everyone "The booklet does not know it.";
    MayGiveTwoMinutes "may-give-two-minutes" Everyone "The arbiter may give the opponent two minutes.";
    ContactFirst "contact-first" Everyone "The arbiter must first say what the contact with the piece was.";
    NameThePiece "name-the-piece" Everyone "The arbiter has to name the piece that was touched.";
    OneOfThose "one-of-those" Everyone "One of the pieces that the written move may mean must move; which, the arbiter may say.";
    AwaitsVerdict "awaits-verdict" Everyone "The claim or request is made, and awaits the arbiter's verdict.";
    AnswerOfferFirst "answer-offer-first" Everyone "The opponent must first answer the offer of a draw.";
    WritePosition "write-position" Everyone "The claimant writes the final position down, the opponent verifies it.";
    WritePositionAndSheet "write-position-and-sheet" Everyone "The same, and the scoresheet must be complete.";
}
