//! The field for a time control: times to choose from, and free text that is answered in words.

use eframe::egui::epaint::text::cursor::CCursor;
use eframe::egui::text::{LayoutJob, TextFormat};
use eframe::egui::{
    Align, Align2, Label, Layout, Response, RichText, Stroke, TextEdit, Ui, Vec2, vec2,
};

use super::time_control_picker::{self, Offer};
use crate::kit::fonts::{LEAD, bold, regular};
use crate::kit::keyboard;
use crate::kit::theme::{GAP, palette};
use crate::kit::widgets::{link, tick, warning};
use crate::view::frame_view::View;
use crate::view::settings::FIRST_TIME;
use jadoube_core::chess::{ByColor, Color};
use jadoube_core::clock::TimeControl;
use jadoube_core::clock::control::{AtFlag, FirstIncrement, NextPeriod};
use jadoube_core::clock::control_text::{AgreedTimeControl, ControlParseError};
use jadoube_core::clock::typed_control::{
    TypedTimeControl, read_typed, read_typed_side, typed_side_text, typed_text,
};
use jadoube_core::i18n::{read_time_said, word_begin};
use jadoube_core::laws::Edition;

/// What each side is given, `None` for a game without a clock; or what is unclear about it.
pub type TimeControlResult = Result<Option<ByColor<TimeControl>>, ControlParseError>;

/// How large the line is in which a time of one's own is typed.
const LINE: Vec2 = vec2(148.0, 40.0);

/// The time control that is being chosen.
#[derive(Debug)]
pub struct TimeControlField {
    /// Both sides' time, or White's where the sides have different ones.
    time: ChosenTime,
    /// Black's where the sides have different ones.
    blacks: Option<ChosenTime>,
    /// Whose time one that is chosen becomes.
    side: Color,
    /// Whether a game without a clock can be chosen.
    untimed: bool,
}

/// A time that was chosen, in the grammar of PGN, and what was typed in its place, if anything was.
#[derive(Clone, Debug, Default)]
struct ChosenTime {
    chosen: String,
    typed: String,
}

impl ChosenTime {
    fn from_choice(text: &str) -> Self {
        Self {
            chosen: text.to_owned(),
            typed: String::new(),
        }
    }

    /// Puts another time in its place: one that was typed stays typed, and nobody has typed one that was chosen.
    fn change(&mut self, chosen: String, typed: String) {
        if self.typed.trim().is_empty() {
            self.chosen = chosen;
        } else {
            self.typed = typed;
        }
    }

    fn both(&self) -> Result<TypedTimeControl<AgreedTimeControl>, ControlParseError> {
        if !self.typed.trim().is_empty() {
            let in_words = || {
                let meant = AgreedTimeControl::Timed(read_time_said(&self.typed)?);
                let otherwise = None;
                Some(TypedTimeControl { meant, otherwise })
            };
            return read_typed(&self.typed).or_else(|unclear| in_words().ok_or(unclear));
        }
        Ok(TypedTimeControl {
            meant: self.chosen.parse()?,
            otherwise: None,
        })
    }

    fn one(&self) -> Result<TypedTimeControl<TimeControl>, ControlParseError> {
        if !self.typed.trim().is_empty() {
            let in_words = || {
                let said = read_time_said(&self.typed)?;
                let (meant, otherwise) = (said.white, None);
                (meant == said.black).then_some(TypedTimeControl { meant, otherwise })
            };
            return read_typed_side(&self.typed).or_else(|unclear| in_words().ok_or(unclear));
        }
        Ok(TypedTimeControl {
            meant: self.chosen.parse()?,
            otherwise: None,
        })
    }
}

impl TimeControlField {
    /// A field that begins with `text`, in the grammar of PGN; `untimed` says whether there may be no clock.
    pub fn new(text: &str, untimed: bool) -> Self {
        let mut field = Self {
            time: ChosenTime::default(),
            blacks: None,
            side: Color::White,
            untimed,
        };
        field.take(text);
        field
    }

    /// What was chosen or typed.
    pub fn agreed(&self) -> TimeControlResult {
        if let Some(blacks) = &self.blacks {
            let (white, black) = (self.time.one()?.meant, blacks.one()?.meant);
            return Ok(Some(ByColor { white, black }));
        }
        match self.time.both()?.meant {
            AgreedTimeControl::Timed(control) => Ok(Some(control)),
            AgreedTimeControl::Untimed | AgreedTimeControl::Unknown => Ok(None),
        }
    }

    /// What is unclear about it, in words; nothing where all is clear.
    pub fn unclear(&self, view: &View<'_>) -> String {
        let of = |time: &ChosenTime| {
            let unclear = if self.is_apart() {
                time.one().err()?
            } else {
                time.both().err()?
            };
            Some(view.words.unclear_time(&time.typed, unclear))
        };
        let blacks = self.blacks.as_ref().and_then(of);
        of(&self.time).or(blacks).unwrap_or_default()
    }

    /// Shows the times to choose from, with what they are under that edition, and the line for one's own; whether Enter was
    /// pressed there.
    pub fn times_ui(&mut self, ui: &mut Ui, view: &View<'_>, edition: Edition) -> bool {
        let written = self.written();
        let offer = Offer {
            chosen: written.as_deref(),
            untimed: self.untimed && !self.is_apart(),
            edition,
        };
        if let Some(text) = time_control_picker::tiles(ui, view, offer) {
            self.take(&text);
        }
        ui.add_space(GAP / 2.0);
        let mut enters = false;
        for color in Color::ALL {
            if color.is_white() || self.is_apart() {
                enters |= self.line_ui(ui, view, color, offer);
            }
        }
        enters
    }

    /// Whether White and Black have different times.
    pub const fn is_apart(&self) -> bool {
        self.blacks.is_some()
    }

    /// Gives each side a time of its own, or both the same again.
    pub fn set_apart(&mut self, apart: bool) {
        if !apart {
            (self.blacks, self.side) = (None, Color::White);
        } else if !self.is_apart() {
            let text = self.written().unwrap_or_default();
            let is_timed = text.parse::<TimeControl>().is_ok();
            self.take(if is_timed { &text } else { FIRST_TIME });
            if self.blacks.is_none() {
                self.blacks = Some(self.time.clone());
            }
        }
    }

    /// What a clock lets one choose beside the times; shown only where it makes a difference.
    pub fn settings_ui(&mut self, ui: &mut Ui, view: &View<'_>) {
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
                let [white, black] = [&after.white, &after.black];
                self.time.change(white.to_string(), typed_side_text(white));
                blacks.change(black.to_string(), typed_side_text(black));
            } else {
                let after = AgreedTimeControl::Timed(after);
                self.time.change(after.to_string(), typed_text(&after));
            }
        }
    }

    /// Puts a time in place of what there was, for both sides or as it says.
    fn take(&mut self, text: &str) {
        if let Ok(AgreedTimeControl::Timed(ByColor { white, black })) = text.parse()
            && white != black
        {
            self.time = ChosenTime::from_choice(&white.to_string());
            self.blacks = Some(ChosenTime::from_choice(&black.to_string()));
        } else {
            *self.of_side(self.side) = ChosenTime::from_choice(text);
        }
    }

    /// The time of that side, which is both sides' where they have the same.
    const fn of_side(&mut self, color: Color) -> &mut ChosenTime {
        match (color, &mut self.blacks) {
            (Color::Black, Some(blacks)) => blacks,
            (Color::White | Color::Black, _) => &mut self.time,
        }
    }

    /// The whole agreement in the grammar of PGN, if it can be read.
    pub fn written(&self) -> Option<String> {
        let agreed = self.agreed().ok()?;
        Some(
            agreed
                .map_or(AgreedTimeControl::Untimed, AgreedTimeControl::Timed)
                .to_string(),
        )
    }

    /// The line in which a side's own time is typed, and beside it what was understood; whether Enter was pressed in it.
    fn line_ui(&mut self, ui: &mut Ui, view: &View<'_>, color: Color, offer: Offer<'_>) -> bool {
        let is_apart = self.is_apart();
        let is_last = !is_apart || color.is_black();
        let time = self.of_side(color);
        let answer = if is_apart {
            SaidTime::of_one(view, time)
        } else {
            SaidTime::of_both(view, time)
        };
        let (mut line, mut taken) = (None, None);
        ui.horizontal_top(|ui| {
            ui.spacing_mut().item_spacing.x = 12.0;
            if is_apart {
                let name = view.tr(color.fold_wb("color-white", "color-black"));
                ui.add_sized(vec2(64.0, LINE.y), Label::new(&*name));
            }
            let name = match (is_apart, color) {
                (false, _) => "time-own",
                (true, Color::White) => "time-own-white",
                (true, Color::Black) => "time-own-black",
            };
            let fault = answer.fault.map(|unclear| unclear.at);
            line = Some(type_line(ui, view, &mut time.typed, &view.tr(name), fault));
            ui.vertical(|ui| {
                let line = vec2(ui.available_width(), LINE.y);
                ui.allocate_ui_with_layout(line, Layout::right_to_left(Align::Center), |ui| {
                    if is_last {
                        taken = time_control_picker::more(ui, view, offer);
                    }
                    ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
                        match answer.fault {
                            Some(unclear) => {
                                warning(ui, &view.words.unclear_time(&time.typed, unclear))
                            }
                            None => reading_label(ui, &answer.words),
                        }
                    });
                });
                let keeps = is_last && time_control_picker::can_keep(offer);
                if answer.otherwise.is_none() && !keeps {
                    return;
                }
                ui.horizontal_wrapped(|ui| {
                    if let Some((words, text)) = &answer.otherwise {
                        let words = [("words", words.as_str().into())];
                        let otherwise = view.tr_args("time-otherwise", &words);
                        // Once it is taken, what stands in its place is not known as it was.
                        let is_taken = ui.push_id("otherwise", |ui| link(ui, &otherwise).clicked());
                        if is_taken.inner {
                            time.typed.clone_from(text);
                        }
                    }
                    if keeps {
                        time_control_picker::keep(ui, view, offer);
                    }
                });
            });
        });
        if line.as_ref().is_some_and(Response::has_focus) {
            self.side = color;
        }
        if let Some(text) = taken {
            self.take(&text);
        }
        line.is_some_and(|line| keyboard::is_entered(ui, &line))
    }
}

/// What a time says, or why it says nothing.
struct SaidTime {
    words: String,
    fault: Option<ControlParseError>,
    /// What was typed could also mean this; behind the words stands how to type it.
    otherwise: Option<(String, String)>,
}

impl SaidTime {
    fn of_both(view: &View<'_>, time: &ChosenTime) -> Self {
        let words = |agreed: &AgreedTimeControl| match agreed {
            AgreedTimeControl::Timed(controls) => view.words.time_said(controls),
            AgreedTimeControl::Untimed | AgreedTimeControl::Unknown => {
                view.tr("time-none").into_owned()
            }
        };
        Self::of(time.both(), words, typed_text)
    }

    fn of_one(view: &View<'_>, time: &ChosenTime) -> Self {
        Self::of(
            time.one(),
            |control| view.words.side_time_said(control),
            typed_side_text,
        )
    }

    fn of<T>(
        read: Result<TypedTimeControl<T>, ControlParseError>,
        words: impl Fn(&T) -> String,
        text: fn(&T) -> String,
    ) -> Self {
        match read {
            Ok(TypedTimeControl { meant, otherwise }) => Self {
                words: words(&meant),
                fault: None,
                otherwise: otherwise.map(|other| (words(&other), text(&other))),
            },
            Err(unclear) => Self {
                words: String::new(),
                fault: Some(unclear),
                otherwise: None,
            },
        }
    }
}

/// What was understood, each number and what it counts in the heavier weight.
fn reading_label(ui: &mut Ui, words: &str) -> Response {
    let mut text = LayoutJob::default();
    let mut counts = false;
    for word in words.split_inclusive(char::is_whitespace) {
        let is_number = word.starts_with(|sign: char| sign.is_ascii_digit());
        let font = if is_number || counts { bold } else { regular };
        let format = TextFormat::simple(font(16.5), palette(ui).ink);
        text.append(word, 0.0, format);
        counts = is_number;
    }
    ui.add(Label::new(text).wrap())
}

/// The line in which a time is typed, the character `fault` underlined.
fn type_line(
    ui: &mut Ui,
    view: &View<'_>,
    text: &mut String,
    name: &str,
    fault: Option<usize>,
) -> Response {
    let colors = palette(ui);
    ui.scope(|ui| {
        let edge = if fault.is_some() {
            Stroke::new(1.5, colors.warning)
        } else {
            Stroke::new(1.0, colors.edge)
        };
        let visuals = ui.visuals_mut();
        visuals.widgets.inactive.bg_stroke = edge;
        visuals.text_edit_bg_color = Some(colors.sheet);
        visuals.selection.bg_fill = colors.hand_tint;
        visuals.selection.stroke = Stroke::new(2.0, colors.hand);
        let hint = RichText::new(view.tr("time-own-hint")).color(colors.soft_ink);
        let edit = TextEdit::singleline(text)
            .desired_width(LINE.x - 24.0)
            .min_size(LINE)
            .font(regular(LEAD))
            .hint_text(hint)
            .align(Align2::LEFT_CENTER)
            .margin(vec2(12.0, 8.0))
            .show(ui);
        let response = edit.response.response.accessible_name(name);
        if let Some(at) = fault {
            let begin = edit
                .galley
                .pos_from_cursor(CCursor::new(word_begin(text, at)));
            let (from, to) = (begin, at + 1);
            let to = edit.galley.pos_from_cursor(CCursor::new(to));
            let width = (to.left() - from.left()).max(8.0);
            let foot = edit.galley_pos + vec2(from.left(), from.bottom() + 1.5);
            let line = Stroke::new(2.5, colors.warning);
            ui.painter()
                .line_segment([foot, foot + vec2(width, 0.0)], line);
        }
        response
    })
    .inner
}
