//! Exceptional ways for an adjourned game, most of which end it without a resumption: each is asked for twice.

use eframe::egui::Ui;

use crate::kit::button::{Button, ButtonKind};
use crate::kit::theme::GAP;
use crate::kit::widgets::{grave, prose, quiet};
use crate::view::frame_view::View;
use jadoube_core::chess::Color;
use jadoube_core::laws::{Adjournment, ArbiterAct, PlayerAct, Question, Standing};

/// Whether the exceptional outcomes are shown, and which of them somebody is about to choose.
#[derive(Debug, Default)]
pub struct ExceptionalOutcomes {
    is_shown: bool,
    weighed: Option<ExceptionalOutcome>,
}

/// A way that cannot be gone back.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum ExceptionalOutcome {
    /// The players agreed a draw before the resumption.
    Agreed,
    /// A player resigned before it.
    Resigned(Color),
    LostEnvelope,
    /// Nobody can set the position up again.
    LostPosition,
}

impl ExceptionalOutcomes {
    /// Shows the ways, or what the one that was chosen leads to.
    pub fn ui(&mut self, ui: &mut Ui, view: &View<'_>, adjournment: &Adjournment) {
        ui.add_space(GAP);
        if let Some(way) = self.weighed {
            self.weighing(ui, view, way);
            return;
        }
        let id = if self.is_shown {
            "resume-less"
        } else {
            "resume-more"
        };
        if quiet(ui, &view.tr(id)).clicked() {
            self.is_shown = !self.is_shown;
        }
        if !self.is_shown {
            return;
        }
        let all = [
            ExceptionalOutcome::Agreed,
            ExceptionalOutcome::Resigned(Color::White),
            ExceptionalOutcome::Resigned(Color::Black),
            ExceptionalOutcome::LostEnvelope,
            ExceptionalOutcome::LostPosition,
        ];
        ui.horizontal_wrapped(|ui| {
            draw_offers(ui, view);
            came_too_late(ui, view, adjournment);
            for way in all {
                let is_gone = way == ExceptionalOutcome::LostEnvelope && adjournment.is_lost();
                let kind = ButtonKind::plain_if(!is_gone);
                if Button::words(kind, way.name(view)).show(ui).clicked() {
                    self.weighed = Some(way);
                }
            }
        });
    }

    fn weighing(&mut self, ui: &mut Ui, view: &View<'_>, way: ExceptionalOutcome) {
        let id = match way {
            ExceptionalOutcome::LostEnvelope => "resume-lost-what",
            ExceptionalOutcome::Agreed
            | ExceptionalOutcome::Resigned(_)
            | ExceptionalOutcome::LostPosition => "resume-ends",
        };
        prose(ui, &view.tr(id));
        ui.horizontal_wrapped(|ui| {
            if grave(ui, &way.name(view)).clicked() {
                way.go(view);
                self.weighed = None;
            }
            if quiet(ui, &view.tr("cancel")).clicked() {
                self.weighed = None;
            }
        });
    }
}

/// A draw may be offered during the break; one that is offered is answered where it is told (I.4).
fn draw_offers(ui: &mut Ui, view: &View<'_>) {
    if view.table().standing() != Standing::Adjourned || view.table().offer().is_some() {
        return;
    }
    for color in Color::ALL {
        let text = view.tr_args("resume-offers", &[("player", view.name(color).into())]);
        if quiet(ui, &text).clicked() {
            view.act(color, PlayerAct::OfferDraw);
        }
    }
}

/// The arbiter may raise that a player who is there came too late (I.10).
fn came_too_late(ui: &mut Ui, view: &View<'_>, adjournment: &Adjournment) {
    for color in Color::ALL {
        let lateness = Question::Lateness(color);
        let mut asked = view.table().questions().iter();
        let is_asked = asked.any(|(_, question)| *question == lateness);
        let begun = adjournment.resumed();
        if begun.is_none() || adjournment.arrived(color) <= begun || is_asked {
            continue;
        }
        let text = view.tr_args("resume-too-late", &[("player", view.name(color).into())]);
        if quiet(ui, &text).clicked() {
            view.arbitrate(ArbiterAct::SeeAbsent(color));
        }
    }
}

impl ExceptionalOutcome {
    fn name(self, view: &View<'_>) -> String {
        let text = match self {
            Self::Agreed => view.tr("resume-agreed"),
            Self::Resigned(color) => {
                let name = view.name(color).into_owned();
                view.tr_args("resume-resigned", &[("player", name.as_str().into())])
            }
            Self::LostEnvelope => view.tr("resume-lost"),
            Self::LostPosition => view.tr("resume-annul"),
        };
        text.into_owned()
    }

    fn go(self, view: &View<'_>) {
        match self {
            Self::Agreed => {
                let offered = view.table().offer();
                let offers = offered.unwrap_or(Color::White);
                if offered.is_none() {
                    view.act(offers, PlayerAct::OfferDraw);
                }
                view.act(!offers, PlayerAct::Accept);
            }
            Self::Resigned(color) => view.act(color, PlayerAct::Resign),
            Self::LostEnvelope => view.arbitrate(ArbiterAct::LoseEnvelope),
            Self::LostPosition => view.arbitrate(ArbiterAct::Annul),
        }
    }
}
