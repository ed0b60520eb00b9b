//! What the arbiter has ruled, in the middle of the column: what happened, what follows, large, and why.

use std::sync::Arc;

use eframe::egui::accesskit::Live;
use eframe::egui::text::{LayoutJob, TextWrapping};
use eframe::egui::{
    Align, Align2, Color32, Frame, Galley, Id, Label, Layout, Margin, Rect, RichText, Role as Part,
    ScrollArea, Sense, Ui, UiBuilder, Vec2, WidgetInfo, pos2, vec2,
};

use super::ruling_lifetime::{is_trouble, standing_rulings, told};
use crate::chess::{Color, Piece};
use crate::i18n::{RulingEffect, RulingReason, RulingSummary};
use crate::record::Entry;
use crate::ui::kit::fonts::{bold, digits_font, regular};
use crate::ui::kit::piece_textures::Pieces;
use crate::ui::kit::rule_page::ArticlePanel;
use crate::ui::kit::theme::{BoardColors, CORNER, GAP, Palette, SMALL_CORNER, palette};
use crate::ui::kit::whistle::paint_whistle;
use crate::ui::kit::widgets::{badge, badge_width};
use crate::ui::view::frame_view::View;

/// How high an older ruling is that is folded to its headline.
pub const FOLDED: f32 = 32.0;

/// How large the parts of a card are.
#[derive(Clone, Copy, Debug)]
struct CardSizes {
    headline: f32,
    /// How high what follows is at least.
    tile: f32,
    digits: f32,
    /// Whose clock it is.
    label: f32,
    words: f32,
    piece: f32,
    /// How wide words beside a clock are at least; with less room they have a row of their own.
    words_width: f32,
}

const FULL: CardSizes = CardSizes {
    headline: 20.0,
    tile: 64.0,
    digits: 36.0,
    label: 14.0,
    words: 17.0,
    piece: 48.0,
    words_width: 170.0,
};

/// Where there is little room.
const SPARING: CardSizes = CardSizes {
    headline: 17.0,
    tile: 46.0,
    digits: 26.0,
    label: 12.0,
    words: 14.5,
    piece: 34.0,
    words_width: 130.0,
};

/// From what height on a card need not be sparing.
const ROOMY: f32 = 180.0;

/// Less high than this a card is one line, if it is so wide, or else only its headline.
const LINE: f32 = 110.0;
const WIDE: f32 = 500.0;

/// How long a card takes to open, in seconds.
const OPENS: f32 = 0.12;

/// The rulings that are shown, and the pictures for them.
#[derive(Debug, Default)]
pub struct RulingCards {
    /// The entry whose card is open, and how high it was.
    open: Option<(usize, f32)>,
    /// A folded ruling that was asked for, instead of the newest.
    wanted: Option<usize>,
    pieces: Pieces,
}

impl RulingCards {
    /// Shows the rulings that still have something to say at the top of `rect`, the newest open; gives back what it took,
    /// if there is one.
    pub fn ui(
        &mut self,
        ui: &mut Ui,
        view: &View<'_>,
        article: &mut ArticlePanel,
        rect: Rect,
    ) -> Option<Rect> {
        let standing = standing_rulings(view);
        let newest = *standing.first()?;
        let open = self
            .wanted
            .filter(|wanted| {
                standing.contains(wanted) && self.open.is_some_and(|it| it.0 <= newest)
            })
            .unwrap_or(newest);
        if self.open.is_some_and(|(shown, _)| shown < newest) && self.wanted.is_none() {
            self.open = None;
        }
        let mut used = rect.with_max_y(rect.top());
        for index in standing {
            let top = if used.height() > 0.0 {
                used.bottom() + 4.0
            } else {
                used.top()
            };
            let place = rect.with_min_y(top);
            if place.height() < FOLDED {
                continue;
            }
            let has_room = place.height() >= LINE || place.width() >= WIDE;
            let taken = if index == open && has_room {
                self.open_card(ui, view, index, article, place)
            } else {
                self.folded(ui, view, index, place.with_max_y(top + FOLDED))
            };
            used = used.union(taken);
        }
        Some(used)
    }

    /// A card, which opens downwards when it is new.
    fn open_card(
        &mut self,
        ui: &mut Ui,
        view: &View<'_>,
        index: usize,
        article: &mut ArticlePanel,
        rect: Rect,
    ) -> Rect {
        let before = self.open.filter(|(shown, _)| *shown == index);
        let takes = if view.settings.animation { OPENS } else { 0.0 };
        let id = Id::unique(("ruling", index));
        let share = ui.ctx().animate_bool_with_time(id, before.is_some(), takes);
        if before.is_none() {
            ui.request_repaint();
        }
        let height = before.map_or(0.0, |(_, height)| height);
        let builder = UiBuilder::new().max_rect(rect).id_salt(id);
        let shown = ui.scope_builder(builder, |ui| {
            if share < 1.0 {
                let seen = rect.with_max_y(rect.top() + height * share);
                ui.shrink_clip_rect(seen.expand2(vec2(8.0, 0.0)));
            }
            let sizes = if rect.height() < ROOMY { SPARING } else { FULL };
            let ink = tone(&view.log[index], palette(ui));
            let mut card = Card {
                view,
                pieces: &mut self.pieces,
                article,
                index,
                sizes,
                ink,
            };
            card.ui(ui, rect)
        });
        let full = shown.inner;
        self.open = Some((index, full.height()));
        full.with_max_y(full.top() + full.height() * if before.is_some() { share } else { 0.0 })
    }

    /// An older ruling: its headline, and what it does to a clock; a click opens it.
    fn folded(&mut self, ui: &Ui, view: &View<'_>, index: usize, rect: Rect) -> Rect {
        let colors = palette(ui);
        let summary = told(view, index);
        let headline = &summary.headline;
        let id = Id::unique(("ruling-folded", index));
        let response = ui.interact(rect, id, Sense::CLICK);
        response.widget_info(|| WidgetInfo::labeled(Part::Button, true, headline));
        let ink = tone(&view.log[index], colors);
        let painter = ui.painter();
        painter.rect_filled(rect, SMALL_CORNER, colors.sheet);
        paint_bar(ui, rect, ink, 5.0);
        let digits = summary.effects.iter().find_map(|effect| match effect {
            RulingEffect::Clock(_, digits) => Some(digits.clone()),
            RulingEffect::Words(..) => None,
        });
        let right = rect.right_center() - vec2(12.0, 0.0);
        let (text, font) = (digits.unwrap_or_default(), digits_font(18.0));
        let taken = painter.text(right, Align2::RIGHT_CENTER, text, font, ink);
        let mut job = LayoutJob::simple_singleline(summary.headline, bold(14.5), ink);
        job.wrap = TextWrapping::truncate_at_width(rect.width() - 46.0 - taken.width());
        let galley = painter.layout_job(job);
        let at = pos2(rect.left() + 26.0, rect.center().y - galley.size().y / 2.0);
        painter.galley(at, galley, ink);
        if response.clicked() {
            self.wanted = Some(index);
        }
        rect
    }
}

/// What a ruling is told in: trouble in the colour of trouble, the rest in ink.
fn tone(entry: &Entry, colors: &Palette) -> Color32 {
    if is_trouble(entry) {
        colors.warning
    } else {
        colors.ink
    }
}

fn paint_bar(ui: &Ui, rect: Rect, color: Color32, inset: f32) {
    let bar = Rect::from_min_max(
        rect.min + vec2(8.0, inset),
        pos2(rect.left() + 14.0, rect.bottom() - inset),
    );
    ui.painter().rect_filled(bar, 3.0, color);
}

/// A card and what it is painted with.
struct Card<'a> {
    view: &'a View<'a>,
    pieces: &'a mut Pieces,
    article: &'a mut ArticlePanel,
    index: usize,
    sizes: CardSizes,
    ink: Color32,
}

impl Card<'_> {
    /// Shows the card at the top of `rect`; gives back what it took.
    fn ui(&mut self, ui: &mut Ui, rect: Rect) -> Rect {
        let summary = told(self.view, self.index);
        let colors = palette(ui);
        let is_line = rect.height() < LINE;
        let edge: i8 = if rect.height() < ROOMY { 7 } else { 10 };
        let frame = Frame::new()
            .fill(colors.sheet)
            .corner_radius(CORNER)
            .shadow(colors.shadow())
            .inner_margin(Margin {
                left: 26,
                right: 16,
                top: edge,
                bottom: edge,
            });
        let shown = frame.show(ui, |ui| {
            ui.set_width(rect.width() - 42.0);
            ui.spacing_mut().item_spacing = vec2(GAP, if edge < 10 { 5.0 } else { GAP });
            if is_line {
                self.line(ui, &summary);
            } else {
                self.headline(ui, &summary);
                self.effects(ui, &summary.effects);
                self.reasons(ui, &summary, rect.bottom() - f32::from(edge));
            }
        });
        let taken = shown.response.rect;
        paint_bar(ui, taken, self.ink, 12.0_f32.min(taken.height() / 5.0));
        let name = self.view.tr("ruling-name");
        ui.interact(taken, ui.scope_id().with("name"), Sense::hover())
            .widget_info(|| WidgetInfo::labeled(Part::Group, true, &*name));
        taken
    }

    /// Where nothing else has room: what happened and what follows, side by side.
    fn line(&mut self, ui: &mut Ui, summary: &RulingSummary) {
        ui.horizontal(|ui| {
            let half = ui.available_width() * 0.45;
            let upright = Layout::top_down(Align::Min);
            ui.allocate_ui_with_layout(vec2(half, 0.0), upright, |ui| {
                ui.set_min_width(half);
                self.headline(ui, summary);
            });
            let effects: Vec<&RulingEffect> = summary.effects.iter().take(2).collect();
            if !effects.is_empty() {
                self.effect_row(ui, &effects);
            }
        });
    }

    /// What happened, behind the whistle.
    fn headline(&self, ui: &mut Ui, summary: &RulingSummary) {
        let size = self.sizes.headline;
        ui.horizontal_top(|ui| {
            ui.spacing_mut().item_spacing.x = 12.0;
            let (sign, _) = ui.allocate_exact_size(vec2(22.0, size * 1.2), Sense::hover());
            paint_whistle(ui.painter(), sign.center(), 20.0, self.ink);
            let text = RichText::new(&summary.headline);
            let response = ui.add(Label::new(text.font(bold(size)).color(self.ink)).wrap());
            ui.accesskit_node_builder(response.id, |node| node.set_live(Live::Assertive));
        });
    }

    /// What follows, side by side as far as there is room.
    fn effects(&mut self, ui: &mut Ui, effects: &[RulingEffect]) {
        let mut row: Vec<&RulingEffect> = Vec::new();
        let mut used = 0.0;
        let whole = ui.available_width();
        for effect in effects {
            let wanted = match effect {
                RulingEffect::Clock(_, digits) => self.clock_width(ui, digits),
                RulingEffect::Words(..) => self.sizes.words_width,
            };
            if !row.is_empty() && used + wanted > whole {
                self.effect_row(ui, &row);
                row.clear();
                used = 0.0;
            }
            used += wanted + GAP;
            row.push(effect);
        }
        if !row.is_empty() {
            self.effect_row(ui, &row);
        }
    }

    fn clock_width(&self, ui: &Ui, digits: &str) -> f32 {
        let font = digits_font(self.sizes.digits);
        let galley = ui
            .painter()
            .layout_no_wrap(digits.to_owned(), font, self.ink);
        galley.size().x + self.sizes.tile * 0.5
    }

    /// Tiles of one height: clocks as wide as their digits, words as wide as there is room.
    fn effect_row(&mut self, ui: &mut Ui, row: &[&RulingEffect]) {
        let colors = palette(ui);
        let mut clocks = 0.0;
        let mut words = 0.0_f32;
        for effect in row {
            match effect {
                RulingEffect::Clock(_, digits) => clocks += self.clock_width(ui, digits) + GAP,
                RulingEffect::Words(..) => words += 1.0,
            }
        }
        let each = (ui.available_width() - clocks - GAP * (words - 1.0)) / words.max(1.0);
        let height = row
            .iter()
            .fold(self.sizes.tile, |height, effect| match effect {
                RulingEffect::Clock(..) => height,
                RulingEffect::Words(text, piece) => {
                    let galley = self.words_galley(ui, text, each - self.words_inset(*piece));
                    height.max(galley.size().y + 10.0)
                }
            });
        let is_trouble = self.ink == colors.warning;
        let fill = if is_trouble {
            colors.warning_tint
        } else {
            colors.tint
        };
        ui.horizontal(|ui| {
            ui.spacing_mut().item_spacing.x = GAP;
            for effect in row {
                let width = match effect {
                    RulingEffect::Clock(_, digits) => self.clock_width(ui, digits),
                    RulingEffect::Words(..) => each,
                };
                let (tile, response) = ui.allocate_exact_size(vec2(width, height), Sense::hover());
                ui.painter().rect_filled(tile, SMALL_CORNER, fill);
                let spoken = match effect {
                    RulingEffect::Clock(player, digits) => {
                        self.clock_tile(ui, tile, *player, digits)
                    }
                    RulingEffect::Words(text, piece) => {
                        self.words_tile(ui, tile, text, *piece);
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
        let name = self.view.tr(player.fold_wb("color-white", "color-black"));
        let painter = ui.painter();
        let font = regular(self.sizes.label);
        let label = painter.layout_no_wrap(name.to_string(), font, colors.soft_ink);
        let font = digits_font(self.sizes.digits);
        let reading = painter.layout_no_wrap(digits.to_owned(), font, colors.ink);
        let left = tile.left() + self.sizes.tile * 0.25;
        let top = tile.center().y - label.size().y.midpoint(reading.size().y);
        let below = pos2(left, top + label.size().y);
        painter.galley(pos2(left, top), label, colors.soft_ink);
        painter.galley(below, reading, colors.ink);
        format!("{name} {digits}")
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
            lay_out(SPARING.words.min(self.sizes.words) - 1.0)
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
                let square = BoardColors::of(self.view.settings.board).light;
                ui.painter().rect_filled(place, SMALL_CORNER, square);
            }
            let set = self.view.settings.pieces;
            self.pieces.paint(ui, set, piece, place);
        }
        let galley = self.words_galley(ui, text, tile.width() - inset);
        let left = tile.left() + inset - edge;
        let at = pos2(left, tile.center().y - galley.size().y / 2.0);
        ui.painter().galley(at, galley, palette(ui).ink);
    }

    /// Why, one line a reason; where there is no room for words, only the articles.
    fn reasons(&mut self, ui: &mut Ui, summary: &RulingSummary, bottom: f32) {
        ui.spacing_mut().button_padding = vec2(8.0, 1.0);
        ui.spacing_mut().interact_size.y = 22.0;
        let room = bottom - ui.cursor().top();
        if room < 48.0 {
            let all = summary.reasons.iter().flat_map(|reason| &reason.articles);
            ui.horizontal(|ui| {
                ui.spacing_mut().item_spacing.x = 4.0;
                for (number, rule) in all {
                    let has_room = ui.available_width() >= badge_width(ui, number);
                    if has_room && badge(ui, self.view, number).clicked() {
                        self.article.open(*rule, Some(self.index));
                    }
                }
            });
            return;
        }
        ScrollArea::vertical()
            .id_salt("reasons")
            .auto_shrink([false, true])
            .max_height(room)
            .show(ui, |ui| {
                ui.spacing_mut().item_spacing.y = 4.0;
                for it in &summary.reasons {
                    self.reason(ui, it);
                }
            });
    }

    /// One reason, with its articles at the right edge; a click opens their page.
    fn reason(&mut self, ui: &mut Ui, reason: &RulingReason) {
        let gap = 4.0;
        let badges: f32 = reason
            .articles
            .iter()
            .map(|(number, _)| badge_width(ui, number) + gap)
            .sum();
        let soft = palette(ui).soft_ink;
        ui.horizontal_top(|ui| {
            ui.spacing_mut().item_spacing = vec2(gap, 2.0);
            let whole = ui.available_width();
            let right = ui.cursor().left() + whole;
            let width = (whole - badges - GAP).max(whole * 0.4);
            let upright = Layout::top_down(Align::Min);
            ui.allocate_ui_with_layout(vec2(width, 0.0), upright, |ui| {
                ui.set_width(width);
                ui.add_space(2.0);
                ui.add(Label::new(RichText::new(&reason.text).font(regular(14.5))).wrap());
                if let Some(interpretation) = &reason.interpretation {
                    let text = RichText::new(interpretation).font(regular(12.0));
                    ui.add(Label::new(text.color(soft)).wrap());
                }
            });
            ui.add_space((right - badges + gap - ui.cursor().left()).max(0.0));
            for (number, rule) in &reason.articles {
                if badge(ui, self.view, number).clicked() {
                    self.article.open(*rule, Some(self.index));
                }
            }
        });
    }
}
