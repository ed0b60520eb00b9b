//! How strong a passphrase is is said while it is typed; weak ones are used only on purpose, and four words are a click away.

use eframe::egui::accesskit::Role as Part;
use egui_kittest::kittest::{NodeT, Queryable, by};
use jadoube::app::store::MemoryStore;
use jadoube_core::i18n::{Language, WordList};
use jadoube_core::laws::{Edition, Standing};
use jadoube_ui::{Command, Screen};

use super::ENDING;
use crate::support::adjournment_harness::AdjournmentHarness;

const ARBITERS: &str = "The arbiter’s passphrase";

fn asking() -> (AdjournmentHarness, MemoryStore) {
    let files = MemoryStore::default();
    let mut hall = AdjournmentHarness::playing(&files, Edition::E2023, ENDING);
    hall.ask(Command::Show(Screen::Adjourning));
    (hall, files)
}

/// Whether the arbiter can go on to the player's part.
fn can_go_on(hall: &AdjournmentHarness) -> bool {
    let button = hall.window.get_by_label("Ask for the sealed move");
    !button.accesskit_node().is_disabled()
}

/// The words that the scripted randomness draws.
fn drawn(language: Language) -> String {
    let list = WordList::of(language);
    let bits = [0x7C15, 0x7F4A, 0x79B9, 0x9E37];
    let words = bits.map(|bits| list.draw(bits).expect("a fair draw"));
    words.join(" ")
}

#[test]
fn a_weak_passphrase_is_used_only_by_somebody_who_was_told() {
    let (mut hall, _files) = asking();
    for (text, told) in [
        ("a", "in minutes"),
        ("rook", "in minutes"),
        ("three knights", "in a day"),
        ("three knights ok", "in weeks"),
    ] {
        hall.overwrite(ARBITERS, text);
        hall.overwrite("Repeat", text);
        assert!(hall.shows(told), "{text}");
        assert!(!can_go_on(&hall), "{text}: not without a word");
    }
    hall.picture("17-weak");
    hall.window
        .get_by_role_and_label(Part::CheckBox, "Use it anyway")
        .click_accesskit();
    hall.window.run();
    assert!(can_go_on(&hall));
    hall.overwrite(ARBITERS, "rook");
    hall.overwrite("Repeat", "rook");
    assert!(!can_go_on(&hall), "that was said of another one");
    for (text, told) in [
        ("three knights on board", "takes years"),
        (
            "three knights on a chessboard in Bled",
            "Strong: takes more than a lifetime",
        ),
    ] {
        hall.overwrite(ARBITERS, text);
        hall.overwrite("Repeat", text);
        assert!(hall.shows(told), "{text}");
        assert!(can_go_on(&hall), "{text}");
    }
}

#[test]
fn four_words_are_drawn_written_down_and_typed_once_more() {
    let words = drawn(Language::English);
    let (mut hall, files) = asking();
    hall.press("Suggest four words");
    hall.picture("16-four-words");
    assert!(hall.shows("Write these words down"));
    assert!(hall.shows("Strong: takes more than a lifetime to guess."));
    assert!(!can_go_on(&hall), "nobody has written them down yet");
    hall.write("Repeat", &words);
    assert!(
        !hall.shows("Write these words down"),
        "they are hidden again"
    );
    assert!(can_go_on(&hall));
    hall.press("Ask for the sealed move");
    hall.write("Move to be sealed", "Re7");
    hall.press("Seal it and stop the clock");
    drop(hall);
    let mut again = AdjournmentHarness::open(&files);
    again.resume(&words);
    assert_eq!(again.standing(), Standing::Playing);
}

#[test]
fn drawn_words_are_told_to_no_screen_reader_and_kept_in_no_file() {
    let words = drawn(Language::English);
    let (mut hall, files) = asking();
    // One of them stands on the screen anyhow.
    let secret: Vec<&str> = words.split(' ').filter(|word| !hall.shows(word)).collect();
    assert!(secret.len() >= 3, "{words}");
    hall.press("Suggest four words");
    for _ in 0..2 {
        for word in &secret {
            for node in hall.window.query_all(by().predicate(|_| true)) {
                let told = format!("{:?}", node.accesskit_node().data());
                assert!(!told.contains(word), "{told}");
            }
            for name in files.names() {
                let bytes = files.file(&name).expect("a file");
                let holds = bytes
                    .windows(word.len())
                    .any(|part| part == word.as_bytes());
                assert!(!holds, "{} holds {word}", name.display());
            }
        }
        hall.write("Repeat", &words);
    }
    assert!(!format!("{:?}", hall.window.state()).contains(&words));
}

#[test]
fn the_words_are_those_of_the_program_s_language() {
    for (language, button) in [
        (Language::Slovene, "Izžrebaj štiri besede"),
        (Language::SerbianLatin, "Izvuci četiri reči"),
        (Language::SerbianCyrillic, "Извуци четири речи"),
    ] {
        let (mut hall, _files) = asking();
        let mut settings = hall.window.state().settings().clone();
        settings.preferences.language = Some(language);
        hall.ask(Command::Change(Box::new(settings)));
        hall.press(button);
        let again = jadoube_core::i18n::Words::new(language).tr("passphrase-again");
        hall.write(&again, &drawn(language));
        let next = jadoube_core::i18n::Words::new(language).tr("adjourn-ask");
        let next = hall.window.get_by_label(&next);
        assert!(!next.accesskit_node().is_disabled(), "{language:?}");
    }
}

#[test]
fn what_is_typed_after_the_draw_is_judged_by_itself() {
    let (mut hall, _files) = asking();
    hall.press("Suggest four words");
    hall.overwrite(ARBITERS, "rook");
    assert!(!hall.shows("Write these words down"));
    assert!(hall.shows("in minutes"));
    hall.press("Suggest four words");
    assert!(hall.shows("Write these words down"));
    hall.press("Other words");
    assert!(hall.shows("Write these words down"));
}
