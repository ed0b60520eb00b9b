//! A game is adjourned and taken up again in the program: the sealed move is read by nobody before its time.

use std::path::Path;

use eframe::egui::Key;
use egui_kittest::kittest::Queryable;
use jadoube::app::store::MemoryStore;
use jadoube_core::chess::Color;
use jadoube_core::laws::{Deed, Edition, Outcome, PlayerAct, Standing};
use jadoube_core::record::Envelope;
use jadoube_core::record::print::envelope_sheet::EnvelopeSheet;
use jadoube_ui::{Command, FileTask, Screen};

use crate::support::adjournment_harness::{ARBITERS, AdjournmentHarness, SEALERS};

mod comparison;
mod passphrase;
mod resumption;
mod secrecy;
mod wrong_passphrases;

/// The passphrase of the player who seals the reply.
const REPLIERS: &str = "a pawn and its shadow walk";

/// White has several good moves, and mates by Ra8.
const ENDING: &str = "6k1/5ppp/8/8/1p6/1P6/5PPP/R3R1K1 w - - 4 41";

#[test]
fn a_sealed_move_is_read_by_nobody_until_its_envelope_is_opened() {
    const SEALED: &str = "TheSecretMove Кра7";
    let files = MemoryStore::default();
    let mut hall = AdjournmentHarness::playing(&files, Edition::E2023, ENDING);
    hall.picture("1-playing");
    hall.ask(Command::Show(Screen::Adjourning));
    hall.picture("2-asking-empty");
    hall.prepare();
    hall.picture("3-asking");
    hall.press("Ask for the sealed move");
    hall.pass(30);
    hall.picture("4-writing-empty");
    hall.write("Move to be sealed", SEALED);
    assert!(!hall.shows("TheSecret"), "screen readers get dots");
    hall.write("Your own passphrase", SEALERS);
    hall.picture("5-writing");
    hall.click("Seal it and stop the clock");
    assert_eq!(
        hall.standing(),
        Standing::Playing,
        "the envelope is still being closed"
    );
    hall.pass(40);
    hall.window.wait_until_done();
    assert_eq!(hall.standing(), Standing::Adjourned);
    assert_eq!(hall.running(), None);
    hall.picture("6-adjourned");

    let envelope = hall
        .window
        .state()
        .session()
        .envelope()
        .expect("it lies there");
    assert_eq!(
        envelope.entries().times.white.map(|time| time.as_secs()),
        Some(5400 + 30 - 60 - 30),
        "what closing takes is charged to nobody"
    );
    assert!(hall.shows(&envelope.fingerprint().to_string()));
    for entry in ["Ана Марић (white)", "41", "22 November, 10:00, Клуб"] {
        assert!(hall.shows(entry), "{entry}");
    }
    hall.ask(Command::Chosen(FileTask::Save, "kept.jadoube".into()));
    hall.ask(Command::Chosen(FileTask::ExportPgn, "kept.pgn".into()));

    assert!(files.names().len() >= 4, "{:?}", files.names());
    for name in files.names() {
        let bytes = files.file(&name).expect("a file");
        for secret in [SEALED, "TheSecretMove", "Кра7", ARBITERS, SEALERS] {
            assert!(
                !holds(&bytes, secret.as_bytes()),
                "{} holds {secret}",
                name.display()
            );
            let utf16: Vec<u8> = secret.encode_utf16().flat_map(u16::to_le_bytes).collect();
            assert!(!holds(&bytes, &utf16), "{} holds {secret}", name.display());
        }
    }
    assert!(!hall.shows("TheSecret") && !hall.shows("Кра7"));
    let inside = format!("{:?}", hall.window.state());
    assert!(!inside.contains("TheSecret") && !inside.contains(ARBITERS));
}

fn holds(bytes: &[u8], part: &[u8]) -> bool {
    bytes.windows(part.len()).any(|window| window == part)
}

#[test]
fn the_program_is_quit_and_started_again_and_the_sealed_move_is_played() {
    let files = MemoryStore::default();
    let mut hall = AdjournmentHarness::playing(&files, Edition::E2023, ENDING);
    hall.seal("Te7");
    drop(hall);

    let mut again = AdjournmentHarness::open(&files);
    assert_eq!(again.standing(), Standing::Adjourned);
    assert!(again.shows("The game is adjourned"));
    again.resume(SEALERS);
    assert_eq!(again.standing(), Standing::Playing);
    assert_eq!(
        again.position(),
        "6k1/4Rppp/8/8/1p6/1P6/5PPP/R5K1 b - - 5 41"
    );
    assert_eq!(again.running(), Some(Color::Black));
    again.picture("9-resumed");
}

#[test]
fn an_adjourned_game_is_gone_back_to_and_not_displaced_without_a_word() {
    let files = MemoryStore::default();
    let mut hall = AdjournmentHarness::playing(&files, Edition::E2023, ENDING);
    hall.seal("Re7");
    hall.ask(Command::Show(Screen::NewGame));
    assert!(hall.shows("Your current game will be saved under “All games and files”."));
    hall.ask(Command::Show(Screen::First));
    assert!(hall.shows("Resume"), "its card is there");
}

#[test]
fn an_adjourned_game_is_resumed_on_another_machine_from_its_file() {
    let files = MemoryStore::default();
    let mut hall = AdjournmentHarness::playing(&files, Edition::E2018, ENDING);
    hall.seal("Re7");
    hall.ask(Command::Chosen(FileTask::Save, "kept.jadoube".into()));

    let elsewhere = MemoryStore::default();
    elsewhere.put("kept.jadoube", files.file("kept.jadoube").expect("a file"));
    let mut other = AdjournmentHarness::open(&elsewhere);
    other.ask(Command::Chosen(FileTask::Open, "kept.jadoube".into()));
    assert_eq!(other.standing(), Standing::Adjourned);
    other.resume(ARBITERS);
    assert_eq!(
        other.position(),
        "6k1/4Rppp/8/8/1p6/1P6/5PPP/R5K1 b - - 5 41"
    );
}

#[test]
fn an_ambiguous_an_illegal_and_a_mating_sealed_move() {
    for (sealed, outcome) in [
        ("Rd1", Outcome::win(Color::Black)),
        ("Ra9", Outcome::win(Color::Black)),
        ("Rb8", Outcome::win(Color::Black)),
        ("Ta8#", Outcome::win(Color::White)),
    ] {
        let files = MemoryStore::default();
        let mut hall = AdjournmentHarness::playing(&files, Edition::E2023, ENDING);
        hall.seal(sealed);
        let mut again = AdjournmentHarness::open(&files);
        again.resume(ARBITERS);
        if again.outcome().is_none() {
            again.picture("10-what-does-it-mean");
            again.press("It cannot be understood");
            assert_eq!(again.outcome(), None, "it is asked for twice");
            again.press("It cannot be understood");
        }
        assert_eq!(again.outcome(), Some(outcome), "{sealed}");
    }
}

#[test]
fn a_wrong_passphrase_costs_nothing() {
    let files = MemoryStore::default();
    let mut hall = AdjournmentHarness::playing(&files, Edition::E2023, ENDING);
    hall.seal("Re7");
    let mut again = AdjournmentHarness::open(&files);
    again.resume("five queens");
    again.picture("7-wrong-passphrase");
    assert!(again.shows("This passphrase does not open the envelope"));
    assert_eq!(again.standing(), Standing::Adjourned);
    again.open_with(SEALERS);
    assert_eq!(again.standing(), Standing::Playing);
}

#[test]
fn a_spoiled_envelope_is_told_and_the_way_of_a_lost_one_stays_open() {
    let files = MemoryStore::default();
    let mut hall = AdjournmentHarness::playing(&files, Edition::E2023, ENDING);
    hall.seal("Re7");
    hall.ask(Command::Chosen(FileTask::Save, "kept.jadoube".into()));
    let kept = String::from_utf8(files.file("kept.jadoube").expect("a file")).expect("text");
    let foreign = {
        let files = MemoryStore::default();
        let mut hall = AdjournmentHarness::playing(&files, Edition::E2023, ENDING);
        hall.pass(7);
        hall.seal("Re7");
        hall.window.state().session().envelopes()[0].clone()
    };
    let own = hall.window.state().session().envelopes()[0].clone();
    let quoted = |text: &str| text.replace('\n', "\\n");
    for (spoiled, sentence) in [
        (
            kept.replacen("sealed by: white", "sealed by: black", 1),
            "The envelope is damaged",
        ),
        (
            kept.replace(&quoted(&own), &quoted(&own[..own.len() / 2])),
            "The envelope is damaged",
        ),
        (
            kept.replace(&quoted(&own), "Dear Anna"),
            "This is not a Jadoube envelope",
        ),
        (
            kept.replace(&quoted(&own), &quoted(&foreign)),
            "The envelope of this game is not here",
        ),
    ] {
        assert_ne!(spoiled, kept);
        let elsewhere = MemoryStore::default();
        let (body, _) = spoiled.rsplit_once("checksum ").expect("a checksum");
        let sum = crc32fast::hash(body.as_bytes());
        elsewhere.put("spoiled.jadoube", format!("{body}checksum {sum:08x}\n"));
        let mut other = AdjournmentHarness::open(&elsewhere);
        other.ask(Command::Chosen(FileTask::Open, "spoiled.jadoube".into()));
        assert!(other.shows(sentence), "{sentence}");
        other.picture("8-spoiled");
        other.press("Resume the game…");
        other.press("More options…");
        other.press("The envelope is lost");
        assert!(other.shows("is played as its player states it"));
        other.press("The envelope is lost");
        other.press("Only Ана Марић");
        assert_eq!(other.standing(), Standing::Playing);
        other.act(Deed::Player(
            Color::White,
            PlayerAct::Play("Re7".to_owned()),
        ));
        assert_eq!(
            other.position(),
            "6k1/4Rppp/8/8/1p6/1P6/5PPP/R5K1 b - - 5 41"
        );
    }
}

#[test]
fn of_a_move_sealed_on_paper_the_program_keeps_the_entries_and_the_arbiter_reads_it_out() {
    let files = MemoryStore::default();
    let mut hall = AdjournmentHarness::playing(&files, Edition::E2023, ENDING);
    hall.ask(Command::Show(Screen::Adjourning));
    hall.press("on paper");
    hall.press("Ask for the sealed move");
    hall.picture("11-paper");
    hall.press("It is sealed: stop the clock");
    assert_eq!(hall.standing(), Standing::Adjourned);
    assert!(hall.shows("The move is on paper"));
    hall.begin(&["Ана Марић", "Boris Novak"]);
    hall.write("What the paper says", "Re7");
    hall.press("Read it out");
    assert_eq!(hall.standing(), Standing::Playing);
    assert_eq!(hall.running(), Some(Color::Black));
}

#[test]
fn enter_in_the_passphrase_opens_the_envelope() {
    let files = MemoryStore::default();
    let mut hall = AdjournmentHarness::playing(&files, Edition::E2023, ENDING);
    hall.seal("Re7");
    hall.begin(&["Ана Марић", "Boris Novak"]);
    hall.press("Yes, the same");
    hall.window.key_press(Key::Enter);
    hall.window.wait_until_done();
    assert_eq!(hall.standing(), Standing::Adjourned, "nothing is written");
    hall.write("Passphrase", ARBITERS);
    hall.window.key_press(Key::Enter);
    hall.window.wait_until_done();
    assert_eq!(hall.standing(), Standing::Playing);
}

#[test]
fn a_move_made_on_the_board_after_the_arbiter_asked_is_the_one_that_is_sealed() {
    let files = MemoryStore::default();
    let mut hall = AdjournmentHarness::playing(&files, Edition::E2023, ENDING);
    hall.prepare();
    hall.press("Ask for the sealed move");
    hall.act(Deed::Player(
        Color::White,
        PlayerAct::Play("Re7".to_owned()),
    ));
    hall.picture("12-played-instead");
    assert!(hall.shows("that move must be sealed"));
    hall.write("Move to be sealed", "Re7");
    hall.press("Seal it and stop the clock");
    assert_eq!(hall.standing(), Standing::Adjourned);
    let envelope = hall
        .window
        .state()
        .session()
        .envelope()
        .expect("it lies there");
    assert_eq!(envelope.entries().position, ENDING);
    assert_eq!(envelope.entries().sealed_by, Color::White);
    hall.resume(ARBITERS);
    assert_eq!(
        hall.position(),
        "6k1/4Rppp/8/8/1p6/1P6/5PPP/R5K1 b - - 5 41"
    );
    assert_eq!(hall.running(), Some(Color::Black));
}

#[test]
fn the_reply_to_a_player_who_is_absent_goes_into_a_second_envelope() {
    let files = MemoryStore::default();
    let mut hall = AdjournmentHarness::playing(&files, Edition::E2009, ENDING);
    hall.seal("Re7");
    hall.begin(&["Boris Novak"]);
    hall.open_with(ARBITERS);
    hall.picture("13-sealer-absent");
    hall.write("Move to be sealed", "h6");
    hall.write("Your own passphrase", REPLIERS);
    hall.write("Repeat", REPLIERS);
    hall.press("Seal it and stop the clock");
    assert_eq!(
        hall.running(),
        Some(Color::White),
        "the absent player's clock runs"
    );
    hall.pass(20);
    let mut again = AdjournmentHarness::open(&files);
    again.picture("14-reply-sealed");
    assert!(again.shows("The reply is in a second envelope"));
    again.press("Ана Марић is here");
    again.open_with(REPLIERS);
    assert_eq!(
        again.position(),
        "6k1/4Rpp1/7p/8/1p6/1P6/5PPP/R5K1 w - - 0 42"
    );
    assert!(again.files.file("game.journal").is_some());
}

#[test]
fn the_envelope_is_printed_in_three_ways() {
    let files = MemoryStore::default();
    let mut hall = AdjournmentHarness::playing(&files, Edition::E2023, ENDING);
    hall.seal("Re7");
    hall.window.get_by_label("Print…").click();
    hall.window.run();
    hall.picture("15-print");
    for sheet in [
        EnvelopeSheet::C6,
        EnvelopeSheet::C5,
        EnvelopeSheet::FoldedA4,
    ] {
        let path = format!("{sheet:?}.pdf");
        hall.ask(Command::Chosen(
            FileTask::Envelope(sheet),
            path.clone().into(),
        ));
        let pdf = files.file(&path).expect("it was written");
        assert!(pdf.starts_with(b"%PDF"));
        if let Some(folder) = std::env::var_os("JADOUBE_PICTURES") {
            std::fs::write(Path::new(&folder).join(path), pdf).expect("a folder");
        }
    }
    let text = hall.window.state().session().envelopes()[0].clone();
    assert!(Envelope::read(&text).is_ok());
}
