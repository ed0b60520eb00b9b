//! Why something was ruled, at the foot of its card: in words, or by the number of the article and what that is about.

use std::sync::Arc;

use eframe::egui::{Align, Color32, Galley, Label, Layout, RichText, Ui, vec2};

use super::ruling_tiles::RulingTiles;
use crate::kit::fonts::regular;
use crate::kit::theme::{GAP, palette};
use crate::kit::widgets::{badge, badge_telling, badge_width};
use crate::parts::rule_page::ArticlePanel;
use jadoube_core::i18n::{RulingReason, RulingSummary};
use jadoube_core::laws::Rule;

/// The space between the badges of a reason, and between reasons, and what rounding adds.
pub(super) const BETWEEN_BADGES: f32 = 4.0;
pub(super) const BETWEEN_REASONS: f32 = 4.0;
pub(super) const ROUNDED: f32 = 4.0;

/// How large it is told that a reason is a reading of the Laws.
pub(super) const READING: f32 = 12.0;

/// How large it is told what an article is about that has no words of its own.
const SUBJECT: f32 = 12.5;

/// How high a row of badges is.
pub(super) const BADGES: f32 = 26.0;

/// A rule whose reason has no room for words.
pub(super) struct OtherRule<'r> {
    reason: &'r RulingReason,
    rule: Rule,
    numbers: Vec<&'static str>,
    subject: Arc<Galley>,
}

/// How much of the reasons is told in words; the articles of the others stand below, each with its subject.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Folding {
    /// How many reasons have words.
    pub(super) worded: usize,
    /// Whether it is told which of them are readings of the Laws.
    pub(super) tells_readings: bool,
    /// In how many rows at most the articles of the others stand below, each with what it is about.
    pub(super) rows: usize,
}

impl Folding {
    /// The first reason, in as few words as may be.
    pub(super) const FIRST: Self = Self {
        worded: 1,
        tells_readings: false,
        rows: 1,
    };

    /// The first reason, and no article of another.
    pub(super) const FIRST_ALONE: Self = Self {
        rows: 0,
        ..Self::FIRST
    };

    /// Nothing but the article of the first reason and what that is about.
    pub(super) const BADGES: Self = Self {
        worded: 0,
        tells_readings: false,
        rows: 1,
    };
}

/// A card and what it is painted with.
pub(super) struct Card<'a> {
    pub(super) tiles: RulingTiles<'a>,
    pub(super) article: &'a mut ArticlePanel,
    pub(super) index: usize,
    pub(super) summary: &'a RulingSummary,
    pub(super) ink: Color32,
    pub(super) folding: Folding,
}

impl Card<'_> {
    /// Why, one line a reason, and the articles of those that have no room for words.
    pub(super) fn reasons(&mut self, ui: &mut Ui) {
        ui.spacing_mut().item_spacing.y = BETWEEN_REASONS;
        let (worded, folded) = self.parted();
        for reason in worded {
            self.reason(ui, reason);
        }
        let width = ui.available_width();
        let middle = Layout::left_to_right(Align::Center);
        for row in self.other_rules(ui, folded, width) {
            let size = vec2(width, height_of_row(&row));
            ui.allocate_ui_with_layout(size, middle, |ui| {
                ui.spacing_mut().item_spacing.x = BETWEEN_BADGES;
                for other in row {
                    for number in other.numbers {
                        let (words, told) = (self.tiles.view.words, &other.reason.text);
                        if badge_telling(ui, words, number, told).clicked() {
                            self.article.open(other.rule, Some(self.index));
                        }
                    }
                    ui.add(Label::new(other.subject));
                    ui.add_space(GAP);
                }
            });
        }
    }

    /// The rules of reasons without words, each with its articles and what they are about, in rows of that width, as many as
    /// there is room for; no article stands twice. A number by itself would tell nobody anything.
    pub(super) fn other_rules<'r>(
        &self,
        ui: &Ui,
        reasons: &'r [RulingReason],
        width: f32,
    ) -> Vec<Vec<OtherRule<'r>>> {
        let ink = palette(ui).soft_ink;
        let mut rows: Vec<Vec<OtherRule<'r>>> = Vec::new();
        let mut left = 0.0;
        let articles = cited(reasons);
        for of_rule in articles.chunk_by(|(.., one), (.., other)| one == other) {
            let (reason, _, rule) = of_rule[0];
            let numbers: Vec<&str> = of_rule.iter().map(|(_, number, _)| *number).collect();
            let wide = |number: &&str| badge_width(ui, number) + BETWEEN_BADGES;
            let before: f32 = numbers.iter().map(wide).sum();
            let room = width - before - ROUNDED;
            let subject = self.tiles.view.words.rule(rule);
            let subject = ui.painter().layout(subject, regular(SUBJECT), ink, room);
            let taken = before + subject.size().x + GAP + 2.0 * BETWEEN_BADGES;
            let other = OtherRule {
                reason,
                rule,
                numbers,
                subject,
            };
            match rows.last_mut() {
                Some(row) if taken <= left => row.push(other),
                Some(_) | None => {
                    rows.push(vec![other]);
                    left = width + GAP + 2.0 * BETWEEN_BADGES;
                }
            }
            left -= taken;
        }
        rows.truncate(self.folding.rows);
        rows
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
        if let Some(reading) = self.reading(reason) {
            let text = RichText::new(reading).font(regular(READING));
            ui.add(Label::new(text.color(palette(ui).soft_ink)).wrap());
        }
    }

    /// The articles of a reason at the right end of so much room.
    fn badges(&mut self, ui: &mut Ui, reason: &RulingReason, room: f32) {
        ui.spacing_mut().item_spacing.x = BETWEEN_BADGES;
        ui.add_space((room - badges_width(ui, reason) + BETWEEN_BADGES).max(0.0));
        for (number, rule) in &reason.articles {
            if badge(ui, self.tiles.view.words, number).clicked() {
                self.article.open(*rule, Some(self.index));
            }
        }
    }
}

/// How high a row of rules is: a subject that has no room in one line stands in several.
pub(super) fn height_of_row(row: &[OtherRule]) -> f32 {
    let subjects = row.iter().map(|other| other.subject.size().y);
    subjects.fold(BADGES, f32::max)
}

/// An article, with the reason that rests on it and the rule that stands there.
pub type Cited<'r> = (&'r RulingReason, &'static str, Rule);

/// The articles of these reasons in order, each with its reason; none stands twice.
pub fn cited(reasons: &[RulingReason]) -> Vec<Cited<'_>> {
    let mut found: Vec<Cited<'_>> = Vec::new();
    for reason in reasons {
        for (number, rule) in reason.articles.iter().copied() {
            if found.iter().all(|(_, known, _)| *known != number) {
                found.push((reason, number, rule));
            }
        }
    }
    found
}

/// The badges of the articles of these reasons, in rows of that width.
pub(super) fn badge_rows<'r>(
    ui: &Ui,
    reasons: &'r [RulingReason],
    width: f32,
) -> Vec<Vec<Cited<'r>>> {
    let mut rows: Vec<Vec<Cited<'_>>> = Vec::new();
    let mut left = 0.0;
    for article in cited(reasons) {
        let wide = badge_width(ui, article.1);
        match rows.last_mut() {
            Some(row) if wide <= left => row.push(article),
            Some(_) | None => {
                rows.push(vec![article]);
                left = width;
            }
        }
        left -= wide + BETWEEN_BADGES;
    }
    rows
}

/// How wide the badges of a reason are, with the space after each.
pub(super) fn badges_width(ui: &Ui, reason: &RulingReason) -> f32 {
    let wide = |(number, _): &(&str, Rule)| badge_width(ui, number) + BETWEEN_BADGES;
    reason.articles.iter().map(wide).sum()
}

/// How wide the words of a reason are beside its badges.
pub(super) fn width_of_reason(badges: f32, whole: f32) -> f32 {
    (whole - badges - GAP).max(whole * 0.4)
}
