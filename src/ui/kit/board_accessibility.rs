//! The 64 squares as a grid: laid out row by row, named for screen readers, walked by the arrow keys.

use eframe::egui::{
    Color32, Event, EventFilter, FocusDirection, Id, Key, Memory, Modifiers, Rect, Response,
    Role as Part, Sense, Ui, UiBuilder, WidgetInfo, vec2,
};

use crate::kit::board_geometry::{BoardGeometry, ring};
use jadoube_core::chess::{Board, Piece, Square};
use jadoube_core::i18n::Words;

/// Opens a grid at its place, with the name that is spoken of it; it can hold the keyboard.
pub fn open(ui: &mut Ui, place: BoardGeometry, name: &str) -> Response {
    let response = ui.allocate_rect(place.board, Sense::FOCUSABLE);
    response.widget_info(|| WidgetInfo::labeled(Part::Grid, true, name));
    ui.accesskit_node_builder(response.id, |node| {
        node.set_row_count(8);
        node.set_column_count(8);
    });
    response
}

/// Shows every square of a grid, and says at which of them the keyboard is.
pub fn squares(
    ui: &mut Ui,
    place: BoardGeometry,
    grid: Id,
    cursor: Square,
    mut square_ui: impl FnMut(&mut Ui, Square),
) {
    for (row, rank) in place.rows().enumerate() {
        let down = place.side * f32::from(u8::try_from(row).unwrap_or_default());
        let size = vec2(place.board.width(), place.side);
        let rect = Rect::from_min_size(place.board.min + vec2(0.0, down), size);
        let builder = UiBuilder::new().max_rect(rect).accessibility_parent(grid);
        ui.scope_builder(builder, |ui| {
            ui.accesskit_node_builder(ui.unique_id(), |node| {
                node.set_role(Part::Row);
                node.set_row_index(row);
            });
            for file in place.columns() {
                square_ui(ui, Square::from_coords(file, rank));
            }
        });
    }
    ui.accesskit_node_builder(grid, |node| {
        node.set_active_descendant(cell(grid, cursor).accesskit_id());
    });
}

/// What a square of a grid is known by.
pub fn cell(grid: Id, square: Square) -> Id {
    grid.with(("square", u8::from(square)))
}

/// Walks over a grid as the arrow keys say, which nobody else hears while it holds the keyboard; whether there was a step.
pub fn walk(ui: &Ui, grid: Id, cursor: &mut Square, turned: bool) -> bool {
    let held = EventFilter {
        horizontal_arrows: true,
        vertical_arrows: true,
        escape: true,
        ..EventFilter::default()
    };
    ui.memory_mut(|memory| memory.set_focus_lock_filter(grid, held));
    steps(ui, Modifiers::NONE, cursor, turned)
}

/// Walks over a board as the arrow keys say that are pressed while those keys are held; whether there was a step.
#[expect(
    clippy::wildcard_enum_match_arm,
    reason = "no other key walks, and no other event is of one"
)]
pub fn steps(ui: &Ui, held: Modifiers, cursor: &mut Square, turned: bool) -> bool {
    let forth = if turned { -1 } else { 1 };
    let step = |event: &Event| match *event {
        Event::Key {
            key,
            pressed: true,
            modifiers,
            ..
        } if modifiers == held => match key {
            Key::ArrowLeft => Some((-forth, 0)),
            Key::ArrowRight => Some((forth, 0)),
            Key::ArrowUp => Some((0, forth)),
            Key::ArrowDown => Some((0, -forth)),
            _ => None,
        },
        _ => None,
    };
    // Several may have been pressed since the last frame, the same one twice.
    let steps = ui.input_mut(|input| {
        let steps: Vec<(i32, i32)> = input.events.iter().filter_map(step).collect();
        input.events.retain(|event| step(event).is_none());
        steps
    });
    for &(right, up) in &steps {
        let next = cursor.file().offset(right).zip(cursor.rank().offset(up));
        *cursor = next.map_or(*cursor, |(file, rank)| Square::from_coords(file, rank));
    }
    !steps.is_empty()
}

/// What a board is known by on which nobody acts, while one walks over it.
fn walked() -> Id {
    Id::unique("walked-board")
}

/// Whether the keyboard is at a board on which nobody acts, so that arrows walk over it.
pub fn is_walked(ui: &Ui) -> bool {
    let grid = ui.data(|data| data.get_temp::<Id>(walked()));
    grid.is_some() && grid == ui.memory(Memory::focused)
}

/// Lets every square of a board be read on which nobody acts: its picture, which can hold the keyboard, becomes a grid that
/// arrows walk over, and each square is told in those words.
pub fn read_squares(
    ui: &mut Ui,
    (place, turned): (BoardGeometry, bool),
    picture: &Response,
    told: impl Fn(Square) -> String,
    cursor_color: Color32,
) {
    let grid = picture.id;
    let mut cursor = ui.data(|data| data.get_temp(grid)).unwrap_or(Square::E4);
    let is_walked = picture.has_focus();
    if is_walked {
        ui.data_mut(|data| data.insert_temp(walked(), grid));
        walk(ui, grid, &mut cursor, turned);
        ui.data_mut(|data| data.insert_temp(grid, cursor));
    }
    ui.accesskit_node_builder(picture.id, |node| {
        node.set_role(Part::Grid);
        node.set_row_count(8);
        node.set_column_count(8);
    });
    squares(ui, place, grid, cursor, |ui, square| {
        let read = ui.interact(place.rect(square), cell(grid, square), Sense::HOVER);
        read.widget_info(|| WidgetInfo::labeled(Part::Cell, true, told(square)));
    });
    if is_walked {
        let width = place.side * 0.045;
        ring(ui.painter(), place.rect(cursor), cursor_color, width);
    }
}

/// Says of the picture of a board which men stand where.
pub fn describe(ui: &Ui, picture: Id, words: Words, board: &Board) {
    ui.accesskit_node_builder(picture, |node| {
        let men = board.occupied().into_iter();
        let men: Vec<String> = men
            .map(|square| spoken(words, square, board.piece_at(square)))
            .collect();
        node.set_description(men.join("; "));
    });
}

/// Gives a grid the keyboard, and nobody else by the arrow that was pressed.
pub fn focus(ui: &Ui, grid: Id) {
    ui.memory_mut(|memory| {
        memory.move_focus(FocusDirection::None);
        memory.request_focus(grid);
    });
}

/// A square with what stands on it, as it is spoken.
pub fn spoken(words: Words, square: Square, piece: Option<Piece>) -> String {
    words.square_in_words(square, piece)
}
