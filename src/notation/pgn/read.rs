//! The forgiving reader: keeps what it understands and lists what it does not.

use std::io::{self, BufRead};
use std::time::Duration;

use super::error::{Fault, Trouble};
use super::game::{Game, Ply, Remark, Score};
use super::header;
use super::lexer::{Lexer, Token, Word};
use super::splitter::{Chunk, Chunks};
use super::write::RETRACTED;
use crate::chess::{Chess, Position};
use crate::notation::algebraic::{Misread, Shape, Written};
use crate::notation::letters::Letters;

/// A game as far as it was understood.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Reading {
    /// What was understood.
    pub game: Game,
    /// What was not, from the first to the last, a thousand at most.
    pub faults: Vec<Fault>,
    /// The movetext from the first move that was not understood, as it stands.
    pub unread: String,
    /// The line on which the game begins, counted from 1.
    pub line: u64,
}

/// Reads games from a stream one at a time; the stream is never held as a whole.
///
/// ```
/// use jadoube::notation::pgn;
/// let file = "[White \"Łukasz\"]\n\n1. e4 e5 2. Qh5?! Ke7 3. Qxe5# 1-0\n";
/// for reading in pgn::games(file.as_bytes()) {
///     let reading = reading?;
///     assert_eq!(reading.game.plies.len(), 5);
///     assert!(reading.faults.is_empty());
/// }
/// # Ok::<_, std::io::Error>(())
/// ```
#[must_use = "games are read when they are asked for"]
pub fn games<R: BufRead>(input: R) -> Games<R> {
    Games {
        chunks: Chunks::new(input),
        chunk: Chunk::default(),
        letters: Letters::English,
    }
}

/// The first game in a text, or an empty one.
#[must_use]
pub fn read(text: &str) -> Reading {
    games(text.as_bytes())
        .next()
        .and_then(Result::ok)
        .unwrap_or_default()
}

/// The games of a stream; [`games`] makes one.
///
/// An error of the stream is given once and ends the games.
#[derive(Debug)]
pub struct Games<R> {
    chunks: Chunks<R>,
    chunk: Chunk,
    letters: Letters,
}

impl<R> Games<R> {
    /// Reads moves in other letters than English ones.
    #[must_use]
    pub fn with_letters(self, letters: Letters) -> Self {
        Games { letters, ..self }
    }
}

impl<R: BufRead> Iterator for Games<R> {
    type Item = io::Result<Reading>;

    fn next(&mut self) -> Option<Self::Item> {
        match self.chunks.read(&mut self.chunk) {
            Ok(true) => Some(Ok(reading(&self.chunk, self.letters))),
            Ok(false) => None,
            Err(error) => Some(Err(error)),
        }
    }
}

/// One game understood as far as possible.
pub(super) fn reading(chunk: &Chunk, letters: Letters) -> Reading {
    let (text, mut faults) = chunk.text();
    let (tags, moves, tag_faults) = header::tags(&text);
    let mut reader = Reader {
        text: &text,
        letters,
        lexer: Lexer::new(&text, moves),
        position: Chess::default(),
        game: Game::default(),
        faults: tag_faults,
        unread_from: None,
        ended: None,
        overlong: false,
    };
    match header::start(&tags) {
        Ok((start, chess960)) => {
            reader.position.clone_from(&start);
            reader.game.start = start;
            reader.game.chess960 = chess960;
        }
        Err(trouble) => {
            let at = text.find("[FEN").unwrap_or(0);
            reader.faults.push((at, trouble));
            reader.unread_from = Some(moves);
        }
    }
    reader.game.tags = tags;
    reader.movetext();
    let (game, unread, found) = reader.finish();
    faults.extend(chunk.placed(&text, found));
    Reading {
        game,
        faults,
        unread,
        line: chunk.line,
    }
}

/// The state of one game being read.
struct Reader<'a> {
    text: &'a str,
    letters: Letters,
    lexer: Lexer<'a>,
    position: Chess,
    game: Game,
    /// With the byte of the text where each stands.
    faults: Vec<(usize, Trouble)>,
    /// Where the moves stopped making sense.
    unread_from: Option<usize>,
    /// The score behind the moves, and the byte behind it.
    ended: Option<(Score, usize)>,
    /// Something stands behind the score.
    overlong: bool,
}

impl<'a> Reader<'a> {
    /// Notes a fault, unless there are more of them already than anybody reads.
    fn fault(&mut self, at: usize, trouble: Trouble) {
        if self.faults.len() < Trouble::MOST {
            self.faults.push((at, trouble));
        }
    }

    fn movetext(&mut self) {
        while let Some(token) = self.lexer.next() {
            match token.word {
                Word::Plain(word) => self.plain(token, word),
                Word::Number => {}
                Word::Glyph(glyph) => self.nag(glyph_number(glyph)),
                Word::Nag(number) => self.nag(number.parse().ok()),
                Word::Comment(text) => self.comment(text),
                Word::OpenComment(text) => {
                    self.fault(token.at, Trouble::CommentOpen);
                    self.comment(text);
                }
                Word::Offer => self.offer(),
                Word::Open => self.variation(token),
                Word::Close => self.faults.push((token.at, Trouble::Stray(')'))),
                Word::Stray(bracket) => self.faults.push((token.at, Trouble::Stray(bracket))),
            }
        }
    }

    fn plain(&mut self, token: Token<'a>, word: &'a str) {
        if let Some((_, end)) = self.ended {
            if !self.overlong {
                self.overlong = true;
                self.fault(token.at, Trouble::AfterTheEnd);
                self.unread_from.get_or_insert(end);
            }
            return;
        }
        let written = Written::parse(word, self.letters);
        if let Some(score) = Score::from_mark(word)
            && !self.is_castling(score, &written)
        {
            self.ended = Some((score, token.end));
            return;
        }
        if self.unread_from.is_some() || matches!(word, "e.p." | "ep" | "e.p" | "+" | "++" | "#") {
            return;
        }
        match written.and_then(|written| Ok((written, written.find(&self.position)?))) {
            Ok((written, mv)) => {
                self.position.play_unchecked(mv);
                let mut ply = Ply::from(mv);
                ply.draw_offer = written.draw_offer;
                self.game.plies.push(ply);
            }
            Err(Misread::Unreadable { .. }) if !looks_like_a_move(word) => {
                self.fault(token.at, Trouble::word(word));
            }
            Err(why) => {
                let text = Trouble::quoted(word);
                self.fault(token.at, Trouble::Move { text, why });
                self.unread_from = Some(token.at);
            }
        }
    }

    /// `0-0` is castling as long as that is possible, and else the score.
    fn is_castling(&self, score: Score, written: &Result<Written, Misread>) -> bool {
        score == Score::BothLose
            && written.as_ref().is_ok_and(|written| {
                matches!(written.shape, Shape::Castling(_)) && written.find(&self.position).is_ok()
            })
    }

    fn nag(&mut self, number: Option<u8>) {
        if self.unread_from.is_none()
            && let (Some(ply), Some(number)) = (self.game.plies.last_mut(), number)
        {
            ply.nags.push(number);
        }
    }

    fn offer(&mut self) {
        if self.unread_from.is_none()
            && let Some(ply) = self.game.plies.last_mut()
        {
            ply.draw_offer = true;
        }
    }

    fn comment(&mut self, text: &str) {
        let words: Vec<&str> = text.split_whitespace().collect();
        let text = words.join(" ");
        if let Some(score) = explained(&text) {
            self.game.score = score;
            return;
        }
        if self.unread_from.is_some() {
            return;
        }
        let Some(ply) = self.game.plies.last_mut() else {
            self.game.opening.extend(remark(text));
            return;
        };
        if text == "(=)" {
            ply.draw_offer = true;
            return;
        }
        match clock(&text) {
            Some((left, others)) => {
                ply.clock = Some(left);
                ply.remarks.extend(remark(others));
            }
            None => ply.remarks.extend(remark(text)),
        }
    }

    /// Steps over a variation and keeps it as it stands.
    fn variation(&mut self, open: Token<'a>) {
        let mut depth = 1_usize;
        let mut end = self.text.len();
        while depth > 0 {
            let Some(token) = self.lexer.next() else {
                self.fault(open.at, Trouble::VariationOpen);
                break;
            };
            match token.word {
                Word::Open => depth += 1,
                Word::Close => depth -= 1,
                Word::Plain(_)
                | Word::Number
                | Word::Glyph(_)
                | Word::Nag(_)
                | Word::Comment(_)
                | Word::OpenComment(_)
                | Word::Offer
                | Word::Stray(_) => {}
            }
            if depth == 0 {
                end = token.at;
            }
        }
        if self.unread_from.is_none()
            && let Some(ply) = self.game.plies.last_mut()
        {
            let words: Vec<&str> = self.text[open.end..end].split_whitespace().collect();
            ply.variations.push(words.join(" "));
        }
    }

    /// The game, what was left unread, and the faults.
    fn finish(mut self) -> (Game, String, Vec<(usize, Trouble)>) {
        let tag = self.game.tags.get("Result").map(Score::from_mark);
        let tag = tag.flatten();
        let explained = self.game.score;
        match (self.ended, tag) {
            (Some((score, end)), Some(tag)) if score != tag => {
                let movetext = score;
                let fault = Trouble::ScoresDiffer { tag, movetext };
                self.fault(end, fault);
                self.game.score = score;
            }
            (Some((score, _)), _) => self.game.score = score,
            (None, tag) => {
                self.fault(self.text.trim_end().len(), Trouble::NoScore);
                self.game.score = tag.unwrap_or_default();
            }
        }
        if self.game.score == Score::Unknown && explained != Score::Unknown {
            self.game.score = explained;
        }
        let unread = self.unread_from.map_or("", |at| self.text[at..].trim());
        (self.game, unread.to_owned(), self.faults)
    }
}

/// A word without a digit that is not castling is rather a remark than a move.
fn looks_like_a_move(word: &str) -> bool {
    word.contains(|c: char| c.is_ascii_digit())
}

fn remark(text: String) -> Option<Remark> {
    if let Some(mv) = text.strip_prefix(RETRACTED) {
        return Some(Remark::Retracted(mv.to_owned()));
    }
    (!text.is_empty()).then_some(Remark::Text(text))
}

/// The score that a comment explains.
fn explained(text: &str) -> Option<Score> {
    Score::ALL
        .into_iter()
        .find(|score| score.explanation() == Some(text))
}

/// The time left, taken out of a comment, and the rest of the comment.
fn clock(text: &str) -> Option<(Duration, String)> {
    const OPEN: &str = "[%clk ";
    let start = text.find(OPEN)?;
    let inner = &text[start + OPEN.len()..];
    let end = inner.find(']')?;
    let left = time(inner[..end].trim())?;
    let others = format!("{} {}", text[..start].trim(), inner[end + 1..].trim());
    Some((left, others.trim().to_owned()))
}

/// `h:mm:ss`, with tenths or more behind the seconds if there are any.
fn time(text: &str) -> Option<Duration> {
    let mut parts = text.split(':');
    let (hours, minutes, seconds) = (parts.next()?, parts.next()?, parts.next()?);
    if parts.next().is_some() {
        return None;
    }
    let (seconds, fraction) = seconds.split_once('.').unwrap_or((seconds, ""));
    let whole = hours
        .parse::<u64>()
        .ok()?
        .checked_mul(3600)?
        .checked_add(minutes.parse::<u64>().ok()?.checked_mul(60)?)?
        .checked_add(seconds.parse().ok()?)?;
    let mut nanoseconds = 0;
    let mut worth = 100_000_000;
    for digit in fraction.chars() {
        nanoseconds += digit.to_digit(10)? * worth;
        worth /= 10;
    }
    Some(Duration::new(whole, nanoseconds))
}

/// The numeric annotation that a glyph stands for.
fn glyph_number(glyph: &str) -> Option<u8> {
    match glyph {
        "!" => Some(1),
        "?" => Some(2),
        "!!" => Some(3),
        "??" => Some(4),
        "!?" => Some(5),
        "?!" => Some(6),
        _ => None,
    }
}
