//! Signs by which people judge a move or a position: read as what PGN has for them, and left as they stand where only the
//! moves change.

use jadoube_core::notation::algebraic::MateSign;
use jadoube_core::notation::pgn::{self, Annotation, PgnErrorKind};
use jadoube_core::notation::{Conversion, Letters, Style};

/// Signs as they are written, and the numbers that PGN gives them.
const SIGNS: [(&str, &[u8]); 38] = [
    ("±", &[16]),
    ("∓", &[17]),
    ("⩲", &[14]),
    ("⩱", &[15]),
    ("∞", &[13]),
    ("□", &[7]),
    ("+-", &[18]),
    ("-+", &[19]),
    ("+−", &[18]),
    ("–+", &[19]),
    ("+/-", &[16]),
    ("-/+", &[17]),
    ("+=", &[14]),
    ("=+", &[15]),
    ("+/=", &[14]),
    ("=/+", &[15]),
    ("=", &[10]),
    ("=∞", &[44]),
    ("=/∞", &[44]),
    ("N", &[146]),
    ("TN", &[146]),
    ("D", &[220]),
    ("(D)", &[220]),
    ("⌓", &[142]),
    ("⊕", &[138]),
    ("⟳", &[32]),
    ("↑", &[36]),
    ("→", &[40]),
    ("⇆", &[132]),
    ("∆", &[140]),
    ("‼", &[3]),
    ("⁈", &[6]),
    ("!?±", &[5, 16]),
    ("!?+-", &[5, 18]),
    ("±N", &[16, 146]),
    ("!=", &[1, 10]),
    ("+-N", &[18, 146]),
    ("± $1", &[16, 1]),
];

fn nags(annotations: &[Annotation]) -> Vec<u8> {
    let nags = annotations.iter().map(|annotation| {
        let Annotation::Nag(nag) = annotation else {
            panic!("a number was expected and not {annotation:?}");
        };
        *nag
    });
    nags.collect()
}

fn converted(text: &str, from: Letters, to: Style) -> String {
    let mut output = Vec::new();
    let counts = Conversion { from, to }
        .run(text.as_bytes(), &mut output, |fault| {
            panic!("{text}: {fault}")
        })
        .expect("memory does not fail");
    assert_eq!(counts.faults, 0, "{text}");
    String::from_utf8(output).expect("moves are UTF-8")
}

#[test]
fn signs_of_judgement_are_read_on_the_move_and_apart_from_it() {
    for (signs, numbers) in SIGNS {
        for blank in ["", " "] {
            let text = format!(
                "1. e4 e5 2. Nf3{blank}{signs} Nc6 (2... Nf6{blank}{signs} 3. d4) 3. Bb5 *\n"
            );
            let reading = pgn::read(&text);
            assert_eq!(reading.errors, [], "{text}");
            let plies = &reading.game.plies;
            assert_eq!(plies.len(), 5, "{text}");
            assert_eq!(nags(&plies[2].annotations), numbers, "{text}");
            let Some(Annotation::Variation(variation)) = plies[3].annotations.first() else {
                panic!("there is a variation: {text}");
            };
            assert_eq!(nags(&variation.moves[0].annotations), numbers, "{text}");
            assert_eq!(
                (variation.moves.len(), &*variation.unread),
                (2, ""),
                "{text}"
            );
            let again = pgn::read(&pgn::write(&reading.game)).game;
            assert_eq!(again.plies, *plies, "{text}");
        }
    }
}

#[test]
fn signs_of_judgement_stay_as_they_stand_where_the_moves_change() {
    for (signs, _) in SIGNS {
        for blank in ["", " "] {
            // Behind a sign of check `=` is half of another sign.
            let behind_check = if signs == "=" { " =" } else { signs };
            let text = format!(
                "1. e4{blank}{signs} e5 2. Nf3{blank}{signs} Nc6 3. Bc4 Nf6 4. Ng5 h6 5. Bxf7+{blank}{behind_check} Ke7 *\n"
            );
            for letters in [
                Letters::Polish,
                Letters::Slovene,
                Letters::SerbianCyrillic,
                Letters::Figurines,
            ] {
                let there = converted(&text, Letters::English, Style::laws(letters));
                assert!(!there.contains("Ng5"), "{there}");
                assert_eq!(converted(&there, letters, Style::pgn()), text, "{there}");
            }
        }
    }
}

/// Moves before which some sign is missing, and what is written of them in PGN: a check, a mate, a capture in passing, one
/// with check, castling with check and a new piece.
const UNSIGNED: [(&str, &str, &str); 6] = [
    ("4k3/8/8/8/8/8/8/R3K3 w Q - 0 1", "1. Ra8", "1. Ra8+"),
    ("4k3/8/4K3/8/8/8/8/R7 w - - 0 1", "1. Ra8", "1. Ra8#"),
    ("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1", "1. exd6", "1. exd6"),
    ("8/2k5/8/3pP3/8/8/8/4K3 w - d6 0 1", "1. exd6", "1. exd6+"),
    ("5k2/8/8/8/8/8/8/4K2R w K - 0 1", "1. O-O", "1. O-O+"),
    ("8/4P3/8/8/8/k7/8/4K3 w - - 0 1", "1. e8Q", "1. e8=Q"),
];

#[test]
fn a_sign_that_is_added_does_not_join_the_one_that_follows() {
    let mates = [
        MateSign::Hash,
        MateSign::DoublePlus,
        MateSign::Cross,
        MateSign::Unmarked,
    ];
    for (start, written, move_in_pgn) in UNSIGNED {
        for (signs, numbers) in SIGNS
            .into_iter()
            .chain([("=N", &[10, 146][..]), ("=!", &[10, 1])])
        {
            let start = format!("[FEN \"{start}\"]\n\n");
            let english = format!("{start}{written}{signs} *\n");
            if nags_of(&english) != numbers {
                // Written so it says something else before it is converted.
                continue;
            }
            for (letters, mate) in Letters::ALL
                .into_iter()
                .flat_map(|it| mates.map(|mate| (it, mate)))
            {
                let style = Style {
                    mate,
                    ..Style::laws(letters)
                };
                let there = converted(&english, Letters::English, style);
                let same = converted(&there, letters, style);
                assert_eq!(same, there, "{english}");
                let back = converted(&there, letters, Style::pgn());
                assert!(back.contains(move_in_pgn), "{there}{back}");
                assert_eq!(nags_of(&back), numbers, "{there}{back}");
            }
        }
    }
}

/// The numbers behind the only move of a game.
fn nags_of(game: &str) -> Vec<u8> {
    let reading = pgn::read(game);
    assert_eq!(reading.errors, [], "{game}");
    assert_eq!(reading.game.plies.len(), 1, "{game}");
    nags(&reading.game.plies[0].annotations)
}

#[test]
fn a_number_of_a_sign_ends_where_its_digits_end() {
    let text = "1. e4 $1e5 $2 2. Nf3$5Nc6 3. Bc4 Bc5 $5O-O $6Nf6$7(4... d6 $8 5. c3)*\n";
    let reading = pgn::read(text);
    assert_eq!(reading.errors, []);
    assert_eq!(reading.game.plies.len(), 8);
    assert_eq!(nags(&reading.game.plies[5].annotations), [5]);
    for letters in Letters::ALL {
        let there = converted(text, Letters::English, Style::laws(letters));
        assert!(there.contains("c5 $5 0-0 $6"), "{there}");
        let back = converted(&there, letters, Style::pgn());
        assert_eq!(back, text.replace("$5O-O", "$5 O-O"));
    }
}

#[test]
fn signs_do_not_join_where_one_between_them_is_left_out() {
    for (written, expected) in [
        ("Qxf7? +!", "Hxf7+? !"),
        ("Qxf7 = +∞", "Hxf7+ = ∞"),
        ("Qxf7 $4 +!", "Hxf7+ $4!"),
        ("Qxf7-", "Hxf7+ -"),
    ] {
        let text = format!("1. e4 e5 2. Qh5 Nc6 3. {written} Kxf7 *");
        let mut polish = Vec::new();
        let conversion = Conversion {
            from: Letters::English,
            to: Style::laws(Letters::Polish),
        };
        conversion
            .run(text.as_bytes(), &mut polish, |_| {})
            .expect("memory does not fail");
        let expected = format!("1. e4 e5 2. Hh5 Sc6 3. {expected} Kxf7 *");
        assert_eq!(String::from_utf8_lossy(&polish), expected);
    }
}

#[test]
fn a_new_piece_is_no_sign_and_a_sign_no_new_piece() {
    let start = "[FEN \"3r4/4P3/8/8/8/8/k7/4K3 w - - 0 1\"]\n\n";
    for (written, moved, numbers) in [
        ("e8=N", "e8=N", &[][..]),
        ("e8N", "e8=N", &[]),
        ("e8=Q=", "e8=Q", &[10]),
        ("e8=NN", "e8=N", &[146]),
        ("e8NN", "e8=N", &[146]),
        ("exd8(N)+-", "exd8=N", &[18]),
        ("exd8=R+-", "exd8=R", &[18]),
        ("Kf2N", "Kf2", &[146]),
        ("Kf1N", "Kf1", &[146]),
        ("Kf1(D)", "Kf1", &[220]),
    ] {
        let reading = pgn::read(&format!("{start}1. {written} Ka3 *\n"));
        assert_eq!(reading.errors, [], "{written}");
        assert_eq!(reading.game.plies.len(), 2, "{written}");
        assert_eq!(
            nags(&reading.game.plies[0].annotations),
            numbers,
            "{written}"
        );
        let again = pgn::write(&reading.game);
        assert!(
            again.contains(&format!("1. {moved} ")),
            "{written}: {again}"
        );
    }
    let slovene = format!("{start}1. e8(D)(D) Ka3 *\n");
    let english = converted(&slovene, Letters::Slovene, Style::pgn());
    assert_eq!(english, format!("{start}1. e8=Q(D) Ka3 *\n"));
    let rook = format!("{start}1. e8TN Ka3 *\n");
    let english = converted(&rook, Letters::SerbianLatin, Style::pgn());
    assert_eq!(english, format!("{start}1. e8=RN Ka3 *\n"));
}

#[test]
fn a_piece_apart_from_its_square_is_no_novelty() {
    let reading = pgn::read("1. N f3 e5 *");
    let told: Vec<_> = reading.errors.iter().map(|fault| &fault.kind).collect();
    assert_eq!(told.first(), Some(&&PgnErrorKind::Word("N".into())));
}

#[test]
fn signs_that_nobody_knows_are_told_and_the_game_goes_on() {
    for sign in ["~", "\"", "★", "'~'", ","] {
        let text = format!("1. e4 e5 2. Nf3{sign} Nc6 3. Bb5 *\n");
        let reading = pgn::read(&text);
        assert_eq!(reading.game.plies.len(), 5, "{text}");
        let told: Vec<_> = reading
            .errors
            .iter()
            .map(|fault| (fault.column, &fault.kind))
            .collect();
        let word = PgnErrorKind::Word(sign.into());
        assert_eq!(told, [(16, &word)], "{text}");
        let mut polish = Vec::new();
        let conversion = Conversion {
            from: Letters::English,
            to: Style::laws(Letters::Polish),
        };
        let mut faults = Vec::new();
        conversion
            .run(text.as_bytes(), &mut polish, |fault| {
                faults.push((fault.column, fault.kind));
            })
            .expect("memory does not fail");
        assert_eq!(faults, [(16, word)], "{text}");
        let expected = text.replace('N', "S").replace("Bb", "Gb");
        assert_eq!(String::from_utf8_lossy(&polish), expected);
    }
}
