//! The games of a file: a list to search, and beside it the game that is looked at.

use std::sync::Arc;

use eframe::egui::{
    CentralPanel, Label, Rect, RichText, Role as Part, ScrollArea, Sense, Ui, UiBuilder,
    WidgetInfo, pos2, vec2,
};

use crate::notation::pgn::ListedGame;
use crate::record::ImportedGame;
use crate::ui::Command;
use crate::ui::kit::diagram::{Diagram, diagram};
use crate::ui::kit::fonts::{bold, regular};
use crate::ui::kit::page::{frame, page_bar};
use crate::ui::kit::piece_textures::Pieces;
use crate::ui::kit::rule_page::ArticlePanel;
use crate::ui::kit::theme::{GAP, SMALL_CORNER, palette};
use crate::ui::kit::widgets::{cell, modal, primary, quiet, row_cells, sheet, soft, written};
use crate::ui::review::move_list::MoveList;
use crate::ui::review::replacement_prompt::{Replacement, replacement};
use crate::ui::review::steps::ReviewPlace;
use crate::ui::view::frame_view::View;
use crate::ui::view::opened_game_list::OpenedGameList;

/// The page with the games of a file.
#[derive(Debug, Default)]
pub struct GamesPanel {
    search: String,
    found: SearchResult,
    place: ReviewPlace,
    moves: MoveList,
    pieces: Pieces,
    article: ArticlePanel,
    /// What somebody wants to do although the game on the table is not over.
    asks: Option<Wish>,
}

/// What can be done with a game that makes the one on the table give way.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Wish {
    PutOnTable,
    Continue,
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
const ROW: f32 = 36.0;

/// How wide the board of the game looked at is at least, and how high a line of its moves.
const SMALLEST_BOARD: f32 = 160.0;
const ONE_MOVE: f32 = 40.0;

/// How high a row of buttons is.
const ONE_ROW: f32 = 44.0;

/// How wide the game looked at is at least, and which part of the page it has.
const LOOKED: (f32, f32) = (344.0, 0.42);

/// The messages that name the columns, and which part of the row each has.
const COLUMNS: [&str; 5] = [
    "color-white",
    "color-black",
    "sheet-result",
    "sheet-event",
    "sheet-date",
];
const SHARES: [f32; 5] = [0.24, 0.24, 0.13, 0.16, 0.23];

impl GamesPanel {
    /// Shows the page for that file.
    pub fn ui(&mut self, ui: &mut Ui, view: &View<'_>, file: &OpenedGameList) {
        if let Some(looked) = &file.looked {
            self.place.look_at(looked.history.review());
            self.place.keys(ui);
        }
        page_bar(ui, view);
        CentralPanel::default().frame(frame(ui)).show(ui, |ui| {
            let name = [("file", file.name.as_str().into())];
            let heading = view.tr_args("games-title", &name);
            let text = RichText::new(&*heading).font(bold(28.0));
            ui.add(Label::new(text).truncate());
            ui.add_space(GAP);
            let room = ui.available_rect_before_wrap();
            let width = (room.width() * LOOKED.1).max(LOOKED.0);
            let split = room.right() - width;
            let left = Rect::from_min_max(room.min, pos2(split - GAP * 2.0, room.bottom()));
            let right = Rect::from_min_max(pos2(split, room.top()), room.max);
            ui.scope_builder(UiBuilder::new().max_rect(left).id_salt("list"), |ui| {
                self.list(ui, view, file);
            });
            ui.scope_builder(UiBuilder::new().max_rect(right).id_salt("looked"), |ui| {
                sheet(ui).show(ui, |ui| {
                    ui.set_min_size(ui.available_size());
                    match &file.looked {
                        Some(looked) => self.looked(ui, view, &looked.history),
                        None => {
                            soft(ui, &view.tr("games-choose"));
                        }
                    }
                });
            });
        });
        if let Some(looked) = &file.looked {
            self.question(ui, view, &looked.history);
        }
        self.article.ui(ui, view);
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
        columns(ui, view);
        ui.spacing_mut().item_spacing.y = 0.0;
        let games = &self.found.games;
        let looked = file.looked.as_ref().map(|looked| looked.index);
        ScrollArea::vertical()
            .auto_shrink(false)
            .show_rows(ui, ROW, games.len(), |ui, rows| {
                for &index in &games[rows] {
                    if row(ui, view, index, &file.listed[index], looked == Some(index)) {
                        view.ask(Command::LookAt(index));
                    }
                }
            });
    }

    /// The game looked at: who plays, its board, its moves, and what can be done with it.
    fn looked(&mut self, ui: &mut Ui, view: &View<'_>, history: &Arc<ImportedGame>) {
        let game = history.review();
        let tag = |name| game.game().tags.get(name).unwrap_or("?");
        let players = format!("{} – {}", tag("White"), tag("Black"));
        ui.add(Label::new(RichText::new(players).font(bold(17.0))).truncate());
        let date = view.words.short_day(tag("Date"));
        let told = [known(tag("Event")), known(&date)].into_iter().flatten();
        let told = told.collect::<Vec<_>>().join(" · ");
        if !told.is_empty() {
            soft(ui, &told);
        }
        let room = ui.available_rect_before_wrap();
        // Below it stand the steps, some moves, and what can be done.
        let below = 44.0 + 110.0 + wishes_height(ui, view);
        let width = room.width().min(room.height() - below).max(SMALLEST_BOARD);
        if let Some((position, last)) = self.place.position() {
            let shown = Diagram::after(last, &position, view);
            diagram(ui, view, &mut self.pieces, shown, width);
        }
        ui.horizontal(|ui| {
            ui.spacing_mut().item_spacing.x = 4.0;
            self.place.buttons(ui, view, 44.0, 36.0);
        });
        let rest = ui.available_rect_before_wrap();
        let rows = wishes_height(ui, view);
        let (moves, wishes) = rest.split_top_bottom_at_y(rest.bottom() - rows);
        let moves = moves.with_max_y(moves.bottom() - GAP);
        if moves.height() >= ONE_MOVE {
            ui.scope_builder(UiBuilder::new().max_rect(moves).id_salt("moves"), |ui| {
                let place = self.place.place().clone();
                self.place.variation_strip(ui, view);
                let article = &mut self.article;
                if let Some(clicked) = self.moves.ui(ui, view, game, &place, article) {
                    self.place.go_to(clicked);
                }
            });
        }
        let wishes = UiBuilder::new().max_rect(wishes).id_salt("wishes");
        ui.scope_builder(wishes, |ui| self.wishes(ui, view, history));
    }

    fn wishes(&mut self, ui: &mut Ui, view: &View<'_>, history: &Arc<ImportedGame>) {
        let mut wish = None;
        let is_narrow = wishes_height(ui, view) > ONE_ROW;
        ui.horizontal(|ui| {
            if primary(ui, &view.tr("review-look-through")).clicked() {
                view.ask(Command::Review(Arc::clone(history.review())));
            }
            ui.add_enabled_ui(!history.game().plies.is_empty(), |ui| {
                if quiet(ui, &view.tr("games-lay")).clicked() {
                    wish = Some(Wish::PutOnTable);
                }
            });
            if !is_narrow {
                self.go_on(ui, view, &mut wish);
            }
        });
        if is_narrow {
            self.go_on(ui, view, &mut wish);
        }
        match wish {
            Some(_) if view.is_unfinished() => self.asks = wish,
            Some(wish) => self.fulfil(view, wish, history),
            None => {}
        }
    }

    fn go_on(&self, ui: &mut Ui, view: &View<'_>, wish: &mut Option<Wish>) {
        ui.add_enabled_ui(self.place.can_go_on(), |ui| {
            if quiet(ui, &view.tr("history-continue")).clicked() {
                *wish = Some(Wish::Continue);
            }
        });
    }

    fn fulfil(&self, view: &View<'_>, wish: Wish, history: &Arc<ImportedGame>) {
        view.ask(match wish {
            Wish::PutOnTable => Command::PutOnTable(Arc::clone(history)),
            Wish::Continue => Command::Continue(Box::new(self.place.so_far())),
        });
    }

    /// Asks what becomes of the unfinished game on the table.
    fn question(&mut self, ui: &Ui, view: &View<'_>, history: &Arc<ImportedGame>) {
        let Some(wish) = self.asks else { return };
        let mut answer = None;
        let closes = modal(ui, "gives-way", 480.0, |ui| {
            answer = replacement(ui, view).1;
        });
        if answer == Some(Replacement::SetAside) {
            self.fulfil(view, wish, history);
        }
        if answer.is_some() || closes {
            self.asks = None;
        }
    }
}

/// The names of the columns.
fn columns(ui: &mut Ui, view: &View<'_>) {
    let size = vec2(ui.available_width(), 24.0);
    let (rect, _) = ui.allocate_exact_size(size, Sense::hover());
    let color = palette(ui).soft_ink;
    let cells = row_cells(rect.with_min_x(rect.left() + GAP), SHARES);
    for (place, id) in cells.into_iter().zip(COLUMNS) {
        cell(ui, place, &view.tr(id), bold(13.0), color);
    }
}

/// A game of the list; whether it was clicked on.
fn row(ui: &mut Ui, view: &View<'_>, index: usize, listed: &ListedGame, is_looked: bool) -> bool {
    let size = vec2(ui.available_width(), ROW);
    let (rect, _) = ui.allocate_exact_size(size, Sense::hover());
    let response = ui.interact(rect, ui.scope_id().with(("game", index)), Sense::click());
    let ListedGame {
        white,
        black,
        event,
        date,
        score,
        ..
    } = listed;
    let spoken = format!("{white} – {black}   {}   {event}, {date}", score.printed());
    response.widget_info(|| WidgetInfo::selected(Part::Button, true, is_looked, &spoken));
    let colors = palette(ui);
    let painter = ui.painter();
    if is_looked {
        painter.rect_filled(rect, SMALL_CORNER, colors.here_tint);
        let bar = rect.with_max_x(rect.left() + 3.0);
        painter.rect_filled(bar, 1.5, colors.here);
    } else if response.hovered() || response.has_focus() {
        painter.rect_filled(rect, SMALL_CORNER, colors.tint);
    }
    let (event, date) = (known(event).unwrap_or_default(), view.words.short_day(date));
    let told: [&str; 5] = [white, black, score.printed(), event, &date];
    let cells = row_cells(rect.with_min_x(rect.left() + GAP), SHARES);
    for (column, (place, text)) in cells.into_iter().zip(told).enumerate() {
        let (font, color) = match column {
            0 | 1 => (regular(15.0), colors.ink),
            2 => (bold(15.0), colors.ink),
            _ => (regular(13.5), colors.soft_ink),
        };
        cell(ui, place, text, font, color);
    }
    response.clicked()
}

/// What a tag tells, if it tells anything: PGN has a `?` for what nobody knows.
fn known(text: &str) -> Option<&str> {
    Some(text.trim()).filter(|text| text.chars().any(|sign| !"?. ".contains(sign)))
}

/// How much room the wishes need: where the pane is too narrow for all three they stand in two rows.
fn wishes_height(ui: &Ui, view: &View<'_>) -> f32 {
    let ids = ["review-look-through", "games-lay", "history-continue"];
    let widths = ids.map(|id| {
        let text = view.tr(id).into_owned();
        let galley = ui
            .painter()
            .layout_no_wrap(text, bold(14.5), palette(ui).ink);
        galley.size().x + 2.0 * ui.spacing().button_padding.x + GAP
    });
    if widths.iter().sum::<f32>() > ui.available_width() {
        2.0 * ONE_ROW
    } else {
        ONE_ROW
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
