//! What follows from a ruling, large: whose clock changes by how much, and what must be done, side by side in tiles.

use std::sync::Arc;

use eframe::egui::{Color32, Galley, Rect, Role as Part, Sense, Ui, Vec2, WidgetInfo, pos2, vec2};

use crate::kit::fonts::{bold, digits_font, regular};
use crate::kit::piece_textures::Pieces;
use crate::kit::theme::{BoardColors, GAP, SMALL_CORNER, palette};
use crate::kit::widgets::one_line;
use crate::view::frame_view::View;
use jadoube_core::chess::{Color, Piece};
use jadoube_core::i18n::{EffectSubject, RulingEffect};

/// How large the parts of a card are.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct CardSizes {
    pub headline: f32,
    /// How high what follows is at least.
    tile: f32,
    digits: f32,
    label: f32,
    words: f32,
    piece: f32,
    /// How wide words beside a clock are at least; with less room they have a row of their own.
    words_width: f32,
    pub reason: f32,
    /// The space above and below what is in it.
    pub edge: i8,
    /// The space between its parts.
    pub gap: f32,
}

pub const FULL: CardSizes = CardSizes {
    headline: 20.0,
    tile: 64.0,
    digits: 36.0,
    label: 14.0,
    words: 17.0,
    piece: 48.0,
    words_width: 170.0,
    reason: 14.5,
    edge: 10,
    gap: GAP,
};

/// Where there is little room.
pub const SPARING: CardSizes = CardSizes {
    headline: 17.0,
    tile: 46.0,
    digits: 26.0,
    label: 12.0,
    words: 14.5,
    piece: 34.0,
    words_width: 130.0,
    reason: 14.5,
    edge: 7,
    gap: 5.0,
};

/// Where long words have little room.
pub const DENSE: CardSizes = CardSizes {
    headline: 15.0,
    tile: 40.0,
    digits: 22.0,
    label: 12.0,
    words: 13.5,
    piece: 28.0,
    words_width: 120.0,
    reason: 13.0,
    edge: 5,
    gap: 4.0,
};

/// The same where the longest reason has little room.
pub const DENSEST: CardSizes = CardSizes {
    reason: 12.0,
    ..DENSE
};

/// How wide a name is at most over digits, in parts of their size.
const LABEL: f32 = 2.9;

/// The tiles of a card, and what they are painted with.
pub struct RulingTiles<'a> {
    /// What is seen in this frame.
    pub view: &'a View<'a>,
    /// The pictures of the pieces that are meant.
    pub pieces: &'a mut Pieces,
    pub sizes: CardSizes,
    pub is_trouble: bool,
}

impl RulingTiles<'_> {
    /// Shows what follows, side by side as far as there is room.
    pub fn effects(&mut self, ui: &mut Ui, effects: &[RulingEffect]) {
        for row in self.rows(ui, effects, ui.available_width()) {
            self.row(ui, &row);
        }
    }

    /// How high all of it is in that width, with the space between its rows.
    pub fn height(&self, ui: &Ui, effects: &[RulingEffect], width: f32) -> f32 {
        let rows = self.rows(ui, effects, width).into_iter();
        let heights = rows.map(|row| self.row_height(ui, &row, width) + self.sizes.gap);
        (heights.sum::<f32>() - self.sizes.gap).max(0.0)
    }

    /// What has room side by side.
    fn rows<'e>(
        &self,
        ui: &Ui,
        effects: &'e [RulingEffect],
        width: f32,
    ) -> Vec<Vec<&'e RulingEffect>> {
        let mut rows: Vec<Vec<&RulingEffect>> = Vec::new();
        let mut used = f32::INFINITY;
        for effect in effects {
            let wanted = match effect {
                RulingEffect::Clock(player, digits) => self.clock_width(ui, (*player, digits)),
                RulingEffect::Words(..) => self.sizes.words_width,
            };
            match rows.last_mut() {
                Some(row) if used + wanted <= width => row.push(effect),
                Some(_) | None => {
                    rows.push(vec![effect]);
                    used = 0.0;
                }
            }
            used += wanted + GAP;
        }
        rows
    }

    fn clock_width(&self, ui: &Ui, (player, digits): (Color, &str)) -> f32 {
        let font = digits_font(self.sizes.digits);
        let galley = ui
            .painter()
            .layout_no_wrap(digits.to_owned(), font, Color32::PLACEHOLDER);
        let label = self.whose_clock(ui, player);
        galley.size().x.max(label.size().x) + self.sizes.tile * 0.5
    }

    /// Whose clock it is: the player's name, as far as there is room.
    fn whose_clock(&self, ui: &Ui, player: Color) -> Arc<Galley> {
        let (font, ink) = (regular(self.sizes.label), palette(ui).soft_ink);
        let room = self.sizes.digits * LABEL;
        let job = one_line(&self.view.named_words().name(player), font, ink, room);
        ui.painter().layout_job(job)
    }

    /// How wide a tile with words is in a row of that width.
    fn words_width(&self, ui: &Ui, row: &[&RulingEffect], width: f32) -> f32 {
        let mut clocks = 0.0;
        let mut words = 0.0_f32;
        for effect in row {
            match effect {
                RulingEffect::Clock(player, digits) => {
                    clocks += self.clock_width(ui, (*player, digits)) + GAP;
                }
                RulingEffect::Words(..) => words += 1.0,
            }
        }
        (width - clocks - GAP * (words - 1.0)) / words.max(1.0)
    }

    fn row_height(&self, ui: &Ui, row: &[&RulingEffect], width: f32) -> f32 {
        let each = self.words_width(ui, row, width);
        let height = |effect: &&RulingEffect| match effect {
            RulingEffect::Clock(..) => 0.0,
            RulingEffect::Words(text, subject) => {
                let piece = subject.and_then(EffectSubject::piece);
                let galley = self.words_galley(ui, text, each - self.words_inset(piece));
                galley.size().y + 2.0 * self.sizes.gap
            }
        };
        row.iter().map(height).fold(self.sizes.tile, f32::max)
    }

    /// Shows tiles of one height: clocks as wide as their digits, words as wide as there is room.
    pub fn row(&mut self, ui: &mut Ui, row: &[&RulingEffect]) {
        let colors = palette(ui);
        let each = self.words_width(ui, row, ui.available_width());
        let height = self.row_height(ui, row, ui.available_width());
        let fill = if self.is_trouble {
            colors.warning_tint
        } else {
            colors.tint
        };
        ui.horizontal(|ui| {
            ui.spacing_mut().item_spacing.x = GAP;
            for effect in row {
                let width = match effect {
                    RulingEffect::Clock(player, digits) => self.clock_width(ui, (*player, digits)),
                    RulingEffect::Words(..) => each,
                };
                let (tile, response) = ui.allocate_exact_size(vec2(width, height), Sense::hover());
                if self.is_trouble || matches!(effect, RulingEffect::Clock(..)) {
                    ui.painter().rect_filled(tile, SMALL_CORNER, fill);
                } else {
                    // Where nothing was wrong, words on a grey ground would look like a button that is not free.
                    let line = (2.0, colors.line);
                    ui.painter().vline(tile.left() + 1.0, tile.y_range(), line);
                }
                let spoken = match effect {
                    RulingEffect::Clock(player, digits) => {
                        self.clock_tile(ui, tile, *player, digits)
                    }
                    RulingEffect::Words(text, subject) => {
                        let piece = subject.and_then(EffectSubject::piece);
                        self.words_tile(ui, tile, text, piece);
                        text.clone()
                    }
                };
                response.widget_info(|| WidgetInfo::labeled(Part::Label, true, &spoken));
            }
        });
    }

    /// Whose clock, and by how much; gives back what is read out.
    fn clock_tile(&self, ui: &Ui, tile: Rect, player: Color, digits: &str) -> String {
        let colors = palette(ui);
        let painter = ui.painter();
        let label = self.whose_clock(ui, player);
        let font = digits_font(self.sizes.digits);
        let reading = painter.layout_no_wrap(digits.to_owned(), font, colors.ink);
        let left = tile.left() + self.sizes.tile * 0.25;
        let top = tile.center().y - label.size().y.midpoint(reading.size().y);
        let below = pos2(left, top + label.size().y);
        painter.galley(pos2(left, top), label, colors.soft_ink);
        painter.galley(below, reading, colors.ink);
        format!("{} {digits}", self.view.named_words().name(player))
    }

    /// How much of a tile's width the words do not have.
    fn words_inset(&self, piece: Option<Piece>) -> f32 {
        let beside = piece.map_or(0.0, |_| self.sizes.piece + 2.0);
        beside + self.sizes.tile * 0.5
    }

    /// The words, smaller where two lines do not hold them.
    fn words_galley(&self, ui: &Ui, text: &str, width: f32) -> Arc<Galley> {
        let ink = palette(ui).ink;
        let lay_out = |size| ui.painter().layout(text.to_owned(), bold(size), ink, width);
        let large = lay_out(self.sizes.words);
        if large.rows.len() > 2 {
            lay_out(13.0)
        } else {
            large
        }
    }

    /// What must be done, beside the picture of the piece it is about.
    fn words_tile(&mut self, ui: &Ui, tile: Rect, text: &str, piece: Option<Piece>) {
        let inset = self.words_inset(piece);
        let edge = self.sizes.tile * 0.25;
        if let Some(piece) = piece {
            let side = self.sizes.piece;
            let center = pos2(tile.left() + edge * 0.5 + side / 2.0, tile.center().y);
            let place = Rect::from_center_size(center, Vec2::splat(side));
            if ui.visuals().dark_mode {
                // A black piece is hardly seen on the tint of a dark card.
                let square = BoardColors::of(self.view.settings.preferences.board_shown()).light;
                ui.painter().rect_filled(place, SMALL_CORNER, square);
            }
            let set = self.view.settings.preferences.pieces_shown();
            self.pieces.paint(ui, set, piece, place);
        }
        let galley = self.words_galley(ui, text, tile.width() - inset);
        let left = tile.left() + inset - edge;
        let at = pos2(left, tile.center().y - galley.size().y / 2.0);
        ui.painter().galley(at, galley, palette(ui).ink);
    }
}
