//! What is heard when something happens at the board.

use crate::app::sound::Sound;
use jadoube_core::chess::Color;
use jadoube_core::laws::{Consequence, Deed, PlayerAct};
use jadoube_core::record::Entry;

/// The sounds of what happened, in order, each once.
#[expect(
    clippy::wildcard_enum_match_arm,
    reason = "most acts and consequences are silent"
)]
pub fn sounds_of(entry: &Entry) -> Vec<Sound> {
    let mut sounds = Vec::new();
    let consequences: Vec<&Consequence> = entry.consequences().collect();
    let captures = consequences
        .iter()
        .any(|consequence| matches!(consequence, Consequence::Made(mv) if mv.is_capture()));
    match &entry.event.deed {
        Deed::Player(color, act) => match act {
            PlayerAct::Release(_)
            | PlayerAct::Set(_)
            | PlayerAct::PutBack
            | PlayerAct::Play(_)
            | PlayerAct::Move(_) => {
                sounds.push(if captures {
                    Sound::Capture
                } else {
                    Sound::Move
                });
            }
            PlayerAct::Press => sounds.push(lever(*color)),
            PlayerAct::OfferDraw => sounds.push(Sound::DrawOffer),
            PlayerAct::StopClocks => sounds.push(Sound::Alert),
            _ => {}
        },
        Deed::Flag(_) => sounds.push(Sound::Flag),
        Deed::Arbiter(_) | Deed::Common(..) => {}
    }
    if let Deed::Player(color, PlayerAct::Move(_)) = &entry.event.deed {
        sounds.push(lever(*color));
    }
    for consequence in consequences {
        let sound = match consequence {
            Consequence::Illegal(..)
            | Consequence::Reinstate
            | Consequence::ReinstateAt(_)
            | Consequence::AskArbiter(_) => Sound::Alert,
            Consequence::Period(..) => Sound::PeriodChange,
            Consequence::Over(_) => Sound::GameOver,
            _ => continue,
        };
        if !sounds.contains(&sound) {
            sounds.push(sound);
        }
    }
    sounds
}

const fn lever(color: Color) -> Sound {
    match color {
        Color::White => Sound::LeverLeft,
        Color::Black => Sound::LeverRight,
    }
}
