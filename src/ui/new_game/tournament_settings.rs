//! What holds in a game beside its time: edition, kind of play, arbiters, and what the organiser announced.

use std::time::Duration;

use eframe::egui::{Align, DragValue, Label, Layout, RichText, Ui, vec2};

use crate::kit::fonts::{LEAD, regular};
use crate::kit::theme::{GAP, palette};
use crate::kit::widgets::{badge, choice, soft, subtitle, tick};
use crate::parts::rule_page::ArticlePanel;
use crate::view::frame_view::View;
use jadoube_core::chess::ByColor;
use jadoube_core::clock::TimeControl;
use jadoube_core::clock::duration_text::DurationParts;
use jadoube_core::i18n::time_control_text::{arbiters_id, pace_id};
use jadoube_core::laws::{
    Edition, Pace, PenaltyList, Presence, Quickplay, Regulations, Rule, Supervision,
};

#[derive(Clone, Debug, Default)]
pub struct TournamentSettings {
    pub edition: Edition,
    /// The kind of play; none where the time decides.
    pub play: Option<Pace>,
    pub regulations: Regulations,
    arbiters: Arbiters,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum Arbiters {
    /// An arbiter who sees everything.
    #[default]
    OneForThisGame,
    /// An arbiter who must be called.
    OneForMany,
    /// An arbiter who could see everything and has not seen this game.
    OneElsewhere,
    None,
}

/// How wide the names of the rows are.
const NAMES: f32 = 132.0;

/// How much of it the badge of an article takes at its end, in points.
const BADGE: f32 = 56.0;

/// How high a row is.
const ROW: f32 = 40.0;

impl TournamentSettings {
    /// The kind of play with that time.
    pub fn pace(&self, control: Option<&ByColor<TimeControl>>) -> Pace {
        self.play
            .unwrap_or_else(|| Pace::of(control, self.edition.provisions().rapid))
    }

    /// Whether claims in a quickplay finish can be announced with that time: not in blitz, and not where each move gains time
    /// (III.2.2). Until 2009 they needed no announcement.
    pub fn can_have_quickplay(&self, control: Option<&ByColor<TimeControl>>) -> bool {
        let ends_without = |control: &TimeControl| {
            let last = control.periods().last();
            last.is_some_and(|period| period.method.per_move().is_zero())
        };
        self.edition.provisions().quickplay == Quickplay::IfAnnounced
            && self.pace(control) != Pace::Blitz
            && control.is_some_and(|controls| controls.iter().all(ends_without))
    }

    /// What the organiser announced, as far as it can hold with that time.
    pub fn announced(&self, control: Option<&ByColor<TimeControl>>) -> Regulations {
        Regulations {
            quickplay: self.regulations.quickplay && self.can_have_quickplay(control),
            ..self.regulations.clone()
        }
    }

    /// The same for the next game, with what belongs to one time or one game alone as usual.
    pub fn for_another_game(&mut self) {
        self.play = None;
        self.regulations.quickplay = false;
    }

    /// How closely the game is watched, and whether an arbiter is there.
    pub const fn arbiter(&self) -> (Supervision, Presence) {
        match self.arbiters {
            Arbiters::OneForThisGame => (Supervision::Full, Presence::Present),
            Arbiters::OneForMany => (Supervision::Light, Presence::Present),
            Arbiters::OneElsewhere => (Supervision::Full, Presence::Elsewhere),
            Arbiters::None => (Supervision::Light, Presence::Absent),
        }
    }

    /// What holds, in a few words each: the Laws; the kind of play, who watches it, and whether the players keep scoresheets.
    pub fn summary(&self, view: &View<'_>, control: Option<&ByColor<TimeControl>>) -> [String; 2] {
        let edition = [("edition", self.edition.name().into())];
        let pace = view.tr(pace_id(self.pace(control))).to_lowercase();
        let (supervision, arbiter) = self.arbiter();
        let arbiters = view.tr(arbiters_id(supervision, arbiter));
        let laws = view.tr_args("holds-laws", &edition).into_owned();
        let sheets = self
            .regulations
            .own_score
            .then(|| view.tr("holds-own-score"));
        let parts = [pace.into(), arbiters].into_iter().chain(sheets);
        [laws, parts.collect::<Vec<_>>().join(", ")]
    }

    /// Shows the rows: edition, kind of play, arbiters.
    pub fn rows_ui(
        &mut self,
        ui: &mut Ui,
        view: &View<'_>,
        article: &mut ArticlePanel,
        control: Option<&ByColor<TimeControl>>,
    ) {
        row(ui, &view.tr("new-game-edition"), None, |ui| {
            let mut newest_first = Edition::ALL;
            newest_first.reverse();
            choice(ui, &mut self.edition, &newest_first, |edition| {
                edition.name().to_owned()
            });
        });
        let defined = self.pace(control).defined_by();
        let badge = defined.map(|rule| (view, article, rule, self.edition));
        let by_time = Pace::of(control, self.edition.provisions().rapid);
        let by_time = view.tr(kind_id(by_time)).to_lowercase();
        row(ui, &view.tr("new-game-play"), badge, |ui| {
            let all = [
                None,
                Some(Pace::Standard),
                Some(Pace::Rapid),
                Some(Pace::Blitz),
            ];
            choice(ui, &mut self.play, &all, |play| match play {
                None => {
                    let pace = [("pace", by_time.as_str().into())];
                    view.tr_args("play-by-time", &pace).into_owned()
                }
                Some(play) => view.tr(kind_id(play)).into_owned(),
            });
        });
        row(ui, &view.tr("new-game-arbiter"), None, |ui| {
            let all = [
                Arbiters::OneForThisGame,
                Arbiters::OneForMany,
                Arbiters::OneElsewhere,
                Arbiters::None,
            ];
            choice(ui, &mut self.arbiters, &all, |arbiters| {
                let id = match arbiters {
                    Arbiters::OneForThisGame => "arbiters-one",
                    Arbiters::OneForMany => "arbiters-shared",
                    Arbiters::OneElsewhere => "arbiters-elsewhere",
                    Arbiters::None => "arbiters-none",
                };
                view.tr(id).into_owned()
            });
        });
    }

    /// Shows what an organiser may announce, and behind it what else the clock does.
    pub fn announced_ui(
        &mut self,
        ui: &mut Ui,
        view: &View<'_>,
        control: Option<&ByColor<TimeControl>>,
        clock: impl FnOnce(&mut Ui),
    ) {
        subtitle(ui, &view.tr("new-game-regulations"));
        let can_have_quickplay = self.can_have_quickplay(control);
        let can_be_fined = self.edition.provisions().penalties != PenaltyList::Seven;
        let regulations = &mut self.regulations;
        let is_wide = ui.available_width() > 560.0;
        ui.columns(if is_wide { 2 } else { 1 }, |columns| {
            let (left, right) = columns.split_at_mut(1);
            let left = &mut left[0];
            default_time(left, view, regulations);
            tick(left, &mut regulations.own_score, &view.tr("own-score"));
            clock(left);
            let right = right.first_mut().unwrap_or(left);
            no_early_draws(right, view, regulations);
            let name = view.tr("no-agreed-draws");
            tick(right, &mut regulations.no_agreed_draws, &name);
            if can_have_quickplay {
                let name = view.tr("quickplay-announced");
                tick(right, &mut regulations.quickplay, &name);
            }
            if can_be_fined {
                tick(right, &mut regulations.fines, &view.tr("fines-announced"));
            }
            let name = view.tr("take-back-increment");
            tick(right, &mut regulations.take_back_increment, &name);
        });
    }
}

/// The message that names a kind of play behind the heading that asks for it.
const fn kind_id(pace: Pace) -> &'static str {
    match pace {
        Pace::Standard => "kind-standard",
        Pace::Rapid => "kind-rapid",
        Pace::Blitz => "kind-blitz",
    }
}

/// A row: what is asked at the left, what answers it, and the article that decides at the right.
pub fn row(
    ui: &mut Ui,
    name: &str,
    decides: Option<(&View<'_>, &mut ArticlePanel, Rule, Edition)>,
    answer: impl FnOnce(&mut Ui),
) {
    let is_wide = ui.available_width() > 520.0;
    let label = RichText::new(name)
        .font(regular(LEAD))
        .color(palette(ui).soft_ink);
    if !is_wide {
        ui.label(label);
        answer(ui);
        return;
    }
    ui.horizontal_top(|ui| {
        ui.set_min_height(ROW);
        let left = Layout::left_to_right(Align::Center);
        ui.allocate_ui_with_layout(vec2(NAMES - GAP, ROW - 2.0), left, |ui| {
            ui.set_width(NAMES - GAP);
            ui.add(Label::new(label).wrap());
        });
        let room = ui.available_width() - BADGE;
        let down = Layout::top_down(Align::Min);
        ui.allocate_ui_with_layout(vec2(room, ROW), down, |ui| {
            ui.set_width(room);
            answer(ui);
        });
        if let Some((view, article, rule, edition)) = decides
            && let Some(number) = rule.articles(edition).next()
        {
            let right = Layout::right_to_left(Align::Center);
            let rest = vec2(ui.available_width(), ROW - 2.0);
            ui.allocate_ui_with_layout(rest, right, |ui| {
                if badge(ui, view.words, number).clicked() {
                    article.open(rule, None);
                }
            });
        }
    });
}

/// How far in the words beside a tick begin.
const BESIDE_TICK: f32 = 14.0;

/// How late a player may come, if the organiser has said so.
fn default_time(ui: &mut Ui, view: &View<'_>, regulations: &mut Regulations) {
    ui.horizontal_wrapped(|ui| {
        let name = view.tr("default-time");
        let mut announced = regulations.default_time.is_some();
        tick(ui, &mut announced, &name);
        let before = regulations.default_time.unwrap_or(Duration::ZERO);
        regulations.default_time = announced.then_some(before);
        if announced {
            let mut minutes = DurationParts::of(before).all_minutes();
            let drag = DragValue::new(&mut minutes).range(0..=120).suffix(" min");
            ui.add(drag).accessible_name(name);
            regulations.default_time = Some(Duration::from_mins(minutes));
        }
    });
    if regulations.default_time == Some(Duration::ZERO) {
        ui.horizontal(|ui| {
            ui.add_space(BESIDE_TICK);
            soft(ui, &view.tr("default-time-none"));
        });
    }
}

/// From which move on draws may be offered, if the organiser has said so.
fn no_early_draws(ui: &mut Ui, view: &View<'_>, regulations: &mut Regulations) {
    ui.horizontal_wrapped(|ui| {
        let name = view.tr("no-draw-before");
        let mut limits = regulations.no_draw_before_move > 0;
        if tick(ui, &mut limits, &name).changed() {
            regulations.no_draw_before_move = if limits { 30 } else { 0 };
        }
        if limits {
            let drag = DragValue::new(&mut regulations.no_draw_before_move).range(1..=100);
            ui.add(drag).accessible_name(name);
        }
    });
}
