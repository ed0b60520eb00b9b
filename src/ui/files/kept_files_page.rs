//! The page of all that the program has kept: games, with the one that is chosen on a larger board, and other files.

use std::borrow::Cow;
use std::path::{Path, PathBuf};

use eframe::egui::{CentralPanel, Label, Rect, Response, RichText, Ui, UiBuilder, vec2};

use super::game_rows::{
    ChosenRow, ROW, RowChoice, behind_the_board, row_board, row_ground, row_lines, row_players,
    rows_and_chosen,
};
use super::search_line::{SearchLine, holds_all, nothing_found, searched_day, words_of};
use crate::kit::fitted_text::{fitted_line, line_width};
use crate::kit::fonts::{BODY, FINE, HEADING, SOFT, bold, regular};
use crate::kit::piece_textures::Pieces;
use crate::kit::theme::{GAP, palette};
use crate::kit::widgets::{cell, link, link_width, primary, quiet, row_cells, sheet, soft};
use crate::parts::diagram::diagram;
use crate::parts::page::{frame, page_bar_with, page_title};
use crate::parts::summary_text::{
    day, day_time, help, how, last_played, name, played_at, player_name, players, position_diagram,
    result, score, time,
};
use crate::view::command::{Command, FileTask};
use crate::view::frame_view::View;
use crate::view::kept_file::KeptFile;
use crate::view::screen::Screen;
use jadoube_core::chess::Color;
use jadoube_core::record::GameSummary;
use jadoube_core::record::script::IncidentHeading;

#[derive(Debug, Default)]
pub struct KeptFilesPage {
    small: Pieces,
    large: Pieces,
    /// The row that is chosen, counted from 0 among all, and the file that stands in it.
    chosen: Option<usize>,
    chosen_file: Option<PathBuf>,
    search: SearchLine,
    rows: ChosenRow,
    found: FoundRows,
}

/// The rows that hold what is searched for, by their places among all.
#[derive(Debug, Default)]
struct FoundRows {
    /// What was searched for, among how many rows, and of how many of those the game was known.
    searched: (Vec<String>, usize, usize),
    places: Vec<usize>,
}

/// How much of the page the chosen game has, and how much at least.
const CHOSEN: (f32, f32) = (0.32, 264.0);

/// How large it is told when a game was played, where it has room.
const WHEN: f32 = 13.5;

/// What stands in the column of times where there is none, or nobody knows it.
const UNKNOWN: &str = "—";

/// How much room the line below the rows has.
const FOOT: f32 = 24.0;

/// The messages that name the columns behind the board, and which part of the row each has.
const COLUMNS: [&str; 4] = ["kept-players", "sheet-result", "kept-time", "sheet-date"];
const SHARES: [f32; 4] = [0.27, 0.20, 0.17, 0.36];

/// What a row tells, column by column; of two lines in a column each.
#[derive(Debug, Default)]
struct RowText {
    players: String,
    result: String,
    how: String,
    time: String,
    help: String,
    when: String,
    /// The same in little room, where it is told to the minute.
    when_shortly: Option<String>,
}

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
            Self::File(file) => file.game(),
        }
    }

    fn incident(self) -> Option<&'a IncidentHeading> {
        match self {
            Self::OnTable(_) => None,
            Self::File(file) => file.incident(),
        }
    }

    /// Whether it is known what lies in it.
    fn is_known(self) -> bool {
        self.game().is_some() || self.incident().is_some()
    }

    /// What can be done with it first, and what else: each the message of a button and what it asks.
    fn acts(self, view: &View<'_>) -> ((&'static str, Command), Option<(&'static str, Command)>) {
        let file = match self {
            Self::OnTable(game) => {
                let back = ("kept-to-the-table", Command::Show(Screen::Table));
                let look = ("review-look-through", Command::LookThrough(None));
                return if !game.is_unfinished() {
                    (look, Some(("kept-to-the-result", back.1)))
                } else if view.is_in_play() {
                    (back, Some(look))
                } else {
                    (("summary-resume", back.1), Some(look))
                };
            }
            Self::File(file) => file,
        };
        let open = Command::Chosen(FileTask::Open, file.path.clone());
        let look = (
            "review-look-through",
            Command::ReviewFile(file.path.clone()),
        );
        match file.game() {
            Some(game) if game.is_unfinished() => (("summary-resume", open), Some(look)),
            // Beside an unfinished game it can only be looked through.
            Some(_) if view.is_unfinished() => (look, None),
            Some(_) => (look, Some(("kept-to-the-result", open))),
            None => (("kept-open", open), None),
        }
    }

    fn path(self) -> Option<&'a Path> {
        match self {
            Self::OnTable(_) => None,
            Self::File(file) => Some(&file.path),
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
    pub fn ui(&mut self, ui: &mut Ui, view: &View<'_>) {
        let on_table = view.files.on_table.as_ref().map(KeptRow::OnTable);
        let files = view.files.other_files().map(KeptRow::File);
        let rows: Vec<KeptRow<'_>> = on_table.into_iter().chain(files).collect();
        self.keys(ui, view, &rows);
        page_bar_with(ui, view, |ui| {
            if quiet(ui, &view.tr("menu-open")).clicked() {
                view.ask(Command::Choose(FileTask::Open));
            }
        });
        CentralPanel::default().frame(frame(ui)).show(ui, |ui| {
            page_title(ui, &view.tr("kept-title"));
            soft(ui, &view.tr("kept-what"));
            opened_files(ui, view);
            ui.add_space(GAP);
            let room = ui.available_rect_before_wrap();
            let (rows_place, chosen_place) = rows_and_chosen(room, CHOSEN);
            ui.scope_builder(
                UiBuilder::new().max_rect(rows_place).id_salt("rows"),
                |ui| {
                    self.rows(ui, view, &rows);
                    folder(ui, view);
                },
            );
            ui.scope_builder(
                UiBuilder::new().max_rect(chosen_place).id_salt("chosen"),
                |ui| {
                    sheet(ui).show(ui, |ui| {
                        ui.set_min_size(ui.available_size());
                        let is_found =
                            |index: &usize| self.found.places.binary_search(index).is_ok();
                        match self
                            .chosen
                            .filter(is_found)
                            .and_then(|index| rows.get(index))
                        {
                            Some(row) => self.show_game(ui, view, *row),
                            None => {
                                soft(ui, &view.tr("games-choose"));
                            }
                        }
                    });
                },
            );
        });
    }

    /// The arrows walk over the rows, Enter does what is done first with the one that is chosen.
    fn keys(&mut self, ui: &Ui, view: &View<'_>, rows: &[KeptRow<'_>]) {
        if self.found.look(view, rows, &self.search.text) {
            self.rows.restart();
        }
        let places = &self.found.places;
        // Rows leave once it is known which games went on in another file.
        let chosen_file = self.chosen_file.as_deref();
        let moved = chosen_file.and_then(|file| rows.iter().position(|it| it.path() == Some(file)));
        let chosen = moved.or(self.chosen).or_else(|| places.first().copied());
        self.chosen = chosen;
        self.rows.place = chosen.and_then(|chosen| places.binary_search(&chosen).ok());
        let choice = self.rows.keys(ui, self.search.id, places.len());
        self.choose(view, rows, choice);
    }

    fn choose(&mut self, view: &View<'_>, rows: &[KeptRow<'_>], choice: Option<RowChoice>) {
        let Some(RowChoice::Look(place) | RowChoice::Open(place)) = choice else {
            return;
        };
        self.chosen = self.found.places.get(place).copied();
        let row = self.chosen.and_then(|chosen| rows.get(chosen));
        self.chosen_file = row.and_then(|row| row.path()).map(Path::to_path_buf);
        if let (Some(row), Some(RowChoice::Open(_))) = (row, choice) {
            view.ask(row.acts(view).0.1);
        }
    }

    fn rows(&mut self, ui: &mut Ui, view: &View<'_>, rows: &[KeptRow<'_>]) {
        self.search.ui(ui, view);
        if self.found.places.is_empty() && !rows.is_empty() {
            nothing_found(ui, view);
        }
        self.rows.columns(ui, view, COLUMNS, SHARES);
        let height = ui.available_height() - FOOT;
        let (places, small) = (&self.found.places, &mut self.small);
        let (mut choice, chosen) = (None, self.rows.place);
        self.rows
            .rows(ui, places.len(), (ROW, height), |ui, place, rect| {
                let row = rows[places[place]];
                let response = row_ui(ui, view, place, row, chosen == Some(place), rect);
                if let Some(game) = row.game() {
                    row_board(ui, view, small, rect, position_diagram(view, game));
                }
                if response.double_clicked() {
                    choice = Some(RowChoice::Open(place));
                } else if response.clicked() {
                    choice = Some(RowChoice::Look(place));
                }
            });
        self.choose(view, rows, choice);
    }

    /// The game that was chosen on a larger board, and what can be done with it.
    fn show_game(&mut self, ui: &mut Ui, view: &View<'_>, row: KeptRow<'_>) {
        if let Some(game) = row.game() {
            let names = RichText::new(players(view, game)).font(bold(HEADING));
            ui.add(Label::new(names).wrap());
            let told = [
                score(game),
                Some(how(view, game)),
                time(game),
                help(view, game),
                last_played(view, game),
            ];
            let told: Vec<String> = told.into_iter().flatten().collect();
            soft(ui, &told.join(" · "));
            let width = ui.available_width().min(ui.available_height() - 96.0);
            diagram(
                ui,
                view,
                &mut self.large,
                position_diagram(view, game),
                width.max(160.0),
            );
        } else {
            let name = RowText::of(view, row).players;
            ui.add(Label::new(RichText::new(name).font(bold(HEADING))).wrap());
        }
        ui.add_space(4.0);
        ui.horizontal_wrapped(|ui| {
            ui.spacing_mut().item_spacing.y = 4.0;
            let (first, second) = row.acts(view);
            if primary(ui, &view.tr(first.0)).clicked() {
                view.ask(first.1);
            }
            if let Some((id, command)) = second
                && quiet(ui, &view.tr(id)).clicked()
            {
                view.ask(command);
            }
        });
    }
}

/// One row, all but its board.
fn row_ui(
    ui: &Ui,
    view: &View<'_>,
    place: usize,
    row: KeptRow<'_>,
    is_chosen: bool,
    rect: Rect,
) -> Response {
    let told = RowText::of(view, row);
    let response = row_ground(ui, rect, place, is_chosen, &told.spoken());
    let colors = palette(ui);
    let places = row_cells(behind_the_board(rect), SHARES);
    let names = match (row.game(), row.incident()) {
        (Some(game), _) => Some(Color::ALL.map(|color| name(view, game, color))),
        (None, Some(incident)) => Some(incident_names(view, incident)),
        (None, None) => None,
    };
    match names {
        Some(names) => row_players(ui, places[0], names),
        None => cell(ui, places[0], &told.players, bold(15.0), colors.ink),
    }
    let ink = if row.is_damaged() {
        colors.warning
    } else {
        colors.ink
    };
    let small = regular(SOFT);
    row_lines(
        ui,
        places[1],
        [
            (&told.result, bold(BODY), ink),
            (&told.how, small.clone(), colors.soft_ink),
        ],
    );
    row_lines(
        ui,
        places[2],
        [
            (&told.time, bold(BODY), colors.ink),
            (&told.help, small, colors.soft_ink),
        ],
    );
    let room = places[3].width();
    let is_long = line_width(ui.painter(), &told.when, regular(WHEN)) > room;
    let shortly = told.when_shortly.as_ref().filter(|_| is_long);
    let when = shortly.unwrap_or(&told.when);
    let when = fitted_line(ui.painter(), when, regular, WHEN, room, colors.soft_ink);
    let corner = places[3].left_center() - vec2(0.0, when.size().y / 2.0);
    ui.painter().galley(corner, when, colors.soft_ink);
    response
}

impl FoundRows {
    /// Searches again, if anything else is searched for or among; whether something else is searched for.
    fn look(&mut self, view: &View<'_>, rows: &[KeptRow<'_>], search: &str) -> bool {
        let known = rows.iter().filter(|row| row.is_known()).count();
        let searched = (words_of(search), rows.len(), known);
        if self.searched == searched {
            return false;
        }
        let words = &searched.0;
        let fits =
            |row: &KeptRow<'_>| words.is_empty() || holds_all(&searched_text(view, *row), words);
        let found = (0..).zip(rows).filter(|(_, row)| fits(row));
        self.places = found.map(|(place, _)| place).collect();
        let is_other = self.searched.0 != searched.0;
        self.searched = searched;
        is_other
    }
}

/// What a row is found by: what stands in it, the event, and the day in words and in numbers.
fn searched_text(view: &View<'_>, row: KeptRow<'_>) -> String {
    let text = RowText::of(view, row).spoken();
    let (event, date) = match (row.game(), row.incident()) {
        (Some(game), _) => (&game.event, &game.date),
        (None, Some(incident)) => (&incident.event, &incident.date),
        (None, None) => return text,
    };
    let day = searched_day(view.words, date);
    format!("{text} {event} {day}")
}

/// Who played where an incident happened.
fn incident_names<'a>(view: &View<'_>, incident: &'a IncidentHeading) -> [Cow<'a, str>; 2] {
    [
        player_name(view, &incident.white, Color::White),
        player_name(view, &incident.black, Color::Black),
    ]
}

/// In which round and at which board an incident happened, as far as that was entered.
fn incident_place(view: &View<'_>, incident: &IncidentHeading) -> String {
    let parts = [
        ("sheet-round", &incident.round),
        ("sheet-board", &incident.board),
    ];
    let told = parts
        .into_iter()
        .filter(|(_, number)| !number.trim().is_empty());
    let told = told.map(|(id, number)| format!("{} {}", view.tr(id), number.trim()));
    told.collect::<Vec<_>>().join(", ")
}

impl RowText {
    fn of(view: &View<'_>, row: KeptRow<'_>) -> Self {
        let aside = match row {
            KeptRow::OnTable(_) => None,
            KeptRow::File(file) => file.when,
        };
        let at = row.game().and_then(played_at).or(aside);
        let when = at.map(|when| day_time(view, when));
        let when_shortly = at.map(|when| view.words.short_day_time(when));
        let Some(game) = row.game() else {
            let KeptRow::File(file) = row else {
                return Self::default();
            };
            let damaged = file
                .is_damaged
                .then(|| view.tr("kept-damaged").into_owned());
            let kind = view.tr(&format!("kept-{}", file.kind)).into_owned();
            let (players, result, how) = match file.incident() {
                Some(incident) => {
                    let names = incident_names(view, incident).map(Cow::into_owned);
                    (names.join(" – "), kind, incident_place(view, incident))
                }
                None => (kind, String::new(), String::new()),
            };
            return Self {
                players,
                result: damaged.unwrap_or(result),
                how,
                when: when.unwrap_or_default(),
                when_shortly,
                ..Self::default()
            };
        };
        let [result, how] = if row.is_damaged() {
            [view.tr("kept-damaged").into_owned(), String::new()]
        } else {
            result(view, game)
        };
        Self {
            players: players(view, game),
            result,
            how,
            time: time(game).unwrap_or_else(|| UNKNOWN.to_owned()),
            help: help(view, game).unwrap_or_default(),
            when: when.or_else(|| day(view, game)).unwrap_or_default(),
            when_shortly,
        }
    }

    /// All of it, as it is searched through and read aloud.
    fn spoken(&self) -> String {
        let told = [
            &self.players,
            &self.result,
            &self.how,
            &self.time,
            &self.help,
            &self.when,
        ];
        let told = told.map(String::as_str).into_iter();
        told.filter(|it| !it.is_empty() && *it != UNKNOWN)
            .collect::<Vec<_>>()
            .join(", ")
    }
}

/// The files that were opened last, as many as have room beside each other.
fn opened_files(ui: &mut Ui, view: &View<'_>) {
    let files = &view.settings.recent.opened_files;
    if files.is_empty() {
        return;
    }
    ui.horizontal(|ui| {
        soft(ui, &view.tr("kept-opened"));
        for path in files {
            let name = path.file_name().unwrap_or_default().to_string_lossy();
            if link_width(ui, &name) + GAP > ui.available_width() {
                break;
            }
            if link(ui, &name)
                .on_hover_text(path.display().to_string())
                .clicked()
            {
                view.ask(Command::Chosen(FileTask::Open, path.clone()));
            }
        }
    });
}

/// Where everything of this lies.
fn folder(ui: &mut Ui, view: &View<'_>) {
    let folder = view.files.kept.iter().find_map(|file| file.path.parent());
    if let Some(folder) = folder.filter(|folder| folder.is_absolute()) {
        let path = folder.display().to_string();
        let text = view.tr_args("kept-folder", &[("path", path.as_str().into())]);
        ui.add(
            Label::new(
                RichText::new(&*text)
                    .font(regular(FINE))
                    .color(palette(ui).soft_ink),
            )
            .truncate(),
        );
    }
}
