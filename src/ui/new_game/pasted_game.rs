//! A game that was pasted where a position is asked for: one of its positions is what is meant.

use eframe::egui::{Label, RichText, Ui, Vec2};

use crate::kit::fonts::{BODY, bold};
use crate::kit::widgets::framed_sign;
use crate::view::frame_view::View;
use jadoube_core::chess::chess960_fen::{self, FenStyle};
use jadoube_core::chess::{Chess, Position as _};
use jadoube_core::notation::algebraic;
use jadoube_core::notation::pgn::{self, PgnGame};

/// How large the buttons that lead through it are.
const STEP: f32 = 36.0;

/// A game that was pasted, and how far it has been gone through.
#[derive(Debug)]
pub struct PastedGame {
    text: String,
    game: PgnGame,
    positions: Vec<Chess>,
    after: usize,
}

impl PastedGame {
    /// The game that a text tells, at its end; nothing where it tells no move.
    pub fn of(text: &str) -> Option<Self> {
        let game = pgn::read(text).game;
        let positions = game.positions();
        let after = positions.len().checked_sub(2)?;
        // Where it is over, somebody wants to play from before that.
        let last = positions.last()?;
        let is_over = last.legal_moves().is_empty();
        Some(Self {
            text: text.to_owned(),
            after: if is_over { after } else { after + 1 },
            game,
            positions,
        })
    }

    /// Whether that is the text it was read from.
    pub fn is_of(&self, text: &str) -> bool {
        self.text == text
    }

    /// The position that is meant, as a FEN.
    pub fn fen(&self) -> Option<String> {
        let position = self.positions.get(self.after)?;
        Some(chess960_fen::write(position, FenStyle::XFen))
    }

    /// Leads through it, from one half-move to the next.
    pub fn steps_ui(&mut self, ui: &mut Ui, view: &View<'_>) {
        let last = self.positions.len().saturating_sub(1);
        let ways = [
            ("⇤", "games-first", 0),
            ("←", "games-back", self.after.saturating_sub(1)),
            ("→", "games-forward", (self.after + 1).min(last)),
            ("⇥", "games-last", last),
        ];
        ui.horizontal(|ui| {
            for (sign, id, to) in ways {
                let (size, does) = (Vec2::splat(STEP), to != self.after);
                if framed_sign(ui, sign, &view.tr(id), size, does).clicked() {
                    self.after = to;
                }
            }
            if let Some(made) = self.last_move(view) {
                ui.add(Label::new(RichText::new(made).font(bold(BODY))));
            }
        });
    }

    /// The move that led to the position, with its number.
    fn last_move(&self, view: &View<'_>) -> Option<String> {
        let made = self.after.checked_sub(1)?;
        let (before, ply) = self.positions.get(made).zip(self.game.plies.get(made))?;
        let color = before.turn();
        let style = view.settings.preferences.notation.of(color);
        let number = before.fullmoves();
        let dots = color.fold_wb(".", "...");
        let text = algebraic::write(before, ply.mv, style);
        Some(format!("{number}{dots} {text}"))
    }
}
