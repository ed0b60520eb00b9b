//! Where one game ends and the next begins, told by what stands at the beginning of a line or behind a score.

use super::result::PgnResult;

/// What has been seen of a game so far, as far as it tells where the next begins.
#[derive(Debug, Default)]
pub struct GameBoundary {
    part: GamePart,
    in_comment: bool,
    /// How many variations are open.
    depth: u32,
    /// How many blank lines stand directly before.
    blanks: u32,
    /// The last word of the game itself was a score.
    is_scored: bool,
    /// A tag or the number of a move tells where the game begins.
    has_beginning: bool,
}

/// How far into a game that is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
enum GamePart {
    /// At its beginning.
    #[default]
    Beginning,
    /// Behind the tag that names the event.
    Event,
    /// Behind a variation or a sign, which may stand before the first move.
    Moves,
    /// Behind a move of its own.
    OwnMoves,
}

impl GameBoundary {
    /// Goes through a line, or the rest of one in which a game begins: the byte at which another begins, if one does.
    pub fn pass(&mut self, line: &[u8], is_whole: bool) -> Option<usize> {
        if is_whole {
            if self.is_passed_by(line) {
                return Some(0);
            }
            if line.trim_ascii().is_empty() {
                self.blanks = self.blanks.saturating_add(1);
                return None;
            }
            if !self.in_comment && line.starts_with(b"%") {
                self.blanks = 0;
                return None;
            }
        }
        self.blanks = 0;
        let mut at = 0;
        while at < line.len() {
            let rest = &line[at..];
            if self.in_comment {
                at += 1 + rest.iter().position(|byte| *byte == b'}')?;
                self.in_comment = false;
            } else if self.is_ended_by(rest) {
                return Some(at);
            } else {
                at += self.step(rest)?;
            }
        }
        None
    }

    /// Whether another game begins with this line.
    fn is_passed_by(&self, line: &[u8]) -> bool {
        let event = is_event(line);
        if self.in_comment {
            // A comment that was never closed shall not swallow the games behind it.
            event && self.blanks > 0
        } else if self.part >= GamePart::Moves {
            is_tag(line)
                || (self.part == GamePart::OwnMoves
                    && self.depth == 0
                    && is_first_move(line.trim_ascii_start()))
        } else {
            event && self.part == GamePart::Event
        }
    }

    /// Whether another game begins with this word, wherever it stands in its line.
    fn is_ended_by(&self, rest: &[u8]) -> bool {
        match rest[0] {
            b'[' if self.part == GamePart::Event => is_event(rest),
            b'[' if self.part > GamePart::Event && self.depth == 0 => value_of_tag(rest).is_some(),
            b'1' if self.is_scored && self.depth == 0 => is_first_move(rest),
            _ if self.is_scored && self.depth == 0 && !self.has_beginning => is_move(rest),
            _ => false,
        }
    }

    /// Goes over the next word; its length, or nothing where the line ends with it.
    fn step(&mut self, rest: &[u8]) -> Option<usize> {
        match rest[0] {
            b'{' => self.in_comment = true,
            b'(' => self.depth = self.depth.saturating_add(1),
            b')' => self.depth = self.depth.saturating_sub(1),
            b';' => return None,
            b'[' if self.part < GamePart::Moves && self.depth == 0 => {
                self.has_beginning = true;
                if is_event(rest) {
                    self.part = GamePart::Event;
                }
                return whole_tag(rest);
            }
            b'$' => {
                self.part = self.part.max(GamePart::Moves);
                let digits = rest[1..].iter().take_while(|byte| byte.is_ascii_digit());
                return Some(1 + digits.count());
            }
            byte if byte.is_ascii_whitespace() => {}
            _ if self.depth > 0 => self.part = self.part.max(GamePart::Moves),
            _ => {
                self.part = GamePart::OwnMoves;
                let score = score_at_head(rest);
                self.is_scored = score.is_some();
                self.has_beginning |= score.is_none() && rest[0].is_ascii_digit();
                return score.or_else(|| Some(word_length(rest)));
            }
        }
        Some(1)
    }
}

fn is_event(text: &[u8]) -> bool {
    let behind_blank = || text.strip_prefix(b"[ ").map(<[u8]>::trim_ascii_start);
    text.starts_with(b"[Event ") || behind_blank().is_some_and(|it| it.starts_with(b"Event "))
}

/// Whether a text begins with the number of White's first move.
fn is_first_move(text: &[u8]) -> bool {
    let is_numbered = text.starts_with(b"1.") && !text.starts_with(b"1..");
    (is_numbered || text.starts_with(b"1 ")) && score_at_head(text).is_none()
}

/// Whether a text looks like a tag: a bracket, a name, and a space or a quotation mark.
fn is_tag(text: &[u8]) -> bool {
    let behind = name_of_tag(text).and_then(|end| text.get(end));
    matches!(behind, Some(b' ' | b'"' | b'\t'))
}

/// Where the name of a tag ends.
fn name_of_tag(text: &[u8]) -> Option<usize> {
    let rest = text.strip_prefix(b"[")?;
    let blanks = rest.iter().take_while(|byte| is_blank(**byte)).count();
    let name = &rest[blanks..];
    let belongs = |byte: &&u8| byte.is_ascii_alphanumeric() || **byte == b'_';
    let length = name.iter().take_while(belongs).count();
    let is_name = name.first()?.is_ascii_alphabetic();
    is_name.then_some(1 + blanks + length)
}

/// Where the value of a tag begins, behind its quotation mark.
fn value_of_tag(text: &[u8]) -> Option<usize> {
    let end = name_of_tag(text)?;
    let blanks = text[end..].iter().take_while(|byte| is_blank(**byte));
    let at = end + blanks.count();
    (text.get(at) == Some(&b'"')).then_some(at + 1)
}

/// How long the tag is with which a text begins; nothing where it is damaged and takes the line.
fn whole_tag(text: &[u8]) -> Option<usize> {
    let mut at = value_of_tag(text)?;
    while *text.get(at)? != b'"' {
        let is_escape = text[at] == b'\\' && matches!(text.get(at + 1), Some(b'"' | b'\\'));
        at += if is_escape { 2 } else { 1 };
    }
    let blanks = text[at + 1..].iter().take_while(|byte| is_blank(**byte));
    let end = at + 1 + blanks.count();
    (text.get(end) == Some(&b']')).then_some(end + 1)
}

const fn is_blank(byte: u8) -> bool {
    matches!(byte, b' ' | b'\t')
}

/// Which bytes end a word: a table, since every byte of a long list of games is asked about.
const ENDS_WORD: [bool; 256] = {
    let mut ends = [false; 256];
    let signs = b"{}()[];$* \t\n\r\x0c";
    let mut at = 0;
    while at < signs.len() {
        ends[signs[at] as usize] = true;
        at += 1;
    }
    ends
};

/// How long the word is with which a text begins; at least one byte.
fn word_length(text: &[u8]) -> usize {
    let end = text[1..]
        .iter()
        .position(|byte| ENDS_WORD[usize::from(*byte)]);
    end.map_or(text.len(), |end| end + 1)
}

/// Whether a text begins with a word that names a square, as moves do.
fn is_move(text: &[u8]) -> bool {
    let is_rank = |byte: &u8| matches!(byte, b'1'..=b'8');
    !text[0].is_ascii_digit() && text[..word_length(text)].iter().any(is_rank)
}

/// No score takes more bytes, whatever blanks stand in it.
const LONGEST_SCORE: usize = 32;

/// How many bytes the score takes with which a text begins; `0-0` is rather castling.
fn score_at_head(text: &[u8]) -> Option<usize> {
    if text.starts_with(b"*") {
        return Some(1);
    }
    if !matches!(text, [b'0' | b'1' | b'.' | 0xc2, ..]) {
        return None;
    }
    let word = word_length(text);
    let head = &text[..text.len().min(LONGEST_SCORE)];
    let head = match std::str::from_utf8(head) {
        Ok(head) => head,
        Err(error) => std::str::from_utf8(&head[..error.valid_up_to()]).ok()?,
    };
    let ends = |c: char| u8::try_from(c).is_ok_and(|byte| ENDS_WORD[usize::from(byte)]);
    let spaced = PgnResult::length_at_head(head, ends);
    let length = spaced.unwrap_or(word);
    let score = head.get(..length).and_then(PgnResult::from_mark)?;
    (score != PgnResult::BothLose).then_some(length)
}
