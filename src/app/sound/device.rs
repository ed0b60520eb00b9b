//! The thread that owns the audio device: asleep while it is silent, and never in anybody's way.

use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, RecvTimeoutError, SyncSender, sync_channel};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;
use std::time::Duration;

use rodio::buffer::SamplesBuffer;
use rodio::cpal::{self, ErrorKind};
use rodio::stream::DeviceSinkError;
use rodio::{DeviceSinkBuilder, MixerDeviceSink, nz};

use super::{Sound, SoundFault, samples};

/// How many sounds may wait while the device opens; more would be late, and all at once.
const WAITING: usize = 3;

/// How long after the last sound was asked for the device closes: the longest sound and a second.
const CLOSE_AFTER: Duration = Duration::from_millis(1_600);

/// How long a device that was just opened may swallow what it is given: a sound server takes up to 20 ms, a headset without wires
/// more. The thread waits so long before the first sound.
const WAKES: Duration = Duration::from_millis(80);

/// What the thread is asked for.
#[derive(Clone, Copy, Debug)]
enum SoundRequest {
    /// A sound, and how loud it is to be.
    Play(Sound, f32),
    /// Whether the device is to be open although nothing sounds.
    StayOpen(bool),
}

/// The way to the sound thread.
#[derive(Debug)]
pub(super) struct Device {
    thread: Option<SyncSender<SoundRequest>>,
    fault: DeviceFault,
    /// Whether it was asked to stay open.
    stays: bool,
}

impl Device {
    /// Starts the thread, which sleeps until the first sound.
    pub(super) fn new() -> Self {
        let fault = DeviceFault::default();
        fault.set(can_be_found().then_some(()).ok_or(SoundFault::NoDevice));
        let (sender, sounds) = sync_channel(WAITING);
        let of_thread = fault.clone();
        let spawned = thread::Builder::new()
            .name("sound".to_owned())
            .spawn(move || play_all(&sounds, &of_thread));
        if spawned.is_err() {
            fault.set(Err(SoundFault::Refused));
        }
        Self {
            thread: spawned.is_ok().then_some(sender),
            fault,
            stays: false,
        }
    }

    /// Asks the thread to open the device before it is needed, or to close it once it is silent; again, where it had no ear.
    pub(super) fn stay_open(&mut self, is_wanted: bool) {
        if is_wanted == self.stays {
            return;
        }
        if let Some(thread) = &self.thread
            && thread.try_send(SoundRequest::StayOpen(is_wanted)).is_ok()
        {
            self.stays = is_wanted;
        }
    }

    /// Hands `sound` to the thread; drops it when too many wait.
    pub(super) fn play(&self, sound: Sound, volume: f32) {
        if let Some(thread) = &self.thread {
            // A full queue means a device that hangs; a late sound would be worse than none.
            let _ = thread.try_send(SoundRequest::Play(sound, volume));
        }
    }

    /// What stood in the way of the last sound.
    pub(super) fn fault(&self) -> Option<SoundFault> {
        self.fault.get()
    }
}

/// What stands in the way, shared with the thread.
#[derive(Clone, Debug, Default)]
struct DeviceFault(Arc<Mutex<Option<SoundFault>>>);

impl DeviceFault {
    fn set(&self, outcome: Result<(), SoundFault>) {
        *self.0.lock().unwrap_or_else(PoisonError::into_inner) = outcome.err();
    }

    fn get(&self) -> Option<SoundFault> {
        *self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// An open device, and whether it still plays.
struct OpenDevice {
    sink: MixerDeviceSink,
    lost: Arc<AtomicBool>,
}

impl OpenDevice {
    fn add(&self, sound: Sound, volume: f32) {
        let samples = samples(sound).into_iter().map(|sample| sample * volume);
        let samples: Vec<f32> = samples.collect();
        self.sink
            .mixer()
            .add(SamplesBuffer::new(nz!(1), nz!(48_000), samples));
    }

    fn is_lost(&self) -> bool {
        self.lost.load(Ordering::Relaxed)
    }
}

/// The life of the thread: sleep, open, play, close, until nobody can ask any more.
fn play_all(requests: &Receiver<SoundRequest>, fault: &DeviceFault) {
    let mut stays = false;
    let mut next = requests.recv().ok();
    while let Some(first) = next.take() {
        match open() {
            Ok(device) => {
                fault.set(Ok(()));
                next = play_until_silent(&device, first, requests, &mut stays, fault);
            }
            Err(found) => {
                fault.set(Err(found));
                // Whatever was asked for meanwhile met the same fault.
                for request in [first].into_iter().chain(requests.try_iter()) {
                    if let SoundRequest::StayOpen(is_wanted) = request {
                        stays = is_wanted;
                    }
                }
            }
        }
        next = next.or_else(|| requests.recv().ok());
    }
}

/// Does what was asked first and what follows until nothing sounds for a while and the device need not stay open; gives back the
/// request that found the device gone.
fn play_until_silent(
    device: &OpenDevice,
    first: SoundRequest,
    requests: &Receiver<SoundRequest>,
    stays: &mut bool,
    fault: &DeviceFault,
) -> Option<SoundRequest> {
    let mut next = Ok(first);
    loop {
        match next {
            Ok(request) if device.is_lost() => return Some(request),
            Ok(SoundRequest::Play(sound, volume)) => device.add(sound, volume),
            Ok(SoundRequest::StayOpen(is_wanted)) => *stays = is_wanted,
            Err(RecvTimeoutError::Timeout) if *stays && !device.is_lost() => {}
            Err(RecvTimeoutError::Timeout | RecvTimeoutError::Disconnected) => break,
        }
        next = requests.recv_timeout(CLOSE_AFTER);
    }
    if device.is_lost() {
        fault.set(Err(SoundFault::Refused));
    }
    None
}

/// Opens the usual output device.
fn open() -> Result<OpenDevice, SoundFault> {
    if !can_be_found() {
        return Err(SoundFault::NoDevice);
    }
    #[cfg(target_os = "linux")]
    let _chatter = alsa::Output::local_error_handler();
    let lost = Arc::new(AtomicBool::new(false));
    let of_stream = lost.clone();
    let mut sink = DeviceSinkBuilder::from_default_device()
        .map(|device| {
            device.with_error_callback(move |error: cpal::Error| {
                if ends_the_stream(error.kind()) {
                    of_stream.store(true, Ordering::Relaxed);
                }
            })
        })
        .and_then(|device| device.open_sink_or_fallback())
        .map_err(|error| fault_of(&error))?;
    sink.log_on_drop(false);
    thread::sleep(WAKES);
    Ok(OpenDevice { sink, lost })
}

/// Whether the stream is of no more use after an error of this kind.
fn ends_the_stream(kind: ErrorKind) -> bool {
    !matches!(
        kind,
        ErrorKind::Xrun | ErrorKind::DeviceChanged | ErrorKind::RealtimeDenied
    )
}

/// What the preferences say about a device that would not open.
fn fault_of(error: &DeviceSinkError) -> SoundFault {
    match error {
        DeviceSinkError::NoDevice | DeviceSinkError::DefaultSinkConfigError(_) => {
            SoundFault::NoDevice
        }
        DeviceSinkError::PlayError(_)
        | DeviceSinkError::BuildError(_)
        | DeviceSinkError::SupportedConfigsError(_)
        | DeviceSinkError::UnsupportedSampleFormat => SoundFault::Refused,
    }
}

/// Whether it is worth asking the system for a device.
///
/// Without one, ALSA complains on the terminal; so on Linux there must be a card, a sound server, or somebody who set
/// ALSA up by hand.
#[cfg(target_os = "linux")]
fn can_be_found() -> bool {
    use std::path::{Path, PathBuf};

    let has_card = std::fs::read_to_string("/proc/asound/cards")
        .is_ok_and(|cards| cards.lines().any(|line| line.contains('[')));
    let has_server = std::env::var_os("PULSE_SERVER").is_some()
        || std::env::var_os("XDG_RUNTIME_DIR")
            .map(PathBuf::from)
            .is_some_and(|folder| {
                folder.join("pulse/native").exists() || folder.join("pipewire-0").exists()
            })
        || Path::new("/var/run/pulse/native").exists();
    has_card || has_server || std::env::var_os("ALSA_CONFIG_PATH").is_some()
}

/// Whether it is worth asking the system for a device: elsewhere than on Linux it answers quietly.
#[cfg(not(target_os = "linux"))]
fn can_be_found() -> bool {
    true
}
