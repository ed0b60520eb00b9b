//! Scoresheets on paper and as plain text: the sample game of the Laws in every language, with all that an arbiter did.

use std::time::Duration;

use jadoube_core::chess::{ByColor, Color, Square};
use jadoube_core::clock::{Moment, TimeControl};
use jadoube_core::i18n::{Language, Words, labels};
use jadoube_core::laws::{Arbiter, ArbiterAct, Event, PlayerAct, Score, Terms};
use jadoube_core::notation::{Letters, Style};
use jadoube_core::record::log::journal::Heading;
use jadoube_core::record::narrative::Narrative;
use jadoube_core::record::narrative::scoresheet_remarks::Remark;
use jadoube_core::record::print::pdf::Paper;
use jadoube_core::record::print::scoresheet::{Sheet, SheetLine};
use jadoube_core::record::{Entry, ImportedGame, Script, to_pgn_text};
use jadoube_core::report::scoresheet;

use crate::support::poppler;

const SAMPLE: &str =
    "e4 e5 Nf3 Nf6 d4 exd4 e5 Ne4 Qxd4 d5 exd6 Nxd6 Bg5 Nc6 Qe3+ Be7 Nbd2 0-0 0-0-0 Re8 Kb1";

/// A game as it is played, and the sheet it leaves.
struct Played {
    heading: Heading,
    arbiter: Arbiter,
    log: Vec<Entry>,
    at: Moment,
}

impl Played {
    fn new() -> Self {
        let control: TimeControl = "40/6000+30:900+30".parse().expect("a time control");
        let terms = Terms {
            control: Some(ByColor {
                white: control.clone(),
                black: control,
            }),
            ..Terms::default()
        };
        let mut played = Self {
            heading: Heading {
                white: "Łukasz Žižek".into(),
                black: "Ѓорѓи Ђокић".into(),
                event: "Šahovski kup 2026".into(),
                site: "Београд".into(),
                round: "7".into(),
                date: "2026.11.21".into(),
                signed_white: "Žižek".into(),
                terms: Script::of(&terms),
                ..Heading::default()
            },
            arbiter: Arbiter::new(terms),
            log: Vec::new(),
            at: Moment::START,
        };
        played.hear(Event::of_arbiter(Moment::START, ArbiterAct::Start));
        played
    }

    fn hear(&mut self, event: Event) {
        let rulings = self.arbiter.hear(&event);
        self.log.push(Entry { event, rulings });
    }

    fn does(&mut self, color: Color, act: PlayerAct) {
        self.at = self.at + Duration::from_secs(7);
        self.hear(Event::of(color, self.at, act));
    }

    fn moves(&mut self, moves: &str) {
        for text in moves.split_whitespace() {
            let color = self.arbiter.table().game().has_the_move();
            self.does(color, PlayerAct::Move(text.into()));
        }
    }

    /// The sample game: White offers a draw with the last move, and Black has moved illegally before the last one.
    fn sample() -> Self {
        let mut played = Self::new();
        let (before, after) = SAMPLE.rsplit_once(" Re8 ").expect("Black's last move");
        played.moves(before);
        let (from, to) = (Square::F8, Square::F6);
        for act in [
            PlayerAct::Lift(from),
            PlayerAct::Release(to),
            PlayerAct::Press,
        ] {
            played.does(Color::Black, act);
        }
        played.moves("Re8");
        played.does(Color::White, PlayerAct::Play(after.into()));
        played.does(Color::White, PlayerAct::OfferDraw);
        played.does(Color::White, PlayerAct::Press);
        played.does(Color::Black, PlayerAct::Accept);
        played
    }

    fn sheet(&self, language: Language, style: Style) -> Sheet {
        let narrative = Narrative::of(&self.heading, &self.log);
        let words = Words::new(language);
        scoresheet(&self.heading, &narrative, &self.log, style, words)
    }
}

/// What must stand on a sheet: a check, castling, a capture in passing, and the last moves.
fn moves_in(letters: Letters) -> [&'static str; 4] {
    match letters {
        Letters::English => ["Qe3+", "0-0-0", "exd6 e.p.", "Kb1 (=)"],
        Letters::SerbianLatin | Letters::Slovene => ["De3+", "0-0-0", "exd6 e.p.", "Kb1 (=)"],
        Letters::SerbianCyrillic | Letters::Macedonian => ["Дe3+", "0-0-0", "exd6 e.p.", "Кb1 (=)"],
        Letters::Polish => ["He3+", "0-0-0", "exd6 e.p.", "Kb1 (=)"],
        Letters::Figurines => ["♕e3+", "0-0-0", "exd6 e.p.", "♔b1 (=)"],
    }
}

#[test]
fn the_sample_game_is_printed_in_every_language_and_every_notation() {
    let played = Played::sample();
    let pairs = Language::ALL
        .into_iter()
        .flat_map(|language| Letters::ALL.map(|letters| (language, letters)));
    for (language, letters) in pairs {
        let words = Words::new(language);
        let paper = if letters == language.letters() {
            Paper::A4
        } else {
            Paper::A5
        };
        let sheet = played.sheet(language, Style::laws(letters));
        let written = sheet.printed(&labels(words), paper).written();
        poppler::keep(&format!("sheet-{}-{letters}", language.tag()), &written);
        let text = poppler::text(&written);
        let stands = [
            "Łukasz Žižek",
            "Ѓорѓи Ђокић",
            "Šahovski kup 2026",
            "Београд",
            "½–½",
        ];
        for what in moves_in(letters).into_iter().chain(stands) {
            assert!(
                text.contains(what),
                "{what} in {language:?}, {letters}:\n{text}"
            );
        }
        assert!(text.contains(&*words.tr("sheet-title")), "{text}");
        assert!(text.contains("(10…"), "the move taken back:\n{text}");
    }
}

#[test]
fn a_sheet_as_text_tells_moves_times_offers_and_what_the_arbiter_did() {
    let played = Played::sample();
    let sheet = played.sheet(Language::English, Style::laws(Letters::English));
    let text = sheet.as_text(&labels(Words::new(Language::English)));
    let line = |number: &str| {
        let found = text
            .lines()
            .find(|line| line.trim_start().starts_with(number));
        found
            .unwrap_or_default()
            .split_whitespace()
            .collect::<Vec<_>>()
            .join(" ")
    };
    assert_eq!(line("1."), "1. e4 1:40:53 e5 1:40:53");
    assert_eq!(line("6."), "6. exd6 e.p. 1:42:48 Nxd6 1:42:48");
    assert_eq!(
        line("10."),
        "10. 0-0-0 1:44:20 Re8 1) 1:43:59",
        "after an illegal move: {text}"
    );
    assert_eq!(line("11."), "11. Kb1 (=) 1:46:29");
    let (_, remarks) = text.split_once("\nArbiter’s remarks\n").expect("remarks");
    let illegal = "1) Ѓорѓи’s first illegal move (10…Rf6): Łukasz +2:00";
    assert!(remarks.starts_with(illegal), "{remarks}");
    assert!(remarks.contains("(3.5, 7.5.1, 7.5.5)"), "{remarks}");
    assert!(text.contains("\nResult: ½–½\n"), "{text}");
    assert!(text.contains("White’s signature: Žižek\n"), "{text}");
}

#[test]
fn a_sheet_for_a_braille_display_has_a_move_in_each_line_and_no_long_one() {
    let played = Played::sample();
    let sheet = played.sheet(Language::English, Style::laws(Letters::English));
    let text = sheet.as_braille_lines(&labels(Words::new(Language::English)));
    for line in [
        "White: Łukasz Žižek",
        "1 e4 e5",
        "6 exd6 e.p. Nxd6",
        "10 0-0-0 Re8 1)",
        "11 Kb1 (=)",
        "Result: ½–½",
        "1) Ѓорѓи’s first illegal move (10…Rf6):",
    ] {
        assert!(text.lines().any(|it| it == line), "{line}:\n{text}");
    }
    for line in text.lines() {
        assert!(line.chars().count() <= 40, "{line}");
        assert!(!line.trim().is_empty(), "no line is empty:\n{text}");
    }
}

#[test]
fn a_press_without_a_move_stands_where_that_player_would_have_moved() {
    let mut played = Played::new();
    played.moves("e4 e5");
    for _ in 0..2 {
        played.does(Color::White, PlayerAct::Press);
    }
    let sheet = played.sheet(Language::English, Style::laws(Letters::English));
    let text = sheet.as_text(&labels(Words::new(Language::English)));
    assert!(text.contains("\n  2. 1) 2)\n"), "{text}");
    let (_, remarks) = text.split_once("\nArbiter’s remarks\n").expect("remarks");
    assert!(remarks.starts_with("1) 2. "), "{remarks}");
    let told = "Pressed without a move: Łukasz’s";
    assert_eq!(remarks.matches(told).count(), 2, "{remarks}");
    assert!(!remarks.contains("The arbiter decides"), "{remarks}");
    let narrative = Narrative::of(&played.heading, &played.log);
    let pgn = to_pgn_text(&played.heading, &narrative, &played.log).replace('\n', " ");
    let told = "{White pressed the clock without a move}";
    assert_eq!(pgn.matches(told).count(), 2, "{pgn}");
}

#[test]
fn a_long_game_goes_on_from_sheet_to_sheet() {
    let line = SheetLine {
        by: Color::White,
        text: "Ng1xf3+".into(),
        time: None,
        offer: true,
    };
    let sheet = Sheet {
        first_number: 1,
        moves: vec![line; 241],
        ..Sheet::default()
    };
    let words = labels(Words::new(Language::Polish));
    for (paper, pages, first_of_last) in [(Paper::A5, 3, "121"), (Paper::A4, 2, "81")] {
        let printed = sheet.printed(&words, paper);
        assert_eq!(printed.pages.len(), pages);
        let text = poppler::text(&printed.written());
        let last = text.split('\u{c}').nth(pages - 1).unwrap_or_default();
        assert!(last.contains(first_of_last), "{last}");
        assert_eq!(text.matches("Ng1xf3+ (=)").count(), 241);
    }
}

#[test]
fn an_empty_sheet_has_room_for_sixty_moves_and_no_move() {
    let played = Played::sample();
    let sheet = Sheet::empty(&played.heading);
    let words = labels(Words::new(Language::Slovene));
    let text = poppler::text(&sheet.printed(&words, Paper::A5).written());
    assert!(
        text.contains("60") && text.contains("Łukasz Žižek"),
        "{text}"
    );
    assert!(!text.contains("e4") && !text.contains("½"), "{text}");
    assert!(sheet.as_text(&words).contains("\n 60."));
}

#[test]
fn a_score_that_pgn_has_no_mark_for_stands_on_the_sheet() {
    let mut played = Played::new();
    played.moves("e4 e5");
    let declared = ArbiterAct::Declare(Score::Zero, Score::Half);
    played.hear(Event::of_arbiter(played.at, declared));
    let sheet = played.sheet(Language::English, Style::default());
    assert_eq!(sheet.title.result, "0–½");
}

/// The sheet of a game that a file told, and an empty one for the same players.
fn of_a_file(pgn: &str) -> [Sheet; 2] {
    let heading = ImportedGame::read(pgn).heading();
    let (narrative, style) = (Narrative::of(&heading, &[]), Style::default());
    let sheet = Sheet::of(&heading, &narrative, &[], style, |_: &Remark<'_>| {
        String::new()
    });
    [sheet, Sheet::empty(&heading)]
}

#[test]
fn the_score_of_a_file_stands_on_the_sheet_and_on_no_empty_one() {
    for (score, printed) in [
        ("1-0", "1–0"),
        ("1/2-1/2", "½–½"),
        ("{Final score 0-0: nothing for either player} *", "0–0"),
        (
            "{Final score 1/2-0: half a point for White, nothing for Black} *",
            "½–0",
        ),
        (
            "{Final score 0-1/2: nothing for White, half a point for Black} *",
            "0–½",
        ),
        ("*", ""),
    ] {
        let [sheet, empty] = of_a_file(&format!("[White \"Ana\"]\n\n1. e4 e5 {score}\n"));
        assert_eq!(sheet.title.result, printed);
        assert_eq!(empty.title.result, "", "an empty sheet bears no result");
        assert_eq!(empty.title.white, "Ana");
    }
}
