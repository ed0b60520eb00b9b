//! The mirror in which the cases are judged a second time shows consequences as they are.

use std::fs;
use std::path::{Path, PathBuf};

use jadoube_core::record::Script;
use jadoube_core::record::script::Expected;

use crate::support::mirrored_script::mirrored_token;

#[test]
fn a_mirror_swaps_players_and_ranks() {
    for (token, mirrored) in [
        ("must-move e2", "must-move e7"),
        ("made e7e8q", "made e2e1q"),
        ("made e1g1", "made e8g8"),
        ("illegal white 2", "illegal black 2"),
        ("counters 40 39", "counters 39 40"),
        ("over 1-0", "over 0-1"),
        ("ask-arbiter can-mate white", "ask-arbiter can-mate black"),
        ("set white 2:00", "set black 2:00"),
        ("promoted e8 queen", "promoted e1 queen"),
        ("reinstate 12", "reinstate 12"),
    ] {
        assert_eq!(mirrored_token(token), mirrored);
    }
}

fn all_tokens(folder: &Path, tokens: &mut Vec<String>) {
    let entries = fs::read_dir(folder).expect("the folder of the cases can be read");
    let paths = entries.map(|entry| entry.expect("an entry can be read").path());
    for path in paths.collect::<Vec<PathBuf>>() {
        if path.is_dir() {
            all_tokens(&path, tokens);
        } else if path.extension().is_some_and(|it| it == "ron") {
            let text = fs::read_to_string(&path).expect("a case can be read");
            let script = Script::read(&text).expect("a case is a script");
            for (_, lines) in script.expect.into_iter().flat_map(|expected| expected.0) {
                for line in lines {
                    if let Expected::Ruling { consequences, .. } = line {
                        tokens.extend(consequences);
                    }
                }
            }
        }
    }
}

#[test]
fn a_mirror_in_a_mirror_shows_the_token_itself() {
    let cases = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/cases");
    let mut tokens = Vec::new();
    all_tokens(&cases, &mut tokens);
    assert!(tokens.len() > 1000, "{}", tokens.len());
    for token in tokens {
        assert_eq!(mirrored_token(&mirrored_token(&token)), token);
    }
}
