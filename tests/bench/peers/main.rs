//! What the program takes of a machine beside others of its kind, all in one run: `cargo bench --bench peers`.
//!
//! `gnome-chess`, `pychess` and `xboard` come from Debian and are installed where they are missing. An empty window of our own
//! library is measured with them: what it takes is the library's, the window system's and the driver's part.

use std::env;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, ExitCode, Stdio};
use std::thread;
use std::time::Duration;

use process_tree::Memory;
use support::window::desktop::Desktop;
use support::window::{now, wait_for};

mod empty_window;
mod process_tree;

#[path = "../../support"]
mod support {
    #[expect(dead_code, reason = "nothing is played while figures are taken")]
    pub mod window;
}

/// What this program is told to be the empty window.
const EMPTY: &str = "--empty-window";

/// How often each program is started; the figure is the one in the middle.
const STARTS: usize = 7;

/// How long the processor is watched while nothing happens.
const IDLE: Duration = Duration::from_secs(10);

/// How long a picture must have stood to be whole.
const STOOD: Duration = Duration::from_millis(700);

/// The most that a start may take, in seconds, and against an empty window.
const MOST_START: f64 = 0.2;
const MOST_START_AGAINST_EMPTY: f64 = 1.2;

/// The most memory of our own, in MiB.
const MOST_OWN: f64 = 30.0;

/// A program to be measured.
struct Peer {
    name: &'static str,
    program: String,
    words: &'static [&'static str],
}

/// What it took, each figure the one in the middle.
struct Figures {
    name: &'static str,
    /// To the first picture, in seconds.
    first: f64,
    /// To the last change of it, in seconds.
    whole: f64,
    /// The processor while nothing happens, in hundredths of a core.
    idle: f64,
    memory: Memory,
}

fn main() -> ExitCode {
    if env::args().any(|word| word == EMPTY) {
        return match empty_window::open() {
            Ok(()) => ExitCode::SUCCESS,
            Err(error) => panic!("the empty window does not open: {error}"),
        };
    }
    let own = env::current_exe().expect("a program");
    let peer = |name, program: &str, words| Peer {
        name,
        program: program.to_owned(),
        words,
    };
    let peers = [
        peer("Jadoube", env!("CARGO_BIN_EXE_jadoube"), &[][..]),
        peer("empty window", &own.to_string_lossy(), &[EMPTY][..]),
        peer("GNOME Chess", "gnome-chess", &[][..]),
        peer("PyChess", "pychess", &[][..]),
        peer("XBoard", "xboard", &["-ncp"][..]),
    ];
    let missing: Vec<&str> = peers[2..]
        .iter()
        .filter(|peer| path_of(&peer.program).is_none())
        .map(|peer| peer.program.as_str())
        .collect();
    if !missing.is_empty() {
        install(&missing);
    }
    let measured: Vec<Figures> = peers
        .iter()
        .filter_map(|peer| Some(measure(peer, &path_of(&peer.program)?)))
        .collect();
    told(&measured)
}

/// Where a program lies: Debian keeps its games in a folder that not everybody looks into.
fn path_of(program: &str) -> Option<PathBuf> {
    let listed = env::var_os("PATH").unwrap_or_default();
    env::split_paths(&listed)
        .chain(["/usr/games".into(), "/usr/bin".into()])
        .map(|folder| folder.join(program))
        .find(|path| path.is_file())
}

/// Installs them from Debian; where that is not allowed, says how, and the others are measured.
fn install(missing: &[&str]) {
    println!("installing {}", missing.join(", "));
    let installed = Command::new("apt-get")
        .args(["install", "-y", "--no-install-recommends"])
        .args(missing)
        .env("DEBIAN_FRONTEND", "noninteractive")
        .stdout(Stdio::null())
        .status();
    if !installed.is_ok_and(|status| status.success()) {
        println!("not installed: sudo apt-get install {}", missing.join(" "));
    }
}

fn measure(peer: &Peer, path: &Path) -> Figures {
    // The first start reads the disk, which the others have in memory.
    drop(Started::new(peer, path));
    let mut first = Vec::new();
    let mut whole = Vec::new();
    let mut memory = Vec::new();
    let mut idle = 0.0;
    for start in 0..STARTS {
        let mut started = Started::new(peer, path);
        whole.push(started.until_whole().as_secs_f64());
        first.push(started.first.as_secs_f64());
        let tree = process_tree::tree(started.process.id());
        memory.push(process_tree::memory(&tree));
        if start == 0 {
            let before = process_tree::processor_time(&tree);
            thread::sleep(IDLE);
            let taken = process_tree::processor_time(&tree).saturating_sub(before);
            idle = 100.0 * taken.as_secs_f64() / IDLE.as_secs_f64();
        }
    }
    first.sort_by(f64::total_cmp);
    whole.sort_by(f64::total_cmp);
    memory.sort_by_key(|memory| memory.own);
    Figures {
        name: peer.name,
        first: first[STARTS / 2],
        whole: whole[STARTS / 2],
        idle,
        memory: memory[STARTS / 2],
    }
}

/// A program in its window, alone on a desktop.
struct Started {
    process: Child,
    desktop: Desktop,
    _home: tempfile::TempDir,
    began: std::time::Instant,
    first: Duration,
}

impl Started {
    fn new(peer: &Peer, path: &Path) -> Self {
        let desktop = Desktop::start();
        let home = tempfile::tempdir().expect("a folder for the program");
        let began = now();
        let process = desktop
            .command(path, home.path())
            .args(peer.words)
            .env("LANG", "C.UTF-8")
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn();
        let process = process.unwrap_or_else(|error| panic!("{}: {error}", path.display()));
        wait_for(&format!("the first picture of {}", peer.name), || {
            desktop.shows_something().then_some(())
        });
        Self {
            process,
            desktop,
            _home: home,
            began,
            first: now() - began,
        }
    }

    /// How long it took from the start to the last change of the picture.
    fn until_whole(&mut self) -> Duration {
        let mut changed = now();
        let mut before = self.desktop.picture();
        while now() - changed < STOOD {
            thread::sleep(Duration::from_millis(10));
            let picture = self.desktop.picture();
            if picture != before {
                changed = now();
                before = picture;
            }
        }
        changed - self.began
    }
}

impl Drop for Started {
    fn drop(&mut self) {
        for id in process_tree::tree(self.process.id()).into_iter().skip(1) {
            // What it started ends with it, or has ended already.
            Command::new("kill")
                .arg(id.to_string())
                .stderr(Stdio::null())
                .status()
                .ok();
        }
        self.process.kill().ok();
        self.process.wait().ok();
    }
}

fn told(measured: &[Figures]) -> ExitCode {
    let mib = |kib: u64| u32::try_from(kib).map_or(f64::INFINITY, f64::from) / 1024.0;
    let [ours, empty, ..] = measured else {
        panic!("our own program and the empty window are always measured");
    };
    println!(
        "{:<14}{:>16}{:>16}{:>8}{:>17}{:>17}{:>17}",
        "", "first picture", "whole picture", "idle", "proportional", "private", "own"
    );
    for peer in measured {
        let against = |figure: f64, of_ours: f64| format!("{:.2}×", figure / of_ours);
        let memory = |of: fn(Memory) -> u64| {
            let (figure, of_ours) = (mib(of(peer.memory)), mib(of(ours.memory)));
            format!("{figure:.1} MiB {}", against(figure, of_ours))
        };
        println!(
            "{:<14}{:>16}{:>16}{:>8}{:>17}{:>17}{:>17}",
            peer.name,
            format!("{:.3} s {}", peer.first, against(peer.first, ours.first)),
            format!("{:.3} s {}", peer.whole, against(peer.whole, ours.whole)),
            format!("{:.1} %", peer.idle),
            memory(|memory| memory.proportional),
            memory(|memory| memory.private),
            memory(|memory| memory.own),
        );
    }
    let starts_soon =
        ours.first <= MOST_START || ours.first <= MOST_START_AGAINST_EMPTY * empty.first;
    let own = mib(ours.memory.own);
    println!(
        "start: {:.3} s, {:.2} of an empty window's; at most {MOST_START} s or {MOST_START_AGAINST_EMPTY}{}",
        ours.first,
        ours.first / empty.first,
        if starts_soon { "" } else { ": TOO MUCH" },
    );
    println!(
        "own memory: {own:.1} MiB, of which an empty window takes {:.1}; at most {MOST_OWN} MiB{}",
        mib(empty.memory.own),
        if own <= MOST_OWN { "" } else { ": TOO MUCH" },
    );
    ExitCode::from(u8::from(!(starts_soon && own <= MOST_OWN)))
}
