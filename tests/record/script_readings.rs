//! The readings that a judgement tells, and those that a script gives: one and the same.

use jadoube_core::laws::Edition;
use jadoube_core::record::{Script, judge};

/// What the clocks show in the end, as `judge` prints it.
fn clocks(script: &str) -> String {
    let script = Script::read(script).expect("a script");
    let judged = judge(&script, Edition::E2023).expect("its acts can begin");
    let [_, _, (name, clocks), ..] = judged.end.facts();
    assert_eq!(name, "clocks");
    clocks
}

#[test]
fn readings_that_are_told_can_be_given_and_are_told_again() {
    for control in [
        "300",
        "300+10",
        "300b10",
        "300d10",
        "*180",
        "40/300b10",
        "^60",
        "=30",
    ] {
        let told = clocks(&format!(
            "(time: \"{control}\", acts: [
                (at: \"0:13\", by: White, act: Move(\"e4\")),
                (at: \"0:16\", by: Black, act: Touch(\"e7\")),
            ])"
        ));
        let given = told.replace(' ', "\", \"");
        let again = clocks(&format!(
            "(time: \"{control}\", after: \"1.e4\", clocks: (\"{given}\"))"
        ));
        assert_eq!(again, told, "{control}");
    }
}

#[test]
fn a_delay_is_no_part_of_a_reading() {
    for control in ["300b10", "300d10"] {
        let begin = clocks(&format!("(time: \"{control}\")"));
        assert_eq!(begin, "0:05:00 0:05:00", "{control}");
        let used = clocks(&format!(
            "(time: \"{control}\", acts: [(at: \"0:12\", by: White, act: Touch(\"e2\"))])"
        ));
        assert_eq!(used, "0:04:58 0:05:00", "{control}");
        let set = clocks(&format!(
            "(time: \"{control}\", acts: [(by: Arbiter, act: SetTimes(\"2:00\", \"3:00\"))])"
        ));
        assert_eq!(set, "0:02:00 0:03:00", "{control}");
    }
}

#[test]
fn moves_that_led_here_leave_a_delay_as_it_was() {
    for control in ["300b10", "300d10"] {
        let script = format!("(time: \"{control}\", after: \"1.e4 e5\")");
        assert_eq!(clocks(&script), "0:05:00 0:05:00", "{control}");
    }
}
