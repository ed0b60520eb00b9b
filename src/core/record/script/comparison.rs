//! What was ruled beside what a case expects.

use std::fmt;

use super::Expected;
use super::judge::{JudgeReport, JudgedLine, articles, number};

/// Where a judgement is not what a case expects.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Difference {
    /// The number of the act, `-` for flags between acts, or what the end says.
    pub about: String,
    /// What the case expects there.
    pub expected: Vec<String>,
    /// What was ruled there.
    pub ruled: Vec<String>,
}

impl JudgeReport {
    /// Where it is not what a case expects.
    ///
    /// Every ruling must be expected, and every expected ruling must come, act by act; several from one act may stand
    /// in any order, and so may the consequences of one. What belongs to the ordinary course of a move need not be
    /// written: that it was made or completed, that an own piece touched must move, and with `Play` and `Move` what else
    /// the pieces touched on the way must do. Nor need it be written why a move that was put back is not legal. Where a rule
    /// stands in several articles, any of them is enough.
    pub fn differences(&self, expected: &[Expected]) -> Vec<Difference> {
        let mut acts: Vec<Option<usize>> = self.lines.iter().map(|line| line.act).collect();
        acts.extend(expected.iter().filter_map(|line| match line {
            Expected::Ruling { act, .. } => Some(*act),
            Expected::Nothing { act } => Some(Some(*act)),
            Expected::End(_) => None,
        }));
        acts.sort_unstable();
        acts.dedup();
        let of_acts = acts
            .into_iter()
            .filter_map(|act| self.difference_in(act, expected));
        let of_end = expected.iter().filter_map(|line| match line {
            Expected::End(facts) => Some(facts.named()),
            Expected::Ruling { .. } | Expected::Nothing { .. } => None,
        });
        let of_end = of_end.flatten().filter_map(|(name, fact)| {
            let reached = self.end.named(name);
            let is_the_same =
                reached == fact || (is_fen(name) && reached.starts_with(&format!("{fact} ")));
            (!is_the_same).then(|| Difference {
                about: format!("end {name}"),
                expected: vec![fact.to_owned()],
                ruled: vec![reached],
            })
        });
        of_acts.chain(of_end).collect()
    }

    fn difference_in(&self, act: Option<usize>, expected: &[Expected]) -> Option<Difference> {
        let ruled: Vec<&JudgedLine> = self.lines.iter().filter(|line| line.act == act).collect();
        let expected: Vec<&Expected> = expected.iter().filter(|line| is_about(line, act)).collect();
        let mut open = expected.clone();
        let mut unexpected = false;
        for line in &ruled {
            if let Some(found) = open.iter().position(|wanted| self.is_met(wanted, line)) {
                open.remove(found);
            } else if !line.is_routine {
                unexpected = true;
            }
        }
        let tells_when = expected
            .iter()
            .any(|line| matches!(line, Expected::Ruling { at: Some(_), .. }));
        open.retain(|wanted| !(matches!(wanted, Expected::Nothing { .. }) && ruled.is_empty()));
        (unexpected || !open.is_empty()).then(|| Difference {
            about: number(act),
            expected: expected.iter().map(ToString::to_string).collect(),
            ruled: ruled
                .iter()
                .map(|line| self.brief(line, tells_when))
                .collect(),
        })
    }

    fn is_met(&self, wanted: &Expected, line: &JudgedLine) -> bool {
        let Expected::Ruling {
            act: _,
            at,
            rule,
            articles,
            consequences,
        } = wanted
        else {
            return false;
        };
        let mut wanted_tokens = consequences.clone();
        let mut tokens: Vec<String> = line
            .ruling
            .consequences
            .iter()
            .map(ToString::to_string)
            .collect();
        wanted_tokens.sort();
        tokens.sort();
        rule == line.ruling.rule.slug()
            && wanted_tokens == tokens
            && at.is_none_or(|at| at == line.at)
            && articles
                .as_ref()
                .is_none_or(|named| self.rests_on(line, named))
    }

    /// Whether every article that is named is one of those on which the ruling rests; `-` names none that it could.
    fn rests_on(&self, line: &JudgedLine, named: &str) -> bool {
        let stated = articles(line.ruling.rule, self.edition);
        let mut named = named.split_whitespace();
        named.all(|article| stated.split_whitespace().any(|known| known == article))
    }

    /// A ruling as a line that a case may expect.
    fn brief(&self, line: &JudgedLine, tells_when: bool) -> String {
        let when = if tells_when {
            format!("{} ", line.at)
        } else {
            String::new()
        };
        let (rule, articles) = (
            line.ruling.rule.slug(),
            articles(line.ruling.rule, self.edition),
        );
        let line = format!(
            "{when}{} {rule} {articles} {}",
            number(line.act),
            line.ruling.tokens()
        );
        line.trim_end().to_owned()
    }
}

fn is_about(line: &Expected, number: Option<usize>) -> bool {
    match line {
        Expected::Ruling { act, .. } => *act == number,
        Expected::Nothing { act } => Some(*act) == number,
        Expected::End(_) => false,
    }
}

fn is_fen(name: &str) -> bool {
    matches!(name, "table" | "game")
}

impl fmt::Display for Difference {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let said = |lines: &[String]| {
            if lines.is_empty() {
                "nothing".to_owned()
            } else {
                lines.join(" | ")
            }
        };
        writeln!(f, "at {}", self.about)?;
        writeln!(f, "  expected: {}", said(&self.expected))?;
        write!(f, "  ruled:    {}", said(&self.ruled))
    }
}
