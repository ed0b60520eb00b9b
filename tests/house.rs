//! The house in order: arrows, the line cap, colours, sentences, manners, and every rule with its article, its words
//! and its case. Each message names file and line.

use std::collections::BTreeSet;
use std::path::Path;

use house::source::{Fault, Source, files_below};
use house::{
    amendments, cases_readme, dependency_cycles, hardcoded_colours_and_text, layering, names,
    promises, rule_coverage, source_lints,
};
use jadoube_core::i18n::{Language, Words};
use jadoube_core::laws::editions::unverified::UNVERIFIED;
use jadoube_core::laws::{Edition, Provision, Rule, Statement};

mod house {
    pub mod amendments;
    mod article_numbers;
    pub mod cases_readme;
    pub mod dependency_cycles;
    pub mod hardcoded_colours_and_text;
    pub mod layering;
    pub mod module_graph;
    pub mod names;
    pub mod promises;
    pub mod rule_coverage;
    pub mod source;
    pub mod source_lints;
    mod word_lists;
    mod words;
}

fn top() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

fn text(path: String) -> String {
    std::fs::read_to_string(top().join(path)).expect("UTF-8")
}

#[track_caller]
fn in_order(faults: impl IntoIterator<Item = Fault>) {
    let faults: Vec<String> = faults.into_iter().map(|fault| fault.to_string()).collect();
    assert!(faults.is_empty(), "\n{}\n", faults.join("\n"));
}

/// Holds `check` against every file of `src`, and against every file of `tests` too where `and_tests` is set.
#[track_caller]
fn every_file(and_tests: bool, check: impl Fn(&Source) -> Vec<Fault>) {
    let mut sources = Source::all_below(top(), "src");
    assert!(sources.len() > 9, "the house has its rooms");
    if and_tests {
        sources.extend(Source::all_below(top(), "tests"));
    }
    in_order(sources.iter().flat_map(check));
}

#[test]
fn no_room_uses_a_room_to_its_left() {
    every_file(false, layering::against_the_arrows);
}

#[test]
fn nothing_in_a_room_leans_on_what_leans_on_it() {
    in_order(dependency_cycles::circles(&Source::all_below(top(), "src")));
}

#[test]
fn what_stands_in_a_room_keeps_its_order() {
    in_order(dependency_cycles::against_the_order(&Source::all_below(
        top(),
        "src",
    )));
}

#[test]
fn chapters_consult_and_lend_nothing() {
    in_order(dependency_cycles::chapters_that_lend(&Source::all_below(
        top(),
        "src",
    )));
}

#[test]
fn only_the_shell_touches_the_world() {
    every_file(false, layering::out_of_the_room);
}

#[test]
fn time_arrives_and_nobody_looks_up() {
    every_file(false, layering::looks_at_the_wall_clock);
}

#[test]
fn no_file_holds_two_ideas() {
    every_file(true, source_lints::too_long);
}

#[test]
fn every_file_says_what_it_holds() {
    every_file(true, source_lints::opens_without_saying_what_it_holds);
}

#[test]
fn every_room_says_what_belongs_in_it_and_what_does_not() {
    every_file(false, names::without_a_door);
}

#[test]
fn words_that_were_given_up_do_not_come_back() {
    every_file(false, names::given_up);
}

#[test]
fn no_two_types_bear_one_name() {
    in_order(names::homonyms(&Source::all_below(top(), "src")));
}

#[test]
fn every_scroll_area_has_a_name_of_its_own() {
    every_file(false, source_lints::scrolls_without_a_name);
}

#[test]
fn every_button_comes_from_the_kit() {
    every_file(false, source_lints::buttons_outside_the_kit);
}

#[test]
fn sections_on_errors_name_their_causes() {
    every_file(false, source_lints::errors_without_cause);
}

#[test]
fn nothing_is_unwrapped_outside_tests() {
    every_file(false, source_lints::unwraps);
}

#[test]
fn nothing_is_decided_by_how_a_name_is_spelled() {
    every_file(false, source_lints::decides_by_a_name);
}

#[test]
fn no_lint_is_silenced_and_no_test_ignored_without_saying_why() {
    every_file(true, source_lints::allows_or_ignores);
}

#[test]
fn nothing_is_left_unfinished() {
    every_file(true, |source| {
        source_lints::unfinished(&source.path, &source.text)
    });
}

#[test]
fn colours_live_in_the_theme() {
    every_file(false, hardcoded_colours_and_text::colours);
}

#[test]
fn words_live_in_the_locales() {
    every_file(false, hardcoded_colours_and_text::sentences);
}

#[test]
fn nothing_names_one_machine() {
    let paths = ["src", "tests", "locales", "assets", ".ci", ".github"]
        .iter()
        .flat_map(|folder| files_below(top(), folder));
    let paths = paths.chain(["README.md", "Cargo.toml"].map(str::to_owned));
    in_order(paths.flat_map(|path| {
        let text = std::fs::read_to_string(top().join(&path)).unwrap_or_default();
        source_lints::names_a_machine(&path, &text)
    }));
}

#[test]
fn nothing_strange_stands_at_the_top() {
    let gitignore = std::fs::read_to_string(top().join(".gitignore")).expect("a .gitignore");
    in_order(source_lints::strangers_at_the_top(
        &source_lints::names_at_the_top(top()),
        &gitignore,
    ));
}

fn slugs() -> impl Iterator<Item = &'static str> {
    Rule::ALL.iter().map(|rule| rule.slug())
}

#[test]
fn every_provision_has_a_name_of_its_own_and_an_article() {
    let all = Provision::all().map(Provision::slug);
    assert_eq!(rule_coverage::misnamed(all), [""; 0]);
    assert_eq!(rule_coverage::without_article(), [""; 0]);
}

#[test]
fn nothing_is_ruled_by_a_statement() {
    let is_chapter = |path: &String| !path.contains("/editions/");
    let chapters = files_below(top(), "src/core/laws").into_iter();
    let chapters: Vec<String> = chapters.filter(is_chapter).map(text).collect();
    let is_named =
        |it: &&Statement| rule_coverage::is_named(&format!("Statement::{it:?}"), &chapters);
    let ruled: Vec<&Statement> = Statement::ALL.iter().filter(is_named).collect();
    assert_eq!(ruled, [&Statement::Delay; 0]);
}

#[test]
fn every_rule_has_its_words_in_every_language() {
    for language in Language::ALL {
        let words = Words::new(language);
        assert_eq!(
            rule_coverage::untold(slugs(), |id| words.has(id)),
            [""; 0],
            "{language:?}"
        );
    }
}

#[test]
fn every_rule_is_ruled_and_has_a_case() {
    let is_chapter = |path: &String| !path.contains("/editions/");
    let chapters = files_below(top(), "src/core/laws")
        .into_iter()
        .filter(is_chapter);
    let chapters: Vec<String> = chapters.map(text).collect();
    let cases: Vec<String> = files_below(top(), "tests/cases")
        .into_iter()
        .filter(|path| Path::new(path).extension().is_some_and(|it| it == "ron"))
        .map(text)
        .collect();
    assert_eq!(rule_coverage::unruled(Rule::ALL, &chapters), [""; 0]);
    assert_eq!(rule_coverage::untried(slugs(), &cases), [""; 0]);
}

#[test]
fn what_is_said_of_the_cases_is_there_and_is_said_once() {
    let readme = text("tests/cases/README.md".to_owned());
    let files: Vec<String> = ["src", "tests"]
        .iter()
        .flat_map(|folder| files_below(top(), folder))
        .collect();
    assert_eq!(cases_readme::stale(&readme, &files, slugs()), [""; 0]);
    assert_eq!(cases_readme::twice(&readme), [""; 0]);
}

#[test]
fn every_promise_is_held_by_a_test() {
    let sources: Vec<String> = ["src", "tests"]
        .iter()
        .flat_map(|folder| files_below(top(), folder))
        .filter(|path| Path::new(path).extension().is_some_and(|it| it == "rs"))
        .map(text)
        .collect();
    let unheld = promises::unheld(&text("tests/README.md".to_owned()), &sources);
    assert_eq!(unheld, [""; 0]);
}

#[test]
fn every_line_of_an_edition_names_its_article() {
    let lines = amendments::lines(&text("src/core/laws/editions/amendments.rs".to_owned()));
    assert_eq!(amendments::without_article(&lines), [""; 0]);
    assert_eq!(amendments::misplaced(&lines), [""; 0]);
}

#[test]
fn every_provision_is_amended_and_every_amendment_changes_something() {
    let lines = amendments::lines(&text("src/core/laws/editions/amendments.rs".to_owned()));
    let years: BTreeSet<&str> = lines.iter().map(|line| line.edition.as_str()).collect();
    assert_eq!(
        years.into_iter().collect::<Vec<_>>(),
        Edition::ALL.map(Edition::name)
    );
    assert_eq!(amendments::never_amended(&lines), [""; 0]);
    assert_eq!(amendments::changes_nothing(&lines), [""; 0]);
}

#[test]
fn what_was_read_in_no_text_is_a_provision_and_is_listed_once() {
    let lines = amendments::lines(&text("src/core/laws/editions/amendments.rs".to_owned()));
    let known: BTreeSet<&str> = lines.iter().map(|line| line.provision.as_str()).collect();
    let mut seen = BTreeSet::new();
    for listed in UNVERIFIED {
        for provision in listed.provisions {
            assert!(known.contains(provision), "{provision} is no provision");
            assert!(
                seen.insert((listed.edition, provision)),
                "{provision}, {} twice",
                listed.edition
            );
        }
    }
}
