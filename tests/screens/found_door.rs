//! The door of what the arbiter finds: what would come of it is told first, nothing is entered at one click, and what
//! nothing comes of is not there.

use std::time::Duration;

use eframe::egui::Key;
use egui_kittest::kittest::{NodeT, Queryable};
use jadoube_core::chess::{ByColor, CastlingMode, Color, Fen, Square};
use jadoube_core::laws::{
    ArbiterAct, Blind, CommonAct, Deed, Edition, Event, Pace, Person, PlayerAct, Question,
    Regulations, Rule, Standing, Supervision, Terms,
};

use super::arbiter_desk::{desk, game, left, press};
use super::desk_scenes::stopped;
use super::fits::texts;
use super::table_scenes::blitz_of;
use crate::support::app_harness::AppHarness;

/// What the list of findings may hold.
const ENTRIES: [&str; 16] = [
    "Two hands for one move",
    "Pressed with the other hand",
    "A phone rang",
    "A phone was found",
    "Refusing to comply with the Laws",
    "An illegal move",
    "An impossible position",
    "Both flags down, unclear which first",
    "Pieces off their squares",
    "Set up wrongly",
    "The board is the wrong way round",
    "The wrong colours",
    "The clock was set wrongly",
    "The two boards differ",
    "The session begins",
    "Earlier illegal moves",
];

/// The desk of that game with the door opened.
fn found(shell: AppHarness) -> AppHarness {
    let mut window = desk(shell);
    press(&mut window, "Incident…");
    window
}

/// What the list holds.
fn offered(window: &AppHarness) -> Vec<&'static str> {
    let is_there = |entry: &&str| window.query_by_label(entry).is_some();
    ENTRIES.into_iter().filter(is_there).collect()
}

/// That number is written in that field.
fn count(window: &mut AppHarness, field: &str, number: &str) {
    window.get_by_label(field).focus();
    window.run();
    window.get_by_label(field).type_text(number);
    window.run();
    window.key_press(Key::Enter);
    window.run();
}

fn last_deed(window: &AppHarness) -> Deed {
    let last = window.log().last().expect("something happened");
    last.event.deed.clone()
}

#[track_caller]
fn is_told(window: &AppHarness, words: &str) {
    let told = texts(window);
    assert!(
        told.iter().any(|it| it.0.contains(words)),
        "{words}: {told:?}"
    );
}

/// Chooses that entry, and White where it has to be said who it was; what comes of it is told, and it is entered with the
/// second press and not before.
#[track_caller]
fn entered(window: &mut AppHarness, entry: &str, is_of_a_player: bool, told: &str) -> Deed {
    let before = window.log().len();
    press(window, entry);
    if is_of_a_player {
        assert!(window.query_by_label_contains("Enter").is_none(), "{entry}");
        press(window, "White");
    }
    let button = match (told.strip_prefix("The game is over: "), is_of_a_player) {
        // What ends the game says how.
        (Some(result), _) => format!("Enter: {result}"),
        (None, true) => format!("Enter for White: {entry}"),
        (None, false) => format!("Enter: {entry}"),
    };
    is_told(window, told);
    press(window, &button);
    window.get_by_label("Sure?");
    assert_eq!(window.log().len(), before, "{entry} is asked once more");
    press(window, &button);
    assert!(window.log().len() > before, "{entry} is entered");
    last_deed(window)
}

/// A game in which the colours, the pieces, the board and the clock may be found wrong, and of two blind players.
fn of_blind_players() -> AppHarness {
    let mut shell = AppHarness::new(Terms {
        blind: Blind {
            white: true,
            black: false,
        },
        ..blitz_of("300+3")
    });
    shell.hear(Event::of_arbiter(shell.now(), ArbiterAct::Start));
    shell
}

/// A game that nobody watches, in which White's illegal move was completed.
fn with_unseen_illegal_move() -> AppHarness {
    let mut shell = AppHarness::new(Terms {
        supervision: Supervision::Light,
        play: Pace::Rapid,
        ..blitz_of("900+10")
    });
    shell.hear(Event::of_arbiter(shell.now(), ArbiterAct::Start));
    shell.presses_an_illegal_move();
    shell
}

#[test]
fn every_finding_is_told_and_asked_once_more_before_it_is_entered() {
    let common = |act| Deed::Common(Person::Arbiter, act);
    let of_a_player: [(&str, &str, Deed); 5] = [
        (
            "Two hands for one move",
            "once White presses the clock",
            Deed::Player(Color::White, PlayerAct::BothHands),
        ),
        (
            "Pressed with the other hand",
            "The arbiter decides",
            Deed::Player(Color::White, PlayerAct::OtherHand),
        ),
        (
            "A phone rang",
            "The game is over: 0–1",
            Deed::Player(Color::White, PlayerAct::Phone),
        ),
        (
            "A phone was found",
            "The game is over: 0–1",
            Deed::Player(Color::White, PlayerAct::DeviceFound),
        ),
        (
            "Refusing to comply with the Laws",
            "Now set the scores",
            Deed::Arbiter(ArbiterAct::FindRefusal(Color::White)),
        ),
    ];
    for (entry, told, deed) in of_a_player {
        let mut window = found(game(&["e4", "e5"]));
        assert_eq!(entered(&mut window, entry, true, told), deed);
    }
    let of_the_game: [(&str, &str, Deed); 5] = [
        (
            "Set up wrongly",
            "The game does not count",
            common(CommonAct::FindWrongArray),
        ),
        (
            "The board is the wrong way round",
            "The board is turned the right way round",
            common(CommonAct::FindBoardTurned),
        ),
        (
            "The wrong colours",
            "The game does not count",
            common(CommonAct::FindColorsReversed),
        ),
        (
            "The clock was set wrongly",
            "Both clocks are stopped.",
            common(CommonAct::FindWrongSetting),
        ),
        (
            "The two boards differ",
            "Both clocks are stopped.",
            common(CommonAct::BoardsDiffer),
        ),
    ];
    for (entry, told, deed) in of_the_game {
        let mut window = found(of_blind_players());
        assert_eq!(entered(&mut window, entry, false, told), deed);
    }
    let mut window = found(with_unseen_illegal_move());
    let deed = entered(&mut window, "An illegal move", false, "Illegal");
    assert_eq!(deed, Deed::Arbiter(ArbiterAct::SeeIllegal));
}

#[test]
fn what_a_phone_comes_to_in_2009_is_told_before_it_is_entered() {
    for (entry, told, ends) in [
        ("A phone rang", "The game is over: 0–1", true),
        ("A phone was found", "The arbiter decides", false),
    ] {
        let mut shell = AppHarness::new(Terms {
            edition: Edition::E2009,
            ..blitz_of("5400+30")
        });
        shell.hear(Event::of_arbiter(shell.now(), ArbiterAct::Start));
        let mut window = found(shell);
        entered(&mut window, entry, true, told);
        let standing = window.arbiter().table().standing();
        assert_eq!(matches!(standing, Standing::Ended(..)), ends, "{entry}");
    }
}

#[test]
fn pieces_off_their_squares_and_flags_in_no_order_are_found_where_they_are() {
    let mut shell = game(&["e4", "e5"]);
    let displaced = CommonAct::Displace(Square::A1, Square::A4);
    let event = Event {
        at: shell.now(),
        deed: Deed::Common(Person::Arbiter, displaced),
    };
    shell.hear(event);
    let mut window = found(shell);
    let deed = entered(
        &mut window,
        "Pieces off their squares",
        false,
        "are put back",
    );
    let wanted = Deed::Common(Person::Arbiter, CommonAct::FindDisplaced);
    assert_eq!(deed, wanted);
    let mut shell = AppHarness::new(Terms {
        edition: Edition::E2009,
        regulations: Regulations {
            clock_shows_first_flag: false,
            ..Regulations::default()
        },
        ..blitz_of("300")
    });
    shell.hear(Event::of_arbiter(shell.now(), ArbiterAct::Start));
    shell.does(Color::White, PlayerAct::Move("e4".into()));
    for color in Color::ALL {
        shell.hear(Event::flag(color, shell.now()));
    }
    let mut window = found(shell);
    let entry = "Both flags down, unclear which first";
    let deed = entered(&mut window, entry, false, "The game is over: ½–½");
    assert_eq!(deed, Deed::Arbiter(ArbiterAct::FlagsUnclear));
}

#[test]
fn a_position_that_cannot_be_is_found_where_nobody_watches() {
    let fen: Fen = "r3k3/8/8/8/8/8/4P3/K6R w - - 0 1".parse().expect("a FEN");
    let start = fen.into_position(CastlingMode::Standard);
    let mut shell = AppHarness::new(Terms {
        supervision: Supervision::Light,
        start: start.expect("a position"),
        ..blitz_of("300")
    });
    shell.hear(Event::of_arbiter(shell.now(), ArbiterAct::Start));
    for act in [
        PlayerAct::Lift(Square::H1),
        PlayerAct::Release(Square::H8),
        PlayerAct::Press,
    ] {
        shell.does(Color::White, act);
    }
    let mut window = found(shell);
    let entry = "An impossible position";
    let deed = entered(&mut window, entry, false, "The arbiter decides");
    assert_eq!(deed, Deed::Arbiter(ArbiterAct::FindIllegalPosition));
}

#[test]
fn what_nothing_comes_of_is_not_in_the_list() {
    let window = found(game(&["e4", "e5"]));
    let listed = offered(&window);
    for none in [
        "An illegal move",
        "An impossible position",
        "Both flags down, unclear which first",
        "Pieces off their squares",
        "The two boards differ",
        "The session begins",
    ] {
        assert!(!listed.contains(&none), "{none}: {listed:?}");
    }
    assert_eq!(listed.len(), ENTRIES.len() - 6, "{listed:?}");
    // Where nobody watches, it is for the players to see which hand presses.
    let window = found(with_unseen_illegal_move());
    assert!(!offered(&window).contains(&"Pressed with the other hand"));
    assert!(offered(&window).contains(&"An illegal move"));
}

#[test]
fn two_hands_are_entered_for_whoever_has_not_pressed_yet_and_cost_with_the_press() {
    let mut window = found(game(&[]));
    press(&mut window, "Two hands for one move");
    press(&mut window, "Black");
    is_told(&window, "It would have no consequence now.");
    let button = window.get_by_label("Enter for Black: Two hands for one move");
    assert!(button.accesskit_node().is_disabled());
    press(&mut window, "White");
    for _ in 0..2 {
        press(&mut window, "Enter for White: Two hands for one move");
    }
    is_told(&window, "White used both hands for one move.");
    let before = left(&window, Color::Black);
    window.does(Color::White, PlayerAct::Move("Nf3".into()));
    assert!(left(&window, Color::Black) > before + 100);
    // In July 2017 they cost as soon as the move is made.
    let mut shell = AppHarness::new(Terms {
        edition: Edition::E2017,
        ..blitz_of("300+3")
    });
    shell.hear(Event::of_arbiter(shell.now(), ArbiterAct::Start));
    shell.does(Color::White, PlayerAct::Play("e4".into()));
    let mut window = found(shell);
    press(&mut window, "Two hands for one move");
    press(&mut window, "White");
    is_told(&window, "7.7.1");
}

#[test]
fn the_hour_of_the_session_is_entered_before_the_first_move_and_starts_no_clock() {
    let mut window = found(AppHarness::new(blitz_of("300+3")));
    let entry = "The session begins";
    let told = "lateness counts";
    let deed = entered(&mut window, entry, false, told);
    assert_eq!(deed, Deed::Arbiter(ArbiterAct::BeginSession));
    assert!(window.arbiter().table().started().is_some());
    is_told(&window, entry);
    press(&mut window, "Incident…");
    let told = window.query_all_by_label(entry).count();
    press(&mut window, "Close");
    let is_not_offered = window.query_all_by_label(entry).count() == told;
    assert!(is_not_offered, "the session begins once");
    // The game is still to be started.
    window.key_press(Key::P);
    window.run();
    assert_eq!(last_deed(&window), Deed::Arbiter(ArbiterAct::Start));
}

#[test]
fn who_comes_after_the_default_time_loses_the_game_at_the_desk() {
    for (entry, other) in [
        ("A player comes late", "A player has not come"),
        ("A player has not come", "A player comes late"),
    ] {
        let mut terms = blitz_of("300+3");
        terms.regulations.default_time = Some(Duration::from_mins(1));
        let mut shell = AppHarness::new(terms);
        let begins = ArbiterAct::BeginSession;
        shell.hear(Event::of_arbiter(shell.now(), begins));
        let late = shell.now() + Duration::from_mins(2);
        shell.wait_until(late);
        let mut window = found(shell);
        window.get_by_label(other);
        press(&mut window, entry);
        press(&mut window, "Black");
        is_told(&window, "6.7.1");
        for _ in 0..2 {
            press(&mut window, &format!("Enter for Black: {entry}"));
        }
        let asked = window.arbiter().table().questions().first().copied();
        let lateness = (Rule::DefaultTime, Question::Lateness(Color::Black));
        assert_eq!(asked, Some(lateness), "{entry}");
    }
}

#[test]
fn another_refusal_is_found_after_the_first_and_nothing_else() {
    let mut window = found(game(&["e4", "e5"]));
    let entry = "Refusing to comply with the Laws";
    entered(&mut window, entry, true, "set the scores");
    assert_eq!(window.arbiter().table().standing(), Standing::Referred);
    press(&mut window, "Incident…");
    assert_eq!(offered(&window), [entry]);
    press(&mut window, entry);
    press(&mut window, "Black");
    is_told(&window, "0–0");
}

#[test]
fn illegal_moves_that_were_charged_before_are_entered() {
    let mut window = found(stopped());
    press(&mut window, "Earlier illegal moves");
    press(&mut window, "No change yet");
    count(&mut window, "Illegal moves, Boris", "1");
    is_told(&window, "Illegal moves so far: White 0, Black 1.");
    let before = window.log().len();
    press(&mut window, "Set: Boris 0 → 1");
    assert_eq!(window.log().len(), before);
    press(&mut window, "Set: Boris 0 → 1");
    let wanted = ArbiterAct::SetIllegalMoves(0, 1);
    assert_eq!(last_deed(&window), Deed::Arbiter(wanted));
    let charged = window.arbiter().table().illegal_moves();
    assert_eq!(*charged, ByColor { white: 0, black: 1 });
}

#[test]
fn the_counters_of_moves_are_set_alone_or_with_the_times() {
    let mut window = desk(stopped());
    press(&mut window, "Clocks…");
    count(&mut window, "Moves made, Ana", "10");
    let button = "Set: moves Ana 9 → 10";
    let before = window.log().len();
    press(&mut window, button);
    let counters = Deed::Arbiter(ArbiterAct::SetMoveCounter(10, 9));
    assert_eq!(last_deed(&window), counters);
    assert_eq!(window.log().len(), before + 1, "no time was set");
    press(&mut window, "Clocks…");
    press(&mut window, "Ana: 2 min more");
    count(&mut window, "Moves made, Boris", "10");
    press(&mut window, "Set: Ana 5:19 → 7:19, moves Boris 9 → 10");
    let clock = window.arbiter().table().clock().expect("a clock");
    assert_eq!(Color::ALL.map(|color| clock.moves(color)), [10, 10]);
    assert_eq!(left(&window, Color::White), 439);
}

/// Two hands that are noticed once the clock was pressed are charged then, to the player who pressed.
#[test]
fn two_hands_are_entered_after_the_press() {
    let mut window = found(game(&["e4", "e5", "d4", "exd4"]));
    press(&mut window, "Two hands for one move");
    press(&mut window, "Black");
    is_told(&window, "White gets 2 minutes extra.");
    let button = "Enter for Black: Two hands for one move";
    press(&mut window, button);
    press(&mut window, button);
    let charged = window.arbiter().table().illegal_moves();
    assert_eq!((charged.white, charged.black), (0, 1));
}

/// Where nobody watches it is only noted, and told what it waits for.
#[test]
fn two_hands_told_of_after_an_unwatched_press_wait_for_a_claim() {
    let mut shell = AppHarness::new(Terms {
        play: Pace::Blitz,
        supervision: Supervision::Light,
        ..blitz_of("300+3")
    });
    shell.hear(Event::of_arbiter(shell.now(), ArbiterAct::Start));
    shell.does(Color::White, PlayerAct::Move("e4".to_owned()));
    let mut window = found(shell);
    press(&mut window, "Two hands for one move");
    press(&mut window, "White");
    is_told(&window, "once it is claimed");
}
