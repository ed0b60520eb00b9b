//! The arbiter's desk: what awaits a decision, and every act that is the arbiter's, on one sheet beside the board.

use std::time::Duration;

use eframe::egui::{
    Align, Button, DragValue, Frame, Id, Layout, Margin, Order, Rect, Response, RichText,
    ScrollArea, Stroke, TextWrapMode, Ui, vec2,
};

use crate::chess::{ByColor, Color};
use crate::clock::duration_text;
use crate::laws::{ArbiterAct, Decision, Outcome, Penalty, Question, Rule, Score, Standing};
use crate::ui::desk::question_options::options;
use crate::ui::kit::clock_text::whole_seconds;
use crate::ui::kit::fonts::bold;
use crate::ui::kit::in_place_confirmation::InPlaceConfirmation;
use crate::ui::kit::rule_page::ArticlePanel;
use crate::ui::kit::theme::{CORNER, GAP, SMALL_CORNER, palette};
use crate::ui::kit::widgets::{badge, choice, grave, prose, quiet, sign, soft, subtitle, written};
use crate::ui::view::frame_view::View;

/// The arbiter's desk.
#[derive(Debug)]
pub struct ArbiterDesk {
    is_open: bool,
    /// Whom conduct is about.
    player: Color,
    /// The times to be set, as they are being typed.
    times: Option<ByColor<String>>,
    /// The half-move after which the position is to be put back.
    ply: Option<u32>,
    score: Option<(Score, Score)>,
    /// Which of the penalties.
    penalty: usize,
    /// What is asked once more before it is done.
    confirmation: InPlaceConfirmation<Decisive>,
}

/// What at the desk cannot be taken back.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Decisive {
    Penalty,
    Result,
    Annulment,
}

impl Default for ArbiterDesk {
    fn default() -> Self {
        Self {
            is_open: false,
            player: Color::White,
            times: None,
            ply: None,
            score: None,
            penalty: 0,
            confirmation: InPlaceConfirmation::default(),
        }
    }
}

/// Times that are given or taken at a press, in minutes.
const MINUTES: [u64; 3] = [1, 2, 5];

/// What a player's time changes by as a penalty.
const TWO_MINUTES: Duration = Duration::from_mins(2);

/// The penalties with the messages that name them, mildest first.
const PENALTIES: [(&str, Penalty); 10] = [
    ("desk-warn", Penalty::Warning),
    ("desk-opponent-time", Penalty::OpponentTime(TWO_MINUTES)),
    ("desk-own-time", Penalty::OffenderTime(TWO_MINUTES)),
    ("desk-half-at-most", Penalty::Reduce(Score::Half)),
    ("desk-nothing-scored", Penalty::Reduce(Score::Zero)),
    ("desk-raise", Penalty::RaiseOpponent),
    ("desk-loss", Penalty::Loss),
    ("desk-fine", Penalty::Fine),
    ("desk-exclusion", Penalty::Exclusion),
    ("desk-expulsion", Penalty::Expulsion),
];

/// The scores an arbiter may declare; they need not add up to one.
const SCORES: [(Score, Score); 7] = [
    (Score::One, Score::Zero),
    (Score::Half, Score::Half),
    (Score::Zero, Score::One),
    (Score::Zero, Score::Zero),
    (Score::Half, Score::Zero),
    (Score::Zero, Score::Half),
    (Score::One, Score::Half),
];

impl ArbiterDesk {
    /// Whether it lies open.
    #[must_use]
    pub const fn is_open(&self) -> bool {
        self.is_open
    }

    /// Opens the desk, or closes it.
    pub const fn toggle(&mut self) {
        self.is_open = !self.is_open;
    }

    /// Opens the desk, to be seen when it is shown next.
    pub const fn open(&mut self) {
        self.is_open = true;
    }

    /// Shows the desk over `rect`, if it is open.
    pub fn ui(&mut self, ui: &Ui, view: &View<'_>, article: &mut ArticlePanel, rect: Rect) {
        if !self.is_open || !view.has_game {
            return;
        }
        let colors = palette(ui);
        eframe::egui::Area::new(Id::unique("desk"))
            .order(Order::Middle)
            .fixed_pos(rect.min)
            .accessible_name(view.tr("desk-title").into_owned())
            .show(ui.ctx(), |ui| {
                Frame::new()
                    .fill(colors.sheet)
                    .corner_radius(CORNER)
                    .stroke(Stroke::new(1.5, colors.here))
                    .shadow(colors.shadow())
                    .inner_margin(Margin::symmetric(14, 10))
                    .show(ui, |ui| {
                        ui.set_width(rect.width() - 31.0);
                        ui.set_height(rect.height() - 23.0);
                        ScrollArea::vertical().auto_shrink(false).show(ui, |ui| {
                            self.sheet(ui, view, article);
                        });
                    });
            });
    }

    fn sheet(&mut self, ui: &mut Ui, view: &View<'_>, article: &mut ArticlePanel) {
        ui.spacing_mut().item_spacing = vec2(5.0, 5.0);
        ui.horizontal(|ui| {
            ui.label(RichText::new(view.tr("desk-title")).font(bold(16.0)));
            ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                if sign(ui, "×", &view.tr("close")).clicked() {
                    self.is_open = false;
                }
            });
        });
        pending(ui, view, article);
        if view.is_playing() {
            sees(ui, view);
            self.clocks(ui, view);
        }
        self.conduct(ui, view);
        self.position(ui, view);
        self.result(ui, view);
    }

    /// Both clocks: time given, a side started, both readings set.
    fn clocks(&mut self, ui: &mut Ui, view: &View<'_>) {
        let Some(clock) = view.table().clock() else {
            return;
        };
        part(ui, view, "desk-clocks");
        for color in Color::ALL {
            ui.horizontal_wrapped(|ui| {
                ui.label(view.tr(color.fold_wb("color-white", "color-black")));
                for minutes in MINUTES {
                    let text = view.tr_args("desk-minutes", &[("count", minutes.into())]);
                    let name = view.tr_args(
                        "desk-add",
                        &[("count", minutes.into()), ("player", color.into())],
                    );
                    let response = plain(ui, &text, true).on_hover_text(&*name);
                    if response.accessible_name(name).clicked() {
                        view.arbitrate(ArbiterAct::AddTime(color, Duration::from_mins(minutes)));
                    }
                }
                if clock.running() != Some(color) {
                    let name = view.tr_args("desk-start-clock", &[("player", color.into())]);
                    let text = view.tr("desk-start");
                    if plain(ui, &text, true).accessible_name(name).clicked() {
                        view.arbitrate(ArbiterAct::StartClock(color));
                    }
                }
            });
        }
        let Some(times) = &mut self.times else {
            if plain(ui, &view.tr("desk-set-times"), true).clicked() {
                let shown = |color| whole_seconds(clock.remaining(color, view.now));
                self.times = Some(ByColor {
                    white: shown(Color::White),
                    black: shown(Color::Black),
                });
            }
            return;
        };
        let mut is_done = false;
        ui.horizontal_wrapped(|ui| {
            for color in Color::ALL {
                let name = view.tr_args("desk-time-of", &[("player", color.into())]);
                written(ui, times.get_mut(color), &name, 78.0);
            }
            let read = |text: &str| duration_text::read(text.trim()).ok();
            let read = read(&times.white).zip(read(&times.black));
            if plain(ui, &view.tr("desk-set-times"), read.is_some()).clicked()
                && let Some((white, black)) = read
            {
                view.arbitrate(ArbiterAct::SetTimes(white, black));
                is_done = true;
            }
            is_done |= plain(ui, &view.tr("cancel"), true).clicked();
        });
        if is_done {
            self.times = None;
        }
    }

    /// What a player's conduct costs.
    fn conduct(&mut self, ui: &mut Ui, view: &View<'_>) {
        part(ui, view, "desk-conduct");
        let player = &mut self.player;
        choice(ui, player, &[Color::White, Color::Black], |color| {
            view.tr(color.fold_wb("color-white", "color-black"))
                .into_owned()
        });
        let player = *player;
        let names: Vec<usize> = (0..PENALTIES.len()).collect();
        choice(ui, &mut self.penalty, &names, |index| {
            view.tr(PENALTIES[index].0).into_owned()
        });
        let impose = view.tr("desk-impose");
        let confirmation = &mut self.confirmation;
        if confirmation.guard(ui, view, Decisive::Penalty, &impose, grave) {
            view.arbitrate(ArbiterAct::Penalise(player, PENALTIES[self.penalty].1));
        }
    }

    /// The position put back to where it was after some half-move.
    fn position(&mut self, ui: &mut Ui, view: &View<'_>) {
        let plies = view.table().game().plies().len();
        let last = u32::try_from(plies).unwrap_or(u32::MAX);
        part(ui, view, "desk-position");
        ui.horizontal_wrapped(|ui| {
            if plain(ui, &view.tr("put-right"), true).clicked() {
                view.arbitrate(ArbiterAct::Reinstate(last));
            }
            if last == 0 {
                return;
            }
            if plain(ui, &view.tr("desk-step-back"), true).clicked() {
                view.arbitrate(ArbiterAct::Reinstate(last - 1));
            }
            let mut ply = self.ply.unwrap_or(last).min(last);
            let name = view.tr("desk-ply");
            let drag = DragValue::new(&mut ply).range(0..=last);
            if ui.add(drag).accessible_name(&*name).changed() {
                self.ply = Some(ply);
            }
            if plain(ui, &name, true).clicked() {
                view.arbitrate(ArbiterAct::Reinstate(ply));
                self.ply = None;
            }
        });
    }

    /// The game declared over, or not to count.
    fn result(&mut self, ui: &mut Ui, view: &View<'_>) {
        if !matches!(
            view.table().standing(),
            Standing::Playing | Standing::Ended(..)
        ) {
            return;
        }
        part(ui, view, "desk-result");
        choice(ui, &mut self.score, &SCORES.map(Some), |score| {
            score.map_or_else(String::new, |(white, black)| {
                Outcome { white, black }.printed()
            })
        });
        ui.horizontal_wrapped(|ui| {
            let confirmation = &mut self.confirmation;
            ui.add_enabled_ui(self.score.is_some(), |ui| {
                let declare = view.tr("desk-declare");
                if confirmation.guard(ui, view, Decisive::Result, &declare, grave)
                    && let Some((white, black)) = self.score.take()
                {
                    view.arbitrate(ArbiterAct::Declare(white, black));
                }
            });
            let annul = view.tr("desk-annul");
            if view.is_playing() && confirmation.guard(ui, view, Decisive::Annulment, &annul, quiet)
            {
                view.arbitrate(ArbiterAct::Annul);
            }
        });
    }
}

/// The matters that await a decision, oldest first; the oldest is the one that is decided.
fn pending(ui: &mut Ui, view: &View<'_>, article: &mut ArticlePanel) {
    let questions = view.table().questions();
    if questions.is_empty() {
        soft(ui, &view.tr("desk-nothing"));
        return;
    }
    let edition = view.arbiter.terms().edition;
    for (index, (rule, question)) in questions.iter().enumerate() {
        let tint = palette(ui).warning_tint;
        Frame::new()
            .fill(tint)
            .corner_radius(SMALL_CORNER)
            .inner_margin(Margin::symmetric(10, 8))
            .show(ui, |ui| {
                ui.set_width(ui.available_width());
                prose(ui, &view.words.question(*question));
                ui.horizontal_wrapped(|ui| {
                    for number in rule.articles(edition) {
                        if badge(ui, view, number).clicked() {
                            article.open(*rule, last_entry_on(view, *rule));
                        }
                    }
                    if index == 0 {
                        answers(ui, view, *question);
                    }
                });
            });
    }
}

/// The ways to answer a question.
fn answers(ui: &mut Ui, view: &View<'_>, question: Question) {
    let options = options(view, question);
    for option in &options {
        if quiet(ui, &option.text).clicked() {
            view.arbitrate(option.act.clone());
        }
    }
    if options.is_empty() {
        soft(ui, &view.tr("desk-below"));
    } else if !matches!(question, Question::CanMate(_))
        && quiet(ui, &view.tr("desk-later")).clicked()
    {
        view.arbitrate(ArbiterAct::Decide(Decision::Postpone));
    }
}

/// What the arbiter sees that nobody has claimed.
fn sees(ui: &mut Ui, view: &View<'_>) {
    part(ui, view, "desk-sees");
    let last_touch = view.table().turn().touches().last();
    let touched = last_touch.map(|touch| ArbiterAct::CallTouched(touch.square));
    let seen = [
        ("desk-flag", Some(ArbiterAct::SeeFlag)),
        ("desk-illegal", Some(ArbiterAct::SeeIllegal)),
        ("desk-on-purpose", touched),
        (
            "desk-accident",
            last_touch.map(|_| ArbiterAct::CallAccidental),
        ),
    ];
    ui.horizontal_wrapped(|ui| {
        for (id, act) in seen {
            if plain(ui, &view.tr(id), act.is_some()).clicked()
                && let Some(act) = act
            {
                view.arbitrate(act);
            }
        }
    });
}

/// A button as wide as its words, so that it moves to the next row as a whole.
fn plain(ui: &mut Ui, text: &str, can_be_pressed: bool) -> Response {
    let button = Button::new(text).wrap_mode(TextWrapMode::Extend);
    ui.add_enabled(can_be_pressed, button)
}

fn part(ui: &mut Ui, view: &View<'_>, id: &str) {
    ui.add_space(GAP * 0.5);
    subtitle(ui, &view.tr(id));
}

/// The last entry of the log on which that rule was applied.
fn last_entry_on(view: &View<'_>, rule: Rule) -> Option<usize> {
    let applied = |entry: &crate::record::Entry| entry.rulings.iter().any(|it| it.rule == rule);
    view.log.iter().rposition(applied)
}
