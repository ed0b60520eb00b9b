//! How much of a text from outside is shown: no more than can be seen, for laying it out costs by its length.

use std::borrow::Cow;

/// The most letters of a text that is shown on a line: a name, an event, a path.
const LINE: usize = 300;

/// The most letters of a text that is put into a sentence.
const IN_SENTENCE: usize = 2_000;

/// The most letters of a text that is read through, such as a comment.
const PARAGRAPH: usize = 20_000;

/// A text as it is shown on a line.
pub fn line(text: &str) -> Cow<'_, str> {
    cut(text, LINE)
}

/// A text as it is put into a sentence.
pub fn in_sentence(text: &str) -> Cow<'_, str> {
    cut(text, IN_SENTENCE)
}

/// A text as it is shown to be read through.
pub fn paragraph(text: &str) -> Cow<'_, str> {
    cut(text, PARAGRAPH)
}

/// The text, or its first letters and a sign that there are more.
fn cut(text: &str, most: usize) -> Cow<'_, str> {
    match text.char_indices().nth(most) {
        Some((end, _)) => Cow::Owned(format!("{}…", &text[..end])),
        None => Cow::Borrowed(text),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_can_be_seen_is_whole_and_the_rest_is_left_out() {
        let name = "ћ".repeat(LINE);
        assert_eq!(line(&name), name);
        assert_eq!(line(&format!("{name}ћ")), format!("{name}…"));
        assert_eq!(paragraph(&name), name);
    }
}
