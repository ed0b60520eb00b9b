//! The page of a tournament: its beginning, or the tournament that lies open by its tabs.

use eframe::egui::{CentralPanel, Event, Ui, UiBuilder};

use super::event_form::EventForm;
use super::event_remarks::remarks_ui;
use super::event_tab::EventTab;
use super::log_tab::LogTab;
use super::players_tab::PlayersTab;
use super::report_form::ReportForm;
use super::round_tab::{RoundTab, round_steps};
use super::standings_tab::StandingsTab;
use crate::kit::button::Button;
use crate::kit::icons::Icon;
use crate::kit::second_click::is_second;
use crate::kit::segments::choice_in_a_row;
use crate::kit::theme::GAP;
use crate::parts::page::{bar_heading, frame, page_bar_with};
use crate::view::command::Command;
use crate::view::frame_view::View;
use crate::view::screen::Screen;
use crate::view::tournament_view::{TournamentCommand, TournamentView};
use jadoube_core::tournament::{Round, TournamentChange};

/// How wide the steps between the rounds are at most, in points.
const STEPS: f32 = 250.0;

/// The page of a tournament.
#[derive(Debug, Default)]
pub struct EventPage {
    form: EventForm,
    /// Whether another tournament is to begin.
    begins_another: bool,
    tab: EventTab,
    round_tab: RoundTab,
    standings_tab: StandingsTab,
    players_tab: PlayersTab,
    log_tab: LogTab,
    report: ReportForm,
    /// The round that is shown, from 1; none before a tournament was seen.
    round: Option<u16>,
    /// After which round the tables are, where that was chosen; else after the last one that is complete.
    table_round: Option<u16>,
    /// How many rounds were paired when this was last looked at.
    paired: u16,
    revision: Option<u64>,
    /// The state of the tournament when results were looked for last, and the place of the last one in its log.
    followed: Option<u64>,
    last_end: Option<usize>,
    /// The pass in which the page was shown last.
    shown_at: Option<u64>,
}

impl EventPage {
    pub fn ui(&mut self, ui: &mut Ui, view: &View<'_>) {
        take_pasted_lines(ui, view);
        let Some(open) = view.tournament.filter(|_| !self.begins_another) else {
            if self.form.ui(ui, view) {
                self.begins_another = false;
            }
            return;
        };
        self.follow(open);
        if self.tab == EventTab::Rounds {
            self.round_tab.take_escape(ui);
        }
        self.turn_to_new_result(ui, open);
        self.bar(ui, view, open);
        CentralPanel::default().frame(frame(ui)).show(ui, |ui| {
            remarks_ui(ui, view, open.remarks);
            self.tabs(ui, view, open);
        });
    }

    /// Turns to a round that was paired since, and from a tournament to another one.
    fn follow(&mut self, open: TournamentView<'_>) {
        if self.revision.replace(open.revision) == Some(open.revision) {
            return;
        }
        let paired = open.log.tournament().paired_round_count();
        if self.paired != paired || self.round.is_none() {
            self.paired = paired;
            self.table_round = None;
            self.turn_to(paired);
        }
    }

    /// Chooses the board whose game ended, or that got its result, while other pages were shown; not where something is being
    /// written.
    fn turn_to_new_result(&mut self, ui: &Ui, open: TournamentView<'_>) {
        let pass = ui.ctx().cumulative_pass_nr();
        let is_back = self.shown_at.replace(pass).is_none_or(|it| it + 2 < pass);
        if is_back {
            // Whoever comes back goes on typing.
            self.round_tab.come_back();
        }
        if self.followed == Some(open.revision) {
            return;
        }
        let is_first = self.followed.replace(open.revision).is_none();
        let lines = open.log.lines();
        // Who has just started the program comes from no other page, but a game may have gone on here since then.
        let ends_with_game = lines
            .last()
            .is_some_and(|line| matches!(line.change, TournamentChange::GamePlayed(_)));
        let mut latest = lines.iter().enumerate().rev();
        let last = latest.find_map(|(place, line)| Some((place, board_with_end(&line.change)?)));
        let before = std::mem::replace(&mut self.last_end, last.map(|(place, _)| place));
        if let Some((place, (round, board))) = last
            && before != Some(place)
            && is_back
            && (!is_first || ends_with_game)
            && !self.round_tab.is_writing()
        {
            self.tab = EventTab::Rounds;
            self.turn_to(round);
            self.round_tab.choose_result(board);
        }
    }

    fn turn_to(&mut self, round: u16) {
        self.round = Some(round);
        self.round_tab.turn();
    }

    fn bar(&mut self, ui: &mut Ui, view: &View<'_>, open: TournamentView<'_>) {
        page_bar_with(ui, view, |ui| {
            let has_words = ui.available_width() > 640.0;
            let is_wide = ui.available_width() > 900.0;
            let item = |ui: &mut Ui, icon: Icon, id: &str| {
                let name = view.tr(id);
                let mut button = Button::icon(icon, name.clone());
                let has_word = is_wide || has_words && icon != Icon::Projector;
                button.word = has_word.then_some(name);
                button.show(ui).clicked() && !is_second(ui.ctx())
            };
            if item(ui, Icon::New, "event-new") {
                self.begins_another = true;
            }
            if item(ui, Icon::Log, "event-report") {
                self.tab = EventTab::Report;
            }
            if item(ui, Icon::Projector, "event-hall") {
                view.ask(Command::Show(Screen::Hall));
            }
            if open.can_undo && item(ui, Icon::Turn, "event-undo") {
                view.ask(Command::Tournament(TournamentCommand::Undo));
            }
            let name = open.log.tournament().details.name.trim();
            if name.is_empty() {
                bar_heading(ui, &view.tr("event-title"));
            } else {
                bar_heading(ui, name);
            }
        });
    }

    fn tabs(&mut self, ui: &mut Ui, view: &View<'_>, open: TournamentView<'_>) {
        let shown = self.shown_round(open);
        let all = open.log.tournament().rounds_in_all();
        let mut wanted = None;
        let tab = self.tab;
        ui.horizontal(|ui| {
            let mut room = ui.available_rect_before_wrap();
            if self.tab.has_rounds() {
                room.max.x -= STEPS;
            }
            let name = |it: EventTab| view.tr(it.id()).into_owned();
            let tabs = ui.scope_builder(UiBuilder::new().max_rect(room), |ui| {
                choice_in_a_row(ui, &mut self.tab, &EventTab::ROW, name)
            });
            if tabs.inner && self.tab == EventTab::Rounds {
                self.round_tab.wait_for_results();
            }
            if self.tab.has_rounds() {
                wanted = round_steps(ui, view, shown, (self.paired, all));
            }
        });
        ui.add_space(GAP);
        let shown = if self.tab == tab {
            shown
        } else {
            self.shown_round(open)
        };
        match self.tab {
            EventTab::Rounds => self.round_tab.ui(ui, view, open, shown),
            EventTab::Standings | EventTab::Crosstable => {
                let asked = (self.tab, shown);
                if let Some(player) = self.standings_tab.ui(ui, view, open, asked) {
                    self.tab = EventTab::Players;
                    self.players_tab.choose(player);
                }
            }
            EventTab::Players => self.players_tab.ui(ui, view, open),
            EventTab::Log => {
                if let Some((round, board)) = self.log_tab.ui(ui, view, open) {
                    self.tab = EventTab::Rounds;
                    self.turn_to(round);
                    self.round_tab.choose(board);
                }
            }
            EventTab::Report => self.report.ui(ui, view, open),
        }
        if let Some(wanted) = wanted {
            self.turn_to(wanted);
            let is_over = open.log.tournament().round(wanted);
            let is_over = is_over.is_some_and(Round::is_complete);
            // A round that is under way is in the tables only where it was chosen there.
            self.table_round = (is_over || self.tab.is_table()).then_some(wanted);
        }
    }

    /// Returns the round that is shown on this tab.
    fn shown_round(&self, open: TournamentView<'_>) -> u16 {
        if self.tab.is_table() {
            let standings = || open.log.tournament().standings_round();
            self.table_round.unwrap_or_else(standings)
        } else {
            self.round.unwrap_or_default()
        }
    }
}

/// Returns the round and the board that has a result by that change, or whose game ended.
const fn board_with_end(change: &TournamentChange) -> Option<(u16, u16)> {
    match change {
        TournamentChange::GamePlayed(game) => Some((game.round, game.board)),
        TournamentChange::ResultEntered { round, board, .. }
        | TournamentChange::ResultCorrected { round, board, .. }
        | TournamentChange::ForfeitedByDefaultTime { round, board, .. } => Some((*round, *board)),
        TournamentChange::Imported(_)
        | TournamentChange::Described(_)
        | TournamentChange::PlayerEntered(_)
        | TournamentChange::RoundPaired { .. }
        | TournamentChange::RoundScheduled { .. }
        | TournamentChange::AttendanceEntered { .. }
        | TournamentChange::ByeGiven { .. }
        | TournamentChange::IncidentAttached(_)
        | TournamentChange::Noted(_) => None,
    }
}

/// Takes a text of several lines that is pasted from the line in which somebody writes, which has no use for it.
fn take_pasted_lines(ui: &Ui, view: &View<'_>) {
    if !ui.ctx().text_edit_focused() {
        return;
    }
    let mut taken = None;
    ui.input_mut(|input| {
        input.events.retain(|event| {
            let Event::Paste(text) = event else {
                return true;
            };
            let is_list = text.trim().contains('\n');
            if is_list {
                taken = Some(text.clone());
            }
            !is_list
        });
    });
    if let Some(text) = taken {
        view.ask(Command::Tournament(TournamentCommand::ReadText(text)));
    }
}
