//! The question of a situation: what happened, both clocks, and the rulings among which one is chosen.

use std::time::Duration;

use eframe::egui::{
    Align2, Layout, Rect, Response, Role as Part, Sense, Stroke, StrokeKind, Ui, UiBuilder, Vec2,
    WidgetInfo, pos2, vec2,
};

use super::answering::{Answering, LEFT_CAPS, RIGHT_CAPS};
use super::class_bar::class;
use super::labels::{cap, paragraph, told_in};
use super::lesson_clocks::scene_clocks;
use crate::kit::fitted_text::{fitted_cell, fitted_line};
use crate::kit::fonts::{BODY, SMALL, bold, digits_font, regular};
use crate::kit::icons::Icon;
use crate::kit::piece_textures::Pieces;
use crate::kit::theme::{CORNER, GAP, palette};
use crate::kit::widgets::{parting_sign, primary, tick};
use crate::parts::page::scroll_from_top;
use crate::view::command::Command;
use crate::view::frame_view::View;
use crate::view::learn_view::LearnCommand;
use jadoube_core::clock::clock_text::whole_seconds;
use jadoube_core::i18n::SituationWords;
use jadoube_core::learn::SituationRun;
use jadoube_core::learn::lesson::letters;

/// How long one has who answers against the clock.
const TIME: Duration = Duration::from_secs(30);

/// How often the time that is left is looked at.
const LOOK: Duration = Duration::from_millis(250);

/// How high the line with the question is, and the one beneath the answers.
const QUESTION: f32 = 40.0;
const FOOT: f32 = 36.0;

/// How high the row is that tells that the ruling waits.
const WAITING: f32 = 52.0;

/// The highest card, and lower than this a column has smaller words.
const HIGHEST: f32 = 118.0;
const LOW: f32 = 640.0;

/// Shows what happened and both clocks at the top of `rect`; what is left of it.
pub fn told_scene(
    ui: &mut Ui,
    view: &View<'_>,
    run: &SituationRun,
    words: SituationWords<'_>,
    pieces: &mut Pieces,
    mut rect: Rect,
) -> Rect {
    let is_low = rect.height() < LOW;
    let is_ruled = run.choice().is_some();
    // What happened is known once it was ruled on, and what was ruled needs the room.
    if !(is_low && is_ruled) {
        let text = words.get("scene").unwrap_or_default();
        let size = match (is_low, class(view).is_projected) {
            (true, false) => 17.0,
            (true, true) => 22.0,
            (false, false) => 19.0,
            (false, true) => 28.0,
        };
        let colors = palette(ui);
        let place = (rect.min, rect.width());
        let height = paragraph(ui, &text, regular(size), colors.ink, place, "scene-told");
        rect.min.y += height + 10.0;
    }
    if view.table().clock().is_some() {
        let (clocks, below_it) =
            rect.split_top_bottom_at_y(rect.top() + if is_low { 44.0 } else { 56.0 });
        let act = run.scene().last_act();
        let is_over = is_ruled && run.scene().playback().is_over();
        scene_clocks(ui, view, act.filter(|_| !is_over), pieces, clocks);
        rect = below_it.with_min_y(below_it.top() + if is_low { 4.0 } else { 8.0 });
    }
    rect
}

/// Shows the question and its answers in `rect`.
pub fn question(
    ui: &mut Ui,
    view: &View<'_>,
    run: &SituationRun,
    words: SituationWords<'_>,
    answering: &mut Answering,
    rect: Rect,
) {
    let (top, below_it) = rect.split_top_bottom_at_y(rect.top() + QUESTION);
    let (middle, foot) = below_it.split_top_bottom_at_y(below_it.bottom() - FOOT);
    question_line(ui, view, run, answering, top);
    if answering.held.is_some() {
        // The answers stay in sight: a class talks about them.
        let (above, below) = middle.split_top_bottom_at_y(middle.bottom() - WAITING);
        cards(
            ui,
            view,
            run,
            words,
            answering,
            above.with_max_y(above.bottom() - GAP),
        );
        waiting(ui, view, answering, below);
    } else {
        cards(ui, view, run, words, answering, middle);
    }
    foot_line(ui, view, run, answering, foot);
}

fn question_line(ui: &Ui, view: &View<'_>, run: &SituationRun, answering: &Answering, rect: Rect) {
    let colors = palette(ui);
    let is_low = rect.width() < 520.0;
    let asked = view.tr("situation-what-do-you-rule");
    let size = if is_low { 22.0 } else { 28.0 };
    let galley = fitted_line(
        ui.painter(),
        &asked,
        bold,
        size,
        rect.width() * 0.62,
        colors.ink,
    );
    let right = rect.with_min_x(rect.left() + galley.size().x + 16.0);
    told_in(ui, galley, rect, colors.ink, "question");
    if !answering.is_watched {
        let text = view.tr("situation-watch-first");
        let font = regular(BODY);
        let galley = fitted_cell(ui.painter(), &text, &font, right.size(), colors.soft_ink);
        let at = Align2::RIGHT_CENTER.anchor_size(right.right_center(), galley.size());
        super::labels::named_galley(ui, galley, at.min, colors.soft_ink, "watch-first");
    } else if class(view).is_against_clock {
        time_left(ui, view, run, right);
    }
}

/// How much of the time is left to answer in; once it is over nothing else changes.
fn time_left(ui: &Ui, view: &View<'_>, run: &SituationRun, rect: Rect) {
    let colors = palette(ui);
    let left = TIME.saturating_sub(run.thinking_time());
    if left.is_zero() {
        let text = view.tr("situation-time-over");
        let font = regular(BODY);
        let galley = fitted_cell(ui.painter(), &text, &font, rect.size(), colors.soft_ink);
        let at = Align2::RIGHT_CENTER.anchor_size(rect.right_center(), galley.size());
        super::labels::named_galley(ui, galley, at.min, colors.soft_ink, "time-over");
        return;
    }
    ui.ctx().request_repaint_after(LOOK);
    let painter = ui.painter();
    let shown = painter.layout_no_wrap(whole_seconds(left), digits_font(17.0), colors.soft_ink);
    let at = Align2::RIGHT_CENTER.anchor_size(rect.right_center(), shown.size());
    let name = view.tr("situation-time-left");
    super::labels::named_galley(ui, shown, at.min, colors.soft_ink, &name);
    let bar = Rect::from_min_max(
        pos2(
            (at.left() - 128.0).max(rect.left() + 26.0),
            rect.center().y - 3.0,
        ),
        pos2(at.left() - 8.0, rect.center().y + 3.0),
    );
    painter.rect_filled(bar, 3.0, colors.line);
    let share = left.as_secs_f32() / TIME.as_secs_f32();
    let full = bar.with_max_x(bar.left() + bar.width() * share);
    painter.rect_filled(full, 3.0, colors.here);
    let glass = Rect::from_center_size(pos2(bar.left() - 16.0, rect.center().y), Vec2::splat(18.0));
    Icon::Hourglass.paint(painter, glass, colors.soft_ink);
}

/// That an answer was chosen and its ruling waits, with the button that shows it.
fn waiting(ui: &mut Ui, view: &View<'_>, answering: &mut Answering, rect: Rect) {
    let colors = palette(ui);
    ui.scope_builder(UiBuilder::new().max_rect(rect), |ui| {
        ui.with_layout(Layout::right_to_left(eframe::egui::Align::Center), |ui| {
            if primary(ui, &view.tr("situation-show-ruling")).clicked() {
                answering.reveal(view);
            }
            let left = ui.available_rect_before_wrap();
            let room = left.size() - vec2(GAP, 0.0);
            let text = view.tr("situation-waits");
            let galley = fitted_cell(ui.painter(), &text, &bold(BODY), room, colors.ink);
            told_in(ui, galley, left, colors.ink, "waits");
        });
    });
}

fn cards(
    ui: &mut Ui,
    view: &View<'_>,
    run: &SituationRun,
    words: SituationWords<'_>,
    answering: &mut Answering,
    rect: Rect,
) {
    let answers = run.order().len();
    let shown = letters().zip(run.order());
    let texts: Vec<AnswerCard> = shown
        .filter_map(|(letter, place)| Some(AnswerCard::new(words, letter, letters().nth(*place)?)))
        .collect();
    let is_low = rect.height() < 440.0;
    let has_two = class(view).has_two_learners;
    #[expect(clippy::cast_precision_loss, reason = "there are five answers at most")]
    let share = (rect.height() + GAP) / answers.max(1) as f32 - GAP;
    let least = if is_low { 52.0 } else { 64.0 };
    let mut chosen = None;
    ui.scope_builder(UiBuilder::new().max_rect(rect), |ui| {
        scroll_from_top(ui, ("answers", words.title())).show(ui, |ui| {
            ui.spacing_mut().item_spacing.y = GAP;
            let width = ui.available_width();
            let heights: Vec<f32> = texts
                .iter()
                .map(|card| card.height(ui, width, is_low, has_two).max(least))
                .collect();
            let gaps: f32 = heights.iter().skip(1).map(|_| GAP).sum();
            let fits = heights.iter().sum::<f32>() + gaps <= rect.height();
            let even = share.min(HIGHEST);
            let is_even = fits && heights.iter().all(|height| *height <= even);
            let unused = (rect.height() - gaps - heights.iter().sum::<f32>()).max(0.0);
            #[expect(clippy::cast_precision_loss, reason = "there are five answers at most")]
            let more = (unused / answers.max(1) as f32).min(24.0);
            for (place, (card, height)) in texts.iter().zip(&heights).enumerate() {
                let height = if is_even { even } else { height + more };
                let shown = CardLook {
                    can_choose: answering.can_choose(run),
                    is_held: !has_two && answering.held == run.order().get(place).copied(),
                    is_low,
                    keys: has_two.then_some((LEFT_CAPS[place], RIGHT_CAPS[place])),
                };
                if card.ui(ui, vec2(width, height), &shown) {
                    chosen = Some(place);
                }
            }
        });
    });
    if let Some(shown) = chosen {
        answering.choose(view, run, shown, None);
    }
}

struct CardLook {
    can_choose: bool,
    /// Whether it was chosen, and its ruling is held back.
    is_held: bool,
    is_low: bool,
    /// The keys of two learners.
    keys: Option<(&'static str, &'static str)>,
}

struct AnswerCard {
    letter: String,
    headline: String,
    what: String,
}

impl AnswerCard {
    /// The card that stands under `letter`, of the answer whose words stand under `own`.
    fn new(words: SituationWords<'_>, letter: char, own: char) -> Self {
        Self {
            letter: letter.to_uppercase().to_string(),
            headline: words.get(&own.to_string()).unwrap_or_default(),
            what: words.get(&format!("{own}-what")).unwrap_or_default(),
        }
    }

    /// How large headline and consequence are.
    const fn sizes(is_low: bool) -> (f32, f32) {
        if is_low { (17.0, 14.5) } else { (20.0, 16.5) }
    }

    /// How much of the width the words have.
    fn room(width: f32, is_low: bool, has_keys: bool) -> f32 {
        let letter = if is_low { 62.0 } else { 76.0 };
        let keys = if has_keys { 76.0 } else { 0.0 };
        width - letter - keys - 14.0
    }

    fn height(&self, ui: &Ui, width: f32, is_low: bool, has_keys: bool) -> f32 {
        let (large, small) = Self::sizes(is_low);
        let room = Self::room(width, is_low, has_keys);
        let ink = palette(ui).ink;
        let lay = |text: &str, font| {
            let galley = ui.painter().layout(text.to_owned(), font, ink, room);
            galley.size().y
        };
        lay(&self.headline, bold(large)) + lay(&self.what, regular(small)) + 14.0
    }

    /// Shows the card; whether it was chosen.
    fn ui(&self, ui: &mut Ui, size: Vec2, shown: &CardLook) -> bool {
        let sense = if shown.can_choose {
            Sense::click()
        } else {
            Sense::HOVER
        };
        let (rect, response) = ui.allocate_exact_size(size, sense);
        let name = format!("{}: {}. {}", self.letter, self.headline, self.what);
        response.widget_info(|| WidgetInfo::labeled(Part::Button, shown.can_choose, &name));
        let colors = palette(ui);
        let is_hovered = shown.can_choose && response.hovered();
        let (fill, edge) = if is_hovered || shown.is_held {
            (colors.tint, colors.edge)
        } else {
            (colors.sheet, colors.line)
        };
        let (ink, soft) = if shown.can_choose || shown.is_held {
            (colors.ink, colors.soft_ink)
        } else {
            (colors.soft_ink, colors.soft_ink)
        };
        let painter = ui.painter();
        painter.rect(
            rect,
            CORNER,
            fill,
            Stroke::new(1.0, edge),
            StrokeKind::Inside,
        );
        let cap_side = if shown.is_low { 32.0 } else { 40.0 };
        let left = rect.left() + if shown.is_low { 14.0 } else { 20.0 };
        let key = Rect::from_min_size(
            pos2(left, rect.center().y - cap_side / 2.0),
            Vec2::splat(cap_side),
        );
        let ground = if is_hovered {
            colors.sheet
        } else {
            colors.tint
        };
        painter.rect_filled(key, 6.0, ground);
        painter.text(
            key.center(),
            Align2::CENTER_CENTER,
            &self.letter,
            bold(if shown.is_low { 17.0 } else { 20.0 }),
            ink,
        );
        let (large, small) = Self::sizes(shown.is_low);
        let room = Self::room(rect.width(), shown.is_low, shown.keys.is_some());
        let headline = painter.layout(self.headline.clone(), bold(large), ink, room);
        let what = painter.layout(self.what.clone(), regular(small), soft, room);
        let height = headline.size().y + what.size().y;
        let at = pos2(key.right() + 16.0, rect.center().y - height / 2.0);
        let below = at + vec2(0.0, headline.size().y);
        painter.galley(at, headline, ink);
        painter.galley(below, what, soft);
        if let Some((left, right)) = shown.keys {
            let row = Rect::from_min_max(pos2(rect.right() - 84.0, rect.top()), rect.max);
            ui.scope_builder(UiBuilder::new().max_rect(row), |ui| {
                ui.horizontal_centered(|ui| {
                    ui.spacing_mut().item_spacing.x = GAP;
                    cap(ui, left);
                    cap(ui, right);
                });
            });
        }
        shown.can_choose && response.clicked()
    }
}

/// What stands below the answers: whether one answers against the clock, and the keys or who of two has chosen.
fn foot_line(
    ui: &mut Ui,
    view: &View<'_>,
    run: &SituationRun,
    answering: &mut Answering,
    rect: Rect,
) {
    let Some(learn) = view.learn else { return };
    let row = rect.with_min_y(rect.top() + 4.0);
    ui.scope_builder(UiBuilder::new().max_rect(row), |ui| {
        ui.horizontal_centered(|ui| {
            ui.spacing_mut().item_spacing.x = 6.0;
            let mut is_against_clock = learn.class.is_against_clock;
            if tick(
                ui,
                &mut is_against_clock,
                &view.tr("situation-against-clock"),
            )
            .changed()
            {
                let mut class = *learn.class;
                class.is_against_clock = is_against_clock;
                view.ask(Command::Learn(LearnCommand::ChooseForClass(class)));
            }
            ui.with_layout(Layout::right_to_left(eframe::egui::Align::Center), |ui| {
                if learn.class.has_two_learners {
                    for side in [1, 0] {
                        let name = answering.name(view, side);
                        let seat =
                            chooser(ui, &name, answering.pair[side].is_some(), Sense::click());
                        if seat.clicked() {
                            answering.seat_next(view, side);
                        }
                    }
                } else {
                    keys(ui, view, run.situation().answers.len());
                }
            });
        });
    });
}

/// A learner, and whether they have chosen.
pub fn chooser(ui: &mut Ui, name: &str, has_chosen: bool, sense: Sense) -> Response {
    let colors = palette(ui);
    let ink = if has_chosen {
        colors.on_press
    } else {
        colors.soft_ink
    };
    let galley = ui
        .painter()
        .layout_no_wrap(name.to_owned(), bold(SMALL), ink);
    let (part, height) = if sense.senses_click() {
        (Part::Button, 32.0)
    } else {
        (Part::Label, 24.0)
    };
    let size = vec2(galley.size().x + 20.0, height);
    let (rect, response) = ui.allocate_exact_size(size, sense);
    response.widget_info(|| WidgetInfo::selected(part, true, has_chosen, name));
    let painter = ui.painter();
    if has_chosen {
        painter.rect_filled(rect, 12.0, colors.press);
    } else {
        let edge = Stroke::new(1.0, colors.edge);
        painter.rect_stroke(rect, 12.0, edge, StrokeKind::Inside);
    }
    painter.galley(rect.center() - galley.size() / 2.0, galley, ink);
    response
}

/// The keys of the answers, from the right to the left.
fn keys(ui: &mut Ui, view: &View<'_>, answers: usize) {
    let colors = palette(ui);
    let last = letters().nth(answers.saturating_sub(1)).unwrap_or('a');
    let caps = ["A".to_owned(), last.to_uppercase().to_string()];
    let text = view.tr("situation-or-click");
    let galley = ui
        .painter()
        .layout_no_wrap(text.into_owned(), regular(14.0), colors.soft_ink);
    if galley.size().x + 80.0 > ui.available_width() {
        return;
    }
    let (rect, _) = ui.allocate_exact_size(galley.size(), Sense::HOVER);
    ui.painter().galley(rect.min, galley, colors.soft_ink);
    cap(ui, &caps[1]);
    parting_sign(ui, "–", regular(14.0), colors.soft_ink);
    cap(ui, &caps[0]);
}
