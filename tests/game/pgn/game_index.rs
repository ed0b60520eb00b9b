//! Big files as lists.

use std::io::{BufReader, Cursor, Read};

use jadoube_core::notation::pgn::{self, PgnResult};

use super::fixtures::{SAMPLE_END, end, sample_game};

/// The same game many times over, never in memory more than once.
struct Repeated<'a> {
    game: &'a [u8],
    left: u64,
    at: usize,
}

impl Read for Repeated<'_> {
    fn read(&mut self, buffer: &mut [u8]) -> std::io::Result<usize> {
        if self.at == self.game.len() && self.left > 0 {
            self.left -= 1;
            self.at = 0;
        }
        let count = (&self.game[self.at..]).read(buffer)?;
        self.at += count;
        Ok(count)
    }
}

#[test]
fn a_hundred_thousand_games_open_as_a_list() {
    let one = pgn::write(&sample_game());
    let many = Repeated {
        game: one.as_bytes(),
        left: 100_000,
        at: one.len(),
    };
    let mut count = 0_u64;
    let mut last = None;
    for listed in pgn::list(BufReader::new(many)) {
        last = Some(listed.expect("memory does not fail"));
        count += 1;
    }
    let last = last.expect("there are games");
    let length = one.len() as u64;
    assert_eq!(count, 100_000);
    assert_eq!((last.offset, last.length), (99_999 * length, length));
    assert_eq!(
        (&*last.white, last.score),
        ("Łukasz Žižek", PgnResult::Draw)
    );
}

#[test]
fn a_listed_game_is_opened_where_it_stands() {
    let file = format!(
        "{0}{0}{1}",
        pgn::write(&sample_game()),
        "[White \"X\"]\n\n1. e4 e5 2. Ke3 *\n"
    );
    let listed: Vec<_> = pgn::list(file.as_bytes())
        .map(|l| l.expect("memory does not fail"))
        .collect();
    assert_eq!(listed.len(), 3);
    let mut file = Cursor::new(file);
    let (_, second) = pgn::source_at(&mut file, &listed[1]).expect("memory does not fail");
    assert_eq!(end(&second.game), SAMPLE_END);
    let (text, third) = pgn::source_at(&mut file, &listed[2]).expect("memory does not fail");
    assert_eq!(text, "[White \"X\"]\n\n1. e4 e5 2. Ke3 *\n");
    assert_eq!(third.errors[0].line, listed[2].line + 2);
}

/// Where tag and moves differ, the list says what the game is read with.
#[test]
fn the_score_in_the_list_is_the_one_the_game_is_read_with() {
    for (tag, end) in [
        ("1-0", "0-1"),
        ("1-0", "1-0"),
        ("1/2-1/2", "*"),
        ("*", "1-0"),
        ("0-1", ""),
    ] {
        let text = format!("[Result \"{tag}\"]\n\n1. e4 e5 2. Nf3 {end}\n");
        let listed = pgn::list(text.as_bytes()).next();
        let listed = listed.expect("a game").expect("it can be read");
        let mut file = std::io::Cursor::new(text.as_bytes());
        let (_, read) = pgn::source_at(&mut file, &listed).expect("it can be read");
        assert_eq!(listed.score, read.game.score, "{tag} and {end}");
    }
}
