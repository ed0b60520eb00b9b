//! How strong the eight levels play: against each other, and against Stockfish where it limits itself to an Elo rating.
//!
//! `JADOUBE_PAIRS="5-6 6-1350" cargo test --release --test game playing_strength -- --ignored --nocapture`: pairs of levels, or
//! a level and a rating.

use std::io::{BufRead as _, BufReader, Write as _};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};

use jadoube_core::chess::position_key::PositionKey;
use jadoube_core::chess::{Chess, EnPassantMode, Fen, Move, Position, UciMove};
use jadoube_core::engine::{MoveQuestion, PlayingStrength};

/// Every pair that is measured where nobody says which.
const PAIRS: &str = "1-2 2-3 3-4 4-5 5-6 6-7 7-8 5-1350 6-1350 7-1600 8-1900";

/// How long Stockfish thinks about a move, in milliseconds.
const THINKS: u32 = 40;

/// After so many half-moves a game is drawn.
const LONGEST: usize = 240;

/// The openings, each played with both colours.
const OPENINGS: [&str; 20] = [
    "e2e4 e7e5 g1f3 b8c6 f1b5 a7a6",
    "e2e4 e7e5 g1f3 b8c6 f1c4 f8c5",
    "e2e4 c7c5 g1f3 d7d6 d2d4 c5d4",
    "e2e4 c7c5 g1f3 b8c6 f1b5 g7g6",
    "e2e4 e7e6 d2d4 d7d5 b1c3 f8b4",
    "e2e4 c7c6 d2d4 d7d5 e4e5 c8f5",
    "e2e4 d7d5 e4d5 d8d5 b1c3 d5a5",
    "e2e4 g8f6 e4e5 f6d5 d2d4 d7d6",
    "e2e4 d7d6 d2d4 g8f6 b1c3 g7g6",
    "e2e4 e7e5 g1f3 g8f6 f3e5 d7d6",
    "d2d4 d7d5 c2c4 e7e6 b1c3 g8f6",
    "d2d4 d7d5 c2c4 c7c6 g1f3 g8f6",
    "d2d4 g8f6 c2c4 g7g6 b1c3 f8g7",
    "d2d4 g8f6 c2c4 e7e6 b1c3 f8b4",
    "d2d4 g8f6 g1f3 g7g6 c1f4 f8g7",
    "d2d4 f7f5 g2g3 g8f6 f1g2 e7e6",
    "c2c4 e7e5 b1c3 g8f6 g1f3 b8c6",
    "c2c4 c7c5 g1f3 g8f6 b1c3 b8c6",
    "g1f3 d7d5 g2g3 g8f6 f1g2 c7c6",
    "b2b3 e7e5 c1b2 b8c6 e2e3 d7d5",
];

/// Somebody who plays.
enum Player {
    Level(PlayingStrength),
    Stockfish {
        process: Child,
        says: BufReader<ChildStdout>,
        hears: ChildStdin,
    },
}

impl Player {
    /// The level of that number, or Stockfish at that rating.
    fn named(name: &str) -> Self {
        let number: u32 = name.parse().expect("a level or a rating");
        let level = u8::try_from(number)
            .ok()
            .and_then(PlayingStrength::of_number);
        level.map_or_else(|| Self::stockfish(number), Self::Level)
    }

    fn stockfish(elo: u32) -> Self {
        let mut process = Command::new("/usr/games/stockfish")
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .expect("Stockfish");
        let mut hears = process.stdin.take().expect("its input");
        let says = BufReader::new(process.stdout.take().expect("its output"));
        let limits = format!(
            "uci\nsetoption name UCI_LimitStrength value true\nsetoption name UCI_Elo value {elo}"
        );
        writeln!(hears, "{limits}").expect("it hears");
        Self::Stockfish {
            process,
            says,
            hears,
        }
    }

    fn play(&mut self, position: &Chess, earlier: &[PositionKey], seed: u64) -> Move {
        match self {
            Self::Level(strength) => {
                let question = MoveQuestion {
                    position: position.clone(),
                    allowed: position.legal_moves().into_iter().collect(),
                    earlier: earlier.to_vec(),
                    strength: *strength,
                    seed,
                };
                question.answer().expect("a move").mv
            }
            Self::Stockfish { says, hears, .. } => {
                let fen = Fen::from_position(position, EnPassantMode::Legal);
                writeln!(hears, "position fen {fen}\ngo movetime {THINKS}").expect("it hears");
                let said = says.lines().map(|line| line.expect("a line"));
                let best = said
                    .into_iter()
                    .find(|line| line.starts_with("bestmove"))
                    .expect("it answers");
                let mv: UciMove = best
                    .split(' ')
                    .nth(1)
                    .expect("a move")
                    .parse()
                    .expect("a move");
                mv.to_move(position).expect("a legal move")
            }
        }
    }
}

impl Drop for Player {
    fn drop(&mut self) {
        if let Self::Stockfish { process, .. } = self {
            let _ = process.kill();
            let _ = process.wait();
        }
    }
}

/// The points of White: 2 for a win, 1 for a draw.
fn game(opening: &str, white: &mut Player, black: &mut Player, seed: u64) -> u32 {
    let mut position = Chess::default();
    let mut earlier = Vec::new();
    for text in opening.split(' ') {
        let mv: UciMove = text.parse().expect("a move");
        earlier.push(PositionKey::of(&position));
        position.play_unchecked(mv.to_move(&position).expect("legal"));
    }
    for ply in 0..LONGEST {
        let key = PositionKey::of(&position);
        let stood = earlier.iter().filter(|it| **it == key).count();
        if stood >= 2 || position.halfmoves() >= 100 || position.is_insufficient_material() {
            return 1;
        }
        if position.is_checkmate() {
            return if position.turn().is_white() { 0 } else { 2 };
        }
        if position.is_stalemate() {
            return 1;
        }
        let player = if position.turn().is_white() {
            &mut *white
        } else {
            &mut *black
        };
        let seed = seed * 1009 + u64::try_from(ply).expect("few");
        let mv = player.play(&position, &earlier, seed);
        earlier.push(key);
        position.play_unchecked(mv);
    }
    1
}

/// The Elo difference that a share of the points stands for.
fn elo(share: f64) -> f64 {
    let share = share.clamp(0.002, 0.998);
    400.0 * (share / (1.0 - share)).log10()
}

#[test]
#[ignore = "measures, and takes half an hour"]
fn measured() {
    let pairs = std::env::var("JADOUBE_PAIRS").unwrap_or_else(|_| PAIRS.to_owned());
    for pair in pairs.split_whitespace() {
        let (one, other) = pair.split_once('-').expect("a pair");
        let (mut first, mut second) = (Player::named(one), Player::named(other));
        let mut points = Vec::new();
        for (at, opening) in OPENINGS.iter().enumerate() {
            let seed = u64::try_from(at).expect("few");
            points.push(game(opening, &mut first, &mut second, seed + 1));
            points.push(2 - game(opening, &mut second, &mut first, seed + 101));
        }
        let games = f64::from(u32::try_from(points.len()).expect("few"));
        let shares: Vec<f64> = points.iter().map(|it| f64::from(*it) / 2.0).collect();
        let share = shares.iter().sum::<f64>() / games;
        let spread = shares.iter().map(|it| (it - share).powi(2)).sum::<f64>();
        let error = 1.96 * (spread / (games - 1.0) / games).sqrt();
        let count = |wanted| points.iter().filter(|it| **it == wanted).count();
        println!(
            "{one} against {other}: +{} ={} -{}, {:+.0} Elo, {:+.0} to {:+.0}",
            count(2),
            count(1),
            count(0),
            elo(share),
            elo(share - error),
            elo(share + error),
        );
    }
}
