//! The side clock on a phone: its form, its halves and its sheets have room for every language.

use eframe::egui::Key;
use eframe::egui::accesskit::Role as Part;
use egui_kittest::kittest::Queryable;
use jadoube_core::chess::Color;
use jadoube_core::i18n::{Language, Words};
use jadoube_core::laws::Terms;
use jadoube_core::record::side_clock::SideClockAct;
use jadoube_ui::Screen;

use super::fits::faults;
use super::scenes::Window;
use super::side_clock::{at, begun};
use crate::support::app_harness::{AppHarness, window};

/// A side clock in those words on a phone, set to that time unless there is none; Black's side runs.
fn phone(words: Words, time: Option<&str>) -> Window {
    let mut shell = AppHarness::new(Terms::default());
    shell.speak(words);
    shell.show(Screen::SideClock);
    if let Some(time) = time {
        let mut side_clock = begun(time);
        side_clock.hear(SideClockAct::Press(Color::White), at(31));
        shell.follow(&side_clock);
    }
    shell.wait_until(at(50));
    window(shell, 390.0, 844.0)
}

/// What is wrong with the side clock in those words, from the form on.
fn wrong(words: Words) -> Vec<String> {
    let mut wrong = Vec::new();
    let mut look = |window: &mut Window, name: &str| {
        let name = format!("{name}-{}", words.language().tag());
        if let Some(folder) = std::env::var_os("JADOUBE_PICTURES") {
            let path = std::path::Path::new(&folder).join(format!("phone-{name}.png"));
            let picture = window.render().expect("a picture");
            picture.save(path).expect("the folder can be written to");
        }
        let faults = faults(window);
        wrong.extend(faults.into_iter().map(|fault| format!("{name}: {fault}")));
    };
    let mut form = phone(words, None);
    look(&mut form, "form");
    form.get_by_label(&words.tr("time-more")).click();
    form.run();
    form.get_by_label_contains("19 · ").click_accesskit();
    form.run();
    form.get_by_label(&words.tr("time-apart")).click();
    form.run();
    look(&mut form, "apart");
    let mut clock = phone(words, Some("20/60d3:30:5x30"));
    look(&mut clock, "running");
    clock.key_press(Key::Escape);
    clock.run();
    look(&mut clock, "stopped");
    clock.key_press(Key::Enter);
    clock.run();
    clock.get_by_role_and_label(Part::Dialog, &words.tr("correct-title"));
    look(&mut clock, "correction");
    look(&mut phone(words, Some("20;playon")), "flag");
    wrong
}

#[test]
fn the_side_clock_fits_a_phone_in_every_language() {
    let wrong: Vec<String> = Language::ALL
        .into_iter()
        .flat_map(|language| wrong(Words::new(language)))
        .collect();
    assert!(wrong.is_empty(), "\n{}\n", wrong.join("\n"));
}
