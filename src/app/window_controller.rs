//! Owns what the window shows: the screen, the title, the fonts, whether the window fills the whole display.

use eframe::egui::{Context, ViewportCommand, accesskit_root_id};

use jadoube_core::i18n::{Language, Words};
use jadoube_core::laws::Provision;
use jadoube_ui::kit::fonts::{self, LetterBe};
use jadoube_ui::{Players, Screen};

/// The window while it is open.
#[derive(Debug, Default)]
pub struct WindowController {
    screen: Screen,
    /// The screens through which one came to this one, the first screen first.
    trail: Vec<Screen>,
    /// The provision at which the Laws were opened last.
    law: Option<Provision>,
    /// The title as it was last set.
    title: String,
    /// Which form of the Cyrillic letter the installed fonts have.
    letter_be: Option<LetterBe>,
    /// Whether the round for the hall is shown in a window of its own.
    has_hall_window: bool,
    closing: Closing,
}

/// How far the window has come that is to close while it alone keeps a game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum Closing {
    #[default]
    Open,
    Asked,
    Agreed,
}

impl WindowController {
    /// The screen that is shown.
    pub const fn screen(&self) -> Screen {
        self.screen
    }

    /// The title that the window bears.
    pub fn title(&self) -> &str {
        &self.title
    }

    /// The screen to which one may go back.
    pub fn back(&self) -> Screen {
        self.trail.last().copied().unwrap_or_default()
    }

    /// The provision at which the Laws were opened last.
    pub const fn law(&self) -> Option<Provision> {
        self.law
    }

    /// Whether the round for the hall is shown in a window of its own.
    pub const fn has_hall_window(&self) -> bool {
        self.has_hall_window
    }

    /// Opens the window of its own for the hall from the next frame on, or closes it.
    pub const fn open_hall_window(&mut self, is_open: bool) {
        self.has_hall_window = is_open;
    }

    /// Whether it waits to be told that it may close.
    pub fn is_closing(&self) -> bool {
        self.closing == Closing::Asked
    }

    /// Whether it may close although it alone keeps a game.
    pub fn may_close(&self) -> bool {
        self.closing == Closing::Agreed
    }

    /// Stays open until it is said that it may close.
    pub fn ask_before_closing(&mut self, context: &Context) {
        self.closing = Closing::Asked;
        for command in [
            ViewportCommand::CancelClose,
            ViewportCommand::Minimized(false),
            ViewportCommand::Focus,
        ] {
            context.send_viewport_cmd(command);
        }
    }

    /// Nobody wants it to close any more.
    pub fn stay_open(&mut self) {
        self.closing = Closing::Open;
    }

    /// Closes without any question.
    pub fn close_for_good(&mut self, context: &Context) {
        self.closing = Closing::Agreed;
        context.send_viewport_cmd(ViewportCommand::Close);
    }

    /// Shows the Laws from the next frame on, open at that provision.
    pub fn open_law(&mut self, provision: Provision) {
        self.law = Some(provision);
        self.show(Screen::Laws);
    }

    /// Shows a screen from the next frame on.
    pub fn show(&mut self, screen: Screen) {
        let left = std::mem::replace(&mut self.screen, screen);
        match screen {
            Screen::First => self.trail.clear(),
            // A page that lay over the table leads back to it as it was.
            Screen::Table if is_page(left) && self.trail.contains(&screen) => {
                self.go_back_to(screen);
            }
            Screen::Table | Screen::Adjourning | Screen::SideClock => {
                self.trail = vec![Screen::First];
            }
            Screen::NewGame
            | Screen::Desk
            | Screen::Preferences
            | Screen::Games
            | Screen::Review
            | Screen::Conduct
            | Screen::Kept
            | Screen::Print
            | Screen::Report
            | Screen::Details
            | Screen::Keys
            | Screen::Manual
            | Screen::About
            | Screen::Laws
            | Screen::Learn
            | Screen::Lesson
            | Screen::Situation
            | Screen::Scene
            | Screen::Practice
            | Screen::LessonEditor
            | Screen::LessonCheck
            | Screen::Incident
            | Screen::Event
            | Screen::Hall => {
                if self.trail.contains(&screen) {
                    self.go_back_to(screen);
                } else if left != screen {
                    self.trail.push(left);
                }
            }
        }
    }

    /// Shortens the way back to what led to that screen.
    fn go_back_to(&mut self, screen: Screen) {
        let place = self.trail.iter().position(|passed| *passed == screen);
        self.trail.truncate(place.unwrap_or_default());
    }

    /// Lets the way back from the screen that is shown now lead to that one first.
    pub fn lead_back_to(&mut self, screen: Screen) {
        if screen != self.screen && self.back() != screen {
            self.trail.push(screen);
        }
    }

    /// Installs the fonts that a language wants, unless they are installed.
    pub fn install_fonts(&mut self, language: Language, context: &Context) {
        let wanted = match language {
            Language::SerbianCyrillic | Language::SerbianLatin | Language::Macedonian => {
                LetterBe::Serbian
            }
            Language::English | Language::Slovene | Language::Polish => LetterBe::Common,
        };
        if self.letter_be.replace(wanted) != Some(wanted) {
            fonts::install(context, wanted);
        }
    }

    /// Names the players in the window's title, unless they stand there already.
    pub fn set_title(&mut self, players: &Players, words: Words, context: &Context) {
        let app = words.tr("app-name");
        let names = (players.names.as_ref()).map(|name| words.player_name(name));
        // A file says by a question mark that it does not know a name.
        let title = if names.iter().any(|name| matches!(name.trim(), "" | "?")) {
            app.into_owned()
        } else {
            format!("{} – {} · {app}", names.white, names.black)
        };
        context.accesskit_node_builder(accesskit_root_id(), |node| node.set_label(&*title));
        if title != self.title {
            self.title.clone_from(&title);
            context.send_viewport_cmd(ViewportCommand::Title(title));
        }
    }
}

/// Fills the whole display, or leaves it again.
pub fn toggle_full_screen(context: &Context) {
    let is_full = context.input(|input| input.viewport().fullscreen.unwrap_or_default());
    context.send_viewport_cmd(ViewportCommand::Fullscreen(!is_full));
}

/// Whether that screen is a page that is read or filled in, and put away again.
const fn is_page(screen: Screen) -> bool {
    matches!(
        screen,
        Screen::Print
            | Screen::Report
            | Screen::Details
            | Screen::Preferences
            | Screen::Keys
            | Screen::Manual
            | Screen::About
            | Screen::Laws
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_goes_back_the_way_one_came() {
        let mut window = WindowController::default();
        for (shown, back) in [
            (Screen::NewGame, Screen::First),
            (Screen::Keys, Screen::NewGame),
            (Screen::NewGame, Screen::First),
            (Screen::Table, Screen::First),
            (Screen::Preferences, Screen::Table),
            (Screen::Preferences, Screen::Table),
            (Screen::Keys, Screen::Preferences),
            (Screen::Table, Screen::First),
            (Screen::NewGame, Screen::Table),
            (Screen::SideClock, Screen::First),
            (Screen::Keys, Screen::SideClock),
            (Screen::First, Screen::First),
        ] {
            window.show(shown);
            assert_eq!((window.screen(), window.back()), (shown, back));
        }
    }

    #[test]
    fn a_page_over_the_table_leads_back_to_where_the_game_was_listed() {
        let mut window = WindowController::default();
        window.show(Screen::Games);
        window.show(Screen::Table);
        window.lead_back_to(Screen::Games);
        for page in [Screen::Print, Screen::Preferences] {
            window.show(page);
            window.show(Screen::Table);
            assert_eq!(window.back(), Screen::Games);
        }
        window.show(Screen::NewGame);
        window.show(Screen::Table);
        assert_eq!(window.back(), Screen::First);
    }
}
