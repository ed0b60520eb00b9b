//! The index of the Laws: every rule under a name that no edition can renumber, and where each edition states it.
//!
//! What the Laws state and nothing here is ruled by stands in [`statements`](super::statements).

use super::edition::Edition;
use super::rule_family::RuleFamily;

/// Declares an enum of provisions: each with its name, its family, its sentence and its articles, edition by edition.
macro_rules! concordance {
    ($(#[$about:meta])* $name:ident: $( $entry:ident $slug:literal $family:ident $doc:literal [$($articles:literal)*]; )*) => {
        $(#[$about])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
        pub enum $name { $( #[doc = $doc] $entry, )* }

        impl $name {
            /// Every one of them, in the order of the newest edition.
            pub const ALL: &[Self] = &[$(Self::$entry),*];

            /// The stable name, which is the key in locale files, in cases and in what `judge` prints.
            pub const fn slug(self) -> &'static str { match self { $(Self::$entry => $slug),* } }

            /// Returns what it is about.
            pub const fn family(self) -> RuleFamily { match self { $(Self::$entry => RuleFamily::$family),* } }

            const fn row(self) -> [&'static str; Edition::COUNT] { match self { $(Self::$entry => [$($articles),*]),* } }

            /// The places where `edition` states it, first place first; none, if that edition does not know it.
            pub fn articles(self, edition: Edition) -> impl Iterator<Item = &'static str> {
                self.row()[edition as usize].split_whitespace()
            }

            /// The first place where `edition` states it, or `-`.
            pub fn article(self, edition: Edition) -> &'static str {
                self.articles(edition).next().unwrap_or("-")
            }

            /// The one with that slug.
            pub fn by_slug(slug: &str) -> Option<Self> {
                Self::ALL.iter().copied().find(|it| it.slug() == slug)
            }
        }
    };
}

pub(super) use concordance;

concordance! {
    /// A rule of the Laws, under a name that no edition can renumber.
    Rule:
    //                                                                      2005   2009   2014   2017   2018   2023
    WhiteFirst "white-first" Moves "White begins; then each in turn moves a piece of the own colour." ["1.1" "1.1" "1.1" "1.2" "1.2" "1.2"];
    HaveTheMove "have-the-move" Moves "A player has the move as soon as the opponent's move is made." ["1.1" "1.1" "1.1" "1.3" "1.3" "1.3"];
    KingSafetyProhibitions "king-safety-prohibitions" Moves "A king is never captured." ["1.2" "1.2" "1.2" "1.4.1" "1.4.1" "1.4.1"];

    OwnPieceBlocks "own-piece-blocks" Moves "No piece goes to a square where one of its own colour stands." ["3.1" "3.1" "3.1" "3.1" "3.1" "3.1"];
    MoveBishop "move-bishop" Moves "The bishop moves along diagonals." ["3.2" "3.2" "3.2" "3.2" "3.2" "3.2"];
    MoveRook "move-rook" Moves "The rook moves along files and ranks." ["3.3" "3.3" "3.3" "3.3" "3.3" "3.3"];
    MoveQueen "move-queen" Moves "The queen moves along files, ranks and diagonals." ["3.4" "3.4" "3.4" "3.4" "3.4" "3.4"];
    SliderNoJump "slider-no-jump" Moves "Bishop, rook and queen pass over nothing." ["3.5" "3.5" "3.5" "3.5" "3.5" "3.5"];
    MoveKnight "move-knight" Moves "The knight goes to the nearest squares not on its own lines." ["3.6" "3.6" "3.6" "3.6" "3.6" "3.6"];
    PawnOne "pawn-one" Moves "A pawn goes one square straight ahead, where nothing stands." ["3.7a" "3.7a" "3.7a" "3.7.1" "3.7.1" "3.7.1"];
    PawnTwo "pawn-two" Moves "From its first square a pawn may go two, where nothing stands on either." ["3.7b" "3.7b" "3.7b" "3.7.2" "3.7.2" "3.7.2"];
    PawnCapture "pawn-capture" Moves "A pawn captures diagonally ahead, and goes there only to capture." ["3.7c" "3.7c" "3.7c" "3.7.3" "3.7.3" "3.7.3"];
    EnPassant "en-passant" Moves "A pawn that went two squares may be captured in passing, on the very next move only." ["3.7d" "3.7d" "3.7d" "3.7.4.1 3.7.4.2" "3.7.4.1 3.7.4.2" "3.7.3.1 3.7.3.2"];
    PromotionMandatory "promotion-mandatory" Moves "A pawn on the last rank becomes a queen, rook, bishop or knight, and only there." ["3.7e" "3.7e" "3.7e" "3.7.5.1 3.7.5.2 3.7.5.3" "3.7.5.1 3.7.5.2 3.7.5.3" "3.7.3.3 3.7.3.4 3.7.3.5"];
    KingStep "king-step" Moves "The king goes to any square next to its own." ["3.8a" "3.8a" "3.8a" "3.8.1" "3.8.1" "3.8.1"];
    CastlingGeometry "castling-geometry" Moves "Castling takes the king two squares towards a rook, and the rook to the square the king crossed." ["3.8a(ii)" "3.8a" "3.8a" "3.8.2" "3.8.2" "3.8.2"];
    CastlingRightLost "castling-right-lost" Moves "Once the king has moved, or with a rook that has, castling is gone for good." ["3.8b(1)" "3.8b(1)" "3.8b(1)" "3.8.2.1" "3.8.2.1" "3.8.2.1"];
    CastlingTempPrevented "castling-temp-prevented" Moves "Castling has to wait while the king, its way or its goal is attacked, or a piece stands between." ["3.8b(2)" "3.8b(2)" "3.8b(2)" "3.8.2.2.1 3.8.2.2.2" "3.8.2.2.1 3.8.2.2.2" "3.8.2.2"];
    CheckDef "check-def" Moves "A king that is attacked is in check, even if the attacker may not move." ["3.9" "3.9" "3.9" "3.9.1" "3.9.1" "3.9.1"];
    NoSelfCheck "no-self-check" Moves "No move may leave the own king in check or expose it to one." ["3.9" "3.9" "3.9" "3.9.2" "3.9.2" "3.9.2"];
    LegalMoveDef "legal-move-def" Moves "A move is legal when it meets everything in Article 3." ["3" "4.6" "3.10a 3.10b" "3.10.1 3.10.2" "3.10.1 3.10.2" "3.10.1 3.10.2"];

    AdjustAnnounce "adjust-announce" Other "Saying it beforehand, a player on the move may straighten pieces." ["4.2" "4.2" "4.2" "4.2.1" "4.2.1" "4.2.1"];
    AdjustOwnTime "adjust-own-time" Other "Only the player whose clock runs may straighten pieces." ["" "" "6.2d" "6.2.5" "6.2.5" "6.2.5"];
    AccidentalTouch "accidental-touch" Touch "Which contact with a piece counts as a touch." ["4.3" "4.3" "4.3" "4.2.2" "4.2.2" "4.2.2"];
    TouchOnlyWhenOnMove "touch-only-when-on-move" Touch "A touch binds only the player who has the move." ["4.3" "4.3 4.4" "4.3 4.4" "4.3 4.4" "4.3 4.4" "4.3 4.4"];
    TouchOwn "touch-own" Touch "The first own piece touched that can move must move." ["4.3a" "4.3a" "4.3a" "4.3.1" "4.3.1" "4.3.1"];
    TouchOpp "touch-opp" Touch "The first enemy piece touched that can be captured must be captured." ["4.3b" "4.3b" "4.3b" "4.3.2" "4.3.2" "4.3.2"];
    TouchBoth "touch-both" Touch "An own and an enemy piece touched bind together, where that capture is legal." ["4.3c" "4.3c" "4.3c" "4.3.3" "4.3.3" "4.3.3"];
    TouchOrderUnclear "touch-order-unclear" Touch "Where the order is unclear, the own piece counts as touched first." ["4.3c" "4.3c" "4.3c" "4.3.3" "4.3.3" "4.3.3"];
    TouchKingRook "touch-king-rook" Touch "King touched, then rook: castling on that side, if legal." ["4.4a" "4.4a" "4.4a" "4.4.1" "4.4.1" "4.4.1"];
    TouchRookThenKing "touch-rook-then-king" Touch "Rook touched, then king: no castling on that side on this move." ["4.4b" "4.4b" "4.4b" "4.4.2" "4.4.2" "4.4.2"];
    CastleIntentIllegal "castle-intent-illegal" Other "Castling was meant but is illegal: another king move, or any move if there is none." ["4.4c" "4.4c" "4.4c" "4.4.3" "4.4.3" "4.4.3"];
    PromotionChoiceFinal "promotion-choice-final" Other "The choice of a new piece is final when it touches the promotion square." ["4.4d" "4.4d" "4.4d" "4.4.4" "4.4.4" "4.4.4"];
    TouchedNonePlayable "touched-none-playable" Other "Where no touched piece can be moved or captured, any legal move may be made." ["4.5" "4.5" "4.5" "4.5" "4.5" "4.5"];
    ReleasedStays "released-stays" Other "A piece released by a legal move, or part of one, goes nowhere else on that move." ["4.6" "4.6" "4.7" "4.7" "4.7" "4.7"];
    MadePlain "made-plain" Other "An ordinary move is made when its piece is released on the new square." ["4.6" "4.6" "4.7" "4.7" "4.7" "4.7"];
    MadeCapture "made-capture" Other "A capture is made when the captured piece is off the board and the capturing one released." ["4.6a" "4.6a" "4.7a" "4.7.1" "4.7.1" "4.7.1"];
    MadeCastling "made-castling" Other "Castling is made when the rook is released beside the king." ["4.6b" "4.6b" "4.7b" "4.7.2" "4.7.2" "4.7.2"];
    CastlingKingReleased "castling-king-released" Other "The king released two squares away: castling there, if legal." ["4.6b" "4.6b" "4.7b" "4.7.2" "4.7.2" "4.7.2"];
    CastlingKingReleasedIllegal "castling-king-released-illegal" Other "The king released two squares away where castling is illegal: another king move, or any." ["4.4c" "4.4c" "4.7b" "4.7.2" "4.7.2" "4.7.2"];
    MadePromotion "made-promotion" Other "A promotion is made when the pawn is off the board and the new piece released." ["4.6c" "4.6c" "4.7c" "4.7.3" "4.7.3" "4.7.3"];
    PromotionPawnReleased "promotion-pawn-released" Other "A pawn released on the last rank stays; the move is made with the new piece." ["4.6c" "4.6c" "4.7 4.7c" "4.7 4.7.3" "4.7 4.7.3" "4.7 4.7.3"];
    IllegalBeforePress "illegal-before-press" IllegalMove "An illegal move is replaced without a penalty while the clock is not pressed." ["4.6 7.4a" "4.6" "4.7 7.5a" "7.5.1 4.7" "7.5.1 4.7" "7.5.1 4.7"];
    Art4ClaimForfeit "art4-claim-forfeit" Other "A player who touches a piece can no longer claim a breach of Article 4." ["4.7" "4.7" "4.8" "4.8" "4.8" "4.8"];

    WinCheckmate "win-checkmate" Other "Checkmate by a legal move ends the game at once." ["5.1a" "5.1a" "5.1a" "5.1.1" "5.1.1" "5.1.1"];
    WinResign "win-resign" Other "Resigning ends the game at once." ["5.1b" "5.1b" "5.1b" "5.1.2" "5.1.2" "5.1.2"];
    DrawStalemate "draw-stalemate" Other "No legal move and no check: drawn at once." ["5.2a" "5.2a" "5.2a" "5.2.1" "5.2.1" "5.2.1"];
    DrawDeadPosition "draw-dead-position" Other "Neither side could ever mate: drawn at once." ["5.2b 9.6" "5.2b 9.6" "5.2b 9.7" "5.2.2" "5.2.2" "5.2.2"];
    DrawAgreement "draw-agreement" Other "The players agree to a draw during the game." ["5.2c" "5.2c" "5.2c" "5.2.3" "5.2.3" "5.2.3"];

    PressCompletes "press-completes" Other "Pressing the clock after making a move completes it." ["6.8a" "6.7a" "6.2a" "6.2.1" "6.2.1" "6.2.1"];
    NextMoveCompletes "next-move-completes" Other "A move whose press was forgotten is completed by the player's next one." ["" "" "6.2a(2)" "6.2.1.2" "6.2.1.2" "6.2.1.2"];
    SameHand "same-hand" Other "The clock is pressed with the hand that moved." ["6.8b" "6.7b" "6.2b" "6.2.3" "6.2.3" "6.2.3"];
    MustAllowPress "must-allow-press" Other "A player may press the clock even after the opponent has replied." ["6.8a" "6.7a" "6.2a" "6.2.2" "6.2.2" "6.2.2"];
    MoveRequirement "move-requirement" Other "A time control counts completed moves: the clock must be pressed after the last of them." ["6.2a 6.10" "6.2a 6.9" "6.3a" "6.3.1" "6.3.1" "6.3.1"];
    CheckAfterFlag "check-after-flag" Flag "When a flag falls it is checked at once whether the moves required were made." ["6.3" "6.3" "6.4" "6.4" "6.4" "6.4"];
    StartWhiteClock "start-white-clock" Other "At the hour of the start White's clock runs." ["6.5" "6.5" "6.6" "6.6" "6.6" "6.6"];
    DefaultTime "default-time" Other "Who comes later than the default time loses." ["6.7" "6.6a" "6.7a" "6.7.1" "6.7.1" "6.7.1"];
    FlagFallenWhen "flag-fallen-when" Flag "A flag counts as fallen when the arbiter sees it or a player claims it." ["6.9" "6.8" "6.8" "6.8" "6.8" "6.8"];
    FlagLoss "flag-loss" Flag "Too few moves in the allotted time lose the game." ["6.10" "6.9" "6.9" "6.9" "6.9" "6.9"];
    FlagDraw "flag-draw" Flag "A fallen flag draws when the opponent could never mate." ["6.10" "6.9" "6.9" "6.9" "6.9" "6.9"];
    EndingBeatsFlag "ending-beats-flag" Flag "A game that ended on the board or by word is not lost on time." ["6.10" "6.9" "6.9" "6.9" "6.9" "6.9"];
    ClockConclusive "clock-conclusive" Other "What the clock shows counts, unless it has an evident defect." ["6.11" "6.10a" "6.10a" "6.10.1" "6.10.1" "6.10.1"];
    ClockWrongSetting "clock-wrong-setting" Other "A clock found set wrongly is stopped and put right." ["" "6.10b" "6.10b" "6.10.2" "6.10.2" "6.10.2"];
    ArbiterInterrupts "arbiter-interrupts" Other "The arbiter stops the clocks and decides when they run again." ["6.13a 6.13c" "6.12a 6.12c" "6.12a 6.12c" "6.11.1 6.11.3" "6.11.1 6.11.3" "6.11.1 6.11.3"];
    PlayerMayStop "player-may-stop" Other "A player may stop the clocks only to fetch the arbiter." ["6.13b" "6.12b" "6.12b" "6.11.2" "6.11.2" "6.11.2"];
    UnjustifiedStop "unjustified-stop" Other "Stopping the clocks without a good reason is penalised." ["6.13d" "6.12d" "6.12d" "6.11.4" "6.11.4" "6.11.4"];
    TimesAfterRestore "times-after-restore" Other "After an irregularity the arbiter sets the clocks by best judgment." ["6.14" "6.13" "7.1" "7.1" "7.1" "7.1"];

    WrongInitialPosition "wrong-initial-position" Other "A game begun from a wrong array is cancelled and played anew." ["7.1a" "7.1a" "7.2a" "7.2.1" "7.2.1" "7.2.1"];
    BoardMisplaced "board-misplaced" Other "Where the board lies turned, the position is transferred and the game goes on." ["7.1b" "7.1b" "7.2b" "7.2.2" "7.2.2" "7.2.2"];
    ColoursReversed "colours-reversed" Other "What becomes of a game begun with colours reversed." ["7.2" "7.2" "7.3" "7.3" "7.3" "7.3"];
    DisplacedPieces "displaced-pieces" Other "Who knocks pieces over puts them right on their own time." ["7.3" "7.3" "7.4" "7.4.1 7.4.2 7.4.3" "7.4.1 7.4.2 7.4.3" "7.4.1 7.4.2 7.4.3"];
    IllegalRestore "illegal-restore" IllegalMove "After an illegal move the position just before it is put back." ["7.4a" "7.4a" "7.5a" "7.5.1" "7.5.1" "7.5.1"];
    IllegalReplacement "illegal-replacement" IllegalMove "The move that replaces an illegal one is bound by touch-move." ["7.4a" "7.4a" "7.5a" "7.5.1" "7.5.1" "7.5.1"];
    UnpromotedPawnPressed "unpromoted-pawn-pressed" Other "The clock was pressed with a pawn left on the last rank." ["7.4a" "7.4a" "7.5a" "7.5.2" "7.5.2" "7.5.2"];
    PressWithoutMove "press-without-move" Other "The clock was pressed without a move." ["6.14 13.4" "6.13 13.4" "6.2c" "7.8.1 7.8.2" "7.5.3" "7.5.3"];
    TwoHands "two-hands" Other "Two hands were used for one move." ["4.1" "4.1" "4.1" "7.7.1 7.7.2" "7.5.4" "7.5.4"];
    IllegalCompletedWhen "illegal-completed-when" IllegalMove "An illegal move is completed when the clock is pressed." ["6.8a 7.4a" "6.7a 7.4a" "6.2a 7.5a" "7.5.1" "7.5.1" "7.5.1"];
    IllegalWhenFound "illegal-when-found" IllegalMove "In standard play an illegal move may be found at any time during the game." ["7.4a" "7.4a" "7.5a" "7.5.1" "7.5.1" "7.5.1"];
    IllegalCountStd "illegal-count-std" IllegalMove "A completed illegal move gives the opponent time; one too many loses." ["7.4b" "7.4b" "7.5b" "7.5.3 7.7.2 7.8.2" "7.5.5" "7.5.5"];
    IllegalLossDraw "illegal-loss-draw" IllegalMove "One illegal move too many draws when the opponent could never mate." ["" "7.4b" "7.5b" "7.5.3 7.7.2 7.8.2" "7.5.5" "7.5.5"];
    IllegalIncrementReversal "illegal-increment-reversal" IllegalMove "The increment gained by an illegal press is taken back (guidance for arbiters)." ["6.14" "6.13" "7.1" "7.1" "7.1" "7.1"];
    PiecesFoundDisplaced "pieces-found-displaced" Other "Pieces are found off their squares: the position before that is put back, and play goes on from it." ["7.5" "7.5" "7.6" "7.6" "7.6" "7.6"];

    MustRecord "must-record" Other "Each player writes down every move of both, legibly and in algebraic notation." ["8.1" "8.1" "8.1a" "8.1.1" "8.1.1" "8.1.1.1 8.1.1.2"];
    NoAdvanceWriting "no-advance-writing" Other "A move is written before it is made only to claim a draw or to seal it." ["8.1" "8.1" "8.1a" "8.1.2" "8.1.2" "8.1.2"];
    ReplyBeforeRecording "reply-before-recording" Other "A player may reply first, but records their own move before making the next." ["8.1" "8.1" "8.1c" "8.1.3" "8.1.3" "8.1.3"];
    RecordDrawOffer "record-draw-offer" Other "Both players note an offer of a draw on their scoresheets." ["8.1 9.1b" "8.1 9.1b(2)" "8.1d 9.1b(2)" "8.1.5 9.1.2.2" "8.1.5 9.1.2.2" "8.1.5 9.1.2.2"];
    UnderFiveMinutes "under-five-minutes" Other "A player with under five minutes in a period, and without thirty seconds a move, need not record." ["8.4" "8.4" "8.4" "8.4" "8.4" "8.4"];
    UpdateAfterFlag "update-after-flag" Flag "After a flag has fallen a scoresheet is completed before the next move." ["8.4" "8.4" "8.5b" "8.5.2" "8.5.2" "8.5.2"];
    NeitherRecords "neither-records" Other "Where neither player records, both complete their sheets once a flag has fallen, the clocks stopped." ["8.5a" "8.5a" "8.5a" "8.5.1" "8.5.1" "8.5.1"];
    OneNotRecording "one-not-recording" Other "Where one player does not record, they complete their sheet once a flag has fallen." ["8.5b" "8.5b" "8.5b" "8.5.2" "8.5.2" "8.5.2"];

    AgreedDrawRestriction "agreed-draw-restriction" Other "The rules of an event may restrict agreed draws, unless the arbiter consents." ["" "9.1a" "9.1a" "9.1.1" "9.1.1" "9.1.1"];
    OfferTiming "offer-timing" Other "A draw is offered after making a move and before pressing the clock." ["9.1a" "9.1b(1)" "9.1b(1)" "9.1.2.1" "9.1.2.1" "9.1.2.1"];
    OfferOtherTime "offer-other-time" Other "A draw offer at another moment is valid but may disturb." ["9.1a 12.6" "9.1b(1) 12.6" "9.1b(1) 11.5" "9.1.2.1 11.5" "9.1.2.1 11.5" "9.1.2.1 11.5"];
    OfferIrrevocable "offer-irrevocable" Other "An offer of a draw cannot be taken back." ["9.1a" "9.1b(1)" "9.1b(1)" "9.1.2.1" "9.1.2.1" "9.1.2.1"];
    OfferLifetime "offer-lifetime" Other "An offer stands until it is accepted, declined in words or by touching a piece, or the game ends." ["9.1a" "9.1b(1)" "9.1b(1)" "9.1.2.1" "9.1.2.1" "9.1.2.1"];
    ClaimIsOffer "claim-is-offer" Other "A claim of a draw also counts as an offer." ["9.1c" "9.1b(3)" "9.1b(3)" "9.1.2.3" "9.1.2.3" "9.1.2.3"];
    Repetition3ClaimNext "repetition-3-claim-next" Repetition "The player on the move claims that the move they have written down repeats a position for the third time." ["9.2a" "9.2a" "9.2a" "9.2.1.1" "9.2.1.1" "9.2.1"];
    Repetition3ClaimNow "repetition-3-claim-now" Repetition "The player on the move claims that the position on the board has come for the third time." ["9.2b" "9.2b" "9.2b" "9.2.1.2" "9.2.1.2" "9.2.2"];
    SamePosition "same-position" Repetition "Positions are the same when the same player has the move and every piece has the same squares and the same moves." ["9.2" "9.2" "9.2" "9.2.2" "9.2.2" "9.2.3"];
    SamePositionEp "same-position-ep" Repetition "A pawn that could be captured en passant makes another position." ["9.2" "9.2" "9.2(1)" "9.2.2.1" "9.2.2.1" "9.2.3.1"];
    SamePositionCastling "same-position-castling" Repetition "A right to castle that was lost since makes another position." ["9.2" "9.2" "9.2(2)" "9.2.2.2" "9.2.2.2" "9.2.3.2"];
    FiftyClaimNext "fifty-claim-next" FiftyMoves "The player on the move claims that the move they have written down completes fifty by each without capture or pawn move." ["9.3a" "9.3a" "9.3a" "9.3.1" "9.3.1" "9.3.1"];
    FiftyClaimNow "fifty-claim-now" FiftyMoves "The player on the move claims that fifty moves by each have passed without capture or pawn move." ["9.3b" "9.3b" "9.3b" "9.3.2" "9.3.2" "9.3.2"];
    ClaimRightLost "claim-right-lost" Other "The right to claim a draw on this move is gone." ["9.4" "9.4" "9.4" "9.4" "9.4" "9.4"];
    ClaimStopClock "claim-stop-clock" Other "The clocks are stopped while a claim of a draw is checked." ["9.5" "9.5" "9.5" "9.5.1" "9.5.1" "9.5.1"];
    ClaimIrrevocable "claim-irrevocable" Other "A claim of a draw cannot be taken back." ["9.5" "9.5" "9.5" "9.5.1" "9.5.1" "9.5.1"];
    ClaimCorrect "claim-correct" Other "A claim that is right draws at once." ["9.5a" "9.5a" "9.5a" "9.5.2" "9.5.2" "9.5.2"];
    ClaimWrongOpponentTime "claim-wrong-opponent-time" WrongClaim "A claim that is wrong gives the opponent time." ["9.5b" "9.5b" "9.5b" "9.5.3" "9.5.3" "9.5.3"];
    ClaimWrongClaimantTime "claim-wrong-claimant-time" WrongClaim "A claim that is wrong costs the claimant half their time, at most three minutes." ["9.5b" "" "" "" "" ""];
    ClaimWrongRapid "claim-wrong-rapid" WrongClaim "In rapid a claim that is wrong gives the opponent less time than in standard play." ["" "" "" "" "" "A.3"];
    ClaimWrongBlitz "claim-wrong-blitz" WrongClaim "In blitz a claim that is wrong gives the opponent less time than in standard play." ["" "" "B.2" "B.2" "B.2" "A.3 B.3"];
    ClaimWrongPlayOn "claim-wrong-play-on" WrongClaim "After a wrong claim play goes on, with the move that was written down." ["9.5b" "9.5b" "9.5b" "9.5.3" "9.5.3" "9.5.3"];
    AutoRepetition "auto-repetition" Other "The fifth occurrence of a position draws without a claim." ["" "" "9.6a" "9.6.1" "9.6.1" "9.6.1"];
    Auto75 "auto-75" Other "Seventy-five moves by each without capture or pawn move draw without a claim." ["" "" "9.6b" "9.6.2" "9.6.2" "9.6.2"];
    Auto75MateFirst "auto-75-mate-first" Other "Mate by the last of the seventy-five moves wins." ["" "" "9.6b" "9.6.2" "9.6.2" "9.6.2"];

    ScoreDefault "score-default" Other "A win scores one, a draw half, a loss nothing, unless the event says otherwise." ["11.1" "11.1" "10.1" "10.1" "10.1" "10.1"];
    ScoreCap "score-cap" Other "The scores of one game never add up to more than there is for it." ["" "" "" "10.2" "10.2" "10.2"];
    ScoreAsymmetric "score-asymmetric" Other "The scores of a game lost by conduct need not add up to one point." ["12.2b 12.8 12.9" "12.3b 12.8 12.9" "11.7 11.8" "11.7 11.8 12.9.6" "11.7 11.8 12.9.6" "11.7 11.8 12.9.6"];

    Phone "phone" Other "A telephone or other device that is heard costs the game." ["12.2b" "12.3b" "11.3b" "11.3.2.2 11.3.2.1" "11.3.2.2 11.3.2.1" "11.3.2.2 11.3.2"];
    DeviceFound "device-found" Other "A silent device that is found with a player; from 2014 it costs the game." ["12.2b" "12.3b" "11.3b" "11.3.2.2 11.3.2.1" "11.3.2.2 11.3.2.1" "11.3.2.2 11.3.2"];
    PersistentRefusal "persistent-refusal" Other "Who persistently refuses to comply with the Laws loses; the arbiter decides what the opponent scores." ["12.8" "12.8" "11.7" "11.7" "11.7" "11.7"];
    BothGuilty "both-guilty" Other "Both players lose." ["12.9" "12.9" "11.8" "11.8" "11.8" "11.8"];
    PenaltyList "penalty-list" Other "What the arbiter may impose." ["13.4" "13.4" "12.9" "12.9" "12.9" "12.9"];
    ExtraTimeDisturbance "extra-time-disturbance" Other "Where play was disturbed from outside, the arbiter may give either player or both more time." ["13.5" "13.5" "12.5" "12.5" "12.5" "12.5"];
    ArbiterSilence "arbiter-silence" Other "The arbiter does not say how many moves have been made, unless a flag has fallen." ["13.6" "13.6" "12.6" "12.6" "12.6" "12.6"];
    ArbiterNonIntervention "arbiter-non-intervention" Other "The arbiter acts only where the Laws say so." ["13.6" "13.6" "12.6" "12.6" "12.6" "12.6"];

    BlindAnnounce "blind-announce" Other "Where a player is blind, moves are announced, and repeated by the opponent." ["F" "E.2.1" "D.2.1" "D.2.1" "D.2.1" "D.2.1"];
    BlindTouched "blind-touched" Other "On a blind player's board a piece is touched when it is taken out of its securing aperture." ["F" "E.2.2" "D.2.2" "D.2.2" "D.2.2" "D.2.2"];
    BlindMade "blind-made" Other "A blind player's move is made when the piece stands in its new aperture and the move is announced." ["F" "E.2.3" "D.2.3" "D.2.3" "D.2.3" "D.2.3"];
    BlindClockAfter "blind-clock-after" Other "Only then is the opponent's clock started." ["F" "E.2.3" "D.2.3" "D.2.4" "D.2.4" "D.2.4"];
    BlindSlip "blind-slip" Other "A slip of the tongue is put right at once and before the opponent's clock is started." ["F" "E.2.6" "D.2.7" "D.2.8" "D.2.8" "D.2.8"];
    BlindPositionsDiffer "blind-positions-differ" Other "Boards that differ are put right with the arbiter's help and both scoresheets." ["F" "E.2.7" "D.2.8" "D.2.9" "D.2.9" "D.2.9"];
    BlindScoresDiffer "blind-scores-differ" Other "Where the scoresheets differ too, the game goes back to where they agree." ["F" "E.2.8" "D.2.8" "D.2.9" "D.2.9" "D.2.9"];
    BlindAssistant "blind-assistant" Other "A blind player's assistant tells them how many moves have been made." ["F" "E.2.9d" "D.2.9d" "D.2.10.4" "D.2.10.4" "D.2.10.4"];

    AdjRequireSeal "adj-require-seal" Adjournment "At the end of a session the player who has the move must seal it." ["A1a" "1a" "E.1a" "I.1.1" "I.1.1" "I.1.1"];
    AdjSealProcedure "adj-seal-procedure" Adjournment "The move is written down, sealed with both scoresheets, and only then is the clock stopped." ["A1a" "1a" "E.1a" "I.1.1" "I.1.1" "I.1.1"];
    AdjChangeUntilStop "adj-change-until-stop" Adjournment "Until the clock is stopped the sealed move may be changed." ["A1a" "1a" "E.1a" "I.1.1" "I.1.1" "I.1.1"];
    AdjPlayedMoveIsSealed "adj-played-move-is-sealed" Adjournment "A move made on the board instead of being sealed is the sealed move." ["A1a" "1a" "E.1a" "I.1.1" "I.1.1" "I.1.1"];
    AdjEarly "adj-early" Adjournment "Whoever adjourns before the end of a session is charged with the rest of it." ["A1b" "1b" "E.1b" "I.1.2" "I.1.2" "I.1.2"];
    AdjDrawOfferAfterSeal "adj-draw-offer-after-seal" Adjournment "A draw offered after the move was sealed stands until it is accepted or declined." ["A4" "4" "E.4" "I.4" "I.4" "I.4"];
    AdjSetUp "adj-set-up" Adjournment "For the resumption the position before the sealed move and the times are set up." ["A5" "5" "E.5" "I.5" "I.5" "I.5"];
    AdjEndedBeforeResumption "adj-ended-before-resumption" Adjournment "A draw agreed or a resignation made known before the resumption ends the game." ["A6" "6" "E.6" "I.6" "I.6" "I.6"];
    AdjOpenOnlyIf "adj-open-only-if" Adjournment "The envelope is opened only when the player who must reply is there." ["A7" "7" "E.7" "I.7" "I.7" "I.7"];
    AdjAmbiguous "adj-ambiguous" Adjournment "A sealed move that can be more than one move loses." ["A8" "8a" "E.8a" "I.8.1" "I.8.1" "I.8.1"];
    AdjUnclear "adj-unclear" Adjournment "A sealed move whose meaning cannot be established loses." ["A8" "8b" "E.8b" "I.8.2" "I.8.2" "I.8.2"];
    AdjIllegal "adj-illegal" Adjournment "A sealed move that is not legal loses." ["A8" "8c" "E.8c" "I.8.3" "I.8.3" "I.8.3"];
    AdjBadExceptions "adj-bad-exceptions" Adjournment "A bad sealed move does not lose where the game was decided otherwise." ["" "8" "E.8" "I.8" "I.8" "I.8"];
    AdjCaseA "adj-case-a" Adjournment "The player who must reply is there: the sealed move is played and the clock started." ["A9a" "9a" "E.9a" "I.9.1" "I.9.1" "I.9.1"];
    AdjCaseB "adj-case-b" Adjournment "The player who must reply is not there: the clock of that player runs." ["A9b" "9b" "E.9b" "I.9.2" "I.9.2" "I.9.2"];
    AdjCaseC "adj-case-c" Adjournment "The player who sealed is not there: the reply may be sealed in its turn." ["A9c" "9c" "E.9c" "I.9.3" "I.9.3" "I.9.3"];
    AdjLate "adj-late" Adjournment "A player who comes too late to the resumption loses, unless the arbiter decides otherwise." ["A10" "10" "E.10" "I.10" "I.10" "I.10"];
    AdjLateSealer "adj-late-sealer" Adjournment "A sealed move that ended the game stands, even if a player is late." ["A10" "10a 10b 10c" "E.10" "I.10" "I.10" "I.10"];
    AdjBothAbsent "adj-both-absent" Adjournment "Neither player is there: the time of the one who must reply runs." ["" "" "E.11" "I.11" "I.11" "I.11"];
    AdjLostEnvelope "adj-lost-envelope" Adjournment "The envelope is lost: the move is played that its player says was sealed." ["A11" "11a" "E.12a" "I.12.1" "I.12.1" "I.12.1"];
    AdjLostPosition "adj-lost-position" Adjournment "The position cannot be set up again: the game does not count." ["" "11b" "E.12b" "I.12.2" "I.12.2" "I.12.2"];
    AdjClockError "adj-clock-error" Adjournment "Wrong times are corrected if they are pointed out before the first move." ["A12" "12" "E.13" "I.13" "I.13" "I.13"];
    AdjSessionClock "adj-session-clock" Adjournment "A session lasts by the arbiter's timepiece." ["A13" "13" "E.14" "I.14" "I.14" "I.14"];

    Chess960Status "c960-status" Other "Where the Laws deal with Chess960." ["" "F" "F" "II" "II" "II"];
    Chess960Constraints "c960-constraints" Other "The king between the rooks, the bishops on squares of both colours, Black like White." ["" "F.2a F.2b F.2c" "F.2a F.2b F.2c" "II.2.1 II.2.2 II.2.3" "II.2.1 II.2.2 II.2.3" "II.2.1 II.2.2 II.2.3"];
    Chess960Announce "c960-announce" Other "It is useful to say that one is about to castle." ["" "F.3" "F.3" "II.3.2.7.1" "II.3.2.7.1" "II.3.2.7.1"];
    Chess960Vacant "c960-vacant" Other "Nothing but king and rook stands on the way of either, nor where they arrive." ["" "F.3" "F.3" "II.3.2.7.4" "II.3.2.7.4" "II.3.2.7.4"];
    Chess960Intention "c960-intention" Other "Interpretation: whoever has announced castling means castling, whichever piece is touched first." ["4.4" "4.4 F.3" "4.4 F.3" "4.4 II.3.2.7.1" "4.4 II.3.2.7.1" "4.4 II.3.2.7.1"];
    Chess960Made "c960-made" Other "Interpretation: castling is made when the piece that moves last is let go, or the king stands upon the rook." ["4.6b" "4.6b F.3b" "4.7b F.3b" "4.7.2 II.3.2" "4.7.2 II.3.2" "4.7.2 II.3.2"];

    QpfStatus "qpf-status" Quickplay "From 2014 the rules for the quickplay finish hold only where they were announced." ["10" "10" "G.2" "III.2.1" "III.2.1" "III.2.1"];
    QpfScope "qpf-scope" Quickplay "There is no quickplay finish in blitz; from 2014 neither where each move gains time." ["C2" "B.3b" "G.3" "III.2.2" "III.2.2" "III.2.2"];
    QpfDef "qpf-def" Quickplay "The quickplay finish is the phase in which all remaining moves must be made in a limited time." ["10.1" "10.1" "G.1" "III.1" "III.1" "III.1"];
    BothFlagsUnknown "both-flags-unknown" Flag "Both flags are down before the last period and nobody can tell which fell first: play goes on." ["6.12" "6.11a" "6.11a" "III.3.1.1" "III.3.1.1" "III.3.1.1"];
    BothFlagsDraw "both-flags-draw" Flag "Both flags are down in the last period and nobody can tell which fell first: drawn." ["6.12" "6.11b" "6.11b" "III.3.1.2" "III.3.1.2" "III.3.1.2"];
    QpfIncrementRequest "qpf-increment-request" Quickplay "With less than two minutes left a player may ask for five seconds a move for both." ["" "" "G.4" "III.4" "III.4" "III.4"];
    QpfClaim "qpf-claim" Quickplay "The player on the move with less than two minutes left may claim a draw before their flag falls." ["10.2" "10.2" "G.5" "III.5" "III.5" "III.5"];
    QpfGrounds "qpf-grounds" Quickplay "They claim that the opponent cannot win by normal means, or makes no effort to." ["10.2a" "10.2a" "G.5" "III.5" "III.5" "III.5"];
    QpfAccept "qpf-accept" Quickplay "If the arbiter agrees, the game is drawn." ["10.2a" "10.2a" "G.5a" "III.5.1" "III.5.1" "III.5.1"];
    QpfPostpone "qpf-postpone" Quickplay "The arbiter may let play go on and give the verdict later." ["10.2b" "10.2b" "G.5b" "III.5.2" "III.5.2" "III.5.2"];
    QpfPostponeTest "qpf-postpone-test" Quickplay "A postponed verdict is given later in the game, or as soon as a flag has fallen." ["10.2b" "10.2b" "G.5b" "III.5.2" "III.5.2" "III.5.2"];
    QpfReject "qpf-reject" Quickplay "If the arbiter rejects the claim, the opponent gains two minutes." ["10.2c" "10.2c" "G.5c" "III.5.3" "III.5.3" "III.5.3"];
    QpfFinal "qpf-final" Quickplay "The arbiter's decision on such a claim is final." ["10.2d 12.10" "10.2d 12.10" "" "" "" ""];
    QpfNoArbiter "qpf-no-arbiter" Quickplay "Where there is no arbiter, such a claim ends the game." ["D" "D.1" "G.6" "III.6.1" "III.6.1" "III.6.1"];
    QpfNoArbiterA "qpf-no-arbiter-a" Quickplay "Without an arbiter the claimant writes the final position down and the opponent verifies it." ["D" "D.1a" "G.6" "III.6.1.1" "III.6.1.1" "III.6.1.1"];
    QpfNoArbiterB "qpf-no-arbiter-b" Quickplay "Where no effort is claimed, the scoresheet must be complete as well." ["D" "D.1b" "G.6" "III.6.1.2" "III.6.1.2" "III.6.1.2"];
    QpfNoArbiterRef "qpf-no-arbiter-ref" Quickplay "The claim goes to an arbiter afterwards." ["D" "D.1" "G.6" "III.6.2" "III.6.2" "III.6.2"];
    RapidDef "rapid-def" Other "More than ten and less than sixty minutes for each player's game is rapid." ["B1" "A.1" "A.1" "A.1" "A.1" "A.1"];
    RapidPenaltyScale "rapid-penalty-scale" Other "In rapid a penalty gives the opponent one minute." ["" "" "" "" "" "A.3"];
    RapidUSetupDeadline "rapid-u-setup-deadline" Other "Without supervision pieces and board stand as they are once both players have completed ten moves." ["B4" "A.4a" "A.4a(2)" "A.4.1.2" "A.4.1.2" "A.5.1.2"];
    RapidUClockDeadline "rapid-u-clock-deadline" Other "Without supervision the clock stays as it is set once both players have completed ten moves." ["B4" "A.4a" "A.4a(1)" "A.4.1.1" "A.4.1.1" "A.5.1.1"];
    RapidUArt4 "rapid-u-art4" Other "Without supervision the arbiter rules on touched pieces only when a player asks." ["B5" "A.4b" "" "" "" ""];
    RapidUIllegalTrigger "rapid-u-illegal-trigger" IllegalMove "Without supervision the opponent claims an illegal move before making their own, or the arbiter sees it." ["B6" "A.4c" "A.4b" "A.4.2" "A.4.2" "A.5.2"];
    RapidUIllegalResult "rapid-u-illegal-result" IllegalMove "Without supervision the first completed illegal move lost in 2014 and July 2017." ["7.4b" "7.4b" "A.4b" "A.4.2" "A.4.2 7.5.5" "A.5.2 A.3 7.5.5"];
    RapidUIllegalStands "rapid-u-illegal-stands" IllegalMove "Without supervision an illegal move stands once the opponent has made their own." ["B6" "A.4c" "A.4b" "A.4.2" "A.4.2" "A.5.2"];
    RapidUFlagClaim "rapid-u-flag-claim" FlagClaim "Without supervision a player claims a win on time." ["B8" "A.4d(2)" "A.4c" "A.4.3" "A.4.3" "A.5.3"];
    RapidBothFlags "rapid-both-flags" FlagClaim "Both flags are down without supervision." ["B9" "A.4d(3)" "A.4c" "A.4.3" "A.4.3" "A.5.3"];
    RapidUKingsCheck "rapid-u-kings-check" Other "Both kings are in check, or a pawn was left on the last rank, without supervision." ["B6" "A.4c" "A.4d" "A.4.4" "A.4.4" "A.5.4"];
    RapidUFlagWho "rapid-u-flag-who" FlagClaim "Who points out a fallen flag without supervision." ["B7" "A.4d(1)" "6.8" "A.4.5" "A.4.5" "A.5.5"];
    BlitzDef "blitz-def" Other "Ten minutes or less for each player's game is blitz." ["C1" "B.1" "B.1" "B.1" "B.1" "B.1"];
    BlitzPenaltyScale "blitz-penalty-scale" Other "In blitz a penalty gives the opponent one minute." ["" "" "B.2" "B.2" "B.2" "A.3 B.3"];
    BlitzUIllegal "blitz-u-illegal" Other "In blitz without supervision the opponent could claim the game for an illegal move." ["C3" "B.3c" "" "" "" ""];
    BlitzUIllegalAfter "blitz-u-illegal-after" Other "In blitz an illegal move could not be corrected once the opponent had made their own." ["C3" "B.3c" "" "" "" ""];
}

impl Rule {
    /// Whether it is our reading of the Laws where they leave a gap: they name the matter, but not this answer.
    pub const fn is_interpretation(self) -> bool {
        matches!(
            self,
            Self::AdjBadExceptions | Self::Chess960Intention | Self::Chess960Made
        )
    }

    /// Whether it is advice to arbiters and none of the Laws.
    pub const fn is_advice(self) -> bool {
        matches!(self, Self::IllegalIncrementReversal)
    }

    /// Whether it is of Articles 1 to 3: whose turn it is and how the pieces move.
    pub const fn is_of_the_moves(self) -> bool {
        matches!(self.family(), RuleFamily::Moves)
    }
}
