//! What a ruling or a correction changes a clock by stands beside its digits for four seconds, wherever that clock is.

use std::time::Duration;

use eframe::egui::{Rect, vec2};
use jadoube_core::chess::{Color, Square};
use jadoube_core::laws::{ArbiterAct, Event, PlayerAct};
use jadoube_ui::kit::theme::Palette;
use jadoube_ui::{Command, Screen};

use super::blitz_scenes::checked;
use super::column::{face, painted};
use super::fits::{faults, galleys};
use super::scenes::Window;
use super::table_scenes::{blitz_of, of_two};
use crate::support::app_harness::{AppHarness, window};

const WHITE: &str = "Ana Kovač";
const BLACK: &str = "Boris Petrović";

/// Where that text stands in that player's clock face.
fn told(window: &Window, player: &str, text: &str) -> Option<Rect> {
    let face = face(window, player);
    let mut all = galleys(window).into_iter();
    let found = all.find(|(galley, place)| galley.text() == text && face.contains_rect(*place));
    found.map(|(_, place)| place)
}

fn passes(window: &mut Window, milliseconds: u64) {
    let later = window.now() + Duration::from_millis(milliseconds);
    window.wait_until(later);
    window.step();
}

/// Black has made an illegal move in a game of that time.
fn charged(time: &str) -> AppHarness {
    let mut shell = of_two(blitz_of(time));
    let now = shell.now();
    shell.hear(Event::of_arbiter(now, ArbiterAct::Start));
    shell.does(Color::White, PlayerAct::Move("e4".to_owned()));
    for act in [
        PlayerAct::Lift(Square::E7),
        PlayerAct::Release(Square::E4),
        PlayerAct::Press,
    ] {
        shell.does(Color::Black, act);
    }
    shell
}

#[test]
fn the_minute_stands_beside_the_clock_that_gained_it_in_every_window() {
    for time in ["300+3", "40/5400+30:1800+30"] {
        for (width, height) in [(900.0, 600.0), (1280.0, 800.0), (800.0, 1280.0)] {
            let mut window = window(charged(time), 900.0, 600.0);
            window.set_size(vec2(width, height));
            window.run_ok();
            let name = format!("{time} {width}×{height}");
            let gained = told(&window, WHITE, "+1:00");
            assert!(gained.is_some(), "{name}");
            assert_eq!(told(&window, BLACK, "+1:00"), None, "{name}");
            let undone = told(&window, BLACK, "−0:03").or(told(&window, BLACK, "−0:30"));
            assert_eq!(undone, None, "{name}: nobody saw it come");
            let faults = faults(&window);
            assert!(faults.is_empty(), "{name}: {faults:?}");
        }
    }
}

#[test]
fn a_name_beside_it_is_still_read_and_its_digits_do_not_touch_its_edge() {
    for time in ["300+3", "40/5400+30:1800+30"] {
        let window = window(charged(time), 900.0, 600.0);
        for (player, change) in [(WHITE, "+1:00"), (BLACK, "−0:")] {
            let face = face(&window, player);
            let inside = |place: &Rect| face.contains_rect(*place);
            let all: Vec<_> = galleys(&window);
            let name = all
                .iter()
                .find(|(galley, place)| galley.text() == player && inside(place));
            let (name, _) = name.expect("a name");
            let size = name.job.sections[0].format.font_id.size;
            assert!(size >= 12.0, "{player} in {time}: {size}");
            let told = all
                .iter()
                .find(|(galley, place)| galley.text().starts_with(change) && inside(place));
            let Some((_, digits)) = told else { continue };
            let grounds = painted(&window, Palette::ALL[0].here_tint);
            let ground = grounds.iter().find(|ground| ground.contains_rect(*digits));
            let ground = ground.expect("a ground beneath the digits");
            let free = digits.top() - ground.top();
            assert!(free >= 2.0, "{player} in {time}: {free} above");
            assert!((ground.bottom() - digits.bottom() - free).abs() < 1.0);
        }
    }
}

#[test]
fn it_goes_after_four_seconds() {
    for animation in [false, true] {
        let mut shell = checked();
        shell.set(|settings| settings.preferences.animation = animation);
        let mut window = window(shell, 1280.0, 800.0);
        window.step();
        passes(&mut window, 3_000);
        assert!(told(&window, WHITE, "+1:00").is_some());
        passes(&mut window, 1_060);
        let stands = told(&window, WHITE, "+1:00").is_some();
        assert_eq!(stands, animation, "it fades where pictures move");
        passes(&mut window, 200);
        assert_eq!(told(&window, WHITE, "+1:00"), None);
    }
}

#[test]
fn a_correction_tells_what_it_took_or_gave() {
    let mut shell = charged("300");
    let now = shell.now();
    shell.hear(Event::of_arbiter(now, ArbiterAct::Stop));
    let mut window = window(shell, 900.0, 600.0);
    passes(&mut window, 5_000);
    let shown = |window: &Window, color| {
        let clock = window.arbiter().table().clock().expect("a clock");
        clock.face(color, window.now()).shown
    };
    let seconds = Duration::from_secs;
    let (white, black) = (shown(&window, Color::White), shown(&window, Color::Black));
    let set = ArbiterAct::SetTimes(white.saturating_sub(seconds(90)), black + seconds(5));
    window.hear(Event::of_arbiter(window.now(), set));
    window.run();
    assert!(told(&window, WHITE, "−1:30").is_some());
    assert!(told(&window, BLACK, "+0:05").is_some());
}

/// Whether a change of any size stands in that player's clock face.
fn is_any_told(window: &Window, player: &str) -> bool {
    let face = face(window, player);
    let is_change = |text: &str| text.starts_with(['+', '−']);
    let mut all = galleys(window).into_iter();
    all.any(|(galley, place)| is_change(galley.text()) && face.contains_rect(place))
}

#[test]
fn what_ran_before_a_correction_at_the_desk_is_no_part_of_it() {
    let mut shell = of_two(blitz_of("300"));
    let now = shell.now();
    shell.hear(Event::of_arbiter(now, ArbiterAct::Start));
    let mut window = window(shell, 1280.0, 800.0);
    window.ask(Command::Show(Screen::Desk));
    passes(&mut window, 5_300);
    window.hear(Event::of_arbiter(window.now(), ArbiterAct::Stop));
    let reading = |color| {
        let clock = window.arbiter().table().clock().expect("a clock");
        clock.remaining(color, window.now())
    };
    // What the desk sets is what it read off the clock, in whole seconds.
    let white = reading(Color::White) + Duration::from_mins(1);
    let black = reading(Color::Black);
    let set = ArbiterAct::SetTimes(white, black);
    window.hear(Event::of_arbiter(window.now(), set));
    window.ask(Command::Show(Screen::Table));
    window.run();
    assert!(told(&window, WHITE, "+1:00").is_some());
    assert!(!is_any_told(&window, BLACK));
    // Where the running clock is put back to what it showed before, it says so and nothing of the other.
    window.ask(Command::Show(Screen::Desk));
    passes(&mut window, 6_000);
    let set = ArbiterAct::SetTimes(white.saturating_sub(Duration::from_secs(45)), black);
    window.hear(Event::of_arbiter(window.now(), set));
    window.ask(Command::Show(Screen::Table));
    window.run();
    assert!(told(&window, WHITE, "−0:45").is_some());
    assert!(!is_any_told(&window, BLACK));
}

#[test]
fn a_folded_correction_names_whose_time_was_set() {
    for both in [false, true] {
        let mut shell = of_two(blitz_of("300"));
        let now = shell.now();
        let arbiter = |shell: &mut AppHarness, act| shell.hear(Event::of_arbiter(now, act));
        arbiter(&mut shell, ArbiterAct::Start);
        arbiter(&mut shell, ArbiterAct::Stop);
        let [white, black] = [300, if both { 270 } else { 251 }].map(Duration::from_secs);
        let white = if both {
            Duration::from_secs(251)
        } else {
            white
        };
        arbiter(&mut shell, ArbiterAct::SetTimes(white, black));
        arbiter(&mut shell, ArbiterAct::StartClock(Color::White));
        for act in [
            PlayerAct::Lift(Square::E2),
            PlayerAct::Release(Square::E5),
            PlayerAct::Press,
        ] {
            shell.does(Color::White, act);
        }
        let mut window = window(shell, 1280.0, 800.0);
        window.run();
        let all = galleys(&window);
        let named: Vec<(String, String)> = all
            .iter()
            .flat_map(|(digits, place)| {
                let beside = all.iter().filter(move |(_, name)| {
                    let gap = place.left() - name.right();
                    (0.0..12.0).contains(&gap) && (name.center().y - place.center().y).abs() < 4.0
                });
                let digits = digits.text().to_owned();
                beside.map(move |(name, _)| (name.text().to_owned(), digits.clone()))
            })
            .filter(|(_, digits)| ["5:00", "4:11", "4:30"].contains(&&**digits))
            .collect();
        let told = |player: &str, time: &str| {
            let named = named.iter();
            named
                .filter(|(name, digits)| player.starts_with(&**name) && digits == time)
                .count()
        };
        if both {
            assert!(
                told(WHITE, "4:11") == 1 && told(BLACK, "4:30") == 1,
                "{named:?}"
            );
        } else {
            assert!(
                told(BLACK, "4:11") == 1 && told(WHITE, "5:00") == 0,
                "{named:?}"
            );
        }
    }
}
