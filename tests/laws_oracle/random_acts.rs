//! What may plausibly happen at a board: mostly legal moves, with slips, breaches, illegal moves, claims and decisions.

use jadoube_core::chess::{CastlingSide, Color, Move, Position, Rank, Role, Square};
use jadoube_core::laws::{ArbiterAct, Decision, Deed, PlayerAct};

use crate::men_on_board::Grip;
use crate::support::seeded_random::SeededRandom;
use crate::touch_duty::lawful;
use crate::touch_memory::{Done, Remembered, TouchMemory, Waiting};

/// Acts that belong together, each with the seconds since the one before.
pub type Burst = Vec<(u64, Deed)>;

/// Draws what happens next.
pub struct Conduct<'a> {
    pub random: &'a mut SeededRandom,
    pub memory: &'a TouchMemory,
}

impl Conduct<'_> {
    /// What happens next.
    pub fn what_happens(&mut self) -> Burst {
        let memory = self.memory;
        let mover = memory.mover();
        if let Some(waiting) = memory.waiting
            && (matches!(waiting, Waiting::TouchClaim(_)) || self.chance(50))
        {
            return self.decision(waiting);
        }
        if memory.running.is_none() {
            return vec![(1, Deed::Arbiter(ArbiterAct::Resume))];
        }
        for color in Color::ALL {
            match memory.men.grips[color] {
                Grip::Idle => {}
                Grip::Air(..) => return spread(color, vec![PlayerAct::PutBack]),
                Grip::On(..) => return spread(color, vec![PlayerAct::LetGo]),
            }
        }
        let may_press = memory.running == Some(!mover)
            && memory
                .last()
                .is_some_and(|last| last.mover() == !mover && !last.completed);
        if may_press && self.chance(80) {
            return spread(!mover, vec![PlayerAct::Press]);
        }
        match self.random.below(100) {
            0..28 => self.slip(),
            28..62 => self.good_move(),
            62..70 => self.other_move(),
            70..79 => self.illegal_move(),
            79..82 => spread(mover, vec![PlayerAct::Press]),
            82..85 => self.half_a_move(),
            85..89 => spread(mover, vec![PlayerAct::ClaimIllegal]),
            89..93 => {
                let claimant = if self.chance(80) { mover } else { !mover };
                spread(claimant, vec![PlayerAct::ClaimTouchMove])
            }
            93..95 => self.going_back(),
            _ => self.arbiters_eye(),
        }
    }

    fn chance(&mut self, percent: usize) -> bool {
        self.random.below(100) < percent
    }

    fn pick<T: Copy>(&mut self, from: &[T]) -> Option<T> {
        (!from.is_empty()).then(|| from[self.random.below(from.len())])
    }

    fn decision(&mut self, waiting: Waiting) -> Burst {
        let act = match (waiting, self.random.below(3)) {
            (Waiting::Graze(_), 0) => ArbiterAct::Decide(Decision::Accept),
            (_, 1) => ArbiterAct::CallAccidental,
            (Waiting::TouchClaim(_), 0) => {
                let board = self.memory.now().before.board();
                let then = self.memory.last().map_or(board, |last| last.before.board());
                let same = |square: &Square| board.piece_at(*square) == then.piece_at(*square);
                let squares: Vec<Square> = board.occupied().into_iter().filter(same).collect();
                ArbiterAct::CallTouched(self.pick(&squares).unwrap_or(Square::E1))
            }
            _ => ArbiterAct::Decide(Decision::Reject),
        };
        vec![(1, Deed::Arbiter(act))]
    }

    /// Contacts that may or may not bind, by either player.
    fn slip(&mut self) -> Burst {
        let memory = self.memory;
        let board = memory.now().before.board();
        let player = if self.chance(75) {
            memory.mover()
        } else {
            !memory.mover()
        };
        let own: Vec<Square> = board.by_color(player).into_iter().collect();
        let enemy: Vec<Square> = board.by_color(!player).into_iter().collect();
        let near = self.chance(60);
        let legal: Vec<Square> = lawful(&memory.now().before)
            .iter()
            .filter_map(|mv| mv.from())
            .collect();
        let mine = if near && player == memory.mover() {
            self.pick(&legal)
        } else {
            self.pick(&own)
        };
        let taken: Vec<Square> = memory
            .now()
            .before
            .capture_moves()
            .iter()
            .map(|mv| mv.to())
            .collect();
        let theirs = if near {
            self.pick(&taken).or(self.pick(&enemy))
        } else {
            self.pick(&enemy)
        };
        let (mine, theirs) = (mine.unwrap_or(own[0]), theirs.unwrap_or(enemy[0]));
        let one = if self.chance(70) { mine } else { theirs };
        let acts = match self.random.below(12) {
            0..3 => vec![PlayerAct::Touch(one), PlayerAct::LetGo],
            3 => vec![PlayerAct::Brush(one)],
            4..6 => vec![PlayerAct::Graze(one)],
            6 => vec![PlayerAct::Lift(one), PlayerAct::PutBack],
            7 if player != memory.mover() || memory.running == Some(player) => {
                let first = PlayerAct::Adjust;
                vec![
                    first,
                    PlayerAct::Touch(one),
                    PlayerAct::LetGo,
                    PlayerAct::EndAdjusting,
                ]
            }
            7 | 8 => return self.together(player, mine, theirs),
            9 => vec![
                PlayerAct::Touch(theirs),
                PlayerAct::Touch(mine),
                PlayerAct::LetGo,
            ],
            _ => return self.king_and_rook(player),
        };
        spread(player, acts)
    }

    fn together(&mut self, player: Color, mine: Square, theirs: Square) -> Burst {
        let (one, two) = if self.chance(50) {
            (mine, theirs)
        } else {
            (theirs, mine)
        };
        let of = |act| Deed::Player(player, act);
        vec![
            (1, of(PlayerAct::Touch(one))),
            (0, of(PlayerAct::Touch(two))),
            (1, of(PlayerAct::LetGo)),
        ]
    }

    fn king_and_rook(&mut self, player: Color) -> Burst {
        let board = self.memory.now().before.board();
        let Some(king) = board.king_of(player) else {
            return Vec::new();
        };
        let rooks: Vec<Square> = board.by_piece(Role::Rook.of(player)).into_iter().collect();
        let Some(rook) = self.pick(&rooks) else {
            return Vec::new();
        };
        let (one, two) = if self.chance(60) {
            (king, rook)
        } else {
            (rook, king)
        };
        let gap = u64::from(self.chance(75));
        let of = |act| Deed::Player(player, act);
        vec![
            (1, of(PlayerAct::Touch(one))),
            (gap, of(PlayerAct::Touch(two))),
            (1, of(PlayerAct::LetGo)),
        ]
    }

    fn good_move(&mut self) -> Burst {
        let sets = self.memory.now().permitted(&self.memory.rules);
        let in_all = |mv: &Move| sets.iter().all(|set| set.contains(mv));
        let moves: Vec<Move> = sets[0].iter().copied().filter(in_all).collect();
        let special: Vec<Move> = moves
            .iter()
            .copied()
            .filter(|mv| {
                mv.is_castle() || mv.is_promotion() || mv.is_en_passant() || mv.is_capture()
            })
            .collect();
        let prefers = self.chance(25);
        let mv = if prefers {
            self.pick(&special).or(self.pick(&moves))
        } else {
            self.pick(&moves)
        };
        match mv {
            Some(mv) => self.acts_of(mv),
            None => self.other_move(),
        }
    }

    fn other_move(&mut self) -> Burst {
        let legal = lawful(&self.memory.now().before);
        let sets = self.memory.now().permitted(&self.memory.rules);
        let breaks = |mv: &Move| !sets[0].contains(mv);
        let breaches: Vec<Move> = legal.iter().copied().filter(breaks).collect();
        let mv = self.pick(&breaches).or(self.pick(&legal));
        mv.map_or_else(Vec::new, |mv| self.acts_of(mv))
    }

    /// The acts of a move, in one of the orders in which hands may do them.
    fn acts_of(&mut self, mv: Move) -> Burst {
        let mover = self.memory.mover();
        let mut acts = match mv {
            Move::Normal {
                from,
                to,
                capture,
                promotion,
                ..
            } => self.plain(from, to, capture.is_some(), promotion),
            Move::EnPassant { from, to } => {
                let taken = Square::from_coords(to.file(), from.rank());
                let mut acts = vec![
                    PlayerAct::Lift(from),
                    PlayerAct::Remove(taken),
                    PlayerAct::Release(to),
                ];
                match self.random.below(3) {
                    0 => acts.swap(0, 1),
                    1 => acts.swap(1, 2),
                    _ => {}
                }
                acts
            }
            Move::Castle { king, rook } => castling(mover, king, rook),
            Move::Put { .. } => Vec::new(),
        };
        if self.chance(4) {
            acts.insert(0, PlayerAct::BothHands);
        }
        if self.chance(25) {
            at_once(mover, acts)
        } else {
            spread(mover, acts)
        }
    }

    fn plain(
        &mut self,
        from: Square,
        to: Square,
        takes: bool,
        into: Option<Role>,
    ) -> Vec<PlayerAct> {
        let taking = takes.then_some(PlayerAct::Remove(to));
        let Some(role) = into else {
            return match (taking, self.random.below(3)) {
                (Some(take), 0) => vec![take, PlayerAct::Lift(from), PlayerAct::Release(to)],
                (Some(take), 1) => vec![PlayerAct::Lift(from), take, PlayerAct::Release(to)],
                (None, 0) => vec![PlayerAct::Touch(from), PlayerAct::Release(to)],
                (None, 1) => vec![PlayerAct::Lift(from), PlayerAct::Set(to), PlayerAct::LetGo],
                (_, _) => vec![PlayerAct::Lift(from), PlayerAct::Release(to)],
            };
        };
        let mut acts = if self.chance(50) {
            let mut acts = vec![PlayerAct::Lift(from)];
            acts.extend(taking);
            acts.extend([PlayerAct::Release(to), PlayerAct::Remove(to)]);
            acts
        } else {
            let mut acts = vec![PlayerAct::Remove(from)];
            acts.extend(taking);
            acts
        };
        let other = self
            .pick(&[Role::Queen, Role::Knight, Role::Rook])
            .unwrap_or(role);
        let board = self.memory.now().before.board();
        let free: Vec<Square> = Square::ALL
            .into_iter()
            .filter(|it| board.piece_at(*it).is_none())
            .collect();
        match self.random.below(8) {
            0 => acts.extend([PlayerAct::Take(other), PlayerAct::PutBack]),
            1 => acts.extend([
                PlayerAct::Take(other),
                PlayerAct::Set(to),
                PlayerAct::PutBack,
            ]),
            2 => {
                let aside = self.pick(&free).unwrap_or(to);
                acts.extend([
                    PlayerAct::Take(other),
                    PlayerAct::Set(aside),
                    PlayerAct::PutBack,
                ]);
            }
            _ => {}
        }
        acts.push(PlayerAct::Take(role));
        if self.chance(50) {
            acts.push(PlayerAct::Release(to));
        } else {
            acts.extend([PlayerAct::Set(to), PlayerAct::LetGo]);
        }
        acts
    }

    /// A piece goes where it cannot; mostly the clock is pressed, else it goes back.
    fn illegal_move(&mut self) -> Burst {
        let position = &self.memory.now().before;
        let mover = self.memory.mover();
        let own: Vec<Square> = position.us().into_iter().collect();
        let board = position.board();
        if self.chance(20)
            && let Some(acts) = self.illegal_castling()
        {
            return spread(mover, acts);
        }
        for _ in 0..20 {
            let (Some(from), to) = (
                self.pick(&own),
                Square::new(u32::try_from(self.random.below(64)).unwrap_or(0)),
            ) else {
                break;
            };
            let role = board.role_at(from);
            let there = board.piece_at(to);
            let is_legal = lawful(position)
                .iter()
                .any(|mv| mv.from() == Some(from) && mv.to() == to);
            let far_pawn =
                role == Some(Role::Pawn) && matches!(to.rank(), Rank::First | Rank::Eighth);
            if is_legal
                || far_pawn
                || there.is_some_and(|it| it.color == mover || it.role == Role::King)
            {
                continue;
            }
            let mut acts = vec![PlayerAct::Lift(from)];
            if there.is_some() && self.chance(60) {
                acts.push(PlayerAct::Remove(to));
            }
            acts.push(PlayerAct::Release(to));
            if there.is_some() || self.chance(80) {
                acts.push(PlayerAct::Press);
            } else {
                acts.extend([PlayerAct::Lift(to), PlayerAct::Release(from)]);
            }
            return spread(mover, acts);
        }
        Vec::new()
    }

    fn illegal_castling(&mut self) -> Option<Vec<PlayerAct>> {
        let position = &self.memory.now().before;
        let mover = self.memory.mover();
        let board = position.board();
        let king = board.king_of(mover)?;
        let side = self.pick(&[CastlingSide::KingSide, CastlingSide::QueenSide])?;
        let rook = Square::from_coords(
            if side.is_king_side() {
                jadoube_core::chess::File::H
            } else {
                jadoube_core::chess::File::A
            },
            king.rank(),
        );
        let free = |square: Square| board.piece_at(square).is_none();
        let home = Square::E1.flip_if(mover);
        let fits = king == home && board.piece_at(rook) == Some(Role::Rook.of(mover));
        let (king_to, rook_to) = (side.king_to(mover), side.rook_to(mover));
        let is_legal = position.is_legal(Move::Castle { king, rook });
        (fits && !is_legal && free(king_to) && free(rook_to)).then(|| {
            let mut acts = castling(mover, king, rook);
            acts.push(PlayerAct::Press);
            acts
        })
    }

    /// Half a castling, a pawn left on the last rank, or half a capture en passant, and the press.
    fn half_a_move(&mut self) -> Burst {
        let position = &self.memory.now().before;
        let of_two_parts = |mv: &Move| mv.is_castle() || mv.is_promotion() || mv.is_en_passant();
        let moves: Vec<Move> = lawful(position).into_iter().filter(of_two_parts).collect();
        let Some(mv) = self.pick(&moves) else {
            return self.slip();
        };
        let mut acts = match mv {
            Move::Castle { king, rook } => castling(self.memory.mover(), king, rook)[..2].to_vec(),
            Move::Normal { from, to, .. } | Move::EnPassant { from, to } => {
                vec![PlayerAct::Lift(from), PlayerAct::Release(to)]
            }
            Move::Put { .. } => Vec::new(),
        };
        if self.chance(80) {
            acts.push(PlayerAct::Press);
        } else {
            let (from, to) = (mv.from().unwrap_or(Square::E1), mv.to());
            let stands = if mv.is_castle() {
                None
            } else {
                Some([PlayerAct::Lift(to), PlayerAct::Release(from)])
            };
            acts.extend(stands.into_iter().flatten());
        }
        spread(self.memory.mover(), acts)
    }

    fn going_back(&mut self) -> Burst {
        let done = self.memory.halves.len() - 1;
        let back = self.random.below(4).min(done);
        let irregular: Vec<usize> = (0..done)
            .filter(|&index| matches!(self.memory.halves[index].done, Done::Irregular(_)))
            .collect();
        let to = if self.chance(50) {
            self.pick(&irregular)
        } else {
            None
        };
        let to = u32::try_from(to.unwrap_or(done - back)).unwrap_or(0);
        vec![(1, Deed::Arbiter(ArbiterAct::Reinstate(to)))]
    }

    fn arbiters_eye(&mut self) -> Burst {
        let board = self.memory.now().before.board();
        if !self.memory.rules.arbiter {
            return self.slip();
        }
        let squares: Vec<Square> = board.occupied().into_iter().collect();
        let last = self.memory.now().memory.last();
        let touched =
            matches!(last, Some(Remembered::Contact { .. })) && self.memory.men.board() == *board;
        let act = match self.random.below(4) {
            0 => ArbiterAct::SeeIllegal,
            1 | 2 if touched => ArbiterAct::CallAccidental,
            _ => ArbiterAct::CallTouched(self.pick(&squares).unwrap_or(Square::E1)),
        };
        vec![(1, Deed::Arbiter(act))]
    }
}

trait OnSide {
    fn flip_if(self, color: Color) -> Self;
}

impl OnSide for Square {
    fn flip_if(self, color: Color) -> Self {
        if color.is_white() {
            self
        } else {
            self.flip_vertical()
        }
    }
}

fn castling(color: Color, king: Square, rook: Square) -> Vec<PlayerAct> {
    let side = CastlingSide::from_queen_side(rook < king);
    vec![
        PlayerAct::Lift(king),
        PlayerAct::Release(side.king_to(color)),
        PlayerAct::Lift(rook),
        PlayerAct::Release(side.rook_to(color)),
    ]
}

fn spread(player: Color, acts: Vec<PlayerAct>) -> Burst {
    acts.into_iter()
        .map(|act| (1, Deed::Player(player, act)))
        .collect()
}

fn at_once(player: Color, acts: Vec<PlayerAct>) -> Burst {
    let all = acts.into_iter().enumerate();
    all.map(|(number, act)| (u64::from(number == 0), Deed::Player(player, act)))
        .collect()
}
