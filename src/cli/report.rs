//! `jadoube report`: what happened in a saved game, line by line, as the arbiter's desk prints it.

use std::process::ExitCode;

use clap::Args;

use crate::saved_game::GameDocument;
use jadoube_core::i18n::NamedWords;
use jadoube_core::notation::NotationStyles;
use jadoube_core::record::narrative::Narrative;
use jadoube_core::report::{RecordedGame, game_report};

/// Write the report of a saved game.
#[derive(Debug, Args)]
pub struct Report {
    #[command(flatten)]
    document: GameDocument,
}

impl Report {
    pub fn run(self) -> ExitCode {
        let paper = self.document.paper();
        self.document.write(|game, words, style| {
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
        })
    }
}
