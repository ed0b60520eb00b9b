//! The column beside the board: what never moves, what each player finds there, and how little time is told.

use eframe::egui::{Color32, Key, Rect, Shape};
use egui_kittest::kittest::{NodeT, Queryable};
use jadoube_core::chess::{Color, Square};
use jadoube_core::clock::Clock;
use jadoube_core::i18n::{Language, Words};
use jadoube_core::laws::{ArbiterAct, Deed, Event, PlayerAct};
use jadoube_ui::kit::theme::{BoardColors, Palette};
use jadoube_ui::{AssistLevel, BoardTheme, Command, Screen};

use super::blitz_scenes::checked;
use super::fits::{galleys, texts};
use super::scenes::Window;
use super::table_scenes as scenes;
use crate::support::app_harness::{AppHarness, window};
use crate::support::share_of_checks::due_languages;

/// A game in that window.
fn at(shell: Window, width: f32, height: f32) -> Window {
    let mut window = window(shell, width, height);
    window.run_ok();
    window
}

/// Where a player's clock face is.
pub fn face(window: &Window, name: &str) -> Rect {
    let label = format!("{name}: ");
    let faces = window.query_all_by_label_contains(&label);
    let places = faces.map(|node| node.rect());
    let highest = places.max_by(|one, other| one.height().total_cmp(&other.height()));
    highest.expect("a clock face")
}

/// Every rectangle that was painted in that colour.
pub fn painted(window: &Window, color: Color32) -> Vec<Rect> {
    fn of(shape: &Shape, color: Color32, found: &mut Vec<Rect>) {
        if let Shape::Vec(shapes) = shape {
            for shape in shapes {
                of(shape, color, found);
            }
        } else if let Shape::Rect(rect) = shape
            && rect.fill == color
        {
            found.push(rect.rect);
        }
    }
    let mut found = Vec::new();
    for clipped in &window.output().shapes {
        of(&clipped.shape, color, &mut found);
    }
    found
}

#[test]
fn board_clocks_and_actions_stay_where_they_are_whatever_happens() {
    let words = Words::new(Language::English);
    for (width, height) in [(900.0, 600.0), (1280.0, 800.0), (800.0, 1280.0)] {
        let places = |scene: fn(Words) -> Window| {
            let window = at(scene(words), width, height);
            let action = |name: &str| {
                let all = window.query_all_by_label(name);
                all.map(|node| node.rect()).collect::<Vec<_>>()
            };
            let faces = ["Ana Kovač", "Boris Petrović"].map(|name| face(&window, name));
            let board = window.get_by_label("a1, white rook").rect();
            (faces, action("J’adoube"), action("Resign"), board)
        };
        let first = places(scenes::unstarted);
        assert_eq!(first.1.len(), 2);
        for scene in [scenes::blitz, scenes::paused, scenes::little_time] {
            assert_eq!(places(scene), first, "{width}×{height}");
        }
    }
}

#[test]
fn everything_a_player_can_do_stands_in_the_column_in_every_language() {
    for language in due_languages() {
        let words = Words::new(language);
        for (width, height) in [(900.0, 600.0), (1280.0, 800.0), (800.0, 1280.0)] {
            for scene in [scenes::blitz, scenes::chess960] {
                let window = at(scene(words), width, height);
                for id in [
                    "say-adjust",
                    "say-offer",
                    "say-claim",
                    "say-stop",
                    "say-resign",
                ] {
                    let name = words.tr(id);
                    let cells: Vec<Rect> = window
                        .query_all_by_label(&name)
                        .map(|node| node.rect())
                        .collect();
                    assert_eq!(cells.len(), 2, "{language:?} {width}: {name}");
                    for cell in cells {
                        // In a narrow column there are two rows of cells (WCAG 2.2, 2.5.8).
                        let lowest = if height < 700.0 { 24.0 } else { 32.0 };
                        assert!(cell.width() >= 32.0 && cell.height() >= lowest, "{name}");
                        let inside = texts(&window).into_iter().any(|(text, place)| {
                            !text.is_empty() && cell.expand(1.0).contains_rect(place)
                        });
                        assert!(inside, "{language:?} {width}: the word of {name} has room");
                    }
                }
            }
        }
    }
}

#[test]
fn whoever_is_not_on_move_is_answered_all_the_same() {
    let mut window = at(scenes::opera(), 1280.0, 800.0);
    let offers = window.query_all_by_label("Offer a draw");
    let above = offers.min_by(|a, b| a.rect().top().total_cmp(&b.rect().top()));
    above.expect("Black can offer").click();
    window.run();
    let heard = Deed::Player(Color::Black, PlayerAct::OfferDraw);
    assert!(window.log().iter().any(|entry| entry.event.deed == heard));
}

#[test]
fn little_time_alarms_the_side_that_runs_and_not_the_one_that_rests() {
    let light = Palette::ALL[0];
    let window = at(
        scenes::little_time(Words::new(Language::English)),
        1280.0,
        800.0,
    );
    let (runs, rests) = (face(&window, "Ana Kovač"), face(&window, "Boris Petrović"));
    assert!(painted(&window, light.warning).contains(&runs));
    assert!(painted(&window, light.sheet).contains(&rests));
    let window = at(scenes::opera(), 1280.0, 800.0);
    assert!(painted(&window, light.run).contains(&face(&window, "Ana Kovač")));
}

#[test]
fn little_time_alarms_on_every_page_above_the_game() {
    let light = Palette::ALL[0];
    for screen in [Screen::Preferences, Screen::Review] {
        let mut shell = scenes::little_time(Words::new(Language::English));
        if screen == Screen::Review {
            shell.ask(Command::LookThrough(Some(1)));
        }
        shell.show(screen);
        let window = at(shell, 1280.0, 800.0);
        let alarms = painted(&window, light.warning);
        let label = window.get_by_label_contains("The game: Ana");
        let clocks = label.rect();
        let is_alarmed = alarms.iter().any(|alarm| clocks.contains_rect(*alarm));
        assert!(is_alarmed, "{screen:?}: {clocks:?} {alarms:?}");
    }
}

#[test]
fn before_the_start_the_face_that_starts_says_so() {
    let window = at(
        scenes::unstarted(Words::new(Language::English)),
        1280.0,
        800.0,
    );
    let faces = window.query_all_by_label_contains("press to start");
    let names: Vec<String> = faces
        .filter_map(|node| node.accesskit_node().label())
        .filter(|label| label.contains(": 5:03"))
        .collect();
    assert_eq!(names.len(), 1);
    assert!(names[0].starts_with("Boris Petrović"), "{names:?}");
    let light = Palette::ALL[0];
    assert!(painted(&window, light.run).is_empty(), "no clock runs");
}

#[test]
fn under_an_hour_no_dead_zero_stands_before_the_minutes() {
    let window = at(scenes::opera(), 1280.0, 800.0);
    let shown: Vec<String> = texts(&window).into_iter().map(|(text, _)| text).collect();
    assert!(shown.iter().any(|text| text == "5:20"), "{shown:?}");
    assert!(
        !shown.iter().any(|text| text.starts_with("0:0")),
        "{shown:?}"
    );
}

#[test]
fn an_illegal_move_stays_on_the_sheet_struck_through_and_its_whistle_opens_the_ruling() {
    let mut window = at(checked(), 1280.0, 800.0);
    let shown: Vec<String> = texts(&window).into_iter().map(|(text, _)| text).collect();
    assert!(shown.iter().any(|text| text == "♛e6"), "{shown:?}");
    let whistle = window
        .query_all_by_label_contains("first illegal move (5… queen to e6)")
        .last();
    whistle.expect("a whistle beside the move").click();
    window.run();
    let titles: Vec<String> = texts(&window).into_iter().map(|(text, _)| text).collect();
    assert!(
        titles.len() > shown.len(),
        "the article lies open: {titles:?}"
    );
}

#[test]
fn an_empty_sheet_teaches_the_first_press() {
    let mut window = at(
        scenes::unstarted(Words::new(Language::English)),
        1280.0,
        800.0,
    );
    window.key_press(Key::Space);
    window.run();
    window.get_by_label("Ana moves, then presses the clock.");
}

#[test]
fn while_the_clocks_stand_no_first_move_is_taught() {
    for stop in [true, false] {
        let mut shell = scenes::of_two(scenes::blitz_of("300"));
        let now = shell.now();
        shell.hear(Event::of_arbiter(now, ArbiterAct::Start));
        if stop {
            shell.hear(Event::of_arbiter(now, ArbiterAct::Stop));
        } else {
            shell.does(Color::White, PlayerAct::StopClocks);
        }
        let window = at(shell, 1280.0, 800.0);
        let taught = window.query_by_label_contains("then presses the clock");
        assert!(taught.is_none(), "stopped by the arbiter: {stop}");
    }
}

#[test]
fn who_moves_first_is_told_in_one_place() {
    for assist in [AssistLevel::Friendly, AssistLevel::Teaching] {
        for (width, height) in [(1280.0, 800.0), (900.0, 600.0)] {
            let shell = scenes::unstarted(Words::new(Language::English));
            let mut window = at(shell, width, height);
            window.set(|settings| settings.play.assist = assist);
            window.key_press(Key::Space);
            window.run();
            let written = texts(&window).into_iter().map(|(text, _)| text);
            let told = written.filter(|text| text.contains("Ana "));
            let told: Vec<String> = told.filter(|text| text != "Ana Kovač").collect();
            assert!(
                matches!(told.as_slice(), [one] if one.starts_with("Ana moves, then presses the clock.")),
                "{assist:?} {width}: {told:?}"
            );
        }
    }
}

#[test]
fn a_move_not_yet_completed_shows_no_time() {
    let window = at(scenes::opera(), 1280.0, 800.0);
    let shown = texts(&window);
    let place = |wanted: &str| {
        let mut found = shown.iter().filter(|(text, _)| text == wanted);
        found.next().map(|(_, place)| *place).expect("a move")
    };
    let row = |wanted: &str| {
        let at = place(wanted).center().y;
        let beside = |rect: &Rect| (rect.center().y - at).abs() < 8.0;
        let times = shown
            .iter()
            .filter(|(text, rect)| text.contains(':') && beside(rect));
        times.count()
    };
    assert_eq!(row("dxe5"), 2, "White's and Black's");
    assert_eq!(row("♘xb5"), 0);
}

#[test]
fn a_question_stands_in_the_column_and_each_answer_says_what_it_does() {
    let words = Words::new(Language::English);
    let mut window = at(scenes::asked(words), 1280.0, 800.0);
    window.get_by_label("Ana Kovač calls the arbiter: both clocks are stopped");
    window.get_by_label("Go to the arbiter’s desk");
    window.get_by_label("Play on").click();
    window.run();
    assert!(window.arbiter().table().questions().is_empty());
}

#[test]
fn a_tall_window_has_the_last_moves_and_opens_the_whole_sheet_over_the_board() {
    let mut window = at(scenes::opera(), 800.0, 1280.0);
    let sees = |window: &Window, wanted: &str| texts(window).iter().any(|(text, _)| text == wanted);
    assert!(sees(&window, "♘xb5") && !sees(&window, "e4"));
    window.get_by_label("Show the whole scoresheet").click();
    window.run();
    assert!(sees(&window, "e4"));
    face(&window, "Ana Kovač");
    face(&window, "Boris Petrović");
    window.key_press(Key::Escape);
    window.run();
    assert!(!sees(&window, "e4"));
}

#[test]
fn the_box_tells_where_captured_pieces_go() {
    let window = at(
        scenes::full_hands(Words::new(Language::English)),
        1280.0,
        800.0,
    );
    window.get_by_label("Drop removed pieces here");
    let green = BoardColors::of(BoardTheme::Ivory).dark;
    let mut boxes = painted(&window, green).into_iter();
    assert!(boxes.any(|rect| rect.width() > 400.0 && rect.height() >= 60.0));
}

#[test]
fn for_a_projector_only_board_and_clocks_are_shown_until_escape() {
    let mut window = at(scenes::opera(), 1280.0, 800.0);
    window.get_by_label("Menu").click();
    window.run();
    window.get_by_label_contains("Projector view").click();
    window.run();
    assert!(window.query_by_label("Resign").is_none());
    assert!(window.query_by_label("Menu").is_none());
    let board = window.get_by_label("Chess board").rect();
    assert!(board.width() >= 736.0, "{board:?}");
    let (lower, upper) = (face(&window, "Ana Kovač"), face(&window, "Boris Petrović"));
    assert!(lower.height() > 200.0 && upper.bottom() < lower.top());
    window.key_press(Key::Escape);
    window.run();
    window.get_by_label("Menu");
}

#[test]
fn the_strip_tells_who_presses_and_then_who_has_the_move() {
    let mut shell = super::blitz_scenes::blitz(&["e4"]);
    shell.set(|settings| settings.play.assist = AssistLevel::Friendly);
    let mut window = window(shell, 1280.0, 800.0);
    let says = |window: &Window, wanted: &str| texts(window).iter().any(|it| it.0 == wanted);
    window.run();
    assert!(says(&window, "Boris has the move."));
    assert!(!says(&window, "completed"));
    window.does(Color::Black, PlayerAct::Play("e5".to_owned()));
    window.run();
    assert!(says(&window, "Boris presses") && says(&window, "made"));
    window.does(Color::Black, PlayerAct::Press);
    window.run();
    assert!(says(&window, "Ana has the move."));
}

/// Boris has moved and not pressed, and Ana has replied.
fn forgotten(assist: AssistLevel) -> AppHarness {
    let mut shell = super::blitz_scenes::blitz(&["e4"]);
    shell.set(|settings| settings.play.assist = assist);
    let mut window = window(shell, 1280.0, 800.0);
    window.does(Color::Black, PlayerAct::Play("e5".to_owned()));
    window.does(Color::White, PlayerAct::Play("Nf3".to_owned()));
    window.run();
    window
}

#[test]
fn a_forgotten_press_is_told_of_whoever_forgot_it_and_answers_the_other() {
    let forgot = "Boris still has to press the clock.";
    let count = |window: &AppHarness, wanted: &str| window.query_all_by_label(wanted).count();
    let mut window = forgotten(AssistLevel::Friendly);
    assert_eq!(count(&window, forgot), 1);
    let says = |window: &AppHarness, wanted: &str| texts(window).iter().any(|it| it.0 == wanted);
    assert!(!says(&window, "Ana presses"));
    window.key_press(Key::ControlLeft);
    window.run();
    assert_eq!(count(&window, forgot), 2, "the press is answered");
    window.key_press(Key::ControlRight);
    window.run();
    assert_eq!(count(&window, forgot), 0);
    window.get_by_label_contains("Ana presses");
    // In a tournament nobody tells it; that the press was in vain is seen by whose clock runs.
    let mut window = forgotten(AssistLevel::Tournament);
    window.key_press(Key::ControlLeft);
    window.run();
    assert_eq!(count(&window, forgot), 0);
    window.get_by_label("Boris’s clock runs.");
}

#[test]
fn who_has_moved_and_pressed_is_told_to_press_again_after_a_late_press() {
    let mut window = forgotten(AssistLevel::Friendly);
    let forgot = "Boris still has to press the clock.";
    let again = "Boris has to press again: it is Ana’s move.";
    let count = |window: &AppHarness, wanted: &str| window.query_all_by_label(wanted).count();
    // Boris moves again and presses: his clock ran, and both his moves are completed; Ana's reply is not.
    for (color, act) in [
        (Color::Black, PlayerAct::Play("Nc6".to_owned())),
        (Color::Black, PlayerAct::Press),
    ] {
        window.does(color, act);
    }
    window.run();
    assert_eq!(count(&window, forgot), 0, "the reply is pressed");
    window.does(Color::White, PlayerAct::Press);
    window.run();
    assert_eq!(count(&window, again), 1);
    window.key_press(Key::ControlRight);
    window.run();
    let running = window.arbiter().table().clock().and_then(Clock::running);
    assert_eq!(running, Some(Color::White));
    assert_eq!(count(&window, again), 0);
}

#[test]
fn a_right_claim_of_a_draw_is_told_among_friends_and_not_in_a_tournament() {
    let moves = ["Nf3", "Nf6", "Ng1", "Ng8", "Nf3", "Nf6", "Ng1", "Ng8"];
    let told = "Ana can claim a draw: threefold repetition.";
    for (assist, count) in [(AssistLevel::Friendly, 1), (AssistLevel::Tournament, 0)] {
        let mut shell = super::blitz_scenes::blitz(&moves);
        shell.set(|settings| settings.play.assist = assist);
        let mut window = window(shell, 1280.0, 800.0);
        window.run();
        assert_eq!(window.query_all_by_label(told).count(), count, "{assist:?}");
        window.does(Color::White, PlayerAct::Touch(Square::E2));
        window.run();
        assert_eq!(window.query_all_by_label(told).count(), 0);
    }
    let mut shell = super::blitz_scenes::blitz(&moves[..7]);
    shell.set(|settings| settings.play.assist = AssistLevel::Friendly);
    let mut window = window(shell, 1280.0, 800.0);
    window.run();
    window.get_by_label(
        "Boris can claim a draw by writing down the right next move: threefold repetition.",
    );
}

#[test]
fn a_claim_that_would_be_right_can_be_seen_before_the_opponent_has_pressed() {
    let moves = ["Nf3", "Nf6", "Ng1", "Ng8", "Nf3", "Nf6", "Ng1"];
    let mut shell = super::blitz_scenes::blitz(&moves);
    shell.set(|settings| settings.play.assist = AssistLevel::Friendly);
    shell.does(Color::Black, PlayerAct::Play("Ng8".to_owned()));
    let mut window = at(shell, 1280.0, 800.0);
    window.get_by_label("Ana can claim a draw: threefold repetition.");
    let painted = galleys(&window).into_iter();
    let claims = painted.filter(|(text, _)| text.text() == "Claim…");
    let lowest = claims.max_by(|one, other| one.1.top().total_cmp(&other.1.top()));
    let color = lowest.expect("Ana's").0.job.sections[0].format.color;
    assert_eq!(color, Palette::ALL[0].ink);
    let claim = window.query_all_by_label("Claim…").last();
    claim.expect("Ana can claim").click_accesskit();
    window.run();
    let told = texts(&window);
    let says = "The opponent’s clock runs until you make it";
    assert!(told.iter().any(|it| it.0.contains(says)), "{told:?}");
}

#[test]
fn what_is_done_is_ticked_alike_whoever_moves() {
    let moves = ["e4", "e5"];
    for size in [(900.0, 600.0), (1280.0, 800.0)] {
        let words = moves.iter().enumerate().map(|(made, mv)| {
            let mut shell = super::blitz_scenes::blitz(&moves[..made]);
            shell.set(|settings| settings.play.assist = AssistLevel::Friendly);
            let color = if made == 0 {
                Color::White
            } else {
                Color::Black
            };
            shell.does(color, PlayerAct::Play((*mv).to_owned()));
            let window = window(shell, size.0, size.1);
            let all = texts(&window).into_iter();
            let steps = all.filter(|it| ["touched", "released", "made"].contains(&&*it.0));
            steps.map(|it| it.1.left()).collect::<Vec<f32>>()
        });
        let words: Vec<Vec<f32>> = words.collect();
        assert_eq!(words[0].len(), 3, "{size:?}");
        assert_eq!(words[0], words[1], "{size:?}: a tick moves its word");
    }
}
