//! The program that sits at the table as a player: its moves are thought of beside the window, and done as anybody's.

use std::task::Poll;

use super::GameController;
use crate::app::frame_context::AppContext;
use crate::app::seated_partner::SeatedPartner;
use jadoube_core::chess::Color;
use jadoube_core::clock::Moment;
use jadoube_core::laws::{ArbiterAct, Deed};
use jadoube_core::learn::partner::PartnerMove;
use jadoube_ui::Screen;

impl GameController {
    /// The program at the table does what it does at that moment, and wakes the window for what comes next.
    pub(super) fn let_partner_play(&mut self, now: Moment, cx: &mut AppContext<'_>) {
        let Some(computer) = self.session.computer() else {
            return;
        };
        let color = computer.color;
        if cx.window.screen() == Screen::Table && self.starts_the_clock(color) {
            self.happen(Deed::Arbiter(ArbiterAct::Start), now, cx);
            return;
        }
        let random = cx.platform.random;
        let sits_down = || SeatedPartner::new(computer, random().unwrap_or_default());
        let seated = self.partner.get_or_insert_with(sits_down);
        let (arbiter, log) = (self.session.arbiter(), self.session.log());
        match seated.partner.next(arbiter, log, now) {
            PartnerMove::Act(act) => {
                self.happen(Deed::Player(color, act), now, cx);
                cx.context.request_repaint();
            }
            PartnerMove::Wait(rest) => cx.context.request_repaint_after(rest),
            PartnerMove::Nothing => {
                if let Some(question) = seated.partner.question()
                    && let Poll::Ready(choice) = seated.search.answer(question, cx.context)
                {
                    seated.partner.answer(choice);
                    cx.context.request_repaint();
                }
            }
        }
    }

    /// Whether that player has to start the opponent's clock: nothing has happened yet, and the opponent moves first.
    fn starts_the_clock(&self, color: Color) -> bool {
        let table = self.session.arbiter().table();
        let has_clock = table.clock().is_some();
        has_clock && self.session.log().is_empty() && table.game().has_the_move() != color
    }
}
