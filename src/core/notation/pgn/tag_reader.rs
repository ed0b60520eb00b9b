//! The tags of a game read, whole or damaged, and the position they give.

use rustc_hash::FxHashSet;

use super::error::{PgnErrorKind, StartFault};
use super::lexer::is_blank;
use super::tags::Tags;
use crate::chess::{Chess, fen_reader, setup_validation};

/// What stands at the head of a game.
#[derive(Debug, Default)]
pub struct Head<'a> {
    /// The tags.
    pub tags: Tags,
    /// The comments before them and between them.
    pub comments: Vec<&'a str>,
    /// The byte where the moves begin.
    pub end: usize,
    /// What was not understood, with the byte where each stands.
    pub errors: Vec<(usize, PgnErrorKind)>,
}

impl<'a> Head<'a> {
    /// Reads the head of `text`.
    pub fn of(text: &'a str) -> Head<'a> {
        let mut head = Head::default();
        let mut known = FxHashSet::default();
        let mut lines = TagLines::of(text);
        for (at, tag) in &mut lines {
            if tag.damaged {
                head.errors.push((at, PgnErrorKind::Tag));
            }
            if known.insert(tag.name) {
                head.tags.append(tag.name, &tag.value);
            } else {
                let name = tag.name.to_owned();
                head.errors.push((at, PgnErrorKind::TagTwice(name)));
            }
        }
        head.end = lines.at;
        head.comments = lines.comments;
        head
    }
}

/// The tags at the head of a text one by one, each with the byte where it stands; behind the last one `at` is where the
/// moves begin.
struct TagLines<'a> {
    text: &'a str,
    at: usize,
    /// The comments that were passed on the way to a tag.
    comments: Vec<&'a str>,
}

impl<'a> TagLines<'a> {
    const fn of(text: &'a str) -> Self {
        TagLines {
            text,
            at: 0,
            comments: Vec::new(),
        }
    }

    /// Passes blanks and lines that begin with a percent sign, from that byte on; the byte behind them.
    fn behind_blanks(&self, mut at: usize) -> usize {
        loop {
            let rest = &self.text[at..];
            at += rest.len() - rest.trim_start_matches(is_blank).len();
            let rest = &self.text[at..];
            if !rest.starts_with('%') {
                return at;
            }
            at += line_length(rest);
        }
    }

    /// Passes the comments that stand here, if a tag follows them; without one they belong to the moves.
    fn pass_comments(&mut self) {
        let mut at = self.at;
        let mut comments = Vec::new();
        loop {
            let rest = &self.text[at..];
            let (comment, length) = if let Some(inner) = rest.strip_prefix('{') {
                let Some(end) = inner.find('}') else { return };
                (&inner[..end], end + 2)
            } else if let Some(inner) = rest.strip_prefix(';') {
                let end = line_length(inner);
                (&inner[..end], end + 1)
            } else if rest.starts_with('[') {
                break;
            } else {
                return;
            };
            comments.push(comment);
            at = self.behind_blanks(at + length);
        }
        self.at = at;
        self.comments.append(&mut comments);
    }
}

fn line_length(text: &str) -> usize {
    text.find('\n').unwrap_or(text.len())
}

impl<'a> Iterator for TagLines<'a> {
    type Item = (usize, Tag<'a>);

    fn next(&mut self) -> Option<(usize, Tag<'a>)> {
        self.at = self.behind_blanks(self.at);
        self.pass_comments();
        let rest = &self.text[self.at..];
        if !rest.starts_with('[') {
            return None;
        }
        let tag = Tag::read(&rest[..line_length(rest)]);
        let at = self.at;
        self.at += tag.length;
        Some((at, tag))
    }
}

/// Where a game begins.
#[derive(Debug, Default)]
pub struct GameStart {
    /// The position before the first move.
    pub position: Chess,
    /// Whether castling follows the rules of Chess960.
    pub chess960: bool,
    /// What is noted in the FEN and left out since the pieces contradict it, with the byte of the tag.
    pub left_out: Vec<(usize, PgnErrorKind)>,
}

/// Where the game begins by the tags at the head of `text`; else why nobody knows, and the byte of the tag that is to blame.
pub fn start(tags: &Tags, text: &str) -> Result<GameStart, (usize, PgnErrorKind)> {
    let place = |name| {
        let tag = TagLines::of(text).find(|(_, tag)| tag.name == name);
        tag.map_or(0, |(at, _)| at)
    };
    let variant = tags.get("Variant").unwrap_or("");
    let chess960 = chess960_named(variant);
    let usual = ["", "?", "-", "standard", "chess", "normal", "from position"];
    if !chess960 && !usual.contains(&variant.to_ascii_lowercase().as_str()) {
        let kind = PgnErrorKind::Variant(variant.to_owned());
        return Err((place("Variant"), kind));
    }
    let Some(fen) = tags
        .get("FEN")
        .filter(|fen| !matches!(*fen, "" | "?" | "-"))
    else {
        return Ok(GameStart {
            chess960,
            ..GameStart::default()
        });
    };
    let setup = fen_reader::read(fen.trim()).map_err(StartFault::Fen);
    let start = setup.and_then(|setup| {
        setup_validation::forgiving_start(&setup, chess960).map_err(StartFault::Position)
    });
    match start {
        Ok(start) => Ok(GameStart {
            position: start.position,
            // Many programs leave out the variant when the castling rights tell it.
            chess960: start.castling.is_chess960(),
            left_out: start
                .left_out
                .into_iter()
                .map(|fault| (place("FEN"), PgnErrorKind::LeftOut(fault)))
                .collect(),
        }),
        Err(fault) => Err((place("FEN"), PgnErrorKind::Start(fault))),
    }
}

/// Whether a name of a variant means Chess960.
pub fn chess960_named(variant: &str) -> bool {
    let name: String = variant
        .chars()
        .filter(char::is_ascii_alphanumeric)
        .collect::<String>()
        .to_ascii_lowercase();
    matches!(
        name.as_str(),
        "chess960" | "960" | "fischerandom" | "fischerrandom" | "freestyle"
    )
}

/// One tag on one line.
struct Tag<'a> {
    name: &'a str,
    value: String,
    /// How much of the line it takes.
    length: usize,
    damaged: bool,
}

impl<'a> Tag<'a> {
    fn read(line: &'a str) -> Tag<'a> {
        let inner = line[1..].trim_start();
        let end = inner
            .find(|c: char| !(c.is_ascii_alphanumeric() || c == '_'))
            .unwrap_or(inner.len());
        let (name, after) = inner.split_at(end);
        let behind = after.trim_start();
        let Some(quoted) = behind.strip_prefix('"') else {
            return Tag::without_quotes(line, name, behind);
        };
        let (value, tail) = unquote(quoted);
        let Some(tail) = tail else {
            // No closing quotation mark: the bracket, or the line, ends the value.
            let value = quoted
                .trim_end()
                .trim_end_matches(']')
                .replace("\\\"", "\"");
            return Tag::damaged(line, name, value);
        };
        match tail.trim_start().strip_prefix(']') {
            Some(rest) => Tag {
                name,
                value,
                length: line.len() - rest.len(),
                damaged: name.is_empty(),
            },
            // Quotation marks inside the value were not escaped: the last ones on the line end it.
            None => match quoted.rfind("\"]") {
                Some(last) => Tag::damaged(line, name, quoted[..last].replace("\\\"", "\"")),
                None => Tag::damaged(line, name, value),
            },
        }
    }

    fn without_quotes(line: &'a str, name: &'a str, behind: &str) -> Tag<'a> {
        let value = behind.split(']').next().unwrap_or(behind);
        let value = value.trim().trim_end_matches('"').to_owned();
        Tag::damaged(line, name, value)
    }

    fn damaged(line: &str, name: &'a str, value: String) -> Tag<'a> {
        Tag {
            name,
            value,
            length: line.len(),
            damaged: true,
        }
    }
}

/// The text up to the closing quotation mark, and what follows it if there is one.
fn unquote(quoted: &str) -> (String, Option<&str>) {
    let mut value = String::with_capacity(quoted.len());
    let mut chars = quoted.char_indices();
    while let Some((at, c)) = chars.next() {
        match c {
            '"' => return (value, Some(&quoted[at + 1..])),
            '\\' if quoted[at + 1..].starts_with(['"', '\\']) => {
                value.extend(chars.next().map(|(_, escaped)| escaped));
            }
            other => value.push(other),
        }
    }
    (value, None)
}
