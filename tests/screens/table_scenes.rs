//! The table as people see it most: a blitz game of two friends, before its start, in its middle, and with little time.

use std::time::Duration;

use jadoube_core::chess::chess960_fen;
use jadoube_core::chess::{ByColor, CastlingMode, Color, Fen, Square};
use jadoube_core::clock::Moment;
use jadoube_core::i18n::{NamedWords, Words};
use jadoube_core::laws::{ArbiterAct, Event, Pace, PlayerAct, Terms};
use jadoube_ui::{AssistLevel, Command, Hands, Players};

use super::scenes::{Window, game, pressed};
use super::table::timed;
use crate::support::app_harness::AppHarness;

/// Moves of a game that was played at the opera in 1858.
const OPERA: [&str; 19] = [
    "e4", "e5", "Nf3", "d6", "d4", "Bg4", "dxe5", "Bxf3", "Qxf3", "dxe5", "Bc4", "Nf6", "Qb3",
    "Qe7", "Nc3", "c6", "Bg5", "b5", "Nxb5",
];

/// Those terms in blitz.
pub fn blitz_of(time: &str) -> Terms {
    Terms {
        play: Pace::Blitz,
        ..timed(time)
    }
}

/// Those words, in which Ana Kovač and Boris Petrović are called by their first names.
pub fn of_ana_and_boris(words: Words) -> NamedWords {
    let names = ByColor {
        white: "Ana".to_owned(),
        black: "Boris".to_owned(),
    };
    NamedWords::new(words, names)
}

/// A game under those terms between Ana Kovač and Boris Petrović, not started.
pub fn of_two(terms: Terms) -> AppHarness {
    let mut shell = AppHarness::new(terms);
    let players = Players {
        names: ByColor {
            white: "Ana Kovač".to_owned(),
            black: "Boris Petrović".to_owned(),
        },
        ..Players::default()
    };
    shell.ask(Command::Name(Box::new(players)));
    shell
}

/// The opera's game in blitz, its last move made and not yet completed.
pub fn opera() -> AppHarness {
    opera_under(blitz_of("300+3"))
}

/// The same under other terms.
pub fn opera_under(terms: Terms) -> AppHarness {
    let mut shell = of_two(terms);
    let now = shell.now();
    shell.hear(Event::of_arbiter(now, ArbiterAct::Start));
    let mut color = Color::White;
    for (index, text) in OPERA.into_iter().enumerate() {
        shell.run();
        let is_last = index + 1 == OPERA.len();
        let text = text.to_owned();
        let act = if is_last {
            PlayerAct::Play(text)
        } else {
            PlayerAct::Move(text)
        };
        shell.does(color, act);
        color = !color;
    }
    shell
}

/// In the middle of a game.
pub fn blitz(words: Words) -> Window {
    pressed(words, opera(), &[])
}

/// Before the first press.
pub fn unstarted(words: Words) -> Window {
    pressed(words, of_two(blitz_of("300+3")), &[])
}

/// The clock runs, and nothing was touched yet.
pub fn begun(words: Words) -> Window {
    let mut shell = of_two(blitz_of("300+3"));
    let now = shell.now();
    shell.hear(Event::of_arbiter(now, ArbiterAct::Start));
    pressed(words, shell, &[])
}

/// Black straightens pieces.
pub fn adjusting(words: Words) -> Window {
    let mut shell = opera();
    shell.does(Color::White, PlayerAct::Press);
    shell.does(Color::Black, PlayerAct::Adjust);
    pressed(words, shell, &[])
}

/// Both clocks were stopped.
pub fn paused(words: Words) -> Window {
    let mut shell = opera();
    let now = shell.now();
    shell.hear(Event::of_arbiter(now, ArbiterAct::Stop));
    pressed(words, shell, &[])
}

/// Both have little time, and the one whose clock runs has eight seconds.
pub fn little_time(words: Words) -> Window {
    let mut shell = opera();
    let now = shell.now();
    let times = [8_350, 31_000].map(Duration::from_millis);
    shell.hear(Event::of_arbiter(
        now,
        ArbiterAct::SetTimes(times[0], times[1]),
    ));
    shell.does(Color::White, PlayerAct::Touch(Square::B5));
    pressed(words, shell, &[])
}

/// Hours on both clocks, a longer name than fits, and nobody who helps.
pub fn long_times(words: Words) -> Window {
    let mut shell = AppHarness::new(timed("40/5400+30:1800+30"));
    let players = Players {
        names: ByColor {
            white: "Aleksandra Wiśniewska-Kowalczyk".to_owned(),
            black: "Станислав Вукадиновић-Перић".to_owned(),
        },
        ..Players::default()
    };
    shell.ask(Command::Name(Box::new(players)));
    shell.set(|settings| settings.play.assist = AssistLevel::Tournament);
    let now = shell.now();
    shell.hear(Event::of_arbiter(now, ArbiterAct::Start));
    pressed(words, shell, &[])
}

/// Full hands: a knight has taken a pawn, which is to be put into the box.
pub fn full_hands(words: Words) -> Window {
    let mut shell = opera();
    shell.set(|settings| settings.play.hands = Hands::Full);
    pressed(words, shell, &[])
}

/// Chess960, where castling is announced first of all.
pub fn chess960(words: Words) -> Window {
    let mut shell = of_two(Terms {
        castling: CastlingMode::Chess960,
        ..timed("900+10")
    });
    let now = shell.now();
    shell.hear(Event::of_arbiter(now, ArbiterAct::Start));
    pressed(words, shell, &[])
}

/// A game without a clock, after its first move.
pub fn without_clock(words: Words) -> Window {
    let mut shell = of_two(Terms {
        control: None,
        ..Terms::default()
    });
    shell.does(Color::White, PlayerAct::Play("e4".to_owned()));
    pressed(words, shell, &[])
}

/// White has stopped the clocks, and the arbiter is asked whether there was a reason.
pub fn asked(words: Words) -> Window {
    let mut shell = opera();
    shell.does(Color::White, PlayerAct::StopClocks);
    pressed(words, shell, &[])
}

/// White has offered a draw with the move just completed.
pub fn offered(words: Words) -> Window {
    let mut shell = opera();
    shell.does(Color::White, PlayerAct::OfferDraw);
    shell.does(Color::White, PlayerAct::Press);
    pressed(words, shell, &[])
}

/// White has said that they castle, and chooses a side.
pub fn castling_choice(words: Words) -> Window {
    let fen = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1";
    let (start, castling) = chess960_fen::read(fen).expect("a position");
    let mut shell = of_two(Terms {
        start,
        castling,
        ..timed("900+10")
    });
    let now = shell.now();
    shell.hear(Event::of_arbiter(now, ArbiterAct::Start));
    shell.does(Color::White, PlayerAct::AnnounceCastling);
    pressed(words, shell, &[])
}

/// A pawn has reached the last rank.
pub fn promotion(words: Words) -> Window {
    let fen: Fen = "8/4P1k1/8/8/8/8/8/4K3 w - - 0 1".parse().expect("a FEN");
    let start = fen
        .into_position(CastlingMode::Standard)
        .expect("a position");
    let mut shell = AppHarness::new(Terms {
        start,
        ..Terms::default()
    });
    shell.hear(Event::of_arbiter(Moment::START, ArbiterAct::Start));
    shell.does(Color::White, PlayerAct::Lift(Square::E7));
    shell.does(Color::White, PlayerAct::Release(Square::E8));
    pressed(words, shell, &[])
}

/// What stands on the board is no legal move.
pub fn not_legal(words: Words) -> Window {
    let mut shell = game(false);
    shell.set(|settings| settings.play.assist = AssistLevel::Teaching);
    shell.does(Color::Black, PlayerAct::Lift(Square::D7));
    shell.does(Color::Black, PlayerAct::Release(Square::E6));
    pressed(words, shell, &[])
}
