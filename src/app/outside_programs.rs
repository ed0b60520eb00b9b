//! Other programs that are asked to show a file that was written: the one that opens its kind, and the file manager.

use std::collections::VecDeque;
use std::fmt;
use std::io;
use std::path::{Path, PathBuf};
use std::sync::mpsc::{self, Receiver, Sender};
use std::thread;
use std::time::Duration;

use eframe::egui::Context;

use jadoube_ui::Notification;

use super::time_source::{MachineTime, Time as _};

/// A program that ends sooner than this with a fault could not be started; one that ends later was closed by a person.
const STARTS: Duration = Duration::from_secs(5);

/// Programs beside this one. None of them is waited for.
pub trait OutsidePrograms: fmt::Debug {
    /// Lets the program open a file that opens its kind.
    ///
    /// # Errors
    /// The system gives no thread for it.
    fn open(&mut self, path: &Path, context: &Context) -> io::Result<()>;

    /// Lets the desktop print a PDF; where it offers no way, the program that opens PDFs shows it.
    ///
    /// # Errors
    /// The system gives no thread for it.
    fn print(&mut self, path: &Path, context: &Context) -> io::Result<()>;

    /// Lets the file manager show a file in its folder.
    ///
    /// # Errors
    /// The system gives no thread for it.
    fn show(&mut self, path: &Path, context: &Context) -> io::Result<()>;

    /// The next file that no program would open or show, once that is known.
    fn failure(&mut self) -> Option<Refusal>;
}

/// What no other program would do with a file.
#[derive(Clone, Debug)]
pub enum Refusal {
    /// Open or print it.
    Open(PathBuf),
    /// Show it in its folder.
    Show(PathBuf),
}

impl Refusal {
    /// Tells people of it.
    pub fn notification(self) -> Notification {
        match self {
            Self::Open(path) => Notification::NotOpened(path),
            Self::Show(path) => Notification::NotShown(path),
        }
    }
}

/// The programs of this machine.
#[derive(Debug)]
pub struct MachinePrograms {
    sender: Sender<Refusal>,
    failures: Receiver<Refusal>,
}

impl Default for MachinePrograms {
    fn default() -> Self {
        let (sender, failures) = mpsc::channel();
        Self { sender, failures }
    }
}

impl MachinePrograms {
    /// Lets that be tried beside the window, which is woken if it fails.
    fn tries(
        &self,
        path: &Path,
        context: &Context,
        refusal: fn(PathBuf) -> Refusal,
        work: fn(&Path) -> io::Result<()>,
    ) -> io::Result<()> {
        let (path, sender, context) = (path.to_owned(), self.sender.clone(), context.clone());
        let tries = move || {
            let time = MachineTime::new();
            if let Err(error) = work(&path)
                && time.look().steady < STARTS
            {
                log::warn!("{}: {error}", path.display());
                // If nobody listens any more, the program is ending.
                let _ = sender.send(refusal(path));
                context.request_repaint();
            }
        };
        let thread = thread::Builder::new().name("other-program".to_owned());
        thread.spawn(tries).map(drop)
    }
}

impl OutsidePrograms for MachinePrograms {
    fn open(&mut self, path: &Path, context: &Context) -> io::Result<()> {
        self.tries(path, context, Refusal::Open, |path| open::that(path))
    }

    fn print(&mut self, path: &Path, context: &Context) -> io::Result<()> {
        self.tries(path, context, Refusal::Open, |path| {
            #[cfg(target_os = "linux")]
            if linux::print(path).is_ok() {
                return Ok(());
            }
            open::that(path)
        })
    }

    fn show(&mut self, path: &Path, context: &Context) -> io::Result<()> {
        self.tries(path, context, Refusal::Show, |path| {
            #[cfg(target_os = "linux")]
            if linux::show(path).is_ok() {
                return Ok(());
            }
            // Where no file manager marks the file, its folder is opened.
            open::that(path.parent().unwrap_or(path))
        })
    }

    fn failure(&mut self) -> Option<Refusal> {
        self.failures.try_recv().ok()
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

    use super::super::desktop_portal::{PORTAL, PORTAL_PATH};
    use jadoube_cli::system::file_uri::uri_of_path;

    /// Asks the desktop's portal to print a file, which opens its dialog with a preview.
    pub(super) fn print(path: &Path) -> Result<(), Box<dyn Error>> {
        let bus = Connection::session()?;
        let portal = Proxy::new(&bus, PORTAL, PORTAL_PATH, "org.freedesktop.portal.Print")?;
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
    /// The files that none of them would open or show.
    pub failed: VecDeque<Refusal>,
}

impl OutsidePrograms for NotedPrograms {
    fn open(&mut self, path: &Path, _: &Context) -> io::Result<()> {
        self.opened.push(path.to_owned());
        Ok(())
    }

    fn print(&mut self, path: &Path, _: &Context) -> io::Result<()> {
        self.printed.push(path.to_owned());
        Ok(())
    }

    fn show(&mut self, path: &Path, _: &Context) -> io::Result<()> {
        self.shown.push(path.to_owned());
        Ok(())
    }

    fn failure(&mut self) -> Option<Refusal> {
        self.failed.pop_front()
    }
}
