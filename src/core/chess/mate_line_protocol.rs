//! One line of text in, one line of text out: could this side still mate?

use super::chess960_fen;
use super::{
    CastlingMode, Color, Move, UciMove,
    mating::{Verdict, can_mate},
};

/// Answers one line holding a FEN (of the usual kind, X-FEN or Shredder-FEN).
///
/// The answer is `yes`, a tab and a mating line in UCI moves; `no`, which is proved; `undecided`, a tab and the number
/// of positions looked at; or `error`, a tab and why the line is no position. `effort` as for [`can_mate`].
///
/// ```
/// use jadoube_core::chess::{Color, mate_line_protocol::answer};
///
/// assert_eq!(answer("7k/8/6K1/8/8/8/8/1Q6 w - - 0 1", Color::Black, 1000), "no");
/// assert_eq!(answer("7k/5Q2/6K1/8/8/8/8/8 b - - 0 1", Color::White, 1000), "no", "stalemate");
/// assert!(answer("7k/8/6K1/8/8/8/8/1Q6 w - - 0 1", Color::White, 1000).starts_with("yes\t"));
/// assert!(answer("no position", Color::White, 1000).starts_with("error\t"));
/// ```
pub fn answer(line: &str, by: Color, effort: u64) -> String {
    let (position, mode) = match chess960_fen::read(line) {
        Ok(read) => read,
        Err(why) => return format!("error\t{why}"),
    };
    match can_mate(&position, by, effort) {
        Verdict::Yes(moves) => format!("yes\t{}", uci(&moves, mode)),
        Verdict::Never => "no".to_owned(),
        Verdict::Undecided { nodes } => format!("undecided\t{nodes}"),
    }
}

fn uci(moves: &[Move], mode: CastlingMode) -> String {
    moves
        .iter()
        .map(|&next| UciMove::from_move(next, mode).to_string())
        .collect::<Vec<_>>()
        .join(" ")
}
