//! A move that is typed, letter by letter, in whatever alphabet the keyboard writes; or behind a full stop a question about the
//! game.

use eframe::egui::{Event, Key, Modifiers, Rect, Ui};

use super::board_message::at_the_edge;
use crate::kit::board_geometry::{BoardGeometry, ring};
use crate::kit::theme::BoardColors;
use crate::view::frame_view::View;
use crate::view::settings::AssistLevel;
use jadoube_core::chess::{Board, Color, Move, Piece, Role, Square};
use jadoube_core::hands::goals::squares_of;
use jadoube_core::laws::facts::move_in_any_language::read_in_any_language;
use jadoube_core::notation::{Letters, Misread, algebraic};

/// The signs that may follow the first.
const SIGNS: &str = "abcdefgh12345678xX:-=()/+#0oO";

/// The most letters that are kept: no move is longer, and no question.
const LONGEST: usize = 12;
const LONGEST_QUESTION: usize = 40;

/// The signs with which a question begins: the first is the same key on every keyboard.
const ASKS: [char; 2] = ['.', '/'];

/// What was typed of a move so far.
#[derive(Clone, Debug, Default)]
pub struct TypedMove {
    text: String,
    /// How many half-moves had been made when it was begun.
    ply: usize,
}

impl TypedMove {
    /// Takes what is typed in this frame. Gives the pieces whose letter was typed first, or again after itself.
    pub fn hear(&mut self, ui: &Ui, view: &View<'_>) -> Vec<Role> {
        let ply = view.table().game().plies().len();
        if self.ply != ply {
            self.clear();
        }
        self.ply = ply;
        if !self.is_empty()
            && ui.input_mut(|input| input.consume_key(Modifiers::NONE, Key::Backspace))
        {
            self.text.pop();
        }
        let typed = ui.input(|input| {
            let text = |event: &Event| {
                if let Event::Text(text) = event {
                    Some(text.clone())
                } else {
                    None
                }
            };
            input.events.iter().filter_map(text).collect::<String>()
        });
        typed
            .chars()
            .filter_map(|sign| self.push(sign, view))
            .collect()
    }

    /// Whether a question is typed and no move, with what was typed of it so far.
    pub fn question(&self) -> Option<&str> {
        self.text.strip_prefix(ASKS)
    }

    pub const fn is_empty(&self) -> bool {
        self.text.is_empty()
    }

    pub fn clear(&mut self) {
        self.text.clear();
    }

    pub fn text(&self) -> &str {
        &self.text
    }

    /// Whether it is nothing but a piece's letter.
    pub fn names_a_piece(&self, view: &View<'_>) -> bool {
        let mut signs = self.text.chars();
        matches!((signs.next(), signs.next()), (Some(sign), None) if role(sign, view).is_some())
    }

    /// The legal move that it means, in the letters of the player who has the move before any other.
    ///
    /// # Errors
    /// [`Misread`]: it means none, or not yet.
    pub fn read(&self, view: &View<'_>) -> Result<Move, Misread> {
        let position = view.table().game().position();
        algebraic::read(position, &self.text, letters(view))
            .or_else(|misread| read_in_any_language(position, &self.text).ok_or(misread))
    }

    /// Shows what was typed so far, at the edge of the board, and the squares of the move that it means.
    pub fn ui(&self, ui: &Ui, view: &View<'_>, place: BoardGeometry, colors: &BoardColors) {
        if self.is_empty() || self.names_a_piece(view) {
            return;
        }
        let read = self.read(view).ok().filter(|_| self.question().is_none());
        let Some(mv) = read else {
            let text = format!("{} …", self.text());
            return at_the_edge(ui, place.board, &[], &text, &text);
        };
        let squares: Vec<Rect> = squares_of(mv)
            .into_iter()
            .map(|square| place.rect(square))
            .collect();
        for square in &squares {
            let width = place.side * 0.08;
            ring(ui.painter(), *square, colors.touched, width);
        }
        let style = view.settings.preferences.notation.of(view.at_the_board());
        let position = view.table().game().position();
        let with = |mv: String| view.tr_args("typed-enter", &[("move", mv.into())]);
        let mut written = algebraic::write(position, mv, style);
        // A figurine is read out as the name of its sign, or not at all.
        let mut heard = view.spoken_move(position, mv);
        if view.settings.play.assist == AssistLevel::Tournament {
            // Whether it checks or mates is for the players to see.
            let spoken = view.settings.preferences.spoken.of(view.at_the_board());
            heard = view.words.announcement(position, mv, spoken, style);
            for told in [&mut written, &mut heard] {
                told.truncate(told.trim_end_matches(['+', '#']).len());
            }
        }
        at_the_edge(ui, place.board, &squares, &with(written), &with(heard));
    }

    fn push(&mut self, sign: char, view: &View<'_>) -> Option<Role> {
        if self.question().is_some() {
            if !sign.is_control() && self.text.chars().count() < LONGEST_QUESTION {
                self.text.push(sign);
            }
            return None;
        }
        let sign = as_on_a_latin_keyboard(sign);
        let role = role(sign, view);
        if self.is_empty() || ASKS.contains(&sign) && self.names_a_piece(view) {
            if ASKS.contains(&sign) {
                self.text = sign.into();
                return None;
            }
            let begins = role.is_some() || matches!(sign, 'a'..='h' | 'o' | 'O' | '0');
            if begins {
                self.text.push(sign);
            }
            return role;
        }
        if self.names_a_piece(view) && role.is_some() {
            self.text = sign.into();
            return role;
        }
        if (SIGNS.contains(sign) || role.is_some()) && self.text.chars().count() < LONGEST {
            self.text.push(sign);
        }
        None
    }
}

fn letters(view: &View<'_>) -> Letters {
    view.settings
        .preferences
        .notation
        .of(view.at_the_board())
        .letters
}

/// The piece that a letter names, in the letters of the player who has the move, else in anybody's.
fn role(sign: char, view: &View<'_>) -> Option<Role> {
    let named = |letters: Letters| letters.role(sign).filter(|role| *role != Role::Pawn);
    named(letters(view)).or_else(|| Letters::ALL.into_iter().find_map(named))
}

/// Small Cyrillic letters stand for the files that sound like them; the one that would be taken for a file by its looks
/// is the knight's.
const fn as_on_a_latin_keyboard(sign: char) -> char {
    match sign {
        'а' => 'a',
        'б' => 'b',
        'ц' => 'c',
        'д' => 'd',
        'е' => 'e',
        'ф' => 'f',
        'г' => 'g',
        'х' => 'h',
        'с' => 'С',
        'џ' => 'x',
        other => other,
    }
}

/// The next piece of that player and role from `from` on, along the ranks; around the corner if need be.
pub fn next_piece(board: &Board, from: Square, role: Role, color: Color) -> Option<Square> {
    let here = u32::from(u8::from(from));
    (1..=64)
        .map(|step| Square::new((here + step) % 64))
        .find(|square| board.piece_at(*square) == Some(Piece { color, role }))
}
