//! A second board beside the large one, that of a player who is blind or visually disabled (D.1): arrows and clicks are
//! fingers that feel and bind nobody, and Enter or a drag takes a piece out of its aperture (D.2.2).

use eframe::egui::{Id, Ui};

use super::executing_hand::ExecutingHand;
use super::typed_move::next_piece;
use crate::kit::announcement::announce_words;
use crate::kit::board_accessibility;
use crate::view::frame_view::View;
use crate::view::two_boards::{board_of, has_two_boards, owner_of_large_board};
use jadoube_core::chess::{Color, Role, Square};

/// What the second board keeps.
#[derive(Debug)]
pub struct OwnBoard {
    /// What the board is known by, while it is shown.
    pub grid: Option<Id>,
    /// Where the fingers are.
    pub cursor: Square,
    /// The hand that executes what was announced.
    pub hand: ExecutingHand,
}

impl Default for OwnBoard {
    fn default() -> Self {
        Self {
            grid: None,
            cursor: Square::E2,
            hand: ExecutingHand::default(),
        }
    }
}

impl OwnBoard {
    /// Returns whose board it is, where there are two.
    pub fn owner(view: &View<'_>) -> Option<Color> {
        has_two_boards(view).then(|| !owner_of_large_board(view))
    }

    /// Walks over the board as the arrow keys say, and has it read where the fingers come to; whether there was a step.
    pub fn walk(&mut self, ui: &Ui, view: &View<'_>, owner: Color) -> bool {
        let Some(grid) = self.grid else { return false };
        if !board_accessibility::walk(ui, grid, &mut self.cursor, owner.is_black()) {
            return false;
        }
        self.feel(ui, view, owner);
        board_accessibility::focus(ui, grid);
        true
    }

    /// Goes to the next piece of that kind.
    pub fn go_to_next(&mut self, ui: &Ui, view: &View<'_>, owner: Color, role: Role) {
        let Some(grid) = self.grid else { return };
        let board = board_of(view, owner);
        let next = next_piece(&board, self.cursor, role, owner);
        self.cursor = next.unwrap_or(self.cursor);
        board_accessibility::focus(ui, grid);
    }

    /// Has the voice, if a person has chosen one, say what the fingers feel; a screen reader hears it of the square.
    pub fn feel(&self, ui: &Ui, view: &View<'_>, owner: Color) {
        if view.settings.preferences.voice {
            self.tell(ui, view, owner);
        }
    }

    /// Says what stands where the fingers are.
    pub fn tell(&self, ui: &Ui, view: &View<'_>, owner: Color) {
        let piece = board_of(view, owner).piece_at(self.cursor);
        announce_words(ui, &view.words.square_in_words(self.cursor, piece));
    }
}
