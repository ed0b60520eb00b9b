//! What a sentence asks for, in every way of a hand and in every order of acts that it leaves open.

use jadoube_core::chess::{Move, Position as _, Square};
use jadoube_core::clock::Moment;
use jadoube_core::record::play_mode::Hands;

use super::{Gesture, Learner, Way, is_done_right, played_steps, usual_gestures};

type Timed = (Moment, Gesture);

/// The orders and groupings in which these gestures may be done.
pub fn orders(learner: &Learner, usual: &[Timed]) -> Vec<Vec<Timed>> {
    let usual = in_this_mode(learner, usual);
    let mut all = vec![usual.clone()];
    for index in 0..usual.len() {
        let (at, gesture) = &usual[index];
        match gesture {
            // What is captured leaves the board first by hand, dragged or clicked by the piece that takes it.
            Gesture::Carry(from, to) if is_taken(learner, *to) && learner.hands == Hands::Full => {
                let ways = [
                    vec![Gesture::Off(*to)],
                    vec![Gesture::Touch(*to), Gesture::Off(*to)],
                    vec![Gesture::TakeOff(*from, *to)],
                ];
                all = ways.map(|before| with_before(&usual, index, before)).into();
            }
            Gesture::InPassing(from, captured, to) => {
                let carry = Gesture::Carry(*from, *to);
                let off = Gesture::Off(*captured);
                let mut ways = vec![vec![off.clone(), carry.clone()], vec![carry, off]];
                if learner.hands == Hands::Quick && is_done_right(learner) {
                    ways = vec![vec![Gesture::Carry(*from, *to)]];
                }
                let in_place = |parts: Vec<Gesture>| {
                    let mut order = usual.clone();
                    order.splice(index..=index, parts.into_iter().map(|it| (*at, it)));
                    order
                };
                all = ways.into_iter().map(in_place).collect();
            }
            // A touched piece that moves is no other one.
            Gesture::Carry(from, _) if index == 0 && has_the_move(learner) => {
                all.push(with_before(&usual, 0, vec![Gesture::Touch(*from)]));
            }
            // The pawn may leave before or after the new piece comes (4.6).
            Gesture::Off(pawn) if learner.hands == Hands::Full => {
                if let Some((_, Gesture::FromBox(_, square))) = usual.get(index + 1)
                    && square != pawn
                {
                    let mut order = usual.clone();
                    order.swap(index, index + 1);
                    all.push(order);
                    let mut order = usual.clone();
                    order.splice(
                        index..=index,
                        [Gesture::Carry(*pawn, *square), Gesture::Off(*square)].map(|it| (*at, it)),
                    );
                    if !asks_for_pawn_first(learner, *pawn) {
                        all.push(order);
                    }
                }
            }
            Gesture::Carry(..)
            | Gesture::Touch(_)
            | Gesture::TakeOff(..)
            | Gesture::Off(_)
            | Gesture::FromBox(..)
            | Gesture::Say(_)
            | Gesture::Press
            | Gesture::PressOther => {}
        }
    }
    all
}

/// These gestures, with others before the one at that place.
fn with_before(gestures: &[Timed], index: usize, before: Vec<Gesture>) -> Vec<Timed> {
    let at = gestures[index].0;
    let mut order = gestures.to_vec();
    order.splice(index..index, before.into_iter().map(|it| (at, it)));
    order
}

fn has_the_move(learner: &Learner) -> bool {
    let table = learner.run.game().arbiter().table();
    table.game().has_the_move() == learner.run.learner()
}

/// Whether the step asks that the pawn leaves from where it stands.
fn asks_for_pawn_first(learner: &Learner, pawn: Square) -> bool {
    let removed = jadoube_core::laws::PlayerAct::Remove(pawn);
    let mut goals = learner.run.step().goal.iter();
    goals.any(|goal| *goal == jadoube_core::learn::Goal::Did(removed.clone()))
}

/// The same for hands that promote and castle in one movement.
fn in_this_mode(learner: &Learner, usual: &[Timed]) -> Vec<Timed> {
    let mut gestures = usual.to_vec();
    if learner.hands == Hands::Full {
        return gestures;
    }
    let promotes = |it: &Timed| matches!(it.1, Gesture::FromBox(..));
    if let Some((_, Gesture::FromBox(_, square))) = gestures.iter().find(|it| promotes(it)).cloned()
    {
        for (_, gesture) in &mut gestures {
            if let Gesture::Off(pawn) = *gesture
                && pawn != square
            {
                *gesture = Gesture::Carry(pawn, square);
            }
        }
        gestures.retain(|(_, it)| !matches!(it, Gesture::Off(off) if *off == square));
    }
    gestures
}

fn is_taken(learner: &Learner, to: Square) -> bool {
    let table = learner.run.game().arbiter().table();
    let piece = table.board().piece_at(to);
    piece.is_some_and(|piece| piece.color != learner.run.learner())
}

#[test]
fn what_a_sentence_asks_for_is_accepted_in_every_way_and_order() {
    let mut faults = Vec::new();
    for (told, learner) in played_steps() {
        let usual = usual_gestures(&learner);
        for order in orders(&learner, &usual) {
            // A piece that is put on an own one is dragged there, as the sentence says.
            let onto_own = learner.run.step().goal.iter();
            let mut onto_own = onto_own.filter(|it| it.to_string().contains("own-piece-blocks"));
            let is_dragged = onto_own.next().is_some();
            for way in Way::ALL
                .into_iter()
                .filter(|it| !is_dragged || *it == Way::Drag)
            {
                let mut learner = learner.clone();
                learner.does_all(&order, way);
                if !learner.is_done() {
                    let gestures: Vec<_> = order.iter().map(|it| &it.1).collect();
                    faults.push(format!("{told} {way:?} {gestures:?}: {}", learner.told()));
                }
            }
        }
    }
    assert!(faults.is_empty(), "{}\n{}", faults.len(), faults.join("\n"));
}

/// Where one move is asked for, whether it is taken for the right one depends on the move alone and not on the way of the
/// hand; what is not accepted is answered.
#[test]
fn which_move_is_right_does_not_depend_on_the_way_of_the_hand() {
    let mut faults = Vec::new();
    for (told, learner) in played_steps().filter(|(_, it)| is_done_right(it)) {
        let usual = usual_gestures(&learner);
        let [(_, Gesture::Carry(..)), (_, Gesture::Press)] = usual[..] else {
            continue;
        };
        let position = learner
            .run
            .game()
            .arbiter()
            .table()
            .game()
            .position()
            .clone();
        for mv in position.legal_moves() {
            if let Some(fault) = judged_differently(&learner, mv) {
                faults.push(format!("{told} {fault}"));
            }
        }
    }
    assert!(faults.is_empty(), "{}\n{}", faults.len(), faults.join("\n"));
}

fn judged_differently(learner: &Learner, mv: Move) -> Option<String> {
    let from = mv.from()?;
    let to = match mv {
        Move::Castle { king, rook } => {
            let side = if rook.file() > king.file() { 'g' } else { 'c' };
            format!("{side}{}", king.rank().char()).parse().ok()?
        }
        Move::Normal { .. } | Move::EnPassant { .. } | Move::Put { .. } => mv.to(),
    };
    let mut carried = vec![Gesture::Carry(from, to)];
    let captured = learner
        .run
        .game()
        .arbiter()
        .table()
        .board()
        .piece_at(mv.to());
    if learner.hands == Hands::Full {
        if captured.is_some() && !mv.is_castle() {
            carried.insert(0, Gesture::Off(to));
        }
        if mv.is_castle() || mv.is_en_passant() || mv.is_promotion() {
            return None;
        }
    }
    let results: Vec<(Way, bool, bool)> = Way::ALL
        .into_iter()
        .map(|way| {
            let mut learner = learner.clone();
            for gesture in carried.iter().chain([&Gesture::Press]) {
                if learner.is_open() {
                    learner.does(gesture, way);
                }
            }
            let is_done = learner.is_done();
            (way, is_done, is_done || learner.run.reply().is_some())
        })
        .collect();
    let is_same = results.iter().all(|it| it.1 == results[0].1);
    let is_answered = results.iter().all(|it| it.2);
    (!is_same || !is_answered).then(|| format!("{mv:?}: {results:?}"))
}
