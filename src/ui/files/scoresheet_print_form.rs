//! The page on which a scoresheet is ordered for print: whose notation, which language, what paper.

use eframe::egui::Ui;

use crate::kit::letters_name::letters_name;
use crate::kit::page_preview::PagePreview;
use crate::kit::theme::GAP;
use crate::kit::widgets::{choice, field, form, primary, quiet, tick, warning};
use crate::parts::page::page;
use crate::view::command::{Command, FileTask, SheetOrder};
use crate::view::frame_view::View;
use jadoube_core::chess::Color;
use jadoube_core::i18n::{Language, Words, labels};
use jadoube_core::notation::{Letters, Style};
use jadoube_core::record::log::journal::Heading;
use jadoube_core::record::print::pdf::Paper;
use jadoube_core::record::print::typeface::boxes;

#[derive(Debug)]
pub struct PrintPanel {
    whose: Color,
    language: Option<Language>,
    /// The letters on paper, once somebody chose: until then those of its language, which every arbiter there reads.
    letters: Option<Letters>,
    paper: Paper,
    is_empty: bool,
    /// What the pages show: of which game, whose log had so many entries, as ordered so.
    shown: Option<(Heading, usize, SheetOrder)>,
    preview: PagePreview,
}

impl Default for PrintPanel {
    fn default() -> Self {
        Self {
            whose: Color::White,
            language: None,
            letters: None,
            paper: Paper::A5,
            is_empty: false,
            shown: None,
            preview: PagePreview::default(),
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
        let style = view.settings.preferences.notation.of(self.whose);
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
            choice(ui, &mut self.paper, &[Paper::A5, Paper::A4], paper_name);
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
        ui.horizontal_wrapped(|ui| {
            if primary(ui, &view.tr("sheet-print-now")).clicked() {
                view.ask(Command::Print(FileTask::Sheet(order)));
            }
            if quiet(ui, &view.tr("sheet-save-pdf")).clicked() {
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
        self.preview(ui, view, order);
    }

    /// The pages as they will be printed.
    fn preview(&mut self, ui: &mut Ui, view: &View<'_>, order: SheetOrder) {
        let (Some(heading), Some(narrative)) = (view.heading, view.narrative) else {
            return;
        };
        let now = (view.log.len(), order);
        let is_of = |(of, entries, ordered): &(Heading, usize, SheetOrder)| {
            (*entries, *ordered) == now && of == heading
        };
        if !self.shown.as_ref().is_some_and(is_of) {
            let sheet = order.sheet(heading, narrative, view.log);
            let labels = labels(Words::new(order.language));
            self.preview.set(sheet.printed(&labels, self.paper).pages);
            self.shown = Some((heading.clone(), now.0, order));
        }
        self.preview.ui(ui, view.words);
    }
}

/// The name of a size of paper.
pub fn paper_name(paper: Paper) -> String {
    match paper {
        Paper::A4 => "A4",
        Paper::A5 => "A5",
    }
    .to_owned()
}
