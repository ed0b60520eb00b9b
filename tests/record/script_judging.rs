//! Judging scripts: what a script may say, and how errors are told.

use jadoube_core::laws::Edition;
use jadoube_core::record::{Script, judge};
use proptest::prelude::*;

use crate::support::arbitrary_events;
use crate::support::mirrored_script::mirrored;

fn fault(script: &str) -> String {
    Script::read(script)
        .expect_err("this is not a script")
        .to_string()
}

#[test]
fn a_script_may_leave_everything_out() {
    let script = Script::read("()").expect("an empty script is one");
    let judgement = judge(&script, Edition::E2023).expect("nothing hinders it");
    let start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
    assert_eq!(
        judgement.to_string(),
        format!("end\t{start}\t{start}\t-\twhite\t-\t*\tstandard\n")
    );
}

#[test]
fn faults_are_told_with_line_and_column() {
    assert_eq!(
        fault("(\n  edition: \"2012\",\n)").split(':').next(),
        Some("2")
    );
    assert!(fault("(colour: 1)").contains("colour"));
    assert!(fault("(time: \"40/60O0\")").starts_with("1:"));
    assert!(fault("(position: \"8/8/8/8/8/8/8/8 w - - 0 1\")").contains("no game can continue"));
    assert!(fault("(position: \"chess960 960\")").contains("0 to 959"));
    assert!(
        fault("(\n  about: \"x\",\n  after: \"1.e4 e4\",\n)")
            .starts_with("3:3: `e4` cannot be played there")
    );
    assert!(fault("(after: \"1.f3 e5 2.g4 Qh4#\")").contains("already end the game"));
    assert!(fault("(clocks: (\"0:05:00\", \"0:05:00\"))").contains("no `time` control"));
    let back = "(acts: [\n (at: \"0:02\", by: White, act: Touch(\"e2\")),\n (at: \"0:01\", by: White, act: LetGo),\n])";
    assert!(
        fault(back).starts_with("3:") && fault(back).contains("the one before it at 0:00:02"),
        "{}",
        fault(back)
    );
    assert!(fault("(expect: {\"2005 2009\": [], \"..2005\": []})").contains("given twice"));
    assert!(fault("(expect: [\"illegal-count-std\"])").contains("is no expectation"));
}

#[test]
fn without_a_start_the_clock_of_the_player_on_the_move_runs_from_the_beginning() {
    let end = |script: &str| {
        let script = Script::read(script).expect("a script");
        judge(&script, script.edition)
            .expect("its acts can begin")
            .end
    };
    let runs =
        end("(time: \"300\", after: \"1.e4\", acts: [(at: \"0:10\", by: Arbiter, act: SeeFlag)])");
    assert_eq!(
        runs.runs.map(|color| color.to_string()).as_deref(),
        Some("black")
    );
    let clocks = runs.clocks.expect("there is a clock");
    assert_eq!((clocks.white.as_secs(), clocks.black.as_secs()), (300, 290));
    let waits = end("(time: \"300\", acts: [(at: \"0:10\", by: Arbiter, act: Start)])");
    assert_eq!(waits.clocks.expect("there is a clock").white.as_secs(), 300);
}

#[test]
fn a_move_may_be_written_with_or_without_some() {
    let acts = |act: &str| {
        Script::read(&format!("(acts: [(by: White, act: {act})])"))
            .expect("a script")
            .acts
    };
    assert_eq!(
        acts("ClaimRepetition(Some(\"Nf3\"))"),
        acts("ClaimRepetition(\"Nf3\")")
    );
    assert_ne!(
        acts("ClaimRepetition(None)"),
        acts("ClaimRepetition(\"None\")")
    );
}

/// Who can do an act, in the words of an error.
const PLAYER: &str = "only a player can";
const ARBITER: &str = "only the arbiter can";
const EITHER: &str = "only a player or the arbiter can";
const CLOCK: &str = "only the clock can";

/// Acts, each with who can do it.
#[rustfmt::skip]
const ACTS: [(&str, &str); 95] = [
    ("Touch(\"e2\")", PLAYER), ("Brush(\"e2\")", PLAYER), ("Graze(\"e2\")", PLAYER), ("Adjust", PLAYER),
    ("EndAdjusting", PLAYER), ("AskTakeBack", PLAYER), ("AgreeTakeBack", PLAYER),
    ("DeclineTakeBack", PLAYER), ("WithdrawTakeBack", PLAYER),
    ("Lift(\"e2\")", PLAYER), ("Set(\"e4\")", PLAYER), ("LetGo", PLAYER), ("Release(\"e4\")", PLAYER),
    ("PutBack", PLAYER), ("Remove(\"e7\")", PLAYER), ("Take(Queen)", PLAYER), ("TakeEnemy(Queen)", PLAYER), ("Restore(\"e5\")", PLAYER), ("OtherHand", PLAYER),
    ("BothHands", PLAYER),
    ("AnnounceCastling", PLAYER), ("Press", PLAYER), ("StopClocks", PLAYER), ("Record(\"e4\")", PLAYER),
    ("Strike", PLAYER), ("UpdateSheet", PLAYER), ("OfferDraw", PLAYER), ("Accept", PLAYER), ("Decline", PLAYER),
    ("Withdraw", PLAYER), ("Resign", PLAYER), ("ClaimRepetition(\"Nf3\")", PLAYER), ("ClaimFifty(None)", PLAYER),
    ("AskMoves", PLAYER), ("ClaimFlag", PLAYER), ("ClaimIllegal", PLAYER), ("ClaimTouchMove", PLAYER),
    ("ClaimNormalMeans", PLAYER), ("ClaimNoEffort", PLAYER), ("AskIncrement", PLAYER), ("Seal(\"e4\")", PLAYER),
    ("Enclose(\"e4\")", PLAYER), ("ClaimTimes", PLAYER), ("Arrive", PLAYER), ("Phone", PLAYER), ("DeviceFound", PLAYER),
    ("Announce(\"e4\")", PLAYER), ("Play(\"e4\")", PLAYER), ("Move(\"e4\")", PLAYER),
    ("Displace(\"e2\", \"e4\")", EITHER), ("BoardsDiffer", EITHER), ("FindWrongArray", EITHER),
    ("FindBoardTurned", EITHER), ("FindColorsReversed", EITHER), ("FindDisplaced", EITHER), ("FindWrongSetting", EITHER),
    ("BeginSession", ARBITER), ("Start", ARBITER), ("Stop", ARBITER), ("FindIllegalPosition", ARBITER),
    ("DecideOn(\"can-mate white\", Accept)", ARBITER), ("Resume", ARBITER), ("StartClock(White)", ARBITER), ("SeeFlag", ARBITER),
    ("FlagsUnclear", ARBITER), ("SeeIllegal", ARBITER), ("CallAccidental", ARBITER), ("CallTouched(\"e2\")", ARBITER), ("CallUntouched(\"e2\")", ARBITER),
    ("AddTime(White, \"2:00\")", ARBITER), ("SetTimes(\"1:00\", \"2:00\")", ARBITER), ("SetMoveCounter(1, 2)", ARBITER),
    ("SetIllegalMoves(1, 0)", ARBITER), ("ChargeIllegal(White)", ARBITER),
    ("SetIncrement(\"0:05\")", ARBITER), ("ReplaceClock", ARBITER), ("Decide(Accept)", ARBITER),
    ("Establish(Black, Never)", ARBITER), ("Warn(Black)", ARBITER), ("Penalise(Black, Loss)", ARBITER),
    ("FindRefusal(Black)", ARBITER), ("Declare(One, Zero)", ARBITER), ("Reinstate(0)", ARBITER), ("Annul", ARBITER),
    ("Adjourn", ARBITER), ("PlayOn", ARBITER), ("Open", ARBITER), ("Reveal(\"e4\")", ARBITER), ("SeeAbsent(Black)", ARBITER),
    ("ProposeRuling(\"effort white\", Reject)", PLAYER), ("RefuseEntry", ARBITER),
    ("LoseEnvelope", ARBITER), ("Note(\"a reason\")", ARBITER), ("Note(Device)", ARBITER), ("Flag(Black)", CLOCK),
];

/// Everybody who may stand behind `by`, and what they can do.
const DOERS: [(&str, &str, &[&str]); 4] = [
    ("White", "White", &[PLAYER, EITHER]),
    ("Black", "Black", &[PLAYER, EITHER]),
    ("Arbiter", "the arbiter", &[ARBITER, EITHER]),
    ("Clock", "the clock", &[CLOCK]),
];

#[test]
fn each_act_is_said_of_those_who_can_do_it_and_of_nobody_else() {
    for (act, who) in ACTS {
        let name = act.split('(').next().expect("an act has a name");
        for (by, doer, can) in DOERS {
            let cannot = format!("{doer} cannot do `{name}`, {who}");
            let orders = [
                (format!("(by: {by}, act: {act})"), "act: ", &cannot),
                (format!("(act: {act}, by: {by})"), "by: ", &cannot),
            ];
            for (line, before, cannot) in orders {
                let read = Script::read(&format!("(acts: [\n  {line},\n])"));
                if can.contains(&who) {
                    let script = read.expect("who can do it is said to do it");
                    let written = script.written();
                    assert_eq!(Script::read(&written), Ok(script));
                    let said = format!("by: {by}, act: {name}");
                    assert!(written.contains(&said), "{written}");
                } else {
                    let fault = read.expect_err("who cannot do it is not said to do it");
                    let column = line.find(before).map(|at| at + before.len() + 3);
                    assert_eq!((fault.line, Some(fault.column)), (2, column), "{line}");
                    assert_eq!(fault.fault.to_string(), *cannot);
                }
            }
        }
    }
}

#[test]
fn what_nobody_can_do_is_no_act() {
    let lifts = fault("(acts: [\n (by: White, act: Lifts(\"e2\")),\n])");
    assert_eq!(lifts, "2:19: nobody can do `Lifts`");
    let nobody = fault("(acts: [(act: Press)])");
    assert!(nobody.contains("`by`"), "{nobody}");
    let nothing = fault("(acts: [(by: White)])");
    assert!(nothing.contains("`act`"), "{nothing}");
    let twice = fault("(acts: [(by: White, by: Black, act: Press)])");
    assert!(twice.contains("`by`"), "{twice}");
    let unknown = fault("(acts: [(by: White, act: Press, why: \"\")])");
    assert!(unknown.contains("`why`"), "{unknown}");
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]

    #[test]
    fn what_only_another_can_do_is_refused_at_every_table_where_it_stands(
        acts in arbitrary_events::events(20),
        place in any::<prop::sample::Index>(),
        (act, who) in prop::sample::select(ACTS.to_vec()),
        (by, doer, can) in prop::sample::select(DOERS.to_vec()),
    ) {
        prop_assume!(!can.contains(&who) && !acts.is_empty());
        let script = Script { acts, ..Script::default() }.written();
        let mut lines: Vec<&str> = script.lines().collect();
        let first = 1 + lines.iter().position(|line| line.contains("acts:")).expect("there are acts");
        let at = first + place.index(lines.len() - 1 - first);
        let impossible = format!("        (by: {by}, act: {act}),");
        lines.insert(at, &impossible);
        let fault = Script::read(&lines.join("\n")).expect_err("that cannot be said");
        prop_assert_eq!(fault.line, at + 1);
        prop_assert!(impossible[fault.column - 1..].starts_with(act), "{}", fault);
        let told = format!("{doer} cannot do ");
        let said = fault.fault.to_string();
        prop_assert!(said.starts_with(&told) && said.ends_with(who), "{}", fault);
    }

    #[test]
    fn whatever_happens_can_be_judged_in_every_edition(acts in arbitrary_events::events(40), clock in any::<bool>()) {
        let time = if clock { "time: \"40/60+1:20\"," } else { "" };
        let script = Script { acts, ..Script::read(&format!("({time})")).expect("a script") };
        for edition in Edition::ALL {
            prop_assert!(judge(&script, edition).is_ok());
        }
    }

    #[test]
    fn a_script_is_read_back_as_it_was_written(acts in arbitrary_events::events(20), number in 0u32..960) {
        let about = format!("(about: \"A \\\"script\\\"\", time: \"300+2\", position: \"chess960 {number}\", clocks: (\"0:01\", \"1:00:00\"),
            expect: {{ \"..2009\": [\"1 -\", \"2 flag-loss over 1-0\"], \"2023\": [\"end runs -; result *\"] }})");
        let script = Script { acts, ..Script::read(&about).expect("a script") };
        prop_assert_eq!(Script::read(&script.written()), Ok(script));
    }

    #[test]
    fn the_mirror_image_of_a_mirror_image_is_the_script(acts in arbitrary_events::events(20), number in 0u32..960) {
        let head = format!("(time: \"W300-B60\", position: \"chess960 {number}\", clocks: (\"0:01\", \"1:00:00\"),
            expect: [\"1 over over 1-0\", \"2 a set white 1:00; must-move e2\", \"end game 8/K7/8/8/8/8/7k/8 b; result 1/2-0\"])");
        let script = Script { acts, ..Script::read(&head).expect("a script") };
        prop_assert_eq!(mirrored(&mirrored(&script)), script);
    }
}

#[test]
fn a_number_that_no_game_can_have_is_refused_with_its_place() {
    for number in [
        "100000",
        "4294967295",
        "4294967296",
        "18446744073709551615",
        "-1",
    ] {
        for script in [
            format!("(acts: [(by: Arbiter, act: SetMoveCounter({number}, 1))])"),
            format!("(acts: [(by: Arbiter, act: Reinstate({number}))])"),
            format!("(regulations: (no_draw_before_move: {number}))"),
            format!("(position: \"4k3/8/8/8/8/8/8/4K3 w - - {number} 1\")"),
            format!("(position: \"4k3/8/8/8/8/8/8/4K3 w - - 0 {number}\")"),
            format!("(time: \"{number}/300\")"),
            format!("(position: \"chess960 {number}\")"),
        ] {
            assert!(Script::read(&script).is_err(), "{script}");
        }
    }
    for script in [
        "(time: \"18446744073709551615+30\")",
        "(time: \"300\", clocks: (\"10000000:00:00\", \"0:05:00\"))",
        "(acts: [(at: \"307445734561825860:15\", by: White, act: Press)])",
        "(acts: [(by: Arbiter, act: SetTimes(\"18446744073709551615:00\", \"0:01\"))])",
        "(regulations: (default_time: Some(\"18446744073709551615:00\")))",
    ] {
        let said = fault(script);
        assert!(said.contains("too l"), "{said}");
    }
}
