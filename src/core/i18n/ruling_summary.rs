//! What was ruled on one event in the order in which it is read: what happened, what follows, and why.

use super::large_effects::{is_nothing_owed, is_of_a_game_that_goes_on, large};
use super::ruled_time_text::clock_change;
use super::ruling_text::{badges, first_sentence};
use super::{Arg, Words};
use crate::chess::{Board, Color, Piece};
use crate::laws::{Consequence, Edition, Notice, Question, Rule, Ruling};
use crate::notation::Letters;
use crate::record::narrative::{Headline, IllegalMoveEnd, TouchDuty};

/// What was ruled on one event, for whoever looks for a second.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RulingSummary {
    /// What happened, whose, and which time; without a full stop.
    pub headline: String,
    /// What matters of what follows, the clocks first.
    pub effects: Vec<RulingEffect>,
    /// Why, one line a reason.
    pub reasons: Vec<RulingReason>,
}

/// What follows, large.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RulingEffect {
    /// A player's clock changes: by how much, `+1:00`, or to what, `1:05:00`.
    Clock(Color, String),
    /// Something is to be done or holds, in a few words without a full stop; what it is about, where that is known.
    Words(String, Option<EffectSubject>),
}

/// What an effect is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum EffectSubject {
    /// A piece that has to be moved, captured or put on the board.
    Piece(Piece),
    /// What the arbiter is asked.
    Question(Question),
}

impl EffectSubject {
    /// Returns the piece, if the effect is about one.
    pub const fn piece(self) -> Option<Piece> {
        match self {
            Self::Piece(piece) => Some(piece),
            Self::Question(_) => None,
        }
    }
}

/// One reason.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RulingReason {
    /// What was found, or what the rule is about, and what else follows.
    pub text: String,
    /// That it rests on our reading of the Laws, where they leave a gap.
    pub interpretation: Option<String>,
    /// Where the edition states it, with the rule that stands there.
    pub articles: Vec<(&'static str, Rule)>,
}

/// How many characters a headline may have, so that two lines hold it.
const LONGEST_HEADLINE: usize = 85;

impl Words {
    /// What happened, whose, and which time, in a few words without a full stop.
    pub fn headline(self, rulings: &[Ruling]) -> String {
        self.headline_that_tells(rulings).0
    }

    /// What was ruled on one event, `board` being the position of the game after it.
    pub fn ruling_summary(
        self,
        rulings: &[Ruling],
        edition: Edition,
        letters: Letters,
        board: &Board,
    ) -> RulingSummary {
        let (headline, told) = self.headline_that_tells(rulings);
        let is_told = |ruling: &Ruling| told.is_some_and(|told| told.tells(ruling));
        let is_of_an_illegal_move = matches!(told, Some(Headline::IllegalMove(..)));
        let all: Vec<_> = rulings
            .iter()
            .flat_map(|ruling| ruling.consequences.iter().map(move |it| (ruling, it)))
            .collect();
        let shown = large(&all);
        let effects = self.effects(rulings, &shown, letters, board);
        let is_shown = |consequence: &Consequence| {
            shown
                .iter()
                .any(|(_, shown)| std::ptr::eq(*shown, consequence))
        };
        let is_nothing_owed = is_nothing_owed(all.iter().map(|(_, it)| *it));
        let ends = rulings.iter().any(Ruling::ends_game);
        let is_met = |it: &Consequence| {
            is_nothing_owed && it.is_duty() || ends && is_of_a_game_that_goes_on(it)
        };
        let mut reasons: Vec<RulingReason> = Vec::new();
        let mut price: Option<RulingReason> = None;
        let mut faults = 0;
        let (why, rest): (Vec<_>, Vec<_>) =
            rulings.iter().partition(|ruling| ruling.says_only_why());
        for ruling in why.into_iter().chain(rest) {
            let is_told = is_told(ruling);
            if !is_told && (ruling.refusal().is_some() || is_routine(ruling, rulings, is_met)) {
                continue; // what counts for nothing says nothing of what was ruled beside it
            }
            if is_said_better(ruling, rulings) {
                continue;
            }
            let is_increment = ruling.rule == Rule::IllegalIncrementReversal;
            let more = if is_increment || ruling.refusal().is_some() {
                Vec::new()
            } else {
                self.rest(ruling, letters, |it| is_shown(it) || is_met(it))
            };
            let is_alone = rulings.len() == 1 || ruling.rule == Rule::TimesAfterRestore;
            if ruling.is_going_back() && is_alone {
                // Nothing was found; what is put back is said large.
                continue;
            }
            let found = if is_increment {
                self.increment_back(ruling)
            } else if let Some(never) = self.never_mates(ruling, edition) {
                never
            } else if !is_told {
                self.finding(ruling)
                    .unwrap_or_else(|| self.in_one_sentence(ruling.rule, edition))
            } else if is_of_an_illegal_move {
                self.price(rulings)
                    .or_else(|| self.finding(ruling))
                    .unwrap_or_default()
            } else {
                self.in_one_sentence(ruling.rule, edition)
            };
            let text: Vec<String> = [found].into_iter().chain(more).collect();
            let articles = badges(ruling.rule, edition);
            // That taking the increment back is advice, its own words say.
            let interpretation = self.interpretation(ruling.rule).filter(|_| !is_increment);
            let reason = RulingReason {
                text: text.join(" "),
                interpretation,
                articles: articles.map(|number| (number, ruling.rule)).collect(),
            };
            if is_of_an_illegal_move && (is_told || is_increment && price.is_some()) {
                match &mut price {
                    None => price = Some(reason),
                    Some(price) => {
                        if is_increment {
                            price.text = [price.text.as_str(), &reason.text].join(" ");
                        }
                        let articles = reason.articles.into_iter();
                        let known = price.articles.clone();
                        price.articles.extend(
                            articles.filter(|it| known.iter().all(|(number, _)| *number != it.0)),
                        );
                    }
                }
            } else if !reasons.contains(&reason) {
                reasons.push(reason);
                faults += usize::from(ruling.says_only_why());
            }
        }
        if let Some(price) = price {
            reasons.insert(faults, price);
        }
        RulingSummary {
            headline,
            effects,
            reasons,
        }
    }

    /// What is shown large of those consequences, the clock that runs again after a wrong claim among it.
    fn effects(
        self,
        rulings: &[Ruling],
        shown: &[(&Ruling, &Consequence)],
        letters: Letters,
        board: &Board,
    ) -> Vec<RulingEffect> {
        let mut effects: Vec<RulingEffect> = shown
            .iter()
            .map(|(ruling, consequence)| self.effect(ruling, consequence, letters, board))
            .collect();
        if let Some(runs) = self.clock_after_a_claim(rulings) {
            match effects.last_mut() {
                Some(RulingEffect::Words(words, subject)) => {
                    *words = format!("{words}. {runs}");
                    // It says more than what is asked.
                    *subject = subject.filter(|it| it.piece().is_some());
                }
                Some(RulingEffect::Clock(..)) | None => {
                    effects.push(RulingEffect::Words(runs, None));
                }
            }
        }
        effects
    }

    /// Who cannot checkmate any more, where the game is drawn for that.
    pub fn never_mates(self, ruling: &Ruling, edition: Edition) -> Option<String> {
        let player = ruling.kept_from_winning(edition)?;
        let args = [("player", player.into())];
        Some(self.tr_args("never-mates", &args).into_owned())
    }

    /// What follows beside what is shown large and what goes without saying, a sentence each.
    fn rest(
        self,
        ruling: &Ruling,
        letters: Letters,
        is_shown: impl Fn(&Consequence) -> bool,
    ) -> Vec<String> {
        let takes_increment = ruling.takes_increment_back();
        let is_increment =
            |it: &&Consequence| takes_increment && matches!(it, Consequence::Take(..));
        let rest = ruling.consequences.iter();
        let rest = rest.filter(|it| !is_shown(it) && !goes_without_saying(it) && !is_increment(it));
        let rest = rest.filter(|it| !ruling.is_overtaken(it));
        let sentences = rest.map(|it| self.consequence(it, letters));
        let mut taken = ruling.consequences.iter();
        let taken = taken.find(is_increment);
        let taken = taken.map(|_| self.increment_back(ruling));
        sentences.chain(taken).collect()
    }

    /// What happened in a few words, and as what it was told; nothing where only the topic of a rule was named.
    fn headline_that_tells(self, rulings: &[Ruling]) -> (String, Option<Headline<'_>>) {
        let headline = Headline::of(rulings);
        let say = |id: &str, player: Color, count: u32| {
            let args: [(&str, Arg<'_>); 2] = [("player", player.into()), ("count", count.into())];
            self.tr_args(id, &args).into_owned()
        };
        let text = match headline {
            None => String::new(),
            Some(Headline::IllegalMove(player, count, end)) => {
                let id = match end {
                    IllegalMoveEnd::Lost => "headline-illegal-loses",
                    IllegalMoveEnd::WithoutMove => "headline-no-move",
                    IllegalMoveEnd::Counted => "headline-illegal",
                };
                say(id, player, count)
            }
            Some(Headline::TouchNotKept(player, TouchDuty::Move)) => {
                say("headline-not-moved", player, 0)
            }
            Some(Headline::TouchNotKept(player, TouchDuty::Capture)) => {
                say("headline-not-captured", player, 0)
            }
            Some(Headline::TouchNotKept(player, TouchDuty::Other)) => {
                say("headline-not-kept", player, 0)
            }
            Some(Headline::Claim(player, true)) => say("headline-claim-right", player, 0),
            Some(Headline::Claim(player, false)) => say("headline-claim-wrong", player, 0),
            Some(Headline::Stated(_, consequence)) => {
                let sentence = self.consequence(consequence, Letters::default());
                without_stop(&sentence).to_owned()
            }
            Some(Headline::Refused(_, notice)) => without_stop(&self.notice(notice)).to_owned(),
            Some(Headline::Found(ruling)) => {
                let (text, is_topic) = self.found_or_topic(ruling);
                return (text, headline.filter(|_| !is_topic));
            }
        };
        (text, headline)
    }

    /// What a ruling found, where that is short enough for a headline, or else what its rule is about and whom it concerns;
    /// whether it is the latter.
    fn found_or_topic(self, ruling: &Ruling) -> (String, bool) {
        if ruling.is_going_back() {
            return (self.rule(Rule::IllegalRestore), false);
        }
        let found = self.finding(ruling);
        let first = found.as_deref().map(first_sentence).map(without_stop);
        if let Some(first) = first.filter(|it| it.chars().count() <= LONGEST_HEADLINE) {
            return (first.to_owned(), false);
        }
        let topic = self.rule(ruling.rule);
        match ruling.concerns {
            None => (topic, false),
            Some(player) => {
                let args = [("topic", topic.into()), ("player", player.into())];
                let text = self.tr_args("headline-topic", &args).into_owned();
                (text, true)
            }
        }
    }

    /// Whose clock runs again, after a wrong claim for which both were stopped.
    fn clock_after_a_claim(self, rulings: &[Ruling]) -> Option<String> {
        let runs = Ruling::restart_after_wrong_claim(rulings)?;
        let args = [("player", runs.into())];
        Some(self.tr_args("clock-runs-again", &args).into_owned())
    }

    fn still_to_move(self, player: Color) -> String {
        let args = [("player", player.into())];
        self.tr_args("still-to-move", &args).into_owned()
    }

    /// Why an illegal move changes a clock, if it does.
    fn price(self, rulings: &[Ruling]) -> Option<String> {
        let mut follows = rulings.iter().flat_map(|ruling| &ruling.consequences);
        if !follows.clone().any(|it| matches!(it, Consequence::Add(..))) {
            return None;
        }
        let what = if is_without_move(rulings) {
            "no-move"
        } else if follows.any(|it| *it == Consequence::Reinstate) {
            "put-back"
        } else {
            "stands"
        };
        let text = self.tr_args("reason-illegal-cost", &[("what", what.into())]);
        Some(text.into_owned())
    }

    /// That the increment of an illegal move was taken back, and how much that was.
    fn increment_back(self, ruling: &Ruling) -> String {
        let changes = ruling.consequences.iter().filter_map(clock_change);
        let change = changes.map(|(_, change)| change).collect::<String>();
        let args = [("change", change.into())];
        self.tr_args("reason-increment-back", &args).into_owned()
    }

    /// What a rule says in one sentence, or what that edition says in its place.
    fn in_one_sentence(self, rule: Rule, edition: Edition) -> String {
        let otherwise = self.stated_instead(rule, edition);
        let text = otherwise.unwrap_or_else(|| self.gist(rule));
        first_sentence(&text).to_owned()
    }

    fn effect(
        self,
        ruling: &Ruling,
        consequence: &Consequence,
        letters: Letters,
        board: &Board,
    ) -> RulingEffect {
        if let Some((player, change)) = clock_change(consequence) {
            return RulingEffect::Clock(player, change);
        }
        let of_the_player = |role| {
            let color = ruling.concerns?;
            Some(EffectSubject::Piece(Piece { color, role }))
        };
        let mover = ruling.concerns.unwrap_or(Color::White);
        let sentence =
            || without_stop(&self.consequence_for(mover, consequence, letters)).to_owned();
        let duty = |id: &str, square| match board.piece_at(square) {
            None => RulingEffect::Words(sentence(), None),
            Some(piece) => {
                let args = [("role", piece.role.into()), ("square", square.into())];
                let text = self.tr_args(id, &args).into_owned();
                RulingEffect::Words(text, Some(EffectSubject::Piece(piece)))
            }
        };
        #[expect(
            clippy::wildcard_enum_match_arm,
            reason = "few consequences mean a piece"
        )]
        match *consequence {
            Consequence::Reinstate => {
                let who_moves = ruling.concerns.map(|player| self.still_to_move(player));
                RulingEffect::Words(who_moves.unwrap_or_else(sentence), None)
            }
            Consequence::AskArbiter(question) => {
                let subject = EffectSubject::Question(question);
                RulingEffect::Words(self.question(question), Some(subject))
            }
            Consequence::MustMove(square) => duty("duty-move", square),
            Consequence::MustCapture(square) => duty("duty-capture", square),
            Consequence::MustPromote(role) | Consequence::Promoted(_, role) => {
                RulingEffect::Words(sentence(), of_the_player(role))
            }
            _ => RulingEffect::Words(sentence(), None),
        }
    }
}

/// Whether one of several rulings tells nothing that is not seen on the board or at the clock.
fn is_routine(ruling: &Ruling, rulings: &[Ruling], is_met: impl Fn(&Consequence) -> bool) -> bool {
    let mut follows = ruling.consequences.iter();
    rulings.len() > 1
        && !ruling.consequences.is_empty()
        && follows.all(|it| goes_without_saying(it) || is_met(it))
}

/// Whether another of these rulings says it better: that the own king may not stand in check, what check is; what ends the game,
/// that a flag is down which nobody had pointed out.
fn is_said_better(ruling: &Ruling, rulings: &[Ruling]) -> bool {
    let ends = rulings.iter().any(Ruling::ends_game);
    ruling.rule == Rule::CheckDef && rulings.iter().any(|it| it.rule == Rule::NoSelfCheck)
        || ends && ruling.consequences == [Consequence::Notice(Notice::FlagDown)]
}

fn without_stop(sentence: &str) -> &str {
    sentence.trim_end().trim_end_matches('.')
}

/// That the clock was pressed without a move.
fn is_without_move(rulings: &[Ruling]) -> bool {
    rulings.iter().any(Ruling::is_press_without_move)
}

/// Whether a consequence is seen on the board or at the clock, or is what the headline tells.
const fn goes_without_saying(consequence: &Consequence) -> bool {
    matches!(
        consequence,
        Consequence::Made(_)
            | Consequence::Completed(_)
            | Consequence::Pressed(_)
            | Consequence::StartClock(_)
            | Consequence::StopClocks
            | Consequence::SetUp
            | Consequence::Counters(_)
            | Consequence::Illegal(..)
            | Consequence::TakenUp(_)
            | Consequence::TakeBack
            | Consequence::Reinstate
            | Consequence::ClaimUpheld
            | Consequence::ClaimRejected
            | Consequence::ClaimPostponed
            | Consequence::Warning(_)
            | Consequence::Fined(_)
            | Consequence::Excluded(_)
            | Consequence::Expelled(_)
            | Consequence::DeclaredLost(_)
            | Consequence::Annulled
            | Consequence::NeedNotSeal(_)
            | Consequence::Flag(_)
            | Consequence::Notice(Notice::MoveEachFirst)
    )
}
