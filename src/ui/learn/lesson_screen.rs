//! A lesson: its sentence, the live board with the hands on it, its steps, what the arbiter saw, the clocks.

use eframe::egui::{CentralPanel, Key, Rect, Ui, vec2};

use super::act_words::{Spoken, spoken};
use super::class_bar::{ClassBar, class};
use super::deed_words::is_said_in_the_row;
use super::heard_scene::announce_act;
use super::lesson_clocks::lesson_clocks;
use super::lesson_end::{EndedLesson, LessonEnd, following};
use super::lesson_layout::LessonLayout;
use super::lesson_seen::{ShownLesson, show_seen};
use super::lesson_steps::{ONE_ROW, step_name, steps_in_a_row};
use super::scene_board::{BoardExtras, scene_board};
use crate::kit::board_accessibility::is_walked;
use crate::kit::button::{Button, ButtonKind, button_row, fit_bar};
use crate::kit::icons::Icon;
use crate::kit::in_place_confirmation::is_deaf;
use crate::kit::keyboard;
use crate::kit::second_click::is_second;
use crate::kit::theme::GAP;
use crate::kit::widgets::{badge, primary_in};
use crate::parts::page::board_page_frame;
use crate::parts::rule_page::ArticlePanel;
use crate::table::board_view::BoardView;
use crate::table::clock_press;
use crate::table::layout::ACTIONS;
use crate::table::lesson_sentence::said_aloud;
use crate::table::move_progress::say_last_move;
use crate::table::piece_box::{BOX, in_the_box, piece_box};
use crate::table::player_actions::PlayerActions;
use crate::table::table_keys;
use crate::view::command::Command;
use crate::view::frame_view::View;
use crate::view::learn_view::LearnCommand;
use jadoube_core::chess::{Bitboard, Position as _, Rank, Role, Square};
use jadoube_core::i18n::LessonWords;
use jadoube_core::laws::{Deed, PlayerAct, Provision};
use jadoube_core::learn::lesson::letters_of;
use jadoube_core::learn::lesson_run::Reply;
use jadoube_core::learn::playback::PlayedActs;
use jadoube_core::learn::{Curriculum, Lesson, LessonRun, StepKind, StepState};

#[derive(Debug, Default)]
pub struct LessonScreen {
    board: BoardView,
    actions: PlayerActions,
    article: ArticlePanel,
    /// The step and the number of tries for which a hint was asked.
    hinted: Option<(usize, u32)>,
    /// Who was at which step of which lesson in the last frame.
    step: Option<(String, String, usize)>,
    end: LessonEnd,
    /// Which step of which lesson was shown last, and how often it had begun anew.
    shown: Option<(String, usize, u32)>,
    /// How the step stood in the last frame.
    stood: Option<StepState>,
    /// When what was played for a step ended by itself last, in seconds of the window's time.
    played_until: f64,
}

/// What lies beside the board of a lesson: what in full hands is taken for a pawn, only while one can be promoted, so that
/// nobody looks for a use of it.
fn offered_in_the_box(view: &View<'_>) -> Vec<Role> {
    let us = view.at_the_board();
    let last_step = Bitboard::from_rank(us.relative_rank(Rank::Seventh));
    let position = view.table().game().position();
    let promotes = !(position.board().by_piece(us.pawn()) & last_step).is_empty();
    let mut roles = in_the_box(view);
    roles.retain(|role| *role == Role::King || promotes);
    roles
}

/// The lesson that lies open.
fn open<'a>(view: &View<'a>) -> Option<(&'a str, &'a LessonRun)> {
    view.learn.and_then(|learn| learn.lesson)
}

fn ask(view: &View<'_>, command: LearnCommand) {
    view.ask(Command::Learn(command));
}

impl LessonScreen {
    /// Hears the keys of the screen before anything is shown.
    pub fn hear(&mut self, ui: &Ui, view: &View<'_>) {
        let Some((_, run)) = open(view) else { return };
        if !keyboard::is_free(ui) || self.article.is_open() || self.actions.claims().is_some() {
            return;
        }
        let is_ruled = run.step().kind == StepKind::Ruling
            || matches!(run.reply(), Some(Reply::Ruled(_) | Reply::PressFirst(_)));
        let asked = run.step().rules.first().map(|it| it.0);
        let ruled = cited(run).filter(|_| is_ruled).map(|(_, rule)| rule);
        if let Some(rule) = asked.or(ruled)
            && keyboard::take(ui, Key::F1)
        {
            return view.ask(Command::OpenLaw(Provision::Rule(rule)));
        }
        if view.learn.is_some_and(|it| it.is_held_back) {
            if keyboard::take(ui, Key::Space) {
                ask(view, LearnCommand::RevealRuling);
            }
            return;
        }
        if run.is_at_end() {
            if keyboard::take(ui, Key::Enter) {
                leave(view, run);
            }
            return;
        }
        match run.state() {
            StepState::Playing => {
                if keyboard::take(ui, Key::Space) {
                    ask(view, LearnCommand::TogglePlayback);
                }
                if !is_walked(ui) && keyboard::take(ui, Key::ArrowRight) {
                    ask(view, LearnCommand::PlayNextAct);
                }
                if keyboard::take(ui, Key::Enter) {
                    ask(view, LearnCommand::NextStep);
                }
            }
            StepState::Hands => {
                if speaks(run) {
                    self.actions.hear_words(ui, view, run.learner());
                }
                // Where no press is to come the space bar is answered like the lever.
                let is_early = view.hands().press_to_come().is_none() && !keyboard::has_menu(ui);
                if is_early && keyboard::take(ui, Key::Space) {
                    clock_press::press(view, &mut self.board.hand, run.learner());
                }
                table_keys::hear(ui, view, &mut self.board);
            }
            StepState::Asking => {
                for (place, letter) in letters_of(run.step().answers).enumerate() {
                    let name = letter.to_ascii_uppercase().to_string();
                    let digit = (place + 1).to_string();
                    let keys = [Key::from_name(&name), Key::from_name(&digit)];
                    if keys
                        .into_iter()
                        .flatten()
                        .any(|key| keyboard::take(ui, key))
                    {
                        ask(view, LearnCommand::AnswerStep(place));
                    }
                }
            }
            StepState::Done => {
                let goes_on = [Key::Enter, Key::ArrowRight, Key::Space]
                    .into_iter()
                    .filter(|key| *key != Key::ArrowRight || !is_walked(ui))
                    .any(|key| keyboard::take(ui, key));
                if goes_on {
                    go_on(view, run);
                }
            }
        }
    }

    pub fn ui(&mut self, ui: &mut Ui, view: &View<'_>) {
        let Some((name, run)) = open(view) else {
            return;
        };
        self.look(view, name, run);
        let stood = self.stood.replace(run.state());
        if stood == Some(StepState::Playing) && run.state() != StepState::Playing {
            self.played_until = ui.input(|input| input.time);
        }
        let lesson: &Lesson = run.lesson();
        let words = LessonWords::new(view.words, name, lesson);
        let number = Curriculum::own().lesson(name).map(|it| it.number);
        let title = number.map_or_else(
            || words.title(),
            |number| format!("{number} {}", words.title()),
        );
        let bar = ClassBar {
            title: &title,
            beside: "",
            edition: Some((run.edition(), &lesson.editions)),
            is_ruled_on: true,
        };
        bar.show(ui, view);
        if run.is_at_end() {
            let ended = EndedLesson {
                name,
                run,
                words,
                number,
            };
            return self.end.ui(ui, view, ended);
        }
        self.end.rest();
        let shown = ShownLesson {
            run,
            words,
            is_held_back: view.learn.is_some_and(|it| it.is_held_back),
            is_hinted: self.hinted == Some((run.index(), run.tries())),
            number,
        };
        CentralPanel::default()
            .frame(board_page_frame(ui))
            .show(ui, |ui| {
                let area = ui.available_rect_before_wrap();
                let is_projected = class(view).is_projected;
                let places = LessonLayout::of(area, is_projected, ui.pixels_per_point());
                self.sentence(ui, view, shown, places.sentence);
                if !shown.is_held_back {
                    say_last_move(ui, view, places.sentence);
                }
                self.point(ui, shown);
                self.board(ui, view, run, places.board);
                self.column(ui, view, shown, &places);
                self.actions.castle(&mut self.board, view);
                self.actions.claim(ui, view, places.board);
                self.article.ui_over(ui, view, places.board);
            });
    }

    /// The board: with the hands that show something, or for those of the learner.
    fn board(&mut self, ui: &mut Ui, view: &View<'_>, run: &LessonRun, rect: Rect) {
        // A ruling that is held back is not given away by what is marked on the board.
        let is_held_back = view.learn.is_some_and(|it| it.is_held_back);
        let acts = match run.playback() {
            Some(playback) => PlayedActs::of(playback),
            None if is_held_back => PlayedActs::default(),
            None => return self.board.ui(ui, view, rect),
        };
        let spoken = acts.last.and_then(|act| spoken(act, view));
        let spoken: Vec<Spoken> = spoken.into_iter().collect();
        let number = run.playback().and_then(|it| it.played().checked_sub(1));
        announce_act(ui, view, number.zip(acts.last), &spoken, true);
        let extras = BoardExtras {
            spoken,
            ..BoardExtras::default()
        };
        scene_board(ui, view, &mut self.board.pieces, &acts, rect, &extras);
        self.board.settle(view);
    }

    /// Forgets what was shown of another step or try.
    fn look(&mut self, view: &View<'_>, name: &str, run: &LessonRun) {
        let learner = view.learn.map(|learn| learn.learners.current.clone());
        let step = (learner.unwrap_or_default(), name.to_owned(), run.index());
        if self.step.as_ref() != Some(&step) {
            // A hint was given for the step of another lesson, or to somebody else.
            self.hinted = None;
            self.step = Some(step);
        }
        let now = (name.to_owned(), run.index(), run.tries());
        if self.shown.as_ref() != Some(&now) {
            if self.shown.as_ref().is_none_or(|(known, ..)| known != name) {
                let mut board = BoardView::default();
                std::mem::swap(&mut board.pieces, &mut self.board.pieces);
                self.board = board;
                self.article = ArticlePanel::default();
            }
            self.actions = PlayerActions::default();
            self.board.hint.rest();
            self.shown = Some(now);
        }
    }

    /// What is said, with the article of a ruling beside it.
    fn sentence(&mut self, ui: &mut Ui, view: &View<'_>, shown: ShownLesson<'_>, place: Rect) {
        let run = shown.run;
        let is_ruling = run.step().kind == StepKind::Ruling && !shown.is_held_back;
        let text = if shown.is_held_back {
            view.tr("class-what-would-you-rule").into_owned()
        } else {
            let own = shown.of_step("");
            let unsaid = || {
                view.tr(&format!("lesson-step-{}", run.step().kind))
                    .into_owned()
            };
            own.unwrap_or_else(unsaid)
        };
        let cited = is_ruling.then(|| cited(run)).flatten();
        let place = place.with_max_y(place.bottom() - GAP);
        let Some((number, rule)) = cited else {
            return said_aloud(ui, view.words, &text, place);
        };
        let (left, right) = place.split_left_right_at_x(place.right() - 96.0);
        said_aloud(ui, view.words, &text, left);
        let chip = Rect::from_center_size(right.center(), vec2(88.0, 32.0));
        ui.scope_builder(eframe::egui::UiBuilder::new().max_rect(chip), |ui| {
            if badge(ui, view.words, number).clicked() {
                self.article.open(rule, None);
            }
        });
    }

    /// Points at the way where it is to be pointed at.
    fn point(&mut self, ui: &Ui, shown: ShownLesson<'_>) {
        let run = shown.run;
        let is_hinted = self.hinted == Some((run.index(), run.tries()));
        let is_wanted = is_hinted && shown_by_hint(shown) || run.points_the_way();
        // Fingers that only leave the piece of the try before begin nothing.
        let begins = |act: Option<&PlayerAct>| act != Some(&PlayerAct::LetGo);
        let mut entries = run.entries().iter();
        let has_begun = entries.any(|entry| begins(entry.event.player_act()));
        if run.state() != StepState::Hands || has_begun {
            self.board.hint.rest();
        } else if is_wanted && !self.board.hint.is_shown() {
            let ways = ways(run);
            if !ways.is_empty() {
                self.board.hint.point(ui, ways);
            }
        }
    }

    fn column(
        &mut self,
        ui: &mut Ui,
        view: &View<'_>,
        shown: ShownLesson<'_>,
        places: &LessonLayout,
    ) {
        let run = shown.run;
        let mut rect = places.column;
        let row = rect.with_max_y(rect.top() + ONE_ROW);
        steps_in_a_row(ui, view, run, row);
        rect = rect.with_min_y(row.bottom() + GAP);
        let offered = offered_in_the_box(view);
        if run.state() == StepState::Hands && !offered.is_empty() {
            let place = rect.with_min_y(rect.bottom() - BOX);
            piece_box(ui, view, &mut self.board, place, &offered);
            rect = rect.with_max_y(place.top() - GAP);
        }
        if speaks(run) && run.state() == StepState::Hands {
            let place = rect.with_min_y(rect.bottom() - ACTIONS);
            self.actions.row(ui, view, run.learner(), place);
            rect = rect.with_max_y(place.top() - GAP / 2.0);
        }
        show_seen(ui, view, shown, &mut self.article, rect);
        self.clocks(ui, view, places.clocks, shown.counts_faults());
        self.buttons(ui, view, shown, places.buttons);
    }

    fn clocks(&mut self, ui: &Ui, view: &View<'_>, rect: Rect, shows_times: bool) {
        let pressed = lesson_clocks(ui, view, &mut self.board.pieces, rect, shows_times);
        let has_hands = open(view).is_some_and(|(_, run)| run.state() == StepState::Hands);
        if let Some(color) = pressed.filter(|_| has_hands)
            && let Some(standstill) = clock_press::press(view, &mut self.board.hand, color)
        {
            self.board.message.say_why(ui, view, standstill);
        }
    }

    /// What can be done with the step.
    fn buttons(&mut self, ui: &mut Ui, view: &View<'_>, shown: ShownLesson<'_>, rect: Rect) {
        let run = shown.run;
        if shown.is_held_back {
            if primary_in(ui, &view.tr("class-show-ruling"), rect).clicked() {
                ask(view, LearnCommand::RevealRuling);
            }
            return;
        }
        let plain = |share: f32, id| (share, ButtonKind::Plain, view.tr(id));
        match run.state() {
            StepState::Playing => playback_buttons(ui, view, run, rect),
            StepState::Hands | StepState::Asking => {
                let has_hint = run.state() == StepState::Hands && !shown.is_hinted;
                let show = if has_hint {
                    "lesson-hint"
                } else {
                    "lesson-show-me"
                };
                let row = [(0.4, show), (0.36, "lesson-again"), (0.24, "lesson-skip")];
                match button_row(ui, rect, row.map(|(share, id)| plain(share, id))) {
                    Some(0) if has_hint => self.hinted = Some((run.index(), run.tries())),
                    Some(0) => ask(view, LearnCommand::ShowStep),
                    Some(1) => ask(view, LearnCommand::StepAgain),
                    // The second click of a double one would leave out the next step too.
                    Some(_) if is_second(ui.ctx()) => {}
                    Some(_) => ask(view, LearnCommand::NextStep),
                    None => {}
                }
            }
            StepState::Done => {
                let next = (0.62, ButtonKind::Primary, next_words(view, run).into());
                // What was played ends by itself: a click just then was meant for what stood there before.
                let is_clicked = ui.input(|input| input.pointer.any_released());
                let is_new = is_deaf(ui, self.played_until);
                match button_row(ui, rect, [plain(0.38, "lesson-again"), next]) {
                    Some(_) if is_clicked && is_new => {}
                    Some(0) => ask(view, LearnCommand::StepAgain),
                    Some(_) => go_on(view, run),
                    None => {}
                }
            }
        }
    }
}

/// What can be done while something is played before the learner; where words have no room, icons say it.
fn playback_buttons(ui: &mut Ui, view: &View<'_>, run: &LessonRun, rect: Rect) {
    let Some(playback) = run.playback() else {
        return;
    };
    let (icon, toggle) = if playback.is_running() {
        (Icon::Pause, "scene-pause")
    } else {
        (Icon::Run, "scene-play")
    };
    let (kind, slower) = if playback.is_slow() {
        (ButtonKind::Awaiting, "scene-slower-on")
    } else {
        (ButtonKind::Plain, "scene-slower")
    };
    let plain = ButtonKind::Plain;
    let items = [
        (icon, toggle, toggle, plain, LearnCommand::TogglePlayback),
        (
            Icon::Step,
            "scene-one-step",
            "scene-one-step",
            plain,
            LearnCommand::PlayNextAct,
        ),
        (
            Icon::Slower,
            "scene-slower",
            slower,
            kind,
            LearnCommand::ToggleSlowness,
        ),
        (
            Icon::Again,
            "scene-again",
            "lesson-again",
            plain,
            LearnCommand::StepAgain,
        ),
        (
            Icon::Skip,
            "lesson-skip",
            "lesson-skip",
            plain,
            LearnCommand::NextStep,
        ),
    ];
    let mut items = items.map(|(icon, word, name, kind, command)| {
        let mut item = Button::icon(icon, view.tr(name));
        item.word = Some(view.tr(word));
        item.kind = kind;
        item.letters = 14.5;
        item.size.y = rect.height();
        (item, command)
    });
    let mut all = items.each_mut().map(|(item, _)| item);
    for (item, rank) in all.iter_mut().zip([3, 2, 1, 1, 3]) {
        item.rank = rank;
    }
    fit_bar(ui, &mut all, rect.width());
    let taken: f32 = items.iter().map(|(item, _)| item.width(ui) + GAP).sum();
    let more = (rect.width() + GAP - taken).max(0.0) / 5.0;
    let mut left = rect.left();
    for (item, command) in items {
        let right = left + item.width(ui) + more;
        let place = Rect::from_x_y_ranges(left..=right, rect.y_range());
        if item.show_in(ui, place).clicked() {
            ask(view, command);
        }
        left = right + GAP;
    }
}

/// What the button that goes on says: the next step, or the end.
fn next_words(view: &View<'_>, run: &LessonRun) -> String {
    if let Some(step) = run.next_step() {
        let step = step_name(view, run, step);
        let args = [("step", step.as_str().into())];
        return view.tr_args("lesson-next-step", &args).into_owned();
    }
    view.tr("lesson-end-go").into_owned()
}

/// Goes on: to the next step, or to the end.
fn go_on(view: &View<'_>, run: &LessonRun) {
    if run.is_at_end() {
        leave(view, run);
    } else {
        ask(view, LearnCommand::NextStep);
    }
}

/// Goes on behind the end: to what went wrong, to the next lesson, or back to the path.
fn leave(view: &View<'_>, run: &LessonRun) {
    let next = open(view).and_then(|(name, _)| following(name));
    match next {
        _ if run.missed().next().is_some() => ask(view, LearnCommand::TakeMissedAgain),
        Some(name) => ask(view, LearnCommand::OpenLesson(name)),
        None => view.ask(Command::Show(crate::view::screen::Screen::Learn)),
    }
}

/// Whether a hint shows the way: only once a try went wrong, so that the way is not given away; before that words do, where
/// the step has some.
fn shown_by_hint(shown: ShownLesson<'_>) -> bool {
    shown.run.tries() > 0 || shown.of_step("-hint").is_none()
}

/// Whether the learner speaks in the lesson, so that the row for that has its place.
fn speaks(run: &LessonRun) -> bool {
    let steps = run.lesson().steps.iter();
    let played = steps.filter(|step| step.kind.is_played());
    let acts = played.flat_map(|step| {
        let wrong = step.wrong.iter().flat_map(|wrong| &wrong.acts);
        step.acts.iter().chain(wrong)
    });
    acts.into_iter().any(|act| is_said_in_the_row(&act.deed))
}

/// The article of the ruling that is shown.
fn cited(run: &LessonRun) -> Option<(&'static str, jadoube_core::laws::Rule)> {
    let entry = run.last_ruled()?;
    let taught = |rule: jadoube_core::laws::Rule| run.lesson().rules.iter().any(|it| it.0 == rule);
    let rules: Vec<_> = entry.rulings.iter().map(|ruling| ruling.rule).collect();
    let rule = rules.iter().find(|rule| taught(**rule)).or(rules.first())?;
    Some((rule.articles(run.edition()).next()?, *rule))
}

/// From and to where pieces go on the usual way through the step, in order.
fn ways(run: &LessonRun) -> Vec<(Square, Square)> {
    let mut trial = run.game().clone();
    let mut ways = Vec::new();
    let mut lifted: Option<Square> = None;
    for act in &run.step().acts {
        let single = trial.arbiter().taken_apart(act);
        trial.hear(act);
        for event in single {
            match &event.deed {
                Deed::Player(_, PlayerAct::Lift(square)) => lifted = Some(*square),
                Deed::Player(_, PlayerAct::Release(square)) => {
                    ways.extend(lifted.take().map(|from| (from, *square)));
                }
                Deed::Player(_, PlayerAct::Touch(square)) => ways.push((*square, *square)),
                Deed::Player(..) | Deed::Arbiter(_) | Deed::Common(..) | Deed::Flag(_) => {}
            }
        }
    }
    ways.dedup();
    ways
}
