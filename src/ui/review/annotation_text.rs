//! What stands between the moves of a game from a file, as running text.

use std::fmt::Write;

use crate::chess::{Chess, Position};
use crate::notation::algebraic;
use crate::notation::pgn::{Annotation, Variation};
use crate::ui::view::settings::NotationStyles;

/// A comment without the commands in it, which are for programs.
pub fn remarked(comment: &str) -> String {
    let mut text = String::with_capacity(comment.len());
    let mut rest = comment;
    while let Some((before, command)) = rest.split_once("[%") {
        text.push_str(before);
        rest = command.split_once(']').map_or("", |(_, behind)| behind);
    }
    text.push_str(rest);
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// The sign of a numeric annotation behind a move; one that has no usual sign is told by its number.
pub fn glyph(nag: u8) -> String {
    match nag {
        1 => "!".to_owned(),
        2 => "?".to_owned(),
        3 => "!!".to_owned(),
        4 => "??".to_owned(),
        5 => "!?".to_owned(),
        6 => "?!".to_owned(),
        number => format!(" ${number}"),
    }
}

/// A variation that begins in that position, in brackets, with all that stands in it.
pub fn variation(variation: &Variation, before: &Chess, notation: NotationStyles) -> String {
    let mut text = String::from("(");
    let mut position = before.clone();
    let mut is_number_due = true;
    if annotated(&mut text, &variation.opening, before, notation) {
        text.push(' ');
    }
    for played in &variation.moves {
        let turn = position.turn();
        if turn.is_white() || is_number_due {
            let dots = turn.fold_wb(".", "…");
            let _ = write!(text, "{}{dots} ", position.fullmoves());
        }
        let before = position.clone();
        text += &algebraic::write(&position, played.mv, notation.of(turn));
        position.play_unchecked(played.mv);
        is_number_due = annotated(&mut text, &played.annotations, &before, notation);
        text.push(' ');
    }
    text += &variation.unread;
    let text = text.trim_end();
    format!("{text})")
}

/// Adds what stands behind a move; whether anything but signs does.
fn annotated(
    text: &mut String,
    annotations: &[Annotation],
    before: &Chess,
    notation: NotationStyles,
) -> bool {
    let mut any = false;
    for annotation in annotations {
        let said = match annotation {
            Annotation::Nag(nag) => {
                *text += &glyph(*nag);
                continue;
            }
            Annotation::Comment(comment) => remarked(comment),
            Annotation::DrawOffer => "(=)".to_owned(),
            Annotation::Retracted(mv) => mv.clone(),
            Annotation::Variation(moves) => variation(moves, before, notation),
        };
        if !said.is_empty() {
            any = true;
            if !text.ends_with('(') {
                text.push(' ');
            }
            *text += &said;
        }
    }
    any
}
