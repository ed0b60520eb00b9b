//! Games with everything that PGN can hold: what is read is written again, word for word.

use std::time::Duration;

use jadoube_core::notation::pgn::{self, Annotation, PgnError, PgnErrorKind, PgnGame, Variation};

use super::second_reader::seen;
use crate::support::pgn_oracles::python;

/// A game in export form with unknown tags out of order, commands, nested variations and comments wherever one may stand.
pub const EVERYTHING: &str = include_str!("everything.pgn");

#[test]
fn a_game_with_everything_equals_itself() {
    let reading = pgn::read(EVERYTHING);
    assert_eq!(reading.errors, []);
    assert_eq!(reading.unread, "");
    assert_eq!(pgn::write(&reading.game), EVERYTHING);
}

#[test]
fn tags_nobody_knows_stand_where_they_stood() {
    let game = pgn::read(EVERYTHING).game;
    let names: Vec<&str> = game.tags.iter().map(|(name, _)| name).skip(7).collect();
    assert_eq!(
        names,
        [
            "WhiteElo",
            "ECO",
            "Zebra",
            "Annotator",
            "TimeControl",
            "Termination",
            "Board"
        ]
    );
}

#[test]
fn clocks_are_told_and_other_commands_are_kept_as_they_stand() {
    let game = pgn::read(EVERYTHING).game;
    assert_eq!(game.clocks()[0], Some(Duration::from_secs(5395)));
    assert_eq!(game.plies[0].elapsed(), Some(Duration::from_secs(5)));
    assert_eq!(game.clocks()[1], Some(Duration::from_millis(5_390_500)));
    let comments: Vec<&str> = game.plies[1].comments().collect();
    assert_eq!(
        comments,
        ["[%clk 1:29:50.5] [%eval 0.21] [%csl Ge4,Rd5] as usual"]
    );
}

#[test]
fn variations_are_a_tree_of_legal_moves() {
    let game = pgn::read(EVERYTHING).game;
    let variations: Vec<&Variation> = variations(&game.plies[2].annotations).collect();
    assert_eq!(variations.len(), 2);
    assert_eq!(variations[0].moves.len(), 4);
    assert_eq!(
        variations[0].opening,
        [Annotation::Comment("the King's Gambit".into())]
    );
    let deeper: Vec<&Variation> = variations[0]
        .moves
        .iter()
        .flat_map(|ply| self::variations(&ply.annotations))
        .collect();
    assert_eq!(deeper.len(), 1);
    assert_eq!(deeper[0].moves.len(), 2);
    assert_eq!(variations[1].moves.len(), 6);
    assert_eq!(variations[1].unread, "5. Q0 5... e4 {a slip}");
}

fn variations(annotations: &[Annotation]) -> impl Iterator<Item = &Variation> {
    annotations.iter().filter_map(|annotation| {
        if let Annotation::Variation(variation) = annotation {
            Some(variation)
        } else {
            None
        }
    })
}

#[test]
fn glyphs_and_semicolons_become_what_the_export_form_has_for_them() {
    let text =
        "1. e4! e5?! ; the rest } of the line\n(1... c5!! ; Sicilian\n2. Nf3) 2. Nf3!? Nc6?? 1-0\n";
    let game = pgn::read(text).game;
    let written = pgn::write(&game);
    assert!(
        written.ends_with("1. e4 $1 e5 $6 {the rest ) of the line} (1... c5 $3 {Sicilian} 2. Nf3) 2. Nf3\n$5 Nc6 $4 1-0\n\n"),
        "{written}"
    );
    assert_eq!(pgn::write(&pgn::read(&written).game), written);
}

#[test]
fn null_moves_are_read_and_written_in_variations_and_in_the_game() {
    for null in ["--", "Z0", "0000", "@@@@"] {
        let text = format!(
            "1. e4 e5 2. Nf3 ({null} {null}! 3. Nf3 (3. d4 {null} 4. c3) Nc6) 2... {null} {{a threat}} 3. Bc4 {null}\n4. Nxe5 *\n"
        );
        let reading = pgn::read(&text);
        let places = reading.errors.iter().map(|it| (it.line, it.column));
        let behind = |word: &str| text.find(word).map_or(0, |at| at + word.len() + 1);
        let expected = [(1, behind("2... ")), (1, behind("Bc4 "))];
        assert_eq!(places.collect::<Vec<_>>(), expected);
        let is_null = |it: &PgnError| it.kind == PgnErrorKind::NullMove;
        assert!(reading.errors.iter().all(is_null), "{:?}", reading.errors);
        assert_eq!((reading.game.plies.len(), &*reading.unread), (7, ""));
        assert_eq!(reading.game.positions().len(), 8);
        let end = "rnbqkbnr/pppp1ppp/8/4N3/2B1P3/8/PPPP1PPP/RNBQK2R b KQkq - 0 4";
        assert_eq!(super::fixtures::end(&reading.game), end);
        let written = pgn::write(&reading.game);
        assert!(
            written.ends_with(
                "\n1. e4 e5 2. Nf3 (2. -- -- $1 3. Nf3 (3. d4 -- 4. c3) 3... Nc6) 2... -- {a\nthreat} 3. Bc4 -- 4. Nxe5 *\n\n"
            ),
            "{written}"
        );
        assert_eq!(pgn::write(&pgn::read(&written).game), written);
    }
}

#[test]
fn out_of_check_nobody_passes() {
    let text = "1. e4 f6 2. d4 g5 3. Qh5# (3. Bd3 Kf7 4. Qh5+ -- 5. Qe8) -- 4. Qe8 *";
    let reading = pgn::read(text);
    assert_eq!(reading.unread, "-- 4. Qe8 *");
    assert_eq!((reading.errors[0].line, reading.errors[0].column), (1, 58));
    assert!(pgn::write(&reading.game).contains("4. Qh5+ -- 5. Qe8)"));
}

#[test]
fn a_number_stays_with_what_was_not_understood() {
    let nested = format!("{}2. (Nf3){}", "(".repeat(99), ")".repeat(99));
    for inner in ["2. $999 Nf3", "2. [ Nf3", "2. } Nf3", "2. Zz Nf3", &nested] {
        let text = format!("1. e4 e5 ({inner}) 2. Nf3 *");
        let written = pgn::write(&pgn::read(&text).game);
        let written = written.split_whitespace().collect::<Vec<_>>().join(" ");
        assert!(written.contains(&format!("({inner})")), "{written}");
    }
}

#[test]
fn what_is_no_move_in_a_variation_stays_as_it_stands() {
    for inner in [
        "",
        "1... Ke5 2. Ke4",
        "1... c5 -- 2... (Qq9 (x {b} ) y) ; end",
        "1... e5 1-0",
        "{only words}",
        "$7 1... c5 [",
    ] {
        let text = format!("1. e4 ({inner}\n) 1... e5 2. Nf3 *\n");
        let first = pgn::read(&text);
        assert_eq!(first.errors, [], "{text}");
        assert_eq!(first.game.plies.len(), 3, "{text}");
        let written = pgn::write(&first.game);
        let again = pgn::read(&written);
        assert_eq!(again.game.plies, first.game.plies, "{written}");
        assert_eq!(pgn::write(&again.game), written);
    }
}

#[test]
fn brackets_by_the_million_are_kept_and_written() {
    let deep = format!(
        "1. e4 {}{} e5 *\n",
        "(1. d4 ".repeat(5_000),
        ")".repeat(5_000)
    );
    let game = pgn::read(&deep).game;
    assert_eq!(game.plies.len(), 2);
    assert_eq!(pgn::read(&pgn::write(&game)).game.plies.len(), 2);
}

/// The same game as a person may have typed it: other line ends, glyphs, comments behind semicolons.
fn typed(text: &str) -> String {
    text.replace('\n', "\r\n")
        .replace(" $1 ", "! ")
        .replace(" $6 ", "?! ")
}

#[test]
fn other_readers_see_the_same_before_and_after() {
    let again: PgnGame = pgn::read(&typed(EVERYTHING)).game;
    let written = pgn::write(&again);
    assert_eq!(written, EVERYTHING);
    assert_eq!(seen(&written), seen(EVERYTHING));
    let script = "
import chess.pgn, io, logging, sys
logging.disable(logging.CRITICAL)
game = chess.pgn.read_game(io.StringIO(sys.stdin.buffer.read().decode('utf-8')))
def tell(node, depth):
    for child in node.variations:
        print(depth, child.san(), sorted(child.nags), child.comment.split(), child.clock(), child.emt(), child.eval())
        tell(child, depth + 1)
print(list(game.headers.items()), game.comment.split())
tell(game, 0)
";
    let seen = python(script, &written);
    assert!(seen.contains("WhiteElo") && seen.contains("Nf3"), "{seen}");
    assert_eq!(seen, python(script, &typed(EVERYTHING)));
}
