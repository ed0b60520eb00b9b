//! The second board as it is drawn and as hands come to it, beside what they do on the large one.

use eframe::egui::{
    CornerRadius, PointerButton, Rect, Response, Role as Part, Sense, Stroke, StrokeKind, Ui,
    UiBuilder, WidgetInfo, vec2,
};

use super::board_view::BoardView;
use super::executing_hand::{ExecutingHand, why_idle};
use super::own_board::OwnBoard;
use super::square_highlights::board_colors;
use crate::kit::board_accessibility;
use crate::kit::board_geometry::{BoardGeometry, ground, ring, touched};
use crate::view::frame_view::View;
use crate::view::two_boards::{BoardUse, board_of, board_use, owner_of_large_board};
use jadoube_core::chess::{Color, Square};
use jadoube_core::hands::HandEvent;
use jadoube_core::laws::Hand;

/// How long a side of the board is at most, and from which length on it is painted, in points.
pub const LARGEST: f32 = 184.0;
const LEAST: f32 = 64.0;

impl BoardView {
    /// Shows the second board in `rect`; where that is small, only keys and screen readers come to it.
    pub fn own_ui(&mut self, ui: &mut Ui, view: &View<'_>, rect: Rect) {
        let Some(owner) = OwnBoard::owner(view) else {
            return;
        };
        let builder = UiBuilder::new().max_rect(rect).id_salt("own-board");
        ui.scope_builder(builder, |ui| self.own_board(ui, view, owner, rect));
    }

    fn own_board(&mut self, ui: &mut Ui, view: &View<'_>, owner: Color, rect: Rect) {
        let place = BoardGeometry::of(rect, owner.is_black());
        let name = view.tr_args("boards-own", &[("name", (&*view.name(owner)).into())]);
        let grid = board_accessibility::open(ui, place, &name);
        self.own.grid = Some(grid.id);
        let is_painted = rect.width() >= LEAST;
        let colors = board_colors(view);
        let board = board_of(view, owner);
        board_accessibility::squares(ui, place, grid.id, self.own.cursor, |ui, square| {
            let cell = board_accessibility::cell(grid.id, square);
            let response = ui.interact(place.rect(square), cell, Sense::CLICK | Sense::DRAG);
            let is_here = self.own.cursor == square;
            response.widget_info(|| {
                let told = view.words.square_in_words(square, board.piece_at(square));
                WidgetInfo::selected(Part::Cell, true, is_here, told)
            });
            if is_painted {
                ground(ui.painter(), place, &colors, square);
            }
            self.own_pointer(ui, view, (owner, square), place, &response);
        });
        if is_painted {
            self.own_chessmen(ui, view, owner, place);
        }
    }

    /// Paints what stands on the second board, what is in a hand there, and where the fingers are.
    fn own_chessmen(&mut self, ui: &Ui, view: &View<'_>, owner: Color, place: BoardGeometry) {
        let colors = board_colors(view);
        let board = board_of(view, owner);
        let painter = ui.painter_at(place.board.expand(1.0));
        let plays = board_use(view, owner) == BoardUse::Plays;
        let hand = *view.table().hand(owner);
        let under_hand = hand.square().filter(|_| plays);
        if let Some(square) = self.own.hand.taken(view).or(under_hand) {
            touched(&painter, place, &colors, square);
        }
        for (square, piece) in board.into_owned() {
            self.pieces
                .paint(ui, view.pieces(), piece, place.rect(square));
        }
        if let Hand::Holding { piece, .. } = hand
            && plays
        {
            let over = place.rect(self.own.cursor);
            let raised = over.translate(vec2(0.0, -0.15 * place.side));
            self.pieces.paint(ui, view.pieces(), piece, raised);
        }
        let edge = Stroke::new(1.0, colors.edge);
        painter.rect_stroke(place.board, CornerRadius::ZERO, edge, StrokeKind::Outside);
        if view.is_playing() {
            let width = (place.side * 0.08).max(2.0);
            ring(&painter, place.rect(self.own.cursor), colors.cursor, width);
        }
    }

    /// Does what a pointer does at a square of the second board.
    fn own_pointer(
        &mut self,
        ui: &Ui,
        view: &View<'_>,
        (owner, square): (Color, Square),
        place: BoardGeometry,
        response: &Response,
    ) {
        if response.clicked() {
            self.own.cursor = square;
            self.own.feel(ui, view, owner);
            self.own_hand(ui, view, owner, HandEvent::Click(square));
            if let Some(grid) = self.own.grid {
                board_accessibility::focus(ui, grid);
            }
        }
        let over = response.interact_pointer_pos();
        let over = over.and_then(|at| place.square_at(at));
        if response.drag_started_by(PointerButton::Primary) {
            self.own.cursor = square;
            self.own_hand(ui, view, owner, HandEvent::Carry(square));
        } else if response.dragged_by(PointerButton::Primary) {
            self.own.cursor = over.unwrap_or(self.own.cursor);
        }
        if response.drag_stopped_by(PointerButton::Primary) {
            self.own_hand(ui, view, owner, HandEvent::LetGo(over));
        }
    }

    /// Does with the fingers what Enter does: takes a piece out of its aperture, puts it into another one, or executes what
    /// was announced; out of turn it only tells what is felt.
    pub fn own_enter(&mut self, ui: &Ui, view: &View<'_>, owner: Color) {
        let square = self.own.cursor;
        if why_idle(view, owner).is_some() {
            return self.own.tell(ui, view, owner);
        }
        self.own_hand(ui, view, owner, HandEvent::Pick(square));
    }

    /// Does what a hand does on the second board; where the opponent plays, or has yet to announce, it only feels.
    fn own_hand(&mut self, ui: &Ui, view: &View<'_>, owner: Color, event: HandEvent) {
        match board_use(view, owner) {
            BoardUse::Plays => self.move_hand(event, view),
            BoardUse::Executes(_) => {
                let mut hand = self.own.hand;
                let told = execute(&mut hand, ui, view, owner, event);
                self.own.hand = hand;
                if let Some(told) = told {
                    self.message.say(ui, told);
                }
            }
            BoardUse::AwaitsAnnouncement | BoardUse::AwaitsArbiter | BoardUse::Rests => {}
        }
    }

    /// Does what a hand does on the large board where its player does not play on it now; whether that is so.
    pub(super) fn waits(&mut self, ui: &Ui, view: &View<'_>, event: HandEvent) -> bool {
        let owner = owner_of_large_board(view);
        match board_use(view, owner) {
            BoardUse::Plays => return false,
            BoardUse::Executes(_) => {
                let told = execute(&mut self.executing, ui, view, owner, event);
                if let Some(told) = told {
                    self.message.say(ui, told);
                }
            }
            BoardUse::AwaitsAnnouncement | BoardUse::AwaitsArbiter | BoardUse::Rests => {
                if let Some(why) = why_idle(view, owner) {
                    self.message.say(ui, why);
                }
            }
        }
        true
    }
}

/// Executes by what a hand does; returns what is to be told of it.
fn execute(
    hand: &mut ExecutingHand,
    ui: &Ui,
    view: &View<'_>,
    owner: Color,
    event: HandEvent,
) -> Option<String> {
    match event {
        HandEvent::Click(square) | HandEvent::Pick(square) => hand.pick(ui, view, owner, square),
        HandEvent::Carry(square) => {
            hand.take(view, owner, square);
            None
        }
        HandEvent::LetGo(over) => {
            let from = hand.taken(view)?;
            hand.let_go(ui, view, (owner, from), over)
        }
        HandEvent::PutBack => {
            hand.put_back();
            None
        }
        HandEvent::Touch(_)
        | HandEvent::Box(_)
        | HandEvent::Promote(..)
        | HandEvent::Castle(_)
        | HandEvent::Play(_) => None,
    }
}
