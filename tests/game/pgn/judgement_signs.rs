//! Signs by which people judge a move or a position: read as what PGN has for them, and left as they stand where only the
//! moves change.

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
