//! What is seen. Looks at a view, asks commands.
