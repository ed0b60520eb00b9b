//! What serde needs beside what it derives: values of both players kept as data, and faults that come through it as data.
//!
//! Nothing here knows a format of the house; each is for the room that keeps it.

pub mod by_color_serde;
pub mod carried_fault;
