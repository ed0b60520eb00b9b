//! Face to face each player sees what belongs to them on their own side, and nothing of it lies over the board.

use egui_kittest::kittest::Queryable;
use jadoube_core::chess::{Color, Square};
use jadoube_core::i18n::{Language, Words};
use jadoube_core::laws::{ArbiterAct, Deed, Notice, PlayerAct};
use jadoube_ui::AssistLevel;

use super::face_to_face::{SIZES, in_english, offered, playing, ruled, turned_texts, unstarted};
use super::fits::faults;
use super::scenes::Window;
use super::table_scenes::of_ana_and_boris;
use crate::support::share_of_checks::due_languages;

#[test]
fn both_players_read_the_coordinates_from_their_own_side() {
    for size in SIZES {
        let window = in_english(playing, size);
        let turned = turned_texts(&window);
        let all = super::fits::texts(&window);
        for coordinate in ('a'..='h').chain('1'..='8').map(String::from) {
            let is_it = |it: &&String| **it == coordinate;
            assert!(turned.iter().any(|it| is_it(&it)), "{size:?}: {coordinate}");
            let board = window.get_by_label("Chess board").rect();
            let on_board = all.iter().filter(|it| it.0 == coordinate);
            let places = on_board.filter(|it| board.contains_rect(it.1.shrink(1.0)));
            assert!(places.count() >= 2, "{size:?}: {coordinate} for each");
        }
    }
}

#[test]
fn how_the_view_is_left_is_told_once_to_both() {
    for size in SIZES {
        let mut window = in_english(playing, size);
        window.set(|settings| settings.views.face_to_face = false);
        window.run();
        window.set(|settings| settings.views.face_to_face = true);
        window.step();
        let end = "To return to the usual view, use the menu or press Esc.";
        let count = |window: &Window, sentence: &str| {
            let all = super::fits::texts(window).into_iter();
            all.filter(|it| it.0 == sentence).count()
        };
        window.step();
        assert_eq!(count(&window, end), 2, "{size:?}");
        window.speak(Words::new(Language::Slovene));
        window.step();
        let in_slovene = "V običajni pogled se vrnete z menijem ali s tipko Esc.";
        assert_eq!(
            count(&window, in_slovene),
            2,
            "{size:?}: what is spoken now"
        );
        window.speak(Words::new(Language::English));
        window.step();
        let board = window.get_by_label("Chess board").rect();
        for (text, place) in super::fits::texts(&window) {
            let is_on_board = text == end && place.intersects(board);
            assert!(
                !is_on_board,
                "{size:?}: {place:?} covers what was just moved"
            );
        }
        for _ in 0..36 {
            window.step();
        }
        assert_eq!(count(&window, end), 0, "{size:?}");
    }
}

#[test]
fn the_answers_lie_nearer_to_the_player_than_the_other_acts() {
    for size in SIZES.into_iter().filter(|size| size.0 > size.1) {
        let window = in_english(offered, size);
        let board = window.get_by_label("Chess board").rect();
        // Black's half is turned: its own edge is the upper one.
        let answer = window.get_by_label("Boris declines: play on").rect();
        let acts = window.query_all_by_label("J’adoube");
        let of_black = acts.map(|node| node.rect());
        let act = of_black.min_by(|a, b| a.left().total_cmp(&b.left()));
        let act = act.expect("Black's");
        assert!(answer.right() < board.left(), "{size:?}: {answer:?}");
        assert!(
            answer.bottom() <= act.top(),
            "{size:?}: {answer:?}, {act:?}"
        );
    }
}

#[test]
fn what_lets_the_clocks_run_is_seen_beside_a_ruling() {
    for size in SIZES {
        let mut window = in_english(ruled, size);
        window.act(Deed::Arbiter(ArbiterAct::Stop));
        window.run_ok();
        let whole = window.ctx.content_rect();
        let resumes: Vec<_> = window.query_all_by_label("Resume").collect();
        assert_eq!(resumes.len(), 2, "{size:?}: one for each player");
        for resume in resumes {
            assert!(whole.contains_rect(resume.rect()), "{size:?}");
        }
        assert_eq!(faults(&window), Vec::<String>::new(), "{size:?}");
    }
}

#[test]
fn why_a_draw_cannot_be_agreed_yet_is_read_by_both() {
    for language in due_languages() {
        let words = Words::new(language);
        let why = words.notice(Notice::MoveEachFirst);
        let player = [("player", Color::White.into())];
        let declines = of_ana_and_boris(words).tr_args("draw-decline", &player);
        let plain = |text: &str| text.replace(['\u{a0}', '\n'], " ");
        for size in SIZES {
            let mut window = in_english(unstarted, size);
            window.speak(words);
            window.act(Deed::Arbiter(ArbiterAct::Start));
            window.does(Color::White, PlayerAct::OfferDraw);
            window.run_ok();
            window.run_ok();
            let all = super::fits::texts(&window);
            let read = |told: &str| {
                let all = all.iter().filter(|it| plain(&it.0) == plain(told));
                all.count()
            };
            assert_eq!(read(&why), 2, "{language:?} {size:?}: {all:?}");
            assert_eq!(read(&declines), 1, "{language:?} {size:?}: {all:?}");
            let told = faults(&window);
            assert!(told.is_empty(), "{language:?} {size:?}: {told:?}");
        }
    }
}

#[test]
fn what_puts_the_pieces_back_is_seen_by_both() {
    for language in due_languages() {
        let words = Words::new(language);
        for size in SIZES {
            let mut window = in_english(playing, size);
            window.speak(words);
            window.set(|settings| settings.play.assist = AssistLevel::Friendly);
            // No rook goes like that.
            for act in [PlayerAct::Lift(Square::H1), PlayerAct::Release(Square::G6)] {
                let color = window.arbiter().table().game().has_the_move();
                window.does(color, act);
            }
            window.run_ok();
            window.run_ok();
            let whole = window.ctx.content_rect();
            let puts_back = words.tr("put-right");
            let all: Vec<_> = window.query_all_by_label(&puts_back).collect();
            assert_eq!(all.len(), 2, "{language:?} {size:?}: one for each player");
            for node in all {
                let place = node.rect();
                assert!(
                    whole.contains_rect(place),
                    "{language:?} {size:?}: {place:?}"
                );
            }
            let told = faults(&window);
            assert!(told.is_empty(), "{language:?} {size:?}: {told:?}");
            // Once that is done, what the players can say is there again.
            let back = window.get_all_by_label(&puts_back).next();
            back.expect("the button").click();
            window.run_ok();
            window.run_ok();
            let says = window.query_all_by_label(&words.tr("say-resign")).count();
            assert_eq!(says, 2, "{language:?} {size:?}");
        }
    }
}
