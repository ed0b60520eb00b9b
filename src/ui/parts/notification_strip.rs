//! Where people are told what happened to files, disks and time: one notification, which leaves by itself if it is good
//! news. At the table it stands at the bottom of the middle of the column, elsewhere at the foot of the window, over it or, if it is trouble, below it.

use std::sync::Arc;
use std::time::Duration;

use eframe::egui::accesskit::Role as Part;
use eframe::egui::text::LayoutJob;
use eframe::egui::{
    Align, Align2, Area, Color32, FontId, Frame, Galley, Id, Label, Layout, Margin, Order, Rect,
    Sense, Stroke, TextStyle, Ui, UiBuilder, Vec2, WidgetInfo, pos2, vec2,
};

use super::notification_text::NotificationText;
use crate::kit::announcement::announce;
use crate::kit::fonts::{bold, regular};
use crate::kit::foot_strip::{foot_strip, is_hand_free};
use crate::kit::second_click::goes_by_itself;
use crate::kit::theme::{GAP, SMALL_CORNER, palette};
use crate::kit::widgets::{bare, quiet_in, sign};
use crate::view::command::{Command, SeatChange};
use crate::view::frame_view::View;
use crate::view::notification::Notification;
use crate::view::screen::Screen;
use crate::view::urgency::Urgency;
use jadoube_core::laws::Standing;

/// How long good news is shown, in seconds; under the pointer it stays.
const GOOD_NEWS: f64 = 5.0;

/// How wide one that floats is at most.
const FLOATS: f32 = 760.0;

/// How high one notification is at least.
const HEIGHT: f32 = 40.0;

/// Maximum height of a warning in the column, which says what happened, what was kept and what to do next: as a rule, and
/// where it would be cut off otherwise.
const TROUBLE: (f32, f32) = (92.0, 170.0);

/// How much of the column is left to what stood there, where trouble is higher than usual.
const LEFT: f32 = 88.0;

/// How large what happened and what is said beside it usually are, and where there is less and less room.
const USUAL: (f32, f32) = (14.0, 13.5);
const SMALL: (f32, f32) = (12.0, 11.5);
const SMALLEST: (f32, f32) = (11.0, 10.5);
const SIZES: [(f32, f32); 3] = [USUAL, (13.0, 12.5), SMALL];

/// How many lines a text may have: a path may be as long as it likes.
const LINES: usize = 8;

/// How large a button is, and how wide a column is in which they stand one below the other.
const BUTTON: f32 = 34.0;
const NARROW: f32 = 400.0;

/// How high the row is of what can be done about trouble in the column.
const WAY: f32 = 46.0;

/// Around what is said in the column.
const AROUND: Margin = Margin::symmetric(12, 2);

/// What is shown. While a button or a finger is down nothing comes or goes.
#[derive(Debug, Default)]
pub struct NotificationStrip {
    shown: Vec<Notification>,
    /// Which of them is read.
    place: usize,
    leaving: Leaving,
}

#[derive(Clone, Copy, Debug, Default)]
struct Leaving {
    /// What is left of its time, in seconds, once it has been seen.
    rest: Option<f64>,
    /// When it was last seen, in seconds of the window's time.
    seen: f64,
    /// Whether the pointer was over it then.
    is_held: bool,
}

impl NotificationStrip {
    /// Shows the newest notification, or another that was asked for, at the foot of the window: good news floats there for its
    /// while, trouble takes its room until it is read. Where the buttons stand at the foot, as where somebody learns, good news
    /// takes its room as well; where a game is looked through, it floats over the board ([`over_board`](Self::over_board)).
    pub fn foot(&mut self, ui: &mut Ui, view: &View<'_>) {
        let Some(notification) = self.current(ui, view) else {
            return;
        };
        let is_trouble = notification.is_trouble();
        if !is_trouble && is_looked_through(view) {
            return;
        }
        if !is_trouble && !view.window.screen.is_of_practice() {
            let page = ui.ctx().content_rect();
            return self.float(ui, view, &notification, page);
        }
        let colors = palette(ui);
        let line = if is_trouble {
            colors.warning
        } else {
            colors.edge
        };
        let rect = foot_strip(ui, "notes", line, |ui| {
            self.buttons(ui, view, &notification);
            link_buttons(ui, view, links(view, &notification));
            let text = NotificationText::of(&notification, view.words);
            let said = SaidNotification::new(ui, &text, USUAL, LINES, ui.available_width());
            in_the_middle(ui, &said);
        });
        self.shown_at(ui, view, rect, &notification);
    }

    /// Whether good news floats over the foot of the table, because the card of the result has the column and its buttons stay
    /// where they are.
    pub fn floats_over_the_result(&mut self, ui: &Ui, view: &View<'_>) -> bool {
        let is_at_table = matches!(view.window.screen, Screen::Table | Screen::Adjourning);
        let is_over = is_at_table
            && matches!(
                view.table().standing(),
                Standing::Ended(..) | Standing::Annulled
            );
        let current = self.current(ui, view).filter(|_| is_over);
        current.is_some_and(|it| !it.is_trouble())
    }

    /// Shows good news over the foot of the `board` of a game that is looked through: the buttons beside it stay free, and
    /// nothing moves.
    pub fn over_board(&mut self, ui: &Ui, view: &View<'_>, board: Rect) {
        let current = self.current(ui, view).filter(|_| is_looked_through(view));
        if let Some(notification) = current.filter(|it| !it.is_trouble()) {
            self.float(ui, view, &notification, board);
        }
    }

    /// Shows a notification over the foot of that place, which stays as it is.
    fn float(&mut self, ui: &Ui, view: &View<'_>, notification: &Notification, over: Rect) {
        let colors = palette(ui);
        let room = over.width() - 2.0 * GAP;
        let links = links(view, notification);
        let beside = self.beside(ui, view, false) + width_of(ui, &links) + AROUND.sum().x;
        let text = NotificationText::of(notification, view.words);
        let width = room.min(FLOATS) - beside;
        let said = SaidNotification::new(ui, &text, USUAL, LINES, width);
        let shown = Area::new(Id::unique("floating-note"))
            .order(Order::Foreground)
            .pivot(Align2::CENTER_BOTTOM)
            .fixed_pos(over.center_bottom() - vec2(0.0, GAP))
            .show(ui.ctx(), |ui| {
                let frame = Frame::new()
                    .fill(colors.sheet)
                    .stroke(Stroke::new(1.0, colors.edge))
                    .corner_radius(SMALL_CORNER)
                    .shadow(colors.shadow())
                    .inner_margin(AROUND);
                frame.show(ui, |ui| {
                    let size = vec2(said.width() + beside, said.height().max(HEIGHT));
                    let from_right = Layout::right_to_left(Align::Center);
                    ui.allocate_ui_with_layout(size, from_right, |ui| {
                        self.buttons(ui, view, notification);
                        link_buttons(ui, view, links);
                        in_the_middle(ui, &said);
                    });
                });
            });
        self.shown_at(ui, view, shown.response.rect, notification);
    }

    /// Shows the same at the bottom of `rect`; gives back what is left of that.
    pub fn in_column(&mut self, ui: &mut Ui, view: &View<'_>, rect: Rect) -> Rect {
        let is_floating = self.floats_over_the_result(ui, view);
        let Some(notification) = self.current(ui, view).filter(|_| !is_floating) else {
            return rect;
        };
        let (usual, most) = if notification.is_trouble() {
            let most = (rect.height() - LEFT).clamp(TROUBLE.0, TROUBLE.1);
            let most = if is_calm(view) { most } else { TROUBLE.0 };
            (TROUBLE.0, most)
        } else {
            (HEIGHT, HEIGHT)
        };
        let around = AROUND.sum() + Vec2::splat(4.0);
        let said = NotificationText::of(&notification, view.words);
        let is_stacked = notification.is_trouble() && self.shown.len() > 1 && rect.width() < NARROW;
        let width = rect.width() - around.x - self.beside(ui, view, is_stacked);
        let ways = Ways::of(view, &notification, rect.height());
        let (usual, most) = (usual + ways.height, most + ways.height);
        let taken = around.y + ways.height;
        let heights = [usual, most].map(|height| height.min(rect.height().max(HEIGHT)) - taken);
        let said = SaidNotification::fitting(ui, &said, width, heights);
        let height = (said.height() + taken).clamp(HEIGHT + ways.height, most);
        let top = rect.bottom() - height.min(rect.height().max(HEIGHT));
        let place = rect.with_min_y(top);
        let colors = palette(ui);
        let line = if notification.is_trouble() {
            Stroke::new(2.0, colors.warning)
        } else {
            colors.sheet_edge()
        };
        ui.scope_builder(UiBuilder::new().max_rect(place), |ui| {
            let frame = Frame::new()
                .fill(colors.sheet)
                .stroke(line)
                .corner_radius(SMALL_CORNER)
                .shadow(colors.shadow())
                .inner_margin(AROUND);
            frame.show(ui, |ui| {
                ui.set_min_size(place.size() - vec2(24.0, 4.0) - vec2(2.0, 2.0) * line.width);
                ui.set_max_height(place.height() - 4.0);
                ui.spacing_mut().item_spacing.y = 0.0;
                let told = vec2(ui.available_width(), place.height() - 4.0 - ways.height);
                ui.allocate_ui_with_layout(told, Layout::right_to_left(Align::Center), |ui| {
                    if is_stacked {
                        let size = vec2(self.beside(ui, view, true), 2.0 * BUTTON);
                        let downwards = Layout::top_down(Align::Max);
                        ui.allocate_ui_with_layout(size, downwards, |ui| {
                            ui.spacing_mut().item_spacing.y = 0.0;
                            self.buttons(ui, view, &notification);
                        });
                    } else {
                        self.buttons(ui, view, &notification);
                    }
                    in_the_middle(ui, &said);
                });
                ways.show(ui, view);
            });
        });
        self.shown_at(ui, view, place, &notification);
        rect.with_max_y((top - GAP).max(rect.top()))
    }

    /// What is shown now, if anything is.
    fn current(&mut self, ui: &Ui, view: &View<'_>) -> Option<Notification> {
        self.follow(ui, view.window.notifications);
        self.shown.get(self.place).cloned()
    }

    /// The ways to close it and to read another.
    fn buttons(&mut self, ui: &mut Ui, view: &View<'_>, notification: &Notification) {
        if sign(ui, "×", &view.tr("close")).clicked() {
            dismiss(view, notification);
        }
        let count = self.shown.len();
        if count > 1 && bare(ui, &self.more(view)).clicked() {
            self.place = (self.place + count - 1) % count;
            self.leaving = Leaving::default();
        }
    }

    /// What leads to the other notifications.
    fn more(&self, view: &View<'_>) -> String {
        let others = (self.shown.len() as u64).saturating_sub(1);
        let others = [("count", others.into())];
        view.tr_args("notes-more", &others).into_owned()
    }

    /// How wide the buttons beside the words are, with the space before them.
    fn beside(&self, ui: &Ui, view: &View<'_>, is_stacked: bool) -> f32 {
        let spacing = ui.spacing();
        let apart = spacing.item_spacing.x;
        if self.shown.len() < 2 {
            return BUTTON + apart;
        }
        let font = TextStyle::Button.resolve(ui.style());
        let more = ui
            .painter()
            .layout_no_wrap(self.more(view), font, Color32::PLACEHOLDER);
        let more = more.size().x + 2.0 * spacing.button_padding.x;
        if is_stacked {
            more.max(BUTTON) + apart
        } else {
            BUTTON + more + 2.0 * apart
        }
    }

    /// It was shown there: good news leaves in time, unless the pointer is over it.
    fn shown_at(&mut self, ui: &Ui, view: &View<'_>, rect: Rect, notification: &Notification) {
        let name = view.tr("notes-name");
        ui.interact(rect, Id::unique("notes-name"), Sense::hover())
            .widget_info(|| WidgetInfo::labeled(Part::Group, true, &*name));
        if notification.is_trouble() {
            return;
        }
        let now = ui.input(|input| input.time);
        let leaving = self.leaving;
        let passed = if leaving.is_held {
            0.0
        } else {
            now - leaving.seen
        };
        let stays = leaving.rest.map_or(GOOD_NEWS, |rest| rest - passed);
        self.leaving = Leaving {
            rest: Some(stays),
            seen: now,
            is_held: ui.rect_contains_pointer(rect),
        };
        if self.leaving.is_held {
            return;
        }
        if stays > 0.0 {
            ui.request_repaint_after(Duration::from_secs_f64(stays));
        } else {
            goes_by_itself(ui, rect);
            dismiss(view, notification);
        }
    }

    /// Takes over what people are told now, unless a hand is down; the newest is shown first.
    fn follow(&mut self, ui: &Ui, told: &[Notification]) {
        if self.shown == told || !is_hand_free(ui) {
            return;
        }
        let is_newer = told.len() > self.shown.len();
        let before = self.shown.get(self.place).cloned();
        self.shown = told.to_vec();
        let newest = self.shown.len().saturating_sub(1);
        self.place = if is_newer {
            newest
        } else {
            self.place.min(newest)
        };
        if self.shown.get(self.place) != before.as_ref() {
            self.leaving = Leaving::default();
        }
    }
}

/// Whether a game is looked through, so that all there is for its foot are buttons.
fn is_looked_through(view: &View<'_>) -> bool {
    let is_on = |screens: &[Screen]| screens.contains(&view.window.screen);
    let is_on_table = view.has_game && view.history.is_some();
    is_on(&[Screen::Review]) && view.review.is_some()
        || is_on(&[Screen::Table, Screen::Adjourning]) && is_on_table
}

/// Somebody has read it, or its time is over.
fn dismiss(view: &View<'_>, notification: &Notification) {
    let place = view
        .window
        .notifications
        .iter()
        .position(|it| it == notification);
    if let Some(place) = place {
        view.ask(Command::Dismiss(place));
    }
}

/// Whether nothing but the game itself needs the column just now.
fn is_calm(view: &View<'_>) -> bool {
    let table = view.table();
    view.window.screen == Screen::Table
        && table.standing() == Standing::Playing
        && table.offer().is_none()
        && table.questions().is_empty()
        && table.adjournment().is_none()
        && !view.is_arbiter_called()
}

/// Shows what is said in the middle of the height that there is.
fn in_the_middle(ui: &mut Ui, said: &SaidNotification) {
    ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
        let size = vec2(ui.available_width(), said.height());
        ui.allocate_ui_with_layout(size, Layout::top_down(Align::Min), |ui| said.show(ui));
    });
}

/// What happened, and beneath it what was kept and what to do next.
struct SaidNotification {
    happened: Arc<Galley>,
    beside: Option<Arc<Galley>>,
}

/// Between what happened and what is said beside it.
const APART: f32 = 1.0;

impl SaidNotification {
    /// It in those sizes, over as many lines as that width makes it, but at most so many for each of its two texts.
    fn new(
        ui: &Ui,
        text: &NotificationText,
        (happened, beside): (f32, f32),
        most: usize,
        width: f32,
    ) -> Self {
        let colors = palette(ui);
        let lines = |text: &str, font: FontId, color: Color32| {
            let mut job = LayoutJob::simple(text.to_owned(), font, color, width.max(0.0));
            job.wrap.max_rows = most;
            ui.painter().layout_job(job)
        };
        let also = [text.kept.as_str(), text.next.as_str()].join(" ");
        let also = also.trim();
        Self {
            happened: lines(&text.happened, bold(happened), colors.ink),
            beside: (!also.is_empty()).then(|| lines(also, regular(beside), colors.soft_ink)),
        }
    }

    /// It in the largest sizes with which the first height holds it whole; else in small ones, whole or as much of it as the
    /// second height holds.
    fn fitting(ui: &Ui, text: &NotificationText, width: f32, [usual, most]: [f32; 2]) -> Self {
        let whole = SIZES.map(|sizes| Self::new(ui, text, sizes, LINES, width));
        let fits = |said: &Self| said.height() <= usual && !said.is_cut();
        let small = [SMALL, SMALLEST].map(|sizes| Self::new(ui, text, sizes, LINES, width));
        let holds = |said: &Self| said.height() <= most;
        let cut = (1..LINES).rev();
        let cut = cut.map(|lines| Self::new(ui, text, SMALLEST, lines, width));
        let mut found = whole.into_iter().filter(fits);
        found
            .next()
            .or_else(|| small.into_iter().chain(cut).find(holds))
            .unwrap_or_else(|| Self::new(ui, text, SMALLEST, 1, width))
    }

    fn galleys(&self) -> impl Iterator<Item = &Arc<Galley>> {
        [&self.happened].into_iter().chain(&self.beside)
    }

    /// Whether some of it is left out.
    fn is_cut(&self) -> bool {
        self.galleys().any(|galley| galley.elided)
    }

    fn width(&self) -> f32 {
        let widths = self.galleys().map(|galley| galley.size().x);
        widths.fold(0.0, f32::max)
    }

    fn height(&self) -> f32 {
        let apart = if self.beside.is_some() { APART } else { 0.0 };
        self.galleys().map(|galley| galley.size().y).sum::<f32>() + apart
    }

    fn show(&self, ui: &mut Ui) {
        ui.spacing_mut().item_spacing.y = APART;
        let response = ui.add(Label::new(Arc::clone(&self.happened)));
        announce(ui, response.id, self.happened.text(), Urgency::Polite);
        if let Some(beside) = &self.beside {
            ui.add(Label::new(Arc::clone(beside)));
        }
    }
}

/// What can be done with what a notification tells of, in the order of reading: with a file that was written, with the game
/// of another program.
#[expect(
    clippy::wildcard_enum_match_arm,
    reason = "with most there is nothing to be done"
)]
fn links(view: &View<'_>, notification: &Notification) -> Vec<(String, Command)> {
    let links = match notification {
        Notification::Written(path) | Notification::Crashed(path) => vec![
            ("note-open", Command::OpenOutside(path.clone())),
            ("note-show-in-folder", Command::ShowInFolder(path.clone())),
        ],
        Notification::SecondProgram(Some(other)) => {
            let journal = other.journal.iter().cloned();
            let look = |journal| ("note-look", Command::ReviewFile(journal));
            journal.map(look).collect()
        }
        Notification::EngineLeft(..) => vec![
            ("menu-built-in-plays", Command::Reseat(SeatChange::BuiltIn)),
            ("note-engine-again", Command::Reseat(SeatChange::SameAgain)),
        ],
        _ => Vec::new(),
    };
    let worded = |(id, command)| (view.tr(id).into_owned(), command);
    links.into_iter().map(worded).collect()
}

/// The ways out of what the game at the table cannot do without, and to a file that was written, side by side below what is
/// said of it.
struct Ways {
    links: Vec<(String, Command)>,
    height: f32,
}

impl Ways {
    /// The ways out of that; those to a file only at the table, where they leave something of a column so high.
    fn of(view: &View<'_>, notification: &Notification, column: f32) -> Self {
        let is_needed = matches!(notification, Notification::EngineLeft(..));
        let is_told =
            view.window.screen == Screen::Table && matches!(notification, Notification::Written(_));
        let links = if is_needed || is_told && column > HEIGHT + WAY + LEFT {
            links(view, notification)
        } else {
            Vec::new()
        };
        let height = if links.is_empty() { 0.0 } else { WAY };
        Self { links, height }
    }

    fn show(self, ui: &mut Ui, view: &View<'_>) {
        if self.links.is_empty() {
            return;
        }
        let size = vec2(ui.available_width(), self.height);
        let (_, row) = ui.allocate_space(size);
        let row = row.shrink2(vec2(0.0, 3.0));
        let columns: f32 = self.links.iter().map(|_| 1.0).sum();
        let width = (row.width() - GAP * (columns - 1.0)) / columns;
        let mut left = row.left();
        for (words, command) in self.links {
            let place = Rect::from_min_size(pos2(left, row.top()), vec2(width, row.height()));
            if quiet_in(ui, &words, place).clicked() {
                view.ask(command);
            }
            left += width + GAP;
        }
    }
}

/// Shows a button for each of them, laid out from the right.
fn link_buttons(ui: &mut Ui, view: &View<'_>, links: Vec<(String, Command)>) {
    for (words, command) in links.into_iter().rev() {
        if bare(ui, &words).clicked() {
            view.ask(command);
        }
    }
}

/// How wide these buttons are, each with the space before it.
fn width_of(ui: &Ui, links: &[(String, Command)]) -> f32 {
    let font = TextStyle::Button.resolve(ui.style());
    let spacing = ui.spacing();
    let width = |words: &String| {
        let galley = ui
            .painter()
            .layout_no_wrap(words.clone(), font.clone(), Color32::PLACEHOLDER);
        galley.size().x + 2.0 * spacing.button_padding.x + spacing.item_spacing.x
    };
    links.iter().map(|(words, _)| width(words)).sum()
}
