//! What has become of a learner's try: nothing yet, the goal, or something else, which is answered.

use super::goal::{Goal, StepFacts, touched};
use super::lesson::{LessonStep, StepKind, WrongTry};
use super::let_go::let_go_wrongly;
use super::reference_solution::{UsualWay, act_of, is_same_kind};
use crate::chess::{Move, Piece, Position as _, Square};
use crate::laws::{Channel, Consequence, Deed, Event, PlayerAct, Ruling};
use crate::record::Entry;

/// What is answered to a try that went wrong, or to an answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Reply {
    /// To a wrong try that the lesson foresees, by its place.
    Foreseen(usize),
    /// To one on which the arbiter ruled: what happened, and what was ruled.
    Ruled(Entry),
    /// To a hand that went on while the clock was still to be pressed on the move before: what was ruled on that.
    PressFirst(Entry),
    /// To a legal move that the step does not ask for.
    OtherMove(Move),
    /// To a piece that was let go where it cannot go, not yet pressed: where it was, and where it stands.
    NotLegal(Square, Square),
    /// To fingers on a piece that the step does not ask for.
    OtherPiece(Piece, Square),
    /// To words, or something else beside the board, that the step does not ask for.
    NotAsked(Deed),
    /// To the other player's lever, which goes down without anything following; the try goes on.
    OthersLever,
    /// To the right move, completed before something else that the step asks for was done.
    Missing(Deed),
    /// To a press before the move that comes first.
    NotMoved,
    /// To one that only led elsewhere.
    Elsewhere,
    /// To the answer at that place.
    Answer(usize),
}

/// What has become of a try.
pub(super) enum Attempt {
    /// It goes on.
    Open,
    /// The goal is reached.
    Reached,
    /// It led elsewhere.
    Wrong(Reply),
}

/// What has become of a try in that step, of which this is the usual way; it began behind `before` entries.
pub(super) fn attempt(
    step: &LessonStep,
    whole: StepFacts<'_>,
    before: usize,
    usual: &UsualWay,
) -> Attempt {
    if step.is_free() {
        return Attempt::Open;
    }
    let (earlier, entries) = whole.entries.split_at(before);
    let facts = StepFacts { entries, ..whole };
    let visitor = step.visits().and_then(|goal| {
        let earlier = StepFacts {
            entries: earlier,
            ..whole
        };
        Some(goal.visit(earlier)?.at)
    });
    let unusual = facts.entries.iter().rfind(|it| usual.is_unusual(it));
    let is_mistake = step.kind == StepKind::Mistake;
    if Goal::all_hold(&step.goal, whole) && (is_mistake || unusual.is_none()) {
        return Attempt::Reached;
    }
    let is_met = |facts| move |wrong: &WrongTry| Goal::all_hold(&wrong.when, facts);
    let mut foreseen = step.wrong.iter().position(is_met(facts));
    if !is_mistake && !makes_the_move(step, facts) {
        let made = facts.with_moves_that_were_made();
        foreseen = foreseen.or_else(|| step.wrong.iter().position(is_met(made)));
    }
    let spent = facts.entries.iter().rfind(|it| usual.ends_with(it));
    let reply = foreseen
        .map(Reply::Foreseen)
        .or_else(|| Some(ruled(facts, usual, unusual.or(spent)?.clone())))
        .or_else(|| match visitor {
            Some(at) => strays(facts, at),
            None => other_move(step, facts, usual),
        })
        .or_else(|| {
            let (from, to) = let_go_wrongly(facts).filter(|_| !usual.lets_go_wrongly)?;
            Some(Reply::NotLegal(from, to))
        })
        .or_else(|| other_piece(step, facts, usual, visitor))
        .or_else(|| not_asked(step, facts, usual))
        .or_else(|| pressed_in_vain(step, facts, usual));
    reply.map_or(Attempt::Open, Attempt::Wrong)
}

/// What is answered to something on which the arbiter ruled.
fn ruled(facts: StepFacts<'_>, usual: &UsualWay, entry: Entry) -> Reply {
    let by_hand = |act: &PlayerAct| act.kind().channel == Channel::Hand;
    let is_own_hand = facts.last_act().is_some_and(by_hand);
    let is_pressed_first = usual.does_such(&PlayerAct::Press);
    if !is_pressed_first && entry.rulings.iter().any(Ruling::is_press_without_move) {
        return Reply::NotAsked(entry.event.deed);
    }
    if is_own_hand && is_pressed_first && facts.table.has_yet_to_press(facts.learner) {
        Reply::PressFirst(entry)
    } else {
        Reply::Ruled(entry)
    }
}

/// Whether a move was made, completed or not, and it is one that the step asks for.
pub(super) fn makes_the_move(step: &LessonStep, facts: StepFacts<'_>) -> bool {
    let facts = facts.with_moves_that_were_made();
    let any_move = Goal::Follows("completed".to_owned());
    let mut wanted = step.goal.iter().filter(|goal| goal.is_of_a_move());
    any_move.holds(facts) && wanted.all(|goal| goal.holds(facts))
}

/// A try that has come to its end with another move, or with the right one and something left out.
fn other_move(step: &LessonStep, facts: StepFacts<'_>, usual: &UsualWay) -> Option<Reply> {
    let of_a_move = |it: &Consequence| {
        if let Consequence::Completed(mv) = it {
            Some((*mv, true))
        } else if let Consequence::Made(mv) = it {
            Some((*mv, false))
        } else {
            None
        }
    };
    let moves: Vec<(Move, bool)> = facts.consequences().filter_map(of_a_move).collect();
    let completed = moves.iter().find(|(_, is_completed)| *is_completed);
    let is_the_move = makes_the_move(step, facts);
    let Some((mv, _)) = completed else {
        let made = moves
            .last()
            .filter(|_| !is_the_move && step.kind != StepKind::Mistake);
        return made.map(|(mv, _)| Reply::OtherMove(*mv));
    };
    let presses = |deed: &Deed| matches!(deed, Deed::Player(_, PlayerAct::Press));
    let is_over = usual.deeds.last().is_some_and(presses) || !usual.deeds.iter().any(presses);
    if is_the_move && !is_over {
        return None;
    }
    let missing = usual.deeds.iter().find(|deed| {
        let is_done = facts.entries.iter().any(|it| it.event.deed == **deed);
        is_done_with_a_button(deed) && !is_done
    });
    let missing = missing.filter(|_| is_the_move).cloned();
    Some(missing.map_or(Reply::OtherMove(*mv), Reply::Missing))
}

/// A move of another piece than the one on that square, which is to visit others.
fn strays(facts: StepFacts<'_>, visitor: Square) -> Option<Reply> {
    let mv = facts.with_moves_that_were_made().own_moves().pop()?;
    (mv.from() != Some(visitor)).then_some(Reply::OtherMove(mv))
}

/// Fingers on a piece with which the step has nothing to do; where a piece is to visit squares, on any other one.
fn other_piece(
    step: &LessonStep,
    facts: StepFacts<'_>,
    usual: &UsualWay,
    visitor: Option<Square>,
) -> Option<Reply> {
    let first = facts.touched().next()?;
    let is_first_wrong = step.goal.iter().any(|it| it.forbids_first_touch(first));
    let is_left_alone = matches!(
        facts.last_act(),
        Some(PlayerAct::LetGo | PlayerAct::PutBack)
    );
    let square = if is_first_wrong {
        first
    } else if let Some(others) = touched_in_vain(step, facts, usual) {
        others
    } else {
        let (wanted, usual) = if let Some(visitor) = visitor {
            (vec![visitor], Vec::new())
        } else {
            let wanted: Option<Vec<_>> = step.goal.iter().map(Goal::squares).collect();
            (wanted?.concat(), usual.squares())
        };
        let last = facts.touched().last()?;
        let is_wrong = !wanted.contains(&last) && !usual.contains(&last);
        let is_about_squares = !wanted.is_empty();
        (is_left_alone && is_about_squares && is_wrong).then_some(last)?
    };
    let position = facts.table.game().position();
    let piece = position.board().piece_at(square)?;
    Some(Reply::OtherPiece(piece, square))
}

/// A piece of the other player's on which the learner has laid fingers, though no move can capture it and the step is not
/// about touching such pieces.
fn touched_in_vain(step: &LessonStep, facts: StepFacts<'_>, usual: &UsualWay) -> Option<Square> {
    let last = touched(facts.last_act()?)?;
    let position = facts.table.game().position();
    let is_own = |square: Square| {
        let piece = position.board().piece_at(square);
        piece.is_none_or(|piece| piece.color == facts.learner)
    };
    let is_about_own = step.kind != StepKind::Mistake && usual.squares().into_iter().all(is_own);
    let captures = |mv: &Move| mv.is_capture() && mv.to() == last;
    let is_captured = position.legal_moves().iter().any(captures);
    let is_wanted = step
        .goal
        .iter()
        .filter_map(Goal::squares)
        .flatten()
        .any(|it| it == last);
    let has_the_move = position.turn() == facts.learner;
    (is_about_own && has_the_move && !is_own(last) && !is_captured && !is_wanted).then_some(last)
}

/// Words, or something else beside the board, that neither the usual way nor a foreseen try knows.
fn not_asked(step: &LessonStep, facts: StepFacts<'_>, usual: &UsualWay) -> Option<Reply> {
    let entry = facts.entries.last()?;
    let act = facts.last_act()?;
    let foreseen = step.wrong.iter().flat_map(|wrong| &wrong.acts);
    let mut foreseen = foreseen.filter_map(Event::player_act);
    let is_known = usual.does_such(act) || foreseen.any(|it| is_same_kind(it, act));
    let is_asked = is_known && !is_written_again(step, facts, usual, act)
        || !is_beside_the_board(&entry.event.deed);
    (!is_asked).then(|| Reply::NotAsked(entry.event.deed.clone()))
}

/// Whether that was written more often, since something was crossed out, than any known way writes it.
fn is_written_again(
    step: &LessonStep,
    facts: StepFacts<'_>,
    usual: &UsualWay,
    act: &PlayerAct,
) -> bool {
    let own: Vec<&PlayerAct> = facts.own_acts().collect();
    let struck = own.iter().rposition(|it| **it == PlayerAct::Strike);
    let since = struck.filter(|_| *act != PlayerAct::Strike).unwrap_or(0);
    let written = own[since..].iter().filter(|it| **it == act).count();
    let usually = usual.deeds.iter().filter_map(act_of);
    let usually = usually.filter(|it| *it == act).count();
    let foreseen = step.wrong.iter().map(|wrong| {
        let acts = wrong.acts.iter().filter_map(Event::player_act);
        acts.filter(|it| *it == act).count()
    });
    let known = foreseen.chain([usually, 1]).max();
    act.kind().channel == Channel::Pen && known.is_some_and(|known| written > known)
}

/// A press from which nothing of what the step asks for followed.
fn pressed_in_vain(step: &LessonStep, facts: StepFacts<'_>, usual: &UsualWay) -> Option<Reply> {
    let PlayerAct::Press = facts.last_act()? else {
        return None;
    };
    let lets_go = |act: &PlayerAct| matches!(act, PlayerAct::Release(_));
    if !usual.does_such(&PlayerAct::Press) {
        let press = Deed::Player(facts.learner, PlayerAct::Press);
        return Some(Reply::NotAsked(press));
    }
    let is_moved = facts.own_acts().any(lets_go);
    if usual.does(lets_go) && !is_moved {
        return Some(Reply::NotMoved);
    }
    (!makes_the_move(step, facts)).then_some(Reply::Elsewhere)
}

/// Whether a deed is neither done with a hand on the pieces nor a press.
pub(super) fn is_beside_the_board(deed: &Deed) -> bool {
    match deed {
        Deed::Player(_, PlayerAct::Press | PlayerAct::EndAdjusting) | Deed::Flag(_) => false,
        Deed::Player(_, act) => match act.kind().channel {
            Channel::Clock | Channel::Pen | Channel::Voice | Channel::Presence => true,
            Channel::Hand | Channel::Manner | Channel::WholeMove => false,
        },
        Deed::Common(..) | Deed::Arbiter(_) => true,
    }
}

/// Whether a deed is neither done by moving pieces nor a press.
pub(super) fn is_done_with_a_button(deed: &Deed) -> bool {
    let is_manner = |act: &PlayerAct| act.kind().channel == Channel::Manner;
    is_beside_the_board(deed) || matches!(deed, Deed::Player(_, act) if is_manner(act))
}
