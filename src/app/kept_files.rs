//! The files that were set aside, and those that were damaged: found at once, and the games in them read beside the window.

use std::cmp::Reverse;
use std::path::PathBuf;

use super::chosen_file::UnopenedFile;
use super::frame_context::FrameContext;
use super::jobs::kept_game_reading::KeptGames;
use super::store::{EARLIER, Store};
use crate::i18n::{Day, DayTime};
use crate::ui::{KeptFile, KeptFileKind};

/// How many frames are drawn before kept games are read, so that reading them delays no picture.
const FRAMES_BEFORE: u8 = 2;

/// What was set aside or damaged.
#[derive(Debug, Default)]
pub struct KeptFiles {
    files: Vec<KeptFile>,
    games: KeptGames,
    /// In how many frames the games are read that nobody has looked into yet; nothing if there are none.
    reads_in: Option<u8>,
}

impl KeptFiles {
    /// All of them, the newest first.
    #[must_use]
    pub fn all(&self) -> &[KeptFile] {
        &self.files
    }

    /// Whether the games in them are still to be read.
    #[must_use]
    pub const fn is_busy(&self) -> bool {
        self.reads_in.is_some() || self.games.is_busy()
    }

    /// Looks for them.
    pub fn find(&mut self, services: &FrameContext<'_>) {
        self.files = find(&*services.platform.store);
        self.tell_games();
        if !self.unread().is_empty() {
            self.reads_in = Some(FRAMES_BEFORE);
            services.context.request_repaint();
        }
    }

    /// Begins to read the games, and takes in what was read.
    pub fn time_passes(&mut self, services: &FrameContext<'_>) {
        if self.games.take_in() {
            self.tell_games();
        }
        match self.reads_in {
            _ if self.games.is_busy() => {}
            None => {}
            Some(0) => {
                self.reads_in = None;
                self.read(services);
            }
            Some(frames) => {
                self.reads_in = Some(frames - 1);
                services.context.request_repaint();
            }
        }
    }

    /// Reads the games that nobody has looked into. Without a thread for it the list tells less.
    fn read(&mut self, services: &FrameContext<'_>) {
        let files = &services.platform.chosen_files;
        let unread: Vec<(PathBuf, UnopenedFile)> = self
            .unread()
            .into_iter()
            .map(|path| {
                let unopened = files.open(&path);
                (path, unopened)
            })
            .collect();
        let _ = self.games.read(unread, services.context);
    }

    /// The files with games in them that nobody has looked into.
    fn unread(&self) -> Vec<PathBuf> {
        let games = self
            .files
            .iter()
            .filter(|file| file.kind == KeptFileKind::Game && self.games.is_unread(&file.path));
        games.map(|file| file.path.clone()).collect()
    }

    /// Puts what was read beside the files it was read from.
    fn tell_games(&mut self) {
        for file in &mut self.files {
            file.game = self.games.game(&file.path);
        }
    }
}

/// The files that were set aside or damaged, the newest first; none where the disk does not tell.
fn find(store: &dyn Store) -> Vec<KeptFile> {
    let names = store.list().unwrap_or_default();
    let mut kept: Vec<_> = names
        .iter()
        .filter_map(|name| kept_file(name, store))
        .collect();
    kept.sort_by_key(|file| Reverse(file.when));
    kept
}

/// What the name of an own file tells, if it was set aside.
fn kept_file(name: &str, store: &dyn Store) -> Option<KeptFile> {
    let earlier = name
        .strip_prefix(EARLIER)
        .and_then(|rest| rest.strip_prefix('/'));
    let (told, is_damaged) = match (earlier, name.strip_prefix("damaged ")) {
        (Some(told), _) => (told, false),
        (None, Some(told)) => (told, true),
        (None, None) => (name.strip_prefix("earlier ")?, false),
    };
    let (told, kind) = if let Some(told) = told.strip_suffix(".journal") {
        told.strip_prefix("evening ")
            .map_or((told, KeptFileKind::Game), |told| {
                (told, KeptFileKind::SideClock)
            })
    } else {
        (
            told.strip_suffix(".ron")?.strip_prefix("settings")?,
            KeptFileKind::Settings,
        )
    };
    let told = told.strip_prefix("until ").unwrap_or(told).trim();
    Some(KeptFile {
        path: store.path(name),
        kind,
        is_damaged,
        when: when(told),
        game: None,
    })
}

/// Day and time of day from the stamp in a name: `2026-11-22 08-14-09`.
fn when(stamp: &str) -> Option<DayTime> {
    let (day, time) = stamp.split_at_checked(10)?;
    let (hour, minute) = time.strip_prefix(' ')?.get(..5)?.split_once('-')?;
    let when = DayTime {
        day: Day::of_pgn(&day.replace('-', "."))?,
        hour: hour.parse().ok()?,
        minute: minute.parse().ok()?,
    };
    (when.hour < 24 && when.minute < 60).then_some(when)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::store::MemoryStore;

    #[test]
    fn what_was_set_aside_or_damaged_is_found_the_newest_first() {
        let files = MemoryStore::default();
        for name in [
            "game.journal",
            "last-sign",
            "lock",
            "settings.ron",
            "earlier settings.ron",
            "earlier/until 2026-11-21 18-05-09.journal",
            "earlier/evening until 2026-11-22 09-00-00 2.journal",
            "damaged 2026-11-22 08-14-09.journal",
            "damaged evening 2026-11-20 08-14-09.journal",
            "damaged settings 2026-11-19 08-14-09.ron",
        ] {
            files.put(name, "");
        }
        let found = find(&files);
        let told: Vec<_> = found
            .iter()
            .map(|file| {
                let when = file.when.map(|when| (when.day.day, when.hour, when.minute));
                (file.kind.slug(), file.is_damaged, when)
            })
            .collect();
        let expected = [
            ("side-clock", false, Some((22, 9, 0))),
            ("game", true, Some((22, 8, 14))),
            ("game", false, Some((21, 18, 5))),
            ("side-clock", true, Some((20, 8, 14))),
            ("settings", true, Some((19, 8, 14))),
            ("settings", false, None),
        ];
        assert_eq!(told, expected);
        assert!(found.iter().all(|file| files.file(&file.path).is_some()));
    }
}
