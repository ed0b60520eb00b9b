//! A rule as lessons and situations name it: by its slug.

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::laws::Rule;
use crate::serde_support::carried_fault::custom_error;

/// A rule of the concordance, written as its slug: `"touch-own"`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct RuleName(pub Rule);

/// The text names no rule.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, thiserror::Error)]
#[error("`{0}` is no rule")]
pub struct NoRule(pub String);

impl Serialize for RuleName {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.0.slug())
    }
}

impl<'de> Deserialize<'de> for RuleName {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let slug = String::deserialize(deserializer)?;
        match Rule::by_slug(&slug) {
            Some(rule) => Ok(Self(rule)),
            None => Err(custom_error("Rule", &NoRule(slug))),
        }
    }
}
