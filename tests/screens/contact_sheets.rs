//! Every screen at every size, in every scheme of colours, in several languages, on sheets to be looked at side by side.
//!
//! `cargo test --test screens contact_sheets -- --ignored` writes them, and each picture by itself, below
//! `target/contact-sheets`; the same for every step of every lesson and for every situation. `JADOUBE_SCENES`, `JADOUBE_SIZES`, `JADOUBE_MODES` and `JADOUBE_LANGUAGES` pick some, by
//! names with commas between them: `JADOUBE_SCENES=table,desk JADOUBE_SIZES=900x600 JADOUBE_LANGUAGES=pl`.

use std::env;
use std::path::Path;

use image::imageops::{FilterType, overlay, resize};
use image::{Rgba, RgbaImage};
use jadoube_core::i18n::{Language, Words};
use jadoube_core::learn::{Curriculum, Lesson, Numbered};
use jadoube_ui::{ColorScheme, LearnCommand, Screen};

use super::scenes::{SCENES, Window};
use super::{lessons, situation_scenes};
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

const MODES: [ColorScheme; 4] = [
    ColorScheme::Light,
    ColorScheme::Dark,
    ColorScheme::Contrast,
    ColorScheme::ContrastDark,
];

/// How wide a picture is on a sheet, and how many stand side by side, in pixels.
const PICTURE: u32 = 640;
const COLUMNS: u32 = 3;
const ROWS: usize = 4;
const GAP: u32 = 12;

#[test]
#[ignore = "pictures for people; the command stands above"]
fn every_screen_on_sheets() {
    for look in looks(&USUAL_LANGUAGES) {
        let wanted = SCENES
            .iter()
            .filter(|(scene, _)| is_wanted("JADOUBE_SCENES", scene));
        let scenes = wanted.map(|(scene, come_to)| {
            let mut shell = come_to(Words::new(look.language));
            shell.set(|settings| settings.preferences.mode = look.mode);
            let mut window = window(shell, look.width, look.height);
            ((*scene).to_owned(), drawn(&mut window))
        });
        look.draw("", scenes);
    }
}

#[test]
#[ignore = "pictures for people: every step of every lesson, and what is answered to every mistake"]
fn every_lesson_on_sheets() {
    for look in looks(&[Language::English]) {
        let all = Curriculum::own().lessons.iter();
        let wanted = all.filter(|lesson| is_wanted("JADOUBE_SCENES", &lesson.name));
        look.draw(
            "lessons-",
            wanted.flat_map(|lesson| steps_of(lesson, &look)),
        );
    }
}

/// Every step of a lesson before it is taken, after each foreseen mistake, and done.
fn steps_of(lesson: &Numbered<Lesson>, look: &Look) -> Vec<(String, RgbaImage)> {
    let mut pictures = Vec::new();
    let mut shell = lessons::opened(&lesson.name);
    shell.speak(Words::new(look.language));
    shell.set(|settings| settings.preferences.mode = look.mode);
    let mut window = window(shell, look.width, look.height);
    for (number, step) in (1..).zip(&lesson.content.steps) {
        // What is ruled on a mistake is shown at once.
        if lessons::run(&window).index() + 1 < number {
            lessons::learn(&mut window, LearnCommand::NextStep);
            window.run();
        }
        let mut take = |window: &mut Window, part: &str| {
            let name = format!("{:02}-{}-{number}{part}", lesson.number, lesson.name);
            pictures.push((name, drawn(window)));
        };
        lessons::watch(&mut window);
        window.run();
        take(&mut window, "");
        for (letter, wrong) in ('a'..).zip(&step.wrong) {
            lessons::does(&mut window, &wrong.acts);
            window.run();
            take(&mut window, &format!("-{letter}"));
            lessons::learn(&mut window, LearnCommand::StepAgain);
        }
        lessons::take_step(&mut window, &lesson.name);
        window.run();
        take(&mut window, "-done");
    }
    lessons::learn(&mut window, LearnCommand::NextStep);
    for (screen, part) in [(Screen::Lesson, "end"), (Screen::Learn, "path")] {
        window.show(screen);
        window.run_ok();
        let name = format!("{:02}-{}-{part}", lesson.number, lesson.name);
        pictures.push((name, drawn(&mut window)));
    }
    pictures
}

#[test]
#[ignore = "pictures for people: every situation as it is asked, and as it is answered"]
fn every_situation_on_sheets() {
    for look in looks(&[Language::English]) {
        let all = Curriculum::own().situations.iter();
        let wanted = all.filter(|situation| is_wanted("JADOUBE_SCENES", &situation.name));
        let pictures = wanted.flat_map(|situation| {
            let size = (look.width, look.height);
            let mut window = situation_scenes::opened(&situation.name, size);
            window.speak(Words::new(look.language));
            window.set(|settings| settings.preferences.mode = look.mode);
            situation_scenes::see_all(&mut window);
            let name = format!("{:02}-{}", situation.number, situation.name);
            let asked = (format!("{name}-asked"), drawn(&mut window));
            situation_scenes::rule(&mut window, 0);
            [asked, (format!("{name}-answered"), drawn(&mut window))]
        });
        look.draw("situations-", pictures);
    }
}

/// How the screens of a sheet look.
struct Look {
    language: Language,
    mode: ColorScheme,
    width: f32,
    height: f32,
}

/// All that are wanted, in these languages unless others are asked for.
fn looks(usual: &[Language]) -> Vec<Look> {
    let languages = if env::var_os("JADOUBE_LANGUAGES").is_some() {
        &Language::ALL
    } else {
        usual
    };
    let mut looks = Vec::new();
    for language in languages.iter().copied() {
        for mode in MODES {
            for (width, height) in SIZES {
                let is_wanted = is_wanted("JADOUBE_LANGUAGES", language.tag())
                    && is_wanted("JADOUBE_MODES", &mode.to_string())
                    && is_wanted("JADOUBE_SIZES", &format!("{width}x{height}"));
                looks.extend(is_wanted.then_some(Look {
                    language,
                    mode,
                    width,
                    height,
                }));
            }
        }
    }
    looks
}

/// Whether that variable, if it is set, names `one`.
fn is_wanted(variable: &str, one: &str) -> bool {
    env::var(variable).is_ok_and(|names| names.split(',').any(|name| name == one))
        || env::var_os(variable).is_none()
}

impl Look {
    /// Writes pictures with their names, each into a file of its own, and all of them onto numbered sheets.
    fn draw(&self, what: &str, pictures: impl Iterator<Item = (String, RgbaImage)>) {
        let target = env::var("CARGO_TARGET_DIR").unwrap_or_else(|_| "target".to_owned());
        let folder = Path::new(&target).join("contact-sheets");
        let (width, height) = (self.width, self.height);
        let (tag, mode) = (self.language.tag(), self.mode);
        let name = format!("{what}{tag}-{mode}-{width}x{height}");
        let single = folder.join(&name);
        std::fs::create_dir_all(&single).expect("a folder for the pictures");
        let small: Vec<RgbaImage> = pictures
            .map(|(scene, picture)| {
                let file = single.join(format!("{scene}.png"));
                picture.save(file).expect("the picture is written");
                small(&picture)
            })
            .collect();
        for (number, pictures) in small.chunks(ROWS * COLUMNS as usize).enumerate() {
            let file = folder.join(format!("{name}-{number}.png"));
            sheet(pictures).save(file).expect("the sheet is written");
        }
    }
}

fn drawn(window: &mut Window) -> RgbaImage {
    window.render().expect("a picture")
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
