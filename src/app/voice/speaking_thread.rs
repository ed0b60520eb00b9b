//! The thread that owns the voice: asleep while nothing is to be said, and never in anybody's way.

use std::collections::VecDeque;
use std::fmt;
use std::path::PathBuf;
use std::sync::mpsc::{Receiver, RecvTimeoutError, SyncSender, sync_channel};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;
use std::time::Duration;

use super::espeak::Espeak;
use super::mouth::{Mouth, Utterance};
#[cfg(unix)]
use super::speech_dispatcher::SpeechDispatcher;
use jadoube_ui::Urgency;

/// How many wishes may wait for the thread; a voice that hangs is told no more.
const WISHES: usize = 16;

/// How many sentences may wait while one is said: whoever listens is never more than a move behind.
const WAITING: usize = 2;

/// How often it is looked whether the voice has ended.
const LOOKS: Duration = Duration::from_millis(30);

/// Why nothing is said.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum VoiceFault {
    /// Neither Speech Dispatcher runs nor eSpeak is installed.
    NoVoice,
    /// There is a voice, but it would not speak.
    Refused,
}

/// Whatever speaks for the program.
pub trait Voice: fmt::Debug {
    /// Says that once nothing else is being said; what is urgent, at once. Of what waits the oldest gives way. Returns at once.
    fn say(&self, utterance: Utterance);

    /// Says nothing more of what was asked for.
    fn hush(&self);

    /// Why nothing is heard, as far as was noticed.
    fn fault(&self) -> Option<VoiceFault>;
}

/// A voice that is never heard.
#[derive(Clone, Copy, Debug)]
pub struct Mute;

impl Voice for Mute {
    fn say(&self, _: Utterance) {}

    fn hush(&self) {}

    fn fault(&self) -> Option<VoiceFault> {
        None
    }
}

/// Where a voice is looked for.
#[derive(Clone, Debug)]
pub struct VoicePlaces {
    /// The socket of Speech Dispatcher, if the system says where it would be.
    pub socket: Option<PathBuf>,
    /// The folders in which the system looks for programs.
    pub program_folders: Vec<PathBuf>,
}

impl VoicePlaces {
    /// Those of this machine: the socket as Speech Dispatcher's manual (SSIP, *Connection*) says where it lies.
    pub fn of_this_machine(program_folders: Vec<PathBuf>) -> Self {
        let told = std::env::var("SPEECHD_ADDRESS").ok();
        let told = told.and_then(|it| it.strip_prefix("unix_socket:").map(PathBuf::from));
        let usual = std::env::var_os("XDG_RUNTIME_DIR").map(PathBuf::from);
        let usual = usual.map(|it| it.join("speech-dispatcher").join("speechd.sock"));
        Self {
            socket: told.or(usual),
            program_folders,
        }
    }
}

/// The way to the thread that speaks.
#[derive(Debug)]
pub struct MachineVoice {
    wishes: Option<SyncSender<VoiceWish>>,
    fault: SharedFault,
}

type SharedFault = Arc<Mutex<Option<VoiceFault>>>;

#[derive(Debug)]
enum VoiceWish {
    Say(Utterance),
    Hush,
}

impl MachineVoice {
    /// Starts the thread, which sleeps until something is to be said.
    pub fn new(places: VoicePlaces) -> Self {
        let fault = SharedFault::default();
        let (wishes, asked) = sync_channel(WISHES);
        let of_thread = Arc::clone(&fault);
        let spawned = thread::Builder::new()
            .name("voice".to_owned())
            .spawn(move || SpeakingThread::new(places, of_thread).talk(&asked));
        if spawned.is_err() {
            put(&fault, Some(VoiceFault::Refused));
        }
        Self {
            wishes: spawned.is_ok().then_some(wishes),
            fault,
        }
    }

    fn ask(&self, wish: VoiceWish) {
        if let Some(wishes) = &self.wishes {
            // Where the thread is held up, a late word would be worse than none.
            let _ = wishes.try_send(wish);
        }
    }
}

impl Voice for MachineVoice {
    fn say(&self, utterance: Utterance) {
        self.ask(VoiceWish::Say(utterance));
    }

    fn hush(&self) {
        self.ask(VoiceWish::Hush);
    }

    fn fault(&self) -> Option<VoiceFault> {
        *self.fault.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

fn put(fault: &SharedFault, found: Option<VoiceFault>) {
    *fault.lock().unwrap_or_else(PoisonError::into_inner) = found;
}

/// The life of the thread: it listens, finds a mouth when something is to be said, and says one thing after the other.
struct SpeakingThread {
    places: VoicePlaces,
    fault: SharedFault,
    mouth: Option<Box<dyn Mouth>>,
    waiting: VecDeque<Utterance>,
}

impl SpeakingThread {
    fn new(places: VoicePlaces, fault: SharedFault) -> Self {
        Self {
            places,
            fault,
            mouth: None,
            waiting: VecDeque::new(),
        }
    }

    fn talk(mut self, asked: &Receiver<VoiceWish>) {
        loop {
            let is_speaking = self.is_speaking();
            if !is_speaking && let Some(next) = self.waiting.pop_front() {
                self.begin(&next);
                continue;
            }
            let wish = if is_speaking {
                asked.recv_timeout(LOOKS)
            } else {
                asked.recv().map_err(RecvTimeoutError::from)
            };
            match wish {
                Ok(VoiceWish::Say(utterance)) => self.hear(utterance),
                Ok(VoiceWish::Hush) => {
                    self.waiting.clear();
                    self.stop();
                }
                Err(RecvTimeoutError::Timeout) => {}
                Err(RecvTimeoutError::Disconnected) => return self.stop(),
            }
        }
    }

    /// What is urgent breaks off what is said and stands before what waits; else the oldest gives way to what is newer.
    fn hear(&mut self, utterance: Utterance) {
        if utterance.urgency == Urgency::Assertive {
            self.stop();
            self.waiting.retain(|it| it.urgency == Urgency::Assertive);
        }
        self.waiting.push_back(utterance);
        if self.waiting.len() > WAITING {
            self.waiting.pop_front();
        }
    }

    fn is_speaking(&mut self) -> bool {
        let Some(mouth) = &mut self.mouth else {
            return false;
        };
        mouth.is_speaking().unwrap_or_else(|_| {
            self.mouth = None;
            false
        })
    }

    fn stop(&mut self) {
        if let Some(mouth) = &mut self.mouth {
            mouth.stop();
        }
    }

    /// Says that with the mouth that is there; one that went away since is looked for once more.
    fn begin(&mut self, utterance: &Utterance) {
        if let Some(mouth) = &mut self.mouth
            && mouth.begin(utterance).is_ok()
        {
            return;
        }
        self.mouth = self.found();
        let begun = self.mouth.as_mut().map(|mouth| mouth.begin(utterance));
        put(
            &self.fault,
            match begun {
                Some(Ok(())) => None,
                Some(Err(_)) => Some(VoiceFault::Refused),
                None => Some(VoiceFault::NoVoice),
            },
        );
    }

    /// Whatever can speak here, the desktop's own voice first.
    fn found(&self) -> Option<Box<dyn Mouth>> {
        #[cfg(unix)]
        if let Some(socket) = &self.places.socket
            && let Ok(dispatcher) = SpeechDispatcher::connect(socket)
        {
            return Some(Box::new(dispatcher));
        }
        let espeak = Espeak::find(&self.places.program_folders)?;
        Some(Box::new(espeak))
    }
}
