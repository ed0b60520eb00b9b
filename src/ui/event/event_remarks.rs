//! What was not taken as it stood in a report or in a list, line by line, until somebody has read it.

use eframe::egui::{Align, Frame, Layout, Margin, RichText, ScrollArea, Ui};

use crate::kit::announcement::announce_words;
use crate::kit::fonts::{BODY, bold, regular};
use crate::kit::theme::{CORNER, GAP, palette};
use crate::kit::widgets::quiet;
use crate::view::command::Command;
use crate::view::frame_view::View;
use crate::view::tournament_view::{ImportRemarks, TournamentCommand};
use jadoube_core::i18n::{pairing_list_fault, tournament_change_fault, trf_fault};

/// How high the lines are at most, in points.
const MOST: f32 = 96.0;

/// Shows the remarks above what the page holds, if there are any.
pub fn remarks_ui(ui: &mut Ui, view: &View<'_>, remarks: &ImportRemarks) {
    if remarks.is_empty() {
        return;
    }
    let colors = palette(ui);
    let lines = lines(view, remarks);
    let frame = Frame::new()
        .fill(colors.warning_tint)
        .corner_radius(CORNER)
        .inner_margin(Margin::symmetric(16, 10));
    frame.show(ui, |ui| {
        ui.set_width(ui.available_width());
        ui.horizontal(|ui| {
            let heading = view.tr("event-remarks");
            announce_words(ui, &heading);
            ui.label(RichText::new(heading).font(bold(BODY)).color(colors.ink));
            ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                if quiet(ui, &view.tr("close")).clicked() {
                    view.ask(Command::Tournament(TournamentCommand::CloseRemarks));
                }
            });
        });
        let area = ScrollArea::vertical()
            .id_salt("remarks")
            .auto_shrink([false, true])
            .max_height(MOST);
        area.show(ui, |ui| {
            ui.spacing_mut().item_spacing.y = 2.0;
            for line in lines {
                ui.label(RichText::new(line).font(regular(14.0)).color(colors.ink));
            }
        });
    });
    ui.add_space(GAP);
}

fn lines(view: &View<'_>, remarks: &ImportRemarks) -> Vec<String> {
    let words = view.words;
    let numbered = |line: usize, text: String| {
        let args = [("line", line.into())];
        format!("{}: {text}", view.tr_args("event-line", &args))
    };
    let report = remarks.report.iter();
    let report = report.map(|fault| numbered(fault.line, trf_fault(fault, words)));
    let list = remarks.list.iter();
    let list = list.map(|fault| numbered(fault.line, pairing_list_fault(fault, words)));
    let refused = remarks.refused.iter().map(|(board, fault)| {
        let told = tournament_change_fault(*fault, words);
        match board {
            Some(board) => {
                let args = [("board", u32::from(*board).into())];
                format!("{}: {told}", view.tr_args("event-board", &args))
            }
            None => told,
        }
    });
    report.chain(list).chain(refused).collect()
}
