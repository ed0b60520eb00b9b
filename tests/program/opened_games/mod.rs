//! Games from files: opened, looked through, kept and continued, in a world that counts.

mod history;
mod world;
