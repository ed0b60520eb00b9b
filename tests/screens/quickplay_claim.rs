//! A claim in a quickplay finish: the clocks stop for it, and a verdict that was put off can be given at any time.

use eframe::egui::{Key, vec2};
use egui_kittest::kittest::{NodeT as _, Queryable};
use jadoube_core::chess::{ByColor, Color};
use jadoube_core::clock::{Clock, TimeControl};
use jadoube_core::i18n::{Language, Words};
use jadoube_core::laws::{
    ArbiterAct, Decision, Event, PlayerAct, Presence, Question, Rule, Score, Standing, Terms,
};
use jadoube_core::notation::Letters;
use jadoube_ui::{AssistLevel, Screen};

use super::arbiter_desk::{desk, left, press};
use super::fits::{faults, galleys, texts};
use super::scenes::{Window, pressed};
use super::table::timed;
use super::table_scenes::of_two;
use crate::support::app_harness::{AppHarness, window};
use crate::support::share_of_checks::due_languages;

/// White has less than two minutes left in the last period, and the move.
fn short_of_time() -> AppHarness {
    let control: TimeControl = "110".parse().expect("a time control");
    let mut terms = Terms {
        control: Some(ByColor::new_with(|_| control.clone())),
        play: jadoube_core::laws::Pace::Rapid,
        ..Terms::default()
    };
    terms.regulations.quickplay = true;
    after_a_move_each(terms)
}

/// A game in which each player has made a move.
fn after_a_move_each(terms: Terms) -> AppHarness {
    let mut shell = AppHarness::new(terms);
    shell.hear(Event::of_arbiter(shell.now(), ArbiterAct::Start));
    for text in ["e4", "e5"] {
        let turn = shell.arbiter().table().game().has_the_move();
        shell.does(turn, PlayerAct::Move(text.to_owned()));
    }
    shell
}

/// White's claim was put off, and White's flag has fallen since.
fn after_the_flag() -> AppHarness {
    let mut shell = short_of_time();
    shell.does(Color::White, PlayerAct::ClaimNormalMeans);
    let waits = ArbiterAct::Decide(Decision::Postpone);
    shell.hear(Event::of_arbiter(shell.now(), waits));
    let later = shell.now() + std::time::Duration::from_mins(2);
    shell.wait_until(later);
    shell
}

fn running(shell: &AppHarness) -> Option<Color> {
    shell.arbiter().table().clock().and_then(Clock::running)
}

/// Two friends, and Ana has claimed that Boris makes no effort, for which the clocks stand; each has chosen that, if anything.
fn claimed(chosen: [Option<Decision>; 2]) -> AppHarness {
    let mut terms = timed("110");
    terms.regulations.quickplay = true;
    let mut shell = of_two(terms);
    shell.hear(Event::of_arbiter(shell.now(), ArbiterAct::Start));
    for (color, text) in [(Color::White, "e4"), (Color::Black, "e5")] {
        shell.does(color, PlayerAct::Move(text.to_owned()));
    }
    shell.does(Color::White, PlayerAct::StopClocks);
    shell.does(Color::White, PlayerAct::ClaimNoEffort);
    let question = Question::Effort(Color::Black);
    for (color, decision) in Color::ALL.into_iter().zip(chosen) {
        if let Some(decision) = decision {
            shell.does(color, PlayerAct::ProposeRuling(question, decision));
        }
    }
    shell
}

/// The claim, of which nobody has said anything yet.
pub fn asked(words: Words) -> Window {
    pressed(words, claimed([None, None]), &[])
}

/// The same, of which the two think differently.
pub fn differing(words: Words) -> Window {
    let chosen = [Some(Decision::Accept), Some(Decision::Reject)];
    pressed(words, claimed(chosen), &[])
}

/// The same, and Black is asked whether that is what ends the game.
pub fn ending(words: Words) -> Window {
    let mut window = pressed(words, claimed([Some(Decision::Accept), None]), &[]);
    let ends = format!("Boris Petrović: {}", words.tr("answer-claim-right"));
    let mut answers = window.query_all_by_label(&ends);
    let answer = answers.next().expect("Black's answer");
    answer.click();
    drop(answers);
    window.run();
    window
}

/// The question of such a claim at the desk, which can be put off.
pub fn at_the_desk(words: Words) -> Window {
    let mut shell = short_of_time();
    shell.does(Color::White, PlayerAct::StopClocks);
    shell.does(Color::White, PlayerAct::ClaimNormalMeans);
    shell.show(Screen::Desk);
    pressed(words, shell, &[])
}

/// What can be claimed in a game with a quickplay finish.
pub fn claiming(words: Words) -> Window {
    let mut window = pressed(words, short_of_time(), &[]);
    let name = words.tr("say-claim");
    let claim = window.get_all_by_label(&name).last();
    claim.expect("White can claim").click_accesskit();
    window.run();
    window
}

#[test]
fn a_touch_while_the_claim_waits_names_what_can_be_done() {
    for (width, height) in [(900.0, 600.0), (1280.0, 800.0)] {
        let mut window = window(claimed([None, None]), width, height);
        window.get_by_label_contains("e4, white pawn").click();
        window.run();
        let told = texts(&window);
        let says = |words: &str| told.iter().any(|(text, _)| text.contains(words));
        assert!(says("until you have both decided"), "{width}: {told:?}");
        assert!(!says("starts them"), "{width}: {told:?}");
    }
}

#[test]
fn an_answer_that_was_given_is_not_given_again() {
    let mut window = window(claimed([None, None]), 1280.0, 800.0);
    let before = window.log().len();
    for _ in 0..2 {
        let mut answers = window.get_all_by_label("Ana Kovač: The claim is right");
        answers.next().expect("an answer of Ana's").click();
        drop(answers);
        window.run();
    }
    assert_eq!(window.log().len(), before + 1);
}

#[test]
fn the_question_tells_of_the_claim_alone_and_covers_nothing() {
    for scene in [asked, differing, ending] {
        for language in due_languages() {
            let mut window = scene(Words::new(language));
            for (width, height) in [(900.0, 600.0), (1280.0, 800.0)] {
                window.set_size(vec2(width, height));
                window.run_ok();
                let name = window.words().tr("ruling-name");
                let cards = window.query_all_by_label(&name).count();
                assert_eq!(cards, 0, "{language:?} {width}: it says the same");
                let faults = faults(&window);
                assert!(faults.is_empty(), "{language:?} {width}: {faults:?}");
            }
        }
    }
}

#[test]
fn both_answers_are_explained_or_neither_and_the_row_below_stays_free() {
    for scene in [asked, differing, ending] {
        for language in due_languages() {
            let words = Words::new(language);
            let mut window = scene(Words::new(language));
            window.set_size(vec2(900.0, 600.0));
            window.run_ok();
            let told = texts(&window);
            let explains = |id| {
                let start = format!("{}: ", words.tr(id));
                told.iter().any(|(text, _)| text.starts_with(&start))
            };
            let explained = ["answer-claim-right", "answer-claim-wrong"].map(explains);
            assert!(
                explained[0] == explained[1],
                "{language:?}: {explained:?} {told:?}"
            );
            let (decides, resign) = (words.tr("desk-decides"), words.tr("say-resign"));
            let desk = window.query_by_label(&decides);
            let row = window.get_all_by_label(&resign).last();
            if let (Some(desk), Some(row)) = (desk, row) {
                let (desk, row) = (desk.rect(), row.rect());
                assert!(desk.bottom() <= row.top(), "{language:?}: {desk} {row}");
            }
        }
    }
}

#[test]
fn every_ground_is_read_whole() {
    for language in due_languages() {
        let mut window = claiming(Words::new(language));
        for (width, height) in [(900.0, 600.0), (1280.0, 800.0)] {
            window.set_size(vec2(width, height));
            window.run_ok();
            let shown = galleys(&window).into_iter();
            let mut cut = shown.filter(|(galley, _)| galley.elided);
            let cut = cut.next().map(|(galley, _)| galley.text().to_owned());
            assert_eq!(cut, None, "{language:?} {width}");
        }
    }
}

#[test]
fn the_claim_tells_the_one_ground_that_was_claimed() {
    for (claims, ground, other) in [
        (
            PlayerAct::ClaimNoEffort,
            "is not trying to win",
            "cannot win",
        ),
        (PlayerAct::ClaimNormalMeans, "cannot win", "is not trying"),
    ] {
        let mut shell = short_of_time();
        shell.does(Color::White, claims);
        let rulings = &shell.log().last().expect("a claim").rulings;
        let ruling = rulings.iter().find(|it| it.rule == Rule::QpfGrounds);
        let ruling = ruling.expect("the ruling on it");
        let words = Words::new(Language::English);
        let edition = shell.arbiter().terms().edition;
        let told = words.ruling(ruling, edition, Letters::default()).finding;
        assert!(told.contains(ground) && !told.contains(other), "{told}");
    }
}

#[test]
fn the_claim_stops_the_clocks_and_says_so() {
    let mut window = window(short_of_time(), 1280.0, 800.0);
    let claim = window.get_all_by_label("Claim…").last();
    claim.expect("White can claim").click_accesskit();
    window.run();
    let ground = window.get_all_by_label_contains("normal means").next();
    ground.expect("a ground").click_accesskit();
    window.run();
    window.get_by_label_contains("then both clocks stop");
    press(&mut window, "Make the claim");
    assert_eq!(running(&window), None);
    let asked = window.arbiter().table().questions();
    let asked: Vec<Question> = asked.iter().map(|(_, question)| *question).collect();
    assert_eq!(asked, [Question::NormalMeans(Color::Black)]);
}

#[test]
fn a_verdict_that_was_put_off_with_two_minutes_is_given_at_the_desk_at_any_time() {
    let mut shell = short_of_time();
    shell.does(Color::White, PlayerAct::StopClocks);
    shell.does(Color::White, PlayerAct::ClaimNormalMeans);
    let mut window = desk(shell);
    let before = left(&window, Color::Black);
    press(&mut window, "Play on, Black +2:00");
    let table = window.arbiter().table();
    assert_eq!(table.questions(), []);
    assert!(table.clock().is_some_and(|clock| clock.running().is_some()));
    assert_eq!(left(&window, Color::Black), before + 120);
    for _ in 0..120 {
        window.step();
    }
    window.get_by_label("Nothing has to be decided now.");
    // Nothing waits, so no verdict is given by one click, whichever it is.
    let heard = window.log().len();
    press(&mut window, "Rule: The claim is wrong");
    assert_eq!(window.log().len(), heard);
    window.key_press(Key::Escape);
    window.run();
    press(&mut window, "Rule: The claim is right");
    press(&mut window, "Rule: The claim is right");
    let standing = window.arbiter().table().standing();
    assert!(
        matches!(standing, Standing::Ended(outcome, _) if outcome.white == Score::Half),
        "{standing:?}"
    );
}

#[test]
fn a_claim_that_waits_is_logged_as_one_that_the_arbiter_is_to_decide() {
    for act in [PlayerAct::ClaimNormalMeans, PlayerAct::ClaimNoEffort] {
        let mut shell = short_of_time();
        shell.does(Color::White, PlayerAct::StopClocks);
        shell.does(Color::White, act);
        let mut window = desk(shell);
        let told = texts(&window);
        let told: Vec<String> = told.into_iter().map(|it| it.0).collect();
        let waits = |it: &String| {
            it.starts_with("White claims: ") && it.ends_with(" · the arbiter is to decide")
        };
        assert!(told.iter().any(waits), "{told:?}");
        assert!(!told.iter().any(|it| it.contains("the claim is right")));
        let cited = window.query_all_by_label_contains("Article III.5");
        assert!(cited.count() > 0);
        let decided = ArbiterAct::Decide(Decision::Accept);
        window.hear(Event::of_arbiter(window.now(), decided));
        window.run();
        let told: Vec<String> = texts(&window).into_iter().map(|it| it.0).collect();
        assert!(told.iter().any(waits), "{told:?}");
        let right = |it: &String| it.ends_with("the claim is right: ½–½");
        assert!(told.iter().any(right), "{told:?}");
    }
}

#[test]
fn a_postponed_claim_that_was_right_is_no_longer_told_as_due() {
    let mut shell = short_of_time();
    shell.does(Color::White, PlayerAct::ClaimNormalMeans);
    for decision in [Decision::Postpone, Decision::Accept] {
        shell.hear(Event::of_arbiter(shell.now(), ArbiterAct::Decide(decision)));
    }
    shell.show(Screen::Table);
    let window = window(shell, 1280.0, 800.0);
    window.get_by_label("White’s claim is right.");
    assert!(window.query_by_label_contains("is due").is_none());
}

#[test]
fn a_draw_that_both_players_found_right_is_told_as_agreed() {
    let mut shell = short_of_time();
    shell.set(|settings| settings.play.assist = AssistLevel::Friendly);
    shell.does(Color::White, PlayerAct::ClaimNormalMeans);
    let question = Question::NormalMeans(Color::Black);
    for color in Color::ALL {
        let proposed = PlayerAct::ProposeRuling(question, Decision::Accept);
        shell.does(color, proposed);
    }
    let decided = ArbiterAct::Decide(Decision::Accept);
    shell.hear(Event::of_arbiter(shell.now(), decided));
    shell.show(Screen::Table);
    let window = window(shell, 1280.0, 800.0);
    window.get_by_label("Draw by claim: quickplay finish · agreed by both players");
    assert!(window.query_by_label_contains("arbiter agrees").is_none());
}

#[test]
fn after_a_flag_the_verdict_is_due_and_both_clocks_stand() {
    let window = desk(after_the_flag());
    let asked = window.arbiter().table().questions();
    assert_eq!(asked.len(), 1, "{asked:?}");
    assert!(window.query_by_label_contains("Later").is_none());
    let stop = window.words().tr("clock-pause");
    assert!(window.query_by_label_contains(&stop).is_none());
    let told: Vec<String> = texts(&window).into_iter().map(|it| it.0).collect();
    let fell = told.iter().find(|it| it.starts_with("White: flag fell"));
    assert_eq!(
        fell.map(String::as_str),
        Some("White: flag fell · the arbiter is to decide"),
        "{told:?}"
    );
}

/// No clock runs before the claim is decided: what would let one run rests, and says what comes first.
#[test]
fn behind_a_flag_the_desk_lets_no_clock_run_before_the_verdict() {
    let mut shell = after_the_flag();
    shell.hear(Event::of_arbiter(shell.now(), ArbiterAct::Stop));
    let window = desk(shell);
    let runs = window.words().tr("clock-resume");
    let button = window.get_by_label(&runs);
    assert!(button.accesskit_node().is_disabled());
}

/// III.6: without an arbiter the claim concludes the game, and the result is given later.
#[test]
fn a_claim_that_ends_play_says_so_and_asks_and_its_result_is_given_at_the_desk() {
    let mut shell = without_arbiter();
    shell.set(|settings| settings.play.assist = AssistLevel::Tournament);
    let mut window = window(shell, 1280.0, 800.0);
    let claims = window.get_all_by_label("Claim…").last();
    claims.expect("White can claim").click_accesskit();
    window.run();
    press(&mut window, "Your opponent cannot win by normal means");
    let says = |window: &Window, words: &str| texts(window).iter().any(|it| it.0.contains(words));
    assert!(says(&window, "this claim ends play"));
    assert!(!says(&window, "play continues"));
    press(&mut window, "Make the claim");
    assert_eq!(
        window.arbiter().table().standing(),
        Standing::Playing,
        "it is asked first"
    );
    press(&mut window, "Make the claim");
    assert_eq!(window.arbiter().table().standing(), Standing::Referred);
    for decided in [
        ArbiterAct::Decide(Decision::Reject),
        ArbiterAct::Declare(Score::Zero, Score::One),
    ] {
        if let ArbiterAct::Declare(..) = decided {
            window.show(Screen::Desk);
            window.run();
            press(&mut window, "Result…");
            assert!(!says(&window, "nothing to declare"));
        }
        window.hear(Event::of_arbiter(window.now(), decided));
    }
    let ended = matches!(window.arbiter().table().standing(), Standing::Ended(..));
    assert!(ended, "the scores stand");
}

/// The same with nobody who could judge a claim.
fn without_arbiter() -> AppHarness {
    let mut terms = timed("110");
    terms.arbiter = Presence::Absent;
    terms.regulations.quickplay = true;
    after_a_move_each(terms)
}

#[test]
fn a_verdict_after_the_flag_tells_that_it_ends_the_game_and_starts_no_clock() {
    let mut window = desk(after_the_flag());
    let wrong = "Rule: The claim is wrong";
    window.key_press(Key::P);
    window.run();
    assert_eq!(running(&window), None);
    press(&mut window, wrong);
    let standing = window.arbiter().table().standing();
    assert_eq!(standing, Standing::Playing, "it is asked once more");
    window.get_by_label("Sure?");
    press(&mut window, wrong);
    let standing = window.arbiter().table().standing();
    assert!(matches!(standing, Standing::Ended(..)), "{standing:?}");
}

/// What a claim costs that is turned down is told before it is made: two minutes (III.5.3), whatever the pace.
#[test]
fn the_price_of_a_claim_in_a_quickplay_finish_is_told() {
    let mut window = claiming(Words::new(Language::English));
    window
        .get_by_label_contains("cannot win by normal means")
        .click_accesskit();
    window.run();
    let told = texts(&window);
    let price = "If a draw claim is wrong, Black gets 2 minutes and play continues.";
    assert!(
        told.iter().any(|(text, _)| text.contains(price)),
        "{told:?}"
    );
}

/// A postponed verdict waits through the break of an adjourned game, and is given in it, or after it.
#[test]
fn a_postponed_verdict_is_given_in_the_break_or_after_it() {
    for goes_on in [false, true] {
        let mut shell = short_of_time();
        shell.does(Color::White, PlayerAct::ClaimNormalMeans);
        for act in [ArbiterAct::Decide(Decision::Postpone), ArbiterAct::Adjourn] {
            shell.hear(Event::of_arbiter(shell.now(), act));
        }
        shell.does(Color::White, PlayerAct::Seal("Nf3".to_owned()));
        shell.does(Color::White, PlayerAct::StopClocks);
        if goes_on {
            for color in Color::ALL {
                shell.does(color, PlayerAct::Arrive);
            }
            for act in [ArbiterAct::Resume, ArbiterAct::Open] {
                shell.hear(Event::of_arbiter(shell.now(), act));
            }
        }
        shell.show(Screen::Desk);
        let mut window = window(shell, 1280.0, 800.0);
        window.run_ok();
        window.get_by_label_contains("Postponed, and still to be decided");
        press(&mut window, "Rule: The claim is right");
        press(&mut window, "Rule: The claim is right");
        let standing = window.arbiter().table().standing();
        assert!(
            matches!(standing, Standing::Ended(outcome, _) if outcome.white == Score::Half),
            "{goes_on} {standing:?}"
        );
    }
}

/// The arbiter holds both clocks for a claim: who seals meanwhile is not told to stop one, nor that a move on the board, which nobody can
/// make there, would be the sealed one.
#[test]
fn who_seals_while_both_clocks_are_held_for_a_claim_is_not_told_to_stop_one() {
    let mut shell = short_of_time();
    shell.does(Color::White, PlayerAct::ClaimNormalMeans);
    for act in [ArbiterAct::Stop, ArbiterAct::Adjourn] {
        shell.hear(Event::of_arbiter(shell.now(), act));
    }
    shell.show(Screen::Adjourning);
    let mut window = window(shell, 1280.0, 800.0);
    window.run_ok();
    press(&mut window, "Next");
    window.get_by_label("Seal it");
    let told = texts(&window);
    let says = |part: &str| told.iter().any(|(text, _)| text.contains(part));
    assert!(says(
        "Until the envelope is closed you may change the move."
    ));
    assert!(!says("sealed move."), "{told:?}");
}
