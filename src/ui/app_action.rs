//! The actions that menus, keys and the palette offer: the words, the keys and the conditions of each, in one table.

use std::borrow::Cow;

use eframe::egui::Key;

use crate::adjournment::resumption::ResumptionPanel;
use crate::view::announced_move::{
    announcement_due, ask_assistant, asks_assistant, repetition_due,
};
use crate::view::command::{
    BoardLook, ClipboardContent, Command, FileTask, OtherContent, OtherPgn, SeatChange,
};
use crate::view::frame_view::View;
use crate::view::knocked_over::{can_be_knocked_over, knocks_over};
use crate::view::learn_view::LearnCommand;
use crate::view::review::Review;
use crate::view::screen::Screen;
use crate::view::settings::{AssistLevel, ColorScheme, Hands};
use crate::view::two_boards::{are_two_chosen, choose_two};
use jadoube_core::chess::{CastlingMode, Color};
use jadoube_core::hands::Castling;
use jadoube_core::i18n::{Arg, Language};
use jadoube_core::laws::PlayerAct;
use jadoube_core::learn::PracticeTerms;
use jadoube_core::notation::pgn::{self, PgnGame};

/// What a player says or does beside the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PlayerWish {
    Adjust,
    Offer,
    Claim,
    TakeBack,
    Arbiter,
    Resign,
}

impl PlayerWish {
    pub const ALL: [Self; 6] = [
        Self::Adjust,
        Self::Offer,
        Self::Claim,
        Self::TakeBack,
        Self::Arbiter,
        Self::Resign,
    ];

    /// The locale key of what it is called.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Adjust => "say-adjust",
            Self::Offer => "say-offer",
            Self::Claim => "say-claim",
            Self::TakeBack => "say-take-back",
            Self::Arbiter => "say-stop",
            Self::Resign => "say-resign",
        }
    }
}

/// Something that a person can ask for wherever they are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AppAction {
    /// Agrees on a new game.
    NewGame,
    /// Agrees on a new game that begins from one of the 960 positions.
    Chess960,
    /// Agrees on a game against the program or an engine.
    PlayComputer,
    Open,
    Save,
    /// Writes the moves as PGN.
    ExportPgn,
    /// Puts the game onto the clipboard, as PGN.
    CopyPgn,
    /// Puts the position onto the clipboard, as a FEN.
    CopyFen,
    /// Puts a picture of the board onto the clipboard.
    CopyPicture,
    /// Writes a picture of the board.
    SavePicture,
    Print,
    /// Shows what is known of the game beside its moves.
    Details,
    /// Lists all games and files that were kept.
    KeptGames,
    /// Goes through the game move by move.
    LookThrough,
    /// Adjourns the game, or shows its resumption.
    Adjourn,
    /// Makes a lesson of the game.
    MakeLesson,
    /// Lets this program play on in the seat of an engine.
    BuiltInPlays,
    /// Says that this player knocked pieces over.
    KnockOver(Color),
    /// Says that the player at the board castles.
    AnnounceCastling,
    /// A player says or does something beside the board: the one at it, or the other one.
    Say(PlayerWish),
    /// Stops both clocks, or lets them run again.
    Pause,
    Desk,
    /// Opens the menu of the table.
    Menu,
    /// Goes to the answers of what is asked beside the board, or back.
    Question,
    /// Announces the move that stands on the board to a blind opponent, or a blind player's own; or repeats the opponent's.
    Announce,
    /// Asks a blind player's assistant how many moves have been made.
    AskMoves,
    /// Reads the scoresheet as text, or closes it.
    ReadSheet,
    /// Gives each player a board of their own where one of them is blind, or lays all on one again.
    TwoBoards,
    /// Tells once more what was told last, to a screen reader and by the voice.
    TellAgain,
    TurnBoard,
    /// Lays the board flat between the players.
    FaceToFace,
    /// Fills the screen, or leaves it.
    FullScreen,
    Home,
    Learn,
    Laws,
    SideClock,
    /// Begins an incident at any board, or goes on with the one that lies open.
    Incident,
    /// Begins a tournament, or goes on with the one that lies open.
    Tournament,
    Preferences,
    /// Shows the page of keys.
    Keys,
    Manual,
    /// Shows what the program is.
    About,
    /// Shows the palette, in which every action is found by its words.
    Palette,
    Quit,
    /// Chooses how much the program helps.
    Assist(AssistLevel),
    /// Chooses the colours of the window.
    Scheme(ColorScheme),
    /// Chooses the language of the program.
    Language(Language),
}

impl AppAction {
    /// Every action, in the order in which the palette lists them.
    pub fn all() -> Vec<Self> {
        let mut all = vec![
            Self::NewGame,
            Self::PlayComputer,
            Self::Open,
            Self::Chess960,
            Self::Save,
            Self::ExportPgn,
            Self::CopyPgn,
            Self::CopyFen,
            Self::CopyPicture,
            Self::SavePicture,
            Self::Print,
            Self::Details,
            Self::KeptGames,
            Self::Pause,
            Self::LookThrough,
            Self::Desk,
            Self::Adjourn,
            Self::MakeLesson,
            Self::BuiltInPlays,
            Self::AnnounceCastling,
        ];
        all.extend(PlayerWish::ALL.map(Self::Say));
        all.extend(Color::ALL.map(Self::KnockOver));
        all.extend([
            Self::Announce,
            Self::AskMoves,
            Self::ReadSheet,
            Self::TwoBoards,
            Self::TellAgain,
            Self::TurnBoard,
            Self::FaceToFace,
            Self::FullScreen,
            Self::Home,
            Self::Learn,
            Self::Laws,
            Self::SideClock,
            Self::Incident,
            Self::Tournament,
            Self::Preferences,
            Self::Keys,
            Self::Manual,
            Self::About,
        ]);
        all.extend(AssistLevel::ALL.map(Self::Assist));
        all.extend(ColorScheme::ALL.map(Self::Scheme));
        all.extend(Language::ALL.map(Self::Language));
        all.push(Self::Quit);
        all
    }

    /// The words of the action, as a menu shows them.
    #[expect(clippy::wildcard_enum_match_arm, reason = "few actions have a choice")]
    pub fn text<'a>(self, view: &View<'a>) -> Cow<'a, str> {
        let of = |choice: Cow<'_, str>| {
            let heading = view.tr(self.message(view));
            Cow::Owned(format!("{heading}: {choice}"))
        };
        match self {
            Self::KnockOver(player) => {
                Cow::Owned(view.tell("menu-knocked-over", &[("player", Arg::from(player))]))
            }
            Self::Assist(level) => of(view.tr(&format!("assist-{level}"))),
            Self::Scheme(scheme) => of(view.tr(&format!("mode-{scheme}"))),
            Self::Language(language) => of(Cow::Borrowed(language.own_name())),
            _ => view.tr(self.message(view)),
        }
    }

    /// The message of the action; for one with a choice, that of what is chosen.
    pub fn message(self, view: &View<'_>) -> &'static str {
        match self {
            Self::NewGame => "menu-new",
            Self::Chess960 => "menu-chess960",
            Self::PlayComputer => "practice-alone",
            Self::Open => "menu-open",
            Self::Save => "menu-save",
            Self::ExportPgn => "menu-pgn",
            Self::CopyPgn => "menu-copy-pgn",
            Self::CopyFen => "menu-copy-fen",
            Self::CopyPicture => "menu-copy-picture",
            Self::SavePicture => "menu-save-picture",
            Self::Print => "menu-print",
            Self::Details => "menu-details",
            Self::KeptGames => "kept-title",
            Self::LookThrough => "review-look-through",
            Self::Adjourn if ResumptionPanel::is_under_way(view) => "menu-resumption",
            Self::Adjourn => "menu-adjourn",
            Self::MakeLesson => "menu-make-lesson",
            Self::BuiltInPlays => "menu-built-in-plays",
            Self::KnockOver(_) => "menu-knocked-over",
            Self::AnnounceCastling => "menu-castle",
            Self::Pause => "key-pause",
            Self::Say(wish) => wish.id(),
            Self::Desk => "desk-open",
            Self::Menu => "menu",
            Self::Question => "key-question",
            Self::Announce => "key-announce",
            Self::AskMoves => "announce-ask-moves",
            Self::ReadSheet => "key-read-sheet",
            Self::TwoBoards if are_two_chosen(view) => "boards-one",
            Self::TwoBoards => "boards-two",
            Self::TellAgain => "key-tell-again",
            Self::TurnBoard => "key-turn",
            Self::FaceToFace => "face-to-face",
            Self::FullScreen => "menu-full-screen",
            Self::Home => "menu-first",
            Self::Learn => "card-learn",
            Self::Laws => "laws-title",
            Self::SideClock => "card-side",
            Self::Incident if view.incident.is_some() => "kept-incident",
            Self::Incident => "incident-new",
            Self::Tournament => "event-title",
            Self::Preferences => "menu-preferences",
            Self::Keys => "menu-keys",
            Self::Manual => "menu-manual",
            Self::About => "about-title",
            Self::Palette => "menu-palette",
            Self::Quit => "menu-quit",
            Self::Assist(_) => "prefs-assist",
            Self::Scheme(_) => "prefs-mode",
            Self::Language(_) => "prefs-language",
        }
    }

    /// The message with other words by which the action is looked for, where it has any.
    pub const fn other_words(self) -> Option<&'static str> {
        if matches!(self, Self::PlayComputer) {
            Some("palette-computer")
        } else if matches!(self, Self::Chess960) {
            Some("palette-chess960")
        } else if matches!(self, Self::Preferences) {
            Some("palette-preferences")
        } else {
            None
        }
    }

    /// The keys of the action as they are printed on a keyboard; empty where it has none.
    pub const fn keys(self) -> &'static str {
        match self {
            Self::NewGame => "Ctrl+N",
            Self::Open => "Ctrl+O",
            Self::Save => "Ctrl+S",
            Self::ExportPgn => "Ctrl+E",
            Self::Palette => "Ctrl+K",
            Self::Pause => "P",
            Self::TurnBoard => "Shift+F",
            Self::FullScreen => "F11",
            Self::Laws => "F1",
            Self::Keys => "?",
            Self::Quit => "Ctrl+Q",
            Self::Say(PlayerWish::Adjust) => "Ctrl+J",
            Self::Say(PlayerWish::Offer) => "Ctrl+D",
            Self::Say(PlayerWish::Claim) => "Ctrl+L",
            Self::Say(PlayerWish::TakeBack) => "Ctrl+Z",
            Self::Say(PlayerWish::Arbiter) => "Ctrl+A",
            Self::Say(PlayerWish::Resign) => "Ctrl+R",
            Self::Question => "F6",
            Self::ReadSheet => "F4",
            Self::AskMoves => "F5",
            Self::Announce => "F7",
            Self::TellAgain => "F8",
            Self::Desk => "F9",
            Self::Menu => "F10",
            Self::Chess960
            | Self::PlayComputer
            | Self::CopyPgn
            | Self::CopyFen
            | Self::CopyPicture
            | Self::SavePicture
            | Self::Print
            | Self::Details
            | Self::KeptGames
            | Self::LookThrough
            | Self::Adjourn
            | Self::MakeLesson
            | Self::BuiltInPlays
            | Self::KnockOver(_)
            | Self::AnnounceCastling
            | Self::TwoBoards
            | Self::FaceToFace
            | Self::Home
            | Self::Learn
            | Self::SideClock
            | Self::Incident
            | Self::Tournament
            | Self::Preferences
            | Self::Manual
            | Self::About
            | Self::Assist(_)
            | Self::Scheme(_)
            | Self::Language(_) => "",
        }
    }

    /// The keys of the action as they are called on this system.
    pub fn printed_keys(self) -> Cow<'static, str> {
        printed(self.keys(), cfg!(target_os = "macos"))
    }

    /// That name of the action, and its keys behind it.
    pub fn with_keys(self, name: &str) -> String {
        format!("{name} ({})", self.printed_keys())
    }

    /// The action that Ctrl and the key at that place ask for.
    pub fn with_control(place: Key) -> Option<Self> {
        let letter = |action: Self| {
            let letter = action.keys().strip_prefix("Ctrl+")?;
            Key::from_name(letter)
        };
        // The window itself hears who quits.
        let heard = [
            Self::NewGame,
            Self::Open,
            Self::Save,
            Self::ExportPgn,
            Self::Palette,
        ];
        let said = PlayerWish::ALL.map(Self::Say);
        heard
            .into_iter()
            .chain(said)
            .find(|it| letter(*it) == Some(place))
    }

    /// Whether the action makes sense now; what does not is offered nowhere.
    pub fn is_allowed(self, view: &View<'_>) -> bool {
        let plays = || view.has_game && view.is_playing();
        match self {
            Self::NewGame
            | Self::Chess960
            | Self::PlayComputer
            | Self::Open
            | Self::KeptGames
            | Self::FullScreen
            | Self::Learn
            | Self::Laws
            | Self::SideClock
            | Self::Incident
            | Self::Tournament
            | Self::Preferences
            | Self::Keys
            | Self::Manual
            | Self::About
            | Self::Palette
            | Self::TellAgain
            | Self::Quit => true,
            Self::Home => view.window.screen != Screen::First,
            Self::TurnBoard => view.has_game,
            Self::ExportPgn | Self::CopyPgn if other_game(view).is_some() => true,
            Self::CopyFen | Self::CopyPicture if is_looked_through(view) => true,
            // The position meant is that of a game in the list, not the one on the table.
            Self::CopyFen | Self::CopyPicture | Self::SavePicture | Self::Print
                if view.window.screen == Screen::Games =>
            {
                false
            }
            // Of another game that is looked through they would write the one on the table.
            Self::Save
            | Self::ExportPgn
            | Self::CopyPgn
            | Self::CopyFen
            | Self::CopyPicture
            | Self::SavePicture
            | Self::Print => {
                let is_another = |review: &Review| !review.is_on_table;
                view.has_game
                    && !(view.window.screen == Screen::Review
                        && view.review.is_some_and(is_another))
            }
            Self::Details => {
                let is_played = view.has_game && view.history.is_none();
                is_played && !view.window.screen.is_of_practice() && !view.desk_lock.is_locked()
            }
            Self::LookThrough => view.has_game && view.can_look_back(),
            Self::Adjourn => plays() && !view.is_fresh(),
            Self::MakeLesson => view.has_game && !view.is_fresh(),
            Self::BuiltInPlays => plays() && view.engine().is_some(),
            // The program's hand knocks nothing over.
            Self::KnockOver(player) => {
                let is_program = view.computer() == Some(player);
                view.has_game && !is_program && can_be_knocked_over(view)
            }
            Self::AnnounceCastling => {
                plays() && !announces_castling(view) && can_castle(view, view.at_the_board())
            }
            Self::Say(PlayerWish::TakeBack) => {
                let is_friendly = view.settings.play.assist != AssistLevel::Tournament;
                is_friendly && plays() && view.window.screen == Screen::Table
            }
            Self::Say(_) | Self::Question => plays() && view.window.screen == Screen::Table,
            Self::Announce => {
                let is_due = announcement_due(view).is_some() || repetition_due(view).is_some();
                view.window.screen == Screen::Table && is_due
            }
            Self::ReadSheet => {
                view.has_game && view.window.screen == Screen::Table && view.history.is_none()
            }
            Self::TwoBoards => {
                plays() && view.window.screen == Screen::Table && view.table().blind().any()
            }
            Self::AskMoves => {
                plays() && view.window.screen == Screen::Table && asks_assistant(view).is_some()
            }
            Self::Menu => view.has_game && view.window.screen == Screen::Table,
            Self::Pause => plays() && view.table().clock().is_some() && view.may_stop_clocks(),
            Self::Desk => view.has_desk(),
            Self::FaceToFace => view.has_game && !view.settings.views.face_to_face,
            Self::Assist(level) => view.has_game && view.settings.play.assist != level,
            Self::Scheme(scheme) => view.settings.preferences.mode != scheme,
            Self::Language(language) => view.words.language() != language,
        }
    }

    pub fn ask(self, view: &View<'_>) {
        let shows = |screen| view.ask(Command::Show(screen));
        match self {
            // The form that is shown was told before that it is to be one of the 960.
            Self::NewGame | Self::Chess960 => shows(Screen::NewGame),
            Self::PlayComputer => view.practise(PracticeTerms::alone()),
            Self::Open => view.ask(Command::Choose(FileTask::Open)),
            Self::Save => view.ask(Command::Choose(FileTask::Save)),
            Self::ExportPgn => {
                let task = other_game(view).map_or(FileTask::ExportPgn, |(game, text)| {
                    FileTask::OtherPgn(OtherPgn::of(game, &text))
                });
                view.ask(Command::Choose(task));
            }
            Self::CopyPgn => {
                let table = Command::Copy(ClipboardContent::Game);
                let other = |(_, text)| Command::CopyOther(OtherContent::Game(text));
                view.ask(other_game(view).map_or(table, other));
            }
            // What is looked through is known by its screen.
            Self::CopyFen | Self::CopyPicture if is_looked_through(view) => {}
            Self::CopyFen => view.ask(Command::Copy(ClipboardContent::Position)),
            Self::CopyPicture => {
                view.ask(Command::Copy(ClipboardContent::Picture(of_the_table(view))));
            }
            Self::SavePicture => view.ask(Command::Choose(FileTask::Picture(of_the_table(view)))),
            Self::Print => shows(Screen::Print),
            Self::Details => shows(Screen::Details),
            Self::KeptGames => shows(Screen::Kept),
            Self::LookThrough => view.ask(Command::LookThrough(None)),
            Self::Adjourn => shows(Screen::Adjourning),
            Self::MakeLesson => view.ask(Command::Learn(LearnCommand::MakeLesson)),
            Self::BuiltInPlays => view.ask(Command::Reseat(SeatChange::BuiltIn)),
            Self::KnockOver(player) => view.do_deed(knocks_over(player)),
            Self::AnnounceCastling => {
                view.act(view.at_the_board(), PlayerAct::AnnounceCastling);
            }
            Self::AskMoves => ask_assistant(view),
            Self::TwoBoards => choose_two(view, !are_two_chosen(view)),
            Self::Pause => view.toggle_clocks(),
            Self::Desk => shows(Screen::Desk),
            Self::TurnBoard => {
                view.change(|settings| settings.views.turned = !settings.views.turned);
            }
            Self::FaceToFace => view.change(|settings| settings.views.face_to_face = true),
            Self::FullScreen => view.ask(Command::FullScreen),
            Self::Home => shows(Screen::First),
            Self::Learn => shows(Screen::Learn),
            Self::Laws => shows(Screen::Laws),
            Self::SideClock => shows(Screen::SideClock),
            Self::Incident => shows(Screen::Incident),
            Self::Tournament => shows(Screen::Event),
            Self::Preferences => shows(Screen::Preferences),
            Self::Keys => shows(Screen::Keys),
            Self::Manual => shows(Screen::Manual),
            Self::About => shows(Screen::About),
            // What stands on the screens and lies upon them is opened by who keeps them.
            Self::Palette
            | Self::Say(_)
            | Self::Menu
            | Self::Question
            | Self::TellAgain
            | Self::ReadSheet
            | Self::Announce => {}
            Self::Quit => view.ask(Command::Quit),
            Self::Assist(level) => view.change(|settings| settings.play.assist = level),
            Self::Scheme(scheme) => view.change(|settings| settings.preferences.mode = scheme),
            Self::Language(language) => {
                view.change(|settings| settings.preferences.language = Some(language));
            }
        }
    }
}

/// The game that is looked at or through, where it is not the one on the table, and its text.
fn other_game<'a>(view: &View<'a>) -> Option<(&'a PgnGame, String)> {
    if view.window.screen == Screen::Games {
        let history = &view.files.games?.looked.as_ref()?.history;
        return Some((history.game(), history.text().to_owned()));
    }
    let is_another = |review: &&Review| !review.is_on_table;
    let game = view.review.filter(is_another)?.game.game();
    (view.window.screen == Screen::Review).then(|| (game, pgn::write(game)))
}

/// Whether a game is looked through, so that the position meant is the one shown there.
fn is_looked_through(view: &View<'_>) -> bool {
    view.window.screen == Screen::Review && view.review.is_some()
}

/// Keys as they are called: on a Mac the window hears the command key where others have Ctrl.
fn printed(keys: &'static str, is_mac: bool) -> Cow<'static, str> {
    if is_mac {
        Cow::Owned(keys.replace("Ctrl+", "⌘").replace("Shift+", "⇧"))
    } else {
        Cow::Borrowed(keys)
    }
}

/// How the board of the table looks to its players.
const fn of_the_table(view: &View<'_>) -> BoardLook {
    board_look(view, view.settings.views.turned)
}

/// How a board looks here, with Black at the bottom if it is turned.
pub const fn board_look(view: &View<'_>, turned: bool) -> BoardLook {
    BoardLook {
        theme: view.settings.preferences.board_shown(),
        pieces: view.pieces(),
        turned,
    }
}

/// Whether castling is so often announced that this has a cell of its own: in Chess960, and where hands do every act.
pub fn announces_castling(view: &View<'_>) -> bool {
    let is_chess960 = view.arbiter.terms().castling == CastlingMode::Chess960;
    is_chess960 || view.settings.play.hands == Hands::Full
}

/// Whether that player may castle now, as far as they are told; out of turn, whoever plays Chess960 is answered.
pub fn can_castle(view: &View<'_>, color: Color) -> bool {
    if view.table().game().has_the_move() == color {
        !Castling::offers(&view.hands()).is_empty()
    } else {
        view.arbiter.terms().castling == CastlingMode::Chess960
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn keys_are_called_as_on_the_keyboard_of_the_system() {
        let keys = [AppAction::Open, AppAction::TurnBoard, AppAction::FullScreen];
        let keys = keys.map(AppAction::keys);
        assert_eq!(
            keys.map(|it| printed(it, false)),
            ["Ctrl+O", "Shift+F", "F11"]
        );
        assert_eq!(keys.map(|it| printed(it, true)), ["⌘O", "⇧F", "F11"]);
    }
}
