//! The games of a file: a list to search, and beside it the game that is looked at.

use std::path::PathBuf;
use std::sync::Arc;

use eframe::egui::{CentralPanel, Label, Rect, Response, RichText, Ui, UiBuilder, Vec2, vec2};

use super::game_rows::{
    ChosenRow, ROW, RowChoice, behind_the_board, row_board, row_ground, row_players,
    rows_and_chosen,
};
use super::search_line::{SearchLine, holds_all, nothing_found, searched_day, words_of};
use crate::kit::button::{Button, ButtonKind};
use crate::kit::fonts::{BODY, HEADING, SOFT, bold, regular};
use crate::kit::piece_textures::Pieces;
use crate::kit::theme::{GAP, palette};
use crate::kit::widgets::{cell, choice, modal, primary, row_cells, sheet, soft};
use crate::parts::diagram::{Diagram, diagram};
use crate::parts::page::{frame, page_bar};
use crate::parts::rule_page::ArticlePanel;
use crate::review::move_list::MoveList;
use crate::review::replacement_prompt::{Replacement, replacement};
use crate::review::review_bar::want_paper;
use crate::review::steps::ReviewPlace;
use crate::view::command::Command;
use crate::view::frame_view::View;
use crate::view::opened_game_list::OpenedGameList;
use jadoube_core::i18n::{Language, shown_text};
use jadoube_core::notation::pgn::{ListedGame, TextEncoding};
use jadoube_core::record::ImportedGame;

/// The page with the games of a file.
#[derive(Debug, Default)]
pub struct GamesPanel {
    search: SearchLine,
    found: SearchResult,
    /// The file that is searched.
    path: PathBuf,
    /// The game that is chosen, by its place in the file, and where it stands among those that are shown.
    chosen: Option<usize>,
    rows: ChosenRow,
    /// The game that is to be looked through as soon as it is there.
    opens: Option<usize>,
    small: Pieces,
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
    /// Whether another list is searched through, or for something else, than when this was last asked.
    is_new: bool,
    words: Vec<String>,
    /// In whose words days are shown, and found.
    language: Option<Language>,
    /// How many games of the list were looked through.
    seen: usize,
    games: Vec<usize>,
}

/// How wide the board of the game looked at is at least, how large a step through it beside the board, and how high a line
/// of its moves and the few that are seen at least.
const SMALLEST_BOARD: f32 = 160.0;
const STEP: Vec2 = vec2(44.0, 36.0);
const ONE_MOVE: f32 = 40.0;
const FEW_MOVES: f32 = 128.0;

/// How high a row of buttons is.
const ONE_ROW: f32 = 44.0;

/// Which part of the page's width the game looked at has, and at least.
const LOOKED: (f32, f32) = (0.42, 344.0);

/// The messages that name the columns behind the board, and which part of the row each has.
const COLUMNS: [&str; 4] = ["kept-players", "sheet-result", "sheet-event", "sheet-date"];
const SHARES: [f32; 4] = [0.46, 0.14, 0.20, 0.20];

/// How many games are searched through in a frame.
const SEARCHED: usize = 5000;

impl GamesPanel {
    /// Shows the page for that file.
    pub fn ui(&mut self, ui: &mut Ui, view: &View<'_>, file: &OpenedGameList) {
        if let Some(looked) = &file.looked {
            self.place.look_at(looked.history.review(), None);
            self.place.keys(ui);
            if self.opens == Some(looked.index) {
                self.opens = None;
                view.ask(Command::Review(Arc::clone(looked.history.review())));
            }
        }
        self.keys(ui, view, file);
        page_bar(ui, view);
        CentralPanel::default().frame(frame(ui)).show(ui, |ui| {
            let room = ui.available_rect_before_wrap();
            let (rows, looked) = rows_and_chosen(room, LOOKED);
            ui.scope_builder(UiBuilder::new().max_rect(rows).id_salt("list"), |ui| {
                let name = [("file", file.name.as_str().into())];
                let heading = view.tr_args("games-title", &name);
                let text = RichText::new(&*heading).font(bold(28.0));
                ui.add(Label::new(text).truncate());
                ui.add_space(GAP);
                self.list(ui, view, file);
            });
            ui.scope_builder(UiBuilder::new().max_rect(looked).id_salt("looked"), |ui| {
                sheet(ui).show(ui, |ui| {
                    ui.set_min_size(ui.available_size());
                    match &file.looked {
                        Some(looked) if self.found.games.binary_search(&looked.index).is_ok() => {
                            self.looked(ui, view, &looked.history);
                        }
                        Some(_) | None => {
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

    /// The arrows walk over the list, Enter looks the chosen game through.
    fn keys(&mut self, ui: &Ui, view: &View<'_>, file: &OpenedGameList) {
        let list = self.found.list;
        if self.path != file.path {
            self.path.clone_from(&file.path);
            self.search.text.clear();
        }
        if self.found.look(view, file, &self.search.text) {
            ui.request_repaint();
        }
        if std::mem::take(&mut self.found.is_new) {
            self.rows.restart();
        }
        let looked = file.looked.as_ref().map(|looked| looked.index);
        if self.found.list != list {
            self.chosen = looked;
            self.opens = None;
        }
        let games = &self.found.games;
        if self.chosen.or(looked).is_none()
            && let Some(&first) = games.first()
        {
            view.ask(Command::LookAt(first));
            self.chosen = Some(first);
        }
        let chosen = self.chosen.or(looked);
        self.rows.place = chosen.and_then(|index| games.binary_search(&index).ok());
        let choice = self.rows.keys(ui, self.search.id, games.len());
        self.choose(view, looked, choice);
    }

    fn choose(&mut self, view: &View<'_>, looked: Option<usize>, choice: Option<RowChoice>) {
        let Some(RowChoice::Look(place) | RowChoice::Open(place)) = choice else {
            return;
        };
        let Some(&index) = self.found.games.get(place) else {
            return;
        };
        if looked != Some(index) {
            view.ask(Command::LookAt(index));
        }
        self.chosen = Some(index);
        let opens = matches!(choice, Some(RowChoice::Open(_)));
        self.opens = opens.then_some(index);
    }

    fn list(&mut self, ui: &mut Ui, view: &View<'_>, file: &OpenedGameList) {
        Self::encoding(ui, view, file);
        self.search.ui(ui, view);
        let counts = [
            ("count", self.found.games.len().into()),
            ("all", file.listed.len().into()),
        ];
        let mut count = view.tr_args("games-shown", &counts).into_owned();
        if !file.is_whole {
            count = format!("{count} · {}", view.tr("games-reading"));
        }
        soft(ui, &count);
        if self.found.games.is_empty() && file.is_whole {
            nothing_found(ui, view);
            return;
        }
        self.rows.columns(ui, view, COLUMNS, SHARES);
        let (games, small) = (&self.found.games, &mut self.small);
        let (mut choice, mut unknown) = (None, Vec::new());
        let chosen = self.rows.place;
        let height = ui.available_height();
        self.rows
            .rows(ui, games.len(), (ROW, height), |ui, place, rect| {
                let index = games[place];
                let listed = &file.listed[index];
                let response = row(ui, view, place, listed, chosen == Some(place), rect);
                match file.last.get(&index) {
                    Some(Some(last)) => {
                        let shown = Diagram::after(last.last, &last.position, view);
                        row_board(ui, view, small, rect, shown);
                    }
                    Some(None) => {}
                    None => unknown.push(index),
                }
                if response.double_clicked() {
                    choice = Some(RowChoice::Open(place));
                } else if response.clicked() {
                    choice = Some(RowChoice::Look(place));
                }
            });
        if !unknown.is_empty() {
            view.ask(Command::WorkOutPositions(unknown));
        }
        let looked = file.looked.as_ref().map(|looked| looked.index);
        self.choose(view, looked, choice);
    }

    /// Tells in which encoding the file was read, where it is not UTF-8, and reads it again in another.
    fn encoding(ui: &mut Ui, view: &View<'_>, file: &OpenedGameList) {
        let Some(read_as) = file.encoding() else {
            return;
        };
        let mut chosen = read_as;
        ui.horizontal_wrapped(|ui| {
            soft(
                ui,
                &view.tr_args("games-read-as", &[("name", read_as.name().into())]),
            );
            choice(ui, &mut chosen, &TextEncoding::CODE_PAGES, |encoding| {
                encoding.name().to_owned()
            });
        });
        if chosen != read_as {
            view.ask(Command::OpenIn(file.path.clone(), chosen));
        }
    }

    /// The game looked at: who plays, its board, its moves, and what can be done with it.
    fn looked(&mut self, ui: &mut Ui, view: &View<'_>, history: &Arc<ImportedGame>) {
        let game = history.review();
        let tag = |name| shown_text::line(game.game().tags.get(name).unwrap_or("?"));
        let players = format!("{} – {}", tag("White"), tag("Black"));
        ui.add(Label::new(RichText::new(players).font(bold(HEADING))).truncate());
        let date = view.words.short_day(&tag("Date"));
        let event = tag("Event");
        let told = [known(&event), known(&date)].into_iter().flatten();
        let told = told.collect::<Vec<_>>().join(" · ");
        if !told.is_empty() {
            soft(ui, &told);
        }
        let room = ui.available_rect_before_wrap();
        // Beside it stand the steps, below it moves and what can be done.
        let kept = self.place.variation_room();
        let below = FEW_MOVES + 2.0 * GAP + kept + wishes_height(ui, view);
        let beside = STEP.x + GAP;
        let width = (room.width() - beside).min(room.height() - below);
        let width = width.max(SMALLEST_BOARD);
        ui.horizontal_top(|ui| {
            ui.spacing_mut().item_spacing.x = GAP;
            if let Some((position, last)) = self.place.position() {
                let shown = Diagram::after(last, &position, view);
                diagram(ui, view, &mut self.pieces, shown, width);
            }
            ui.vertical(|ui| {
                ui.spacing_mut().item_spacing.y = 4.0;
                self.place.buttons(ui, view, STEP.x, STEP.y);
            });
        });
        let rest = ui.available_rect_before_wrap();
        let rows = wishes_height(ui, view);
        let (moves, wishes) = rest.split_top_bottom_at_y(rest.bottom() - rows);
        let moves = moves.with_max_y(moves.bottom() - GAP);
        let (moves, strip) = moves.split_top_bottom_at_y(moves.bottom() - kept);
        let strip = strip.with_min_y(strip.top() + GAP);
        self.place.variation_strip(ui, view, strip);
        if moves.height() >= ONE_MOVE {
            ui.scope_builder(UiBuilder::new().max_rect(moves).id_salt("moves"), |ui| {
                let place = self.place.place().clone();
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
        ui.horizontal_wrapped(|ui| {
            ui.spacing_mut().item_spacing = vec2(GAP, GAP);
            if primary(ui, &view.tr("review-look-through")).clicked() {
                view.ask(Command::Review(Arc::clone(history.review())));
            }
            for (id, one, is_possible) in [
                (
                    "games-lay",
                    Wish::PutOnTable,
                    !history.game().plies.is_empty(),
                ),
                ("history-continue", Wish::Continue, self.place.can_go_on()),
            ] {
                let kind = ButtonKind::plain_if(is_possible);
                if Button::words(kind, view.tr(id)).show(ui).clicked() {
                    wish = Some(one);
                }
            }
        });
        match wish {
            Some(_) if view.is_unfinished() => self.asks = wish,
            Some(wish) => self.fulfil(ui, view, wish, history),
            None => {}
        }
    }

    fn fulfil(&self, ui: &Ui, view: &View<'_>, wish: Wish, history: &Arc<ImportedGame>) {
        view.ask(match wish {
            Wish::PutOnTable => {
                want_paper(ui);
                Command::PutOnTable(Arc::clone(history))
            }
            Wish::Continue => Command::Continue(Box::new(self.place.so_far(self.place.clocks()))),
        });
    }

    /// Asks what becomes of the unfinished game on the table.
    fn question(&mut self, ui: &Ui, view: &View<'_>, history: &Arc<ImportedGame>) {
        let Some(wish) = self.asks else { return };
        let mut answer = None;
        let closes = modal(ui, !view.is_a_clock_running(), "gives-way", 480.0, |ui| {
            answer = replacement(ui, view).1;
        });
        if answer == Some(Replacement::SetAside) {
            self.fulfil(ui, view, wish, history);
        }
        if answer.is_some() || closes {
            self.asks = None;
        }
    }
}

/// A game of the list, all but its board.
fn row(
    ui: &Ui,
    view: &View<'_>,
    place: usize,
    listed: &ListedGame,
    is_chosen: bool,
    rect: Rect,
) -> Response {
    let ListedGame {
        white,
        black,
        event,
        date,
        score,
        ..
    } = listed;
    let [white, black, event, date] =
        [white, black, event, date].map(|told| shown_text::line(told));
    let date = view.words.short_day(&date);
    let spoken = format!("{white} – {black}   {}   {event}, {date}", score.printed());
    let response = row_ground(ui, rect, place, is_chosen, &spoken);
    let colors = palette(ui);
    let cells = row_cells(behind_the_board(rect), SHARES);
    row_players(ui, cells[0], [white, black]);
    cell(ui, cells[1], score.printed(), bold(15.0), colors.ink);
    let event = known(&event).unwrap_or_default();
    for (place, text) in [(cells[2], event), (cells[3], &*date)] {
        cell(ui, place, text, regular(SOFT), colors.soft_ink);
    }
    response
}

/// What a tag tells, if it tells anything: PGN has a `?` for what nobody knows.
fn known(text: &str) -> Option<&str> {
    Some(text.trim()).filter(|text| text.chars().any(|sign| !"?. ".contains(sign)))
}

/// How much room the wishes need: as many rows as they do not stand side by side in.
fn wishes_height(ui: &Ui, view: &View<'_>) -> f32 {
    let room = ui.available_width();
    let (mut rows, mut taken) = (1.0, 0.0);
    for id in ["review-look-through", "games-lay", "history-continue"] {
        let text = view.tr(id).into_owned();
        let galley = ui
            .painter()
            .layout_no_wrap(text, bold(BODY), palette(ui).ink);
        let width = galley.size().x + 2.0 * ui.spacing().button_padding.x + GAP;
        if taken > 0.0 && taken + width > room {
            rows += 1.0;
            taken = 0.0;
        }
        taken += width;
    }
    rows * ONE_ROW
}

impl SearchResult {
    /// Looks through some of what is new: new games, or all of them if something else is searched for; whether there are
    /// more.
    fn look(&mut self, view: &View<'_>, file: &OpenedGameList, search: &str) -> bool {
        let words = words_of(search);
        let language = Some(view.words.language());
        if self.words != words || self.list != file.serial || self.language != language {
            *self = Self {
                is_new: true,
                list: file.serial,
                words,
                language,
                ..Self::default()
            };
        }
        let new = file.listed.iter().enumerate().skip(self.seen);
        for (index, listed) in new.take(SEARCHED) {
            if fits(view, listed, &self.words) {
                self.games.push(index);
            }
        }
        self.seen = (self.seen + SEARCHED).min(file.listed.len());
        self.seen < file.listed.len()
    }
}

/// Whether every word stands somewhere in what the list knows and shows of a game.
fn fits(view: &View<'_>, listed: &ListedGame, words: &[String]) -> bool {
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
    let day = searched_day(view.words, date);
    holds_all(&format!("{white}\n{black}\n{event}\n{day}"), words)
}
