//! A question in the place of a button, before something that cannot be taken back: "Sure? Resign / No". Where a button is
//! guarded, what confirms it stands where it stood; of a row of small cells the question or *No* does. For a moment nothing
//! answers it, so that the second half of a double-click does nothing. The question stays until it is answered; a press
//! anywhere else and Esc answer it with *No*, so that nobody who looked away believes that it was done.

use std::time::Duration;

use eframe::egui::{
    self, Align, Color32, Galley, Id, Key, Layout, Memory, Painter, Pos2, Rect, Response, RichText,
    Role as Part, Sense, Stroke, Ui, UiBuilder, Vec2, WidgetInfo, pos2, vec2,
};

use super::announcement::announce_words;
use super::button::{Button, ButtonKind};
use super::fitted_text::line_width;
use super::fonts::{BODY, bold};
use super::lent_focus::ask_here;
use super::theme::palette;
use super::widgets::{grave, quiet_in};
use jadoube_core::i18n::Words;

/// How long what rose in the place of a button hears no press: the second half of a double-click was meant for the button.
const DEAF: Duration = Duration::from_millis(400);

/// How long ago a question may have been seen last by whoever does something else: no click is longer.
const RECENT: Duration = Duration::from_secs(1);

/// How high its buttons are, how wide *No* is at least, and how far apart they stand, in points.
const HEIGHT: f32 = 36.0;
const NO: f32 = 64.0;
const APART: f32 = 6.0;

/// Between what is asked and what would be done, in points.
const LEADING: f32 = 3.5;

/// Whether something rose at `since`, in seconds of the window's time, so short a time ago that a press was meant for what
/// stood there before; another picture is painted once it is not.
pub fn is_deaf(ui: &Ui, since: f64) -> bool {
    let left = deaf_for(since, ui.input(|input| input.time));
    if left > 0.0 {
        ui.request_repaint_after(Duration::from_secs_f64(left));
    }
    left > 0.0
}

/// How much longer, in seconds.
fn deaf_for(since: f64, now: f64) -> f64 {
    since + DEAF.as_secs_f64() - now
}

/// Whether a question stands anywhere, which hears Esc before anything else does.
pub fn has_question(ui: &Ui) -> bool {
    let context = ui.ctx();
    let shown: Option<u64> = context.data(|data| data.get_temp(known()));
    shown.is_some_and(|shown| shown + 1 >= context.cumulative_frame_nr())
}

/// What was asked a moment ago and got no answer, because a press or a key went elsewhere; it is told once.
pub fn take_unanswered(ui: &Ui) -> Option<String> {
    let left: Option<(f64, String)> = ui.data_mut(|data| data.remove_temp(unanswered()));
    let now = ui.input(|input| input.time);
    left.filter(|(at, _)| now - at < RECENT.as_secs_f64())
        .map(|(_, act)| act)
}

/// Under what is known what was asked last, and when, as long as it is not answered.
fn unanswered() -> Id {
    Id::unique("in-place-unanswered")
}

/// Under what the frame is known in which a question was shown last.
fn known() -> Id {
    Id::unique("in-place-question")
}

/// What is being asked, if anything; of several buttons that share it one is asked about at a time.
#[derive(Debug)]
pub struct InPlaceConfirmation<T> {
    asked: Option<Asked<T>>,
}

#[derive(Debug)]
struct Asked<T> {
    about: T,
    /// How large the button was that was pressed, in points.
    size: Vec2,
    /// Where the pointer pressed it; nowhere where a key did.
    pressed: Option<Pos2>,
    /// Where the question stands and since when, in seconds of the window's time, once it was shown.
    place: Option<(Rect, f64)>,
    /// The last frame in which it was asked or shown.
    frame: u64,
}

impl<T> Default for InPlaceConfirmation<T> {
    fn default() -> Self {
        Self { asked: None }
    }
}

impl<T: Copy + PartialEq> InPlaceConfirmation<T> {
    /// Asks about that from now on, in the place of a cell that is so wide in points.
    pub fn ask(&mut self, ui: &Ui, about: T, width: f32) {
        self.ask_on(ui, about, vec2(width, HEIGHT));
    }

    /// Asks about that from now on, in the place of a button that is so large in points.
    fn ask_on(&mut self, ui: &Ui, about: T, size: Vec2) {
        self.asked = Some(Asked {
            about,
            size,
            pressed: ui.input(|input| {
                input
                    .pointer
                    .interact_pos()
                    .filter(|_| input.pointer.any_released())
            }),
            place: None,
            frame: ui.ctx().cumulative_frame_nr(),
        });
        ui.request_repaint();
    }

    /// Whether what is asked stands still. One that was not shown in the frame before has left with its page.
    fn is_asking(&self, ui: &Ui) -> bool {
        let frame = ui.ctx().cumulative_frame_nr();
        let mut asked = self.asked.iter();
        asked.any(|asked| asked.frame + 1 >= frame)
    }

    /// Whether the question about that stands in the place of its button.
    pub fn is_asked(&mut self, ui: &Ui, about: T) -> bool {
        if !self.asked.iter().any(|asked| asked.about == about) {
            return false;
        }
        if !self.is_asking(ui) || self.is_left_alone(ui) {
            self.asked = None;
        }
        self.asked.is_some()
    }

    /// Whether Esc was pressed, or the pointer anywhere else, or Enter on what stands elsewhere.
    fn is_left_alone(&self, ui: &Ui) -> bool {
        let place = self.asked.as_ref().and_then(|asked| asked.place);
        let focused = ui.memory(Memory::focused);
        let at_keyboard = focused.and_then(|id| ui.ctx().read_response(id));
        ui.input(|input| {
            let is_heard = !self.is_deaf(input.time);
            let pressed = input.pointer.interact_pos();
            let pressed = pressed.filter(|_| input.pointer.any_pressed());
            let entered = at_keyboard.map(|it| it.rect.center());
            let entered = entered.filter(|_| input.key_pressed(Key::Enter));
            let is_elsewhere = |at| place.is_some_and(|(place, _)| !place.contains(at));
            let is_left = pressed.into_iter().chain(entered).any(is_elsewhere);
            input.key_pressed(Key::Escape) || is_heard && is_left
        })
    }

    /// Whether the question rose so short a time ago that a press was meant for what stood there before.
    fn is_deaf(&self, now: f64) -> bool {
        let place = self.asked.as_ref().and_then(|asked| asked.place);
        place.is_none_or(|(_, risen)| deaf_for(risen, now) > 0.0)
    }

    /// The question was shown there, with those answers; whether it was confirmed just now.
    pub fn is_answered(
        &mut self,
        ui: &Ui,
        place: Rect,
        confirms: &Response,
        keeps: &Response,
    ) -> bool {
        let now = ui.input(|input| input.time);
        let is_pressed = ui.input(|input| input.pointer.any_released());
        let is_deaf = is_pressed && self.is_deaf(now);
        if let Some(asked) = &mut self.asked {
            asked.place = Some((place, asked.place.map_or(now, |(_, risen)| risen)));
            asked.frame = ui.ctx().cumulative_frame_nr();
            ui.data_mut(|data| data.insert_temp(known(), asked.frame));
            // Whoever presses the key twice has not said *Yes*.
            ask_here(ui, known(), place, Some(keeps.id));
        }
        let is_confirmed = confirms.clicked() && !is_deaf;
        if is_confirmed || keeps.clicked() && !is_deaf {
            self.asked = None;
        }
        is_confirmed
    }

    /// Shows the question from where the button began, in the direction of `ui`, `act` being what the button says that does
    /// it; whether it was just confirmed.
    pub fn question(&mut self, ui: &mut Ui, words: Words, act: &str) -> bool {
        announce_question(ui, words, act);
        let width = self.asked.as_ref().map_or(0.0, |asked| asked.size.x);
        ui.spacing_mut().item_spacing.x = APART;
        let no = |ui: &mut Ui, width: f32| {
            let mut no = Button::words(ButtonKind::Plain, words.tr("sure-no"));
            no.size = vec2(width, HEIGHT);
            no.show(ui)
        };
        let asked = RichText::new(words.tr("sure")).font(bold(BODY));
        // Where it is laid out from the right, what is asked is still read first.
        let (asks, confirms, keeps) = if ui.layout().prefer_right_to_left() {
            let keeps = no(ui, width);
            let confirms = grave(ui, act);
            (ui.label(asked), confirms, keeps)
        } else {
            let size = vec2(width, HEIGHT);
            let layout = Layout::left_to_right(Align::Center);
            let asks = ui.allocate_ui_with_layout(size, layout, |ui| {
                ui.set_min_size(size);
                ui.label(asked);
            });
            let confirms = grave(ui, act);
            (asks.response, confirms, no(ui, NO))
        };
        let place = asks.rect.union(keeps.rect).union(confirms.rect);
        self.is_answered(ui, place, &confirms, &keeps)
    }

    /// How wide the question is in one line, in points.
    pub fn width_of_question(&self, ui: &Ui, words: Words, act: &str) -> f32 {
        let width = self.asked.as_ref().map_or(0.0, |asked| asked.size.x);
        let wide = |text: &str| line_width(ui.painter(), text, bold(BODY));
        let padding = 2.0 * ui.spacing().button_padding.x;
        width + wide(&words.tr("sure")).max(NO) + wide(act) + padding + 2.0 * APART
    }

    /// Parts `room` into what confirms it and *No*, which lies under the pointer that pressed the button.
    fn parted(&self, room: Rect) -> (Rect, Rect) {
        let pressed = self.asked.as_ref().and_then(|asked| asked.pressed);
        let (left, right) = room.split_left_right_at_fraction(0.5);
        let left = left.with_max_x(left.right() - APART);
        if pressed.is_some_and(|at| left.x_range().contains(at.x)) {
            (right, left)
        } else {
            (left, right)
        }
    }

    /// Shows the question in two lines that take all of `ui`; whether it was just confirmed.
    pub fn question_in_two_lines(&mut self, ui: &mut Ui, words: Words, act: &str) -> bool {
        announce_question(ui, words, act);
        ui.spacing_mut().item_spacing = vec2(APART, 3.0);
        ui.spacing_mut().button_padding.x = 6.0;
        ui.label(RichText::new(words.tr("sure")).font(bold(15.0)));
        let room = ui.available_rect_before_wrap();
        let (yes, no) = self.parted(room);
        let confirms = Button::words(ButtonKind::Grave, act).show_in(ui, yes);
        let keeps = quiet_in(ui, &words.tr("sure-no"), no);
        let place = ui.max_rect();
        self.is_answered(ui, place, &confirms, &keeps)
    }

    /// Shows the answers with what confirms it exactly where the button stood, *No* beside it where there is room and else
    /// in its right end; whether it was just confirmed.
    fn question_on_the_button(&mut self, ui: &mut Ui, words: Words, act: &str) -> bool {
        announce_question(ui, words, act);
        let size = self.asked.as_ref().map_or(Vec2::ZERO, |asked| asked.size);
        // In a row that does not wrap, what stands beside it stays where it is.
        let is_row = ui.layout().is_horizontal() && !ui.layout().main_wrap();
        let beside = ui.available_size_before_wrap().x - size.x;
        let beside = if is_row { 0.0 } else { beside };
        let no = NO.min(size.x * 0.36).max(beside.min(NO));
        let width = size.x.max(size.x + beside.min(no + APART));
        let (place, _) = ui.allocate_exact_size(vec2(width, size.y), Sense::HOVER);
        let (yes, keeps) = place.split_left_right_at_x(place.right() - no);
        let confirms = confirming(ui, words, act, yes.with_max_x(yes.right() - APART));
        let keeps = quiet_in(ui, &words.tr("sure-no"), keeps);
        let is_confirmed = self.is_answered(ui, place, &confirms, &keeps);
        let now = ui.input(|input| input.time);
        ui.data_mut(|data| {
            if self.asked.is_some() {
                data.insert_temp(unanswered(), (now, act.to_owned()));
            } else {
                data.remove::<(f64, String)>(unanswered());
            }
        });
        is_confirmed
    }

    /// Shows a button, and once it was pressed the question in its place; whether that was just confirmed.
    pub fn guard(
        &mut self,
        ui: &mut Ui,
        words: Words,
        about: T,
        act: &str,
        button: impl FnOnce(&mut Ui, &str) -> Response,
    ) -> bool {
        if self.is_asked(ui, about) {
            return self.question_on_the_button(ui, words, act);
        }
        let response = button(ui, act);
        if response.clicked() {
            self.ask_on(ui, about, response.rect.size());
        }
        false
    }

    /// The same with a button that takes all of `place`, which is already kept for it.
    pub fn guard_in(
        &mut self,
        ui: &mut Ui,
        words: Words,
        about: T,
        act: &str,
        place: Rect,
        button: impl FnOnce(&mut Ui, &str, Rect) -> Response,
    ) -> bool {
        let mut ui = ui.new_child(UiBuilder::new().max_rect(place));
        self.guard(&mut ui, words, about, act, |ui, act| button(ui, act, place))
    }
}

/// Lets be heard what is asked about.
fn announce_question(ui: &Ui, words: Words, act: &str) {
    announce_words(ui, &format!("{} {act}", words.tr("sure")));
}

/// The button in `rect` that does it, with the question above its words.
fn confirming(ui: &mut Ui, words: Words, act: &str, rect: Rect) -> Response {
    let colors = palette(ui);
    let button = egui::Button::new("")
        .fill(colors.warning)
        .stroke(Stroke::NONE)
        .min_size(rect.size());
    let response = ui.put(rect, button).accessible_name(act);
    let asked = words.tr("sure");
    let ink = colors.on_warning;
    let question = paint_question(ui.painter(), &asked, act, rect.shrink2(vec2(4.0, 0.0)), ink);
    let read = ui.interact(question, response.id.with("question"), Sense::HOVER);
    read.widget_info(|| WidgetInfo::labeled(Part::Label, true, &*asked));
    response
}

/// Paints what is asked above what would be done, or before it where that needs more lines than one, or not at all where
/// it has no room; gives where the words stand.
fn paint_question(painter: &Painter, asked: &str, act: &str, rect: Rect, ink: Color32) -> Rect {
    let laid = |text: String, size: f32| painter.layout(text, bold(size), ink, rect.width());
    let centered = |galley: &Galley, top: f32| pos2(rect.center().x - galley.size().x / 2.0, top);
    let asks = laid(asked.to_owned(), 12.5);
    let in_a_line = [14.5, 13.5, 12.5, 11.5]
        .map(|size| laid(act.to_owned(), size))
        .into_iter()
        .find(|it| it.rows.len() == 1);
    if let Some(does) = in_a_line {
        // What is inked stands in the middle, not the lines with the room above and below their letters.
        let inked = |galley: &Galley| galley.mesh_bounds.y_range();
        let height = inked(&asks).span() + LEADING + inked(&does).span();
        let top = rect.center().y - height / 2.0 - inked(&asks).min;
        let place = Rect::from_min_size(centered(&asks, top), asks.size());
        let below = place.top() + inked(&asks).max + LEADING - inked(&does).min;
        painter.galley(centered(&does, below), does, ink);
        painter.galley(place.min, asks, ink);
        return place;
    }
    let fitting = |text: String, sizes: &[f32]| {
        let laid = sizes.iter().map(|size| laid(text.clone(), *size));
        laid.into_iter().find(|it| it.size().y <= rect.height())
    };
    // Where the question takes the room of what it asks about, the red button and the No beside it ask.
    let whole = fitting(format!("{asked} {act}"), &[13.5, 12.5])
        .or_else(|| fitting(act.to_owned(), &[13.5, 12.5, 11.5]))
        .unwrap_or_else(|| laid(act.to_owned(), 10.5));
    let place = Rect::from_center_size(rect.center(), whole.size());
    painter.galley(place.min, whole, ink);
    place
}
