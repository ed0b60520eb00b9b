//! What software centres show of the program, as `AppStream` describes it.

use std::fmt::Write as _;

use jadoube_cli::APP_ID;
use jadoube_core::i18n::{Language, Words};

use crate::file_types::OPENED;
use crate::{RELEASED, VERSION, in_xml, plain, translations};

/// What the program is for, a line each.
const PURPOSES: [&str; 5] = [
    "package-about-clock",
    "package-about-lessons",
    "package-about-desk",
    "package-about-files",
    "package-about-languages",
];

/// Returns the description of the program.
pub fn text() -> String {
    let mut text = format!(
        "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<component type=\"desktop-application\">\n  <id>{APP_ID}</id>\n  \
         <metadata_license>CC0-1.0</metadata_license>\n  <project_license>GPL-3.0-or-later</project_license>\n  \
         <name>Jadoube</name>\n"
    );
    text.push_str(&element_in_each_language("  ", "summary", "app-what"));
    text.push_str("  <description>\n");
    text.push_str(&element_in_each_language("    ", "p", "package-about"));
    text.push_str("    <ul>\n");
    for id in PURPOSES {
        text.push_str(&element_in_each_language("      ", "li", id));
    }
    text.push_str("    </ul>\n  </description>\n");
    let _ = write!(
        text,
        "  <launchable type=\"desktop-id\">{APP_ID}.desktop</launchable>\n  <icon type=\"stock\">{APP_ID}</icon>\n  <provides>\n    \
         <binary>jadoube</binary>\n"
    );
    for kind in OPENED {
        let _ = writeln!(text, "    <mediatype>{kind}</mediatype>");
    }
    text.push_str("  </provides>\n  <categories>\n    <category>Game</category>\n    <category>BoardGame</category>\n  </categories>\n  <languages>\n");
    for language in Language::ALL {
        let _ = writeln!(
            text,
            "    <lang percentage=\"100\">{}</lang>",
            language.tag()
        );
    }
    let _ = write!(
        text,
        "  </languages>\n{FIXED}  <releases>\n    <release version=\"{VERSION}\" date=\"{RELEASED}\"/>\n  </releases>\n</component>\n"
    );
    text
}

/// What is the same in every version.
const FIXED: &str = "  <developer id=\"io.github.jadoube\">
    <name>The Jadoube maintainers</name>
  </developer>
  <branding>
    <color type=\"primary\" scheme_preference=\"light\">#efe6d2</color>
    <color type=\"primary\" scheme_preference=\"dark\">#1f4533</color>
  </branding>
  <requires>
    <display_length compare=\"ge\">900</display_length>
  </requires>
  <supports>
    <control>pointing</control>
    <control>keyboard</control>
    <control>touch</control>
    <internet>offline-only</internet>
  </supports>
  <content_rating type=\"oars-1.1\"/>
";

/// An element in every language.
fn element_in_each_language(indent: &str, element: &str, id: &str) -> String {
    let english = in_xml(&plain(Words::default(), id));
    let mut text = format!("{indent}<{element}>{english}</{element}>\n");
    for words in translations() {
        let (tag, said) = (words.language().tag(), in_xml(&plain(words, id)));
        let _ = writeln!(
            text,
            "{indent}<{element} xml:lang=\"{tag}\">{said}</{element}>"
        );
    }
    text
}
