//! What a ruling says at a glance: every rule has a headline, and every case says what happened, what follows and why.

use std::fs;
use std::path::{Path, PathBuf};

use jadoube_core::chess::{ByColor, Color, Position};
use jadoube_core::i18n::{Language, NamedWords, RulingEffect, RulingSummary, Words};
use jadoube_core::laws::{Arbiter, Consequence, Edition, Event, Rule, Ruling};
use jadoube_core::notation::Letters;
use jadoube_core::record::Script;

use super::{WHOLE, none};

/// How long a headline may be: two lines at the top of a card.
const LONGEST: usize = 96;

/// What is wrong with words that stand alone, large.
fn faults(text: &str, of: &str) -> Vec<String> {
    let mut faults = Vec::new();
    let mut fault = |what: &str| faults.push(format!("{of}: {what}: `{text}`"));
    if text.trim().is_empty() {
        fault("nothing is said");
    }
    if text.contains(['{', '}']) {
        fault("something is missing");
    }
    if text.ends_with('.') {
        fault("a full stop at the end");
    }
    if text.chars().next().is_some_and(char::is_lowercase) {
        fault("a small letter at the beginning");
    }
    if text.chars().count() > LONGEST {
        fault("too long");
    }
    faults
}

#[test]
fn every_rule_has_a_headline_for_either_player_and_for_none() {
    none(WHOLE.iter().flat_map(|language| {
        let words = Words::new(*language);
        Rule::ALL.iter().flat_map(move |rule| {
            let whose = [Some(Color::White), Some(Color::Black), None];
            whose.into_iter().flat_map(move |concerns| {
                let ruling = Ruling {
                    rule: *rule,
                    concerns,
                    consequences: vec![Consequence::TakeBack],
                };
                let of = format!("{} {} {concerns:?}", language.tag(), rule.slug());
                faults(&words.headline(&[ruling]), &of)
            })
        })
    }));
}

#[test]
fn a_headline_says_whose_it_was_and_which_time() {
    let illegal = |player, count| {
        let charged = vec![Consequence::Illegal(player, count)];
        [Ruling::on(player, Rule::IllegalCountStd, charged)]
    };
    for language in WHOLE {
        let words = Words::new(*language);
        let mut headlines: Vec<String> = (1..=5)
            .flat_map(|count| Color::ALL.map(|player| words.headline(&illegal(player, count))))
            .collect();
        headlines.sort();
        headlines.dedup();
        assert_eq!(headlines.len(), 10, "{headlines:?}");
    }
    let headline = Words::new(Language::English).headline(&illegal(Color::Black, 1));
    assert_eq!(headline, "Black’s first illegal move");
}

/// What was ruled on either player by any rule that concerns one.
fn all_of_one_player() -> impl Iterator<Item = (Color, Vec<Ruling>)> {
    let counted = (0..=4).flat_map(|count| {
        Color::ALL.map(|player| {
            let charged = vec![Consequence::Illegal(player, count)];
            let ruling = Ruling::on(player, Rule::IllegalCountStd, charged);
            (player, vec![ruling])
        })
    });
    let found = Rule::ALL
        .iter()
        .flat_map(|rule| Color::ALL.map(|player| (player, vec![Ruling::on(player, *rule, [])])));
    counted.chain(found)
}

#[test]
fn a_player_whose_name_is_known_is_called_by_it_and_it_is_never_declined() {
    let names = ByColor {
        white: "Ana Kovač".to_owned(),
        black: "Boris Petrović".to_owned(),
    };
    let mut faults = Vec::new();
    for language in WHOLE {
        let words = Words::new(*language);
        let calling = NamedWords::new(words, names.clone());
        for (player, rulings) in all_of_one_player() {
            let told = words.headline(&rulings);
            let opposite: Vec<Ruling> = rulings
                .iter()
                .map(|ruling| Ruling {
                    concerns: ruling.concerns.map(|player| !player),
                    ..ruling.clone()
                })
                .collect();
            if told == words.headline(&opposite) && rulings[0].consequences.is_empty() {
                continue; // Nobody is spoken of.
            }
            let said = calling.headline(&rulings);
            let color = words.tr(player.fold_wb("color-white", "color-black"));
            let is_english_color = *language == Language::English && said.contains(&*color);
            if !said.contains(names.get(player)) || is_english_color {
                faults.push(format!("{}: {said}", language.tag()));
            }
        }
        for question in ["take-back-asked", "adjusting-counts", "strip-begins"] {
            let args = [("player", Color::Black.into()), ("move", "e4".into())];
            let said = calling.tr_args(question, &args);
            if !said.contains("Boris Petrović ") && !said.ends_with("Boris Petrović.") {
                faults.push(format!("{}: {said}", language.tag()));
            }
        }
    }
    none(faults);
}

/// Every act of every case in those editions, with the arbiter who has heard it and what was ruled.
pub fn every_act(editions: &[Edition], mut told: impl FnMut(&str, &Arbiter, &Event, &[Ruling])) {
    fn find(folder: &Path, files: &mut Vec<PathBuf>) {
        for entry in fs::read_dir(folder).expect("the folder of the cases can be read") {
            let path = entry.expect("an entry of the folder can be read").path();
            if path.is_dir() {
                find(&path, files);
            } else if path.extension().is_some_and(|extension| extension == "ron") {
                files.push(path);
            }
        }
    }
    let mut files = Vec::new();
    find(Path::new("tests/cases"), &mut files);
    assert!(files.len() > 300, "the cases are there");
    for file in files {
        let text = fs::read_to_string(&file).expect("a case can be read");
        let script = Script::read(&text).expect("a case is a script");
        let name = file.display().to_string();
        for edition in editions {
            let stated = script.expect.as_ref();
            if stated.is_none_or(|stated| stated.in_edition(*edition).is_none()) {
                continue;
            }
            let Ok(mut arbiter) = script.begin(script.terms(*edition)) else {
                continue;
            };
            for event in &script.acts {
                let rulings = arbiter.hear(event);
                told(&name, &arbiter, event, &rulings);
            }
        }
    }
}

#[test]
fn every_case_is_told_in_one_second_in_every_language() {
    let mut found = Vec::new();
    every_act(
        &[Edition::E2023, Edition::E2014],
        |case, arbiter, _, rulings| {
            if rulings.is_empty() {
                return;
            }
            let edition = arbiter.terms().edition;
            let board = arbiter.table().game().position().board();
            for language in WHOLE {
                let words = Words::new(*language);
                let summary = words.ruling_summary(rulings, edition, Letters::English, board);
                let of = format!("{} {case}", language.tag());
                found.extend(faults(&summary.headline, &of));
                found.extend(effect_faults(&summary, &of));
                let takes_time = rulings.iter().flat_map(|ruling| &ruling.consequences);
                let changes = takes_time
                    .filter(|it| matches!(it, Consequence::Add(..)))
                    .count();
                let shown = summary.effects.iter();
                let shown = shown.filter(
                    |it| matches!(it, RulingEffect::Clock(_, digits) if digits.starts_with('+')),
                );
                if shown.count() < changes {
                    found.push(format!("{of}: time is given and not shown"));
                }
                for reason in &summary.reasons {
                    if reason.text.trim_end_matches('.') == summary.headline {
                        found.push(format!("{of}: `{}` twice", summary.headline));
                    }
                    if reason.text.trim().is_empty() || reason.text.contains(['{', '}']) {
                        found.push(format!("{of}: the reason `{}`", reason.text));
                    }
                }
            }
        },
    );
    found.sort();
    found.dedup();
    none(found);
}

fn effect_faults(summary: &RulingSummary, of: &str) -> Vec<String> {
    let words = summary.effects.iter().filter_map(|effect| match effect {
        RulingEffect::Words(words, _) => Some(words),
        RulingEffect::Clock(..) => None,
    });
    // What the arbiter is asked may take more room.
    let short = words.filter(|words| !words.ends_with('?'));
    short.flat_map(|words| faults(words, of)).collect()
}
