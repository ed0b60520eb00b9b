//! A chess engine as a process of its own, and the thread that talks with it: no frame waits for either.
//!
//! An engine runs with the rights of the person, without a shell, in the folder it lies in. What it says goes through a channel that
//! holds little, so that an engine that says too much waits for whoever listens; what it says on standard error is heard by nobody.
//! It is ended when its [`EngineProcess`] is dropped, and on Linux also when this program is killed.

use std::ffi::OsStr;
use std::fs;
use std::io::{self, ErrorKind, Read, Write as _};
use std::path::Path;
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};
use std::sync::mpsc::{self, Receiver, RecvTimeoutError, Sender, SyncSender};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::thread;
use std::time::Duration;

use eframe::egui::Context;

use crate::app::time_source::{MachineTime, Time as _};
use jadoube_core::engine::MoveChoice;
use jadoube_core::record::ChessEngine;
use jadoube_core::uci::{EngineFault, SearchOrder, UciDialogue};

/// The longest line that is listened to, in bytes, and how many wait until they are.
const LINE: usize = 4096;
const LINES: usize = 64;

/// How much an engine may say to one question, in bytes; the wordiest say a tenth of it.
const MOST: usize = 16 * 1024 * 1024;

/// An engine that was started.
#[derive(Debug)]
pub struct EngineProcess {
    shared: Arc<Mutex<Shared>>,
    ear: SyncSender<FromEngine>,
    answers: Receiver<Answer>,
    /// The number of the question that was asked last.
    asked: u64,
}

/// A move, with the number of its question and the time in which it was found; or why there will be none any more.
type Answer = Result<(u64, MoveChoice, Duration), EngineFault>;

/// What the frame and the thread that talks have in common.
#[derive(Debug, Default)]
struct Shared {
    /// The process, until it was waited for.
    child: Option<Child>,
    is_given_up: bool,
    /// What is to be asked next.
    order: Option<(u64, SearchOrder)>,
}

/// What reaches the thread that talks.
enum FromEngine {
    /// A line, empty where it is longer than any that is listened to, and how long it was.
    Line(Vec<u8>, usize),
    /// It said more than anybody can listen to.
    Flood,
    /// It closed its mouth.
    End,
    /// Something was asked, or it was given up.
    Nudge,
}

/// How an engine is to be started.
#[derive(Clone, Debug)]
pub struct EngineStart {
    pub engine: ChessEngine,
    pub is_chess960: bool,
    /// How long it may take for a word.
    pub patience: Duration,
}

impl EngineProcess {
    /// Starts an engine, beside the window.
    ///
    /// # Errors
    /// The system gives the program no further thread.
    pub fn start(start: EngineStart, context: &Context) -> io::Result<Self> {
        let shared = Arc::<Mutex<Shared>>::default();
        let (ear, heard) = mpsc::sync_channel(LINES);
        let (sender, answers) = mpsc::channel();
        let talker = Talker {
            shared: Arc::clone(&shared),
            answers: sender,
            context: context.clone(),
            time: MachineTime::new(),
        };
        let mouth = ear.clone();
        thread::Builder::new()
            .name("engine".to_owned())
            .spawn(move || talker.talk(&start, mouth, &heard))?;
        Ok(Self {
            shared,
            ear,
            answers,
            asked: 0,
        })
    }

    /// Asks it for a move; what it was asked for before is not wanted any more.
    pub fn ask(&mut self, order: SearchOrder) {
        self.asked += 1;
        lock(&self.shared).order = Some((self.asked, order));
        self.nudge();
    }

    /// Returns the answer to what it was asked last, once it is there, and in what time it was found.
    pub fn answer(&self) -> Option<Result<(MoveChoice, Duration), EngineFault>> {
        loop {
            match self.answers.try_recv() {
                Ok(Ok((number, choice, took))) if number == self.asked => {
                    return Some(Ok((choice, took)));
                }
                // It answers what was asked before.
                Ok(Ok(_)) => {}
                Ok(Err(fault)) => return Some(Err(fault)),
                Err(mpsc::TryRecvError::Empty) => return None,
                Err(mpsc::TryRecvError::Disconnected) => return Some(Err(EngineFault::Ended)),
            }
        }
    }

    fn nudge(&self) {
        // Where it is full, the other thread looks after each line what is asked.
        let _ = self.ear.try_send(FromEngine::Nudge);
    }
}

impl Drop for EngineProcess {
    fn drop(&mut self) {
        let mut shared = lock(&self.shared);
        shared.is_given_up = true;
        if let Some(child) = &mut shared.child {
            kill(child);
        }
        drop(shared);
        self.nudge();
    }
}

fn lock(shared: &Mutex<Shared>) -> MutexGuard<'_, Shared> {
    shared.lock().unwrap_or_else(PoisonError::into_inner)
}

/// The thread that talks with an engine.
struct Talker {
    shared: Arc<Mutex<Shared>>,
    answers: Sender<Answer>,
    context: Context,
    time: MachineTime,
}

impl Talker {
    fn talk(
        self,
        start: &EngineStart,
        mouth: SyncSender<FromEngine>,
        heard: &Receiver<FromEngine>,
    ) {
        let (mut stdin, stdout) = match self.spawn(start) {
            Ok(pipes) => pipes,
            Err(fault) => return self.tell(Err(fault)),
        };
        let listener = move || listen(stdout, &mouth);
        let listening = thread::Builder::new().name("engine-ear".to_owned());
        let mut dialogue = UciDialogue::begin(start.engine.rating, start.is_chess960, self.now())
            .patient_for(start.patience);
        if listening.spawn(listener).is_err() {
            dialogue.break_off(EngineFault::NotStarted);
        }
        let fault = self.converse(&mut dialogue, &mut stdin, heard);
        let child = lock(&self.shared).child.take();
        if let Some(mut child) = child {
            kill(&mut child);
            // It was killed, so nobody waits for long.
            let _ = child.wait();
        }
        if let Some(fault) = fault {
            self.tell(Err(fault));
        }
    }

    /// Talks until the engine is given up, or does not play any more, for the reason that is returned.
    fn converse(
        &self,
        dialogue: &mut UciDialogue,
        stdin: &mut ChildStdin,
        heard: &Receiver<FromEngine>,
    ) -> Option<EngineFault> {
        let (mut number, mut amount, mut since) = (0, 0, self.now());
        loop {
            let mut said = dialogue.take_said().join("\n");
            if !said.is_empty() {
                said.push('\n');
                if stdin.write_all(said.as_bytes()).is_err() {
                    dialogue.break_off(EngineFault::Ended);
                }
            }
            if let Some(choice) = dialogue.take_found() {
                self.tell(Ok((number, choice, self.now().saturating_sub(since))));
            }
            if dialogue.fault().is_some() {
                return dialogue.fault();
            }
            let rest = dialogue.due().map(|due| due.saturating_sub(self.now()));
            let next = match rest {
                Some(rest) => heard.recv_timeout(rest),
                None => heard.recv().map_err(RecvTimeoutError::from),
            };
            match next {
                Ok(FromEngine::Line(line, length)) => {
                    amount += length;
                    dialogue.hear(&String::from_utf8_lossy(&line), self.now());
                }
                Ok(FromEngine::Flood) => dialogue.break_off(EngineFault::Flooded),
                Ok(FromEngine::End) | Err(RecvTimeoutError::Disconnected) => {
                    dialogue.break_off(EngineFault::Ended);
                }
                Ok(FromEngine::Nudge) | Err(RecvTimeoutError::Timeout) => {}
            }
            if amount > MOST {
                dialogue.break_off(EngineFault::Flooded);
            }
            let mut shared = lock(&self.shared);
            if shared.is_given_up {
                return None;
            }
            if let Some((asked, order)) = shared.order.take() {
                (number, amount, since) = (asked, 0, self.now());
                dialogue.ask(order, since);
            }
            drop(shared);
            dialogue.let_time_pass(self.now());
        }
    }

    /// Starts the process, and keeps it where it can be ended from.
    fn spawn(&self, start: &EngineStart) -> Result<(ChildStdin, ChildStdout), EngineFault> {
        let path = Path::new(&start.engine.path);
        check(path)?;
        let mut command = command(path);
        command
            .args(&start.engine.arguments)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::null());
        if let Some(folder) = path.parent().filter(|folder| folder.is_dir()) {
            command.current_dir(folder);
        }
        // Whoever holds the lock ends it for sure.
        let mut shared = lock(&self.shared);
        if shared.is_given_up {
            return Err(EngineFault::Ended);
        }
        let mut child = command.spawn().map_err(|_| EngineFault::NotStarted)?;
        let pipes = child.stdin.take().zip(child.stdout.take());
        shared.child = Some(child);
        pipes.ok_or(EngineFault::NotStarted)
    }

    fn tell(&self, answer: Answer) {
        // If nobody waits for the answer any more, it is not needed.
        let _ = self.answers.send(answer);
        self.context.request_repaint();
    }

    fn now(&self) -> Duration {
        self.time.look().steady
    }
}

/// Looks whether that is a program.
fn check(path: &Path) -> Result<(), EngineFault> {
    match fs::metadata(path) {
        Err(error) if error.kind() == ErrorKind::NotFound => Err(EngineFault::Missing),
        Ok(_) | Err(_) if is_program(path) => Ok(()),
        Ok(_) | Err(_) => Err(EngineFault::NotStarted),
    }
}

/// Whether a whole path leads to a file that may be run.
pub fn is_program(path: &Path) -> bool {
    let about = fs::metadata(path);
    path.is_absolute() && about.is_ok_and(|it| it.is_file() && is_runnable(&it))
}

/// Whether somebody may run a file of which that is known.
#[cfg(unix)]
fn is_runnable(about: &fs::Metadata) -> bool {
    use std::os::unix::fs::PermissionsExt as _;
    about.permissions().mode() & 0o111 != 0
}

/// Whether somebody may run a file of which that is known.
#[cfg(not(unix))]
const fn is_runnable(_: &fs::Metadata) -> bool {
    true
}

/// The command that runs an engine. Where Linux can, it has the engine killed when this program is, and what an engine starts
/// itself is ended with it.
#[cfg(unix)]
fn command(path: &Path) -> Command {
    use std::os::unix::process::CommandExt as _;
    let leash = Path::new("/usr/bin/setpriv");
    // One program under many names may not know how to do that.
    let is_itself = |it: &Path| it.file_name() == Some(OsStr::new("setpriv"));
    let has_leash =
        cfg!(target_os = "linux") && leash.canonicalize().is_ok_and(|it| is_itself(&it));
    let mut command = if has_leash {
        let mut command = Command::new(leash);
        command.args(["--pdeathsig", "KILL", "--"]).arg(path);
        command
    } else {
        Command::new(path)
    };
    command.process_group(0);
    command
}

/// The command that runs an engine.
#[cfg(not(unix))]
fn command(path: &Path) -> Command {
    Command::new(path)
}

/// Ends a process that was not waited for, with those that it has started.
fn kill(child: &mut Child) {
    #[cfg(unix)]
    {
        use rustix::process::{Pid, Signal, kill_process_group};
        let _ = kill_process_group(Pid::from_child(child), Signal::KILL);
    }
    // One that has ended cannot be killed, and need not be.
    let _ = child.kill();
}

/// Hands on what an engine says, line by line, until it says no more or nobody listens.
fn listen(mut stdout: impl Read, mouth: &SyncSender<FromEngine>) {
    let mut buffer = [0; LINE];
    let (mut line, mut length) = (Vec::new(), 0_usize);
    loop {
        let read = match stdout.read(&mut buffer) {
            Ok(read) => read,
            Err(error) if error.kind() == ErrorKind::Interrupted => continue,
            Err(_) => 0,
        };
        if read == 0 {
            // Where nobody listens any more, nobody need hear that it is over.
            let _ = mouth.send(FromEngine::End);
            return;
        }
        for byte in &buffer[..read] {
            length += 1;
            if *byte != b'\n' {
                if length <= LINE {
                    line.push(*byte);
                }
                continue;
            }
            let mut said = std::mem::take(&mut line);
            if length > LINE {
                said.clear();
            }
            if mouth
                .send(FromEngine::Line(said, std::mem::take(&mut length)))
                .is_err()
            {
                return;
            }
        }
        // A line without an end is a flood as well.
        if length > MOST {
            let _ = mouth.send(FromEngine::Flood);
            return;
        }
    }
}

#[cfg(all(test, unix))]
#[path = "engine_process_tests.rs"]
mod tests;
