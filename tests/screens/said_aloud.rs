//! What a voice says: what a screen reader is told, when a person has chosen so, and once more when that is asked for.

use std::sync::{Arc, Mutex};
use std::time::Duration;

use eframe::egui::{Key, vec2};
use jadoube::app::store::MemoryStore;
use jadoube::app::voice::{Utterance, Voice, VoiceFault};
use jadoube_core::chess::{Color, Square};
use jadoube_core::i18n::Language;
use jadoube_core::laws::{ArbiterAct, Blind, Deed, PlayerAct, Terms};
use jadoube_ui::{Command, NewGame, Screen, Urgency, VoicePace};

use super::fits::texts;
use super::scenes::Window;
use super::table::timed;
use crate::support::app_harness::{AppHarness, window};

/// A voice that notes what it is to say, and can do nothing else.
#[derive(Clone, Debug, Default)]
struct NotedVoice(Arc<Mutex<Vec<Utterance>>>);

impl Voice for NotedVoice {
    fn say(&self, utterance: Utterance) {
        self.0.lock().expect("one thread").push(utterance);
    }

    fn hush(&self) {}

    fn fault(&self) -> Option<VoiceFault> {
        Some(VoiceFault::NoVoice)
    }
}

impl NotedVoice {
    fn take(&self) -> Vec<Utterance> {
        std::mem::take(&mut self.0.lock().expect("one thread"))
    }
}

fn beside(voice: &NotedVoice, is_chosen: bool) -> Window {
    let noted = Box::new(voice.clone());
    let mut shell = AppHarness::beside(MemoryStore::default(), |platform| platform.voice = noted);
    shell.set(|settings| {
        settings.preferences.voice = is_chosen;
        settings.preferences.voice_pace = VoicePace::Fast;
    });
    let game = NewGame {
        terms: timed("300"),
        ..NewGame::default()
    };
    shell.ask(Command::Start(Box::new(game)));
    shell.act(Deed::Arbiter(ArbiterAct::Start));
    window(shell, 900.0, 600.0)
}

#[test]
fn a_blind_players_announcement_is_said_in_its_words() {
    let voice = NotedVoice::default();
    let noted = Box::new(voice.clone());
    let mut shell = AppHarness::beside(MemoryStore::default(), |platform| platform.voice = noted);
    shell.set(|settings| settings.preferences.voice = true);
    let blind = Blind {
        white: true,
        black: false,
    };
    let game = NewGame {
        terms: Terms {
            blind,
            ..timed("300")
        },
        ..NewGame::default()
    };
    shell.ask(Command::Start(Box::new(game)));
    shell.act(Deed::Arbiter(ArbiterAct::Start));
    shell.does(Color::White, PlayerAct::Lift(Square::G1));
    shell.does(Color::White, PlayerAct::Release(Square::F3));
    let mut window = window(shell, 900.0, 600.0);
    voice.take();
    window.key_press(Key::F7);
    window.run();
    let said = voice.take();
    assert!(
        said.iter().any(|it| it.words.contains("knight g1, f3")),
        "{said:?}"
    );
}

#[test]
fn a_move_is_said_once_and_again_when_it_is_asked_for() {
    let voice = NotedVoice::default();
    let mut window = beside(&voice, true);
    voice.take();
    window.does(Color::White, PlayerAct::Play("Nf3".to_owned()));
    window.run();
    let said = voice.take();
    let [move_made] = &said[..] else {
        panic!("{said:?}");
    };
    assert!(move_made.words.contains("knight to f3"), "{said:?}");
    assert_eq!(move_made.language, Language::English);
    assert_eq!(move_made.pace, VoicePace::Fast);
    window.key_press(Key::F8);
    window.run();
    assert_eq!(voice.take(), said);
}

#[test]
fn nothing_is_said_unless_a_person_has_chosen_a_voice() {
    let voice = NotedVoice::default();
    let mut window = beside(&voice, false);
    window.does(Color::White, PlayerAct::Play("Nf3".to_owned()));
    window.run();
    window.key_press(Key::F8);
    window.run();
    assert_eq!(voice.take(), []);
}

#[test]
fn a_flag_breaks_off_what_is_said() {
    let voice = NotedVoice::default();
    let mut window = beside(&voice, true);
    let end = window.now() + Duration::from_secs(400);
    window.wait_until(end);
    window.run();
    let said = voice.take();
    let urgent = said.iter().find(|it| it.urgency == Urgency::Assertive);
    assert!(urgent.is_some(), "{said:?}");
}

#[test]
fn that_there_is_no_voice_is_told_beside_the_choice() {
    let voice = NotedVoice::default();
    let mut window = beside(&voice, true);
    window.set_size(vec2(1280.0, 1600.0));
    window.show(Screen::Preferences);
    window.run();
    let told = texts(&window);
    let is_told = |it: &(String, _)| it.0.starts_with("No voice was found");
    assert!(told.iter().any(is_told), "{told:?}");
}
