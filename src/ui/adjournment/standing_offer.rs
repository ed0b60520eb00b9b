//! A draw that was offered, while a move is sealed and in the break, and the opponent's answers (I.4).

use eframe::egui::Ui;

use crate::kit::widgets::{grave, primary, prose, quiet, row, soft, subtitle};
use crate::view::frame_view::View;
use jadoube_core::laws::PlayerAct;

/// An offer that stands, and whether it is being accepted, which is asked once more because it ends the game.
#[derive(Debug, Default)]
pub struct StandingOffer {
    accepts: bool,
}

impl StandingOffer {
    /// Shows the offer with both answers; nothing where none stands.
    pub fn ui(&mut self, ui: &mut Ui, view: &View<'_>) {
        let Some(by) = view.table().offer() else {
            self.accepts = false;
            return;
        };
        let name = view.name(by);
        subtitle(ui, &view.tr_args("draw-offered", &[("name", name.into())]));
        soft(ui, &view.tr("adjourned-offer"));
        let accepts = view.tell("draw-accept", &[("player", by.into())]);
        if self.accepts {
            prose(ui, &view.tr("resume-ends"));
            row(ui, |ui| {
                if grave(ui, &accepts).clicked() {
                    view.act(!by, PlayerAct::Accept);
                }
                self.accepts &= !quiet(ui, &view.tr("cancel")).clicked();
            });
            return;
        }
        row(ui, |ui| {
            self.accepts |= primary(ui, &accepts).clicked();
            let declines = view.tr_args("resume-declines", &[("player", view.name(!by).into())]);
            if quiet(ui, &declines).clicked() {
                view.act(!by, PlayerAct::Decline);
            }
        });
    }
}
