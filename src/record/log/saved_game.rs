//! A whole game in one document: what governs it, what happened, what was ruled; and the same game as PGN.

use serde::{Deserialize, Serialize};

use crate::laws::{Arbiter, Event, Rule, Score, Standing};
use crate::notation::pgn::{self, Ply, Remark, Tags, Termination};

use super::journal::{Entry, Heading, Journal, Pen, Record};
use super::recorded_ruling::Announced;
use crate::record::log::remarks::remarks;
use crate::record::script::{Unreadable, ron_options};

/// The document of a finished or unfinished game, as `.jadoube` files keep it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct SavedGame {
    /// Who plays, and what governs the game.
    pub heading: Heading,
    /// What happened, with what was announced.
    pub record: Vec<Kept>,
    /// The envelopes of an adjourned game as text, oldest first; the sealed moves in them stay sealed.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub envelopes: Vec<String>,
}

/// An event and what was announced.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Kept {
    /// What happened.
    pub event: Event,
    /// What was announced.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub ruled: Vec<Announced>,
}

impl SavedGame {
    /// The document of a game.
    #[must_use]
    pub fn of(heading: &Heading, log: &[Entry], envelopes: &[String]) -> Self {
        let edition = heading.terms.edition;
        let kept = |entry: &Entry| Kept {
            event: entry.event.clone(),
            ruled: entry
                .rulings
                .iter()
                .map(|ruling| Announced::of(ruling, edition))
                .collect(),
        };
        Self {
            heading: heading.clone(),
            record: log.iter().map(kept).collect(),
            envelopes: envelopes.to_vec(),
        }
    }

    /// The document as text.
    ///
    /// # Panics
    /// Never: an archive holds nothing that RON cannot write.
    #[must_use]
    pub fn written(&self) -> String {
        let layout = ron::ser::PrettyConfig::new().depth_limit(3);
        let mut text = ron_options()
            .to_string_pretty(self, layout)
            .expect("an archive holds nothing RON cannot write");
        text.push('\n');
        text
    }

    /// Reads such a document.
    ///
    /// # Errors
    /// [`Unreadable`], with the first place that is no part of one.
    pub fn read(text: &str) -> Result<Self, Unreadable> {
        ron_options().from_str(text).map_err(Unreadable::from)
    }

    /// The same as a journal whose lines are still to be written.
    #[must_use]
    pub fn into_journal(self) -> Journal {
        let records = self.record.into_iter().map(|Kept { event, ruled }| Record {
            event,
            announced: Some(ruled),
        });
        Journal {
            heading: self.heading,
            records: records.collect(),
            envelopes: self.envelopes,
            pen: Pen::default(),
        }
    }
}

/// The game as PGN tells it: moves with the readings after them, offers, illegal moves taken back, and how it ended.
#[must_use]
pub fn to_pgn(heading: &Heading, arbiter: &Arbiter, log: &[Entry]) -> pgn::Game {
    let game = arbiter.table().game();
    let mut plies: Vec<Ply> = game
        .plies()
        .iter()
        .map(|ply| Ply {
            clock: ply.left,
            draw_offer: ply.offered_draw,
            ..Ply::from(ply.mv)
        })
        .collect();
    let mut opening = Vec::new();
    for remark in remarks(log) {
        let Some((from, to)) = remark.retracted else {
            continue;
        };
        let text = format!("{from}-{to}");
        let place = match remark.after.checked_sub(1) {
            Some(index) => plies.get_mut(index).map(|ply| &mut ply.remarks),
            None => Some(&mut opening),
        };
        if let Some(remarks) = place {
            remarks.push(Remark::Retracted(text));
        }
    }
    let score = match arbiter.table().standing() {
        Standing::Ended(outcome, _) => score(outcome.white, outcome.black),
        Standing::Playing | Standing::Adjourned | Standing::Referred | Standing::Annulled => {
            pgn::Score::Unknown
        }
    };
    pgn::Game {
        tags: tags(heading, arbiter),
        start: game.start().clone(),
        chess960: game.castling().is_chess960(),
        opening,
        plies,
        score,
    }
}

fn tags(heading: &Heading, arbiter: &Arbiter) -> Tags {
    let mut tags = Tags::default();
    let roster = [
        ("Event", &heading.event),
        ("Site", &heading.site),
        ("Date", &heading.date),
        ("Round", &heading.round),
        ("White", &heading.white),
        ("Black", &heading.black),
    ];
    for (name, value) in roster {
        if !value.is_empty() {
            tags.set(name, value);
        }
    }
    let time = heading
        .terms
        .time
        .as_ref()
        .map_or_else(|| "-".to_owned(), ToString::to_string);
    tags.set("TimeControl", &time);
    tags.set(
        "Termination",
        termination(arbiter.table().standing()).as_str(),
    );
    tags
}

fn termination(standing: Standing) -> Termination {
    match standing {
        Standing::Playing | Standing::Adjourned | Standing::Referred => Termination::Unterminated,
        Standing::Annulled => Termination::Abandoned,
        Standing::Ended(_, Rule::FlagLoss | Rule::FlagDraw) => Termination::TimeForfeit,
        Standing::Ended(
            _,
            Rule::IllegalCountStd
            | Rule::IllegalLossDraw
            | Rule::Phone
            | Rule::BothGuilty
            | Rule::PenaltyList
            | Rule::ScoreAsymmetric,
        ) => Termination::RulesInfraction,
        Standing::Ended(..) => Termination::Normal,
    }
}

const fn score(white: Score, black: Score) -> pgn::Score {
    match (white, black) {
        (Score::One, Score::Zero) => pgn::Score::WhiteWins,
        (Score::Zero, Score::One) => pgn::Score::BlackWins,
        (Score::Half, Score::Half) => pgn::Score::Draw,
        (Score::Half, Score::Zero) => pgn::Score::HalfToWhite,
        (Score::Zero, Score::Half) => pgn::Score::HalfToBlack,
        (Score::Zero, Score::Zero) => pgn::Score::BothLose,
        (Score::One, Score::Half | Score::One) | (Score::Half, Score::One) => pgn::Score::Unknown,
    }
}
