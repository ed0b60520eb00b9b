//! A move in words, for whoever hears it.

use std::borrow::Cow;

use super::Words;
use crate::chess::{
    CastlingSide, Chess, Move, Piece, Position as _, Role, Square, Suffix, role_name,
};
use crate::notation::{Letters, SpokenStyle, Style, algebraic, spelt, spoken};

impl Words {
    /// Returns a square with what stands on it, as it is said.
    pub fn square_in_words(self, square: Square, piece: Option<Piece>) -> String {
        let text = match piece {
            None => self.tr_args("square-empty", &[("square", square.into())]),
            Some(Piece { color, role }) => self.tr_args(
                "square-of-piece",
                &[
                    ("square", square.into()),
                    ("color", color.into()),
                    ("role", role.into()),
                ],
            ),
        };
        text.into_owned()
    }

    /// Returns the move that was made in that position as it is said in that way, `written` being how its player writes.
    pub fn spoken_move(
        self,
        before: &Chess,
        mv: Move,
        style: SpokenStyle,
        written: Style,
    ) -> String {
        match style {
            SpokenStyle::Words => self.move_in_words(before, mv),
            SpokenStyle::Nato => self.move_with(before, mv, spelt),
            SpokenStyle::Notation => algebraic::write(before, mv, written),
            SpokenStyle::Anna => spoken::announce(mv),
            SpokenStyle::Uci => mv.to_uci(before.castles().mode()).to_string(),
        }
    }

    /// Returns that way of writing with the letters of the language in the place of figurines, for which braille has no
    /// signs.
    pub fn in_letters(self, style: Style) -> Style {
        let letters = if style.letters == Letters::Figurines {
            self.language().letters()
        } else {
            style.letters
        };
        Style { letters, ..style }
    }

    /// Returns what a player says who announces a move to a blind opponent, or is blind (D.2.1): piece, departure and
    /// arrival where it is said in words, whatever else could go there; `written` is how the player writes.
    pub fn announcement(
        self,
        before: &Chess,
        mv: Move,
        style: SpokenStyle,
        written: Style,
    ) -> String {
        match style {
            SpokenStyle::Words => self.announcement_with(mv, |square| square.to_string()),
            SpokenStyle::Nato => self.announcement_with(mv, spelt),
            SpokenStyle::Notation | SpokenStyle::Anna | SpokenStyle::Uci => {
                self.spoken_move(before, mv, style, written)
            }
        }
    }

    /// An announcement in words, its squares called so.
    fn announcement_with(self, mv: Move, called: impl Fn(Square) -> String) -> String {
        match mv.castling_side() {
            Some(CastlingSide::KingSide) => return self.tr("move-castles-kingside").into_owned(),
            Some(CastlingSide::QueenSide) => return self.tr("move-castles-queenside").into_owned(),
            None => {}
        }
        let from = mv.from().map(&called);
        let arrives = [
            Some(called(mv.to())),
            mv.promotion().map(|it| self.piece_named(it).into_owned()),
        ];
        let squares: Vec<String> = from
            .into_iter()
            .chain(arrives.into_iter().flatten())
            .collect();
        format!("{} {}", self.piece_named(mv.role()), squares.join(", "))
    }

    /// Returns the move that was made in that position in words: "knight takes f3, check"; "knight b8 to d7" where another
    /// knight could have gone there too.
    pub fn move_in_words(self, before: &Chess, mv: Move) -> String {
        self.move_with(before, mv, |square| square.to_string())
    }

    /// The move in words, its squares called so.
    fn move_with(self, before: &Chess, mv: Move, called: impl Fn(Square) -> String) -> String {
        let square = || ("square", called(mv.to()).into());
        let mut moved = self.piece_named(mv.role()).into_owned();
        if let Some(from) = mv.from().filter(|_| !is_told_by_its_arrival(before, mv)) {
            moved = format!("{moved} {}", called(from));
        }
        let told = match (mv.castling_side(), mv.is_capture()) {
            (Some(CastlingSide::KingSide), _) => self.tr("move-castles-kingside"),
            (Some(CastlingSide::QueenSide), _) => self.tr("move-castles-queenside"),
            (None, is_capture) => {
                let id = if mv.is_en_passant() {
                    "move-takes-en-passant"
                } else if is_capture {
                    "move-takes"
                } else {
                    "move-goes"
                };
                self.tr_args(id, &[("piece", (&*moved).into()), square()])
            }
        };
        let mut told = told.into_owned();
        if let Some(role) = mv.promotion() {
            let piece = self.piece_named(role);
            let becomes = self.tr_args("move-promotes", &[("piece", (&*piece).into())]);
            told = format!("{told}, {becomes}");
        }
        let Ok(after) = before.clone().play(mv) else {
            return told;
        };
        let threat = match (after.is_checkmate(), after.is_check()) {
            (true, _) => Some(Suffix::Checkmate),
            (false, true) => Some(Suffix::Check),
            (false, false) => None,
        };
        self.with_threat(told, threat)
    }

    /// What is told of a move, and behind it what it threatens.
    pub(super) fn with_threat(self, told: String, threat: Option<Suffix>) -> String {
        let id = match threat {
            Some(Suffix::Check) => "move-checks",
            Some(Suffix::Checkmate) => "move-mates",
            None => return told,
        };
        format!("{told}, {}", self.tr(id))
    }

    /// The name of a piece.
    pub(super) fn piece_named(self, role: Role) -> Cow<'static, str> {
        self.tr(&format!("piece-{}", role_name(role)))
    }
}

/// Whether no other man of the kind could have gone there.
fn is_told_by_its_arrival(before: &Chess, mv: Move) -> bool {
    let moves = before.legal_moves();
    let goes_there =
        |it: &&Move| it.role() == mv.role() && it.to() == mv.to() && it.castling_side().is_none();
    moves
        .iter()
        .filter(goes_there)
        .all(|it| it.from() == mv.from())
}
