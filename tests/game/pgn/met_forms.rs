//! What files of other programs hold and no standard knows: each is read for what it means.

use std::io::Cursor;
use std::time::Duration;

use jadoube_core::chess::setup_validation::PositionFault;
use jadoube_core::notation::pgn::{
    self, FileEncoding, PgnErrorKind, PgnReading, PgnResult, TextEncoding,
};
use jadoube_core::notation::{Conversion, Letters, Style};

fn games(text: &[u8]) -> Vec<PgnReading> {
    pgn::games(text)
        .map(|reading| reading.expect("memory does not fail"))
        .collect()
}

/// What a conversion into Polish tells of a text.
fn told(text: &str) -> Vec<PgnErrorKind> {
    let mut told = Vec::new();
    let conversion = Conversion {
        from: Letters::English,
        to: Style::laws(Letters::Polish),
    };
    conversion
        .run(text.as_bytes(), &mut Vec::new(), |error| {
            told.push(error.kind);
        })
        .expect("memory does not fail");
    told
}

#[test]
fn comments_before_the_tags_hide_no_game() {
    for (head, opening) in [
        ("{ Some words\nabout this file. }\n\n", 1),
        ("; one line [White \"X\"]\n", 1),
        (";; <A // B (R3.1)>\n% escaped\n{ more }\n", 2),
    ] {
        let game = "[White \"A\"]\n; between\n[Black \"B\"]\n\n{first} 1. e4 e5 1-0\n";
        let text = format!("{head}{game}\n{head}{game}");
        let read = games(text.as_bytes());
        let tags: Vec<_> = read
            .iter()
            .map(|it| (it.game.tags.get("White"), it.game.tags.get("Black")))
            .collect();
        assert_eq!(tags, [(Some("A"), Some("B")); 2], "{text}");
        assert_eq!(read[0].game.opening.len(), opening + 2, "{text}");
        assert!(read.iter().all(|it| it.errors.is_empty()), "{text}");
        assert!(read.iter().all(|it| it.game.plies.len() == 2), "{text}");
        let again = pgn::read(&pgn::write(&read[0].game));
        assert_eq!(again.game.opening, read[0].game.opening, "{text}");
        assert_eq!(again.game.plies, read[0].game.plies, "{text}");
        assert_eq!(told(&text), [], "{text}");
    }
    let only = pgn::read("{before} ; a move\n1. e4 *\n");
    assert_eq!((only.game.opening.len(), only.game.plies.len()), (2, 1));
}

#[test]
fn a_conversion_tells_of_structure_what_the_reader_tells() {
    for text in [
        "[Event \"x\"]\n\n1. e4 {never closed",
        "1. e4 e5 (1... c5 2. Nf3",
        "1. e4 e5 (1... c5 (1... d5 2. Nf3) *",
        "1. Nf3 Nf6) 2. Nc3 } Nc6 1-0",
        "[Odd-Name \"x\"]\n[NoClose \"x\"\n\n1. e4 1-0",
        "[White \"A\"]\n[White \"B\"]\n\n1. e4 1-0",
    ] {
        let read = pgn::read(text).errors.into_iter().map(|error| error.kind);
        let read: Vec<_> = read.filter(|kind| *kind != PgnErrorKind::NoScore).collect();
        assert!(!read.is_empty(), "{text}");
        assert_eq!(told(text), read, "{text}");
    }
}

#[test]
fn results_are_read_in_the_forms_that_are_met() {
    for (written, score) in [
        ("0.5-0.5", PgnResult::Draw),
        ("0,5-0,5", PgnResult::Draw),
        ("1/2 - 1/2", PgnResult::Draw),
        ("½ – ½", PgnResult::Draw),
        ("1 - 0", PgnResult::WhiteWins),
        ("0 - 1", PgnResult::BlackWins),
        ("1 : 0", PgnResult::WhiteWins),
        ("1/2", PgnResult::Draw),
    ] {
        for moves in ["1. e4 e5", "1. e4 {well}", "1. e4 e5\n"] {
            let text = format!("[Result \"{written}\"]\n\n{moves} {written}\n");
            let read = games(text.as_bytes());
            assert_eq!(read.len(), 1, "{text}");
            assert_eq!(read[0].errors, [], "{text}");
            assert_eq!(read[0].game.score, score, "{text}");
            assert_eq!(told(&text), [], "{text}");
        }
    }
    let on_a_line = games(b"1. e4 e5 1 - 0 1. d4 d5 0.5-0.5 1. c4 *");
    assert_eq!(on_a_line.len(), 3);
}

#[test]
fn games_without_tags_and_numbers_are_parted_by_their_results() {
    for (text, plies) in [
        ("e4 e5 Nf3 *\nNf3 Nc6 *\n", &[3, 2][..]),
        ("e4 e5 1-0 d4 1/2 - 1/2 {drawn} c4 c5 0-1", &[2, 1, 2]),
        ("e4 e5 O-O 1-0 and more words", &[2]),
    ] {
        let read: Vec<_> = games(text.as_bytes())
            .iter()
            .map(|it| it.game.plies.len())
            .collect();
        assert_eq!(read, plies, "{text}");
    }
    let numbered = games(b"1. e4 e5 1-0 Nf3 Nc6 *");
    assert_eq!((numbered.len(), numbered[0].errors.len()), (1, 1));
}

#[test]
fn clocks_are_read_in_fewer_numbers() {
    let text = "[TimeControl \"5400+30\"]\n\n1. e4 {[%clk 1:30]} e5 {[%clk 1:29:59]} 2. Nf3 {[%clk 01:28:00.5]} \
                Nc6 {[%clk 88:00]} 3. Bb5 {[%clk 5280]} a6 {[%emt 0:12]} *";
    let game = pgn::read(text).game;
    let left: Vec<_> = game
        .clocks()
        .into_iter()
        .map(|left| left.map(|left| left.as_secs()))
        .collect();
    let told = [5400, 5399, 5280, 5280, 5280].map(Some);
    assert_eq!(left[..5], told);
    assert_eq!(game.plies[5].elapsed(), Some(Duration::from_secs(12)));
}

#[test]
fn flags_of_a_fen_that_cannot_be_are_left_out_and_told() {
    let fen = "rnb1kb1Q/1p1qp2p/p3p1p1/2pp4/8/8/PPPP1PPP/RNB1K1NR b KQkq - 1 10";
    let text = format!("[FEN \"{fen}\"]\n\n10... Nc6 11. Nf3 *\n");
    let castling = PgnErrorKind::LeftOut(PositionFault::Castling);
    let read = pgn::read(&text);
    assert_eq!(read.game.plies.len(), 2);
    assert_eq!(told(&text), std::slice::from_ref(&castling));
    assert!(castling.loses_nothing());
    let passed = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq e3 0 1";
    let text = format!("[FEN \"{passed}\"]\n\n1. e4 *\n");
    let square = PgnErrorKind::LeftOut(PositionFault::EnPassant);
    assert_eq!(told(&text), [square]);
}

#[test]
#[expect(
    clippy::disallowed_methods,
    reason = "how long a reader takes is told by the wall"
)]
fn many_tags_cost_no_more_than_their_number() {
    let mut tags = String::new();
    for number in 0..200_000 {
        tags.extend(["[T", &number.to_string(), " \"x\"]\n"]);
    }
    let begun = std::time::Instant::now();
    assert_eq!(pgn::read(&format!("{tags}\n1. e4 *\n")).errors, []);
    assert!(begun.elapsed() < Duration::from_secs(20));
}

const NAMED: &str =
    "[White \"Łącka, Żaneta\"]\n[Black \"Žižek, Špela\"]\n\n1. e4 {świetnie} e5 *\n";

/// The list of a file, and its last game looked up.
fn listed(bytes: &[u8], encoding: FileEncoding) -> (Vec<String>, PgnReading) {
    let listed: Vec<_> = pgn::list_in(bytes, encoding)
        .map(|game| game.expect("memory does not fail"))
        .collect();
    let last = listed.last().expect("there is a game");
    let (_, reading) = pgn::source_at(&mut Cursor::new(bytes), last).expect("it is there");
    let names = listed.iter().map(|game| game.white.to_string()).collect();
    (names, reading)
}

#[test]
fn a_stray_byte_of_a_code_page_spoils_no_other_letter() {
    let foreign = NAMED.replace("świetnie", "na?ve");
    let bytes: Vec<u8> = foreign
        .bytes()
        .map(|it| if it == b'?' { 0xef } else { it })
        .collect();
    for encoding in [
        FileEncoding::Unknown,
        FileEncoding::Chosen(TextEncoding::Utf8),
    ] {
        let (names, looked) = listed(&bytes, encoding);
        assert_eq!(names, ["Łącka, Żaneta"]);
        assert_eq!(looked.game.tags.get("Black"), Some("Žižek, Špela"));
        let told = PgnErrorKind::Encoding(TextEncoding::Windows1252);
        assert!(
            looked.errors.iter().any(|error| error.kind == told),
            "{:?}",
            looked.errors
        );
    }
    let chosen = FileEncoding::Chosen(TextEncoding::Windows1252);
    assert_ne!(listed(&bytes, chosen).0, ["Łącka, Żaneta"]);
}

#[test]
fn utf16_is_read_through_every_door() {
    let text = NAMED.repeat(3);
    for (mark, bytes, encoding) in [
        (
            [0xff, 0xfe],
            u16::to_le_bytes as fn(u16) -> [u8; 2],
            TextEncoding::Utf16Le,
        ),
        ([0xfe, 0xff], u16::to_be_bytes, TextEncoding::Utf16Be),
    ] {
        let encoded = text.encode_utf16().flat_map(bytes);
        let encoded: Vec<u8> = mark.into_iter().chain(encoded).collect();
        let (names, looked) = listed(&encoded, FileEncoding::Unknown);
        assert_eq!(names, ["Łącka, Żaneta"; 3]);
        assert_eq!(looked.game.plies.len(), 2);
        assert_eq!(looked.game.tags.get("Black"), Some("Žižek, Špela"));
        assert_eq!(looked.errors[0].kind, PgnErrorKind::Encoding(encoding));
        assert_eq!(looked.errors[0].line, 9);
    }
}

#[test]
fn a_code_page_is_found_out_or_chosen() {
    let (central, _, _) = encoding_rs::WINDOWS_1250.encode(NAMED);
    let found = FileEncoding::detect(&*central).expect("memory does not fail");
    assert_eq!(found, FileEncoding::Likely(TextEncoding::Windows1250));
    let (names, looked) = listed(&central, found);
    assert_eq!(names, ["Łącka, Żaneta"]);
    assert_eq!(
        looked.errors[0].kind,
        PgnErrorKind::Encoding(TextEncoding::Windows1250)
    );
    let chosen = FileEncoding::Chosen(TextEncoding::Windows1251);
    assert_eq!(
        listed(&central, chosen).0,
        ["Јаcka, Їaneta".replace("Јаc", "Ј№c")]
    );
    let mixed = [NAMED.as_bytes(), &central].concat();
    let found = FileEncoding::detect(&*mixed).expect("memory does not fail");
    assert_eq!(listed(&mixed, found).0, ["Łącka, Żaneta"; 2]);
    let mut polish = Vec::new();
    let conversion = Conversion {
        from: Letters::English,
        to: Style::pgn(),
    };
    conversion
        .run_in(found, &*mixed, &mut polish, |_| {})
        .expect("memory does not fail");
    assert_eq!(String::from_utf8(polish), Ok(NAMED.repeat(2)));
}
