//! What is told to whoever hears the program: which screen is shown, what it announces, and what happens beside that, a ruling with what
//! follows and its articles, little time at set marks, clocks that stop or run again, the side clock. Telling what happened is
//! no hint, so it is told at every level of help. All of it is the name of one object, which changes: a screen reader that
//! knows no announcements hears it as well. It is called so for one picture only, so that the same sentence is heard a second
//! time, and has it as its value until the next.

use std::time::Duration;

use eframe::egui::accesskit::Live;
use eframe::egui::{Id, Rect, Role as Part, Sense, Ui, WidgetInfo, vec2};

use crate::kit::announcement::{LONGEST, take_news, take_wish};
use crate::parts::heard_ruling::heard_ruling;
use crate::parts::page::place_name;
use crate::parts::player_names::side_clock_name;
use crate::table::ruling_lifetime::standing_rulings;
use crate::view::command::Command;
use crate::view::face_state::FaceState;
use crate::view::frame_view::View;
use crate::view::screen::Screen;
use crate::view::urgency::Urgency;
use jadoube_core::chess::Color;
use jadoube_core::clock::clock_text::digits;
use jadoube_core::clock::{Clock, Moment};
use jadoube_core::record::side_clock::{SideClockAct, SideClockEvent};

/// What is left when it is told how much is.
const MARKS: [Duration; 4] = [
    Duration::from_mins(5),
    Duration::from_mins(1),
    Duration::from_secs(30),
    Duration::from_secs(10),
];

/// What was told last, and what is known already.
#[derive(Debug, Default)]
pub struct Announcer {
    told: String,
    urgency: Urgency,
    /// The frame in which it was told.
    told_in: Option<u64>,
    news: Vec<(String, Urgency)>,
    /// What the screen is called that was shown before.
    place: Option<String>,
    table: Known,
    side: Known,
    /// How many entries the log of the side clock had when it was set and nothing had happened yet.
    side_set: Option<usize>,
}

/// How a game and its clock stood when they were looked at last.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Known {
    game: Option<u64>,
    /// The newest entry of the log that a ruling was told of.
    ruling: Option<usize>,
    /// Whose clock runs, and how many of the marks lie behind it.
    running: Option<(Color, usize)>,
    /// Whether the flag of White, of Black has fallen.
    fallen: [bool; 2],
}

/// What is told of a clock.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum ClockNews {
    /// This much time is left, or the flag has fallen.
    Face(Color),
    Runs(Color),
    Stopped,
}

impl Announcer {
    /// Tells what has happened since the last frame; whatever the screens announce in this one was shown before.
    pub fn ui(&mut self, ui: &Ui, view: &View<'_>) {
        self.follow_screen(view);
        self.follow_table(view);
        self.follow_side_clock(view);
        self.news.extend(take_news(ui.ctx()));
        if take_wish(ui.ctx()) && self.news.is_empty() && !self.told.is_empty() {
            self.tell(self.told.clone(), Urgency::Polite);
        }
        let frame = ui.ctx().cumulative_frame_nr();
        if !self.news.is_empty() {
            let told = self.collect_news(frame);
            if view.settings.preferences.voice && !told.is_empty() {
                view.ask(Command::SayAloud(told, self.urgency));
            }
            ui.request_repaint();
        }
        let corner = Rect::from_min_size(ui.max_rect().min, vec2(1.0, 1.0));
        let response = ui.interact(corner, Id::unique("announcer"), Sense::HOVER);
        let is_told = self.told_in == Some(frame);
        if is_told {
            response.widget_info(|| WidgetInfo::labeled(Part::Status, true, &self.told));
        } else {
            response.widget_info(|| WidgetInfo::new(Part::Status));
        }
        let live = match self.urgency {
            // That the name is gone again is no news: told as such, it would break off the sentence before it.
            _ if !is_told => Live::Off,
            Urgency::Assertive => Live::Assertive,
            Urgency::Polite => Live::Polite,
        };
        ui.accesskit_node_builder(response.id, |node| {
            node.set_live(live);
            node.set_value(self.told.as_str());
        });
    }

    /// Takes the news as what is told in that frame, each once, behind what was told in it before; gives back what is new.
    fn collect_news(&mut self, frame: u64) -> String {
        if self.told_in != Some(frame) {
            self.told.clear();
            self.urgency = Urgency::Polite;
        }
        self.told_in = Some(frame);
        let mut told: Vec<String> = Vec::new();
        for (text, urgency) in std::mem::take(&mut self.news) {
            self.urgency = self.urgency.max(urgency);
            if !told.contains(&text) && !self.told.contains(&text) {
                told.push(text);
            }
        }
        let before = self.told.len();
        for text in told {
            if self.told.len() > LONGEST {
                break;
            }
            if !self.told.is_empty() {
                let ends = self.told.ends_with(['.', '!', '?', '…']);
                self.told.push_str(if ends { " " } else { ". " });
            }
            self.told.push_str(&text);
        }
        self.told[before..]
            .trim_start_matches(['.', ' '])
            .to_owned()
    }

    fn tell(&mut self, text: String, urgency: Urgency) {
        self.news.push((text, urgency));
    }

    /// Tells where one has come to.
    fn follow_screen(&mut self, view: &View<'_>) {
        let place = place_name(view, view.window.screen);
        let before = self.place.replace(place.clone());
        if before.is_some_and(|before| before != place) {
            self.tell(place, Urgency::Polite);
        }
    }

    fn follow_table(&mut self, view: &View<'_>) {
        // There what was ruled is told once it may be seen, and no clock of the table is shown.
        if matches!(
            view.window.screen,
            Screen::Lesson | Screen::Situation | Screen::Scene
        ) {
            return;
        }
        let clock = view.table().clock().filter(|_| view.has_game);
        let mut known = Known::of(clock, view.now);
        known.game = view.has_game.then_some(view.game_number);
        let newest = standing_rulings(view).first();
        known.ruling = newest.map(|it| it.index).max(self.table.ruling);
        let before = std::mem::replace(&mut self.table, known);
        if before.game != known.game {
            self.table.ruling = newest.map(|it| it.index);
            return;
        }
        if let Some(ruling) = newest.filter(|it| Some(it.index) > before.ruling) {
            return self.tell(heard_ruling(view, &ruling.summary), Urgency::Assertive);
        }
        // What ends the game is told with the result.
        let Some(news) = known.news_since(before).filter(|_| view.is_playing()) else {
            return;
        };
        let text = match news {
            ClockNews::Stopped if view.is_arbiter_called() => return,
            ClockNews::Stopped => view.tr("clock-paused").into_owned(),
            // Whose clock runs after a press is told with the move.
            ClockNews::Runs(_) if before.running.is_some() => return,
            ClockNews::Runs(color) => view.tell("summary-runs", &[("player", color.into())]),
            ClockNews::Face(color) => {
                let Some(clock) = clock else { return };
                told_face(view, &view.name(color), clock, view.now, color)
            }
        };
        self.tell(text, Urgency::Polite);
    }

    fn follow_side_clock(&mut self, view: &View<'_>) {
        let side_clock = view.side.clock;
        let clock = side_clock.and_then(|it| it.clock());
        let known = Known::of(clock, view.side.now);
        let before = std::mem::replace(&mut self.side, known);
        let (Some(side_clock), Some(clock)) = (side_clock, clock) else {
            return;
        };
        if view.window.screen != Screen::SideClock {
            return;
        }
        let face = |color| {
            let name = side_clock_name(view, side_clock, color);
            told_face(view, &name, clock, view.side.now, color)
        };
        let newest = side_clock.log().last().map(|it| &it.what);
        let is_just_set = matches!(newest, Some(SideClockEvent::Did(SideClockAct::Set(..))));
        let set = is_just_set.then(|| side_clock.log().len());
        if std::mem::replace(&mut self.side_set, set) != set && is_just_set {
            let [white, black] = Color::ALL.map(face);
            let first = view.tr("side-black-first");
            self.tell(format!("{white}. {black}. {first}"), Urgency::Polite);
        }
        match known.news_since(before) {
            Some(ClockNews::Stopped) => {
                self.tell(view.tr("clock-paused").into_owned(), Urgency::Polite);
            }
            Some(ClockNews::Runs(color)) => self.tell(face(color), Urgency::Polite),
            Some(ClockNews::Face(color)) => self.tell(face(color), Urgency::Assertive),
            None => {}
        }
    }
}

impl Known {
    fn of(clock: Option<&Clock>, now: Moment) -> Self {
        let Some(clock) = clock else {
            return Self::default();
        };
        let passed = |color| {
            let face = clock.face(color, now);
            let is_behind = |mark: &&Duration| !face.counts_up && face.shown <= **mark;
            (color, MARKS.iter().filter(is_behind).count())
        };
        Self {
            running: clock.running().map(passed),
            fallen: Color::ALL.map(|color| clock.face(color, now).flag.is_some()),
            ..Self::default()
        }
    }

    /// What of the clock has changed: one thing, the gravest.
    fn news_since(self, before: Self) -> Option<ClockNews> {
        let falls = |index: usize| self.fallen[index] && !before.fallen[index];
        if let Some(index) = [0, 1].into_iter().find(|index| falls(*index)) {
            return Some(ClockNews::Face(Color::ALL[index]));
        }
        match (before.running, self.running) {
            (Some(_), None) => Some(ClockNews::Stopped),
            (Some((was, behind)), Some((is, passed))) if was == is => {
                (passed > behind).then_some(ClockNews::Face(is))
            }
            (_, Some((is, _))) => Some(ClockNews::Runs(is)),
            (None, None) => None,
        }
    }
}

fn told_face(view: &View<'_>, name: &str, clock: &Clock, now: Moment, color: Color) -> String {
    let face = clock.face(color, now);
    let state = FaceState::of(&face, FaceState::Rests);
    state.spoken(view.words, name, &digits(&face))
}
