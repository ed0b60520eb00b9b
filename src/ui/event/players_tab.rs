//! The players of a tournament, and the one who is chosen: round by round, and what is registered.

use eframe::egui::{Ui, UiBuilder};

use super::player_card::PlayerCard;
use super::shown_table::ShownTable;
use crate::files::game_rows::{RowChoice, rows_and_chosen};
use crate::files::search_line::{SearchLine, holds_all, words_of};
use crate::kit::theme::GAP;
use crate::kit::widgets::{sheet, soft};
use crate::parts::page::scroll_from_top;
use crate::view::frame_view::View;
use crate::view::tournament_view::TournamentView;
use jadoube_core::i18n::Language;
use jadoube_core::report::tournament::player_list;
use jadoube_core::tournament::PairingNumber;

/// Which part of the page's width the chosen player has, and at least.
const CHOSEN: (f32, f32) = (0.36, 316.0);

/// The list of players, and the one who is chosen.
#[derive(Debug, Default)]
pub struct PlayersTab {
    search: SearchLine,
    /// What was searched for when the rows were found.
    searched: String,
    /// What the table was made of.
    source: Option<(u64, Language)>,
    table: ShownTable,
    chosen: Option<PairingNumber>,
    card: PlayerCard,
}

impl PlayersTab {
    /// Chooses a player, whose row comes into sight.
    pub fn choose(&mut self, player: PairingNumber) {
        self.chosen = Some(player);
        self.search.text.clear();
        self.table.show_chosen();
    }

    pub fn ui(&mut self, ui: &mut Ui, view: &View<'_>, open: TournamentView<'_>) {
        self.work_out(ui, view, open);
        let room = ui.available_rect_before_wrap();
        let (left, right) = rows_and_chosen(room, CHOSEN);
        ui.scope_builder(UiBuilder::new().max_rect(left).id_salt("players"), |ui| {
            self.list(ui, view, open);
        });
        ui.scope_builder(UiBuilder::new().max_rect(right).id_salt("player"), |ui| {
            sheet(ui).show(ui, |ui| {
                ui.set_min_size(ui.available_size());
                let name = ("event-player", self.chosen.map(|it| it.0));
                scroll_from_top(ui, name).show(ui, |ui| match self.chosen {
                    Some(player) => self.card.ui(ui, view, open, player),
                    None => {
                        soft(ui, &view.tr("event-choose-player"));
                    }
                });
            });
        });
    }

    fn list(&mut self, ui: &mut Ui, view: &View<'_>, open: TournamentView<'_>) {
        let players = &open.log.tournament().players;
        let place = |number| players.iter().position(|it| it.number == number);
        let chosen = self.chosen.and_then(place);
        let keyed = self.table.keys(ui, self.search.id, chosen);
        self.search.ui_named(ui, &view.tr("event-find-player"));
        ui.add_space(GAP);
        if self.table.is_empty() {
            soft(ui, &view.tr("event-none-found"));
            return;
        }
        let keyed = keyed.map(|choice| match choice {
            RowChoice::Look(row) | RowChoice::Open(row) => row,
        });
        let wanted = self.table.ui(ui, chosen).or(keyed);
        if let Some(player) = wanted.and_then(|row| players.get(row)) {
            self.chosen = Some(player.number);
        }
    }

    fn work_out(&mut self, ui: &Ui, view: &View<'_>, open: TournamentView<'_>) {
        let source = (open.revision, view.words.language());
        let is_other = self.source.replace(source) != Some(source);
        if is_other {
            let table = player_list(open.log.tournament(), view.words);
            self.table.set(ui, table.without_empty_columns());
        }
        if is_other || self.searched != self.search.text {
            self.searched.clone_from(&self.search.text);
            let words = words_of(&self.searched);
            if !words.is_empty() || !is_other {
                self.table.filter(|row| holds_all(&row.join(" "), &words));
            }
        }
    }
}
