//! In a real window: while a game is played and saved, the program opens no socket that leads out of the machine.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::net::{TcpListener, TcpStream, UdpSocket};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;
use std::time::Duration;

use eframe::egui::Key;

use crate::support::window::desktop::Desktop;
use crate::support::window::wait_for;
use crate::support::window::window_driver::WindowDriver;

/// The tables of sockets that the system keeps for a process, by what they hold.
const TABLES: [&str; 13] = [
    "tcp", "tcp6", "udp", "udp6", "udplite", "udplite6", "raw", "raw6", "icmp", "icmp6", "packet",
    "netlink", "unix",
];

/// The sockets of a process: of what kind each is, and its name if it has one.
fn sockets(process: u32) -> BTreeSet<String> {
    let open = || -> BTreeSet<String> {
        let files = fs::read_dir(format!("/proc/{process}/fd"));
        let links = files.into_iter().flatten().flatten();
        links
            .filter_map(|file| fs::read_link(file.path()).ok())
            .filter_map(|link| {
                let number = link.to_str()?.strip_prefix("socket:[")?.strip_suffix(']')?;
                Some(number.to_owned())
            })
            .collect()
    };
    let before = open();
    let known = known(process);
    // One that was closed meanwhile stands in no table any more.
    let numbers = before.intersection(&open()).cloned().collect::<Vec<_>>();
    let kind = |number: &String| known.get(number).cloned();
    let kinds = numbers
        .iter()
        .map(|it| kind(it).unwrap_or_else(|| "of no table".to_owned()));
    kinds.collect()
}

/// What the system's tables say of each socket, by its number.
fn known(process: u32) -> BTreeMap<String, String> {
    let mut known = BTreeMap::new();
    for table in TABLES {
        let text = fs::read_to_string(format!("/proc/{process}/net/{table}")).unwrap_or_default();
        for row in text.lines().skip(1) {
            let fields: Vec<&str> = row.split_whitespace().collect();
            let place = match table {
                "unix" => 6,
                "packet" => 8,
                _ => 9,
            };
            if let Some(number) = fields.get(place) {
                let name = if table == "unix" { fields.get(7) } else { None };
                let said = format!("{table} {}", name.unwrap_or(&""));
                known.insert((*number).to_owned(), said.trim().to_owned());
            }
        }
    }
    known
}

/// Looks at a process's sockets again and again, and gives all it saw.
struct SocketWatch {
    is_over: Arc<AtomicBool>,
    watch: thread::JoinHandle<BTreeSet<String>>,
}

impl SocketWatch {
    fn on(process: u32) -> Self {
        let is_over = Arc::<AtomicBool>::default();
        let until = Arc::clone(&is_over);
        let watch = thread::spawn(move || {
            let mut seen = BTreeSet::new();
            while !until.load(Ordering::Relaxed) {
                seen.append(&mut sockets(process));
                thread::sleep(Duration::from_millis(3));
            }
            seen
        });
        Self { is_over, watch }
    }

    fn seen(self) -> BTreeSet<String> {
        self.is_over.store(true, Ordering::Relaxed);
        self.watch.join().expect("nothing goes wrong while looking")
    }
}

/// Whether a socket stays within the machine: the display's, the sound's and the session bus's do.
fn stays_here(socket: &str) -> bool {
    socket == "unix" || socket.starts_with("unix ")
}

#[test]
fn a_game_that_is_played_and_saved_opens_no_socket_that_leads_out() {
    let desktop = Desktop::start();
    let home = tempfile::tempdir().expect("a folder for the program");
    let mut seat = WindowDriver::take(&desktop, home.path());
    let watch = SocketWatch::on(seat.program().id());
    seat.click("Play");
    seat.click("Start the game");
    seat.space();
    for (from, to) in [("e2", "e4"), ("e7", "e5"), ("g1", "f3")] {
        seat.drag(from, to);
        seat.space();
    }
    let game = home.path().join("kept.jadoube");
    seat.control_and_choose(Key::S, &game);
    wait_for("the saved game", || game.exists().then_some(()));
    let seen = watch.seen();
    assert!(
        seen.iter().any(|it| it.starts_with("unix")),
        "the display: {seen:?}"
    );
    let leading_out: Vec<&String> = seen.iter().filter(|it| !stays_here(it)).collect();
    assert!(leading_out.is_empty(), "{leading_out:?}");
}

#[test]
fn a_socket_that_leads_out_would_be_seen() {
    let listener = TcpListener::bind("127.0.0.1:0").expect("a port of this machine");
    let address = listener.local_addr().expect("its address");
    let watch = SocketWatch::on(std::process::id());
    let stream = TcpStream::connect(address).expect("somebody listens");
    let datagrams = UdpSocket::bind("[::1]:0").or_else(|_| UdpSocket::bind("127.0.0.1:0"));
    thread::sleep(Duration::from_millis(200));
    drop((stream, datagrams));
    let seen = watch.seen();
    for kind in ["tcp", "udp"] {
        let mut of_kind = seen.iter().filter(|it| it.starts_with(kind));
        assert!(of_kind.any(|it| !stays_here(it)), "{kind}: {seen:?}");
    }
}
