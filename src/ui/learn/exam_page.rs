//! An exam: its level is chosen, twenty questions are answered against the clock, and the result is told by Article.

use std::time::Duration;

use eframe::egui::{
    Align, Key, Label, Layout, Rect, RichText, Role as Part, Sense, Ui, WidgetInfo, pos2, vec2,
};

use super::act_words::{speaker_name, spoken_at};
use super::class_bar::class_edition;
use super::exam_sheet::{sheet_key, sheet_question};
use super::exam_writing::{marking, written_field};
use super::tile_columns::tiles;
use crate::kit::fitted_text::fitted_line;
use crate::kit::fonts::{HEADING, LEAD, bold, digits_font, regular};
use crate::kit::icons::Icon;
use crate::kit::in_place_confirmation::InPlaceConfirmation;
use crate::kit::keyboard;
use crate::kit::piece_textures::Pieces;
use crate::kit::theme::{GAP, SMALL_CORNER, palette};
use crate::kit::tile::{option_tile, tile};
use crate::kit::widgets::{
    AnswerState, answer_row, badge, part_title, primary, prose, quiet, soft,
};
use crate::parts::diagram::{Diagram, diagram};
use crate::view::command::{CertificateOrder, Command, ExamMark, FileTask};
use crate::view::frame_view::View;
use crate::view::learn_view::LearnCommand;
use jadoube_core::chess::Color;
use jadoube_core::clock::clock_text::whole_seconds;
use jadoube_core::i18n::SituationWords;
use jadoube_core::learn::exam::{ExamSubject, QUESTIONS, RulingQuestion, needed, time_of};
use jadoube_core::learn::lesson::letters_of;
use jadoube_core::learn::progress::TakenExam;
use jadoube_core::learn::sheet_task::{SheetAnswer, SheetTask};
use jadoube_core::learn::{Certificate, CertificateStanding, Curriculum, Exam, Level};

/// How wide the board of a question is at most, in points, and which share of the page it has.
const BOARD: (f32, f32) = (400.0, 0.38);

/// How wide and high the number of a question is, in points.
const NUMBER: f32 = 34.0;

/// The exam that is being taken, with what it needs to be shown.
#[derive(Debug, Default)]
pub struct ExamPage {
    exam: Option<Exam>,
    /// Who takes it; nobody, where none has given a name.
    candidate: String,
    /// Whether its result was noted.
    is_noted: bool,
    /// When time last passed for it, in seconds.
    last: f64,
    pieces: Pieces,
    /// Whether to hand in though questions are open.
    handing_in: InPlaceConfirmation<()>,
}

impl ExamPage {
    pub fn ui(&mut self, ui: &mut Ui, view: &View<'_>) {
        let now = ui.input(|input| input.time);
        let passed = Duration::from_secs_f64((now - self.last).max(0.0));
        self.last = now;
        let Some(exam) = &mut self.exam else {
            self.exam = levels(ui, view, now);
            if self.exam.is_some() {
                let current = view.learn.map(|learn| learn.learners.current.clone());
                self.candidate = current.unwrap_or_default();
                self.is_noted = false;
            }
            return;
        };
        exam.let_time_pass(passed);
        if exam.is_over() {
            if marking(ui, view, exam) {
                return;
            }
            if !std::mem::replace(&mut self.is_noted, true) {
                let today = view.learn.map_or(0, |learn| learn.today);
                let taken = TakenExam::of(exam, today);
                let note = LearnCommand::NoteExam(self.candidate.clone(), exam.level(), taken);
                view.ask(Command::Learn(note));
            }
            if result(ui, view, exam, &self.candidate) {
                self.exam = None;
            }
            return;
        }
        ui.request_repaint_after(Duration::from_millis(500));
        heading(ui, view, exam, &mut self.handing_in);
        numbers(ui, view, exam);
        ui.add_space(GAP);
        question(ui, view, exam, &mut self.pieces);
    }
}

/// The levels to choose from; the exam that was begun.
fn levels(ui: &mut Ui, view: &View<'_>, now: f64) -> Option<Exam> {
    let situations = view.tr("learn-situations");
    prose(
        ui,
        &view.tr_args("exam-what", &[("situations", (&*situations).into())]),
    );
    ui.add_space(GAP);
    let mut begun = None;
    tiles(ui, Level::ALL.len(), 262.0, 96.0, |ui, index, size| {
        let level = Level::ALL[index];
        let title = view.tr(&format!("level-{level}"));
        let minutes = time_of(level).as_secs() / 60;
        let args = [
            ("questions", QUESTIONS.into()),
            (
                "minutes",
                usize::try_from(minutes).unwrap_or_default().into(),
            ),
            ("pass", needed(QUESTIONS).into()),
        ];
        let what = view.tr_args("exam-level", &args);
        if option_tile(ui, size, false, &title, &what).clicked() {
            let today = view.learn.map_or(0, |learn| learn.today);
            let seed = now.to_bits() ^ today.unsigned_abs();
            let edition = class_edition(view);
            begun = Some(Exam::drawn(level, edition, Curriculum::own(), seed));
        }
    });
    begun
}

/// The number of the question, the time that is left, and the button that hands in, which asks first while questions are
/// open.
fn heading(
    ui: &mut Ui,
    view: &View<'_>,
    exam: &mut Exam,
    handing_in: &mut InPlaceConfirmation<()>,
) {
    let args = [
        ("number", (exam.index() + 1).into()),
        ("all", exam.questions().len().into()),
    ];
    let number = view.tr_args("exam-question", &args);
    ui.horizontal(|ui| {
        ui.label(RichText::new(number).font(bold(20.0)));
        ui.add_space(2.0 * GAP);
        let name = view.tr("situation-time-left");
        ui.label(
            RichText::new(name)
                .font(regular(LEAD))
                .color(palette(ui).soft_ink),
        );
        ui.label(RichText::new(whole_seconds(exam.left())).font(digits_font(22.0)));
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            let hand_in = view.tr("exam-hand-in");
            let is_handed_in = if handing_in.is_asked(ui, ()) {
                handing_in.question(ui, view.words, &hand_in)
            } else {
                let button = quiet(ui, &hand_in);
                let is_whole = exam.open() == 0;
                if button.clicked() && !is_whole {
                    handing_in.ask(ui, (), button.rect.width());
                }
                button.clicked() && is_whole
            };
            if is_handed_in {
                exam.hand_in();
            }
            if exam.open() > 0 {
                let args = [("count", exam.open().into())];
                soft(ui, &view.tr_args("exam-open", &args));
            }
        });
    });
}

/// A number for each question, filled where it is answered; a click opens it.
fn numbers(ui: &mut Ui, view: &View<'_>, exam: &mut Exam) {
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = vec2(4.0, 4.0);
        for place in 0..exam.questions().len() {
            let is_answered = exam.questions()[place].is_answered();
            let number = (place + 1).to_string();
            let args = [
                ("number", (place + 1).into()),
                ("all", exam.questions().len().into()),
            ];
            let name = view.tr_args("exam-question", &args);
            let is_open = place == exam.index();
            let size = vec2(NUMBER, NUMBER);
            let shown = tile(ui, size, is_open, &name, |ui, rect| {
                let colors = palette(ui);
                let ink = if is_answered {
                    colors.sheet
                } else {
                    colors.ink
                };
                if is_answered {
                    let inner = rect.shrink(4.0);
                    ui.painter().rect_filled(inner, SMALL_CORNER, colors.here);
                }
                let galley = ui.painter().layout_no_wrap(number.clone(), bold(15.0), ink);
                let at = rect.center() - galley.size() / 2.0;
                ui.painter().galley(at, galley, ink);
            });
            if shown.clicked() {
                exam.go_to(place);
            }
        }
    });
}

/// The position at the left, what is asked and the answers beside it.
fn question(ui: &mut Ui, view: &View<'_>, exam: &mut Exam, pieces: &mut Pieces) {
    let index = exam.index();
    let question = &exam.questions()[index];
    let width = ui.available_width();
    let board = (width * BOARD.1).min(BOARD.0);
    let mut asked = None;
    ui.horizontal_top(|ui| {
        ui.vertical(|ui| {
            ui.set_width(board);
            let shown = Diagram {
                turned: false,
                ..Diagram::of(&question.board, view)
            };
            diagram(ui, view, pieces, shown, board);
            if let Some(clocks) = question.clocks {
                let (white, black) = (view.tr("color-white"), view.tr("color-black"));
                let [white_left, black_left] = [clocks.white, clocks.black].map(whole_seconds);
                let told = format!("{white} {white_left}   ·   {black} {black_left}");
                ui.label(RichText::new(told).font(bold(HEADING)));
            }
        });
        ui.add_space(GAP);
        ui.vertical(|ui| {
            ui.spacing_mut().item_spacing.y = GAP;
            asked = match &question.subject {
                ExamSubject::Ruling(question) => ruling_question(ui, view, question),
                ExamSubject::Sheet(task, found) => {
                    sheet_question(ui, view, task, found.as_ref()).map(CandidateAct::Found)
                }
            };
            let is_turned = |key| keyboard::is_free(ui) && keyboard::take(ui, key);
            let (back, on) = (is_turned(Key::ArrowLeft), is_turned(Key::ArrowRight));
            ui.horizontal(|ui| {
                if index > 0 && (quiet(ui, &view.tr("exam-previous")).clicked() || back) {
                    asked = Some(CandidateAct::Turn(index - 1));
                }
                let is_last = index + 1 == exam.questions().len();
                if !is_last && (primary(ui, &view.tr("exam-next")).clicked() || on) {
                    asked = Some(CandidateAct::Turn(index + 1));
                }
            });
        });
    });
    match asked {
        Some(CandidateAct::Choice(place)) => exam.choose(place),
        Some(CandidateAct::Text(text)) => exam.write(&text),
        Some(CandidateAct::Found(found)) => exam.note_found(found),
        Some(CandidateAct::Turn(index)) => exam.go_to(index),
        None => {}
    }
}

/// What a candidate does with the open question.
#[derive(Debug)]
enum CandidateAct {
    /// Chooses the answer that stands at that place.
    Choice(usize),
    /// Writes the ruling.
    Text(String),
    /// Finds something on a scoresheet.
    Found(SheetAnswer),
    /// Opens another question.
    Turn(usize),
}

/// What happened, with the answers to choose from or the field to write in.
fn ruling_question(
    ui: &mut Ui,
    view: &View<'_>,
    question: &RulingQuestion,
) -> Option<CandidateAct> {
    let (name, content) = (&question.situation.name, &question.situation.content);
    let words = SituationWords::new(view.words, name, content);
    let told = words.get("scene").unwrap_or_default();
    ui.add(Label::new(RichText::new(told).font(regular(19.0))).wrap());
    let acts = &content.scene.acts;
    for said in spoken_at(view, content, words, acts.len(), acts.last()) {
        let name = speaker_name(said.by, view);
        let line = format!("{name}: {}", said.words.replace('\n', " "));
        ui.add(Label::new(RichText::new(line).font(bold(HEADING))).wrap());
    }
    if let Some(answer) = &question.written {
        return written_field(ui, view, answer).map(CandidateAct::Text);
    }
    let mut chosen = None;
    for (place, own) in question.order.iter().enumerate() {
        let is_keyed = is_answer_keyed(ui, place);
        if answer(ui, words, place, *own, question.chosen == Some(*own)) || is_keyed {
            chosen = Some(CandidateAct::Choice(place));
        }
    }
    chosen
}

/// Whether the letter or the digit of the answer at that place was pressed.
fn is_answer_keyed(ui: &Ui, place: usize) -> bool {
    let letter = letters_of(place + 1).last().unwrap_or('a');
    let names = [
        letter.to_ascii_uppercase().to_string(),
        (place + 1).to_string(),
    ];
    let mut keys = names.iter().filter_map(|name| Key::from_name(name));
    keyboard::is_free(ui) && keys.any(|key| keyboard::take(ui, key))
}

/// An answer to choose, by its own letter and the place at which it stands; whether it was chosen.
fn answer(ui: &mut Ui, words: SituationWords<'_>, place: usize, own: usize, chosen: bool) -> bool {
    let letter = letters_of(place + 1)
        .last()
        .unwrap_or('a')
        .to_ascii_uppercase();
    let key = letters_of(own + 1).last().unwrap_or('a');
    let text = words.get(&key.to_string()).unwrap_or_default();
    let what = words.get(&format!("{key}-what")).unwrap_or_default();
    let state = if chosen {
        AnswerState::Chosen
    } else {
        AnswerState::Open
    };
    answer_row(ui, format!("{letter}   {text}. {what}"), state).clicked()
}

/// The result, and what is to be read again; whether another exam is asked for.
fn result(ui: &mut Ui, view: &View<'_>, exam: &Exam, candidate: &str) -> bool {
    let colors = palette(ui);
    let (right, asked) = (exam.right(), exam.questions().len());
    let args = [("right", right.into()), ("asked", asked.into())];
    let (id, icon, disc, ink) = if exam.is_passed() {
        ("exam-passed", Icon::Yes, colors.run, colors.on_run)
    } else {
        ("exam-failed", Icon::No, colors.warning, colors.on_warning)
    };
    let level = view.tr(&format!("level-{}", exam.level()));
    let told = format!(
        "{level}: {}. {}.",
        view.tr_args("exam-mark", &args),
        view.tr(id)
    );
    let (rect, response) = ui.allocate_exact_size(vec2(ui.available_width(), 56.0), Sense::HOVER);
    response.widget_info(|| WidgetInfo::labeled(Part::Label, true, &told));
    let middle = pos2(rect.left() + 22.0, rect.center().y);
    ui.painter().circle_filled(middle, 20.0, disc);
    icon.paint(
        ui.painter(),
        Rect::from_center_size(middle, vec2(22.0, 22.0)),
        ink,
    );
    let room = rect.width() - 54.0;
    let line = fitted_line(ui.painter(), &told, bold, 22.0, room, colors.ink);
    let at = pos2(rect.left() + 54.0, rect.center().y - line.size().y / 2.0);
    ui.painter().galley(at, line, colors.ink);
    let mut again = false;
    ui.horizontal(|ui| {
        if primary(ui, &view.tr("exam-again")).clicked() {
            again = true;
        }
        if quiet(ui, &view.tr("certificate-print")).clicked() {
            view.ask(Command::Choose(FileTask::Certificate(order(
                exam, candidate,
            ))));
        }
    });
    ui.add_space(GAP);
    review(ui, view, exam);
    again
}

/// The questions that were not answered rightly, by the Article on which each rests.
fn review(ui: &mut Ui, view: &View<'_>, exam: &Exam) {
    let by_provision = exam.to_read_again();
    if by_provision.is_empty() {
        return;
    }
    part_title(ui, &view.tr("exam-review"));
    for (provision, places) in by_provision {
        ui.horizontal(|ui| {
            let articles = provision.articles(exam.edition());
            if let Some(number) = articles.first()
                && badge(ui, view.words, number).clicked()
            {
                view.ask(Command::OpenLaw(provision));
            }
            ui.label(RichText::new(view.words.provision(provision)).font(bold(LEAD)));
        });
        for place in places {
            let reviewed = match &exam.questions()[place].subject {
                ExamSubject::Ruling(question) => reviewed_ruling(view, exam, question),
                ExamSubject::Sheet(task, found) => reviewed_sheet(view, task, found.as_ref()),
            };
            let open = format!("{} {}", place + 1, reviewed.title);
            let yours = reviewed.yours.filter(|it| !it.trim().is_empty());
            let yours = yours.unwrap_or_else(|| view.tr("exam-unanswered").into_owned());
            ui.horizontal_wrapped(|ui| {
                ui.add_space(GAP);
                match reviewed.situation {
                    Some(name) => {
                        if quiet(ui, &open).clicked() {
                            view.ask(Command::Learn(LearnCommand::OpenSituation(name)));
                        }
                    }
                    None => {
                        ui.label(RichText::new(open).font(bold(LEAD)));
                    }
                }
                let [own, model] = reviewed.labels.map(|key| view.tr(key));
                soft(ui, &format!("{own}: {yours}"));
                let told = format!("{model}: {}", reviewed.right);
                ui.label(RichText::new(told).font(regular(15.0)));
            });
        }
        ui.add_space(4.0);
    }
}

/// A question that was not answered rightly: what it was, what was answered, and what is right.
#[derive(Debug)]
struct Reviewed {
    title: String,
    /// The situation that can be opened again.
    situation: Option<String>,
    /// What the answer and what is right are called.
    labels: [&'static str; 2],
    yours: Option<String>,
    right: String,
}

fn reviewed_ruling(view: &View<'_>, exam: &Exam, question: &RulingQuestion) -> Reviewed {
    let (name, content) = (&question.situation.name, &question.situation.content);
    let words = SituationWords::new(view.words, name, content);
    let answer = |place: usize| {
        let key = letters_of(place + 1).last().unwrap_or('a').to_string();
        words.get(&key).unwrap_or_default()
    };
    let right = content.right_answers(exam.edition()).next();
    let written = question.written.as_ref();
    Reviewed {
        title: words.title(),
        situation: Some(name.clone()),
        labels: ["situation-your-ruling", "situation-the-ruling"],
        yours: written
            .map(|it| it.text.trim().to_owned())
            .or_else(|| question.chosen.map(answer)),
        right: right.map(answer).unwrap_or_default(),
    }
}

fn reviewed_sheet(view: &View<'_>, task: &SheetTask, found: Option<&SheetAnswer>) -> Reviewed {
    let style = view.settings.preferences.notation.of(Color::White);
    let numbered = |place: usize, text: &str| {
        let dots = if place.is_multiple_of(2) { "." } else { "..." };
        format!("{}{dots} {text}", place / 2 + 1)
    };
    let cells = task.cells(style);
    let (place, text) = task.solution(style);
    Reviewed {
        title: view.tr(sheet_key(task.find())).into_owned(),
        situation: None,
        labels: ["exam-your-answer", "exam-model"],
        yours: found.map(|it| match it {
            SheetAnswer::Cell(cell) => {
                let text = cells.get(*cell).cloned().flatten();
                numbered(*cell, &text.unwrap_or_default())
            }
            SheetAnswer::Written(text) => text.clone(),
        }),
        right: numbered(place, &text),
    }
}

fn order(exam: &Exam, candidate: &str) -> CertificateOrder {
    CertificateOrder {
        certificate: Certificate::ArbitersDesk,
        name: candidate.to_owned(),
        edition: exam.edition(),
        standing: CertificateStanding::default(),
        exam: Some(ExamMark {
            level: exam.level(),
            right: exam.right(),
            asked: exam.questions().len(),
        }),
    }
}
