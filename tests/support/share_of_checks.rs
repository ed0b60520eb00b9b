//! Checks that look at so much that each change runs a share of them, another one than the change before; all of them run
//! with `JADOUBE_LONG=1`.

use jadoube_core::i18n::Language;

/// In how many changes everything is looked at once.
const CHANGES: usize = 3;

/// The languages that are neither English nor, as Polish, the longest.
const OTHERS: [Language; 4] = [
    Language::SerbianCyrillic,
    Language::SerbianLatin,
    Language::Slovene,
    Language::Macedonian,
];

/// Whether the check of that number is due.
pub fn is_due(check: usize) -> bool {
    is_due_in(CHANGES, check)
}

/// The same of checks of which that many changes run everything once.
pub fn is_due_in(changes: usize, check: usize) -> bool {
    is_long() || (check + change()).is_multiple_of(changes)
}

/// The languages in which a change looks at what is laid out: English, the longest, and one of the others in turn.
pub fn due_languages() -> Vec<Language> {
    if is_long() {
        return Language::ALL.to_vec();
    }
    let other = OTHERS[change() % OTHERS.len()];
    vec![Language::English, Language::Polish, other]
}

/// The language in which the check of that number is due, or all of them.
pub fn languages_in_turn(check: usize) -> Vec<Language> {
    let all = Language::ALL;
    if is_long() {
        return all.to_vec();
    }
    vec![all[(check + change()) % all.len()]]
}

/// Whether everything is looked at.
pub fn is_long() -> bool {
    std::env::var_os("JADOUBE_LONG").is_some()
}

/// The number of the change, 0 where it is not said.
fn change() -> usize {
    let change = std::env::var("JADOUBE_CHANGE").ok();
    change.map_or(0, |it| it.parse().expect("a number"))
}
