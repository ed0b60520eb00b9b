//! What is heard of a scene: what happened before it, each act with who does it and what is said, the question with its
//! answers, and what was right and why.

use eframe::egui::{Id, Ui};

use super::act_words::{Spoken, act_name, speaker, speaker_name};
use super::answering::Answering;
use super::lesson_seen::deed_seen;
use crate::kit::announcement::announce;
use crate::parts::diagram::role_id;
use crate::view::frame_view::View;
use crate::view::urgency::Urgency;
use jadoube_core::i18n::SituationWords;
use jadoube_core::laws::{Deed, Event, Person, PlayerAct};
use jadoube_core::learn::SituationRun;
use jadoube_core::learn::lesson::letters;
use jadoube_core::learn::situation::Speaker;

/// Lets an act be heard that was played as the one of that number, with what is said then.
pub fn announce_act(
    ui: &Ui,
    view: &View<'_>,
    act: Option<(usize, &Event)>,
    spoken: &[Spoken],
    names_squares: bool,
) {
    let by = act.and_then(|(_, act)| doer(&act.deed));
    let is_said = spoken.iter().any(|it| Some(it.by) == by);
    let mut parts: Vec<String> = Vec::new();
    if let Some((_, act)) = act.filter(|_| !is_said) {
        let seen = deed_seen(view, &act.deed, names_squares).map(|(text, _)| text);
        let text = seen.unwrap_or_else(|| act_name(&act.deed, view));
        parts.push(named(view, by, &text));
        parts[0].extend(touched(view, act).map(|piece| format!(", {piece}")));
    }
    parts.extend(spoken.iter().map(|it| named(view, Some(it.by), &it.words)));
    let number = act.map_or(0, |(number, _)| number + 1);
    let id = Id::unique(("heard-act", number));
    announce(ui, id, &parts.join(". "), Urgency::Polite);
}

/// What an act has touched, by name.
fn touched(view: &View<'_>, act: &Event) -> Option<String> {
    let (PlayerAct::Touch(square) | PlayerAct::Lift(square)) = act.player_act()? else {
        return None;
    };
    let last = view.table().turn().touches().next_back()?;
    let name = view.tr(role_id(last.piece.role));
    (last.square == *square).then(|| name.into_owned())
}

/// Words with whoever says or does it before them.
fn named(view: &View<'_>, by: Option<Speaker>, words: &str) -> String {
    let words = view.words.spoken(words);
    by.map_or_else(
        || words.clone(),
        |by| format!("{}: {words}", speaker_name(by, view)),
    )
}

const fn doer(deed: &Deed) -> Option<Speaker> {
    match deed {
        Deed::Player(color, _) | Deed::Common(Person::Player(color), _) => Some(speaker(*color)),
        Deed::Arbiter(_) | Deed::Common(Person::Arbiter, _) => Some(Speaker::Arbiter),
        Deed::Flag(_) => None,
    }
}

/// Lets be heard what happened before a situation.
pub fn announce_scene(ui: &Ui, words: SituationWords<'_>) {
    let told = words.get("scene").unwrap_or_default();
    let told = format!("{}. {told}", words.title());
    announce(ui, Id::unique("heard-scene"), &told, Urgency::Polite);
}

/// Lets the question be heard with its answers, once the scene was seen.
pub fn announce_question(
    ui: &Ui,
    view: &View<'_>,
    run: &SituationRun,
    words: SituationWords<'_>,
    answering: &Answering,
) {
    let waits = answering.held.is_some();
    let text = if waits {
        view.tr("situation-waits").into_owned()
    } else if answering.can_choose(run) {
        let shown = letters().zip(run.order());
        let answers = shown.filter_map(|(letter, place)| {
            let own = letters().nth(*place)?;
            let part = |key: String| words.get(&key).unwrap_or_default();
            let (headline, what) = (part(own.to_string()), part(format!("{own}-what")));
            let letter = letter.to_ascii_uppercase();
            Some(format!("{letter}: {headline}. {what}"))
        });
        let asked = view.tr("situation-what-do-you-rule").into_owned();
        let all: Vec<String> = std::iter::once(asked).chain(answers).collect();
        all.join(" ")
    } else {
        return;
    };
    announce(ui, Id::unique("heard-question"), &text, Urgency::Polite);
}

/// Lets be heard whether what was chosen is the ruling, what is, and why, each reason with its articles.
pub fn announce_ruling(
    ui: &Ui,
    view: &View<'_>,
    run: &SituationRun,
    words: SituationWords<'_>,
    reasons: &[(String, String)],
) {
    let part = |place: usize, key: &str| {
        let letter = letters().nth(place).unwrap_or('a');
        words.get(&format!("{letter}{key}")).unwrap_or_default()
    };
    let letter = |place: usize| {
        let letter = letters().nth(run.shown_at(place)).unwrap_or('a');
        letter.to_ascii_uppercase()
    };
    let is_right = run.is_right() == Some(true);
    let verdict = view.tr(if is_right {
        "lesson-right"
    } else {
        "lesson-wrong"
    });
    let mut parts = vec![verdict.into_owned()];
    if let Some(own) = run.choice().filter(|_| !is_right) {
        let args = [("why", part(own, "-why").into())];
        let why = view.tr_args("situation-your-answer", &args);
        parts.push(format!("{}: {}. {why}", letter(own), part(own, "")));
    }
    if let Some(right) = run.right() {
        let label = view.tr("situation-the-ruling");
        parts.push(format!("{label}, {}: {}.", letter(right), part(right, "")));
    }
    parts.extend(reasons.iter().map(|(text, articles)| {
        if articles.is_empty() {
            text.clone()
        } else {
            let args = [("number", articles.as_str().into())];
            format!("{text} {}.", view.tr_args("article", &args))
        }
    }));
    announce(
        ui,
        Id::unique("heard-ruling"),
        &parts.join(" "),
        Urgency::Polite,
    );
}
