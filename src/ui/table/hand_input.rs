//! Hands at the board: turns what pointer and keyboard do into acts. It looks at what stands on the table and remembers
//! only what a gesture needs until it ends.

use super::castling_input::{Castling, meant, onto_rook};
use super::hand_owner::{hand_at, hand_on_board};
use super::prevented_act::{
    Prevented, PreventedMove, is_owed_by_another, is_without_move, stops_hands,
};
use super::square_highlights::{squares_of, start_of_goal};
use crate::view::frame_view::View;
use crate::view::settings::Hands;
use jadoube_core::chess::{CastlingMode, Color, Move, Piece, Position, Rank, Role, Square};
use jadoube_core::laws::facts::acts_of_a_move::acts_of;
use jadoube_core::laws::facts::obligation::{captured_square, king_arrival};
use jadoube_core::laws::{ArbiterAct, Hand, HeldFrom, PlayerAct};

/// What a gesture is in the middle of.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct HandInput {
    /// The square whose piece this very gesture has touched, so that its click does not put it down again.
    fresh: Option<Square>,
    /// The enemy piece that is dragged along; it leaves the board only where it is let go beside it.
    dragged_enemy: Option<Square>,
    /// A promotion whose choice was put off.
    put_off: Option<Square>,
    /// What was stopped before it was done, to explain why, and how many half-moves had been made then.
    stopped: Option<(Prevented, usize)>,
}

impl HandInput {
    /// The pointer goes down on a square, or a finger on the screen.
    pub fn press(&mut self, square: Square, view: &View<'_>) {
        if !may_act(view) || stays(square, view) {
            return;
        }
        let us = hand_at(square, view);
        self.stopped = None;
        match view.table().hand(us) {
            Hand::Empty => {
                if view.table().board().piece_at(square).is_some() {
                    self.fresh = Some(square);
                    view.act(us, PlayerAct::Touch(square));
                }
            }
            Hand::Touching(_) | Hand::Holding { .. } | Hand::Standing { .. } => {}
        }
    }

    /// The pointer begins to carry what stands on a square.
    pub fn carry(&mut self, square: Square, view: &View<'_>) {
        if !may_act(view) || stays(square, view) {
            return;
        }
        let us = hand_at(square, view);
        let Some(piece) = view.table().board().piece_at(square) else {
            return;
        };
        if matches!(view.table().hand(us), Hand::Holding { .. }) {
            return;
        }
        self.fresh = None;
        if piece.color == us {
            view.act(us, PlayerAct::Lift(square));
        } else {
            if *view.table().hand(us) != Hand::Touching(square) && self.fresh != Some(square) {
                view.act(us, PlayerAct::Touch(square));
            }
            self.dragged_enemy = Some(square);
        }
    }

    /// The pointer lets go over a square, or beside the board.
    pub fn let_go(&mut self, target: Option<Square>, view: &View<'_>) {
        let us = hand_on_board(view);
        if let Some(enemy) = self.dragged_enemy.take() {
            match target {
                None => view.act(us, PlayerAct::Remove(enemy)),
                Some(_) => view.act(us, PlayerAct::LetGo),
            }
            return;
        }
        match (*view.table().hand(us), target) {
            (Hand::Holding { piece, from }, Some(to)) => self.stand(us, piece, from, to, view),
            (
                Hand::Holding {
                    piece,
                    from: HeldFrom::Square(from),
                },
                None,
            ) => beside(us, piece, from, view),
            (
                Hand::Holding {
                    from: HeldFrom::Box,
                    ..
                },
                None,
            ) => view.act(us, PlayerAct::PutBack),
            // A straightened piece was pushed about its square.
            (Hand::Touching(_), _) if view.adjusting() == Some(us) => {
                view.act(us, PlayerAct::LetGo);
            }
            (Hand::Empty | Hand::Touching(_) | Hand::Standing { .. }, _) => {}
        }
    }

    /// A square is clicked, tapped, or chosen by Enter.
    pub fn click(&mut self, square: Square, view: &View<'_>) {
        let is_named = view.is_piece_to_be_named() && view.answers_questions();
        if is_named && view.table().board().piece_at(square).is_some() {
            return view.arbitrate(ArbiterAct::CallTouched(square));
        }
        if !may_act(view) || stays(square, view) {
            return;
        }
        let us = hand_at(square, view);
        let board = view.table().board();
        let here = board.piece_at(square);
        // Out of turn a piece is nudged and left, as by whoever straightens.
        let is_nudge = view.adjusting() == Some(us) || us != view.at_the_board();
        let is_fresh = self.fresh.take() == Some(square);
        self.stopped = None;
        match *view.table().hand(us) {
            Hand::Empty | Hand::Standing { .. } => {
                if is_fresh {
                    if is_nudge {
                        view.act(us, PlayerAct::LetGo);
                    }
                    return;
                }
                self.put_off = None;
                if here.is_some() {
                    view.act(us, PlayerAct::Touch(square));
                    if is_nudge {
                        view.act(us, PlayerAct::LetGo);
                    }
                } else if let Some(from) = start_of_goal(view, square) {
                    view.act(us, PlayerAct::Touch(from));
                    self.click_on_second(us, from, square, view);
                }
            }
            Hand::Touching(touched) if touched == square => {
                if !is_fresh || is_nudge {
                    view.act(us, PlayerAct::LetGo);
                }
            }
            Hand::Touching(touched) => self.click_on_second(us, touched, square, view),
            Hand::Holding { piece, from } => self.stand(us, piece, from, square, view),
        }
    }

    fn click_on_second(&mut self, us: Color, touched: Square, square: Square, view: &View<'_>) {
        let board = view.table().board();
        let here = board.piece_at(square);
        let Some(piece) = board.piece_at(touched) else {
            return view.act(us, PlayerAct::LetGo);
        };
        let takes_own =
            here.is_some_and(|here| here.color == us) && meant(view, touched, square).is_none();
        if piece.color != us || takes_own {
            if here.is_some() {
                view.act(us, PlayerAct::Touch(square));
            } else {
                view.act(us, PlayerAct::LetGo);
            }
            return;
        }
        if view.settings.hands == Hands::Full && here.is_some_and(|here| here.color != us) {
            return view.act(us, PlayerAct::Remove(square));
        }
        if self.stops(piece, touched, square, view) {
            return;
        }
        view.act(us, PlayerAct::Lift(touched));
        self.stand(us, piece, HeldFrom::Square(touched), square, view);
    }

    /// Puts back what is in hand, or takes the fingers off.
    pub fn put_back(&mut self, view: &View<'_>) {
        let us = hand_on_board(view);
        self.stopped = None;
        self.dragged_enemy = None;
        match *view.table().hand(us) {
            Hand::Empty => {
                self.put_off = promotion_square(view);
            }
            Hand::Touching(_) => view.act(us, PlayerAct::LetGo),
            Hand::Holding { .. } | Hand::Standing { .. } => {
                view.act(us, PlayerAct::PutBack);
            }
        }
    }

    /// Takes a piece from the box in full hands, or puts it in again.
    pub fn take(&mut self, role: Role, view: &View<'_>) {
        self.stopped = None;
        let us = view.at_the_board();
        if !may_act(view) {
            return;
        }
        match *view.table().hand(us) {
            Hand::Holding {
                from: HeldFrom::Box,
                piece,
            } if piece.role == role => view.act(us, PlayerAct::PutBack),
            Hand::Empty
            | Hand::Touching(_)
            | Hand::Holding {
                from: HeldFrom::Box,
                ..
            } => {
                view.act(us, PlayerAct::Take(role));
            }
            Hand::Holding { .. } | Hand::Standing { .. } => {}
        }
    }

    /// The pawn released on `square` becomes that piece, act by act.
    pub fn promote(&mut self, square: Square, role: Role, view: &View<'_>) {
        let us = view.at_the_board();
        self.put_off = None;
        for act in [
            PlayerAct::Remove(square),
            PlayerAct::Take(role),
            PlayerAct::Release(square),
        ] {
            view.act(us, act);
        }
    }

    /// Castles, whatever is in hand.
    pub fn castle(&mut self, castling: Castling, view: &View<'_>) {
        self.stopped = None;
        if !may_act(view) {
            return;
        }
        self.do_with_empty_hands(castling.acts(view), view);
    }

    /// Does those acts after whatever is in hand was put back.
    fn do_with_empty_hands(&mut self, acts: Vec<PlayerAct>, view: &View<'_>) {
        let us = view.at_the_board();
        let before = match *view.table().hand(us) {
            Hand::Empty => None,
            Hand::Touching(_) => Some(PlayerAct::LetGo),
            Hand::Holding { .. } | Hand::Standing { .. } => Some(PlayerAct::PutBack),
        };
        self.put_off = None;
        for act in before.into_iter().chain(acts) {
            view.act(us, act);
        }
    }

    /// Plays a legal move that was typed, whatever is in hand.
    pub fn play(&mut self, mv: Move, view: &View<'_>) {
        self.stopped = None;
        if !may_act(view) {
            return;
        }
        let table = view.table();
        let [from, to] = squares_of(mv);
        if stops_hands(view) && !view.arbiter.obligation().permits(mv) {
            let prevented = PreventedMove {
                from,
                to,
                is_owed_otherwise: true,
            };
            return self.stop(Prevented::Move(prevented), view);
        }
        self.do_with_empty_hands(acts_of(table.game().position(), mv), view);
    }

    /// Where quick hands ask which piece the pawn becomes.
    pub fn promotes_on(&self, view: &View<'_>) -> Option<Square> {
        if view.settings.hands == Hands::Full || !may_act(view) {
            return None;
        }
        promotion_square(view).filter(|square| self.put_off != Some(*square))
    }

    /// The enemy piece that is dragged along.
    pub const fn dragged_enemy(&self) -> Option<Square> {
        self.dragged_enemy
    }

    /// What was stopped before it was done, while the game still stands there.
    pub fn stopped(&self, view: &View<'_>) -> Option<Prevented> {
        let (prevented, plies) = self.stopped?;
        (plies == view.table().game().plies().len()).then_some(prevented)
    }

    /// The move that was stopped before it was made, while the game still stands there.
    pub fn stopped_move(&self, view: &View<'_>) -> Option<PreventedMove> {
        match self.stopped(view)? {
            Prevented::Move(prevented) => Some(prevented),
            Prevented::Press => None,
        }
    }

    /// Whether teaching stops that player's press, because they have not moved yet; remembers it to explain it.
    pub fn stops_press(&mut self, color: Color, view: &View<'_>) -> bool {
        self.stopped = None;
        let is_stopped = stops_hands(view) && is_without_move(color, view);
        if is_stopped {
            self.stop(Prevented::Press, view);
        }
        is_stopped
    }

    /// A piece in hand is stood on a square, as quick or full hands do it.
    fn stand(&mut self, us: Color, piece: Piece, from: HeldFrom, to: Square, view: &View<'_>) {
        let board = view.table().board();
        let HeldFrom::Square(from) = from else {
            return view.act(us, PlayerAct::Release(to));
        };
        if from == to {
            return view.act(us, PlayerAct::PutBack);
        }
        let here = board.piece_at(to);
        if view.settings.hands == Hands::Full {
            return view.act(
                us,
                if here.is_some() {
                    PlayerAct::PutBack
                } else {
                    PlayerAct::Release(to)
                },
            );
        }
        if self.stops(piece, from, to, view) {
            return view.act(us, PlayerAct::PutBack);
        }
        let wish = onto_rook(view, from, to).filter(|_| piece == us.king());
        if let Some(castling) = meant(view, from, to).or(wish) {
            return castles(us, castling, view);
        }
        match here {
            Some(own) if own.color == us => return view.act(us, PlayerAct::PutBack),
            Some(_) => view.act(us, PlayerAct::Remove(to)),
            None => {
                if let Some(passed) = en_passant(view, from, to) {
                    view.act(us, PlayerAct::Remove(passed));
                }
            }
        }
        self.put_off = None;
        view.act(us, PlayerAct::Release(to));
    }

    /// Whether teaching stops this move before it is made; remembers it to explain it.
    fn stops(&mut self, piece: Piece, from: Square, to: Square, view: &View<'_>) -> bool {
        let table = view.table();
        let position = table.game().position();
        let changed = (table.board().occupied() ^ position.board().occupied()).without(from);
        // A piece that was captured may be off the board already; an own one is off it only while castling.
        let others_in_order = changed.count() <= 1 && (changed & position.us()).is_empty();
        if !stops_hands(view) || piece.color != view.at_the_board() || !others_in_order {
            return false;
        }
        let candidates = legal(view, from, to);
        let owed = view.arbiter.obligation();
        if candidates.iter().any(|mv| owed.permits(*mv)) {
            return false;
        }
        let prevented = PreventedMove {
            from,
            to,
            is_owed_otherwise: !candidates.is_empty() || is_owed_by_another(owed.duty, from),
        };
        self.stop(Prevented::Move(prevented), view);
        true
    }

    fn stop(&mut self, prevented: Prevented, view: &View<'_>) {
        self.stopped = Some((prevented, view.table().game().plies().len()));
    }
}

/// A piece in hand is let go beside the board: what may lie there stays there, everything else goes back.
fn beside(us: Color, piece: Piece, from: Square, view: &View<'_>) {
    view.act(us, PlayerAct::PutBack);
    let promotes = piece.role == Role::Pawn && from.rank() == last_rank(us);
    let by_hand = view.settings.hands == Hands::Full;
    let castles = view.arbiter.terms().castling == CastlingMode::Chess960
        || view.table().turn().has_announced_castling();
    let may_lie_there = if piece == us.king() {
        castles
    } else {
        by_hand && (piece.color != us || promotes)
    };
    if may_lie_there {
        view.act(us, PlayerAct::Remove(from));
    }
}

/// A king that is in hand castles: where the acts begin otherwise than with lifting it, it goes back first.
fn castles(us: Color, castling: Castling, view: &View<'_>) {
    let mut acts = castling.acts(view);
    if acts.first() == Some(&PlayerAct::Lift(castling.king)) {
        acts.remove(0);
    } else {
        acts.insert(0, PlayerAct::PutBack);
    }
    for act in acts {
        view.act(us, act);
    }
}

/// The legal moves from one square to another, castling by the king's arrival or by king onto rook.
fn legal(view: &View<'_>, from: Square, to: Square) -> Vec<Move> {
    let goes = |mv: &Move| match *mv {
        Move::Castle { king, rook } => {
            king == from && (rook == to || king_arrival(king, rook) == to)
        }
        Move::Normal { .. } | Move::EnPassant { .. } | Move::Put { .. } => {
            mv.from() == Some(from) && mv.to() == to
        }
    };
    view.table()
        .game()
        .position()
        .legal_moves()
        .into_iter()
        .filter(goes)
        .collect()
}

fn en_passant(view: &View<'_>, from: Square, to: Square) -> Option<Square> {
    let moves = legal(view, from, to);
    moves
        .iter()
        .find(|mv| mv.is_en_passant())
        .and_then(|mv| captured_square(*mv))
}

/// An own pawn that stands on the last rank while its player still has the move.
fn promotion_square(view: &View<'_>) -> Option<Square> {
    let us = view.at_the_board();
    let table = view.table();
    let pawns = table.board().by_piece(us.pawn());
    let waits = matches!(table.hand(us), Hand::Empty | Hand::Touching(_));
    pawns
        .into_iter()
        .find(|square| waits && square.rank() == last_rank(us))
}

fn last_rank(color: Color) -> Rank {
    color.fold_wb(Rank::Eighth, Rank::First)
}

/// Why the piece in hand is not stood on that square by hand: the one to be captured leaves the board first.
pub fn capture_refused(square: Square, view: &View<'_>) -> Option<String> {
    let us = hand_on_board(view);
    let is_held = matches!(
        view.table().hand(us),
        Hand::Holding { from: HeldFrom::Square(from), .. } if *from != square
    );
    let is_refused = view.settings.hands == Hands::Full && is_held;
    let piece = view.table().board().piece_at(square)?;
    let args = [("role", piece.role.into()), ("square", square.into())];
    (is_refused && piece.color != us).then(|| view.tell("by-hand-capture-first", &args))
}

/// Whether anybody may lay hands on the board: nobody does while the clocks are stopped.
fn may_act(view: &View<'_>) -> bool {
    view.is_playing() && !view.is_paused()
}

/// Whether a hand that goes to that square does nothing, because what stands there belongs to whoever has made a move and
/// not yet pressed the clock: in quick hands it is their own hand, and a move that was made is not made again (Art. 4.7).
pub fn stays(square: Square, view: &View<'_>) -> bool {
    let us = view.at_the_board();
    let table = view.table();
    let piece = table.board().piece_at(square);
    view.is_playing()
        && view.settings.hands == Hands::Quick
        && view.adjusting() != Some(us.other())
        && *table.hand(us) == Hand::Empty
        && piece.is_some_and(|piece| piece.color != us)
        && table.clock().is_some()
        && table.turn().released().is_empty()
        && table.game().uncompleted(us.other()).is_some()
}
