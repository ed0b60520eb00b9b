//! The files that were set aside, and those that were damaged: found and read beside the window.

use std::cmp::Reverse;
use std::collections::HashSet;
use std::path::{Path, PathBuf};
use std::sync::mpsc::{Receiver, TryRecvError};

use super::chosen_file::UnopenedFile;
use super::frame_context::AppContext;
use super::jobs::kept_game_reading::KeptGames;
use super::jobs::worker;
use super::store::EARLIER;
use jadoube_core::i18n::{Day, DayTime};
use jadoube_core::record::GameSummary;
use jadoube_ui::{KeptFile, KeptFileKind};

/// How many frames are drawn before kept games are read, so that reading them delays no picture.
const FRAMES_BEFORE: u8 = 2;

/// What was set aside or damaged.
#[derive(Debug, Default)]
pub struct KeptFiles {
    files: Vec<KeptFile>,
    /// The same without the games that went on in another of them.
    listed: Vec<KeptFile>,
    /// Those that are being looked for.
    coming: Option<Receiver<Vec<KeptFile>>>,
    games: KeptGames,
    /// In how many frames the games are read that nobody has looked into yet; nothing if there are none.
    reads_in: Option<u8>,
}

impl KeptFiles {
    /// All of them, the newest first; a game that was set aside again and again only as it stood the last time.
    pub fn listed(&self) -> &[KeptFile] {
        &self.listed
    }

    /// Whether they are still looked for, or the games in them still to be read.
    pub const fn is_busy(&self) -> bool {
        self.coming.is_some() || self.reads_in.is_some() || self.games.is_busy()
    }

    /// Looks for them; until they are found, those that were found before are told.
    pub fn find(&mut self, cx: &AppContext<'_>) {
        let store = &*cx.platform.store;
        let (names, home) = (store.folder_lister(), store.path(""));
        let work = move || find(&names().unwrap_or_default(), &home);
        self.coming = worker::answer("kept-names", cx.context, work).ok();
    }

    /// Takes in what was found.
    fn take_in_found(&mut self, cx: &AppContext<'_>) {
        let Some(coming) = self.coming.take() else {
            return;
        };
        match coming.try_recv() {
            Ok(files) => self.files = files,
            Err(TryRecvError::Empty) => {
                self.coming = Some(coming);
                return;
            }
            Err(TryRecvError::Disconnected) => return,
        }
        self.tell_games();
        if !self.unread().is_empty() {
            self.reads_in = Some(FRAMES_BEFORE);
            cx.context.request_repaint();
        }
    }

    /// Takes in what was found, begins to read the games in it, and takes in what was read.
    pub fn time_passes(&mut self, cx: &AppContext<'_>) {
        self.take_in_found(cx);
        if self.games.take_in() {
            self.tell_games();
        }
        match self.reads_in {
            _ if self.games.is_busy() => {}
            None => {}
            Some(0) => {
                self.reads_in = None;
                self.read(cx);
            }
            Some(frames) => {
                self.reads_in = Some(frames - 1);
                cx.context.request_repaint();
            }
        }
    }

    /// Reads the games that nobody has looked into. Without a thread for it the list tells less.
    fn read(&mut self, cx: &AppContext<'_>) {
        let files = &cx.platform.chosen_files;
        let unread: Vec<(PathBuf, UnopenedFile)> = self
            .unread()
            .into_iter()
            .map(|path| {
                let unopened = files.open(&path);
                (path, unopened)
            })
            .collect();
        let _ = self.games.read(unread, cx.context);
    }

    /// The files with games or incidents in them that nobody has looked into.
    fn unread(&self) -> Vec<PathBuf> {
        let is_told = |kind| matches!(kind, KeptFileKind::Game | KeptFileKind::Incident);
        let files = self.files.iter();
        let unread = files.filter(|file| is_told(file.kind) && self.games.is_unread(&file.path));
        unread.map(|file| file.path.clone()).collect()
    }

    /// Puts what was read beside the files it was read from.
    fn tell_games(&mut self) {
        for file in &mut self.files {
            file.contents = self.games.contents(&file.path);
        }
        self.listed = without_those_that_went_on(&self.files);
    }
}

/// Those of the program's own files that were set aside or damaged, the newest first.
fn find(names: &[String], home: &Path) -> Vec<KeptFile> {
    let kept = names.iter().filter_map(|name| kept_file(name, home));
    let mut kept: Vec<_> = kept.collect();
    // Of those of one minute the name tells the second.
    kept.sort_by_cached_key(|file| Reverse((file.when, file.path.clone())));
    kept
}

/// The files, the newest first, without those whose game went on in another; of two alike the newer one stays.
fn without_those_that_went_on(files: &[KeptFile]) -> Vec<KeptFile> {
    let mut games: Vec<(&GameSummary, &Path)> = files
        .iter()
        .rev()
        .filter_map(|file| Some((file.sound_game()?, file.path.as_path())))
        .collect();
    // A game stands just before those that it went on as.
    games.sort_by_key(|(game, _)| (game.begun, game.moments.as_slice()));
    let went_on: HashSet<&Path> = games
        .windows(2)
        .filter(|pair| pair[0].0.went_on_as(pair[1].0))
        .map(|pair| pair[0].1)
        .collect();
    let stay = files.iter().filter(|file| !went_on.contains(&*file.path));
    stay.cloned().collect()
}

/// Whether a file is one of those that the program set aside in its folder.
pub fn is_set_aside(path: &Path, home: &Path) -> bool {
    let name = path.strip_prefix(home).ok().and_then(Path::to_str);
    name.is_some_and(|name| kept_file(name, home).is_some())
}

/// What the name of an own file tells, if it was set aside.
fn kept_file(name: &str, home: &Path) -> Option<KeptFile> {
    let earlier = name
        .strip_prefix(EARLIER)
        .and_then(|rest| rest.strip_prefix('/'));
    let (told, is_damaged) = match (earlier, name.strip_prefix("damaged ")) {
        (Some(told), _) => (told, false),
        (None, Some(told)) => (told, true),
        (None, None) => (name.strip_prefix("earlier ")?, false),
    };
    let (told, kind) = if let Some(told) = told.strip_suffix(".journal") {
        let owned = [
            ("evening ", KeptFileKind::SideClock),
            ("tournament ", KeptFileKind::Tournament),
        ];
        let owned = owned
            .into_iter()
            .find_map(|(owner, kind)| Some((told.strip_prefix(owner)?, kind)));
        owned.unwrap_or((told, KeptFileKind::Game))
    } else {
        let told = told.strip_suffix(".ron")?;
        match told.strip_prefix("incident ") {
            Some(told) => (told, KeptFileKind::Incident),
            None => (told.strip_prefix("settings")?, KeptFileKind::Settings),
        }
    };
    let told = told.strip_prefix("until ").unwrap_or(told).trim();
    Some(KeptFile {
        path: home.join(name),
        kind,
        is_damaged,
        when: when(told),
        contents: None,
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
    use crate::app::store::{MemoryStore, Store};

    #[test]
    fn what_was_set_aside_or_damaged_is_found_the_newest_first() {
        let files = MemoryStore::default();
        for name in [
            "game.journal",
            "last-sign",
            "lock",
            "settings.ron",
            "incident.ron",
            "earlier settings.ron",
            "earlier/until 2026-11-21 18-05-09.journal",
            "earlier/evening until 2026-11-22 09-00-00 2.journal",
            "earlier/incident 2026-11-20 19-00-00.ron",
            "earlier/tournament until 2026-11-20 18-30-00.journal",
            "damaged 2026-11-22 08-14-09.journal",
            "damaged evening 2026-11-20 08-14-09.journal",
            "damaged settings 2026-11-19 08-14-09.ron",
        ] {
            files.put(name, "");
        }
        let names = files.folder_lister()().expect("memory tells");
        let found = find(&names, Path::new(""));
        let told: Vec<_> = found
            .iter()
            .map(|file| {
                let when = file.when.map(|when| (when.day.day, when.hour, when.minute));
                (file.kind, file.is_damaged, when)
            })
            .collect();
        let expected = [
            (KeptFileKind::SideClock, false, Some((22, 9, 0))),
            (KeptFileKind::Game, true, Some((22, 8, 14))),
            (KeptFileKind::Game, false, Some((21, 18, 5))),
            (KeptFileKind::Incident, false, Some((20, 19, 0))),
            (KeptFileKind::Tournament, false, Some((20, 18, 30))),
            (KeptFileKind::SideClock, true, Some((20, 8, 14))),
            (KeptFileKind::Settings, true, Some((19, 8, 14))),
            (KeptFileKind::Settings, false, None),
        ];
        assert_eq!(told, expected);
        assert!(found.iter().all(|file| files.file(&file.path).is_some()));
    }

    #[test]
    fn of_games_set_aside_in_one_minute_the_last_one_comes_first() {
        let names = [
            "earlier/until 2026-11-21 18-05-09.journal",
            "earlier/until 2026-11-21 18-05-40.journal",
            "earlier/until 2026-11-21 18-04-59.journal",
        ];
        let found = find(&names.map(str::to_owned), Path::new(""));
        let found: Vec<_> = found.iter().map(|file| file.path.to_str()).collect();
        assert_eq!(found, [names[1], names[0], names[2]].map(Some));
    }
}
