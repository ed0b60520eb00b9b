//! What is announced where a player is blind or visually disabled (Appendix D): the move that stands on the board, with the
//! words for it to be said or others to be typed; then the same for the opponent, who repeats it; and until one stands there,
//! what hands do.

use eframe::egui::{
    Color32, FontId, Id, Rect, Role as Part, Sense, StrokeKind, Ui, UiBuilder, WidgetInfo, vec2,
};

use super::executing_hand::repeat;
use crate::app_action::AppAction;
use crate::kit::announcement::announce;
use crate::kit::fitted_text::{fitted_paragraph, line_width};
use crate::kit::fonts::{BODY, bold, regular};
use crate::kit::keyboard;
use crate::kit::second_click::ECHO;
use crate::kit::theme::{CORNER, GAP, palette};
use crate::kit::widgets::{primary_in, quiet_in, written_like};
use crate::view::announced_move::{
    announcement_due, ask_assistant, asks_assistant, repetition_due,
};
use crate::view::frame_view::View;
use crate::view::settings::AssistLevel;
use crate::view::two_boards::has_two_boards;
use crate::view::urgency::Urgency;
use jadoube_core::chess::{Color, Square};
use jadoube_core::inquiry::{AskedGame, GameQuestion};
use jadoube_core::laws::PlayerAct;

/// How high the card is, in points: with words above and buttons below, and in one line.
const HEIGHT: f32 = 104.0;

/// How high the row of buttons is, and how wide the field is at least that has room in it.
const ROW: f32 = 40.0;
const LEAST_FIELD: f32 = 110.0;

/// How much of the row is left at least for what is to be repeated.
const LEAST_REPEATING: f32 = 190.0;

/// How large the words are at most that are to be said, in points.
const LARGEST: f32 = 18.0;

/// The card of what is announced, with what is typed in it.
#[derive(Clone, Debug, Default)]
pub struct AnnouncementCard {
    text: String,
}

/// Announces the move that stands on the board, or repeats the one that the opponent announced, in the words for it, aloud
/// where the program has a voice.
pub fn say(ui: &Ui, view: &View<'_>) {
    if let Some((player, words)) = announcement_due(view) {
        repeat(ui, view, player, words);
    } else if let Some((player, words)) = repetition_due(view)
        && !is_echo(view)
    {
        repeat(ui, view, player, words);
    }
}

/// Whether the announcement is so young that the key which said it bounced or was pressed twice.
fn is_echo(view: &View<'_>) -> bool {
    let announces = |act: &PlayerAct| matches!(act, PlayerAct::Announce(_));
    let last = view.log.last();
    let last = last.filter(|entry| entry.event.player_act().is_some_and(announces));
    last.is_some_and(|entry| (view.now - entry.event.at).as_secs_f64() < ECHO)
}

impl AnnouncementCard {
    /// How high the card is beside the board, in points; nothing where everybody sees.
    pub fn height(view: &View<'_>) -> f32 {
        let is_shown = view.table().blind().any() && view.is_in_play();
        if is_shown { HEIGHT } else { 0.0 }
    }

    /// Shows the card in `rect`: words above a row of buttons, or beside it where it is low.
    pub fn ui(&mut self, ui: &mut Ui, view: &View<'_>, rect: Rect) {
        let colors = palette(ui);
        let edge = colors.sheet_edge();
        ui.painter()
            .rect(rect, CORNER, colors.sheet, edge, StrokeKind::Inside);
        let inner = rect.shrink2(vec2(12.0, 8.0));
        let (words, row) = if rect.height() < HEIGHT {
            let (words, row) = inner.split_left_right_at_fraction(0.45);
            let row = Rect::from_center_size(row.center(), vec2(row.width(), ROW));
            (words.with_max_x(words.right() - GAP), row)
        } else {
            let (words, row) = inner.split_top_bottom_at_y(inner.bottom() - ROW);
            (words.with_max_y(words.bottom() - 4.0), row)
        };
        let told = |id: &str, player: Color, said: &str| {
            let name = view.name(player);
            let args = [("name", (&*name).into()), ("move", said.into())];
            view.tr_args(id, &args).into_owned()
        };
        let answer = assistant_answer(view);
        if let Some((player, said)) = announcement_due(view) {
            let due = told("announce-due", player, &said);
            let id = paint(ui, words, &due, bold);
            announce(ui, id, &due, Urgency::Polite);
            self.announcing(ui, view, (player, "announce-say"), row);
        } else if let Some((player, said)) = repetition_due(view) {
            let due = told("announce-repeat-due", player, &said);
            // On one board nothing waits for it; it is read there, and only the answer is heard.
            let heard = answer
                .clone()
                .or_else(|| has_two_boards(view).then(|| due.clone()));
            let id = paint(ui, words, answer.as_ref().unwrap_or(&due), bold);
            announce(ui, id, &heard.unwrap_or_default(), Urgency::Polite);
            let row = asking(ui, view, row, LEAST_REPEATING);
            self.announcing(ui, view, (player, "announce-repeat"), row);
        } else {
            self.text.clear();
            let hint = answer.clone().unwrap_or_else(|| hint(view));
            let id = paint(ui, words, &hint, regular);
            // What hands do is read; the answer is heard as well.
            announce(ui, id, &answer.unwrap_or_default(), Urgency::Polite);
            asking(ui, view, row, 0.0);
        }
    }

    /// The button that says what is to be said, and beside it the line in which it is typed, where there is room.
    fn announcing(
        &mut self,
        ui: &mut Ui,
        view: &View<'_>,
        (player, says): (Color, &str),
        row: Rect,
    ) {
        let says = AppAction::Announce.with_keys(&view.tr(says));
        let width = line_width(ui.painter(), &says, bold(BODY)) + 40.0;
        let (field, button) = row.split_left_right_at_x((row.right() - width).max(row.left()));
        let field = field.with_max_x(field.right() - GAP);
        let mut is_said = primary_in(ui, &says, button).clicked();
        if field.width() >= LEAST_FIELD {
            let builder = UiBuilder::new().max_rect(field);
            let (name, example) = (view.tr("announce-field"), view.tr("announce-type"));
            let line = ui.scope_builder(builder, |ui| {
                written_like(ui, &mut self.text, &name, &example, field.width() - 16.0)
            });
            if keyboard::is_entered(ui, &line.inner) {
                let typed = std::mem::take(&mut self.text);
                if typed.trim().is_empty() {
                    is_said = true;
                } else {
                    view.act(player, PlayerAct::Announce(typed));
                }
            }
        }
        if is_said {
            say(ui, view);
        }
    }
}

/// Shows at the right of a row the button that asks the assistant, where somebody has one and so much is left beside it;
/// returns what is left of the row.
fn asking(ui: &mut Ui, view: &View<'_>, row: Rect, least: f32) -> Rect {
    let ask = view.tr("announce-ask-moves");
    let width = line_width(ui.painter(), &ask, regular(BODY)) + 32.0;
    if asks_assistant(view).is_none() || least > 0.0 && row.width() < width + GAP + least {
        return row;
    }
    let (left, place) = row.split_left_right_at_x((row.right() - width).max(row.left()));
    if quiet_in(ui, &ask, place).clicked() {
        ask_assistant(view);
    }
    left.with_max_x((left.right() - GAP).max(left.left()))
}

/// What the assistant answers who was asked last: how many moves were made, and what the clocks show.
fn assistant_answer(view: &View<'_>) -> Option<String> {
    let newest = view.log.last()?;
    if newest.event.player_act() != Some(&PlayerAct::AskMoves) {
        return None;
    }
    let game = view.table().game();
    let [white, black] = Color::ALL.map(|color| game.made_by(color).to_string());
    let args = [("white", white.into()), ("black", black.into())];
    let made = view.tr_args("announce-moves-made", &args);
    let notation = view.settings.preferences.notation;
    let asked = AskedGame {
        table: view.table(),
        now: newest.event.at,
        words: view.words,
        named: &view.named_words(),
        letters: notation.of(view.at_the_board()).letters,
        written: notation,
        spoken: view.settings.preferences.spoken,
        here: Square::E1,
        is_tournament: view.settings.play.assist == AssistLevel::Tournament,
    };
    let clocks = asked.answer(GameQuestion::Clocks);
    Some(format!("{made} {clocks}."))
}

/// What hands do at a blind player's board, or a sighted player beside it.
fn hint(view: &View<'_>) -> String {
    let is_blind = view.table().blind().is(view.at_the_board());
    let id = if has_two_boards(view) {
        "boards-hint"
    } else if is_blind {
        "announce-feel"
    } else {
        "announce-sighted"
    };
    view.tr(id).into_owned()
}

/// Paints words as large as they may be in `place`; returns what shows them.
fn paint(ui: &Ui, place: Rect, text: &str, font: fn(f32) -> FontId) -> Id {
    let ink: Color32 = palette(ui).ink;
    let galley = fitted_paragraph(ui.painter(), text, font, LARGEST, place.size(), ink);
    let at = place.left_center() - vec2(0.0, galley.size().y / 2.0);
    ui.painter().galley(at, galley, ink);
    let response = ui.interact(place, ui.scope_id().with("announcement"), Sense::HOVER);
    response.widget_info(|| WidgetInfo::labeled(Part::Label, true, text));
    response.id
}
