//! A class as a list: the names that a teacher pastes.

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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_pasted_list_gives_its_names() {
        let list = "1. Ana Kovač\n 2) Ben\t12 years\n\n– Борис Ђокић ;3b\n\"Zoë\"\r\n7\n";
        assert_eq!(names_in(list), ["Ana Kovač", "Ben", "Борис Ђокић", "Zoë"]);
    }
}
