//! What stands between the moves of a game from a file, as running text in which each move leads to its position.

use std::mem::take;
use std::sync::Arc;

use super::variation_line::{GamePlace, VariationLine};
use jadoube_core::chess::unchecked_play::play_told;
use jadoube_core::chess::{Chess, Position};
use jadoube_core::i18n::shown_text;
use jadoube_core::notation::NotationStyles;
use jadoube_core::notation::algebraic;
use jadoube_core::notation::pgn::{Annotation, Variation, sign_of};

/// A piece of running text.
#[derive(Clone, Debug)]
pub struct TextSpan {
    /// What it says, with the blanks around it.
    pub text: String,
    /// Where it leads, if it is a move.
    pub leads: Option<GamePlace>,
}

/// A comment without the commands in it, which are for programs; one that has no end is text.
pub fn remarked(comment: &str) -> String {
    let mut text = String::with_capacity(comment.len());
    let mut rest = comment;
    while let Some((before, command)) = rest.split_once("[%") {
        let Some((_, behind)) = command.split_once(']') else {
            break;
        };
        text.push_str(before);
        rest = behind;
    }
    text.push_str(rest);
    let text = text.split_whitespace().collect::<Vec<_>>().join(" ");
    shown_text::paragraph(&text).into_owned()
}

/// The sign of a numeric annotation, as it stands behind a move; one that has none is told by its number.
pub fn glyph(nag: u8) -> String {
    match sign_of(nag) {
        Some(sign) if matches!(nag, 1..=6 | 9) => sign.to_owned(),
        Some(sign) => format!(" {sign}"),
        None => format!(" ${nag}"),
    }
}

/// A variation that begins at that place, in that position, with all that stands in it.
pub fn variation(
    variation: &Variation,
    leaves: &GamePlace,
    before: &Chess,
    notation: NotationStyles,
) -> Vec<TextSpan> {
    let mut writer = VariationWriter {
        spans: Vec::new(),
        said: String::new(),
        notation,
    };
    writer.variation(variation, leaves, before);
    writer.end_words();
    writer.spans
}

/// A variation while it is written.
struct VariationWriter {
    spans: Vec<TextSpan>,
    /// What was said since the last move, and leads nowhere.
    said: String,
    notation: NotationStyles,
}

impl VariationWriter {
    fn variation(&mut self, variation: &Variation, leaves: &GamePlace, before: &Chess) {
        let line = Arc::new(VariationLine::new(variation, leaves.clone(), before));
        self.said.push('(');
        if self.annotations(&variation.opening, leaves, before) {
            self.said.push(' ');
        }
        let mut position = before.clone();
        let mut is_number_due = true;
        for (made, played) in variation.moves.iter().enumerate() {
            let turn = position.turn();
            let mut text = String::new();
            if turn.is_white() || is_number_due {
                text = algebraic::number(&position, turn) + " ";
            }
            text += &algebraic::write(&position, played.mv, self.notation.of(turn));
            let here = GamePlace::Variation(Arc::clone(&line), made + 1);
            self.end_words();
            self.spans.push(TextSpan {
                text,
                leads: Some(here),
            });
            let stood = match made {
                0 => leaves.clone(),
                _ => GamePlace::Variation(Arc::clone(&line), made),
            };
            is_number_due = self.annotations(&played.annotations, &stood, &position);
            play_told(&mut position, played.mv);
            if made + 1 < variation.moves.len() {
                self.said.push(' ');
            }
        }
        if !variation.unread.is_empty() {
            self.said.push(' ');
            self.said += &variation.unread;
        }
        self.said.push(')');
    }

    /// Adds what stands behind a move that was made at that place; whether anything but signs does.
    fn annotations(
        &mut self,
        annotations: &[Annotation],
        stood: &GamePlace,
        before: &Chess,
    ) -> bool {
        let mut any = false;
        for annotation in annotations {
            any |= match annotation {
                Annotation::Nag(nag) => {
                    self.said += &glyph(*nag);
                    false
                }
                Annotation::Comment(comment) => self.say(&remarked(comment)),
                Annotation::DrawOffer => self.say("(=)"),
                Annotation::Retracted(mv) => self.say(mv),
                Annotation::PressWithoutMove(_) => false,
                Annotation::Variation(inner) => {
                    self.part();
                    self.variation(inner, stood, before);
                    true
                }
            };
        }
        any
    }

    /// Adds words, if there are any.
    fn say(&mut self, words: &str) -> bool {
        if !words.is_empty() {
            self.part();
            self.said += words;
        }
        !words.is_empty()
    }

    /// What is said next is parted from what stands there by a blank.
    fn part(&mut self) {
        if !self.said.ends_with(['(', ' ']) {
            self.said.push(' ');
        }
    }

    /// What was said until now is a piece of its own.
    fn end_words(&mut self) {
        if !self.said.is_empty() {
            let text = take(&mut self.said);
            self.spans.push(TextSpan { text, leads: None });
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use jadoube_core::record::print::typeface::Typeface;

    #[test]
    fn every_sign_can_be_drawn_and_stands_for_its_number() {
        for nag in 0..=u8::MAX {
            let Some(sign) = sign_of(nag) else { continue };
            for letter in sign.chars() {
                assert_ne!(Typeface::with(letter, true).glyph(letter), 0, "{sign}");
            }
        }
        for (nag, shown) in [
            (1, "!"),
            (9, "??"),
            (10, " ="),
            (14, " ⩲"),
            (18, " +−"),
            (146, " N"),
            (99, " $99"),
        ] {
            assert_eq!(glyph(nag), shown);
        }
    }

    #[test]
    fn a_command_without_its_end_is_text() {
        for (comment, shown) in [
            ("[%clk 0:05:00] well", "well"),
            ("[%clk 0:05:00 A good move", "[%clk 0:05:00 A good move"),
            ("a [%csl Ge4] b [%cal", "a b [%cal"),
        ] {
            assert_eq!(remarked(comment), shown);
        }
    }
}
