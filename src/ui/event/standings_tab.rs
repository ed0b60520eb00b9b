//! The standings after a round, or the crosstable.

use eframe::egui::{Id, RichText, Ui};

use super::event_tab::EventTab;
use super::shown_table::ShownTable;
use crate::files::game_rows::RowChoice;
use crate::kit::fonts::{LEAD, bold};
use crate::kit::theme::GAP;
use crate::kit::widgets::soft;
use crate::view::frame_view::View;
use crate::view::tournament_view::TournamentView;
use jadoube_core::i18n::Language;
use jadoube_core::report::tournament::{
    crosstable_legend, short_crosstable, standings_table, table_title, tie_break_legend,
};
use jadoube_core::tournament::standings::Standings;
use jadoube_core::tournament::{PairingNumber, Tournament};

/// What a table was made of: which of both, after which round, of which state of the tournament, in which language.
type TableSource = (EventTab, u16, u64, Language);

/// The table that is shown, and what it was made of.
#[derive(Debug, Default)]
pub struct StandingsTab {
    source: Option<TableSource>,
    table: ShownTable,
    /// The players of the rows.
    players: Vec<PairingNumber>,
    title: String,
    legend: String,
    chosen: Option<usize>,
}

impl StandingsTab {
    /// Shows the standings or the crosstable after that round; the player who was opened.
    pub fn ui(
        &mut self,
        ui: &mut Ui,
        view: &View<'_>,
        open: TournamentView<'_>,
        (tab, round): (EventTab, u16),
    ) -> Option<PairingNumber> {
        let tournament = open.log.tournament();
        let source = (tab, round, open.revision, view.words.language());
        if self.source.replace(source) != Some(source) {
            self.work_out(ui, view, tournament, (tab, round));
        }
        if round == 0 {
            soft(ui, &view.tr("event-no-standings"));
            return None;
        }
        ui.label(RichText::new(&self.title).font(bold(LEAD)));
        if !self.legend.is_empty() {
            soft(ui, &self.legend);
        }
        ui.add_space(GAP);
        let mut opened = None;
        match self.table.keys(ui, Id::NULL, self.chosen) {
            Some(RowChoice::Look(row)) => self.chosen = Some(row),
            Some(RowChoice::Open(row)) => opened = Some(row),
            None => {}
        }
        let opened = self.table.ui(ui, self.chosen).or(opened)?;
        self.players.get(opened).copied()
    }

    fn work_out(
        &mut self,
        ui: &Ui,
        view: &View<'_>,
        tournament: &Tournament,
        (tab, round): (EventTab, u16),
    ) {
        let standings = Standings::of(tournament, round);
        let table = if tab == EventTab::Crosstable {
            short_crosstable(tournament, &standings, view.words)
        } else {
            standings_table(tournament, &standings, view.words)
        };
        self.table.set(ui, table.without_empty_columns());
        self.players = standings.rows.iter().map(|row| row.player).collect();
        self.chosen = None;
        self.title = table_title(tournament, round, tab == EventTab::Crosstable, view.words);
        self.legend = if tab == EventTab::Crosstable {
            crosstable_legend(tournament, standings.rounds, view.words).join("\n")
        } else {
            tie_break_legend(&standings, view.words).join(" · ")
        };
    }
}
