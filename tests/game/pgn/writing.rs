//! The strict writer, and what other programs make of it.

use std::time::Duration;

use jadoube_core::chess::chess960_start_number::StartNumber;
use jadoube_core::chess::{CastlingMode, Chess, EnPassantMode, Fen, Position};
use jadoube_core::notation::pgn::{self, Annotation, PgnGame, PgnMove, PgnResult};

use super::fixtures::{SAMPLE, SAMPLE_END, end, game_from, sample_game, variation};
use crate::support::pgn_oracles::{pgn_extract, python};

/// What python-chess makes of our games: for each one its errors and its last position.
fn as_python_chess_reads(games: &str) -> Vec<String> {
    let script = "
import chess.pgn, io, logging, sys
logging.disable(logging.CRITICAL)
games = io.StringIO(sys.stdin.buffer.read().decode('utf-8'))
while (game := chess.pgn.read_game(games)) is not None:
    last = game.end().board()
    print(len(game.errors), game.headers['Result'], last.fen(en_passant='legal'))
";
    python(script, games).lines().map(str::to_owned).collect()
}

#[test]
fn seven_tags_come_first_and_the_others_in_ascii_order() {
    let text = pgn::write(&sample_game());
    let names: Vec<&str> = text
        .lines()
        .take_while(|line| line.starts_with('['))
        .filter_map(|line| line[1..].split(' ').next())
        .collect();
    assert_eq!(
        names,
        [
            "Event",
            "Site",
            "Date",
            "Round",
            "White",
            "Black",
            "Result",
            "Annotator",
            "Mode",
            "Termination",
            "TimeControl"
        ]
    );
    assert!(text.contains(r#"[Event "A \"real\" game \\ the Laws' own"]"#));
}

#[test]
fn lines_are_short_and_the_moves_in_export_form() {
    let text = pgn::write(&game_from(&Chess::default(), SAMPLE));
    let moves: Vec<&str> = text
        .lines()
        .skip_while(|line| !line.starts_with("1."))
        .collect();
    assert_eq!(
        moves,
        [
            "1. e4 e5 2. Nf3 Nf6 3. d4 exd4 4. e5 Ne4 5. Qxd4 d5 6. exd6 Nxd6 7. Bg5 Nc6 8.",
            "Qe3+ Be7 9. Nbd2 O-O 10. O-O-O Re8 11. Kb1 *",
            "",
        ]
    );
    assert!(
        pgn::write(&sample_game())
            .lines()
            .all(|line| line.chars().count() < 80)
    );
}

#[test]
fn black_has_a_number_at_the_start_and_after_a_comment_only() {
    let mut game = game_from(&Chess::default(), "e4 e5 Nf3 Nc6");
    game.plies[0]
        .annotations
        .push(Annotation::Comment("best by test".into()));
    game.plies[2].annotations.push(Annotation::Nag(1));
    let text = pgn::write(&game);
    assert!(
        text.ends_with("1. e4 {best by test} 1... e5 2. Nf3 $1 Nc6 *\n\n"),
        "{text}"
    );

    let fen: Fen = "4k3/8/8/8/8/8/4P3/4K3 b - - 0 7"
        .parse()
        .expect("well formed");
    let start: Chess = fen.into_position(CastlingMode::Standard).expect("legal");
    let text = pgn::write(&game_from(&start, "Kd7 e4"));
    assert!(text.ends_with("7... Kd7 8. e4 *\n\n"), "{text}");
    assert!(
        text.contains("[FEN \"4k3/8/8/8/8/8/4P3/4K3 b - - 0 7\"]\n[SetUp \"1\"]"),
        "{text}"
    );
}

#[test]
fn clocks_offers_and_retracted_moves_are_comments() {
    let mut game = game_from(&Chess::default(), "e4 e5");
    game.plies[0].annotations.extend([
        Annotation::clock(Duration::from_millis(5_399_900)),
        Annotation::DrawOffer,
    ]);
    game.plies[0]
        .annotations
        .push(Annotation::Retracted("Nc8e7".into()));
    let text = pgn::write(&game);
    assert!(
        text.contains("1. e4 {[%clk 1:30:00]} {(=)} {Illegal move taken back: Nc8e7} 1... e5"),
        "{text}"
    );
    let back = pgn::read(&text);
    assert_eq!(back.game.clocks()[0], Some(Duration::from_mins(90)));
    assert!(back.game.plies[0].offers_draw());
    assert_eq!(back.game.plies[0].annotations, game.plies[0].annotations);
}

#[test]
fn scores_that_pgn_has_no_mark_for_are_explained() {
    for score in [
        PgnResult::BothLose,
        PgnResult::HalfToBlack,
        PgnResult::HalfToWhite,
    ] {
        let mut game = game_from(&Chess::default(), "e4 e5");
        game.score = score;
        let text = pgn::write(&game);
        assert!(
            text.contains("[Result \"*\"]") && text.contains("[Termination \"adjudication\"]"),
            "{text}"
        );
        assert!(text.contains("{Final score "), "{text}");
        let back = pgn::read(&text);
        assert_eq!(back.game.score, score);
        assert_eq!(back.errors, []);
    }
}

#[test]
fn python_chess_reads_our_games_without_an_error() {
    let sample = sample_game();
    let mut all = pgn::write(&sample);
    let mut expected = vec![format!("0 1/2-1/2 {SAMPLE_END}")];
    for number in [0, 1, 237, 356, 518, 534, 692, 959] {
        let start = StartNumber::new(number)
            .expect("a number below 960")
            .position();
        let mut game = PgnGame {
            chess960: true,
            score: PgnResult::BothLose,
            start,
            ..PgnGame::default()
        };
        let mut here = game.start.clone();
        // Castle as soon as that is possible, else make the first legal move.
        for _ in 0..60 {
            let legal = here.legal_moves();
            let castling = legal.iter().find(|mv| mv.is_castle());
            let Some(mv) = castling
                .or(legal.get(usize::from(number) % legal.len().max(1)))
                .copied()
            else {
                break;
            };
            here.play_unchecked(mv);
            game.plies.push(PgnMove::from(mv));
        }
        all.push_str(&pgn::write(&game));
        let last = Fen::from_position(&here, EnPassantMode::Legal);
        expected.push(format!("0 * {last}"));
    }
    assert_eq!(as_python_chess_reads(&all), expected);
}

#[test]
fn pgn_extract_reads_our_games_without_an_error() {
    let mut games = pgn::write(&sample_game());
    let mut annotated = sample_game();
    annotated.plies[3].annotations.push(Annotation::Comment(
        "a {nested} brace, and a very long remark that goes on and on until it has to be wrapped"
            .into(),
    ));
    annotated.plies[3]
        .annotations
        .push(variation("e4 e5 Nf3", "Nc6 Bb5 a6"));
    annotated.plies[5]
        .annotations
        .push(Annotation::Retracted("Ke7e5".into()));
    annotated.score = PgnResult::BothLose;
    games.push_str(&pgn::write(&annotated));
    assert_eq!(pgn_extract(&games), "");
    assert_eq!(
        as_python_chess_reads(&games)[1],
        format!("0 * {SAMPLE_END}")
    );
}

#[test]
fn a_game_with_everything_is_read_as_it_was_written() {
    let mut game = sample_game();
    game.opening
        .push(Annotation::Comment("From the Laws".into()));
    let mut ruy = variation("e4 e5 Nf3", "Nc6 Bb5 a6");
    if let Annotation::Variation(ruy) = &mut ruy {
        let name = Annotation::Comment("Ruy (Lopez)".into());
        ruy.moves[1].annotations.push(name);
    }
    game.plies[3].annotations.push(ruy);
    game.plies[4]
        .annotations
        .extend([Annotation::Nag(1), Annotation::Nag(14)]);
    let back = pgn::read(&pgn::write(&game));
    assert_eq!(back.errors, []);
    assert_eq!(pgn::write(&back.game), pgn::write(&game));
    assert_eq!(back.game.plies, game.plies);
    assert_eq!(end(&back.game), SAMPLE_END);
}
