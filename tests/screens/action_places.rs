//! What a player can do stands where it stands: choosing a side to castle, adjusting or offering moves nothing else.

use eframe::egui::{Rect, vec2};
use egui_kittest::kittest::Queryable;
use jadoube_core::chess::chess960_fen;
use jadoube_core::chess::{CastlingMode, Color};
use jadoube_core::i18n::Words;
use jadoube_core::laws::PlayerAct;
use jadoube_core::laws::Terms;
use jadoube_ui::{AssistLevel, Hands};

use super::fits::faults;
use super::scenes::Window;
use crate::support::app_harness::{AppHarness, window};
use crate::support::share_of_checks::due_languages;

const CASTLES: [&str; 2] = ["castle-c-side", "castle-g-side"];

/// White may castle to either side.
fn table(castling: CastlingMode, hands: Hands, is_face_to_face: bool) -> Window {
    let fen = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1";
    let (start, _) = chess960_fen::read(fen).expect("a position");
    let mut shell = AppHarness::new(Terms {
        start,
        castling,
        ..Terms::default()
    });
    shell.set(|settings| {
        settings.play.assist = AssistLevel::Friendly;
        settings.play.hands = hands;
        settings.views.face_to_face = is_face_to_face;
    });
    window(shell, 900.0, 600.0)
}

/// The places of everything named so, for both players.
fn places(window: &Window, words: Words, ids: &[&str]) -> Vec<Rect> {
    let of_one = |id: &&str| {
        let name = words.tr(id);
        let all = window.query_all_by_label(&name).map(|node| node.rect());
        all.collect::<Vec<Rect>>()
    };
    ids.iter().flat_map(of_one).collect()
}

fn castlings(window: &Window) -> Vec<Rect> {
    let words = window.words();
    let named = CASTLES.map(|id| {
        let (king, rook) = if id == CASTLES[0] {
            ("c1", "d1")
        } else {
            ("g1", "f1")
        };
        words.tr_args(id, &[("king", king.into()), ("rook", rook.into())])
    });
    let all = named
        .iter()
        .flat_map(|name| window.query_all_by_label(name));
    all.map(|node| node.rect()).collect()
}

fn each(tables: &[(CastlingMode, Hands)], mut check: impl FnMut(&mut Window, Words, &str)) {
    for language in due_languages() {
        let words = Words::new(language);
        for (castling, hands) in tables.iter().copied() {
            for is_face_to_face in [false, true] {
                for (width, height) in [(900.0, 600.0), (1280.0, 800.0), (800.0, 1280.0)] {
                    if is_face_to_face && height > width {
                        continue;
                    }
                    let mut window = table(castling, hands, is_face_to_face);
                    window.set_size(vec2(width, height));
                    window.speak(words);
                    window.run();
                    let name = format!(
                        "{language:?} {castling:?} {hands:?} {is_face_to_face} {width}×{height}"
                    );
                    check(&mut window, words, &name);
                }
            }
        }
    }
}

#[test]
fn the_castling_choice_moves_nothing_else() {
    let tables = [
        (CastlingMode::Standard, Hands::Quick),
        (CastlingMode::Chess960, Hands::Quick),
    ];
    each(&tables, |window, words, name| {
        let rest = ["say-offer", "say-claim", "say-resign"];
        let before = places(window, words, &rest);
        assert_eq!(before.len(), 6, "{name}");
        window.does(Color::White, PlayerAct::AnnounceCastling);
        window.run();
        assert_eq!(places(window, words, &rest), before, "{name}");
        let offered = castlings(window);
        assert_eq!(offered.len(), 2, "{name}");
        // Two rows of cells, as one player has them across the table and a narrow column has them, are as high as the
        // smallest target that WCAG 2.2 (2.5.8) allows; for fingers there is one row.
        let is_narrow = offered.iter().all(|cell| cell.height() < 32.0);
        let lowest = if window.state().settings().views.face_to_face
            || is_narrow && name.ends_with("900×600")
        {
            24.0
        } else {
            32.0
        };
        for (index, cell) in offered.iter().enumerate() {
            assert!(
                cell.width() >= 28.0 && cell.height() >= lowest,
                "{name}: {cell:?}"
            );
            let others = before.iter().chain(&offered[..index]);
            let free = |other: &Rect| !other.shrink(0.5).intersects(cell.shrink(0.5));
            assert!(
                others.copied().all(|other| free(&other)),
                "{name}: {cell:?}"
            );
        }
        let faults = faults(window);
        assert!(faults.is_empty(), "{name}: {faults:?}");
    });
}

#[test]
fn what_is_said_moves_nothing_else() {
    let tables = [(CastlingMode::Standard, Hands::Full)];
    each(&tables, |window, words, name| {
        if window.state().settings().views.face_to_face {
            return; // There every row is as high as any other.
        }
        let rest = ["say-claim", "say-stop", "say-resign"];
        let before = places(window, words, &rest);
        let adjust = words.tr("say-adjust");
        let cells = window.get_all_by_label(&adjust);
        cells.last().expect("a cell").click_accesskit();
        window.run();
        let adjusts = places(window, words, &["say-adjusting"]);
        assert!(!adjusts.is_empty(), "{name}");
        assert_eq!(places(window, words, &rest), before, "{name}");
    });
}

#[test]
fn an_offer_moves_nothing_and_is_answered_beside_the_question() {
    let tables = [
        (CastlingMode::Standard, Hands::Quick),
        (CastlingMode::Chess960, Hands::Quick),
    ];
    each(&tables, |window, words, name| {
        // A draw can be agreed once each has made a move.
        for (color, text) in [(Color::White, "Kd2"), (Color::Black, "Kd7")] {
            window.does(color, PlayerAct::Move(text.to_owned()));
        }
        window.run();
        let rest = ["say-adjust", "say-claim", "say-resign"];
        let before = places(window, words, &rest);
        assert_eq!(before.len(), 6, "{name}");
        let calls = places(window, words, &["say-stop"]);
        assert!(calls.is_empty(), "{name}: there is no clock to stop");
        let offers = places(window, words, &["say-offer"]);
        window.does(Color::White, PlayerAct::OfferDraw);
        window.run();
        assert_eq!(places(window, words, &rest), before, "{name}");
        let mut after = places(window, words, &["say-offered"]);
        assert_eq!(after.len(), 1, "{name}: White has offered");
        after.extend(places(window, words, &["say-offer"]));
        for cell in &after {
            assert!(offers.contains(cell), "{name}: {cell:?}");
        }
        assert_eq!(after.len(), offers.len(), "{name}");
        for answer in ["draw-accept", "draw-decline"] {
            let args = [
                ("player", Color::White.into()),
                ("opponent", Color::Black.into()),
            ];
            let answer = words.tr_args(answer, &args);
            assert_eq!(window.query_all_by_label(&answer).count(), 1, "{name}");
        }
        let faults = faults(window);
        assert!(faults.is_empty(), "{name}: {faults:?}");
    });
}
