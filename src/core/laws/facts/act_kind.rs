//! The table of acts: how each is done, whether it waits for an answer, and what it is called.
//!
//! Playback, the end of the game, lessons and the desk ask this table; a new act is described here and nowhere else.

use super::event::{ArbiterAct, CommonAct, Decision, PlayerAct};

/// What an act is done with.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Channel {
    /// A hand on the pieces, which changes what the board shows.
    Hand,
    /// A hand, in a way that the board does not show: which hand it was, a contact nobody meant.
    Manner,
    /// The side of the clock.
    Clock,
    /// The pen, on a scoresheet or for the envelope.
    Pen,
    /// Words said aloud.
    Voice,
    /// The person being there, or what a person carries.
    Presence,
    /// A whole move, whatever it takes to make it.
    WholeMove,
}

/// What the table says of an act.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ActKind {
    /// What it is done with.
    pub channel: Channel,
    /// Whether it asks for something, corrects something or claims, so that the arbiter owes it an answer even where the
    /// game is over. Hands on the pieces, the press that often follows the last move, and what is written down do not.
    pub is_answered: bool,
    /// The locale message that names it in a word or two; where it is said aloud, the words that are said. `None` for an
    /// act whose words are the move or the text that it carries.
    pub message: Option<&'static str>,
}

const fn kind(channel: Channel, message: &'static str) -> ActKind {
    ActKind {
        channel,
        is_answered: false,
        message: Some(message),
    }
}

impl ActKind {
    /// An answered act that is called by the text it carries.
    const fn of_text(channel: Channel) -> Self {
        Self {
            channel,
            is_answered: true,
            message: None,
        }
    }

    const fn answered(self) -> Self {
        Self {
            is_answered: true,
            ..self
        }
    }
}

impl PlayerAct {
    /// Returns what the table of acts says of this one.
    pub const fn kind(&self) -> ActKind {
        use Channel::{Clock, Hand, Manner, Pen, Presence, Voice, WholeMove};
        match self {
            Self::Touch(_) => kind(Hand, "act-touched"),
            Self::Brush(_) | Self::Graze(_) => kind(Manner, "act-brushed"),
            Self::Adjust => kind(Voice, "say-aloud-adjust").answered(),
            Self::EndAdjusting => kind(Hand, "act-adjusted"),
            Self::Lift(_) => kind(Hand, "act-lifted"),
            Self::Set(_) => kind(Hand, "act-set"),
            Self::LetGo => kind(Hand, "act-let-go"),
            Self::Release(_) => kind(Hand, "act-released"),
            Self::PutBack | Self::Restore(_) => kind(Hand, "act-put-back"),
            Self::Remove(_) => kind(Hand, "act-removed"),
            Self::Take(_) | Self::TakeEnemy(_) => kind(Hand, "act-from-box"),
            Self::BothHands => kind(Manner, "act-both-hands"),
            Self::AnnounceCastling => kind(Voice, "say-aloud-castling"),
            Self::Press => kind(Clock, "act-pressed"),
            Self::OtherHand => kind(Manner, "act-other-hand"),
            Self::StopClocks => kind(Clock, "act-stopped").answered(),
            Self::Record(_) => kind(Pen, "act-written"),
            Self::Strike => kind(Pen, "act-struck"),
            Self::UpdateSheet => kind(Pen, "act-sheet"),
            Self::OfferDraw => kind(Voice, "say-aloud-draw").answered(),
            Self::Accept => kind(Voice, "say-aloud-accept").answered(),
            Self::Decline => kind(Voice, "say-aloud-decline").answered(),
            Self::Withdraw => kind(Voice, "say-aloud-withdraw").answered(),
            Self::AskTakeBack => kind(Voice, "say-aloud-take-back").answered(),
            Self::AgreeTakeBack => kind(Voice, "say-aloud-take-back-yes").answered(),
            Self::DeclineTakeBack => kind(Voice, "say-aloud-take-back-no").answered(),
            Self::WithdrawTakeBack => kind(Voice, "say-aloud-take-back-not").answered(),
            Self::ProposeRuling(..) => kind(Voice, "act-decided").answered(),
            Self::Resign => kind(Voice, "say-aloud-resign").answered(),
            Self::ClaimRepetition(None) => kind(Voice, "say-aloud-repetition").answered(),
            Self::ClaimRepetition(Some(_)) => kind(Voice, "say-aloud-repetition-with").answered(),
            Self::ClaimFifty(None) => kind(Voice, "say-aloud-fifty").answered(),
            Self::ClaimFifty(Some(_)) => kind(Voice, "say-aloud-fifty-with").answered(),
            Self::AskMoves => kind(Voice, "say-aloud-moves").answered(),
            Self::ClaimFlag => kind(Voice, "say-aloud-flag").answered(),
            Self::ClaimIllegal => kind(Voice, "say-aloud-illegal").answered(),
            Self::ClaimTouchMove => kind(Voice, "say-aloud-touch-move").answered(),
            Self::ClaimNormalMeans => kind(Voice, "say-aloud-normal-means").answered(),
            Self::ClaimNoEffort => kind(Voice, "say-aloud-no-effort").answered(),
            Self::AskIncrement => kind(Voice, "say-aloud-increment").answered(),
            Self::Seal(_) | Self::Enclose(_) => kind(Pen, "act-sealed").answered(),
            Self::ClaimTimes => kind(Voice, "say-aloud-times").answered(),
            Self::Arrive => kind(Presence, "act-arrived").answered(),
            Self::Phone => kind(Presence, "act-phone").answered(),
            Self::Announce(_) => ActKind::of_text(Voice),
            Self::Play(_) | Self::Move(_) => ActKind::of_text(WholeMove),
        }
    }
}

impl ArbiterAct {
    /// Returns what the table of acts says of this one. Whatever the arbiter does is heard.
    pub const fn kind(&self) -> ActKind {
        let message = match self {
            Self::BeginSession | Self::Start => "act-started",
            Self::Stop => "act-stopped",
            Self::Resume | Self::StartClock(_) => "act-goes-on",
            Self::SeeFlag | Self::FlagsUnclear => "act-flag",
            Self::SeeIllegal
            | Self::FindIllegalPosition
            | Self::SeePresent(_)
            | Self::SeeAbsent(_)
            | Self::FindRefusal(_)
            | Self::LoseEnvelope => "act-noticed",
            Self::AddTime(..)
            | Self::SetTimes(..)
            | Self::SetMoveCounter(..)
            | Self::SetIllegalMoves(..)
            | Self::SetIncrement(_)
            | Self::ReplaceClock => "act-clock-set",
            Self::Decide(_)
            | Self::DecideOn(..)
            | Self::CallAccidental
            | Self::CallTouched(_)
            | Self::CallUntouched(_)
            | Self::Establish(..)
            | Self::Declare(..)
            | Self::Reinstate(_)
            | Self::Annul => "act-decided",
            Self::Warn(_) => "act-warned",
            Self::Penalise(..) => "act-penalty",
            Self::Adjourn => "act-adjourned",
            Self::Open | Self::Reveal(_) => "act-opened",
            Self::Note(_) | Self::RefuseEntry => "act-written",
        };
        let said = kind(Channel::Voice, message);
        let is_unanswered = matches!(
            self,
            Self::BeginSession
                | Self::Stop
                | Self::Decide(Decision::Postpone)
                | Self::Note(_)
                | Self::RefuseEntry
        );
        if is_unanswered { said } else { said.answered() }
    }
}

impl CommonAct {
    /// Returns what the table of acts says of this one.
    pub const fn kind(self) -> ActKind {
        match self {
            Self::Displace(..) | Self::KnockOver => kind(Channel::Hand, "act-displaced"),
            Self::StandUp => kind(Channel::Hand, "strip-stand-again"),
            Self::BoardsDiffer
            | Self::FindWrongArray
            | Self::FindBoardTurned
            | Self::FindColorsReversed
            | Self::FindDisplaced
            | Self::FindWrongSetting => kind(Channel::Voice, "act-noticed").answered(),
        }
    }
}
