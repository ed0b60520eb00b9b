//! The page of what is known of the game on the table beside its moves: who plays, what it is part of, and who follows it
//! from elsewhere.

use eframe::egui::Ui;

use crate::kit::piece_textures::Pieces;
use crate::kit::segments::choice_in_a_row;
use crate::kit::theme::GAP;
use crate::kit::widgets::{field, form, part_title, quiet, soft, tick};
use crate::parts::game_details_fields::game_details_fields;
use crate::parts::page::page_titled_by_height;
use crate::parts::player_names::names_ui;
use crate::view::command::{Command, FileTask};
use crate::view::frame_view::View;
use crate::view::players::Players;
use crate::view::settings::ProjectorGround;

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
            ui.add_space(GAP);
            form(ui, |ui| broadcast(ui, view));
        });
        if players == *view.players {
            return;
        }
        if ui.ctx().text_edit_focused() {
            self.draft = Some(players);
        } else {
            view.change(|settings| settings.recent.correct(view.players, &players));
            view.ask(Command::Name(Box::new(players)));
        }
    }
}

/// How those who are not in the room follow the game: a PGN that is kept up to date, texts and a ground for a program that
/// streams.
fn broadcast(ui: &mut Ui, view: &View<'_>) {
    part_title(ui, &view.tr("live-title"));
    let mut settings = view.settings.clone();
    match &view.settings.live.pgn {
        None => {
            soft(ui, &view.tr("live-what"));
            ui.add_space(GAP);
            if quiet(ui, &view.tr("live-choose")).clicked() {
                view.ask(Command::Choose(FileTask::LivePgn));
            }
        }
        Some(path) => {
            let path = path.display().to_string();
            soft(ui, &view.tr_args("live-path", &[("path", (&*path).into())]));
            tick(ui, &mut settings.live.texts, &view.tr("live-texts"));
            if quiet(ui, &view.tr("live-stop")).clicked() {
                settings.live.pgn = None;
            }
        }
    }
    ui.add_space(GAP);
    field(ui, &view.tr("live-ground"), |ui| {
        let grounds = &ProjectorGround::ALL;
        choice_in_a_row(
            ui,
            &mut settings.views.projector_ground,
            grounds,
            |ground| view.tr(&format!("ground-{ground}")).into_owned(),
        );
    });
    if settings != *view.settings {
        view.ask(Command::Change(Box::new(settings)));
    }
}
