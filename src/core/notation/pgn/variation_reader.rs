//! A line of moves while it is read: the game itself or a variation, with the position it has come to.

use super::game::{Annotation, PgnMove, Variation};
use super::lexer::{Token, TokenKind};
use crate::chess::unchecked_play::play_told;
use crate::chess::{Chess, Move};
use crate::notation::algebraic::Written;

/// Variations in variations deeper than this are kept as they stand.
pub const DEEPEST: usize = 100;

/// A line of moves being read: the game itself, or a variation.
#[derive(Clone, Debug)]
pub struct ReadLine {
    pub position: Chess,
    /// A position in which a variation may begin, and how many moves led to it.
    known: (usize, Chess),
    pub opening: Vec<Annotation>,
    pub moves: Vec<PgnMove>,
    /// Where its bracket stands, if it is a variation.
    pub opened_at: usize,
    /// The text of a variation from the first word that was not understood, and how many brackets are open in it.
    unread: Option<(String, usize)>,
}

impl ReadLine {
    /// A line that begins in that position.
    pub fn from(position: Chess, opened_at: usize) -> ReadLine {
        ReadLine {
            known: (0, position.clone()),
            position,
            opening: Vec::new(),
            moves: Vec::new(),
            opened_at,
            unread: None,
        }
    }

    /// Plays a move that was found.
    pub fn play(&mut self, written: Written, mv: Move) {
        self.play_bare(mv);
        if written.draw_offer {
            self.annotations().push(Annotation::DrawOffer);
        }
    }

    /// Plays a move, or the turn that passes.
    pub fn play_bare(&mut self, mv: Move) {
        play_told(&mut self.position, mv);
        self.moves.push(PgnMove::from(mv));
    }

    /// A variation instead of the last move; before the first one it begins where the line does.
    pub fn branch(&mut self, opened_at: usize) -> ReadLine {
        let (plies, position) = &mut self.known;
        while *plies + 1 < self.moves.len() {
            play_told(position, self.moves[*plies].mv);
            *plies += 1;
        }
        ReadLine::from(position.clone(), opened_at)
    }

    /// What stands behind the last move, or before the first.
    pub fn annotations(&mut self) -> &mut Vec<Annotation> {
        match self.moves.last_mut() {
            Some(last) => &mut last.annotations,
            None => &mut self.opening,
        }
    }

    /// The line as a variation, with every bracket closed that was opened in it.
    pub fn into_variation(self) -> Variation {
        let unread = self.unread.map(|(text, open)| text + &")".repeat(open));
        Variation {
            opening: self.opening,
            moves: self.moves,
            unread: unread.unwrap_or_default(),
        }
    }

    /// Whether it is kept as it stands.
    pub const fn is_unread(&self) -> bool {
        self.unread.is_some()
    }

    /// It is kept as it stands from here on.
    pub fn stop_understanding(&mut self) {
        self.unread = Some((String::new(), 0));
    }

    /// Keeps a token as it stands; not if it closes the line.
    pub fn keep_unread(&mut self, token: Token<'_>, as_it_stands: &str) -> bool {
        let Some((text, open)) = &mut self.unread else {
            return false;
        };
        let is_closing = token.kind == TokenKind::Close;
        if is_closing && *open == 0 {
            return false;
        }
        if !text.is_empty() && !is_closing && !text.ends_with('(') {
            text.push(' ');
        }
        match token.kind {
            TokenKind::Comment(comment) | TokenKind::OpenComment(comment) => {
                text.push('{');
                push_words(text, &comment.replace('}', ")"));
                text.push('}');
                return true;
            }
            TokenKind::Open => *open += 1,
            TokenKind::Close => *open -= 1,
            TokenKind::Plain(_)
            | TokenKind::Mark
            | TokenKind::NullMove
            | TokenKind::Number
            | TokenKind::Glyph(_)
            | TokenKind::Nag(_)
            | TokenKind::Offer
            | TokenKind::Stray(_) => {}
        }
        text.push_str(as_it_stands);
        true
    }
}

/// The words of a text with one blank between them.
pub fn push_words(to: &mut String, text: &str) {
    let mut words = text.split_ascii_whitespace();
    if let Some(first) = words.next() {
        to.push_str(first);
    }
    for word in words {
        to.push(' ');
        to.push_str(word);
    }
}
