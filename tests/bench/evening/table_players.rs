//! Two players, their arbiter, and what else they do with the program on a long evening; the same every time.

use std::collections::VecDeque;
use std::path::PathBuf;
use std::time::Duration;

use jadoube::app::App;
use jadoube_core::chess::{ByColor, Color, Position as _, Square};
use jadoube_core::clock::TimeControl;
use jadoube_core::i18n::Language;
use jadoube_core::laws::facts::acts_of_a_move::acts_of;
use jadoube_core::laws::{ArbiterAct, Decision, Deed, Edition, PlayerAct, Score, Standing, Terms};
use jadoube_core::record::side_clock::{
    SideClockAct, SideClockCorrection, SideClockSetting, StopReason,
};
use jadoube_ui::{BoardTheme, ColorScheme, Command, FileTask, NewGame, PieceSet, Players, Screen};

use super::support::seeded_random::SeededRandom;

/// What is done next.
pub enum Doing {
    /// The player whose clock runs presses it with the space bar.
    Press(Color),
    /// Somebody does something at the board.
    Act(Deed),
    /// What a panel would ask for.
    Ask(Box<Command>),
}

const CONTROLS: [&str; 4] = ["900+10", "300+3", "5400+30", "1500"];

pub struct TablePlayers {
    random: SeededRandom,
    waiting: VecDeque<Doing>,
    games: usize,
    sessions: usize,
    looks: usize,
    /// How often nothing came of what the arbiter did.
    tries: usize,
}

impl Default for TablePlayers {
    fn default() -> Self {
        Self {
            random: SeededRandom(0x4556_454E_494E_4721),
            waiting: VecDeque::new(),
            games: 0,
            sessions: 0,
            looks: 0,
            tries: 0,
        }
    }
}

fn ask(command: Command) -> Doing {
    Doing::Ask(Box::new(command))
}

fn act(color: Color, act: PlayerAct) -> Doing {
    Doing::Act(Deed::Player(color, act))
}

fn rule(act: ArbiterAct) -> Doing {
    Doing::Act(Deed::Arbiter(act))
}

fn clock(act: SideClockAct) -> Doing {
    ask(Command::Clock(act))
}

/// Whether that player's clock runs, is to be seen, and goes on running for a while.
fn has_time(app: &App, color: Color) -> bool {
    let session = app.session();
    let table = session.arbiter().table();
    let left = table.reading(color, session.last_moment());
    session.is_unfinished()
        && session.running() == Some(color)
        && app.screen() == Screen::Table
        && left.is_some_and(|left| left > Duration::from_mins(1))
}

impl TablePlayers {
    /// What is done next, and how long until somebody does something again.
    pub fn next(&mut self, app: &App) -> (Doing, Duration) {
        if self.waiting.is_empty() {
            self.think(app);
        }
        let mut doing = self.waiting.pop_front().expect("there is something to do");
        // The space bar presses the clock that runs, and only while there is time for the key to arrive.
        if let Doing::Press(color) = doing
            && !has_time(app, color)
        {
            doing = act(color, PlayerAct::Press);
        }
        let pause = match &doing {
            Doing::Press(_) => 1 + self.random.below(9),
            Doing::Act(_) | Doing::Ask(_) => 1 + self.random.below(4),
        };
        let pause = u64::try_from(pause).expect("a few seconds");
        (doing, Duration::from_secs(pause))
    }

    fn one_in(&mut self, times: usize) -> bool {
        self.random.below(times) == 0
    }

    fn do_all(&mut self, doings: impl IntoIterator<Item = Doing>) {
        self.waiting.extend(doings);
    }

    fn think(&mut self, app: &App) {
        let session = app.session();
        if !session.is_unfinished() {
            self.between_games(app);
            return;
        }
        let table = session.arbiter().table();
        if !table.questions().is_empty() || table.standing() == Standing::Referred {
            let decision = [Decision::Reject, Decision::Accept][self.tries % 2];
            self.arbiter_tries(ArbiterAct::Decide(decision));
        } else if table.clock().is_some() && session.running().is_none() {
            let begins = session.log().is_empty();
            self.arbiter_tries(if begins {
                ArbiterAct::Start
            } else {
                ArbiterAct::Resume
            });
        } else if !table.is_in_order() {
            let plies = u32::try_from(table.game().plies().len()).unwrap_or_default();
            self.arbiter_tries(ArbiterAct::Reinstate(plies));
        } else {
            self.tries = 0;
            self.turn(app);
        }
    }

    /// The arbiter does that, unless doing the like has not helped: then they declare the game drawn.
    fn arbiter_tries(&mut self, act: ArbiterAct) {
        self.tries += 1;
        self.do_all([rule(if self.tries < 6 {
            act
        } else {
            ArbiterAct::Declare(Score::Half, Score::Half)
        })]);
    }

    fn turn(&mut self, app: &App) {
        let position = app.session().arbiter().table().game().position().clone();
        let mover = position.turn();
        if self.one_in(25) {
            self.look_around(app);
        }
        if self.one_in(30) {
            self.do_all([
                act(mover, PlayerAct::OfferDraw),
                act(mover.other(), PlayerAct::Decline),
            ]);
        }
        if self.one_in(50) {
            self.do_all([act(mover, PlayerAct::ClaimRepetition(None))]);
            return;
        }
        if self.one_in(60) {
            let time = Duration::from_mins(1);
            self.do_all([rule(ArbiterAct::AddTime(mover, time))]);
        }
        if self.one_in(300) {
            self.do_all([act(mover, PlayerAct::Resign)]);
            return;
        }
        let legal = position.legal_moves();
        if legal.is_empty() {
            // Nobody has seen yet that the game is over.
            self.do_all([Doing::Press(mover)]);
            return;
        }
        let acts = if self.one_in(60) {
            let own = position.us();
            let pieces: Vec<Square> = own.into_iter().collect();
            let from = pieces[self.random.below(pieces.len())];
            let to = Square::ALL[self.random.below(64)];
            vec![PlayerAct::Lift(from), PlayerAct::Release(to)]
        } else {
            acts_of(&position, legal[self.random.below(legal.len())])
        };
        self.do_all(acts.into_iter().map(|of_hand| act(mover, of_hand)));
        self.do_all([Doing::Press(mover)]);
    }

    /// Another screen for a while, or another look. Each language, light and dark are seen once, and then English again:
    /// with each of them the letters are drawn anew.
    fn look_around(&mut self, app: &App) {
        let screens = [
            Screen::Preferences,
            Screen::Keys,
            Screen::NewGame,
            Screen::Print,
            Screen::First,
            Screen::SideClock,
        ];
        let screen = screens[self.random.below(screens.len())];
        let mut settings = app.settings().clone();
        let languages = Language::ALL;
        let place = self.looks;
        self.looks += 1;
        if place <= languages.len() {
            settings.preferences.mode = ColorScheme::ALL[place % ColorScheme::ALL.len()];
            settings.preferences.language = Some(languages[place % languages.len()]);
        }
        settings.preferences.board = BoardTheme::ALL[place % BoardTheme::ALL.len()];
        settings.preferences.pieces = PieceSet::ALL[place % PieceSet::ALL.len()];
        self.do_all([
            ask(Command::Show(screen)),
            ask(Command::Change(Box::new(settings))),
            ask(Command::Show(Screen::Table)),
        ]);
    }

    fn between_games(&mut self, app: &App) {
        if app.session().has_game() {
            let file = |ending| PathBuf::from(format!("game {}.{ending}", self.games));
            let files = [
                ask(Command::Chosen(FileTask::Save, file("jadoube"))),
                ask(Command::Chosen(FileTask::ExportPgn, file("pgn"))),
            ];
            self.do_all(files);
            if self.games.is_multiple_of(2) {
                self.side_clock();
            }
            for index in (0..app.notifications().len()).rev() {
                self.do_all([ask(Command::Dismiss(index))]);
            }
        }
        let control = CONTROLS[self.games % CONTROLS.len()];
        let edition = Edition::ALL[self.games % Edition::ALL.len()];
        self.games += 1;
        let control: TimeControl = control.parse().expect("a usual control");
        let names = ByColor {
            white: format!("White {}", self.games),
            black: format!("Black {}", self.games),
        };
        let game = NewGame {
            players: Players {
                names,
                ..Players::default()
            },
            terms: Terms {
                edition,
                control: Some(ByColor {
                    white: control.clone(),
                    black: control,
                }),
                ..Terms::default()
            },
            computer: None,
            ..NewGame::default()
        };
        self.tries = 0;
        self.do_all([ask(Command::Start(Box::new(game)))]);
    }

    /// A session at the side clock: some presses, and now and then a stop and a correction.
    fn side_clock(&mut self) {
        let setting = SideClockSetting {
            control: "300+3".parse().expect("a usual control"),
            names: ByColor::new_with(|_| format!("Session {}", self.sessions)),
            day: String::new(),
            tournament_board: None,
        };
        self.sessions += 1;
        self.do_all([
            ask(Command::Show(Screen::SideClock)),
            ask(Command::NewSideClock),
            clock(SideClockAct::Set(setting)),
            clock(SideClockAct::Begin(Color::White)),
        ]);
        let mut side = Color::White;
        for press in 1..60 {
            self.do_all([clock(SideClockAct::Press(side))]);
            side = side.other();
            if press % 20 == 0 {
                let correction = SideClockCorrection {
                    times: ByColor::new_with(|_| Duration::from_mins(4)),
                    moves: ByColor::default(),
                    illegal: ByColor::default(),
                    gives: None,
                    of_incident: false,
                    periods: ByColor::default(),
                    next: side,
                    reason: "the wrong lever".to_owned(),
                };
                self.do_all([
                    clock(SideClockAct::Stop(StopReason::ByHand)),
                    clock(SideClockAct::Correct(correction)),
                    clock(SideClockAct::Resume(side)),
                ]);
            }
        }
        self.do_all([clock(SideClockAct::Stop(StopReason::ByHand))]);
    }
}
