//! Other programs that are asked to show a file that was written: the one that opens its kind, and the file manager.

use std::fmt;
use std::io;
use std::path::{Path, PathBuf};

/// Programs beside this one.
pub trait OutsidePrograms: fmt::Debug {
    /// Lets the program open a file that opens its kind.
    ///
    /// # Errors
    /// No program opens it.
    fn open(&mut self, path: &Path) -> io::Result<()>;

    /// Lets the file manager show a file in its folder.
    ///
    /// # Errors
    /// There is none.
    fn show(&mut self, path: &Path) -> io::Result<()>;
}

/// The programs of this machine.
#[derive(Clone, Copy, Debug)]
pub struct MachinePrograms;

impl OutsidePrograms for MachinePrograms {
    fn open(&mut self, path: &Path) -> io::Result<()> {
        open::that_detached(path)
    }

    fn show(&mut self, path: &Path) -> io::Result<()> {
        #[cfg(target_os = "linux")]
        {
            let path = path.to_owned();
            let shows = move || {
                let folder = path.parent().unwrap_or(&path);
                // Where no file manager marks the file, its folder is opened.
                if linux::show(&path).is_err() {
                    let _ = open::that_detached(folder);
                }
            };
            let thread = std::thread::Builder::new().name("file-manager".to_owned());
            thread.spawn(shows).map(drop)
        }
        #[cfg(not(target_os = "linux"))]
        open::that_detached(path.parent().unwrap_or(path))
    }
}

#[cfg(target_os = "linux")]
mod linux {
    use std::path::Path;

    use zbus::blocking::Connection;

    use jadoube_cli::system::file_uri::uri_of_path;

    /// Asks the file manager, on the session bus.
    pub(super) fn show(path: &Path) -> zbus::Result<()> {
        let name = Some("org.freedesktop.FileManager1");
        let path = ([uri_of_path(path)], "");
        let bus = Connection::session()?;
        bus.call_method(
            name,
            "/org/freedesktop/FileManager1",
            name,
            "ShowItems",
            &path,
        )?;
        Ok(())
    }
}

/// Programs that open nothing and note what they were asked, for tests.
#[derive(Debug, Default)]
pub struct NotedPrograms {
    /// The files that were to be opened.
    pub opened: Vec<PathBuf>,
    /// The files that were to be shown in their folders.
    pub shown: Vec<PathBuf>,
}

impl OutsidePrograms for NotedPrograms {
    fn open(&mut self, path: &Path) -> io::Result<()> {
        self.opened.push(path.to_owned());
        Ok(())
    }

    fn show(&mut self, path: &Path) -> io::Result<()> {
        self.shown.push(path.to_owned());
        Ok(())
    }
}
