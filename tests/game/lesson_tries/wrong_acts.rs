//! What a learner may do wrong in a step: each try is answered, none is met by silence, none is praised.

use jadoube_core::chess::{Bitboard, Position as _, Role, Square};
use jadoube_core::laws::{Deed, PlayerAct};
use jadoube_core::learn::StepKind;
use jadoube_core::record::play_mode::Hands;

use super::right_ways::orders;
use super::{Gesture, Learner, Way, is_done_right, played_steps, usual_gestures};

/// What a learner at that step may do wrong, some of which may be right there.
fn tries(learner: &Learner) -> Vec<Vec<Gesture>> {
    let us = learner.run.learner();
    let table = learner.run.game().arbiter().table();
    let board = table.board();
    let say = |act: PlayerAct| vec![Gesture::Say(Deed::Player(us, act))];
    let mut all = vec![
        vec![Gesture::Press],
        vec![Gesture::PressOther],
        say(PlayerAct::Resign),
        say(PlayerAct::OfferDraw),
        say(PlayerAct::StopClocks),
        say(PlayerAct::Adjust),
        say(PlayerAct::ClaimTouchMove),
        say(PlayerAct::ClaimIllegal),
        say(PlayerAct::ClaimFlag),
        say(PlayerAct::ClaimRepetition(None)),
    ];
    let own: Vec<Square> = board.by_color(us).into_iter().collect();
    let enemy: Vec<Square> = board.by_color(!us).into_iter().collect();
    let some = |squares: &[Square], count: usize| -> Vec<Square> {
        let step = squares.len().div_ceil(count).max(1);
        squares.iter().copied().step_by(step).collect()
    };
    for square in some(&own, 5).into_iter().chain(some(&enemy, 2)) {
        all.push(vec![Gesture::Touch(square)]);
    }
    // Legal moves that are not asked for, and pieces that go where they cannot.
    let position = table.game().position();
    let moves = position.legal_moves();
    if position.turn() == us {
        for mv in moves.iter().step_by(moves.len().div_ceil(5).max(1)) {
            let to = mv.to();
            if let Some(from) = mv.from().filter(|_| !mv.is_castle() && !mv.is_promotion()) {
                let mut made = vec![Gesture::Carry(from, to), Gesture::Press];
                if learner.hands == Hands::Full && board.piece_at(to).is_some() {
                    made.insert(0, Gesture::Off(to));
                }
                all.push(made.clone());
                all.push(made[..made.len() - 1].to_vec());
            }
        }
    }
    for from in some(&own, 4) {
        let reached: Bitboard = moves
            .iter()
            .filter(|mv| mv.from() == Some(from))
            .map(|mv| mv.to())
            .collect();
        let empty = !board.occupied() & !reached;
        let squares: Vec<Square> = empty.into_iter().collect();
        for to in some(&squares, 2) {
            all.push(vec![Gesture::Carry(from, to)]);
            all.push(vec![Gesture::Carry(from, to), Gesture::Press]);
        }
    }
    for from in some(&enemy, 2) {
        let to = (!board.occupied()).into_iter().next();
        all.extend(to.map(|to| vec![Gesture::Carry(from, to), Gesture::Press]));
    }
    if learner.hands == learner.run.lesson().hands && learner.hands == Hands::Full {
        all.push(vec![
            Gesture::FromBox(Role::Queen, Square::E4),
            Gesture::Press,
        ]);
    }
    // The right acts, each of them left out or done after the next one.
    let usual: Vec<Gesture> = usual_gestures(learner).into_iter().map(|it| it.1).collect();
    for left_out in 0..usual.len() {
        let mut rest = usual.clone();
        rest.remove(left_out);
        if !rest.is_empty() && left_out + 1 < usual.len() {
            all.push(rest);
        }
        if left_out + 1 < usual.len() {
            let mut swapped = usual.clone();
            swapped.swap(left_out, left_out + 1);
            all.push(swapped);
        }
    }
    all
}

/// Whether what was done may be on its way to the goal: then nothing need be said yet, or the screen says what is to be done
/// next.
fn is_on_its_way(learner: &Learner) -> bool {
    let run = &learner.run;
    let us = run.learner();
    let press = Deed::Player(us, PlayerAct::Press);
    let deeds = run.entries().iter().map(|it| &it.event.deed);
    let is_pressed = deeds.clone().any(|it| *it == press);
    let usual = usual_gestures(&Learner {
        run: learner.begun(),
        ..learner.clone()
    });
    let is_usual = |deed: &Deed| {
        usual
            .iter()
            .any(|(_, it)| *it == Gesture::Say(deed.clone()))
            || matches!(
                deed,
                Deed::Player(
                    _,
                    PlayerAct::Touch(_)
                        | PlayerAct::LetGo
                        | PlayerAct::Lift(_)
                        | PlayerAct::PutBack
                )
            )
    };
    // A piece that visits squares goes where it likes, and the opponent answers it.
    let last = run.entries().last().and_then(|it| it.event.player());
    let is_visiting = run.visit().is_some() && last == Some(!us);
    let is_left_open = !is_pressed && (!is_done_right(learner) || deeds.clone().all(is_usual));
    run.makes_the_move() || is_visiting || is_left_open || !is_pressed && is_part_of_a_move(learner)
}

/// Whether a piece was let go where it can go, so that a capture, a castling or words may still follow.
fn is_part_of_a_move(learner: &Learner) -> bool {
    let table = learner.run.game().arbiter().table();
    let [released] = table.turn().released() else {
        return false;
    };
    let goes = |mv: &jadoube_core::chess::Move| {
        let castles = mv.is_castle() && mv.from() == Some(released.from);
        castles || (mv.from(), mv.to()) == (Some(released.from), released.to)
    };
    table.game().position().legal_moves().iter().any(goes)
}

#[test]
fn whatever_is_done_wrong_is_answered() {
    let mut faults = Vec::new();
    let mut fewest = usize::MAX;
    for (told, learner) in played_steps() {
        let tries = tries(&learner);
        fewest = fewest.min(tries.len());
        for gestures in tries {
            let mut learner = learner.clone();
            for gesture in &gestures {
                if learner.is_open() {
                    learner.does(gesture, Way::Drag);
                }
            }
            let is_answered = learner.run.reply().is_some() || learner.is_done();
            let is_heard = !learner.run.entries().is_empty();
            if !is_answered && is_heard && !is_on_its_way(&learner) {
                faults.push(format!("{told} {gestures:?}: {}", learner.told()));
            }
        }
    }
    assert!(fewest >= 20, "only {fewest} tries");
    assert!(faults.is_empty(), "{}\n{}", faults.len(), faults.join("\n"));
}

/// A step that is to be done right is not done by anything on which something weighty was ruled to which its own way does
/// not lead.
#[test]
fn nothing_wrong_is_praised() {
    let mut faults = Vec::new();
    for (told, learner) in played_steps() {
        let mut usual = learner.clone();
        usual.does_all(&orders(&learner, &usual_gestures(&learner))[0], Way::Drag);
        let rules = |learner: &Learner| {
            let before = learner.run.game().log().len() - learner.run.entries().len();
            let entries = learner.run.game().log()[before..].iter();
            let grave = entries.filter(|it| it.is_grave());
            let rules: Vec<_> = grave.flat_map(|it| &it.rulings).map(|it| it.rule).collect();
            rules
        };
        let known = rules(&usual);
        for gestures in tries(&learner) {
            let mut learner = learner.clone();
            for gesture in &gestures {
                if learner.is_open() {
                    learner.does(gesture, Way::Drag);
                }
            }
            let is_right = learner.run.step().kind == StepKind::Mistake
                || rules(&learner).iter().all(|rule| known.contains(rule));
            if learner.is_done() && !is_right {
                faults.push(format!("{told} {gestures:?}: {}", learner.told()));
            }
        }
    }
    assert!(faults.is_empty(), "{}\n{}", faults.len(), faults.join("\n"));
}
