//! Guideline II: Chess960 (Appendix F in 2009 and 2014; 2005 does not know it).
//!
//! The geometry of castling is that of `chess`: where king and rook arrive, which squares must be empty or safe. The
//! Laws do not say what touching a piece means where castling can be one piece's move or can begin like an ordinary one
//! (4.4, 4.7). What is decided here of that is our interpretation, and [`Rule::is_interpretation`] says so:
//!
//! - a player who has announced castling means castling, whichever of the two pieces is touched first;
//! - a king set upon the own rook has castled, for that is how castling is shown where boards are screens;
//! - castling is made when the piece that has to move last is let go: the king, if the rook stands where it belongs.

use crate::chess::chess960_start_number::StartNumber;
use crate::chess::{Chess, Color, Position, Rank};
use crate::laws::answers::{Consequence, Notice, Ruling};
use crate::laws::editions::Rule;
use crate::laws::facts::{ArbiterAct, Case, PlayerAct};

pub(super) fn consult(case: Case<'_>, rulings: &mut Vec<Ruling>) {
    if !case.is_playing() {
        return;
    }
    rulings.extend(array(case)); // II.2
    rulings.extend(announced(case)); // II.3.2.7.1
}

/// Art. II.2 — the king stands between the rooks, the bishops on squares of both colours, and Black mirrors White.
///
/// Looked at when the game starts. A wrong array is a wrong initial position (7.2.1); 2005 knows no other array than the
/// usual one.
fn array(case: Case<'_>) -> Option<Ruling> {
    if !case.arbiter_does(&ArbiterAct::Start) {
        return None;
    }
    let start = case.table.game().start();
    let number = StartNumber::of_setup(&start.to_setup(crate::chess::EnPassantMode::Legal));
    if number == Some(StartNumber::USUAL) || !is_array(start) {
        return None;
    }
    let ruling = |rule, notice| Some(Ruling::of(rule, [Consequence::Notice(notice)]));
    if !case.provisions().chess960 {
        ruling(Rule::Chess960Status, Notice::NotInThisEdition)
    } else if number.is_none() {
        ruling(Rule::Chess960Constraints, Notice::WrongArray)
    } else {
        None
    }
}

/// Whether all thirty-two pieces stand at home, pawns in front, whatever their order behind.
fn is_array(start: &Chess) -> bool {
    let board = start.board();
    Color::ALL.into_iter().all(|color| {
        let home = |rank: Rank| crate::chess::Bitboard::from_rank(rank);
        let (back, front) = color.fold_wb(
            (home(Rank::First), home(Rank::Second)),
            (home(Rank::Eighth), home(Rank::Seventh)),
        );
        board.by_color(color) == back | front && board.by_piece(color.pawn()) == front
    })
}

/// Art. II.3.2.7.1 — a player says that they are about to castle.
fn announced(case: Case<'_>) -> Option<Ruling> {
    let player = case
        .player_does(&PlayerAct::AnnounceCastling)
        .filter(|_| case.table.game().is_chess960())?;
    let (rule, notice) = if !case.provisions().chess960 {
        (Rule::Chess960Status, Notice::NotInThisEdition)
    } else if case.has_the_move(player) {
        (Rule::Chess960Announce, Notice::CastlingAnnounced)
    } else {
        (Rule::Chess960Announce, Notice::NotNow)
    };
    Some(Ruling::on(player, rule, [Consequence::Notice(notice)]))
}
