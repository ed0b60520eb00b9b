//! Playing sounds: one thread owns the audio device, and nobody ever waits for it.

pub mod countdown;
pub mod cues;
#[cfg(feature = "sound")]
mod device;
mod synthesis;

use std::fmt;

pub use jadoube_ui::Sound;
pub use synthesis::{SAMPLE_RATE, samples};

/// Why nothing is heard although sounds are on; the preferences show one quiet note of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum SoundFault {
    /// This program was built without sound.
    LeftOut,
    /// This machine has no audio device, or none that can be found.
    NoDevice,
    /// There is a device, but it would not play, or went away.
    Refused,
}

/// The sounds of the program and the one switch that silences them.
///
/// The device is open while a clock runs, so that no beginning is lost; else it is opened for a sound and closed about a
/// second after the last, so a silent program costs nothing. What cannot be played is dropped; the next sound tries again.
#[derive(Debug)]
pub struct Sounds {
    on: bool,
    volume: f32,
    #[cfg(feature = "sound")]
    device: device::Device,
}

impl Sounds {
    /// Sounds that are switched on; no device is opened before the first is played.
    pub fn new() -> Self {
        Self {
            on: true,
            volume: 1.0,
            #[cfg(feature = "sound")]
            device: device::Device::new(),
        }
    }

    /// Plays `sound` beside those that still ring, unless sounds are off. Returns at once, whatever the device does.
    pub fn play(&self, sound: Sound) {
        if !self.on || self.volume <= 0.0 {
            return;
        }
        #[cfg(feature = "sound")]
        self.device.play(sound, self.volume);
        #[cfg(not(feature = "sound"))]
        let _ = sound;
    }

    /// Switches all sounds on or off; what rings already may ring out.
    pub fn set_on(&mut self, on: bool) {
        self.on = on;
    }

    /// Opens the device before it is needed, and keeps it open for as long as that is wanted.
    pub fn stay_open(&mut self, is_wanted: bool) {
        #[cfg(feature = "sound")]
        self.device
            .stay_open(is_wanted && self.on && self.volume > 0.0);
        #[cfg(not(feature = "sound"))]
        let _ = is_wanted;
    }

    /// How loud sounds are from now on, from 0 (nothing is heard) to 1 (as they are made); what lies beyond counts as these.
    pub fn set_volume(&mut self, volume: f32) {
        self.volume = volume.clamp(0.0, 1.0);
    }

    pub fn volume(&self) -> f32 {
        self.volume
    }

    /// Whether sounds are switched on.
    pub fn is_on(&self) -> bool {
        self.on
    }

    /// Why nothing can be heard, as far as was noticed; `None` while all is well or nothing was tried.
    pub fn note(&self) -> Option<SoundFault> {
        #[cfg(feature = "sound")]
        return self.device.fault();
        #[cfg(not(feature = "sound"))]
        Some(SoundFault::LeftOut)
    }
}

impl Default for Sounds {
    fn default() -> Self {
        Self::new()
    }
}

pub trait Audio: fmt::Debug {
    /// Makes a sound, unless sounds are off.
    fn play(&self, sound: Sound);

    /// Switches sounds on or off.
    fn set_on(&mut self, on: bool);

    /// How loud sounds are from now on, from 0 to 1.
    fn set_volume(&mut self, volume: f32);

    /// Gets ready before a sound is asked for, for as long as that is wanted; what needs no getting ready does nothing.
    fn stay_open(&mut self, _is_wanted: bool) {}

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

    fn stay_open(&mut self, is_wanted: bool) {
        Sounds::stay_open(self, is_wanted);
    }

    fn fault(&self) -> Option<SoundFault> {
        self.note()
    }
}

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
