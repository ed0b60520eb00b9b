//! Every time that the program writes is one that its field reads, in every language.

use jadoube_core::chess::ByColor;
use jadoube_core::clock::presets::{DGT_3000, FURTHER, USUAL};
use jadoube_core::clock::typed_control::{read_typed, typed_text};
use jadoube_core::clock::{AgreedTimeControl, TimeControl};
use jadoube_core::i18n::time_control_text::{briefly, tile_name};
use jadoube_core::i18n::{Language, Words, read_time_said};
use proptest::prelude::*;

/// What the field reads, in words or as it is typed.
fn read(text: &str) -> Option<AgreedTimeControl> {
    let typed = read_typed(text).ok().map(|typed| typed.meant);
    typed.or_else(|| read_time_said(text).map(AgreedTimeControl::Timed))
}

/// Presets, and what else the words can say.
fn controls() -> Vec<ByColor<TimeControl>> {
    let presets = USUAL.into_iter().chain(FURTHER).chain(DGT_3000);
    let presets = presets.map(|preset| preset.agreement());
    let others = [
        "40/7200",
        "1/60",
        "1c30",
        "25c300",
        "60+0.5",
        "90.75+0.5",
        "*180",
        "=30",
        "^60",
        "5430+30",
        "300+3;late",
        "300;freeze",
        "300+3;playon",
        "40/5400+30:1800;own",
        "5400+30:1800b5",
        "W300+3-B240",
        "3600:5x30",
        "7205",
        "10",
        "30+5",
        "W5400+30-B60",
    ];
    let others = others.map(|text| text.parse().expect(text));
    presets
        .chain(others)
        .filter_map(AgreedTimeControl::timed)
        .collect()
}

fn is_read_back(controls: &ByColor<TimeControl>) {
    let agreed = AgreedTimeControl::Timed(controls.clone());
    for language in Language::ALL {
        let said = Words::new(language).time_said(controls);
        assert_eq!(read(&said).as_ref(), Some(&agreed), "{language:?}: {said}");
        let said = said.replace(' ', "\u{a0}");
        assert_eq!(read(&said).as_ref(), Some(&agreed), "{language:?}: {said}");
    }
    let typed = typed_text(&agreed);
    assert_eq!(read(&typed).as_ref(), Some(&agreed), "{typed}");
}

#[test]
fn what_is_written_of_a_time_is_read_as_the_same() {
    for controls in controls() {
        is_read_back(&controls);
        let agreed = AgreedTimeControl::Timed(controls.clone());
        for brief in [briefly(&agreed.to_string()), tile_name(&controls)] {
            let again = read(&brief).unwrap_or_else(|| panic!("{brief} of {agreed}"));
            // Settings beside the times, and what is finer than a second, are not told in short.
            let AgreedTimeControl::Timed(read) = &again else {
                panic!("{brief} is timed");
            };
            let briefer = [briefly(&again.to_string()), tile_name(read)];
            assert!(briefer.contains(&brief), "{brief} of {agreed}: {again}");
        }
    }
}

/// A time is read in whatever case and units people write it, and nothing else by that.
#[test]
fn a_time_is_read_as_people_write_it() {
    for (text, meant) in [
        ("1 minuta dla każdego", Some("60")),
        ("1 minutę dla każdego", Some("60")),
        ("60 sekund dla każdego", Some("60")),
        (
            "1 минут за свакога, 1 секунда више са сваким потезом",
            Some("60+1"),
        ),
        ("1 сат и 30 минута за свакога", Some("5400")),
        ("1 sat i 30 minuta za svakoga", Some("5400")),
        ("1 uro in 30 minut za vsakega", Some("5400")),
        ("1 час и 30 минути за секого", Some("5400")),
        (
            "1 hour and 30 minutes each, plus 30 seconds per move",
            Some("5400+30"),
        ),
        ("5 minutes plus 3 seconds each", None),
        ("5 minutes each, 3 seconds less per move", None),
    ] {
        let read = read(text).map(|agreed| agreed.to_string());
        assert_eq!(read.as_deref(), meant, "{text}");
    }
}

proptest! {
    #[test]
    fn any_time_told_in_any_language_is_read_as_the_same(
        periods in prop::collection::vec(
            (0_u32..3, 1_u32..60, 1_u64..20_000, 0_u64..90, 0_u32..4), 1..4),
    ) {
        let texts: Vec<String> = periods
            .into_iter()
            .map(|(counted, moves, time, more, kind)| {
                let moves = if counted == 0 { String::new() } else { format!("{moves}/") };
                let more = match (kind, more) {
                    (_, 0) | (0, _) => String::new(),
                    (1, more) => format!("+{more}"),
                    (2, more) => format!("b{more}"),
                    (_, more) => format!("d{more}"),
                };
                format!("{moves}{time}{more}")
            })
            .collect();
        if let Ok(AgreedTimeControl::Timed(controls)) = texts.join(":").parse() {
            is_read_back(&controls);
        }
    }
}
