//! A question read from what was typed: a word of the reader's language, and perhaps what it is about.

use super::question::GameQuestion;
use crate::chess::{Color, File, Rank, Role, Square, role_name};
use crate::i18n::{Words, folded_for_search};
use crate::notation::Letters;

/// Returns the question that was typed in these words, a piece being named by its letter too; `here` is the square that is
/// meant where none is named. Nothing where it is not understood.
pub fn read(text: &str, words: Words, letters: Letters, here: Square) -> Option<GameQuestion> {
    let mut typed = text.split(|it: char| it.is_whitespace() || it == ',');
    let typed: Vec<&str> = typed.by_ref().filter(|it| !it.is_empty()).collect();
    let (first, rest) = typed.split_first()?;
    let named = QuestionWord::named(words, first);
    if let Some(question) = named.filter(|_| first.chars().nth(1).is_some() || !is_a_place(first)) {
        return question.about(rest, words, letters, here);
    }
    men(&typed, words, letters).or_else(|| place(first).filter(|_| rest.is_empty()))
}

/// What a question begins with.
#[derive(Clone, Copy, Debug)]
enum QuestionWord {
    Help,
    Clocks,
    LastMove,
    Turn,
    Square,
    Men,
    Rank,
    File,
    Taken,
    Moves,
    Captures,
    Attackers,
}

impl QuestionWord {
    /// All of them, each with the message that lists its words.
    const ALL: [(Self, &'static str); 12] = [
        (Self::Help, "ask-help-words"),
        (Self::Clocks, "ask-clock-words"),
        (Self::LastMove, "ask-last-words"),
        (Self::Turn, "ask-turn-words"),
        (Self::Square, "ask-square-words"),
        (Self::Men, "ask-men-words"),
        (Self::Rank, "ask-rank-words"),
        (Self::File, "ask-file-words"),
        (Self::Taken, "ask-taken-words"),
        (Self::Moves, "ask-moves-words"),
        (Self::Captures, "ask-captures-words"),
        (Self::Attackers, "ask-attackers-words"),
    ];

    fn named(words: Words, typed: &str) -> Option<Self> {
        let found = Self::ALL.iter().find(|(_, id)| is_among(words, id, typed));
        found.map(|(word, _)| *word)
    }

    fn about(
        self,
        rest: &[&str],
        words: Words,
        letters: Letters,
        here: Square,
    ) -> Option<GameQuestion> {
        let square = || match rest {
            [] => Some(here),
            [named] => square(named),
            _ => None,
        };
        Some(match self {
            Self::Help => GameQuestion::Help,
            Self::Clocks => GameQuestion::Clocks,
            Self::LastMove => GameQuestion::LastMove,
            Self::Turn => GameQuestion::Turn,
            Self::Taken => GameQuestion::Taken,
            Self::Square => GameQuestion::Square(square()?),
            Self::Moves => GameQuestion::Moves(square()?),
            Self::Captures => GameQuestion::Captures(square()?),
            Self::Attackers => GameQuestion::Attackers(square()?),
            Self::Men if rest.is_empty() => GameQuestion::Men(None, None),
            Self::Men => men(rest, words, letters)?,
            Self::Rank => match rest {
                [] => GameQuestion::Rank(here.rank()),
                [named] => GameQuestion::Rank(rank(named)?),
                _ => return None,
            },
            Self::File => match rest {
                [] => GameQuestion::File(here.file()),
                [named] => GameQuestion::File(file(named)?),
                _ => return None,
            },
        })
    }
}

/// Whether a message lists that word, however it is written.
fn is_among(words: Words, id: &str, typed: &str) -> bool {
    let typed = folded_for_search(typed);
    let listed = words.tr(id);
    let mut listed = listed.split_whitespace();
    listed.any(|word| folded_for_search(word) == typed)
}

fn is_a_place(typed: &str) -> bool {
    place(typed).is_some()
}

/// A square, a rank or a file by itself.
fn place(typed: &str) -> Option<GameQuestion> {
    let on_a_square = square(typed).map(GameQuestion::Square);
    let in_a_rank = || rank(typed).map(GameQuestion::Rank);
    let in_a_file = || file(typed).map(GameQuestion::File);
    on_a_square.or_else(in_a_rank).or_else(in_a_file)
}

fn square(typed: &str) -> Option<Square> {
    let mut signs = typed.chars();
    let (file, rank) = (signs.next()?, signs.next()?);
    let is_whole = signs.next().is_none();
    let square = Square::from_coords(lettered_file(file)?, Rank::from_char(rank)?);
    is_whole.then_some(square)
}

fn rank(typed: &str) -> Option<Rank> {
    let mut signs = typed.chars();
    let rank = Rank::from_char(signs.next()?)?;
    signs.next().is_none().then_some(rank)
}

fn file(typed: &str) -> Option<File> {
    let mut signs = typed.chars();
    let file = lettered_file(signs.next()?)?;
    signs.next().is_none().then_some(file)
}

/// The file of a small letter, Latin or Cyrillic.
const fn lettered_file(sign: char) -> Option<File> {
    Some(match sign {
        'a' | 'а' => File::A,
        'b' | 'б' => File::B,
        'c' | 'ц' => File::C,
        'd' | 'д' => File::D,
        'e' | 'е' => File::E,
        'f' | 'ф' => File::F,
        'g' | 'г' => File::G,
        'h' | 'х' => File::H,
        _ => return None,
    })
}

/// Men named by their colour, their kind or both.
fn men(typed: &[&str], words: Words, letters: Letters) -> Option<GameQuestion> {
    let (mut color, mut role) = (None, None);
    for word in typed {
        let is_color = |color: &Color| {
            let id = color.fold_wb("ask-white-words", "ask-black-words");
            is_among(words, id, word)
        };
        if let Some(named) = Color::ALL.into_iter().find(is_color) {
            if color.replace(named).is_some() {
                return None;
            }
        } else if role.replace(kind(word, words, letters)?).is_some() {
            return None;
        }
    }
    (!typed.is_empty()).then_some(GameQuestion::Men(color, role))
}

fn kind(typed: &str, words: Words, letters: Letters) -> Option<Role> {
    let mut signs = typed.chars();
    if let (Some(sign), None) = (signs.next(), signs.next()) {
        let is_file = lettered_file(sign).is_some();
        return letters.role(sign).filter(|_| !is_file);
    }
    Role::ALL.into_iter().find(|role| {
        let id = format!("ask-{}-words", role_name(*role));
        is_among(words, &id, typed)
    })
}
