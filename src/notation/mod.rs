//! Writing moves and games, reading them back.
