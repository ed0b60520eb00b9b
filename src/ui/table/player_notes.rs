//! What a player is told in their own half of the screen: what was ruled, asked or offered, what interrupts play, and how
//! the game is begun.

use eframe::egui::{Color32, FontId, Frame, Label, Margin, RichText, Sense, Ui, vec2};

use super::announcement_card::AnnouncementCard;
use super::board_view::BoardView;
use super::interruptions::unsettled;
use super::lesson_band::sentence;
use super::move_progress::is_unsettled;
use super::own_scoresheet::OwnScoresheets;
use super::player_actions::PlayerActions;
use super::question_panel::{QuestionPanel, QuestionRoom};
use super::result_panel::ResultPanel;
use super::ruling_lifetime::standing_rulings;
use super::ruling_reasons::badge_rows;
use super::scoresheet::Scoresheet;
use super::strip_message::StripMessage;
use super::take_back::{asked_back, holds_clocks};
use crate::kit::announcement::announce;
use crate::kit::fonts::{bold, digits_font, regular};
use crate::kit::theme::{CORNER, SMALL_CORNER, palette};
use crate::kit::widgets::{badge_telling, sheet_edge};
use crate::parts::notification_strip::NotificationStrip;
use crate::parts::rule_page::ArticlePanel;
use crate::view::announced_move::announcement_due;
use crate::view::frame_view::{StandingRuling, View};
use crate::view::settings::AssistLevel;
use crate::view::urgency::Urgency;
use jadoube_core::chess::Color;
use jadoube_core::i18n::RulingEffect;
use jadoube_core::laws::Consequence;

/// From what width on the reasons of a ruling are told in words.
const ROOMY: f32 = 200.0;

/// How high it is what comes first.
const FIRST: f32 = 84.0;

/// How much room another ruling needs below the newest.
const ANOTHER: f32 = 110.0;

/// The space beside and above what a card holds, how large its words are, and those of a reason.
const EDGES: (i8, i8) = (10, 8);
const SAID: f32 = 15.0;
const REASON: f32 = 13.5;

/// How high badges are, and the space between the parts of a ruling.
const BADGE: f32 = 24.0;
const BETWEEN: f32 = 5.0;

/// The parts of the table that both players' halves show.
#[derive(Debug)]
pub struct TableParts<'a> {
    pub board: &'a mut BoardView,
    pub sheet: &'a mut Scoresheet,
    /// The scoresheets that the players keep themselves.
    pub own: &'a mut OwnScoresheets,
    /// What the players can say.
    pub actions: &'a mut PlayerActions,
    /// The card of the result.
    pub result: &'a mut ResultPanel,
    /// The page of an article.
    pub article: &'a mut ArticlePanel,
    /// What is asked of the arbiter.
    pub question: &'a mut QuestionPanel,
    /// What is announced where a player is blind.
    pub announcement: &'a mut AnnouncementCard,
    /// What people are told of files, disks and time.
    pub notifications: &'a mut NotificationStrip,
}

/// Whether somebody has to answer before anything else.
pub fn is_asked(ui: &Ui, view: &View<'_>, table: &mut TableParts<'_>) -> bool {
    table.question.has_matter(ui, view)
}

/// Whether there is anything to tell.
pub fn has_notes(ui: &Ui, view: &View<'_>, table: &mut TableParts<'_>) -> bool {
    is_asked(ui, view, table)
        || has_unsettled(view)
        || !standing_rulings(view).is_empty()
        || view.is_paused()
        || StripMessage::of(view).is_some()
        || announcement_due(view).is_some()
        || view.is_playing() && view.settings.play.assist == AssistLevel::Teaching
}

/// Tells that player all there is to tell, what matters most first, a question in as much room as it has. What else is told
/// in words has to have room in that `height`. Gives back how far down the question reaches, if there is one.
pub fn notes(
    ui: &mut Ui,
    view: &View<'_>,
    color: Color,
    table: &mut TableParts<'_>,
    for_question: QuestionRoom,
    height: f32,
) -> Option<f32> {
    let top = ui.cursor().top();
    let left = |ui: &Ui| height - (ui.cursor().top() - top);
    ui.spacing_mut().item_spacing.y = 6.0;
    let sheet = palette(ui).sheet;
    if has_unsettled(view) {
        let room = ui.available_rect_before_wrap();
        unsettled(ui, view, room);
    }
    if announcement_due(view).is_some_and(|(player, _)| player == color) {
        let size = vec2(ui.available_width(), AnnouncementCard::height(view));
        let (place, _) = ui.allocate_exact_size(size, Sense::hover());
        table.announcement.ui(ui, view, place);
    }
    let room = ui.available_rect_before_wrap();
    let question = &mut *table.question;
    let asked = question.show_player(ui, view, (room, for_question), color);
    let is_held = holds_clocks(view);
    let first = StripMessage::of(view).filter(|_| !is_held);
    let is_first = first.is_some();
    // What lets the clocks run is never below the edge.
    let (resumes, first): (Option<_>, Option<_>) = match first {
        Some(first) if first.is_of_stopped_clocks() => (Some(first), None),
        first => (None, first),
    };
    if let Some(resumes) = resumes {
        let width = ui.available_width();
        let size = vec2(width, resumes.height(width));
        let (place, _) = ui.allocate_exact_size(size, Sense::hover());
        resumes.ui(ui, view, place);
    }
    let rulings = standing_rulings(view);
    let has_ruling = !rulings.is_empty();
    // What is news and nothing more is scrolled to; what the player may or has to do now is in sight.
    let owes = |it: &StandingRuling| view.log[it.index].has(Consequence::is_duty);
    let is_above = rulings.first().is_some_and(|newest| !owes(newest));
    let (above, below) = match first {
        Some(first) if is_above => (Some(first), None),
        first => (None, first),
    };
    if let Some(above) = above {
        let height = above.least(ui, ui.available_width());
        told_first(ui, above, height);
    }
    for (place, standing) in rulings.iter().enumerate() {
        let room = left(ui);
        if place == 0 || room >= ANOTHER {
            ruling(ui, view, standing, table.article, room);
        }
    }
    if let Some(below) = below {
        told_first(ui, below, FIRST);
    }
    let is_taught = view.is_playing() && view.settings.play.assist == AssistLevel::Teaching;
    // What is asked to be taken back is read in the question.
    if is_taught && !is_first && asked_back(view).is_none() {
        let (text, _) = sentence(view, &table.board.hand, table.sheet.last());
        let width = ui.available_width() - f32::from(2 * EDGES.0);
        let needed = words_height(ui, &text, bold(SAID), width) + f32::from(2 * EDGES.1);
        if !has_ruling || needed <= left(ui) {
            card(ui, sheet, |ui| say(ui, &text));
        }
    }
    asked.map(|asked| asked.bottom() - top)
}

/// Tells in words what comes first, that high.
fn told_first(ui: &mut Ui, first: StripMessage, height: f32) {
    let size = vec2(ui.available_width(), height);
    let (place, _) = ui.allocate_exact_size(size, Sense::hover());
    first.ui_in_words(ui, place);
}

/// Tells something that goes by itself, where all of it has room in that height.
pub fn note(ui: &mut Ui, text: &str, height: f32) {
    let sheet = palette(ui).sheet;
    let width = ui.available_width() - f32::from(2 * EDGES.0);
    if words_height(ui, text, regular(SAID), width) + f32::from(2 * EDGES.1) > height {
        return;
    }
    card(ui, sheet, |ui| {
        let response = ui.add(Label::new(RichText::new(text).font(regular(SAID))).wrap());
        announce(ui, response.id, text, Urgency::Polite);
    });
}

/// Whether the pieces are to be put right, where anybody is told so.
pub(super) fn has_unsettled(view: &View<'_>) -> bool {
    view.settings.play.assist != AssistLevel::Tournament && is_unsettled(view)
}

fn card(ui: &mut Ui, fill: Color32, contents: impl FnOnce(&mut Ui)) {
    let frame = Frame::new()
        .fill(fill)
        .corner_radius(CORNER)
        .inner_margin(Margin::symmetric(EDGES.0, EDGES.1));
    let shown = frame.show(ui, |ui| {
        ui.set_width(ui.available_width());
        contents(ui);
    });
    sheet_edge(ui, shown.response.rect, CORNER);
}

fn say(ui: &mut Ui, text: &str) {
    let response = ui.add(Label::new(RichText::new(text).font(bold(SAID))).wrap());
    announce(ui, response.id, text, Urgency::Polite);
}

/// How high words are in that width.
fn words_height(ui: &Ui, text: &str, font: FontId, width: f32) -> f32 {
    let ink = palette(ui).ink;
    let galley = ui.painter().layout(text.to_owned(), font, ink, width);
    galley.size().y
}

/// A ruling: what happened, what follows, and why, as far as that `height` has room for reasons.
fn ruling(
    ui: &mut Ui,
    view: &View<'_>,
    standing: &StandingRuling,
    article: &mut ArticlePanel,
    height: f32,
) {
    let colors = palette(ui);
    let StandingRuling { index, summary } = standing;
    let (ink, tint) = if view.log[*index].is_trouble() {
        (colors.warning, colors.warning_tint)
    } else {
        (colors.ink, colors.tint)
    };
    let large = if ui.available_width() >= ROOMY {
        16.0
    } else {
        14.0
    };
    card(ui, colors.sheet, |ui| {
        ui.spacing_mut().item_spacing.y = BETWEEN;
        let top = ui.cursor().top();
        let headline = RichText::new(&summary.headline).font(bold(large));
        ui.add(Label::new(headline.color(ink)).wrap());
        for effect in &summary.effects {
            let frame = Frame::new()
                .fill(tint)
                .corner_radius(SMALL_CORNER)
                .inner_margin(Margin::symmetric(8, 2));
            frame.show(ui, |ui| {
                ui.set_width(ui.available_width());
                effect_line(ui, view, effect, large - 1.0);
            });
        }
        let room = height - f32::from(2 * EDGES.1) - (ui.cursor().top() - top);
        reasons(ui, view, standing, article, room);
    });
}

/// What follows: whose clock shows how much more, or what is to be done.
fn effect_line(ui: &mut Ui, view: &View<'_>, effect: &RulingEffect, size: f32) {
    match effect {
        RulingEffect::Clock(player, digits) => {
            let name = view.named_words().name(*player);
            ui.horizontal_wrapped(|ui| {
                ui.label(RichText::new(name).font(regular(size)));
                ui.label(RichText::new(digits).font(digits_font(size * 1.5)));
            });
        }
        RulingEffect::Words(text, _) => {
            ui.add(Label::new(RichText::new(text).font(bold(size))).wrap());
        }
    }
}

/// Why, in as many words as have `room` above the articles; a click on one of these opens its page.
fn reasons(
    ui: &mut Ui,
    view: &View<'_>,
    StandingRuling { index, summary }: &StandingRuling,
    article: &mut ArticlePanel,
    room: f32,
) {
    let width = ui.available_width();
    let mut room = room;
    let mut rows = badge_rows(ui, &summary.reasons, width);
    rows.retain(|_| {
        room -= BADGE + BETWEEN;
        room >= -BETWEEN
    });
    let is_asked = !view.table().questions().is_empty();
    if width >= ROOMY - 24.0 && !is_asked {
        for reason in &summary.reasons {
            room -= words_height(ui, &reason.text, regular(REASON), width) + BETWEEN;
            if room < 0.0 {
                break;
            }
            ui.add(Label::new(RichText::new(&reason.text).font(regular(REASON))).wrap());
        }
    }
    ui.spacing_mut().button_padding = vec2(8.0, 1.0);
    ui.spacing_mut().interact_size.y = BADGE;
    for row in rows {
        ui.horizontal(|ui| {
            ui.spacing_mut().item_spacing.x = 4.0;
            for (reason, number, rule) in row {
                let badge = badge_telling(ui, view.words, number, &reason.text);
                if badge.clicked() {
                    article.open(rule, Some(*index));
                }
            }
        });
    }
}
