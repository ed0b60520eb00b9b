//! The page of an article: what it is about, where each edition states it, and what another edition would have said.

use eframe::egui::{Align, Grid, Layout, Rect, RichText, ScrollArea, Ui};

use crate::i18n::ArticlePage;
use crate::laws::{Arbiter, Edition, Rule, Ruling};
use crate::ui::kit::fonts::bold;
use crate::ui::kit::theme::{GAP, palette};
use crate::ui::kit::widgets::{badge, choice, modal_over, prose, quiet, soft, subtitle, title};
use crate::ui::view::frame_view::View;

/// The page that lies open, if one does.
#[derive(Debug, Default)]
pub struct ArticlePanel {
    open: Option<OpenArticle>,
}

#[derive(Debug)]
struct OpenArticle {
    rule: Rule,
    /// The entry of the log that led here.
    entry: Option<usize>,
    /// Which edition is asked what it would have said; the game's own until another is chosen.
    asked: Option<Edition>,
    /// What that edition would have ruled, once it was asked.
    answer: Option<(Edition, Vec<Ruling>)>,
}

impl ArticlePanel {
    /// Opens the page of a rule; `entry` is the entry of the log it was cited in.
    pub fn open(&mut self, rule: Rule, entry: Option<usize>) {
        self.open = Some(OpenArticle {
            rule,
            entry,
            asked: None,
            answer: None,
        });
    }

    /// Whether a page lies open.
    #[must_use]
    pub const fn is_open(&self) -> bool {
        self.open.is_some()
    }

    /// Shows the page in the middle of the window, if one lies open.
    pub fn ui(&mut self, ui: &Ui, view: &View<'_>) {
        self.ui_under(ui, view, view.arbiter.terms().edition);
    }

    /// The same for a game that is not on the table and is judged by that edition.
    pub fn ui_under(&mut self, ui: &Ui, view: &View<'_>, current: Edition) {
        self.shown(ui, view, ui.ctx().content_rect(), current);
    }

    /// Shows the page over `place`, if one lies open; what is beside that, as clocks that run, stays in sight.
    pub fn ui_over(&mut self, ui: &Ui, view: &View<'_>, place: Rect) {
        self.shown(ui, view, place, view.arbiter.terms().edition);
    }

    fn shown(&mut self, ui: &Ui, view: &View<'_>, place: Rect, current: Edition) {
        let Some(open) = &mut self.open else { return };
        let mut closes = false;
        closes |= modal_over(ui, "article", place, 640.0, |ui| {
            let page = view.words.article_page(open.rule);
            title(ui, &page.headline);
            ui.add_space(4.0);
            ScrollArea::vertical()
                .max_height((place.height() - 190.0).max(160.0))
                .show(ui, |ui| {
                    prose(ui, &page.gist);
                    if let Some(interpretation) = &page.interpretation {
                        soft(ui, interpretation);
                    }
                    // What was ruled, and would have been, before what the booklets say.
                    if let Some(index) = open.entry {
                        ui.add_space(GAP);
                        subtitle(ui, &view.tr("article-other"));
                        other_edition(ui, view, open, index, current);
                    }
                    editions(ui, view, &page, current);
                });
            ui.add_space(GAP);
            closes |= quiet(ui, &view.tr("close")).clicked();
        });
        if closes {
            self.open = None;
        }
    }
}

/// Where each edition states the rule, and what was otherwise there.
fn editions(ui: &mut Ui, view: &View<'_>, page: &ArticlePage, current: Edition) {
    ui.add_space(GAP);
    subtitle(ui, &view.tr("article-editions"));
    Grid::new("editions")
        .num_columns(3)
        .spacing([16.0, 6.0])
        .show(ui, |ui| {
            for entry in &page.editions {
                ui.with_layout(Layout::top_down(Align::Min), |ui| {
                    let year = RichText::new(entry.edition.name());
                    ui.label(if entry.edition == current {
                        year.font(bold(14.5))
                    } else {
                        year
                    });
                });
                ui.with_layout(Layout::left_to_right(Align::Min), |ui| {
                    for number in &entry.articles {
                        ui.label(
                            RichText::new(*number)
                                .font(bold(13.0))
                                .color(palette(ui).soft_ink),
                        );
                    }
                    if entry.articles.is_empty() {
                        soft(ui, &view.tr("edition-unknown"));
                    }
                });
                ui.vertical(|ui| {
                    ui.set_max_width(ui.available_width().min(400.0));
                    if let Some(otherwise) = &entry.otherwise {
                        soft(ui, otherwise);
                    }
                });
                ui.end_row();
            }
        });
}

/// The same event under another edition, shown and not carried out.
fn other_edition(
    ui: &mut Ui,
    view: &View<'_>,
    open: &mut OpenArticle,
    index: usize,
    current: Edition,
) {
    let mut asked = open.asked.unwrap_or(current);
    if choice(ui, &mut asked, &Edition::ALL, |edition| {
        edition.name().to_owned()
    }) {
        open.asked = Some(asked);
    }
    let is_known = |(edition, _): &(Edition, _)| *edition == asked;
    if !open.answer.as_ref().is_some_and(is_known) {
        open.answer = Some((asked, would_have_ruled(view, index, asked)));
    }
    let Some((edition, rulings)) = &open.answer else {
        return;
    };
    if rulings.is_empty() {
        soft(ui, &view.tr("article-nothing"));
    }
    // What the page is about comes first.
    let (about, beside): (Vec<_>, Vec<_>) =
        rulings.iter().partition(|ruling| ruling.rule == open.rule);
    ui.spacing_mut().item_spacing.y = 4.0;
    for ruling in about.into_iter().chain(beside) {
        let card = view.card(ruling, *edition);
        ui.horizontal_wrapped(|ui| {
            if !card.badge.is_empty() {
                badge(ui, view, card.badge);
            }
            ui.label(RichText::new(&card.headline).font(bold(14.5)));
        });
        for consequence in &card.consequences {
            soft(ui, consequence);
        }
    }
}

/// Plays the log again up to that entry and asks the other edition.
fn would_have_ruled(view: &View<'_>, index: usize, edition: Edition) -> Vec<Ruling> {
    let mut arbiter = Arbiter::new(view.arbiter.terms().clone());
    let (before, rest) = view.log.split_at(index.min(view.log.len()));
    for entry in before {
        arbiter.hear(&entry.event);
    }
    rest.first()
        .map(|entry| arbiter.would_rule(&entry.event, edition))
        .unwrap_or_default()
}
