//! What can be wrong with a script as a text of RON: what the reader finds before it comes to what the script says.

use ron::error::Error;

/// What is wrong with the text of a script, and what should stand there.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SyntaxFault {
    /// Brackets stand within brackets, more deeply than anything here is written.
    TooDeep,
    /// It does not begin as a script does.
    NoScript,
    /// A sign, or several, belongs here.
    Sign(&'static str),
    /// A value of another kind belongs here.
    Kind(ValueKind),
    /// This is no name that can stand here.
    NoName(String),
    /// The number is too large, or negative where none can be.
    NumberRange,
    /// A text has no end.
    OpenText,
    /// A comment has no end.
    OpenComment,
    /// What stands behind a backslash in a text means nothing.
    Escape,
    /// A name, of a field or of a value, that means nothing here.
    UnknownName {
        /// The name.
        found: String,
        /// Those that do.
        known: &'static [&'static str],
    },
    /// A field is missing.
    FieldMissing(&'static str),
    /// A field stands twice.
    FieldTwice(&'static str),
    /// There are too few values.
    ValueMissing,
    /// The text ends before the script does.
    End,
    /// The script ends before the text does.
    Surplus,
    /// A sign that cannot stand here.
    Unexpected(char),
    /// An extension of RON that there is not.
    Extension(String),
}

/// A kind of value.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ValueKind {
    /// `true` or `false`.
    Truth,
    /// A whole number.
    Number,
    /// A text in quotation marks.
    Text,
    /// A name without any.
    Name,
}

impl SyntaxFault {
    /// What the reader complains of; nothing, where that is nothing a person could be told in a better way.
    #[expect(
        clippy::wildcard_enum_match_arm,
        reason = "a version of RON to come may find faults that this one does not"
    )]
    pub(super) fn of(error: &Error) -> Option<Self> {
        const SCRIPT: &str = "Script";
        Some(match error {
            Error::ExpectedNamedStructLike(SCRIPT)
            | Error::ExpectedDifferentStructName {
                expected: SCRIPT, ..
            } => Self::NoScript,
            Error::ExpectedArray => Self::Sign("["),
            Error::ExpectedArrayEnd => Self::Sign("]"),
            Error::ExpectedAttribute => Self::Sign("#![enable(…)]"),
            Error::ExpectedAttributeEnd => Self::Sign(")]"),
            Error::ExpectedComma => Self::Sign(","),
            Error::ExpectedMap => Self::Sign("{"),
            Error::ExpectedMapColon => Self::Sign(":"),
            Error::ExpectedMapEnd => Self::Sign("}"),
            Error::ExpectedStructLike
            | Error::ExpectedNamedStructLike(_)
            | Error::ExpectedDifferentStructName { .. } => Self::Sign("("),
            Error::ExpectedStructLikeEnd | Error::ExpectedOptionEnd => Self::Sign(")"),
            Error::ExpectedBoolean => Self::Kind(ValueKind::Truth),
            Error::ExpectedInteger
            | Error::InvalidIntegerDigit { .. }
            | Error::UnderscoreAtBeginning => Self::Kind(ValueKind::Number),
            Error::ExpectedString => Self::Kind(ValueKind::Text),
            Error::ExpectedIdentifier => Self::Kind(ValueKind::Name),
            Error::SuggestRawIdentifier(found) | Error::InvalidIdentifier(found) => {
                Self::NoName(found.clone())
            }
            Error::IntegerOutOfBounds => Self::NumberRange,
            Error::ExpectedStringEnd => Self::OpenText,
            Error::UnclosedBlockComment => Self::OpenComment,
            Error::InvalidEscape(_) => Self::Escape,
            Error::NoSuchStructField {
                expected, found, ..
            }
            | Error::NoSuchEnumVariant {
                expected, found, ..
            } => Self::UnknownName {
                found: found.clone(),
                known: expected,
            },
            Error::MissingStructField { field, .. } => Self::FieldMissing(field),
            Error::DuplicateStructField { field, .. } => Self::FieldTwice(field),
            Error::ExpectedDifferentLength { .. } => Self::ValueMissing,
            Error::ExceededRecursionLimit => Self::TooDeep,
            Error::Eof => Self::End,
            Error::TrailingCharacters => Self::Surplus,
            Error::UnexpectedChar(sign) => Self::Unexpected(*sign),
            Error::NoSuchExtension(name) => Self::Extension(name.clone()),
            _ => return None,
        })
    }
}
