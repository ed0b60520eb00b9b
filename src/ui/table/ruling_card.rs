//! What the arbiter has ruled, in the middle of the column: what happened, what follows, large, and why.

use eframe::egui::{
    Align, Frame, Id, Label, Layout, Margin, Rect, RichText, Role as Part, Sense, StrokeKind, Ui,
    UiBuilder, WidgetInfo, vec2,
};

use super::layout::LEAST_SHEET;
use super::ruling_lifetime::{standing_rulings, stands_aside};
use super::ruling_line::{self, paint_bar, tone};
use super::ruling_reasons::{
    BADGES, BETWEEN_REASONS, Card, Folding, READING, ROUNDED, badges_width, height_of_row,
    width_of_reason,
};
use super::ruling_tiles::{DENSE, DENSEST, FULL, RulingTiles, SPARING};
use crate::kit::fonts::{bold, regular};
use crate::kit::icons::Icon;
use crate::kit::piece_textures::Pieces;
use crate::kit::theme::{CORNER, GAP, palette};
use crate::parts::rule_page::ArticlePanel;
use crate::view::frame_view::{StandingRuling, View};
use crate::view::settings::AssistLevel;
use jadoube_core::clock::Moment;
use jadoube_core::i18n::{RulingEffect, RulingReason};
use jadoube_core::record::narrative::AgreedOn;

/// How high an older ruling is that is folded to its headline.
pub const FOLDED: f32 = 32.0;

/// From what height on a card need not be sparing.
const ROOMY: f32 = 180.0;

/// Less high than this a card is one line, if it is so wide, or else a strip, or only its headline.
const LINE: f32 = 110.0;
const WIDE: f32 = 500.0;
const STRIP: f32 = 48.0;

/// How wide a card is besides what is in it, and the whistle with the space after it.
const SIDES: f32 = 42.0;
const WHISTLE: f32 = 34.0;

/// Narrower than this, badges may stand beneath the words.
const NARROW: f32 = 300.0;

/// How long a card takes to open, in seconds.
const OPENS: f32 = 0.12;

/// The rulings that are shown, and the pictures for them.
#[derive(Debug, Default)]
pub struct RulingCards {
    /// The entry whose card is open, and how high it was.
    open: Option<(usize, f32)>,
    /// A folded ruling that was asked for, instead of the newest.
    wanted: Option<usize>,
    /// The newest ruling that has stood aside, and when it was given: it stays folded until it is asked for.
    folded: Option<(usize, Moment)>,
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
        let newest = standing.first()?.index;
        let open = self
            .wanted
            .filter(|wanted| {
                standing.iter().any(|it| it.index == *wanted)
                    && self.open.is_none_or(|it| it.0 <= newest)
            })
            .or_else(|| (!self.has_stood_aside(view, newest)).then_some(newest));
        if self.open.is_some_and(|(shown, _)| shown < newest) && self.wanted.is_none() {
            self.open = None;
        }
        let mut used = rect.with_max_y(rect.top());
        for ruling in standing {
            let index = ruling.index;
            let top = if used.height() > 0.0 {
                used.bottom() + 4.0
            } else {
                used.top()
            };
            let place = rect.with_min_y(top);
            if place.height() < FOLDED {
                continue;
            }
            let room = place.with_max_y(lowest.max(place.bottom()));
            let has_room = room.height() >= LINE || room.width() >= WIDE;
            let taken = if Some(index) == open && has_room {
                self.open_card(ui, view, ruling, article, (place, lowest))
            } else if Some(index) == open && room.height() >= STRIP {
                ruling_line::strip(ui, view, ruling, room);
                room
            } else {
                let place = place.with_max_y(top + FOLDED);
                if ruling_line::folded(ui, view, ruling, place).clicked() {
                    self.wanted = Some(index);
                }
                place
            };
            used = used.union(taken);
        }
        Some(used)
    }

    /// Whether that ruling stands aside, or has done so before: a card that has shrunk does not grow back by itself.
    fn has_stood_aside(&mut self, view: &View<'_>, newest: usize) -> bool {
        let this = (newest, view.log[newest].event.at);
        if stands_aside(view, newest) {
            self.folded = Some(this);
        }
        self.folded == Some(this)
    }

    /// A card, which opens downwards when it is new.
    fn open_card(
        &mut self,
        ui: &mut Ui,
        view: &View<'_>,
        StandingRuling { index, summary }: &StandingRuling,
        article: &mut ArticlePanel,
        (rect, lowest): (Rect, f32),
    ) -> Rect {
        let index = *index;
        let before = self.open.filter(|(shown, _)| *shown == index);
        let takes = if view.settings.preferences.animation {
            OPENS
        } else {
            0.0
        };
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
                summary,
                ink: tone(&view.log[index], palette(ui)),
                folding: Folding::FIRST,
            };
            let rect = card.fit(ui, rect, lowest);
            card.ui(ui, rect)
        });
        let full = shown.inner;
        self.open = Some((index, full.height()));
        full.with_max_y(full.top() + full.height() * if before.is_some() { share } else { 0.0 })
    }
}

impl<'a> Card<'a> {
    /// Chooses how large everything is: what happened, what follows and the first reason have room, and the scoresheet
    /// below keeps as many rows as may be. Where no size has room for words, reasons are badges; where there is room for
    /// more than the first, they all have words. Gives the place of the card.
    fn fit(&mut self, ui: &Ui, rect: Rect, lowest: f32) -> Rect {
        if lowest.max(rect.bottom()) - rect.top() < LINE {
            return rect;
        }
        let width = rect.width() - SIDES;
        let two_rows = (lowest - LEAST_SHEET - GAP).max(rect.bottom());
        let lowest = lowest.max(rect.bottom());
        let steps = [
            (FULL, rect.bottom()),
            (SPARING, rect.bottom()),
            (SPARING, two_rows),
            (DENSE, two_rows),
            (DENSE, lowest),
            (DENSEST, lowest),
        ];
        let mut place = rect;
        'sizes: for folding in [Folding::FIRST, Folding::FIRST_ALONE, Folding::BADGES] {
            self.folding = folding;
            for (sizes, bottom) in steps {
                self.tiles.sizes = sizes;
                place = rect.with_max_y(bottom);
                let is_roomy = sizes != FULL || place.height() >= ROOMY;
                if is_roomy && self.height(ui, width) <= place.height() {
                    break 'sizes;
                }
            }
        }
        let least = self.folding;
        let more = (1..=self.summary.reasons.len()).rev().flat_map(|worded| {
            [true, false].map(|tells_readings| Folding {
                worded,
                tells_readings,
                rows: usize::MAX,
            })
        });
        // Whoever learns reads why before what was played.
        let is_taught = self.tiles.view.settings.play.assist == AssistLevel::Teaching;
        let farther = if is_taught {
            place.with_max_y(two_rows.max(place.bottom()))
        } else {
            place
        };
        for folding in more {
            self.folding = folding;
            let height = self.height(ui, width);
            if let Some(place) = [place, farther]
                .into_iter()
                .find(|it| height <= it.height())
            {
                return place;
            }
        }
        self.folding = least;
        place
    }

    /// How high the card is in that width.
    fn height(&self, ui: &Ui, width: f32) -> f32 {
        let sizes = self.tiles.sizes;
        let lay_out = |text: &str, font, width| {
            let galley = ui.painter().layout(text.to_owned(), font, self.ink, width);
            galley.size().y
        };
        let headline = lay_out(
            &self.summary.headline,
            bold(sizes.headline),
            width - WHISTLE,
        );
        let effects = match &self.summary.effects[..] {
            [] => 0.0,
            effects => self.tiles.height(ui, effects, width) + sizes.gap,
        };
        let (worded, folded) = self.parted();
        let reasons: f32 = worded
            .iter()
            .map(|reason| self.reason_height(ui, reason, width) + BETWEEN_REASONS)
            .sum();
        let rows = self.other_rules(ui, folded, width);
        let badges: f32 = rows
            .iter()
            .map(|row| height_of_row(row) + BETWEEN_REASONS)
            .sum();
        2.0 * f32::from(sizes.edge) + headline + sizes.gap + effects + reasons + badges + ROUNDED
    }

    /// The reasons that have words, and those that are told by their badges.
    pub(super) fn parted(&self) -> (&'a [RulingReason], &'a [RulingReason]) {
        let all = &self.summary.reasons[..];
        all.split_at(self.folding.worded.min(all.len()))
    }

    /// How high the words of a reason are in that width.
    fn words_height(&self, ui: &Ui, reason: &RulingReason, width: f32) -> f32 {
        let height = |text: &str, size: f32| {
            let (text, font) = (text.to_owned(), regular(size));
            let laid = ui.painter().layout(text, font, self.ink, width - ROUNDED);
            2.0 + laid.size().y
        };
        let reading = self.reading(reason);
        height(&reason.text, self.tiles.sizes.reason)
            + reading.map_or(0.0, |reading| height(reading, READING))
    }

    /// That a reason is a reading of the Laws, where that is told.
    pub(super) fn reading<'r>(&self, reason: &'r RulingReason) -> Option<&'r str> {
        let reading = reason.interpretation.as_deref();
        reading.filter(|_| self.folding.tells_readings)
    }

    /// Whether the badges of a reason stand beneath its words, which beside them would need more room in a narrow column.
    pub(super) fn has_badges_beneath(&self, ui: &Ui, reason: &RulingReason, whole: f32) -> bool {
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
                self.line(ui);
            } else {
                self.headline(ui);
                self.tiles.effects(ui, &self.summary.effects);
                self.reasons(ui);
            }
        });
        let taken = shown.response.rect;
        let edge = colors.sheet_edge();
        ui.painter()
            .rect_stroke(taken, CORNER, edge, StrokeKind::Inside);
        paint_bar(ui, taken, self.ink, 12.0_f32.min(taken.height() / 5.0));
        let name = self.tiles.view.tr("ruling-name");
        ui.interact(taken, ui.scope_id().with("name"), Sense::hover())
            .widget_info(|| WidgetInfo::labeled(Part::Group, true, &*name));
        taken
    }

    /// Where nothing else has room: what happened and what follows, side by side.
    fn line(&mut self, ui: &mut Ui) {
        ui.horizontal(|ui| {
            let half = ui.available_width() * 0.45;
            let upright = Layout::top_down(Align::Min);
            ui.allocate_ui_with_layout(vec2(half, 0.0), upright, |ui| {
                ui.set_min_width(half);
                self.headline(ui);
            });
            let effects: Vec<&RulingEffect> = self.summary.effects.iter().take(2).collect();
            if !effects.is_empty() {
                self.tiles.row(ui, &effects);
            }
        });
    }

    /// What happened, behind the arbiter's whistle, or the sign of a move that the players agreed to take back.
    fn headline(&self, ui: &mut Ui) {
        let size = self.tiles.sizes.headline;
        ui.horizontal_top(|ui| {
            ui.spacing_mut().item_spacing.x = 12.0;
            let (sign, _) = ui.allocate_exact_size(vec2(22.0, size * 1.2), Sense::hover());
            let narrated = self.tiles.view.narrated(self.index);
            if narrated.is_some_and(|it| it.agreed == Some(AgreedOn::TakeBack)) {
                Icon::TakeBack.paint(ui.painter(), sign, self.ink);
            } else {
                Icon::Whistle.paint(ui.painter(), sign, self.ink);
            }
            let text = RichText::new(&self.summary.headline);
            ui.add(Label::new(text.font(bold(size)).color(self.ink)).wrap());
        });
    }
}
