//! The strict writer: PGN in export form.

use std::fmt::Write as _;
use std::time::Duration;

use super::game::{Game, Ply, Remark, Termination};
use super::tags::Tags;
use crate::chess::{Chess, Color, EnPassantMode, Fen, Position};
use crate::notation::algebraic::{Style, write_and_play};

/// Lines of movetext stay below this many characters.
const WIDTH: usize = 80;

/// What a retracted illegal move is called in its comment.
pub(super) const RETRACTED: &str = "Illegal move taken back: ";

/// The game in the export form of the PGN standard, ending in a blank line so that games can follow each other.
///
/// The roster of seven tags comes first, the others follow in ASCII order; movetext is at most 79 characters wide
/// unless a single word of a comment is longer; text is UTF-8. A move that is not legal ends the moves written.
#[must_use]
pub fn write(game: &Game) -> String {
    let mut text = String::with_capacity(512 + game.plies.len() * 8);
    for (name, value) in complete_tags(game).iter() {
        push_tag(&mut text, name, value);
    }
    text.push('\n');
    let mut movetext = Movetext::on(text);
    movetext.game(game);
    movetext.finish()
}

/// The tags of a game with those that follow from its moves and its start.
fn complete_tags(game: &Game) -> Tags {
    let mut tags = game.tags.clone();
    tags.set("Result", game.score.mark());
    if game.chess960 || game.start != Chess::default() {
        let fen = Fen::from_position(&game.start, EnPassantMode::Legal);
        tags.set("SetUp", "1");
        tags.set("FEN", &fen.to_string());
    } else {
        tags.remove("SetUp");
        tags.remove("FEN");
    }
    if game.chess960 {
        tags.set("Variant", "Chess960");
    } else if tags
        .get("Variant")
        .is_some_and(super::header::chess960_named)
    {
        tags.remove("Variant");
    }
    if game.score.explanation().is_some() && tags.get("Termination").is_none() {
        tags.set("Termination", Termination::Adjudication.as_str());
    }
    tags
}

fn push_tag(text: &mut String, name: &str, value: &str) {
    text.push('[');
    text.push_str(name);
    text.push_str(" \"");
    for c in value.chars() {
        if matches!(c, '"' | '\\') {
            text.push('\\');
        }
        text.push(c);
    }
    text.push_str("\"]\n");
}

/// Movetext under way.
struct Movetext {
    text: String,
    /// Characters on the line so far.
    column: usize,
    /// One token, gathered here before it finds its line.
    token: String,
    /// Whether a move of Black would need its number: at the start, and after a comment or a variation.
    number_due: bool,
}

impl Movetext {
    fn on(text: String) -> Movetext {
        Movetext {
            text,
            column: 0,
            token: String::new(),
            number_due: true,
        }
    }

    fn game(&mut self, game: &Game) {
        let mut position = game.start.clone();
        self.remarks(&game.opening);
        for ply in &game.plies {
            if !position.is_legal(ply.mv) {
                break;
            }
            if position.turn() == Color::White || self.number_due {
                let dots = position.turn().fold_wb(".", "...");
                self.formatted(format_args!("{}{dots}", position.fullmoves()));
            }
            write_and_play(&mut position, ply.mv, Style::pgn(), &mut self.token);
            self.flush();
            self.number_due = false;
            self.annotations(ply);
        }
        if let Some(explanation) = game.score.explanation() {
            self.comment(explanation);
        }
        self.word(game.score.mark());
    }

    /// What belongs to a move.
    fn annotations(&mut self, ply: &Ply) {
        for nag in &ply.nags {
            self.formatted(format_args!("${nag}"));
        }
        if let Some(left) = ply.clock {
            self.clock(left);
        }
        if ply.draw_offer {
            self.enclosed('{', "(=)", '}');
        }
        self.remarks(&ply.remarks);
        for variation in &ply.variations {
            self.enclosed('(', variation, ')');
        }
    }

    fn clock(&mut self, left: Duration) {
        let seconds = left.as_secs();
        let (hours, minutes, seconds) = (seconds / 3600, seconds / 60 % 60, seconds % 60);
        let left = format!("[%clk {hours}:{minutes:02}:{seconds:02}]");
        self.enclosed('{', &left, '}');
    }

    fn remarks(&mut self, remarks: &[Remark]) {
        for remark in remarks {
            match remark {
                Remark::Text(text) => self.comment(text),
                Remark::Retracted(mv) => self.comment(&format!("{RETRACTED}{mv}")),
            }
        }
    }

    /// A comment cannot hold braces; they become round brackets. An empty one says nothing and is left out.
    fn comment(&mut self, text: &str) {
        if text.trim().is_empty() {
            return;
        }
        let text = text.replace('{', "(").replace('}', ")");
        self.enclosed('{', &text, '}');
    }

    /// Running text between two brackets. No line may begin with a word that would mean something there.
    fn enclosed(&mut self, open: char, text: &str, close: char) {
        self.token.push(open);
        let mut words = text.split_whitespace().peekable();
        while let Some(word) = words.next() {
            self.token.push_str(word);
            match words.peek() {
                Some(next) if next.starts_with(['%', '[', ';']) || word.starts_with("[%") => {
                    self.token.push(' ');
                }
                Some(_) => self.flush(),
                None => {}
            }
        }
        self.token.push(close);
        self.number_due = true;
        self.flush();
    }

    fn formatted(&mut self, arguments: std::fmt::Arguments<'_>) {
        self.token
            .write_fmt(arguments)
            .expect("writing to a string cannot fail");
        self.flush();
    }

    fn word(&mut self, word: &str) {
        self.token.push_str(word);
        self.flush();
    }

    /// Puts the token on this line or the next.
    fn flush(&mut self) {
        let width = self.token.chars().count();
        if self.column > 0 {
            if self.column + 1 + width < WIDTH {
                self.text.push(' ');
                self.column += 1;
            } else {
                self.text.push('\n');
                self.column = 0;
            }
        }
        self.text.push_str(&self.token);
        self.column += width;
        self.token.clear();
    }

    fn finish(mut self) -> String {
        self.text.push_str("\n\n");
        self.text
    }
}
