//! The page on which a scoresheet is ordered for print: whose notation, which language, what paper.

use eframe::egui::Ui;

use crate::kit::letters_name::letters_name;
use crate::kit::page::page;
use crate::kit::theme::GAP;
use crate::kit::widgets::{choice, field, form, primary, quiet, tick, warning};
use crate::view::command::{Command, FileTask, SheetOrder};
use crate::view::frame_view::View;
use jadoube_core::chess::Color;
use jadoube_core::i18n::{Language, Words};
use jadoube_core::laws::{Consequence, Edition, Ruling};
use jadoube_core::notation::{Letters, Style};
use jadoube_core::record::log::scoresheet_remarks::Remark;
use jadoube_core::record::print::pdf::Paper;
use jadoube_core::record::print::scoresheet::Labels;
use jadoube_core::record::print::typeface::boxes;

#[derive(Debug)]
pub struct PrintPanel {
    whose: Color,
    language: Option<Language>,
    /// The letters on paper, once somebody chose: until then those of its language, which every arbiter there reads.
    letters: Option<Letters>,
    paper: Paper,
    is_empty: bool,
}

impl Default for PrintPanel {
    fn default() -> Self {
        Self {
            whose: Color::White,
            language: None,
            letters: None,
            paper: Paper::A5,
            is_empty: false,
        }
    }
}

impl PrintPanel {
    pub fn ui(&mut self, ui: &mut Ui, view: &View<'_>) {
        page(ui, view, &view.tr("sheet-print"), 560.0, |ui| {
            form(ui, |ui| self.form(ui, view));
        });
    }

    fn form(&mut self, ui: &mut Ui, view: &View<'_>) {
        field(ui, &view.tr("sheet-whose"), |ui| {
            choice(ui, &mut self.whose, &Color::ALL, |color| {
                view.name(color).into_owned()
            });
        });
        let mut language = self.language.unwrap_or(view.words.language());
        field(ui, &view.tr("sheet-language"), |ui| {
            if choice(ui, &mut language, &Language::ALL, |language| {
                language.own_name().to_owned()
            }) {
                self.language = Some(language);
            }
        });
        let style = view.settings.notation.of(self.whose);
        let mut sets = vec![language.letters(), style.letters, Letters::Figurines];
        sets.sort();
        sets.dedup();
        let chosen = self.letters.filter(|letters| sets.contains(letters));
        let mut letters = chosen.unwrap_or(language.letters());
        field(ui, &view.tr("prefs-letters"), |ui| {
            if choice(ui, &mut letters, &sets, |it| letters_name(it, self.whose)) {
                self.letters = Some(letters);
            }
        });
        field(ui, &view.tr("sheet-paper"), |ui| {
            choice(ui, &mut self.paper, &[Paper::A5, Paper::A4], |paper| {
                match paper {
                    Paper::A4 => "A4",
                    Paper::A5 => "A5",
                }
                .to_owned()
            });
        });
        tick(ui, &mut self.is_empty, &view.tr("sheet-is-empty"));
        let names = Color::ALL.map(|color| view.name(color));
        let boxes = boxes(&names.concat());
        if !boxes.is_empty() {
            let letters = [("letters", boxes.as_str().into())];
            warning(ui, &view.tr_args("sheet-boxes", &letters));
        }
        ui.add_space(GAP * 2.0);
        let order = SheetOrder {
            style: Style { letters, ..style },
            language,
            paper: Some(self.paper),
            is_empty: self.is_empty,
        };
        ui.horizontal(|ui| {
            if primary(ui, &view.tr("sheet-save-pdf")).clicked() {
                view.ask(Command::Choose(FileTask::Sheet(order)));
            }
            if quiet(ui, &view.tr("sheet-save-text")).clicked() {
                let as_text = SheetOrder {
                    paper: None,
                    ..order
                };
                view.ask(Command::Choose(FileTask::Sheet(as_text)));
            }
        });
    }
}

/// The words that are printed on a sheet.
pub fn labels(words: Words) -> Labels {
    let tr = |id| words.tr(id).into_owned();
    Labels {
        language: words.language().tag(),
        scoresheet: tr("sheet-title"),
        event: tr("sheet-event"),
        site: tr("sheet-site"),
        round: tr("sheet-round"),
        date: tr("sheet-date"),
        white: tr("color-white"),
        black: tr("color-black"),
        result: tr("sheet-result"),
        remarks: tr("sheet-remarks"),
        signature_white: tr("sheet-signature-white"),
        signature_black: tr("sheet-signature-black"),
    }
}

/// A remark in words: the move taken back, what was found, what followed, and the articles.
pub fn remark(words: Words, remark: &Remark<'_>, edition: Edition, letters: Letters) -> String {
    let mut parts = Vec::new();
    if let Some((from, to)) = remark.retracted {
        parts.push(format!("{from}-{to}."));
    }
    if remark.is_agreed {
        return format!("{}.", words.tr("headline-taken-back"));
    }
    for ruling in &remark.rulings {
        let ruling = without_questions(ruling);
        let card = words.ruling(&ruling, edition, letters);
        let finding = if card.finding.is_empty() {
            format!("{}.", card.headline)
        } else {
            card.finding
        };
        parts.push(finding);
        parts.extend(card.consequences);
        if !card.badge.is_empty() {
            parts.push(format!("({})", card.badge));
        }
    }
    parts.join(" ")
}

/// The same ruling without what it asked the arbiter: what was decided is a remark of its own.
fn without_questions(ruling: &Ruling) -> Ruling {
    let mut ruling = ruling.clone();
    let is_question = |it: &Consequence| matches!(it, Consequence::AskArbiter(_));
    if ruling.consequences.iter().any(is_question) {
        ruling
            .consequences
            .retain(|it| !is_question(it) && *it != Consequence::StopClocks);
    }
    ruling
}
