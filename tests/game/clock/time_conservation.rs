//! Time is neither made nor lost, whatever is done to a clock: every nanosecond is found in an independent ledger.

use std::time::Duration;

use jadoube_core::clock::{AgreedTimeControl, Clock, Moment};
use proptest::prelude::*;
use proptest::sample::select;
use proptest::test_runner::RngAlgorithm;
use shakmaty::{ByColor, Color};

use super::reference_ledger::{Ledger, nanos};

/// What is done to a clock; the press of the side that runs comes most often.
#[derive(Clone, Copy, Debug)]
enum Act {
    PressRunning,
    Press(Color),
    Start(Color),
    Stop,
    Set(Color, Duration),
    Add(Color, Duration),
    Take(Color, Duration),
    Retract(Color),
    SetMoves(Color, u32),
    SetPeriod(Color, usize),
    HearFlag,
    Timestamp,
}

fn color() -> impl Strategy<Value = Color> {
    select(&Color::ALL[..])
}

fn amount() -> impl Strategy<Value = Duration> {
    prop_oneof![
        Just(Duration::ZERO),
        (0..=12_u64).prop_map(Duration::from_secs),
        (0..=15_000_000_000_u64).prop_map(Duration::from_nanos),
        (0..=3_u64).prop_map(Duration::from_nanos),
    ]
}

fn act() -> impl Strategy<Value = Act> {
    prop_oneof![
        12 => Just(Act::PressRunning),
        2 => color().prop_map(Act::Press),
        3 => color().prop_map(Act::Start),
        2 => Just(Act::Stop),
        1 => (color(), amount()).prop_map(|(color, time)| Act::Set(color, time)),
        1 => (color(), amount()).prop_map(|(color, time)| Act::Add(color, time)),
        1 => (color(), amount()).prop_map(|(color, time)| Act::Take(color, time)),
        1 => color().prop_map(Act::Retract),
        1 => (color(), 0..6_u32).prop_map(|(color, moves)| Act::SetMoves(color, moves)),
        1 => (color(), 0..4_usize).prop_map(|(color, period)| Act::SetPeriod(color, period)),
        1 => Just(Act::HearFlag),
        1 => Just(Act::Timestamp),
    ]
}

/// The acts of a game with the time between them.
fn acts() -> impl Strategy<Value = Vec<(Duration, Act)>> {
    prop::collection::vec((amount(), act()), 1..40)
}

/// Five thousand cases of twenty acts on average are a hundred thousand acts a method; twenty times that when a long run
/// is asked for.
fn cases() -> ProptestConfig {
    let cases = if std::env::var_os("JADOUBE_LONG").is_some() {
        100_000
    } else {
        5_000
    };
    ProptestConfig {
        cases,
        failure_persistence: None,
        // The usual one is a cipher, and takes most of the time where nothing is optimised.
        rng_algorithm: RngAlgorithm::XorShift,
        ..ProptestConfig::default()
    }
}

fn clock(control: &str) -> Clock {
    match control.parse() {
        Ok(AgreedTimeControl::Timed(controls)) => Clock::new(controls),
        other => panic!("{control}: {other:?}"),
    }
}

fn at(nanos: i128) -> Moment {
    Moment::after(Duration::from_nanos(
        nanos.try_into().expect("within five centuries"),
    ))
}

/// Does the same to the clock and to the ledger and compares after every act.
fn kept_to_the_nanosecond(control: &str, acts: &[(Duration, Act)]) -> Result<(), TestCaseError> {
    let mut clock = clock(control);
    let mut ledger = Ledger::new(clock.controls().clone());
    for &(gap, act) in acts {
        let now = ledger.now + nanos(gap);
        ledger.pass_until(now);
        let moment = at(now);
        match act {
            Act::PressRunning => {
                if let Some(color) = ledger.running {
                    clock.press(color, moment);
                    ledger.press(color);
                }
            }
            Act::Press(color) => {
                clock.press(color, moment);
                ledger.press(color);
            }
            Act::Start(color) => {
                clock.start(color, moment);
                ledger.start(color);
            }
            Act::Stop => {
                clock.stop(moment);
                ledger.running = None;
            }
            Act::Set(color, time) => {
                clock.set(color, time, moment);
                ledger.correct(color, |_| nanos(time));
            }
            Act::Add(color, time) => {
                clock.add(color, time, moment);
                ledger.correct(color, |left| left + nanos(time));
            }
            Act::Take(color, time) => {
                clock.take(color, time, moment);
                ledger.correct(color, |left| (left - nanos(time)).max(0));
            }
            Act::Retract(color) => {
                clock.retract_press(color, moment);
                ledger.retract(color);
            }
            Act::SetMoves(color, moves) => {
                clock.news(moment);
                clock.set_moves(color, moves);
                ledger.accounts[color].moves = moves;
            }
            Act::SetPeriod(color, period) => {
                clock.set_period(color, period, moment);
                ledger.set_period(color, period);
            }
            Act::HearFlag => {
                if let Some((color, due)) = clock.flag_due().filter(|(_, due)| *due <= moment) {
                    prop_assert_eq!(clock.drop_flag(color, moment), due);
                }
            }
            Act::Timestamp => {}
        }
        ledger.pass_until(now);
        clock.news(moment);
        agree(&clock, &ledger)?;
        changes_are_foretold(&clock, moment)?;
    }
    let kept = ron::to_string(&clock).expect("a clock can be kept");
    prop_assert_eq!(ron::from_str::<Clock>(&kept).expect(&kept), clock);
    Ok(())
}

/// The clock and the ledger say the same, and the ledger's books are in order.
fn agree(clock: &Clock, ledger: &Ledger) -> Result<(), TestCaseError> {
    let now = at(ledger.now);
    let mut spent = 0;
    for color in Color::ALL {
        let account = &ledger.accounts[color];
        prop_assert_eq!(
            nanos(clock.main_time(color, now)),
            account.balance(),
            "time of {:?}",
            color
        );
        prop_assert_eq!(
            nanos(clock.delay_left(color, now)),
            account.delay,
            "delay of {:?}",
            color
        );
        prop_assert_eq!(
            (clock.moves(color), clock.period(color)),
            (account.moves, account.period)
        );
        let fallen = ledger
            .fallen
            .iter()
            .find(|(fallen, _)| *fallen == color)
            .map(|(_, when)| at(*when));
        prop_assert_eq!(clock.fallen()[color], fallen, "flag of {:?}", color);
        spent += account.used + account.waited + account.counted + account.over;
    }
    prop_assert_eq!(
        spent,
        ledger.ran,
        "every nanosecond that ran is in one of the pots"
    );
    prop_assert_eq!(clock.running(), ledger.running);
    prop_assert_eq!(
        clock.first_fallen(),
        ledger
            .fallen
            .first()
            .map(|(color, when)| (*color, at(*when)))
    );
    Ok(())
}

/// Until the next change foretold, both faces stay as they are; then one of them is different.
fn changes_are_foretold(clock: &Clock, now: Moment) -> Result<(), TestCaseError> {
    let faces = |moment| ByColor::new_with(|color| clock.face(color, moment));
    let far = now + Duration::from_secs(1_000);
    let Some(next) = clock.next_change(now) else {
        prop_assert_eq!(faces(now), faces(far), "nothing was to change");
        return Ok(());
    };
    prop_assert!(next > now);
    for before in [
        now + (next - now) / 2,
        now + (next - now).saturating_sub(Duration::from_nanos(1)),
    ] {
        prop_assert_eq!(faces(now), faces(before), "unchanged until {}", next);
    }
    prop_assert_ne!(faces(now), faces(next), "changed at {}", next);
    Ok(())
}

macro_rules! a_method_keeps_time {
    ($($method:ident: $($control:literal)*;)*) => { proptest! {
        #![proptest_config(cases())]
        $(#[test]
        fn $method(control in select(&[$($control),*][..]), acts in acts()) {
            kept_to_the_nanosecond(control, &acts)?;
        })*
    } };
}

a_method_keeps_time! {
    sudden_death: "20" "20;freeze" "0.5" "10:5" "10:5;own" "5:5:5:5" "3/20:10" "2/10" "2/10:1/5:7;freeze";
    fischer: "10+2" "0+3" "10+2;late" "10+2;playon" "2/10+2:5+1" "10+1:5+3" "10:5+3;own" "2/9:1/4+0.1:3+2;late";
    bronstein: "10b2" "0b3" "5b7.5;playon" "2/10b2:5b1" "10b1:5b3" "10:5b3;own" "6b3:3";
    us_delay: "10d2" "0d3" "5d7.5;playon" "2/10d2:5d1" "10d1:5d3" "10:5d3;own" "6d3:3+1";
    hourglass: "*10" "*3" "*10;playon" "5:*4" "5:*4;playon;own";
    japanese_byoyomi: "3x3" "1x5" "5x0.7" "8:3x3" "8:1x5;playon" "4b1:2x3";
    canadian_byoyomi: "3c9" "1c5" "c8" "8:3c9" "8:2c5;playon" "5+1:c6";
    upcount: "^" "^7" "9:^" "9+1:^";
    fixed_time: "=5" "=1.5" "=5;playon" "8:=4";
    different_controls: "W10-B8" "W10+2-B*5" "W5:5-B2/5:5" "W6d2-B3x3" "W^-B4;freeze" "W5:5-B5:^" "W*4-B9b2;playon"
        "W5:5;own-B5:5" "W=4-B2c9";
}

#[test]
fn a_day_at_ten_presses_a_second_loses_nothing() {
    for (control, tenths) in [("21600", 0), ("21600+0.1", 1), ("21600d0.05", 0)] {
        let mut clock = clock(control);
        let start = clock.main_time(Color::White, Moment::START)
            + clock.main_time(Color::Black, Moment::START);
        let mut now = Moment::START;
        clock.start(Color::White, now);
        let mut mover = Color::White;
        let (mut waited, mut gained) = (Duration::ZERO, Duration::ZERO);
        for press in 0..6 * 3_600 * 10_u64 {
            // A tenth of a second on average, never the same twice running: 1 ns to 99 999 999 ns less or more.
            let shift = press / 2 * 48_271 % 99_999_999 + 1;
            let thought = if press % 2 == 0 {
                100_000_000 + shift
            } else {
                100_000_000 - shift
            };
            let thought = Duration::from_nanos(thought);
            now = now + thought;
            waited += thought.min(clock.controls()[mover].periods()[0].method.delay());
            clock.press(mover, now);
            gained += Duration::from_millis(100) * tenths;
            mover = mover.other();
        }
        let left = clock.main_time(Color::White, now) + clock.main_time(Color::Black, now);
        let lost =
            nanos(start) + nanos(gained) + nanos(waited) - nanos(now.since_start()) - nanos(left);
        assert_eq!(lost, 0, "{control}");
        assert_eq!(now.since_start(), Duration::from_hours(6));
        assert_eq!(
            clock.moves(Color::White) + clock.moves(Color::Black),
            216_000
        );
    }
}
