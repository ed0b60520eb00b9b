//! The strip below the board of a scene: a bead for each act, and what lets it be played, repeated and slowed down.

use std::sync::Arc;

use eframe::egui::{
    Align, Galley, Layout, Rect, Role as Part, Sense, Stroke, Ui, UiBuilder, WidgetInfo, pos2, vec2,
};

use super::act_words::{act_name, speaker, speaker_name};
use super::labels::cap;
use crate::kit::button::{Button, ButtonKind, fit_bar};
use crate::kit::fonts::{SMALL, bold, regular};
use crate::kit::icons::Icon;
use crate::kit::theme::{CORNER, GAP, palette};
use crate::kit::tile::key_cap_width;
use crate::view::command::Command;
use crate::view::frame_view::View;
use crate::view::learn_view::{LearnCommand, SceneAct};
use jadoube_core::laws::{Event, PlayerAct};
use jadoube_core::learn::situation::SpokenLine;
use jadoube_core::learn::situation_run::Scene;

/// How high the strip is.
pub const STRIP: f32 = 96.0;

/// How far down the line of beads and the middle of their words are, and the buttons.
const LINE: f32 = 20.0;
const WORDS: f32 = 38.0;
const BUTTONS: f32 = 54.0;
const BUTTON: f32 = 34.0;

/// Between the line's ends and the strip's.
const EDGE: f32 = 20.0;

/// The radius of a bead.
const BEAD: f32 = 5.0;

/// A bead: an act of the script, or what comes after the last.
struct Bead {
    word: String,
    x: f32,
    /// Whether the board shows what is behind it.
    is_done: bool,
    is_current: bool,
    /// Whether its word is shown before those of others, where there is little room.
    weight: u8,
}

/// Shows the strip of that scene with what is said in it; behind its last act stands `end`, if anything does, filled once it
/// may be looked at.
pub fn scene_strip(
    ui: &mut Ui,
    view: &View<'_>,
    (scene, said): (&Scene, &[SpokenLine]),
    end: Option<(&str, bool)>,
    rect: Rect,
) {
    let colors = palette(ui);
    let painter = ui.painter();
    painter.rect_filled(rect, CORNER, colors.sheet);
    painter.rect_stroke(
        rect,
        CORNER,
        colors.sheet_edge(),
        eframe::egui::StrokeKind::Inside,
    );
    let inner = rect.shrink2(vec2(EDGE, 0.0));
    let beads = beads(view, (scene, said), end, inner);
    line(ui, inner, rect.top() + LINE, &beads);
    for (index, bead) in beads.iter().enumerate() {
        let spacing = inner.width() / beads_count(&beads);
        let hit = Rect::from_center_size(
            pos2(bead.x, rect.top() + LINE + 8.0),
            vec2(spacing.min(72.0), 36.0),
        );
        bead_ui(ui, view, bead, index, hit, rect.top() + LINE);
    }
    words(ui, &beads, rect, rect.top() + WORDS);
    let row = Rect::from_min_size(
        pos2(rect.left() + 12.0, rect.top() + BUTTONS),
        vec2(rect.width() - 24.0, BUTTON),
    );
    buttons(ui, view, scene, row);
}

#[expect(clippy::cast_precision_loss, reason = "there are few beads")]
fn beads_count(beads: &[Bead]) -> f32 {
    beads.len().max(1) as f32
}

fn beads(
    view: &View<'_>,
    (scene, said): (&Scene, &[SpokenLine]),
    end: Option<(&str, bool)>,
    inner: Rect,
) -> Vec<Bead> {
    let is_end_shown = end.is_some_and(|(_, is_ruled)| is_ruled) && scene.playback().is_over();
    let current = scene.current_act();
    let acts = scene.acts().iter().enumerate().map(|(index, act)| {
        let is_current = current == Some(index) && !is_end_shown;
        Bead {
            word: word(view, act, said.iter().filter(|it| it.after == index + 1)),
            x: 0.0,
            is_done: current.is_some_and(|current| index <= current),
            is_current,
            weight: if is_current { 3 } else { 0 },
        }
    });
    let last = end.map(|(word, _)| Bead {
        word: word.to_owned(),
        x: 0.0,
        is_done: is_end_shown,
        is_current: is_end_shown,
        weight: 2,
    });
    let mut beads: Vec<Bead> = acts.chain(last).collect();
    let count = beads_count(&beads);
    let mut share = 0.5;
    for bead in &mut beads {
        bead.x = inner.left() + inner.width() * share / count;
        share += 1.0;
    }
    beads
}

/// What an act is called, and who else speaks with it.
fn word<'a>(view: &View<'_>, act: &Event, said: impl Iterator<Item = &'a SpokenLine>) -> String {
    let mut all = vec![act_name(&act.deed, view)];
    // Nothing on the board shows who comes.
    if let Some((color, PlayerAct::Arrive)) = act.player().zip(act.player_act()) {
        all[0] = format!("{}: {}", view.name(color), all[0]);
    }
    for line in said {
        if act.player().map(speaker) == Some(line.by) {
            continue;
        }
        let words = view.tr_args("act-said", &[("words", "…".into())]);
        let who = format!("{}: {words}", speaker_name(line.by, view));
        if !all.contains(&who) {
            all.push(who);
        }
    }
    all.join(" · ")
}

/// The line through the beads, in brass as far as was played.
fn line(ui: &Ui, inner: Rect, y: f32, beads: &[Bead]) {
    let colors = palette(ui);
    let painter = ui.painter();
    let (from, to) = (pos2(inner.left(), y), pos2(inner.right(), y));
    painter.line_segment([from, to], Stroke::new(4.0, colors.line));
    let done = beads.iter().rev().find(|bead| bead.is_done);
    if let Some(done) = done {
        painter.line_segment([from, pos2(done.x, y)], Stroke::new(4.0, colors.here));
    }
}

fn bead_ui(ui: &Ui, view: &View<'_>, bead: &Bead, index: usize, hit: Rect, y: f32) {
    let colors = palette(ui);
    let id = ui.scope_id().with(("bead", index));
    let response = ui.interact(hit, id, Sense::click());
    response
        .widget_info(|| WidgetInfo::selected(Part::RadioButton, true, bead.is_current, &bead.word));
    let middle = pos2(bead.x, y);
    let painter = ui.painter();
    if bead.is_done {
        let radius = if bead.is_current { BEAD + 1.0 } else { BEAD };
        painter.circle_filled(middle, radius + 1.5, colors.sheet);
        painter.circle_filled(middle, radius, colors.here);
    } else {
        let edge = if response.hovered() {
            colors.ink
        } else {
            colors.edge
        };
        painter.circle(middle, BEAD, colors.sheet, Stroke::new(1.5, edge));
    }
    if response.on_hover_text(&bead.word).clicked() {
        view.ask(Command::Learn(LearnCommand::Scene(SceneAct::GoTo(
            index + 1,
        ))));
    }
}

/// The words beneath the beads, as many as have room: that of the act that is shown first.
fn words(ui: &Ui, beads: &[Bead], rect: Rect, y: f32) {
    let colors = palette(ui);
    let painter = ui.painter();
    let mut order: Vec<&Bead> = beads.iter().collect();
    order.sort_by_key(|bead| std::cmp::Reverse(bead.weight));
    let mut taken: Vec<Rect> = Vec::new();
    for bead in order {
        let (font, ink) = if bead.is_current {
            (bold(SMALL), colors.ink)
        } else {
            (regular(SMALL), colors.soft_ink)
        };
        let galley: Arc<Galley> = painter.layout_no_wrap(bead.word.clone(), font, ink);
        let half = galley.size().x / 2.0;
        let (left, right) = (rect.left() + 6.0 + half, rect.right() - 6.0 - half);
        if left > right {
            continue;
        }
        let middle = pos2(bead.x.clamp(left, right), y);
        let place = Rect::from_center_size(middle, galley.size());
        let around = place.expand2(vec2(5.0, 0.0));
        if taken.iter().any(|other| other.intersects(around)) {
            continue;
        }
        taken.push(place);
        painter.galley(place.min, galley, ink);
    }
}

fn buttons(ui: &mut Ui, view: &View<'_>, scene: &Scene, row: Rect) {
    let playback = scene.playback();
    let (icon, id) = if playback.is_running() {
        (Icon::Pause, "scene-pause")
    } else {
        (Icon::Run, "scene-play")
    };
    let slow = if playback.is_slow() {
        (ButtonKind::Awaiting, "scene-slower-on")
    } else {
        (ButtonKind::Plain, "scene-slower")
    };
    let items = [
        (icon, id, id, ButtonKind::Plain, SceneAct::Toggle),
        (
            Icon::Again,
            "scene-again",
            "scene-again",
            ButtonKind::Plain,
            SceneAct::Again,
        ),
        (
            Icon::Slower,
            "scene-slower",
            slow.1,
            slow.0,
            SceneAct::Slower,
        ),
    ];
    // Where the words have no room, the icons are known by.
    let mut items = items.map(|(icon, word, name, kind, act)| {
        let mut item = Button::icon(icon, view.tr(name));
        item.word = Some(view.tr(word));
        item.kind = kind;
        item.size.y = BUTTON;
        (item, act)
    });
    let mut all = items.each_mut().map(|(item, _)| item);
    for (item, rank) in all.iter_mut().zip([3, 2, 1]) {
        item.rank = rank;
    }
    fit_bar(ui, &mut all, row.width());
    let taken: f32 = items.iter().map(|(item, _)| item.width(ui) + GAP).sum();
    let rest = row.width() - taken;
    let keys = [
        view.tr("scene-space-key").into_owned(),
        "←".to_owned(),
        "→".to_owned(),
    ];
    let caps: f32 = keys.iter().map(|key| key_cap_width(ui, key) + 6.0).sum();
    ui.scope_builder(UiBuilder::new().max_rect(row), |ui| {
        ui.horizontal_centered(|ui| {
            ui.spacing_mut().item_spacing.x = GAP;
            for (item, act) in &items {
                if item.show(ui).clicked() {
                    view.ask(Command::Learn(LearnCommand::Scene(*act)));
                }
            }
            if caps <= rest {
                ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                    ui.spacing_mut().item_spacing.x = 6.0;
                    for key in keys.iter().rev() {
                        cap(ui, key);
                    }
                });
            }
        });
    });
}
