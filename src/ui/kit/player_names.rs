//! The names of two players: side by side with the click that swaps them, and what a clock calls them.

use eframe::egui::{
    Align2, Frame, Pos2, Rect, RichText, Sense, Stroke, StrokeKind, TextEdit, Ui, UiBuilder, vec2,
};

use super::fonts::regular;
use super::piece_textures::Pieces;
use super::theme::{BoardColors, SMALL_CORNER, palette};
use super::tile::{focus_ring, swap_button};
use crate::chess::{ByColor, Color, Piece, Role};
use crate::record::side_clock::SideClock;
use crate::ui::view::frame_view::View;

/// How high a name's field is.
const FIELD: f32 = 48.0;

/// What a player at the side clock is called: by their name, or by their colour.
#[must_use]
pub fn side_clock_name(view: &View<'_>, side_clock: &SideClock, color: Color) -> String {
    let given = side_clock.names().map(|names| names.get(color).trim());
    match given {
        Some(name) if !name.is_empty() => name.to_owned(),
        Some(_) | None => view
            .tr(color.fold_wb("color-white", "color-black"))
            .into_owned(),
    }
}

/// Shows both names side by side.
pub fn names_ui(ui: &mut Ui, view: &View<'_>, pieces: &mut Pieces, names: &mut ByColor<String>) {
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = 8.0;
        let width = (ui.available_width() - 56.0) / 2.0;
        name_field(ui, view, pieces, Color::White, &mut names.white, width);
        if swap_button(ui, &view.tr("names-swap")).clicked() {
            std::mem::swap(&mut names.white, &mut names.black);
        }
        name_field(ui, view, pieces, Color::Black, &mut names.black, width);
    });
}

fn name_field(
    ui: &mut Ui,
    view: &View<'_>,
    pieces: &mut Pieces,
    color: Color,
    name: &mut String,
    width: f32,
) {
    let colors = palette(ui);
    let (rect, _) = ui.allocate_exact_size(vec2(width, FIELD), Sense::HOVER);
    let edge = Stroke::new(1.0, colors.edge);
    let painter = ui.painter();
    painter.rect(rect, SMALL_CORNER, colors.sheet, edge, StrokeKind::Inside);
    let side = view.tr(color.fold_wb("color-white", "color-black"));
    let right = rect.right_center() - vec2(12.0, 0.0);
    let side = painter.text(
        right,
        Align2::RIGHT_CENTER,
        &*side,
        regular(14.0),
        colors.soft_ink,
    );
    king(
        ui,
        view,
        pieces,
        color,
        rect.left_center() + vec2(28.0, 0.0),
    );
    let line = Rect::from_min_max(
        rect.min + vec2(52.0, 2.0),
        rect.max - vec2(side.width() + 20.0, 2.0),
    );
    let hint = RichText::new(view.tr("name-hint")).color(colors.soft_ink);
    let edit = TextEdit::singleline(name)
        .frame(Frame::NONE)
        .font(regular(17.0))
        .hint_text(hint)
        .min_size(line.size())
        .desired_width(line.width())
        .align(Align2::LEFT_CENTER);
    let response = ui.new_child(UiBuilder::new().max_rect(line)).add(edit);
    if response.has_focus() {
        focus_ring(ui, rect);
    }
    response.accessible_name(view.tr(color.fold_wb("name-white", "name-black")));
}

/// Paints a player's king, on a light ground so that Black's is seen in the dark too.
pub fn king(ui: &Ui, view: &View<'_>, pieces: &mut Pieces, color: Color, middle: Pos2) {
    let ground = BoardColors::of(view.settings.board).light;
    ui.painter().circle_filled(middle, 17.0, ground);
    let place = Rect::from_center_size(middle, vec2(30.0, 30.0));
    let role = Role::King;
    pieces.paint(ui, view.settings.pieces, Piece { color, role }, place);
}
