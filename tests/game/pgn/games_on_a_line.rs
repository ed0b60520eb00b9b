//! Games that share their lines: several on one, or tags and moves on one.

use std::io::{BufReader, Cursor};

use jadoube_core::notation::pgn::{self, PgnErrorKind, PgnReading};
use jadoube_core::notation::{Conversion, Letters, Style};

fn games(text: &str) -> Vec<PgnReading> {
    // A buffer that ends anywhere in a line.
    pgn::games(BufReader::with_capacity(5, text.as_bytes()))
        .map(|reading| reading.expect("memory does not fail"))
        .collect()
}

/// White's name in each game, and how many half-moves were read of it, all without an error.
fn seen(text: &str) -> Vec<(String, usize)> {
    let told = games(text).into_iter().map(|reading| {
        assert_eq!(reading.errors, [], "{text}");
        let white = reading.game.tags.get("White").unwrap_or("?");
        (white.to_owned(), reading.game.plies.len())
    });
    told.collect()
}

fn named(games: &[(&str, usize)]) -> Vec<(String, usize)> {
    let games = games.iter();
    games
        .map(|(name, plies)| ((*name).into(), *plies))
        .collect()
}

#[test]
fn bare_games_on_one_line_are_read_one_by_one() {
    for text in [
        "1. e4 e5 1-0 1. d4 d5 2. c4 0-1 1. c4 *",
        "1.e4 e5 1-0 1.d4 d5 2.c4 0-1\t1.c4 *\n",
        "1 e4 e5 1/2-1/2 {agreed} 1 d4 d5 2 c4 ½-½ $7 1 c4 *\n",
        "{x}1. e4 e5 * 1. d4 d5\n2. c4 * 1. c4\n*",
        "1. e4 e5 1-0 1. d4 d5 2. c4 0-1\n\n1. c4 *",
    ] {
        assert_eq!(seen(text), named(&[("?", 2), ("?", 3), ("?", 1)]), "{text}");
    }
}

#[test]
fn an_asterisk_ends_by_itself() {
    for text in [
        "1. e4 e5*",
        "1. e4 e5!*\n",
        "1. e4 e5=*",
        "1. e4 e5(1... c5)*",
    ] {
        assert_eq!(seen(text), named(&[("?", 2)]), "{text}");
    }
    for text in [
        "1. e4 e5 *1. d4 Nf6 2. c4 *",
        "1. e4 e5*1. d4 Nf6 2. c4*",
        "e4 e5*d4 Nf6 c4*",
        "1. e4 e5*{next}1. d4 Nf6 2. c4*",
    ] {
        assert_eq!(seen(text), named(&[("?", 2), ("?", 3)]), "{text}");
        let mut polish = Vec::new();
        let conversion = Conversion {
            from: Letters::English,
            to: Style::laws(Letters::Polish),
        };
        let counts = conversion
            .run(text.as_bytes(), &mut polish, |fault| {
                panic!("{text}: {fault}")
            })
            .expect("memory does not fail");
        assert_eq!((counts.games, counts.moves), (2, 5), "{text}");
        assert_eq!(String::from_utf8_lossy(&polish), text.replace('N', "S"));
    }
}

#[test]
fn an_indented_game_begins_anew_where_the_one_before_it_has_no_result() {
    for indent in ["", " ", "    ", "\t"] {
        for (text, first) in [
            ("1. e4 e5 2. Nf3 {a}", 3),
            ("1. e4 e5 2. Nf3 Nc6 {a}", 4),
            ("1. e4 e5 2. Nf3 Nc6\n 3. Bb5\n", 5),
        ] {
            for second in ["1. d4 Nf6 *", "1.d4 Nf6", "1. e4 e5 2. Nf3"] {
                let text = format!("{text}\n\n{indent}{second}");
                let counts: Vec<_> = games(&text).iter().map(|it| it.game.plies.len()).collect();
                let moves = second.split(' ').filter(|word| !word.ends_with(['.', '*']));
                assert_eq!(counts, [first, moves.count()], "{text}");
            }
        }
    }
    for text in [
        "1. e4 {begun\n 1. d4} e5 *",
        "1. e4 (\n 1. d4 d5) 1... e5 *",
        "1. e4\n 1... e5 *",
        "1. e4 e5\n 1-0",
        "{a remark}\n 1. e4\n e5 *",
    ] {
        assert_eq!(seen(text), named(&[("?", 2)]), "{text}");
    }
}

#[test]
fn a_blank_behind_the_bracket_of_a_tag_is_none_of_its_name() {
    for text in [
        "[ White \"A\"]\n1. e4 e5 *\n\n[ White \"B\"]\n1. d4 *",
        "[Event \"x\"]\n[White \"A\"]\n\n1. e4 e5 *\n\n[  Event \"x\"]\n[\tWhite \"B\"]\n\n1. d4 *",
        "[White \"A\"] 1. e4 e5 * [ White \"B\"] 1. d4 *",
    ] {
        assert_eq!(seen(text), named(&[("A", 2), ("B", 1)]), "{text}");
    }
}

#[test]
fn tags_and_moves_on_one_line_are_read_as_what_they_are() {
    for text in [
        "[White \"A\"] [Result \"1-0\"] 1. e4 e5 1-0 [White \"B\"] 1. d4 *",
        "[White \"A\"][Result \"1-0\"]1. e4 e5 1-0[White \"B\"]1. d4 *",
        "[White \"A\"] 1. e4 e5 1-0\n[White \"B\"] 1. d4 *\n",
        "[Event \"x\"] [White \"A\"] 1. e4 e5 1-0 [Event \"x\"]\n[White \"B\"]\n\n1. d4 *\n",
        "[White \"A\"] 1. e4 (1. d4 d5) e5 1-0\n\n  [White \"B\"]\n1. d4 *\n",
    ] {
        assert_eq!(seen(text), named(&[("A", 2), ("B", 1)]), "{text}");
    }
    let quoted = "[White \"A\"] [Site \"a \\\"1-0\\\" [White \\\\\"] 1. e4 *";
    assert_eq!(seen(quoted), named(&[("A", 1)]));
    let tags_only = "[Event \"1\"] [White \"A\"] [Event \"2\"] [White \"B\"] 1. e4 *";
    let read = games(tags_only).len();
    assert_eq!(read, 2);
}

#[test]
fn what_only_looks_like_another_game_is_none() {
    for (text, plies) in [
        ("1. e4 {1-0 1. d4 [White \"B\"] 1. c4} e5 2. d4 *", 3),
        ("1. e4 (1. d4 1-0 1. c4) 1... e5 *", 2),
        ("1. e4 e5 ; 1-0 1. d4\n2. d4 *", 3),
        ("[Site \"1-0 1. e4\"] 1. e4 *", 1),
        ("1. e4 e5 2. Nf3 Nf6 3. Be2 Be7 4. 0-0 0-0 *", 8),
    ] {
        let read = games(text);
        assert_eq!(read.len(), 1, "{text}");
        assert_eq!(read[0].game.plies.len(), plies, "{text}");
        assert_eq!(read[0].errors, [], "{text}");
    }
    let behind = games("1. e4 e5 1-0 and 1. d4 more");
    assert_eq!((behind.len(), behind[0].errors.len()), (1, 1));
}

#[test]
fn faults_are_told_at_their_place_in_the_line_and_each_game_is_opened_by_itself() {
    let text = "[White \"Ж\"] 1. e4 Ke5 * [White \"Š\"] 1. d4 Kd5 *\n[White \"C\"] 1. c4 Kc5 * 1. b4 Kb5 *";
    let told: Vec<_> = games(text)
        .iter()
        .flat_map(|reading| &reading.errors)
        .map(|fault| (fault.line, fault.column))
        .collect();
    assert_eq!(told, [(1, 19), (1, 43), (2, 19), (2, 31)]);
    let listed: Vec<_> = pgn::list(text.as_bytes())
        .map(|listed| listed.expect("memory does not fail"))
        .collect();
    let mut whole = String::new();
    let mut file = Cursor::new(text);
    for (listed, reading) in listed.iter().zip(games(text)) {
        let (part, opened) = pgn::source_at(&mut file, listed).expect("memory does not fail");
        assert_eq!(opened, reading);
        whole += &part;
    }
    assert_eq!(whole, text);
}

#[test]
fn games_on_one_line_are_converted_and_stay_there() {
    let english = "[White \"A\"] 1. Nf3 Nf6 1-0 [White \"B\"] 1. Nc3 *\n1. Na3 0-1 1. Nh3 *\n";
    let mut output = Vec::new();
    let conversion = Conversion {
        from: Letters::English,
        to: Style::laws(Letters::Polish),
    };
    let counts = conversion
        .run(english.as_bytes(), &mut output, |_| {})
        .expect("memory does not fail");
    assert_eq!(String::from_utf8_lossy(&output), english.replace('N', "S"));
    assert_eq!((counts.games, counts.moves, counts.faults), (4, 5, 0));
}

#[test]
fn a_line_of_many_games_is_read_as_far_as_a_game_is_long_and_the_rest_is_told() {
    let one = "1. e4 e5 2. Nf3 1-0 ";
    let read = games(&one.repeat(100_000));
    assert_eq!(read.len(), 100_000);
    assert!(read.iter().all(|game| game.game.plies.len() == 3));
    let read = games(&one.repeat(300_000));
    let last = read.last().expect("there are games");
    assert_eq!(last.errors[0].kind, PgnErrorKind::TooLong);
    let whole = &read[..read.len() - 1];
    assert!(whole.iter().all(|game| game.errors.is_empty()));
}
