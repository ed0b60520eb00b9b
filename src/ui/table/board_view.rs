//! The board as it stands on the table: 64 squares with spoken names, for pointer, finger and keyboard.

use std::f32::consts::FRAC_PI_2;

use eframe::egui::{
    Align2, Area, CornerRadius, CursorIcon, Frame, Id, InputState, Key, Margin, Memory, Modifiers,
    Order, PointerButton, Pos2, Rect, Response, Role as Part, Sense, Stroke, StrokeKind, Ui, Vec2,
    WidgetInfo, pos2, vec2,
};

use super::board_message::BoardMessage;
use super::castling_preview::preview;
use super::clock_press::ClockStop;
use super::collected_stars::{collected_stars, spoken};
use super::end_badges::end_badges;
use super::executing_hand::{ExecutingHand, repeat_typed, why_idle};
use super::illegal_move_hint::why_not_theirs;
use super::move_hint::MoveHint;
use super::move_progress::is_unsettled;
use super::own_board::OwnBoard;
use super::piece_animation::PieceAnimation;
use super::shown_hands::{paint_hands, shown_hands};
use super::square_highlights::{board_colors, coordinates_above, coordinates_beneath, marks};
use super::straightening::Straightening;
use super::typed_move::{TypedMove, next_piece};
use super::why_arrows::why_not;
use crate::kit::announcement::announce_words;
use crate::kit::board_geometry::{BoardGeometry, ground, ring, touched};
use crate::kit::drawn_marks::DrawnMarks;
use crate::kit::in_place_confirmation::has_question;
use crate::kit::piece_textures::{Pieces, square_in};
use crate::kit::theme::{BoardColors, GAP, SMALL_CORNER, palette};
use crate::kit::{board_accessibility, keyboard};
use crate::parts::diagram::{in_the_air, role_id};
use crate::view::announced_move::announcement;
use crate::view::frame_view::View;
use crate::view::screen::Screen;
use crate::view::settings::{AssistLevel, Hands};
use crate::view::two_boards::{
    BoardUse, board_of, board_use, has_two_boards, owner_of_large_board,
};
use jadoube_core::chess::{Color, Piece, Role, Square};
use jadoube_core::hands::goals::arrival;
use jadoube_core::hands::hand_input::captured_first;
use jadoube_core::hands::{Castling, HandEvent, HandInput};
use jadoube_core::inquiry::AskedGame;
use jadoube_core::laws::{ArbiterAct, Hand, HeldFrom, PlayerAct};
use jadoube_core::learn::StepKind;

/// The pieces a pawn may become, in the order in which they are offered.
const NEW_PIECES: [Role; 4] = [Role::Queen, Role::Rook, Role::Bishop, Role::Knight];

/// How wide the frame around the board is while somebody straightens pieces, in points.
const ADJUSTING_FRAME: f32 = 8.0;

#[derive(Debug)]
pub struct BoardView {
    /// The hand that moves the pieces.
    pub hand: HandInput,
    /// The pictures of the chessmen.
    pub pieces: Pieces,
    /// A castling to be shown before it is done, besides the one that is aimed at.
    pub preview: Option<Castling>,
    /// What is said to whoever lays hands on board or clock in vain.
    pub message: BoardMessage,
    /// The move that is being typed.
    pub typed: TypedMove,
    /// Whether letters belong to a page with lines to write in: until one of them has the focus, nobody hears them.
    pub is_written_elsewhere: bool,
    /// The arrows and coloured squares on it.
    pub drawn: DrawnMarks,
    /// What a teacher shows on it.
    pub hint: MoveHint,
    /// The second board, where each player has one.
    pub own: OwnBoard,
    /// The hand that executes on this board what was announced.
    pub executing: ExecutingHand,
    /// What the board is known by, once it was shown.
    grid: Option<Id>,
    cursor: Square,
    shows_cursor: bool,
    place: Option<BoardGeometry>,
    animation: PieceAnimation,
    straightening: Straightening,
}

impl Default for BoardView {
    fn default() -> Self {
        Self {
            hand: HandInput::default(),
            pieces: Pieces::default(),
            preview: None,
            message: BoardMessage::default(),
            typed: TypedMove::default(),
            is_written_elsewhere: false,
            drawn: DrawnMarks::default(),
            hint: MoveHint::default(),
            own: OwnBoard::default(),
            executing: ExecutingHand::default(),
            grid: None,
            cursor: Square::E2,
            shows_cursor: false,
            place: None,
            animation: PieceAnimation::default(),
            straightening: Straightening::default(),
        }
    }
}

impl BoardView {
    /// Takes what stands on the table for what was seen there, so that nothing glides to it.
    pub fn settle(&mut self, view: &View<'_>) {
        self.animation.settle(view);
    }

    /// Shows the board in `rect`, a square whose side is eight times whole physical pixels.
    pub fn ui(&mut self, ui: &mut Ui, view: &View<'_>, rect: Rect) {
        let place = BoardGeometry::of(rect, view.settings.views.turned);
        self.place = Some(place);
        self.own.grid = None;
        let owner = owner_of_large_board(view);
        let plays = board_use(view, owner) == BoardUse::Plays;
        let response = board_accessibility::open(ui, place, &view.tr("board-name"));
        self.grid = Some(response.id);
        // Who comes to it by Tab sees where they are.
        self.shows_cursor = response.gained_focus() || response.has_focus() && self.shows_cursor;
        let colors = board_colors(view);
        board_accessibility::squares(ui, place, response.id, self.cursor, |ui, square| {
            self.square_ui(ui, view, place, &colors, &response, square);
        });
        if let Some(carried_off) = self.straightening.follow(ui, place) {
            self.move_hand(HandEvent::Carry(carried_off), view);
        }
        let painter = ui.painter_at(rect.expand(2.0));
        if plays {
            marks(&painter, view, place, &colors);
        }
        if let Some(taken) = self.executing.taken(view) {
            touched(&painter, place, &colors, taken);
        }
        collected_stars(ui, view, place, false);
        if let Some(square) = self.straightening.square(ui) {
            touched(&painter, place, &colors, square);
        }
        if draws(view) {
            // A finger on a chessman touches it.
            let board = board_of(view, owner);
            let is_empty = |square| board.piece_at(square).is_none();
            self.drawn.pointer(ui, place, is_empty);
            self.drawn.paint_squares(&painter, place, &colors);
        }
        self.hint.paint_squares(&painter, place, &colors);
        coordinates_beneath(&painter, view, place, &colors);
        self.chessmen(ui, view, place);
        collected_stars(ui, view, place, true);
        coordinates_above(ui, view, place, &colors);
        end_badges(ui, view, place);
        self.castling_ui(ui, view, place);
        let edge = Stroke::new(1.0, colors.edge);
        painter.rect_stroke(rect, CornerRadius::ZERO, edge, StrokeKind::Outside);
        if view.adjusting().is_some() {
            let line = Stroke::new(ADJUSTING_FRAME, palette(ui).hand);
            // A little of it lies on the board, so that all of it has room beside it, and is seen beneath the bar too.
            let layer = ui.ctx().layer_painter(ui.layer_id());
            layer.rect_stroke(
                rect.shrink(line.width / 4.0),
                CornerRadius::ZERO,
                line,
                StrokeKind::Outside,
            );
        }
        if self.shows_cursor
            && view.is_playing()
            && (self.typed.is_empty() || self.typed.names_a_piece(view))
        {
            ring(
                &painter,
                place.rect(self.cursor),
                colors.cursor,
                place.side * 0.045,
            );
        }
        why_not(
            ui,
            view,
            place,
            &colors,
            self.hand.stopped_move(&view.hands()),
        );
        if draws(view) {
            self.drawn.paint_arrows(&painter, place, &colors);
        }
        self.hint
            .paint(ui, place, &colors, view.settings.preferences.animation);
        self.hands_of_programs(ui, view, place);
        self.in_the_air(ui, view, place);
        self.typed.ui(ui, view, place, &colors);
        self.message.ui(ui, view, rect);
        if let Some(square) = self.hand.promotes_on(&view.hands()) {
            self.promotion_ui(ui, view, place, square);
        }
    }

    fn square_ui(
        &mut self,
        ui: &Ui,
        view: &View<'_>,
        place: BoardGeometry,
        colors: &BoardColors,
        board: &Response,
        square: Square,
    ) {
        let rect = place.rect(square);
        let response = ui.interact(
            rect,
            board_accessibility::cell(board.id, square),
            Sense::CLICK | Sense::DRAG,
        );
        ground(ui.painter(), place, colors, square);
        let piece = board_of(view, owner_of_large_board(view)).piece_at(square);
        response.widget_info(|| {
            WidgetInfo::selected(
                Part::Cell,
                true,
                self.cursor == square,
                spoken(view, square, piece),
            )
        });
        self.pointer(ui, view, place, board, &response, square);
    }

    fn pointer(
        &mut self,
        ui: &Ui,
        view: &View<'_>,
        place: BoardGeometry,
        board: &Response,
        response: &Response,
        square: Square,
    ) {
        if board_use(view, owner_of_large_board(view)) != BoardUse::Plays {
            return self.waiting_pointer(ui, view, place, response, square);
        }
        let goes_down = ui.input(|input| input.pointer.primary_pressed());
        if goes_down && response.is_pointer_button_down_on() {
            self.cursor = square;
            self.shows_cursor = false;
            self.typed.clear();
            self.drawn.wipe();
            self.message.hush();
            self.tell_why_not(ui, view, square);
            self.move_hand(HandEvent::Touch(square), view);
            if is_straightened(view, square) {
                self.straightening.take(ui, square);
            }
        }
        if response.drag_started_by(PointerButton::Primary) && !self.straightening.holds(square) {
            self.move_hand(HandEvent::Carry(square), view);
        }
        if response.drag_stopped_by(PointerButton::Primary) {
            let over = response
                .interact_pointer_pos()
                .and_then(|at| place.square_at(at));
            if let Some((at, piece)) =
                over.and_then(|at| Some((at, captured_first(at, &view.hands())?)))
            {
                let args = [("role", piece.role.into()), ("square", at.into())];
                self.message
                    .say(ui, view.tell("by-hand-capture-first", &args));
            }
            let enemy = self.hand.dragged_enemy();
            let is_carried = enemy.is_some_and(|enemy| over.is_some_and(|over| over != enemy));
            if is_carried && view.settings.play.assist != AssistLevel::Tournament {
                self.message.say(ui, why_not_theirs(view));
            }
            self.move_hand(HandEvent::LetGo(over), view);
        }
        if response.clicked() {
            self.cursor = square;
            self.straighten(ui, view, square);
            read_felt(ui, view, square);
            self.go_to(square, HandEvent::Click(square), view);
            // Beside a second board, the arrows stay fingers on that one.
            if !has_two_boards(view) {
                board.request_focus();
            }
        }
        let us = view.hands().hand_at(square);
        let is_own = view
            .table()
            .board()
            .piece_at(square)
            .is_some_and(|piece| piece.color == us);
        if response.hovered() && is_own && view.is_playing() && !view.is_paused() {
            ui.set_cursor_icon(CursorIcon::Grab);
        }
    }

    /// The same on a player's own board on which the opponent's move is executed, or where nobody plays now.
    fn waiting_pointer(
        &mut self,
        ui: &Ui,
        view: &View<'_>,
        place: BoardGeometry,
        response: &Response,
        square: Square,
    ) {
        if response.clicked() {
            self.message.hush();
            self.waits(ui, view, HandEvent::Click(square));
        }
        if response.drag_started_by(PointerButton::Primary) {
            self.waits(ui, view, HandEvent::Carry(square));
        }
        if response.drag_stopped_by(PointerButton::Primary) {
            let over = response.interact_pointer_pos();
            let over = over.and_then(|at| place.square_at(at));
            self.waits(ui, view, HandEvent::LetGo(over));
        }
    }

    /// Tells whoever's hand goes to that square why it does nothing, if it does nothing.
    fn tell_why_not(&mut self, ui: &Ui, view: &View<'_>, square: Square) {
        if let Some(standstill) = ClockStop::of(view) {
            self.message.say_why(ui, view, standstill);
        } else if view.hands().is_move_made_with(square) {
            let (told, player) = (view.tr("move-made-stays"), view.hands().at_the_board());
            self.message
                .ask_to_press(ui, view, told.into_owned(), !player);
        }
    }

    /// Does in the game what a hand does at the board.
    pub fn move_hand(&mut self, event: HandEvent, view: &View<'_>) {
        view.act_all(self.hand.hear(event, &view.hands()));
    }

    /// Names the piece on a square that is clicked or picked, where the arbiter is asked which one was touched; else a hand
    /// goes there, as that event says.
    fn go_to(&mut self, square: Square, event: HandEvent, view: &View<'_>) {
        let is_named = view.is_piece_to_be_named() && view.answers_questions();
        if is_named && view.table().board().piece_at(square).is_some() {
            view.arbitrate(ArbiterAct::CallTouched(square));
        } else {
            self.move_hand(event, view);
        }
    }

    /// The piece there, if pieces are being straightened, settles where it was let go or nudged.
    fn straighten(&mut self, ui: &Ui, view: &View<'_>, square: Square) {
        if is_straightened(view, square) {
            self.straightening.settle(ui, square);
        }
    }

    /// Whether nothing is typed, drawn or in a hand, so that Esc has nothing to take back here.
    pub fn is_at_rest(&self, view: &View<'_>) -> bool {
        let hand = view.table().hand(view.hands().hand_on_board());
        let executes = [self.executing, self.own.hand];
        let is_taken = executes.iter().any(|it| it.taken(view).is_some());
        self.typed.is_empty() && self.drawn.is_empty() && *hand == Hand::Empty && !is_taken
    }

    /// Hears the keys of the board, which reach it without it having the focus.
    pub fn hear(&mut self, ui: &Ui, view: &View<'_>) {
        let Some(grid) = self.grid else { return };
        let focused = ui.memory(Memory::focused);
        let fingers = self.fingers(view, focused);
        let at = fingers.and(self.own.grid).unwrap_or(grid);
        let is_elsewhere = focused.is_some_and(|focused| focused != at);
        let turned = view.settings.views.turned;
        if let Some(owner) = fingers {
            self.own.walk(ui, view, owner);
        } else if board_accessibility::walk(ui, grid, &mut self.cursor, turned) {
            self.shows_cursor = true;
            read_felt(ui, view, self.cursor);
            board_accessibility::focus(ui, grid);
        }
        let named = if self.is_written_elsewhere {
            Vec::new()
        } else {
            self.typed.hear(ui, view)
        };
        for role in named {
            if let Some(owner) = fingers {
                self.own.go_to_next(ui, view, owner, role);
                continue;
            }
            let board = board_of(view, owner_of_large_board(view));
            let next = next_piece(&board, self.cursor, role, view.at_the_board());
            self.cursor = next.unwrap_or(self.cursor);
            self.shows_cursor = true;
            board_accessibility::focus(ui, grid);
        }
        let typed = !self.typed.is_empty();
        if typed {
            self.message.hush();
        }
        let marks = |input: &mut InputState| input.consume_key(Modifiers::SHIFT, Key::Enter);
        if draws(view) && self.shows_cursor && ui.input_mut(marks) {
            self.drawn.step(self.cursor);
        }
        // What was typed is played whatever the keyboard is at.
        let enters = if typed {
            keyboard::take_from_all(ui, Key::Enter)
        } else {
            !is_elsewhere && focused.is_some() && keyboard::take(ui, Key::Enter)
        };
        if enters {
            // Whoever plays by keys is at the board from then on: the next key is no button's.
            if typed && is_elsewhere {
                board_accessibility::focus(ui, at);
            }
            self.enter(ui, view, fingers);
        }
        // Where nothing is to be taken back here, Esc is the screen's.
        if !has_question(ui) && !self.is_at_rest(view) && keyboard::take(ui, Key::Escape) {
            if typed {
                self.typed.clear();
            } else if !self.drawn.wipe() {
                self.executing.put_back();
                self.own.hand.put_back();
                self.move_hand(HandEvent::PutBack, view);
            }
        }
    }

    /// Returns whose fingers the arrows and Enter are on the second board: always while its owner plays, else unless the
    /// keyboard is at the large one.
    fn fingers(&self, view: &View<'_>, focused: Option<Id>) -> Option<Color> {
        let owner = OwnBoard::owner(view).filter(|_| self.own.grid.is_some())?;
        let plays = view.hands().hand_on_board() == owner;
        (plays || focused != self.grid).then_some(owner)
    }

    /// Plays what was typed, or does with the cursor what a click does; with those fingers, on the second board.
    fn enter(&mut self, ui: &Ui, view: &View<'_>, fingers: Option<Color>) {
        if let Some(asked) = self.typed.question() {
            let answer = answer(view, asked, self.cursor);
            self.message.answer(ui, answer);
            return self.typed.clear();
        }
        if let Some(standstill) = ClockStop::of(view) {
            self.typed.clear();
            return self.message.say_why(ui, view, standstill);
        }
        if self.typed.is_empty() || self.typed.names_a_piece(view) {
            self.typed.clear();
            if let Some(owner) = fingers {
                return self.own_enter(ui, view, owner);
            }
            self.shows_cursor = true;
            if self.waits(ui, view, HandEvent::Pick(self.cursor)) {
                return;
            }
            self.straighten(ui, view, self.cursor);
            self.tell_why_not(ui, view, self.cursor);
            tell_what_is_put_back(ui, view, self.cursor);
            return self.go_to(self.cursor, HandEvent::Pick(self.cursor), view);
        }
        let us = view.at_the_board();
        if matches!(board_use(view, us), BoardUse::Executes(_)) {
            // What is typed before the opponent's move is executed repeats it.
            let told = repeat_typed(ui, view, us, self.typed.text());
            if let Some(told) = told {
                self.message.say(ui, told);
            }
            return self.typed.clear();
        }
        if let Some(why) = why_idle(view, us) {
            self.typed.clear();
            return self.message.say(ui, why);
        }
        if view.learner().is_none() && view.hands().waits_for_announcement() {
            // The move stands on the board; what is typed now is said.
            view.act(us, PlayerAct::Announce(self.typed.text().to_owned()));
            return self.typed.clear();
        }
        match self.typed.read(view) {
            Ok(_) if is_unsettled(view) => self.message.say(ui, view.tr("unsettled").into_owned()),
            Ok(mv) => {
                // The keyboard leaves the square it came to by typing.
                self.cursor = arrival(mv);
                self.shows_cursor = false;
                let deeds = self.hand.hear(HandEvent::Play(mv), &view.hands());
                let is_blind_game = view.learner().is_none() && view.table().blind().any();
                let is_announced = is_blind_game && !deeds.is_empty();
                view.act_all(deeds);
                if is_announced {
                    let words = announcement(view, view.table().game().position(), mv);
                    view.act(us, PlayerAct::Announce(words));
                }
            }
            Err(misread) => {
                let position = view.table().game().position();
                let style = view.settings.preferences.notation.of(view.at_the_board());
                let why = view.words.misread(&misread, Some(position), style);
                let mut text = format!("{}: {why}", self.typed.text());
                if asks_for_a_mistake(view) {
                    text = format!("{text} {}", view.tr("lesson-typed-mistake"));
                }
                self.message.answer(ui, text);
            }
        }
        self.typed.clear();
    }

    fn chessmen(&mut self, ui: &Ui, view: &View<'_>, place: BoardGeometry) {
        self.animation.watch(ui, view);
        for (square, piece) in board_of(view, owner_of_large_board(view)).into_owned() {
            if self.hand.dragged_enemy() == Some(square) {
                continue;
            }
            let rect = self.animation.rect(ui, place, square);
            let moves = view.settings.preferences.animation;
            let lies = view.table().lying().contains(&square);
            match self.straightening.lean(ui, square, place.side, moves) {
                _ if lies => {
                    let set = view.pieces();
                    self.pieces.paint_tilted(ui, set, piece, rect, FRAC_PI_2);
                }
                Some(lean) => {
                    let rect = lean.of(rect);
                    self.pieces
                        .paint_tilted(ui, view.pieces(), piece, rect, lean.tilt);
                }
                None => self.pieces.paint(ui, view.pieces(), piece, rect),
            }
        }
    }

    /// Where king and rook would arrive by the castling that is aimed at, or asked about beside the board.
    fn castling_ui(&mut self, ui: &Ui, view: &View<'_>, place: BoardGeometry) {
        if !view.is_playing() || view.is_paused() {
            return;
        }
        let pointer = ui.input(|input| input.pointer.latest_pos());
        let over = if self.shows_cursor {
            Some(self.cursor)
        } else {
            pointer.and_then(|at| place.square_at(at))
        };
        let quick = view.settings.play.hands == Hands::Quick;
        let aimed = over
            .filter(|_| quick)
            .and_then(|over| Castling::aimed_at(&view.hands(), over));
        let Some(castling) = aimed.or(self.preview) else {
            return;
        };
        let us = view.at_the_board();
        preview(ui, view, &mut self.pieces, place, us, castling);
    }

    /// The hands of programs, each with what it holds.
    fn hands_of_programs(&mut self, ui: &Ui, view: &View<'_>, place: BoardGeometry) {
        let programs = Color::ALL
            .into_iter()
            .filter(|color| view.is_program(*color));
        let acts = view.played_by_programs();
        let hands = shown_hands(view, place, &acts, programs);
        paint_hands(ui, view, &mut self.pieces, place, (&hands, &acts));
    }

    /// The piece in a person's hand, at the pointer or over the square the keyboard is at.
    fn in_the_air(&mut self, ui: &Ui, view: &View<'_>, place: BoardGeometry) {
        let us = view.at_the_board();
        let held = |color: Color| match *view.table().hand(color) {
            Hand::Holding { piece, .. } => Some(piece),
            Hand::Empty | Hand::Touching(_) | Hand::Standing { .. } => None,
        };
        let mut people = [us, !us]
            .into_iter()
            .filter(|color| !view.is_program(*color))
            .filter(|color| OwnBoard::owner(view) != Some(*color));
        let dragged = self
            .hand
            .dragged_enemy()
            .and_then(|square| view.table().board().piece_at(square));
        let Some(piece) = people.find_map(held).or(dragged) else {
            return;
        };
        let pointer = ui.input(|input| input.pointer.latest_pos());
        let at = match pointer {
            Some(at) if !self.shows_cursor => at,
            Some(_) | None => raised(place, self.cursor),
        };
        in_the_air(ui, view, &mut self.pieces, piece, place, at);
    }

    /// The four pieces a pawn may become, beside its square.
    fn promotion_ui(&mut self, ui: &Ui, view: &View<'_>, place: BoardGeometry, square: Square) {
        let us = view.at_the_board();
        let beside = place.rect(square);
        let inward = if beside.center().y < place.board.center().y {
            Align2::LEFT_TOP
        } else {
            Align2::LEFT_BOTTOM
        };
        let to_the_left = beside.right() + place.side * 1.2 > place.board.right();
        let x = if to_the_left {
            beside.left() - place.side - 2.0 * GAP
        } else {
            beside.right()
        };
        let y = if inward == Align2::LEFT_TOP {
            beside.top()
        } else {
            beside.bottom()
        };
        let colors = palette(ui);
        // Black chessmen would be lost on the ground of a dark window.
        let wood = BoardColors::of(view.settings.preferences.board_shown()).light;
        announce_words(ui, &view.tr("promotion-choice"));
        Area::new(Id::unique("promotion"))
            .order(Order::Foreground)
            .pivot(inward)
            .fixed_pos(pos2(x, y))
            .accessible_name(view.tr("promotion-choice").into_owned())
            .show(ui.ctx(), |ui| {
                Frame::new()
                    .fill(wood)
                    .stroke(Stroke::new(1.0, colors.edge))
                    .corner_radius(SMALL_CORNER)
                    .shadow(colors.shadow())
                    .inner_margin(Margin::same(6))
                    .show(ui, |ui| {
                        ui.spacing_mut().item_spacing.y = 0.0;
                        for role in NEW_PIECES {
                            let name = view.tr(role_id(role));
                            if self
                                .piece_button(
                                    ui,
                                    view,
                                    Piece { color: us, role },
                                    place.side,
                                    &name,
                                )
                                .clicked()
                            {
                                self.move_hand(HandEvent::Promote(square, role), view);
                            }
                        }
                    });
            });
    }

    /// The pointer let go of a piece that was not taken from the board.
    pub fn let_go_at(&mut self, ui: &Ui, view: &View<'_>) {
        let over = self.place.zip(ui.input(|input| input.pointer.latest_pos()));
        let over = over.and_then(|(place, at)| place.square_at(at));
        self.move_hand(HandEvent::LetGo(over), view);
    }

    /// Draws a piece beside the board.
    pub fn paint_piece(&mut self, ui: &Ui, view: &View<'_>, piece: Piece, rect: Rect) {
        self.pieces.paint(ui, view.pieces(), piece, rect);
    }

    pub fn piece_button(
        &mut self,
        ui: &mut Ui,
        view: &View<'_>,
        piece: Piece,
        side: f32,
        name: &str,
    ) -> Response {
        let (rect, response) = ui.allocate_exact_size(Vec2::splat(side), Sense::click_and_drag());
        response.widget_info(|| WidgetInfo::labeled(Part::Button, true, name));
        let colors = palette(ui);
        if response.hovered() || response.has_focus() {
            ui.painter()
                .rect_filled(rect, SMALL_CORNER, colors.here_tint);
        }
        let rect = square_in(rect, rect.width(), ui.pixels_per_point());
        self.pieces.paint(ui, view.pieces(), piece, rect);
        response
    }
}

/// What is answered to a question that somebody typed, the keyboard being at that square.
fn answer(view: &View<'_>, asked: &str, here: Square) -> String {
    let notation = view.settings.preferences.notation;
    let game = AskedGame {
        table: view.table(),
        now: view.now,
        words: view.words,
        named: &view.named_words(),
        letters: notation.of(view.at_the_board()).letters,
        written: notation,
        spoken: view.settings.preferences.spoken,
        here,
        is_tournament: view.settings.play.assist == AssistLevel::Tournament,
    };
    game.answer_typed(asked)
}

/// Has the voice, if a person has chosen one, say what stands on a square that was felt, where a player is blind. A screen
/// reader hears it of the square itself.
fn read_felt(ui: &Ui, view: &View<'_>, square: Square) {
    let is_felt = view.table().blind().any() && !has_two_boards(view);
    if view.settings.preferences.voice && is_felt {
        let piece = view.table().board().piece_at(square);
        announce_words(ui, &spoken(view, square, piece));
    }
}

/// Has it heard that the piece in the hand stands again where it was taken up, which that square is.
fn tell_what_is_put_back(ui: &Ui, view: &View<'_>, square: Square) {
    let table = view.table();
    let piece = match table.hand(view.hands().hand_on_board()) {
        Hand::Touching(at) if *at == square => table.board().piece_at(square),
        Hand::Holding { piece, from } if *from == HeldFrom::Square(square) => Some(*piece),
        Hand::Empty | Hand::Touching(_) | Hand::Holding { .. } | Hand::Standing { .. } => None,
    };
    if piece.is_some() {
        announce_words(ui, &spoken(view, square, piece));
    }
}

/// Whether people may draw on the board: in a tournament they may not.
fn draws(view: &View<'_>) -> bool {
    view.settings.play.assist != AssistLevel::Tournament
}

/// Whether a lesson asks for a mistake, which no typed move is.
fn asks_for_a_mistake(view: &View<'_>) -> bool {
    let lesson = view.learn.and_then(|it| it.lesson);
    view.window.screen == Screen::Lesson
        && lesson.is_some_and(|(_, run)| run.step().kind == StepKind::Mistake)
}

/// Whether a hand on that square straightens what stands there.
fn is_straightened(view: &View<'_>, square: Square) -> bool {
    let stands = view.table().board().piece_at(square).is_some();
    stands && view.adjusting() == Some(view.hands().hand_at(square))
}

/// Where a piece is that was taken up from that square.
fn raised(place: BoardGeometry, square: Square) -> Pos2 {
    place.rect(square).center() - vec2(0.0, place.side * 0.12)
}
