//! Why a move was stopped or cannot stand, and what is owed for what was touched, in a sentence.

use crate::view::frame_view::View;
use jadoube_core::chess::illegal_reason::{CastlingObstacle, IllegalReason, illegal_reason};
use jadoube_core::chess::{Bitboard, Color, Position as _, Role, Square};
use jadoube_core::hands::{Prevented, PreventedMove};
use jadoube_core::i18n::RulingEffect;
use jadoube_core::laws::facts::illegal_on_board::half_capture;
use jadoube_core::laws::{Duty, Rule, Ruling, rules_against};

/// Why that was stopped and what to do now, and the rules that stand against it.
pub fn why(view: &View<'_>, stopped: Prevented) -> (String, Vec<Rule>) {
    match stopped {
        Prevented::Move(stopped) => why_no_move(view, stopped),
        Prevented::Press => (not_moved(view), vec![Rule::PressWithoutMove]),
        Prevented::Unpromoted(square) => {
            let told = view.tr_args("promotion-unfinished", &[("square", square.into())]);
            (told.into_owned(), vec![Rule::UnpromotedPawnPressed])
        }
    }
}

/// That a press comes after a move, and which piece must move.
pub fn not_moved(view: &View<'_>) -> String {
    let first = view.tr("teach-not-moved").into_owned();
    let owed = touched(view, view.arbiter.obligation().duty);
    owed.map_or_else(|| first.clone(), |owed| format!("{first} {owed}"))
}

/// Why a hand that carries a piece of the other player's does nothing: whose move it is, or, where that is the other player,
/// whose piece it is.
pub fn why_not_theirs(view: &View<'_>) -> String {
    let on_move = view.table().game().has_the_move();
    if on_move == view.at_the_board() {
        view.tell("strip-begins", &[("player", on_move.into())])
    } else {
        view.tr("object-not-yours").into_owned()
    }
}

fn why_no_move(view: &View<'_>, stopped: PreventedMove) -> (String, Vec<Rule>) {
    let squares = [("from", stopped.from.into()), ("to", stopped.to.into())];
    if stopped.is_owed_otherwise {
        let owed = view.arbiter.obligation();
        let touched = touched(view, owed.duty);
        let told = touched.unwrap_or_else(|| {
            let otherwise = view.tr_args("teach-owed-otherwise", &squares);
            otherwise.into_owned()
        });
        return (told, vec![owed.rule]);
    }
    let position = view.table().game().position();
    let Some(found) = illegal_reason(position, stopped.from, stopped.to, None) else {
        let not_legal = view.tr_args("teach-not-legal", &squares);
        return (not_legal.into_owned(), vec![Rule::LegalMoveDef]);
    };
    let told = found_and_back(view, found, stopped.from);
    let is_chess960 =
        view.arbiter.terms().provisions().chess960 && view.table().game().is_chess960();
    (told, rules_against(found, is_chess960).to_vec())
}

/// Why the move between those squares, which was put back, is not legal, and what can be played now.
pub fn why_and_back(view: &View<'_>, from: Square, to: Square) -> Option<String> {
    let found = illegal_reason(view.table().game().position(), from, to, None)?;
    Some(found_and_back(view, found, from))
}

/// Why the move between those squares is not legal where the game stands.
pub fn why_not_legal(view: &View<'_>, from: Square, to: Square) -> Option<String> {
    let found = illegal_reason(view.table().game().position(), from, to, None)?;
    Some(sentence(view, found))
}

/// Why the move between those squares is not legal, without the name of a square.
pub fn why_not_legal_unnamed(view: &View<'_>, from: Square, to: Square) -> Option<String> {
    let found = illegal_reason(view.table().game().position(), from, to, None)?;
    let unnamed = unnamed(found).map(|id| view.tr(id).into_owned());
    Some(unnamed.unwrap_or_else(|| sentence(view, found)))
}

/// The message of a reason that would name a square, without it.
const fn unnamed(found: IllegalReason) -> Option<&'static str> {
    match found {
        IllegalReason::Jumps { .. } => Some("object-jumps-unnamed"),
        IllegalReason::PawnBlocked { .. } | IllegalReason::PawnTwoSquaresBlocked { .. } => {
            Some("object-pawn-blocked-unnamed")
        }
        IllegalReason::KingIntoAttack { .. }
        | IllegalReason::StaysInCheck { .. }
        | IllegalReason::ExposesKing { .. } => Some("object-attacked-unnamed"),
        IllegalReason::Castling(..) => Some("object-castling-unnamed"),
        IllegalReason::NoPiece
        | IllegalReason::NoMove
        | IllegalReason::NotYours(_)
        | IllegalReason::OwnPieceThere(_)
        | IllegalReason::NotItsWay(_)
        | IllegalReason::PawnTwoSquaresLater
        | IllegalReason::PawnBackwards
        | IllegalReason::PawnCapturesNothing
        | IllegalReason::EnPassantNotNow { .. }
        | IllegalReason::PromotionMissing
        | IllegalReason::PromotionTo(_)
        | IllegalReason::PromotionOutOfPlace
        | IllegalReason::CapturesKing => None,
    }
}

/// That reason, and where the piece that is back on that square can go.
fn found_and_back(view: &View<'_>, found: IllegalReason, from: Square) -> String {
    let told = [Some(sentence(view, found)), back(view, from)];
    let told: Vec<String> = told.into_iter().flatten().collect();
    told.join(" ")
}

/// That the piece from there is back, and where it can be played to.
fn back(view: &View<'_>, from: Square) -> Option<String> {
    let position = view.table().game().position();
    let role = position.board().role_at(from)?;
    let owed = view.arbiter.obligation();
    let moves = position.legal_moves().into_iter();
    let of_it: Vec<_> = moves
        .filter(|mv| mv.from() == Some(from) && owed.permits(*mv))
        .collect();
    let to = if of_it.is_empty() {
        "nowhere"
    } else if of_it.iter().all(|mv| mv.is_capture()) {
        "ring"
    } else {
        "dot"
    };
    let args = [
        ("role", role.into()),
        ("square", from.into()),
        ("to", to.into()),
    ];
    Some(view.tr_args("teach-back", &args).into_owned())
}

/// Why what stands on the board is no legal move, if one piece was moved.
pub fn why_it_cannot_stand(view: &View<'_>) -> Option<String> {
    let table = view.table();
    if let Some(unfinished) = unfinished_capture(view) {
        return Some(unfinished);
    }
    let [released] = table.turn().released() else {
        return None;
    };
    reason(view, released.from, released.to).map_or_else(
        || touched(view, view.arbiter.obligation().duty),
        |found| Some(sentence(view, found)),
    )
}

/// Why what was released is no legal move. What comes from beside the board begins where it ends: only a pawn is exchanged.
fn reason(view: &View<'_>, from: Square, to: Square) -> Option<IllegalReason> {
    let is_new = from == to;
    let found = || illegal_reason(view.table().game().position(), from, to, None);
    is_new
        .then_some(IllegalReason::PromotionOutOfPlace)
        .or_else(found)
}

/// That a capture is only half done, if nothing else is wrong on the board.
pub fn unfinished_capture(view: &View<'_>) -> Option<String> {
    let table = view.table();
    let captured = half_capture(table.game().position(), &table.board_put_right())?;
    let stands = table.board().piece_at(captured).is_some();
    let board = table.game().position().board();
    let us = table.game().has_the_move();
    let attackers = board.attacks_to(captured, us, board.occupied());
    if !stands && attackers.is_empty() {
        let args = [("square", captured.into())];
        return Some(view.tr_args("capture-impossible", &args).into_owned());
    }
    let args = [
        ("square", captured.into()),
        ("stands", if stands { "yes" } else { "no" }.into()),
    ];
    Some(view.tr_args("capture-unfinished", &args).into_owned())
}

/// That what stands on the board is no legal move, why, and what hands do now, if one piece was moved so.
pub fn not_legal(view: &View<'_>) -> Option<String> {
    let table = view.table();
    let [released] = table.turn().released() else {
        return None;
    };
    let why = sentence(view, reason(view, released.from, released.to)?);
    let args = [
        ("why", (&*why).into()),
        ("from", released.from.into()),
        ("can", can_move(view, released.from).into()),
    ];
    Some(view.tr_args("teach-illegal", &args).into_owned())
}

/// Whether the piece that was on that square can make a legal move: yes, no.
fn can_move(view: &View<'_>, from: Square) -> &'static str {
    let moves = view.table().game().position().legal_moves();
    if moves.iter().any(|mv| mv.from() == Some(from)) {
        "yes"
    } else {
        "no"
    }
}

/// Until when that can be put right, and with which piece, since a touched one that can move must.
pub fn until(view: &View<'_>) -> String {
    let can = match (
        view.table().turn().released(),
        view.arbiter.obligation().duty,
    ) {
        ([released], Duty::Move(owed)) if owed == released.from => "yes",
        ([released], Duty::None) => can_move(view, released.from),
        _ => "any",
    };
    let clock = if view.table().clock().is_some() {
        "yes"
    } else {
        "no"
    };
    let args = [("clock", clock.into()), ("can", can.into())];
    let until = view.tr_args("unsettled-until", &args);
    if loses_if_pressed(view) {
        format!("{until} {}", view.tr("teach-next-loses"))
    } else {
        until.into_owned()
    }
}

/// Whether the illegal move on the board would be one too many, if its player pressed.
fn loses_if_pressed(view: &View<'_>) -> bool {
    let made = *view.table().illegal_moves().get(view.at_the_board());
    let loses = view.arbiter.terms().losing_illegal_move();
    made + 1 >= loses && view.table().clock().is_some()
}

/// What must become of the pieces that player touched, as the card of a ruling tells it, and on which article it rests.
pub fn owed_text(view: &View<'_>, player: Color) -> String {
    let owed = view.arbiter.obligation();
    let touches = view.table().turn().touches();
    let last = touches.last().map(|touch| (touch.square, touch.piece));
    let board = view.table().game().position().board();
    let at = |square| board.piece_at(square).map(|piece| (square, piece));
    let (duty, piece_meant) = match owed.duty {
        Duty::Move(square) => ("move", at(square)),
        Duty::Capture(square) => ("capture", at(square)),
        Duty::None if last.is_some_and(|(_, piece)| piece.color == player) => ("stuck", last),
        Duty::None => ("safe", last),
        Duty::CaptureWith { .. } | Duty::Castle { .. } | Duty::Promote { .. } | Duty::Play(_) => {
            ("", None)
        }
    };
    let Some((square, piece)) = piece_meant else {
        let duties = owed.consequences(view.table().board());
        return as_ruled(view, Ruling::on(player, owed.rule, duties));
    };
    let edition = view.arbiter.terms().edition;
    let args = [
        ("player", player.into()),
        ("role", piece.role.into()),
        ("square", square.into()),
        ("article", owed.rule.article(edition).into()),
        ("duty", duty.into()),
    ];
    view.tell("teach-touched", &args)
}

/// What must be done by that ruling, in the words of its card.
fn as_ruled(view: &View<'_>, ruling: Ruling) -> String {
    let effects = view.ruling_summary(&[ruling]).effects.into_iter();
    let words = effects.filter_map(|effect| match effect {
        RulingEffect::Words(text, _) => Some(text + "."),
        RulingEffect::Clock(..) => None,
    });
    words.collect::<Vec<_>>().join(" ")
}

fn sentence(view: &View<'_>, found: IllegalReason) -> String {
    let told = Told::of(found);
    let board = view.table().game().position().board();
    // Whatever stands on the square that a sentence names is named too.
    let role = told.role.or_else(|| board.role_at(told.square?));
    let mut args = Vec::new();
    args.extend(role.map(|role| ("role", role.into())));
    args.extend(told.square.map(|square| ("square", square.into())));
    view.tr_args(told.id, &args).into_owned()
}

/// Which piece was touched and what must become of it, where that is a single one.
fn touched(view: &View<'_>, duty: Duty) -> Option<String> {
    let (id, square) = match duty {
        Duty::Move(square) => ("teach-touched-move", square),
        Duty::Capture(square) | Duty::CaptureWith { target: square, .. } => {
            ("teach-touched-capture", square)
        }
        Duty::None | Duty::Castle { .. } | Duty::Promote { .. } | Duty::Play(_) => return None,
    };
    let role = view.table().game().position().board().role_at(square)?;
    let args = [("role", role.into()), ("square", square.into())];
    Some(view.tr_args(id, &args).into_owned())
}

/// A reason as a message and what it tells.
struct Told {
    id: &'static str,
    role: Option<Role>,
    square: Option<Square>,
}

impl Told {
    const fn plain(id: &'static str) -> Self {
        Self {
            id,
            role: None,
            square: None,
        }
    }

    const fn at(id: &'static str, square: Square) -> Self {
        Self {
            id,
            role: None,
            square: Some(square),
        }
    }

    fn by(id: &'static str, attackers: Bitboard) -> Self {
        Self {
            id,
            role: None,
            square: attackers.first(),
        }
    }

    fn of(reason: IllegalReason) -> Self {
        match reason {
            IllegalReason::NoPiece => Self::plain("object-no-piece"),
            IllegalReason::NoMove => Self::plain("object-no-move"),
            IllegalReason::NotYours(_) => Self::plain("object-not-yours"),
            IllegalReason::OwnPieceThere(_) => Self::plain("object-own-piece"),
            IllegalReason::NotItsWay(role) => Self {
                role: Some(role),
                ..Self::plain("object-not-its-way")
            },
            IllegalReason::Jumps { over, .. } => Self::at("object-jumps", over),
            IllegalReason::PawnBlocked { by } | IllegalReason::PawnTwoSquaresBlocked { by } => {
                Self::at("object-pawn-blocked", by)
            }
            IllegalReason::PawnTwoSquaresLater => Self::plain("object-pawn-two-squares"),
            IllegalReason::PawnBackwards => Self::plain("object-pawn-backwards"),
            IllegalReason::PawnCapturesNothing => Self::plain("object-pawn-captures-nothing"),
            IllegalReason::EnPassantNotNow { .. } => Self::plain("object-en-passant"),
            IllegalReason::PromotionMissing
            | IllegalReason::PromotionTo(_)
            | IllegalReason::PromotionOutOfPlace => Self::plain("object-promotion"),
            IllegalReason::CapturesKing => Self::plain("object-captures-king"),
            IllegalReason::KingIntoAttack { attackers } => {
                Self::by("object-into-attack", attackers)
            }
            IllegalReason::StaysInCheck { attackers } => {
                Self::by("object-stays-in-check", attackers)
            }
            IllegalReason::ExposesKing { attackers } => Self::by("object-exposes-king", attackers),
            IllegalReason::Castling(_, obstacle) => Self::of_castling(obstacle),
        }
    }

    fn of_castling(obstacle: CastlingObstacle) -> Self {
        match obstacle {
            CastlingObstacle::RightLost => Self::plain("object-castling-right-lost"),
            CastlingObstacle::NotItsSquare => Self::plain("object-castling-elsewhere"),
            CastlingObstacle::InCheck { attackers } => {
                Self::by("object-castling-in-check", attackers)
            }
            CastlingObstacle::PieceBetween(square) => Self::at("object-castling-between", square),
            CastlingObstacle::PassesAttack { over, .. } => {
                Self::at("object-castling-through", over)
            }
            CastlingObstacle::ArrivesInAttack { attackers } => {
                Self::by("object-castling-into", attackers)
            }
        }
    }
}
