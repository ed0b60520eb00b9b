//! The whole interface: which screen is shown, and what lies over it.

use eframe::egui::Ui;

use super::about::About;
use super::action_palette::ActionPalette;
use super::announcer::Announcer;
use super::closing_prompt::closing_prompt;
use super::keys::KeyWish;
use super::manual::Manual;
use super::preferences::PreferencesPage;
use super::sound_captions::SoundCaptions;
use crate::app_action::AppAction;
use crate::desk::desk_page::DeskPage;
use crate::desk::locked_desk::locked_desk;
use crate::desk::report_page::ReportPage;
use crate::event::event_page::EventPage;
use crate::event::hall_page::HallPage;
use crate::event::hall_window::HallWindow;
use crate::files::game_details_page::GameDetailsPage;
use crate::files::game_list::GamesPanel;
use crate::files::kept_files_page::KeptFilesPage;
use crate::files::path_prompt::PathPrompt;
use crate::files::reading_strip::ReadingStrip;
use crate::files::scoresheet_print_form::PrintPanel;
use crate::files::settings_prompt::settings_prompt;
use crate::incident::incident_page::IncidentPage;
use crate::kit::announcement;
use crate::kit::click_target::accept_slow_clicks;
use crate::kit::{heard_names, lent_focus};
use crate::laws_book::laws_page::LawsBook;
use crate::learn::LearnScreens;
use crate::new_game::new_game_form::NewGamePanel;
use crate::parts::drop_hint::drop_hint;
use crate::parts::notification_strip::NotificationStrip;
use crate::parts::pin_entry::PinEntry;
use crate::review::conduct_page::ConductPage;
use crate::review::replacement_prompt::ReplacementPrompt;
use crate::review::review_screen::ReviewScreen;
use crate::side_clock::SideClockScreen;
use crate::start::first_screen::FirstScreen;
use crate::table::announcement_card;
use crate::table::table_screen::TableScreen;
use crate::view::frame_view::View;
use crate::view::screen::Screen;

/// All panels with their passing state.
#[derive(Debug, Default)]
pub struct Screens {
    first: FirstScreen,
    table: TableScreen,
    desk: DeskPage,
    pin: PinEntry,
    preferences: PreferencesPage,
    new_game: NewGamePanel,
    print: PrintPanel,
    report: ReportPage,
    details: GameDetailsPage,
    games: GamesPanel,
    kept: KeptFilesPage,
    review: ReviewScreen,
    conduct: ConductPage,
    laws: LawsBook,
    side: SideClockScreen,
    learn: LearnScreens,
    // What is large lies on its own, so that a window can be handed about.
    incident: Box<IncidentPage>,
    event: Box<EventPage>,
    hall: HallPage,
    hall_window: HallWindow,
    path_prompt: PathPrompt,
    palette: ActionPalette,
    manual: Manual,
    about: About,
    replacement: ReplacementPrompt,
    reading: ReadingStrip,
    notifications: NotificationStrip,
    announcer: Announcer,
    captions: SoundCaptions,
    /// The number of the game that table and desk are of.
    game_number: u64,
}

impl Screens {
    /// Shows the interface for one frame.
    ///
    /// The fonts must have been installed ([`fonts::install`](crate::kit::fonts::install)); the colours follow the settings.
    pub fn ui(&mut self, ui: &mut Ui, view: &View<'_>) {
        crate::kit::theme::apply(ui.ctx(), view.settings, view.is_projected());
        accept_slow_clicks(ui.ctx());
        if self.game_number != view.game_number {
            self.game_number = view.game_number;
            self.table = std::mem::take(&mut self.table).for_another_game();
            self.desk = DeskPage::default();
        }
        for wish in super::keys::listen(ui, view) {
            self.obey(ui, view, wish);
        }
        self.table.hear(ui, view);
        self.learn.hear(ui, view);
        self.captions.ui(ui, view);
        let has_column =
            TableScreen::has_column(view) && !self.notifications.floats_over_the_result(ui, view);
        let has_place = has_column || DeskPage::is_shown(view) || self.incident.has_place(view);
        if !has_place && !self.side.has_halves(view) {
            self.notifications.foot(ui, view);
        }
        self.reading.ui(ui, view);
        match view.window.screen {
            Screen::Table | Screen::Adjourning if view.has_game => {
                self.table.ui(ui, view, &mut self.notifications);
            }
            Screen::Games if let Some(file) = view.files.games => self.games.ui(ui, view, file),
            Screen::Review if let Some(review) = view.review => {
                let board = self.review.ui(ui, view, review);
                self.notifications.over_board(ui, view, board);
            }
            Screen::Conduct
                if let Some(review) = view.review.filter(|it| ConductPage::has_something(it)) =>
            {
                self.conduct.ui(ui, view, review);
            }
            Screen::Desk if DeskPage::is_shown(view) => {
                self.desk.ui(ui, view, &mut self.notifications);
            }
            Screen::Report if DeskPage::is_open(view) => self.report.ui(ui, view),
            Screen::Desk | Screen::Report if view.has_desk() => {
                self.desk.close_doors();
                locked_desk(ui, view, &mut self.pin);
            }
            Screen::First
            | Screen::Table
            | Screen::Desk
            | Screen::Report
            | Screen::Adjourning
            | Screen::Games
            | Screen::Review
            | Screen::Conduct => {
                self.first.ui(ui, view);
            }
            Screen::NewGame => {
                self.new_game.is_for_desk = self.first.leads_to_desk();
                self.new_game.ui(ui, view);
            }
            Screen::Kept => self.kept.ui(ui, view),
            Screen::Preferences => self.preferences.ui(ui, view),
            Screen::Print => self.print.ui(ui, view),
            Screen::Details => self.details.ui(ui, view),
            Screen::SideClock => self.side.ui(ui, view, &mut self.notifications),
            Screen::Keys => super::keys::keys_page(ui, view),
            Screen::Manual => self.manual.ui(ui, view),
            Screen::About => self.about.ui(ui, view),
            Screen::Learn
            | Screen::Lesson
            | Screen::Situation
            | Screen::Scene
            | Screen::Practice
            | Screen::LessonEditor
            | Screen::LessonCheck => self.learn.ui(ui, view),
            Screen::Incident => self.incident.ui(ui, view, &mut self.notifications),
            Screen::Event => self.event.ui(ui, view),
            Screen::Hall => self.hall.ui(ui, view),
            Screen::Laws => self.laws.ui(ui, view),
        }
        self.replacement.ui(ui, view);
        settings_prompt(ui, view);
        self.path_prompt.ui(ui, view);
        closing_prompt(ui, view);
        if std::mem::take(&mut self.table.wishes.palette) {
            self.palette.open();
        }
        if let Some(action) = self.palette.ui(ui, view) {
            let is_shifted = false;
            self.obey(ui, view, KeyWish { action, is_shifted });
        }
        drop_hint(ui, view);
        self.announcer.ui(ui, view);
        heard_names::speak(ui, view.words);
        self.hall_window.ui(ui.ctx(), view);
    }

    /// Does what a key or the palette asks for: here, where it is on a screen or lies upon all of them.
    #[expect(clippy::wildcard_enum_match_arm, reason = "the shell does all else")]
    fn obey(&mut self, ui: &Ui, view: &View<'_>, wish: KeyWish) {
        match wish.action {
            AppAction::Palette => self.palette.open(),
            AppAction::Menu => self.table.wishes.menu = true,
            AppAction::Question => lent_focus::go_to_question(ui),
            AppAction::Announce => announcement_card::say(ui, view),
            AppAction::ReadSheet => self.table.read_sheet(ui),
            AppAction::TellAgain => announcement::ask_again(ui.ctx()),
            AppAction::Say(said) => self.table.say(ui, view, said, wish.is_shifted),
            AppAction::CopyFen if view.window.screen == Screen::Review => {
                self.review.copy_position(view);
            }
            AppAction::CopyPicture if view.window.screen == Screen::Review => {
                self.review.copy_picture(view);
            }
            action => {
                if action == AppAction::Chess960 {
                    self.new_game.choose_chess960();
                }
                action.ask(view);
            }
        }
    }
}
