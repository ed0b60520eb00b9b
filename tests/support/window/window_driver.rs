//! Drives the built program by real hands, and a twin of it in memory that tells where things stand and what is kept.

use std::fs;
use std::path::Path;
use std::process::ExitStatus;
use std::thread;
use std::time::Duration;

use eframe::egui::accesskit::Toggled;
use eframe::egui::{
    Event, Key, Modifiers, MouseWheelSource, MouseWheelUnit, Pos2, Rect, TouchPhase, vec2,
};
use egui_kittest::Harness;
use egui_kittest::kittest::{NodeT as _, Queryable as _, by};
use jadoube::app::App;
use jadoube::app::platform::Platform;
use jadoube::app::settings_controller::QUIET_TIME;
use jadoube::app::store::{JOURNAL, MemoryStore, SETTINGS};
use jadoube::app::time_source::ScriptedTime;
use jadoube_core::chess::Color;
use jadoube_core::record::log::journal;
use jadoube_ui::{Command, TournamentCommand};

use super::desktop::{Desktop, SIZE};
use super::program_process::Program;
use super::side_clock_presses::{LEFT, RIGHT};
use super::{patiently, wait_for};

/// Where the log of the tournament lies.
pub const TOURNAMENT: &str = "tournament.journal";

/// By how many notches the wheel is turned to come to the end of a page.
const TURNS: usize = 40;

/// Somebody who sits in front of the program and plays.
///
/// Whatever is done is done twice, by real events in the real window and in the twin. After each act both must have
/// kept the same, so the one who sits here is never faster than the program.
pub struct WindowDriver<'a> {
    desktop: &'a Desktop,
    home: &'a Path,
    program: Option<Program>,
    twin: Harness<'static, App>,
    time: ScriptedTime,
    files: MemoryStore,
}

impl<'a> WindowDriver<'a> {
    /// Starts the program, which keeps its things in `home`; a game may lie there already.
    pub fn take(desktop: &'a Desktop, home: &'a Path) -> Self {
        let (time, files) = (ScriptedTime::default(), MemoryStore::default());
        if let Ok(journal) = fs::read(home.join(JOURNAL)) {
            files.put(JOURNAL, journal);
        }
        let program = Some(Program::open(desktop, home));
        let seat = Self {
            desktop,
            home,
            program,
            twin: twin(&time, &files),
            time,
            files,
        };
        seat.settle();
        seat
    }

    /// The same, with a new game on the table whose clock was not started.
    pub fn at_the_table(desktop: &'a Desktop, home: &'a Path) -> Self {
        let mut seat = Self::take(desktop, home);
        seat.click("Play");
        seat.click("Start the game");
        seat
    }

    /// The same, with the first clock running.
    pub fn playing(desktop: &'a Desktop, home: &'a Path) -> Self {
        let mut seat = Self::at_the_table(desktop, home);
        seat.space();
        seat
    }

    /// The program, which runs.
    pub fn program(&self) -> &Program {
        self.program.as_ref().expect("a program that runs")
    }

    /// Clicks on the control whose name begins so, the lower one if there are two.
    pub fn click(&mut self, name: &str) {
        self.click_at(self.places(name).last().copied(), name);
    }

    /// Clicks on that player's control of that name: Black's stands above White's.
    pub fn click_of(&mut self, player: Color, name: &str) {
        let places = self.places(name);
        self.click_at(player.fold_wb(places.last(), places.first()).copied(), name);
    }

    /// Drags what stands on one square to another.
    pub fn drag(&mut self, from: &str, to: &str) {
        let [from, to] = [from, to].map(|square| {
            let places = self.places(&format!("{square}, "));
            places
                .first()
                .unwrap_or_else(|| panic!("{square} is not to be seen"))
                .center()
        });
        self.drag_between(from, to);
    }

    /// Drags whatever is at that place to another one.
    pub fn drag_between(&mut self, from: Pos2, to: Pos2) {
        self.twin.drag_at(from);
        self.twin.run();
        self.twin.hover_at(to);
        self.twin.run();
        self.twin.drop_at(to);
        self.desktop.drag(from, to);
        self.agree();
    }

    /// Clicks on a square.
    pub fn click_square(&mut self, square: &str) {
        let place = self.places(&format!("{square}, ")).first().copied();
        self.click_at(place, square);
    }

    /// Clicks on that player's clock face, the highest thing that begins with their name.
    pub fn press_face(&mut self, player: Color) {
        let name = player.fold_wb("White: ", "Black: ");
        let named = self.places(name).into_iter();
        let face = named.max_by(|one, other| one.height().total_cmp(&other.height()));
        self.click_at(face, name);
    }

    /// Presses that player's lever by its key, so many times at once.
    pub fn press_lever(&mut self, player: Color, times: usize) {
        let (key, place) = player.fold_wb((Key::ControlLeft, LEFT), (Key::ControlRight, RIGHT));
        for _ in 0..times {
            self.twin.key_press(key);
            self.twin.run();
        }
        self.desktop.keys(&vec![place; times]);
        self.agree();
    }

    /// Presses the space bar.
    pub fn space(&mut self) {
        self.key(Key::Space, "space");
    }

    /// Presses that key, which `xdotool` calls so.
    pub fn key(&mut self, key: Key, name: &str) {
        self.twin.key_press(key);
        self.desktop.key(name);
        self.agree();
    }

    /// Walks with the arrow keys to a square of the board, from wherever the keyboard is there.
    pub fn walk_to(&mut self, square: &str) {
        let named = by().predicate(|node| node.toggled() == Some(Toggled::True));
        let at = self.twin.query_all(named).find_map(|node| {
            let label = node.accesskit_node().label()?;
            label.split_once(", ").map(|(square, _)| square.to_owned())
        });
        let way = |from: &str, to: &str, byte: usize| {
            i32::from(to.as_bytes()[byte]) - i32::from(from.as_bytes()[byte])
        };
        let from = at.expect("a square at which the keyboard is");
        for (steps, forth, back) in [
            (
                way(&from, square, 0),
                (Key::ArrowRight, "Right"),
                (Key::ArrowLeft, "Left"),
            ),
            (
                way(&from, square, 1),
                (Key::ArrowUp, "Up"),
                (Key::ArrowDown, "Down"),
            ),
        ] {
            let (key, name) = if steps > 0 { forth } else { back };
            for _ in 0..steps.abs() {
                self.key(key, name);
            }
        }
    }

    /// Types a text at the table and presses Enter.
    pub fn type_move(&mut self, text: &str) {
        self.twin.event(Event::Text(text.to_owned()));
        self.twin.run();
        self.desktop.write(text);
        self.key(Key::Enter, "Return");
    }

    /// The game that the program has kept.
    pub fn kept_game(&self) -> journal::Journal {
        let kept = journal::read(self.journal().as_bytes());
        kept.contents.expect("a game")
    }

    /// Presses Ctrl and a letter.
    pub fn control(&mut self, key: Key) {
        self.twin.key_press_modifiers(Modifiers::COMMAND, key);
        self.desktop
            .key(&format!("ctrl+{}", key.name().to_lowercase()));
        self.agree();
        self.settle();
    }

    /// Presses Ctrl and a letter, is asked for a file, and chooses that one.
    pub fn control_and_choose(&mut self, key: Key, file: &Path) {
        self.desktop.choose(Some(file));
        self.control(key);
        self.desktop.type_path(file);
    }

    /// Clicks on what leads to another page, and waits until that stands still however busy the machine is.
    pub fn turn_to(&mut self, name: &str) {
        let before = self.desktop.pixels();
        self.click(name);
        wait_for("another picture", || {
            (self.desktop.pixels() != before).then_some(())
        });
        for _ in 0..3 {
            self.settle();
        }
    }

    /// Clicks on what asks for a file, and opens that report of a tournament. The twin has no window for files, and is told
    /// what stands in it.
    pub fn open_report(&mut self, button: &str, file: &Path) {
        self.choose_at(button, file);
        let text = fs::read_to_string(file).expect("a report");
        let read = Command::Tournament(TournamentCommand::ReadText(text));
        let program = self.twin.state_mut();
        let mut settings = program.settings().clone();
        settings.recent.opened_files.insert(0, file.to_owned());
        program.asked_for(Command::Change(Box::new(settings)));
        program.asked_for(read);
        self.agree();
        self.settle();
    }

    /// Clicks on what saves something, and chooses that file. Nothing can be done with the twin from then on.
    pub fn save_and_leave(&mut self, button: &str, file: &Path) {
        self.choose_at(button, file);
    }

    /// Clicks on what asks for a file, in the program alone, and chooses that one.
    fn choose_at(&mut self, button: &str, file: &Path) {
        let place = self.places(button).last().copied();
        let place = place.unwrap_or_else(|| panic!("nothing is called {button}"));
        self.desktop.choose(Some(file));
        self.desktop.click(place.center());
        self.settle();
        self.desktop.type_path(file);
    }

    /// Scrolls down to the end of what the mouse is over.
    pub fn scroll_to_the_end(&mut self) {
        let middle = Pos2::new(f32::from(SIZE.0), f32::from(SIZE.1)) / 2.0;
        self.twin.hover_at(middle);
        for _ in 0..TURNS {
            self.twin.event(Event::MouseWheel {
                unit: MouseWheelUnit::Line,
                delta: vec2(0.0, -1.0),
                modifiers: Modifiers::NONE,
                phase: TouchPhase::Move,
                source: MouseWheelSource::Wheel,
            });
            self.twin.run();
        }
        self.desktop.scroll_down(middle, TURNS);
        self.agree();
        self.settle();
    }

    /// Writes into the line of that name.
    pub fn write(&mut self, line: &str, text: &str) {
        self.click(line);
        self.twin.event(Event::Text(text.to_owned()));
        self.desktop.write(text);
        self.agree();
    }

    /// Waits until both have kept a line of the game in which that stands.
    pub fn wait_for_line(&mut self, part: &str) {
        let own = self.home.join(JOURNAL);
        let kept = patiently(|| {
            self.twin.step();
            let twins = self.files.file(JOURNAL).unwrap_or_default();
            let twins = String::from_utf8_lossy(&twins).contains(part);
            let own = fs::read_to_string(&own).is_ok_and(|own| own.contains(part));
            (twins && own).then_some(())
        });
        assert!(kept.is_some(), "waited a minute for {part} to be kept");
        self.agree();
    }

    /// Quits the program as a person does, and starts it again.
    pub fn quit_and_start(&mut self) {
        // What ends writes its settings; the twin is only let go, and so it writes them before.
        self.time.pass(QUIET_TIME);
        self.twin.step();
        self.desktop.key("ctrl+q");
        self.program.take().expect("a program that runs").end();
        self.begin_again();
    }

    /// Lets the program be ended by something else than a person, and waits until it has ended.
    pub fn end_by(&mut self, end: impl FnOnce(&Program)) -> ExitStatus {
        let program = self.program.take().expect("a program that runs");
        end(&program);
        program.ended()
    }

    /// Kills the program as a failing battery would, and starts it again.
    pub fn cut_the_power(&mut self) {
        self.program.take().expect("a program that runs").kill();
        self.begin_again();
    }

    fn begin_again(&mut self) {
        self.program = Some(Program::open(self.desktop, self.home));
        self.twin = twin(&self.time, &self.files);
        self.agree();
        self.settle();
    }

    /// What the program has kept of the game.
    pub fn journal(&self) -> String {
        fs::read_to_string(self.home.join(JOURNAL)).unwrap_or_default()
    }

    fn click_at(&mut self, place: Option<Rect>, name: &str) {
        let place = place
            .unwrap_or_else(|| panic!("nothing is called {name}"))
            .center();
        self.twin.drag_at(place);
        self.twin.run();
        self.twin.drop_at(place);
        self.desktop.click(place);
        self.agree();
    }

    /// Where the controls stand whose names begin so, from the top down.
    fn places(&self, name: &str) -> Vec<Rect> {
        let named =
            by().predicate(move |node| node.label().is_some_and(|label| label.starts_with(name)));
        let mut places: Vec<Rect> = self.twin.query_all(named).map(|node| node.rect()).collect();
        places.sort_by(|a, b| a.top().total_cmp(&b.top()));
        places
    }

    /// Waits until the program has kept what its twin has kept.
    fn agree(&mut self) {
        self.time.pass(Duration::from_millis(100));
        self.twin.run();
        let twins = |name: &str| {
            let bytes = self.files.file(name).unwrap_or_default();
            String::from_utf8(bytes).expect("the program writes text")
        };
        let own = |name: &str| fs::read_to_string(self.home.join(name)).unwrap_or_default();
        let mut has_rested = false;
        let agrees = || {
            let is_set = own(SETTINGS) == twins(SETTINGS);
            if !is_set && !has_rested {
                // Settings are written when nothing more is changed; the twin's time stands while nobody acts.
                self.time.pass(QUIET_TIME);
                self.twin.step();
                has_rested = true;
            }
            let is_kept = kept(&own(JOURNAL)) == kept(&twins(JOURNAL));
            let entered = [own(TOURNAMENT), twins(TOURNAMENT)].map(|log| log.lines().count());
            (is_kept && is_set && entered[0] == entered[1]).then_some(())
        };
        if patiently(agrees).is_none() {
            let picture = Path::new(env!("CARGO_TARGET_TMPDIR")).join("window.png");
            self.desktop
                .picture()
                .save(&picture)
                .expect("a place for a picture");
            panic!(
                "the program and its twin disagree; what it shows is in {}\nprogram: {}\ntwin: {}",
                picture.display(),
                tail(&own(JOURNAL)),
                tail(&twins(JOURNAL)),
            );
        }
    }

    /// Waits until what is read beside the window is read.
    pub fn wait_until_opened(&mut self) {
        let opened = patiently(|| {
            self.twin.run();
            let program = self.twin.state();
            let works = program.is_opening() || program.is_reading_kept();
            (!works).then_some(())
        });
        assert!(opened.is_some(), "waited a minute for a game to be read");
        self.settle();
    }

    /// Nobody does anything for that long.
    pub fn rest(&mut self, duration: Duration) {
        self.time.pass(duration);
        self.twin.run();
        thread::sleep(duration);
    }

    /// Waits until the picture stands still.
    pub fn settle(&self) {
        wait_for("the picture to stand still", || {
            let before = self.desktop.pixels();
            thread::sleep(Duration::from_millis(200));
            (self.desktop.pixels() == before).then_some(())
        });
    }
}

/// How many lines of what happened a journal has, and the names and signatures that stand in it. A heading that only says
/// anew what the wall shows is no event: the program's wall goes on while it is closed, its twin's does not.
fn kept(journal: &str) -> (usize, Option<[String; 5]>) {
    let happened = journal.lines().filter(|line| !line.contains(" Heading("));
    let names = journal::read(journal.as_bytes()).contents.map(|journal| {
        let heading = journal.heading;
        [
            heading.white,
            heading.black,
            heading.event,
            heading.signed_white,
            heading.signed_black,
        ]
    });
    (happened.count(), names)
}

/// The last lines of a journal.
fn tail(journal: &str) -> String {
    let lines: Vec<&str> = journal.lines().collect();
    format!(
        "{} lines, … {}",
        lines.len(),
        lines[lines.len().saturating_sub(4)..].join("\n")
    )
}

fn twin(time: &ScriptedTime, files: &MemoryStore) -> Harness<'static, App> {
    let world = Platform::scripted(time, files);
    let mut twin = Harness::builder()
        .with_size([SIZE.0, SIZE.1].map(f32::from))
        .with_max_steps(64)
        .build_eframe(move |creation| App::new(world, &creation.egui_ctx));
    twin.run();
    twin
}
