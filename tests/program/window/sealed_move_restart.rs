//! In a real window: a move is sealed, the program is quit and started again, and the game is taken up.

use std::fs;
use std::path::Path;

use crate::support::window::desktop::Desktop;
use crate::support::window::window_driver::WindowDriver;

/// The arbiter's.
const PASSPHRASE: &str = "three knights on dark squares";

/// What is played, what is sealed then, and what must stand in the record once the envelope is open.
struct Adjourned {
    moves: &'static [(&'static str, &'static str)],
    sealed: &'static str,
    kept: &'static str,
}

const GOOD: Adjourned = Adjourned {
    moves: &[],
    sealed: "e2-e4",
    kept: "resumed; made e2e4",
};

const AMBIGUOUS: Adjourned = Adjourned {
    moves: &[("d2", "d4"), ("d7", "d5"), ("g1", "f3"), ("g8", "f6")],
    sealed: "Nd2",
    kept: "over 0-1",
};

const ILLEGAL: Adjourned = Adjourned {
    moves: &[],
    sealed: "Ke1-e3",
    kept: "over 0-1",
};

const MATING: Adjourned = Adjourned {
    moves: &[("f2", "f3"), ("e7", "e5"), ("g2", "g4")],
    sealed: "Qd8-h4",
    kept: "over 0-1",
};

#[test]
fn a_good_sealed_move_is_played_at_the_resumption() {
    let record = GOOD.through_the_night();
    assert!(!record.contains("over "), "the game goes on");
}

#[test]
fn an_ambiguous_sealed_move_loses() {
    let record = AMBIGUOUS.through_the_night();
    assert!(record.contains("adj-ambiguous"));
}

#[test]
fn an_illegal_sealed_move_loses() {
    let record = ILLEGAL.through_the_night();
    assert!(record.contains("adj-illegal"));
}

#[test]
fn a_sealed_move_that_mates_wins() {
    let record = MATING.through_the_night();
    assert!(record.contains("made d8h4"));
}

#[test]
fn a_power_cut_while_the_move_is_written_leaves_nothing_of_it() {
    let desktop = Desktop::start();
    let home = tempfile::tempdir().expect("a folder for the program");
    let mut seat = WindowDriver::playing(&desktop, home.path());
    GOOD.is_written(&mut seat);
    seat.cut_the_power();
    for secret in [GOOD.sealed, PASSPHRASE] {
        assert!(!anything_holds(home.path(), secret));
    }
}

impl Adjourned {
    /// The arbiter asks, and the player writes what is to be sealed.
    fn is_written(&self, seat: &mut WindowDriver<'_>) {
        seat.click("Menu");
        seat.click("Adjourn (seal a move)…");
        seat.write("The arbiter’s passphrase", PASSPHRASE);
        seat.write("Repeat", PASSPHRASE);
        seat.click("Ask for the sealed move");
        seat.write("Move to be sealed", self.sealed);
    }

    /// Plays, seals, quits, starts, and opens the envelope; the record of it all.
    fn through_the_night(&self) -> String {
        let desktop = Desktop::start();
        let home = tempfile::tempdir().expect("a folder for the program");
        let mut seat = WindowDriver::playing(&desktop, home.path());
        for (from, to) in self.moves {
            seat.drag(from, to);
            seat.space();
        }
        self.is_written(&mut seat);
        seat.click("Seal it and stop the clock");
        seat.wait_for_line("adjourned");

        seat.quit_and_start();
        for secret in [self.sealed, PASSPHRASE] {
            assert!(
                !anything_holds(home.path(), secret),
                "what was sealed stands nowhere in plain text, nor what opens it"
            );
        }
        seat.click("Resume the game…");
        seat.click("Both are here");
        seat.click("Yes, the same");
        seat.write("Passphrase", PASSPHRASE);
        seat.click("Open the envelope");
        seat.wait_for_line(self.kept);
        seat.journal()
    }
}

/// Whether any file in the folder holds the text.
fn anything_holds(folder: &Path, text: &str) -> bool {
    let files = fs::read_dir(folder).expect("the program's folder");
    files.into_iter().any(|file| {
        let path = file.expect("a file").path();
        if path.is_dir() {
            return anything_holds(&path, text);
        }
        let bytes = fs::read(&path).unwrap_or_default();
        bytes
            .windows(text.len())
            .any(|window| window == text.as_bytes())
    })
}
