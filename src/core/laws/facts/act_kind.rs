//! The table of acts: how each is done, whether it waits for an answer, and what it is called.
//!
//! Playback, the end of the game and the words of scenes ask this table.

use super::event::{ArbiterAct, CommonAct, Decision, Deed, PlayerAct};

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

/// Words that wait for an answer.
const fn said(message: &'static str) -> ActKind {
    kind(Channel::Voice, message).answered()
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

impl Deed {
    /// Returns what the table of acts says of the act; nothing of the fall of a flag, which nobody does.
    pub const fn kind(&self) -> Option<ActKind> {
        match self {
            Self::Player(_, act) => Some(act.kind()),
            Self::Arbiter(act) => Some(act.kind()),
            Self::Common(_, act) => Some(act.kind()),
            Self::Flag(_) => None,
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
            Self::Adjust => said("say-aloud-adjust"),
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
            Self::OfferDraw => said("say-aloud-draw"),
            Self::Accept => said("say-aloud-accept"),
            Self::Decline => said("say-aloud-decline"),
            Self::Withdraw => said("say-aloud-withdraw"),
            Self::AskTakeBack => said("say-aloud-take-back"),
            Self::AgreeTakeBack => said("say-aloud-take-back-yes"),
            Self::DeclineTakeBack => said("say-aloud-take-back-no"),
            Self::WithdrawTakeBack => said("say-aloud-take-back-not"),
            Self::ProposeRuling(..) => said("act-decided"),
            Self::Resign => said("say-aloud-resign"),
            Self::ClaimRepetition(None) => said("say-aloud-repetition"),
            Self::ClaimRepetition(Some(_)) => said("say-aloud-repetition-with"),
            Self::ClaimFifty(None) => said("say-aloud-fifty"),
            Self::ClaimFifty(Some(_)) => said("say-aloud-fifty-with"),
            Self::AskMoves => said("say-aloud-moves"),
            Self::ClaimFlag => said("say-aloud-flag"),
            Self::ClaimIllegal => said("say-aloud-illegal"),
            Self::ClaimTouchMove => said("say-aloud-touch-move"),
            Self::ClaimNormalMeans => said("say-aloud-normal-means"),
            Self::ClaimNoEffort => said("say-aloud-no-effort"),
            Self::AskIncrement => said("say-aloud-increment"),
            Self::Seal(_) | Self::Enclose(_) => kind(Pen, "act-sealed").answered(),
            Self::ClaimTimes => said("say-aloud-times"),
            Self::Arrive => kind(Presence, "act-arrived").answered(),
            Self::Phone | Self::DeviceFound => kind(Presence, "act-phone").answered(),
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
            Self::Resume | Self::StartClock(_) | Self::PlayOn => "act-goes-on",
            Self::SeeFlag | Self::FlagsUnclear => "act-flag",
            Self::SeeIllegal
            | Self::ChargeIllegal(_)
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
        let heard = kind(Channel::Voice, message);
        let is_unanswered = matches!(
            self,
            Self::BeginSession
                | Self::Stop
                | Self::Decide(Decision::Postpone)
                | Self::Note(_)
                | Self::RefuseEntry
        );
        if is_unanswered {
            heard
        } else {
            heard.answered()
        }
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
            | Self::FindWrongSetting => said("act-noticed"),
        }
    }
}
