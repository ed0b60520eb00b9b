//! The lines of what was ruled, between the moves as it happened: a click shows on the board what it speaks of.

use std::time::Duration;

use eframe::egui::text::{LayoutJob, TextFormat};
use eframe::egui::{
    Align2, CursorIcon, Rect, Response, Role as Part, Sense, Stroke, StrokeKind, Ui, UiBuilder,
    WidgetInfo, pos2, vec2,
};

use super::player_line::named_words;
use super::variation_line::GamePlace;
use crate::kit::board_geometry::BoardGeometry;
use crate::kit::drawn_marks::arrow;
use crate::kit::fonts::{BODY, bold, regular};
use crate::kit::theme::{BoardColors, GAP, SMALL_CORNER, palette};
use crate::kit::widgets::{badge, badge_width};
use crate::parts::rule_page::ArticlePanel;
use crate::view::frame_view::View;
use jadoube_core::chess::{ByColor, Color, Position};
use jadoube_core::i18n::{EffectSubject, NamedWords, RulingEffect, RulingSummary, clock_change};
use jadoube_core::laws::{Rule, Ruling};
use jadoube_core::notation::algebraic;
use jadoube_core::record::ReviewedGame;
use jadoube_core::record::reviewed_game::ReviewedRuling;

/// How much room the number of a move has, left of it and of what stands beneath it.
pub const NUMBER: f32 = 36.0;

/// The ruling that is looked at, by its place among all of the game, and where it is seen.
#[derive(Clone, Debug)]
pub struct RulingPlace {
    pub index: usize,
    /// The position before the move that it took back; without one, the move above which it stands.
    pub seen: GamePlace,
    /// What both clocks showed then, where that is the position in which it was ruled.
    pub clocks: Option<ByColor<Option<Duration>>>,
}

impl RulingPlace {
    fn of(game: &ReviewedGame, index: usize, ruling: &ReviewedRuling) -> Self {
        let made = match game.move_ruled_on(ruling) {
            Some(_) => ruling.after,
            None => (ruling.after + 1).min(game.plies()),
        };
        Self {
            index,
            seen: GamePlace::Game(made),
            clocks: (made == ruling.after).then_some(ruling.clocks),
        }
    }

    /// Draws the move that it took back on the board in that place, seen from Black's side if it is turned.
    pub fn paint(&self, ui: &Ui, view: &View<'_>, game: &ReviewedGame, board: Rect, turned: bool) {
        let Some(ruling) = game.rulings().get(self.index) else {
            return;
        };
        let Some(ruled) = game.move_ruled_on(ruling) else {
            return;
        };
        let place = BoardGeometry::of(board, turned);
        let colors = BoardColors::of(view.settings.preferences.board_shown());
        let ink = if ruling.is_trouble() {
            colors.why
        } else {
            colors.arrow
        };
        arrow(
            &ui.painter_at(board),
            place,
            (ink, colors.arrow_edge),
            ruled,
        );
    }
}

/// Shows what was ruled when `after` half-moves stood, the one that is looked at marked; gives the one that was clicked.
pub fn rulings(
    ui: &mut Ui,
    view: &View<'_>,
    game: &ReviewedGame,
    after: usize,
    here: Option<&RulingPlace>,
    article: &mut ArticlePanel,
) -> Option<RulingPlace> {
    let mut number = 0;
    let mut clicked = None;
    for (index, ruling) in game.rulings().iter().enumerate() {
        number += usize::from(ruling.is_trouble());
        if ruling.after == after {
            let is_here = here.is_some_and(|here| here.index == index);
            if ruled(ui, view, game, (index, number), is_here, article).clicked() {
                clicked = Some(RulingPlace::of(game, index, ruling));
            }
        }
    }
    clicked
}

/// Returns the rule by which the last ruling was made of those that are seen at that place.
pub fn rule_at(game: &ReviewedGame, place: &GamePlace) -> Option<Rule> {
    let rulings = game.rulings().iter().enumerate();
    let mut seen = rulings.filter(|(index, it)| RulingPlace::of(game, *index, it).seen == *place);
    let ruling = seen.next_back()?.1;
    ruling.cited.first().copied()
}

/// Returns what was ruled of that which is seen at that place, each with where it is written.
pub fn heard_rulings(view: &View<'_>, game: &ReviewedGame, place: &GamePlace) -> Vec<String> {
    let words = named_words(view, game);
    let rulings = game.rulings().iter().enumerate();
    let seen = rulings.filter(|(index, it)| RulingPlace::of(game, *index, it).seen == *place);
    let heard = seen.map(|(_, ruling)| {
        let summary = summary(view, &words, game, ruling);
        let told = ruling_line_text(&words, &summary, ruling);
        match article_of(game, ruling) {
            Some((number, _)) => {
                let args = [("number", number.into())];
                format!("{told}. {}", view.tr_args("article", &args))
            }
            None => told,
        }
    });
    heard.collect()
}

/// The article that stands beside that ruling, as it does in the log.
fn article_of(game: &ReviewedGame, ruling: &ReviewedRuling) -> Option<(&'static str, Rule)> {
    let edition = game.edition();
    let mut cited = ruling.cited.iter();
    cited.find_map(|rule| Some((rule.articles(edition).next()?, *rule)))
}

/// A ruling in a line to be clicked on; trouble is numbered, what nobody did wrong is told quietly.
fn ruled(
    ui: &mut Ui,
    view: &View<'_>,
    game: &ReviewedGame,
    (index, number): (usize, usize),
    is_here: bool,
    article: &mut ArticlePanel,
) -> Response {
    let ruling = &game.rulings()[index];
    let colors = palette(ui);
    let words = named_words(view, game);
    let summary = summary(view, &words, game, ruling);
    let cited = article_of(game, ruling);
    let beside = cited.map_or(0.0, |(number, _)| badge_width(ui, number) + GAP);
    let whole = ui.available_width() - NUMBER - GAP;
    let mut job = LayoutJob::default();
    job.wrap.max_width = (whole - 20.0 - beside).max(80.0);
    let format = |font, color| TextFormat::simple(font, color);
    let told = ruling_line_text(&words, &summary, ruling);
    let (spoken, ground, ink) = if ruling.is_trouble() {
        let heading = view.tr_args("review-ruling", &[("number", number.into())]);
        job.append(&heading, 0.0, format(bold(BODY), colors.warning));
        job.append(&told, 8.0, format(regular(BODY), colors.ink));
        (
            format!("{heading}: {told}"),
            colors.warning_tint,
            colors.warning,
        )
    } else {
        job.append(&told, 0.0, format(regular(BODY), colors.ink));
        (told, colors.tint, colors.soft_ink)
    };
    let galley = ui.painter().layout_job(job);
    let height = galley.size().y.max(24.0) + 12.0;
    let (row, _) = ui.allocate_exact_size(vec2(ui.available_width(), height + 6.0), Sense::hover());
    let corner = pos2(row.left() + NUMBER, row.top() + 2.0);
    let place = Rect::from_min_size(corner, vec2(whole, height));
    let id = ui.scope_id().with(("ruling", index));
    let response = ui.interact(place, id, Sense::click());
    let response = response.on_hover_cursor(CursorIcon::PointingHand);
    response.widget_info(|| WidgetInfo::selected(Part::Button, true, is_here, &spoken));
    ui.painter().rect_filled(place, SMALL_CORNER, ground);
    if is_here {
        let bar = place.with_max_x(place.left() + 3.0);
        ui.painter().rect_filled(bar, 1.5, ink);
    }
    if response.hovered() {
        let edge = Stroke::new(1.5, ink);
        ui.painter()
            .rect_stroke(place, SMALL_CORNER, edge, StrokeKind::Inside);
    }
    let at = Align2::LEFT_CENTER.anchor_size(place.left_center() + vec2(10.0, 0.0), galley.size());
    ui.painter().galley(at.min, galley, colors.ink);
    if let Some((number, rule)) = cited {
        let middle = place.right_center() - vec2(10.0 + (beside - GAP) / 2.0, 0.0);
        let button = Rect::from_center_size(middle, vec2(beside - GAP, 24.0));
        let inside = UiBuilder::new().max_rect(button).id_salt(("badge", index));
        if badge(&mut ui.new_child(inside), view.words, number).clicked() {
            article.open(rule, None);
        }
    }
    response
}

/// What was ruled, moves in the notation of the player it concerns.
fn summary(
    view: &View<'_>,
    words: &NamedWords,
    game: &ReviewedGame,
    ruling: &ReviewedRuling,
) -> RulingSummary {
    let concerned = ruling.rulings.iter().find_map(|ruling| ruling.concerns);
    let style = view
        .settings
        .preferences
        .notation
        .of(concerned.unwrap_or(Color::White));
    let stood = game.positions().get(ruling.after);
    let position = stood.unwrap_or(&game.game().start);
    let mut summary = words.ruling_summary(
        &ruling.rulings,
        game.edition(),
        style.letters,
        position.board(),
    );
    // What the arbiter was asked is answered by what followed.
    let asks = |effect: &RulingEffect| {
        let subject = EffectSubject::Question;
        let mut asked = Ruling::questions(&ruling.rulings).map(subject);
        asked.any(|it| matches!(effect, RulingEffect::Words(_, Some(about)) if *about == it))
    };
    summary.effects.retain(|effect| !asks(effect));
    if let [first, ..] = &ruling.taken_back[..] {
        // Back to before the first of them is back before them all; players agree on each.
        let told = if ruling.is_agreed {
            &ruling.taken_back[..]
        } else {
            std::slice::from_ref(first)
        };
        let numbered = told.iter().map(|(before, mv)| {
            let style = view.settings.preferences.notation.of(before.turn());
            algebraic::numbered(before, *mv, style)
        });
        let args = [("move", numbered.collect::<Vec<_>>().join(", ").into())];
        let id = if ruling.is_agreed {
            "headline-move-taken-back"
        } else {
            "review-taken-back"
        };
        summary.headline = view.tr_args(id, &args).into_owned();
        // Which position stands by that is seen.
        let is_clock = |effect: &RulingEffect| matches!(effect, RulingEffect::Clock(..));
        summary.effects.retain(is_clock);
    } else if ruling.is_agreed {
        summary.headline = view.tr("headline-taken-back").into_owned();
    }
    summary
}

/// What happened, what followed and why the arbiter did it, in a line.
fn ruling_line_text(
    words: &NamedWords,
    summary: &RulingSummary,
    ruling: &ReviewedRuling,
) -> String {
    let headline = match ruling.retracted {
        Some((from, to)) => format!("{} ({from}–{to})", summary.headline),
        None => summary.headline.clone(),
    };
    let effects = summary.effects.iter().map(|effect| match effect {
        RulingEffect::Clock(color, time) => {
            format!("; {} {time}", words.name(*color))
        }
        // A sentence of its own.
        RulingEffect::Words(words, _) => format!(". {words}"),
    });
    // What a press gave goes back with its move; of one that counts for nothing at once the clock shows no trace.
    let mut follows = ruling.rulings.iter().flat_map(|it| &it.consequences);
    let is_put_back = follows.any(|it| it.goes_back_to().is_some());
    let all = ruling.rulings.iter();
    let back = all.filter(|it| is_put_back && it.takes_increment_back());
    let increments = back.flat_map(|it| &it.consequences).filter_map(|it| {
        let (color, change) = clock_change(it)?;
        let change = format!("{} {change}", words.name(color));
        let args = [("change", change.into())];
        Some(format!(
            "; {}",
            words.tr_args("record-increment-back", &args)
        ))
    });
    let reason = ruling.reason.as_ref();
    let reason = reason.map(|reason| format!(". {}", words.noted(reason)));
    let agreed = ruling
        .is_agreed_on
        .then(|| format!(" · {}", words.tr("record-agreed")));
    let headline = std::iter::once(headline);
    headline
        .chain(effects)
        .chain(increments)
        .chain(reason)
        .chain(agreed)
        .collect()
}
