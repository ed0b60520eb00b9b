//! What the Laws state and nothing here is ruled by: definitions, things, paper, and whatever only people can see. Each can be
//! looked up like a rule; no chapter can rule by one.

use super::concordance::concordance;
use super::edition::Edition;
use super::rule_family::RuleFamily;

concordance! {
    /// A provision by which nothing is ruled here, under a name that no edition can renumber.
    Statement:
    //                                                                      2005   2009   2014   2017   2018   2023
    Objective "objective" Other "Two players move in turn; whoever mates wins, and a king is never left to be taken." ["1.1 1.2" "1.1 1.2" "1.1 1.2" "1.1 1.4 1.4.2" "1.1 1.4 1.4.2" "1.1 1.4 1.4.2"];
    NeitherCanMate "neither-can-mate" Other "Where neither player can mate any more the game is drawn." ["1.3" "1.3" "1.3" "1.5" "1.5" "1.5"];
    BoardOrientation "board-orientation" Other "Sixty-four squares, and a light one at each player's right hand." ["2.1" "2.1" "2.1" "2.1" "2.1" "2.1"];
    InitialArray "initial-array" Other "Sixteen pieces a side, and where they stand when the game begins." ["2.2 2.3" "2.2 2.3" "2.2 2.3" "2.2 2.3" "2.2 2.3" "2.2 2.3"];
    Lines "lines" Other "What files, ranks and diagonals are." ["2.4" "2.4" "2.4" "2.4" "2.4" "2.4"];

    Capturing "capturing" Other "A piece that goes to a square with an enemy piece takes it off in the same move." ["3.1" "3.1" "3.1" "3.1.1" "3.1.1" "3.1.1"];
    Attacking "attacking" Other "What attacking a square means: a pinned piece attacks too." ["3.1" "3.1" "3.1" "3.1.2 3.1.3" "3.1.2 3.1.3" "3.1.2 3.1.3"];
    IllegalPosition "illegal-position" Other "A position to which no legal moves lead is illegal." ["" "" "3.10c" "3.10.3" "3.10.3" "3.10.3"];

    OneHand "one-hand" Other "Each move is made with one hand." ["4.1" "4.1" "4.1" "4.1" "4.1" "4.1"];
    PromotionAct "promotion-act" Other "In which order the hands exchange a pawn is free." ["4.6c" "4.6c" "4.6" "4.6.1 4.6.2 4.6.3" "4.6.1 4.6.2 4.6.3" "4.6.1 4.6.2 4.6.3"];
    MovingAssistant "moving-assistant" Other "Who cannot move the pieces may have an assistant who does." ["" "" "4.9" "4.9" "4.9" "4.9"];

    ClockDefinition "clock-definition" Other "What a chess clock is, and what its flag." ["6.1" "6.1" "6.1" "6.1" "6.1" "6.1"];
    EndingNeedsNoPress "ending-needs-no-press" Other "A move that ends the game is completed without the clock." ["6.8a" "6.7a" "6.2a" "6.2.1.1" "6.2.1.1" "6.2.1.1"];
    OwnTimeUntilPress "own-time-until-press" Other "The time between a move and its press is the mover's." ["6.8a" "6.7a" "6.2a" "6.2.2" "6.2.2" "6.2.2"];
    NoHovering "no-hovering" Other "No finger rests on the button or hovers over it." ["6.8b" "6.7b" "6.2b" "6.2.3" "6.2.3" "6.2.3"];
    PressBeforeMove "press-before-move" Other "The clock is not pressed before a move is made." ["" "" "6.2c" "6.2.4" "6.2.4" "6.2.4"];
    ClockHandling "clock-handling" Other "The clock is not hit, lifted or knocked over." ["6.8c" "6.7c" "6.2c" "6.2.4" "6.2.4" "6.2.4"];
    PressingAssistant "pressing-assistant" Other "Who cannot press the clock may have an assistant who does." ["6.8d" "6.7d" "6.2e" "6.2.6" "6.2.6" "6.2.6"];
    TimeControl "time-control" Other "So many moves, or all, in a time that is fixed beforehand." ["6.2a" "6.2a" "6.3a" "6.3.1" "6.3.1" "6.3.1"];
    Increment "increment" Other "Time that is added for each move and can be saved up." ["6.2a" "6.2a" "6.3a" "6.3.1" "6.3.1" "6.3.1"];
    Delay "delay" Other "Time for each move that is lost if it is not used." ["6.2b" "6.2b" "6.3b" "6.3.2" "6.3.2" "6.3.2"];
    CarryOver "carry-over" Other "What is left of one period is added to the next." ["6.2b" "6.2b" "6.3b" "6.3.2" "6.3.2" "6.3.2"];
    ClockPlacement "clock-placement" Other "The arbiter decides where the clock stands." ["6.4" "6.4" "6.5" "6.5" "6.5" "6.5"];
    BothAbsent "both-absent" Other "Where neither player is there, White's time runs." ["6.6" "6.6b" "6.7b" "6.7.2" "6.7.2" "6.7.2"];
    Displays "displays" Other "Boards and screens may show the game, and no claim rests on them alone." ["6.15" "6.14" "6.13" "6.12.1 6.12.2" "6.12.1 6.12.2" "6.12.1 6.12.2"];

    ScoresheetUse "scoresheet-use" Other "What may stand on a scoresheet." ["12.3" "12.4" "8.1" "8.1.4" "8.1.4" "8.1.4"];
    RecordingAssistant "recording-assistant" Other "Who cannot keep score may have an assistant who does." ["8.1" "8.1" "8.1" "8.1.6" "8.1.6" "8.1.6"];
    ScoresheetVisible "scoresheet-visible" Other "The arbiter can see the scoresheet all the time." ["8.2" "8.2" "8.2" "8.2" "8.2" "8.2"];
    ScoresheetOwner "scoresheet-owner" Other "The scoresheets belong to the organiser." ["8.3" "8.3" "8.3" "8.3" "8.3" "8.3"];
    Reconstruction "reconstruction" Other "Where no scoresheet is complete, the game is played over on another board." ["8.5c" "8.5c" "8.5c" "8.5.3" "8.5.3" "8.5.3"];
    UnprovedOverstep "unproved-overstep" Other "Where the scoresheets do not show that too few moves were made, the next period begins." ["8.6" "8.6" "8.6" "8.6" "8.6" "8.6"];
    SigningTheResult "signing-the-result" Other "Both players sign both scoresheets, with the result." ["8.7" "8.7" "8.7" "8.7" "8.7" "8.7"];

    OfferWithoutConditions "offer-without-conditions" Other "No condition may be attached to an offer of a draw." ["9.1a" "9.1b(1)" "9.1b(1)" "9.1.2.1" "9.1.2.1" "9.1.2.1"];
    RepetitionApart "repetition-apart" Other "The positions of a threefold repetition need not follow each other." ["9.2" "9.2" "9.2" "9.2" "9.2" "9.2"];
    ForfeitMarks "forfeit-marks" Other "How games that were not played are marked." ["" "" "10.1" "10.1" "10.1" "10.1"];

    Disrepute "disrepute" Other "Nothing may bring the game into disrepute." ["12.1" "12.1" "11.1" "11.1" "11.1" "11.1"];
    LeavingTheVenue "leaving-the-venue" Other "Who may leave the place of play, and when." ["12.5" "12.2" "11.2" "11.2.3 11.2.3.1 11.2.3.2 11.2.1 11.2.2" "11.2.3 11.2.3.1 11.2.3.2 11.2.1 11.2.2" "11.2.3 11.2.3.1 11.2.3.2 11.2.1 11.2.2"];
    ReportingTheLeave "reporting-the-leave" Other "The event may want players to say when they leave the area." ["" "" "11.2" "11.2.4" "11.2.4" "11.2.4"];
    NoAdvice "no-advice" Other "No notes, no advice, no second board." ["12.2a" "12.3a" "11.3a" "11.3.1" "11.3.1" "11.3.1"];
    Inspection "inspection" Other "The arbiter may inspect clothes and bags." ["" "" "11.3c" "11.3.3" "11.3.3" "11.3.3"];
    FinishedPlayers "finished-players" Other "Who has finished is a spectator." ["12.4" "12.5" "11.4" "11.4" "11.4" "11.4"];
    NoDisturbance "no-disturbance" Other "The opponent is not to be disturbed." ["12.6" "12.6" "11.5" "11.5" "11.5" "11.5"];
    ConductPenalised "conduct-penalised" Other "Breaches of conduct are penalised." ["12.7" "12.7" "11.6" "11.6" "11.6" "11.6"];
    AskingForLaws "asking-for-laws" Other "A player may ask the arbiter what the Laws say." ["" "" "11.9" "11.9" "11.9" "11.9"];
    Appeal "appeal" Other "Which decisions can be appealed against." ["12.10" "12.10" "11.10" "11.10" "11.10" "11.10"];
    HelpingToReconstruct "helping-to-reconstruct" Other "Both players help the arbiter where the game has to be played over." ["" "" "11.11" "11.11" "11.11" "11.11"];
    CheckingClaims "checking-claims" Other "The players check a claim, the arbiter looks on." ["" "" "" "11.12" "11.12" "11.12"];

    ArbiterWatchesTheLaws "arbiter-watches-the-laws" Other "The arbiter sees that the Laws are kept." ["13.1" "13.1" "12.1" "12.1" "12.1" "12.1"];
    ArbiterDuties "arbiter-duties" Other "Fair play, good conditions, and progress are the arbiter's care." ["13.2" "13.2" "12.2" "12.2.1 12.2.2 12.2.3 12.2.4 12.2.5" "12.2.1 12.2.2 12.2.3 12.2.4 12.2.5" "12.2.1 12.2.2 12.2.3 12.2.4 12.2.5"];
    SpecialNeeds "special-needs" Other "Players who need it get special arrangements." ["" "" "12.2f" "12.2.6" "12.2.6" "12.2.6"];
    ArbiterObserves "arbiter-observes" Other "The arbiter watches the games, most of all in time trouble." ["13.3" "13.3" "12.3" "12.3" "12.3" "12.3"];
    ArbiterAssistants "arbiter-assistants" Other "The arbiter may appoint assistants." ["" "" "12.4" "12.4" "12.4" "12.4"];
    Spectators "spectators" Other "Spectators keep silent, and tell the arbiter alone." ["13.7a" "13.7a" "12.7" "12.7" "12.7" "12.7"];
    PhonesInTheHall "phones-in-the-hall" Other "Nobody uses a telephone where games are played." ["13.7b" "13.7b" "12.8" "12.8" "12.8" "12.8"];
    Penalties "penalties" Other "The penalties one by one, from a warning to expulsion." ["13.4" "13.4a 13.4b 13.4c 13.4d 13.4e 13.4f 13.4g" "12.9a 12.9b 12.9c 12.9d 12.9e 12.9f 12.9g 12.9h" "12.9.1 12.9.2 12.9.3 12.9.4 12.9.5 12.9.6 12.9.7 12.9.8 12.9.9" "12.9.1 12.9.2 12.9.3 12.9.4 12.9.5 12.9.6 12.9.7 12.9.8 12.9.9" "12.9.1 12.9.2 12.9.3 12.9.4 12.9.5 12.9.6 12.9.7 12.9.8 12.9.9"];

    StandardDefinition "standard-definition" Other "Sixty minutes and more for each player's game is standard play." ["B1" "A.1" "A.1" "A.1" "A.1" "A.1"];
    RapidNoRecording "rapid-no-recording" Other "In rapid and blitz nobody need keep score." ["B3" "A.2" "A.2" "A.2" "A.2" "A.2"];
    RapidSupervision "rapid-supervision" Other "When rapid is played by the full rules." ["" "A.3" "A.3" "A.3.1.1 A.3.1.2" "A.3.1.1 A.3.1.2" "A.4.1 A.4.2"];
    BlitzSupervision "blitz-supervision" Other "When blitz is played by the full rules." ["" "B.2" "B.3" "B.3.1" "B.3.1" "B.2 B.2.1 B.2.2"];
    ArbitersSheetShown "arbiters-sheet-shown" Other "A player may ask to see the arbiter's scoresheet, five times." ["" "" "" "A.3.2 B.3.2" "A.3.2 B.3.2" "A.4.3 B.2.3"];
    SupervisionFixed "supervision-fixed" Other "The event fixes how closely games are watched." ["" "" "A.5 B.5" "A.5 B.5" "A.5 B.5" "A.6 B.4"];
    BlitzFollowsRapid "blitz-follows-rapid" Other "Without close supervision blitz follows the rules for rapid." ["C2" "B.3 B.3a B.3b" "B.4" "B.4" "B.4" "B.3"];

    AlgebraicOnly "algebraic-only" Other "Moves are written in algebraic notation." ["E" "C" "C" "C" "C" "C"];
    NotationPieces "notation-pieces" Other "Each piece has a letter." ["E1 E2" "C.1 C.2" "C.1 C.2" "C.1 C.2" "C.1 C.2" "C.1 C.2"];
    NotationLetters "notation-letters" Other "Each player may use the letters of their own language." ["E3" "C.3" "C.3" "C.3" "C.3" "C.3"];
    NotationPawns "notation-pawns" Other "Pawns have no letter." ["E4" "C.4" "C.4" "C.4" "C.4" "C.4"];
    NotationSquares "notation-squares" Other "What the squares are called." ["E5 E6 E7" "C.5 C.6 C.7" "C.5 C.6 C.7" "C.5 C.6 C.7" "C.5 C.6 C.7" "C.5 C.6 C.7"];
    NotationMoves "notation-moves" Other "How a move is written." ["E8" "C.8" "C.8" "C.8" "C.8" "C.8"];
    NotationCaptures "notation-captures" Other "How a capture is written." ["E9 E11" "C.9 C.11" "C.9" "C.9 C.9.1 C.9.2 C.9.3" "C.9 C.9.1 C.9.2 C.9.3" "C.9 C.9.1 C.9.2 C.9.3"];
    NotationAmbiguity "notation-ambiguity" Other "What is written where two like pieces can go to one square." ["E10" "C.10 C.10(1) C.10(2)" "C.10 C.10(1) C.10(2)" "C.10 C.10.1 C.10.2 C.10.3 C.10.3.4" "C.10 C.10.1 C.10.2 C.10.3 C.10.3.4" "C.10 C.10.1 C.10.2 C.10.3 C.10.3.4"];
    NotationPromotion "notation-promotion" Other "How a promotion is written." ["E12" "C.12" "C.11" "C.11" "C.11" "C.11"];
    NotationDrawOffer "notation-draw-offer" Other "How an offer of a draw is written." ["E13" "C.13" "C.12" "C.12" "C.12" "C.12"];
    NotationSigns "notation-signs" Other "The signs for castling, check and mate." ["E" "C" "C" "C.13" "C.13" "C.13 C.13.1 C.13.2 C.13.4 C.13.5"];

    BlindAdapting "blind-adapting" Other "The organiser may adapt the rules for blind players." ["F" "E.1" "D.1" "D.1" "D.1" "D.1"];
    BlindBoards "blind-boards" Other "What the board of a blind player is like." ["F" "E.1 E.1a E.1b E.1c E.1d E.1e" "D.1" "D.1 D.1.1 D.1.2 D.1.3 D.1.4" "D.1 D.1.1 D.1.2 D.1.3 D.1.4" "D.1 D.1.1 D.1.2 D.1.3 D.1.4"];
    BlindNames "blind-names" Other "By which names squares and pieces are announced." ["F" "E.2.1" "D.2.1" "D.2.1" "D.2.1" "D.2.1"];
    BlindSighted "blind-sighted" Other "For the sighted player the usual rules hold." ["F" "E.2.3" "D.2.3" "D.2.5" "D.2.5" "D.2.5"];
    BlindClockAndRecord "blind-clock-and-record" Other "Which clock a blind player uses, and how they keep score." ["F" "E.2.4 E.2.5" "D.2.5 D.2.6" "D.2.6 D.2.6.1 D.2.6.2 D.2.7" "D.2.6 D.2.6.1 D.2.6.2 D.2.7" "D.2.6 D.2.6.1 D.2.6.2 D.2.7"];
    BlindAssistantDuties "blind-assistant-duties" Other "What a blind player's assistant does." ["F" "E.2.9 E.2.9a E.2.9b E.2.9c E.2.9d E.2.9e E.2.9f" "D.2.9" "D.2.10 D.2.10.1 D.2.10.2 D.2.10.3 D.2.10.4 D.2.10.5 D.2.10.6" "D.2.10 D.2.10.1 D.2.10.2 D.2.10.3 D.2.10.4 D.2.10.5 D.2.10.6" "D.2.10 D.2.10.1 D.2.10.2 D.2.10.3 D.2.10.4 D.2.10.5 D.2.10.6"];
    SightedAssistant "sighted-assistant" Other "Who plays against a blind player may have an assistant." ["F" "E.2.10" "D.2.10" "D.2.11" "D.2.11" "D.2.11"];

    AdjEnvelope "adj-envelope" Adjournment "What stands on the envelope." ["A2" "2 2a 2b 2c 2d 2e 2f 2g" "E.2" "I.2 I.2.1 I.2.2 I.2.3 I.2.4 I.2.5 I.2.6 I.2.7" "I.2 I.2.1 I.2.2 I.2.3 I.2.4 I.2.5 I.2.6 I.2.7" "I.2 I.2.1 I.2.2 I.2.3 I.2.4 I.2.5 I.2.6 I.2.7"];
    AdjEnvelopeKept "adj-envelope-kept" Adjournment "The arbiter checks the envelope and keeps it." ["A3" "3" "E.3" "I.3" "I.3" "I.3"];

    Chess960Draw "c960-draw" Other "The first rank is drawn by lot." ["" "F.1 F.2" "F.1 F.2" "II.1 II.2" "II.1 II.2" "II.1 II.2"];
    Chess960Once "c960-once" Other "Each player may castle once." ["" "F.3a" "F.3a" "II.3.1" "II.3.1" "II.3.1"];
    Chess960FourWays "c960-four-ways" Other "The four ways in which king and rook castle." ["" "F.3b.1 F.3b.2 F.3b.3 F.3b.4" "F.3b.1 F.3b.2 F.3b.3 F.3b.4" "II.3.2.1 II.3.2.2 II.3.2.3 II.3.2.4" "II.3.2.1 II.3.2.2 II.3.2.3 II.3.2.4" "II.3.2.1 II.3.2.2 II.3.2.3 II.3.2.4"];
    Chess960Order "c960-order" Other "In which order the hands had best castle." ["" "F.3" "F.3" "II.3.2.5.1" "II.3.2.5.1" "II.3.2.5"];
    Chess960Arrival "c960-arrival" Other "Where king and rook arrive." ["" "F.3" "F.3" "II.3.2.6" "II.3.2.6" "II.3.2.6"];
    Chess960FirstMove "c960-first-move" Other "Castling may come on the first move, and one of the two may stay." ["" "F.3" "F.3" "II.3.2.7.2 II.3.2.7.3" "II.3.2.7.2 II.3.2.7.3" "II.3.2.7.2 II.3.2.7.3"];
    Chess960MayStayFilled "c960-may-stay-filled" Other "Which squares may stay filled." ["" "F.3" "F.3" "II.3.2.7.5" "II.3.2.7.5" "II.3.2.7.5"];

    NormalMeans "normal-means" Other "What winning by normal means is." ["10.2a" "10.2a" "G.5" "III.5" "III.5" "III.5"];
}
