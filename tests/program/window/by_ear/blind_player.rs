//! Somebody who plays without a picture: keys go in, and what the accessibility bus tells comes out.

use std::cmp::Ordering;
use std::path::Path;
use std::thread;
use std::time::Duration;

use crate::support::window::desktop::Desktop;
use crate::support::window::now;
use crate::support::window::program_process::Program;
use crate::support::window::screen_reader::{Focus, Heard, ScreenReader};

/// How long one waits for something to be told.
const PATIENCE: Duration = Duration::from_secs(15);

/// How long nothing is heard before one takes it that nothing more comes.
const SILENCE: Duration = Duration::from_millis(400);

/// How often one presses a key that leads on before one gives up.
const MOST_STOPS: usize = 150;

/// Somebody at the keys of the program who hears it and never sees it.
pub struct BlindPlayer<'a> {
    desktop: &'a Desktop,
    home: &'a Path,
    reader: ScreenReader,
    program: Option<Program>,
    /// What was pressed and heard, in order.
    transcript: Vec<Line>,
    /// Where in the transcript the last act stands.
    act: usize,
    focus: Focus,
}

#[derive(Clone, Debug)]
enum Line {
    Did(String),
    Heard(Heard),
}

impl<'a> BlindPlayer<'a> {
    /// Starts the program, which keeps its things in `home`, and listens.
    pub fn sit_down(desktop: &'a Desktop, home: &'a Path) -> Self {
        let reader = desktop.screen_reader();
        let program = Some(Program::open(desktop, home));
        Self {
            desktop,
            home,
            reader,
            program,
            transcript: Vec::new(),
            act: 0,
            focus: Focus::default(),
        }
    }

    /// Quits the program by its keys, and starts it anew.
    pub fn quit_and_start(&mut self) {
        self.press("ctrl+q");
        self.program.take().expect("a program that runs").end();
        self.program = Some(Program::open(self.desktop, self.home));
        self.note("the program anew".to_owned());
    }

    /// What has the keyboard, as far as it was told.
    pub fn focus(&self) -> &Focus {
        &self.focus
    }

    /// Presses a key, or several together, as `xdotool` calls them.
    pub fn press(&mut self, key: &str) {
        self.listen(Duration::ZERO);
        self.note(key.to_owned());
        self.desktop.key(key);
    }

    /// Types a text.
    pub fn write(&mut self, text: &str) {
        self.listen(Duration::ZERO);
        self.note(format!("writes {text}"));
        self.desktop.write(text);
    }

    /// Waits until something with these words is told or gets the focus after the last act, and returns it.
    pub fn hear(&mut self, words: &str) -> String {
        self.hear_one_of(&[words])
    }

    /// The same with any of several words.
    pub fn hear_one_of(&mut self, words: &[&str]) -> String {
        let deadline = now() + PATIENCE;
        loop {
            let heard = self.since_act();
            let found = heard
                .iter()
                .find(|it| words.iter().any(|words| it.contains(words)));
            if let Some(found) = found {
                return found.clone();
            }
            let left = deadline.saturating_duration_since(now());
            match self.reader.next(left) {
                Some(heard) => self.take(heard),
                None => panic!("{words:?} is not heard"),
            }
        }
    }

    /// Waits until nothing more is told, and returns what was after the last act.
    pub fn listen_to_all(&mut self) -> String {
        self.listen(SILENCE);
        self.since_act().join("\n")
    }

    /// Waits until nothing was told for that long.
    pub fn listen_until_quiet(&mut self, silence: Duration) {
        self.listen(silence);
    }

    /// Presses Tab until something is reached whose name begins so.
    pub fn tab_to_beginning(&mut self, name: &str) {
        self.go("Tab", &|it| it.starts_with(name), name);
    }

    /// Presses Tab until something with that name is reached.
    pub fn tab_to(&mut self, name: &str) {
        self.go_to("Tab", name);
    }

    /// Presses that key until something whose name begins so has the keyboard.
    pub fn go_to(&mut self, key: &str, name: &str) {
        self.go(key, &|it| is_called(it, name), name);
    }

    fn go(&mut self, key: &str, is_there: &dyn Fn(&str) -> bool, name: &str) {
        self.listen(SILENCE);
        let mut passed = Vec::new();
        for _ in 0..MOST_STOPS {
            self.press(key);
            let stop = self.next_focus();
            let Some(stop) = stop else {
                panic!("{key} leads nowhere after {passed:?}");
            };
            if is_there(&stop.name) {
                return;
            }
            passed.push(stop.to_string());
        }
        panic!("{name:?} is not among {passed:#?}");
    }

    /// Goes there by Tab and presses it.
    pub fn choose(&mut self, name: &str) {
        self.listen(SILENCE);
        if !is_called(&self.focus.name, name) {
            self.tab_to(name);
        }
        self.press("Return");
    }

    /// Begins a game with what *New game* proposes, from the first screen, and starts White's clock.
    pub fn begin_game(&mut self) {
        self.choose("Play");
        self.hear("New game");
        self.press("Return");
        self.hear("Black, press your clock");
        self.press("space");
        self.hear("White has the move");
    }

    /// Types a move and plays it; returns what is told of it.
    pub fn makes(&mut self, text: &str) -> String {
        self.write(text);
        self.hear("Enter plays it");
        self.press("Return");
        self.hear(", made.")
    }

    /// Presses the clock after a move; returns what is told.
    pub fn completes(&mut self) -> String {
        self.press("space");
        self.hear(", completed.")
    }

    /// Types moves, and presses the clock after each.
    pub fn plays(&mut self, moves: &str) {
        for text in moves.split_whitespace() {
            self.makes(text);
            self.completes();
        }
    }

    /// Walks over a board by the arrows to a square, by what is read of each square on the way; returns what stands there.
    pub fn walk_to(&mut self, square: &str) -> String {
        let number = |name: &str| {
            let mut signs = name.bytes();
            let place = (signs.next()?, signs.next()?);
            let is_square = matches!(place, (b'a'..=b'h', b'1'..=b'8'))
                && name.as_bytes().get(2).is_none_or(|it| *it == b',');
            is_square.then_some(place)
        };
        let (file, rank) = number(square).expect("a square");
        self.listen(SILENCE);
        if number(&self.focus.name).is_none() {
            self.press("Up");
            self.next_focus().expect("an arrow leads to the board");
        }
        for _ in 0..16 {
            let (at_file, at_rank) = number(&self.focus.name).expect("a square is read");
            let key = match (at_file.cmp(&file), at_rank.cmp(&rank)) {
                (Ordering::Less, _) => "Right",
                (Ordering::Greater, _) => "Left",
                (Ordering::Equal, Ordering::Less) => "Up",
                (Ordering::Equal, Ordering::Greater) => "Down",
                (Ordering::Equal, Ordering::Equal) => return self.focus.name.clone(),
            };
            self.press(key);
            self.next_focus().expect("an arrow leads on");
        }
        panic!("{square} is not reached");
    }

    /// Waits until something has got the focus since the last act.
    fn next_focus(&mut self) -> Option<Focus> {
        let deadline = now() + PATIENCE;
        loop {
            let after = &self.transcript[self.act..];
            let found = after.iter().rev().find_map(|line| match line {
                Line::Heard(Heard::Focus(focus)) => Some(focus.clone()),
                Line::Heard(Heard::Told(_)) | Line::Did(_) => None,
            });
            if found.is_some() {
                return found;
            }
            let left = deadline.saturating_duration_since(now());
            self.reader.next(left).map(|heard| self.take(heard))?;
        }
    }

    /// Nobody does anything for that long.
    pub fn rest(&mut self, duration: Duration) {
        thread::sleep(duration);
        self.listen(Duration::ZERO);
    }

    fn listen(&mut self, patience: Duration) {
        while let Some(heard) = self.reader.next(patience) {
            self.take(heard);
        }
    }

    fn take(&mut self, heard: Heard) {
        match &heard {
            Heard::Focus(focus) => self.focus = focus.clone(),
            Heard::Told(text) => assert!(!text.is_empty(), "nothing is told as if it were news"),
        }
        self.transcript.push(Line::Heard(heard));
    }

    fn note(&mut self, act: String) {
        self.transcript.push(Line::Did(act));
        self.act = self.transcript.len();
    }

    fn since_act(&self) -> Vec<String> {
        let lines = self.transcript[self.act..].iter();
        lines
            .filter_map(|line| match line {
                Line::Heard(heard) => Some(heard.to_string()),
                Line::Did(_) => None,
            })
            .collect()
    }
}

/// Whether that is the name, or its beginning up to a mark.
fn is_called(whole: &str, name: &str) -> bool {
    let rest = whole.strip_prefix(name);
    rest.is_some_and(|rest| rest.is_empty() || rest.starts_with(['…', ':', ',', ';', '.', '(']))
}

impl Drop for BlindPlayer<'_> {
    fn drop(&mut self) {
        if !thread::panicking() && std::env::var_os("JADOUBE_TRANSCRIPT").is_none() {
            return;
        }
        for line in &self.transcript {
            match line {
                Line::Did(act) => eprintln!("> {act}"),
                Line::Heard(heard) => eprintln!("    {heard}"),
            }
        }
    }
}
