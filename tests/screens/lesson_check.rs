//! What is wrong in a teacher's own files: a line on the path of lessons, and all of it on a page of its own.

use std::io;
use std::path::PathBuf;
use std::time::Duration;

use egui_kittest::kittest::Queryable;
use jadoube::app::store::{Durability, FolderLister, MemoryStore, Store};
use jadoube_core::chess::Color;
use jadoube_core::i18n::{Language, Words};
use jadoube_core::laws::{Deed, PlayerAct};
use jadoube_ui::{Command, DraftAct, LearnCommand, Screen};
use tempfile::TempDir;

use super::fits::texts;
use super::scenes::Window;
use crate::support::app_harness::{AppHarness, window};

/// Files in memory that have a folder on the disk.
#[derive(Debug)]
struct Rooted {
    files: MemoryStore,
    folder: TempDir,
}

impl Store for Rooted {
    fn read(&self, name: &str) -> io::Result<Option<Vec<u8>>> {
        self.files.read(name)
    }

    fn write(&mut self, name: &str, bytes: &[u8]) -> io::Result<()> {
        self.files.write(name, bytes)
    }

    fn append(&mut self, name: &str, at: u64, text: &str, safe: Durability) -> io::Result<()> {
        self.files.append(name, at, text, safe)
    }

    fn cut(&mut self, name: &str, length: u64) -> io::Result<()> {
        self.files.cut(name, length)
    }

    fn is_in_place(&self, name: &str, length: u64) -> io::Result<bool> {
        self.files.is_in_place(name, length)
    }

    fn overwrite_in_place(&mut self, name: &str, text: &str, safe: Durability) -> io::Result<()> {
        self.files.overwrite_in_place(name, text, safe)
    }

    fn copy_as(&mut self, name: &str, other: &str) -> io::Result<Option<PathBuf>> {
        self.files.copy_as(name, other)
    }

    fn folder_lister(&self) -> FolderLister {
        self.files.folder_lister()
    }

    fn path(&self, name: &str) -> PathBuf {
        self.folder.path().join(name)
    }
}

/// A lesson that is right, one whose goal is not reached, and a file that cannot be read, as their words are in this language.
fn with_files(words: Words, size: (f32, f32)) -> Window {
    let folder = tempfile::tempdir().expect("a folder");
    let lessons = folder.path().join("lessons");
    std::fs::create_dir(&lessons).expect("a folder");
    let step = |goal: &str| {
        format!(
            r#"(steps: [(kind: Do, goal: [Follows("{goal}")], acts: [(at: "0:02", by: White, act: Move("e4"))])],
            words: {{ "title": "King's pawn", "s1": "Play e4." }})"#
        )
    };
    for (name, text) in [
        ("pawn.ron", step("completed e2e4")),
        ("other.ron", step("completed d2d4")),
        ("typo.ron", "(\n    steps: [(kind: Wach)],\n)".to_owned()),
    ] {
        std::fs::write(lessons.join(name), text).expect("a file");
    }
    let files = MemoryStore::default();
    let kept = files.clone();
    let mut shell = AppHarness::beside(files, |platform| {
        platform.store = Box::new(Rooted {
            files: kept,
            folder,
        });
    });
    shell.speak(words);
    shell.show(Screen::Learn);
    let mut window = window(shell, size.0, size.1);
    until_found(&mut window, 3);
    window
}

/// The page, in these words.
pub fn page(words: Words) -> Window {
    let mut window = with_files(words, (900.0, 600.0));
    window.show(Screen::LessonCheck);
    window.run_ok();
    window
}

fn says(window: &Window, what: &str) -> bool {
    texts(window).iter().any(|(text, _)| text.contains(what))
}

#[test]
fn what_the_checker_says_has_a_page_of_its_own() {
    let mut window = with_files(Words::new(Language::English), (1280.0, 800.0));
    window.get_by_label("2 files are not right yet.");
    for told in ["Wach", "typo.ron", "other.ron"] {
        assert!(!says(&window, told), "{told}: no child reads that");
    }
    assert!(window.query_all_by_label("King's pawn").count() == 2);
    window
        .get_by_label("What the checker says")
        .click_accesskit();
    window.run_ok();
    assert_eq!(window.state().screen(), Screen::LessonCheck);
    let mut told = texts(&window).into_iter();
    assert!(!told.any(|(text, _)| text.contains("2017")), "once for all");
    for told in ["typo.ron", "2:20: ", "other.ron", "Right: pawn.ron"] {
        assert!(says(&window, told), "{told}: {:#?}", texts(&window));
    }
}

/// Lets time pass until that holds: the files are read beside the window.
fn until(window: &mut Window, holds: impl Fn(&Window) -> bool) {
    for _ in 0..200 {
        if holds(window) {
            return;
        }
        std::thread::sleep(Duration::from_millis(20));
        let later = window.now() + Duration::from_secs(1);
        window.wait_until(later);
        window.run_ok();
    }
    panic!("it does not come about");
}

fn until_found(window: &mut Window, count: usize) {
    until(window, |window| {
        window.state().learn().own.files.len() == count
    });
}

#[test]
fn a_saved_lesson_is_shown_on_the_path_changed_and_deleted_there() {
    let draft = |window: &mut Window, act| {
        window.ask(Command::Learn(LearnCommand::Draft(act)));
        window.run_ok();
    };
    let click = |window: &mut Window, name: &str| {
        let mut all = window.query_all_by_label(name).collect::<Vec<_>>();
        all.pop().expect(name).click_accesskit();
        window.run_ok();
    };
    let mut window = with_files(Words::new(Language::English), (900.0, 600.0));
    assert!(window.query_by_label("Edit").is_none(), "written by hand");
    draft(&mut window, DraftAct::Begin);
    let e4 = PlayerAct::Move("e4".to_owned());
    window.act(Deed::Player(Color::White, e4));
    draft(&mut window, DraftAct::Name("The first move".to_owned()));
    draft(&mut window, DraftAct::Say(0, "Watch.".to_owned()));
    draft(&mut window, DraftAct::Save);
    assert_eq!(window.state().screen(), Screen::Learn);
    until_found(&mut window, 4);
    let place = window.get_by_label("The first move").rect();
    assert!(place.bottom() <= 600.0, "it is in sight: {place:?}");
    click(&mut window, "Edit");
    assert_eq!(window.state().screen(), Screen::LessonEditor);
    draft(&mut window, DraftAct::Name("Move one".to_owned()));
    draft(&mut window, DraftAct::Save);
    until(&mut window, |window| {
        window.query_by_label("Move one").is_some()
    });
    assert!(window.query_by_label("The first move").is_none());
    let own = window.state().learn().own;
    let file = own.saved.clone().expect("a saved lesson");
    let place = window.get_by_label("Move one").rect();
    for _ in 0..2 {
        let deletes = window.query_all_by_label("Delete");
        let mut deletes = deletes.filter(|it| place.contains(it.rect().center()));
        deletes.next().expect("a button").click_accesskit();
        drop(deletes);
        window.run_ok();
    }
    until_found(&mut window, 3);
    assert!(window.state().learn().own.find(&file).is_none());
}
