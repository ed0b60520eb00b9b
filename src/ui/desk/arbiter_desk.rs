//! The arbiter's desk: what awaits a decision, and every act that is the arbiter's, on one sheet beside the board.

use std::time::Duration;

use eframe::egui::{
    Align, Button, Frame, Id, Layout, Margin, Order, Rect, Response, RichText, ScrollArea, Slider,
    Stroke, TextWrapMode, Ui, vec2,
};

use crate::chess::{ByColor, Color, Position};
use crate::clock::duration_text;
use crate::laws::{
    ArbiterAct, Consequence, Decision, Outcome, Penalty, Question, Rule, Ruling, Score, Standing,
};
use crate::ui::desk::question_options::options;
use crate::ui::kit::clock_text::whole_seconds;
use crate::ui::kit::diagram;
use crate::ui::kit::fonts::bold;
use crate::ui::kit::in_place_confirmation::InPlaceConfirmation;
use crate::ui::kit::piece_textures::Pieces;
use crate::ui::kit::rule_page::ArticlePanel;
use crate::ui::kit::theme::{CORNER, GAP, SMALL_CORNER, palette};
use crate::ui::kit::widgets::{badge, choice, grave, prose, quiet, sign, soft, written};
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
    /// Which of the penalties, once one was chosen.
    penalty: Option<usize>,
    /// Which part lies open.
    part: DeskPart,
    pieces: Pieces,
    /// What is asked once more before it is done.
    confirmation: InPlaceConfirmation<Decisive>,
}

/// The parts of the desk, of which one lies open.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum DeskPart {
    Seen,
    Clocks,
    Position,
    Conduct,
    Result,
}

impl DeskPart {
    const ALL: [Self; 5] = [
        Self::Seen,
        Self::Clocks,
        Self::Position,
        Self::Conduct,
        Self::Result,
    ];

    /// The message that names it.
    const fn id(self) -> &'static str {
        match self {
            Self::Seen => "desk-sees",
            Self::Clocks => "desk-clocks",
            Self::Position => "desk-position",
            Self::Conduct => "desk-conduct",
            Self::Result => "desk-result",
        }
    }
}

/// What at the desk cannot be taken back.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Decisive {
    Position,
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
            penalty: None,
            part: DeskPart::Seen,
            pieces: Pieces::default(),
            confirmation: InPlaceConfirmation::default(),
        }
    }
}

/// Times that are given or taken at a press, in minutes.
const MINUTES: [u64; 3] = [1, 2, 5];

/// How wide the position is that is looked at before it is put back.
const PREVIEW: f32 = 200.0;

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

/// The scores an arbiter may declare; they need not add up to one. Of those above one point, which were possible before
/// Article 10.2 capped the sum, each is as good as its mirror image.
const SCORES: [(Score, Score); 8] = [
    (Score::One, Score::Zero),
    (Score::Half, Score::Half),
    (Score::Zero, Score::One),
    (Score::Zero, Score::Zero),
    (Score::Half, Score::Zero),
    (Score::Zero, Score::Half),
    (Score::One, Score::Half),
    (Score::Half, Score::One),
];

/// How many of them no edition forbids.
const UP_TO_ONE: usize = 6;

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
        self.pending(ui, view, article);
        ui.add_space(GAP * 0.5);
        let is_playing = view.is_playing();
        let can_be_opened = |part: &DeskPart| match part {
            DeskPart::Seen => is_playing,
            DeskPart::Clocks => is_playing && view.table().clock().is_some(),
            DeskPart::Position | DeskPart::Conduct | DeskPart::Result => true,
        };
        let parts = DeskPart::ALL.into_iter().filter(can_be_opened);
        let parts: Vec<DeskPart> = parts.collect();
        if !parts.contains(&self.part) {
            self.part = DeskPart::Result;
        }
        choice(ui, &mut self.part, &parts, |part| {
            view.tr(part.id()).into_owned()
        });
        ui.add_space(GAP * 0.5);
        match self.part {
            DeskPart::Seen => sees(ui, view),
            DeskPart::Clocks => self.clocks(ui, view),
            DeskPart::Position => self.position(ui, view),
            DeskPart::Conduct => self.conduct(ui, view),
            DeskPart::Result => self.result(ui, view),
        }
    }

    /// The matters that await a decision, oldest first; the oldest is the one that is decided.
    fn pending(&mut self, ui: &mut Ui, view: &View<'_>, article: &mut ArticlePanel) {
        let questions = view.table().questions();
        if questions.is_empty() {
            soft(ui, &view.tr("desk-nothing"));
            return;
        }
        let edition = view.arbiter.terms().edition;
        for (index, (rule, question)) in questions.iter().enumerate() {
            Frame::new()
                .fill(palette(ui).tint)
                .corner_radius(SMALL_CORNER)
                .inner_margin(Margin::symmetric(12, 10))
                .show(ui, |ui| {
                    ui.set_width(ui.available_width());
                    let text = view.words.question(*question);
                    ui.label(RichText::new(text).font(bold(17.0)));
                    ui.horizontal_wrapped(|ui| {
                        for number in rule.articles(edition) {
                            if badge(ui, view, number).clicked() {
                                article.open(*rule, last_entry_on(view, *rule));
                            }
                        }
                    });
                    if index == 0 {
                        self.options(ui, view, *question);
                    }
                });
        }
    }

    /// Each answer to a question, with what it would do.
    fn options(&mut self, ui: &mut Ui, view: &View<'_>, question: Question) {
        let options = options(view, question);
        if options.is_empty() {
            let part = decided_in(question);
            let args = [("part", view.tr(part.id()).into())];
            if quiet(ui, &view.tr_args("desk-decide-in", &args)).clicked() {
                self.part = part;
            }
            return;
        }
        ui.horizontal_wrapped(|ui| {
            for option in &options {
                let text = format!("{}: {}", option.title, option.outcome());
                let mut response = quiet(ui, &text);
                if let Some(clocks) = &option.clocks {
                    response = response.on_hover_text(clocks);
                }
                if response.clicked() {
                    option.decide(view);
                }
            }
            let may_wait = !matches!(question, Question::CanMate(_));
            if may_wait && quiet(ui, &view.tr("desk-later")).clicked() {
                view.arbitrate(ArbiterAct::Decide(Decision::Postpone));
            }
        });
    }

    /// Both clocks: time given, a side started, both readings set.
    fn clocks(&mut self, ui: &mut Ui, view: &View<'_>) {
        let Some(clock) = view.table().clock() else {
            return;
        };
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
        let player = &mut self.player;
        choice(ui, player, &[Color::White, Color::Black], |color| {
            view.tr(color.fold_wb("color-white", "color-black"))
                .into_owned()
        });
        let player = *player;
        let names: Vec<Option<usize>> = (0..PENALTIES.len()).map(Some).collect();
        choice(ui, &mut self.penalty, &names, |index| {
            index.map_or_else(String::new, |index| {
                view.tr(PENALTIES[index].0).into_owned()
            })
        });
        let penalty = self.penalty;
        let impose = view.tr("desk-impose");
        let confirmation = &mut self.confirmation;
        ui.add_enabled_ui(penalty.is_some(), |ui| {
            if confirmation.guard(ui, view, Decisive::Penalty, &impose, grave)
                && let Some(index) = penalty
            {
                view.arbitrate(ArbiterAct::Penalise(player, PENALTIES[index].1));
            }
        });
    }

    /// The position put back to where it was after some half-move.
    fn position(&mut self, ui: &mut Ui, view: &View<'_>) {
        let plies = view.table().game().plies().len();
        let last = u32::try_from(plies).unwrap_or(u32::MAX);
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
        });
        if last == 0 {
            return;
        }
        let mut ply = self.ply.unwrap_or(last).min(last);
        let name = view.tr("desk-ply");
        let slider = Slider::new(&mut ply, 0..=last);
        if ui.add(slider).accessible_name(&*name).changed() {
            self.ply = Some(ply);
        }
        // What is slid to is only looked at; nothing changes until the button is pressed.
        if let Some(position) = view.table().game().position_after(ply as usize) {
            let width = ui.available_width().min(PREVIEW);
            diagram::board(ui, view, &mut self.pieces, position.board(), width);
        }
        if self
            .confirmation
            .guard(ui, view, Decisive::Position, &name, quiet)
        {
            view.arbitrate(ArbiterAct::Reinstate(ply));
            self.ply = None;
        }
    }

    /// The game declared over, or not to count.
    fn result(&mut self, ui: &mut Ui, view: &View<'_>) {
        if !matches!(
            view.table().standing(),
            Standing::Playing | Standing::Ended(..)
        ) {
            return;
        }
        let is_capped = view.arbiter.terms().provisions().score_cap;
        let scores = &SCORES.map(Some)[..if is_capped { UP_TO_ONE } else { SCORES.len() }];
        choice(ui, &mut self.score, scores, |score| {
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

/// The part of the desk where a question is decided that no answer decides.
const fn decided_in(question: Question) -> DeskPart {
    if matches!(question, Question::Times) {
        DeskPart::Clocks
    } else if matches!(question, Question::Penalty) {
        DeskPart::Conduct
    } else {
        DeskPart::Result
    }
}

/// What the arbiter sees that nobody has claimed.
fn sees(ui: &mut Ui, view: &View<'_>) {
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
    let looked = view.log.last().filter(|entry| {
        let act = entry.event.arbiter_act();
        let looks = [ArbiterAct::SeeIllegal, ArbiterAct::SeeFlag];
        act.is_some_and(|act| looks.contains(act))
    });
    if looked.is_some_and(|entry| entry.rulings.iter().all(changes_nothing)) {
        prose(ui, &view.tr("desk-seen-nothing"));
    }
}

fn changes_nothing(ruling: &Ruling) -> bool {
    let mut consequences = ruling.consequences.iter();
    consequences.all(|it| matches!(it, Consequence::Notice(_)))
}

/// A button as wide as its words, so that it moves to the next row as a whole.
fn plain(ui: &mut Ui, text: &str, can_be_pressed: bool) -> Response {
    let button = Button::new(text).wrap_mode(TextWrapMode::Extend);
    ui.add_enabled(can_be_pressed, button)
}

/// The last entry of the log on which that rule was applied.
fn last_entry_on(view: &View<'_>, rule: Rule) -> Option<usize> {
    let applied = |entry: &crate::record::Entry| entry.rulings.iter().any(|it| it.rule == rule);
    view.log.iter().rposition(applied)
}
