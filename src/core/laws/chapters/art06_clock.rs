//! Article 6: the chess clock.

use crate::chess::Color;
use crate::clock::Pressed;
use crate::laws::answers::{Consequence, Notice, Question, Ruling};
use crate::laws::common::at_a_flag::{fallen, made_but_not_completed};
use crate::laws::common::clocks_stopped::{interruption, justified_stop, wrong_setting};
use crate::laws::editions::Rule;
use crate::laws::facts::unsupervised_play::is_too_late_for_the_set_up;
use crate::laws::facts::{ArbiterAct, Case, CommonAct, Decision, Deed, PlayerAct, Standing};

pub(super) fn consult(case: Case<'_>, rulings: &mut Vec<Ruling>) {
    rulings.extend(ended_before_the_flag(case)); // 6.9
    if case.table.standing() == Standing::Adjourned {
        rulings.extend(stop_judged(case)); // 6.11.4
    }
    if !case.is_playing() {
        return;
    }
    rulings.extend(press(case)); // 6.2.1, 6.2.2
    rulings.extend(other_hand(case)); // 6.2.3
    rulings.extend(flag(case)); // 6.8, 6.9
    rulings.extend(flag_pointed_out(case)); // 6.8
    let wrong = clock_found_wrong(case);
    let found_by = case.player().filter(|_| wrong.is_some());
    rulings.extend(found_by.and_then(|player| justified_stop(case, player))); // 6.11.2
    rulings.extend(wrong); // 6.10
    rulings.extend(interruption(case)); // 6.11.1
    rulings.extend(player_stops(case)); // 6.11.2
    rulings.extend(stop_judged(case)); // 6.11.4
}

/// Heard last: whatever was ruled, clocks that were stopped by hand stand until the arbiter sets one going.
pub(super) fn held(case: Case<'_>, rulings: &mut Vec<Ruling>) {
    rulings.extend(stay_stopped(case)); // 6.11.3
}

/// Art. 6.11.3 — when the clocks run again the arbiter decides; putting a position back, or taking a press back, does not.
fn stay_stopped(case: Case<'_>) -> Option<Ruling> {
    let table = case.table;
    let runs = table.clock().is_some_and(|clock| clock.running().is_some());
    let starts = matches!(
        case.event.arbiter_act(),
        Some(ArbiterAct::Start | ArbiterAct::Resume | ArbiterAct::StartClock(_))
    );
    let is_held = table.are_clocks_held() && table.adjournment().is_none();
    (runs && is_held && !starts)
        .then(|| Ruling::of(Rule::ArbiterInterrupts, [Consequence::StopClocks]))
}

/// Art. 6.2.3 — the clock is pressed with the hand that did not move. That is no illegal move, but it may be penalised
/// (12.9).
fn other_hand(case: Case<'_>) -> Option<Ruling> {
    let player = case.player_does(&PlayerAct::OtherHand)?;
    let notice = if case.terms.is_watched() {
        Consequence::AskArbiter(Question::Penalty)
    } else {
        Consequence::Notice(Notice::NotNow)
    };
    Some(Ruling::on(player, Rule::SameHand, [notice]))
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
///
/// With a clock that does not show whose flag fell first, nobody is told by the clock: the arbiter has to look.
fn flag(case: Case<'_>) -> Vec<Ruling> {
    match case.flag() {
        Some(player)
            if case.terms.is_watched() && case.terms.regulations.clock_shows_first_flag =>
        {
            lost_or_not(case, player)
        }
        Some(_) | None => Vec::new(),
    }
}

/// What a flag that counts as fallen leads to, and why moves that were made did not save it.
fn lost_or_not(case: Case<'_>, player: Color) -> Vec<Ruling> {
    made_but_not_completed(case, player)
        .into_iter()
        .chain([fallen(case, player)])
        .collect()
}

/// Art. 6.8 — the arbiter looks at the flags, or a player points at one, where everything is watched.
///
/// A flag that is down has been acted on already, unless all time was taken from a clock that stood, or the clock shows no
/// order.
fn flag_pointed_out(case: Case<'_>) -> Vec<Ruling> {
    let by_player = case.player_does(&PlayerAct::ClaimFlag);
    if !case.terms.is_watched() || by_player.is_none() && !case.arbiter_does(&ArbiterAct::SeeFlag) {
        return Vec::new();
    }
    let is_down = |color: &Color| case.table.is_out_of_time(*color, case.event.at);
    let claimed = Color::ALL
        .into_iter()
        .filter(|color| by_player.is_none_or(|player| player != *color));
    let down: Vec<Color> = claimed.filter(is_down).collect();
    let both = Color::ALL.iter().all(is_down);
    if both && !case.terms.regulations.clock_shows_first_flag {
        return Vec::new(); // III.3.1
    }
    let first = case
        .table
        .clock()
        .and_then(crate::clock::Clock::first_fallen);
    let first = first
        .map(|(color, _)| color)
        .filter(|color| down.contains(color));
    if let Some(player) = first.or_else(|| down.first().copied()) {
        return lost_or_not(case, player);
    }
    let was_acted_on = case.table.recording().flag_after().is_some();
    let notice = Consequence::Notice(if was_acted_on {
        Notice::AlreadyRuled
    } else {
        Notice::NothingThere
    });
    vec![Ruling {
        concerns: by_player,
        ..Ruling::of(Rule::FlagFallenWhen, [notice])
    }]
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
/// 2005 speaks only of evident defects; a wrong setting is put right as one. While the arbiter is asked for the times, whatever
/// else is wrong with the clock is put right with them.
fn clock_found_wrong(case: Case<'_>) -> Option<Ruling> {
    let rule = match case.event.deed {
        Deed::Common(_, CommonAct::FindWrongSetting) if is_too_late_for_the_set_up(case) => {
            return None;
        }
        Deed::Common(_, CommonAct::FindWrongSetting) => wrong_setting(case),
        Deed::Player(_, PlayerAct::ClaimTimes) if case.table.adjournment().is_some() => {
            return None; // I.13
        }
        Deed::Arbiter(ArbiterAct::ReplaceClock) | Deed::Player(_, PlayerAct::ClaimTimes) => {
            Rule::ClockConclusive
        }
        _ => return None,
    };
    let mut asked = case.table.questions().iter();
    if asked.any(|(_, question)| *question == Question::Times) {
        let replaces = case.arbiter_does(&ArbiterAct::ReplaceClock);
        let waits = if replaces {
            Consequence::StopClocks
        } else {
            Consequence::Notice(Notice::NotNow)
        };
        return Some(Ruling {
            concerns: case.player(),
            ..Ruling::of(rule, [waits])
        });
    }
    let may_set = case.table.clock().is_some() && case.terms.arbiter.can_be_asked();
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

/// Art. 6.11.4 — the arbiter finds that there was no good reason to stop the clocks: it may be penalised (12.9). In the break
/// of an adjourned game that is found as before.
fn stop_judged(case: Case<'_>) -> Vec<Ruling> {
    let asked = (Rule::PlayerMayStop, Question::StoppedClocks);
    let rejected = case.decision() == Some(Decision::Reject);
    if !rejected || case.table.questions().first() != Some(&asked) {
        return Vec::new();
    }
    let of_whoever_stopped = |rule, consequence| Ruling {
        concerns: case.table.who_stopped(),
        ..Ruling::of(rule, [consequence])
    };
    vec![
        of_whoever_stopped(Rule::PlayerMayStop, Consequence::ClaimRejected),
        of_whoever_stopped(
            Rule::UnjustifiedStop,
            Consequence::AskArbiter(Question::Penalty),
        ),
    ]
}
