//! Games that are looked through: one that was played here to its end, and one with everything a file can say.

use std::sync::Arc;
use std::time::Duration;

use egui_kittest::kittest::Queryable;
use jadoube::app::store::MemoryStore;
use jadoube_core::chess::{ByColor, Color, Square};
use jadoube_core::clock::control_text::AgreedTimeControl;
use jadoube_core::clock::{Moment, TimeControl};
use jadoube_core::i18n::Words;
use jadoube_core::laws::{ArbiterAct, Event, PlayerAct, Terms};
use jadoube_core::record::log::journal::Heading;
use jadoube_core::record::log::origin::Origin;
use jadoube_core::record::script::{Script, Times};
use jadoube_core::record::{Entry, ImportedGame, ReviewedGame};
use jadoube_ui::{Command, Players};

use super::scenes::{Window, game, pressed};
use crate::support::app_harness::AppHarness;

/// The game at the opera, with an illegal move on the way, as it was kept.
pub fn opera() -> ReviewedGame {
    let script = Script {
        time: Some(Times::same("300+3".parse().expect("a time control"))),
        ..Script::default()
    };
    let heading = Heading {
        white: "Ana Kovač".to_owned(),
        black: "Boris Petrović".to_owned(),
        date: "2026.03.14".to_owned(),
        terms: script,
        ..Heading::default()
    };
    let mut arbiter = heading.arbiter();
    let mut log = Vec::new();
    let mut at = Moment::START;
    let mut hear = |event: Event| {
        let rulings = arbiter.hear(&event);
        log.push(Entry { event, rulings });
    };
    hear(Event::of_arbiter(at, ArbiterAct::Start));
    for (number, (seconds, text)) in OPERA.into_iter().enumerate() {
        let color = if number % 2 == 0 {
            Color::White
        } else {
            Color::Black
        };
        if text == "Nbd7" {
            for act in [
                PlayerAct::Lift(Square::B8),
                PlayerAct::Release(Square::A6),
                PlayerAct::Press,
            ] {
                at = at + Duration::from_secs(4);
                hear(Event::of(color, at, act));
            }
        }
        at = at + Duration::from_secs(seconds);
        hear(Event::of(color, at, PlayerAct::Move(text.to_owned())));
    }
    let game = ReviewedGame::played(&heading, &log);
    assert_eq!(game.plies(), OPERA.len(), "the game came to its end");
    game
}

const OPERA: [(u64, &str); 33] = [
    (3, "e4"),
    (4, "e5"),
    (2, "Nf3"),
    (5, "d6"),
    (4, "d4"),
    (7, "Bg4"),
    (6, "dxe5"),
    (8, "Bxf3"),
    (5, "Qxf3"),
    (9, "dxe5"),
    (9, "Bc4"),
    (14, "Nf6"),
    (11, "Qb3"),
    (20, "Qe7"),
    (9, "Nc3"),
    (27, "c6"),
    (12, "Bg5"),
    (32, "b5"),
    (16, "Nxb5"),
    (17, "cxb5"),
    (9, "Bxb5+"),
    (24, "Nbd7"),
    (7, "O-O-O"),
    (14, "Rd8"),
    (12, "Rxd7"),
    (25, "Rxd7"),
    (7, "Rd1"),
    (30, "Qe6"),
    (7, "Bxd7+"),
    (20, "Nxd7"),
    (8, "Qb8+"),
    (11, "Nxb8"),
    (5, "Rd8#"),
];

/// A game that was played here, looked through at its twelfth move.
pub fn played(words: Words) -> Window {
    let mut shell = AppHarness::on(MemoryStore::default(), Vec::new());
    shell.ask(Command::Review(Arc::new(opera())));
    pressed(words, shell, &["games-back"; 10])
}

/// The same, the illegal move on the way looked at.
pub fn ruled(words: Words) -> Window {
    let mut window = played(words);
    let name = words.tr_args("review-ruling", &[("number", 1_usize.into())]);
    window.get_by_label_contains(&name).click_accesskit();
    window.run_ok();
    window
}

/// A game with comments, variations, clocks and a move that was taken back, looked through at its eleventh half-move.
pub fn annotated(words: Words) -> Window {
    let mut shell = AppHarness::on(MemoryStore::default(), Vec::new());
    shell.ask(Command::Review(Arc::clone(annotated_game().review())));
    pressed(words, shell, &["games-forward"; 6])
}

fn annotated_game() -> ImportedGame {
    const TEXT: &str = "[Event \"Партија у опери\"]\n[Date \"1858.11.02\"]\n[White \"Morphy, Paul\"]\n\
        [Black \"Karl and Isouard\"]\n[Result \"1-0\"]\n[TimeControl \"300+3\"]\n\n\
        {Played in a box at the opera.} 1. e4 {[%clk 0:05:00]} e5 {[%clk 0:04:58]} 2. Nf3 {[%clk 0:04:57]}\n\
        d6 {[%clk 0:04:50] Philidor’s defence} 3. d4 {[%clk 0:04:55]} Bg4 $2 {[%clk 0:04:31] A bishop leaves too soon.}\n\
        (3... exd4 4. Nxd4 (4. Qxd4 Nc6) Nf6 {is usual}) 4. dxe5 {[%clk 0:04:49]} Bxf3 {[%clk 0:04:20]} 1-0\n";
    ImportedGame::read(TEXT)
}

/// The same in the middle of a variation.
pub fn variation(words: Words) -> Window {
    let mut window = annotated(words);
    window.get_by_label("3… exd4").click();
    window.run();
    window
}

/// A game from a file that was continued here with another time, at its end.
pub fn continued(words: Words) -> Window {
    let text = "[TimeControl \"300+3\"]\n\n1. e4 {[%clk 0:05:01]} e5 {[%clk 0:04:58]} 2. Nf3 {[%clk 0:04:57]} *\n";
    gone_on(words, text, "900+10")
}

/// The same with the clocks as they stood.
pub fn continued_stood(words: Words) -> Window {
    let text = "[TimeControl \"5400+30\"]\n\n1. e4 {[%clk 1:29:10]} e5 {[%clk 1:20:00]} 2. Nf3 {[%clk 1:10:00]} *\n";
    gone_on(words, text, "W4200+30-B4800+30")
}

/// A game that went on from that text with that time, four half-moves of nine seconds each, looked through.
fn gone_on(words: Words, text: &str, time: &str) -> Window {
    let Ok(AgreedTimeControl::Timed(controls)) = time.parse() else {
        panic!("{time} is a time control");
    };
    let heading = Heading {
        white: "Ana Kovač".to_owned(),
        black: "Boris Petrović".to_owned(),
        terms: Script {
            time: Some(Times(controls)),
            ..Script::default()
        },
        origin: Origin::Continued(text.to_owned()),
        ..Heading::default()
    };
    let mut arbiter = heading.arbiter();
    let mut log = Vec::new();
    let mut at = Moment::START;
    let start = Event::of_arbiter(at, ArbiterAct::Start);
    let moves = ["Nc6", "Bb5", "a6", "Ba4"].into_iter().enumerate();
    let played = moves.map(|(index, text)| {
        at = at + Duration::from_secs(9);
        let color = Color::from_white(index % 2 == 1);
        Event::of(color, at, PlayerAct::Move(text.to_owned()))
    });
    for event in std::iter::once(start).chain(played) {
        let rulings = arbiter.hear(&event);
        log.push(Entry { event, rulings });
    }
    let mut shell = AppHarness::on(MemoryStore::default(), Vec::new());
    let game = ReviewedGame::played(&heading, &log);
    shell.ask(Command::Review(Arc::new(game)));
    pressed(words, shell, &[])
}

/// A game with a little of everything, as its file tells it.
fn everything() -> Arc<ImportedGame> {
    const TEXT: &str = "[Event \"Првенство Србије за сениоре\"]\n[Date \"2026.10.04\"]\n\
        [White \"Marić-Jovanović, Aleksandra\"]\n[Black \"Wojciechowski, Krzysztof\"]\n[Result \"1/2-1/2\"]\n\n\
        1. Nf3 Nf6 2. Ng1 Ng8 3. Nf3 Nf6 4. Ng1 Ng8 5. Nf3 Nf6 6. Ng1 Ng8 7. Nf3 Nf6 8. Ng1 Ng8\n\
        {[%clk 1:29:40] The same once more.} (8... e5 9. e4 $1 {is the usual way}) 1/2-1/2\n";
    Arc::new(ImportedGame::read(TEXT))
}

/// A game from a file lies on the table, looked through to its end.
pub fn history(words: Words) -> Window {
    let history = everything();
    let mut shell = AppHarness::on(MemoryStore::default(), Vec::new());
    shell.ask(Command::PutOnTable(history));
    pressed(words, shell, &["games-last"])
}

/// A new game that goes on from one that was looked through.
pub fn continues(words: Words) -> Window {
    let mut shell = game(false);
    shell.ask(Command::Continue(Box::new(
        annotated_game().game().up_to(6),
    )));
    pressed(words, shell, &[])
}

/// The game at the opera is looked through while another is in play.
pub fn beside_a_game() -> AppHarness {
    let control: TimeControl = "300+3".parse().expect("a time control");
    let terms = Terms {
        control: Some(ByColor::new_with(|_| control.clone())),
        ..Terms::default()
    };
    let mut shell = AppHarness::new(terms);
    shell.ask(Command::Name(Box::new(Players {
        names: ByColor {
            white: "Mira Zupan".to_owned(),
            black: "Jan Nowak".to_owned(),
        },
        ..Players::default()
    })));
    shell.hear(Event::of_arbiter(Moment::START, ArbiterAct::Start));
    shell.ask(Command::Review(Arc::new(opera())));
    shell
}

/// The same in a window.
pub fn in_play(words: Words) -> Window {
    pressed(words, beside_a_game(), &[])
}
