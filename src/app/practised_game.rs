//! The game that is shown where something is learnt, and what is heard of it.

use super::frame_context::AppContext;
use super::sound::cues::sounds_since;
use jadoube_core::clock::Moment;
use jadoube_core::laws::Arbiter;
use jadoube_core::learn::PracticeGame;
use jadoube_core::record::Entry;
use jadoube_core::record::narrative::Narrative;
use jadoube_ui::{Players, Settings};

/// The game that is shown where something is learnt, in the place of the one on the table.
#[derive(Debug)]
pub struct PractisedGame<'a> {
    pub arbiter: &'a Arbiter,
    pub now: Moment,
    pub log: &'a [Entry],
    pub narrative: &'a Narrative,
    pub players: Players,
    /// What is chosen, as far as it concerns it.
    pub settings: Settings,
}

/// What happened since is heard.
pub fn sound_from(game: &PracticeGame, before: usize, cx: &AppContext<'_>) {
    for sound in sounds_since(game.log(), before, game.arbiter().table()) {
        cx.platform.play(sound);
    }
}
