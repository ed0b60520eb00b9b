//! Answers of an exam that are written: the field, and afterwards the model by which the candidate marks them.

use eframe::egui::{Label, RichText, TextEdit, Ui, vec2};

use crate::kit::fonts::{HEADING, LEAD, bold, regular};
use crate::kit::theme::{GAP, palette};
use crate::kit::widgets::{part_title, primary, quiet, sheet, soft};
use crate::view::frame_view::View;
use jadoube_core::i18n::SituationWords;
use jadoube_core::learn::Exam;
use jadoube_core::learn::exam::WrittenAnswer;
use jadoube_core::learn::lesson::letters_of;

/// How high the field is at least, in points.
const FIELD: f32 = 130.0;

/// Shows the field in which an answer is written; the text, if it was changed.
pub fn written_field(ui: &mut Ui, view: &View<'_>, answer: &WrittenAnswer) -> Option<String> {
    soft(ui, &view.tr("exam-write"));
    let mut text = answer.text.clone();
    let field = TextEdit::multiline(&mut text)
        .font(regular(HEADING))
        .desired_rows(5)
        .desired_width(ui.available_width())
        .min_size(vec2(0.0, FIELD));
    let response = ui.add(field).accessible_name(view.tr("exam-your-answer"));
    response.changed().then_some(text)
}

/// Shows the next written answer that is to be marked, with its model; whether there is one.
pub fn marking(ui: &mut Ui, view: &View<'_>, exam: &mut Exam) -> bool {
    let Some((place, question)) = exam.to_mark() else {
        return false;
    };
    let (name, content) = (&question.situation.name, &question.situation.content);
    let words = SituationWords::new(view.words, name, content);
    let own = question.written.as_ref().map(|it| it.text.clone());
    let edition = exam.edition();
    part_title(ui, &view.tr("exam-compare"));
    let scene = words.get("scene").unwrap_or_default();
    ui.add(Label::new(RichText::new(scene).font(regular(HEADING))).wrap());
    ui.add_space(GAP);
    soft(ui, &view.tr("exam-your-answer"));
    let own = RichText::new(own.unwrap_or_default()).font(bold(HEADING));
    ui.add(Label::new(own).wrap());
    ui.add_space(GAP);
    soft(ui, &view.tr("exam-model"));
    sheet(ui).show(ui, |ui| {
        ui.set_width(ui.available_width());
        for right in content.right_answers(edition) {
            let letter = letters_of(right + 1).last().unwrap_or('a');
            let parts = [letter.to_string(), format!("{letter}-what")];
            let told: Vec<String> = parts.iter().filter_map(|key| words.get(key)).collect();
            let told = RichText::new(told.join(". ")).font(bold(HEADING));
            ui.add(Label::new(told).wrap());
        }
        for (number, articles) in (1..).zip(content.articles_of_why(edition)) {
            let why = words.get(&format!("why-{number}")).unwrap_or_default();
            let articles = articles.join(", ");
            let why = format!("{why} ({articles})").replace(" ()", "");
            let why = RichText::new(why)
                .font(regular(LEAD))
                .color(palette(ui).ink);
            ui.add(Label::new(why).wrap());
        }
    });
    ui.add_space(GAP);
    let mut mark = None;
    ui.horizontal(|ui| {
        if primary(ui, &view.tr("exam-mark-right")).clicked() {
            mark = Some(true);
        }
        if quiet(ui, &view.tr("exam-mark-wrong")).clicked() {
            mark = Some(false);
        }
    });
    if let Some(is_right) = mark {
        exam.mark(place, is_right);
    }
    true
}
