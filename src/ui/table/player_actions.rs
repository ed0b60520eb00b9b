//! What a player can do beside the board: adjust, offer, claim, ask for a move back, call the arbiter, resign. A row of
//! icons with their words, ordered by weight; nothing hides, and whoever is not on move is dimmed and still answered.

use eframe::egui::{Align, Layout, Rect, Ui, UiBuilder, pos2, vec2};

use super::action_cells::{ActionCell, cells, hairline};
use super::board_view::BoardView;
use super::claim_sheet::ClaimSheet;
use super::offered_actions::{Action, at_rest};
use super::take_back::ask_or_withdraw;
use crate::app_action::{AppAction, PlayerWish};
use crate::kit::in_place_confirmation::InPlaceConfirmation;
use crate::kit::keyboard;
use crate::kit::widgets::group;
use crate::view::frame_view::View;
use jadoube_core::chess::Color;
use jadoube_core::hands::{Castling, HandEvent};
use jadoube_core::laws::PlayerAct;

/// How wide what is asked is at least where no cell was pressed.
const ASKED: f32 = 64.0;

/// The rows of both players, and what is being asked back.
#[derive(Debug, Default)]
pub struct PlayerActions {
    pub(super) asked: InPlaceConfirmation<(Color, Action)>,
    claim: ClaimSheet,
    /// The castling that was chosen in this frame.
    chosen: Option<Castling>,
    /// The castling that is under the pointer, or has the keyboard.
    pub(super) considered: Option<Castling>,
}

impl PlayerActions {
    /// Shows the row of a player in `rect`.
    pub fn row(&mut self, ui: &mut Ui, view: &View<'_>, color: Color, rect: Rect) {
        if !view.is_playing() {
            return;
        }
        let builder = UiBuilder::new()
            .max_rect(rect)
            .id_salt(("actions", color.is_white()));
        ui.scope_builder(builder, |ui| {
            group(
                ui,
                &format!("{}: {}", view.tr("keys-said"), view.name(color)),
            );
            let cells = cells(ui, view, color, rect);
            let asked = cells
                .iter()
                .find(|cell| self.asked.is_asked(ui, (color, cell.action)));
            let question = asked.map(|cell| self.question(ui, view, color, cell));
            let mut before = None;
            for cell in &cells {
                let action = cell.action;
                let is_free = question.is_none_or(|place| !place.intersects(cell.rect));
                if is_free {
                    let is_first = cell.rect.left() <= rect.left() + 1.0;
                    let is_other = |before: Action| before.weight() != action.weight();
                    let has_line = !is_first && before.is_none_or(is_other);
                    if has_line {
                        hairline(ui, cell.rect);
                    }
                    let response = cell.show(ui, view, color);
                    if response.clicked() {
                        self.act(ui, view, (color, action), cell.rect.width());
                    }
                    if let Action::CastleTo(castling) = action
                        && (response.hovered() || response.has_focus())
                    {
                        self.considered = Some(castling);
                    }
                }
                before = Some(action);
            }
        });
    }

    /// The question in the place of the cell that was pressed; gives the place it takes.
    fn question(&mut self, ui: &mut Ui, view: &View<'_>, color: Color, cell: &ActionCell) -> Rect {
        let action = cell.action;
        let word = action.word(view, color);
        // What is asked or what keeps everything as it is covers the cell that was pressed; the rest stands where there is
        // room.
        let width = self.asked.width_of_question(ui, view.words, &word);
        let row = ui.max_rect();
        let is_rightwards = cell.rect.left() + width <= row.right();
        let (left, layout) = if is_rightwards {
            (cell.rect.left(), Layout::left_to_right(Align::Center))
        } else {
            let left = cell.rect.right() - width;
            (left, Layout::right_to_left(Align::Center))
        };
        let corner = pos2(left.max(row.left()), row.center().y - 18.0);
        let place = Rect::from_min_size(corner, vec2(width, 36.0));
        let builder = UiBuilder::new().max_rect(place).layout(layout);
        let is_confirmed = ui
            .scope_builder(builder, |ui| self.asked.question(ui, view.words, &word))
            .inner;
        if is_confirmed {
            view.act(color, PlayerAct::Resign);
        }
        place
    }

    /// Hears the keys of what that player says, where the board has a screen of its own on which something is learnt.
    pub fn hear_words(&mut self, ui: &Ui, view: &View<'_>, color: Color) {
        for press in keyboard::presses(ui) {
            if press.modifiers.command
                && let Some(AppAction::Say(wish)) = AppAction::with_control(press.place)
            {
                self.say(ui, view, color, wish);
            }
        }
    }

    /// Does what a key says, or asks once more, unless there is nothing of the kind now.
    pub fn say(&mut self, ui: &Ui, view: &View<'_>, color: Color, wish: PlayerWish) {
        let is_wished = |action: &Action| action.wish() == Some(wish);
        if let Some(action) = at_rest(view).into_iter().find(is_wished) {
            self.act(ui, view, (color, action), ASKED);
        }
    }

    /// Does that, or asks once more in the place of a cell that is so wide in points.
    pub(super) fn act(
        &mut self,
        ui: &Ui,
        view: &View<'_>,
        (color, action): (Color, Action),
        width: f32,
    ) {
        // Whoever was offered a draw, or is asked for a move back, answers beside the question.
        if !action.is_possible(view, color) {
            return;
        }
        match action {
            // The arbiter who was called is on the way.
            Action::Arbiter if view.is_arbiter_called() => {}
            Action::Castle => view.act(color, PlayerAct::AnnounceCastling),
            Action::CastleTo(castling) => self.chosen = Some(castling),
            Action::Adjust => view.adjust(color),
            Action::TakeBack => ask_or_withdraw(view, color),
            Action::Offer => view.act(color, PlayerAct::OfferDraw),
            Action::Claim => self.claim.open(color),
            Action::Arbiter => view.act(color, PlayerAct::StopClocks),
            Action::Resign => self.asked.ask(ui, (color, action), width),
        }
    }

    /// Who claims, while the sheet of a claim lies open.
    pub fn claims(&self) -> Option<Color> {
        self.claim.claims()
    }

    /// Whether the sheet of a claim keeps hands and keys from the table.
    pub fn keeps_the_table(&self, view: &View<'_>) -> bool {
        self.claim.keeps_the_table(view)
    }

    /// Shows the sheet of a claim in `place`, if it lies open.
    pub fn claim(&mut self, ui: &Ui, view: &View<'_>, place: Rect) {
        self.claim.ui(ui, view, place);
    }

    /// Castles on the board as a button asked in this frame, and shows there the castling that a player considers, its
    /// button being under the pointer; once a frame.
    pub fn castle(&mut self, board: &mut BoardView, view: &View<'_>) {
        if let Some(castling) = self.chosen.take() {
            board.move_hand(HandEvent::Castle(castling), view);
        }
        board.preview = self.considered.take();
    }
}
