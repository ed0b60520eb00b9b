//! The questions on which editions differ, and the answers they may give.

use std::time::Duration;

use super::pace::{Pace, Span};

/// What an edition lays down where editions differ. Rules ask these fields, never the year.
///
/// [`amendments`](super::amendments) says in which article each edition lays it down, [`unverified`](super::unverified) what
/// was read in no text. The numbers here are those of the newest edition.
#[expect(
    clippy::struct_excessive_bools,
    reason = "each is one question on which editions differ"
)]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Provisions {
    /// Which completed illegal move loses in ordinary play (7.5.5).
    pub illegal_move_that_loses: u32,
    /// Whether that loss is a draw when the opponent could never mate.
    pub illegal_loss_may_draw: bool,
    /// Whether the first completed illegal move loses without supervision, in rapid and in blitz (A.4, B).
    pub first_illegal_loses_unsupervised: RapidBlitz<FirstIllegal>,
    /// What the opponent gains for each illegal move that does not lose.
    pub illegal_move_gives: Minutes,
    /// What the opponent gains for a wrong claim of a draw (9.5.3).
    pub wrong_claim_gives: Minutes,
    /// Whether a wrong claim also cuts the claimant's own time (2005).
    pub wrong_claim_halves: bool,
    /// Whether the article on supervised blitz names no scale of minutes (B.2). One minute is surely meant; the event
    /// may announce two.
    pub supervised_blitz_scale_unsaid: bool,
    /// Whether fifty moves are claimed as made or as completed (9.3.2).
    pub fifty_counts: FiftyCounts,
    /// What ends the right to claim a draw on this move (9.4).
    pub claim_lost_by: ClaimLostBy,
    /// Who stops the clocks for a claim (9.5.1).
    pub claim_stops: ClaimStops,
    /// From how much thinking time to how much a game is rapid (A.1).
    pub rapid: Span,
    /// How late a player may come when nothing was announced (6.7.1).
    pub default_time: DefaultTime,
    /// Whether the arbiter may excuse a late player without the event's rules saying so.
    pub default_time_arbiter_may_waive: bool,
    /// Repetition that draws by itself (9.6.1).
    pub automatic_repetition: AutomaticRepetition,
    /// Moves by each player without capture or pawn move that draw by themselves (9.6.2).
    pub automatic_move_limit: Option<u32>,
    /// Moves each player must have made before a draw can be agreed (5.2.3).
    pub moves_before_agreement: u32,
    /// What event rules may forbid about agreed draws (9.1.1).
    pub draw_restriction: DrawRestriction,
    /// Whether mate, stalemate or a dead position ends the game only by a move that kept to the rules about touched
    /// pieces (5.1.1, 5.2.1, 5.2.2), so that a breach may be claimed after it.
    pub endings_keep_to_touch: bool,
    /// Whether an agreement completes the last move without a press (6.2.1.1).
    pub agreement_completes: bool,
    /// Two hands for one move (7.5.4).
    pub two_hands: TwoHands,
    /// A press without a move (7.5.3).
    pub press_without_move: PressWithoutMove,
    /// A pawn left on the last rank when the clock is pressed (7.5.2).
    pub unpromoted_pawn: UnpromotedPawn,
    /// Whether the next move completes one whose press was forgotten (6.2.1.2).
    pub next_move_completes: bool,
    /// Whether a clock that was set wrongly is spoken of, and put right (6.10.2).
    pub wrong_setting_corrected: bool,
    /// Which contact with a piece counts as a touch (4.2.2).
    pub contact: Contact,
    /// Whether only the player whose clock runs may straighten pieces (6.2.5).
    pub adjust_on_own_time_only: bool,
    /// Whether several pieces of each colour may bind together, or one of each (4.3.3).
    pub touch_both_any_number: bool,
    /// What ends the right to claim a breach of Article 4 (4.8).
    pub touch_claim_lost: TouchClaimLost,
    /// Moves each may have completed before set-up and clock settings stand without supervision (A.5.1).
    pub setup_claim_moves: u32,
    /// Who may act on an illegal move without supervision (A.5.2).
    pub unsupervised_illegal: UnsupervisedIllegal,
    /// Who may point out a fallen flag without supervision (A.5.5).
    pub unsupervised_flag: UnsupervisedFlag,
    /// Whether touch-move rulings without supervision need a request (2005, 2009).
    pub unsupervised_touch_on_request: bool,
    /// Both kings in check, or a pawn left on the last rank, without supervision, in rapid and in blitz (A.5.4).
    pub unsupervised_both_checked: RapidBlitz<BothChecked>,
    /// What a claim of a fallen flag comes to when both flags are down, without supervision (A.5.3).
    pub unsupervised_both_flags: UnsupervisedBothFlags,
    /// Whether play may be supervised fully in rapid and blitz (A.4, B.2).
    pub knows_supervision: bool,
    /// Quickplay finish: always, or where it was announced (Guideline III).
    pub quickplay: Quickplay,
    /// Seconds a move that a player short of time may ask for (III.4).
    pub quickplay_increment: Option<Seconds>,
    /// Whether a quickplay-finish claim also counts as an offer of a draw (9.1c of 2005, 9.1b of 2009 and 2014).
    pub quickplay_claim_offers: bool,
    /// Whether, once a flag has fallen, a postponed verdict is about the opponent of the player whose flag it is, and no
    /// longer about the claimant's (III.5.2).
    pub verdict_follows_flag: bool,
    /// Both flags down and nobody knows which fell first (III.3.1).
    pub both_flags: BothFlags,
    /// A game begun with colours reversed (7.3).
    pub colors_reversed: ColorsReversed,
    /// Whether resigning to an opponent who could never mate draws (5.1.2).
    pub resignation_may_draw: bool,
    /// A telephone or other device (11.3.2).
    pub phone: Phone,
    /// Whether Chess960 is dealt with, and how.
    pub chess960: bool,
    /// Whether a certified electronic scoresheet may replace paper (8.1.1.2).
    pub electronic_scoresheet: bool,
    /// How late a player may come to a resumption (I.10).
    pub resumption: ResumptionLateness,
    /// Whether a sealed move's loss has its exceptions (I.8).
    pub sealed_loss_may_fail: bool,
    /// Whether the end of a session is announced, as its beginning is (point 13 of 2005 and 2009).
    pub session_end_announced: bool,
    /// Whose lateness a sealed move that ended the game excuses (I.10).
    pub sealed_ending_excuses: SealedEndingExcuses,
    /// Whether a resumption to which neither player comes has an article of its own (I.11).
    pub both_absent_at_resumption: bool,
    /// The heaviest penalties the arbiter may reach for (12.9).
    pub penalties: PenaltyList,
    /// Whether declaring a game lost as a penalty leaves the opponent's score to the arbiter (12.9.6).
    pub loss_leaves_score_open: bool,
    /// Whether a game's scores must be ordinary ones and never add up to more than one point (10.2).
    pub score_cap: bool,
}

/// Minutes given in standard, rapid and blitz.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Minutes {
    /// In standard play.
    pub standard: u64,
    /// In rapid.
    pub rapid: u64,
    /// In blitz.
    pub blitz: u64,
}

/// A pair of answers, for rapid and for blitz.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RapidBlitz<T> {
    /// In rapid.
    pub rapid: T,
    /// In blitz.
    pub blitz: T,
}

impl<T: Copy> RapidBlitz<T> {
    /// The answer for this kind of play; standard play, where it has none of its own, is answered as rapid is.
    pub const fn of(&self, play: Pace) -> T {
        match play {
            Pace::Standard | Pace::Rapid => self.rapid,
            Pace::Blitz => self.blitz,
        }
    }
}

/// A number of seconds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Seconds(pub u64);

impl Seconds {
    /// The same as a duration.
    pub const fn duration(self) -> Duration {
        Duration::from_secs(self.0)
    }
}

/// What the first completed illegal move does without supervision.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FirstIllegal {
    /// As Article 7 says.
    Ordinary,
    /// It loses, once claimed or seen.
    Loses,
    /// The opponent may claim the game, or a draw if they could never mate.
    LosesOnClaim,
}

/// What ends the right to claim a draw on this move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ClaimLostBy {
    /// Making a move without having claimed.
    MakingAMove,
    /// Touching a piece as Article 4.3 has it.
    TouchingAPiece,
}

/// Who stops the clocks when a draw is claimed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ClaimStops {
    /// The claimant must.
    PlayerMust,
    /// The claimant may.
    PlayerMay,
    /// The claimant or the arbiter does.
    PlayerOrArbiter,
}

/// How late a player may come when nothing was announced.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DefaultTime {
    /// So many minutes.
    Minutes(u64),
    /// It has to be announced; the booklet gives no figure.
    MustBeAnnounced,
}

/// Repetition that draws by itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AutomaticRepetition {
    /// None.
    None,
    /// The fifth, if all five came on consecutive alternate moves.
    FiveConsecutive,
    /// The fifth, whenever.
    FiveAnyTime,
}

/// What event rules may forbid about agreed draws.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DrawRestriction {
    /// The booklet does not speak of it.
    None,
    /// Agreeing.
    Agreeing,
    /// Offering as well as agreeing.
    OfferingOrAgreeing,
}

/// Two hands for one move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TwoHands {
    /// The arbiter's discretion.
    Discretion,
    /// As an illegal move, pressed or not.
    Illegal,
    /// As an illegal move once the clock is pressed.
    IllegalIfPressed,
}

/// A press without a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PressWithoutMove {
    /// The arbiter's discretion; nothing is said.
    Discretion,
    /// Forbidden; the arbiter's penalties apply.
    Forbidden,
    /// As an illegal move.
    Illegal,
}

/// A pawn left on the last rank when the clock is pressed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum UnpromotedPawn {
    /// The position is restored and the pawn must move.
    Restore,
    /// It becomes a queen.
    Queen,
}

/// Which of the last fifty moves a claim counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FiftyCounts {
    /// Those made.
    Made,
    /// Those completed.
    Completed,
}

/// Which contact counts as a touch.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Contact {
    /// A deliberate one.
    Deliberate,
    /// One with the intention of moving or capturing.
    WithIntent,
    /// Any that is not clearly accidental.
    AnyButAccidental,
}

/// What ends the right to claim a breach of Article 4.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TouchClaimLost {
    /// Touching a piece deliberately; only 4.3 and 4.4 are meant.
    DeliberateTouchFor43And44,
    /// Touching a piece deliberately; the whole article is meant.
    DeliberateTouch,
    /// Touching a piece with the intention of moving or capturing.
    TouchWithIntent,
}

/// Who may act on an illegal move without supervision.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum UnsupervisedIllegal {
    /// The opponent, by claiming before making a move.
    OpponentOnly,
    /// The opponent, or the arbiter who sees it, before the opponent's next move is made.
    OpponentOrArbiter,
}

/// Who may point out a fallen flag without supervision.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum UnsupervisedFlag {
    /// Only the players.
    PlayersOnly,
    /// The players; the arbiter when both are down.
    PlayersUnlessBothDown,
    /// The players, and the arbiter may.
    ArbiterMay,
    /// The players, and the arbiter shall.
    ArbiterShall,
}

/// Both flags down when one of them is claimed, without supervision.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum UnsupervisedBothFlags {
    /// The game is drawn.
    Drawn,
    /// The claim fails: the claimant has no time left either.
    ClaimFails,
    /// The clock tells which fell first, and that player has lost.
    FirstDecides,
}

/// Both kings in check, or a pawn left on the last rank, without supervision.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BothChecked {
    /// The booklet does not speak of it.
    Unsaid,
    /// The arbiter steps in if possible.
    ArbiterIntervenes,
    /// The arbiter waits until the next move is completed; if it still stands then, it is a draw.
    WaitThenDraw,
}

/// When quickplay-finish claims exist.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Quickplay {
    /// Always.
    Always,
    /// Where announced, and not with an increment.
    IfAnnounced,
}

/// Both flags down and nobody knows which fell first.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BothFlags {
    /// In the last period a draw; before it play goes on.
    DrawInLastPeriod,
    /// The same, but only under an announced Guideline III; otherwise the clock's sign decides.
    GuidelineOnly,
}

/// A game begun with colours reversed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ColorsReversed {
    /// It goes on unless the arbiter rules otherwise.
    Continue,
    /// Before so many moves by each it is stopped and begun anew.
    RestartBefore(u32),
}

/// A telephone or other device.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Phone {
    /// It rings: lost; the arbiter sets the opponent's score.
    RingLoses,
    /// It makes a sound: lost; the opponent wins, or scores half if they could never mate.
    SoundLosesHalfIfCannotMate,
    /// Having one loses.
    PossessionLoses,
}

/// How late a player may come to a resumption.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ResumptionLateness {
    /// An hour.
    OneHour,
    /// The default time.
    DefaultTime,
}

/// Whose lateness a sealed move that ended the game excuses.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SealedEndingExcuses {
    /// That of the player who sealed it.
    WhoSealed,
    /// That of either player.
    Either,
}

/// The penalties there are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PenaltyList {
    /// Seven, up to expulsion.
    Seven,
    /// Also a fine announced in advance.
    WithFine,
    /// Also exclusion from rounds.
    WithFineAndExclusion,
}
