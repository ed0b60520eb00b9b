//! The files of this machine that people choose, and the program's own where it may keep them in memory alone.

use std::io;
use std::path::Path;

use super::chosen_file::{
    ChosenFiles, Overwrite, PendingDocument, Replace, UnopenedFile, UnwrittenFile, on_disk,
    save_as_new,
};
use super::store::MemoryStore;
use jadoube_cli::system::atomic_file;

/// The files of this machine, and the program's own where these are kept in memory: what is listed there can be opened.
#[derive(Clone, Debug, Default)]
pub struct MachineFiles {
    pub in_memory: Option<MemoryStore>,
}

impl ChosenFiles for MachineFiles {
    fn open(&self, path: &Path) -> UnopenedFile {
        let own = self.in_memory.as_ref().filter(|_| self.keeps(path));
        own.map_or_else(|| on_disk(path.to_owned()), |own| own.open(path))
    }

    fn keeps(&self, path: &Path) -> bool {
        let own = self.in_memory.as_ref();
        own.is_some_and(|own| own.file(path).is_some())
    }

    fn save(&mut self, path: &Path, bytes: &[u8], overwrite: Overwrite) -> io::Result<()> {
        sweep_beside(path);
        atomic_file::write(path, bytes, overwrite)
    }

    fn replacer(&self) -> Option<Replace> {
        Some(atomic_file::replace)
    }

    fn new_file(&mut self, path: &Path, document: PendingDocument) -> UnwrittenFile {
        let path = path.to_owned();
        Box::new(move || {
            let bytes = document();
            sweep_beside(&path);
            let save = |path: &Path| atomic_file::write(path, &bytes, Overwrite::Never);
            save_as_new(&path, save)
        })
    }
}

/// Removes what a saving beside that file left when it was killed.
fn sweep_beside(path: &Path) {
    if let Some(folder) = path.parent() {
        atomic_file::sweep(folder);
    }
}

#[cfg(test)]
mod tests {
    use std::io::{ErrorKind, Read as _};

    use super::*;

    #[test]
    fn what_a_program_keeps_in_memory_alone_can_be_opened_as_it_is_listed() {
        let own = MemoryStore::default();
        own.put("set-aside", "1. e4");
        let files = MachineFiles {
            in_memory: Some(own),
        };
        let mut read = String::new();
        let opened = files.open(Path::new("set-aside"))().expect("it is kept");
        let mut content = opened.content;
        content.read_to_string(&mut read).expect("text");
        assert_eq!(read, "1. e4");
        let elsewhere = tempfile::tempdir().expect("a folder").path().join("x");
        let error = files.open(&elsewhere)().expect_err("no such file");
        assert_eq!(error.kind(), ErrorKind::NotFound);
    }
}
