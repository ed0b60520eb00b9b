//! The same script with colours swapped and the board mirrored from top to bottom.
//!
//! The Laws do not favour a colour, so an arbiter must answer the mirror image of a case with the mirror image of his
//! answer. Positions are mirrored as positions; in texts that a player wrote or spoke (which need not be legal moves)
//! ranks change places.

use super::setup;
use super::{Expectation, Expected, Facts, Readings, Script, Times};
use crate::chess::{ByColor, Color, Position, Square};
use crate::laws::{Act, Blind, By, Event};
use crate::notation::{Letters, Style, algebraic};

impl Script {
    /// The mirror image, with what is expected of it.
    ///
    /// # Panics
    /// If a move in `after` cannot be played; [`Script::read`] gives out no such script.
    #[must_use]
    pub fn mirrored(&self) -> Self {
        Self {
            about: self.about.clone(),
            edition: self.edition,
            time: self.time.clone().map(|Times(ByColor { white, black })| {
                Times(ByColor {
                    white: black,
                    black: white,
                })
            }),
            play: self.play,
            supervision: self.supervision,
            arbiter: self.arbiter,
            blind: Blind {
                white: self.blind.black,
                black: self.blind.white,
            },
            regulations: self.regulations.clone(),
            position: self.position.mirrored(),
            after: self.mirrored_moves(),
            clocks: self.clocks.map(|Readings { white, black }| Readings {
                white: black,
                black: white,
            }),
            acts: self.acts.iter().map(mirrored_event).collect(),
            expect: self.expect.as_ref().map(mirrored_expectation),
        }
    }

    /// The moves in `after`, played on both boards at once.
    fn mirrored_moves(&self) -> String {
        let mut here = self.position.start.clone();
        let mut there = self.position.mirrored().start;
        let mut movetext = Vec::new();
        for written in setup::moves(&self.after) {
            let mv = algebraic::read(&here, written, Letters::English)
                .expect("a script's moves can be played");
            here.play_unchecked(mv);
            let mut text = String::new();
            algebraic::write_and_play(
                &mut there,
                mv.to_mirrored(),
                Style::laws(Letters::English),
                &mut text,
            );
            movetext.push(text);
        }
        movetext.join(" ")
    }
}

fn mirrored_event(event: &Event) -> Event {
    let by = match event.by {
        By::White => By::Black,
        By::Black => By::White,
        By::Arbiter => By::Arbiter,
        By::Clock => By::Clock,
    };
    Event {
        at: event.at,
        by,
        act: mirrored_act(&event.act),
    }
}

fn mirrored_act(act: &Act) -> Act {
    let square = Square::flip_vertical;
    let maybe = |text: &Option<String>| text.as_deref().map(mirrored_text);
    match act.clone() {
        Act::Touch(at) => Act::Touch(square(at)),
        Act::Brush(at) => Act::Brush(square(at)),
        Act::Graze(at) => Act::Graze(square(at)),
        Act::Lift(at) => Act::Lift(square(at)),
        Act::Set(at) => Act::Set(square(at)),
        Act::Release(at) => Act::Release(square(at)),
        Act::Remove(at) => Act::Remove(square(at)),
        Act::Displace(from, to) => Act::Displace(square(from), square(to)),
        Act::CallTouched(at) => Act::CallTouched(square(at)),
        Act::Record(text) => Act::Record(mirrored_text(&text)),
        Act::ClaimRepetition(text) => Act::ClaimRepetition(maybe(&text)),
        Act::ClaimFifty(text) => Act::ClaimFifty(maybe(&text)),
        Act::Seal(text) => Act::Seal(mirrored_text(&text)),
        Act::Reveal(text) => Act::Reveal(mirrored_text(&text)),
        Act::SeeAbsent(color) => Act::SeeAbsent(!color),
        Act::Announce(text) => Act::Announce(mirrored_text(&text)),
        Act::Play(text) => Act::Play(mirrored_text(&text)),
        Act::Move(text) => Act::Move(mirrored_text(&text)),
        Act::StartClock(color) => Act::StartClock(!color),
        Act::AddTime(color, time) => Act::AddTime(!color, time),
        Act::SetTimes(white, black) => Act::SetTimes(black, white),
        Act::SetMoveCounter(white, black) => Act::SetMoveCounter(black, white),
        Act::Establish(color, can_mate) => Act::Establish(!color, can_mate),
        Act::Warn(color) => Act::Warn(!color),
        Act::FindRefusal(color) => Act::FindRefusal(!color),
        Act::Penalise(color, penalty) => Act::Penalise(!color, penalty),
        Act::Declare(white, black) => Act::Declare(black, white),
        Act::Flag(color) => Act::Flag(!color),
        same @ (Act::Adjust
        | Act::LetGo
        | Act::PutBack
        | Act::Take(_)
        | Act::BothHands
        | Act::AnnounceCastling
        | Act::Press
        | Act::StopClocks
        | Act::OfferDraw
        | Act::Accept
        | Act::Decline
        | Act::Withdraw
        | Act::Strike
        | Act::UpdateSheet
        | Act::Resign
        | Act::AskMoves
        | Act::BoardsDiffer
        | Act::ClaimFlag
        | Act::ClaimIllegal
        | Act::ClaimTouchMove
        | Act::ClaimNormalMeans
        | Act::ClaimNoEffort
        | Act::AskIncrement
        | Act::Enclose(_)
        | Act::ClaimTimes
        | Act::Arrive
        | Act::Phone
        | Act::FindWrongArray
        | Act::FindBoardTurned
        | Act::FindColorsReversed
        | Act::FindDisplaced
        | Act::FindWrongSetting
        | Act::SetIncrement(_)
        | Act::Start
        | Act::Stop
        | Act::Resume
        | Act::SeeFlag
        | Act::FlagsUnclear
        | Act::SeeIllegal
        | Act::CallAccidental
        | Act::ReplaceClock
        | Act::Decide(_)
        | Act::Reinstate(_)
        | Act::Annul
        | Act::Adjourn
        | Act::Open
        | Act::LoseEnvelope) => same,
    }
}

/// The German number words of Appendix D and the English ones, each beside its mirror image.
const RANKS: [(&str, &str); 9] = [
    ("eins", "acht"),
    ("zwei", "sieben"),
    ("drei", "sechs"),
    ("vier", "fuenf"),
    ("vier", "fünf"),
    ("one", "eight"),
    ("two", "seven"),
    ("three", "six"),
    ("four", "five"),
];

/// What a player wrote or spoke, with rank 1 for rank 8 and so on.
fn mirrored_text(text: &str) -> String {
    let word = |whole: &str| {
        let word = whole.trim_end_matches([',', '.']);
        let stop = &whole[word.len()..];
        let pair = RANKS
            .iter()
            .find(|(low, high)| word.eq_ignore_ascii_case(low) || word.eq_ignore_ascii_case(high));
        match pair {
            Some((low, high)) if word.eq_ignore_ascii_case(low) => format!("{high}{stop}"),
            Some((low, _)) => format!("{low}{stop}"),
            None => whole.chars().map(mirrored_rank).collect(),
        }
    };
    text.split(' ').map(word).collect::<Vec<String>>().join(" ")
}

fn mirrored_rank(c: char) -> char {
    match c {
        '1'..='8' => char::from(b'9' - (c as u8 - b'0')),
        _ => c,
    }
}

fn mirrored_expectation(expectation: &Expectation) -> Expectation {
    let mirrored = |(editions, lines): &(_, Vec<Expected>)| {
        (
            Clone::clone(editions),
            lines.iter().map(mirrored_line).collect(),
        )
    };
    Expectation(expectation.0.iter().map(mirrored).collect())
}

fn mirrored_line(line: &Expected) -> Expected {
    match line.clone() {
        Expected::Ruling {
            act,
            at,
            rule,
            articles,
            consequences,
        } => {
            let consequences = consequences
                .iter()
                .map(|token| mirrored_token(token))
                .collect();
            Expected::Ruling {
                act,
                at,
                rule,
                articles,
                consequences,
            }
        }
        Expected::Nothing { act } => Expected::Nothing { act },
        Expected::End(facts) => Expected::End(Facts {
            table: facts.table.as_deref().map(mirrored_fen),
            game: facts.game.as_deref().map(mirrored_fen),
            clocks: facts.clocks.as_deref().map(|pair| swapped(pair, ' ')),
            mover: facts.mover.as_deref().map(mirrored_token),
            runs: facts.runs.as_deref().map(mirrored_token),
            result: facts.result.as_deref().map(|result| swapped(result, '-')),
        }),
    }
}

/// A consequence's token: colours swapped, squares mirrored, scores and counters exchanged.
fn mirrored_token(token: &str) -> String {
    if let Some(result) = token.strip_prefix("over ") {
        return format!("over {}", swapped(result, '-'));
    }
    if let Some(counters) = token.strip_prefix("counters ") {
        return format!("counters {}", swapped(counters, ' '));
    }
    token
        .split(' ')
        .map(mirrored_word)
        .collect::<Vec<_>>()
        .join(" ")
}

fn mirrored_word(word: &str) -> String {
    match word {
        "white" => Color::Black.to_string(),
        "black" => Color::White.to_string(),
        _ if is_squares(word) => word.chars().map(mirrored_rank).collect(),
        _ => word.to_owned(),
    }
}

/// Whether a word names one square, or two and perhaps a new piece: `e4`, `e2e4`, `e7e8q`.
fn is_squares(word: &str) -> bool {
    let square = |text: Option<&str>| text.is_some_and(|text| text.parse::<Square>().is_ok());
    square(Some(word)) || (word.len() >= 4 && square(word.get(..2)) && square(word.get(2..4)))
}

fn swapped(pair: &str, between: char) -> String {
    pair.split_once(between).map_or_else(
        || pair.to_owned(),
        |(white, black)| format!("{black}{between}{white}"),
    )
}

/// A FEN, or its first fields: ranks from the bottom up, colours swapped.
fn mirrored_fen(fen: &str) -> String {
    let swap_case = |c: char| {
        if c.is_ascii_uppercase() {
            c.to_ascii_lowercase()
        } else {
            c.to_ascii_uppercase()
        }
    };
    let field = |(index, field): (usize, &str)| -> String {
        match index {
            0 => field
                .split('/')
                .rev()
                .map(|rank| rank.chars().map(swap_case).collect())
                .collect::<Vec<String>>()
                .join("/"),
            1 => (if field == "w" { "b" } else { "w" }).to_owned(),
            2 => {
                let (black, white): (Vec<char>, Vec<char>) = field
                    .chars()
                    .map(swap_case)
                    .partition(char::is_ascii_lowercase);
                white.into_iter().chain(black).collect()
            }
            3 => field.chars().map(mirrored_rank).collect(),
            _ => field.to_owned(),
        }
    };
    fen.split(' ')
        .enumerate()
        .map(field)
        .collect::<Vec<_>>()
        .join(" ")
}
