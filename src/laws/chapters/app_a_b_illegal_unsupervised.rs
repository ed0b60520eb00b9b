//! Appendix A.5.2 and A.5.4 (B.3 for blitz): illegal moves where nobody watches the game.
//!
//! Nobody acts on an illegal move unasked. Once the clock is pressed the opponent has the move on whatever stands on the
//! board ([`Consequence::Irregular`]); they may claim, and from 2014 an arbiter who sees it may act, until the opponent
//! has made their own move. Then the illegal move stands. In standard play without an arbiter Article 7 governs: there an
//! illegal move may be found at any time.

use crate::chess::Color;
use crate::laws::answers::{Consequence, Notice, Outcome, Question, Ruling};
use crate::laws::booklets::{BothChecked, Pace, Rule, TwoHands, UnsupervisedIllegal};
use crate::laws::common::illegal_move_found_late::{goes_back, too_late};
use crate::laws::common::illegal_move_penalty::cost;
use crate::laws::facts::illegal_on_board;
use crate::laws::facts::{ArbiterAct, Case, Decision, Flaw, PlayerAct, Ply, Presence};

pub(super) fn consult(case: Case<'_>, rulings: &mut Vec<Ruling>) {
    if !case.is_playing() || case.terms.is_watched() {
        return;
    }
    rulings.extend(stands(case)); // A.5.2
    rulings.extend(pressed_unnoticed(case)); // 7.5.1
    rulings.extend(claimed(case)); // A.5.2
    rulings.extend(seen(case)); // A.5.2, A.5.4
    rulings.extend(arbiter_decides(case)); // A.5.4
    rulings.extend(waited_for(case)); // A.5.4
}

/// Art. 7.5.1 — an illegal move is completed when the clock is pressed; nobody says a word.
///
/// Where no single move leads to what stands on the board, or a king is gone, play cannot go on: the arbiter decides.
/// A press while the opponent's clock runs is none.
fn pressed_unnoticed(case: Case<'_>) -> Option<Ruling> {
    let player = case.player_does(&PlayerAct::Press)?;
    let game = case.table.game();
    let is_pressed = case.has_the_move(player) && game.uncompleted(!player).is_none();
    let moved = !case.table.turn().touches().is_empty() || !case.table.is_in_order();
    if !is_pressed || (!moved && game.uncompleted(player).is_some()) {
        return None;
    }
    let consequences = if illegal_on_board::as_a_move(game.position(), case.table.board()).is_some()
    {
        vec![Consequence::Irregular]
    } else {
        vec![
            Consequence::StopClocks,
            Consequence::AskArbiter(Question::IllegalPosition),
        ]
    };
    Some(Ruling::on(player, Rule::IllegalCompletedWhen, consequences))
}

/// An illegal move that can be looked into.
#[derive(Clone, Copy)]
enum FoundIllegal {
    /// It was the last act, and the opponent has not made a move since.
    Last,
    /// The last move is legal, but was made with two hands.
    TwoHands,
    /// It is this half-move, counted from 0; the game has gone on.
    Earlier(usize),
    /// There is none.
    None,
}

fn find(case: Case<'_>, offender: Color) -> FoundIllegal {
    let game = case.table.game();
    let last = game.last().filter(|ply| ply.by == offender);
    let needs_press = case.provisions().two_hands != TwoHands::Illegal;
    let counts = |ply: &Ply| ply.completed.is_some() || !needs_press;
    let is_judged = case
        .table
        .questions()
        .contains(&(Rule::TwoHands, Question::TwoHands));
    if last.is_some_and(Ply::is_irregular) || is_stuck(case, offender) {
        FoundIllegal::Last
    } else if last.is_some_and(|ply| ply.two_hands && ply.flaw != Flaw::Charged && counts(ply))
        && !is_judged
    {
        FoundIllegal::TwoHands
    } else {
        game.last_irregular(offender)
            .map_or(FoundIllegal::None, FoundIllegal::Earlier)
    }
}

/// Whether `offender` has pressed the clock and play cannot go on.
fn is_stuck(case: Case<'_>, offender: Color) -> bool {
    let asked = case
        .table
        .questions()
        .contains(&(Rule::IllegalCompletedWhen, Question::IllegalPosition));
    asked && case.has_the_move(offender)
}

/// Art. A.5.2 — the opponent claims that an illegal move was completed.
///
/// In rapid and blitz they must do so before they make their own move; in standard play at any time.
fn claimed(case: Case<'_>) -> Vec<Ruling> {
    let Some(player) = case.player_does(&PlayerAct::ClaimIllegal) else {
        return Vec::new();
    };
    let rule = match case.terms.play {
        Pace::Standard => Rule::IllegalWhenFound,
        Pace::Rapid | Pace::Blitz => Rule::RapidUIllegalTrigger,
    };
    let claim = Ruling::on(player, rule, [Consequence::ClaimUpheld]);
    match find(case, !player) {
        FoundIllegal::Last => taken_up(case, !player, claim),
        FoundIllegal::TwoHands => {
            let mut rulings = vec![claim];
            rulings.extend(two_hands_charged(case, !player));
            rulings
        }
        FoundIllegal::Earlier(ply) if case.terms.play == Pace::Standard => {
            let mut rulings = vec![claim];
            rulings.extend(goes_back(case, ply, !player));
            rulings
        }
        FoundIllegal::Earlier(_) => vec![too_late(case, player)],
        FoundIllegal::None => vec![Ruling::on(player, rule, [Consequence::ClaimRejected])],
    }
}

/// The press counts as made just now: Article 7 is asked next.
fn taken_up(case: Case<'_>, offender: Color, ruling: Ruling) -> Vec<Ruling> {
    let mut rulings = Vec::new();
    let answered = |rule: Rule| Ruling::of(rule, [Consequence::ClaimUpheld]);
    let asks = |rule: Rule| case.table.questions().iter().any(|(asks, _)| *asks == rule);
    for rule in [Rule::PlayerMayStop, Rule::IllegalCompletedWhen] {
        rulings.extend(asks(rule).then(|| answered(rule)));
    }
    let moot = Ruling::of(Rule::RapidUKingsCheck, [Consequence::ClaimRejected]);
    rulings.extend(asks(moot.rule).then_some(moot));
    let mut ruling = ruling;
    ruling.consequences.push(Consequence::TakenUp(offender));
    rulings.push(ruling);
    rulings
}

/// Art. 7.5.4 — two hands for one move, claimed or seen; the move itself stands. Until 2014 the arbiter judges it.
fn two_hands_charged(case: Case<'_>, offender: Color) -> Vec<Ruling> {
    let two_hands =
        |consequences: Vec<Consequence>| Ruling::on(offender, Rule::TwoHands, consequences);
    match case.provisions().two_hands {
        TwoHands::Discretion => vec![two_hands(vec![Consequence::AskArbiter(Question::TwoHands)])],
        TwoHands::Illegal | TwoHands::IllegalIfPressed => {
            let mut rulings = vec![two_hands(Vec::new())];
            rulings.extend(cost(case, offender));
            rulings
        }
    }
}

/// Art. A.5.2 — the opponent has made a move: the illegal move stands. Only both players together can correct it.
fn stands(case: Case<'_>) -> Option<Ruling> {
    let player = case.player()?;
    let plies = case.table.game().plies();
    let before = if case.made().is_some() {
        plies.len().checked_sub(2)?
    } else if case.player_does(&PlayerAct::Press).is_some() && case.has_the_move(player) {
        plies.len().checked_sub(1)?
    } else {
        return None;
    };
    let stood = plies.get(before)?;
    let completes = case.made().is_some() || pressed_unnoticed(case).is_some();
    (stood.is_irregular() && stood.by != player && completes && case.terms.play != Pace::Standard)
        .then(|| too_late(case, player))
}

/// Art. A.5.2, A.5.4 — the arbiter notices an illegal move, or a position that plainly is illegal.
///
/// In 2005 and 2009 they leave illegal moves to the players, except where both kings are in check or a pawn was not
/// promoted: there they step in. From 2014 they act on what they see before the opponent has moved; but seeing both kings in
/// check or a pawn on its last rank they wait for the next move to be completed, and if the position is illegal then, the
/// game is drawn. The booklets do not say which comes first where both would apply; the special rule is taken to.
fn seen(case: Case<'_>) -> Vec<Ruling> {
    if !case.arbiter_does(&ArbiterAct::SeeIllegal) {
        return Vec::new();
    }
    let told = |rule, notice| vec![Ruling::of(rule, [Consequence::Notice(notice)])];
    if case.terms.arbiter == Presence::Absent {
        return told(Rule::RapidUIllegalTrigger, Notice::NotNow);
    }
    let game = case.table.game();
    let offender = game.last().map_or(game.has_the_move(), |ply| ply.by);
    let offender = if is_stuck(case, !offender) {
        !offender
    } else {
        offender
    };
    let found = find(case, offender);
    if illegal_on_board::shows(game.position()) {
        match case
            .provisions()
            .unsupervised_both_checked
            .of(case.terms.play)
        {
            BothChecked::WaitThenDraw => return waits(case),
            BothChecked::ArbiterIntervenes => return steps_in(case, found, offender),
            BothChecked::Unsaid => {}
        }
    }
    match (case.provisions().unsupervised_illegal, found) {
        (UnsupervisedIllegal::OpponentOnly, _) => told(Rule::RapidUIllegalTrigger, Notice::NotNow),
        (UnsupervisedIllegal::OpponentOrArbiter, FoundIllegal::Last) => {
            taken_up(case, offender, Ruling::of(Rule::RapidUIllegalTrigger, []))
        }
        (UnsupervisedIllegal::OpponentOrArbiter, FoundIllegal::TwoHands) => {
            two_hands_charged(case, offender)
        }
        (UnsupervisedIllegal::OpponentOrArbiter, FoundIllegal::Earlier(_) | FoundIllegal::None) => {
            match game.last_irregular(!offender) {
                Some(_) => vec![too_late(case, offender)],
                None => told(Rule::RapidUIllegalTrigger, Notice::NothingThere),
            }
        }
    }
}

/// Art. A.5.4 — the arbiter waits until the next move is completed.
fn waits(case: Case<'_>) -> Vec<Ruling> {
    let rule = Rule::RapidUKingsCheck;
    let waits_already = case.table.questions().iter().any(|(asks, _)| *asks == rule);
    let consequence = if waits_already {
        Consequence::Notice(Notice::NotNow)
    } else {
        Consequence::AskArbiter(Question::IllegalPosition)
    };
    vec![Ruling::of(rule, [consequence])]
}

/// Art. A.4c of 2009, B6 of 2005 — the arbiter steps in: the position before the illegal move is put back.
fn steps_in(case: Case<'_>, found: FoundIllegal, offender: Color) -> Vec<Ruling> {
    let ruling = Ruling::of(Rule::RapidUKingsCheck, []);
    if let FoundIllegal::Last = found {
        return taken_up(case, offender, ruling);
    }
    let plies = case.table.game().plies();
    let Some(ply) = plies.iter().rposition(Ply::is_irregular) else {
        return vec![ruling];
    };
    let mut rulings = vec![ruling];
    rulings.extend(goes_back(case, ply, plies[ply].by));
    rulings
}

/// Art. A.5.4 — the next move was completed while the arbiter waited: if the position is still illegal the game is drawn.
fn waited_for(case: Case<'_>) -> Option<Ruling> {
    let player = case.player_does(&PlayerAct::Press)?;
    let rule = Rule::RapidUKingsCheck;
    let game = case.table.game();
    let pressed = pressed_unnoticed(case).is_some();
    let waits = case.table.questions().iter().any(|(asks, _)| *asks == rule);
    if !waits || !(pressed || game.uncompleted(player).is_some()) {
        return None;
    }
    let consequences = if illegal_on_board::is_illegal(game.position()) {
        vec![Consequence::ClaimUpheld, Consequence::Over(Outcome::DRAW)]
    } else {
        vec![Consequence::ClaimRejected]
    };
    Some(Ruling::of(rule, consequences))
}

/// Art. A.5.4, 7.5.1 — the arbiter judges an illegal position on the board: one they waited over is drawn, one from which
/// nobody can play on was led to by an illegal move.
fn arbiter_decides(case: Case<'_>) -> Vec<Ruling> {
    let asked = case.table.questions().first().copied();
    match (case.decision(), asked) {
        (Some(Decision::Accept), Some((Rule::RapidUKingsCheck, _))) => {
            let drawn = [Consequence::ClaimUpheld, Consequence::Over(Outcome::DRAW)];
            vec![Ruling::of(Rule::RapidUKingsCheck, drawn)]
        }
        (Some(Decision::Accept), Some((Rule::IllegalCompletedWhen, _))) => {
            let offender = case.table.game().has_the_move();
            let upheld = [Consequence::ClaimUpheld, Consequence::TakenUp(offender)];
            vec![Ruling::of(Rule::IllegalCompletedWhen, upheld)]
        }
        _ => Vec::new(),
    }
}
