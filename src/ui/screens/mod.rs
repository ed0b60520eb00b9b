//! The frame around the screens: which one is shown, preferences, keys, notifications.
//!
//! A screen that grows a second file gets a room of its own and no longer belongs here.

mod about;
mod action_palette;
mod announcer;
mod closing_prompt;
pub mod keys;
mod manual;
pub mod notation_preferences;
mod pin_preferences;
pub mod preferences;
pub mod root;
mod sound_captions;
