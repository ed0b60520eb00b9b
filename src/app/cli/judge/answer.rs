//! What is answered to one script: what is printed, what is told beside it, and how it went.

use std::fmt::Write;
use std::path::Path;

use super::arguments::{EditionChoice, Judge};
use super::faults::{UnjudgedFile, hindrance, read};
use super::side_by_side::SideBySide;

use crate::i18n::Words;
use crate::laws::Edition;
use crate::record::script::{Difference, Unplayable, Unreadable};
use crate::record::{JudgeReport, Script, judge};

/// How judging one file went; what comes later is worse.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum FileOutcome {
    Judged,
    Differs,
    Unreadable,
}

/// The answer to one file.
#[derive(Debug)]
pub(super) struct FileAnswer {
    /// What belongs on standard output.
    pub printed: String,
    /// What belongs on standard error.
    pub told: String,
    /// How it went.
    pub outcome: FileOutcome,
}

/// What one edition answers.
type Judged = (Edition, Result<JudgeReport, Unplayable>);

impl Judge {
    /// Judges the script in one file.
    pub(super) fn answer(&self, file: &Path, words: Words) -> FileAnswer {
        let judged = read(file).and_then(|(text, script)| {
            let judged = self.judged(&script, &text)?;
            Ok((script, judged))
        });
        match judged {
            Ok((script, judged)) => self.answered(file, &script, &judged, words),
            Err(unjudged) => FileAnswer {
                printed: String::new(),
                told: unjudged.told(file, words),
                outcome: FileOutcome::Unreadable,
            },
        }
    }

    /// The answer of every edition that is asked.
    ///
    /// # Errors
    /// What stands in the way, where the acts cannot begin in any of them.
    fn judged(&self, script: &Script, text: &str) -> Result<Vec<Judged>, UnjudgedFile> {
        let editions = self.editions(script).into_iter();
        let judged: Vec<Judged> = editions
            .map(|edition| (edition, judge(script, edition)))
            .collect();
        match judged.first() {
            Some((_, Err(unplayable))) if judged.iter().all(|(_, answer)| answer.is_err()) => {
                let place = Unreadable::unplayable(unplayable, text);
                Err(UnjudgedFile::CannotBegin(unplayable.clone(), place))
            }
            Some(_) | None => Ok(judged),
        }
    }

    fn answered(
        &self,
        file: &Path,
        script: &Script,
        judged: &[Judged],
        words: Words,
    ) -> FileAnswer {
        let mut answer = FileAnswer {
            printed: String::new(),
            told: String::new(),
            outcome: FileOutcome::Judged,
        };
        if matches!(self.edition, Some(EditionChoice::All)) && !self.expect {
            answer.printed = side_by_side(judged, words);
            return answer;
        }
        for (edition, report) in judged {
            if judged.len() > 1 {
                let _ = writeln!(answer.printed, "-- {edition} --");
            }
            let expected = script.expect.as_ref().filter(|_| self.expect);
            let expected = expected.and_then(|expected| expected.in_edition(*edition));
            match report {
                Ok(report) => {
                    let _ = write!(answer.printed, "{report}");
                    let differences = expected.map(|lines| report.differences(lines));
                    for difference in differences.unwrap_or_default() {
                        answer.printed.push_str(&told(&difference, words));
                        answer.outcome = answer.outcome.max(FileOutcome::Differs);
                    }
                }
                Err(unplayable) => {
                    let why = hindrance(unplayable, words);
                    let _ = writeln!(answer.told, "{}: {edition}: {why}", file.display());
                    if expected.is_some() {
                        answer.outcome = FileOutcome::Unreadable;
                    }
                }
            }
        }
        answer
    }

    fn editions(&self, script: &Script) -> Vec<Edition> {
        match (self.edition, &script.expect) {
            (Some(EditionChoice::All), _) => Edition::ALL.to_vec(),
            (Some(EditionChoice::One(edition)), _) => vec![edition],
            (None, Some(expected)) if self.expect => expected.editions().collect(),
            (None, _) => vec![script.edition],
        }
    }
}

fn side_by_side(judged: &[Judged], words: Words) -> String {
    let in_words = |(edition, report): &Judged| {
        let report = report.clone().map_err(|why| hindrance(&why, words));
        (*edition, report)
    };
    let answers: Vec<_> = judged.iter().map(in_words).collect();
    SideBySide::new(&answers).to_string()
}

/// A difference with its headings in the words of a language.
fn told(difference: &Difference, words: Words) -> String {
    let Difference {
        about,
        expected,
        ruled,
    } = difference;
    let said = |lines: &[String]| {
        if lines.is_empty() {
            words.tr("judge-nothing").into_owned()
        } else {
            lines.join(" | ")
        }
    };
    let names = [words.tr("judge-expected"), words.tr("judge-ruled")];
    let width = names.iter().map(|name| name.chars().count()).max();
    let width = width.unwrap_or_default();
    let heading = words.tr_args("judge-different", &[("about", about.as_str().into())]);
    let mut text = format!("{heading}\n");
    for (name, lines) in names.iter().zip([expected, ruled]) {
        let _ = writeln!(text, "  {name:width$} {}", said(lines));
    }
    text
}
