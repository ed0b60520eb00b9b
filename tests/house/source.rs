//! One source file, read closely enough to tell code from comments, literals and tests.

use std::fmt;
use std::path::Path;

/// A Rust file of the house.
pub struct Source {
    /// Its path from the top of the house, parted by `/`.
    pub path: String,
    pub text: String,
    /// The text with comments and the insides of literals blanked, so that columns and lines stay.
    pub code: String,
    pub literals: Vec<Literal>,
    /// The byte ranges of `code` that are only compiled for tests.
    tests: Vec<std::ops::Range<usize>>,
}

/// A string literal, without its quotes.
pub struct Literal {
    /// Where its opening quote stands in [`Source::code`].
    pub at: usize,
    pub text: String,
}

/// Something that is not in order, and where.
#[derive(Debug, PartialEq, Eq)]
pub struct Fault {
    pub path: String,
    pub line: usize,
    pub what: String,
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}: {}", self.path, self.line, self.what)
    }
}

impl Source {
    pub fn new(path: &str, text: &str) -> Self {
        let (code, literals) = blank(text);
        let tests = test_ranges(&code);
        Self {
            path: path.to_owned(),
            text: text.to_owned(),
            code,
            literals,
            tests,
        }
    }

    /// Every Rust file below `folder`, in the order of their paths.
    pub fn all_below(top: &Path, folder: &str) -> Vec<Self> {
        files_below(top, folder)
            .into_iter()
            .filter(|path| Path::new(path).extension().is_some_and(|it| it == "rs"))
            .map(|path| {
                let text = std::fs::read_to_string(top.join(&path)).expect("sources are UTF-8");
                Self::new(&path, &text)
            })
            .collect()
    }

    /// The room this file stands in: `laws` for `src/core/laws/facts/table/mod.rs`, none for `src/lib.rs`.
    pub fn room(&self) -> Option<&str> {
        let path = self.path.strip_prefix("src/")?;
        let (room, _) = path.strip_prefix("core/").unwrap_or(path).split_once('/')?;
        Some(room)
    }

    /// Whether that is the file of a folder, which may hand on what the others make.
    pub fn is_folder_file(&self) -> bool {
        let mut names = ["/mod.rs", "/lib.rs"].into_iter();
        names.any(|name| self.path.ends_with(name))
    }

    /// Whether that is a file of the core, which knows no window and no system.
    pub fn is_of_the_core(&self) -> bool {
        self.path.starts_with("src/core/")
    }

    pub fn is_test(&self, at: usize) -> bool {
        self.tests.iter().any(|range| range.contains(&at))
    }

    pub fn line_of(&self, at: usize) -> usize {
        self.code[..at].matches('\n').count() + 1
    }

    pub fn fault(&self, at: usize, what: impl Into<String>) -> Fault {
        Fault {
            path: self.path.clone(),
            line: self.line_of(at),
            what: what.into(),
        }
    }

    /// Where `needle` stands in the code as whole words, tests left out.
    pub fn finds<'a>(&'a self, needle: &'a str) -> impl Iterator<Item = usize> + 'a {
        self.finds_everywhere(needle)
            .filter(|at| !self.is_test(*at))
    }

    /// Where `needle` stands in the code as whole words.
    pub fn finds_everywhere<'a>(&'a self, needle: &'a str) -> impl Iterator<Item = usize> + 'a {
        let is_word = |c: char| c.is_alphanumeric() || c == '_';
        self.code
            .match_indices(needle)
            .map(|(at, _)| at)
            .filter(move |&at| {
                let before = self.code[..at].chars().next_back();
                let after = self.code[at + needle.len()..].chars().next();
                let starts_inside = needle.starts_with(is_word) && before.is_some_and(is_word);
                let ends_inside = needle.ends_with(is_word) && after.is_some_and(is_word);
                !starts_inside && !ends_inside
            })
    }

    /// The name before the bracket that `at` stands in: `expect` in `.expect("…")`, `panic!` in `panic!("…")`.
    pub fn call_around(&self, at: usize) -> &str {
        let mut depth = 0;
        for (open, c) in self.code[..at].char_indices().rev() {
            match c {
                ')' | ']' | '}' => depth += 1,
                '(' | '[' | '{' if depth > 0 => depth -= 1,
                '(' => {
                    let name = self.code[..open].trim_end();
                    let is_name = |c: char| c.is_alphanumeric() || matches!(c, '_' | '!' | ':');
                    return &name[name.trim_end_matches(is_name).len()..];
                }
                '[' if self.code[..open].ends_with(['#', '!']) => return "#",
                '{' | ';' => return "",
                _ => {}
            }
        }
        ""
    }
}

/// The paths of all files below `folder`, from the top of the house, in order.
pub fn files_below(top: &Path, folder: &str) -> Vec<String> {
    let mut found = Vec::new();
    let Ok(entries) = std::fs::read_dir(top.join(folder)) else {
        return found;
    };
    for entry in entries {
        let entry = entry.expect("a folder that can be read");
        let path = format!("{folder}/{}", entry.file_name().to_string_lossy());
        if entry.path().is_dir() {
            found.extend(files_below(top, &path));
        } else {
            found.push(path);
        }
    }
    found.sort();
    found
}

/// Blanks comments and the insides of literals, and gives the string literals.
fn blank(text: &str) -> (String, Vec<Literal>) {
    let mut code = String::with_capacity(text.len());
    let mut literals = Vec::new();
    let mut rest = text;
    while !rest.is_empty() {
        let piece = piece_length(rest, code.chars().next_back());
        let (taken, left) = rest.split_at(piece.length);
        rest = left;
        match piece.kind {
            Kind::Code => code.push_str(taken),
            Kind::Comment => code.extend(taken.bytes().map(hide)),
            Kind::Text { opening, closing } => {
                let inside = &taken[opening..taken.len() - closing];
                literals.push(Literal {
                    at: code.len(),
                    text: inside.to_owned(),
                });
                code.push('"');
                code.extend(taken.bytes().skip(2).map(hide));
                code.push('"');
            }
        }
    }
    (code, literals)
}

fn hide(byte: u8) -> char {
    if byte == b'\n' { '\n' } else { ' ' }
}

struct Piece {
    kind: Kind,
    length: usize,
}

enum Kind {
    Code,
    Comment,
    Text { opening: usize, closing: usize },
}

/// The piece that `rest` begins with; `before` is the character before it.
fn piece_length(rest: &str, before: Option<char>) -> Piece {
    let whole = |kind, length| Piece { kind, length };
    if rest.starts_with("//") {
        return whole(Kind::Comment, rest.find('\n').unwrap_or(rest.len()));
    }
    if rest.starts_with("/*") {
        return whole(Kind::Comment, block_comment(rest));
    }
    let in_word = before.is_some_and(|c| c.is_alphanumeric() || c == '_');
    let prefix = rest.len() - rest.trim_start_matches(['b', 'c', 'r']).len();
    let hashes = rest[prefix..].len() - rest[prefix..].trim_start_matches('#').len();
    let is_raw = rest[..prefix].contains('r');
    if !in_word
        && prefix <= 2
        && (is_raw || hashes == 0)
        && rest[prefix + hashes..].starts_with('"')
    {
        let opening = prefix + hashes + 1;
        let inside = if is_raw {
            rest[opening..]
                .find(&format!("\"{}", "#".repeat(hashes)))
                .unwrap_or(rest.len() - opening)
        } else {
            escaped(&rest[opening..], '"')
        };
        let closing = (1 + hashes).min(rest.len() - opening - inside);
        return whole(Kind::Text { opening, closing }, opening + inside + closing);
    }
    let first = rest.chars().next().expect("something is left");
    if first == '\'' {
        let second = rest[1..].chars().next().unwrap_or(' ');
        let closes = rest[1 + second.len_utf8()..].starts_with('\'');
        if second == '\\' {
            return whole(
                Kind::Comment,
                (2 + escaped(&rest[1..], '\'')).min(rest.len()),
            );
        }
        if closes {
            return whole(Kind::Comment, 2 + second.len_utf8());
        }
    }
    // Anything beyond ASCII stands only in comments, literals and names; its bytes are kept as they are.
    whole(Kind::Code, first.len_utf8())
}

fn block_comment(rest: &str) -> usize {
    let mut depth = 0;
    let mut at = 0;
    while at < rest.len() {
        if rest.as_bytes()[at..].starts_with(b"/*") {
            depth += 1;
            at += 2;
        } else if rest.as_bytes()[at..].starts_with(b"*/") {
            depth -= 1;
            at += 2;
            if depth == 0 {
                return at;
            }
        } else {
            at += 1;
        }
    }
    rest.len()
}

/// The length of `rest` up to the first `quote` that no backslash guards.
fn escaped(rest: &str, quote: char) -> usize {
    let mut guarded = false;
    for (at, c) in rest.char_indices() {
        match c {
            _ if guarded => guarded = false,
            '\\' => guarded = true,
            _ if c == quote => return at,
            _ => {}
        }
    }
    rest.len()
}

/// The ranges of items under `#[cfg(test)]`, and of the functions under `#[test]`.
fn test_ranges(code: &str) -> Vec<std::ops::Range<usize>> {
    ["#[cfg(test)]", "#[test]"]
        .iter()
        .flat_map(|mark| code.match_indices(mark))
        .map(|(start, _)| start..start + item_length(&code[start..]))
        .collect()
}

/// The length of the item that `code` begins with: up to its closing brace, or its semicolon.
fn item_length(code: &str) -> usize {
    let mut depth = 0;
    for (at, c) in code.char_indices() {
        match c {
            '{' => depth += 1,
            '}' if depth == 1 => return at + 1,
            '}' => depth -= 1,
            ';' if depth == 0 => return at + 1,
            _ => {}
        }
    }
    code.len()
}

#[test]
fn comments_and_literals_are_no_code() {
    let source = Source::new(
        "src/ui/x.rs",
        "// Color32::RED\nlet a = \"Color32::RED\"; /* Color32::RED /* nested */ */\nlet b = r#\"say \"hi\"\"#; let c: &'static str = '\"'; Color32::RED",
    );
    let found: Vec<usize> = source
        .finds("Color32::")
        .map(|at| source.line_of(at))
        .collect();
    assert_eq!(found, [3]);
    let literals: Vec<&str> = source
        .literals
        .iter()
        .map(|literal| literal.text.as_str())
        .collect();
    assert_eq!(literals, ["Color32::RED", "say \"hi\""]);
    assert_eq!(source.code.len(), source.text.len());
}

#[test]
fn lines_and_columns_stay_behind_text_in_every_script() {
    let source = Source::new(
        "src/ui/x.rs",
        "let a = \"žена „♔“\"; // é\nlet b = '♔'; here();\n",
    );
    assert_eq!(source.code.len(), source.text.len());
    assert_eq!(
        source
            .finds("here")
            .map(|at| source.line_of(at))
            .collect::<Vec<_>>(),
        [2]
    );
}

#[test]
fn tests_are_told_from_the_rest() {
    let source = Source::new(
        "src/ui/x.rs",
        "fn a() { x.unwrap() }\n#[cfg(test)]\nmod tests { fn b() { x.unwrap() } }\nfn c() { x.unwrap() }\n",
    );
    let found: Vec<usize> = source
        .finds(".unwrap()")
        .map(|at| source.line_of(at))
        .collect();
    assert_eq!(found, [1, 4]);
}

#[test]
fn the_call_around_a_literal_is_found() {
    let source = Source::new(
        "src/ui/x.rs",
        "ui.label(format(a, b), \"x\"); y.expect(\"z\"); let t = \"free\";",
    );
    let calls: Vec<&str> = source
        .literals
        .iter()
        .map(|literal| source.call_around(literal.at))
        .collect();
    assert_eq!(calls, ["label", "expect", ""]);
}
