//! What was asked of a person, and what answers it or leaves nothing to be answered.

use super::Table;
use crate::chess::Color;
use crate::clock::Moment;
use crate::laws::answers::{Outcome, Question, Ruling, Score};
use crate::laws::editions::Rule;

impl Table {
    /// What a player's conduct deserves was asked, and is answered by a penalty for that player.
    pub(super) fn answer_questions_of_conduct(&mut self, player: Color) {
        let is_theirs = |(_, by): &(Question, Option<Color>)| by.is_none_or(|by| by == player);
        let (answered, open) = std::mem::take(&mut self.conduct)
            .into_iter()
            .partition(is_theirs);
        self.conduct = open;
        for (question, _) in answered {
            let mut asked = self.questions.iter();
            if let Some(asked) = asked.position(|(_, asked)| *asked == question) {
                self.questions.remove(asked);
            }
            if let (Question::TwoHands, Some(made)) = (question, self.game.two_handed(player)) {
                self.game.note_charge(player, Some(made), Moment::START);
            }
        }
    }

    /// Whose conduct that open question is about, where that is known.
    pub(in crate::laws) fn whose_conduct(&self, question: Question) -> Option<Color> {
        let mut conduct = self.conduct.iter();
        conduct.find(|(asked, _)| *asked == question)?.1
    }

    /// What was asked about a touch needs no answer any more, unless a contact is still in doubt.
    pub(super) fn answer_questions_of_contacts(&mut self, is_in_doubt: bool) {
        self.questions.retain(|(rule, question)| {
            let is_of_a_contact = matches!(question, Question::Touch | Question::Intent);
            let stays = *rule == Rule::AccidentalTouch && is_in_doubt;
            !matches!(rule, Rule::TouchOwn | Rule::AccidentalTouch) || !is_of_a_contact || stays
        });
    }

    /// What was asked about the position needs no answer any more.
    pub(super) fn answer_questions_of_position(&mut self) {
        self.questions
            .retain(|(_, question)| !question.is_of_position());
    }

    /// Whether the clock was pressed on a board from which nobody can play on, and nobody has said yet what follows (7.5.1).
    pub fn awaits_verdict_on_the_board(&self) -> bool {
        let asked = (Rule::IllegalCompletedWhen, Question::IllegalPosition);
        self.questions.contains(&asked)
    }

    /// By which rule a game was lost whose result the arbiter declares now: the penalty that left open what the opponent scores
    /// (12.9), where that is what was declared.
    pub(super) fn ground_of_declared(&self, by: Rule, outcome: Outcome) -> Option<Rule> {
        let is_declared = matches!(by, Rule::ScoreDefault | Rule::ScoreAsymmetric);
        let mut asked = self.questions.iter().filter(|_| is_declared);
        let is_ground = |(rule, question): &&(Rule, Question)| {
            let Question::OpponentScore(opponent) = *question else {
                return false;
            };
            *rule == Rule::PenaltyList && outcome.score(!opponent) == Score::Zero
        };
        asked.find(is_ground).map(|(rule, _)| *rule)
    }

    /// The ruling asks what only a person can judge.
    pub(super) fn ask(&mut self, ruling: &Ruling, question: Question) {
        if question.is_of_quickplay() {
            self.postponed = None;
        }
        if question.is_of_conduct() {
            self.conduct.push((question, ruling.concerns));
        }
        self.questions.push((ruling.rule, question));
    }

    /// The verdict on a claim in a quickplay finish is put off by that rule.
    pub(super) fn postpone(&mut self, rule: Rule) {
        let mut asked = self.questions.iter();
        if let Some(at) = asked.position(|(_, question)| question.is_of_quickplay()) {
            self.postponed = Some((rule, self.questions.remove(at).1));
        }
    }

    /// The question that this rule asked is answered; which one, if it was open.
    pub(super) fn answer(&mut self, rule: Rule) -> Option<Question> {
        let asked = self.questions.iter().position(|(asks, _)| *asks == rule);
        if asked.is_none() {
            self.postponed = self.postponed.filter(|(asks, _)| *asks != rule);
        }
        let answered = self.questions.remove(asked?).1;
        let mut conduct = self.conduct.iter();
        if let Some(it) = conduct.position(|(question, _)| *question == answered) {
            self.conduct.remove(it);
        }
        Some(answered)
    }
}
