//! The table on a screen that lies flat: the upper player's half is turned, and everything in it can be pressed and read.

use eframe::egui::accesskit::Role as Part;
use eframe::egui::epaint::TextShape;
use eframe::egui::{Key, Modifiers, Pos2, Rect, Shape, vec2};
use egui_kittest::kittest::{NodeT, Queryable};
use jadoube_core::chess::Color;
use jadoube_core::i18n::{Language, Words};
use jadoube_core::laws::{ArbiterAct, Decision, Deed, PlayerAct, Standing};
use jadoube_ui::{AssistLevel, Hands};

use super::blitz_scenes::{blitz, checked, repeated};
use super::fits::faults;
use super::scenes::{Window, pressed};
use super::table_scenes::{self, blitz_of, of_ana_and_boris, of_two, opera};
use crate::support::app_harness::{AppHarness, window};
use crate::support::share_of_checks::due_languages;

/// The sizes at which two players can sit around the screen.
pub const SIZES: [(f32, f32); 3] = [(900.0, 600.0), (1280.0, 800.0), (800.0, 1280.0)];

/// That game, on a screen that lies flat.
fn flat(mut shell: AppHarness) -> AppHarness {
    shell.set(|settings| settings.views.face_to_face = true);
    shell
}

pub fn playing(words: Words) -> Window {
    pressed(words, flat(opera()), &[])
}

pub fn unstarted(words: Words) -> Window {
    pressed(words, flat(of_two(blitz_of("300+3"))), &[])
}

pub fn ruled(words: Words) -> Window {
    pressed(words, flat(checked()), &[])
}

pub fn offered(words: Words) -> Window {
    let mut shell = blitz(&["e4", "e5", "Nf3"]);
    shell.does(Color::White, PlayerAct::OfferDraw);
    pressed(words, flat(shell), &[])
}

/// White has stopped the clocks, and the arbiter is asked whether there was a reason.
pub fn asked(words: Words) -> Window {
    let mut shell = opera();
    shell.does(Color::White, PlayerAct::StopClocks);
    pressed(words, flat(shell), &[])
}

pub fn ended(words: Words) -> Window {
    let moves = ["e4", "e5", "Bc4", "Nc6", "Qh5", "Nf6", "Qxf7#"];
    pressed(words, flat(blitz(&moves)), &[])
}

pub fn little_time(words: Words) -> Window {
    let mut window = table_scenes::little_time(words);
    window.set(|settings| settings.views.face_to_face = true);
    window.run_ok();
    window
}

/// Hours on both clocks, long names, hands that do every act.
pub fn long(words: Words) -> Window {
    let mut window = table_scenes::long_times(words);
    window.set(|settings| {
        settings.views.face_to_face = true;
        settings.play.hands = Hands::Full;
    });
    window.run_ok();
    window
}

/// Black, who sits at the other side, has opened the menu.
pub fn menu(words: Words) -> Window {
    pressed(words, flat(blitz(&["e4", "e5", "Nf3"])), &["menu"])
}

/// Both resign at once: what is asked once more.
pub fn resigning(words: Words) -> Window {
    pressed(words, flat(opera()), &["say-resign"])
}

pub fn in_english(scene: fn(Words) -> Window, (width, height): (f32, f32)) -> Window {
    let mut window = window(scene(Words::new(Language::English)), width, height);
    window.run_ok();
    window
}

/// Clicks with the pointer where that thing of the upper player is seen on the screen.
fn click_above(window: &mut Window, label: &str) {
    let center = window.ctx.content_rect().center();
    let far = |rect: Rect| rect.center().x + rect.center().y - center.x - center.y;
    let all = window.query_all_by_label_contains(label);
    let buttons = all.filter(|node| node.accesskit_node().role() != Part::Label);
    let places = buttons.map(|node| node.rect());
    let above = places.min_by(|a, b| far(*a).total_cmp(&far(*b)));
    let above = above.unwrap_or_else(|| panic!("nothing is called `{label}`"));
    assert!(
        far(above) < 0.0,
        "`{label}` is at {above}, with the other player"
    );
    click_at(window, above.center());
}

fn click_at(window: &mut Window, at: Pos2) {
    window.hover_at(at);
    window.run_ok();
    window.drag_at(at);
    window.run_ok();
    window.drop_at(at);
    window.run_ok();
}

fn heard(window: &Window, color: Color, act: &PlayerAct) -> bool {
    let deed = Deed::Player(color, act.clone());
    window.log().iter().any(|entry| entry.event.deed == deed)
}

/// The game after White's move, so that Black's clock runs.
fn blacks_turn() -> Window {
    let mut shell = flat(blitz(&["e4"]));
    shell.does(Color::Black, PlayerAct::Play("e5".to_owned()));
    shell
}

#[test]
fn the_turned_plunger_is_pressed_where_it_is_seen() {
    for size in SIZES {
        let mut window = window(blacks_turn(), size.0, size.1);
        click_above(&mut window, "Boris Petrović: ");
        assert!(heard(&window, Color::Black, &PlayerAct::Press), "{size:?}");
    }
}

#[test]
fn the_plunger_lies_at_the_players_own_edge() {
    let window = in_english(playing, (1280.0, 800.0));
    let black = window.get_by_label_contains("Boris Petrović: ").rect();
    let white = window.get_by_label_contains("Ana Kovač: ").rect();
    assert_eq!(
        black,
        Rect::from_min_size(Pos2::new(12.0, 16.0), vec2(232.0, 272.0))
    );
    assert_eq!(
        white,
        Rect::from_min_size(Pos2::new(1036.0, 512.0), vec2(232.0, 272.0))
    );
}

#[test]
fn whoever_sits_at_the_other_side_resigns_there_and_is_asked_once_more() {
    for size in SIZES {
        let mut window = in_english(playing, size);
        click_above(&mut window, "Resign");
        assert!(
            !heard(&window, Color::Black, &PlayerAct::Resign),
            "asked first"
        );
        window.get_by_label("Sure?");
        click_above(&mut window, "No");
        assert!(window.query_by_label("Sure?").is_none());
        click_above(&mut window, "Resign");
        click_above(&mut window, "Resign");
        assert!(heard(&window, Color::Black, &PlayerAct::Resign), "{size:?}");
        window.wait_until_done();
        let standing = window.arbiter().table().standing();
        assert!(matches!(standing, Standing::Ended(..)), "{standing:?}");
    }
}

#[test]
fn an_offer_is_told_to_the_opponent_and_answered_there() {
    for size in SIZES {
        let mut window = in_english(offered, size);
        let told = window.query_all_by_label("Ana Kovač offers a draw").count();
        assert_eq!(told, 2, "both are told");
        let answers = window.query_all_by_label("Boris accepts: ½–½").count();
        assert_eq!(answers, 1, "one answers");
        click_above(&mut window, "Boris declines: play on");
        assert!(
            heard(&window, Color::Black, &PlayerAct::Decline),
            "{size:?}"
        );
    }
}

#[test]
fn a_ruling_and_a_question_are_told_to_both() {
    for size in SIZES {
        let window = in_english(ruled, size);
        let headlines = window.query_all_by_label_contains("’s first illegal move");
        assert_eq!(headlines.count(), 2, "{size:?}");
        let mut window = in_english(asked, size);
        let answers: Vec<Rect> = window
            .query_all_by_label("Play on")
            .map(|node| node.rect())
            .collect();
        assert_eq!(answers.len(), 2, "{size:?}");
        let screen = window.ctx.content_rect();
        assert!(answers.iter().all(|place| screen.contains_rect(*place)));
        click_above(&mut window, "Play on");
        let answer = Deed::Arbiter(ArbiterAct::Decide(Decision::Accept));
        let was_heard = window.log().iter().any(|entry| entry.event.deed == answer);
        assert!(was_heard, "{size:?}");
    }
}

#[test]
fn before_the_start_the_player_at_the_other_side_starts_the_clock() {
    let mut window = in_english(unstarted, (1280.0, 800.0));
    click_above(&mut window, "Boris Petrović: ");
    assert!(window.arbiter().table().started().is_some());
}

#[test]
fn the_menu_of_either_side_leads_back_and_so_does_escape() {
    for size in SIZES {
        let mut window = in_english(playing, size);
        click_above(&mut window, "Menu");
        click_above(&mut window, "Leave face to face");
        assert!(!window.state().settings().views.face_to_face, "{size:?}");
    }
    let mut window = in_english(playing, SIZES[1]);
    window
        .get_all_by_label("J’adoube")
        .last()
        .expect("White's")
        .click();
    window.run_ok();
    window.key_press(Key::Escape);
    window.run_ok();
    assert!(!window.state().settings().views.face_to_face);
}

#[test]
fn a_move_is_asked_back_and_the_opponent_answers_in_their_own_half() {
    let mut shell = blitz(&["e4", "e5", "Nf3"]);
    shell.set(|settings| settings.play.assist = AssistLevel::Friendly);
    let mut window = window(flat(shell), 1280.0, 800.0);
    window
        .get_by_label("Ask to take back 2. knight to f3")
        .click();
    window.run_ok();
    let asked = window
        .query_all_by_label_contains("asks to take back 2. knight to f3")
        .count();
    assert_eq!(asked, 2, "both are told");
    click_above(&mut window, "Boris agrees");
    assert_eq!(window.arbiter().table().game().plies().len(), 2);
}

#[test]
fn a_claim_at_the_other_side_is_turned_to_whoever_makes_it() {
    let mut window = window(flat(repeated()), 1280.0, 800.0);
    click_above(&mut window, "Claim…");
    let title = turned_texts(&window)
        .into_iter()
        .any(|text| text.contains("claims…"));
    assert!(title, "the sheet is turned");
}

/// White would like the last move back, which Black answers.
pub fn take_back_asked(words: Words) -> Window {
    let mut shell = blitz(&["e4", "e5", "Nf3"]);
    shell.set(|settings| settings.play.assist = AssistLevel::Friendly);
    let mut window = pressed(words, flat(shell), &[]);
    let args = [("player", Color::White.into()), ("move", "2.♘f3".into())];
    let asks = of_ana_and_boris(words).tr_args("take-back", &args);
    let heard = words.heard_name(&asks).expect("figurines");
    window.get_by_label(&heard).click();
    window.run_ok();
    window
}

#[test]
fn whoever_is_asked_still_finds_their_own_actions_and_reads_all_that_is_asked() {
    for language in due_languages() {
        let words = Words::new(language);
        for (scene, question) in [
            (offered as fn(Words) -> Window, "draw-accept"),
            (asked, "play-on"),
            (take_back_asked, "take-back-agree"),
            (take_back_asked, "take-back-refuse"),
        ] {
            let sizes = if language == Language::English {
                &SIZES[..]
            } else {
                &SIZES[..1]
            };
            for size in sizes {
                let mut window = window(scene(words), size.0, size.1);
                window.run_ok();
                let name = format!("{language:?} {question} {size:?}");
                for id in ["say-adjust", "say-claim", "say-stop", "say-resign"] {
                    let own = window.query_all_by_label(&words.tr(id)).count();
                    assert_eq!(own, 2, "{name}: {id}");
                }
                let args = [
                    ("opponent", Color::Black.into()),
                    ("player", Color::White.into()),
                    ("move", "2.♘f3".into()),
                    ("answered", "no".into()),
                ];
                let answer = of_ana_and_boris(words).tr_args(question, &args);
                let cut = super::fits::cut_texts(&window);
                let is_cut = cut.iter().any(|(text, _)| *text == answer);
                assert!(!is_cut, "{name}: {cut:?}");
                let heard = words.heard_name(&answer).unwrap_or(answer);
                assert!(window.query_all_by_label(&heard).count() > 0, "{name}");
            }
        }
    }
}

#[test]
fn the_keys_are_those_of_the_table() {
    let mut window = window(blacks_turn(), 1280.0, 800.0);
    window.key_press_modifiers(Modifiers::NONE, Key::Space);
    window.run_ok();
    assert!(heard(&window, Color::Black, &PlayerAct::Press));
    window.key_press(Key::P);
    window.run_ok();
    let clock = window.arbiter().table().clock();
    assert!(clock.is_some_and(|clock| clock.running().is_none()));
}

/// What is written upside down.
pub fn turned_texts(window: &Window) -> Vec<String> {
    let shapes = window.output().shapes.iter();
    let turned = shapes.filter_map(|clipped| written(&clipped.shape));
    let turned = turned.filter(|text| text.angle != 0.0);
    turned.map(|text| text.galley.text().to_owned()).collect()
}

#[test]
fn one_half_is_turned_whole_and_the_other_not_at_all() {
    for size in SIZES {
        let window = in_english(playing, size);
        let turned = turned_texts(&window);
        let half = ["Boris Petrović", "Resign", "Claim…", "Call the arbiter"];
        for text in half {
            let count = turned.iter().filter(|it| *it == text).count();
            assert_eq!(count, 1, "{size:?}: {text}");
        }
        assert!(!turned.iter().any(|text| text == "Ana Kovač"), "{size:?}");
    }
}

#[test]
fn no_word_is_cut_off_in_any_language() {
    for language in due_languages() {
        let words = Words::new(language);
        for (width, height) in SIZES {
            for scene in [
                playing, unstarted, ruled, offered, asked, ended, menu, resigning,
            ] {
                let mut window = window(scene(words), width, height);
                window.run_ok();
                let cut = faults(&window);
                assert!(cut.is_empty(), "{language:?} {width}×{height}: {cut:?}");
                let elided = elided(&window);
                assert!(
                    elided.is_empty(),
                    "{language:?} {width}×{height}: {elided:?}"
                );
            }
        }
    }
}

/// What is written and seen in part only.
fn half_seen(window: &Window) -> Vec<String> {
    let shapes = window.output().shapes.iter();
    let half = shapes.filter_map(|clipped| {
        let text = written(&clipped.shape)?;
        let place = text.visual_bounding_rect();
        let seen = place.intersect(clipped.clip_rect);
        let is_half = seen.is_positive() && seen.height() < place.height() - 1.0;
        is_half.then(|| text.galley.text().to_owned())
    });
    half.collect()
}

#[test]
fn no_line_of_a_ruling_is_cut_in_two() {
    for language in due_languages() {
        for (width, height) in SIZES {
            let mut window = window(ruled(Words::new(language)), width, height);
            window.run_ok();
            let half = half_seen(&window);
            assert!(half.is_empty(), "{language:?} {width}×{height}: {half:?}");
        }
    }
}

#[test]
fn what_comes_first_is_told_once_to_each_player() {
    for size in SIZES {
        let mut shell = of_two(blitz_of("300+3"));
        shell.set(|settings| settings.play.assist = AssistLevel::Teaching);
        let mut window = window(flat(shell), size.0, size.1);
        window.run_ok();
        let told = super::fits::texts(&window).into_iter();
        let told = told.filter(|(text, _)| text.contains("press your clock"));
        assert_eq!(told.count(), 2, "{size:?}: once on each side");
    }
}

#[test]
fn the_plungers_bear_their_keys() {
    for size in SIZES {
        let window = in_english(playing, size);
        for key in ["left Ctrl", "right Ctrl"] {
            let texts = super::fits::texts(&window).into_iter();
            let told = texts.filter(|(text, _)| text == key).count();
            assert_eq!(told, 1, "{size:?}: {key}");
        }
    }
}

#[test]
fn a_rematch_has_room_for_who_gets_which_colour() {
    for language in due_languages() {
        let words = Words::new(language);
        let mut window = window(ended(words), 900.0, 600.0);
        window.run_ok();
        let args = [("player", "Boris".into())];
        let white = words.tr_args("rematch-white", &args).replace('\u{a0}', " ");
        let rematch = words.tr("rematch");
        let button = window.get_all_by_label(&rematch).last();
        let button = button.expect("the lower player's").rect();
        let texts = super::fits::texts(&window);
        let mut told = texts.iter().filter(|(text, _)| *text == white);
        let is_inside = told.any(|(_, place)| button.expand(1.0).contains_rect(*place));
        assert!(is_inside, "{language:?}: {white} in {button:?}");
    }
}

/// What was written with … because there was no room for it.
fn elided(window: &Window) -> Vec<String> {
    let shapes = window.output().shapes.iter();
    let elided = shapes.filter_map(|clipped| written(&clipped.shape));
    let elided = elided.filter(|text| text.galley.elided);
    elided.map(|text| text.galley.text().to_owned()).collect()
}

/// The text that a shape is, if it is one.
const fn written(shape: &Shape) -> Option<&TextShape> {
    if let Shape::Text(text) = shape {
        Some(text)
    } else {
        None
    }
}
