//! A move taken back by agreement: one asks, the other agrees, the scoresheet tells it; never in a tournament.

use eframe::egui::accesskit::Role as Part;
use eframe::egui::{Key, Modifiers, Rect, vec2};
use egui_kittest::kittest::{NodeT, Queryable};
use jadoube_core::chess::{Color, Square};
use jadoube_core::clock::Clock;
use jadoube_core::i18n::{Language, Words};
use jadoube_core::laws::{ArbiterAct, Deed, Event, PlayerAct};
use jadoube_core::record::narrative::scoresheet_remarks::remarks;
use jadoube_ui::{AssistLevel, Screen};

use super::blitz_scenes::blitz;
use super::fits::texts;
use super::presses::passes;
use super::scenes::pressed;
use super::table::{Window, click, started};
use super::table_scenes::of_ana_and_boris;
use crate::support::app_harness::window;
use crate::support::share_of_checks::due_languages;

const AGREED: &str = "2.♘f3, 2…♞c6 taken back by agreement";
const AGAIN: &str = "White to move; clock times unchanged";
const ASKS: &str = "Ask to take back 2. knight to f3 and 2… knight to c6";
const QUESTION: &str = "White asks to take back 2.♘f3 and 2…♞c6";
const CLOCKS_STAND: &str = "Black decides. Both clocks wait; their times do not change.";
const AGREES: &str = "Black agrees";
const STANDS: &str = "Black declines";

/// A game in which Black has answered White's second move.
fn played(assist: AssistLevel) -> Window {
    played_at(assist, (1280.0, 800.0))
}

fn played_at(assist: AssistLevel, size: (f32, f32)) -> Window {
    played_in("300", assist, size)
}

/// The same with so much time.
fn played_in(time: &str, assist: AssistLevel, (width, height): (f32, f32)) -> Window {
    let mut shell = started(time);
    shell.set(|settings| settings.play.assist = assist);
    for (ply, text) in ["e4", "e5", "Nf3", "Nc6"].into_iter().enumerate() {
        let color = Color::from_white(ply % 2 == 0);
        shell.does(color, PlayerAct::Move(text.into()));
    }
    window(shell, width, height)
}

/// Whether that is read somewhere.
fn says(window: &Window, what: &str) -> bool {
    texts(window).iter().any(|(text, _)| text == what)
}

/// Whose clock runs.
fn running(window: &Window) -> Option<Color> {
    window.arbiter().table().clock().and_then(Clock::running)
}

/// What is read out in the place of a sentence with figurines.
fn heard(told: &str) -> String {
    let heard = Words::new(Language::English).heard_name(told);
    heard.expect("figurines")
}

/// White asks for the last move back.
pub fn asked(words: Words) -> Window {
    let mut shell = blitz(&["e4", "e5"]);
    shell.set(|settings| settings.play.assist = AssistLevel::Friendly);
    let mut window = pressed(words, shell, &[]);
    let args = [
        ("player", Color::White.into()),
        ("move", "1.e4".into()),
        ("answered", "yes".into()),
        ("answer", "1…e5".into()),
    ];
    let asks = of_ana_and_boris(words).tr_args("take-back", &args);
    click(&mut window, &asks);
    window
}

#[test]
fn a_move_is_taken_back_if_the_opponent_agrees_and_the_scoresheet_tells_it() {
    let mut window = played(AssistLevel::Friendly);
    click(&mut window, ASKS);
    assert_eq!(window.arbiter().table().game().plies().len(), 4, "asked");
    click(&mut window, AGREES);
    assert_eq!(window.arbiter().table().game().plies().len(), 2);
    let last = window.log().last().map(|entry| entry.event.deed.clone());
    assert_eq!(last, Some(Deed::Arbiter(ArbiterAct::Reinstate(2))));
    window.get_by_label("g1, white knight");
    let sheet = texts(&window);
    let struck = |text: &str| sheet.iter().any(|it| it.0 == text);
    assert!(struck("♘f3 ♞c6"), "{sheet:?}");
    window.does(Color::White, PlayerAct::Play("d4".into()));
    window.run();
    window.get_by_label("d4: 2. knight to f3, 2… knight to c6 taken back by agreement");
    // Its sign tells what it is, and of no article.
    let agreed = heard(AGREED);
    let is_label = |it: egui_kittest::Node<'_>| it.accesskit_node().role() == Part::Label;
    assert!(window.get_all_by_label(&agreed).all(is_label));
}

#[test]
fn whoever_is_asked_for_a_move_back_answers_before_anything_else_is_said() {
    let mut window = played(AssistLevel::Friendly);
    click(&mut window, ASKS);
    let asked = window.log().len();
    for key in [Key::J, Key::D, Key::L, Key::A] {
        window.key_press_modifiers(Modifiers::COMMAND, key);
        window.run();
    }
    assert_eq!(window.log().len(), asked);
    click(&mut window, STANDS);
    window.key_press_modifiers(Modifiers::COMMAND, Key::A);
    window.run();
    assert!(window.log().len() > asked + 1, "play goes on");
}

#[test]
fn no_sign_on_the_scoresheet_stands_on_a_time() {
    for time in ["300", "5400"] {
        let mut window = played_in(time, AssistLevel::Friendly, (900.0, 600.0));
        click(&mut window, ASKS);
        click(&mut window, AGREES);
        // Once more something is wrong before the move is made at last.
        for act in [
            PlayerAct::Lift(Square::D2),
            PlayerAct::Release(Square::D5),
            PlayerAct::Press,
            PlayerAct::Move("d4".into()),
        ] {
            window.does(Color::White, act);
        }
        let is_sign = |rect: &Rect| rect.size() == vec2(20.0, 28.0);
        let is_time = |text: &str| text.contains(':') && !text.contains(char::is_alphabetic);
        for width in (900_u16..=1_600).step_by(10) {
            window.set_size(vec2(f32::from(width), 700.0));
            window.run_ok();
            let all = window.query_all_by_label_contains("").map(|it| it.rect());
            let signs: Vec<Rect> = all.filter(is_sign).collect();
            assert!(signs.len() >= 2, "{width}: {signs:?}");
            for (text, place) in texts(&window).iter().filter(|it| is_time(&it.0)) {
                let hides = |sign: &&Rect| sign.shrink(1.0).intersects(*place);
                let hidden = signs.iter().find(hides);
                assert_eq!(hidden, None, "{width}: {text} at {place:?}");
            }
        }
    }
}

#[test]
fn what_was_taken_back_is_told_as_agreed_and_the_clock_runs_on() {
    let mut window = played(AssistLevel::Friendly);
    click(&mut window, ASKS);
    click(&mut window, AGREES);
    assert!(says(&window, AGREED));
    window.get_by_label(AGAIN);
    let marked: Vec<bool> = remarks(window.narrated(), window.log())
        .iter()
        .map(|remark| remark.is_agreed)
        .collect();
    assert_eq!(marked, [true], "on the scoresheet");
    assert!(window.query_by_label_contains("illegal").is_none());
    assert_eq!(running(&window), Some(Color::White));
}

#[test]
fn that_a_move_was_taken_back_is_told_until_the_next_move_or_ruling() {
    for newer in ["a move", "a ruling"] {
        let mut window = played(AssistLevel::Friendly);
        click(&mut window, ASKS);
        click(&mut window, AGREES);
        assert!(says(&window, AGREED));
        let acts = if newer == "a move" {
            vec![PlayerAct::Play("d4".into())]
        } else {
            vec![PlayerAct::Press]
        };
        for act in acts {
            window.does(Color::White, act);
        }
        window.run();
        assert!(!says(&window, AGREED), "{newer}");
    }
}

#[test]
fn what_the_players_agree_is_theirs_in_the_log_and_on_the_desk() {
    let mut window = played(AssistLevel::Friendly);
    click(&mut window, ASKS);
    click(&mut window, AGREES);
    let said = window.log().iter().filter_map(|entry| {
        let act = entry.event.player_act()?.clone();
        Some((entry.event.player()?, act))
    });
    let said: Vec<_> = said
        .filter(|(_, act)| matches!(act, PlayerAct::AskTakeBack | PlayerAct::AgreeTakeBack))
        .collect();
    let agreed = [
        (Color::White, PlayerAct::AskTakeBack),
        (Color::Black, PlayerAct::AgreeTakeBack),
    ];
    assert_eq!(said, agreed);
    window.show(Screen::Desk);
    window.run();
    let told: Vec<String> = texts(&window).into_iter().map(|it| it.0).collect();
    for line in [
        "White asks to take back both last moves",
        "Black agrees",
        AGREED,
    ] {
        assert!(told.iter().any(|text| text == line), "{line}: {told:?}");
    }
}

#[test]
fn what_the_arbiter_puts_back_among_friends_is_the_arbiters() {
    for was_asked in [false, true] {
        let mut window = played(AssistLevel::Friendly);
        if was_asked {
            window.does(Color::White, PlayerAct::AskTakeBack);
        }
        let now = window.now();
        window.hear(Event::of_arbiter(now, ArbiterAct::Reinstate(2)));
        window.run();
        assert_eq!(window.arbiter().table().game().plies().len(), 2);
        for screen in [Screen::Table, Screen::Desk] {
            window.show(screen);
            window.run();
            let told: Vec<String> = texts(&window).into_iter().map(|it| it.0).collect();
            assert!(!told.iter().any(|it| it.contains(AGREED)), "{told:?}");
        }
        let sheet: Vec<bool> = remarks(window.narrated(), window.log())
            .iter()
            .map(|remark| remark.is_agreed)
            .collect();
        assert_eq!(sheet, [false]);
    }
}

#[test]
fn clocks_that_stood_while_a_move_was_taken_back_wait_for_somebody() {
    let mut window = played(AssistLevel::Friendly);
    window.does(Color::White, PlayerAct::StopClocks);
    window.run();
    click(&mut window, ASKS);
    click(&mut window, AGREES);
    assert_eq!(running(&window), None);
    let mut buttons = window.query_all_by_label("Play on");
    buttons.next().expect("the clocks can go on").click();
    drop(buttons);
    window.run();
    assert_eq!(running(&window), Some(Color::White));
}

#[test]
fn each_player_asks_among_what_that_player_can_say() {
    for assist in AssistLevel::ALL {
        for size in [(900.0, 600.0), (1280.0, 800.0), (800.0, 1280.0)] {
            let mut window = played_at(assist, size);
            let is_friendly = assist != AssistLevel::Tournament;
            for (asks, beside) in [(ASKS, 1), ("Ask to take back 2… knight to c6", 0)] {
                let cells = window.query_all_by_label(asks).count();
                assert_eq!(cells, usize::from(is_friendly), "{assist:?} {size:?}");
                if is_friendly {
                    let place = window.get_by_label(asks).rect();
                    let mut resigns: Vec<_> = window
                        .get_all_by_label("Resign")
                        .map(|node| node.rect())
                        .collect();
                    resigns.sort_by(|a, b| a.top().total_cmp(&b.top()));
                    let row = resigns[beside].y_range();
                    assert_eq!(place.y_range(), row, "{size:?}: {asks}");
                    assert!(place.width() >= 32.0, "{size:?}: {place:?}");
                }
            }
            if is_friendly {
                click(&mut window, ASKS);
                assert!(window.query_all_by_label(&heard(QUESTION)).count() > 0);
                click(&mut window, AGREES);
                assert_eq!(window.arbiter().table().game().plies().len(), 2);
            }
        }
    }
}

#[test]
fn before_the_first_move_there_is_nothing_to_take_back() {
    let mut shell = started("300");
    shell.set(|settings| settings.play.assist = AssistLevel::Friendly);
    let mut window = window(shell, 1280.0, 800.0);
    let before = window.log().len();
    let cells = window.get_all_by_label("Take back…");
    cells.last().expect("White's").click();
    window.run();
    assert_eq!(window.log().len(), before, "nobody is asked");
}

#[test]
fn both_clocks_stand_while_the_opponent_decides() {
    for (answer, plies) in [(AGREES, 2), (STANDS, 4)] {
        let mut window = played(AssistLevel::Friendly);
        assert_eq!(running(&window), Some(Color::White));
        click(&mut window, ASKS);
        assert_eq!(running(&window), None, "somebody is asked");
        window.get_by_label(CLOCKS_STAND);
        assert!(
            window.query_by_label("Resume").is_none(),
            "the answer ends it"
        );
        click(&mut window, answer);
        assert_eq!(window.arbiter().table().game().plies().len(), plies);
        assert_eq!(running(&window), Some(Color::White), "{answer}");
    }
}

#[test]
fn what_went_back_is_told_by_its_number_however_often_it_happens() {
    let mut window = played(AssistLevel::Friendly);
    click(&mut window, ASKS);
    click(&mut window, AGREES);
    click(&mut window, "Ask to take back 1…e5");
    click(&mut window, "White agrees");
    assert!(says(&window, "1…e5 taken back by agreement"));
    window.does(Color::Black, PlayerAct::Move("c5".into()));
    window.show(Screen::Desk);
    window.run();
    let told: Vec<String> = texts(&window).into_iter().map(|it| it.0).collect();
    for line in [AGREED, "1…e5 taken back by agreement"] {
        assert!(told.iter().any(|text| text == line), "{line}: {told:?}");
    }
}

#[test]
fn the_arbiter_who_goes_back_tells_after_which_move() {
    let mut window = played(AssistLevel::Friendly);
    let now = window.now();
    window.hear(Event::of_arbiter(now, ArbiterAct::Reinstate(3)));
    window.run();
    // Below the board, and as the remark on the scoresheet.
    let told = window.query_all_by_label_contains("Position after 2. knight to f3 restored");
    assert_eq!(told.count(), 2);
}

#[test]
fn a_move_stands_if_the_opponent_does_not_agree_or_somebody_moves() {
    let mut window = played(AssistLevel::Teaching);
    click(&mut window, ASKS);
    click(&mut window, STANDS);
    assert_eq!(window.arbiter().table().game().plies().len(), 4);
    let mut window = played(AssistLevel::Friendly);
    click(&mut window, ASKS);
    let now = window.now();
    window.hear(Event::of_arbiter(now, ArbiterAct::Resume));
    window.does(Color::White, PlayerAct::Move("d4".into()));
    window.run();
    assert!(window.query_by_label(AGREES).is_none());
}

#[test]
fn that_the_opponent_declined_is_told_and_what_went_back_before_is_not() {
    let mut window = played(AssistLevel::Friendly);
    click(&mut window, ASKS);
    click(&mut window, AGREES);
    assert!(says(&window, AGREED));
    click(&mut window, "Ask to take back 1…e5");
    assert!(!says(&window, AGREED), "something else is asked");
    click(&mut window, "White declines");
    assert!(says(&window, "White declines"));
    assert!(!says(&window, AGREED), "this is no answer");
    passes(&mut window, 7000);
    window.run();
    assert!(!says(&window, "White declines"), "for a while");
    assert!(!says(&window, AGREED));
}

#[test]
fn whoever_asked_withdraws_it_where_they_asked() {
    for face_to_face in [false, true] {
        let mut window = played(AssistLevel::Friendly);
        window.set(|settings| settings.views.face_to_face = face_to_face);
        window.run();
        click(&mut window, ASKS);
        let others = window.get_by_label("Ask to take back 2… knight to c6");
        others.click();
        window.run();
        assert!(says(&window, QUESTION), "the opponent answers first");
        assert!(says(&window, "Withdraw request"));
        click(
            &mut window,
            "Withdraw the request to take back 2. knight to f3 and 2… knight to c6",
        );
        assert!(!says(&window, QUESTION));
        assert_eq!(running(&window), Some(Color::White));
        assert_eq!(window.arbiter().table().game().plies().len(), 4);
        window.set(|settings| settings.views.face_to_face = false);
        window.show(Screen::Desk);
        window.run();
        assert!(says(&window, "White withdraws the request"));
    }
}

#[test]
fn no_key_lets_the_clocks_run_before_the_answer() {
    for key in [Key::Space, Key::P, Key::Pause] {
        let mut window = played(AssistLevel::Friendly);
        click(&mut window, ASKS);
        window.key_press(key);
        window.run();
        assert_eq!(running(&window), None, "{key:?}");
        window.get_by_label("Black decides first whether to allow the take-back.");
        window.get_by_label(CLOCKS_STAND);
    }
}

#[test]
fn whoever_touches_a_piece_before_the_answer_hears_who_decides() {
    let mut window = played(AssistLevel::Friendly);
    click(&mut window, ASKS);
    click(&mut window, "d2, white pawn");
    window.get_by_label("Black decides first whether to allow the take-back.");
}

#[test]
fn that_two_moves_go_back_is_said_before_it_is_asked() {
    let mut window = played(AssistLevel::Friendly);
    let words: Vec<String> = texts(&window).into_iter().map(|it| it.0).collect();
    let said = |what: &str| words.iter().filter(|word| *word == what).count();
    assert_eq!((said("Take back both…"), said("Take back…")), (1, 1));
    click(&mut window, ASKS);
    assert!(says(&window, "Withdraw request"));
}

#[test]
fn what_is_asked_has_room_beneath_its_icon_in_every_language() {
    for language in due_languages() {
        let words = Words::new(language);
        let both = words.tr("say-take-back-both").replace('\u{a0}', " ");
        for size in [(900.0, 600.0), (1280.0, 800.0), (800.0, 1280.0)] {
            let mut window = played_at(AssistLevel::Friendly, size);
            window.speak(words);
            window.run();
            let told = texts(&window).into_iter().find(|(text, _)| *text == both);
            let (_, place) = told.expect("White’s");
            let cells = window.get_all_by_role(Part::Button);
            let holds = |cell: Rect| cell.expand(1.0).contains_rect(place);
            let is_held = cells.into_iter().any(|cell| holds(cell.rect()));
            assert!(is_held, "{language:?} {size:?}: {place:?}");
        }
    }
}

#[test]
fn a_move_that_was_not_answered_goes_back_alone() {
    let mut window = played(AssistLevel::Friendly);
    click(&mut window, "Ask to take back 2… knight to c6");
    window.get_by_label("Black asks to take back 2… knight to c6");
}

#[test]
fn a_teacher_says_what_is_asked_and_who_answers() {
    let mut window = played(AssistLevel::Teaching);
    click(&mut window, ASKS);
    let asked = window.query_all_by_label(&heard(QUESTION)).count();
    assert_eq!(asked, 2, "in the band and beside its answers");
    assert!(window.query_by_label_contains("starts them").is_none());
    click(&mut window, STANDS);
    assert!(window.query_by_label(&heard(QUESTION)).is_none());
}

#[test]
fn in_a_tournament_nothing_is_taken_back() {
    let mut window = played(AssistLevel::Tournament);
    click(&mut window, "Menu");
    window.get_by_label_contains("Adjourn");
    assert!(window.query_by_label(ASKS).is_none());
}

#[test]
fn what_is_asked_stands_where_every_question_stands_and_covers_no_piece() {
    for size in [
        (900.0, 600.0),
        (1280.0, 800.0),
        (800.0, 1280.0),
        (640.0, 1000.0),
    ] {
        let mut window = played_at(AssistLevel::Friendly, size);
        window.get_by_label(ASKS).click();
        window.run();
        let board = window.get_by_label("Chess board").rect();
        for told in [&*heard(QUESTION), AGREES, STANDS] {
            let place = window.get_by_label(told).rect();
            assert!(!place.intersects(board), "{size:?}: {told} {place:?}");
            assert!(place.bottom() <= size.1 && place.right() <= size.0);
        }
    }
}
