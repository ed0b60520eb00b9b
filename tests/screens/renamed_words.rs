//! Nothing is decided by a sentence: in words that are spelled otherwise everywhere, the same is noted, ruled, cited and offered.

use eframe::egui::{Role as Part, vec2};
use egui_kittest::kittest::{NodeT, Queryable};
use jadoube_core::i18n::{Language, Words};
use jadoube_core::laws::{ArbiterAct, Score, StandardReason};

use super::arbiter_desk::{desk, press};
use super::desk_doors::opener;
use super::scenes::{SCENES, Window};
use super::table_scenes::opera;

/// English, the same with every word spelled otherwise, and languages whose journals kept sentences of their own.
fn spellings() -> [Words; 4] {
    let english = Words::new(Language::English);
    [
        english,
        english.lengthened(),
        Words::new(Language::Polish),
        Words::new(Language::SerbianLatin),
    ]
}

/// The articles that are cited anywhere in the window, in the order of their numbers.
fn cited(window: &Window) -> Vec<String> {
    let named = window.query_all_by(|node| node.label().is_some_and(|label| label.contains('.')));
    let labels = named.filter_map(|node| node.accesskit_node().label());
    let is_article = |word: &&str| {
        let is_numbered = |sign: char| sign.is_ascii_digit() || sign == '.';
        word.contains('.') && word.chars().all(is_numbered)
    };
    let mut articles: Vec<String> = labels
        .flat_map(|label| {
            let words = label.split(|sign: char| sign.is_whitespace() || "(),;".contains(sign));
            let words = words
                .map(|word| word.trim_end_matches('.'))
                .filter(is_article);
            words.map(str::to_owned).collect::<Vec<_>>()
        })
        .collect();
    articles.sort();
    articles.dedup();
    articles
}

/// Each button in its order, and whether it can be pressed.
fn offered(window: &Window) -> Vec<bool> {
    let buttons = window.query_all_by_role(Part::Button);
    buttons
        .map(|node| !node.accesskit_node().is_disabled())
        .collect()
}

/// What the arbiter did last, and directly before.
fn last_two(window: &Window) -> Option<[&ArbiterAct; 2]> {
    let [.., before, last] = window.log() else {
        return None;
    };
    Some([before.event.arbiter_act()?, last.event.arbiter_act()?])
}

/// Declares the draw to which a reason that is chosen has led.
fn declare(window: &mut Window, words: Words) {
    let args = [
        ("white", "Ana Kovač".into()),
        ("black", "Boris Petrović".into()),
        ("score", "½–½".into()),
    ];
    for _ in 0..2 {
        press(window, &words.tr_args("desk-declare", &args));
    }
    let expected = [
        &ArbiterAct::Note(StandardReason::Agreed.into()),
        &ArbiterAct::Declare(Score::Half, Score::Half),
    ];
    assert_eq!(last_two(window), Some(expected), "{words:?}");
    let cited = cited(window);
    assert!(cited.iter().any(|it| it == "5.2.3"), "{words:?}: {cited:?}");
}

#[test]
fn a_reason_that_is_chosen_is_noted_by_its_type_in_any_words() {
    for words in spellings() {
        let mut shell = opera();
        shell.speak(words);
        let mut window = desk(shell);
        press(&mut window, &opener(words, "desk-result"));
        press(&mut window, &words.standard_reason(StandardReason::Agreed));
        declare(&mut window, words);
    }
}

#[test]
fn a_reason_that_is_chosen_stays_chosen_in_another_language() {
    let english = Words::new(Language::English);
    let mut window = desk(opera());
    press(&mut window, &opener(english, "desk-result"));
    press(
        &mut window,
        &english.standard_reason(StandardReason::Agreed),
    );
    let polish = Words::new(Language::Polish);
    window.speak(polish);
    window.run();
    declare(&mut window, polish);
}

#[test]
fn what_is_ruled_cited_and_offered_is_the_same_in_words_that_are_spelled_otherwise() {
    let [english, otherwise, ..] = spellings();
    let of_rulings = [
        "desk",
        "ruling",
        "illegal",
        "taken-back",
        "lost-by",
        "two-rulings",
    ];
    let mut seen = 0;
    for (name, scene) in SCENES {
        if !of_rulings.iter().any(|it| name.starts_with(it)) {
            continue;
        }
        seen += 1;
        let [plain, spelled] = [english, otherwise].map(|words| {
            let mut window = scene(words);
            // Where there is room for all of it.
            window.set_size(vec2(1600.0, 1400.0));
            window.run();
            (window.log().to_vec(), cited(&window), offered(&window))
        });
        assert_eq!(plain.0, spelled.0, "{name}: what happened and was ruled");
        assert_eq!(plain.1, spelled.1, "{name}: what is cited");
        // On the table, a card has a button for as many articles as it has room for.
        if name.starts_with("desk") {
            assert_eq!(plain.2, spelled.2, "{name}: what is offered");
        }
    }
    assert!(seen > 9, "there are scenes of rulings");
}
