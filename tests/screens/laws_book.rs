//! The Laws to leaf through: contents and search, a provision in every edition, and the ways that lead there.

use eframe::egui::accesskit::{Role as Part, Toggled};
use eframe::egui::{Event as Input, Key, Modifiers, vec2};
use egui_kittest::kittest::{NodeT, Queryable};
use jadoube_core::clock::Moment;
use jadoube_core::i18n::{Language, Words};
use jadoube_core::laws::{ArbiterAct, Edition, Event, Rule, Terms};
use jadoube_core::learn::case_library::CaseLibrary;
use jadoube_ui::{ColorScheme, Command, LearnCommand, Screen};

use super::fits::galleys;
use super::incident_scenes;
use super::lessons::{learn, opened as lesson};
use super::scenes::{Window, press};
use super::side_clock_scenes::flagged;
use super::table::timed;
use super::table_scenes::begun;
use crate::support::app_harness::{AppHarness, window};

/// The Laws in these words, open at that rule, in a window of that size.
fn opened(words: Words, rule: Rule, width: f32, height: f32) -> Window {
    let mut shell = AppHarness::new(Terms::default());
    shell.speak(words);
    let mut window = window(shell, width, height);
    window.ask(Command::OpenLaw(rule.into()));
    window.run();
    window
}

/// The same as a scene of the pictures.
pub fn at_illegal_moves(words: Words) -> Window {
    opened(words, Rule::IllegalCountStd, 900.0, 600.0)
}

/// The Laws while a word is searched for that stands in every language.
pub fn searched(words: Words) -> Window {
    let mut window = at_illegal_moves(words);
    search(&mut window, "4.3");
    window
}

fn english(rule: Rule) -> Window {
    opened(Words::new(Language::English), rule, 1280.0, 800.0)
}

fn search(window: &mut Window, text: &str) {
    window.key_press_modifiers(Modifiers::COMMAND, Key::F);
    window.run();
    window.event(Input::Text(text.to_owned()));
    window.run();
}

fn key(window: &mut Window, key: Key) {
    window.key_press(key);
    window.run();
}

/// The names of the rows of the contents, or of what was found.
fn rows(window: &Window) -> Vec<String> {
    let nodes = window.query_all_by_role(Part::Button);
    let is_row = |node: &egui_kittest::Node<'_>| node.accesskit_node().toggled().is_some();
    let names = nodes
        .filter(is_row)
        .filter_map(|node| node.accesskit_node().label());
    names.collect()
}

fn title(window: &Window, text: &str) -> bool {
    window
        .query_all_by_label(text)
        .any(|it| it.accesskit_node().role() == Part::Label)
}

#[test]
fn the_contents_are_those_of_the_newest_booklet_and_the_open_part_shows_its_provisions() {
    let window = english(Rule::IllegalCountStd);
    let rows = rows(&window);
    for row in [
        "1 Nature and objectives",
        "7 Irregularities",
        "D Blind and visually disabled players",
    ] {
        assert!(rows.iter().any(|it| it == row), "{row}: {rows:?}");
    }
    assert!(
        rows.iter()
            .any(|it| it == "7.5.5 What an illegal move costs")
    );
    assert!(
        !rows.iter().any(|it| it.starts_with("4.1 ")),
        "one part is open"
    );
    assert!(
        rows.iter().any(|it| it == "III Quickplay finish"),
        "{rows:?}"
    );
    assert!(
        title(&window, "Article 7.5.5"),
        "the number stands behind the title"
    );
}

#[test]
fn the_part_that_lies_open_is_kept_as_one_page() {
    let mut window = english(Rule::IllegalCountStd);
    window
        .get_by_label("Article 7 on one page (PDF)")
        .click_accesskit();
    window.run();
    let request = window.state().path_request().expect("it is asked where");
    assert!(
        request.suggestion.contains("Article 7 Irregularities"),
        "{request:?}"
    );
}

#[test]
fn another_edition_has_contents_of_its_own() {
    let mut window = english(Rule::IllegalCountStd);
    let in_2009 = window.get_by(|node| {
        let is_choice = node.role() == Part::RadioButton;
        is_choice
            && node
                .label()
                .is_some_and(|label| label.starts_with("2009, 7.4b"))
    });
    assert_eq!(in_2009.accesskit_node().toggled(), Some(Toggled::False));
    in_2009.click_accesskit();
    window.run();
    let listed = rows(&window);
    assert!(
        listed
            .iter()
            .any(|it| it == "7.4b What an illegal move costs"),
        "{listed:?}"
    );
    assert!(listed.iter().any(|it| it == "10 Quickplay finish"));
    assert!(!listed.iter().any(|it| it.starts_with("III ")));
    // The Laws open with the edition of the table again.
    window.show(Screen::Table);
    window.run();
    window.show(Screen::Laws);
    window.run();
    assert!(
        rows(&window)
            .iter()
            .any(|it| it == "7.5.5 What an illegal move costs")
    );
}

#[test]
fn a_game_on_the_table_opens_its_own_edition() {
    let terms = Terms {
        edition: Edition::E2014,
        ..Terms::default()
    };
    let mut window = window(AppHarness::new(terms), 1280.0, 800.0);
    window.ask(Command::OpenLaw(Rule::IllegalCountStd.into()));
    window.run();
    assert!(title(&window, "Article 7.5b"));
}

/// In an older edition its own words come first, and what the newest says stands under the year of the newest: on the page,
/// and where something is found.
#[test]
fn an_older_edition_is_not_told_what_the_newest_says_as_its_own() {
    let terms = Terms {
        edition: Edition::E2009,
        ..Terms::default()
    };
    let mut window = window(AppHarness::new(terms), 1280.0, 800.0);
    window.ask(Command::OpenLaw(Rule::QpfStatus.into()));
    window.run();
    let words = Words::new(Language::English);
    let newest = words.gist(Rule::QpfStatus);
    window.get_by_label_contains("2009: They applied to every game but blitz");
    window.get_by_label(&format!("2023: {newest}"));
    assert!(window.query_by_label(&newest).is_none());
    search(&mut window, "beforehand increment");
    let found = rows(&window).into_iter().find(|row| row.contains(&newest));
    let found = found.expect("its sentence is found");
    assert!(found.contains(&format!("2023: {newest}")), "{found}");
}

#[test]
fn what_was_said_otherwise_is_a_change_and_another_number_is_none() {
    let window = english(Rule::IllegalCountStd);
    let tile = |year: &str| {
        let tiles = window.query_all_by_role(Part::RadioButton);
        let names = tiles.filter_map(|node| node.accesskit_node().label());
        let name = names.into_iter().find(|name| name.starts_with(year));
        name.expect("a tile for each edition")
    };
    assert!(tile("2014").contains(", changed, "), "{}", tile("2014"));
    assert!(!tile("2009").contains(", changed, "), "{}", tile("2009"));
    let told = window
        .query_all_by_label_contains("Since the Laws of 2014 – ")
        .count();
    assert_eq!(told, 1, "what changed is said");
    assert!(
        window
            .query_all_by_label_contains("Up to the Laws of 2009 – ")
            .next()
            .is_some()
    );
    // The edition that says again what stands above tells what the one before it said.
    let told = tile("2023");
    assert!(
        told.contains("as above. Up to the Laws of 2018 – "),
        "{told}"
    );
    let moved = english(Rule::WhiteFirst);
    assert!(moved.query_by_label("What changed").is_none());
    let tiles = moved.query_all_by_role(Part::RadioButton);
    let names: Vec<String> = tiles
        .filter_map(|node| node.accesskit_node().label())
        .collect();
    assert!(
        names.iter().any(|name| name.starts_with("2017, 1.2")),
        "{names:?}"
    );
    assert!(
        names.iter().all(|name| !name.contains("changed")),
        "{names:?}"
    );
}

#[test]
fn a_provision_is_found_in_a_foreign_language_by_number_and_by_its_own_name() {
    for (typed, found) in [
        ("dve ruke", "7.5.4 Two hands for one move"),
        ("две раце", "7.5.4 Two hands for one move"),
        ("two-hands", "7.5.4 Two hands for one move"),
        ("7.4b", "7.5.5 What an illegal move costs"),
    ] {
        let mut window = english(Rule::WhiteFirst);
        search(&mut window, typed);
        let rows = rows(&window);
        assert!(
            rows.iter().any(|it| it.starts_with(found)),
            "{typed}: {rows:?}"
        );
    }
}

#[test]
fn nothing_that_is_found_is_told_by_a_name_of_the_program() {
    for typed in ["notation", "increment"] {
        let mut window = english(Rule::WhiteFirst);
        search(&mut window, typed);
        let rows = rows(&window);
        let is_own = |row: &String| row.contains("notation-") || row.contains("qpf-");
        assert!(rows.len() > 3 && !rows.iter().any(is_own), "{rows:?}");
    }
}

#[test]
fn what_is_found_is_opened_by_enter_and_esc_gives_the_contents_back() {
    let mut window = english(Rule::WhiteFirst);
    window.event(Input::Text("/".to_owned()));
    window.run();
    window.event(Input::Text("two-hands".to_owned()));
    window.run();
    key(&mut window, Key::Enter);
    assert!(title(&window, "Article 7.5.4"));
    search(&mut window, "flag");
    let has_contents = |window: &Window| {
        let rows = rows(window);
        rows.iter().any(|it| it == "1 Nature and objectives")
    };
    assert!(rows(&window).len() > 3 && !has_contents(&window));
    key(&mut window, Key::Escape);
    assert!(has_contents(&window));
    assert_eq!(
        window.state().screen(),
        Screen::Laws,
        "Esc only ended the search"
    );
    key(&mut window, Key::Escape);
    assert_eq!(window.state().screen(), Screen::Table);
}

#[test]
fn arrows_walk_enter_opens_and_page_keys_turn_to_the_neighbour() {
    let mut window = english(Rule::IllegalCountStd);
    key(&mut window, Key::PageDown);
    let next = rows(&window);
    let place = next
        .iter()
        .position(|it| it.starts_with("7.5.5 What an illegal move costs"));
    let after = &next[place.expect("its row") + 1];
    let (number, name) = after.split_once(' ').expect("a number and a name");
    assert!(
        title(&window, &format!("Article {number}")) && title(&window, name),
        "{after}"
    );
    key(&mut window, Key::PageUp);
    assert!(title(&window, "What an illegal move costs"));
    key(&mut window, Key::ArrowUp);
    assert!(
        title(&window, "What an illegal move costs"),
        "nothing opens yet"
    );
    let before = next[place.expect("its row") - 1].clone();
    key(&mut window, Key::Enter);
    let name = before.split_once(' ').expect("a name").1;
    assert!(title(&window, name), "{before}");
    press(&mut window, "Next rule");
    assert!(title(&window, "What an illegal move costs"));
    press(&mut window, "1 Nature and objectives");
    assert!(title(&window, "Article 1.1"));
}

#[test]
fn f1_leads_from_a_ruling_to_its_provision_and_back() {
    let mut shell = AppHarness::new(timed("5400+30"));
    shell.hear(Event::of_arbiter(Moment::START, ArbiterAct::Start));
    shell.presses_an_illegal_move();
    let mut window = window(shell, 1280.0, 800.0);
    key(&mut window, Key::F1);
    assert!(title(&window, "What an illegal move costs"));
    window.get_by_label_contains("The game: ");
    key(&mut window, Key::Escape);
    assert_eq!(window.state().screen(), Screen::Table);
    press(&mut window, "Article 7.5.5");
    press(&mut window, "In the Laws");
    assert_eq!(window.state().screen(), Screen::Laws);
    window.show(Screen::Preferences);
    key(&mut window, Key::F1);
    assert_eq!(window.state().screen(), Screen::Laws);
}

#[test]
fn four_cases_come_first_and_all_of_them_when_they_are_asked_for() {
    let mut window = english(Rule::IllegalCountStd);
    let cases = |window: &Window| window.query_all_by_label_contains("Watch: ").count();
    assert_eq!(cases(&window), 4);
    let all = window.get_by_label_contains("all ");
    let label = all.accesskit_node().label().expect("how many there are");
    press(&mut window, &label);
    window.set_size(vec2(1280.0, 60_000.0));
    window.run_steps(300);
    let count = label.split(' ').nth(1).expect("a number").parse::<usize>();
    assert_eq!(count, Ok(cases(&window)));
}

/// Pictures of the Laws, to be looked at: `cargo test --test screens laws_book -- --ignored`.
#[test]
#[ignore = "writes pictures for people"]
fn pictures() {
    let folder = std::env::temp_dir();
    for (language, rule) in [
        (Language::English, Rule::IllegalCountStd),
        (Language::SerbianCyrillic, Rule::IllegalCountStd),
        (Language::Polish, Rule::TouchOwn),
        (Language::English, Rule::ClaimWrongClaimantTime),
    ] {
        for (width, height) in [(1280.0, 800.0), (900.0, 600.0)] {
            for mode in [ColorScheme::Light, ColorScheme::Dark] {
                let mut window = opened(Words::new(language), rule, width, height);
                window.set(|settings| settings.preferences.mode = mode);
                window.run();
                let name = format!(
                    "laws-{}-{}-{width}-{mode:?}.png",
                    language.tag(),
                    rule.slug()
                );
                window
                    .render()
                    .expect("a picture")
                    .save(folder.join(name))
                    .expect("a file");
            }
        }
    }
    for (width, height) in [(900.0, 1340.0), (1280.0, 800.0)] {
        let serbian = Words::new(Language::SerbianCyrillic);
        let mut window = opened(serbian, Rule::TouchBoth, width, height);
        let count = [(
            "count",
            CaseLibrary::open().cases_of(Rule::TouchBoth).len().into(),
        )];
        press(&mut window, &serbian.tr_args("laws-all-cases", &count));
        window.run_steps(30);
        let picture = window.render().expect("a picture");
        picture
            .save(folder.join(format!("laws-all-{width}.png")))
            .expect("a file");
    }
    let mut window = opened(Words::new(Language::English), Rule::TwoHands, 900.0, 1340.0);
    window.run();
    let picture = window.render().expect("a picture");
    picture.save(folder.join("laws-tall.png")).expect("a file");
    let mut window = opened(
        Words::new(Language::SerbianLatin),
        Rule::WhiteFirst,
        900.0,
        600.0,
    );
    search(&mut window, "flag");
    let picture = window.render().expect("a picture");
    picture
        .save(folder.join("laws-search.png"))
        .expect("a file");
}

#[test]
fn f1_leads_to_the_ruling_in_sight_at_the_desk_and_beside_a_wooden_board() {
    let mut shell = AppHarness::new(timed("5400+30"));
    shell.hear(Event::of_arbiter(Moment::START, ArbiterAct::Start));
    shell.presses_an_illegal_move();
    shell.show(Screen::Desk);
    let mut window = window(shell, 1280.0, 800.0);
    key(&mut window, Key::F1);
    assert!(title(&window, "What an illegal move costs"));
    let mut flagged = flagged(Words::new(Language::English), 30, false);
    key(&mut flagged, Key::F1);
    assert_eq!(flagged.state().screen(), Screen::Laws);
    flagged.get_by_label_contains("Article 6.9");
}

#[test]
fn f1_leads_to_the_ruling_on_an_incident_and_to_the_rule_that_a_lesson_asks_about() {
    let mut incident = incident_scenes::ruled(Words::new(Language::English));
    key(&mut incident, Key::F1);
    assert!(title(&incident, "What an illegal move costs"));
    let mut shell = lesson("the-light-corner");
    learn(&mut shell, LearnCommand::GoToStep(6));
    let mut question = window(shell, 1280.0, 800.0);
    key(&mut question, Key::F1);
    question.get_by_label_contains("Article 7.2.2");
}

#[test]
fn the_laws_are_read_in_another_language_by_two_clicks() {
    let mut window = english(Rule::IllegalCountStd);
    window.get_by_label_contains("Language: English").click();
    window.run();
    window.get_by_label("Polski").click();
    window.run();
    let language = window.state().settings().preferences.language;
    assert_eq!(language, Some(Language::Polish));
}

#[test]
fn their_title_is_read_whole_beside_the_clocks_of_a_game() {
    for language in Language::ALL {
        let words = Words::new(language);
        let mut window = begun(words);
        key(&mut window, Key::F1);
        window.run();
        assert_eq!(window.state().screen(), Screen::Laws);
        let title = words.tr("laws-title");
        let all = galleys(&window).into_iter();
        let mut shown = all.filter(|(galley, _)| galley.text() == title && !galley.elided);
        assert!(shown.next().is_some(), "{language:?}: {title}");
    }
}
