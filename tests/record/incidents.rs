//! Incidents as an arbiter enters them: each of the fifteen that a national arbiter played through at side clock and desk,
//! entered in the arbiter's words, ruled, kept as a script, and ruled alike by `judge`.

use std::time::Duration;

use jadoube_core::chess::{Color, Square};
use jadoube_core::clock::Moment;
use jadoube_core::laws::{
    ArbiterAct, Decision, Deed, Edition, Outcome, Penalty, Question, Score, StandardReason,
    Standing, Supervision,
};
use jadoube_core::notation::Letters;
use jadoube_core::record::incident::{
    ActFault, GuidedAct, GuidedKind, HeardIncident, Incident, UnreadPosition, read_position,
};
use jadoube_core::record::script::{Readings, Times};
use jadoube_core::record::{Script, judge};

/// An incident with that time control, in that position, whose clocks were found so.
pub fn incident(time: &str, position: &str, found: Option<(u64, u64)>) -> Incident {
    let mut incident = Incident::default();
    let (place, after, _) = read_position(position, Letters::English).expect("a position");
    incident.change_heading(|heading| {
        heading.found = found.map(|(white, black)| Readings {
            white: Duration::from_secs(white),
            black: Duration::from_secs(black),
        });
    });
    incident.change(|script| {
        script.time = time.parse().ok().map(Times::same);
        script.position = place;
        script.after = after;
    });
    incident
}

fn heard(incident: &Incident) -> HeardIncident {
    incident.heard().expect("its acts can begin")
}

fn said(incident: &mut Incident, act: &GuidedAct) {
    let heard = heard(incident);
    let entered = incident.enter_act(act, heard.arbiter());
    entered.expect("it is said which");
}

fn happened(incident: &mut Incident, kind: GuidedKind, by: Color) {
    said(incident, &GuidedAct::new(kind, by));
}

pub fn moved(
    incident: &mut Incident,
    kind: GuidedKind,
    by: Color,
    square: Option<Square>,
    mv: &str,
) {
    let act = GuidedAct {
        square,
        written: mv.to_owned(),
        ..GuidedAct::new(kind, by)
    };
    said(incident, &act);
}

fn ruled(incident: &mut Incident, act: ArbiterAct) {
    incident.enter([(Duration::ZERO, Deed::Arbiter(act))]);
}

/// What was ruled, with its article; what goes without saying left out. `judge` of the kept script says the same.
fn rulings(incident: &Incident) -> Vec<String> {
    let text = incident.written();
    let script = Script::read(&text).expect("what is kept can be read");
    assert_eq!(
        &Incident::new(script.clone()),
        &Incident::read(&text).expect("an incident")
    );
    assert_eq!(Incident::read(&text).as_ref(), Ok(incident), "{text}");
    let judged = judge(&script, script.edition).expect("its acts can begin");
    let heard = heard(incident);
    let ours = heard.log().iter().flat_map(|entry| &entry.rulings);
    let theirs = judged.lines.iter().map(|line| &line.ruling);
    assert!(ours.eq(theirs), "judge says otherwise: {judged}");
    assert_eq!(
        judged.open,
        heard
            .arbiter()
            .table()
            .questions()
            .iter()
            .map(|it| it.1)
            .collect::<Vec<_>>()
    );
    let lines = judged.lines.iter().filter(|line| !line.is_routine);
    lines
        .map(|line| {
            let articles: Vec<_> = line.ruling.rule.articles(script.edition).collect();
            format!("{} {}", articles.join(" "), line.ruling.tokens())
        })
        .collect()
}

#[track_caller]
fn has(incident: &Incident, expected: &[&str]) {
    let all = rulings(incident);
    for line in expected {
        assert!(
            all.iter().any(|it| it == line),
            "{line:?} is not in {all:#?}"
        );
    }
}

fn result(incident: &Incident) -> Option<Outcome> {
    match heard(incident).arbiter().table().standing() {
        Standing::Ended(outcome, _) => Some(outcome),
        Standing::Playing | Standing::Adjourned | Standing::Referred | Standing::Annulled => None,
    }
}

fn clocks(incident: &Incident) -> (u64, u64) {
    let heard = heard(incident);
    let clock = heard.arbiter().table().clock().expect("a clock");
    let time = |color| clock.main_time(color, heard.now()).as_secs();
    (time(Color::White), time(Color::Black))
}

/// A game that has begun.
pub const OPENED: &str = "1. e4 e5 2. Nf3 Nc6";

#[test]
fn two_illegal_moves() {
    let mut it = incident("3600+30", OPENED, Some((3000, 2900)));
    moved(&mut it, GuidedKind::Moved, Color::White, None, "Bf1-e3");
    has(&it, &["7.5.5 illegal white 1; add black 2:00"]);
    assert_eq!(
        clocks(&it),
        (2970, 3020),
        "the increment is taken back, and two minutes given"
    );
    moved(&mut it, GuidedKind::Moved, Color::White, None, "Bf1-f4");
    assert_eq!(
        result(&it),
        Some(Outcome::win(Color::Black)),
        "{:#?}",
        rulings(&it)
    );
}

#[test]
fn a_wrong_threefold_claim() {
    let moves = "1. e4 e5 2. Ke2 Ke7 3. Ke1 Ke8 4. Ke2 Ke7 5. Ke1 Ke8";
    let mut it = incident("5400+30", moves, Some((1800, 1700)));
    happened(&mut it, GuidedKind::ClaimsRepetition, Color::White);
    has(
        &it,
        &[
            "9.2.3.2 claim-rejected",
            "9.5.3 add black 2:00",
            "9.1.2.3 offer white",
        ],
    );
}

#[test]
fn a_right_claim_of_fifty_moves_with_a_written_move() {
    let fen = "4k3/8/8/8/8/8/8/R3K3 w - - 99 120";
    let mut it = incident("5400+30", fen, Some((600, 300)));
    let claim = GuidedAct {
        written: "Ra2".to_owned(),
        ..GuidedAct::new(GuidedKind::ClaimsFifty, Color::White)
    };
    said(&mut it, &claim);
    has(&it, &["9.3.1 claim-upheld", "9.5.2 over 1/2-1/2"]);
}

#[test]
fn a_touch_that_was_meant() {
    let mut it = incident("5400+30", OPENED, Some((3000, 2900)));
    moved(
        &mut it,
        GuidedKind::TouchedThenMoved,
        Color::White,
        Some(Square::F1),
        "d4",
    );
    happened(&mut it, GuidedKind::ClaimsTouch, Color::Black);
    has(
        &it,
        &[
            "4.3.1 take-back; must-move f1",
            "7.1 take white 0:30",
            "4.3.1 claim-upheld; must-move f1",
        ],
    );
    assert_eq!(clocks(&it), (2970, 2900), "the press is taken back");
}

#[test]
fn a_touch_that_was_an_accident() {
    let mut it = incident("5400+30", OPENED, Some((3000, 2900)));
    moved(
        &mut it,
        GuidedKind::TouchDisputed,
        Color::White,
        Some(Square::F1),
        "d4",
    );
    happened(&mut it, GuidedKind::ClaimsTouch, Color::Black);
    ruled(&mut it, ArbiterAct::Decide(Decision::Reject));
    has(
        &it,
        &[
            "4.3.1 stop-clocks; ask-arbiter touch",
            "4.2.2 claim-rejected",
        ],
    );
}

#[test]
fn both_flags() {
    let mut it = incident("10", OPENED, Some((0, 0)));
    it.change(|script| script.supervision = Supervision::Light);
    happened(&mut it, GuidedKind::FlagFell, Color::Black);
    has(&it, &["6.9 flag black; over 1-0"]);
}

#[test]
fn both_flags_and_nobody_knows_which_fell_first() {
    let mut it = incident("10", OPENED, Some((0, 0)));
    it.change(|script| {
        script.supervision = Supervision::Light;
        script.regulations.clock_shows_first_flag = false;
    });
    happened(&mut it, GuidedKind::FlagsUnclear, Color::Black);
    has(
        &it,
        &["6.10.1 stop-clocks; notice flag-order-unknown; ask-arbiter times"],
    );
    assert_eq!(clocks(&it), (0, 0));
    // Where it is announced, the guideline for quickplay finishes decides.
    let mut it = incident("7200", OPENED, Some((0, 0)));
    it.change(|script| script.regulations.quickplay = true);
    happened(&mut it, GuidedKind::FlagsUnclear, Color::Black);
    has(&it, &["III.3.1.2 over 1/2-1/2"]);
}

#[test]
fn a_claim_in_a_quickplay_finish() {
    let fen = "4k3/r6p/8/8/8/8/R6P/4K3 w - - 0 80";
    let mut it = incident("5400", fen, Some((60, 90)));
    it.change(|script| script.regulations.quickplay = true);
    happened(&mut it, GuidedKind::ClaimsNormalMeans, Color::White);
    ruled(&mut it, ArbiterAct::Decide(Decision::Postpone));
    ruled(&mut it, ArbiterAct::Decide(Decision::Accept));
    has(
        &it,
        &[
            "III.5 ask-arbiter normal-means black",
            "III.5.2 claim-postponed; notice may-give-two-minutes",
            "III.5.2 over 1/2-1/2",
        ],
    );
}

#[test]
fn a_device_that_rings() {
    let mut it = incident("5400+30", OPENED, Some((3000, 2900)));
    happened(&mut it, GuidedKind::Device, Color::White);
    has(&it, &["11.3.2.2 11.3.2 over 0-1"]);
}

#[test]
fn colours_reversed_and_found_after_eight_moves() {
    let moves = "1.e4 e5 2.Nf3 Nc6 3.Bb5 a6 4.Ba4 Nf6 5.O-O Be7 6.Re1 b5 7.Bb3 d6 8.c3 O-O";
    let mut it = incident("5400+30", moves, Some((3000, 2900)));
    happened(&mut it, GuidedKind::ColorsReversed, Color::White);
    has(&it, &["7.3 annulled"]);
}

#[test]
fn a_position_put_back_six_plies() {
    let moves = "1.e4 e5 2.Nf3 Nc6 3.Bb5 a6 4.Ba4 Nf6 5.O-O Be7";
    let mut it = incident("5400+30", moves, Some((3000, 2900)));
    ruled(
        &mut it,
        ArbiterAct::Note(StandardReason::IllegalMove.into()),
    );
    ruled(&mut it, ArbiterAct::Reinstate(4));
    ruled(
        &mut it,
        ArbiterAct::SetTimes(Duration::from_mins(55), Duration::from_secs(3200)),
    );
    has(
        &it,
        &[
            "7.5.1 reinstate 4",
            "7.1 stop-clocks; ask-arbiter times",
            "7.1 set white 55:00; set black 53:20",
        ],
    );
}

#[test]
fn pieces_knocked_over() {
    let mut it = incident("5400+30", OPENED, Some((3000, 2900)));
    moved(&mut it, GuidedKind::KnockedOver, Color::White, None, "d4");
    happened(&mut it, GuidedKind::StoodUp, Color::White);
    has(
        &it,
        &["7.4.1 7.4.2 7.4.3 notice displaced; start-clock white"],
    );
}

#[test]
fn an_envelope_that_is_lost() {
    let fen = "4k2r/8/8/8/8/8/4PK2/R6R w - - 0 41";
    let mut it = incident("7200", fen, Some((1200, 1800)));
    moved(&mut it, GuidedKind::Sealed, Color::White, None, "Rxh8+");
    happened(&mut it, GuidedKind::EnvelopeLost, Color::White);
    has(
        &it,
        &["I.12.1 resumed; set-up; stop-clocks; notice play-what-was-sealed"],
    );
}

#[test]
fn clocks_corrected_while_one_runs() {
    let mut it = incident("5400+30", OPENED, Some((3000, 2900)));
    happened(&mut it, GuidedKind::ClaimsTimes, Color::Black);
    ruled(
        &mut it,
        ArbiterAct::SetTimes(Duration::from_mins(50), Duration::from_secs(3020)),
    );
    has(
        &it,
        &[
            "6.10.1 stop-clocks; ask-arbiter times",
            "6.10.1 set white 50:00; set black 50:20",
        ],
    );
}

#[test]
fn clocks_stopped_without_a_reason() {
    let mut it = incident("5400+30", OPENED, Some((3000, 2900)));
    happened(&mut it, GuidedKind::StoppedClocks, Color::White);
    ruled(&mut it, ArbiterAct::Decide(Decision::Reject));
    assert_eq!(
        heard(&it)
            .arbiter()
            .table()
            .questions()
            .iter()
            .map(|it| it.1)
            .collect::<Vec<_>>(),
        [Question::Penalty]
    );
    ruled(&mut it, ArbiterAct::Warn(Color::White));
    has(
        &it,
        &[
            "6.11.2 claim-rejected",
            "6.11.4 ask-arbiter penalty",
            "12.9 warn white",
        ],
    );
}

#[test]
fn a_fine_of_time_in_rapid() {
    let mut it = incident("900+10", OPENED, Some((300, 290)));
    let minute = Penalty::OpponentTime(Duration::from_mins(1));
    ruled(&mut it, ArbiterAct::Penalise(Color::White, minute));
    has(&it, &["12.9 add black 1:00"]);
    assert_eq!(clocks(&it), (300, 350));
}

#[test]
fn both_players_lose() {
    let mut it = incident("5400+30", OPENED, Some((300, 290)));
    ruled(&mut it, ArbiterAct::Note(StandardReason::Refuses.into()));
    ruled(&mut it, ArbiterAct::Declare(Score::Zero, Score::Zero));
    has(&it, &["11.7 11.8 12.9.6 over 0-0"]);
    assert_eq!(result(&it), Some(Outcome::BOTH_LOSE));
}

#[test]
fn a_player_who_comes_late() {
    let mut it = incident("5400+30", "", None);
    it.change(|script| script.regulations.default_time = Some(Duration::from_mins(30)));
    let late = GuidedAct {
        minutes: 31,
        ..GuidedAct::new(GuidedKind::Late, Color::Black)
    };
    said(&mut it, &late);
    has(&it, &["6.7.1 stop-clocks; ask-arbiter lateness black"]);
}

#[test]
fn a_pawn_that_is_still_a_pawn_on_its_last_rank() {
    let mut it = incident(
        "5400+30",
        "k7/4P3/8/8/8/8/8/4K3 w - - 0 50",
        Some((330, 290)),
    );
    let act = GuidedAct {
        square: Some(Square::E8),
        ..GuidedAct::new(GuidedKind::PawnNotExchanged, Color::White)
    };
    said(&mut it, &act);
    has(
        &it,
        &[
            "7.5.2 promoted e8 queen; made e7e8q; completed e7e8q",
            "7.5.5 illegal white 1; add black 2:00",
        ],
    );
}

#[test]
fn what_is_not_said_is_told() {
    let it = incident("5400+30", OPENED, None);
    let arbiter = heard(&it).arbiter().clone();
    let fault = |kind, square, mv: &str| {
        let act = GuidedAct {
            square,
            written: mv.to_owned(),
            ..GuidedAct::new(kind, Color::White)
        };
        act.deeds(&arbiter, Moment::START)
            .expect_err("it is not said")
    };
    assert_eq!(fault(GuidedKind::Moved, None, ""), ActFault::NoMove);
    assert_eq!(
        fault(GuidedKind::Moved, None, "Ne7"),
        ActFault::NoMove,
        "two knights"
    );
    assert_eq!(
        fault(GuidedKind::TouchedThenMoved, None, "d4"),
        ActFault::NoSquare
    );
    assert_eq!(
        fault(GuidedKind::PawnNotExchanged, Some(Square::E8), ""),
        ActFault::NoSquare
    );
    assert_eq!(
        read_position("1. e4 e5 2. Ke3", Letters::English).err(),
        Some(UnreadPosition::Move("Ke3".to_owned()))
    );
    assert_eq!(
        read_position("what is this", Letters::English).err(),
        Some(UnreadPosition::Unreadable)
    );
}

#[test]
fn a_position_is_read_from_whatever_is_at_hand() {
    let pgn = "[White \"Ana\"]\n[Round \"3\"]\n\n1. e4 c5 {here} 2. Nf3 *";
    let (_, after, game) = read_position(pgn, Letters::English).expect("a game");
    assert_eq!(after, "1.e4 c5 2.Nf3");
    assert_eq!(game.tags.get("Round"), Some("3"));
    let (_, after, _) =
        read_position("1. e4 c5 2. Sf3", Letters::Slovene).expect("Slovene letters");
    assert_eq!(after, "1.e4 c5 2.Nf3");
    let (place, after, _) = read_position("chess960 518", Letters::English).expect("a number");
    assert!(after.is_empty() && place.castling.is_chess960());
}

/// The press of an act that was charged before it, as two hands in July 2017, gave its increment before the arbiter came.
#[test]
fn what_the_clocks_showed_when_the_arbiter_came_counts_the_press_of_the_same_act() {
    for edition in [Edition::E2017, Edition::E2023] {
        let mut it = incident("5400+30", OPENED, Some((2400, 2900)));
        it.change(|script| script.edition = edition);
        moved(&mut it, GuidedKind::BothHands, Color::White, None, "Bc4");
        let heard = heard(&it);
        let clock = heard.arbiter().table().clock().expect("a clock");
        let shown = clock.main_time(Color::White, heard.now());
        assert!(shown <= Duration::from_mins(40), "{edition}: {shown:?}");
    }
}
