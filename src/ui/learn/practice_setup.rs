//! What a game against a partner is to be: who the learner is, how well the partner plays, how often it slips and by what, the
//! time.

use eframe::egui::{Align, Align2, Frame, Layout, Margin, Panel, Ui, UiBuilder, pos2, vec2};
use strum::VariantArray;

use super::opponent_choice::OpponentChoice;
use crate::kit::fitted_text::fitted_cell;
use crate::kit::fonts::{bold, regular};
use crate::kit::theme::{GAP, palette};
use crate::kit::tile::{option_height, option_tile, tile};
use crate::kit::widgets::{choice, primary_in, soft, subtitle};
use crate::new_game::start_position::{PageState, StartPosition, StartResult};
use crate::parts::page::{is_low, page_titled_by_height};
use crate::view::command::{Command, NewGame};
use crate::view::frame_view::View;
use crate::view::learn_view::{LearnCommand, PracticeAct};
use crate::view::players::Players;
use jadoube_core::chess::{CastlingMode, Chess, Color};
use jadoube_core::engine::PlayingStrength;
use jadoube_core::laws::{Edition, Terms};
use jadoube_core::learn::PracticeTerms;
use jadoube_core::learn::partner::{
    PositionAim, PracticeKind, PracticePurpose, PracticeRole, PracticeTime, Slip,
};
use jadoube_core::record::{ChessEngine, ComputerPlayer, MoveSource, SlipRate};

/// How wide the page is at most.
const WIDTH: f32 = 960.0;

/// From which width on the partner and the game stand side by side.
const TWO_COLUMNS: f32 = 700.0;

/// How high the tile of a slip is, in points, and how many stand side by side.
const SLIP_TILE: (f32, f32) = (48.0, 38.0);
const SLIPS_IN_A_ROW: usize = 3;

#[derive(Debug, Default)]
pub struct PracticeSetup {
    terms: PracticeTerms,
    /// What was proposed when the choice began, and the how manieth proposal that was.
    proposed: Option<(u64, PracticeTerms)>,
    opponent: OpponentChoice,
    /// From where a game against the program starts, and what is asked there.
    start: StartPosition,
    aim: PositionAim,
}

impl PracticeSetup {
    pub fn ui(&mut self, ui: &mut Ui, view: &View<'_>) {
        self.hear_proposal(view);
        let shown = self.start.page(ui, view);
        let begins = self.start.begins();
        match shown {
            PageState::Form => {}
            PageState::Page => return,
            PageState::Play => return self.start_game(view, &begins),
        }
        self.start(ui, view, &begins);
        page_titled_by_height(ui, view, &title(view, &self.terms), WIDTH, |ui| {
            let gap = if is_low(ui) { GAP / 2.0 } else { GAP };
            ui.spacing_mut().item_spacing.y = gap;
            let what = if self.terms.is_without_slips() {
                "practice-what-alone"
            } else if self.terms.is_at_the_table() {
                "practice-what-slips"
            } else {
                "practice-what"
            };
            soft(ui, &view.tr(what));
            ui.add_space(gap);
            self.role(ui, view);
            ui.add_space(gap);
            if self.terms.is_at_the_table() && ui.available_width() >= TWO_COLUMNS {
                let downwards = Layout::top_down(Align::Min);
                ui.columns(2, |columns| {
                    columns[0].with_layout(downwards, |ui| self.partner_ui(ui, view, gap));
                    columns[1].with_layout(downwards, |ui| {
                        self.game_ui(ui, view, &begins, gap);
                    });
                });
            } else {
                self.partner_ui(ui, view, gap);
                ui.add_space(gap);
                if !self.terms.is_without_slips() && !self.terms.is_at_the_table() {
                    subtitle(ui, &view.tr("practice-slips"));
                    self.slips(ui, view);
                    ui.add_space(gap);
                }
                self.game_ui(ui, view, &begins, gap);
            }
            ui.add_space(gap);
        });
    }

    /// Begins the choice anew where something else is proposed. Where the same is asked for again, what was chosen stays but for
    /// whether the partner slips.
    fn hear_proposal(&mut self, view: &View<'_>) {
        let proposed = view.learn.and_then(|learn| learn.proposed);
        let (number, terms) = proposed.map_or_else(
            || (0, PracticeTerms::default()),
            |(number, terms)| (number, terms.clone()),
        );
        match &self.proposed {
            Some((heard, _)) if *heard == number => return,
            Some((_, same)) if *same == terms => {
                if self.terms.is_without_slips() != terms.is_without_slips() {
                    self.terms.rate = terms.rate;
                }
                self.terms.strength = self.terms.strength.or(terms.strength);
            }
            Some(_) | None => {
                let chosen = view.learn.and_then(|learn| learn.class.edition);
                self.terms = PracticeTerms {
                    edition: chosen.unwrap_or_default(),
                    ..terms.clone()
                };
            }
        }
        self.proposed = Some((number, terms));
    }

    /// Who sits opposite, how well that one plays, and how often it slips.
    fn partner_ui(&mut self, ui: &mut Ui, view: &View<'_>, gap: f32) {
        if self.terms.is_at_the_table() {
            self.opponent.ui(ui, view);
            ui.add_space(gap);
        }
        if self.engine().is_some() {
            self.opponent.rating_ui(ui, view);
        } else {
            self.strength(ui, view);
        }
        subtitle(ui, &view.tr("practice-how-often"));
        // Where mistakes are to be noticed, some are made.
        let least = usize::from(self.terms.kind == PracticeKind::SpotTheMistake);
        choice(ui, &mut self.terms.rate, &SlipRate::ALL[least..], |rate| {
            view.tr(&format!("practice-rate-{rate}")).into()
        });
    }

    /// What the game is: its purpose and its position where it is one at the table, its time, its Laws.
    fn game_ui(&mut self, ui: &mut Ui, view: &View<'_>, begins: &StartResult, gap: f32) {
        let is_at_the_table = self.terms.is_at_the_table();
        if is_at_the_table {
            self.purpose_ui(ui, view);
            ui.add_space(gap);
        }
        self.remaining_choices_ui(ui, view);
        if is_at_the_table {
            ui.add_space(gap);
            self.position_ui(ui, view, begins);
        }
    }

    fn role(&mut self, ui: &mut Ui, view: &View<'_>) {
        let width = (ui.available_width() - 2.0 * GAP) / 3.0;
        let what = match self.terms.kind {
            PracticeKind::Game => "alone",
            PracticeKind::SpotTheMistake => "what",
        };
        let told = PracticeRole::ALL.map(|role| {
            let title = view.tr(&format!("practice-role-{role}"));
            (
                role,
                title,
                view.tr(&format!("practice-role-{role}-{what}")),
            )
        });
        let heights = told
            .iter()
            .map(|(_, title, what)| option_height(ui, title, what, width));
        let size = vec2(width, heights.fold(0.0, f32::max));
        ui.horizontal(|ui| {
            ui.spacing_mut().item_spacing.x = GAP;
            for (role, title, what) in &told {
                let is_chosen = *role == self.terms.role;
                if option_tile(ui, size, is_chosen, title, what).clicked() {
                    self.terms.role = *role;
                }
            }
        });
    }

    /// The engine that sits opposite, if one does.
    fn engine(&self) -> Option<&ChessEngine> {
        self.opponent
            .engine()
            .filter(|_| self.terms.is_at_the_table())
    }

    /// How well the partner plays: any move, or at one of eight levels.
    fn strength(&mut self, ui: &mut Ui, view: &View<'_>) {
        subtitle(ui, &view.tr("practice-strength"));
        let any = (self.terms.kind == PracticeKind::SpotTheMistake).then_some(None);
        let levels = PlayingStrength::ALL.into_iter().map(Some);
        let all: Vec<Option<PlayingStrength>> = any.into_iter().chain(levels).collect();
        choice(ui, &mut self.terms.strength, &all, |strength| {
            strength.map_or_else(
                || view.tr("practice-strength-any").into(),
                |strength| strength.number().to_string(),
            )
        });
        soft(ui, &view.tr("practice-strength-what"));
    }

    /// The slips, each of which can be left out.
    fn slips(&mut self, ui: &mut Ui, view: &View<'_>) {
        let height = if is_low(ui) { SLIP_TILE.1 } else { SLIP_TILE.0 };
        let width = (ui.available_width() - 2.0 * GAP) / 3.0;
        let possible = PracticeTerms {
            slips: Slip::VARIANTS.to_vec(),
            ..self.terms.clone()
        }
        .possible_slips();
        for row in Slip::VARIANTS.chunks(SLIPS_IN_A_ROW) {
            ui.horizontal(|ui| {
                ui.spacing_mut().item_spacing.x = GAP;
                for slip in row {
                    let can_be = possible.contains(slip);
                    let is_chosen = can_be && self.terms.slips.contains(slip);
                    let name = view.tr(&format!("practice-slip-{slip}"));
                    let response = tile(ui, vec2(width, height), is_chosen, &name, |ui, rect| {
                        let colors = palette(ui);
                        let (font, ink) = match (is_chosen, can_be) {
                            (true, _) => (bold(15.0), colors.ink),
                            (false, true) => (regular(15.0), colors.soft_ink),
                            (false, false) => (regular(15.0), colors.line),
                        };
                        let room = vec2(rect.width() - 24.0, rect.height() - 4.0);
                        let text = fitted_cell(ui.painter(), &name, &font, room, ink);
                        let left = pos2(rect.left() + 12.0, rect.center().y);
                        let at = Align2::LEFT_CENTER.anchor_size(left, text.size());
                        ui.painter().galley(at.min, text, ink);
                    });
                    if response.clicked() && can_be {
                        self.toggle(*slip);
                    }
                }
            });
        }
    }

    fn toggle(&mut self, slip: Slip) {
        let is_chosen = self.terms.slips.contains(&slip);
        self.terms.slips = Slip::VARIANTS
            .iter()
            .copied()
            .filter(|it| self.terms.slips.contains(it) != (*it == slip))
            .collect();
        debug_assert_ne!(is_chosen, self.terms.slips.contains(&slip));
    }

    /// What the game is played for.
    fn purpose_ui(&mut self, ui: &mut Ui, view: &View<'_>) {
        subtitle(ui, &view.tr("practice-purpose"));
        choice(
            ui,
            &mut self.terms.purpose,
            &PracticePurpose::ALL,
            |purpose| view.tr(&format!("practice-purpose-{purpose}")).into(),
        );
        let what = format!("practice-purpose-{}-what", self.terms.purpose);
        soft(ui, &view.tr(&what));
    }

    /// From where the game starts, and what is asked there.
    fn position_ui(&mut self, ui: &mut Ui, view: &View<'_>, begins: &StartResult) {
        subtitle(ui, &view.tr("new-game-position"));
        self.start.choice_ui(ui, view, begins);
        if self.start.is_set_up() {
            subtitle(ui, &view.tr("practice-aim"));
            choice(ui, &mut self.aim, &PositionAim::ALL, |aim| {
                view.tr(&format!("practice-aim-{aim}")).into()
            });
        }
    }

    fn remaining_choices_ui(&mut self, ui: &mut Ui, view: &View<'_>) {
        // Another purpose has a time of its own.
        if self.terms.purpose() == PracticePurpose::Plain {
            subtitle(ui, &view.tr("new-game-time"));
            choice(ui, &mut self.terms.time, &PracticeTime::ALL, |time| {
                view.tr(&format!("practice-time-{time}")).into()
            });
        }
        subtitle(ui, &view.tr("new-game-edition"));
        let mut editions = Edition::ALL.to_vec();
        editions.reverse();
        choice(ui, &mut self.terms.edition, &editions, |edition| {
            edition.name().to_owned()
        });
    }

    /// The button that begins the game, in a bar at the foot of the window, so that it is in sight however long the page is.
    fn start(&self, ui: &mut Ui, view: &View<'_>, begins: &StartResult) {
        let frame = Frame::new()
            .fill(palette(ui).sheet)
            .inner_margin(Margin::symmetric(32, 8));
        let bar = Panel::bottom("practice-start").frame(frame);
        let bar = bar.exact_size(64.0).show_separator_line(false);
        bar.show(ui, |ui| {
            let room = ui.available_rect_before_wrap();
            let column = room.shrink2(vec2(((room.width() - WIDTH) / 2.0).max(0.0), 0.0));
            let rect = column.with_max_x(column.left() + column.width().min(320.0));
            let slips = !self.terms.possible_slips().is_empty();
            let has_start = begins.is_ok() || !self.terms.is_at_the_table();
            let can_begin = (slips || self.terms.is_without_slips()) && has_start;
            ui.add_enabled_ui(can_begin, |ui| {
                if primary_in(ui, &view.tr("practice-start"), rect).clicked() {
                    self.start_game(view, begins);
                }
            });
            if self.terms.is_at_the_table() && view.leaves_a_game() {
                let beside = column.with_min_x(rect.right() + 2.0 * GAP);
                let inside = UiBuilder::new().max_rect(beside);
                let inside = inside.layout(Layout::left_to_right(Align::Center));
                ui.scope_builder(inside, |ui| soft(ui, &view.tr("new-game-leaves")));
            }
        });
    }

    fn start_game(&self, view: &View<'_>, begins: &StartResult) {
        if !self.terms.is_at_the_table() {
            let act = PracticeAct::Start(Box::new(self.terms.clone()));
            view.ask(Command::Learn(LearnCommand::Practice(act)));
        } else if let (Some(us), Ok(start)) = (self.terms.role.color(), begins) {
            view.ask(self.started(view, us, start.clone()));
        }
    }

    /// What begins the game at the table, from that position.
    fn started(
        &self,
        view: &View<'_>,
        us: Color,
        (start, castling): (Chess, CastlingMode),
    ) -> Command {
        let terms = &self.terms;
        let level = terms.strength.unwrap_or(PlayingStrength::ALL[0]).number();
        let (name, plays) = if let Some(engine) = self.engine() {
            let name = engine_name(view, engine);
            (name, MoveSource::Engine(engine.clone()))
        } else {
            (view.words.computer_name(level), MoveSource::Level(level))
        };
        let mut players = Players::default();
        *players.names.get_mut(!us) = name;
        if self.start.is_set_up() && self.aim != PositionAim::Play {
            let event = view.tr(&format!("practice-event-{}", self.aim));
            players.details.event = event.into_owned();
        }
        Command::Start(Box::new(NewGame {
            players,
            terms: Terms {
                start,
                castling,
                ..terms.script().terms(terms.edition)
            },
            computer: Some(ComputerPlayer {
                color: !us,
                plays,
                slips: terms.rate,
                plays_on: self.start.is_set_up() && self.aim == PositionAim::Win,
            }),
            purpose: terms.purpose(),
            board: None,
            continues: None,
        }))
    }
}

/// What an engine is called as a player: on the clock, the scoresheet and in files.
fn engine_name(view: &View<'_>, engine: &ChessEngine) -> String {
    let name = engine.name();
    engine.rating.map_or_else(
        || name.to_owned(),
        |rating| {
            let args = [
                ("name", name.into()),
                ("rating", usize::from(rating).into()),
            ];
            view.tr_args("engine-name", &args).into_owned()
        },
    )
}

/// What a game under these terms is called.
pub fn title(view: &View<'_>, terms: &PracticeTerms) -> String {
    let id = match terms.kind {
        PracticeKind::Game => "practice-alone",
        PracticeKind::SpotTheMistake => "learn-partner",
    };
    view.tr(id).into_owned()
}
