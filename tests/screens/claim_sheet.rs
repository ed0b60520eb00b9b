//! The sheet on which a player claims: it says what becomes of the clocks, and never whether the claim is right.

use eframe::egui::accesskit::Role as Part;
use eframe::egui::{Key, Rect};
use egui_kittest::kittest::Queryable;
use jadoube_core::chess::{Color, Square};
use jadoube_core::clock::Clock;
use jadoube_core::i18n::{Language, Words};
use jadoube_core::laws::{
    ArbiterAct, Deed, Edition, Pace, PlayerAct, Presence, Question, Rule, Terms,
};
use jadoube_core::notation::NotationStyles;
use jadoube_core::notation::{Letters, Style};
use jadoube_ui::AssistLevel;

use super::arbiter_desk::{game, press};
use super::fits::texts;
use super::quickplay_claim::claiming;
use crate::support::app_harness::{AppHarness, window};

/// That player, of whom Black sits above, opens the sheet and chooses the repetition.
fn claim_repetition(window: &mut AppHarness, color: Color) {
    let claims: Vec<_> = window.get_all_by_label("Claim…").collect();
    let claim = if color.is_white() {
        claims.last()
    } else {
        claims.first()
    };
    claim.expect("a button").click_accesskit();
    drop(claims);
    window.run();
    let ground = window
        .get_all_by_label_contains("Threefold repetition")
        .next();
    ground.expect("a ground").click_accesskit();
    window.run();
}

#[test]
fn a_claim_of_a_draw_says_that_the_clock_runs_until_it_is_made_and_then_both_stop() {
    let back_and_forth = ["Nf3", "Nf6", "Ng1", "Ng8"].repeat(2);
    for moves in [&["e4", "e5"][..], &back_and_forth] {
        let mut shell = game(moves);
        shell.does(Color::Black, PlayerAct::Press);
        let mut window = window(shell, 1280.0, 800.0);
        claim_repetition(&mut window, Color::White);
        let told = texts(&window);
        let says = "Your clock runs until you make it; then both clocks stop";
        assert!(told.iter().any(|it| it.0.contains(says)), "{told:?}");
    }
}

/// The sheet of a claim by White in a game of that edition and pace.
fn sheet(terms: Terms) -> Vec<String> {
    let mut shell = AppHarness::new(terms);
    shell.set(|settings| settings.play.assist = AssistLevel::Friendly);
    shell.act(Deed::Arbiter(ArbiterAct::Start));
    let mut window = window(shell, 900.0, 600.0);
    let claim = window.get_all_by_label("Claim…").last();
    claim.expect("White can claim").click_accesskit();
    window.run();
    texts(&window).into_iter().map(|it| it.0).collect()
}

#[test]
fn what_a_wrong_claim_costs_in_this_edition_is_told_before_it_is_made() {
    let offers = "The claim counts as a draw offer.";
    let also = "White also loses time: half of what is left, at most three minutes. ";
    for (edition, play, minutes, halves) in [
        (Edition::E2005, Pace::Standard, "3 minutes", also),
        (Edition::E2009, Pace::Blitz, "3 minutes", ""),
        (Edition::E2014, Pace::Blitz, "1 minute", ""),
        (Edition::E2018, Pace::Rapid, "2 minutes", ""),
        (Edition::E2023, Pace::Standard, "2 minutes", ""),
        (Edition::E2023, Pace::Rapid, "1 minute", ""),
    ] {
        let terms = Terms {
            edition,
            play,
            ..super::table_scenes::blitz_of("300+3")
        };
        let told = sheet(terms);
        let gains = "If a draw claim is wrong, Black gets";
        let wanted = format!("{gains} {minutes} and play continues. {halves}{offers}");
        assert!(told.contains(&wanted), "{edition:?} {play:?}: {told:?}");
        let runs = "The clock keeps running while you choose.";
        assert!(told.iter().any(|it| it.contains(runs)), "{told:?}");
    }
}

/// White looks at what can be claimed, in that window.
fn open(moves: &[&str], size: (f32, f32)) -> AppHarness {
    let mut shell = game(moves);
    shell.does(Color::Black, PlayerAct::Press);
    shell.set(|settings| settings.play.assist = AssistLevel::Friendly);
    let mut window = window(shell, size.0, size.1);
    let claim = window.get_all_by_label("Claim…").last();
    claim.expect("White can claim").click_accesskit();
    window.run();
    window
}

const GROUNDS: [&str; 5] = [
    "Threefold repetition",
    "Fifty-move rule",
    "flag has fallen",
    "completed an illegal move",
    "did not move a touched piece",
];

const SIZES: [(f32, f32); 4] = [
    (900.0, 600.0),
    (1280.0, 800.0),
    (800.0, 1280.0),
    (640.0, 1000.0),
];

#[test]
fn choosing_a_ground_moves_and_changes_nothing_above_the_grounds() {
    for size in SIZES {
        let mut window = open(&["e4", "e5"], size);
        let places = |window: &AppHarness| {
            let found = GROUNDS.map(|it| {
                let row = window.query_all_by_label_contains(it).next();
                row.expect("a ground").rect()
            });
            found.to_vec()
        };
        let before = places(&window);
        let tops = before.iter().map(Rect::top);
        let top = tops.fold(f32::INFINITY, f32::min);
        let above = |window: &AppHarness| -> Vec<String> {
            let all = texts(window).into_iter();
            let above = all.filter(|it| it.1.bottom() <= top);
            above.map(|it| it.0).collect()
        };
        let said = above(&window);
        for ground in GROUNDS {
            let row = window.query_all_by_label_contains(ground).next();
            row.expect("a ground").click_accesskit();
            window.run();
            assert_eq!(places(&window), before, "{size:?}: {ground}");
            assert_eq!(above(&window), said, "{size:?}: {ground}");
        }
    }
}

#[test]
fn a_claim_leaves_both_clocks_and_at_least_half_of_the_board_in_sight() {
    for size in SIZES {
        let back_and_forth = ["Nf3", "Nf6", "Ng1", "Ng8"].repeat(2);
        let window = open(&back_and_forth, size);
        let boards = window.query_all_by_label("Chess board");
        let boards = boards.map(|node| node.rect());
        let board = boards.max_by(|a, b| a.width().total_cmp(&b.width()));
        let board = board.expect("the board of the game");
        let title = window
            .get_by_role_and_label(Part::Label, "White claims…")
            .rect();
        let makes = window.get_by_label("Make the claim").rect();
        let sheet = title.union(makes).expand(16.0).with_max_x(size.0);
        let covered = sheet.intersect(board);
        let share = if covered.is_positive() {
            covered.area() / board.area()
        } else {
            0.0
        };
        assert!(share <= 0.5, "{size:?}: {share} of the board is covered");
        for name in ["White: ", "Black: "] {
            // The last move is said to begin so too.
            let faces = window.query_all_by_label_contains(name);
            let face = faces
                .map(|face| face.rect())
                .max_by(|one, other| one.height().total_cmp(&other.height()));
            let face = face.expect("a clock");
            assert!(!face.intersects(sheet.shrink(8.0)), "{size:?}: {name}");
        }
    }
}

#[test]
fn an_example_shows_how_a_move_is_written_in_the_own_letters() {
    for (letters, example) in [
        (Letters::Figurines, "e.g. Nf3"),
        (Letters::Polish, "e.g. Sf3"),
    ] {
        let mut window = open(&["e4", "e5"], (1280.0, 800.0));
        window.set(|settings| {
            settings.preferences.notation = NotationStyles::of_both(Style::laws(letters));
        });
        window.get_by_label_contains(GROUNDS[0]).click();
        window.run();
        let texts: Vec<String> = texts(&window).into_iter().map(|it| it.0).collect();
        assert!(texts.iter().any(|text| text == example), "{texts:?}");
    }
}

#[test]
fn nobody_is_said_to_decide_what_is_ruled_at_once() {
    for arbiter in [Presence::Elsewhere, Presence::Absent] {
        let told = sheet(Terms {
            arbiter,
            ..Terms::default()
        });
        let says = |part: &str| told.iter().any(|it| it.contains(part));
        assert!(says("A claim cannot be withdrawn."), "{told:?}");
        assert!(!says("arbiter decides"), "{told:?}");
    }
}

#[test]
fn a_move_is_written_for_a_claim_only_by_the_player_who_has_the_move() {
    let mut window = open(&["e4", "e5", "Nf3"], (1280.0, 800.0));
    let field = "Claiming with your next move?";
    for (ground, is_asked) in [("Threefold repetition", false), ("Fifty-move rule", false)] {
        let row = window.get_all_by_label_contains(ground).next();
        row.expect("a ground").click_accesskit();
        window.run();
        let told = texts(&window);
        assert_eq!(
            told.iter().any(|it| it.0.contains(field)),
            is_asked,
            "{told:?}"
        );
    }
}

#[test]
fn the_grounds_stand_in_the_same_order_whichever_could_hold() {
    let order = |moves: &[&str]| {
        let window = open(moves, (1280.0, 800.0));
        let top = |ground: &&str| {
            let row = window.query_all_by_label_contains(ground).next();
            row.expect("a ground").rect().top()
        };
        let mut grounds = GROUNDS.to_vec();
        grounds.sort_by(|one, other| top(one).total_cmp(&top(other)));
        grounds
    };
    let again = ["Nf3", "Nf6", "Ng1", "Ng8", "Nf3", "Nf6", "Ng1", "Ng8"];
    assert_eq!(order(&["e4", "e5"]), GROUNDS);
    assert_eq!(order(&again), GROUNDS);
}

#[test]
fn a_touch_that_ends_the_right_to_claim_is_told_beside_the_grounds_of_a_draw() {
    for touches in [false, true] {
        let mut shell = game(&["Nf3", "Nf6", "Ng1", "Ng8"].repeat(2));
        shell.does(Color::Black, PlayerAct::Press);
        shell.set(|settings| settings.play.assist = AssistLevel::Friendly);
        if touches {
            shell.does(Color::White, PlayerAct::Touch(Square::G1));
        }
        let mut window = window(shell, 1280.0, 800.0);
        let claim = window.get_all_by_label("Claim…").last();
        claim.expect("White can claim").click_accesskit();
        window.run();
        let ground = "Threefold repetition: too late: a piece was touched";
        let told = window.query_all_by_label(ground).next().is_some();
        assert_eq!(told, touches);
    }
}

#[test]
fn where_the_move_is_written_is_in_sight_above_what_makes_the_claim() {
    for size in SIZES {
        for ground in ["Threefold repetition", "Fifty-move rule"] {
            let mut window = open(&["e4", "e5"], size);
            let row = window.get_all_by_label_contains(ground).next();
            row.expect("a ground").click_accesskit();
            window.run();
            let name = "Claiming with your next move? Write it here; do not play it:";
            let field = window.get_by_role_and_label(Part::TextInput, name).rect();
            let makes = window.get_by_label("Make the claim").rect();
            assert!(
                field.bottom() <= makes.top(),
                "{size:?} {ground}: {field:?}"
            );
        }
    }
}

#[test]
fn why_it_is_too_late_for_a_claim_is_told_before_it_is_made() {
    let back_and_forth = ["Nf3", "Nf6", "Ng1", "Ng8"].repeat(2);
    for size in SIZES {
        for (acts, known, told) in [
            (
                vec![PlayerAct::Touch(Square::E2)],
                "too late: a piece was touched",
                "On this move it is too late.",
            ),
            (
                vec![PlayerAct::Move("e4".into())],
                "only on your own move",
                "A draw is claimed on your own move, before you make it.",
            ),
        ] {
            let mut shell = game(&back_and_forth);
            shell.does(Color::Black, PlayerAct::Press);
            shell.set(|settings| settings.play.assist = AssistLevel::Friendly);
            for act in acts {
                shell.does(Color::White, act);
            }
            let mut window = window(shell, size.0, size.1);
            let claim = window.get_all_by_label("Claim…").last();
            claim.expect("White can claim").click_accesskit();
            window.run();
            let known = format!("Threefold repetition: {known}");
            let row = window.get_all_by_label_contains(&known).next();
            row.expect("a ground").click_accesskit();
            window.run();
            let read = texts(&window).into_iter().any(|it| it.0.contains(told));
            assert!(read, "{size:?}: {:?}", texts(&window));
        }
    }
}

/// With the move that is only written, the boards show what the claim is about, and never the position before it.
#[test]
fn the_boards_of_a_claim_with_the_next_move_show_the_claimed_position() {
    let moves = ["Nf3", "Nf6", "Ng1", "Ng8", "Nf3", "Nf6", "Ng1"];
    let mut shell = game(&moves);
    shell.set(|settings| settings.play.assist = AssistLevel::Friendly);
    shell.does(Color::White, PlayerAct::Press);
    let mut window = window(shell, 1280.0, 1200.0);
    claim_repetition(&mut window, Color::Black);
    let told = texts(&window);
    let after = |words: &str| told.iter().any(|it| it.0 == words);
    for words in ["at the start", "after move 2", "after move 4"] {
        assert!(after(words), "{words}: {told:?}");
    }
}

/// The request for five seconds a move stands among the claims (III.4): it offers a draw, and the arbiter decides it.
#[test]
fn five_seconds_a_move_are_asked_for_among_the_claims() {
    let mut window = claiming(Words::new(Language::English));
    window
        .get_by_label_contains("Five extra seconds a move")
        .click_accesskit();
    window.run();
    press(&mut window, "Make the claim");
    let table = window.arbiter().table();
    let asked = (Rule::QpfIncrementRequest, Question::Increment(Color::White));
    assert!(table.questions().contains(&asked));
    assert!(table.is_offered_by(Color::White));
    assert_eq!(table.clock().and_then(Clock::running), None);
}

/// Whoever has the move plays on while the other looks for a ground: nobody can burn the other's time by it.
#[test]
fn the_sheet_of_a_player_who_waits_does_not_keep_the_other_from_moving() {
    let mut shell = game(&["e4", "e5"]);
    shell.does(Color::Black, PlayerAct::Press);
    let mut window = window(shell, 1280.0, 800.0);
    let plies = |window: &AppHarness| window.arbiter().table().game().plies().len();
    let before = plies(&window);
    claim_repetition(&mut window, Color::Black);
    for square in ["g1, white knight", "f3, empty"] {
        window.get_by_label(square).click();
        window.run();
    }
    assert_eq!(plies(&window), before + 1);
    assert!(
        window.query_by_label("Play on").is_some(),
        "the sheet lies there still"
    );
    window.key_press(Key::Escape);
    window.run();
    assert!(window.query_by_label("Play on").is_none());
}
