### Scoresheet and envelope
