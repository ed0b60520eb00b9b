//! The reasons that an arbiter noted, as they are kept: by name, or in the arbiter's own words.

use std::time::Duration;

use jadoube_core::chess::{ByColor, Color};
use jadoube_core::clock::Moment;
use jadoube_core::i18n::{Language, NamedWords, Words};
use jadoube_core::laws::{
    ArbiterAct, CanMate, Event, Outcome, Reason, Rule, Score, StandardReason,
};
use jadoube_core::notation::NotationStyles;
use jadoube_core::record::log::arbiters_reason::reason_of_result;
use jadoube_core::record::log::checksummed_lines::LogEnd;
use jadoube_core::record::log::journal::{self, Heading, JournalLine};
use jadoube_core::record::narrative::Narrative;
use jadoube_core::record::script::{Script, ScriptFault, SyntaxFault};
use jadoube_core::record::{Entry, SavedGame};
use jadoube_core::report::RecordedGame;
use jadoube_core::report::recorded_lines::recorded_lines;
use strum::IntoEnumIterator;

/// A journal of the time when each language wrote its own sentence for a standard reason.
const WITH_SENTENCES: &str = r#"Jadoube game journal 2 62875bf6
97f146c1 Heading((program:"0.1.0",white:"Ana",black:"Boris"))
4268b775 Event((at:"0:00",by:Arbiter,act:Start))
3d1917be Event((at:"0:01",by:Arbiter,act:Note("Phone rang")))
fec13511 Event((at:"0:02",by:Arbiter,act:Note("Oglasila se je naprava")))
92fa9c76 Event((at:"0:03",by:Arbiter,act:Note("Odezwało się urządzenie")))
5b23272f Event((at:"0:04",by:Arbiter,act:Note("Се слушна уред")))
92baec6c Event((at:"0:05",by:Arbiter,act:Note("Чуо се уређај")))
07a5d76e Event((at:"0:06",by:Arbiter,act:Note("Čuo se uređaj")))
9799936a Event((at:"0:07",by:Arbiter,act:Note("Device was heard")))
655ea1cb Event((at:"0:08",by:Arbiter,act:Note("The lights went out")))
"#;

fn heard(acts: impl IntoIterator<Item = ArbiterAct>) -> Vec<Entry> {
    let mut arbiter = Heading::default().arbiter();
    let events = acts
        .into_iter()
        .map(|act| Event::of_arbiter(Moment::START, act));
    events
        .map(|event| Entry {
            rulings: arbiter.hear(&event),
            event,
        })
        .collect()
}

#[test]
fn a_journal_that_kept_sentences_is_read_whole_and_gives_the_same_rule_in_every_language() {
    let read = journal::read(WITH_SENTENCES.as_bytes());
    assert_eq!(read.end, LogEnd::Whole);
    let journal = read.contents.expect("a journal");
    let acts = journal
        .records
        .iter()
        .map(|record| record.event.arbiter_act());
    let notes: Vec<&Reason> = acts
        .filter_map(|act| match act {
            Some(ArbiterAct::Note(reason)) => Some(reason),
            _ => None,
        })
        .collect();
    let (own, standard) = notes.split_last().expect("reasons");
    assert_eq!(**own, Reason::Own("The lights went out".to_owned()));
    assert_eq!(own.rule(), None);
    assert_eq!(standard.len(), 7);
    for reason in standard {
        assert_eq!(**reason, StandardReason::Device.into());
        assert_eq!(reason.rule(), Some(Rule::Phone));
    }
}

#[test]
fn a_journal_keeps_a_standard_reason_by_its_name() {
    let log = heard([
        ArbiterAct::Start,
        ArbiterAct::Note(StandardReason::Agreed.into()),
        ArbiterAct::Declare(Score::Half, Score::Half),
    ]);
    let reason = reason_of_result(&log).expect("a reason");
    assert_eq!(
        reason.rule_of_result(Outcome::DRAW),
        Some(Rule::DrawAgreement)
    );
    let lines = JournalLine::all(&Heading::default(), &[], &log);
    let written: Vec<String> = lines
        .iter()
        .map(|line| ron::to_string(line).expect("RON"))
        .collect();
    let name = "act:Note(Agreed)";
    assert!(
        written.iter().any(|line| line.contains(name)),
        "{written:?}"
    );
}

#[test]
fn a_saved_game_that_kept_a_sentence_is_the_one_that_keeps_the_name() {
    let log = heard([
        ArbiterAct::Start,
        ArbiterAct::Note(StandardReason::Displaced.into()),
        ArbiterAct::Reinstate(0),
    ]);
    let saved = SavedGame::of(&Heading::default(), &log, &[]);
    let text = saved.written();
    let title = text.find('\n').expect("a title") + 1;
    let checksum = text.rfind("checksum").expect("a checksum");
    let first_version = &text[title..checksum];
    assert!(first_version.contains("Note(Displaced)"), "{first_version}");
    for sentence in [
        "Pieces were displaced",
        "Figure so bile premaknjene",
        "Pomerene su figure",
    ] {
        let sentence = format!("Note(\"{sentence}\")");
        let kept = first_version.replace("Note(Displaced)", &sentence);
        assert_eq!(
            SavedGame::read(kept.as_bytes()),
            Ok(saved.clone()),
            "{sentence}"
        );
    }
}

#[test]
fn a_reason_that_no_name_is_of_is_refused_with_the_names_that_are() {
    let read = Script::read("(acts: [\n  (by: Arbiter, act: Note(Devise)),\n])");
    let unreadable = read.expect_err("nothing is called so");
    assert_eq!(unreadable.line, 2);
    let ScriptFault::Syntax {
        fault: SyntaxFault::UnknownName { found, known },
        ..
    } = unreadable.fault
    else {
        panic!("{unreadable:?}");
    };
    assert_eq!(found, "Devise");
    let all = StandardReason::iter().map(|reason| format!("{reason:?}"));
    assert!(all.eq(known.iter().copied()), "{known:?}");
}

/// Where the program's proof answers before anything else happens, nobody is said to have to decide.
#[test]
fn a_flag_whose_question_the_program_proves_waits_for_nobody() {
    let terms = r#"(time: "60", position: "k7/P7/PP1p4/8/3P4/1K6/8/8 w - - 0 1")"#;
    let heading = Heading {
        terms: Script::read(terms).expect("terms"),
        ..Heading::default()
    };
    let at = Moment::START + Duration::from_mins(1);
    let proof = [
        Event::of_arbiter(at, ArbiterAct::Note(StandardReason::Proof.into())),
        Event::of_arbiter(at, ArbiterAct::Establish(Color::Black, CanMate::Yes)),
    ];
    for proof in [&proof[..], &[]] {
        let mut arbiter = heading.arbiter();
        let begun = [
            Event::of_arbiter(Moment::START, ArbiterAct::Start),
            Event::flag(Color::White, at),
        ];
        let events = begun.iter().chain(proof).cloned();
        let log: Vec<Entry> = events
            .map(|event| Entry {
                rulings: arbiter.hear(&event),
                event,
            })
            .collect();
        let narrative = Narrative::of(&heading, &log);
        let lines = recorded_lines(&RecordedGame {
            arbiter: &arbiter,
            log: &log,
            narrative: narrative.entries(),
            notation: NotationStyles::default(),
            words: NamedWords::of_players(Words::new(Language::English), &ByColor::default()),
            wall: None,
        });
        let told: Vec<&str> = lines.iter().map(|line| line.text.as_str()).collect();
        let waits = told.contains(&"White: flag fell · the arbiter is to decide");
        assert_eq!(waits, proof.is_empty(), "{told:?}");
    }
}
