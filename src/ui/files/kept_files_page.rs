//! The page of all that the program has kept: games, with the one that is chosen on a larger board, and other files.

use eframe::egui::{
    CentralPanel, Label, Rect, RichText, Role as Part, ScrollArea, Sense, Ui, UiBuilder, Vec2,
    WidgetInfo, vec2,
};

use super::summary_text::{day, how, players, score, short_day, shown, time};
use crate::record::GameSummary;
use crate::ui::Command;
use crate::ui::kit::diagram::{diagram, diagram_at};
use crate::ui::kit::fonts::{bold, regular};
use crate::ui::kit::page::{frame, page_bar_with, page_title};
use crate::ui::kit::piece_textures::Pieces;
use crate::ui::kit::theme::{CORNER, GAP, palette};
use crate::ui::kit::widgets::{cell, primary, quiet, row_cells, sheet, soft};
use crate::ui::view::command::FileTask;
use crate::ui::view::frame_view::View;
use crate::ui::view::kept_file::KeptFile;
use crate::ui::view::screen::Screen;

/// The page of all that was kept.
#[derive(Debug, Default)]
pub struct KeptFilesPage {
    small: Pieces,
    large: Pieces,
    chosen: Option<usize>,
}

/// How high a row is, and the board in it.
const ROW: f32 = 72.0;
const BOARD: f32 = 64.0;

/// A narrower row has its dates in numbers.
const NARROW: f32 = 700.0;

/// How much of the page the chosen game has, and how much at least.
const CHOSEN: (f32, f32) = (0.36, 300.0);

/// The messages that name the columns behind the board, and which part of the row each has.
const COLUMNS: [&str; 5] = [
    "kept-players",
    "sheet-result",
    "kept-how",
    "kept-time",
    "sheet-date",
];
const SHARES: [f32; 5] = [0.28, 0.14, 0.21, 0.15, 0.22];

/// What stands in a row: the game on the table, or a file.
#[derive(Clone, Copy)]
enum KeptRow<'a> {
    OnTable(&'a GameSummary),
    File(&'a KeptFile),
}

impl<'a> KeptRow<'a> {
    fn game(self) -> Option<&'a GameSummary> {
        match self {
            Self::OnTable(game) => Some(game),
            Self::File(file) => file.game.as_deref(),
        }
    }

    const fn is_damaged(self) -> bool {
        match self {
            Self::OnTable(_) => false,
            Self::File(file) => file.is_damaged,
        }
    }
}

impl KeptFilesPage {
    /// Shows the page.
    pub fn ui(&mut self, ui: &mut Ui, view: &View<'_>) {
        let on_table = view.on_table.as_ref().map(KeptRow::OnTable);
        let files = view.kept_files.iter().map(KeptRow::File);
        let rows: Vec<KeptRow<'_>> = on_table.into_iter().chain(files).collect();
        page_bar_with(ui, view, |ui| {
            if quiet(ui, &view.tr("menu-open")).clicked() {
                view.ask(Command::Choose(FileTask::Open));
            }
        });
        CentralPanel::default().frame(frame(ui)).show(ui, |ui| {
            page_title(ui, &view.tr("kept-title"));
            soft(ui, &view.tr("kept-what"));
            ui.add_space(GAP);
            let room = ui.available_rect_before_wrap();
            let width = (room.width() * CHOSEN.0).max(CHOSEN.1);
            let (left, right) = room.split_left_right_at_x(room.right() - width);
            let left = left.with_max_x(left.right() - GAP * 2.0);
            ui.scope_builder(UiBuilder::new().max_rect(left).id_salt("rows"), |ui| {
                self.rows(ui, view, &rows);
                folder(ui, view);
            });
            ui.scope_builder(UiBuilder::new().max_rect(right).id_salt("chosen"), |ui| {
                sheet(ui).show(ui, |ui| {
                    ui.set_min_size(ui.available_size());
                    match self.chosen.and_then(|index| rows.get(index)) {
                        Some(row) => self.chosen(ui, view, *row),
                        None => {
                            soft(ui, &view.tr("games-choose"));
                        }
                    }
                });
            });
        });
    }

    fn rows(&mut self, ui: &mut Ui, view: &View<'_>, rows: &[KeptRow<'_>]) {
        columns(ui, view);
        ui.spacing_mut().item_spacing.y = 4.0;
        let foot = 24.0;
        ScrollArea::vertical()
            .auto_shrink(false)
            .max_height(ui.available_height() - foot)
            .show_rows(ui, ROW, rows.len(), |ui, shown| {
                for index in shown {
                    let size = vec2(ui.available_width(), ROW);
                    let (rect, _) = ui.allocate_exact_size(size, Sense::hover());
                    if self.row(ui, view, index, rows[index], rect) {
                        self.chosen = Some(index);
                    }
                }
            });
    }

    /// One row; whether it was clicked on.
    fn row(
        &mut self,
        ui: &mut Ui,
        view: &View<'_>,
        index: usize,
        row: KeptRow<'_>,
        rect: Rect,
    ) -> bool {
        let id = ui.scope_id().with(("kept", index));
        let response = ui.interact(rect, id, Sense::click());
        let is_chosen = self.chosen == Some(index);
        let cells = cells(view, row, rect.width() < NARROW);
        let spoken = cells.join(", ");
        response.widget_info(|| WidgetInfo::selected(Part::Button, true, is_chosen, &spoken));
        let colors = palette(ui);
        let ground = if is_chosen {
            colors.here_tint
        } else if response.hovered() || response.has_focus() {
            colors.tint
        } else {
            colors.sheet
        };
        ui.painter().rect_filled(rect, CORNER, ground);
        if is_chosen {
            let bar = rect.with_max_x(rect.left() + 3.0);
            ui.painter().rect_filled(bar, 1.5, colors.here);
        }
        if let Some(game) = row.game() {
            let corner = rect.min + vec2(8.0, (ROW - BOARD) / 2.0);
            let place = Rect::from_min_size(corner, Vec2::splat(BOARD));
            diagram_at(ui, view, &mut self.small, shown(view, game), place);
        }
        for (column, (place, text)) in row_cells(behind_the_board(rect), SHARES)
            .into_iter()
            .zip(&cells)
            .enumerate()
        {
            let (font, color) = match column {
                0 | 1 => (bold(15.0), colors.ink),
                2 if row.is_damaged() => (regular(13.5), colors.warning),
                _ => (regular(13.5), colors.soft_ink),
            };
            match text.split_once(" – ").filter(|_| column == 0) {
                Some((white, black)) => {
                    let (upper, lower) = place
                        .shrink2(vec2(0.0, 14.0))
                        .split_top_bottom_at_fraction(0.5);
                    cell(ui, upper, white, font.clone(), color);
                    cell(ui, lower, black, font, color);
                }
                None => cell(ui, place, text, font, color),
            }
        }
        response.clicked()
    }

    /// The game that was chosen on a larger board, and what can be done with it.
    fn chosen(&mut self, ui: &mut Ui, view: &View<'_>, row: KeptRow<'_>) {
        if let Some(game) = row.game() {
            let names = RichText::new(players(view, game)).font(bold(17.0));
            ui.add(Label::new(names).wrap());
            let told = [
                score(game),
                Some(how(view, game)),
                time(game),
                day(view, game),
            ];
            let told: Vec<String> = told.into_iter().flatten().collect();
            soft(ui, &told.join(" · "));
            let width = ui.available_width().min(ui.available_height() - 96.0);
            diagram(
                ui,
                view,
                &mut self.large,
                shown(view, game),
                width.max(160.0),
            );
        } else {
            let name = cells(view, row, false)[0].clone();
            ui.add(Label::new(RichText::new(name).font(bold(17.0))).wrap());
        }
        ui.add_space(4.0);
        ui.horizontal_wrapped(|ui| {
            ui.spacing_mut().item_spacing.y = 4.0;
            match row {
                KeptRow::OnTable(game) => {
                    let id = if game.is_unfinished() {
                        "summary-resume"
                    } else {
                        "kept-to-the-table"
                    };
                    if primary(ui, &view.tr(id)).clicked() {
                        view.ask(Command::Show(Screen::Table));
                    }
                    if quiet(ui, &view.tr("review-look-through")).clicked() {
                        view.ask(Command::LookThrough);
                    }
                }
                KeptRow::File(file) => acts(ui, view, file),
            }
        });
    }
}

/// What can be done with a file.
fn acts(ui: &mut Ui, view: &View<'_>, file: &KeptFile) {
    let open = Command::Chosen(FileTask::Open, file.path.clone());
    let looks = Command::ReviewFile(file.path.clone());
    let game = file.game.as_deref();
    let is_unfinished = game.is_some_and(GameSummary::is_unfinished);
    let (first, second) = match game {
        Some(_) if is_unfinished => (
            ("summary-resume", open),
            Some(("review-look-through", looks)),
        ),
        Some(_) => (("review-look-through", looks), Some(("games-lay", open))),
        None => (("kept-open", open), None),
    };
    if primary(ui, &view.tr(first.0)).clicked() {
        view.ask(first.1);
    }
    if let Some((id, command)) = second
        && quiet(ui, &view.tr(id)).clicked()
    {
        view.ask(command);
    }
}

/// The names of the columns.
fn columns(ui: &mut Ui, view: &View<'_>) {
    let size = vec2(ui.available_width(), 24.0);
    let (rect, _) = ui.allocate_exact_size(size, Sense::hover());
    let color = palette(ui).soft_ink;
    for (place, id) in row_cells(behind_the_board(rect), SHARES)
        .into_iter()
        .zip(COLUMNS)
    {
        cell(ui, place, &view.tr(id), bold(13.0), color);
    }
}

/// What of a row lies behind its board.
fn behind_the_board(row: Rect) -> Rect {
    row.with_min_x(row.left() + BOARD + 24.0)
}

/// What stands in the columns of a row.
fn cells(view: &View<'_>, row: KeptRow<'_>, is_narrow: bool) -> [String; 5] {
    let when = match row {
        KeptRow::OnTable(_) => None,
        KeptRow::File(file) => file.when.map(|when| match view.today {
            Some(today) => view.words.day_time_from(when, today),
            None => view.words.day(when.day),
        }),
    };
    let damaged = || view.tr("kept-damaged").into_owned();
    let how = |game| {
        if row.is_damaged() {
            damaged()
        } else {
            how(view, game)
        }
    };
    let day = |game| {
        if is_narrow {
            short_day(view, game)
        } else {
            day(view, game)
        }
    };
    match (row, row.game()) {
        (KeptRow::OnTable(game), _) | (KeptRow::File(_), Some(game)) => [
            players(view, game),
            score(game).unwrap_or_default(),
            how(game),
            time(game).unwrap_or_default(),
            day(game).or(when).unwrap_or_default(),
        ],
        (KeptRow::File(file), None) => [
            view.tr(&format!("kept-{}", file.kind.slug())).into_owned(),
            String::new(),
            if file.is_damaged {
                damaged()
            } else {
                String::new()
            },
            String::new(),
            when.unwrap_or_default(),
        ],
    }
}

/// Where everything of this lies.
fn folder(ui: &mut Ui, view: &View<'_>) {
    let folder = view.kept_files.iter().find_map(|file| file.path.parent());
    if let Some(folder) = folder.filter(|folder| folder.is_absolute()) {
        let path = folder.display().to_string();
        let text = view.tr_args("kept-folder", &[("path", path.as_str().into())]);
        ui.add(
            Label::new(
                RichText::new(&*text)
                    .font(regular(12.5))
                    .color(palette(ui).soft_ink),
            )
            .truncate(),
        );
    }
}
