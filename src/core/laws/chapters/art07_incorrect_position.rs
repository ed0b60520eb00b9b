//! Articles 7.2–7.4 and 7.6: what is found wrong with the array, the board, the colours and where the pieces stand.

use crate::chess::Color;
use crate::clock::Pressed;
use crate::laws::answers::{Consequence, Notice, Ruling};
use crate::laws::common::clocks_stopped::justified_stop;
use crate::laws::common::illegal_move_found_late::{gains_taken_back, times_asked};
use crate::laws::common::illegal_move_penalty::increment_taken_back;
use crate::laws::editions::{ColorsReversed, Rule};
use crate::laws::facts::moves_on_board::is_moved_on;
use crate::laws::facts::unsupervised_play::is_too_late_for_the_set_up;
use crate::laws::facts::{ArbiterAct, Case, CommonAct, Duty, PlayerAct, Ply};

pub(super) fn consult(case: Case<'_>, rulings: &mut Vec<Ruling>) {
    if !case.is_playing() {
        rulings.extend(found_too_late(case)); // 7.2, 7.3
        return;
    }
    if !is_too_late_for_the_set_up(case) {
        rulings.extend(wrong_array(case)); // 7.2.1
        rulings.extend(board_turned(case)); // 7.2.2
    }
    rulings.extend(colors_reversed(case)); // 7.3
    rulings.extend(annulled(case)); // 7.2.1, 7.3
    rulings.extend(knocked_over(case)); // 7.4.1
    rulings.extend(put_back(case)); // 7.4.1
    rulings.extend(pressed_in_disorder(case)); // 7.4.1, 4.7
    rulings.extend(made_in_disorder(case)); // 7.6
    rulings.extend(answered_out_of_turn(case)); // 7.6
    rulings.extend(pressed_before_put_right(case)); // 7.4.1
    rulings.extend(pressed_against_who_displaced(case)); // 7.4.1
    rulings.extend(found_displaced(case)); // 7.6
    if !rulings.iter().any(finds_nothing) {
        rulings.extend(reason_for_stopping(case)); // 7.4.2, 6.11.2
    }
}

/// Art. 7.2.1 — the pieces were set up wrongly: the game is cancelled and a new one played.
fn wrong_array(case: Case<'_>) -> Option<Ruling> {
    (case.event.common_act() == Some(CommonAct::FindWrongArray))
        .then(|| Ruling::of(Rule::WrongInitialPosition, [Consequence::Annulled]))
}

/// Whether a ruling says that there was nothing to find.
fn finds_nothing(ruling: &Ruling) -> bool {
    let nothing = Consequence::Notice(Notice::NothingThere);
    ruling.consequences.contains(&nothing)
}

/// Art. 7.4.2, 6.11.2 — what a player finds wrong on the board is reason enough for having stopped the clocks.
fn reason_for_stopping(case: Case<'_>) -> Option<Ruling> {
    let player = case.player()?;
    matches!(
        case.event.common_act(),
        Some(CommonAct::FindDisplaced | CommonAct::FindBoardTurned | CommonAct::FindColorsReversed)
    )
    .then(|| justified_stop(case, player))
    .flatten()
}

/// Art. 7.2.2 — only the board lies wrongly: the position is transferred, and the game goes on.
fn board_turned(case: Case<'_>) -> Option<Ruling> {
    (case.event.common_act() == Some(CommonAct::FindBoardTurned)).then(|| {
        let notice = Consequence::Notice(Notice::TurnBoard);
        Ruling::of(Rule::BoardMisplaced, [notice])
    })
}

/// Art. 7.3 — the players have each other's colours.
///
/// From July 2017 the game is stopped and a new one played while not both have made ten moves. Before, it goes on unless
/// the arbiter rules otherwise, for which there is [`ArbiterAct::Annul`]. It is about how this game was begun, so moves taken
/// over from elsewhere do not count.
fn colors_reversed(case: Case<'_>) -> Option<Ruling> {
    if case.event.common_act() != Some(CommonAct::FindColorsReversed) {
        return None;
    }
    let game = case.table.game();
    let made_by_both = game
        .made_here(Color::White)
        .min(game.made_here(Color::Black));
    let consequence = match case.provisions().colors_reversed {
        ColorsReversed::RestartBefore(moves) if made_by_both < moves as usize => {
            Consequence::Annulled
        }
        ColorsReversed::RestartBefore(_) | ColorsReversed::Continue => {
            Consequence::Notice(Notice::GoesOn)
        }
    };
    Some(Ruling::of(Rule::ColoursReversed, [consequence]))
}

/// Art. 7.2.1, 7.3 — the arbiter annuls the game: because it was begun with colours reversed, if that was found, else
/// because it did not begin as it should.
fn annulled(case: Case<'_>) -> Option<Ruling> {
    if !case.arbiter_does(&ArbiterAct::Annul) {
        return None;
    }
    let rule = if case.table.colors_found_reversed() {
        Rule::ColoursReversed
    } else {
        Rule::WrongInitialPosition
    };
    Some(Ruling::of(rule, [Consequence::Annulled]))
}

/// Art. 7.2, 7.3 — a game that has ended stands, whatever is found afterwards.
fn found_too_late(case: Case<'_>) -> Option<Ruling> {
    let rule = match case.event.common_act()? {
        CommonAct::FindWrongArray => Rule::WrongInitialPosition,
        CommonAct::FindBoardTurned => Rule::BoardMisplaced,
        CommonAct::FindColorsReversed => Rule::ColoursReversed,
        _ => return None,
    };
    let notice = Consequence::Notice(Notice::GameOver);
    Some(Ruling::of(rule, [notice]))
}

/// Art. 7.4.1 — who knocks pieces over puts them right on their own time; so where the opponent's clock runs, their own does
/// instead, if somebody is there to see to it.
fn knocked_over(case: Case<'_>) -> Option<Ruling> {
    let knocks_over = matches!(
        case.event.common_act(),
        Some(CommonAct::Displace(..) | CommonAct::KnockOver)
    );
    if !knocks_over || !case.table.is_displaced() {
        return None;
    }
    let notice = Consequence::Notice(Notice::Displaced);
    let Some(player) = case.player() else {
        return Some(Ruling::of(Rule::PiecesFoundDisplaced, [notice]));
    };
    let mut consequences = vec![notice];
    if running(case) == Some(!player) && case.terms.is_watched() {
        consequences.push(Consequence::StartClock(player));
    }
    Some(Ruling::on(player, Rule::DisplacedPieces, consequences))
}

/// Art. 7.4.1 — everything stands in its place again, and the clock runs as it should.
fn put_back(case: Case<'_>) -> Option<Ruling> {
    let table = case.table;
    let is_done = table.puts_right() && !table.is_displaced();
    let should_run = table.runs_once_put_right()?;
    (is_done && running(case) == Some(!should_run)).then(|| {
        let starts = Consequence::StartClock(should_run);
        Ruling::of(Rule::DisplacedPieces, [starts])
    })
}

fn running(case: Case<'_>) -> Option<Color> {
    case.table.clock().and_then(crate::clock::Clock::running)
}

/// Art. 7.4.1, 4.7 — a player presses after a made move, but pieces no longer stand as that move left them.
///
/// Whoever knocked them over puts them right on their own time: the move is completed, and their clock runs again. What
/// nobody knows of, or the opponent did, stays until it is found (7.6); the piece of the move itself goes back.
fn pressed_in_disorder(case: Case<'_>) -> Option<Ruling> {
    let player = case.player_does(&PlayerAct::Press)?;
    let table = case.table;
    let made = table.game().uncompleted(player).is_some();
    let in_disorder = table.is_displaced() || !table.is_in_order();
    if !made || case.has_the_move(player) || !in_disorder {
        return None;
    }
    let is_moving = !table.hand(!player).is_idle();
    let is_replying = is_moving || table.turn().touches().next().is_some();
    let goes_back = if is_moved_on(case, player) {
        Some(Rule::ReleasedStays)
    } else {
        table
            .is_moved_out_of_turn()
            .then_some(Rule::PiecesFoundDisplaced)
    };
    if let Some(rule) = goes_back {
        let is_free = !is_replying && case.obligation().duty == Duty::None;
        return is_free.then(|| {
            if rule == Rule::ReleasedStays {
                Ruling::on(player, rule, [Consequence::TakeBack])
            } else {
                // It was the opponent who moved out of turn.
                Ruling::of(rule, [Consequence::PutBack])
            }
        });
    }
    // What the opponent touched meanwhile sets nothing up.
    let is_answered = is_moving || !table.turn().released().is_empty();
    let is_theirs = table.who_displaced() == Some(player) && !is_answered;
    (is_theirs && case.terms.is_watched()).then(|| {
        let mut consequences = vec![Consequence::Notice(Notice::Displaced)];
        let switched = running(case) == Some(!player);
        consequences.extend(switched.then_some(Consequence::StartClock(player)));
        Ruling::on(player, Rule::DisplacedPieces, consequences)
    })
}

/// Art. 7.6 — without a clock no press brings it to light that the opponent moved out of turn: once the move is made, what they
/// moved goes back, and they reply.
fn made_in_disorder(case: Case<'_>) -> Option<Ruling> {
    let (table, player) = (case.table, case.player()?);
    case.move_made()?;
    let is_theirs = table.is_moved_out_of_turn_by(!player) && table.hand(!player).is_idle();
    (is_theirs && table.clock().is_none())
        .then(|| Ruling::of(Rule::PiecesFoundDisplaced, [Consequence::PutBack]))
}

/// Art. 7.6 — a player captures what the opponent had moved out of turn, which no legal move does, and presses: the position
/// before both is put back, and whoever answered is neither charged nor bound.
fn answered_out_of_turn(case: Case<'_>) -> Vec<Ruling> {
    let Some(player) = case.player_does(&PlayerAct::Press) else {
        return Vec::new();
    };
    if !case.answers_a_move_out_of_turn(player) {
        return Vec::new();
    }
    let put_back = Ruling::of(Rule::PiecesFoundDisplaced, [Consequence::Reinstate]);
    let mut rulings = vec![put_back];
    rulings.extend(increment_taken_back(case, player));
    rulings
}

/// Art. 7.4.1 — whoever has knocked pieces over presses on the time on which they put them right, and they are not right yet:
/// the press belongs to no move, so it gives nothing, and their clock runs on.
fn pressed_before_put_right(case: Case<'_>) -> Option<Ruling> {
    let player = case.player_does(&PlayerAct::Press)?;
    let table = case.table;
    let switched = matches!(table.pressed(), Some(Pressed::Switched { .. }));
    let is_theirs = table.who_displaced() == Some(player) && !table.is_moved_out_of_turn();
    let has_no_move = !case.has_the_move(player) && table.game().uncompleted(player).is_none();
    if !switched || !is_theirs || !has_no_move || !case.terms.is_watched() {
        return None;
    }
    let mut consequences = vec![
        Consequence::Notice(Notice::Displaced),
        Consequence::PressTakenBack(player),
    ];
    consequences.extend(gain_taken_back(case, player));
    Some(Ruling::on(player, Rule::DisplacedPieces, consequences))
}

/// Art. 7.4.1 — where nobody sees to it, a player whose opponent knocked pieces over gives them their own time to put them
/// right in, by a press that belongs to no move.
fn pressed_against_who_displaced(case: Case<'_>) -> Option<Ruling> {
    let player = case.player_does(&PlayerAct::Press)?;
    let switched = matches!(case.table.pressed(), Some(Pressed::Switched { .. }));
    if case.terms.is_watched() || !switched || !case.table.gives_time_to_put_right(player) {
        return None;
    }
    let mut consequences = vec![
        Consequence::Notice(Notice::Displaced),
        Consequence::PressTakenBack(player),
    ];
    consequences.extend(gain_taken_back(case, player));
    consequences.push(Consequence::StartClock(!player));
    Some(Ruling::on(!player, Rule::DisplacedPieces, consequences))
}

/// The increment that a press gave, to be taken back.
fn gain_taken_back(case: Case<'_>, player: Color) -> Option<Consequence> {
    let gain = case.table.clock()?.last_gain(player)?.increment();
    (!gain.is_zero()).then_some(Consequence::Take(player, gain))
}

/// Art. 7.6 — pieces are found off their squares: the position before that is put back, so moves made since then fall, and
/// nobody is charged with anything. Where nobody can say what the clocks should show, the presses that fall lose what they gave,
/// as they do after an illegal move.
fn found_displaced(case: Case<'_>) -> Vec<Ruling> {
    if case.event.common_act() != Some(CommonAct::FindDisplaced) {
        return Vec::new();
    }
    let since = case
        .table
        .displaced_since()
        .filter(|since| is_played_on_since(case, *since));
    let consequence = match since {
        Some(since) => Consequence::ReinstateAt(u32::try_from(since).unwrap_or(u32::MAX)),
        None if case.table.is_displaced() || !case.table.is_in_order() => Consequence::PutBack,
        None => Consequence::Notice(Notice::NothingThere),
    };
    let mut rulings = vec![Ruling::of(Rule::PiecesFoundDisplaced, [consequence])];
    if let Some(since) = since {
        let asked = times_asked(case, Rule::TimesAfterRestore);
        let undone: Vec<&Ply> = case.table.game().plies().iter().skip(since).collect();
        if let (None, Some(first)) = (&asked, undone.first()) {
            rulings.extend(gains_taken_back(case, first.by, &undone));
        }
        rulings.extend(asked);
    }
    rulings
}

/// Whether moves were made in ignorance of what was displaced after `since` half-moves. Who was seen to knock it over is
/// putting it right (7.4), whatever they moved themselves; once the opponent has played on, it was forgotten.
fn is_played_on_since(case: Case<'_>, since: usize) -> bool {
    let seen = case
        .table
        .who_displaced()
        .filter(|_| case.terms.is_watched());
    let plies = case.table.game().plies().get(since..).unwrap_or_default();
    plies.iter().any(|ply| Some(ply.by) != seen)
}
