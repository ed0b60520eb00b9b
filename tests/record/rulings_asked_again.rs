//! The same act asked about again, as the page of an article does for each edition: under the game's own edition, what was ruled.

use std::fs;
use std::path::Path;

use jadoube_core::chess::Color;
use jadoube_core::laws::{Consequence, Edition};
use jadoube_core::record::Entry;
use jadoube_core::record::incident::{GuidedAct, GuidedKind, Incident};

/// What each case ruled on each act, and what is told when it is asked again.
fn differences(folder: &Path, all: &mut usize, found: &mut Vec<String>) {
    for entry in fs::read_dir(folder).expect("the folder of the cases can be read") {
        let path = entry.expect("an entry can be read").path();
        if path.is_dir() {
            differences(&path, all, found);
            continue;
        }
        if path.extension().is_none_or(|ending| ending != "ron") {
            continue;
        }
        let text = fs::read_to_string(&path).expect("a case can be read");
        let incident = Incident::read(&text).expect("a case is a script");
        let heard = incident.heard().expect("its acts can begin");
        let edition = heard.arbiter().terms().edition;
        for (index, entry) in heard.log().iter().enumerate() {
            *all += 1;
            let narrative = heard.narrative();
            let again = narrative.ruled_under(heard.log(), index, edition);
            let doer = |it: &Entry| (it.event.at, it.event.player());
            let is_one = |it: &&Entry| it.event.player().is_some() && doer(it) == doer(entry);
            let rest = heard.log()[index + 1..].iter().take_while(is_one);
            let act = std::iter::once(entry).chain(rest);
            let ruled: Vec<_> = act.flat_map(|it| it.rulings.clone()).collect();
            if !ruled.starts_with(&again) || !again.starts_with(&entry.rulings) {
                let name = path.display();
                found.push(format!("{name}, {index}: {ruled:?}\n  again: {again:?}"));
            }
        }
    }
}

#[test]
fn what_is_asked_again_under_the_same_edition_is_ruled_the_same() {
    let cases = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/cases");
    let (mut all, mut found) = (0, Vec::new());
    differences(&cases, &mut all, &mut found);
    assert!(all > 2_000, "{all}");
    assert!(
        found.is_empty(),
        "{} of {all}:\n{}",
        found.len(),
        found.join("\n")
    );
}

#[test]
fn other_editions_are_asked_about_the_press_of_the_same_act_too() {
    let mut incident = Incident::default();
    incident.change(|script| {
        script.edition = Edition::E2017;
        "e4 d5".clone_into(&mut script.after);
    });
    let act = GuidedAct {
        written: "exd5".to_owned(),
        is_pressed: true,
        ..GuidedAct::new(GuidedKind::BothHands, Color::White)
    };
    let heard = incident.heard().expect("its acts can begin");
    incident
        .enter_act(&act, heard.arbiter())
        .expect("it is said which move");
    let heard = incident.heard().expect("its acts can begin");
    let log = heard.log();
    let charged = log
        .iter()
        .position(|entry| entry.has(Consequence::is_charge));
    let index = charged.expect("an illegal move in 2017");
    for edition in [Edition::E2018, Edition::E2023] {
        let rulings = heard.narrative().ruled_under(log, index, edition);
        let mut follows = rulings.iter().flat_map(|it| &it.consequences);
        let is_charged = follows.any(Consequence::is_charge);
        assert!(is_charged, "{edition:?}: {rulings:?}");
    }
}
