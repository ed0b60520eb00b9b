//! The tags of a game read, whole or damaged, and the position they give.

use super::error::PgnErrorKind;
use super::tags::Tags;
use crate::chess::{CastlingMode, Chess, Fen, PositionError, Setup, counters};

/// The tags at the head of `text`, the byte where the moves begin, and the errors with their bytes.
pub fn tags(text: &str) -> (Tags, usize, Vec<(usize, PgnErrorKind)>) {
    let mut tags = Tags::default();
    let mut errors = Vec::new();
    let mut head = TagLines { text, at: 0 };
    for (at, tag) in &mut head {
        if tag.damaged {
            errors.push((at, PgnErrorKind::Tag));
        }
        if tags.get(tag.name).is_some() {
            errors.push((at, PgnErrorKind::TagTwice(tag.name.to_owned())));
        } else {
            tags.append(tag.name, &tag.value);
        }
    }
    (tags, head.at, errors)
}

/// The tags at the head of a text one by one, each with the byte where it stands; behind the last one `at` is where the
/// moves begin.
struct TagLines<'a> {
    text: &'a str,
    at: usize,
}

impl<'a> Iterator for TagLines<'a> {
    type Item = (usize, Tag<'a>);

    fn next(&mut self) -> Option<(usize, Tag<'a>)> {
        loop {
            let rest = &self.text[self.at..];
            self.at += rest.len() - rest.trim_start().len();
            let rest = &self.text[self.at..];
            let line = rest.split('\n').next().unwrap_or(rest);
            if rest.starts_with('%') {
                self.at += line.len();
            } else if rest.starts_with('[') {
                let tag = Tag::read(line);
                let at = self.at;
                self.at += tag.length;
                return Some((at, tag));
            } else {
                return None;
            }
        }
    }
}

/// Where the game begins by the tags at the head of `text`, and whether it is Chess960; else why nobody knows, and the byte
/// of the tag that is to blame.
pub fn start(tags: &Tags, text: &str) -> Result<(Chess, bool), (usize, PgnErrorKind)> {
    let fault = |name, kind| {
        let mut head = TagLines { text, at: 0 };
        let tag = head.find(|(_, tag)| tag.name == name);
        (tag.map_or(0, |(at, _)| at), kind)
    };
    let variant = tags.get("Variant").unwrap_or("");
    let chess960 = chess960_named(variant);
    let usual = ["", "?", "-", "standard", "chess", "normal", "from position"];
    if !chess960 && !usual.contains(&variant.to_ascii_lowercase().as_str()) {
        let kind = PgnErrorKind::Variant(variant.to_owned());
        return Err(fault("Variant", kind));
    }
    let Some(fen) = tags
        .get("FEN")
        .filter(|fen| !matches!(*fen, "" | "?" | "-"))
    else {
        return Ok((Chess::default(), chess960));
    };
    match begun(fen, chess960) {
        Some(start) => Ok(start),
        None => Err(fault("FEN", PgnErrorKind::Start)),
    }
}

/// The position of a FEN, and whether castling follows the rules of Chess960 there.
fn begun(fen: &str, chess960: bool) -> Option<(Chess, bool)> {
    let fen: Fen = fen.trim().parse().ok()?;
    let setup = fen.into_setup();
    if !counters::are_countable(&setup) {
        return None;
    }
    if !chess960 && let Some(start) = possible(&setup, CastlingMode::Standard) {
        return Some((start, false));
    }
    // Many programs leave out the variant when the castling rights tell it.
    if let Some(start) = possible(&setup, CastlingMode::Chess960) {
        return Some((start, true));
    }
    // Of wrong rights those that can be are kept.
    let start = forgiven(
        setup
            .position(CastlingMode::Standard)
            .or_else(PositionError::ignore_invalid_castling_rights),
    );
    Some((start?, chess960))
}

fn possible(setup: &Setup, mode: CastlingMode) -> Option<Chess> {
    forgiven(setup.clone().position(mode))
}

/// The position, also where it could not have come about in a game.
fn forgiven(position: Result<Chess, PositionError<Chess>>) -> Option<Chess> {
    position
        .or_else(PositionError::ignore_too_much_material)
        .or_else(PositionError::ignore_impossible_check)
        .or_else(PositionError::ignore_invalid_ep_square)
        .ok()
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
