//! The page of an article: what it is about, where each edition states it, and what another edition would have said.

use eframe::egui::{Key, Rect, RichText, Ui};

use crate::kit::fonts::{BODY, SMALL, SOFT};
use crate::kit::fonts::{bold, regular};
use crate::kit::keyboard::{self, KeyPress};
use crate::kit::theme::{GAP, palette};
use crate::kit::widgets::{badge, choice, modal_over, prose, quiet, soft, subtitle, title};
use crate::parts::page::scroll_from_top;
use crate::parts::running_clock;
use crate::view::command::Command;
use crate::view::frame_view::View;
use jadoube_core::i18n::{ArticlePage, EditionEntry};
use jadoube_core::laws::{Edition, Rule, Ruling};

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
    pub const fn is_open(&self) -> bool {
        self.open.is_some()
    }

    /// Shows the page in the middle of the window, if one lies open.
    pub fn ui(&mut self, ui: &Ui, view: &View<'_>) {
        self.ui_under(ui, view, view.arbiter.terms().edition);
    }

    /// The same for a game that is not on the table and is judged by that edition.
    pub fn ui_under(&mut self, ui: &Ui, view: &View<'_>, current: Edition) {
        self.page_ui(ui, view, ui.ctx().content_rect(), current);
    }

    /// Shows the page over `place`, if one lies open; what is beside that, as clocks that run, stays in sight.
    pub fn ui_over(&mut self, ui: &Ui, view: &View<'_>, place: Rect) {
        self.page_ui(ui, view, place, view.arbiter.terms().edition);
    }

    fn page_ui(&mut self, ui: &Ui, view: &View<'_>, place: Rect, current: Edition) {
        let Some(open) = &mut self.open else { return };
        let mut closes = false;
        closes |= modal_over(ui, "article", place, 640.0, |ui| {
            let page = view.words.article_page(open.rule);
            title(ui, &headline(&page, current));
            ui.add_space(4.0);
            scroll_from_top(ui, ("article", open.rule))
                .max_height((place.height() - 156.0).max(160.0))
                .auto_shrink([false, true])
                .show(ui, |ui| {
                    let (said, of_the_newest) = page.as_of(current);
                    prose(ui, &said);
                    let notes = [&of_the_newest, &page.interpretation, &page.also];
                    for note in notes.into_iter().flatten() {
                        soft(ui, note);
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
            ui.horizontal(|ui| {
                closes |= quiet(ui, &view.tr("close")).clicked();
                let asks = |press: &KeyPress| press.key == Key::F1;
                let by_key = keyboard::presses(ui).iter().any(asks);
                if quiet(ui, &view.tr("laws-in-the-laws")).clicked() || by_key {
                    view.ask(Command::OpenLaw(open.rule.into()));
                    closes = true;
                }
                running_clock::beside_reading(ui, view);
            });
        });
        if closes {
            self.open = None;
        }
    }
}

/// What the rule is about, behind the number under which that edition states it.
fn headline(page: &ArticlePage, current: Edition) -> String {
    let entry = page.editions.iter().find(|it| it.edition == current);
    let number = entry.and_then(|entry| entry.articles.first());
    match number {
        Some(number) => format!("{number}  {}", page.headline),
        None => page.headline.clone(),
    }
}

/// Where each edition states the rule, and what was otherwise there: the current one first, those that agree together.
fn editions(ui: &mut Ui, view: &View<'_>, page: &ArticlePage, current: Edition) {
    ui.add_space(GAP);
    subtitle(ui, &view.tr("article-editions"));
    ui.spacing_mut().item_spacing.y = 4.0;
    // Rows of words, as low as words are.
    ui.spacing_mut().interact_size.y = 18.0;
    for alike in alike(page, current) {
        let Some(first) = alike.first() else { continue };
        let is_current = first.edition == current;
        let years: Vec<&str> = alike.iter().map(|entry| entry.edition.name()).collect();
        let font = if is_current { bold } else { regular };
        ui.horizontal_wrapped(|ui| {
            ui.label(RichText::new(years.join(", ")).font(font(14.5)));
            for number in &first.articles {
                let number = RichText::new(*number).font(bold(SMALL));
                ui.label(number.color(palette(ui).soft_ink));
            }
            if first.articles.is_empty() {
                soft(ui, &view.tr("edition-unknown"));
            }
        });
        if let Some(otherwise) = &first.otherwise {
            soft(ui, otherwise);
        }
    }
}

/// The editions that state a rule in the same place and to the same effect, together; the current one's first, then the
/// newest.
fn alike(page: &ArticlePage, current: Edition) -> Vec<Vec<&EditionEntry>> {
    let mut groups: Vec<Vec<&EditionEntry>> = Vec::new();
    let of_current = page.editions.iter().filter(|it| it.edition == current);
    let others = page
        .editions
        .iter()
        .rev()
        .filter(|it| it.edition != current);
    for entry in of_current.chain(others) {
        let is_like = |group: &&mut Vec<&EditionEntry>| {
            let first = group.first();
            first.is_some_and(|it| {
                (&it.articles, &it.otherwise) == (&entry.articles, &entry.otherwise)
            })
        };
        match groups.iter_mut().find(is_like) {
            Some(group) => group.push(entry),
            None => groups.push(vec![entry]),
        }
    }
    groups
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
    let mut newest_first = Edition::ALL;
    newest_first.reverse();
    if choice(ui, &mut asked, &newest_first, |edition| {
        edition.name().to_owned()
    }) {
        open.asked = Some(asked);
    }
    let is_known = |(edition, _): &(Edition, _)| *edition == asked;
    if !open.answer.as_ref().is_some_and(is_known) {
        let narrative = view.narrative;
        let rulings = narrative.map(|it| it.ruled_under(view.log, index, asked));
        open.answer = Some((asked, rulings.unwrap_or_default()));
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
        let told = card.consequences.join(" ");
        let is_told = ui.horizontal_wrapped(|ui| {
            if !card.badge.is_empty() {
                badge(ui, view.words, card.badge);
            }
            ui.label(RichText::new(&card.headline).font(bold(BODY)));
            let painter = ui.painter();
            let line = painter.layout_no_wrap(told.clone(), regular(SOFT), palette(ui).soft_ink);
            let fits = line.size().x <= ui.available_size_before_wrap().x;
            if fits {
                soft(ui, &told);
            }
            fits
        });
        // What has no room behind the headline stands below it.
        if !is_told.inner {
            soft(ui, &told);
        }
    }
}
