//! The answers of several editions to one script, side by side: a column for all that answer alike.

use std::fmt::{self, Write as _};

use super::text_wrap::{WIDTH, folded};
use crate::clock::Moment;
use crate::laws::{Edition, Rule};
use crate::record::JudgeReport;
use crate::record::script::judge::JudgedLine;

/// How far the columns stand from the left edge, and from one another.
const GAP: usize = 2;

/// The answers to one script. Their lines are at most a hundred characters wide, but where a position stands that is not
/// broken.
///
/// Above stand the editions, those that answer alike in one column; then each ruling with what every column says to it,
/// its articles first (`7.4a · 2014 7.5a` where they differ within a column); then the state in the end. `≠` marks where
/// the columns are not of one mind. What goes without saying in all of them is left out: see [`JudgeReport::differences`].
pub struct SideBySide<'a> {
    columns: Vec<Column<'a>>,
}

/// Editions that answer alike, oldest first.
struct Column<'a> {
    judgements: Vec<&'a JudgeReport>,
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
    /// Lays these answers to one script beside each other, oldest edition first.
    pub fn new(judgements: &'a [JudgeReport]) -> Self {
        let mut columns: Vec<Column<'a>> = Vec::new();
        for judgement in judgements {
            match columns.iter_mut().find(|column| column.answers(judgement)) {
                Some(column) => column.judgements.push(judgement),
                None => columns.push(Column {
                    judgements: vec![judgement],
                }),
            }
        }
        Self { columns }
    }

    /// Every ruling that some column has, in the order in which they came.
    fn rows(&self) -> Vec<Row> {
        let mut rows: Vec<Row> = Vec::new();
        for column in &self.columns {
            let mut after = 0;
            for (row, _) in column.lines().filter(|(_, line)| !line.is_routine) {
                let known = rows.iter().position(|known| *known == row);
                let place = known.unwrap_or_else(|| {
                    let is_earlier = |known: &&Row| known.when() < row.when();
                    let place = after + rows[after..].iter().take_while(is_earlier).count();
                    rows.insert(place, row);
                    place
                });
                after = after.max(place + 1);
            }
        }
        rows
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

impl Column<'_> {
    fn answers(&self, judgement: &JudgeReport) -> bool {
        let same = |one: &JudgedLine, other: &JudgedLine| {
            (one.at, one.act, one.ruling.rule) == (other.at, other.act, other.ruling.rule)
                && one.ruling.consequences == other.ruling.consequences
        };
        let known = self.first();
        known.end == judgement.end
            && known.lines.len() == judgement.lines.len()
            && known
                .lines
                .iter()
                .zip(&judgement.lines)
                .all(|(one, other)| same(one, other))
    }

    fn first(&self) -> &JudgeReport {
        self.judgements[0]
    }

    fn heading(&self) -> String {
        let names: Vec<&str> = self
            .judgements
            .iter()
            .map(|judgement| judgement.edition.name())
            .collect();
        names.join(" ")
    }

    fn lines(&self) -> impl Iterator<Item = (Row, &JudgedLine)> {
        let lines = &self.first().lines;
        let is_of = |row: &Row, line: &JudgedLine| {
            (row.at, row.act, row.rule) == (line.at, line.act, line.ruling.rule)
        };
        lines.iter().enumerate().map(move |(index, line)| {
            let mut row = Row {
                at: line.at,
                act: line.act,
                rule: line.ruling.rule,
                repeats: 0,
            };
            row.repeats = lines[..index]
                .iter()
                .filter(|line| is_of(&row, line))
                .count();
            (row, line)
        })
    }

    fn line(&self, row: Row) -> Option<&JudgedLine> {
        let mut lines = self.lines();
        lines.find(|(known, _)| *known == row).map(|(_, line)| line)
    }

    /// What follows there, one consequence a line.
    fn consequences(&self, row: Row) -> Vec<String> {
        let line = self.line(row);
        let consequences = line.into_iter().flat_map(|line| &line.ruling.consequences);
        consequences.map(ToString::to_string).collect()
    }

    /// Where its editions state what it rules there; `–` if it does not.
    fn stated(&self, row: Row) -> Vec<String> {
        vec![match self.line(row) {
            Some(_) => self.articles(row.rule),
            None => "–".to_owned(),
        }]
    }

    /// Where its editions state a rule, with the year from which that holds: `7.4a · 2014 7.5a`.
    fn articles(&self, rule: Rule) -> String {
        let stated = |edition: Edition| {
            let articles: Vec<&str> = rule.articles(edition).collect();
            if articles.is_empty() {
                "-".to_owned()
            } else {
                articles.join(" ")
            }
        };
        let mut text = stated(self.first().edition);
        let mut last = text.clone();
        for judgement in &self.judgements[1..] {
            let now = stated(judgement.edition);
            if now != last {
                let _ = write!(text, " · {} {now}", judgement.edition);
                last = now;
            }
        }
        text
    }
}

impl fmt::Display for SideBySide<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let each = |cell: &dyn Fn(&Column<'_>) -> Vec<String>| -> Vec<Vec<String>> {
            self.columns.iter().map(cell).collect()
        };
        self.cells(f, &each(&|column| vec![column.heading()]))?;
        self.cells(f, &each(&|_| vec!["─".repeat(self.width())]))?;
        for row in self.rows() {
            let act = row
                .act
                .map_or_else(|| "-".to_owned(), |act| act.to_string());
            let first = self.columns.first().and_then(|column| column.line(row));
            let is_like = |column: &Column<'_>| {
                column.line(row).map(|line| &line.ruling.consequences)
                    == first.map(|line| &line.ruling.consequences)
            };
            let mark = if self.columns.iter().all(is_like) {
                ""
            } else {
                "  ≠"
            };
            writeln!(f, "{act}  {}  {}{mark}", row.at, row.rule.slug())?;
            self.cells(f, &each(&|column| column.stated(row)))?;
            self.cells(f, &each(&|column| column.consequences(row)))?;
        }
        let names = self
            .columns
            .first()
            .map(|column| column.first().end.facts());
        for (index, (name, fact)) in names.into_iter().flatten().enumerate() {
            let said = |column: &Column<'_>| column.first().end.facts()[index].1.clone();
            if self.columns.iter().all(|column| said(column) == fact) {
                writeln!(f, "end {name}  {fact}")?;
            } else {
                writeln!(f, "end {name}  ≠")?;
                let fits = |column| said(column).chars().count() <= self.width();
                if self.columns.iter().all(fits) {
                    self.cells(f, &each(&|column| vec![said(column)]))?;
                } else {
                    for column in &self.columns {
                        writeln!(f, "{:GAP$}{}: {}", "", column.heading(), said(column))?;
                    }
                }
            }
        }
        Ok(())
    }
}
