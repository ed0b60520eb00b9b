//! The search for a good move: alpha-beta on shakmaty, deeper until enough positions were looked at.
//!
//! Principal variation search with a transposition table, null moves, late move reductions and quiescence, as the Chess
//! Programming Wiki describes them (<https://www.chessprogramming.org/Search>).

use rustc_hash::FxHashMap;

use super::evaluation::{evaluate, material};
use super::playing_strength::{PlayingStrength, Skill};
use super::seeded::SeededRng;
use crate::chess::position_key::PositionKey;
use crate::chess::{Chess, Move, Position, Role};

/// What a mate is worth in the position that is searched; each half-move until the mate makes it worth one less.
pub const MATE: i32 = 30_000;

/// A score beyond which a mate was found.
const MATING: i32 = MATE - 500;

/// The same for whoever is mated.
const MATED: i32 = -MATING;

/// How many half-moves deep captures are looked at, at most.
const DEEPEST: usize = 96;

/// What an opponent is to think about.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MoveQuestion {
    /// The position.
    pub position: Chess,
    /// The moves among which it chooses; what a touched piece rules out is not there.
    pub allowed: Vec<Move>,
    /// The positions of the game so far, which draw by repetition.
    pub earlier: Vec<PositionKey>,
    /// How strong it plays.
    pub strength: PlayingStrength,
    /// What its mistakes follow from.
    pub seed: u64,
}

/// The move that an opponent chose.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MoveChoice {
    /// The move.
    pub mv: Move,
    /// How well its player stands then, in hundredths of a pawn; 29,500 and more where a mate is seen. Nothing where nobody says.
    pub score: Option<i32>,
}

impl MoveQuestion {
    /// Returns the move of its choice; nothing where none is allowed. Takes up to a second at the highest level.
    pub fn answer(&self) -> Option<MoveChoice> {
        let skill = self.strength.skill();
        let mut seeded = SeededRng::new(self.seed);
        if seeded.happens(skill.careless) {
            let score = evaluate(&self.position);
            let mv = seeded.pick(&self.allowed)?;
            return Some(MoveChoice {
                mv,
                score: Some(score),
            });
        }
        let reach = i32::from(skill.misjudges);
        let judged = self.ranked(skill).into_iter().map(|(mv, score)| {
            // Whoever sees a mate plays it.
            let off = if reach > 0 && score.abs() < MATING {
                let off = seeded.below(2 * usize::from(skill.misjudges) + 1);
                i32::try_from(off).unwrap_or(reach) - reach
            } else {
                0
            };
            (mv, score, score + off)
        });
        let judged: Vec<_> = judged.collect();
        // The first of equals, as the search left them. How its player stands is not misjudged: the best of many moves that are would
        // always look well.
        let best = judged
            .into_iter()
            .rev()
            .max_by_key(|(_, _, judged)| *judged);
        best.map(|(mv, score, _)| MoveChoice {
            mv,
            score: Some(score),
        })
    }

    /// The moves with their scores as deep as was looked, the best first. Where nothing is misjudged, only the first score counts.
    fn ranked(&self, skill: Skill) -> Vec<(Move, i32)> {
        let mut search = TreeSearch::new(&self.earlier, skill.nodes);
        let mut ranked: Vec<(Move, i32)> = self.allowed.iter().map(|mv| (*mv, 0)).collect();
        ranked.sort_by_key(|(mv, _)| -order(*mv));
        search.path.push(PositionKey::of(&self.position));
        for depth in 1..=i32::from(skill.depth) {
            let mut scored = Vec::with_capacity(ranked.len());
            let mut alpha = -MATE;
            for (mv, _) in &ranked {
                let mut next = self.position.clone();
                next.play_unchecked(*mv);
                let score = if skill.misjudges > 0 || scored.is_empty() {
                    -search.look(&next, depth - 1, 1, (-MATE, MATE))
                } else {
                    let score = -search.look(&next, depth - 1, 1, (-alpha - 1, -alpha));
                    if score > alpha {
                        -search.look(&next, depth - 1, 1, (-MATE, -alpha))
                    } else {
                        score
                    }
                };
                if search.is_spent() && depth > 1 {
                    return ranked;
                }
                alpha = alpha.max(score);
                scored.push((*mv, score));
            }
            scored.sort_by_key(|(_, score)| -score);
            ranked = scored;
            if alpha >= MATING || ranked.len() < 2 {
                break;
            }
        }
        ranked
    }
}

/// Which side of a score is known.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Bound {
    Exact,
    AtLeast,
    AtMost,
}

/// What is remembered of a position.
#[derive(Clone, Copy, Debug)]
struct KnownScore {
    depth: i32,
    score: i32,
    bound: Bound,
    mv: Option<Move>,
}

#[derive(Debug)]
struct TreeSearch {
    remembered: FxHashMap<PositionKey, KnownScore>,
    /// The positions of the game and of the line that is looked at.
    path: Vec<PositionKey>,
    /// Quiet moves that were too good for the opponent, two for each half-move of the line.
    killers: Vec<[Option<Move>; 2]>,
    /// How often a move from one square to another was, each with its depth squared.
    history: FxHashMap<(Role, u8), i32>,
    nodes: u64,
    limit: u64,
}

impl TreeSearch {
    fn new(earlier: &[PositionKey], limit: u64) -> Self {
        Self {
            remembered: FxHashMap::default(),
            path: earlier.to_vec(),
            killers: vec![[None; 2]; DEEPEST + 1],
            history: FxHashMap::default(),
            nodes: 0,
            limit,
        }
    }

    const fn is_spent(&self) -> bool {
        self.nodes >= self.limit
    }

    /// Whether that position stood before, or can no longer be won.
    fn is_drawn(&self, position: &Chess, key: &PositionKey) -> bool {
        let since = usize::try_from(position.halfmoves()).unwrap_or(usize::MAX);
        let mut before = self.path.iter().rev().take(since);
        position.halfmoves() >= 100
            || position.is_insufficient_material()
            || before.any(|it| it == key)
    }

    /// Returns the score of a position for the player who has the move, as far as it lies in that window.
    fn look(&mut self, position: &Chess, depth: i32, ply: usize, window: (i32, i32)) -> i32 {
        let key = PositionKey::of(position);
        if self.is_drawn(position, &key) {
            return 0;
        }
        let is_check = position.is_check();
        let depth = if is_check { depth + 1 } else { depth };
        if depth <= 0 || ply >= DEEPEST {
            return self.settle(position, ply, window);
        }
        self.nodes += 1;
        if self.is_spent() {
            return evaluate(position);
        }
        let (mut alpha, beta) = window;
        let known = self.remembered.get(&key).copied();
        if let Some(score) = known.and_then(|it| it.decides(depth, ply, window)) {
            return score;
        }
        if !is_check && depth >= 3 && self.passing_is_enough(position, depth, ply, beta) {
            return beta;
        }
        let mut moves: Vec<Move> = position.legal_moves().into_iter().collect();
        if moves.is_empty() {
            return if is_check { lost_at(ply) } else { 0 };
        }
        let first = known.and_then(|it| it.mv);
        moves.sort_by_cached_key(|mv| -self.promise(*mv, first, ply));
        self.path.push(key);
        let mut best = (-MATE, None);
        for (index, mv) in moves.into_iter().enumerate() {
            let mut next = position.clone();
            next.play_unchecked(mv);
            let is_quiet = !mv.is_capture() && !mv.is_promotion();
            let is_late = index >= 4 && depth >= 3 && is_quiet && !is_check;
            let score = if index == 0 {
                -self.look(&next, depth - 1, ply + 1, (-beta, -alpha))
            } else {
                let less = if is_late { 2 } else { 1 };
                let mut score = -self.look(&next, depth - less, ply + 1, (-alpha - 1, -alpha));
                if score > alpha && (is_late || score < beta) {
                    score = -self.look(&next, depth - 1, ply + 1, (-beta, -alpha));
                }
                score
            };
            if score > best.0 {
                best = (score, Some(mv));
            }
            alpha = alpha.max(score);
            if alpha >= beta {
                if is_quiet {
                    self.remember_quiet(mv, depth, ply);
                }
                break;
            }
        }
        self.path.pop();
        if !self.is_spent() {
            let remembered = KnownScore::new(best, depth, ply, window);
            self.remembered.insert(key, remembered);
        }
        best.0
    }

    /// Whether the player stands so well that the opponent may move twice.
    fn passing_is_enough(&mut self, position: &Chess, depth: i32, ply: usize, beta: i32) -> bool {
        let board = position.board();
        let pieces = board.by_color(position.turn()) & !board.pawns() & !board.kings();
        if pieces.is_empty() || beta >= MATING || evaluate(position) < beta {
            return false;
        }
        let Ok(passed) = position.clone().swap_turn() else {
            return false;
        };
        -self.look(&passed, depth - 3, ply + 1, (-beta, -beta + 1)) >= beta
    }

    /// The score once nothing more is to be captured.
    fn settle(&mut self, position: &Chess, ply: usize, (mut alpha, beta): (i32, i32)) -> i32 {
        self.nodes += 1;
        let stands = evaluate(position);
        if ply >= DEEPEST || self.is_spent() {
            return stands;
        }
        if stands >= beta {
            return stands;
        }
        alpha = alpha.max(stands);
        let mut best = stands;
        let mut captures: Vec<Move> = position.capture_moves().into_iter().collect();
        captures.sort_by_cached_key(|mv| -order(*mv));
        for mv in captures {
            let won = mv.capture().map_or(0, |role| material(role)[1]);
            if stands + won + 180 < alpha && !mv.is_promotion() {
                continue;
            }
            let mut next = position.clone();
            next.play_unchecked(mv);
            let score = -self.settle(&next, ply + 1, (-beta, -alpha));
            best = best.max(score);
            alpha = alpha.max(score);
            if alpha >= beta {
                break;
            }
        }
        best
    }

    fn remember_quiet(&mut self, mv: Move, depth: i32, ply: usize) {
        let [last, _] = self.killers[ply];
        if last != Some(mv) {
            self.killers[ply] = [Some(mv), last];
        }
        *self
            .history
            .entry((mv.role(), u8::from(mv.to())))
            .or_default() += depth * depth;
    }

    /// How promising a move is, to be looked at before others.
    fn promise(&self, mv: Move, first: Option<Move>, ply: usize) -> i32 {
        if first == Some(mv) {
            return i32::MAX;
        }
        let loud = order(mv);
        if loud > 0 {
            return 1_000_000 + loud;
        }
        if self.killers[ply].contains(&Some(mv)) {
            return 900_000;
        }
        let often = self.history.get(&(mv.role(), u8::from(mv.to())));
        often.copied().unwrap_or_default().min(800_000)
    }
}

impl KnownScore {
    fn new((score, mv): (i32, Option<Move>), depth: i32, ply: usize, window: (i32, i32)) -> Self {
        let (alpha, beta) = window;
        let bound = if score <= alpha {
            Bound::AtMost
        } else if score >= beta {
            Bound::AtLeast
        } else {
            Bound::Exact
        };
        let score = from_here(score, ply);
        Self {
            depth,
            score,
            bound,
            mv,
        }
    }

    /// The score, if what is remembered is deep enough and settles it.
    fn decides(&self, depth: i32, ply: usize, (alpha, beta): (i32, i32)) -> Option<i32> {
        let score = from_root(self.score, ply);
        let decides = match self.bound {
            Bound::Exact => true,
            Bound::AtLeast => score >= beta,
            Bound::AtMost => score <= alpha,
        };
        (self.depth >= depth && decides).then_some(score)
    }
}

/// What being mated after `ply` half-moves is worth.
fn lost_at(ply: usize) -> i32 {
    i32::try_from(ply).unwrap_or_default() - MATE
}

/// A score with mates counted from the position itself, and the other way round from where the search began.
fn from_here(score: i32, ply: usize) -> i32 {
    let ply = i32::try_from(ply).unwrap_or_default();
    match score {
        MATING.. => score + ply,
        ..=MATED => score - ply,
        _ => score,
    }
}

fn from_root(score: i32, ply: usize) -> i32 {
    let ply = i32::try_from(ply).unwrap_or_default();
    match score {
        MATING.. => score - ply,
        ..=MATED => score + ply,
        _ => score,
    }
}

/// Captures of much by little come first, then promotions; nothing for quiet moves.
fn order(mv: Move) -> i32 {
    let won = mv.capture().map_or(0, |role| 10 * material(role)[0]);
    let becomes = mv.promotion().map_or(0, |role| material(role)[0]);
    let risked = if mv.is_capture() {
        material(mv.role())[0] / 10
    } else {
        0
    };
    (won - risked + becomes).max(0)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::chess::{CastlingMode, Fen};

    fn asked(fen: &str, level: usize, seed: u64) -> MoveQuestion {
        let fen: Fen = fen.parse().expect("a FEN");
        let position: Chess = fen.into_position(CastlingMode::Standard).expect("legal");
        MoveQuestion {
            allowed: position.legal_moves().into_iter().collect(),
            position,
            earlier: Vec::new(),
            strength: PlayingStrength::ALL[level - 1],
            seed,
        }
    }

    fn best_move(fen: &str, level: usize) -> String {
        let choice = asked(fen, level, 1).answer().expect("a move");
        choice.mv.to_uci(CastlingMode::Standard).to_string()
    }

    #[test]
    fn a_mate_is_seen() {
        assert_eq!(best_move("6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 1", 6), "a1a8");
        // In two.
        assert_eq!(best_move("7k/8/5K2/8/8/8/8/6R1 w - - 0 1", 7), "f6f7");
        let mate = asked("6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 1", 6, 1).answer();
        assert!(mate.expect("a move").score > Some(MATING));
    }

    #[test]
    fn a_hanging_piece_is_taken_and_a_fork_is_seen() {
        assert_eq!(best_move("4k3/8/8/3q4/8/4N3/8/4K3 w - - 0 1", 6), "e3d5");
        assert_eq!(best_move("q3k3/8/8/3N4/8/8/5PPP/6K1 w - - 0 1", 7), "d5c7");
    }

    #[test]
    fn a_lone_king_is_mated() {
        let mut question = asked("8/8/8/4k3/8/8/8/1QK5 w - - 0 1", 7, 1);
        for _ in 0..80 {
            let Some(choice) = question.answer() else {
                break;
            };
            question.earlier.push(PositionKey::of(&question.position));
            question.position.play_unchecked(choice.mv);
            question.allowed = question.position.legal_moves().into_iter().collect();
        }
        assert!(
            question.position.is_checkmate(),
            "{:?}",
            question.position.board()
        );
    }

    #[test]
    fn the_same_seed_gives_the_same_move_and_only_what_is_allowed() {
        let start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
        for level in 1..=4 {
            let mut question = asked(start, level, 7);
            assert_eq!(question.answer(), question.answer());
            question.allowed.truncate(1);
            let choice = question.answer().expect("a move");
            assert_eq!(choice.mv, question.allowed[0]);
            question.allowed.clear();
            assert_eq!(question.answer(), None);
        }
        let different = (0..20).map(|seed| asked(start, 1, seed).answer());
        let different: std::collections::HashSet<_> = different
            .flatten()
            .map(|it| it.mv.to_uci(CastlingMode::Standard).to_string())
            .collect();
        assert!(different.len() > 3, "{different:?}");
    }
}
