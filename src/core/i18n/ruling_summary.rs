//! What was ruled on one event in the order in which it is read: what happened, what follows, and why.

use super::large_effects::large;
use super::ruled_time_text::clock_change;
use super::ruling_text::badges;
use super::{Arg, Words};
use crate::chess::{Board, Color, Piece};
use crate::laws::{Consequence, Edition, Notice, Rule, RuleFamily, Ruling, Weight};
use crate::notation::Letters;

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
    /// Something is to be done or holds, in a few words without a full stop; a piece may be meant.
    Words(String, Option<Piece>),
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

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum HeadlineSource {
    /// That an illegal move was charged.
    IllegalMove,
    /// That a claim was right or wrong.
    Claim,
    /// That a touched piece was not moved or captured.
    Touch,
    /// What a ruling by that rule on that player found.
    Finding(Rule, Option<Color>),
    /// What the rule is about.
    Topic,
}

/// How many characters a headline may have, so that two lines hold it.
const LONGEST_HEADLINE: usize = 85;

impl Words {
    /// What happened, whose, and which time, in a few words without a full stop.
    pub fn headline(self, rulings: &[Ruling]) -> String {
        self.headline_with_source(rulings).0
    }

    /// What was ruled on one event, `board` being the position of the game after it.
    pub fn ruling_summary(
        self,
        rulings: &[Ruling],
        edition: Edition,
        letters: Letters,
        board: &Board,
    ) -> RulingSummary {
        let (headline, told) = self.headline_with_source(rulings);
        let all: Vec<_> = rulings
            .iter()
            .flat_map(|ruling| ruling.consequences.iter().map(move |it| (ruling, it)))
            .collect();
        let shown = large(&all);
        let mut effects: Vec<RulingEffect> = shown
            .iter()
            .map(|(ruling, consequence)| self.effect(ruling, consequence, letters, board))
            .collect();
        if let Some(runs) = self.clock_after_a_claim(rulings) {
            match effects.last_mut() {
                Some(RulingEffect::Words(words, _)) => *words = format!("{words}. {runs}"),
                Some(RulingEffect::Clock(..)) | None => {
                    effects.push(RulingEffect::Words(runs, None));
                }
            }
        }
        let is_shown = |consequence: &Consequence| {
            shown
                .iter()
                .any(|(_, shown)| std::ptr::eq(*shown, consequence))
        };
        let mut reasons: Vec<RulingReason> = Vec::new();
        let mut price: Option<RulingReason> = None;
        let mut faults = 0;
        let (why, rest): (Vec<_>, Vec<_>) =
            rulings.iter().partition(|ruling| ruling.says_only_why());
        for ruling in why.into_iter().chain(rest) {
            let is_routine = ruling.consequences.iter().all(goes_without_saying)
                && !ruling.says_only_why()
                && !is_told(told, ruling);
            let is_said_better = ruling.rule == Rule::CheckDef
                && rulings.iter().any(|it| it.rule == Rule::NoSelfCheck);
            if rulings.len() > 1 && (is_routine || is_said_better) {
                continue;
            }
            let is_increment = ruling.rule == Rule::IllegalIncrementReversal;
            let more = if is_increment {
                Vec::new()
            } else {
                self.rest(ruling, letters, is_shown)
            };
            let is_told = is_told(told, ruling);
            if ruling.is_going_back() && rulings.len() == 1 {
                // Nothing was found; what is put back is said large.
                continue;
            }
            let found = if is_increment {
                self.increment_back(ruling)
            } else if !is_told {
                self.finding(ruling)
                    .unwrap_or_else(|| self.in_one_sentence(ruling.rule, edition))
            } else if told == HeadlineSource::IllegalMove {
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
            if told == HeadlineSource::IllegalMove && (is_told || is_increment && price.is_some()) {
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
        let sentences = rest.map(|it| self.consequence(it, letters));
        let mut taken = ruling.consequences.iter();
        let taken = taken.find(is_increment);
        let taken = taken.map(|_| self.increment_back(ruling));
        sentences.chain(taken).collect()
    }

    fn headline_with_source(self, rulings: &[Ruling]) -> (String, HeadlineSource) {
        let say = |id: &str, player: Color, count: u32| {
            let args: [(&str, Arg<'_>); 2] = [("player", player.into()), ("count", count.into())];
            self.tr_args(id, &args).into_owned()
        };
        for consequence in rulings.iter().flat_map(|ruling| &ruling.consequences) {
            if let Consequence::Illegal(player, count) = consequence {
                let id = if rulings.iter().any(loses) {
                    "headline-illegal-loses"
                } else if is_without_move(rulings) {
                    "headline-no-move"
                } else {
                    "headline-illegal"
                };
                return (say(id, *player, *count), HeadlineSource::IllegalMove);
            }
        }
        for ruling in rulings {
            let Some(player) = ruling.concerns else {
                continue;
            };
            if let Some(id) = touch_not_kept(ruling) {
                return (say(id, player, 0), HeadlineSource::Touch);
            }
        }
        for ruling in rulings {
            for consequence in &ruling.consequences {
                if let Some(id) = verdict(ruling.rule, consequence)
                    && let Some(player) = ruling.concerns
                {
                    return (say(id, player, 0), HeadlineSource::Claim);
                }
                if names_itself(consequence) {
                    let sentence = self.consequence(consequence, Letters::default());
                    return (
                        without_stop(&sentence).to_owned(),
                        HeadlineSource::Finding(ruling.rule, ruling.concerns),
                    );
                }
            }
        }
        let is_grave = |ruling: &&Ruling| weight(ruling) >= Weight::Grave && !ruling.settles_call();
        let leading = rulings.iter().find(is_grave).or(rulings.first());
        leading.map_or_else(
            || (String::new(), HeadlineSource::Topic),
            |ruling| self.found_or_topic(ruling),
        )
    }

    /// What a ruling found, where that is short enough for a headline, or else what its rule is about.
    fn found_or_topic(self, ruling: &Ruling) -> (String, HeadlineSource) {
        let source = HeadlineSource::Finding(ruling.rule, ruling.concerns);
        let found = self.finding(ruling);
        let first = found.as_deref().map(first_sentence).map(without_stop);
        if let Some(first) = first.filter(|it| it.chars().count() <= LONGEST_HEADLINE) {
            return (first.to_owned(), source);
        }
        let topic = self.rule(ruling.rule);
        match ruling.concerns {
            None => (topic, source),
            Some(player) => {
                let args = [("topic", topic.into()), ("player", player.into())];
                let text = self.tr_args("headline-topic", &args).into_owned();
                (text, HeadlineSource::Topic)
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

    /// What a rule says in one sentence, or what that edition says otherwise.
    fn in_one_sentence(self, rule: Rule, edition: Edition) -> String {
        let otherwise = self.otherwise(rule, edition);
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
        let of_the_player = |role| ruling.concerns.map(|color| Piece { color, role });
        let sentence = || without_stop(&self.consequence(consequence, letters)).to_owned();
        let duty = |id: &str, square| match board.piece_at(square) {
            None => RulingEffect::Words(sentence(), None),
            Some(piece) => {
                let args = [("role", piece.role.into()), ("square", square.into())];
                RulingEffect::Words(self.tr_args(id, &args).into_owned(), Some(piece))
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
            Consequence::AskArbiter(question) => RulingEffect::Words(self.question(question), None),
            Consequence::MustMove(square) => duty("duty-move", square),
            Consequence::MustCapture(square) => duty("duty-capture", square),
            Consequence::MustPromote(role) | Consequence::Promoted(_, role) => {
                RulingEffect::Words(sentence(), of_the_player(role))
            }
            _ => RulingEffect::Words(sentence(), None),
        }
    }
}

fn first_sentence(text: &str) -> &str {
    let first = text.split_inclusive(". ").next();
    first.unwrap_or(text).trim_end()
}

fn without_stop(sentence: &str) -> &str {
    sentence.trim_end().trim_end_matches('.')
}

/// That an illegal move has lost the game.
fn loses(ruling: &Ruling) -> bool {
    let mut follows = ruling.consequences.iter();
    follows.any(|it| matches!(it, Consequence::Over(outcome) if outcome.winner().is_some()))
}

/// That the clock was pressed without a move.
fn is_without_move(rulings: &[Ruling]) -> bool {
    rulings.iter().any(Ruling::is_press_without_move)
}

fn weight(ruling: &Ruling) -> Weight {
    let weights = ruling.consequences.iter().map(Consequence::weight);
    weights.max().unwrap_or(Weight::Light)
}

/// That a touched piece was not moved or captured, if what was played instead does not stand.
fn touch_not_kept(ruling: &Ruling) -> Option<&'static str> {
    let is_of_touches = [Rule::TouchOwn, Rule::TouchOpp, Rule::TouchBoth].contains(&ruling.rule);
    let has = |wanted: fn(&Consequence) -> bool| ruling.consequences.iter().any(wanted);
    let goes_back = has(|it| {
        matches!(
            it,
            Consequence::TakeBack | Consequence::Unmade(_) | Consequence::PressTakenBack(_)
        )
    });
    if !is_of_touches || !goes_back {
        None
    } else if has(|it| matches!(it, Consequence::MustCapture(_))) {
        Some("headline-not-captured")
    } else if has(|it| matches!(it, Consequence::MustMove(_))) {
        Some("headline-not-moved")
    } else {
        None
    }
}

/// Under which rules a claim of a draw is decided later or by somebody else: that it is right, only the result says.
const REFERRED: [Rule; 2] = [Rule::QpfNoArbiterRef, Rule::QpfPostponeTest];

/// Whether it is such a decision, and the draw was right.
pub(super) fn is_verdict_of_a_draw(ruling: &Ruling) -> bool {
    REFERRED.contains(&ruling.rule) && ruling.ends_game()
}

/// That a claim was right or wrong, if it was one; other matters are decided too.
fn verdict(rule: Rule, consequence: &Consequence) -> Option<&'static str> {
    let is_claim = rule.family().is_claimed();
    if [Rule::QpfIncrementRequest, Rule::IllegalCompletedWhen].contains(&rule) {
        // What is asked for or found is no claim.
        return None;
    }
    if REFERRED.contains(&rule) && matches!(consequence, Consequence::Over(_)) {
        return Some("headline-claim-right");
    }
    if *consequence == Consequence::ClaimRejected && is_claim {
        Some("headline-claim-wrong")
    } else if *consequence == Consequence::ClaimUpheld && is_claim {
        Some("headline-claim-right")
    } else {
        None
    }
}

/// Whether a consequence is what happened, in its own words.
const fn names_itself(consequence: &Consequence) -> bool {
    matches!(
        consequence,
        Consequence::Warning(_)
            | Consequence::Fined(_)
            | Consequence::Excluded(_)
            | Consequence::Expelled(_)
            | Consequence::Annulled
            | Consequence::Flag(_)
            | Consequence::ClaimPostponed
    )
}

/// Whether the ruling at that place was found what the headline tells already.
fn is_told(told: HeadlineSource, ruling: &Ruling) -> bool {
    match told {
        HeadlineSource::IllegalMove => [
            Rule::IllegalRestore,
            Rule::IllegalCountStd,
            Rule::IllegalReplacement,
            Rule::PressWithoutMove,
        ]
        .contains(&ruling.rule),
        HeadlineSource::Claim => {
            ruling.rule.family() == RuleFamily::WrongClaim || is_verdict_of_a_draw(ruling)
        }
        HeadlineSource::Finding(rule, player) => (ruling.rule, ruling.concerns) == (rule, player),
        HeadlineSource::Touch | HeadlineSource::Topic => false,
    }
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
            | Consequence::Annulled
            | Consequence::Flag(_)
            | Consequence::Notice(Notice::MoveEachFirst)
    )
}
