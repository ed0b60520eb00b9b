//! Adjourning, step by step: the arbiter asks, the player writes what nobody else can read, and stops the clock.

use std::borrow::Cow;
use std::fmt::Debug;
use std::hash::Hash;

use eframe::egui::{
    Align, Id, Layout, Rect, ScrollArea, Stroke, StrokeKind, TextEdit, Ui, UiBuilder, vec2,
};

use super::new_passphrase::{DIFFERS, NewPassphrase, PassphraseQuestion};
use super::refusal::trouble;
use super::standing_offer::StandingOffer;
use crate::kit::announcement::announce_words;
use crate::kit::fitted_text::line_width;
use crate::kit::fonts::{BODY, SOFT, regular};
use crate::kit::lent_focus::ask_here;
use crate::kit::secret_field::{SecretLine, forget, secret_field};
use crate::kit::theme::{CORNER, GAP, palette};
use crate::kit::widgets::{
    choice, field, heard_title, primary, prose, quiet, soft, title, warning,
};
use crate::parts::page::is_left_by_key;
use crate::view::command::{Command, Sealing};
use crate::view::frame_view::View;
use crate::view::screen::Screen;
use crate::view::screen_views::EnvelopeWork;
use jadoube_core::chess::Color;
use jadoube_core::laws::{Adjournment, ArbiterAct};
use jadoube_core::record::envelope::{LockOwner, Resumption, Secret};

/// The fields whose traces are wiped when the envelope is closed.
const FIELDS: [&str; 5] = ["arbiter", "arbiter-again", "move", "own", "own-again"];

/// From what height on a panel explains itself before it asks.
const ROOMY: f32 = 300.0;

/// How high a row in the foot of a panel is.
const FOOT: f32 = 42.0;

/// How far a sealing has come.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
enum SealingStep {
    /// The arbiter says when the game goes on and where the move is sealed; where there is room, the passphrase too.
    #[default]
    Circumstances,
    /// The arbiter gives a passphrase, on a page of its own where there is little room.
    Passphrase,
    /// The arbiter has said what there is to say, and the player writes.
    Writing,
}

/// What is being sealed, and with what.
#[derive(Debug, Default)]
pub struct SealingPanel {
    step: SealingStep,
    /// Whether the player adjourns before the session is over.
    is_early: bool,
    is_on_paper: bool,
    resumption: Resumption,
    arbiter: NewPassphrase,
    words: Secret,
    own: NewPassphrase,
    offer: StandingOffer,
}

impl SealingPanel {
    /// Whether a move is to be sealed now, or somebody wants to adjourn.
    pub fn is_wanted(view: &View<'_>) -> bool {
        view.is_playing()
            && (view.window.screen == Screen::Adjourning || is_asked(view))
            && view.table().adjournment().is_none_or(|adjournment| {
                adjournment.closed().is_none() || is_over(view, adjournment)
            })
    }

    /// Whether a player was asked to seal.
    pub fn is_asked_for(view: &View<'_>) -> bool {
        is_asked(view)
    }

    /// Whether the arbiter is still preparing the envelope.
    pub fn is_prepared_by_the_arbiter(&self, view: &View<'_>) -> bool {
        Self::is_wanted(view) && self.step != SealingStep::Writing
    }

    /// Shows the panel in `rect`.
    pub fn ui(&mut self, ui: &mut Ui, view: &View<'_>, rect: Rect) {
        panel(ui, rect, self.step, |ui, foot| {
            if self.step == SealingStep::Writing {
                self.sealing(ui, foot, view);
            } else {
                self.asking(ui, foot, view);
            }
        });
    }

    /// The reply to a sealed move, which goes into an envelope of its own.
    pub fn reply(&mut self, ui: &mut Ui, foot: &mut Ui, view: &View<'_>) {
        self.envelope_contents(ui, foot, view);
    }

    /// Wipes everything, once the envelope is closed or nobody seals any more.
    pub fn wipe(&mut self, ui: &Ui) {
        let is_untouched = self.step == SealingStep::Circumstances
            && self.words.is_empty()
            && self.arbiter.is_empty()
            && self.own.is_empty();
        if is_untouched {
            return;
        }
        for salt in FIELDS {
            forget(ui, salt);
        }
        *self = Self {
            is_on_paper: self.is_on_paper,
            ..Self::default()
        };
    }

    /// What the arbiter has to say first: when the game goes on, and the passphrase.
    fn asking(&mut self, ui: &mut Ui, foot: &mut Ui, view: &View<'_>) {
        let is_roomy = is_roomy(ui);
        let is_first_page = is_roomy || self.step == SealingStep::Circumstances || self.is_on_paper;
        if is_first_page {
            heard_title(ui, &view.tr("adjourn-title"));
            if !is_asked(view) {
                prose(ui, &view.tr("adjourn-only-today"));
            }
        }
        if is_roomy && self.arbiter.is_empty() {
            prose(ui, &as_the_clock_stands(view, "adjourn-what"));
            ui.add_space(GAP);
        }
        if is_first_page {
            self.offer.ui(ui, view);
            self.circumstances(ui, view);
        }
        let is_last_page = is_roomy || !is_first_page || self.is_on_paper;
        let mut lacks = None;
        if is_last_page && !self.is_on_paper {
            lacks = self.passphrase_of_arbiter(ui, view);
        }
        tell_what_lacks(foot, view, lacks);
        foot.add_enabled_ui(lacks.is_none(), |ui| {
            let id = if is_asked(view) || self.is_early || !is_last_page {
                "adjourn-go-on"
            } else {
                "adjourn-ask"
            };
            if !primary(ui, &view.tr(id)).clicked() {
                return;
            }
            if !is_last_page {
                self.step = SealingStep::Passphrase;
                return;
            }
            self.step = SealingStep::Writing;
            if !is_asked(view) && !self.is_early {
                view.arbitrate(ArbiterAct::Adjourn);
            }
        });
        let escapes = is_left_by_key(ui);
        if !is_first_page {
            if quiet(foot, &view.tr("back")).clicked() || escapes {
                self.step = SealingStep::Circumstances;
            }
        } else if quiet(foot, &view.tr("play-on")).clicked() || escapes && !is_asked(view) {
            if is_asked(view) {
                view.arbitrate(ArbiterAct::PlayOn);
            }
            view.ask(Command::Show(Screen::Table));
        }
    }

    /// Why the game is adjourned, when it goes on, and where the move is sealed.
    fn circumstances(&mut self, ui: &mut Ui, view: &View<'_>) {
        if !is_asked(view) {
            choice(ui, &mut self.is_early, &[false, true], |is_early| {
                let id = if is_early {
                    "adjourn-early"
                } else {
                    "adjourn-session"
                };
                view.tr(id).into_owned()
            });
            if self.is_early {
                soft(ui, &view.tr("adjourn-early-what"));
            }
        }
        field(ui, &view.tr("entry-resumption"), |ui| {
            let Resumption { date, time, venue } = &mut self.resumption;
            let lines = [
                ("resumption-date", date),
                ("resumption-time", time),
                ("resumption-venue", venue),
            ];
            let lines = lines.map(|(id, text)| (view.tr(id), text));
            hinted_lines(ui, lines);
        });
        field(ui, &view.tr("adjourn-where"), |ui| {
            choice(ui, &mut self.is_on_paper, &[false, true], |is_on_paper| {
                let id = if is_on_paper {
                    "adjourn-on-paper"
                } else {
                    "adjourn-here"
                };
                view.tr(id).into_owned()
            });
            if self.is_on_paper {
                soft(ui, &view.tr("envelope-on-paper"));
            }
        });
    }

    /// Asks for it twice; gives the message of what it lacks to be used, if it is not left to the player.
    fn passphrase_of_arbiter(&mut self, ui: &mut Ui, view: &View<'_>) -> Option<&'static str> {
        let question = PassphraseQuestion {
            name: &view.tr("passphrase-arbiter"),
            salts: ["arbiter", "arbiter-again"],
            is_twice: true,
            note: &view.tr("passphrase-what"),
        };
        self.arbiter.ui(ui, view, question)
    }

    /// The player's part: written, closed, and only then the clock is stopped.
    fn sealing(&mut self, ui: &mut Ui, foot: &mut Ui, view: &View<'_>) {
        let sealer = sealer(view);
        let name = view.name(sealer).into_owned();
        let what = view.tr_args("seal-title", &[("player", name.as_str().into())]);
        announce_words(ui, &what);
        if is_roomy(ui) {
            title(ui, &what);
        } else {
            ui.strong(what);
        }
        let was_played = view
            .table()
            .adjournment()
            .is_some_and(|adjournment| adjournment.played().is_some() && !adjournment.is_opened());
        if was_played {
            warning(ui, &view.tr("seal-played"));
        }
        self.offer.ui(ui, view);
        self.envelope_contents(ui, foot, view);
        if self.step == SealingStep::Writing
            && view.envelope.work != EnvelopeWork::Closing
            && quiet(foot, &view.tr("back")).clicked()
        {
            self.step = SealingStep::Passphrase;
        }
        soft_and_whole(ui, &as_the_clock_stands(view, "seal-until"));
    }

    /// What goes into the envelope, and the button that closes it.
    fn envelope_contents(&mut self, ui: &mut Ui, foot: &mut Ui, view: &View<'_>) {
        if view.envelope.work == EnvelopeWork::Closing {
            prose(ui, &view.tr("seal-closing"));
            announce_words(ui, &view.tr("seal-closing"));
            return;
        }
        let lacks = if self.is_on_paper {
            prose(ui, &as_the_clock_stands(view, "seal-paper-what"));
            None
        } else {
            self.writing(ui, view)
        };
        trouble(ui, view);
        tell_what_lacks(foot, view, lacks);
        let id = if self.is_on_paper {
            "seal-paper-close"
        } else {
            "seal-close"
        };
        let closes = foot
            .add_enabled_ui(lacks.is_none(), |ui| {
                primary(ui, &as_the_clock_stands(view, id)).clicked()
            })
            .inner;
        if closes {
            view.ask(Command::Seal(Box::new(self.content())));
        }
    }

    /// The move and the player's own passphrase; gives the message of what lacks before the envelope can be closed.
    fn writing(&mut self, ui: &mut Ui, view: &View<'_>) -> Option<&'static str> {
        field(ui, &view.tr("seal-move"), |ui| {
            let (name, width) = (view.tr("seal-move"), ui.available_width());
            let veiled = SecretLine::Veiled;
            secret_field(
                ui,
                view.words,
                "move",
                &mut self.words,
                &name,
                veiled,
                width,
            );
            if is_roomy(ui) {
                soft(ui, &view.tr("seal-what"));
            }
        });
        let needs_own = self.arbiter.is_empty();
        let note = if needs_own {
            "passphrase-needed"
        } else {
            "passphrase-may"
        };
        let question = PassphraseQuestion {
            name: &view.tr("passphrase-player"),
            salts: ["own", "own-again"],
            is_twice: needs_own,
            note: &view.tr(note),
        };
        let lacks = self.own.ui(ui, view, question);
        if !is_roomy(ui) {
            soft(ui, &view.tr("seal-what"));
        }
        if lacks == Some(DIFFERS) {
            lacks
        } else if self.words.is_empty() {
            Some("seal-lacks-move")
        } else if needs_own && self.own.is_empty() {
            Some("seal-lacks-passphrase")
        } else {
            lacks
        }
    }

    fn content(&self) -> Sealing {
        let keys = [
            (LockOwner::Arbiter, self.arbiter.secret()),
            (LockOwner::Player, self.own.secret()),
        ];
        let given = keys.into_iter().filter(|(_, secret)| !secret.is_empty());
        let keys = given
            .map(|(owner, secret)| (owner, secret.clone()))
            .collect();
        Sealing {
            resumption: self.resumption.clone(),
            content: (!self.is_on_paper).then(|| (self.words.clone(), keys)),
        }
    }
}

/// That message, which speaks of stopping a clock where one runs.
fn as_the_clock_stands(view: &View<'_>, id: &str) -> Cow<'static, str> {
    let clock = view.table().clock();
    let is_stopped = clock.is_some_and(|clock| clock.running().is_none());
    let clock = if is_stopped { "stopped" } else { "running" };
    view.tr_args(id, &[("clock", clock.into())])
}

/// Says above the foot, and so above the button that waits for it, what lacks.
fn tell_what_lacks(foot: &mut Ui, view: &View<'_>, lacks: Option<&'static str>) {
    let Some(lacks) = lacks else { return };
    let AboveFoot { height, .. } = AboveFoot::of(foot);
    let place = foot.max_rect();
    let place = place.with_min_y(place.top() - height);
    let upright = Layout::top_down(Align::Min);
    let mut above = foot.new_child(UiBuilder::new().max_rect(place).layout(upright));
    let told = soft(&mut above, &view.tr(lacks)).rect;
    let measured = told.height() + 6.0;
    AboveFoot { height, measured }.keep(foot);
}

/// What is told above the foot of a panel.
#[derive(Clone, Copy, Debug, Default)]
struct AboveFoot {
    /// How high the place is that is kept for it in this frame.
    height: f32,
    /// How high it turned out to be; nothing where nothing is told.
    measured: f32,
}

impl AboveFoot {
    fn of(ui: &Ui) -> Self {
        ui.data(|data| data.get_temp(Self::id()))
            .unwrap_or_default()
    }

    fn keep(self, ui: &Ui) {
        ui.data_mut(|data| data.insert_temp(Self::id(), self));
    }

    fn id() -> Id {
        Id::unique("above-foot")
    }
}

/// Whether a panel has room to explain itself before it asks.
fn is_roomy(ui: &Ui) -> bool {
    ui.clip_rect().height() > ROOMY
}

/// Whether the arbiter has asked for a sealed move that does not lie in its envelope yet.
fn is_asked(view: &View<'_>) -> bool {
    view.table()
        .adjournment()
        .is_some_and(|adjournment| adjournment.is_asked() && adjournment.closed().is_none())
}

/// Whether an adjournment lies so far back that the game can be adjourned anew.
pub fn is_over(view: &View<'_>, adjournment: &Adjournment) -> bool {
    let moved = |color| has_moved_since(view, adjournment, color);
    view.is_playing()
        && adjournment.reply().is_none()
        && moved(adjournment.sealer())
        && moved(adjournment.replier())
}

/// Whether a player has made a move of their own since the game was taken up again; the sealed one does not count.
pub fn has_moved_since(view: &View<'_>, adjournment: &Adjournment, color: Color) -> bool {
    let Some(begun) = adjournment.resumed() else {
        return false;
    };
    let plies = view.table().game().plies().iter();
    let moves = plies.filter(|ply| ply.by == color && ply.made >= begun);
    let was_sealed =
        color == adjournment.sealer() && adjournment.played().is_none() && !adjournment.is_lost();
    moves.count() > usize::from(was_sealed)
}

/// Who seals: the player asked to, else the one who has the move.
fn sealer(view: &View<'_>) -> Color {
    view.table()
        .adjournment()
        .filter(|adjournment| adjournment.closed().is_none())
        .map_or_else(|| view.table().game().has_the_move(), Adjournment::sealer)
}

/// A panel in the place of the scoresheet. What does not fit is scrolled to; the foot, which `contents` is handed as well,
/// is always to be seen. Each `step` asks for the keyboard.
pub fn panel(
    ui: &mut Ui,
    rect: Rect,
    step: impl Hash + Debug,
    contents: impl FnOnce(&mut Ui, &mut Ui),
) {
    let colors = palette(ui);
    let rect = Rect::from_min_max(rect.min, rect.max - vec2(0.0, 2.0));
    ui.painter().rect(
        rect,
        CORNER,
        colors.sheet,
        Stroke::new(1.5, colors.hand),
        StrokeKind::Inside,
    );
    let inner = rect.shrink2(vec2(16.0, 10.0));
    // Buttons that do not fit beside each other stand in rows; how many it takes is known after they were laid out.
    let id = ui.scope_id().with("foot");
    let height = ui.data(|data| data.get_temp(id)).unwrap_or(FOOT);
    let (body, foot) = inner.split_top_bottom_at_y(inner.bottom() - height);
    // So it is with what is told above them.
    let told = AboveFoot::of(ui).measured;
    AboveFoot {
        height: told,
        measured: 0.0,
    }
    .keep(ui);
    let body = body.with_max_y(body.bottom() - GAP - told);
    let mut foot = ui.new_child(
        UiBuilder::new()
            .max_rect(foot.with_max_y(foot.top() + FOOT))
            .layout(Layout::left_to_right(Align::Center).with_main_wrap(true)),
    );
    foot.spacing_mut().item_spacing.y = 0.0;
    ui.scope_builder(UiBuilder::new().max_rect(body), |ui| {
        // Each step begins at its head, wherever the moves stand that it lies upon, or the step before it.
        let scrolled = ScrollArea::vertical().id_salt(&step).auto_shrink(false);
        scrolled.show(ui, |ui| {
            ui.set_width(ui.available_width() - GAP);
            contents(ui, &mut foot);
        });
    });
    ask_here(ui, Id::unique(("adjournment", step)), rect, None);
    let taken = foot.min_rect().height().max(FOOT);
    let is_other = (AboveFoot::of(ui).measured - told).abs() > 0.5;
    if is_other || (taken - height).abs() > 0.5 {
        ui.data_mut(|data| data.insert_temp(id, taken));
        ui.ctx().request_discard("foot");
    }
}

/// Says something softly, and where that would be cut by the end of the room for it, wholly below that, where it is scrolled to.
fn soft_and_whole(ui: &mut Ui, text: &str) {
    let told = ui.painter().layout(
        text.to_owned(),
        regular(SOFT),
        palette(ui).soft_ink,
        ui.available_width(),
    );
    let (room, top) = (
        ui.clip_rect().height(),
        ui.cursor().top() - ui.min_rect().top(),
    );
    if top < room && room < top + told.size().y {
        ui.add_space(room - top);
    }
    soft(ui, text);
}

/// Lines to write in, side by side in the whole width there is; the last one below the others where what belongs there could
/// not be read otherwise.
fn hinted_lines<const N: usize>(ui: &mut Ui, lines: [(Cow<'_, str>, &mut String); N]) {
    let width = ui.available_width();
    let of = |count: f32| (width - GAP * (count - 1.0)) / count;
    let count: f32 = lines.iter().map(|_| 1.0).sum();
    let widest = |name: &str| line_width(ui.painter(), name, regular(BODY)) + 2.0 * BESIDE + 2.0;
    let widest = lines.iter().map(|(name, _)| widest(name));
    let has_room = widest.fold(0.0, f32::max) <= of(count);
    let in_row = if has_room { N } else { N - 1 };
    let mut lines = lines.into_iter();
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = GAP;
        let width = of(if has_room { count } else { count - 1.0 });
        for (name, text) in lines.by_ref().take(in_row) {
            hinted(ui, text, &name, width);
        }
    });
    for (name, text) in lines {
        hinted(ui, text, &name, width);
    }
}

/// The space beside what is written in a line.
const BESIDE: f32 = 8.0;

/// A line to write in, so wide, that says what belongs there as long as it is empty.
fn hinted(ui: &mut Ui, text: &mut String, name: &str, width: f32) {
    let colors = palette(ui);
    ui.scope(|ui| {
        let visuals = ui.visuals_mut();
        visuals.widgets.inactive.bg_stroke = Stroke::new(1.0, colors.edge);
        visuals.selection.bg_fill = colors.hand_tint;
        visuals.selection.stroke = Stroke::new(2.0, colors.hand);
        let edit = TextEdit::singleline(text)
            .hint_text(name)
            .desired_width(width)
            .margin(vec2(BESIDE, 6.0));
        ui.add(edit).accessible_name(name);
    });
}
