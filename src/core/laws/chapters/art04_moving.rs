//! Article 4: the act of moving the pieces.

use crate::chess::{CastlingSide, Color, Move, Position, mating};
use crate::laws::answers::{Claim, Consequence, Notice, Question, Ruling};
use crate::laws::common::blind_announcement::waits_for_announcement;
use crate::laws::common::clocks_stopped::runs_on;
use crate::laws::editions::{Contact, Rule};
use crate::laws::facts::chess960_castling_made::{
    king_onto_rook, rule_of_castling, sets_king_upon_rook,
};
use crate::laws::facts::legal_on_board::moves_on_board;
use crate::laws::facts::moves_on_board::{
    begins_castling, is_castled_after_the_rook, is_moved_on, moved_on_to,
};
use crate::laws::facts::touch_move::is_castling_forbidden_by_touch;
use crate::laws::facts::unsupervised_play::leaves_touches_to_players;
use crate::laws::facts::{ArbiterAct, Case, Decision, Duty, Obligation, PlayerAct, Touch};

pub(super) fn consult(case: Case<'_>, rulings: &mut Vec<Ruling>) {
    if !case.is_playing() {
        return;
    }
    rulings.extend(adjusting(case)); // 4.2.1
    rulings.extend(accident(case)); // 4.2.2
    rulings.extend(doubtful_contact(case)); // 4.2.2
    rulings.extend(contact_decided(case)); // 4.2.2
    rulings.extend(touch_out_of_turn(case)); // 4.3, 4.2.1, 6.2.5
    rulings.extend(moved_out_of_turn(case)); // 1.3, 4.7
    rulings.extend(moved_on_unnoticed(case)); // 4.7
    let made = made(case); // 4.6, 4.7
    if made.is_empty() {
        rulings.extend(obligation(case)); // 4.3, 4.4, 4.5
    } else {
        rulings.extend(played_on_after_claiming(case)); // 4.8
    }
    rulings.extend(made);
}

/// Art. 4.8 — whoever claims that the last move broke this article and then moves, without waiting for the arbiter, has touched a
/// piece: the claim is gone, and their clock, which was stopped for it, runs on.
fn played_on_after_claiming(case: Case<'_>) -> Option<Ruling> {
    let claimant = case.player().filter(|_| case.table.is_touch_claimed())?;
    let mut consequences = vec![Consequence::ClaimLost(Claim::TouchMove)];
    let clock = case.table.clock();
    if clock.is_some_and(|clock| clock.running().is_none()) {
        consequences.extend(runs_on(case, claimant));
    }
    Some(Ruling::on(claimant, Rule::Art4ClaimForfeit, consequences))
}

/// Art. 4.2.1 — straightening pieces.
///
/// Only a player who has the move may do it, after saying so; from 2014 only while their own clock runs (6.2.5). What was
/// touched before that stays touched, and the announcement came too late for it. Interpretation: between a move and its
/// press its player still straightens on their own time, which binds nobody and disturbs nobody's thinking.
fn adjusting(case: Case<'_>) -> Vec<Ruling> {
    let Some(player) = case.player_does(&PlayerAct::Adjust) else {
        return Vec::new();
    };
    let ruling = |rule, notice| vec![Ruling::on(player, rule, [Consequence::Notice(notice)])];
    if case.table.has_yet_to_press(player) {
        return ruling(Rule::AdjustAnnounce, Notice::Adjusting);
    }
    if !case.has_the_move(player) {
        return ruling(Rule::AdjustAnnounce, Notice::NotNow);
    }
    let runs = case.table.clock().and_then(crate::clock::Clock::running);
    if case.provisions().adjust_on_own_time_only && runs.is_some_and(|running| running != player) {
        return ruling(Rule::AdjustOwnTime, Notice::NotNow);
    }
    let owed = case.obligation();
    if owed == Obligation::FREE && !case.has_touched() {
        return ruling(Rule::AdjustAnnounce, Notice::Adjusting);
    }
    let mut rulings = ruling(Rule::AdjustAnnounce, Notice::AdjustTooLate);
    let duties = owed.consequences(case.table.board());
    rulings.push(Ruling::on(player, owed.rule, duties));
    rulings
}

/// Art. 4.2.2 — plainly accidental contact binds nobody.
fn accident(case: Case<'_>) -> Option<Ruling> {
    let player = case.player()?;
    matches!(case.event.player_act(), Some(PlayerAct::Brush(_))).then(|| {
        Ruling::on(
            player,
            Rule::AccidentalTouch,
            [Consequence::Notice(Notice::Accident)],
        )
    })
}

/// Art. 4.2.2 — contact of which nobody can say whether it was meant.
///
/// From July 2017 it counts as meant, for it was not plainly an accident. Before, the arbiter judges: in 2005 and 2009
/// whether it was deliberate, in 2014 whether the piece was to be moved or captured.
fn doubtful_contact(case: Case<'_>) -> Option<Ruling> {
    let player = case.player().filter(|player| case.has_the_move(*player))?;
    let Some(&PlayerAct::Graze(square)) = case.event.player_act() else {
        return None;
    };
    let is_new = |touch: &Touch| touch.square == square && touch.at == case.event.at;
    let nobody_asks = !case.terms.arbiter.can_be_asked() || leaves_touches_to_players(case.terms);
    if nobody_asks || !case.table.turn().doubtful().any(is_new) {
        return None;
    }
    let question = match case.provisions().contact {
        Contact::Deliberate => Question::Touch,
        Contact::WithIntent => Question::Intent,
        Contact::AnyButAccidental => return None,
    };
    Some(Ruling::on(
        player,
        Rule::AccidentalTouch,
        [Consequence::AskArbiter(question)],
    ))
}

/// Art. 4.2.2 — the arbiter decides what a contact was; what is owed now is told when it changes.
fn contact_decided(case: Case<'_>) -> Vec<Ruling> {
    let Some(act) = case.event.arbiter_act() else {
        return Vec::new();
    };
    let meant = match act {
        ArbiterAct::CallTouched(_) | ArbiterAct::Decide(Decision::Accept) => true,
        ArbiterAct::CallAccidental
        | ArbiterAct::CallUntouched(_)
        | ArbiterAct::Decide(Decision::Reject) => false,
        _ => return Vec::new(),
    };
    let is_decision = matches!(act, ArbiterAct::Decide(_));
    let asked = if is_decision {
        case.table.asks_what_a_contact_was()
    } else if matches!(act, ArbiterAct::CallUntouched(_)) {
        // One of several that are in doubt leaves the question of the others open.
        case.table.is_contact_in_doubt() && case.table.turn().doubtful().next().is_none()
    } else {
        case.table.is_contact_in_doubt()
    };
    let left_to_players = leaves_touches_to_players(case.terms) && !case.table.is_touch_asked();
    let unasked = !asked && (is_decision || left_to_players);
    if case.table.is_touch_claimed() || unasked || case.table.is_about_the_last_move() {
        return Vec::new();
    }
    let board = case.table.game().position().board();
    let is_nothing = match *act {
        ArbiterAct::CallTouched(square) => board.piece_at(square).is_none(),
        ArbiterAct::CallUntouched(square) => case.table.turn().last_contact_with(square).is_none(),
        _ => false,
    };
    if is_nothing {
        let notice = Consequence::Notice(Notice::NothingThere);
        return vec![Ruling::of(Rule::AccidentalTouch, [notice])];
    }
    if let Some(bound_to_nothing) = contact_out_of_turn(case, asked) {
        return vec![bound_to_nothing];
    }
    let player = case.table.game().has_the_move();
    let mut consequences = Vec::new();
    if asked {
        consequences.push(if meant {
            Consequence::ClaimUpheld
        } else {
            Consequence::ClaimRejected
        });
    }
    if !meant {
        consequences.push(Consequence::Notice(Notice::Accident));
    }
    let owed = case.obligation();
    let is_of_one_piece = matches!(act, ArbiterAct::CallUntouched(_));
    let is_free = is_of_one_piece && owed == Obligation::FREE;
    consequences.extend(is_free.then_some(Consequence::Free));
    let decided =
        (!consequences.is_empty()).then(|| Ruling::on(player, Rule::AccidentalTouch, consequences));
    let tells = meant || is_of_one_piece && !is_free;
    let duties = || owed.consequences(case.table.board());
    let told = tells.then(|| Ruling::on(player, owed.rule, duties()));
    decided.into_iter().chain(told).collect()
}

/// Art. 4.2.2, 4.3 — the contact that the arbiter speaks of was the opponent's, out of turn: meant or not, it binds nobody
/// and frees nobody. While a contact is in doubt, that one is meant.
fn contact_out_of_turn(case: Case<'_>, asked: bool) -> Option<Ruling> {
    let turn = case.table.turn();
    let (contact, notice) = match *case.event.arbiter_act()? {
        ArbiterAct::CallTouched(square) => (turn.last_contact_with(square)?, Notice::Distraction),
        ArbiterAct::CallUntouched(square) => (turn.last_contact_with(square)?, Notice::Accident),
        ArbiterAct::CallAccidental if !asked => (turn.contacts().last()?, Notice::Accident),
        _ => return None,
    };
    let rule = match notice {
        Notice::Accident => Rule::AccidentalTouch,
        _ => Rule::TouchOnlyWhenOnMove,
    };
    (!case.has_the_move(contact.by))
        .then(|| Ruling::on(contact.by, rule, [Consequence::Notice(notice)]))
}

/// Art. 4.3, 4.4 — a touch by the player who does not have the move binds nobody; it may distract.
fn touch_out_of_turn(case: Case<'_>) -> Option<Ruling> {
    let player = case.player().filter(|player| !case.has_the_move(*player))?;
    let touches = match case.event.player_act()? {
        PlayerAct::Touch(_) | PlayerAct::Graze(_) => !case.terms.blind.is(player),
        PlayerAct::Lift(_) | PlayerAct::Remove(_) => true,
        _ => false,
    };
    let is_known = case.table.puts_right() || case.table.turn().is_adjusting(player);
    (touches && !is_known).then(|| {
        let rule = if case.table.turn().is_adjusted_out_of_turn() {
            rule_of_adjusting_out_of_turn(case, player)
        } else {
            Rule::TouchOnlyWhenOnMove
        };
        Ruling::on(player, rule, [Consequence::Notice(Notice::Distraction)])
    })
}

/// Art. 4.2.1, 6.2.5 — pieces are straightened by the player who has the move; from 2014 only by the one whose clock runs.
fn rule_of_adjusting_out_of_turn(case: Case<'_>, player: Color) -> Rule {
    let runs = case.table.clock().and_then(crate::clock::Clock::running);
    if case.provisions().adjust_on_own_time_only && runs == Some(!player) {
        Rule::AdjustOwnTime
    } else {
        Rule::AdjustAnnounce
    }
}

/// Art. 1.3, 4.7 — a piece was moved by the player who does not have the move.
///
/// If it is the piece of the move they have just made, that move stands; otherwise it was not their turn. In a watched game
/// everything goes back at once, as soon as the opponent's hands are off the pieces.
fn moved_out_of_turn(case: Case<'_>) -> Option<Ruling> {
    let player = case.player().filter(|player| !case.has_the_move(*player))?;
    let lets_go = matches!(
        case.event.player_act(),
        Some(PlayerAct::Release(_) | PlayerAct::LetGo | PlayerAct::Remove(_))
    );
    let (table, turn) = (case.table, case.table.turn());
    let hands_off = table.hand(player).is_idle()
        && table.hand(!player).is_idle()
        && turn.released().is_empty()
        && table.board_put_right().as_ref() == table.game().position().board();
    if !lets_go
        || table.puts_right()
        || !hands_off
        || !table.is_moved_out_of_turn()
        || !case.terms.is_watched()
    {
        return None;
    }
    let rule = if is_castled_after_the_rook(case, player) {
        Rule::TouchRookThenKing
    } else if is_moved_on(case, player) {
        Rule::ReleasedStays
    } else {
        Rule::HaveTheMove
    };
    Some(Ruling::on(player, rule, [Consequence::TakeBack]))
}

/// Art. 4.7 — a player presses, having moved the piece of their move on before, and nobody watches: nobody says a word, and
/// what is pressed is what stands on the board, until it is claimed (4.8).
fn moved_on_unnoticed(case: Case<'_>) -> Option<Ruling> {
    let player = case.player_does(&PlayerAct::Press)?;
    let table = case.table;
    let replying = table.turn().touches().next().is_some() || !table.hand(!player).is_idle();
    if case.terms.is_watched() || case.has_the_move(player) || replying {
        return None;
    }
    let moved_on = [Consequence::MovedOn(moved_on_to(case, player)?)];
    Some(Ruling::on(player, Rule::PressCompletes, moved_on))
}

/// Art. 4.3–4.5, 4.7 — what the pieces touched and released so far oblige to; told when it changes.
///
/// Nothing goes back because it is illegal: an illegal move is completed when the clock is pressed (7.5.1). What goes back
/// at once is castling that would be legal, had the pieces not been touched in the wrong order.
fn obligation(case: Case<'_>) -> Option<Ruling> {
    let player = case.player().filter(|player| case.has_the_move(*player))?;
    let (before, owed) = (case.owed_before?, case.obligation());
    if forbids_castling(case, owed) || sets_king_upon_rook(case) {
        let mut consequences = vec![Consequence::TakeBack];
        consequences.extend(owed.consequences(case.table.game().position().board()));
        return Some(Ruling::on(player, owed.rule, consequences));
    }
    if before == owed || case.table.turn().has_touched_nothing() {
        return None;
    }
    let duties = owed.consequences(case.table.board());
    Some(Ruling::on(player, owed.rule, duties))
}

/// Art. 4.4 — whether the king was just released for a castling that the pieces touched forbid.
fn forbids_castling(case: Case<'_>, owed: Obligation) -> bool {
    let lets_go = matches!(
        case.event.player_act(),
        Some(PlayerAct::Release(_) | PlayerAct::LetGo)
    );
    let (game, turn) = (case.table.game(), case.table.turn());
    let just_now = turn
        .released()
        .last()
        .is_some_and(|released| released.at == case.event.at);
    lets_go
        && just_now
        && case.minds_touches()
        && is_castling_forbidden_by_touch(game.position(), turn, owed)
}

/// Art. 4.6, 4.7 — when a move is made.
///
/// It is made when the last piece that belongs to it is released and what stands on the board is what a legal move
/// leads to. A legal move that the pieces touched forbid is taken back at once in a watched game.
fn made(case: Case<'_>) -> Vec<Ruling> {
    let Some(player) = case.player().filter(|player| case.has_the_move(*player)) else {
        return Vec::new();
    };
    let lets_go = match case.event.player_act() {
        Some(
            PlayerAct::Release(_) | PlayerAct::LetGo | PlayerAct::Remove(_) | PlayerAct::PutBack,
        ) => true,
        Some(PlayerAct::Announce(_)) => case.terms.blind.is(player),
        _ => false,
    };
    if !lets_go || !case.table.hand(player).is_idle() {
        return Vec::new();
    }
    let position = case.table.game().position();
    let owed = case.obligation();
    if let Some(castling) = king_onto_rook(case, owed) {
        let castled = [Consequence::Made(castling), Consequence::SetUp];
        let mut rulings: Vec<Ruling> = next_move_completes(case, player).into_iter().collect();
        rulings.push(Ruling::on(player, Rule::Chess960Made, castled));
        return rulings;
    }
    let reached = moves_on_board(position, &case.table.board_put_right());
    let Some(mv) = reached
        .iter()
        .copied()
        .find(|mv| owed.permits(*mv))
        .or_else(|| reached.first().copied())
    else {
        return Vec::new();
    };
    if !owed.permits(mv) && case.minds_touches() && !ends_all_the_same(case, mv) {
        if begins_castling(owed.duty, mv) {
            return Vec::new();
        }
        let mut consequences = vec![Consequence::TakeBack];
        consequences.extend(owed.consequences(position.board()));
        let rule = rule_broken(owed, mv);
        return vec![Ruling::on(player, rule, consequences)];
    }
    if let Some(waits) = waits_for_announcement(case, player, mv) {
        return waits;
    }
    let mut rulings = Vec::new();
    rulings.extend(next_move_completes(case, player));
    if replaces_an_illegal_move(case, mv) {
        rulings.push(Ruling::on(player, Rule::IllegalBeforePress, []));
    }
    rulings.push(Ruling::on(
        player,
        rule_of_making(case, mv),
        [Consequence::Made(mv)],
    ));
    rulings
}

/// Art. 4.4.4 — where a new piece was let go of, another one in its place breaks the choice, any other move 4.7.
fn rule_broken(owed: Obligation, mv: Move) -> Rule {
    let is_another_choice =
        |due: Move| due.is_promotion() && (due.from(), due.to()) == (mv.from(), mv.to());
    match owed.duty {
        Duty::Play(due) if owed.rule == Rule::ReleasedStays && is_another_choice(due) => {
            Rule::PromotionChoiceFinal
        }
        _ => owed.rule,
    }
}

/// Interpretation of 5.1a, 5.2a and 5.2b in 2005 and 2009 — they ask only for a legal move, not for one that kept to the
/// touches before it: such a move ends the game, watched or not, and nothing is left to be taken back.
fn ends_all_the_same(case: Case<'_>, mv: Move) -> bool {
    let mut next = case.table.game().position().clone();
    next.play_unchecked(mv);
    let never = |color| mating::is_plainly_never(&next, color);
    let ends =
        next.is_checkmate() || next.is_stalemate() || never(Color::White) && never(Color::Black);
    let by_touch = case.obligation().rule != Rule::ClaimWrongPlayOn;
    by_touch && !case.provisions().endings_keep_to_touch && ends
}

/// Art. 4.7 — whether a piece had been released where this move does not take it: an illegal move that is not completed
/// is simply replaced.
fn replaces_an_illegal_move(case: Case<'_>, mv: Move) -> bool {
    let us = case.table.game().has_the_move();
    let arrives = match mv {
        Move::Castle { king, rook } => {
            let side = CastlingSide::from_queen_side(rook < king);
            [side.king_to(us), side.rook_to(us)]
        }
        Move::Normal { to, .. } | Move::EnPassant { to, .. } | Move::Put { to, .. } => [to, to],
    };
    let mut released = case.table.turn().released().iter();
    released.any(|released| !arrives.contains(&released.to))
}

/// Art. 6.2.1.2 — a move whose press was forgotten is completed by the same player's next one (from 2014).
fn next_move_completes(case: Case<'_>, player: Color) -> Option<Ruling> {
    let forgotten = case.table.game().uncompleted(player)?;
    case.provisions().next_move_completes.then(|| {
        Ruling::on(
            player,
            Rule::NextMoveCompletes,
            [Consequence::Completed(forgotten.mv)],
        )
    })
}

fn rule_of_making(case: Case<'_>, mv: Move) -> Rule {
    if mv.is_castle() {
        rule_of_castling(case)
    } else if mv.is_promotion() {
        Rule::MadePromotion
    } else if mv.is_capture() {
        Rule::MadeCapture
    } else {
        Rule::MadePlain
    }
}
