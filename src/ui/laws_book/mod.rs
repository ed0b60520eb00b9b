//! The Laws to leaf through: contents and search, a provision in six editions, and its cases.
//!
//! What a rule says belongs to the locales, what is ruled in a case to the library of cases; nothing here rules, and no
//! case is played here.

mod announcing_names;
mod case_card;
mod case_cards;
mod contents_list;
pub mod laws_page;
mod provision_page;
mod provision_tiles;
