//! One line of a pairing list: a pairing, a bye, or a result for a board.

use super::line_words::{FIRST_RATING, LineWord, WordKind, line_words};
use super::round_heading::{round_heading, round_within};
use crate::tournament::{BoardResult, Bye};

/// A player as a list writes one.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ListedPlayer {
    /// The name; empty where only a number is given.
    pub name: String,
    /// The title.
    pub title: String,
    /// The rating.
    pub rating: Option<u16>,
    /// The pairing number.
    pub number: Option<u16>,
}

/// A pairing as a list writes it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ListedPairing {
    /// The board, where it is given.
    pub board: Option<u16>,
    /// Who plays White.
    pub white: ListedPlayer,
    /// Who plays Black.
    pub black: ListedPlayer,
    /// The result.
    pub result: BoardResult,
}

/// A bye as a list writes it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ListedBye {
    /// Whose it is.
    pub player: ListedPlayer,
    /// Which one.
    pub bye: Bye,
}

/// What a line of a pairing list tells.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PairingLine {
    /// A pairing.
    Pairing(ListedPairing),
    /// A bye.
    Bye(ListedBye),
    /// The result of a board.
    Result(u16, BoardResult),
    /// The round that what follows is about.
    Round(u16),
}

/// Reads a line, by its signs alone; none where it is no heading of a round and two players cannot be made out.
pub fn read_pairing_line(line: &str) -> Option<PairingLine> {
    let words = line_words(line);
    if let Some(round) = round_heading(&words) {
        return Some(PairingLine::Round(round));
    }
    read_words(&words).or_else(|| round_within(&words).map(PairingLine::Round))
}

fn read_words(words: &[LineWord]) -> Option<PairingLine> {
    if let [board, result] = words
        && let (WordKind::Number(board), WordKind::Result(result)) = (&board.kind, &result.kind)
    {
        return Some(PairingLine::Result(u16::try_from(*board).ok()?, *result));
    }
    if let Some(bye) = read_bye(words) {
        return Some(PairingLine::Bye(bye));
    }
    let result = words.iter().find_map(LineWord::result).unwrap_or_default();
    let has_names = words.iter().any(|word| word.kind == WordKind::Name);
    let pairing = if has_names {
        let (left, right) = sides(words)?;
        named_pairing(left, right, result)
    } else {
        numbered_pairing(words, result)
    };
    pairing.map(PairingLine::Pairing)
}

fn read_bye(words: &[LineWord]) -> Option<ListedBye> {
    let mut words_with_places = words.iter().enumerate();
    let (at, bye) = words_with_places.find_map(|(at, word)| Some((at, word.bye()?)))?;
    let is_half = words
        .iter()
        .any(|word| matches!(word.text.as_str(), "½" | "1/2" | "half"));
    let rest = words.iter().enumerate().filter(|(other, word)| {
        let is_half = matches!(word.text.as_str(), "½" | "1/2" | "half");
        *other != at && !is_half && !matches!(word.kind, WordKind::Between)
    });
    let rest: Vec<LineWord> = rest.map(|(_, word)| word.clone()).collect();
    let first = rest.iter().position(|word| word.kind == WordKind::Name);
    let player = match first {
        Some(first) => player(&rest[..first], &rest[first..], LineSide::Left),
        None => ListedPlayer {
            number: small_numbers(&rest).last().copied(),
            ..ListedPlayer::default()
        },
    };
    let is_known = !player.name.is_empty() || player.number.is_some();
    let bye = if is_half { Bye::Half } else { bye };
    is_known.then_some(ListedBye { player, bye })
}

/// Returns what stands left and right of the middle of the line.
fn sides(words: &[LineWord]) -> Option<(&[LineWord], &[LineWord])> {
    let is_name = |word: &LineWord| word.kind == WordKind::Name;
    let parts = |at: usize| {
        let (left, right) = (&words[..at], &words[at + 1..]);
        (left.iter().any(is_name) && right.iter().any(is_name)).then_some((left, right))
    };
    let is_result = |word: &LineWord| matches!(word.kind, WordKind::Result(_));
    let is_between = |word: &LineWord| word.kind == WordKind::Between;
    let by_sign = positions(words, is_result)
        .into_iter()
        .chain(positions(words, is_between))
        .find_map(parts);
    by_sign.or_else(|| sides_by_column(words))
}

fn positions(words: &[LineWord], is_wanted: impl Fn(&LineWord) -> bool) -> Vec<usize> {
    let all = words.iter().enumerate();
    all.filter(|(_, word)| is_wanted(word))
        .map(|(at, _)| at)
        .collect()
}

/// Returns both sides of a line that only has columns: each name is a column, or parted from the other by numbers.
fn sides_by_column(words: &[LineWord]) -> Option<(&[LineWord], &[LineWord])> {
    let mut groups: Vec<(usize, usize)> = Vec::new();
    for (at, word) in words.iter().enumerate() {
        if word.kind != WordKind::Name {
            continue;
        }
        match groups.last_mut() {
            Some((_, end)) if *end == at && !word.begins_column => *end = at + 1,
            _ => groups.push((at, at + 1)),
        }
    }
    let is_federation = |(start, end): &(usize, usize)| {
        let text = &words[*start].text;
        end - start == 1 && text.len() == 3 && text.chars().all(|it| it.is_ascii_uppercase())
    };
    if groups.len() > 2 {
        groups.retain(|group| !is_federation(group));
    }
    let [_, (second, _)] = groups[..] else {
        return None;
    };
    // A title that stands before the second name belongs to it.
    let before = second.checked_sub(1);
    let has_title = before.is_some_and(|at| words[at].kind == WordKind::Title);
    let middle = if has_title { second - 1 } else { second };
    // Words that merely follow one another, as in a heading, are no two names.
    let is_rating =
        |word: &LineWord| matches!(word.kind, WordKind::Number(number) if number >= FIRST_RATING);
    let is_behind_rating = middle
        .checked_sub(1)
        .is_some_and(|at| is_rating(&words[at]));
    let stands_apart = words[middle].begins_column || words[second].begins_column;
    (stands_apart || is_behind_rating).then(|| words.split_at(middle))
}

/// Which side of a line a player stands on.
#[derive(Clone, Copy, PartialEq, Eq)]
enum LineSide {
    Left,
    Right,
}

fn named_pairing(
    left: &[LineWord],
    right: &[LineWord],
    result: BoardResult,
) -> Option<ListedPairing> {
    let is_name = |word: &LineWord| word.kind == WordKind::Name;
    let first = left.iter().position(is_name)?;
    let second = right.iter().position(is_name)?;
    let before = small_numbers(&left[..first]);
    let mut white = player(&left[..first], &left[first..], LineSide::Left);
    let board = before.first().copied();
    white.number = before.get(1).copied();
    Some(ListedPairing {
        board,
        white,
        black: player(&right[..second], &right[second..], LineSide::Right),
        result,
    })
}

/// Returns the numbers that are no ratings.
fn small_numbers(words: &[LineWord]) -> Vec<u16> {
    let numbers = words.iter().filter_map(LineWord::number);
    let numbers = numbers.filter_map(|number| u16::try_from(number).ok().filter(|it| *it > 0));
    numbers
        .filter(|number| u32::from(*number) < FIRST_RATING)
        .collect()
}

fn player(before: &[LineWord], from_name: &[LineWord], side: LineSide) -> ListedPlayer {
    let all = || before.iter().chain(from_name);
    let names = from_name.iter().filter(|word| word.kind == WordKind::Name);
    let mut names: Vec<&LineWord> = names.collect();
    // A federation stands in a column of its own behind the name.
    let is_federation = |word: &LineWord| {
        let is_code = word.text.len() == 3 && word.text.chars().all(|it| it.is_ascii_uppercase());
        word.begins_column && is_code
    };
    if names.len() > 1 {
        names.retain(|word| !is_federation(word));
    }
    let names: Vec<&str> = names.iter().map(|word| word.text.as_str()).collect();
    let ratings = all().filter_map(LineWord::number);
    let rating = ratings
        .filter(|number| *number >= FIRST_RATING)
        .find_map(|number| u16::try_from(number).ok());
    let title = all().find(|word| word.kind == WordKind::Title);
    // Behind Black's rating the number is repeated; before it stand points.
    let behind_rating = from_name
        .iter()
        .rposition(|word| matches!(word.kind, WordKind::Number(number) if number >= FIRST_RATING));
    let number = behind_rating
        .filter(|_| side == LineSide::Right)
        .and_then(|at| small_numbers(&from_name[at..]).first().copied());
    ListedPlayer {
        name: names.join(" "),
        title: title.map(|word| word.text.clone()).unwrap_or_default(),
        rating,
        number,
    }
}

/// Reads a pairing that gives numbers alone: `5 - 12`, or with the board `1 5 12`.
fn numbered_pairing(words: &[LineWord], result: BoardResult) -> Option<ListedPairing> {
    let numbers = words.iter().filter_map(LineWord::number);
    let numbers = numbers.map(|number| u16::try_from(number).ok());
    let numbers: Vec<u16> = numbers.collect::<Option<_>>()?;
    let is_parted = words.iter().any(|word| word.kind == WordKind::Between);
    let (board, white, black) = match numbers[..] {
        [board, white, black] => (Some(board), white, black),
        [white, black] if is_parted => (None, white, black),
        _ => return None,
    };
    let by_number = |number| ListedPlayer {
        number: Some(number),
        ..ListedPlayer::default()
    };
    Some(ListedPairing {
        board,
        white: by_number(white),
        black: by_number(black),
        result,
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::chess::Color;

    fn told(line: &str) -> String {
        match read_pairing_line(line) {
            None => "none".to_owned(),
            Some(PairingLine::Result(board, result)) => format!("{board}: {result}"),
            Some(PairingLine::Round(round)) => format!("round {round}"),
            Some(PairingLine::Bye(it)) => format!("{} {:?}", player_told(&it.player), it.bye),
            Some(PairingLine::Pairing(it)) => {
                let board = it.board.map_or("-".to_owned(), |board| board.to_string());
                let (white, black) = (player_told(&it.white), player_told(&it.black));
                format!("{board}: {white} / {black} / {}", it.result)
            }
        }
    }

    fn player_told(player: &ListedPlayer) -> String {
        let rating = player.rating.map(|rating| format!(" {rating}"));
        let number = player.number.map(|number| format!("#{number}"));
        let title = Some(player.title.clone()).filter(|title| !title.is_empty());
        let title = title.map(|title| format!("{title} "));
        format!(
            "{}{}{}{}",
            title.unwrap_or_default(),
            player.name,
            rating.unwrap_or_default(),
            number.unwrap_or_default()
        )
    }

    #[test]
    fn lines_of_pairing_programs_and_of_people_are_read() {
        for (line, expected) in [
            (
                "1 Novak Ana 2100 - Kos Boris 1980",
                "1: Novak Ana 2100 / Kos Boris 1980 / *",
            ),
            (
                "1\t5\tGM\tNovak, Ana\t2510\t2\t1 - 0\t1½\t\tKos, Boris\t1980\t12",
                "1: GM Novak, Ana 2510#5 / Kos, Boris 1980#12 / 1-0",
            ),
            (
                "  3   Novak, Ana           2100   ½ - ½   IM  Kos, Boris     1980",
                "3: Novak, Ana 2100 / IM Kos, Boris 1980 / 1/2-1/2",
            ),
            ("Novak Ana - Kos Boris", "-: Novak Ana / Kos Boris / *"),
            (
                "4. Novak Ana vs Kos Boris 0-1",
                "4: Novak Ana / Kos Boris / 0-1",
            ),
            (
                "7  Novak Ana (2100)  Kos Boris (1980)",
                "7: Novak Ana 2100 / Kos Boris 1980 / *",
            ),
            (
                "7  Novak Ana  SLO  2100  Kos Boris  CRO  1980",
                "7: Novak Ana 2100 / Kos Boris 1980 / *",
            ),
            (
                "2  Duda-Krzysztof, Jan 2720 (1) : (1) So, Wesley 2760",
                "2: Duda-Krzysztof, Jan 2720 / So, Wesley 2760 / *",
            ),
            (
                "8 Novak Ana + - - Kos Boris",
                "8: Novak Ana / Kos Boris / +-",
            ),
            ("12 1-0", "12: 1-0"),
            ("12 ½ - ½", "12: 1/2-1/2"),
            ("5 - 12", "-: #5 / #12 / *"),
            ("1 5 - 12", "1: #5 / #12 / *"),
            ("1\t5\t12", "1: #5 / #12 / *"),
            ("14 Kos Boris 1980 bye", "Kos Boris 1980 Pairing"),
            ("Kos Boris - bye ½", "Kos Boris Half"),
            ("17\tKos, Boris\t1980\tspielfrei", "Kos, Boris 1980 Pairing"),
            ("Kos Boris  absent", "Kos Boris Zero"),
            ("Round 3 on 2026/11/30 at 18.00", "round 3"),
            ("2. kolo", "round 2"),
            ("2 Kolo Jan - Kos Boris", "2: Kolo Jan / Kos Boris / *"),
        ] {
            assert_eq!(told(line), expected, "{line}");
        }
    }

    #[test]
    fn what_names_no_two_players_is_not_taken() {
        for line in [
            "Bo.\tNo.\tName\tRtg\tPts.\tResult\tPts.\tName\tRtg\tNo.",
            "Novak Ana",
            "1 2",
            "12",
            "bye",
        ] {
            assert_eq!(told(line), "none", "{line}");
        }
    }

    #[test]
    fn a_result_is_white_s_first() {
        let Some(PairingLine::Pairing(pairing)) = read_pairing_line("1 Novak A 0-1 Kos B") else {
            panic!("a pairing");
        };
        assert_eq!(pairing.result, BoardResult::win(Color::Black));
    }
}
