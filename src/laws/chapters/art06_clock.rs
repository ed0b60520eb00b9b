//! Article 6: the chess clock.

use crate::clock::Pressed;
use crate::laws::answers::{Consequence, Notice, Question, Ruling};
use crate::laws::booklets::Rule;
use crate::laws::common::at_a_flag::fallen;
use crate::laws::common::clocks_stopped::interruption;
use crate::laws::facts::unsupervised_play::is_too_late_for_the_set_up;
use crate::laws::facts::{
    ArbiterAct, Case, CommonAct, Decision, Deed, PlayerAct, Presence, Standing,
};

pub(super) fn consult(case: Case<'_>, rulings: &mut Vec<Ruling>) {
    rulings.extend(ended_before_the_flag(case)); // 6.9
    if !case.is_playing() {
        return;
    }
    rulings.extend(press(case)); // 6.2.1, 6.2.2
    rulings.extend(flag(case)); // 6.8, 6.9
    rulings.extend(flag_pointed_out(case)); // 6.8
    rulings.extend(clock_found_wrong(case)); // 6.10
    rulings.extend(interruption(case)); // 6.11.1
    rulings.extend(player_stops(case)); // 6.11.2
    rulings.extend(stop_judged(case)); // 6.11.4
}

/// Art. 6.2.1 — pressing the clock completes the move that was made.
///
/// The press may come after the opponent's reply (6.2.2): having the move is not having one's clock run. A press while
/// the opponent's clock runs presses nothing.
fn press(case: Case<'_>) -> Option<Ruling> {
    let player = case.player_does(&PlayerAct::Press)?;
    let game = case.table.game();
    let made = game.uncompleted(player)?;
    let goes_back = |consequence: &Consequence| matches!(consequence, Consequence::Reinstate);
    if case.consequences().any(goes_back) || case.table.pressed() == Some(Pressed::NotRunning) {
        return None;
    }
    let rule = if case.has_the_move(player) {
        Rule::MustAllowPress
    } else {
        Rule::PressCompletes
    };
    Some(Ruling::on(player, rule, [Consequence::Completed(made.mv)]))
}

/// Art. 6.8, 6.9 — a fallen flag.
///
/// In a watched game the arbiter sees it at once. It loses, unless the opponent could never mate; but first it is checked
/// whether the moves required were made (6.4).
fn flag(case: Case<'_>) -> Option<Ruling> {
    let player = case.flag()?;
    case.terms.is_watched().then(|| fallen(case, player))
}

/// Art. 6.8 — the arbiter looks at the flags, or a player points at one, where everything is watched: a flag that is down
/// has been acted on already.
fn flag_pointed_out(case: Case<'_>) -> Option<Ruling> {
    let is_pointed_at = matches!(
        case.event.deed,
        Deed::Player(_, PlayerAct::ClaimFlag) | Deed::Arbiter(ArbiterAct::SeeFlag)
    );
    (is_pointed_at && case.terms.is_watched()).then(|| {
        let notice = Consequence::Notice(Notice::NothingThere);
        Ruling {
            concerns: case.player(),
            ..Ruling::of(Rule::FlagFallenWhen, [notice])
        }
    })
}

/// Art. 6.9 — a game that ended on the board or by word is not lost on time, whenever a flag is noticed.
fn ended_before_the_flag(case: Case<'_>) -> Option<Ruling> {
    let is_about_a_flag = matches!(
        case.event.deed,
        Deed::Player(_, PlayerAct::ClaimFlag) | Deed::Arbiter(ArbiterAct::SeeFlag) | Deed::Flag(_)
    );
    let Standing::Ended(_, rule) = case.table.standing() else {
        return None;
    };
    let ended_the_game = matches!(
        rule,
        Rule::WinCheckmate
            | Rule::WinResign
            | Rule::DrawStalemate
            | Rule::DrawDeadPosition
            | Rule::DrawAgreement
    );
    (is_about_a_flag && ended_the_game).then(|| {
        let notice = Consequence::Notice(Notice::GameOver);
        Ruling::of(Rule::EndingBeatsFlag, [notice])
    })
}

/// Art. 6.10 — the clock has a defect, or was set wrongly: it is stopped, and the arbiter sets what it should show.
///
/// 2005 speaks only of evident defects; a wrong setting is put right as one.
fn clock_found_wrong(case: Case<'_>) -> Option<Ruling> {
    let rule = match case.event.deed {
        Deed::Common(_, CommonAct::FindWrongSetting) if is_too_late_for_the_set_up(case) => {
            return None;
        }
        Deed::Common(_, CommonAct::FindWrongSetting)
            if case.provisions().wrong_setting_corrected =>
        {
            Rule::ClockWrongSetting
        }
        Deed::Arbiter(ArbiterAct::ReplaceClock) | Deed::Common(_, CommonAct::FindWrongSetting) => {
            Rule::ClockConclusive
        }
        _ => return None,
    };
    let may_set = case.table.clock().is_some() && case.terms.arbiter == Presence::Present;
    let consequences = if may_set {
        vec![
            Consequence::StopClocks,
            Consequence::AskArbiter(Question::Times),
        ]
    } else {
        vec![Consequence::StopClocks]
    };
    Some(Ruling::of(rule, consequences))
}

/// Art. 6.11.2 — a player may stop the clocks only to fetch the arbiter; they say why, the arbiter judges.
fn player_stops(case: Case<'_>) -> Option<Ruling> {
    let player = case.player_does(&PlayerAct::StopClocks)?;
    let running = case
        .table
        .clock()
        .is_some_and(|clock| clock.running().is_some());
    let consequences = if running {
        vec![
            Consequence::StopClocks,
            Consequence::AskArbiter(Question::StoppedClocks),
        ]
    } else {
        vec![Consequence::Notice(Notice::NotNow)]
    };
    Some(Ruling::on(player, Rule::PlayerMayStop, consequences))
}

/// Art. 6.11.4 — the arbiter finds that there was no good reason to stop the clocks: it may be penalised (12.9).
fn stop_judged(case: Case<'_>) -> Vec<Ruling> {
    let asked = (Rule::PlayerMayStop, Question::StoppedClocks);
    let rejected = case.decision() == Some(Decision::Reject);
    if !rejected || case.table.questions().first() != Some(&asked) {
        return Vec::new();
    }
    vec![
        Ruling::of(Rule::PlayerMayStop, [Consequence::ClaimRejected]),
        Ruling::of(
            Rule::UnjustifiedStop,
            [Consequence::AskArbiter(Question::Penalty)],
        ),
    ]
}
