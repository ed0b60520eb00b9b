//! Article 8: the recording of the moves.
//!
//! Ruled on only where a player keeps score here: a sheet on which nothing was ever written is kept elsewhere, unless
//! it was announced that the players write at the screen. In
//! rapid and blitz nobody need record (A.2), so nothing is ruled there. The program itself keeps the whole game, as an
//! arbiter's assistant would (8.5.1); so a game need never be rebuilt on a second board (8.5.3), and how many moves were
//! made before a flag fell is never in doubt (8.6).

use std::time::Duration;

use crate::chess::Color;
use crate::laws::answers::{Consequence, Notice, Ruling};
use crate::laws::editions::{Pace, Rule};
use crate::laws::facts::{Case, Deed, EntryKind, PlayerAct, SheetEntry};

/// Below this time in a period nobody need record … (8.4)
const FIVE_MINUTES: Duration = Duration::from_mins(5);

/// … unless each move gives at least this much (8.4).
const THIRTY_SECONDS: Duration = Duration::from_secs(30);

pub(super) fn consult(case: Case<'_>, rulings: &mut Vec<Ruling>) {
    if !case.is_playing() || case.terms.play != Pace::Standard {
        return;
    }
    rulings.extend(entry(case)); // 8.1.1, 8.1.2, 8.1.5
    rulings.extend(moved_without_recording(case)); // 8.1.3, 8.4, 8.5.2
    rulings.extend(flag_has_fallen(case)); // 8.5.1, 8.5.2
}

/// Art. 8.1 — what was just written.
fn entry(case: Case<'_>) -> Vec<Ruling> {
    let Deed::Player(player, PlayerAct::Record(_)) = case.event.deed else {
        return Vec::new();
    };
    let sheet = case.table.recording().sheet(player);
    let Some(entry) = sheet.entries().last() else {
        return Vec::new();
    };
    let mut rulings = Vec::new();
    if sheet.entries().len() == 1 {
        rulings.extend(electronic(case, player));
    }
    let ruling = |rule, notice| Some(Ruling::on(player, rule, [Consequence::Notice(notice)]));
    rulings.extend(match entry.kind {
        EntryKind::Wrong(_) => ruling(Rule::MustRecord, Notice::WrongEntry),
        EntryKind::Illegible => ruling(Rule::MustRecord, Notice::IllegibleEntry),
        EntryKind::Ahead(_) if must_seal(case, player) => None,
        EntryKind::Ahead(_) => ruling(Rule::NoAdvanceWriting, Notice::WrittenInAdvance),
        EntryKind::Played(ply) if lacks_the_offer(case, entry, ply) => {
            ruling(Rule::RecordDrawOffer, Notice::MarkOffer)
        }
        EntryKind::Played(_) | EntryKind::TakenBack | EntryKind::Offer | EntryKind::Figures => None,
    });
    rulings
}

/// Art. 8.1.2 — whoever was asked to seal a move (I.1.1) writes it down before it is made.
fn must_seal(case: Case<'_>, player: Color) -> bool {
    case.table
        .adjournment()
        .is_some_and(|adjournment| adjournment.is_sealing(player))
}

/// Art. 8.1.1.2 — a certified electronic scoresheet may be used from 2023; before, the sheet is of paper.
fn electronic(case: Case<'_>, player: Color) -> Option<Ruling> {
    let announced = case.terms.regulations.electronic_scoresheets;
    (announced && !case.provisions().electronic_scoresheet).then(|| {
        let notice = Consequence::Notice(Notice::PaperOnly);
        Ruling::on(player, Rule::MustRecord, [notice])
    })
}

/// Art. 8.1.5, 9.1.2.2 — both players note an offer of a draw with the sign (=).
fn lacks_the_offer(case: Case<'_>, entry: &SheetEntry, ply: usize) -> bool {
    let plies = case.table.game().plies();
    plies.get(ply).is_some_and(|ply| ply.offered_draw) && !entry.offer
}

/// Art. 8.1.3 — a player may reply before recording, but records their own move before making the next.
///
/// With less than five minutes in a period and less than thirty seconds a move they need not (8.4); but once a flag has
/// fallen they complete their sheet before they move (8.5.2).
fn moved_without_recording(case: Case<'_>) -> Option<Ruling> {
    case.move_made()?;
    let player = case.player()?;
    let recording = case.table.recording();
    let sheet = recording.sheet(player);
    if !keeps_score(case, player) {
        return None;
    }
    let ruling = |rule, notice| Some(Ruling::on(player, rule, [Consequence::Notice(notice)]));
    if recording
        .flag_after()
        .is_some_and(|plies| sheet.complete_to() < plies)
    {
        return ruling(Rule::UpdateAfterFlag, Notice::UpdateScoresheet);
    }
    let plies = case.table.game().plies().len();
    let their_last = plies.checked_sub(3)?;
    if sheet.has_reached(their_last) {
        return None;
    }
    if !need_not_record(case, player) {
        return ruling(Rule::ReplyBeforeRecording, Notice::RecordFirst);
    }
    let is_first_missing = plies
        .checked_sub(5)
        .is_none_or(|ply| sheet.has_reached(ply));
    if is_first_missing {
        ruling(Rule::UnderFiveMinutes, Notice::NeedNotRecord)
    } else {
        None
    }
}

/// Whether a player's scoresheet is kept here: they have written on it, or it was announced.
fn keeps_score(case: Case<'_>, player: Color) -> bool {
    case.terms.regulations.own_score || case.table.recording().sheet(player).is_in_use()
}

/// Art. 8.4 — whether a player has once had less than five minutes in this period, and gains less than thirty seconds
/// by the move.
fn need_not_record(case: Case<'_>, player: Color) -> bool {
    let least = case.table.recording().least(player);
    let control = case.terms.control.as_ref();
    least.zip(control).is_some_and(|(least, control)| {
        let period = control[player].periods()[least.period];
        least.time < FIVE_MINUTES && period.method.per_move() < THIRTY_SECONDS
    })
}

/// Art. 8.5.1, 8.5.2 — a flag has fallen and the game goes on: whoever has not recorded completes their sheet, from the
/// opponent's if they like; if neither has, the arbiter first stops the clocks.
fn flag_has_fallen(case: Case<'_>) -> Option<Ruling> {
    case.flag()?;
    let plies = case.table.game().plies().len();
    let lags = |color: Color| {
        let sheet = case.table.recording().sheet(color);
        keeps_score(case, color) && sheet.complete_to() < plies
    };
    let notice = Consequence::Notice(Notice::UpdateScoresheet);
    match (lags(Color::White), lags(Color::Black)) {
        (true, true) => {
            let stops = case.terms.arbiter.can_be_asked();
            let mut consequences = vec![notice];
            consequences.extend(stops.then_some(Consequence::StopClocks));
            Some(Ruling::of(Rule::NeitherRecords, consequences))
        }
        (true, false) => Some(Ruling::on(Color::White, Rule::OneNotRecording, [notice])),
        (false, true) => Some(Ruling::on(Color::Black, Rule::OneNotRecording, [notice])),
        (false, false) => None,
    }
}
