//! The words on every screen: each language, and words longer than any, fit at the smallest window.

use std::sync::Arc;

use eframe::egui::epaint::TextShape;
use eframe::egui::{Galley, Rect, Shape, Vec2, vec2};
use jadoube_core::i18n::{Language, Words};

use super::scenes::{SCENES, Window};
use crate::support::share_of_checks::{is_due, languages_in_turn};

/// What was painted: a text and how much of it could be seen, or a sheet that covers what lies under it.
enum Painted {
    Text {
        text: String,
        rect: Rect,
        /// Where the letters of each of its lines are: a text that goes on in the next line leaves that line's rest free.
        lines: Vec<Rect>,
        clip: Rect,
        is_elided: bool,
    },
    Sheet(Rect),
}

/// How large something opaque is at least that may cover a text: a menu does, a button may not.
const SHEET: Vec2 = vec2(100.0, 60.0);

/// The texts and the sheets in a shape.
fn paint(clip: Rect, shape: &Shape, painted: &mut Vec<Painted>) {
    if let Shape::Vec(shapes) = shape {
        for shape in shapes {
            paint(clip, shape, painted);
        }
    }
    if let Shape::Rect(sheet) = shape {
        let rect = sheet.rect.intersect(clip);
        if sheet.fill.is_opaque() && rect.size().min(SHEET) == SHEET {
            painted.push(Painted::Sheet(rect));
        }
    }
    if let Shape::Text(text) = shape
        && !is_edge(text)
        && !text.galley.text().trim().is_empty()
    {
        painted.push(Painted::Text {
            // What is kept on one line is told like anything else.
            text: text.galley.text().replace('\u{a0}', " "),
            rect: text.visual_bounding_rect(),
            lines: lines(text),
            clip,
            is_elided: text.galley.elided,
        });
    }
}

/// Where the letters of each line of a text are; of one that is turned, where all of them are.
fn lines(text: &TextShape) -> Vec<Rect> {
    let whole = text.visual_bounding_rect();
    if text.angle != 0.0 {
        return vec![whole];
    }
    let rows = text.galley.rows.iter();
    let inked = rows.map(|row| {
        let place = row.pos.to_vec2() + text.pos.to_vec2();
        // The ground of what is selected may be higher than the letters on it.
        row.visuals.mesh_bounds.translate(place).intersect(whole)
    });
    let lines: Vec<Rect> = inked.filter(Rect::is_positive).collect();
    let all = lines
        .iter()
        .fold(Rect::NOTHING, |all, line| all.union(*line));
    let is_all = whole.expand(1.0).contains_rect(all) && all.expand(1.0).contains_rect(whole);
    assert!(is_all, "{:?}: {lines:?} of {whole}", text.galley.text());
    lines
}

/// Whether a letter is painted in one colour only to edge the same letter, which is painted over it.
fn is_edge(text: &TextShape) -> bool {
    text.override_text_color.is_some() && text.galley.text().chars().count() == 1
}

/// Every text as it was laid out, and where its letters are.
pub fn galleys(window: &Window) -> Vec<(Arc<Galley>, Rect)> {
    fn of(shape: &Shape, found: &mut Vec<(Arc<Galley>, Rect)>) {
        if let Shape::Vec(shapes) = shape {
            for shape in shapes {
                of(shape, found);
            }
        } else if let Shape::Text(text) = shape
            && !is_edge(text)
        {
            let place = text.galley.mesh_bounds.translate(text.pos.to_vec2());
            found.push((Arc::clone(&text.galley), place));
        }
    }
    let mut found = Vec::new();
    for clipped in &window.output().shapes {
        of(&clipped.shape, &mut found);
    }
    found
}

/// Every text that can be seen, and where.
pub fn texts(window: &Window) -> Vec<(String, Rect)> {
    let mut painted = Vec::new();
    for clipped in &window.output().shapes {
        paint(clipped.clip_rect, &clipped.shape, &mut painted);
    }
    let seen = painted.into_iter().filter_map(|painted| match painted {
        Painted::Text {
            text, rect, clip, ..
        } => Some((text, rect.intersect(clip))),
        Painted::Sheet(_) => None,
    });
    seen.filter(|(_, rect)| rect.is_positive()).collect()
}

/// Every text of which some cannot be seen, and where it would be.
pub fn cut_texts(window: &Window) -> Vec<(String, Rect)> {
    let mut painted = Vec::new();
    for clipped in &window.output().shapes {
        paint(clipped.clip_rect, &clipped.shape, &mut painted);
    }
    let cut = painted.into_iter().filter_map(|painted| match painted {
        Painted::Text {
            text,
            rect,
            clip,
            is_elided,
            ..
        } if is_elided || !clip.expand(1.0).contains_rect(rect) => Some((text, rect)),
        Painted::Text { .. } | Painted::Sheet(_) => None,
    });
    cut.collect()
}

/// Texts that lie over another, or are cut off at the left or the right.
pub fn faults(window: &Window) -> Vec<String> {
    let mut painted = Vec::new();
    for clipped in &window.output().shapes {
        paint(clipped.clip_rect, &clipped.shape, &mut painted);
    }
    assert!(painted.len() > 5, "a screen has texts");
    let mut faults = Vec::new();
    for (index, one) in painted.iter().enumerate() {
        let Painted::Text {
            text,
            rect,
            lines,
            clip,
            is_elided,
        } = one
        else {
            continue;
        };
        let seen = rect.intersect(*clip);
        if !seen.is_positive() {
            continue;
        }
        // The text of a field may be longer than the field.
        let is_in_a_field = text.contains("/pppppppp/") || text.chars().all(|c| c == '•');
        let is_cut = rect.left() < clip.left() - 1.0 || rect.right() > clip.right() + 1.0;
        if is_cut && !is_elided && !is_in_a_field {
            faults.push(format!("`{text}` is cut off"));
        }
        let mut sheets: Vec<Rect> = Vec::new();
        for later in &painted[index + 1..] {
            match later {
                Painted::Sheet(sheet) => sheets.push(*sheet),
                Painted::Text {
                    text: over,
                    lines: over_lines,
                    clip: over_clip,
                    ..
                } => {
                    let seen = clip.intersect(*over_clip);
                    let meets = |one: &Rect, other: &Rect| {
                        let both = one.intersect(*other).intersect(seen).shrink(0.8);
                        both.is_positive() && !sheets.iter().any(|sheet| sheet.contains_rect(both))
                    };
                    let mut all = lines.iter();
                    if all.any(|one| over_lines.iter().any(|other| meets(one, other))) {
                        faults.push(format!("`{over}` lies over `{text}`"));
                    }
                }
            }
        }
    }
    faults
}

/// What is wrong with a screen, which a picture is kept of if somebody wants to look at it.
pub fn look_at(window: &mut Window, name: &str) -> Vec<String> {
    if let Some(folder) = std::env::var_os("JADOUBE_PICTURES") {
        let path = std::path::Path::new(&folder).join(format!("{name}.png"));
        let picture = window.render().expect("a picture");
        picture.save(path).expect("the folder can be written to");
    }
    faults(window)
        .into_iter()
        .map(|fault| format!("{name}: {fault}"))
        .collect()
}

#[test]
fn every_screen_has_room_for_words_longer_than_any() {
    let words = Words::new(Language::English).lengthened();
    let due = SCENES
        .into_iter()
        .enumerate()
        .filter(|(index, _)| is_due(*index));
    let faults: Vec<String> = due
        .flat_map(|(_, (name, scene))| look_at(&mut scene(words), &format!("{name}-longer")))
        .collect();
    assert!(faults.is_empty(), "\n{}\n", faults.join("\n"));
}

/// Each screen in one language, another one than its neighbours and than with the change before.
#[test]
fn every_screen_has_room_for_its_words() {
    let mut faults = Vec::new();
    for (index, (name, scene)) in SCENES.into_iter().enumerate() {
        for language in languages_in_turn(index) {
            let mut window = scene(Words::new(language));
            faults.extend(look_at(&mut window, &format!("{name}-{}", language.tag())));
        }
    }
    assert!(faults.is_empty(), "\n{}\n", faults.join("\n"));
}

/// Where a table may be wider than its place, and is scrolled sideways.
pub const SCROLLED: [&str; 2] = ["event-player", "event-players"];

/// Twice as large as usual in a window of 1280 by 800, that is in 640 by 400 points; each change looks at a third.
#[test]
fn every_screen_fits_where_all_is_drawn_twice_as_large() {
    let mut faults = Vec::new();
    let due = SCENES
        .into_iter()
        .enumerate()
        .filter(|(index, _)| is_due(*index));
    for (_, (name, scene)) in due.filter(|(_, (name, _))| !SCROLLED.contains(name)) {
        let mut window = scene(Words::new(Language::English));
        window.set_size(vec2(640.0, 400.0));
        window.run_ok();
        // A sheet stands in the middle of what it was in the picture before.
        window.step();
        window.step();
        faults.extend(look_at(&mut window, &format!("{name}-double")));
    }
    assert!(faults.is_empty(), "\n{}\n", faults.join("\n"));
}
