//! The end of the game as each player reads it in their own half of the screen: how, who won, what to do next, and the
//! line on which that player signs.

use eframe::egui::{Frame, Label, Margin, Rect, RichText, ScrollArea, Ui, UiBuilder, vec2};

use super::result_facts::{facts, why};
use super::result_panel::{
    ResultPanel, SIGNATURE, announce_ending, colors_of_a_rematch, how, large_button, winner,
};
use crate::kit::button::ButtonKind;
use crate::kit::fitted_text::word_size;
use crate::kit::fonts::{bold, digits_font};
use crate::kit::theme::{CORNER, GAP, palette};
use crate::kit::widgets::{prose, sheet_edge};
use crate::parts::rule_page::ArticlePanel;
use crate::view::command::Command;
use crate::view::frame_view::View;
use jadoube_core::chess::Color;
use jadoube_core::laws::Standing;

/// How large the winner's name is at most, and the score.
const WINNER: f32 = 24.0;
const SCORE: f32 = 36.0;

/// How high a button is, and how high where there is little room.
const BUTTON: (f32, f32) = (44.0, 36.0);

/// Less high than this there is little room.
const LOW: f32 = 400.0;

impl ResultPanel {
    /// Shows the end of the game to one player in `rect`.
    pub fn note(
        &mut self,
        ui: &mut Ui,
        view: &View<'_>,
        article: &mut ArticlePanel,
        color: Color,
        rect: Rect,
    ) {
        announce_ending(ui, view);
        let frame = Frame::new()
            .fill(palette(ui).sheet)
            .corner_radius(CORNER)
            .inner_margin(Margin::symmetric(12, 10));
        ui.scope_builder(UiBuilder::new().max_rect(rect), |ui| {
            let shown = frame.show(ui, |ui| {
                ScrollArea::vertical()
                    .id_salt("result")
                    .auto_shrink(false)
                    .show(ui, |ui| {
                        ui.spacing_mut().item_spacing.y = 6.0;
                        self.told_and_next(ui, view, article, color, rect);
                    });
            });
            sheet_edge(ui, shown.response.rect, CORNER);
        });
    }

    /// The result, and below it what comes next; beside it where there is more width than height.
    fn told_and_next(
        &mut self,
        ui: &mut Ui,
        view: &View<'_>,
        article: &mut ArticlePanel,
        color: Color,
        place: Rect,
    ) {
        let height = if place.height() < LOW {
            BUTTON.1
        } else {
            BUTTON.0
        };
        if place.width() < place.height() {
            ending_ui(ui, view, article);
            self.next(ui, view, color, height);
            return;
        }
        ui.spacing_mut().item_spacing.x = 2.0 * GAP;
        ui.columns(2, |columns| {
            if let [left, right] = columns {
                ending_ui(left, view, article);
                self.next(right, view, color, height);
            }
        });
    }

    /// Looking through, playing again, and the line to sign on.
    fn next(&mut self, ui: &mut Ui, view: &View<'_>, color: Color, height: f32) {
        what_next(ui, view, height);
        if !matches!(view.table().standing(), Standing::Ended(..)) {
            return;
        }
        self.signing.line(ui, view, color, SIGNATURE);
    }
}

/// How the game ended, who won, and the score.
fn ending_ui(ui: &mut Ui, view: &View<'_>, article: &mut ArticlePanel) {
    let id = match view.table().standing() {
        Standing::Ended(outcome, rule) => {
            how(ui, view, article, (outcome, rule));
            let said = winner(view, outcome);
            let size = word_size(ui.painter(), &said, bold, WINNER, ui.available_width());
            ui.add(Label::new(RichText::new(&said).font(bold(size))).wrap());
            ui.label(RichText::new(outcome.printed()).font(digits_font(SCORE)));
            why(ui, view);
            return facts(ui, view);
        }
        Standing::Annulled => "game-annulled",
        Standing::Referred => "game-referred",
        Standing::Adjourned => "game-adjourned",
        Standing::Playing => return,
    };
    prose(ui, &view.tr(id));
}

/// Looking through what was played, and playing again, one below the other.
fn what_next(ui: &mut Ui, view: &View<'_>, height: f32) {
    let size = vec2(ui.available_width(), height);
    let look = view.tr("review-look-through");
    if large_button(ui, size, ButtonKind::Primary, &look, "").clicked() {
        view.ask(Command::LookThrough(None));
    }
    let again = colors_of_a_rematch(view);
    if large_button(ui, size, ButtonKind::Plain, &view.tr("rematch"), &again).clicked() {
        view.ask(Command::Rematch);
    }
}
