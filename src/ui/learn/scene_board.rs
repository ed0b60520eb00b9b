//! The board of a scene: nobody lays hands on it but those that are shown, and who speaks has a bubble at their side.

use std::f32::consts::PI;

use eframe::egui::{
    CornerRadius, Id, Painter, Rect, Role as Part, Sense, Stroke, StrokeKind, Ui, WidgetInfo,
};

use super::act_words::Spoken;
use super::speech_bubbles::{KeptFree, bubbles};
use crate::kit::board_accessibility::{read_squares, spoken};
use crate::kit::board_geometry::{
    BoardGeometry, check, draw_owed_ring, ground, last_move, ring, touched,
};
use crate::kit::drawn_marks::arrow;
use crate::kit::piece_textures::Pieces;
use crate::kit::theme::BoardColors;
use crate::table::shown_hands::{paint_hands, shown_hands};
use crate::table::square_highlights::{board_colors, coordinates_beneath, in_check, squares_owed};
use crate::table::why_arrows::arrows_of_ruling;
use crate::view::frame_view::View;
use jadoube_core::chess::{Color, Role, Square};
use jadoube_core::hands::goals::{arrival, now_at};
use jadoube_core::laws::{CommonAct, Deed, Event};
use jadoube_core::learn::playback::PlayedActs;
use jadoube_core::record::Entry;

/// How far a piece that has fallen over is turned, in radians.
const FALLEN: f32 = 1.4;

/// What is shown on the board besides what stands there.
#[derive(Clone, Debug, Default)]
pub struct BoardExtras {
    pub spoken: Vec<Spoken>,
    /// Whether what was ruled may be seen: what is owed, and why a move was illegal.
    pub is_ruled: bool,
    /// The square on which a piece is put upside down.
    pub upside_down: Option<Square>,
    /// Squares that what is written beside the board names, so that no bubble covers them.
    pub named: Vec<Square>,
}

/// Shows the board on which `acts` are played in `rect`, a square whose side is eight times whole physical pixels, with the
/// hands that do them.
pub fn scene_board(
    ui: &mut Ui,
    view: &View<'_>,
    pieces: &mut Pieces,
    acts: &PlayedActs<'_>,
    rect: Rect,
    extras: &BoardExtras,
) {
    let place = BoardGeometry::of(rect, view.settings.views.turned);
    let colors = board_colors(view);
    let painter = ui.painter_at(rect.expand(1.0));
    squares(ui, view, place, &colors);
    let hands = shown_hands(view, place, acts, Color::ALL);
    marks(&painter, view, place, &colors, extras.is_ruled);
    let on: Vec<Square> = hands.iter().filter_map(|hand| hand.on).collect();
    for square in &on {
        touched(&painter, place, &colors, *square);
    }
    coordinates_beneath(&painter, view, place, &colors);
    let fallen = acts.last.and_then(knocked_over);
    for (square, piece) in view.table().board().clone() {
        let (set, rect) = (view.pieces(), place.rect(square));
        let is_upside_down = extras.upside_down == Some(square);
        if fallen == Some(square) {
            pieces.paint_tilted(ui, set, piece, rect, FALLEN);
        } else if is_upside_down && piece.role != Role::Pawn {
            pieces.paint_tilted(ui, set, piece, rect, PI);
        } else {
            pieces.paint_on(&painter, set, piece, rect);
        }
    }
    if extras.is_ruled {
        for way in reason_arrows(view) {
            arrow(&painter, place, (colors.why, colors.arrow_edge), way);
        }
    }
    paint_hands(ui, view, pieces, place, (&hands, acts));
    painter.rect_stroke(
        rect,
        CornerRadius::ZERO,
        Stroke::new(1.0, colors.edge),
        StrokeKind::Outside,
    );
    let rects = |squares: Vec<Square>| squares.into_iter().map(|it| place.rect(it)).collect();
    let kept_free = KeptFree {
        told: rects(marked(view, &on, acts.last, &extras.named)),
        pieces: rects(view.table().board().occupied().into_iter().collect()),
    };
    bubbles(ui, view, rect, &extras.spoken, kept_free);
}

/// The ground of every square, each with its spoken name.
fn squares(ui: &mut Ui, view: &View<'_>, place: BoardGeometry, colors: &BoardColors) {
    let id = Id::unique("scene-board");
    let response = ui.interact(place.board, id, Sense::FOCUSABLE);
    response.widget_info(|| WidgetInfo::labeled(Part::Grid, true, view.tr("board-name")));
    for square in Square::ALL {
        ground(ui.painter(), place, colors, square);
    }
    let at = (place, view.settings.views.turned);
    let board = view.table().board();
    let told = |square| spoken(view.words, square, board.piece_at(square));
    read_squares(ui, at, &response, told, colors.cursor);
}

/// The square on which a piece has just fallen over.
const fn knocked_over(event: &Event) -> Option<Square> {
    match event.deed {
        Deed::Common(_, CommonAct::Displace(_, to)) => Some(to),
        Deed::Common(..) | Deed::Player(..) | Deed::Arbiter(_) | Deed::Flag(_) => None,
    }
}

/// The squares on which something is told now.
fn marked(view: &View<'_>, on: &[Square], last: Option<&Event>, named: &[Square]) -> Vec<Square> {
    let released = view.table().turn().released();
    let mut told: Vec<Square> = released.iter().flat_map(|it| [it.from, it.to]).collect();
    if let Some(last) = view.table().game().last() {
        told.extend(
            [last.mv.from(), Some(arrival(last.mv))]
                .into_iter()
                .flatten(),
        );
    }
    told.extend(on);
    told.extend(last.and_then(knocked_over));
    told.extend(named);
    told.sort_unstable();
    told.dedup();
    told
}

/// Paints the last move, a move that stands and is none yet, a check, what was touched, and once it may be seen what is
/// owed.
fn marks(
    painter: &Painter,
    view: &View<'_>,
    place: BoardGeometry,
    colors: &BoardColors,
    is_ruled: bool,
) {
    let table = view.table();
    let released = table.turn().released();
    if released.is_empty() {
        if let Some(last) = table.game().last() {
            last_move(painter, place, colors, last.mv);
        }
        if let Some(king) = in_check(view) {
            check(painter, place, colors, king);
        }
    }
    for it in released {
        ring(
            painter,
            place.rect(it.from),
            colors.last_from,
            place.side * 0.1,
        );
        painter.rect_filled(place.rect(it.to), CornerRadius::ZERO, colors.last_to);
    }
    for touch in table.turn().touches() {
        let at = now_at(view.table(), touch.square);
        ring(painter, place.rect(at), colors.touched, place.side * 0.06);
    }
    if is_ruled && view.is_playing() {
        for square in squares_owed(view.arbiter.obligation().duty) {
            draw_owed_ring(painter, place, colors, now_at(view.table(), square));
        }
    }
}

/// The arrows that show why the newest ruling that found a fault did.
fn reason_arrows(view: &View<'_>) -> Vec<(Square, Square)> {
    let newest = view.log.iter().rposition(Entry::is_trouble);
    let arrows = newest.map(|at| arrows_of_ruling(view, at));
    arrows.unwrap_or_default()
}
