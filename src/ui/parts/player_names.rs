//! The names of two players: side by side with the click that swaps them, and what a clock calls them.

use eframe::egui::text::CCursorRange;
use eframe::egui::text_edit::TextEditOutput;
use eframe::egui::{
    Align2, Frame, Id, Rect, Response, RichText, Sense, Stroke, StrokeKind, TextEdit, Ui,
    UiBuilder, vec2,
};

use crate::kit::fonts::{HEADING, regular};
use crate::kit::keyboard;
use crate::kit::piece_textures::Pieces;
use crate::kit::theme::{GAP, SMALL_CORNER, palette};
use crate::kit::tile::swap_button;
use crate::view::frame_view::View;
use jadoube_core::chess::{ByColor, Color};
use jadoube_core::i18n::shown_text;
use jadoube_core::record::side_clock::SideClock;

/// How high a name's field is.
const FIELD: f32 = 48.0;

/// How large the button between the names is.
const SWAP: f32 = 40.0;

/// What a player at the side clock is called: by their name, or by their colour.
pub fn side_clock_name(view: &View<'_>, side_clock: &SideClock, color: Color) -> String {
    let given = side_clock.names().map(|names| names.get(color).trim());
    match given {
        Some(name) if !name.is_empty() => shown_text::line(name).into_owned(),
        Some(_) | None => view
            .tr(color.fold_wb("color-white", "color-black"))
            .into_owned(),
    }
}

/// Shows both names side by side; whether Enter was pressed in the last of them. In the first it leads to the second.
pub fn names_ui(
    ui: &mut Ui,
    view: &View<'_>,
    pieces: &mut Pieces,
    names: &mut ByColor<String>,
) -> bool {
    let shown = ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = GAP;
        let width = (ui.available_width() - 56.0) / 2.0;
        let white = name_field(ui, view, pieces, Color::White, &mut names.white, width);
        // Tab leads from one name to the other, and to what lies between them last.
        let (between, _) = ui.allocate_exact_size(vec2(SWAP, FIELD), Sense::HOVER);
        let black = name_field(ui, view, pieces, Color::Black, &mut names.black, width);
        let place = between.shrink2(vec2(0.0, (FIELD - SWAP) / 2.0));
        let mut swaps = ui.new_child(UiBuilder::new().max_rect(place));
        if swap_button(&mut swaps, &view.tr("names-swap")).clicked() {
            std::mem::swap(&mut names.white, &mut names.black);
        }
        if keyboard::is_entered(ui, &white) {
            black.request_focus();
        }
        keyboard::is_entered(ui, &black)
    });
    shown.inner
}

fn name_field(
    ui: &mut Ui,
    view: &View<'_>,
    pieces: &mut Pieces,
    color: Color,
    name: &mut String,
    width: f32,
) -> Response {
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
    let disc = Rect::from_center_size(rect.left_center() + vec2(28.0, 0.0), vec2(34.0, 34.0));
    pieces.king(ui, view.settings.preferences.board_shown(), color, disc);
    let line = Rect::from_min_max(
        rect.min + vec2(52.0, 2.0),
        rect.max - vec2(side.width() + 20.0, 2.0),
    );
    let hint = RichText::new(view.tr("name-hint")).color(colors.soft_ink);
    let edit = TextEdit::singleline(name)
        .frame(Frame::NONE)
        .font(regular(HEADING))
        .hint_text(hint)
        .min_size(line.size())
        .desired_width(line.width())
        .align(Align2::LEFT_CENTER);
    let edit = edit.show(&mut ui.new_child(UiBuilder::new().max_rect(line)));
    select_if_met(ui, &edit);
    let response = edit.response.response;
    response.accessible_name(view.tr(color.fold_wb("name-white", "name-black")))
}

/// Selects the whole of a name that somebody comes to, once no button is held, unless they selected a part of it: what is
/// typed then is another name, not more of this one.
fn select_if_met(ui: &Ui, edit: &TextEditOutput) {
    let response = &edit.response.response;
    let met = Id::unique((response.id, "met"));
    if response.gained_focus() {
        ui.data_mut(|data| data.insert_temp(met, true));
    }
    let is_met = ui.data(|data| data.get_temp(met).unwrap_or(false));
    if !is_met || ui.input(|input| input.pointer.any_down()) {
        return;
    }
    ui.data_mut(|data| data.remove::<bool>(met));
    if edit.cursor_range.is_none_or(|range| range.is_empty()) {
        let mut state = edit.state.clone();
        let whole = CCursorRange::select_all_str(edit.galley.text());
        state.cursor.set_char_range(Some(whole));
        state.store(ui.ctx(), response.id);
        ui.request_repaint();
    }
}
