//! The acts that what hands do at the board stands for. A hand remembers only what it needs until a gesture ends; everything
//! else stands on the table.

use super::castling::Castling;
use super::goals::{squares_of, start_of_goal};
use super::hand_context::HandContext;
use super::prevented_act::{
    Prevented, PreventedMove, is_owed_by_another, is_without_move, stops_hands,
};
use crate::chess::{CastlingMode, Color, Move, Piece, Position as _, Rank, Role, Square};
use crate::laws::facts::acts_of_a_move::acts_of;
use crate::laws::facts::obligation::{captured_square, king_arrival};
use crate::laws::{Deed, Hand, HeldFrom, PlayerAct};
use crate::record::play_mode::Hands;

/// What a hand does at the board: with a pointer, a finger or keys, or by typing a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum HandEvent {
    /// The pointer goes down on a square, or a finger does.
    Touch(Square),
    /// The pointer begins to carry what stands on a square.
    Carry(Square),
    /// The pointer lets go over a square, or beside the board.
    LetGo(Option<Square>),
    /// A square is clicked or tapped.
    Click(Square),
    /// A square is picked by Enter: a click, but that a blind player's piece is taken out of its aperture (D.2.2).
    Pick(Square),
    /// What is in hand goes back, or the fingers come off.
    PutBack,
    /// A piece is taken from the box, or goes into it again.
    Box(Role),
    /// The pawn that was released on a square becomes that piece.
    Promote(Square, Role),
    /// A castling is asked for by its button, whatever is in hand.
    Castle(Castling),
    /// A legal move was typed, whatever is in hand.
    Play(Move),
}

/// What a gesture is in the middle of.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct HandInput {
    /// The square whose piece this very gesture has touched, so that its click does not put it down again.
    just_touched: Option<Square>,
    /// The enemy piece that is dragged along; it leaves the board only where it is let go beside it.
    dragged_enemy: Option<Square>,
    /// A promotion whose choice was put off.
    put_off: Option<Square>,
    /// The piece that was nudged last while its player straightened pieces.
    nudged: Option<Square>,
    /// What was stopped before it was done, to explain why, and how many half-moves had been made then.
    stopped: Option<(Prevented, usize)>,
    /// Whether this very gesture said that the opponent's move is done, and does nothing else.
    has_replied: bool,
}

impl HandInput {
    /// Hears what a hand does, and returns what is done by it in the game, act by act.
    pub fn hear(&mut self, event: HandEvent, game: &HandContext<'_>) -> Vec<Deed> {
        if let Some(deeds) = self.reply_without_a_clock(event, game) {
            return deeds;
        }
        let us = match event {
            HandEvent::Touch(square)
            | HandEvent::Carry(square)
            | HandEvent::Click(square)
            | HandEvent::Pick(square) => game.hand_at(square),
            HandEvent::LetGo(target) => self
                .moved_out_of_turn(target, game)
                .unwrap_or_else(|| game.hand_on_board()),
            HandEvent::PutBack => game.hand_on_board(),
            HandEvent::Box(_)
            | HandEvent::Promote(..)
            | HandEvent::Castle(_)
            | HandEvent::Play(_) => game.at_the_board(),
        };
        let acts = match event {
            HandEvent::Touch(square) => self.touch(us, square, game),
            HandEvent::Carry(square) => self.carry(us, square, game),
            HandEvent::LetGo(target) => self.let_go(us, target, game),
            HandEvent::Click(square) => self.click(us, square, game),
            HandEvent::Pick(square) => self.pick(us, square, game),
            HandEvent::PutBack => self.put_back(us, game),
            HandEvent::Box(role) => self.take(us, role, game),
            HandEvent::Promote(square, role) => self.promote(square, role),
            HandEvent::Castle(castling) => self.castle(us, castling, game),
            HandEvent::Play(mv) => self.play(us, mv, game),
        };
        let acts = acts.into_iter();
        acts.map(|act| Deed::Player(us, act)).collect()
    }

    /// Without a clock no press says that a move is done: where what was let go of is no legal move, the opponent says so by
    /// reaching for a piece to reply with.
    fn reply_without_a_clock(
        &mut self,
        event: HandEvent,
        game: &HandContext<'_>,
    ) -> Option<Vec<Deed>> {
        let square = match event {
            HandEvent::Touch(square) | HandEvent::Pick(square) => {
                self.has_replied = false;
                square
            }
            HandEvent::Carry(_) | HandEvent::LetGo(_) | HandEvent::Click(_) => {
                return self.has_replied.then(Vec::new);
            }
            HandEvent::PutBack
            | HandEvent::Box(_)
            | HandEvent::Promote(..)
            | HandEvent::Castle(_)
            | HandEvent::Play(_) => return None,
        };
        let table = game.table();
        let mover = table.game().has_the_move();
        let piece = table.board().piece_at(square);
        let is_a_reply =
            piece.is_some_and(|piece| piece.color != mover) && game.is_illegal_move_left();
        is_a_reply.then(|| {
            self.has_replied = matches!(event, HandEvent::Touch(_));
            vec![Deed::Player(mover, PlayerAct::Press)]
        })
    }

    fn touch(&mut self, us: Color, square: Square, game: &HandContext<'_>) -> Vec<PlayerAct> {
        if !may_go_to(square, game) {
            return Vec::new();
        }
        self.stopped = None;
        let table = game.table();
        let Some(piece) = table.board().piece_at(square) else {
            return Vec::new();
        };
        // Whose hand came to an enemy piece is seen by what it does there.
        let waits = piece.color != us && may_be_moved_out_of_turn(us, game);
        if *table.hand(us) != Hand::Empty || waits {
            return Vec::new();
        }
        self.just_touched = Some(square);
        vec![PlayerAct::Touch(square)]
    }

    fn carry(&mut self, us: Color, square: Square, game: &HandContext<'_>) -> Vec<PlayerAct> {
        let hand = *game.table().hand(us);
        let holds = matches!(hand, Hand::Holding { .. });
        let Some(piece) = game.table().board().piece_at(square) else {
            return Vec::new();
        };
        if holds || !may_go_to(square, game) {
            return Vec::new();
        }
        self.just_touched = None;
        if piece.color == us {
            return vec![PlayerAct::Lift(square)];
        }
        self.dragged_enemy = Some(square);
        Vec::new()
    }

    /// Who has moved an own piece while the opponent has the move: nobody who has the move puts an enemy piece on another square.
    fn moved_out_of_turn(&self, target: Option<Square>, game: &HandContext<'_>) -> Option<Color> {
        let us = game.hand_on_board();
        let dragged = self
            .dragged_enemy
            .filter(|_| may_be_moved_out_of_turn(us, game))?;
        let piece = game.table().board().piece_at(dragged)?;
        target
            .filter(|target| *target != dragged)
            .map(|_| piece.color)
    }

    fn let_go(
        &mut self,
        us: Color,
        target: Option<Square>,
        game: &HandContext<'_>,
    ) -> Vec<PlayerAct> {
        let board = game.table().board();
        let is_own = |at: Square| board.piece_at(at).is_some_and(|piece| piece.color == us);
        match (self.dragged_enemy.take(), target) {
            // It is the enemy of whoever has the move: it was moved out of turn.
            (Some(square), Some(to)) if is_own(square) => {
                let is_free = board.piece_at(to).is_none();
                let stands = is_free.then_some(PlayerAct::Release(to));
                return vec![
                    PlayerAct::Lift(square),
                    stands.unwrap_or(PlayerAct::PutBack),
                ];
            }
            (Some(enemy), _) => {
                let is_touched = *game.table().hand(us) == Hand::Touching(enemy);
                let touch = (!is_touched).then_some(PlayerAct::Touch(enemy));
                let beside = target.is_none().then_some(PlayerAct::Remove(enemy));
                let ends = beside.unwrap_or(PlayerAct::LetGo);
                return touch.into_iter().chain([ends]).collect();
            }
            (None, _) => {}
        }
        match (*game.table().hand(us), target) {
            (Hand::Holding { piece, from }, Some(to)) => self.stand(us, piece, from, to, game),
            (
                Hand::Holding {
                    piece,
                    from: HeldFrom::Square(from),
                },
                None,
            ) => release_off_board(us, piece, from, game),
            (
                Hand::Holding {
                    from: HeldFrom::Box,
                    ..
                },
                None,
            ) => vec![PlayerAct::PutBack],
            // A straightened piece was pushed about its square, a felt one is left there.
            (Hand::Touching(_), _) if game.adjusting() == Some(us) || game.is_blind(us) => {
                vec![PlayerAct::LetGo]
            }
            (Hand::Empty | Hand::Touching(_) | Hand::Standing { .. }, _) => Vec::new(),
        }
    }

    /// A blind player with nothing in hand takes their piece out of its aperture; else it is a click.
    fn pick(&mut self, us: Color, square: Square, game: &HandContext<'_>) -> Vec<PlayerAct> {
        let table = game.table();
        let piece = table.board().piece_at(square);
        let takes_out = game.is_blind(us)
            && game.adjusting() != Some(us)
            && !matches!(table.hand(us), Hand::Holding { .. })
            && piece.is_some_and(|piece| piece.color == us);
        if takes_out {
            self.carry(us, square, game)
        } else {
            self.click(us, square, game)
        }
    }

    /// A blind player's fingers come to a square and leave it: that binds to nothing (D.2.2).
    fn feel(&mut self, us: Color, square: Square, game: &HandContext<'_>) -> Vec<PlayerAct> {
        let is_felt = self.just_touched.take() == Some(square);
        let table = game.table();
        let leaves = (*table.hand(us) != Hand::Empty).then_some(PlayerAct::LetGo);
        let feels = !is_felt && table.board().piece_at(square).is_some();
        let felt = [PlayerAct::Touch(square), PlayerAct::LetGo];
        let felt = felt.into_iter().filter(|_| feels);
        leaves.into_iter().chain(felt).collect()
    }

    fn click(&mut self, us: Color, square: Square, game: &HandContext<'_>) -> Vec<PlayerAct> {
        if !may_go_to(square, game) {
            return Vec::new();
        }
        let holds = matches!(game.table().hand(us), Hand::Holding { .. });
        if game.is_blind(us) && !holds && game.adjusting() != Some(us) {
            return self.feel(us, square, game);
        }
        let is_occupied = game.table().board().piece_at(square).is_some();
        // Out of turn a piece is nudged and left, as by whoever straightens.
        let is_nudge = game.adjusting() == Some(us) || us != game.at_the_board();
        let lets_go = is_nudge.then_some(PlayerAct::LetGo);
        let is_fresh = self.just_touched.take() == Some(square);
        let nudged = self.nudged.take().filter(|_| game.adjusting() == Some(us));
        self.nudged = is_occupied.then_some(square);
        self.stopped = None;
        match *game.table().hand(us) {
            Hand::Empty | Hand::Standing { .. } if is_fresh => lets_go.into_iter().collect(),
            Hand::Empty | Hand::Standing { .. } => {
                self.put_off = None;
                if is_occupied {
                    [PlayerAct::Touch(square)]
                        .into_iter()
                        .chain(lets_go)
                        .collect()
                } else if let Some(from) =
                    nudged.filter(|from| !legal(game, *from, square).is_empty())
                {
                    self.click_on_second(us, from, square, game)
                } else if let Some(from) = start_of_goal(game, square) {
                    let second = self.click_on_second(us, from, square, game);
                    [PlayerAct::Touch(from)].into_iter().chain(second).collect()
                } else {
                    Vec::new()
                }
            }
            // What the fingers were on has left the board.
            Hand::Touching(touched) if game.table().board().piece_at(touched).is_none() => {
                let touch = is_occupied.then_some(PlayerAct::Touch(square));
                [PlayerAct::LetGo].into_iter().chain(touch).collect()
            }
            Hand::Touching(touched) if touched == square => {
                let keeps = is_fresh && !is_nudge;
                (!keeps).then_some(PlayerAct::LetGo).into_iter().collect()
            }
            Hand::Touching(touched) => self.click_on_second(us, touched, square, game),
            Hand::Holding { piece, from } => self.stand(us, piece, from, square, game),
        }
    }

    fn click_on_second(
        &mut self,
        us: Color,
        touched: Square,
        square: Square,
        game: &HandContext<'_>,
    ) -> Vec<PlayerAct> {
        let board = game.table().board();
        let here = board.piece_at(square);
        let Some(piece) = board.piece_at(touched) else {
            return vec![PlayerAct::LetGo];
        };
        let takes_own = here.is_some_and(|here| here.color == us)
            && Castling::of_king_move(game, touched, square).is_none();
        if piece.color != us || takes_own {
            let touch = here.map(|_| PlayerAct::Touch(square));
            return vec![touch.unwrap_or(PlayerAct::LetGo)];
        }
        if game.mode.hands == Hands::Full && here.is_some_and(|here| here.color != us) {
            return vec![PlayerAct::Remove(square)];
        }
        if self.stops(piece, touched, square, game) {
            return Vec::new();
        }
        let mut acts = vec![PlayerAct::Lift(touched)];
        acts.extend(self.stand(us, piece, HeldFrom::Square(touched), square, game));
        acts
    }

    fn put_back(&mut self, us: Color, game: &HandContext<'_>) -> Vec<PlayerAct> {
        self.stopped = None;
        self.dragged_enemy = None;
        if *game.table().hand(us) == Hand::Empty {
            self.put_off = promotion_square(game);
        }
        emptied(us, game).into_iter().collect()
    }

    fn take(&mut self, us: Color, role: Role, game: &HandContext<'_>) -> Vec<PlayerAct> {
        self.stopped = None;
        if !game.is_in_play() {
            return Vec::new();
        }
        match *game.table().hand(us) {
            Hand::Holding {
                from: HeldFrom::Box,
                piece,
            } if piece.role == role => vec![PlayerAct::PutBack],
            Hand::Empty
            | Hand::Touching(_)
            | Hand::Holding {
                from: HeldFrom::Box,
                ..
            } => vec![PlayerAct::Take(role)],
            Hand::Holding { .. } | Hand::Standing { .. } => Vec::new(),
        }
    }

    fn promote(&mut self, square: Square, role: Role) -> Vec<PlayerAct> {
        self.put_off = None;
        vec![
            PlayerAct::Remove(square),
            PlayerAct::Take(role),
            PlayerAct::Release(square),
        ]
    }

    fn castle(&mut self, us: Color, castling: Castling, game: &HandContext<'_>) -> Vec<PlayerAct> {
        self.stopped = None;
        if !game.is_in_play() {
            return Vec::new();
        }
        self.with_empty_hands(us, castling.acts(game), game)
    }

    fn play(&mut self, us: Color, mv: Move, game: &HandContext<'_>) -> Vec<PlayerAct> {
        self.stopped = None;
        if !game.is_in_play() {
            return Vec::new();
        }
        let [from, to] = squares_of(mv);
        if stops_hands(game) && !game.arbiter.obligation().permits(mv) {
            let prevented = PreventedMove {
                from,
                to,
                is_owed_otherwise: true,
            };
            self.stop(Prevented::Move(prevented), game);
            return Vec::new();
        }
        let acts = acts_of(game.table().game().position(), mv);
        self.with_empty_hands(us, acts, game)
    }

    /// Puts whatever is in hand back before those acts.
    fn with_empty_hands(
        &mut self,
        us: Color,
        acts: Vec<PlayerAct>,
        game: &HandContext<'_>,
    ) -> Vec<PlayerAct> {
        self.put_off = None;
        emptied(us, game).into_iter().chain(acts).collect()
    }

    /// Returns where quick hands ask which piece the pawn becomes.
    pub fn promotes_on(&self, game: &HandContext<'_>) -> Option<Square> {
        if game.mode.hands == Hands::Full || !game.is_in_play() {
            return None;
        }
        promotion_square(game).filter(|square| self.put_off != Some(*square))
    }

    /// Returns the square of the enemy piece that is dragged along.
    pub const fn dragged_enemy(&self) -> Option<Square> {
        self.dragged_enemy
    }

    /// Returns what was stopped before it was done, while the game still stands there.
    pub fn stopped(&self, game: &HandContext<'_>) -> Option<Prevented> {
        let (prevented, plies) = self.stopped?;
        (plies == game.table().game().plies().len()).then_some(prevented)
    }

    /// Returns the move that was stopped before it was made, while the game still stands there.
    pub fn stopped_move(&self, game: &HandContext<'_>) -> Option<PreventedMove> {
        match self.stopped(game)? {
            Prevented::Move(prevented) => Some(prevented),
            Prevented::Press | Prevented::Unpromoted(_) => None,
        }
    }

    /// Whether teaching stops that player's press, because they have not moved yet or a pawn waits to become a piece;
    /// remembers it to explain it.
    pub(super) fn stops_press(&mut self, color: Color, game: &HandContext<'_>) -> bool {
        self.stopped = None;
        let prevented = if !stops_hands(game) {
            None
        } else if is_without_move(color, game) {
            Some(Prevented::Press)
        } else {
            let waits = promotion_square(game).filter(|_| color == game.at_the_board());
            waits.map(Prevented::Unpromoted)
        };
        if let Some(prevented) = prevented {
            self.stop(prevented, game);
        }
        prevented.is_some()
    }

    /// Stands a piece in hand on a square, as quick or full hands do it.
    fn stand(
        &mut self,
        us: Color,
        piece: Piece,
        from: HeldFrom,
        to: Square,
        game: &HandContext<'_>,
    ) -> Vec<PlayerAct> {
        let HeldFrom::Square(from) = from else {
            return vec![PlayerAct::Release(to)];
        };
        let here = game.table().board().piece_at(to);
        let by_hand = game.mode.hands == Hands::Full;
        let is_own = here.is_some_and(|here| here.color == us);
        // In a lesson it is seen what becomes of a piece that is put on an own one.
        let lands = is_own && game.learner.is_some();
        if from == to || by_hand && here.is_some() && !lands {
            return vec![PlayerAct::PutBack];
        }
        if by_hand {
            return vec![PlayerAct::Release(to)];
        }
        if self.stops(piece, from, to, game) {
            return vec![PlayerAct::PutBack];
        }
        let onto_rook = Castling::onto_rook(game, from, to).filter(|_| piece == us.king());
        if let Some(castling) = Castling::of_king_move(game, from, to).or(onto_rook) {
            return castle_from_hand(castling, game);
        }
        if is_own && !lands {
            return vec![PlayerAct::PutBack];
        }
        self.put_off = None;
        let captured = here.map_or_else(|| en_passant(game, from, to), |_| (!lands).then_some(to));
        let captured = captured.map(PlayerAct::Remove);
        captured
            .into_iter()
            .chain([PlayerAct::Release(to)])
            .collect()
    }

    /// Whether teaching stops this move before it is made; remembers it to explain it.
    fn stops(&mut self, piece: Piece, from: Square, to: Square, game: &HandContext<'_>) -> bool {
        let table = game.table();
        let position = table.game().position();
        let changed = (table.board().occupied() ^ position.board().occupied()).without(from);
        // A piece that was captured may be off the board already; an own one is off it only while castling.
        let others_in_order = changed.count() <= 1 && (changed & position.us()).is_empty();
        if !stops_hands(game) || piece.color != game.at_the_board() || !others_in_order {
            return false;
        }
        let candidates = legal(game, from, to);
        let owed = game.arbiter.obligation();
        if candidates.iter().any(|mv| owed.permits(*mv)) {
            return false;
        }
        let prevented = PreventedMove {
            from,
            to,
            is_owed_otherwise: !candidates.is_empty() || is_owed_by_another(owed.duty, from),
        };
        self.stop(Prevented::Move(prevented), game);
        true
    }

    fn stop(&mut self, prevented: Prevented, game: &HandContext<'_>) {
        self.stopped = Some((prevented, game.table().game().plies().len()));
    }
}

/// Whether an enemy piece that is moved may have been moved by its owner: the learner's hands are all hands in a lesson, and
/// whoever straightens pieces moves those of both sides.
fn may_be_moved_out_of_turn(us: Color, game: &HandContext<'_>) -> bool {
    game.learner.is_none() && game.adjusting() != Some(us)
}

/// Whether a hand that goes to that square may do anything there.
fn may_go_to(square: Square, game: &HandContext<'_>) -> bool {
    game.is_in_play() && !game.is_move_made_with(square)
}

/// Returns the act by which that player's hand becomes empty, if something is in it.
fn emptied(us: Color, game: &HandContext<'_>) -> Option<PlayerAct> {
    match *game.table().hand(us) {
        Hand::Empty => None,
        Hand::Touching(_) => Some(PlayerAct::LetGo),
        Hand::Holding { .. } | Hand::Standing { .. } => Some(PlayerAct::PutBack),
    }
}

/// Lets go of a piece in hand beside the board: what may lie there stays there, everything else goes back.
fn release_off_board(
    us: Color,
    piece: Piece,
    from: Square,
    game: &HandContext<'_>,
) -> Vec<PlayerAct> {
    // The pawn need not be stood on the last rank before it leaves the board (4.6.1).
    let ranks = [last_rank(us), us.fold_wb(Rank::Seventh, Rank::Second)];
    let is_new = game.table().game().position().board().piece_at(from) != Some(piece);
    let promotes = (piece == us.pawn() || is_new) && ranks.contains(&from.rank());
    let by_hand = game.mode.hands == Hands::Full;
    let castles = game.arbiter.terms().castling == CastlingMode::Chess960
        || game.table().turn().has_announced_castling();
    let may_lie_there = if piece == us.king() {
        castles
    } else {
        by_hand && (piece.color != us || promotes)
    };
    let removes = may_lie_there.then_some(PlayerAct::Remove(from));
    [PlayerAct::PutBack].into_iter().chain(removes).collect()
}

/// Castles with the king in hand: where the acts begin otherwise than with lifting it, it goes back first.
fn castle_from_hand(castling: Castling, game: &HandContext<'_>) -> Vec<PlayerAct> {
    let mut acts = castling.acts(game);
    if acts.first() == Some(&PlayerAct::Lift(castling.king)) {
        acts.remove(0);
    } else {
        acts.insert(0, PlayerAct::PutBack);
    }
    acts
}

/// Returns the legal moves from one square to another, castling by the king's arrival or by king onto rook.
fn legal(game: &HandContext<'_>, from: Square, to: Square) -> Vec<Move> {
    let goes = |mv: &Move| match *mv {
        Move::Castle { king, rook } => {
            king == from && (rook == to || king_arrival(king, rook) == to)
        }
        Move::Normal { .. } | Move::EnPassant { .. } | Move::Put { .. } => {
            mv.from() == Some(from) && mv.to() == to
        }
    };
    let moves = game.table().game().position().legal_moves();
    moves.into_iter().filter(goes).collect()
}

fn en_passant(game: &HandContext<'_>, from: Square, to: Square) -> Option<Square> {
    let moves = legal(game, from, to);
    moves
        .iter()
        .find(|mv| mv.is_en_passant())
        .and_then(|mv| captured_square(*mv))
}

/// Returns the square of an own pawn that stands on the last rank while its player still has the move.
fn promotion_square(game: &HandContext<'_>) -> Option<Square> {
    let us = game.at_the_board();
    let table = game.table();
    let pawns = table.board().by_piece(us.pawn());
    let waits = table.hand(us).is_idle();
    pawns
        .into_iter()
        .find(|square| waits && square.rank() == last_rank(us))
}

fn last_rank(color: Color) -> Rank {
    color.fold_wb(Rank::Eighth, Rank::First)
}

/// Returns the piece on that square on which the piece in hand is not stood by hand: what is captured leaves the board first.
pub fn captured_first(square: Square, game: &HandContext<'_>) -> Option<Piece> {
    let us = game.hand_on_board();
    let is_held = matches!(
        game.table().hand(us),
        Hand::Holding { from: HeldFrom::Square(from), .. } if *from != square
    );
    let by_hand = game.mode.hands == Hands::Full;
    let piece = game.table().board().piece_at(square)?;
    (by_hand && is_held && piece.color != us).then_some(piece)
}
