//! A voice that says aloud what screen readers are told: that of Speech Dispatcher where it runs, else eSpeak as a process of its
//! own. One thread owns it, and nobody ever waits for it; nothing leaves the machine.

mod espeak;
mod mouth;
mod speaking_thread;
#[cfg(unix)]
mod speech_dispatcher;
#[cfg(all(test, unix))]
mod tests;

pub use mouth::Utterance;
pub use speaking_thread::{MachineVoice, Mute, Voice, VoiceFault, VoicePlaces};
