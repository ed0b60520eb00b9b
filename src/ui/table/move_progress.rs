//! The move strip: the life of a move, touched, released, made, completed, and what there is to say about it.

use eframe::egui::accesskit::Live;
use eframe::egui::{
    Label, Rect, RichText, Role as Part, Stroke, Ui, UiBuilder, WidgetInfo, pos2, vec2,
};

use super::hand_input::HandInput;
use super::layout::STRIP;
use crate::chess::Color;
use crate::i18n::Arg;
use crate::laws::{ArbiterAct, Duty, Hand, Rule};
use crate::ui::kit::fonts::{bold, regular};
use crate::ui::kit::rule_page::ArticlePanel;
use crate::ui::kit::theme::{CORNER, palette};
use crate::ui::kit::widgets::{badge, paint_player_dot};
use crate::ui::view::frame_view::View;
use crate::ui::view::settings::AssistLevel;

/// How far a move has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Stage {
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

/// How high the row of articles is below what a teacher says of a move that was stopped.
const ARTICLES: f32 = 30.0;

/// How high the strip is at that assist level; a tournament has none, and a move that was stopped needs a row more.
#[must_use]
pub const fn height(assist: AssistLevel, is_stopped: bool) -> f32 {
    match assist {
        AssistLevel::Tournament => 0.0,
        AssistLevel::Friendly => STRIP,
        AssistLevel::Teaching if is_stopped => 104.0 + ARTICLES,
        AssistLevel::Teaching => 104.0,
    }
}

/// Shows the strip in `rect`; `last` is the text of the last move.
pub fn move_strip(
    ui: &mut Ui,
    view: &View<'_>,
    hand: &HandInput,
    last: Option<&str>,
    article: &mut ArticlePanel,
    rect: Rect,
) {
    if view.settings.assist == AssistLevel::Tournament {
        return;
    }
    let colors = palette(ui);
    ui.painter().rect_filled(rect, CORNER, colors.sheet);
    let inner = rect.shrink2(vec2(16.0, 8.0));
    let (whose, stage) = progress(view);
    path(
        ui,
        view,
        Rect::from_min_size(inner.min, vec2(inner.width(), 40.0)),
        whose,
        stage,
    );
    let below = Rect::from_min_max(pos2(inner.left(), inner.top() + 42.0), inner.max);
    if view.settings.assist == AssistLevel::Teaching {
        ui.scope_builder(UiBuilder::new().max_rect(below), |ui| {
            let (text, rules) = match hand.stopped(view) {
                Some(stopped) => super::illegal_move_hint::why(view, stopped),
                None => (teaching(view, last, whose, stage), Vec::new()),
            };
            taught(ui, view, &text, &rules, article);
        });
    }
}

/// A sentence, and below it the articles it rests on; a click opens their page.
fn taught(ui: &mut Ui, view: &View<'_>, text: &str, rules: &[Rule], article: &mut ArticlePanel) {
    let edition = view.arbiter.terms().edition;
    let ink = palette(ui).ink;
    let label = Label::new(RichText::new(text).font(regular(13.5)).color(ink)).wrap();
    let response = ui.add(label);
    ui.accesskit_node_builder(response.id, |node| {
        node.set_live(Live::Polite);
    });
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = 5.0;
        for rule in rules {
            for number in rule.articles(edition) {
                if badge(ui, view, number).clicked() {
                    article.open(*rule, None);
                }
            }
        }
    });
}

/// Whose move it is about and how far it has come.
fn progress(view: &View<'_>) -> (Color, Option<Stage>) {
    let table = view.table();
    let turn = table.turn();
    let us = view.at_the_board();
    let in_hand = match table.hand(us) {
        Hand::Empty => None,
        Hand::Touching(_) | Hand::Holding { .. } => Some(Stage::Touched),
        Hand::Standing { .. } => Some(Stage::Released),
    };
    let released = (!turn.released().is_empty()).then_some(Stage::Released);
    let touched = (!turn.touches().is_empty()).then_some(Stage::Touched);
    if let Some(stage) = in_hand.max(released).max(touched) {
        return (us, Some(stage));
    }
    match table.game().last() {
        Some(ply) if ply.completed.is_some() || table.clock().is_none() => {
            (ply.by, Some(Stage::Completed))
        }
        Some(ply) => (ply.by, Some(Stage::Made)),
        None => (us, None),
    }
}

/// The four stages in a row, joined by a line; those reached are filled.
fn path(ui: &Ui, view: &View<'_>, rect: Rect, whose: Color, stage: Option<Stage>) {
    let colors = palette(ui);
    let painter = ui.painter();
    let left = rect.left() + 34.0;
    paint_player_dot(
        ui,
        pos2(rect.left() + 14.0, rect.top() + 18.0),
        7.0,
        whose.is_white(),
    );
    let step = (rect.right() - left) / 4.0;
    let y = rect.top() + 11.0;
    let center = |index: f32| pos2(left + step * (index + 0.5), y);
    painter.line_segment([center(0.0), center(3.0)], Stroke::new(2.0, colors.line));
    let mut x = 0.0;
    for (this, _) in STAGES {
        let at = center(x);
        let reached = stage.is_some_and(|stage| this <= stage);
        if reached && x > 0.0 {
            painter.line_segment([center(x - 1.0), at], Stroke::new(2.0, colors.here));
        }
        x += 1.0;
    }
    let mut x = 0.0;
    for (this, _) in STAGES {
        let at = center(x);
        let reached = stage.is_some_and(|stage| this <= stage);
        let is_now = stage == Some(this);
        if reached {
            painter.circle_filled(at, if is_now { 7.0 } else { 5.0 }, colors.here);
        } else {
            painter.circle(at, 5.0, colors.sheet, Stroke::new(2.0, colors.line));
        }
        x += 1.0;
    }
    let centers = [0.0, 1.0, 2.0, 3.0].map(|index| center(index).x);
    let below = Rect::from_min_max(pos2(rect.left() + 24.0, y + 11.0), rect.max);
    names(ui, view, centers, below, stage);
    let player: Arg<'_> = whose.into();
    let text = match STAGES.into_iter().find(|(this, _)| stage == Some(*this)) {
        Some((_, id)) => view.tr_args(
            "strip-spoken",
            &[("player", player), ("stage", view.tr(id).into())],
        ),
        None => view.tr_args("strip-begins", &[("player", player)]),
    };
    let response = ui.interact(
        rect,
        ui.scope_id().with("strip"),
        eframe::egui::Sense::HOVER,
    );
    response.widget_info(|| WidgetInfo::labeled(Part::Label, true, &*text));
    ui.accesskit_node_builder(response.id, |node| {
        node.set_live(Live::Polite);
    });
}

/// The names of the stages under their dots; where they would touch each other, pushed to the left or smaller, and at
/// worst only the one reached.
fn names(ui: &Ui, view: &View<'_>, centers: [f32; 4], below: Rect, stage: Option<Stage>) {
    let colors = palette(ui);
    let painter = ui.painter();
    let written = |(this, id): (Stage, &str), size: f32| {
        let (font, ink) = if stage == Some(this) {
            (bold(size), colors.ink)
        } else {
            (regular(size), colors.soft_ink)
        };
        painter.layout_no_wrap(view.tr(id).into_owned(), font, ink)
    };
    let laid_out = |size: f32| {
        let mut right = below.right();
        let mut names = Vec::new();
        for (stage, center) in STAGES.into_iter().zip(centers).rev() {
            let name = written(stage, size);
            let left = (center - name.size().x / 2.0).min(right - name.size().x);
            right = left - 4.0;
            names.push((left, name));
        }
        (right + 4.0 >= below.left()).then_some(names)
    };
    let all = [12.0, 11.0, 10.5].into_iter().find_map(laid_out);
    let names = all.unwrap_or_else(|| {
        let reached = STAGES.into_iter().zip(centers);
        let reached = reached.filter(|((this, _), _)| stage == Some(*this));
        let at_its_dot = reached.map(|(stage, center)| {
            let name = written(stage, 12.0);
            let left = center - name.size().x / 2.0;
            (left.min(below.right() - name.size().x), name)
        });
        at_its_dot.collect()
    });
    for (left, name) in names {
        painter.galley(pos2(left, below.top()), name, colors.ink);
    }
}

/// A sentence about what was just done and what comes next.
fn teaching(view: &View<'_>, last: Option<&str>, whose: Color, stage: Option<Stage>) -> String {
    let edition = view.arbiter.terms().edition;
    let clocked = if view.table().clock().is_some() {
        "yes"
    } else {
        "no"
    };
    let id = match stage {
        None => "teach-begin",
        Some(Stage::Touched) => "teach-touched",
        Some(Stage::Released) => "teach-released",
        Some(Stage::Made) => "teach-made",
        Some(Stage::Completed) => "teach-completed",
    };
    let rule = match stage {
        None => Rule::HaveTheMove,
        Some(Stage::Touched) => view.arbiter.obligation().rule,
        Some(Stage::Released) => Rule::ReleasedStays,
        Some(Stage::Made) => Rule::MadePlain,
        Some(Stage::Completed) => Rule::PressCompletes,
    };
    let args = [
        ("player", whose.into()),
        ("move", last.unwrap_or_default().into()),
        ("article", rule.article(edition).into()),
        ("clock", clocked.into()),
    ];
    view.tr_args(id, &args).into_owned()
}

/// Whether a piece was let go and what stands on the board is after no legal move.
#[must_use]
pub fn is_unsettled(view: &View<'_>) -> bool {
    let table = view.table();
    view.is_playing()
        && !table.is_in_order()
        && table.hand(view.at_the_board()).is_idle()
        && !table.turn().released().is_empty()
        && !is_under_way(view.arbiter.obligation().duty)
}

/// Whether a castling or a promotion has begun and only its rest is still to come.
const fn is_under_way(duty: Duty) -> bool {
    match duty {
        Duty::Castle { .. } | Duty::Promote { .. } => true,
        Duty::None
        | Duty::Move(_)
        | Duty::Capture(_)
        | Duty::CaptureWith { .. }
        | Duty::Play(_) => false,
    }
}

/// Puts the pieces back where the game left them.
pub fn put_right(view: &View<'_>) {
    let plies = u32::try_from(view.table().game().plies().len()).unwrap_or(u32::MAX);
    view.arbitrate(ArbiterAct::Reinstate(plies));
}
