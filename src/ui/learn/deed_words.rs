//! What an act is called where it is a button: acts that hands at a screen cannot do otherwise.

use super::act_words::act_name;
use crate::view::frame_view::View;
use jadoube_core::laws::{ArbiterAct, CommonAct, Decision, Deed, PlayerAct};

/// How somebody at the screen does an act.
enum DeedWay {
    /// With hands on the board, or a lever.
    Hands,
    /// With the row of what a player can say.
    Row,
    /// With a button of its own: the message of its words, and what these are told.
    Button(&'static str, DeedDetail),
}

/// What the words of a button are told beside their kind.
enum DeedDetail {
    None,
    /// A move as English letters write it.
    Move(String),
    Text(String),
    Key(&'static str),
}

/// Whether hands on the board or a lever do it, so that no button is needed.
pub fn is_done_by_hand(deed: &Deed) -> bool {
    matches!(way_of(deed), DeedWay::Hands)
}

/// Whether it belongs to the row of what a player can say.
pub fn is_said_in_the_row(deed: &Deed) -> bool {
    matches!(way_of(deed), DeedWay::Row)
}

pub fn act_sentence(view: &View<'_>, deed: &Deed) -> String {
    let (slug, detail) = match way_of(deed) {
        DeedWay::Button(slug, detail) => (slug, detail),
        DeedWay::Row => return act_name(deed, view),
        DeedWay::Hands => ("other", DeedDetail::None),
    };
    let detail = match detail {
        DeedDetail::Move(text) => view.words.language().letters().of_english(&text),
        DeedDetail::Text(text) => text,
        DeedDetail::Key(key) => view.tr(key).into_owned(),
        DeedDetail::None => String::new(),
    };
    let args = [("what", detail.as_str().into())];
    view.tr_args(&format!("deed-{slug}"), &args).into_owned()
}

fn way_of(deed: &Deed) -> DeedWay {
    match deed {
        Deed::Player(_, act) => way_of_player(act),
        Deed::Common(_, act) => way_of_common(*act),
        Deed::Arbiter(act) => way_of_arbiter(act),
        Deed::Flag(_) => plain("other"),
    }
}

const fn plain(slug: &'static str) -> DeedWay {
    DeedWay::Button(slug, DeedDetail::None)
}

fn with(slug: &'static str, detail: &impl ToString) -> DeedWay {
    DeedWay::Button(slug, DeedDetail::Text(detail.to_string()))
}

fn way_of_player(act: &PlayerAct) -> DeedWay {
    match act {
        PlayerAct::Touch(_)
        | PlayerAct::EndAdjusting
        | PlayerAct::Lift(_)
        | PlayerAct::LetGo
        | PlayerAct::Release(_)
        | PlayerAct::PutBack
        | PlayerAct::Remove(_)
        | PlayerAct::Take(_)
        | PlayerAct::Press
        | PlayerAct::Play(_)
        | PlayerAct::Move(_) => DeedWay::Hands,
        PlayerAct::Adjust
        | PlayerAct::AnnounceCastling
        | PlayerAct::StopClocks
        | PlayerAct::OfferDraw
        | PlayerAct::Resign
        | PlayerAct::ClaimRepetition(_)
        | PlayerAct::ClaimFifty(_)
        | PlayerAct::ClaimFlag
        | PlayerAct::ClaimIllegal
        | PlayerAct::ClaimTouchMove
        | PlayerAct::ClaimNormalMeans
        | PlayerAct::ClaimNoEffort => DeedWay::Row,
        PlayerAct::AskIncrement => plain("ask-increment"),
        PlayerAct::Brush(square) => with("brush", square),
        PlayerAct::Graze(square) => with("graze", square),
        PlayerAct::Set(square) => with("set", square),
        PlayerAct::TakeEnemy(_) => plain("take-enemy"),
        PlayerAct::Restore(square) => with("restore", square),
        PlayerAct::BothHands => plain("both-hands"),
        PlayerAct::OtherHand => plain("other-hand"),
        PlayerAct::Record(text) => DeedWay::Button("record", DeedDetail::Move(text.clone())),
        PlayerAct::Strike => plain("strike"),
        PlayerAct::UpdateSheet => plain("update-sheet"),
        PlayerAct::Accept => plain("accept"),
        PlayerAct::Decline => plain("decline"),
        PlayerAct::Withdraw => plain("withdraw"),
        PlayerAct::AskMoves => plain("ask-moves"),
        PlayerAct::Seal(text) => DeedWay::Button("seal", DeedDetail::Move(text.clone())),
        PlayerAct::ClaimTimes => plain("claim-times"),
        PlayerAct::Arrive => plain("arrive"),
        PlayerAct::Phone => plain("phone"),
        PlayerAct::DeviceFound => plain("device-found"),
        PlayerAct::Announce(said) => with("announce", said),
        PlayerAct::AskTakeBack
        | PlayerAct::AgreeTakeBack
        | PlayerAct::DeclineTakeBack
        | PlayerAct::WithdrawTakeBack
        | PlayerAct::ProposeRuling(..)
        | PlayerAct::Enclose(_) => plain("other"),
    }
}

fn way_of_common(act: CommonAct) -> DeedWay {
    match act {
        CommonAct::Displace(from, _) => with("displace", &from),
        CommonAct::KnockOver => plain("knock-over"),
        CommonAct::StandUp => plain("stand-up"),
        CommonAct::BoardsDiffer => plain("boards-differ"),
        CommonAct::FindWrongArray => plain("find-wrong-array"),
        CommonAct::FindBoardTurned => plain("find-board-turned"),
        CommonAct::FindColorsReversed => plain("find-colors-reversed"),
        CommonAct::FindDisplaced => plain("find-displaced"),
        CommonAct::FindWrongSetting => plain("find-wrong-setting"),
    }
}

#[expect(
    clippy::wildcard_enum_match_arm,
    reason = "what no lesson asks for has a common name"
)]
fn way_of_arbiter(act: &ArbiterAct) -> DeedWay {
    match act {
        ArbiterAct::Start | ArbiterAct::StartClock(_) => plain("start"),
        ArbiterAct::Stop => plain("stop"),
        ArbiterAct::Resume => plain("resume"),
        ArbiterAct::SeeFlag => plain("see-flag"),
        ArbiterAct::SeeIllegal => plain("see-illegal"),
        ArbiterAct::Adjourn => plain("adjourn"),
        ArbiterAct::Open => plain("open-envelope"),
        ArbiterAct::CallAccidental | ArbiterAct::CallUntouched(_) => plain("call-accidental"),
        ArbiterAct::CallTouched(square) => with("call-touched", square),
        ArbiterAct::Decide(decision) | ArbiterAct::DecideOn(_, decision) => {
            let key = match decision {
                Decision::Accept => "decide-accept",
                Decision::Postpone => "decide-postpone",
                Decision::Reject => "decide-reject",
            };
            DeedWay::Button("decide", DeedDetail::Key(key))
        }
        _ => plain("other"),
    }
}
