//! Whether the system has a window in which files are chosen, looked up before it is asked for: one that cannot open says
//! nothing, and nobody can tell that from a person who chose nothing.

use std::borrow::Cow;
use std::path::PathBuf;

/// The window in which files are chosen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FileWindow {
    /// That of the system; on Linux, of the desktop's portal.
    Usual,
    /// That of zenity, which speaks for a desktop without a portal.
    Zenity,
    /// There is none.
    None,
}

/// What is asked in such a window.
#[derive(Debug)]
pub struct FileQuestion {
    pub title: Cow<'static, str>,
    /// The folder in which it begins.
    pub folder: Option<PathBuf>,
    /// The name proposed for a new file; nothing where one that is there is looked for.
    pub new_name: Option<String>,
    /// The kind of files that is shown at first; nothing where all are.
    pub kind: Option<ShownFiles>,
    /// How all files are called.
    pub all_files: Cow<'static, str>,
}

/// A kind of files.
#[derive(Debug)]
pub struct ShownFiles {
    pub name: Cow<'static, str>,
    pub endings: &'static [&'static str],
}

impl ShownFiles {
    /// Its endings as the system's window takes them. On Linux those are patterns, which tell small letters from capitals.
    pub fn in_any_case(&self) -> Vec<String> {
        self.endings.iter().map(|it| in_any_case(it)).collect()
    }
}

fn in_any_case(ending: &str) -> String {
    if cfg!(target_os = "linux") {
        let both = |letter: char| format!("[{letter}{}]", letter.to_ascii_uppercase());
        ending.chars().map(both).collect()
    } else {
        ending.to_owned()
    }
}

/// The window that opens when a file is to be chosen, as far as a second shows.
pub fn that_opens() -> FileWindow {
    #[cfg(target_os = "linux")]
    if !linux::has_portal() {
        return if linux::has_zenity() {
            FileWindow::Zenity
        } else {
            FileWindow::None
        };
    }
    FileWindow::Usual
}

#[cfg(target_os = "linux")]
mod linux {
    use std::path::Path;
    use std::sync::mpsc;
    use std::thread;
    use std::time::Duration;

    use zbus::blocking::{Connection, Proxy};

    use super::super::desktop_portal::{PORTAL, PORTAL_PATH};

    /// How long the desktop may take to answer.
    const PATIENCE: Duration = Duration::from_millis(800);

    /// Whether the desktop's portal can let files be chosen.
    pub(super) fn has_portal() -> bool {
        let (sender, answers) = mpsc::channel();
        let asks = move || sender.send(portal_version().is_ok());
        let asked = thread::Builder::new().name("portal".to_owned()).spawn(asks);
        asked.is_ok() && answers.recv_timeout(PATIENCE).unwrap_or(false)
    }

    /// The version of its file chooser: a portal that nothing stands behind has none.
    fn portal_version() -> zbus::Result<u32> {
        let bus = Connection::session()?;
        let portal = Proxy::new(
            &bus,
            PORTAL,
            PORTAL_PATH,
            "org.freedesktop.portal.FileChooser",
        )?;
        portal.get_property("version")
    }

    /// Whether zenity is installed, which opens such a window by itself.
    pub(super) fn has_zenity() -> bool {
        let path = std::env::var_os("PATH").unwrap_or_default();
        std::env::split_paths(&path).any(|folder| is_in(&folder))
    }

    fn is_in(folder: &Path) -> bool {
        folder.join("zenity").is_file()
    }
}
