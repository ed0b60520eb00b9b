//! How far a game has been looked through, and the ways to go on: buttons, keys, the moves themselves.

use std::sync::Arc;
use std::time::Duration;

use eframe::egui::{
    Align, Event, FocusDirection, Key, Label, Layout, Rect, RichText, Ui, UiBuilder, vec2,
};

use super::variation_line::GamePlace;
use crate::kit::board_accessibility::is_walked;
use crate::kit::fonts::{BODY, bold};
use crate::kit::keyboard;
use crate::kit::theme::{GAP, SMALL_CORNER, palette};
use crate::kit::widgets::{framed_sign, quiet};
use crate::view::frame_view::View;
use jadoube_core::chess::{ByColor, Chess, Color, Move, Position};
use jadoube_core::notation::pgn::{BoardMark, PgnGame, board_marks};
use jadoube_core::record::ReviewedGame;

/// How high the strip is that says that one is in a variation.
const STRIP: f32 = 44.0;

/// How far a game has been looked through.
#[derive(Debug, Default)]
pub struct ReviewPlace {
    game: Option<Arc<ReviewedGame>>,
    place: GamePlace,
}

impl ReviewPlace {
    /// Begins with that game, unless it is the one that is looked through: with its end where it was played here, as its
    /// position was seen last, or after so many half-moves as somebody wanted to see; else with its start.
    pub fn look_at(&mut self, game: &Arc<ReviewedGame>, begins_at: Option<usize>) {
        let known = self.game.as_ref();
        if known.is_some_and(|known| Arc::ptr_eq(known, game)) {
            return;
        }
        let is_marked_anew = known.is_some_and(|known| known.differs_only_in_words(game));
        self.game = Some(Arc::clone(game));
        if !is_marked_anew {
            let seen_last = match game.standing() {
                Some(_) => game.plies(),
                None => 0,
            };
            let first = begins_at.unwrap_or(seen_last);
            self.place = GamePlace::Game(first.min(game.plies()));
        }
    }

    /// Where in the game the position shown is.
    pub const fn place(&self) -> &GamePlace {
        &self.place
    }

    /// Shows the position at that place.
    pub fn go_to(&mut self, place: GamePlace) {
        self.place = place;
    }

    /// The position shown, and the move that led to it.
    pub fn position(&self) -> Option<(Chess, Option<Move>)> {
        let game = self.game.as_ref()?;
        match &self.place {
            GamePlace::Game(made) => {
                let last = made.checked_sub(1);
                let last = last.and_then(|index| game.game().plies.get(index));
                let position = game.positions().get(*made)?;
                Some((position.clone(), last.map(|ply| ply.mv)))
            }
            GamePlace::Variation(line, made) => Some(line.position(*made)),
        }
    }

    /// The move that led to the position shown, and the position before it; nothing at the start.
    pub fn move_made(&self) -> Option<(Chess, Move)> {
        let last = self.position()?.1?;
        let before = match &self.place {
            GamePlace::Game(made) => {
                let positions = self.game.as_ref()?.positions();
                positions.get(made.checked_sub(1)?)?.clone()
            }
            GamePlace::Variation(line, made) => line.position(made.checked_sub(1)?).0,
        };
        Some((before, last))
    }

    /// What the file of the game draws on the board at the position shown.
    pub fn marks(&self) -> Vec<BoardMark> {
        let game = self.game.as_ref().map(|game| game.game());
        match (&self.place, game) {
            (GamePlace::Game(made), Some(game)) => {
                let made = made.checked_sub(1).map(|made| game.plies.get(made));
                made.map_or(board_marks(&game.opening), |played| {
                    played.map_or_else(Vec::new, |played| board_marks(&played.annotations))
                })
            }
            (GamePlace::Variation(line, made), _) => line.marks(*made).to_vec(),
            (GamePlace::Game(_), None) => Vec::new(),
        }
    }

    /// Whether a game can go on from the position shown.
    pub fn can_go_on(&self) -> bool {
        let shown = self.position();
        shown.is_some_and(|(position, _)| !position.legal_moves().is_empty())
    }

    /// What both clocks show at the position shown; in a variation none ran.
    pub fn clocks(&self) -> ByColor<Option<Duration>> {
        let made = self.place.in_game();
        let shown = self.game.as_ref().zip(made);
        shown
            .map(|(game, made)| game.clocks().shown_after(made))
            .unwrap_or_default()
    }

    /// The game up to the position shown, with these times where they are known, for another that goes on from there.
    pub fn so_far(&self, clocks: ByColor<Option<Duration>>) -> PgnGame {
        let Some(game) = &self.game else {
            return PgnGame::default();
        };
        let mut so_far = self.place.so_far(game.game());
        for color in Color::ALL {
            if let Some(left) = *clocks.get(color) {
                so_far.set_clock_left(color, left);
            }
        }
        so_far
    }

    /// Where each way leads: to the beginning, back, forward, to the end of the game or of the variation one is in.
    fn ways(&self) -> [GamePlace; 4] {
        let start = GamePlace::Game(0);
        match &self.place {
            GamePlace::Game(made) => {
                let last = self.game.as_ref().map_or(0, |game| game.plies());
                let [back, forward] = [made.saturating_sub(1), (made + 1).min(last)];
                [
                    start,
                    GamePlace::Game(back),
                    GamePlace::Game(forward),
                    GamePlace::Game(last),
                ]
            }
            GamePlace::Variation(line, made) => {
                let at = |made| GamePlace::Variation(Arc::clone(line), made);
                let back = match made.saturating_sub(1) {
                    0 => line.leaves().clone(),
                    before => at(before),
                };
                let last = line.plies();
                [start, back, at((made + 1).min(last)), at(last)]
            }
        }
    }

    /// How much room is kept for what is said of a variation, and above it: none in a game that has none.
    pub fn variation_room(&self) -> f32 {
        let game = self.game.as_ref().map(|game| game.game());
        if game.is_some_and(PgnGame::has_variations) {
            STRIP + GAP
        } else {
            0.0
        }
    }

    /// Says that the position shown is of a variation, if it is, and how to come back to the game.
    pub fn variation_strip(&mut self, ui: &mut Ui, view: &View<'_>, rect: Rect) {
        if self.place.in_game().is_some() {
            return;
        }
        let last = self.game.as_ref().map_or(0, |game| game.plies());
        let played = GamePlace::Game((self.place.made_in_game() + 1).min(last));
        let colors = palette(ui);
        ui.painter()
            .rect_filled(rect, SMALL_CORNER, colors.here_tint);
        let inside = UiBuilder::new()
            .max_rect(rect.shrink2(vec2(8.0, 4.0)))
            .layout(Layout::right_to_left(Align::Center));
        ui.scope_builder(inside, |ui| {
            if quiet(ui, &view.tr("review-variation-back")).clicked() {
                self.place = played;
            }
            let words = ui.available_size();
            ui.allocate_ui_with_layout(words, Layout::left_to_right(Align::Center), |ui| {
                let text = RichText::new(view.tr("review-variation")).font(bold(BODY));
                ui.add(Label::new(text.color(colors.here_ink)));
            });
        });
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
            let (size, does) = (vec2(width, height), to != self.place);
            if framed_sign(ui, sign, &view.tr(id), size, does).clicked() {
                self.place = to;
            }
        }
    }

    /// Lets the arrows, Home and End go through the game, whatever has the focus, unless somebody writes or a sheet lies
    /// over it.
    pub fn keys(&mut self, ui: &Ui) {
        if !keyboard::is_free(ui) || is_walked(ui) {
            return;
        }
        for key in keys_down(ui) {
            let [first, back, forward, last] = self.ways();
            self.place = if key == Key::Home {
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
