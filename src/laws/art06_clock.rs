//! Article 6: the chess clock.

use super::case::Case;
use super::concordance::Rule;
use super::event::Act;
use super::guide_3_quickplay::verdict_first;
use super::mating::Knowledge;
use super::notice::Notice;
use super::outcome::Outcome;
use super::question::Question;
use super::ruling::{Consequence, Ruling};
use crate::chess::Color;

pub(super) fn consult(case: Case<'_>, rulings: &mut Vec<Ruling>) {
    if !case.is_playing() {
        return;
    }
    rulings.extend(press(case)); // 6.2.1
    rulings.extend(start(case)); // 6.6
    rulings.extend(flag(case)); // 6.8, 6.9
    rulings.extend(flag_question_answered(case)); // 6.9
    rulings.extend(interruption(case)); // 6.11.1
    rulings.extend(player_stops(case)); // 6.11.2
}

/// Art. 6.2.1 — pressing the clock completes the move that was made.
///
/// The press may come after the opponent's reply (6.2.2): having the move is not having one's clock run.
fn press(case: Case<'_>) -> Option<Ruling> {
    let player = case.player().filter(|_| case.event.act == Act::Press)?;
    let made = case.table.game().uncompleted(player)?;
    (!case
        .consequences()
        .any(|consequence| matches!(consequence, Consequence::Reinstate)))
    .then(|| {
        Ruling::on(
            player,
            Rule::PressCompletes,
            [Consequence::Completed(made.mv)],
        )
    })
}

/// Art. 6.6 — the game begins with the clock of the player who has the move.
fn start(case: Case<'_>) -> Option<Ruling> {
    (case.event.act == Act::Start).then(|| {
        Ruling::of(
            Rule::StartWhiteClock,
            [Consequence::StartClock(case.table.game().has_the_move())],
        )
    })
}

/// Art. 6.8, 6.9 — a fallen flag.
///
/// In a watched game the arbiter sees it at once. It loses, unless the opponent could never mate.
fn flag(case: Case<'_>) -> Option<Ruling> {
    let Act::Flag(player) = case.event.act else {
        return None;
    };
    case.terms.is_watched().then(|| fallen(case, player))
}

/// What a fallen flag that counts as fallen leads to (6.9), unless a verdict has to be given first (III.5.2).
pub(super) fn fallen(case: Case<'_>, player: Color) -> Ruling {
    verdict_first(case, player).unwrap_or_else(|| lost_on_time(case, player))
}

/// What a fallen flag leads to by itself (6.9).
pub(super) fn lost_on_time(case: Case<'_>, player: Color) -> Ruling {
    let opponent = !player;
    let flag = Consequence::Flag(player);
    match case.can_mate(opponent) {
        Knowledge::Yes => Ruling::on(
            player,
            Rule::FlagLoss,
            [flag, Consequence::Over(Outcome::win(opponent))],
        ),
        Knowledge::Never => Ruling::on(
            player,
            Rule::FlagDraw,
            [flag, Consequence::Over(Outcome::DRAW)],
        ),
        Knowledge::Open => Ruling::on(
            player,
            Rule::FlagLoss,
            [
                flag,
                Consequence::StopClocks,
                Consequence::AskArbiter(Question::CanMate(opponent)),
            ],
        ),
    }
}

/// Art. 6.9 — it has been established whether the opponent of the player whose flag fell could still mate.
fn flag_question_answered(case: Case<'_>) -> Option<Ruling> {
    let (winner, can) = case.mating_answer(Rule::FlagLoss)?;
    Some(if can {
        Ruling::on(
            !winner,
            Rule::FlagLoss,
            [Consequence::Over(Outcome::win(winner))],
        )
    } else {
        Ruling::on(!winner, Rule::FlagDraw, [Consequence::Over(Outcome::DRAW)])
    })
}

/// Art. 6.11.1, 6.11.3 — the arbiter stops the clocks, corrects them, and lets them run again.
pub(super) fn interruption(case: Case<'_>) -> Option<Ruling> {
    let ruling = |rule, consequences: Vec<Consequence>| Some(Ruling::of(rule, consequences));
    if case.event.by != super::event::By::Arbiter {
        return None;
    }
    match case.event.act {
        Act::Stop => ruling(Rule::ArbiterInterrupts, vec![Consequence::StopClocks]),
        Act::Resume if !has_been_taken_up(case) => ruling(
            Rule::ArbiterInterrupts,
            vec![Consequence::StartClock(whose_clock_runs(case))],
        ),
        Act::StartClock(color) => ruling(
            Rule::ArbiterInterrupts,
            vec![Consequence::StartClock(color)],
        ),
        Act::AddTime(color, time) => {
            ruling(Rule::TimesAfterRestore, vec![Consequence::Add(color, time)])
        }
        Act::SetTimes(white, black) => ruling(
            Rule::TimesAfterRestore,
            vec![
                Consequence::Set(Color::White, white),
                Consequence::Set(Color::Black, black),
            ],
        ),
        Act::SetMoveCounter(white, black) => ruling(
            Rule::TimesAfterRestore,
            vec![Consequence::Counters(white, black)],
        ),
        _ => None,
    }
}

/// Guideline I.12.1 — an adjourned game is taken up again by this very act, and whose clock runs is ruled there.
fn has_been_taken_up(case: Case<'_>) -> bool {
    case.consequences()
        .any(|consequence| *consequence == Consequence::Resumed)
}

/// Whose clock runs when play goes on: that of the player who has not completed his move, else of him who has it.
pub(super) fn whose_clock_runs(case: Case<'_>) -> Color {
    let game = case.table.game();
    let on_move = game.has_the_move();
    if game.uncompleted(!on_move).is_some() {
        !on_move
    } else {
        on_move
    }
}

/// Art. 6.11.2 — a claim or a request that needs the arbiter is reason enough for having stopped the clocks.
pub(super) fn justified_stop(case: Case<'_>, player: Color) -> Option<Ruling> {
    let questions = case.table.questions();
    let is_asked = questions
        .iter()
        .any(|(asks, _)| *asks == Rule::PlayerMayStop);
    is_asked.then(|| Ruling::on(player, Rule::PlayerMayStop, [Consequence::ClaimUpheld]))
}

/// Art. 6.11.2 — a player may stop the clocks only to fetch the arbiter; he says why, the arbiter judges.
fn player_stops(case: Case<'_>) -> Option<Ruling> {
    let player = case
        .player()
        .filter(|_| case.event.act == Act::StopClocks)?;
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
