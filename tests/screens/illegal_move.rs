//! Why a move is not legal, where it is told: on the card of an illegal move, and where a teacher stops the hand.

use eframe::egui::accesskit::Role as Part;
use eframe::egui::{Key, Rect};
use egui_kittest::kittest::{NodeT, Queryable};
use jadoube_core::chess::{Color, Square};
use jadoube_core::i18n::Words;
use jadoube_core::laws::{Edition, PlayerAct, Terms};
use jadoube_ui::AssistLevel;

use super::fits::{cut_texts, texts};
use super::table::{Window, click, drag, from_fen, started};
use crate::support::app_harness::{AppHarness, window};
use crate::support::share_of_checks::due_languages;

/// The badges that can be seen, from top to bottom and from left to right.
fn badges(window: &Window) -> Vec<String> {
    let buttons = window.query_all_by_role(Part::Button);
    let names = buttons.filter_map(|button| button.accesskit_node().label());
    names.filter(|name| name.starts_with("Article ")).collect()
}

fn taught(terms: Terms) -> Window {
    let mut shell = AppHarness::new(terms);
    shell.set(|settings| settings.play.assist = AssistLevel::Teaching);
    window(shell, 900.0, 600.0)
}

#[test]
fn the_card_of_an_illegal_move_says_what_happened_what_follows_and_why() {
    let mut shell = started("300");
    for act in [
        PlayerAct::Lift(Square::B1),
        PlayerAct::Release(Square::B3),
        PlayerAct::Press,
    ] {
        shell.does(Color::White, act);
    }
    let mut window = window(shell, 1280.0, 800.0);
    let top = |label: &str| window.get_by_label(label).rect().top();
    let headline = top("White’s first illegal move");
    let clock = top("Black +2:00");
    let duty = top("The knight on b1 must move");
    let why = top("A knight moves two squares straight and one to the side.");
    assert!(headline < clock && (clock - duty).abs() < 1.0 && duty < why);
    assert_eq!(badges(&window)[0], "Article 3.6");
    click(&mut window, "Article 3.6");
    window.get_by_label_contains("whatever is in between");
}

#[test]
fn an_illegal_move_on_the_board_says_why_above_an_older_ruling() {
    for (width, height) in [(1280.0, 800.0), (900.0, 600.0)] {
        let mut shell = started("300");
        shell.does(Color::White, PlayerAct::Press);
        for act in [PlayerAct::Lift(Square::B1), PlayerAct::Release(Square::B3)] {
            shell.does(Color::White, act);
        }
        let window = window(shell, width, height);
        let why = "A knight moves two squares straight and one to the side.";
        let why = window.get_by_label(why).rect();
        let older = "Pressed without a move: White’s first illegal move";
        assert!(why.bottom() < window.get_by_label(older).rect().top());
    }
}

#[test]
fn until_when_it_can_be_put_right_is_read_whole_beside_an_older_ruling() {
    for language in due_languages() {
        let words = Words::new(language);
        // The knight can move and so must; the rook cannot.
        for (presses, from, to, can) in [
            (0, Square::B1, Square::B3, "yes"),
            (1, Square::B1, Square::B3, "yes"),
            (1, Square::A1, Square::A3, "no"),
        ] {
            for (width, height) in [(900.0, 600.0), (1280.0, 800.0), (800.0, 1280.0)] {
                let mut shell = started("300");
                shell.set(|settings| settings.play.assist = AssistLevel::Friendly);
                shell.speak(words);
                for _ in 0..presses {
                    shell.does(Color::White, PlayerAct::Press);
                }
                for act in [PlayerAct::Lift(from), PlayerAct::Release(to)] {
                    shell.does(Color::White, act);
                }
                let window = window(shell, width, height);
                let args = [("clock", "yes".into()), ("can", can.into())];
                let until = words.tr_args("unsettled-until", &args).into_owned();
                let until = if presses > 0 {
                    format!("{until} {}", words.tr("teach-next-loses"))
                } else {
                    until
                };
                let until = until.replace('\u{a0}', " ");
                let name = format!("{language:?} {presses} {from} {width}");
                let cut = cut_texts(&window);
                assert!(cut.is_empty(), "{name}: {cut:?}");
                let all = texts(&window);
                for told in [&*until, &*words.tr("put-right").replace('\u{a0}', " ")] {
                    let place = all.iter().find(|it| it.0 == told);
                    let place = place.unwrap_or_else(|| panic!("{name}: {told}")).1;
                    let covers =
                        |it: &&(String, Rect)| it.0 != told && it.1.intersect(place).is_positive();
                    assert_eq!(all.iter().find(covers), None, "{name}: {told}");
                }
            }
        }
    }
}

#[test]
fn a_pawn_left_on_the_last_rank_names_the_article_of_promotion() {
    let mut shell = AppHarness::new(from_fen("7k/P7/8/8/8/8/8/K7 w - - 0 1"));
    for act in [
        PlayerAct::Lift(Square::A7),
        PlayerAct::Release(Square::A8),
        PlayerAct::Press,
    ] {
        shell.does(Color::White, act);
    }
    let window = window(shell, 900.0, 600.0);
    let badges = badges(&window);
    assert_eq!(
        badges[..3],
        ["Article 3.7.3.3", "Article 3.7.3.4", "Article 3.7.3.5"]
    );
}

#[test]
fn a_teacher_who_stops_the_hand_names_the_article_and_it_opens() {
    let mut window = taught(Terms::default());
    drag(&mut window, "e2, white pawn", "e5, empty");
    window.get_by_label_contains(
        "A pawn moves one square straight ahead; from its starting square, one or two.",
    );
    assert_eq!(badges(&window), ["Article 3.7.1"]);
    click(&mut window, "Article 3.7.1");
    window.get_by_role_and_label(Part::Dialog, "3.7.1  The pawn’s step");
}

#[test]
fn the_article_is_that_of_the_edition_in_force() {
    let castling = "4k3/8/8/8/8/8/8/4K2R w - - 0 1";
    for (edition, article) in [(Edition::E2009, "3.8b(1)"), (Edition::E2018, "3.8.2.1")] {
        let mut window = taught(Terms {
            edition,
            ..from_fen(castling)
        });
        drag(&mut window, "e1, white king", "g1, empty");
        assert_eq!(badges(&window), [format!("Article {article}")]);
    }
}

#[test]
fn check_that_is_not_met_names_the_article_that_says_what_check_is_too() {
    let mut window = taught(from_fen("4r1k1/8/8/8/8/8/P7/4K3 w - - 0 1"));
    drag(&mut window, "a2, white pawn", "a3, empty");
    assert_eq!(badges(&window), ["Article 3.9.2", "Article 3.9.1"]);
}

#[test]
fn after_a_touched_knight_a_blocked_bishop_is_answered_by_the_knight() {
    let mut shell = started("300");
    shell.set(|settings| settings.play.assist = AssistLevel::Teaching);
    shell.does(Color::White, PlayerAct::Touch(Square::G1));
    shell.does(Color::White, PlayerAct::LetGo);
    let mut window = window(shell, 1280.0, 800.0);
    drag(&mut window, "f1, white bishop", "c4, empty");
    let sentence = window.get_by_label("You touched the knight on g1. It must move.");
    let board = window.get_by_label("Chess board").rect();
    assert!(sentence.rect().bottom() <= board.top());
    let height = sentence.rect().height();
    assert!(height >= 34.0, "a child reads it: {height}");
    assert_eq!(badges(&window), ["Article 4.3.1"]);
}

#[test]
fn a_teacher_may_let_mistakes_happen_so_that_their_price_is_seen() {
    let mut shell = started("300");
    shell.set(|settings| settings.play.assist = AssistLevel::Teaching);
    let mut window = window(shell, 1280.0, 800.0);
    drag(&mut window, "e2, white pawn", "e5, empty");
    window.get_by_label("e5, empty");
    click(&mut window, "Allow mistakes");
    drag(&mut window, "e2, white pawn", "e5, empty");
    window.key_press(Key::Space);
    window.run();
    assert_eq!(window.arbiter().table().illegal_moves().white, 1);
}

/// Whose next illegal move loses is said by name, for the sentence ends with whose turn it is.
#[test]
fn a_teacher_names_the_player_whose_next_illegal_move_loses() {
    let mut shell = super::table::started("900");
    shell.set(|settings| settings.play.assist = AssistLevel::Teaching);
    for act in [
        PlayerAct::Lift(Square::E2),
        PlayerAct::Release(Square::E5),
        PlayerAct::Press,
        PlayerAct::Move("e4".into()),
    ] {
        shell.does(Color::White, act);
    }
    let window = window(shell, 1280.0, 800.0);
    let said = window.query_all_by_label_contains("next illegal move loses the game");
    for node in said {
        let told = node.accesskit_node().label().unwrap_or_default();
        assert!(told.contains("White: the next illegal move"), "{told}");
    }
}
