//! The entry of the program in menus.
//!
//! It is started by its command and not by the session bus, which may know no display; a program that finds another one
//! there hands its files over and ends.

use std::fmt::Write as _;

use jadoube_cli::APP_ID;
use jadoube_core::i18n::Words;

use crate::file_types::OPENED;
use crate::{locale, plain, translations};

/// The screens on which the program can begin, each by its option, with its name.
const ACTIONS: [(&str, &str); 3] = [
    ("new-game", "menu-new"),
    ("side-clock", "side-title"),
    ("learn", "learn-title"),
];

/// Returns the desktop entry.
pub fn text() -> String {
    let mut text = "[Desktop Entry]\nType=Application\nVersion=1.4\nName=Jadoube\n".to_owned();
    let keys = [
        ("GenericName", "package-kind"),
        ("Comment", "app-what"),
        ("Keywords", "package-keywords"),
    ];
    for (key, id) in keys {
        let _ = writeln!(text, "{key}={}", plain(Words::default(), id));
        for words in translations() {
            let (locale, said) = (locale(words.language()), plain(words, id));
            let _ = writeln!(text, "{key}[{locale}]={said}");
        }
    }
    let types = OPENED.join(";");
    let actions = ACTIONS.map(|(action, _)| action).join(";");
    let _ = write!(
        text,
        "TryExec=jadoube\nExec=jadoube %U\nIcon={APP_ID}\nTerminal=false\nStartupNotify=false\n\
         StartupWMClass={APP_ID}\nCategories=Game;BoardGame;\nMimeType={types};\nActions={actions};\n"
    );
    for (action, id) in ACTIONS {
        let name = |words| plain(words, id);
        let _ = writeln!(text, "\n[Desktop Action {action}]");
        let _ = writeln!(text, "Name={}", name(Words::default()));
        for words in translations() {
            let _ = writeln!(text, "Name[{}]={}", locale(words.language()), name(words));
        }
        let _ = writeln!(text, "Exec=jadoube --{action}");
    }
    text
}
