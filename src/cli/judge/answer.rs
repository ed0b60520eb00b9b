//! What is answered to one script: what is printed, what is told beside it, and how it went.

use std::fmt::Write;
use std::path::Path;

use super::arguments::{EditionChoice, Judge};
use super::faults::{UnjudgedFile, read};
use super::objects;
use super::side_by_side::SideBySide;
use crate::answer_format::AnswerFormat;

use jadoube_core::i18n::{Language, Words, hindrance};
use jadoube_core::laws::Edition;
use jadoube_core::record::script::{Difference, Unplayable, Unreadable};
use jadoube_core::record::{JudgeReport, Script, judge};

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
    pub outcome: FileOutcome,
}

impl FileAnswer {
    /// How much of memory it takes.
    pub(super) fn bytes(&self) -> usize {
        self.printed.len() + self.told.len()
    }

    fn printing(printed: String) -> Self {
        Self {
            printed,
            told: String::new(),
            outcome: FileOutcome::Judged,
        }
    }
}

type Judged = (Edition, Result<JudgeReport, Unplayable>);

/// A file that is being answered, and in what words.
#[derive(Clone, Copy)]
struct AskedFile<'a> {
    judge: &'a Judge,
    file: &'a Path,
    words: Words,
}

impl Judge {
    /// Judges the script in one file.
    pub(super) fn answer(&self, file: &Path, words: Words) -> FileAnswer {
        let asked = AskedFile {
            judge: self,
            file,
            words,
        };
        let judged = read(file).and_then(|(text, script)| {
            let judged = self.judged(&script, &text)?;
            Ok((script, judged))
        });
        match judged {
            Ok((_, judged)) if self.is_side_by_side() => asked.side_by_side(&judged),
            Ok((script, judged)) => asked.one_by_one(&script, &judged),
            Err(unjudged) => asked.unjudged(&unjudged),
        }
    }

    /// The answer to a file at which the program failed.
    pub(super) fn broken_off(&self, file: &Path, words: Words) -> FileAnswer {
        let asked = AskedFile {
            judge: self,
            file,
            words,
        };
        asked.unjudged(&UnjudgedFile::BrokenOff)
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
                Err(UnjudgedFile::NoScript(place))
            }
            Some(_) | None => Ok(judged),
        }
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

impl AskedFile<'_> {
    fn side_by_side(self, judged: &[Judged]) -> FileAnswer {
        let in_words = |(edition, report): &Judged| {
            let report = report.clone().map_err(|why| hindrance(&why, self.words));
            (*edition, report)
        };
        let answers: Vec<_> = judged.iter().map(in_words).collect();
        let page = SideBySide::new(&answers);
        let page = match (self.judge.quiet, page.differ()) {
            (true, false) => String::new(),
            (true, true) => page.in_short().to_string(),
            (false, _) => page.to_string(),
        };
        FileAnswer::printing(page)
    }

    fn one_by_one(self, script: &Script, judged: &[Judged]) -> FileAnswer {
        let mut answer = FileAnswer::printing(String::new());
        for (edition, report) in judged {
            let expected = script.expect.as_ref().filter(|_| self.judge.expect);
            let expected = expected.and_then(|expected| expected.in_edition(*edition));
            match report {
                Ok(report) => {
                    let differences = expected.map(|lines| report.differences(lines));
                    let differences = differences.unwrap_or_default();
                    let printed = self.judged_in(report, &differences);
                    if self.has_headings() && judged.len() > 1 && !printed.is_empty() {
                        let _ = writeln!(answer.printed, "-- {edition} --");
                    }
                    answer.printed.push_str(&printed);
                    if !differences.is_empty() {
                        answer.outcome = answer.outcome.max(FileOutcome::Differs);
                    }
                }
                Err(unplayable) => {
                    self.cannot_begin(*edition, unplayable, &mut answer);
                    if expected.is_some() {
                        answer.outcome = FileOutcome::Unreadable;
                    }
                }
            }
        }
        answer
    }

    /// What one edition rules, and where that is not what was expected.
    fn judged_in(self, report: &JudgeReport, differences: &[Difference]) -> String {
        let Self { judge, file, words } = self;
        let mut printed = String::new();
        match judge.format {
            AnswerFormat::Text => {
                if !judge.quiet {
                    printed = report.to_string();
                }
                printed.extend(
                    differences
                        .iter()
                        .map(|difference| difference_text(difference, words)),
                );
            }
            AnswerFormat::Json => {
                if !judge.quiet {
                    printed = objects::report(file, report);
                }
                let edition = report.edition;
                let differences = differences.iter();
                printed.extend(differences.map(|it| objects::difference(file, edition, it)));
            }
        }
        printed
    }

    fn cannot_begin(self, edition: Edition, unplayable: &Unplayable, answer: &mut FileAnswer) {
        let Self { judge, file, words } = self;
        match judge.format {
            AnswerFormat::Text => {
                let why = hindrance(unplayable, words);
                let _ = writeln!(answer.told, "{}: {edition}: {why}", file.display());
            }
            AnswerFormat::Json => {
                let why = unplayable.to_string();
                let fault = objects::fault(file, Some(edition), None, &why);
                answer.printed.push_str(&fault);
            }
        }
    }

    fn unjudged(self, unjudged: &UnjudgedFile) -> FileAnswer {
        let Self { judge, file, words } = self;
        let (printed, told) = match judge.format {
            AnswerFormat::Text => (String::new(), unjudged.message(file, words)),
            AnswerFormat::Json => {
                let why = unjudged.why(Words::new(Language::English));
                (
                    objects::fault(file, None, unjudged.place(), &why),
                    String::new(),
                )
            }
        };
        FileAnswer {
            printed,
            told,
            outcome: FileOutcome::Unreadable,
        }
    }

    fn has_headings(self) -> bool {
        self.judge.format == AnswerFormat::Text
    }
}

/// A difference with its headings in the words of a language.
fn difference_text(difference: &Difference, words: Words) -> String {
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
