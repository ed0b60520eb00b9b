//! A legal move put into words.

use super::style::{CaptureSign, CastlingSign, Form, MateSign, PromotionSign, Style};
use crate::chess::unchecked_play::play_told;
use crate::chess::{Chess, Color, File, Move, Position, Rank, Role, Square};

/// The move as `style` writes it, in the position before it.
///
/// The move must be legal in `position`; of another one only the text is meaningless.
///
/// ```
/// use jadoube_core::chess::Chess;
/// use jadoube_core::notation::{algebraic, Letters, Style};
/// let start = Chess::default();
/// let knight = algebraic::read(&start, "Nf3", Letters::English)?;
/// assert_eq!(algebraic::write(&start, knight, Style::laws(Letters::SerbianCyrillic)), "Сf3");
/// # Ok::<_, jadoube_core::notation::Misread>(())
/// ```
pub fn write(position: &Chess, mv: Move, style: Style) -> String {
    let mut text = String::with_capacity(12);
    write_and_play(&mut position.clone(), mv, style, &mut text);
    text
}

/// The number before a move of that player's that is told by itself, in the position before it: `3.` for White, `3…` for
/// Black.
pub fn number(position: &Chess, by: Color) -> String {
    let dots = by.fold_wb(".", "…");
    format!("{}{dots}", position.fullmoves())
}

/// The move as `style` writes it, behind its number: `3.Bb5`, `3…a6`.
///
/// # Panics
/// May panic if the move is not legal in `position`.
pub fn numbered(position: &Chess, mv: Move, style: Style) -> String {
    number(position, position.turn()) + &write(position, mv, style)
}

/// Appends the move to `text` as `style` writes it, and plays it: for whole games, where both are wanted.
///
/// # Panics
/// May panic if the move is not legal in `position`.
pub fn write_and_play(position: &mut Chess, mv: Move, style: Style, text: &mut String) {
    let color = position.turn();
    match mv {
        Move::Castle { king, rook } => text.push_str(castling(style.castling, king < rook)),
        Move::Normal {
            role,
            from,
            capture,
            to,
            promotion,
        } => {
            text.extend(style.letters.letter(color, role));
            let captures = capture.is_some();
            let (file, rank) = match style.form {
                Form::Long | Form::Hyphenated => (Some(from.file()), Some(from.rank())),
                Form::Short if role == Role::Pawn => (captures.then(|| from.file()), None),
                Form::Short => disambiguation(position, mv),
            };
            text.extend(file.map(File::char));
            text.extend(rank.map(Rank::char));
            if captures {
                text.push_str(capture_sign(style, role));
            } else if style.form == Form::Hyphenated {
                text.push('-');
            }
            push_square(text, to);
            if let Some(piece) = promotion {
                push_promotion(text, style, color, piece);
            }
        }
        Move::EnPassant { from, to } => {
            text.push(from.file().char());
            if style.form != Form::Short {
                text.push(from.rank().char());
            }
            text.push_str(capture_sign(style, Role::Pawn));
            push_square(text, to);
            if style.en_passant {
                text.push_str(" e.p.");
            }
        }
        // No piece is ever dropped from the hand in chess: the turn passes without a move.
        Move::Put { .. } => text.push_str("--"),
    }
    play_told(position, mv);
    if position.is_check() {
        push_check(text, style, position);
    }
}

/// What a player writes who carries the piece on `from` to `to`, be it legal or not: nothing tells it from others, and
/// no check is looked for. A king carried two squares to the side castles; a pawn that leaves its file and takes nothing is
/// written with both squares, so that it is not read as a push. Nothing where no piece stands there.
pub fn write_carried(position: &Chess, from: Square, to: Square, style: Style) -> Option<String> {
    let piece = position.board().piece_at(from)?;
    let files = from.file().distance(to.file());
    if piece.role == Role::King && from.rank() == to.rank() && files == 2 {
        return Some(castling(style.castling, from < to).to_owned());
    }
    let mut text = String::with_capacity(8);
    text.extend(style.letters.letter(piece.color, piece.role));
    let captures = position.board().piece_at(to).is_some();
    let strays = piece.role == Role::Pawn && files != 0 && !captures;
    let has_square = style.form != Form::Short || strays;
    if has_square || (captures && piece.role == Role::Pawn) {
        text.push(from.file().char());
    }
    if has_square {
        text.push(from.rank().char());
    }
    if captures {
        text.push_str(capture_sign(style, piece.role));
    } else if style.form == Form::Hyphenated || strays {
        text.push('-');
    }
    push_square(&mut text, to);
    Some(text)
}

/// What must stand before the arrival square so that no other piece of the kind is meant (C.10):
/// the file if that is enough, else the rank if that is, else both.
fn disambiguation(position: &Chess, mv: Move) -> (Option<File>, Option<Rank>) {
    let Some(from) = mv.from() else {
        return (None, None);
    };
    let (mut others, mut same_file, mut same_rank) = (false, false, false);
    for other in &position.san_candidates(mv.role(), mv.to()) {
        if let Some(square) = other.from()
            && square != from
        {
            others = true;
            same_file |= square.file() == from.file();
            same_rank |= square.rank() == from.rank();
        }
    }
    let file = others && (!same_file || same_rank);
    (
        file.then(|| from.file()),
        (others && same_file).then(|| from.rank()),
    )
}

fn push_square(text: &mut String, square: Square) {
    text.push(square.file().char());
    text.push(square.rank().char());
}

fn push_promotion(text: &mut String, style: Style, color: Color, piece: Role) {
    let sign = style.letters.letter(color, piece);
    match style.promotion {
        PromotionSign::Bare => text.extend(sign),
        PromotionSign::Equals => {
            text.push('=');
            text.extend(sign);
        }
        PromotionSign::Brackets => {
            text.push('(');
            text.extend(sign);
            text.push(')');
        }
    }
}

fn push_check(text: &mut String, style: Style, position: &Chess) {
    let is_mate = style.mate != MateSign::Unmarked && position.legal_moves().is_empty();
    if is_mate {
        text.push_str(match style.mate {
            MateSign::Hash => "#",
            MateSign::DoublePlus => "++",
            MateSign::Cross => "X",
            MateSign::Unmarked => "",
        });
    } else if style.check {
        text.push('+');
    }
}

const fn capture_sign(style: Style, role: Role) -> &'static str {
    let sign = match role {
        Role::Pawn => style.pawn_capture,
        Role::Knight | Role::Bishop | Role::Rook | Role::Queen | Role::King => style.capture,
    };
    match sign {
        CaptureSign::Cross => "x",
        CaptureSign::Colon => ":",
        CaptureSign::Unmarked => "",
    }
}

const fn castling(sign: CastlingSign, short: bool) -> &'static str {
    match (sign, short) {
        (CastlingSign::Zeros, true) => "0-0",
        (CastlingSign::Zeros, false) => "0-0-0",
        (CastlingSign::Letters, true) => "O-O",
        (CastlingSign::Letters, false) => "O-O-O",
    }
}
