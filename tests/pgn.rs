//! Games as PGN: what we write others can read, and what others write badly we read as far as it goes.

mod support {
    pub mod playout;
    pub mod python;
}

use std::io::{BufReader, Cursor, Read};
use std::time::Duration;

use jadoube::chess::{Chess, EnPassantMode, Fen, Position, Role, Square};
use jadoube::notation::algebraic::{self, Form};
use jadoube::notation::pgn::{self, Game, Ply, Remark, Score, Tags, Trouble};
use jadoube::notation::{Conversion, Letters, Misread, Style};
use proptest::prelude::*;
use support::playout::{Playout, cases, chess960_start, playouts};
use support::python::{pgn_extract, python};

const SAMPLE: &str =
    "e4 e5 Nf3 Nf6 d4 exd4 e5 Ne4 Qxd4 d5 exd6 Nxd6 Bg5 Nc6 Qe3+ Be7 Nbd2 0-0 0-0-0 Re8 Kb1";
const SAMPLE_END: &str = "r1bqr1k1/ppp1bppp/2nn4/6B1/8/4QN2/PPPN1PPP/1K1R1B1R b - - 9 11";

/// A game from a position, with moves in English letters.
fn game_from(start: &Chess, moves: &str) -> Game {
    let mut here = start.clone();
    let mut game = Game {
        start: start.clone(),
        ..Game::default()
    };
    for text in moves.split_whitespace() {
        let mv =
            algebraic::read(&here, text, Letters::English).expect("the test's own game is legal");
        here.play_unchecked(mv);
        game.plies.push(Ply::from(mv));
    }
    game
}

/// The game of the Laws as the program would save it: clocks, an offer, everything.
fn sample_game() -> Game {
    let mut game = game_from(&Chess::default(), SAMPLE);
    game.tags = Tags::from_iter([
        ("Event", "A \"real\" game \\ the Laws' own"),
        ("Site", "Београд"),
        ("Date", "2023.01.01"),
        ("Round", "1"),
        ("White", "Łukasz Žižek"),
        ("Black", "Ѓорѓи"),
        ("TimeControl", "40/6000+30:900+30"),
        ("Termination", "normal"),
        ("Mode", "OTB"),
        ("Annotator", "-"),
    ]);
    for (index, ply) in game.plies.iter_mut().enumerate() {
        let index = u64::try_from(index).expect("a game is short");
        ply.clock = Some(Duration::from_secs(5400 - index * 7));
    }
    game.plies[20].draw_offer = true;
    game.score = Score::Draw;
    game
}

fn end(game: &Game) -> String {
    let mut here = game.start.clone();
    for ply in &game.plies {
        here.play_unchecked(ply.mv);
    }
    Fen::from_position(&here, EnPassantMode::Legal).to_string()
}

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
        .remarks
        .push(Remark::Text("best by test".into()));
    game.plies[2].nags.push(1);
    let text = pgn::write(&game);
    assert!(
        text.ends_with("1. e4 {best by test} 1... e5 2. Nf3 $1 Nc6 *\n\n"),
        "{text}"
    );

    let fen: Fen = "4k3/8/8/8/8/8/4P3/4K3 b - - 0 7"
        .parse()
        .expect("well formed");
    let start: Chess = fen
        .into_position(jadoube::chess::CastlingMode::Standard)
        .expect("legal");
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
    game.plies[0].clock = Some(Duration::from_millis(5_399_900));
    game.plies[0].draw_offer = true;
    game.plies[0]
        .remarks
        .push(Remark::Retracted("Nc8e7".into()));
    let text = pgn::write(&game);
    assert!(
        text.contains("1. e4 {[%clk 1:29:59]} {(=)} {Illegal move taken back: Nc8e7} 1... e5"),
        "{text}"
    );
    let back = pgn::read(&text);
    assert_eq!(back.game.plies[0].clock, Some(Duration::from_secs(5399)));
    assert!(back.game.plies[0].draw_offer);
    assert_eq!(back.game.plies[0].remarks, game.plies[0].remarks);
}

#[test]
fn scores_that_pgn_has_no_mark_for_are_explained() {
    for score in [Score::BothLose, Score::HalfToBlack, Score::HalfToWhite] {
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
        assert_eq!(back.faults, []);
    }
}

#[test]
fn python_chess_reads_our_games_without_an_error() {
    let sample = sample_game();
    let mut all = pgn::write(&sample);
    let mut expected = vec![format!("0 1/2-1/2 {SAMPLE_END}")];
    for number in [0, 1, 237, 356, 518, 534, 692, 959] {
        let start = chess960_start(number);
        let mut game = Game {
            chess960: true,
            score: Score::BothLose,
            start,
            ..Game::default()
        };
        let mut here = game.start.clone();
        // Castle as soon as that is possible, else make the first legal move.
        for _ in 0..60 {
            let legal = here.legal_moves();
            let castling = legal.iter().find(|mv| mv.is_castle());
            let Some(mv) = castling.or(legal.get(number % legal.len().max(1))).copied() else {
                break;
            };
            here.play_unchecked(mv);
            game.plies.push(Ply::from(mv));
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
    annotated.plies[3].remarks.push(Remark::Text(
        "a {nested} brace, and a very long remark that goes on and on until it has to be wrapped"
            .into(),
    ));
    annotated.plies[3]
        .variations
        .push("2... Nc6 3. Bb5 a6".into());
    annotated.plies[5]
        .remarks
        .push(Remark::Retracted("Ke7e5".into()));
    annotated.score = Score::BothLose;
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
    game.opening.push(Remark::Text("From the Laws".into()));
    game.plies[3]
        .variations
        .push("2... Nc6 3. Bb5 {Ruy (Lopez)} a6".into());
    game.plies[4].nags.extend([1, 14]);
    let back = pgn::read(&pgn::write(&game));
    assert_eq!(back.faults, []);
    assert_eq!(pgn::write(&back.game), pgn::write(&game));
    assert_eq!(back.game.plies, game.plies);
    assert_eq!(end(&back.game), SAMPLE_END);
}

#[test]
fn other_letters_are_read_when_asked_for() {
    let file = "1.e4 e5 2.Sf3 Sc6 3.Gb5 a6 4.G:c6 dc6 5.0-0 Hd6 1/2-1/2";
    let reading = pgn::games(file.as_bytes())
        .with_letters(Letters::Polish)
        .next()
        .expect("there is a game")
        .expect("memory does not fail");
    assert_eq!(reading.faults, []);
    assert_eq!(reading.game.plies.len(), 10);
    assert_eq!(reading.game.score, Score::Draw);
}

/// What was wrong, as line:column and trouble.
fn troubles(text: &str) -> Vec<(u64, usize, Trouble)> {
    pgn::games(text.as_bytes())
        .flat_map(|reading| reading.expect("memory does not fail").faults)
        .map(|fault| (fault.line, fault.column, fault.trouble))
        .collect()
}

#[test]
fn an_illegal_move_ends_what_is_understood_and_is_named() {
    let file = "[Event \"Damaged\"]\n[Result \"1-0\"]\n\n1. e4 e5 2. Nf3\nNc6 3. Bb6 a6 4. O-O {nice} 1-0\n";
    let reading = pgn::read(file);
    assert_eq!(reading.game.plies.len(), 4);
    assert_eq!(reading.game.score, Score::WhiteWins);
    assert_eq!(reading.unread, "Bb6 a6 4. O-O {nice} 1-0");
    let why = Misread::CannotGoThere {
        role: Role::Bishop,
        to: Square::B6,
    };
    let text = "Bb6".to_owned();
    assert_eq!(troubles(file), [(5, 8, Trouble::Move { text, why })]);
}

#[test]
fn damaged_tags_are_kept_as_far_as_they_go() {
    let file = "[Event \"No end]\n[Site No quotes]\n[White \"A \"B\" C\"]\n[Black \"Open\"\n[White \"Twice\"]\n[\"Nameless\"]\n\n1. e4 *\n";
    let reading = pgn::read(file);
    let tags = &reading.game.tags;
    assert_eq!(tags.get("Event"), Some("No end"));
    assert_eq!(tags.get("Site"), Some("No quotes"));
    assert_eq!(tags.get("White"), Some("A \"B\" C"));
    assert_eq!(tags.get("Black"), Some("Open"));
    assert_eq!(reading.game.plies.len(), 1);
    let twice = Trouble::TagTwice("White".into());
    assert_eq!(
        troubles(file),
        [
            (1, 1, Trouble::Tag),
            (2, 1, Trouble::Tag),
            (3, 1, Trouble::Tag),
            (4, 1, Trouble::Tag),
            (5, 1, twice),
            (6, 1, Trouble::Tag)
        ]
    );
}

#[test]
fn an_open_comment_does_not_swallow_the_next_game() {
    let file = "[Event \"One\"]\n\n1. e4 {never closed 1-0\n\n[Event \"Two\"]\n\n1. d4 (1. c4 0-1\n\n[Event \"Three\"]\n\n1. Nf3 ) } *\n";
    let games: Vec<_> = pgn::games(file.as_bytes())
        .map(|r| r.expect("memory does not fail"))
        .collect();
    assert_eq!(games.len(), 3);
    assert!(games.iter().all(|reading| reading.game.plies.len() == 1));
    assert_eq!(
        troubles(file),
        [
            (3, 7, Trouble::CommentOpen),
            (3, 24, Trouble::NoScore),
            (7, 7, Trouble::VariationOpen),
            (7, 17, Trouble::NoScore),
            (11, 8, Trouble::Stray(')')),
            (11, 10, Trouble::Stray('}')),
        ]
    );
}

#[test]
fn unknown_words_are_passed_over_and_scores_compared() {
    let file = "[Result \"1-0\"]\n\n1. e4 novelty e5 0-1 and more\n";
    assert_eq!(pgn::read(file).game.plies.len(), 2);
    let (tag, movetext) = (Score::WhiteWins, Score::BlackWins);
    assert_eq!(
        troubles(file),
        [
            (3, 7, Trouble::Word("novelty".into())),
            (3, 21, Trouble::ScoresDiffer { tag, movetext }),
            (3, 22, Trouble::AfterTheEnd),
        ]
    );
    assert_eq!(troubles("1. e4 e5"), [(1, 9, Trouble::NoScore)]);
}

#[test]
fn impossible_starts_and_unknown_variants_are_said_and_nothing_is_guessed() {
    let bad = "[FEN \"8/8/8/8/8/8/8/8 w - - 0 1\"]\n\n1. e4 *\n";
    assert_eq!(troubles(bad), [(1, 1, Trouble::Start)]);
    assert_eq!(pgn::read(bad).unread, "1. e4 *");
    let atomic = "[Variant \"Atomic\"]\n\n1. e4 *\n";
    assert_eq!(
        troubles(atomic),
        [(1, 1, Trouble::Variant("Atomic".into()))]
    );
}

#[test]
fn strange_bytes_and_line_ends_are_no_obstacle() {
    let windows = "\u{feff}[White \"A\"]\r\n\r\n1. e4 e5\r\n% an escaped line 1. Qh9\r\n2. Nf3 ; and the rest\r\n*\r\n";
    assert_eq!(troubles(windows), []);
    assert_eq!(pgn::read(windows).game.plies.len(), 3);

    let latin1 = b"[White \"M\xfcller\"]\n\n1. e4 *\n";
    let reading = pgn::games(&latin1[..])
        .next()
        .expect("there is a game")
        .expect("memory does not fail");
    assert_eq!(reading.game.tags.get("White"), Some("Müller"));
    assert_eq!(reading.faults[0].trouble, Trouble::Encoding);
}

#[test]
fn zeros_are_castling_while_that_is_possible_and_a_score_after() {
    let castled = "1. e4 e5 2. Nf3 Nf6 3. Be2 Be7 4. 0-0 0-0 5. Re1 0-0\n";
    let reading = pgn::read(castled);
    assert_eq!(reading.game.plies.len(), 9);
    assert_eq!(reading.game.score, Score::BothLose);
    assert_eq!(reading.faults, []);
}

#[test]
fn bare_games_follow_each_other_without_tags() {
    let file = "1. e4 e5 1-0\n1. d4 d5 2. c4\ne6 0-1\n\n{A remark first}\n1. c4 (\n1. b3) *\n";
    let counts: Vec<usize> = pgn::games(file.as_bytes())
        .map(|reading| reading.expect("memory does not fail").game.plies.len())
        .collect();
    assert_eq!(counts, [2, 4, 1]);
}

/// The same game many times over, never in memory more than once.
struct Repeated<'a> {
    game: &'a [u8],
    left: u64,
    at: usize,
}

impl Read for Repeated<'_> {
    fn read(&mut self, buffer: &mut [u8]) -> std::io::Result<usize> {
        if self.at == self.game.len() && self.left > 0 {
            self.left -= 1;
            self.at = 0;
        }
        let count = (&self.game[self.at..]).read(buffer)?;
        self.at += count;
        Ok(count)
    }
}

#[test]
fn a_hundred_thousand_games_open_as_a_list() {
    let one = pgn::write(&sample_game());
    let many = Repeated {
        game: one.as_bytes(),
        left: 100_000,
        at: one.len(),
    };
    let mut count = 0_u64;
    let mut last = None;
    for listed in pgn::list(BufReader::new(many)) {
        last = Some(listed.expect("memory does not fail"));
        count += 1;
    }
    let last = last.expect("there are games");
    let length = one.len() as u64;
    assert_eq!(count, 100_000);
    assert_eq!((last.offset, last.length), (99_999 * length, length));
    assert_eq!((&*last.white, last.score), ("Łukasz Žižek", Score::Draw));
}

#[test]
fn a_listed_game_is_opened_where_it_stands() {
    let file = format!(
        "{0}{0}{1}",
        pgn::write(&sample_game()),
        "[White \"X\"]\n\n1. e4 e5 2. Ke3 *\n"
    );
    let listed: Vec<_> = pgn::list(file.as_bytes())
        .map(|l| l.expect("memory does not fail"))
        .collect();
    assert_eq!(listed.len(), 3);
    let mut file = Cursor::new(file);
    let second = pgn::game_at(&mut file, &listed[1]).expect("memory does not fail");
    assert_eq!(end(&second.game), SAMPLE_END);
    let third = pgn::game_at(&mut file, &listed[2]).expect("memory does not fail");
    assert_eq!(third.faults[0].line, listed[2].line + 2);
}

fn converted(text: &str, from: Letters, to: Style) -> String {
    let mut output = Vec::new();
    let tally = Conversion { from, to }
        .run(text.as_bytes(), &mut output, |_| {})
        .expect("memory does not fail");
    assert_eq!(tally.faults, 0);
    String::from_utf8(output).expect("moves are UTF-8")
}

#[test]
fn conversion_changes_the_moves_and_nothing_else() {
    let english = "[White \"Kd1\"]\n\n1. e4 {Qd1 is a comment} e5 2. Nf3 (2. Qh5 Nc6 (2... Ke7 3. Qxe5#) 3. Bc4) 2... Nc6 $1\n3. Bb5 ; Bishop Bb5\n3... a6 4. O-O *\n";
    let polish = converted(english, Letters::English, Style::laws(Letters::Polish));
    assert_eq!(
        polish,
        "[White \"Kd1\"]\n\n1. e4 {Qd1 is a comment} e5 2. Sf3 (2. Hh5 Sc6 (2... Ke7 3. Hxe5#) 3. Gc4) 2... Sc6 $1\n3. Gb5 ; Bishop Bb5\n3... a6 4. 0-0 *\n"
    );
    assert_eq!(converted(&polish, Letters::Polish, Style::pgn()), english);
}

#[test]
fn conversion_of_bare_moves_of_the_sample_game() {
    let cyrillic = "1.e4 e5 2.Сf3 Сf6 3.d4 exd4 4.e5 Сe4 5.Дxd4 d5 6.exd6 e.p. Сxd6 7.Лg5 Сc6 8.Дe3+ Лe7 9.Сbd2 0-0 10.0-0-0 Тe8 11.Кb1 (=)";
    let english = converted(cyrillic, Letters::SerbianCyrillic, Style::pgn());
    assert_eq!(
        english,
        "1.e4 e5 2.Nf3 Nf6 3.d4 exd4 4.e5 Ne4 5.Qxd4 d5 6.exd6 Nxd6 7.Bg5 Nc6 8.Qe3+ Be7 9.Nbd2 O-O 10.O-O-O Re8 11.Kb1 {(=)}"
    );
    let long = Style::laws(Letters::Slovene).in_form(Form::Hyphenated);
    assert!(
        converted(&english, Letters::English, long).starts_with("1.e2-e4 e7-e5 2.Sg1-f3 Sg8-f6")
    );
}

fn as_game(playout: &Playout) -> Game {
    let mut game = Game {
        start: playout.start.clone(),
        chess960: playout.chess960,
        ..Game::default()
    };
    game.plies = playout.moves.iter().copied().map(Ply::from).collect();
    game
}

proptest! {
    #![proptest_config(cases())]

    #[test]
    fn any_game_is_read_as_it_was_written(
        playout in playouts(80),
        comment in "\\PC{0,120}",
        score in prop::sample::select(Score::ALL.to_vec()),
        place in any::<prop::sample::Index>(),
    ) {
        let mut game = as_game(&playout);
        game.score = score;
        game.tags.set("White", &comment);
        if !game.plies.is_empty() {
            let at = place.index(game.plies.len());
            game.plies[at].remarks.push(Remark::Text(comment));
        }
        let text = pgn::write(&game);
        let back = pgn::read(&text);
        prop_assert_eq!(back.faults, []);
        prop_assert_eq!(back.game.score, score);
        prop_assert_eq!(pgn::write(&back.game), text);
        let moves: Vec<_> = back.game.plies.iter().map(|ply| ply.mv).collect();
        prop_assert_eq!(&moves, &playout.moves);
        let last = Fen::from_position(&playout.last(), EnPassantMode::Legal);
        prop_assert_eq!(end(&back.game), last.to_string());
    }

    #[test]
    fn a_game_damaged_anywhere_keeps_its_beginning(
        playout in playouts(60),
        cut in any::<prop::sample::Index>(),
        junk in "[\\]\\[{}();%$!?.*a-hKQ0-9/\\\\\" \n-]{0,12}|\\PC{0,6}",
    ) {
        let whole = pgn::write(&as_game(&playout));
        let mut at = cut.index(whole.len());
        while !whole.is_char_boundary(at) {
            at -= 1;
        }
        let damaged = format!("{}{junk}{}", &whole[..at], &whole[at..]);
        for reading in pgn::games(damaged.as_bytes()) {
            let reading = reading.expect("memory does not fail");
            prop_assert!(reading.faults.iter().all(|fault| fault.line >= 1 && fault.column >= 1));
            prop_assert_eq!(pgn::read(&pgn::write(&reading.game)).game.plies.len(), reading.game.plies.len());
        }
        let mut output = Vec::new();
        let conversion = Conversion { from: Letters::English, to: Style::laws(Letters::Macedonian) };
        conversion.run(damaged.as_bytes(), &mut output, |_| {}).expect("memory does not fail");
    }

    #[test]
    fn no_bytes_whatever_stop_the_reader(bytes in prop::collection::vec(any::<u8>(), 0..400), tail in "[\\[\\]{}();\"E *\n1.-]{0,60}") {
        let mut bytes = bytes;
        bytes.extend_from_slice(tail.as_bytes());
        let read = pgn::games(BufReader::with_capacity(7, &bytes[..])).count();
        prop_assert_eq!(read, pgn::list(&bytes[..]).count());
        let mut output = Vec::new();
        let conversion = Conversion { from: Letters::Polish, to: Style::pgn() };
        conversion.run(&bytes[..], &mut output, |_| {}).expect("memory does not fail");
    }
}
