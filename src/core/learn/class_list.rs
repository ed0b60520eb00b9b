//! A class as a list: names that a teacher pastes, and results as a table that other programs read.

/// Returns the names in a pasted list, one a line, without the numbers and signs with which lists begin their lines.
pub fn names_in(list: &str) -> Vec<String> {
    let is_before = |it: char| it.is_ascii_digit() || " \t.)-–•*\"".contains(it);
    let names = list.lines().map(|line| {
        let line = line.trim_start_matches(is_before);
        // What stands in the next columns of a table is no name.
        let name = line.split(['\t', ';']).next().unwrap_or_default();
        name.trim_matches(|it: char| it.is_whitespace() || it == '"')
            .to_owned()
    });
    names.filter(|name| !name.is_empty()).collect()
}

/// Returns a table as CSV (RFC 4180), with the mark by which spreadsheets know UTF-8.
pub fn csv(rows: &[Vec<String>]) -> String {
    let mut text = "\u{feff}".to_owned();
    for row in rows {
        let cells: Vec<String> = row.iter().map(|cell| csv_cell(cell)).collect();
        text.push_str(&cells.join(","));
        text.push_str("\r\n");
    }
    text
}

fn csv_cell(cell: &str) -> String {
    // A spreadsheet takes what begins so for a formula.
    let is_formula = cell.starts_with(['=', '+', '@']);
    let cell = if is_formula {
        format!("'{cell}")
    } else {
        cell.to_owned()
    };
    if cell.contains([',', '"', '\n', '\r']) {
        format!("\"{}\"", cell.replace('"', "\"\""))
    } else {
        cell
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_pasted_list_gives_its_names() {
        let list = "1. Ana Kovač\n 2) Ben\t12 years\n\n– Борис Ђокић ;3b\n\"Zoë\"\r\n7\n";
        assert_eq!(names_in(list), ["Ana Kovač", "Ben", "Борис Ђокић", "Zoë"]);
    }

    #[test]
    fn what_a_cell_holds_is_neither_another_cell_nor_a_formula() {
        let row = ["Kovač, Ana", "the \"fox\"", "=1+1", "7"].map(str::to_owned);
        let told = csv(&[row.to_vec()]);
        assert_eq!(
            told,
            "\u{feff}\"Kovač, Ana\",\"the \"\"fox\"\"\",'=1+1,7\r\n"
        );
    }
}
