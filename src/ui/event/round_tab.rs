//! A round: the line for results, its boards one below the other, and beside them the board that is chosen.

use eframe::egui::{Align, Layout, Rect, RichText, Sense, Ui, UiBuilder, vec2};

use super::board_card::BoardCard;
use super::pairings_form::PairingsForm;
use super::result_entry::{ResultEntry, TypedResult};
use crate::files::game_rows::{ChosenRow, RowChoice, row_ground, rows_and_chosen};
use crate::kit::fonts::{BODY, LEAD, SMALL, SOFT, bold, regular};
use crate::kit::theme::{GAP, palette};
use crate::kit::widgets::{cell, part_title, quiet, row_cells, sheet, soft, tick};
use crate::parts::page::scroll_from_top;
use crate::view::command::Command;
use crate::view::frame_view::View;
use crate::view::tournament_view::{TournamentCommand, TournamentView};
use jadoube_core::tournament::{
    PairedBoard, PairingNumber, Round, Tournament, TournamentChange, TournamentPlayer,
};

/// How high the row of a board is, and the names of the columns.
const ROW: f32 = 38.0;
const HEADING: f32 = 22.0;

/// Which part of the page's width the chosen board has, and at least.
const CHOSEN: (f32, f32) = (0.32, 292.0);

/// The messages that name the columns, and which part of a row each has: number, White, rating, result, Black, rating.
const COLUMNS: [&str; 6] = [
    "standings-number",
    "color-white",
    "standings-rating",
    "sheet-result",
    "color-black",
    "standings-rating",
];
const SHARES: [f32; 6] = [0.09, 0.31, 0.09, 0.13, 0.29, 0.09];

/// How far the cells of a row stand from its left edge.
const INDENT: f32 = 10.0;

/// The round that is shown, and what is done there.
#[derive(Debug, Default)]
pub struct RoundTab {
    entry: ResultEntry,
    card: BoardCard,
    rows: ChosenRow,
    is_only_playing: bool,
    pairings: Option<PairingsForm>,
}

impl RoundTab {
    /// Another round is shown: nothing of the last one is chosen.
    pub fn turn(&mut self) {
        *self = Self {
            is_only_playing: self.is_only_playing,
            ..Self::default()
        };
    }

    /// The keyboard is to be at the line for results.
    pub const fn wait_for_results(&mut self) {
        self.entry.wants_focus = true;
    }

    /// Chooses a board, whose row comes into sight.
    pub fn choose(&mut self, board: u16) {
        self.card.choose(Some(board));
        self.rows.show_chosen();
    }

    /// The form for the next round is wanted.
    pub fn open_pairings(&mut self) {
        self.pairings = Some(PairingsForm::default());
    }

    /// Shows the round with that number.
    pub fn ui(&mut self, ui: &mut Ui, view: &View<'_>, open: TournamentView<'_>, number: u16) {
        let tournament = open.log.tournament();
        let Some(round) = tournament.round(number) else {
            self.unpaired(ui, view, number);
            return;
        };
        let room = ui.available_rect_before_wrap();
        let (left, right) = rows_and_chosen(room, CHOSEN);
        ui.scope_builder(UiBuilder::new().max_rect(left).id_salt("boards"), |ui| {
            self.boards(ui, view, tournament, (number, round));
        });
        ui.scope_builder(UiBuilder::new().max_rect(right).id_salt("chosen"), |ui| {
            sheet(ui).show(ui, |ui| {
                ui.set_min_size(ui.available_size());
                let name = ("event-chosen", self.card.board());
                scroll_from_top(ui, name).show(ui, |ui| {
                    self.chosen(ui, view, tournament, (number, round));
                });
            });
        });
    }

    /// Shows the form for the first round, where none is paired yet.
    fn unpaired(&mut self, ui: &mut Ui, view: &View<'_>, number: u16) {
        let form = self.pairings.get_or_insert_default();
        ui.set_max_width(640.0);
        let left = sheet(ui).show(ui, |ui| form.ui(ui, view, number.max(1)));
        if left.inner {
            self.pairings = None;
        }
    }

    fn boards(
        &mut self,
        ui: &mut Ui,
        view: &View<'_>,
        tournament: &Tournament,
        (number, round): (u16, &Round),
    ) {
        let is_only_playing = self.is_only_playing;
        let shown: Vec<&PairedBoard> = round
            .boards
            .iter()
            .filter(|board| !is_only_playing || board.result.is_pending())
            .collect();
        self.keys(ui, &shown);
        match self.entry.ui(ui, view, round) {
            Some(TypedResult::New(typed)) => {
                let change = TournamentChange::ResultEntered {
                    round: number,
                    board: typed.board,
                    result: typed.result,
                };
                self.enter(view, tournament, round, change);
            }
            Some(TypedResult::Correction(typed)) => self.card.correct(typed.board, typed.result),
            None => {}
        }
        let playing = round.boards.iter().filter(|it| it.result.is_pending());
        let count = [("count", playing.count().into())];
        tick(
            ui,
            &mut self.is_only_playing,
            &view.tr_args("event-only-playing", &count),
        );
        headings(ui, view, self.rows.width);
        if shown.is_empty() {
            soft(ui, &view.tr("event-all-in"));
            return;
        }
        let height = ui.available_height();
        let chosen = self.card.board();
        let mut clicked = None;
        self.rows
            .rows(ui, shown.len(), (ROW, height), |ui, place, rect| {
                let board = shown[place];
                let is_chosen = chosen == Some(board.number);
                if board_row(ui, tournament, place, board, is_chosen, rect) {
                    clicked = Some(board.number);
                }
            });
        if clicked.is_some() {
            self.card.choose(clicked);
            self.pairings = None;
        }
    }

    /// The arrows walk over the boards; Enter begins the line for the one that is chosen.
    fn keys(&mut self, ui: &Ui, shown: &[&PairedBoard]) {
        let chosen = self.card.board();
        self.rows.place = shown.iter().position(|it| Some(it.number) == chosen);
        if !self.entry.is_empty() {
            return;
        }
        match self.rows.keys(ui, self.entry.id, shown.len()) {
            Some(RowChoice::Look(place)) => self.card.choose(Some(shown[place].number)),
            Some(RowChoice::Open(place)) => self.entry.begin_board(ui, shown[place].number),
            None => {}
        }
    }

    fn chosen(
        &mut self,
        ui: &mut Ui,
        view: &View<'_>,
        tournament: &Tournament,
        (number, round): (u16, &Round),
    ) {
        if let Some(form) = &mut self.pairings {
            if form.ui(ui, view, number + 1) {
                self.pairings = None;
            }
            return;
        }
        let board = self.card.board().and_then(|board| round.board(board));
        let Some(board) = board else {
            self.summary(ui, view, tournament, (number, round));
            return;
        };
        if let Some(change) = self.card.ui(ui, view, tournament, number, board) {
            self.enter(view, tournament, round, change);
        }
    }

    /// What of the round is still to come, who has a bye, and the way to the next round.
    fn summary(
        &mut self,
        ui: &mut Ui,
        view: &View<'_>,
        tournament: &Tournament,
        (number, round): (u16, &Round),
    ) {
        let args = [("round", u32::from(number).into())];
        part_title(ui, &view.tr_args("event-round", &args));
        let there = round.boards.iter().filter(|it| !it.result.is_pending());
        let counts = [
            ("count", there.count().into()),
            ("all", round.boards.len().into()),
        ];
        let text = view.tr_args("event-results-in", &counts);
        ui.label(RichText::new(&*text).font(bold(LEAD)));
        soft(ui, &view.tr("event-how"));
        for given in &round.byes {
            let args = [
                ("player", name_of(tournament, given.player).into()),
                ("bye", given.bye.letter().to_string().into()),
            ];
            soft(ui, &view.tr_args("event-bye", &args));
        }
        if number == tournament.paired_round_count() {
            ui.add_space(GAP);
            if quiet(ui, &view.tr("event-next-round")).clicked() {
                self.open_pairings();
            }
            soft(ui, &view.tr("event-next-round-what"));
        }
    }

    fn enter(
        &mut self,
        view: &View<'_>,
        tournament: &Tournament,
        round: &Round,
        change: TournamentChange,
    ) {
        if let Some((_, board, result)) = change.result() {
            if let Some(paired) = round.board(board) {
                let args = [
                    ("board", u32::from(board).into()),
                    ("white", name_of(tournament, paired.white).into()),
                    ("black", name_of(tournament, paired.black).into()),
                    ("result", result.printed().into()),
                ];
                let told = view.tr_args("event-entered", &args).into_owned();
                self.entry.tell_entered(told);
            }
            self.card.choose(None);
            self.entry.wants_focus = true;
        }
        view.ask(Command::Tournament(TournamentCommand::Enter(vec![change])));
    }
}

fn name_of(tournament: &Tournament, player: PairingNumber) -> &str {
    tournament.player(player).map_or("", |it| it.name.as_str())
}

/// Shows the names of the columns; `rows` is how wide the rows below are, once they were shown.
fn headings(ui: &mut Ui, view: &View<'_>, rows: f32) {
    let width = ui.available_width();
    let (row, _) = ui.allocate_exact_size(vec2(width, HEADING), Sense::hover());
    let row = if rows > 0.0 {
        row.with_max_x(row.left() + rows)
    } else {
        row
    };
    let row = row.with_min_x(row.left() + INDENT);
    let color = palette(ui).soft_ink;
    for (place, id) in row_cells(row, SHARES).into_iter().zip(COLUMNS) {
        cell(ui, place, &view.tr(id), bold(SMALL), color);
    }
}

/// Shows the row of a board; whether it was clicked.
fn board_row(
    ui: &Ui,
    tournament: &Tournament,
    place: usize,
    board: &PairedBoard,
    is_chosen: bool,
    rect: Rect,
) -> bool {
    let [white, black] = [board.white, board.black].map(|it| tournament.player(it));
    let name =
        |player: Option<&TournamentPlayer>| player.map_or("", |it| it.name.as_str()).to_owned();
    let rating = |player: Option<&TournamentPlayer>| {
        let rating = player.and_then(|it| it.rating);
        rating.map_or_else(String::new, |it| it.to_string())
    };
    let result = board.result.printed();
    let spoken = format!(
        "{}  {} – {}  {result}",
        board.number,
        name(white),
        name(black)
    );
    let response = row_ground(ui, rect, place, is_chosen, &spoken);
    let colors = palette(ui);
    let cells = row_cells(rect.with_min_x(rect.left() + INDENT), SHARES);
    cell(
        ui,
        cells[0],
        &board.number.to_string(),
        bold(BODY),
        colors.soft_ink,
    );
    cell(ui, cells[1], &name(white), regular(BODY), colors.ink);
    cell(ui, cells[2], &rating(white), regular(SOFT), colors.soft_ink);
    if !board.result.is_pending() {
        cell(ui, cells[3], &result, bold(LEAD), colors.ink);
    }
    cell(ui, cells[4], &name(black), regular(BODY), colors.ink);
    cell(ui, cells[5], &rating(black), regular(SOFT), colors.soft_ink);
    response.clicked()
}

/// Shows what leads to the rounds before and behind the one that is shown; the one that is wanted.
pub fn round_steps(ui: &mut Ui, view: &View<'_>, number: u16, last: u16) -> Option<u16> {
    use crate::kit::button::Button;
    use crate::kit::icons::Icon;
    let mut wanted = None;
    ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
        let mut step = |ui: &mut Ui, icon: Icon, id: &str, to: u16, is_there: bool| {
            let button = Button::icon(icon, view.tr(id));
            let shown = ui.add_enabled_ui(is_there, |ui| button.show(ui));
            if shown.inner.clicked() {
                wanted = Some(to);
            }
        };
        let (before, behind) = (number.saturating_sub(1), number.saturating_add(1));
        step(
            ui,
            Icon::Forward,
            "event-later-round",
            behind,
            number < last,
        );
        let args = [
            ("round", u32::from(number).into()),
            ("all", u32::from(last).into()),
        ];
        let text = view.tr_args("event-round-of", &args);
        ui.label(RichText::new(&*text).font(bold(LEAD)));
        step(ui, Icon::Back, "event-earlier-round", before, number > 1);
    });
    wanted
}
