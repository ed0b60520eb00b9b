//! The column beside a position that is being set up: the box, who has the move, who may castle, and what is wrong.

use eframe::egui::{
    Label, Response, RichText, Role as Part, Sense, Stroke, StrokeKind, Ui, Vec2, WidgetInfo, vec2,
};

use super::position_editor::{Carried, EditorOutcome, PositionEditor, Task, plain};
use super::position_errors::rank_fault_text;
use super::start_told::start_told;
use crate::kit::announcement::announce;
use crate::kit::button::{Button, ButtonKind};
use crate::kit::fonts::{FINE, SMALL, bold, regular};
use crate::kit::theme::{BoardColors, GAP, SMALL_CORNER, palette};
use crate::kit::widgets::{LOWEST, choice, field, primary, quiet, soft, warning, written};
use crate::parts::kept_positions;
use crate::view::command::{Command, OtherContent};
use crate::view::frame_view::View;
use crate::view::urgency::Urgency;
use jadoube_core::chess::chess960_fen::{FenStyle, write_setup};
use jadoube_core::chess::chess960_start_number::{RankFault, StartNumber, faults};
use jadoube_core::chess::fen_reader;
use jadoube_core::chess::setup_validation;
use jadoube_core::chess::{Color, Piece, Role, Setup};

/// The chessmen of one colour in the order in which the box offers them.
const BOX: [Role; 6] = [
    Role::King,
    Role::Queen,
    Role::Rook,
    Role::Bishop,
    Role::Knight,
    Role::Pawn,
];

impl PositionEditor {
    /// Shows the column, and says whether it ended the setting up.
    pub(super) fn column_ui(&mut self, ui: &mut Ui, view: &View<'_>) -> Option<EditorOutcome> {
        match self.task {
            Task::FirstRank => self.first_rank_ui(ui, view),
            Task::Free => self.free_ui(ui, view),
        }
    }

    fn first_rank_ui(&mut self, ui: &mut Ui, view: &View<'_>) -> Option<EditorOutcome> {
        soft(ui, &view.tr("arrange-what"));
        self.box_ui(ui, view, Color::White, &BOX[..5]);
        ui.add_space(GAP);
        let rank = self.rank();
        let number = StartNumber::of(&rank);
        if let Ok(number) = number {
            number_ui(ui, view, number, &self.setup);
        }
        for fault in faults(&rank) {
            warning(ui, &rank_fault_text(view, fault));
        }
        let empty = rank.iter().filter(|role| role.is_none()).count();
        if empty > 0 {
            soft(ui, &rank_fault_text(view, RankFault::Incomplete { empty }));
        }
        ui.add_space(GAP * 2.0);
        let used = ui.add_enabled_ui(number.is_ok(), |ui| {
            primary(ui, &view.tr("set-up-use")).clicked()
        });
        ui.horizontal_wrapped(|ui| {
            if plain(ui, &view.tr("set-up-clear")) {
                *self = Self::first_rank();
            }
            if plain(ui, &view.tr("start-usual")) {
                self.setup = StartNumber::USUAL.setup();
                self.changed();
            }
        });
        number
            .ok()
            .filter(|_| used.inner)
            .map(EditorOutcome::Number)
    }

    fn free_ui(&mut self, ui: &mut Ui, view: &View<'_>) -> Option<EditorOutcome> {
        for color in [Color::Black, Color::White] {
            self.box_ui(ui, view, color, &BOX);
        }
        ui.add_space(GAP);
        field(ui, &view.tr("set-up-turn"), |ui| {
            let before = self.setup.turn;
            let name = |color: Color| view.tr(color.fold_wb("color-white", "color-black"));
            choice(
                ui,
                &mut self.setup.turn,
                &[Color::White, Color::Black],
                |color| name(color).into_owned(),
            );
            if self.setup.turn != before {
                self.changed();
            }
        });
        self.castling_ui(ui, view);
        self.en_passant_ui(ui, view);
        field(ui, "FEN", |ui| {
            let name = view.tr("start-fen-text");
            let is_changed = written(ui, &mut self.text, &name, f32::INFINITY).changed();
            match fen_reader::read(self.text.trim()) {
                Ok(setup) if is_changed => self.setup = setup,
                Ok(_) => {}
                Err(fault) => {
                    warning(ui, &view.words.fen_error(&fault));
                }
            }
        });
        let begins = setup_validation::forgiving_start(&self.setup, false);
        start_told(ui, view, &begins);
        if let Some(number) = StartNumber::of_setup(&self.setup) {
            soft(
                ui,
                &view.tr_args("set-up-is-number", &[("number", number.to_string().into())]),
            );
        }
        ui.add_space(GAP);
        let used = ui.add_enabled_ui(begins.is_ok(), |ui| {
            primary(ui, &view.tr("set-up-use")).clicked()
        });
        let mut set_up = None;
        ui.horizontal_wrapped(|ui| {
            if plain(ui, &view.tr("set-up-clear")) {
                set_up = Some(setup_validation::empty());
            }
            if plain(ui, &view.tr("set-up-whole-army")) {
                set_up = Some(Setup::initial());
            }
            let fen = write_setup(&self.setup, FenStyle::XFen);
            kept_positions::keep(ui, view, &fen, quiet);
        });
        let kept = kept_positions::boards(ui, view, &mut self.small_pieces, &self.text);
        if let Some(setup) = set_up.or_else(|| fen_reader::read(&kept?).ok()) {
            *self = Self::of(setup);
        }
        (used.inner && begins.is_ok())
            .then(|| EditorOutcome::Position(Box::new(self.setup.clone())))
    }

    /// The rooks with which each player may still castle, to be pressed in and out.
    fn castling_ui(&mut self, ui: &mut Ui, view: &View<'_>) {
        let rooks = Color::ALL.map(|color| {
            (
                color,
                setup_validation::rooks_to_castle_with(&self.setup, color),
            )
        });
        if rooks.iter().all(|(_, rooks)| rooks.is_empty()) {
            return;
        }
        field(ui, &view.tr("set-up-castling"), |ui| {
            ui.horizontal_wrapped(|ui| {
                for square in rooks.into_iter().flat_map(|(_, rooks)| rooks) {
                    let may = self.setup.castling_rights.contains(square);
                    let button = Button {
                        ticked: Some(may),
                        ..Button::words(ButtonKind::Plain, square.to_string())
                    };
                    if button.show(ui).clicked() {
                        self.setup.castling_rights.toggle(square);
                        self.write();
                    }
                }
            });
        });
    }

    /// The pawn that may be captured en passant, where there can be one.
    fn en_passant_ui(&mut self, ui: &mut Ui, view: &View<'_>) {
        let passed = setup_validation::passed_squares(&self.setup);
        if passed.is_empty() {
            return;
        }
        field(ui, &view.tr("set-up-en-passant"), |ui| {
            let all: Vec<_> = std::iter::once(None)
                .chain(passed.into_iter().map(Some))
                .collect();
            let name = |square: Option<_>| match square {
                None => "–".to_owned(),
                Some(square) => jadoube_core::chess::Square::to_string(&square),
            };
            if choice(ui, &mut self.setup.ep_square, &all, name) {
                self.write();
            }
        });
    }

    fn box_ui(&mut self, ui: &mut Ui, view: &View<'_>, color: Color, roles: &[Role]) {
        ui.horizontal(|ui| {
            ui.spacing_mut().item_spacing.x = 5.0;
            for &role in roles {
                let piece = Piece { color, role };
                let left = self.left_in_box(piece);
                let response = self.man_ui(ui, view, piece, left);
                let from_box = Carried { piece, from: None };
                if response.drag_started() {
                    self.hand = Some(from_box);
                }
                if response.drag_stopped() {
                    self.drop_at(ui.input(|input| input.pointer.latest_pos()));
                }
                if response.clicked() {
                    self.hand = if self.hand == Some(from_box) {
                        None
                    } else {
                        Some(from_box)
                    };
                }
            }
        });
    }

    /// A chessman in the box, with how many are left of its kind.
    fn man_ui(
        &mut self,
        ui: &mut Ui,
        view: &View<'_>,
        piece: Piece,
        left: Option<usize>,
    ) -> Response {
        let is_there = left != Some(0);
        let side = if left.is_some() { 60.0 } else { 50.0 };
        let sense = if is_there {
            Sense::CLICK | Sense::DRAG | Sense::FOCUSABLE
        } else {
            Sense::HOVER
        };
        let (rect, response) = ui.allocate_exact_size(Vec2::splat(side), sense);
        let chosen = self.hand == Some(Carried { piece, from: None });
        let spoken = view.tr_args(
            "square-of-piece",
            &[
                ("square", view.tr("the-box").into()),
                ("color", piece.color.into()),
                ("role", piece.role.into()),
            ],
        );
        response.widget_info(|| WidgetInfo::selected(Part::Button, is_there, chosen, &*spoken));
        let wood = BoardColors::of(view.settings.preferences.board_shown());
        let mut painter = ui.painter().clone();
        if !is_there {
            painter.multiply_opacity(0.3);
        }
        painter.rect_filled(rect, SMALL_CORNER, wood.light);
        if chosen || response.hovered() || response.has_focus() {
            let line = Stroke::new(3.0, palette(ui).here);
            painter.rect_stroke(rect, SMALL_CORNER, line, StrokeKind::Outside);
        }
        let picture = crate::kit::piece_textures::square_in(rect, 46.0, ui.pixels_per_point());
        self.pieces.paint_on(
            &painter,
            view.settings.preferences.pieces_shown(),
            piece,
            picture,
        );
        if let Some(left) = left.filter(|left| *left > 1) {
            let at = rect.right_bottom() - vec2(3.0, 1.0);
            painter.text(
                at,
                eframe::egui::Align2::RIGHT_BOTTOM,
                left,
                bold(12.0),
                wood.on_light,
            );
        }
        response
    }
}

/// The number of a start, large, with its FEN in both ways of writing it.
fn number_ui(ui: &mut Ui, view: &View<'_>, number: StartNumber, setup: &Setup) {
    let text = view.tr_args("start-is-number", &[("number", number.to_string().into())]);
    let response = ui.label(RichText::new(&*text).font(bold(26.0)));
    announce(ui, response.id, &text, Urgency::Polite);
    fens_ui(ui, view, setup);
}

/// A position's FEN in both ways of writing it, to read and to copy.
pub fn fens_ui(ui: &mut Ui, view: &View<'_>, setup: &Setup) {
    for (name, style) in [
        ("X-FEN", FenStyle::XFen),
        ("Shredder-FEN", FenStyle::Shredder),
    ] {
        fen_ui(ui, view, name, &write_setup(setup, style));
    }
}

/// A FEN to read and to copy.
fn fen_ui(ui: &mut Ui, view: &View<'_>, name: &str, fen: &str) {
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing.x = 6.0;
        ui.label(RichText::new(name).font(bold(FINE)));
        let copy = view.tr_args("copy-what", &[("what", name.into())]);
        let mut button = Button::words(ButtonKind::Plain, view.tr("copy"));
        (button.name, button.letters, button.size.y) = (copy, 12.5, LOWEST);
        if button.show(ui).clicked() {
            view.ask(Command::CopyOther(OtherContent::Fen(fen.to_owned())));
        }
    });
    let text = RichText::new(fen).font(regular(SMALL));
    ui.add(Label::new(text).wrap().selectable(true));
}
