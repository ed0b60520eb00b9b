//! The form of a new game, and what opens from it.

use jadoube_core::i18n::Words;
use jadoube_ui::{AssistLevel, Screen};

use super::scenes::{Window, game, press, pressed};

/// The form of a new game, after these buttons were pressed.
pub(super) fn form(words: Words, ids: &[&str]) -> Window {
    let mut shell = game(false);
    shell.show(Screen::NewGame);
    pressed(words, shell, ids)
}

/// A teacher helps.
pub(super) fn teaching(words: Words) -> Window {
    let mut shell = game(false);
    shell.set(|settings| settings.play.assist = AssistLevel::Teaching);
    shell.show(Screen::NewGame);
    pressed(words, shell, &[])
}

/// A position is set up beside those that were kept.
pub(super) fn set_up_kept(words: Words) -> Window {
    let mut shell = game(false);
    shell.set(|settings| {
        settings.recent.positions = [
            "8/8/8/4k3/8/8/4P3/4K3 w - - 0 1",
            "6k1/5ppp/8/8/8/8/5PPP/R5K1 w - - 0 1",
            "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1",
            "8/5P1k/8/8/8/8/8/6K1 w - - 0 1",
            "4k3/8/8/2pP4/8/8/8/4K3 w - c6 0 2",
            "k7/8/1Q6/8/8/8/8/6K1 b - - 0 1",
        ]
        .map(str::to_owned)
        .to_vec();
    });
    shell.show(Screen::NewGame);
    let ids = ["tournament-settings", "start-set-up", "start-on-the-board"];
    pressed(words, shell, &ids)
}

/// Every piece has been drawn for.
pub(super) fn ceremony_drawn(words: Words) -> Window {
    let mut window = form(
        words,
        &["tournament-settings", "start-chess960", "start-ceremony"],
    );
    for lot in [3_u32, 2, 3, 2, 3] {
        press(
            &mut window,
            &words.tr_args("ceremony-fell", &[("lot", lot.into())]),
        );
    }
    window
}

/// A start position of Chess960 is arranged by hand.
pub(super) fn arranged(words: Words) -> Window {
    form(
        words,
        &["tournament-settings", "start-chess960", "start-arrange"],
    )
}
