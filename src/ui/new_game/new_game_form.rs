//! A new game in one look: names, time, who helps; everything else behind one line that says what holds.

use std::borrow::Cow;

use eframe::egui::{CentralPanel, Frame, Key, Margin, Panel, Sense, Ui};

use super::continued_game::{ContinuedGame, ContinuedWith, is_position};
use super::game_preview::GamePreview;
use super::help_choice::help_ui;
use super::start_position::{PageState, StartPosition, StartResult};
use super::tournament_settings::{TournamentSettings, row};
use crate::kit::in_place_confirmation::is_deaf;
use crate::kit::piece_textures::Pieces;
use crate::kit::theme::{GAP, palette};
use crate::kit::tile::fold_line;
use crate::kit::widgets::{choice, form, part_title, quiet, soft, subtitle, tick};
use crate::parts::board_line::{board_line, taken_for};
use crate::parts::game_details_fields::game_details_fields;
use crate::parts::page::{is_low, page_bar, page_bar_titled, page_title_with, scroll_from_top};
use crate::parts::player_names::names_ui;
use crate::parts::rule_page::ArticlePanel;
use crate::parts::time_control_field::{TimeControlField, TimeControlResult};
use crate::view::command::{Command, NewGame};
use crate::view::frame_view::View;
use crate::view::players::Players;
use crate::view::screen::Screen;
use crate::view::tournament_view::BoardSeat;
use crate::view::two_boards::{are_two_chosen, choose_two};
use jadoube_core::chess::{ByColor, CastlingMode, Chess, Color, Position};
use jadoube_core::clock::TimeControl;
use jadoube_core::i18n::shown_text;
use jadoube_core::i18n::time_control_text::{blind_id, tile_name};
use jadoube_core::laws::{Blind, Terms};
use jadoube_core::notation::pgn::PgnGame;
use jadoube_core::record::continued_clocks::ClocksAtMove;
use jadoube_core::record::{GameDetails, TournamentBoard};

/// The form of a new game.
#[derive(Debug, Default)]
pub struct NewGamePanel {
    /// Whether somebody begins a game here to open the arbiter's desk.
    pub is_for_desk: bool,
    names: ByColor<String>,
    /// What the game is part of, and what is known of the players.
    details: GameDetails,
    details_of_another: GameDetails,
    /// Who is blind or visually disabled, and who was in another game while one is to go on.
    blind: Blind,
    blind_of_another: Blind,
    /// Who played last, and where, as the form was filled in with.
    last: Option<Players>,
    /// The players of the last game, whose ratings and numbers are still there.
    rated: ByColor<Option<String>>,
    /// The names that were written for another game, while one is to go on.
    names_of_another: ByColor<String>,
    /// The time; none until the one that was played last has been taken from the settings.
    time: Option<TimeControlField>,
    tournament: TournamentSettings,
    /// What was chosen for another game, while one is to go on.
    tournament_of_another: TournamentSettings,
    start: StartPosition,
    /// Whether the tournament settings are open; then the groups before them fold to lines.
    is_open: bool,
    /// The group that is shown all the same.
    unfolded: Option<Group>,
    /// When they were opened, in seconds of the window's time.
    opened_at: Option<f64>,
    /// What the form was filled in with for one game: one that is to go on, or that of a board of the tournament.
    filled: Option<FilledIn>,
    /// The time that was chosen for another game, while one for a board of the tournament is to begin.
    time_of_another: Option<TimeControlField>,
    /// With which clocks it goes on.
    clocks: ContinuedWith,
    article: ArticlePanel,
    pieces: Pieces,
}

/// For which game the form was filled in.
#[derive(Clone, Debug, PartialEq, Eq)]
struct FilledIn {
    names: ByColor<String>,
    /// The board of the tournament that it is for; none where a game is to go on.
    board: Option<TournamentBoard>,
}

/// What is asked before the tournament settings.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Group {
    Players,
    Time,
    Help,
}

/// From which width on the game that will be is shown beside the form.
const WITH_PREVIEW: f32 = 1100.0;

/// How wide the preview is, with the edges beside it.
const PREVIEW: f32 = 440.0;

/// How high a line is to which a group is folded, and that of the tournament settings; and both in a low window.
const LINE: (f32, f32) = (46.0, 56.0);
const LOW_LINE: f32 = 44.0;

/// The times that were agreed upon.
#[derive(Debug)]
struct AgreedTimes {
    /// What each player is given from here on, or what is unclear about it.
    given: TimeControlResult,
    /// The time control of the whole game, by which its pace is told.
    announced: Option<ByColor<TimeControl>>,
}

impl NewGamePanel {
    pub fn ui(&mut self, ui: &mut Ui, view: &View<'_>) {
        self.take_over(view);
        let shown = match view.files.continuing {
            Some(_) => PageState::Form,
            None => self.start.page(ui, view),
        };
        let chosen = self.time(view).agreed();
        let stood = view.files.continuing.and_then(|game| {
            let chosen = chosen.as_ref().ok().and_then(Option::as_ref);
            ClocksAtMove::of(game, chosen)
        });
        let agreed = match self.goes_on(stood.as_ref()) {
            Some(stood) => AgreedTimes {
                announced: Some(stood.announced.clone()),
                given: Ok(Some(stood.rest.clone())),
            },
            None => AgreedTimes {
                announced: chosen.as_ref().ok().cloned().flatten(),
                given: chosen.clone(),
            },
        };
        let position = match view.files.continuing {
            Some(game) => Ok((
                game.start.clone(),
                CastlingMode::from_chess960(game.chess960),
            )),
            None => self.start.begins(),
        };
        match shown {
            PageState::Form => {}
            PageState::Page => return,
            PageState::Play => return self.begin(view, &agreed, &position),
        }
        let title = view.tr(match view.files.continuing {
            Some(game) if !is_position(game) => "continued-title",
            Some(_) | None => "new-game-title",
        });
        let is_low = is_low(ui);
        if is_low {
            page_bar_titled(ui, view, &title);
        } else {
            page_bar(ui, view);
        }
        // Where a button has the keyboard, Enter presses that.
        let is_free = ui.ctx().memory(|memory| memory.focused().is_none());
        let mut starts = is_free && ui.input(|input| input.key_pressed(Key::Enter));
        let has_preview = ui.available_width() >= WITH_PREVIEW;
        let wants_desk = self.is_for_desk && !view.has_desk();
        let mut desk = wants_desk.then(|| view.tr("new-game-desk"));
        // Whoever came for the desk is told at once where it is.
        let beside_title = desk.take_if(|_| has_preview && !is_low);
        starts |= self.preview_ui(ui, view, &agreed, &position, (has_preview, desk));
        let frame = Frame::new().inner_margin(Margin {
            left: 32,
            right: 6,
            top: 0,
            bottom: if has_preview { 24 } else { 0 },
        });
        CentralPanel::default().frame(frame).show(ui, |ui| {
            // The bar for scrolling and the edge of the page stand beside the form.
            let width = ui.available_width() - 26.0;
            scroll_from_top(ui, view.window.screen).show(ui, |ui| {
                ui.set_width(width);
                if is_low {
                    ui.spacing_mut().item_spacing.y = 5.0;
                } else {
                    page_title_with(ui, &title, beside_title.as_deref());
                }
                if let Some(to_play) = taken_for(view, BoardSeat::Table) {
                    board_line(ui, view, to_play, self.board().is_some());
                }
                if let Some(game) = view.files.continuing {
                    let continued = ContinuedGame {
                        game,
                        stood: stood.as_ref(),
                        control: chosen.as_ref().ok().and_then(Option::as_ref),
                        has_board: !has_preview,
                    };
                    continued.ui(ui, view, &mut self.pieces, &mut self.clocks);
                    ui.add_space(if is_low { 2.0 } else { GAP });
                }
                let is_set = self.goes_on(stood.as_ref()).is_some_and(|it| it.is_told);
                starts |= self.groups(ui, view, &chosen, is_set);
                self.tournament_ui(ui, view, &agreed, &position);
                self.swallow_second_click(ui);
                ui.add_space(GAP);
            });
        });
        self.article.ui_under(ui, view, self.tournament.edition);
        if starts {
            self.begin(view, &agreed, &position);
        }
    }

    /// The second half of a double-click on the line of the tournament settings was meant for that, not for what came there.
    fn swallow_second_click(&self, ui: &Ui) {
        if self.opened_at.is_some_and(|at| is_deaf(ui, at)) {
            ui.interact(ui.min_rect(), ui.scope_id().with("resting"), Sense::click());
        }
    }

    /// Opens the tournament settings with one of the 960 positions.
    pub fn choose_chess960(&mut self) {
        self.start.choose_chess960();
        (self.is_open, self.unfolded, self.opened_at) = (true, None, None);
    }

    fn time(&mut self, view: &View<'_>) -> &mut TimeControlField {
        self.time
            .get_or_insert_with(|| TimeControlField::new(&view.settings.recent.time, true))
    }

    /// The clocks as they stood, where the game goes on with them.
    fn goes_on<'a>(&self, stood: Option<&'a ClocksAtMove>) -> Option<&'a ClocksAtMove> {
        stood.filter(|_| self.clocks == ContinuedWith::ClocksAtMove)
    }

    /// Those who played last likely play again; those of a game that is to go on surely do. What was written and chosen for
    /// another game waits meanwhile.
    fn take_over(&mut self, view: &View<'_>) {
        if self.time.is_none() {
            self.take_from_settings(view);
        }
        let taken = taken_for(view, BoardSeat::Table);
        let filled = match (view.files.continuing, taken) {
            (Some(game), _) => Some(FilledIn {
                names: names_in(game),
                board: None,
            }),
            (None, Some(to_play)) => Some(FilledIn {
                names: to_play.names.clone(),
                board: Some(to_play.board),
            }),
            (None, None) => None,
        };
        if self.filled == filled {
            if filled.is_none() {
                self.follow_corrections(view);
            }
            return;
        }
        self.clocks = ContinuedWith::default();
        self.rated = ByColor::default();
        match (&self.filled, &filled) {
            (None, Some(_)) => {
                self.tournament_of_another = std::mem::take(&mut self.tournament);
                self.names_of_another = std::mem::take(&mut self.names);
                self.details_of_another = std::mem::take(&mut self.details);
                self.blind_of_another = std::mem::take(&mut self.blind);
            }
            (Some(_), None) => {
                self.tournament = std::mem::take(&mut self.tournament_of_another);
                self.names = std::mem::take(&mut self.names_of_another);
                self.details = std::mem::take(&mut self.details_of_another);
                self.blind = std::mem::take(&mut self.blind_of_another);
            }
            (None, None) | (Some(_), Some(_)) => {}
        }
        if let Some(before) = self.time_of_another.take() {
            self.time = Some(before);
        }
        if let Some(filled) = &filled {
            self.names.clone_from(&filled.names);
            let tags = view.files.continuing.map(|game| &game.tags);
            self.details = tags.map(GameDetails::of).unwrap_or_default();
            // A bare position tells nothing of who plays it where.
            if filled.names.iter().all(String::is_empty) && self.details == GameDetails::default() {
                self.take_from_settings(view);
            }
        }
        if let Some(to_play) = taken.filter(|_| view.files.continuing.is_none()) {
            self.details = to_play.details.clone();
            if let Some(control) = &to_play.control {
                self.time(view);
                self.time_of_another = self.time.replace(TimeControlField::new(control, true));
            }
        }
        self.filled = filled;
    }

    /// Returns the board of the tournament that the game is for, as long as its players are those who play.
    fn board(&self) -> Option<TournamentBoard> {
        let filled = self.filled.as_ref();
        filled.filter(|it| it.names == self.names)?.board
    }

    /// Who played last, and in which event; what is known of a player leaves with the name.
    fn take_from_settings(&mut self, view: &View<'_>) {
        let recent = &view.settings.recent;
        let last = recent.players();
        self.names.clone_from(&last.names);
        self.details.clone_from(&last.details);
        self.last = Some(last);
        let known = |name: &String| Some(name.clone()).filter(|name| !name.is_empty());
        self.rated = self.names.as_ref().map(known);
        self.blind = recent.blind;
    }

    /// What was corrected of those who played last is corrected here too, unless something else is written by now.
    fn follow_corrections(&mut self, view: &View<'_>) {
        let now = view.settings.recent.players();
        let Some(last) = self.last.replace(now.clone()).filter(|last| *last != now) else {
            return;
        };
        let is_untouched = |written: &String, last: &String| written.trim() == last.trim();
        let is_theirs = |color| is_untouched(self.names.get(color), last.names.get(color));
        if !Color::ALL.into_iter().all(is_theirs) {
            return;
        }
        let known = |name: &String| Some(name.clone()).filter(|name| !name.is_empty());
        self.rated = now.names.as_ref().map(known);
        self.names = now.names;
        let details = &mut self.details;
        let (last, now) = (last.details, now.details);
        for (written, last, now) in [
            (&mut details.event, last.event, now.event),
            (&mut details.site, last.site, now.site),
            (
                &mut details.ratings.white,
                last.ratings.white,
                now.ratings.white,
            ),
            (
                &mut details.ratings.black,
                last.ratings.black,
                now.ratings.black,
            ),
            (
                &mut details.fide_ids.white,
                last.fide_ids.white,
                now.fide_ids.white,
            ),
            (
                &mut details.fide_ids.black,
                last.fide_ids.black,
                now.fide_ids.black,
            ),
        ] {
            if is_untouched(written, &last) {
                *written = now;
            }
        }
    }

    /// Ratings and numbers change places with their players, and those taken over from the last game leave with them.
    fn details_follow_names(&mut self, before: &ByColor<String>) {
        if self.details.follow_swap(before, &self.names) {
            self.rated.swap();
            self.blind = self.blind.with_colors_reversed();
        }
        for color in Color::ALL {
            let rated = self.rated.get_mut(color);
            if rated
                .as_ref()
                .is_some_and(|rated| rated != self.names.get(color))
            {
                *rated = None;
                self.details.forget_player(color);
                *self.blind.get_mut(color) = false;
            }
        }
    }

    /// Shows what the game will be, with the button that starts it; whether it was pressed.
    fn preview_ui(
        &mut self,
        ui: &mut Ui,
        view: &View<'_>,
        agreed: &AgreedTimes,
        position: &StartResult,
        (has_preview, desk): (bool, Option<Cow<'static, str>>),
    ) -> bool {
        let control = agreed.given.as_ref().ok().and_then(Option::as_ref);
        let board = match (view.files.continuing, position) {
            (Some(game), _) => game.positions().last().cloned(),
            (None, Ok((start, _))) => Some(start.clone()),
            (None, Err(_)) => None,
        };
        let [laws, play] = self.tournament.summary(view, agreed.announced.as_ref());
        let assist = view.tr(&format!("assist-{}", view.settings.play.assist));
        let hands = view.tr(&format!("hands-{}", view.settings.play.hands));
        let blind = match self.blind_summary(view) {
            blind if blind.is_empty() => blind,
            blind => format!(" · {blind}"),
        };
        let holds = format!(
            "{assist} · {} · {laws} · {play}{} · {}",
            hands.to_lowercase(),
            blind,
            self.place_summary(view)
        );
        let preview = GamePreview {
            names: &self.names,
            control,
            board: board.as_ref().map(Position::board),
            holds,
            is_ready: agreed.given.is_ok() && position.is_ok(),
            remark: view.leaves_a_game().then(|| view.tr("new-game-leaves")),
            desk,
        };
        let pieces = &mut self.pieces;
        if has_preview {
            let frame = Frame::new().inner_margin(Margin {
                left: 0,
                right: 32,
                top: 4,
                bottom: 24,
            });
            let card = Panel::right("preview")
                .frame(frame)
                .exact_size(PREVIEW)
                .resizable(false)
                .show_separator_line(false);
            card.show(ui, |ui| preview.card_ui(ui, view, pieces)).inner
        } else {
            let frame = Frame::new()
                .fill(palette(ui).sheet)
                .inner_margin(Margin::symmetric(32, 4));
            let bar = Panel::bottom("start").frame(frame).exact_size(68.0);
            bar.show(ui, |ui| preview.bar_ui(ui, view)).inner
        }
    }

    /// Who is blind, in a few words; nothing where nobody is.
    fn blind_summary(&self, view: &View<'_>) -> String {
        let id = blind_id(self.blind);
        id.map_or_else(String::new, |id| view.tr(id).into_owned())
    }

    /// From where the game starts, in a few words.
    fn place_summary(&self, view: &View<'_>) -> String {
        match view.files.continuing {
            Some(game) if is_position(game) => view.tr("holds-set-up").into_owned(),
            Some(_) => view.tr("holds-continued").into_owned(),
            None => self.start.summary(view),
        }
    }

    /// Shows names, time unless that is set, and help, each as a line where it is folded; whether Enter was pressed in the
    /// last name or in the time.
    fn groups(
        &mut self,
        ui: &mut Ui,
        view: &View<'_>,
        chosen: &TimeControlResult,
        is_time_set: bool,
    ) -> bool {
        let mut enters = false;
        for group in [Group::Players, Group::Time, Group::Help] {
            if group == Group::Time && is_time_set {
                continue;
            }
            if !self.is_open || self.unfolded == Some(group) {
                enters |= self.group(ui, view, group);
                ui.add_space(if is_low(ui) { 2.0 } else { GAP });
                continue;
            }
            let (name, told) = match group {
                Group::Players => ("group-players", self.players_summary(view)),
                Group::Time => {
                    let unclear = self.time(view).unclear(view);
                    ("group-time", time_summary(view, chosen, unclear))
                }
                Group::Help => ("prefs-assist", help_summary(view)),
            };
            let height = if is_low(ui) { LOW_LINE } else { LINE.0 };
            if fold_line(ui, height, false, &view.tr(name), &told).clicked() {
                self.unfolded = Some(group);
            }
        }
        enters
    }

    fn group(&mut self, ui: &mut Ui, view: &View<'_>, group: Group) -> bool {
        match group {
            Group::Players => {
                let before = self.names.clone();
                let is_entered = names_ui(ui, view, &mut self.pieces, &mut self.names);
                self.details_follow_names(&before);
                is_entered
            }
            Group::Time => {
                subtitle(ui, &view.tr("new-game-time"));
                let edition = self.tournament.edition;
                self.time(view).times_ui(ui, view, edition)
            }
            Group::Help => {
                help_ui(ui, view);
                false
            }
        }
    }

    fn players_summary(&self, view: &View<'_>) -> String {
        let name = |given: &str, color: &str| {
            if given.trim().is_empty() {
                view.tr(color).into_owned()
            } else {
                given.trim().to_owned()
            }
        };
        let white = name(&self.names.white, "color-white");
        format!("{white} – {}", name(&self.names.black, "color-black"))
    }

    /// Shows the line of the tournament settings, and them where it is open.
    fn tournament_ui(
        &mut self,
        ui: &mut Ui,
        view: &View<'_>,
        agreed: &AgreedTimes,
        position: &StartResult,
    ) {
        let control = agreed.announced.as_ref();
        let [laws, play] = self.tournament.summary(view, control);
        let event = shown_text::line(self.details.event.trim());
        let place = self.place_summary(view).into();
        let told = [
            event,
            laws.into(),
            play.into(),
            self.blind_summary(view).into(),
            place,
        ];
        let told: Vec<_> = told.into_iter().filter(|it| !it.is_empty()).collect();
        let summary = told.join(" · ");
        let name = view.tr("tournament-settings");
        if !self.is_open {
            let height = if is_low(ui) { LOW_LINE } else { LINE.1 };
            if fold_line(ui, height, false, &name, &summary).clicked() {
                (self.is_open, self.unfolded) = (true, None);
                self.opened_at = Some(ui.input(|input| input.time));
            }
            return;
        }
        form(ui, |ui| {
            ui.spacing_mut().item_spacing.y = 4.0;
            if fold_line(ui, 40.0, true, &name, "").clicked() {
                self.is_open = false;
            }
            let article = &mut self.article;
            self.tournament.rows_ui(ui, view, article, control);
            match view.files.continuing {
                Some(game) => continued(ui, view, game),
                None => self.start.ui(ui, view, position),
            }
            let is_apart = self.time(view).is_apart();
            row(ui, &view.tr("two-sides"), None, |ui| {
                let mut apart = is_apart;
                choice(ui, &mut apart, &[false, true], |apart| {
                    let id = if apart { "times-differ" } else { "times-same" };
                    view.tr(id).into_owned()
                });
                if apart != is_apart {
                    self.time(view).set_apart(apart);
                    // Both times are seen and changed there.
                    self.unfolded = apart.then_some(Group::Time);
                }
            });
            ui.add_space(4.0);
            ui.separator();
            let mut tournament = std::mem::take(&mut self.tournament);
            tournament.announced_ui(ui, view, control, |ui| {
                self.time(view).settings_ui(ui, view);
            });
            self.tournament = tournament;
            ui.add_space(4.0);
            blind_row(ui, view, &mut self.blind);
            ui.separator();
            part_title(ui, &view.tr("details-of-event"));
            game_details_fields(ui, view, &mut self.details);
        });
    }

    /// Begins the game, if all that it needs is agreed upon; the form is then as usual for the next one, but for those who
    /// play, their time, and what the event has announced.
    fn begin(&mut self, view: &View<'_>, agreed: &AgreedTimes, position: &StartResult) {
        let (Ok(control), Ok((start, castling))) = (&agreed.given, position) else {
            return;
        };
        let chosen = self.time.as_ref().and_then(TimeControlField::written);
        view.change(|settings| {
            settings.recent.remember(&self.names, &self.details);
            self.last = Some(settings.recent.players());
            settings.recent.blind = self.blind;
            if let Some(chosen) = chosen {
                settings.recent.time = chosen;
            }
        });
        // Those who play on are those who play the next game.
        self.names_of_another.clone_from(&self.names);
        let game = self.agreed_upon(agreed, control.clone(), start.clone(), *castling);
        view.ask(Command::Start(Box::new(NewGame {
            continues: view.files.continuing.cloned().map(Box::new),
            board: self.board(),
            ..game
        })));
        // A board is that of one game.
        self.details.board.clear();
        self.rated = self.names.as_ref().map(|name| Some(name.clone()));
        self.tournament.for_another_game();
        self.start = StartPosition::default();
        (self.is_open, self.unfolded) = (false, None);
    }

    fn agreed_upon(
        &self,
        agreed: &AgreedTimes,
        control: Option<ByColor<TimeControl>>,
        start: Chess,
        castling: CastlingMode,
    ) -> NewGame {
        let play = self.tournament.pace(agreed.announced.as_ref());
        let (supervision, arbiter) = self.tournament.arbiter();
        NewGame {
            players: Players {
                names: self.names.clone(),
                details: self.details.clone(),
                ..Players::default()
            },
            terms: Terms {
                edition: self.tournament.edition,
                control,
                play,
                supervision,
                arbiter,
                blind: self.blind,
                regulations: self.tournament.announced(agreed.announced.as_ref()),
                start,
                castling,
                amended: None,
            },
            computer: None,
            ..NewGame::default()
        }
    }
}

/// The players' names in a game from a file.
fn names_in(game: &PgnGame) -> ByColor<String> {
    let name = |tag| {
        let told = game.tags.get(tag).unwrap_or_default();
        shown_text::line(told).into_owned()
    };
    ByColor {
        white: name("White"),
        black: name("Black"),
    }
}

/// The time in short, and in a sentence; or what is unclear about it.
fn time_summary(view: &View<'_>, agreed: &TimeControlResult, unclear: String) -> String {
    match agreed {
        Ok(Some(controls)) => {
            let said = view.words.time_said(controls);
            format!("{}   {said}", tile_name(controls))
        }
        Ok(None) => view.tr("time-no-clock").into_owned(),
        Err(_) => unclear,
    }
}

/// Who helps, and how the hands play.
fn help_summary(view: &View<'_>) -> String {
    let assist = view.tr(&format!("assist-{}", view.settings.play.assist));
    let hands: Cow<'_, str> = view.tr(&format!("hands-{}", view.settings.play.hands));
    format!("{assist} · {}", hands.to_lowercase())
}

/// From where the game goes on, in place of the choice of a starting position.
fn continued(ui: &mut Ui, view: &View<'_>, game: &PgnGame) {
    row(ui, &view.tr("new-game-position"), None, |ui| {
        let told = if is_position(game) {
            view.tr("continued-position")
        } else {
            let count = [("count", game.plies.len().into())];
            view.tr_args("new-game-continues", &count)
        };
        soft(ui, &told);
        if quiet(ui, &view.tr("new-game-anew")).clicked() {
            view.ask(Command::Show(Screen::NewGame));
        }
    });
}

/// Who is blind or visually disabled, and plays on a board of their own (Appendix D).
fn blind_row(ui: &mut Ui, view: &View<'_>, blind: &mut Blind) {
    let heading = view.tr("blind-players");
    row(ui, &heading, None, |ui| {
        ui.horizontal(|ui| {
            for color in Color::ALL {
                let name = view.tr(color.fold_wb("color-white", "color-black"));
                tick(ui, blind.get_mut(color), &name).accessible_name(format!("{heading}: {name}"));
            }
        });
        if blind.any() {
            let mut two = are_two_chosen(view);
            if tick(ui, &mut two, &view.tr("boards-two")).changed() {
                choose_two(view, two);
            }
            if view.settings.views.face_to_face {
                soft(ui, &view.tr("face-to-face-one-board"));
            }
        }
    });
}
