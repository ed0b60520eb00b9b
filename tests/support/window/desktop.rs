//! A desktop that nobody sees: an X server in memory, a hand on its mouse and keyboard, an eye on its picture.

use std::ffi::OsStr;
use std::fs;
use std::io::{BufRead as _, BufReader};
use std::path::Path;
use std::process::{Child, Command, Stdio};

use eframe::egui::Pos2;
use image::{Rgba, RgbaImage};
use tempfile::TempDir;

use super::file_windows::{Accessibility, DesktopServices, FileWindow};
use super::screen_reader::ScreenReader;

/// How large the desktop is, in pixels: a small laptop's.
pub const SIZE: (u16, u16) = (1280, 800);

/// An X server of its own; it ends with this value.
pub struct Desktop {
    server: Child,
    display: String,
    cx: DesktopServices,
    folder: TempDir,
}

/// What a program is told of the world beside what the desktop says: where its libraries and drivers are, and where to
/// write what of it was run.
const PASSED_ON: [&str; 4] = [
    "LD_LIBRARY_PATH",
    "LIBGL_DRIVERS_PATH",
    "__EGL_VENDOR_LIBRARY_DIRS",
    "LLVM_PROFILE_FILE",
];

impl Desktop {
    /// A desktop without a window for files.
    pub fn start() -> Self {
        Self::with(FileWindow::None)
    }

    /// A desktop with such a window for files.
    pub fn with(window: FileWindow) -> Self {
        Self::offering(window, Accessibility::Unheard)
    }

    /// A desktop without a window for files, with an accessibility bus.
    pub fn with_accessibility() -> Self {
        Self::offering(FileWindow::None, Accessibility::Heard)
    }

    /// Somebody who listens to the programs of this desktop.
    pub fn screen_reader(&self) -> ScreenReader {
        ScreenReader::listen(&self.cx.bus_address)
    }

    fn offering(window: FileWindow, accessibility: Accessibility) -> Self {
        let folder = tempfile::tempdir().expect("a folder for the desktop's picture");
        let (width, height) = SIZE;
        // The server looks for a free display by itself and writes its number.
        let mut server = Command::new("Xvfb")
            .args([
                "-displayfd",
                "1",
                "-noreset",
                "-nolisten",
                "tcp",
                "-screen",
                "0",
            ])
            .arg(format!("{width}x{height}x24"))
            .arg("-fbdir")
            .arg(folder.path())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .expect("Xvfb is not here; `sh .ci/prepare` installs it");
        let mut number = String::new();
        BufReader::new(server.stdout.take().expect("a pipe"))
            .read_line(&mut number)
            .expect("Xvfb tells its display");
        Self {
            server,
            display: format!(":{}", number.trim()),
            cx: DesktopServices::start(window, accessibility, folder.path()),
            folder,
        }
    }

    /// A program that shall open its window here and leave everything else as it is: whatever it or a library leaves
    /// behind, it leaves in that folder. Of the world around the tests it sees nothing.
    pub fn command(&self, program: impl AsRef<OsStr>, home: &Path) -> Command {
        let mut command = Command::new(program);
        let kept = PASSED_ON.map(|name| Some((name, std::env::var_os(name)?)));
        command
            .env_clear()
            .envs(kept.into_iter().flatten())
            .env("PATH", &self.cx.path)
            .env("DBUS_SESSION_BUS_ADDRESS", &self.cx.bus_address)
            .env("XDG_RUNTIME_DIR", self.folder.path())
            .env("WINIT_X11_SCALE_FACTOR", "1")
            .env("TZ", "UTC")
            .env("DISPLAY", &self.display)
            .env("JADOUBE_HOME", home)
            .env("HOME", home)
            .env("TMPDIR", home)
            .current_dir(home)
            .env("LANG", "en_GB.UTF-8")
            .env("LIBGL_ALWAYS_SOFTWARE", "1")
            .stdin(Stdio::null());
        command
    }

    /// Whoever is asked for a file from now on chooses that one, or changes their mind.
    pub fn choose(&self, file: Option<&Path>) {
        self.cx.choose(file);
    }

    /// What stood above the last window for files; nothing if none has opened.
    pub fn title_of_file_window(&self) -> String {
        self.cx.title()
    }

    /// Types the path of that file where the desktop has no window for choosing it.
    pub fn type_path(&self, file: &Path) {
        if self.cx.window == FileWindow::None {
            self.key("ctrl+a");
            self.write(&file.to_string_lossy());
            self.key("Return");
        }
    }

    /// Does what `xdotool` calls these words, and gives what it prints; `None` where it found nothing.
    pub fn xdotool(&self, words: &[&str]) -> Option<String> {
        let output = Command::new("xdotool")
            .args(words)
            .env("DISPLAY", &self.display)
            .output()
            .expect("xdotool is not here; `sh .ci/prepare` installs it");
        output
            .status
            .success()
            .then(|| String::from_utf8_lossy(&output.stdout).trim().to_owned())
    }

    /// A click of the left button.
    pub fn click(&self, at: Pos2) {
        let [x, y] = place(at);
        self.must(&["mousemove", &x, &y, "sleep", "0.02", "mousedown", "1"]);
        self.must(&["sleep", "0.02", "mouseup", "1"]);
    }

    /// Presses the left button at `from`, goes to `to` in some steps and lets the button go.
    pub fn drag(&self, from: Pos2, to: Pos2) {
        let [x, y] = place(from);
        self.must(&["mousemove", &x, &y, "sleep", "0.02", "mousedown", "1"]);
        for part in [0.25, 0.5, 0.75, 1.0] {
            let [x, y] = place(from.lerp(to, part));
            self.must(&["sleep", "0.02", "mousemove", &x, &y]);
        }
        self.must(&["sleep", "0.02", "mouseup", "1"]);
    }

    /// Turns the wheel down over that place by so many notches.
    pub fn scroll_down(&self, at: Pos2, notches: usize) {
        let [x, y] = place(at);
        let notches = notches.to_string();
        self.must(&["mousemove", &x, &y, "sleep", "0.02"]);
        self.must(&["click", "--repeat", &notches, "--delay", "10", "5"]);
    }

    /// Presses a key, or several held together, as `xdotool` names them: `space`, `ctrl+n`.
    pub fn key(&self, key: &str) {
        self.must(&["key", "--clearmodifiers", key]);
    }

    /// Presses these keys one after another, as fast as a hand that trembles.
    pub fn keys(&self, keys: &[&str]) {
        self.must(&[&["key", "--delay", "40"], keys].concat());
    }

    /// Holds one key down as slowly as a person who looks for the other, and presses that.
    pub fn hold(&self, held: &str, pressed: &str) {
        self.must(&["keydown", held, "sleep", "0.4", "key", pressed]);
        self.must(&["sleep", "0.2", "keyup", held]);
    }

    /// Types `text` into whatever has the keyboard.
    pub fn write(&self, text: &str) {
        self.must(&["type", "--clearmodifiers", "--delay", "15", text]);
    }

    /// Takes the X server away from whoever is connected to it.
    pub fn crash(&self) {
        super::signal(self.server.id(), "KILL");
    }

    /// What the desktop shows now.
    pub fn picture(&self) -> RgbaImage {
        picture_of(&self.dump()).expect("an X window dump of 32 bits a pixel")
    }

    /// Whether anything but black stands in the middle lines of the desktop.
    pub fn shows_something(&self) -> bool {
        let dump = self.dump();
        let line = 4 * usize::from(SIZE.0);
        dump[dump.len() / 2 - line..dump.len() / 2]
            .iter()
            .any(|byte| *byte != 0)
    }

    /// The same as the X server keeps it, which can be compared so fast that a clock that runs does not move meanwhile.
    pub fn pixels(&self) -> Vec<u8> {
        self.dump()
    }

    fn dump(&self) -> Vec<u8> {
        fs::read(self.folder.path().join("Xvfb_screen0")).expect("the X server keeps its picture")
    }

    fn must(&self, words: &[&str]) {
        assert!(
            self.xdotool(words).is_some(),
            "xdotool {} failed",
            words.join(" ")
        );
    }
}

impl Drop for Desktop {
    fn drop(&mut self) {
        // Killing it fails only when it has ended already.
        self.server.kill().ok();
        self.server.wait().ok();
    }
}

/// The pixel at that place, in the words of `xdotool`.
fn place(at: Pos2) -> [String; 2] {
    [format!("{:.0}", at.x), format!("{:.0}", at.y)]
}

/// Reads an X window dump: numbers of 32 bits from the top byte down, the colour table, then blue, green, red and a spare.
fn picture_of(dump: &[u8]) -> Option<RgbaImage> {
    let number = |index: usize| -> Option<usize> {
        let bytes = dump.get(4 * index..4 * index + 4)?.try_into().ok()?;
        usize::try_from(u32::from_be_bytes(bytes)).ok()
    };
    let (header, width, height) = (number(0)?, number(4)?, number(5)?);
    let (bits, line, colors) = (number(11)?, number(12)?, number(19)?);
    if bits != 32 {
        return None;
    }
    let start = header + 12 * colors;
    let mut picture = RgbaImage::new(u32::try_from(width).ok()?, u32::try_from(height).ok()?);
    for (x, y, pixel) in picture.enumerate_pixels_mut() {
        let at = start + y as usize * line + 4 * x as usize;
        let [blue, green, red, _] = dump.get(at..at + 4)?.try_into().ok()?;
        *pixel = Rgba([red, green, blue, 255]);
    }
    Some(picture)
}

#[test]
fn the_eye_sees_where_the_hand_went() {
    let desktop = Desktop::start();
    desktop.must(&["mousemove", "200", "100"]);
    let place = desktop.xdotool(&["getmouselocation"]).expect("a mouse");
    assert!(place.starts_with("x:200 y:100 "), "{place}");
    assert_eq!(desktop.picture().dimensions(), (1280, 800));
    assert!(!desktop.shows_something());
    assert_eq!(
        desktop.xdotool(&["search", "--name", "no such window"]),
        None
    );
}
