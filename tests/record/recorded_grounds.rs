//! Every case as its log tells it: how the game ended, and why where that is not seen.

use std::fs;

use jadoube_core::chess::ByColor;
use jadoube_core::i18n::{Language, NamedWords, Words};
use jadoube_core::laws::{Arbiter, Consequence, Edition, Event};
use jadoube_core::notation::NotationStyles;
use jadoube_core::notation::pgn::PgnGame;
use jadoube_core::record::narrative::Narrative;
use jadoube_core::record::{Entry, Script};
use jadoube_core::report::RecordedGame;
use jadoube_core::report::recorded_lines::{RecordedLine, recorded_lines};

use super::recorded_rulings::case_files;

/// A case under an edition: who ruled on its acts, how the log tells them, and the log.
pub(super) fn heard(script: &Script, edition: Edition) -> (Arbiter, Narrative, Vec<Entry>) {
    let mut arbiter = script
        .begin(script.terms(edition))
        .expect("its acts can begin");
    let mut narrative = Narrative::new(arbiter.clone(), &PgnGame::default());
    let mut hear = |event: &Event| Entry {
        rulings: arbiter.hear(event),
        event: event.clone(),
    };
    let log: Vec<Entry> = script.acts.iter().map(&mut hear).collect();
    narrative.follow(&log);
    (arbiter, narrative, log)
}

/// What was ruled on its acts, and the lines of its log in English.
fn told(script: &Script, edition: Edition) -> (Vec<Entry>, Vec<RecordedLine>) {
    let (arbiter, narrative, log) = heard(script, edition);
    let lines = recorded_lines(&RecordedGame {
        arbiter: &arbiter,
        log: &log,
        narrative: narrative.entries(),
        notation: NotationStyles::default(),
        words: NamedWords::of_players(Words::new(Language::English), &ByColor::default()),
        wall: None,
    });
    (log, lines)
}

#[test]
fn the_log_of_every_case_tells_the_result_and_why_a_flag_or_a_resignation_did_not_lose() {
    let mut silent = Vec::new();
    let mut grounds = 0;
    for file in case_files() {
        let text = fs::read_to_string(&file).expect("UTF-8");
        let script = Script::read(&text).expect("a case can be read");
        let expected = script.expect.as_ref().expect("a case expects something");
        for edition in expected.editions() {
            let (log, lines) = told(&script, edition);
            for (index, entry) in log.iter().enumerate() {
                let line = lines.iter().find(|line| line.entry == index);
                let line = line.map_or_else(String::new, RecordedLine::full_text);
                let mut missing = Vec::new();
                for consequence in entry.consequences() {
                    if let Consequence::Over(outcome) = consequence
                        && !line.contains(&outcome.printed())
                    {
                        missing.push(outcome.printed());
                    }
                }
                let mut rulings = entry.rulings.iter();
                if rulings.any(|it| it.kept_from_winning(edition).is_some()) {
                    grounds += 1;
                    if !line.contains("cannot checkmate") {
                        missing.push("who cannot checkmate".to_owned());
                    }
                }
                if !missing.is_empty() {
                    let name = file.file_name().expect("a name").to_string_lossy();
                    silent.push(format!("{name}, {edition}: {missing:?} not in “{line}”"));
                }
            }
        }
    }
    assert!(silent.is_empty(), "{}", silent.join("\n"));
    assert!(grounds > 50, "only {grounds} draws have such a ground");
}
