//! The program in its window, with somebody behind it who plays: what they do goes the way of any panel's wishes and keys.

use std::cell::RefCell;
use std::rc::Rc;
use std::time::{Duration, Instant};

use eframe::egui::{Context, Event, Key, Modifiers, RawInput, Ui, ViewportCommand, Visuals};
use jadoube::app::App;
use jadoube_core::laws::{Deed, PlayerAct};
use jadoube_ui::Command;

use super::fast_time::SPEED;
use super::figures::{Began, Figures};
use super::support::window::now;
use super::table_players::{Doing, TablePlayers};

/// A frame for each second of the evening, as when a clock runs.
const FRAME: Duration = Duration::from_millis(1_000 / SPEED as u64);

/// How often the memory is looked at, in time of the evening.
const MEMORY: Duration = Duration::from_mins(2);

pub struct EveningWindow {
    app: App,
    length: Duration,
    began: Instant,
    players: TablePlayers,
    /// When the players do something next, and when the memory is looked at next.
    next_act: Duration,
    next_memory: Duration,
    /// Whether the space bar is pressed in the next frame.
    space: bool,
    frame: Option<Began>,
    figures: Rc<RefCell<Figures>>,
}

impl EveningWindow {
    pub fn new(app: App, length: Duration, figures: Rc<RefCell<Figures>>) -> Self {
        Self {
            app,
            length,
            began: now(),
            players: TablePlayers::default(),
            next_act: Duration::ZERO,
            next_memory: Duration::ZERO,
            space: false,
            frame: None,
            figures,
        }
    }

    /// How much of the evening has passed.
    fn passed(&self) -> Duration {
        (now() - self.began) * SPEED
    }

    fn play(&mut self, context: &Context) {
        let passed = self.passed();
        // A key that was struck is still to arrive.
        if passed >= self.length && !self.space {
            context.send_viewport_cmd(ViewportCommand::Close);
            return;
        }
        if passed >= self.next_memory {
            self.next_memory = passed + MEMORY;
            self.figures.borrow_mut().look_at_memory(passed);
        }
        if passed < self.next_act {
            return;
        }
        let (doing, pause) = self.players.next(&self.app);
        self.next_act = passed + pause;
        let mut figures = self.figures.borrow_mut();
        match doing {
            Doing::Press(color) => {
                self.space = true;
                figures.ask(Deed::Player(color, PlayerAct::Press));
            }
            Doing::Act(deed) => {
                figures.ask(deed.clone());
                let act = self.app.board_act(deed);
                self.app.asked_for(Command::Act(act));
            }
            Doing::Ask(command) => {
                if let Command::Start(_) = &*command {
                    figures.begin_game();
                } else if let Command::Clock(act) = &*command {
                    figures.ask_clock(act.clone());
                }
                self.app.asked_for(*command);
            }
        }
    }
}

impl eframe::App for EveningWindow {
    fn raw_input_hook(&mut self, context: &Context, input: &mut RawInput) {
        if std::mem::take(&mut self.space) {
            input.events.extend([true, false].map(|pressed| Event::Key {
                key: Key::Space,
                physical_key: Some(Key::Space),
                pressed,
                repeat: false,
                modifiers: Modifiers::NONE,
            }));
        }
        self.app.raw_input_hook(context, input);
    }

    fn logic(&mut self, context: &Context, frame: &mut eframe::Frame) {
        // What the players think costs no frame anything.
        let end = Began::now();
        if let Some(began) = self.frame.take() {
            self.figures.borrow_mut().whole_frame(began, end);
        }
        self.play(context);
        self.frame = Some(Began::now());
        self.app.logic(context, frame);
        context.request_repaint_after(FRAME);
    }

    fn ui(&mut self, ui: &mut Ui, frame: &mut eframe::Frame) {
        self.app.ui(ui, frame);
        if let Some(began) = self.frame {
            self.figures.borrow_mut().own_part(began, Began::now());
        }
    }

    fn clear_color(&self, visuals: &Visuals) -> [f32; 4] {
        self.app.clear_color(visuals)
    }

    fn on_exit(&mut self, gl: Option<&eframe::glow::Context>) {
        self.app.on_exit(gl);
    }
}
