//! What is wrong with a script: each fault is known for what it is and where, and is data rather than words.

use jadoube_core::clock::Moment;
use jadoube_core::laws::facts::impossible_act::{By, Doers, ImpossibleAct};
use jadoube_core::record::Script;
use jadoube_core::record::script::content_fault::{
    ActTooEarly, ContentFault, UnreadableExpectation, UnusablePosition,
};
use jadoube_core::record::script::{ScriptFault, SyntaxFault, Unreadable, ValueKind};
use std::time::Duration;

fn fault(script: &str) -> Unreadable {
    Script::read(script).expect_err(script)
}

fn syntax(script: &str) -> (usize, usize, SyntaxFault) {
    let Unreadable {
        line,
        column,
        fault,
    } = fault(script);
    let ScriptFault::Syntax { fault, said } = fault else {
        panic!("{script}: {fault:?}");
    };
    assert!(!said.is_empty());
    (line, column, fault)
}

fn content(script: &str) -> ContentFault {
    let fault = fault(script).fault;
    let ScriptFault::Content(fault) = fault else {
        panic!("{script}: {fault:?}");
    };
    fault
}

#[test]
fn what_is_wrong_with_how_a_script_is_written_is_known_with_its_place() {
    for (script, line, column, expected) in [
        ("hello", 1, 1, SyntaxFault::NoScript),
        ("[]", 1, 1, SyntaxFault::NoScript),
        (
            "(about: \"x\" edition: \"2023\")",
            1,
            13,
            SyntaxFault::Sign(","),
        ),
        ("(\n  blind: true)", 2, 10, SyntaxFault::Sign("(")),
        (
            "(blind: (white: yes))",
            1,
            16,
            SyntaxFault::Kind(ValueKind::Truth),
        ),
        (
            "(counters: (\"1\", 2))",
            1,
            13,
            SyntaxFault::Kind(ValueKind::Number),
        ),
        ("(about: 5)", 1, 8, SyntaxFault::Kind(ValueKind::Text)),
        (
            "(play: \"Blitz\")",
            1,
            8,
            SyntaxFault::Kind(ValueKind::Name),
        ),
        ("(play: 5)", 1, 8, SyntaxFault::NoName("5".to_owned())),
        ("(counters: (-1, 2))", 1, 14, SyntaxFault::NumberRange),
        ("(about: \"x", 1, 9, SyntaxFault::OpenText),
        ("/* open", 1, 3, SyntaxFault::OpenComment),
        ("(about: \"x\\q\")", 1, 10, SyntaxFault::Escape),
        (
            "(acts: [(act: Press)])",
            1,
            20,
            SyntaxFault::FieldMissing("by"),
        ),
        (
            "(about: \"\", about: \"\")",
            1,
            13,
            SyntaxFault::FieldTwice("about"),
        ),
        ("(counters: (1))", 1, 14, SyntaxFault::ValueMissing),
        ("(", 1, 1, SyntaxFault::End),
        ("() more", 1, 3, SyntaxFault::Surplus),
        ("(expect: $)", 1, 9, SyntaxFault::Unexpected('$')),
        (
            "#![enable(foo)]\n()",
            1,
            11,
            SyntaxFault::Extension("foo".to_owned()),
        ),
    ] {
        assert_eq!(syntax(script), (line, column, expected), "{script}");
    }
    for (script, name) in [("(colour: 1)", "colour"), ("(play: Slow)", "Slow")] {
        let (_, _, fault) = syntax(script);
        let SyntaxFault::UnknownName { found, known } = fault else {
            panic!("{script}: {fault:?}");
        };
        assert!(found == name && known.len() > 2, "{known:?}");
    }
}

#[test]
fn what_is_wrong_with_what_a_script_says_is_known() {
    let square = "(acts: [(by: White, act: Lift(\"e9\"))])";
    assert_eq!(
        fault(square).to_string(),
        "1:32: `e9` is no square; squares are written \"e4\""
    );
    let square = content(square);
    assert!(matches!(square, ContentFault::Square(name) if name.0 == "e9"));
    let question = content("(acts: [(by: Arbiter, act: DecideOn(\"why\", Accept))])");
    assert!(matches!(question, ContentFault::Question(text) if text.0 == "why"));
    let edition = content("(edition: \"2012\")");
    assert!(matches!(edition, ContentFault::Edition(text) if text.0 == "2012"));
    let count = content("(counters: (100000, 2))");
    assert!(matches!(count, ContentFault::Count(count) if count.0 == 100_000));
    let time = content("(clocks: (\"0:5\", \"0:05\"))");
    assert!(matches!(time, ContentFault::Duration(time) if time.text == "0:5" && time.why.at == 2));
    let control = content("(time: \"40/60O0\")");
    assert!(matches!(control, ContentFault::Control(control) if control.why.at == 5));
    for text in ["-", "?"] {
        let untimed = content(&format!("(time: \"{text}\")"));
        assert!(matches!(untimed, ContentFault::Untimed(_)));
    }
    let second = |second| Moment::after(Duration::from_secs(second));
    let back =
        "(acts: [(at: \"0:02\", by: White, act: Press), (at: \"0:01\", by: White, act: Press)])";
    let (at, before) = (second(1), second(2));
    assert_eq!(
        content(back),
        ContentFault::Order(ActTooEarly { at, before })
    );
    let nobody = content("(acts: [(by: White, act: Lifts(\"e2\"))])");
    assert_eq!(
        nobody,
        ContentFault::Act(ImpossibleAct::Nobody("Lifts".to_owned()))
    );
    let other = ImpossibleAct::Other {
        by: By::Clock,
        act: "BoardsDiffer".to_owned(),
        doers: Doers::Either,
    };
    let clock = content("(acts: [(by: Clock, act: BoardsDiffer)])");
    assert_eq!(clock, ContentFault::Act(other));
}

#[test]
fn why_no_game_can_begin_in_a_position_is_known() {
    let position = |text: &str| {
        let fault = content(&format!("(position: \"{text}\")"));
        let ContentFault::Position(fault) = fault else {
            panic!("{text}: {fault:?}");
        };
        fault
    };
    let number = position("chess960 960");
    assert_eq!(number, UnusablePosition::Number("960".to_owned()));
    let empty = "8/8/8/8/8/8/8/8 w - - 0 1";
    let is = position("8/8 w");
    assert!(matches!(is, UnusablePosition::Fen { text, .. } if text == "8/8 w"));
    assert!(matches!(position(empty), UnusablePosition::Unplayable { text, .. } if text == empty));
    let kings = position(&format!("unreachable {empty}"));
    assert_eq!(kings, UnusablePosition::Kings(empty.to_owned()));
    let many = "4k3/8/8/8/8/8/8/4K3 w - - 0 100000";
    assert_eq!(
        position(many),
        UnusablePosition::TooManyMoves(many.to_owned())
    );
}

#[test]
fn why_what_is_expected_cannot_be_read_is_known() {
    let expected = |text: &str| {
        let fault = content(&format!("(expect: {text})"));
        let ContentFault::Expect(fault) = fault else {
            panic!("{text}: {fault:?}");
        };
        fault
    };
    assert_eq!(expected("5"), UnreadableExpectation::Form);
    assert_eq!(
        expected("[\"x\"]"),
        UnreadableExpectation::Line("x".to_owned())
    );
    let moment = expected("[\"0:5 1 x\"]");
    assert!(matches!(moment, UnreadableExpectation::Moment(time) if time.text == "0:5"));
    let end = expected("[\"end weather fine\"]");
    assert_eq!(end, UnreadableExpectation::End("weather fine".to_owned()));
    let none = expected("{\"\": []}");
    assert_eq!(none, UnreadableExpectation::NoEditions(String::new()));
    let unknown = expected("{\"1999\": []}");
    assert!(matches!(unknown, UnreadableExpectation::UnknownEdition(text) if text.0 == "1999"));
    let twice = expected("{\"2005 2009\": [], \"..2005\": []}");
    assert!(matches!(twice, UnreadableExpectation::Twice(edition) if edition.name() == "2005"));
}

#[test]
fn texts_with_strange_signs_are_carried_whole_and_anything_else_is_told_as_the_reader_says_it() {
    for text in ["\u{1f}", "a\u{1f}Square((\\\"e4\\\"))", "č♞\\n\\\\"] {
        let square = content(&format!("(acts: [(by: White, act: Lift(\"{text}\"))])"));
        let said: String = ron::from_str(&format!("\"{text}\"")).expect("a text");
        assert!(
            matches!(square, ContentFault::Square(name) if name.0 == said),
            "{text:?}"
        );
    }
    let other = fault("(expect: 'xy')");
    assert_eq!(other.fault, ScriptFault::Other("Expected char".to_owned()));
    assert_eq!(other.to_string(), "1:10: Expected char");
}
