//! The scoresheets that the players keep themselves: what each wrote, and a line on which they write the next move.

use eframe::egui::{
    Align2, Color32, FontId, Frame, Key, Painter, Rect, Role as Part, ScrollArea, Sense, Stroke,
    Ui, UiBuilder, WidgetInfo, pos2, vec2,
};

use crate::kit::announcement::announce;
use crate::kit::fonts::{SMALL, bold, regular};
use crate::kit::second_click::ECHO;
use crate::kit::theme::{CORNER, GAP, palette};
use crate::kit::widgets::{paint_player_dot, sheet_ground, sign, written};
use crate::view::frame_view::View;
use crate::view::urgency::Urgency;
use jadoube_core::chess::{ByColor, Color, Position};
use jadoube_core::laws::PlayerAct;
use jadoube_core::record::print::scoresheet::own;
use jadoube_core::record::print::scoresheet::{Cell, SheetFault};

/// How high a row of two moves is.
const ROW: f32 = 24.0;
/// How much room the number of a move takes, as large as it is written usually.
const NUMBER: f32 = 24.0;
/// How wide a sheet is at most that is only read.
const SHEET: f32 = 360.0;
/// How high the line is on which a player writes.
const WRITING: f32 = 36.0;

#[derive(Debug, Default)]
pub struct OwnScoresheets {
    typed: ByColor<String>,
}

impl OwnScoresheets {
    /// Shows White's sheet and Black's side by side in `rect`.
    pub fn ui(&mut self, ui: &mut Ui, view: &View<'_>, rect: Rect) {
        let half = (rect.width() - GAP) / 2.0;
        for color in Color::ALL {
            let left = rect.left() + color.fold_wb(0.0, half + GAP);
            let place = Rect::from_min_size(pos2(left, rect.top()), vec2(half, rect.height()));
            self.one(ui, view, color, place);
        }
    }

    /// Shows the sheet of one player in `place`.
    pub fn one(&mut self, ui: &mut Ui, view: &View<'_>, color: Color, place: Rect) {
        sheet_ground(ui, place, CORNER);
        let inner = place.shrink2(vec2(10.0, 8.0));
        let builder = UiBuilder::new()
            .max_rect(inner)
            .id_salt(("own", color.is_white()));
        ui.scope_builder(builder, |ui| self.sheet(ui, view, color, inner));
    }

    /// Shows the line on which that player writes, in `line`.
    pub fn line(&mut self, ui: &mut Ui, view: &View<'_>, color: Color, line: Rect) {
        let name = view.name(color);
        let any = !view.table().recording().sheet(color).entries().is_empty();
        let builder = UiBuilder::new()
            .max_rect(line)
            .id_salt(("own-line", color.is_white()));
        ui.scope_builder(builder, |ui| {
            ui.horizontal_centered(|ui| {
                ui.spacing_mut().item_spacing.x = 2.0;
                self.writing(ui, view, color, &name, any);
            });
        });
    }

    fn sheet(&mut self, ui: &mut Ui, view: &View<'_>, color: Color, rect: Rect) {
        let name = view.name(color);
        let (head, body) = rect.split_top_bottom_at_y(rect.top() + 22.0);
        heading(ui, view, color, head);
        let (cells, line) = if view.is_playing() {
            body.split_top_bottom_at_y(body.bottom() - WRITING)
        } else {
            (body, Rect::NOTHING)
        };
        let style = view.settings.preferences.notation.of(color);
        let all = own(view.table(), color, style);
        ui.scope_builder(UiBuilder::new().max_rect(cells), |ui| {
            ScrollArea::vertical()
                .id_salt(("own", color.is_white()))
                .auto_shrink(false)
                .stick_to_bottom(true)
                .show(ui, |ui| rows(ui, view, &all));
        });
        if !view.is_playing() {
            return;
        }
        ui.scope_builder(UiBuilder::new().max_rect(line), |ui| {
            ui.horizontal_centered(|ui| {
                ui.spacing_mut().item_spacing.x = 2.0;
                self.writing(ui, view, color, &name, !all.is_empty());
            });
        });
    }

    /// The line on which a player writes, and the signs beside it.
    fn writing(&mut self, ui: &mut Ui, view: &View<'_>, color: Color, name: &str, any: bool) {
        if lacks_moves(view, color) {
            let text = view.tr("own-complete");
            if sign(ui, "≡", &text).clicked() {
                view.act(color, PlayerAct::UpdateSheet);
            }
        }
        let text = self.typed.get_mut(color);
        let hint = view.tr_args("own-write", &[("player", name.into())]);
        let room = (ui.available_width() - 76.0).max(40.0);
        let line = written(ui, text, &hint, room);
        let entered = line.lost_focus() && ui.input(|input| input.key_pressed(Key::Enter));
        if entered && !text.trim().is_empty() {
            view.act(
                color,
                PlayerAct::Record(std::mem::take(text).trim().to_owned()),
            );
            line.request_focus();
        }
        if sign(ui, "=", &view.tr("own-offer")).clicked() {
            if text.trim().is_empty() {
                act_once(view, color, PlayerAct::Record("(=)".to_owned()));
            } else {
                *text = format!("{} (=)", text.trim());
                line.request_focus();
            }
        }
        ui.add_enabled_ui(any, |ui| {
            if sign(ui, "⌫", &view.tr("own-strike")).clicked() {
                act_once(view, color, PlayerAct::Strike);
            }
        });
    }
}

/// Shows a player's sheet as far as it is written, on a ground of its own.
pub fn written_sheet(ui: &mut Ui, view: &View<'_>, color: Color) {
    let style = view.settings.preferences.notation.of(color);
    let cells = own(view.table(), color, style);
    let width = ui.available_width().min(SHEET);
    ui.push_id(("written", color.is_white()), |ui| {
        Frame::new()
            .fill(palette(ui).ground)
            .corner_radius(CORNER)
            .inner_margin(10)
            .show(ui, |ui| {
                ui.set_width(width - 20.0);
                let height = line_height(ui, &bold(SMALL)).max(22.0);
                let size = vec2(ui.available_width(), height);
                let (head, _) = ui.allocate_exact_size(size, Sense::hover());
                let spoken = view.tr_args("own-sheet", &[("player", (&*view.name(color)).into())]);
                titled(ui, color, &spoken, &spoken, head);
                rows(ui, view, &cells);
            });
    });
}

/// The player does that, unless they did the same so short a time ago that this click is its echo.
fn act_once(view: &View<'_>, color: Color, act: PlayerAct) {
    let mut log = view.log.iter().rev();
    let last = log.find(|entry| entry.event.player() == Some(color));
    let is_echo = last.is_some_and(|entry| {
        let since = (view.now - entry.event.at).as_secs_f64();
        entry.event.player_act() == Some(&act) && since < ECHO
    });
    if !is_echo {
        view.act(color, act);
    }
}

/// Whether a flag has fallen and moves made before it are missing on a player's sheet.
fn lacks_moves(view: &View<'_>, color: Color) -> bool {
    let recording = view.table().recording();
    let complete_to = recording.sheet(color).complete_to();
    recording
        .flag_after()
        .is_some_and(|plies| complete_to < plies)
}

fn heading(ui: &Ui, view: &View<'_>, color: Color, rect: Rect) {
    let name = view.name(color);
    let spoken = view.tr_args("own-sheet", &[("player", (&*name).into())]);
    titled(ui, color, &name, &spoken, rect);
}

/// How high a line in that font is.
fn line_height(ui: &Ui, font: &FontId) -> f32 {
    ui.fonts_mut(|fonts| fonts.row_height(font))
}

/// Whose a sheet is, in `rect`.
fn titled(ui: &Ui, color: Color, title: &str, spoken: &str, rect: Rect) {
    let colors = palette(ui);
    let dot = pos2(rect.left() + 7.0, rect.center().y);
    paint_player_dot(ui, dot, 5.5, color.is_white());
    let font = bold(SMALL);
    let painter = ui.painter_at(rect);
    let at = pos2(rect.left() + 18.0, rect.center().y);
    painter.text(at, Align2::LEFT_CENTER, title, font, colors.ink);
    let response = ui.interact(rect, ui.scope_id().with("heading"), Sense::HOVER);
    response.widget_info(|| WidgetInfo::labeled(Part::Label, true, spoken));
}

fn rows(ui: &mut Ui, view: &View<'_>, cells: &[Cell]) {
    let start = view.table().game().start();
    let skipped = usize::from(start.turn().is_black());
    let first = u64::from(start.fullmoves().get());
    ui.spacing_mut().item_spacing.y = 0.0;
    let number_width = NUMBER * regular(14.0).size / 14.0;
    let height = line_height(ui, &regular(14.0)).max(ROW);
    for row in 0..(cells.len() + skipped).div_ceil(2) {
        let (rect, _) = ui.allocate_exact_size(vec2(ui.available_width(), height), Sense::hover());
        let soft = palette(ui).soft_ink;
        let at = pos2(rect.left() + number_width - 5.0, rect.center().y);
        let number = format!("{}.", first + row as u64);
        ui.painter()
            .text(at, Align2::RIGHT_CENTER, number, regular(11.5), soft);
        let width = (rect.width() - number_width) / 2.0;
        for side in [0.0_f32, 1.0] {
            let place = row * 2 + usize::from(side > 0.5);
            let Some(cell) = place.checked_sub(skipped).and_then(|at| cells.get(at)) else {
                continue;
            };
            let corner = pos2(rect.left() + number_width + side * width, rect.top());
            let place = Rect::from_min_size(corner, vec2(width - 2.0, height));
            draw_cell(ui, view, place, cell);
        }
    }
}

/// Returns what is wrong with a cell, as far as its player may know it: what can be read as no move at all is told at once
/// (8.1), which move was written wrongly only after the game.
fn told_fault<'a>(view: &View<'_>, cell: &'a Cell) -> Option<&'a SheetFault> {
    let fault = cell.fault.as_ref();
    fault.filter(|fault| **fault == SheetFault::Illegible || !view.is_playing())
}

/// Returns what stands in a cell, and what is wrong with it, in words.
pub fn cell_in_words(view: &View<'_>, cell: &Cell) -> String {
    let text = cell.text.as_str();
    let told = match told_fault(view, cell) {
        None => return cell.text.clone(),
        Some(SheetFault::Differs(played)) => {
            let played = played.as_str();
            let args = [("written", text.into()), ("played", played.into())];
            view.tr_args("own-differs", &args)
        }
        Some(SheetFault::NotMade | SheetFault::Illegible) => {
            view.tr_args("own-illegible", &[("written", text.into())])
        }
    };
    told.into_owned()
}

/// A cell: what was struck out, what stands there, and what is wrong with it.
fn draw_cell(ui: &Ui, view: &View<'_>, rect: Rect, cell: &Cell) {
    let colors = palette(ui);
    let fault = told_fault(view, cell);
    let ink = match (fault, cell.is_copied) {
        (Some(_), _) => colors.warning,
        (None, true) => colors.soft_ink,
        (None, false) => colors.ink,
    };
    let painter = ui.painter_at(rect);
    let mut at = pos2(rect.left() + 2.0, rect.center().y);
    for struck in &cell.struck {
        let put = painter.text(
            at,
            Align2::LEFT_CENTER,
            struck,
            regular(11.0),
            colors.soft_ink,
        );
        let line = Stroke::new(1.0, colors.soft_ink);
        painter.line_segment([put.left_center(), put.right_center()], line);
        at.x = put.right() + 3.0;
    }
    let font: FontId = regular(14.0);
    let put = painter.text(at, Align2::LEFT_CENTER, &cell.text, font, ink);
    if fault == Some(&SheetFault::Illegible) {
        underline(&painter, put, ink);
    }
    let told = cell_in_words(view, cell);
    let id = ui
        .scope_id()
        .with(("cell", rect.min.x.to_bits(), rect.min.y.to_bits()));
    let response = ui.interact(rect, id, Sense::HOVER);
    response.widget_info(|| WidgetInfo::labeled(Part::Label, true, &told));
    if fault.is_some() {
        if view.is_playing() {
            announce(ui, response.id, &told, Urgency::Polite);
        }
        response.on_hover_text(&told);
    }
}

/// Paints the wave below what cannot be read.
fn underline(painter: &Painter, text: Rect, ink: Color32) {
    const STEP: f32 = 3.0;
    let (mut points, mut at, mut is_low) = (Vec::new(), text.left(), false);
    while at <= text.right() {
        let down = if is_low { 1.5 } else { -0.5 };
        points.push(pos2(at, text.bottom() - 1.0 + down));
        (at, is_low) = (at + STEP, !is_low);
    }
    painter.line(points, Stroke::new(1.2, ink));
}
