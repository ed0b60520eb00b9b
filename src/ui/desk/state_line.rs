//! The line at the head of the desk: what was done last, or asked and not done, and how the clocks stand. It has a place of
//! its own, so that nothing moves because a sentence comes or goes.

use eframe::egui::{Align2, Rect, Role as Part, Sense, Ui, WidgetInfo, vec2};

use super::recorded_lines::RecordedLines;
use crate::kit::announcement::announce;
use crate::kit::fitted_text::{fitted_cell, kept_together, line_width};
use crate::kit::fonts::{bold, regular};
use crate::kit::icons::Icon;
use crate::kit::in_place_confirmation::{has_question, take_unanswered};
use crate::kit::theme::palette;
use crate::view::frame_view::View;
use crate::view::urgency::Urgency;
use jadoube_core::chess::Color;
use jadoube_core::clock::Clock;
use jadoube_core::laws::{ArbiterAct, Consequence, Person, Ruling, Standing};
use jadoube_core::report::recorded_findings::is_finding;
use jadoube_core::report::recorded_lines::RecordedLine;

/// How wide the sign before what was done is with the space behind it, in points.
const SIGN: f32 = 22.0;

/// How large its words are where they have room, in points.
const SIZE: f32 = 14.5;

/// How much smaller they may become before the clocks, which are seen beside it, are left out.
const LEAST: f32 = 0.84;

/// What stands in the line beside what the game itself tells.
#[derive(Debug, Default)]
pub struct StateLine {
    /// What was asked and not done, and how many entries the log had then.
    not_done: Option<(String, usize)>,
}

/// What there is to say.
enum DeskState {
    /// That was done, to be told until the next act, and, where there is room for it, how the clocks stand since.
    Done(String, Option<String>),
    /// Something else that the arbiter should know now.
    Told(String),
    /// Nothing but how the clocks stand.
    Rests(String),
}

impl StateLine {
    /// A door was opened: what was left undone before is told no longer.
    pub fn forget(&mut self) {
        self.not_done = None;
    }

    /// Shows it in `rect`; times that were being set may have given way.
    pub fn ui(
        &mut self,
        ui: &Ui,
        view: &View<'_>,
        lines: &RecordedLines,
        was_overtaken: bool,
        rect: Rect,
    ) {
        let asked = (!has_question(ui)).then(|| take_unanswered(ui)).flatten();
        if let Some(what) = asked {
            self.not_done = Some((what, view.log.len()));
        }
        let state = self.state(view, last_done(view, lines.all()), was_overtaken);
        let colors = palette(ui);
        let (text, font, ink, icon) = match state {
            DeskState::Done(text, with_clocks) => {
                let fits = |text: &String| {
                    let font = bold(SIZE * LEAST);
                    line_width(ui.painter(), text, font) <= rect.width() - SIGN - 8.0
                };
                let text = with_clocks.filter(fits).unwrap_or(text);
                (text, bold(SIZE), colors.ink, Some(Icon::Yes))
            }
            DeskState::Told(text) => (text, bold(SIZE), colors.ink, None),
            DeskState::Rests(text) => (text, regular(SIZE), colors.soft_ink, None),
        };
        let id = ui.scope_id().with("desk-state");
        let response = ui.interact(rect, id, Sense::HOVER);
        response.widget_info(|| WidgetInfo::labeled(Part::Label, true, &text));
        announce(ui, response.id, &text, Urgency::Polite);
        let mut inner = rect.shrink2(vec2(4.0, 0.0));
        if let Some(icon) = icon {
            let sign = Align2::LEFT_CENTER.align_size_within_rect(vec2(16.0, 16.0), inner);
            icon.paint(ui.painter(), sign, ink);
            inner = inner.with_min_x(inner.left() + SIGN);
        }
        let text = kept_together(&text);
        let galley = fitted_cell(ui.painter(), &text, &font, inner.size(), ink);
        let at = Align2::LEFT_CENTER.anchor_size(inner.left_center(), galley.size());
        ui.painter().galley(at.min, galley, ink);
    }

    fn state(
        &self,
        view: &View<'_>,
        last: Option<&RecordedLine>,
        was_overtaken: bool,
    ) -> DeskState {
        if was_overtaken {
            return DeskState::Told(view.tr("desk-times-anew").into_owned());
        }
        if let Some((what, log)) = &self.not_done
            && *log == view.log.len()
        {
            let args = [("what", what.as_str().into())];
            return DeskState::Told(view.tr_args("desk-not-done", &args).into_owned());
        }
        if has_found_nothing(view) {
            let next = if view.is_paused() {
                "desk-clocks-wait"
            } else {
                "desk-goes-on"
            };
            let found = view.tr("desk-seen-nothing");
            return DeskState::Told(format!("{found} {}", view.tr(next)));
        }
        match last {
            Some(line) => {
                let stay = view.is_paused().then(|| view.tr("desk-clocks-stay"));
                let stay = stay.map(|stay| format!("{} · {stay}", line.text));
                DeskState::Done(line.text.clone(), stay)
            }
            None => DeskState::Rests(clocks(view)),
        }
    }
}

/// What the arbiter did last, if nothing has happened since; that both clocks were stopped with it is told with it.
fn last_done<'a>(view: &View<'_>, lines: &'a [RecordedLine]) -> Option<&'a RecordedLine> {
    let mut newest = lines.iter().rev();
    let last = newest.next()?;
    let done = if moves_clocks(view, last) {
        newest.next().filter(|before| before.at == last.at)?
    } else {
        last
    };
    let is_arbiters = done.by == Some(Person::Arbiter) || is_finding(&view.log[done.entry]);
    (is_arbiters && !moves_clocks(view, done)).then_some(done)
}

/// Whether all that was done is that clocks were stopped or let run, which the line tells anyway.
fn moves_clocks(view: &View<'_>, line: &RecordedLine) -> bool {
    let act = view.log[line.entry].event.arbiter_act();
    act.is_some_and(|act| {
        matches!(
            act,
            ArbiterAct::Start | ArbiterAct::Stop | ArbiterAct::Resume | ArbiterAct::StartClock(_)
        )
    })
}

/// How the clocks stand, or that the game is adjourned and what was offered before; nothing where there are none or the game is
/// over.
fn clocks(view: &View<'_>) -> String {
    if view.table().standing() == Standing::Adjourned && !view.is_resuming() {
        let adjourned = view.tr("adjourned-title").into_owned();
        let Some(player) = view.table().offer() else {
            return adjourned;
        };
        let words = view.named_words();
        let offer = words.tr_args("draw-offered", &[("name", words.name(player).into())]);
        return format!("{adjourned} · {offer}");
    }
    let running = view.table().clock().and_then(Clock::running);
    let is_stopped = view.is_paused() || view.stopped_in_resumption().is_some();
    match running.filter(|_| view.has_clocks_in_use()) {
        Some(color) => runs(view, color),
        None if is_stopped => view.tr("desk-clocks-wait").into_owned(),
        None => String::new(),
    }
}

fn runs(view: &View<'_>, color: Color) -> String {
    let args = [("player", color.into())];
    view.named_words().tr_args("consequence-start-clock", &args)
}

/// Whether the arbiter has just looked and nothing came of it.
fn has_found_nothing(view: &View<'_>) -> bool {
    let last = view.log.last();
    let looked = last.filter(|entry| {
        let act = entry.event.arbiter_act();
        act.is_some_and(|act| [ArbiterAct::SeeIllegal, ArbiterAct::SeeFlag].contains(act))
    });
    let changes_nothing = |ruling: &Ruling| {
        let mut consequences = ruling.consequences.iter();
        consequences.all(|it| matches!(it, Consequence::Notice(_)))
    };
    // A flag that had fallen may have ended the game before anybody looked.
    view.table().standing().is_unfinished()
        && looked.is_some_and(|entry| entry.rulings.iter().all(changes_nothing))
}
