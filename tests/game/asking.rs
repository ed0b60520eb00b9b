//! What a player may ask about the game, in each language, and what is answered.

use jadoube_core::chess::{Color, File, Rank, Role, Square};
use jadoube_core::clock::Moment;
use jadoube_core::i18n::{Language, NamedWords, Words};
use jadoube_core::inquiry::{AskedGame, GameQuestion, read};
use jadoube_core::laws::{Arbiter, ArbiterAct, Event, PlayerAct, Terms};
use jadoube_core::notation::{Letters, NotationStyles, SpokenStyles};

fn asked(text: &str) -> Option<GameQuestion> {
    let words = Words::new(Language::English);
    read(text, words, Letters::English, Square::E4)
}

#[test]
fn a_word_or_two_is_a_question() {
    let knights = GameQuestion::Men(None, Some(Role::Knight));
    for (text, question) in [
        ("clock", GameQuestion::Clocks),
        (" T ", GameQuestion::Clocks),
        ("last", GameQuestion::LastMove),
        ("turn", GameQuestion::Turn),
        ("square", GameQuestion::Square(Square::E4)),
        ("o g1", GameQuestion::Square(Square::G1)),
        ("g1", GameQuestion::Square(Square::G1)),
        ("pieces", GameQuestion::Men(None, None)),
        ("Knights", knights),
        ("N", knights),
        ("n", knights),
        ("white", GameQuestion::Men(Some(Color::White), None)),
        (
            "black pawns",
            GameQuestion::Men(Some(Color::Black), Some(Role::Pawn)),
        ),
        (
            "pieces B black",
            GameQuestion::Men(Some(Color::Black), Some(Role::Bishop)),
        ),
        ("rank", GameQuestion::Rank(Rank::Fourth)),
        ("7", GameQuestion::Rank(Rank::Seventh)),
        ("b", GameQuestion::File(File::B)),
        ("file c", GameQuestion::File(File::C)),
        ("taken", GameQuestion::Taken),
        ("moves", GameQuestion::Moves(Square::E4)),
        ("moves b1", GameQuestion::Moves(Square::B1)),
        ("captures d4", GameQuestion::Captures(Square::D4)),
        ("attackers f7", GameQuestion::Attackers(Square::F7)),
        ("help", GameQuestion::Help),
    ] {
        assert_eq!(asked(text), Some(question), "{text}");
    }
    for text in [
        "",
        "checkmate",
        "moves i9",
        "white black",
        "rank 9",
        "g1 g2",
    ] {
        assert_eq!(asked(text), None, "{text}");
    }
}

#[test]
fn each_language_asks_in_its_own_words_and_no_word_means_two_things() {
    for (language, text) in [
        (Language::Slovene, "skakači crne"),
        (Language::Polish, "skoczki czarne"),
        (Language::SerbianCyrillic, "црни скакачи"),
        (Language::SerbianLatin, "crni skakači"),
        (Language::Macedonian, "црни коњи"),
    ] {
        let words = Words::new(language);
        let question = read(text, words, language.letters(), Square::E4);
        let meant = GameQuestion::Men(Some(Color::Black), Some(Role::Knight));
        assert_eq!(question, Some(meant), "{text}");
    }
    let ids = [
        "help",
        "clock",
        "last",
        "turn",
        "square",
        "men",
        "rank",
        "file",
        "taken",
        "moves",
        "captures",
        "attackers",
        "white",
        "black",
        "king",
        "queen",
        "rook",
        "bishop",
        "knight",
        "pawn",
    ];
    for language in Language::ALL {
        let words = Words::new(language);
        let listed = ids.map(|id| words.tr(&format!("ask-{id}-words")).into_owned());
        let mut all: Vec<String> = listed
            .iter()
            .flat_map(|it| it.split_whitespace())
            .map(jadoube_core::i18n::folded_for_search)
            .collect();
        let count = all.len();
        all.sort();
        all.dedup();
        assert_eq!(all.len(), count, "{language:?}");
        // What the list of questions names is a question.
        let help = words.tr("ask-help");
        let (_, questions) = help.split_once(": ").expect("a list");
        let (questions, _) = questions.split_once('.').expect("its end");
        assert_eq!(questions.split(", ").count(), 11, "{language:?}");
        for question in questions.split(", ") {
            let read = read(question, words, language.letters(), Square::E4);
            assert!(read.is_some(), "{language:?} {question}");
        }
    }
}

/// A game in which those moves are made and pressed.
fn played(moves: &[&str]) -> Arbiter {
    let mut arbiter = Arbiter::new(Terms {
        control: Some(jadoube_core::chess::ByColor::new_with(|_| {
            "300".parse().expect("a time")
        })),
        ..Terms::default()
    });
    arbiter.hear(&Event::of_arbiter(Moment::START, ArbiterAct::Start));
    for text in moves {
        let color = arbiter.table().game().has_the_move();
        let act = PlayerAct::Move((*text).to_owned());
        arbiter.hear(&Event::of(color, Moment::START, act));
    }
    arbiter
}

fn answer(arbiter: &Arbiter, text: &str, is_tournament: bool) -> String {
    let words = Words::new(Language::English);
    let named = NamedWords::new(words, jadoube_core::chess::ByColor::default());
    let game = AskedGame {
        table: arbiter.table(),
        now: Moment::START,
        words,
        named: &named,
        letters: Letters::English,
        written: NotationStyles::default(),
        spoken: SpokenStyles::default(),
        here: Square::E4,
        is_tournament,
    };
    game.answer_typed(text)
}

#[test]
fn what_is_asked_is_answered() {
    let game = played(&["e4", "d5", "exd5", "Qxd5"]);
    for (text, said) in [
        ("clock", "White: 5 minutes. Black: 5 minutes"),
        ("last", "Black: queen takes d5"),
        ("d5", "d5, black queen"),
        ("", "is not a question I know"),
        ("black queens", "Black: queen d5"),
        ("rank 5", "d5, black queen"),
        ("4", "none"),
        ("taken", "White: pawn. Black: pawn"),
        ("moves g1", "g1, white knight: "),
        ("captures d5", "d5, black queen: none"),
        ("moves e4", "e4, empty: none"),
        ("attackers d5", "d5: black queen"),
    ] {
        let told = answer(&game, text, false);
        let is_told = told.contains(said) || text == "attackers d5";
        assert!(is_told, "{text}: {told}");
    }
    assert_eq!(answer(&game, "moves f1", false).matches(';').count(), 4);
    assert!(answer(&played(&[]), "last", false).contains("No move"));
    assert_eq!(answer(&game, "attackers e5", false), "e5: d5, black queen");
}

#[test]
fn in_a_tournament_nothing_is_told_that_helps() {
    let game = played(&["e4"]);
    let silent = Words::new(Language::English).tr("ask-tournament");
    for text in ["moves e7", "captures e7", "attackers e5"] {
        assert_eq!(answer(&game, text, true), silent, "{text}");
    }
    for text in ["clock", "last", "e4", "pieces", "rank 4", "file e", "taken"] {
        assert_ne!(answer(&game, text, true), silent, "{text}");
    }
    assert_eq!(answer(&game, "turn", true), "Black’s clock runs.");
}
