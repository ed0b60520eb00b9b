//! What a change made of the pictures of screens: two folders of them laid side by side, the difference of each told in
//! numbers.
//!
//! `JADOUBE_BEFORE=… JADOUBE_AFTER=… cargo test --test screens picture_differences -- --ignored --nocapture` compares what
//! [`contact_sheets`](super::contact_sheets) wrote before and after, in all folders below these two.

use std::collections::BTreeSet;
use std::env;
use std::ffi::OsStr;
use std::fmt;
use std::fs;
use std::path::{Path, PathBuf};

use image::{Rgba, RgbaImage};

/// What became of a picture.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Change {
    /// No pixel is another.
    None,
    /// A part of its pixels, in per cent, and how far the channel is off that is off the farthest, of 255.
    Pixels(f64, u8),
    /// The picture has another size.
    Size,
    /// Only the second folder has the picture.
    Added,
    /// Only the first folder has the picture.
    Removed,
}

impl fmt::Display for Change {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::None => f.write_str("equal"),
            Self::Pixels(part, most) => write!(f, "{part:.3} % of the pixels, by {most} at most"),
            Self::Size => f.write_str("another size"),
            Self::Added => f.write_str("only after"),
            Self::Removed => f.write_str("only before"),
        }
    }
}

#[test]
#[ignore = "for people who have changed what is drawn; the command stands above"]
fn what_has_changed_in_two_folders_of_pictures() {
    let folder = |name: &str| PathBuf::from(env::var_os(name).expect("two folders are named"));
    let all = changes(&folder("JADOUBE_BEFORE"), &folder("JADOUBE_AFTER"));
    let changed = all.iter().filter(|(_, change)| *change != Change::None);
    for (picture, change) in changed.clone() {
        println!("{}: {change}", picture.display());
    }
    println!("{} of {} pictures changed", changed.count(), all.len());
}

/// Returns what became of each picture below `before` or `after`, by its path in the folder.
fn changes(before: &Path, after: &Path) -> Vec<(PathBuf, Change)> {
    let mut all = BTreeSet::new();
    for root in [before, after] {
        find_pictures(root, root, &mut all);
    }
    let open = |file: PathBuf| image::open(file).ok().map(image::DynamicImage::into_rgba8);
    all.into_iter()
        .map(|picture| {
            let change = match (open(before.join(&picture)), open(after.join(&picture))) {
                (Some(before), Some(after)) => Change::between(&before, &after),
                (Some(_), None) => Change::Removed,
                (None, _) => Change::Added,
            };
            (picture, change)
        })
        .collect()
}

/// Adds the paths of all pictures below `folder`, as `root` leads to them.
fn find_pictures(root: &Path, folder: &Path, found: &mut BTreeSet<PathBuf>) {
    for entry in fs::read_dir(folder).expect("a folder of pictures") {
        let path = entry.expect("an entry").path();
        if path.is_dir() {
            find_pictures(root, &path, found);
        } else if path.extension() == Some(OsStr::new("png")) {
            found.extend(path.strip_prefix(root).ok().map(Path::to_path_buf));
        }
    }
}

impl Change {
    /// Compares two pictures pixel by pixel.
    fn between(before: &RgbaImage, after: &RgbaImage) -> Self {
        if before.dimensions() != after.dimensions() {
            return Self::Size;
        }
        let farthest = |(one, other): (&Rgba<u8>, &Rgba<u8>)| {
            let channels = one.0.iter().zip(other.0);
            channels.map(|(one, other)| one.abs_diff(other)).max()
        };
        let mut count = 0_u32;
        let mut most = 0;
        for by in before.pixels().zip(after.pixels()).filter_map(farthest) {
            count += u32::from(by > 0);
            most = most.max(by);
        }
        if count == 0 {
            return Self::None;
        }
        let all = f64::from(before.width()) * f64::from(before.height());
        Self::Pixels(100.0 * f64::from(count) / all, most)
    }
}

#[test]
fn every_difference_of_two_folders_is_told() {
    let white = RgbaImage::from_pixel(10, 10, Rgba([255; 4]));
    let mut dotted = white.clone();
    dotted.put_pixel(3, 4, Rgba([250, 255, 249, 255]));
    let small = RgbaImage::from_pixel(9, 10, Rgba([255; 4]));
    let folders = [(), ()].map(|()| tempfile::tempdir().expect("a folder"));
    let [before, after] = folders.each_ref().map(tempfile::TempDir::path);
    for (folder, name, picture) in [
        (before, "en-light/table.png", &white),
        (after, "en-light/table.png", &dotted),
        (before, "en-light/desk.png", &dotted),
        (after, "en-light/desk.png", &dotted),
        (before, "en-light/first.png", &white),
        (after, "en-light/first.png", &small),
        (before, "sheet.png", &white),
        (after, "other.png", &white),
    ] {
        let file = folder.join(name);
        fs::create_dir_all(file.parent().expect("its folder")).expect("a folder");
        picture.save(file).expect("the picture is written");
    }
    fs::write(after.join("notes.txt"), "no picture").expect("a text");
    let told: Vec<String> = changes(before, after)
        .iter()
        .map(|(picture, change)| format!("{}: {change}", picture.display()))
        .collect();
    assert_eq!(
        told,
        [
            "en-light/desk.png: equal",
            "en-light/first.png: another size",
            "en-light/table.png: 1.000 % of the pixels, by 6 at most",
            "other.png: only after",
            "sheet.png: only before",
        ]
    );
}
