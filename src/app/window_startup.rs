//! Before the window opens: what this machine lacks, in one sentence with the package that brings it.
//!
//! The window system is reached through libraries that are loaded when the program starts, so a machine on which the
//! program was built may still be unable to open its window. These sentences are plain English on standard error:
//! they are said before any language is loaded.

use std::collections::HashSet;
use std::fmt;
use std::panic::{self, AssertUnwindSafe};
use std::path::Path;
use std::process::Command;
use std::sync::{Arc, Mutex};

/// Something without which no window opens here.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Missing {
    /// There is no desktop session to show a window in.
    Display,
    /// A library of the window system is not installed.
    Library {
        /// The file the loader looks for, such as `libXi.so.6`.
        file: &'static str,
        /// The command that installs it here, or `None` where the package's name is not known.
        install: Option<String>,
    },
}

/// Why the window did not open: one sentence for standard error.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("{0}")]
pub struct WindowOpenError(String);

impl WindowOpenError {
    /// Shows the sentence in a dialog of the system, where a program that was started by a click has no console to say it on.
    pub fn show(&self) {
        #[cfg(not(target_os = "linux"))]
        rfd::MessageDialog::new()
            .set_level(rfd::MessageLevel::Error)
            .set_title("Jadoube")
            .set_description(&self.0)
            .show();
    }
}

/// What stands in the way of a window, as far as it can be told without opening one.
///
/// `None` is no promise: a driver may still refuse, and [`open()`] then says so.
pub fn missing() -> Option<Missing> {
    if !cfg!(target_os = "linux") {
        return None;
    }
    let set = |name| std::env::var_os(name).is_some_and(|value| !value.is_empty());
    let session = match (
        set("WAYLAND_DISPLAY") || set("WAYLAND_SOCKET"),
        set("DISPLAY"),
    ) {
        (true, _) => Session::Wayland,
        (false, true) => Session::X11,
        (false, false) => return Some(Missing::Display),
    };
    first_missing(session, is_installed, Family::of_this_system())
}

/// Opens the window and shows the program in it until it is closed.
///
/// A panic of the window system before `create` is called is told like any other refusal; one after it is the
/// program's own and goes on as a panic.
///
/// # Errors
/// When something is [`missing`], or the window system or the graphics driver refuses.
pub fn open(
    name: &str,
    options: eframe::NativeOptions,
    create: eframe::AppCreator<'_>,
) -> Result<(), WindowOpenError> {
    if let Some(missing) = missing() {
        return Err(missing.into());
    }
    let hook = Arc::new(Mutex::new(Some(panic::take_hook())));
    panic::set_hook(Box::new(|_| {}));
    let restore = || {
        if let Some(hook) = hook.lock().ok().and_then(|mut hook| hook.take()) {
            panic::set_hook(hook);
        }
    };
    let run = || {
        let create: eframe::AppCreator<'_> = Box::new(|context| {
            restore();
            create(context)
        });
        eframe::run_native(name, options, create)
    };
    let ended = panic::catch_unwind(AssertUnwindSafe(run));
    let opened = hook.lock().is_ok_and(|hook| hook.is_none());
    restore();
    match ended {
        Ok(outcome) if opened => outcome.map_err(|error| lost(&error)),
        Ok(outcome) => outcome.map_err(|error| explain(&error)),
        Err(panic) if opened => panic::resume_unwind(panic),
        Err(panic) => Err(refused(panic_text(panic.as_ref()))),
    }
}

/// An error of the window system as one sentence.
pub fn explain(error: &eframe::Error) -> WindowOpenError {
    match error {
        eframe::Error::Glutin(_)
        | eframe::Error::NoGlutinConfigs(..)
        | eframe::Error::OpenGL(_) => without_drivers(Family::of_this_system()),
        eframe::Error::AppCreation(_)
        | eframe::Error::Winit(_)
        | eframe::Error::WinitEventLoop(_) => refused(&error.to_string()),
    }
}

impl fmt::Display for Missing {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Display => f.write_str(
                "Jadoube cannot open its window: there is no desktop session, neither WAYLAND_DISPLAY nor DISPLAY is \
                 set. Start it from a desktop, or with xvfb-run (package xvfb); `jadoube judge` needs no window.",
            ),
            Self::Library { file, install: Some(command) } => {
                write!(f, "Jadoube cannot open its window: {file} is not installed. To install it: {command}")
            }
            Self::Library { file, install: None } => {
                write!(f, "Jadoube cannot open its window: {file} is not installed. Install the package that has it.")
            }
        }
    }
}

impl From<Missing> for WindowOpenError {
    fn from(missing: Missing) -> Self {
        Self(missing.to_string())
    }
}

/// The kind of desktop session that the window would be shown in.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Session {
    Wayland,
    X11,
}

/// Distributions that name and install packages alike.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Family {
    Debian,
    Fedora,
    Arch,
    Suse,
    Other,
}

/// The libraries of the window system with their packages; `.ci/prepare` reads the same table.
const SYSTEM_LIBRARIES: &str = include_str!("system_libraries.txt");

/// A library and its packages in each family. Any one of its files will do.
#[derive(Debug)]
struct Library {
    session: &'static str,
    files: &'static str,
    debian: &'static str,
    fedora: &'static str,
    arch: &'static str,
    suse: &'static str,
}

impl Library {
    /// Every library of the table.
    fn all() -> impl Iterator<Item = Self> {
        let rows = SYSTEM_LIBRARIES.lines().filter(|row| !row.starts_with('#'));
        rows.filter_map(Self::of_row)
    }

    fn of_row(row: &'static str) -> Option<Self> {
        let mut columns = row.split_whitespace();
        Some(Self {
            session: columns.next()?,
            files: columns.next()?,
            debian: columns.next()?,
            fedora: columns.next()?,
            arch: columns.next()?,
            suse: columns.next()?,
        })
    }

    fn files(&self) -> impl Iterator<Item = &'static str> {
        self.files.split(',')
    }

    /// Whether a window in such a session is opened through it.
    fn is_needed_in(&self, session: Session) -> bool {
        let name = match session {
            Session::Wayland => "wayland",
            Session::X11 => "x11",
        };
        [name, "both"].contains(&self.session)
    }
}

impl Family {
    fn of_this_system() -> Self {
        Self::of(&std::fs::read_to_string("/etc/os-release").unwrap_or_default())
    }

    /// The family that an `/etc/os-release` names in its `ID` or `ID_LIKE`.
    fn of(os_release: &str) -> Self {
        let ids = os_release
            .lines()
            .filter_map(|line| {
                line.strip_prefix("ID=")
                    .or_else(|| line.strip_prefix("ID_LIKE="))
            })
            .flat_map(|value| value.trim_matches(['"', '\'']).split_whitespace());
        for id in ids {
            match id {
                "debian" | "ubuntu" => return Self::Debian,
                "fedora" | "rhel" | "centos" => return Self::Fedora,
                "arch" => return Self::Arch,
                "suse" | "opensuse" => return Self::Suse,
                _ => {}
            }
        }
        Self::Other
    }

    fn install(self, library: &Library) -> Option<String> {
        let (installer, package) = match self {
            Self::Debian => ("apt-get install", library.debian),
            Self::Fedora => ("dnf install", library.fedora),
            Self::Arch => ("pacman -S", library.arch),
            Self::Suse => ("zypper install", library.suse),
            Self::Other => return None,
        };
        Some(format!("sudo {installer} {}", package.replace(',', " ")))
    }
}

fn first_missing(
    session: Session,
    is_installed: impl Fn(&str) -> bool,
    family: Family,
) -> Option<Missing> {
    let missing = Library::all()
        .filter(|library| library.is_needed_in(session))
        .find(|library| !library.files().any(&is_installed))?;
    Some(Missing::Library {
        file: missing.files().next()?,
        install: family.install(&missing),
    })
}

/// Whether the loader would find `file`; where that cannot be told, it is taken to be there.
fn is_installed(file: &str) -> bool {
    let listed = std::env::var_os("LD_LIBRARY_PATH").unwrap_or_default();
    let usual = ["/lib", "/lib64", "/usr/lib", "/usr/lib64", "/usr/local/lib"];
    let multiarch = [format!("/usr/lib/{}-linux-gnu", std::env::consts::ARCH)];
    std::env::split_paths(&listed)
        .chain(usual.iter().map(Into::into))
        .chain(multiarch.iter().map(Into::into))
        .any(|folder| folder.join(file).exists())
        || loader_cache().is_none_or(|cache| cache.contains(file))
}

/// The names in the loader's cache, or `None` on a system that keeps none.
fn loader_cache() -> Option<HashSet<String>> {
    let program = ["/sbin/ldconfig", "/usr/sbin/ldconfig"]
        .into_iter()
        .find(|path| Path::new(path).exists())?;
    let output = Command::new(program)
        .arg("-p")
        .output()
        .ok()
        .filter(|output| output.status.success())?;
    Some(cached_names(&String::from_utf8_lossy(&output.stdout)))
}

/// The names of what `ldconfig -p` prints: a line such as `libXi.so.6 (libc6,x86-64) => …` for each library.
fn cached_names(listing: &str) -> HashSet<String> {
    listing
        .lines()
        .filter(|line| line.contains("=>"))
        .filter_map(|line| line.split_whitespace().next())
        .map(str::to_owned)
        .collect()
}

/// The window system ended, and the window with it; what was played is kept.
fn lost(error: &eframe::Error) -> WindowOpenError {
    WindowOpenError(format!(
        "Jadoube lost its window: the desktop session has ended ({error}). The game is kept."
    ))
}

/// The window system is there, and cannot draw.
fn without_drivers(family: Family) -> WindowOpenError {
    let opengl = Library::all().find(|library| library.files().any(|file| file == "libGL.so.1"));
    let drivers = opengl.and_then(|library| family.install(&library));
    let unknown = if cfg!(target_os = "linux") {
        "Install Mesa's drivers."
    } else {
        "Install the driver of the graphics card; a remote desktop may have none."
    };
    let help = drivers.map_or_else(
        || unknown.to_owned(),
        |command| format!("To install its drivers: {command}"),
    );
    WindowOpenError(format!(
        "Jadoube cannot open its window: OpenGL does not work here. {help}"
    ))
}

/// What the window system said itself, without the places in its source that it may name.
fn refused(reason: &str) -> WindowOpenError {
    let reason = reason
        .rsplit_once(".rs:")
        .and_then(|(_, rest)| rest.split_once(": "))
        .map_or(reason, |(_, reason)| reason);
    WindowOpenError(format!(
        "Jadoube cannot open its window: {}.",
        reason.trim_end_matches('.')
    ))
}

fn panic_text(panic: &(dyn std::any::Any + Send)) -> &str {
    panic
        .downcast_ref::<String>()
        .map(String::as_str)
        .or_else(|| panic.downcast_ref::<&str>().copied())
        .unwrap_or("the window system gave up")
}

#[cfg(test)]
mod tests {
    use super::*;

    const DEBIAN: &str =
        "PRETTY_NAME=\"Debian GNU/Linux 12 (bookworm)\"\nVERSION_ID=\"12\"\nID=debian\n";
    const MINT: &str = "ID=linuxmint\nID_LIKE=\"ubuntu debian\"\n";
    const TUMBLEWEED: &str = "ID=\"opensuse-tumbleweed\"\nID_LIKE=\"opensuse suse\"\n";

    #[test]
    fn families_are_told_by_their_release_file() {
        assert_eq!(Family::of(DEBIAN), Family::Debian);
        assert_eq!(Family::of(MINT), Family::Debian);
        assert_eq!(Family::of(TUMBLEWEED), Family::Suse);
        assert_eq!(Family::of("ID=fedora\n"), Family::Fedora);
        assert_eq!(Family::of("ID=endeavouros\nID_LIKE=arch\n"), Family::Arch);
        assert_eq!(Family::of("ID=nixos\n"), Family::Other);
        assert_eq!(Family::of(""), Family::Other);
    }

    #[test]
    fn every_row_of_the_table_is_understood() {
        let rows = SYSTEM_LIBRARIES.lines().filter(|row| !row.starts_with('#'));
        assert_eq!(Library::all().count(), rows.count());
        for library in Library::all() {
            assert!(
                [Session::X11, Session::Wayland]
                    .into_iter()
                    .any(|session| library.is_needed_in(session)),
                "{library:?}"
            );
        }
    }

    #[test]
    fn a_missing_library_is_named_with_its_package() {
        let missing = first_missing(
            Session::X11,
            |file| file != "libxkbcommon-x11.so.0",
            Family::Debian,
        )
        .expect("one library is missing");
        assert_eq!(
            missing.to_string(),
            "Jadoube cannot open its window: libxkbcommon-x11.so.0 is not installed. \
             To install it: sudo apt-get install libxkbcommon-x11-0"
        );
        assert_eq!(
            WindowOpenError::from(missing.clone()).to_string(),
            missing.to_string()
        );
    }

    #[test]
    fn either_way_to_opengl_will_do_under_x11() {
        assert_eq!(
            first_missing(Session::X11, |file| file != "libGL.so.1", Family::Arch),
            None
        );
        assert_eq!(
            first_missing(Session::X11, |file| file != "libEGL.so.1", Family::Arch),
            None
        );
        assert!(first_missing(Session::X11, |file| !file.contains("GL"), Family::Arch).is_some());
    }

    #[test]
    fn a_wayland_session_needs_no_library_of_x11() {
        assert_eq!(
            first_missing(Session::Wayland, |file| !file.contains('X'), Family::Fedora),
            None
        );
    }

    #[test]
    fn a_distribution_that_nobody_knows_gets_no_command() {
        let missing = first_missing(Session::X11, |_| false, Family::Other);
        assert_eq!(
            missing,
            Some(Missing::Library {
                file: "libX11.so.6",
                install: None
            })
        );
    }

    #[test]
    fn names_are_read_from_the_loader_s_own_listing() {
        let listing = "2 libs found in cache `/etc/ld.so.cache'\n\
                       \tlibXi.so.6 (libc6,x86-64) => /lib/x86_64-linux-gnu/libXi.so.6\n\
                       \tlibGL.so.1 (libc6,x86-64) => /lib/x86_64-linux-gnu/libGL.so.1\n";
        let names = cached_names(listing);
        assert!(names.contains("libXi.so.6") && names.contains("libGL.so.1"));
        assert_eq!(names.len(), 2);
    }

    #[test]
    fn a_panic_of_the_window_system_is_told_without_its_backtrace() {
        let panic = panic::catch_unwind(|| {
            panic::resume_unwind(Box::new("libfoo.so could not be loaded."))
        })
        .expect_err("it panics");
        assert_eq!(
            refused(panic_text(panic.as_ref())).to_string(),
            "Jadoube cannot open its window: libfoo.so could not be loaded."
        );
    }

    #[test]
    fn a_refusal_names_no_line_of_a_library() {
        let said = "winit EventLoopError: os error at elsewhere/linux/mod.rs:788: Failed to open connection to X server";
        assert_eq!(
            refused(said).to_string(),
            "Jadoube cannot open its window: Failed to open connection to X server."
        );
    }

    #[test]
    fn without_drivers_the_package_is_named_where_it_is_known() {
        assert!(
            without_drivers(Family::Debian)
                .to_string()
                .ends_with("libgl1 libgl1-mesa-dri")
        );
        assert!(
            without_drivers(Family::Other)
                .to_string()
                .ends_with("Install Mesa's drivers.")
        );
    }
}
