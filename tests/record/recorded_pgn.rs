//! Every case as PGN: why its game ended, where neither the moves nor a flag tell it.

use std::fs;

use jadoube_core::laws::{Edition, Outcome, Rule, Standing};
use jadoube_core::notation::pgn::{self, Annotation};
use jadoube_core::record::log::journal::Heading;
use jadoube_core::record::{Script, to_pgn_text};

use super::recorded_grounds::heard;
use super::recorded_rulings::case_files;

/// How a case ends under an edition, and its PGN.
fn ended(script: &Script, edition: Edition) -> (Standing, String) {
    let (arbiter, narrative, log) = heard(script, edition);
    let text = to_pgn_text(&Heading::default(), &narrative, &log);
    (arbiter.table().standing(), text)
}

/// Whether the moves, the score and the tags tell it: mate and stalemate stand on the board, a flag in its tag.
fn is_seen(standing: Standing) -> bool {
    match standing {
        Standing::Ended(
            _,
            Rule::WinCheckmate
            | Rule::DrawStalemate
            | Rule::DrawDeadPosition
            | Rule::DrawAgreement
            | Rule::FlagLoss
            | Rule::ScoreDefault
            | Rule::AdjEndedBeforeResumption,
        )
        | Standing::Playing
        | Standing::Adjourned
        | Standing::Referred
        | Standing::Annulled => true,
        Standing::Ended(outcome, Rule::WinResign) => outcome != Outcome::DRAW,
        Standing::Ended(..) => false,
    }
}

#[test]
fn a_comment_tells_why_a_game_ended_where_nothing_else_does() {
    let mut told = 0;
    let mut silent = Vec::new();
    for file in case_files() {
        let text = fs::read_to_string(&file).expect("UTF-8");
        let script = Script::read(&text).expect("a case can be read");
        let expected = script.expect.as_ref().expect("a case expects something");
        for edition in expected.editions() {
            let (standing, text) = ended(&script, edition);
            let reading = pgn::read(&text);
            // Where no game can begin, PGN has no place for anything.
            if is_seen(standing) || !reading.errors.is_empty() {
                continue;
            }
            told += 1;
            let game = reading.game;
            let last = game
                .plies
                .last()
                .map_or(&game.opening, |it| &it.annotations);
            let tells =
                |it: &Annotation| matches!(it, Annotation::Comment(text) if !text.starts_with('['));
            if !last.iter().any(tells) {
                let name = file.file_name().expect("a name").to_string_lossy();
                silent.push(format!("{name}, {edition}: {standing:?}"));
            }
        }
    }
    assert!(silent.is_empty(), "{}", silent.join("\n"));
    assert!(told > 200, "only {told} games ended so");
}

#[test]
fn five_seconds_granted_stand_where_they_begin() {
    let file = case_files()
        .into_iter()
        .find(|file| file.ends_with("III.4-five-seconds-granted.ron"))
        .expect("the case is there");
    let text = fs::read_to_string(&file).expect("UTF-8");
    let script = Script::read(&text).expect("a case can be read");
    let (_, text) = ended(&script, Edition::E2023);
    let granted = "{5 seconds more for each move from here on} 80. Rb2";
    assert!(text.contains(granted), "{text}");
}
