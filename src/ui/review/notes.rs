//! What stands beneath the rows of a looked-through game: comments, variations move by move, what can be remarked, and how
//! it ended.

use eframe::egui::text::{LayoutJob, TextFormat};
use eframe::egui::{
    CursorIcon, Frame, Label, Margin, Rect, RichText, Role as Part, Sense, Ui, WidgetInfo, pos2,
    vec2,
};

use super::annotation_text::{TextSpan, remarked, variation};
use super::variation_line::GamePlace;
use crate::kit::fonts::{BODY, bold, regular};
use crate::kit::theme::{GAP, palette};
use crate::kit::widgets::{parting_sign, soft, subtitle, warning};
use crate::view::frame_view::View;
use crate::view::told_ending::ToldEnding;
use jadoube_core::chess::{Chess, Color};
use jadoube_core::laws::Standing;
use jadoube_core::notation::NotationStyles;
use jadoube_core::notation::pgn::{Annotation, PgnErrorKind};
use jadoube_core::record::ReviewedGame;

/// Something that its file says to a half-move.
#[derive(Debug)]
pub enum MoveNote {
    Comment(String),
    /// An illegal move that was taken back.
    Retracted(String),
    /// A press of that player's without a move.
    PressWithoutMove(Color),
    /// Moves that were not played.
    Variation(Vec<TextSpan>),
}

/// Where somebody is in the game, and whether that was elsewhere before.
#[derive(Clone, Copy)]
pub struct Here<'a> {
    pub place: &'a GamePlace,
    /// Whether the list has to be brought there.
    pub is_elsewhere: bool,
}

/// What the file says to a half-move that was made at that place, in its order.
pub fn written(
    annotations: &[Annotation],
    stood: &GamePlace,
    before: &Chess,
    notation: NotationStyles,
) -> Vec<MoveNote> {
    let written = |annotation: &Annotation| match annotation {
        Annotation::Comment(text) => {
            Some(MoveNote::Comment(remarked(text))).filter(|_| !remarked(text).is_empty())
        }
        Annotation::Retracted(mv) => Some(MoveNote::Retracted(mv.clone())),
        Annotation::PressWithoutMove(by) => Some(MoveNote::PressWithoutMove(*by)),
        Annotation::Variation(moves) => {
            let spans = variation(moves, stood, before, notation);
            Some(MoveNote::Variation(spans))
        }
        Annotation::Nag(_) | Annotation::DrawOffer => None,
    };
    annotations.iter().filter_map(written).collect()
}

/// Shows notes one beneath the other, `is_seen` being told after each; gives the place to which somebody clicked. A comment
/// on a move that does not stand right above it names that move first, as `named` writes it.
pub fn notes(
    ui: &mut Ui,
    view: &View<'_>,
    notes: &[MoveNote],
    named: Option<&str>,
    here: Here<'_>,
    is_seen: &mut impl FnMut(&Ui),
) -> Option<GamePlace> {
    let mut clicked = None;
    for note in notes {
        match note {
            MoveNote::Comment(text) => indented(ui, false, |ui| comment(ui, named, text)),
            MoveNote::Retracted(mv) => indented(ui, false, |ui| {
                let text = view.tr_args("history-retracted", &[("move", mv.as_str().into())]);
                warning(ui, &text);
            }),
            MoveNote::PressWithoutMove(by) => indented(ui, false, |ui| {
                let player = [("player", (*by).into())];
                warning(ui, &view.tell("rule-press-without-move-finding", &player));
            }),
            MoveNote::Variation(spans) => indented(ui, true, |ui| {
                clicked = clicked.take().or_else(|| moves_aside(ui, spans, here));
            }),
        }
        is_seen(ui);
    }
    clicked
}

/// A comment, behind the move it speaks of where that is named.
fn comment(ui: &mut Ui, named: Option<&str>, text: &str) {
    let ink = palette(ui).ink;
    let mut job = LayoutJob::default();
    if let Some(named) = named {
        let named = format!("{named} – ");
        job.append(&named, 0.0, TextFormat::simple(bold(BODY), ink));
    }
    job.append(text, 0.0, TextFormat::simple(regular(BODY), ink));
    ui.add(Label::new(job).wrap());
}

/// How much above and below a move of a variation comes into sight with it, in points.
const AROUND_MOVE: f32 = 44.0;

/// A variation as running text, each of its moves to be clicked on.
fn moves_aside(ui: &mut Ui, spans: &[TextSpan], here: Here<'_>) -> Option<GamePlace> {
    let colors = palette(ui);
    let mut clicked = None;
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing.x = 0.0;
        let mut behind: Option<&GamePlace> = None;
        for TextSpan { text, leads } in spans {
            let Some(place) = leads else {
                if !text.chars().any(char::is_alphanumeric) {
                    parting_sign(ui, text, regular(BODY), colors.soft_ink);
                    continue;
                }
                let words = RichText::new(text).font(regular(BODY));
                let words = Label::new(words.color(colors.soft_ink));
                // What is said belongs to the move before it.
                let said = behind.filter(|_| text.chars().any(char::is_alphabetic));
                let Some(place) = said else {
                    ui.add(words);
                    continue;
                };
                let words = words.selectable(false).sense(Sense::click());
                let response = ui.add(words).on_hover_cursor(CursorIcon::PointingHand);
                if response.clicked() {
                    clicked = Some(place.clone());
                }
                continue;
            };
            behind = Some(place);
            let is_here = place == here.place;
            let font = if is_here { bold(BODY) } else { regular(BODY) };
            let mut shown = RichText::new(text).font(font).color(colors.ink);
            if is_here {
                shown = shown.background_color(colors.here_tint);
            }
            let label = Label::new(shown).selectable(false).sense(Sense::click());
            let response = ui.add(label).on_hover_cursor(CursorIcon::PointingHand);
            response.widget_info(|| WidgetInfo::selected(Part::Button, true, is_here, text));
            if is_here && here.is_elsewhere {
                // A part of the text that has no room at the end of the list is not shown at all.
                ui.scroll_to_rect(response.rect.expand2(vec2(0.0, AROUND_MOVE)), None);
            }
            if response.clicked() {
                clicked = Some(place.clone());
            }
        }
    });
    clicked
}

/// What is worth knowing of the position after `after` half-moves.
pub fn remarks(ui: &mut Ui, view: &View<'_>, game: &ReviewedGame, after: usize) {
    for remark in game.remarks() {
        if remark.after == after {
            let text = view.tr(&format!("history-{}", remark.fact.slug()));
            indented(ui, false, |ui| {
                soft(ui, &text);
            });
        }
    }
}

/// How it ended, and what in its file was not understood; `is_seen` is told after each of its parts.
pub fn ending(ui: &mut Ui, view: &View<'_>, game: &ReviewedGame, mut is_seen: impl FnMut(&Ui)) {
    let text = match game.standing() {
        Some(Standing::Ended(outcome, rule)) => {
            let edition = game.edition();
            let told = ToldEnding::of(view.words, outcome, rule, edition, game.reason());
            format!("{} · {}", outcome.printed(), told.text)
        }
        Some(Standing::Annulled) => view.tr("game-annulled").into_owned(),
        Some(Standing::Adjourned) => view.tr("game-adjourned").into_owned(),
        Some(Standing::Referred) => view.tr("game-referred").into_owned(),
        Some(Standing::Playing) => view.tr("review-unfinished").into_owned(),
        None => match view.words.unusual_score(game.game().score) {
            Some(explained) => explained.into_owned(),
            None => game.game().score.printed().to_owned(),
        },
    };
    indented(ui, false, |ui| {
        ui.label(RichText::new(text).font(bold(BODY)));
        is_seen(ui);
        let style = view.settings.preferences.notation.white;
        // Another encoding than UTF-8 leaves nothing out.
        let mut has_faults = false;
        for error in game.errors() {
            if let PgnErrorKind::Encoding(read_as) = error.kind {
                soft(
                    ui,
                    &view.tr_args("games-encoding", &[("name", read_as.name().into())]),
                );
                is_seen(ui);
                continue;
            }
            if !std::mem::replace(&mut has_faults, true) {
                ui.add_space(GAP);
                subtitle(ui, &view.tr("games-faults"));
                is_seen(ui);
            }
            warning(ui, &view.words.pgn_error(error, style));
            is_seen(ui);
        }
    });
}

/// Something that stands beneath a row; a variation behind a line of its own.
pub fn indented(ui: &mut Ui, is_aside: bool, contents: impl FnOnce(&mut Ui)) {
    let margin = Margin {
        left: if is_aside { 56 } else { 44 },
        right: 8,
        top: 2,
        bottom: 6,
    };
    let shown = Frame::new().inner_margin(margin).show(ui, |ui| {
        ui.set_width(ui.available_width());
        contents(ui);
    });
    if is_aside {
        let rect = shown.response.rect;
        let x = rect.left() + 46.0;
        let line = Rect::from_min_max(
            pos2(x, rect.top() + 2.0),
            pos2(x + 2.0, rect.bottom() - 6.0),
        );
        ui.painter().rect_filled(line, 1.0, palette(ui).line);
    }
}
