//! What is answered, in a sentence.

use super::question::GameQuestion;
use super::read::read;
use crate::chess::{Board, Chess, Color, Move, Position as _, Role, Square, role_name};
use crate::clock::clock_text::digits;
use crate::clock::{Clock, Moment};
use crate::i18n::{NamedWords, Words};
use crate::laws::Table;
use crate::notation::{Letters, NotationStyles, SpokenStyles};

/// A game as it stands when somebody asks about it.
#[derive(Clone, Copy, Debug)]
pub struct AskedGame<'a> {
    /// What stands on the table.
    pub table: &'a Table,
    /// The moment of the question.
    pub now: Moment,
    /// The words of the reader's language.
    pub words: Words,
    /// The same with the players' names.
    pub named: &'a NamedWords,
    /// The letters by which the reader names pieces.
    pub letters: Letters,
    /// How each player writes moves.
    pub written: NotationStyles,
    /// How the moves of each player are said.
    pub spoken: SpokenStyles,
    /// The square that is meant where none is named.
    pub here: Square,
    /// Whether nothing is told that would help a player.
    pub is_tournament: bool,
}

impl AskedGame<'_> {
    /// Returns the answer to what was typed, or what could be asked where that is not understood.
    pub fn answer_typed(self, text: &str) -> String {
        match read(text, self.words, self.letters, self.here) {
            Some(question) => self.answer(question),
            None => self
                .words
                .tr_args("ask-unknown", &[("text", text.trim().into())])
                .into_owned(),
        }
    }

    /// Returns the answer to that question.
    pub fn answer(self, question: GameQuestion) -> String {
        if self.is_tournament && question.helps() {
            return self.tr("ask-tournament");
        }
        let board = self.table.board();
        match question {
            GameQuestion::Help => self.tr("ask-help"),
            GameQuestion::Clocks => self.clocks(),
            GameQuestion::LastMove => self.last_move(),
            GameQuestion::Turn => self.turn(),
            GameQuestion::Square(square) => self.square(board, square),
            GameQuestion::Men(color, role) => self.men(color, role),
            GameQuestion::Rank(rank) => {
                let on_it = |square: &Square| square.rank() == rank;
                self.line(Square::ALL.into_iter().filter(on_it))
            }
            GameQuestion::File(file) => {
                let on_it = |square: &Square| square.file() == file;
                self.line(Square::ALL.into_iter().filter(on_it))
            }
            GameQuestion::Taken => self.taken(),
            GameQuestion::Moves(square) => self.moves(square, false),
            GameQuestion::Captures(square) => self.moves(square, true),
            GameQuestion::Attackers(square) => self.attackers(square),
        }
    }

    fn tr(self, id: &str) -> String {
        self.words.tr(id).into_owned()
    }

    /// Those in a row, or that there are none.
    fn listed(self, all: &[String], apart: &str) -> String {
        if all.is_empty() {
            self.tr("ask-none")
        } else {
            all.join(apart)
        }
    }

    fn piece(self, role: Role) -> String {
        self.tr(&format!("piece-{}", role_name(role)))
    }

    fn square(self, board: &Board, square: Square) -> String {
        self.words.square_in_words(square, board.piece_at(square))
    }

    fn clocks(self) -> String {
        let Some(clock) = self.table.clock() else {
            return self.tr("time-none");
        };
        let told = Color::ALL.map(|color| {
            let time = digits(&clock.face(color, self.now));
            format!("{}: {}", self.named.name(color), self.words.spoken(&time))
        });
        told.join(". ")
    }

    /// Who has the move; in a tournament, where the arbiter tells nobody that a clock was not pressed, whose clock runs.
    fn turn(self) -> String {
        let clock = self.table.clock().filter(|_| self.is_tournament);
        let (id, player) = match clock.map(Clock::running) {
            Some(None) => return self.tr("clock-paused"),
            Some(Some(running)) => ("summary-runs", running),
            None => ("strip-begins", self.table.game().has_the_move()),
        };
        self.named.tr_args(id, &[("player", player.into())])
    }

    fn last_move(self) -> String {
        let game = self.table.game();
        let last = game.last().and_then(|last| {
            let before = game.position_after(game.plies().len().checked_sub(1)?)?;
            let told = self.spoken_move(before, last.mv);
            Some(format!("{}: {told}", self.named.name(last.by)))
        });
        last.unwrap_or_else(|| self.tr("ask-no-move"))
    }

    fn spoken_move(self, before: &Chess, mv: Move) -> String {
        let by = before.turn();
        let (style, written) = (self.spoken.of(by), self.written.of(by));
        self.words.spoken_move(before, mv, style, written)
    }

    /// The men of that colour and kind, each kind with its squares.
    fn men(self, color: Option<Color>, role: Option<Role>) -> String {
        let board = self.table.board();
        let colors = Color::ALL.into_iter();
        let told = colors.filter(|it| color.is_none_or(|color| color == *it));
        let told = told.map(|color| {
            let roles = Role::ALL.into_iter().rev();
            let kinds = roles.filter(|it| role.is_none_or(|role| role == *it));
            let kinds = kinds.filter_map(|role| {
                let men = board.by_color(color) & board.by_role(role);
                let squares: Vec<String> = men.into_iter().map(|it| it.to_string()).collect();
                let is_there = !squares.is_empty();
                is_there.then(|| format!("{} {}", self.piece(role), squares.join(", ")))
            });
            let kinds: Vec<String> = kinds.collect();
            let kinds = self.listed(&kinds, "; ");
            let name = self.tr(color.fold_wb("color-white", "color-black"));
            format!("{name}: {kinds}")
        });
        told.collect::<Vec<_>>().join(". ")
    }

    /// What stands on those squares.
    fn line(self, squares: impl Iterator<Item = Square>) -> String {
        let board = self.table.board();
        let taken = squares.filter(|square| board.piece_at(*square).is_some());
        let told: Vec<String> = taken.map(|square| self.square(board, square)).collect();
        self.listed(&told, "; ")
    }

    /// What each player has taken so far, in order.
    fn taken(self) -> String {
        let plies = self.table.game().plies();
        let told = Color::ALL.map(|color| {
            let by = plies.iter().filter(|ply| ply.by == color);
            let taken = by.filter_map(|ply| ply.mv.capture());
            let taken: Vec<String> = taken.map(|role| self.piece(role)).collect();
            let taken = self.listed(&taken, ", ");
            format!("{}: {taken}", self.named.name(color))
        });
        told.join(". ")
    }

    /// Where the piece on that square can go by a legal move, or what it can take by one.
    fn moves(self, square: Square, only_captures: bool) -> String {
        let position = self.table.game().position();
        let here = self.square(position.board(), square);
        let mut told: Vec<String> = Vec::new();
        for mv in position.legal_moves() {
            if mv.from() != Some(square) || only_captures && !mv.is_capture() {
                continue;
            }
            let text = if mv.is_castle() || mv.is_en_passant() {
                self.spoken_move(position, mv)
            } else if mv.is_capture() {
                self.square(position.board(), mv.to())
            } else {
                mv.to().to_string()
            };
            if !told.contains(&text) {
                told.push(text);
            }
        }
        let told = self.listed(&told, "; ");
        format!("{here}: {told}")
    }

    /// What attacks that square, of both colours.
    fn attackers(self, square: Square) -> String {
        let board = self.table.board();
        let attack = |color| board.attacks_to(square, color, board.occupied());
        let all = Color::ALL.into_iter().flat_map(attack);
        let told: Vec<String> = all.map(|from| self.square(board, from)).collect();
        let told = self.listed(&told, "; ");
        format!("{square}: {told}")
    }
}
