//! The page of what is known of the game on the table beside its moves: who plays, and what it is part of.

use eframe::egui::Ui;

use crate::Command;
use crate::kit::game_details_fields::game_details_fields;
use crate::kit::page::page_titled_by_height;
use crate::kit::piece_textures::Pieces;
use crate::kit::player_names::names_ui;
use crate::kit::theme::GAP;
use crate::kit::widgets::form;
use crate::view::frame_view::View;
use crate::view::players::Players;

/// The page, with what is being written on it.
#[derive(Debug, Default)]
pub struct GameDetailsPage {
    /// What has been changed while somebody still writes.
    draft: Option<Players>,
    pieces: Pieces,
}

impl GameDetailsPage {
    pub fn ui(&mut self, ui: &mut Ui, view: &View<'_>) {
        let drafted = self.draft.take();
        let mut players = drafted.unwrap_or_else(|| view.players.clone());
        page_titled_by_height(ui, view, &view.tr("details-title"), 760.0, |ui| {
            form(ui, |ui| {
                let was = players.names.clone();
                names_ui(ui, view, &mut self.pieces, &mut players.names);
                players.details.follow_swap(&was, &players.names);
                ui.add_space(GAP);
                game_details_fields(ui, view, &mut players.details);
            });
        });
        if players == *view.players {
            return;
        }
        if ui.ctx().text_edit_focused() {
            self.draft = Some(players);
        } else {
            view.ask(Command::Name(Box::new(players)));
        }
    }
}
