//! The games of a file: a list to search, and the one game that is looked at, move by move.

use eframe::egui::{
    Button, CentralPanel, Frame, Label, Layout, Margin, Rect, RichText, ScrollArea, TextWrapMode,
    Ui, UiBuilder, pos2, vec2,
};

use crate::chess::{Chess, Color, Position};
use crate::notation::algebraic;
use crate::notation::pgn::{Game, Listed, Score};
use crate::ui::Command;
use crate::ui::kit::diagram;
use crate::ui::kit::fonts::bold;
use crate::ui::kit::page::back;
use crate::ui::kit::piece_textures::Pieces;
use crate::ui::kit::theme::GAP;
use crate::ui::kit::widgets::{
    primary, quiet, sheet, sign, soft, subtitle, title, warning, written,
};
use crate::ui::view::game_file::{GameFile, Looked};
use crate::ui::view::snapshot::View;

/// The page with the games of a file.
#[derive(Debug, Default)]
pub struct GamesPanel {
    search: String,
    found: SearchResult,
    shown: ShownGame,
    pieces: Pieces,
}

/// The games that fit what was searched for.
#[derive(Debug, Default)]
struct SearchResult {
    file: String,
    words: Vec<String>,
    /// How many games of the list were looked through.
    seen: usize,
    games: Vec<usize>,
}

/// The positions of the game that is looked at.
#[derive(Debug, Default)]
struct ShownGame {
    game: Option<(String, usize)>,
    positions: Vec<Chess>,
    ply: usize,
}

/// How high a game is in the list.
const ROW: f32 = 30.0;
/// How wide the game looked at is.
const LOOKED: f32 = 336.0;

impl GamesPanel {
    /// Shows the page for that file.
    pub fn ui(&mut self, ui: &mut Ui, view: &View<'_>, file: &GameFile) {
        let frame = Frame::central_panel(ui.style()).inner_margin(Margin::same(24));
        CentralPanel::default().frame(frame).show(ui, |ui| {
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
                    ScrollArea::vertical().show(ui, |ui| self.looked(ui, view, file));
                });
            });
        });
    }

    fn list(&mut self, ui: &mut Ui, view: &View<'_>, file: &GameFile) {
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

    fn looked(&mut self, ui: &mut Ui, view: &View<'_>, file: &GameFile) {
        let Some(looked) = &file.looked else {
            soft(ui, &view.tr("games-choose"));
            return;
        };
        let game = &looked.reading.game;
        self.shown.show(&file.name, looked);
        let tag = |name| game.tags.get(name).unwrap_or("?").to_owned();
        title(ui, &format!("{} – {}", tag("White"), tag("Black")));
        soft(ui, &format!("{} · {}", tag("Event"), tag("Date")));
        let is_whole = looked.reading.faults.is_empty();
        let width = ui
            .available_width()
            .min(if is_whole { 280.0 } else { 208.0 });
        if let Some(position) = self.shown.positions.get(self.shown.ply) {
            diagram::board(ui, view, &mut self.pieces, position.board(), width);
        }
        self.shown.steps(ui, view, game);
        match view.words.unusual_score(game.score) {
            Some(explained) => soft(ui, &explained),
            None => soft(ui, &mark(game.score)),
        };
        if !is_whole {
            subtitle(ui, &view.tr("games-faults"));
            let style = view.settings.notation.of(Color::White);
            for fault in &looked.reading.faults {
                warning(ui, &view.words.fault(fault, style));
            }
        }
        ui.add_space(GAP);
        ui.add_enabled_ui(!game.plies.is_empty(), |ui| {
            if primary(ui, &view.tr("games-lay")).clicked() {
                view.ask(Command::LayOnTable);
            }
        });
    }
}

impl SearchResult {
    /// Looks through what is new: new games, or all of them if something else is searched for.
    fn look(&mut self, file: &GameFile, search: &str) {
        let words: Vec<String> = search.split_whitespace().map(str::to_lowercase).collect();
        if self.words != words || self.file != file.name || self.seen > file.listed.len() {
            *self = Self {
                file: file.name.clone(),
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
fn fits(listed: &Listed, words: &[String]) -> bool {
    if words.is_empty() {
        return true;
    }
    let Listed {
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
fn told(listed: &Listed) -> String {
    let Listed {
        white,
        black,
        event,
        date,
        score,
        ..
    } = listed;
    format!("{white} – {black}   {}   {event}, {date}", mark(*score))
}

/// A score as people write it.
fn mark(score: Score) -> String {
    score.mark().replace('-', "–").replace("1/2", "½")
}

impl ShownGame {
    fn show(&mut self, file: &str, looked: &Looked) {
        let same = |(name, index): &(String, usize)| name == file && *index == looked.index;
        if self.game.as_ref().is_some_and(same) {
            return;
        }
        let game = &looked.reading.game;
        let mut position = game.start.clone();
        self.positions = vec![position.clone()];
        for ply in &game.plies {
            position.play_unchecked(ply.mv);
            self.positions.push(position.clone());
        }
        self.ply = 0;
        self.game = Some((file.to_owned(), looked.index));
    }

    /// Four signs to go through the game, and the move that led here.
    fn steps(&mut self, ui: &mut Ui, view: &View<'_>, game: &Game) {
        let last = self.positions.len().saturating_sub(1);
        ui.horizontal(|ui| {
            ui.spacing_mut().item_spacing.x = 2.0;
            for (shape, id, to) in [
                ("⇤", "games-first", 0),
                ("←", "games-back", self.ply.saturating_sub(1)),
                ("→", "games-forward", (self.ply + 1).min(last)),
                ("⇥", "games-last", last),
            ] {
                ui.add_enabled_ui(to != self.ply, |ui| {
                    if sign(ui, shape, &view.tr(id)).clicked() {
                        self.ply = to;
                    }
                });
            }
            ui.add_space(GAP);
            if let Some(text) = self.last_move(view, game) {
                ui.label(RichText::new(text).font(bold(15.0)));
            }
        });
    }

    fn last_move(&self, view: &View<'_>, game: &Game) -> Option<String> {
        let index = self.ply.checked_sub(1)?;
        let (before, ply) = (self.positions.get(index)?, game.plies.get(index)?);
        let style = view.settings.notation.of(before.turn());
        let dots = before.turn().fold_wb(".", "…");
        let offer = if ply.draw_offer { " (=)" } else { "" };
        let text = algebraic::write(before, ply.mv, style);
        Some(format!("{}{dots} {text}{offer}", before.fullmoves()))
    }
}
