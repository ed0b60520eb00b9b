//! What was sealed is nowhere to be had before its envelope is opened: not from the clipboard, nor by a screen reader,
//! nor in a file.

use eframe::egui::accesskit::Role as Part;
use eframe::egui::{Color32, Event, Key, Modifiers, OutputCommand, Shape};
use egui_kittest::kittest::{NodeT, Queryable, by};
use jadoube::app::store::MemoryStore;
use jadoube_core::laws::Edition;
use jadoube_ui::{Command, FileTask};

use super::ENDING;
use crate::support::adjournment_harness::{ARBITERS, AdjournmentHarness, SEALERS};

const SEALED: &str = "Secret-Re7";
/// What is sealed and what opens the envelope, and parts of them long enough to betray something.
const SECRETS: [&str; 5] = [SEALED, "Secret", "Re7", ARBITERS, SEALERS];
/// The lines in which secrets are written, in the order in which they are met.
const LINES: [(&str, &str); 4] = [
    ("The arbiter’s passphrase", ARBITERS),
    ("Repeat", ARBITERS),
    ("Move to be sealed", SEALED),
    ("Your own passphrase", SEALERS),
];

/// Somebody who listens to the screen reader and looks into the clipboard all the time.
struct Spy {
    hall: AdjournmentHarness,
}

impl Spy {
    fn at(files: &MemoryStore) -> Self {
        let hall = AdjournmentHarness::playing(files, Edition::E2023, ENDING);
        Self { hall }
    }

    /// Goes through the sealing; after each line that is written everything is tried to get hold of it.
    fn seals(&mut self) {
        self.hall.prepare();
        for (line, text) in &LINES[..2] {
            self.tries(line, text);
        }
        self.hall.press("Ask for the sealed move");
        for (line, text) in &LINES[2..] {
            self.hall.write(line, text);
            self.tries(line, text);
        }
        self.hall.press("Seal it and stop the clock");
        self.listens();
    }

    /// Copies what stands in that line, looks at it and cuts it, listening meanwhile, and writes it there again.
    fn tries(&mut self, line: &str, text: &str) {
        self.hall.write(line, "");
        let select = |modifiers| Event::Key {
            key: Key::A,
            physical_key: None,
            pressed: true,
            repeat: false,
            modifiers,
        };
        self.does(select(Modifiers::COMMAND));
        self.does(Event::Copy);
        self.looks_at(line);
        self.does(Event::Cut);
        self.hall.overwrite(line, text);
        self.listens();
    }

    fn does(&mut self, event: Event) {
        self.hall.window.event(event);
        self.hall.window.step();
        self.sees_what_is_copied();
        self.hall.window.run();
        self.sees_what_is_copied();
        self.listens();
    }

    /// Holds the button down that lets the writer look.
    fn looks_at(&mut self, line: &str) {
        let named = |role, name: String| {
            by().predicate(move |node| {
                node.role() == role && node.label().is_some_and(|label| label == name)
            })
        };
        let field = named(Part::PasswordInput, line.to_owned());
        let row = self.hall.window.get(field).rect().center().y;
        let eyes = self.hall.window.query_all_by_label("Hold to show");
        let mut places = eyes.map(|eye| eye.rect().center());
        let eye = places.find(|place| (place.y - row).abs() < 8.0);
        let eye = eye.expect("a button beside the line");
        drop(places);
        self.hall.window.drag_at(eye);
        self.hall.window.run();
        self.listens();
        self.hall.window.drop_at(eye);
        self.hall.window.run();
        self.listens();
    }

    fn sees_what_is_copied(&self) {
        for command in &self.hall.window.output().platform_output.commands {
            if let OutputCommand::CopyText(text) = command {
                assert_betrays_nothing(text, "the clipboard");
            }
        }
    }

    /// Everything that a screen reader could be told.
    fn listens(&self) {
        for node in self.hall.window.query_all(by().predicate(|_| true)) {
            let told = format!("{:?}", node.accesskit_node().data());
            assert_betrays_nothing(&told, "a screen reader");
        }
    }
}

#[track_caller]
fn assert_betrays_nothing(text: &str, whom: &str) {
    for secret in SECRETS {
        assert!(!text.contains(secret), "{whom} is told {secret}: {text}");
    }
}

#[test]
fn neither_the_clipboard_nor_a_screen_reader_is_told_what_is_sealed() {
    let files = MemoryStore::default();
    let mut spy = Spy::at(&files);
    spy.seals();
    for event in [Event::Copy, Event::Cut] {
        spy.does(event);
    }
    drop(spy);
    let hall = AdjournmentHarness::open(&files);
    let mut next_day = Spy { hall };
    next_day.listens();
    next_day.does(Event::Copy);
    next_day.hall.begin(&["Ана Марић", "Boris Novak"]);
    next_day.hall.press("Yes, the same");
    next_day.hall.write("Passphrase", ARBITERS);
    next_day.tries("Passphrase", ARBITERS);
}

#[test]
fn a_spy_would_notice() {
    let files = MemoryStore::default();
    let mut hall = AdjournmentHarness::playing(&files, Edition::E2023, ENDING);
    hall.ask(Command::Show(jadoube_ui::Screen::Adjourning));
    hall.write("Place", SEALED);
    let spy = Spy { hall };
    let told = std::panic::catch_unwind(std::panic::AssertUnwindSafe(|| spy.listens()));
    assert!(told.is_err(), "what stands in a plain line is told");
}

#[test]
fn no_file_of_the_program_holds_what_was_sealed_at_any_moment() {
    let files = MemoryStore::default();
    let mut spy = Spy::at(&files);
    search(&files);
    spy.hall.prepare();
    search(&files);
    spy.hall.press("Ask for the sealed move");
    spy.hall.write("Move to be sealed", SEALED);
    spy.hall.write("Your own passphrase", SEALERS);
    spy.hall.pass(30);
    search(&files);
    // The program ends here as if the power had failed, and nothing of what was written comes back.
    let again = AdjournmentHarness::open(&files);
    search(&files);
    assert!(!again.shows("Secret"));
    drop(again);

    spy.hall.press("Seal it and stop the clock");
    spy.hall
        .ask(Command::Chosen(FileTask::Save, "kept.jadoube".into()));
    spy.hall
        .ask(Command::Chosen(FileTask::ExportPgn, "kept.pgn".into()));
    search(&files);
    let next_day = AdjournmentHarness::open(&files);
    search(&files);
    drop(next_day);
    let names = files.names();
    let ends_so = |name: &str| names.iter().any(|path| path.ends_with(name));
    for name in [
        "game.journal",
        "settings.ron",
        "last-sign",
        "kept.jadoube",
        "kept.pgn",
    ] {
        assert!(ends_so(name), "{name} is one of {names:?}");
    }
}

/// Looks into each file that was written, in the two ways in which text is mostly kept.
#[track_caller]
fn search(files: &MemoryStore) {
    for name in files.names() {
        let bytes = files.file(&name).expect("a file");
        for secret in SECRETS {
            let wide: Vec<u8> = secret.encode_utf16().flat_map(u16::to_le_bytes).collect();
            for kept in [secret.as_bytes(), &wide] {
                let is_held = bytes.windows(kept.len()).any(|window| window == kept);
                assert!(!is_held, "{} holds {secret}", name.display());
            }
        }
    }
}

/// What is painted of a sealed move is the same whatever it is, as long as nobody looks.
#[test]
fn the_length_of_a_sealed_move_is_not_told() {
    let painted = |sealed: &str| {
        let mut hall = AdjournmentHarness::playing(&MemoryStore::default(), Edition::E2023, ENDING);
        hall.prepare();
        hall.press("Ask for the sealed move");
        hall.write("Move to be sealed", sealed);
        dots(&hall)
    };
    let short = painted("e4");
    assert!(!short.is_empty(), "something is written");
    assert_eq!(short, painted("Rxe8+ and mate"));
    assert_eq!(painted(""), Vec::<(String, String)>::new());
}

/// All dots that can be seen, and where.
fn dots(hall: &AdjournmentHarness) -> Vec<(String, String)> {
    fn of(shape: &Shape, found: &mut Vec<(String, String)>) {
        if let Shape::Vec(shapes) = shape {
            for shape in shapes {
                of(shape, found);
            }
        } else if let Shape::Text(text) = shape
            && text.galley.text().contains('•')
            && let sections = &text.galley.job.sections
            && sections
                .iter()
                .all(|it| it.format.color != Color32::TRANSPARENT)
        {
            let place = text.visual_bounding_rect();
            found.push((text.galley.text().to_owned(), format!("{place}")));
        }
    }
    let mut found = Vec::new();
    for clipped in &hall.window.output().shapes {
        of(&clipped.shape, &mut found);
    }
    found
}
