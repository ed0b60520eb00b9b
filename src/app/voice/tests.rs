//! What is said to a Speech Dispatcher and to an eSpeak that only write down what they are told.

use std::fs;
use std::io::{BufRead as _, BufReader, Write as _};
use std::os::unix::fs::PermissionsExt as _;
use std::os::unix::net::UnixListener;
use std::path::{Path, PathBuf};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::thread;
use std::time::Duration;

use super::{MachineVoice, Utterance, Voice as _, VoiceFault, VoicePlaces};
use jadoube_core::i18n::Language;
use jadoube_ui::{Urgency, VoicePace};

/// How long anything may take.
const PATIENCE: Duration = Duration::from_secs(20);

fn said(words: &str) -> Utterance {
    Utterance {
        words: words.to_owned(),
        language: Language::Polish,
        urgency: Urgency::Polite,
        pace: VoicePace::Fast,
    }
}

/// A Speech Dispatcher that ends what it says when it is told so.
struct Dispatcher {
    heard: Receiver<String>,
    ends: Sender<()>,
}

impl Dispatcher {
    fn at(socket: &Path) -> Self {
        let listener = UnixListener::bind(socket).expect("a socket");
        let (tells, heard) = channel();
        let (ends, ended) = channel::<()>();
        thread::spawn(move || {
            let (stream, _) = listener.accept().expect("somebody comes");
            let mut answers = stream.try_clone().expect("a stream");
            let mut lines = BufReader::new(stream).lines();
            let mut number = 20;
            while let Some(Ok(line)) = lines.next() {
                let is_speech = line == "SPEAK";
                tells.send(line).expect("somebody listens");
                if !is_speech {
                    answers.write_all(b"200 OK\r\n").expect("a reader");
                    continue;
                }
                answers
                    .write_all(b"230 OK RECEIVING\r\n")
                    .expect("a reader");
                for line in lines.by_ref().map_while(Result::ok) {
                    let is_end = line == ".";
                    tells.send(line).expect("somebody listens");
                    if is_end {
                        break;
                    }
                }
                number += 1;
                let queued = format!("225-{number}\r\n225 OK QUEUED\r\n");
                answers.write_all(queued.as_bytes()).expect("a reader");
                if ended.recv().is_ok() {
                    let end = format!("702-{number}\r\n702-3\r\n702 END\r\n");
                    answers.write_all(end.as_bytes()).expect("a reader");
                }
            }
        });
        Self { heard, ends }
    }

    /// What is said next.
    fn next(&self) -> String {
        loop {
            let line = self.heard.recv_timeout(PATIENCE).expect("something");
            if line == "SPEAK" {
                let words = self.heard.recv_timeout(PATIENCE).expect("words");
                assert_eq!(self.heard.recv_timeout(PATIENCE).expect("an end"), ".");
                return words;
            }
        }
    }
}

fn places(folder: &Path) -> VoicePlaces {
    VoicePlaces {
        socket: Some(folder.join("speechd.sock")),
        program_folders: vec![folder.to_owned()],
    }
}

/// An eSpeak that writes down what it is told and how.
fn espeak(folder: &Path) -> PathBuf {
    let (program, told) = (folder.join("espeak-ng"), folder.join("told"));
    let script = format!(
        "#!/bin/sh\necho \"$@\" >'{0}.new'\ncat >>'{0}.new'\nmv '{0}.new' '{0}'\n",
        told.display()
    );
    fs::write(&program, script).expect("a script");
    fs::set_permissions(&program, fs::Permissions::from_mode(0o755)).expect("a program");
    told
}

fn wait_for<T>(mut look: impl FnMut() -> Option<T>) -> T {
    for _ in 0..2_000 {
        if let Some(found) = look() {
            return found;
        }
        thread::sleep(Duration::from_millis(10));
    }
    panic!("it never came");
}

#[test]
fn speech_dispatcher_says_one_thing_after_the_other_in_the_language_of_the_words() {
    let folder = tempfile::tempdir().expect("a folder");
    let dispatcher = Dispatcher::at(&folder.path().join("speechd.sock"));
    let voice = MachineVoice::new(places(folder.path()));
    voice.say(said(".e4\n…"));
    let mut before = Vec::new();
    loop {
        let line = dispatcher.heard.recv_timeout(PATIENCE).expect("a line");
        if line == "SPEAK" {
            break;
        }
        before.push(line);
    }
    assert!(
        before.contains(&"SET self LANGUAGE pl".to_owned()),
        "{before:?}"
    );
    assert!(
        before.contains(&"SET self RATE 45".to_owned()),
        "{before:?}"
    );
    let words = dispatcher.heard.recv_timeout(PATIENCE).expect("words");
    assert_eq!(words, "..e4 …", "a point at the beginning would end it");
    voice.say(said("one"));
    dispatcher.ends.send(()).expect("it speaks");
    assert_eq!(dispatcher.next(), "one");
    assert_eq!(voice.fault(), None);
}

#[test]
fn whoever_listens_is_never_more_than_two_sentences_behind() {
    let folder = tempfile::tempdir().expect("a folder");
    let dispatcher = Dispatcher::at(&folder.path().join("speechd.sock"));
    let voice = MachineVoice::new(places(folder.path()));
    voice.say(said("first"));
    assert_eq!(dispatcher.next(), "first");
    for words in ["second", "third", "fourth"] {
        voice.say(said(words));
    }
    // All three were heard by the thread before the first one ends.
    thread::sleep(Duration::from_millis(500));
    for words in ["third", "fourth"] {
        dispatcher.ends.send(()).expect("it speaks");
        assert_eq!(dispatcher.next(), words);
    }
}

#[test]
fn without_speech_dispatcher_espeak_speaks() {
    let folder = tempfile::tempdir().expect("a folder");
    let told = espeak(folder.path());
    let voice = MachineVoice::new(places(folder.path()));
    voice.say(said("Białe: e4."));
    let told = wait_for(|| fs::read_to_string(&told).ok());
    assert_eq!(told, "-v pl -s 260 --stdin\nBiałe: e4.");
    assert_eq!(voice.fault(), None);
}

#[test]
fn what_is_urgent_breaks_off_what_is_said() {
    let folder = tempfile::tempdir().expect("a folder");
    let program = folder.path().join("espeak-ng");
    let told = folder.path().join("told");
    let script = format!(
        "#!/bin/sh\nread words\necho \"$words\" >>'{}'\nsleep 60\n",
        told.display()
    );
    fs::write(&program, script).expect("a script");
    fs::set_permissions(&program, fs::Permissions::from_mode(0o755)).expect("a program");
    let voice = MachineVoice::new(places(folder.path()));
    let has_told = |words: &'static str| {
        let told = told.clone();
        move || {
            fs::read_to_string(&told)
                .ok()
                .filter(|it| it.ends_with(words))
        }
    };
    voice.say(said("a move\n"));
    wait_for(has_told("a move\n"));
    voice.say(Utterance {
        urgency: Urgency::Assertive,
        ..said("the flag\n")
    });
    wait_for(has_told("the flag\n"));
}

#[test]
fn that_nothing_can_speak_is_told() {
    let folder = tempfile::tempdir().expect("a folder");
    let voice = MachineVoice::new(places(folder.path()));
    assert_eq!(voice.fault(), None);
    voice.say(said("e4"));
    wait_for(|| voice.fault().filter(|it| *it == VoiceFault::NoVoice));
}
