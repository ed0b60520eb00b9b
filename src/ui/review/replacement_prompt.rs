//! What becomes of an unfinished game when another is to take its place: it is kept, or set aside.

use eframe::egui::{Label, Rect, Response, RichText, Sense, Ui, UiBuilder, vec2};

use crate::kit::fonts::{LEAD, bold};
use crate::kit::piece_textures::Pieces;
use crate::kit::theme::GAP;
use crate::kit::widgets::{modal_over, primary, prose, quiet, soft, subtitle, title};
use crate::parts::diagram::diagram;
use crate::parts::running_clock;
use crate::parts::summary_text::{clocks, players, position_diagram, summary_line};
use crate::view::command::Command;
use crate::view::frame_view::View;
use crate::view::screen::Screen;
use crate::view::waiting_game::WaitingGame;
use jadoube_core::chess::Color;
use jadoube_core::record::GameSummary;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Replacement {
    /// The unfinished game stays on the table.
    Kept,
    SetAside,
}

/// The sheet that asks which of two unfinished games is to be on the table.
#[derive(Debug, Default)]
pub struct ReplacementPrompt {
    here: Pieces,
    other: Pieces,
}

/// How wide the sheet is for a game out of a list, and how high the row that tells of a clock that runs meanwhile.
const LISTED: f32 = 480.0;
const ROW: f32 = 40.0;

/// How wide the sheet is, and which part of the window's height the board of each game has at most.
const WIDTH: f32 = 640.0;
const BOARD: f32 = 0.22;

impl ReplacementPrompt {
    /// Shows the sheet, if a game that was opened waits for the answer.
    pub fn ui(&mut self, ui: &Ui, view: &View<'_>) {
        let (
            Some(WaitingGame {
                game: other,
                is_listed,
            }),
            Some(here),
        ) = (&view.files.replacing, &view.files.on_table)
        else {
            return;
        };
        let mut answer = None;
        if *is_listed {
            let closes = modal_over(ui, "replacement", over_the_board(ui, view), LISTED, |ui| {
                answer = listed(ui, view, here, other);
            });
            return answered(view, answer, closes);
        }
        let closes = modal_over(ui, "replacement", over_the_board(ui, view), WIDTH, |ui| {
            title(ui, &view.tr("replace-title"));
            ui.spacing_mut().item_spacing.x = GAP * 3.0;
            ui.add_space(GAP);
            ui.columns(2, |columns| {
                let [left, right] = columns else { return };
                game(left, view, &mut self.here, "replace-here", here);
                game(right, view, &mut self.other, "replace-other", other);
            });
            ui.add_space(GAP);
            ui.columns(2, |columns| {
                let [left, right] = columns else { return };
                left.vertical(|ui| {
                    if quiet(ui, &view.tr("replace-keep")).clicked() {
                        answer = Some(Replacement::Kept);
                    }
                    soft(ui, &view.tr("replace-keep-what"));
                });
                right.vertical(|ui| {
                    if primary(ui, &view.tr("replace-resume")).clicked() {
                        answer = Some(Replacement::SetAside);
                    }
                    soft(ui, &view.tr("replace-resume-what"));
                });
            });
        });
        answered(view, answer, closes);
    }
}

fn answered(view: &View<'_>, answer: Option<Replacement>, closes: bool) {
    match answer {
        Some(Replacement::SetAside) => view.ask(Command::ReplaceGame),
        Some(Replacement::Kept) => view.ask(Command::KeepGame),
        None if closes => view.ask(Command::KeepGame),
        None => {}
    }
}

/// Asks only what becomes of the game on the table, where the other was named by its row in a list; a clock that runs
/// meanwhile is told and can be paused.
fn listed(
    ui: &mut Ui,
    view: &View<'_>,
    here: &GameSummary,
    other: &GameSummary,
) -> Option<Replacement> {
    title(ui, &view.tr("replace-listed-title"));
    let names = RichText::new(players(view, other)).font(bold(LEAD));
    ui.add(Label::new(names).wrap());
    soft(ui, &summary_line(view, other));
    ui.add_space(GAP);
    let args = [("players", players(view, here).into())];
    prose(ui, &view.tr_args("replace-listed-what", &args));
    if running_clock::any_runs(view) {
        let row = vec2(ui.available_width(), ROW);
        let place = ui.allocate_exact_size(row, Sense::hover()).0;
        ui.scope_builder(UiBuilder::new().max_rect(place), |ui| {
            running_clock::beside_reading(ui, view);
        });
    }
    ui.add_space(GAP);
    let mut answer = None;
    ui.horizontal_wrapped(|ui| {
        if primary(ui, &view.tr("summary-resume")).clicked() {
            answer = Some(Replacement::SetAside);
        }
        if quiet(ui, &view.tr("cancel")).clicked() {
            answer = Some(Replacement::Kept);
        }
    });
    answer
}

/// Where a sheet stands: over the board at the table, so that clocks and notifications stay in sight.
pub fn over_the_board(ui: &Ui, view: &View<'_>) -> Rect {
    let whole = ui.ctx().content_rect();
    if view.window.screen == Screen::Table {
        whole.with_max_x(whole.right().min(whole.left() + whole.height()))
    } else {
        whole
    }
}

/// One of the two games: where it is, its position, who plays, and what tells it from another of the same players.
fn game(ui: &mut Ui, view: &View<'_>, pieces: &mut Pieces, place: &str, game: &GameSummary) {
    subtitle(ui, &view.tr(place));
    let high = ui.ctx().content_rect().height() * BOARD;
    let width = ui.available_width().min(high);
    diagram(ui, view, pieces, position_diagram(view, game), width);
    let names = RichText::new(players(view, game)).font(bold(LEAD));
    ui.add(Label::new(names).wrap());
    soft(ui, &summary_line(view, game));
    if let Some(clocks) = clocks(view, game) {
        soft(ui, &clocks);
    }
}

/// Asks what becomes of it.
pub fn replacement(ui: &mut Ui, view: &View<'_>) -> (Response, Option<Replacement>) {
    let [white, black] = [Color::White, Color::Black].map(|color| view.name(color));
    let args = [("white", (&*white).into()), ("black", (&*black).into())];
    prose(ui, &view.tr_args("history-unfinished", &args));
    if let Some(game) = &view.files.on_table {
        soft(ui, &summary_line(view, game));
    }
    soft(ui, &view.tr("history-set-aside-what"));
    ui.add_space(GAP);
    let mut answer = None;
    let answers = ui.horizontal_wrapped(|ui| {
        if primary(ui, &view.tr("history-keep")).clicked() {
            answer = Some(Replacement::Kept);
        }
        if quiet(ui, &view.tr("history-set-aside")).clicked() {
            answer = Some(Replacement::SetAside);
        }
    });
    (answers.response, answer)
}
