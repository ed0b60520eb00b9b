//! What the arbiter rules stands in the middle of the column, for as long as it has something to say, and covers nothing.

use eframe::egui::{Rect, vec2};
use egui_kittest::kittest::Queryable;
use jadoube_core::chess::{ByColor, Color, Square};
use jadoube_core::clock::{Clock, Moment, TimeControl};
use jadoube_core::i18n::{Language, Words};
use jadoube_core::laws::{ArbiterAct, Event, PlayerAct, Rule, Terms};
use jadoube_core::notation::Letters;
use jadoube_core::record::Entry;
use jadoube_ui::{AssistLevel, Screen};

use super::blitz_scenes::{blitz, checked, claim_right, mate};
use super::fits;
use super::scenes::Window;
use crate::support::app_harness::{AppHarness, window};
use crate::support::share_of_checks::due_languages;

const HEADLINE: &str = "Boris’s first illegal move";

fn does(window: &mut Window, color: Color, acts: &[PlayerAct]) {
    for act in acts {
        window.does(color, act.clone());
        window.run();
    }
}

fn is_shown(window: &Window, headline: &str) -> bool {
    window.query_by_label(headline).is_some()
}

#[test]
fn a_ruling_goes_when_its_duty_is_paid() {
    let mut window = window(checked(), 1280.0, 800.0);
    window.get_by_label(HEADLINE);
    window.get_by_label("Ana +1:00");
    window.get_by_label("The queen on d6 must move");
    does(&mut window, Color::Black, &[PlayerAct::Lift(Square::D6)]);
    assert!(is_shown(&window, HEADLINE), "the queen is only in hand");
    does(&mut window, Color::Black, &[PlayerAct::Release(Square::D7)]);
    assert!(!is_shown(&window, HEADLINE), "the queen has moved");
}

fn started() -> AppHarness {
    let control: TimeControl = "300+3".parse().expect("a time control");
    let mut shell = AppHarness::new(Terms {
        control: Some(ByColor::new_with(|_| control.clone())),
        ..Terms::default()
    });
    shell.hear(Event::of_arbiter(Moment::START, ArbiterAct::Start));
    shell
}

/// What stands on the screen, word for word.
fn said(window: &Window) -> Vec<String> {
    fits::texts(window).into_iter().map(|it| it.0).collect()
}

#[test]
fn a_press_without_a_move_says_what_happened_what_to_do_and_why() {
    let mut shell = started();
    shell.does(Color::White, PlayerAct::Press);
    let mut window = window(shell, 1280.0, 800.0);
    let headline = "Pressed without a move: White’s first illegal move";
    window.get_by_label(headline);
    window.get_by_label("Black +2:00");
    window.get_by_label("It is still White’s move");
    window.get_by_label_contains(
        "A press without a move counts as an illegal move; the opponent gets extra time.",
    );
    assert!(!said(&window).contains(&"What an illegal move costs".to_owned()));
    for act in [PlayerAct::Lift(Square::E2), PlayerAct::Release(Square::E4)] {
        does(&mut window, Color::White, &[act]);
    }
    assert!(
        !is_shown(&window, headline),
        "the move that was owed is made"
    );
}

/// Why an illegal move was charged.
fn reasons(shell: &AppHarness, words: Words) -> Vec<String> {
    let charges = |entry: &&Entry| {
        let mut rulings = entry.rulings.iter();
        rulings.any(|it| it.rule == Rule::IllegalCountStd)
    };
    let entry = shell.log().iter().rfind(charges).expect("an illegal move");
    let edition = shell.arbiter().terms().edition;
    let board = shell.arbiter().table().board();
    let summary = words.ruling_summary(&entry.rulings, edition, Letters::default(), board);
    summary.reasons.into_iter().map(|it| it.text).collect()
}

#[test]
fn every_reason_is_a_sentence() {
    let mut pressed = started();
    pressed.does(Color::White, PlayerAct::Press);
    let moved = checked();
    for words in Language::ALL.map(Words::new) {
        let mut all = reasons(&pressed, words);
        all.extend(reasons(&moved, words));
        assert!(all.len() > 3, "{all:?}");
        for reason in all {
            assert!(reason.ends_with('.'), "{reason}");
        }
    }
}

#[test]
fn a_second_illegal_move_says_at_the_end_that_it_loses() {
    let mut shell = started();
    shell.does(Color::White, PlayerAct::Press);
    shell.does(Color::White, PlayerAct::Press);
    let window = window(shell, 1280.0, 800.0);
    window.get_by_label("White’s second illegal move loses");
    window.get_by_label_contains("White pressed the clock without making a move.");
    assert!(!said(&window).contains(&"What an illegal move costs".to_owned()));
}

#[test]
fn a_ruling_without_a_duty_goes_after_the_opponents_next_press() {
    let mut shell = started();
    for act in [
        PlayerAct::BothHands,
        PlayerAct::Lift(Square::E2),
        PlayerAct::Release(Square::E4),
        PlayerAct::Press,
    ] {
        shell.does(Color::White, act);
    }
    let mut window = window(shell, 1280.0, 800.0);
    let headline = "White’s first illegal move";
    window.get_by_label("Black +2:00");
    assert!(is_shown(&window, headline), "Black has not pressed yet");
    does(
        &mut window,
        Color::Black,
        &[PlayerAct::Move("e5".to_owned())],
    );
    assert!(!is_shown(&window, headline));
}

#[test]
fn the_older_of_two_rulings_is_folded_to_its_headline_and_opens_at_a_click() {
    let mut shell = checked();
    shell.hear(Event::of_arbiter(
        shell.now(),
        ArbiterAct::Warn(Color::White),
    ));
    let mut window = window(shell, 1280.0, 800.0);
    let newer = window.get_by_label("Ana is warned").rect();
    let older = window.get_by_label(HEADLINE);
    assert!(newer.bottom() < older.rect().top());
    assert!(older.rect().height() < 33.0);
    assert!(!is_shown(&window, "Ana +1:00"));
    window.get_by_label(HEADLINE).click();
    window.run();
    window.get_by_label("Ana +1:00");
}

#[test]
fn a_ruling_covers_no_button_and_leaves_the_scoresheet_in_sight() {
    for language in due_languages() {
        for (width, height) in [(1280.0, 800.0), (900.0, 600.0), (800.0, 1280.0)] {
            let words = Words::new(language);
            let mut shell = checked();
            shell.does(Color::Black, PlayerAct::StopClocks);
            shell.speak(words);
            let mut window = window(shell, 900.0, 600.0);
            window.set_size(vec2(width, height));
            window.run_ok();
            // In little room what waits for an answer comes first; the ruling keeps its headline or waits.
            let name = words.tr("ruling-name");
            let card = window.query_by_label(&name);
            assert!(card.is_some() || width < 1000.0, "{language:?} {width}");
            let card = card.map_or(Rect::NOTHING, |card| card.rect());
            for id in ["play-on", "say-adjust"] {
                let text = words.tr(id);
                for (_, rect) in fits::texts(&window).iter().filter(|(it, _)| *it == text) {
                    let both = rect.intersect(card);
                    assert!(
                        !both.is_positive(),
                        "{text} at {rect:?}, {card:?}, {height}"
                    );
                }
            }
            let goes_on = words.tr("play-on");
            let buttons = window.query_all_by_label(&goes_on);
            let lowest = buttons.max_by(|a, b| a.rect().top().total_cmp(&b.rect().top()));
            lowest.expect("the clocks can go on").click();
            window.run();
            let clock = window.arbiter().table().clock().and_then(Clock::running);
            assert_eq!(clock, Some(Color::Black), "{language:?} {width}");
        }
    }
}

#[test]
fn the_end_says_how_who_and_what_next() {
    let mut window = window(mate(Words::new(Language::English)), 1280.0, 800.0);
    for text in [
        "Checkmate",
        "Ana Kovač wins",
        "1–0",
        "Review",
        "Article 5.1.1",
    ] {
        assert!(window.query_by_label(text).is_some(), "{text}");
    }
    let texts: Vec<String> = fits::texts(&window).into_iter().map(|it| it.0).collect();
    assert!(
        texts.iter().any(|text| text == "#"),
        "the mated king is marked"
    );
    assert!(texts.iter().any(|text| text.contains("Boris has White")));
    window.get_by_label("Rematch").click();
    window.run();
    assert_eq!(
        window.state().session().players().names.white,
        "Boris Petrović"
    );
}

#[test]
fn from_the_result_one_goes_to_the_first_screen_or_on_from_any_move() {
    for assist in [AssistLevel::Friendly, AssistLevel::Tournament] {
        let mut shell = mate(Words::new(Language::English));
        shell.set(|settings| settings.play.assist = assist);
        let mut window = window(shell, 1280.0, 800.0);
        let texts: Vec<String> = fits::texts(&window).into_iter().map(|it| it.0).collect();
        let is_told = texts.iter().any(|text| text == "or continue from any move");
        assert_eq!(is_told, assist == AssistLevel::Friendly);
        window.get_by_label("Home").click();
        window.run();
        assert_eq!(window.state().screen(), Screen::First);
    }
}

#[test]
fn a_rematch_says_that_colours_are_swapped_even_where_nobody_has_a_name() {
    for (width, height) in [(900.0, 600.0), (1280.0, 800.0), (800.0, 1280.0)] {
        let mut shell = AppHarness::new(Terms::default());
        shell.hear(Event::of_arbiter(Moment::START, ArbiterAct::Start));
        shell.does(Color::White, PlayerAct::Resign);
        let mut window = window(shell, width, height);
        let texts = fits::texts(&window);
        let swap = texts.iter().find(|(text, _)| text == "Swap colours");
        assert!(swap.is_some(), "{width}: {texts:?}");
        window.get_by_label("Rematch").click();
        window.run();
        let told = "Colours swapped: the player who had Black now has White.";
        assert!(
            window.query_by_label_contains(told).is_some(),
            "it is told at {width}"
        );
    }
}

#[test]
fn a_claim_that_would_be_right_is_offered_and_shows_the_three_positions() {
    let words = Words::new(Language::English);
    let mut window = claim_right(words);
    window.get_by_label_contains("Threefold repetition");
    let boards = window.get_all_by_label("Chess board").count();
    assert_eq!(boards, 4, "the board, and the position three times");
    let make = window.get_by_label("Make the claim").rect();
    window.get_by_label_contains("Fifty-move rule").click();
    window.run();
    assert_eq!(window.get_by_label("Make the claim").rect(), make);
    window.get_by_label_contains("Threefold repetition").click();
    window.run();
    window.get_by_label("Make the claim").click();
    window.run();
    window.get_by_label("½–½");
}

#[test]
fn no_ground_of_a_claim_moves_under_the_pointer_and_each_says_what_is_known_of_it() {
    const GROUNDS: [&str; 5] = ["repetition", "fifty", "flag", "illegal", "touch-move"];
    for language in due_languages() {
        let words = Words::new(language);
        for (width, height) in [(900.0, 600.0), (1280.0, 800.0), (800.0, 1280.0)] {
            let mut shell = super::table::started("300+3");
            shell.does(Color::White, PlayerAct::Move("e4".into()));
            shell.does(Color::Black, PlayerAct::Move("e5".into()));
            shell.speak(words);
            let mut window = window(shell, width, height);
            let claim = words.tr("say-claim");
            let claim = window.get_all_by_label(&claim).last();
            claim.expect("a player can claim").click();
            window.run();
            let places = |window: &Window| {
                let ids = GROUNDS.map(|ground| format!("claim-{ground}"));
                let ids = ids.into_iter().chain(["claim-make".to_owned()]);
                ids.map(|id| window.get_by_label_contains(&words.tr(&id)).rect())
                    .collect::<Vec<_>>()
            };
            let before = places(&window);
            for ground in GROUNDS {
                let label = words.tr(&format!("claim-{ground}"));
                window.get_by_label_contains(&label).click();
                window.run();
                assert_eq!(places(&window), before, "{language:?} {width}: {ground}");
            }
            let texts = fits::texts(&window);
            let once = words.tr_args("claim-times-so-far", &[("count", 1_u32.into())]);
            assert!(texts.iter().any(|(text, _)| *text == once), "{texts:?}");
        }
    }
}

#[test]
fn both_sign_the_result_in_a_tall_window_too() {
    for (width, height) in [(800.0, 1280.0), (640.0, 1000.0), (720.0, 1280.0)] {
        let mut window = mate(Words::new(Language::English));
        window.set_size(vec2(width, height));
        window.run_ok();
        let seen = eframe::egui::Rect::from_min_size(eframe::egui::Pos2::ZERO, vec2(width, height));
        for name in ["Signed by Ana Kovač", "Signed by Boris Petrović"] {
            let line = window.get_by_label(name).rect();
            assert!(seen.contains_rect(line), "{width}: {name} {line:?}");
        }
        let whose = fits::texts(&window);
        for sign in ["Sign as Ana", "Sign as Boris"] {
            assert!(whose.iter().any(|it| it.0 == sign), "{width}: {whose:?}");
        }
    }
}

#[test]
fn the_badge_of_an_article_is_no_higher_than_its_row() {
    let window = super::blitz_scenes::ruling(Words::new(Language::English));
    let badges = window.get_all_by_label_contains("Article ");
    let heights: Vec<f32> = badges.map(|badge| badge.rect().height()).collect();
    assert!(
        !heights.is_empty() && heights.iter().all(|height| *height <= 24.5),
        "{heights:?}"
    );
}

#[test]
fn a_wrong_claim_says_first_what_the_board_counted() {
    let cases = [
        (
            PlayerAct::ClaimRepetition(None),
            "This position has occurred 2 times; three times are needed.",
        ),
        (
            PlayerAct::ClaimRepetition(Some("Nf3".into())),
            "With that move the position has occurred 2 times; three times are needed.",
        ),
        (
            PlayerAct::ClaimFifty(None),
            "Each player has made 2 moves without a capture or a pawn move; fifty are needed.",
        ),
    ];
    for (act, counted) in cases {
        let mut shell = blitz(&["e4", "e5", "Nf3", "Nc6", "Ng1", "Nb8"]);
        shell.does(Color::White, act.clone());
        let mut window = window(shell, 900.0, 600.0);
        window.run();
        assert!(
            said(&window).contains(&counted.to_owned()),
            "{act:?}: {:?}",
            said(&window)
        );
    }
}

#[test]
fn a_wrong_claim_says_what_the_board_counted_in_every_language() {
    for language in due_languages() {
        let words = Words::new(language);
        let mut shell = blitz(&["e4", "e5", "Nf3", "Nc6", "Ng1", "Nb8"]);
        shell.speak(words);
        shell.does(Color::White, PlayerAct::ClaimRepetition(Some("Nf3".into())));
        let mut window = window(shell, 900.0, 600.0);
        window.run();
        let args = [("count", 2_u32.into()), ("when", "next".into())];
        let counted = words
            .tr_args("reason-claim-times", &args)
            .replace('\u{a0}', " ");
        assert!(said(&window).contains(&counted), "{:?}", said(&window));
    }
}

#[test]
fn the_increment_that_goes_with_an_illegal_move_is_told_in_words() {
    let window = window(checked(), 1280.0, 800.0);
    let said = said(&window);
    let told = "Increment taken back: −0:03 (usual practice).";
    assert!(said.iter().any(|it| it.contains(told)), "{said:?}");
}
