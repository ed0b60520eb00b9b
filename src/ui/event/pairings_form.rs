//! The pairings of a round as they are typed or pasted, a board a line.

use eframe::egui::{Stroke, TextEdit, Ui, vec2};

use crate::kit::theme::{GAP, palette};
use crate::kit::widgets::{field, part_title, primary, quiet, soft};
use crate::view::command::Command;
use crate::view::frame_view::View;
use crate::view::tournament_view::TournamentCommand;

/// The form for the next round, while it is open.
#[derive(Debug, Default)]
pub struct PairingsForm {
    text: String,
}

impl PairingsForm {
    /// Shows the form; whether it is left.
    pub fn ui(&mut self, ui: &mut Ui, view: &View<'_>, round: u16) -> bool {
        let args = [("round", u32::from(round).into())];
        part_title(ui, &view.tr_args("event-round", &args));
        pairings_field(ui, view, &mut self.text, 8);
        soft(ui, &view.tr("event-pairings-what"));
        ui.add_space(GAP);
        let mut leaves = false;
        ui.horizontal_wrapped(|ui| {
            let is_something = !self.text.trim().is_empty();
            let enters = ui.add_enabled_ui(is_something, |ui| {
                primary(ui, &view.tr("event-pair")).clicked()
            });
            if enters.inner {
                let text = std::mem::take(&mut self.text);
                view.ask(Command::Tournament(TournamentCommand::ReadText(text)));
                leaves = true;
            }
            leaves |= quiet(ui, &view.tr("cancel")).clicked();
        });
        leaves
    }
}

/// Lines to write pairings in.
pub fn pairings_field(ui: &mut Ui, view: &View<'_>, text: &mut String, rows: usize) {
    let name = view.tr("event-pairings");
    let colors = palette(ui);
    field(ui, &name, |ui| {
        let visuals = ui.visuals_mut();
        visuals.widgets.inactive.bg_stroke = Stroke::new(1.0, colors.edge);
        let edit = TextEdit::multiline(text)
            .hint_text(view.tr("event-pairings-example"))
            .desired_width(f32::INFINITY)
            .desired_rows(rows)
            .margin(vec2(8.0, 6.0));
        ui.add(edit).accessible_name(&*name);
    });
}
