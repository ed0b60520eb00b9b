//! What the acts of a scene are called beneath their beads, and what is said by those that are words.

use crate::chess::{Color, Role};
use crate::laws::{ArbiterAct, CommonAct, Decision, Deed, Event, Person, PlayerAct};
use crate::learn::situation::Speaker;
use crate::notation::Letters;
use crate::ui::view::frame_view::View;

/// Words that stand at somebody's side of the board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Spoken {
    /// Whose they are.
    pub by: Speaker,
    /// The words.
    pub words: String,
    /// Whether they are said aloud; else they tell what was done.
    pub is_said: bool,
}

/// What an act is called in a word or two.
#[must_use]
pub fn act_word(event: &Event, view: &View<'_>) -> String {
    if let Some(words) = said(event, view) {
        return view
            .tr_args("act-said", &[("words", words.into())])
            .into_owned();
    }
    if let Some(PlayerAct::Play(text) | PlayerAct::Move(text)) = event.player_act() {
        return moved(text, event.player(), view);
    }
    view.tr(act_id(&event.deed)).into_owned()
}

/// The words of an act that is said, or what tells of one that cannot be seen on the board; nothing for any other.
#[must_use]
pub fn spoken(event: &Event, view: &View<'_>) -> Option<Spoken> {
    let by = match event.deed {
        Deed::Player(color, _) | Deed::Common(Person::Player(color), _) => speaker(color),
        Deed::Arbiter(_) | Deed::Common(Person::Arbiter, _) => Speaker::Arbiter,
        Deed::Flag(_) => return None,
    };
    if let Some(words) = said(event, view) {
        let is_said = true;
        return Some(Spoken { by, words, is_said });
    }
    let told = || view.tr(act_id(&event.deed)).into_owned();
    let words = match event.player_act() {
        Some(PlayerAct::Record(text)) => format!("{}: {text}", told()),
        Some(act) if is_seen(act) => return None,
        Some(_) | None => told(),
    };
    Some(Spoken {
        by,
        words,
        is_said: false,
    })
}

const fn speaker(color: Color) -> Speaker {
    match color {
        Color::White => Speaker::White,
        Color::Black => Speaker::Black,
    }
}

/// A move as a script writes it, with the letters of the language.
fn moved(text: &str, by: Option<Color>, view: &View<'_>) -> String {
    if text.starts_with("O-O") {
        return text.replace('O', "0");
    }
    let by = by.unwrap_or(Color::White);
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

/// What a player says by an act, if it is words.
fn said(event: &Event, view: &View<'_>) -> Option<String> {
    let told = |id: &str| Some(view.tr(id).into_owned());
    let with_move = |id: &str, text: &str| {
        let mv = moved(text, event.player(), view);
        Some(view.tr_args(id, &[("move", mv.into())]).into_owned())
    };
    match event.player_act()? {
        PlayerAct::Adjust => told("say-aloud-adjust"),
        PlayerAct::AnnounceCastling => told("say-aloud-castling"),
        PlayerAct::OfferDraw => told("say-aloud-draw"),
        PlayerAct::Accept => told("say-aloud-accept"),
        PlayerAct::Decline => told("say-aloud-decline"),
        PlayerAct::Withdraw => told("say-aloud-withdraw"),
        PlayerAct::AskTakeBack => told("say-aloud-take-back"),
        PlayerAct::AgreeTakeBack => told("say-aloud-take-back-yes"),
        PlayerAct::DeclineTakeBack => told("say-aloud-take-back-no"),
        PlayerAct::WithdrawTakeBack => told("say-aloud-take-back-not"),
        PlayerAct::Resign => told("say-aloud-resign"),
        PlayerAct::ClaimRepetition(None) => told("say-aloud-repetition"),
        PlayerAct::ClaimRepetition(Some(mv)) => with_move("say-aloud-repetition-with", mv),
        PlayerAct::ClaimFifty(None) => told("say-aloud-fifty"),
        PlayerAct::ClaimFifty(Some(mv)) => with_move("say-aloud-fifty-with", mv),
        PlayerAct::AskMoves => told("say-aloud-moves"),
        PlayerAct::ClaimFlag => told("say-aloud-flag"),
        PlayerAct::ClaimIllegal => told("say-aloud-illegal"),
        PlayerAct::ClaimTouchMove => told("say-aloud-touch-move"),
        PlayerAct::ClaimNormalMeans => told("say-aloud-normal-means"),
        PlayerAct::ClaimNoEffort => told("say-aloud-no-effort"),
        PlayerAct::AskIncrement => told("say-aloud-increment"),
        PlayerAct::ClaimTimes => told("say-aloud-times"),
        PlayerAct::Announce(text) => Some(moved(text, event.player(), view)),
        PlayerAct::Touch(_)
        | PlayerAct::Brush(_)
        | PlayerAct::Graze(_)
        | PlayerAct::EndAdjusting
        | PlayerAct::Lift(_)
        | PlayerAct::Set(_)
        | PlayerAct::LetGo
        | PlayerAct::Release(_)
        | PlayerAct::PutBack
        | PlayerAct::Remove(_)
        | PlayerAct::Take(_)
        | PlayerAct::TakeEnemy(_)
        | PlayerAct::Restore(_)
        | PlayerAct::BothHands
        | PlayerAct::Press
        | PlayerAct::OtherHand
        | PlayerAct::StopClocks
        | PlayerAct::Record(_)
        | PlayerAct::Strike
        | PlayerAct::UpdateSheet
        | PlayerAct::Seal(_)
        | PlayerAct::Enclose(_)
        | PlayerAct::Arrive
        | PlayerAct::Phone
        | PlayerAct::Play(_)
        | PlayerAct::Move(_) => None,
    }
}

/// Whether what a player did is seen on the board or the clocks.
const fn is_seen(act: &PlayerAct) -> bool {
    match act {
        PlayerAct::BothHands
        | PlayerAct::OtherHand
        | PlayerAct::StopClocks
        | PlayerAct::Record(_)
        | PlayerAct::Strike
        | PlayerAct::UpdateSheet
        | PlayerAct::Seal(_)
        | PlayerAct::Enclose(_)
        | PlayerAct::Arrive
        | PlayerAct::Phone
        | PlayerAct::Brush(_)
        | PlayerAct::Graze(_) => false,
        PlayerAct::Touch(_)
        | PlayerAct::EndAdjusting
        | PlayerAct::Lift(_)
        | PlayerAct::Set(_)
        | PlayerAct::LetGo
        | PlayerAct::Release(_)
        | PlayerAct::PutBack
        | PlayerAct::Remove(_)
        | PlayerAct::Take(_)
        | PlayerAct::TakeEnemy(_)
        | PlayerAct::Restore(_)
        | PlayerAct::Press
        | PlayerAct::Play(_)
        | PlayerAct::Move(_)
        | PlayerAct::Adjust
        | PlayerAct::AnnounceCastling
        | PlayerAct::OfferDraw
        | PlayerAct::Accept
        | PlayerAct::Decline
        | PlayerAct::Withdraw
        | PlayerAct::AskTakeBack
        | PlayerAct::AgreeTakeBack
        | PlayerAct::DeclineTakeBack
        | PlayerAct::WithdrawTakeBack
        | PlayerAct::Resign
        | PlayerAct::ClaimRepetition(_)
        | PlayerAct::ClaimFifty(_)
        | PlayerAct::AskMoves
        | PlayerAct::ClaimFlag
        | PlayerAct::ClaimIllegal
        | PlayerAct::ClaimTouchMove
        | PlayerAct::ClaimNormalMeans
        | PlayerAct::ClaimNoEffort
        | PlayerAct::AskIncrement
        | PlayerAct::ClaimTimes
        | PlayerAct::Announce(_) => true,
    }
}

/// The message that tells an act in a word or two.
const fn act_id(deed: &Deed) -> &'static str {
    match deed {
        Deed::Player(_, act) => player_act_id(act),
        Deed::Arbiter(act) => arbiter_act_id(act),
        Deed::Common(_, CommonAct::Displace(..)) => "act-displaced",
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
    }
}

const fn player_act_id(act: &PlayerAct) -> &'static str {
    match act {
        PlayerAct::Touch(_) => "act-touched",
        PlayerAct::Brush(_) | PlayerAct::Graze(_) => "act-brushed",
        PlayerAct::EndAdjusting => "act-adjusted",
        PlayerAct::Lift(_) => "act-lifted",
        PlayerAct::Set(_) => "act-set",
        PlayerAct::LetGo => "act-let-go",
        PlayerAct::Release(_) => "act-released",
        PlayerAct::PutBack | PlayerAct::Restore(_) => "act-put-back",
        PlayerAct::Remove(_) => "act-removed",
        PlayerAct::Take(_) | PlayerAct::TakeEnemy(_) => "act-from-box",
        PlayerAct::BothHands => "act-both-hands",
        PlayerAct::Press => "act-pressed",
        PlayerAct::OtherHand => "act-other-hand",
        PlayerAct::StopClocks => "act-stopped",
        PlayerAct::Record(_) => "act-written",
        PlayerAct::Strike => "act-struck",
        PlayerAct::UpdateSheet => "act-sheet",
        PlayerAct::Seal(_) | PlayerAct::Enclose(_) => "act-sealed",
        PlayerAct::Arrive => "act-arrived",
        PlayerAct::Phone => "act-phone",
        PlayerAct::Play(_) | PlayerAct::Move(_) => "act-moved",
        PlayerAct::Adjust
        | PlayerAct::AnnounceCastling
        | PlayerAct::OfferDraw
        | PlayerAct::Accept
        | PlayerAct::Decline
        | PlayerAct::Withdraw
        | PlayerAct::AskTakeBack
        | PlayerAct::AgreeTakeBack
        | PlayerAct::DeclineTakeBack
        | PlayerAct::WithdrawTakeBack
        | PlayerAct::Resign
        | PlayerAct::ClaimRepetition(_)
        | PlayerAct::ClaimFifty(_)
        | PlayerAct::AskMoves
        | PlayerAct::ClaimFlag
        | PlayerAct::ClaimIllegal
        | PlayerAct::ClaimTouchMove
        | PlayerAct::ClaimNormalMeans
        | PlayerAct::ClaimNoEffort
        | PlayerAct::AskIncrement
        | PlayerAct::ClaimTimes
        | PlayerAct::Announce(_) => "act-spoken",
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
        | ArbiterAct::Establish(..)
        | ArbiterAct::Declare(..)
        | ArbiterAct::Reinstate(_)
        | ArbiterAct::Annul => "act-decided",
        ArbiterAct::Warn(_) => "act-warned",
        ArbiterAct::Penalise(..) => "act-penalty",
        ArbiterAct::Adjourn => "act-adjourned",
        ArbiterAct::Open | ArbiterAct::Reveal(_) => "act-opened",
        ArbiterAct::Note(_) => "act-written",
    }
}
