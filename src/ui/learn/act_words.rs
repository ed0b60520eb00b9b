//! What the acts of a scene are called beneath their beads, and what is said by those that are words.

use std::borrow::Cow;

use crate::view::frame_view::View;
use jadoube_core::chess::{Color, Role};
use jadoube_core::i18n::SituationWords;
use jadoube_core::laws::{ActKind, Channel, Deed, Event, Person, PlayerAct};
use jadoube_core::learn::situation::{Situation, Speaker};
use jadoube_core::notation::Letters;
use jadoube_core::report::question_findings::finding;

/// Words that stand at somebody's side of the board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Spoken {
    pub by: Speaker,
    pub words: String,
    /// Whether they are said aloud; else they tell what was done.
    pub is_said: bool,
}

enum ActWords {
    /// These words are said aloud.
    Aloud(String),
    /// It is seen on the board or the clocks, and called so.
    Seen(String),
    /// Nothing of it is seen, and it is called so.
    Unseen(String),
}

/// What an act is called in a word or two.
pub fn act_name(deed: &Deed, view: &View<'_>) -> String {
    match act_words(deed, view) {
        ActWords::Aloud(words) => {
            let args = [("words", words.into())];
            view.tr_args("act-said", &args).into_owned()
        }
        ActWords::Seen(words) | ActWords::Unseen(words) => words,
    }
}

/// The words of an act that is said, or what tells of one that cannot be seen on the board; nothing for any other.
pub fn spoken(event: &Event, view: &View<'_>) -> Option<Spoken> {
    let by = match event.deed {
        Deed::Player(color, _) | Deed::Common(Person::Player(color), _) => speaker(color),
        Deed::Arbiter(_) | Deed::Common(Person::Arbiter, _) => Speaker::Arbiter,
        Deed::Flag(_) => return None,
    };
    let (words, is_said) = match act_words(&event.deed, view) {
        ActWords::Aloud(words) => (words, true),
        ActWords::Seen(_) => return None,
        ActWords::Unseen(words) => (words, false),
    };
    Some(Spoken { by, words, is_said })
}

/// What is said once `played` acts of a situation were played, of which that one was the last: in its own words, where it has some,
/// by whoever else speaks, and with that act.
pub fn spoken_at(
    view: &View<'_>,
    situation: &Situation,
    words: SituationWords<'_>,
    played: usize,
    act: Option<&Event>,
) -> Vec<Spoken> {
    let mut own: Vec<Spoken> = Vec::new();
    for (number, said) in (1..).zip(&situation.said) {
        if said.after == played {
            let Some(text) = words.get(&format!("said-{number}")) else {
                continue;
            };
            // What one person says at once stands in one bubble.
            match own.iter_mut().find(|it| it.by == said.by) {
                Some(same) => same.words = format!("{}\n{text}", same.words),
                None => own.push(Spoken {
                    by: said.by,
                    words: text,
                    is_said: true,
                }),
            }
        }
    }
    let is_found = act.is_some_and(|act| matches!(act.deed, Deed::Common(..)));
    let is_told_otherwise =
        |act: &Spoken| (act.is_said || is_found) && own.iter().any(|it| it.by == act.by);
    let mut all: Vec<Spoken> = act
        .and_then(|act| spoken(act, view))
        .filter(|act| !is_told_otherwise(act))
        .into_iter()
        .collect();
    all.extend(own);
    all
}

/// What somebody who speaks is called.
pub fn speaker_name(speaker: Speaker, view: &View<'_>) -> Cow<'static, str> {
    view.tr(match speaker {
        Speaker::White => "color-white",
        Speaker::Black => "color-black",
        Speaker::Arbiter => "speaker-arbiter",
        Speaker::Neighbour => "speaker-neighbour",
        Speaker::Spectator => "speaker-spectator",
    })
}

/// The player as one who speaks.
pub const fn speaker(color: Color) -> Speaker {
    match color {
        Color::White => Speaker::White,
        Color::Black => Speaker::Black,
    }
}

/// A move as a script writes it, with the letters of the language.
fn moved(text: &str, by: Color, view: &View<'_>) -> String {
    if text.starts_with("O-O") {
        return text.replace('O', "0");
    }
    let letters: Letters = view.words.language().letters();
    let letter = |sign: char| {
        let role = match sign {
            'K' => Role::King,
            'Q' => Role::Queen,
            'R' => Role::Rook,
            'B' => Role::Bishop,
            'N' => Role::Knight,
            _ => return sign.to_string(),
        };
        letters
            .letter(by, role)
            .map_or_else(|| sign.to_string(), |it| it.to_string())
    };
    text.chars().map(letter).collect()
}

/// How an act is told, whoever did it.
fn act_words(deed: &Deed, view: &View<'_>) -> ActWords {
    if let Deed::Player(color, act) = deed {
        return player_act_words(act, *color, view);
    }
    let words = deed.kind().map(|kind| in_words(kind, view));
    ActWords::Unseen(words.unwrap_or_else(|| view.tr("act-flag").into_owned()))
}

/// The words of the table of acts; none of an act that is called by the text it carries.
fn in_words(kind: ActKind, view: &View<'_>) -> String {
    let words = kind.message.map(|id| view.tr(id).into_owned());
    words.unwrap_or_default()
}

fn player_act_words(act: &PlayerAct, by: Color, view: &View<'_>) -> ActWords {
    let kind = act.kind();
    if let PlayerAct::Announce(text) = act {
        return ActWords::Aloud(moved(text, by, view));
    }
    if let PlayerAct::Play(text) | PlayerAct::Move(text) = act {
        return ActWords::Seen(moved(text, by, view));
    }
    if let PlayerAct::ClaimRepetition(Some(text)) | PlayerAct::ClaimFifty(Some(text)) = act {
        let args = [("move", moved(text, by, view).into())];
        let words = kind.message.map(|id| view.tr_args(id, &args).into_owned());
        return ActWords::Aloud(words.unwrap_or_default());
    }
    let words = in_words(kind, view);
    if let PlayerAct::Record(text) = act {
        let text = view.words.language().letters().of_english(text);
        return ActWords::Unseen(format!("{words}: {text}"));
    }
    if let PlayerAct::ProposeRuling(question, decision) = act {
        return finding(*question, *decision).map_or(ActWords::Unseen(words), |id| {
            ActWords::Aloud(view.tr(id).into_owned())
        });
    }
    match kind.channel {
        Channel::Voice => ActWords::Aloud(words),
        Channel::Hand => ActWords::Seen(words),
        Channel::Clock if *act == PlayerAct::Press => ActWords::Seen(words),
        Channel::Manner
        | Channel::Clock
        | Channel::Pen
        | Channel::Presence
        | Channel::WholeMove => ActWords::Unseen(words),
    }
}
