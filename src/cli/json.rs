//! Objects of JSON, one a line.

use std::fmt::Write;

/// An object of JSON in the making: its members in the order in which they are given.
pub struct JsonObject(String);

impl JsonObject {
    /// An object that begins with its kind.
    pub fn of(kind: &str) -> Self {
        let mut text = String::from("{\"kind\":");
        put_text(&mut text, kind);
        Self(text)
    }

    pub fn text(self, name: &str, value: &str) -> Self {
        self.member(name, |text| put_text(text, value))
    }

    /// A text, or `null`.
    pub fn text_or_null(self, name: &str, value: Option<&str>) -> Self {
        self.member(name, |text| match value {
            Some(value) => put_text(text, value),
            None => text.push_str("null"),
        })
    }

    /// A number, or `null`.
    pub fn number_or_null(self, name: &str, value: Option<usize>) -> Self {
        self.member(name, |text| match value {
            Some(value) => text.push_str(&value.to_string()),
            None => text.push_str("null"),
        })
    }

    /// `true` or `false`.
    pub fn truth(self, name: &str, value: bool) -> Self {
        self.member(name, |text| text.push_str(&value.to_string()))
    }

    pub fn texts<T: AsRef<str>>(self, name: &str, values: impl IntoIterator<Item = T>) -> Self {
        self.member(name, |text| {
            text.push('[');
            for (index, value) in values.into_iter().enumerate() {
                if index > 0 {
                    text.push(',');
                }
                put_text(text, value.as_ref());
            }
            text.push(']');
        })
    }

    /// The whole of it, on a line of its own.
    pub fn line(self) -> String {
        self.0 + "}\n"
    }

    fn member(mut self, name: &str, put: impl FnOnce(&mut String)) -> Self {
        self.0.push(',');
        put_text(&mut self.0, name);
        self.0.push(':');
        put(&mut self.0);
        self
    }
}

/// A text in quotation marks (RFC 8259, section 7).
fn put_text(text: &mut String, value: &str) {
    text.push('"');
    for sign in value.chars() {
        match sign {
            '"' => text.push_str("\\\""),
            '\\' => text.push_str("\\\\"),
            '\u{0}'..='\u{1f}' => {
                let _ = write!(text, "\\u{:04x}", u32::from(sign));
            }
            sign => text.push(sign),
        }
    }
    text.push('"');
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_text_is_one_that_json_can_hold() {
        let said = "a \"b\" \\ \n\t\u{1}č♞";
        let line = JsonObject::of("fault")
            .text("why", said)
            .number_or_null("line", Some(3))
            .number_or_null("act", None)
            .text_or_null("edition", None)
            .truth("routine", false)
            .texts("none", [""; 0])
            .texts("two", ["a", "b"])
            .line();
        assert_eq!(
            line,
            "{\"kind\":\"fault\",\"why\":\"a \\\"b\\\" \\\\ \\u000a\\u0009\\u0001č♞\",\"line\":3,\"act\":null,\
             \"edition\":null,\"routine\":false,\"none\":[],\"two\":[\"a\",\"b\"]}\n"
        );
    }
}
