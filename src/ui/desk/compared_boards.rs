//! The boards of both players side by side, where each has one of their own (D.1), and on which squares they differ, so that the
//! arbiter can compare them (D.2.9).

use eframe::egui::{Label, Rect, RichText, ScrollArea, Ui, UiBuilder, pos2, vec2};

use crate::kit::announcement::announce;
use crate::kit::fitted_text::fitted_line;
use crate::kit::fonts::{BODY, SMALL, bold, regular};
use crate::kit::piece_textures::Pieces;
use crate::kit::theme::{GAP, palette};
use crate::parts::diagram::{Diagram, diagram_to_read};
use crate::view::announced_move::announcement;
use crate::view::frame_view::View;
use crate::view::two_boards::{
    BoardUse, board_of, board_use, differing_in_words, differing_squares, has_two_boards,
};
use crate::view::urgency::Urgency;
use jadoube_core::chess::{Color, Move};

/// How high the line is that says whose board it is, in points.
const HEAD: f32 = 20.0;

/// Whether there are two boards to be compared.
pub fn are_compared(view: &View<'_>) -> bool {
    view.is_playing() && has_two_boards(view)
}

/// Shows both boards at the head of `rect`, and below them what differs.
pub fn compared_boards(ui: &mut Ui, view: &View<'_>, pieces: &mut Pieces, rect: Rect) {
    let side = (rect.width() - GAP) / 2.0;
    for (column, owner) in [0.0, 1.0].into_iter().zip(Color::ALL) {
        let corner = pos2(rect.left() + column * (side + GAP), rect.top());
        let head = Rect::from_min_size(corner, vec2(side, HEAD));
        let board = Rect::from_min_size(head.left_bottom(), vec2(side, side));
        let salt = ("compared-board", owner.is_white());
        ui.scope_builder(UiBuilder::new().id_salt(salt), |ui| {
            one(ui, view, pieces, (owner, head), board);
        });
    }
    let below = rect.with_min_y(rect.top() + HEAD + side + GAP);
    let builder = UiBuilder::new().max_rect(below).id_salt("compared");
    ui.scope_builder(builder, |ui| what_differs(ui, view));
}

/// Whose board it is, and the board.
fn one(
    ui: &mut Ui,
    view: &View<'_>,
    pieces: &mut Pieces,
    (owner, head): (Color, Rect),
    rect: Rect,
) {
    let player = view.name(owner);
    let ink = palette(ui).ink;
    let line = fitted_line(ui.painter(), &player, bold, SMALL, head.width(), ink);
    let at = head.left_center() - vec2(0.0, line.size().y / 2.0);
    ui.painter().galley(at, line, ink);
    let name = view.tr_args("boards-own", &[("name", (&*player).into())]);
    let board = board_of(view, owner);
    let shown = Diagram {
        name: Some(&name),
        differs: differing_squares(view),
        ..Diagram::of(&board, view)
    };
    diagram_to_read(ui, view, pieces, shown, rect);
}

/// On which squares the boards differ, what stands there on each, and what either player has yet to do.
fn what_differs(ui: &mut Ui, view: &View<'_>) {
    let headline = differing_in_words(view);
    ScrollArea::vertical()
        .id_salt("compared-boards")
        .auto_shrink(false)
        .show(ui, |ui| {
            ui.spacing_mut().item_spacing.y = 4.0;
            let text = RichText::new(&headline).font(bold(BODY));
            let shown = ui.add(Label::new(text).wrap());
            announce(ui, shown.id, &headline, Urgency::Polite);
            let lines = Color::ALL
                .into_iter()
                .filter_map(|it| squares_apart(view, it));
            for line in lines.chain(Color::ALL.into_iter().filter_map(|it| awaited(view, it))) {
                ui.add(Label::new(RichText::new(line).font(regular(BODY))).wrap());
            }
        });
}

/// What stands on the squares of that player's board on which the other one differs.
fn squares_apart(view: &View<'_>, owner: Color) -> Option<String> {
    let board = board_of(view, owner);
    let told = differing_squares(view)
        .into_iter()
        .map(|square| view.words.square_in_words(square, board.piece_at(square)));
    let told: Vec<String> = told.collect();
    let name = view.name(owner);
    (!told.is_empty()).then(|| format!("{name}: {}", told.join("; ")))
}

/// Why that player's board is as it was before the last move.
fn awaited(view: &View<'_>, owner: Color) -> Option<String> {
    let name = |color: Color| ("name", view.name(color).into());
    let game = view.table().game();
    let made = game.plies().len().checked_sub(1);
    let with = |id: &str, color: Color, mv: Move| {
        let said = announcement(view, game.position_after(made?)?, mv);
        let args = [name(color), ("move", said.into())];
        Some(view.tr_args(id, &args).into_owned())
    };
    match board_use(view, owner) {
        BoardUse::Executes(mv) => with("boards-unrepeated", owner, mv),
        BoardUse::AwaitsArbiter => {
            let told = view.table().announced(!owner, made?)?;
            with("boards-announced", !owner, told.mv?)
        }
        BoardUse::AwaitsAnnouncement => {
            let args = [name(!owner)];
            Some(view.tr_args("boards-await", &args).into_owned())
        }
        BoardUse::Plays | BoardUse::Rests => None,
    }
}
