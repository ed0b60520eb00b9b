//! What is wrong with a script, in the words of a language.

use std::borrow::Cow;

use super::Words;
use crate::chess::counters::{MOST_MOVES, Uncountable};
use crate::chess::{Fen, fen_reader, setup_validation};
use crate::clock::duration_text::NoDuration;
use crate::laws::Edition;
use crate::laws::editions::edition::UnknownEdition;
use crate::laws::facts::impossible_act::{By, Doers, ImpossibleAct};
use crate::notation::Style;
use crate::record::script::content_fault::{
    ActTooEarly, ContentFault, END_NAMES, UnreadableExpectation, UnusablePosition,
};
use crate::record::script::{ScriptFault, SyntaxFault, Unplayable, ValueKind};

/// Why a text is no script, or its acts cannot begin.
pub fn script_fault(fault: &ScriptFault, words: Words) -> String {
    match fault {
        ScriptFault::Content(fault) => content(fault, words).into_owned(),
        ScriptFault::Syntax { fault, .. } => syntax(fault, words).into_owned(),
        ScriptFault::Unplayable(unplayable) => hindrance(unplayable, words),
        ScriptFault::NotUtf8 => words.tr("judge-no-text").into_owned(),
        ScriptFault::Other(said) => {
            let args = [("why", said.as_str().into())];
            words.tr_args("judge-no-script", &args).into_owned()
        }
    }
}

/// Why the acts cannot begin.
pub fn hindrance(unplayable: &Unplayable, words: Words) -> String {
    match unplayable {
        Unplayable::After { written, misread } => {
            let why = words.misread(misread, None, Style::default());
            let args = [("move", written.as_str().into()), ("why", (&*why).into())];
            words.tr_args("judge-illegal-move", &args).into_owned()
        }
        Unplayable::AlreadyOver => words.tr("judge-already-over").into_owned(),
        Unplayable::ClocksWithoutTime => words.tr("judge-clocks-without-time").into_owned(),
    }
}

/// What is wrong with how it is written.
fn syntax(fault: &SyntaxFault, words: Words) -> Cow<'static, str> {
    let named = |id: &str, name: &str| words.tr_args(id, &[("name", name.into())]);
    match fault {
        SyntaxFault::NoScript => words.tr("judge-fault-no-script"),
        SyntaxFault::Sign(sign) => named("judge-fault-sign", sign),
        SyntaxFault::Kind(kind) => words.tr(match kind {
            ValueKind::Truth => "judge-fault-truth",
            ValueKind::Number => "judge-fault-number",
            ValueKind::Text => "judge-fault-text",
            ValueKind::Name => "judge-fault-name",
        }),
        SyntaxFault::NoName(found) => named("judge-fault-no-name", found),
        SyntaxFault::NumberRange => words.tr("judge-fault-number-range"),
        SyntaxFault::OpenText => words.tr("judge-fault-open-text"),
        SyntaxFault::OpenComment => words.tr("judge-fault-open-comment"),
        SyntaxFault::Escape => words.tr("judge-fault-escape"),
        SyntaxFault::UnknownName { found, known } => {
            let args = [
                ("name", found.as_str().into()),
                ("known", known.join(", ").into()),
            ];
            words.tr_args("judge-fault-unknown", &args)
        }
        SyntaxFault::FieldMissing(field) => named("judge-fault-field-missing", field),
        SyntaxFault::FieldTwice(field) => named("judge-fault-field-twice", field),
        SyntaxFault::ValueMissing => words.tr("judge-fault-value-missing"),
        SyntaxFault::TooDeep => words.tr("judge-fault-too-deep"),
        SyntaxFault::End => words.tr("judge-fault-end"),
        SyntaxFault::Surplus => words.tr("judge-fault-surplus"),
        SyntaxFault::Unexpected(sign) => {
            named("judge-fault-unexpected", &sign.escape_debug().to_string())
        }
        SyntaxFault::Extension(name) => named("judge-fault-extension", name),
    }
}

/// What is wrong with what it says.
fn content(fault: &ContentFault, words: Words) -> Cow<'static, str> {
    let about = |id: &str, text: &str| words.tr_args(id, &[("text", text.into())]);
    match fault {
        ContentFault::Square(fault) => about("judge-fault-square", &fault.0),
        ContentFault::Question(fault) => about("judge-fault-question", &fault.0),
        ContentFault::Edition(fault) => edition(fault, words),
        ContentFault::Count(Uncountable(count)) => {
            let args = [
                ("count", count.to_string().into()),
                ("most", MOST_MOVES.to_string().into()),
            ];
            words.tr_args("judge-fault-count", &args)
        }
        ContentFault::Duration(fault) => duration(fault, words),
        ContentFault::Control(fault) => {
            let why = words.unclear_time(&fault.text, fault.why);
            let args = [("text", fault.text.as_str().into()), ("why", why.into())];
            words.tr_args("judge-fault-control", &args)
        }
        ContentFault::Untimed(_) => words.tr("judge-fault-untimed"),
        ContentFault::Position(fault) => position(fault, words),
        ContentFault::Act(fault) => act(fault, words),
        ContentFault::Order(ActTooEarly { at, before }) => {
            let args = [
                ("at", at.to_string().into()),
                ("before", before.to_string().into()),
            ];
            words.tr_args("judge-fault-order", &args)
        }
        ContentFault::Expect(fault) => expectation(fault, words),
    }
}

fn edition(unknown: &UnknownEdition, words: Words) -> Cow<'static, str> {
    let known = Edition::ALL.map(Edition::name).join(", ");
    let args = [("text", unknown.0.as_str().into()), ("known", known.into())];
    words.tr_args("judge-fault-edition", &args)
}

fn duration(fault: &NoDuration, words: Words) -> Cow<'static, str> {
    let why = words.unclear_duration(&fault.text, fault.why);
    let args = [("text", fault.text.as_str().into()), ("why", why.into())];
    words.tr_args("judge-fault-duration", &args)
}

fn position(fault: &UnusablePosition, words: Words) -> Cow<'static, str> {
    let about = |id: &str, text: &str, why: String| {
        let args = [("text", text.into()), ("why", why.into())];
        words.tr_args(id, &args)
    };
    match fault {
        UnusablePosition::Number(text) => {
            words.tr_args("judge-fault-chess960", &[("text", text.as_str().into())])
        }
        UnusablePosition::Fen { text, .. } => {
            let slip = fen_reader::read(text).err();
            let why = slip.map(|slip| words.fen_error(&slip).into_owned());
            about("judge-fault-fen", text, why.unwrap_or_default())
        }
        UnusablePosition::TooManyMoves(text) => {
            let args = [
                ("text", text.as_str().into()),
                ("most", MOST_MOVES.to_string().into()),
            ];
            words.tr_args("judge-fault-moves", &args)
        }
        UnusablePosition::Kings(text) => {
            words.tr_args("judge-fault-kings", &[("text", text.as_str().into())])
        }
        UnusablePosition::Unplayable { text, .. } => {
            let setup = text.parse().map(Fen::into_setup).ok();
            let faults = setup.and_then(|setup| setup_validation::begin(&setup).err());
            let faults = faults.into_iter().flatten();
            let why: Vec<_> = faults.map(|fault| words.position_fault(fault)).collect();
            about("judge-fault-unplayable", text, why.join(" "))
        }
    }
}

fn act(fault: &ImpossibleAct, words: Words) -> Cow<'static, str> {
    match fault {
        ImpossibleAct::Nobody(name) => {
            words.tr_args("judge-fault-nobody", &[("act", name.as_str().into())])
        }
        ImpossibleAct::Other { by, act, doers } => {
            let by = match by {
                By::White => "white",
                By::Black => "black",
                By::Arbiter => "arbiter",
                By::Clock => "clock",
            };
            let doers = match doers {
                Doers::Player => "player",
                Doers::Arbiter => "arbiter",
                Doers::Either => "either",
                Doers::Clock => "clock",
            };
            let args = [
                ("by", by.into()),
                ("act", act.as_str().into()),
                ("doers", doers.into()),
            ];
            words.tr_args("judge-fault-doer", &args)
        }
    }
}

fn expectation(fault: &UnreadableExpectation, words: Words) -> Cow<'static, str> {
    let with_example = |id: &str, text: &str, example: &str| {
        let args = [("text", text.into()), ("example", example.into())];
        words.tr_args(id, &args)
    };
    match fault {
        UnreadableExpectation::Form => {
            let example = UnreadableExpectation::FORM;
            words.tr_args("judge-fault-expect", &[("example", example.into())])
        }
        UnreadableExpectation::Line(text) => {
            with_example("judge-fault-expect-line", text, UnreadableExpectation::LINE)
        }
        UnreadableExpectation::Moment(fault) => duration(fault, words),
        UnreadableExpectation::End(text) => {
            let known = END_NAMES.join(", ");
            let args = [("text", text.as_str().into()), ("known", known.into())];
            words.tr_args("judge-fault-expect-end", &args)
        }
        UnreadableExpectation::NoEditions(text) => words.tr_args(
            "judge-fault-expect-editions",
            &[("text", text.as_str().into())],
        ),
        UnreadableExpectation::UnknownEdition(unknown) => edition(unknown, words),
        UnreadableExpectation::Twice(edition) => words.tr_args(
            "judge-fault-expect-twice",
            &[("edition", edition.name().into())],
        ),
    }
}
