//! What is heard when something happens at the board.

use std::fmt;

use crate::app::sound::{Sound, SoundFault, Sounds};
use crate::chess::Color;
use crate::laws::{Consequence, Deed, PlayerAct};
use crate::record::Entry;

/// Something that makes sounds.
pub trait Audio: fmt::Debug {
    /// Makes a sound, unless sounds are off.
    fn play(&self, sound: Sound);

    /// Switches sounds on or off.
    fn set_on(&mut self, on: bool);

    /// How loud sounds are from now on, from 0 to 1.
    fn set_volume(&mut self, volume: f32);

    /// Why nothing is heard, if anything was noticed.
    fn fault(&self) -> Option<SoundFault>;
}

impl Audio for Sounds {
    fn play(&self, sound: Sound) {
        Sounds::play(self, sound);
    }

    fn set_on(&mut self, on: bool) {
        Sounds::set_on(self, on);
    }

    fn set_volume(&mut self, volume: f32) {
        Sounds::set_volume(self, volume);
    }

    fn fault(&self) -> Option<SoundFault> {
        self.note()
    }
}

/// No sound at all.
#[derive(Clone, Copy, Debug, Default)]
pub struct Silence;

impl Audio for Silence {
    fn play(&self, _: Sound) {}

    fn set_on(&mut self, _: bool) {}

    fn set_volume(&mut self, _: f32) {}

    fn fault(&self) -> Option<SoundFault> {
        None
    }
}

/// The sounds of what happened, in order, each once.
#[must_use]
#[expect(
    clippy::wildcard_enum_match_arm,
    reason = "most acts and consequences are silent"
)]
pub fn sounds_of(entry: &Entry) -> Vec<Sound> {
    let mut sounds = Vec::new();
    let consequences: Vec<&Consequence> = entry
        .rulings
        .iter()
        .flat_map(|ruling| &ruling.consequences)
        .collect();
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
