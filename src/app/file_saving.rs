//! New files that are written beside the window, under names that nobody was asked for.

use std::io::ErrorKind;
use std::path::PathBuf;
use std::sync::mpsc::{Receiver, TryRecvError};

use super::chosen_file::{PendingDocument, SavedFile};
use super::frame_context::AppContext;
use super::jobs::worker;
use jadoube_cli::system::file_problem::problem_of;
use jadoube_ui::Notification;

/// The files that are being written.
#[derive(Debug, Default)]
pub struct FileSaving {
    under_way: Vec<(PathBuf, Receiver<SavedFile>)>,
}

impl FileSaving {
    /// Begins to write a new file; one that is there already gives it another name.
    pub fn begin(&mut self, path: PathBuf, document: PendingDocument, cx: &mut AppContext<'_>) {
        let unwritten = cx.platform.chosen_files.new_file(&path, document);
        match worker::answer("file-saving", cx.context, unwritten) {
            Ok(saved) => self.under_way.push((path, saved)),
            Err(error) => {
                let unwritable = Notification::Unwritable(path, problem_of(&error));
                cx.notifications.add(unwritable);
            }
        }
    }

    /// Whether something is still being written.
    pub const fn is_busy(&self) -> bool {
        !self.under_way.is_empty()
    }

    /// Tells of what has been written, or why it was not.
    pub fn time_passes(&mut self, cx: &mut AppContext<'_>) {
        self.under_way.retain(|(path, saved)| {
            let (path, done) = match saved.try_recv() {
                Ok(saved) => saved,
                Err(TryRecvError::Empty) => return true,
                Err(TryRecvError::Disconnected) => {
                    (path.clone(), Err(ErrorKind::Interrupted.into()))
                }
            };
            cx.notifications.add(match done {
                Ok(()) => Notification::Written(path),
                Err(error) => Notification::Unwritable(path, problem_of(&error)),
            });
            false
        });
    }
}
