//! The draw that finds a Chess960 start in public: lot after lot, and the rank fills up for the whole hall to see.

use eframe::egui::{
    Align, Align2, CentralPanel, Frame, Key, Label, Layout, Margin, Rect, RichText, Role as Part,
    Sense, Stroke, Ui, UiBuilder, Vec2, WidgetInfo, pos2, vec2,
};

use super::chess960_draw_device::{DeviceState, DrawDevice};
use super::position_editor_column::fens_ui;
use crate::kit::announcement::announce;
use crate::kit::fonts::{bold, regular};
use crate::kit::piece_textures::{Pieces, whole_pixels};
use crate::kit::theme::{GAP, darken, palette};
use crate::kit::widgets::{bare, choice, primary, quiet, soft};
use crate::parts::diagram::{edge, square};
use crate::parts::page::{bar, frame, page_title, scroll_from_top};
use crate::view::command::Command;
use crate::view::frame_view::View;
use crate::view::urgency::Urgency;
use jadoube_core::chess::chess960_draw::Chess960Draw;
use jadoube_core::chess::chess960_start_number::StartNumber;
use jadoube_core::chess::{Color, File, Piece, Role, Square};

#[derive(Debug, Default)]
pub struct Chess960DrawPage {
    /// The lots that counted, one for each piece placed.
    lots: Vec<usize>,
    device: DeviceState,
    /// The last lot, if it counted for no square.
    again: Option<usize>,
    projector: bool,
    pieces: Pieces,
}

/// What became of the draw.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DrawStage {
    GoesOn,
    /// It was left, with the position that it had found.
    Left(Option<StartNumber>),
    /// It found a position, which is to be played now.
    Plays(StartNumber),
}

impl Chess960DrawPage {
    pub fn ui(&mut self, ui: &mut Ui, view: &View<'_>) -> DrawStage {
        if self.projector {
            darken(ui);
            if ui.input(|input| input.key_pressed(Key::Escape)) {
                self.projector = false;
            }
        } else if bar(ui, view, &view.tr("new-game-title")) {
            return DrawStage::Left(self.draw().number());
        }
        if let Some(lot) = self.device.roll_on(ui, view) {
            self.take_lot(lot);
        }
        let mut became = DrawStage::GoesOn;
        let frame = if self.projector {
            Frame::central_panel(ui.style()).inner_margin(Margin::same(16))
        } else {
            frame(ui)
        };
        CentralPanel::default().frame(frame).show(ui, |ui| {
            let whole = ui.available_rect_before_wrap();
            self.heading(ui, view);
            let area = whole.with_min_y(ui.cursor().top());
            let side = whole_pixels(
                (area.width() / 8.0).min(area.height() * 0.27),
                ui.pixels_per_point(),
            );
            let draw = self.draw();
            let below = self.ranks(ui, view, &draw, area, side);
            ui.scope_builder(UiBuilder::new().max_rect(below), |ui| {
                scroll_from_top(ui, "chess960-draw").show(ui, |ui| match draw.number() {
                    Some(number) => {
                        if self.start_number_ui(ui, view, number) {
                            became = DrawStage::Plays(number);
                        }
                    }
                    None => self.step(ui, view, &draw),
                });
            });
        });
        became
    }

    /// The drawing of lots as far as it has come.
    fn draw(&self) -> Chess960Draw {
        let mut draw = Chess960Draw::new();
        for lot in &self.lots {
            let placed = draw.place(*lot);
            debug_assert!(placed.is_ok(), "only lots that count are kept");
        }
        draw
    }

    /// A lot was drawn for the next piece.
    fn take_lot(&mut self, lot: usize) {
        self.device.tosses.clear();
        self.again = self.draw().place(lot).is_err().then_some(lot);
        if self.again.is_none() {
            self.lots.push(lot);
        }
    }

    fn heading(&mut self, ui: &mut Ui, view: &View<'_>) {
        ui.horizontal(|ui| {
            if !self.projector && ui.available_width() > 560.0 {
                page_title(ui, &view.tr("ceremony-title"));
            }
            ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                let id = if self.projector {
                    "ceremony-projector-off"
                } else {
                    "ceremony-projector"
                };
                if bare(ui, &view.tr(id)).clicked() {
                    self.projector = !self.projector;
                }
                if self.projector && bare(ui, &view.tr("menu-full-screen")).clicked() {
                    view.ask(Command::FullScreen);
                }
            });
        });
    }

    /// Both first ranks, Black's above White's, and the numbers of the squares that are open to the next piece. Gives
    /// what is left below them.
    fn ranks(
        &mut self,
        ui: &mut Ui,
        view: &View<'_>,
        draw: &Chess960Draw,
        area: Rect,
        side: f32,
    ) -> Rect {
        let extent = vec2(side * 8.0, side);
        let left = area.left() + ((area.width() - extent.x) / 2.0).floor();
        let open = draw.next().map_or_else(Vec::new, |next| next.files);
        let mut top = area.top();
        for color in [Color::Black, Color::White] {
            let rank = Rect::from_min_size(pos2(left, top), extent);
            for (column, file) in (0_u8..).zip(File::ALL) {
                let corner = rank.min + vec2(side * f32::from(column), 0.0);
                let place = Rect::from_min_size(corner, Vec2::splat(side));
                let at = Square::from_coords(file, color.backrank());
                square(ui, view, place, at);
                let role = draw.rank()[usize::from(file)];
                let arrived = ui.ctx().animate_bool_with_time(
                    ui.scope_id().with(("arrived", u8::from(at))),
                    role.is_some(),
                    if view.settings.preferences.animation {
                        0.14
                    } else {
                        0.0
                    },
                );
                if let Some(role) = role {
                    let mut painter = ui.painter().clone();
                    painter.multiply_opacity(arrived);
                    let place = place.translate(vec2(0.0, (arrived - 1.0) * side * 0.3));
                    let piece = Piece { color, role };
                    self.pieces.paint_on(
                        &painter,
                        view.settings.preferences.pieces_shown(),
                        piece,
                        place,
                    );
                }
                let lot = open.iter().position(|open| *open == file);
                if let (Some(index), Color::White) = (lot, color) {
                    self.open_square(ui, view, place, at, index + 1);
                }
            }
            edge(ui, view, rank);
            top = rank.bottom() + 6.0;
        }
        area.with_min_y(top + GAP)
    }

    /// A square open to the next piece: its number stands on it, and a click places the piece there.
    fn open_square(&mut self, ui: &Ui, view: &View<'_>, rect: Rect, square: Square, lot: usize) {
        let id = ui.scope_id().with(("open", u8::from(square)));
        let response = ui.interact(rect, id, Sense::click());
        let name = view.tr_args(
            "ceremony-lot",
            &[("lot", lot.into()), ("square", square.into())],
        );
        response.widget_info(|| WidgetInfo::labeled(Part::Button, true, &*name));
        let colors = palette(ui);
        let is_up = response.hovered() || response.has_focus();
        let (fill, ink) = if is_up {
            (colors.here_tint, colors.here_ink)
        } else {
            (colors.sheet, colors.ink)
        };
        let radius = (rect.width() * 0.24).max(11.0);
        let line = Stroke::new(1.5, colors.edge);
        ui.painter().circle(rect.center(), radius, fill, line);
        ui.painter().text(
            rect.center(),
            Align2::CENTER_CENTER,
            lot,
            bold(radius * 1.1),
            ink,
        );
        if response.clicked() && self.device.rolling.is_none() {
            self.take_lot(lot);
        }
    }

    /// What is to be placed next, and the lots that decide it.
    fn step(&mut self, ui: &mut Ui, view: &View<'_>, draw: &Chess960Draw) {
        let Some(next) = draw.next() else { return };
        let (large, body) = sizes(ui);
        if !self.projector {
            let name = |device: DrawDevice| view.tr(&format!("ceremony-{device}")).into_owned();
            let before = self.device.kind;
            choice(ui, &mut self.device.kind, &DrawDevice::ALL, name);
            if self.device.kind != before {
                (self.device.tosses, self.device.rolling) = (Vec::new(), None);
                self.again = None;
            }
        }
        let what = match (self.lots.len(), next.role) {
            (0, _) => "bishop-light",
            (1, _) => "bishop-dark",
            (_, Role::Queen) => "queen",
            (3, _) => "first-knight",
            _ => "second-knight",
        };
        ui.horizontal(|ui| {
            let (rect, _) = ui.allocate_exact_size(Vec2::splat(large * 1.9), Sense::HOVER);
            let piece = Piece {
                color: Color::White,
                role: next.role,
            };
            self.pieces
                .paint(ui, view.settings.preferences.pieces_shown(), piece, rect);
            ui.vertical(|ui| {
                ui.spacing_mut().item_spacing.y = 2.0;
                let next_text = view.tr_args("ceremony-next", &[("what", what.into())]);
                let text = RichText::new(&*next_text).font(bold(large));
                let response = ui.add(Label::new(text).wrap());
                announce(ui, response.id, &next_text, Urgency::Polite);
                let text = match self.again {
                    Some(lot) => view.tr_args("ceremony-again", &[("lot", lot.into())]),
                    None => view.tr_args("ceremony-ways", &[("count", next.files.len().into())]),
                };
                let color = if self.again.is_some() {
                    palette(ui).warning
                } else {
                    palette(ui).soft_ink
                };
                let label = RichText::new(&*text).font(regular(body)).color(color);
                let response = ui.add(Label::new(label).wrap());
                announce(ui, response.id, &text, Urgency::Polite);
            });
        });
        let extent = (large * 2.0).min(ui.available_width() / 7.0);
        if let Some(lot) = self.device.ui(ui, view, draw, extent) {
            self.take_lot(lot);
        }
        self.steps_back(ui, view);
    }

    /// The position is found: its number, both FENs, and what to do with it. Says whether it is to be played.
    fn start_number_ui(&mut self, ui: &mut Ui, view: &View<'_>, number: StartNumber) -> bool {
        let (large, _) = sizes(ui);
        let mut plays = false;
        ui.horizontal_wrapped(|ui| {
            ui.spacing_mut().item_spacing.x = GAP * 4.0;
            ui.vertical(|ui| {
                soft(ui, &view.tr("start-number"));
                let text = number.to_string();
                let digits = RichText::new(&text).font(bold(large * 2.2));
                let response = ui.label(digits.color(palette(ui).here_ink));
                announce(ui, response.id, &text, Urgency::Polite);
            });
            ui.vertical(|ui| {
                ui.set_max_width(ui.available_width().min(620.0));
                fens_ui(ui, view, &number.setup());
                soft(ui, &view.tr("ceremony-rest"));
            });
        });
        ui.add_space(GAP);
        ui.horizontal_wrapped(|ui| {
            plays = primary(ui, &view.tr("ceremony-play")).clicked();
        });
        self.steps_back(ui, view);
        plays
    }

    fn steps_back(&mut self, ui: &mut Ui, view: &View<'_>) {
        ui.add_space(GAP);
        ui.add_enabled_ui(
            !self.lots.is_empty() && self.device.rolling.is_none(),
            |ui| {
                ui.horizontal_wrapped(|ui| {
                    if quiet(ui, &view.tr("ceremony-back")).clicked() {
                        self.lots.pop();
                        (self.device.tosses, self.again) = (Vec::new(), None);
                    }
                    if quiet(ui, &view.tr("ceremony-anew")).clicked() {
                        *self = Self {
                            device: DeviceState {
                                kind: self.device.kind,
                                ..DeviceState::default()
                            },
                            projector: self.projector,
                            ..Self::default()
                        };
                    }
                });
            },
        );
    }
}

/// The sizes of the large type and of the type beside it, as the room under the ranks has it.
fn sizes(ui: &Ui) -> (f32, f32) {
    let room = ui.available_size();
    let large = (room.y * 0.12).min(room.x * 0.055).clamp(19.0, 72.0);
    (large, (large * 0.56).clamp(14.0, 34.0))
}
