//! What a new game is to be: players, edition, time, start position, what the organiser announced.

use std::time::Duration;

use eframe::egui::{DragValue, Frame, Key, Margin, Panel, RichText, Ui};

use super::start_position::{PageState, StartPosition, StartResult};
use crate::chess::{ByColor, CastlingMode, Chess, Color, Position};
use crate::clock::TimeControl;
use crate::clock::duration_text::DurationParts;
use crate::laws::{Blind, Edition, Pace, Presence, Regulations, Supervision, Terms};
use crate::notation::pgn::PgnGame;
use crate::ui::Command;
use crate::ui::kit::diagram::board;
use crate::ui::kit::fonts::bold;
use crate::ui::kit::page::page;
use crate::ui::kit::piece_textures::Pieces;
use crate::ui::kit::theme::{GAP, palette};
use crate::ui::kit::time_control_field::{TimeControlField, TimeControlResult};
use crate::ui::kit::time_control_text::pace_id;
use crate::ui::kit::widgets::{
    badge, choice, field, form, primary, quiet, soft, subtitle, tick, written,
};
use crate::ui::view::command::NewGame;
use crate::ui::view::frame_view::View;
use crate::ui::view::players::Players;
use crate::ui::view::screen::Screen;

/// The form of a new game.
#[derive(Debug)]
pub struct NewGamePanel {
    players: Players,
    edition: Edition,
    time: TimeControlField,
    play: Option<Pace>,
    supervision: Supervision,
    arbiter: Presence,
    start: StartPosition,
    regulations: Regulations,
    /// Whether the game is to go on from another, whose players' names have been filled in.
    continues: bool,
    pieces: Pieces,
}

/// How wide the form is at most.
const WIDTH: f32 = 900.0;

impl Default for NewGamePanel {
    fn default() -> Self {
        Self {
            players: Players::default(),
            edition: Edition::default(),
            time: TimeControlField::new("5400+30", true),
            play: None,
            supervision: Supervision::default(),
            arbiter: Presence::default(),
            start: StartPosition::default(),
            regulations: Regulations::default(),
            continues: false,
            pieces: Pieces::default(),
        }
    }
}

impl NewGamePanel {
    /// Shows the form.
    pub fn ui(&mut self, ui: &mut Ui, view: &View<'_>) {
        self.take_names(view);
        let shown = match view.continuing {
            Some(_) => PageState::Form,
            None => self.start.page(ui, view),
        };
        let agreed = self.time.agreed();
        let position = match view.continuing {
            Some(game) => Ok((
                game.start.clone(),
                CastlingMode::from_chess960(game.chess960),
            )),
            None => self.start.begins(),
        };
        match shown {
            PageState::Form => {}
            PageState::Page => return,
            PageState::Play => return self.begin(view, &agreed, &position),
        }
        let frame = Frame::new()
            .fill(palette(ui).ground)
            .inner_margin(Margin::symmetric(24, 14));
        Panel::bottom("start")
            .frame(frame)
            .show_separator_line(false)
            .show(ui, |ui| {
                ui.horizontal(|ui| {
                    ui.add_space(((ui.available_width() - WIDTH) / 2.0).max(0.0));
                    self.start_button(ui, view, &agreed, &position);
                });
            });
        page(ui, view, &view.tr("new-game-title"), WIDTH, |ui| {
            ui.spacing_mut().item_spacing.x = GAP * 2.0;
            let is_wide = ui.available_width() > 700.0;
            ui.columns(if is_wide { 2 } else { 1 }, |columns| {
                let (left, right) = columns.split_at_mut(1);
                form(&mut left[0], |ui| {
                    self.who(ui, view);
                    self.time_ui(ui, view, &agreed);
                });
                form(right.first_mut().unwrap_or(&mut left[0]), |ui| {
                    match view.continuing {
                        Some(game) => self.continued(ui, view, game),
                        None => self.start.ui(ui, view, &position),
                    }
                    self.laws_ui(ui, view);
                });
            });
        });
    }

    fn start_button(
        &self,
        ui: &mut Ui,
        view: &View<'_>,
        agreed: &TimeControlResult,
        position: &StartResult,
    ) {
        let ready = agreed.is_ok() && position.is_ok();
        // Where a field is written in, Enter only leaves the field.
        let enters = !ui.ctx().egui_wants_keyboard_input()
            && ui.input(|input| input.key_pressed(Key::Enter));
        ui.add_enabled_ui(ready, |ui| {
            if primary(ui, &view.tr("new-game-start")).clicked() || enters {
                self.begin(view, agreed, position);
            }
        });
        if view.is_unfinished() && !view.is_fresh() {
            soft(ui, &view.tr("new-game-leaves"));
        }
    }

    /// Begins the game, if all that it needs is agreed upon.
    fn begin(&self, view: &View<'_>, agreed: &TimeControlResult, position: &StartResult) {
        if let (Ok(control), Ok((start, castling))) = (agreed, position) {
            let game = self.agreed_upon(control.clone(), start.clone(), *castling);
            view.ask(Command::Start(Box::new(NewGame {
                continues: view.continuing.cloned().map(Box::new),
                ..game
            })));
        }
    }

    /// The players of a game that is to go on are likely those of the new one.
    fn take_names(&mut self, view: &View<'_>) {
        let continues = view.continuing.is_some();
        if let (Some(game), false) = (view.continuing, self.continues) {
            let tag = |name| game.tags.get(name).unwrap_or_default().to_owned();
            self.players.names = ByColor {
                white: tag("White"),
                black: tag("Black"),
            };
        }
        self.continues = continues;
    }

    /// From where the game goes on, in place of the choice of a starting position.
    fn continued(&mut self, ui: &mut Ui, view: &View<'_>, game: &PgnGame) {
        field(ui, &view.tr("new-game-position"), |ui| {
            let count = [("count", game.plies.len().into())];
            soft(ui, &view.tr_args("new-game-continues", &count));
            if let Some(last) = game.positions().last() {
                board(ui, view, &mut self.pieces, last.board(), 200.0);
            }
            if quiet(ui, &view.tr("new-game-anew")).clicked() {
                view.ask(Command::Show(Screen::NewGame));
            }
        });
    }

    fn who(&mut self, ui: &mut Ui, view: &View<'_>) {
        for color in Color::ALL {
            let name = view.tr(color.fold_wb("color-white", "color-black"));
            field(ui, &name, |ui| {
                let name = view.tr(color.fold_wb("name-white", "name-black"));
                written(ui, self.players.names.get_mut(color), &name, f32::INFINITY);
            });
        }
    }

    fn time_ui(&mut self, ui: &mut Ui, view: &View<'_>, agreed: &TimeControlResult) {
        field(ui, &view.tr("new-game-time"), |ui| {
            self.time.ui(ui, view);
            if let Ok(control) = agreed {
                ui.horizontal(|ui| self.play_ui(ui, view, control.as_ref()));
            }
        });
        if agreed.is_ok() {
            self.supervision_ui(ui, view, agreed.as_ref().ok().and_then(Option::as_ref));
        }
    }

    /// What the time makes of the game, and the article that says so.
    fn play_ui(&self, ui: &mut Ui, view: &View<'_>, control: Option<&ByColor<TimeControl>>) {
        let play = self
            .play
            .unwrap_or_else(|| Pace::of(control, self.edition.provisions().rapid));
        ui.label(RichText::new(view.tr(pace_id(play))).font(bold(14.5)));
        if let Some(number) = play
            .defined_by()
            .and_then(|rule| rule.articles(self.edition).next())
        {
            badge(ui, view, number);
        }
    }

    fn supervision_ui(
        &mut self,
        ui: &mut Ui,
        view: &View<'_>,
        control: Option<&ByColor<TimeControl>>,
    ) {
        let derived = Pace::of(control, self.edition.provisions().rapid);
        field(ui, &view.tr("new-game-play"), |ui| {
            let all = [
                None,
                Some(Pace::Standard),
                Some(Pace::Rapid),
                Some(Pace::Blitz),
            ];
            choice(ui, &mut self.play, &all, |play| match play {
                None => view.tr("play-by-time").into_owned(),
                Some(play) => view.tr(pace_id(play)).into_owned(),
            });
        });
        if self.play.unwrap_or(derived) != Pace::Standard {
            field(ui, &view.tr("new-game-supervision"), |ui| {
                choice(
                    ui,
                    &mut self.supervision,
                    &[Supervision::Full, Supervision::Light],
                    |supervision| {
                        let id = match supervision {
                            Supervision::Full => "supervision-full",
                            Supervision::Light => "supervision-light",
                        };
                        view.tr(id).into_owned()
                    },
                );
            });
        }
    }

    fn laws_ui(&mut self, ui: &mut Ui, view: &View<'_>) {
        field(ui, &view.tr("new-game-edition"), |ui| {
            let mut newest_first = Edition::ALL;
            newest_first.reverse();
            choice(ui, &mut self.edition, &newest_first, |edition| {
                edition.name().to_owned()
            });
        });
        field(ui, &view.tr("new-game-arbiter"), |ui| {
            choice(
                ui,
                &mut self.arbiter,
                &[Presence::Present, Presence::Absent],
                |presence| {
                    let id = match presence {
                        Presence::Present => "arbiter-present",
                        Presence::Absent => "arbiter-absent",
                    };
                    view.tr(id).into_owned()
                },
            );
        });
        subtitle(ui, &view.tr("new-game-regulations"));
        let regulations = &mut self.regulations;
        default_time(ui, view, regulations);
        ui.horizontal_wrapped(|ui| {
            let mut limits = regulations.no_draw_before_move > 0;
            tick(ui, &mut limits, &view.tr("no-draw-before"));
            if limits {
                let moves = regulations.no_draw_before_move.max(1);
                regulations.no_draw_before_move = if regulations.no_draw_before_move == 0 {
                    30
                } else {
                    moves
                };
                let drag = DragValue::new(&mut regulations.no_draw_before_move).range(1..=100);
                ui.add(drag).accessible_name(view.tr("no-draw-before"));
            } else {
                regulations.no_draw_before_move = 0;
            }
        });
        tick(ui, &mut regulations.own_score, &view.tr("own-score"));
        tick(
            ui,
            &mut regulations.no_agreed_draws,
            &view.tr("no-agreed-draws"),
        );
        tick(
            ui,
            &mut regulations.quickplay,
            &view.tr("quickplay-announced"),
        );
        tick(
            ui,
            &mut regulations.take_back_increment,
            &view.tr("take-back-increment"),
        );
    }

    fn agreed_upon(
        &self,
        control: Option<ByColor<TimeControl>>,
        start: Chess,
        castling: CastlingMode,
    ) -> NewGame {
        let play = self
            .play
            .unwrap_or_else(|| Pace::of(control.as_ref(), self.edition.provisions().rapid));
        NewGame {
            players: Players {
                signatures: ByColor::default(),
                ..self.players.clone()
            },
            terms: Terms {
                edition: self.edition,
                control,
                play,
                supervision: self.supervision,
                arbiter: self.arbiter,
                blind: Blind::default(),
                regulations: self.regulations.clone(),
                start,
                castling,
                amended: None,
            },
            continues: None,
        }
    }
}

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
}
