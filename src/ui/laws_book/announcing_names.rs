//! The names by which moves are announced (Appendix D), each beside what it stands for in the reader's language.

use eframe::egui::{Grid, Label, RichText, Role as Part, Ui, WidgetInfo};

use crate::kit::fonts::{LEAD, bold, regular};
use crate::kit::theme::palette;
use crate::kit::widgets::subtitle;
use crate::view::frame_view::View;
use jadoube_core::chess::{CastlingSide, File, Rank, Role, role_name};
use jadoube_core::notation::spoken;

/// The space between two lists, in points.
const BETWEEN: f32 = 28.0;

/// Shows the names of files, ranks, pieces and castling, in three lists side by side.
pub fn announcing_names(ui: &mut Ui, view: &View<'_>) {
    let files = File::ALL.map(|file| (file.char().to_string(), spoken::file(file)));
    let ranks = Rank::ALL.map(|rank| (rank.char().to_string(), spoken::rank(rank)));
    let piece = |role: Role| {
        let own = view.tr(&format!("piece-{}", role_name(role)));
        (own.into_owned(), spoken::piece(role))
    };
    let castlings = [
        (CastlingSide::KingSide, "move-castles-kingside"),
        (CastlingSide::QueenSide, "move-castles-queenside"),
    ];
    let castlings = castlings.map(|(side, id)| (view.tr(id).into_owned(), spoken::castling(side)));
    let mut pieces = Role::ALL.map(piece).to_vec();
    pieces.reverse();
    pieces.extend(castlings);
    ui.horizontal_top(|ui| {
        ui.spacing_mut().item_spacing.x = BETWEEN;
        for (id, names) in [
            ("laws-names-files", &files[..]),
            ("laws-names-ranks", &ranks[..]),
            ("laws-names-pieces", &pieces[..]),
        ] {
            ui.vertical(|ui| list(ui, view, id, names));
        }
    });
}

fn list(ui: &mut Ui, view: &View<'_>, id: &str, names: &[(String, &'static str)]) {
    let colors = palette(ui);
    subtitle(ui, &view.tr(id));
    Grid::new(id).spacing([12.0, 3.0]).show(ui, |ui| {
        for (own, name) in names {
            let text = RichText::new(own).font(regular(LEAD));
            let label = ui.add(Label::new(text.color(colors.soft_ink)));
            label.widget_info(|| WidgetInfo::labeled(Part::Label, true, format!("{own}: {name}")));
            ui.label(RichText::new(*name).font(bold(LEAD)));
            ui.end_row();
        }
    });
}
