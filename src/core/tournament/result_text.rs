//! Results as people and programs write them: `1-0`, `½ : ½`, `=`, `+ - -`, `00`.

use super::board_result::{BoardResult, Forfeit};
use crate::chess::Color;
use crate::laws::{Outcome, Score};

/// The letters that stand for a game which is not rated, behind its result.
const UNRATED: [&str; 2] = ["unrated", "u"];

/// Reads a result with both sides: `1-0`, `1/2-0`, `0:0`, `+ - -`; none if it is none. A score alone, as `1`, is none:
/// in a pairing list that may be anything.
pub fn read_result(text: &str) -> Option<BoardResult> {
    let plain = plain(text);
    if let Some(scores) = UNRATED.iter().find_map(|mark| plain.strip_suffix(mark)) {
        return Some(BoardResult::Unrated(read_outcome(scores)?));
    }
    match plain.as_str() {
        "*" => Some(BoardResult::Pending),
        "+--" | "+-" => Some(BoardResult::Forfeited(Forfeit::Black)),
        "--+" | "-+" => Some(BoardResult::Forfeited(Forfeit::White)),
        "---" | "--" => Some(BoardResult::Forfeited(Forfeit::Both)),
        scores => read_outcome(scores).map(BoardResult::Played),
    }
}

/// Reads a result as it is typed in haste: one key where one will do. `1`, `0` and `=` tell White's score and leave Black
/// the rest; `00` is a game that both lose.
pub fn read_typed_result(text: &str) -> Option<BoardResult> {
    match plain(text).as_str() {
        "1" => Some(BoardResult::win(Color::White)),
        "0" => Some(BoardResult::win(Color::Black)),
        "h" => Some(BoardResult::DRAW),
        "?" => Some(BoardResult::Pending),
        "1u" => Some(BoardResult::Unrated(Outcome::win(Color::White))),
        "0u" => Some(BoardResult::Unrated(Outcome::win(Color::Black))),
        "hu" => Some(BoardResult::Unrated(Outcome::DRAW)),
        _ => read_result(text),
    }
}

/// Returns the text in few signs: no blanks, one dash, `h` for the half.
fn plain(text: &str) -> String {
    let text = text
        .to_lowercase()
        .replace("1/2", "h")
        .replace("0.5", "h")
        .replace("0,5", "h");
    let signs = text.chars().filter(|sign| !sign.is_whitespace());
    signs
        .map(|sign| match sign {
            '½' | '=' => 'h',
            ':' | '–' | '—' | '−' | '‑' => '-',
            other => other,
        })
        .collect()
}

fn read_outcome(scores: &str) -> Option<Outcome> {
    let mut signs = scores.chars();
    let first = signs.next()?;
    let second = match signs.next()? {
        '-' => signs.next()?,
        other => other,
    };
    let score = |sign| match sign {
        '1' => Some(Score::One),
        'h' => Some(Score::Half),
        '0' => Some(Score::Zero),
        _ => None,
    };
    let outcome = Outcome {
        white: score(first)?,
        black: score(second)?,
    };
    // Two scores that make more than a point are a slip.
    let is_given = !matches!(
        (outcome.white, outcome.black),
        (Score::One, Score::One | Score::Half) | (Score::Half, Score::One)
    );
    (signs.next().is_none() && is_given).then_some(outcome)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn results_are_read_as_they_are_written() {
        for (texts, result) in [
            (&["1-0", "1 - 0", "1:0", "1–0", "10"][..], "1-0"),
            (&["0-1", "0 : 1"], "0-1"),
            (
                &["½-½", "1/2-1/2", "½ – ½", "= - =", "0.5 - 0.5", "=="],
                "1/2-1/2",
            ),
            (&["0-0", "00"], "0-0"),
            (&["½-0", "1/2 - 0", "=0"], "1/2-0"),
            (&["0-½"], "0-1/2"),
            (&["+--", "+ - -", "+:-", "+-", "+ : -"], "+-"),
            (&["--+", "- - +", "-:+", "-+"], "-+"),
            (&["---", "- - -", "-:-", "--"], "--"),
            (&["1-0u", "1-0 unrated", "1 - 0 U"], "1-0 unrated"),
            (&["*"], "*"),
        ] {
            for text in texts {
                let read = read_result(text).map(|result| result.to_string());
                assert_eq!(read.as_deref(), Some(result), "{text}");
            }
        }
        for text in [
            "", "1", "=", "2-0", "1-1", "1-½", "1-0-1", "-", "+", "a-b", "11",
        ] {
            assert_eq!(read_result(text), None, "{text}");
        }
    }

    #[test]
    fn one_key_tells_a_result_in_haste() {
        for (text, result) in [
            ("1", "1-0"),
            ("0", "0-1"),
            ("=", "1/2-1/2"),
            ("½", "1/2-1/2"),
            ("1/2", "1/2-1/2"),
            ("00", "0-0"),
            ("=u", "1/2-1/2 unrated"),
            ("?", "*"),
            ("-+", "-+"),
        ] {
            let read = read_typed_result(text).map(|result| result.to_string());
            assert_eq!(read.as_deref(), Some(result), "{text}");
        }
    }
}
