//! The entry of the program in menus.
//!
//! It is started by its command and not by the session bus, which may know no display; a program that finds another one
//! there hands its files over and ends.

use std::fmt::Write as _;

use jadoube_cli::APP_ID;
use jadoube_core::i18n::Words;

use crate::file_types::OPENED;
use crate::{locale, plain, translations};

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
    let _ = write!(
        text,
        "TryExec=jadoube\nExec=jadoube %U\nIcon={APP_ID}\nTerminal=false\nStartupNotify=false\n\
         StartupWMClass={APP_ID}\nCategories=Game;BoardGame;\nMimeType={types};\n"
    );
    text
}
