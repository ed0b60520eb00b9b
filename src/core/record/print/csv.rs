//! Tables that other programs read.

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
    fn what_a_cell_holds_is_neither_another_cell_nor_a_formula() {
        let row = ["Kovač, Ana", "the \"fox\"", "=1+1", "7"].map(str::to_owned);
        let told = csv(&[row.to_vec()]);
        assert_eq!(
            told,
            "\u{feff}\"Kovač, Ana\",\"the \"\"fox\"\"\",'=1+1,7\r\n"
        );
    }
}
