//! The five doors to what an arbiter may do unasked. Each opens with what it will do; nothing is imposed at one click.

use std::borrow::Cow;

use eframe::egui::{Align, Align2, Label, Layout, Rect, RichText, Ui, UiBuilder, pos2, vec2};

use super::clocks_door::ClocksDoor;
use super::foreseen::{ForeseenAct, running_after};
use super::found_door::FoundDoor;
use super::game_slider::{GameSlider, place_name};
use super::noted_reason::NotedReason;
use super::penalty_door::PenaltyDoor;
use super::result_door::ResultDoor;
use crate::kit::fitted_text::{fitted_line, line_size, line_width};
use crate::kit::fonts::{BODY, TITLE, bold, regular};
use crate::kit::icons::Icon;
use crate::kit::in_place_confirmation::InPlaceConfirmation;
use crate::kit::second_click;
use crate::kit::theme::{CORNER, GAP, palette};
use crate::kit::tile::tile;
use crate::kit::widgets::{primary, prose, quiet, sheet_ground, sign};
use crate::parts::page::{is_low, scroll_from_top};
use crate::parts::rule_page::ArticlePanel;
use crate::view::frame_view::View;
use jadoube_core::laws::{ArbiterAct, Deed, Question, StandardReason, Standing};

#[derive(Clone, Copy, Debug, PartialEq, Eq, strum::Display)]
#[strum(serialize_all = "kebab-case")]
pub enum Door {
    Clocks,
    /// An earlier position is put back.
    Position,
    /// What was found at the board is entered.
    Found,
    /// A player's conduct is penalised.
    Penalty,
    /// The game is declared over, or not to count.
    Result,
}

impl Door {
    /// All of them, in their order.
    pub const ALL: [Self; 5] = [
        Self::Clocks,
        Self::Position,
        Self::Found,
        Self::Penalty,
        Self::Result,
    ];

    /// Returns what its button says: the name and an ellipsis, set as the language sets it.
    pub fn opener(self, view: &View<'_>) -> Cow<'static, str> {
        view.tr(match self {
            Self::Clocks => "desk-open-clocks",
            Self::Position => "desk-open-position",
            Self::Found => "desk-open-found",
            Self::Penalty => "desk-open-penalty",
            Self::Result => "desk-open-result",
        })
    }

    const fn icon(self) -> Icon {
        match self {
            Self::Clocks => Icon::Correct,
            Self::Position => Icon::Turn,
            Self::Found => Icon::Look,
            Self::Penalty => Icon::Whistle,
            Self::Result => Icon::Resign,
        }
    }

    /// The door behind which a question is decided that no answer decides.
    pub const fn of(question: Question) -> Self {
        if matches!(question, Question::Times) {
            Self::Clocks
        } else if matches!(question, Question::Penalty) {
            Self::Penalty
        } else {
            Self::Result
        }
    }

    /// Whether there is anything behind it now.
    fn can_be_opened(self, view: &View<'_>) -> bool {
        match self {
            Self::Clocks => view.has_clocks_in_use(),
            Self::Position => view.is_playing(),
            Self::Found => {
                let is_referred = view.table().standing() == Standing::Referred;
                view.is_playing() || is_referred && FoundDoor::has_entries(view)
            }
            Self::Penalty | Self::Result => view.table().standing() != Standing::Annulled,
        }
    }
}

/// How large the word on a door is, and how small all of them may become before the icons are left out, in points.
const WORD: f32 = 15.0;
const WORD_BESIDE_ICON: f32 = 12.5;

/// How much of a door its icon takes with the space behind it, and how much lies beside icon and word, in points.
const SIGN: f32 = 22.0;
const BESIDE: f32 = 6.0;

/// Reasons for which a position is often put back.
const READY: [StandardReason; 3] = [
    StandardReason::IllegalMove,
    StandardReason::Displaced,
    StandardReason::Interrupted,
];

/// The doors, and what is being set behind them.
#[derive(Debug, Default)]
pub struct Doors {
    open: Option<Door>,
    /// How many half-moves and how many entries of the log there were when a door was opened last.
    of: Option<(usize, usize)>,
    clocks: ClocksDoor,
    found: FoundDoor,
    penalty: PenaltyDoor,
    result: ResultDoor,
    position: InPlaceConfirmation<usize>,
    position_reason: NotedReason,
}

impl Doors {
    /// Opens a door. What was begun behind another is kept, and its button tells so, until that door is closed, what is
    /// behind it is done, or the game goes on; with it the reason for it, and no other.
    pub fn open(&mut self, view: &View<'_>, door: Door) {
        if !self.is_of_this_position(view) {
            *self = Self::default();
        }
        self.reset(view);
        self.of = Some((view.table().game().plies().len(), view.log.len()));
        self.open = Some(door);
        match door {
            Door::Clocks => self.clocks.sync(view),
            Door::Found => self.found.sync(view),
            Door::Penalty => self.penalty.sync(view),
            Door::Result | Door::Position => {}
        }
    }

    /// Closes the one that lies open; nothing of what was begun behind it is kept.
    pub fn close(&mut self, view: &View<'_>) {
        match self.open.take() {
            Some(Door::Clocks) => self.clocks = ClocksDoor::default(),
            Some(Door::Found) => self.found = FoundDoor::default(),
            Some(Door::Penalty) => self.penalty = PenaltyDoor::default(),
            Some(Door::Result) => self.result = ResultDoor::default(),
            Some(Door::Position) | None => {}
        }
        self.position = InPlaceConfirmation::default();
        self.reset(view);
    }

    /// Whether the game stands where it stood when a door was opened last.
    fn is_of_this_position(&self, view: &View<'_>) -> bool {
        let plies = view.table().game().plies().len();
        self.of
            .is_some_and(|(of, log)| of == plies && log <= view.log.len())
    }

    /// Whether something was begun behind a door that does not lie open, and not confirmed.
    fn is_begun(&self, view: &View<'_>, door: Door) -> bool {
        let is_begun = match door {
            Door::Clocks => self.clocks.is_begun(view),
            Door::Found => self.found.is_begun(view),
            Door::Penalty => self.penalty.is_begun(),
            Door::Result => self.result.is_begun(),
            Door::Position => false,
        };
        is_begun && self.open != Some(door) && self.is_of_this_position(view)
    }

    /// Whether times that were being set gave way because the clocks no longer stand as they stood.
    pub fn have_times_given_way(&self, view: &View<'_>) -> bool {
        self.opened(view) == Some(Door::Clocks) && self.clocks.was_overtaken()
    }

    /// A door is left, and each forgets a reason that belongs to nothing.
    fn reset(&mut self, view: &View<'_>) {
        self.clocks.reset(view);
        self.penalty.reset();
        self.result.reset();
        self.position_reason = NotedReason::default();
    }

    pub fn opened(&self, view: &View<'_>) -> Option<Door> {
        self.open.filter(|door| door.can_be_opened(view))
    }

    /// Shows all of them in their places; whether one was pressed.
    pub fn buttons(&mut self, ui: &mut Ui, view: &View<'_>, places: [Rect; 5]) -> bool {
        let mut is_pressed = false;
        let names = Door::ALL.map(|door| door.opener(view).into_owned());
        // All of them have icons, or none of them, and their words are of one size where that can be read well.
        let has_icons = names.iter().zip(places).all(|(name, rect)| {
            let word = line_width(ui.painter(), name, regular(WORD_BESIDE_ICON));
            word + SIGN + BESIDE <= rect.width()
        });
        let sign = if has_icons { SIGN } else { 0.0 };
        let sizes = names.iter().zip(places).map(|(name, rect)| {
            let room = rect.width() - sign - BESIDE;
            line_size(ui.painter(), name, regular, WORD, room)
        });
        let size = sizes.fold(WORD, f32::min).max(WORD_BESIDE_ICON);
        for ((door, name), rect) in Door::ALL.into_iter().zip(names).zip(places) {
            let is_open = self.opened(view) == Some(door);
            let begun = self
                .is_begun(view, door)
                .then(|| view.tr("desk-not-confirmed"));
            let told = begun
                .as_ref()
                .map_or_else(|| name.clone(), |begun| format!("{name}, {begun}"));
            let builder = UiBuilder::new().max_rect(rect);
            ui.scope_builder(builder, |ui| {
                let can_be_opened = door.can_be_opened(view);
                ui.add_enabled_ui(can_be_opened, |ui| {
                    let response = tile(ui, rect.size(), is_open, &told, |ui, rect| {
                        let icon = has_icons.then(|| door.icon());
                        paint(ui, icon, (&name, size), begun.as_deref(), rect);
                    });
                    let is_second = is_open && second_click::is_second(ui.ctx());
                    if response.clicked() && is_open && !is_second {
                        self.close(view);
                    } else if response.clicked() && !is_open {
                        self.open(view, door);
                    }
                    is_pressed |= response.clicked();
                });
            });
        }
        is_pressed
    }

    /// Shows what is behind the open door in `rect`.
    pub fn ui(
        &mut self,
        ui: &mut Ui,
        view: &View<'_>,
        slider: &mut GameSlider,
        article: &mut ArticlePanel,
        rect: Rect,
    ) {
        let Some(door) = self.opened(view) else {
            return;
        };
        sheet_ground(ui, rect, CORNER);
        let inner = rect.shrink2(vec2(20.0, if is_low(ui) { 8.0 } else { 12.0 }));
        let id = format!("desk-{door}");
        ui.scope_builder(UiBuilder::new().max_rect(inner), |ui| {
            ui.horizontal(|ui| {
                ui.label(RichText::new(view.tr(&id)).font(bold(TITLE)));
                ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                    if sign(ui, "×", &view.tr("close")).clicked() {
                        self.close(view);
                    }
                });
            });
            ui.spacing_mut().item_spacing = vec2(GAP, if is_low(ui) { 5.0 } else { GAP });
            let scroll = scroll_from_top(ui, &id);
            let is_done = match door {
                Door::Found => self.found.ui(ui, view, article),
                Door::Penalty => self.penalty.ui(ui, view, article),
                Door::Clocks => scroll.show(ui, |ui| self.clocks.ui(ui, view)).inner,
                Door::Position => {
                    let shown = scroll.show(ui, |ui| self.position(ui, view, slider));
                    shown.inner
                }
                Door::Result => {
                    let shown = scroll.show(ui, |ui| {
                        if !is_low(ui) && view.is_playing() {
                            door_purpose(ui, view, "desk-result-what");
                        }
                        self.result.ui(ui, view)
                    });
                    shown.inner
                }
            };
            if is_done {
                self.close(view);
                slider.look_at_now();
            }
        });
    }

    /// The position that is looked at, to be put back; whether it was.
    fn position(&mut self, ui: &mut Ui, view: &View<'_>, slider: &mut GameSlider) -> bool {
        let last = view.table().game().plies().len();
        let shown = slider.viewed_plies(view).unwrap_or(last);
        ui.horizontal_wrapped(|ui| {
            if last > 0 && quiet(ui, &view.tr("desk-step-back")).clicked() {
                slider.look_at(view, shown.saturating_sub(1));
            }
            if shown < last && quiet(ui, &view.tr("desk-show-now")).clicked() {
                slider.look_at_now();
            }
        });
        let is_in_order = view.table().is_in_order();
        if shown == last && is_in_order {
            door_purpose(ui, view, "desk-position-what");
            prose(ui, &view.tr("desk-position-slide"));
            return false;
        }
        let falls = [("count", (last - shown).into())];
        let falls = (shown < last).then(|| view.tr_args("desk-position-falls", &falls));
        let clocks = if view.is_paused() {
            Some(format!("{}.", view.tr("desk-clocks-stay")))
        } else {
            let put_back = u32::try_from(shown).map(ArbiterAct::Reinstate);
            let runs = put_back.ok().and_then(|act| running_after(view, act));
            let stand = view.table().clock().is_some() && runs.is_none();
            let is_running = view.is_a_clock_running();
            let stand = stand.then(|| {
                let id = if is_running {
                    "desk-clocks-stop"
                } else {
                    "desk-clocks-wait"
                };
                view.tr(id).into_owned()
            });
            stand.or(runs.map(|color| {
                let player = [("player", color.into())];
                view.named_words().tr_args("desk-position-runs", &player)
            }))
        };
        let put_back = u32::try_from(shown).map(ArbiterAct::Reinstate);
        let foreseen = put_back.map(|act| ForeseenAct::of(view, &Deed::Arbiter(act)));
        let times = foreseen.map(|it| it.clocks.join(", ")).unwrap_or_default();
        let times = if times.is_empty() {
            view.tr("desk-position-times").into_owned()
        } else {
            let change = [("change", times.into())];
            format!("{}.", view.tr_args("record-increment-back", &change))
        };
        let follows = [falls.map(Cow::into_owned), clocks, Some(times)];
        let follows: Vec<String> = follows.into_iter().flatten().collect();
        prose(ui, &follows.join(" "));
        self.position_reason.ui(ui, view, &READY);
        let where_to = place_name(view, shown);
        let text = view.tr_args("desk-put-back", &[("where", where_to.into())]);
        let is_put = self.position.guard(ui, view.words, shown, &text, primary);
        if is_put && let Ok(plies) = u32::try_from(shown) {
            self.position_reason.note(view);
            view.arbitrate(ArbiterAct::Reinstate(plies));
            if view.is_paused() {
                // Clocks that stand go on standing until the arbiter lets them run.
                view.stop_clocks();
            }
        }
        is_put
    }
}

/// What a door does, in the words of that message.
fn door_purpose(ui: &mut Ui, view: &View<'_>, id: &str) {
    let soft = palette(ui).soft_ink;
    let what = RichText::new(view.tr(id)).font(regular(BODY)).color(soft);
    ui.add(Label::new(what).wrap());
}

/// The word in the middle, behind its icon where it has one; below it that something was begun there.
fn paint(ui: &Ui, icon: Option<Icon>, (name, size): (&str, f32), begun: Option<&str>, rect: Rect) {
    let ink = palette(ui).ink;
    let painter = ui.painter();
    let mut rect = rect;
    if let Some(begun) = begun {
        let here = palette(ui).here_ink;
        let line = fitted_line(painter, begun, bold, 11.5, rect.width() - 8.0, here);
        let foot = rect.center_bottom() - vec2(0.0, 4.0);
        let at = Align2::CENTER_BOTTOM.anchor_size(foot, line.size());
        rect.set_bottom(at.top() + 3.0);
        painter.galley(at.min, line, here);
    }
    let sign = if icon.is_some() { SIGN } else { 0.0 };
    let room = rect.width() - sign - BESIDE;
    let word = fitted_line(painter, name, regular, size, room, ink);
    let width = word.size().x + sign;
    let left = rect.center().x - width / 2.0;
    if let Some(icon) = icon {
        let middle = pos2(left + 9.0, rect.center().y);
        let place = Rect::from_center_size(middle, vec2(18.0, 18.0));
        icon.paint(painter, place, ink);
    }
    let at = pos2(left + sign, rect.center().y - word.size().y / 2.0);
    painter.galley(at, word, ink);
}
