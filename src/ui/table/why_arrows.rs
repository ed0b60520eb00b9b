//! Arrows that show on the board why a move is refused or was ruled illegal: from the piece that gives check to the king,
//! or to whatever stands in the way.

use eframe::egui::{Painter, Stroke, Ui, vec2};

use super::move_progress::is_unsettled;
use super::ruling_lifetime::standing_rulings;
use crate::kit::board_geometry::{BoardGeometry, ring};
use crate::kit::drawn_marks::arrow;
use crate::kit::theme::BoardColors;
use crate::view::frame_view::View;
use crate::view::settings::AssistLevel;
use jadoube_core::chess::illegal_reason::{CastlingObstacle, IllegalReason, illegal_reason};
use jadoube_core::chess::{Bitboard, Position, Square};
use jadoube_core::hands::PreventedMove;
use jadoube_core::laws::{Consequence, PlayerAct, Rule};

/// How large the disc with the cross is in which a refused move ends, and the cross in it, in sides of a square.
const DISC: f32 = 0.15;
const CROSS: f32 = 0.06;

/// How far the arms of a hollow cross reach, in sides of a square, and how faint it is.
const HOLLOW: f32 = 0.2;
const FAINT: f32 = 0.75;

/// Paints what shows why a move is refused or was ruled illegal, `stopped` being the move that a teacher has stopped; in a
/// tournament nothing. The square on which an illegal move stands has a ring and a cross, that of a stopped one a faint cross.
pub fn why_not(
    ui: &Ui,
    view: &View<'_>,
    place: BoardGeometry,
    colors: &BoardColors,
    stopped: Option<PreventedMove>,
) {
    if view.settings.play.assist == AssistLevel::Tournament || !view.is_playing() {
        return;
    }
    let painter = ui.painter_at(place.board);
    let refused = match (stopped, view.table().turn().released()) {
        (Some(stopped), _) => Some((stopped.from, stopped.to)),
        (None, [released]) if is_unsettled(view) => Some((released.from, released.to)),
        (None, _) => None,
    };
    for why in why_arrows(view, refused) {
        arrow(&painter, place, (colors.why, colors.arrow_edge), why);
    }
    match (stopped, refused) {
        (Some(stopped), _) => hollow(&painter, place, colors, stopped.to),
        (None, Some((_, to))) => crossed(&painter, place, colors, to),
        (None, None) => {}
    }
}

/// A faint cross on the square to which a move was stopped: nothing stands there.
fn hollow(painter: &Painter, place: BoardGeometry, colors: &BoardColors, square: Square) {
    let ink = colors.why.gamma_multiply(FAINT);
    let line = Stroke::new(place.side * 0.05, ink);
    let center = place.rect(square).center();
    for slope in [1.0, -1.0] {
        let arm = vec2(HOLLOW, HOLLOW * slope) * place.side;
        painter.line_segment([center - arm, center + arm], line);
    }
}

/// A ring around a square, and a cross in its corner.
fn crossed(painter: &Painter, place: BoardGeometry, colors: &BoardColors, square: Square) {
    let (rect, side) = (place.rect(square), place.side);
    ring(painter, rect, colors.why, side * 0.06);
    let center = rect.left_bottom() + vec2(DISC + 0.04, -(DISC + 0.04)) * side;
    painter.circle_filled(center, (DISC + 0.03) * side, colors.arrow_edge);
    painter.circle_filled(center, DISC * side, colors.why);
    let line = Stroke::new(side * 0.04, colors.arrow_edge);
    for slope in [1.0, -1.0] {
        let arm = vec2(CROSS, CROSS * slope) * side;
        painter.line_segment([center - arm, center + arm], line);
    }
}

/// The arrows that are to be drawn now, by the move that is refused or by the newest ruling.
fn why_arrows(view: &View<'_>, refused: Option<(Square, Square)>) -> Vec<(Square, Square)> {
    let position = view.table().game().position();
    if let Some((from, to)) = refused {
        let found = illegal_reason(position, from, to, None);
        return found.map_or_else(Vec::new, |found| arrows(position, found, (from, to)));
    }
    let newest = standing_rulings(view).first().map(|it| it.index);
    // A lesson has shown them in the step before.
    let newest = newest.filter(|_| !view.puts_right());
    newest.map_or_else(Vec::new, |newest| arrows_of_ruling(view, newest))
}

/// The arrows that show why what was ruled on at that place of the log was illegal.
pub fn arrows_of_ruling(view: &View<'_>, newest: usize) -> Vec<(Square, Square)> {
    let position = view.table().game().position();
    for (from, to) in carried_illegally(view, newest) {
        let found = illegal_reason(position, from, to, None);
        let arrows = found.map_or_else(Vec::new, |found| arrows(position, found, (from, to)));
        if !arrows.is_empty() {
            return arrows;
        }
    }
    let mut rulings = view.log[newest].rulings.iter();
    if rulings.any(|it| [Rule::NoSelfCheck, Rule::CheckDef].contains(&it.rule)) {
        to_the_king(position, position.checkers())
    } else {
        Vec::new()
    }
}

/// From where to where pieces were carried in the illegal move that was ruled on at that place of the log, in their order,
/// if its player has the move again in the position before it.
pub fn carried_illegally(view: &View<'_>, index: usize) -> Vec<(Square, Square)> {
    let (before, from) = view.log.split_at(index);
    let ruled = from.first().and_then(|entry| {
        let mut consequences = entry.consequences();
        let player = consequences
            .any(Consequence::is_charge)
            .then(|| entry.event.player());
        player.flatten()
    });
    let Some(player) = ruled.filter(|player| view.table().game().has_the_move() == *player) else {
        return Vec::new();
    };
    let of_the_player = before.iter().rev().filter_map(|entry| {
        let is_theirs = entry.event.player() == Some(player);
        entry.event.player_act().filter(|_| is_theirs)
    });
    let mut acts: Vec<&PlayerAct> = of_the_player
        .take_while(|act| **act != PlayerAct::Press)
        .collect();
    acts.reverse();
    let mut lifted = None;
    let mut carried = Vec::new();
    for act in acts {
        if let PlayerAct::Lift(from) = *act {
            lifted = Some(from);
        } else if let PlayerAct::Release(to) = *act {
            carried.extend(lifted.take().map(|from| (from, to)));
        }
    }
    carried
}

fn arrows(
    position: &impl Position,
    found: IllegalReason,
    (from, to): (Square, Square),
) -> Vec<(Square, Square)> {
    let aimed =
        |attackers: Bitboard, at: Square| attackers.into_iter().map(|it| (it, at)).collect();
    match found {
        IllegalReason::KingIntoAttack { attackers } => aimed(attackers, to),
        IllegalReason::StaysInCheck { attackers }
        | IllegalReason::ExposesKing { attackers }
        | IllegalReason::Castling(_, CastlingObstacle::InCheck { attackers }) => {
            to_the_king(position, attackers)
        }
        IllegalReason::Castling(_, CastlingObstacle::PassesAttack { over, attackers }) => {
            aimed(attackers, over)
        }
        IllegalReason::Castling(_, CastlingObstacle::ArrivesInAttack { attackers }) => {
            aimed(attackers, to)
        }
        IllegalReason::Jumps { over, .. }
        | IllegalReason::PawnBlocked { by: over }
        | IllegalReason::PawnTwoSquaresBlocked { by: over }
        | IllegalReason::Castling(_, CastlingObstacle::PieceBetween(over)) => vec![(from, over)],
        IllegalReason::NoPiece
        | IllegalReason::NoMove
        | IllegalReason::NotYours(_)
        | IllegalReason::OwnPieceThere(_)
        | IllegalReason::NotItsWay(_)
        | IllegalReason::PawnTwoSquaresLater
        | IllegalReason::PawnBackwards
        | IllegalReason::PawnCapturesNothing
        | IllegalReason::EnPassantNotNow { .. }
        | IllegalReason::PromotionMissing
        | IllegalReason::PromotionTo(_)
        | IllegalReason::PromotionOutOfPlace
        | IllegalReason::CapturesKing
        | IllegalReason::Castling(
            _,
            CastlingObstacle::RightLost | CastlingObstacle::NotItsSquare,
        ) => Vec::new(),
    }
}

/// From each of those pieces to the king that is in check, or would be.
fn to_the_king(position: &impl Position, attackers: Bitboard) -> Vec<(Square, Square)> {
    let king = position.board().king_of(position.turn());
    let to = |king| attackers.into_iter().map(move |it| (it, king));
    king.into_iter().flat_map(to).collect()
}
