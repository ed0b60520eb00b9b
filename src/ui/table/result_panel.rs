//! After the game: how it ended and by which article, signatures, and what to do with it.

use eframe::egui::accesskit::Live;
use eframe::egui::{
    Frame, Label, Margin, Rect, RichText, ScrollArea, Stroke, TextEdit, Ui, UiBuilder, vec2,
};

use crate::chess::Color;
use crate::laws::{Outcome, Rule, Standing};
use crate::ui::Command;
use crate::ui::kit::fonts::bold;
use crate::ui::kit::rule_page::ArticlePanel;
use crate::ui::kit::theme::{CORNER, GAP, palette};
use crate::ui::kit::widgets::{badge, badge_width, primary, prose, quiet, soft};
use crate::ui::view::command::FileTask;
use crate::ui::view::frame_view::View;
use crate::ui::view::players::Players;

/// The result, and the signatures under it.
#[derive(Debug, Default)]
pub struct ResultPanel {
    signing: Option<Players>,
}

impl ResultPanel {
    /// Shows the panel in the upper part of `rect`; gives back what it took.
    pub fn ui(
        &mut self,
        ui: &mut Ui,
        view: &View<'_>,
        article: &mut ArticlePanel,
        rect: Rect,
    ) -> Rect {
        let colors = palette(ui);
        let frame = Frame::new()
            .fill(colors.sheet)
            .stroke(Stroke::new(1.5, colors.here))
            .corner_radius(CORNER)
            .inner_margin(Margin::symmetric(18, 12));
        let at = Rect::from_min_max(rect.min, rect.max - vec2(0.0, 2.0));
        let shown = ui.scope_builder(UiBuilder::new().max_rect(at), |ui| {
            frame.show(ui, |ui| {
                let room = ui.available_height();
                ScrollArea::vertical()
                    .auto_shrink([false, true])
                    .max_height(room)
                    .show(ui, |ui| {
                        self.contents(ui, view, article);
                    });
            })
        });
        shown.inner.response.rect
    }

    fn contents(&mut self, ui: &mut Ui, view: &View<'_>, article: &mut ArticlePanel) {
        match view.table().standing() {
            Standing::Ended(outcome, rule) => self.ended(ui, view, article, outcome, rule),
            Standing::Annulled => {
                prose(ui, &view.tr("game-annulled"));
            }
            Standing::Referred => {
                prose(ui, &view.tr("game-referred"));
            }
            Standing::Adjourned => {
                prose(ui, &view.tr("game-adjourned"));
            }
            Standing::Playing => return,
        }
        what_next(ui, view);
    }

    fn ended(
        &mut self,
        ui: &mut Ui,
        view: &View<'_>,
        article: &mut ArticlePanel,
        outcome: Outcome,
        rule: Rule,
    ) {
        let terms = view.arbiter.terms();
        let ending = view
            .log
            .iter()
            .enumerate()
            .rev()
            .find_map(|(index, entry)| {
                entry
                    .rulings
                    .iter()
                    .find(|ruling| ruling.ends_game())
                    .map(|ruling| (index, ruling))
            });
        ui.horizontal(|ui| {
            let colors = palette(ui);
            let points = outcome.printed();
            ui.label(RichText::new(points).font(bold(34.0)).color(colors.ink));
            ui.add_space(GAP);
            let number = rule.articles(terms.edition).next();
            let headline = RichText::new(view.words.rule(rule)).font(bold(17.0));
            ui.scope(|ui| {
                let beside = number.map_or(0.0, |number| badge_width(ui, number) + GAP);
                ui.set_max_width(ui.available_width() - beside);
                let response = ui.add(Label::new(headline).wrap());
                ui.accesskit_node_builder(response.id, |node| node.set_live(Live::Assertive));
            });
            if let Some(number) = number
                && badge(ui, view, number).clicked()
            {
                article.open(rule, ending.map(|(index, _)| index));
            }
        });
        let card = ending.map(|(_, ruling)| view.card(ruling, terms.edition));
        let interpretation = card.as_ref().and_then(|card| card.interpretation.clone());
        let sentence = card
            .map(|card| card.finding)
            .filter(|finding| !finding.is_empty())
            .unwrap_or_else(|| view.words.outcome(outcome));
        prose(ui, &sentence);
        if let Some(interpretation) = interpretation {
            soft(ui, &interpretation);
        }
        ui.add_space(4.0);
        self.signatures(ui, view);
        ui.add_space(4.0);
    }

    fn signatures(&mut self, ui: &mut Ui, view: &View<'_>) {
        if self
            .signing
            .as_ref()
            .is_some_and(|signing| signing.names != view.players.names)
        {
            self.signing = None;
        }
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
        ui.spacing_mut().item_spacing.y = 4.0;
        if primary(ui, &view.tr("rematch")).clicked() {
            view.ask(Command::Rematch);
        }
        for (id, command) in [
            ("review-look-through", Command::LookThrough),
            ("menu-new", Command::Show(crate::ui::Screen::NewGame)),
            ("menu-save", Command::Choose(FileTask::Save)),
            ("menu-pgn", Command::Choose(FileTask::ExportPgn)),
            ("menu-print", Command::Show(crate::ui::Screen::Print)),
        ] {
            if quiet(ui, &view.tr(id)).clicked() {
                view.ask(command);
            }
        }
    });
}
