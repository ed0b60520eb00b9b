//! Announcements for blind players.

use jadoube_core::chess::{Chess, Position as _};
use jadoube_core::i18n::{Language, Words};
use jadoube_core::laws::facts::move_in_any_language::read_in_any_language;
use jadoube_core::notation::spoken::{announce, read};
use jadoube_core::notation::{Letters, Misread, SpokenStyle, Style};
use strum::IntoEnumIterator as _;

use super::assertions::{CASTLING, START, position, uci};

fn announced(fen: &str, mv: &str, expected: &str) {
    let position = position(fen);
    let mv = uci(&position, mv);
    assert_eq!(announce(mv), expected);
    assert_eq!(read(&position, expected), Ok(mv));
}

fn all_mean(fen: &str, mv: &str, announcements: &[&str]) {
    let position = position(fen);
    let mv = uci(&position, mv);
    for said in announcements {
        assert_eq!(read(&position, said), Ok(mv), "{said}");
    }
}

#[test]
fn piece_departure_and_arrival_are_announced() {
    announced(START, "g1f3", "Springer Gustav eins, Felix drei");
    announced(START, "e2e4", "Bauer Eva zwei, Eva vier");
    let fen = "4k3/8/8/8/7b/8/5N2/4K3 b - - 0 1";
    announced(fen, "h4f2", "Läufer Hector vier, Felix zwei");
}

#[test]
fn castling_has_its_own_words() {
    announced(CASTLING, "e1g1", "Kurze Rochade");
    announced(CASTLING, "e1c1", "Lange Rochade");
    all_mean(
        CASTLING,
        "e1c1",
        &[
            "lange rochade",
            "Rochade lang",
            "große Rochade",
            "GROSSE ROCHADE",
        ],
    );
    all_mean(CASTLING, "e1g1", &["kleine Rochade!", "kurz Rochade"]);
}

#[test]
fn the_new_piece_of_a_pawn_is_announced() {
    let fen = "8/4P3/8/8/8/8/k7/4K3 w - - 0 1";
    announced(fen, "e7e8q", "Bauer Eva sieben, Eva acht, Dame");
    announced(fen, "e7e8n", "Bauer Eva sieben, Eva acht, Springer");
    all_mean(
        fen,
        "e7e8q",
        &[
            "Eva acht Dame",
            "e8 Dame",
            "Bauer e7 nach e8, wird eine Dame",
        ],
    );
    assert!(
        matches!(read(&position(fen), "Eva acht"), Err(Misread::Ambiguous(moves)) if moves.len() == 4)
    );
}

#[test]
fn announcements_are_understood_in_any_spelling() {
    all_mean(
        START,
        "g1f3",
        &[
            "springer gustav 1 – felix 3",
            "Springer Felix drei",
            "Springer g1 nach f3",
            "Springer Gustav Felix drei",
        ],
    );
    let fen = "4k3/8/8/8/3p4/2B5/8/4K3 w - - 0 1";
    all_mean(
        fen,
        "c3d4",
        &[
            "Läufer Cesar drei, David vier",
            "Laeufer Caesar drei schlaegt Dora vier",
            "Laufer schlägt d4, Schach",
        ],
    );
    let fen = "4k3/8/8/4p3/8/8/8/4K2R w - - 0 1";
    all_mean(
        fen,
        "e1e2",
        &["König Eva zwei", "Koenig e1 e2", "KÖNIG EVA EINS, EVA ZWO"],
    );
    all_mean(
        fen,
        "h1h5",
        &["Turm Hektor fünf", "Turm Hector fuenf", "Turm h1 h5 Remis"],
    );
}

#[test]
fn what_is_not_understood_is_named_by_its_place() {
    let start = Chess::default();
    assert_eq!(read(&start, ""), Err(Misread::Nothing));
    assert_eq!(
        read(&start, "Springer Gustav"),
        Err(Misread::Unreadable { at: 16 })
    );
    assert_eq!(
        read(&start, "Springer Quelle drei"),
        Err(Misread::Unreadable { at: 10 })
    );
    assert_eq!(
        read(&start, "Eva vier Eva fünf Eva"),
        Err(Misread::Unreadable { at: 19 })
    );
    assert!(matches!(
        read(&start, "Dame David drei"),
        Err(Misread::CannotGoThere { .. })
    ));
}

#[test]
fn what_is_announced_in_any_language_and_style_is_understood() {
    let many = "r3k2r/1P3N2/8/3pP3/8/2Q3Q1/8/R3K2R w KQkq d6 0 1";
    for position in [position(START), position(CASTLING), position(many)] {
        for language in Language::ALL {
            let words = Words::new(language);
            for (style, mv) in SpokenStyle::iter().flat_map(|style| {
                position
                    .legal_moves()
                    .into_iter()
                    .map(move |mv| (style, mv))
            }) {
                for letters in [Letters::English, Letters::Figurines] {
                    let written = Style::laws(letters);
                    let said = words.announcement(&position, mv, style, written);
                    let heard = read(&position, &said).ok();
                    let heard = heard.or_else(|| read_in_any_language(&position, &said));
                    assert_eq!(heard, Some(mv), "{said} in {language:?}");
                }
            }
        }
    }
}
