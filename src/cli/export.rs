//! `jadoube export`: a saved game as PGN or as a scoresheet.

use std::process::ExitCode;

use clap::{Args, ValueEnum};

use crate::saved_game::{GameDocument, KeptDocument, KeptGame};
use jadoube_core::i18n::{Words, labels};
use jadoube_core::notation::Style;
use jadoube_core::record::FileProblem;
use jadoube_core::record::narrative::Narrative;
use jadoube_core::record::print::pdf::Paper;
use jadoube_core::record::to_pgn_text;
use jadoube_core::report;

/// Write a saved game as PGN or as a scoresheet.
#[derive(Debug, Args)]
pub struct Export {
    #[arg(long = "as", value_name = "KIND", value_enum, default_value_t = ExportKind::Pgn)]
    kind: ExportKind,
    #[command(flatten)]
    document: GameDocument,
}

/// What is written of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum ExportKind {
    Pgn,
    Scoresheet,
    /// The scoresheet in lines of at most forty letters, one a move, for a braille display.
    Braille,
}

impl Export {
    pub fn run(self) -> ExitCode {
        let paper = self.document.paper();
        self.document.write(|document, words, style| {
            let KeptDocument::Game(game) = document else {
                return Err(FileProblem::Incident);
            };
            Ok(match self.kind {
                ExportKind::Pgn => {
                    let narrative = Narrative::of(&game.heading, &game.log);
                    to_pgn_text(&game.heading, &narrative, &game.log).into_bytes()
                }
                ExportKind::Scoresheet => scoresheet(game, words, style, paper),
                ExportKind::Braille => braille_lines(game, words, style),
            })
        })
    }
}

/// The scoresheet of a game: pages of that paper, or text where there is none.
fn scoresheet(game: &KeptGame, words: Words, style: Style, paper: Option<Paper>) -> Vec<u8> {
    let KeptGame { heading, log, .. } = game;
    let narrative = Narrative::of(heading, log);
    let sheet = report::scoresheet(heading, &narrative, log, style, words);
    let labels = labels(words);
    match paper {
        Some(paper) => sheet.printed(&labels, paper).written(),
        None => sheet.as_text(&labels).into_bytes(),
    }
}

/// The scoresheet of a game in short lines, its pieces by letters: a figurine is no sign of braille.
fn braille_lines(game: &KeptGame, words: Words, style: Style) -> Vec<u8> {
    let KeptGame { heading, log, .. } = game;
    let narrative = Narrative::of(heading, log);
    let sheet = report::scoresheet(heading, &narrative, log, words.in_letters(style), words);
    sheet.as_braille_lines(&labels(words)).into_bytes()
}
