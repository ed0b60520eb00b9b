//! Why a text is no script, or none whose acts can begin: as data, so that it can be told in every language.

use ron::error::Error;

use super::content_fault::ContentFault;
use super::initial_state::Unplayable;
use super::syntax_fault::SyntaxFault;
use crate::serde_support::carried_fault;

/// What is wrong with a script. Displayed in English, as the readers of RON and of scripts say it.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ScriptFault {
    /// What it says.
    #[error(transparent)]
    Content(ContentFault),
    /// How it is written.
    #[error("{said}")]
    Syntax {
        /// What is wrong.
        fault: SyntaxFault,
        /// What the reader of RON says of it, in English.
        said: String,
    },
    /// Its acts cannot begin.
    #[error(transparent)]
    Unplayable(Unplayable),
    /// It is no text.
    #[error("Invalid UTF-8")]
    NotUtf8,
    /// Anything else, as the reader of RON says it in English.
    #[error("{0}")]
    Other(String),
}

impl From<&Error> for ScriptFault {
    fn from(error: &Error) -> Self {
        if let Some(fault) = SyntaxFault::of(error) {
            let said = error.to_string();
            return Self::Syntax { fault, said };
        }
        let said = error.to_string();
        let told = if let Error::InvalidValueForType { expected, .. } = error {
            expected
        } else {
            &said
        };
        let (_, carried) = carried_fault::part(told);
        match carried.map(ron::from_str::<ContentFault>) {
            Some(Ok(fault)) => Self::Content(fault),
            Some(Err(_)) | None => Self::Other(carried_fault::part(&said).0.to_owned()),
        }
    }
}
