//! What is told of a game that goes on from another before it starts: after which move, who is to move, with which times,
//! and that the other game stays as it is.

use std::borrow::Cow;

use eframe::egui::{Frame, Label, Margin, RichText, Ui};

use crate::kit::fonts::{BODY, LEAD, bold, regular};
use crate::kit::piece_textures::Pieces;
use crate::kit::theme::{CORNER, GAP, palette};
use crate::kit::widgets::choice;
use crate::parts::diagram::{Diagram, diagram};
use crate::parts::page::is_low;
use crate::view::frame_view::View;
use jadoube_core::chess::ByColor;
use jadoube_core::chess::{Chess, Position};
use jadoube_core::clock::TimeControl;
use jadoube_core::clock::clock_text::whole_seconds;
use jadoube_core::i18n::time_control_text::tile_name;
use jadoube_core::notation::algebraic;
use jadoube_core::notation::pgn::PgnGame;
use jadoube_core::record::continued_clocks::ClocksAtMove;

/// How wide the board is, where the game is not shown beside the form, and in a low window.
const BOARD: f32 = 96.0;
const LOW_BOARD: f32 = 80.0;

/// With which clocks a game goes on.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum ContinuedWith {
    /// As they stood, where that is told.
    #[default]
    ClocksAtMove,
    NewClocks,
}

#[derive(Clone, Copy, Debug)]
pub struct ContinuedGame<'a> {
    /// The game, up to where it goes on.
    pub game: &'a PgnGame,
    pub stood: Option<&'a ClocksAtMove>,
    /// The new times; none for a game without a clock.
    pub control: Option<&'a ByColor<TimeControl>>,
    /// Whether the board is shown too, since it stands nowhere else.
    pub has_board: bool,
}

impl ContinuedGame<'_> {
    /// Tells it, and lets people choose the clocks.
    pub fn ui(self, ui: &mut Ui, view: &View<'_>, pieces: &mut Pieces, chosen: &mut ContinuedWith) {
        let positions = self.game.positions();
        let Some(shown) = positions.last() else {
            return;
        };
        let colors = palette(ui);
        let is_low = is_low(ui);
        let frame = Frame::new()
            .fill(colors.sheet)
            .stroke(colors.sheet_edge())
            .corner_radius(CORNER)
            .inner_margin(Margin::symmetric(14, if is_low { 6 } else { 12 }));
        frame.show(ui, |ui| {
            ui.set_width(ui.available_width());
            ui.horizontal_top(|ui| {
                ui.spacing_mut().item_spacing.x = GAP * 2.0;
                // A position is nothing but its board.
                if self.has_board && (!is_low || is_position(self.game)) {
                    let last = self.game.plies.last().map(|ply| ply.mv);
                    let shown = Diagram::after(last, shown, view);
                    let side = if is_low { LOW_BOARD } else { BOARD };
                    diagram(ui, view, pieces, shown, side);
                }
                ui.vertical(|ui| {
                    ui.spacing_mut().item_spacing.y = 4.0;
                    let mover = [("player", shown.turn().into())];
                    let first = format!(
                        "{} {}",
                        after(view, self.game, &positions),
                        view.tr_args("summary-to-move", &mover)
                    );
                    ui.add(Label::new(RichText::new(first).font(bold(LEAD))).wrap());
                    if is_position(self.game) {
                        return;
                    }
                    if self.stood.is_some() {
                        let all = [ContinuedWith::ClocksAtMove, ContinuedWith::NewClocks];
                        choice(ui, chosen, &all, |clocks| {
                            let id = match clocks {
                                ContinuedWith::ClocksAtMove => "continued-stood",
                                ContinuedWith::NewClocks => "continued-anew",
                            };
                            view.tr(id).into_owned()
                        });
                    }
                    let clocks = self.clocks(view, *chosen);
                    let rest = format!("{clocks} {}", view.tr("continued-kept"));
                    let rest = RichText::new(rest).font(regular(BODY)).color(colors.ink);
                    ui.add(Label::new(rest).wrap());
                });
            });
        });
    }

    /// What the clocks will show.
    fn clocks<'w>(self, view: &View<'w>, chosen: ContinuedWith) -> Cow<'w, str> {
        if let (Some(stood), ContinuedWith::ClocksAtMove) = (self.stood, chosen) {
            let left = stood.left.map(whole_seconds);
            let args = [
                ("white", left.white.into()),
                ("black", left.black.into()),
                ("time", tile_name(&stood.announced).into()),
            ];
            return view.tr_args("continued-stood-at", &args);
        }
        match self.control {
            Some(control) => {
                let time = [("time", tile_name(control).into())];
                view.tr_args("continued-clocks", &time)
            }
            None => view.tr("continued-untimed"),
        }
    }
}

/// Whether it is no game that somebody played, but a position that was pasted or opened.
pub fn is_position(game: &PgnGame) -> bool {
    game.plies.is_empty() && game.tags.is_empty()
}

/// After which move it goes on.
fn after(view: &View<'_>, game: &PgnGame, positions: &[Chess]) -> String {
    let before = positions
        .len()
        .checked_sub(2)
        .and_then(|at| positions.get(at));
    let Some((played, before)) = game.plies.last().zip(before) else {
        let id = if is_position(game) {
            "continued-position"
        } else {
            "continued-start"
        };
        return view.tr(id).into_owned();
    };
    let turn = before.turn();
    let written = algebraic::write(
        before,
        played.mv,
        view.settings.preferences.notation.of(turn),
    );
    let mv = format!("{} {written}", algebraic::number(before, turn));
    let args = [("move", mv.into())];
    view.tr_args("continued-after", &args).into_owned()
}
