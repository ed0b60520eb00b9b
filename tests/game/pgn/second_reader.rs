//! What pgn-reader sees of a game: a second reader, written by others.

use std::ops::ControlFlow;

use jadoube_core::chess::SanPlus;
use pgn_reader::{Nag, RawComment, Reader, Visitor};

/// What stands between the tags and the end of a game.
#[derive(Debug, PartialEq, Eq)]
pub enum Seen {
    Move(String),
    Nag(String),
    /// With its white space made one.
    Comment(String),
}

struct SecondReader;

impl Visitor for SecondReader {
    type Tags = ();
    type Movetext = Vec<Seen>;
    type Output = Vec<Seen>;

    fn begin_tags(&mut self) -> ControlFlow<Vec<Seen>, ()> {
        ControlFlow::Continue(())
    }

    fn begin_movetext(&mut self, (): ()) -> ControlFlow<Vec<Seen>, Vec<Seen>> {
        ControlFlow::Continue(Vec::new())
    }

    fn san(&mut self, seen: &mut Vec<Seen>, san: SanPlus) -> ControlFlow<Vec<Seen>> {
        seen.push(Seen::Move(san.to_string()));
        ControlFlow::Continue(())
    }

    fn nag(&mut self, seen: &mut Vec<Seen>, nag: Nag) -> ControlFlow<Vec<Seen>> {
        seen.push(Seen::Nag(nag.to_string()));
        ControlFlow::Continue(())
    }

    fn comment(&mut self, seen: &mut Vec<Seen>, comment: RawComment<'_>) -> ControlFlow<Vec<Seen>> {
        let text = String::from_utf8_lossy(comment.as_bytes());
        let words: Vec<&str> = text.split_whitespace().collect();
        seen.push(Seen::Comment(words.join(" ")));
        ControlFlow::Continue(())
    }

    fn end_game(&mut self, seen: Vec<Seen>) -> Vec<Seen> {
        seen
    }
}

/// Everything in the first game that is no tag, in order.
pub fn seen(text: &str) -> Vec<Seen> {
    Reader::new(text.as_bytes())
        .read_game(&mut SecondReader)
        .expect("memory does not fail")
        .expect("there is a game")
}

/// The moves of the first game.
pub fn moves(text: &str) -> Vec<String> {
    let moves = seen(text).into_iter().filter_map(|seen| match seen {
        Seen::Move(san) => Some(san),
        Seen::Nag(_) | Seen::Comment(_) => None,
    });
    moves.collect()
}
