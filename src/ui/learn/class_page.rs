//! What a class needs: all learners with what they have done, what a teacher switches, certificates, and a page of each
//! part of the Laws for the wall.

use eframe::egui::{Role as Part, Sense, TextEdit, Ui, Vec2, WidgetInfo, vec2};

use super::certificate_list::CertificateList;

use super::class_bar::{choose as choose_for_class, class, class_edition};
use super::class_exams::{exam_cell, exam_heads, exam_row, exams_in_words};
use super::learner_menu::{choose, forget, name_taken};

use super::tile_columns::{columns, tiles};
use crate::kit::fonts::{LEAD, SMALL, SOFT, bold, regular};
use crate::kit::in_place_confirmation::InPlaceConfirmation;
use crate::kit::theme::{SMALL_CORNER, palette};
use crate::kit::tile::{ground, option_height, option_tile, tile};
use crate::kit::widgets::{
    cell, choice, part_title as heading, prose, quiet, quiet_in, row_cells, soft,
};
use crate::view::command::{Command, FileTask};
use crate::view::frame_view::View;
use crate::view::learn_view::{ClassChoices, LearnCommand};
use jadoube_core::laws::Edition;
use jadoube_core::laws::editions::contents::{BookletPart, contents};
use jadoube_core::learn::class_list::names_in;
use jadoube_core::learn::progress::StuckAt;
use jadoube_core::learn::{Curriculum, LearnerProgress};
use jadoube_core::record::print::csv::csv;

/// How high a row of the table is, and how its width is shared.
const ROW: f32 = 42.0;
const SHARES: [f32; 8] = [0.18, 0.115, 0.09, 0.125, 0.15, 0.075, 0.15, 0.115];

/// How high the field is into which a list of names is pasted.
const LIST: f32 = 76.0;

/// How wide a switch is at least, and how high and wide a summary.
const SWITCH: f32 = 380.0;
const SUMMARY: (f32, f32) = (52.0, 250.0);

/// What a class needs, with the passing state of the page.
#[derive(Debug, Default)]
pub struct ClassPage {
    forgets: InPlaceConfirmation<usize>,
    /// The list of names that is being typed or pasted.
    pasted: String,
    certificates: CertificateList,
}

/// Something that a teacher switches on or off.
struct ClassSwitch {
    title: &'static str,
    sentence: &'static str,
    is_on: fn(&ClassChoices) -> bool,
    toggle: fn(&mut ClassChoices),
}

const SWITCHES: [ClassSwitch; 4] = [
    ClassSwitch {
        title: "class-hold-back",
        sentence: "class-hold-back-what",
        is_on: |class| class.holds_back,
        toggle: |class| class.holds_back = !class.holds_back,
    },
    ClassSwitch {
        title: "class-projector",
        sentence: "class-projector-what",
        is_on: |class| class.is_projected,
        toggle: |class| class.is_projected = !class.is_projected,
    },
    ClassSwitch {
        title: "class-against-clock",
        sentence: "class-against-clock-what",
        is_on: |class| class.is_against_clock,
        toggle: |class| class.is_against_clock = !class.is_against_clock,
    },
    ClassSwitch {
        title: "class-two-learners",
        sentence: "class-two-learners-what",
        is_on: |class| class.has_two_learners,
        toggle: |class| class.has_two_learners = !class.has_two_learners,
    },
];

impl ClassPage {
    pub fn ui(&mut self, ui: &mut Ui, view: &View<'_>) {
        heading(ui, &view.tr("class-learners"));
        self.table(ui, view);
        ui.add_space(10.0);
        self.list(ui, view);
        ui.add_space(18.0);
        heading(ui, &view.tr("class-switches"));
        switches(ui, view);
        ui.add_space(18.0);
        heading(ui, &view.tr("class-certificates"));
        self.certificates.ui(ui, view);
        ui.add_space(18.0);
        summaries(ui, view);
    }

    /// All learners, a row for each; a press on one chooses it.
    fn table(&mut self, ui: &mut Ui, view: &View<'_>) {
        let Some(learn) = view.learn else { return };
        let all: Vec<(&str, &LearnerProgress)> = learn
            .learners
            .learners
            .iter()
            .map(|(name, progress)| (name.as_str(), progress))
            .collect();
        if all.is_empty() {
            prose(ui, &view.tr("class-no-learners"));
            return;
        }
        head(ui, view);
        for (place, (name, progress)) in all.into_iter().enumerate() {
            let is_current = name == learn.learners.current;
            self.row(ui, view, place, (name, progress), is_current);
        }
    }

    /// A list of names to paste, and what all have done as a table for other programs.
    fn list(&mut self, ui: &mut Ui, view: &View<'_>) {
        let Some(learn) = view.learn else { return };
        soft(ui, &view.tr("class-list-what"));
        let field = TextEdit::multiline(&mut self.pasted)
            .font(regular(LEAD))
            .desired_rows(3)
            .desired_width(ui.available_width().min(SWITCH))
            .min_size(vec2(0.0, LIST));
        ui.add(field).accessible_name(view.tr("class-list"));
        ui.add_space(6.0);
        ui.horizontal_wrapped(|ui| {
            let (names, taken) = learn.learners.parted(names_in(&self.pasted));
            let add = view.tr("class-list-add");
            if !names.is_empty() && quiet(ui, &add).clicked() {
                view.ask(Command::Learn(LearnCommand::AddLearners(names)));
                self.pasted = taken.join("\n");
            }
            name_taken(ui, view, &taken);
            let has_learners = learn.learners.named().next().is_some();
            if has_learners && quiet(ui, &view.tr("class-export")).clicked() {
                let task = FileTask::ClassResults(results(view).into());
                view.ask(Command::Choose(task));
            }
        });
    }

    fn row(
        &mut self,
        ui: &mut Ui,
        view: &View<'_>,
        place: usize,
        (name, progress): (&str, &LearnerProgress),
        is_current: bool,
    ) {
        let size = vec2(ui.available_width(), ROW);
        let (whole, _) = ui.allocate_exact_size(size, Sense::HOVER);
        let inner = whole.shrink2(vec2(12.0, 0.0));
        let cells = row_cells(inner, SHARES);
        let [.., last] = cells;
        let counts = Counts::of(view, progress);
        let shown = if name.is_empty() {
            view.tr("learner-nobody").into_owned()
        } else {
            name.to_owned()
        };
        let told = counts.cell_texts();
        let exams = exams_in_words(view, progress);
        let spoken = counts.spoken(view, &shown, exams.as_deref());
        let chosen = whole.with_max_x(last.left() - 8.0);
        let response = ui.interact(
            chosen,
            ui.scope_id().with(("learner", place)),
            Sense::click(),
        );
        response
            .widget_info(|| WidgetInfo::selected(Part::RadioButton, true, is_current, &*spoken));
        ground(ui, whole, &response, is_current);
        let ink = palette(ui).ink;
        let name_font = if is_current {
            bold(LEAD)
        } else {
            regular(LEAD)
        };
        cell(ui, cells[0], &shown, name_font, ink);
        let places = [cells[1], cells[2], cells[3], cells[5], cells[6]];
        for (cell_rect, text) in places.into_iter().zip(told) {
            cell(ui, cell_rect, &text, regular(LEAD), ink);
        }
        exam_cell(ui, view, cells[4], progress);
        let response = match exams {
            Some(exams) => response.on_hover_text(exams),
            None => response,
        };
        if response.clicked() {
            choose(view, name);
        }
        let button = last.shrink2(vec2(0.0, 4.0));
        let act = view.tr("learner-forget").into_owned();
        if self.forgets.is_asked(ui, place) {
            // The question takes the room of the last cells: it is read whole.
            let asked = button.with_min_x(cells[3].left());
            let fill = palette(ui).sheet;
            ui.painter().rect_filled(asked, SMALL_CORNER, fill);
            if self
                .forgets
                .guard_in(ui, view.words, place, &act, asked, quiet_in)
            {
                forget(view, name);
            }
        } else if self
            .forgets
            .guard_in(ui, view.words, place, &act, button, quiet_in)
        {
            forget(view, name);
        }
    }
}

/// What stands in a row.
struct Counts {
    lessons: (usize, usize),
    stars: usize,
    situations: (usize, usize),
    due: usize,
    /// Where the learner is stuck.
    stuck: String,
}

impl Counts {
    fn of(view: &View<'_>, progress: &LearnerProgress) -> Self {
        let library = Curriculum::own();
        let stars = || library.lessons.iter().map(|it| progress.stars(&it.name));
        let today = view.learn.map_or(0, |learn| learn.today);
        let situations = || library.situations.iter().map(|it| it.name.as_str());
        Self {
            lessons: (stars().filter(|it| *it > 0).count(), library.lessons.len()),
            stars: stars().map(usize::from).sum(),
            situations: (
                situations().filter(|it| progress.knows(it)).count(),
                library.situations.len(),
            ),
            due: situations().filter(|it| progress.is_due(it, today)).count(),
            stuck: stuck(view, progress),
        }
    }

    /// As the cells show them: lessons, stars, situations, what is due, and where the learner is stuck.
    fn cell_texts(&self) -> [String; 5] {
        let of = |(done, all): (usize, usize)| format!("{done} / {all}");
        let due = if self.due == 0 {
            "–".to_owned()
        } else {
            self.due.to_string()
        };
        [
            of(self.lessons),
            self.stars.to_string(),
            of(self.situations),
            due,
            self.stuck.clone(),
        ]
    }

    /// As screen readers tell them.
    fn spoken(&self, view: &View<'_>, name: &str, exams: Option<&str>) -> String {
        let [lessons, stars, situations, due, stuck] = self.cell_texts();
        let exams = exams.unwrap_or("–").to_owned();
        let cells = [lessons, stars, situations, exams, due, stuck];
        let cells = COLUMNS.iter().skip(1).zip(cells);
        let cells = cells.map(|(column, cell)| format!("{}: {cell}", view.tr(column)));
        let cells: Vec<String> = std::iter::once(name.to_owned()).chain(cells).collect();
        cells.join(", ")
    }
}

const COLUMNS: [&str; 7] = [
    "class-name",
    "class-lessons",
    "class-stars",
    "class-situations",
    EXAM,
    "class-due",
    "class-stuck",
];

/// The column of the exams, which has columns of its own for each level where the table is exported.
const EXAM: &str = "learn-exam";

/// Where a learner is stuck, in words.
fn stuck(view: &View<'_>, progress: &LearnerProgress) -> String {
    let library = Curriculum::own();
    let told = match progress.stuck_at() {
        Some(StuckAt::Lesson(name, step)) => library.lesson(&name).map(|lesson| {
            let args = [("number", lesson.number.into()), ("step", step.into())];
            view.tr_args("class-stuck-lesson", &args).into_owned()
        }),
        Some(StuckAt::Situation(name)) => library.situation(&name).map(|situation| {
            let args = [("number", situation.number.into())];
            view.tr_args("class-stuck-situation", &args).into_owned()
        }),
        None => None,
    };
    told.unwrap_or_else(|| "–".to_owned())
}

/// What everybody has done, as a table: a line for each learner, at its end the exams and the stars of each lesson.
fn results(view: &View<'_>) -> String {
    let Some(learn) = view.learn else {
        return String::new();
    };
    let lessons = &Curriculum::own().lessons;
    let heads = COLUMNS.iter().filter(|id| **id != EXAM);
    let heads = heads.map(|id| view.tr(id).into_owned());
    let heads = heads.chain(exam_heads(view));
    let numbers = lessons.iter().map(|it| it.number.to_string());
    let mut rows: Vec<Vec<String>> = vec![heads.chain(numbers).collect()];
    for (name, progress) in learn.learners.named() {
        let counts = Counts::of(view, progress);
        let mut row = vec![
            name.to_owned(),
            counts.lessons.0.to_string(),
            counts.stars.to_string(),
            counts.situations.0.to_string(),
            counts.due.to_string(),
            counts.stuck,
        ];
        row.extend(exam_row(view, progress));
        row.extend(
            lessons
                .iter()
                .map(|it| progress.stars(&it.name).to_string()),
        );
        rows.push(row);
    }
    csv(&rows)
}

fn head(ui: &mut Ui, view: &View<'_>) {
    let size = vec2(ui.available_width(), 30.0);
    let (whole, _) = ui.allocate_exact_size(size, Sense::HOVER);
    let cells = row_cells(whole.shrink2(vec2(12.0, 0.0)), SHARES);
    let ink = palette(ui).soft_ink;
    for (rect, id) in cells.into_iter().zip(COLUMNS) {
        cell(ui, rect, &view.tr(id), regular(SOFT), ink);
    }
}

/// What a teacher switches, each with a sentence.
fn switches(ui: &mut Ui, view: &View<'_>) {
    let now = class(view);
    soft(ui, &view.tr("class-edition-what"));
    ui.add_space(4.0);
    let mut edition = now.edition;
    let mut all = vec![None];
    all.extend(Edition::ALL.into_iter().rev().map(Some));
    let name = |it: Option<Edition>| match it {
        Some(edition) => edition.name().to_owned(),
        None => view.tr("class-edition-newest").into_owned(),
    };
    if choice(ui, &mut edition, &all, name) {
        choose_for_class(view, |class| class.edition = edition);
    }
    ui.add_space(10.0);
    let (each, _) = columns(ui.available_width(), SWITCH);
    let heights = SWITCHES.iter().map(|it| {
        let (title, sentence) = (view.tr(it.title), view.tr(it.sentence));
        option_height(ui, &title, &sentence, each)
    });
    let height = heights.fold(0.0, f32::max);
    tiles(ui, SWITCHES.len(), SWITCH, height, |ui, place, size| {
        let it = &SWITCHES[place];
        let (title, sentence) = (view.tr(it.title), view.tr(it.sentence));
        if option_tile(ui, size, (it.is_on)(&now), &title, &sentence).clicked() {
            choose_for_class(view, it.toggle);
        }
    });
}

/// A page of each part of the Laws.
fn summaries(ui: &mut Ui, view: &View<'_>) {
    let edition = class_edition(view);
    heading(ui, &view.tr("class-summaries"));
    let args = [("year", edition.name().into())];
    prose(ui, &view.tr_args("class-summaries-what", &args));
    ui.add_space(6.0);
    let parts: Vec<BookletPart> = contents(edition).iter().map(|it| it.part).collect();
    tiles(ui, parts.len(), SUMMARY.1, SUMMARY.0, |ui, place, size| {
        summary(ui, view, parts[place], edition, size);
    });
}

fn summary(ui: &mut Ui, view: &View<'_>, part: BookletPart, edition: Edition, size: Vec2) {
    let number = view.words.part_number(part, edition);
    let title = view.words.part_title(part);
    let name = format!("{number}: {title}");
    let response = tile(ui, size, false, &name, |ui, rect| {
        let colors = palette(ui);
        let inner = rect.shrink2(vec2(12.0, 4.0));
        let (above, below) = inner.split_top_bottom_at_y(inner.top() + 18.0);
        cell(ui, above, &number, regular(SMALL), colors.soft_ink);
        cell(ui, below, &title, bold(15.5), colors.ink);
    });
    response.widget_info(|| WidgetInfo::labeled(Part::Button, true, &*name));
    if response.clicked() {
        let task = FileTask::ArticleSummary(part, edition);
        view.ask(Command::Choose(task));
    }
}
