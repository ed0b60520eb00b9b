//! The games of a file: a list to search, and the one game that is looked at, move by move.

use eframe::egui::{
    Button, CentralPanel, Label, Layout, Rect, RichText, ScrollArea, TextWrapMode, Ui, UiBuilder,
    pos2, vec2,
};

use super::imported_game_view::ImportedGameView;
use crate::notation::pgn::ListedGame;
use crate::ui::Command;
use crate::ui::kit::fonts::bold;
use crate::ui::kit::page::{back, frame};
use crate::ui::kit::theme::GAP;
use crate::ui::kit::widgets::{quiet, sheet, soft, written};
use crate::ui::view::frame_view::View;
use crate::ui::view::opened_game_list::OpenedGameList;

/// The page with the games of a file.
#[derive(Debug, Default)]
pub struct GamesPanel {
    search: String,
    found: SearchResult,
    shown: ImportedGameView,
}

/// The games that fit what was searched for.
#[derive(Debug, Default)]
struct SearchResult {
    /// The serial number of the list.
    list: u64,
    words: Vec<String>,
    /// How many games of the list were looked through.
    seen: usize,
    games: Vec<usize>,
}

/// How high a game is in the list.
const ROW: f32 = 30.0;
/// How wide the game looked at is.
const LOOKED: f32 = 336.0;

impl GamesPanel {
    /// Shows the page for that file.
    pub fn ui(&mut self, ui: &mut Ui, view: &View<'_>, file: &OpenedGameList) {
        CentralPanel::default().frame(frame(ui)).show(ui, |ui| {
            ui.horizontal(|ui| {
                let name = [("file", file.name.as_str().into())];
                let heading = view.tr_args("games-title", &name);
                let text = RichText::new(&*heading).font(bold(22.0));
                let room = (ui.available_width() - 160.0).max(100.0);
                ui.allocate_ui(vec2(room, 36.0), |ui| {
                    ui.add(Label::new(text).truncate());
                });
                let to_the_right = Layout::right_to_left(eframe::egui::Align::Center);
                ui.with_layout(to_the_right, |ui| {
                    if quiet(ui, &view.tr("back")).clicked() {
                        view.ask(Command::Show(back(view)));
                    }
                });
            });
            ui.add_space(GAP);
            let room = ui.available_rect_before_wrap();
            let split = (room.right() - LOOKED).max(room.center().x);
            let left = Rect::from_min_max(room.min, pos2(split - GAP * 2.0, room.bottom()));
            let right = Rect::from_min_max(pos2(split, room.top()), room.max);
            ui.scope_builder(UiBuilder::new().max_rect(left).id_salt("list"), |ui| {
                self.list(ui, view, file);
            });
            ui.scope_builder(UiBuilder::new().max_rect(right).id_salt("looked"), |ui| {
                sheet(ui).show(ui, |ui| {
                    ui.set_min_size(ui.available_size());
                    let height = ui.available_height();
                    let looked = file.looked.as_ref().map(|looked| looked.index);
                    ScrollArea::vertical()
                        .id_salt(looked)
                        .show(ui, |ui| self.looked(ui, view, file, height));
                });
            });
        });
    }

    fn list(&mut self, ui: &mut Ui, view: &View<'_>, file: &OpenedGameList) {
        let hint = view.tr("games-search");
        soft(ui, &hint);
        written(ui, &mut self.search, &hint, f32::INFINITY);
        self.found.look(file, &self.search);
        let counts = [
            ("count", self.found.games.len().into()),
            ("all", file.listed.len().into()),
        ];
        let mut count = view.tr_args("games-shown", &counts).into_owned();
        if !file.is_whole {
            count = format!("{count} · {}", view.tr("games-reading"));
        }
        soft(ui, &count);
        ui.add_space(4.0);
        ui.spacing_mut().item_spacing.y = 2.0;
        let games = &self.found.games;
        let looked = file.looked.as_ref().map(|looked| looked.index);
        ScrollArea::vertical()
            .auto_shrink(false)
            .show_rows(ui, ROW, games.len(), |ui, rows| {
                for &index in &games[rows] {
                    let is_looked = looked == Some(index);
                    let button = Button::selectable(is_looked, told(&file.listed[index]))
                        .min_size(vec2(ui.available_width(), ROW))
                        .wrap_mode(TextWrapMode::Truncate);
                    if ui.add(button).clicked() {
                        view.ask(Command::LookAt(index));
                    }
                }
            });
    }

    fn looked(&mut self, ui: &mut Ui, view: &View<'_>, file: &OpenedGameList, height: f32) {
        let Some(looked) = &file.looked else {
            soft(ui, &view.tr("games-choose"));
            return;
        };
        self.shown.show(&looked.history);
        self.shown.heading(ui);
        let is_whole = looked.history.reading().errors.is_empty();
        let width = ui
            .available_width()
            .min(if is_whole { 280.0 } else { 208.0 })
            .min((height * 0.5).max(160.0));
        self.shown.board(ui, view, width);
        self.shown.moves(ui, view);
        self.shown.ending(ui, view);
        self.shown.wishes(ui, view, false);
    }
}

impl SearchResult {
    /// Looks through what is new: new games, or all of them if something else is searched for.
    fn look(&mut self, file: &OpenedGameList, search: &str) {
        let words: Vec<String> = search.split_whitespace().map(str::to_lowercase).collect();
        if self.words != words || self.list != file.serial {
            *self = Self {
                list: file.serial,
                words,
                ..Self::default()
            };
        }
        for (index, listed) in file.listed.iter().enumerate().skip(self.seen) {
            if fits(listed, &self.words) {
                self.games.push(index);
            }
        }
        self.seen = file.listed.len();
    }
}

/// Whether every word stands somewhere in what the list knows of a game.
fn fits(listed: &ListedGame, words: &[String]) -> bool {
    if words.is_empty() {
        return true;
    }
    let ListedGame {
        white,
        black,
        event,
        date,
        ..
    } = listed;
    let all = format!("{white}\n{black}\n{event}\n{date}").to_lowercase();
    words.iter().all(|word| all.contains(word))
}

/// A game as the list tells it.
fn told(listed: &ListedGame) -> String {
    let ListedGame {
        white,
        black,
        event,
        date,
        score,
        ..
    } = listed;
    format!("{white} – {black}   {}   {event}, {date}", score.printed())
}
