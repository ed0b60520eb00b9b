//! `jadoube report`: what happened in a saved game, line by line, as the arbiter's desk prints it; the sheet of an incident.

use std::process::ExitCode;

use clap::Args;

use crate::saved_game::{GameDocument, KeptDocument, KeptGame};
use jadoube_core::i18n::{NamedWords, Words};
use jadoube_core::notation::{NotationStyles, Style};
use jadoube_core::record::incident::Incident;
use jadoube_core::record::narrative::Narrative;
use jadoube_core::record::print::pdf::Paper;
use jadoube_core::record::{FileFault, FileProblem};
use jadoube_core::report::{RecordedGame, game_report, incident_sheet};

/// Write the report of a saved game, or the sheet of an incident.
#[derive(Debug, Args)]
pub struct Report {
    #[command(flatten)]
    document: GameDocument,
}

impl Report {
    pub fn run(self) -> ExitCode {
        let paper = self.document.paper();
        self.document
            .write(|document, words, style| match document {
                KeptDocument::Game(game) => Ok(report(game, words, style, paper)),
                KeptDocument::Incident(incident) => sheet(incident, words, style, paper),
            })
    }
}

/// The report of a game: pages of that paper, or text where there is none.
fn report(game: &KeptGame, words: Words, style: Style, paper: Option<Paper>) -> Vec<u8> {
    let heading = &game.heading;
    let narrative = Narrative::of(heading, &game.log);
    let game = RecordedGame {
        arbiter: narrative.arbiter(),
        log: &game.log,
        narrative: narrative.entries(),
        notation: NotationStyles::of_both(style),
        words: NamedWords::of_players(words, &heading.names()),
        wall: Some(&heading.wall),
    };
    let report = game_report(&game, heading, words);
    match paper {
        Some(paper) => report.printed(paper).written(),
        None => report.as_text().into_bytes(),
    }
}

/// The sheet of an incident: a page, or text where no paper is asked for.
///
/// # Errors
/// [`FileFault::Damaged`] when its acts cannot begin.
fn sheet(
    incident: &Incident,
    words: Words,
    style: Style,
    paper: Option<Paper>,
) -> Result<Vec<u8>, FileProblem> {
    let sheet = incident_sheet(incident, style, words);
    let sheet = sheet.map_err(|_| FileProblem::File(FileFault::Damaged(None)))?;
    Ok(match paper {
        Some(_) => sheet.printed().written(),
        None => sheet.as_text().into_bytes(),
    })
}
