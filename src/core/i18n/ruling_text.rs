//! A ruling in words: the badge, the card, and the article page behind it.

use std::borrow::Cow;
use std::time::Duration;

use super::ruled_time_text::reading;
use super::{Arg, Words};
use crate::chess::{CastlingSide, Color, Move, Role};
use crate::clock::ClockUnit;
use crate::clock::duration_text::DurationParts;
use crate::laws::{
    Consequence, Detail, Edition, Notice, Outcome, PawnWay, Provision, Question, Reason, Rule,
    Ruling, Score, StandardReason,
};
use crate::notation::Letters;

/// The attribute of a gist that holds what is only advised.
const ADVICE: &str = "advice";

/// A ruling as a card shows it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RulingText {
    /// The article in the edition that governs the game, `7.5.5`; empty where that edition does not state the rule, or it is
    /// no more than advice.
    pub badge: &'static str,
    /// What it is about, in a few words.
    pub headline: String,
    /// What was found: one sentence. Empty where the ruling concerns no player and the sentence would need one.
    pub finding: String,
    /// That it rests on our reading of the Laws, where they leave a gap, or is advice to arbiters.
    pub interpretation: Option<String>,
    /// What follows, one sentence each; what the finding has told already is left out.
    pub consequences: Vec<String>,
}

/// A provision as its article page explains it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ArticlePage {
    /// What it is about, in a few words.
    pub headline: String,
    /// The provision in a few sentences of our own, as of the newest edition.
    pub gist: String,
    /// What else it is called, if anything.
    pub also: Option<String>,
    /// That it is our reading of the Laws, where they leave a gap, or advice to arbiters.
    pub interpretation: Option<String>,
    /// Where each edition states it and what it says otherwise, oldest first.
    pub editions: Vec<EditionEntry>,
}

/// What an article page says about one edition.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EditionEntry {
    /// The edition.
    pub edition: Edition,
    /// Where it states the rule; empty if it does not.
    pub articles: Vec<&'static str>,
    /// What was otherwise in it than in the newest, if anything.
    pub otherwise: Option<String>,
}

/// What an edition changed: what the one before said, and what it says itself; nothing where it does not state it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EditionChange {
    /// The edition before the change, and what it said.
    pub before: (Edition, Option<String>),
    /// The edition that changed it, and what it says.
    pub after: (Edition, Option<String>),
}

impl ArticlePage {
    /// Returns what each edition changed, the oldest first; another number is no change.
    pub fn changes(&self) -> Vec<EditionChange> {
        let said = |entry: &EditionEntry| {
            let said = entry.otherwise.as_ref().unwrap_or(&self.gist);
            let is_stated = !entry.articles.is_empty();
            (entry.edition, is_stated.then(|| said.clone()))
        };
        let pairs = self.editions.windows(2);
        let changed = pairs.filter(|pair| pair[1].differs_from(&pair[0]));
        let change = changed.map(|pair| EditionChange {
            before: said(&pair[0]),
            after: said(&pair[1]),
        });
        change.collect()
    }

    /// Returns what is said large to who reads in that edition, and what is said after it: the gist alone where it holds there
    /// too; else what the edition says, and the gist under the year of the newest, each with its year.
    pub fn as_of(&self, edition: Edition) -> (String, Option<String>) {
        let entry = |edition| self.editions.iter().find(|it| it.edition == edition);
        let is_stated = |edition| entry(edition).is_some_and(|it| !it.articles.is_empty());
        let newest = Edition::default();
        let of_the_newest = || format!("{}: {}", newest.name(), self.gist);
        match entry(edition).and_then(|it| it.otherwise.as_deref()) {
            Some(otherwise) => {
                let own = format!("{}: {otherwise}", edition.name());
                (own, Some(of_the_newest()))
            }
            None if is_stated(newest) && !is_stated(edition) => (of_the_newest(), None),
            None => (self.gist.clone(), None),
        }
    }
}

impl EditionEntry {
    /// Whether it says otherwise than the edition before it; another number says nothing.
    pub fn differs_from(&self, before: &Self) -> bool {
        let said = |entry: &Self| (entry.articles.is_empty(), entry.otherwise.clone());
        said(self) != said(before)
    }

    /// The numbers for a reader: three or more that follow each other, as `12.9.1–12.9.9`, are told by the first and the last.
    pub fn numbers(&self) -> Vec<String> {
        let mut told = Vec::new();
        for run in self.articles.chunk_by(|one, next| follows(one, next)) {
            match run {
                [first, .., last] if run.len() > 2 => told.push(format!("{first}–{last}")),
                few => told.extend(few.iter().map(|it| (*it).to_owned())),
            }
        }
        told
    }
}

/// Whether the second number follows the first: the same but for the last figure or letter, which is one further on.
fn follows(one: &str, next: &str) -> bool {
    let parted = |number: &str| {
        let tail = number.rsplit('.').next().unwrap_or_default();
        let figures = tail.parse::<u32>().ok();
        let letter = || number.chars().last().filter(char::is_ascii_lowercase);
        figures.map_or_else(
            || letter().map(|it| (number[..number.len() - 1].to_owned(), u32::from(it))),
            |count| Some((number[..number.len() - tail.len()].to_owned(), count)),
        )
    };
    let further = |(head, count): (String, u32)| (head, count + 1);
    parted(one)
        .map(further)
        .is_some_and(|it| Some(it) == parted(next))
}

impl Words {
    /// A ruling as a card shows it, moves written with these letters.
    pub fn ruling(self, ruling: &Ruling, edition: Edition, letters: Letters) -> RulingText {
        RulingText {
            badge: badges(ruling.rule, edition).next().unwrap_or_default(),
            headline: self.rule(ruling.rule),
            finding: self.finding(ruling).unwrap_or_default(),
            interpretation: self.interpretation(ruling.rule),
            consequences: ruling
                .consequences
                .iter()
                .filter(|it| !is_told_by_the_finding(ruling.rule, it) && !ruling.is_overtaken(it))
                .map(|consequence| self.consequence(consequence, letters))
                .collect(),
        }
    }

    /// What was found, unless the ruling concerns no player and the sentence would need one.
    pub(super) fn finding(self, ruling: &Ruling) -> Option<String> {
        if let Some(decided) = self.decided(ruling) {
            return Some(decided);
        }
        if ruling.consequences.contains(&FLAG_ORDER_UNKNOWN) {
            return Some(self.tr("notice-flag-order-unknown").into_owned());
        }
        let id = format!("rule-{}-finding", ground_of(ruling).slug());
        self.try_tr(&id, &facts(ruling)).map(Cow::into_owned)
    }

    /// A provision in a few sentences of our own, as of the newest edition.
    pub fn gist(self, provision: impl Into<Provision>) -> String {
        let id = gist_id(provision.into());
        let gist = self.tr(&id);
        if self.attributes(&id).contains(&ADVICE) {
            let advice = self.tr(&format!("{id}.{ADVICE}"));
            format!("{gist} {advice}")
        } else {
            gist.into_owned()
        }
    }

    /// A provision as its article page explains it.
    pub fn article_page(self, provision: impl Into<Provision>) -> ArticlePage {
        let provision = provision.into();
        ArticlePage {
            headline: self.provision(provision),
            gist: self.gist(provision),
            also: self.also(provision),
            interpretation: provision.rule().and_then(|rule| self.interpretation(rule)),
            editions: Edition::ALL
                .into_iter()
                .map(|edition| EditionEntry {
                    edition,
                    articles: provision.articles(edition),
                    otherwise: self.otherwise(provision, edition),
                })
                .collect(),
        }
    }

    /// What a provision is about, in a few words.
    pub fn provision(self, provision: Provision) -> String {
        match provision {
            Provision::Rule(rule) => self.rule(rule),
            Provision::Statement(statement) => {
                let id = format!("statement-{}", statement.slug());
                self.tr(&id).into_owned()
            }
        }
    }

    /// What else a provision is called, or where else to look, if anything: for whoever searches.
    pub fn also(self, provision: Provision) -> Option<String> {
        let id = format!("{}.also", gist_id(provision));
        self.try_tr(&id, &[]).map(Cow::into_owned)
    }

    /// That a rule is our reading of the Laws, or advice to arbiters, if it is.
    pub(super) fn interpretation(self, rule: Rule) -> Option<String> {
        let told = if rule.is_interpretation() {
            self.tr("ruling-interpretation")
        } else if rule.is_advice() {
            self.tr("ruling-advice")
        } else {
            return None;
        };
        Some(told.into_owned())
    }

    /// What a rule is about, in a few words.
    pub fn rule(self, rule: Rule) -> String {
        self.tr(&format!("rule-{}", rule.slug())).into_owned()
    }

    /// Why a game ended that ended by this rule, in a few words for lists: what happened, where the rule is named otherwise.
    pub fn ending(self, rule: Rule, edition: Edition) -> String {
        let lost_by = |illegal: u32| self.tr_args("ending-illegal", &[("count", illegal.into())]);
        let told = if rule == Rule::IllegalCountStd {
            lost_by(edition.provisions().illegal_move_that_loses)
        } else if matches!(rule, Rule::RapidUIllegalResult | Rule::BlitzUIllegal) {
            lost_by(1)
        } else if matches!(
            rule,
            Rule::ScoreDefault | Rule::ScoreAsymmetric | Rule::ScoreCap
        ) {
            self.tr("ending-arbiter")
        } else if matches!(
            rule,
            Rule::QpfAccept | Rule::QpfPostponeTest | Rule::QpfNoArbiterRef
        ) {
            // Who decided the claim, the arbiter or both players, is told beside it.
            self.tr("ending-claim")
        } else {
            return self.rule(rule);
        };
        told.into_owned()
    }

    /// The same where there is little room: of a draw by repetition or by the count of moves only that, however it was claimed.
    pub fn short_ending(self, rule: Rule, edition: Edition) -> String {
        let id = if [Rule::Repetition3ClaimNext, Rule::Repetition3ClaimNow].contains(&rule) {
            "ending-short-repetition"
        } else if [Rule::FiftyClaimNext, Rule::FiftyClaimNow].contains(&rule) {
            "ending-short-fifty"
        } else if rule == Rule::AutoRepetition {
            "ending-short-fivefold"
        } else if rule == Rule::Auto75 {
            "ending-short-seventy-five"
        } else {
            return self.ending(rule, edition);
        };
        self.tr(id).into_owned()
    }

    /// One consequence as a sentence, moves written with these letters.
    pub fn consequence(self, consequence: &Consequence, letters: Letters) -> String {
        self.consequence_for(Color::White, consequence, letters)
    }

    /// The same with the moves as that player makes them: a figurine has the colour of its side.
    pub(super) fn consequence_for(
        self,
        by: Color,
        consequence: &Consequence,
        letters: Letters,
    ) -> String {
        let details = consequence.details().into_iter();
        let args: Vec<_> = details
            .flat_map(|detail| self.arguments_of_detail(detail, letters, by))
            .collect();
        self.tr_args(&format!("consequence-{}", consequence.message()), &args)
            .into_owned()
    }

    /// A question that awaits the arbiter's judgment.
    pub fn question(self, question: Question) -> String {
        let player = question
            .player()
            .map(|color| vec![("player", color.into())])
            .unwrap_or_default();
        self.tr_args(&format!("question-{}", question.slug()), &player)
            .into_owned()
    }

    /// Something to know that changes nothing.
    pub fn notice(self, notice: Notice) -> String {
        self.tr(&format!("notice-{notice}")).into_owned()
    }

    /// Returns why the arbiter does something, without a full stop: the sentence of a standard reason, or their own words.
    pub fn reason(self, reason: &Reason) -> Cow<'_, str> {
        match reason {
            Reason::Standard(standard) => self.standard_reason(*standard),
            Reason::Own(text) => Cow::Borrowed(text),
        }
    }

    /// Returns the sentence of a standard reason, without a full stop.
    pub fn standard_reason(self, reason: StandardReason) -> Cow<'static, str> {
        self.tr(&format!("reason-{reason}"))
    }

    /// How a game ended: who won, and the score.
    pub fn outcome(self, outcome: Outcome) -> String {
        let winner = match (outcome.winner(), outcome.white, outcome.black) {
            (Some(winner), _, _) => winner.fold_wb("white", "black"),
            (None, Score::Half, Score::Half) => "draw",
            (None, Score::Zero, Score::Zero) => "nobody",
            (None, _, _) => "other",
        };
        let args = [
            ("winner", winner.into()),
            ("score", outcome.printed().into()),
        ];
        self.tr_args("outcome", &args).into_owned()
    }

    /// A length of time in minutes and seconds, in the form it has as an object: “gains …”.
    pub fn duration(self, time: Duration) -> String {
        self.tr_args("duration", &length(time)).into_owned()
    }

    /// What an edition says otherwise than the newest, or beside what that says.
    pub(super) fn otherwise(
        self,
        provision: impl Into<Provision>,
        edition: Edition,
    ) -> Option<String> {
        let provision = provision.into();
        self.stated_instead(provision, edition).or_else(|| {
            self.attribute(provision, |name| {
                let span = name.strip_prefix(NOTE);
                span.is_some_and(|span| covers(span, edition))
            })
        })
    }

    /// What an edition says in place of the newest; nothing where it says the same and something beside it.
    pub(super) fn stated_instead(
        self,
        provision: impl Into<Provision>,
        edition: Edition,
    ) -> Option<String> {
        self.attribute(provision.into(), |name| covers(name, edition))
    }

    /// What an edition lays down by a rule: in place of the newest, or the gist of that with what it says beside it; no advice.
    pub fn stated_in(self, rule: Rule, edition: Edition) -> String {
        if let Some(instead) = self.stated_instead(rule, edition) {
            return instead;
        }
        // What is only advised is no rule.
        let gist = self.tr(&gist_id(rule.into())).into_owned();
        match self.otherwise(rule, edition) {
            Some(beside) => format!("{} {beside}", first_sentence(&gist)),
            None => gist,
        }
    }

    /// The first attribute of what a provision lays down whose name is wanted.
    fn attribute(self, provision: Provision, is_wanted: impl Fn(&str) -> bool) -> Option<String> {
        let gist = gist_id(provision);
        let mut attributes = self.attributes(&gist).into_iter();
        let attribute = attributes.find(|name| is_wanted(name))?;
        Some(self.tr(&format!("{gist}.{attribute}")).into_owned())
    }

    /// What the message of a consequence is told.
    fn arguments_of_detail(
        self,
        detail: Detail,
        letters: Letters,
        by: Color,
    ) -> Vec<(&'static str, Arg<'static>)> {
        match detail {
            Detail::Square(square) => vec![("square", square.into())],
            Detail::PawnWay(PawnWay { from, to }) => {
                vec![("from", from.into()), ("square", to.into())]
            }
            Detail::Role(role) => vec![("role", role.into())],
            Detail::Move(mv) => vec![("move", long(mv, letters, by).into())],
            Detail::Player(color) => vec![("player", color.into())],
            Detail::Count(count) => vec![("count", count.into())],
            Detail::Moves(moves) => {
                vec![("white", moves.white.into()), ("black", moves.black.into())]
            }
            Detail::Time(time) => {
                let [minutes, seconds] = length(time);
                vec![minutes, seconds, ("time", reading(time).into())]
            }
            Detail::Claim(claim) => vec![("claim", claim.to_string().into())],
            Detail::Question(question) => vec![("question", self.question(question).into())],
            Detail::Notice(notice) => vec![("notice", self.notice(notice).into())],
            Detail::Outcome(outcome) => vec![("outcome", self.outcome(outcome).into())],
        }
    }
}

/// The message that says what a provision lays down.
fn gist_id(provision: Provision) -> String {
    match provision {
        Provision::Rule(rule) => format!("rule-{}-gist", rule.slug()),
        Provision::Statement(statement) => format!("statement-{}-gist", statement.slug()),
    }
}

/// The articles that a ruling may show as what it rests on: advice rests on none.
pub(super) fn badges(rule: Rule, edition: Edition) -> impl Iterator<Item = &'static str> {
    rule.articles(edition).filter(move |_| !rule.is_advice())
}

/// The rule whose finding tells what a ruling found: of the two grounds for a claim in a quickplay finish the one claimed.
fn ground_of(ruling: &Ruling) -> Rule {
    let asks = |question: fn(Color) -> Question| {
        let asked = Color::ALL.map(|player| Consequence::AskArbiter(question(player)));
        asked.iter().any(|it| ruling.consequences.contains(it))
    };
    if ruling.rule != Rule::QpfGrounds {
        ruling.rule
    } else if asks(Question::NormalMeans) {
        Rule::QpfNoArbiterA
    } else if asks(Question::Effort) {
        Rule::QpfNoArbiterB
    } else {
        ruling.rule
    }
}

/// What a finding may be told: the player concerned, and how many illegal moves are charged.
fn facts(ruling: &Ruling) -> Vec<(&'static str, Arg<'static>)> {
    let charged = ruling.consequences.iter().find_map(|consequence| {
        if let Consequence::Illegal(_, count) = consequence {
            Some(*count)
        } else {
            None
        }
    });
    let mut facts = vec![("count", charged.unwrap_or(0).into())];
    facts.extend(ruling.concerns.map(|color| ("player", color.into())));
    facts
}

/// What leaves the clocks to the arbiter; it is the finding itself, for such a clock has no defect.
const FLAG_ORDER_UNKNOWN: Consequence = Consequence::Notice(Notice::FlagOrderUnknown);

/// Whether a rule's finding already says this: how many illegal moves are charged, that nobody knows whose flag fell first, or
/// that the game is declared lost.
fn is_told_by_the_finding(rule: Rule, consequence: &Consequence) -> bool {
    rule == Rule::IllegalCountStd && matches!(consequence, Consequence::Illegal(..))
        || *consequence == FLAG_ORDER_UNKNOWN
        || matches!(consequence, Consequence::DeclaredLost(_))
}

/// Whole minutes, and the seconds over, rounded to the nearest.
fn length(time: Duration) -> [(&'static str, Arg<'static>); 2] {
    let parts = DurationParts::of(ClockUnit::Second.nearest(time));
    [
        ("minutes", parts.all_minutes().into()),
        ("seconds", parts.seconds.into()),
    ]
}

/// A move in its long form, which needs no position: `e2–e4`, `Nb1xc3`, `0-0`.
fn long(mv: Move, letters: Letters, by: Color) -> String {
    let letter = |role: Role| {
        letters
            .letter(by, role)
            .map(String::from)
            .unwrap_or_default()
    };
    match mv {
        Move::Castle { king, rook } => match CastlingSide::from_queen_side(rook < king) {
            CastlingSide::KingSide => "0-0".to_owned(),
            CastlingSide::QueenSide => "0-0-0".to_owned(),
        },
        Move::Normal {
            role,
            from,
            capture,
            to,
            promotion,
        } => {
            let sign = if capture.is_some() { "x" } else { "–" };
            format!(
                "{}{from}{sign}{to}{}",
                letter(role),
                promotion.map(letter).unwrap_or_default()
            )
        }
        Move::EnPassant { from, to } => format!("{from}x{to} e.p."),
        // A press without a move that was let stand.
        Move::Put { .. } => "––".to_owned(),
    }
}

pub(super) fn first_sentence(text: &str) -> &str {
    let first = text.split_inclusive(". ").next();
    first.unwrap_or(text).trim_end()
}

/// What an attribute begins with that only adds something to what the newest edition says.
const NOTE: &str = "note-";

/// Whether an attribute, `e2005` or `e2005-e2009`, covers an edition.
fn covers(attribute: &str, edition: Edition) -> bool {
    let (first, last) = attribute.split_once('-').unwrap_or((attribute, attribute));
    let named = |name: &str| {
        name.strip_prefix('e')
            .and_then(|year| year.parse::<Edition>().ok())
    };
    match (named(first), named(last)) {
        (Some(first), Some(last)) => (first..=last).contains(&edition),
        _ => false,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::chess::Square;
    use crate::i18n::Language;

    #[test]
    fn a_span_of_editions_covers_its_ends() {
        let covered = |attribute: &str| Edition::ALL.map(|edition| covers(attribute, edition));
        assert_eq!(
            covered("e2005-e2014"),
            [true, true, true, false, false, false]
        );
        assert_eq!(covered("e2017"), [false, false, false, true, false, false]);
        assert_eq!(covered("hint"), [false; 6]);
    }

    #[test]
    fn numbers_that_follow_each_other_are_told_by_the_first_and_the_last() {
        let told = |articles: &[&'static str]| {
            let entry = EditionEntry {
                edition: Edition::E2023,
                articles: articles.to_vec(),
                otherwise: None,
            };
            entry.numbers().join(", ")
        };
        assert_eq!(told(&["12.9.1", "12.9.2", "12.9.3"]), "12.9.1–12.9.3");
        assert_eq!(
            told(&["13.4a", "13.4b", "13.4c", "13.5"]),
            "13.4a–13.4c, 13.5"
        );
        assert_eq!(told(&["6.13a", "6.13c"]), "6.13a, 6.13c");
        assert_eq!(told(&["7.5.3", "7.7.2", "7.8.2"]), "7.5.3, 7.7.2, 7.8.2");
        assert_eq!(told(&["II.2.1", "II.2.2", "II.2.3"]), "II.2.1–II.2.3");
    }

    #[test]
    fn seconds_are_rounded_into_minutes() {
        let minutes_and_seconds =
            |millis| length(Duration::from_millis(millis)).map(|(_, value)| value);
        assert_eq!(
            minutes_and_seconds(120_000),
            [Arg::Number(2), Arg::Number(0)]
        );
        assert_eq!(
            minutes_and_seconds(59_600),
            [Arg::Number(1), Arg::Number(0)]
        );
        assert_eq!(
            minutes_and_seconds(90_499),
            [Arg::Number(1), Arg::Number(30)]
        );
    }

    #[test]
    fn a_game_declared_lost_is_told_as_the_penalty_that_it_is() {
        let opponent = Color::Black;
        let penalised = |consequences: Vec<Consequence>| {
            Ruling::on(Color::White, Rule::PenaltyList, consequences)
        };
        let lost = |follows: Vec<Consequence>| {
            let declared = vec![Consequence::DeclaredLost(Color::White)];
            penalised([declared, follows].concat())
        };
        let left_open = vec![
            Consequence::PlayOver,
            Consequence::AskArbiter(Question::OpponentScore(opponent)),
        ];
        let over = vec![Consequence::Over(Outcome::win(opponent))];
        for language in Language::ALL {
            let words = Words::new(language);
            let warned = words.finding(&penalised(vec![Consequence::Warning(Color::White)]));
            let raised = words.finding(&penalised(over.clone()));
            let [left_open, over] = [&left_open, &over].map(|it| words.finding(&lost(it.clone())));
            assert_eq!(left_open, over, "{language:?}");
            assert!(over.is_some() && over != warned, "{language:?}: {over:?}");
            // Points that were raised to those of a win are no game declared lost.
            assert_ne!(raised, over, "{language:?}");
        }
        let words = Words::new(Language::English);
        let headline = words.headline(&[lost(left_open)]);
        assert_eq!(headline, "The arbiter declared the game lost for White");
    }

    #[test]
    fn a_clock_that_stands_is_not_said_to_be_stopped_when_a_move_is_sealed() {
        let words = Words::new(Language::English);
        let found = |consequences: &[Consequence]| {
            let procedure = Rule::AdjSealProcedure;
            words.finding(&Ruling::on(Color::White, procedure, consequences.to_vec()))
        };
        let stopped = found(&[Consequence::StopClocks, Consequence::Adjourned]);
        let told =
            "Sealing: White writes the move down, closes the envelope and then stops the clock.";
        assert_eq!(stopped.as_deref(), Some(told));
        let told = "Sealing: White writes the move down and closes the envelope.";
        assert_eq!(found(&[Consequence::Adjourned]).as_deref(), Some(told));
    }

    #[test]
    fn a_clock_is_set_to_a_time_without_hundredths() {
        let words = Words::new(Language::English);
        let time = Duration::from_millis(311_650);
        let said = words.consequence(&Consequence::Set(Color::White, time), Letters::English);
        assert_eq!(said, "White’s clock is set to 5:12.");
    }

    #[test]
    fn a_move_is_written_long_with_the_letters_asked_for() {
        let takes = Move::Normal {
            role: Role::Knight,
            from: Square::B1,
            capture: Some(Role::Pawn),
            to: Square::C3,
            promotion: None,
        };
        assert_eq!(long(takes, Letters::Polish, Color::White), "Sb1xc3");
        assert_eq!(long(takes, Letters::Figurines, Color::Black), "♞b1xc3");
        assert_eq!(
            long(
                Move::Castle {
                    king: Square::E1,
                    rook: Square::A1
                },
                Letters::English,
                Color::White
            ),
            "0-0-0"
        );
    }
}
