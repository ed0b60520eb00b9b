//! What lies beside the programs when they are installed: `cargo test -p jadoube-packaging`.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use jadoube_cli::APP_ID;
use jadoube_packaging::{SHARE, installed_files};

/// The sizes in which the icon is drawn, in pixels.
const SIZES: [u32; 9] = [16, 22, 24, 32, 48, 64, 128, 256, 512];

fn share(name: &str) -> PathBuf {
    Path::new(SHARE).join(name)
}

/// Every file below a folder, by its name from there.
fn names_below(folder: &Path, before: &str, names: &mut BTreeSet<String>) {
    for entry in fs::read_dir(folder).expect("a folder") {
        let entry = entry.expect("an entry");
        let name = format!("{before}{}", entry.file_name().to_string_lossy());
        if entry.path().is_dir() {
            names_below(&entry.path(), &format!("{name}/"), names);
        } else {
            names.insert(name);
        }
    }
}

#[test]
fn what_is_installed_is_what_the_programs_say_of_themselves() {
    let files = installed_files();
    let stale: Vec<&String> = files
        .iter()
        .filter(|(name, text)| fs::read_to_string(share(name)).is_ok_and(|it| it == **text))
        .map(|(name, _)| name)
        .collect();
    let stale: Vec<&String> = files.keys().filter(|name| !stale.contains(name)).collect();
    assert!(
        stale.is_empty(),
        "`cargo run -p jadoube-packaging` writes anew: {stale:#?}"
    );
    let mut there = BTreeSet::new();
    names_below(Path::new(SHARE), "", &mut there);
    there.retain(|name| !name.starts_with("icons/"));
    let known: BTreeSet<String> = files.into_keys().collect();
    assert_eq!(there, known);
}

#[test]
fn the_icon_is_there_in_every_size_under_the_name_of_the_program() {
    for size in SIZES {
        let name = format!("icons/hicolor/{size}x{size}/apps/{APP_ID}.png");
        let bytes = fs::read(share(&name)).expect("an icon");
        assert!(bytes.starts_with(b"\x89PNG\r\n\x1a\n"), "{name}");
        // The head of a picture begins after its signature and the name of the first part.
        let number =
            |at: usize| u32::from_be_bytes(bytes[at..at + 4].try_into().expect("four bytes"));
        assert_eq!((number(16), number(20)), (size, size), "{name}");
    }
    let mut there = BTreeSet::new();
    names_below(&share("icons"), "", &mut there);
    assert_eq!(there.len(), SIZES.len(), "{there:#?}");
}

#[test]
fn the_program_has_one_name_everywhere() {
    let files = installed_files();
    let desktop = &files[&format!("applications/{APP_ID}.desktop")];
    for line in ["Icon=", "StartupWMClass="].map(|key| format!("{key}{APP_ID}\n")) {
        assert!(desktop.contains(&line), "{desktop}");
    }
    let centre = &files[&format!("metainfo/{APP_ID}.metainfo.xml")];
    for part in [
        format!("<id>{APP_ID}</id>"),
        format!("<launchable type=\"desktop-id\">{APP_ID}.desktop</launchable>"),
        format!("<icon type=\"stock\">{APP_ID}</icon>"),
    ] {
        assert!(centre.contains(&part), "{centre}");
    }
    // What packages it asks the files for the name, and writes none of its own.
    let beside = share("..");
    let mut others = BTreeSet::new();
    names_below(&beside, "", &mut others);
    let other = others.iter().filter(|name| !name.starts_with("share/"));
    for name in other {
        let text = fs::read_to_string(beside.join(name)).expect("a text");
        for (at, _) in text.match_indices("io.github.") {
            assert!(text[at..].starts_with(APP_ID), "{name} has another name");
        }
    }
}

#[test]
fn no_manual_page_is_left_without_words() {
    let pages = installed_files().into_iter();
    let pages = pages.filter(|(name, _)| name.starts_with("man/"));
    let mut count = 0;
    for (name, page) in pages {
        assert!(
            !page.contains("cli\\-") || !page.contains("man\\-"),
            "{name}"
        );
        for id in ["man-", "cli-judge.", "Usage"] {
            assert!(!page.contains(id), "{name} has {id}");
        }
        count += 1;
    }
    assert_eq!(count, 12);
}
