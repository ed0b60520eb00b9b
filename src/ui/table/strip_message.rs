//! What has the place of the move strip while something else comes first: the press that starts the game, clocks that
//! stand, or pieces that are straightened.

use std::borrow::Cow;

use eframe::egui::{
    Color32, Rect, Role as Part, Sense, Stroke, StrokeKind, Ui, Vec2, WidgetInfo, vec2,
};

use super::claim_ground::ClaimGround;
use super::clock_press::ClockStop;
use super::illegal_move_hint::unfinished_capture;
use crate::kit::announcement::announce;
use crate::kit::fitted_text::fitted_paragraph;
use crate::kit::fonts::bold;
use crate::kit::theme::{CORNER, GAP, palette};
use crate::kit::widgets::primary_in;
use crate::view::frame_view::View;
use crate::view::knocked_over::{sets_up_text, stand_up};
use crate::view::settings::AssistLevel;
use crate::view::urgency::Urgency;
use jadoube_core::chess::{Color, Move, Position as _};
use jadoube_core::laws::facts::obligation::captured_square;
use jadoube_core::laws::{Duty, Hand, PlayerAct};

/// How high it is, and how much higher where what ends it stands beneath, in points.
const HEIGHT: f32 = 72.0;
const BENEATH: f32 = 30.0;

/// Less wide than this, what ends it stands beneath it; how large that is, in points.
const WIDE: f32 = 400.0;
const END: Vec2 = Vec2::new(150.0, 36.0);

/// How much of its width the bar takes with the space after it, in points.
const BAR: f32 = 24.0;

/// What stays free at the end of its words, and above and below them, in points.
const BESIDE: f32 = 10.0;
const ABOVE: f32 = 5.0;

/// How large its words are at most, in points.
const LARGEST: f32 = 20.0;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Matter {
    /// Somebody has to press the clock before anybody moves.
    Start,
    Stopped,
    /// The arbiter stopped the clocks at the desk, and only there they start again.
    Held,
    Adjusting(Color),
    /// Pieces lie that were knocked over.
    Lying,
    /// A piece was touched first that binds, and another one after it; or a capture is half done.
    Owed,
    /// A player forgot to press, and the opponent has replied.
    Forgotten,
    /// A late press has set the clock running of a player who has moved and pressed.
    Again,
    /// The player on move would be right to claim a draw.
    Claim,
}

/// What helps to be told until the player on move touches a piece; in a tournament nobody says it.
fn before_a_touch(view: &View<'_>) -> Option<(Matter, Cow<'static, str>)> {
    let table = view.table();
    let us = table.game().has_the_move();
    let is_tournament = view.settings.play.assist == AssistLevel::Tournament;
    if view.settings.play.assist == AssistLevel::Friendly
        && view.is_in_play()
        && table.turn().released().is_empty()
        && *table.hand(us) == Hand::Empty
        && let Some(unfinished) = unfinished_capture(view)
    {
        return Some((Matter::Owed, unfinished.into()));
    }
    if view.settings.play.assist == AssistLevel::Friendly
        && view.is_in_play()
        && *table.hand(us) == Hand::Empty
        && let Some(unfinished) = half_done(view)
    {
        return Some((Matter::Owed, unfinished));
    }
    if view.settings.play.assist == AssistLevel::Friendly && is_another_touched(view) {
        return touched_first(view).map(|told| (Matter::Owed, told));
    }
    let is_at_rest = table.turn().binds_to_nothing() && *table.hand(us) == Hand::Empty;
    if is_tournament || !view.is_playing() || !is_at_rest || !table.is_in_order() {
        return None;
    }
    if table.forgot_to_press().is_some() {
        let told = ClockStop::Forgotten.reason(view);
        return Some((Matter::Forgotten, told.into()));
    }
    if let Some(player) = table.has_to_press_again() {
        let told = view.tell("press-again", &[("player", player.into())]);
        return Some((Matter::Again, told.into()));
    }
    let now = ClaimGround::of_a_right_draw(view);
    let ground = now.or_else(|| ClaimGround::of_a_draw_by_the_next_move(view))?;
    let (repetition, fifty) = if now.is_some() {
        ("claim-right-repetition", "claim-right-fifty")
    } else {
        ("claim-next-repetition", "claim-next-fifty")
    };
    let id = if ground == ClaimGround::Repetition {
        repetition
    } else {
        fifty
    };
    Some((
        Matter::Claim,
        view.tell(id, &[("player", us.into())]).into(),
    ))
}

/// What is still to be done of a castling of which the king was let go, or of a pawn on the last rank.
fn half_done(view: &View<'_>) -> Option<Cow<'static, str>> {
    let table = view.table();
    let mut released = table.turn().released().iter();
    let (id, square) = match view.arbiter.obligation().duty {
        Duty::Castle { king, rook } if released.any(|it| it.from == king) => {
            ("castling-unfinished", rook)
        }
        Duty::Promote { to, .. } if released.any(|it| it.to == to) => ("promotion-unfinished", to),
        Duty::None
        | Duty::Move(_)
        | Duty::Capture(_)
        | Duty::CaptureWith { .. }
        | Duty::Castle { .. }
        | Duty::Promote { .. }
        | Duty::Play(_) => return None,
    };
    Some(view.tr_args(id, &[("square", square.into())]))
}

/// Which piece was touched first, and binds.
fn touched_first(view: &View<'_>) -> Option<Cow<'static, str>> {
    let (Duty::Move(square) | Duty::Capture(square)) = view.arbiter.obligation().duty else {
        return None;
    };
    let role = view.table().game().position().board().role_at(square)?;
    let args = [("role", role.into()), ("square", square.into())];
    Some(view.tr_args("touched-first", &args))
}

/// Whether another piece was touched before than the one under the hand, and that one is still owed.
fn is_another_touched(view: &View<'_>) -> bool {
    let turn = view.table().turn();
    // Once it was ruled on, the card says so.
    let newest = view.log.last().and_then(|entry| entry.event.player_act());
    let Some(PlayerAct::Touch(at) | PlayerAct::Lift(at)) = newest else {
        return false;
    };
    let under_the_hand = turn.origin(*at);
    let position = view.table().game().position();
    let is_owed = match view.arbiter.obligation().duty {
        Duty::Move(owed) => owed != under_the_hand,
        Duty::Capture(owed) => {
            let captures =
                |mv: &Move| mv.from() == Some(under_the_hand) && captured_square(*mv) == Some(owed);
            owed != under_the_hand && !position.legal_moves().iter().any(captures)
        }
        Duty::None
        | Duty::CaptureWith { .. }
        | Duty::Castle { .. }
        | Duty::Promote { .. }
        | Duty::Play(_) => false,
    };
    is_owed && view.is_in_play() && turn.released().is_empty() && turn.touches().count() > 1
}

/// What comes first now, in words.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StripMessage {
    matter: Matter,
    text: Cow<'static, str>,
    /// How it ends, where no button says so.
    ending: Option<Cow<'static, str>>,
}

impl StripMessage {
    /// What stands in the strip's place; nothing where a teacher says the same in large type above the board, and there
    /// is no button with it.
    pub fn in_the_strip(view: &View<'_>) -> Option<Self> {
        let is_taught = view.settings.play.assist == AssistLevel::Teaching;
        let ends_here = |it: &Self| it.is_of_stopped_clocks() || it.matter == Matter::Lying;
        Self::of(view).filter(|it| !is_taught || ends_here(it))
    }

    /// What comes first now, if anything does.
    pub fn of(view: &View<'_>) -> Option<Self> {
        if let Some(color) = view.adjusting() {
            let text = view.tell("adjusting-counts", &[("player", color.into())]);
            return Some(Self {
                matter: Matter::Adjusting(color),
                text: Cow::Owned(text),
                ending: Some(view.tr("adjusting-ends")),
            });
        }
        // While both clocks stand, letting the offender's run comes first: the pieces are set up on their time (7.4.1).
        let is_stopped =
            ClockStop::of(view) == Some(ClockStop::Stopped) && view.may_let_clocks_run();
        let do_lie = view.is_playing() && view.table().do_pieces_lie();
        if do_lie && !view.is_arbiter_called() && !is_stopped {
            let text = match view.table().who_displaced() {
                Some(player) => sets_up_text(view, player),
                None => view.tr("rule-displaced-pieces").into_owned(),
            };
            return Some(Self {
                matter: Matter::Lying,
                text: Cow::Owned(text),
                ending: None,
            });
        }
        let (matter, text) = match ClockStop::of(view) {
            Some(standstill @ ClockStop::NotStarted) => {
                (Matter::Start, standstill.reason(view).into())
            }
            Some(standstill @ ClockStop::Stopped) if view.waits_for_the_desk() => {
                (Matter::Held, standstill.reason(view).into())
            }
            Some(ClockStop::Stopped) if view.is_arbiter_called() || !view.may_let_clocks_run() => {
                return None;
            }
            Some(ClockStop::Stopped) => (Matter::Stopped, view.tr("clock-paused")),
            Some(ClockStop::Forgotten | ClockStop::Sealing(_)) | None => before_a_touch(view)?,
        };
        Some(Self {
            matter,
            text,
            ending: None,
        })
    }

    /// Whether it tells that both clocks were stopped, and lets them run.
    pub fn is_of_stopped_clocks(&self) -> bool {
        self.matter == Matter::Stopped
    }

    /// Whether a button ends it.
    pub fn has_a_button(&self) -> bool {
        matches!(
            self.matter,
            Matter::Stopped | Matter::Adjusting(_) | Matter::Lying
        )
    }

    /// Whether it tells what has to be done before the clock is pressed, so that it may cost who reads it too late.
    pub fn is_to_be_done(&self) -> bool {
        self.matter == Matter::Owed
    }

    /// What is told, and how it ends.
    pub fn into_text(self) -> String {
        let told = std::iter::once(self.text).chain(self.ending);
        told.collect::<Vec<_>>().join(" ")
    }

    /// How high it is in that width, in points.
    pub fn height(&self, width: f32) -> f32 {
        match self.matter {
            Matter::Stopped | Matter::Adjusting(_) | Matter::Lying if width < WIDE => {
                HEIGHT + BENEATH
            }
            Matter::Start
            | Matter::Stopped
            | Matter::Held
            | Matter::Adjusting(_)
            | Matter::Lying
            | Matter::Owed
            | Matter::Forgotten
            | Matter::Again
            | Matter::Claim => HEIGHT,
        }
    }

    /// How high it is at least in that width, its words as small as they are read at a glance, in points.
    pub fn least(&self, ui: &Ui, width: f32) -> f32 {
        let told = self.clone().into_text();
        let room = vec2(width - BAR - BESIDE, 0.0);
        let galley = fitted_paragraph(
            ui.painter(),
            &told,
            bold,
            LARGEST,
            room,
            Color32::PLACEHOLDER,
        );
        (galley.size().y + 2.0 * ABOVE).min(self.height(width))
    }

    /// Shows it in `rect`, as large as it may be, with the button that ends it.
    pub fn ui(&self, ui: &mut Ui, view: &View<'_>, rect: Rect) {
        let ends = match self.matter {
            Matter::Start
            | Matter::Held
            | Matter::Owed
            | Matter::Forgotten
            | Matter::Again
            | Matter::Claim => return self.paint_words(ui, rect, rect, &self.text),
            Matter::Stopped => "clock-resume",
            Matter::Adjusting(_) => "say-adjusting",
            Matter::Lying => "strip-stand-again",
        };
        let inner = rect.shrink(GAP);
        let (told, end) = if rect.width() < WIDE && rect.height() >= HEIGHT {
            let (told, end) = rect.split_top_bottom_at_y(inner.bottom() - END.y);
            let end = end.with_min_x(rect.left() + BAR).with_max_x(inner.right());
            (told, end.with_max_y(inner.bottom()))
        } else {
            let (told, end) = rect.split_left_right_at_x(inner.right() - END.x);
            let middle = Rect::from_center_size(end.center(), END);
            (told, middle.with_max_x(inner.right()))
        };
        self.paint_words(ui, rect, told, &self.text);
        if primary_in(ui, &view.tr(ends), end).clicked() {
            match self.matter {
                Matter::Adjusting(color) => view.adjust(color),
                Matter::Lying => stand_up(view),
                Matter::Start
                | Matter::Stopped
                | Matter::Held
                | Matter::Owed
                | Matter::Forgotten
                | Matter::Again
                | Matter::Claim => {
                    view.let_clocks_run();
                }
            }
        }
    }

    /// Shows it in `rect` without a button: how it ends is said in words.
    pub fn ui_in_words(self, ui: &Ui, rect: Rect) {
        let text = self.clone().into_text();
        self.paint_words(ui, rect, rect, &text);
    }

    /// Words in their part of what is painted.
    fn paint_words(&self, ui: &Ui, rect: Rect, words: Rect, text: &str) {
        let colors = palette(ui);
        let (ground, edge, bar): (Color32, Stroke, Color32) = match self.matter {
            Matter::Start
            | Matter::Stopped
            | Matter::Held
            | Matter::Lying
            | Matter::Owed
            | Matter::Forgotten
            | Matter::Again => (colors.sheet, colors.sheet_edge(), colors.press),
            Matter::Claim => (colors.sheet, colors.sheet_edge(), colors.here),
            Matter::Adjusting(_) => (colors.hand_tint, Stroke::new(2.0, colors.hand), colors.hand),
        };
        let painter = ui.painter();
        painter.rect(rect, CORNER, ground, edge, StrokeKind::Inside);
        let size = vec2(6.0, rect.height() - 20.0);
        let place = Rect::from_min_size(rect.min + vec2(8.0, 10.0), size);
        painter.rect_filled(place, 3.0, bar);
        let inside = words
            .with_min_x(words.left() + BAR)
            .with_max_x(words.right() - BESIDE);
        let room = inside.shrink2(vec2(0.0, ABOVE)).size();
        let galley = fitted_paragraph(painter, text, bold, LARGEST, room, colors.ink);
        let at = inside.left_center() - vec2(0.0, galley.size().y / 2.0);
        painter.galley(at, galley, colors.ink);
        let response = ui.interact(words, ui.scope_id().with("strip_message"), Sense::HOVER);
        response.widget_info(|| WidgetInfo::labeled(Part::Label, true, text));
        announce(ui, response.id, text, Urgency::Polite);
    }
}
