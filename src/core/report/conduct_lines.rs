//! How each player conducted a game, in words: a line for each kind of thing that went wrong, and where the time went.

use std::time::Duration;

use super::printed_players::players;
use crate::chess::{ByColor, Color};
use crate::clock::duration_text::DurationStyle;
use crate::i18n::Words;
use crate::record::conduct::{GameConduct, LapseKind, PlayerConduct};

/// What there is to tell of one kind of thing that went wrong.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ConductLine {
    /// The kind of lapse.
    pub kind: LapseKind,
    /// The words for that kind, as the lines are headed.
    pub name: String,
    /// How often it went wrong.
    pub count: usize,
    /// In which moves, and how much time that gave away.
    pub details: String,
}

/// Returns a line for each kind of thing that went wrong, in the order of the kinds.
pub fn conduct_lines(conduct: &PlayerConduct, words: Words) -> Vec<ConductLine> {
    let wrong = LapseKind::ALL
        .iter()
        .filter(|kind| conduct.count(**kind) > 0);
    wrong
        .map(|kind| ConductLine {
            kind: *kind,
            name: words.tr(&format!("conduct-{kind}")).into_owned(),
            count: conduct.count(*kind),
            details: details(conduct, *kind, words),
        })
        .collect()
}

/// In which moves that went wrong, and how much time it gave away.
fn details(conduct: &PlayerConduct, kind: LapseKind, words: Words) -> String {
    let mut numbers: Vec<u32> = conduct.of(kind).map(|lapse| lapse.number).collect();
    numbers.dedup();
    let count = numbers.len().into();
    let numbers: Vec<String> = numbers.iter().map(ToString::to_string).collect();
    let numbers = numbers.join(", ");
    let args = [("count", count), ("moves", numbers.as_str().into())];
    let moves = words.tr_args("conduct-in-moves", &args).into_owned();
    if let Some(whose) = whose_to_claim(kind) {
        return format!("{moves} · {}", words.tr(whose));
    }
    let given_away: Duration = conduct.of(kind).map(|lapse| lapse.given_away).sum();
    if given_away.is_zero() {
        return moves;
    }
    let time = seconds(given_away);
    let given_away = words.tr_args("conduct-given-away", &[("time", time.as_str().into())]);
    format!("{moves} · {given_away}")
}

/// The key of who had to claim what was let pass; nothing of what was no claim to make.
const fn whose_to_claim(kind: LapseKind) -> Option<&'static str> {
    match kind {
        LapseKind::MissedIllegalMove | LapseKind::MissedTouch | LapseKind::MissedFlag => {
            Some("conduct-players-claim")
        }
        LapseKind::MissedRepetition | LapseKind::MissedFiftyMoves => Some("conduct-draw-claim"),
        LapseKind::Touch
        | LapseKind::Released
        | LapseKind::IllegalMove
        | LapseKind::EmptyPress
        | LapseKind::ForgottenPress
        | LapseKind::LatePress
        | LapseKind::Hands
        | LapseKind::Scoresheet
        | LapseKind::OfferTime
        | LapseKind::WrongClaim
        | LapseKind::LateDrawClaim
        | LapseKind::LateTouchClaim
        | LapseKind::LateIllegalClaim => None,
    }
}

/// Returns where the time went, phase by phase; nothing where no time is known.
pub fn phase_line(conduct: &PlayerConduct, words: Words) -> Option<String> {
    let phases: Vec<String> = conduct
        .phases
        .iter()
        .map(|it| {
            let time = seconds(it.time);
            let args = [("time", time.as_str().into())];
            let id = format!("conduct-phase-{}", it.phase);
            words.tr_args(&id, &args).into_owned()
        })
        .collect();
    (!phases.is_empty()).then(|| phases.join(" · "))
}

/// Returns the whole report as plain text, White first; a player without a name is called by the colour.
pub fn conduct_text(conduct: &GameConduct, names: &ByColor<String>, words: Words) -> String {
    let mut lines = vec![
        words.tr("conduct-title").into_owned(),
        players(names, words),
    ];
    for color in Color::ALL {
        let of = conduct.get(color);
        lines.push(String::new());
        lines.push(player_name(names, color, words));
        let told = conduct_lines(of, words);
        if told.is_empty() {
            lines.push(words.tr("conduct-clean").into_owned());
        }
        let told = told.into_iter();
        lines.extend(told.map(|it| format!("{}: {} ({})", it.name, it.count, it.details)));
        let used = words.tr("conduct-time");
        lines.extend(phase_line(of, words).map(|times| format!("{used}: {times}")));
    }
    lines.push(String::new());
    lines.join("\n")
}

/// Returns what a player is called: by name, else by the colour.
pub fn player_name(names: &ByColor<String>, color: Color, words: Words) -> String {
    match names.get(color).trim() {
        "" => words
            .tr(color.fold_wb("color-white", "color-black"))
            .into_owned(),
        name => name.to_owned(),
    }
}

/// A time in minutes and whole seconds.
fn seconds(time: Duration) -> String {
    let seconds = Duration::from_secs(time.as_secs());
    DurationStyle::SHORT.text(seconds).to_string()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::i18n::Language;
    use crate::record::conduct::Lapse;

    /// What nobody calls in such a game is the players' own to claim, and is told as that.
    #[test]
    fn what_was_let_pass_says_whose_it_was_to_claim() {
        for kind in LapseKind::ALL {
            let lapse = Lapse {
                kind: *kind,
                number: 7,
                given_away: Duration::ZERO,
            };
            let conduct = PlayerConduct {
                lapses: vec![lapse],
                ..PlayerConduct::default()
            };
            let lines = conduct_lines(&conduct, Words::new(Language::English));
            let is_missed = kind.to_string().starts_with("missed-");
            let is_told = lines[0].details.contains("claim it");
            assert_eq!(is_told, is_missed, "{kind}: {}", lines[0].details);
        }
    }
}
