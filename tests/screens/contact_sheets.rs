//! Every screen at every size, in every scheme of colours, in several languages, on sheets to be looked at side by side.
//!
//! `cargo test --test screens contact_sheets -- --ignored` writes them, and each picture by itself, below
//! `target/contact-sheets`. `JADOUBE_SCENES`, `JADOUBE_SIZES`, `JADOUBE_MODES` and `JADOUBE_LANGUAGES` pick some, by
//! names with commas between them: `JADOUBE_SCENES=table,desk JADOUBE_SIZES=900x600 JADOUBE_LANGUAGES=pl`.

use std::env;
use std::path::Path;

use image::imageops::{FilterType, overlay, resize};
use image::{Rgba, RgbaImage};
use jadoube::i18n::{Language, Words};
use jadoube::ui::ColorScheme;

use super::scenes::SCENES;
use crate::support::app_harness::window;

const SIZES: [(f32, f32); 4] = [
    (900.0, 600.0),
    (1280.0, 800.0),
    (1920.0, 1080.0),
    (800.0, 1280.0),
];

/// The languages that are drawn unless others are asked for.
const USUAL_LANGUAGES: [Language; 3] = [
    Language::English,
    Language::SerbianCyrillic,
    Language::Polish,
];

const MODES: [ColorScheme; 3] = [ColorScheme::Light, ColorScheme::Dark, ColorScheme::Contrast];

/// How wide a picture is on a sheet, and how many stand side by side, in pixels.
const PICTURE: u32 = 640;
const COLUMNS: u32 = 3;
const ROWS: usize = 4;
const GAP: u32 = 12;

#[test]
#[ignore = "pictures for people; the command stands above"]
fn every_screen_on_sheets() {
    let target = env::var("CARGO_TARGET_DIR").unwrap_or_else(|_| "target".to_owned());
    let folder = Path::new(&target).join("contact-sheets");
    let languages: &[Language] = if env::var_os("JADOUBE_LANGUAGES").is_some() {
        &Language::ALL
    } else {
        &USUAL_LANGUAGES
    };
    for language in languages
        .iter()
        .copied()
        .filter(|language| is_wanted("JADOUBE_LANGUAGES", language.tag()))
    {
        for mode in MODES
            .into_iter()
            .filter(|mode| is_wanted("JADOUBE_MODES", mode.slug()))
        {
            for (width, height) in SIZES {
                let size = format!("{width}x{height}");
                if is_wanted("JADOUBE_SIZES", &size) {
                    let name = format!("{}-{}-{size}", language.tag(), mode.slug());
                    draw(&folder, &name, language, mode, (width, height));
                }
            }
        }
    }
}

/// Whether that variable, if it is set, names `one`.
fn is_wanted(variable: &str, one: &str) -> bool {
    env::var(variable).is_ok_and(|names| names.split(',').any(|name| name == one))
        || env::var_os(variable).is_none()
}

/// Draws the wanted screens, each into a file of its own, and all of them onto numbered sheets.
fn draw(
    folder: &Path,
    name: &str,
    language: Language,
    mode: ColorScheme,
    (width, height): (f32, f32),
) {
    let single = folder.join(name);
    std::fs::create_dir_all(&single).expect("a folder for the pictures");
    let wanted = SCENES
        .iter()
        .filter(|(scene, _)| is_wanted("JADOUBE_SCENES", scene));
    let pictures: Vec<RgbaImage> = wanted
        .map(|(scene, come_to)| {
            let mut shell = come_to(Words::new(language));
            shell.set(|settings| settings.mode = mode);
            let mut window = window(shell, width, height);
            let picture = window.render().expect("a picture");
            let file = single.join(format!("{scene}.png"));
            picture.save(file).expect("the picture is written");
            small(&picture)
        })
        .collect();
    for (number, pictures) in pictures.chunks(ROWS * COLUMNS as usize).enumerate() {
        let file = folder.join(format!("{name}-{number}.png"));
        sheet(pictures).save(file).expect("the sheet is written");
    }
}

fn small(picture: &RgbaImage) -> RgbaImage {
    let height = picture.height() * PICTURE / picture.width();
    resize(picture, PICTURE, height, FilterType::Triangle)
}

fn sheet(pictures: &[RgbaImage]) -> RgbaImage {
    let tallest = pictures.iter().map(RgbaImage::height).max().unwrap_or(1);
    let rows = u32::try_from(pictures.len())
        .expect("few")
        .div_ceil(COLUMNS);
    let (width, height) = (COLUMNS * (PICTURE + GAP), rows * (tallest + GAP));
    let mut sheet = RgbaImage::from_pixel(width, height, Rgba([0x80, 0x80, 0x80, 0xFF]));
    for (place, picture) in (0..).zip(pictures) {
        let (x, y) = (
            place % COLUMNS * (PICTURE + GAP),
            place / COLUMNS * (tallest + GAP),
        );
        overlay(&mut sheet, picture, i64::from(x), i64::from(y));
    }
    sheet
}
