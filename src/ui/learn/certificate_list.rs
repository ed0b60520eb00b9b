//! The certificates: what each asks for, what of it is still open, and the button that prints it.

use eframe::egui::{Label, RichText, Ui};

use super::class_bar::class_edition;
use super::tile_columns::columns;
use crate::kit::fonts::{bold, regular};
use crate::kit::theme::{GAP, palette};
use crate::kit::widgets::{prose, quiet, sheet, soft, subtitle, written};
use crate::view::command::{CertificateOrder, Command, FileTask};
use crate::view::frame_view::View;
use jadoube_core::learn::{Certificate, CertificateStanding, Curriculum};

/// How wide a certificate is at least.
const LEAST: f32 = 270.0;

/// The certificates, with the name that is to stand on one.
#[derive(Debug, Default)]
pub struct CertificateList {
    name: String,
    /// Whose name was put there last.
    learner: String,
    /// How wide a certificate was when it was shown last, and how high what stands on the highest one.
    size: (f32, f32),
}

impl CertificateList {
    pub fn ui(&mut self, ui: &mut Ui, view: &View<'_>) {
        let Some(learn) = view.learn else { return };
        if self.learner != learn.learners.current {
            self.learner.clone_from(&learn.learners.current);
            self.name.clone_from(&self.learner);
        }
        prose(ui, &view.tr("certificates-what"));
        ui.add_space(6.0);
        let label = view.tr("certificate-name");
        subtitle(ui, &label);
        let width = ui.available_width().min(340.0);
        written(ui, &mut self.name, &label, width);
        ui.add_space(10.0);
        let (width, beside) = columns(ui.available_width(), LEAST);
        if (self.size.0 - width).abs() > 0.5 {
            self.size = (width, 0.0);
        }
        let edge = sheet(ui).total_margin().sum();
        let mut highest: f32 = 0.0;
        for row in Certificate::ALL.chunks(beside) {
            ui.horizontal_top(|ui| {
                ui.spacing_mut().item_spacing.x = GAP;
                for certificate in row {
                    let shown = sheet(ui).show(ui, |ui| {
                        ui.set_width(width - edge.x);
                        let written = ui.vertical(|ui| self.certificate(ui, view, *certificate));
                        ui.set_min_height(self.size.1);
                        written.response.rect.height()
                    });
                    highest = highest.max(shown.inner);
                }
            });
            ui.add_space(GAP);
        }
        if (self.size.1 - highest).abs() > 0.5 {
            self.size.1 = highest;
            ui.request_repaint();
        }
    }

    fn certificate(&self, ui: &mut Ui, view: &View<'_>, certificate: Certificate) {
        let progress = view.learn.and_then(|learn| learn.learners.progress());
        let standing = certificate.standing(progress, Curriculum::own());
        let title = view.tr(&format!("certificate-{certificate}"));
        ui.label(RichText::new(&*title).font(bold(18.0)));
        soft(ui, &view.tr(&format!("certificate-{certificate}-asks")));
        ui.add_space(4.0);
        for line in standing_lines(view, &standing) {
            let ink = if standing.is_earned() {
                palette(ui).here_ink
            } else {
                palette(ui).ink
            };
            let text = RichText::new(line).font(regular(15.0)).color(ink);
            ui.add(Label::new(text).wrap());
        }
        ui.add_space(GAP);
        let act = view.tr("certificate-print");
        let spoken = format!("{act} {title}");
        let print = quiet(ui, &act).accessible_name(spoken);
        if print.clicked() {
            let order = CertificateOrder {
                certificate,
                name: self.name.trim().to_owned(),
                edition: class_edition(view),
                standing,
                exam: None,
            };
            view.ask(Command::Choose(FileTask::Certificate(order)));
        }
    }
}

/// Whether it is earned, or what is still open.
pub fn standing_lines(view: &View<'_>, standing: &CertificateStanding) -> Vec<String> {
    if standing.is_earned() {
        return vec![view.tr("certificate-earned").into_owned()];
    }
    let mut told = Vec::new();
    if !standing.open_lessons.is_empty() {
        let numbers = in_stretches(&standing.open_lessons);
        let count = standing.open_lessons.len();
        let args = [
            ("count", count.into()),
            ("numbers", numbers.as_str().into()),
        ];
        told.push(view.tr_args("certificate-open-lessons", &args).into_owned());
    }
    if standing.open_situations > 0 {
        let args = [("count", standing.open_situations.into())];
        told.push(
            view.tr_args("certificate-open-situations", &args)
                .into_owned(),
        );
    }
    told
}

/// Numbers in their order, those that follow each other as a stretch: `12–21, 24`.
fn in_stretches(numbers: &[u32]) -> String {
    let mut stretches: Vec<(u32, u32)> = Vec::new();
    for number in numbers {
        match stretches.last_mut() {
            Some((_, last)) if *last + 1 == *number => *last = *number,
            Some(_) | None => stretches.push((*number, *number)),
        }
    }
    let written = stretches
        .into_iter()
        .map(|(first, last)| match last - first {
            0 => first.to_string(),
            1 => format!("{first}, {last}"),
            _ => format!("{first}–{last}"),
        });
    written.collect::<Vec<_>>().join(", ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_that_follow_each_other_are_a_stretch() {
        for (numbers, written) in [
            (vec![12, 13, 14, 21], "12–14, 21"),
            (vec![1, 2, 4], "1, 2, 4"),
            (vec![7], "7"),
            (vec![], ""),
        ] {
            assert_eq!(in_stretches(&numbers), written);
        }
    }
}
