//! How far a game has been looked through, and the ways to go on: buttons, keys, the moves themselves.

use std::sync::Arc;

use eframe::egui::{Button, Event, FocusDirection, Key, RichText, Ui, vec2};

use crate::chess::{Chess, Move, Position};
use crate::record::ReviewedGame;
use crate::ui::kit::keyboard;
use crate::ui::view::frame_view::View;

/// How far a game has been looked through.
#[derive(Debug, Default)]
pub struct ReviewPlace {
    game: Option<Arc<ReviewedGame>>,
    made: usize,
}

impl ReviewPlace {
    /// Begins with that game, unless it is the one that is looked through: with its end where it was played here, as its
    /// position was seen last; else with its start.
    pub fn look_at(&mut self, game: &Arc<ReviewedGame>) {
        if self
            .game
            .as_ref()
            .is_none_or(|known| !Arc::ptr_eq(known, game))
        {
            self.game = Some(Arc::clone(game));
            self.made = if game.standing().is_some() {
                game.plies()
            } else {
                0
            };
        }
    }

    /// How many half-moves were made before the position shown.
    #[must_use]
    pub const fn made(&self) -> usize {
        self.made
    }

    /// Shows the position after so many half-moves.
    pub const fn go_to(&mut self, made: usize) {
        self.made = made;
    }

    /// The position shown, and the move that led to it.
    #[must_use]
    pub fn position(&self) -> Option<(&Chess, Option<Move>)> {
        let game = self.game.as_ref()?;
        let last = self.made.checked_sub(1);
        let last = last.and_then(|index| game.game().plies.get(index));
        Some((game.positions().get(self.made)?, last.map(|ply| ply.mv)))
    }

    /// Whether a game can go on from the position shown.
    #[must_use]
    pub fn can_go_on(&self) -> bool {
        let shown = self.position();
        shown.is_some_and(|(position, _)| !position.legal_moves().is_empty())
    }

    /// Where each way leads: to the beginning, back, forward, to the end.
    fn ways(&self) -> [usize; 4] {
        let last = self.game.as_ref().map_or(0, |game| game.plies());
        let forward = (self.made + 1).min(last);
        [0, self.made.saturating_sub(1), forward, last]
    }

    /// The buttons to go through the game, that wide and high each.
    pub fn buttons(&mut self, ui: &mut Ui, view: &View<'_>, width: f32, height: f32) {
        let signs = [
            ("⇤", "games-first"),
            ("←", "games-back"),
            ("→", "games-forward"),
            ("⇥", "games-last"),
        ];
        for ((sign, id), to) in signs.into_iter().zip(self.ways()) {
            ui.add_enabled_ui(to != self.made, |ui| {
                let name = view.tr(id);
                let button = Button::new(RichText::new(sign).size(20.0));
                let response = ui.add(button.min_size(vec2(width, height)));
                let response = response.on_hover_text(&*name);
                if response.accessible_name(name).clicked() {
                    self.made = to;
                }
            });
        }
    }

    /// Lets the arrows, Home and End go through the game, whatever has the focus, unless somebody writes or a sheet lies
    /// over it.
    pub fn keys(&mut self, ui: &Ui) {
        if !keyboard::is_free(ui) {
            return;
        }
        for key in keys_down(ui) {
            let [first, back, forward, last] = self.ways();
            self.made = if key == Key::Home {
                first
            } else if key == Key::ArrowLeft {
                back
            } else if key == Key::ArrowRight {
                forward
            } else if key == Key::End {
                last
            } else {
                continue;
            };
            // An arrow that leads through the game does not also lead from button to button.
            ui.memory_mut(|memory| memory.move_focus(FocusDirection::None));
        }
    }
}

/// The keys that went down in this frame or are held, nothing else being held with them.
fn keys_down(ui: &Ui) -> Vec<Key> {
    ui.input(|input| {
        let keys = input.events.iter().filter_map(|event| {
            if let Event::Key {
                key,
                pressed: true,
                modifiers,
                ..
            } = event
            {
                (!modifiers.any()).then_some(*key)
            } else {
                None
            }
        });
        keys.collect()
    })
}
