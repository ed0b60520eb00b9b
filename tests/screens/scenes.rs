//! The screens as people come to them: a game in some state, and what is pressed then.

use eframe::egui::accesskit::Role as Part;
use egui_kittest::kittest::{NodeT, Queryable};
use jadoube_core::chess::{ByColor, Color, Fen, Role, Square};
use jadoube_core::clock::{Moment, TimeControl};
use jadoube_core::i18n::Words;
use jadoube_core::laws::{ArbiterAct, Edition, Event, PlayerAct, Regulations, Standing, Terms};
use jadoube_ui::{AssistLevel, KeptLog, Notification, Screen};

use super::palette;
use super::side_clock_scenes::{
    flag_paused, flagged, refused, side, side_from, stopped, told, too_soon,
};
use super::{
    adjourning_scenes, blind, blitz_scenes, class, compared_boards, conduct, desk_pin, desk_scenes,
    event, event_board, event_details, event_hall, event_incident, event_rounds, event_tabs, exam,
    face_to_face, file_scenes, incident_scenes, laws_book, lesson_board, lesson_check,
    lesson_editor, lesson_end, lesson_scenes, new_game_scenes, players_decide, practice,
    practice_purpose, pressed_board, projector, quickplay_claim, review_scenes, side_clock_told,
    situation_list, situation_scenes, sound_captions, table_scenes, take_back, two_boards,
    words_taught,
};
use crate::support::app_harness::{AppHarness, window};

pub type Window = AppHarness;

/// A screen in these words, as it is come to.
type Scene = fn(Words) -> Window;

/// Every screen by its name.
pub const SCENES: [(&str, Scene); 241] = [
    ("first", |words| screen(words, Screen::First)),
    ("table", |words| screen(words, Screen::Table)),
    ("table-blitz", table_scenes::blitz),
    ("blind-announcing", blind::announcing),
    ("blind-slip", blind::slip),
    ("blind-face-to-face", blind::announcing_face_to_face),
    ("blind-asked", blind::asked),
    ("blind-agreeing", blind::agreeing),
    ("blind-names", blind::names),
    ("blind-feeling-own-board", two_boards::feeling),
    ("blind-repeating", two_boards::repeating),
    (
        "blind-repeating-on-one-board",
        two_boards::repeating_on_one_board,
    ),
    ("blind-reading-the-sheet", two_boards::reading),
    ("blind-agreeing-two-boards", two_boards::agreeing),
    ("blind-agreeing-on-a-flat-screen", two_boards::agreeing_flat),
    ("face-to-face-one-board", two_boards::laid_flat),
    ("table-unstarted", table_scenes::unstarted),
    ("table-begun", table_scenes::begun),
    ("table-paused", table_scenes::paused),
    ("table-adjusting", table_scenes::adjusting),
    ("table-little-time", table_scenes::little_time),
    ("table-long-times", table_scenes::long_times),
    ("table-full-hands", table_scenes::full_hands),
    ("table-chess960", table_scenes::chess960),
    ("table-castling-choice", table_scenes::castling_choice),
    ("table-without-clock", table_scenes::without_clock),
    ("table-asked", table_scenes::asked),
    ("table-offered", table_scenes::offered),
    ("table-arbiter-decides", players_decide::put_to_the_arbiter),
    ("table-offer-while-asked", players_decide::offer_beside),
    ("table-half-decided", players_decide::half_decided),
    (
        "face-to-face-half-decided",
        players_decide::half_decided_face_to_face,
    ),
    ("quickplay-claiming", quickplay_claim::claiming),
    ("quickplay-asked", quickplay_claim::asked),
    ("quickplay-differing", quickplay_claim::differing),
    ("quickplay-ending", quickplay_claim::ending),
    ("desk-quickplay", quickplay_claim::at_the_desk),
    ("table-pressed-board", pressed_board::asked),
    (
        "face-to-face-pressed-board",
        pressed_board::asked_face_to_face,
    ),
    (
        "face-to-face-differing",
        pressed_board::differing_face_to_face,
    ),
    ("lesson-end", lesson_end::ended),
    ("lesson-turned-board", lesson_board::turned),
    ("lesson-attacked", lesson_board::attacked),
    ("lesson-answered", words_taught::answered),
    ("lesson-projected", projector::lesson),
    ("lesson-stars", lesson_board::stars),
    ("situation-projected", projector::ruled),
    ("lesson-editor", lesson_editor::two_steps),
    ("lesson-check", lesson_check::page),
    ("exam", exam::question),
    ("exam-marking", exam::marking),
    ("exam-sheet-illegal", exam::illegal_on_sheet),
    ("exam-sheet-missing", exam::missing_on_sheet),
    ("exam-result", exam::handed_in),
    ("lesson-unstarted", lesson_scenes::unstarted),
    ("lesson-begun", lesson_scenes::begun),
    ("lesson-first-move", lesson_scenes::first_move),
    ("lesson-owed-piece", lesson_scenes::owed_piece),
    ("lesson-clock", lesson_scenes::clock_to_press),
    ("lesson-wrong", lesson_scenes::piece_standing_wrong),
    ("lesson-remembered", lesson_scenes::remembered),
    ("lesson-stopped-try", lesson_scenes::stopped_try),
    ("lesson-goes-back", lesson_scenes::goes_back),
    ("lesson-went-back", lesson_scenes::went_back),
    ("lesson-ruled", lesson_scenes::ruled),
    ("lesson-stopped-press", lesson_scenes::stopped_press),
    ("face-to-face", face_to_face::playing),
    ("face-to-face-unstarted", face_to_face::unstarted),
    ("face-to-face-ruled", face_to_face::ruled),
    ("face-to-face-offered", face_to_face::offered),
    ("face-to-face-asked", face_to_face::asked),
    ("face-to-face-little-time", face_to_face::little_time),
    ("face-to-face-long", face_to_face::long),
    ("face-to-face-menu", face_to_face::menu),
    ("face-to-face-resigning", face_to_face::resigning),
    ("face-to-face-ended", face_to_face::ended),
    ("face-to-face-take-back", face_to_face::take_back_asked),
    ("situation-begun", situation_scenes::begun),
    ("situation-asked", situation_scenes::asked),
    ("situation-asked-of-two", situation_scenes::asked_of_two),
    ("situation-answered", situation_scenes::answered),
    ("situations-by-topic", situation_list::by_topic),
    ("class", class::page),
    ("practice-alone", practice::alone),
    ("practice-alone-played", practice::alone_played),
    ("practice-position", practice_purpose::position),
    ("practice-engine", practice::against_engine),
    ("practice-engine-left", practice::engine_left),
    ("situations-missed", situation_list::missed),
    ("table-teaching", teaching),
    ("not-legal", table_scenes::not_legal),
    ("stopped-hand", stopped_hand),
    ("illegal-move", illegal_move),
    ("ruling", blitz_scenes::ruling),
    ("ruling-and-offer", blitz_scenes::ruling_and_offer),
    ("pressed-without-move", blitz_scenes::pressed_without_move),
    ("taken-back", blitz_scenes::taken_back),
    ("take-back-asked", take_back::asked),
    ("lost-by-illegal-move", blitz_scenes::lost_by_illegal_move),
    ("illegal-on-the-board", blitz_scenes::illegal_on_the_board),
    ("two-rulings", blitz_scenes::two_rulings),
    ("promotion", table_scenes::promotion),
    ("menu", |words| pressed(words, game(false), &["menu"])),
    ("claim", |words| said(words, "say-claim")),
    ("resign", |words| said(words, "say-resign")),
    ("article", article),
    ("notes", notes),
    ("chooser", file_scenes::chooser),
    ("chooser-taken", file_scenes::chooser_taken),
    ("replacement", file_scenes::replacement),
    ("closing", file_scenes::closing),
    ("first-kept", |words| {
        file_scenes::kept(words, Screen::First)
    }),
    ("first-in-play", file_scenes::first_in_play),
    ("first-start", file_scenes::first_start),
    ("first-played", |words| {
        file_scenes::played(words, Screen::First)
    }),
    ("kept-played", |words| {
        file_scenes::played(words, Screen::Kept)
    }),
    ("kept-resumed", file_scenes::resumed),
    ("reading", file_scenes::reading),
    ("kept", |words| file_scenes::kept(words, Screen::Kept)),
    ("result", result),
    ("claim-right", blitz_scenes::claim_right),
    ("claim-wrong", blitz_scenes::claim_wrong),
    ("claim-wrong-with-move", blitz_scenes::claim_wrong_with_move),
    ("mate", blitz_scenes::mate),
    ("drawn", blitz_scenes::drawn),
    ("desk", desk_scenes::called),
    ("desk-boards-unrepeated", compared_boards::unrepeated),
    ("desk-boards-asked", compared_boards::asked),
    ("desk-locked", desk_pin::desk),
    ("preferences-pin", desk_pin::preferences),
    ("desk-two-matters", desk_scenes::two_matters),
    ("desk-touch", desk_scenes::claimed_touch),
    ("desk-empty-press", desk_scenes::empty_press),
    ("desk-empty", desk_scenes::empty),
    ("desk-log-rulings", desk_scenes::log_of_rulings),
    ("desk-log-unopposed", desk_scenes::log_of_unopposed),
    ("desk-log-sealed", desk_scenes::log_of_sealed_move),
    ("desk-log-lost", desk_scenes::log_of_lost_envelope),
    ("desk-preview", desk_scenes::preview),
    ("desk-clocks", desk_scenes::clocks),
    ("desk-found", desk_scenes::found),
    ("desk-found-asked", desk_scenes::found_asked),
    ("desk-found-charged", desk_scenes::found_charged),
    ("desk-penalty", desk_scenes::penalty),
    ("desk-penalty-asked", desk_scenes::penalty_asked),
    ("desk-result", desk_scenes::result),
    ("desk-result-asked", desk_scenes::result_asked),
    ("desk-set", desk_scenes::set),
    ("desk-begun", desk_scenes::begun),
    ("desk-told", desk_scenes::told),
    ("own-score", own_score),
    ("own-result", own_result),
    ("new-game", |words| screen(words, Screen::NewGame)),
    ("new-game-teaching", new_game_scenes::teaching),
    ("new-game-tournament", |words| {
        new_game_scenes::form(words, &["tournament-settings"])
    }),
    ("ceremony", |words| {
        new_game_scenes::form(
            words,
            &["tournament-settings", "start-chess960", "start-ceremony"],
        )
    }),
    ("ceremony-drawn", new_game_scenes::ceremony_drawn),
    ("arrange", new_game_scenes::arranged),
    ("set-up", |words| {
        new_game_scenes::form(
            words,
            &["tournament-settings", "start-set-up", "start-on-the-board"],
        )
    }),
    ("set-up-kept", new_game_scenes::set_up_kept),
    ("preferences", |words| screen(words, Screen::Preferences)),
    ("sound-captions", sound_captions::shown),
    ("print", |words| screen(words, Screen::Print)),
    ("report", desk_scenes::report),
    ("incident-beginning", incident_scenes::beginning),
    ("incident", incident_scenes::nothing_entered),
    ("incident-disputed", incident_scenes::disputed),
    ("incident-ruled", incident_scenes::ruled),
    ("incident-sheet", incident_scenes::sheet),
    ("event-empty", event::empty),
    ("event-round", event::half_done),
    ("event-chosen", event::chosen),
    ("event-corrected", event::corrected),
    ("event-remarked", event::remarked),
    ("event-standings", event_tabs::standings),
    ("event-crosstable", event_tabs::crosstable),
    ("event-players", event_tabs::players),
    ("event-player", event_tabs::player),
    ("event-log", event_tabs::log),
    ("event-report", event_tabs::report),
    ("event-details", event_details::changed),
    ("event-coming", event_hall::coming),
    ("event-too-late", event_hall::too_late),
    ("event-late", event_rounds::late),
    ("event-live-asked", event_rounds::live_asked),
    ("event-hall", event_hall::hall),
    ("event-incident-sheet", event_incident::sheet),
    ("event-incident-result", event_incident::differing),
    ("event-board-form", event_board::form),
    ("event-board-live", event_board::live),
    ("event-board-clock", event_board::clock_live),
    ("details", |words| screen(words, Screen::Details)),
    ("details-followed", file_scenes::followed),
    ("keys", |words| screen(words, Screen::Keys)),
    ("manual", |words| screen(words, Screen::Manual)),
    ("about", |words| screen(words, Screen::About)),
    ("palette", |words| palette::opened(words, 900.0, 600.0)),
    ("laws", laws_book::at_illegal_moves),
    ("laws-search", laws_book::searched),
    ("games", file_scenes::games),
    ("games-many", file_scenes::many_games),
    ("games-unfinished", file_scenes::games_unfinished),
    ("history", review_scenes::history),
    ("review", review_scenes::played),
    ("review-ruling", review_scenes::ruled),
    ("review-annotated", review_scenes::annotated),
    ("review-variation", review_scenes::variation),
    ("review-continued", review_scenes::continued),
    ("review-continued-stood", review_scenes::continued_stood),
    ("review-in-play", review_scenes::in_play),
    ("conduct", conduct::page),
    ("continued", review_scenes::continues),
    ("adjourning", |words| screen(words, Screen::Adjourning)),
    ("adjourning-drawn", adjourning_scenes::drawn_passphrase),
    ("adjourning-passphrase", adjourning_scenes::passphrase),
    ("sealing", adjourning_scenes::sealing),
    ("sealing-on-paper", adjourning_scenes::sealing_on_paper),
    ("adjourned", adjourning_scenes::closed),
    ("resuming", adjourning_scenes::resuming),
    ("replier-absent", adjourning_scenes::replier_absent),
    ("sealer-late", adjourning_scenes::sealer_late),
    ("opening", adjourning_scenes::opening),
    ("opening-compared", adjourning_scenes::compared),
    ("opening-refused", adjourning_scenes::refused),
    ("unclear-move", adjourning_scenes::unclear_move),
    ("first-side-clock", |words| {
        side_from(Screen::First, words, &stopped(), &[])
    }),
    ("side-clock", |words| side(words, &[], &[])),
    ("side-stopped", |words| side(words, &stopped(), &[])),
    ("side-correction", |words| {
        side(words, &stopped(), &["side-correct"])
    }),
    ("side-log", |words| side(words, &stopped(), &["side-log"])),
    ("side-charged", side_clock_told::charged),
    ("side-charged-late", side_clock_told::charged_late),
    ("side-log-charged", side_clock_told::log_charged_late),
    ("side-running", |words| flagged(words, 15, false)),
    ("side-flag", |words| flagged(words, 30, false)),
    ("side-flag-paused", flag_paused),
    ("side-refused", refused),
    ("side-too-soon", too_soon),
    ("preferences-told", told),
    ("side-locked", |words| flagged(words, 15, true)),
    ("side-locked-flag", |words| flagged(words, 30, true)),
];

/// A game under way, after a few moves and an illegal one; the players may keep their own scores.
pub fn game(own_score: bool) -> AppHarness {
    game_told(own_score, Vec::new())
}

/// The same where something was noticed about the world.
fn game_told(own_score: bool, told: Vec<Notification>) -> AppHarness {
    let regulations = Regulations {
        own_score,
        ..Regulations::default()
    };
    let mut shell = under_told(regulations, told);
    shell.presses_an_illegal_move();
    for (color, text) in [
        (Color::White, "e4"),
        (Color::Black, "e5"),
        (Color::White, "Nf3"),
    ] {
        shell.does(color, PlayerAct::Move(text.into()));
    }
    shell
}

/// A game that has just begun.
fn under(regulations: Regulations) -> AppHarness {
    under_told(regulations, Vec::new())
}

fn under_told(regulations: Regulations, told: Vec<Notification>) -> AppHarness {
    let terms = Terms {
        control: Some(control()),
        regulations,
        ..Terms::default()
    };
    let mut shell = AppHarness::told(terms, told);
    shell.hear(Event::of_arbiter(Moment::START, ArbiterAct::Start));
    shell
}

fn control() -> ByColor<TimeControl> {
    let control: TimeControl = "40/5400+30:1800+30".parse().expect("a time control");
    ByColor {
        white: control.clone(),
        black: control,
    }
}

/// The smallest window, with that game in it, after these buttons were pressed.
pub fn pressed(words: Words, mut shell: AppHarness, ids: &[&str]) -> Window {
    shell.speak(words);
    let mut window = window(shell, 900.0, 600.0);
    for id in ids {
        press(&mut window, &words.tr(id));
    }
    window
}

pub fn press(window: &mut Window, label: &str) {
    assert!(
        has_pressed(window, label),
        "nothing to press is called `{label}`"
    );
}

/// Presses the first thing of that name, if there is one.
fn has_pressed(window: &mut Window, label: &str) -> bool {
    let found = window
        .query_all_by_label(label)
        .find(|node| node.accesskit_node().role() != Part::Label);
    let Some(node) = found else {
        return false;
    };
    node.click_accesskit();
    window.run();
    true
}

/// A player says something.
fn said(words: Words, id: &str) -> Window {
    pressed(words, game(false), &[id])
}

pub fn screen(words: Words, screen: Screen) -> Window {
    let mut shell = game(false);
    shell.show(screen);
    pressed(words, shell, &[])
}

fn teaching(words: Words) -> Window {
    let mut shell = game(false);
    shell.set(|settings| settings.play.assist = AssistLevel::Teaching);
    pressed(words, shell, &[])
}

/// A teacher has stopped a hand that would castle.
fn stopped_hand(words: Words) -> Window {
    let fen: Fen = "4k3/8/8/8/8/5n2/8/4K2R w K - 0 1".parse().expect("a FEN");
    let start = fen
        .into_position(jadoube_core::chess::CastlingMode::Standard)
        .expect("a position");
    let mut shell = AppHarness::new(Terms {
        start,
        edition: Edition::E2018,
        ..Terms::default()
    });
    shell.set(|settings| settings.play.assist = AssistLevel::Teaching);
    let mut window = pressed(words, shell, &[]);
    let king = [
        ("square", Square::E1.into()),
        ("color", Color::White.into()),
        ("role", Role::King.into()),
    ];
    press(&mut window, &words.tr_args("square-of-piece", &king));
    let goal = [("square", Square::G1.into())];
    press(&mut window, &words.tr_args("square-empty", &goal));
    window
}

/// An illegal move was completed: king and rook set down as if to castle, with pieces still between them.
fn illegal_move(words: Words) -> Window {
    let mut shell = under(Regulations::default());
    let king_and_rook = [(Square::E1, Square::G1), (Square::H1, Square::F1)];
    for (from, to) in king_and_rook {
        shell.does(Color::White, PlayerAct::Lift(from));
        shell.does(Color::White, PlayerAct::Release(to));
    }
    shell.does(Color::White, PlayerAct::Press);
    pressed(words, shell, &[])
}

/// The page of the article on which the card rests.
fn article(words: Words) -> Window {
    let mut shell = under(Regulations::default());
    shell.presses_an_illegal_move();
    // In the smallest window not every article has room on the card.
    let mut window = pressed(words, shell, &[]);
    window.set_size(eframe::egui::vec2(1280.0, 800.0));
    window.run();
    press(
        &mut window,
        &words.tr_args("article", &[("number", "7.5.5".into())]),
    );
    window.set_size(eframe::egui::vec2(900.0, 600.0));
    window.run();
    window
}

fn notes(words: Words) -> Window {
    let told = vec![
        Notification::Damaged(KeptLog::Game, Some("game.damaged".into())),
        Notification::SecondProgram(None),
    ];
    pressed(words, game_told(false, told), &[])
}

fn result(words: Words) -> Window {
    resigned(words, game(false))
}

/// Black has resigned, and it was found that White could still mate.
fn resigned(words: Words, mut shell: AppHarness) -> Window {
    shell.does(Color::Black, PlayerAct::Resign);
    shell.wait_until_done();
    let standing = shell.arbiter().table().standing();
    assert!(matches!(standing, Standing::Ended(..)), "{standing:?}");
    pressed(words, shell, &[])
}

fn own_score(words: Words) -> Window {
    let mut shell = game(true);
    shell.does(Color::White, PlayerAct::Record("Sg1-f3".into()));
    shell.does(Color::White, PlayerAct::Record("Sf3".into()));
    pressed(words, shell, &[])
}

/// The game is over, and what was written can be compared with what was played.
fn own_result(words: Words) -> Window {
    let mut shell = game(true);
    shell.does(Color::White, PlayerAct::Record("Sf6".into()));
    shell.does(Color::Black, PlayerAct::Record("??".into()));
    resigned(words, shell)
}
