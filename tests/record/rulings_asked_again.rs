//! The same act asked about again, as the page of an article does for each edition: under the game's own edition, what was ruled.

use std::fs;
use std::path::Path;

use jadoube_core::record::incident::Incident;

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
            if again != entry.rulings {
                let name = path.display();
                let ruled = &entry.rulings;
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
