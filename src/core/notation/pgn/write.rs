//! The strict writer: PGN in export form.

use std::fmt::Write as _;

use super::game::{Annotation, PgnGame, PgnMove, Variation};
use super::result::Termination;
use super::tags::Tags;
use crate::chess::null_move::can_be_told;
use crate::chess::{Chess, Color, EnPassantMode, Fen, Position};
use crate::notation::algebraic::{Style, write_and_play};

/// Lines of movetext stay below this many characters.
const WIDTH: usize = 80;

/// What a retracted illegal move is called in its comment.
pub(super) const RETRACTED: &str = "Illegal move taken back: ";

/// How the comment begins that tells the moves behind one that stood although it was not legal.
const STOOD: &str = "An illegal move stood, and these moves have no place here:";

/// Returns the comment that tells of a press of that player's without a move.
pub(super) fn press_without_move(by: Color) -> &'static str {
    by.fold_wb(
        "White pressed the clock without a move",
        "Black pressed the clock without a move",
    )
}

/// The game in the export form of the PGN standard, ending in a blank line so that games can follow each other.
///
/// The roster of seven tags comes first, the others follow as they stand in [`Tags`]; movetext is at most 79 characters wide
/// unless a single word of a comment is longer; text is UTF-8. A turn that passed
/// without a move is `--`, as others write it; any other move that is not legal ends the moves written, and a comment tells the
/// rest.
pub fn write(game: &PgnGame) -> String {
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
fn complete_tags(game: &PgnGame) -> Tags {
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
        .is_some_and(super::tag_reader::chess960_named)
    {
        tags.remove("Variant");
    }
    if game.score.explanation().is_some() && tags.get("Termination").is_none() {
        tags.set("Termination", Termination::Adjudication.as_str());
    }
    tags
}

pub(super) fn push_tag(text: &mut String, name: &str, value: &str) {
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

/// With these a word would mean something at the beginning of a line: what follows is no part of the game, or a tag.
const MEANT_AT_LINE_START: [char; 3] = ['%', '[', ';'];

struct Movetext {
    text: String,
    /// Characters on the line so far.
    column: usize,
    /// One token, gathered here before it finds its line.
    token: String,
    /// Whether the token is an opening bracket, and what comes next belongs to it.
    is_open: bool,
    /// Whether a move of Black would need its number: at the start, and after a comment or a variation.
    number_due: bool,
}

impl Movetext {
    fn on(text: String) -> Movetext {
        Movetext {
            text,
            column: 0,
            token: String::new(),
            is_open: false,
            number_due: true,
        }
    }

    fn game(&mut self, game: &PgnGame) {
        self.line(game.start.clone(), &game.opening, &game.plies);
        if let Some(explanation) = game.score.explanation() {
            self.comment(explanation);
        }
        self.begin();
        self.token.push_str(game.score.mark());
    }

    /// A line of moves: the game, or a variation.
    fn line(&mut self, mut position: Chess, opening: &[Annotation], moves: &[PgnMove]) {
        self.annotations(opening, &position);
        for (index, played) in moves.iter().enumerate() {
            if !can_be_told(&position, played.mv) {
                self.untold(&moves[index..]);
                break;
            }
            if position.turn() == Color::White || self.number_due {
                let dots = position.turn().fold_wb(".", "...");
                self.formatted(format_args!("{}{dots}", position.fullmoves()));
            }
            let before = played.has_variations().then(|| position.clone());
            self.begin();
            write_and_play(&mut position, played.mv, Style::pgn(), &mut self.token);
            self.number_due = false;
            self.annotations(&played.annotations, before.as_ref().unwrap_or(&position));
        }
    }

    /// What PGN cannot tell as moves: a move that stood although it was not legal, those behind it, and what was said to them.
    fn untold(&mut self, moves: &[PgnMove]) {
        let mut told = STOOD.to_owned();
        for played in moves {
            if let Some(from) = played.mv.from() {
                let _ = write!(told, " {from}-{}", played.mv.to());
            }
        }
        self.comment(&told);
        for annotation in moves.iter().flat_map(|played| &played.annotations) {
            match annotation {
                Annotation::Comment(text) if !text.starts_with("[%") => self.comment(text),
                Annotation::Retracted(_)
                | Annotation::PressWithoutMove(_)
                | Annotation::Nag(_)
                | Annotation::Comment(_)
                | Annotation::DrawOffer
                | Annotation::Variation(_) => {}
            }
        }
    }

    /// What stands behind a move; variations begin in the position before it.
    fn annotations(&mut self, annotations: &[Annotation], before: &Chess) {
        for annotation in annotations {
            match annotation {
                Annotation::Nag(number) => self.formatted(format_args!("${number}")),
                Annotation::Comment(text) => self.comment(text),
                Annotation::DrawOffer => self.comment("(=)"),
                Annotation::PressWithoutMove(by) => self.comment(press_without_move(*by)),
                Annotation::Retracted(mv) => self.comment(&format!("{RETRACTED}{mv}")),
                Annotation::Variation(variation) => self.variation(before, variation),
            }
        }
    }

    fn variation(&mut self, before: &Chess, variation: &Variation) {
        self.begin();
        self.token.push('(');
        self.is_open = true;
        self.number_due = true;
        self.line(before.clone(), &variation.opening, &variation.moves);
        if !variation.unread.is_empty() {
            if !self.is_open && variation.unread.starts_with(MEANT_AT_LINE_START) {
                self.token.push(' ');
            } else {
                self.begin();
            }
            self.words(&variation.unread);
        }
        self.is_open = false;
        self.token.push(')');
        self.number_due = true;
    }

    /// A comment cannot hold braces; they become round brackets. An empty one says nothing and is left out.
    fn comment(&mut self, text: &str) {
        if text.trim_ascii().is_empty() {
            return;
        }
        let text = text.replace('{', "(").replace('}', ")");
        self.begin();
        self.token.push('{');
        self.words(&text);
        self.token.push('}');
        self.number_due = true;
    }

    /// Running text. No line may begin with a word that would mean something there.
    fn words(&mut self, text: &str) {
        let mut words = text.split_ascii_whitespace().peekable();
        while let Some(word) = words.next() {
            self.token.push_str(word);
            match words.peek() {
                Some(next) if next.starts_with(MEANT_AT_LINE_START) || word.starts_with("[%") => {
                    self.token.push(' ');
                }
                Some(_) => self.begin(),
                None => {}
            }
        }
    }

    fn formatted(&mut self, arguments: std::fmt::Arguments<'_>) {
        self.begin();
        self.token
            .write_fmt(arguments)
            .expect("writing to a string cannot fail");
    }

    /// Begins a token: the one before finds its place on this line or the next, unless the new one belongs to it.
    fn begin(&mut self) {
        if std::mem::take(&mut self.is_open) || self.token.is_empty() {
            return;
        }
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
        self.begin();
        self.text.push_str("\n\n");
        self.text
    }
}
