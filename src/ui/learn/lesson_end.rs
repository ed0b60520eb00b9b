//! The end of a lesson: its stars and what they stand for, what was learnt, what to take again, the goal of the day.

use eframe::egui::{
    Align, CentralPanel, Color32, Label, Layout, Pos2, Rect, RichText, Role as Part, Sense, Ui,
    UiBuilder, WidgetInfo, emath, pos2, vec2,
};

use super::badges::{badge_disc, badge_name};
use super::day_goal::goal_of_the_day;
use super::lesson_path::{paint_star, stars};
use super::lesson_steps::step_name;
use crate::kit::announcement::announce;
use crate::kit::button::{ButtonKind, button_row};
use crate::kit::fonts::{HEADING, LEAD, bold, regular};
use crate::kit::theme::{CORNER, GAP, palette};
use crate::parts::page::board_page_frame;
use crate::view::command::Command;
use crate::view::frame_view::View;
use crate::view::learn_view::LearnCommand;
use crate::view::screen::Screen;
use crate::view::urgency::Urgency;
use jadoube_core::i18n::LessonWords;
use jadoube_core::learn::progress::STARS;
use jadoube_core::learn::{Badge, Curriculum, LessonRun};

/// How wide the page is at most, in points.
const WIDTH: f32 = 660.0;

/// How high the row of stars is, and how large a star, in points.
const ROW: f32 = 108.0;
const STAR: f32 = 30.0;

/// How many seconds a star flies, and after how many the next one sets out.
const FLIGHT: f64 = 0.55;
const NEXT: f64 = 0.3;

/// How high the buttons are, in points.
const BUTTONS: f32 = 60.0;

/// What the end of a lesson remembers: when it was shown first, in seconds.
#[derive(Debug, Default)]
pub struct LessonEnd {
    since: Option<f64>,
}

/// A lesson that has come to its end.
#[derive(Clone, Copy, Debug)]
pub struct EndedLesson<'a> {
    pub name: &'a str,
    pub run: &'a LessonRun,
    pub words: LessonWords<'a>,
    /// Its number, if it is one of the program's own.
    pub number: Option<u32>,
}

impl LessonEnd {
    /// The lesson goes on, or another one began.
    pub const fn rest(&mut self) {
        self.since = None;
    }

    pub fn ui(&mut self, ui: &mut Ui, view: &View<'_>, ended: EndedLesson<'_>) {
        CentralPanel::default()
            .frame(board_page_frame(ui))
            .show(ui, |ui| {
                let area = ui.available_rect_before_wrap();
                let width = WIDTH.min(area.width());
                let column = Rect::from_center_size(area.center(), vec2(width, area.height()));
                let (above, buttons) = column.split_top_bottom_at_y(column.bottom() - BUTTONS);
                let above = above.with_max_y(above.bottom() - GAP);
                let place = UiBuilder::new()
                    .max_rect(above)
                    .layout(Layout::top_down(Align::Center));
                ui.scope_builder(place, |ui| {
                    ui.spacing_mut().item_spacing.y = GAP;
                    ui.add_space((above.height() - 430.0).max(0.0) * 0.4);
                    self.ending_ui(ui, view, ended);
                });
                buttons_below(ui, view, ended, buttons);
            });
    }

    fn ending_ui(&mut self, ui: &mut Ui, view: &View<'_>, ended: EndedLesson<'_>) {
        let colors = palette(ui);
        let is_whole = ended.run.skipped().next().is_none();
        let (numbered, own) = if is_whole {
            ("lesson-end", "lesson-end-own")
        } else {
            ("lesson-end-open", "lesson-end-own-open")
        };
        let number = ended.number.map(|number| number.to_string());
        let title = number.map_or_else(
            || view.tr(own).into_owned(),
            |number| {
                let args = [("number", number.as_str().into())];
                view.tr_args(numbered, &args).into_owned()
            },
        );
        line(ui, &title, bold(30.0), colors.ink);
        line(ui, &ended.words.title(), regular(20.0), colors.soft_ink);
        let count = stars(view, ended.name);
        self.stars(ui, view, count);
        let why = match count {
            3 => "lesson-star-all",
            2 => "lesson-star-for-third",
            _ => "lesson-star-for-second",
        };
        line(ui, &view.tr(why), regular(HEADING), colors.soft_ink);
        let counted = view.tr_args("learn-stars", &[("count", usize::from(count).into())]);
        let heard = format!("{title} {counted}. {}", view.tr(why));
        announce(ui, ui.scope_id().with("heard-end"), &heard, Urgency::Polite);
        if is_whole {
            learnt(ui, view, ended);
        }
        missed(ui, view, ended.run);
        ui.add_space(4.0);
        goal_of_the_day(ui, view);
        badges(ui, view, ended.number);
    }

    /// The stars, each with what it stands for; those that were earned fly in one after another.
    fn stars(&mut self, ui: &mut Ui, view: &View<'_>, count: u8) {
        let now = ui.input(|input| input.time);
        let since = now - *self.since.get_or_insert(now);
        let moves = view.settings.preferences.animation;
        let size = vec2(ui.available_width().min(540.0), ROW);
        let (rect, response) = ui.allocate_exact_size(size, Sense::HOVER);
        let args = [("count", usize::from(count).into())];
        let told = view.tr_args("learn-stars", &args);
        response.widget_info(|| WidgetInfo::labeled(Part::Label, true, &*told));
        let colors = palette(ui);
        let each = rect.width() / f32::from(STARS);
        for place in 0..STARS {
            let middle = pos2(
                rect.left() + each * (f32::from(place) + 0.5),
                rect.top() + STAR + 8.0,
            );
            let has_it = place < count;
            let share = (since - NEXT * f64::from(place)) / FLIGHT;
            let share = if moves { share.clamp(0.0, 1.0) } else { 1.0 };
            if !has_it || share < 1.0 {
                paint_star(ui, middle, STAR, false);
            }
            if has_it {
                #[expect(clippy::cast_possible_truncation, reason = "a share of a way")]
                fly(ui, middle, share as f32);
            }
            let id = ["lesson-star-done", "lesson-star-alone", "lesson-star-again"];
            let word = view.tr(id[usize::from(place)]);
            let ink = if has_it { colors.ink } else { colors.soft_ink };
            let font = if has_it { bold(LEAD) } else { regular(LEAD) };
            let galley = ui
                .painter()
                .layout(word.into_owned(), font, ink, each - 8.0);
            let at = pos2(middle.x - galley.size().x / 2.0, middle.y + STAR + 10.0);
            ui.painter().galley(at, galley, ink);
        }
        if moves && since < NEXT * f64::from(count) + FLIGHT {
            ui.request_repaint();
        }
    }
}

/// Paints a star on its way from below to its place.
fn fly(ui: &Ui, to: Pos2, share: f32) {
    if share <= 0.0 {
        return;
    }
    let eased = emath::easing::back_out(share);
    let from = pos2(to.x, ui.clip_rect().bottom());
    let middle = from + (to - from) * emath::easing::cubic_out(share);
    paint_star(ui, middle, STAR * (0.4 + 0.6 * eased), true);
}

fn line(ui: &mut Ui, text: &str, font: eframe::egui::FontId, ink: Color32) {
    ui.add(Label::new(RichText::new(text).font(font).color(ink)).wrap());
}

/// What was learnt, in one sentence.
fn learnt(ui: &mut Ui, view: &View<'_>, ended: EndedLesson<'_>) {
    let Some(aim) = ended.words.get("aim").filter(|aim| !aim.is_empty()) else {
        return;
    };
    let colors = palette(ui);
    let frame = eframe::egui::Frame::new()
        .fill(colors.here_tint)
        .corner_radius(CORNER)
        .inner_margin(14);
    frame.show(ui, |ui| {
        ui.set_width(ui.available_width());
        ui.vertical_centered(|ui| {
            line(
                ui,
                &view.tr("lesson-end-learnt"),
                regular(LEAD),
                colors.here_ink,
            );
            line(ui, &aim, bold(21.0), colors.ink);
        });
    });
}

/// What went wrong and what was left out, by the names of its steps.
fn missed(ui: &mut Ui, view: &View<'_>, run: &LessonRun) {
    let skipped: Vec<usize> = run.skipped().collect();
    let wrong = run.missed().filter(|it| !skipped.contains(it)).collect();
    for (id, steps) in [
        ("lesson-end-missed", wrong),
        ("lesson-end-skipped", skipped),
    ] {
        let named = |step: &usize| format!("{} {}", step + 1, step_name(view, run, *step));
        let steps: Vec<String> = steps.iter().map(named).collect();
        if steps.is_empty() {
            continue;
        }
        let steps = steps.join(" · ");
        let told = view.tr_args(id, &[("steps", steps.as_str().into())]);
        line(ui, &told, regular(HEADING), palette(ui).ink);
    }
}

/// The badges to which this lesson belongs, once they are earned.
fn badges(ui: &mut Ui, view: &View<'_>, number: Option<u32>) {
    let progress = view.learn.and_then(|learn| learn.learners.progress());
    let library = Curriculum::own();
    let is_earned = |badge: &Badge| {
        number.is_some_and(|number| badge.asks_for(number)) && badge.is_earned(progress, library)
    };
    for badge in Badge::ALL.into_iter().filter(is_earned) {
        let name = badge_name(view, badge);
        let args = [("badge", name.as_str().into())];
        let told = view.tr_args("badge-earned", &args);
        let ink = palette(ui).ink;
        let galley = ui
            .painter()
            .layout_no_wrap(told.into_owned(), bold(HEADING), ink);
        let size = vec2(44.0 + galley.size().x, 36.0);
        let (rect, _) = ui.allocate_exact_size(size, Sense::HOVER);
        badge_disc(
            ui,
            badge,
            pos2(rect.left() + 18.0, rect.center().y),
            18.0,
            1.0,
        );
        let at = pos2(rect.left() + 44.0, rect.center().y - galley.size().y / 2.0);
        ui.painter().galley(at, galley, ink);
    }
}

fn buttons_below(ui: &mut Ui, view: &View<'_>, ended: EndedLesson<'_>, rect: Rect) {
    let has_missed = ended.run.missed().next().is_some();
    let next = following(ended.name);
    let path = (ButtonKind::Plain, view.tr("lesson-to-the-path"));
    let again = (ButtonKind::Primary, view.tr("lesson-end-again"));
    let kind = if has_missed {
        ButtonKind::Plain
    } else {
        ButtonKind::Primary
    };
    let next = next.map(|name| (name, (kind, view.tr("lesson-next-lesson"))));
    let mut asked: Vec<(f32, Command, (ButtonKind, std::borrow::Cow<'_, str>))> =
        vec![(1.0, Command::Show(Screen::Learn), path)];
    if has_missed {
        asked.push((1.4, Command::Learn(LearnCommand::TakeMissedAgain), again));
    }
    if let Some((name, words)) = next {
        let share = if has_missed { 1.0 } else { 1.8 };
        asked.push((share, Command::Learn(LearnCommand::OpenLesson(name)), words));
    }
    let whole: f32 = asked.iter().map(|it| it.0).sum();
    let row: Vec<_> = asked
        .iter()
        .map(|(share, _, (kind, words))| (share / whole, *kind, words.clone()))
        .collect();
    if let Some(pressed) = button_row(ui, rect, row) {
        view.ask(asked.swap_remove(pressed).1);
    }
}

/// The name of the lesson behind that one.
pub fn following(name: &str) -> Option<String> {
    let lessons = &Curriculum::own().lessons;
    let place = lessons.iter().position(|lesson| lesson.name == name)?;
    lessons.get(place + 1).map(|lesson| lesson.name.clone())
}
