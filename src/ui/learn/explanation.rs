//! What was ruled and why: one's own answer, the right one with its reasons, the others, the same act in six editions.

use eframe::egui::text::LayoutJob;
use eframe::egui::{
    Align, Frame, Label, Layout, Margin, Rect, RichText, Stroke, TextFormat, Ui, UiBuilder, vec2,
};

use super::answer_cards::chooser;
use super::answering::Answering;
use super::edition_tiles::EditionTiles;
use super::heard_scene::announce_ruling;
use super::situation_list::following;
use crate::kit::fitted_text::fitted_cell;
use crate::kit::fonts::{BODY, HEADING, LEAD, bold, regular};
use crate::kit::icons::Icon;
use crate::kit::theme::{CORNER, GAP, palette};
use crate::kit::widgets::{badge, badge_width, primary, quiet, subtitle};
use crate::parts::page::scroll_from_top;
use crate::parts::rule_page::ArticlePanel;
use crate::view::command::Command;
use crate::view::frame_view::View;
use crate::view::learn_view::LearnCommand;
use jadoube_core::clock::clock_text::whole_seconds;
use jadoube_core::i18n::SituationWords;
use jadoube_core::laws::{Consequence, Question, Rule, Standing};
use jadoube_core::learn::SituationRun;
use jadoube_core::learn::lesson::letters;

/// How high the line with what comes next is.
const FOOT: f32 = 52.0;

pub struct Explanation<'a> {
    /// The situation's name and its run.
    pub of: (&'a str, &'a SituationRun),
    pub words: SituationWords<'a>,
    pub answering: &'a Answering,
    pub tiles: &'a EditionTiles,
}

/// A line of the reasons of a ruling.
struct RulingReasonLine {
    text: String,
    articles: String,
    rule: Option<Rule>,
}

impl RulingReasonLine {
    fn of(text: String, articles: &str) -> Self {
        Self {
            text,
            articles: articles.to_owned(),
            rule: None,
        }
    }
}

impl Explanation<'_> {
    /// Shows it in `rect`, and lets it be heard.
    pub fn ui(&self, ui: &mut Ui, view: &View<'_>, article: &mut ArticlePanel, rect: Rect) {
        let run = self.of.1;
        let reasons = run.right().map(|right| self.reasons(view, right));
        let reasons = reasons.into_iter().flatten();
        let reasons: Vec<_> = reasons.map(|it| (it.text, it.articles)).collect();
        announce_ruling(ui, view, run, self.words, &reasons);
        let (middle, foot) = rect.split_top_bottom_at_y(rect.bottom() - FOOT);
        ui.scope_builder(UiBuilder::new().max_rect(middle), |ui| {
            scroll_from_top(ui, ("explanation", self.of.0)).show(ui, |ui| {
                ui.spacing_mut().item_spacing = vec2(GAP, GAP);
                self.answers(ui, view, article);
                ui.add_space(6.0);
                let six = view.tr("situation-six-editions");
                if self.tiles.has_a_change() {
                    let differs = view.tr("edition-differs");
                    subtitle(ui, &format!("{six} · ≠ {differs}"));
                } else {
                    subtitle(ui, &six);
                }
                self.tiles.ui(ui, view, self.of.1.edition());
                ui.add_space(4.0);
            });
        });
        self.foot(ui, view, article, foot);
    }

    fn answers(&self, ui: &mut Ui, view: &View<'_>, article: &mut ArticlePanel) {
        let run = self.of.1;
        let right = run.right();
        let own: Vec<usize> = self
            .own()
            .into_iter()
            .filter(|it| Some(*it) != right)
            .collect();
        for place in &own {
            self.own_answer(ui, view, *place);
        }
        if let Some(right) = right {
            self.ruling(ui, view, article, right);
        }
        let answers = run.order().iter().copied();
        for place in answers.filter(|it| Some(*it) != right && !own.contains(it)) {
            self.other(ui, view, place);
        }
    }

    /// What was chosen, by one or by two.
    fn own(&self) -> Vec<usize> {
        let pair = self.answering.pair.iter().flatten().copied();
        let mut own: Vec<usize> = pair.chain(self.of.1.choice()).collect();
        own.sort_unstable();
        own.dedup();
        own
    }

    fn text(&self, place: usize, part: &str) -> String {
        let letter = letters().nth(place).unwrap_or('a');
        let key = format!("{letter}{part}");
        self.words.get(&key).unwrap_or_default()
    }

    /// The letter under which the answer of that place is shown.
    fn letter(&self, place: usize) -> String {
        let letter = letters().nth(self.of.1.shown_at(place)).unwrap_or('a');
        letter.to_uppercase().to_string()
    }

    /// Who of two learners has chosen that answer.
    fn choosers(&self, ui: &mut Ui, view: &View<'_>, place: usize) {
        for side in [0, 1] {
            if self.answering.pair[side] == Some(place) {
                let name = self.answering.name(view, side);
                chooser(ui, &name, true, eframe::egui::Sense::HOVER);
            }
        }
    }

    fn own_answer(&self, ui: &mut Ui, view: &View<'_>, place: usize) {
        let colors = palette(ui);
        let frame = Frame::new()
            .stroke(Stroke::new(1.0, colors.line))
            .corner_radius(CORNER)
            .inner_margin(Margin::symmetric(20, 10));
        frame.show(ui, |ui| {
            ui.set_width(ui.available_width());
            ui.spacing_mut().item_spacing.y = 2.0;
            ui.horizontal_wrapped(|ui| {
                let letter = RichText::new(self.letter(place)).font(bold(LEAD));
                ui.label(letter.color(colors.soft_ink));
                ui.label(RichText::new(self.text(place, "")).font(regular(HEADING)));
                self.choosers(ui, view, place);
            });
            let args = [("why", self.text(place, "-why").into())];
            let why = view.tr_args("situation-your-answer", &args);
            let why = RichText::new(why)
                .font(regular(BODY))
                .color(colors.soft_ink);
            ui.add(Label::new(why).wrap());
        });
    }

    fn ruling(&self, ui: &mut Ui, view: &View<'_>, article: &mut ArticlePanel, place: usize) {
        let colors = palette(ui);
        let frame = Frame::new()
            .fill(colors.sheet)
            .stroke(Stroke::new(2.0, colors.here))
            .corner_radius(CORNER)
            .inner_margin(Margin::symmetric(18, 12));
        frame.show(ui, |ui| {
            ui.set_width(ui.available_width());
            ui.spacing_mut().item_spacing.y = 6.0;
            ui.horizontal_top(|ui| {
                let label = view.tr("situation-the-ruling");
                let laid = ui.painter().layout_no_wrap(
                    label.clone().into_owned(),
                    bold(BODY),
                    colors.here_ink,
                );
                let taken = laid.size().x + 30.0;
                let letter = RichText::new(self.letter(place)).font(bold(19.0));
                ui.label(letter);
                let room = ui.available_width() - taken;
                column(ui, room, |ui| {
                    let headline = RichText::new(self.text(place, "")).font(bold(20.0));
                    ui.add(Label::new(headline).wrap());
                    if self.answering.pair.contains(&Some(place)) {
                        ui.horizontal(|ui| self.choosers(ui, view, place));
                    }
                });
                ui.with_layout(Layout::right_to_left(Align::Min), |ui| {
                    ui.spacing_mut().item_spacing.x = 6.0;
                    let label = RichText::new(label).font(bold(BODY)).color(colors.here_ink);
                    ui.label(label);
                    let (tick, _) =
                        ui.allocate_exact_size(vec2(16.0, 20.0), eframe::egui::Sense::HOVER);
                    Icon::Yes.paint(ui.painter(), tick, colors.here_ink);
                });
            });
            ui.horizontal_top(|ui| {
                ui.add_space(12.0);
                column(ui, ui.available_width(), |ui| {
                    for line in self.reasons(view, place) {
                        let is_wanted = reason(ui, view, &line.text, &line.articles);
                        if let Some(rule) = line.rule.filter(|_| is_wanted) {
                            article.open(rule, None);
                        }
                    }
                });
            });
        });
    }

    /// Why that answer is the ruling, each line with where this edition says so and the rule whose page tells more.
    fn reasons(&self, view: &View<'_>, place: usize) -> Vec<RulingReasonLine> {
        let mut lines = Vec::new();
        let run = self.of.1;
        let edition = run.edition();
        let why = &run.situation().why;
        let articles = run.situation().articles_of_why(edition);
        for (number, (rule, articles)) in (1..).zip(why.iter().zip(articles)) {
            let text = self.words.get(&format!("why-{number}"));
            let is_stated = rule.0.articles(edition).next().is_some();
            lines.push(RulingReasonLine {
                text: text.unwrap_or_default(),
                articles: articles.join(" · "),
                rule: is_stated.then_some(rule.0),
            });
        }
        // Once the game is over, or the arbiter sets the clocks, nobody asks about it.
        let table = run.scene().game().arbiter().table();
        let is_open = table.standing() == Standing::Playing && !sets_the_times(run);
        let undone = run.scene().game().undone_increment().filter(|_| is_open);
        if let Some((color, added)) = undone {
            let args = [
                ("player", view.name(color).into_owned().into()),
                ("time", whole_seconds(added).into()),
            ];
            let undone = view.tr_args("situation-press-undone", &args);
            let advice = view.tr("ruling-advice");
            lines.push(RulingReasonLine::of(format!("{undone} {advice}"), ""));
        }
        if why.is_empty() {
            let why = self.text(place, "-why");
            let article = run.situation().article(edition);
            lines.push(RulingReasonLine::of(why, article.unwrap_or_default()));
        }
        lines
    }

    fn other(&self, ui: &mut Ui, view: &View<'_>, place: usize) {
        let colors = palette(ui);
        let mut job = LayoutJob::default();
        let answer = &self.of.1.situation().answers[place];
        let is_right = answer.is_right(self.of.1.edition());
        let ink = if is_right {
            colors.here_ink
        } else {
            colors.soft_ink
        };
        let mut add = |text: &str, font| {
            let format = TextFormat::simple(font, ink);
            job.append(text, 0.0, format);
        };
        add(&format!("{}  ", self.letter(place)), bold(15.0));
        add(&self.text(place, ""), regular(LEAD));
        if is_right {
            add(
                &format!(" ({})", view.tr("situation-right-too")),
                bold(14.0),
            );
        }
        add(&format!(" – {}", self.text(place, "-why")), regular(14.0));
        ui.horizontal_top(|ui| {
            ui.add_space(12.0);
            column(ui, ui.available_width() - 8.0, |ui| {
                ui.add(Label::new(job).wrap());
            });
        });
    }

    /// How often each of two learners was right so far.
    fn score(&self, view: &View<'_>) -> String {
        let [left, right] = [0, 1].map(|side| self.answering.score(view, side));
        let (at_left, at_right) = (self.answering.name(view, 0), self.answering.name(view, 1));
        format!("{at_left} {left} · {at_right} {right}")
    }

    /// When it comes back, or how two learners stand, and what comes next.
    fn foot(&self, ui: &mut Ui, view: &View<'_>, article: &mut ArticlePanel, rect: Rect) {
        let (name, run) = self.of;
        let Some(learn) = view.learn else { return };
        let progress = learn.learners.progress();
        let colors = palette(ui);
        let row = rect.with_min_y(rect.top() + 8.0);
        let days = progress.and_then(|it| it.returns_after(name, learn.today));
        ui.scope_builder(UiBuilder::new().max_rect(row), |ui| {
            ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                ui.spacing_mut().interact_size.y = 44.0;
                if let Some(next) = following(view, name)
                    && primary(ui, &view.tr("situation-next")).clicked()
                {
                    let open = LearnCommand::OpenSituation(next.name.clone());
                    view.ask(Command::Learn(open));
                }
                if let Some((rule, number)) = main_article(run)
                    && quiet(
                        ui,
                        &view.tr_args("situation-open-article", &[("number", number.into())]),
                    )
                    .clicked()
                {
                    article.open(rule, None);
                }
                let text = if learn.class.has_two_learners {
                    self.score(view)
                } else if let Some(days) = days {
                    comes_back(view, days)
                } else {
                    return;
                };
                let left = ui.available_rect_before_wrap();
                let font = regular(BODY);
                let galley = fitted_cell(
                    ui.painter(),
                    &text,
                    &font,
                    vec2(left.width() - 8.0, left.height()),
                    colors.soft_ink,
                );
                super::labels::told_in(ui, galley, left, colors.soft_ink, "comes-back");
            });
        });
    }
}

/// Shows something in a column of that width.
fn column(ui: &mut Ui, width: f32, contents: impl FnOnce(&mut Ui)) {
    let downwards = Layout::top_down(Align::Min);
    ui.allocate_ui_with_layout(vec2(width, 0.0), downwards, |ui| {
        ui.set_width(width);
        contents(ui);
    });
}

/// A line of the explanation with its articles at the right; whether their page is wanted.
pub fn reason(ui: &mut Ui, view: &View<'_>, text: &str, articles: &str) -> bool {
    let mut is_wanted = false;
    ui.horizontal_top(|ui| {
        let taken = if articles.is_empty() {
            0.0
        } else {
            badge_width(ui, articles) + 12.0
        };
        let room = ui.available_width() - taken;
        column(ui, room, |ui| {
            ui.add(Label::new(RichText::new(text).font(regular(16.5))).wrap());
        });
        if !articles.is_empty() {
            is_wanted = badge(ui, view.words, articles).clicked();
        }
    });
    is_wanted
}

/// Whether the arbiter is asked what the clocks are to show.
fn sets_the_times(run: &SituationRun) -> bool {
    let asks = Consequence::AskArbiter(Question::Times);
    let ruled = run.ruled_in(run.edition());
    ruled.iter().any(|entry| entry.has(|it| *it == asks))
}

/// The first article on which the answer rests in this edition, with its rule; nothing where it rests on one that no rule of
/// the concordance covers.
fn main_article(run: &SituationRun) -> Option<(Rule, &'static str)> {
    let situation = run.situation();
    let is_ruled_elsewhere = situation.article(run.edition()).is_some();
    let reasons = situation.why.iter().filter(|_| !is_ruled_elsewhere);
    let rules = situation.rules.iter().chain(reasons);
    let mut found = rules.filter_map(|rule| {
        let number = rule.0.articles(run.edition()).next()?;
        Some((rule.0, number))
    });
    found.next()
}

/// When a situation is asked again.
fn comes_back(view: &View<'_>, days: i64) -> String {
    match days {
        0 => view.tr("situation-back-today").into_owned(),
        1 => view.tr("situation-back-tomorrow").into_owned(),
        _ => {
            let days = u32::try_from(days).unwrap_or(u32::MAX);
            let args = [("days", days.into())];
            view.tr_args("situation-back-in", &args).into_owned()
        }
    }
}
