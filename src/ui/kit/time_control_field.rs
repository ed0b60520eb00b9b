//! The field for a time control: times to choose from, and free text that is answered in words.

use eframe::egui::{Pos2, Stroke, TextEdit, Ui, epaint::text::cursor::CCursor, vec2};

use super::fonts::regular;
use super::theme::palette;
use super::time_control_picker::{self, Offer};
use super::time_control_text::in_minutes;
use super::widgets::{soft, tick, warning};
use crate::chess::{ByColor, Color};
use crate::clock::TimeControl;
use crate::clock::control::{AtFlag, FirstIncrement, NextPeriod};
use crate::clock::control_text::{AgreedTimeControl, ControlParseError};
use crate::ui::view::frame_view::View;

/// What each side is given, `None` for a game without a clock; or what is unclear about it.
pub type TimeControlResult = Result<Option<ByColor<TimeControl>>, ControlParseError>;

/// The time control that is being chosen.
#[derive(Debug)]
pub struct TimeControlField {
    /// Both sides' text, or White's where the sides have different times.
    text: String,
    /// Black's text where the sides have different times.
    blacks: Option<String>,
    /// Whose text a time that is chosen goes to.
    side: Color,
    /// Whether a game without a clock can be chosen.
    untimed: bool,
}

impl TimeControlField {
    /// A field that begins with `text`, in the grammar of PGN; `untimed` says whether there may be no clock.
    #[must_use]
    pub fn new(text: &str, untimed: bool) -> Self {
        let mut field = Self {
            text: String::new(),
            blacks: None,
            side: Color::White,
            untimed,
        };
        field.take(text);
        field
    }

    /// What the text says.
    pub fn agreed(&self) -> TimeControlResult {
        if let Some(blacks) = &self.blacks {
            let read = |text: &str| text.trim().parse::<TimeControl>();
            let (white, black) = (read(&self.text)?, read(blacks)?);
            return Ok(Some(ByColor { white, black }));
        }
        match self.text.trim().parse::<AgreedTimeControl>()? {
            AgreedTimeControl::Timed(control) => Ok(Some(control)),
            AgreedTimeControl::Untimed | AgreedTimeControl::Unknown => Ok(None),
        }
    }

    /// Shows the times to choose from, the text, and what it says.
    pub fn ui(&mut self, ui: &mut Ui, view: &View<'_>) {
        let written = self.written();
        let offer = Offer {
            chosen: written.as_deref(),
            untimed: self.untimed && self.blacks.is_none(),
        };
        if let Some(text) = time_control_picker::ui(ui, view, offer) {
            self.take(&text);
        }
        let is_apart = self.blacks.is_some();
        let name = if is_apart {
            "time-text-white"
        } else {
            "new-game-time-text"
        };
        self.side_ui(ui, view, Color::White, name);
        if is_apart {
            self.side_ui(ui, view, Color::Black, "time-text-black");
        }
        let mut apart = is_apart;
        tick(ui, &mut apart, &view.tr("time-apart"));
        if apart && !is_apart {
            self.part();
        } else if is_apart && !apart {
            (self.blacks, self.side) = (None, Color::White);
        }
        self.settings(ui, view);
    }

    /// What a clock lets one choose beside the times; shown only where it makes a difference.
    fn settings(&mut self, ui: &mut Ui, view: &View<'_>) {
        let Ok(Some(before)) = self.agreed() else {
            return;
        };
        let mut after = before.clone();
        let any = |has: fn(&TimeControl) -> bool| before.iter().any(has);
        // Each on a line of its own: side by side a long one would be broken after every letter.
        if any(|control| !control.periods()[0].method.increment().is_zero()) {
            let mut early =
                any(|control| control.first_increment() == FirstIncrement::BeforeMoveOne);
            if tick(ui, &mut early, &view.tr("time-first-increment")).changed() {
                let when = if early {
                    FirstIncrement::BeforeMoveOne
                } else {
                    FirstIncrement::AfterMoveOne
                };
                // A control whose first move would have no time at all keeps its increment before it.
                after = after.clone().map(|control| {
                    control
                        .clone()
                        .with_first_increment(when)
                        .unwrap_or(control)
                });
            }
        }
        if any(|control| control.periods().len() > 1) {
            let mut both = any(|control| control.next_period() == NextPeriod::ToBoth);
            if tick(ui, &mut both, &view.tr("time-to-both")).changed() {
                let whose = if both {
                    NextPeriod::ToBoth
                } else {
                    NextPeriod::ToOneself
                };
                after = after.clone().map(|control| control.with_next_period(whose));
            }
        }
        let mut freezes = any(|control| control.at_flag() == AtFlag::Freeze);
        if tick(ui, &mut freezes, &view.tr("time-freeze")).changed() {
            let what = if freezes {
                AtFlag::Freeze
            } else {
                AtFlag::PlayOn
            };
            after = after.clone().map(|control| control.with_at_flag(what));
        }
        if after != before {
            if let Some(blacks) = &mut self.blacks {
                (self.text, *blacks) = (after.white.to_string(), after.black.to_string());
            } else {
                self.text = AgreedTimeControl::Timed(after).to_string();
            }
        }
    }

    /// Puts a text in place of what there was, for both sides or as it says.
    fn take(&mut self, text: &str) {
        let apart = text
            .parse::<AgreedTimeControl>()
            .ok()
            .and_then(|agreement| {
                if let AgreedTimeControl::Timed(ByColor { white, black }) = agreement {
                    (white != black).then(|| (white.to_string(), black.to_string()))
                } else {
                    None
                }
            });
        match apart {
            Some((white, black)) => (self.text, self.blacks) = (white, Some(black)),
            None => match (&mut self.blacks, self.side) {
                (Some(blacks), Color::Black) => text.clone_into(blacks),
                (Some(_) | None, Color::White | Color::Black) => text.clone_into(&mut self.text),
            },
        }
    }

    /// Gives each side a text of its own.
    fn part(&mut self) {
        let text = self.written().unwrap_or_default();
        self.take(&text);
        if self.blacks.is_none() {
            self.blacks = Some(self.text.clone());
        }
    }

    /// The whole agreement as it is written, if it can be read.
    #[must_use]
    pub fn written(&self) -> Option<String> {
        let agreed = self.agreed().ok()?;
        Some(
            agreed
                .map_or(AgreedTimeControl::Untimed, AgreedTimeControl::Timed)
                .to_string(),
        )
    }

    fn side_ui(&mut self, ui: &mut Ui, view: &View<'_>, color: Color, name: &str) {
        let is_apart = self.blacks.is_some();
        let text = match (color, &mut self.blacks) {
            (Color::Black, Some(blacks)) => blacks,
            (Color::White | Color::Black, _) => &mut self.text,
        };
        let (read, unclear) = match text.trim().parse::<AgreedTimeControl>() {
            Ok(agreement) if !is_apart || text.trim().parse::<TimeControl>().is_ok() => {
                (Some(agreement), None)
            }
            Ok(_) => (None, text.trim().parse::<TimeControl>().err()),
            Err(unclear) => (None, Some(unclear)),
        };
        if is_apart {
            soft(ui, &view.tr(color.fold_wb("color-white", "color-black")));
        }
        let skipped = text
            .chars()
            .take_while(|letter| letter.is_whitespace())
            .count();
        let fault = unclear.map(|unclear| unclear.at + skipped);
        if text_ui(ui, text, &view.tr(name), fault) {
            self.side = color;
        }
        let minutes = unclear.is_none().then(|| in_minutes(text)).flatten();
        match (read, unclear) {
            (_, Some(unclear)) => {
                warning(ui, &view.words.unclear_time(unclear));
            }
            (Some(AgreedTimeControl::Timed(controls)), None) => {
                if controls.white == controls.black || is_apart {
                    understood(ui, view, &controls.white, None);
                } else {
                    for color in Color::ALL {
                        let name = view.tr(color.fold_wb("color-white", "color-black"));
                        understood(ui, view, controls.get(color), Some(&name));
                    }
                }
            }
            (Some(AgreedTimeControl::Untimed | AgreedTimeControl::Unknown) | None, None) => {
                soft(ui, &view.tr("time-none"));
            }
        }
        if let Some(minutes) = minutes {
            let name = view.tr_args("time-in-minutes", &[("time", minutes.as_str().into())]);
            if ui.button(name).clicked() {
                self.side = color;
                self.take(&minutes);
            }
        }
    }
}

/// What a control says, in words.
fn understood(ui: &mut Ui, view: &View<'_>, control: &TimeControl, whose: Option<&str>) {
    let phrases = view.words.time_control(control).join("; ");
    match whose {
        Some(name) => soft(ui, &format!("{name}: {phrases}")),
        None => soft(ui, &phrases),
    };
}

/// The line in which a control is written, the character `fault` underlined; whether it has the keyboard.
fn text_ui(ui: &mut Ui, text: &mut String, name: &str, fault: Option<usize>) -> bool {
    let colors = palette(ui);
    ui.scope(|ui| {
        let edge = if fault.is_some() {
            Stroke::new(1.5, colors.warning)
        } else {
            Stroke::new(1.0, colors.edge)
        };
        ui.visuals_mut().widgets.inactive.bg_stroke = edge;
        ui.visuals_mut().selection.bg_fill = colors.hand_tint;
        ui.visuals_mut().selection.stroke = Stroke::new(2.0, colors.hand);
        let edit = TextEdit::singleline(text)
            .desired_width(f32::INFINITY)
            .font(regular(15.0))
            .margin(vec2(8.0, 6.0))
            .show(ui);
        let response = edit.response.response.accessible_name(name);
        if let Some(at) = fault {
            let (from, to) = (edit.galley.pos_from_cursor(CCursor::new(at)), at + 1);
            let to = edit.galley.pos_from_cursor(CCursor::new(to));
            let width = (to.left() - from.left()).max(8.0);
            let foot = edit.galley_pos + vec2(from.left(), from.bottom() + 1.5);
            mark(ui, foot, width);
        }
        response.has_focus()
    })
    .inner
}

/// Underlines what cannot be read.
fn mark(ui: &Ui, foot: Pos2, width: f32) {
    let line = Stroke::new(2.5, palette(ui).warning);
    ui.painter()
        .line_segment([foot, foot + vec2(width, 0.0)], line);
}
