//! A table in words: its columns, its rows, and how both stand in plain text.

/// What stands in a column.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ColumnKind {
    /// Numbers and short signs, which end on the right.
    Number,
    /// Words, which begin on the left.
    Words,
    /// Names, which get the room that other columns leave.
    Name,
}

/// A column of a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TableColumn {
    /// What stands over it.
    pub heading: String,
    /// What stands in it.
    pub kind: ColumnKind,
}

impl TableColumn {
    /// Returns a column with that heading.
    pub fn new(heading: impl Into<String>, kind: ColumnKind) -> Self {
        Self {
            heading: heading.into(),
            kind,
        }
    }
}

/// A table; each row has as many cells as there are columns.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PrintedTable {
    /// The columns.
    pub columns: Vec<TableColumn>,
    /// The rows, the first one first.
    pub rows: Vec<Vec<String>>,
}

impl PrintedTable {
    /// Returns the same table without the columns in which nothing stands.
    pub fn without_empty_columns(self) -> Self {
        let holds = |column: usize| {
            let mut cells = self.rows.iter().filter_map(|row| row.get(column));
            cells.any(|cell| !cell.is_empty())
        };
        let kept: Vec<usize> = (0..self.columns.len()).filter(|it| holds(*it)).collect();
        let columns = kept.iter().filter_map(|it| self.columns.get(*it).cloned());
        let rows = self.rows.iter().map(|row| {
            let cells = kept.iter().filter_map(|it| row.get(*it).cloned());
            cells.collect()
        });
        Self {
            columns: columns.collect(),
            rows: rows.collect(),
        }
    }

    /// Returns the headings and the rows below each other.
    pub fn lines(&self) -> Vec<Vec<String>> {
        let headings = self.columns.iter().map(|it| it.heading.clone());
        let mut lines = vec![headings.collect()];
        lines.extend(self.rows.iter().cloned());
        lines
    }

    /// Returns the table in plain text, its columns as wide as what stands in them.
    pub fn as_text(&self) -> String {
        let lines = self.lines();
        let width = |column: usize| {
            let cells = lines.iter().filter_map(|line| line.get(column));
            cells.map(|cell| cell.chars().count()).max().unwrap_or(0)
        };
        let widths: Vec<usize> = (0..self.columns.len()).map(width).collect();
        let mut text = String::new();
        for line in &lines {
            let cells = line.iter().zip(&self.columns).zip(&widths);
            let cells = cells.map(|((cell, column), width)| match column.kind {
                ColumnKind::Number => format!("{cell:>width$}"),
                ColumnKind::Words | ColumnKind::Name => format!("{cell:width$}"),
            });
            let cells: Vec<String> = cells.collect();
            text.push_str(cells.join("  ").trim_end());
            text.push('\n');
        }
        text
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn table() -> PrintedTable {
        let columns = [
            ("No", ColumnKind::Number),
            ("Title", ColumnKind::Words),
            ("Name", ColumnKind::Name),
            ("Points", ColumnKind::Number),
        ];
        let row = |cells: [&str; 4]| cells.map(str::to_owned).to_vec();
        PrintedTable {
            columns: columns.map(|it| TableColumn::new(it.0, it.1)).to_vec(),
            rows: vec![row(["1", "", "Žagar", "7.5"]), row(["12", "", "Li", "0.5"])],
        }
    }

    #[test]
    fn columns_are_as_wide_as_what_stands_in_them_and_empty_ones_are_left_out() {
        let text = table().without_empty_columns().as_text();
        assert_eq!(
            text,
            "No  Name   Points\n 1  Žagar     7.5\n12  Li        0.5\n"
        );
    }
}
