//! A world that counts: what is written and read, and what sounds.

use std::cell::RefCell;
use std::io::{self, Read, Seek, SeekFrom};
use std::path::{Path, PathBuf};
use std::rc::Rc;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use crate::support::app_window::AppWindow;
use jadoube::app::chosen_file::{ChosenFile, ChosenFiles, Overwrite, SeekableFile, UnopenedFile};
use jadoube::app::platform::Platform;
use jadoube::app::sound::{Audio, Sound, SoundFault};
use jadoube::app::store::{Durability, FolderLister, MemoryStore, Store};
use jadoube::app::time_source::ScriptedTime;
use jadoube_core::laws::Deed;
use jadoube_ui::Command;

/// What was done to the files and heard in the room.
#[derive(Clone, Debug, Default)]
pub struct Counts {
    /// The program's own files, each time one was written or added to.
    pub written: Rc<RefCell<Vec<String>>>,
    /// How often a chosen file was opened.
    pub opened: Rc<RefCell<Vec<PathBuf>>>,
    /// How many bytes of chosen files were read.
    pub read: Arc<AtomicU64>,
    /// What sounded.
    pub sounds: Rc<RefCell<Vec<Sound>>>,
}

/// Files in memory whose use is counted.
#[derive(Clone, Debug)]
struct Counted {
    files: MemoryStore,
    counts: Counts,
}

/// A chosen file whose reading is counted.
struct CountedSource(Box<dyn SeekableFile>, Arc<AtomicU64>);

impl Read for CountedSource {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        let count = self.0.read(buffer)?;
        self.1.fetch_add(count as u64, Ordering::SeqCst);
        Ok(count)
    }
}

impl Seek for CountedSource {
    fn seek(&mut self, to: SeekFrom) -> io::Result<u64> {
        self.0.seek(to)
    }
}

impl Counted {
    fn note(&self, name: &str) {
        self.counts.written.borrow_mut().push(name.to_owned());
    }
}

impl Store for Counted {
    fn read(&self, name: &str) -> io::Result<Option<Vec<u8>>> {
        self.files.read(name)
    }

    fn write(&mut self, name: &str, bytes: &[u8]) -> io::Result<()> {
        self.note(name);
        self.files.write(name, bytes)
    }

    fn append(&mut self, name: &str, at: u64, text: &str, safe: Durability) -> io::Result<()> {
        self.note(name);
        self.files.append(name, at, text, safe)
    }

    fn cut(&mut self, name: &str, length: u64) -> io::Result<()> {
        self.note(name);
        self.files.cut(name, length)
    }

    fn is_in_place(&self, name: &str, length: u64) -> io::Result<bool> {
        self.files.is_in_place(name, length)
    }

    fn overwrite_in_place(&mut self, name: &str, text: &str, safe: Durability) -> io::Result<()> {
        self.note(name);
        self.files.overwrite_in_place(name, text, safe)
    }

    fn copy_as(&mut self, name: &str, other: &str) -> io::Result<Option<PathBuf>> {
        self.files.copy_as(name, other)
    }

    fn folder_lister(&self) -> FolderLister {
        self.files.folder_lister()
    }

    fn path(&self, name: &str) -> PathBuf {
        self.files.path(name)
    }
}

impl ChosenFiles for Counted {
    fn open(&self, path: &Path) -> UnopenedFile {
        let unopened = self.files.open(path);
        self.counts.opened.borrow_mut().push(path.to_owned());
        let read = Arc::clone(&self.counts.read);
        Box::new(move || {
            let ChosenFile { content, version } = unopened()?;
            let content = Box::new(CountedSource(content, read));
            Ok(ChosenFile { content, version })
        })
    }

    fn save(&mut self, path: &Path, bytes: &[u8], overwrite: Overwrite) -> io::Result<()> {
        self.files.save(path, bytes, overwrite)
    }
}

/// Somebody who notes what sounds.
#[derive(Debug)]
struct Listener(Counts);

impl Audio for Listener {
    fn play(&self, sound: Sound) {
        self.0.sounds.borrow_mut().push(sound);
    }

    fn set_on(&mut self, _: bool) {}

    fn set_volume(&mut self, _: f32) {}

    fn fault(&self) -> Option<SoundFault> {
        None
    }
}

/// A program in that world.
pub struct Program {
    pub window: AppWindow,
    pub counts: Counts,
}

impl Program {
    pub fn new(files: &MemoryStore) -> Self {
        let counts = Counts::default();
        let mut world = Platform::scripted(&ScriptedTime::default(), files);
        let counted = Counted {
            files: files.clone(),
            counts: counts.clone(),
        };
        world.store = Box::new(counted.clone());
        world.chosen_files = Box::new(counted);
        world.audio = Box::new(Listener(counts.clone()));
        let window = AppWindow::open(world, 1280.0, 800.0);
        Self { window, counts }
    }

    /// Asks for something and waits until it is done.
    pub fn ask(&mut self, command: Command) {
        self.window.state_mut().asked_for(command);
        self.wait();
    }

    pub fn act(&mut self, deed: Deed) {
        let act = self.window.state().board_act(deed);
        self.ask(Command::Act(act));
    }

    pub fn wait(&mut self) {
        self.window.wait_until_opened();
    }

    pub fn press(&mut self, button: &str) {
        use egui_kittest::kittest::Queryable;
        self.window.get_by_label(button).click();
        self.wait();
    }
}
