//! Games turned from one notation into another.

use jadoube_core::notation::algebraic::{Form, MateSign};
use jadoube_core::notation::pgn::PgnErrorKind;
use jadoube_core::notation::{Conversion, Letters, Style};

use super::malformed_pgn::EN_PASSANT_SIGNS;

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
    let long = Style {
        form: Form::Hyphenated,
        ..Style::laws(Letters::Slovene)
    };
    assert!(
        converted(&english, Letters::English, long).starts_with("1.e2-e4 e7-e5 2.Sg1-f3 Sg8-f6")
    );
}

/// Captures in passing with check and with mate, as PGN writes them.
const PASSING: &str = "[FEN \"8/2kp4/8/4P3/8/8/8/4K3 b - - 0 1\"]\n\n1... d5 2. exd6+ Kb6 (2... Kd7 $1 3. Kd2) 3. d7 *\n\n[FEN \"8/4p1K1/8/3Q1P1k/4R3/8/8/8 b - - 0 1\"]\n\n1... e5 2. fxe6# 1-0\n";

#[test]
fn captures_in_passing_with_check_and_mate_come_back_as_they_went() {
    let mates = [MateSign::Hash, MateSign::DoublePlus, MateSign::Cross];
    for letters in Letters::ALL {
        for form in [Form::Short, Form::Long, Form::Hyphenated] {
            for mate in mates {
                let style = Style {
                    mate,
                    form,
                    ..Style::laws(letters)
                };
                let there = converted(PASSING, Letters::English, style);
                assert!(there.contains(" e.p.+ "), "{there}");
                assert_eq!(converted(&there, letters, Style::pgn()), PASSING, "{there}");
                assert_eq!(converted(&there, letters, style), there);
            }
        }
    }
}

#[test]
fn signs_that_stand_apart_are_not_written_twice() {
    for signs in EN_PASSANT_SIGNS {
        let passing = PASSING.replace("exd6+", &format!("exd6 {signs}"));
        let polish = converted(&passing, Letters::English, Style::laws(Letters::Polish));
        let count = polish.matches("exd6 e.p.+").count();
        assert_eq!(count, 1, "{signs}: {polish}");
        let marks = polish.matches(['+', '#']).count();
        assert_eq!(marks, 2, "{signs}: {polish}");
        assert!(polish.contains("Kd7 $1 3. Kd2) 3. d7 *"), "{polish}");
    }
}

#[test]
fn a_word_that_says_nothing_is_told_and_the_moves_behind_it_are_converted() {
    let text = "1. e4 novelty e5 2. Qh5 (2. Nf3 sic Nc6) *";
    let mut output = Vec::new();
    let mut faults = Vec::new();
    let conversion = Conversion {
        from: Letters::English,
        to: Style::laws(Letters::Polish),
    };
    conversion
        .run(text.as_bytes(), &mut output, |fault| {
            faults.push(fault.kind);
        })
        .expect("memory does not fail");
    let polish = String::from_utf8(output).expect("moves are UTF-8");
    assert_eq!(polish, "1. e4 novelty e5 2. Hh5 (2. Sf3 sic Sc6) *");
    let words = ["novelty", "sic"].map(|word| PgnErrorKind::Word(word.into()));
    assert_eq!(faults, words);
}

#[test]
fn null_moves_are_converted_like_moves_and_told_where_the_game_itself_has_them() {
    let english = "1. e4 e5 (1... -- 2. d4 -- 3. Nc3) 2. -- Nc6 3. Bb5 Z0 4. Bxc6 *";
    let polish = "1. e4 e5 (1... -- 2. d4 -- 3. Sc3) 2. -- Sc6 3. Gb5 -- 4. Gxc6 *";
    let mut output = Vec::new();
    let mut told = Vec::new();
    let conversion = Conversion {
        from: Letters::English,
        to: Style::laws(Letters::Polish),
    };
    let counts = conversion
        .run(english.as_bytes(), &mut output, |fault| {
            told.push((fault.column, fault.kind));
        })
        .expect("memory does not fail");
    assert_eq!(String::from_utf8_lossy(&output), polish);
    let null = PgnErrorKind::NullMove;
    assert_eq!(told, [(39, null.clone()), (53, null)]);
    assert_eq!((counts.moves, counts.faults), (11, 0));
}

/// What is written, and what was told with its place.
fn told(text: &str, to: Style) -> (String, Vec<(u64, usize, PgnErrorKind)>) {
    let (mut output, mut told) = (Vec::new(), Vec::new());
    let from = Letters::English;
    Conversion { from, to }
        .run(text.as_bytes(), &mut output, |fault| {
            told.push((fault.line, fault.column, fault.kind));
        })
        .expect("memory does not fail");
    let output = String::from_utf8(output).expect("moves are UTF-8");
    (output, told)
}

#[test]
fn a_sign_behind_a_comment_or_a_variation_is_not_written_twice() {
    let polish = Style::laws(Letters::Polish);
    let begun = "[FEN \"8/2kp4/8/4P3/8/8/8/4K3 b - - 0 1\"]\n\n1... d5 2. ";
    for (written, expected) in [
        ("exd6 {note} e.p. Kb6", "exd6 e.p.+ {note} Kb6"),
        ("exd6 (2. Kd1) e.p. Kb6", "exd6 e.p.+ (2. Kd1) Kb6"),
        (
            "exd6 {a} (2. Kd1 {b} +) + {c} ep Kb6",
            "exd6 e.p.+ {a} (2. Kd1 {b}) {c} Kb6",
        ),
        ("exd6 ; note\ne.p. Kb6", "exd6 e.p.+ ; note\n Kb6"),
        ("exd6\n% aside\n+{c} Kb6", "exd6 e.p.+\n% aside\n {c} Kb6"),
    ] {
        let text = format!("{begun}{written} *\n");
        let expected = format!("{begun}{expected} *\n");
        assert_eq!(converted(&text, Letters::English, polish), expected);
        assert_eq!(converted(&expected, Letters::Polish, polish), expected);
    }
    let brackets = format!("{begun}exd6(e.p.) Kb6 3. Kd2(3. Kf2) *\n");
    let english = brackets.replace("(e.p.)", "+");
    assert_eq!(
        converted(&brackets, Letters::English, Style::pgn()),
        english
    );
}

#[test]
fn a_null_move_with_a_sign_is_a_null_move() {
    let text = "1. e4 e5 2. Z0+ (2. --+ Nc6) 2... Nc6 3. --= Nf6 *";
    let (polish, faults) = told(text, Style::laws(Letters::Polish));
    assert_eq!(polish, "1. e4 e5 2. -- (2. -- Sc6) 2... Sc6 3. --= Sf6 *");
    let null = PgnErrorKind::NullMove;
    assert_eq!(faults, [(1, 13, null.clone()), (1, 42, null)]);
}

#[test]
fn signs_that_a_move_belies_are_told_at_their_place_and_are_no_faults() {
    for (text, polish, told_at) in [
        ("1. Nxf3 e5 *", "1. Sf3 e5 *", &[4][..]),
        ("1. e4+ e5# *", "1. e4 e5 *", &[4, 8]),
        (
            "1. e4 (1. Nc3++ e5) 1... e5 e.p. *",
            "1. e4 (1. Sc3 e5) 1... e5 *",
            &[11, 29],
        ),
        (
            "1. e4 x e5 + 2. Nf3 # Nc6 e.p. *",
            "1. e4 e5 2. Sf3 Sc6 *",
            &[7, 12, 21, 27],
        ),
        (
            "1. e4 e5 2. Qh5 Nc6 3. Qxf7 ++ *",
            "1. e4 e5 2. Hh5 Sc6 3. Hxf7+ *",
            &[],
        ),
        ("1. e4 e5e.p. *", "1. e4 e5 *", &[7]),
        (
            "1. e4 e5 2. Qh5 Nc6 3. Qxf7# *",
            "1. e4 e5 2. Hh5 Sc6 3. Hxf7+ *",
            &[24],
        ),
        (
            "1. e4 e5 2. Qh5 Nc6 3. Qxf7++ *",
            "1. e4 e5 2. Hh5 Sc6 3. Hxf7+ *",
            &[],
        ),
        ("1. f3 e5 2. g4 Qh4+ *", "1. f3 e5 2. g4 Hh4# *", &[]),
        ("1. f3 e5 2. g4 Qh4 mate *", "1. f3 e5 2. g4 Hh4# *", &[]),
        ("1. e4 d5 2. ed5 Ng8-f6 *", "1. e4 d5 2. exd5 Sf6 *", &[]),
    ] {
        let (written, notes) = told(text, Style::laws(Letters::Polish));
        assert_eq!(written, polish);
        let places: Vec<_> = notes.iter().map(|(_, column, _)| *column).collect();
        assert_eq!(places, told_at, "{text}");
        assert!(
            notes.iter().all(|(_, _, kind)| kind.loses_nothing()),
            "{text}"
        );
    }
    let (_, notes) = told("1. Nxf3 e5 *", Style::pgn());
    assert_eq!(notes, [(1, 4, PgnErrorKind::WrongSign("Nxf3".into()))]);
}

#[test]
fn a_turn_that_cannot_pass_in_check_is_told_as_such() {
    let text = "1. e4 e5 2. Qh5 Nc6 3. Qxf7+ -- 4. Nf3 *";
    let (polish, faults) = told(text, Style::laws(Letters::Polish));
    assert_eq!(polish, "1. e4 e5 2. Hh5 Sc6 3. Hxf7+ -- 4. Nf3 *");
    let why = PgnErrorKind::NullMoveInCheck("--".into());
    assert_eq!(faults, [(1, 30, why)]);
}

#[test]
fn variations_too_deep_to_be_followed_are_told_and_what_stands_behind_them_is_converted() {
    let open = |piece: &str, count| format!(" (1... {piece}f6").repeat(count);
    let close = ")".repeat(1_005);
    let text = format!("1. e4 c5{}{close} 2. Nf3 *", open("N", 1_005));
    let (polish, faults) = told(&text, Style::laws(Letters::Polish));
    let (followed, left) = (open("S", 1_000), open("N", 5));
    let expected = format!("1. e4 c5{followed}{left}{close} 2. Sf3 *");
    assert!(polish == expected, "too long to be shown");
    assert_eq!(faults, [(1, 10_010, PgnErrorKind::TooDeep)]);
}

#[test]
fn castling_that_is_not_possible_is_told_at_its_place() {
    for (text, column) in [
        ("1. e4 e5 2. 0-0 Nf6 3. Nf3 *", 13),
        ("1. e4 e5 2. 0–0 Nf6 3. Nf3 *", 13),
        ("1. e4 e5 2. 0-0", 13),
        ("1. e4 e5 2. {now} 0-0", 19),
        ("1. e4 e5 2. Nf3 Nf6 3. 0-0 3. Bb5 *", 24),
        ("1. e4 0-0 2. d4 *", 7),
        ("1. e4 0-0! *", 7),
        ("1. e4 0-0 {here} *", 7),
        ("1. e4 e5 (1... c5 2. 0-0) *", 22),
    ] {
        let (_, faults) = told(text, Style::laws(Letters::Polish));
        let places: Vec<_> = faults.iter().map(|(_, column, _)| *column).collect();
        assert_eq!(places, [column], "{text}");
    }
    for text in [
        "1. e4 e5 0-0",
        "1. e4 e5 0–0 {both} \n",
        "1. e4 e5 (1... c5 0-0) 0-0",
    ] {
        assert_eq!(converted(text, Letters::English, Style::pgn()), text);
    }
}
