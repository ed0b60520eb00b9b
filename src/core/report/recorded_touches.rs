//! Which piece was touched or brushed, by whose hand, and for how long.

use std::time::Duration;

use super::recorded_findings::touched_square;
use super::recorded_game::RecordedGame;
use crate::chess::{Role, Square};
use crate::laws::PlayerAct;
use crate::record::Entry;
use crate::record::narrative::NarratedEntry;

/// A touch that was shorter than this has no length worth telling.
const SHORTEST: Duration = Duration::from_millis(100);

/// The square whose piece was touched there: by a hand on it, or by taking an own piece off the board, as the king that waits
/// beside it in castling. A pawn that is exchanged was touched before.
pub fn touched_at(entry: &Entry, held: &NarratedEntry) -> Option<Square> {
    let act = entry.event.player_act()?;
    let is_own_piece = |square: &Square| {
        let piece = held.board.piece_at(*square)?;
        Some(Some(piece.color) == entry.event.player() && piece.role != Role::Pawn)
    };
    let taken_off = || {
        let PlayerAct::Remove(square) = act else {
            return None;
        };
        Some(*square).filter(|square| is_own_piece(square) == Some(true))
    };
    touched_square(act).or_else(taken_off)
}

/// The piece that was touched, or straightened by whoever had said so, unless the line before has told it.
pub fn touched(game: &RecordedGame<'_>, index: usize, held: &NarratedEntry) -> Option<String> {
    let act = |entry: &Entry| entry.event.player_act().cloned();
    let square = touched_at(&game.log[index], held)?;
    let is_told = index > 0 && act(&game.log[index - 1]) == Some(PlayerAct::Touch(square));
    let piece = held.board.piece_at(square).filter(|_| !is_told)?;
    let args = [("role", piece.role.into()), ("square", square.into())];
    if held.is_adjusting && !is_carried_off(&game.log[index..], square) {
        return Some(game.words.tr_args("record-adjusted", &args));
    }
    let id = match act(&game.log[index]) {
        Some(PlayerAct::Brush(_)) => "record-brushed",
        Some(PlayerAct::Graze(_)) => "record-touched-in-doubt",
        _ => "record-touched",
    };
    let told = game.words.tr_args(id, &args);
    let Some(lasted) = touch_lasted(&game.log[index..]) else {
        return Some(told);
    };
    let tenths = lasted.as_millis() / 100;
    let args = [
        ("whole", number(tenths / 10).into()),
        ("tenths", number(tenths % 10).into()),
    ];
    let lasted = game.words.tr_args("record-touched-for", &args);
    Some(format!("{told} · {lasted}"))
}

/// Whether the piece that the first of these touched on that square was carried to another: that was no straightening.
fn is_carried_off(log: &[Entry], square: Square) -> bool {
    let player = log.first().and_then(|entry| entry.event.player());
    let own = log.iter().filter(|it| it.event.player() == player);
    let acts = own.skip(1).filter_map(|entry| entry.event.player_act());
    let mut ends = acts.filter(|act| {
        matches!(
            act,
            PlayerAct::Set(_)
                | PlayerAct::Release(_)
                | PlayerAct::LetGo
                | PlayerAct::PutBack
                | PlayerAct::Touch(_)
                | PlayerAct::EndAdjusting
                | PlayerAct::Press
        )
    });
    matches!(ends.next(), Some(PlayerAct::Set(to) | PlayerAct::Release(to)) if *to != square)
}

fn number(count: u128) -> u32 {
    u32::try_from(count).unwrap_or(u32::MAX)
}

/// How long the fingers were on the piece that the first of these touched, if it is known when they left it.
fn touch_lasted(log: &[Entry]) -> Option<Duration> {
    let (first, later) = log.split_first()?;
    let is_held = matches!(
        first.event.player_act()?,
        PlayerAct::Touch(_) | PlayerAct::Lift(_)
    );
    let player = first.event.player().filter(|_| is_held)?;
    let mut own = later.iter().filter(|it| it.event.player() == Some(player));
    let ended = own.find(|entry| {
        matches!(
            entry.event.player_act(),
            Some(
                PlayerAct::LetGo
                    | PlayerAct::Release(_)
                    | PlayerAct::PutBack
                    | PlayerAct::Touch(_)
                    | PlayerAct::Press
            )
        )
    })?;
    let is_let_go = matches!(
        ended.event.player_act(),
        Some(PlayerAct::LetGo | PlayerAct::Release(_) | PlayerAct::PutBack)
    );
    let lasted = ended
        .event
        .at
        .since_start()
        .checked_sub(first.event.at.since_start())?;
    (is_let_go && lasted >= SHORTEST).then_some(lasted)
}
