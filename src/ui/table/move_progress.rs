//! The move strip: the life of a move, touched, released, made, completed, and what there is to say about it.

use std::sync::Arc;

use eframe::egui::{Galley, Rect, Role as Part, StrokeKind, Ui, WidgetInfo, pos2, vec2};

use super::layout::STRIP;
use super::take_back::put_back;
use crate::kit::announcement::announce;
use crate::kit::fitted_text::{fitted_line, line_width};
use crate::kit::fonts::{bold, regular};
use crate::kit::icons::Icon;
use crate::kit::theme::{CORNER, palette};
use crate::view::frame_view::View;
use crate::view::settings::AssistLevel;
use crate::view::urgency::Urgency;
use jadoube_core::chess::{Color, role_name};
use jadoube_core::laws::Hand;

/// How far a move has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Stage {
    /// A piece is under a hand.
    Touched,
    Released,
    Made,
    Completed,
}

const STAGES: [(Stage, &str); 4] = [
    (Stage::Touched, "stage-touched"),
    (Stage::Released, "stage-released"),
    (Stage::Made, "stage-made"),
    (Stage::Completed, "stage-completed"),
];

/// The space between two bars, how large the words beneath them are, and how much room a tick takes.
const BETWEEN: f32 = 6.0;
const WORD: f32 = 14.0;
const TICK: f32 = 16.0;

/// How high the strip is at that assist level; a tournament has none.
pub const fn height(assist: AssistLevel) -> f32 {
    match assist {
        AssistLevel::Tournament => 0.0,
        AssistLevel::Friendly | AssistLevel::Teaching => STRIP,
    }
}

/// Shows the strip in `rect`.
pub fn move_strip(ui: &Ui, view: &View<'_>, rect: Rect) {
    let colors = palette(ui);
    let (sheet, edge) = (colors.sheet, colors.sheet_edge());
    ui.painter()
        .rect(rect, CORNER, sheet, edge, StrokeKind::Inside);
    let inner = rect.shrink2(vec2(14.0, 12.0));
    let (whose, stage) = progress(view);
    let strip = Rect::from_min_size(inner.min, vec2(inner.width(), 40.0));
    path(ui, view, strip, whose, stage);
}

/// Returns the last move as it is said to be made, whoever made it.
pub fn made_move(view: &View<'_>) -> Option<String> {
    let by = view.table().game().last()?.by;
    spoken(view, by, Some(Stage::Made))
}

/// Lets what was touched and the last move be heard where no strip is shown, as in a tournament: what has happened is no hint,
/// whose press is due would be one.
pub fn say_last_act(ui: &Ui, view: &View<'_>, rect: Rect) {
    let (whose, stage) = progress(view);
    let text = spoken(view, whose, stage).unwrap_or_default();
    say(ui, rect.with_max_y(rect.top() + 1.0), &text);
}

/// The same without touches, where each of them is told elsewhere.
pub fn say_last_move(ui: &Ui, view: &View<'_>, rect: Rect) {
    let (_, stage) = progress(view);
    if matches!(stage, Some(Stage::Made | Stage::Completed)) {
        say_last_act(ui, view, rect);
    } else {
        say(ui, rect.with_max_y(rect.top() + 1.0), "");
    }
}

/// Whose move it is about and how far it has come.
pub fn progress(view: &View<'_>) -> (Color, Option<Stage>) {
    let table = view.table();
    let turn = table.turn();
    let us = view.at_the_board();
    let in_hand = match table.hand(us) {
        Hand::Empty => None,
        // Feeling is no touch (D.2.2).
        Hand::Touching(_) if table.blind().is(us) => None,
        Hand::Touching(_) | Hand::Holding { .. } => Some(Stage::Touched),
        Hand::Standing { .. } => Some(Stage::Released),
    };
    let released = (!turn.released().is_empty()).then_some(Stage::Released);
    let touched = turn.touches().next().is_some().then_some(Stage::Touched);
    if let Some(stage) = in_hand.max(released).max(touched) {
        return (us, Some(stage));
    }
    if let Some(forgetful) = table.forgot_to_press() {
        return (forgetful, Some(Stage::Made));
    }
    match table.game().last() {
        Some(ply) if ply.completed.is_some() || table.clock().is_none() => {
            (ply.by, Some(Stage::Completed))
        }
        Some(ply) => (ply.by, Some(Stage::Made)),
        None => (us, None),
    }
}

/// The four stages as bars with their words beneath; those done are ticked, the one to look at is thicker. A move that is
/// made waits for the press, and until a piece is touched it is told who has the move.
fn path(ui: &Ui, view: &View<'_>, rect: Rect, whose: Color, stage: Option<Stage>) {
    let colors = palette(ui);
    let painter = ui.painter();
    let width = (rect.width() - 3.0 * BETWEEN) / 4.0;
    let begins = matches!(stage, None | Some(Stage::Completed));
    let now = match stage {
        _ if begins => None,
        Some(Stage::Made) => Some(Stage::Completed),
        _ => stage,
    };
    // Before the first move an empty scoresheet says who moves, or a teacher does; one that its player keeps says nothing.
    let is_told_elsewhere = stage.is_none() && !view.arbiter.terms().regulations.own_score;
    let words = if begins && !is_told_elsewhere {
        [const { None }; 4]
    } else {
        words(ui, view, width, whose, now).map(Some)
    };
    let has_ticks = has_room_for_ticks(ui, view, width);
    let mut left = rect.left();
    for ((this, _), word) in STAGES.into_iter().zip(words) {
        let is_now = now == Some(this);
        let is_done = now.is_some_and(|now| this < now);
        let height = if is_now { 6.0 } else { 4.0 };
        let ink = match (is_now, is_done) {
            (true, _) => colors.here,
            (false, true) => colors.here.gamma_multiply(0.6),
            (false, false) => colors.line,
        };
        let center = pos2(left + width / 2.0, rect.top() + 10.0);
        let bar = Rect::from_center_size(center, vec2(width, height));
        painter.rect_filled(bar, height / 2.0, ink);
        left += width + BETWEEN;
        let Some(word) = word else { continue };
        let tick = if is_done && has_ticks { TICK } else { 0.0 };
        let size = word.size();
        let at = pos2(
            center.x - (size.x - tick) / 2.0,
            rect.top() + 26.0 - size.y / 2.0,
        );
        if tick > 0.0 {
            let corner = pos2(at.x - tick, at.y + size.y / 2.0 - 6.0);
            let place = Rect::from_min_size(corner, vec2(12.0, 12.0));
            Icon::Yes.paint(painter, place, colors.soft_ink);
        }
        painter.galley(at, word, colors.ink);
    }
    let on_move = view.tell(
        "strip-begins",
        &[("player", view.table().game().has_the_move().into())],
    );
    let waits_for_the_start = view.is_paused() && view.is_not_started();
    if begins && !waits_for_the_start && !is_told_elsewhere {
        let text = fitted_line(painter, &on_move, bold, WORD, rect.width(), colors.ink);
        let at = pos2(rect.center().x, rect.top() + 26.0) - text.size() / 2.0;
        painter.galley(at, text, colors.ink);
    }
    let next = match stage {
        Some(Stage::Made) => Some(presses(view, whose)),
        _ => begins.then_some(on_move),
    };
    let text: Vec<String> = spoken(view, whose, stage).into_iter().chain(next).collect();
    say(ui, rect, &text.join(" "));
}

/// How far that player's move has come, with what was touched or played, as it is said.
fn spoken(view: &View<'_>, whose: Color, stage: Option<Stage>) -> Option<String> {
    let (_, id) = STAGES.into_iter().find(|(this, _)| stage == Some(*this))?;
    let args = [("player", whose.into()), ("stage", view.tr(id).into())];
    let game = view.table().game();
    let what = match stage? {
        Stage::Touched | Stage::Released => {
            let touched = view.table().turn().touches().next_back();
            touched.map(|touch| {
                let piece = view.tr(&format!("piece-{}", role_name(touch.piece.role)));
                format!("{piece} {}", touch.square)
            })
        }
        Stage::Made | Stage::Completed => game.last().and_then(|last| {
            let before = game.position_after(game.plies().len().checked_sub(1)?)?;
            Some(view.spoken_move(before, last.mv))
        }),
    };
    Some(match what {
        Some(what) => {
            let [player, stage] = args;
            view.tell("strip-spoken-what", &[player, stage, ("what", what.into())])
        }
        None => view.tell("strip-spoken", &args),
    })
}

/// Lets that be heard by whoever does not see the board.
fn say(ui: &Ui, rect: Rect, text: &str) {
    let response = ui.interact(
        rect,
        ui.scope_id().with("strip"),
        eframe::egui::Sense::HOVER,
    );
    response.widget_info(|| WidgetInfo::labeled(Part::Label, true, text));
    announce(ui, response.id, text, Urgency::Polite);
}

/// Whether each word that may be ticked has room for that in its part; so whoever moves, the ticks are there or not.
fn has_room_for_ticks(ui: &Ui, view: &View<'_>, width: f32) -> bool {
    let wide = |id: &str| line_width(ui.painter(), &view.tr(id), regular(WORD));
    let mut stages = STAGES[..3].iter();
    stages.all(|(_, id)| wide(id) + TICK <= width)
}

/// Whose press completes the move that was made.
fn presses(view: &View<'_>, whose: Color) -> String {
    view.tell("strip-presses", &[("player", whose.into())])
}

/// The words of the stages, all of one size at which the widest has room; a press that is due takes the place of the last.
fn words(
    ui: &Ui,
    view: &View<'_>,
    width: f32,
    whose: Color,
    now: Option<Stage>,
) -> [Arc<Galley>; 4] {
    let colors = palette(ui);
    let lay_out = |text: String, font, ink| ui.painter().layout_no_wrap(text, font, ink);
    let named = presses(view, whose);
    let has_room = lay_out(named.clone(), bold(WORD), colors.ink).size().x <= width;
    let due = if has_room {
        named
    } else {
        view.tr("strip-press").into_owned()
    };
    let written = |size: f32| {
        STAGES.map(|(this, id)| {
            let is_now = now == Some(this);
            let text = if is_now && this == Stage::Completed {
                due.clone()
            } else {
                view.tr(id).into_owned()
            };
            if is_now {
                lay_out(text, bold(size), colors.ink)
            } else {
                lay_out(text, regular(size), colors.soft_ink)
            }
        })
    };
    let words = written(WORD);
    let widest = words.iter().map(|word| word.size().x).fold(0.0, f32::max);
    if widest <= width {
        words
    } else {
        written(WORD * width / widest)
    }
}

/// Whether a piece was let go and what stands on the board is after no legal move. Once the clock was pressed on it, what
/// becomes of it is asked.
pub fn is_unsettled(view: &View<'_>) -> bool {
    view.hands().is_unsettled()
}

/// Puts the pieces back where the game left them.
pub fn put_right(view: &View<'_>) {
    let plies = u32::try_from(view.table().game().plies().len()).unwrap_or(u32::MAX);
    put_back(view, plies, false);
}
