//! Grammar: plurals, both players, whole sentences.

use std::collections::BTreeSet;
use std::time::Duration;

use jadoube_core::chess::{ByColor, Color, Move, Role, Square};
use jadoube_core::i18n::{Language, Words};
use jadoube_core::laws::{Consequence, Edition, Notice, PawnWay, Question, Rule, Ruling};
use strum::VariantArray;

use super::ftl::Locale;
use super::{WHOLE, every, none, whole};

/// The plural categories of whole numbers in CLDR.
fn categories(language: Language) -> &'static [&'static str] {
    match language {
        Language::English | Language::Macedonian => &["one", "other"],
        Language::SerbianCyrillic | Language::SerbianLatin => &["one", "few", "other"],
        Language::Slovene => &["one", "two", "few", "other"],
        Language::Polish => &["one", "few", "many", "other"],
    }
}

#[test]
fn whoever_counts_knows_every_plural_of_the_language() {
    let plurals = ["zero", "one", "two", "few", "many"];
    none(every().flat_map(|locale| {
        let wanted: BTreeSet<&str> = categories(locale.language).iter().copied().collect();
        let tag = locale.language.tag();
        let choices = locale
            .messages
            .iter()
            .flat_map(|(id, message)| message.choices.iter().map(move |(by, keys)| (id, by, keys)));
        choices
            .filter(|(_, _, keys)| keys.iter().any(|key| plurals.contains(&key.as_str())))
            .filter_map(|(id, by, keys)| {
                let is_number = |key: &&str| key.parse::<u32>().is_ok();
                let keys = keys.iter().map(String::as_str);
                let forms: BTreeSet<&str> = keys.filter(|key| !is_number(key)).collect();
                (forms != wanted).then(|| format!("{tag}: `{id}` counts ${by} by {forms:?}"))
            })
            .collect::<Vec<_>>()
    }));
}

#[test]
fn a_finding_is_a_sentence_for_both_players_and_any_number() {
    for language in WHOLE {
        let words = Words::new(*language);
        for rule in Rule::ALL {
            let id = format!("rule-{}-finding", rule.slug());
            let tag = language.tag();
            let said = |player: &str, count: u32| {
                words
                    .try_tr(&id, &[("player", player.into()), ("count", count.into())])
                    .unwrap_or_else(|| panic!("{tag}: `{id}` asks for more than player and count"))
            };
            for count in [0, 1, 2, 3, 4, 5, 11, 12, 22, 101] {
                for player in ["white", "black"] {
                    is_sentence(&said(player, count), &format!("{tag}: {id}"));
                }
            }
            if Locale::of(*language).asks_for(&id).contains("player") {
                assert_ne!(
                    said("white", 1),
                    said("black", 1),
                    "{tag}: {id} is the same for both"
                );
            }
        }
    }
}

#[track_caller]
fn is_sentence(text: &str, of: &str) {
    let first = text.chars().next().expect("some words");
    assert!(
        first.is_uppercase() || "„“»".contains(first),
        "{of} begins small: {text}"
    );
    assert!(text.ends_with(['.', '?', '!']), "{of} does not end: {text}");
    assert!(
        !text.contains("  ") && !text.contains('{'),
        "{of} has holes: {text}"
    );
}

#[test]
fn gists_questions_and_notices_are_sentences() {
    for locale in whole() {
        for (id, message) in &locale.messages {
            let sentences = ["-gist", "question-", "notice-"];
            if sentences
                .iter()
                .any(|part| id.starts_with(part) || id.contains(part))
                && message.topic != "app"
            {
                let text = message.text.trim_end().replace('\u{2060}', "e");
                is_sentence(&upper(&text), &format!("{}: {id}", locale.language.tag()));
            }
        }
    }
}

/// The text with a capital where it opens with an argument.
fn upper(text: &str) -> String {
    text.strip_prefix('e')
        .map_or_else(|| text.to_owned(), |rest| format!("E{rest}"))
}

#[test]
fn every_message_comes_out_whole_for_every_number() {
    for locale in whole() {
        let words = Words::new(locale.language);
        for id in locale.ids() {
            let asked = locale.asks_for(id);
            let counted: BTreeSet<&str> = counted(&locale, id);
            for number in 0..=112_u32 {
                let color = if number % 2 == 0 { "white" } else { "black" };
                let args: Vec<_> = asked
                    .iter()
                    .map(|name| match name.as_str() {
                        name if counted.contains(name) => (name, number.into()),
                        name @ ("player" | "color") => (name, color.into()),
                        name => (name, "e4".into()),
                    })
                    .collect();
                let text = words.try_tr(id, &args);
                let text =
                    text.unwrap_or_else(|| panic!("{}: `{id}` has a hole", locale.language.tag()));
                assert!(
                    !text.trim().is_empty(),
                    "{}: `{id}` says nothing",
                    locale.language.tag()
                );
                if counted.is_empty() && number > 0 {
                    break;
                }
            }
        }
    }
}

/// The arguments that choose a plural in a message or in one it refers to.
fn counted<'a>(locale: &'a Locale, id: &str) -> BTreeSet<&'a str> {
    let Some(message) = locale.messages.get(id) else {
        return BTreeSet::new();
    };
    let is_plural = |keys: &[String]| {
        keys.iter()
            .any(|key| key == "one" || key.parse::<u32>().is_ok())
    };
    let own = message
        .choices
        .iter()
        .filter(|(_, keys)| is_plural(keys))
        .map(|(by, _)| by.as_str());
    own.chain(message.refers.iter().flat_map(|id| counted(locale, id)))
        .collect()
}

#[test]
fn every_consequence_question_and_notice_has_its_sentence_and_no_other_is_there() {
    let english = Locale::of(Language::English);
    let notices = Notice::VARIANTS.iter().map(AsRef::as_ref);
    for (family, kinds) in [
        (
            "consequence-",
            Consequence::MESSAGES
                .iter()
                .copied()
                .collect::<BTreeSet<_>>(),
        ),
        ("question-", Question::SLUGS.iter().copied().collect()),
        ("notice-", notices.collect()),
    ] {
        assert!(kinds.len() > 9, "{family} has its kinds: {kinds:?}");
        let there: BTreeSet<&str> = english
            .ids()
            .into_iter()
            .filter_map(|id| id.strip_prefix(family))
            .collect();
        none(
            kinds
                .difference(&there)
                .map(|kind| format!("no message `{family}{kind}`")),
        );
        none(
            there
                .difference(&kinds)
                .map(|kind| format!("nothing says `{family}{kind}`")),
        );
    }
}

#[test]
fn a_card_is_whole_sentences_in_every_language() {
    let white = Color::White;
    let knight = Move::Normal {
        role: Role::Knight,
        from: Square::B1,
        capture: None,
        to: Square::C3,
        promotion: None,
    };
    let consequences = vec![
        Consequence::TakeBack,
        Consequence::MustMove(Square::E2),
        Consequence::MustCapture(Square::D5),
        Consequence::MustCastle(Square::G1),
        Consequence::MayNotCastle(Square::H1),
        Consequence::MustStay(Square::E8),
        Consequence::MustMoveAndPromote(PawnWay {
            from: Square::E7,
            to: Square::E8,
        }),
        Consequence::MustPromote(Role::Knight),
        Consequence::Made(knight),
        Consequence::MustPlay(knight),
        Consequence::Illegal(white, 2),
        Consequence::ReinstateAt(5),
        Consequence::Promoted(Square::E8, Role::Queen),
        Consequence::Add(white, Duration::from_mins(2)),
        Consequence::Take(white, Duration::from_secs(30)),
        Consequence::Set(white, Duration::from_mins(1)),
        Consequence::Counters(ByColor {
            white: 12,
            black: 11,
        }),
        Consequence::Period(white, 2),
        Consequence::AskArbiter(Question::CanMate(white)),
        Consequence::Notice(Notice::Distraction),
        Consequence::Warning(white),
    ];
    let ruling = Ruling::on(white, Rule::IllegalCountStd, consequences);
    for language in WHOLE {
        let words = Words::new(*language);
        let card = words.ruling(&ruling, Edition::E2018, language.letters());
        let tag = language.tag();
        assert_eq!(card.badge, "7.5.5");
        is_sentence(&card.finding, tag);
        for sentence in &card.consequences {
            is_sentence(sentence, tag);
        }
    }
}

#[test]
fn how_many_illegal_moves_are_charged_is_said_once() {
    let white = Color::White;
    for language in WHOLE {
        let words = Words::new(*language);
        let card = |rule, count| {
            let ruling = Ruling::on(white, rule, [Consequence::Illegal(white, count)]);
            words.ruling(&ruling, Edition::E2009, language.letters())
        };
        let (first, second) = (
            card(Rule::IllegalCountStd, 1),
            card(Rule::IllegalCountStd, 2),
        );
        assert_ne!(first.finding, second.finding);
        assert_eq!(second.consequences, [""; 0]);
        let counted = card(Rule::BlitzUIllegal, 2).consequences;
        assert!(counted[0].contains('2'), "{counted:?}");
        is_sentence(&counted[0], language.tag());
    }
}

#[test]
fn lengths_of_time_follow_the_plurals_of_each_language() {
    let said = |language: Language, minutes: u64, seconds: u64| {
        Words::new(language).duration(Duration::from_secs(60 * minutes + seconds))
    };
    for (language, one, two, five, mixed) in [
        (
            Language::English,
            "1 minute",
            "2 minutes",
            "5 minutes",
            "1 minute and 30 seconds",
        ),
        (
            Language::SerbianCyrillic,
            "1 минут",
            "2 минута",
            "5 минута",
            "1 минут и 30 секунди",
        ),
        (
            Language::SerbianLatin,
            "1 minut",
            "2 minuta",
            "5 minuta",
            "1 minut i 30 sekundi",
        ),
        (
            Language::Slovene,
            "1 minuto",
            "2 minuti",
            "5 minut",
            "1 minuto in 30 sekund",
        ),
        (
            Language::Polish,
            "1 minutę",
            "2 minuty",
            "5 minut",
            "1 minutę i 30 sekund",
        ),
        (
            Language::Macedonian,
            "1 минута",
            "2 минути",
            "5 минути",
            "1 минута и 30 секунди",
        ),
    ] {
        assert_eq!(said(language, 1, 0), one);
        assert_eq!(said(language, 2, 0), two);
        assert_eq!(said(language, 5, 0), five);
        // A word of one letter stays with the next.
        assert_eq!(said(language, 1, 30).replace('\u{a0}', " "), mixed);
    }
}

#[test]
fn tallies_follow_the_plurals_of_each_language() {
    let tally = |language: Language, count: u32| {
        let args = [("player", "white".into()), ("count", count.into())];
        Words::new(language)
            .tr_args("consequence-illegal", &args)
            .into_owned()
    };
    for (language, count, sentence) in [
        (
            Language::SerbianCyrillic,
            22,
            "Бели сада има забележена 22 неправилна потеза.",
        ),
        (
            Language::SerbianCyrillic,
            101,
            "Бели сада има забележен 101 неправилан потез.",
        ),
        (
            Language::Slovene,
            2,
            "Beli ima zdaj zabeleženi 2 nepravilni potezi.",
        ),
        (
            Language::Slovene,
            101,
            "Beli ima zdaj zabeleženo 101 nepravilno potezo.",
        ),
        (
            Language::Polish,
            12,
            "Białe mają teraz zapisanych 12 nieprawidłowych posunięć.",
        ),
        (
            Language::Polish,
            22,
            "Białe mają teraz zapisane 22 nieprawidłowe posunięcia.",
        ),
        (
            Language::Macedonian,
            11,
            "Белиот сега има забележани 11 неправилни потези.",
        ),
        (
            Language::Macedonian,
            101,
            "Белиот сега има забележан 101 неправилен потег.",
        ),
    ] {
        assert_eq!(tally(language, count), sentence);
    }
}
