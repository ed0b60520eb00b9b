//! Who decides a question to the arbiter: in a tournament the arbiter alone, at the desk; among friends the two players, when
//! both choose the same.

use eframe::egui::Key;
use eframe::egui::accesskit::Role as Part;
use egui_kittest::kittest::{NodeT, Queryable, by};
use jadoube::app::store::JOURNAL;
use jadoube_core::chess::{Color, Square};
use jadoube_core::clock::Clock;
use jadoube_core::i18n::Words;
use jadoube_core::laws::{
    ArbiterAct, Deed, Edition, Outcome, PlayerAct, Question, Standing, Supervision, Terms,
};
use jadoube_core::record::ReviewedGame;
use jadoube_core::record::log::journal;
use jadoube_ui::{AssistLevel, Screen};

use super::adjourned_games::resumed;
use super::castling::click_square;
use super::fits::galleys;
use super::scenes::{Window, pressed};
use super::table::{click, timed};
use super::table_scenes::{of_two, opera};
use crate::support::app_harness::{AppHarness, window};

const SIZES: [(f32, f32); 4] = [
    (900.0, 600.0),
    (1280.0, 800.0),
    (800.0, 1280.0),
    (640.0, 1000.0),
];

/// Black claims with little time left that Ana cannot win by normal means.
fn claimed() -> AppHarness {
    let mut terms = Terms {
        supervision: Supervision::Light,
        ..timed("110")
    };
    terms.regulations.quickplay = true;
    let mut shell = of_two(terms);
    let start = jadoube_core::laws::Event::of_arbiter(shell.now(), ArbiterAct::Start);
    shell.hear(start);
    shell.does(Color::White, PlayerAct::Move("e4".into()));
    shell.does(Color::Black, PlayerAct::ClaimNormalMeans);
    let asked: Vec<Question> = questions(&shell);
    assert_eq!(asked, [Question::NormalMeans(Color::White)]);
    shell
}

/// White has touched a piece, and Black claims it: nobody saw which.
fn touched() -> AppHarness {
    let mut shell = AppHarness::new(Terms {
        edition: Edition::E2009,
        supervision: Supervision::Light,
        ..timed("300")
    });
    let start = jadoube_core::laws::Event::of_arbiter(shell.now(), ArbiterAct::Start);
    shell.hear(start);
    for (color, text) in [(Color::White, "e4"), (Color::Black, "e5")] {
        shell.does(color, PlayerAct::Move(text.into()));
    }
    shell.does(Color::White, PlayerAct::Graze(Square::F1));
    shell.does(Color::Black, PlayerAct::ClaimTouchMove);
    shell
}

/// White has called the arbiter.
fn called() -> AppHarness {
    let mut shell = opera();
    shell.does(Color::White, PlayerAct::StopClocks);
    shell
}

fn in_a_tournament(mut shell: AppHarness) -> AppHarness {
    shell.set(|settings| settings.play.assist = AssistLevel::Tournament);
    shell
}

/// The question as it waits in a tournament.
pub fn put_to_the_arbiter(words: Words) -> Window {
    pressed(words, in_a_tournament(claimed()), &[])
}

/// White offers a draw while a touch waits for the arbiter.
pub fn offer_beside(words: Words) -> Window {
    let mut shell = in_a_tournament(touched());
    shell.does(Color::White, PlayerAct::OfferDraw);
    pressed(words, shell, &[])
}

/// The same among friends, Ana having chosen.
pub fn half_decided(words: Words) -> Window {
    let mut shell = claimed();
    let proposal = PlayerAct::ProposeRuling(
        Question::NormalMeans(Color::White),
        jadoube_core::laws::Decision::Accept,
    );
    shell.does(Color::White, proposal);
    pressed(words, shell, &[])
}

/// The same on a screen that lies flat.
pub fn half_decided_face_to_face(words: Words) -> Window {
    let mut window = half_decided(words);
    window.set(|settings| settings.views.face_to_face = true);
    window.run_ok();
    window
}

fn questions(shell: &AppHarness) -> Vec<Question> {
    let asked = shell.arbiter().table().questions();
    asked.iter().map(|(_, question)| *question).collect()
}

fn running(window: &Window) -> Option<Color> {
    window.arbiter().table().clock().and_then(Clock::running)
}

/// Everything that can be pressed, by its name.
fn buttons(window: &Window) -> Vec<String> {
    let pressable = by().predicate(|node| matches!(node.role(), Part::Button | Part::RadioButton));
    let all = window.query_all(pressable);
    all.filter_map(|node| node.accesskit_node().label())
        .collect()
}

#[test]
fn in_a_tournament_no_road_at_the_table_decides() {
    type Asked = fn() -> AppHarness;
    let scenes: [(&str, Asked); 3] = [("claim", claimed), ("touch", touched), ("call", called)];
    for (name, scene) in scenes {
        for (size, is_flat) in SIZES
            .into_iter()
            .map(|size| (size, false))
            .chain([(SIZES[1], true), (SIZES[2], true)])
        {
            let mut shell = in_a_tournament(scene());
            shell.set(|settings| settings.views.face_to_face = is_flat);
            let mut window = window(shell, size.0, size.1);
            let before = (questions(&window), window.log().len(), running(&window));
            let told = window.query_all_by_label("The arbiter decides");
            assert!(told.count() > 0, "{name} {size:?} {is_flat}");
            for answer in [
                "The claim is right",
                "The claim is wrong",
                "The touch was deliberate",
                "The touch was an accident",
                "Play on",
                "Continue",
                "Go to the arbiter’s desk",
            ] {
                let found = buttons(&window);
                let offered = found.iter().any(|label| label.contains(answer));
                assert!(!offered, "{name} {size:?} {is_flat}: {answer}");
            }
            if before.2.is_none() {
                for key in [Key::P, Key::Space, Key::Enter] {
                    window.key_press(key);
                    window.run();
                }
                click_square(&mut window, "e4");
                let after = (questions(&window), window.log().len(), running(&window));
                assert_eq!(after, before, "{name} {size:?} {is_flat}");
            }
            let decides = |deed: &Deed| matches!(deed, Deed::Arbiter(act) if act.answers_a_question() || *act == ArbiterAct::Resume);
            let ruled = window.log()[before.1..].iter();
            assert_eq!(ruled.filter(|it| decides(&it.event.deed)).count(), 0);
        }
    }
}

#[test]
fn the_desk_decides_what_waits_for_the_arbiter() {
    let mut window = window(in_a_tournament(claimed()), 1280.0, 800.0);
    window.get_by_label_contains("Can Ana still win by normal means?");
    click(&mut window, "Arbiter’s desk: 1");
    click(&mut window, "Rule: The claim is wrong");
    assert_eq!(questions(&window), []);
}

#[test]
fn what_has_to_be_pointed_at_is_pointed_at_on_the_desk_in_a_tournament() {
    let mut shell = opera();
    shell.does(Color::White, PlayerAct::Press);
    shell.does(Color::Black, PlayerAct::Move("Qb4".into()));
    let mut window = window(in_a_tournament(shell), 1280.0, 800.0);
    window.does(Color::White, PlayerAct::ClaimTouchMove);
    window.show(Screen::Desk);
    window.run();
    click(&mut window, "Rule: The touch was deliberate");
    window.show(Screen::Table);
    window.run();
    click_square(&mut window, "b4");
    assert!(!questions(&window).is_empty(), "nobody points at the table");
    window.show(Screen::Desk);
    window.run();
    window.get_by_label("Click the piece that was touched.");
    click(&mut window, "b4, black queen");
    assert_eq!(questions(&window), []);
}

#[test]
fn friends_decide_when_both_choose_the_same() {
    for size in SIZES {
        let mut window = window(claimed(), size.0, size.1);
        click(&mut window, "Ana Kovač: The claim is right");
        window.get_by_label_contains("Boris still has to agree");
        assert_eq!(
            questions(&window).len(),
            1,
            "{size:?}: one alone decides nothing"
        );
        click(&mut window, "Boris Petrović: The claim is wrong");
        window.get_by_label_contains("Give the same answer, or decide it at the arbiter’s desk");
        assert_eq!(questions(&window).len(), 1, "{size:?}: they differ");
        click(&mut window, "Ana Kovač: The claim is wrong");
        assert_eq!(questions(&window), [], "{size:?}");
    }
}

#[test]
fn what_ends_the_game_is_asked_once_more_of_whoever_agrees() {
    let mut window = window(claimed(), 1280.0, 800.0);
    click(&mut window, "Boris Petrović: The claim is right");
    click(&mut window, "Ana Kovač: The claim is right");
    window.get_by_label("Sure?");
    assert_eq!(questions(&window).len(), 1);
    for _ in 0..60 {
        window.step();
    }
    click(&mut window, "The claim is right");
    let standing = window.arbiter().table().standing();
    assert!(matches!(standing, Standing::Ended(Outcome::DRAW, _)));
}

#[test]
fn each_has_the_answers_on_their_own_side_of_a_screen_that_lies_flat() {
    for size in [SIZES[1], SIZES[2]] {
        let mut shell = claimed();
        shell.set(|settings| settings.views.face_to_face = true);
        let mut window = window(shell, size.0, size.1);
        window.run_ok();
        let find = |window: &Window, label: &str| {
            let all: Vec<_> = window
                .query_all_by_label(label)
                .map(|it| it.rect())
                .collect();
            assert_eq!(all.len(), 1, "{size:?}: {label}");
            all[0].center()
        };
        let boris = find(&window, "Boris Petrović: The claim is wrong");
        let ana = find(&window, "Ana Kovač: The claim is wrong");
        let middle = window.ctx.content_rect().center();
        assert!(boris.x + boris.y < middle.x + middle.y && ana.x + ana.y > middle.x + middle.y);
        for label in [
            "Boris Petrović: The claim is wrong",
            "Ana Kovač: The claim is wrong",
        ] {
            window.get_by_label(label).click_accesskit();
            window.run_ok();
        }
        assert_eq!(questions(&window), [], "{size:?}");
    }
}

#[test]
fn the_log_says_that_both_agreed_also_when_it_is_read_again() {
    let mut window = window(claimed(), 1280.0, 800.0);
    for label in [
        "Ana Kovač: The claim is wrong",
        "Boris Petrović: The claim is wrong",
    ] {
        click(&mut window, label);
    }
    window.show(Screen::Desk);
    window.run();
    let agreed = window.get_all_by_label_contains("agreed by both players");
    assert!(agreed.count() > 0);
    window.get_by_label("Boris: The claim is wrong");
    let bytes = window.files.file(JOURNAL).expect("a journal");
    let read = journal::read(&bytes).contents.expect("a good journal");
    let again = read.replay(read.heading.arbiter());
    assert_eq!(again.log, window.log());
    let reviewed = ReviewedGame::played(&read.heading, &again.log);
    assert!(reviewed.rulings().iter().any(|ruling| ruling.is_agreed_on));
}

#[test]
fn a_claim_that_comes_to_nothing_is_answered_in_words_at_every_level() {
    for assist in AssistLevel::ALL {
        let mut terms = timed("110");
        terms.regulations.quickplay = true;
        let mut shell = of_two(terms);
        let start = jadoube_core::laws::Event::of_arbiter(shell.now(), ArbiterAct::Start);
        shell.hear(start);
        shell.set(|settings| settings.play.assist = assist);
        shell.does(Color::White, PlayerAct::Play("e4".into()));
        shell.does(Color::White, PlayerAct::ClaimNormalMeans);
        let window = window(shell, 1280.0, 800.0);
        assert_eq!(questions(&window), []);
        window.get_by_label_contains("not possible at that moment");
    }
}

#[test]
fn what_was_put_off_is_listed_at_the_desk() {
    let mut shell = claimed();
    shell.show(Screen::Desk);
    let mut window = window(shell, 1280.0, 800.0);
    let told = "The game is over: ½–½";
    let painted = galleys(&window);
    assert!(painted.iter().any(|(text, _)| text.text() == told));
    click(&mut window, "Play on, decide later");
    assert_eq!(questions(&window), []);
    window.get_by_label_contains("Postponed, and still to be decided: Can Ana");
}

/// What the arbiter decides keeps no player from answering an offer.
#[test]
fn an_offer_is_answered_at_the_table_while_a_question_waits_for_the_arbiter() {
    for (width, height) in SIZES {
        let mut shell = in_a_tournament(touched());
        shell.does(Color::White, PlayerAct::OfferDraw);
        let mut window = window(shell, width, height);
        window.run_ok();
        let mut told = window.query_all_by_label_contains("The arbiter decides");
        // A window that is higher than wide has one line for what is asked.
        assert!(width < height || told.next().is_some(), "{width}");
        drop(told);
        window.get_by_label("Black declines: play on");
        let accepts = "Black accepts: ½–½";
        click(&mut window, accepts);
        click(&mut window, accepts);
        let standing = window.arbiter().table().standing();
        assert!(
            matches!(standing, Standing::Ended(..)),
            "{width}: {standing:?}"
        );
    }
}

/// An offer that stands is answered while a move is sealed, too (I.4).
#[test]
fn an_offer_is_answered_while_a_move_is_to_be_sealed() {
    let mut shell = opera();
    shell.does(Color::White, PlayerAct::OfferDraw);
    shell.hear(jadoube_core::laws::Event::of_arbiter(
        shell.now(),
        ArbiterAct::Adjourn,
    ));
    shell.show(Screen::Adjourning);
    let mut window = window(shell, 1280.0, 800.0);
    window.run_ok();
    click(&mut window, "Boris Petrović declines the draw");
    assert_eq!(window.arbiter().table().offer(), None);
}

#[test]
fn what_an_unclear_sealed_move_means_is_read_out_at_the_desk_in_a_tournament() {
    let mut shell = resumed(&Color::ALL);
    shell.set(|settings| settings.play.assist = AssistLevel::Tournament);
    let act = ArbiterAct::Reveal("Sd7/6".to_owned());
    shell.hear(jadoube_core::laws::Event::of_arbiter(shell.now(), act));
    assert_eq!(questions(&shell), [Question::SealedMove]);
    for (width, height) in SIZES {
        shell.show(Screen::Table);
        let mut window = window(shell, width, height);
        window.run_ok();
        for label in ["The move it clearly means", "Set the clocks"] {
            assert!(window.query_by_label(label).is_none(), "{label} {width}");
        }
        assert!(window.query_all_by_label("The arbiter decides").count() >= 1);
        shell = window;
    }
    let mut window = window(shell, 1280.0, 800.0);
    window.show(Screen::Desk);
    window.run_ok();
    window.get_by_label("The paper says: Sd7/6");
    let field = || {
        let means = "The move it clearly means";
        by().predicate(move |node| {
            node.role() == Part::TextInput && node.label().as_deref() == Some(means)
        })
    };
    window.get(field()).click();
    window.run_ok();
    window.get(field()).type_text("Nc6");
    window.run_ok();
    click(&mut window, "Read it out");
    assert_eq!(questions(&window), []);
    assert_eq!(window.arbiter().table().standing(), Standing::Playing);
}

#[test]
fn in_a_tournament_players_do_not_let_clocks_run_that_were_stopped_at_the_desk() {
    let mut window = window(in_a_tournament(opera()), 1280.0, 800.0);
    let runs = |window: &Window| {
        let clock = window.arbiter().table().clock();
        clock.and_then(Clock::running).is_some()
    };
    // They stop them for the arbiter alone.
    assert!(window.query_by_label("Stop both clocks").is_none());
    window.key_press(Key::P);
    window.run();
    assert!(runs(&window));
    window.does(Color::White, PlayerAct::StopClocks);
    window.show(Screen::Desk);
    window.run();
    // Whether there was a reason is said before they run again.
    window.key_press(Key::P);
    window.run();
    assert!(!runs(&window));
    click(&mut window, "Rule: Good reason to stop");
    window.show(Screen::Table);
    window.run();
    window.get_by_label_contains("until the arbiter lets one run");
    for key in [Key::P, Key::Space] {
        window.key_press(key);
        window.run();
        assert!(!runs(&window), "{key:?}");
    }
    window.show(Screen::Desk);
    window.run();
    window.key_press(Key::P);
    window.run();
    assert!(runs(&window));
    window.run();
    window.key_press(Key::P);
    window.run();
    window.show(Screen::Table);
    window.run();
    assert!(!runs(&window) && window.query_by_label("Resume").is_none());
    window.get_by_label_contains("until the arbiter lets one run");
    for help in [AssistLevel::Tournament, AssistLevel::Friendly] {
        window.set(|settings| settings.play.assist = help);
        window.run();
        assert!(window.query_by_label("Resume").is_none(), "{help:?}");
        for key in [Key::P, Key::Space] {
            window.key_press(key);
            window.run();
            assert!(!runs(&window), "{help:?} {key:?}");
        }
    }
    window.show(Screen::Desk);
    window.run();
    window.key_press(Key::P);
    window.run();
    assert!(runs(&window));
}
