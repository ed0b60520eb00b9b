//! Ruling cards: what was found, what follows, and the article. They lie over the column, never over the board.

use eframe::egui::accesskit::Live;
use eframe::egui::{
    Area, Frame, Id, Label, Margin, Order, Rect, RichText, ScrollArea, Stroke, Ui, UiBuilder, Vec2,
    vec2,
};

use crate::laws::{Audience, Consequence, Rule, Ruling, Weight};
use crate::record::Entry;
use crate::ui::kit::fonts::bold;
use crate::ui::kit::rule_page::ArticlePanel;
use crate::ui::kit::theme::{CORNER, palette};
use crate::ui::kit::widgets::{badge, prose, sign, soft};
use crate::ui::view::frame_view::View;
use crate::ui::view::settings::AssistLevel;

/// The rules by which a move that is not legal is put back or put right.
const PUTS_RIGHT: [Rule; 2] = [Rule::IllegalRestore, Rule::UnpromotedPawnPressed];

/// The cards, and which of them have been put away.
#[derive(Debug, Default)]
pub struct RulingCards {
    /// Entries of the log before this one no longer show a card.
    put_away: usize,
    /// The entry whose card was shown last.
    shown: Option<usize>,
}

impl RulingCards {
    /// Shows the newest card that was not put away, within `rect`.
    pub fn ui(&mut self, ui: &Ui, view: &View<'_>, article: &mut ArticlePanel, rect: Rect) {
        self.put_away = self.put_away.min(view.log.len());
        let Some(index) = self.newest(view) else {
            return;
        };
        let entry = &view.log[index];
        let colors = palette(ui);
        let is_new = self.shown != Some(index);
        self.shown = Some(index);
        let glide = if view.settings.animation { 0.14 } else { 0.0 };
        let id = Id::unique(("card", index));
        let shown = ui.ctx().animate_bool_with_time(id, !is_new, glide);
        if is_new {
            ui.request_repaint();
        }
        let slide = (1.0 - shown) * 40.0;
        let mut closes = false;
        Area::new(Id::unique("ruling"))
            .order(Order::Middle)
            .fixed_pos(rect.min + vec2(slide, 0.0))
            .accessible_name(view.tr("ruling-name").into_owned())
            .show(ui.ctx(), |ui| {
                ui.multiply_opacity(shown);
                Frame::new()
                    .fill(colors.sheet)
                    .corner_radius(CORNER)
                    .stroke(Stroke::new(1.5, colors.warning))
                    .shadow(colors.shadow())
                    .inner_margin(Margin::same(16))
                    .show(ui, |ui| {
                        ui.set_width(rect.width() - 36.0);
                        ui.set_max_height(rect.height() - 35.0);
                        closes = card(ui, view, entry, index, article);
                    });
            });
        if closes {
            self.put_away = index + 1;
        }
    }

    /// The newest entry that deserves a card, not put away, and not older than the last two moves.
    ///
    /// Nothing from before the end of the game: the result says what there is to say. And nothing while the program
    /// itself looks for the answer that decides it.
    fn newest(&self, view: &View<'_>) -> Option<usize> {
        if view.is_searching {
            return None;
        }
        let mut moves_since = 0;
        for (index, entry) in view.log.iter().enumerate().skip(self.put_away).rev() {
            if entry.rulings.iter().any(Ruling::ends_game) {
                return None;
            }
            if deserves_card(entry, view.settings.assist) {
                return Some(index);
            }
            let consequences = entry.rulings.iter().flat_map(|ruling| &ruling.consequences);
            moves_since += consequences
                .filter(|consequence| matches!(consequence, Consequence::Made(_)))
                .count();
            if moves_since >= 2 {
                return None;
            }
        }
        None
    }
}

/// The contents of a card; says whether it is put away.
fn card(
    ui: &mut Ui,
    view: &View<'_>,
    entry: &Entry,
    index: usize,
    article: &mut ArticlePanel,
) -> bool {
    let edition = view.arbiter.terms().edition;
    let Some(leading) = entry
        .rulings
        .iter()
        .find(|ruling| is_grave(ruling))
        .or(entry.rulings.first())
    else {
        return true;
    };
    let card = view.card(leading, edition);
    let mut closes = false;
    let width = ui.available_width();
    let close = Rect::from_min_size(
        ui.max_rect().right_top() + vec2(-28.0, -8.0),
        Vec2::splat(34.0),
    );
    let mut corner = ui.new_child(UiBuilder::new().max_rect(close));
    closes |= sign(&mut corner, "×", &view.tr("close")).clicked();
    ui.allocate_ui(vec2(width - 34.0, 0.0), |ui| {
        let headline = RichText::new(&card.headline).font(bold(17.0));
        let response = ui.add(Label::new(headline).wrap());
        ui.accesskit_node_builder(response.id, |node| node.set_live(Live::Assertive));
    });
    badges(ui, view, entry, index, article);
    ScrollArea::vertical().show(ui, |ui| {
        ui.spacing_mut().item_spacing.y = 5.0;
        for ruling in told_in_order(entry) {
            let card = view.card(ruling, edition);
            if !card.finding.is_empty() {
                prose(ui, &card.finding);
            }
            if let Some(interpretation) = &card.interpretation {
                soft(ui, interpretation);
            }
            for consequence in &card.consequences {
                soft(ui, consequence);
            }
        }
    });
    closes
}

/// The rulings as they are told: why a move is not legal comes straight after what was found.
fn told_in_order(entry: &Entry) -> impl Iterator<Item = &Ruling> {
    let (why, rest): (Vec<_>, Vec<_>) = entry
        .rulings
        .iter()
        .partition(|ruling| ruling.says_only_why());
    let mut told = rest;
    let after = told
        .iter()
        .position(|ruling| PUTS_RIGHT.contains(&ruling.rule))
        .map_or(0, |found| found + 1);
    told.splice(after..after, why);
    told.into_iter()
}

/// The articles the rulings rest on, each once; a click opens its page.
fn badges(ui: &mut Ui, view: &View<'_>, entry: &Entry, index: usize, article: &mut ArticlePanel) {
    let edition = view.arbiter.terms().edition;
    let mut shown = Vec::new();
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing.x = 5.0;
        for ruling in told_in_order(entry) {
            for number in ruling.rule.articles(edition) {
                if shown.contains(&number) {
                    continue;
                }
                shown.push(number);
                if badge(ui, view, number).clicked() {
                    article.open(ruling.rule, Some(index));
                }
            }
        }
    });
}

/// Whether people are shown a card for what happened, at that assist level.
#[must_use]
pub fn deserves_card(entry: &Entry, assist: AssistLevel) -> bool {
    let is_worth_knowing = |ruling: &Ruling| is_worth_knowing(ruling, assist);
    !entry.rulings.iter().any(Ruling::ends_game)
        && (entry.rulings.iter().any(is_grave)
            || assist != AssistLevel::Tournament && entry.rulings.iter().any(is_worth_knowing))
}

fn is_grave(ruling: &Ruling) -> bool {
    ruling
        .consequences
        .iter()
        .any(|consequence| consequence.weight() >= Weight::Grave)
}

/// What a friend would mention, and what a teacher would.
fn is_worth_knowing(ruling: &Ruling, assist: AssistLevel) -> bool {
    ruling.consequences.iter().any(|consequence| {
        let Consequence::Notice(notice) = consequence else {
            return false;
        };
        notice.audience() == Audience::Everyone || assist == AssistLevel::Teaching
    })
}
