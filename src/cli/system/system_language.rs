//! The language that the system asks for.

use std::env;

use jadoube_core::i18n::Language;

/// The first of the system's languages that the program speaks.
///
/// On Unix the variables are read as they stand: `sr_RS@latin` names a script only behind its `@`.
pub fn system_language() -> Option<Language> {
    asked_for(|name| env::var(name).ok())
        .or_else(|| sys_locale::get_locales().find_map(|locale| Language::of_locale(&locale)))
}

/// What the variables ask for, as gettext reads them: the list in `LANGUAGE` first, unless the locale is the plain one.
fn asked_for(variable: impl Fn(&str) -> Option<String>) -> Option<Language> {
    if !cfg!(unix) {
        return None;
    }
    let set = |name: &str| variable(name).filter(|value| !value.is_empty());
    let locale = ["LC_ALL", "LC_MESSAGES", "LANG"]
        .into_iter()
        .find_map(set)?;
    let is_plain = matches!(locale.split('.').next(), Some("C" | "POSIX"));
    let listed = set("LANGUAGE").filter(|_| !is_plain).unwrap_or_default();
    listed
        .split(':')
        .chain([locale.as_str()])
        .find_map(Language::of_locale)
}

#[cfg(all(test, unix))]
mod tests {
    use super::*;

    fn of(variables: &[(&str, &str)]) -> Option<Language> {
        asked_for(|name| {
            let found = variables.iter().find(|(it, _)| *it == name);
            found.map(|(_, value)| (*value).to_owned())
        })
    }

    #[test]
    fn serbian_comes_up_in_the_script_that_the_system_names() {
        for (locale, language) in [
            ("sr_RS@latin", Language::SerbianLatin),
            ("sr_RS.UTF-8@latin", Language::SerbianLatin),
            ("sr@latin", Language::SerbianLatin),
            ("sr_RS.UTF-8", Language::SerbianCyrillic),
        ] {
            for variable in ["LC_ALL", "LC_MESSAGES", "LANG"] {
                assert_eq!(of(&[(variable, locale)]), Some(language), "{locale}");
            }
        }
    }

    #[test]
    fn the_variables_outrank_each_other_as_everywhere() {
        let lang = ("LANG", "pl_PL.UTF-8");
        let language = |others: &[(&str, &str)]| of(&[others, &[lang]].concat());
        assert_eq!(language(&[]), Some(Language::Polish));
        assert_eq!(language(&[("LC_ALL", "")]), Some(Language::Polish));
        assert_eq!(language(&[("LC_ALL", "sl_SI")]), Some(Language::Slovene));
        let both = [("LC_MESSAGES", "mk_MK"), ("LC_ALL", "sl_SI")];
        assert_eq!(language(&both), Some(Language::Slovene));
        let listed = ("LANGUAGE", "de:sr@latin:en");
        assert_eq!(language(&[listed]), Some(Language::SerbianLatin));
        assert_eq!(language(&[listed, ("LC_ALL", "C.UTF-8")]), None);
        assert_eq!(of(&[]), None);
    }
}
