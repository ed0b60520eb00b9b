//! When a file that holds one whole is written: some time after a change, again after the disk refused it, and at the end.

use std::io;
use std::time::Duration;

use super::durable_log::RETRY_INTERVAL;
use super::frame_context::AppContext;
use super::store::Store;

/// What the disk lacks of a file, and when it is written next.
#[derive(Debug)]
pub struct DeferredWrite {
    /// The name of the file.
    file: &'static str,
    /// Whether what the disk holds could not be taken over, and is to be kept aside before it is written over.
    keeps_old: bool,
    /// The steady time at which a change that the disk lacks is to be written; none while there is nothing to write.
    due: Option<Duration>,
    /// Whether the disk has refused to write it.
    was_refused: bool,
}

impl DeferredWrite {
    /// Nothing is to be written into the file of that name.
    pub const fn new(file: &'static str) -> Self {
        Self {
            file,
            keeps_old: false,
            due: None,
            was_refused: false,
        }
    }

    /// What the disk holds could not be taken over: it stays, under another name, when the file is written.
    pub const fn keep_old(&mut self) {
        self.keeps_old = true;
    }

    /// The disk lacks a change, which is written at that steady time and not before.
    pub const fn put_off(&mut self, until: Duration) {
        self.due = Some(until);
    }

    /// The disk lacks a change, which is written at that steady time, or with what waits already.
    pub fn add(&mut self, at: Duration) {
        self.due = self.due.or(Some(at));
    }

    /// Writes what the disk lacks by `write`, if it is time for that; else asks to be woken then.
    pub fn time_passes(
        &mut self,
        cx: &mut AppContext<'_>,
        write: impl FnOnce(&mut dyn Store) -> io::Result<()>,
    ) {
        let Some(due) = self.due else { return };
        let left = due.saturating_sub(cx.timestamp.steady);
        if !left.is_zero() {
            cx.context.request_repaint_after(left);
            return;
        }
        let written = self.write(&mut *cx.platform.store, write);
        if written.is_err() {
            self.due = Some(cx.timestamp.steady + RETRY_INTERVAL);
        }
        let was_refused = std::mem::replace(&mut self.was_refused, written.is_err());
        if was_refused {
            cx.check_again(Some(written), self.was_refused);
        } else {
            cx.check(written);
        }
    }

    /// The program ends: whatever is not on the disk is written by `write`.
    pub fn finish(
        &mut self,
        cx: &mut AppContext<'_>,
        write: impl FnOnce(&mut dyn Store) -> io::Result<()>,
    ) {
        if self.due.is_some() {
            let written = self.write(&mut *cx.platform.store, write);
            cx.check(written);
        }
    }

    fn write(
        &mut self,
        store: &mut dyn Store,
        write: impl FnOnce(&mut dyn Store) -> io::Result<()>,
    ) -> io::Result<()> {
        if self.keeps_old {
            store.copy_as(self.file, &format!("earlier {}", self.file))?;
            self.keeps_old = false;
        }
        write(store)?;
        self.due = None;
        Ok(())
    }
}
