//! FEN with castling rights for any arrangement: X-FEN and Shredder-FEN, read and written.

use shakmaty::fen::LossyFenError;

use super::{
    CastlingMode, Chess, Color, EnPassantMode, Fen, Position, Rank, Setup, counters,
    setup_validation,
};

/// How castling rights are written.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum FenStyle {
    /// `KQkq` for the outermost rook of a side, its file where an inner rook holds the right.
    #[default]
    XFen,
    /// The files of the rooks, always: `HAha`.
    Shredder,
}

/// Writes a position; the en passant square stands only where a capture is legal.
pub fn write(position: &Chess, style: FenStyle) -> String {
    write_setup(&position.to_setup(EnPassantMode::Legal), style)
}

/// Writes a setup, whatever it holds that a FEN can say.
pub fn write_setup(setup: &Setup, style: FenStyle) -> String {
    let fen = Fen::try_from_setup(setup.clone())
        .unwrap_or_else(LossyFenError::ignore)
        .to_string();
    match style {
        FenStyle::XFen => fen,
        FenStyle::Shredder => {
            let mut fields: Vec<&str> = fen.split(' ').collect();
            let castling = rook_files(setup);
            if let Some(field) = fields.get_mut(2) {
                *field = &castling;
            }
            fields.join(" ")
        }
    }
}

fn rook_files(setup: &Setup) -> String {
    let mut files = String::new();
    for (color, rank) in [(Color::White, Rank::First), (Color::Black, Rank::Eighth)] {
        for rook in (setup.castling_rights & rank).into_iter().rev() {
            let file = rook.file().char();
            files.push(color.fold_wb(file.to_ascii_uppercase(), file));
        }
    }
    if files.is_empty() {
        files.push('-');
    }
    files
}

/// Reads a FEN, X-FEN or Shredder-FEN, with the kind of castling it needs.
///
/// Fields that are missing at the end are taken to be `w - - 0 1`. A check that no game could have brought about, and
/// more pieces than one could have left, are accepted: what follows from the position is as clear as ever. What is noted of
/// castling and en passant and cannot be is left out ([`setup_validation::forgiving_start`]).
///
/// # Errors
/// A sentence part in English that says why the text is no FEN, that nobody can play from the position, or that a
/// count is above [`counters::MOST_MOVES`].
pub fn read(text: &str) -> Result<(Chess, CastlingMode), String> {
    let text = text.trim();
    if text.is_empty() {
        return Err("the line is empty".to_owned());
    }
    let setup = text
        .parse::<Fen>()
        .map_err(|error| error.to_string())?
        .into_setup();
    if !counters::are_countable(&setup) {
        return Err(format!(
            "a count above {}, which no game has",
            counters::MOST_MOVES
        ));
    }
    let start = setup_validation::forgiving_start(&setup, false)
        .map_err(|_| "nobody can play from this position".to_owned())?;
    Ok((start.position, start.castling))
}
