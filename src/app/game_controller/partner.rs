//! The program that sits at the table as a player: its moves are thought of beside the window, and done as anybody's.

use super::GameController;
use crate::app::frame_context::AppContext;
use crate::app::seated_partner::{SeatedPartner, level_in_place_of};
use jadoube_core::chess::Color;
use jadoube_core::clock::{Clock, Moment};
use jadoube_core::laws::{ArbiterAct, Deed, PlayerAct, Ruling, Standing};
use jadoube_core::learn::partner::{PartnerMove, TablePartner};
use jadoube_core::learn::progress::{ConductedGame, DayNumber};
use jadoube_core::record::conduct::conduct_of;
use jadoube_core::record::log::take_back_agreement::stops_for_the_answer;
use jadoube_core::record::{ComputerPlayer, Entry, MoveSource};
use jadoube_ui::{Notification, Screen, SeatChange};

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
        let (arbiter, log) = (self.session.arbiter(), self.session.log());
        let (random, patience) = (cx.platform.random, cx.platform.engine_patience);
        let is_chess960 = arbiter.table().game().castling().is_chess960();
        let sits_down = || {
            SeatedPartner::new(
                computer,
                is_chess960,
                patience,
                random().unwrap_or_default(),
            )
        };
        let seated = self.partner.get_or_insert_with(sits_down);
        if arbiter.table().standing() != Standing::Playing {
            seated.rest();
        } else if self.session.running().is_some() {
            seated.get_ready(cx.context);
        }
        if let Some((engine, fault)) = computer.engine().zip(seated.fault()) {
            // Nobody rules against a player for it; the clocks go on as they were.
            if !std::mem::replace(&mut self.is_engine_told, true) {
                cx.notifications
                    .add(Notification::EngineLeft(engine.clone(), fault));
            }
            return;
        }
        match seated.partner.next(arbiter, log, now) {
            PartnerMove::Act(act, at) => {
                let clock = arbiter.table().clock();
                let stood_for_it = act == PlayerAct::DeclineTakeBack
                    && stops_for_the_answer(log)
                    && clock.is_some_and(Clock::is_stopped);
                self.happen(Deed::Player(color, act), at, cx);
                if stood_for_it {
                    self.happen(Deed::Arbiter(ArbiterAct::Resume), now, cx);
                }
                // What it does next is known at once, so that its hand is seen until then.
                self.let_partner_play(now, cx);
            }
            PartnerMove::Wait(rest) => cx.context.request_repaint_after(rest),
            PartnerMove::Nothing => {
                if seated.think(arbiter.table(), now, cx.context) {
                    cx.context.request_repaint();
                }
            }
        }
    }

    /// Returns the program that sits at the table, once it has sat down.
    pub fn seated(&self) -> Option<&TablePartner> {
        self.partner.as_ref().map(|seated| &seated.partner)
    }

    /// Returns how whoever plays against the program conducted the game once it is over; told once.
    pub fn conducted_game(&mut self, today: DayNumber) -> Option<ConductedGame> {
        let color = !self.session.computer()?.color;
        let arbiter = self.session.arbiter();
        let is_over = matches!(arbiter.table().standing(), Standing::Ended(..));
        if !is_over || std::mem::replace(&mut self.is_conduct_told, true) {
            return None;
        }
        let moves = arbiter.table().game().made_here(color);
        let log = self.session.log();
        let ends = |entry: &&Entry| entry.rulings.iter().any(Ruling::ends_game);
        let ended = log.iter().find(ends)?.event.at.since_start();
        let clocks = self.session.narrative().clocks_to_the_end();
        let conduct = conduct_of(self.session.heading(), log, &clocks);
        let ended = u64::try_from(ended.as_millis()).unwrap_or(u64::MAX);
        let game = ConductedGame::of(conduct.get(color), moves, today, ended);
        (moves > 0).then_some(game)
    }

    /// Something else plays on in the seat of the engine at the table.
    pub fn reseat(&mut self, change: SeatChange, cx: &mut AppContext<'_>) {
        let Some(computer) = self.session.computer().cloned() else {
            return;
        };
        let Some(engine) = computer.engine().filter(|_| self.session.is_unfinished()) else {
            return;
        };
        (self.partner, self.is_engine_told) = (None, false);
        cx.notifications.engine_is_back();
        cx.context.request_repaint();
        if change == SeatChange::SameAgain {
            return;
        }
        let level = level_in_place_of(engine.rating);
        let before = self.session.players().names.get(computer.color).clone();
        let args = [
            ("level", usize::from(level).into()),
            ("name", before.as_str().into()),
        ];
        let name = cx.words.tr_args("computer-name-after", &args).into_owned();
        let computer = ComputerPlayer {
            plays: MoveSource::Level(level),
            ..computer
        };
        let kept = self.session.reseat(computer, name, &mut *cx.platform.store);
        cx.check(kept);
    }

    /// Whether that player has to start the opponent's clock: nothing has happened yet, and the opponent moves first.
    fn starts_the_clock(&self, color: Color) -> bool {
        let table = self.session.arbiter().table();
        let has_clock = table.clock().is_some();
        has_clock && self.session.log().is_empty() && table.game().has_the_move() != color
    }
}
