//! What is kept: text and bytes, no files.
