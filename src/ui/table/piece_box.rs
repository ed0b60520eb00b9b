//! The box beside the board: new pieces, a king that waits there, and where captured pieces go. It is green as a board
//! whatever the mode, so that both colours can be seen on it.

use eframe::egui::{
    Align2, Rect, Role as Part, Sense, Shape, Stroke, Ui, UiBuilder, WidgetInfo, pos2, vec2,
};

use super::board_view::BoardView;
use super::strip_message::StripMessage;
use crate::kit::fonts::{BODY, bold, regular};
use crate::kit::theme::{BoardColors, CORNER, GAP};
use crate::parts::diagram::role_id;
use crate::view::frame_view::View;
use crate::view::settings::{BoardTheme, Hands};
use jadoube_core::chess::{Bitboard, Color, Piece, Position, Rank, Role};
use jadoube_core::hands::HandEvent;
use jadoube_core::laws::{Hand, HeldFrom};

/// The men that can be captured.
const MEN: [Role; 5] = [
    Role::Queen,
    Role::Rook,
    Role::Bishop,
    Role::Knight,
    Role::Pawn,
];

/// How high the box is.
pub const BOX: f32 = 60.0;

/// From what width on the box has room for its name and for large pieces, and how large they are, and smaller ones.
const ROOMY: f32 = 360.0;
const PIECE: (f32, f32) = (44.0, 34.0);

/// Less wide than this the box has two rows.
const NARROW: f32 = 240.0;

/// How high a box of that width is.
pub fn box_height(width: f32) -> f32 {
    if width < NARROW { 92.0 } else { BOX }
}

/// What the player who has the move can take from beside the board: new pieces in full hands, and a king that waits
/// there until the rook stands in its place.
pub fn in_the_box(view: &View<'_>) -> Vec<Role> {
    let us = view.at_the_board();
    let table = view.table();
    let holds_king = matches!(
        *table.hand(us),
        Hand::Holding { piece, .. } if piece == us.king()
    );
    let mut roles = Vec::new();
    if view.is_playing() && table.board().king_of(us).is_none() && !holds_king {
        roles.push(Role::King);
    }
    if view.is_playing() && view.settings.play.hands == Hands::Full {
        roles.extend([Role::Queen, Role::Rook, Role::Bishop, Role::Knight]);
    }
    roles
}

/// What lies in the box where it has its place in `middle`. While the clocks stand nobody moves a piece: what lets them run comes
/// before the box.
pub fn offered_in(view: &View<'_>, middle: Rect) -> Vec<Role> {
    let lets_run = StripMessage::in_the_strip(view).filter(StripMessage::is_of_stopped_clocks);
    let has_room =
        lets_run.is_none_or(|it| it.height(middle.width()) + GAP + BOX <= middle.height());
    if has_room {
        in_the_box(view)
    } else {
        Vec::new()
    }
}

/// Whether the player who has the move may need the box soon: a pawn of theirs stands at the end of its way or one square
/// before it, or their king waits beside the board.
pub fn is_box_needed(view: &View<'_>) -> bool {
    let us = view.at_the_board();
    let board = view.table().board();
    let ends =
        [Rank::Seventh, Rank::Eighth].map(|rank| Bitboard::from_rank(us.relative_rank(rank)));
    let pawns = board.by_piece(us.pawn());
    board.king_of(us).is_none() || !(pawns & (ends[0] | ends[1])).is_empty()
}

/// Shows the box in `rect` with those pieces.
pub fn piece_box(ui: &mut Ui, view: &View<'_>, board: &mut BoardView, rect: Rect, roles: &[Role]) {
    let color = view.at_the_board();
    let green = BoardColors::of(BoardTheme::Ivory);
    let painter = ui.painter();
    painter.rect_filled(rect, CORNER, green.dark);
    let is_roomy = rect.width() >= ROOMY;
    let side = if is_roomy { PIECE.0 } else { PIECE.1 };
    let side = side.min((rect.height() - 4.0).max(0.0));
    let mut left = rect.left() + 12.0;
    if is_roomy {
        let at = pos2(left, rect.center().y);
        let (name, font) = (view.tr("box"), bold(BODY));
        let label = painter.text(at, Align2::LEFT_CENTER, name, font, green.on_dark);
        left = label.right() + 10.0;
    }
    // Where it is narrow, captured pieces have their place below the others.
    let (upper, lower) = if rect.width() < NARROW {
        rect.split_top_bottom_at_fraction(0.5)
    } else {
        (rect, rect)
    };
    let from = pos2(left, upper.center().y - side / 2.0);
    let width = roles.iter().map(|_| side + 2.0).sum();
    let pieces = Rect::from_min_size(from, vec2(width, side));
    ui.scope_builder(UiBuilder::new().max_rect(pieces), |ui| {
        ui.horizontal(|ui| {
            ui.spacing_mut().item_spacing.x = 2.0;
            for &role in roles {
                let name = view.tr_args("box-take", &[("role", role.into())]);
                let response = board.piece_button(ui, view, Piece { color, role }, side, &name);
                if response.clicked() || response.drag_started() {
                    board.move_hand(HandEvent::Box(role), view);
                }
                if response.drag_stopped() {
                    board.let_go_at(ui, view);
                }
            }
        });
    });
    if view.settings.play.hands == Hands::Full {
        let left = if upper == lower {
            (pieces.right() + 12.0).max(rect.right() - 200.0)
        } else {
            rect.left() + 12.0
        };
        let place = Rect::from_min_max(
            pos2(left, lower.top() + 8.0),
            pos2(rect.right() - 12.0, lower.bottom() - 8.0),
        );
        place_of_captured(ui, view, board, place, &green);
    }
}

/// The men that stood on the board, when most of their kind did, and are on it no longer, nor in a hand.
fn captured(view: &View<'_>) -> Vec<Piece> {
    let table = view.table();
    let game = table.game();
    let stood = |piece: Piece| {
        let positions = (0..=game.plies().len()).filter_map(|plies| game.position_after(plies));
        let counts = positions.map(|position| position.board().by_piece(piece).count());
        counts.max().unwrap_or_default()
    };
    let in_hand = |piece: Piece| {
        let holds = |color: &Color| {
            matches!(
                table.hand(*color),
                Hand::Holding { piece: held, from: HeldFrom::Square(_) } if *held == piece
            )
        };
        Color::ALL.iter().filter(|color| holds(color)).count()
    };
    let missing = |piece: Piece| {
        let here = table.board().by_piece(piece).count() + in_hand(piece);
        let gone = stood(piece).saturating_sub(here);
        std::iter::repeat_n(piece, gone)
    };
    let men = Color::ALL
        .into_iter()
        .flat_map(|color| MEN.map(|role| Piece { color, role }));
    men.flat_map(missing).collect()
}

/// Men by name, those of each player together.
fn men_in_words(view: &View<'_>, men: &[Piece]) -> String {
    let told = Color::ALL.into_iter().filter_map(|color| {
        let own = men.iter().filter(|piece| piece.color == color);
        let names: Vec<_> = own.map(|piece| view.tr(role_id(piece.role))).collect();
        let whose = view.tr(color.fold_wb("color-white", "color-black"));
        (!names.is_empty()).then(|| format!("{whose}: {}", names.join(", ")))
    });
    told.collect::<Vec<_>>().join("; ")
}

/// The dashed place: what lies in it, or what it is for.
fn place_of_captured(
    ui: &Ui,
    view: &View<'_>,
    board: &mut BoardView,
    place: Rect,
    colors: &BoardColors,
) {
    let painter = ui.painter();
    let text = view.tr("box-put");
    let lie_there = captured(view);
    let id = ui.scope_id().with("box-put");
    let response = ui.interact(place, id, Sense::HOVER);
    response.widget_info(|| WidgetInfo::labeled(Part::Label, true, &*text));
    let corners = [
        place.left_top(),
        place.right_top(),
        place.right_bottom(),
        place.left_bottom(),
        place.left_top(),
    ];
    let stroke = Stroke::new(2.0, colors.on_dark);
    painter.extend(Shape::dashed_line(&corners, stroke, 7.0, 5.0));
    if !lie_there.is_empty() {
        let named = men_in_words(view, &lie_there);
        let lie = ui.interact(place, id.with("lie"), Sense::HOVER);
        lie.widget_info(|| WidgetInfo::labeled(Part::Label, true, &named));
        let count = lie_there.iter().map(|_| 1.0).sum::<f32>();
        let side = (place.height() - 6.0).min(26.0);
        let step = side.min((place.width() - 12.0 - side) / (count - 1.0).max(1.0));
        let mut corner = pos2(place.left() + 6.0, place.center().y - side / 2.0);
        for piece in lie_there {
            let rect = Rect::from_min_size(corner, vec2(side, side));
            board.paint_piece(ui, view, piece, rect);
            corner.x += step;
        }
        return;
    }
    let width = place.width() - 10.0;
    let written = |size: f32| {
        let text = text.clone().into_owned();
        painter.layout(text, regular(size), colors.on_dark, width)
    };
    let text = [14.5, 12.5, 11.0]
        .into_iter()
        .map(written)
        .find(|text| text.size().y <= place.height() - 4.0)
        .unwrap_or_else(|| written(10.0));
    painter.galley(place.center() - text.size() / 2.0, text, colors.on_dark);
}
