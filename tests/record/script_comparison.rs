//! What a case expects beside what was ruled: when they are the same, and how a difference is told.

use jadoube_core::laws::Edition;
use jadoube_core::record::{Script, judge};

use crate::support::mirrored_script::mirrored;

/// The differences in the newest edition of a mate with those expectations, as they are told.
fn told(script: &str) -> Vec<String> {
    let script = Script::read(script).expect("a script");
    let judged = judge(&script, Edition::E2023).expect("its acts can begin");
    let expected = script.expect.as_ref().expect("it expects something");
    let lines = expected.in_edition(Edition::E2023).unwrap_or_default();
    let differences = judged.differences(lines);
    differences.iter().map(ToString::to_string).collect()
}

fn mate(expected: &str) -> Vec<String> {
    told(&format!(
        "(after: \"1.f3 e5 2.g4\", acts: [(by: Black, act: Play(\"Qh4\"))], expect: [{expected}])"
    ))
}

/// What is no move: one ruling by a rule that stands in two articles, 3.10.1 and 3.10.2.
fn no_move(articles: &str) -> Vec<String> {
    told(&format!(
        "(acts: [(by: White, act: Play(\"e5\"))], expect: [\"1 legal-move-def {articles} notice no-such-move\"])"
    ))
}

#[test]
fn a_difference_of_articles_alone_is_seen_in_what_is_told() {
    let wrong = mate("\"1 win-checkmate 5.1.2 completed d8h4; over 0-1\"");
    let [wrong] = &wrong[..] else {
        panic!("one difference: {wrong:?}")
    };
    assert!(
        wrong.contains("expected: 1 win-checkmate 5.1.2 completed d8h4; over 0-1\n"),
        "{wrong}"
    );
    assert!(
        wrong.contains("| 1 win-checkmate 5.1.1 completed d8h4; over 0-1"),
        "{wrong}"
    );
}

#[test]
fn one_of_several_articles_is_enough_and_one_of_another_rule_is_not() {
    for enough in ["", "3.10.1", "3.10.2", "3.10.1 3.10.2", "3.10.2 3.10.1"] {
        assert_eq!(no_move(enough), [""; 0], "{enough}");
    }
    for another in ["3.10", "3.9", "3.10.1 3.9", "-"] {
        let told = no_move(another).join("");
        let ruled = "ruled:    1 legal-move-def 3.10.1 3.10.2 notice no-such-move";
        assert!(told.ends_with(ruled), "{another}: {told}");
    }
}

#[test]
fn a_rule_that_the_edition_states_nowhere_is_expected_by_a_dash() {
    let asked = |articles: &str| {
        let script = format!(
            "(edition: \"2005\", acts: [(by: White, act: AskIncrement)],
              expect: [\"1 qpf-increment-request {articles} notice not-in-this-edition\"])"
        );
        let script = Script::read(&script).expect("a script");
        let judged = judge(&script, Edition::E2005).expect("its acts can begin");
        let expected = script.expect.as_ref().expect("it expects something");
        let lines = expected.in_edition(Edition::E2005).unwrap_or_default();
        judged.differences(lines).len()
    };
    assert_eq!(["", "-", "III.4"].map(asked), [0, 0, 1]);
}

#[test]
fn a_difference_of_moments_alone_is_seen_in_what_is_told() {
    let told = told(
        "(time: \"300\", clocks: (\"0:05\", \"0:05\"), acts: [(at: \"0:09\", by: Arbiter, act: Stop)],
          expect: [\"0:04 - flag-loss flag white; over 0-1\"])",
    )
    .join("");
    assert!(told.contains("expected: 0:00:04 - flag-loss"), "{told}");
    assert!(
        told.contains("ruled:    0:00:05 - flag-loss 6.9 flag white; over 0-1"),
        "{told}"
    );
}

#[test]
fn the_end_names_the_class_of_play_and_a_case_may_expect_it() {
    // From ten minutes on it was rapid play in no edition but the first two, where that began at fifteen.
    let script = "(time: \"600+1\", expect: { \"..2009\": [\"end play blitz\"], \"2014..\": [\"end play rapid\"] })";
    let script = Script::read(script).expect("a script");
    for edition in Edition::ALL {
        let judged = judge(&script, edition).expect("its acts can begin");
        let class = if edition <= Edition::E2009 {
            "blitz"
        } else {
            "rapid"
        };
        assert!(
            judged.to_string().ends_with(&format!("\t{class}\n")),
            "{judged}"
        );
        let expected = script.expect.as_ref().and_then(|it| it.in_edition(edition));
        assert_eq!(judged.differences(expected.expect("it is stated")), []);
    }
    let wrong = told("(play: Blitz, expect: [\"end play standard\"])");
    assert_eq!(
        wrong,
        ["at end play\n  expected: standard\n  ruled:    blitz"]
    );
    let script = Script::read("(expect: [\"end play rapid\"])").expect("a script");
    assert_eq!(
        mirrored(&script),
        Script::read(&mirrored(&script).written()).expect("a script")
    );
    assert!(mirrored(&script).written().contains("end play rapid"));
}
