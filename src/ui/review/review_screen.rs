//! A game looked through at the full board: both clocks as they stood, its moves, the time each took.

use std::sync::Arc;
use std::time::Duration;

use eframe::egui::{CentralPanel, Key, Layout, Rect, Ui, UiBuilder, Vec2, pos2, vec2};

use super::board_marks::BoardMarks;
use super::conduct_page::ConductPage;
use super::heard_place::announce_place;
use super::move_list::MoveList;
use super::player_line::player_line;
use super::replacement_prompt::{Replacement, replacement};
use super::review_bar::ReviewBar;
use super::steps::ReviewPlace;
use super::time_chart::time_chart;
use super::variation_line::GamePlace;
use crate::kit::keyboard;
use crate::kit::piece_textures::{Pieces, whole_pixels};
use crate::kit::theme::{CORNER, GAP};
use crate::kit::widgets::{modal, primary, quiet, quiet_in, sheet_ground};
use crate::parts::diagram::{Diagram, diagram_to_read};
use crate::parts::page::board_page_frame;
use crate::parts::rule_page::ArticlePanel;
use crate::parts::running_clock;
use crate::view::command::{Command, OtherContent};
use crate::view::frame_view::View;
use crate::view::review::Review;
use crate::view::screen::Screen;
use jadoube_core::chess::{ByColor, Color};

/// The page on which a game is looked through.
#[derive(Debug, Default)]
pub struct ReviewScreen {
    place: ReviewPlace,
    moves: MoveList,
    pieces: Pieces,
    kings: Pieces,
    article: ArticlePanel,
    /// Whether it is asked what becomes of the unfinished game on the table.
    asks: bool,
    marks: BoardMarks,
    bar: ReviewBar,
}

/// How high a player's line, the chart and the steps are.
const PLAYER: f32 = 56.0;
const CHART: f32 = 96.0;
const STEPS: f32 = 48.0;

/// How high the way to how the game was played is.
const CONDUCT: f32 = 40.0;

/// Less high than this, a column has smaller ones.
const ROOMY: f32 = 600.0;

/// The narrowest column, and the one in which the steps stand beside what comes after them.
const COLUMN: f32 = 304.0;
const WIDE: f32 = 440.0;

/// In a column as low as that the moves have the room of the chart.
const WITH_CHART: f32 = 380.0;

/// In a column as low as the first the buttons below the moves have that much of their height.
const LOWEST_STEPS: (f32, f32) = (320.0, 0.68);

impl ReviewScreen {
    /// Shows the page for that game; gives where its board is.
    pub fn ui(&mut self, ui: &mut Ui, view: &View<'_>, review: &Review) -> Rect {
        let game = &review.game;
        self.place.look_at(game, review.begins_at);
        self.moves.write(view, game);
        self.place.keys(ui);
        let turns = |press: &keyboard::KeyPress| {
            let modifiers = press.modifiers;
            press.place == Key::F && (!modifiers.any() || modifiers.shift_only())
        };
        if keyboard::is_free(ui) && keyboard::presses(ui).iter().any(turns) {
            self.bar.turn();
        }
        let asks = |press: &keyboard::KeyPress| press.key == Key::F1 && press.modifiers.is_none();
        if keyboard::is_free(ui)
            && !self.article.is_open()
            && keyboard::presses(ui).iter().any(asks)
            && let Some(rule) = self.moves.rule_in_sight(game, self.place.place())
        {
            view.ask(Command::OpenLaw(rule.into()));
        }
        self.marks.keys(ui, self.bar.has_black_below(view));
        announce_place(ui, view, game, &self.place, &self.moves);
        self.bar.ui(ui, view, review, &self.place);
        running_clock::strip(ui, view);
        let frame = board_page_frame(ui);
        let shown = CentralPanel::default().frame(frame).show(ui, |ui| {
            let area = ui.available_rect_before_wrap();
            let (board, column) = places(area, ui.pixels_per_point());
            if let Some((position, last)) = self.place.position() {
                let turned = self.bar.has_black_below(view);
                let shown = Diagram {
                    turned,
                    ..Diagram::after(last, &position, view)
                };
                diagram_to_read(ui, view, &mut self.pieces, shown, board);
                if let Some(ruling) = self.moves.ruling_at(self.place.place()) {
                    ruling.paint(ui, view, game, board, turned);
                }
                let told = self.place.marks();
                // A game from a file that is on the table can be drawn in.
                let is_edited = view
                    .history
                    .is_some_and(|it| Arc::ptr_eq(it.review(), game));
                let edited = self.place.place().in_game().filter(|_| is_edited);
                let shown = (self.place.place(), told.as_slice(), edited);
                self.marks.ui(ui, view, shown, board, turned);
            }
            self.column(ui, view, review, column);
            board
        });
        self.question(ui, view);
        self.article.ui_under(ui, view, game.edition());
        shown.inner
    }

    /// Puts the position shown onto the clipboard, as a FEN.
    pub fn copy_position(&self, view: &View<'_>) {
        if let Some((position, _)) = self.place.position() {
            let content = OtherContent::Position(Box::new(position));
            view.ask(Command::CopyOther(content));
        }
    }

    /// Puts a picture of the board as it is shown onto the clipboard.
    pub fn copy_picture(&self, view: &View<'_>) {
        if let Some((position, _)) = self.place.position() {
            self.bar.copy_picture(view, &position);
        }
    }

    fn column(&mut self, ui: &mut Ui, view: &View<'_>, review: &Review, column: Rect) {
        let game = &review.game;
        let is_roomy = column.height() > ROOMY;
        let less = if is_roomy { 1.0 } else { 0.8 };
        let is_wide = column.width() >= WIDE;
        let place = self.place.place().clone();
        let below = Color::from_white(!self.bar.has_black_below(view));
        let clocks = self.clocks();
        let mut rest = column;
        let top = from_top(&mut rest, PLAYER * less);
        let rows = if is_wide { 1.0 } else { 2.0 };
        let lower = if column.height() < LOWEST_STEPS.0 {
            LOWEST_STEPS.1
        } else {
            1.0
        };
        let steps = from_bottom(&mut rest, STEPS * rows * lower);
        let bottom = from_bottom(&mut rest, PLAYER * less);
        for (color, rect) in [(!below, top), (below, bottom)] {
            let clock = (color, *clocks.get(color));
            let made = place.in_game();
            player_line(ui, view, &mut self.kings, game, clock, made, rect);
        }
        // What is said of a variation has the room of the chart, which knows nothing of a variation, or some below the
        // moves while one is in it.
        let has_chart = game.clocks().longest(0..game.plies()).is_some();
        let has_chart = has_chart && column.height() > WITH_CHART;
        let foot = if has_chart {
            CHART * less
        } else if place.in_game().is_none() {
            self.place.variation_room() - GAP
        } else {
            0.0
        };
        if foot > 0.0 {
            let foot = from_bottom(&mut rest, foot);
            if place.in_game().is_none() {
                self.place.variation_strip(ui, view, foot);
            } else if has_chart {
                let moves = self.moves.texts();
                if let Some(made) = time_chart(ui, view, game, place.in_game(), moves, foot) {
                    self.place.go_to(GamePlace::Game(made));
                }
            }
        }
        if ConductPage::has_something(review) {
            let button = from_top(&mut rest, CONDUCT * less);
            if quiet_in(ui, &view.tr("conduct-title"), button).clicked() {
                view.ask(Command::Show(Screen::Conduct));
            }
        }
        sheet_ground(ui, rest, CORNER);
        let list = UiBuilder::new().max_rect(rest.shrink2(vec2(4.0, 8.0)));
        ui.scope_builder(list, |ui| {
            let article = &mut self.article;
            if let Some(clicked) = self.moves.ui(ui, view, game, &place, article) {
                self.place.go_to(clicked);
            }
        });
        // Whoever looks back in a game that is being played comes back to it first.
        let leads = !(review.is_on_table && view.is_playing());
        self.steps(ui, view, (steps, is_wide), leads);
    }

    /// What both clocks show: how they stood at the ruling that is looked at, if its position is, else at the position.
    fn clocks(&self) -> ByColor<Option<Duration>> {
        let ruling = self.moves.ruling_at(self.place.place());
        let at_the_ruling = ruling.and_then(|ruling| ruling.clocks);
        at_the_ruling.unwrap_or_else(|| self.place.clocks())
    }

    /// The buttons to go through the game, and the way to play on from here; whether that leads is seen.
    fn steps(&mut self, ui: &mut Ui, view: &View<'_>, (rect, is_wide): (Rect, bool), leads: bool) {
        let height = if is_wide {
            rect.height()
        } else {
            rect.height() / 2.0 - 2.0
        };
        ui.scope_builder(UiBuilder::new().max_rect(rect), |ui| {
            ui.spacing_mut().item_spacing = Vec2::splat(GAP);
            let gaps = GAP * 3.0;
            if is_wide {
                ui.horizontal(|ui| {
                    self.place.buttons(ui, view, 60.0, height);
                    self.go_on(ui, view, vec2(ui.available_width(), height), leads);
                });
            } else {
                ui.spacing_mut().item_spacing.y = 4.0;
                let width = (rect.width() - gaps) / 4.0;
                ui.horizontal(|ui| self.place.buttons(ui, view, width, height));
                self.go_on(ui, view, vec2(rect.width(), height), leads);
            }
        });
    }

    fn go_on(&mut self, ui: &mut Ui, view: &View<'_>, size: Vec2, leads: bool) {
        let button = if leads { primary } else { quiet };
        ui.add_enabled_ui(self.place.can_go_on(), |ui| {
            let layout = Layout::centered_and_justified(eframe::egui::Direction::LeftToRight);
            ui.allocate_ui_with_layout(size, layout, |ui| {
                let id = if leads {
                    "history-continue"
                } else {
                    "history-another"
                };
                if button(ui, &view.tr(id)).clicked() {
                    if view.is_unfinished() {
                        self.asks = true;
                    } else {
                        self.go_on_from_here(view);
                    }
                }
            });
        });
    }

    /// Lets people agree on a game that goes on with what is shown.
    fn go_on_from_here(&self, view: &View<'_>) {
        let so_far = self.place.so_far(self.clocks());
        view.ask(Command::Continue(Box::new(so_far)));
    }

    /// Asks what becomes of the unfinished game on the table, if somebody wants to play on from here.
    fn question(&mut self, ui: &Ui, view: &View<'_>) {
        if !self.asks {
            return;
        }
        let mut answer = None;
        let closes = modal(ui, !view.is_a_clock_running(), "continue", 480.0, |ui| {
            answer = replacement(ui, view).1;
        });
        if answer == Some(Replacement::SetAside) {
            self.go_on_from_here(view);
        }
        self.asks = answer.is_none() && !closes;
    }
}

/// Where the board and the column stand: side by side, or one above the other in a tall window.
fn places(area: Rect, pixels_per_point: f32) -> (Rect, Rect) {
    let gap = GAP * 2.0;
    let is_tall = area.height() > area.width() * 1.2;
    let most = if is_tall {
        area.width()
    } else {
        area.height().min(area.width() - COLUMN - gap)
    };
    let side = whole_pixels(most.max(160.0) / 8.0, pixels_per_point) * 8.0;
    let board = Rect::from_min_size(area.min, Vec2::splat(side));
    let column = if is_tall {
        area.with_min_y(board.bottom() + gap)
    } else {
        Rect::from_min_max(pos2(board.right() + gap, area.top()), area.max)
    };
    (board, column)
}

/// Takes so much off the top, and the gap beneath it.
fn from_top(rect: &mut Rect, height: f32) -> Rect {
    let (taken, below) = rect.split_top_bottom_at_y(rect.top() + height);
    *rect = below.with_min_y(below.top() + GAP);
    taken
}

/// Takes so much off the bottom, and the gap above it.
fn from_bottom(rect: &mut Rect, height: f32) -> Rect {
    let (above, taken) = rect.split_top_bottom_at_y(rect.bottom() - height);
    *rect = above.with_max_y(above.bottom() - GAP);
    taken
}
