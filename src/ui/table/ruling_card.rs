//! What the arbiter has ruled, in the middle of the column: what happened, what follows, large, and why.

use eframe::egui::accesskit::Live;
use eframe::egui::{
    Align, Align2, Color32, Frame, Id, Label, Layout, Margin, Rect, RichText, Role as Part,
    ScrollArea, Sense, Ui, UiBuilder, WidgetInfo, pos2, vec2,
};

use super::layout::LEAST_SHEET;
use super::ruling_lifetime::{standing_rulings, told};
use super::ruling_tiles::{DENSE, DENSEST, FULL, RulingTiles, SPARING};
use crate::i18n::{RulingEffect, RulingReason, RulingSummary};
use crate::laws::Rule;
use crate::record::Entry;
use crate::ui::kit::fonts::{bold, digits_font, regular};
use crate::ui::kit::piece_textures::Pieces;
use crate::ui::kit::rule_page::ArticlePanel;
use crate::ui::kit::theme::{CORNER, GAP, Palette, SMALL_CORNER, palette};
use crate::ui::kit::whistle::paint_whistle;
use crate::ui::kit::widgets::{badge, badge_width};
use crate::ui::view::frame_view::View;

/// How high an older ruling is that is folded to its headline.
pub const FOLDED: f32 = 32.0;

/// The size at which two lines of a headline have room in that, in points.
const FOLDED_TWICE: f32 = 12.0;

/// From what height on a card need not be sparing.
const ROOMY: f32 = 180.0;

/// Less high than this a card is one line, if it is so wide, or else only its headline.
const LINE: f32 = 110.0;
const WIDE: f32 = 500.0;

/// How wide a card is besides what is in it, and the whistle with the space after it.
const SIDES: f32 = 42.0;
const WHISTLE: f32 = 34.0;

/// The space between the badges of a reason, and how much room one reason takes at least.
const BETWEEN_BADGES: f32 = 4.0;
const ONE_REASON: f32 = 24.0;

/// How much of the reasons' width a scroll bar takes.
const SCROLL_BAR: f32 = 12.0;

/// Narrower than this, badges may stand beneath the words; how much room they take there, and what rounding adds.
const NARROW: f32 = 300.0;
const BADGES: f32 = 26.0;
const ROUNDED: f32 = 4.0;

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
    /// if there is one. Where that is too low for what happened, what follows and why, it takes more, down to `lowest`.
    pub fn ui(
        &mut self,
        ui: &mut Ui,
        view: &View<'_>,
        article: &mut ArticlePanel,
        rect: Rect,
        lowest: f32,
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
                self.open_card(ui, view, index, article, (place, lowest))
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
        (rect, lowest): (Rect, f32),
    ) -> Rect {
        let before = self.open.filter(|(shown, _)| *shown == index);
        let takes = if view.settings.animation { OPENS } else { 0.0 };
        let id = Id::unique(("ruling", index));
        let share = ui.ctx().animate_bool_with_time(id, before.is_some(), takes);
        if before.is_none() {
            ui.request_repaint();
        }
        let height = before.map_or(0.0, |(_, height)| height);
        let room = rect.with_max_y(lowest.max(rect.bottom()));
        let builder = UiBuilder::new().max_rect(room).id_salt(id);
        let shown = ui.scope_builder(builder, |ui| {
            if share < 1.0 {
                let seen = rect.with_max_y(rect.top() + height * share);
                ui.shrink_clip_rect(seen.expand2(vec2(8.0, 0.0)));
            }
            ui.spacing_mut().button_padding = vec2(8.0, 1.0);
            ui.spacing_mut().interact_size.y = 22.0;
            let tiles = RulingTiles {
                view,
                pieces: &mut self.pieces,
                sizes: SPARING,
                is_trouble: view.log[index].is_trouble(),
            };
            let mut card = Card {
                tiles,
                article,
                index,
                ink: tone(&view.log[index], palette(ui)),
            };
            let rect = card.fit(ui, rect, lowest);
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
        let room = rect.width() - 46.0 - taken.width();
        let headline = summary.headline;
        let mut galley = painter.layout_no_wrap(headline.clone(), bold(14.5), ink);
        if galley.size().x > room {
            galley = painter.layout(headline, bold(FOLDED_TWICE), ink, room);
        }
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
    if entry.is_trouble() {
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
    tiles: RulingTiles<'a>,
    article: &'a mut ArticlePanel,
    index: usize,
    ink: Color32,
}

impl Card<'_> {
    /// Chooses how large everything is: what happened, what follows and the first reason have room, and the scoresheet
    /// below keeps as many rows as may be. Gives the place of the card.
    fn fit(&mut self, ui: &Ui, rect: Rect, lowest: f32) -> Rect {
        if rect.height() < LINE {
            return rect;
        }
        let summary = told(self.tiles.view, self.index);
        let two_rows = (lowest - LEAST_SHEET - GAP).max(rect.bottom());
        let lowest = lowest.max(rect.bottom());
        let mut place = rect;
        for (sizes, bottom) in [
            (FULL, rect.bottom()),
            (SPARING, rect.bottom()),
            (SPARING, two_rows),
            (DENSE, two_rows),
            (DENSE, lowest),
            (DENSEST, lowest),
        ] {
            self.tiles.sizes = sizes;
            place = rect.with_max_y(bottom);
            let is_roomy = sizes != FULL || place.height() >= ROOMY;
            if is_roomy && self.height(ui, &summary, rect.width() - SIDES) <= place.height() {
                break;
            }
        }
        place
    }

    /// How high the card is with its first reason, in that width.
    fn height(&self, ui: &Ui, summary: &RulingSummary, width: f32) -> f32 {
        let sizes = self.tiles.sizes;
        let lay_out = |text: &str, font, width| {
            let galley = ui.painter().layout(text.to_owned(), font, self.ink, width);
            galley.size().y
        };
        let headline = lay_out(&summary.headline, bold(sizes.headline), width - WHISTLE);
        let effects = match &summary.effects[..] {
            [] => 0.0,
            effects => self.tiles.height(ui, effects, width) + sizes.gap,
        };
        let reason = summary.reasons.first().map_or(0.0, |reason| {
            sizes.gap + self.reason_height(ui, reason, width - SCROLL_BAR)
        });
        2.0 * f32::from(sizes.edge) + headline + sizes.gap + effects + reason + ROUNDED
    }

    /// How high the words of a reason are in that width, without those that tell that they are a reading.
    fn words_height(&self, ui: &Ui, reason: &RulingReason, width: f32) -> f32 {
        let (text, font) = (reason.text.clone(), regular(self.tiles.sizes.reason));
        let text = ui.painter().layout(text, font, self.ink, width - ROUNDED);
        2.0 + text.size().y
    }

    /// Whether the badges of a reason stand beneath its words, which beside them would need more room in a narrow column.
    fn has_badges_beneath(&self, ui: &Ui, reason: &RulingReason, whole: f32) -> bool {
        let beside = width_of_reason(badges_width(ui, reason), whole);
        let beneath = self.words_height(ui, reason, whole) + BADGES;
        whole < NARROW && beneath < self.words_height(ui, reason, beside)
    }

    fn reason_height(&self, ui: &Ui, reason: &RulingReason, whole: f32) -> f32 {
        if self.has_badges_beneath(ui, reason, whole) {
            return self.words_height(ui, reason, whole) + BADGES;
        }
        let beside = width_of_reason(badges_width(ui, reason), whole);
        self.words_height(ui, reason, beside).max(BADGES)
    }

    /// Shows the card at the top of `rect`; gives back what it took.
    fn ui(&mut self, ui: &mut Ui, rect: Rect) -> Rect {
        let summary = told(self.tiles.view, self.index);
        let colors = palette(ui);
        let is_line = rect.height() < LINE;
        let sizes = self.tiles.sizes;
        let frame = Frame::new()
            .fill(colors.sheet)
            .corner_radius(CORNER)
            .shadow(colors.shadow())
            .inner_margin(Margin {
                left: 26,
                right: 16,
                top: sizes.edge,
                bottom: sizes.edge,
            });
        let shown = frame.show(ui, |ui| {
            ui.set_width(rect.width() - SIDES);
            ui.spacing_mut().item_spacing = vec2(GAP, sizes.gap);
            if is_line {
                self.line(ui, &summary);
            } else {
                self.headline(ui, &summary);
                self.tiles.effects(ui, &summary.effects);
                self.reasons(ui, &summary, rect.bottom() - f32::from(sizes.edge));
            }
        });
        let taken = shown.response.rect;
        paint_bar(ui, taken, self.ink, 12.0_f32.min(taken.height() / 5.0));
        let name = self.tiles.view.tr("ruling-name");
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
                self.tiles.row(ui, &effects);
            }
        });
    }

    /// What happened, behind the whistle.
    fn headline(&self, ui: &mut Ui, summary: &RulingSummary) {
        let size = self.tiles.sizes.headline;
        ui.horizontal_top(|ui| {
            ui.spacing_mut().item_spacing.x = 12.0;
            let (sign, _) = ui.allocate_exact_size(vec2(22.0, size * 1.2), Sense::hover());
            paint_whistle(ui.painter(), sign.center(), 20.0, self.ink);
            let text = RichText::new(&summary.headline);
            let response = ui.add(Label::new(text.font(bold(size)).color(self.ink)).wrap());
            ui.accesskit_node_builder(response.id, |node| node.set_live(Live::Assertive));
        });
    }

    /// Why, one line a reason; where there is no room for words, only the articles.
    fn reasons(&mut self, ui: &mut Ui, summary: &RulingSummary, bottom: f32) {
        let room = bottom - ui.cursor().top();
        if room < ONE_REASON {
            let all = summary.reasons.iter().flat_map(|reason| &reason.articles);
            ui.horizontal(|ui| {
                ui.spacing_mut().item_spacing.x = 4.0;
                for (number, rule) in all {
                    let has_room = ui.available_width() >= badge_width(ui, number);
                    if has_room && badge(ui, self.tiles.view, number).clicked() {
                        self.article.open(*rule, Some(self.index));
                    }
                }
            });
            return;
        }
        ScrollArea::vertical()
            .id_salt("reasons")
            .auto_shrink([false, true])
            .min_scrolled_height(0.0)
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
        let whole = ui.available_width();
        if self.has_badges_beneath(ui, reason, whole) {
            self.words_of_reason(ui, reason);
            ui.horizontal(|ui| self.badges(ui, reason, whole));
            return;
        }
        ui.horizontal_top(|ui| {
            ui.spacing_mut().item_spacing = vec2(BETWEEN_BADGES, 2.0);
            let width = width_of_reason(badges_width(ui, reason), whole);
            let upright = Layout::top_down(Align::Min);
            let right = ui.cursor().left() + whole;
            ui.allocate_ui_with_layout(vec2(width, 0.0), upright, |ui| {
                ui.set_width(width);
                self.words_of_reason(ui, reason);
            });
            let room = right - ui.cursor().left();
            self.badges(ui, reason, room);
        });
    }

    fn words_of_reason(&self, ui: &mut Ui, reason: &RulingReason) {
        let size = self.tiles.sizes.reason;
        ui.add_space(2.0);
        ui.add(Label::new(RichText::new(&reason.text).font(regular(size))).wrap());
        if let Some(interpretation) = &reason.interpretation {
            let text = RichText::new(interpretation).font(regular(12.0));
            ui.add(Label::new(text.color(palette(ui).soft_ink)).wrap());
        }
    }

    /// The articles of a reason at the right end of so much room.
    fn badges(&mut self, ui: &mut Ui, reason: &RulingReason, room: f32) {
        ui.spacing_mut().item_spacing.x = BETWEEN_BADGES;
        ui.add_space((room - badges_width(ui, reason) + BETWEEN_BADGES).max(0.0));
        for (number, rule) in &reason.articles {
            if badge(ui, self.tiles.view, number).clicked() {
                self.article.open(*rule, Some(self.index));
            }
        }
    }
}

/// How wide the badges of a reason are, with the space after each.
fn badges_width(ui: &Ui, reason: &RulingReason) -> f32 {
    let wide = |(number, _): &(&str, Rule)| badge_width(ui, number) + BETWEEN_BADGES;
    reason.articles.iter().map(wide).sum()
}

/// How wide the words of a reason are beside its badges.
fn width_of_reason(badges: f32, whole: f32) -> f32 {
    (whole - badges - GAP).max(whole * 0.4)
}
