//! The exams of a class: what each learner's best ones came to, in the table and in what is exported of it.

use std::time::Duration;

use eframe::egui::{Rect, Ui, Vec2, pos2, vec2};

use crate::kit::fonts::{LEAD, SMALL, regular};
use crate::kit::icons::Icon;
use crate::kit::theme::palette;
use crate::kit::widgets::cell;
use crate::view::frame_view::View;
use jadoube_core::learn::progress::TakenExam;
use jadoube_core::learn::{LearnerProgress, Level};
use jadoube_core::record::wall_time::WallTime;

/// How many seconds a day has.
const DAY: u64 = 24 * 60 * 60;

/// How large the sign of an exam that was passed is, in points.
const SIGN: f32 = 14.0;

/// What an exam has in the exported table, by the names of its columns in locale files.
const PARTS: [&str; 4] = ["right", "asked", "passed", "day"];

/// Returns the exam that is shown where only one is: the hardest that was passed, else the hardest that was taken.
fn foremost(progress: &LearnerProgress) -> Option<(Level, TakenExam)> {
    let all = || progress.exams.iter().map(|(level, taken)| (*level, *taken));
    let passed = all().rfind(|(_, taken)| taken.is_passed());
    passed.or_else(|| all().next_back())
}

/// Shows the foremost exam of a learner in its cell: its level, how much was right, and a sign where it was passed.
pub fn exam_cell(ui: &Ui, view: &View<'_>, rect: Rect, progress: &LearnerProgress) {
    let colors = palette(ui);
    let Some((level, taken)) = foremost(progress) else {
        return cell(ui, rect, "–", regular(LEAD), colors.ink);
    };
    let lines = rect.shrink2(vec2(0.0, 3.0));
    let (above, below) = lines.split_top_bottom_at_fraction(0.45);
    let name = view.tr(&format!("level-{level}"));
    cell(ui, above, &name, regular(SMALL), colors.soft_ink);
    let mark = format!("{} / {}", taken.right, taken.asked);
    cell(ui, below, &mark, regular(LEAD), colors.ink);
    if taken.is_passed() {
        let width = ui
            .painter()
            .layout_no_wrap(mark, regular(LEAD), colors.ink)
            .size()
            .x;
        let left = below.left() + width + 6.0 + SIGN / 2.0;
        let sign = Rect::from_center_size(pos2(left, below.center().y), Vec2::splat(SIGN));
        Icon::Yes.paint(ui.painter(), sign, colors.run);
    }
}

/// Returns the best exam of each level in words; nothing where none was taken.
pub fn exams_in_words(view: &View<'_>, progress: &LearnerProgress) -> Option<String> {
    let told = progress.exams.iter().map(|(level, taken)| {
        let args = [("right", taken.right.into()), ("asked", taken.asked.into())];
        let name = view.tr(&format!("level-{level}"));
        let mark = view.tr_args("exam-mark", &args);
        format!("{name}: {mark}. {}.", view.tr(verdict(taken)))
    });
    let told: Vec<String> = told.collect();
    (!told.is_empty()).then(|| told.join(" "))
}

/// Returns the heads of the exported columns, for each level how much was right, of how much, whether that was enough and when.
pub fn exam_heads(view: &View<'_>) -> Vec<String> {
    let of_level = |level: Level| {
        let name = view.tr(&format!("level-{level}")).into_owned();
        PARTS.map(|part| {
            let args = [("level", name.as_str().into()), ("part", part.into())];
            view.tr_args("class-exam-column", &args).into_owned()
        })
    };
    Level::ALL.into_iter().flat_map(of_level).collect()
}

/// Returns what stands in those columns for a learner; of a level of which no exam was taken they are empty.
pub fn exam_row(view: &View<'_>, progress: &LearnerProgress) -> Vec<String> {
    let of_level = |level: &Level| match progress.exams.get(level) {
        Some(taken) => [
            taken.right.to_string(),
            taken.asked.to_string(),
            view.tr(verdict(taken)).into_owned(),
            date(taken),
        ],
        None => PARTS.map(|_| String::new()),
    };
    Level::ALL.iter().flat_map(of_level).collect()
}

/// The key of whether it was passed.
const fn verdict(taken: &TakenExam) -> &'static str {
    if taken.is_passed() {
        "exam-passed"
    } else {
        "exam-failed"
    }
}

/// The day of an exam as every table of numbers reads it: `2026-11-21`.
fn date(taken: &TakenExam) -> String {
    let days = u64::try_from(taken.day).unwrap_or_default();
    let day = WallTime::after_1970(Duration::from_secs(days.saturating_mul(DAY)));
    day.pgn_date().replace('.', "-")
}
