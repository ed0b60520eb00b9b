//! The arbiter: events in, rulings out.
