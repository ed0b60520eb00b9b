//! The log of the side clock on paper, in every language.

use std::time::Duration;

use jadoube_core::chess::{ByColor, Color};
use jadoube_core::clock::Moment;
use jadoube_core::i18n::{Language, Words};
use jadoube_core::record::print::pdf::Paper;
use jadoube_core::record::side_clock::{
    SideClock, SideClockAct, SideClockCorrection, SideClockSetting, StopReason,
};
use jadoube_ui::{LogExtent, side_clock_pages};

use crate::support::poppler;

/// A side clock with so many presses, a correction and two flags.
fn side_clock(presses: u64) -> SideClock {
    let mut side_clock = SideClock::default();
    let mut millis = 250;
    let mut hear = |act: SideClockAct| {
        millis += 1_750;
        assert!(side_clock.hear(act, Moment::after(Duration::from_millis(millis))));
    };
    hear(SideClockAct::Set(SideClockSetting {
        control: "600;playon".parse().expect("a time control"),
        names: ByColor {
            white: "Łukasz Žižek".to_owned(),
            black: "Ѓорѓи Ђокић".to_owned(),
        },
        day: "2026-11-21 18:05:09 UTC".to_owned(),
        tournament_board: None,
    }));
    hear(SideClockAct::Begin(Color::White));
    for press in 0..presses {
        hear(SideClockAct::Press(Color::from_white(press % 2 == 0)));
    }
    hear(SideClockAct::Stop(StopReason::ByHand));
    hear(SideClockAct::Correct(SideClockCorrection {
        times: ByColor {
            white: Duration::from_secs(1),
            black: Duration::from_mins(10),
        },
        moves: ByColor { white: 7, black: 6 },
        illegal: ByColor { white: 1, black: 0 },
        gives: None,
        of_incident: false,
        periods: ByColor { white: 0, black: 0 },
        next: Color::White,
        reason: "Две минуте противнику: недозвољен потез, први пут у овој партији, Art. 7.5.5"
            .to_owned(),
    }));
    hear(SideClockAct::Resume(Color::White));
    side_clock.time_passes(Moment::after(Duration::from_hours(1)));
    side_clock
}

#[test]
fn the_log_of_an_evening_is_printed_in_every_language() {
    for language in Language::ALL {
        let words = Words::new(language);
        let written =
            side_clock_pages(&side_clock(3), words, Paper::A4, LogExtent::Session).written();
        poppler::keep(&format!("clock-log-{}", language.tag()), &written);
        let text = poppler::text(&written);
        assert!(
            text.contains("2026-11-21") && text.contains("18:05:09 UTC"),
            "{text}"
        );
        // What is too long for a line goes on in the next.
        let unbroken = text.split_whitespace().collect::<Vec<_>>().join(" ");
        for what in [
            &*words.tr("log-title"),
            &*words.tr("color-white"),
            &*words.tr("sheet-signature-white"),
            &*words.tr("report-signature"),
            "Łukasz Žižek",
            "Ѓорѓи Ђокић",
            "недозвољен потез",
            // The side that had a second left ran from 14.25 s on.
            "0:00:15.250",
        ] {
            let what = what.replace('\u{a0}', " ");
            assert!(unbroken.contains(&what), "{what} in {language:?}:\n{text}");
        }
    }
}

#[test]
fn a_long_evening_goes_on_from_page_to_page_and_loses_no_line() {
    let (side_clock, words) = (side_clock(300), Words::new(Language::English));
    for (paper, pages) in [(Paper::A4, 8), (Paper::A5, 9)] {
        let printed = side_clock_pages(&side_clock, words, paper, LogExtent::Session);
        assert_eq!(printed.pages.len(), pages, "{paper:?}");
        let text = poppler::text(&printed.written());
        assert_eq!(text.matches(" pressed").count(), 300);
        assert_eq!(text.matches(&format!("/{pages}")).count(), pages, "{text}");
    }
}

#[test]
fn the_sheets_of_two_games_are_numbered_together() {
    let mut side_clock = side_clock(2);
    let at = Moment::after(Duration::from_hours(2));
    side_clock.hear(SideClockAct::Stop(StopReason::ByHand), at);
    for act in [
        SideClockAct::Set(SideClockSetting {
            control: "300".parse().expect("a time control"),
            names: ByColor::default(),
            day: String::new(),
            tournament_board: None,
        }),
        SideClockAct::Begin(Color::White),
    ] {
        assert!(side_clock.hear(act, at));
    }
    let words = Words::new(Language::English);
    let written = side_clock_pages(&side_clock, words, Paper::A4, LogExtent::Session).written();
    let text = poppler::text(&written);
    let tight: String = text.split_whitespace().collect();
    assert!(tight.contains("1/2") && tight.contains("2/2"), "{text}");
}
