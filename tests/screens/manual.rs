//! The manual inside the program: the pages of `assets/manual`, each to be chosen.

use egui_kittest::kittest::Queryable;
use jadoube_core::i18n::{Language, Words};
use jadoube_ui::Screen;

use super::fits::texts;
use super::scenes::screen;
use super::table::click;

#[test]
fn every_page_of_the_manual_is_chosen_by_its_name_and_read() {
    let words = Words::new(Language::English);
    let mut window = screen(words, Screen::Manual);
    for (name, said) in [
        ("Learn the Laws", "lesson"),
        ("On the command line", "jadoube judge"),
        ("How to play", "Names and time are"),
    ] {
        click(&mut window, name);
        let shown = texts(&window);
        assert!(
            shown.iter().any(|(text, _)| text.contains(said)),
            "{name}: {shown:?}"
        );
    }
    window.get_by_label("Manual");
}

#[test]
fn the_page_of_keys_leads_to_the_manual() {
    let mut window = screen(Words::new(Language::English), Screen::Keys);
    click(&mut window, "Manual");
    assert_eq!(window.state().screen(), Screen::Manual);
}
