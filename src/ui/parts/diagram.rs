//! Pictures of positions and of chessmen: a small board, the first rank of one of the 960, a man in the air.

use eframe::egui::epaint::EllipseShape;
use eframe::egui::{
    CornerRadius, CursorIcon, Id, LayerId, Order, Pos2, Rect, Response, Role as Part, Sense,
    Stroke, StrokeKind, Ui, UiBuilder, Vec2, WidgetInfo, vec2,
};

use crate::kit::board_accessibility::{describe, read_squares, spoken};
use crate::kit::board_geometry::{
    BoardGeometry, LEGIBLE, check, coordinates, differing, ground, last_move, ring, touched,
};
use crate::kit::piece_textures::{Pieces, square_in, whole_pixels};
use crate::kit::theme::BoardColors;
use crate::view::frame_view::View;
use jadoube_core::chess::{
    Bitboard, Board, Chess, Color, File, Move, Piece, Position, Rank, Role, Square,
};

/// Shows the first rank of a starting position as White sees it, as wide as there is room.
pub fn first_rank(ui: &mut Ui, view: &View<'_>, pieces: &mut Pieces, rank: [Role; 8]) {
    let side = whole_pixels(
        (ui.available_width() / 8.0).clamp(24.0, 48.0),
        ui.pixels_per_point(),
    );
    let (rect, response) = ui.allocate_exact_size(vec2(side * 8.0, side), Sense::HOVER);
    let named: Vec<String> = rank
        .into_iter()
        .map(|role| view.tr(role_id(role)).into_owned())
        .collect();
    response.widget_info(|| WidgetInfo::labeled(Part::Image, true, named.join(", ")));
    let files = File::ALL.into_iter().zip(rank);
    for (column, (file, role)) in (0_u8..).zip(files) {
        let corner = rect.min + vec2(side * f32::from(column), 0.0);
        let place = Rect::from_min_size(corner, Vec2::splat(side));
        square(ui, view, place, Square::from_coords(file, Rank::First));
        let color = Color::White;
        pieces.paint(
            ui,
            view.settings.preferences.pieces_shown(),
            Piece { color, role },
            place,
        );
    }
    edge(ui, view, rect);
}

/// A position to be shown.
#[derive(Clone, Copy, Debug)]
pub struct Diagram<'a> {
    pub board: &'a Board,
    /// The move that led there.
    pub last: Option<Move>,
    /// The squares that are pointed out.
    pub here: Bitboard,
    /// The square that a hand has touched.
    pub touched: Option<Square>,
    /// Where a king stands in check.
    pub check: Option<Square>,
    /// Whether Black sits at the bottom.
    pub turned: bool,
    /// What it is called where there are several.
    pub name: Option<&'a str>,
    /// The squares on which another board shows something else.
    pub differs: Bitboard,
}

impl<'a> Diagram<'a> {
    /// A position from the side that sits at the bottom of the screen.
    pub const fn of(board: &'a Board, view: &View<'_>) -> Self {
        Self {
            board,
            last: None,
            here: Bitboard::EMPTY,
            touched: None,
            check: None,
            turned: view.settings.views.turned,
            name: None,
            differs: Bitboard::EMPTY,
        }
    }

    /// The position of a game, with the move that led there and the check it gave.
    pub fn after(last: Option<Move>, position: &'a Chess, view: &View<'_>) -> Self {
        let king = position.board().king_of(position.turn());
        Self {
            last,
            check: king.filter(|_| position.is_check()),
            ..Self::of(position.board(), view)
        }
    }
}

/// Shows a board from the side that sits at the bottom, with its coordinates where they can be read.
pub fn board(ui: &mut Ui, view: &View<'_>, pieces: &mut Pieces, board: &Board, width: f32) {
    diagram(ui, view, pieces, Diagram::of(board, view), width);
}

/// Shows a position in the upper left corner of `rect`, as wide as that is.
pub fn diagram_at(
    ui: &mut Ui,
    view: &View<'_>,
    pieces: &mut Pieces,
    shown: Diagram<'_>,
    rect: Rect,
) {
    diagram(&mut page_of(ui, rect), view, pieces, shown, rect.width());
}

/// Shows what belongs into `rect` where that is in sight; what comes behind it keeps its id, in sight or not, and with it the
/// keyboard.
pub fn in_sight(ui: &mut Ui, rect: Rect, show: impl FnOnce(&mut Ui)) {
    // Where nothing was laid out there is no place, but an id all the same.
    if !rect.is_finite() {
        return ui.skip_ahead_auto_ids(1);
    }
    let mut place = ui.new_child(UiBuilder::new().max_rect(rect).id_salt("in-sight"));
    if place.is_rect_visible(rect) {
        show(&mut place);
    }
}

fn page_of(ui: &mut Ui, rect: Rect) -> Ui {
    ui.new_child(UiBuilder::new().max_rect(rect).id_salt("diagram"))
}

/// The same where it is what the screen is about: each of its squares can be read by itself.
pub fn diagram_to_read(
    ui: &mut Ui,
    view: &View<'_>,
    pieces: &mut Pieces,
    shown: Diagram<'_>,
    rect: Rect,
) {
    let turned = shown.turned;
    let told = |square: Square| {
        let told = spoken(view.words, square, shown.board.piece_at(square));
        if shown.differs.contains(square) {
            let args = [("square", told.into())];
            return view.tr_args("boards-differ-square", &args).into_owned();
        }
        told
    };
    let ui = &mut page_of(ui, rect);
    let picture = picture(ui, view, pieces, shown, rect.width(), Sense::FOCUSABLE);
    let place = BoardGeometry::of(picture.rect, turned);
    let cursor = BoardColors::of(view.settings.preferences.board_shown()).cursor;
    read_squares(ui, (place, turned), &picture, told, cursor);
}

/// Shows a position, with its coordinates where they can be read.
pub fn diagram(
    ui: &mut Ui,
    view: &View<'_>,
    pieces: &mut Pieces,
    shown: Diagram<'_>,
    width: f32,
) -> Response {
    picture(ui, view, pieces, shown, width, Sense::HOVER)
}

fn picture(
    ui: &mut Ui,
    view: &View<'_>,
    pieces: &mut Pieces,
    shown: Diagram<'_>,
    width: f32,
    sense: Sense,
) -> Response {
    let side = whole_pixels(width / 8.0, ui.pixels_per_point());
    let (rect, response) = ui.allocate_exact_size(Vec2::splat(side * 8.0), sense);
    let name = || shown.name.map_or_else(|| view.tr("board-name"), Into::into);
    response.widget_info(|| WidgetInfo::labeled(Part::Image, true, name()));
    describe(ui, response.id, view.words, shown.board);
    let place = BoardGeometry::of(rect, shown.turned);
    let colors = BoardColors::of(view.settings.preferences.board_shown());
    for at in Square::ALL {
        if side < LEGIBLE {
            square(ui, view, place.rect(at), at);
        } else {
            ground(ui.painter(), place, &colors, at);
        }
        if shown.here.contains(at) {
            let painter = ui.painter();
            painter.rect_filled(place.rect(at), CornerRadius::ZERO, colors.last_to);
        }
    }
    if let Some(last) = shown.last {
        last_move(ui.painter(), place, &colors, last);
    }
    if let Some(at) = shown.touched {
        touched(ui.painter(), place, &colors, at);
    }
    if let Some(king) = shown.check {
        let painter = ui.painter().with_clip_rect(rect.intersect(ui.clip_rect()));
        check(&painter, place, &colors, king);
    }
    if side >= LEGIBLE {
        coordinates(ui.painter(), place, &colors);
    }
    for at in Square::ALL {
        if let Some(piece) = shown.board.piece_at(at) {
            pieces.paint(
                ui,
                view.settings.preferences.pieces_shown(),
                piece,
                place.rect(at),
            );
        }
    }
    for at in shown.differs {
        differing(ui.painter(), place, &colors, at);
    }
    edge(ui, view, rect);
    response
}

pub fn square(ui: &Ui, view: &View<'_>, rect: Rect, square: Square) {
    let colors = BoardColors::of(view.settings.preferences.board_shown());
    let ground = if square.is_light() {
        colors.light
    } else {
        colors.dark
    };
    ui.painter().rect_filled(rect, CornerRadius::ZERO, ground);
}

/// Paints the line around a board or a part of one.
pub fn edge(ui: &Ui, view: &View<'_>, rect: Rect) {
    let line = Stroke::new(
        1.0,
        BoardColors::of(view.settings.preferences.board_shown()).edge,
    );
    ui.painter()
        .rect_stroke(rect, CornerRadius::ZERO, line, StrokeKind::Outside);
}

/// Paints a chessman held in the air, and a ring around the square beneath it.
pub fn in_the_air(
    ui: &Ui,
    view: &View<'_>,
    pieces: &mut Pieces,
    piece: Piece,
    place: BoardGeometry,
    at: Pos2,
) {
    ui.set_cursor_icon(CursorIcon::Grabbing);
    let colors = BoardColors::of(view.settings.preferences.board_shown());
    if let Some(over) = place.square_at(at) {
        let painter = ui.painter_at(place.board);
        ring(&painter, place.rect(over), colors.aim, place.side * 0.06);
    }
    let layer = LayerId::new(Order::Tooltip, Id::unique("air"));
    let air = ui.ctx().layer_painter(layer);
    let middle = Rect::from_center_size(at - vec2(0.0, place.side * 0.06), Vec2::ZERO);
    let rect = square_in(middle, place.side, ui.pixels_per_point());
    air.add(EllipseShape::filled(
        rect.center_bottom() - vec2(0.0, place.side * 0.04),
        vec2(place.side * 0.3, place.side * 0.09),
        colors.shade,
    ));
    pieces.paint_on(&air, view.pieces(), piece, rect);
}

/// The message that names a role.
pub const fn role_id(role: Role) -> &'static str {
    match role {
        Role::Pawn => "piece-pawn",
        Role::Knight => "piece-knight",
        Role::Bishop => "piece-bishop",
        Role::Rook => "piece-rook",
        Role::Queen => "piece-queen",
        Role::King => "piece-king",
    }
}
