//! What an act is called where it is a button: acts that hands at a screen cannot do otherwise.

use crate::laws::{ArbiterAct, CommonAct, Decision, Deed, PlayerAct};
use crate::ui::view::frame_view::View;

/// Whether hands, voice and levers at the screen can do it, so that no button is needed.
#[must_use]
pub const fn is_done_by_hand(deed: &Deed) -> bool {
    match deed {
        Deed::Player(_, act) => match act {
            PlayerAct::Touch(_)
            | PlayerAct::Adjust
            | PlayerAct::EndAdjusting
            | PlayerAct::Lift(_)
            | PlayerAct::LetGo
            | PlayerAct::Release(_)
            | PlayerAct::PutBack
            | PlayerAct::Remove(_)
            | PlayerAct::Take(_)
            | PlayerAct::AnnounceCastling
            | PlayerAct::Press
            | PlayerAct::StopClocks
            | PlayerAct::OfferDraw
            | PlayerAct::Resign
            | PlayerAct::ClaimRepetition(_)
            | PlayerAct::ClaimFifty(_)
            | PlayerAct::ClaimFlag
            | PlayerAct::ClaimIllegal
            | PlayerAct::ClaimTouchMove
            | PlayerAct::ClaimNormalMeans
            | PlayerAct::ClaimNoEffort
            | PlayerAct::AskIncrement
            | PlayerAct::Play(_)
            | PlayerAct::Move(_) => true,
            PlayerAct::Brush(_)
            | PlayerAct::Graze(_)
            | PlayerAct::Set(_)
            | PlayerAct::TakeEnemy(_)
            | PlayerAct::Restore(_)
            | PlayerAct::BothHands
            | PlayerAct::OtherHand
            | PlayerAct::Record(_)
            | PlayerAct::Strike
            | PlayerAct::UpdateSheet
            | PlayerAct::Accept
            | PlayerAct::Decline
            | PlayerAct::Withdraw
            | PlayerAct::AskTakeBack
            | PlayerAct::AgreeTakeBack
            | PlayerAct::DeclineTakeBack
            | PlayerAct::WithdrawTakeBack
            | PlayerAct::AskMoves
            | PlayerAct::Seal(_)
            | PlayerAct::Enclose(_)
            | PlayerAct::ClaimTimes
            | PlayerAct::Arrive
            | PlayerAct::Phone
            | PlayerAct::Announce(_) => false,
        },
        Deed::Arbiter(_) | Deed::Common(..) | Deed::Flag(_) => false,
    }
}

/// Whether it belongs to the row of what a player can say.
#[must_use]
pub const fn is_said_in_the_row(deed: &Deed) -> bool {
    matches!(
        deed,
        Deed::Player(
            _,
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
                | PlayerAct::ClaimNoEffort
                | PlayerAct::AskIncrement
        )
    )
}

/// What its button says.
#[must_use]
pub fn deed_words(view: &View<'_>, deed: &Deed) -> String {
    let (slug, detail) = named(deed);
    let detail = match detail {
        Some(DeedDetail::Text(text)) => text,
        Some(DeedDetail::Key(key)) => view.tr(key).into_owned(),
        None => String::new(),
    };
    let args = [("what", detail.as_str().into())];
    view.tr_args(&format!("deed-{slug}"), &args).into_owned()
}

/// What an act's words are told beside their kind.
enum DeedDetail {
    Text(String),
    Key(&'static str),
}

#[expect(
    clippy::wildcard_enum_match_arm,
    reason = "only what hands cannot do has a button; whatever else there is bears its own name"
)]
fn named(deed: &Deed) -> (&'static str, Option<DeedDetail>) {
    let text = |text: String| Some(DeedDetail::Text(text));
    match deed {
        Deed::Player(_, act) => match act {
            PlayerAct::Brush(square) => ("brush", text(square.to_string())),
            PlayerAct::Graze(square) => ("graze", text(square.to_string())),
            PlayerAct::Set(square) => ("set", text(square.to_string())),
            PlayerAct::TakeEnemy(_) => ("take-enemy", None),
            PlayerAct::Restore(square) => ("restore", text(square.to_string())),
            PlayerAct::BothHands => ("both-hands", None),
            PlayerAct::OtherHand => ("other-hand", None),
            PlayerAct::Record(move_text) => ("record", text(move_text.clone())),
            PlayerAct::Strike => ("strike", None),
            PlayerAct::UpdateSheet => ("update-sheet", None),
            PlayerAct::Accept => ("accept", None),
            PlayerAct::Decline => ("decline", None),
            PlayerAct::Withdraw => ("withdraw", None),
            PlayerAct::AskMoves => ("ask-moves", None),
            PlayerAct::Seal(move_text) => ("seal", text(move_text.clone())),
            PlayerAct::ClaimTimes => ("claim-times", None),
            PlayerAct::Arrive => ("arrive", None),
            PlayerAct::Phone => ("phone", None),
            PlayerAct::Announce(said) => ("announce", text(said.clone())),
            _ => ("other", None),
        },
        Deed::Common(_, act) => match act {
            CommonAct::Displace(from, _) => ("displace", text(from.to_string())),
            CommonAct::BoardsDiffer => ("boards-differ", None),
            CommonAct::FindWrongArray => ("find-wrong-array", None),
            CommonAct::FindBoardTurned => ("find-board-turned", None),
            CommonAct::FindColorsReversed => ("find-colors-reversed", None),
            CommonAct::FindDisplaced => ("find-displaced", None),
            CommonAct::FindWrongSetting => ("find-wrong-setting", None),
        },
        Deed::Arbiter(act) => match act {
            ArbiterAct::Start | ArbiterAct::StartClock(_) => ("start", None),
            ArbiterAct::Stop => ("stop", None),
            ArbiterAct::Resume => ("resume", None),
            ArbiterAct::SeeFlag => ("see-flag", None),
            ArbiterAct::SeeIllegal => ("see-illegal", None),
            ArbiterAct::Adjourn => ("adjourn", None),
            ArbiterAct::Open => ("open-envelope", None),
            ArbiterAct::CallAccidental => ("call-accidental", None),
            ArbiterAct::CallTouched(square) => ("call-touched", text(square.to_string())),
            ArbiterAct::Decide(decision) | ArbiterAct::DecideOn(_, decision) => {
                let key = match decision {
                    Decision::Accept => "decide-accept",
                    Decision::Postpone => "decide-postpone",
                    Decision::Reject => "decide-reject",
                };
                ("decide", Some(DeedDetail::Key(key)))
            }
            _ => ("other", None),
        },
        Deed::Flag(_) => ("other", None),
    }
}
