//! The log of the arbiter's desk: which move was not legal and what it cost, and which touches counted.

use std::time::Duration;

use egui_kittest::kittest::{NodeT, Queryable};
use jadoube_core::chess::{ByColor, Color, Square};
use jadoube_core::clock::{Moment, TimeControl};
use jadoube_core::laws::{
    ArbiterAct, CommonAct, Decision, Deed, Duty, Edition, Event, Pace, Person, PlayerAct, Presence,
    Score, Supervision, Terms,
};
use jadoube_ui::Screen;

use super::arbiter_desk::{desk, game, press};
use super::fits::texts;
use crate::support::app_harness::{AppHarness, window};

/// What the log of the desk tells.
pub fn told(shell: AppHarness) -> Vec<String> {
    let window = desk(shell);
    texts(&window).into_iter().map(|it| it.0).collect()
}

#[test]
fn the_log_names_the_move_that_was_not_legal_and_all_that_it_cost() {
    for (takes_back, cost) in [
        (false, "White +2:00"),
        (true, "White +2:00, no increment for Black"),
    ] {
        let control: TimeControl = "5400+30".parse().expect("a time control");
        let mut terms = Terms {
            control: Some(ByColor::new_with(|_| control.clone())),
            ..Terms::default()
        };
        terms.regulations.take_back_increment = takes_back;
        let mut shell = AppHarness::new(terms);
        shell.hear(Event::of_arbiter(Moment::START, ArbiterAct::Start));
        shell.does(Color::White, PlayerAct::Move("e4".into()));
        for act in [
            PlayerAct::Lift(Square::G8),
            PlayerAct::Release(Square::G6),
            PlayerAct::Press,
        ] {
            shell.does(Color::Black, act);
        }
        let told = told(shell);
        let why = "A knight moves two squares straight and one to the side";
        let owed = "The piece from g8 must move";
        let line = format!("Black’s first illegal move (1…♞g6): {cost} · {owed} · {why}");
        assert!(told.contains(&line), "{line}: {told:?}");
    }
}

#[test]
fn a_line_of_the_log_stays_as_it_was_written_when_a_position_is_put_back() {
    let moves = ["e4", "e5", "Nf3"];
    let is_move = |text: &String| text.starts_with("Completed: ");
    let written: Vec<String> = told(game(&moves)).into_iter().filter(is_move).collect();
    assert!(written.len() >= moves.len(), "{written:?}");
    let mut shell = game(&moves);
    shell.hear(Event::of_arbiter(shell.now(), ArbiterAct::Reinstate(1)));
    shell.does(Color::Black, PlayerAct::Move("c5".into()));
    let told = told(shell);
    for line in written {
        assert!(told.contains(&line), "{line}: {told:?}");
    }
}

#[test]
fn a_touch_of_whoever_adjusts_is_written_as_adjusting() {
    let mut shell = game(&["e4", "e5"]);
    for act in [
        PlayerAct::Adjust,
        PlayerAct::Touch(Square::G1),
        PlayerAct::LetGo,
        PlayerAct::Lift(Square::B1),
        PlayerAct::Release(Square::B1),
        PlayerAct::EndAdjusting,
        PlayerAct::Touch(Square::F1),
    ] {
        shell.does(Color::White, act);
    }
    let told = told(shell);
    for line in [
        "White: “J’adoube”",
        "Adjusted: a knight, g1",
        "Adjusted: a knight, b1",
        "Touched: a bishop, f1",
    ] {
        assert!(told.iter().any(|text| text == line), "{line}: {told:?}");
    }
    assert!(
        !told
            .iter()
            .any(|text| text.starts_with("Touched: a knight")),
        "{told:?}"
    );
}

#[test]
fn a_touch_is_told_with_how_long_it_lasted() {
    let mut shell = game(&["e4", "e5"]);
    shell.does(Color::White, PlayerAct::Touch(Square::G1));
    let began = shell.now();
    let ends = Moment::after(began.since_start() + Duration::from_millis(1800));
    shell.hear(Event::of(Color::White, ends, PlayerAct::LetGo));
    let window = desk(shell);
    let told: Vec<String> = texts(&window).into_iter().map(|it| it.0).collect();
    let line = "Touched: a knight, g1 · for 1.8 s";
    assert!(told.iter().any(|text| text == line), "{told:?}");
}

#[test]
fn what_is_claimed_is_told_with_who_claims_it_and_what_it_came_to() {
    let repeated = ["Nf3", "Nf6", "Ng1", "Ng8"].repeat(2);
    for (moves, act, line) in [
        (
            &["e4", "e5"][..],
            PlayerAct::ClaimRepetition(None),
            "White claims: Threefold repetition · the claim is wrong: Black +2:00 · it counts as a draw offer · This position has occurred once; three times are needed",
        ),
        (
            &repeated,
            PlayerAct::ClaimRepetition(None),
            "White claims: Threefold repetition · the claim is right (the position has occurred 3 times): ½–½",
        ),
        (
            &["e4", "e5"],
            PlayerAct::ClaimFifty(Some("Nf3".to_owned())),
            "White claims: Fifty-move rule, with Nf3 · the claim is wrong: Black +2:00 · it counts as a draw offer · The move ♘g1–f3 must be played · With that move each player has made 0 moves without a capture or a pawn move; fifty are needed",
        ),
        (
            &["e4", "e5"],
            PlayerAct::ClaimFlag,
            "White claims: Black’s flag has fallen · the claim is wrong · Black’s flag has not fallen",
        ),
    ] {
        let mut shell = game(moves);
        shell.does(Color::White, act);
        let told = told(shell);
        assert!(told.iter().any(|text| text == line), "{line}: {told:?}");
    }
}

#[test]
fn a_draw_that_is_declined_is_told_as_declined_in_words_and_by_a_touch() {
    for (act, line) in [
        (PlayerAct::Decline, "Black declines the draw"),
        (
            PlayerAct::Touch(Square::G8),
            "Touched: a knight, g8 · the draw is declined by it",
        ),
    ] {
        let mut shell = game(&["e4", "e5"]);
        shell.does(Color::White, PlayerAct::Play("Nf3".to_owned()));
        shell.does(Color::White, PlayerAct::OfferDraw);
        shell.does(Color::White, PlayerAct::Press);
        shell.does(Color::Black, act);
        let told = told(shell);
        assert!(told.iter().any(|text| text == line), "{line}: {told:?}");
        assert!(!told.iter().any(|text| text.contains("no longer stands")));
    }
}

#[test]
fn whoever_stops_the_clocks_without_a_reason_is_named_under_the_article_on_it() {
    let mut shell = game(&["e4", "e5"]);
    shell.does(Color::White, PlayerAct::StopClocks);
    let decided = ArbiterAct::Decide(Decision::Reject);
    shell.hear(Event::of_arbiter(shell.now(), decided));
    let window = desk(shell);
    window.get_by_label("White had no good reason to stop the clocks");
    assert!(
        window
            .query_all_by_label_contains("6.11.4")
            .next()
            .is_some()
    );
}

#[test]
fn what_the_opponent_lets_pass_is_told_with_its_move() {
    let played = |acts: usize| {
        let terms = Terms {
            arbiter: Presence::Absent,
            play: Pace::Rapid,
            control: Some(ByColor::new_with(|_| {
                "900+10".parse().expect("a time control")
            })),
            ..Terms::default()
        };
        let mut shell = AppHarness::new(terms);
        shell.hear(Event::of_arbiter(Moment::START, ArbiterAct::Start));
        let all = [
            (Color::White, PlayerAct::Move("e4".into())),
            (Color::Black, PlayerAct::Lift(Square::G8)),
            (Color::Black, PlayerAct::Release(Square::G6)),
            (Color::Black, PlayerAct::Press),
            (Color::White, PlayerAct::Move("d4".into())),
            (Color::Black, PlayerAct::Press),
            (Color::White, PlayerAct::Move("Nf3".into())),
        ];
        for (color, act) in all.into_iter().take(acts) {
            shell.does(color, act);
        }
        told(shell)
    };
    for (acts, line) in [
        // Until the reply it may still be claimed.
        (4, "Completed: 1…♞g6"),
        (5, "Completed: 1…♞g6 · illegal, and nobody objected"),
        (6, "Black pressed the clock without making a move"),
        (
            7,
            "Black pressed the clock without making a move · nobody objected",
        ),
    ] {
        let told = played(acts);
        // Behind a completed move stands what its player's clock showed.
        let is_it = |text: &String| {
            let more = text.strip_prefix(line);
            more.is_some_and(|more| !more.contains("objected"))
        };
        assert!(told.iter().any(is_it), "{line}: {told:?}");
    }
}

/// Whether the desk's log cites that article.
fn cites(shell: AppHarness, article: &str) -> bool {
    let window = desk(shell);
    window.query_all_by_label_contains(article).next().is_some()
}

#[test]
fn a_claim_that_was_decided_is_told_under_the_article_on_what_it_comes_to() {
    let back_and_forth = ["Nf3", "Nf6", "Ng1", "Ng8"].repeat(2);
    for (moves, article) in [(&["e4", "e5"][..], "9.5.3"), (&back_and_forth, "9.5.2")] {
        let claimed = || {
            let mut shell = game(moves);
            shell.does(Color::Black, PlayerAct::Press);
            shell.does(Color::White, PlayerAct::ClaimRepetition(None));
            shell
        };
        assert!(cites(claimed(), article), "{article}");
        assert!(!cites(claimed(), "9.5.1"), "{article}");
        assert!(
            cites(claimed(), "9.2."),
            "{article}: what the claim rests on"
        );
    }
}

#[test]
fn a_position_is_put_back_under_the_article_on_its_reason_in_each_edition() {
    use Edition::{E2005, E2009, E2014, E2017, E2018, E2023};
    for (reason, article, editions) in [
        ("Pieces were displaced", "7.5", &[E2005, E2009][..]),
        (
            "Pieces were displaced",
            "7.6",
            &[E2014, E2017, E2018, E2023],
        ),
        ("Померене су фигуре", "7.6", &[E2023]),
        ("After an illegal move", "7.4a", &[E2005, E2009]),
        ("After an illegal move", "7.5a", &[E2014]),
        ("After an illegal move", "7.5.1", &[E2017, E2018, E2023]),
        ("The lights went out", "7.1", &[E2018]),
    ] {
        for edition in editions {
            let mut shell = AppHarness::new(Terms {
                edition: *edition,
                ..Terms::default()
            });
            shell.hear(Event::of_arbiter(Moment::START, ArbiterAct::Start));
            shell.does(Color::White, PlayerAct::Move("e4".into()));
            for act in [ArbiterAct::Note(reason.into()), ArbiterAct::Reinstate(0)] {
                shell.hear(Event::of_arbiter(shell.now(), act));
            }
            let window = desk(shell);
            let cited = window.query_all_by_label_contains("7.");
            let cited: Vec<_> = cited
                .filter_map(|node| node.accesskit_node().label())
                .collect();
            let is_right = cited.iter().all(|it| it.ends_with(article));
            let is_told = is_right && !cited.is_empty();
            assert!(is_told, "{reason} {edition:?}: {cited:?}");
        }
    }
}

#[test]
fn a_result_is_told_under_the_article_on_its_reason_and_under_none_without_one() {
    let half = ArbiterAct::Declare(Score::Half, Score::Half);
    let white = ArbiterAct::Declare(Score::One, Score::Zero);
    for (edition, reason, result, article) in [
        (Edition::E2009, "Agreed by the players", &half, Some("5.2c")),
        (
            Edition::E2023,
            "Играчи су се договорили",
            &half,
            Some("5.2.3"),
        ),
        (Edition::E2023, "Refusing to comply", &white, Some("11.7")),
        (Edition::E2009, "Refusing to comply", &white, Some("12.8")),
        (Edition::E2023, "The lights went out", &half, None),
        (Edition::E2023, "Agreed by the players", &white, None),
    ] {
        let mut shell = AppHarness::new(Terms {
            edition,
            ..Terms::default()
        });
        for act in [
            ArbiterAct::Start,
            ArbiterAct::Note(reason.into()),
            result.clone(),
        ] {
            shell.hear(Event::of_arbiter(shell.now(), act));
        }
        let window = desk(shell);
        let badges = window.query_all_by_label_contains("Article ");
        let badges = badges.filter_map(|node| node.accesskit_node().label());
        let badges: Vec<String> = badges.collect();
        let is_cited = |article: &str| badges.iter().any(|it| it.ends_with(article));
        let is_right = article.map_or(badges.is_empty(), is_cited);
        assert!(is_right, "{reason} {edition:?}: {badges:?}");
    }
}

#[test]
fn an_agreed_draw_that_the_arbiter_records_is_told_as_one_at_the_end_of_the_game() {
    for (size, edition, article) in [
        ((1280.0, 800.0), Edition::E2023, "5.2.3"),
        ((900.0, 600.0), Edition::E2009, "5.2c"),
    ] {
        let mut shell = AppHarness::new(Terms {
            edition,
            ..Terms::default()
        });
        for act in [
            ArbiterAct::Start,
            ArbiterAct::Note("Agreed by the players".into()),
            ArbiterAct::Declare(Score::Half, Score::Half),
        ] {
            shell.hear(Event::of_arbiter(shell.now(), act));
        }
        shell.show(Screen::Table);
        let window = window(shell, size.0, size.1);
        window.get_by_label("Draw by agreement (recorded by the arbiter)");
        window.get_by_label_contains(article);
        let says = |it: &(String, _)| it.0.contains("declared the result");
        assert!(!texts(&window).iter().any(says), "{size:?}");
    }
}

#[test]
fn what_the_arbiter_finds_of_a_touch_is_logged_and_frees() {
    let mut shell = game(&["e4", "e5"]);
    for act in [
        PlayerAct::Touch(Square::G1),
        PlayerAct::Lift(Square::G1),
        PlayerAct::PutBack,
    ] {
        shell.does(Color::White, act);
    }
    let mut window = desk(shell);
    press(&mut window, "Touches");
    for _ in 0..2 {
        press(&mut window, "Touched by accident: a knight, g1");
    }
    assert_eq!(window.arbiter().obligation().duty, Duty::None);
    press(&mut window, "Log");
    let line = "Touched by accident: a knight, g1 · Any legal move may be played.";
    assert!(
        texts(&window).iter().any(|it| it.0 == line),
        "{:?}",
        texts(&window)
    );
    // What would change nothing is not offered: the piece is known to have been touched by accident.
    press(&mut window, "Touches");
    window.get_by_label("Touched on purpose: a knight, g1");
    assert!(
        window
            .query_by_label("Touched by accident: a knight, g1")
            .is_none()
    );
}

#[test]
fn every_flag_is_logged_when_it_fell_and_in_its_order() {
    let mut shell = AppHarness::new(Terms {
        control: Some(ByColor::new_with(|_| "10".parse().expect("a time control"))),
        play: Pace::Blitz,
        supervision: Supervision::Light,
        ..Terms::default()
    });
    shell.hear(Event::of_arbiter(Moment::START, ArbiterAct::Start));
    let mut window = desk(shell);
    let later = |window: &AppHarness, seconds| window.now() + Duration::from_secs(seconds);
    let at = later(&window, 5);
    window.wait_until(at);
    window.does(Color::White, PlayerAct::Move("e4".into()));
    let at = later(&window, 11);
    window.wait_until(at);
    window.run();
    let first = window.query_by_label_contains("flag fell first");
    assert!(first.is_none(), "only one is down");
    window.does(Color::Black, PlayerAct::Move("e5".into()));
    let at = later(&window, 20);
    window.wait_until(at);
    window.run();
    let told: Vec<String> = texts(&window).into_iter().map(|it| it.0).collect();
    let first = told
        .iter()
        .position(|it| it == "Black: flag fell, the first of the two");
    let second = told
        .iter()
        .position(|it| it == "White: flag fell, the second of the two");
    assert!(
        second < first && second.is_some(),
        "the newest stands above: {told:?}"
    );
    window.get_by_label_contains("flag fell first");
    window.show(Screen::Table);
    window.run();
    let told: Vec<String> = texts(&window).into_iter().map(|it| it.0).collect();
    assert!(told.iter().any(|it| it == "flag fell first"), "{told:?}");
    let entered = ArbiterAct::FlagsUnclear;
    window.hear(Event::of_arbiter(window.now(), entered));
    window.show(Screen::Desk);
    window.run();
    let entered = format!("{} · ", window.words().tr("found-both-flags"));
    let told: Vec<String> = texts(&window).into_iter().map(|it| it.0).collect();
    assert!(told.iter().any(|it| it.starts_with(&entered)), "{told:?}");
}

#[test]
fn the_arbiter_finds_a_device_and_reversed_colours_and_the_log_says_what_was_found() {
    let mut shell = game(&["e4", "e5"]);
    shell.does(Color::Black, PlayerAct::Phone);
    let record = shell.log().to_vec();
    assert!(
        record
            .iter()
            .any(|it| it.event.player_act() == Some(&PlayerAct::Phone))
    );
    let lines = told(shell);
    assert!(
        lines
            .iter()
            .any(|it| it.contains("Black") && it.contains("1–0")),
        "{lines:?}"
    );
    let mut shell = game(&["e4", "e5"]);
    let found = Deed::Common(Person::Arbiter, CommonAct::FindColorsReversed);
    let event = Event {
        at: shell.now(),
        deed: found,
    };
    shell.hear(event);
    let lines = told(shell);
    let line = "Each player has the other’s colour. The players had not yet made ten moves each. The game does not count; a \
                new one is to be played";
    assert!(lines.iter().any(|it| it == line), "{lines:?}");
}

#[test]
fn castling_by_announcement_is_told_with_what_was_said_and_with_the_king() {
    let fen = "5k2/8/8/8/8/8/8/5KR1 w G - 0 1";
    let (start, castling) = jadoube_core::chess::chess960_fen::read(fen).expect("a position");
    let mut shell = AppHarness::new(Terms {
        start,
        castling,
        ..Terms::default()
    });
    shell.hear(Event::of_arbiter(Moment::START, ArbiterAct::Start));
    shell.does(Color::White, PlayerAct::AnnounceCastling);
    for act in [
        PlayerAct::Remove(Square::F1),
        PlayerAct::Lift(Square::G1),
        PlayerAct::Release(Square::F1),
    ] {
        shell.does(Color::White, act);
    }
    let told = told(shell);
    for line in [
        "White: “Castling”",
        "Touched: a king, f1",
        "Touched: a rook, g1",
    ] {
        assert!(
            told.iter().any(|text| text.starts_with(line)),
            "{line}: {told:?}"
        );
    }
}
