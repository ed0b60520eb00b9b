//! Setting up a position by hand: chessmen from the box onto the board, with what is wrong named at once.

use eframe::egui::{
    CentralPanel, Key, Modifiers, PointerButton, Pos2, Rect, Response, Sense, Ui, UiBuilder, Vec2,
    WidgetInfo, pos2, vec2,
};

use crate::kit::announcement::announce_words;
use crate::kit::board_accessibility;
use crate::kit::board_geometry::{BoardGeometry, coordinates, ground, ring};
use crate::kit::piece_textures::{Pieces, whole_pixels};
use crate::kit::theme::{BoardColors, GAP};
use crate::kit::widgets::quiet;
use crate::parts::diagram::{edge, in_the_air};
use crate::parts::page::{bar, frame, page_title, scroll_from_top};
use crate::view::frame_view::View;
use jadoube_core::chess::chess960_start_number::{FirstRank, StartNumber};
use jadoube_core::chess::setup_validation;
use jadoube_core::chess::{Color, File, Piece, Rank, Role, Setup, Square};

/// The page on which a position is set up.
#[derive(Debug)]
pub struct PositionEditor {
    pub(super) task: Task,
    pub(super) setup: Setup,
    /// The FEN as it stands in the field, also while it is being typed and cannot be read.
    pub(super) text: String,
    pub(super) hand: Option<Carried>,
    cursor: Square,
    shows_cursor: bool,
    place: Option<BoardGeometry>,
    pub(super) pieces: Pieces,
    /// The chessmen on the small boards of what is kept.
    pub(super) small_pieces: Pieces,
}

/// What is to be set up.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Task {
    /// The first rank of a Chess960 start; Black's men follow White's.
    FirstRank,
    Free,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Carried {
    pub piece: Piece,
    /// From where; `None` is the box.
    pub from: Option<Square>,
}

/// What became of setting up.
#[derive(Clone, Debug)]
pub enum EditorOutcome {
    GoesOn,
    Left,
    /// It ended in one of the 960.
    Number(StartNumber),
    /// It ended in a position in which a game can begin.
    Position(Box<Setup>),
}

/// How wide the column beside the board is.
const COLUMN: f32 = 348.0;

/// How wide it is at most, which holds most FENs.
const WIDE_COLUMN: f32 = 560.0;

impl PositionEditor {
    /// A page for the first rank of a Chess960 start, nothing standing on it yet.
    pub fn first_rank() -> Self {
        let mut page = Self::new(Task::FirstRank, setup_validation::empty());
        page.mirror();
        page
    }

    /// A page for any position, to begin with that one.
    pub fn of(setup: Setup) -> Self {
        Self::new(Task::Free, setup)
    }

    fn new(task: Task, setup: Setup) -> Self {
        let mut page = Self {
            task,
            setup,
            text: String::new(),
            hand: None,
            cursor: Square::A1,
            shows_cursor: false,
            place: None,
            pieces: Pieces::default(),
            small_pieces: Pieces::default(),
        };
        page.write();
        page
    }

    pub fn ui(&mut self, ui: &mut Ui, view: &View<'_>) -> EditorOutcome {
        let mut became = EditorOutcome::GoesOn;
        // What is in the hand is let go before the page is left.
        let puts_back =
            |ui: &mut Ui| ui.input_mut(|input| input.consume_key(Modifiers::NONE, Key::Escape));
        if self.hand.is_some() && puts_back(ui) {
            self.hand = None;
        }
        if bar(ui, view, &view.tr("new-game-title")) {
            became = EditorOutcome::Left;
        }
        CentralPanel::default().frame(frame(ui)).show(ui, |ui| {
            let whole = ui.available_rect_before_wrap();
            let id = match self.task {
                Task::FirstRank => "arrange-title",
                Task::Free => "set-up-title",
            };
            page_title(ui, &view.tr(id));
            let area = whole.with_min_y(ui.cursor().top());
            let (board, column) = places(area, ui.pixels_per_point());
            self.board_ui(ui, view, board);
            ui.scope_builder(UiBuilder::new().max_rect(column), |ui| {
                scroll_from_top(ui, id).show(ui, |ui| {
                    if let Some(found) = self.column_ui(ui, view) {
                        became = found;
                    }
                });
            });
            self.air(ui, view);
        });
        became
    }

    pub(super) fn rank(&self) -> FirstRank {
        let board = &self.setup.board;
        File::ALL.map(|file| board.role_at(Square::from_coords(file, Rank::First)))
    }

    fn board_ui(&mut self, ui: &mut Ui, view: &View<'_>, rect: Rect) {
        let place = BoardGeometry::of(rect, false);
        self.place = Some(place);
        let response = board_accessibility::open(ui, place, &view.tr("board-name"));
        if response.has_focus() {
            let before = self.setup.board.clone();
            self.keys(ui, &response);
            if self.setup.board != before {
                let piece = self.setup.board.piece_at(self.cursor);
                let stands = board_accessibility::spoken(view.words, self.cursor, piece);
                announce_words(ui, &stands);
            }
        }
        self.shows_cursor &= response.has_focus();
        let colors = BoardColors::of(view.settings.preferences.board_shown());
        board_accessibility::squares(ui, place, response.id, self.cursor, |ui, square| {
            self.square_ui(ui, view, &response, square);
        });
        coordinates(ui.painter(), place, &colors);
        let mut faint = ui.painter().clone();
        faint.multiply_opacity(0.42);
        for (square, piece) in &self.setup.board {
            if self.hand.is_some_and(|hand| hand.from == Some(square)) {
                continue;
            }
            let painter = if self.is_open(square) {
                ui.painter()
            } else {
                &faint
            };
            self.pieces.paint_on(
                painter,
                view.settings.preferences.pieces_shown(),
                piece,
                place.rect(square),
            );
        }
        edge(ui, view, rect);
        if self.shows_cursor {
            ring(
                ui.painter(),
                place.rect(self.cursor),
                colors.cursor,
                place.side * 0.05,
            );
        }
    }

    fn square_ui(&mut self, ui: &Ui, view: &View<'_>, board: &Response, square: Square) {
        let Some(place) = self.place else { return };
        let rect = place.rect(square);
        let colors = BoardColors::of(view.settings.preferences.board_shown());
        ground(ui.painter(), place, &colors, square);
        let sense = if self.is_open(square) {
            Sense::CLICK | Sense::DRAG
        } else {
            Sense::HOVER
        };
        let response = ui.interact(rect, board_accessibility::cell(board.id, square), sense);
        let piece = self.setup.board.piece_at(square);
        response.widget_info(|| {
            WidgetInfo::selected(
                eframe::egui::Role::Cell,
                self.is_open(square),
                self.cursor == square,
                board_accessibility::spoken(view.words, square, piece),
            )
        });
        if response.drag_started_by(PointerButton::Primary) {
            self.hand = piece.map(|piece| Carried {
                piece,
                from: Some(square),
            });
        }
        if response.drag_stopped_by(PointerButton::Primary) {
            self.drop_at(response.interact_pointer_pos());
        }
        if response.secondary_clicked() || response.long_touched() {
            self.remove(square);
        }
        if response.clicked() {
            self.cursor = square;
            self.shows_cursor = false;
            self.click(square);
            board.request_focus();
        }
    }

    fn keys(&mut self, ui: &Ui, board: &Response) {
        self.shows_cursor |= board_accessibility::walk(ui, board.id, &mut self.cursor, false);
        let pressed = |key| ui.input_mut(|input| input.consume_key(Modifiers::NONE, key));
        if pressed(Key::Enter) {
            self.shows_cursor = true;
            self.click(self.cursor);
        }
        if pressed(Key::Delete) || pressed(Key::Backspace) {
            self.remove(self.cursor);
        }
        for (key, role) in [
            (Key::K, Role::King),
            (Key::Q, Role::Queen),
            (Key::R, Role::Rook),
            (Key::B, Role::Bishop),
            (Key::N, Role::Knight),
            (Key::P, Role::Pawn),
        ] {
            for (modifiers, color) in [
                (Modifiers::SHIFT, Color::Black),
                (Modifiers::NONE, Color::White),
            ] {
                if ui.input_mut(|input| input.consume_key(modifiers, key)) {
                    self.shows_cursor = true;
                    self.stand(Piece { color, role }, self.cursor);
                }
            }
        }
    }

    /// Whether anything may be stood there.
    fn is_open(&self, square: Square) -> bool {
        match self.task {
            Task::FirstRank => square.rank() == Rank::First,
            Task::Free => true,
        }
    }

    fn click(&mut self, square: Square) {
        match self.hand {
            None => {
                let piece = self.setup.board.piece_at(square);
                self.hand = piece.filter(|_| self.is_open(square)).map(|piece| Carried {
                    piece,
                    from: Some(square),
                });
            }
            Some(Carried {
                from: Some(from), ..
            }) => {
                self.hand = None;
                self.carry(from, square);
            }
            Some(Carried { piece, from: None }) => {
                self.stand(piece, square);
                if self.left_in_box(piece) == Some(0) {
                    self.hand = None;
                }
            }
        }
    }

    /// The pointer lets go of what it dragged, over a square or beside the board.
    pub(super) fn drop_at(&mut self, at: Option<Pos2>) {
        let over = self.place.zip(at);
        let over = over.and_then(|(place, at)| place.square_at(at));
        let Some(Carried { piece, from }) = self.hand.take() else {
            return;
        };
        match (from, over) {
            (Some(from), Some(to)) => self.carry(from, to),
            (Some(from), None) => self.remove(from),
            (None, Some(to)) => self.stand(piece, to),
            (None, None) => {}
        }
    }

    /// A chessman goes from square to square; on a first rank two that meet change places.
    fn carry(&mut self, from: Square, to: Square) {
        if from == to || !self.is_open(to) {
            return;
        }
        let board = &mut self.setup.board;
        let Some(piece) = board.remove_piece_at(from) else {
            return;
        };
        let was_there = board.remove_piece_at(to);
        board.set_piece_at(to, piece);
        if let (Task::FirstRank, Some(other)) = (self.task, was_there) {
            board.set_piece_at(from, other);
        }
        self.changed();
    }

    fn stand(&mut self, piece: Piece, square: Square) {
        let fits = match self.task {
            Task::Free => true,
            Task::FirstRank => piece.role != Role::Pawn && piece.color.is_white(),
        };
        if fits && self.is_open(square) {
            self.setup.board.set_piece_at(square, piece);
            self.changed();
        }
    }

    fn remove(&mut self, square: Square) {
        if self.is_open(square) {
            self.setup.board.discard_piece_at(square);
            self.changed();
        }
    }

    /// How many of these are left in the box; `None` where it never empties.
    pub(super) fn left_in_box(&self, piece: Piece) -> Option<usize> {
        let all = match (self.task, piece.role) {
            (Task::Free, _) => return None,
            (Task::FirstRank, Role::Pawn) => 0,
            (Task::FirstRank, Role::King | Role::Queen) => 1,
            (Task::FirstRank, Role::Rook | Role::Bishop | Role::Knight) => 2,
        };
        Some(usize::saturating_sub(
            all,
            self.setup.board.by_piece(piece).count(),
        ))
    }

    /// The pieces stand otherwise than before: what depends on them follows.
    pub(super) fn changed(&mut self) {
        match self.task {
            Task::FirstRank => self.mirror(),
            Task::Free => setup_validation::forget_what_cannot_be(&mut self.setup),
        }
        self.write();
    }

    pub(super) fn write(&mut self) {
        use jadoube_core::chess::chess960_fen::{FenStyle, write_setup};
        self.text = write_setup(&self.setup, FenStyle::XFen);
    }

    /// Black's first rank follows White's, and the pawns stand where they belong.
    fn mirror(&mut self) {
        let rank = self.rank();
        self.setup.castling_rights = jadoube_core::chess::Bitboard::EMPTY;
        let board = &mut self.setup.board;
        for (file, role) in File::ALL.into_iter().zip(rank) {
            for color in Color::ALL {
                let home = Square::from_coords(file, color.backrank());
                match role {
                    Some(role) => board.set_piece_at(home, Piece { color, role }),
                    None => board.discard_piece_at(home),
                }
                if role == Some(Role::Rook) {
                    self.setup.castling_rights.add(home);
                }
                let before = color.fold_wb(Rank::Second, Rank::Seventh);
                board.set_piece_at(Square::from_coords(file, before), color.pawn());
            }
        }
    }

    /// What is in hand, at the pointer.
    fn air(&mut self, ui: &Ui, view: &View<'_>) {
        let (Some(Carried { piece, .. }), Some(place)) = (self.hand, self.place) else {
            return;
        };
        let at = if self.shows_cursor {
            place.rect(self.cursor).center()
        } else {
            let Some(at) = ui.input(|input| input.pointer.latest_pos()) else {
                return;
            };
            at
        };
        in_the_air(ui, view, &mut self.pieces, piece, place, at);
    }
}

/// Where the board and its column are: side by side, or one below the other in a tall window.
fn places(area: Rect, pixels_per_point: f32) -> (Rect, Rect) {
    let gap = GAP * 2.0;
    let is_tall = area.width() < area.height().max(COLUMN * 2.0);
    let room = if is_tall {
        area.width().min(area.height() * 0.5)
    } else {
        area.height().min(area.width() - COLUMN - gap)
    };
    let side = whole_pixels(room / 8.0, pixels_per_point) * 8.0;
    let extent = Vec2::splat(side);
    if is_tall {
        let left = area.left() + ((area.width() - side) / 2.0).floor();
        let board = Rect::from_min_size(pos2(left, area.top()), extent);
        (board, area.with_min_y(board.bottom() + gap))
    } else {
        let column = (area.width() - side - gap).clamp(COLUMN, WIDE_COLUMN);
        let used = side + gap + column;
        let left = area.left() + ((area.width() - used) / 2.0).max(0.0).floor();
        let board = Rect::from_min_size(pos2(left, area.top()), extent);
        let corner = board.right_top() + vec2(gap, 0.0);
        let column = Rect::from_min_size(corner, vec2(column, area.height()));
        (board, column)
    }
}

/// A button of the column that is as wide as its words.
pub(super) fn plain(ui: &mut Ui, text: &str) -> bool {
    quiet(ui, text).clicked()
}
