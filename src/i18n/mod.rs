//! Words in six languages.
