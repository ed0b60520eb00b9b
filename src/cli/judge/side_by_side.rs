//! The answers of several editions to one script, side by side: a column for all that answer alike.

use std::fmt::{self, Write as _};

use crate::text_wrap::{WIDTH, folded};
use jadoube_core::clock::Moment;
use jadoube_core::laws::{Edition, Question, Rule};
use jadoube_core::record::JudgeReport;
use jadoube_core::record::script::ExpectedState;
use jadoube_core::record::script::judge::{JudgedLine, articles, number};

/// How far the columns stand from the left edge, and from one another.
const GAP: usize = 2;

/// What each edition answers to one script, oldest first, or why its acts cannot begin there.
pub type EditionAnswers = [(Edition, Result<JudgeReport, String>)];

/// The answers to one script. Their lines are at most a hundred characters wide, but where a position stands that is not
/// broken.
///
/// Above stand the editions, those that answer alike in one column; then, where some cannot begin, why; then each ruling
/// with what every column says to it, its articles first (`7.4a · 2014 7.5a` where they differ within a column); then what is
/// still to be decided, and the state in the end. `≠` marks where the columns are not of one mind. What all of them say and goes without saying is left
/// out (see [`JudgeReport::differences`]), but not what a piece must do that was touched by hand.
pub struct SideBySide<'a> {
    columns: Vec<Column<'a>>,
    is_short: bool,
}

/// Editions that answer alike, oldest first.
struct Column<'a> {
    editions: Vec<Edition>,
    answer: ColumnAnswer<'a>,
}

/// What the editions of a column have in common.
enum ColumnAnswer<'a> {
    Judged {
        report: &'a JudgeReport,
        lines: Vec<(Row, &'a JudgedLine)>,
    },
    CannotBegin(&'a str),
}

/// What a ruling is in answer to, and which of those there it is.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Row {
    at: Moment,
    act: Option<usize>,
    rule: Rule,
    repeats: usize,
}

impl Row {
    /// A flag that falls between two acts comes before the later one.
    const fn when(&self) -> (Moment, Option<usize>) {
        (self.at, self.act)
    }
}

impl<'a> SideBySide<'a> {
    /// Lays these answers to one script beside each other.
    pub fn new(answers: &'a EditionAnswers) -> Self {
        let mut columns: Vec<Column<'a>> = Vec::new();
        for (edition, answer) in answers {
            match columns.iter_mut().find(|column| column.says(answer)) {
                Some(column) => column.editions.push(*edition),
                None => columns.push(Column {
                    editions: vec![*edition],
                    answer: ColumnAnswer::of(answer),
                }),
            }
        }
        Self {
            columns,
            is_short: false,
        }
    }

    /// The same, with nothing but what they differ about.
    pub fn in_short(self) -> Self {
        Self {
            is_short: true,
            ..self
        }
    }

    /// Whether they differ about anything; whether an edition has an answer at all, too.
    pub fn differ(&self) -> bool {
        self.columns.len() > 1
    }

    /// The columns of editions in which the acts could begin.
    fn judged(&self) -> impl Iterator<Item = &Column<'a>> {
        let has_judged = |column: &&Column<'a>| column.report().is_some();
        self.columns.iter().filter(has_judged)
    }

    /// Every ruling worth a line, in the order in which they came.
    fn rows(&self) -> Vec<Row> {
        let mut rows: Vec<Row> = Vec::new();
        for column in &self.columns {
            let mut after = 0;
            for (row, line) in column.lines() {
                let known = rows.iter().position(|known| known == row);
                if known.is_none() && !self.is_worth_a_line(*row, line) {
                    continue;
                }
                let place = known.unwrap_or_else(|| {
                    let is_earlier = |known: &&Row| known.when() < row.when();
                    let place = after + rows[after..].iter().take_while(is_earlier).count();
                    rows.insert(place, *row);
                    place
                });
                after = after.max(place + 1);
            }
        }
        rows
    }

    /// Whether something is said by it that does not go without saying, or in short, that others do not say.
    fn is_worth_a_line(&self, row: Row, line: &JudgedLine) -> bool {
        let tells = line.binds || !line.is_routine;
        tells && !self.is_short || !self.is_of_one_mind(row)
    }

    /// Whether all who could judge the acts rule the same there.
    fn is_of_one_mind(&self, row: Row) -> bool {
        let mut ruled = self.judged().map(|column| {
            let line = column.line(row);
            line.map(|line| &line.ruling.consequences)
        });
        let first = ruled.next();
        ruled.all(|other| Some(other) == first)
    }

    fn width(&self) -> usize {
        let columns = self.columns.len().max(1);
        (WIDTH - GAP * columns) / columns
    }

    /// One line of the page after another, as many as the longest cell needs.
    fn cells(&self, f: &mut fmt::Formatter<'_>, cells: &[Vec<String>]) -> fmt::Result {
        let width = self.width();
        let cells: Vec<Vec<String>> = cells
            .iter()
            .map(|cell| cell.iter().flat_map(|line| folded(line, width)).collect())
            .collect();
        let height = cells.iter().map(Vec::len).max().unwrap_or_default();
        for at in 0..height {
            let mut line = String::new();
            for cell in &cells {
                let text = cell.get(at).map_or("", String::as_str);
                let _ = write!(line, "{:GAP$}{text:width$}", "");
            }
            writeln!(f, "{}", line.trim_end())?;
        }
        Ok(())
    }
}

impl<'a> ColumnAnswer<'a> {
    fn of(answer: &'a Result<JudgeReport, String>) -> Self {
        match answer {
            Ok(report) => Self::Judged {
                lines: rows_of(&report.lines),
                report,
            },
            Err(why) => Self::CannotBegin(why),
        }
    }
}

/// The lines of one answer, each with the row in which it belongs.
fn rows_of(lines: &[JudgedLine]) -> Vec<(Row, &JudgedLine)> {
    let mut rows: Vec<(Row, &JudgedLine)> = Vec::with_capacity(lines.len());
    for line in lines {
        let mut row = Row {
            at: line.at,
            act: line.act,
            rule: line.ruling.rule,
            repeats: 0,
        };
        let of_the_act = rows.iter().rev();
        let of_the_act = of_the_act.take_while(|(known, _)| known.when() == row.when());
        row.repeats = of_the_act
            .filter(|(known, _)| known.rule == row.rule)
            .count();
        rows.push((row, line));
    }
    rows
}

impl<'a> Column<'a> {
    fn says(&self, answer: &Result<JudgeReport, String>) -> bool {
        match (&self.answer, answer) {
            (ColumnAnswer::Judged { report, .. }, Ok(other)) => is_alike(report, other),
            (ColumnAnswer::CannotBegin(why), Err(other)) => why == other,
            (ColumnAnswer::Judged { .. }, Err(_)) | (ColumnAnswer::CannotBegin(_), Ok(_)) => false,
        }
    }

    fn report(&self) -> Option<&'a JudgeReport> {
        match self.answer {
            ColumnAnswer::Judged { report, .. } => Some(report),
            ColumnAnswer::CannotBegin(_) => None,
        }
    }

    fn lines(&self) -> &[(Row, &'a JudgedLine)] {
        match &self.answer {
            ColumnAnswer::Judged { lines, .. } => lines,
            ColumnAnswer::CannotBegin(_) => &[],
        }
    }

    fn heading(&self) -> String {
        let names: Vec<&str> = self.editions.iter().map(|edition| edition.name()).collect();
        names.join(" ")
    }

    /// Why the acts cannot begin there, if they cannot.
    fn hindrance(&self) -> Vec<String> {
        match self.answer {
            ColumnAnswer::Judged { .. } => Vec::new(),
            ColumnAnswer::CannotBegin(why) => vec![why.to_owned()],
        }
    }

    fn line(&self, row: Row) -> Option<&'a JudgedLine> {
        let mut lines = self.lines().iter();
        lines
            .find(|(known, _)| *known == row)
            .map(|(_, line)| *line)
    }

    /// What follows there, one consequence a line.
    fn consequences(&self, row: Row) -> Vec<String> {
        let line = self.line(row);
        let consequences = line.into_iter().flat_map(|line| &line.ruling.consequences);
        consequences.map(ToString::to_string).collect()
    }

    /// Where its editions state what it rules there; `–` if it does not.
    fn stated(&self, row: Row) -> Vec<String> {
        if self.report().is_none() {
            return Vec::new();
        }
        vec![match self.line(row) {
            Some(_) => self.articles(row.rule),
            None => "–".to_owned(),
        }]
    }

    /// What is still to be decided there.
    fn open(&self) -> &'a [Question] {
        self.report().map_or(&[], |report| &report.open)
    }

    /// One fact of the state in the end.
    fn end(&self, index: usize) -> Option<String> {
        let (_, fact) = self.report()?.end.facts()[index].clone();
        Some(fact)
    }

    /// Where its editions state a rule, with the year from which that holds: `7.4a · 2014 7.5a`.
    fn articles(&self, rule: Rule) -> String {
        let mut text = articles(rule, self.editions[0]);
        let mut last = text.clone();
        for edition in &self.editions[1..] {
            let now = articles(rule, *edition);
            if now != last {
                let _ = write!(text, " · {edition} {now}");
                last = now;
            }
        }
        text
    }
}

fn is_alike(one: &JudgeReport, other: &JudgeReport) -> bool {
    let same = |(one, other): (&JudgedLine, &JudgedLine)| {
        (one.at, one.act, one.ruling.rule) == (other.at, other.act, other.ruling.rule)
            && one.ruling.consequences == other.ruling.consequences
    };
    one.end == other.end
        && one.open == other.open
        && one.lines.len() == other.lines.len()
        && one.lines.iter().zip(&other.lines).all(same)
}

impl fmt::Display for SideBySide<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let each = |cell: &dyn Fn(&Column<'_>) -> Vec<String>| -> Vec<Vec<String>> {
            self.columns.iter().map(cell).collect()
        };
        self.cells(f, &each(&|column| vec![column.heading()]))?;
        self.cells(f, &each(&|_| vec!["─".repeat(self.width())]))?;
        self.cells(f, &each(&|column| column.hindrance()))?;
        for row in self.rows() {
            let (act, rule) = (number(row.act), row.rule.slug());
            let mark = if self.is_of_one_mind(row) {
                ""
            } else {
                "  ≠"
            };
            writeln!(f, "{act}  {}  {rule}{mark}", row.at)?;
            self.cells(f, &each(&|column| column.stated(row)))?;
            self.cells(f, &each(&|column| column.consequences(row)))?;
        }
        self.open(f)?;
        for (index, name) in ExpectedState::NAMES.into_iter().enumerate() {
            self.end(f, index, name)?;
        }
        Ok(())
    }
}

impl SideBySide<'_> {
    /// What is still to be decided: each question once, and where it is open if not everywhere.
    fn open(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut asked: Vec<Question> = Vec::new();
        for question in self.judged().flat_map(Column::open) {
            if !asked.contains(question) {
                asked.push(*question);
            }
        }
        for question in asked {
            if self
                .judged()
                .all(|column| column.open().contains(&question))
            {
                if !self.is_short {
                    writeln!(f, "open  {question}")?;
                }
                continue;
            }
            writeln!(f, "open  {question}  ≠")?;
            let cells = self.columns.iter().map(|column| {
                let is_open = column.open().contains(&question);
                let said = if is_open { "open" } else { "–" };
                column
                    .report()
                    .map(|_| said.to_owned())
                    .into_iter()
                    .collect()
            });
            self.cells(f, &cells.collect::<Vec<_>>())?;
        }
        Ok(())
    }

    /// One fact of the state in the end: said once, or by each column where they differ.
    fn end(&self, f: &mut fmt::Formatter<'_>, index: usize, name: &str) -> fmt::Result {
        let facts: Vec<String> = self
            .judged()
            .filter_map(|column| column.end(index))
            .collect();
        let Some(first) = facts.first() else {
            return Ok(());
        };
        if facts.iter().all(|fact| fact == first) {
            return if self.is_short {
                Ok(())
            } else {
                writeln!(f, "end {name}  {first}")
            };
        }
        writeln!(f, "end {name}  ≠")?;
        if facts
            .iter()
            .all(|fact| fact.chars().count() <= self.width())
        {
            let columns = self.columns.iter();
            let cells = columns.map(|column| column.end(index).into_iter().collect());
            return self.cells(f, &cells.collect::<Vec<_>>());
        }
        for (column, fact) in self.judged().zip(facts) {
            writeln!(f, "{:GAP$}{}: {fact}", "", column.heading())?;
        }
        Ok(())
    }
}
