//! The board of a scene: nobody lays hands on it but those that are shown, and who speaks has a bubble at their side.

use std::f32::consts::PI;

use eframe::egui::epaint::EllipseShape;
use eframe::egui::{
    CornerRadius, Id, Painter, Rect, Role as Part, Sense, Stroke, StrokeKind, Ui, WidgetInfo, vec2,
};

use super::act_words::Spoken;
use super::speech_bubbles::{KeptFree, bubbles};
use crate::kit::board_accessibility;
use crate::kit::board_geometry::{
    BoardGeometry, check, coordinates, ground, last_move, owed, ring, touched,
};
use crate::kit::drawn_marks::arrow;
use crate::kit::piece_textures::Pieces;
use crate::kit::pointing_hand::{foot_of, pointing_hand};
use crate::kit::theme::BoardColors;
use crate::table::square_highlights::{in_check, squares_owed};
use crate::table::why_arrows::arrows_of_ruling;
use crate::view::frame_view::View;
use jadoube_core::chess::{Color, Piece, Role, Square};
use jadoube_core::hands::goals::{arrival, now_at};
use jadoube_core::laws::{CommonAct, Deed, Event, Hand, HeldFrom, PlayerAct};
use jadoube_core::learn::situation_run::Scene;
use jadoube_core::record::Entry;

/// How far a piece in a hand is raised above its square, in sides of a square.
const RAISED: f32 = 0.13;

/// How far a piece that has fallen over is turned, in radians.
const FALLEN: f32 = 1.4;

/// The board with the pictures of its chessmen.
#[derive(Debug, Default)]
pub struct SceneBoard {
    pieces: Pieces,
}

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

impl SceneBoard {
    /// Shows the board of that scene in `rect`, a square whose side is eight times whole physical pixels.
    pub fn ui(
        &mut self,
        ui: &mut Ui,
        view: &View<'_>,
        scene: &Scene,
        rect: Rect,
        extras: &BoardExtras,
    ) {
        let place = BoardGeometry {
            board: rect,
            side: rect.width() / 8.0,
            turned: view.settings.turned,
        };
        let colors = BoardColors::of(view.settings.board);
        let painter = ui.painter_at(rect.expand(1.0));
        squares(ui, view, place, &colors);
        let hands = ShownHands::of(view, scene.last_act());
        marks(&painter, view, place, &colors, extras.is_ruled);
        for square in hands.on.iter().copied() {
            touched(&painter, place, &colors, square);
        }
        coordinates(&painter, place, &colors);
        let fallen = scene.last_act().and_then(knocked_over);
        for (square, piece) in view.table().board().clone() {
            let (set, rect) = (view.pieces(), place.rect(square));
            let is_upside_down = extras.upside_down == Some(square);
            if fallen == Some(square) {
                self.pieces.paint_tilted(ui, set, piece, rect, FALLEN);
            } else if is_upside_down && piece.role != Role::Pawn {
                self.pieces.paint_tilted(ui, set, piece, rect, PI);
            } else {
                self.pieces.paint_on(&painter, set, piece, rect);
            }
        }
        for (square, piece) in hands.raised.iter().copied() {
            let rect = place.rect(square);
            painter.add(EllipseShape::filled(
                rect.center_bottom() - vec2(0.0, place.side * 0.1),
                vec2(place.side * 0.3, place.side * 0.08),
                colors.shade,
            ));
            let raised = rect.translate(vec2(0.0, -RAISED * place.side));
            self.pieces.paint_on(&painter, view.pieces(), piece, raised);
        }
        if extras.is_ruled {
            for way in reason_arrows(view) {
                arrow(&painter, place, (colors.why, colors.arrow_edge), way);
            }
        }
        for square in hands.on.iter().copied() {
            let rect = place.rect(square);
            let is_raised = hands.raised.iter().any(|(at, _)| *at == square);
            let up = if is_raised { RAISED * place.side } else { 0.0 };
            let from_left = rect.right() > rect_right(place) - place.side * 0.5;
            let tip = foot_of(rect, from_left) - vec2(0.0, up);
            let inks = (colors.hand, colors.hand_edge);
            pointing_hand(&painter, tip, place.side, inks, from_left);
        }
        painter.rect_stroke(
            rect,
            CornerRadius::ZERO,
            Stroke::new(1.0, colors.edge),
            StrokeKind::Outside,
        );
        let rects = |squares: Vec<Square>| squares.into_iter().map(|it| place.rect(it)).collect();
        let kept_free = KeptFree {
            told: rects(marked(view, &hands, scene.last_act(), &extras.named)),
            pieces: rects(view.table().board().occupied().into_iter().collect()),
        };
        bubbles(ui, view, rect, &extras.spoken, kept_free);
    }
}

const fn rect_right(place: BoardGeometry) -> f32 {
    place.board.max.x
}

/// The ground of every square, each with its spoken name.
fn squares(ui: &mut Ui, view: &View<'_>, place: BoardGeometry, colors: &BoardColors) {
    let id = Id::unique("scene-board");
    let response = ui.interact(place.board, id, Sense::HOVER);
    response.widget_info(|| WidgetInfo::labeled(Part::Grid, true, view.tr("board-name")));
    ui.accesskit_node_builder(response.id, |node| {
        node.set_row_count(8);
        node.set_column_count(8);
    });
    board_accessibility::squares(ui, place, id, Square::E4, |ui, square| {
        let rect = place.rect(square);
        let cell = ui.interact(rect, board_accessibility::cell(id, square), Sense::HOVER);
        ground(ui.painter(), place, colors, square);
        let piece = view.table().board().piece_at(square);
        cell.widget_info(|| {
            let spoken = board_accessibility::spoken(view, square, piece);
            WidgetInfo::labeled(Part::Cell, true, spoken)
        });
    });
}

/// Where hands are, and what they hold.
struct ShownHands {
    /// The squares that are under a hand.
    on: Vec<Square>,
    /// The pieces in the air, each over the square it belongs to.
    raised: Vec<(Square, Piece)>,
}

impl ShownHands {
    fn of(view: &View<'_>, last: Option<&Event>) -> Self {
        let mut hands = Self {
            on: Vec::new(),
            raised: Vec::new(),
        };
        for color in [Color::White, Color::Black] {
            match *view.table().hand(color) {
                Hand::Empty => {}
                Hand::Touching(at) | Hand::Standing { at, .. } => hands.on.push(at),
                Hand::Holding { piece, from } => {
                    let over = match from {
                        HeldFrom::Square(square) => square,
                        HeldFrom::Box => over_the_board(view.log, color),
                    };
                    hands.on.push(over);
                    hands.raised.push((over, piece));
                }
            }
        }
        // A contact is over as soon as it has happened, and is seen nevertheless.
        if let Some(at) = last.and_then(contact)
            && !hands.on.contains(&at)
        {
            hands.on.push(at);
        }
        hands
    }
}

/// Where a piece from the box is held: over the square from which something was taken off last, or else the own corner.
fn over_the_board(log: &[Entry], color: Color) -> Square {
    let of_theirs = log
        .iter()
        .rev()
        .filter(|entry| entry.event.player() == Some(color));
    let mut acts = of_theirs.filter_map(|entry| entry.event.player_act());
    acts.find_map(|act| {
        if let PlayerAct::Remove(at) | PlayerAct::Release(at) = act {
            Some(*at)
        } else {
            None
        }
    })
    .unwrap_or_else(|| color.fold_wb(Square::H1, Square::H8))
}

/// The square of a contact that lasts no longer than the act.
#[expect(
    clippy::wildcard_enum_match_arm,
    reason = "few acts are a contact and nothing else"
)]
const fn contact(event: &Event) -> Option<Square> {
    match event.deed {
        Deed::Player(_, PlayerAct::Touch(at) | PlayerAct::Brush(at) | PlayerAct::Graze(at)) => {
            Some(at)
        }
        _ => None,
    }
}

/// The square on which a piece has just fallen over.
const fn knocked_over(event: &Event) -> Option<Square> {
    match event.deed {
        Deed::Common(_, CommonAct::Displace(_, to)) => Some(to),
        Deed::Common(..) | Deed::Player(..) | Deed::Arbiter(_) | Deed::Flag(_) => None,
    }
}

/// The squares on which something is told now.
fn marked(
    view: &View<'_>,
    hands: &ShownHands,
    last: Option<&Event>,
    named: &[Square],
) -> Vec<Square> {
    let released = view.table().turn().released();
    let mut told: Vec<Square> = released.iter().flat_map(|it| [it.from, it.to]).collect();
    if let Some(last) = view.table().game().last() {
        told.extend(
            [last.mv.from(), Some(arrival(last.mv))]
                .into_iter()
                .flatten(),
        );
    }
    told.extend(&hands.on);
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
            owed(painter, place, colors, now_at(view.table(), square));
        }
    }
}

/// The arrows that show why the newest ruling that found a fault did.
fn reason_arrows(view: &View<'_>) -> Vec<(Square, Square)> {
    let newest = view.log.iter().rposition(Entry::is_trouble);
    let arrows = newest.map(|at| arrows_of_ruling(view, at));
    arrows.unwrap_or_default()
}
