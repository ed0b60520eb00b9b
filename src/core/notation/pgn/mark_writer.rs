//! Arrows and coloured squares written into the text of a game, and nothing else of it changed.

use super::board_marks::{BoardMark, commands, without_commands};
use super::found_move::FoundMove;
use super::lexer::{Lexer, TokenKind};
use super::tag_reader::{self, Head};
use crate::chess::null_move::null_move;
use crate::chess::unchecked_play::play_told;
use crate::notation::letters::Letters;

/// The text of a game with these marks behind its move of that number, or before the first, in place of those that stand
/// there; everything else stays to the letter. Nothing where the game has no such move.
pub fn with_board_marks(text: &str, made: usize, marks: &[BoardMark]) -> Option<String> {
    let place = MarkPlace::find(text, made)?;
    let mut edited = String::with_capacity(text.len() + 64);
    let mut copied = 0;
    let mut copy_to = |edited: &mut String, at: usize| {
        edited.push_str(&text[copied..at]);
        copied = at;
    };
    copy_to(&mut edited, place.at);
    if !marks.is_empty() {
        let told = commands(marks);
        let (before, behind) = if made == 0 { ("{", "} ") } else { (" {", "}") };
        edited.extend([before, &told, behind]);
    }
    for (at, end) in place.comments {
        let comment = &text[at..end];
        let kept = without_commands(comment);
        if kept == comment {
            continue;
        }
        copy_to(&mut edited, at);
        let mut behind = end;
        if !kept.trim_matches(['{', '}', ';', ' ']).is_empty() {
            edited.push_str(&kept);
        } else if made == 0 {
            // The blank that parted it from the first move goes with it, later on the one before it.
            behind += usize::from(text[end..].starts_with(' '));
        } else if edited.ends_with(' ') {
            edited.pop();
        }
        copy_to(&mut String::new(), behind);
    }
    copy_to(&mut edited, text.len());
    Some(edited)
}

/// Where marks are told in the text of a game.
struct MarkPlace {
    /// The byte where a comment with them may stand.
    at: usize,
    /// The comments that stand there, each from its first byte to the one behind it.
    comments: Vec<(usize, usize)>,
}

impl MarkPlace {
    /// Looks for the move of that number in the game itself.
    fn find(text: &str, made: usize) -> Option<MarkPlace> {
        let head = Head::of(text);
        let mut position = tag_reader::start(&head.tags, text).ok()?.position;
        let mut place = MarkPlace {
            at: head.end,
            comments: Vec::new(),
        };
        let (mut plies, mut depth) = (0, 0_usize);
        // Whether only signs have stood behind the move.
        let mut is_bare = made > 0;
        for token in Lexer::new(text, head.end) {
            let is_here = plies == made && depth == 0;
            let mv = match token.kind {
                TokenKind::Open => {
                    depth += 1;
                    is_bare = false;
                    continue;
                }
                TokenKind::Close => {
                    depth = depth.saturating_sub(1);
                    continue;
                }
                TokenKind::Comment(_) if is_here => {
                    place.comments.push((token.at, token.end));
                    is_bare = false;
                    continue;
                }
                TokenKind::Glyph(_) | TokenKind::Nag(_) | TokenKind::Mark if is_here && is_bare => {
                    place.at = token.end;
                    continue;
                }
                TokenKind::Plain(word) if depth == 0 => {
                    let found = FoundMove::of(word, Letters::English, &position);
                    found.ok().map(|found| found.mv)
                }
                TokenKind::NullMove if depth == 0 => null_move(&position),
                TokenKind::Plain(_)
                | TokenKind::Mark
                | TokenKind::NullMove
                | TokenKind::Number
                | TokenKind::Glyph(_)
                | TokenKind::Nag(_)
                | TokenKind::Comment(_)
                | TokenKind::OpenComment(_)
                | TokenKind::Offer
                | TokenKind::Stray(_) => continue,
            };
            if plies == made {
                break;
            }
            let Some(mv) = mv else { continue };
            play_told(&mut position, mv);
            plies += 1;
            place.at = token.end;
        }
        (plies == made).then_some(place)
    }
}

#[cfg(test)]
mod tests {
    use super::super::board_marks::{MarkColor, board_marks};
    use super::super::read;
    use super::*;
    use crate::chess::Square;

    const GAME: &str = "[White \"A\"]\n\n{Begin [%csl Ga1]} 1. e4! $14 { [%clk 0:10:00] [%cal Ge2e4] best } \
                        (1. d4 {[%cal Rd2d4]} d5) e5 {[%csl Re5]}\n2. Nf3 ; well [%csl Gf3]\n Nc6 *\n";

    fn mark(from: Square, to: Square) -> BoardMark {
        BoardMark {
            color: MarkColor::Blue,
            from,
            to,
        }
    }

    #[test]
    fn marks_are_written_and_nothing_else_is_changed() {
        let marks = [mark(Square::D5, Square::D5), mark(Square::G1, Square::F3)];
        for made in 0..=4 {
            let edited = with_board_marks(GAME, made, &marks).expect("the move is there");
            let game = read(&edited).game;
            let annotations = match made {
                0 => &game.opening,
                made => &game.plies[made - 1].annotations,
            };
            assert_eq!(board_marks(annotations), marks, "{edited}");
            let bare = with_board_marks(&edited, made, &[]).expect("the move is there");
            let before = with_board_marks(GAME, made, &[]).expect("the move is there");
            assert_eq!(bare, before, "{made}");
            assert_eq!(read(&edited).errors, []);
        }
        assert_eq!(with_board_marks(GAME, 5, &marks), None);
    }

    #[test]
    fn the_text_around_them_stays_to_the_letter() {
        let edited = with_board_marks(GAME, 1, &[mark(Square::E4, Square::E4)]);
        let expected = GAME.replace(
            "$14 { [%clk 0:10:00] [%cal Ge2e4] best }",
            "$14 {[%csl Be4]} { [%clk 0:10:00]  best }",
        );
        assert_eq!(edited, Some(expected));
        let rubbed = with_board_marks(GAME, 2, &[]);
        assert_eq!(rubbed, Some(GAME.replace(" {[%csl Re5]}", "")));
    }
}
