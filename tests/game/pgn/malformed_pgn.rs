//! The forgiving reader: what it keeps of a damaged file, and what it says about the rest.

use jadoube_core::chess::setup_validation::PositionFault;
use jadoube_core::chess::{CastlingSide, Color, Role, Square};
use jadoube_core::notation::pgn::{self, PgnErrorKind, PgnResult, StartFault, TextEncoding};
use jadoube_core::notation::{Conversion, Letters, Misread, Style};

#[test]
fn other_letters_are_read_when_asked_for() {
    let file = "1.e4 e5 2.Sf3 Sc6 3.Gb5 a6 4.G:c6 dc6 5.0-0 Hd6 1/2-1/2";
    let reading = pgn::games(file.as_bytes())
        .with_letters(Letters::Polish)
        .next()
        .expect("there is a game")
        .expect("memory does not fail");
    assert_eq!(reading.errors, []);
    assert_eq!(reading.game.plies.len(), 10);
    assert_eq!(reading.game.score, PgnResult::Draw);
}

/// Ways in which a capture in passing is marked apart from its move.
pub const EN_PASSANT_SIGNS: [&str; 20] = [
    "e.p.",
    "ep",
    "e. p.",
    "(e.p.)",
    "en passant",
    "e.p.+",
    "e.p.#",
    "+e.p.",
    "+ e.p.",
    "# e. p.",
    "e. p.++",
    "e.p. mate",
    "ep мат",
    "e.p.!?",
    "$1 e.p.",
    "(=) e.p.",
    "е.р.",
    "е.п. шах",
    "ep. ch.",
    "e.p. check",
];

/// What was wrong, as line:column and trouble.
fn troubles(text: &str) -> Vec<(u64, usize, PgnErrorKind)> {
    pgn::games(text.as_bytes())
        .flat_map(|reading| reading.expect("memory does not fail").errors)
        .map(|fault| (fault.line, fault.column, fault.kind))
        .collect()
}

#[test]
fn an_illegal_move_ends_what_is_understood_and_is_named() {
    let file = "[Event \"Damaged\"]\n[Result \"1-0\"]\n\n1. e4 e5 2. Nf3\nNc6 3. Bb6 a6 4. O-O {nice} 1-0\n";
    let reading = pgn::read(file);
    assert_eq!(reading.game.plies.len(), 4);
    assert_eq!(reading.game.score, PgnResult::WhiteWins);
    assert_eq!(reading.unread, "Bb6 a6 4. O-O {nice} 1-0");
    let why = Misread::CannotGoThere {
        role: Role::Bishop,
        to: Square::B6,
    };
    let text = "Bb6".to_owned();
    assert_eq!(troubles(file), [(5, 8, PgnErrorKind::Move { text, why })]);
}

#[test]
fn signs_that_stand_apart_from_their_move_are_no_error() {
    for sign in [
        "#",
        "++",
        "mat",
        "mate",
        "мат",
        "Mate",
        "X",
        "‡",
        "mate!!",
        "+ mate",
        "checkmate",
        "Mate.",
        "szach-mat",
        "szach mat",
        "šah-mat",
        "шах-мат",
        "шах мат!",
        "ch",
        "ch.",
        "check",
        "Check!",
        "šah",
        "sah",
        "szach.",
        "шах",
        "mat.",
        "МАТ",
    ] {
        let text = format!("1. e4 e5 2. Bc4 Nc6 3. Qh5 Nf6 4. Qxf7 {sign} 1-0\n");
        assert_eq!(troubles(&text), [], "{sign}");
        assert_eq!(pgn::read(&text).game.plies.len(), 7);
    }
}

#[test]
fn signs_of_a_capture_in_passing_may_stand_apart_with_every_other() {
    for signs in EN_PASSANT_SIGNS {
        let text = format!("1. e4 a6 2. e5 d5 3. exd6 {signs} Ra7 (3... cxd6 4. Nf3) 4. dxc7 *\n");
        assert_eq!(troubles(&text), [], "{signs}");
        let game = pgn::read(&text).game;
        assert_eq!(game.plies.len(), 7, "{signs}");
        let written = pgn::write(&game);
        assert!(written.contains("4. Nf3)"), "{signs}: {written}");
    }
}

#[test]
fn a_word_before_any_move_of_a_variation_is_no_sign() {
    let game = pgn::read("1. e4 (mate 1. d4) e5 *").game;
    assert!(pgn::write(&game).contains("(mate 1. d4)"));
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
    let twice = PgnErrorKind::TagTwice("White".into());
    assert_eq!(
        troubles(file),
        [
            (1, 1, PgnErrorKind::Tag),
            (2, 1, PgnErrorKind::Tag),
            (3, 1, PgnErrorKind::Tag),
            (4, 1, PgnErrorKind::Tag),
            (5, 1, twice),
            (6, 1, PgnErrorKind::Tag)
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
            (3, 7, PgnErrorKind::CommentOpen),
            (3, 24, PgnErrorKind::NoScore),
            (7, 7, PgnErrorKind::VariationOpen),
            (7, 17, PgnErrorKind::NoScore),
            (11, 8, PgnErrorKind::Stray(')')),
            (11, 10, PgnErrorKind::Stray('}')),
        ]
    );
}

#[test]
fn unknown_words_are_passed_over_and_scores_compared() {
    let file = "[Result \"1-0\"]\n\n1. e4 novelty e5 0-1 and more\n";
    assert_eq!(pgn::read(file).game.plies.len(), 2);
    let (tag, movetext) = (PgnResult::WhiteWins, PgnResult::BlackWins);
    assert_eq!(
        troubles(file),
        [
            (3, 7, PgnErrorKind::Word("novelty".into())),
            (3, 21, PgnErrorKind::ScoresDiffer { tag, movetext }),
            (3, 22, PgnErrorKind::AfterTheEnd),
        ]
    );
    assert_eq!(troubles("1. e4 e5"), [(1, 9, PgnErrorKind::NoScore)]);
}

#[test]
fn a_score_that_the_board_belies_is_told_and_stands() {
    let belied = |board, told| PgnErrorKind::BeliedScore { board, told };
    let mated = "1. f3 e5 2. g4 Qh4# ";
    let (white, black) = (PgnResult::WhiteWins, PgnResult::BlackWins);
    let file = format!("[Result \"1-0\"]\n\n{mated}1-0\n");
    assert_eq!(troubles(&file), [(3, 24, belied(black, white))]);
    assert_eq!(pgn::read(&file).game.score, white);
    for fits in ["0-1", "*"] {
        assert_eq!(troubles(&format!("{mated}{fits}\n")), []);
    }
    let stalemate = "[SetUp \"1\"]\n[FEN \"7k/8/5KQ1/8/8/8/8/8 w - - 0 1\"]\n\n1. Qf7 1-0\n";
    assert_eq!(
        troubles(stalemate),
        [(4, 11, belied(PgnResult::Draw, white))]
    );
}

/// What is wrong with an empty board.
fn nobody() -> StartFault {
    StartFault::Position(Color::ALL.map(PositionFault::NoKing).to_vec())
}

#[test]
fn impossible_starts_and_unknown_variants_are_said_and_nothing_is_guessed() {
    let bad = "[FEN \"8/8/8/8/8/8/8/8 w - - 0 1\"]\n\n1. e4 *\n";
    assert_eq!(troubles(bad), [(1, 1, PgnErrorKind::Start(nobody()))]);
    assert_eq!(pgn::read(bad).unread, "1. e4 *");
    let atomic = "[Variant \"Atomic\"]\n\n1. e4 *\n";
    assert_eq!(
        troubles(atomic),
        [(1, 1, PgnErrorKind::Variant("Atomic".into()))]
    );
}

#[test]
fn a_fault_of_a_tag_is_told_at_the_line_of_that_tag() {
    let empty = "8/8/8/8/8/8/8/8 w - - 0 1";
    let start = "[Event \"A [FEN in a name\"]\n[SetUp \"1\"]\n";
    for (tags, place, kind) in [
        (
            format!("{start}[FEN \"{empty}\"]\n[White \"W\"]"),
            (3, 1),
            PgnErrorKind::Start(nobody()),
        ),
        (
            format!("{start}% escaped [FEN \"\"]\n[ FEN \"{empty}\"]"),
            (4, 1),
            PgnErrorKind::Start(nobody()),
        ),
        (
            format!("{start}[FEN \"{empty}\"] [Variant \"Atomic\"]"),
            (3, 35),
            PgnErrorKind::Variant("Atomic".into()),
        ),
    ] {
        let file = format!("{tags}\n\n1. e4 e5 *\n");
        let (line, column) = place;
        assert_eq!(troubles(&file), [(line, column, kind.clone())], "{file}");
        let mut told = Vec::new();
        let to_polish = Conversion {
            from: Letters::English,
            to: Style::laws(Letters::Polish),
        };
        to_polish
            .run(file.as_bytes(), &mut Vec::new(), |fault| {
                told.push((fault.line, fault.column, fault.kind));
            })
            .expect("memory does not fail");
        assert_eq!(told, [(line, column, kind)], "{file}");
    }
}

#[test]
fn strange_bytes_and_line_ends_are_no_obstacle() {
    let windows = "\u{feff}[White \"A\"]\r\n\r\n1. e4 e5\r\n% an escaped line 1. Qh9\r\n2. Nf3 ; and the rest\r\n*\r\n";
    assert_eq!(troubles(windows), []);
    assert_eq!(pgn::read(windows).game.plies.len(), 3);

    let dos = "[White \"A\"]\r\n\r\n1. e4 e5 *\r\n\u{1a}";
    assert_eq!(troubles(dos), []);
    assert_eq!(pgn::read(dos).game.plies.len(), 2);

    let latin1 = b"[White \"M\xfcller\"]\n\n1. e4 *\n";
    let reading = pgn::games(&latin1[..])
        .next()
        .expect("there is a game")
        .expect("memory does not fail");
    assert_eq!(reading.game.tags.get("White"), Some("Müller"));
    assert_eq!(
        reading.errors[0].kind,
        PgnErrorKind::Encoding(TextEncoding::Windows1252)
    );
}

#[test]
fn zeros_are_castling_while_that_is_possible_and_a_score_after() {
    let castled = "1. e4 e5 2. Nf3 Nf6 3. Be2 Be7 4. 0-0 0-0 5. Re1 0-0\n";
    let reading = pgn::read(castled);
    assert_eq!(reading.game.plies.len(), 9);
    assert_eq!(reading.game.score, PgnResult::BothLose);
    assert_eq!(reading.errors, []);
}

#[test]
fn zeros_that_are_no_castling_are_a_score_only_where_nothing_goes_on() {
    let side = CastlingSide::KingSide;
    for (text, plies, column) in [
        ("1. e4 e5 2. 0-0 Nf6 3. Nf3 *\n", 2, 13),
        ("1. e4 e5 2. 0–0 Nf6 3. Nf3 *\n", 2, 13),
        ("1. e4 e5 2. 0-0\n", 2, 13),
        ("1. e4 e5 2. {hm} $4 0-0\n", 2, 21),
        ("1. e4 e5 2. Nf3 Nf6 3. 0-0 3. Bb5 *\n", 4, 24),
        ("1. e4 0-0 2. d4 *\n", 1, 7),
        ("1. e4 0-0 {a} (1... c5) O-O-O *\n", 1, 7),
        ("1. e4 0-0 1-0\n", 1, 7),
    ] {
        let reading = pgn::read(text);
        assert_eq!(reading.game.plies.len(), plies, "{text}");
        let (line, at, kind) = &troubles(text)[0];
        assert_eq!((*line, *at), (1, column), "{text}");
        let PgnErrorKind::Move { why, .. } = kind else {
            panic!("{text}: {kind}");
        };
        assert_eq!(*why, Misread::CannotCastle { side }, "{text}");
    }
    for text in [
        "1. e4 e5 0-0\n",
        "1. e4 e5 {both} 0–0 {lost} ; really\n",
        "1. e4 0-0 (1. d4 d5)\n",
    ] {
        assert_eq!(troubles(text), [], "{text}");
        assert_eq!(pgn::read(text).game.score, PgnResult::BothLose, "{text}");
    }
}

#[test]
fn a_turn_that_cannot_pass_in_check_ends_what_is_understood() {
    let text = "1. e4 e5 2. Qh5 Nc6 3. Qxf7+ -- 4. Nf3 *\n";
    assert_eq!(pgn::read(text).game.plies.len(), 5);
    let why = PgnErrorKind::NullMoveInCheck("--".into());
    assert_eq!(troubles(text), [(1, 30, why)]);
    let marked = pgn::read("1. e4 e5 2. Z0+ Nc6 (2... --+ 3. Nf3) 3. --= *\n").game;
    assert_eq!(marked.plies.len(), 5);
}

#[test]
fn bare_games_follow_each_other_without_tags() {
    let file = "1. e4 e5 1-0\n1. d4 d5 2. c4\ne6 0-1\n\n{A remark first}\n1. c4 (\n1. b3) *\n";
    let counts: Vec<usize> = pgn::games(file.as_bytes())
        .map(|reading| reading.expect("memory does not fail").game.plies.len())
        .collect();
    assert_eq!(counts, [2, 4, 1]);
}

#[test]
fn castling_rights_of_chess960_tell_the_variant() {
    let file = "[FEN \"4k3/8/8/8/8/8/8/RK5R w KQ - 0 1\"]\n\n1. O-O-O *\n";
    let reading = pgn::read(file);
    assert_eq!(reading.errors, []);
    assert!(reading.game.chess960 && reading.game.plies.len() == 1);
}

#[test]
fn garbage_is_reported_in_moderation() {
    let brackets = "(".repeat(3_000_000) + &")".repeat(500_000);
    assert_eq!(pgn::read(&brackets).errors.len(), 2);
    let words = "x".repeat(9_000) + &" ) word".repeat(9_000);
    assert!(pgn::read(&words).errors.len() <= 1000);
    assert!(
        troubles(&words)
            .iter()
            .all(|(_, _, t)| t.to_string().len() < 100)
    );
    let long = "[Event \"Long\"]\n\n".to_owned()
        + &"{word} ".repeat(900_000)
        + "\n\n[Event \"Next\"]\n\n1. e4 *\n";
    let games: Vec<_> = pgn::games(long.as_bytes())
        .map(|r| r.expect("memory does not fail"))
        .collect();
    assert_eq!(games[0].errors[0].kind, PgnErrorKind::TooLong);
    assert_eq!(games[1].game.plies.len(), 1);
}
