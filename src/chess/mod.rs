//! Articles 1–3 on top of shakmaty: positions and moves, no people, no time.
