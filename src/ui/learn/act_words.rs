//! What the acts of a scene are called beneath their beads, and what is said by those that are words.

use std::borrow::Cow;

use crate::kit::question_options::finding;
use crate::view::frame_view::View;
use jadoube_core::chess::{Color, Role};
use jadoube_core::laws::{ArbiterAct, CommonAct, Decision, Deed, Event, Person, PlayerAct};
use jadoube_core::learn::situation::Speaker;
use jadoube_core::notation::Letters;

/// Words that stand at somebody's side of the board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Spoken {
    pub by: Speaker,
    pub words: String,
    /// Whether they are said aloud; else they tell what was done.
    pub is_said: bool,
}

/// How an act is told.
enum ActWords {
    /// These words are said aloud.
    Aloud(String),
    /// It is seen on the board or the clocks, and called so.
    Seen(String),
    /// Nothing of it is seen, and it is called so.
    Unseen(String),
}

/// What an act is called in a word or two.
pub fn deed_word(deed: &Deed, view: &View<'_>) -> String {
    match act_words(deed, view) {
        ActWords::Aloud(words) => {
            let args = [("words", words.into())];
            view.tr_args("act-said", &args).into_owned()
        }
        ActWords::Seen(words) | ActWords::Unseen(words) => words,
    }
}

/// The words of an act that is said, or what tells of one that cannot be seen on the board; nothing for any other.
pub fn spoken(event: &Event, view: &View<'_>) -> Option<Spoken> {
    let by = match event.deed {
        Deed::Player(color, _) | Deed::Common(Person::Player(color), _) => speaker(color),
        Deed::Arbiter(_) | Deed::Common(Person::Arbiter, _) => Speaker::Arbiter,
        Deed::Flag(_) => return None,
    };
    let (words, is_said) = match act_words(&event.deed, view) {
        ActWords::Aloud(words) => (words, true),
        ActWords::Seen(_) => return None,
        ActWords::Unseen(words) => (words, false),
    };
    Some(Spoken { by, words, is_said })
}

/// What somebody who speaks is called.
pub fn speaker_name(speaker: Speaker, view: &View<'_>) -> Cow<'static, str> {
    view.tr(match speaker {
        Speaker::White => "color-white",
        Speaker::Black => "color-black",
        Speaker::Arbiter => "speaker-arbiter",
        Speaker::Neighbour => "speaker-neighbour",
        Speaker::Spectator => "speaker-spectator",
    })
}

/// The player as one who speaks.
pub const fn speaker(color: Color) -> Speaker {
    match color {
        Color::White => Speaker::White,
        Color::Black => Speaker::Black,
    }
}

/// A move as a script writes it, with the letters of the language.
fn moved(text: &str, by: Color, view: &View<'_>) -> String {
    if text.starts_with("O-O") {
        return text.replace('O', "0");
    }
    let letters: Letters = view.words.language().letters();
    let letter = |sign: char| {
        let role = match sign {
            'K' => Role::King,
            'Q' => Role::Queen,
            'R' => Role::Rook,
            'B' => Role::Bishop,
            'N' => Role::Knight,
            _ => return sign.to_string(),
        };
        letters
            .letter(by, role)
            .map_or_else(|| sign.to_string(), |it| it.to_string())
    };
    text.chars().map(letter).collect()
}

/// How an act is told, whoever did it.
fn act_words(deed: &Deed, view: &View<'_>) -> ActWords {
    let id = match deed {
        Deed::Player(color, act) => return player_act_words(act, *color, view),
        Deed::Arbiter(act) => arbiter_act_id(act),
        Deed::Common(_, CommonAct::Displace(..) | CommonAct::KnockOver) => "act-displaced",
        Deed::Common(_, CommonAct::StandUp) => "strip-stand-again",
        Deed::Common(
            _,
            CommonAct::BoardsDiffer
            | CommonAct::FindWrongArray
            | CommonAct::FindBoardTurned
            | CommonAct::FindColorsReversed
            | CommonAct::FindDisplaced
            | CommonAct::FindWrongSetting,
        ) => "act-noticed",
        Deed::Flag(_) => "act-flag",
    };
    ActWords::Unseen(view.tr(id).into_owned())
}

/// How an act of a player is told.
fn player_act_words(act: &PlayerAct, by: Color, view: &View<'_>) -> ActWords {
    let aloud = |id: &str| ActWords::Aloud(view.tr(id).into_owned());
    let seen = |id: &str| ActWords::Seen(view.tr(id).into_owned());
    let unseen = |id: &str| ActWords::Unseen(view.tr(id).into_owned());
    let with_move = |id: &str, text: &str| {
        let args = [("move", moved(text, by, view).into())];
        ActWords::Aloud(view.tr_args(id, &args).into_owned())
    };
    match act {
        PlayerAct::Adjust => aloud("say-aloud-adjust"),
        PlayerAct::AnnounceCastling => aloud("say-aloud-castling"),
        PlayerAct::OfferDraw => aloud("say-aloud-draw"),
        PlayerAct::Accept => aloud("say-aloud-accept"),
        PlayerAct::Decline => aloud("say-aloud-decline"),
        PlayerAct::Withdraw => aloud("say-aloud-withdraw"),
        PlayerAct::AskTakeBack => aloud("say-aloud-take-back"),
        PlayerAct::AgreeTakeBack => aloud("say-aloud-take-back-yes"),
        PlayerAct::DeclineTakeBack => aloud("say-aloud-take-back-no"),
        PlayerAct::WithdrawTakeBack => aloud("say-aloud-take-back-not"),
        PlayerAct::ProposeRuling(question, decision) => {
            finding(*question, *decision).map_or_else(|| unseen("act-decided"), aloud)
        }
        PlayerAct::Resign => aloud("say-aloud-resign"),
        PlayerAct::ClaimRepetition(None) => aloud("say-aloud-repetition"),
        PlayerAct::ClaimRepetition(Some(mv)) => with_move("say-aloud-repetition-with", mv),
        PlayerAct::ClaimFifty(None) => aloud("say-aloud-fifty"),
        PlayerAct::ClaimFifty(Some(mv)) => with_move("say-aloud-fifty-with", mv),
        PlayerAct::AskMoves => aloud("say-aloud-moves"),
        PlayerAct::ClaimFlag => aloud("say-aloud-flag"),
        PlayerAct::ClaimIllegal => aloud("say-aloud-illegal"),
        PlayerAct::ClaimTouchMove => aloud("say-aloud-touch-move"),
        PlayerAct::ClaimNormalMeans => aloud("say-aloud-normal-means"),
        PlayerAct::ClaimNoEffort => aloud("say-aloud-no-effort"),
        PlayerAct::AskIncrement => aloud("say-aloud-increment"),
        PlayerAct::ClaimTimes => aloud("say-aloud-times"),
        PlayerAct::Announce(text) => ActWords::Aloud(moved(text, by, view)),
        PlayerAct::Touch(_) => seen("act-touched"),
        PlayerAct::Brush(_) | PlayerAct::Graze(_) => unseen("act-brushed"),
        PlayerAct::EndAdjusting => seen("act-adjusted"),
        PlayerAct::Lift(_) => seen("act-lifted"),
        PlayerAct::Set(_) => seen("act-set"),
        PlayerAct::LetGo => seen("act-let-go"),
        PlayerAct::Release(_) => seen("act-released"),
        PlayerAct::PutBack | PlayerAct::Restore(_) => seen("act-put-back"),
        PlayerAct::Remove(_) => seen("act-removed"),
        PlayerAct::Take(_) | PlayerAct::TakeEnemy(_) => seen("act-from-box"),
        PlayerAct::BothHands => unseen("act-both-hands"),
        PlayerAct::Press => seen("act-pressed"),
        PlayerAct::OtherHand => unseen("act-other-hand"),
        PlayerAct::StopClocks => unseen("act-stopped"),
        PlayerAct::Record(text) => {
            let text = view.words.language().letters().of_english(text);
            ActWords::Unseen(format!("{}: {text}", view.tr("act-written")))
        }
        PlayerAct::Strike => unseen("act-struck"),
        PlayerAct::UpdateSheet => unseen("act-sheet"),
        PlayerAct::Seal(_) | PlayerAct::Enclose(_) => unseen("act-sealed"),
        PlayerAct::Arrive => unseen("act-arrived"),
        PlayerAct::Phone => unseen("act-phone"),
        PlayerAct::Play(text) | PlayerAct::Move(text) => ActWords::Seen(moved(text, by, view)),
    }
}

const fn arbiter_act_id(act: &ArbiterAct) -> &'static str {
    match act {
        ArbiterAct::BeginSession | ArbiterAct::Start => "act-started",
        ArbiterAct::Stop => "act-stopped",
        ArbiterAct::Resume | ArbiterAct::StartClock(_) => "act-goes-on",
        ArbiterAct::SeeFlag | ArbiterAct::FlagsUnclear => "act-flag",
        ArbiterAct::SeeIllegal
        | ArbiterAct::FindIllegalPosition
        | ArbiterAct::SeePresent(_)
        | ArbiterAct::SeeAbsent(_)
        | ArbiterAct::FindRefusal(_)
        | ArbiterAct::LoseEnvelope => "act-noticed",
        ArbiterAct::AddTime(..)
        | ArbiterAct::SetTimes(..)
        | ArbiterAct::SetMoveCounter(..)
        | ArbiterAct::SetIllegalMoves(..)
        | ArbiterAct::SetIncrement(_)
        | ArbiterAct::ReplaceClock => "act-clock-set",
        ArbiterAct::Decide(Decision::Accept | Decision::Postpone | Decision::Reject)
        | ArbiterAct::DecideOn(..)
        | ArbiterAct::CallAccidental
        | ArbiterAct::CallTouched(_)
        | ArbiterAct::CallUntouched(_)
        | ArbiterAct::Establish(..)
        | ArbiterAct::Declare(..)
        | ArbiterAct::Reinstate(_)
        | ArbiterAct::Annul => "act-decided",
        ArbiterAct::Warn(_) => "act-warned",
        ArbiterAct::Penalise(..) => "act-penalty",
        ArbiterAct::Adjourn => "act-adjourned",
        ArbiterAct::Open | ArbiterAct::Reveal(_) => "act-opened",
        ArbiterAct::Note(_) | ArbiterAct::RefuseEntry => "act-written",
    }
}
