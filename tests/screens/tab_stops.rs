//! What can be clicked can be reached by Tab, has a ring around it then, and does by Enter what it does by a click.

use std::collections::{BTreeSet, HashSet};

use eframe::egui::accesskit::Role as Part;
use eframe::egui::{
    Color32, Event, Id, Key, Memory, Modifiers, PointerButton, Pos2, Shape, StrokeKind, WidgetRect,
};
use egui_kittest::kittest::{NodeT as _, Queryable as _, by};
use jadoube_core::i18n::{Language, Words};
use jadoube_core::laws::{Deed, PlayerAct};
use jadoube_ui::kit::theme::Palette;

use super::scenes::{SCENES, Window};
use crate::support::app_harness::window;
use crate::support::share_of_checks::is_due;

/// More than any screen has.
const STOPS: usize = 400;

/// What is smaller than this, in points, is not in sight.
const IN_SIGHT: f32 = 6.0;

/// Whatever was shown in the last frame and may be heard there: nothing beneath a sheet that lies upon the screen.
pub fn heard(window: &Window) -> Vec<WidgetRect> {
    let all: Vec<_> = window.ctx.viewport(|viewport| {
        let layers = viewport.prev_pass.widgets.layers();
        let all = layers.flat_map(|(layer, widgets)| widgets.iter().map(move |it| (*layer, *it)));
        all.collect()
    });
    let is_heard = |layer| window.ctx.memory(|memory| memory.allows_interaction(layer));
    let heard = all.into_iter().filter(|(layer, _)| is_heard(*layer));
    heard.map(|(_, widget)| widget).collect()
}

/// What it is, and what it is called.
pub fn called(window: &Window, id: Id) -> Option<(Part, String)> {
    let node = by().predicate(move |node| node.locate().0 == id.accesskit_id());
    let node = window.query_all(node).next()?;
    let node = node.accesskit_node();
    Some((node.role(), node.label().unwrap_or_default()))
}

/// Everything in sight that can be clicked, but for what has other keys: the squares of a board are walked by arrows, what
/// the keyboard is at is scrolled into sight. What only lies beneath others, or is text to be selected, does nothing.
pub fn clickable(window: &Window) -> Vec<WidgetRect> {
    let in_sight = |widget: &WidgetRect| {
        let seen = widget.interact_rect.intersect(window.ctx.content_rect());
        seen.is_positive() && seen.size().min_elem() > IN_SIGHT
    };
    let mut all = heard(window);
    all.retain(|it| it.enabled && it.sense.senses_click() && in_sight(it));
    all.retain(|it| match called(window, it.id) {
        Some((Part::Cell | Part::ScrollBar | Part::GenericContainer, _)) | None => false,
        Some((Part::Label, name)) => !name.is_empty(),
        Some(_) => true,
    });
    all
}

/// Whether a ring of that colour lies around what the keyboard is at, with the pale line beside it by which it is seen on
/// any ground.
fn has_ring(window: &Window, widget: &WidgetRect) -> bool {
    let seen = widget.interact_rect.intersect(window.ctx.content_rect());
    let rings = |width: f32, color: fn(&Palette) -> Color32, kind: StrokeKind| {
        window.output().shapes.iter().any(|clipped| {
            let Shape::Rect(it) = &clipped.shape else {
                return false;
            };
            let is_around = (it.rect.size() - seen.size()).abs().max_elem() < 12.0;
            let mut colors = Palette::ALL.into_iter().map(color);
            let is_colored = colors.any(|color| color == it.stroke.color);
            is_around && is_colored && it.stroke.width >= width && it.stroke_kind == kind
        })
    };
    rings(3.0, |it| it.hand, StrokeKind::Outside) && rings(1.5, |it| it.sheet, StrokeKind::Inside)
}

/// Goes around by Tab once: what it comes to, and what has no ring then.
fn round(window: &mut Window) -> (HashSet<Id>, Vec<String>) {
    let (mut met, mut plain) = (HashSet::new(), Vec::new());
    let mut misses = 0;
    for _ in 0..STOPS {
        window.key_press(Key::Tab);
        window.step();
        let Some(id) = window.ctx.memory(Memory::focused) else {
            misses += 1;
            if misses > 3 {
                break;
            }
            continue;
        };
        if !met.insert(id) {
            break;
        }
        // What is not in sight is scrolled there first.
        let is_ringed = (0..4).any(|_| {
            let widget = heard(window).into_iter().find(|it| it.id == id);
            let is_ringed =
                widget.is_none_or(|it| !it.sense.interactive() || has_ring(window, &it));
            if !is_ringed {
                window.step();
            }
            is_ringed
        });
        if !is_ringed {
            plain.push(format!("{:?}", called(window, id)));
        }
    }
    (met, plain)
}

/// What is wrong with the ways of the keyboard over a screen.
fn faults(name: &str, window: &mut Window) -> Vec<String> {
    let clickable = clickable(window);
    let (met, plain) = round(window);
    // What was told for a while may be gone by now.
    let missed = clickable.iter().filter(|it| !met.contains(&it.id));
    let missed = missed.filter(|it| called(window, it.id).is_some());
    let missed = missed.map(|it| {
        let (part, called) = called(window, it.id).unwrap_or((Part::Unknown, String::new()));
        format!(
            "{name}: Tab misses {part:?} `{called}` at {}",
            it.interact_rect
        )
    });
    let plain = plain
        .iter()
        .map(|it| format!("{name}: no ring around {it}"));
    missed.chain(plain).collect()
}

#[test]
fn every_click_is_a_stop_of_tab() {
    let mut found = BTreeSet::new();
    for (number, (name, scene)) in SCENES.iter().enumerate() {
        if is_due(number) {
            let mut window = window(scene(Words::new(Language::English)), 1280.0, 800.0);
            window.run();
            found.extend(faults(name, &mut window));
        }
    }
    assert!(found.is_empty(), "{} faults: {found:#?}", found.len());
}

/// Screens on which most is chosen and said, on the last of them while something is asked.
const WORKED: [&str; 3] = ["table-full-hands", "claim", "quickplay-ending"];

/// That scene, as it is come to.
fn shown(scene: &str) -> Window {
    let (_, come_to) = SCENES.iter().find(|(name, _)| *name == scene).expect(scene);
    let mut window = window(come_to(Words::new(Language::English)), 1280.0, 800.0);
    window.run();
    window
}

/// What a screen reader would read of a window.
fn read(window: &Window) -> Vec<String> {
    let all = window.query_all(by().predicate(|_| true));
    let read = all.map(|node| {
        let node = node.accesskit_node();
        let told = (node.role(), node.label(), node.value());
        let state = (node.is_selected(), node.toggled(), node.is_disabled());
        format!("{told:?} {state:?}")
    });
    read.collect()
}

/// What becomes of a screen when that control of it has the keyboard and is worked; nothing where it is not in sight even then,
/// or does not take the keyboard.
fn worked(scene: &str, id: Id, work: impl FnOnce(&mut Window, Pos2)) -> Option<Vec<String>> {
    let mut window = shown(scene);
    let node = by().predicate(move |node| node.locate().0 == id.accesskit_id());
    window.query_all(node).next()?.focus();
    window.run_steps(8);
    let is_at_it = window.ctx.memory(Memory::focused) == Some(id);
    let all = heard(&window);
    let it = all.iter().find(|it| it.id == id).filter(|_| is_at_it)?;
    let middle = it.interact_rect.center();
    // What lies above it would be clicked in its place.
    let above = all
        .iter()
        .rfind(|it| it.sense.senses_click() && it.interact_rect.contains(middle));
    above.filter(|above| above.id == id)?;
    work(&mut window, middle);
    window.event(Event::PointerGone);
    window.run_steps(4);
    Some(read(&window))
}

/// One click of the mouse there.
fn click_at(window: &mut Window, at: Pos2) {
    window.hover_at(at);
    window.step();
    for pressed in [true, false] {
        window.event(Event::PointerButton {
            pos: at,
            button: PointerButton::Primary,
            pressed,
            modifiers: Modifiers::NONE,
        });
        window.step();
    }
}

/// What differs on that screen between a click and Enter, how many controls do something, and how many there are.
fn told_apart(scene: &str) -> (Vec<String>, usize, usize) {
    let (mut faults, mut live, mut count) = (Vec::new(), 0, 0);
    let first = shown(scene);
    let before = read(&first);
    for WidgetRect { id, .. } in clickable(&first) {
        let by_click = worked(scene, id, click_at);
        let by_key = worked(scene, id, |window, _| window.key_press(Key::Enter));
        let (Some(by_click), Some(by_key)) = (by_click, by_key) else {
            continue;
        };
        if by_click != by_key {
            let only = |one: &[String], other: &[String]| {
                let one: BTreeSet<_> = one.iter().cloned().collect();
                one.into_iter()
                    .filter(|it| !other.contains(it))
                    .take(3)
                    .collect::<Vec<_>>()
            };
            let click = only(&by_click, &by_key);
            let key = only(&by_key, &by_click);
            let called = called(&first, id);
            faults.push(format!(
                "{scene}: {called:?}: click {click:?}, Enter {key:?}"
            ));
        }
        count += 1;
        live += usize::from(by_key != before);
    }
    (faults, live, count)
}

#[test]
fn enter_does_what_a_click_does() {
    let (mut faults, mut live, mut count) = (Vec::new(), 0, 0);
    for (_, scene) in WORKED
        .iter()
        .enumerate()
        .filter(|(number, _)| is_due(*number))
    {
        let found = told_apart(scene);
        faults.extend(found.0);
        live += found.1;
        count += found.2;
    }
    assert!(faults.is_empty(), "{faults:#?}");
    assert!(live > count / 2, "{live} of {count} do something");
}

#[test]
#[ignore = "twenty minutes over every screen"]
fn enter_does_what_a_click_does_on_every_screen() {
    let found = SCENES.iter().map(|(scene, _)| told_apart(scene));
    let (mut faults, mut count) = (Vec::new(), 0);
    for (differ, _, all) in found {
        for fault in &differ {
            eprintln!("{fault}");
        }
        faults.extend(differ);
        count += all;
    }
    assert!(
        faults.is_empty(),
        "{} of {count}: {faults:#?}",
        faults.len()
    );
}

#[test]
fn space_presses_what_the_keyboard_is_at_and_no_clock_then() {
    let mut window = shown("table");
    let before = window.log().len();
    let name = window.words().tr("say-offer");
    let row = window.get_all_by_label(&name).next();
    row.expect("a row of what is said").focus();
    window.run();
    window.key_press(Key::Space);
    window.run();
    let done: Vec<&Deed> = window.log()[before..]
        .iter()
        .map(|it| &it.event.deed)
        .collect();
    assert!(
        matches!(done[..], [Deed::Player(_, PlayerAct::OfferDraw)]),
        "{done:?}"
    );
}
