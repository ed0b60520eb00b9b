//! A game from a file, looked through move by move, with what its file says to each; shown, and judged by nobody.

use std::fmt::Write;
use std::sync::Arc;

use eframe::egui::{RichText, Ui};

use super::annotation_text::{glyph, remarked, variation};
use super::replacement_prompt::{Replacement, replacement};
use crate::chess::{Chess, Position};
use crate::clock::duration_text::written;
use crate::notation::algebraic;
use crate::notation::pgn::{Annotation, PgnMove};
use crate::record::ImportedGame;
use crate::ui::Command;
use crate::ui::kit::diagram;
use crate::ui::kit::fonts::bold;
use crate::ui::kit::piece_textures::Pieces;
use crate::ui::kit::theme::GAP;
use crate::ui::kit::widgets::{primary, prose, quiet, sign, soft, subtitle, warning};
use crate::ui::view::frame_view::View;

/// How far a game has been looked through.
#[derive(Debug, Default)]
pub struct ImportedGameView {
    shown: Option<Arc<ImportedGame>>,
    ply: usize,
    /// What a person wants to do although a game on the table is not over.
    asks: Option<Wish>,
    /// Whether the question is to be brought into view.
    asks_anew: bool,
    pieces: Pieces,
}

/// What can be done with a game from a file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Wish {
    PutOnTable,
    Continue,
}

impl ImportedGameView {
    /// Begins with that game, unless it is the one that is shown.
    pub fn show(&mut self, history: &Arc<ImportedGame>) {
        if !self
            .shown
            .as_ref()
            .is_some_and(|shown| Arc::ptr_eq(shown, history))
        {
            self.shown = Some(Arc::clone(history));
            self.ply = 0;
            self.asks = None;
        }
    }

    /// How many half-moves were made before the position shown.
    #[must_use]
    pub const fn made(&self) -> usize {
        self.ply
    }

    /// Shows the position after so many half-moves.
    pub const fn go_to(&mut self, made: usize) {
        self.ply = made;
    }

    /// The position shown.
    pub fn board(&mut self, ui: &mut Ui, view: &View<'_>, width: f32) {
        let shown = self
            .shown
            .as_ref()
            .and_then(|history| history.positions().get(self.ply));
        if let Some(position) = shown {
            diagram::board(ui, view, &mut self.pieces, position.board(), width);
        }
    }

    /// Who plays, where and when.
    pub fn heading(&self, ui: &mut Ui) {
        let Some(history) = &self.shown else { return };
        let tag = |name| history.game().tags.get(name).unwrap_or("?");
        let players = format!("{} – {}", tag("White"), tag("Black"));
        ui.label(RichText::new(players).font(bold(17.0)));
        soft(ui, &format!("{} · {}", tag("Event"), tag("Date")));
    }

    /// The signs to go through the game, the move that led here, and what its file says to it.
    pub fn moves(&mut self, ui: &mut Ui, view: &View<'_>) {
        let Some(history) = self.shown.clone() else {
            return;
        };
        self.steps(ui, view, &history);
        let game = history.game();
        let (annotations, before) = match self.ply.checked_sub(1) {
            Some(index) => (
                game.plies
                    .get(index)
                    .map_or(&[][..], |ply| &ply.annotations),
                &history.positions()[index],
            ),
            None => (&game.opening[..], &game.start),
        };
        if let Some(played) = self
            .ply
            .checked_sub(1)
            .and_then(|index| game.plies.get(index))
        {
            times(ui, view, played);
        }
        annotated(ui, view, annotations, before);
        for remark in history.remarks() {
            if remark.after == self.ply {
                prose(ui, &view.tr(&format!("history-{}", remark.fact.slug())));
            }
        }
    }

    /// How it ended, what stood on the way, and what could not be read.
    pub fn ending(&self, ui: &mut Ui, view: &View<'_>) {
        let Some(history) = &self.shown else { return };
        let game = history.game();
        match view.words.unusual_score(game.score) {
            Some(explained) => soft(ui, &explained),
            None => soft(ui, game.score.printed()),
        };
        for remark in history.remarks() {
            let fact = view.tr(&format!("history-{}", remark.fact.slug()));
            if let Some(number) = number(history.positions(), remark.after) {
                soft(ui, &format!("{number} {fact}"));
            }
        }
        let errors = &history.reading().errors;
        if !errors.is_empty() {
            subtitle(ui, &view.tr("games-faults"));
            let style = view.settings.notation.white;
            for error in errors {
                warning(ui, &view.words.pgn_error(error, style));
            }
        }
    }

    /// What can be done with it; where a game on the table is not over, it is asked first.
    pub fn wishes(&mut self, ui: &mut Ui, view: &View<'_>, is_on_table: bool) {
        let Some(history) = self.shown.clone() else {
            return;
        };
        ui.add_space(GAP);
        if let Some(wish) = self.asks {
            let (answers, answer) = replacement(ui, view);
            if answer.is_some() {
                self.asks = None;
            }
            if answer == Some(Replacement::SetAside) {
                self.fulfil(view, wish, &history);
            }
            if std::mem::take(&mut self.asks_anew) {
                answers.scroll_to_me(None);
            }
            return;
        }
        let mut wish = None;
        let can_go_on = history
            .positions()
            .get(self.ply)
            .is_some_and(|position| !position.legal_moves().is_empty());
        ui.horizontal_wrapped(|ui| {
            let has_moves = !history.game().plies.is_empty();
            if !is_on_table {
                ui.add_enabled_ui(has_moves, |ui| {
                    if primary(ui, &view.tr("games-lay")).clicked() {
                        wish = Some(Wish::PutOnTable);
                    }
                });
            }
            ui.add_enabled_ui(can_go_on, |ui| {
                if quiet(ui, &view.tr("history-continue")).clicked() {
                    wish = Some(Wish::Continue);
                }
            });
        });
        match wish {
            Some(_) if view.is_unfinished() => {
                self.asks = wish;
                self.asks_anew = true;
            }
            Some(wish) => self.fulfil(view, wish, &history),
            None => {}
        }
    }

    fn fulfil(&self, view: &View<'_>, wish: Wish, history: &Arc<ImportedGame>) {
        let history = Arc::clone(history);
        view.ask(match wish {
            Wish::PutOnTable => Command::PutOnTable(history),
            Wish::Continue => Command::Continue(history, self.ply),
        });
    }

    /// Four signs to go through the game, and the move that led here.
    fn steps(&mut self, ui: &mut Ui, view: &View<'_>, history: &ImportedGame) {
        let last = history.positions().len().saturating_sub(1);
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
            if let Some(text) = self.last_move(view, history) {
                ui.label(RichText::new(text).font(bold(15.0)));
            }
        });
    }

    fn last_move(&self, view: &View<'_>, history: &ImportedGame) -> Option<String> {
        let index = self.ply.checked_sub(1)?;
        let (before, played) = (
            history.positions().get(index)?,
            history.game().plies.get(index)?,
        );
        let style = view.settings.notation.of(before.turn());
        let mut text = number(history.positions(), self.ply)?;
        let _ = write!(text, " {}", algebraic::write(before, played.mv, style));
        for annotation in &played.annotations {
            if let Annotation::Nag(nag) = annotation {
                text += &glyph(*nag);
            }
        }
        if played.offers_draw() {
            text += " (=)";
        }
        Some(text)
    }
}

/// The number of the half-move that led to a position: `12.` or `12…`; the start has none.
fn number(positions: &[Chess], ply: usize) -> Option<String> {
    let before = positions.get(ply.checked_sub(1)?)?;
    let dots = before.turn().fold_wb(".", "…");
    Some(format!("{}{dots}", before.fullmoves()))
}

/// What the clock showed after a move, and how long it took.
fn times(ui: &mut Ui, view: &View<'_>, played: &PgnMove) {
    for (id, time) in [
        ("history-clock", played.clock()),
        ("history-elapsed", played.elapsed()),
    ] {
        if let Some(time) = time {
            let time = written(time);
            soft(ui, &view.tr_args(id, &[("time", time.as_str().into())]));
        }
    }
}

/// What stands between the moves, in its order.
fn annotated(ui: &mut Ui, view: &View<'_>, annotations: &[Annotation], before: &Chess) {
    for annotation in annotations {
        match annotation {
            Annotation::Comment(text) => {
                let text = remarked(text);
                if !text.is_empty() {
                    prose(ui, &text);
                }
            }
            Annotation::Retracted(mv) => {
                prose(
                    ui,
                    &view.tr_args("history-retracted", &[("move", mv.as_str().into())]),
                );
            }
            Annotation::Variation(moves) => {
                soft(ui, &variation(moves, before, view.settings.notation));
            }
            Annotation::Nag(_) | Annotation::DrawOffer => {}
        }
    }
}
