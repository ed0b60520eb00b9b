//! Castling at the table: by king onto rook, by its button, by the full ritual; in ordinary chess and in Chess960.

use eframe::egui::Rect;
use egui_kittest::kittest::{NodeT, Queryable};
use jadoube_core::chess::chess960_fen;
use jadoube_core::chess::chess960_start_number::StartNumber;
use jadoube_core::chess::{CastlingMode, Color, Move, Square};
use jadoube_core::laws::{Duty, PlayerAct, Terms};
use jadoube_ui::{AssistLevel, Hands};

use super::table::drag_between;
use crate::support::app_harness::{AppHarness, window};

type Window = AppHarness;

/// A situation in which White may castle, with the rook named and where king and rook arrive.
struct Situation {
    what: &'static str,
    fen: &'static str,
    king: &'static str,
    rook: &'static str,
    king_to: &'static str,
    rook_to: &'static str,
}

const SITUATIONS: [Situation; 6] = [
    Situation {
        what: "in ordinary chess, on the king's side",
        fen: "4k3/8/8/8/8/8/8/4K2R w K - 0 1",
        king: "e1",
        rook: "h1",
        king_to: "g1",
        rook_to: "f1",
    },
    Situation {
        what: "in ordinary chess, on the queen's side",
        fen: "4k3/8/8/8/8/8/8/R3K3 w Q - 0 1",
        king: "e1",
        rook: "a1",
        king_to: "c1",
        rook_to: "d1",
    },
    Situation {
        what: "king and rook change places",
        fen: "4k3/8/8/8/8/8/8/5KR1 w G - 0 1",
        king: "f1",
        rook: "g1",
        king_to: "g1",
        rook_to: "f1",
    },
    Situation {
        what: "the king stays",
        fen: "4k3/8/8/8/8/8/8/6KR w H - 0 1",
        king: "g1",
        rook: "h1",
        king_to: "g1",
        rook_to: "f1",
    },
    Situation {
        what: "the rook stays",
        fen: "3k4/8/8/8/8/8/8/4KR2 w F - 0 1",
        king: "e1",
        rook: "f1",
        king_to: "g1",
        rook_to: "f1",
    },
    Situation {
        what: "both move far",
        fen: "4k3/8/8/8/8/8/8/R5K1 w A - 0 1",
        king: "g1",
        rook: "a1",
        king_to: "c1",
        rook_to: "d1",
    },
];

impl Situation {
    fn table(&self, assist: AssistLevel, hands: Hands) -> Window {
        let (start, castling) = chess960_fen::read(self.fen).expect("a position");
        let mut shell = AppHarness::new(Terms {
            start,
            castling,
            ..Terms::default()
        });
        shell.set(|settings| settings.play.assist = assist);
        shell.set(|settings| settings.play.hands = hands);
        window(shell, 900.0, 600.0)
    }

    /// White has castled: nothing else was made.
    #[track_caller]
    fn is_castled(&self, window: &Window, how: &str) {
        let table = window.arbiter().table();
        let made: Vec<Move> = table.game().plies().iter().map(|ply| ply.mv).collect();
        let castling = Move::Castle {
            king: square(self.king),
            rook: square(self.rook),
        };
        assert_eq!(
            made,
            [castling],
            "{}, {how}: {:#?}",
            self.what,
            acts(window)
        );
        assert!(table.is_in_order(), "{}, {how}", self.what);
        let board = table.board();
        assert_eq!(board.king_of(Color::White), Some(square(self.king_to)));
        assert_eq!(
            board.by_piece(Color::White.rook()).first(),
            Some(square(self.rook_to))
        );
    }
}

fn square(name: &str) -> Square {
    name.parse().expect("a square")
}

fn acts(window: &Window) -> Vec<PlayerAct> {
    let log = window.log().iter();
    log.filter(|entry| entry.event.player() == Some(Color::White))
        .filter_map(|entry| entry.event.player_act().cloned())
        .collect()
}

/// Where a square is, whatever stands on it.
fn place(window: &Window, name: &str) -> Rect {
    let label = format!("{name}, ");
    let cells = window.get_all_by_role(eframe::egui::accesskit::Role::Cell);
    let mut named = cells.filter(|cell| {
        let own = cell.accesskit_node().label();
        own.is_some_and(|own| own.starts_with(&label))
    });
    named.next().expect("a square of the board").rect()
}

fn drag_square(window: &mut Window, from: &str, to: &str) {
    let (from, to) = (place(window, from).center(), place(window, to).center());
    drag_between(window, from, to);
}

pub fn click_square(window: &mut Window, name: &str) {
    let at = place(window, name).center();
    window.drag_at(at);
    window.run();
    window.drop_at(at);
    window.run();
}

/// Presses a control of White's: of two with the same name White's is the lower one.
fn say(window: &mut Window, label: &str) {
    let all: Vec<_> = window.get_all_by_label_contains(label).collect();
    all.last().expect("a control").click_accesskit();
    drop(all);
    window.run();
}

#[test]
fn the_king_is_dragged_onto_the_rook() {
    for situation in &SITUATIONS {
        for assist in AssistLevel::ALL {
            let mut window = situation.table(assist, Hands::Quick);
            drag_square(&mut window, situation.king, situation.rook);
            situation.is_castled(&window, "dragged");
        }
    }
}

#[test]
fn the_king_is_clicked_and_then_the_rook() {
    for situation in &SITUATIONS {
        for assist in AssistLevel::ALL {
            let mut window = situation.table(assist, Hands::Quick);
            click_square(&mut window, situation.king);
            click_square(&mut window, situation.rook);
            situation.is_castled(&window, "clicked");
        }
    }
}

#[test]
fn castling_is_announced_and_its_button_does_the_rest() {
    for situation in &SITUATIONS {
        for assist in AssistLevel::ALL {
            let mut window = situation.table(assist, Hands::Quick);
            announce(&mut window);
            assert!(window.arbiter().table().turn().has_announced_castling());
            let side = if situation.king_to.starts_with('g') {
                "Castle on the g-side"
            } else {
                "Castle on the c-side"
            };
            say(&mut window, side);
            situation.is_castled(&window, "by its button");
        }
    }
}

/// Says "Castle", from the row or out of the menu.
fn announce(window: &mut Window) {
    if window.query_all_by_label("Castle").next().is_some() {
        return say(window, "Castle");
    }
    say(window, "Menu");
    say(window, "Castle…");
}

#[test]
fn full_hands_do_the_ritual_piece_by_piece() {
    for situation in &SITUATIONS {
        for hands in Hands::ALL {
            let Situation {
                king,
                rook,
                king_to,
                rook_to,
                ..
            } = *situation;
            let is_ordinary = king == "e1" && king_to != rook && rook != rook_to;
            if hands == Hands::Quick && is_ordinary {
                continue;
            }
            let mut window = situation.table(AssistLevel::Friendly, hands);
            announce(&mut window);
            let beside = place(&window, "h4").right_center() + eframe::egui::vec2(30.0, 0.0);
            let king_at = place(&window, king).center();
            drag_between(&mut window, king_at, beside);
            assert_eq!(
                window.arbiter().table().board().king_of(Color::White),
                None,
                "{}: the king waits beside the board",
                situation.what
            );
            if rook == rook_to {
                click_square(&mut window, rook);
                click_square(&mut window, rook);
            } else {
                drag_square(&mut window, rook, rook_to);
            }
            say(&mut window, "Take a king from the box");
            click_square(&mut window, king_to);
            situation.is_castled(&window, "by the ritual");
        }
    }
}

#[test]
fn where_castling_is_not_legal_king_and_rook_are_touched_and_the_rest_is_the_arbiters() {
    let situation = Situation {
        what: "an attacked square lies between",
        fen: "4kr2/8/8/8/8/8/8/4K2R w K - 0 1",
        ..SITUATIONS[0]
    };
    let mut window = situation.table(AssistLevel::Friendly, Hands::Quick);
    drag_square(&mut window, "e1", "h1");
    let table = window.arbiter().table();
    assert!(table.is_in_order() && table.game().plies().is_empty());
    let owed = window.arbiter().obligation().duty;
    assert_eq!(owed, Duty::Move(Square::E1), "{:#?}", acts(&window));
}

#[test]
fn black_castles_by_king_onto_rook_once_white_has_moved() {
    let situation = Situation {
        fen: "1r3k2/8/8/8/8/8/8/3K4 w b - 0 1",
        ..SITUATIONS[0]
    };
    let (start, castling) = chess960_fen::read(situation.fen).expect("a position");
    let mut shell = AppHarness::new(Terms {
        start,
        castling,
        ..Terms::default()
    });
    shell.does(Color::White, PlayerAct::Play("Ke1".into()));
    let mut window = window(shell, 1280.0, 800.0);
    drag_square(&mut window, "f8", "b8");
    let board = window.arbiter().table().board();
    assert_eq!(board.king_of(Color::Black), Some(Square::C8));
    assert_eq!(
        board.by_piece(Color::Black.rook()).first(),
        Some(Square::D8)
    );
}

#[test]
fn the_scoresheet_names_the_number_of_the_start() {
    let number = StartNumber::new(356).expect("one of the 960");
    let shell = AppHarness::new(Terms {
        start: number.position(),
        castling: CastlingMode::Chess960,
        ..Terms::default()
    });
    let window = window(shell, 900.0, 600.0);
    window.get_by_label("Chess960, position 356");
}

#[test]
fn in_a_tournament_both_sides_are_offered_whatever_is_legal() {
    let fen = "4kr2/8/8/8/8/8/8/R3K2R w KQ - 0 1";
    let situation = Situation {
        fen,
        ..SITUATIONS[0]
    };
    for (assist, count) in [
        (AssistLevel::Tournament, 2),
        (AssistLevel::Friendly, 1),
        (AssistLevel::Teaching, 1),
    ] {
        let mut window = situation.table(assist, Hands::Quick);
        announce(&mut window);
        let offered = window.query_all_by_label_contains("Castle on the").count();
        assert_eq!(offered, count, "{assist:?}");
    }
}
