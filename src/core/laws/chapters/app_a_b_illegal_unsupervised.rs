//! Appendix A.5.2 and A.5.4 (B.3 for blitz): illegal moves where nobody watches the game.
//!
//! Nobody acts on an illegal move unasked. Once the clock is pressed the opponent has the move on whatever stands on the
//! board ([`Consequence::Irregular`]); they may claim, and from 2014 an arbiter who sees it may act, until the opponent
//! has made their own move. Then the illegal move stands. In standard play without an arbiter Article 7 governs: there an
//! illegal move may be found at any time.

use crate::chess::{Color, Move, Position};
use crate::clock::Pressed;
use crate::laws::answers::{Consequence, Notice, Outcome, Question, Ruling};
use crate::laws::common::clocks_stopped::justified_stop;
use crate::laws::common::illegal_move_found_late::{goes_back, too_late};
use crate::laws::common::illegal_move_penalty::{
    cost, has_been_charged, increment_taken_back, plays_on, position_before, press_does_not_count,
    replaced,
};
use crate::laws::editions::{
    BothChecked, FirstIllegal, Pace, PressWithoutMove, Rule, TwoHands, UnsupervisedIllegal,
};
use crate::laws::facts::announcement::lacks_announcement;
use crate::laws::facts::illegal_on_board;
use crate::laws::facts::{ArbiterAct, Case, Decision, PlayerAct, Ply};

pub(super) fn consult(case: Case<'_>, rulings: &mut Vec<Ruling>) {
    if !case.is_playing() || case.terms.is_watched() {
        return;
    }
    rulings.extend(after_reply(case)); // A.5.2
    rulings.extend(moved_out_of_turn_and_pressed(case)); // 7.6
    rulings.extend(pressed_after_a_move_taken_back(case)); // 9.5.3
    rulings.extend(pressed_unnoticed(case)); // 7.5.1
    rulings.extend(claimed(case)); // A.5.2
    rulings.extend(seen(case)); // A.5.2, A.5.4
    rulings.extend(arbiter_decides(case)); // A.5.4
    rulings.extend(waited_for(case)); // A.5.4
}

/// Who presses for a move of this turn, whatever that is; nobody where the press is of a former move, or does not count for
/// another reason. A press while the opponent's clock runs is none.
fn presses_for_this_turn(case: Case<'_>) -> Option<Color> {
    let player = case.player_does(&PlayerAct::Press)?;
    let game = case.table.game();
    let runs = match case.table.pressed() {
        Some(pressed) => pressed != Pressed::NotRunning,
        None => game.uncompleted(!player).is_none(),
    };
    // The press of a former move may still come, whatever was touched since (6.2.2).
    let is_former = case.table.presses_the_former(player);
    // A blind player's move that was not announced rightly is not made; that is no illegal one (D.2.9).
    let is_no_move = is_former
        || case.table.has_sealed_reply(player)
        || case.table.gives_time_to_put_right(player);
    let is_no_fault = lacks_announcement(case, player) || case.answers_a_move_out_of_turn(player);
    if !case.has_the_move(player) || !runs || is_no_move || is_no_fault {
        return None;
    }
    Some(player)
}

/// Art. 7.5.1 — an illegal move is completed when the clock is pressed; nobody says a word.
///
/// Where no single move leads to what stands on the board, or a king is gone, play cannot go on: the arbiter decides.
fn pressed_unnoticed(case: Case<'_>) -> Option<Ruling> {
    let player = presses_for_this_turn(case)?;
    let game = case.table.game();
    let board = if has_moved_nothing_but_the_opponent_has(case, player) {
        game.position().board()
    } else {
        case.table.board()
    };
    let moved = illegal_on_board::as_a_move(game.position(), board);
    let in_hand = !case.table.hand(player).is_idle() && case.table.turn().released().is_empty();
    let is_empty = in_hand || matches!(moved, Some(Move::Put { .. }));
    if is_empty && (case.table.clock().is_none() || case.table.turn().has_press_to_come()) {
        return None; // there is nothing to press, or the press is of a move that went back
    }
    let consequences = if moved.is_some() {
        vec![Consequence::Irregular]
    } else {
        vec![
            Consequence::StopClocks,
            Consequence::AskArbiter(Question::IllegalPosition),
        ]
    };
    let rule = if is_empty {
        Rule::PressWithoutMove
    } else {
        Rule::IllegalCompletedWhen
    };
    Some(Ruling::on(player, rule, consequences))
}

/// Art. 9.5.3 — another move than the one written for a claim goes back at once, watched or not: its press does not count.
fn pressed_after_a_move_taken_back(case: Case<'_>) -> Vec<Ruling> {
    let player = presses_for_this_turn(case).filter(|_| {
        case.table.clock().is_some()
            && case.table.turn().has_press_to_come()
            && case.table.is_in_order_but_for_displaced()
    });
    player.map_or_else(Vec::new, |player| {
        press_does_not_count(case, player, Vec::new())
    })
}

/// Whether the board is wrong by nothing but what the opponent moved out of turn.
fn has_moved_nothing_but_the_opponent_has(case: Case<'_>, player: Color) -> bool {
    case.table.is_moved_out_of_turn_by(!player) && case.table.is_in_order_but_for_displaced()
}

/// Art. 7.6 — a player presses without a move while a piece stands that the opponent moved out of turn: it goes back first.
fn moved_out_of_turn_and_pressed(case: Case<'_>) -> Option<Ruling> {
    pressed_unnoticed(case)?;
    let player = case.player_does(&PlayerAct::Press)?;
    has_moved_nothing_but_the_opponent_has(case, player)
        .then(|| Ruling::of(Rule::PiecesFoundDisplaced, [Consequence::PutBack]))
}

/// An illegal move that can be looked into.
#[derive(Clone, Copy)]
enum FoundIllegal {
    /// It was the last act, and the opponent has not made a move since.
    Last,
    /// It took a king, which an illegal move had left to be taken: this half-move, counted from 0.
    TookKingAfter(usize),
    /// A legal move that stands was made with two hands.
    TwoHands,
    /// It is this half-move, counted from 0; the game has gone on.
    Earlier(usize),
    /// There is none.
    None,
}

/// The newest illegal move of `offender` that nobody has been charged with.
fn find(case: Case<'_>, offender: Color) -> FoundIllegal {
    let plies = case.table.game().plies();
    if let Some(before) = taken_king(case) {
        return FoundIllegal::TookKingAfter(before);
    }
    if is_stuck(case, offender) {
        return FoundIllegal::Last;
    }
    let theirs = |(_, ply): &(usize, &Ply)| ply.by == offender;
    let found = || plies.iter().enumerate().rev().filter(theirs);
    let counts = |(at, ply): &(usize, &Ply)| {
        ply.irregular || is_two_handed(case, *at) && can_still_be_found(case, *at)
    };
    // Before July 2017 pressing without a move was no illegal move: one that was made comes first.
    let is_no_move = |ply: &Ply| matches!(ply.mv, Move::Put { .. });
    let presses_count = case.provisions().press_without_move == PressWithoutMove::Illegal;
    let is_made = |(at, ply): &(usize, &Ply)| {
        (presses_count || !is_no_move(ply)) && counts(&(*at, *ply)) && can_still_be_found(case, *at)
    };
    match found().find(is_made).or_else(|| found().find(counts)) {
        Some((_, ply)) if !ply.irregular => FoundIllegal::TwoHands,
        Some((at, _)) if at + 1 == plies.len() => FoundIllegal::Last,
        Some((at, _)) => FoundIllegal::Earlier(at),
        None => FoundIllegal::None,
    }
}

/// Whether that half-move was made with two hands, which counts as an illegal move, or is judged, and nobody was charged.
fn is_two_handed(case: Case<'_>, at: usize) -> bool {
    let plies = case.table.game().plies();
    let asked = (Rule::TwoHands, Question::TwoHands);
    let counts = match case.provisions().two_hands {
        TwoHands::Illegal => true,
        TwoHands::IllegalIfPressed => plies[at].completed.is_some(),
        TwoHands::Discretion => {
            let is_last_of_theirs = at + 2 > plies.len();
            is_last_of_theirs
                && plies[at].completed.is_some()
                && !case.table.questions().contains(&asked)
        }
    };
    plies[at].two_hands && !plies[at].charged && counts
}

/// Whether that half-move can still be acted on: in standard play at any time, elsewhere before the opponent's move.
fn can_still_be_found(case: Case<'_>, ply: usize) -> bool {
    case.terms.play == Pace::Standard || !has_replied(case.table.game().plies(), ply)
}

/// Whether the opponent of whoever made that half-move has made a move since. Pressing the clock is none.
fn has_replied(plies: &[Ply], at: usize) -> bool {
    let replies = plies[at + 1..].iter().filter(|ply| ply.by != plies[at].by);
    replies
        .into_iter()
        .any(|ply| !matches!(ply.mv, Move::Put { .. }))
}

/// The illegal half-move after which a king was taken: that is no move either, and play goes back to the first of the two.
fn taken_king(case: Case<'_>) -> Option<usize> {
    let game = case.table.game();
    let takes = game.has_the_move();
    let king_is_gone = case.table.board().king_of(!takes).is_none();
    let last = game.plies().len().checked_sub(1)?;
    // Elsewhere the first stands, for the opponent has replied to it (A.5.2).
    let never_too_late = case.terms.play == Pace::Standard;
    (never_too_late && is_stuck(case, takes) && king_is_gone && game.plies()[last].irregular)
        .then_some(last)
}

/// Whether `offender` has pressed the clock and play cannot go on.
fn is_stuck(case: Case<'_>, offender: Color) -> bool {
    case.table.awaits_verdict_on_the_board() && case.has_the_move(offender)
}

/// Art. A.5.2, 7.5.1 — a player says that an illegal move was completed: the opponent's, or else their own.
///
/// In rapid and blitz it must be said before the other makes a move; in standard play it is found whenever it is found, and by
/// whomever. In 2005 and 2009 nobody but the opponent can act on one in rapid and blitz.
fn claimed(case: Case<'_>) -> Vec<Ruling> {
    let Some(player) = case.player_does(&PlayerAct::ClaimIllegal) else {
        return Vec::new();
    };
    let theirs = find(case, !player);
    let (offender, found) = match theirs {
        FoundIllegal::None => (player, find(case, player)),
        _ => (!player, theirs),
    };
    let rule = rule_of_finding(case);
    let is_found = !matches!(found, FoundIllegal::None);
    if offender == player && is_found && !may_report_own(case) {
        let not_theirs = [Consequence::Notice(Notice::NotNow)];
        return vec![Ruling::on(player, rule, not_theirs)];
    }
    let claim = || Ruling::on(player, rule, [Consequence::ClaimUpheld]);
    match found {
        // No illegal move before July 2017: the arbiter judges it, and the claim of one is not right.
        FoundIllegal::Last if is_press_that_is_judged(case, offender) => taken_up(
            case,
            offender,
            Ruling::on(offender, Rule::PressWithoutMove, []),
        ),
        FoundIllegal::Last => taken_up(case, offender, claim()),
        FoundIllegal::TwoHands => {
            let mut rulings = vec![claim()];
            rulings.extend(two_hands_charged(case, offender));
            rulings
        }
        FoundIllegal::TookKingAfter(ply) => both_charged(case, claim(), ply),
        FoundIllegal::Earlier(ply) if can_still_be_found(case, ply) => {
            let is_judged = is_judged_press(case, &case.table.game().plies()[ply]);
            let mut rulings: Vec<Ruling> = (!is_judged).then(claim).into_iter().collect();
            rulings.extend(goes_back(case, ply));
            rulings
        }
        FoundIllegal::Earlier(_) => vec![too_late(case, !offender)],
        FoundIllegal::None
            if Color::ALL
                .into_iter()
                .any(|color| has_been_charged(case, color)) =>
        {
            let dealt_with = [Consequence::Notice(Notice::AlreadyRuled)];
            vec![Ruling::on(player, rule, dealt_with)]
        }
        FoundIllegal::None => vec![Ruling::on(player, rule, [Consequence::ClaimRejected])],
    }
}

/// Whether a player may report their own illegal move: everywhere, but for rapid and blitz in 2005 and 2009, where it is left to
/// the opponent.
fn may_report_own(case: Case<'_>) -> bool {
    let opponent_only = UnsupervisedIllegal::OpponentOnly;
    case.terms.play == Pace::Standard || case.provisions().unsupervised_illegal != opponent_only
}

/// Whether the last half-move is a press without a move by that player, which the arbiter judges.
fn is_press_that_is_judged(case: Case<'_>, offender: Color) -> bool {
    let last = case.table.game().last();
    last.is_some_and(|ply| ply.by == offender && is_judged_press(case, ply))
}

/// Whether a half-move is a press without a move where that is no illegal move: before July 2017.
fn is_judged_press(case: Case<'_>, ply: &Ply) -> bool {
    let is_illegal = case.provisions().press_without_move == PressWithoutMove::Illegal;
    matches!(ply.mv, Move::Put { .. }) && !is_illegal
}

/// Art. 7.5.1 — a king was taken after an illegal move: the position before the first of the two is put back, and each costs
/// the player who made it.
fn both_charged(case: Case<'_>, ruling: Ruling, ply: usize) -> Vec<Ruling> {
    let took = case.table.game().has_the_move();
    let mut rulings = answered_with(case, ruling);
    rulings.extend(goes_back(case, ply));
    if rulings.iter().all(plays_on) {
        rulings.push(Ruling::on(took, Rule::KingSafetyProhibitions, []));
        rulings.extend(increment_taken_back(case, took));
        rulings.extend(cost(case, took));
    }
    rulings
}

/// Who may find an illegal move, and until when: in standard play anybody at any time, elsewhere before the next move.
fn rule_of_finding(case: Case<'_>) -> Rule {
    let on_claim = case.terms.first_illegal_move() == FirstIllegal::LosesOnClaim;
    match case.terms.play {
        Pace::Standard => Rule::IllegalWhenFound,
        Pace::Rapid | Pace::Blitz if on_claim => Rule::BlitzUIllegal,
        Pace::Rapid | Pace::Blitz => Rule::RapidUIllegalTrigger,
    }
}

/// The press counts as made just now: Article 7 is asked next.
fn taken_up(case: Case<'_>, offender: Color, ruling: Ruling) -> Vec<Ruling> {
    let mut ruling = ruling;
    ruling.consequences.push(Consequence::TakenUp(offender));
    answered_with(case, ruling)
}

/// A ruling with which whatever was asked about an illegal position, or why the clocks were stopped, is answered.
fn answered_with(case: Case<'_>, ruling: Ruling) -> Vec<Ruling> {
    let asks = |rule: Rule| case.table.questions().iter().any(|(asks, _)| *asks == rule);
    let answered = |rule: Rule| Ruling::of(rule, [Consequence::ClaimUpheld]);
    let mut rulings = Vec::new();
    rulings.extend(
        case.player()
            .and_then(|player| justified_stop(case, player)),
    );
    rulings.extend(asks(Rule::IllegalCompletedWhen).then(|| answered(Rule::IllegalCompletedWhen)));
    let moot = Ruling::of(Rule::RapidUKingsCheck, [Consequence::ClaimRejected]);
    rulings.extend(asks(moot.rule).then_some(moot));
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

/// Art. A.5.2 — the opponent has made a move: the illegal move stands. Only both players together can correct it. A press
/// without a move is none.
fn after_reply(case: Case<'_>) -> Option<Ruling> {
    let player = case.player()?;
    let (game, plies) = (case.table.game(), case.table.game().plies());
    let before = if case.move_made().is_some() {
        plies.len().checked_sub(1)?
    } else {
        pressed_unnoticed(case)?;
        let replied = illegal_on_board::as_a_move(game.position(), case.table.board());
        (!matches!(replied, Some(Move::Put { .. }))).then_some(plies.len())?
    };
    let is_no_move = |ply: &&Ply| ply.by == player && matches!(ply.mv, Move::Put { .. });
    let stood = plies[..before].iter().rev().find(|ply| !is_no_move(ply))?;
    (stood.irregular && stood.by != player && case.terms.play != Pace::Standard)
        .then(|| too_late(case, player))
}

/// Art. A.5.2, A.5.4 — the arbiter sees an illegal move, or comes upon a position that plainly is illegal.
///
/// In 2005 and 2009 they leave illegal moves to the players, except where both kings are in check or a pawn was not
/// promoted: there they step in. From 2014 they act on what they see before the opponent has moved (A.5.2). Where they come
/// upon both kings in check or a pawn on its last rank, or the move that led there stands already, they wait for the next
/// move to be completed, and if the position is illegal then, the game is drawn (A.5.4).
fn seen(case: Case<'_>) -> Vec<Ruling> {
    let comes_upon = case.arbiter_does(&ArbiterAct::FindIllegalPosition);
    if !comes_upon && !case.arbiter_does(&ArbiterAct::SeeIllegal) {
        return Vec::new();
    }
    let told = |rule, notice| vec![Ruling::of(rule, [Consequence::Notice(notice)])];
    let is_found_by_anybody = case.terms.play == Pace::Standard;
    if !case.terms.arbiter.can_be_asked() && !is_found_by_anybody {
        return told(rule_of_finding(case), Notice::NotNow);
    }
    let game = case.table.game();
    let last_moved = game.last().map_or(game.has_the_move(), |ply| ply.by);
    let offender = if is_stuck(case, !last_moved) {
        !last_moved
    } else {
        last_moved
    };
    let found = find(case, offender);
    let checked = case.provisions().unsupervised_both_checked;
    let is_rapid = case.terms.play != Pace::Standard;
    let shows = is_rapid && illegal_on_board::shows(game.position());
    let shows = shows.then(|| checked.of(case.terms.play));
    let opponent_only = UnsupervisedIllegal::OpponentOnly;
    let only_players = is_rapid && case.provisions().unsupervised_illegal == opponent_only;
    let acts_on_move = !comes_upon && !only_players;
    match (found, shows) {
        (_, Some(BothChecked::ArbiterIntervenes)) => return steps_in(case, found, offender),
        (FoundIllegal::Last, _) if acts_on_move => {
            return taken_up(case, offender, Ruling::of(rule_of_finding(case), []));
        }
        (FoundIllegal::TookKingAfter(ply), _) if acts_on_move => {
            return both_charged(case, Ruling::of(rule_of_finding(case), []), ply);
        }
        (_, Some(BothChecked::WaitThenDraw)) => return waits(case),
        _ => {}
    }
    if comes_upon && !only_players {
        return told(Rule::RapidUKingsCheck, Notice::NothingThere);
    }
    match found {
        _ if only_players => told(rule_of_finding(case), Notice::NotNow),
        FoundIllegal::TwoHands => two_hands_charged(case, offender),
        FoundIllegal::Last | FoundIllegal::TookKingAfter(_) => Vec::new(),
        FoundIllegal::Earlier(ply) if can_still_be_found(case, ply) => goes_back(case, ply),
        FoundIllegal::Earlier(_) | FoundIllegal::None => seen_late(case, !offender),
    }
}

/// Art. 7.5.1, A.5.2 — the arbiter sees an illegal move to which the opponent has replied: in standard play it is never too
/// late; elsewhere it stands.
fn seen_late(case: Case<'_>, offender: Color) -> Vec<Ruling> {
    let told = |notice| {
        vec![Ruling::of(
            rule_of_finding(case),
            [Consequence::Notice(notice)],
        )]
    };
    match find(case, offender) {
        FoundIllegal::Earlier(ply) if can_still_be_found(case, ply) => goes_back(case, ply),
        FoundIllegal::TwoHands => two_hands_charged(case, offender),
        FoundIllegal::Earlier(_) => vec![too_late(case, !offender)],
        FoundIllegal::Last | FoundIllegal::TookKingAfter(_) | FoundIllegal::None
            if Color::ALL
                .into_iter()
                .any(|color| has_been_charged(case, color)) =>
        {
            told(Notice::AlreadyRuled)
        }
        FoundIllegal::Last | FoundIllegal::TookKingAfter(_) | FoundIllegal::None => {
            told(Notice::NothingThere)
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
    let Some(ply) = plies.iter().rposition(|ply| ply.irregular) else {
        let unknown = [Consequence::AskArbiter(Question::IllegalPosition)];
        return vec![Ruling::of(Rule::RapidUKingsCheck, unknown)];
    };
    let mut rulings = answered_with(case, ruling);
    rulings.extend(goes_back(case, ply));
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
/// nobody can play on was led to by an illegal move. Nobody can play on from it if that is let pass either, so the position
/// just before is put back all the same, and costs nothing.
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
        (Some(Decision::Reject), Some((Rule::IllegalCompletedWhen, _))) => {
            let let_pass = Ruling::of(Rule::IllegalCompletedWhen, [Consequence::ClaimRejected]);
            let player = case.table.game().has_the_move();
            let mut rulings = vec![let_pass];
            rulings.extend(position_before(case, player));
            rulings.push(replaced(case, player));
            rulings
        }
        _ => Vec::new(),
    }
}
