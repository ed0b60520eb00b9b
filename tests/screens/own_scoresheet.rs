//! Keeping one's own score at the screen: each player writes in their own letters, and nobody is told before the end.

use std::time::Duration;

use eframe::egui::Key;
use egui_kittest::kittest::Queryable;
use jadoube_core::chess::{ByColor, Color, Piece, Role, Square, role_name};
use jadoube_core::clock::{Moment, TimeControl};
use jadoube_core::i18n::{Language, Words};
use jadoube_core::laws::{
    ArbiterAct, Consequence, Event, Notice, PlayerAct, Regulations, Score, Terms,
};
use jadoube_core::notation::Style;
use jadoube_core::record::print::scoresheet::SheetFault;
use jadoube_core::record::print::scoresheet::own;
use jadoube_ui::AssistLevel;

use super::heard_events::told;
use crate::support::app_harness::{AppHarness, window};

type Window = AppHarness;

fn game() -> Window {
    let control: TimeControl = "5400+30".parse().expect("a time control");
    let mut shell = AppHarness::new(Terms {
        control: Some(ByColor {
            white: control.clone(),
            black: control,
        }),
        regulations: Regulations {
            own_score: true,
            ..Regulations::default()
        },
        ..Terms::default()
    });
    shell.set(|settings| settings.preferences.notation.black = Style::polish());
    shell.hear(Event::of_arbiter(Moment::START, ArbiterAct::Start));
    window(shell, 1280.0, 800.0)
}

fn plays(window: &mut Window, color: Color, text: &str) {
    window.does(color, PlayerAct::Move(text.into()));
    window.run();
}

fn writes(window: &mut Window, player: &str, text: &str) {
    let line = format!("{player}: write a move");
    window.get_by_label(&line).click();
    window.run();
    window.get_by_label(&line).type_text(text);
    window.run();
    window.key_press(Key::Enter);
    window.run();
}

/// What stands on a player's sheet, cell by cell.
fn sheet(window: &Window, color: Color) -> Vec<String> {
    let cells = own(window.arbiter().table(), color, Style::default());
    cells.into_iter().map(|cell| cell.text).collect()
}

fn noticed(window: &Window, notice: Notice) -> bool {
    let rulings = window.log().iter().flat_map(|entry| &entry.rulings);
    rulings
        .flat_map(|ruling| &ruling.consequences)
        .any(|consequence| *consequence == Consequence::Notice(notice))
}

#[test]
fn each_player_writes_what_was_played_in_their_own_letters() {
    let mut window = game();
    plays(&mut window, Color::White, "Nf3");
    writes(&mut window, "White", "Nf3");
    writes(&mut window, "Black", "Sf3");
    plays(&mut window, Color::Black, "e5");
    writes(&mut window, "White", "e5");
    plays(&mut window, Color::White, "Nxe5");
    writes(&mut window, "Black", "e5");
    writes(&mut window, "Black", "S:e5");
    assert_eq!(sheet(&window, Color::White), ["Nf3", "e5"]);
    assert_eq!(sheet(&window, Color::Black), ["Sf3", "e5", "S:e5"]);
    assert!(!noticed(&window, Notice::WrongEntry));
    assert!(!noticed(&window, Notice::RecordFirst));
}

#[test]
fn the_previous_move_is_written_before_the_next_one() {
    let mut window = game();
    plays(&mut window, Color::White, "Nf3");
    plays(&mut window, Color::Black, "Nf6");
    assert!(
        !noticed(&window, Notice::RecordFirst),
        "a reply may come first"
    );
    plays(&mut window, Color::White, "g3");
    assert!(noticed(&window, Notice::RecordFirst));
}

#[test]
fn a_wrong_move_stays_as_written_and_is_shown_only_after_the_game() {
    let mut window = game();
    plays(&mut window, Color::White, "Nf3");
    writes(&mut window, "White", "Nh3");
    writes(&mut window, "Black", "a horse");
    assert_eq!(sheet(&window, Color::White), ["Nh3"]);
    let differs = "Written: Nh3. Played: knight to f3.";
    let illegible = "Not legible: a horse";
    assert!(window.query_by_label(differs).is_none());
    window.get_by_label("Nh3");
    let declared = ArbiterAct::Declare(Score::One, Score::Zero);
    let now = window.now();
    window.hear(Event::of_arbiter(now, declared));
    window.run();
    window.get_by_label(differs);
    window.get_by_label(illegible);
}

/// What somebody might write down in that language instead of a move in notation: pieces by their names, and as it is announced.
fn in_full_words(words: Words) -> Vec<String> {
    let roles = Role::ALL.into_iter().flat_map(|role| {
        let name = words.tr(&format!("piece-{}", role_name(role))).into_owned();
        let named = Piece {
            color: Color::White,
            role,
        };
        [
            format!("{name} e4"),
            format!("{} e4", name.to_uppercase()),
            format!("{name} e2 e4"),
            words.square_in_words(Square::E4, Some(named)),
        ]
    });
    let mut all: Vec<String> = roles.collect();
    for text in [
        "Bauer e4",
        "Bauer Eva vier",
        "Springer Gustav eins, Felix drei",
        "e",
        "??",
    ] {
        all.push(text.to_owned());
    }
    for castling in ["move-castles-kingside", "move-castles-queenside"] {
        all.push(words.tr(castling).into_owned());
    }
    all
}

#[test]
fn what_is_no_move_is_told_at_once_in_every_language_and_level() {
    for (language, assist) in Language::ALL
        .into_iter()
        .flat_map(|language| AssistLevel::ALL.map(|assist| (language, assist)))
    {
        let words = Words::new(language);
        let mut window = game();
        window.speak(words);
        window.set(|settings| settings.play.assist = assist);
        window.run();
        plays(&mut window, Color::White, "e4");
        for text in in_full_words(words) {
            window.does(Color::White, PlayerAct::Record(text.clone()));
            window.run();
            let args = [("written", text.as_str().into())];
            let illegible = words.tr_args("own-illegible", &args).into_owned();
            window.get_by_label(&illegible);
            let told = told(&window);
            assert!(told.contains(&illegible), "{language:?} {assist:?}: {told}");
            let recording = window.arbiter().table().recording();
            assert_eq!(recording.sheet(Color::White).complete_to(), 0, "{text}");
            window.does(Color::White, PlayerAct::Strike);
            window.run();
            assert!(window.query_by_label(&illegible).is_none());
        }
        let wrong = "Nh3";
        window.does(Color::White, PlayerAct::Record(wrong.to_owned()));
        window.run();
        assert!(!told(&window).contains(wrong), "{assist:?}");
    }
}

#[test]
fn the_sheet_as_text_tells_what_is_no_move() {
    let mut window = game();
    plays(&mut window, Color::White, "e4");
    window.does(Color::White, PlayerAct::Record("Bauer e4".to_owned()));
    window.run();
    plays(&mut window, Color::Black, "e5");
    window.key_press(Key::F4);
    window.run();
    let mut sheets = window.query_all_by_label("White: scoresheet");
    let text = sheets.find_map(|it| it.value());
    assert_eq!(text.as_deref(), Some("1 Not legible: Bauer e4"));
}

#[test]
fn an_entry_is_struck_out_and_written_anew() {
    let mut window = game();
    plays(&mut window, Color::White, "e4");
    writes(&mut window, "White", "e5");
    let strike = window.get_all_by_label("Cross out the last entry").next();
    strike.expect("a sign to strike out").click();
    window.run();
    writes(&mut window, "White", "e4");
    let table = window.arbiter().table();
    let cells = own(table, Color::White, Style::default());
    assert_eq!(
        (&*cells[0].text, &cells[0].struck[..]),
        ("e4", &["e5".to_owned()][..])
    );
    assert_eq!(cells[0].fault, None);
}

#[test]
fn an_offer_is_noted_with_its_sign() {
    let mut window = game();
    plays(&mut window, Color::White, "e4");
    writes(&mut window, "White", "e4");
    let note = window.get_all_by_label("Note the draw offer").next();
    note.expect("a sign for the offer").click();
    window.run();
    assert_eq!(sheet(&window, Color::White), ["e4 (=)"]);
}

#[test]
fn a_sheet_is_completed_after_the_flag_from_what_was_played() {
    let mut window = game();
    for (color, text) in [
        (Color::White, "e4"),
        (Color::Black, "e5"),
        (Color::White, "Nf3"),
    ] {
        plays(&mut window, color, text);
    }
    writes(&mut window, "White", "d4");
    let table = window.arbiter().table();
    let wrong = &own(table, Color::White, Style::default())[0];
    assert_eq!(wrong.fault, Some(SheetFault::Differs("e4".into())));
    window.does(Color::White, PlayerAct::UpdateSheet);
    window.run();
    assert_eq!(sheet(&window, Color::White), ["e4", "e5", "Nf3"]);
    plays(&mut window, Color::Black, "Nc6");
    writes(&mut window, "White", "Nc6");
    assert_eq!(sheet(&window, Color::White), ["e4", "e5", "Nf3", "Nc6"]);
}

#[test]
fn both_sheets_are_seen_beside_the_board() {
    let mut window = game();
    for (color, text) in [
        (Color::White, "Nf3"),
        (Color::Black, "Nf6"),
        (Color::White, "g3"),
    ] {
        plays(&mut window, color, text);
        writes(&mut window, "White", text);
    }
    writes(&mut window, "Black", "Sf3");
    let picture = window.render().expect("a picture");
    assert_eq!(picture.dimensions(), (1280, 800));
    if let Some(folder) = std::env::var_os("JADOUBE_PICTURES") {
        let path = std::path::Path::new(&folder).join("own-score.png");
        picture.save(path).expect("the folder can be written to");
    }
}

#[test]
fn a_claim_with_a_written_move_says_how_it_reads_but_not_in_a_tournament() {
    let written = [
        ("Sf3", "Read as: knight to f3"),
        ("Qd4", "Qd4: the queen cannot go to d4."),
    ];
    for (assist, (text, told)) in AssistLevel::ALL
        .into_iter()
        .flat_map(|assist| written.map(|written| (assist, written)))
    {
        let mut window = game();
        window.set(|settings| settings.play.assist = assist);
        window.run();
        let claim = window.get_all_by_label("Claim…").last();
        claim.expect("a player can claim").click();
        window.run();
        if assist != AssistLevel::Tournament {
            // Nothing can be claimed, and who is helped is told so.
            window.get_by_label("No claim would succeed at the moment.");
        }
        window.get_by_label_contains("Threefold repetition").click();
        window.run();
        let line = "Claiming with your next move? Write it here; do not play it:";
        let field = eframe::egui::accesskit::Role::TextInput;
        window.get_by_role_and_label(field, line).click();
        window.run();
        window.get_by_role_and_label(field, line).type_text(text);
        window.run();
        let is_told = window.query_by_label(told).is_some();
        assert_eq!(
            is_told,
            assist != AssistLevel::Tournament,
            "{assist:?}: {told}"
        );
    }
}

#[test]
fn a_double_click_strikes_out_one_entry_and_notes_one_offer() {
    let mut window = game();
    plays(&mut window, Color::White, "Nf3");
    plays(&mut window, Color::Black, "Nf6");
    writes(&mut window, "White", "Nf3");
    writes(&mut window, "White", "Nf6");
    let counts = |window: &Window, act: &PlayerAct| {
        let acts = window.log().iter();
        let acts = acts.filter_map(|it| it.event.player_act());
        acts.filter(|it| *it == act).count()
    };
    for (button, act) in [
        ("Cross out the last entry", PlayerAct::Strike),
        ("Note the draw offer", PlayerAct::Record("(=)".into())),
    ] {
        let click = |window: &mut Window| {
            let mut signs = window.get_all_by_label(button);
            signs.next().expect("White's").click();
            drop(signs);
            window.run();
        };
        let later = window.now() + Duration::from_secs(1);
        window.wait_until(later);
        click(&mut window);
        click(&mut window);
        assert_eq!(counts(&window, &act), 1, "{button}");
        let later = window.now() + Duration::from_secs(1);
        window.wait_until(later);
        click(&mut window);
        assert_eq!(counts(&window, &act), 2, "{button}: another click");
    }
}
