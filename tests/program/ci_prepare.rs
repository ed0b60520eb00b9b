//! `.ci/prepare` on machines that lack this or that: each machine is a folder of stand-ins for its programs.

use std::fs;
use std::os::unix::fs::PermissionsExt as _;
use std::path::PathBuf;
use std::process::Command;

const MANAGERS: [&str; 4] = ["apt-get", "dnf", "pacman", "zypper"];

const LIBRARIES: &str = "libX11.so.6 libX11-xcb.so.1 libXcursor.so.1 libXi.so.6 libxkbcommon.so.0 \
                         libxkbcommon-x11.so.0 libGL.so.1";

/// A machine on which everything is there until something is taken away.
struct Machine {
    folder: tempfile::TempDir,
}

/// What `.ci/prepare` said, how it ended, and what it told the package manager.
struct Outcome {
    said: String,
    status: i32,
    installed: String,
}

impl Machine {
    fn complete(manager: &str) -> Self {
        let machine = Self {
            folder: tempfile::tempdir().expect("a folder for the machine"),
        };
        for tool in ["env", "cat", "mktemp", "rm"] {
            let real = ["/usr/bin", "/bin"].map(|folder| PathBuf::from(folder).join(tool));
            let real = real
                .iter()
                .find(|path| path.exists())
                .expect("a system with coreutils");
            std::os::unix::fs::symlink(real, machine.program(tool)).expect("a link");
        }
        for tool in [
            "cc",
            "Xvfb",
            "xdotool",
            "dbus-daemon",
            "at-spi-bus-launcher",
            "pdftotext",
            "pgn-extract",
            "python3",
            "pkg-config",
        ] {
            machine.put(tool, "exit 0");
        }
        machine.put("uname", "echo Linux");
        machine.libraries(LIBRARIES);
        machine.root(true);
        // What gets installed is there afterwards.
        machine.put(
            manager,
            "echo \"$*\" >> \"$MACHINE/installed\"\n\
             case $* in *install*|-S*) for tool in cc Xvfb pkg-config; do\n\
             printf '#!/bin/sh\\nexit 0\\n' > \"$MACHINE/$tool\"; /bin/chmod +x \"$MACHINE/$tool\"; done;; esac",
        );
        machine
    }

    fn program(&self, name: &str) -> PathBuf {
        self.folder.path().join(name)
    }

    fn put(&self, name: &str, script: &str) {
        let path = self.program(name);
        fs::write(&path, format!("#!/bin/sh\n{script}\n")).expect("a stand-in");
        fs::set_permissions(&path, fs::Permissions::from_mode(0o755))
            .expect("a stand-in that runs");
    }

    fn libraries(&self, names: &str) {
        let lines: Vec<String> = names
            .split_whitespace()
            .map(|name| format!("echo '\t{name} (libc6,x86-64)'"))
            .collect();
        self.put("ldconfig", &lines.join("\n"));
    }

    fn root(&self, is_root: bool) {
        self.put("id", if is_root { "echo 0" } else { "echo 1000" });
    }

    fn without(self, program: &str) -> Self {
        fs::remove_file(self.program(program)).expect("a program to take away");
        self
    }

    fn without_alsa(self) -> Self {
        self.put("pkg-config", "[ \"$1\" != --exists ]");
        self
    }

    fn without_library(self, name: &str) -> Self {
        self.libraries(&LIBRARIES.replace(name, ""));
        self
    }

    fn of_a_guest(self) -> Self {
        self.root(false);
        self
    }

    fn prepare(&self, settings: &[(&str, &str)]) -> Outcome {
        let script = concat!(env!("CARGO_MANIFEST_DIR"), "/.ci/prepare");
        let output = Command::new("/bin/sh")
            .arg(script)
            .env_clear()
            .env("PATH", self.folder.path())
            .env("MACHINE", self.folder.path())
            .env("HOME", self.folder.path())
            .envs(settings.iter().copied())
            .output()
            .expect("a shell");
        Outcome {
            said: String::from_utf8_lossy(&[output.stdout, output.stderr].concat()).into_owned(),
            status: output.status.code().expect("an exit status"),
            installed: fs::read_to_string(self.program("installed")).unwrap_or_default(),
        }
    }
}

#[test]
fn nothing_missing_is_nothing_said() {
    for manager in MANAGERS {
        let outcome = Machine::complete(manager).prepare(&[]);
        assert_eq!(
            (
                outcome.said.as_str(),
                outcome.status,
                outcome.installed.as_str()
            ),
            ("", 0, ""),
            "{manager}"
        );
    }
}

#[test]
fn each_manager_is_asked_for_the_packages_by_its_own_names() {
    for (manager, alsa, display) in [
        ("apt-get", "libasound2-dev", "xvfb"),
        ("dnf", "alsa-lib-devel", "xorg-x11-server-Xvfb"),
        ("pacman", "alsa-lib", "xorg-server-xvfb"),
        ("zypper", "alsa-devel", "xorg-x11-server-Xvfb"),
    ] {
        let outcome = Machine::complete(manager)
            .without_alsa()
            .without("Xvfb")
            .prepare(&[]);
        assert_eq!(outcome.status, 0, "{manager}: {}", outcome.said);
        assert!(
            outcome.installed.lines().any(|line| line.ends_with(alsa)),
            "{manager}: {}",
            outcome.installed
        );
        assert!(
            outcome
                .installed
                .lines()
                .any(|line| line.ends_with(display)),
            "{manager}: {}",
            outcome.installed
        );
        assert!(
            outcome.said.contains(alsa) && outcome.said.contains(display),
            "{}",
            outcome.said
        );
    }
}

#[test]
fn where_it_may_not_install_it_prints_the_one_line_to_run() {
    let outcome = Machine::complete("apt-get")
        .of_a_guest()
        .without_library("libXi.so.6")
        .prepare(&[]);
    assert_eq!(outcome.status, 1);
    assert_eq!(outcome.installed, "");
    assert!(
        outcome
            .said
            .contains("sudo apt-get install -y --no-install-recommends libxi6"),
        "{}",
        outcome.said
    );
    assert!(
        !outcome.said.contains("--no-default-features"),
        "{}",
        outcome.said
    );
}

/// The table that the program and `.ci/prepare` share: session, files, and the packages of each manager.
fn system_libraries() -> Vec<[&'static str; 6]> {
    let table = include_str!("../../src/app/system_libraries.txt");
    let rows = table.lines().filter(|row| !row.starts_with('#'));
    rows.map(|row| {
        let columns: Vec<&str> = row.split_whitespace().collect();
        columns.try_into().expect("six columns")
    })
    .collect()
}

#[test]
fn every_library_of_the_table_is_missed_by_its_packages() {
    let table = system_libraries();
    for (column, manager) in (2..).zip(MANAGERS) {
        for row in &table {
            let machine = Machine::complete(manager).of_a_guest();
            // Another library may be able to do the same only under the other kind of session.
            let files = table.iter().filter(|other| *other != row);
            let files: Vec<&str> = files.flat_map(|other| other[1].split(',')).collect();
            let left = files
                .into_iter()
                .filter(|file| !row[1].split(',').any(|it| it == *file));
            machine.libraries(&left.collect::<Vec<_>>().join(" "));
            let wayland = [("WAYLAND_DISPLAY", "wayland-0")];
            let settings = if row[0] == "wayland" {
                &wayland[..]
            } else {
                &[]
            };
            let outcome = machine.prepare(settings);
            assert_eq!(outcome.status, 1, "{manager}, {row:?}: {}", outcome.said);
            let packages = row[column].replace(',', " ");
            assert!(
                outcome.said.contains(&packages),
                "{manager}, {row:?}: {}",
                outcome.said
            );
        }
    }
}

#[test]
fn a_library_of_wayland_is_wanted_in_its_session_only() {
    let machine = Machine::complete("apt-get").of_a_guest();
    assert_eq!(machine.prepare(&[]).status, 0);
    let outcome = machine.prepare(&[("WAYLAND_DISPLAY", "wayland-0")]);
    assert_eq!(outcome.status, 1);
    assert!(
        outcome.said.contains("libwayland-client0"),
        "{}",
        outcome.said
    );
}

#[test]
fn where_only_alsa_is_missing_it_names_the_silent_build() {
    let outcome = Machine::complete("dnf")
        .of_a_guest()
        .without_alsa()
        .prepare(&[]);
    assert_eq!(outcome.status, 1);
    assert!(
        outcome.said.contains("cargo run --no-default-features"),
        "{}",
        outcome.said
    );
}

#[test]
fn a_tool_of_the_tests_does_not_stand_in_the_way_of_playing() {
    let outcome = Machine::complete("zypper")
        .of_a_guest()
        .without("xdotool")
        .prepare(&[]);
    assert_eq!(outcome.status, 0);
    assert!(
        outcome.said.contains("the tests will miss: xdotool"),
        "{}",
        outcome.said
    );

    let outcome = Machine::complete("zypper")
        .without("xdotool")
        .prepare(&[("JADOUBE_PREPARE", "run")]);
    assert_eq!(
        (
            outcome.said.as_str(),
            outcome.status,
            outcome.installed.as_str()
        ),
        ("", 0, "")
    );
}

#[test]
fn an_install_that_fails_is_shown_and_told() {
    let machine = Machine::complete("pacman").without("cc");
    machine.put("pacman", "echo 'no route to the mirror'; exit 1");
    let outcome = machine.prepare(&[]);
    assert_eq!(outcome.status, 1);
    assert!(
        outcome.said.contains("no route to the mirror"),
        "{}",
        outcome.said
    );
    assert!(
        outcome.said.contains("missing: a C compiler"),
        "{}",
        outcome.said
    );
}

#[test]
fn a_system_that_is_not_linux_needs_nothing_from_here() {
    let machine = Machine::complete("apt-get").without("cc");
    machine.put("uname", "echo Darwin");
    assert_eq!(machine.prepare(&[]).status, 0);
}
