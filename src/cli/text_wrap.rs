//! Breaking text into the lines of a column.

/// How wide a page may be that is printed on a terminal, in characters.
pub const WIDTH: usize = 100;

/// `text` in lines of at most `width` characters: broken at a space; where a word is too long after a hyphen, in a position
/// between two ranks, and else where the column ends.
pub fn folded(text: &str, width: usize) -> Vec<String> {
    let mut lines = Vec::new();
    let mut rest = text;
    while let Some((end, _)) = rest.char_indices().nth(width) {
        let after = |sign| rest[..end].rfind(sign).map(|at| at + 1);
        let space = rest[end..].starts_with(' ').then_some(end);
        let space = space.or_else(|| rest[..end].rfind(' ').filter(|at| *at > 0));
        let (line, later) = match space {
            Some(at) => (&rest[..at], &rest[at + 1..]),
            None => rest.split_at(after('-').or_else(|| after('/')).unwrap_or(end)),
        };
        lines.push(line.to_owned());
        rest = later;
    }
    lines.push(rest.to_owned());
    lines
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_is_broken_where_a_reader_would_break_it() {
        assert_eq!(folded("add black 2:00", 14), ["add black 2:00"]);
        assert_eq!(folded("add black 2:00", 9), ["add black", "2:00"]);
        assert_eq!(folded("claim-rejected", 8), ["claim-", "rejected"]);
        assert_eq!(folded("r3k3/8/8/8", 7), ["r3k3/8/", "8/8"]);
        assert_eq!(folded("ščžšč", 2), ["šč", "žš", "č"]);
        assert_eq!(folded("", 4), [""]);
    }
}
