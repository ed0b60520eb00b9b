//! Pages: text is text in every script, and the fonts are inside.

use jadoube_core::chess::{CastlingMode, Chess, Color, Fen, Position};
use jadoube_core::record::print::pdf::{Align, Document, Ink, MM, Page, Paper, TextStyle};

use crate::support::poppler;

const SCRIPTS: [&str; 6] = [
    "The player’s own “score” – 1½, 0-0-0 e.p. (=)",
    "Љубо Ђокић, бела топовска стража",
    "Ljubiša Đokić, čšćžđ",
    "Žiga Škerjanc, zaključena poteza",
    "Łukasz Źdźbło, ząb, święto",
    "Ѓорѓи Ќосев, ѕвезда, џин, бел",
];

fn document(language: &'static str) -> Document {
    let mut page = Page::new(Paper::A5);
    for (row, text) in (0_u8..).zip(SCRIPTS) {
        let foot = 40.0 + f32::from(row) * 16.0;
        let set = if row % 2 == 0 {
            TextStyle::regular(10.0)
        } else {
            TextStyle::bold(10.0)
        };
        page.text((36.0, foot), text, set, Align::Left);
    }
    page.text(
        (36.0, 150.0),
        "♔e1 ♕d1 ♖a1 ♗c1 ♘g1 ♚e8 ♛d8 ♜a8 ♝c8 ♞g8",
        TextStyle::regular(12.0),
        Align::Left,
    );
    page.line((36.0, 160.0), (page.width() - 36.0, 160.0), 0.5);
    page.rect((36.0, 170.0), (60.0, 12.0), Ink::Filled(0.9));
    let fen: Fen = "r1bqr1k1/ppp1bppp/2nn4/6B1/8/4QN2/PPPN1PPP/1K1R1B1R b - - 9 11"
        .parse()
        .expect("a FEN");
    let game: Chess = fen
        .into_position(CastlingMode::Standard)
        .expect("a position");
    page.diagram((20.0 * MM, 190.0), 90.0 * MM, game.board(), Color::White);
    Document {
        title: "Примерна партија".to_owned(),
        language,
        pages: vec![page.clone(), page],
    }
}

#[test]
fn a_page_is_text_in_every_script_and_not_a_picture() {
    for language in ["en", "sr-Cyrl"] {
        let written = document(language).written();
        poppler::keep("page", &written);
        let text = poppler::text(&written);
        for line in SCRIPTS {
            assert_eq!(text.matches(line).count(), 2, "{line} in\n{text}");
        }
        assert!(
            text.contains("♔e1 ♕d1 ♖a1 ♗c1 ♘g1 ♚e8 ♛d8 ♜a8 ♝c8 ♞g8"),
            "{text}"
        );
    }
}

#[test]
fn the_fonts_are_inside_and_hold_only_what_is_needed() {
    let written = document("mk").written();
    let fonts = poppler::fonts(&written);
    assert_eq!(
        fonts.len(),
        4,
        "two weights, the letter б of the bold one, and chessmen: {fonts:?}"
    );
    for font in fonts {
        let words: Vec<&str> = font.split_whitespace().collect();
        let inside = words[words.len() - 5..words.len() - 2].join(" ");
        assert_eq!(
            inside, "yes yes yes",
            "embedded, subset, to be read: {font}"
        );
    }
    assert!(written.len() < 60_000, "{} bytes", written.len());
}

/// The packed streams of a document.
fn streams(written: &[u8]) -> impl Iterator<Item = Vec<u8>> {
    let begin = b"stream\n";
    let starts = written
        .windows(begin.len())
        .enumerate()
        .filter(move |(_, bytes)| bytes == begin);
    starts.filter_map(|(at, _)| {
        miniz_oxide::inflate::decompress_to_vec_zlib(&written[at + begin.len()..]).ok()
    })
}

#[test]
fn what_the_letters_mean_is_told_under_a_name_that_stays() {
    let written = document("mk").written();
    let tables = streams(&written).filter_map(|stream| String::from_utf8(stream).ok());
    let names: Vec<String> = tables
        .filter_map(|table| {
            let (_, name) = table.split_once("/CMapName /")?;
            Some(name.split_whitespace().next()?.to_owned())
        })
        .collect();
    assert_eq!(names, ["Letters"; 4]);
}

#[test]
fn a_document_is_the_same_bytes_every_time() {
    assert_eq!(document("pl").written(), document("pl").written());
}
