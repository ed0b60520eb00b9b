//! Games as PGN: what we write others can read, and what others write badly we read as far as it goes.

mod conversion;
mod damage;
mod desk;
mod everything;
mod lists;
mod properties;
mod writing;
