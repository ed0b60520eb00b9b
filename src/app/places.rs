//! Where the program's own files lie: what was chosen among the configuration, games and lessons among the data, what is
//! only of this machine and of now among the state.
//!
//! `JADOUBE_HOME` names one folder for all of them. Else they lie where the system wants them: XDG's folders on Linux,
//! `Library/Application Support` on macOS, on Windows the choices with the roaming profile and everything else beside it.
//! Earlier versions kept all in the folder of the data, on Windows in the roaming one; what lies there is moved once.

use std::fs::{self, DirBuilder};
use std::io::{self, ErrorKind};
use std::path::{Path, PathBuf};

use jadoube_cli::system::atomic_file::{self, Overwrite};
use jadoube_cli::system::regular_file;

/// The folders of the program's own files.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Places {
    /// Games, learners, lessons; and the lock on them.
    pub data: PathBuf,
    pub config: PathBuf,
    pub state: PathBuf,
    /// What can be made again.
    pub cache: PathBuf,
    /// Where the data lay before, where that was elsewhere.
    former: Option<PathBuf>,
}

/// What the person has chosen.
pub const SETTINGS: &str = "settings.ron";
/// The last moment at which the program was alive with a clock running: of the table, and of the side clock.
pub const LAST_SIGN: &str = "last-sign";
pub const SIDE_CLOCK_SIGN: &str = "evening-sign";
/// What lies beside the log of the tournament as beside the others, though no clock runs in it.
pub const TOURNAMENT_SIGN: &str = "tournament-sign";
/// The file in which something stands while the last start has not come through.
pub const UNFINISHED_START: &str = "unfinished-start";

/// Files of state.
const OF_STATE: [&str; 4] = [
    LAST_SIGN,
    SIDE_CLOCK_SIGN,
    TOURNAMENT_SIGN,
    UNFINISHED_START,
];

impl From<PathBuf> for Places {
    /// Everything in one folder.
    fn from(home: PathBuf) -> Self {
        Self {
            config: home.clone(),
            state: home.clone(),
            cache: home.join("cache"),
            data: home,
            former: None,
        }
    }
}

impl Places {
    /// Returns the folders that `JADOUBE_HOME` or the system names.
    pub fn usual() -> Self {
        if let Some(home) = std::env::var_os("JADOUBE_HOME").filter(|home| !home.is_empty()) {
            return PathBuf::from(home).into();
        }
        let Some(folders) = directories::ProjectDirs::from("", "", "jadoube") else {
            return PathBuf::from(".jadoube").into();
        };
        let data = folders.data_local_dir();
        Self {
            config: folders.config_dir().to_owned(),
            state: folders.state_dir().unwrap_or(data).to_owned(),
            cache: folders.cache_dir().to_owned(),
            former: Some(folders.data_dir())
                .filter(|former| *former != data)
                .map(Path::to_owned),
            data: data.to_owned(),
        }
    }

    /// Returns where the own file of that name lies.
    pub fn of(&self, name: &str) -> PathBuf {
        let folder = if name == SETTINGS {
            &self.config
        } else if OF_STATE.contains(&name) {
            &self.state
        } else {
            &self.data
        };
        folder.join(name)
    }

    /// Returns the places in which the data lie: where they lay before, if they cannot be moved from there.
    pub fn with_former_data(mut self) -> Self {
        let Some(former) = self.former.take().filter(|former| former.is_dir()) else {
            return self;
        };
        if self.data.exists() {
            return self;
        }
        let parent = self.data.parent().unwrap_or(&former);
        if make_folder(parent).is_err() || fs::rename(&former, &self.data).is_err() {
            self.data = former;
        }
        self
    }

    /// Makes the folders of configuration and state, and moves there what lies among the data from earlier versions. Where
    /// that fails it stays among the data, and so does what is written anew. To be called once the data are held.
    pub fn with_former_files(mut self) -> Self {
        for folder in [&mut self.config, &mut self.state] {
            if make_folder(folder).is_err() {
                folder.clone_from(&self.data);
            }
        }
        for name in [SETTINGS].into_iter().chain(OF_STATE) {
            let (old, new) = (self.data.join(name), self.of(name));
            if old == new || move_file(&old, &new).is_ok() {
                continue;
            }
            if name == SETTINGS {
                self.config.clone_from(&self.data);
            } else {
                self.state.clone_from(&self.data);
            }
        }
        self
    }
}

/// Makes a folder that only this person looks into, and those above it, unless they are there.
///
/// # Errors
/// It cannot be made.
pub fn make_folder(folder: &Path) -> io::Result<()> {
    let mut builder = DirBuilder::new();
    builder.recursive(true);
    #[cfg(unix)]
    {
        use std::os::unix::fs::DirBuilderExt;
        builder.mode(0o700);
    }
    builder.create(folder)
}

/// Makes a folder of the program's own in which nothing lies.
///
/// # Errors
/// It cannot be emptied or made.
pub fn empty_folder(folder: &Path) -> io::Result<()> {
    match fs::remove_dir_all(folder) {
        Err(error) if error.kind() != ErrorKind::NotFound => Err(error),
        Err(_) | Ok(()) => make_folder(folder),
    }
}

/// Moves a file, unless there is none or another lies there already. A link stays, and what it names is copied.
fn move_file(old: &Path, new: &Path) -> io::Result<()> {
    let Ok(found) = fs::symlink_metadata(old) else {
        return Ok(());
    };
    if new.exists() {
        return Ok(());
    }
    if found.is_file() && fs::rename(old, new).is_ok() {
        return Ok(());
    }
    let bytes = regular_file::read(old)?;
    atomic_file::write(new, &bytes, Overwrite::Never)?;
    if found.is_file() {
        fs::remove_file(old)?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn in_folder(folder: &Path) -> Places {
        Places {
            data: folder.join("data"),
            config: folder.join("config/jadoube"),
            state: folder.join("state/jadoube"),
            cache: folder.join("cache"),
            former: Some(folder.join("roaming")),
        }
    }

    #[test]
    fn what_earlier_versions_kept_is_moved_once_and_nothing_is_written_over() {
        let folder = tempfile::tempdir().expect("a folder");
        let places = in_folder(folder.path());
        fs::create_dir(folder.path().join("roaming")).expect("a folder");
        for name in [SETTINGS, LAST_SIGN, "game.journal"] {
            fs::write(folder.path().join("roaming").join(name), name).expect("a file");
        }
        let places = places.with_former_data().with_former_files();
        for name in [SETTINGS, LAST_SIGN, "game.journal"] {
            let text = fs::read_to_string(places.of(name)).expect("a file");
            assert_eq!(text, name);
        }
        assert!(places.of(SETTINGS).starts_with(&places.config));
        assert!(places.of(LAST_SIGN).starts_with(&places.state));
        assert!(!places.data.join(SETTINGS).exists());
        fs::write(places.data.join(SETTINGS), "of an earlier version").expect("a file");
        let places = places.with_former_files();
        let text = fs::read_to_string(places.of(SETTINGS)).expect("a file");
        assert_eq!(text, SETTINGS, "what lies there already counts");
    }

    #[test]
    fn where_no_other_folder_can_be_made_all_stays_among_the_data() {
        let folder = tempfile::tempdir().expect("a folder");
        let places = in_folder(folder.path());
        make_folder(&places.data).expect("a folder");
        fs::write(folder.path().join("config"), "no folder").expect("a file");
        fs::write(places.data.join(SETTINGS), "chosen").expect("a file");
        let places = places.with_former_data().with_former_files();
        assert_eq!(places.config, places.data);
        assert_eq!(
            fs::read_to_string(places.of(SETTINGS)).expect("it stays"),
            "chosen"
        );
    }

    #[cfg(unix)]
    #[test]
    fn a_link_to_settings_stays_and_what_it_names_is_copied() {
        let folder = tempfile::tempdir().expect("a folder");
        let places = in_folder(folder.path());
        make_folder(&places.data).expect("a folder");
        fs::write(folder.path().join("kept.ron"), "chosen").expect("a file");
        let link = places.data.join(SETTINGS);
        std::os::unix::fs::symlink("../kept.ron", &link).expect("a link");
        let places = places.with_former_files();
        assert!(link.is_symlink());
        assert_eq!(
            fs::read_to_string(places.of(SETTINGS)).expect("a copy"),
            "chosen"
        );
    }
}
