//! What becomes of an unfinished game when another is to take its place: it is kept, or set aside.

use eframe::egui::{Response, Ui};

use crate::chess::Color;
use crate::ui::Command;
use crate::ui::kit::theme::GAP;
use crate::ui::kit::widgets::{modal, primary, prose, quiet};
use crate::ui::view::frame_view::View;

/// What was answered.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Replacement {
    /// The unfinished game stays on the table.
    Kept,
    /// It is set aside.
    SetAside,
}

/// Shows the sheet, if a game that was opened waits for the answer.
pub fn replacement_prompt(ui: &Ui, view: &View<'_>) {
    if !view.asks_to_replace {
        return;
    }
    let mut answer = None;
    let closes = modal(ui, view, "replacement", 480.0, |ui| {
        answer = replacement(ui, view).1;
    });
    match answer {
        Some(Replacement::SetAside) => view.ask(Command::ReplaceGame),
        Some(Replacement::Kept) => view.ask(Command::KeepGame),
        None if closes => view.ask(Command::KeepGame),
        None => {}
    }
}

/// Asks what becomes of it.
pub fn replacement(ui: &mut Ui, view: &View<'_>) -> (Response, Option<Replacement>) {
    let [white, black] = [Color::White, Color::Black].map(|color| view.name(color));
    let args = [("white", (&*white).into()), ("black", (&*black).into())];
    prose(ui, &view.tr_args("history-unfinished", &args));
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
