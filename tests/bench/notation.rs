//! How long 100 000 games take: listed, read, and turned from English into Polish notation, beside python-chess
//! turning the first thousand of them: `cargo bench --bench notation`.

#[path = "../support"]
mod support {
    #[expect(dead_code, reason = "pgn-extract is not measured")]
    pub mod pgn_oracles;
    mod python_interpreter;
    pub mod seeded_random;
}

use std::io::{self, BufReader, Read};
use std::time::Instant;

use jadoube_core::chess::{Chess, Position as _};
use jadoube_core::notation::pgn::{self, PgnGame, PgnMove};
use jadoube_core::notation::{Conversion, Letters, Style};
use support::seeded_random::SeededRandom;

/// Different games; the file repeats them.
const DIFFERENT: u64 = 1_000;
const GAMES: u64 = 100_000;

const SCRIPT: &str = "
import chess.pgn, io, sys, time
polish = str.maketrans('QRBN', 'HWGS')
text = sys.stdin.read()
start = time.perf_counter()
games = io.StringIO(text)
converted = io.StringIO()
while (game := chess.pgn.read_game(games)) is not None:
    board = game.board()
    for move in game.mainline_moves():
        converted.write(board.san(move).translate(polish) + ' ')
        board.push(move)
    converted.write('\\n')
print(time.perf_counter() - start)
";

fn main() {
    let mut random = SeededRandom(960);
    let games: String = (0..DIFFERENT)
        .map(|_| pgn::write(&random_game(&mut random)))
        .collect();

    let listed = seconds(|| pgn::list(file(&games)).flatten().count());
    println!("list   {GAMES} games: {listed:.2} s");
    let read = seconds(|| pgn::games(file(&games)).flatten().count());
    println!("read   {GAMES} games: {read:.2} s");
    let conversion = Conversion {
        from: Letters::English,
        to: Style::laws(Letters::Polish),
    };
    let converted = seconds(|| {
        conversion
            .run(file(&games), &mut io::sink(), |_| {})
            .map(|tally| tally.moves)
    });
    println!("convert {GAMES} games: {converted:.2} s");

    let python: f64 = support::pgn_oracles::python(SCRIPT, &games)
        .trim()
        .parse()
        .expect("the script prints seconds");
    println!("python-chess converts {DIFFERENT} games: {python:.2} s");
    let hundredfold = f64::from(u32::try_from(GAMES / DIFFERENT).expect("a hundred"));
    println!("factor {:.0}", python * hundredfold / converted);
}

#[expect(
    clippy::disallowed_methods,
    reason = "a measurement has to look at a clock"
)]
fn seconds<T>(work: impl FnOnce() -> T) -> f64 {
    let start = Instant::now();
    std::hint::black_box(work());
    start.elapsed().as_secs_f64()
}

/// Up to eighty random moves.
fn random_game(random: &mut SeededRandom) -> PgnGame {
    let mut game = PgnGame::default();
    let mut here = Chess::default();
    for _ in 0..80 {
        let legal = here.legal_moves();
        if legal.is_empty() {
            break;
        }
        let mv = legal[random.below(legal.len())];
        here.play_unchecked(mv);
        game.plies.push(PgnMove::from(mv));
    }
    game
}

/// The games over and over, never in memory more than once.
fn file(games: &str) -> impl io::BufRead {
    BufReader::with_capacity(
        1 << 16,
        Repeated {
            games: games.as_bytes(),
            at: 0,
            left: GAMES / DIFFERENT,
        },
    )
}

struct Repeated<'a> {
    games: &'a [u8],
    at: usize,
    left: u64,
}

impl Read for Repeated<'_> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        if self.left == 0 {
            return Ok(0);
        }
        let count = (&self.games[self.at..]).read(buffer)?;
        self.at += count;
        if self.at == self.games.len() {
            (self.at, self.left) = (0, self.left - 1);
        }
        Ok(count)
    }
}
