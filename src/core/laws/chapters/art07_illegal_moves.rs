//! Article 7.5, in July 2017 also 7.7 and 7.8: illegal moves, two hands on one, and the clock pressed without a move.

use crate::chess::{ByColor, Color, Move, Position, Role, Square};
use crate::clock::Pressed;
use crate::laws::answers::{Consequence, Notice, Question, Ruling};
use crate::laws::common::clocks_stopped::runs_on;
use crate::laws::common::illegal_move_found_late::{gains_taken_back, times_asked};
use crate::laws::common::illegal_move_penalty::{
    cost, cost_after, has_been_charged, increment_taken_back, plays_on, position_before,
    press_does_not_count, pressed_without_move, replaced,
};
use crate::laws::editions::{Rule, TwoHands, UnpromotedPawn};
use crate::laws::facts::announcement::lacks_announcement;
use crate::laws::facts::legal_on_board::moves_on_board;
use crate::laws::facts::moves_on_board::{has_begun_castling, unpromoted_pawn};
use crate::laws::facts::{
    ArbiterAct, Case, Deed, Duty, Obligation, PlayerAct, Ply, StandardReason,
};

pub(super) fn consult(case: Case<'_>, rulings: &mut Vec<Ruling>) {
    if !case.is_playing() {
        return;
    }
    rulings.extend(two_hands_without_press(case)); // 7.7.1 of 2017
    rulings.extend(press(case)); // 7.5.1–7.5.5
    rulings.extend(two_hands_found_late(case)); // 7.5.4
    rulings.extend(nothing_illegal(case)); // 7.5.1
    rulings.extend(reinstated_by_arbiter(case)); // 7.5.1
    rulings.extend(entered_by_arbiter(case)); // 7.5.5
    rulings.extend(charged_by_arbiter(case)); // 7.5.5
}

/// What a player did who pressed the clock without a legal move on the board.
enum Irregularity {
    /// Nothing was moved, or nothing let go of (7.5.3).
    NoMove,
    /// A legal move that the pieces touched forbid, as one half of a castling that is owed can be (4.3, 4.4).
    TouchIgnored,
    /// A pawn was left on the last rank, from one square to another (7.5.2).
    UnpromotedPawn(Square, Square),
    /// Anything else that is not a legal move (7.5.1).
    IllegalMove,
}

/// Art. 7.5 — the clock was pressed, and what stands on the board is not a legal move.
fn press(case: Case<'_>) -> Vec<Ruling> {
    if let Some(player) = case.table.taken_up() {
        return faulty_press(case, player);
    }
    if is_found_without_a_clock(case) {
        return faulty_press(case, case.table.game().has_the_move());
    }
    let Some(player) = case.player_does(&PlayerAct::Press) else {
        return Vec::new();
    };
    let not_running = case.table.pressed() == Some(Pressed::NotRunning);
    if !case.terms.is_watched() || not_running || case.table.has_sealed_reply(player) {
        return Vec::new();
    }
    if let Some(made) = case.table.game().uncompleted(player)
        && (!case.has_the_move(player) || case.table.presses_the_former(player))
    {
        return if made.two_hands && !made.charged {
            two_hands(case, player)
        } else {
            Vec::new()
        };
    }
    let is_free = lacks_announcement(case, player) || case.answers_a_move_out_of_turn(player);
    if !case.has_the_move(player) || is_free {
        return Vec::new();
    }
    faulty_press(case, player)
}

/// Without a clock no press says that a move is done: whoever finds an illegal one that was let go of says it.
fn is_found_without_a_clock(case: Case<'_>) -> bool {
    let (table, player) = (case.table, case.table.game().has_the_move());
    let is_found = match case.event.deed {
        Deed::Player(finder, PlayerAct::ClaimIllegal) => finder != player,
        Deed::Arbiter(ArbiterAct::SeeIllegal) => true,
        Deed::Player(..) | Deed::Arbiter(_) | Deed::Common(..) | Deed::Flag(_) => false,
    };
    is_found
        && case.terms.is_watched()
        && table.clock().is_none()
        && !table.turn().released().is_empty()
        && table.hand(player).is_idle()
        && matches!(
            fault(case, player),
            Irregularity::IllegalMove | Irregularity::UnpromotedPawn(..)
        )
}

fn faulty_press(case: Case<'_>, player: Color) -> Vec<Ruling> {
    match fault(case, player) {
        // There is nothing to press.
        Irregularity::NoMove if case.table.clock().is_none() => Vec::new(),
        Irregularity::NoMove if case.table.turn().has_press_to_come() => {
            press_taken_back(case, player, vec![])
        }
        Irregularity::NoMove => press_without_move(case, player),
        Irregularity::TouchIgnored => press_taken_back(case, player, vec![Consequence::TakeBack]),
        Irregularity::UnpromotedPawn(from, to) => pawn_left_unpromoted(case, player, from, to),
        Irregularity::IllegalMove => illegal_move(case, player),
    }
}

fn fault(case: Case<'_>, player: Color) -> Irregularity {
    // A move begun, with the piece still in hand or under the fingers, is no move either.
    let in_hand = !case.table.hand(player).is_idle() && case.table.turn().released().is_empty();
    if in_hand || case.table.is_in_order_but_for_displaced() {
        return Irregularity::NoMove;
    }
    if let Some((from, to)) = unpromoted_pawn(case) {
        return Irregularity::UnpromotedPawn(from, to);
    }
    if has_begun_castling(case) {
        return Irregularity::TouchIgnored;
    }
    Irregularity::IllegalMove
}

/// Art. 4.3–4.4 — what was played is legal (3.10.1), only not what the touched pieces oblige to: it goes back or has gone
/// back, and the press that belongs to it does not count. That is no illegal move; two hands on it are one all the same.
fn press_taken_back(case: Case<'_>, player: Color, first: Vec<Consequence>) -> Vec<Ruling> {
    let mut rulings = press_does_not_count(case, player, first);
    if case.table.turn().used_both_hands() {
        rulings.extend(two_hands(case, player));
    }
    rulings
}

/// Art. 7.5.1 — the position just before is put back; its replacement is bound by the touched pieces.
fn illegal_move(case: Case<'_>, player: Color) -> Vec<Ruling> {
    let mut rulings = position_before(case, player);
    rulings.extend(cost(case, player));
    if rulings.iter().all(plays_on) {
        rulings.push(replaced(case, player));
    }
    rulings
}

/// Art. 7.5.2 — from 2014 the pawn becomes a queen; before, the position is put back and the pawn must move.
fn pawn_left_unpromoted(case: Case<'_>, player: Color, from: Square, to: Square) -> Vec<Ruling> {
    match case.provisions().unpromoted_pawn {
        UnpromotedPawn::Restore => {
            let mut rulings = vec![Ruling::on(
                player,
                Rule::UnpromotedPawnPressed,
                [Consequence::Reinstate],
            )];
            rulings.extend(increment_taken_back(case, player));
            rulings.extend(cost(case, player));
            if rulings.iter().all(plays_on) {
                rulings.push(replaced(case, player));
            }
            rulings
        }
        UnpromotedPawn::Queen => {
            let Some(mv) = promotion_to_queen(case, from, to) else {
                return illegal_move(case, player);
            };
            let mut promoted = vec![
                Consequence::Promoted(to, Role::Queen),
                Consequence::Made(mv),
                Consequence::Completed(mv),
            ];
            let clock = case.table.clock();
            if clock.is_some_and(|clock| clock.running().is_none()) {
                promoted.extend(runs_on(case, !player));
            }
            let promoted = Ruling::on(player, Rule::UnpromotedPawnPressed, promoted);
            let price = cost_after(case, &promoted, player);
            [promoted].into_iter().chain(price).collect()
        }
    }
}

fn promotion_to_queen(case: Case<'_>, from: Square, to: Square) -> Option<Move> {
    let mv = case
        .table
        .game()
        .position()
        .legal_moves()
        .into_iter()
        .find(|mv| {
            mv.from() == Some(from) && mv.to() == to && mv.promotion() == Some(Role::Queen)
        })?;
    let mut board = case.table.board_put_right().into_owned();
    board.set_piece_at(to, case.table.game().has_the_move().queen());
    moves_on_board(case.table.game().position(), &board)
        .contains(&mv)
        .then_some(mv)
}

/// Art. 7.5.3 — a press without a move counts as an illegal move from July 2017.
///
/// In 2014 it is forbidden (6.2c) and the arbiter may penalise it; before, nothing is said of it.
fn press_without_move(case: Case<'_>, player: Color) -> Vec<Ruling> {
    let mut rulings = pressed_without_move(case, player, Consequence::Reinstate);
    rulings.extend(increment_taken_back(case, player));
    rulings
}

/// Art. 7.5.4 — two hands for one move, once the clock is pressed. The move itself stands.
fn two_hands(case: Case<'_>, player: Color) -> Vec<Ruling> {
    match case.provisions().two_hands {
        TwoHands::Illegal | TwoHands::IllegalIfPressed => two_hands_cost(case, player),
        TwoHands::Discretion => {
            let asked = [Consequence::AskArbiter(Question::TwoHands)];
            vec![Ruling::on(player, Rule::TwoHands, asked)]
        }
    }
}

/// Art. 7.5.4 (7.7.1 of July 2017) — two hands count as an illegal move.
fn two_hands_cost(case: Case<'_>, player: Color) -> Vec<Ruling> {
    let mut rulings = vec![Ruling::on(player, Rule::TwoHands, [])];
    rulings.extend(cost(case, player));
    rulings
}

/// Art. 7.7.1 of July 2017 — two hands cost as soon as the move is made, pressed or not, also one that is taken back; but
/// not where it ends the game, for which one hand is no condition (5.1.1, 5.2.1).
fn two_hands_without_press(case: Case<'_>) -> Vec<Ruling> {
    let Some(player) = case.player() else {
        return Vec::new();
    };
    if case.provisions().two_hands != TwoHands::Illegal || !case.terms.is_watched() {
        return Vec::new();
    }
    let (game, turn) = (case.table.game(), case.table.turn());
    let just_now = case.move_made().is_some() || case.player_does(&PlayerAct::BothHands).is_some();
    let is_to_be_charged = |ply: &Ply| ply.two_hands && !ply.charged;
    let is_made = just_now && game.uncompleted(player).is_some_and(is_to_be_charged);
    let takes_back = case.has_the_move(player) && case.found.iter().any(Ruling::takes_back);
    let is_taken_back = takes_back && turn.used_both_hands();
    let ends_the_game = game.position().is_checkmate() || game.position().is_stalemate();
    if is_made && !ends_the_game || is_taken_back {
        two_hands_cost(case, player)
    } else {
        Vec::new()
    }
}

/// Art. 7.5.4 with 7.5.1 — that two hands took part in a move is told once its player has pressed: it counts as it would
/// have counted at the press.
fn two_hands_found_late(case: Case<'_>) -> Vec<Ruling> {
    let Some(player) = case.player_does(&PlayerAct::BothHands) else {
        return Vec::new();
    };
    if !case.terms.is_watched() || !case.table.are_hands_of_the_last_move(player) {
        return Vec::new();
    }
    let mut lately = case.table.game().plies().iter().rev().take(2);
    let is_to_be_charged =
        |ply: &Ply| ply.two_hands && !ply.charged && !ply.irregular && ply.completed.is_some();
    let asked = (Rule::TwoHands, Question::TwoHands);
    let is_asked = case.table.questions().contains(&asked);
    match lately.find(|ply| ply.by == player) {
        Some(ply) if is_to_be_charged(ply) && !is_asked => two_hands(case, player),
        _ => Vec::new(),
    }
}

/// Art. 7.5.1 — an illegal move may be found at any time during the game; but where everything is watched, none was
/// completed without being acted on.
fn nothing_illegal(case: Case<'_>) -> Option<Ruling> {
    let is_looked_for = matches!(
        case.event.deed,
        Deed::Player(_, PlayerAct::ClaimIllegal)
            | Deed::Arbiter(ArbiterAct::SeeIllegal | ArbiterAct::FindIllegalPosition)
    );
    let mut players = Color::ALL.into_iter();
    let notice = if players.any(|color| has_been_charged(case, color)) {
        Notice::AlreadyRuled
    } else {
        Notice::NothingThere
    };
    let is_found = is_found_without_a_clock(case);
    (is_looked_for && !is_found && case.terms.is_watched()).then(|| {
        let notice = Consequence::Notice(notice);
        Ruling {
            concerns: case.player(),
            ..Ruling::of(Rule::IllegalWhenFound, [notice])
        }
    })
}

/// Art. 7.5.5 — the arbiter enters how many illegal moves were charged that the program has not seen.
fn entered_by_arbiter(case: Case<'_>) -> Option<Ruling> {
    let Some(&ArbiterAct::SetIllegalMoves(white, black)) = case.event.arbiter_act() else {
        return None;
    };
    let charged = Consequence::IllegalMoves(ByColor { white, black });
    Some(Ruling::of(Rule::IllegalCountStd, [charged]))
}

/// Art. 7.5.5 — the arbiter charges a completed illegal move that this board does not show.
fn charged_by_arbiter(case: Case<'_>) -> Vec<Ruling> {
    match case.event.arbiter_act() {
        Some(&ArbiterAct::ChargeIllegal(player)) => cost(case, player),
        Some(_) | None => Vec::new(),
    }
}

/// Art. 7.5.1, 7.6, 7.1 — why the position after so many half-moves is put back: what the arbiter noted, else an illegal move that
/// falls with it, else no more than an irregularity.
fn why_put_back(case: Case<'_>, before: usize) -> Rule {
    match case.table.reason() {
        Some(StandardReason::IllegalMove) => Rule::IllegalRestore,
        Some(StandardReason::Displaced) => Rule::PiecesFoundDisplaced,
        Some(_) => Rule::TimesAfterRestore,
        None => {
            let mut undone = case.table.game().plies().iter().skip(before);
            let is_illegal = undone.any(|ply| ply.irregular);
            let is_on_the_board = !case.table.is_in_order() && !case.table.is_displaced();
            if is_illegal || is_on_the_board || case.table.is_take_back_agreed() {
                Rule::IllegalRestore
            } else {
                Rule::TimesAfterRestore
            }
        }
    }
}

/// Art. 7.5.1 — the arbiter goes back to the last position before an irregularity. What was touched on the move that is
/// played again still binds, if it is the present one or was illegal (4.3, 4.7). Unless the players have agreed to take the
/// moves back, what the clocks should show is asked where several fall; where one falls, or nobody can say, what the presses
/// gave falls with them.
fn reinstated_by_arbiter(case: Case<'_>) -> Vec<Ruling> {
    let Some(&ArbiterAct::Reinstate(plies)) = case.event.arbiter_act() else {
        return Vec::new();
    };
    let game = case.table.game();
    let made = u32::try_from(game.plies().len()).unwrap_or(u32::MAX);
    let plies = plies.min(made);
    let mut asked = case.table.questions().iter();
    let rule = if asked.any(|(_, question)| question.is_of_boards()) {
        Rule::BlindScoresDiffer
    } else {
        why_put_back(case, plies as usize)
    };
    let mut rulings = vec![Ruling::of(rule, [Consequence::ReinstateAt(plies)])];
    let before = plies as usize;
    let again = game.plies().get(before);
    let player = again.map_or(game.has_the_move(), |ply| ply.by);
    let turn = match again {
        Some(ply) if ply.irregular => Some(&ply.turn),
        Some(_) => None,
        None => Some(case.table.turn()),
    };
    let owed = turn
        .zip(game.position_after(before))
        .map(|(turn, position)| {
            let mut turn = turn.clone();
            turn.take_back();
            let owed = Obligation::of(position, &turn, case.provisions());
            (owed, position.board())
        });
    if let Some((owed, board)) = owed.filter(|(owed, _)| owed.duty != Duty::None) {
        rulings.push(Ruling::on(
            player,
            Rule::IllegalReplacement,
            owed.consequences(board),
        ));
    }
    let undone: Vec<&Ply> = game.plies().iter().skip(before).collect();
    if rule == Rule::BlindScoresDiffer {
        rulings.extend(times_asked(case, rule));
    } else if !case.table.is_take_back_agreed() {
        let asked = times_asked(case, Rule::TimesAfterRestore).filter(|_| undone.len() > 1);
        if asked.is_none() {
            rulings.extend(gains_taken_back(case, player, &undone));
        }
        rulings.extend(asked);
    }
    rulings
}
