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

    /// Lets the desktop print a PDF; where it offers no way, the program that opens PDFs shows it.
    ///
    /// # Errors
    /// Neither can be asked.
    fn print(&mut self, path: &Path) -> io::Result<()>;

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

    fn print(&mut self, path: &Path) -> io::Result<()> {
        #[cfg(target_os = "linux")]
        {
            let path = path.to_owned();
            let prints = move || {
                if linux::print(&path).is_err() {
                    let _ = open::that_detached(path);
                }
            };
            let thread = std::thread::Builder::new().name("printing".to_owned());
            thread.spawn(prints).map(drop)
        }
        #[cfg(not(target_os = "linux"))]
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
    use std::collections::HashMap;
    use std::error::Error;
    use std::fs::File;
    use std::path::Path;

    use zbus::blocking::{Connection, Proxy};
    use zbus::zvariant::{Fd, Value};

    use jadoube_cli::system::file_uri::uri_of_path;

    /// Asks the desktop's portal to print a file, which opens its dialog with a preview.
    pub(super) fn print(path: &Path) -> Result<(), Box<dyn Error>> {
        let bus = Connection::session()?;
        let portal = Proxy::new(
            &bus,
            "org.freedesktop.portal.Desktop",
            "/org/freedesktop/portal/desktop",
            "org.freedesktop.portal.Print",
        )?;
        // A portal that nothing stands behind has no version.
        portal.get_property::<u32>("version")?;
        let name = path.file_stem().unwrap_or_default().to_string_lossy();
        let file = File::open(path)?;
        let options: HashMap<&str, Value<'_>> = HashMap::new();
        portal.call_method("Print", &("", &*name, Fd::from(&file), options))?;
        Ok(())
    }

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
    /// The files that were to be printed.
    pub printed: Vec<PathBuf>,
    /// The files that were to be shown in their folders.
    pub shown: Vec<PathBuf>,
}

impl OutsidePrograms for NotedPrograms {
    fn open(&mut self, path: &Path) -> io::Result<()> {
        self.opened.push(path.to_owned());
        Ok(())
    }

    fn print(&mut self, path: &Path) -> io::Result<()> {
        self.printed.push(path.to_owned());
        Ok(())
    }

    fn show(&mut self, path: &Path) -> io::Result<()> {
        self.shown.push(path.to_owned());
        Ok(())
    }
}
