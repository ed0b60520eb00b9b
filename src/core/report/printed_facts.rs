//! What stands at the head of a report or a sheet: each fact of which something is known, behind what it is.

use crate::i18n::Words;
use crate::i18n::time_control_text::{blind_id, brief, pace_id, watching_id};
use crate::laws::Terms;

/// What governs a game: its times, its pace, the edition, who watches, how late a player may come, what may be claimed in a quickplay finish, and who
/// is blind.
pub fn governing_terms(terms: &Terms, words: Words) -> String {
    let year = [("year", terms.edition.name().into())];
    let control = terms.control.as_ref();
    let times = control.map(
        |control| match (brief(&control.white), brief(&control.black)) {
            (white, black) if white == black => white,
            (white, black) => format!("{white} – {black}"),
        },
    );
    let late = terms.regulations.default_time;
    let late = late.map(|late| {
        let time = if late.is_zero() {
            words.tr("default-time-none").into_owned()
        } else {
            words.in_units(late)
        };
        words
            .tr_args("report-default-time", &[("time", time.into())])
            .into_owned()
    });
    // By what was announced at the start it may be claimed to the end.
    let quickplay = terms.regulations.quickplay.then_some("quickplay-announced");
    let held = [
        times,
        Some(words.tr(pace_id(terms.play)).into_owned()),
        Some(words.tr_args("laws-of", &year).into_owned()),
        Some(
            words
                .tr(watching_id(terms.supervision, terms.arbiter))
                .into_owned(),
        ),
        late,
        quickplay.map(|id| words.tr(id).into_owned()),
        blind_id(terms.blind).map(|id| words.tr(id).into_owned()),
    ];
    let held: Vec<String> = held.into_iter().flatten().collect();
    held.join(" · ")
}

/// Those facts of which something is known, each behind what it is.
pub fn known_facts(
    facts: impl IntoIterator<Item = (&'static str, String)>,
    words: Words,
) -> Vec<[String; 2]> {
    let known = facts
        .into_iter()
        .filter(|(_, fact)| !fact.trim().is_empty());
    let told = |(id, fact): (&str, String)| [words.tr(id).into_owned(), fact.trim().to_owned()];
    known.map(told).collect()
}
