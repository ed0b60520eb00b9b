//! The forgiving reader: keeps what it understands and lists what it does not.

use std::io::{self, BufRead};

use super::error::{PgnError, PgnErrorKind};
use super::file_encoding::FileEncoding;
use super::found_move::FoundMove;
use super::game::{Annotation, PgnGame};
use super::judgements;
use super::lexer::{Lexer, Token, TokenKind};
use super::result::PgnResult;
use super::splitter::{Chunk, Chunks};
use super::tag_reader::{self, Head};
use super::variation_reader::{DEEPEST, ReadLine, push_words};
use super::write::{RETRACTED, press_without_move};
use crate::chess::null_move::null_move;
use crate::chess::{Chess, Color, Position as _};
use crate::notation::algebraic::Written;
use crate::notation::letters::Letters;

/// A game as far as it was understood.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct PgnReading {
    /// What was understood.
    pub game: PgnGame,
    /// What was not, from the first to the last, a thousand at most.
    pub errors: Vec<PgnError>,
    /// The movetext from the first move that was not understood, as it stands.
    pub unread: String,
    /// The line on which the game begins, counted from 1.
    pub line: u64,
}

impl PgnReading {
    /// Whether the text has nothing of a game: it begins with a word that says nothing, and no tag, no move and nothing that
    /// was to be a move stands in it.
    pub fn is_of_no_game(&self) -> bool {
        let mut errors = self.errors.iter().map(|error| &error.kind);
        let begins = errors.clone().find(|kind| !kind.loses_nothing());
        self.game.plies.is_empty()
            && self.game.tags.is_empty()
            && begins.is_some_and(PgnErrorKind::is_no_move)
            && !errors.any(PgnErrorKind::was_to_be_a_move)
    }
}

/// Reads games from a stream one at a time; the stream is never held as a whole.
///
/// ```
/// use jadoube_core::notation::pgn;
/// let file = "[White \"Łukasz\"]\n\n1. e4 e5 2. Qh5?! Ke7 3. Qxe5# 1-0\n";
/// for reading in pgn::games(file.as_bytes()) {
///     let reading = reading?;
///     assert_eq!(reading.game.plies.len(), 5);
///     assert!(reading.errors.is_empty());
/// }
/// # Ok::<_, std::io::Error>(())
/// ```
#[must_use = "games are read when they are asked for"]
pub fn games<R: BufRead>(input: R) -> Games<R> {
    Games {
        chunks: Chunks::new(input, FileEncoding::default()),
        chunk: Chunk::default(),
        letters: Letters::English,
    }
}

/// The first game in a text, or an empty one.
pub fn read(text: &str) -> PgnReading {
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
    pub fn with_letters(self, letters: Letters) -> Self {
        Games { letters, ..self }
    }
}

impl<R: BufRead> Iterator for Games<R> {
    type Item = io::Result<PgnReading>;

    fn next(&mut self) -> Option<Self::Item> {
        match self.chunks.read(&mut self.chunk) {
            Ok(true) => Some(Ok(reading(&self.chunk, self.letters))),
            Ok(false) => None,
            Err(error) => Some(Err(error)),
        }
    }
}

/// One game understood as far as possible.
pub(super) fn reading(chunk: &Chunk, letters: Letters) -> PgnReading {
    let (text, mut errors) = chunk.text();
    let head = Head::of(&text);
    let mut reader = PgnReader {
        text: &text,
        letters,
        lexer: Lexer::new(&text, head.end),
        line: ReadLine::from(Chess::default(), 0),
        outer: Vec::new(),
        passed_over: None,
        score: PgnResult::Unknown,
        errors: head.errors,
        unread_from: None,
        ended: None,
        overlong: false,
    };
    let mut game = PgnGame::default();
    match tag_reader::start(&head.tags, &text) {
        Ok(start) => {
            reader.line = ReadLine::from(start.position.clone(), 0);
            game.start = start.position;
            game.chess960 = start.chess960;
            reader.errors.extend(start.left_out);
        }
        Err(fault) => {
            reader.errors.push(fault);
            reader.unread_from = Some(head.end);
        }
    }
    game.tags = head.tags;
    for comment in head.comments {
        reader.comment(comment);
    }
    reader.movetext();
    reader.conclude(&mut game);
    let unread = reader.unread_from.map_or("", |at| text[at..].trim());
    game.opening = reader.line.opening;
    game.plies = reader.line.moves;
    errors.extend(chunk.placed(&text, reader.errors));
    PgnReading {
        game,
        errors,
        unread: unread.to_owned(),
        line: chunk.line,
    }
}

/// The state of one game being read.
struct PgnReader<'a> {
    text: &'a str,
    letters: Letters,
    lexer: Lexer<'a>,
    line: ReadLine,
    /// The lines around a variation, the game itself first.
    outer: Vec<ReadLine>,
    /// Where the first variation begins, and how many are open, behind the moves that made sense.
    passed_over: Option<(usize, usize)>,
    /// The score that a comment explains.
    score: PgnResult,
    /// With the byte of the text where each stands.
    errors: Vec<(usize, PgnErrorKind)>,
    /// Where the moves stopped making sense.
    unread_from: Option<usize>,
    /// The score behind the moves, and the byte behind it.
    ended: Option<(PgnResult, usize)>,
    /// Something stands behind the score.
    overlong: bool,
}

impl<'a> PgnReader<'a> {
    /// Notes an error, unless there are more of them already than anybody reads.
    fn error(&mut self, at: usize, kind: PgnErrorKind) {
        if self.errors.len() < PgnErrorKind::MOST {
            self.errors.push((at, kind));
        }
    }

    fn movetext(&mut self) {
        // The number that stands directly before a word of a variation.
        let mut number_before = None;
        while let Some(token) = self.lexer.next() {
            let number = number_before.take();
            if self.line.is_unread() {
                self.keep_unread(token);
                continue;
            }
            match token.kind {
                TokenKind::Plain(word) if self.outer.is_empty() => self.plain(token, word),
                TokenKind::Plain(word) => self.plain_in_variation(number, token, word),
                TokenKind::NullMove => self.null_move(number, token),
                TokenKind::Mark if self.outer.is_empty() => {
                    self.behind_the_end(token);
                }
                // Before the first move it is some other word.
                TokenKind::Mark if self.line.moves.is_empty() => {
                    self.stop_understanding(number, token);
                }
                TokenKind::Mark => {}
                TokenKind::Number if self.outer.is_empty() => {}
                TokenKind::Number => number_before = Some(token),
                TokenKind::Glyph(glyph) => self.nag(number, token, judgements::nag(glyph)),
                TokenKind::Nag(nag) => self.nag(number, token, nag.parse().ok()),
                TokenKind::Comment(text) => self.comment(text),
                TokenKind::OpenComment(text) => {
                    self.error(token.at, PgnErrorKind::CommentOpen);
                    self.comment(text);
                }
                TokenKind::Offer => self.annotate(Annotation::DrawOffer),
                TokenKind::Open => self.open(number, token),
                TokenKind::Close => self.close(token),
                TokenKind::Stray(_) if !self.outer.is_empty() => {
                    self.stop_understanding(number, token);
                }
                TokenKind::Stray(bracket) => self.error(token.at, PgnErrorKind::Stray(bracket)),
            }
        }
        self.close_variations();
    }

    /// Notes what stands behind the end of the game, the first of it; whether this does.
    fn behind_the_end(&mut self, token: Token<'a>) -> bool {
        let Some((_, end)) = self.ended else {
            return false;
        };
        if !self.overlong {
            self.overlong = true;
            self.error(token.at, PgnErrorKind::AfterTheEnd);
            self.unread_from.get_or_insert(end);
        }
        true
    }

    fn plain(&mut self, token: Token<'a>, word: &'a str) {
        if self.behind_the_end(token) {
            return;
        }
        if let Some(score) = self.lexer.score(word)
            && !self.is_castling(score, word)
        {
            self.ended = Some((score, token.end));
            return;
        }
        if self.unread_from.is_some() {
            return;
        }
        match FoundMove::of(word, self.letters, &self.line.position) {
            Ok(found) => {
                self.line.play(found.written, found.mv);
                if !found.unknown.is_empty() {
                    let at = token.end - found.unknown.len();
                    self.error(at, PgnErrorKind::word(found.unknown));
                }
            }
            Err(kind @ PgnErrorKind::Word(_)) => self.error(token.at, kind),
            Err(kind) => {
                self.error(token.at, kind);
                self.unread_from = Some(token.at);
            }
        }
    }

    /// The turn passes: books have it in variations; where the game itself has it, it is told.
    fn null_move(&mut self, number: Option<Token<'a>>, token: Token<'a>) {
        let in_game = self.outer.is_empty();
        if in_game && (self.behind_the_end(token) || self.unread_from.is_some()) {
            return;
        }
        match null_move(&self.line.position) {
            Some(mv) => {
                self.line.play_bare(mv);
                if in_game {
                    self.error(token.at, PgnErrorKind::NullMove);
                }
            }
            None if in_game => {
                let text = PgnErrorKind::quoted(&self.text[token.at..token.end]);
                self.error(token.at, PgnErrorKind::NullMoveInCheck(text));
                self.unread_from = Some(token.at);
            }
            None => self.stop_understanding(number, token),
        }
    }

    /// In a variation nobody is held to anything: what is no legal move stays as it stands.
    fn plain_in_variation(&mut self, number: Option<Token<'a>>, token: Token<'a>, word: &'a str) {
        let written = Written::parse(word, self.letters);
        match written.and_then(|written| Ok((written, written.find(&self.line.position)?))) {
            Ok((written, mv)) => self.line.play(written, mv),
            Err(_) => self.stop_understanding(number, token),
        }
    }

    /// The variation is kept as it stands from here on, with the number before it.
    fn stop_understanding(&mut self, number: Option<Token<'a>>, token: Token<'a>) {
        self.line.stop_understanding();
        if let Some(number) = number {
            self.keep_unread(number);
        }
        self.keep_unread(token);
    }

    fn keep_unread(&mut self, token: Token<'a>) {
        if !self
            .line
            .keep_unread(token, &self.text[token.at..token.end])
        {
            self.close(token);
        }
    }

    /// `0-0` is castling as long as that is possible, and else the score.
    fn is_castling(&self, score: PgnResult, word: &str) -> bool {
        score == PgnResult::BothLose
            && FoundMove::of(word, self.letters, &self.line.position).is_ok()
    }

    /// Adds to what stands behind the last move; behind moves that made no sense nothing is added.
    fn annotate(&mut self, annotation: Annotation) {
        if self.unread_from.is_none() {
            self.line.annotations().push(annotation);
        }
    }

    fn nag(&mut self, number: Option<Token<'a>>, token: Token<'a>, nag: Option<u8>) {
        match nag {
            Some(nag) => self.annotate(Annotation::Nag(nag)),
            None if self.outer.is_empty() => {
                let word = &self.text[token.at..token.end];
                self.error(token.at, PgnErrorKind::word(word));
            }
            None => self.stop_understanding(number, token),
        }
    }

    fn comment(&mut self, comment: &str) {
        let mut text = String::with_capacity(comment.len());
        push_words(&mut text, comment);
        if self.outer.is_empty()
            && let Some(score) = explained(&text)
        {
            self.score = score;
        } else if text == "(=)" {
            self.annotate(Annotation::DrawOffer);
        } else if let Some(mv) = text.strip_prefix(RETRACTED) {
            self.annotate(Annotation::Retracted(mv.to_owned()));
        } else if let Some(by) = Color::ALL
            .into_iter()
            .find(|by| press_without_move(*by) == text)
        {
            self.annotate(Annotation::PressWithoutMove(by));
        } else if !text.is_empty() {
            self.annotate(Annotation::Comment(text));
        }
    }

    fn open(&mut self, number: Option<Token<'a>>, token: Token<'a>) {
        if self.unread_from.is_some() {
            let (_, open) = self.passed_over.get_or_insert((token.at, 0));
            *open += 1;
        } else if self.outer.len() == DEEPEST {
            self.stop_understanding(number, token);
        } else {
            let variation = self.line.branch(token.at);
            self.outer
                .push(std::mem::replace(&mut self.line, variation));
        }
    }

    fn close(&mut self, token: Token<'a>) {
        if let Some(outer) = self.outer.pop() {
            self.go_back_to(outer);
        } else if let Some((_, open @ 1..)) = &mut self.passed_over {
            *open -= 1;
        } else {
            self.error(token.at, PgnErrorKind::Stray(')'));
        }
    }

    /// Closes what is still open at the end of the game.
    fn close_variations(&mut self) {
        let outermost = self.outer.get(1).map(|line| line.opened_at);
        let open = match (self.outer.is_empty(), self.passed_over) {
            (false, _) => Some(outermost.unwrap_or(self.line.opened_at)),
            (true, Some((at, 1..))) => Some(at),
            (true, _) => None,
        };
        if let Some(at) = open {
            self.error(at, PgnErrorKind::VariationOpen);
        }
        while let Some(outer) = self.outer.pop() {
            self.go_back_to(outer);
        }
    }

    /// The variation is whole; the line around it goes on.
    fn go_back_to(&mut self, outer: ReadLine) {
        let line = std::mem::replace(&mut self.line, outer);
        let variation = Annotation::Variation(line.into_variation());
        self.line.annotations().push(variation);
    }

    /// Gives the game the score that its moves end with, or its tag, or a comment.
    fn conclude(&mut self, game: &mut PgnGame) {
        let tag = game.tags.get("Result").and_then(PgnResult::from_mark);
        match (self.ended, tag) {
            (Some((score, end)), Some(tag)) if score != tag => {
                let movetext = score;
                self.error(end, PgnErrorKind::ScoresDiffer { tag, movetext });
                game.score = score;
            }
            (Some((score, _)), _) => game.score = score,
            (None, tag) => {
                self.error(self.text.trim_end().len(), PgnErrorKind::NoScore);
                game.score = tag.unwrap_or_default();
            }
        }
        if game.score == PgnResult::Unknown {
            game.score = self.score;
        }
        if self.unread_from.is_none() {
            self.weigh_the_ending(game.score);
        }
    }

    /// Tells of a score that the position at the end belies: a mate that its winner is said to have lost, a stalemate that somebody won.
    fn weigh_the_ending(&mut self, told: PgnResult) {
        let position = &self.line.position;
        let board = if position.is_checkmate() {
            match position.turn() {
                Color::White => PgnResult::BlackWins,
                Color::Black => PgnResult::WhiteWins,
            }
        } else if position.is_stalemate() {
            PgnResult::Draw
        } else {
            return;
        };
        if told != board && told.mark() != PgnResult::Unknown.mark() {
            let end = self.ended.map(|(_, end)| end);
            let at = end.unwrap_or(self.text.trim_end().len());
            self.error(at, PgnErrorKind::BeliedScore { board, told });
        }
    }
}

/// The score that a comment explains.
fn explained(text: &str) -> Option<PgnResult> {
    PgnResult::ALL
        .into_iter()
        .find(|score| score.explanation() == Some(text))
}
