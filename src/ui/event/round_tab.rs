//! A round: the line for results, its boards one below the other, and beside them the board that is chosen.

use eframe::egui::{Align, Key, Layout, Rect, RichText, Sense, Stroke, Ui, UiBuilder, Vec2, vec2};

use super::board_card::{BoardCard, is_unusual};
use super::late_arrival::{LateArrival, LateArrivalQuestion};
use super::live_board::{LiveBoard, live_boards};
use super::pairings_form::PairingsForm;
use super::result_entry::{ResultEntry, RoundMode, TypedEntry};
use super::round_card::{RoundCard, unpaired_ui};
use crate::files::game_rows::{ChosenRow, RowChoice, row_ground, rows_and_chosen};
use crate::kit::fonts::{BODY, LEAD, SMALL, SOFT, bold, regular};
use crate::kit::icons::Icon;
use crate::kit::in_place_confirmation::{InPlaceConfirmation, has_question};
use crate::kit::keyboard;
use crate::kit::segments::choice;
use crate::kit::theme::{GAP, palette};
use crate::kit::widgets::{cell, part_title, quiet, row_cells, sheet, soft, tick};
use crate::parts::page::scroll_from_top;
use crate::view::command::Command;
use crate::view::frame_view::View;
use crate::view::tournament_view::{TournamentCommand, TournamentView};
use jadoube_core::chess::{ByColor, Color};
use jadoube_core::tournament::quick_result::QuickResult;
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
    /// Whether boards at which nothing is missing are left out.
    is_only_open: bool,
    mode: RoundMode,
    round_card: RoundCard,
    pairings: Option<PairingsForm>,
    /// Somebody who comes after the default time.
    late: LateArrivalQuestion,
    /// A result that was typed and is asked about before it is entered.
    asked: InPlaceConfirmation<QuickResult>,
    typed: Option<QuickResult>,
}

impl RoundTab {
    /// Another round is shown: nothing of the last one is chosen.
    pub fn turn(&mut self) {
        *self = Self {
            is_only_open: self.is_only_open,
            mode: self.mode,
            ..Self::default()
        };
    }

    /// The keyboard is to be at the line for results.
    pub const fn wait_for_results(&mut self) {
        self.entry.wants_focus = true;
    }

    /// The page is shown again after another one: the keyboard is at the line for results, unless a reason is being written.
    pub const fn come_back(&mut self) {
        self.entry.wants_focus |= !self.card.is_correcting();
    }

    /// Chooses a board, whose row comes into sight.
    pub fn choose(&mut self, board: u16) {
        self.card.choose(Some(board));
        self.rows.show_chosen();
    }

    /// Chooses a board that has its result, whose row comes into sight among the results.
    pub fn choose_result(&mut self, board: u16) {
        self.mode = RoundMode::Results;
        self.choose(board);
    }

    /// Whether a result, a reason or pairings are being written.
    pub fn is_writing(&self) -> bool {
        !self.entry.is_empty() || self.card.is_correcting() || self.pairings.is_some()
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
            self.boards(ui, view, open, (number, round));
        });
        ui.scope_builder(UiBuilder::new().max_rect(right).id_salt("chosen"), |ui| {
            sheet(ui).show(ui, |ui| {
                ui.set_min_size(ui.available_size());
                let name = ("event-chosen", self.card.board());
                scroll_from_top(ui, name).show(ui, |ui| {
                    self.chosen(ui, view, open, (number, round));
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
        open: TournamentView<'_>,
        (number, round): (u16, &Round),
    ) {
        let tournament = open.log.tournament();
        let is_open = |board: &&PairedBoard| match self.mode {
            RoundMode::Results => board.result.is_pending(),
            RoundMode::Attendance => tournament.missing(number, board).is_some(),
        };
        let open_boards: Vec<&PairedBoard> = round.boards.iter().filter(is_open).collect();
        let open_count = open_boards.len();
        let shown = if self.is_only_open {
            open_boards
        } else {
            round.boards.iter().collect()
        };
        self.keys(ui, &shown);
        match self.entry.ui(ui, view, round, self.mode) {
            Some(TypedEntry::New(typed)) => {
                self.enter_typed(ui, view, open, (number, round), typed);
            }
            Some(TypedEntry::Correction(typed)) => self.card.correct(typed.board, typed.result),
            Some(TypedEntry::Attendance(typed)) => {
                if let Some(board) = round.board(typed.board) {
                    let changes = tournament.attendance_changes(number, board, typed.present);
                    let told = told_attendance(view, board.number, typed.present);
                    self.enter_attendance(ui, view, open, number, (told, changes));
                }
            }
            None => {}
        }
        if !self.questions(ui, view, tournament, (number, round)) {
            self.mode_row(ui, view, open_count);
        }
        let has_results = shown.iter().any(|board| !board.result.is_pending());
        let has_result_column = self.mode == RoundMode::Results || has_results;
        headings(ui, view, self.rows.width, has_result_column);
        if shown.is_empty() {
            let nothing = match self.mode {
                RoundMode::Results => "event-all-in",
                RoundMode::Attendance => "event-nobody-missing",
            };
            soft(ui, &view.tr(nothing));
            return;
        }
        let height = ui.available_height();
        let chosen = self.card.board();
        let mut clicked = None;
        let mode = self.mode;
        let live = live_boards(view, open.log);
        self.rows
            .rows(ui, shown.len(), (ROW, height), |ui, place, rect| {
                let board = shown[place];
                let is_chosen = chosen == Some(board.number);
                let presence = match mode {
                    RoundMode::Results => None,
                    RoundMode::Attendance => Some(tournament.presence(number, board)),
                };
                let row = BoardRow {
                    tournament,
                    board,
                    presence,
                    absence: ByColor::new_with(|color| {
                        tournament.is_absent(number, board.player(color))
                    }),
                    live: live.iter().find(|it| it.is_at(number, board.number)),
                    is_chosen,
                };
                if let Some(click) = row.ui(ui, view, place, rect) {
                    clicked = Some((board, presence, click));
                }
            });
        if let Some((board, presence, click)) = clicked {
            let is_again = chosen == Some(board.number) && !click.is_second;
            let is_on_name = presence.is_some() && click.player.is_some();
            let is_left = is_again && !is_on_name;
            self.choose_or_leave((!is_left).then_some(board.number));
            self.pairings = None;
            if let (Some(mut present), Some(color)) = (presence, click.player) {
                let before = *present.get(color);
                *present.get_mut(color) = !before;
                let turned = tournament.attendance_turned(number, board.player(color));
                let told = told_attendance(view, board.number, present);
                self.enter_attendance(ui, view, open, number, (told, vec![turned]));
            }
        }
    }

    /// Shows what the line and the rows are for now, and whether only boards are shown at which something is missing.
    fn mode_row(&mut self, ui: &mut Ui, view: &View<'_>, open_count: usize) {
        ui.horizontal_wrapped(|ui| {
            let name = |mode: RoundMode| view.tr(mode.id()).into_owned();
            if choice(ui, &mut self.mode, &RoundMode::ALL, name) {
                self.entry = ResultEntry::default();
                self.pairings = None;
            }
            ui.add_space(GAP);
            let only = match self.mode {
                RoundMode::Results => "event-only-playing",
                RoundMode::Attendance => "event-missing",
            };
            let count = [("count", open_count.into())];
            tick(ui, &mut self.is_only_open, &view.tr_args(only, &count));
        });
    }

    /// Enters who has come, and says so; of who comes after the default time the arbiter is asked first.
    fn enter_attendance(
        &mut self,
        ui: &Ui,
        view: &View<'_>,
        open: TournamentView<'_>,
        number: u16,
        (told, changes): (String, Vec<TournamentChange>),
    ) {
        let tournament = open.log.tournament();
        let mut late = changes.iter();
        if late.any(|change| tournament.comes_too_late(change, open.now))
            && let Some(schedule) = tournament.schedules.get(&number)
        {
            let forfeits = tournament.forfeits_of_late(number, &changes);
            let arrival = LateArrival {
                ended: schedule.default_time_ends().to_the_minute(),
                changes,
                told,
                forfeits,
            };
            return self.late.ask(ui, arrival);
        }
        self.entry.tell_entered(view, told, !changes.is_empty());
        self.entry.wants_focus = true;
        if !changes.is_empty() {
            view.ask(Command::Tournament(TournamentCommand::Enter(changes)));
        }
    }

    /// Enters a result that was typed; one that decides a game that is live, and an unusual one, is asked about first.
    fn enter_typed(
        &mut self,
        ui: &Ui,
        view: &View<'_>,
        open: TournamentView<'_>,
        (number, round): (u16, &Round),
        typed: QuickResult,
    ) {
        let mut live = live_boards(view, open.log).into_iter();
        if is_unusual(typed.result) || live.any(|it| it.is_at(number, typed.board)) {
            self.typed = Some(typed);
            self.asked.ask(ui, typed, 72.0);
            return;
        }
        self.enter(view, open.log.tournament(), round, entered(number, typed));
    }

    /// Shows what is asked of what was typed or clicked, if anything, in the place of what the rows are for; whether it is.
    fn questions(
        &mut self,
        ui: &mut Ui,
        view: &View<'_>,
        tournament: &Tournament,
        (number, round): (u16, &Round),
    ) -> bool {
        if self.late.is_asked(ui) {
            if let Some((changes, told)) = self.late.ui(ui, view) {
                if let Some(told) = told {
                    self.entry.tell_entered(view, told, true);
                }
                self.entry.wants_focus = true;
                view.ask(Command::Tournament(TournamentCommand::Enter(changes)));
            }
            return true;
        }
        let Some(typed) = self.typed else {
            return false;
        };
        if !self.asked.is_asked(ui, typed) {
            self.typed = None;
            self.entry.wants_focus = true;
            return false;
        }
        let board = [("board", u32::from(typed.board).into())];
        let board = view.tr_args("event-board", &board);
        let act = format!("{board}: {}", typed.result.printed());
        let why = if is_unusual(typed.result) {
            "event-asks-unusual"
        } else {
            "event-asks-live"
        };
        ui.label(RichText::new(view.tr(why)).font(regular(BODY)));
        let row = ui.horizontal(|ui| self.asked.question(ui, view.words, &act));
        if row.inner {
            self.typed = None;
            self.enter(view, tournament, round, entered(number, typed));
        }
        true
    }

    /// Chooses that board, or none.
    fn choose_or_leave(&mut self, board: Option<u16>) {
        if self.card.board() != board {
            self.entry.forget_fault();
        }
        self.card.choose(board);
    }

    /// Whether Esc is taken here: it leaves a correction, or else the board that is chosen, before it leaves the page.
    pub fn take_escape(&mut self, ui: &Ui) {
        let is_chosen = self.card.board().is_some();
        let is_free =
            !has_question(ui) && !keyboard::is_covered(ui.ctx()) && !keyboard::has_menu(ui);
        if !is_chosen || !is_free || !self.entry.is_empty() || !keyboard::take(ui, Key::Escape) {
            return;
        }
        let kept = self.card.board().filter(|_| self.card.is_correcting());
        self.choose_or_leave(None);
        self.choose_or_leave(kept);
        self.entry.wants_focus = true;
    }

    /// The arrows walk over the boards; Enter begins the line for the one that is chosen.
    fn keys(&mut self, ui: &Ui, shown: &[&PairedBoard]) {
        let chosen = self.card.board();
        self.rows.place = shown.iter().position(|it| Some(it.number) == chosen);
        if !self.entry.is_empty() {
            return;
        }
        match self.rows.keys(ui, self.entry.id, shown.len()) {
            Some(RowChoice::Look(place)) => self.choose_or_leave(Some(shown[place].number)),
            Some(RowChoice::Open(place)) => self.entry.begin_board(ui, shown[place].number),
            None => {}
        }
    }

    fn chosen(
        &mut self,
        ui: &mut Ui,
        view: &View<'_>,
        open: TournamentView<'_>,
        (number, round): (u16, &Round),
    ) {
        let tournament = open.log.tournament();
        if let Some(form) = &mut self.pairings {
            if form.ui(ui, view, number + 1) {
                self.pairings = None;
            }
            return;
        }
        let board = self.card.board().and_then(|board| round.board(board));
        if self.mode == RoundMode::Attendance {
            if let Some(board) = board {
                let changes = self.round_card.board_ui(ui, view, open, (number, board));
                let present = ByColor::new_with(|color| {
                    let player = board.player(color);
                    let mut said = changes.iter().rev();
                    let said = said.find_map(|change| change.presence_of(player));
                    said.unwrap_or_else(|| tournament.is_present(number, player))
                });
                let told = told_attendance(view, board.number, present);
                self.enter_from_card(ui, view, open, number, (told, changes));
            }
            let changes = self.round_card.ui(ui, view, open, (number, round));
            let come: usize = changes.iter().map(TournamentChange::arrivals).sum();
            let told = view.tr_args("event-others-came", &[("count", come.into())]);
            self.enter_from_card(ui, view, open, number, (told.into_owned(), changes));
            return;
        }
        let Some(board) = board else {
            self.summary(ui, view, tournament, (number, round));
            return;
        };
        if let Some(change) = self.card.ui(ui, view, open, number, board) {
            self.enter(view, tournament, round, change);
        }
        if round.is_complete() {
            self.next_round(ui, view, tournament, number);
        }
    }

    /// Enters what was pressed beside the rows: who has come, who forfeits, or when the round starts.
    fn enter_from_card(
        &mut self,
        ui: &Ui,
        view: &View<'_>,
        open: TournamentView<'_>,
        number: u16,
        (told, changes): (String, Vec<TournamentChange>),
    ) {
        let is_attendance =
            |it: &TournamentChange| matches!(it, TournamentChange::AttendanceEntered { .. });
        if changes.iter().any(is_attendance) {
            self.enter_attendance(ui, view, open, number, (told, changes));
        } else if !changes.is_empty() {
            self.entry.forget_fault();
            view.ask(Command::Tournament(TournamentCommand::Enter(changes)));
        }
    }

    /// The way to the next round, where this one is the last that is paired.
    fn next_round(&mut self, ui: &mut Ui, view: &View<'_>, tournament: &Tournament, number: u16) {
        if number != tournament.paired_round_count() {
            return;
        }
        ui.add_space(GAP);
        if quiet(ui, &view.tr("event-next-round")).clicked() {
            self.open_pairings();
        }
        soft(ui, &view.tr("event-next-round-what"));
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
        unpaired_ui(ui, view, tournament, number);
        self.next_round(ui, view, tournament, number);
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
                self.entry.tell_entered(view, told, true);
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

/// Returns what is said of who has come to a board.
fn told_attendance(view: &View<'_>, board: u16, present: ByColor<bool>) -> String {
    let told = match (present.white, present.black) {
        (true, true) => "event-came-both",
        (true, false) => "event-came-white",
        (false, true) => "event-came-black",
        (false, false) => "event-came-nobody",
    };
    let args = [("board", u32::from(board).into())];
    view.tr_args(told, &args).into_owned()
}

/// Returns the entry of a result that was typed.
const fn entered(round: u16, typed: QuickResult) -> TournamentChange {
    TournamentChange::ResultEntered {
        round,
        board: typed.board,
        result: typed.result,
    }
}

/// Shows the names of the columns, that of the results where there are any; `rows` is how wide the rows below are, once they
/// were shown.
fn headings(ui: &mut Ui, view: &View<'_>, rows: f32, has_results: bool) {
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
        if id == "sheet-result" && !has_results {
            continue;
        }
        cell(ui, place, &view.tr(id), bold(SMALL), color);
    }
}

/// The row of a board.
#[derive(Clone, Copy, Debug)]
struct BoardRow<'a> {
    tournament: &'a Tournament,
    board: &'a PairedBoard,
    /// Who has come, where that is shown.
    presence: Option<ByColor<bool>>,
    /// Of whom it was said that they have not come.
    absence: ByColor<bool>,
    /// How it stands, where it is played on this machine.
    live: Option<&'a LiveBoard<'a>>,
    is_chosen: bool,
}

/// A click on the row of a board.
#[derive(Clone, Copy, Debug)]
struct BoardClick {
    /// Whose name it was on, if on one.
    player: Option<Color>,
    /// Whether it is the second of two that belong together, by which nobody leaves what the first one chose.
    is_second: bool,
}

impl BoardRow<'_> {
    /// Shows the row; the click on it.
    fn ui(self, ui: &Ui, view: &View<'_>, place: usize, rect: Rect) -> Option<BoardClick> {
        let Self {
            tournament,
            board,
            live,
            ..
        } = self;
        let player = |color| tournament.player(board.player(color));
        let name = |color| player(color).map_or("", |it: &TournamentPlayer| it.name.as_str());
        let rating = |color| {
            let rating = player(color).and_then(|it| it.rating);
            rating.map_or_else(String::new, |it| it.to_string())
        };
        let result = board.result.printed();
        let here = |color| match self.presence {
            Some(present) if *present.get(color) => "+ ",
            Some(_) if *self.absence.get(color) => "– ",
            Some(_) | None => "",
        };
        let mut spoken = format!(
            "{}  {}{} – {}{}  {result}",
            board.number,
            here(Color::White),
            name(Color::White),
            here(Color::Black),
            name(Color::Black)
        );
        if let Some(live) = live {
            spoken = format!("{spoken}  {}", view.tr(live.id()));
        }
        let response = row_ground(ui, rect, place, self.is_chosen, &spoken);
        let colors = palette(ui);
        let cells = row_cells(rect.with_min_x(rect.left() + INDENT), SHARES);
        let number = board.number.to_string();
        cell(ui, cells[0], &number, bold(BODY), colors.soft_ink);
        match live {
            _ if !board.result.is_pending() => {
                cell(ui, cells[3], &result, bold(LEAD), colors.ink);
            }
            Some(live) => {
                let size = Vec2::splat(LIVE);
                let at = cells[3].left_center() + vec2(LIVE / 2.0, 0.0);
                let ink = if live.waits {
                    colors.warning
                } else {
                    colors.ink
                };
                let sign = Rect::from_center_size(at, size);
                live.sign().paint(ui.painter(), sign, ink);
            }
            None => {}
        }
        for (color, place) in [(Color::White, 1), (Color::Black, 4)] {
            let mut names = cells[place];
            if let Some(present) = self.presence {
                let mark = Rect::from_center_size(
                    names.left_center() + vec2(MARK / 2.0, 0.0),
                    Vec2::splat(MARK),
                );
                paint_presence(ui, mark, *present.get(color), *self.absence.get(color));
                names.min.x += MARK + 6.0;
            }
            cell(ui, names, name(color), regular(BODY), colors.ink);
            // Where the game is played here, its clocks say more than the ratings.
            let (told, font, ink) = match live {
                Some(live) if live.runs(color) => (live.reading(color), bold(SOFT), colors.ink),
                Some(live) => (live.reading(color), regular(SOFT), colors.ink),
                None => (rating(color), regular(SOFT), colors.soft_ink),
            };
            cell(ui, cells[place + 1], &told, font, ink);
        }
        let at = response.interact_pointer_pos();
        let is_on = |place: usize| at.is_some_and(|at| cells[place].x_range().contains(at.x));
        let player = match (is_on(1), is_on(4)) {
            (true, _) => Some(Color::White),
            (_, true) => Some(Color::Black),
            (false, false) => None,
        };
        let is_second = response.double_clicked() || response.triple_clicked();
        response
            .clicked()
            .then_some(BoardClick { player, is_second })
    }
}

/// How large the sign of a board is that is played on this machine.
const LIVE: f32 = 20.0;

/// How large the mark of whoever has come is.
const MARK: f32 = 16.0;

/// Paints a tick where a player has come, a dash where one is said to be absent, and an empty ring where nothing was said.
fn paint_presence(ui: &Ui, mark: Rect, is_present: bool, is_absent: bool) {
    let colors = palette(ui);
    if is_present {
        Icon::Yes.paint(ui.painter(), mark, colors.ink);
    } else if is_absent {
        let stroke = Stroke::new(2.0, colors.ink);
        let half = vec2(MARK * 0.32, 0.0);
        let ends = [mark.center() - half, mark.center() + half];
        ui.painter().line_segment(ends, stroke);
    } else {
        let stroke = Stroke::new(1.2, colors.edge);
        ui.painter()
            .circle_stroke(mark.center(), MARK * 0.32, stroke);
    }
}

/// Shows what leads to the rounds before and behind the one that is shown, of which `last` is paired and `all` are planned; the
/// one that is wanted.
pub fn round_steps(
    ui: &mut Ui,
    view: &View<'_>,
    number: u16,
    (last, all): (u16, u16),
) -> Option<u16> {
    use crate::kit::button::Button;
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
            ("all", u32::from(all).into()),
        ];
        let text = view.tr_args("event-round-of", &args);
        ui.label(RichText::new(&*text).font(bold(LEAD)));
        step(ui, Icon::Back, "event-earlier-round", before, number > 1);
    });
    wanted
}
