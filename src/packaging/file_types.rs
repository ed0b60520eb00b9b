//! The kinds of files that the program writes and opens, for the database of shared-mime-info.

use std::fmt::Write as _;

use jadoube_core::i18n::Words;
use jadoube_core::record::file_title::FileKind;

use crate::{in_xml, locale, plain, translations};

/// The kinds that the program opens.
pub const OPENED: [&str; 6] = [
    GAME,
    JOURNAL,
    "application/vnd.chess-pgn",
    "application/x-chess-pgn",
    "application/x-chess-fen",
    "application/x-chess-epd",
];

const GAME: &str = "application/x-jadoube-game";
const JOURNAL: &str = "application/x-jadoube-journal";

/// How surely the beginning of a file tells its kind: before plain text, and before what only an ending tells.
const PRIORITY: u8 = 60;

/// Returns the description of the kinds.
pub fn text() -> String {
    let game = beginnings(&[FileKind::SavedGame]);
    let journal = beginnings(&[FileKind::GameJournal, FileKind::SideClockJournal]);
    let mut text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n\
                    <mime-info xmlns=\"http://www.freedesktop.org/standards/shared-mime-info\">\n"
        .to_owned();
    let own = [
        (
            GAME,
            "package-game",
            game,
            "    <glob pattern=\"*.jadoube\"/>\n",
        ),
        (JOURNAL, "package-journal", journal, ""),
    ];
    for (kind, id, beginnings, glob) in own {
        let _ = write!(
            text,
            "  <mime-type type=\"{kind}\">\n{}    <sub-class-of type=\"text/plain\"/>\n    <magic priority=\"{PRIORITY}\">\n{beginnings}    \
             </magic>\n{glob}  </mime-type>\n",
            comments(id)
        );
    }
    text.push_str(FOREIGN);
    text.push_str("</mime-info>\n");
    text
}

/// Kinds that others know too. PGN is known elsewhere by its ending and by `[Event "` at its very beginning; programs of
/// Windows write a byte order mark before that, and tags may stand in another order. FEN and EPD are described by chess
/// programs that need not be installed.
const FOREIGN: &str = "  <mime-type type=\"application/vnd.chess-pgn\">
    <comment>PGN chess game notation</comment>
    <magic priority=\"50\">
      <match type=\"string\" offset=\"0\" value=\"\\xef\\xbb\\xbf[Event &quot;\"/>
      <match type=\"string\" offset=\"0\" value=\"[Site &quot;\"/>
      <match type=\"string\" offset=\"0\" value=\"[White &quot;\"/>
    </magic>
    <glob pattern=\"*.pgn\"/>
  </mime-type>
  <mime-type type=\"application/x-chess-fen\">
    <comment>FEN chess position</comment>
    <sub-class-of type=\"text/plain\"/>
    <glob pattern=\"*.fen\"/>
  </mime-type>
  <mime-type type=\"application/x-chess-epd\">
    <comment>EPD chess positions</comment>
    <sub-class-of type=\"text/plain\"/>
    <glob pattern=\"*.epd\"/>
  </mime-type>
";

/// The matches for how files of those kinds begin: their titles, whatever version and checksum follow.
fn beginnings(kinds: &[FileKind]) -> String {
    let titles = kinds.iter().map(|kind| kind.title());
    let names = titles.map(|title| {
        let end = title.find(|sign: char| sign.is_ascii_digit());
        title[..end.unwrap_or(title.len())].to_owned()
    });
    let lines =
        names.map(|name| format!("      <match type=\"string\" offset=\"0\" value=\"{name}\"/>\n"));
    lines.collect()
}

fn comments(id: &str) -> String {
    let mut text = format!(
        "    <comment>{}</comment>\n",
        in_xml(&plain(Words::default(), id))
    );
    for words in translations() {
        let (tag, said) = (locale(words.language()), in_xml(&plain(words, id)));
        let _ = writeln!(text, "    <comment xml:lang=\"{tag}\">{said}</comment>");
    }
    text
}
