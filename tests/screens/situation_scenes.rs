//! Situations and watched cases as people come to them.

use eframe::egui::vec2;
use jadoube_core::i18n::Words;
use jadoube_core::laws::Terms;
use jadoube_ui::{ClassChoices, Command, LearnCommand, SceneAct};

use super::scenes::Window;
use crate::support::app_harness::AppHarness;

/// The situation whose explanation is the longest of those with speech.
const LONG: &str = "the-list-on-the-screen";

/// The situation of that name in a window of that size, before its first act.
pub fn opened(name: &str, (width, height): (f32, f32)) -> Window {
    let mut shell = AppHarness::new(Terms::default());
    shell.set_size(vec2(width, height));
    shell.ask(Command::Learn(LearnCommand::OpenSituation(name.to_owned())));
    shell.run();
    shell
}

/// Goes to the end of the scene.
pub fn see_all(window: &mut Window) {
    let end = SceneAct::GoTo(usize::MAX);
    window.ask(Command::Learn(LearnCommand::Scene(end)));
    window.run();
}

/// Chooses how a class learns.
pub fn choose(window: &mut Window, change: impl FnOnce(&mut ClassChoices)) {
    let mut class = *window.state().learn().class;
    change(&mut class);
    window.ask(Command::Learn(LearnCommand::ChooseForClass(class)));
    window.run();
}

/// Rules so, and waits until all that follows is worked out.
pub fn rule(window: &mut Window, place: usize) {
    window.ask(Command::Learn(LearnCommand::Rule(place)));
    window.run();
}

fn in_words(words: Words) -> Window {
    let mut window = opened(LONG, (900.0, 600.0));
    window.speak(words);
    window.run();
    window
}

/// A situation that has begun.
pub fn begun(words: Words) -> Window {
    let mut window = in_words(words);
    window.ask(Command::Learn(LearnCommand::Scene(SceneAct::GoTo(1))));
    window.run();
    window
}

/// A situation that was watched and waits for an answer.
pub fn asked(words: Words) -> Window {
    let mut window = in_words(words);
    see_all(&mut window);
    window
}

/// The same for two learners, against the clock.
pub fn asked_of_two(words: Words) -> Window {
    let mut window = in_words(words);
    choose(&mut window, |class| {
        class.is_against_clock = true;
        class.has_two_learners = true;
    });
    see_all(&mut window);
    window
}

/// A situation that was answered, and not rightly.
pub fn answered(words: Words) -> Window {
    let mut window = in_words(words);
    see_all(&mut window);
    rule(&mut window, 2);
    window
}
