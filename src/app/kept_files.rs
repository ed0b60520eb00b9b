//! Finds the files that were set aside, and those that were damaged, so that people can open them.

use super::store::{EARLIER, Store};
use crate::chess::ByColor;
use crate::record::log::journal::read_heading;
use crate::ui::{KeptFile, KeptFileKind};

/// Of how many games, the newest, the players are looked up.
const NAMED: usize = 60;

/// The files that were set aside or damaged, the newest first; none where the disk does not tell.
pub fn find(store: &dyn Store) -> Vec<KeptFile> {
    let names = store.list().unwrap_or_default();
    let mut kept: Vec<_> = names
        .iter()
        .filter_map(|name| Some((name, kept_file(name, store)?)))
        .collect();
    kept.sort_by(|(_, one), (_, other)| other.when.cmp(&one.when));
    let mut looked_up = 0;
    for (name, file) in &mut kept {
        if file.kind == KeptFileKind::Game && looked_up < NAMED {
            looked_up += 1;
            file.players = players(name, store);
        }
    }
    kept.into_iter().map(|(_, file)| file).collect()
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
        when: when(told).unwrap_or_default(),
        players: None,
    })
}

/// Day and time of day from the stamp in a name: `2026-11-22 08:14` from `2026-11-22 08-14-09`.
fn when(stamp: &str) -> Option<String> {
    let (day, time) = stamp.split_at_checked(10)?;
    let (hours, minutes) = time.strip_prefix(' ')?.get(..5)?.split_once('-')?;
    let is_number = |text: &str| text.bytes().all(|byte| byte.is_ascii_digit());
    let is_day = day.split('-').all(is_number);
    (is_day && is_number(hours) && is_number(minutes)).then(|| format!("{day} {hours}:{minutes}"))
}

fn players(name: &str, store: &dyn Store) -> Option<ByColor<String>> {
    let heading = read_heading(&store.read(name).ok()??)?;
    Some(ByColor {
        white: heading.white,
        black: heading.black,
    })
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
            .map(|file| (file.kind.slug(), file.is_damaged, file.when.as_str()))
            .collect();
        let expected = [
            ("side-clock", false, "2026-11-22 09:00"),
            ("game", true, "2026-11-22 08:14"),
            ("game", false, "2026-11-21 18:05"),
            ("side-clock", true, "2026-11-20 08:14"),
            ("settings", true, "2026-11-19 08:14"),
            ("settings", false, ""),
        ];
        assert_eq!(told, expected);
        assert!(found.iter().all(|file| files.file(&file.path).is_some()));
    }
}
