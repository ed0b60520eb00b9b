//! What an arbiter answers to a script: pure, and printed in stable tokens whatever the language of the program.

use std::fmt;

use crate::chess::{Color, EnPassantMode, Fen};
use crate::clock::Moment;
use crate::clock::duration_text::written;
use crate::laws::{
    Arbiter, Consequence, DueFlags, Edition, Event, Outcome, Pace, PlayerAct, Question, Rule,
    Ruling, Standing, Terms,
};

use crate::record::script::{ExpectedState, Readings, Script, Unplayable};

/// The arbiter's answer to a script in one edition. [`fmt::Display`] prints it as `jadoube judge` does.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct JudgeReport {
    /// The edition.
    pub edition: Edition,
    /// The rulings, in order.
    pub lines: Vec<JudgedLine>,
    /// What still awaits the arbiter's decision, oldest first.
    pub open: Vec<Question>,
    /// The state reached.
    pub end: End,
}

/// One ruling and what brought it about.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct JudgedLine {
    /// The moment of the act that brought it about.
    pub at: Moment,
    /// The number of the act, from 1; none for a flag that fell between two acts.
    pub act: Option<usize>,
    /// The ruling.
    pub ruling: Ruling,
    /// Whether it goes without saying, so that a case need not write it: see [`JudgeReport::differences`].
    pub is_routine: bool,
    /// Whether it says what a piece must do that was touched by hand, and not by `Play` or `Move`.
    pub binds: bool,
}

/// The state reached after the last act.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct End {
    /// The pieces on the table, with the other fields of the game's FEN.
    pub table: String,
    /// The position of the game, as a FEN.
    pub game: String,
    /// White's and Black's reading, as `clocks` of a script gives them: without any delay.
    pub clocks: Option<Readings>,
    /// Who has the move.
    pub mover: Color,
    /// Whose clock runs.
    pub runs: Option<Color>,
    /// The result, if the game is over.
    pub result: Option<Outcome>,
    /// The class of play as which the game was judged.
    pub play: Pace,
}

/// Judges a script by that edition.
///
/// # Errors
/// [`Unplayable`] when its acts cannot begin: a move in `after` is not legal there, these moves already end the game, or
/// readings are given without a time control.
pub fn judge(script: &Script, edition: Edition) -> Result<JudgeReport, Unplayable> {
    judge_under(script, script.terms(edition))
}

/// Judges a script under terms other than its own.
///
/// # Errors
/// [`Unplayable`] when its acts cannot begin: a move in `after` is not legal there, these moves already end the game, or
/// readings are given without a time control.
pub fn judge_under(script: &Script, terms: Terms) -> Result<JudgeReport, Unplayable> {
    let edition = terms.edition;
    let mut arbiter = script.begin(terms)?;
    let mut lines = Vec::new();
    for (index, event) in script.acts.iter().enumerate() {
        let mut flags = DueFlags::before(event);
        while let Some(flag) = flags.next(&arbiter) {
            lines.extend(
                arbiter
                    .hear(&flag)
                    .into_iter()
                    .map(|ruling| JudgedLine::of(None, &flag, ruling)),
            );
        }
        lines.extend(
            arbiter
                .hear(event)
                .into_iter()
                .map(|ruling| JudgedLine::of(Some(index + 1), event, ruling)),
        );
    }
    let now = script.acts.last().map_or(Moment::START, |event| event.at);
    Ok(JudgeReport {
        edition,
        lines,
        open: questions_of(&arbiter),
        end: End::of(&arbiter, now),
    })
}

fn questions_of(arbiter: &Arbiter) -> Vec<Question> {
    let open = arbiter.table().questions().iter();
    open.map(|(_, question)| *question).collect()
}

impl JudgedLine {
    fn of(act: Option<usize>, event: &Event, ruling: Ruling) -> Self {
        let is_shorthand = matches!(
            event.player_act(),
            Some(PlayerAct::Play(_) | PlayerAct::Move(_))
        );
        let goes_without_saying = |consequence: &Consequence| {
            let is_own_touch = matches!(consequence, Consequence::MustMove(_));
            matches!(
                consequence,
                Consequence::Made(_) | Consequence::Completed(_)
            ) || is_own_touch && ruling.rule == Rule::TouchOwn
                || is_shorthand && is_of_the_touched(consequence)
        };
        let says_only_why = ruling.says_only_why();
        let has_consequences = !ruling.consequences.is_empty();
        let is_ordinary = ruling.rule != Rule::NextMoveCompletes;
        let is_routine = says_only_why
            || is_ordinary
                && has_consequences
                && ruling.consequences.iter().all(goes_without_saying);
        Self {
            at: event.at,
            act,
            binds: !is_shorthand && ruling.consequences.iter().any(is_of_the_touched),
            ruling,
            is_routine,
        }
    }
}

/// Whether it says what the pieces touched must do.
const fn is_of_the_touched(consequence: &Consequence) -> bool {
    matches!(
        consequence,
        Consequence::MustMove(_)
            | Consequence::MustCapture(_)
            | Consequence::MustCastle(_)
            | Consequence::MustStay(_)
            | Consequence::MustMoveAndPromote(_)
            | Consequence::MustPromote(_)
            | Consequence::MustAnnounce(_)
    )
}

impl End {
    fn of(arbiter: &Arbiter, now: Moment) -> Self {
        let table = arbiter.table();
        let game = Fen::from_position(table.game().position(), EnPassantMode::Legal).to_string();
        let rest = game.split_once(' ').map_or("", |(_, rest)| rest);
        Self {
            table: format!("{} {rest}", table.board().board_fen()),
            clocks: Readings::of(arbiter, now),
            mover: table.game().has_the_move(),
            runs: table.clock().and_then(crate::clock::Clock::running),
            result: match table.standing() {
                Standing::Ended(outcome, _) => Some(outcome),
                Standing::Playing
                | Standing::Adjourned
                | Standing::Referred
                | Standing::Annulled => None,
            },
            play: arbiter.terms().play,
            game,
        }
    }

    /// All it says, each fact with the name that cases use for it.
    pub fn facts(&self) -> [(&'static str, String); 7] {
        ExpectedState::NAMES.map(|name| (name, self.named(name)))
    }

    /// What it says by the names that cases use.
    pub(super) fn named(&self, name: &str) -> String {
        let or_none = |text: Option<String>| text.unwrap_or_else(|| "-".to_owned());
        match name {
            "table" => self.table.clone(),
            "game" => self.game.clone(),
            "clocks" => or_none(
                self.clocks
                    .map(|both| format!("{} {}", written(both.white), written(both.black))),
            ),
            "move" => self.mover.to_string(),
            "runs" => or_none(self.runs.map(|color| color.to_string())),
            "play" => self.play.to_string(),
            _ => self
                .result
                .map_or_else(|| "*".to_owned(), |outcome| outcome.to_string()),
        }
    }
}

impl fmt::Display for JudgeReport {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for line in &self.lines {
            let JudgedLine { at, ruling, .. } = line;
            let articles = articles(ruling.rule, self.edition);
            let (rule, tokens) = (ruling.rule.slug(), ruling.tokens());
            writeln!(
                f,
                "{at}\t{}\t{rule}\t{articles}\t{tokens}",
                number(line.act)
            )?;
        }
        for question in &self.open {
            let (accept, reject) = question.answers();
            writeln!(f, "open\t{question}\tAccept: {accept}\tReject: {reject}")?;
        }
        let end = self.end.facts().map(|(_, fact)| fact);
        writeln!(f, "end\t{}", end.join("\t"))
    }
}

/// The number of an act as it is printed: `-` for a flag that fell between two.
pub fn number(act: Option<usize>) -> String {
    act.map_or_else(|| "-".to_owned(), |act| act.to_string())
}

/// Where that edition states a rule, parted by spaces; `-` where it states it nowhere.
pub fn articles(rule: Rule, edition: Edition) -> String {
    let articles: Vec<&str> = rule.articles(edition).collect();
    if articles.is_empty() {
        "-".to_owned()
    } else {
        articles.join(" ")
    }
}
