//! After the game: how it ended and by which article, signatures, and what to do with it.

use eframe::egui::{
    Frame, Margin, Rect, RichText, ScrollArea, Stroke, TextEdit, Ui, UiBuilder, vec2,
};

use super::Command;
use super::article_page::ArticlePage;
use super::command::FileTask;
use super::controls::{badge, primary, prose, quiet, subtitle};
use super::fonts::bold;
use super::theme::{CORNER, GAP, palette};
use super::view::{Players, View};
use crate::chess::Color;
use crate::laws::{Outcome, Rule, Score, Standing};

/// The result, and the signatures under it.
#[derive(Debug, Default)]
pub struct ResultPanel {
    signing: Option<Players>,
}

impl ResultPanel {
    /// How high the panel would like to be.
    #[must_use]
    pub fn height(view: &View<'_>) -> f32 {
        match view.table().standing() {
            Standing::Ended(..) => 308.0,
            Standing::Annulled | Standing::Adjourned | Standing::Playing => 150.0,
        }
    }

    /// Shows the panel in the upper part of `rect`.
    pub fn ui(&mut self, ui: &mut Ui, view: &View<'_>, article: &mut ArticlePage, rect: Rect) {
        let colors = palette(ui);
        let rect = Rect::from_min_size(
            rect.min,
            vec2(rect.width(), Self::height(view).min(rect.height())),
        );
        ui.painter().rect(
            rect,
            CORNER,
            colors.sheet,
            Stroke::new(1.5, colors.accent),
            eframe::egui::StrokeKind::Inside,
        );
        ui.scope_builder(UiBuilder::new().max_rect(rect), |ui| {
            Frame::new()
                .inner_margin(Margin::symmetric(18, 12))
                .show(ui, |ui| {
                    ScrollArea::vertical().auto_shrink(false).show(ui, |ui| {
                        match view.table().standing() {
                            Standing::Ended(outcome, rule) => {
                                self.ended(ui, view, article, outcome, rule)
                            }
                            Standing::Annulled => {
                                prose(ui, &view.tr("game-annulled"));
                                what_next(ui, view);
                            }
                            Standing::Adjourned => {
                                prose(ui, &view.tr("game-adjourned"));
                                what_next(ui, view);
                            }
                            Standing::Playing => {}
                        }
                    });
                });
        });
    }

    fn ended(
        &mut self,
        ui: &mut Ui,
        view: &View<'_>,
        article: &mut ArticlePage,
        outcome: Outcome,
        rule: Rule,
    ) {
        let edition = view.arbiter.terms().edition;
        ui.horizontal(|ui| {
            let colors = palette(ui);
            let points = format!("{} – {}", score(outcome.white), score(outcome.black));
            ui.label(RichText::new(points).font(bold(30.0)).color(colors.accent));
            ui.vertical(|ui| {
                let response = ui.label(RichText::new(view.words.rule(rule)).font(bold(15.0)));
                ui.accesskit_node_builder(response.id, |node| {
                    node.set_live(eframe::egui::accesskit::Live::Assertive)
                });
                if let Some(number) = rule.articles(edition).next()
                    && badge(ui, view, number).clicked()
                {
                    article.open(rule, view.log.len().checked_sub(1));
                }
            });
        });
        prose(ui, &view.words.outcome(outcome));
        ui.add_space(4.0);
        subtitle(ui, &view.tr("signatures"));
        self.signatures(ui, view);
        ui.add_space(4.0);
        what_next(ui, view);
    }

    fn signatures(&mut self, ui: &mut Ui, view: &View<'_>) {
        let signing = self.signing.get_or_insert_with(|| view.players.clone());
        let width = (ui.available_width() - GAP) / 2.0;
        let mut signed = false;
        ui.horizontal(|ui| {
            for color in Color::ALL {
                let name = view.name(color);
                let hint = view
                    .tr_args("signature-of", &[("player", (&*name).into())])
                    .into_owned();
                let edit = TextEdit::singleline(signing.signatures.get_mut(color))
                    .hint_text(&*hint)
                    .desired_width(width - 12.0);
                let response = ui.add(edit).accessible_name(hint);
                signed |= response.lost_focus();
            }
        });
        if signed && signing.signatures != view.players.signatures {
            view.ask(Command::Name(Box::new(signing.clone())));
        }
    }
}

/// Keeping the game, writing it out, playing again.
fn what_next(ui: &mut Ui, view: &View<'_>) {
    ui.horizontal_wrapped(|ui| {
        if primary(ui, &view.tr("rematch")).clicked() {
            view.ask(Command::Rematch);
        }
        for (id, command) in [
            ("menu-new", Command::Show(super::Screen::NewGame)),
            ("menu-save", Command::Choose(FileTask::Save)),
            ("menu-pgn", Command::Choose(FileTask::ExportPgn)),
        ] {
            if quiet(ui, &view.tr(id)).clicked() {
                view.ask(command);
            }
        }
    });
}

/// A player's score as a table shows it.
#[must_use]
pub const fn score(score: Score) -> &'static str {
    match score {
        Score::Zero => "0",
        Score::Half => "½",
        Score::One => "1",
    }
}
