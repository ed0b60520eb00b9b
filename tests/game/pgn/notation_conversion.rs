//! Games turned from one notation into another.

use jadoube::notation::algebraic::Form;
use jadoube::notation::{Conversion, Letters, Style};

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
