//! The few shapes that every panel is made of: buttons, sheets, badges, rows.

use eframe::egui::text::{LayoutJob, TextWrapping};
use eframe::egui::{
    self, Align2, Area, Color32, CornerRadius, FontId, Frame, Id, Key, Label, Margin, Modal, Order,
    Painter, Popup, PopupCloseBehavior, Pos2, Rect, Response, RichText, Role as Part, Sense,
    Stroke, StrokeKind, TextEdit, TextStyle, Ui, Vec2, WidgetText, pos2, vec2,
};

use super::announcement::{announce, announce_words};
use super::button::{Button, ButtonKind};
use super::fitted_text::{fitted_cell, line_width};
use super::fonts::{FINE, HEADING, SMALL, SOFT, TITLE, bold, regular};
use super::icons::Icon;
use super::keyboard;
pub use super::segments::choice;
use super::theme::{BLACK_PIECE, CORNER, GAP, Palette, SMALL_CORNER, WHITE_PIECE, palette};
use crate::view::urgency::Urgency;
use jadoube_core::i18n::Words;

/// How high whatever is pressed is at least, in points.
pub const LOWEST: f32 = 32.0;

/// How high a line to write in is, in points.
const FIELD: f32 = 40.0;

/// What is known of an answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AnswerState {
    Open,
    Chosen,
    Right,
    /// It was chosen and is not right.
    Wrong,
}

/// The one button of a panel that is meant to be pressed.
pub fn primary(ui: &mut Ui, text: &str) -> Response {
    Button::words(ButtonKind::Primary, text).show(ui)
}

/// The same in `rect`, its words smaller or over two lines where they have to be.
pub fn primary_in(ui: &mut Ui, text: &str, rect: Rect) -> Response {
    Button::words(ButtonKind::Primary, text).show_in(ui, rect)
}

pub fn quiet(ui: &mut Ui, text: &str) -> Response {
    Button::words(ButtonKind::Plain, text).show(ui)
}

/// The same in `rect`, its words smaller or over two lines where they have to be.
pub fn quiet_in(ui: &mut Ui, text: &str, rect: Rect) -> Response {
    Button::words(ButtonKind::Plain, text).show_in(ui, rect)
}

/// A button that cannot be undone.
pub fn grave(ui: &mut Ui, text: &str) -> Response {
    Button::words(ButtonKind::Grave, text).show(ui)
}

/// A button that is only its words until the pointer comes.
pub fn bare(ui: &mut Ui, text: &str) -> Response {
    let mut button = Button::words(ButtonKind::Bare, text);
    button.size = vec2(1.0, LOWEST);
    button.show(ui)
}

/// Words that do something small.
pub fn link(ui: &mut Ui, text: &str) -> Response {
    let text = RichText::new(text)
        .font(regular(14.0))
        .color(palette(ui).hand)
        .underline();
    ui.add(egui::Button::new(text).frame(false))
}

/// How wide a link is.
pub fn link_width(ui: &Ui, text: &str) -> f32 {
    line_width(ui.painter(), text, regular(14.0))
}

/// A menu whose button is only its words until the pointer comes, and what closes that.
pub fn bare_menu(
    ui: &mut Ui,
    text: impl Into<WidgetText>,
    closes: PopupCloseBehavior,
    contents: impl FnOnce(&mut Ui),
) -> Response {
    let button = egui::Button::new(text.into())
        .frame_when_inactive(false)
        .min_size(Vec2::splat(34.0));
    let response = ui.add(button);
    Popup::menu(&response).close_behavior(closes).show(contents);
    response
}

/// A button with a sign in place of words, which a tooltip and screen readers get.
pub fn sign(ui: &mut Ui, sign: &str, name: &str) -> Response {
    let mut button = Button::words(ButtonKind::Bare, sign);
    (button.name, button.letters, button.size) = (name.into(), 17.0, Vec2::splat(34.0));
    button.show(ui)
}

/// The same in a frame, so large; it rests while there is nothing for it to do.
pub fn framed_sign(ui: &mut Ui, sign: &str, name: &str, size: Vec2, does: bool) -> Response {
    let mut button = Button::words(ButtonKind::plain_if(does), sign);
    (button.name, button.letters) = (name.into(), size.y / 2.0);
    (button.around, button.size) = (0.0, size);
    button.show(ui)
}

/// An answer to choose over the whole width, with what is known of it.
pub fn answer_row(ui: &mut Ui, words: String, state: AnswerState) -> Response {
    let colors = palette(ui);
    let (fill, line, icon) = match state {
        AnswerState::Open => (colors.sheet, colors.line, None),
        AnswerState::Chosen => (colors.here_tint, colors.here, None),
        AnswerState::Right => (
            colors.here_tint,
            colors.here,
            Some((Icon::Yes, colors.here_ink)),
        ),
        AnswerState::Wrong => (
            colors.warning_tint,
            colors.warning,
            Some((Icon::No, colors.warning)),
        ),
    };
    let font = if state == AnswerState::Open {
        regular(HEADING)
    } else {
        bold(HEADING)
    };
    let button = egui::Button::new(RichText::new(words).font(font))
        .fill(fill)
        .stroke((1.0, line))
        .corner_radius(SMALL_CORNER)
        .wrap()
        .min_size(vec2(ui.available_width(), 46.0));
    let response = ui.add(button);
    if let Some((icon, ink)) = icon {
        let middle = response.rect.right_center() - vec2(22.0, 0.0);
        icon.paint(
            ui.painter(),
            Rect::from_center_size(middle, Vec2::splat(20.0)),
            ink,
        );
    }
    response
}

/// A sheet that lies on the ground of the window.
pub fn sheet(ui: &Ui) -> Frame {
    let colors = palette(ui);
    Frame::new()
        .fill(colors.sheet)
        .stroke(colors.sheet_edge())
        .corner_radius(CORNER)
        .inner_margin(Margin::same(20))
}

/// A sheet as wide as its column.
pub fn form(ui: &mut Ui, contents: impl FnOnce(&mut Ui)) {
    ui.spacing_mut().item_spacing.x = GAP;
    sheet(ui).show(ui, |ui| {
        ui.set_width(ui.available_width());
        contents(ui);
    });
}

/// A badge with an article's number; it opens the article's page.
pub fn badge(ui: &mut Ui, words: Words, article: &str) -> Response {
    badge_of_height(ui, words, article, 24.0)
}

/// The same, which tells that where the pointer rests.
pub fn badge_telling(ui: &mut Ui, words: Words, article: &str, told: &str) -> Response {
    let name = article_name(words, article);
    plain_badge(ui, article, 24.0)
        .on_hover_text(told)
        .accessible_name(name)
}

/// The same as a badge, so many points high.
pub fn badge_of_height(ui: &mut Ui, words: Words, article: &str, height: f32) -> Response {
    let name = article_name(words, article);
    plain_badge(ui, article, height)
        .on_hover_text(words.tr("article-open"))
        .accessible_name(name)
}

fn article_name(words: Words, article: &str) -> String {
    let number = [("number", article.into())];
    words.tr_args("article", &number).into_owned()
}

fn plain_badge(ui: &mut Ui, article: &str, height: f32) -> Response {
    let colors = palette(ui);
    let text = RichText::new(article)
        .font(bold(FINE))
        .color(colors.soft_ink);
    let button = egui::Button::new(text)
        .fill(colors.sheet)
        .stroke(Stroke::new(1.0, colors.line))
        .corner_radius(SMALL_CORNER)
        .min_size(vec2(0.0, height));
    // Whatever the row is aligned by, the number stands in the middle.
    let size = vec2(badge_width(ui, article), height);
    // A button of the usual height would hang out below its row; and within a scope it would not wrap with its row.
    let usual = ui.spacing().clone();
    ui.spacing_mut().interact_size.y = height;
    ui.spacing_mut().button_padding.y = 0.0;
    let response = ui.add_sized(size, button);
    *ui.spacing_mut() = usual;
    response
}

/// How wide the badge of that article is.
pub fn badge_width(ui: &Ui, article: &str) -> f32 {
    line_width(ui.painter(), article, bold(FINE)) + 2.0 * ui.spacing().button_padding.x
}

/// The title of a page or a sheet.
pub fn title(ui: &mut Ui, text: &str) -> Response {
    name_sheet(ui, text);
    ui.label(RichText::new(text).font(bold(TITLE)))
}

/// The same, heard when it appears.
pub fn heard_title(ui: &mut Ui, text: &str) -> Response {
    announce_words(ui, text);
    title(ui, text)
}

/// Has screen readers take all that is shown in `ui` for one group of that name.
pub fn group(ui: &Ui, name: &str) {
    let place = ui.max_rect();
    ui.accesskit_node_builder(ui.unique_id(), |node| {
        node.set_bounds(egui::accesskit::Rect {
            x0: place.min.x.into(),
            y0: place.min.y.into(),
            x1: place.max.x.into(),
            y1: place.max.y.into(),
        });
        node.set_role(Part::Group);
        node.set_label(name);
    });
}

/// The heading of a part of a page that has several.
pub fn part_title(ui: &mut Ui, text: &str) -> Response {
    let response = ui.label(RichText::new(text).font(bold(HEADING)));
    ui.add_space(2.0);
    response
}

/// What is asked, above its answer.
pub fn subtitle(ui: &mut Ui, text: &str) -> Response {
    name_sheet(ui, text);
    let soft = palette(ui).soft_ink;
    ui.label(RichText::new(text).font(bold(SMALL)).color(soft))
}

/// Text of second rank, over as many lines as it needs.
pub fn soft(ui: &mut Ui, text: &str) -> Response {
    let color = palette(ui).soft_ink;
    ui.add(Label::new(RichText::new(text).font(regular(SOFT)).color(color)).wrap())
}

/// Words, fields and buttons in a row, all at the height of the buttons.
pub fn row(ui: &mut Ui, contents: impl FnOnce(&mut Ui)) {
    ui.scope(|ui| {
        let usual = ui.spacing().interact_size.y;
        ui.spacing_mut().interact_size.y = 36.0;
        ui.horizontal_wrapped(|ui| {
            ui.spacing_mut().interact_size.y = usual;
            contents(ui);
        });
    });
}

/// What is wrong, beside where it can be mended; it is heard too.
pub fn warning(ui: &mut Ui, text: &str) -> Response {
    announce_words(ui, text);
    let color = palette(ui).warning;
    ui.add(Label::new(RichText::new(text).font(regular(14.0)).color(color)).wrap())
}

/// Text over as many lines as it needs.
pub fn prose(ui: &mut Ui, text: &str) -> Response {
    name_sheet(ui, text);
    ui.add(Label::new(RichText::new(text).font(regular(15.0))).wrap())
}

/// A sign between words that only parts them, so that it is seen and not read.
pub fn parting_sign(ui: &mut Ui, sign: &str, font: FontId, ink: Color32) {
    let galley = ui.painter().layout_no_wrap(sign.to_owned(), font, ink);
    let (rect, _) = ui.allocate_exact_size(galley.size(), Sense::HOVER);
    ui.painter().galley(rect.min, galley, ink);
}

/// A row of a form: what is asked, above what answers it.
pub fn field(ui: &mut Ui, name: &str, answer: impl FnOnce(&mut Ui)) {
    ui.vertical(|ui| {
        group(ui, name);
        ui.spacing_mut().item_spacing.y = 4.0;
        subtitle(ui, name);
        answer(ui);
    });
    ui.add_space(GAP);
}

/// A sheet that must be answered before anything else; says whether it should go away. A clock that runs stays in full
/// light beside it.
pub fn modal(
    ui: &Ui,
    is_veiled: bool,
    name: &str,
    width: f32,
    contents: impl FnOnce(&mut Ui),
) -> bool {
    let bottom = ui.ctx().content_rect().bottom();
    modal_above(ui, is_veiled, name, width, bottom, contents)
}

/// The same in the middle of what lies above `bottom`, so that it covers nothing that is told below that.
pub fn modal_above(
    ui: &Ui,
    is_veiled: bool,
    name: &str,
    width: f32,
    bottom: f32,
    contents: impl FnOnce(&mut Ui),
) -> bool {
    let whole = ui.ctx().content_rect();
    // What is told below it stays as bright as it is.
    let veil = if !is_veiled || bottom < whole.bottom() {
        Color32::TRANSPARENT
    } else {
        palette(ui).veil
    };
    let place = whole.with_max_y(bottom);
    let room = width.min(place.width() - 80.0);
    sheet_at(ui, name, place.center(), room, veil, contents)
}

/// The same in the middle of `place`, so that what lies beside that stays in sight, as clocks must; says whether it should
/// go away.
pub fn modal_over(
    ui: &Ui,
    name: &str,
    place: Rect,
    width: f32,
    contents: impl FnOnce(&mut Ui),
) -> bool {
    // A veil that ended beside the sheet would cut through what stays in sight.
    let veil = if place == ui.ctx().content_rect() {
        palette(ui).veil
    } else {
        Color32::TRANSPARENT
    };
    let room = width.min(place.width() - 64.0);
    sheet_at(ui, name, place.center(), room, veil, contents)
}

/// The same as large as `place`; everything else stays in full light. Says whether it should go away.
pub fn modal_in(ui: &Ui, name: &str, place: Rect, contents: impl FnOnce(&mut Ui)) -> bool {
    let edge: i8 = 16;
    let size = place.size() - Vec2::splat(2.0 * f32::from(edge));
    sheet_with_edge(ui, name, place.center(), edge, Color32::TRANSPARENT, |ui| {
        ui.set_min_size(size);
        ui.set_max_size(size);
        contents(ui);
    })
}

/// The same, but everything beside it goes on hearing hands and keys. Says whether it should go away.
pub fn sheet_beside(ui: &Ui, name: &str, place: Rect, contents: impl FnOnce(&mut Ui)) -> bool {
    let edge: i8 = 16;
    let size = place.size() - Vec2::splat(2.0 * f32::from(edge));
    let area = Area::new(Id::unique(name))
        .order(Order::Foreground)
        .fixed_pos(place.min)
        .constrain(false);
    area.show(ui.ctx(), |ui| {
        sheet_frame(ui, edge).show(ui, |ui| {
            ui.set_min_size(size);
            ui.set_max_size(size);
            contents(ui);
        });
    });
    !ui.ctx().text_edit_focused() && keyboard::take(ui, Key::Escape)
}

/// What a sheet stands on, with so much space between its edge and what stands on it, in points.
fn sheet_frame(ui: &Ui, edge: i8) -> Frame {
    let colors = palette(ui);
    Frame::new()
        .fill(colors.sheet)
        .stroke(Stroke::new(1.0, colors.edge))
        .corner_radius(CORNER)
        .shadow(colors.shadow())
        .inner_margin(Margin::same(edge))
}

fn sheet_at(
    ui: &Ui,
    name: &str,
    center: Pos2,
    width: f32,
    veil: Color32,
    contents: impl FnOnce(&mut Ui),
) -> bool {
    sheet_with_edge(ui, name, center, 24, veil, |ui| {
        ui.set_width(width);
        contents(ui);
    })
}

/// A sheet around that point, with so much space between its edge and what stands on it, in points.
fn sheet_with_edge(
    ui: &Ui,
    name: &str,
    center: Pos2,
    edge: i8,
    veil: Color32,
    contents: impl FnOnce(&mut Ui),
) -> bool {
    let frame = sheet_frame(ui, edge);
    let id = Id::unique(name);
    let from_the_middle = center - ui.ctx().content_rect().center();
    let slot = sheet_name();
    ui.data_mut(|data| data.insert_temp(slot, String::new()));
    let closes = Modal::new(id)
        .area(Modal::default_area(id).anchor(Align2::CENTER_CENTER, from_the_middle))
        .backdrop_color(veil)
        .frame(frame)
        .show(ui.ctx(), contents)
        .should_close();
    let named = ui.data_mut(|data| data.remove_temp::<String>(slot));
    if let Some(named) = named.filter(|it| !it.is_empty()) {
        ui.accesskit_node_builder(id, |node| {
            node.set_role(Part::Dialog);
            node.set_label(&*named);
            node.set_modal();
        });
        announce(ui, id, &named, Urgency::Polite);
    }
    closes
}

fn sheet_name() -> Id {
    Id::unique("sheet-name")
}

/// Has screen readers call the sheet by those words, if they stand on one and are the first on it.
pub fn name_sheet(ui: &Ui, words: &str) {
    ui.data_mut(|data| {
        let name = data.get_temp::<String>(sheet_name());
        if name.is_some_and(|name| name.is_empty()) {
            data.insert_temp(sheet_name(), words.to_owned());
        }
    });
}

/// Paints the ground of a sheet, and its edge where it could not be told from the window without one.
pub fn sheet_ground(ui: &Ui, rect: Rect, corner: CornerRadius) {
    ui.painter().rect_filled(rect, corner, palette(ui).sheet);
    sheet_edge(ui, rect, corner);
}

/// Paints the edge of a sheet, where it could not be told from the window without one.
pub fn sheet_edge(ui: &Ui, rect: Rect, corner: CornerRadius) {
    let edge = palette(ui).sheet_edge();
    ui.painter()
        .rect_stroke(rect, corner, edge, StrokeKind::Inside);
}

/// Paints a dot that stands for a player, white or black as the men are.
pub fn paint_player_dot(ui: &Ui, center: Pos2, radius: f32, is_white: bool) {
    let (fill, line) = if is_white { WHITE_PIECE } else { BLACK_PIECE };
    ui.painter()
        .circle(center, radius - 0.75, fill, Stroke::new(1.5, line));
}

/// A text on one line, cut off with … where there is no room for it.
pub fn one_line(text: &str, font: FontId, color: Color32, width: f32) -> LayoutJob {
    let mut job = LayoutJob::simple_singleline(text.to_owned(), font, color);
    job.wrap = TextWrapping::truncate_at_width(width);
    job
}

/// A text in a cell of a table, in the middle of its height: on a line, on as many as the cell is high for, or smaller;
/// cut off with … where all that gives it no room.
#[expect(
    clippy::needless_pass_by_value,
    reason = "each caller makes one for it, as for egui"
)]
pub fn cell(ui: &Ui, rect: Rect, text: &str, font: FontId, color: Color32) {
    let galley = fitted_cell(ui.painter(), text, &font, rect.size(), color);
    let at = Align2::LEFT_CENTER.anchor_size(rect.left_center(), galley.size());
    ui.painter().galley(at.min, galley, color);
}

/// The cells of a row, each with its part of the width and a gap behind it.
pub fn row_cells<const N: usize>(row: Rect, shares: [f32; N]) -> [Rect; N] {
    let mut left = row.left();
    shares.map(|share| {
        let width = row.width() * share;
        let cell = Rect::from_min_size(pos2(left, row.top()), vec2(width - GAP, row.height()));
        left += width;
        cell
    })
}

/// A line to write in.
pub fn written(ui: &mut Ui, text: &mut String, name: &str, width: f32) -> Response {
    written_like(ui, text, name, "", width)
}

/// A line to write in, which shows an example while it is empty.
pub fn written_like(
    ui: &mut Ui,
    text: &mut String,
    name: &str,
    example: &str,
    width: f32,
) -> Response {
    let colors = palette(ui);
    ui.scope(|ui| {
        let visuals = ui.visuals_mut();
        visuals.widgets.inactive.bg_stroke = Stroke::new(1.0, colors.edge);
        visuals.selection.bg_fill = colors.hand_tint;
        visuals.selection.stroke = Stroke::new(2.0, colors.hand);
        let edit = TextEdit::singleline(text)
            .hint_text(example)
            .desired_width(width)
            .margin(vec2(8.0, 6.0))
            .min_size(vec2(0.0, FIELD))
            .align(Align2::LEFT_CENTER);
        ui.add(edit).accessible_name(name)
    })
    .inner
}

/// A box to tick. Where the row that it would stand in has no room for its text, it begins another.
pub fn tick(ui: &mut Ui, ticked: &mut bool, text: &str) -> Response {
    behind_its_box(ui, text, |ui| ui.checkbox(ticked, text))
}

/// One of several answers, with a round box before it that is filled if it is the chosen one; it begins a row like a box to
/// tick.
pub fn radio(ui: &mut Ui, is_chosen: bool, text: &str) -> Response {
    behind_its_box(ui, text, |ui| ui.radio(is_chosen, text))
}

fn behind_its_box(ui: &mut Ui, text: &str, show: impl FnOnce(&mut Ui) -> Response) -> Response {
    let edge = palette(ui).edge;
    if ui.layout().main_wrap() {
        let style = TextStyle::Button.resolve(ui.style());
        let text = line_width(ui.painter(), text, style);
        let spacing = ui.spacing();
        let wanted = spacing.icon_width + spacing.icon_spacing + text;
        if ui.available_size_before_wrap().x < wanted && ui.cursor().left() > ui.max_rect().left() {
            ui.end_row();
        }
    }
    ui.scope(|ui| {
        ui.visuals_mut().widgets.inactive.bg_stroke = Stroke::new(1.0, edge);
        ui.spacing_mut().interact_size.y = LOWEST;
        show(ui)
    })
    .inner
}

/// Paints the ground of the current move: brass, with a bar at its left edge.
pub fn current_move_ground(painter: &Painter, rect: Rect, colors: &Palette) {
    painter.rect_filled(rect, 6.0, colors.here_tint);
    let round = CornerRadius {
        nw: 3,
        sw: 3,
        ..CornerRadius::ZERO
    };
    painter.rect_filled(rect.with_max_x(rect.left() + 3.0), round, colors.here);
}
