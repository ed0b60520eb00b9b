//! What a player is told in their own half of the screen: what was ruled, asked or offered, what interrupts play, and how
//! the game is begun.

use eframe::egui::accesskit::Live;
use eframe::egui::{Color32, Frame, Label, Margin, RichText, Sense, Ui, vec2};

use super::board_view::BoardView;
use super::interruptions::{paused, unsettled};
use super::lesson_band::sentence;
use super::move_progress::is_unsettled;
use super::own_scoresheet::OwnScoresheets;
use super::player_actions::PlayerActions;
use super::question_panel::{QuestionPanel, QuestionRoom};
use super::result_panel::ResultPanel;
use super::ruling_lifetime::{standing_rulings, told};
use super::scoresheet::Scoresheet;
use super::strip_message::StripMessage;
use super::take_back::TakeBack;
use crate::chess::Color;
use crate::i18n::{RulingEffect, RulingSummary};
use crate::ui::kit::fonts::{bold, digits_font, regular};
use crate::ui::kit::notification_strip::NotificationStrip;
use crate::ui::kit::rule_page::ArticlePanel;
use crate::ui::kit::theme::{CORNER, SMALL_CORNER, palette};
use crate::ui::kit::widgets::badge;
use crate::ui::view::frame_view::View;
use crate::ui::view::settings::AssistLevel;

/// From what width on the reasons of a ruling are told in words.
const ROOMY: f32 = 200.0;

/// How high it is what comes first.
const FIRST: f32 = 84.0;

/// The parts of the table that both players' halves show.
#[derive(Debug)]
pub struct TableParts<'a> {
    /// The board.
    pub board: &'a mut BoardView,
    /// The scoresheet.
    pub sheet: &'a mut Scoresheet,
    /// The scoresheets that the players keep themselves.
    pub own: &'a mut OwnScoresheets,
    /// What the players can say.
    pub actions: &'a mut PlayerActions,
    /// The card of the result.
    pub result: &'a mut ResultPanel,
    /// The page of an article.
    pub article: &'a mut ArticlePanel,
    /// A move to be taken back.
    pub take_back: &'a mut TakeBack,
    /// What is asked of the arbiter.
    pub question: &'a mut QuestionPanel,
    /// What people are told of files, disks and time.
    pub notifications: &'a mut NotificationStrip,
}

/// Whether somebody has to answer before anything else.
#[must_use]
pub fn is_asked(ui: &Ui, view: &View<'_>, table: &mut TableParts<'_>) -> bool {
    table.question.has_matter(ui, view, table.take_back)
}

/// Whether there is anything to tell.
#[must_use]
pub fn has_notes(ui: &Ui, view: &View<'_>, table: &mut TableParts<'_>) -> bool {
    is_asked(ui, view, table)
        || has_unsettled(view)
        || !standing_rulings(view).is_empty()
        || view.is_paused()
        || StripMessage::of(view).is_some()
        || view.is_playing() && view.settings.assist == AssistLevel::Teaching
}

/// Tells that player all there is to tell, what matters most first, a question in as much room as it has.
pub fn notes(
    ui: &mut Ui,
    view: &View<'_>,
    color: Color,
    table: &mut TableParts<'_>,
    for_question: QuestionRoom,
) {
    ui.spacing_mut().item_spacing.y = 6.0;
    let sheet = palette(ui).sheet;
    if has_unsettled(view) {
        let room = ui.available_rect_before_wrap();
        unsettled(ui, view, room);
    }
    let room = ui.available_rect_before_wrap();
    let question = &mut *table.question;
    question.show_player(ui, view, table.take_back, (room, for_question), color);
    for index in standing_rulings(view) {
        ruling(ui, view, index, table.article);
    }
    if let Some(first) = StripMessage::of(view) {
        let size = vec2(ui.available_width(), FIRST);
        let (place, _) = ui.allocate_exact_size(size, Sense::hover());
        first.ui(ui, place);
    } else if view.is_paused() && !view.is_arbiter_called() {
        card(ui, sheet, |ui| {
            say(ui, &view.tr("clock-paused"));
            let room = ui.available_rect_before_wrap();
            paused(ui, view, room.with_max_y(room.top() + 40.0));
        });
    }
    if view.is_playing() && view.settings.assist == AssistLevel::Teaching {
        let (text, _) = sentence(view, &table.board.hand, table.sheet.last());
        card(ui, sheet, |ui| say(ui, &text));
    }
}

/// Whether the pieces are to be put right, where anybody is told so.
fn has_unsettled(view: &View<'_>) -> bool {
    view.settings.assist != AssistLevel::Tournament && is_unsettled(view)
}

fn card(ui: &mut Ui, fill: Color32, contents: impl FnOnce(&mut Ui)) {
    let frame = Frame::new()
        .fill(fill)
        .corner_radius(CORNER)
        .inner_margin(Margin::symmetric(10, 8));
    frame.show(ui, |ui| {
        ui.set_width(ui.available_width());
        contents(ui);
    });
}

fn say(ui: &mut Ui, text: &str) {
    let response = ui.add(Label::new(RichText::new(text).font(bold(15.0))).wrap());
    ui.accesskit_node_builder(response.id, |node| node.set_live(Live::Polite));
}

/// A ruling: what happened, what follows, and why.
fn ruling(ui: &mut Ui, view: &View<'_>, index: usize, article: &mut ArticlePanel) {
    let colors = palette(ui);
    let (ink, tint) = if view.log[index].is_trouble() {
        (colors.warning, colors.warning_tint)
    } else {
        (colors.ink, colors.tint)
    };
    let summary = told(view, index);
    let large = if ui.available_width() >= ROOMY {
        16.0
    } else {
        14.0
    };
    card(ui, colors.sheet, |ui| {
        ui.spacing_mut().item_spacing.y = 5.0;
        let headline = RichText::new(&summary.headline).font(bold(large));
        let response = ui.add(Label::new(headline.color(ink)).wrap());
        ui.accesskit_node_builder(response.id, |node| node.set_live(Live::Assertive));
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
        reasons(ui, view, index, &summary, article);
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

/// Why, in words where there is room, and by which articles; a click on one opens its page.
fn reasons(
    ui: &mut Ui,
    view: &View<'_>,
    index: usize,
    summary: &RulingSummary,
    article: &mut ArticlePanel,
) {
    let is_asked = !view.table().questions().is_empty();
    if ui.available_width() >= ROOMY - 24.0 && !is_asked {
        for reason in &summary.reasons {
            ui.add(Label::new(RichText::new(&reason.text).font(regular(13.5))).wrap());
        }
    }
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = vec2(4.0, 4.0);
        ui.spacing_mut().button_padding = vec2(8.0, 1.0);
        for (number, rule) in summary.reasons.iter().flat_map(|it| &it.articles) {
            if badge(ui, view, number).clicked() {
                article.open(*rule, Some(index));
            }
        }
    });
}
