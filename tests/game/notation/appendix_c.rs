//! Appendix C, rule by rule.

use jadoube_core::chess::{Chess, EnPassantMode, Fen, Position};
use jadoube_core::notation::algebraic::{self, Form};
use jadoube_core::notation::{Letters, Style};

use super::assertions::{
    CASTLING, LANGUAGES, START, all_mean, position, uci, written, written_everywhere,
};

#[test]
fn c2_each_piece_is_named_by_its_letter() {
    let fen = "k7/8/8/8/8/8/8/1NBQRK2 w - - 0 1";
    written(fen, "b1c3", ["Nc3", "Sc3", "Сc3", "Sc3", "Sc3", "Сc3"]);
    written(fen, "c1b2", ["Bb2", "Lb2", "Лb2", "Lb2", "Gb2", "Лb2"]);
    written(fen, "d1d7", ["Qd7", "Dd7", "Дd7", "Dd7", "Hd7", "Дd7"]);
    written(fen, "e1e2", ["Re2", "Te2", "Тe2", "Te2", "We2", "Тe2"]);
    written(fen, "f1g2", ["Kg2", "Kg2", "Кg2", "Kg2", "Kg2", "Кg2"]);
}

#[test]
fn c3_figurines_have_the_color_of_the_piece() {
    let start = position(START);
    let figurines = Style::laws(Letters::Figurines);
    assert_eq!(
        algebraic::write(&start, uci(&start, "g1f3"), figurines),
        "♘f3"
    );
    let reply = start
        .play(uci(&position(START), "e2e4"))
        .expect("e4 is legal");
    assert_eq!(
        algebraic::write(&reply, uci(&reply, "g8f6"), figurines),
        "♞f6"
    );
    all_mean(
        START,
        "g1f3",
        Letters::Figurines,
        &["♘f3", "♞f3", "♘\u{fe0e}f3", "Nf3"],
    );
    all_mean(START, "g1f3", Letters::Polish, &["♘f3"]);
}

#[test]
fn c4_pawns_have_no_letter() {
    written_everywhere(START, "e2e4", "e4");
    all_mean(
        START,
        "e2e4",
        Letters::English,
        &["e4", "Pe4", "e2-e4", "e2e4", "1.e4", "1. e4", " e4 "],
    );
}

#[test]
fn c8_the_departure_square_may_be_written() {
    let start = position(START);
    let knight = uci(&start, "g1f3");
    let in_form = |form| Style {
        form,
        ..Style::laws(Letters::Slovene)
    };
    let long = in_form(Form::Long);
    assert_eq!(algebraic::write(&start, knight, long), "Sg1f3");
    assert_eq!(
        algebraic::write(&start, knight, in_form(Form::Hyphenated)),
        "Sg1-f3"
    );
    assert_eq!(algebraic::write(&start, uci(&start, "e2e4"), long), "e2e4");
    all_mean(
        START,
        "g1f3",
        Letters::Slovene,
        &[
            "Sg1-f3", "Sg1–f3", "Sg1—f3", "Sgf3", "S1f3", "S-f3", "g1-f3",
        ],
    );
}

#[test]
fn c9_captures() {
    let fen = "4k3/8/8/3pr3/2P1P3/2N5/8/6K1 w - - 0 1";
    written(
        fen,
        "c3d5",
        ["Nxd5", "Sxd5", "Сxd5", "Sxd5", "Sxd5", "Сxd5"],
    );
    written_everywhere(fen, "e4d5", "exd5");
    written_everywhere(fen, "c4d5", "cxd5");
    all_mean(
        fen,
        "e4d5",
        Letters::Polish,
        &[
            "exd5", "e:d5", "e×d5", "ed5", "e4xd5", "e4:d5", "e4d5", "ехd5",
        ],
    );
    all_mean(
        fen,
        "c3d5",
        Letters::Polish,
        &["Sxd5", "S:d5", "Sd5", "Sc3:d5", "Sc3×d5"],
    );
}

#[test]
fn c9_polish_habits_are_written_and_read() {
    let fen = "4k3/8/8/3pr3/2P1P3/2N5/8/6K1 w - - 0 1";
    let here = position(fen);
    assert_eq!(
        algebraic::write(&here, uci(&here, "c3d5"), Style::polish()),
        "S:d5"
    );
    assert_eq!(
        algebraic::write(&here, uci(&here, "e4d5"), Style::polish()),
        "ed5"
    );
    let mate = position("6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1");
    assert_eq!(
        algebraic::write(&mate, uci(&mate, "a1a8"), Style::polish()),
        "Wa8X"
    );
}

#[test]
fn c9_captures_in_passing() {
    let fen = "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 2";
    written_everywhere(fen, "e5d6", "exd6 e.p.");
    all_mean(
        fen,
        "e5d6",
        Letters::SerbianLatin,
        &[
            "exd6 e.p.",
            "exd6e.p.",
            "exd6 ep",
            "exd6ep",
            "exd6",
            "ed6",
            "e5-d6",
            "xd6",
        ],
    );
}

#[test]
fn c10_1_on_the_same_rank_the_file_decides() {
    let fen = "6k1/8/8/8/8/8/3K4/R6R w - - 0 1";
    written(
        fen,
        "a1d1",
        ["Rad1", "Tad1", "Тad1", "Tad1", "Wad1", "Тad1"],
    );
    written(
        fen,
        "h1d1",
        ["Rhd1", "Thd1", "Тhd1", "Thd1", "Whd1", "Тhd1"],
    );
}

#[test]
fn c10_2_on_the_same_file_the_rank_decides() {
    let fen = "6k1/8/8/6N1/8/8/3K4/6N1 w - - 0 1";
    written(
        fen,
        "g5f3",
        ["N5f3", "S5f3", "С5f3", "S5f3", "S5f3", "С5f3"],
    );
    written(
        fen,
        "g1f3",
        ["N1f3", "S1f3", "С1f3", "S1f3", "S1f3", "С1f3"],
    );
}

#[test]
fn c10_3_on_different_files_and_ranks_the_file_is_preferred() {
    let fen = "6k1/8/8/6N1/8/8/1K6/4N3 w - - 0 1";
    written(
        fen,
        "g5f3",
        ["Ngf3", "Sgf3", "Сgf3", "Sgf3", "Sgf3", "Сgf3"],
    );
    all_mean(fen, "g5f3", Letters::English, &["N5f3", "Ng5f3", "Ng5-f3"]);
}

#[test]
fn c10_3_three_like_pieces_may_need_file_and_rank() {
    let fen = "k7/8/8/1Q3Q2/8/8/1Q6/6K1 w - - 0 1";
    written(
        fen,
        "b5e5",
        ["Qb5e5", "Db5e5", "Дb5e5", "Db5e5", "Hb5e5", "Дb5e5"],
    );
    written(
        fen,
        "f5e5",
        ["Qfe5", "Dfe5", "Дfe5", "Dfe5", "Hfe5", "Дfe5"],
    );
    written(
        fen,
        "b2e5",
        ["Q2e5", "D2e5", "Д2e5", "D2e5", "H2e5", "Д2e5"],
    );
}

#[test]
fn c10_3_4_the_capture_sign_follows_the_departure_mark() {
    let fen = "6k1/8/8/6N1/8/5p2/1K6/4N3 w - - 0 1";
    written(
        fen,
        "g5f3",
        ["Ngxf3", "Sgxf3", "Сgxf3", "Sgxf3", "Sgxf3", "Сgxf3"],
    );
}

#[test]
fn c10_a_pinned_piece_is_no_second_piece() {
    // The knight on e4 is pinned, so only the other can go to c3.
    let fen = "4r1k1/8/8/8/4N3/8/8/1N2K3 w - - 0 1";
    written(fen, "b1c3", ["Nc3", "Sc3", "Сc3", "Sc3", "Sc3", "Сc3"]);
}

#[test]
fn c11_promotion_names_the_new_piece() {
    let fen = "5r2/3P2P1/8/8/8/8/k7/4K3 w - - 0 1";
    written(fen, "d7d8q", ["d8Q", "d8D", "d8Д", "d8D", "d8H", "d8Д"]);
    written(
        fen,
        "g7f8n",
        ["gxf8N", "gxf8S", "gxf8С", "gxf8S", "gxf8S", "gxf8С"],
    );
    written(
        fen,
        "g7g8b",
        ["g8B+", "g8L+", "g8Л+", "g8L+", "g8G+", "g8Л+"],
    );
    written(fen, "d7d8r", ["d8R", "d8T", "d8Т", "d8T", "d8W", "d8Т"]);
    all_mean(
        fen,
        "d7d8q",
        Letters::Slovene,
        &[
            "d8D", "d8=D", "d8(D)", "d8/D", "d8 = D", "d7d8D", "d7-d8=D", "d7d8q", "d8d", "d8♕",
            "d8Д",
        ],
    );
}

#[test]
fn c12_an_offer_of_a_draw_stands_behind_the_move() {
    let entry = algebraic::Written::parse("Kb1 (=)", Letters::English).expect("readable");
    assert!(entry.draw_offer);
    all_mean(
        START,
        "e2e4",
        Letters::English,
        &["e4(=)", "e4 (=)", "e4! (=)"],
    );
    all_mean(
        "8/4P3/8/8/8/8/k7/4K3 w - - 0 1",
        "e7e8q",
        Letters::English,
        &["e8Q(=)", "e8=Q (=)"],
    );
}

#[test]
fn c13_castling() {
    written_everywhere(CASTLING, "e1g1", "0-0");
    written_everywhere(CASTLING, "e1c1", "0-0-0");
    let here = position(CASTLING);
    assert_eq!(
        algebraic::write(&here, uci(&here, "e1h1"), Style::pgn()),
        "O-O"
    );
    let short = [
        "0-0", "O-O", "o-o", "О-О", "о–о", "0–0", "O—O", "00", "0-0!", "Ke1-g1", "e1g1", "e1h1",
    ];
    let long = [
        "0-0-0",
        "O-O-O",
        "o-o-o",
        "О-О-О",
        "0–0–0",
        "Ke1-c1",
        "e1c1",
        "e1a1",
    ];
    for letters in LANGUAGES {
        all_mean(CASTLING, "e1g1", letters, &short);
        all_mean(CASTLING, "e1c1", letters, &long);
    }
}

#[test]
fn c13_check_and_mate() {
    written(
        "4k3/8/8/8/8/8/8/R3K3 w - - 0 1",
        "a1a8",
        ["Ra8+", "Ta8+", "Тa8+", "Ta8+", "Wa8+", "Тa8+"],
    );
    let fen = "6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1";
    written(
        fen,
        "a1a8",
        ["Ra8#", "Ta8#", "Тa8#", "Ta8#", "Wa8#", "Тa8#"],
    );
    all_mean(
        fen,
        "a1a8",
        Letters::Polish,
        &[
            "Wa8#",
            "Wa8++",
            "Wa8X",
            "Wa8x",
            "Wa8 mat",
            "Wa8 мат",
            "Wa8+",
            "Wa8",
            "Wa8#!!",
            "Wa8Х",
        ],
    );
}

/// The game that the Laws print as their example, in every language.
#[test]
fn the_sample_game_of_the_laws_in_six_notations() {
    let english = "e4 e5 Nf3 Nf6 d4 exd4 e5 Ne4 Qxd4 d5 exd6_e.p. Nxd6 Bg5 Nc6 Qe3+ Be7 Nbd2 0-0 0-0-0 Re8 Kb1";
    let latin = "e4 e5 Sf3 Sf6 d4 exd4 e5 Se4 Dxd4 d5 exd6_e.p. Sxd6 Lg5 Sc6 De3+ Le7 Sbd2 0-0 0-0-0 Te8 Kb1";
    let cyrillic = "e4 e5 Сf3 Сf6 d4 exd4 e5 Сe4 Дxd4 d5 exd6_e.p. Сxd6 Лg5 Сc6 Дe3+ Лe7 Сbd2 0-0 0-0-0 Тe8 Кb1";
    let polish = "e4 e5 Sf3 Sf6 d4 exd4 e5 Se4 Hxd4 d5 exd6_e.p. Sxd6 Gg5 Sc6 He3+ Ge7 Sbd2 0-0 0-0-0 We8 Kb1";
    for (letters, game) in LANGUAGES
        .into_iter()
        .zip([english, latin, cyrillic, latin, polish, cyrillic])
    {
        let mut here = Chess::default();
        for text in game.split(' ') {
            let text = text.replace('_', " ");
            let mv = algebraic::read(&here, &text, letters).expect("the Laws' own game is legal");
            assert_eq!(
                algebraic::write(&here, mv, Style::laws(letters)),
                text,
                "{letters}"
            );
            here.play_unchecked(mv);
        }
        let last = Fen::from_position(&here, EnPassantMode::Legal).to_string();
        assert_eq!(
            last, "r1bqr1k1/ppp1bppp/2nn4/6B1/8/4QN2/PPPN1PPP/1K1R1B1R b - - 9 11",
            "{letters}"
        );
    }
}
