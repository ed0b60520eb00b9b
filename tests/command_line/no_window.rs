//! That the command line needs no window and no sound to be installed.

use std::process::Command;

/// Names of crates that open windows, draw or sound.
const WINDOW_AND_SOUND: [&str; 9] = [
    "eframe", "egui", "winit", "glutin", "glow", "alsa", "cpal", "rodio", "zbus",
];

#[test]
fn nothing_is_linked_that_opens_a_window_or_sounds() {
    let tree = Command::new(env!("CARGO"))
        .args(["tree", "--offline", "--edges", "normal", "--prefix", "none"])
        .args(["--package", "jadoube-cli", "--format", "{p}"])
        .output()
        .expect("cargo runs");
    let tree = String::from_utf8(tree.stdout).expect("a text");
    let crates: Vec<_> = tree
        .lines()
        .filter_map(|line| line.split_whitespace().next())
        .collect();
    assert!(crates.contains(&"jadoube-core"), "{tree}");
    for name in WINDOW_AND_SOUND {
        assert!(!crates.contains(&name), "{name} is linked");
    }
}

#[cfg(target_os = "linux")]
#[test]
fn the_program_asks_the_loader_for_nothing_but_the_c_library() {
    let output = Command::new("ldd")
        .arg(env!("CARGO_BIN_EXE_jadoube-cli"))
        .output()
        .expect("ldd runs");
    let libraries = String::from_utf8(output.stdout).expect("a text");
    let known = ["linux-vdso", "libgcc_s", "libm.so", "libc.so", "ld-linux"];
    for line in libraries.lines() {
        assert!(known.iter().any(|name| line.contains(name)), "{line}");
    }
}
