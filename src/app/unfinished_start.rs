//! A start that does not come as far as a picture leaves a mark, and the next one begins without the game.
//!
//! Whatever stands in a game, it is read and shown at every start; what makes that fail or last for ever would do so again.
//! Only a start that was slow or broke off by a fault is marked, so a program that is merely killed finds its game.

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;
use std::time::Duration;

use super::local_time::LocalTime;
use super::places::UNFINISHED_START as MARK;
use super::platform::Platform;
use super::store::{Durability, EARLIER, JOURNAL, Store};
use jadoube_core::record::file_title::FileKind;
use jadoube_core::record::log::checksummed_lines::LogEnd;
use jadoube_core::record::log::journal;
use jadoube_ui::Notification;

/// How long a start may last unmarked.
const PATIENCE: Duration = Duration::from_secs(3);

/// A start of the program whose first picture has not come; dropped by a fault, it is marked.
#[derive(Debug)]
pub struct UnfinishedStart {
    mark: Option<PathBuf>,
    has_come: Arc<Mutex<bool>>,
}

impl UnfinishedStart {
    /// Begins a start. If the last one did not come through, the game that it found is set aside, and people are told.
    pub fn begin(platform: &mut Platform) -> Self {
        let stamp = LocalTime::new(platform.time.look(), &platform.time_zone).file_stamp();
        let store = &mut *platform.store;
        if matches!(store.read(MARK), Ok(Some(mark)) if !mark.is_empty())
            && let Some(kept) = set_aside(&stamp, store)
        {
            let notification = Notification::StartFailed(kept);
            platform.notifications.push(notification);
        }
        let start = Self {
            mark: platform.store.path_on_disk(MARK),
            has_come: Arc::default(),
        };
        let (mark, has_come) = (start.mark.clone(), Arc::clone(&start.has_come));
        thread::spawn(move || {
            thread::sleep(PATIENCE);
            mark_unless(&has_come, mark.as_deref());
        });
        start
    }

    /// The first picture has come.
    pub fn came_through(&self, store: &mut dyn Store) {
        let mut has_come = self.has_come.lock().unwrap_or_else(PoisonError::into_inner);
        *has_come = true;
        if matches!(store.read(MARK), Ok(Some(mark)) if !mark.is_empty()) {
            // At worst a start that came through is taken for one that did not, and the game is set aside, not lost.
            let _ = store.overwrite_in_place(MARK, "", Durability::Soon);
        }
    }
}

impl Drop for UnfinishedStart {
    fn drop(&mut self) {
        if thread::panicking() {
            mark_unless(&self.has_come, self.mark.as_deref());
        }
    }
}

/// Marks the start, unless its picture has come. Where nothing can be written, nothing of it is told.
fn mark_unless(has_come: &Mutex<bool>, mark: Option<&Path>) {
    let Some(mark) = mark else { return };
    let has_come = has_come.lock().unwrap_or_else(PoisonError::into_inner);
    let is_free = fs::symlink_metadata(mark).map_or(true, |found| found.is_file());
    if !*has_come && is_free {
        let _ = fs::write(mark, "the last start did not come as far as a picture\n");
    }
}

/// Keeps the game on the table among the earlier ones and clears the table; says where. Nothing is done where there is no
/// game that this version can read.
fn set_aside(stamp: &str, store: &mut dyn Store) -> Option<PathBuf> {
    let found = journal::read(&store.read(JOURNAL).ok()??);
    if found.contents.is_none() || matches!(found.end, LogEnd::Newer(_)) {
        return None;
    }
    let aside = format!("{EARLIER}/until {stamp}.journal");
    let kept = store.copy_as(JOURNAL, &aside).ok()??;
    let title = FileKind::GameJournal.title();
    store.write(JOURNAL, title.as_bytes()).ok()?;
    Some(kept)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::frame_context::stage::Stage;

    /// Begins a start on that stage, with what is told of it.
    fn started(stage: &mut Stage) -> (UnfinishedStart, Vec<Notification>) {
        let start = UnfinishedStart::begin(&mut stage.platform);
        (start, std::mem::take(&mut stage.platform.notifications))
    }

    #[test]
    fn after_a_start_that_did_not_come_through_the_game_is_set_aside_once() {
        let mut stage = Stage::new();
        stage.game();
        let game = stage.files.file(JOURNAL).expect("a game");
        let (_, told) = started(&mut stage);
        assert_eq!(told, [], "nothing is amiss");
        assert_eq!(stage.files.file(JOURNAL).as_ref(), Some(&game));
        stage.files.put(MARK, "it did not");
        let (start, told) = started(&mut stage);
        let [Notification::StartFailed(kept)] = &told[..] else {
            panic!("{told:?}");
        };
        assert_eq!(stage.files.file(kept), Some(game), "whole");
        let rest = journal::read(&stage.files.file(JOURNAL).expect("a journal"));
        assert_eq!((rest.contents, rest.end), (None, LogEnd::Whole));
        let (_, told) = started(&mut stage);
        assert_eq!(told, [], "there is nothing more to set aside");
        start.came_through(&mut *stage.platform.store);
        stage.game();
        let (_, told) = started(&mut stage);
        assert_eq!(told, [], "it came through");
    }

    #[test]
    fn a_start_that_breaks_off_by_a_fault_is_marked_and_one_that_is_let_go_is_not() {
        let folder = tempfile::tempdir().expect("a folder");
        let start = || UnfinishedStart {
            mark: Some(folder.path().join(MARK)),
            has_come: Arc::default(),
        };
        drop(start());
        assert!(!folder.path().join(MARK).exists());
        let held = start();
        let broken = thread::spawn(move || {
            let _held = held;
            std::panic::resume_unwind(Box::new("a fault"));
        });
        broken.join().expect_err("it breaks off");
        assert!(folder.path().join(MARK).exists());
    }
}
