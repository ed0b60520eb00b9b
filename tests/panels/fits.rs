//! The words on every screen: each language, and words longer than any, fit at the smallest window.

use eframe::egui::epaint::ClippedShape;
use eframe::egui::{Rect, Shape};
use egui_kittest::Harness;
use jadoube::chess::{ByColor, Color, Square};
use jadoube::clock::{Moment, TimeControl};
use jadoube::i18n::{Language, Words};
use jadoube::laws::{Act, Event, Regulations, Terms};
use jadoube::ui::{Assist, Screen};

use crate::support::shell::{Shell, window};

const SCREENS: [(&str, Screen); 7] = [
    ("adjourning", Screen::Adjourning),
    ("first", Screen::First),
    ("table", Screen::Table),
    ("new-game", Screen::NewGame),
    ("preferences", Screen::Preferences),
    ("print", Screen::Print),
    ("keys", Screen::Keys),
];

/// A game under way, after a few moves and an illegal one; the players may keep their own scores.
fn game(own_score: bool) -> Shell {
    let control: TimeControl = "40/5400+30:1800+30".parse().expect("a time control");
    let mut shell = Shell::new(Terms {
        control: Some(ByColor {
            white: control.clone(),
            black: control,
        }),
        regulations: Regulations {
            own_score,
            ..Regulations::default()
        },
        ..Terms::default()
    });
    shell.hear(Event::of_arbiter(Moment::START, Act::Start));
    for act in [Act::Lift(Square::E2), Act::Release(Square::E5), Act::Press] {
        shell.does(Color::White, act);
    }
    for (color, text) in [
        (Color::White, "e4"),
        (Color::Black, "e5"),
        (Color::White, "Nf3"),
    ] {
        shell.does(color, Act::Move(text.into()));
    }
    shell
}

/// A text as it was painted, and how much of it could be seen.
struct Painted {
    text: String,
    rect: Rect,
    clip: Rect,
    is_elided: bool,
}

/// The texts in a shape.
fn texts(clipped: &ClippedShape, shape: &Shape, found: &mut Vec<Painted>) {
    if let Shape::Vec(shapes) = shape {
        for shape in shapes {
            texts(clipped, shape, found);
        }
    }
    if let Shape::Text(text) = shape {
        found.push(Painted {
            text: text.galley.text().to_owned(),
            rect: text.galley.mesh_bounds.translate(text.pos.to_vec2()),
            clip: clipped.clip_rect,
            is_elided: text.galley.elided,
        });
    }
}

/// Texts that lie over another, or are cut off at the left or the right.
fn faults(window: &Harness<'_, Shell>) -> Vec<String> {
    let mut painted = Vec::new();
    for clipped in &window.output().shapes {
        texts(clipped, &clipped.shape, &mut painted);
    }
    painted.retain(|painted| !painted.text.trim().is_empty());
    assert!(painted.len() > 5, "a screen has texts");
    let mut faults = Vec::new();
    for (index, one) in painted.iter().enumerate() {
        let seen = one.rect.intersect(one.clip);
        if !seen.is_positive() {
            continue;
        }
        let is_cut =
            one.rect.left() < one.clip.left() - 1.0 || one.rect.right() > one.clip.right() + 1.0;
        if is_cut && !one.is_elided {
            faults.push(format!("`{}` is cut off", one.text));
        }
        for other in &painted[index + 1..] {
            let both = seen.intersect(other.rect.intersect(other.clip)).shrink(0.8);
            if both.is_positive() {
                faults.push(format!("`{}` lies over `{}`", other.text, one.text));
            }
        }
    }
    faults
}

fn look_at(shell: Shell, name: &str) -> Vec<String> {
    let mut window = window(shell, 900.0, 600.0);
    if let Some(folder) = std::env::var_os("JADOUBE_PICTURES") {
        let path = std::path::Path::new(&folder).join(format!("{name}.png"));
        let picture = window.render().expect("a picture");
        picture.save(path).expect("the folder can be written to");
    }
    faults(&window)
        .into_iter()
        .map(|fault| format!("{name}: {fault}"))
        .collect()
}

#[track_caller]
fn fit(cases: impl Iterator<Item = (Words, &'static str)>) {
    let mut faults = Vec::new();
    for (words, tag) in cases {
        let mut own = game(true);
        own.words = words;
        own.does(Color::White, Act::Record("Sg1-f3".into()));
        own.does(Color::White, Act::Record("Sf3".into()));
        faults.extend(look_at(own, &format!("own-score-{tag}")));
        for (name, screen) in SCREENS {
            for assist in [Assist::Friendly, Assist::Teaching] {
                let mut shell = game(false);
                shell.words = words;
                shell.settings.screen = screen;
                shell.settings.assist = assist;
                let level = if assist == Assist::Teaching {
                    "-teaching"
                } else {
                    ""
                };
                if level.is_empty() || screen == Screen::Table {
                    faults.extend(look_at(shell, &format!("{name}-{tag}{level}")));
                }
            }
        }
    }
    assert!(faults.is_empty(), "\n{}\n", faults.join("\n"));
}

#[test]
fn every_screen_has_room_for_every_language_at_the_smallest_window() {
    fit(Language::ALL
        .into_iter()
        .map(|language| (Words::new(language), language.tag())));
}

#[test]
fn every_screen_has_room_for_words_longer_than_any() {
    fit(std::iter::once((
        Words::new(Language::English).lengthened(),
        "longer",
    )));
}
